//! Puzzles: positions in which one move is far better than the others, to be found without an account. The first answers of whoever is known
//! here are kept, and a rating comes of them.

use super::new::label;
use crate::board::{AnswerForm, BoardView, board};
use crate::http::http_error::HttpError;
use crate::http::link;
use crate::http::request_context::RequestContext;
use crate::site::Site;
use crate::store::now;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::Redirect;
use axum::routing::get;
use axum::{Form, Router};
use kernel::Text;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use table::puzzle::PUZZLED;
use table::{Label, Moment, Puzzle, PuzzleAttempt, PuzzleError, PuzzleResult, PuzzleStanding, shelf};

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new()
        .route("/puzzles", get(all))
        .route("/puzzles/{game}", get(of_game))
        .route("/puzzles/{game}/{number}", get(one).post(answer))
}

/// What somebody answered, in notation.
#[derive(Deserialize)]
struct Answer {
    answer: Option<String>,
}

/// An answer that is given.
#[derive(Deserialize)]
struct AnswerGiven {
    action: String,
}

fn today() -> Moment {
    Moment::of_seconds(now().max(0) as u64)
}

fn broken(broken: PuzzleError) -> HttpError {
    tracing::error!(?broken, "a puzzle that the rules no longer allow");
    HttpError::new(StatusCode::INTERNAL_SERVER_ERROR, "puzzles-broken")
}

/// The game of that id, where it has puzzles.
fn puzzled(game: &str) -> Result<&'static Label, HttpError> {
    label(game).ok().filter(|label| !Puzzle::all_of(label.id).is_empty()).ok_or_else(HttpError::not_found)
}

/// The puzzle of that number.
fn puzzle(game: &str, number: &str) -> Result<&'static Puzzle, HttpError> {
    let missing = || HttpError::new(StatusCode::NOT_FOUND, "puzzles-no-number");
    let label = puzzled(game)?;
    number.parse().ok().and_then(|number| Puzzle::of(label.id, number)).ok_or_else(missing)
}

fn address(puzzle: &Puzzle) -> String {
    format!("/puzzles/{}/{}", puzzle.game, puzzle.number)
}

/// All answers of whoever asks; none where nobody knows who that is.
async fn attempts(context: &RequestContext) -> Result<Vec<PuzzleAttempt>, HttpError> {
    match &context.person {
        Some(person) => Ok(context.site.store.attempts(&person.id).await?),
        None => Ok(Vec::new()),
    }
}

/// Where somebody stands, in words; nothing before the first answer.
fn standing(context: &RequestContext, game: &str, attempts: &[PuzzleAttempt]) -> Option<String> {
    let standing = PuzzleStanding::of(game, attempts, today());
    let text = Text::new("puzzles-standing").plain("rating", standing.rating.to_string());
    let text = text.number("right", standing.right as i64).number("answered", standing.answered as i64);
    (standing.answered > 0).then(|| context.say(&text.number("days", standing.streak.days as i64)))
}

/// The games that have puzzles, and that of today.
async fn all(context: RequestContext) -> Result<Markup, HttpError> {
    let attempts = attempts(&context).await?;
    let (ui, lang) = (&context.localizer().ui, context.lang);
    let labels: Vec<&Label> = Puzzle::games().into_iter().filter_map(shelf::label).collect();
    let body = html! {
        h1 { (ui.word("puzzles")) }
        p { (ui.word("puzzles-pitch")) }
        @if labels.is_empty() { p { (ui.word("puzzles-none")) } }
        ul.lids { @for label in labels {
            li data-game=(label.id) {
                (crate::html::art::lid(label.id))
                div.words {
                    h2 { (label.title.in_lang(lang)) }
                    p.facts { (ui.say(&Text::new("puzzles-count").number("count", Puzzle::all_of(label.id).len() as i64))) }
                    @if let Some(standing) = standing(&context, label.id, &attempts) { p { (standing) } }
                    div.buttons {
                        @if let Some(today) = Puzzle::of_day(label.id, today()) { a.button.main href=(address(today)) { (ui.word("puzzles-today")) } }
                        a.button.quiet href={ "/puzzles/" (label.id) } { (ui.word("puzzles-all")) }
                    }
                }
            }
        } }
    };
    Ok(context.page(&ui.word("puzzles"), None, body))
}

