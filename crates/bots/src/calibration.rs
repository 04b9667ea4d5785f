//! Whether chances come true: what is said of positions, beside how often they are won.

use crate::network::{Calibration, Network};
use crate::self_play::seated_among_characters;
use crate::{Bot, Search};
use kernel::{Ctx, GameBox, Moves, Nobody, Seat, Seed, Seeded, Source, Status};
use rayon::prelude::*;
use std::sync::Arc;
use table::bot_spec::Budget;
use table::{OpenError, Settings, Visitor, settings, shelf};

/// Positions of which about the same was said.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct ChanceGroup {
    /// How many.
    pub positions: u64,
    /// The chances that were said, added up.
    pub said: f64,
    /// How many were won.
    pub won: u64,
}

impl ChanceGroup {
    fn add(&mut self, said: f64, won: bool) {
        self.positions += 1;
        self.said += said;
        self.won += u64::from(won);
    }

    fn add_all(&mut self, other: &Self) {
        self.positions += other.positions;
        self.said += other.said;
        self.won += other.won;
    }

    /// The mean of what was said.
    pub fn mean_said(&self) -> f64 {
        self.said / self.positions.max(1) as f64
    }

    /// The share that was won.
    pub fn share_won(&self) -> f64 {
        self.won as f64 / self.positions.max(1) as f64
    }
}

/// Into how many parts of the way from a sure loss to a sure win what was said is divided, where it is to be told better.
const PARTS: usize = 50;
/// A point of a line stands for so many positions at least.
const FEWEST: u64 = 100;

/// What was said of positions, in small parts: how it should be told.
#[derive(Clone, PartialEq, Debug)]
pub struct FittedLine {
    parts: [ChanceGroup; PARTS],
}

impl Default for FittedLine {
    fn default() -> Self {
        Self { parts: [ChanceGroup::default(); PARTS] }
    }
}

impl FittedLine {
    /// Adds what was said of a position, and whether it was won.
    pub fn add(&mut self, said: f64, won: bool) {
        self.parts[((said * PARTS as f64) as usize).min(PARTS - 1)].add(said, won);
    }

    /// The line that never falls and comes nearest to what came true: neighbours that would make it fall are taken together, and those that
    /// stand for few positions.
    pub fn line(&self) -> Calibration {
        let mut groups: Vec<ChanceGroup> = Vec::new();
        for part in self.parts.iter().filter(|part| part.positions > 0) {
            let mut group = *part;
            while let Some(last) = groups.last()
                && (last.share_won() >= group.share_won() || last.positions < FEWEST)
            {
                group.add_all(last);
                groups.pop();
            }
            groups.push(group);
        }
        if groups.len() > 1 && groups[groups.len() - 1].positions < FEWEST {
            let last = groups.pop().unwrap_or_default();
            let most = groups.len() - 1;
            groups[most].add_all(&last);
        }
        // Nobody has seen all there is: a win and a loss more for each.
        let told = |group: &ChanceGroup| (group.won as f64 + 1.0) / (group.positions as f64 + 2.0);
        // That weighs more where few were seen, so it might fall.
        let mut least = 0.0f64;
        let mut points: Vec<(f64, f64)> = Vec::new();
        for group in &groups {
            least = least.max(told(group));
            points.push((group.mean_said().clamp(1e-4, 1.0 - 1e-4), least));
        }
        Calibration::through(points).expect("a line that never falls")
    }
}

/// What was said of positions, in tenths of the way from a sure loss to a sure win, beside how often they were won.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reliability {
    /// Games that were played.
    pub games: u64,
    /// The tenths, the least likely first.
    pub deciles: [ChanceGroup; 10],
    /// The same in smaller parts.
    pub fine: FittedLine,
    /// The squares of what was said and not so, added up.
    pub squares: f64,
}

impl Reliability {
    /// Adds what was said of a position, and whether it was won.
    pub fn add(&mut self, said: f64, won: bool) {
        self.deciles[((said * 10.0) as usize).min(9)].add(said, won);
        self.fine.add(said, won);
        self.squares += (said - f64::from(u8::from(won))).powi(2);
    }

