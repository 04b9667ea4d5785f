//! Whole games, and many of them.

use crate::Bot;
use kernel::{Ctx, Fate, Game, Moves, Nobody, Outcome, Seat, Status};

/// Plays one game to its end; returns how it ended and how many decisions that took.
#[inline]
pub fn play_game<G: Game, F: Fate, B: Bot<G>>(
    game: &G,
    options: &G::Options,
    fate: &mut F,
    bots: &mut [B],
    legal: &mut Moves<G::Action>,
) -> (Outcome, u32) {
    let mut ctx = Ctx::new(fate, Nobody);
    let mut table = game.setup(options, &mut ctx);
    let mut decisions = 0;
    loop {
        let awaited = match game.status(&table) {
            Status::Over(outcome) => return (outcome, decisions),
            Status::Awaiting(seats) => seats,
        };
        let seat = awaited.lowest().unwrap_or(Seat(0));
        game.legal_actions(&table, seat, legal);
        let action = bots[seat.0 as usize].choose(game, seat, &game.view(&table, seat), legal);
        game.apply(&mut table, seat, action, &mut ctx);
        decisions += 1;
    }
}
