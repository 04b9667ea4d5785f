//! The names of seats, of those who hold them and of bots, in words.

use crate::board::SeatPlate;
use crate::live::table_state::TableState;
use crate::localizer::Localizer;
use crate::store::SeatRow;
use kernel::{Seat, Text};
use table::{ToldEvent, option_words};

/// What a seat is called in the game, where the game calls everybody by name.
fn hero(localizer: &Localizer, state: &TableState, seat: Seat) -> Option<String> {
    let named = state.session.as_ref().and_then(|session| session.seat_name(seat))?;
    Some(localizer.ui.printed(named))
}

/// What stands before whoever holds a seat: its name in the game; else its number, where its holder has no name of their own.
pub fn place(localizer: &Localizer, state: &TableState, seat: Seat, own: Option<Seat>) -> Option<String> {
    let row = &state.seats[seat.0 as usize];
    let named = row.person.is_some() && (!row.name.is_empty() || own == Some(seat));
    let number = || localizer.ui.say(&Text::new("seat-number").number("seat", seat.0 as i64 + 1));
    hero(localizer, state, seat).or_else(|| (!named).then(number))
}

/// Who holds a seat: a person's name, which is “You” for one's own seat without one; a bot, or nobody yet.
pub fn holder(localizer: &Localizer, state: &TableState, seat: Seat, own: Option<Seat>) -> String {
    let row = &state.seats[seat.0 as usize];
    let name = match row.name.is_empty() {
        true => localizer.ui.word(if own == Some(seat) { "seat-own" } else { "seat-nameless" }),
        false => row.name.clone(),
    };
    match (&row.person, &row.bot) {
        (None, None) => localizer.ui.word("seat-free"),
        (None, Some(held)) => {
            // Masks fall when the game is over.
            let shown = state.session.as_ref().and_then(|session| session.shown_bot(seat));
            option_words::bot(&localizer.ui, &state.row.game, shown.as_ref().unwrap_or(held))
        }
        (Some(_), None) => name,
        (Some(_), Some(_)) => localizer.ui.say(&Text::new("seat-stood-in").plain("name", name)),
    }
}

/// Whoever sits at a seat by their own name, be it that a bot plays for them.
pub fn person(localizer: &Localizer, state: &TableState, seat: Seat, own: Option<Seat>) -> String {
    match state.seats[seat.0 as usize].name.as_str() {
        "" => full(localizer, state, seat, own),
        name => name.to_string(),
    }
}

/// What stands on what lies on the table for each seat that the game calls by name: whose it is, where somebody plays with others.
pub fn plates(localizer: &Localizer, state: &TableState) -> Vec<SeatPlate> {
    let Some(session) = &state.session else { return Vec::new() };
    let plate = |(seat, row): (Seat, &SeatRow)| {
        let holder = (state.several() && row.person.is_some()).then(|| holder(localizer, state, seat, None));
        Some(SeatPlate { seat, name: session.seat_name(seat)?.clone(), holder })
    };
    (0..).map(Seat).zip(&state.seats).filter_map(plate).collect()
}

/// Who holds a seat, with its name in the game before, where it has one.
pub fn full(localizer: &Localizer, state: &TableState, seat: Seat, own: Option<Seat>) -> String {
    let holder = holder(localizer, state, seat, own);
    hero(localizer, state, seat).map_or(holder.clone(), |hero| format!("{hero} · {holder}"))
}

/// What was told, in sentences, which say whose decision it was where [`Session::deciders_to_name`] has them do so.
pub fn sentences(localizer: &Localizer, state: &TableState, told: &[ToldEvent], own: Option<Seat>) -> Vec<String> {
    let Some(session) = &state.session else { return Vec::new() };
    let Some(words) = localizer.game(session.id()) else { return Vec::new() };
    let sentence = |(telling, decider): (&ToldEvent, Option<Seat>)| {
        let said = words.say(&telling.text);
        match decider {
            Some(seat) => {
                let text = Text::new("seat-did").plain("who", holder(localizer, state, seat, own));
                localizer.ui.say(&text.plain("what", said))
            }
            None => said,
        }
    };
    told.iter().zip(session.deciders_to_name(told)).map(sentence).collect()
}
