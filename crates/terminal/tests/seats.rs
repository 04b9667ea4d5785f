//! The screen at tables of several: who decides, bots that think beside it, and what may be taken back.

mod common;
mod seen;

use common::vigil::Vigil;
use common::{Whisper, vigil, whisper};
use seen::Seen;
use std::sync::mpsc;
use std::time::Duration;
use table::{Archive, ForPeople, Luck, Session, Settings, nobody_asks};
use terminal::screen::Happening;
use terminal::screen::press::Press;

/// All that the only record of a screen says.
fn record(seen: &Seen) -> String {
    let archive: &Archive = &seen.app.house.archive;
    let file = std::fs::read_dir(archive.folder()).expect("a folder").next().expect("a record").expect("an entry");
    std::fs::read_to_string(file.path()).expect("a record")
}

#[test]
fn the_page_of_whoever_decides() {
    let mut seen = Seen::new("in-turn", Some(vigil(2, &[])), true);
    let first = seen.picture();
    assert!(first.contains("VIGIL · Player 1 · Night") && first.contains("Player 1: Feed the fire"), "{first}");
    seen.press(Press::Sign('1'));
    let second = seen.picture();
    assert!(!second.contains("Hand the screen"), "there is nothing to hide: {second}");
    assert!(second.contains("VIGIL · Player 2 · Night") && second.contains("Player 2: Feed the fire"), "{second}");
    assert!(second.contains("Player 1: a twig"), "{second}");
    // The first player, at the same screen, takes it back for free.
    seen.press(Press::Sign('u'));
    let again = seen.picture();
    assert!(again.contains("Undone.") && again.contains("Player 1: Feed the fire"), "{again}");
    assert!(!again.contains("assisted"), "{again}");
    // The log names who made each decision.
    seen.type_all("12L");
    let log = seen.picture();
    assert!(log.contains("Move 1: Player 1") && log.contains("Move 2: Player 2"), "{log}");
}

#[test]
fn together_one_may_insist() {
    let mut seen = Seen::new("insist", Some(vigil(2, &[])), true);
    seen.type_all("2u");
    let question = seen.picture();
    assert!(question.contains("a card has been revealed") && question.contains("y: yes"), "{question}");
    seen.type_all("y");
    let undone = seen.picture();
    assert!(undone.contains("assisted") && undone.contains("Player 1: Feed the fire"), "{undone}");
    assert!(record(&seen).ends_with("\n"), "every line is on disk");
    assert!(record(&seen).contains("\nassisted\nundo #"), "{}", record(&seen));
}

/// Where nobody listens, bots are waited for.
#[test]
fn bots_in_line() {
    let mut seen = Seen::new("in-line", Some(vigil(3, &[(0, "careful"), (2, "careful")])), true);
    let first = seen.picture();
    assert!(first.contains("You: Feed the fire") && first.contains("Player 1 (casual bot): a twig"), "{first}");
    seen.press(Press::Sign('1'));
    let next = seen.picture();
    // What just happened is all since one's own decision, as much of its end as a line holds, and the bots' part in it is theirs.
    for told in ["Player 3 (casual bot): a twig", "Player 1 (casual bot): a twig"] {
        assert!(next.contains(told), "{told}: {next}");
    }
    seen.press(Press::Sign('2'));
    let over = seen.picture();
    assert!(over.contains("Dawn") && over.contains("score 11 (unassisted)"), "{over}");
    assert!(over.contains("3 players, player 1: Casual bot, player 3:"), "{over}");
}

#[test]
fn bots_think_beside_the_screen() {
    let (post, news) = mpsc::channel();
    let session = vigil(2, &[(1, "montecarlo:50")]);
    let mut seen = Seen::with_post("beside", Some(session), true, Some(post));
    seen.press(Press::Sign('1'));
    let waiting = seen.picture();
    assert!(waiting.contains("Waiting for Player 2 (thinking bot)."), "{waiting}");
    assert!(waiting.contains("VIGIL · You"), "one looks with one's own eyes: {waiting}");
    // Nothing can be decided meanwhile, but all can be read.
    for press in [Press::Sign('1'), Press::Enter, Press::Sign('2')] {
        seen.press(press);
        assert_eq!(record(&seen).matches("\n1 0 twig").count() + record(&seen).matches("\n2 ").count(), 1);
    }
    seen.press(Press::Sign('L'));
    seen.press(Press::Escape);
    // Longer than a second, it is seen to think.
    let wakes = seen.app.wakes(seen.now).expect("something to say in a second");
    seen.now = wakes + Duration::from_millis(1500);
    assert!(seen.app.wake(seen.now));
    let thinking = seen.picture();
    assert!(thinking.contains("is thinking… 2 s"), "{thinking}");
    assert!(!seen.app.wake(seen.now), "nothing new to say");
    let decided = news.recv_timeout(Duration::from_secs(60)).expect("an answer");
    assert!(seen.app.hear(decided, seen.now));
    let mine = seen.picture();
    assert!(mine.contains("You: Feed the fire") && mine.contains("Player 2 (thinking bot): a "), "{mine}");
    assert_eq!(seen.app.wakes(seen.now), None);
    assert!(record(&seen).contains("\nbot 1 montecarlo:50\n") && record(&seen).contains("\n2 1 "), "on disk");
}

