//! Whole games, and many of them.

use crate::game_rows::{GameRow, GameRows, RowSink};
use crate::{Bot, BotSpec, Company, Seated};
use kernel::{Audience, Ctx, Fate, Game, Measures, Moves, Nobody, Outcome, Policy, Seat, Seed, Seeded, Status};
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
    let (outcome, decisions, _) = play_before(game, options, &mut Ctx::new(fate, Nobody), bots, legal);
    (outcome, decisions)
}

/// The same before an audience; returns the table as it lies at the end, too.
#[inline]
fn play_before<G: Game, F: Fate, A: Audience<G::Event>, B: Bot<G>>(
    game: &G,
    options: &G::Options,
    ctx: &mut Ctx<F, A>,
    bots: &mut [B],
    legal: &mut Moves<G::Action>,
) -> (Outcome, u32, G::Table) {
    let mut table = game.setup(options, ctx);
    let mut decisions = 0;
    loop {
        let awaited = match game.status(&table) {
            Status::Over(outcome) => return (outcome, decisions, table),
            Status::Awaiting(seats) => seats,
        };
        let seat = awaited.lowest().unwrap_or(Seat(0));
        game.legal_actions(&table, seat, legal);
        let action = bots[seat.0 as usize].choose(game, seat, &game.view(&table, seat), legal);
        game.apply(&mut table, seat, action, ctx);
        decisions += 1;
    }
}

/// What is done with games as they are played: nothing, or all that there is to count is counted. The one costs nothing.
trait Counting<G: Game>: Sized {
    fn begin(game: &G, seats: usize) -> Self;

    fn play<F: Fate, B: Bot<G>>(
        &mut self,
        game: &G,
        options: &G::Options,
        fate: &mut F,
        bots: &mut [B],
        legal: &mut Moves<G::Action>,
    ) -> (Outcome, u32);

    /// What was counted of the last game, where it was.
    fn measures(&self) -> Option<&Measures>;
}

/// Counts nothing.
struct Uncounted;

impl<G: Game> Counting<G> for Uncounted {
    fn begin(_: &G, _: usize) -> Self {
        Self
    }

    #[inline]
    fn play<F: Fate, B: Bot<G>>(
        &mut self,
        game: &G,
        options: &G::Options,
        fate: &mut F,
        bots: &mut [B],
        legal: &mut Moves<G::Action>,
    ) -> (Outcome, u32) {
        play_game(game, options, fate, bots, legal)
    }

    fn measures(&self) -> Option<&Measures> {
        None
    }
}

/// Counts what the game counts.
struct Counted(Measures);

/// Hears what happens, and counts it.
struct Counter<'a, G>(&'a G, &'a mut Measures);

impl<G: Policy> Audience<G::Event> for Counter<'_, G> {
    // Where it is told of something, and not in one place for all: what nobody counts is not even put together then.
    #[inline(always)]
    fn hear(&mut self, event: G::Event) {
        self.0.count(&event, self.1);
    }
}

impl<G: Policy> Counting<G> for Counted {
    fn begin(game: &G, seats: usize) -> Self {
        Self(Measures::new(seats, game.measures().len()))
    }

    fn play<F: Fate, B: Bot<G>>(
        &mut self,
        game: &G,
        options: &G::Options,
        fate: &mut F,
        bots: &mut [B],
        legal: &mut Moves<G::Action>,
    ) -> (Outcome, u32) {
        self.0.clear();
        let mut ctx = Ctx::new(fate, Counter(game, &mut self.0));
        let (outcome, decisions, table) = play_before(game, options, &mut ctx, bots, legal);
        game.sum_up(&table, &mut self.0);
        (outcome, decisions)
    }

    fn measures(&self) -> Option<&Measures> {
        Some(&self.0)
    }
}

/// Many games of one kind.
#[derive(Clone, Debug)]
pub struct Series<O> {
    /// How tables are played.
    pub options: O,
    /// Which games, and on how many threads.
    pub stretch: Stretch,
}

/// Games of a series that are played together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// The seed of the series; game `n` has the seed `seed/n`.
    pub seed: Seed,
    /// The number of the first game.
    pub from: u64,
    /// How many games.
    pub games: u64,
    /// On how many threads.
    pub threads: usize,
}

