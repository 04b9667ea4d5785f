//! The names of seats, of those who hold them and of bots, in words.

use crate::board::SeatPlate;
use crate::live::table_state::TableState;
use crate::localizer::Localizer;
use crate::store::SeatRow;
use kernel::{Seat, Text};
use table::{BotSpec, HandOver, Session, ToldEvent, option_words};

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

/// What the person is called who holds a seat or held it: “You” for one's own seat without a name.
pub fn person(localizer: &Localizer, state: &TableState, seat: Seat, own: Option<Seat>) -> String {
    let row = &state.seats[seat.0 as usize];
    match row.name.is_empty() {
        true => localizer.ui.word(if own == Some(seat) { "seat-own" } else { "seat-nameless" }),
        false => row.name.clone(),
    }
}

/// Who holds a seat: a person's name, a bot, or nobody yet; once the game is over, all who have held it.
pub fn holder(localizer: &Localizer, state: &TableState, seat: Seat, own: Option<Seat>) -> String {
    let row = &state.seats[seat.0 as usize];
    let name = person(localizer, state, seat, own);
    if let Some(session) = state.session.as_ref().filter(|session| session.is_over()) {
        return all_holders(localizer, session, seat, &name);
    }
    match (&row.person, &row.bot) {
        (None, None) => localizer.ui.word("seat-free"),
        (None, Some(held)) => option_words::bot(&localizer.ui, &state.row.game, held),
        (Some(_), None) => name,
        (Some(_), Some(_)) => localizer.ui.say(&Text::new("seat-stood-in").plain("name", name)),
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

/// A bot that holds a seat or held it, as everybody may know it, or the person of that name.
fn hands(localizer: &Localizer, session: &Session, seat: Seat, bot: Option<&BotSpec>, person: &str) -> String {
    let bot = bot.map(|bot| option_words::bot(&localizer.ui, session.id(), &session.shown(seat, bot)));
    bot.unwrap_or_else(|| person.into())
}

/// Who held a seat when a decision was made, counted from 1; its person has that name.
pub fn decider(localizer: &Localizer, session: &Session, seat: Seat, decision: usize, person: &str) -> String {
    hands(localizer, session, seat, session.bot_at(seat, decision), person)
}

/// All who have held a seat, the first one first; its person has that name.
pub fn all_holders(localizer: &Localizer, session: &Session, seat: Seat, person: &str) -> String {
    let holders = session.holders_of(seat).into_iter();
    let said = holders.map(|bot| hands(localizer, session, seat, bot.as_ref(), person));
    let then = |before: String, next: String| Text::new("seat-then").plain("before", before).plain("next", next);
    said.reduce(|before, next| localizer.ui.say(&then(before, next))).unwrap_or_default()
}

/// That a seat changed hands; its person has that name.
pub fn handed_over(localizer: &Localizer, session: &Session, change: &HandOver, person: &str) -> String {
    let who = match session.seat_name(change.seat) {
        Some(hero) => format!("{} · {person}", localizer.ui.printed(hero)),
        None => person.into(),
    };
    localizer.ui.say(&session.hand_over_text(change).plain("who", who))
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
        if let Some(change) = telling.hand_over.and_then(|number| session.hand_overs().get(number)) {
            return handed_over(localizer, session, change, &person(localizer, state, change.seat, own));
        }
        let said = words.say(&telling.text);
        match decider {
            Some(seat) => {
                let name = person(localizer, state, seat, own);
                let who = self::decider(localizer, session, seat, telling.step, &name);
                localizer.ui.say(&Text::new("seat-did").plain("who", who).plain("what", said))
            }
            None => said,
        }
    };
    told.iter().zip(session.deciders_to_name(told)).map(sentence).collect()
}
