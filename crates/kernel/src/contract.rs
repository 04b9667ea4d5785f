//! What every game promises, whatever the game: one battery, run on random play.
//!
//! A [`Breach`] is a value, so that the leaking twins of the toy games can show that each promise can be broken and that
//! breaking it is noticed.

mod numbers;
mod seals;

pub use numbers::{NumbersMet, keep_numbers};
pub use seals::{SealsMet, keep_seals};

use crate::{
    Ctx, Enumerated, Fate, Fraction, Game, Moves, Nobody, Policy, Scenes, Seat, SeatSet, Secrets, Seed, Seeded, Source,
    Status,
};
use core::fmt::Debug;
use std::collections::BTreeMap;

/// A promise that was broken, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    /// The promise.
    pub promise: Promise,
    /// How it was broken: where, and what was found.
    pub how: String,
}

/// What every game promises.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Promise {
    /// An unfinished game awaits somebody, and whoever is awaited has a legal action.
    NeverStuck,
    /// A game ends within the bound that it states.
    AlwaysEnds,
    /// The same seed and decisions give the same game.
    Deterministic,
    /// A seat that is not awaited has no action.
    OnlyTheAwaited,
    /// What `check` allows is among the candidates, once.
    CandidatesAreComplete,
    /// `view(imagine(view)) = view`.
    ImaginedViewsAgree,
    /// The legal actions, the candidates and the status depend on the view alone.
    LegalityIsInTheView,
    /// What a seat perceives depends on what it may know.
    EventsAreInTheView,
    /// Who only watches sees and hears what everybody at the table knows, and nothing else.
    WatchersKnowWhatAllKnow,
    /// Imagined tables are as the truth is: as often the same as chance says, and not always.
    ImaginationIsFair,
    /// The enumerated outcomes add up to exactly one.
    OddsAddUp,
    /// The enumerated odds are those of the seeded fate.
    OddsAreTrue,
    /// A run that is over, and no other, gives the next chronicle: the same for the same run, one line, and the next run starts
    /// from it.
    CampaignsGoOn,
    /// A game is not over while effects are still to be carried out.
    EffectsAreCarriedOut,
    /// A chronicle has nothing in it that no seat knows: it follows from what all of them see together.
    ChroniclesAreKnown,
    /// What a campaign has not opened is in no page, story or odds, and no clause of it is pointed at.
    SealsHold,
    /// What a seat is shown while a decision is carried out depends on what it may know.
    ScenesAreInTheView,
    /// Where a seat has seen a piece lie, it imagines it; where it has not, it does not always.
    SightingsAreKept,
    /// Every legal action has a number, and every number its own action.
    ActionsHaveNumbers,
    /// All views of a table are written in the same columns.
    ColumnsStay,
    /// Numbers are within the bounds of their columns.
    NumbersAreInBounds,
    /// Equal views are written in equal numbers.
    EqualViewsEqualNumbers,
    /// Different views of a seat are written in different numbers.
    NumbersTellViewsApart,
}

/// How much to try.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// How many games.
    pub games: u64,
    /// The most outcomes of an action that are enumerated.
    pub outcomes: usize,
    /// How many throws the odds are compared with, once a game.
    pub throws: u32,
}

/// What was met on the way: a battery that met nothing has shown nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Met {
    /// Actions whose outcomes were asked for: every action that was played.
    pub walks: u64,
    /// Of these, the ones with more outcomes than are enumerated, whose odds nobody has looked at.
    pub too_long: u64,
    /// Actions whose outcomes were enumerated and were more than one.
    pub chances: u64,
    /// Actions whose odds were compared with throws, and had more than one outcome.
    pub throws: u64,
    /// Runs of a campaign that started from a chronicle.
    pub chronicles: u64,
}

