//! Games looked at again, step by step, through whoever's eyes one may use; and records from elsewhere.

use super::beat::can_be_beaten;
use super::daily_is_running;
use super::table::{Eyes, Onlooker, eyes_word};
use crate::board::film::film;
use crate::board::{BoardView, board};
use crate::http::http_error::HttpError;
use crate::http::middleware::too_many;
use crate::http::multipart;
use crate::http::request_context::RequestContext;
use crate::ids;
use crate::live::fair_queue::LaneFront;
use crate::live::seat_names;
use crate::live::table_spec::TableSpec;
use crate::live::table_state::TableState;
use crate::localizer::Localizer;
use crate::replays::replay_view::{ReplayFrame, ReplayPosition, ReplayView};
use crate::site::Site;
use axum::Router;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, Query};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use kernel::{Ending, Lang, Seat, Text};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use table::record::Record;
use table::{Luck, RecordError, Session, shelf};

/// The most bytes of a record from elsewhere.
const MOST_BYTES: usize = 200_000;
/// The most lines of one: the longest games have a tenth of it.
const MOST_LINES: usize = 6_000;
/// The most bytes in it that decide nothing: its head, with cards of one's own, and its notes.
const MOST_FREE_BYTES: usize = 40_000;

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new()
        .route("/r/{id}", get(show))
        .route("/r/{id}/record.txt", get(record))
        .route("/replay", get(form).post(take))
}

/// Where in a game, and through whose eyes.
#[derive(Deserialize)]
struct ReplayQuery {
    step: Option<String>,
    turn: Option<String>,
    #[serde(rename = "as")]
    whose: Option<String>,
}

impl ReplayQuery {
    fn eyes(&self) -> Eyes {
        Eyes { whose: self.whose.clone(), turn: None }
    }

    fn at(&self) -> Result<ReplayPosition, HttpError> {
        let number = |text: &String| text.parse::<usize>().map_err(|_| HttpError::bad("past-no-step"));
        match (&self.step, &self.turn) {
            (Some(step), _) => Ok(ReplayPosition::Step(number(step)?)),
            (None, Some(turn)) => Ok(ReplayPosition::Turn(number(turn)?)),
            (None, None) => Ok(ReplayPosition::End),
        }
    }
}

/// A game that may be looked at again, and what whoever asks may know of it.
pub(super) struct FoundReplay {
    pub(super) id: String,
    pub(super) game: String,
    pub(super) view: ReplayView,
    /// The eyes that it may be seen through.
    pub(super) open: Vec<Seat>,
    /// Whether it was played at a table of this server.
    ours: bool,
    /// The seed, where it may be known.
    seed: Option<String>,
    /// Whether the record may be taken away.
    pub(super) readable: bool,
    /// Whether the game is over.
    pub(super) over: bool,
    /// Whether others may be asked to beat its result.
    beatable: bool,
}

impl FoundReplay {
    /// What a drawing of it is made of, all of it; nothing where the game goes on, since nobody keeps a copy of that.
    fn key(&self, lang: Lang, at: usize) -> Option<String> {
        let Self { id, game, view, open, ours, seed, readable, over, beatable } = self;
        let ReplayView { record, people, eyes } = view;
        let drawn = (id, game, record, people, eyes, open, ours, seed, readable, beatable, lang, at);
        over.then(|| ids::hashed(&format!("{drawn:?}")))
    }
}

pub(super) async fn found(context: &RequestContext, id: &str, eyes: &Eyes) -> Result<FoundReplay, HttpError> {
    let site = &context.site;
    match site.store.whole_table(id).await? {
        // What is over nobody has to take up again.
        Some((row, seats, lines)) if row.result.is_some() => {
            found_table(context, &TableState::new(row, seats, None), lines.iter().map(String::as_str), eyes)
        }
        Some(_) => {
            let live = site.table(id).await?;
            let state = live.lock(&site.store).await?;
            let lines = state.session.iter().flat_map(|session| session.lines().iter());
            found_table(context, &state, lines, eyes)
        }
        None => found_import(context, id, eyes).await,
    }
}

