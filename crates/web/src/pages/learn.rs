//! Lessons: games to learn by making the moves, without an account.

use crate::board::film::film;
use crate::board::{AnswerForm, BoardView, board};
use crate::http::http_error::HttpError;
use crate::http::request_context::RequestContext;
use crate::site::Site;
use axum::Router;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;

use kernel::{Page, Seat, Text};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use std::sync::Arc;
use table::{Lesson, LessonError, MoveResult, Session, shelf};

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/learn", get(lessons)).route("/learn/{game}", get(step))
}

/// Where somebody is in a lesson.
#[derive(Deserialize)]
struct Where {
    /// The step, counted from 1; one more than there are is the end. Whatever is no number is the beginning.
    #[serde(default)]
    step: String,
    /// The move that was tried there and was not the one.
    tried: Option<String>,
    /// A move that is made, in notation.
    action: Option<String>,
    /// The step at which it is, counted from 1.
    #[serde(default)]
    request: String,
}

fn broken(broken: LessonError) -> HttpError {
    tracing::error!(?broken, "a lesson that the rules no longer allow");
    HttpError::new(StatusCode::INTERNAL_SERVER_ERROR, "learn-broken")
}

fn lesson(game: &str) -> Result<&'static Lesson, HttpError> {
    Lesson::of(game).ok_or_else(HttpError::not_found)
}

fn title(context: &RequestContext, lesson: &Lesson) -> String {
    let title = shelf::label(lesson.game).map(|label| label.title.in_lang(context.lang).to_string());
    title.unwrap_or_else(|| lesson.game.to_string())
}

fn word(context: &RequestContext, id: &'static str) -> String {
    context.localizer().ui.word(id)
}

/// A step, counted from 0, as it stands in a link or a form; none beyond `last`.
fn counted(step: &str, last: usize) -> Option<usize> {
    step.parse::<usize>().ok()?.checked_sub(1).filter(|step| *step <= last)
}

/// All lessons.
async fn lessons(context: RequestContext) -> Markup {
    let heading = word(&context, "learn-title");
    let body = html! {
        h1 { (heading) }
        p { (word(&context, "learn-how")) }
        ul.card-list {
            @for lesson in Lesson::all() {
                li {
                    h2 { (title(&context, lesson)) }
                    p { (context.localizer().ui.printed(&lesson.goal)) }
                    p.muted { (context.say(&Text::new("learn-length").number("count", lesson.steps.len() as i64))) }
                    p { a.button href={ "/learn/" (lesson.game) "?step=1" } { (word(&context, "learn-begin")) } }
                }
            }
        }
    };
    context.page(&heading, None, body)
}

/// A step of a lesson, or its end.
async fn step(
    context: RequestContext,
    Path(game): Path<String>,
    Query(at): Query<Where>,
) -> Result<Response, HttpError> {
    let lesson = lesson(&game)?;
    if let Some(action) = &at.action {
        return Ok(choose(lesson, &at.request, action)?.into_response());
    }
    let step = counted(&at.step, lesson.steps.len()).unwrap_or(0);
    let (session, seat) = lesson.at(step).map_err(broken)?;
    let tried = at.tried.as_deref().filter(|_| step < lesson.steps.len());
    let tried = tried.map(|action| lesson.tries(step, action)).transpose().map_err(broken)?;
    let said = context.localizer();
    let told = html! {
        div.lesson {
            (progress(&context, lesson, step))
            @if let Some(tried) = &tried { (hint(&context, lesson, tried)) }
            @if let Some(last) = step.checked_sub(1).filter(|_| tried.is_none()) { p.muted { (said.ui.printed(&lesson.steps[last].done)) } }
            @match lesson.steps.get(step) {
                Some(now) => p { (said.ui.printed(&now.say)) },
                None => { p { (said.ui.printed(&lesson.end)) } (onwards(&context, lesson)) },
            }
        }
    };
    let heading = context.say(&Text::new("learn-title-of").plain("game", title(&context, lesson)));
    let body = html! {
        h1.sr { (heading) }
        div #live .table {
            div.play { (drawn(&context, lesson, step, &session, &session.page(seat), told)) }
            @if tried.is_none() { (staged(&context, lesson, &session, seat)) }
            aside.side { (ways(&context, lesson, step)) }
        }
    };
    Ok(context.page(&heading, Some(lesson.game), body).into_response())
}

