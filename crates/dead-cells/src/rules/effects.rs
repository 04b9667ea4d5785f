//! What fighters do to enemies and for each other.

use super::act::Act;
use super::perks;
use crate::content::{
    Class, Condition, Content, Edge, Effect, Filter, Gear, Gift, Goal, Kind, Line, Perk, PerkOutcome, Reach, Spent,
    State, Trick, Trigger, Verb, Whom,
};
use crate::decisions::{Action, Cause, Event};
use crate::table::{LootKind, Phase, Spoils, Stands, Table, Todo};
use kernel::{Audience, Fate, InlineVec};

/// How much loot there is of a type.
pub(crate) fn amount(loot: &Spoils, kind: LootKind) -> u8 {
    match kind {
        LootKind::Teeth => loot.teeth,
        LootKind::Cells => loot.cells,
        LootKind::Potions => loot.potions,
        LootKind::Vials => loot.vials,
        LootKind::Scrolls => loot.scrolls.iter().sum(),
        LootKind::Equipment => loot.gear.len() as u8,
        LootKind::Blueprints => loot.blueprints.len() as u8,
        LootKind::Rune => (loot.rune > 0) as u8,
        LootKind::Clock => loot.back,
        LootKind::Lanterns => loot.lights,
        LootKind::Key => loot.keys,
    }
}

/// Whether a condition on the actor and the target holds.
pub(crate) fn holds(content: &Content, table: &Table, member: u8, condition: Condition, space: Option<u8>) -> bool {
    let own = table.member(member);
    let target = space.map(|space| &table.fight.foes[space as usize]);
    match condition {
        Condition::Always => true,
        Condition::ShieldSpent => own.spent > 0,
        Condition::LastLife => own.left() == 1,
        Condition::Hurt => own.suffered > 0,
        Condition::Unhurt => own.suffered == 0,
        Condition::Shielded => own.shields > 0,
        Condition::Wall => table.fight.edge == Edge::Wall,
        Condition::Hole => table.fight.edge == Edge::Hole,
        // §boss.enemy
        Condition::Elite => space.is_some_and(|space| super::class(content, table, space) == Some(Class::Elite)),
        Condition::Poisoned => target.is_some_and(|foe| foe.tokens(State::Poison) > 0),
        Condition::Marked => target.is_some_and(|foe| foe.tokens(State::Mark) > 0),
        Condition::Killed => table.fight.slew,
        Condition::Acts => space.is_some_and(|space| {
            let round = table.fight.round;
            let acts = !super::due_line(content, table, space, round).is_empty();
            acts && target.is_some_and(|foe| foe.frozen >> round & 1 == 0)
        }),
    }
}

/// Whether an effect that is aimed may be aimed at a space. §range.spaces, §range.empty, §token.push
pub(crate) fn may_aim(content: &Content, table: &Table, member: u8, effect: Effect, space: u8) -> bool {
    let foe = &table.fight.foes[space as usize % 4];
    if !foe.is_there() {
        return false;
    }
    let reached = match effect.reach {
        Reach::SAME => table.fight.aimed == Some(space),
        reach => effect.verb == Verb::Spread || reach.has(space),
    };
    let needed = effect.more == 0 && effect.condition != Condition::Always;
    if !reached || needed && !holds(content, table, member, effect.condition, Some(space)) {
        return false;
    }
    match effect.verb {
        Verb::Push => space != 0 && pushable(content, table, space),
        Verb::Pull => space >= 2 && pushable(content, table, space) && nearer(table, space).is_some(),
        Verb::Spread => spreads_to(table, space),
        // §equip.tricks
        Verb::Swap => {
            pushable(content, table, space) && (!table.fight.foes[1].is_there() || pushable(content, table, 1))
        }
        Verb::Delay => next_action(content, table, space).is_some(),
        _ => true,
    }
}

