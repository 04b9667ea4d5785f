//! What is counted of the games of a box, by name.

use crate::settings::{self, OpenError, Settings};
use crate::shelf::{self, Visitor};
use kernel::{GameBox, MeasureName};

/// The names of what is counted of every game and seat, and of the ways in which games end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Measured {
    /// What is counted: as many numbers a row.
    pub measures: Vec<MeasureName>,
    /// How games end, by place.
    pub ends: Vec<MeasureName>,
}

impl Measured {
    /// What is counted of the game of that id, laid out like this.
    ///
    /// # Errors
    /// If there is no such game, or the content does not fit it.
    pub fn of(id: &str, settings: &Settings) -> Result<Self, OpenError> {
        struct Read<'a>(&'a Settings);
        impl Visitor for Read<'_> {
            type Out = Result<Measured, OpenError>;
            fn visit<G: GameBox>(self, game: G) -> Self::Out {
                let game = settings::with_custom(game, self.0.custom.as_deref())?;
                let mut measures = game.measures();
                // A hyphen in the name of a column is a minus to those who ask with SQL.
                measures.iter_mut().for_each(|measure| measure.id = measure.id.replace('-', "_"));
                Ok(Measured { measures, ends: game.ends() })
            }
        }
        shelf::visit(id, Read(settings)).unwrap_or_else(|| Err(OpenError::Game(id.into())))
    }
}
