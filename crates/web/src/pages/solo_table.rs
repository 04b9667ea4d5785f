//! A table for one (solo), as an address says it.

use super::new::{self, NewTableForm};
use crate::http::http_error::HttpError;
use crate::http::link;
use crate::live::table_spec::TableSpec;
use crate::store::SeatRow;
use kernel::{Seat, Text};
use std::collections::BTreeMap;
use table::{Label, Luck, Settings};

/// How a table for one is laid out, with the usual bots where the game needs more.
pub struct SoloTable {
    /// What is to be laid out; its seed is anybody's.
    pub wanted: TableSpec,
    /// Who sits there; the first seat is a person's, whoever that is.
    pub seats: Vec<SeatRow>,
    /// What must be the same for games to be compared.
    pub kind: String,
}

impl SoloTable {
    /// What an address or a form says of the options of a game: `option.key=value`.
    ///
    /// # Errors
    /// If the game has no such option.
    pub fn read(label: &Label, asked: &BTreeMap<String, String>) -> Result<Self, HttpError> {
        let options = asked.iter().filter(|(key, _)| key.starts_with("option."));
        let NewTableForm { wanted, mut seats, .. } =
            new::read(label, "", String::new(), options.map(|(k, v)| (k.clone(), v.clone())).collect())?;
        for (key, value) in &wanted.options {
            let known = label.options.iter().find(|spec| spec.key == key);
            if !known.is_some_and(|spec| spec.values.iter().any(|(known, _)| known == value)) {
                return Err(HttpError::refused(Text::new("daily-no-option").plain("option", key.as_str())));
            }
        }
        // Nobody else comes to a table for one.
        for seat in seats.iter_mut().skip(1).filter(|seat| seat.bot.is_none()) {
            seat.bot = Some(crate::live::table_state::STAND_IN);
        }
        let kind = new::kind(label, &wanted, &seats);
        Ok(Self { wanted, seats, kind })
    }

    /// How it is laid out on the deal of this seed.
    pub fn settings(&self, seed: &str) -> Settings {
        let bots = self.seats.iter().zip(0..).filter_map(|(seat, at)| Some((Seat(at), seat.bot.clone()?))).collect();
        Settings { luck: Luck::seed(seed), ..self.wanted.settings(bots) }
    }

    /// The options as an address says them; nothing by the rulebook.
    pub fn query(&self) -> String {
        query(&self.wanted.options)
    }
}

/// Options as an address says them.
pub fn query(options: &[(String, String)]) -> String {
    let pair = |(key, value): &(String, String)| format!("option.{}={}", link::part(key), link::part(value));
    options.iter().map(pair).collect::<Vec<_>>().join("&")
}
