//! What is left after a combat: loot is given out, cards and tokens are put away.

use super::act::Act;
use super::perks;
use crate::content::{Class, Goal, Perk, PerkOutcome, Skill, Trigger};
use crate::decisions::Event;
use crate::table::{Stands, Todo};
use kernel::{Audience, Fate};

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// §upkeep.give, §act.given: what was gained goes to those who fought.
    pub(super) fn upkeep(&mut self) {
        let bag = core::mem::take(&mut self.table.bag);
        let anybody = self.table.fighters().next().is_some();
        for gear in bag.blueprints.iter() {
            if self.table.collector.len() < 12 {
                self.table.collector.push(gear);
            }
        }
        if !anybody {
            bag.gear.iter().for_each(|gear| self.scrap(gear));
            return;
        }
        bag.gear.as_slice().iter().rev().for_each(|gear| self.table.todo.push(Todo::Equip(*gear)));
        // These are given out while the combat board still lies there: only fighters have a share.
        self.table.bag.vials = bag.vials;
        self.table.bag.scrolls = bag.scrolls;
        self.give_next();
    }

    /// Gives out the next scroll or vial.
    pub(super) fn give_next(&mut self) {
        let place = self.table.bag.scrolls.iter().position(|count| *count > 0);
        if let Some(place) = place {
            self.table.bag.scrolls[place] -= 1;
            self.then(&[Todo::Upkeep]);
            self.offer_scroll(Skill::ALL.get(place).copied());
        } else if self.table.bag.vials > 0 {
            self.table.bag.vials -= 1;
            self.then(&[Todo::Upkeep]);
            self.offer_vial();
        }
    }

    /// §upkeep.leave, §upkeep.hand, §upkeep.tokens
    pub(super) fn put_away(&mut self) {
        let fight = self.table.fight;
        for space in fight.foes {
            if let Stands::Foe(kind) = space.stands {
                self.put_foe_away(kind);
            }
        }
        fight.loot.gear.iter().for_each(|gear| self.table.scrap.put(gear));
        if fight.loot.teeth > 0 && perks::has(self.content, self.table, |perk| *perk == Perk::KeepTeeth) {
            self.gain_teeth(fight.loot.teeth);
        }
        self.tell(Event::Fought { kills: fight.kills });
        self.table.deeds.combats += 1;
        let won = self.table.foes().next().is_none();
        if !fight.hurt {
            for (_, rule) in perks::mutation_rules(self.content, self.table, Trigger::Calm) {
                if let PerkOutcome::Gifts(gifts) = rule.outcome {
                    gifts.iter().for_each(|gift| self.gain_in_combat(gift));
                }
            }
            if fight.kills >= 3 {
                self.reach(Goal::CleanSweep);
            }
        }
        if won && fight.shields_spent >= 4 {
            self.reach(Goal::FourShieldsSpent);
        }
        let elite_fell = fight.killed.iter().any(|kind| self.content.foe(kind).class == Class::Elite);
        for member in self.table.members() {
            if !self.table.member(member).is_serenade() && !self.table.member(member).dead {
                self.refill(member);
            }
            self.clear_tokens(member);
            self.renew_tricks(member);
            self.discard_laid(member);
            let own = self.member(member);
            (own.fights, own.spent, own.suffered, own.worked) = (false, 0, 0, 0);
        }
        self.table.fight = Default::default();
        self.after_combat(!won, elite_fell);
    }

    /// States and shields leave a board. §upkeep.tokens
    pub(super) fn clear_tokens(&mut self, member: u8) {
        let own = self.member(member);
        (own.shields, own.states, own.frozen, own.vengeful) = (0, [0; 5], 0, false);
        own.hidden = false;
        own.guard.clear();
    }

    /// Active cards are discarded, Serenade's too. §solo.discard
    pub(super) fn discard_laid(&mut self, member: u8) {
        let laid = core::mem::take(&mut self.member(member).laid);
        laid.iter().filter_map(|laid| laid.card).for_each(|card| self.discard(member, card));
    }
}
