//! Notes in records, which change nothing, for every game on the shelf.

mod common;

use kernel::GameBox;
use table::{Archive, Luck, Session, Settings, Visitor, nobody_asks, shelf};

/// A whole game by rule of thumb, with notes on the way if wanted.
fn careful_game<G: GameBox>(game: &G, noted: bool) -> Session {
    let mut session = Session::open(game.clone(), Settings::new(Luck::seed("notes")), &mut nobody_asks).unwrap();
    while let Some(seat) = session.status().awaited().lowest() {
        let action = common::careful(game, &session, seat);
        if noted {
            let decision = session.decisions();
            session.note(&format!("coach 431 12 1500 {action}"));
            session.note(["", "begun", "a < b:c", "7 0 take", "undo", "over 3 won"][decision % 6]);
        }
        session.play(seat, &action, &mut nobody_asks).unwrap();
    }
    session
}

/// Notes are kept where they stand, through replays and files, and change nothing.
#[test]
fn notes_are_kept_and_change_nothing() {
    struct Note;
    impl Visitor for Note {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            let (plain, mut noted) = (careful_game(&game, false), careful_game(&game, true));
            noted.note("said after the end");
            let record = noted.record();
            let rest: String =
                record.lines().filter(|line| !line.starts_with("note ")).map(|line| format!("{line}\n")).collect();
            assert_eq!(rest, plain.record(), "notes change nothing");
            let loaded = shelf::load(&record).unwrap_or_else(|error| panic!("{error:?}\n{record}"));
            assert_eq!(loaded.session.record(), record);
            assert_eq!(loaded.session.decisions(), plain.decisions());
            assert!(loaded.notes.is_empty(), "notes of the body are not those of the head");

            let folder = std::env::temp_dir().join(format!("oubliette-notes-{}-{}", G::ID, std::process::id()));
            let archive = Archive::new(&folder);
            let mut session = Session::open(game, Settings::new(Luck::seed("notes")), &mut nobody_asks).unwrap();
            let mut keeper = archive.keep(&session).unwrap();
            let path = keeper.path().to_path_buf();
            session.note("one");
            keeper.save(&session).unwrap();
            drop(keeper);
            let (loaded, mut keeper) = archive.resume(&path).unwrap();
            let mut again = loaded.session;
            let seat = again.status().awaited().lowest().unwrap();
            again.note("two");
            let action = again.legal_actions(seat).swap_remove(0);
            again.play(seat, &action, &mut nobody_asks).unwrap();
            keeper.save(&again).unwrap();
            let (runs, bad) = archive.runs().unwrap();
            assert!(bad.is_empty() && runs[0].summary.decisions == 1, "{runs:?}");
            let text = std::fs::read_to_string(&path).unwrap();
            std::fs::remove_dir_all(&folder).unwrap();
            let body: Vec<&str> = text.lines().skip_while(|line| !line.starts_with("start")).collect();
            assert_eq!(body, again.lines().iter().collect::<Vec<_>>());
            assert_eq!(body[1..3], ["note one", "note two"]);
        }
    }
    common::for_every_game(|| Note);
}

/// Odd notes between any two lines are read or refused, and what was read can be saved again line for line.
#[test]
fn odd_notes_are_read_or_refused() {
    struct Odd;
    impl Visitor for Odd {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            let record = careful_game(&game, false).record();
            let lines: Vec<&str> = record.lines().collect();
            let start = lines.iter().position(|line| line.starts_with("start")).unwrap();
            let sum = lines[start].rsplit_once(" #").unwrap().1;
            let summed = format!("note coach #{sum}");
            let (good, bad) = (["note a", "note ", "note a < b"], ["note", "note #", "note a\rb", "note a #", &summed]);
            // In long records, some places will do.
            let apart = (lines.len() / 100).max(1);
            for at in (start + 1..=lines.len()).filter(|at| at % apart == 0 || at + 3 > lines.len()) {
                let with = |note: &str| {
                    let all = lines[..at].iter().chain([&note]).chain(&lines[at..]);
                    shelf::load(&all.map(|line| format!("{line}\n")).collect::<String>())
                };
                // The last line belongs to the decision before it.
                let torn = at + 1 == lines.len();
                for note in good {
                    let Ok(loaded) = with(note) else {
                        assert!(torn, "{note:?} before line {}", at + 1);
                        continue;
                    };
                    assert_eq!(loaded.lines, loaded.session.lines().len(), "{note:?}");
                    assert_eq!(&loaded.session.lines()[at - start], note);
                }
                assert!(bad.iter().all(|note| with(note).is_err()), "before line {}", at + 1);
                let again = lines.last().unwrap();
                assert!(with(&format!("note a\n{again}")).is_err(), "the end is said once");
            }
        }
    }
    common::for_every_game(|| Odd);
}
