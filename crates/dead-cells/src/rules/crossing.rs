//! What the later biomes add to a crossing: worms, a clock with bells, lanterns and darkness.

use super::act::Act;
use super::explore::biome;
use super::perks;
use super::{BELLS, WORMS};
use crate::content::{Effect, Gear, Goal, Skill, Special, Use, Verb};
use crate::decisions::{Cause, Event};
use crate::table::{BELL_COUNT, CLOCK_END, CLOCK_QUARTER, LANTERN_COUNT, Phase, Table, Todo, WORM_TOKENS};
use kernel::{Audience, Bag, Fate, InlineVec, Stock};

/// What is special where the group is; with a boss nothing.
pub(crate) fn special(table: &Table) -> Special {
    biome(table).map_or(Special::Nothing, |biome| biome.special)
}

/// Whether an action can be given up for worms. §worm.pick
pub(crate) fn may_pick_worms(table: &Table, effect: Effect, gear: Option<Gear>) -> bool {
    let companion = |gear: Gear| crate::content::printed().gear(gear).used == Use::Companion;
    matches!(effect.verb, Verb::Damage | Verb::Loot) && !gear.is_some_and(companion) && table.has_worms()
}

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// What the biome adds to a move, before the tile is turned. §move.flip
    pub(super) fn tread(&mut self, space: u8, jump: bool) {
        let Some(biome) = biome(self.table) else { return };
        let marks = biome.spaces[space as usize].marks;
        match biome.special {
            // §worm.step
            Special::Worms => self.draw_worms(marks.worm as u8 + marks.water as u8),
            // §clock.moves
            Special::Clock => self.advance_clock(1),
            Special::Lanterns => {
                if !jump {
                    self.burn_lantern();
                }
                // §lantern.brazier
                if marks.brazier {
                    self.light(1);
                }
            }
            Special::Nothing | Special::Roofs | Special::Castle => {}
        }
    }

    /// Draws worm tokens: worms cling to the first player, blank ones go back. §worm.setup, §worm.step, §worm.fresh
    pub(super) fn draw_worms(&mut self, count: u8) {
        let mut drawn = 0;
        for _ in 0..count {
            let [all, blank] = WORM_TOKENS;
            let out: u8 = self.table.crossing.worms.iter().sum();
            let bag = Stock::<2>::of([all - out.min(all), blank]);
            let clings = self.ctx.fate.deal(WORMS, &bag) == 0;
            let (first, fighting) = (self.table.first, self.table.fight.on);
            let crossing = &mut self.table.crossing;
            crossing.worms[first as usize] += clings as u8;
            crossing.fresh[first as usize] += (clings && fighting) as u8;
            drawn += clings as u8;
        }
        // They are turned over together: nobody hears which came first.
        let member = self.who(self.table.first);
        (0..count).for_each(|at| self.tell(Event::Worm { member, clings: at < drawn }));
    }

    /// Worms are picked off a member, and lie among the others again; those that would bite come first. §worm.pick
    pub(super) fn pick_worms(&mut self, member: u8, by: Option<u8>, most: u8) {
        let crossing = &mut self.table.crossing;
        let (worms, fresh) = (&mut crossing.worms[member as usize], &mut crossing.fresh[member as usize]);
        let count = most.min(*worms);
        if count > 0 {
            *worms -= count;
            *fresh = (*fresh).min(*worms);
            self.tell(Event::Picked { member: self.who(member), by: by.map(|by| self.who(by)), count });
        }
    }

    /// An action is given up for worms: one for each damage, or for the loot. §worm.pick
    pub(super) fn give_up_for_worms(&mut self, by: u8, effect: Effect, member: u8) {
        let more = effect.more > 0 && super::holds(self.content, self.table, by, effect.condition, None);
        let points = if effect.verb == Verb::Loot { 1 } else { effect.value + if more { effect.more } else { 0 } };
        self.pick_worms(member, Some(by), points);
    }

    /// All worms of one member. §worm.pick
    pub(super) fn offer_unworm(&mut self) {
        let infested = |member: &u8| self.table.crossing.worms[*member as usize] > 0;
        let mut those = self.table.members().filter(infested);
        match (those.next(), those.next()) {
            (None, _) => self.tell(Event::Nothing),
            (Some(only), None) => self.pick_worms(only, None, u8::MAX),
            _ => self.ask(Phase::Unworm),
        }
    }

    /// Worms that clung before the combat bite those who fought. §worm.bite, §worm.fresh
    pub(super) fn worms_bite(&mut self) {
        for member in self.order().iter() {
            let crossing = &mut self.table.crossing;
            let fresh = crossing.fresh[member as usize];
            let biting = crossing.worms[member as usize] - fresh;
            crossing.worms[member as usize] = fresh;
            self.hurt(member, biting, Cause::Worm, None, true);
        }
        self.table.crossing.fresh = Default::default();
    }

    /// The clock goes on, and rings where it is time. §clock.moves, §clock.bells
    pub(super) fn advance_clock(&mut self, steps: u8) {
        let crossing = &mut self.table.crossing;
        if crossing.clock >= CLOCK_END || steps == 0 {
            return;
        }
        crossing.clock = (crossing.clock + steps).min(CLOCK_END);
        let (at, rung) = (crossing.clock, crossing.rung());
        self.tell(Event::Clock { at, back: false });
        for _ in rung..at / CLOCK_QUARTER {
            self.then(&[Todo::Bell]);
        }
    }

    /// The clock goes back, never over what has rung. §clock.back
    pub(super) fn turn_clock_back(&mut self, steps: u8) {
        let crossing = &mut self.table.crossing;
        let least = crossing.rung() * CLOCK_QUARTER;
        // Stopped, it stays.
        let at = if crossing.clock >= CLOCK_END { CLOCK_END } else { crossing.clock.saturating_sub(steps).max(least) };
        if at == crossing.clock {
            return self.tell(Event::Nothing);
        }
        crossing.clock = at;
        self.tell(Event::Clock { at, back: true });
    }

    /// A bell, by chance, for the first player. §clock.setup, §clock.bells, §bell.legend, §solo.burdens
    pub(super) fn ring(&mut self) {
        let rung = self.table.crossing.bells;
        let mut unseen = Bag::<1>::EMPTY;
        (0..BELL_COUNT).filter(|bell| rung >> bell & 1 == 0).for_each(|bell| unseen.put(bell));
        if unseen.is_empty() {
            return;
        }
        let bell = self.ctx.fate.draw(BELLS, &unseen);
        self.table.crossing.bells |= 1 << bell;
        self.tell(Event::Rang { bell });
        let first = self.table.first;
        match bell {
            0 => self.hurt(first, 2, Cause::Bell, None, false),
            1 => self.offer_unscroll(first),
            _ => self.then(&[Todo::Lose(self.bearer(first))]),
        }
        if self.table.crossing.rung() == BELL_COUNT {
            self.reach(Goal::ThreeBells);
        }
    }

    /// Who bears what Serenade cannot: the Prisoner. §solo.burdens
    pub(super) fn bearer(&self, member: u8) -> u8 {
        if self.table.member(member).is_serenade() { 1 - member } else { member }
    }

    /// §clock.loss
    fn offer_unscroll(&mut self, member: u8) {
        let own = self.table.member(member);
        if own.is_serenade() {
            return if own.scrolls[0] > 0 { self.unscroll(member, Skill::Survival) } else { self.tell(Event::Nothing) };
        }
        let mut moved = Skill::ALL.into_iter().filter(|skill| own.scrolls[skill.place()] > 0);
        match (moved.next(), moved.next()) {
            (None, _) => self.tell(Event::Nothing),
            (Some(only), None) => self.unscroll(member, only),
            _ => self.ask(Phase::Unscroll(member)),
        }
    }

    /// A marker goes a step back; what it had opened is lost, and nobody dies of it. §clock.loss, §solo.burdens
    pub(super) fn unscroll(&mut self, member: u8, skill: Skill) {
        self.member(member).scrolls[skill.place()] -= 1;
        let step = self.table.member(member).scrolls[skill.place()];
        perks::refresh(self.content, self.table, member);
        let own = self.member(member);
        own.damage = own.damage.min(own.life - 1);
        let crowded = own.worn.len() > own.slots as usize;
        self.tell(Event::Unscrolled { member: self.who(member), skill, step });
        if crowded {
            self.then(&[Todo::Lose(member)]);
        }
    }

    /// A member discards a piece of equipment of their choice. §clock.loss, §curse.clock
    pub(super) fn lose(&mut self, member: u8) {
        match self.table.member(member).worn.len() {
            0 => self.tell(Event::Nothing),
            1 => self.lose_gear(member, 0),
            _ => self.ask(Phase::Lose(member)),
        }
    }

    pub(super) fn lose_gear(&mut self, member: u8, slot: u8) {
        let gear = self.member(member).worn.remove(slot as usize).gear;
        self.table.scrap.put(gear);
        self.tell(Event::Lost { member: self.who(member), gear });
    }

    /// A bell that has rung is heard no more. §clock.wall
    pub(super) fn silence_bell(&mut self) {
        let crossing = &mut self.table.crossing;
        if crossing.bells == 0 {
            return;
        }
        crossing.bells &= crossing.bells - 1;
        let left = crossing.rung();
        self.tell(Event::Silenced { left });
    }

    /// A step burns a lantern, or hurts everybody in the dark. §lantern.moves, §lantern.dark
    fn burn_lantern(&mut self) {
        if self.table.crossing.lanterns > 0 {
            self.table.crossing.lanterns -= 1;
            let lit = self.table.crossing.lanterns;
            return self.tell(Event::Lanterns { lit, more: false });
        }
        let all: InlineVec<u8, 4> = self.table.in_order().fold(InlineVec::new(), |mut list, member| {
            list.push(member);
            list
        });
        all.iter().for_each(|member| self.hurt(member, 1, Cause::Dark, None, false));
    }

    /// Lanterns are lit, three at most. §lantern.light
    pub(super) fn light(&mut self, count: u8) {
        let crossing = &mut self.table.crossing;
        let lit = (crossing.lanterns + count).min(LANTERN_COUNT);
        if lit > crossing.lanterns {
            crossing.lanterns = lit;
            self.tell(Event::Lanterns { lit, more: true });
        }
    }

    /// What a biome does between round IV and the giving out of loot. §worm.bite, §castle.key, §malaise.cards
    pub(super) fn aftermath(&mut self) {
        for member in self.order().as_slice().iter().rev() {
            if super::has_ailment(self.table, *member, crate::content::Ailment::Hunger) {
                self.table.todo.push(Todo::Hunger(*member));
            }
        }
        self.keep_key();
        self.worms_bite();
    }

    /// What a biome does when a combat has been put away: who was left, and whether an elite fell. §clock.moves, §lantern.light
    pub(super) fn after_combat(&mut self, left: bool, elite_fell: bool) {
        match special(self.table) {
            Special::Clock if left && !self.table.anybody_dead() => self.advance_clock(1),
            Special::Lanterns if elite_fell => self.light(1),
            _ => {}
        }
    }
}
