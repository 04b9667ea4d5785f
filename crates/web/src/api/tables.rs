//! Tables: made, joined, left.

use super::ApiResult;
use super::at_table::{ViewQuery, document, laid_out, since};
use super::caller::Caller;
use super::fields::{Fields, no_seat, wrong};
use crate::http::http_error::HttpError;
use crate::ids;
use crate::live::table_commands;
use crate::live::table_guard::TableGuard;
use crate::live::table_spec::TableSpec;
use crate::pages;
use crate::pages::new::{kind, seed};
use crate::people::accounts;
use crate::replays::reviews::{self, ReviewState};
use crate::store::{NewTable, Pace, Person, SeatRow};
use axum::Json;
use axum::extract::{Path, Query};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::{Seat, Text};
use serde_json::{Value, json};
use table::{BotSpec, Label, shelf};
use table::{OpenError, wire};

/// How many open tables are listed.
const MOST_OPEN: u32 = 50;

/// Tables that anybody may join or watch.
pub(super) async fn open(caller: Caller) -> ApiResult {
    let rows = caller.site.store.open_tables(MOST_OPEN).await?;
    let told = |row: &crate::store::TableRow| {
        let mut told = laid_out(row);
        told.insert("invite".into(), json!(row.invite));
        told.insert("begun".into(), json!(row.head.is_some()));
        Value::Object(told)
    };
    Ok(Json(json!({ "tables": rows.iter().map(told).collect::<Vec<_>>() })))
}

/// The bots that a program wants, each with its seat.
fn bots(fields: &Fields, label: &Label, players: u8) -> Result<Vec<(Seat, BotSpec)>, HttpError> {
    let Some(bots) = fields.get("bots") else { return Ok(Vec::new()) };
    let bot = |(seat, name): (&String, &Value)| {
        let seat = Seat(seat.parse::<u8>().ok().filter(|seat| *seat < players).ok_or_else(no_seat)?);
        let name = name.as_str().ok_or_else(|| wrong("bots"))?;
        // No bot has a longer name, and a refusal says it again.
        let name: String = name.chars().take(40).collect();
        Ok((seat, table_commands::new_bot(seat, &name, &label.characters)?))
    };
    bots.as_object().ok_or_else(|| wrong("bots"))?.iter().map(bot).collect()
}

/// The seats of a new table: whoever makes it takes the first that is no bot's.
fn seats(person: &Person, name: String, players: u8, bots: &[(Seat, BotSpec)]) -> Result<Vec<SeatRow>, HttpError> {
    let bot = |seat: u8| bots.iter().find(|(held, _)| held.0 == seat).map(|(_, bot)| bot.clone());
    let mut seats: Vec<SeatRow> = (0..players).map(|seat| SeatRow { bot: bot(seat), ..SeatRow::default() }).collect();
    let own = seats.iter_mut().find(|seat| seat.bot.is_none()).ok_or(OpenError::Nobody(Seat(0)))?;
    (own.person, own.name) = (Some(person.id.clone()), name);
    Ok(seats)
}

/// Options that are not the rulebook's.
fn options(fields: &Fields, label: &Label) -> Result<Vec<(String, String)>, HttpError> {
    let Some(options) = fields.get("options") else { return Ok(Vec::new()) };
    let wrong = || HttpError { code: "options", ..HttpError::bad("api-options") };
    let short = |text: &String| text.len() <= 100;
    let mut options = wire::options(options).ok_or_else(wrong)?;
    if !options.iter().all(|(key, value)| short(key) && short(value)) {
        return Err(wrong());
    }
    let usual = |key: &str, value: &str| label.options.iter().any(|spec| spec.key == key && spec.values[0].0 == value);
    options.retain(|(key, value)| !usual(key, value));
    Ok(options)
}

