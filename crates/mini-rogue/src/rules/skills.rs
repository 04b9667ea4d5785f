//! Skills of classes.

use super::Act;
use crate::content::Potion;
use crate::decisions::{Event, Stat, Talent};
use crate::table::{Aim, Aside, Cell, Phase};
use kernel::{Audience, Fate};

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// §class.spent
    fn spend(&mut self, talent: Talent) {
        let seat = self.table.turn;
        self.table.hero_mut().ready = false;
        self.hear(Event::Used { seat, talent });
    }

    /// §class.combat: spent, whether it works or not.
    pub(super) fn spend_on(&mut self, aim: Aim) {
        match aim {
            Aim::Room => {}
            Aim::Backstab => self.spend(Talent::Backstab),
            Aim::Conjure(_) => self.spend(Talent::Conjuring),
            Aim::Smite => self.spend(Talent::Smite),
            Aim::Sacrifice => self.spend(Talent::Sacrifice),
        }
    }

    /// A skill in combat works.
    pub(super) fn skilled(&mut self, aim: Aim) {
        match aim {
            Aim::Room => {}
            // §rogue.backstab
            Aim::Backstab => {
                self.table.hero_mut().lurking = true;
                self.enemy_turn(true);
            }
            Aim::Conjure(potion) => self.conjured(potion),
            // §crusader.smite
            Aim::Smite => {
                let armor = self.table.armor(self.content);
                let dice = self.table.throw.dice().iter().filter(|die| die.value > 1).map(|die| die.value).sum::<u8>();
                if self.hurt(dice + self.content.smite * armor) {
                    self.enemy_turn(true);
                }
            }
            Aim::Sacrifice => self.table.phase = Phase::Bleed,
        }
    }

    /// §mage.conjuring
    fn conjured(&mut self, potion: Potion) {
        match potion {
            Potion::Fire if !self.hurt(self.content.power[Potion::Fire as usize]) => return,
            Potion::Poison => {
                if let Some(fight) = &mut self.table.fight {
                    fight.poisoned = true;
                }
            }
            _ => {}
        }
        let before = self.table.fight.map(|fight| fight.foe);
        self.enemy_turn(true);
        // An enemy that died of poison meanwhile takes no frost along into its next life.
        if let (Potion::Frost, Some(fight)) = (potion, &mut self.table.fight) {
            fight.frozen = before == Some(fight.foe);
        }
    }

    /// §priestess.sacrifice
    pub(super) fn bleed(&mut self) {
        let seat = self.table.turn;
        self.lose(seat, Stat::Hp, 1);
        self.hurt(self.content.sacrifice);
    }

    /// No more blood.
    pub(super) fn bled(&mut self) {
        self.enemy_turn(true);
    }

    /// §mage.sight
    pub(super) fn see(&mut self, cell: u8) {
        let left = match self.table.aside {
            Aside::Sight(left) => left - 1,
            _ => {
                self.spend(Talent::Sight);
                self.content.sight - 1
            }
        };
        let seat = self.table.turn;
        self.hear(Event::Looked { seat, cell });
        self.turn_up(cell);
        let more = left > 0 && self.table.grid.contains(&Cell::Down);
        self.table.aside = if more { Aside::Sight(left) } else { Aside::None };
        if !more {
            self.think_again();
        }
    }

    /// §crusader.shelter
    pub(super) fn shelter(&mut self) {
        self.spend(Talent::Shelter);
        self.table.party_mut().iter_mut().for_each(|hero| hero.sheltered = true);
    }

    /// §priestess.blessing
    pub(super) fn bless(&mut self, seat: u8) {
        self.spend(Talent::Blessing);
        if core::mem::take(&mut self.table.heroes[seat as usize].cursed) {
            self.hear(Event::Cured { seat });
        }
        self.gain(seat, Stat::Hp, self.content.blessing);
    }
}
