//! The pages, and what their forms do.

pub mod learn;
pub mod operators;
pub mod rules;

use crate::site::Site;
use axum::Router;
use std::sync::Arc;

/// All routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().merge(operators::routes()).merge(rules::routes()).merge(learn::routes())
}
