//! Games that are given up, deleted, listed, or left before anything was done; and what plain lines let one read.

mod common;
mod seen;

use kernel::Lang;
use seen::Seen;
use std::path::PathBuf;
use table::archive::ResumeError;
use table::{Archive, IDS, Keeper, Luck, Session, Settings, figures, nobody_asks, shelf};
use terminal::Console;
use terminal::menu::{self, Wish};
use terminal::plain::Sitting;
use terminal::screen::press::{Direction, Press};

fn open(seed: &str) -> Session {
    shelf::open(IDS[0], Settings::new(Luck::seed(seed)), &mut nobody_asks).expect("a game on the shelf")
}

/// An archive of its own for every test, gone with it.
struct Own(Archive);

impl Own {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("oubliette-house-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        Self(Archive::new(folder))
    }

    /// Plays a new game in plain lines, and leaves it.
    fn play(&self, seed: &str, typed: &str) -> String {
        let mut session = open(seed);
        let mut keeper = self.0.keep(&session).expect("a folder of our own");
        sit(&mut session, &mut keeper, typed)
    }

    fn unfinished(&self) -> Vec<PathBuf> {
        self.0.unfinished(None).expect("a folder of our own").into_iter().map(|run| run.path).collect()
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(self.0.folder());
    }
}

fn sit(session: &mut Session, keeper: &mut Keeper, typed: &str) -> String {
    let (mut input, mut output) = (typed.as_bytes(), Vec::new());
    let mut console = Console::new(Lang::En, &mut input, &mut output);
    Sitting::new(&mut console, session, Some(keeper)).play().expect("a console in memory");
    String::from_utf8(output).expect("UTF-8")
}

fn wish(archive: &Archive, typed: &str) -> (Wish, String) {
    let (mut input, mut output) = (typed.as_bytes(), Vec::new());
    let mut console = Console::new(Lang::En, &mut input, &mut output);
    let unfinished = archive.unfinished(None).expect("a folder of our own");
    let wish = menu::choose(&mut console, &unfinished).expect("a console in memory");
    (wish, String::from_utf8(output).expect("UTF-8"))
}

#[test]
fn what_nobody_touched_leaves_nothing_behind() {
    let own = Own::new("untouched");
    let said = own.play("a", "s\nl\nr\nq\n");
    assert!(said.contains("Nothing was played"), "{said}");
    assert!(own.0.runs().expect("a folder").0.is_empty());
    // Giving up what was never begun is the same.
    let said = own.play("a", "a\ny\n");
    assert!(said.contains("Nothing was played") && own.0.runs().expect("a folder").0.is_empty(), "{said}");
    // What was decided and taken back is a story.
    own.play("a", "1\nu!\nq\n");
    assert_eq!(own.unfinished().len(), 1);
    let mut seen = Seen::scoundrel("untouched", true);
    seen.press(Press::Sign('q'));
    let left = seen.app.farewell().lines.join("\n");
    assert!(left.contains("Nothing was played"), "{left}");
    assert!(seen.app.house.archive.runs().expect("a folder").0.is_empty());
}

#[test]
fn giving_up_is_asked_and_counts_as_lost() {
    let own = Own::new("resigned");
    let said = own.play("a", "1\na\nn\na\ny\n");
    assert_eq!(said.matches("Abandon this game for good?").count(), 2, "{said}");
    assert!(said.contains("Game abandoned."), "{said}");
    let (runs, _) = own.0.runs().expect("a folder");
    assert!(runs[0].summary.resigned && runs[0].summary.result().is_none() && own.unfinished().is_empty());
    assert!(matches!(own.0.resume(&runs[0].path), Err(ResumeError::Resigned)));
    let figures = figures::of(&runs).into_values().next().expect("a game");
    assert_eq!((figures.games, figures.resigned, figures.decided(), figures.best), (1, 1, 1, None));
    // Any replay still reads it.
    let text = table::archive::read_text(&runs[0].path).expect("a file");
    assert!(shelf::load(&text).expect("a record").session.resigned());

    let mut seen = Seen::scoundrel("resigned", true);
    seen.press(Press::Enter);
    seen.type_all("a");
    assert!(seen.picture().contains("Abandon this game for good?"), "{}", seen.picture());
    seen.type_all("n");
    assert!(!seen.app.over());
    seen.type_all("ay");
    assert!(seen.app.over() && seen.app.farewell().lines.join("\n").contains("Game abandoned."));
    assert!(seen.app.house.archive.unfinished(None).expect("a folder").is_empty());
}