/// What a program says of a new table.
fn read(fields: &Fields, person: &Person, name: String) -> Result<NewTable, HttpError> {
    let game: String = fields.needed("game")?.chars().take(40).collect();
    let label = shelf::label(&game).ok_or(OpenError::Game(game))?;
    let (least, most) = label.players;
    let players = fields.number("players")?.unwrap_or(least as u64);
    let players = u8::try_from(players).ok().filter(|players| (least..=most).contains(players));
    let players = players.ok_or(OpenError::Players { least, most })?;
    if fields.get("deal").is_some() {
        return Err(HttpError { code: "fate", ..HttpError::refused(Text::new("api-no-deal")) });
    }
    let seats = seats(person, name, players, &bots(fields, label, players)?)?;
    let several = seats.iter().any(|seat| seat.person.is_none() && seat.bot.is_none());
    let campaign = TableSpec::new_campaign(label, fields.text("seed")?.is_some());
    let (seed, public_seed) = seed(label, fields.text("seed")?, several)?;
    let pace = fields.text("pace")?.map(|pace| Pace::read(pace).ok_or_else(|| wrong("pace"))).transpose()?;
    let wanted = TableSpec { players, options: options(fields, label)?, seed, public_seed, campaign, beat: None };
    Ok(NewTable {
        game: label.id.into(),
        wanted: wanted.write(),
        open: fields.flag("open")?.unwrap_or(false),
        pace: pace.unwrap_or_default(),
        daily: None,
        kind: kind(label, &wanted, &seats),
        owner: person.id.clone(),
        seats,
    })
}

/// The table, and all that whoever asks has witnessed at it.
async fn whole(caller: &Caller, table: &mut TableGuard<'_>) -> ApiResult {
    table.refresh(&caller.site.store).await?;
    let onlooker = ViewQuery::default().of(table, &caller.person.id)?;
    let mut told = document(caller.localizer(), table, onlooker);
    told["events"] = since(table, onlooker, 0)["events"].take();
    Ok(Json(told))
}

/// Makes a table, and sits down at it.
pub(super) async fn make(caller: Caller, fields: Fields) -> Result<Response, HttpError> {
    let name = accounts::display(&caller.site, fields.text("name")?.unwrap_or(""), Some(&caller.person)).await?;
    let new = read(&fields, &caller.person, name)?;
    caller.site.may_create_table(caller.address, Some(&caller.person)).await?;
    let live = table_commands::create(&caller.site, new).await?;
    let mut table = live.lock(&caller.site.store).await?;
    table_commands::begin_if_full(&caller.site, &mut table).await?;
    let place = [(header::LOCATION, format!("/api/v1/tables/{}", live.id))];
    Ok((StatusCode::CREATED, place, whole(&caller, &mut table).await?).into_response())
}

/// A table, but for its game.
pub(super) async fn show(caller: Caller, Path(id): Path<String>, Query(look): Query<ViewQuery>) -> ApiResult {
    let live = caller.site.table(&id).await?;
    let state = live.lock(&caller.site.store).await?;
    Ok(Json(document(caller.localizer(), &state, look.of(&state, &caller.person.id)?)))
}

/// Sits down at a table that one is invited to, or that is open.
pub(super) async fn join(caller: Caller, Path(id): Path<String>, fields: Fields) -> ApiResult {
    let live = caller.site.table(&id).await?;
    let mut table = live.lock(&caller.site.store).await?;
    let invited = fields.text("invite")?.is_some_and(|invite| ids::hashed(invite) == ids::hashed(&table.row.invite));
    if !invited && !table.row.open && table.seat_of(&caller.person.id).is_none() {
        return Err(HttpError { code: "invite", ..HttpError::forbidden("api-not-invited") });
    }
    let seat = fields.seat("seat", table.seats.len())?;
    let name = accounts::display(&caller.site, fields.text("name")?.unwrap_or(""), Some(&caller.person)).await?;
    table_commands::join(&caller.site, &mut table, &caller.person, &name, seat).await?;
    whole(&caller, &mut table).await
}

/// Has bots take the seats that are free.
pub(super) async fn fill(caller: Caller, Path(id): Path<String>, fields: Fields) -> ApiResult {
    let live = caller.site.table(&id).await?;
    let bot: String = fields.text("bot")?.unwrap_or("careful").chars().take(40).collect();
    let mut table = live.lock(&caller.site.store).await?;
    table_commands::fill(&caller.site, &mut table, &caller.person, &bot).await?;
    whole(&caller, &mut table).await
}

