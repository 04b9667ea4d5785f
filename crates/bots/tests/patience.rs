//! A game in which one may go on for long without chance having a word: thoughts of it are cut somewhere, however deep they could go.

use bots::{Bot, Budget, MonteCarlo};
use kernel::{
    Audience, Clause, Ctx, Fate, Game, Moves, Nobody, Outcome, Policy, Seat, SeatSet, Secrets, Seed, Seeded, Status,
};

/// Steps until the end.
const LONG: u32 = 200_000;

/// Steps taken, whether somebody has given up, and as much beside as the largest tables hold.
type Table = (u32, bool, [u64; 512]);

struct Patience;

impl Game for Patience {
    type Options = ();
    type Table = Table;
    /// Whether to go on.
    type Action = bool;
    type Event = ();
    type View = Table;
    type Refusal = ();

    fn seats(&self, (): &()) -> u8 {
        1
    }

    fn longest(&self, (): &()) -> u32 {
        LONG
    }

    fn setup<F: Fate, A: Audience<()>>(&self, (): &(), _: &mut Ctx<F, A>) -> Table {
        (0, false, [0; 512])
    }

    fn status(&self, (steps, gave_up, _): &Table) -> Status {
        match (steps, gave_up) {
            (0..LONG, false) => Status::Awaiting(SeatSet::only(Seat(0))),
            (_, gave_up) => Status::Over(Outcome::solo(0, !gave_up)),
        }
    }

    fn candidates(&self, table: &Table, seat: Seat, offer: impl FnMut(bool)) {
        if self.awaited(table).has(seat) {
            [true, false].into_iter().for_each(offer);
        }
    }

    fn check(&self, table: &Table, seat: Seat, _: bool) -> Result<(), ()> {
        if self.awaited(table).has(seat) { Ok(()) } else { Err(()) }
    }

    fn apply<F: Fate, A: Audience<()>>(&self, table: &mut Table, _: Seat, go_on: bool, _: &mut Ctx<F, A>) {
        table.0 += 1;
        table.1 = !go_on;
    }

    fn view(&self, table: &Table, _: Seat) -> Table {
        *table
    }

    fn imagine<F: Fate>(&self, view: &Table, _: Seat, _: &mut F) -> Table {
        *view
    }

    fn secrets(&self, _: &Table) -> Secrets {
        Secrets::Nothing
    }

    fn witness(&self, (): &(), _: Seat) -> Option<()> {
        Some(())
    }

    fn clause(&self, (): ()) -> Clause {
        Clause("patience")
    }
}

impl Policy for Patience {
    const POINTS_FOR_A_WIN: u32 = 1;

    fn careful(&self, _: &Table, _: Seat) -> bool {
        false
    }

    fn rollout<F: Fate>(&self, _: &Table, _: Seat, _: &mut F) -> bool {
        false
    }
}

#[test]
fn a_bot_stops_thinking_where_chance_never_answers() {
    let table = Patience.setup(&(), &mut Ctx::new(Seeded::new(Seed::of("patience")), Nobody));
    let mut legal = Moves::new();
    Patience.legal_actions(&table, Seat(0), &mut legal);
    let chosen = MonteCarlo::new(Budget::Playouts(20)).choose(&Patience, Seat(0), &table, &legal);
    assert_eq!(Patience.check(&table, Seat(0), chosen), Ok(()));
}
