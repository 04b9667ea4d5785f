//! Who sits where, in words.

use kernel::{Seat, Text};
use table::{AnySession, Telling, Words};

/// Who holds a seat: "Player 2", "Player 3 (bot careful)"; a bot with a character is called by its name.
pub fn who(session: &dyn AnySession, seat: Seat) -> Text {
    let text = match session.settings().bot(seat) {
        None => Text::new("who-person"),
        Some(bot) => match session.characters().iter().find(|character| character.word == bot) {
            Some(character) => Text::new("who-character").name("name", &character.name),
            None => Text::new("who-bot").plain("bot", bot),
        },
    };
    text.number("seat", seat.0 as i64 + 1)
}

/// What was told, in sentences; at a table of several, the first that follows a decision says whose it was. What somebody said
/// says itself who it was.
pub fn sentences(session: &dyn AnySession, told: &[Telling], game: &Words, own: &Words) -> Vec<String> {
    let several = session.seats() > 1;
    let mut said_of = 0;
    let sentence = |telling: &Telling| {
        let said = game.say(&telling.text);
        if telling.remark.is_some() {
            return said;
        }
        let first = core::mem::replace(&mut said_of, telling.step) != telling.step;
        match session.decided_by(telling.step).filter(|_| several && first) {
            Some(seat) => {
                let text = Text::new("who-did").plain("who", own.say(&who(session, seat)));
                own.say(&text.plain("what", said))
            }
            None => said,
        }
    };
    told.iter().map(sentence).collect()
}
