//! What each clause of RULES.md comes to, in its order; then what holds in every game.

mod every_game;
