//! How a table is laid out, as Python says it.

use crate::failure::refused;
use pyo3::prelude::*;
use std::collections::BTreeMap;
use table::{Label, Luck, Settings, shelf};

/// A game and how its tables are laid out; their seeds are said elsewhere.
#[derive(Clone)]
pub struct LaidOut {
    /// What is printed on the box.
    pub label: &'static Label,
    /// How tables are laid out.
    pub settings: Settings,
}

impl LaidOut {
    /// The game of that id, laid out like this; `deck` is content of one's own, as a file of it says it.
    pub fn read(
        game: &str,
        players: Option<u64>,
        options: Option<BTreeMap<String, String>>,
        deck: Option<&str>,
    ) -> PyResult<Self> {
        let known = || format!("there is no game \"{game}\"; there are: {}", table::IDS.join(", "));
        let label = shelf::label(game).ok_or_else(|| refused(known()))?;
        let custom = deck.map(|text| shelf::custom(game, text)).transpose().map_err(refused)?;
        let options = options.unwrap_or_default().into_iter().collect();
        Ok(Self { label, settings: Settings { players, options, custom, ..Settings::new(Luck::seed("")) } })
    }
}
