//! The review of a game that is over: the chance to win over time, what every decision cost and what luck did, for whoever may look at it again.

use super::replay::{FoundReplay, found, session_of};
use super::table::{Eyes, eyes_word};
use crate::html::chart::{Caption, chances};
use crate::http::http_error::HttpError;
use crate::http::request_context::RequestContext;
use crate::live::table_commands::not_over;
use crate::localizer::Localizer;
use crate::replays::reviews::{ReviewState, review};
use crate::site::Site;
use axum::Router;
use axum::extract::{Path, Query};
use axum::http::header::REFRESH;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use bots::Review;
use bots::review::{DealReview, ReviewedDecision, SeatReview};
use kernel::{Seat, Text};
use maud::{Markup, html};
use std::sync::Arc;
use table::{Session, Words, shelf};

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/r/{id}/review", get(show))
}

async fn show(
    context: RequestContext,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Response, HttpError> {
    let front = context.site.bot_pool.front_soon(&context.address.to_string()).await.ok_or_else(HttpError::busy)?;
    let found = found(&context, &id, &eyes).await?;
    if !found.over {
        return Err(not_over());
    }
    let (found, session) = session_of(&context, found, front).await?;
    let state = review(&context.site, context.address, session.clone(), found.view.eyes).await?;
    let (localizer, game) = (context.localizer(), found.game.clone());
    let heading = heading(localizer, &game);
    let review = match state {
        ReviewState::Found(review) => review,
        ReviewState::Running(done, total) => {
            let page = context.page(&heading, Some(&game), running(localizer, &found, &heading, done, total));
            // Whoever has no script sees it, too, once it is there.
            return Ok(([(REFRESH, "2")], page).into_response());
        }
    };
    let (site, lang, above) = (context.site.clone(), context.lang, heading.clone());
    let who = context.address.to_string();
    let drawing = context.site.bot_pool.run_soon(&who, move || {
        let localizer = site.localizer(lang);
        localizer
            .game(&found.game)
            .map(|words| ReviewPage { localizer, words, found: &found, session: &session }.drawn(&above, &review))
    });
    let drawn = drawing.await.ok_or_else(HttpError::busy)?.ok_or_else(HttpError::not_found)?;
    Ok(context.page(&heading, Some(&game), drawn).into_response())
}

fn heading(localizer: &Localizer, game: &str) -> String {
    let title = shelf::label(game).map(|label| label.title.in_lang(localizer.lang).to_string()).unwrap_or_default();
    localizer.ui.say(&Text::new("review-title").plain("game", title))
}

fn running(localizer: &Localizer, found: &FoundReplay, heading: &str, done: usize, total: usize) -> Markup {
    let text = Text::new("review-running").number("done", done as i64).number("total", total as i64);
    html! {
        h1 { (heading) }
        p role="status" { (localizer.ui.say(&text)) }
        progress max=(total) value=(done) aria-label=(localizer.ui.word("review-progress")) {}
        p { a.button href={ "/r/" (found.id) "/review?as=" (eyes_word(found.view.eyes)) } { (localizer.ui.word("review-look-again")) } }
        (back(localizer, found))
    }
}

fn back(localizer: &Localizer, found: &FoundReplay) -> Markup {
    html! { p { a.button href={ "/r/" (found.id) "?as=" (eyes_word(found.view.eyes)) "&step=0" } { (localizer.ui.word("to-replay")) } } }
}

/// A review as it is drawn.
struct ReviewPage<'a> {
    localizer: &'a Localizer,
    words: &'a Words,
    found: &'a FoundReplay,
    session: &'a Session,
}

