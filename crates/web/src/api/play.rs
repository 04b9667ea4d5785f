//! What is done at a table, in the words of the engine protocol.

use super::ApiResult;
use super::at_table::{self, ViewQuery};
use super::caller::Caller;
use super::fields::{Fields, wrong};
use crate::http::http_error::HttpError;
use crate::http::middleware::too_many;
use crate::live::LiveTable;
use crate::live::seat_names;
use crate::live::table_commands::{self, UndoOutcome};
use crate::live::table_guard::TableGuard;
use crate::live::table_state::TableState;
use crate::pages::table::Onlooker;
use axum::Json;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use bots::{BotSpec, Budget};
use kernel::{Seat, Text};
use serde_json::{Value, json};
use std::sync::Arc;
use table::{NoOdds, Session, ToldEvent, wire};
use tokio::runtime::Handle;

/// The longest that a coach may think.
const MOST_MILLIS: u64 = 2000;
/// How long it thinks where nothing is said.
const USUAL_MILLIS: u64 = 500;

/// Whoever asks, who must sit at the table, be it that a bot stands in.
fn seated(state: &TableState, caller: &Caller) -> Result<(Seat, Onlooker), HttpError> {
    let seat = state.seat_of(&caller.person.id).ok_or_else(|| HttpError::forbidden("not-your-table"))?;
    Ok((seat, Onlooker { own: Some(seat), eyes: seat }))
}

fn session(state: &TableState) -> Result<&Session, HttpError> {
    state.session.as_ref().ok_or_else(table_commands::not_begun)
}

/// The action that a program names: as `actions` gives it, or in notation.
fn action(session: &Session, fields: &Fields) -> Result<String, HttpError> {
    let action = fields.get("action").ok_or_else(|| wrong("action"))?;
    let notation = || action.as_str().filter(|text| session.action_to_json(text).is_some()).map(String::from);
    session.action_from_json(action).or_else(notation).ok_or_else(|| {
        let shown: String = action.to_string().chars().take(80).collect();
        let text = Text::new("api-action").plain("action", shown);
        HttpError { code: "action", ..HttpError::refused(text) }
    })
}

/// Every legal action of one's own seat.
pub(super) async fn actions(caller: Caller, Path(id): Path<String>) -> ApiResult {
    let live = caller.site.table(&id).await?;
    let state = live.lock(&caller.site.store).await?;
    let (seat, onlooker) = seated(&state, &caller)?;
    let session = session(&state)?;
    let (actions, notations) = (wire::actions(session, seat), session.legal_actions(seat));
    let request = at_table::request(&state, onlooker);
    Ok(Json(json!({ "request": request, "actions": actions, "notations": notations })))
}

/// All that a seat may know, or a watcher.
pub(super) async fn view(caller: Caller, Path(id): Path<String>, Query(look): Query<ViewQuery>) -> ApiResult {
    let live = caller.site.table(&id).await?;
    let state = live.lock(&caller.site.store).await?;
    let onlooker = look.of(&state, &caller.person.id)?;
    Ok(Json(json!({ "view": session(&state)?.view(onlooker.eyes) })))
}

/// What a seat has witnessed, or a watcher, on the wire and in words.
pub(super) async fn story(caller: Caller, Path(id): Path<String>, Query(look): Query<ViewQuery>) -> ApiResult {
    let live = caller.site.table(&id).await?;
    let state = live.lock(&caller.site.store).await?;
    let onlooker = look.of(&state, &caller.person.id)?;
    session(&state)?;
    let told = at_table::story(&state, onlooker.eyes);
    let said = seat_names::sentences(caller.localizer(), &state, &told, onlooker.own);
    let next = told.len();
    let line = |(n, (telling, text)): (usize, (ToldEvent, String))| json!({ "n": n, "event": telling.json, "text": text, "notable": telling.notable });
    let from = (look.from as usize).min(next);
    let lines = told.into_iter().zip(said).enumerate().skip(from).map(line);
    Ok(Json(json!({ "from": from, "next": next, "story": lines.collect::<Vec<_>>() })))
}

