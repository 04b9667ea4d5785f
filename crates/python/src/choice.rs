//! Who sits where, as Python says it: a bot's name, or a model.

use crate::failure::refused;
use crate::laid::LaidOut;
use crate::layout::NumberLayout;
use crate::model_bot::ModelBot;
use crate::weights::{LearntModel, ModelWeights};
use bots::{BotSpec, Seated};
use kernel::{GameBox, Seat};
use pyo3::prelude::*;
use std::sync::Arc;
use table::settings;

/// Somebody who can sit at a table.
#[derive(Clone)]
pub enum BotChoice {
    /// A bot, by its name.
    Named(BotSpec),
    /// A model.
    Learnt(Arc<ModelWeights>),
}

impl BotChoice {
    /// Reads what Python says: a name or a model that can play at tables of this layout.
    pub fn read(said: &Bound<'_, PyAny>, laid: &LaidOut, layout: &NumberLayout) -> PyResult<Self> {
        if let Ok(model) = said.cast::<LearntModel>() {
            let weights = model.get().weights.clone();
            weights.check(layout)?;
            return Ok(Self::Learnt(weights));
        }
        let name: String =
            said.extract().map_err(|_| refused(format!("a bot is a name or a Model, not {}", said.get_type())))?;
        let spec = BotSpec::from(name.as_str()).written_out();
        let hidden = spec == BotSpec::Hidden;
        settings::check_new_bot(Seat(0), &spec, &laid.label.characters).map_err(refused)?;
        if hidden {
            Err(refused("who hides is somebody else in every game: name a character"))
        } else {
            Ok(Self::Named(spec))
        }
    }

    /// As rows and records name it.
    pub fn spec(&self) -> BotSpec {
        match self {
            Self::Named(spec) => spec.clone(),
            Self::Learnt(weights) => BotSpec::Character(weights.name.as_str().into()),
        }
    }

    /// Whether it is the same bot.
    pub fn is(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Named(one), Self::Named(other)) => one == other,
            (Self::Learnt(one), Self::Learnt(other)) => Arc::ptr_eq(one, other),
            _ => false,
        }
    }

    /// The bot itself, for a game with these options.
    pub fn seated<G: GameBox>(&self, game: &G, options: &G::Options) -> Seated<G> {
        match self {
            Self::Named(spec) => Seated::of(game, spec),
            Self::Learnt(weights) => Seated::new(Box::new(ModelBot::new(game, options, weights.clone()))),
        }
    }
}
