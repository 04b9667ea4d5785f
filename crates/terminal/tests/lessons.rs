//! Every lesson to its last step, in both languages: on a screen of 80 by 24 and in plain lines.

mod common;
mod seen;

use kernel::{Lang, Page, Seat};
use seen::Seen;
use std::time::Duration;
use table::Lesson;
use terminal::plain::{Console, Sitting};
use terminal::screen::StartAt;
use terminal::screen::canvas::Spot;
use terminal::screen::house::House;
use terminal::screen::press::Press;
use terminal::screen::{App, Happening};

/// Words without the spaces between them: lines may be broken anywhere between two.
fn squeezed(text: &str) -> String {
    text.split_whitespace().collect()
}

/// The number of a choice on a page.
fn number(page: &Page, action: &str) -> usize {
    page.choices.iter().position(|choice| choice.action == action).expect("every legal action is offered") + 1
}

/// Whatever is being shown is seen to its end.
fn watch(seen: &mut Seen) {
    while let Some(wakes) = seen.app.wakes(seen.now) {
        seen.now = wakes.max(seen.now + Duration::from_millis(1));
        seen.app.wake(seen.now);
    }
}

#[test]
fn every_lesson_is_seen_on_a_small_screen() {
    for (lesson, lang) in Lesson::all().iter().flat_map(|lesson| Lang::ALL.map(|lang| (lesson, lang))) {
        let mut seen = Seen::new(&format!("lesson-{}-{}", lesson.game, lang.code()), None, true);
        let wishes = seen.app.house.wishes;
        let mut house = House::new(lang, seen.app.house.archive.clone(), "settings.toml".into(), wishes);
        house.bot_for = common::bot_for;
        let session = Box::new(lesson.begin().expect("a lesson"));
        seen.app = App::new(house, StartAt::Lesson(session)).unwrap_or_else(|error| panic!("{error:?}"));
        for (at, step) in lesson.steps.iter().enumerate() {
            let name = format!("{}, {}, step {}", lesson.game, lang.code(), at + 1);
            watch(&mut seen);
            let (picture, session) = (seen.picture(), seen.app.session().expect("a lesson"));
            assert_eq!(session.lesson_move(), Some(&*step.play), "{name}\n{picture}");
            for caption in [&step.say, &step.ask] {
                assert!(
                    squeezed(&picture).contains(&squeezed(caption.in_lang(lang))),
                    "{name}: {caption:?}\n{picture}"
                );
            }
            let page = session.page(Seat(0));
            let wanted = number(&page, &step.play);
            let there = seen.app.targets().iter().any(|target| target.spot == Spot::Choice(wanted - 1));
            assert!(there, "{name}: {} is not in sight\n{picture}", step.play);
            // Another move is declined with a reason.
            let other = page.choices.iter().find(|choice| choice.refused.is_none() && choice.action != step.play);
            if let Some(other) = other {
                choose(&mut seen, number(&page, &other.action), page.choices.len());
                let still = seen.app.session().expect("a lesson").lesson_move();
                assert_eq!(still, Some(&*step.play), "{name}: {}", other.action);
                let picture = seen.picture();
                let wish = ["La leçon attend autre chose", "The lesson wants something else"];
                assert!(
                    wish.iter().any(|wish| squeezed(&picture).contains(&squeezed(wish))),
                    "{name}: {}\n{picture}",
                    other.action
                );
                seen.press(Press::Escape);
            }
            choose(&mut seen, wanted, page.choices.len());
        }
        watch(&mut seen);
        let picture = seen.picture();
        assert_eq!(seen.app.session().expect("a lesson").lesson_move(), None, "{}: its end\n{picture}", lesson.game);
        let over = ["La leçon est finie", "The lesson is over", "L E Ç O N", "L E S S O N"];
        let said = squeezed(&picture);
        assert!(over.iter().any(|over| said.contains(&squeezed(over))), "{}: its end\n{picture}", lesson.game);
        // Nothing of it is kept.
        seen.app.hear(Happening::Stop, seen.now);
        assert_eq!(seen.app.house.archive.runs().map(|(runs, _)| runs.len()).unwrap_or(0), 0);
    }
}

/// Types a number that no longer one can be meant by, with Enter where one can.
fn choose(seen: &mut Seen, number: usize, most: usize) {
    for digit in number.to_string().chars() {
        seen.press(Press::Sign(digit));
    }
    if number * 10 <= most {
        seen.press(Press::Enter);
    }
}

#[test]
fn every_lesson_is_heard_in_plain_lines() {
    for (lesson, lang) in Lesson::all().iter().flat_map(|lesson| Lang::ALL.map(|lang| (lesson, lang))) {
        let typed: String = lesson.steps.iter().map(|step| format!("{}\n", step.play)).collect();
        let mut session = lesson.begin().expect("a lesson");
        let (mut input, mut output) = (typed.as_bytes(), Vec::new());
        let mut console = Console::new(lang, &mut input, &mut output);
        Sitting::new(&mut console, &mut session, None).with_bots(common::bot_for).play().expect("a console in memory");
        let heard = squeezed(&String::from_utf8(output).expect("UTF-8"));
        for (at, step) in lesson.steps.iter().enumerate() {
            // Once the game is over, its end says what came of the last step.
            let done = (at + 1 < lesson.steps.len()).then_some(&step.done);
            for caption in [&step.say, &step.ask].into_iter().chain(done) {
                let name = format!("{}, {}, step {}", lesson.game, lang.code(), at + 1);
                assert!(heard.contains(&squeezed(caption.in_lang(lang))), "{name}: {caption:?}");
            }
        }
        assert!(heard.contains(&squeezed(lesson.end.in_lang(lang))), "{}: its end", lesson.game);
    }
}
