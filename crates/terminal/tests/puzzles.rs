//! Puzzles in plain lines and on the screen: asked, answered, judged, tried again, and the next one; and deals for whoever asks.

mod common;
mod seen;

use kernel::Lang;
use seen::Seen;
use table::puzzle::PUZZLED;
use table::{Archive, Puzzle};
use terminal::Console;
use terminal::plain::{Ended, Sitting, setup};
use terminal::screen::StartAt;
use terminal::screen::press::{Direction, Press};

fn a_puzzle() -> &'static Puzzle {
    Puzzle::all_of(table::IDS[0]).first().expect("a puzzle")
}

/// What is said where this is typed, and how the sitting ends.
fn sit(archive: &Archive, lang: Lang, typed: &str) -> (String, Ended) {
    let mut session = a_puzzle().begin().expect("a puzzle that fits the rules");
    let (mut input, mut output) = (typed.as_bytes(), Vec::new());
    let mut console = Console::new(lang, &mut input, &mut output);
    let ended = Sitting::new(&mut console, &mut session, None).keeping_answers(archive).play();
    (String::from_utf8(output).expect("text"), ended.expect("a console in memory"))
}

#[test]
fn a_puzzle_in_plain_lines() {
    let seen = Seen::new("puzzle-plain", None, true);
    let (archive, puzzle) = (&seen.app.house.archive, a_puzzle());
    let wrong = puzzle.lines.iter().find(|line| !line.right).expect("a wrong move");
    let right = &puzzle.lines[0];
    // The coach is silent, the answer is judged, another move may be tried, and the next puzzle follows.
    let (said, ended) = sit(archive, Lang::En, &format!("c\n{}\nu\n{}\nn\n", wrong.action, right.action));
    assert_eq!(ended, Ended::NextPuzzle, "{said}");
    for part in [
        "Find the best move.",
        "The coach is silent until you have answered.",
        "Not the best move: your chance to win drops by",
        "The chance to win by each move:",
        "(your answer)",
        "0 right out of 1",
        "Right!",
        "n: next puzzle",
    ] {
        assert!(said.contains(part), "{part} is missing in {said}");
    }
    assert_eq!(archive.attempts().expect("a file").len(), 1, "first answers alone are kept");
    let (said, ended) = sit(archive, Lang::Fr, &format!("n\n{}\nq\n", right.action));
    assert_eq!(ended, Ended::Left);
    for part in ["Trouvez le meilleur coup.", "Bien vu !", "Les chances de gagner de chaque coup", "Votre cote"] {
        assert!(said.contains(part), "{part} is missing in {said}");
    }
}

/// Answers the puzzle on the screen.
fn choose(seen: &mut Seen, action: &str) {
    let page = seen.app.session().expect("a puzzle").page(PUZZLED);
    let at = page.choices.iter().position(|choice| choice.action == action).expect("a legal action");
    seen.type_all(&(at + 1).to_string());
    if (at + 1) * 10 <= page.choices.len() {
        seen.press(Press::Enter);
    }
}

#[test]
fn a_puzzle_on_the_screen() {
    let puzzle = a_puzzle();
    let session = puzzle.begin().expect("a puzzle that fits the rules");
    let mut seen = Seen::starting("puzzle-screen", StartAt::Puzzle(Box::new(session)));
    assert!(seen.picture().contains("Find the best move."), "{}", seen.picture());
    seen.type_all("c");
    assert!(seen.picture().contains("The coach is silent"), "{}", seen.picture());
    let wrong = puzzle.lines.iter().find(|line| !line.right).expect("a wrong move");
    choose(&mut seen, &wrong.action);
    let told = seen.picture();
    assert!(told.contains("Not the best move") && told.contains("Your rating"), "{told}");
    seen.press(Press::Escape);
    seen.type_all("u");
    assert!(seen.app.session().is_some_and(table::Session::is_puzzling), "{}", seen.picture());
    choose(&mut seen, &puzzle.lines[0].action);
    assert!(seen.picture().contains("Right!"), "{}", seen.picture());
    seen.press(Press::Escape);
    seen.type_all("n");
    let next = seen.app.session().and_then(table::Session::puzzle).expect("the next puzzle");
    assert_eq!(next.number, puzzle.next().number);
    let attempts = seen.app.house.archive.attempts().expect("a file");
    assert_eq!(attempts.iter().map(|attempt| attempt.right).collect::<Vec<_>>(), [false]);
}

#[test]
fn the_menus_lead_to_puzzles() {
    let mut seen = Seen::new("puzzle-menu", None, true);
    assert!(seen.picture().contains("p  Puzzle of the day"), "{}", seen.picture());
    seen.type_all("p");
    assert!(seen.app.session().is_some_and(table::Session::is_puzzling), "{}", seen.picture());
    seen.type_all("q");
    seen.type_all("1");
    assert!(seen.picture().contains("Puzzles: find the best move"), "{}", seen.picture());
}

/// What is set up in plain lines where this is typed, and what is said.
fn set_up(typed: &str) -> (Option<setup::SetUp>, String) {
    let label = table::shelf::label(table::IDS[0]).expect("a game");
    let (mut input, mut output) = (typed.as_bytes(), Vec::new());
    let set = setup::ask(&mut Console::new(Lang::En, &mut input, &mut output), label).expect("a console in memory");
    (set, String::from_utf8(output).expect("text"))
}

#[test]
fn puzzles_and_deals_are_chosen_in_plain_lines() {
    let (set, said) = set_up("p\n99999\nx\n2\n");
    assert!(matches!(set, Some(setup::SetUp::Puzzle(puzzle)) if puzzle.number == 2), "{said}");
    assert!(matches!(set_up("p\n\n").0, Some(setup::SetUp::Puzzle(_))), "that of the day");
    assert!(set_up("p\nq\nq\n").0.is_none());
    let (set, said) = set_up("e\n1\n\n");
    assert!(matches!(set, Some(setup::SetUp::Game(..))), "{said}");
    assert!(said.contains("an easy deal") && said.contains("Easy deal: a bot of fixed strength wins it"), "{said}");
    let (_, said) = set_up("s\nmine\nq\n");
    assert!(said.contains("a bot of fixed strength wins it"), "{said}");
}

#[test]
fn a_deal_for_me_on_the_screen() {
    let mut seen = Seen::new("deal-for-me", None, true);
    seen.type_all("1");
    // The row of luck, turned back once: the last kind of deal.
    while !seen.picture().lines().any(|line| line.contains('▸') && line.contains("Deal")) {
        seen.press(Press::Arrow(Direction::Down));
    }
    seen.press(Press::Arrow(Direction::Left));
    assert!(seen.picture().contains("a deal that can be won for sure"), "{}", seen.picture());
    seen.press(Press::Enter);
    assert!(seen.app.session().is_some(), "{}", seen.picture());
    assert!(seen.picture().contains("a bot of fixed strength"), "{}", seen.picture());
}
