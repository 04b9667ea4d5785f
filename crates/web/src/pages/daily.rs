//! The dungeon of the day: to be played once, and compared with what others made of it.

use super::new::{go_with_cookie, label, option_choices};
use super::solo_table::{SoloTable, query};
use super::{daily_is_running, season};
use crate::daily::{self, Leaderboard, RankedRun};
use crate::http::http_error::HttpError;
use crate::http::request_context::RequestContext;
use crate::live::table_commands;
use crate::site::Site;
use crate::store::{DailyPlay, NewTable, Pace, SeatRow};
use axum::extract::{Path, Query};
use axum::response::Response;
use axum::routing::get;
use axum::{Form, Router};
use kernel::Text;
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{IDS, Words};
use table::{Label, shelf};

/// How many days before today have a link.
const DAYS: i64 = 7;
/// How many runs a board shows; one's own beside.
const SHOWN: u32 = 100;

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new()
        .route("/daily", get(today))
        .route("/daily/{game}", get(of_game).post(play))
        .route("/daily/{game}/{day}", get(of_day))
}

/// The address of the board of a day.
pub fn address(game: &str, day: &str, options: &[(String, String)]) -> String {
    let (path, query) = (format!("/daily/{game}/{day}"), query(options));
    if query.is_empty() { path } else { format!("{path}?{query}") }
}

/// A day as people write it.
pub fn date(ui: &Words, day: &str) -> String {
    let mut parts = day.split('-').map(|part| part.parse::<i64>().unwrap_or(0));
    let (year, month, day) = (parts.next(), parts.next().unwrap_or(0), parts.next().unwrap_or(0));
    let text = Text::new("daily-date").number("day", day).number("month", month);
    ui.say(&text.plain("year", year.unwrap_or(0).to_string()))
}

/// What is left of today, in words.
fn time_left(ui: &Words) -> String {
    let minutes = daily::minutes_left();
    ui.say(&Text::new("daily-left").number("hours", minutes / 60).number("minutes", minutes % 60))
}

async fn today(context: RequestContext) -> Result<Markup, HttpError> {
    let (ui, lang, day) = (&context.localizer().ui, context.lang, daily::today());
    let mut rows = Vec::new();
    for label in IDS.iter().filter_map(|id| shelf::label(id)) {
        let kind = SoloTable::read(label, &BTreeMap::new())?.kind;
        let played = context.site.store.count_runs(&day, label.id, &kind).await?;
        let own = match &context.person {
            Some(person) => context.site.store.played(&day, label.id, &kind, &person.id).await?,
            None => None,
        };
        rows.push((label, played, own));
    }
    let body = html! { div.daily {
        h1 { (ui.word("daily")) }
        p { (ui.word("daily-pitch")) }
        p { time datetime=(day) { (date(ui, &day)) } " · " (time_left(ui)) }
        ul.lids { @for (label, played, own) in &rows {
            li data-game=(label.id) {
                (crate::html::art::lid(label.id))
                div.words {
                    h2 { (label.title.in_lang(lang)) }
                    p.facts { (ui.say(&Text::new("daily-played").number("count", *played))) }
                    div.buttons {
                        @match own {
                            Some(DailyPlay::At(id, false)) => a.button.main href={ "/t/" (id) } { (ui.word("daily-continue")) },
                            Some(DailyPlay::At(_, true) | DailyPlay::Gone) => a.button href={ "/daily/" (label.id) } { (ui.word("daily-to-board")) },
                            None => a.button.main href={ "/daily/" (label.id) } { (ui.word("play")) },
                        }
                    }
                }
            }
        } }
    } };
    Ok(context.page(&ui.word("daily"), None, body))
}

async fn of_game(
    context: RequestContext,
    Path(game): Path<String>,
    Query(asked): Query<BTreeMap<String, String>>,
) -> Result<Markup, HttpError> {
    show(&context, &game, &daily::today(), &asked).await
}

async fn of_day(
    context: RequestContext,
    Path((game, day)): Path<(String, String)>,
    Query(asked): Query<BTreeMap<String, String>>,
) -> Result<Markup, HttpError> {
    if !daily::is_day(&day) || day > daily::today() {
        return Err(HttpError::new(axum::http::StatusCode::NOT_FOUND, "daily-no-day"));
    }
    show(&context, &game, &day, &asked).await
}

/// A day's dungeon of a game, as somebody looks at it.
struct Dungeon<'a> {
    context: &'a RequestContext,
    label: &'static Label,
    layout: SoloTable,
    day: &'a str,
    /// Whether it is still being played.
    running: bool,
    /// The seed: shown only once the day is over.
    seed: String,
    /// What one has played it with.
    played: Option<DailyPlay>,
    /// One's own run, its board and its place, once it is over.
    own: Option<(Leaderboard, RankedRun)>,
}