/// The round of an enemy's next action that neither frost nor a delay holds: of rounds I to III. §state.freeze
fn next_action(content: &Content, table: &Table, space: u8) -> Option<u8> {
    let (round, foe) = (table.fight.round, &table.fight.foes[space as usize]);
    let from = if foe.acted { round + 1 } else { round.max(1) };
    let held = foe.frozen | foe.delayed;
    let acts = |round: u8| !super::foe_line(content, table, space, round).is_empty();
    (from..=3).find(|round| held >> round & 1 == 0 && acts(*round))
}

/// §token.push: neither a boss nor its special cards.
pub(crate) fn pushable(content: &Content, table: &Table, space: u8) -> bool {
    matches!(super::class(content, table, space), Some(Class::Monster | Class::Elite))
}

/// The free space next to the group that an enemy can be pulled to.
fn nearer(table: &Table, space: u8) -> Option<u8> {
    (1..space).find(|nearer| !table.fight.foes[*nearer as usize].is_there())
}

/// Whether another enemy is poisoned.
fn spreads_to(table: &Table, space: u8) -> bool {
    table.foes().any(|other| other != space && table.fight.foes[other as usize].tokens(State::Poison) > 0)
}

/// Whether an effect would do anything. §act.aptitude
pub(crate) fn is_useful(content: &Content, table: &Table, member: u8, effect: Effect) -> bool {
    let needed = effect.more == 0 && effect.condition != Condition::Always;
    match effect.verb {
        // §worm.pick
        Verb::Damage | Verb::Loot if table.has_worms() => true,
        Verb::Refuse => (1..4).any(|space| table.fight.foes[space as usize].is_there()),
        verb if verb.is_aimed() || verb == Verb::Spread => {
            (0..4).any(|space| may_aim(content, table, member, effect, space))
        }
        Verb::Spend => table.member(member).shields > 0,
        Verb::Shield => !needed || holds(content, table, member, effect.condition, None),
        Verb::Heal => (0..table.count).any(|whom| may_help(table, member, effect, whom)),
        Verb::Loot => may_loot(table),
        _ => true,
    }
}

/// Whether there is anything to loot, or a potion to use. §act.loot
pub(crate) fn may_loot(table: &Table) -> bool {
    table.fight.loot.kinds().next().is_some() || super::may_drink(table)
}