/// What is taken back before the bot has answered is free, and its answer comes too late.
#[test]
fn taking_back_while_a_bot_thinks() {
    let (post, news) = mpsc::channel();
    let session = vigil(2, &[(1, "careful")]);
    let mut seen = Seen::with_post("too-late", Some(session), true, Some(post));
    seen.type_all("1u");
    let undone = seen.picture();
    assert!(undone.contains("Undone.") && undone.contains("You: Feed the fire"), "{undone}");
    let late = news.recv_timeout(Duration::from_secs(60)).expect("an answer");
    assert!(!seen.app.hear(late, seen.now));
    assert!(!record(&seen).contains("\n2 1 ") && !record(&seen).contains("assisted"));
    // After it has answered, one must insist, and gets back to one's own decision.
    seen.press(Press::Sign('1'));
    let answer = news.recv_timeout(Duration::from_secs(60)).expect("an answer");
    assert!(seen.app.hear(answer, seen.now));
    seen.press(Press::Sign('u'));
    let question = seen.picture();
    assert!(question.contains("a bot has played since"), "{question}");
    seen.press(Press::Sign('y'));
    assert!(record(&seen).contains("\nassisted\nundo #") && record(&seen).matches("\nundo #").count() == 3);
    assert!(seen.picture().contains("You: Feed the fire"));
}

/// A bot that stumbles is asked again when one wishes; the game stays as it was.
#[test]
fn a_bot_that_stumbles() {
    let (post, news) = mpsc::channel();
    let session = vigil(2, &[(1, "careful")]);
    let mut seen = Seen::with_post("stumbles", Some(session), true, Some(post));
    seen.press(Press::Sign('1'));
    let Happening::Decided(number, _) = news.recv_timeout(Duration::from_secs(60)).expect("an answer") else {
        panic!("a bot was asked")
    };
    assert!(seen.app.hear(Happening::Decided(number, None), seen.now));
    let stumbled = seen.picture();
    assert!(stumbled.contains("got stuck") && stumbled.contains("Enter: retry"), "{stumbled}");
    seen.press(Press::Enter);
    let answer = news.recv_timeout(Duration::from_secs(60)).expect("an answer");
    assert!(seen.app.hear(answer, seen.now));
    assert!(seen.picture().contains("Player 2 (casual bot): a twig"));
}

/// Among bots there is one person, and no curtain; between two people and a bot there is one.
#[test]
fn curtains_are_for_people() {
    let mut seen = Seen::new("one-person", Some(whisper(&[(0, "careful")])), true);
    let mine = seen.picture();
    assert!(!mine.contains("Hand the screen") && mine.contains("WHISPER · You"), "{mine}");
    assert!(mine.contains("Player 1 (casual bot): Seat 0 lays a card"), "{mine}");
    assert!(!mine.contains("lays 5"), "{mine}");
    seen.press(Press::Sign('1'));
    assert!(!seen.picture().contains("Hand the screen"));
    let mut seen = Seen::new("two-people", Some(whisper(&[])), true);
    assert!(seen.picture().contains("Hand the screen to player 1."));
}

