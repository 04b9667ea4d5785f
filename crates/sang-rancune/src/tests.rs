//! What the rules promise, clause by clause.

mod every_game;
