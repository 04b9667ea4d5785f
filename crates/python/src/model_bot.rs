//! A bot that plays by what Python has learnt.

use crate::encoding::Encoding;
use crate::weights::{ModelInput, ModelWeights};
use bots::Bot;
use kernel::{Columns, Ctx, Enumerated, Fate, Features, GameBox, Ink, Nobody, Seat, Seed, Seeded, Status};
use std::sync::Arc;

/// How often chance is tried for an action that it has a say in.
const THROWS: u64 = 16;

/// A bot that takes the action of the greatest output, or the one after which the seat's value is greatest: exactly, where chance has no say in
/// it, else on the average of some tries, with the same luck for every action.
pub struct ModelBot {
    weights: Arc<ModelWeights>,
    encoding: Encoding,
    luck: Seed,
    decisions: u64,
    numbers: Vec<i16>,
    features: Features,
    hidden: Vec<f32>,
}

impl ModelBot {
    /// A bot for a game with these options.
    pub fn new<G: GameBox>(game: &G, options: &G::Options, weights: Arc<ModelWeights>) -> Self {
        let columns = Columns::of(game, options);
        Self {
            weights,
            encoding: Encoding::of(&columns),
            luck: Seed::of("model"),
            decisions: 0,
            numbers: vec![0; columns.width()],
            features: Features::new(),
            hidden: Vec::new(),
        }
    }

    /// Fills the hidden layer from a view.
    fn look<G: GameBox>(&mut self, game: &G, seat: Seat, view: &G::View) {
        let Self { weights, encoding, numbers, features, hidden, .. } = self;
        weights.begin(hidden);
        match weights.input {
            ModelInput::Numbers => {
                game.write_numbers(view, seat, &mut Ink::new(numbers));
                encoding.encode(numbers, |at, number| weights.add(hidden, at, number));
            }
            ModelInput::Features => {
                features.clear();
                game.features(view, seat, features);
                let scaled = features.padded()[..features.len()].iter().map(|one| *one as f32 / Features::ONE as f32);
                scaled.enumerate().filter(|(_, one)| *one != 0.0).for_each(|(at, one)| weights.add(hidden, at, one));
            }
        }
    }

    /// The chance to win at a table, as the seat sees it.
    fn chance<G: GameBox>(&mut self, game: &G, seat: Seat, table: &G::Table) -> f64 {
        if let Status::Over(outcome) = game.status(table) {
            return if outcome.won.has(seat) { 1.0 } else { 0.0 };
        }
        self.look(game, seat, &game.view(table, seat));
        1.0 / (1.0 + f64::from(-self.weights.output(&self.hidden, 0)).exp())
    }

    /// The chance to win after an action.
    fn after<G: GameBox>(&mut self, game: &G, seat: Seat, view: &G::View, action: G::Action) -> f64 {
        let certain = |fate: &mut Enumerated| acted(game, seat, view, action, fate);
        let mut only = None;
        if Enumerated::walk(1, certain, |_, table| only = Some(table)).is_ok()
            && let Some(table) = only
        {
            return self.chance(game, seat, &table);
        }
        let luck = self.luck.nth(self.decisions);
        let tried = luck.series(0..THROWS).map(|seed| {
            let table = acted(game, seat, view, action, &mut Seeded::new(seed));
            self.chance(game, seat, &table)
        });
        tried.sum::<f64>() / THROWS as f64
    }
}

/// A table that the seat may be sitting at, after its action.
fn acted<G: GameBox, F: Fate>(game: &G, seat: Seat, view: &G::View, action: G::Action, fate: &mut F) -> G::Table {
    let mut table = game.suppose(view, seat, fate);
    game.apply(&mut table, seat, action, &mut Ctx::new(fate, Nobody));
    table
}

impl<G: GameBox> Bot<G> for ModelBot {
    fn restart(&mut self, seed: Seed) {
        (self.luck, self.decisions) = (seed, 0);
    }

    fn choose(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        let mut best = (f64::NEG_INFINITY, legal[0]);
        if self.weights.is_value() {
            for action in legal.iter().filter(|_| legal.len() > 1) {
                let chance = self.after(game, seat, view, *action);
                if chance > best.0 {
                    best = (chance, *action);
                }
            }
        } else {
            self.look(game, seat, view);
            for action in legal {
                let output =
                    game.action_number(*action).map_or(f32::NEG_INFINITY, |at| self.weights.output(&self.hidden, at));
                if f64::from(output) > best.0 {
                    best = (f64::from(output), *action);
                }
            }
        }
        self.decisions += 1;
        best.1
    }
}
