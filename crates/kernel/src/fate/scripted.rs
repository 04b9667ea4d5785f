//! Chance from a script, or from the player's own table.

use super::{Fate, Seeded, Source};
use crate::{Bag, Seat, SmallNumber, Stock};
use std::collections::VecDeque;

/// What a script could not answer: what the player has to look up on the real table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FateQuestion {
    /// The pile or die.
    pub source: Source,
    /// What it may show: cards still unseen, or faces.
    pub faces: Vec<u16>,
    /// The seat for whose eyes alone it is; nobody's where all may look.
    pub eyes: Option<Seat>,
}

/// Why a script does not fit the game. The table that was being changed is then to be thrown away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The script has run dry. Under the asked fate, this is the next question to the player.
    Dry(FateQuestion),
    /// The script names something that cannot come up there.
    Impossible {
        /// The pile or die.
        source: Source,
        /// What the script said.
        face: u16,
    },
}

/// Chance from a script: the sources that it names follow it, the others follow a seed.
#[derive(Clone, Debug)]
pub struct Scripted {
    named: Vec<(Source, VecDeque<u16>)>,
    /// The named sources that follow the seed where the script ends.
    then_seeded: Vec<Source>,
    rest: Seeded,
    trouble: Option<Trouble>,
    told: Vec<(Source, u16)>,
    /// For whose eyes the next answer is.
    eyes: Option<Seat>,
}

impl Scripted {
    /// A script that names nothing yet.
    pub fn new(rest: Seeded) -> Self {
        Self { named: Vec::new(), then_seeded: Vec::new(), rest, trouble: None, told: Vec::new(), eyes: None }
    }

    /// Adds what a source will show next; an empty list makes it a source that has run dry.
    pub fn name(&mut self, source: Source, faces: impl IntoIterator<Item = u16>) {
        match self.named.iter_mut().find(|(named, _)| *named == source) {
            Some((_, queue)) => queue.extend(faces),
            None => self.named.push((source, faces.into_iter().collect())),
        }
    }

    /// Has a source follow the seed where the script ends, instead of running dry.
    pub fn go_on_by_seed(&mut self, source: Source) {
        self.then_seeded.push(source);
    }

    /// The first thing that went wrong.
    pub fn trouble(&self) -> Option<&Trouble> {
        self.trouble.as_ref()
    }

    /// What named sources have shown since the last call, in order.
    pub fn told(&mut self) -> Vec<(Source, u16)> {
        core::mem::take(&mut self.told)
    }

    /// The next scripted face of a source; `Err` where the source is not named, or goes on by the seed.
    fn next(&mut self, source: Source, fits: impl Fn(u16) -> bool, faces: impl Fn() -> Vec<u16>) -> Result<u16, ()> {
        let eyes = self.eyes.take();
        let (_, queue) = self.named.iter_mut().find(|(named, _)| *named == source).ok_or(())?;
        let shown = match queue.pop_front() {
            Some(face) if fits(face) => {
                self.told.push((source, face));
                return Ok(face);
            }
            Some(face) => Trouble::Impossible { source, face },
            None if self.then_seeded.contains(&source) => return Err(()),
            None => Trouble::Dry(FateQuestion { source, faces: faces(), eyes }),
        };
        self.trouble.get_or_insert(shown);
        // Any face that fits will do: the table is thrown away.
        Ok(faces()[0])
    }
}

impl Fate for Scripted {
    fn pick(&mut self, source: Source, ways: u32) -> u32 {
        let most = ways.min(1 << 16);
        self.next(source, |face| (face as u32) < most, || (0..most).map(|face| face as u16).collect())
            .map_or_else(|()| self.rest.pick(source, ways), u32::from)
    }

    fn draw<const W: usize, I: SmallNumber>(&mut self, source: Source, unseen: &Bag<W, I>) -> I {
        let fits = |card: u16| (card as usize) < I::NUMBERS && unseen.has(I::keep(card as usize));
        self.next(source, fits, || unseen.iter().map(I::into).collect())
            .map_or_else(|()| self.rest.draw(source, unseen), |card| I::keep(card as usize))
    }

    fn deal<const N: usize, I: SmallNumber>(&mut self, source: Source, unseen: &Stock<N, I>) -> I {
        let fits = |kind: u16| (kind as usize) < I::NUMBERS && unseen.has(I::keep(kind as usize));
        self.next(source, fits, || unseen.kinds().map(|(kind, _)| kind.into()).collect())
            .map_or_else(|()| self.rest.deal(source, unseen), |kind| I::keep(kind as usize))
    }

    fn roll(&mut self, source: Source, faces: u8) -> u8 {
        let all = 1..=faces as u16;
        self.next(source, |face| all.contains(&face), || all.clone().collect())
            .map_or_else(|()| self.rest.roll(source, faces), |face| face as u8)
    }

    fn show_only(&mut self, seat: Seat) {
        self.eyes = Some(seat);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Counted, Seed};

    const PILE: Source = Source(0);
    const DIE: Source = Source(1);

    fn script() -> Scripted {
        Scripted::new(Seeded::new(Seed::of("rest")))
    }

