//! The codex of whoever asks: all that stood open on their own pages in the games of one box. Nobody reads anybody else's.

use crate::html::art;
use crate::http::http_error::HttpError;
use crate::http::request_context::RequestContext;
use crate::pages::account::private;
use crate::people::history;
use crate::site::Site;
use crate::store::HeldGame;
use axum::Router;
use axum::extract::Path;
use axum::response::Response;
use axum::routing::get;
use kernel::{Lang, Seat, SeatSet, Text};
use maud::{Markup, html};
use std::collections::BTreeSet;
use std::sync::Arc;
use table::record::Record;
use table::{Codex, GameMeetings, Label, MetChapter, MetEntry, Words, shelf};

/// How many games a codex is made of, at most: the latest.
const MOST_GAMES: u32 = 500;

/// How many games are looked through for one page: each is played again, which takes a while. What they showed is kept at hand.
const MOST_AT_ONCE: usize = 20;

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/codex/{game}", get(codex))
}

async fn codex(context: RequestContext, Path(game): Path<String>) -> Result<Response, HttpError> {
    let label = shelf::label(&game).ok_or_else(HttpError::not_found)?;
    let mut codex = Codex::of(label.id).ok_or_else(HttpError::not_found)?;
    let unread = match &context.person {
        Some(person) => look_through(&context, &mut codex, &person.id).await?,
        None => 0,
    };
    let title = context.say(&Text::new("codex-title").plain("game", label.title.in_lang(context.lang)));
    let body = html! {
        h1 { (title) }
        (ways(&context, label))
        p { (context.localizer().ui.word(if codex.met().is_empty() { "codex-empty" } else { "codex-pitch" })) }
        @if unread > 0 {
            p.notice {
                (context.say(&Text::new("codex-unread").number("games", unread as i64))) " "
                a href={ "/codex/" (label.id) } { (context.localizer().ui.word("codex-go-on")) }
            }
        }
        (chapters(&context, &codex))
    };
    Ok(private(context.page(&title, Some(label.id), body)))
}

/// Adds what somebody's games showed them, and says how many games are still to be looked through.
async fn look_through(context: &RequestContext, codex: &mut Codex, person: &str) -> Result<usize, HttpError> {
    let site = &context.site;
    // Games take a while to read and to play again: others are not to wait for what one network asks for.
    let front = site.bot_pool.front_soon(&context.address.to_string()).await.ok_or_else(HttpError::busy)?;
    let held = site.store.held_of_game(person, codex.label().id, MOST_GAMES).await?;
    let mut games: Vec<(HeldGame, Option<GameMeetings>)> =
        held.into_iter().rev().map(|held| (kept(site, &held), held)).map(|(kept, held)| (held, kept)).collect();
    // What is over is looked through once; what goes on, each time.
    let mut unread: Vec<HeldGame> =
        games.iter().filter(|(_, kept)| kept.is_none()).map(|(held, _)| held.clone()).collect();
    unread.sort_by_key(|held| !held.over);
    let left = unread.len().saturating_sub(MOST_AT_ONCE);
    unread.truncate(MOST_AT_ONCE);
    if !unread.is_empty() {
        let ids: Vec<&str> = unread.iter().map(|held| held.id.as_str()).collect();
        let mut lines = site.store.lines_of(&ids).await?;
        let records: Vec<(HeldGame, String)> = unread
            .into_iter()
            .map(|held| (lines.remove(&held.id).unwrap_or_default(), held))
            .map(|(lines, held)| {
                let head = held.head.as_deref().unwrap_or_default();
                let text = head.lines().chain(lines.iter().map(String::as_str)).flat_map(|line| [line, "\n"]).collect();
                (held, text)
            })
            .collect();
        let keeping = site.clone();
        let looking = site.bot_pool.run_at_front(front, move || {
            records.into_iter().map(|(held, text)| seen(&keeping, held, &text)).collect::<Vec<_>>()
        });
        for (id, meetings) in looking.await.ok_or_else(HttpError::busy)? {
            if let Some((_, place)) = games.iter_mut().find(|(held, _)| held.id == id) {
                *place = Some(meetings);
            }
        }
    }
    games.iter().filter_map(|(_, meetings)| meetings.as_ref()).for_each(|meetings| codex.add(meetings));
    Ok(left)
}

