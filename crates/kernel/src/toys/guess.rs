//! "Guess the next die": every honest player wins one time in six. A searcher that clones its luck wins always.

use crate::{Audience, Clause, Ctx, Die, Fate, Game, Outcome, Policy, Seat, SeatSet, Secrets, Source, Status};

/// Say a number from 1 to 6, then throw the die.
#[derive(Clone, Copy, Debug, Default)]
pub struct Guess;

/// What was said, and what the die showed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GuessTable {
    thrown: Option<(u8, u8)>,
}

const DIE: Die = Die { source: Source(0), faces: 6 };

/// Why a guess is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GuessRefusal {
    /// The die has been thrown.
    Over,
    /// The die has no such face, or there is no such seat.
    Nonsense,
}

impl Game for Guess {
    type Options = ();
    type Table = GuessTable;
    type Action = u8;
    type Event = u8;
    type View = GuessTable;
    type Refusal = GuessRefusal;

    fn seats(&self, (): &()) -> u8 {
        1
    }

    fn longest(&self, (): &()) -> u32 {
        1
    }

    fn setup<F: Fate, A: Audience<u8>>(&self, (): &(), _: &mut Ctx<F, A>) -> GuessTable {
        GuessTable { thrown: None }
    }

    fn status(&self, table: &GuessTable) -> Status {
        match table.thrown {
            None => Status::Awaiting(SeatSet::only(Seat(0))),
            Some((said, shown)) => Status::Over(Outcome::solo((said == shown) as i32, said == shown)),
        }
    }

    fn candidates(&self, table: &GuessTable, seat: Seat, offer: impl FnMut(u8)) {
        if seat == Seat(0) && table.thrown.is_none() {
            (1..=DIE.faces).for_each(offer);
        }
    }

    fn check(&self, table: &GuessTable, seat: Seat, action: u8) -> Result<(), GuessRefusal> {
        match table.thrown {
            Some(_) => Err(GuessRefusal::Over),
            None if seat == Seat(0) && (1..=DIE.faces).contains(&action) => Ok(()),
            None => Err(GuessRefusal::Nonsense),
        }
    }

    fn apply<F: Fate, A: Audience<u8>>(&self, table: &mut GuessTable, _: Seat, action: u8, ctx: &mut Ctx<F, A>) {
        let shown = DIE.roll(&mut ctx.fate);
        table.thrown = Some((action, shown));
        ctx.audience.hear(shown);
    }

    fn view(&self, table: &GuessTable, _: Seat) -> GuessTable {
        *table
    }

    fn imagine<F: Fate>(&self, view: &GuessTable, _: Seat, _: &mut F) -> GuessTable {
        *view
    }

    fn secrets(&self, _: &GuessTable) -> Secrets {
        Secrets::Nothing
    }

    fn witness(&self, event: &u8, _: Seat) -> Option<u8> {
        Some(*event)
    }

    fn clause(&self, _: GuessRefusal) -> Clause {
        Clause("guess")
    }
}

impl Policy for Guess {
    const POINTS_FOR_A_WIN: u32 = 1;

    fn careful(&self, _: &GuessTable, _: Seat) -> u8 {
        1
    }

    fn rollout<F: Fate>(&self, _: &GuessTable, _: Seat, fate: &mut F) -> u8 {
        fate.roll(Source::PLAYER, DIE.faces)
    }
}
