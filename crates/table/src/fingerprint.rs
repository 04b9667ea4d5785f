//! What numbers of a game are bound to: whatever was learnt from them, or written down in them, means something else elsewhere.

use crate::record::hash;
use crate::settings::{self, OpenError, Settings};
use crate::shelf::{self, Visitor};
use core::fmt;
use kernel::{ActionSpace, Columns, GameBox};

/// A hash of a game, its rules, its content, the options of a table, the columns that its views are written in and the numbers of its
/// actions. Like all hashes here it finds mistakes, and proves nothing.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Fingerprint(String);

impl Fingerprint {
    /// The fingerprint of tables of a game under these options.
    pub fn of<G: GameBox>(game: &G, options: &G::Options) -> Self {
        let actions: Vec<String> =
            ActionSpace::of(game).all().iter().map(|action| game.write_action(*action)).collect();
        let chosen: Vec<String> =
            game.chosen(options).into_iter().map(|(key, value)| format!("{key}={value}")).collect();
        let parts = [
            format!("game {} rules {} players {}", G::ID, G::RULES, game.seats(options)),
            format!("options {}", chosen.join(" ")),
            format!("content {}", game.content()),
            format!("columns\n{}", Columns::of(game, options).text()),
            format!("actions\n{}", actions.join("\n")),
        ];
        Self(hash(&parts.join("\n")))
    }

    /// The fingerprint of tables that are laid out like this.
    ///
    /// # Errors
    /// If there is no such game, or the settings do not fit it.
    pub fn of_settings(id: &str, settings: &Settings) -> Result<Self, OpenError> {
        struct Take<'a>(&'a Settings);
        impl Visitor for Take<'_> {
            type Out = Result<Fingerprint, OpenError>;
            fn visit<G: GameBox>(self, game: G) -> Self::Out {
                let game = settings::with_custom(game, self.0.custom.as_deref())?;
                Ok(Fingerprint::of(&game, &settings::options(&game, self.0)?))
            }
        }
        shelf::visit(id, Take(settings)).unwrap_or_else(|| Err(OpenError::Game(id.into())))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
