//! Lessons: games to learn by making the moves, without an account.

use crate::board::{Ask, Sight, board};
use crate::http::http_error::Failure;
use crate::http::request_context::Visitor;
use crate::rules::lesson::{Broken, Lesson, Tried};
use crate::site::Site;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::Redirect;
use axum::routing::get;
use axum::{Form, Router};
use kernel::{Page, Text};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use table::shelf;

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/learn", get(lessons)).route("/learn/{game}", get(step).post(choose))
}

/// Where somebody is in a lesson.
#[derive(Deserialize)]
struct Where {
    /// The step, counted from 1; one more than there are is the end. Whatever is no number is the beginning.
    #[serde(default)]
    step: String,
    /// The move that was tried there and was not the one.
    tried: Option<String>,
}

/// A move that somebody makes.
#[derive(Deserialize)]
struct Chosen {
    /// The step, counted from 1.
    request: String,
    /// The move, in notation.
    action: String,
}

fn broken(broken: Broken) -> Failure {
    tracing::error!(?broken, "a lesson that the rules no longer allow");
    Failure::new(StatusCode::INTERNAL_SERVER_ERROR, "learn-broken")
}

fn lesson(game: &str) -> Result<&'static Lesson, Failure> {
    Lesson::of(game).ok_or_else(Failure::not_found)
}

fn title(visitor: &Visitor, lesson: &Lesson) -> String {
    let title = shelf::label(&lesson.game).map(|label| label.title.in_lang(visitor.lang).to_string());
    title.unwrap_or_else(|| lesson.game.clone())
}

fn word(visitor: &Visitor, id: &'static str) -> String {
    visitor.tongue().ui.word(id)
}

/// A step, counted from 0, as it stands in a link or a form; none beyond `last`.
fn counted(step: &str, last: usize) -> Option<usize> {
    step.parse::<usize>().ok()?.checked_sub(1).filter(|step| *step <= last)
}

/// All lessons.
async fn lessons(visitor: Visitor) -> Markup {
    let heading = word(&visitor, "learn-title");
    let body = html! {
        h1 { (heading) }
        p { (word(&visitor, "learn-how")) }
        ul.card-list {
            @for lesson in Lesson::all() {
                li {
                    h2 { (title(&visitor, lesson)) }
                    p { (visitor.tongue().ui.printed(&lesson.goal)) }
                    p.muted { (visitor.say(&Text::new("learn-length").number("count", lesson.steps.len() as i64))) }
                    p { a.button href={ "/learn/" (lesson.game) "?step=1" } { (word(&visitor, "learn-begin")) } }
                }
            }
        }
    };
    visitor.page(&heading, None, body)
}

/// A step of a lesson, or its end.
async fn step(visitor: Visitor, Path(game): Path<String>, Query(at): Query<Where>) -> Result<Markup, Failure> {
    let lesson = lesson(&game)?;
    let step = counted(&at.step, lesson.steps.len()).unwrap_or(0);
    let (session, seat) = lesson.at(step).map_err(broken)?;
    let tried = at.tried.as_deref().filter(|_| step < lesson.steps.len());
    let tried = tried.map(|action| lesson.tries(step, action)).transpose().map_err(broken)?;
    let told = html! {
        @if let Some(last) = step.checked_sub(1).filter(|_| tried.is_none()) { p.muted { (visitor.tongue().ui.printed(&lesson.steps[last].done)) } }
        @match lesson.steps.get(step) {
            Some(now) => {
                p { (visitor.tongue().ui.printed(&now.say)) }
                p.ask { (visitor.tongue().ui.printed(&now.ask)) }
            },
            None => p { (visitor.tongue().ui.printed(&lesson.end)) },
        }
        @if let Some(tried) = &tried { (hint(&visitor, lesson, tried)) }
    };
    let heading = visitor.say(&Text::new("learn-title-of").plain("game", title(&visitor, lesson)));
    let body = html! {
        h1 { (heading) }
        div.lesson { (progress(&visitor, lesson, step)) (told) }
        @if step == lesson.steps.len() { (onwards(&visitor, lesson)) }
        (drawn(&visitor, lesson, step, &session.page(seat)))
        (ways(&visitor, lesson, step))
    };
    Ok(visitor.page(&heading, Some(&lesson.game), body))
}

