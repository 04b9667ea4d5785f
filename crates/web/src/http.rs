//! The door to the world: connections, what every request passes on its way in and out, and how much anybody may ask for.

pub mod assets;
pub mod compression;
pub mod concurrency_limit;
pub mod connection;
pub mod connection_slots;
pub mod error_page;
pub mod http_error;
pub mod link;
pub mod middleware;
pub mod multipart;
pub mod quota;
pub mod rate_limit;
pub mod request_context;
pub mod serve;
pub mod write_timeout;