#[test]
fn all_unfinished_games_are_listed_and_can_be_deleted() {
    let own = Own::new("unfinished");
    for seed in ["a", "b", "c"] {
        own.play(seed, "1\nq\n");
    }
    let paths = own.unfinished();
    assert_eq!(paths.len(), 3);
    assert_eq!(wish(&own.0, "c\n").0, Wish::Continue(paths[0].clone()));
    assert_eq!(wish(&own.0, "n\n2\n").0, Wish::Continue(paths[1].clone()));
    let (deleted, said) = wish(&own.0, "n\nd 9\nd 2\nn\nd 2\ny\n");
    assert!(said.contains("3 unfinished games") && said.contains("is not on the list"), "{said}");
    assert_eq!(deleted, Wish::Delete(paths[1].clone()));
    own.0.delete(&paths[1]).expect("a game of our own");
    assert_eq!(own.unfinished(), [paths[0].clone(), paths[2].clone()]);
    // Nobody deletes a game that is being played.
    let (_, _keeper) = own.0.resume(&paths[0]).expect("a game");
    assert!(own.0.delete(&paths[0]).is_err_and(|error| error.kind() == std::io::ErrorKind::ResourceBusy));
}

/// Entries that come and go have letters; numbers stay where they were.
#[test]
fn menu_entries_keep_their_numbers() {
    let mut seen = Seen::new("numbers", None, true);
    let numbered = |picture: String| {
        let lines =
            picture.lines().map(|line| line.trim_start_matches(|sign: char| !sign.is_alphanumeric()).to_string());
        let numbered = lines.filter(|line| line.starts_with(|sign: char| sign.is_ascii_digit()));
        numbered.map(|line| line.chars().take(12).collect::<String>().trim_end().to_string()).collect::<Vec<String>>()
    };
    let before = numbered(seen.picture());
    assert_eq!(before.len(), 9, "{before:?}");
    let archive = seen.app.house.archive.clone();
    for seed in ["a", "b"] {
        let mut session = open(seed);
        let mut keeper = archive.keep(&session).expect("a folder of our own");
        sit(&mut session, &mut keeper, "1\nq\n");
    }
    // A game that is opened and left has the menu look again.
    seen.type_all("1");
    seen.press(Press::Escape);
    assert_eq!(numbered(seen.picture()), before);
    assert!(seen.picture().contains("c  Continue") && seen.picture().contains("n  Unfinished games: 2"));
    seen.type_all("n");
    seen.press(Press::Arrow(Direction::Down));
    seen.type_all("d");
    assert!(seen.picture().contains("Delete this game for good?"), "{}", seen.picture());
    seen.type_all("n");
    assert_eq!(archive.unfinished(None).expect("a folder").len(), 2);
    seen.type_all("dy");
    assert!(seen.picture().contains("Deleted."), "{}", seen.picture());
    assert_eq!(archive.unfinished(None).expect("a folder").len(), 1);
    seen.press(Press::Escape);
    seen.type_all("t");
    assert!(seen.picture().contains("Scoundrel: 0 of 6"), "{}", seen.picture());
}

#[test]
fn rules_and_log_in_plain_lines() {
    let own = Own::new("reading");
    let said = own.play("a", "1\nr\nr 1\nr 99\nl\nl 2\nq\n");
    assert!(said.contains("\n§"), "{said}");
    assert!(said.contains("“r 99” is not a choice."), "{said}");
    assert!(said.contains(" earlier line"), "{said}");
}

/// The coach asks before he marks a game, and once only.
#[test]
fn the_coach_asks_first() {
    let own = Own::new("coach");
    let said = own.play("a", "c\n\nq\n");
    assert!(
        said.contains("Ask the coach?") && !said.contains("Coach: ") && said.contains("Nothing was played"),
        "{said}"
    );
    let said = own.play("a", "c\ny\nc\nq\n");
    assert_eq!((said.matches("Ask the coach?").count(), said.matches("Coach: ").count()), (1, 2), "{said}");
}
