//! One's own games: what is running, what they came to, and all of them to take away. Guests have the same, by their cookie.

use crate::html::chart::{self, Caption};
use crate::http::http_error::HttpError;
use crate::http::request_context::RequestContext;
use crate::pages::account::private;
use crate::people::export;
use crate::people::history::{self, Book};
use crate::site::Site;
use crate::store::{Cursor, Finished, KindResults, TableRow};
use axum::Router;
use axum::extract::Query;
use axum::response::Response;
use axum::routing::get;
use kernel::{Lang, Text};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use table::figures::GameKind;
use table::{option_words, shelf};

/// How many finished games a page of the history has.
const PAGE: u32 = 20;

/// How many finished games the figures are made of, at most: the latest.
const MOST_GAMES: u32 = 5000;

/// How many running games are listed.
const MOST_RUNNING: u32 = 50;

/// How many games a chart of scores shows: the latest.
const MOST_POINTS: usize = 60;

/// How many bars a chart of scores has.
const MOST_BINS: i64 = 12;

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/me", get(me)).route("/me/games.ndjson", get(games))
}

#[derive(Deserialize)]
struct HistoryQuery {
    /// Behind which game to go on.
    before: Option<String>,
}

async fn me(context: RequestContext, Query(place): Query<HistoryQuery>) -> Result<Response, HttpError> {
    let ui = &context.localizer().ui;
    let title = ui.word("me-title");
    let Some(person) = &context.person else {
        let body = html! { h1 { (title) } (welcome(&context)) p { (ui.word("me-nothing")) } (start(&context)) };
        return Ok(private(context.page(&title, None, body)));
    };
    let store = &context.site.store;
    let heading = html! { h1 { (person.shown().unwrap_or_else(|| title.clone())) } };
    if let Some(before) = place.before {
        let before = Cursor::read(&before).ok_or_else(|| HttpError::bad("unreadable"))?;
        let games = store.finished_of(&person.id, Some(&before), PAGE + 1).await?;
        let body = html! { (heading) (history_page(&context, &games, false)) };
        return Ok(private(context.page(&title, None, body)));
    }
    let running = store.running_of(&person.id, MOST_RUNNING).await?;
    let finished = store.finished_of(&person.id, None, PAGE + 1).await?;
    let results = store.results_by_kind(&person.id, MOST_GAMES).await?;
    let counted: usize = results.iter().map(|shelf| shelf.games.len()).sum();
    let body = html! {
        (heading)
        (welcome(&context))
        h2 { (ui.word("me-running")) }
        @if running.is_empty() { p.muted { (ui.word("me-none-running")) } (start(&context)) } @else { (running_list(&context, &running)) }
        @if !finished.is_empty() {
            h2 { (ui.word("me-statistics")) }
            @if counted >= MOST_GAMES as usize { p.muted { (context.say(&Text::new("me-latest").number("games", MOST_GAMES as i64))) } }
            (statistics(&context, &results))
            (history_page(&context, &finished, true))
        }
        p { a href="/me/games.ndjson" download { (ui.word("account-export")) } }
        @if person.name.is_none() { p { a href="/me/delete" { (ui.word("leave-guest")) } } }
    };
    Ok(private(context.page(&title, None, body)))
}

/// A page of the history: the first of these games, and the way to those behind them.
fn history_page(context: &RequestContext, games: &[Finished], first: bool) -> Markup {
    let ui = &context.localizer().ui;
    let shown = &games[..games.len().min(PAGE as usize)];
    let older = shown.last().filter(|_| games.len() > shown.len());
    let older = older.map(|last| Cursor { at: last.ended, id: last.id.clone() }.write());
    html! {
        h2 #history { (ui.word("me-history")) }
        (history_table(context, shown))
        @if !first || older.is_some() {
            nav.pages aria-label=(ui.word("me-pages")) {
                @if !first { a rel="first" href="/me#history" { (ui.word("me-newest")) } " " }
                @if let Some(older) = older { a rel="next" href={ "/me?before=" (older) "#history" } { (ui.word("me-older")) } }
            }
        }
    }
}

