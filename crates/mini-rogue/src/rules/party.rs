//! Two heroes: gifts and exchanges.

use super::Act;
use crate::decisions::Event;
use crate::table::{Aside, Gift, Item};
use kernel::{Audience, Fate};

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// §two.exchange
    pub(super) fn give(&mut self, gift: Gift) {
        let seat = self.table.turn;
        self.hand_over(seat, gift);
        self.hear(Event::Gave { seat, gift });
    }

    fn hand_over(&mut self, seat: u8, gift: Gift) {
        let [first, second] = &mut self.table.heroes;
        let (from, to) = if seat == 0 { (first, second) } else { (second, first) };
        match gift {
            Gift::Potion(potion) => {
                from.potions.take(potion);
                to.potions.put(potion);
            }
            Gift::Armor => {
                from.armor -= 1;
                to.armor += 1;
            }
            Gift::Item => to.item = to.item.with(core::mem::replace(&mut from.item, Item::None)),
            Gift::Crow => (to.item, from.item) = (to.item.with(Item::Crow), from.item.without_crow()),
            Gift::Weapon => {
                (to.item, from.item) = (to.item.with_feats(from.item.feats()), from.item.with_feats(0));
            }
        }
    }

    /// §two.exchange: nothing changes hands before the other agrees.
    pub(super) fn propose(&mut self, give: Gift, want: Gift) {
        let seat = self.table.turn;
        self.table.offers += 1;
        self.table.turn ^= 1;
        self.table.aside = Aside::Offer { give, want };
        self.hear(Event::Proposed { seat, give, want });
    }

    pub(super) fn reply(&mut self, agreed: bool) {
        let Aside::Offer { give, want } = self.table.aside else { return };
        let seat = self.table.turn;
        self.table.aside = Aside::None;
        self.hear(Event::Replied { seat, agreed });
        if agreed {
            if (give, want) == (Gift::Item, Gift::Item) {
                let [first, second] = &mut self.table.heroes;
                core::mem::swap(&mut first.item, &mut second.item);
            } else {
                self.hand_over(seat ^ 1, give);
                self.hand_over(seat, want);
            }
        }
        self.table.turn ^= 1;
    }
}
