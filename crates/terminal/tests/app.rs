//! The screen without a terminal: what happens goes in, a picture comes out.

mod common;
mod seen;

use common::Whisper;
use seen::Seen;
use std::sync::mpsc;
use std::time::Duration;
use table::{Luck, Session, Settings, nobody_asks};
use terminal::screen::canvas::Spot;
use terminal::screen::press::{Direction, Press};
use terminal::screen::{Happening, motion};

/// Between two players with secrets there is a curtain, and nothing of either is on it.
#[test]
fn hands_are_hidden_between_players() {
    let mut seen = Seen::whisper("hot-seat");
    let curtain = |picture: &str, player: u8| {
        assert!(picture.contains(&format!("Hand the screen to player {player}.")), "{picture}");
        for secret in ["draws", "lays", "Lay", "hand"] {
            let body = picture.replace("Hand the screen", "");
            assert!(!body.contains(secret), "{secret}: {picture}");
        }
    };
    curtain(&seen.picture(), 1);
    // Other keys do not lift it, Enter pressed once too often least of all.
    let others =
        [Press::Enter, Press::Sign(' '), Press::Sign('1'), Press::Sign('u'), Press::Click(40, 12), Press::Sign('l')];
    for press in others {
        assert!(!seen.press(press));
        curtain(&seen.picture(), 1);
    }
    seen.press(Press::Sign('v'));
    let first = seen.picture();
    assert!(!first.contains("Hand the screen"), "{first}");
    seen.press(Press::Enter);
    curtain(&seen.picture(), 2);
    seen.press(Press::Sign('v'));
    let second = seen.picture();
    assert_ne!(first, second);
    // What the first one did is not for the second to take back.
    seen.press(Press::Sign('u'));
    let refused = seen.picture();
    assert!(refused.contains("Cannot undo"), "{refused}");
}

/// What one player sees does not depend on what the other holds.
#[test]
fn pictures_hold_nothing_of_the_other_hand() {
    let pictures = [["1", "5", "2", "6", "3", "4"], ["1", "5", "4", "3", "6", "2"]].map(|cards| {
        let luck = Luck::Seed { seed: String::new(), deal: vec![("cards".into(), cards.map(String::from).to_vec())] };
        let session =
            Session::open(Whisper::default(), Settings::new(luck), &mut nobody_asks).expect("a deal that fits");
        let mut seen = Seen::new(&format!("leak-{}", cards[2]), Some(session), true);
        let mut pictures = vec![seen.picture()];
        for press in [Press::Sign('v'), Press::Arrow(Direction::Up), Press::Tab, Press::Tab, Press::Sign('L')] {
            seen.press(press);
            pictures.push(seen.picture());
        }
        pictures
    });
    assert_eq!(pictures[0], pictures[1]);
}

/// The screen is drawn again only when something has changed.
#[test]
fn nothing_changes_nothing_is_drawn() {
    let mut seen = Seen::scoundrel("redraw", true);
    assert!(!seen.press(Press::Sign('z')));
    assert!(!seen.press(Press::Sign('Z')));
    assert!(!seen.press(Press::Home));
    assert_eq!(seen.app.wakes(seen.now), None, "nothing happens by itself");
    assert!(!seen.app.wake(seen.now));
    assert!(seen.press(Press::Arrow(Direction::Down)));
    assert!(seen.app.hear(Happening::Resize, seen.now));
}

/// A card slides for a moment; any key ends that; with everything still, nothing slides.
#[test]
fn cards_slide_for_a_moment() {
    let mut seen = Seen::scoundrel("slide", false);
    seen.press(Press::Enter);
    assert!(seen.app.wakes(seen.now).is_some(), "cards move");
    let begun = seen.picture();
    seen.now += Duration::from_millis(75);
    assert!(seen.app.wake(seen.now));
    let halfway = seen.picture();
    assert_ne!(begun, halfway);
    while let Some(wakes) = seen.app.wakes(seen.now) {
        seen.now = wakes.max(seen.now + motion::SLIDE);
        seen.app.wake(seen.now);
    }
    let done = seen.picture();
    assert_ne!(halfway, done);

    let mut still = Seen::scoundrel("slide-still", true);
    still.press(Press::Enter);
    assert_eq!(still.app.wakes(still.now), None);
    assert_eq!(still.picture(), done, "motion changes nothing but the way there");

    let mut hasty = Seen::scoundrel("slide-hasty", false);
    hasty.press(Press::Enter);
    hasty.picture();
    assert!(hasty.app.hear(Happening::Press(Press::Sign('z')), hasty.now), "any key skips");
    hasty.press(Press::Sign('z'));
    assert_eq!(hasty.picture(), done);
    assert!(motion::SLIDE <= Duration::from_millis(150));
}