/// How much whoever asks has witnessed before doing something.
fn before(caller: &Caller, table: &TableGuard<'_>) -> Result<usize, HttpError> {
    let (seat, _) = seated(table, caller)?;
    session(table)?;
    Ok(at_table::story(table, seat).len())
}

/// What whoever asks has witnessed since, and how things stand.
async fn after(caller: &Caller, table: &mut TableGuard<'_>, before: usize) -> Result<Value, HttpError> {
    table.refresh(&caller.site.store).await?;
    let (_, onlooker) = seated(table, caller)?;
    Ok(at_table::since(table, onlooker, before))
}

/// Decides at one's own seat. Whoever answers another question than the one that stands is told which does.
pub(super) async fn play(caller: Caller, Path(id): Path<String>, fields: Fields) -> ApiResult {
    let live = caller.site.table(&id).await?;
    let mut table = live.lock(&caller.site.store).await?;
    let before = before(&caller, &table)?;
    let request = fields.text("request")?;
    let action = action(session(&table)?, &fields)?;
    let decided = table_commands::decide(&caller.site, &mut table, &caller.person, request, &action).await;
    let now = after(&caller, &mut table, before).await?;
    decided.map_err(|failure| match failure.status {
        StatusCode::CONFLICT => {
            let more = json!({ "request": now["request"] });
            HttpError { more: Some(Box::new(more)), ..failure }
        }
        _ => failure,
    })?;
    Ok(Json(now))
}

/// Takes back the last decision of one's own; where others sit at the table, they are asked.
pub(super) async fn undo(caller: Caller, Path(id): Path<String>, fields: Fields) -> Result<Response, HttpError> {
    let live = caller.site.table(&id).await?;
    let insist = fields.flag("assisted")?.unwrap_or(false);
    let mut table = live.lock(&caller.site.store).await?;
    let (code, asked) = match table_commands::undo(&caller.site, &mut table, &caller.person, insist).await? {
        UndoOutcome::Done => (StatusCode::OK, false),
        UndoOutcome::Asked => (StatusCode::ACCEPTED, true),
        UndoOutcome::Insist(refused) => {
            return Err(HttpError::by_clause("table", refused.clause(), refused.text()));
        }
    };
    let mut told = now(&caller, &mut table).await?;
    told["asked"] = asked.into();
    Ok((code, Json(told)).into_response())
}

/// How things stand after something was done.
async fn now(caller: &Caller, table: &mut TableGuard<'_>) -> Result<Value, HttpError> {
    table.refresh(&caller.site.store).await?;
    let (_, onlooker) = seated(table, caller)?;
    Ok(at_table::now(table, onlooker))
}

/// Agrees to what somebody asks, or does not.
pub(super) async fn answer(caller: Caller, Path(id): Path<String>, fields: Fields) -> ApiResult {
    let live = caller.site.table(&id).await?;
    let agree = fields.flag("agree")?.ok_or_else(|| wrong("agree"))?;
    let mut table = live.lock(&caller.site.store).await?;
    table_commands::answer(&caller.site, &mut table, &caller.person, agree).await?;
    Ok(Json(now(&caller, &mut table).await?))
}

/// Everything that chance may do with an action of one's own before the next decision.
fn outcomes(state: &TableState, caller: &Caller, fields: &Fields) -> Result<Value, HttpError> {
    let (seat, _) = seated(state, caller)?;
    let session = session(state)?;
    let action = action(session, fields)?;
    let odds = session.odds(seat, &action, seat, wire::MOST_OUTCOMES).map_err(|error| match error {
        NoOdds::Declined(why) => table_commands::declined(session.id(), why),
        NoOdds::TooMany => {
            let text = Text::new("api-too-many").number("most", wire::MOST_OUTCOMES as i64);
            HttpError { code: "too-many", ..HttpError::refused(text) }
        }
    })?;
    Ok(json!({ "outcomes": wire::outcomes(odds) }))
}