impl Met {
    /// Whether the odds of a game of chance were shown to be right: chance was met, odds were compared with throws, and of every
    /// thousand actions that ask chance no more than so many had too many outcomes to be enumerated.
    ///
    /// # Errors
    /// What was not shown.
    pub fn shows_odds(&self, most_too_long: u64) -> Result<(), Unshown> {
        if self.too_long * 1000 > (self.too_long + self.chances) * most_too_long {
            Err(Unshown::TooLong(*self))
        } else if self.chances == 0 {
            Err(Unshown::NoChance(*self))
        } else if self.throws == 0 {
            Err(Unshown::NotCompared(*self))
        } else {
            Ok(())
        }
    }

    /// What was met here and there together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            walks: self.walks + other.walks,
            too_long: self.too_long + other.too_long,
            chances: self.chances + other.chances,
            throws: self.throws + other.throws,
            chronicles: self.chronicles + other.chronicles,
        }
    }
}

/// Why a battery has not shown that odds are right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unshown {
    /// No action that was played had more than one outcome.
    NoChance(Met),
    /// No odds were compared with throws.
    NotCompared(Met),
    /// Too many of the actions that ask chance had too many outcomes to be enumerated.
    TooLong(Met),
}

/// Tries a game under some options; the seed says which games are played: half of them at random, half by rule of thumb,
/// which gets further.
///
/// # Errors
/// The first promise that was broken.
pub fn keep<G: Policy>(game: &G, options: &G::Options, seed: &str, effort: Effort) -> Result<Met, Breach> {
    let mut trial = Trial {
        game,
        options: options.clone(),
        effort,
        luck: Seeded::new(Seed::of(seed).player(Seat(0))),
        pool: Vec::new(),
        same_as_truth: 0,
        same_as_other: 0,
        imagined: 0,
        true_actions: BTreeMap::new(),
        imagined_actions: BTreeMap::new(),
        unseen: BTreeMap::new(),
        met: Met::default(),
        secrets: Secrets::Nothing,
        seed: seed.into(),
    };
    for number in 0..effort.games {
        trial.opening(number)?;
        let ended = trial.game(number)?;
        if trial.game.unsettled(&ended) > 0 {
            return Err(trial.breach(Promise::EffectsAreCarriedOut, (number, trial.game.unsettled(&ended))));
        }
        // A campaign is played on to its end, and then begun again.
        trial.options = trial.campaign(&ended)?.unwrap_or_else(|| options.clone());
    }
    trial.fair_imagination()?;
    Ok(trial.met)
}

/// Something that happened, and the table as it stood then.
type Scene<G> = (<G as Game>::Event, Option<<G as Game>::Table>);

/// A battery under way.
struct Trial<'a, G: Policy> {
    game: &'a G,
    options: G::Options,
    effort: Effort,
    /// The luck of the players, and of those who imagine: never the fate's.
    luck: Seeded,
    /// Actions met so far: where one is allowed, it must be a candidate.
    pool: Vec<G::Action>,
    /// How often an imagined table was the true one, and how often it was another imagined one.
    same_as_truth: u64,
    same_as_other: u64,
    imagined: u64,
    /// How often each action was there for other seats, on true tables and on imagined ones.
    true_actions: BTreeMap<String, u64>,
    imagined_actions: BTreeMap<String, u64>,
    /// How often a piece lay where a seat had not seen it, by place and by who had; and how often it was imagined elsewhere.
    unseen: BTreeMap<(u16, SeatSet, Seat), (u64, u64)>,
    met: Met,
    secrets: Secrets,
    seed: String,
}

const POOL: usize = 256;
/// So often the same is no chance.
const ENOUGH: u64 = 60;

