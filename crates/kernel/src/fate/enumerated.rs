//! Every outcome of chance.

use super::{Fate, Source};
use crate::{Fraction, SmallNumber, Stock};

/// Chance that walks every branch in turn. Cards that are alike are one branch, as likely as they are many.
#[derive(Debug)]
pub struct Enumerated {
    path: Vec<Branch>,
    depth: usize,
    /// How many questions are walked; later ones get their first answer.
    deepest: usize,
}

#[derive(Debug)]
struct Branch {
    /// How many branches there are, and which is taken.
    ways: u32,
    taken: u32,
    /// How likely the one taken is: `weight` out of `whole`.
    weight: u32,
    whole: u32,
}

/// There are more outcomes than the caller wanted to hear of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMany;

impl Enumerated {
    /// Runs `run` once for every way in which chance may fall, and tells `each` what it gave and how likely that was.
    /// The probabilities add up to exactly one.
    ///
    /// # Errors
    /// If there are more than `most` ways; `each` may have heard of some of them.
    pub fn walk<T>(most: usize, run: impl FnMut(&mut Self) -> T, each: impl FnMut(Fraction, T)) -> Result<(), TooMany> {
        Self::walk_first(usize::MAX, most, run, each)
    }

    /// As [`Enumerated::walk`], over the first `deepest` questions only: what `run` gives must not depend on later ones.
    ///
    /// # Errors
    /// If there are more than `most` ways.
    pub fn walk_first<T>(
        deepest: usize,
        most: usize,
        mut run: impl FnMut(&mut Self) -> T,
        mut each: impl FnMut(Fraction, T),
    ) -> Result<(), TooMany> {
        let mut fate = Self { path: Vec::new(), depth: 0, deepest };
        for _ in 0..most {
            fate.depth = 0;
            let result = run(&mut fate);
            each(fate.likelihood().ok_or(TooMany)?, result);
            if !fate.turn() {
                return Ok(());
            }
        }
        Err(TooMany)
    }

    fn likelihood(&self) -> Option<Fraction> {
        self.path.iter().try_fold(Fraction::ONE, |whole, branch| whole.share(branch.weight, branch.whole))
    }

    /// Moves on to the next branch; false once all have been taken.
    fn turn(&mut self) -> bool {
        while let Some(branch) = self.path.last_mut() {
            branch.taken += 1;
            if branch.taken < branch.ways {
                return true;
            }
            self.path.pop();
        }
        false
    }

    /// The next question, which has so many branches; nothing where it lies too deep to be walked.
    fn branch(&mut self, ways: u32) -> Option<&mut Branch> {
        if self.depth == self.deepest {
            return None;
        }
        if self.depth == self.path.len() {
            self.path.push(Branch { ways, taken: 0, weight: 1, whole: ways });
        }
        self.depth += 1;
        Some(&mut self.path[self.depth - 1])
    }
}

impl Fate for Enumerated {
    fn pick(&mut self, _: Source, ways: u32) -> u32 {
        self.branch(ways).map_or(0, |branch| branch.taken)
    }