    #[test]
    fn named_sources_follow_the_script_and_the_others_the_seed() {
        let mut fate = script();
        fate.name(PILE, [3, 1]);
        assert_eq!(fate.draw(PILE, &Bag::<1>::first(5)), 3);
        let mut seeded = Seeded::new(Seed::of("rest"));
        assert_eq!(fate.roll(DIE, 6), seeded.roll(DIE, 6));
        assert_eq!(fate.draw(PILE, &Bag::<1>::first(2)), 1);
        assert_eq!(fate.trouble(), None);
        assert_eq!(fate.told(), [(PILE, 3), (PILE, 1)]);
    }

    #[test]
    fn a_source_goes_on_by_the_seed_where_that_is_said() {
        let mut fate = script();
        fate.name(DIE, [3]);
        fate.go_on_by_seed(DIE);
        let mut seeded = Seeded::new(Seed::of("rest"));
        assert_eq!(fate.roll(DIE, 6), 3);
        assert_eq!(fate.roll(DIE, 6), seeded.roll(DIE, 6));
        let told = fate.told();
        assert_eq!((fate.trouble(), told), (None, vec![(DIE, 3)]));
    }

    #[test]
    fn cards_that_are_alike_are_named_by_their_kind() {
        let mut fate = script();
        fate.name(PILE, [2, 2, 1]);
        let mut stock = Stock::of([3u8, 0, 2]);
        for _ in 0..2 {
            assert_eq!(fate.deal(PILE, &stock), 2);
            stock.take(2);
        }
        fate.deal(PILE, &stock);
        assert_eq!(fate.trouble(), Some(&Trouble::Impossible { source: PILE, face: 1 }));
        // A number that no kind can have is not one of a kind that there is, whatever is left of it in a byte.
        let mut fate = script();
        fate.name(PILE, [256]);
        fate.deal(PILE, &stock);
        assert_eq!(fate.trouble(), Some(&Trouble::Impossible { source: PILE, face: 256 }));
        let mut fate = script();
        fate.name(PILE, []);
        fate.deal(PILE, &stock);
        assert_eq!(fate.trouble(), Some(&Trouble::Dry(FateQuestion { source: PILE, faces: vec![0], eyes: None })));
    }

    #[test]
    fn ids_beyond_a_byte_are_scripted_and_asked_for() {
        let mut fate = script();
        fate.name(PILE, [299, 256]);
        assert_eq!(fate.draw(PILE, &Bag::<5, u16>::first(300)), 299);
        let mut stock = Stock::<400, u16>::default();
        for kind in [256, 256, 399] {
            stock.put(kind);
        }
        assert_eq!(fate.deal(PILE, &stock), 256);
        fate.deal(PILE, &stock);
        assert_eq!(
            fate.trouble(),
            Some(&Trouble::Dry(FateQuestion { source: PILE, faces: vec![256, 399], eyes: None }))
        );
        let mut fate = script();
        fate.name(PILE, [257]);
        fate.draw(PILE, &Bag::<1>::first(3));
        let not_the_second_card = Trouble::Impossible { source: PILE, face: 257 };
        assert_eq!(fate.trouble(), Some(&not_the_second_card));
    }

    #[test]
    fn a_dry_script_asks_the_question() {
        let mut fate = script();
        fate.name(PILE, []);
        fate.draw(PILE, &Bag::<1>::first(2));
        assert_eq!(fate.trouble(), Some(&Trouble::Dry(FateQuestion { source: PILE, faces: vec![0, 1], eyes: None })));
    }

    /// What is drawn for one seat's eyes says so, whatever stands between the rules and the script; the next question does not.
    #[test]
    fn a_question_says_for_whose_eyes_it_is() {
        let eyes = |fate: &Scripted| match fate.trouble() {
            Some(Trouble::Dry(question)) => question.eyes,
            trouble => panic!("{trouble:?}"),
        };
        let dry = |named: &[u16]| {
            let mut fate = script();
            fate.name(PILE, named.iter().copied());
            fate.name(DIE, []);
            Counted::new(fate)
        };
        let draw =
            |fate: &mut Counted<Scripted>| (&mut &mut *fate).for_eyes_of(Seat(2)).draw(PILE, &Bag::<1>::first(2));
        let mut fate = dry(&[]);
        draw(&mut fate);
        assert_eq!(eyes(&fate.fate), Some(Seat(2)));
        let mut fate = dry(&[1]);
        assert_eq!(draw(&mut fate), 1);
        fate.roll(DIE, 6);
        assert_eq!(eyes(&fate.fate), None);
        let mut fate = dry(&[]);
        fate.for_eyes_of(Seat(1)).deal(Source(7), &Stock::of([1_u8]));
        fate.for_eyes_of(Seat(1)).pick(Source(7), 2);
        fate.draw(PILE, &Bag::<1>::first(2));
        assert_eq!(eyes(&fate.fate), None, "a source that is not named uses the words up, too");
        let mut fate = dry(&[]);
        fate.for_eyes_of(Seat(0)).roll(DIE, 6);
        assert_eq!(eyes(&fate.fate), Some(Seat(0)));
    }

    #[test]
    fn only_the_first_trouble_counts() {
        let mut fate = script();
        fate.name(DIE, [7]);
        fate.roll(DIE, 6);
        fate.roll(DIE, 6);
        assert_eq!(fate.trouble(), Some(&Trouble::Impossible { source: DIE, face: 7 }));
    }
}
