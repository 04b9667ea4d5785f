//! Bosses: turns, instances, patterns.

use super::act::Act;
use super::{PATTERNS, WEARY_FROM};
use crate::content::{Deed, Goal, Reach, Region};
use crate::decisions::{Cause, Event};
use crate::table::{BossFight, Foe, Stands, Todo};
use kernel::{Audience, Bag, Fate};

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// §next.boss, §boss.sheet, §concierge.setup, §keeper.setup, §hand.setup
    pub(super) fn enter_boss(&mut self) {
        let Region::Boss(boss) = self.table.place else { return };
        self.clear_fight();
        self.table.fight.hole = false;
        self.table.fight.on = true;
        let (guards, shields) = (self.piles(boss), core::mem::take(&mut self.table.boss_shields));
        self.table.fight.boss = Some(BossFight { boss, guards, shields, ..BossFight::default() });
        self.stand_boss(0);
        self.then(&[Todo::BossTurn]);
    }

    /// An instance takes its place. §concierge.life, §keeper.life, §hand.life
    fn stand_boss(&mut self, instance: u8) {
        let Some(boss) = &mut self.table.fight.boss else { return };
        (boss.instance, boss.of_instance, boss.pattern) = (instance, 0, None);
        boss.retreated = false;
        let card = &self.content.bosses[boss.boss as usize];
        // §keeper.bells, §hand.setup
        let shields = if card.tolled || instance == 0 { boss.shields } else { 0 };
        let patterns = card.patterns.iter().enumerate().filter(|(_, pattern)| pattern.instance == instance);
        boss.patterns = patterns.fold(0, |bits, (at, _)| bits | 1 << at);
        let here = self.table.fight.foes.iter().position(|foe| foe.stands == Stands::Boss);
        let space = here.unwrap_or(1) as u8;
        self.table.fight.foes[space as usize] = Foe::default();
        self.place(space, Stands::Boss);
        if space != 1 {
            self.shift(space, 1);
        }
        if shields > 0 {
            self.foe_shields(1, shields);
        }
    }

    /// A turn begins: cards are drawn and laid anew. §boss.turn, §boss.new
    pub(super) fn boss_turn(&mut self) {
        let Some(boss) = &mut self.table.fight.boss else { return };
        boss.turn += 1;
        boss.of_instance += 1;
        boss.suffered = 0;
        let turn = boss.turn;
        self.tell(Event::Turn { turn });
        for member in self.table.members() {
            self.discard_laid(member);
            if !self.table.member(member).is_serenade() && !self.table.member(member).dead {
                self.refill(member);
            }
            let own = self.member(member);
            own.frozen = 0;
        }
        self.table.fight.foes.iter_mut().for_each(|foe| (foe.frozen, foe.delayed) = (0, 0));
        // §hand.back: its guard may have fallen after round III.
        self.boss_comes_back();
        if turn > 1 {
            self.change_first();
        }
        self.table.fight.passing = None;
        self.table.fight.power = None;
        if self.table.open_patterns {
            self.draw_pattern();
        }
        self.then(&[Todo::Prepare]);
    }

    /// §concierge.pattern, §keeper.pattern, §hand.pattern
    pub(super) fn draw_pattern(&mut self) {
        let Some(boss) = self.table.fight.boss else { return };
        if boss.pattern.is_some() {
            return;
        }
        let card = &self.content.bosses[boss.boss as usize];
        let mut left = boss.patterns;
        if left == 0 {
            let all = card.patterns.iter().enumerate().filter(|(_, pattern)| pattern.instance == boss.instance);
            left = all.fold(0, |bits, (at, _)| bits | 1 << at);
        }
        // With real cards, those of all bosses have one numbering.
        let before: usize = self.content.bosses[..boss.boss as usize].iter().map(|boss| boss.patterns.len()).sum();
        let before = before as u8;
        let mut unseen = Bag::<1>::EMPTY;
        (0..16).filter(|at| left >> at & 1 == 1).for_each(|at| unseen.put(before + at));
        let pattern = self.ctx.fate.draw(PATTERNS, &unseen) - before;
        if let Some(boss) = &mut self.table.fight.boss {
            (boss.patterns, boss.pattern) = (left & !(1 << pattern), Some(pattern));
        }
        self.table.turned_up = Some(pattern);
        self.tell(Event::Pattern { boss: boss.boss, pattern });
    }

    /// §boss.over, §boss.won: the turn is over.
    pub(super) fn end_boss_turn(&mut self) {
        let Some(boss) = &mut self.table.fight.boss else { return };
        boss.pattern = None;
        let turn = boss.turn;
        if turn >= WEARY_FROM {
            let all = self.order();
            all.iter().for_each(|member| self.hurt(member, 1, Cause::Weary, None, false));
        }
        if self.table.anybody_dead() {
            self.then(&[Todo::PutAway, Todo::RunOver(false)]);
        } else {
            self.then(&[Todo::BossTurn]);
        }
    }

    /// §boss.flip, §boss.over, §concierge.victory, §keeper.victory, §hand.victory
    pub(super) fn instance_falls(&mut self) {
        let Some(boss) = self.table.fight.boss else { return };
        self.tell(Event::Beaten { boss: boss.boss, instance: boss.instance });
        // The turn ends at once.
        self.table.todo.clear();
        for member in self.table.members() {
            self.clear_tokens(member);
            // A new combat: what works once a combat works again.
            let own = self.member(member);
            (own.spent, own.suffered, own.worked) = (0, 0, 0);
            self.renew_tricks(member);
        }
        (self.table.fight.spared, self.table.fight.worked, self.table.fight.shields_spent) = (false, 0, 0);
        let card = &self.content.bosses[boss.boss as usize];
        let dead = self.table.anybody_dead();
        if dead {
            self.then(&[Todo::PutAway, Todo::RunOver(false)]);
        } else if (boss.instance as usize + 1) < card.instances.len() {
            self.stand_boss(boss.instance + 1);
            self.then(&[Todo::BossTurn]);
        } else {
            self.boss_beaten(boss.boss);
        }
        // What this gives comes before all that follows.
        if boss.of_instance <= 2 {
            self.reach(Goal::BossInstanceTwoTurns);
        }
    }

    fn boss_beaten(&mut self, number: u8) {
        let boss = &self.content.bosses[number as usize];
        self.tell(Event::Won { boss: number });
        if self.table.fight.potions == 0 {
            self.reach(Goal::BossC1WithoutPotion);
        }
        let campaign = &mut self.table.campaign;
        campaign.beaten[number as usize] = campaign.beaten[number as usize].saturating_add(1);
        self.then(&[Todo::PutAway, Todo::RunOver(true)]);
        self.rule_gifts(boss.victory.as_slice());
        for _ in 0..boss.schemas {
            if let Some(gear) = self.table.campaign.next_blueprint(&boss.blueprints, &[]) {
                self.table.campaign.equipment.put(gear);
                self.table.scrap.put(gear);
                self.turn_up_blueprint(gear);
            }
        }
        if let Some(biome) = boss.opens {
            self.lasting(Deed::Start(biome));
        }
        match number {
            0 => self.reach(Goal::BeatC1),
            1 => {
                self.beaten_for(Goal::BeatC2);
                if self.table.members().all(|member| self.table.member(member).left() >= 2) {
                    self.reach(Goal::BossC2Healthy);
                }
            }
            _ => self.hand_beaten(),
        }
    }

    /// A victory that brings its secret, be it that nobody has taken it. §keeper.victory, §hand.victory
    fn beaten_for(&mut self, goal: Goal) {
        let place = self.content.secrets.iter().position(|secret| secret.goal == goal);
        if let Some(place) = place.filter(|place| self.table.campaign.secrets >> place & 1 == 0) {
            self.take_secret(place as u8);
        }
        self.reach(goal);
    }

    /// The Hand of the King falls: a boss cell more. §hand.victory, §bosscell.level
    fn hand_beaten(&mut self) {
        match self.table.campaign.farther.boss_cell {
            0 => self.beaten_for(Goal::BeatC3),
            1 => self.beaten_for(Goal::BeatC3BossCell1),
            level => self.lasting(Deed::BossCell(level + 1)),
        }
    }

    /// Sticks a shuriken into a Prisoner who has none. §keeper.shuriken
    pub(super) fn stick(&mut self, member: u8) {
        let Some(boss) = &mut self.table.fight.boss else { return };
        if boss.shurikens >> member & 1 == 0 {
            boss.shurikens |= 1 << member;
            self.tell(Event::Stuck { member: self.who(member) });
        }
    }

    /// Shurikens hit those they stick in, if they fight. §keeper.shuriken
    pub(super) fn shurikens_hit(&mut self) {
        for member in self.order().iter() {
            let Some(boss) = &mut self.table.fight.boss else { return };
            if boss.shurikens >> member & 1 == 1 {
                boss.shurikens &= !(1 << member);
                self.hurt(member, 1, Cause::Shuriken, None, true);
            }
        }
    }

    /// §concierge.strike
    pub(super) fn fire_strikes(&mut self, spaces: u8) {
        let Some(boss) = self.table.fight.boss else { return };
        let Some(kind) = self.content.bosses[boss.boss as usize].strike else { return };
        for wanted in (0..4).filter(|space| Reach(spaces).has(*space)) {
            let out = self.table.fight.foes.iter().filter(|foe| foe.stands == Stands::Foe(kind)).count();
            let free = |space: &u8| !self.table.fight.foes[*space as usize].is_there();
            let space = Some(wanted).filter(free).or_else(|| [1, 2, 3, 0].into_iter().find(free));
            if let Some(space) = space.filter(|_| out < self.content.foe(kind).count as usize) {
                self.place(space, Stands::Foe(kind));
            }
        }
    }
}
