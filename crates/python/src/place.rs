//! One table of many: where its luck comes from, and what was decided at it.

use kernel::{Ctx, GameBox, Nobody, Seat, Seed, Seeded};
use std::sync::Arc;

/// The seed of a game: a text, or the game of that number in the series of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameName {
    /// The text.
    pub text: Arc<str>,
    /// The number, where it is a game of a series.
    pub number: Option<u64>,
}

impl GameName {
    /// The seed.
    pub fn seed(&self) -> Seed {
        let seed = Seed::of(&self.text);
        self.number.map_or(seed, |number| seed.nth(number))
    }

    /// The seed as the command takes it.
    pub fn text(&self) -> String {
        self.number.map_or_else(|| self.text.to_string(), |number| format!("{}/{number}", self.text))
    }

    /// The game that comes next at the same table.
    pub fn next(&self, stride: u64) -> Self {
        let number = self.number.map_or(0, |number| number.saturating_add(stride));
        Self { text: self.text.clone(), number: Some(number) }
    }
}

/// A table of a batch.
pub struct BatchPlace<G: GameBox> {
    /// The table.
    pub table: G::Table,
    /// Its luck.
    pub fate: Seeded,
    /// Its seed.
    pub name: GameName,
    /// Its seed, found once.
    pub seed: Seed,
    /// Counts the games at this place, so that bots know when a new one has begun.
    pub serial: u64,
    /// All that was decided, by whom: the numbers of actions.
    pub decided: Vec<(Seat, u16)>,
}

impl<G: GameBox> BatchPlace<G> {
    /// Lays out the first table.
    pub fn new(game: &G, options: &G::Options, name: GameName) -> Self {
        let seed = name.seed();
        let mut fate = Seeded::new(seed);
        let table = game.setup(options, &mut Ctx::new(&mut fate, Nobody));
        Self { table, fate, name, seed, serial: 0, decided: Vec::new() }
    }

    /// Lays out another one.
    pub fn begin(&mut self, game: &G, options: &G::Options, name: GameName) {
        self.seed = name.seed();
        self.name = name;
        self.fate.restart(self.seed);
        self.table = game.setup(options, &mut Ctx::new(&mut self.fate, Nobody));
        self.serial += 1;
        self.decided.clear();
    }
}
