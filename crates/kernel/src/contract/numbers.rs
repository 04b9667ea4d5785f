//! Numbers say what views say: no less, no more, and always in the same place.

use super::{Breach, Promise};
use crate::{
    ActionSpace, Column, ColumnHead, Columns, Ctx, Fate, Moves, Nobody, Numbers, Pen, Policy, Seat, SeatSet, Seed,
    Seeded, Source, Status,
};
use core::fmt::Debug;
use std::collections::BTreeMap;

/// What a battery of numbers has met: one that met no view has shown nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NumbersMet {
    /// How many numbers a view is written in.
    pub width: usize,
    /// How many actions there are.
    pub actions: usize,
    /// Different views that were compared with each other.
    pub views: u64,
    /// Views that were met again, on the way or on an imagined table.
    pub again: u64,
    /// Legal actions whose numbers were looked at.
    pub legal: u64,
}

/// So many views are kept to be compared with those that come.
const MOST_KEPT: usize = 12_000;
/// So many actions of a position are tried out, so that views that hardly differ are met side by side.
const SIBLINGS: usize = 6;

/// Plays a game under some options, campaigns from run to run, and writes every view in numbers; the seed says which games are played.
///
/// # Errors
/// The first promise that was broken.
pub fn keep_numbers<G: Policy + Numbers>(
    game: &G,
    options: &G::Options,
    seed: &str,
    games: u64,
) -> Result<NumbersMet, Breach> {
    let columns = Columns::of(game, options);
    let space = ActionSpace::of(game);
    let met = NumbersMet { width: columns.width(), actions: space.len(), ..NumbersMet::default() };
    let luck = Seeded::new(Seed::of(seed).player(Seat(0)));
    let mut reckoning = Reckoning { game, columns, space, luck, kept: BTreeMap::new(), met, seed };
    reckoning.every_action()?;
    let mut starts = options.clone();
    for number in 0..games {
        let ended = reckoning.run(&starts, number)?;
        let next = game.next_chronicle(&ended).and_then(|chronicle| game.options_after(&starts, &chronicle).ok());
        starts = next.unwrap_or_else(|| options.clone());
    }
    Ok(reckoning.met)
}

/// A battery under way.
struct Reckoning<'a, G: Numbers> {
    game: &'a G,
    columns: Columns,
    space: ActionSpace<G::Action>,
    luck: Seeded,
    /// Views by their numbers.
    kept: BTreeMap<(Seat, Vec<i16>), G::View>,
    met: NumbersMet,
    seed: &'a str,
}

impl<G: Policy + Numbers> Reckoning<'_, G> {
    fn breach(&self, promise: Promise, how: impl Debug) -> Breach {
        Breach { promise, how: format!("seed {:?}: {how:?}", self.seed) }
    }

    /// Every number is that of one action, and every action has that number.
    fn every_action(&self) -> Result<(), Breach> {
        for (number, action) in self.space.all().iter().enumerate() {
            let found = self.game.action_number(*action);
            if found != Some(number) {
                return Err(self.breach(Promise::ActionsHaveNumbers, (action, number, found)));
            }
        }
        Ok(())
    }

    /// Plays a run to its end.
    fn run(&mut self, options: &G::Options, number: u64) -> Result<G::Table, Breach> {
        let mut ctx = Ctx::new(Seeded::new(Seed::of(self.seed).nth(number)), Nobody);
        let mut table = self.game.setup(options, &mut ctx);
        let seats = SeatSet::first(self.game.seats(options));
        loop {
            for seat in seats.iter().chain([Seat::WATCHER]) {
                self.look(&table, seat)?;
            }
            let Status::Awaiting(awaited) = self.game.status(&table) else { return Ok(table) };
            let awaited: Vec<Seat> = awaited.iter().collect();
            let seat = awaited[self.luck.pick(Source::PLAYER, awaited.len() as u32) as usize];
            let mut legal = Moves::new();
            self.game.legal_actions(&table, seat, &mut legal);
            self.legal(&legal)?;
            self.siblings(&table, seat, &legal)?;
            let any = legal[self.luck.pick(Source::PLAYER, legal.len() as u32) as usize];
            let random = number.is_multiple_of(2);
            let action = if random { any } else { self.game.careful(&self.game.view(&table, seat), seat) };
            self.game.apply(&mut table, seat, action, &mut ctx);
        }
    }

    /// Whatever is legal has a number, and the mask says so.
    fn legal(&mut self, legal: &[G::Action]) -> Result<(), Breach> {
        let mut mask = vec![0; self.space.len()];
        self.space.mask(self.game, legal, &mut mask);
        for action in legal {
            let number = self.game.action_number(*action);
            let back = number.and_then(|number| self.space.act(number));
            if back != Some(*action) || number.and_then(|number| mask.get(number)) != Some(&1) {
                return Err(self.breach(Promise::ActionsHaveNumbers, (action, number, back)));
            }
            self.met.legal += 1;
        }
        Ok(())
    }

    /// What some other actions would have led to.
    fn siblings(&mut self, table: &G::Table, seat: Seat, legal: &[G::Action]) -> Result<(), Breach> {
        if self.kept.len() >= MOST_KEPT {
            return Ok(());
        }
        let first = self.luck.pick(Source::PLAYER, legal.len() as u32) as usize;
        for step in 0..legal.len().min(SIBLINGS) {
            let mut after = table.clone();
            let action = legal[(first + step) % legal.len()];
            self.game.apply(&mut after, seat, action, &mut Ctx::new(&mut self.luck, Nobody));
            self.look(&after, seat)?;
        }
        Ok(())
    }

    /// Writes what a seat sees, and compares it with all that was seen before.
    fn look(&mut self, table: &G::Table, seat: Seat) -> Result<(), Breach> {
        let view = self.game.view(table, seat);
        let mut follower = Follower { columns: self.columns.all(), at: 0, stray: None };
        self.game.write_numbers(&view, seat, &mut follower);
        if follower.stray.is_some() || follower.at != self.columns.all().len() {
            let strayed = (follower.stray, follower.at, self.columns.all().len());
            return Err(self.breach(Promise::ColumnsStay, (strayed, &view)));
        }
        let numbers = self.columns.write(self.game, &view, seat);
        if let Some(beyond) = self.columns.out_of_bounds(&numbers) {
            return Err(self.breach(Promise::NumbersAreInBounds, (beyond, &view)));
        }
        self.again(&view, seat, &numbers)?;
        match self.kept.get(&(seat, numbers.clone())) {
            Some(known) if *known != view => {
                return Err(self.breach(Promise::NumbersTellViewsApart, (seat, known, &view)));
            }
            Some(_) => self.met.again += 1,
            None if self.kept.len() < MOST_KEPT => {
                self.met.views += 1;
                self.kept.insert((seat, numbers), view);
            }
            None => {}
        }
        Ok(())
    }

    /// The same view of another table is written in the same numbers.
    fn again(&mut self, view: &G::View, seat: Seat, numbers: &[i16]) -> Result<(), Breach> {
        let same = if seat == Seat::WATCHER {
            view.clone()
        } else {
            let elsewhere = self.game.imagine(view, seat, &mut self.luck);
            self.game.view(&elsewhere, seat)
        };
        let again = self.columns.write(self.game, &same, seat);
        if same == *view && again != numbers {
            return Err(self.breach(Promise::EqualViewsEqualNumbers, (seat, view, numbers, again)));
        }
        Ok(())
    }
}

