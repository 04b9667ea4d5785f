//! Records on the screen: they play by themselves from the first step, and what happened is shown beat by beat.

mod common;
mod seen;

use bots::{BotSpec, bot_for};
use kernel::{Seat, Seed};
use seen::Seen;
use std::time::Duration;
use table::{IDS, Luck, Session, Settings, nobody_asks, shelf};
use terminal::screen::press::{Direction, Press};
use terminal::screen::review::ReviewNews;
use terminal::screen::{Happening, StartAt};

/// A game of a box, played to its end by a bot, with moves that were taken back on the way.
fn played(id: &str) -> Session {
    let mut session = shelf::open(id, Settings::new(Luck::seed("replays")), &mut nobody_asks).expect("a game");
    let mut undone = false;
    for number in 0..2_000 {
        let Some(seat) = session.status().awaited().lowest() else { break };
        let bot = bot_for(&session, &BotSpec::Careful, Seed::of(&format!("replays {number}")));
        let action = bot.expect("a bot").decide(&session.seat_view(seat));
        session.play(seat, &action, &mut nobody_asks).expect("a legal action");
        if number == 4 && !undone {
            undone = session.undo_at_one_screen(seat, true).is_ok();
        }
    }
    session
}

/// The line that is shown.
fn line(picture: &str) -> Option<usize> {
    picture.strip_prefix(" Step ")?.split(' ').next()?.parse().ok()
}

/// Lets time go by until nothing happens by itself; gives the lines that were seen.
fn watched(seen: &mut Seen) -> Vec<usize> {
    let mut lines = Vec::new();
    for _ in 0..100_000 {
        lines.extend(line(&seen.picture()));
        let Some(wakes) = seen.app.wakes(seen.now) else { break };
        seen.now = wakes.max(seen.now + Duration::from_millis(1));
        seen.app.wake(seen.now);
    }
    lines.dedup();
    lines
}

#[test]
fn every_box_plays_by_itself_from_the_first_step() {
    for id in &IDS[..3] {
        let session = played(id);
        let steps = session.record().lines().count();
        for still in [true, false] {
            let start = StartAt::Replay(session.record(), 0);
            let mut seen = Seen::moving(&format!("autoplay-{id}-{still}"), start, still);
            seen.type_all("++ ");
            let lines = watched(&mut seen);
            assert_eq!(lines[0], 0, "{id}");
            assert!(lines.windows(2).all(|pair| pair[1] == pair[0] + 1), "{id}: {lines:?}");
            assert!(lines.len() > session.decisions() && lines.len() <= steps, "{id}: {lines:?}");
            // From the end it begins again.
            let last = line(&seen.picture());
            seen.press(Press::Sign(' '));
            assert_eq!((last, line(&seen.picture())), (lines.last().copied(), Some(0)), "{id}");
        }
    }
}

/// Whoever steps on while something is shown sees its end first.
#[test]
fn a_key_goes_to_the_end_of_what_is_shown() {
    let start = StartAt::Replay(played(IDS[0]).record(), 0);
    let mut seen = Seen::moving("replay-skip", start, false);
    seen.picture();
    for _ in 0..40 {
        let before = line(&seen.picture());
        seen.press(Press::Arrow(Direction::Right));
        let after = line(&seen.picture());
        assert!(after == before || after == before.map(|line| line + 1), "{before:?} {after:?}");
    }
    let far = line(&seen.picture());
    seen.press(Press::Home);
    assert!(far > Some(10) && line(&seen.picture()) == Some(0), "{far:?}");
}

/// Chapters are where rooms, rounds and fights began; a game without any says so.
#[test]
fn chapters_are_gone_to_and_listed() {
    for id in &IDS[..3] {
        let session = played(id);
        let course = session.course(Seat(0));
        let (chapters, first) = (course.chapters.len(), course.chapters.first().map(|chapter| chapter.step));
        let mut seen = Seen::moving(&format!("chapters-{id}"), StartAt::Replay(session.record(), 0), true);
        let mut lines = Vec::new();
        for _ in 0..chapters + 1 {
            seen.press(Press::Sign(']'));
            lines.extend(line(&seen.picture()));
        }
        assert!(lines.windows(2).all(|pair| pair[0] <= pair[1]), "{id}: {lines:?}");
        let end = seen.picture();
        assert!(end.contains("No chapter begins there."), "{id}: {end}");
        if chapters > 1 {
            seen.press(Press::Sign('['));
            assert!(line(&seen.picture()) < lines.last().copied(), "{id}");
            seen.press(Press::Sign('t'));
            let list = seen.picture();
            assert!(list.contains("Chapters and turning points"), "{id}: {list}");
            seen.press(Press::Sign('1'));
            assert_eq!(line(&seen.picture()), first, "{id}: the first chapter is gone to");
        }
    }
}

/// The bar shows how far the game has come.
#[test]
fn the_bar_fills() {
    let start = StartAt::Replay(played(IDS[0]).record(), 0);
    let mut seen = Seen::moving("bar", start, true);
    let full = |picture: &str| {
        let bar = picture.lines().rev().take(6).find(|line| line.starts_with(" [")).unwrap_or_default();
        bar.chars().filter(|sign| ['█', '◆'].contains(sign)).count()
    };
    let begun = full(&seen.picture());
    seen.press(Press::End);
    let over = full(&seen.picture());
    assert!(begun < 10 && over > 60, "{begun} {over}:\n{}", seen.picture());
}

/// The review is found beside the screen: it says how far it is, then what was found; any time one may leave.
#[test]
fn a_replay_leads_to_a_review() {
    let session = played(IDS[0]);
    let start = StartAt::Replay(session.record(), 3);
    let mut seen = Seen::moving("review", start, true);
    let (post, news) = std::sync::mpsc::channel();
    seen.app.house.post = Some(post);
    seen.picture();
    seen.press(Press::Sign('a'));
    assert!(seen.picture().contains("Reviewing"), "{}", seen.picture());
    while let Ok(happening) = news.recv() {
        let found = matches!(&happening, Happening::Review(_, ReviewNews::Found(_)));
        seen.app.hear(happening, seen.now);
        if found {
            break;
        }
        assert!(seen.picture().contains("Reviewing"), "{}", seen.picture());
    }
    let picture = seen.picture();
    for said in ["Review: ", "Accuracy: ", "Chance to win: ", "100.0%"] {
        assert!(picture.contains(said), "{said}: {picture}");
    }
    seen.press(Press::Escape);
    assert_eq!(line(&seen.picture()), Some(3), "back where one was");
}
