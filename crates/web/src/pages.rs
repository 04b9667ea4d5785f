//! The pages, and what their forms do.

pub mod account;
pub mod leave;
pub mod me;
pub mod operators;
pub mod privacy;
pub mod tokens;

use crate::site::Site;
use axum::Router;
use std::sync::Arc;

/// All routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new()
        .merge(operators::routes())
        .merge(account::routes())
        .merge(me::routes())
        .merge(tokens::routes())
        .merge(leave::routes())
        .merge(privacy::routes())
}