impl<G: Policy> Trial<'_, G> {
    fn breach(&self, promise: Promise, how: impl Debug) -> Breach {
        Breach { promise, how: format!("seed {:?}: {how:?}", self.seed) }
    }

    fn any<T: Copy>(&mut self, among: &[T]) -> T {
        among[self.luck.pick(Source::PLAYER, among.len() as u32) as usize]
    }

    /// Plays a game to its end.
    fn game(&mut self, number: u64) -> Result<G::Table, Breach> {
        let series = Seed::of(&self.seed);
        let mut ctx = Ctx::new(Seeded::new(series.nth(number)), Scenes::default());
        let mut table = self.game.setup(&self.options, &mut ctx);
        self.secrets = self.game.secrets(&table);
        let (seats, longest) = (self.game.seats(&self.options), self.game.longest(&self.options));
        let mut decisions: Vec<(Seat, G::Action)> = Vec::new();
        let throws_at = self.luck.pick(Source::PLAYER, longest.clamp(1, 60));
        let random = number.is_multiple_of(2);
        // Positions of one game are much alike: one of them is enough to compare imagination with.
        let compared_at = self.luck.pick(Source::PLAYER, longest.clamp(1, 48)) as usize;
        while let Status::Awaiting(awaited) = self.game.status(&table) {
            if decisions.len() as u32 >= longest {
                return Err(self.breach(Promise::AlwaysEnds, (number, longest)));
            }
            if let Some(early) = self.game.next_chronicle(&table) {
                return Err(self.breach(Promise::CampaignsGoOn, (&table, early)));
            }
            for seat in SeatSet::first(seats).iter() {
                self.actions(&table, seat, awaited)?;
                self.imagination(&table, seat, random && decisions.len() == compared_at)?;
            }
            self.actions(&table, Seat::WATCHER, awaited)?;
            let seat = self.any(&awaited.iter().collect::<Vec<_>>());
            let mut legal = Moves::new();
            self.game.legal_actions(&table, seat, &mut legal);
            let action = if random { self.any(&legal) } else { self.game.careful(&self.game.view(&table, seat), seat) };
            let late = self.met.throws == 0 && decisions.len() as u32 > throws_at;
            self.odds(&table, seat, action, late || decisions.len() as u32 == throws_at)?;
            let before = table.clone();
            let heard = ctx.audience.0.len();
            self.game.apply(&mut table, seat, action, &mut ctx);
            for viewer in SeatSet::first(seats).iter() {
                self.perception(&before, &table, (seat, action), viewer, &ctx.audience.0[heard..])?;
            }
            decisions.push((seat, action));
        }
        for seat in SeatSet::first(seats).iter() {
            self.actions(&table, seat, SeatSet::NONE)?;
            self.imagination(&table, seat, false)?;
        }
        self.actions(&table, Seat::WATCHER, SeatSet::NONE)?;
        let events: Vec<G::Event> = ctx.audience.0.into_iter().map(|(event, _)| event).collect();
        self.overheard(&events)?;
        self.again(number, &decisions, &table, &events)?;
        Ok(table)
    }

    /// What the next run of a campaign starts from; nothing where there is none.
    fn campaign(&mut self, ended: &G::Table) -> Result<Option<G::Options>, Breach> {
        let Some(chronicle) = self.game.next_chronicle(ended) else { return Ok(None) };
        let next = self.game.options_after(&self.options, &chronicle);
        let one_line = !chronicle.chars().any(char::is_control);
        let same = self.game.next_chronicle(ended).as_ref() == Some(&chronicle)
            && self.game.options_after(&self.options, &chronicle) == next;
        let next = match next {
            Ok(next) => next,
            Err(why) => return Err(self.breach(Promise::CampaignsGoOn, (ended, chronicle, why))),
        };
        // What a run starts from is what was written, whichever run it is read after.
        let settled = self.game.options_after(&next, &chronicle).as_ref() == Ok(&next);
        if !one_line || !same || !settled || self.game.seats(&next) != self.game.seats(&self.options) {
            return Err(self.breach(Promise::CampaignsGoOn, (ended, chronicle, next)));
        }
        let seats = SeatSet::first(self.game.seats(&self.options));
        for seat in seats.iter() {
            let view = self.game.view(ended, seat);
            for _ in 0..4 {
                let elsewhere = self.game.imagine(&view, seat, &mut self.luck);
                let alike = seats.iter().all(|seat| self.game.view(&elsewhere, seat) == self.game.view(ended, seat));
                let told = self.game.next_chronicle(&elsewhere);
                if alike && told.as_ref() != Some(&chronicle) {
                    return Err(self.breach(Promise::ChroniclesAreKnown, (ended, chronicle, elsewhere, told)));
                }
            }
        }
        self.met.chronicles += 1;
        Ok(Some(next))
    }

    /// Plays the same seed and decisions again.
    fn again(
        &self,
        number: u64,
        decisions: &[(Seat, G::Action)],
        table: &G::Table,
        events: &[G::Event],
    ) -> Result<(), Breach> {
        let mut ctx = Ctx::new(Seeded::new(Seed::of(&self.seed).nth(number)), Vec::new());
        let mut again = self.game.setup(&self.options, &mut ctx);
        for (seat, action) in decisions {
            self.game.apply(&mut again, *seat, *action, &mut ctx);
        }
        let same = again == *table && ctx.audience == events && format!("{again:?}") == format!("{table:?}");
        if same { Ok(()) } else { Err(self.breach(Promise::Deterministic, (number, decisions))) }
    }

    /// Who may act, and on what.
    fn actions(&mut self, table: &G::Table, seat: Seat, awaited: SeatSet) -> Result<(), Breach> {
        let mut legal = Moves::new();
        self.game.legal_actions(table, seat, &mut legal);
        match (awaited.has(seat), legal.is_empty()) {
            (true, true) => return Err(self.breach(Promise::NeverStuck, (table, seat))),
            (false, false) => return Err(self.breach(Promise::OnlyTheAwaited, (table, seat, &legal[..]))),
            _ => {}
        }
        if awaited.is_empty() && matches!(self.game.status(table), Status::Awaiting(_)) {
            return Err(self.breach(Promise::NeverStuck, table));
        }
        let twice = legal.iter().enumerate().find(|(at, action)| legal[..*at].contains(action));
        let missed =
            self.pool.iter().find(|action| self.game.check(table, seat, **action).is_ok() && !legal.contains(action));
        if let Some(action) = twice.map(|(_, action)| action).or(missed) {
            return Err(self.breach(Promise::CandidatesAreComplete, (table, seat, action)));
        }
        let new: Vec<G::Action> = legal.iter().filter(|action| !self.pool.contains(action)).copied().collect();
        let room = POOL.saturating_sub(self.pool.len());
        self.pool.extend(new.into_iter().take(room));
        Ok(())
    }

    /// What the watcher perceives of events must follow from what each seat does.
    fn overheard(&self, events: &[G::Event]) -> Result<(), Breach> {
        for event in events {
            let told = self.game.witness(event, Seat::WATCHER);
            for seat in SeatSet::first(self.game.seats(&self.options)).iter() {
                let heard = self.game.witness(event, seat);
                let follows = heard.as_ref().and_then(|heard| self.game.witness(heard, Seat::WATCHER));
                if follows != told {
                    return Err(self.breach(Promise::WatchersKnowWhatAllKnow, (seat, told, heard)));
                }
            }
        }
        Ok(())
    }

    /// What is seen and heard while the table is laid out: where another fate shows a seat the same, it hears the same.
    fn opening(&mut self, number: u64) -> Result<(), Breach> {
        let seed = Seed::of(&self.seed).nth(number);
        let lay = |twist| {
            let mut ctx = Ctx::new(Twisted { fate: Seeded::new(seed), twist, asked: 0 }, Vec::new());
            let table = self.game.setup(&self.options, &mut ctx);
            (table, ctx.audience, ctx.fate.asked)
        };
        let (table, events, asked) = lay(None);
        // Who forgets was told more than his view says.
        if self.game.secrets(&table) == Secrets::Forgotten {
            return Ok(());
        }
        for at in 0..asked.min(64) {
            let by = self.luck.pick(Source::PLAYER, 1 << 16);
            let (other, heard, _) = lay(Some((at, by)));
            for seat in SeatSet::first(self.game.seats(&self.options)).iter() {
                let told = |events: &[G::Event]| {
                    events.iter().filter_map(|event| self.game.witness(event, seat)).collect::<Vec<_>>()
                };
                let same = self.game.view(&table, seat) == self.game.view(&other, seat);
                if same && told(&events) != told(&heard) {
                    return Err(self.breach(Promise::EventsAreInTheView, (seat, told(&events), told(&heard))));
                }
            }
        }
        Ok(())
    }

    /// Tables that the seat may be sitting at.
    fn imagination(&mut self, table: &G::Table, seat: Seat, compare: bool) -> Result<(), Breach> {
        let view = self.game.view(table, seat);
        let one = self.game.imagine(&view, seat, &mut self.luck);
        let other = self.game.imagine(&view, seat, &mut self.luck);
        if self.game.view(&one, seat) != view {
            return Err(self.breach(Promise::ImaginedViewsAgree, (table, seat, &one)));
        }
        // The seat knows all that everybody knows, so that is the same wherever it may be sitting.
        if self.game.view(&one, Seat::WATCHER) != self.game.view(table, Seat::WATCHER) {
            return Err(self.breach(Promise::WatchersKnowWhatAllKnow, (table, seat, &one)));
        }
        let status = (self.game.awaited(table), self.game.awaited(&one));
        if status.0 != status.1 {
            return Err(self.breach(Promise::LegalityIsInTheView, (table, seat, &one, status)));
        }
        let candidates = |table: &G::Table| {
            let mut all = Vec::new();
            self.game.candidates(table, seat, |action| all.push((action, self.game.check(table, seat, action))));
            all
        };
        if candidates(table) != candidates(&one) {
            return Err(self.breach(Promise::LegalityIsInTheView, (table, seat, &one)));
        }
        if self.game.secrets(table) == Secrets::Nothing && one != *table {
            return Err(self.breach(Promise::ImaginationIsFair, (table, seat, &one)));
        }
        self.sightings(table, seat, &one)?;
        if compare {
            self.imagined += 1;
            self.same_as_truth += (one == *table) as u64;
            self.same_as_other += (one == other) as u64;
            self.count_actions(table, &one, seat);
        }
        Ok(())
    }

    /// What a seat has seen lies there in whatever it imagines; what it has not is counted.
    fn sightings(&mut self, truth: &G::Table, seat: Seat, imagined: &G::Table) -> Result<(), Breach> {
        let all = |table: &G::Table| {
            let mut all = Vec::new();
            self.game.sightings(table, |sighting| all.push(sighting));
            all
        };
        let elsewhere = all(imagined);
        for sighting in all(truth) {
            let same = elsewhere.contains(&sighting);
            if sighting.seen_by.has(seat) {
                if !same {
                    return Err(self.breach(Promise::SightingsAreKept, (truth, seat, sighting, elsewhere)));
                }
                continue;
            }
            let (met, moved) = self.unseen.entry((sighting.place, sighting.seen_by, seat)).or_default();
            (*met, *moved) = (*met + 1, *moved + !same as u64);
        }
        Ok(())
    }

    /// What other seats could do on the true table, and what they could do on the imagined one.
    fn count_actions(&mut self, truth: &G::Table, imagined: &G::Table, seat: Seat) {
        for other in SeatSet::first(self.game.seats(&self.options)).without(seat).iter() {
            for (table, counts) in [(truth, &mut self.true_actions), (imagined, &mut self.imagined_actions)] {
                self.game.candidates(table, other, |action| {
                    *counts.entry(format!("{seat:?} {other:?} {action:?}")).or_default() += 1;
                });
            }
        }
    }

    /// What a seat perceives of another seat's action must follow from what it may know before and after: on an imagined
    /// table where an action leads to the same view, it perceives the same.
    fn perception(
        &mut self,
        before: &G::Table,
        after: &G::Table,
        (seat, action): (Seat, G::Action),
        viewer: Seat,
        scenes: &[Scene<G>],
    ) -> Result<(), Breach> {
        if self.secrets == Secrets::Forgotten {
            return Ok(());
        }
        let (view, seen) = (self.game.view(before, viewer), self.game.view(after, viewer));
        let told = self.heard(scenes, viewer);
        let other = self.game.imagine(&view, viewer, &mut self.luck);
        let mut legal = Moves::new();
        self.game.legal_actions(&other, seat, &mut legal);
        let same = legal.iter().copied().find(|known| *known == action);
        // Who acts knows his own action; to the others it may have been any.
        let any = (!legal.is_empty() && viewer != seat).then(|| self.any(&legal));
        let tried = [same, any];
        for action in tried.into_iter().flatten() {
            let mut elsewhere = other.clone();
            let mut ctx = Ctx::new(&mut self.luck, Scenes::default());
            self.game.apply(&mut elsewhere, seat, action, &mut ctx);
            let Scenes(played) = ctx.audience;
            let heard = self.heard(&played, viewer);
            if self.game.view(&elsewhere, viewer) != seen {
                continue;
            }
            if heard != told {
                return Err(self.breach(Promise::EventsAreInTheView, (before, &other, viewer, told, heard)));
            }
            // Whoever hears and sees the same in the end was shown the same on the way, wherever as many scenes were played.
            if played.len() == scenes.len() && self.views(&played, viewer) != self.views(scenes, viewer) {
                return Err(self.breach(Promise::ScenesAreInTheView, (before, &other, viewer, told)));
            }
        }
        Ok(())
    }

    /// What a seat hears of scenes.
    fn heard(&self, scenes: &[Scene<G>], viewer: Seat) -> Vec<G::Event> {
        scenes.iter().filter_map(|(event, _)| self.game.witness(event, viewer)).collect()
    }

    /// What a seat sees of scenes.
    fn views(&self, scenes: &[Scene<G>], viewer: Seat) -> Vec<G::View> {
        scenes.iter().filter_map(|(_, table)| Some(self.game.view(table.as_ref()?, viewer))).collect()
    }

    /// The true table is one more imagined one: two imagined ones must be the same as often as one of them is the truth.
    fn fair_imagination(&self) -> Result<(), Breach> {
        let Self { imagined, same_as_truth, same_as_other, .. } = *self;
        if self.secrets == Secrets::Nothing {
            return Ok(());
        }
        // A place that a seat has not seen, and yet never imagines otherwise, is one that it was shown.
        if let Some(shown) = self.unseen.iter().find(|(_, (met, moved))| *met >= ENOUGH && *moved == 0) {
            return Err(self.breach(Promise::SightingsAreKept, shown));
        }
        let figures = (imagined, same_as_truth, same_as_other);
        if same_as_truth == imagined || apart(same_as_truth, same_as_other) {
            return Err(self.breach(Promise::ImaginationIsFair, figures));
        }
        for action in self.true_actions.keys().chain(self.imagined_actions.keys()) {
            let count = |counts: &BTreeMap<String, u64>| counts.get(action).copied().unwrap_or(0);
            let figures = (count(&self.true_actions), count(&self.imagined_actions));
            if apart(figures.0, figures.1) {
                return Err(self.breach(Promise::ImaginationIsFair, (action, figures)));
            }
        }
        Ok(())
    }

    /// The exact odds of an action, and whether the seeded fate keeps to them.
    fn odds(&mut self, table: &G::Table, seat: Seat, action: G::Action, throw: bool) -> Result<(), Breach> {
        let mut outcomes: BTreeMap<String, Fraction> = BTreeMap::new();
        let mut sum = Fraction::ZERO;
        let run = |fate: &mut Enumerated| self.outcome(table, seat, action, fate);
        let walked = Enumerated::walk(self.effort.outcomes, run, |p, outcome| {
            sum = sum.plus(p).unwrap_or(Fraction::ZERO);
            let known = outcomes.entry(outcome).or_insert(Fraction::ZERO);
            *known = known.plus(p).unwrap_or(Fraction::ZERO);
        });
        self.met.walks += 1;
        if walked.is_err() {
            self.met.too_long += 1;
            return Ok(());
        }
        if sum != Fraction::ONE {
            return Err(self.breach(Promise::OddsAddUp, (table, seat, action, sum)));
        }
        let chance = outcomes.len() > 1;
        self.met.chances += chance as u64;
        if !throw || !chance {
            return Ok(());
        }
        self.met.throws += 1;
        let mut counts: BTreeMap<String, u128> = BTreeMap::new();
        for number in 0..self.effort.throws as u64 {
            let mut fate = Seeded::new(Seed::of(&self.seed).nth(number).player(Seat(1)));
            *counts.entry(self.outcome(table, seat, action, &mut fate)).or_default() += 1;
        }
        let throws = self.effort.throws as u128;
        for (outcome, count) in &counts {
            let p = outcomes.get(outcome).copied().unwrap_or(Fraction::ZERO);
            // Six deviations from the expected count, in whole numbers.
            let apart = (count * p.under()).abs_diff(throws * p.over());
            if p == Fraction::ZERO || apart * apart > 36 * throws * p.over() * p.under() + 36 * p.under() * p.under() {
                return Err(self.breach(Promise::OddsAreTrue, (table, seat, action, outcome, p, count)));
            }
        }
        Ok(())
    }

    fn outcome(&self, table: &G::Table, seat: Seat, action: G::Action, fate: &mut impl Fate) -> String {
        let mut after = table.clone();
        self.game.apply(&mut after, seat, action, &mut Ctx::new(fate, Nobody));
        format!("{after:?}")
    }
}