/// The table, as it stands after something was done.
async fn after(caller: &Caller, table: &mut TableGuard<'_>) -> ApiResult {
    table.refresh(&caller.site.store).await?;
    Ok(Json(document(caller.localizer(), table, ViewQuery::default().of(table, &caller.person.id)?)))
}

/// Leaves: a bot goes on in a running game.
pub(super) async fn leave(caller: Caller, Path(id): Path<String>) -> ApiResult {
    let live = caller.site.table(&id).await?;
    let mut table = live.lock(&caller.site.store).await?;
    table_commands::leave(&caller.site, &mut table, &caller.person).await?;
    after(&caller, &mut table).await
}

/// Takes one's own seat back from the bot that stands in.
pub(super) async fn back(caller: Caller, Path(id): Path<String>) -> ApiResult {
    let live = caller.site.table(&id).await?;
    let mut table = live.lock(&caller.site.store).await?;
    table_commands::come_back(&caller.site, &mut table, &caller.person).await?;
    after(&caller, &mut table).await
}

/// Has a bot stand in for somebody who has been awaited for too long.
pub(super) async fn stand_in(caller: Caller, Path(id): Path<String>, fields: Fields) -> ApiResult {
    let live = caller.site.table(&id).await?;
    let mut table = live.lock(&caller.site.store).await?;
    let seat = fields.seat("seat", table.seats.len())?.ok_or_else(|| wrong("seat"))?;
    table_commands::stand_in(&caller.site, &mut table, &caller.person, seat).await?;
    after(&caller, &mut table).await
}

/// Makes a table at which the same people play the same again; whoever asks second joins the first.
pub(super) async fn rematch(caller: Caller, Path(id): Path<String>) -> ApiResult {
    let live = caller.site.table(&id).await?;
    let again = table_commands::rematch(&caller.site, &live, &caller.person, caller.address).await?;
    let live = caller.site.table(&again).await?;
    whole(&caller, &mut live.lock(&caller.site.store).await?).await
}

/// The record of a finished game: not while others play the same day's dungeon.
async fn finished(caller: &Caller, id: &str) -> Result<String, HttpError> {
    let (row, _, lines) = caller.site.store.whole_table(id).await?.ok_or_else(HttpError::no_table)?;
    let head = row.head.ok_or_else(table_commands::not_begun)?;
    if row.result.is_none() {
        return Err(table_commands::not_over());
    }
    if pages::daily_is_running(row.daily.as_deref()) {
        return Err(HttpError { code: "daily", ..HttpError::forbidden("api-daily-record") });
    }
    let lines = head.lines().chain(lines.iter().map(String::as_str));
    Ok(lines.map(|line| format!("{line}\n")).collect())
}

/// The record of a finished game.
pub(super) async fn record(caller: Caller, Path(id): Path<String>) -> ApiResult {
    // To read a long one takes a while: what one network asks for is read one at a time.
    let _front = caller.site.bot_pool.front_soon(&caller.address.to_string()).await.ok_or_else(HttpError::busy)?;
    Ok(Json(json!({ "record": finished(&caller, &id).await? })))
}

/// The review of a finished game, or how far it is.
pub(super) async fn review(caller: Caller, Path(id): Path<String>) -> ApiResult {
    let front = caller.site.bot_pool.front_soon(&caller.address.to_string()).await.ok_or_else(HttpError::busy)?;
    let record = finished(&caller, &id).await?;
    let site = caller.site.clone();
    let looking = caller.site.bot_pool.run_at_front(front, move || {
        site.open_replays.with(&record, |replay| {
            replay.go_to(replay.steps())?;
            Ok(replay.session().clone())
        })
    });
    let session = looking
        .await
        .ok_or_else(HttpError::busy)?
        .map_err(|error| HttpError::refused(Text::new("past-unreplayable").plain("why", error.say(caller.lang))))?;
    let found = reviews::review(&caller.site, caller.address, session, Seat::WATCHER).await?;
    Ok(Json(match found {
        ReviewState::Running(done, total) => json!({ "review": null, "done": done, "total": total }),
        ReviewState::Found(review) => json!({ "review": review.told() }),
    }))
}
