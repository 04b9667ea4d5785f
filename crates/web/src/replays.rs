//! Games that are looked at again.

pub mod replay_cache;
pub mod replay_view;