/// Everything that chance may do with an action of one's own. Many outcomes take a while: others are not to wait for them.
pub(super) async fn odds(caller: Caller, Path(id): Path<String>, fields: Fields) -> ApiResult {
    let live = caller.site.table(&id).await?;
    let (bot_pool, here) = (caller.site.bot_pool.clone(), Handle::current());
    let who = caller.person.id.clone();
    let reckoned = bot_pool.run(&who, move || {
        let state = here.block_on(live.lock(&caller.site.store))?;
        outcomes(&state, &caller, &fields)
    });
    let busy = || HttpError { retry: Some(3), ..HttpError::new(StatusCode::SERVICE_UNAVAILABLE, "advice-none") };
    Ok(Json(reckoned.await.ok_or_else(busy)??))
}

/// What a bot would do.
pub(super) async fn go(caller: Caller, Path(id): Path<String>, fields: Fields) -> ApiResult {
    let live: Arc<LiveTable> = caller.site.table(&id).await?;
    let bot: String = fields.text("bot")?.unwrap_or("search").chars().take(40).collect();
    let millis = fields.number("millis")?.unwrap_or(USUAL_MILLIS);
    if !(1..=MOST_MILLIS).contains(&millis) {
        return Err(wrong("millis"));
    }
    let bot = BotSpec::from(bot.as_str()).within(Budget::Millis(millis));
    // Who thinks for one cannot think for others meanwhile.
    caller.site.attempts.take(&format!("go {}", caller.person.id)).map_err(too_many)?;
    // The table is not kept while the bot thinks: it is taken before, and again after.
    let advice = table_commands::advise(&caller.site, &live, &caller.person, None, bot).await?;
    let state = live.lock(&caller.site.store).await?;
    let session = session(&state)?;
    let (seat, _) = seated(&state, &caller)?;
    let words = caller.localizer().game(session.id()).ok_or_else(HttpError::not_found)?;
    let judged = advice.lines.iter();
    let lines: Vec<Value> = judged.map(|line| wire::judged(session, seat, words, line.told())).collect();
    Ok(Json(json!({ "action": session.action_to_json(&advice.action), "lines": lines })))
}

/// What may be said at the table.
pub(super) async fn phrases(caller: Caller, Path(id): Path<String>) -> ApiResult {
    let live = caller.site.table(&id).await?;
    let state = live.lock(&caller.site.store).await?;
    let session = session(&state)?;
    let words = caller.localizer().game(session.id()).ok_or_else(HttpError::not_found)?;
    Ok(Json(json!({ "phrases": wire::phrases(session.phrases_now(), words) })))
}

/// Says a phrase, to all or to one.
pub(super) async fn say(caller: Caller, Path(id): Path<String>, fields: Fields) -> ApiResult {
    let live = caller.site.table(&id).await?;
    let mut table = live.lock(&caller.site.store).await?;
    let before = before(&caller, &table)?;
    let (phrase, to) = (fields.needed("phrase")?, fields.seat("to", table.seats.len())?);
    table_commands::say(&caller.site, &mut table, &caller.person, phrase, to).await?;
    Ok(Json(after(&caller, &mut table, before).await?))
}

fn orders_of(caller: &Caller, state: &TableState) -> Result<Value, HttpError> {
    let (seat, _) = seated(state, caller)?;
    let session = session(state)?;
    let words = caller.localizer().game(session.id()).ok_or_else(HttpError::not_found)?;
    Ok(wire::orders(&session.orders(seat), words))
}

/// What one's own seat may order, and has ordered.
pub(super) async fn orders(caller: Caller, Path(id): Path<String>) -> ApiResult {
    let live = caller.site.table(&id).await?;
    let state = live.lock(&caller.site.store).await?;
    Ok(Json(json!({ "orders": orders_of(&caller, &state)? })))
}

/// Gives a standing order, or withdraws it.
pub(super) async fn order(caller: Caller, Path(id): Path<String>, fields: Fields) -> ApiResult {
    let live = caller.site.table(&id).await?;
    let mut table = live.lock(&caller.site.store).await?;
    let before = before(&caller, &table)?;
    let (order, stands) = (fields.needed("order")?, fields.flag("stands")?.unwrap_or(true));
    table_commands::order(&caller.site, &mut table, &caller.person, order, stands).await?;
    let mut told = after(&caller, &mut table, before).await?;
    told["orders"] = orders_of(&caller, &table)?;
    Ok(Json(told))
}