async fn show(
    context: &RequestContext,
    game: &str,
    day: &str,
    asked: &BTreeMap<String, String>,
) -> Result<Markup, HttpError> {
    let label = label(game)?;
    let layout = SoloTable::read(label, asked)?;
    let store = &context.site.store;
    let (mut played, mut own) = (None, None);
    if let Some(person) = &context.person {
        played = store.played(day, label.id, &layout.kind, &person.id).await?;
        let run = store.own_run(day, label.id, &layout.kind, &person.id).await?;
        own = run.map(|(board, place, run)| (board, RankedRun { place, run }));
    }
    let mut boards = Vec::with_capacity(Leaderboard::ALL.len());
    for board in Leaderboard::ALL {
        boards.push((board, daily::ranked(store.best_runs(day, label.id, &layout.kind, board, SHOWN).await?)));
    }
    let seed = daily::seed(&context.site.secret, day, label.id, &layout.kind);
    let difficulty = context.site.difficulty(label.id, &layout.kind, layout.settings(&seed)).await;
    let dungeon = Dungeon { context, layout, day, running: daily_is_running(Some(day)), seed, played, own, label };
    let ui = &context.localizer().ui;
    let title = ui.say(&Text::new("daily-title").plain("game", dungeon.label.title.in_lang(context.lang)));
    let body = html! { div.daily {
        h1 { (title) }
        p { time datetime=(day) { (date(ui, day)) } @if dungeon.running { " · " (time_left(ui)) } }
        @if let Some(difficulty) = difficulty { p { (ui.say(&difficulty.text())) } }
        (dungeon.ways(asked))
        @for (board, placed) in &boards {
            (dungeon.board(*board, placed))
            @if *board == Leaderboard::Plain && placed.is_empty() { p.muted { (ui.word("daily-nobody")) } }
        }
        p { a href=(season::address(label.id, daily::season(day), &dungeon.layout)) { (ui.word("season-link")) } }
        (dungeon.proof())
        (dungeon.other_days())
    } };
    Ok(context.page(&title, Some(dungeon.label.id), body))
}

