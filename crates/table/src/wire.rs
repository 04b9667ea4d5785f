//! The words of the engine protocol, and of everything that speaks like it.

use crate::game_table::{Odds, ToldEvent};
use crate::label::Label;
use crate::orders::Offered;
use crate::session::Session;
use crate::settings::OpenError;
use crate::shelf;
use crate::words::Words;
use kernel::{Fraction, OptionSpec, Phrase, Printed, Seat, SourceKind, SourceSpec, Speech, Status};
use serde::Serialize;
use serde_json::{Map, Value, json};

/// The version of the protocol: a change of meaning is a new one.
pub const PROTOCOL: u32 = 1;

/// More outcomes than this are too many to list.
pub const MOST_OUTCOMES: usize = 20_000;

/// Something of a game, on the wire.
pub(crate) fn value(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).expect("what a game sends has no maps with odd keys and no failing parts")
}

/// A status: whom the table waits for, or how the game ended.
pub fn status(status: &Status) -> Value {
    match status {
        Status::Awaiting(seats) => json!({ "awaiting": seats.iter().map(|seat| seat.0).collect::<Vec<_>>() }),
        Status::Over(outcome) => {
            let seats = 0..outcome.scores.len() as u8;
            let won: Vec<bool> = seats.map(|seat| outcome.won.has(Seat(seat))).collect();
            json!({ "over": { "scores": outcome.scores.as_slice(), "won": won } })
        }
    }
}

/// Events.
pub fn events(story: Vec<ToldEvent>) -> Vec<Value> {
    story.into_iter().map(|telling| telling.json).collect()
}

/// Every legal action of a seat, in a stable order, each as it is played.
pub fn actions(session: &Session, seat: Seat) -> Vec<Value> {
    session.legal_actions(seat).iter().filter_map(|action| session.action_to_json(action)).collect()
}

/// Everything that chance may do: exact fractions that add up to one, each with what is witnessed then.
pub fn outcomes(odds: Odds) -> Value {
    let whole = |number: u128| u64::try_from(number).map_or_else(|_| json!(number.to_string()), Value::from);
    let outcome =
        |(p, events): (Fraction, Vec<Value>)| json!({ "p": [whole(p.over()), whole(p.under())], "events": events });
    odds.into_iter().map(outcome).collect()
}

/// What a bot thinks of an action: what it is worth beside the others of the same answer, the standard error of that, and the playouts
/// it was found in.
pub fn judged(session: &Session, seat: Seat, words: &Words, line: Judgement) -> Value {
    let Judgement { action, worth, win, proved, error, playouts } = line;
    let mut told = json!({ "action": session.action_to_json(action), "error": error, "n": playouts });
    match win {
        Some(win) => told["win"] = win.into(),
        None => told["worth"] = worth.into(),
    }
    if proved {
        told["exact"] = true.into();
    }
    if let Some(why) = session.why(seat, action) {
        told["why"] = words.say(&why).into();
    }
    told
}

/// What a bot thinks of an action, in notation.
#[derive(Clone, Copy, Debug)]
pub struct Judgement<'a> {
    /// The action.
    pub action: &'a str,
    /// A number that compares the lines of one answer.
    pub worth: f64,
    /// The chance to win, where it comes true.
    pub win: Option<f64>,
    /// Whether that is proved.
    pub proved: bool,
    /// The standard error of the number that is told.
    pub error: f64,
    /// The playouts that it was found in.
    pub playouts: u64,
}

/// What a seat may order and has ordered: for that seat alone.
pub fn orders(orders: &[Offered], words: &Words) -> Value {
    let order = |Offered { order, stands }: &Offered| json!({ "order": order.word, "text": words.say(&order.label), "stands": stands });
    orders.iter().map(order).collect()
}

/// What may be said at a table.
pub fn phrases(phrases: &[Phrase], words: &Words) -> Value {
    let phrase = |Phrase { word, speech, text }: &Phrase| {
        let speech = match speech {
            Speech::Promise | Speech::Truce => "promise",
            Speech::Threat => "threat",
            Speech::Warning => "warning",
            Speech::Thanks => "thanks",
        };
        json!({ "phrase": word, "speech": speech, "text": words.say(text) })
    };
    phrases.iter().map(phrase).collect()
}

/// A name in both languages.
pub fn printed(printed: &Printed) -> Value {
    json!({ "fr": printed.fr, "en": printed.en })
}

