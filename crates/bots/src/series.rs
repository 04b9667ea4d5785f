//! Whole games, and many of them.

use crate::Bot;
use kernel::{Ctx, Fate, Game, Moves, Nobody, Outcome, Seat, Seed, Seeded, Status};
use std::sync::atomic::{AtomicU64, Ordering};

/// Plays one game to its end; returns how it ended and how many decisions that took.
#[inline]
pub fn play_game<G: Game, F: Fate, B: Bot<G>>(
    game: &G,
    options: &G::Options,
    fate: &mut F,
    bots: &mut [B],
    legal: &mut Moves<G::Action>,
) -> (Outcome, u32) {
    let mut ctx = Ctx::new(fate, Nobody);
    let mut table = game.setup(options, &mut ctx);
    let mut decisions = 0;
    loop {
        let awaited = match game.status(&table) {
            Status::Over(outcome) => return (outcome, decisions),
            Status::Awaiting(seats) => seats,
        };
        let seat = awaited.lowest().unwrap_or(Seat(0));
        game.legal_actions(&table, seat, legal);
        let action = bots[seat.0 as usize].choose(game, seat, &game.view(&table, seat), legal);
        game.apply(&mut table, seat, action, &mut ctx);
        decisions += 1;
    }
}

/// Many games of one kind.
#[derive(Clone, Debug)]
pub struct Series<O> {
    /// How tables are played.
    pub options: O,
    /// The seed of the series; game `n` has the seed `seed/n`.
    pub seed: Seed,
    /// How many games.
    pub games: u64,
    /// On how many threads.
    pub threads: usize,
}

/// What many games came to. Whole numbers, so that it is the same whatever the threads.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Decisions taken, all seats together.
    pub decisions: u64,
    /// The longest game, in decisions.
    pub longest: u32,
    /// Games that every seat won.
    pub all_won: u64,
    /// Games that no seat won.
    pub none_won: u64,
    /// What each seat came to.
    pub seats: Vec<SeatTally>,
}

/// What a seat came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatTally {
    /// Games won.
    pub wins: u64,
    /// All scores added up.
    pub scores: i64,
    /// All squares of scores added up.
    pub squares: u64,
    /// The lowest score.
    pub lowest: i32,
    /// The highest score.
    pub highest: i32,
}

impl SeatTally {
    const NOTHING: Self = Self { wins: 0, scores: 0, squares: 0, lowest: i32::MAX, highest: i32::MIN };

    fn and(self, other: Self) -> Self {
        Self {
            wins: self.wins + other.wins,
            scores: self.scores + other.scores,
            squares: self.squares + other.squares,
            lowest: self.lowest.min(other.lowest),
            highest: self.highest.max(other.highest),
        }
    }
}

impl Tally {
    #[inline]
    fn add(&mut self, outcome: &Outcome, decisions: u32) {
        self.games += 1;
        self.decisions += decisions as u64;
        self.longest = self.longest.max(decisions);
        self.all_won += (outcome.won.len() as usize == self.seats.len()) as u64;
        self.none_won += outcome.won.is_empty() as u64;
        for (seat, (tally, score)) in self.seats.iter_mut().zip(outcome.scores.iter()).enumerate() {
            *tally = tally.and(SeatTally {
                wins: outcome.won.has(Seat(seat as u8)) as u64,
                scores: score as i64,
                squares: (score as i64 * score as i64) as u64,
                lowest: score,
                highest: score,
            });
        }
    }

    fn and(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
        self.all_won += other.all_won;
        self.none_won += other.none_won;
        for (mine, others) in self.seats.iter_mut().zip(&other.seats) {
            *mine = mine.and(*others);
        }
    }
}

/// Games that a thread takes at a time.
const CHUNK: u64 = 256;

impl<O: Clone + Send + Sync> Series<O> {
    /// Plays the series; `done` counts the games as they end, for those who watch.
    pub fn play<G: Game<Options = O>, B: Bot<G>>(
        &self,
        game: &G,
        bot: impl Fn() -> B + Sync,
        done: &AtomicU64,
    ) -> Tally {
        let seats = game.seats(&self.options);
        let nothing = || Tally { seats: vec![SeatTally::NOTHING; seats as usize], ..Tally::default() };
        let next = AtomicU64::new(0);
        // A slow bot should not leave the other threads waiting for the last chunk.
        let chunk = (self.games / self.threads.max(1) as u64 / 8).clamp(1, CHUNK);
        let work = || {
            let mut tally = nothing();
            let mut bots: Vec<B> = (0..seats).map(|_| bot()).collect();
            let (mut fate, mut legal) = (Seeded::new(self.seed), Moves::new());
            loop {
                let from = next.fetch_add(chunk, Ordering::Relaxed);
                if from >= self.games {
                    return tally;
                }
                let to = (from + chunk).min(self.games);
                for seed in self.seed.series(from..to) {
                    fate.restart(seed);
                    for (seat, bot) in bots.iter_mut().enumerate() {
                        bot.restart(seed.player(Seat(seat as u8)));
                    }
                    let (outcome, decisions) = play_game(game, &self.options, &mut fate, &mut bots, &mut legal);
                    tally.add(&outcome, decisions);
                }
                done.fetch_add(to - from, Ordering::Relaxed);
            }
        };
        // The bots' own threads are taken from the same pool: `threads` is all that is ever busy.
        let pool =
            rayon::ThreadPoolBuilder::new().num_threads(self.threads.max(1)).build().expect("threads can be had");
        let found = pool.broadcast(|_| work());
        let mut total = nothing();
        found.iter().for_each(|tally| total.and(tally));
        total
    }
}
