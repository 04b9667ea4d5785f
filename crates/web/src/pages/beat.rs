//! A friend's result to be beaten: the same deal to play, and the two results side by side.

use super::daily_is_running;
use super::new::{go_with_cookie, label};
use crate::daily::worth;
use crate::html::art;
use crate::http::http_error::HttpError;
use crate::http::request_context::RequestContext;
use crate::ids;
use crate::live::table_commands;
use crate::live::table_spec::TableSpec;
use crate::people::accounts;
use crate::people::history::{GameResult, played};
use crate::site::Site;
use crate::store::{NewTable, Pace, SeatRow, TableRow};
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::get;
use axum::{Form, Router};
use kernel::{Seat, Text};
use maud::{Markup, html};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{BotSpec, Label, RecordLine, option_words};

/// How many of one's own unfinished games are looked at for one that was begun here.
const MOST_RUNNING: u32 = 50;

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/beat/{id}", get(show).post(play)).route("/t/{id}/beaten", get(beaten))
}

/// A finished game for one, whose result is to be beaten.
struct Challenge {
    row: TableRow,
    wanted: TableSpec,
    label: &'static Label,
    /// The seats, as the table was laid out: a bot, or nobody for the person's.
    laid_out: Vec<Option<BotSpec>>,
    /// Whose result it is, by id.
    person: Option<String>,
    /// What they are called; empty where they have no name.
    name: String,
    result: GameResult,
}

/// The bots that held seats when a table was laid out, by the head of its record.
fn laid_out(head: &str, seats: usize) -> Vec<Option<BotSpec>> {
    let mut bots = vec![None; seats];
    for line in head.lines() {
        if let Ok(RecordLine::Bot { seat, name }) = line.parse()
            && let Some(bot) = bots.get_mut(seat.0 as usize)
        {
            *bot = Some(BotSpec::from(name.as_str()));
        }
    }
    bots
}

/// Whether a link to beat a finished table may be given away: it was laid out for one, and not as a later run of a campaign, whose
/// secrets others have not come to.
pub fn can_be_beaten(row: &TableRow, seats: usize) -> bool {
    let people = laid_out(row.head.as_deref().unwrap_or(""), seats).iter().filter(|bot| bot.is_none()).count();
    let later_run = TableSpec::read(&row.wanted).campaign.is_some_and(|start| start.previous.is_some());
    row.result.is_some() && people == 1 && !later_run && !daily_is_running(row.daily.as_deref())
}

impl Challenge {
    async fn find(site: &Site, id: &str) -> Result<Self, HttpError> {
        let none = || HttpError::new(StatusCode::NOT_FOUND, "beat-none");
        if !ids::plausible(id) {
            return Err(none());
        }
        let (row, mut seats) = site.store.table(id).await?.ok_or_else(none)?;
        if row.result.is_none() {
            return Err(HttpError::refused(Text::new("beat-not-over")));
        }
        if daily_is_running(row.daily.as_deref()) {
            return Err(HttpError::forbidden("daily-not-yet"));
        }
        if !can_be_beaten(&row, seats.len()) {
            return Err(HttpError::refused(Text::new("beat-not-alone")));
        }
        let laid_out = laid_out(row.head.as_deref().unwrap_or(""), seats.len());
        let seat = laid_out.iter().position(Option::is_none).ok_or_else(none)?;
        let result = row.result.as_deref().and_then(|result| played(result, row.touched, seat as u8));
        let SeatRow { person, name, .. } = seats.swap_remove(seat);
        let (wanted, label) = (TableSpec::read(&row.wanted), label(&row.game)?);
        Ok(Self { wanted, label, laid_out, person, name, result: result.ok_or_else(none)?, row })
    }

    /// Whose result it is, in words.
    fn who(&self, context: &RequestContext) -> String {
        if self.name.is_empty() { context.localizer().ui.word("beat-friend") } else { self.name.clone() }
    }

    fn is_own(&self, context: &RequestContext) -> bool {
        context.person.as_ref().is_some_and(|person| Some(&person.id) == self.person.as_ref())
    }

    /// The best that whoever asks has made of the same deal since, and the table at which they are at it.
    async fn own_games(&self, context: &RequestContext) -> Result<(Option<GameResult>, Option<String>), HttpError> {
        let Some(person) = &context.person else { return Ok((None, None)) };
        let store = &context.site.store;
        let finished = store.finished_of_kind(&person.id, &self.row.game, &self.row.kind).await?;
        let same = |row: &TableRow| row.id != self.row.id && TableSpec::read(&row.wanted).seed == self.wanted.seed;
        let results = finished.iter().filter(|(row, _)| same(row) && !daily_is_running(row.daily.as_deref()));
        let results = results.filter_map(|(row, seat)| played(row.result.as_deref()?, row.touched, *seat));
        let best = results.max_by_key(|own| worth(own.score, own.won));
        let running = store.running_of(&person.id, MOST_RUNNING).await?;
        let beats = |row: &TableRow| TableSpec::read(&row.wanted).beat.as_deref() == Some(self.row.id.as_str());
        Ok((best, running.into_iter().map(|(row, _)| row).find(beats).map(|row| row.id)))
    }