/// The key under which what a game showed to a seat is kept: nothing more comes to a game that is over.
fn key(held: &HeldGame) -> String {
    format!("codex {} {}", held.id, held.seat)
}

/// What a game that is over showed, where it was looked through lately.
fn kept(site: &Site, held: &HeldGame) -> Option<GameMeetings> {
    serde_json::from_str(&site.replays.get(&key(held)).filter(|_| held.over)?).ok()
}

/// What a game showed to the seat of whoever asks, and to no other.
fn seen(site: &Site, held: HeldGame, text: &str) -> (String, GameMeetings) {
    let record = Record::read(text).ok();
    let eyes = SeatSet::only(Seat(held.seat));
    let meetings = record.map(|record| GameMeetings::of_seats(record, eyes)).unwrap_or_default();
    let meetings = GameMeetings { begun: history::moment(held.created).to_string(), ..meetings };
    if held.over
        && let Ok(text) = serde_json::to_string(&meetings)
    {
        site.replays.keep(key(&held), text.into());
    }
    (held.id, meetings)
}

fn ways(context: &RequestContext, label: &Label) -> Markup {
    let ui = &context.localizer().ui;
    html! {
        nav aria-label=(ui.word("codex-ways")) {
            p {
                a.button href={ "/new/" (label.id) } { (ui.word("rules-play")) } " "
                a href={ "/rules/" (label.id) } { (ui.word("rules")) } " · "
                a href="/me" { (ui.word("me-title")) }
            }
        }
    }
}

fn chapters(context: &RequestContext, codex: &Codex) -> Markup {
    let localizer = context.localizer();
    let Some(words) = localizer.game(codex.label().id) else { return html! {} };
    let rules = shelf::rules(codex.label().id, context.lang).unwrap_or_default();
    let open: BTreeSet<&str> = rules.iter().map(|rule| rule.id).collect();
    html! {
        @for chapter in &codex.chapters() {
            section {
                h2 { (words.say(chapter.label)) " " small.muted { (counted(context, chapter)) } }
                ul.codex data-game=(codex.label().id) {
                    @for met in chapter.met() { (entry(context, words, codex.label(), met, &open)) }
                    @let blank = chapter.places.len() - chapter.met().count();
                    @for _ in 0..blank { li.blank aria-hidden="true" { "?" } }
                }
            }
        }
    }
}

fn counted(context: &RequestContext, chapter: &MetChapter) -> String {
    let text = Text::new(if chapter.of.is_some() { "codex-met-of" } else { "codex-met" });
    context.say(&text.number("met", chapter.met().count() as i64).number("all", chapter.of.unwrap_or(0) as i64))
}

fn entry(context: &RequestContext, words: &Words, label: &Label, met: &MetEntry, open: &BTreeSet<&str>) -> Markup {
    let often = Text::new("codex-often").number("times", met.times as i64).number("games", met.games as i64);
    let clauses: Vec<&str> = met.entry.clauses.iter().copied().filter(|clause| open.contains(clause)).collect();
    html! {
        li #(met.entry.id) {
            details {
                summary { (art::picture(met.entry.picture, None, "plain")) span { (words.printed(&met.entry.name)) } }
                ul.facts { @for fact in &met.entry.facts { li { (words.say(fact)) } } }
                p.muted { (context.say(&often.plain("date", day(context.lang, &met.first)))) }
                @if !clauses.is_empty() {
                    p { @for clause in clauses { a href={ "/rules/" (label.id) "/" (clause) } { "§" (clause) } " " } }
                }
            }
        }
    }
}

/// A day, as the language writes it.
fn day(lang: Lang, begun: &str) -> String {
    let date = begun.split('T').next().unwrap_or_default();
    match (lang, date.split('-').collect::<Vec<_>>().as_slice()) {
        (Lang::Fr, [year, month, day]) => format!("{day}/{month}/{year}"),
        _ => date.into(),
    }
}
