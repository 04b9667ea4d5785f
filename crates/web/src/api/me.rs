//! Whoever asks, and what is kept of them.

use super::at_table::moment;
use super::caller::Caller;
use super::fields::{Fields, wrong};
use crate::http::http_error::HttpError;
use crate::http::middleware::too_many;
use crate::people::accounts::{self, AccountError};
use crate::people::export;
use crate::store::Cursor;
use axum::Json;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::Response;
use kernel::Text;
use serde::Deserialize;
use serde_json::{Value, json};

/// How many tables are listed at once; all of them are in the export.
const MOST_TABLES: usize = 100;

/// Where in the list of tables to go on.
#[derive(Deserialize)]
pub(super) struct TablesQuery {
    before: Option<String>,
}

/// Who asks, and where they sit: the tables touched last first, and where to go on.
pub(super) async fn show(caller: Caller, Query(place): Query<TablesQuery>) -> Result<Json<Value>, HttpError> {
    let person = &caller.person;
    let behind = place.before.map(|before| Cursor::read(&before).ok_or_else(|| wrong("before"))).transpose()?;
    // One more says whether there are more.
    let mut tables = caller.site.store.tables_of(&person.id, behind.as_ref(), MOST_TABLES as u32 + 1).await?;
    let more = tables.len() > MOST_TABLES;
    tables.truncate(MOST_TABLES);
    let last = tables.last().filter(|_| more);
    let next = last.map(|(row, _)| Cursor { at: row.touched, id: row.id.clone() }.write());
    let tables = tables.iter().map(|(row, seat)| {
        let (begun, over) = (row.head.is_some(), row.result.is_some());
        json!({ "id": row.id, "game": row.game, "seat": seat, "begun": begun, "over": over, "touched": moment(row.touched) })
    });
    Ok(Json(json!({
        "name": person.name, "bot": person.bot, "created": moment(person.created), "tables": tables.collect::<Vec<_>>(),
        "next": next,
    })))
}

/// One's own games, a line each, oldest first.
pub(super) async fn games(caller: Caller) -> Result<Response, HttpError> {
    export::answer(&caller.site, caller.address.to_string(), &caller.person.id).await
}

/// Forgets whoever asks, who has to say so: by the account's name and its password, or `yes` where there is none. A token that
/// somebody found deletes nothing.
pub(super) async fn leave(caller: Caller, fields: Fields) -> Result<StatusCode, HttpError> {
    let person = &caller.person;
    if fields.text("confirm")? != Some(person.name.as_deref().unwrap_or("yes")) {
        return Err(HttpError { code: "confirm", ..HttpError::refused(Text::new("api-confirm")) });
    }
    if person.name.is_some() {
        let password = fields.needed("password")?;
        accounts::confirmed(&caller.site, person, password).await.map_err(|denied| match denied {
            AccountError::Refused(text) => HttpError { code: "password", ..HttpError::refused(text) },
            AccountError::Wait(seconds) => too_many(seconds),
            AccountError::Failed(failure) => failure,
        })?;
    }
    accounts::forget(&caller.site, person, &caller.localizer().ui.word("leave-deleted-player")).await?;
    Ok(StatusCode::NO_CONTENT)
}