/// Whether an effect may help a member. §act.heal, §act.block
pub(crate) fn may_help(table: &Table, member: u8, effect: Effect, whom: u8) -> bool {
    let fits = match effect.whom {
        Whom::Oneself => whom == member,
        Whom::Other => whom != member,
        Whom::Prisoner => !table.member(whom).is_serenade(),
        Whom::Any | Whom::Every => true,
    };
    let hurt = effect.verb != Verb::Heal || table.member(whom).damage > 0;
    fits && hurt && whom < table.count && table.fights(whom)
}

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// An effect of a member: whoever it is for is chosen where there is a choice. §round.mandatory
    pub(super) fn effect(&mut self, member: u8, effect: Effect, gear: Option<Gear>) {
        if self.table.member(member).dead {
            return;
        }
        if effect.verb == Verb::Loot && effect.value > 1 {
            for _ in 0..effect.value {
                self.table.todo.push(Todo::Effect(member, Effect { value: 1, ..effect }, gear));
            }
        } else if super::may_pick_worms(self.table, effect, gear) {
            self.ask(Phase::Worms(member, effect, gear));
        } else {
            self.carry_effect(member, effect, gear);
        }
    }

    /// The same, once it is known that it is not given up for worms. §worm.pick
    pub(super) fn carry_effect(&mut self, member: u8, effect: Effect, gear: Option<Gear>) {
        let needed = effect.more == 0 && effect.condition != Condition::Always;
        match effect.verb {
            verb if verb.is_aimed() || verb == Verb::Spread => self.aim(member, effect, gear),
            _ if needed && !holds(self.content, self.table, member, effect.condition, None) => {}
            Verb::Shield | Verb::Heal => self.offer_help(member, effect, gear),
            Verb::Aptitude => {
                for _ in 1..effect.value {
                    self.table.todo.push(Todo::Effect(member, Effect { value: 1, ..effect }, gear));
                }
                if super::has_aptitude(self.content, self.table, member) {
                    self.ask(Phase::Aptitude(member));
                }
            }
            Verb::Loot => self.offer_loot(member),
            Verb::Suffer => self.hurt(member, effect.value, Cause::Own, None, true),
            Verb::Spend => self.spend_shield(member),
            Verb::Refuse => self.refuse(member),
            Verb::Hide => self.hide(member),
            _ => {}
        }
    }

    fn spend_shield(&mut self, member: u8) {
        if self.table.member(member).shields > 0 {
            self.member(member).shields -= 1;
            self.tell(Event::Blocked { member: self.who(member), count: 1 });
            self.shield_spent(member, 1);
        }
    }

    fn offer_loot(&mut self, member: u8) {
        let loot = self.table.fight.loot;
        let mut kinds = loot.kinds();
        match (kinds.next(), kinds.next(), self.may_drink()) {
            (None, _, false) => {}
            (Some(only), None, false) => self.loot(member, only),
            _ => self.ask(Phase::Loot(member)),
        }
    }

    /// §range.one
    fn aim(&mut self, member: u8, effect: Effect, gear: Option<Gear>) {
        let mut spaces: InlineVec<u8, 4> = InlineVec::new();
        (0..4)
            .filter(|space| may_aim(self.content, self.table, member, effect, *space))
            .for_each(|space| spaces.push(space));
        if effect.reach != Reach::SAME {
            // What follows is for nobody where this finds nobody.
            self.table.fight.aimed = None;
        }
        match spaces.as_slice() {
            // What follows on the same enemy has none then.
            [] => self.table.fight.aimed = None,
            [only] => self.strike(member, effect, gear, *only),
            all if effect.each => self.strike_each(member, effect, gear, all),
            _ => self.ask(Phase::Aim(member, effect, gear)),
        }
    }

    /// An effect on every enemy within reach; with an instance of a boss the turn is over. §boss.over
    fn strike_each(&mut self, member: u8, effect: Effect, gear: Option<Gear>, spaces: &[u8]) {
        let instance = |table: &Table| table.fight.boss.map(|boss| (boss.instance, boss.of_instance));
        let (before, there) = (instance(self.table), self.table.fight.foes.map(|foe| foe.stands));
        for space in spaces {
            // Whoever has come in the meantime is not struck.
            let same = self.table.fight.foes[*space as usize].stands == there[*space as usize];
            if instance(self.table) == before && same {
                self.strike(member, effect, gear, *space);
            }
        }
    }

    /// An effect on the enemy of a space.
    pub(super) fn strike(&mut self, member: u8, effect: Effect, gear: Option<Gear>, space: u8) {
        self.table.fight.aimed = Some(space);
        let more = if effect.more > 0 && holds(self.content, self.table, member, effect.condition, Some(space)) {
            effect.more
        } else {
            0
        };
        let value = effect.value + more;
        match effect.verb {
            Verb::Damage => {
                let stands = self.table.fight.foes[space as usize].stands;
                let bonus = self.damage_bonus(member, space);
                self.hit(Some(member), space, value + bonus, effect.pierces, Cause::Action);
                // Only who asks for it is told.
                let asks = gear.is_some_and(|gear| self.asks_for_kill(gear));
                self.table.fight.slew = asks && self.table.fight.foes[space as usize].stands != stands;
                self.after_damage(member, space, stands);
            }
            Verb::Push => self.push(space, gear),
            Verb::Pull => self.pull(space),
            Verb::Swap if space != 1 => self.shift(space, 1),
            Verb::Delay => self.delay(space),
            Verb::Spread => self.afflict(member, space, State::Poison, 1),
            verb => {
                if let Some(state) = verb.state() {
                    self.afflict(member, space, state, value);
                    if state == State::Fire {
                        self.after_fire(member, space);
                    }
                }
            }
        }
    }

    /// More damage by tracks and mutations.
    fn damage_bonus(&mut self, member: u8, space: u8) -> u8 {
        let mut bonus = 0;
        for (bit, rule) in perks::track_rules(self.content, self.table.member(member), Trigger::ActDamage) {
            let PerkOutcome::More(more) = rule.outcome else { continue };
            let worked = self.table.member(member).worked & bit != 0;
            if (!rule.once || !worked) && holds(self.content, self.table, member, rule.filter.condition, Some(space)) {
                self.member(member).worked |= bit;
                bonus += more;
            }
        }
        let vengeful = self.table.member(member).vengeful;
        if vengeful && perks::has(self.content, self.table, |perk| *perk == Perk::Vengeance) {
            self.member(member).vengeful = false;
            bonus += 1;
        }
        bonus
    }

    /// What tracks add to an attack.
    fn after_damage(&mut self, member: u8, space: u8, stands: Stands) {
        let marked = self.table.fight.foes[space as usize].tokens(State::Mark) > 0;
        let dead = self.table.fight.foes[space as usize].stands != stands;
        for (bit, rule) in perks::track_rules(self.content, self.table.member(member), Trigger::ActDamage) {
            let PerkOutcome::Effects(line) = rule.outcome else { continue };
            let fits = match rule.filter.condition {
                Condition::Marked => marked || dead,
                condition => holds(self.content, self.table, member, condition, Some(space)),
            };
            if fits && (!rule.once || self.table.member(member).worked & bit == 0) {
                self.member(member).worked |= bit;
                self.push_line(member, &line);
            }
        }
    }

    /// What tracks add to fire.
    fn after_fire(&mut self, member: u8, space: u8) {
        if !self.table.fight.foes[space as usize].is_there() {
            return;
        }
        for (_, rule) in perks::track_rules(self.content, self.table.member(member), Trigger::ActFire) {
            if let PerkOutcome::Effects(line) = rule.outcome {
                self.push_line(member, &line);
            }
        }
    }

    fn push_line(&mut self, member: u8, line: &Line) {
        line.as_slice().iter().rev().for_each(|effect| self.table.todo.push(Todo::Effect(member, *effect, None)));
    }

    /// Damages an enemy. §act.damage, §act.shields, §state.mark
    pub(super) fn hit(&mut self, member: Option<u8>, space: u8, damage: u8, pierces: bool, cause: Cause) {
        let foe = self.table.fight.foes[space as usize];
        if !foe.is_there() || damage == 0 {
            return;
        }
        let marks = foe.tokens(State::Mark);
        let total = if cause == Cause::Poison { damage } else { damage + marks };
        let blocked = if pierces || cause == Cause::Poison { 0 } else { total.min(foe.shields) };
        // §hand.retreat: damage beyond half is lost.
        let retreat = super::guards::until_retreat(self.content, self.table, space);
        let dealt = (total - blocked).min(retreat.unwrap_or(u8::MAX));
        let life = super::foe_life(self.content, self.table, space);
        let target = &mut self.table.fight.foes[space as usize];
        target.shields -= blocked;
        target.damage = target.damage.saturating_add(dealt);
        let left = life.saturating_sub(target.damage);
        self.tell(Event::Hit {
            member: member.map(|member| self.who(member)),
            space,
            stands: foe.stands,
            damage: dealt,
            blocked,
            left,
            cause,
        });
        if foe.stands == Stands::Boss {
            self.boss_suffers(dealt);
        }
        if left == 0 {
            self.kill(member, space, cause);
        } else if retreat == Some(dealt) {
            self.boss_retreats(space);
        }
        let shared = marks > 0 && dealt > 0 && cause == Cause::Action;
        if shared && perks::has(self.content, self.table, |perk| *perk == Perk::Network) {
            self.share_with_marked(member, space);
        }
    }

    /// Marked enemies suffer with each other.
    fn share_with_marked(&mut self, member: Option<u8>, space: u8) {
        for other in (0..4).filter(|other| *other != space) {
            if self.table.fight.foes[other as usize].tokens(State::Mark) > 0 {
                // Not as an action: it would be shared back.
                self.hit(member, other, 1, false, Cause::Own);
            }
        }
    }

    /// Puts an enemy in a state. §state.tokens, §state.immune
    pub(super) fn afflict(&mut self, member: u8, space: u8, state: State, count: u8) {
        let foe = self.table.fight.foes[space as usize];
        let stands = foe.stands;
        if super::foe_is_immune(self.content, self.table, space, state) {
            self.tell(Event::Immune { space, stands, state });
            return;
        }
        self.tell(Event::Afflicted { member: self.who(member), space, stands, state, count });
        if state == State::Freeze {
            return self.freeze_foe(space);
        }
        let foe = &mut self.table.fight.foes[space as usize];
        foe.states[state as usize] += count;
        // §state.fire
        if state == State::Fire && foe.states[state as usize] >= 2 {
            self.kill(Some(member), space, Cause::Fire);
        }
    }

    /// §state.freeze, §state.freeze-none
    fn freeze_foe(&mut self, space: u8) {
        let (round, foe) = (self.table.fight.round, self.table.fight.foes[space as usize]);
        let from = if foe.acted { round + 1 } else { round.max(1) };
        let free = |round: &u8| {
            foe.frozen >> round & 1 == 0 && !super::foe_line(self.content, self.table, space, *round).is_empty()
        };
        if let Some(round) = (from..=3).find(free) {
            self.table.fight.foes[space as usize].frozen |= 1 << round;
        }
    }

    /// An enemy is killed. §kill.death, §kill.penalty, §kill.space
    pub(super) fn kill(&mut self, member: Option<u8>, space: u8, cause: Cause) {
        let foe = self.table.fight.foes[space as usize];
        self.tell(Event::Killed { member: member.map(|member| self.who(member)), space, stands: foe.stands, cause });
        let Stands::Foe(kind) = foe.stands else { return self.instance_falls() };
        self.table.fight.foes[space as usize] = Default::default();
        self.table.fight.striker = foe.stands;
        let fight = &mut self.table.fight;
        (fight.kills, fight.kills_in_round) = (fight.kills + 1, fight.kills_in_round + 1);
        if fight.killed.len() < 8 {
            fight.killed.push(kind);
        }
        fight.poison_kills += (cause == Cause::Poison) as u8;
        self.put_foe_away(kind);
        self.count_kill(kind, space, cause);
        let poisoned = foe.tokens(State::Poison) > 0;
        self.kill_rules(member, kind, space, cause, poisoned);
        if let Some(killer) = member {
            self.keep_soul(killer);
        }
        if self.table.fight.attacker == Some(space) {
            self.table.fight.attacker = None;
        }
        let death = self.content.foe(kind).death;
        self.rule_gifts(death.as_slice());
    }

    /// What feats and secrets ask of a kill.
    fn count_kill(&mut self, kind: Kind, space: u8, cause: Cause) {
        let fight = self.table.fight;
        let name = &self.content.foe(kind).name;
        let alike = fight.killed.iter().filter(|other| self.content.foe(*other).name == *name).count();
        let elite = self.content.foe(kind).class == Class::Elite;
        if elite {
            self.table.deeds.elites += 1;
        }
        let goals = [
            (elite && self.table.deeds.elites >= 3, Goal::ThreeElites),
            (elite && fight.round == 1, Goal::EliteInRound1),
            (elite && cause == Cause::Fire, Goal::EliteByFire),
            (space == 3 && fight.round == 1, Goal::FarKillRound1),
            (fight.kills_in_round >= 3, Goal::ThreeKillsARound),
            (fight.poison_kills >= 2, Goal::TwoPoisonKills),
            (alike >= 3, Goal::ThreeOfAName),
        ];
        goals.into_iter().filter(|(done, _)| *done).for_each(|(_, goal)| self.reach(goal));
    }

    /// What tracks and mutations give for a kill.
    fn kill_rules(&mut self, member: Option<u8>, kind: Kind, space: u8, cause: Cause, poisoned: bool) {
        let (class, early) = (self.content.foe(kind).class, self.table.fight.round <= 2);
        let fits = |filter: Filter| {
            let condition = match filter.condition {
                Condition::Poisoned => poisoned,
                Condition::Elite => matches!(class, Class::Elite | Class::Boss),
                _ => true,
            };
            condition
                && (!filter.by_fire || cause == Cause::Fire)
                && (!filter.monster || class == Class::Monster)
                && (!filter.far || space >= 2)
                && (!filter.early || early)
        };
        let killer = member.unwrap_or(self.table.first);
        for (bit, rule) in perks::track_rules(self.content, self.table.member(killer), Trigger::Kill) {
            if fits(rule.filter) && (!rule.once || self.table.member(killer).worked & bit == 0) {
                self.member(killer).worked |= bit;
                self.rule_outcome(killer, rule.outcome);
            }
        }
        // Only who kills by an action profits from what mutations say of killers.
        for (bit, rule) in perks::mutation_rules(self.content, self.table, Trigger::Kill) {
            if fits(rule.filter) && (!rule.once || self.table.fight.worked & bit == 0) {
                self.table.fight.worked |= bit;
                self.rule_outcome(killer, rule.outcome);
            }
        }
    }

    fn rule_outcome(&mut self, member: u8, outcome: PerkOutcome) {
        match outcome {
            PerkOutcome::Effects(line) => self.push_line(member, &line),
            PerkOutcome::Gifts(gifts) => self.rule_gifts(gifts.as_slice()),
            PerkOutcome::More(_) | PerkOutcome::Aptitude => {}
        }
    }

    /// §token.push, §token.fall
    fn push(&mut self, space: u8, gear: Option<Gear>) {
        let free = (space + 1..4).find(|right| !self.table.fight.foes[*right as usize].is_there());
        if let Some(to) = free {
            return self.shift(space, to);
        }
        match self.table.fight.edge {
            Edge::Nothing => {}
            // What equipment says of a wall has been dealt.
            Edge::Wall if gear.is_some_and(|gear| self.names_the_wall(gear)) => {}
            Edge::Wall => self.hit(None, 3, 1, false, Cause::Wall),
            Edge::Hole => match super::class(self.content, self.table, 3) {
                Some(Class::Monster) => {
                    self.kill(None, 3, Cause::Hole);
                    for from in (space..3).rev() {
                        if self.table.fight.foes[from as usize].is_there() {
                            self.shift(from, from + 1);
                        }
                    }
                }
                Some(Class::Elite) => self.hit(None, 3, 1, false, Cause::Hole),
                _ => {}
            },
        }
    }

    /// Whether a piece of equipment has a damage of its own at a wall.
    fn names_the_wall(&self, gear: Gear) -> bool {
        self.content.gear(gear).effect.iter().any(|effect| effect.condition == Condition::Wall)
    }

    /// An enemy's next action comes a round later.
    fn delay(&mut self, space: u8) {
        if let Some(round) = next_action(self.content, self.table, space) {
            let foe = &mut self.table.fight.foes[space as usize];
            foe.delayed |= 1 << round;
            let stands = foe.stands;
            self.tell(Event::Delayed { space, stands });
        }
    }

    fn pull(&mut self, space: u8) {
        if let Some(to) = nearer(self.table, space) {
            self.shift(space, to);
        }
    }

    /// An enemy moves to a free space, or changes places. §concierge.moves
    pub(super) fn shift(&mut self, from: u8, to: u8) {
        self.table.fight.foes.swap(from as usize, to as usize);
        if self.table.fight.aimed == Some(from) {
            self.table.fight.aimed = Some(to);
        }
        self.table.fight.attacker = match self.table.fight.attacker {
            Some(space) if space == from => Some(to),
            Some(space) if space == to => Some(from),
            other => other,
        };
        // What somebody who moves is still to do moves along.
        for todo in self.table.todo.as_mut_slice() {
            match todo {
                Todo::FoeAct(space, _) if *space == from => *space = to,
                Todo::FoeAct(space, _) if *space == to => *space = from,
                _ => {}
            }
        }
        self.tell(Event::Shifted { from, to });
    }

    fn offer_help(&mut self, member: u8, effect: Effect, gear: Option<Gear>) {
        let mut those: InlineVec<u8, 4> = InlineVec::new();
        (0..self.table.count)
            .filter(|whom| may_help(self.table, member, effect, *whom))
            .for_each(|whom| those.push(whom));
        match those.as_slice() {
            [] => {}
            [only] => self.help(member, effect, gear, *only),
            all if effect.whom == Whom::Every => all.iter().for_each(|whom| self.help(member, effect, gear, *whom)),
            _ => self.ask(Phase::Help(member, effect, gear)),
        }
    }

    /// Shields or heals a fighter. §act.block, §act.heal
    pub(super) fn help(&mut self, member: u8, effect: Effect, gear: Option<Gear>, whom: u8) {
        let more = if effect.more > 0 && holds(self.content, self.table, member, effect.condition, None) {
            effect.more
        } else {
            0
        };
        let value = effect.value + more;
        if effect.verb == Verb::Heal {
            return self.heal(whom, value);
        }
        let content = self.content;
        let own = self.member(whom);
        own.shields += value;
        let does_more = |gear: &Gear| content.gear(*gear).spent.is_some();
        if let Some(gear) = gear.filter(does_more)
            && own.guard.len() < 2
        {
            own.guard.push(gear);
        }
        self.tell(Event::Shielded { member: self.who(whom), count: value });
    }

    /// What comes of a shield that was spent. §act.shields
    pub(super) fn shield_spent(&mut self, member: u8, count: u8) {
        let first = self.table.fight.shields_spent == 0;
        self.table.fight.shields_spent += count;
        self.member(member).spent += count;
        for _ in 0..count {
            let guards = &mut self.member(member).guard;
            let guard = (!guards.is_empty()).then(|| guards.remove(0));
            match guard.and_then(|gear| self.content.gear(gear).spent) {
                Some(Spent::Effect(effect)) => self.then(&[Todo::Effect(member, effect, guard)]),
                Some(Spent::Gift(gift)) => self.rule_gifts(&[gift] as &[Gift]),
                Some(Spent::Attacker(damage)) => self.then(&[Todo::Riposte(member, damage)]),
                None => {}
            }
        }
        for (_, rule) in perks::mutation_rules(self.content, self.table, Trigger::Spent) {
            if first || !rule.once {
                self.rule_outcome(member, rule.outcome);
            }
        }
    }

    /// §act.aptitude, §act.repeat, §equip.aptitude, §token.shove
    pub(super) fn use_aptitude(&mut self, member: u8, action: Action) {
        let (line, gear) = match action {
            Action::Aptitude { skill, step } => {
                self.member(member).used |= perks::bit(skill, step);
                self.tell(Event::Aptitude { member: self.who(member), skill, step });
                (perks::aptitude(self.content, self.table.member(member), skill, step), None)
            }
            Action::Item { slot } => {
                let gear = self.table.member(member).worn.as_slice()[slot as usize].gear;
                self.tell(Event::Uses { member: self.who(member), gear });
                if self.content.gear(gear).trick == Some(Trick::Souls) {
                    return self.spend_souls(member, slot, gear);
                }
                if self.content.gear(gear).discarded {
                    self.member(member).worn.remove(slot as usize);
                    self.scrap(gear);
                }
                (Some(self.content.gear(gear).effect), Some(gear))
            }
            Action::Shove {} => {
                self.table.fight.shoved = true;
                self.push(1, None);
                return;
            }
            _ => return,
        };
        for effect in line.iter().flat_map(|line| line.as_slice()).rev() {
            self.table.todo.push(Todo::Effect(member, *effect, gear));
        }
    }
}