impl Dungeon<'_> {
    fn ui(&self) -> &Words {
        &self.context.localizer().ui
    }

    /// The ways to play it, and its options.
    fn ways(&self, asked: &BTreeMap<String, String>) -> Markup {
        let (ui, lang, label) = (self.ui(), self.context.lang, &self.label);
        let guest = self.context.person.as_ref().is_none_or(|person| person.name.is_none());
        html! {
            @match &self.played {
                Some(DailyPlay::At(id, over)) => p.buttons {
                    a.button.main href={ "/t/" (id) } { (ui.word(if *over { "daily-see-own" } else { "daily-continue" })) }
                },
                Some(DailyPlay::Gone) => p { (ui.word("daily-gone")) },
                None if self.running => form.stack method="post" action={ "/daily/" (label.id) } {
                    @for (key, value) in &self.layout.wanted.options { input type="hidden" name={ "option." (key) } value=(value); }
                    p { (ui.word("daily-once")) }
                    @if guest { div.field { label for="name" { (ui.word("new-your-name")) } input #name name="name" maxlength="24" autocomplete="nickname"; span.hint { (ui.word("daily-name-hint")) } } }
                    div.buttons { button.main { (ui.word("play")) } }
                },
                None => {}
            }
            @if !label.options.is_empty() {
                details #options { summary { (ui.word("options")) }
                    form.stack method="get" {
                        p.muted { (ui.word("daily-options")) }
                        (option_choices(label, lang, asked))
                        button.quiet { (ui.word("new-change")) }
                    }
                }
            }
        }
    }

    /// The best of those who have played it, and oneself.
    fn board(&self, board: Leaderboard, placed: &[RankedRun]) -> Markup {
        let ui = self.ui();
        let title = match board {
            Leaderboard::Plain => "daily-board",
            Leaderboard::Assisted => "daily-board-assisted",
            Leaderboard::Bots => "daily-board-bots",
            Leaderboard::Late => "daily-board-late",
        };
        let mine = self.own.as_ref().filter(|(own, _)| *own == board).map(|(_, placed)| placed);
        let own = |placed: &RankedRun| mine.is_some_and(|mine| mine.run.table == placed.run.table);
        let beyond = mine.filter(|_| !placed.iter().any(own));
        let links = !self.running || mine.is_some();
        html! {
            @if !placed.is_empty() || beyond.is_some() {
                section {
                    h2 { (ui.word(title)) }
                    div.scroll { table.figures {
                        thead { tr {
                            th.number { (ui.word("daily-place")) } th { (ui.word("daily-name")) } th.number { (ui.word("daily-score")) }
                            th.number { (ui.word("daily-decisions")) } @if links { th { (ui.word("daily-again")) } }
                        } }
                        tbody { @for placed in placed.iter().chain(beyond) { (self.row(placed, own(placed), links)) } }
                    } }
                }
            }
        }
    }

    fn row(&self, RankedRun { place, run }: &RankedRun, own: bool, links: bool) -> Markup {
        let ui = self.ui();
        let nameless = run.name.is_empty() || run.name == "?";
        html! {
            tr .mine[own] {
                td.number { (place) }
                td {
                    @if nameless { (ui.word(if own { "seat-own" } else { "daily-anonymous" })) } @else { (run.name) }
                    @if own && !nameless { " (" (ui.word("you")) ")" }
                }
                td.number { @if run.won { (ui.word("daily-won")) " · " } (ui.decimal(run.score.into(), 0)) }
                td.number { @if let Some(decisions) = run.decisions { (decisions) } }
                @if links { td { @if own || !self.running { a href={ "/r/" (run.table) } { (ui.word("daily-again")) } } } }
            }
        }
    }

    /// How anybody can check that the cards were settled before.
    fn proof(&self) -> Markup {
        let (ui, seed) = (self.ui(), &self.seed);
        let like = self.layout.query();
        html! {
            section.box {
                h2 { (ui.word("daily-proof")) }
                p { (ui.word(if self.running { "daily-sealed" } else { "daily-unsealed" })) }
                dl {
                    dt { (ui.word("daily-commitment")) } dd { code { (daily::commitment(seed)) } }
                    @if !self.running {
                        dt { (ui.word("seed")) }
                        dd { a href={ "/seed/" (self.label.id) "/" (crate::http::link::part(seed)) @if !like.is_empty() { "?" (like) } } { code { (seed) } } }
                    }
                }
            }
        }
    }

    fn other_days(&self) -> Markup {
        let (ui, options) = (self.ui(), &self.layout.wanted.options);
        let days = [vec![daily::today()], daily::days_before_today(DAYS)].concat();
        html! {
            nav aria-label=(ui.word("daily-days")) {
                h2 { (ui.word("daily-days")) }
                ul.buttons { @for day in days.iter().filter(|day| *day != self.day) {
                    li { a.button.quiet href=(address(self.label.id, day, options)) { (date(ui, day)) } }
                } }
                p { a href="/daily" { (ui.word("daily-all")) } }
            }
        }
    }
}

/// Begins the dungeon of the day, or goes to the one that was begun.
async fn play(
    mut context: RequestContext,
    Path(game): Path<String>,
    Form(form): Form<BTreeMap<String, String>>,
) -> Result<Response, HttpError> {
    let label = label(&game)?;
    let SoloTable { mut wanted, mut seats, kind } = SoloTable::read(label, &form)?;
    let given = form.get("name").map_or("", String::as_str);
    let name = crate::people::accounts::display(&context.site, given, context.person.as_ref()).await?;
    let (site, day) = (context.site.clone(), daily::today());
    let begun = async |person: &str| match site.store.played(&day, label.id, &kind, person).await? {
        Some(DailyPlay::At(id, _)) => Ok(Some(format!("/t/{id}"))),
        Some(DailyPlay::Gone) => Err(HttpError::by_clause("table", "game.day", Text::new("daily-gone"))),
        None => Ok(None),
    };
    if let Some(person) = &context.person
        && let Some(table) = begun(&person.id).await?
    {
        return Ok(go_with_cookie(&context, &table));
    }
    site.may_create_table(context.address, context.person.as_ref()).await?;
    let person = context.person().await?;
    wanted.seed = daily::seed(&site.secret, &day, label.id, &kind);
    wanted.public_seed = false;
    seats[0] = SeatRow { person: Some(person.id.clone()), name, ..SeatRow::default() };
    let new = NewTable {
        game: label.id.into(),
        wanted: wanted.write(),
        open: false,
        pace: Pace::Leisure,
        daily: Some(day.clone()),
        kind: kind.clone(),
        owner: person.id.clone(),
        seats,
    };
    let table = match table_commands::make(&site, new).await {
        Ok(id) => format!("/t/{id}"),
        // Whoever clicks twice has but one.
        Err(failure) => begun(&person.id).await?.ok_or(failure)?,
    };
    Ok(go_with_cookie(&context, &table))
}
