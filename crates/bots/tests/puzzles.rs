//! Puzzles are what they claim to be, and are made the same way everywhere; deals are as hard as they are said to be.

use bots::difficulty::{NoDifficulty, difficulty, find_deal, has_difficulty, wishes};
use bots::puzzle_maker::{NoPuzzles, PuzzlePlan, make_puzzles, search_again};
use table::{DealLevel, DealWish, Luck, Puzzle, PuzzleFile, Settings};

/// The best move is found again by a search that is not deep: a few of each game, spread over its file.
#[test]
fn what_puzzles_call_right_is_right() {
    for game in Puzzle::games() {
        let all = Puzzle::all_of(game);
        for puzzle in all.iter().step_by(all.len() / 5) {
            let found = search_again(puzzle, 3_000).expect("a puzzle that fits the rules");
            let line = puzzle.line(&found.action).expect("a legal action");
            assert!(line.right, "{game} {}: {found:?} instead of {:?}", puzzle.number, puzzle.lines);
        }
    }
}

fn make(threads: usize, from: PuzzleFile, count: usize) -> Result<PuzzleFile, NoPuzzles> {
    let plan = PuzzlePlan { count, seed: "test".into(), playouts: 1_000 };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
    pool.install(|| make_puzzles("scelerat", &Settings::new(Luck::seed("")), &plan, from, &mut |_| true))
}

#[test]
fn the_same_seed_makes_the_same_puzzles_on_any_number_of_threads() {
    let one = make(1, PuzzleFile::default(), 2).expect("puzzles");
    assert_eq!(one.puzzles.len(), 2);
    assert!(one.puzzles.iter().all(|puzzle| puzzle.position().is_ok() && puzzle.seed.starts_with("test-")));
    assert_eq!(make(2, PuzzleFile::default(), 2).expect("puzzles"), one);
    assert_eq!(make(2, one.clone(), 2).expect("puzzles"), one, "what is there already is not made again");
}

#[test]
fn no_puzzles_where_no_chance_can_be_said() {
    let plan = PuzzlePlan { count: 1, seed: "test".into(), playouts: 2_000 };
    let mut watch = |_: &PuzzleFile| true;
    let made = |game: &str, players, watch: &mut dyn FnMut(&PuzzleFile) -> bool| {
        let settings = Settings { players, ..Settings::new(Luck::seed("")) };
        make_puzzles(game, &settings, &plan, PuzzleFile::default(), watch).map(drop)
    };
    assert_eq!(made("sang-rancune", None, &mut watch), Err(NoPuzzles::NotLearnt));
    assert!(matches!(made("chess", None, &mut watch), Err(NoPuzzles::Settings(_))));
    assert!(matches!(made("scelerat", Some(3), &mut watch), Err(NoPuzzles::Settings(_))));
    assert_eq!(made("scelerat", None, &mut |_| false), Err(NoPuzzles::Stopped));
}

fn deal(seed: &str) -> Settings {
    Settings::new(Luck::seed(seed))
}

#[test]
fn a_deal_is_as_hard_every_time() {
    let found = difficulty("scelerat", &deal("hard or not")).expect("a deal");
    assert_eq!(difficulty("scelerat", &deal("hard or not")), Ok(found));
    assert_eq!(found.games, 50);
    // One deal is not like another.
    let others = (0..6).map(|number| difficulty("scelerat", &deal(&format!("deal {number}"))).expect("a deal").won);
    assert!(others.collect::<std::collections::BTreeSet<_>>().len() > 2);
    assert_eq!(difficulty("scelerat", &Settings::new(Luck::Asked)), Err(NoDifficulty::NoDeal));
    assert!(!has_difficulty("sang-rancune", &deal("x")), "several play it");
    assert!(!has_difficulty("chess", &deal("x")));
    assert_eq!(wishes("scelerat"), DealWish::ALL);
    assert_eq!(wishes("sang-rancune"), []);
    assert_eq!(wishes("mini-rogue"), [DealWish::Easy, DealWish::Fair, DealWish::Hard], "no solver knows it");
}

#[test]
fn a_deal_for_whoever_asks() {
    for wish in DealWish::ALL {
        let mut number = 0;
        let mut seeds = || {
            number += 1;
            format!("wish {number}")
        };
        let found = find_deal("scelerat", &deal(""), wish, &mut seeds, &mut |_| true).expect("a deal");
        assert!(found.fits, "{wish:?}: {found:?}");
        assert_eq!(difficulty("scelerat", &deal(&found.seed)), Ok(found.difficulty));
        assert!(wish.level().is_none_or(|level: DealLevel| level == found.difficulty.level()));
    }
    let stopped = find_deal("scelerat", &deal(""), DealWish::Easy, &mut || "x".into(), &mut |_| false);
    assert_eq!(stopped, Err(NoDifficulty::Stopped));
    let unsolved = find_deal("mini-rogue", &deal(""), DealWish::Winnable, &mut || "x".into(), &mut |_| true);
    assert_eq!(unsolved, Err(NoDifficulty::NotSolved));
}
