//! Chance from a seed.

use super::{Fate, Source};
use crate::Seat;
use core::ops::Range;
use rand_core::Rng;
use rand_pcg::Pcg64Mcg;

/// A seed: any text. Frozen for ever: a seed gives the same game in every version (see the tests).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seed(u64);

impl Seed {
    /// The seed that a text stands for (FNV-1a).
    pub fn of(text: &str) -> Self {
        Self(0xcbf2_9ce4_8422_2325).then(text.as_bytes())
    }

    /// The seed of the text followed by `/number`: the games of a series, each playable by its own name.
    pub fn nth(self, number: u64) -> Self {
        let mut digits = [0; 21];
        let (mut at, mut left) = (digits.len(), number);
        loop {
            at -= 1;
            digits[at] = b'0' + (left % 10) as u8;
            left /= 10;
            if left == 0 {
                break;
            }
        }
        digits[at - 1] = b'/';
        self.then(&digits[at - 1..])
    }

    /// The seeds that [`Seed::nth`] gives for these numbers; all but one in ten are found from the one before.
    #[inline]
    pub fn series(self, numbers: Range<u64>) -> impl Iterator<Item = Self> {
        let tens = move |number| match number / 10 {
            0 => self.then(b"/"),
            tens => self.nth(tens),
        };
        let mut stem = tens(numbers.start);
        numbers.map(move |number| {
            let digit = (number % 10) as u8;
            if digit == 0 {
                stem = tens(number);
            }
            stem.then(&[b'0' + digit])
        })
    }

    /// The seed for whoever plays at a seat: nothing that fate draws from this seed has anything to do with it.
    #[inline]
    pub fn player(self, seat: Seat) -> Self {
        let marked = self.0 ^ 0x9e37_79b9_7f4a_7c15_u64.rotate_left(seat.0 as u32);
        // Not to be undone: whoever is given this seed cannot find the fate's.
        Self(mix(marked) ^ marked)
    }

    #[inline]
    fn then(self, bytes: &[u8]) -> Self {
        Self(bytes.iter().fold(self.0, |hash, &byte| (hash ^ byte as u64).wrapping_mul(0x0100_0000_01b3)))
    }

    /// The luck of one source under this seed (SplitMix64, from a start of its own, sets it going).
    #[inline]
    pub fn stream(self, source: Source) -> Stream {
        let start = self.0.wrapping_add((source.0 as u64 + 1).wrapping_mul(0xd1b5_4a32_d192_ed03));
        let high = mix(start.wrapping_add(0x9e37_79b9_7f4a_7c15));
        let low = mix(start.wrapping_add(0x3c6e_f372_fe94_f82a));
        Stream(Pcg64Mcg::new((high as u128) << 64 | low as u128))
    }
}

