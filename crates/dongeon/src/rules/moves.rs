//! The three movements of cards, and looking at the one on top.

use super::{Dongeon, GREY, GREY_TURN, WHITE, WHITE_TURN};
use crate::decisions::Event;
use crate::table::{Aside, Colour, Table};
use kernel::{Audience, Ctx, Fate};

impl Dongeon {
    /// §move.pass-white, §move.pass-grey: the card on top goes under the deck; on white with the icon that was used down, on
    /// grey with it up.
    #[inline]
    pub(super) fn pass(&self, table: &mut Table, edge: u8) {
        table.deck.pass(if table.colour == Colour::White { edge + 2 } else { edge });
    }

    /// Passes the card on top as if its top icon had been used.
    #[inline]
    pub(super) fn pass_as_it_lies(&self, table: &mut Table) {
        let edge = table.top().up();
        self.pass(table, edge);
    }

    /// §move.flip: the deck is turned over left to right, so its last card comes on top, and every card keeps its top.
    pub(super) fn flip<F: Fate, A: Audience<Event>>(&self, table: &mut Table, ctx: &mut Ctx<F, A>) {
        table.deck.all_mut().reverse();
        table.colour = if table.colour == Colour::White { Colour::Grey } else { Colour::White };
        table.streak = 0;
        ctx.tell(Event::Flipped { colour: table.colour }, table);
    }

    /// §move.aside: the card on top leaves the deck, with the icon that was used up.
    pub(super) fn set_aside(&self, table: &mut Table, edge: u8, kind: Aside) {
        let card = table.deck.remove(0).turned(edge);
        table.why[table.aside.len()] = kind;
        table.aside.push(card);
    }

    /// §move.discard: the oldest card of a kind goes under the deck, with its icon down, whatever the colour.
    pub(super) fn discard(&self, table: &mut Table, kind: Aside) {
        let count = table.aside.len();
        let Some(at) = table.why[..count].iter().position(|why| *why == kind) else { return };
        let card = table.aside.remove(at);
        table.why[at..count].rotate_left(1);
        table.why[count - 1] = Aside::Weapon;
        table.deck.push(card.turned(card.up() + 2));
    }

    /// §memory.seen, §setup.pairs: looks at the card on top; a face that nobody has seen comes from those that are left, turned at random.
    #[inline]
    pub(super) fn turn_up<F: Fate, A: Audience<Event>>(&self, table: &mut Table, ctx: &mut Ctx<F, A>) {
        let (top, colour) = (table.top(), table.colour);
        let new = top.face(colour).is_none() && !top.is_doors();
        if new {
            let (source, turn, unseen) = match colour {
                Colour::White => (WHITE, WHITE_TURN, &mut table.unseen_white),
                Colour::Grey => (GREY, GREY_TURN, &mut table.unseen_grey),
            };
            let face = ctx.fate.draw(source, unseen);
            unseen.take(face);
            let letter = ctx.fate.roll(turn, 4) - 1;
            table.deck.all_mut()[0] = top.seen(colour, face, letter);
        }
        if let Some(face) = table.top().lies(&self.deck, colour) {
            table.shown = face;
            ctx.tell(Event::Turned { icons: face.icons(), new }, table);
        }
    }
}