/// What stands first: the account, or what a guest may do.
fn welcome(context: &RequestContext) -> Markup {
    let ui = &context.localizer().ui;
    let account = context.person.as_ref().is_some_and(|person| person.name.is_some());
    html! {
        @if account {
            p { a href="/me/account" { (ui.word("account-title")) } }
        } @else {
            p.notice { (ui.word("me-guest")) }
            p {
                @if context.site.config.accounts { a.button href="/register" { (ui.word("account-register")) } " " }
                a.button href="/login" { (ui.word("account-login")) }
            }
        }
    }
}

fn start(context: &RequestContext) -> Markup {
    html! { p { a.button href="/" { (context.localizer().ui.word("me-start")) } } }
}

fn title_of(context: &RequestContext, game: &str) -> String {
    shelf::label(game).map_or_else(|| game.into(), |label| label.title.in_lang(context.lang).to_string())
}

/// A day, as the language writes it.
fn day(context: &RequestContext, seconds: i64) -> Markup {
    let moment = history::moment(seconds);
    let date = moment.date();
    let said = match (context.lang, date.split('-').collect::<Vec<_>>().as_slice()) {
        (Lang::Fr, [year, month, day]) => format!("{day}/{month}/{year}"),
        _ => date,
    };
    html! { time datetime=(moment.to_string()) { (said) } }
}

/// The options of a table, and whether it is a day's dungeon.
fn options(context: &RequestContext, game: &str, kind: &str, daily: Option<&str>) -> String {
    let ui = &context.localizer().ui;
    let options = option_words::options_or_standard(ui, game, kind);
    match daily {
        Some(day) => context.say(&Text::new("me-daily").plain("day", day).plain("options", options)),
        None => options,
    }
}

fn running_list(context: &RequestContext, running: &[(TableRow, u8)]) -> Markup {
    let ui = &context.localizer().ui;
    html! {
        ul.card-list {
            @for (row, _) in running {
                li {
                    a href={ "/t/" (row.id) } { (title_of(context, &row.game)) }
                    " " span.muted {
                        (options(context, &row.game, &row.kind, row.daily.as_deref())) ", " (day(context, row.touched))
                        @if row.head.is_none() { ", " (ui.word("me-waiting")) }
                    }
                }
            }
        }
    }
}

fn statistics(context: &RequestContext, results: &[KindResults]) -> Markup {
    let mut books: Vec<(GameKind, Book)> = history::books(results).into_iter().collect();
    // What is played most comes first.
    books.sort_by_key(|(_, book)| std::cmp::Reverse(book.figures.games));
    html! { @for (kind, book) in &books { (book_shown(context, kind, book)) } }
}

fn book_shown(context: &RequestContext, kind: &GameKind, book: &Book) -> Markup {
    let ui = &context.localizer().ui;
    let figures = &book.figures;
    let score = |score: Option<i32>| score.map_or_else(String::new, |score| ui.decimal(score as f64, 0));
    let rows = [
        ("me-games", figures.games.to_string()),
        ("me-wins", format!("{} ({})", figures.wins, ui.percent(figures.wins_per_mille()))),
        ("me-best", score(figures.best)),
        ("me-mean", ui.decimal(figures.mean(), 1)),
        ("me-worst", score(figures.worst)),
        ("me-streak", figures.streak.to_string()),
        ("me-best-streak", figures.best_streak.to_string()),
    ];
    html! {
        section.book {
            h3 {
                (title_of(context, &kind.game)) " "
                small.muted {
                    (option_words::options_or_standard(ui, &kind.game, &kind.options)) ", "
                    (context.say(&Text::new("me-rules").plain("rules", kind.rules.clone())))
                    @if kind.assisted { ", " (ui.word("me-assisted")) }
                }
            }
            table.figures {
                tbody { @for (id, value) in rows { tr { th scope="row" { (ui.word(id)) } td.number { (value) } } } }
            }
            @if book.games.len() > 1 { (charts(context, book)) }
        }
    }
}