    /// Two results side by side, and the way to the other's game: whoever has finished the deal may see it.
    fn compared(&self, context: &RequestContext, own: GameResult) -> Markup {
        let ui = &context.localizer().ui;
        let result = |result: GameResult| {
            let text = Text::new(if result.won { "beat-won" } else { "beat-lost" });
            ui.say(&text.number("score", result.score))
        };
        let said = Text::new("beat-compared").plain("who", self.who(context));
        let said = said.plain("theirs", result(self.result)).plain("yours", result(own));
        let worth = |result: GameResult| worth(result.score, result.won);
        let verdict = match worth(own).cmp(&worth(self.result)) {
            Ordering::Greater => "beat-better",
            Ordering::Equal => "beat-equal",
            Ordering::Less => "beat-worse",
        };
        html! { (ui.say(&said)) " " strong { (ui.word(verdict)) } " " a href={ "/r/" (self.row.id) } { (ui.word("beat-their-game")) } }
    }
}

async fn show(context: RequestContext, Path(id): Path<String>) -> Result<Markup, HttpError> {
    let challenge = Challenge::find(&context.site, &id).await?;
    let (best, running) = challenge.own_games(&context).await?;
    let (ui, label, own) = (&context.localizer().ui, challenge.label, challenge.is_own(&context));
    let title = ui.say(&Text::new("beat-title").plain("game", label.title.in_lang(context.lang)));
    let said = Text::new(if challenge.result.won { "beat-said-won" } else { "beat-said-lost" });
    let said = said.plain("who", challenge.who(&context)).number("score", challenge.result.score);
    let guest = context.person.as_ref().is_none_or(|person| person.name.is_none());
    let body = html! {
        div.narrow.beat data-game=(label.id) {
            h1 { (title) }
            (art::lid(label.id))
            p.prompt { (ui.say(&said)) }
            p.muted { (option_words::options_or_standard(ui, &challenge.row.game, &challenge.row.kind)) }
            @if let Some(best) = best { p.notice { (challenge.compared(&context, best)) } }
            @if own {
                p { (ui.word("beat-own")) }
                p { a #beat href={ "/beat/" (id) } data-absolute { "/beat/" (id) } " " button type="button" data-copy="#beat" { (ui.word("copy")) } }
            }
            @match &running {
                Some(table) => p.buttons { a.button.main href={ "/t/" (table) } { (ui.word("daily-continue")) } },
                None => form.stack method="post" {
                    p { (ui.word("beat-pitch")) }
                    @if label.rivals { p.muted { (ui.word("new-seed-known")) } }
                    @if guest { label { (ui.word("new-your-name")) " " input name="name" maxlength="24" autocomplete="nickname"; } }
                    button.main { (ui.word("beat-play")) }
                },
            }
        }
    };
    Ok(context.page(&title, Some(label.id), body))
}

/// Begins the same deal.
async fn play(
    mut context: RequestContext,
    Path(id): Path<String>,
    Form(form): Form<BTreeMap<String, String>>,
) -> Result<Response, HttpError> {
    let challenge = Challenge::find(&context.site, &id).await?;
    if let (_, Some(table)) = challenge.own_games(&context).await? {
        return Ok(go_with_cookie(&context, &format!("/t/{table}")));
    }
    context.site.may_create_table(context.address, context.person.as_ref()).await?;
    let given = form.get("name").map_or("", String::as_str);
    let name = accounts::display(&context.site, given, context.person.as_ref()).await?;
    let person = context.person().await?;
    let seat = |bot: Option<BotSpec>| match bot {
        Some(bot) => SeatRow { bot: Some(bot), ..SeatRow::default() },
        None => SeatRow { person: Some(person.id.clone()), name: name.clone(), ..SeatRow::default() },
    };
    let seats = challenge.laid_out.into_iter().map(seat).collect();
    // The seed is known from now on, as if somebody had chosen it.
    let wanted = TableSpec { public_seed: true, beat: Some(challenge.row.id), ..challenge.wanted };
    let (game, kind, owner) = (challenge.row.game, challenge.row.kind, person.id.clone());
    let (open, pace, daily) = (false, Pace::Live, None);
    let new = NewTable { game, wanted: wanted.write(), open, pace, daily, kind, owner, seats };
    let table = table_commands::make(&context.site, new).await?;
    Ok(go_with_cookie(&context, &format!("/t/{table}")))
}

/// How the end of a table compares with the result that was to be beaten.
async fn beaten(context: RequestContext, Path(id): Path<String>) -> Result<Markup, HttpError> {
    let person = context.person.as_ref().ok_or_else(|| HttpError::forbidden("not-your-table"))?;
    let live = context.site.table(&id).await?;
    let (beat, own) = {
        let state = live.lock(&context.site.store).await?;
        let Seat(seat) = state.seat_of(&person.id).ok_or_else(|| HttpError::forbidden("not-your-table"))?;
        let session = state.session.as_ref().filter(|session| session.is_over()).ok_or_else(HttpError::not_found)?;
        let verdict = session.verdict().map(|verdict| verdict.to_string()).ok_or_else(HttpError::not_found)?;
        let own = played(&verdict, state.row.touched, seat).ok_or_else(HttpError::not_found)?;
        (TableSpec::read(&state.row.wanted).beat.ok_or_else(HttpError::not_found)?, own)
    };
    Ok(Challenge::find(&context.site, &beat).await?.compared(&context, own))
}