/// Whether two counts of the same chance are six deviations apart: their difference varies by their sum at most.
fn apart(one: u64, other: u64) -> bool {
    let difference = one.abs_diff(other);
    difference * difference > 36 * (one + other)
}

/// A fate that answers one question otherwise.
struct Twisted {
    fate: Seeded,
    /// Which question, and by how much.
    twist: Option<(u32, u32)>,
    asked: u32,
}

impl Fate for Twisted {
    fn pick(&mut self, source: Source, ways: u32) -> u32 {
        let picked = self.fate.pick(source, ways);
        self.asked += 1;
        match self.twist {
            Some((at, by)) if at + 1 == self.asked => (picked + by) % ways,
            _ => picked,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toys::{Camp, Duel, Expedition, Guess, Leak, Peek, PeekSlip, Slip};

    const EFFORT: Effort = Effort { games: 6000, outcomes: 100, throws: 600 };

    #[test]
    fn what_was_met_adds_up() {
        let one = Met { walks: 1, too_long: 2, chances: 3, throws: 4, chronicles: 5 };
        let other = Met { walks: 10, too_long: 20, chances: 30, throws: 40, chronicles: 50 };
        let both = Met { walks: 11, too_long: 22, chances: 33, throws: 44, chronicles: 55 };
        assert_eq!(one.and(other), both);
    }

    #[test]
    fn counts_are_apart_beyond_six_deviations() {
        assert!(!apart(36, 0) && apart(37, 0) && apart(0, 37));
        assert!(!apart(1000, 1200) && apart(1000, 1300));
    }

    #[test]
    fn the_honest_toys_keep_it() {
        let met = keep(&Guess, &(), "guess", EFFORT).unwrap();
        assert!(met.chances > 0 && met.throws > 0, "{met:?}");
        for seed in ["duel", "another", "a third"] {
            keep(&Duel { leak: Leak::Nothing }, &(), seed, EFFORT).unwrap();
        }
    }

    /// A game whose odds are never looked at passes for nothing.
    #[test]
    fn a_battery_that_looked_at_no_odds_has_shown_none() {
        let few = Effort { games: 100, ..EFFORT };
        let met = keep(&Guess, &(), "guess", few).unwrap();
        assert_eq!(met.shows_odds(0), Ok(()));
        let blind = keep(&Guess, &(), "guess", Effort { outcomes: 1, ..few }).unwrap();
        assert_eq!((blind.chances, blind.throws), (0, 0));
        assert_eq!(
            (blind.walks, blind.too_long),
            (met.walks, met.chances),
            "every chance, and nothing else, is too long"
        );
        assert_eq!(blind.shows_odds(999), Err(Unshown::TooLong(blind)));
        assert_eq!(blind.shows_odds(1000), Err(Unshown::NoChance(blind)), "no bound lets it pass");
        let fateless = Met { chances: 0, ..met };
        assert_eq!(fateless.shows_odds(0), Err(Unshown::NoChance(fateless)));
        let uncompared = Met { throws: 0, ..met };
        assert_eq!(uncompared.shows_odds(0), Err(Unshown::NotCompared(uncompared)));
        let some = Met { chances: 990, too_long: 10, ..met };
        assert_eq!(some.shows_odds(10), Ok(()));
        assert_eq!(some.shows_odds(9), Err(Unshown::TooLong(some)));
    }

    #[test]
    fn the_honest_expedition_keeps_it() {
        let met = keep(&Expedition { slip: Slip::Nothing }, &Camp::FIRST, "expedition", EFFORT).unwrap();
        assert!(met.chances > 0 && met.throws > 0 && met.chronicles > 5_000, "{met:?}");
    }

    #[test]
    fn every_slipping_twin_is_caught() {
        let promise = |slip| keep(&Expedition { slip }, &Camp::FIRST, "slip", EFFORT).unwrap_err().promise;
        assert_eq!(promise(Slip::Hidden), Promise::ChroniclesAreKnown);
        assert_eq!(promise(Slip::Unreadable), Promise::CampaignsGoOn);
        assert_eq!(promise(Slip::Early), Promise::CampaignsGoOn);
        assert_eq!(promise(Slip::Drifting), Promise::CampaignsGoOn);
        assert_eq!(promise(Slip::Unsettled), Promise::EffectsAreCarriedOut);
    }

    #[test]
    fn who_has_seen_what_is_kept() {
        keep(&Peek { slip: PeekSlip::Nothing }, &(), "peek", EFFORT).unwrap();
        let promise = |slip| keep(&Peek { slip }, &(), "peek", EFFORT).unwrap_err().promise;
        assert_eq!(promise(PeekSlip::Shown), Promise::SightingsAreKept);
        assert_eq!(promise(PeekSlip::Blind), Promise::SightingsAreKept);
    }

    #[test]
    fn every_leaking_twin_is_caught() {
        let promise = |leak| keep(&Duel { leak }, &(), "twin", EFFORT).unwrap_err().promise;
        assert_eq!(promise(Leak::View), Promise::ImaginationIsFair);
        assert_eq!(promise(Leak::Witness), Promise::EventsAreInTheView);
        assert_eq!(promise(Leak::Window), Promise::LegalityIsInTheView);
        assert_eq!(promise(Leak::Imagination), Promise::ImaginationIsFair);
        assert_eq!(promise(Leak::Deal), Promise::EventsAreInTheView);
        assert_eq!(promise(Leak::Glimpse), Promise::ScenesAreInTheView);
        assert_eq!(promise(Leak::Bias), Promise::ImaginationIsFair);
        assert_eq!(promise(Leak::Shoulder), Promise::WatchersKnowWhatAllKnow);
        assert_eq!(promise(Leak::Whisper), Promise::WatchersKnowWhatAllKnow);
        assert_eq!(promise(Leak::Meddling), Promise::OnlyTheAwaited);
    }
}
