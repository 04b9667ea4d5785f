//! Learning who wins from where: a value by self-play, in batches that come out the same for the same seed on any number of threads.

use crate::network::{LearntWeights, Network, SURE, squeeze};
use crate::self_play::{PlayedGame, Sample, SelfPlay};
use kernel::{Features, GameBox, Policy, Seed, Source};
use rayon::prelude::*;
use std::sync::Arc;

/// How a value is learnt.
#[derive(Clone, Copy, Debug)]
pub struct LearningPlan {
    /// Hidden units.
    pub hidden: usize,
    /// Games of self-play in all, after those by rule of thumb.
    pub games: u64,
    /// Games that everybody plays by rule of thumb, before anything is known.
    pub thumb: u64,
    /// Games that are played with the same weights.
    pub round: u64,
    /// How often each moment is learnt from.
    pub repeats: u32,
    /// What is spent on a decision, where games are played by search.
    pub playouts: u64,
    /// The most runs of a campaign that are played one after the other.
    pub runs: u32,
    /// How much later values count beside the next one.
    pub lambda: f32,
    /// How often something else than the best is tried at first; it falls to nothing.
    pub exploring: f32,
    /// How far weights move at first and at last.
    pub rates: (f32, f32),
}

impl LearningPlan {
    /// How a game is learnt that is played alone against chance, by looking at what actions leave.
    pub const ALONE: Self = Self {
        hidden: 32,
        games: 1_000_000,
        thumb: 0,
        round: 1_024,
        repeats: 1,
        playouts: 0,
        runs: 1,
        lambda: 0.8,
        exploring: 0.03,
        rates: (4e-3, 1e-4),
    };

    /// How any other is learnt: by the search itself, which costs a thousand times as much a game.
    pub const BY_SEARCH: Self = Self {
        games: 20_000,
        thumb: 20_000,
        round: 128,
        repeats: 3,
        playouts: 64,
        lambda: 0.9,
        exploring: 0.1,
        rates: (2e-3, 1e-4),
        ..Self::ALONE
    };
}

/// Games by rule of thumb are played by the thousand.
const THUMB_ROUND: u64 = 1_024;

/// By how much less weights move at first where a course goes on from what was learnt before.
const GOING_ON: f32 = 4.0;

/// Samples that weights are moved by at once.
const BATCH: usize = 256;

/// A value that is being learnt.
#[derive(Clone)]
pub struct Learner {
    course: LearningPlan,
    weights: LearntWeights,
    /// Adam's two averages of every slope.
    first: Vec<f32>,
    second: Vec<f32>,
    steps: u64,
    /// The average of the weights over the last part of the course.
    average: Vec<f64>,
    averaged: u64,
    /// Games played so far.
    pub games: u64,
    seed: Seed,
}