/// Makes a move: on to the next step, or back to this one with a word on why not.
fn choose(lesson: &'static Lesson, request: &str, action: &str) -> Result<Redirect, HttpError> {
    let Some(step) = counted(request, lesson.steps.len() - 1) else {
        return Ok(Redirect::to(&format!("/learn/{}", lesson.game)));
    };
    let here = format!("/learn/{}?step=", lesson.game);
    Ok(Redirect::to(&match lesson.tries(step, action).map_err(broken)? {
        MoveResult::Right => format!("{here}{}", step + 2),
        MoveResult::Refused(_) | MoveResult::NotNow(_) => {
            format!("{here}{}&tried={}", step + 1, crate::http::link::part(action))
        }
    }))
}

/// How far somebody is.
fn progress(context: &RequestContext, lesson: &Lesson, step: usize) -> Markup {
    let all = lesson.steps.len();
    let text = Text::new("learn-progress").number("step", (step + 1).min(all) as i64).number("all", all as i64);
    html! {
        p.muted {
            @if step < all { (context.say(&text)) " " }
            progress value=(step) max=(all) aria-label=(word(context, "learn-progress-label")) {}
        }
    }
}

/// Why a move was not the one.
fn hint(context: &RequestContext, lesson: &Lesson, tried: &MoveResult) -> Markup {
    match tried {
        MoveResult::Right => html! {},
        MoveResult::NotNow(said) => html! { p.notice role="alert" { (context.localizer().ui.printed(said)) } },
        MoveResult::Refused(refused) => {
            let why = context.localizer().game(lesson.game).map(|words| words.say(&refused.why)).unwrap_or_default();
            let text = Text::new("learn-refused").plain("why", why);
            html! {
                p.notice role="alert" {
                    (context.say(&text))
                    " "
                    a href={ "/rules/" (lesson.game) "#" (refused.clause) } { "§" (refused.clause) }
                }
            }
        }
    }
}

/// The table as the player sees it, with what is said beside it; a form while there is a move to make.
fn drawn(
    context: &RequestContext,
    lesson: &Lesson,
    step: usize,
    session: &Session,
    page: &Page,
    told: Markup,
) -> Markup {
    let localizer = context.localizer();
    let Some(words) = localizer.game(lesson.game) else { return html! {} };
    let (action, request) = (format!("/learn/{}", lesson.game), (step + 1).to_string());
    // What a lesson says stands above the question.
    let page = &Page { notes: Vec::new(), ..page.clone() };
    let still = BoardView::still(lesson.game, words, &localizer.ui, page);
    let Some(now) = lesson.steps.get(step) else {
        // The game goes on where a lesson ends, and what it asks there is nobody's to answer.
        let prompt = if session.is_over() { words.say(&page.prompt) } else { word(context, "learn-over") };
        let ending = html! { p.prompt #prompt { (prompt) } (told) };
        return board(&BoardView { ending: Some(ending), ..still });
    };
    let ask = Some(AnswerForm { action: &action, request: &request, method: "get" });
    board(&BoardView { ask, wanted: Some(&now.play), asked: Some(told), ..still })
}

/// What happened since the last step was made, beat by beat, for a script that shows it on the page that stood before.
fn staged(context: &RequestContext, lesson: &Lesson, session: &Session, seat: Seat) -> Markup {
    let localizer = context.localizer();
    let (Some(words), Some(mark)) = (localizer.game(lesson.game), session.lesson_mark()) else { return html! {} };
    let (page, beats) = (session.page(seat), session.beats_since(mark, seat));
    let view = BoardView::still(lesson.game, words, &localizer.ui, &page);
    html! { template.film { (PreEscaped(film(&view, session.scene_at(mark, seat).as_ref(), &beats).drawn)) } }
}

/// What to do once a lesson is over.
fn onwards(context: &RequestContext, lesson: &Lesson) -> Markup {
    html! {
        p {
            a.button href={ "/new/" (lesson.game) } { (word(context, "learn-play")) }
            " "
            a.button href={ "/rules/" (lesson.game) } { (word(context, "learn-rules")) }
        }
    }
}

/// Ways out of a lesson, and back.
fn ways(context: &RequestContext, lesson: &Lesson, step: usize) -> Markup {
    html! {
        nav aria-label=(word(context, "learn-ways")) {
            p {
                @if step > 0 {
                    a href={ "/learn/" (lesson.game) "?step=" (step) } { (word(context, "learn-back")) }
                    " · "
                    a href={ "/learn/" (lesson.game) "?step=1" } { (word(context, "learn-again")) }
                    " · "
                }
                @if step < lesson.steps.len() {
                    a href={ "/new/" (lesson.game) } { (word(context, "learn-skip")) }
                    " · "
                }
                a href={ "/rules/" (lesson.game) } { (word(context, "learn-rules")) }
            }
        }
    }
}