fn found_table<'a>(
    context: &RequestContext,
    state: &'a TableState,
    lines: impl Iterator<Item = &'a str>,
    eyes: &Eyes,
) -> Result<FoundReplay, HttpError> {
    let onlooker = Onlooker::of(state, context.person.as_ref().map(|person| person.id.as_str()), eyes)?;
    let head = state.row.head.as_ref().ok_or_else(|| HttpError::refused(Text::new("not-begun")))?;
    let seats = (0..state.seats.len() as u8).map(Seat);
    let view = ReplayView {
        record: head.lines().chain(lines).flat_map(|line| [line, "\n"]).collect(),
        people: seats.clone().map(|seat| seat_names::person(context.localizer(), state, seat, onlooker.own)).collect(),
        eyes: onlooker.eyes,
    };
    let readable = state.over() && !daily_is_running(state.row.daily.as_deref());
    let wanted = TableSpec::read(&state.row.wanted);
    Ok(FoundReplay {
        id: state.row.id.clone(),
        game: state.row.game.clone(),
        view,
        open: seats.filter(|seat| state.over() || onlooker.own == Some(*seat)).chain([Seat::WATCHER]).collect(),
        ours: true,
        seed: (wanted.public_seed || readable).then_some(wanted.seed),
        readable,
        over: state.over(),
        beatable: can_be_beaten(&state.row, state.seats.len()),
    })
}

/// A record from elsewhere: whoever has its address has the record, so nothing in it is a secret.
async fn found_import(context: &RequestContext, id: &str, eyes: &Eyes) -> Result<FoundReplay, HttpError> {
    let text = context.site.store.import(id).await?.ok_or_else(HttpError::no_table)?;
    let summary = Record::read(&text).map_err(|error| unreplayable(context, &error))?.summary();
    let eyes = eyes.seat(summary.seats() as usize)?.unwrap_or(Seat(0));
    let seed = match &summary.settings.luck {
        Luck::Seed { seed, deal } if deal.is_empty() && super::seed::may_be(seed) => Some(seed.clone()),
        _ => None,
    };
    Ok(FoundReplay {
        id: id.into(),
        game: summary.game.clone(),
        open: (0..summary.seats()).map(Seat).chain([Seat::WATCHER]).collect(),
        ours: false,
        seed: seed.filter(|_| summary.settings.custom.is_none()),
        readable: true,
        over: summary.over.is_some(),
        beatable: false,
        view: ReplayView::imported(context.localizer(), &summary, text, eyes),
    })
}

/// A game that is over, and how it ended for whoever asks.
pub struct EndedGame {
    /// The game's id.
    pub game: String,
    /// How it ended.
    pub ending: Ending,
}

/// How a game ended, for whoever may look at it again.
///
/// # Errors
/// If there is none, or it goes on.
pub async fn ended(context: &RequestContext, id: &str, eyes: &Eyes) -> Result<EndedGame, HttpError> {
    let front = context.site.bot_pool.front_soon(&context.address.to_string()).await.ok_or_else(HttpError::busy)?;
    let found = found(context, id, eyes).await?;
    if !found.over {
        return Err(crate::live::table_commands::not_over());
    }
    let (site, game) = (context.site.clone(), found.game.clone());
    let looking = context.site.bot_pool.run_at_front(front, move || {
        site.open_replays.with(&found.view.record, |replay| {
            replay.go_to(replay.steps())?;
            Ok(replay.session().ending(found.view.eyes))
        })
    });
    let ending = looking.await.ok_or_else(HttpError::busy)?.map_err(|error| unreplayable(context, &error))?;
    Ok(EndedGame { game, ending: ending.ok_or_else(HttpError::not_found)? })
}

/// The game itself, as far as its record goes, for whoever stands at the front of a lane.
///
/// # Errors
/// If it cannot be replayed, or not soon.
pub(super) async fn session_of(
    context: &RequestContext,
    found: FoundReplay,
    front: LaneFront,
) -> Result<(FoundReplay, Session), HttpError> {
    let site = context.site.clone();
    let looking = context.site.bot_pool.run_at_front(front, move || {
        let session = site.open_replays.with(&found.view.record, |replay| {
            replay.go_to(replay.steps())?;
            Ok(replay.session().clone())
        });
        session.map(|session| (found, session))
    });
    looking.await.ok_or_else(HttpError::busy)?.map_err(|error| unreplayable(context, &error))
}

fn unreplayable(context: &RequestContext, error: &RecordError) -> HttpError {
    HttpError::refused(Text::new("past-unreplayable").plain("why", error.say(context.lang)))
}