impl Stretch {
    /// The first games of a series.
    pub fn first(seed: Seed, games: u64, threads: usize) -> Self {
        Self { seed, from: 0, games, threads }
    }
}

/// Who watches while games are played.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    /// Counts the games as they end.
    pub done: &'a AtomicU64,
    /// Hears of every game, where somebody does.
    pub rows: Option<&'a dyn RowSink>,
}

impl<'a> Watch<'a> {
    /// Somebody who counts the games and no more.
    pub fn counting(done: &'a AtomicU64) -> Self {
        Self { done, rows: None }
    }
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
    /// Games that several seats won: each of them counts a win.
    pub shared_won: u64,
    /// What each seat came to.
    pub seats: Vec<SeatTally>,
    /// What each kind of bot came to, where there are several.
    pub bots: Vec<BotTally>,
}

/// What a kind of bot came to, on whatever seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotTally {
    /// Its name.
    pub bot: String,
    /// How many seats it held, all games together.
    pub held: u64,
    /// What those came to.
    pub tally: SeatTally,
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

    #[inline]
    fn of(won: bool, score: i32) -> Self {
        let (scores, squares) = (score as i64, (score as i64 * score as i64) as u64);
        Self { wins: won as u64, scores, squares, lowest: score, highest: score }
    }

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
        self.shared_won += (outcome.won.len() > 1) as u64;
        for (seat, (tally, score)) in self.seats.iter_mut().zip(outcome.scores.iter()).enumerate() {
            *tally = tally.and(SeatTally::of(outcome.won.has(Seat(seat as u8)), score));
        }
    }

    /// Adds a game to what each kind of bot came to; `kinds` has the kind on each seat, a place in [`Tally::bots`].
    fn add_bots(&mut self, outcome: &Outcome, kinds: impl Iterator<Item = usize>) {
        for (seat, (kind, score)) in kinds.zip(outcome.scores.iter()).enumerate() {
            let bot = &mut self.bots[kind];
            bot.held += 1;
            bot.tally = bot.tally.and(SeatTally::of(outcome.won.has(Seat(seat as u8)), score));
        }
    }

    /// What the bot of that name came to on all seats together, where it holds all of them.
    pub fn of_one(&self, bot: String) -> BotTally {
        let tally = self.seats.iter().fold(SeatTally::NOTHING, |all, seat| all.and(*seat));
        BotTally { bot, held: self.games * self.seats.len() as u64, tally }
    }

    fn and(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
        self.all_won += other.all_won;
        self.none_won += other.none_won;
        self.shared_won += other.shared_won;
        for (mine, others) in self.bots.iter_mut().zip(&other.bots) {
            mine.held += others.held;
            mine.tally = mine.tally.and(others.tally);
        }
        for (mine, others) in self.seats.iter_mut().zip(&other.seats) {
            *mine = mine.and(*others);
        }
    }
}

/// Which kinds of bots sit around a table; nothing of it where all are of one kind.
#[derive(Default)]
struct Kinds {
    /// The kind at each place: a place among the names.
    around: Vec<usize>,
    names: Vec<String>,
    rotate: bool,
}

/// The bots of a thread, as they sit at the table of a game.
struct Seating<'a, B> {
    bots: Vec<B>,
    /// Which of them sits first.
    first: usize,
    kinds: &'a Kinds,
}

impl<B> Seating<'_, B> {
    /// Seats the bots for a game, each with luck of its own.
    fn seat<G: Game>(&mut self, number: u64, seed: Seed, seats: usize) -> &mut [B]
    where
        B: Bot<G>,
    {
        if self.kinds.rotate {
            let around = self.bots.len();
            let next = (number % around as u64) as usize;
            self.bots.rotate_left((next + around - self.first) % around);
            self.first = next;
        }
        let bots = &mut self.bots[..seats];
        for (seat, bot) in bots.iter_mut().enumerate() {
            bot.restart(seed.player(Seat(seat as u8)));
        }
        bots
    }

    /// The kind of the bot on each seat; all are of the first where they are of one kind.
    fn kinds(&self) -> impl Iterator<Item = usize> + '_ {
        let around: &[usize] = if self.kinds.around.is_empty() { &[0] } else { &self.kinds.around };
        around.iter().cycle().skip(self.first).copied()
    }
}

/// Games that a thread takes at a time.
const CHUNK: u64 = 256;

