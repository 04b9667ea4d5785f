//! Who sits where, in words.

use kernel::{Printed, Seat, Text};
use table::{BotSpec, Level, Session, ToldEvent, Words};

/// Who holds a seat: "Player 2", "Player 3 (casual bot)", "You" where nobody else at the table is a person; a bot with a character is
/// called by its name, and where the game has a name for everybody, that comes first: "Bruna (The Loyal)".
pub fn who(session: &Session, seat: Seat) -> Text {
    held_by(session, seat, session.bot(seat))
}

/// Who held a seat when a decision was made, counted from 1, in the same words.
pub fn who_at(session: &Session, seat: Seat, decision: usize) -> Text {
    held_by(session, seat, session.bot_at(seat, decision))
}

/// All who have held a seat, in the same words, the first one first.
pub fn all_who(session: &Session, seat: Seat) -> Text {
    let holders = session.holders_of(seat).into_iter();
    let said = holders.map(|bot| held_by(session, seat, bot.as_ref()));
    let then = |before: Text, next: Text| Text::new("who-then").text("before", before).text("next", next);
    said.reduce(then).unwrap_or_else(|| called(session, seat))
}

/// A seat in the hands of a bot, or of a person where there is none.
fn held_by(session: &Session, seat: Seat, bot: Option<&BotSpec>) -> Text {
    let named = session.seat_name(seat);
    // Masks fall when the game is over.
    let text = match bot.map(|bot| session.shown(seat, bot)) {
        None => return called(session, seat),
        Some(BotSpec::Hidden) => Text::new(if named.is_some() { "who-named-hidden" } else { "who-hidden" }),
        Some(ref bot) => match bot.place(session.characters()) {
            Some(place) => {
                let id = if named.is_some() { "who-named-character" } else { "who-character" };
                Text::new(id).name("name", &session.characters()[place as usize].name)
            }
            None => Text::new(if named.is_some() { "who-named-bot" } else { "who-bot" }).plain("bot", level(bot)),
        },
    };
    let text = named.iter().fold(text, |text, name| text.name("hero", name));
    text.number("seat", seat.0 as i64 + 1)
}

/// How many people hold seats.
fn people(session: &Session) -> usize {
    (0..session.seats()).filter(|seat| session.bot(Seat(*seat)).is_none()).count()
}

/// How a bot without a character plays, as messages choose by it.
fn level(bot: &BotSpec) -> &'static str {
    match bot {
        BotSpec::Random => "random",
        BotSpec::MonteCarlo(_) => "montecarlo",
        other => Level::of(other).unwrap_or(Level::Casual).word(),
    }
}

/// Who sits there, in a word: the name that the game has, “You” where nobody else at the table is a person, or the number of the seat.
pub fn called(session: &Session, seat: Seat) -> Text {
    let own = session.bot(seat).is_none() && session.seats() > 1 && people(session) == 1;
    match session.seat_name(seat) {
        None if own => Text::new("who-you"),
        name => called_by(name, seat),
    }
}

/// Who sits there, in a word, at a table that may still have to be laid out.
pub fn called_by(name: Option<&Printed>, seat: Seat) -> Text {
    match name {
        Some(name) => Text::new("who-named").name("hero", name),
        None => Text::new("who-person").number("seat", seat.0 as i64 + 1),
    }
}

/// Whom the screen goes to: the first message for a number of the seat, the second where the game has a name.
pub fn handed(session: &Session, seat: Seat, [by_number, by_name]: [&'static str; 2]) -> Text {
    match session.seat_name(seat) {
        Some(name) => Text::new(by_name).name("hero", name),
        None => Text::new(by_number).number("seat", seat.0 as i64 + 1),
    }
}

/// What was told, in sentences, which say whose decision it was where [`Session::deciders_to_name`] has them do so.
pub fn sentences(session: &Session, told: &[ToldEvent], game: &Words, own: &Words) -> Vec<String> {
    let sentence = |(telling, decider): (&ToldEvent, Option<Seat>)| {
        let said = game.say(&telling.text);
        match decider {
            Some(seat) => {
                let text = Text::new("who-did").plain("who", own.say(&who_at(session, seat, telling.step)));
                own.say(&text.plain("what", said))
            }
            None => said,
        }
    };
    told.iter().zip(session.deciders_to_name(told)).map(sentence).collect()
}

/// What begins a line begins with a capital.
pub fn capital(text: &str) -> String {
    let mut signs = text.chars();
    signs.next().map_or_else(String::new, |first| first.to_uppercase().chain(signs).collect())
}
