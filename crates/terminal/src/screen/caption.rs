//! What stands above the table and asks: the game, where it stands, what it is played with, and the question.

use super::house::House;
use super::zones::ScreenWords;
use crate::others::Others;
use crate::who::{called, who};
use kernel::{Page, Seat, Status, Text};
use table::{Luck, Session, option_words};

/// What stands at the top: the game, whose eyes we see with where there are several, and where it stands.
pub fn heading(house: &House, session: &Session, speech: &ScreenWords, page: &Page, seat: Seat) -> String {
    let title = session.title().in_lang(house.lang).to_uppercase();
    let heading = speech.game.say(&page.heading);
    match session.seats() {
        1 => format!("{title} · {heading}"),
        // Whether a bot holds the seat is said with the prompt: there is little room here.
        _ => format!("{title} · {} · {heading}", house.say(&called(session, seat))),
    }
}

/// What is asked, and at a table of several, of whom.
pub fn prompt(house: &House, session: &Session, speech: &ScreenWords, page: &Page, seat: Seat) -> String {
    let prompt = speech.game.say(&page.prompt);
    if session.seats() == 1 || matches!(session.status(), Status::Over(_)) {
        return prompt;
    }
    let text = Text::new("who-did").plain("who", house.say(&who(session, seat)));
    house.say(&text.plain("what", prompt))
}

/// What stands at the end of the top: the seed, whether there was help, and odd options, which may be long and are cut first.
pub fn badge(house: &House, session: &Session) -> String {
    let mut parts = vec![match &session.settings().luck {
        Luck::Seed { seed, deal } if deal.is_empty() => {
            house.say(&Text::new("screen-seed").plain("seed", seed.clone()))
        }
        Luck::Seed { .. } => house.word("screen-dealt"),
        Luck::Asked => house.word("screen-real-cards"),
    }];
    if session.assisted() {
        parts.push(house.word("screen-assisted"));
    }
    // Whom the game seats by itself need not be said: all of them stand on the table. This is how it was laid out, and counts.
    let odd = if is_usual_company(session) { session.non_default_rules() } else { session.non_default_options() };
    parts.push(option_words::options(&house.own, session.id(), &odd));
    parts.retain(|part| !part.is_empty());
    parts.join(" · ")
}

/// Whether the seats beside the first are held by those whom the game seats there by itself.
fn is_usual_company(session: &Session) -> bool {
    let (characters, bots) = (session.characters(), &session.settings().bots);
    !bots.is_empty() && Others::usual(characters).bots(characters, session.seats()) == *bots
}