/// Makes a move: on to the next step, or back to this one with a word on why not.
async fn choose(Path(game): Path<String>, Form(chosen): Form<Chosen>) -> Result<Redirect, Failure> {
    let lesson = lesson(&game)?;
    let Some(step) = counted(&chosen.request, lesson.steps.len() - 1) else {
        return Ok(Redirect::to(&format!("/learn/{}", lesson.game)));
    };
    let here = format!("/learn/{}?step=", lesson.game);
    Ok(Redirect::to(&match lesson.tries(step, &chosen.action).map_err(broken)? {
        Tried::Right => format!("{here}{}", step + 2),
        Tried::Refused(_) | Tried::NotNow(_) => {
            format!("{here}{}&tried={}", step + 1, crate::http::link::part(&chosen.action))
        }
    }))
}

/// How far somebody is.
fn progress(visitor: &Visitor, lesson: &Lesson, step: usize) -> Markup {
    let all = lesson.steps.len();
    let text = Text::new("learn-progress").number("step", (step + 1).min(all) as i64).number("all", all as i64);
    html! {
        p.muted {
            @if step < all { (visitor.say(&text)) " " }
            progress value=(step) max=(all) aria-label=(word(visitor, "learn-progress-label")) {}
        }
    }
}

/// Why a move was not the one.
fn hint(visitor: &Visitor, lesson: &Lesson, tried: &Tried) -> Markup {
    match tried {
        Tried::Right => html! {},
        Tried::NotNow(said) => html! { p.notice role="alert" { (visitor.tongue().ui.printed(said)) } },
        Tried::Refused(refused) => {
            let why = visitor.tongue().game(&lesson.game).map(|words| words.say(&refused.why)).unwrap_or_default();
            let text = Text::new("learn-refused").plain("why", why);
            html! {
                p.notice role="alert" {
                    (visitor.say(&text))
                    " "
                    a href={ "/rules/" (lesson.game) "#" (refused.clause) } { "§" (refused.clause) }
                }
            }
        }
    }
}

/// The table as the player sees it; a form while there is a move to make.
fn drawn(visitor: &Visitor, lesson: &Lesson, step: usize, page: &Page) -> Markup {
    let tongue = visitor.tongue();
    let Some(words) = tongue.game(&lesson.game) else { return html! {} };
    let (action, request) = (format!("/learn/{}", lesson.game), (step + 1).to_string());
    let ask = (step < lesson.steps.len()).then_some(Ask { action: &action, request: &request });
    board(&Sight { game: &lesson.game, words, ui: &tongue.ui, page, ask, undo: None })
}

/// What to do once a lesson is over.
fn onwards(visitor: &Visitor, lesson: &Lesson) -> Markup {
    html! {
        p {
            a.button href={ "/new/" (lesson.game) } { (word(visitor, "learn-play")) }
            " "
            a.button href={ "/rules/" (lesson.game) } { (word(visitor, "learn-rules")) }
        }
    }
}

/// Ways out of a lesson, and back.
fn ways(visitor: &Visitor, lesson: &Lesson, step: usize) -> Markup {
    html! {
        nav aria-label=(word(visitor, "learn-ways")) {
            p {
                @if step > 0 {
                    a href={ "/learn/" (lesson.game) "?step=" (step) } { (word(visitor, "learn-back")) }
                    " · "
                    a href={ "/learn/" (lesson.game) "?step=1" } { (word(visitor, "learn-again")) }
                    " · "
                }
                @if step < lesson.steps.len() {
                    a href={ "/new/" (lesson.game) } { (word(visitor, "learn-skip")) }
                    " · "
                }
                a href={ "/rules/" (lesson.game) } { (word(visitor, "learn-rules")) }
            }
        }
    }
}