    fn deal<const N: usize, I: SmallNumber>(&mut self, _: Source, unseen: &Stock<N, I>) -> I {
        let Some(branch) = self.branch(unseen.kinds().count() as u32) else { return unseen.nth(0) };
        let (kind, count) = unseen.kinds().nth(branch.taken as usize).expect("the same stock whenever it is asked");
        (branch.weight, branch.whole) = (count.place() as u32, unseen.len());
        kind
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_dice() {
        let (mut total, mut sevens) = (Fraction::ZERO, Fraction::ZERO);
        let throw = |fate: &mut Enumerated| fate.roll(Source(0), 6) + fate.roll(Source(0), 6);
        Enumerated::walk(36, throw, |p, sum| {
            total = total.plus(p).unwrap();
            if sum == 7 {
                sevens = sevens.plus(p).unwrap();
            }
        })
        .unwrap();
        assert_eq!(total, Fraction::ONE);
        assert_eq!(sevens, Fraction::new(1, 6));
        assert_eq!(Enumerated::walk(35, throw, |_, _| ()), Err(TooMany));
    }

    #[test]
    fn branches_may_differ_in_depth() {
        let mut heard = Vec::new();
        let again_on_six = |fate: &mut Enumerated| match fate.roll(Source(0), 6) {
            6 => 6 + fate.roll(Source(0), 6),
            face => face,
        };
        Enumerated::walk(100, again_on_six, |p, sum| heard.push((sum, p))).unwrap();
        assert_eq!(heard.len(), 11);
        assert_eq!(heard[0], (1, Fraction::new(1, 6)));
        assert_eq!(heard[10], (12, Fraction::new(1, 36)));
    }

    /// A hand of three out of ten cards of three kinds.
    fn hand(fate: &mut Enumerated) -> [u8; 3] {
        let mut stock = Stock::of([5u8, 0, 1, 4]);
        [0; 3].map(|_| {
            let kind = fate.deal(Source(0), &stock);
            stock.take(kind);
            kind
        })
    }

    #[test]
    fn cards_that_are_alike_are_one_branch() {
        let mut heard = Vec::new();
        // Three kinds three times, but the single card comes once at most.
        let ways = 27 - 7;
        Enumerated::walk(ways, hand, |p, kinds| heard.push((kinds, p))).unwrap();
        assert_eq!(Enumerated::walk(ways - 1, hand, |_, _| ()), Err(TooMany));
        let sum = heard.iter().try_fold(Fraction::ZERO, |sum, (_, p)| sum.plus(*p));
        assert_eq!((heard.len(), sum), (ways, Some(Fraction::ONE)));
        assert_eq!(heard[0], ([0, 0, 0], Fraction::new(5 * 4 * 3, 720)));
        // As likely as walking every card apart says.
        for (kinds, p) in heard {
            let mut cards = Fraction::ZERO;
            let one_by_one = |fate: &mut Enumerated| {
                let mut left = vec![0, 0, 0, 0, 0, 2, 3, 3, 3, 3];
                [0; 3].map(|_| left.remove(fate.pick(Source(0), left.len() as u32) as usize))
            };
            let count = |q, found: [u8; 3]| cards = if found == kinds { cards.plus(q).unwrap() } else { cards };
            Enumerated::walk(720, one_by_one, count).unwrap();
            assert_eq!(p, cards, "{kinds:?}");
        }
    }

    #[test]
    fn hundreds_of_cards_of_few_kinds_are_walked() {
        let deal_four = |fate: &mut Enumerated| {
            let mut stock = Stock::of([300u16, 200, 400]);
            let mut sum = 0;
            for _ in 0..4 {
                let kind = fate.deal(Source(0), &stock);
                stock.take(kind);
                sum += kind;
            }
            sum
        };
        let mut total = Fraction::ZERO;
        Enumerated::walk(81, deal_four, |p, _| total = total.plus(p).unwrap()).unwrap();
        assert_eq!(total, Fraction::ONE);
    }

    #[test]
    fn the_first_questions_only() {
        let mut heard = Vec::new();
        let first = |fate: &mut Enumerated| (fate.roll(Source(0), 6), fate.roll(Source(0), 6)).0;
        Enumerated::walk_first(1, 6, first, |p, face| heard.push((face, p))).unwrap();
        assert_eq!(heard, (1..=6).map(|face| (face, Fraction::new(1, 6))).collect::<Vec<_>>());
    }

    #[test]
    fn nothing_asked_is_one_certain_outcome() {
        let mut heard = Vec::new();
        Enumerated::walk(1, |_| 'x', |p, x| heard.push((p, x))).unwrap();
        assert_eq!(heard, [(Fraction::ONE, 'x')]);
    }
}