    /// Adds what others found.
    pub fn add_all(&mut self, other: &Self) {
        self.games += other.games;
        self.squares += other.squares;
        self.deciles.iter_mut().zip(&other.deciles).for_each(|(mine, others)| mine.add_all(others));
        self.fine.parts.iter_mut().zip(&other.fine.parts).for_each(|(mine, others)| mine.add_all(others));
    }

    /// All positions.
    pub fn positions(&self) -> u64 {
        self.deciles.iter().map(|group| group.positions).sum()
    }

    /// The mean square of what was said and not so: 0 where everything was foreseen, a quarter where nothing was said but “one in two”.
    pub fn brier(&self) -> f64 {
        self.squares / self.positions().max(1) as f64
    }

    /// The farthest that a tenth with so many positions is from the truth.
    pub fn worst(&self, positions: u64) -> f64 {
        let judged = self.deciles.iter().filter(|group| group.positions >= positions);
        judged.map(|group| (group.mean_said() - group.share_won()).abs()).fold(0.0, f64::max)
    }
}

/// Games to calibrate by.
#[derive(Clone, Copy, Debug)]
pub struct CalibrationPlan {
    /// How many.
    pub games: u64,
    /// What the search spends on a decision.
    pub playouts: u64,
    /// Of how many decisions one is looked at: those of one game are much alike.
    pub every: u32,
    /// Whether what was reckoned is looked at, and not what is told for it.
    pub reckoned: bool,
    /// What it depends on alone.
    pub seed: Seed,
}

/// Plays games by what the search advises, and notes what it says of the positions it decides at. In games of characters it sits
/// among them.
///
/// # Errors
/// If there is no such game, or the settings do not fit it.
pub fn calibrate(id: &str, settings: &Settings, plan: CalibrationPlan) -> Result<Reliability, OpenError> {
    struct Calibrate<'a>(&'a Settings, CalibrationPlan);
    impl Visitor for Calibrate<'_> {
        type Out = Result<Reliability, OpenError>;
        fn visit<G: GameBox>(self, game: G) -> Self::Out {
            let Self(settings, plan) = self;
            let game = settings::with_custom(game, settings.custom.as_deref())?;
            let options = settings::options(&game, settings)?;
            let seeds: Vec<Seed> = plan.seed.series(0..plan.games).collect();
            let found: Vec<Reliability> = seeds.par_iter().map(|seed| one_game(&game, &options, plan, *seed)).collect();
            let mut all = Reliability::default();
            found.iter().for_each(|one| all.add_all(one));
            Ok(all)
        }
    }
    shelf::visit(id, Calibrate(settings, plan)).unwrap_or_else(|| Err(OpenError::Game(id.into())))
}