async fn show(
    context: RequestContext,
    Path(id): Path<String>,
    Query(asked): Query<ReplayQuery>,
) -> Result<Response, HttpError> {
    // Long games take a while to read and to play again: others are not to wait for what one network asks for.
    let front = context.site.bot_pool.front_soon(&context.address.to_string()).await.ok_or_else(HttpError::busy)?;
    let (found, at) = (found(&context, &id, &asked.eyes()).await?, asked.at()?);
    // However a place is named, it is the same place.
    let at = found.view.step(at);
    let (game, key) = (found.game.clone(), found.key(context.lang, at));
    let kept = key.as_ref().and_then(|key| context.site.replays.get(key));
    let inside = match kept {
        Some(inside) => inside,
        None => {
            let (site, lang) = (context.site.clone(), context.lang);
            let drawing = context.site.bot_pool.run_at_front(front, move || drawn(&site, lang, &found, at, key));
            let drawn = drawing.await.ok_or_else(HttpError::busy)?;
            drawn.map_err(|error| unreplayable(&context, &error))?
        }
    };
    let inside = PreEscaped(&*inside);
    if context.wants_fragment {
        return Ok(html! { (inside) }.into_response());
    }
    let title = title(context.localizer(), &game);
    Ok(context.page(&title, Some(&game), html! { div #live .table { (inside) } }).into_response())
}

/// What is seen there, drawn, and kept for whoever may see the same.
fn drawn(
    site: &Site,
    lang: Lang,
    found: &FoundReplay,
    at: usize,
    key: Option<String>,
) -> Result<Arc<str>, RecordError> {
    // Somebody else may have had it drawn meanwhile.
    if let Some(inside) = key.as_ref().and_then(|key| site.replays.get(key)) {
        return Ok(inside);
    }
    let localizer = site.localizer(lang);
    let inside: Arc<str> =
        inside(localizer, found, &found.view.frame_at(&site.open_replays, localizer, at)?).into_string().into();
    site.metrics.replays.fetch_add(1, Ordering::Relaxed);
    if let Some(key) = key {
        site.replays.keep(key, inside.clone());
    }
    Ok(inside)
}

fn title(localizer: &Localizer, game: &str) -> String {
    let title = shelf::label(game).map(|label| label.title.in_lang(localizer.lang).to_string()).unwrap_or_default();
    localizer.ui.say(&Text::new("past-title").plain("game", title))
}

/// The address of a step through these eyes.
fn address(found: &FoundReplay, step: usize, eyes: Seat) -> String {
    format!("/r/{}?as={}&step={step}", found.id, eyes_word(eyes))
}

fn inside(localizer: &Localizer, found: &FoundReplay, frame: &ReplayFrame) -> Markup {
    let Some(words) = localizer.game(frame.game) else { return html! {} };
    let happened = frame.story.last().map(|now| now.said.join(" "));
    let view = BoardView { happened, ..BoardView::still(frame.game, words, &localizer.ui, &frame.page) };
    html! {
        div.play {
            h1 { (title(localizer, frame.game)) }
            @if !found.ours { p.notice { (localizer.ui.word("past-imported")) } }
            @else if !found.over { p.notice { (localizer.ui.word("past-running")) } }
            (slider(localizer, found, frame))
            (board(&view))
        }
        template.film { (PreEscaped(film(&view, frame.before.as_ref(), &frame.beats).drawn)) }
        aside.side aria-label=(localizer.ui.word("beside")) {
            (chapters(localizer, found, frame))
            (eyes(localizer, found, frame))
            (share(localizer, found, frame))
            (story(localizer, found, frame))
        }
    }
}

/// The way through the game: a form, so that it works without scripts.
fn slider(localizer: &Localizer, found: &FoundReplay, frame: &ReplayFrame) -> Markup {
    let (ui, eyes) = (&localizer.ui, found.view.eyes);
    let (step, steps) = (frame.step, frame.steps);
    let link = |to: usize, sign: &str, word: String, rel: Option<&str>| {
        html! {
            @if to == step { span.button.quiet aria-disabled="true" aria-label=(word) { (sign) } }
            @else { a.button href=(address(found, to, eyes)) rel=[rel] aria-label=(word) title=(word) { (sign) } }
        }
    };
    let place = Text::new("past-place").number("step", step as i64).number("steps", steps as i64);
    let goto = format!("/r/{}?as={}&step=", found.id, eyes_word(eyes));
    html! {
        form.replay method="get" action={ "/r/" (found.id) } {
            input type="hidden" name="as" value=(eyes_word(eyes));
            span.buttons {
                (link(0, "|◀", ui.word("past-first"), None))
                (link(step.saturating_sub(1), "◀", ui.word("past-back"), Some("prev")))
            }
            input #step type="range" name="step" min="0" max=(steps) value=(step) list="turns" aria-label=(ui.word("past-step")) data-goto=(goto);
            datalist #turns { @for (at, words) in &frame.turns { option value=(at) label=(words) {} } }
            span.buttons {
                (link((step + 1).min(steps), "▶", ui.word("past-forward"), Some("next")))
                (link(steps, "▶|", ui.word("past-last"), None))
            }
            button.main #play type="button" hidden data-autoplay=(ui.word("past-pause")) aria-pressed="false" { (ui.word("past-play")) }
            (jumps(localizer, found, frame))
            span.where { (ui.say(&place.number("turn", frame.turn as i64))) }
            noscript { button { (ui.word("past-go")) } }
        }
    }
}

/// The way to the chapter before and to the next.
fn jumps(localizer: &Localizer, found: &FoundReplay, frame: &ReplayFrame) -> Markup {
    let ui = &localizer.ui;
    let before = frame.chapters.iter().rev().find(|(at, _)| *at < frame.step);
    let after = frame.chapters.iter().find(|(at, _)| *at > frame.step);
    let jump = |to: Option<&(usize, String)>, sign: &str, word: &'static str| {
        html! {
            @if let Some((at, words)) = to {
                a.button.quiet href=(address(found, *at, found.view.eyes)) title=(words) aria-label={ (ui.word(word)) " " (words) } { (sign) }
            }
        }
    };
    html! { span.buttons { (jump(before, "◀◀", "past-chapter-before")) (jump(after, "▶▶", "past-chapter-next")) } }
}

/// Where chapters begin, with what turned the game among them.
fn chapters(localizer: &Localizer, found: &FoundReplay, frame: &ReplayFrame) -> Markup {
    let mut marks: Vec<(usize, &String, bool)> = frame.chapters.iter().map(|(at, words)| (*at, words, false)).collect();
    marks.extend(frame.turns.iter().map(|(at, words)| (*at, words, true)));
    marks.sort_by_key(|(at, ..)| *at);
    let now = marks.iter().rposition(|(at, ..)| *at <= frame.step);
    html! {
        @if !marks.is_empty() {
            details.box #chapters {
                summary { (localizer.ui.word("past-chapters")) }
                ol.log.chapters { @for (place, (at, words, turning)) in marks.iter().enumerate() {
                    li .notable[*turning] {
                        a href=(address(found, *at, found.view.eyes)) aria-current=[(Some(place) == now).then_some("step")] {
                            span.step-number { (at) } @if *turning { span aria-hidden="true" { "★ " } } (words)
                        }
                    }
                } }
            }
        }
    }
}

fn story(localizer: &Localizer, found: &FoundReplay, frame: &ReplayFrame) -> Markup {
    let ui = &localizer.ui;
    html! {
        section.box {
            h2 { (ui.word("story")) }
            ol.log.past { @for happened in frame.story.iter().rev() {
                li .said[happened.remark] .notable[happened.notable] {
                    a href=(address(found, happened.step, found.view.eyes)) aria-current=[(happened.step == frame.step).then_some("step")] {
                        span.step-number { (happened.step) } @if let Some(by) = &happened.by { span.by { (by) } " " } (happened.said.join(" "))
                    }
                }
            } }
        }
    }
}

fn eyes(localizer: &Localizer, found: &FoundReplay, frame: &ReplayFrame) -> Markup {
    let ui = &localizer.ui;
    let called = |seat: Seat| frame.seats.get(seat.0 as usize).cloned().unwrap_or_else(|| ui.word("to-watch"));
    html! {
        section.box {
            h2 { (ui.word("past-eyes")) }
            ul.seats { @for seat in &found.open {
                li .you[*seat == found.view.eyes] {
                    a href=(address(found, frame.step, *seat)) aria-current=[(*seat == found.view.eyes).then_some("true")] { (called(*seat)) }
                }
            } }
        }
    }
}

fn share(localizer: &Localizer, found: &FoundReplay, frame: &ReplayFrame) -> Markup {
    let ui = &localizer.ui;
    html! {
        section.box {
            h2 { (ui.word("past-share")) }
            p { a #share href=(address(found, frame.step, found.view.eyes)) data-absolute { (address(found, frame.step, found.view.eyes)) } " " button type="button" data-copy="#share" { (ui.word("copy")) } }
            @if let Some(seed) = &found.seed {
                p { a href={ "/seed/" (frame.game) "/" (crate::http::link::part(seed)) } { (ui.word("past-same-seed")) } }
            }
            @if found.over { p { a rel="nofollow" href={ "/r/" (found.id) "/review?as=" (eyes_word(found.view.eyes)) } { (ui.word("to-review")) } } }
            @if found.beatable { p { a href={ "/beat/" (found.id) } { (ui.word("beat-share")) } } }
            @if found.readable {
                p { a href={ "/r/" (found.id) "/record.txt" } { (ui.word("past-record")) } }
                p.muted { (ui.word("past-verify")) " " code { "oubliette verify " (file_name(&found.id)) } }
            }
            @if found.ours { p { a href={ "/t/" (found.id) } { (ui.word("to-the-table")) } } }
        }
    }
}

/// What the file of a record is called.
fn file_name(id: &str) -> String {
    format!("oubliette-{}.txt", id.get(..8).unwrap_or(id))
}

/// The record itself, once nobody can be harmed by it.
async fn record(context: RequestContext, Path(id): Path<String>) -> Result<Response, HttpError> {
    // To read a long one takes a while, too.
    let _front = context.site.bot_pool.front_soon(&context.address.to_string()).await.ok_or_else(HttpError::busy)?;
    let found = found(&context, &id, &Eyes::default()).await?;
    if !found.readable {
        return Err(HttpError::forbidden("past-not-readable"));
    }
    let name = format!("attachment; filename=\"{}\"", file_name(&id));
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CONTENT_DISPOSITION, name.as_str())];
    Ok((headers, found.view.record).into_response())
}

