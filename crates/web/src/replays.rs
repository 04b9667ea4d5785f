//! Games that are looked at again.

pub mod open_replays;
pub mod replay_cache;
pub mod replay_view;
pub mod reviews;
