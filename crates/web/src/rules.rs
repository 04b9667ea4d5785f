//! Rules, to be read, searched and learned.

pub mod markdown;
pub mod rulebook;
pub mod search_query;
