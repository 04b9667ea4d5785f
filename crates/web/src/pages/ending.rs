//! The plate at the end of a game: the verdict, what it was worth and why, how it compares, what turned it, and the ways on.

use super::beat::can_be_beaten;
use super::table::{again_word, eyes_word, shown_seed};
use crate::html::art;
use crate::http::http_error::HttpError;
use crate::http::link;
use crate::http::request_context::RequestContext;
use crate::live::seat_names;
use crate::live::table_spec::TableSpec;
use crate::live::table_state::TableState;
use crate::localizer::Localizer;
use crate::pages::table::Onlooker;
use crate::people::history;
use crate::replays::reviews::reviewed_seats;
use crate::site::Site;
use axum::Router;
use axum::extract::Path;
use axum::routing::get;
use bots::Review;
use kernel::{Ending, Seat, Text};
use maud::{Markup, html};
use std::sync::Arc;
use table::figures::GameKind;
use table::{Session, Words};

/// The most games that a result is compared with.
const MOST_GAMES: u32 = 2_000;

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/t/{id}/standing", get(standing))
}

/// The plate, for whoever looks at a game that is over.
pub fn plate(
    localizer: &Localizer,
    state: &TableState,
    session: &Session,
    onlooker: Onlooker,
    undo: Option<&str>,
) -> Markup {
    let (ui, row) = (&localizer.ui, &state.row);
    let Some(words) = localizer.game(session.id()) else { return html! {} };
    let Some(ending) = session.ending(onlooker.eyes) else {
        let told = words.say(&session.page(onlooker.eyes).prompt);
        return html! { div.ending { p.prompt #prompt { (told) } (ways(localizer, state, session, onlooker, undo)) } };
    };
    let turned = session.turning_point(onlooker.eyes);
    let beat = TableSpec::read(&row.wanted).beat;
    html! {
        div.ending.won[ending.won] {
            div.verdict {
                span.picture { (art::picture(ending.picture, None, if ending.won { "wonder" } else { "danger" })) }
                p.prompt #prompt tabindex="-1" { (words.say(&ending.verdict)) }
            }
            p.cause { (words.say(&ending.cause)) }
            @if let Some(beat) = beat.filter(|_| onlooker.own.is_some()) {
                p.standing data-load={ "/t/" (row.id) "/beaten" } { a href={ "/beat/" (beat) } { (ui.word("beat-compare")) } }
            }
            (score(ui, words, &ending))
            (results(localizer, state, session, onlooker.own))
            @if onlooker.own.is_some() { p.standing data-load={ "/t/" (row.id) "/standing" } { a href="/me" { (ui.word("ending-standing")) } } }
            @if let Some(turned) = &turned {
                p.turned {
                    (ui.word("ending-turned")) " "
                    a href={ "/r/" (row.id) "?as=" (eyes_word(onlooker.eyes)) "&turn=" (turned.step) } { (words.say(&turned.words)) }
                }
            }
            @if row.assisted { p.muted { (ui.word("assisted")) } }
            (ways(localizer, state, session, onlooker, undo))
            (share(localizer, state, session, &words.say(&ending.verdict)))
        }
    }
}

/// What the score is made of, line by line.
fn score(ui: &Words, words: &Words, ending: &Ending) -> Markup {
    let points = |points: i32| ui.say(&Text::new("board-figure").number("value", points));
    let total: i32 = ending.score.iter().map(|line| line.points).sum();
    html! {
        dl.score {
            @for line in &ending.score { div { dt { (words.say(&line.label)) } dd { (points(line.points)) } } }
            @if ending.score.len() > 1 { div.total { dt { (ui.word("ending-total")) } dd { (points(total)) } } }
        }
    }
}

/// What everybody came to, where they did not share it.
fn results(localizer: &Localizer, state: &TableState, session: &Session, own: Option<Seat>) -> Markup {
    let Some(verdict) = session.verdict().filter(|verdict| !verdict.shared() && verdict.seats().len() > 1) else {
        return html! {};
    };
    let line = |seat: usize, score: i32, won: bool| {
        let text = Text::new(if won { "result-won" } else { "result-lost" }).number("score", score);
        localizer.ui.say(&text.plain("who", seat_names::full(localizer, state, Seat(seat as u8), own)))
    };
    html! {
        ol.results { @for (seat, (score, won)) in verdict.seats().iter().enumerate() { li { (line(seat, *score, *won)) } } }
    }
}

/// Where one goes from here.
fn ways(
    localizer: &Localizer,
    state: &TableState,
    session: &Session,
    onlooker: Onlooker,
    undo: Option<&str>,
) -> Markup {
    let (ui, row) = (&localizer.ui, &state.row);
    let seed = shown_seed(state);
    html! {
        div.buttons {
            @if onlooker.own.is_some() {
                @match &row.rematch {
                    Some(again) => a.button.main href={ "/t/" (again) } { (ui.word("to-rematch")) },
                    None => button.main form="again" { (ui.word(again_word(state))) },
                }
            }
            a.button href={ "/r/" (row.id) "?step=0#play" } { (ui.word("to-replay")) }
            @if Review::possible(session, reviewed_seats(session, onlooker.eyes)).is_ok() {
                a.button rel="nofollow" href={ "/r/" (row.id) "/review?as=" (eyes_word(onlooker.eyes)) } { (ui.word("to-review")) }
            }
            @if let Some(day) = &row.daily {
                a.button href=(super::daily::address(&row.game, day, &TableSpec::read(&row.wanted).options)) { (ui.word("daily-to-board")) }
            }
            @if let Some(seed) = &seed { a.button href={ "/seed/" (row.game) "/" (link::part(seed)) } { (ui.word("ending-same-seed")) } }
            a.button href={ "/new/" (row.game) } { (ui.word("ending-other")) }
            @if onlooker.own.is_some() { a.button href={ "/codex/" (row.game) } { (ui.word("codex")) } }
            @if let Some(undo) = undo { button.quiet.undo form="undo" { (undo) } }
        }
    }
}

/// Something to pass on: a line of text, and a picture.
fn share(localizer: &Localizer, state: &TableState, session: &Session, verdict: &str) -> Markup {
    let ui = &localizer.ui;
    let figure = |score: i32| ui.say(&Text::new("board-figure").number("value", score));
    let scores = session.verdict().map(|verdict| verdict.seats().iter().map(|(score, _)| figure(*score)).collect());
    let scores: Vec<String> = scores.unwrap_or_default();
    let text = Text::new("ending-share-line").plain("game", super::table::title(localizer, state));
    let text = text.plain("verdict", verdict).plain("score", scores.join(" / "));
    html! {
        p.share {
            span #share-line { (ui.say(&text)) } " "
            button.quiet type="button" data-copy="share-line" data-with={ "/r/" (state.row.id) } { (ui.word("ending-share")) }
            " " a href={ "/r/" (state.row.id) "/card.svg" } { (ui.word("ending-card")) }
            @if can_be_beaten(&state.row, state.seats.len()) { " " a href={ "/beat/" (state.row.id) } { (ui.word("beat-share")) } }
        }
    }
}

/// How a result compares with the other games of the same kind that whoever asks has finished.
async fn standing(context: RequestContext, Path(id): Path<String>) -> Result<Markup, HttpError> {
    let person = context.person.as_ref().ok_or_else(|| HttpError::forbidden("not-your-table"))?;
    let live = context.site.table(&id).await?;
    let (kind, (score, won)) = {
        let state = live.lock(&context.site.store).await?;
        let seat = state.seat_of(&person.id).ok_or_else(|| HttpError::forbidden("not-your-table"))?;
        let session = state.session.as_ref().filter(|session| session.is_over()).ok_or_else(HttpError::not_found)?;
        let verdict = session.verdict().ok_or_else(HttpError::not_found)?;
        let rules = session.rules().to_string();
        let (game, options, assisted) = (state.row.game.clone(), state.row.kind.clone(), state.row.assisted);
        (GameKind { game, rules, options, assisted }, verdict.seats()[seat.0 as usize])
    };
    let results = context.site.store.results_by_kind(&person.id, MOST_GAMES).await?;
    let books = history::books(&results);
    let Some(book) = books.get(&kind).filter(|book| book.games.len() > 1) else {
        return Ok(html! { (context.localizer().ui.word("ending-first")) });
    };
    let place = 1 + book.games.iter().filter(|game| game.score > score).count();
    let text = Text::new("ending-compared").number("place", place as i64).number("of", book.games.len() as i64);
    let text = text.number("best", book.figures.best.unwrap_or(score)).number("streak", book.figures.streak as i64);
    let best = place == 1 && book.games.iter().filter(|game| game.score == score).count() == 1;
    Ok(html! {
        @if best { strong { (context.localizer().ui.word("ending-new-best")) } " " }
        (context.say(&text))
        @if won && book.figures.streak > 1 { " " (context.say(&Text::new("ending-streak").number("streak", book.figures.streak as i64))) }
    })
}
