//! How somebody likes it: the language, and how things look.

use crate::html::shell::{Contrast, Keys, Looks, MotionPreference, Notifications, Scheme, Sounds, Suits};
use crate::http::link;
use crate::http::request_context::RequestContext;
use crate::site::Site;
use axum::extract::Query;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Form, Router};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/lang", get(speak)).route("/looks", get(show_looks).post(set_looks))
}

#[derive(Deserialize)]
struct Speak {
    to: String,
    #[serde(default)]
    back: String,
}

async fn speak(context: RequestContext, Query(asked): Query<Speak>) -> Response {
    let back = link::own(&asked.back).unwrap_or("/");
    let lang = if asked.to == "en" { "en" } else { "fr" };
    let secure = if context.site.config.secure() { "; Secure" } else { "" };
    let cookie = format!("lang={lang}; Path=/; SameSite=Lax; Max-Age=31536000{secure}");
    (StatusCode::SEE_OTHER, [(header::LOCATION, back), (header::SET_COOKIE, &cookie)]).into_response()
}

/// How things look, as the form says it: the words of the cookie.
#[derive(Deserialize)]
struct LooksForm {
    scheme: String,
    contrast: String,
    suits: String,
    motion: String,
    keys: String,
    #[serde(default)]
    sounds: String,
    #[serde(default)]
    notify: String,
}

async fn show_looks(context: RequestContext) -> Markup {
    let (ui, looks) = (&context.localizer().ui, context.looks);
    let choice = |name: &str, title: &str, values: &[(&str, &str, bool)]| {
        html! {
            fieldset { legend { (ui.plain(title).unwrap_or_default()) }
                @for (value, word, chosen) in values {
                    label { input type="radio" name=(name) value=(value) checked[*chosen]; " " (ui.plain(word).unwrap_or_default()) }
                }
            }
        }
    };
    let body = html! {
        h1 { (ui.word("looks-title")) }
        form.stack method="post" {
            (choice("scheme", "looks-scheme", &[
                ("", "looks-auto", looks.scheme == Scheme::Auto),
                ("light", "looks-light", looks.scheme == Scheme::Light),
                ("dark", "looks-dark", looks.scheme == Scheme::Dark),
            ]))
            (choice("contrast", "looks-contrast", &[
                ("", "looks-auto", looks.contrast == Contrast::Auto),
                ("more", "looks-more", looks.contrast == Contrast::More),
            ]))
            (choice("suits", "looks-suits", &[
                ("", "looks-two", looks.suits == Suits::Two),
                ("four", "looks-four", looks.suits == Suits::Four),
            ]))
            (choice("motion", "looks-motion", &[
                ("", "looks-auto", looks.motion == MotionPreference::Auto),
                ("still", "looks-still", looks.motion == MotionPreference::None),
            ]))
            (choice("keys", "looks-keys", &[
                ("", "looks-on", looks.keys == Keys::On),
                ("nokeys", "looks-off", looks.keys == Keys::Off),
            ]))
            (choice("sounds", "looks-sounds", &[
                ("", "looks-off", looks.sounds == Sounds::Off),
                ("sounds", "looks-on", looks.sounds == Sounds::On),
            ]))
            (choice("notify", "looks-notify", &[
                ("", "looks-off", looks.notifications == Notifications::Off),
                ("notify", "looks-on", looks.notifications == Notifications::On),
            ]))
            p.notice #notify-denied role="alert" hidden { (ui.word("looks-notify-denied")) }
            button { (ui.word("looks-keep")) }
        }
    };
    context.page(&ui.word("looks-title"), None, body)
}

async fn set_looks(context: RequestContext, Form(liked): Form<LooksForm>) -> Response {
    let LooksForm { scheme, contrast, suits, motion, keys, sounds, notify } = liked;
    let words = [scheme, contrast, suits, motion, keys, sounds, notify].join(".");
    let secure = if context.site.config.secure() { "; Secure" } else { "" };
    let looks = Looks::read(&words).write();
    let cookie = format!("looks={looks}; Path=/; SameSite=Lax; Max-Age=31536000{secure}");
    (StatusCode::SEE_OTHER, [(header::LOCATION, "/looks"), (header::SET_COOKIE, cookie.as_str())]).into_response()
}
