//! What a game came to, decision by decision: what each of a seat's decisions cost and what luck did after it, so that both add up to the
//! result.
//!
//! All chances are thousandths. Before a decision the seat's chance is that of the best action; the cost of the decision is how far the
//! action that was played is behind that, and its luck is what became of that action's chance until the seat decided again, or until the end,
//! where the chance is all or nothing. So the result is the chance at the beginning, less all costs, plus all luck, to the thousandth.

use crate::network::Network;
use crate::solve::won_until;
use crate::{AnyBot, BotSpec, Budget, Judged, bot_for};
use kernel::{GameBox, Seat, SeatSet, Secrets, Seed};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use table::record::hash;
use table::{Luck, Session, Visitor, shelf};

/// The playouts for each decision: of the search for the best action, and of each of both actions once more where another was played.
pub const PLAYOUTS: u64 = 2_000;
/// A sure win.
pub const WON: i32 = 1_000;
/// By how many points of cost a decision's accuracy falls to 37 %, one part in e.
const ACCURACY_SPAN: f64 = 20.0;
/// How many of the costliest decisions are pointed out.
const POINTED_OUT: usize = 3;
/// What a kept review must be of: more than the value changes what is found.
const METHOD: &str = concat!("review 1 ", env!("CARGO_PKG_VERSION"));

/// What a game came to, decision by decision, for some of its seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Review {
    /// The game's id.
    pub game: String,
    /// A hash of the game that was reviewed: how it was laid out, and the decisions that stand.
    pub record: String,
    /// A hash of what it was reviewed with.
    pub method: String,
    /// The seats that were reviewed, in order.
    pub seats: Vec<SeatReview>,
    /// Whether the deal could be won, with all its cards known; nothing where nobody can say.
    pub deal: Option<DealReview>,
}

/// What a game came to for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatReview {
    /// The seat, counted from 0.
    pub seat: u8,
    /// Whether it won.
    pub won: bool,
    /// Its chance to win before its first decision.
    pub beginning: i32,
    /// How well it decided, in thousandths; nothing where it had nothing to decide.
    pub accuracy: Option<i32>,
    /// Its decisions, in order, but for those at which only one thing could be done.
    pub decisions: Vec<ReviewedDecision>,
}

/// A decision that was reviewed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReviewedDecision {
    /// Its number among all that stand, counted from 1.
    pub decision: usize,
    /// What was played, in notation.
    pub played: String,
    /// What was best; what was played, where nothing can be told to be better.
    pub best: String,
    /// The chance to win by the best.
    pub chance: i32,
    /// The chance to win by what was played.
    pub after: i32,
    /// What the decision cost: the chance by the best, less the chance by what was played.
    pub cost: i32,
    /// What luck, and whoever else plays, did until the seat decided again, or the game ended.
    pub luck: i32,
    /// How far the chances may be off: twice the standard error.
    pub error: i32,
    /// Whether the chances are proved.
    pub proved: bool,
}

/// Whether a deal could be won by somebody who knew all its cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealReview {
    /// Whether it could.
    pub winnable: bool,
    /// The decision, counted from 1, after which it could not be won any more; nothing where it was won, or nobody can say.
    pub lost_at: Option<usize>,
}

/// Why there is no review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoReview {
    /// The game was not played to its end.
    Unfinished,
    /// Nothing was learnt that says what this game's tables are worth.
    NoValue,
    /// Somebody wrote what is played.
    Lesson,
    /// There is no such seat.
    NoSeat,
    /// Nobody waits for it any more.
    Stopped,
}

/// Hears how far a review is, of how much; whether to go on.
pub type ReviewProgress<'a> = &'a mut dyn FnMut(usize, usize) -> bool;

impl Review {
    /// Whose games are reviewed unless somebody asks for others: the people's, or everybody's where there are none.
    pub fn usual_seats(session: &Session) -> SeatSet {
        let people = session.people();
        if people.is_empty() { SeatSet::first(session.seats()) } else { people }
    }

    /// Whether a game can be reviewed for these seats.
    ///
    /// # Errors
    /// Why not.
    pub fn possible(session: &Session, seats: SeatSet) -> Result<(), NoReview> {
        if !session.is_over() {
            return Err(NoReview::Unfinished);
        }
        if session.lesson().is_some() {
            return Err(NoReview::Lesson);
        }
        if seats.is_empty() || seats.iter().any(|seat| seat.0 >= session.seats()) {
            return Err(NoReview::NoSeat);
        }
        method(session).map(|_| ())
    }

