//! What a review says, in words: the same lines on the screen, in plain lines and from the command.

use crate::epilogue::replay_steps;
use crate::screen::ending::plot;
use crate::screen::look::Look;
use crate::who::who;
use bots::Review;
use bots::review::{DealReview, NoReview, ReviewedDecision, SeatReview, WON};
use kernel::{Seat, Text};
use table::{Session, Words};

/// As broad as a line that plots a game may be.
const BREADTH: usize = 60;

/// A line of a review.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReviewLine {
    /// What follows is about this.
    Heading(String),
    /// Something said.
    Words(String),
    /// The chance to win over time, in thousandths, and what is said of it.
    Plot(String, Vec<i32>),
}

/// What a review of a game says, line by line.
pub fn review_lines(review: &Review, session: &Session, own: &Words) -> Vec<ReviewLine> {
    let telling = Telling { session, own, game: session.words(own.lang), steps: replay_steps(session) };
    let mut lines = Vec::new();
    for seat in &review.seats {
        if session.seats() > 1 {
            lines.push(ReviewLine::Heading(own.say(&who(session, Seat(seat.seat)))));
        }
        lines.extend(telling.summary(seat));
        lines.extend(review.deal.as_ref().map(|deal| telling.deal(deal)));
        lines.extend(telling.costliest(seat));
        lines.extend(telling.all(seat));
    }
    lines
}

/// What stands above a review.
pub fn review_title(session: &Session) -> Text {
    Text::new("review-title").name("game", session.title())
}

/// How far a review is, of how much.
pub fn review_running(done: usize, total: usize) -> Text {
    Text::new("review-running").number("done", done as i64).number("total", total as i64)
}

/// The chance to win over time as one line of text.
pub fn sparkline(own: &Words, look: Look, what: &str, chances: &[i32]) -> String {
    let text = Text::new("review-sparkline").plain("what", what);
    own.say(&text.plain("plot", plot(look, chances, WON, BREADTH)))
}

/// Why there is no review, in words.
pub fn no_review(why: NoReview) -> Text {
    Text::new(match why {
        NoReview::Unfinished => "review-unfinished",
        NoReview::NoValue => "review-no-value",
        NoReview::Lesson => "review-lesson",
        NoReview::NoSeat => "review-no-seat",
        NoReview::Stopped => "review-stopped",
    })
}

/// A game as its review speaks of it.
struct Telling<'a> {
    session: &'a Session,
    own: &'a Words,
    game: Words,
    steps: Vec<usize>,
}

impl Telling<'_> {
    fn say(&self, text: &Text) -> ReviewLine {
        ReviewLine::Words(self.own.say(text))
    }

    fn percent(&self, thousandths: i32) -> String {
        self.own.percent(thousandths.max(0) as u32)
    }

    /// Points of chance, with one decimal; with their sign where one is asked for.
    fn points(&self, thousandths: i32, signed: bool) -> String {
        let sign = if signed && thousandths > 0 { "+" } else { "" };
        format!("{sign}{}", self.own.decimal(f64::from(thousandths) / 10.0, 1))
    }

    fn step(&self, decision: usize) -> i64 {
        decision.checked_sub(1).and_then(|at| self.steps.get(at)).copied().unwrap_or(decision) as i64
    }

    /// What an action is called, and what speaks for it or against it: facts, or else what comes of it.
    fn action(&self, decision: usize, seat: Seat, action: &str) -> (String, String) {
        let page = self.session.page_before(decision, seat);
        let choice = page.as_ref().and_then(|page| page.choices.iter().find(|choice| choice.action == action));
        let label = choice.map_or_else(|| action.to_string(), |choice| self.game.say(&choice.label));
        let facts = self.session.why_before(decision, seat, action);
        let facts = facts.as_ref().or_else(|| choice.map(|choice| &choice.consequence));
        (label, facts.map(|facts| self.game.say(facts)).unwrap_or_default())
    }

    fn summary(&self, review: &SeatReview) -> Vec<ReviewLine> {
        let accuracy = match review.accuracy {
            Some(accuracy) => Text::new("review-accuracy").plain("accuracy", self.percent(accuracy)),
            None => Text::new("review-nothing"),
        };
        let sum = Text::new(if self.session.seats() > 1 { "review-sum-others" } else { "review-sum" })
            .plain("beginning", self.percent(review.beginning))
            .plain("cost", self.points(-review.cost(), true))
            .plain("luck", self.points(review.luck(), true))
            .plain("result", self.percent(review.result()))
            .plain("won", if review.won { "yes" } else { "no" });
        let mut lines = vec![self.say(&accuracy), self.say(&sum)];
        if !review.decisions.is_empty() {
            lines.push(ReviewLine::Plot(self.own.word("review-plot"), review.chances()));
        }
        lines
    }

    fn deal(&self, deal: &DealReview) -> ReviewLine {
        let text = match deal {
            DealReview { winnable: false, .. } => Text::new("review-deal-lost"),
            DealReview { lost_at: None, .. } => Text::new("review-deal-won"),
            DealReview { lost_at: Some(decision), .. } => {
                let seat = self.session.decided_by(*decision).unwrap_or(Seat(0));
                let played = self.session.action_of(*decision).unwrap_or_default();
                let (label, _) = self.action(*decision, seat, &played);
                Text::new("review-deal-lost-at").number("step", self.step(*decision)).plain("played", label)
            }
        };
        self.say(&text)
    }

    fn costliest(&self, review: &SeatReview) -> Vec<ReviewLine> {
        let costliest = review.costliest();
        if costliest.is_empty() {
            return vec![self.say(&Text::new("review-no-cost"))];
        }
        let mut lines = vec![ReviewLine::Heading(self.own.word("review-costliest"))];
        for found in costliest {
            let seat = Seat(review.seat);
            let (played, played_facts) = self.action(found.decision, seat, &found.played);
            let (best, best_facts) = self.action(found.decision, seat, &found.best);
            let text = Text::new("review-costly")
                .number("step", self.step(found.decision))
                .plain("chance", self.percent(found.chance))
                .plain("after", self.percent(found.after))
                .plain("cost", self.points(found.cost, false))
                .plain("error", self.points(found.error, false))
                .plain("proved", if found.proved { "yes" } else { "no" });
            lines.push(self.say(&text.plain("played", played.clone())));
            let because = |id: &'static str, what: String, facts: String| {
                let known = if facts.is_empty() { "no" } else { "yes" };
                self.say(&Text::new(id).plain("what", what).plain("facts", facts).plain("known", known))
            };
            lines.push(because("review-better", best, best_facts));
            lines.push(because("review-played", played, played_facts));
        }
        lines
    }

    fn all(&self, review: &SeatReview) -> Vec<ReviewLine> {
        if review.decisions.is_empty() {
            return Vec::new();
        }
        let heading = ReviewLine::Heading(self.own.word("review-decisions"));
        let line = |found: &ReviewedDecision| {
            let (played, _) = self.action(found.decision, Seat(review.seat), &found.played);
            let text = Text::new("review-decision")
                .number("step", self.step(found.decision))
                .plain("played", played)
                .plain("chance", self.percent(found.chance))
                .plain("costly", if found.cost > 0 { "yes" } else { "no" })
                .plain("cost", self.points(found.cost, false))
                .plain("lucky", if found.luck == 0 { "no" } else { "yes" })
                .plain("luck", self.points(found.luck, true));
            self.say(&text)
        };
        core::iter::once(heading).chain(review.decisions.iter().map(line)).collect()
    }
}