impl<O: Clone + Send + Sync> Series<O> {
    /// Plays the series with one kind of bot.
    pub fn play<G: Policy<Options = O>, B: Bot<G>>(
        &self,
        game: &G,
        bot: impl Fn() -> B + Sync,
        watch: Watch<'_>,
    ) -> Tally {
        let (seats, kinds) = (game.seats(&self.options), Kinds::default());
        let bots = || (0..seats).map(|_| bot()).collect();
        match watch.rows {
            None => self.play_around::<G, B, Uncounted>(game, bots, &kinds, watch),
            Some(_) => self.play_around::<G, B, Counted>(game, bots, &kinds, watch),
        }
    }

    /// Plays the series with several kinds of bots, whom `seated` makes of their names, and counts what each came to.
    pub fn play_mixed<G: Policy<Options = O>>(
        &self,
        game: &G,
        company: &Company,
        seated: impl Fn(&BotSpec) -> Seated<G> + Sync,
        watch: Watch<'_>,
    ) -> Tally {
        let seats = game.seats(&self.options);
        let (around, names) = (company.around(seats), company.kinds(seats));
        let place = |bot: &BotSpec| names.iter().position(|name| *name == bot.to_string()).unwrap_or_default();
        let kinds = Kinds { around: around.iter().map(place).collect(), names, rotate: company.rotate };
        match watch.rows {
            None => {
                let bots = || around.iter().map(&seated).collect();
                self.play_around::<G, Seated<G>, Uncounted>(game, bots, &kinds, watch)
            }
            Some(_) => {
                let bots = || around.iter().map(|spec| Box::new(seated(spec)) as Box<dyn Bot<G> + '_>).collect();
                self.play_around::<G, Box<dyn Bot<G> + '_>, Counted>(game, bots, &kinds, watch)
            }
        }
    }

    /// Plays the series with bots in their order around the table.
    fn play_around<G: Game<Options = O>, B: Bot<G>, C: Counting<G>>(
        &self,
        game: &G,
        bots: impl Fn() -> Vec<B> + Sync,
        kinds: &Kinds,
        watch: Watch<'_>,
    ) -> Tally {
        let seats = game.seats(&self.options) as usize;
        let nothing = || Tally {
            seats: vec![SeatTally::NOTHING; seats],
            bots: kinds.names.iter().cloned().map(|bot| BotTally { bot, held: 0, tally: SeatTally::NOTHING }).collect(),
            ..Tally::default()
        };
        let Stretch { seed, from: first_game, games, threads } = self.stretch;
        let next = AtomicU64::new(0);
        // A slow bot should not leave the other threads waiting for the last chunk.
        let chunk = (games / threads.max(1) as u64 / 8).clamp(1, CHUNK);
        let work = || {
            let mut tally = nothing();
            let mut seating = Seating { bots: bots(), first: 0, kinds };
            let (mut fate, mut legal, mut counting) = (Seeded::new(seed), Moves::new(), C::begin(game, seats));
            let each = counting.measures().map_or(0, |measures| measures.of(0).len());
            loop {
                let begun = next.fetch_add(chunk, Ordering::Relaxed);
                if begun >= games {
                    return tally;
                }
                let (from, to) = (first_game + begun, first_game + (begun + chunk).min(games));
                let mut rows = GameRows::with_capacity(watch.rows.map_or(0, |_| (to - from) as usize * seats), each);
                for (number, seed) in (from..to).zip(seed.series(from..to)) {
                    fate.restart(seed);
                    let bots = seating.seat(number, seed, seats);
                    let (outcome, decisions) = counting.play(game, &self.options, &mut fate, bots, &mut legal);
                    tally.add(&outcome, decisions);
                    if !kinds.around.is_empty() {
                        tally.add_bots(&outcome, seating.kinds());
                    }
                    if let Some(measures) = counting.measures() {
                        rows.add(GameRow::of_game(number, &outcome, decisions, seating.kinds()), measures);
                    }
                }
                watch.done.fetch_add(to - from, Ordering::Relaxed);
                if let Some(queue) = watch.rows {
                    queue.add(from, to, rows);
                }
            }
        };
        // The bots' own threads are taken from the same pool: `threads` is all that is ever busy.
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.max(1)).build().expect("threads can be had");
        let found = pool.broadcast(|_| work());
        let mut total = nothing();
        found.iter().for_each(|tally| total.and(tally));
        total
    }
}
