//! Whether chances come true: what is said of positions, beside how often they are won.

use crate::network::Calibration;
use crate::self_play::seated_among_characters;
use crate::{Bot, Search};
use kernel::{Ctx, GameBox, Moves, Nobody, Seat, Seed, Seeded, Source, Status};
use rayon::prelude::*;
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
    /// The mean of what was said.
    pub fn mean_said(&self) -> f64 {
        self.said / self.positions.max(1) as f64
    }

    /// The share that was won.
    pub fn share_won(&self) -> f64 {
        self.won as f64 / self.positions.max(1) as f64
    }
}

/// What was said of positions, in tenths of the way from a sure loss to a sure win, beside how often they were won.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reliability {
    /// Games that were played.
    pub games: u64,
    /// The tenths, the least likely first.
    pub deciles: [ChanceGroup; 10],
    /// The squares of what was said and not so, added up.
    pub squares: f64,
}

impl Reliability {
    /// Adds what was said of a position, and whether it was won.
    pub fn add(&mut self, said: f64, won: bool) {
        let group = &mut self.deciles[((said * 10.0) as usize).min(9)];
        group.positions += 1;
        group.said += said;
        group.won += u64::from(won);
        self.squares += (said - f64::from(u8::from(won))).powi(2);
    }

    /// Adds what others found.
    pub fn add_all(&mut self, other: &Self) {
        self.games += other.games;
        self.squares += other.squares;
        for (mine, others) in self.deciles.iter_mut().zip(&other.deciles) {
            mine.positions += others.positions;
            mine.said += others.said;
            mine.won += others.won;
        }
    }

    /// All positions.
    pub fn positions(&self) -> u64 {
        self.deciles.iter().map(|group| group.positions).sum()
    }

    /// The mean square of what was said and not so: 0 where everything was foreseen, a quarter where nothing was said but “one in two”.
    pub fn brier(&self) -> f64 {
        self.squares / self.positions().max(1) as f64
    }

    /// How what was said should be told so that it comes true: a logistic regression over the tenths.
    pub fn fitted(&self) -> Calibration {
        let (mut slope, mut shift) = (1.0f64, 0.0f64);
        for _ in 0..100 {
            // Newton's steps towards where the slopes of the likelihood vanish, held back a little by a prior that all is well.
            let (mut a, mut b, mut aa, mut ab, mut bb) = (1.0 - slope, -shift, 1.0, 0.0, 1.0);
            for group in self.deciles.iter().filter(|group| group.positions > 0) {
                let (count, said) = (group.positions as f64, group.mean_said().clamp(1e-4, 1.0 - 1e-4));
                let odds = (said / (1.0 - said)).ln();
                let told = 1.0 / (1.0 + (-(odds * slope + shift)).exp());
                let (missed, weight) = (group.won as f64 - count * told, count * told * (1.0 - told));
                a += missed * odds;
                b += missed;
                aa += weight * odds * odds;
                ab += weight * odds;
                bb += weight;
            }
            let whole = aa * bb - ab * ab;
            slope += (a * bb - b * ab) / whole;
            shift += (b * aa - a * ab) / whole;
        }
        Calibration { slope, shift }
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
    let advisor = Search::of(game, Budget::Playouts(plan.playouts));
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
        let fitted = bold.fitted();
        assert!((fitted.tell(0.1) - 0.25).abs() < 0.01 && (fitted.tell(0.9) - 0.75).abs() < 0.01, "{fitted:?}");
        assert_eq!((fitted.tell(0.0), fitted.tell(1.0)), (0.0, 1.0));
        let mut twice = found.clone();
        twice.add_all(&found);
        assert_eq!((twice.positions(), twice.brier()), (4000, found.brier()));
    }
}