impl Learner {
    /// Begins a course for a game.
    pub fn new<G: Policy>(course: LearningPlan, seed: Seed) -> Self {
        let features = G::FEATURES.len();
        let count = LearntWeights::count(features, course.hidden);
        let mut luck = seed.nth(0).stream(Source::PLAYER);
        let mut uniform = |spread: f32| (luck.pick(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * spread;
        let mut numbers: Vec<f32> = (0..course.hidden * features).map(|_| uniform(0.35)).collect();
        numbers.extend((0..course.hidden).map(|_| 0.1));
        numbers.extend((0..course.hidden).map(|_| uniform(0.5)));
        numbers.push(0.0);
        let weights = LearntWeights { features, hidden: course.hidden, numbers };
        Self {
            course,
            weights,
            first: vec![0.0; count],
            second: vec![0.0; count],
            steps: 0,
            average: vec![0.0; count],
            averaged: 0,
            games: 0,
            seed,
        }
    }

    /// The same course, which begins with what was learnt before, and moves that less; nothing where that is of another size.
    #[must_use]
    pub fn going_on_from(mut self, learnt: &Network) -> Option<Self> {
        let weights = learnt.weights();
        if (weights.features, weights.hidden) != (self.weights.features, self.weights.hidden) {
            return None;
        }
        self.weights = weights;
        self.course.rates.0 /= GOING_ON;
        Some(self)
    }

    /// How much of the course is done, from 0 to 1; games by rule of thumb do not count.
    pub fn progress(&self) -> f32 {
        let played = self.games.saturating_sub(self.course.thumb);
        (played as f32 / self.course.games.max(1) as f32).min(1.0)
    }

    /// The network that has been learnt so far. What no game has shown yet counts nothing: its weights never moved.
    pub fn network(&self) -> Network {
        let mut numbers: Vec<f32> = match self.averaged {
            0 => self.weights.numbers.clone(),
            count => self.average.iter().map(|sum| (sum / count as f64) as f32).collect(),
        };
        if self.steps > 0 {
            let still = |at: &usize| self.second[*at] == 0.0;
            (0..numbers.len()).filter(still).for_each(|at| numbers[at] = 0.0);
        }
        LearntWeights { numbers, ..self.weights.clone() }.quantized()
    }

    /// Plays a round of games and learns from it; what share of them was won. `options` says how the game of a seed is laid out.
    pub fn round<G: GameBox>(&mut self, game: &G, options: &(dyn Fn(Seed) -> G::Options + Sync)) -> f32 {
        let by_thumb = self.games < self.course.thumb;
        let count = if by_thumb { THUMB_ROUND.min(self.course.thumb - self.games).max(1) } else { self.course.round };
        let network = Arc::new(self.weights.quantized());
        let stray = self.course.exploring * (1.0 - self.progress());
        let play = SelfPlay { game, network: &network, course: &self.course, stray, by_thumb };
        let seeds: Vec<Seed> = self.seed.series(self.games + 1..self.games + 1 + count).collect();
        let played: Vec<PlayedGame> = seeds.par_iter().map(|seed| play.play(&options(*seed), *seed)).collect();
        let won: f32 = played.iter().map(|game| game.won).sum();
        let mut samples: Vec<Sample> = played.into_iter().flat_map(|game| game.samples).collect();
        self.games += count;
        let mixing = self.seed.nth(self.games);
        for time in 0..u64::from(self.course.repeats) {
            shuffle(&mut samples, if time == 0 { mixing } else { mixing.nth(time) });
            samples.chunks(BATCH).for_each(|batch| self.step(batch));
        }
        if self.progress() > 0.7 {
            self.average.iter_mut().zip(&self.weights.numbers).for_each(|(sum, number)| *sum += f64::from(*number));
            self.averaged += 1;
        }
        won / count as f32
    }

    /// Moves the weights a little, down the slope of the logistic loss (Adam).
    fn step(&mut self, batch: &[Sample]) {
        let (from, to) = self.course.rates;
        let rate = from * (to / from).powf(self.progress());
        // Parts of a fixed size, added up in their order: the same on any number of threads.
        let parts: Vec<Vec<f32>> = batch.par_chunks(64).map(|part| self.slope(part)).collect();
        let mut slope = vec![0.0; self.weights.numbers.len()];
        parts.iter().for_each(|part| slope.iter_mut().zip(part).for_each(|(sum, number)| *sum += number));
        self.steps += 1;
        let (one, two) = (1.0 - 0.9f32.powf(self.steps as f32), 1.0 - 0.999f32.powf(self.steps as f32));
        let scale = 1.0 / batch.len() as f32;
        for (at, slope) in slope.iter().enumerate() {
            let slope = slope * scale;
            self.first[at] = 0.9 * self.first[at] + 0.1 * slope;
            self.second[at] = 0.999 * self.second[at] + 0.001 * slope * slope;
            self.weights.numbers[at] -= rate * (self.first[at] / one) / ((self.second[at] / two).sqrt() + 1e-8);
        }
    }

    fn slope(&self, samples: &[Sample]) -> Vec<f32> {
        let LearntWeights { features, hidden, numbers } = &self.weights;
        let (features, hidden) = (*features, *hidden);
        let mut slope = vec![0.0; numbers.len()];
        let (rows, rest) = numbers.split_at(hidden * features);
        let (biases, counts) = rest.split_at(hidden);
        let mut active = vec![0.0; hidden];
        let mut inputs = vec![0.0; features];
        for sample in samples {
            for (to, from) in inputs.iter_mut().zip(sample.features.padded()) {
                *to = f32::from(*from) / Features::ONE as f32;
            }
            let mut logit = counts[hidden];
            for unit in 0..hidden {
                let row = &rows[unit * features..][..features];
                let dot: f32 = row.iter().zip(&inputs).map(|(weight, input)| weight * input).sum();
                active[unit] = (dot + biases[unit]).max(0.0);
                logit += active[unit] * counts[unit];
            }
            let wrong = squeeze(logit) as f32 / SURE as f32 - sample.target;
            for unit in 0..hidden {
                slope[hidden * (features + 1) + unit] += wrong * active[unit];
                if active[unit] > 0.0 {
                    let back = wrong * counts[unit];
                    let row = &mut slope[unit * features..][..features];
                    row.iter_mut().zip(&inputs).for_each(|(to, input)| *to += back * input);
                    slope[hidden * features + unit] += back;
                }
            }
            slope[hidden * (features + 2)] += wrong;
        }
        slope
    }
}

/// What a course is taken up from.
impl Learner {
    /// All that has been learnt, so that the course can go on from here.
    pub fn write(&self) -> String {
        let singles = |numbers: &[f32]| words(numbers.iter().map(|number| format!("{:08x}", number.to_bits())));
        let doubles = words(self.average.iter().map(|number| format!("{:016x}", number.to_bits())));
        let counts = words([self.games, self.steps, self.averaged].iter().map(ToString::to_string));
        [counts, singles(&self.weights.numbers), singles(&self.first), singles(&self.second), doubles].join("\n")
    }

    /// The same course, taken up from what [`Learner::write`] wrote; nothing where that is of another course.
    #[must_use]
    pub fn read(mut self, text: &str) -> Option<Self> {
        let lines: Vec<&str> = text.lines().collect();
        let [counts, weights, first, second, average] = lines[..] else { return None };
        let counts: Vec<u64> = counts.split(' ').map(str::parse).collect::<Result<_, _>>().ok()?;
        let [games, steps, averaged] = counts[..] else { return None };
        let count = self.weights.numbers.len();
        let singles = |line: &str| -> Option<Vec<f32>> {
            let bits: Result<Vec<u32>, _> = line.split(' ').map(|word| u32::from_str_radix(word, 16)).collect();
            bits.ok().filter(|bits| bits.len() == count).map(|bits| bits.into_iter().map(f32::from_bits).collect())
        };
        let bits: Result<Vec<u64>, _> = average.split(' ').map(|word| u64::from_str_radix(word, 16)).collect();
        let average = bits.ok().filter(|bits| bits.len() == count)?.into_iter().map(f64::from_bits).collect();
        self.weights.numbers = singles(weights)?;
        (self.first, self.second, self.average) = (singles(first)?, singles(second)?, average);
        (self.games, self.steps, self.averaged) = (games, steps, averaged);
        Some(self)
    }
}

fn words(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(" ")
}

fn shuffle<T>(things: &mut [T], seed: Seed) {
    let mut luck = seed.stream(Source::PLAYER);
    for at in (1..things.len()).rev() {
        things.swap(at, luck.pick(at as u32 + 1) as usize);
    }
}
