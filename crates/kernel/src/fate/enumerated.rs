//! Every outcome of chance.

use super::{Fate, Source};
use crate::Fraction;

/// Chance that walks every branch in turn.
#[derive(Debug)]
pub struct Enumerated {
    path: Vec<Branch>,
    depth: usize,
    /// How many questions are walked; later ones get their first answer.
    deepest: usize,
}

#[derive(Debug)]
struct Branch {
    ways: u32,
    taken: u32,
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
        self.path.iter().try_fold(Fraction::ONE, |whole, branch| whole.shared_by(branch.ways))
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
}

impl Fate for Enumerated {
    fn pick(&mut self, _: Source, ways: u32) -> u32 {
        if self.depth == self.deepest {
            return 0;
        }
        if self.depth == self.path.len() {
            self.path.push(Branch { ways, taken: 0 });
        }
        self.depth += 1;
        self.path[self.depth - 1].taken
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