    /// Reviews a game for some of its seats: always the same, however many threads there are.
    ///
    /// # Errors
    /// Why not.
    pub fn of(session: &Session, seats: SeatSet, progress: ReviewProgress<'_>) -> Result<Self, NoReview> {
        let mut reviewer = Reviewer::new(session.clone(), seats)?;
        loop {
            let (done, total) = reviewer.progress();
            if !progress(done, total) {
                return Err(NoReview::Stopped);
            }
            if let Some(review) = reviewer.step()? {
                return Ok(review);
            }
        }
    }

    /// Reviews a game, or reads what was found before where it is kept in this file and still holds; what is found anew is kept there.
    ///
    /// # Errors
    /// Why not.
    pub fn kept_in(
        file: Option<&Path>,
        session: &Session,
        seats: SeatSet,
        progress: ReviewProgress<'_>,
    ) -> Result<Self, NoReview> {
        Self::possible(session, seats)?;
        let known = file.and_then(|file| fs::read_to_string(file).ok());
        let known = known.and_then(|text| Self::kept(&text, session, SeatSet::NONE));
        let missing = |review: &Self| seats.iter().filter(|seat| review.seat(*seat).is_none()).collect::<SeatSet>();
        let review = match known {
            Some(known) if missing(&known).is_empty() => return Ok(known.only(seats)),
            Some(mut known) => {
                known.seats.extend(Self::of(session, missing(&known), progress)?.seats);
                known.seats.sort_by_key(|review| review.seat);
                known
            }
            None => Self::of(session, seats, progress)?,
        };
        if let Some(file) = file {
            // A review that cannot be kept is made again: nothing is lost.
            let half = file.with_extension("half");
            let _ = fs::write(&half, review.to_keep()).and_then(|()| fs::rename(&half, file));
        }
        Ok(review.only(seats))
    }

    /// A review from the text that it is kept as, where it is still what this game comes to for these seats; nothing where it is damaged,
    /// of another game, or made with something else than would be used today.
    pub fn kept(text: &str, session: &Session, seats: SeatSet) -> Option<Self> {
        let (said, sum) = text.trim_end().rsplit_once('\n')?;
        let review: Self = serde_json::from_str(said).ok().filter(|_| hash(said) == sum)?;
        let of_game = review.record == record_hash(session) && Ok(&review.method) == method(session).as_ref();
        let has_all = seats.iter().all(|seat| review.seat(seat).is_some());
        (of_game && has_all && review.seats.iter().all(SeatReview::adds_up)).then_some(review)
    }

    /// The text that it is kept as.
    pub fn to_keep(&self) -> String {
        let said = json!(self).to_string();
        let sum = hash(&said);
        format!("{said}\n{sum}\n")
    }

    /// What the game came to for a seat.
    pub fn seat(&self, seat: Seat) -> Option<&SeatReview> {
        self.seats.iter().find(|found| found.seat == seat.0)
    }

    /// The same for these seats alone.
    #[must_use]
    pub fn only(mut self, seats: SeatSet) -> Self {
        self.seats.retain(|found| seats.has(Seat(found.seat)));
        self
    }

    /// As programs are told: what is kept, and what it adds up to.
    pub fn told(&self) -> Value {
        let mut told = json!(self);
        for (review, told) in self.seats.iter().zip(told["seats"].as_array_mut().into_iter().flatten()) {
            told["result"] = review.result().into();
            told["cost"] = review.cost().into();
            told["luck"] = review.luck().into();
            told["costliest"] = review.costliest().iter().map(|found| found.decision).collect();
        }
        told
    }
}

/// A review being found, a step at a time: whoever finds many gives each its turn.
pub struct Reviewer {
    session: Session,
    record: String,
    method: String,
    seats: SeatSet,
    playouts: u64,
    /// What is still to be weighed, the last first.
    left: Vec<(Seat, OwnDecision)>,
    weighed: Vec<(Seat, Weighed)>,
}

impl Reviewer {
    /// Begins to review a game for some of its seats.
    ///
    /// # Errors
    /// Why not.
    pub fn new(session: Session, seats: SeatSet) -> Result<Self, NoReview> {
        Review::possible(&session, seats)?;
        let (record, method) = (record_hash(&session), method(&session)?);
        let own = |seat| own_decisions(&session, seat).into_iter().map(move |own| (seat, own));
        let mut left: Vec<(Seat, OwnDecision)> = seats.iter().flat_map(own).collect();
        left.reverse();
        Ok(Self { session, record, method, seats, playouts: PLAYOUTS, left, weighed: Vec::new() })
    }

    /// The same with other playouts for each decision than [`PLAYOUTS`]: what it finds is kept by nobody.
    #[must_use]
    pub fn with_playouts(self, playouts: u64) -> Self {
        Self { method: format!("{} {playouts}", self.method), playouts, ..self }
    }