/// A number that is typed before its question has been seen answers nothing; a moment later it does.
#[test]
fn numbers_typed_ahead_answer_nothing() {
    let mut seen = Seen::scoundrel("typed-ahead", true);
    seen.press(Press::Enter);
    let decisions = |seen: &Seen| seen.app.session().expect("a game").decisions();
    assert_eq!(decisions(&seen), 1);
    let asked = seen.app.session().expect("a game").page(kernel::Seat(0));
    let number = asked.choices.iter().position(|choice| choice.refused.is_none()).expect("a choice") + 1;
    let digit = Press::Sign(char::from_digit(number as u32, 10).expect("a digit"));
    for drawn in [false, true] {
        if drawn {
            seen.picture();
            seen.now += Duration::from_millis(200);
        }
        assert!(seen.app.hear(Happening::Press(digit), seen.now));
        assert_eq!(decisions(&seen), 1);
        assert!(seen.picture().contains("that number did not answer it"));
    }
    seen.press(digit);
    assert_eq!(decisions(&seen), 2);
}

/// In a window that is too small nobody sees what keys would do, so they do nothing.
#[test]
fn too_small_a_window() {
    let mut seen = Seen::scoundrel("small", true);
    seen.press(Press::Enter);
    let before = seen.picture();
    seen.size = (50, 10);
    let small = seen.picture();
    assert!(small.contains("--plain"), "{small}");
    assert!(!seen.press(Press::Enter));
    assert!(!seen.press(Press::Sign('1')));
    seen.size = (80, 24);
    assert_eq!(seen.picture(), before);
    seen.size = (59, 20);
    seen.press(Press::Sign('q'));
    assert!(seen.app.over());
    let farewell = seen.app.farewell().lines.join("\n");
    assert!(farewell.contains("--resume"), "{farewell}");
}

/// Two keystrokes from the menu to the first room.
#[test]
fn two_keystrokes_to_the_first_room() {
    let mut seen = Seen::new("two-keys", None, true);
    let menu = seen.picture();
    for entry in ["Scoundrel", "History", "Statistics", "Replays", "Rules", "Langue", "Settings", "Quit", "(oo)"] {
        assert!(menu.contains(entry), "{entry}: {menu}");
    }
    seen.press(Press::Enter);
    seen.press(Press::Enter);
    let room = seen.picture();
    assert!(room.contains("Room 1"), "{room}");
}

/// What a game is stands whole beside its name; beside what is no game, no game's text stands.
#[test]
fn lids_are_whole() {
    let squeezed = |text: &str| text.split_whitespace().collect::<String>();
    for lang in kernel::Lang::ALL {
        let mut seen = Seen::new(&format!("lids-{}", lang.code()), None, true);
        seen.app.house.speak(lang);
        for id in table::IDS {
            let picture = seen.picture();
            let label = table::shelf::label(id).expect("a game");
            let goal = &table::Lesson::of(id).expect("a lesson").goal;
            // The list stands to the left of it.
            let aside = picture.lines().skip(1).map(|line| line.chars().skip(30).collect::<String>());
            let aside = squeezed(&aside.collect::<Vec<_>>().join(" "));
            for text in [&label.pitch, goal] {
                let text = squeezed(text.in_lang(lang));
                let (first, last) = (text.chars().take(9), text.chars().skip(text.chars().count() - 9));
                for part in [first.collect::<String>(), last.collect()] {
                    assert!(aside.contains(&part), "{id}: {part}\n{picture}");
                }
            }
            seen.press(Press::Arrow(Direction::Down));
        }
        let picture = seen.picture();
        let last = table::shelf::label(table::IDS[0]).expect("a game").pitch.in_lang(lang);
        assert!(!squeezed(&picture).contains(&squeezed(last)), "{picture}");
        let upper = table::shelf::label(table::IDS[0]).expect("a game").title.in_lang(lang).to_uppercase();
        assert!(!picture.contains(&upper), "{picture}");
    }
}

/// A lesson that is left says that it is not kept.
#[test]
fn a_lesson_that_is_left_is_not_kept() {
    let mut seen = Seen::new("left-lesson", None, true);
    seen.press(Press::Enter);
    seen.press(Press::Arrow(Direction::Down));
    seen.press(Press::Enter);
    assert!(seen.app.session().is_some_and(|session| session.lesson().is_some()));
    seen.press(Press::Sign('q'));
    let menu = seen.picture();
    assert!(menu.contains("A lesson is not kept"), "{menu}");
}