async fn form(context: RequestContext) -> Markup {
    import_page(&context, "", None)
}

/// The page that takes a record, with what was wrong with the last one.
fn import_page(context: &RequestContext, text: &str, wrong: Option<&str>) -> Markup {
    let ui = &context.localizer().ui;
    let body = html! {
        div.narrow {
            h1 { (ui.word("past-import")) }
            p { (ui.word("past-import-pitch")) " " (ui.word("past-import-kept")) }
            @if let Some(wrong) = wrong { p.refusal role="alert" { (wrong) } }
            form.stack method="post" enctype="multipart/form-data" {
                div.field { label for="file" { (ui.word("past-file")) } input #file type="file" name="file" accept=".txt,text/plain"; }
                div.field { label for="text" { (ui.word("past-paste")) } textarea #text name="text" rows="10" spellcheck="false" autocomplete="off" { (text) } }
                button.main { (ui.word("past-import-go")) }
            }
        }
    };
    context.page(&ui.word("past-import"), None, body)
}

async fn take(
    context: RequestContext,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, HttpError> {
    context.site.attempts.take(&context.address.to_string()).map_err(too_many)?;
    let refused = |text: &str, why: &str| {
        Ok((StatusCode::UNPROCESSABLE_ENTITY, import_page(&context, text, Some(why))).into_response())
    };
    let ui = &context.localizer().ui;
    let Ok(body) = body else { return refused("", &ui.word("past-too-long")) };
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or("");
    let parts = multipart::read(kind, &body).ok_or_else(|| HttpError::bad("past-no-record"))?;
    let Some((_, bytes)) =
        parts.into_iter().find(|(name, held)| ["file", "text"].contains(&&**name) && !held.is_empty())
    else {
        return refused("", &ui.word("past-no-record"));
    };
    let Ok(text) = String::from_utf8(bytes) else { return refused("", &ui.word("past-no-record")) };
    let text = text.replace("\r\n", "\n");
    if text.len() > MOST_BYTES || text.lines().count() > MOST_LINES {
        return refused("", &ui.word("past-too-long"));
    }
    if Record::read(&text).is_ok_and(|record| record.free_bytes() > MOST_FREE_BYTES) {
        return refused("", &context.say(&Text::new("past-too-free").number("most", MOST_FREE_BYTES as i64 / 1000)));
    }
    let (lang, who) = (context.lang, context.address.to_string());
    let replaying = context.site.bot_pool.run_soon(&who, move || {
        // Nobody asks for a line that was cut short.
        let done = shelf::load(&text).map(|loaded| text[..loaded.bytes].to_string());
        done.map_err(|error| (text, error.say(lang)))
    });
    match replaying.await.ok_or_else(HttpError::busy)? {
        Ok(text) => {
            if let Err(failure) = context.site.may_import(context.address, context.person.as_ref(), text.len()).await {
                return match failure.status {
                    StatusCode::UNPROCESSABLE_ENTITY => refused(&text, &context.say(&failure.text)),
                    _ => Err(failure),
                };
            }
            let owner = context.person.as_ref().map(|person| person.id.as_str());
            let id = context.site.store.keep_import(&text, owner).await?;
            Ok(Redirect::to(&format!("/r/{id}?step=0")).into_response())
        }
        Err((text, why)) => refused(&text, &why),
    }
}
