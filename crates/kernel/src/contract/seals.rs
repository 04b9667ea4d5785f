//! What is sealed stays unsaid, until the campaign opens it.

use super::{Breach, Promise};
use crate::seal::{PageWord, read_page, read_text};
use crate::{Ctx, Fate, Moves, Policy, Seal, Seat, SeatSet, Seed, Seeded, Source, Status, Telling, Text};
use std::collections::BTreeSet;

/// What a battery of seals has met: one in which nothing was sealed has shown nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SealsMet {
    /// Pages, events and odds that were read.
    pub read: u64,
    /// The most seals that lay over anybody.
    pub sealed: usize,
    /// How often a decision, or the end of a run, opened something.
    pub opened: u64,
}

/// Plays campaigns of a game and reads all that leaves: every page, every event and what chance may make of a choice. The seed says which
/// games are played.
///
/// # Errors
/// The first thing that was said, or clause that was pointed at, while it was sealed.
pub fn keep_seals<G: Policy + Telling>(
    game: &G,
    options: &G::Options,
    seed: &str,
    games: u64,
) -> Result<SealsMet, Breach> {
    let luck = Seeded::new(Seed::of(seed).player(Seat(0)));
    let mut reading = Reading { game, luck, met: SealsMet::default(), left: 0, seed };
    let mut starts = options.clone();
    for number in 0..games {
        let ended = reading.run(&starts, number)?;
        let next = game.next_chronicle(&ended).and_then(|chronicle| game.options_after(&starts, &chronicle).ok());
        starts = next.unwrap_or_else(|| {
            // Another campaign has all its seals again.
            reading.left = 0;
            options.clone()
        });
    }
    Ok(reading.met)
}

/// A battery under way.
struct Reading<'a, G> {
    game: &'a G,
    luck: Seeded,
    met: SealsMet,
    /// How many seals the campaign has left.
    left: usize,
    seed: &'a str,
}

/// What lies sealed for somebody, and what was read of it.
struct Spy {
    names: BTreeSet<String>,
    clauses: Vec<Seal>,
    read: Option<String>,
}

impl Spy {
    fn new(sealed: Vec<Seal>) -> Self {
        let (mut names, mut clauses) = (BTreeSet::new(), Vec::new());
        for seal in sealed {
            match seal {
                Seal::Name(printed) => names.extend([printed.fr, printed.en]),
                seal => clauses.push(seal),
            }
        }
        Self { names, clauses, read: None }
    }

    fn read(&mut self, word: PageWord<'_>) {
        match word {
            PageWord::Name(name) if self.names.contains(name) => self.read = Some(name.into()),
            PageWord::Clause(clause) if self.clauses.iter().any(|seal| seal.covers(clause)) => {
                self.read = Some(clause.into());
            }
            _ => {}
        }
    }
}

impl<G: Policy + Telling> Reading<'_, G> {
    /// Plays a run to its end.
    fn run(&mut self, options: &G::Options, number: u64) -> Result<G::Table, Breach> {
        let mut ctx = Ctx::new(Seeded::new(Seed::of(self.seed).nth(number)), Vec::new());
        let mut table = self.game.setup(options, &mut ctx);
        let everybody = SeatSet::first(self.game.seats(options));
        self.count_opened(&table);
        loop {
            for seat in everybody.iter().chain([Seat::WATCHER]) {
                self.read_all(&table, seat, &ctx.audience)?;
            }
            ctx.audience.clear();
            let Status::Awaiting(awaited) = self.game.status(&table) else { return Ok(table) };
            let awaited: Vec<Seat> = awaited.iter().collect();
            let seat = awaited[self.luck.pick(Source::PLAYER, awaited.len() as u32) as usize];
            let mut legal = Moves::new();
            self.game.legal_actions(&table, seat, &mut legal);
            let any = legal[self.luck.pick(Source::PLAYER, legal.len() as u32) as usize];
            let random = number.is_multiple_of(2);
            let action = if random { any } else { self.game.careful(&self.game.view(&table, seat), seat) };
            self.read_odds(&table, seat, any)?;
            self.game.apply(&mut table, seat, action, &mut ctx);
            self.count_opened(&table);
        }
    }

    fn count_opened(&mut self, table: &G::Table) {
        let left = self.game.sealed(Some(&self.game.view(table, Seat::WATCHER))).len();
        self.met.opened += (left < self.left) as u64;
        self.left = left;
    }

    fn spy(&mut self, table: &G::Table, seat: Seat) -> Spy {
        let sealed = self.game.sealed(Some(&self.game.view(table, seat)));
        self.met.sealed = self.met.sealed.max(sealed.len());
        Spy::new(sealed)
    }

    /// What a seat has before its eyes, and what it has just heard.
    fn read_all(&mut self, table: &G::Table, seat: Seat, heard: &[G::Event]) -> Result<(), Breach> {
        let mut spy = self.spy(table, seat);
        read_page(&self.game.page(&self.game.view(table, seat), seat), &mut |word| spy.read(word));
        for event in heard.iter().filter_map(|event| self.game.witness(event, seat)) {
            read_text(&self.game.tell(&event), &mut |word| spy.read(word));
            self.met.read += 1;
        }
        self.close(spy, "page or story", table, seat)
    }

    /// What chance may make of a choice: whoever thinks of it has opened nothing yet.
    fn read_odds(&mut self, table: &G::Table, seat: Seat, action: G::Action) -> Result<(), Breach> {
        let mut supposed = self.game.suppose(&self.game.view(table, seat), seat, &mut self.luck);
        let mut ctx = Ctx::new(&mut self.luck, Vec::new());
        self.game.apply(&mut supposed, seat, action, &mut ctx);
        let heard: Vec<_> = ctx.audience.iter().filter_map(|event| self.game.witness(event, seat)).collect();
        let outcome: Option<Text> = self.game.outcome(&heard);
        let mut spy = self.spy(table, seat);
        outcome.iter().for_each(|text| read_text(text, &mut |word| spy.read(word)));
        self.close(spy, "odds", table, seat)
    }

    fn close(&mut self, spy: Spy, told_by: &str, table: &G::Table, seat: Seat) -> Result<(), Breach> {
        self.met.read += 1;
        match spy.read {
            None => Ok(()),
            Some(read) => Err(Breach {
                promise: Promise::SealsHold,
                how: format!("seed {:?}: {seat:?} reads {read:?} by {told_by}: {table:?}", self.seed),
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toys::{Camp, Expedition, Slip};

    #[test]
    fn the_honest_expedition_says_nothing_of_its_lamp() {
        let met = keep_seals(&Expedition { slip: Slip::Nothing }, &Camp::FIRST, "seals", 300).unwrap();
        assert!(met.sealed > 0 && met.opened > 0 && met.read > 300, "{met:?}");
    }

    #[test]
    fn every_twin_that_breaks_a_seal_is_caught() {
        for slip in [Slip::Blabs, Slip::Rumours, Slip::Promises, Slip::Points] {
            let caught = keep_seals(&Expedition { slip }, &Camp::FIRST, "seals", 300).unwrap_err();
            assert_eq!(caught.promise, Promise::SealsHold, "{slip:?}");
        }
    }
}
