//! A picture of how a game ended, to be passed on: a file of its own, which needs nothing else.

use super::replay;
use super::table::Eyes;
use crate::html::art;
use crate::http::http_error::HttpError;
use crate::http::request_context::RequestContext;
use crate::site::Site;
use axum::Router;
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use kernel::Text;
use maud::{Markup, PreEscaped, html};
use std::sync::Arc;

/// The most signs of a line.
const LINE: usize = 40;

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/r/{id}/card.svg", get(card))
}

/// What a card says.
struct CardText {
    game: String,
    title: String,
    verdict: String,
    cause: String,
    score: String,
    picture: &'static str,
    won: bool,
}

async fn card(context: RequestContext, Path(id): Path<String>) -> Result<Response, HttpError> {
    let ended = replay::ended(&context, &id, &Eyes::default()).await?;
    let localizer = context.localizer();
    let words = localizer.game(&ended.game).ok_or_else(HttpError::not_found)?;
    let score: i32 = ended.ending.score.iter().map(|line| line.points).sum();
    let label = table::shelf::label(&ended.game);
    let text = CardText {
        title: label.map(|label| label.title.in_lang(localizer.lang).to_string()).unwrap_or_default(),
        verdict: words.say(&ended.ending.verdict),
        cause: words.say(&ended.ending.cause),
        score: localizer.ui.say(&Text::new("ending-card-score").number("score", score)),
        picture: ended.ending.picture,
        won: ended.ending.won,
        game: ended.game,
    };
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "no-store")];
    Ok((headers, drawn(&text).into_string()).into_response())
}

/// The picture.
fn drawn(text: &CardText) -> Markup {
    let (ink, tone) = ("#231912", if text.won { "#83590a" } else { "#a0271f" });
    let symbol = |id: &str, x: i32, y: i32, width: i32, height: i32| {
        let inside = art::inlined(id, tone);
        html! {
            svg x=(x) y=(y) width=(width) height=(height) viewBox=(inside.0) fill=(ink) color=(ink) { (PreEscaped(inside.1)) }
        }
    };
    html! {
        svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family="Georgia, serif" {
            title { (text.title) ": " (text.verdict) }
            rect width="1200" height="630" fill="#ece0c6" {}
            rect x="24" y="24" width="1152" height="582" rx="24" fill="#fdf8ea" stroke=(ink) stroke-width="6" {}
            (symbol(art::lid_id(&text.game), 60, 70, 400, 250))
            (symbol(art::picture_id(text.picture, text.won), 140, 340, 230, 230))
            text x="510" y="130" font-size="44" fill=(tone) { (text.title) }
            text x="510" y="240" font-size="92" font-weight="700" fill=(ink) { (text.verdict) }
            @for (at, line) in wrapped(&text.cause).iter().take(4).enumerate() {
                text x="510" y=(310 + 44 * at as i32) font-size="32" fill=(ink) { (line) }
            }
            text x="510" y="500" font-size="48" font-weight="700" fill=(tone) { (text.score) }
            text x="510" y="565" font-size="28" fill="#5f4f3e" { "Oubliette" }
        }
    }
}

/// A text in lines that fit the card.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < LINE => *line += &format!(" {word}"),
            _ => lines.push(word.to_string()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_stands_alone() {
        for game in table::IDS {
            let text = CardText {
                game: game.to_string(),
                title: "Title".into(),
                verdict: "Won".into(),
                cause: "By a very long sentence that has to be wrapped into several lines, since no card is that wide."
                    .into(),
                score: "12 points".into(),
                picture: "monster",
                won: true,
            };
            let card = drawn(&text).into_string();
            assert!(!card.contains("var(--") && !card.contains("/assets/") && !card.contains("<symbol"), "{card}");
            assert!(card.contains("<path") && card.contains("Won"));
        }
    }
}
