//! Every puzzle in every box can be laid out, asks for a move that can be made, and says what came of any answer.

use kernel::Lang;
use table::puzzle::PUZZLED;
use table::{Moment, Puzzle, PuzzleFile, UndoRefused, nobody_asks, shelf};

#[test]
fn boxes_hold_puzzles_that_fit_their_rules() {
    for label in table::IDS.iter().filter_map(|id| shelf::label(id)) {
        let file = PuzzleFile::read(label, label.puzzles).unwrap_or_else(|error| panic!("{}: {error}", label.id));
        assert_eq!(file.puzzles.as_slice(), Puzzle::all_of(label.id));
        assert!(file.puzzles.is_empty() || file.puzzles.len() >= 200, "{}: {}", label.id, file.puzzles.len());
        if let [.., _] = file.puzzles.as_slice() {
            let hard =
                |from: u16, to: u16| file.puzzles.iter().filter(|puzzle| (from..to).contains(&puzzle.rating)).count();
            assert!(hard(0, 800) >= 20 && hard(1_000, 3_000) >= 20, "{}: easy ones and hard ones", label.id);
        }
    }
    assert!(Puzzle::games().contains(&table::IDS[0]), "the first game has puzzles");
}

#[test]
fn every_puzzle_can_be_laid_out_and_answered() {
    for puzzle in Puzzle::games().into_iter().flat_map(Puzzle::all_of) {
        let name = format!("{} {}", puzzle.game, puzzle.number);
        let session = puzzle.begin().unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut legal = session.legal_actions(PUZZLED);
        let mut lines: Vec<String> = puzzle.lines.iter().map(|line| line.action.clone()).collect();
        legal.sort();
        lines.sort();
        assert_eq!(legal, lines, "{name}");
        let right = puzzle.lines.iter().filter(|line| line.right).count();
        assert!(right >= 1 && right < puzzle.lines.len(), "{name}");
        let best = puzzle.lines[0].thousandths;
        for line in &puzzle.lines {
            let behind = best.checked_sub(line.thousandths).unwrap_or_else(|| panic!("{name}: better than the best"));
            assert!(if line.right { behind <= 31 } else { behind >= 149 }, "{name}: {line:?}");
        }
        assert!(puzzle.lines.is_sorted_by_key(|line| core::cmp::Reverse((line.right, line.thousandths))), "{name}");
    }
}

#[test]
fn puzzles_ask_and_judge_in_both_languages() {
    let puzzle = Puzzle::all_of(table::IDS[0]).first().expect("a puzzle");
    let wrong = puzzle.lines.iter().find(|line| !line.right).expect("a wrong move");
    let mut session = puzzle.begin().expect("a puzzle that fits the rules");
    for (lang, ask) in [(Lang::Fr, "Trouvez le meilleur coup."), (Lang::En, "Find the best move.")] {
        assert!(session.words(lang).say(&session.page(PUZZLED).prompt).starts_with(ask));
    }
    assert!(session.is_puzzling() && session.puzzle_result().is_none() && session.puzzle_answer().is_none());
    assert_eq!(session.undo_at_one_screen(PUZZLED, true), Err(UndoRefused::Nothing), "what led to it stands");
    session.play(PUZZLED, &wrong.action, &mut nobody_asks).expect("a legal move");
    assert_eq!(session.puzzle_answer().as_ref(), Some(&wrong.action));
    let result = session.puzzle_result().expect("an answer");
    assert!(!result.right && result.why.len() == 2 && result.moves.len() == puzzle.lines.len());
    assert_eq!(result.moves.iter().filter(|(_, own)| *own).count(), 1);
    for (lang, best) in [(Lang::Fr, "Le meilleur"), (Lang::En, "Best")] {
        let words = session.words(lang);
        assert!(words.say(&result.why[0]).starts_with(best));
        assert!(result.moves.iter().all(|(text, _)| !words.say(text).contains('{')));
    }
    // Another try is free, and the last one counts.
    session.undo_at_one_screen(PUZZLED, false).expect("an answer can be taken back");
    assert!(session.is_puzzling() && !session.assisted());
    session.play(PUZZLED, &puzzle.lines[0].action, &mut nobody_asks).expect("a legal move");
    let result = session.puzzle_result().expect("an answer");
    assert!(result.right && result.why.len() == 1);
}

#[test]
fn every_day_has_its_puzzle() {
    let day = Moment::of_date("2026-11-17").expect("a day");
    let game = table::IDS[0];
    assert_eq!(Puzzle::of_day(game, day), Puzzle::of_day(game, day));
    assert_ne!(Puzzle::of_day(game, day), Puzzle::of_day(game, Moment::of_date("2026-11-18").expect("a day")));
    assert!(Puzzle::today(day).is_some());
    let all = Puzzle::all_of(game);
    assert_eq!(all.last().expect("a puzzle").next(), &all[0]);
    assert!(
        Puzzle::of(game, 0).is_none() && Puzzle::of(game, all.len() + 1).is_none() && Puzzle::of("chess", 1).is_none()
    );
    let mut ids: Vec<String> = all.iter().map(Puzzle::id).collect();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), all.len(), "each has an id of its own");
}
