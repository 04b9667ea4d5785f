//! The names of seats, of those who hold them and of bots, in words.

use crate::live::table_state::TableState;
use crate::localizer::Localizer;
use kernel::{Seat, Text};
use table::{ToldEvent, Words, bot_spec::BotSpec, shelf};

/// A bot, in words: the name of its character, or what it does.
pub fn bot(ui: &Words, game: &str, bot: &BotSpec) -> String {
    let characters = shelf::label(game).map(|label| label.characters.as_slice()).unwrap_or_default();
    match bot {
        BotSpec::Random => ui.word("bot-random"),
        BotSpec::MonteCarlo(_) => ui.word("bot-montecarlo"),
        BotSpec::Careful => ui.word("bot-careful"),
        BotSpec::Hidden => ui.word("bot-hidden"),
        BotSpec::Character(_) => match bot.place(characters) {
            Some(place) => characters[place as usize].name.in_lang(ui.lang).to_string(),
            None => ui.word("bot-careful"),
        },
    }
}

/// What a seat is called in the game, where the game calls everybody by name; else its number.
pub fn called(localizer: &Localizer, state: &TableState, seat: Seat) -> String {
    let named = state.session.as_ref().and_then(|session| session.seat_name(seat));
    match named {
        Some(name) => name.in_lang(localizer.lang).to_string(),
        None => localizer.ui.say(&Text::new("seat-number").number("seat", seat.0 as i64 + 1)),
    }
}

/// Who holds a seat: a person's name, a bot, or nobody yet.
pub fn holder(localizer: &Localizer, state: &TableState, seat: Seat) -> String {
    let row = &state.seats[seat.0 as usize];
    let name = if row.name.is_empty() { localizer.ui.word("seat-nameless") } else { row.name.clone() };
    match (&row.person, &row.bot) {
        (None, None) => localizer.ui.word("seat-free"),
        (None, Some(held)) => {
            // Masks fall when the game is over.
            let shown = state.session.as_ref().and_then(|session| session.shown_bot(seat));
            bot(&localizer.ui, &state.row.game, shown.as_ref().unwrap_or(held))
        }
        (Some(_), None) => name,
        (Some(_), Some(_)) => localizer.ui.say(&Text::new("seat-stood-in").plain("name", name)),
    }
}

/// What was told, in sentences, which say whose decision it was where [`Session::deciders_to_name`] has them do so.
pub fn sentences(localizer: &Localizer, state: &TableState, told: &[ToldEvent]) -> Vec<String> {
    let Some(session) = &state.session else { return Vec::new() };
    let Some(words) = localizer.game(session.id()) else { return Vec::new() };
    let sentence = |(telling, decider): (&ToldEvent, Option<Seat>)| {
        let said = words.say(&telling.text);
        match decider {
            Some(seat) => {
                let text = Text::new("seat-did").plain("who", holder(localizer, state, seat));
                localizer.ui.say(&text.plain("what", said))
            }
            None => said,
        }
    };
    told.iter().zip(session.deciders_to_name(told)).map(sentence).collect()
}
