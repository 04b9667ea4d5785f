//! Characters that bots play in.

use crate::{Fate, Printed, Remark, Seat, SeatSet, Source, Speech};

/// A character that a bot may play in, for games in which there is more than one sensible way to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Character {
    /// Its word, as in `--bot 2=traitor`.
    pub word: &'static str,
    /// What somebody of that character is called at the table, in full: a name and what one is known for.
    pub name: Printed,
    /// How such a one plays, in a sentence.
    pub style: Printed,
}

/// How a bot plays: its character, and what it remembers of what it was told and has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Persona {
    /// Its character: a place among the game's.
    pub character: u8,
    /// Those who have promised it something, and not broken it.
    pub promised: SeatSet,
    /// Those who have threatened it.
    pub threatened: SeatSet,
    /// Those to whom it has promised something itself.
    pub pledged: SeatSet,
    /// Those with whom peace was offered, by it or by them, and not broken.
    pub truces: SeatSet,
    /// Those whom it has threatened itself, and not paid back yet.
    pub vowed: SeatSet,
    /// Those who have wronged it or broken their word, and have not paid for it.
    pub grudges: SeatSet,
    /// Those who have kept their word, or helped it.
    pub trusted: SeatSet,
    /// Those who have refused what it offered, as long as nothing has changed.
    pub declined: SeatSet,
}

/// The most seats that a table has.
const MOST_SEATS: u8 = 8;

impl Persona {
    /// A bot of that character that remembers nothing.
    pub fn of(character: u8) -> Self {
        Self { character, ..Self::default() }
    }

    /// Hears at its seat what somebody said, itself perhaps, and what that does.
    pub fn hear(&mut self, seat: Seat, remark: Remark, speech: Speech) {
        if [Some(remark.seat), remark.to].into_iter().flatten().any(|one| one.0 >= MOST_SEATS) {
            return;
        }
        let own = remark.seat == seat;
        let kept = match speech {
            Speech::Promise if own => &mut self.pledged,
            Speech::Promise => &mut self.promised,
            Speech::Truce => &mut self.truces,
            Speech::Threat if own => &mut self.vowed,
            Speech::Threat => &mut self.threatened,
            Speech::Warning | Speech::Thanks => return,
        };
        let concerned = match remark.to {
            // What is said to all is said to everybody else who may sit there.
            None if own => SeatSet::first(MOST_SEATS).without(seat),
            Some(to) if own => SeatSet::only(to),
            None => SeatSet::only(remark.seat),
            Some(to) if to == seat => SeatSet::only(remark.seat),
            Some(_) => SeatSet::NONE,
        };
        *kept = concerned.iter().fold(*kept, SeatSet::with);
    }

    /// Somebody is gone: nothing is remembered of him.
    pub fn forget(&mut self, seat: Seat) {
        let kept = [
            &mut self.promised,
            &mut self.threatened,
            &mut self.pledged,
            &mut self.truces,
            &mut self.vowed,
            &mut self.grudges,
            &mut self.trusted,
            &mut self.declined,
        ];
        kept.into_iter().for_each(|set| *set = set.without(seat));
    }
}

/// Who those are that hide which of so many characters they play in, drawn by chance: exactly one of them is of the last, and of the
/// others nobody comes twice before all have come.
pub fn draw_hidden<F: Fate>(characters: u8, hidden: SeatSet, luck: &mut F) -> Vec<(Seat, u8)> {
    let Some(last) = characters.checked_sub(1) else { return Vec::new() };
    let mut others: Vec<u8> = (0..last.max(1)).collect();
    for at in (1..others.len()).rev() {
        others.swap(at, luck.pick(Source::PLAYER, at as u32 + 1) as usize);
    }
    let sole = luck.pick(Source::PLAYER, hidden.len().max(1)) as usize;
    let mut others = others.into_iter().cycle();
    let drawn = hidden.iter().enumerate();
    drawn.filter_map(|(at, seat)| Some((seat, if at == sole { last } else { others.next()? }))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Seed, Seeded};

    #[test]
    fn one_of_the_last_and_nobody_else_twice_too_soon() {
        for number in 0..200 {
            let mut luck = Seeded::new(Seed::of("hidden").nth(number));
            for seats in 1..6 {
                let hidden = SeatSet::first(seats + 1).without(Seat(0));
                let drawn = draw_hidden(4, hidden, &mut luck);
                let count = |character| drawn.iter().filter(|(_, drawn)| *drawn == character).count();
                assert_eq!(drawn.iter().map(|(seat, _)| *seat).collect::<SeatSet>(), hidden);
                assert_eq!(count(3), 1, "hidden/{number}: {drawn:?}");
                let most = (0..3).map(count).max();
                assert!(most <= Some((seats as usize + 1) / 3), "hidden/{number}: {drawn:?}");
            }
            assert_eq!(draw_hidden(1, SeatSet::first(2), &mut luck), [(Seat(0), 0), (Seat(1), 0)]);
            assert_eq!(draw_hidden(0, SeatSet::first(2), &mut luck), []);
        }
    }
}