/// What was said in one game.
fn one_game<G: GameBox>(game: &G, options: &G::Options, plan: CalibrationPlan, seed: Seed) -> Reliability {
    let seats = game.seats(options);
    let mut luck = seed.player(Seat::WATCHER).stream(Source::PLAYER);
    let network = Network::of(game).ok().map(|network| if plan.reckoned { network.uncalibrated() } else { network });
    let advisor = Search::new(network.map(Arc::new), Budget::Playouts(plan.playouts));
    let (advised, mut others) = seated_among_characters(game, seats, &mut luck);
    let mut advisors: Vec<Search<G>> = (0..seats).map(|_| advisor.again()).collect();
    advisors.iter_mut().enumerate().for_each(|(seat, bot)| bot.restart(seed.player(Seat(seat as u8))));
    others.iter_mut().enumerate().for_each(|(seat, bot)| bot.restart(seed.player(Seat(seat as u8))));
    let (mut ctx, mut legal) = (Ctx::new(Seeded::new(seed), Nobody), Moves::new());
    let mut table = game.setup(options, &mut ctx);
    let mut said: Vec<(Seat, f64)> = Vec::new();
    let outcome = loop {
        let awaited = match game.status(&table) {
            Status::Over(outcome) => break outcome,
            Status::Awaiting(seats) => seats,
        };
        let seat = awaited.lowest().expect("an unfinished game awaits somebody");
        game.legal_actions(&table, seat, &mut legal);
        let (at, view) = (seat.0 as usize, game.view(&table, seat));
        let action = if !advised.has(seat) {
            others[at].choose(game, seat, &view, &legal)
        } else if legal.len() == 1 {
            legal[0]
        } else {
            let advice = advisors[at].advise(game, seat, &view, &legal);
            if let Some(chance) = advice.lines.first().and_then(|line| line.win)
                && luck.pick(plan.every.max(1)) == 0
            {
                said.push((seat, chance));
            }
            advice.action
        };
        game.apply(&mut table, seat, action, &mut ctx);
    };
    let mut found = Reliability { games: 1, ..Reliability::default() };
    said.into_iter().for_each(|(seat, chance)| found.add(chance, outcome.won.has(seat)));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_true_lies_on_the_diagonal() {
        let mut found = Reliability::default();
        for number in 0..1000 {
            found.add(0.25, number % 4 == 0);
            found.add(0.95, number % 2 == 0);
        }
        assert_eq!((found.positions(), found.deciles[2].positions, found.deciles[9].won), (2000, 1000, 500));
        assert!((found.worst(1000) - 0.45).abs() < 1e-9 && found.worst(1001) == 0.0);
        assert!((found.deciles[2].mean_said() - found.deciles[2].share_won()).abs() < 1e-9);
        assert!((found.brier() - (0.1875 + 0.4525) / 2.0).abs() < 1e-3, "{}", found.brier());
        let mut bold = Reliability::default();
        for number in 0..1000 {
            bold.add(0.1, number % 4 == 0);
            bold.add(0.9, number % 4 != 0);
        }
        let line = bold.fine.line();
        assert!((line.tell(0.1) - 0.25).abs() < 0.01 && (line.tell(0.9) - 0.75).abs() < 0.01, "{line:?}");
        assert!((line.tell(0.5) - 0.5).abs() < 0.01, "halfway between");
        assert_eq!((line.tell(0.0), line.tell(1.0)), (0.0, 1.0));
        assert_eq!(Calibration::read(&line.write()).map(|again| again.write()), Some(line.write()));
        let mut twice = found.clone();
        twice.add_all(&found);
        assert_eq!((twice.positions(), twice.brier()), (4000, found.brier()));
    }

    #[test]
    fn a_line_never_falls_where_few_are_followed_by_many() {
        let mut found = Reliability::default();
        (0..100).for_each(|number| found.add(0.9, number < 99));
        (0..10_000).for_each(|number| found.add(0.99, number < 9_901));
        (0..120).for_each(|_| found.add(0.01, false));
        (0..20_000).for_each(|number| found.add(0.05, number < 10));
        let line = found.fine.line();
        assert!(Calibration::read(&line.write()).is_some(), "{}", line.write());
        assert!(line.tell(0.99) >= line.tell(0.9) && line.tell(0.05) >= line.tell(0.01), "{}", line.write());
    }

    #[test]
    fn a_line_never_falls() {
        let mut found = Reliability::default();
        for number in 0..4000u32 {
            let said = f64::from(number % 40) / 40.0 + 0.01;
            // Of the third tenth less comes true than of the second.
            let won = match number % 40 / 4 {
                2 => number % 7 == 0,
                tenth => number / 40 % 10 < tenth,
            };
            found.add(said, won);
        }
        let line = found.fine.line();
        let told: Vec<f64> = (0..=100).map(|percent| line.tell(f64::from(percent) / 100.0)).collect();
        assert!(told.is_sorted(), "{told:?}");
        assert!(Calibration::through(vec![(0.5, 0.6), (0.6, 0.5)]).is_none() && Calibration::read("0.5:x").is_none());
    }
}
