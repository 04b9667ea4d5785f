//! One's own games: what is running, what they came to, and all of them to take away. Guests have the same, by their cookie.

use crate::html::chart::{self, Caption};
use crate::http::http_error::HttpError;
use crate::http::request_context::RequestContext;
use crate::pages::account::private;
use crate::pages::history::{HistoryQuery, history, title_of};
use crate::pages::trophies::summary;
use crate::people::export;
use crate::people::history::{Book, books, moment};
use crate::people::trophies::TrophyCabinet;
use crate::site::Site;
use crate::store::{KindResults, TableRow};
use axum::Router;
use axum::extract::Query;
use axum::response::Response;
use axum::routing::get;
use kernel::{Lang, Text};
use maud::{Markup, html};
use std::sync::Arc;
use table::figures::GameKind;
use table::option_words;

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

async fn me(context: RequestContext, Query(asked): Query<HistoryQuery>) -> Result<Response, HttpError> {
    let ui = &context.localizer().ui;
    let title = ui.word("me-title");
    let Some(person) = &context.person else {
        let body = html! { h1 { (title) } (welcome(&context)) p { (ui.word("me-nothing")) } (start(&context)) };
        return Ok(private(context.page(&title, None, body)));
    };
    let store = &context.site.store;
    let heading = html! { h1 { (person.shown().unwrap_or_else(|| title.clone())) } };
    let cabinet = TrophyCabinet::of(&context.site, &context.address.to_string(), &person.id).await?;
    let history = history(&context, &person.id, &cabinet, &asked).await?;
    if !asked.is_whole() {
        return Ok(private(context.page(&title, None, html! { (heading) (history) })));
    }
    let running = store.running_of(&person.id, MOST_RUNNING).await?;
    let results = store.results_by_kind(&person.id, MOST_GAMES).await?;
    let counted: usize = results.iter().map(|shelf| shelf.games.len()).sum();
    let body = html! {
        (heading)
        (welcome(&context))
        h2 { (ui.word("me-running")) }
        @if running.is_empty() { p.muted { (ui.word("me-none-running")) } (start(&context)) } @else { (running_list(&context, &running)) }
        h2 { (ui.word("trophies-title")) }
        p { a.button href="/me/trophies" { (summary(&context, &cabinet)) } }
        (history)
        @if counted > 0 {
            h2 { (ui.word("me-statistics")) }
            @if counted >= MOST_GAMES as usize { p.muted { (context.say(&Text::new("me-latest").number("games", MOST_GAMES as i64))) } }
            (statistics(&context, &results))
        }
        p { a href="/me/games.ndjson" download { (ui.word("account-export")) } }
        @if person.name.is_none() { p { a href="/me/delete" { (ui.word("leave-guest")) } } }
    };
    Ok(private(context.page(&title, None, body)))
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

/// A day, as the language writes it.
fn day(context: &RequestContext, seconds: i64) -> Markup {
    let moment = moment(seconds);
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
    let mut books: Vec<(GameKind, Book)> = books(results).into_iter().collect();
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

/// All of one's own games, a line each, oldest first.
async fn games(context: RequestContext) -> Result<Response, HttpError> {
    let person = context.person.as_ref().map_or("", |person| &person.id);
    export::answer(&context.site, context.address.to_string(), person).await
}