    /// How many steps have been taken, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.weighed.len(), self.weighed.len() + self.left.len() + 1)
    }

    /// Takes a step: weighs the next decision; after the last, gives the review.
    ///
    /// # Errors
    /// Why there is none.
    pub fn step(&mut self) -> Result<Option<Review>, NoReview> {
        if let Some((seat, own)) = self.left.pop() {
            self.weighed.push((seat, own.weigh(&self.session, seat, &self.record, self.playouts)?));
            return Ok(None);
        }
        let mut weighed = core::mem::take(&mut self.weighed).into_iter().peekable();
        let mut of_seat =
            |seat| core::iter::from_fn(|| weighed.next_if(|(of, _)| *of == seat)).map(|(_, own)| own).collect();
        let seats = self.seats.iter().map(|seat| SeatReview::of(&self.session, seat, of_seat(seat))).collect();
        let (game, record, method) = (self.session.id().into(), self.record.clone(), self.method.clone());
        Ok(Some(Review { game, record, method, seats, deal: DealReview::of(&self.session) }))
    }
}

impl SeatReview {
    fn of(session: &Session, seat: Seat, weighed: Vec<Weighed>) -> Self {
        let verdict = session.verdict().expect("a game that is reviewed is over");
        let won = verdict.seats().get(usize::from(seat.0)).is_some_and(|(_, won)| *won);
        let result = if won { WON } else { 0 };
        let mut decisions: Vec<ReviewedDecision> = Vec::new();
        // From the end: where nothing comes between two decisions, the chance by what was played is that of the next one.
        let mut next = result;
        for Weighed { own, best, chance, cost, error, proved } in weighed.into_iter().rev() {
            let (chance, after) =
                if own.settled { (next + cost.min(WON - next), next) } else { (chance, chance - cost) };
            let (decision, played) = (own.decision, own.played);
            let (cost, luck) = (chance - after, next - after);
            let best = if cost > 0 { best } else { played.clone() };
            decisions.push(ReviewedDecision { decision, played, best, chance, after, cost, luck, error, proved });
            next = chance;
        }
        decisions.reverse();
        let accuracy = accuracy(&decisions);
        Self { seat: seat.0, won, beginning: next, accuracy, decisions }
    }

    /// What it came to: [`WON`] or nothing.
    pub fn result(&self) -> i32 {
        if self.won { WON } else { 0 }
    }

    /// What all its decisions cost.
    pub fn cost(&self) -> i32 {
        self.decisions.iter().map(|decision| decision.cost).sum()
    }

    /// What luck did in all.
    pub fn luck(&self) -> i32 {
        self.decisions.iter().map(|decision| decision.luck).sum()
    }

    /// The decisions that cost most, three at most, the costliest first.
    pub fn costliest(&self) -> Vec<&ReviewedDecision> {
        let mut costly: Vec<_> = self.decisions.iter().filter(|decision| decision.cost > 0).collect();
        costly.sort_by_key(|decision| (core::cmp::Reverse(decision.cost), decision.decision));
        costly.truncate(POINTED_OUT);
        costly
    }

    /// The chance to win over time: before each of its decisions, then what the game came to.
    pub fn chances(&self) -> Vec<i32> {
        self.decisions.iter().map(|decision| decision.chance).chain([self.result()]).collect()
    }

    /// Whether costs and luck are what lies between the beginning and the result, step by step.
    pub fn adds_up(&self) -> bool {
        let next = self.chances().into_iter().skip(1);
        let steps = self.decisions.iter().zip(next).all(|(decision, next)| {
            let ReviewedDecision { chance, after, cost, luck, .. } = decision;
            *cost >= 0 && chance - cost == *after && after + luck == next && (0..=WON).contains(chance)
        });
        steps
            && self.chances().first() == Some(&self.beginning)
            && self.beginning - self.cost() + self.luck() == self.result()
    }
}

/// The mean over all decisions of e to the minus cost, in twentieths.
fn accuracy(decisions: &[ReviewedDecision]) -> Option<i32> {
    let points = |decision: &ReviewedDecision| f64::from(decision.cost) / 10.0;
    let sum: f64 = decisions.iter().map(|decision| (-points(decision) / ACCURACY_SPAN).exp()).sum();
    (!decisions.is_empty()).then(|| (sum / decisions.len() as f64 * 1_000.0).round() as i32)
}

impl DealReview {
    fn of(session: &Session) -> Option<Self> {
        let Luck::Seed { seed, deal } = &session.settings().luck else { return None };
        if !deal.is_empty() || session.seats() > 1 {
            return None;
        }
        let until = |actions: &[String]| won_until(session.id(), session.settings(), Seed::of(seed), actions).ok();
        if until(&[])?.is_none() {
            return Some(Self { winnable: false, lost_at: None });
        }
        let actions = (1..=session.decisions()).map(|decision| session.action_of(decision));
        let until = actions.collect::<Option<Vec<String>>>().and_then(|actions| until(&actions)).flatten();
        let lost_at = until.filter(|until| *until < session.decisions()).map(|until| until + 1);
        Some(Self { winnable: true, lost_at })
    }
}