/// With real dice, a bot's throw is asked for; whoever cannot say leaves the bot waiting.
#[test]
fn real_dice_for_bots() {
    let bots = vec![(kernel::Seat(1), "montecarlo:300".into())];
    let settings = Settings { bots, ..Settings::new(Luck::Asked) };
    let session = Session::open(Vigil, settings, &mut nobody_asks).expect("a table");
    let mut seen = Seen::new("real-dice", Some(session), true);
    seen.press(Press::Sign('1'));
    let asked = seen.picture();
    assert!(asked.contains("Player 2 (thinking bot): Throw for a log"), "the log is worth more: {asked}");
    assert!(asked.contains("Log, roll 1: what does it show?"), "{asked}");
    seen.press(Press::Escape);
    let waits = seen.picture();
    assert!(waits.contains("Waiting for Player 2 (thinking bot): press Enter"), "{waits}");
    seen.press(Press::Enter);
    seen.type_all("6");
    seen.press(Press::Enter);
    let mine = seen.picture();
    assert!(mine.contains("You: Feed the fire") && mine.contains("a log of 6"), "{mine}");
    assert!(record(&seen).contains("\n2 1 log < die.log:6 #"), "{}", record(&seen));
}

/// Where seats came to different ends, all are named; the result is that of the people.
#[test]
fn what_everybody_came_to() {
    let mut seen = Seen::new("ends", Some(whisper(&[(1, "careful")])), true);
    seen.type_all("12");
    let over = seen.picture();
    assert!(over.contains("Lost, score 0") && over.contains("Player 2 (casual bot): 2, victory."), "{over}");
    assert!(over.contains("You: 0, defeat."), "{over}");
    let results = seen.app.house.archive.runs().expect("an archive").0;
    assert_eq!(results[0].summary.result(), Some(ForPeople::Together { score: 0, won: false }));
}

/// Rivals at one screen have no common result: the ending says who won.
#[test]
fn rivals_at_one_screen() {
    let mut seen = Seen::new("rivals", Some(whisper(&[])), true);
    seen.type_all("v1v1v1v1");
    let over = seen.picture();
    assert!(over.contains("Won by Player 2 (unassisted)."), "{over}");
    assert!(over.contains("Player 2: 2, victory.") && over.contains(": won by Player 2"), "{over}");
    assert!(!over.contains("Your first game"), "there is nothing to compare: {over}");
}

/// Where all choose at once, bots choose first, and a person cannot before they have.
#[test]
fn all_choose_at_once() {
    let game = Whisper { at_once: true, ..Whisper::default() };
    let (post, news) = mpsc::channel();
    let session = common::whisper_of(game, &[(1, "careful")]);
    let mut seen = Seen::with_post("at-once", Some(session), true, Some(post));
    seen.press(Press::Sign('1'));
    let waiting = seen.picture();
    assert!(waiting.contains("Waiting for Player 2 (casual bot)."), "{waiting}");
    assert!(!record(&seen).contains("\n1 "), "{}", record(&seen));
    seen.app.hear(news.recv_timeout(Duration::from_secs(60)).expect("an answer"), seen.now);
    let mine = seen.picture();
    assert!(mine.contains("You: Lay a card") && !mine.contains("lays 6"), "{mine}");
    // What was laid is on the table, and the bot has seen that: taking it back is not free.
    seen.type_all("1");
    seen.app.hear(news.recv_timeout(Duration::from_secs(60)).expect("an answer"), seen.now);
    seen.type_all("u");
    let question = seen.picture();
    assert!(question.contains("a bot has played since"), "{question}");
    let mut seen = Seen::new("at-once-people", Some(common::whisper_of(game, &[])), true);
    seen.type_all("v1");
    assert!(seen.picture().contains("Hand the screen to player 2."));
    // Whoever is at the screen and may choose again does, before it goes to the other one.
    seen.type_all("v1");
    assert!(seen.picture().contains("WHISPER · Player 2"));
    seen.type_all("1");
    assert!(seen.picture().contains("Hand the screen to player 1."));
}

/// Enter lifts the curtain once nothing has been pressed for a while: whoever has just acted may press it again.
#[test]
fn enter_lifts_the_curtain_in_time() {
    let mut seen = Seen::new("curtain", Some(whisper(&[])), true);
    for press in [Press::Enter, Press::Sign(' '), Press::Enter, Press::Click(5, 5)] {
        seen.press(press);
        assert!(seen.picture().contains("Hand the screen"), "{press:?}");
    }
    seen.now += Duration::from_millis(1000);
    seen.press(Press::Sign('x'));
    seen.now += Duration::from_millis(300);
    seen.press(Press::Enter);
    assert!(seen.picture().contains("Hand the screen"), "another key came just before");
    for press in [Press::Enter, Press::Sign(' ')] {
        seen.now += Duration::from_millis(1000);
        seen.press(press);
        assert!(!seen.picture().contains("Hand the screen"), "{press:?}");
        seen.type_all("1");
        assert!(seen.picture().contains("Hand the screen"), "the next player");
    }
}
