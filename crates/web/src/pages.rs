//! The pages, and what their forms do.

pub mod account;
pub mod act;
pub mod beat;
pub mod coach;
pub mod codex;
pub mod daily;
pub mod ending;
pub mod history;
pub mod home;
pub mod installed_app;
pub mod join;
pub mod learn;
pub mod leave;
pub mod lobby;
pub mod look;
pub mod me;
pub mod new;
pub mod operators;
pub mod preferences;
pub mod privacy;
pub mod public_pages;
pub mod puzzles;
pub mod replay;
pub mod review;
pub mod rules;
pub mod season;
pub mod seed;
pub mod share_card;
pub mod solo_table;
pub mod stream;
pub mod table;
pub mod tokens;
pub mod trophies;

use crate::site::Site;
use axum::Router;
use std::sync::Arc;

/// All routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new()
        .route("/assets/{name}", axum::routing::get(crate::http::assets::serve))
        .merge(account::routes())
        .merge(act::routes())
        .merge(coach::routes())
        .merge(codex::routes())
        .merge(beat::routes())
        .merge(daily::routes())
        .merge(ending::routes())
        .merge(home::routes())
        .merge(installed_app::routes())
        .merge(join::routes())
        .merge(learn::routes())
        .merge(leave::routes())
        .merge(lobby::routes())
        .merge(look::routes())
        .merge(me::routes())
        .merge(new::routes())
        .merge(operators::routes())
        .merge(preferences::routes())
        .merge(privacy::routes())
        .merge(puzzles::routes())
        .merge(replay::routes())
        .merge(review::routes())
        .merge(rules::routes())
        .merge(season::routes())
        .merge(seed::routes())
        .merge(share_card::routes())
        .merge(stream::routes())
        .merge(table::routes())
        .merge(tokens::routes())
        .merge(trophies::routes())
        .merge(crate::api::routes())
}

/// Whether a day's dungeon is still being played.
pub fn daily_is_running(day: Option<&str>) -> bool {
    day.is_some_and(|day| *day >= *crate::daily::today())
}
