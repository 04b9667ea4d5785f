//! A table, as whoever asks may know it.

use super::fields::no_seat;
use crate::http::http_error::HttpError;
use crate::live::table_spec::TableSpec;
use crate::live::table_state::TableState;
use crate::localizer::Localizer;
use crate::pages::table::{Onlooker, shown_seed};
use crate::store::TableRow;
use kernel::Seat;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use table::{Moment, ToldEvent, shelf, wire};

/// Through whose eyes somebody wants to look, and from where on.
#[derive(Deserialize, Default, Clone, Debug)]
pub(super) struct ViewQuery {
    /// A seat, counted from 0, or `public`.
    #[serde(rename = "as")]
    pub whose: Option<String>,
    /// The first event of the story.
    #[serde(default)]
    pub from: u32,
}

impl ViewQuery {
    /// Who looks: through the eyes of the own seat where nothing is said, else as a watcher; after the end, through any.
    ///
    /// # Errors
    /// If these eyes are somebody else's, or nobody's.
    pub fn of(&self, state: &TableState, person: &str) -> Result<Onlooker, HttpError> {
        let own = state.seat_of(person);
        let eyes = match self.whose.as_deref() {
            None => own.unwrap_or(Seat::WATCHER),
            Some("public") => Seat::WATCHER,
            Some(number) => {
                let seat = number.parse::<u8>().ok().filter(|seat| (*seat as usize) < state.seats.len());
                seat.map(Seat).ok_or_else(no_seat)?
            }
        };
        Onlooker::through(state, own, eyes)
    }
}

/// Whom the table waits for, or how the game ended; before it begins, the seats that are free.
pub(super) fn status(state: &TableState) -> Value {
    match &state.session {
        Some(session) => wire::status(&session.status()),
        None => {
            let free = |seat: &Seat| {
                let row = &state.seats[seat.0 as usize];
                row.person.is_none() && row.bot.is_none()
            };
            let seats = (0..state.seats.len() as u8).map(Seat).filter(free);
            json!({ "gathering": seats.map(|seat| seat.0).collect::<Vec<_>>() })
        }
    }
}

/// What whoever looks is asked now: nothing through other eyes than one's own, nor while a bot stands in.
pub(super) fn request(state: &TableState, onlooker: Onlooker) -> Option<String> {
    let own = onlooker.own.filter(|own| *own == onlooker.eyes)?;
    state.seats[own.0 as usize].bot.is_none().then(|| state.request(own)).flatten()
}

/// What these eyes have witnessed, from the beginning.
pub(super) fn story(state: &TableState, eyes: Seat) -> Vec<ToldEvent> {
    state.session.as_ref().map(|session| session.story(0, eyes)).unwrap_or_default()
}

/// How things stand after something was done, and how many events whoever looks has witnessed.
pub(super) fn now(state: &TableState, onlooker: Onlooker) -> Value {
    let next = story(state, onlooker.eyes).len();
    json!({ "next": next, "status": status(state), "request": request(state, onlooker) })
}

/// The same, with the events from a place in the story on.
pub fn since(state: &TableState, onlooker: Onlooker, from: usize) -> Value {
    let mut story = wire::events(story(state, onlooker.eyes));
    let (from, next) = (from.min(story.len()), story.len());
    let events = story.split_off(from);
    json!({
        "from": from, "next": next, "events": events, "status": status(state), "request": request(state, onlooker),
    })
}

fn seat(localizer: &Localizer, state: &TableState, seat: Seat) -> Value {
    let row = &state.seats[seat.0 as usize];
    let called = state.session.as_ref().and_then(|session| session.seat_name(seat));
    // Masks fall when the game is over.
    let shown = state.session.as_ref().and_then(|session| session.shown_bot(seat));
    json!({
        "seat": seat.0,
        "name": row.person.as_ref().map(|_| row.name.as_str()),
        "called": called.map(|name| name.in_lang(localizer.lang).to_string()),
        "bot": row.bot.as_ref().map(|held| shown.as_ref().unwrap_or(held).to_string()),
        "declared": row.declared,
    })
}

/// All of a table that may change while one looks at it, but for what happens in the game.
pub(super) fn standing(localizer: &Localizer, state: &TableState, onlooker: Onlooker) -> Map<String, Value> {
    let asked = state.undo_request();
    let asked = asked.map(
        |asked| json!({ "undo": asked.seat.0, "agreed": asked.agreed.iter().map(|seat| seat.0).collect::<Vec<_>>() }),
    );
    let seats: Vec<Value> = (0..state.seats.len() as u8).map(|at| seat(localizer, state, Seat(at))).collect();
    let told = [
        ("status", status(state)),
        ("request", json!(request(state, onlooker))),
        ("seats", json!(seats)),
        ("asked", json!(asked)),
        ("assisted", json!(state.row.assisted)),
        // The way to the next table is for those who sat at this one.
        ("rematch", json!(state.row.rematch.as_ref().filter(|_| onlooker.own.is_some()))),
    ];
    told.into_iter().map(|(name, value)| (name.to_string(), value)).collect()
}

/// A moment as programs read it.
pub(super) fn moment(seconds: i64) -> String {
    Moment::of_seconds(seconds.max(0) as u64).to_string()
}

/// What is known of a table from the start.
pub(super) fn laid_out(row: &TableRow) -> Map<String, Value> {
    let options: BTreeMap<String, String> = TableSpec::read(&row.wanted).options.into_iter().collect();
    let told = [
        ("id", json!(row.id)),
        ("game", json!(row.game)),
        ("rules", json!(shelf::label(&row.game).map(|label| label.rules))),
        ("options", json!(options)),
        ("open", json!(row.open)),
        ("pace", json!(row.pace.word())),
        ("daily", json!(row.daily)),
        ("created", json!(moment(row.created))),
    ];
    told.into_iter().map(|(name, value)| (name.to_string(), value)).collect()
}

/// All of a table but its game. Whoever sits at it may invite others.
pub fn document(localizer: &Localizer, state: &TableState, onlooker: Onlooker) -> Value {
    let mut document = laid_out(&state.row);
    document.extend(standing(localizer, state, onlooker));
    let invite = (onlooker.own.is_some() || state.row.open).then_some(&state.row.invite);
    document.insert("seat".into(), json!(onlooker.own.map(|seat| seat.0)));
    document.insert("seed".into(), json!(shown_seed(state)));
    document.insert("invite".into(), json!(invite));
    Value::Object(document)
}
