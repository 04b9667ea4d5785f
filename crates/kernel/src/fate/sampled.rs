//! Outcomes of chance where there are too many to walk.

use super::{Seed, Seeded};
use crate::Fraction;
use std::collections::BTreeMap;

/// How likely something is: exactly, or as far as throwing often has shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// Every way was walked.
    Exact(Fraction),
    /// So often in so many throws.
    About {
        /// How often it came up.
        times: u32,
        /// How often was thrown.
        throws: u32,
    },
}

impl Chance {
    /// The likelihood, exact or estimated.
    pub fn likelihood(self) -> Fraction {
        match self {
            Self::Exact(fraction) => fraction,
            Self::About { times, throws } => Fraction::new(times as u128, throws.max(1) as u128),
        }
    }

    /// The nearest whole number of `parts`: of 1000, per mille.
    pub fn in_parts(self, parts: u32) -> u32 {
        self.likelihood().in_parts(parts)
    }

    /// Whether every way was walked.
    pub fn is_exact(self) -> bool {
        matches!(self, Self::Exact(_))
    }

    /// The standard error of an estimate in `parts`, rounded up; 0 where it is exact. Two throws more are counted, one for and one
    /// against: what always or never came up in a hundred throws is not certain for that.
    pub fn error_in_parts(self, parts: u32) -> u32 {
        let Self::About { times, throws } = self else { return 0 };
        let (for_it, against) = (times as u128 + 1, throws.saturating_sub(times) as u128 + 1);
        let all = for_it + against;
        // The root of p(1 - p)/n, with p = for_it/all and n = all.
        let square = (parts as u128 * parts as u128 * for_it * against).div_ceil(all * all * all);
        let root = square.isqrt();
        (root + (root * root < square) as u128) as u32
    }
}

/// Runs `run` under so many lucks drawn from a seed, and tells what it gave, each with how often, the lowest first: an
/// estimate of what [`Enumerated`](super::Enumerated) says exactly. The same seed gives the same estimate.
pub fn sample<T: Ord>(seed: Seed, throws: u32, mut run: impl FnMut(&mut Seeded) -> T) -> Vec<(Chance, T)> {
    let mut counts: BTreeMap<T, u32> = BTreeMap::new();
    let mut fate = Seeded::new(seed);
    for throw in seed.series(0..throws as u64) {
        fate.restart(throw);
        *counts.entry(run(&mut fate)).or_default() += 1;
    }
    counts.into_iter().map(|(outcome, times)| (Chance::About { times, throws }, outcome)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Enumerated, Fate, Source};

    fn two_dice(fate: &mut impl Fate) -> u8 {
        fate.roll(Source(40), 6) + fate.roll(Source(41), 6)
    }

    #[test]
    fn estimates_are_within_their_errors_of_the_exact_odds() {
        let mut exact = BTreeMap::new();
        Enumerated::walk(36, two_dice, |p, sum| {
            let known = exact.entry(sum).or_insert(Fraction::ZERO);
            *known = known.plus(p).expect("thirty-sixths");
        })
        .expect("36 ways");
        let (mut within_one, mut all) = (0, 0);
        for number in 0..40 {
            let seed = Seed::of("estimate").nth(number);
            let found = sample(seed, 3_000, two_dice);
            assert_eq!(found, sample(seed, 3_000, two_dice), "the same seed, another estimate");
            assert_eq!(found.iter().map(|(chance, _)| times(*chance)).sum::<u32>(), 3_000);
            for (chance, sum) in found {
                let apart = chance.likelihood().in_parts(1_000_000).abs_diff(exact[&sum].in_parts(1_000_000));
                let error = chance.error_in_parts(1_000_000);
                assert!(apart <= 5 * error, "seed estimate/{number}: {sum} is {apart} off, five times over {error}");
                (within_one, all) = (within_one + (apart <= error) as u32, all + 1);
            }
        }
        // Two in three, as standard errors go.
        assert!((60 * all..=76 * all).contains(&(100 * within_one)), "{within_one} of {all} within one error");
    }

    fn times(chance: Chance) -> u32 {
        match chance {
            Chance::About { times, .. } => times,
            Chance::Exact(_) => 0,
        }
    }

    #[test]
    fn errors() {
        let about = |times, throws| Chance::About { times, throws }.error_in_parts(1000);
        assert_eq!(about(5_000, 10_000), 5);
        assert_eq!(Chance::Exact(Fraction::new(1, 3)).error_in_parts(1000), 0);
        assert!(about(100, 100) > 0 && about(0, 100) > 0, "nothing is certain after a hundred throws");
        assert!(about(0, 0) > 200, "who has not thrown knows nothing");
        assert!(Chance::About { times: u32::MAX / 2, throws: u32::MAX }.error_in_parts(1_000_000) > 0);
    }
}
