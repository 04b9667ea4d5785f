//! The doors card: bosses on the way, doors crossed back, the entrance.

use super::{Dongeon, calm};
use crate::decisions::Event;
use crate::table::{Colour, Foe, Phase, Table};
use kernel::{Audience, Ctx, Fate};

impl Dongeon {
    /// The doors card is on top.
    pub(super) fn meet_doors<F: Fate, A: Audience<Event>>(&self, table: &mut Table, ctx: &mut Ctx<F, A>) {
        match (table.colour, table.door) {
            // §doors.boss: a quarter turn shows the next number.
            (Colour::White, door @ 1..=3) => {
                table.deck.pass(0);
                table.door = door + 1;
                self.boss(table, Foe::Boss(door), door, ctx);
            }
            // §doors.final
            (Colour::White, _) => {
                table.deck.pass(0);
                self.assault(table, 1, ctx);
            }
            // §doors.entrance: the card stays where it is, and one is on the way again.
            (Colour::Grey, 1) => {
                ctx.tell(Event::Entrance, table);
                self.flip(table, ctx);
                calm(table);
            }
            // §doors.back
            (Colour::Grey, door) => {
                table.deck.pass(0);
                table.door = door - 1;
                ctx.tell(Event::CrossedBack { door: door - 1 }, table);
            }
        }
    }

    /// §doors.final: one of three assaults, each with a value of its own.
    pub(super) fn assault<F: Fate, A: Audience<Event>>(&self, table: &mut Table, number: u8, ctx: &mut Ctx<F, A>) {
        self.boss(table, Foe::Assault(number), 4, ctx);
    }

    /// §doors.final: the pause is over.
    pub(super) fn next_assault<F: Fate, A: Audience<Event>>(&self, table: &mut Table, ctx: &mut Ctx<F, A>) {
        let Phase::Between(number) = table.phase else { return };
        table.phase = Phase::Walk;
        self.assault(table, number, ctx);
    }

    /// §doors.value: a monster is drawn, and the number of the door makes it a boss. §doors.normal: then one fights.
    fn boss<F: Fate, A: Audience<Event>>(&self, table: &mut Table, foe: Foe, door: u8, ctx: &mut Ctx<F, A>) {
        let drawn = self.draw(table, Self::ordinary(table), ctx);
        if drawn.is_some() {
            self.pass_as_it_lies(table);
        }
        self.fight(table, foe, drawn.unwrap_or(0) + door, drawn.is_some(), ctx);
    }
}