/// All puzzles of a game, with what one has made of them.
async fn of_game(context: RequestContext, Path(game): Path<String>) -> Result<Markup, HttpError> {
    let label = puzzled(&game)?;
    let attempts = attempts(&context).await?;
    let ui = &context.localizer().ui;
    let title = ui.say(&Text::new("puzzles-of").plain("game", label.title.in_lang(context.lang)));
    let made = |puzzle: &Puzzle| {
        let id = puzzle.id();
        attempts.iter().find(|known| known.game == puzzle.game && known.puzzle == id).map(|known| known.right)
    };
    let said = |right: Option<bool>| match right {
        Some(true) => ui.word("puzzles-done-right"),
        Some(false) => ui.word("puzzles-done-wrong"),
        None => String::new(),
    };
    let body = html! {
        h1 { (title) }
        p { (ui.word("puzzles-pitch")) }
        @if let Some(standing) = standing(&context, label.id, &attempts) { p { (standing) } }
        @if let Some(today) = Puzzle::of_day(label.id, today()) { p.buttons { a.button.main href=(address(today)) { (ui.word("puzzles-today")) } } }
        div.scroll { table.figures {
            thead { tr { th { (ui.word("puzzles-number")) } th.number { (ui.word("puzzles-rating")) } th { (ui.word("puzzles-done")) } } }
            tbody { @for puzzle in Puzzle::all_of(label.id) {
                tr { td { a href=(address(puzzle)) { (puzzle.number) } } td.number { (puzzle.rating) } td { (said(made(puzzle))) } }
            } }
        } }
    };
    Ok(context.page(&title, Some(label.id), body))
}

/// A puzzle, or what came of an answer to it.
async fn one(
    context: RequestContext,
    Path((game, number)): Path<(String, String)>,
    Query(given): Query<Answer>,
) -> Result<Markup, HttpError> {
    let puzzle = puzzle(&game, &number)?;
    let session = puzzle.begin().map_err(broken)?;
    let page = session.page(PUZZLED);
    let answer = given.answer.as_deref();
    let result = answer.and_then(|answer| PuzzleResult::of(puzzle, &page, answer));
    let localizer = context.localizer();
    let ui = &localizer.ui;
    let words = localizer.game(puzzle.game).ok_or_else(HttpError::not_found)?;
    let title = shelf::label(puzzle.game).map_or("", |label| label.title.in_lang(context.lang));
    let heading = ui.say(&Text::new("puzzles-one").plain("game", title).number("number", puzzle.number as i64));
    let still = BoardView::still(puzzle.game, words, ui, &page);
    let action = address(puzzle);
    let drawn = match &result {
        None => {
            let ask = Some(AnswerForm { action: &action, request: "1", method: "post" });
            let asked = answer.map(|_| html! { p.notice role="alert" { (ui.word("puzzles-no-move")) } });
            board(&BoardView { ask, asked, ..still })
        }
        Some(result) => {
            let attempts = attempts(&context).await?;
            let standing = standing(&context, puzzle.game, &attempts);
            let told = html! {
                div.lesson {
                    p role="status" { strong { (words.say(&result.verdict)) } }
                    @for why in &result.why { p { (words.say(why)) } }
                    p.muted { (standing.unwrap_or_else(|| ui.word("puzzles-not-kept"))) }
                    (onwards(&context, puzzle))
                    h2 { (ui.word("puzzles-chances")) }
                    ol { @for (text, own) in &result.moves { li { (words.say(text)) @if *own { " " em { (ui.word("puzzles-yours")) } } } } }
                }
            };
            board(&BoardView { ending: Some(told), ..still })
        }
    };
    let body = html! {
        h1.sr { (heading) }
        div.table {
            div.play { (drawn) }
            aside.side { nav aria-label=(ui.word("puzzles-ways")) { p {
                a href={ "/puzzles/" (puzzle.game) } { (ui.word("puzzles-all")) } " · " a href={ "/rules/" (puzzle.game) } { (ui.word("rules")) }
            } } }
        }
    };
    Ok(context.page(&heading, Some(puzzle.game), body))
}

/// What to do once a puzzle is answered.
fn onwards(context: &RequestContext, puzzle: &Puzzle) -> Markup {
    let ui = &context.localizer().ui;
    let like = super::solo_table::query(&puzzle.options);
    html! {
        p.buttons {
            a.button.main href=(address(puzzle.next())) { (ui.word("puzzles-next")) }
            a.button.quiet href=(address(puzzle)) { (ui.word("puzzles-again")) }
            a.button.quiet href={ "/seed/" (puzzle.game) "/" (link::part(&puzzle.seed)) @if !like.is_empty() { "?" (like) } } { (ui.word("puzzles-deal")) }
        }
    }
}

/// Takes an answer: the first one of whoever is known here is kept. Nobody becomes a guest by it.
async fn answer(
    context: RequestContext,
    Path((game, number)): Path<(String, String)>,
    Form(given): Form<AnswerGiven>,
) -> Result<Redirect, HttpError> {
    let puzzle = puzzle(&game, &number)?;
    if let (Some(line), Some(person)) = (puzzle.line(&given.action), &context.person) {
        let attempt = PuzzleAttempt::new(puzzle, line.right, today());
        context.site.store.keep_attempt(&person.id, &attempt).await?;
    }
    Ok(Redirect::to(&format!("{}?answer={}", address(puzzle), link::part(&given.action))))
}
