//! How a sound player plays.

use crate::decisions::Action;
use crate::rules::{DeadCells, View};
use crate::table::Table;
use kernel::{Fate, Game, Moves, Policy, Seat, Source};

impl Policy for DeadCells {
    const POINTS_FOR_A_WIN: u32 = 60;

    fn careful(&self, view: &View, seat: Seat) -> Action {
        let mut legal = Moves::new();
        self.legal_actions(&view.seen, seat, &mut legal);
        legal[0]
    }

    fn rollout<F: Fate>(&self, table: &Table, seat: Seat, fate: &mut F) -> Action {
        let mut legal = Moves::new();
        self.legal_actions(table, seat, &mut legal);
        legal[fate.pick(Source::PLAYER, legal.len() as u32) as usize]
    }
}