/// A decision of a seat at which more than one thing could be done.
struct OwnDecision {
    decision: usize,
    played: String,
    /// Whether neither chance nor anybody else has a say before the seat decides again, or the game is over.
    settled: bool,
}

/// The same, with what was found of it.
struct Weighed {
    own: OwnDecision,
    best: String,
    /// The chance to win by what was best, and what the decision cost.
    chance: i32,
    cost: i32,
    error: i32,
    proved: bool,
}

fn own_decisions(session: &Session, seat: Seat) -> Vec<OwnDecision> {
    let open = session.secrets() == Secrets::Nothing;
    let mut own: Vec<OwnDecision> = Vec::new();
    for decision in 1..=session.decisions() {
        let page = session.page_before(decision, seat).filter(|_| session.decided_by(decision) == Some(seat));
        let Some((page, played)) = page.zip(session.action_of(decision)) else {
            // Somebody else has a say.
            own.iter_mut().last().into_iter().for_each(|own| own.settled = false);
            continue;
        };
        let can = page.choices.iter().filter(|choice| choice.refused.is_none());
        let chance = can.clone().find(|choice| choice.action == played).is_none_or(|choice| choice.chance);
        if can.count() > 1 {
            own.push(OwnDecision { decision, played, settled: open && !chance });
        } else if chance {
            own.iter_mut().last().into_iter().for_each(|own| own.settled = false);
        }
    }
    own
}

impl OwnDecision {
    fn weigh(self, session: &Session, seat: Seat, record: &str, playouts: u64) -> Result<Weighed, NoReview> {
        let seed = Seed::of(&format!("review {record} {} {}", self.decision, seat.0));
        let view = session.seat_view_before(self.decision, seat).ok_or(NoReview::NoSeat)?;
        let spec = BotSpec::Search(Budget::Playouts(playouts));
        // Whoever weighs begins anew each time: the same luck is tried on both actions.
        let bot = || -> Result<Box<dyn AnyBot>, NoReview> { bot_for(session, &spec, seed).ok_or(NoReview::NoValue) };
        let lines = bot()?.advise(&view).lines;
        let best = lines.into_iter().next().ok_or(NoReview::NoValue)?;
        let found = |line: &Judged<String>| line.win.map(thousandths).ok_or(NoReview::NoValue);
        if best.action == self.played {
            let (chance, error) = (found(&best)?, doubt(best.error, best.proved));
            return Ok(Weighed { own: self, best: best.action, chance, cost: 0, error, proved: best.proved });
        }
        let again = |action: &str| bot()?.weigh(&view, action).ok_or(NoReview::NoValue);
        let (best, played) = (again(&best.action)?, again(&self.played)?);
        let error = best.error.hypot(played.error);
        // What cannot be told to be worse costs nothing.
        let told = best.worth - played.worth > error;
        let chance = if told { found(&best)? } else { found(&played)? };
        let cost = if told { chance - found(&played)? } else { 0 };
        let proved = best.proved && played.proved;
        Ok(Weighed { own: self, best: best.action, chance, cost, error: doubt(error, proved), proved })
    }
}

/// Twice a standard error: of what is not proved, never nothing.
fn doubt(error: f64, proved: bool) -> i32 {
    if proved { 0 } else { thousandths(error * 2.0).max(1) }
}

fn thousandths(share: f64) -> i32 {
    (share.clamp(0.0, 1.0) * f64::from(WON)).round() as i32
}

/// A hash of how a game was laid out and of the decisions that stand: what was taken back or said changes nothing.
fn record_hash(session: &Session) -> String {
    let decided = (1..=session.decisions()).map(|decision| {
        let seat = session.decided_by(decision).map_or(0, |seat| seat.0);
        format!("{seat} {}\n", session.action_of(decision).unwrap_or_default())
    });
    let head: String = session.head().iter().map(|line| format!("{line}\n")).collect();
    hash(&(head + &decided.collect::<String>()))
}

/// A hash of all that a review of this game depends on besides the game.
fn method(session: &Session) -> Result<String, NoReview> {
    struct Method<'a>(&'a Session);
    impl Visitor for Method<'_> {
        type Out = Option<String>;
        fn visit<G: GameBox>(self, _: G) -> Self::Out {
            let game = self.0.typed::<G>()?.game();
            Network::of(game).ok().map(|_| hash(&format!("{METHOD} {PLAYOUTS} {}", game.learnt())))
        }
    }
    shelf::visit(session.id(), Method(session)).flatten().ok_or(NoReview::NoValue)
}