/// A pen that follows known columns, and notes the first that is not the next of them.
struct Follower<'a> {
    columns: &'a [Column],
    at: usize,
    stray: Option<&'static str>,
}

impl Pen for Follower<'_> {
    fn column(&mut self, head: ColumnHead<'_>, _: impl FnOnce(&mut [i16])) {
        let follows = self.columns.get(self.at).is_some_and(|known| {
            known.name.ends_with(head.name)
                && (known.kind, known.width, known.low, known.high) == (head.kind, head.width, head.low, head.high)
                && known.names.len() == head.among.count()
        });
        if !follows {
            self.stray = self.stray.or(Some(head.name));
        }
        self.at += 1;
    }

    fn part(&mut self, _: &'static str, _: Option<usize>, write: impl FnOnce(&mut Self)) {
        write(self);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toys::{Camp, Duel, Expedition, Leak, Slip};

    #[test]
    fn the_honest_duel_keeps_it() {
        let met = keep_numbers(&Duel { leak: Leak::Nothing }, &(), "numbers", 200).unwrap();
        assert!(met.views > 100 && met.again > 0 && met.legal > 200, "{met:?}");
        assert_eq!(met.actions, 8);
    }

    /// A campaign is written in the same columns from its first run to its last.
    #[test]
    fn the_honest_expedition_keeps_it() {
        let met = keep_numbers(&Expedition { slip: Slip::Nothing }, &Camp::FIRST, "numbers", 90).unwrap();
        assert!(met.views > 100 && met.again > 0, "{met:?}");
    }

    #[test]
    fn every_twin_that_misnumbers_is_caught() {
        let promise = |leak| keep_numbers(&Duel { leak }, &(), "numbers", 200).unwrap_err().promise;
        assert_eq!(promise(Leak::ShiftingColumns), Promise::ColumnsStay);
        assert_eq!(promise(Leak::NumbersBeyond), Promise::NumbersAreInBounds);
        assert_eq!(promise(Leak::BlurredNumbers), Promise::NumbersTellViewsApart);
        assert_eq!(promise(Leak::FickleNumbers), Promise::EqualViewsEqualNumbers);
        assert_eq!(promise(Leak::SharedActionNumber), Promise::ActionsHaveNumbers);
        assert_eq!(promise(Leak::MissingAction), Promise::ActionsHaveNumbers);
    }

    /// Numbers are read back, and no name is lost on the way.
    #[test]
    fn numbers_are_printed_in_words() {
        let duel = Duel { leak: Leak::Nothing };
        let table = duel_table(&duel);
        let view = crate::Game::view(&duel, &table, Seat(0));
        let columns = Columns::of(&duel, &());
        let printed = columns.print(&columns.write(&duel, &view, Seat(0)));
        assert!(printed.contains("seat: one\n") && printed.contains("side.0.hand.count: 2\n"), "{printed}");
        assert!(columns.text().starts_with("0+1 seat maybe 0..2 one,two\n"), "{}", columns.text());
    }

    fn duel_table(duel: &Duel) -> crate::toys::DuelTable {
        crate::Game::setup(duel, &(), &mut Ctx::new(Seeded::new(Seed::of("print")), Nobody))
    }
}
