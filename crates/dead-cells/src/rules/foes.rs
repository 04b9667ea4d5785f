//! What enemies do, and what the end of a round does.

use super::act::Act;
use crate::content::{Aim, FoeAction, FoeVerb, Goal, State};
use crate::decisions::{Cause, Event};
use crate::table::{Phase, Stands, Todo};
use kernel::{Audience, Fate, InlineVec};

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// §round.order, §state.freeze
    pub(super) fn foe_turn(&mut self, space: u8) {
        let (foe, round) = (self.table.fight.foes[space as usize], self.table.fight.round);
        if !foe.is_there() || foe.acted {
            return;
        }
        self.table.fight.foes[space as usize].acted = true;
        // §hand.guards: round 0 of a guard is when it comes.
        if round == 0 && self.table.fight.boss.is_some() && foe.stands != Stands::Boss {
            return;
        }
        let line = super::due_line(self.content, self.table, space, round);
        if line.is_empty() {
            return;
        }
        if foe.frozen >> round & 1 == 1 {
            self.tell(Event::FoeFrozen { space, stands: foe.stands });
            return;
        }
        for action in line.as_slice().iter().rev() {
            self.table.todo.push(Todo::FoeAct(space, *action));
        }
    }

    /// An action of an enemy; of nobody, damage from a death box.
    pub(super) fn foe_act(&mut self, space: u8, action: FoeAction) {
        if space != super::NOBODY {
            let foe = self.table.fight.foes[space as usize];
            if !foe.is_there() {
                return;
            }
            self.table.fight.striker = foe.stands;
        }
        self.watch_attacker((space != super::NOBODY).then_some(space));
        match action.verb {
            FoeVerb::Shield => self.foe_shields(space, action.value),
            FoeVerb::Leave => self.foe_leaves(space),
            FoeVerb::Flank => {
                if !self.table.fight.foes[0].is_there() {
                    self.shift(space, 0);
                }
            }
            // §concierge.moves
            FoeVerb::Move => {
                if action.value != space {
                    self.shift(space, action.value);
                }
            }
            FoeVerb::Strike => self.fire_strikes(action.value),
            // §malaise.tokens
            FoeVerb::Infect => {
                let first = self.table.first;
                if self.table.fights(first) {
                    self.infect(first);
                }
            }
            FoeVerb::Banner | FoeVerb::Guard | FoeVerb::Bomb => self.boss_calls(space, action),
            _ if space == super::NOBODY => self.deal_out(action),
            _ => self.deal_out(self.rallied(action)),
        }
    }

    pub(super) fn foe_shields(&mut self, space: u8, count: u8) {
        let foe = &mut self.table.fight.foes[space as usize];
        foe.shields += count;
        let stands = foe.stands;
        self.tell(Event::FoeShielded { space, stands, count });
    }

    /// Leaves the board; nobody gets anything.
    fn foe_leaves(&mut self, space: u8) {
        let foe = core::mem::take(&mut self.table.fight.foes[space as usize]);
        self.tell(Event::Left { space, stands: foe.stands });
        if let Stands::Foe(kind) = foe.stands {
            self.put_foe_away(kind);
            if self.content.foe(kind).class == crate::content::Class::Monster {
                self.reach(Goal::KamikazeExploded);
            }
        }
    }

    /// Whom the tokens of an action are for. §act.hit, §act.assign, §act.two, §act.all
    pub(super) fn deal_out(&mut self, action: FoeAction) {
        match action.aim {
            Aim::First => {
                let first = self.table.first;
                if self.table.fights(first) {
                    self.suffer(first, action);
                }
            }
            Aim::All => {
                let all = self.order();
                all.iter().for_each(|member| self.suffer(member, action));
            }
            Aim::Choice => {
                for _ in 0..action.value {
                    self.table.todo.push(Todo::Assign(FoeAction { value: 1, ..action }, None));
                }
            }
            Aim::One | Aim::Two => self.then(&[Todo::Assign(action, None)]),
        }
    }

    /// A fighter takes the tokens of an action.
    fn suffer(&mut self, member: u8, action: FoeAction) {
        match action.verb.state() {
            _ if action.verb == FoeVerb::Shuriken => self.stick(member),
            Some(state) => self.afflict_member(member, state, action.value),
            None => {
                let (by, value) = (Some(self.table.fight.striker), self.sheltered(action));
                self.hurt(member, value, Cause::Foe, by, true);
            }
        }
    }

    /// §state.immune, §state.fire, §state.freeze
    pub(super) fn afflict_member(&mut self, member: u8, state: State, count: u8) {
        let own = *self.table.member(member);
        if own.dead {
            return;
        }
        let immune = own.is_immune(state);
        self.tell(Event::Suffers { member: self.who(member), state, immune });
        if immune {
            return;
        }
        if state == State::Freeze {
            return self.freeze_member(member);
        }
        let own = self.member(member);
        own.states[state as usize] += count;
        if state == State::Fire && own.states[state as usize] >= 2 {
            own.damage = own.life;
            self.die(member, Cause::Fire);
        }
    }

    fn freeze_member(&mut self, member: u8) {
        let (round, own) = (self.table.fight.round, *self.table.member(member));
        let from = if own.acted { round + 1 } else { round.max(1) };
        let free = |round: &u8| {
            own.frozen >> round & 1 == 0 && !super::member_line(self.content, self.table, member, 0, *round).is_empty()
        };
        if let Some(round) = (from..=3).find(free) {
            self.member(member).frozen |= 1 << round;
        }
    }

    /// The next token, or tokens, of choice: asks where there is a choice. §act.assign
    pub(super) fn assign_next(&mut self, action: FoeAction, before: Option<u8>) {
        let mut options: InlineVec<(u8, Option<u8>), 28> = InlineVec::new();
        for member in self.table.members() {
            for companion in (0..6).map(Some).chain([None]) {
                if super::may_assign(self.content, self.table, action, before, member, companion).is_ok() {
                    options.push((member, companion));
                }
            }
        }
        match options.as_slice() {
            [] => {}
            [(member, companion)] => self.assign(action, before, *member, *companion),
            _ => self.ask(Phase::Assign(action, before)),
        }
    }

    pub(super) fn assign(&mut self, action: FoeAction, before: Option<u8>, member: u8, companion: Option<u8>) {
        if action.aim == Aim::Two && before.is_none() {
            // §hand.banner: more for the first of two.
            let value = action.value - super::guards::rally(self.content, self.table).min(action.value - 1);
            self.then(&[Todo::Assign(FoeAction { value, ..action }, Some(member))]);
        }
        match companion {
            Some(slot) => self.hurt_companion(member, slot, action.value),
            None => self.suffer(member, action),
        }
    }

    /// Poison at the end of a round. §close.poison, §state.poison
    pub(super) fn poison(&mut self, space: u8) {
        if space == super::GROUP {
            for member in self.order().iter() {
                let tokens = self.table.member(member).tokens(State::Poison);
                // §state.poison: shields do not help.
                self.hurt(member, tokens, Cause::Poison, None, false);
            }
            return;
        }
        let tokens = self.table.fight.foes[space as usize].tokens(State::Poison);
        if tokens > 0 {
            self.hit(None, space, tokens, true, Cause::Poison);
        }
    }

    /// §close.up, §close.left, §boss.enemy
    pub(super) fn close_up(&mut self) {
        if let Some(boss) = self.table.fight.boss {
            return self.boss_round_end(boss);
        }
        for to in 1..3 {
            if self.table.fight.foes[to as usize].is_there() {
                continue;
            }
            if let Some(from) = (to + 1..4).find(|from| self.table.fight.foes[*from as usize].is_there()) {
                self.shift(from, to);
            }
        }
    }

    /// §third.bleed, §state.bleed
    pub(super) fn bleed(&mut self) {
        for space in 0..4 {
            if self.table.fight.foes[space as usize].tokens(State::Bleed) > 0 {
                self.kill(None, space, Cause::Bleed);
            }
        }
        for member in self.order().iter() {
            if self.table.member(member).tokens(State::Bleed) > 0 {
                let own = self.member(member);
                own.damage = own.life;
                self.die(member, Cause::Bleed);
            }
        }
    }
}