/// The games on the shelf.
pub fn games() -> Value {
    crate::IDS.iter().filter_map(|id| shelf::label(id)).map(game).collect()
}

fn game(label: &Label) -> Value {
    let option = |spec: &OptionSpec| {
        let values: Vec<&str> = spec.values.iter().map(|(value, _)| *value).collect();
        let meanings: Map<String, Value> =
            spec.values.iter().map(|(value, means)| (value.to_string(), printed(means))).collect();
        let told = json!({
            "default": values[0], "values": values, "text": printed(&spec.label), "meanings": meanings,
        });
        (spec.key.to_string(), told)
    };
    let options: Map<String, Value> = label.options.iter().map(option).collect();
    let (least, most) = label.players;
    json!({
        "id": label.id, "title": printed(&label.title), "players": [least, most], "rules": label.rules,
        "options": options, "bots": label.bots,
    })
}

/// The code of the error that a table cannot be laid out so.
pub fn code(error: &OpenError) -> &'static str {
    match error {
        OpenError::Game(_) => "game",
        OpenError::Players { .. } => "request",
        OpenError::NoOption { .. } | OpenError::NoValue { .. } | OpenError::Twice(_) => "options",
        OpenError::NoCustom(_) | OpenError::Custom(_) | OpenError::Chronicle(_) => "options",
        OpenError::NoBot { .. }
        | OpenError::NoSeat { .. }
        | OpenError::SeatTwice(_)
        | OpenError::Playouts(_)
        | OpenError::Nobody(_) => "seat",
        OpenError::NoSource { .. } | OpenError::Fate(_) | OpenError::Unanswered => "fate",
    }
}

/// Options by key and value; nothing where they are not of the form `{"key":"value"…}`.
pub fn options(options: &Value) -> Option<Vec<(String, String)>> {
    let pair = |(key, value): (&String, &Value)| Some((key.clone(), value.as_str()?.to_string()));
    options.as_object()?.iter().map(pair).collect()
}

/// Why a scripted deal cannot be read.
#[derive(Clone, PartialEq, Debug)]
pub enum DealError {
    /// It is not of the form `{"piles":{"name":["card"…]},"dice":{"name":[face…]}}`.
    Shape,
    /// It names something that the game does not have.
    NoSource(OpenError),
}

/// A scripted deal: what named piles and dice will show.
///
/// # Errors
/// If it cannot be read.
pub fn deal(deal: &Value, sources: &[SourceSpec]) -> Result<Vec<(String, Vec<String>)>, DealError> {
    let face = |face: &Value| match face {
        Value::String(text) => Ok(text.clone()),
        Value::Number(number) => Ok(number.to_string()),
        _ => Err(DealError::Shape),
    };
    let mut read = Vec::new();
    for (kind, named) in deal.as_object().ok_or(DealError::Shape)? {
        let piles = match kind.as_str() {
            "piles" => true,
            "dice" => false,
            _ => return Err(DealError::Shape),
        };
        for (name, faces) in named.as_object().ok_or(DealError::Shape)? {
            let fits = |spec: &&SourceSpec| matches!(spec.kind, SourceKind::Pile { .. }) == piles;
            let known: Vec<&str> = sources.iter().filter(fits).map(|spec| spec.name).collect();
            if !known.contains(&name.as_str()) {
                let (name, known) = (name.clone(), known.join(", "));
                return Err(DealError::NoSource(OpenError::NoSource { name, known }));
            }
            let faces = faces.as_array().ok_or(DealError::Shape)?;
            let path =
                sources.iter().filter(fits).find(|spec| spec.name == name).map_or_else(String::new, SourceSpec::path);
            read.push((path, faces.iter().map(face).collect::<Result<_, _>>()?));
        }
    }
    Ok(read)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot_spec;

    /// Every bot that may be named is there once, whatever a box says of their strength, and nobody is weaker than chance.
    #[test]
    fn games_list_all_their_bots_and_the_weakest_first() {
        for game in games().as_array().expect("a list") {
            let id = game["id"].as_str().expect("an id");
            let label = shelf::label(id).expect("a game on the shelf");
            let mut listed: Vec<&str> =
                game["bots"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
            assert_eq!(listed[0], "random", "{id}");
            let mut known = bot_spec::names(&label.characters);
            listed.sort_unstable();
            known.sort_unstable();
            assert_eq!(listed, known, "{id}");
        }
    }
}
