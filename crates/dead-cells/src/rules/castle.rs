//! Keys, restrictions and malaise of the castle, and the curses of treasures.

use super::MALAISES;
use super::act::Act;
use super::crossing::special;
use crate::content::{Ailment, Class, Region, Special, printed};
use crate::decisions::{Cause, Event};
use crate::table::{LootKind, MALAISE_TOKENS, Phase, Table, Todo};
use kernel::{Audience, Bag, Fate};

/// Whether a member has a malaise that does this. §malaise.cards
pub(crate) fn has_ailment(table: &Table, member: u8, ailment: Ailment) -> bool {
    let card = table.crossing.malaises[member as usize % crate::table::MEMBERS];
    card > 0 && printed().malaises[card as usize - 1].does == ailment
}

/// Whether a vial would help a member. §icon.vial, §malaise.cards
pub(crate) fn helps_vial(table: &Table, member: u8) -> bool {
    super::has_share(table, member) && table.member(member).damage > 0 && !has_ailment(table, member, Ailment::NoVials)
}

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// A key is taken; it is shown, never spent. §castle.key
    pub(super) fn take_keys(&mut self, count: u8) {
        if count > 0 {
            self.table.crossing.keys += count;
            let keys = self.table.crossing.keys;
            self.tell(Event::Key { keys });
        }
    }

    /// A key that nobody has looted: while an elite lives, taking it costs the first player 2 damage. §castle.key
    pub(super) fn keep_key(&mut self) {
        let keys = core::mem::take(&mut self.table.fight.loot.keys);
        if keys == 0 {
            return;
        }
        let guarded =
            self.table.foes().any(|space| super::class(self.content, self.table, space) == Some(Class::Elite));
        let first = self.table.first;
        if guarded && self.table.fights(first) {
            self.hurt(first, 2, Cause::Key, None, true);
        }
        self.take_keys(keys);
    }

    /// A restriction holds until the biome is left. §castle.restriction
    pub(super) fn restrict(&mut self, restriction: u8) {
        self.table.crossing.restrictions |= 1 << restriction;
        self.tell(Event::Restricted { restriction });
    }

    /// One of the restrictions of the biome is lifted. §malaise.cure
    pub(super) fn offer_release(&mut self) {
        let mut those = (1..=4).filter(|number| self.table.crossing.restrictions >> number & 1 == 1);
        match (those.next(), those.next()) {
            (None, _) => self.tell(Event::Nothing),
            (Some(only), None) => self.release(only),
            _ => self.ask(Phase::Release),
        }
    }

    pub(super) fn release(&mut self, restriction: u8) {
        self.table.crossing.restrictions &= !(1 << restriction);
        self.tell(Event::Released { restriction });
    }

    /// A member gets a malaise: one at most. §malaise.tokens, §solo.burdens
    pub(super) fn infect(&mut self, member: u8) {
        let member = self.bearer(member);
        let malaises = self.table.crossing.malaises;
        let tokens = malaises.iter().filter(|card| **card > 0).count();
        if self.table.member(member).dead || malaises[member as usize] > 0 || tokens >= MALAISE_TOKENS {
            return self.tell(Event::Nothing);
        }
        let mut unseen = Bag::<1>::first(self.content.malaises.len() as u8);
        malaises.iter().filter(|card| **card > 0).for_each(|card| unseen.take(*card - 1));
        let card = self.ctx.fate.draw(MALAISES, &unseen);
        self.table.crossing.malaises[member as usize] = card + 1;
        self.tell(Event::Infected { member: self.who(member), card });
    }

    /// Somebody is cured; the card may come again. §malaise.cure
    pub(super) fn offer_cure(&mut self) {
        let ill = |member: &u8| self.table.crossing.malaises[*member as usize] > 0;
        let mut those = self.table.members().filter(ill);
        match (those.next(), those.next()) {
            (None, _) => self.tell(Event::Nothing),
            (Some(only), None) => self.cure(only),
            _ => self.ask(Phase::Cure),
        }
    }

    pub(super) fn cure(&mut self, member: u8) {
        let card = core::mem::take(&mut self.table.crossing.malaises[member as usize]);
        if card > 0 {
            self.tell(Event::Cured { member: self.who(member), card: card - 1 });
        }
    }

    /// Hunger costs a tooth or a damage; without teeth there is nothing to choose. §malaise.cards
    pub(super) fn hunger(&mut self, member: u8) {
        if !self.table.fights(member) {
            return;
        }
        if self.table.teeth > 0 { self.ask(Phase::Hunger(member)) } else { self.starve(member, false) }
    }

    pub(super) fn starve(&mut self, member: u8, pays: bool) {
        if pays {
            self.table.teeth -= 1;
            self.tell(Event::Hungers { member: self.who(member) });
        } else {
            self.hurt(member, 1, Cause::Malaise, None, false);
        }
    }

    /// A curse, by its number in the legend of the biome. §tile.cursed, §curse.mist, §curse.clock, §curse.crypt, §curse.castle
    pub(super) fn curse(&mut self, number: u8) {
        let Region::Biome(biome) = self.table.place else { return };
        self.tell(Event::Cursed { biome, curse: number });
        match (special(self.table), number) {
            (Special::Worms | Special::Clock, 1) => {
                let count = core::mem::take(&mut self.table.potions);
                self.emptied(LootKind::Potions, count);
            }
            (Special::Worms, _) => {
                for member in self.table.members() {
                    let left = self.table.member(member).left();
                    self.hurt(member, left.saturating_sub(1), Cause::Curse, None, false);
                }
            }
            (Special::Clock, _) => {
                for member in self.table.members().rev() {
                    if !self.table.member(member).is_serenade() {
                        self.table.todo.push(Todo::Lose(member));
                    }
                }
            }
            (Special::Lanterns, 1) => self.table.silent = true,
            (Special::Lanterns, _) => {
                if core::mem::take(&mut self.table.crossing.lanterns) > 0 {
                    self.tell(Event::Lanterns { lit: 0, more: false });
                }
            }
            (Special::Castle, 1) => {
                let count = core::mem::take(&mut self.table.teeth);
                self.emptied(LootKind::Teeth, count);
            }
            (Special::Castle, _) => self.table.crossing.runeless = true,
            (Special::Nothing | Special::Roofs, _) => {}
        }
    }

    fn emptied(&mut self, kind: LootKind, count: u8) {
        if count > 0 {
            self.tell(Event::Emptied { kind, count });
        }
    }
}