fn charts(context: &RequestContext, book: &Book) -> Markup {
    let ui = &context.localizer().ui;
    let figures = &book.figures;
    let latest = &book.games[book.games.len().saturating_sub(MOST_POINTS)..];
    let number = |score: i32| ui.decimal(score as f64, 0);
    let (first, last) = (latest.first().map_or(0, |game| game.score), latest.last().map_or(0, |game| game.score));
    let over_time = Text::new("me-chart-scores-said").number("games", latest.len() as i64);
    let over_time = over_time.plain("first", number(first)).plain("last", number(last));
    let over_time = over_time.plain("best", number(figures.best.unwrap_or(0)));
    let bins = chart::bins(&book.games, MOST_BINS);
    let fullest = bins.iter().max_by_key(|bin| bin.count);
    let to = ui.word("me-to");
    let fullest = fullest.map_or_else(String::new, |bin| bin.name(&to));
    let share = Text::new("me-chart-wins-said").plain("share", ui.percent(figures.wins_per_mille()));
    let caption = |id: &'static str, said: &Text| Caption { title: ui.word(id), description: context.say(said) };
    html! {
        (chart::share(&caption("me-chart-wins", &share), figures.wins_per_mille()))
        (chart::scores(&caption("me-chart-scores", &over_time), latest))
        (chart::distribution(&caption("me-chart-spread", &Text::new("me-chart-spread-said").plain("fullest", fullest)), &bins))
        details {
            summary { (ui.word("me-as-table")) }
            table.figures {
                thead { tr { th scope="col" { (ui.word("me-score")) } th scope="col" { (ui.word("me-games")) } } }
                tbody { @for bin in &bins { tr { td { (bin.name(&to)) } td { (bin.count) } } } }
            }
            table.figures {
                thead { tr { th scope="col" { (ui.word("me-date")) } th scope="col" { (ui.word("me-result")) } th scope="col" { (ui.word("me-score")) } } }
                tbody {
                    @for game in latest {
                        tr { td { (day(context, game.ended)) } td { (won(context, game.won)) } td { (number(game.score)) } }
                    }
                }
            }
        }
    }
}

fn won(context: &RequestContext, won: bool) -> String {
    context.localizer().ui.word(if won { "me-won" } else { "me-lost" })
}

fn history_table(context: &RequestContext, shown: &[Finished]) -> Markup {
    let ui = &context.localizer().ui;
    let heads = ["me-date", "me-game", "me-result"];
    html! {
        div.scroll {
            table.figures {
                thead { tr { @for id in heads { th scope="col" { (ui.word(id)) } } th.number scope="col" { (ui.word("me-score")) } } }
                tbody {
                    @for row in shown {
                        @let game = history::played(&row.result, row.ended, row.seat);
                        tr {
                            td { (day(context, row.ended)) }
                            td {
                                a href={ "/r/" (row.id) } { (title_of(context, &row.game)) } br;
                                small.muted {
                                    (options(context, &row.game, &row.kind, row.daily.as_deref()))
                                    @if row.assisted { ", " (ui.word("me-assisted")) }
                                }
                            }
                            td { @if let Some(game) = game { (won(context, game.won)) } }
                            td.number { @if let Some(game) = game { (ui.decimal(game.score as f64, 0)) } }
                        }
                    }
                }
            }
        }
    }
}

/// All of one's own games, a line each, oldest first.
async fn games(context: RequestContext) -> Result<Response, HttpError> {
    let person = context.person.as_ref().map_or("", |person| &person.id);
    export::answer(&context.site, context.address.to_string(), person).await
}