/// The finaliser of SplitMix64: every bit of the input moves every bit of the output.
#[inline]
fn mix(z: u64) -> u64 {
    let z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// The luck of one source (PCG XSL RR 128/64 MCG).
#[derive(Clone, Debug)]
pub struct Stream(Pcg64Mcg);

impl Stream {
    /// A number below `ways` without bias (Lemire's multiplication, with its rare second try).
    #[inline]
    pub fn pick(&mut self, ways: u32) -> u32 {
        let ways = ways as u64;
        let mut product = self.0.next_u64() as u128 * ways as u128;
        if (product as u64) < ways {
            let unfair = ways.wrapping_neg() % ways;
            while (product as u64) < unfair {
                product = self.0.next_u64() as u128 * ways as u128;
            }
        }
        (product >> 64) as u32
    }
}

/// Chance from a seed, one stream per source: what one source is asked never moves another, so a seed fixes every pile
/// whatever the decisions. A stream begins when its source is first asked, so starting over costs nothing per source.
#[derive(Clone, Debug)]
pub struct Seeded {
    seed: Seed,
    /// Which of the first streams have begun, a bit each.
    begun: u32,
    /// The streams of the first sources: a fate that asks no others is one flat piece of memory.
    streams: [Stream; FEW],
    /// Those of the later sources, as far as any was asked.
    later: Vec<Option<Stream>>,
}

/// How many sources are kept inline. The player's luck is the last of them.
const FEW: usize = 32;

impl Seeded {
    /// The fate of a seed.
    pub fn new(seed: Seed) -> Self {
        let first = seed.stream(Source(0));
        Self { seed, begun: 1, streams: core::array::from_fn(|_| first.clone()), later: Vec::new() }
    }

    /// Starts over with another seed; cheaper than a new one.
    #[inline]
    pub fn restart(&mut self, seed: Seed) {
        self.seed = seed;
        // Nearly every game asks its first source: beginning it here spares the processor a surprise at the first draw.
        self.begun = 1;
        self.streams[0] = seed.stream(Source(0));
        self.later.clear();
    }

    /// The stream of a source beyond the first few.
    #[cold]
    fn later(&mut self, source: Source) -> &mut Stream {
        let at = source.0 as usize - FEW;
        if at >= self.later.len() {
            self.later.resize(at + 1, None);
        }
        self.later[at].get_or_insert_with(|| self.seed.stream(source))
    }
}

impl Fate for Seeded {
    #[inline]
    fn pick(&mut self, source: Source, ways: u32) -> u32 {
        debug_assert!(ways > 0, "{source:?} has no ways");
        let at = source.0 as usize;
        if at >= FEW {
            return self.later(source).pick(ways);
        }
        if self.begun >> at & 1 == 0 {
            self.begun |= 1 << at;
            self.streams[at] = self.seed.stream(source);
        }
        self.streams[at].pick(ways)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These numbers may never change: every record ever written depends on them.
    #[test]
    fn frozen() {
        let mut fate = Seeded::new(Seed::of("42"));
        let dungeon: Vec<u32> = (0..8).map(|_| fate.pick(Source(0), 44)).collect();
        let dice: Vec<u8> = (0..8).map(|_| fate.roll(Source(1), 6)).collect();
        assert_eq!(dungeon, FROZEN_PICKS);
        assert_eq!(dice, FROZEN_DICE);
        assert_eq!(Seed::of("42").0, 0x07ee_7e07_b4b1_9223);
    }
    const FROZEN_PICKS: [u32; 8] = [34, 25, 38, 19, 32, 27, 6, 20];
    const FROZEN_DICE: [u8; 8] = [1, 2, 2, 5, 2, 2, 1, 3];

    /// Every source is the stream of its number, wherever it is kept.
    #[test]
    fn frozen_for_every_source() {
        let mut fate = Seeded::new(Seed::of("42"));
        fate.pick(Source(255), 10);
        fate.restart(Seed::of("43"));
        fate.restart(Seed::of("42"));
        let mut apart: Vec<Stream> = (0..=255).map(|source| Seed::of("42").stream(Source(source))).collect();
        let mut hash = Seed::of("");
        for round in 0..4 {
            // Up and down, so that later streams begin in any order.
            for at in 0..256u16 {
                let source = if round % 2 == 0 { at } else { 255 - at };
                let shown = fate.pick(Source(source as u8), 1 << 20);
                assert_eq!(shown, apart[source as usize].pick(1 << 20), "{source}");
                hash = hash.then(&shown.to_le_bytes());
            }
        }
        assert_eq!(hash.0, FROZEN_SOURCES, "{:#x}", hash.0);
    }
    const FROZEN_SOURCES: u64 = 0xa437_9763_dd06_0f01;

    #[test]
    fn a_fate_of_few_sources_owns_no_other_memory() {
        assert!(size_of::<Seeded>() <= 576, "{}", size_of::<Seeded>());
        let mut fate = Seeded::new(Seed::of("few"));
        for source in 0..32 {
            fate.pick(Source(source), 6);
        }
        assert_eq!(fate.later.capacity(), 0);
    }

    #[test]
    fn the_nth_seed_has_a_name() {
        assert_eq!(Seed::of("run").nth(0), Seed::of("run/0"));
        assert_eq!(Seed::of("été").nth(1_203), Seed::of("été/1203"));
        assert_eq!(Seed::of("").nth(u64::MAX), Seed::of("/18446744073709551615"));
    }

    #[test]
    fn a_series_is_its_seeds_in_turn() {
        for numbers in [0..0, 0..25, 7..23, 95..205, 19_998..20_002] {
            let one_by_one = numbers.clone().map(|number| Seed::of("run").nth(number));
            assert!(Seed::of("run").series(numbers).eq(one_by_one));
        }
    }

    #[test]
    fn sources_do_not_disturb_each_other() {
        let mut one = Seeded::new(Seed::of("a"));
        let mut two = Seeded::new(Seed::of("a"));
        for _ in 0..100 {
            two.pick(Source(5), 1000);
        }
        let picks = |fate: &mut Seeded| (0..20).map(|_| fate.pick(Source(2), 1_000_000)).collect::<Vec<_>>();
        assert_eq!(picks(&mut one), picks(&mut two));
    }

    /// Whether 16 × 16 pairs come as evenly as chance has it: chi-square within five standard deviations of its mean.
    fn even(pairs: impl Iterator<Item = (u32, u32)>) -> bool {
        let mut counts = [0i64; 256];
        pairs.for_each(|(one, other)| counts[(one * 16 + other) as usize] += 1);
        let total: i64 = counts.iter().sum();
        let chi = counts.iter().map(|&n| (256 * n - total).pow(2)).sum::<i64>() / (256 * total);
        (255 - 113..=255 + 113).contains(&chi)
    }

    #[test]
    fn neighbouring_games_and_sources_have_nothing_in_common() {
        let first = |seed: Seed, source| seed.stream(Source(source)).pick(16);
        let seeds = || Seed::of("run").series(0..100_000);
        let games = seeds().zip(seeds().skip(1));
        let sources = |one, other| seeds().map(move |seed| (first(seed, one), first(seed, other)));
        assert!(even(games.map(|(one, next)| (first(one, 0), first(next, 0)))));
        assert!(even(sources(0, 1)));
        assert!(even(sources(0, Source::PLAYER.0)));
        let in_turn = seeds().map(|seed| seed.stream(Source(0)));
        assert!(even(in_turn.map(|mut stream| (stream.pick(16), stream.pick(16)))));
    }

    #[test]
    fn every_face_is_as_likely() {
        let mut counts = [0u32; 6];
        let mut fate = Seeded::new(Seed::of("fair"));
        (0..60_000).for_each(|_| counts[fate.roll(Source(0), 6) as usize - 1] += 1);
        let surprise: i64 = counts.iter().map(|&n| (n as i64 - 10_000).pow(2)).sum::<i64>() / 10_000;
        assert!(surprise < 21, "chi-square with 5 degrees of freedom: {surprise}, of {counts:?}");
    }
}
