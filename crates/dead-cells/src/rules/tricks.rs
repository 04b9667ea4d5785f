//! What equipment does that no effect says. §equip.tricks

use super::act::Act;
use crate::content::{
    Aim, Card, Condition, Content, Effect, FoeAction, Gear, Reach, Skill, Special, Spent, Trick, Use, Verb,
};
use crate::decisions::Event;
use crate::table::{GroupMember, LANTERN_COUNT, Phase, Table, Todo};
use kernel::{Audience, Fate};

/// How many souls a lantern holds.
const SOULS: u8 = 3;

/// The slot of a piece of equipment with a trick that a member wears.
pub(crate) fn slot_with(content: &Content, own: &GroupMember, trick: Trick) -> Option<u8> {
    (0..own.worn.len() as u8).find(|slot| content.gear(own.worn.as_slice()[*slot as usize].gear).trick == Some(trick))
}

/// Whether equipment can light a lantern now. §equip.tricks, §lantern.light
pub(crate) fn may_light(content: &Content, table: &Table) -> bool {
    let worn = || table.members().any(|member| slot_with(content, table.member(member), Trick::Souls).is_some());
    super::special(table) == Special::Lanterns
        && !table.crossing.kindled
        && table.crossing.lanterns < LANTERN_COUNT
        && worn()
}

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// Equipment lights a lantern, once a crossing. §lantern.light
    pub(super) fn kindle(&mut self) {
        self.table.crossing.kindled = true;
        self.light(1);
        self.then(&[Todo::Explore]);
    }

    /// Once a round a companion takes a damage that an enemy's action names a fighter for; says how much is left.
    pub(super) fn sheltered(&mut self, action: FoeAction) -> u8 {
        if action.value == 0 || matches!(action.aim, Aim::Choice | Aim::One) {
            return action.value;
        }
        for member in self.order().iter() {
            let own = self.table.member(member);
            let Some(slot) = slot_with(self.content, own, Trick::Shelter) else { continue };
            if !own.worn.as_slice()[slot as usize].used {
                self.member(member).worn.as_mut_slice()[slot as usize].used = true;
                self.hurt_companion(member, slot, 1);
                return action.value - 1;
            }
        }
        action.value
    }

    /// Whoever kills leaves a soul in a lantern of the killer.
    pub(super) fn keep_soul(&mut self, killer: u8) {
        if let Some(slot) = slot_with(self.content, self.table.member(killer), Trick::Souls) {
            let worn = &mut self.member(killer).worn.as_mut_slice()[slot as usize];
            worn.damage = (worn.damage + 1).min(SOULS);
        }
    }

    /// The souls of a lantern strike, each for itself.
    pub(super) fn spend_souls(&mut self, member: u8, slot: u8, gear: Gear) {
        let worn = &mut self.member(member).worn.as_mut_slice()[slot as usize];
        let souls = core::mem::take(&mut worn.damage);
        let effect = self.content.gear(gear).effect.as_slice()[0];
        (0..souls).for_each(|_| self.table.todo.push(Todo::Effect(member, effect, Some(gear))));
    }

    /// Nobody can choose a member for damage in this round.
    pub(super) fn hide(&mut self, member: u8) {
        self.member(member).hidden = true;
        self.tell(Event::Hides { member: self.who(member) });
    }

    /// A hand test of tactics by whoever uses equipment: without such a card it is failed.
    pub(super) fn refuse(&mut self, member: u8) {
        let fitting = |card: Card| self.content.card(card).symbols.has(Skill::Tactics);
        if self.table.member(member).hand.iter().any(fitting) {
            self.ask(Phase::Refuse(member));
        } else {
            self.refused(member, None);
        }
    }

    /// Frost on every enemy right of the group, or on the nearest.
    pub(super) fn refused(&mut self, member: u8, card: Option<Card>) {
        self.tell(Event::Tested { skill: Skill::Tactics, card });
        let frost = Effect { verb: Verb::Freeze, value: 1, reach: Reach(0b0010), ..Effect::default() };
        let effect = match card {
            Some(card) => {
                self.member(member).hand.take(card);
                self.discard(member, card);
                self.refill(member);
                Effect { reach: Reach(0b1110), each: true, ..frost }
            }
            None => frost,
        };
        self.then(&[Todo::Effect(member, effect, None)]);
    }

    /// Whoever attacked is struck by what was spent.
    pub(super) fn riposte(&mut self, member: u8, damage: u8) {
        if let Some(space) = self.table.fight.attacker {
            self.hit(Some(member), space, damage, false, crate::decisions::Cause::Own);
        }
    }

    /// Remembers who attacks, where a shield strikes back.
    pub(super) fn watch_attacker(&mut self, space: Option<u8>) {
        let strikes = |gear: Gear| matches!(self.content.gear(gear).spent, Some(Spent::Attacker(_)));
        let watched = self.table.fighters().any(|member| self.table.member(member).guard.iter().any(strikes));
        self.table.fight.attacker = space.filter(|_| watched);
    }

    /// Whether equipment does more where its attack has killed.
    pub(super) fn asks_for_kill(&self, gear: Gear) -> bool {
        self.content.gear(gear).effect.iter().any(|effect| effect.condition == Condition::Killed)
    }

    /// Who can have a round played again: a fighter, by a slot.
    fn replayer(&self) -> Option<(u8, u8)> {
        let worth = self.table.foes().next().is_some() || self.table.fight.loot.kinds().next().is_some();
        self.table.fighters().filter(|_| worth).find_map(|member| {
            let own = self.table.member(member);
            let slot = slot_with(self.content, own, Trick::Replay)?;
            (own.worn.as_slice()[slot as usize].damage == 0).then_some((member, slot))
        })
    }

    /// Whether the end of a round waits for a decision.
    pub(super) fn asks_for_replay(&mut self, round: u8) -> bool {
        let asks = (1..=3).contains(&round) && self.replayer().is_some();
        if asks {
            self.ask(Phase::Replay(round));
        }
        asks
    }

    /// The fighters play a round again.
    pub(super) fn replay(&mut self, round: u8) {
        if let Some((member, slot)) = self.replayer() {
            self.member(member).worn.as_mut_slice()[slot as usize].damage = 1;
        }
        self.tell(Event::Replays { round });
        self.then(&[Todo::RoundEnd(round)]);
        for member in self.order().as_slice().iter().rev() {
            self.table.todo.push(Todo::MemberTurn(*member));
        }
    }

    /// What can be used once a combat can be used again.
    pub(super) fn renew_tricks(&mut self, member: u8) {
        let content = self.content;
        let worn = self.member(member).worn.as_mut_slice();
        let used = worn.iter_mut().filter(|worn| content.gear(worn.gear).trick == Some(Trick::Once));
        used.for_each(|worn| worn.damage = 0);
    }
}

/// Whether a piece of equipment in a slot can still be used in this combat.
pub(crate) fn is_spent(content: &Content, own: &GroupMember, slot: u8) -> bool {
    let worn = own.worn.as_slice()[slot as usize];
    content.gear(worn.gear).trick == Some(Trick::Once) && worn.damage > 0
}

/// Whether the aptitude of equipment has what it needs: a lantern its souls.
pub(crate) fn has_souls(content: &Content, own: &GroupMember, slot: u8) -> bool {
    let worn = own.worn.as_slice()[slot as usize];
    let card = content.gear(worn.gear);
    card.used != Use::Aptitude || card.trick != Some(Trick::Souls) || worn.damage > 0
}