/// A new game with options, a seed that is typed, and the daily dungeon.
#[test]
fn options_and_luck_are_chosen_in_the_menu() {
    let mut seen = Seen::new("options", None, true);
    seen.press(Press::Enter);
    let down = Press::Arrow(Direction::Down);
    // Past the lesson and how to play.
    for _ in 0..3 {
        seen.press(down);
    }
    seen.press(Press::Arrow(Direction::Right));
    let daily = seen.picture();
    assert!(daily.contains("daily dungeon"), "{daily}");
    seen.press(Press::Arrow(Direction::Right));
    seen.type_all("q hjkl 9");
    let typed = seen.picture();
    assert!(typed.contains("“q hjkl 9_”"), "letters that mean something elsewhere are typed: {typed}");
    seen.press(down);
    seen.press(Press::Arrow(Direction::Right));
    seen.press(Press::Home);
    seen.press(Press::Enter);
    let room = seen.picture();
    assert!(room.contains("Room 1") && room.contains("seed q hjkl 9"), "{room}");
    // There is no room for it in the corner: what is chosen is at the table.
    let options = seen.app.session().map(|session| session.settings().options.clone()).unwrap_or_default();
    assert!(options.contains(&("weapon".into(), "le".into())), "{options:?}");
}

/// The coach thinks elsewhere; what he says stands beside the choices, once somebody has agreed to help.
#[test]
fn the_coach_is_asked() {
    let mut seen = Seen::scoundrel("coach", true);
    let (post, news) = mpsc::channel();
    seen.app.house.post = Some(post);
    seen.press(Press::Sign('c'));
    let question = seen.picture();
    assert!(question.contains("Ask the coach what it would play?") && question.contains("y: yes"), "{question}");
    seen.press(Press::Sign('n'));
    assert!(!seen.picture().contains("assisted"));
    seen.press(Press::Sign('c'));
    seen.press(Press::Sign('y'));
    let thinking = seen.picture();
    assert!(thinking.contains("The coach is thinking"), "{thinking}");
    let advice = news.recv_timeout(Duration::from_secs(60)).expect("an answer");
    assert!(seen.app.hear(advice, seen.now));
    let advised = seen.picture();
    assert!(advised.contains("Coach: ") && advised.contains("prefer") && advised.contains("assisted"), "{advised}");
    assert!(advised.contains("▸█████"), "a bar beside what he would do: {advised}");
    assert!(advised.contains("chance to win"), "{advised}");
    // An answer to a decision that has been made is not heard.
    seen.press(Press::Sign('c'));
    let late = news.recv_timeout(Duration::from_secs(60)).expect("an answer");
    seen.press(Press::Sign('1'));
    assert!(!seen.app.hear(late, seen.now));
}

/// The rules key opens the clause of what one looks at, also where nothing can be done with it.
#[test]
fn the_rules_open_at_what_one_looks_at() {
    let mut seen = Seen::scoundrel("rules-of-things", true);
    seen.picture();
    let page = seen.app.page().expect("a table").clone();
    let (mut idle, mut empty) = (0, 0);
    for target in seen.app.targets().to_vec() {
        // Of an empty zone the page knows nothing: how the game is played comes first.
        if let Spot::Zone(zone) = target.spot
            && page.zones[zone].things.is_empty()
        {
            empty += 1;
            seen.press(Press::Click(target.area.x, target.area.y));
            seen.press(Press::Escape);
            seen.press(Press::Click(target.area.x, target.area.y));
            seen.press(Press::Sign('r'));
            let picture = seen.picture();
            assert!(picture.contains("COMMENT JOUER") || picture.contains("HOW TO PLAY"), "{picture}");
            seen.press(Press::Escape);
            continue;
        }
        let thing = match target.spot {
            Spot::Thing(zone, thing) => page.zones[zone].things.get(thing),
            Spot::Zone(zone) => page.zones[zone].things.first(),
            _ => None,
        };
        let Some(thing) = thing else { continue };
        let choice = page.choices.iter().find(|choice| choice.things.contains(&thing.id));
        let Some(clause) = choice.map(|choice| choice.clause).or(thing.clauses.first().copied()) else { continue };
        idle += usize::from(choice.is_none());
        seen.press(Press::Click(target.area.x, target.area.y));
        seen.press(Press::Sign('r'));
        let picture = seen.picture();
        let first = picture.lines().find(|line| line.contains('§')).unwrap_or_default();
        assert!(first.trim().starts_with(&format!("§{clause}")), "{}: §{clause}\n{picture}", thing.id);
        seen.press(Press::Escape);
    }
    assert!(idle > 0, "nothing lay there with which nothing could be done");
    assert!(empty > 0, "no zone was empty");
}