impl ReviewPage<'_> {
    fn drawn(&self, heading: &str, review: &Review) -> Markup {
        let ui = &self.localizer.ui;
        // While others play the same day's dungeon, nobody is told what lies in it.
        let deal = review.deal.as_ref().filter(|_| self.found.readable);
        html! {
            h1 { (heading) }
            @for seat in &review.seats {
                section.box.review {
                    @if self.session.seats() > 1 { h2 { (self.found.view.seat(self.localizer, self.session, Seat(seat.seat))) } }
                    (self.summary(seat))
                    @if let Some(deal) = deal { p { (ui.say(&self.deal(deal))) } }
                    (self.costliest(seat))
                    (self.all(seat))
                }
            }
            p.muted { (ui.word("review-how")) }
            (self.others(review))
            (back(self.localizer, self.found))
        }
    }

    fn percent(&self, thousandths: i32) -> String {
        self.localizer.ui.percent(thousandths.max(0) as u32)
    }

    /// Points of chance, with one decimal; with their sign where one is asked for.
    fn points(&self, thousandths: i32, signed: bool) -> String {
        let sign = if signed && thousandths > 0 { "+" } else { "" };
        format!("{sign}{}", self.localizer.ui.decimal(f64::from(thousandths) / 10.0, 1))
    }

    /// What an action is called, and what speaks for it or against it: facts, or else what comes of it.
    fn action(&self, decision: usize, seat: u8, action: &str) -> (String, String) {
        let page = self.session.page_before(decision, Seat(seat));
        let choice = page.as_ref().and_then(|page| page.choices.iter().find(|choice| choice.action == action));
        let label = choice.map_or_else(|| action.to_string(), |choice| self.words.say(&choice.label));
        let facts = self.session.why_before(decision, Seat(seat), action);
        let facts = facts.as_ref().or_else(|| choice.map(|choice| &choice.consequence));
        (label, facts.map(|facts| self.words.say(facts)).unwrap_or_default())
    }

    /// The moment at which a decision was to be made.
    fn address(&self, decision: usize, seat: u8) -> String {
        format!("/r/{}?as={}&turn={}", self.found.id, eyes_word(Seat(seat)), decision.saturating_sub(1))
    }

    fn summary(&self, review: &SeatReview) -> Markup {
        let ui = &self.localizer.ui;
        let figure = |label: &'static str, value: String| html! { div { dt { (ui.word(label)) } dd { (value) } } };
        let (start, result) = (self.percent(review.beginning), self.percent(review.result()));
        let others = self.session.seats() > 1;
        let description =
            Text::new("review-chart-says").plain("beginning", start.clone()).plain("result", result.clone());
        let caption = Caption { title: ui.word("review-chart"), description: ui.say(&description) };
        html! {
            @match review.accuracy {
                Some(accuracy) => p { strong { (ui.say(&Text::new("review-accuracy").plain("accuracy", self.percent(accuracy)))) } },
                None => p { (ui.word("review-nothing")) },
            }
            dl.score {
                (figure("review-beginning", start))
                (figure("review-cost", self.points(-review.cost(), true)))
                (figure(if others { "review-luck-others" } else { "review-luck" }, self.points(review.luck(), true)))
                div.total { dt { (ui.word(if review.won { "review-won" } else { "review-lost" })) } dd { (result) } }
            }
            @if !review.decisions.is_empty() { (chances(&caption, &review.chances())) }
        }
    }

    fn deal(&self, deal: &DealReview) -> Text {
        match deal {
            DealReview { winnable: false, .. } => Text::new("review-deal-lost"),
            DealReview { lost_at: None, .. } => Text::new("review-deal-won"),
            DealReview { lost_at: Some(decision), .. } => {
                let played = self.session.action_of(*decision).unwrap_or_default();
                let (label, _) = self.action(*decision, 0, &played);
                Text::new("review-deal-lost-at").number("decision", *decision as i64).plain("played", label)
            }
        }
    }

    fn costliest(&self, review: &SeatReview) -> Markup {
        let ui = &self.localizer.ui;
        let because = |id: &'static str, (what, facts): (String, String)| {
            let known = if facts.is_empty() { "no" } else { "yes" };
            ui.say(&Text::new(id).plain("what", what).plain("facts", facts).plain("known", known))
        };
        let costly = |found: &ReviewedDecision, played: &str| {
            let text = Text::new("review-costly").number("decision", found.decision as i64).plain("played", played);
            let text = text.plain("chance", self.percent(found.chance)).plain("after", self.percent(found.after));
            let text =
                text.plain("cost", self.points(found.cost, false)).plain("error", self.points(found.error, false));
            ui.say(&text.plain("proved", if found.proved { "yes" } else { "no" }))
        };
        let costliest = review.costliest();
        html! {
            @if costliest.is_empty() { p { (ui.word("review-no-cost")) } }
            @else {
                h3 { (ui.word("review-costliest")) }
                ol.costliest { @for found in costliest {
                    @let played = self.action(found.decision, review.seat, &found.played);
                    li {
                        p { a href=(self.address(found.decision, review.seat)) { (costly(found, &played.0)) } }
                        p { (because("review-better", self.action(found.decision, review.seat, &found.best))) }
                        p { (because("review-played", played)) }
                    }
                } }
            }
        }
    }

    /// The figures of the chart, decision by decision.
    fn all(&self, review: &SeatReview) -> Markup {
        let ui = &self.localizer.ui;
        html! {
            @if !review.decisions.is_empty() {
                h3 { (ui.word("review-decisions")) }
                div.scroll {
                    table.figures {
                        thead { tr {
                            th scope="col" { (ui.word("review-number")) }
                            th scope="col" { (ui.word("review-decided")) }
                            @for head in ["review-chance", "review-costs", "review-luck-after"] { th.number scope="col" { (ui.word(head)) } }
                        } }
                        tbody { @for found in &review.decisions { tr {
                            td { a href=(self.address(found.decision, review.seat)) { (found.decision) } }
                            th scope="row" { (self.action(found.decision, review.seat, &found.played).0) }
                            td.number { (self.percent(found.chance)) }
                            td.number { (self.points(found.cost, false)) }
                            td.number { (self.points(found.luck, true)) }
                        } } }
                    }
                }
            }
        }
    }

    /// The way to the reviews of other seats.
    fn others(&self, review: &Review) -> Markup {
        let other = |seat: &&Seat| **seat != Seat::WATCHER && review.seat(**seat).is_none();
        let others: Vec<&Seat> = self.found.open.iter().filter(other).collect();
        html! {
            @if !others.is_empty() {
                h2 { (self.localizer.ui.word("review-others")) }
                ul.seats { @for seat in others {
                    li { a rel="nofollow" href={ "/r/" (self.found.id) "/review?as=" (eyes_word(*seat)) } { (self.found.view.seat(self.localizer, self.session, *seat)) } }
                } }
            }
        }
    }
}
