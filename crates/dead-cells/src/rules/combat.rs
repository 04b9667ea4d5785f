//! A combat: its set-up, the cards, its rounds, and what is left after it.

use super::act::Act;
use super::explore::tile;
use super::perks;
use super::{ELITES, MONSTERS};
use crate::content::{
    Ailment, Class, Edge, FoeAction, FoeVerb, Gain, Gift, Kind, PerkOutcome, Position, Skill, Special, TileShape,
    Trick, Trigger, Use, Verb,
};
use crate::decisions::{Action, Cause, Event};
use crate::table::{Foe, LootKind, Phase, Stands, Todo};
use kernel::{Audience, Fate};

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    pub(super) fn in_combat(&mut self, todo: Todo) {
        match todo {
            Todo::PlaceFoes => self.place_foes(),
            Todo::PlaceLoot => self.place_loot(),
            Todo::Prepare => self.prepare(),
            Todo::Lay(member) => self.lay_next(member),
            Todo::Pass(member) => self.pass(member),
            Todo::Redraw(member) => self.ask(Phase::Redraw(member, 0)),
            Todo::Reveal => self.reveal(),
            Todo::Round(round) => self.round(round),
            Todo::GroupZero => self.group_zero(),
            Todo::MemberZero(member) => self.member_zero(member),
            Todo::MemberTurn(member) => self.member_turn(member),
            Todo::CardLine(member, which) => self.card_line(member, which),
            Todo::Companions(member) => self.companions(member),
            Todo::Effect(member, effect, gear) => self.effect(member, effect, gear),
            Todo::FoeTurn(space) => self.foe_turn(space),
            Todo::FoeAct(space, action) => self.foe_act(space, action),
            Todo::Assign(action, before) => self.assign_next(action, before),
            Todo::Volley => self.volley(),
            Todo::RoundEnd(round) => self.round_end(round),
            Todo::Poison(space) => self.poison(space),
            Todo::CloseUp => self.close_up(),
            Todo::AfterThird => self.after_third(),
            Todo::Bleed => self.bleed(),
            Todo::HoleBites => self.hole_bites(),
            Todo::RoundFour => {
                self.table.fight.round = 4;
                self.table.fight.foes.iter_mut().for_each(|foe| foe.acted = false);
                if self.table.fight.boss.is_some_and(|boss| boss.shurikens != 0) {
                    self.then(&[Todo::Shurikens]);
                }
                self.then(&[Todo::FoeTurn(0), Todo::FoeTurn(1), Todo::FoeTurn(2), Todo::FoeTurn(3)]);
            }
            Todo::Shurikens => self.shurikens_hit(),
            Todo::EndFight => self.end_fight(),
            Todo::BossTurn => self.boss_turn(),
            Todo::Upkeep => self.upkeep(),
            Todo::PutAway => self.put_away(),
            Todo::Aftermath => self.aftermath(),
            Todo::Hunger(member) => self.hunger(member),
            Todo::Riposte(member, damage) => self.riposte(member, damage),
            _ => {}
        }
    }

    /// §combat.setup
    pub(super) fn begin_fight(&mut self) {
        self.clear_fight();
        self.table.fight.on = true;
        self.then(&[Todo::PlaceFoes, Todo::PlaceLoot, Todo::Prepare]);
    }

    /// §combat.place, §combat.left, §combat.third, §combat.taken
    fn place_foes(&mut self) {
        let Some(tile) = tile(self.table) else { return };
        // §bosscell.rules: one more where there are two monsters.
        let pair = tile.shape == TileShape::Square && tile.enemies.len() == 2;
        let more = (pair && self.table.campaign.is_harder(3)).then_some(false);
        for elite in tile.enemies.iter().chain(more) {
            let Some(kind) = self.draw_foe(elite) else { continue };
            let foes = &self.table.fight.foes;
            let wanted = match self.content.foe(kind).position {
                Position::Left => Some(0),
                Position::Third => Some(3),
                Position::Next => None,
            };
            let free = |space: &u8| !foes[*space as usize].is_there();
            if let Some(space) = wanted.filter(free).or_else(|| [1, 2, 3, 0].into_iter().find(free)) {
                self.table.fight.foes[space as usize] = Foe { stands: Stands::Foe(kind), ..Foe::default() };
            }
        }
        // Told as they stand, whatever the order they came in.
        for space in 0..4 {
            let stands = self.table.fight.foes[space as usize].stands;
            if stands != Stands::Nobody {
                self.tell(Event::Placed { space, stands });
            }
        }
        let edge = if self.table.fight.hole { Edge::Hole } else { tile.edge };
        self.table.fight.edge = edge;
        // §roof.wall
        let roofs = super::special(self.table) == Special::Roofs;
        if roofs && edge == Edge::Wall && self.table.fight.foes[3].is_there() {
            self.foe_shields(3, 1);
        }
        self.count_elite_fight();
    }

    /// Puts an enemy on a space.
    pub(super) fn place(&mut self, space: u8, stands: Stands) {
        self.table.fight.foes[space as usize] = Foe { stands, ..Foe::default() };
        self.tell(Event::Placed { space, stands });
    }

    /// The next monster or elite. §icon.empty
    fn draw_foe(&mut self, elite: bool) -> Option<Kind> {
        let table = &mut *self.table;
        let (deck, gone, source) = match elite {
            true => (&mut table.elites, &mut table.elites_gone, ELITES),
            false => (&mut table.monsters, &mut table.monsters_gone, MONSTERS),
        };
        if deck.0.is_empty() {
            *deck = core::mem::take(gone);
        }
        if deck.0.is_empty() {
            return None;
        }
        let kind = self.ctx.fate.deal(source, &deck.0);
        deck.0.take(kind);
        Some(Kind(kind))
    }

    /// Puts the card of an enemy away. §kill.space
    pub(super) fn put_foe_away(&mut self, kind: Kind) {
        match self.content.foe(kind).class {
            Class::Elite => self.table.elites_gone.0.put(kind.0),
            Class::Monster => self.table.monsters_gone.0.put(kind.0),
            Class::Special => self.special_falls(kind),
            Class::Boss => {}
        }
    }

    /// §combat.loot
    fn place_loot(&mut self) {
        let Some(tile) = tile(self.table) else { return };
        let gifts = self.without_owned_runes(tile.loot.as_slice());
        for gift in gifts.iter() {
            let count = gift.count;
            match gift.gain {
                Gain::Tooth => self.table.fight.loot.teeth += count,
                Gain::Cell => self.table.fight.loot.cells += count,
                Gain::Potion => self.table.fight.loot.potions += count,
                Gain::Vial => self.table.fight.loot.vials += count,
                Gain::Scroll(colour) => self.table.fight.loot.scrolls[colour.map_or(3, Skill::place)] += count,
                Gain::Rune(rune) => self.table.fight.loot.rune = rune,
                Gain::Back => self.table.fight.loot.back += count,
                Gain::Relight => self.table.fight.loot.lights += count,
                Gain::Key => self.table.fight.loot.keys += count,
                Gain::Equipment => {
                    for _ in 0..count {
                        if let Some(gear) = self.draw_gear() {
                            self.table.fight.loot.gear.push(gear);
                            self.tell(Event::Found { gear });
                        }
                    }
                }
                Gain::Blueprint => {
                    for _ in 0..count {
                        match self.next_blueprint() {
                            Some(gear) => {
                                self.table.fight.loot.blueprints.push(gear);
                                self.turn_up_blueprint(gear);
                            }
                            None => self.table.fight.loot.teeth += 1,
                        }
                    }
                }
                _ => {}
            }
        }
        let loot = self.table.fight.loot;
        for kind in loot.kinds() {
            let count = super::effects::amount(&loot, kind);
            self.tell(Event::Loot { kind, count });
        }
    }

    /// A round begins. §round.order, §round.zero, §close.next, §kill.on
    fn round(&mut self, round: u8) {
        self.table.fight.round = round;
        self.table.fight.kills_in_round = 0;
        self.table.fight.shoved = false;
        for member in self.table.members() {
            let own = self.member(member);
            (own.acted, own.used, own.hidden) = (false, 0, false);
            own.worn.as_mut_slice().iter_mut().for_each(|worn| worn.used = false);
        }
        self.table.fight.foes.iter_mut().for_each(|foe| foe.acted = false);
        if round == 0 {
            let roofs = super::special(self.table) == Special::Roofs && self.table.fight.boss.is_none();
            self.then(&[Todo::Round(1)]);
            if !self.has_round_zero(roofs) {
                return;
            }
            self.tell(Event::Round { round });
            if roofs {
                self.then(&[Todo::Volley]);
            }
            self.then(&[Todo::FoeTurn(0), Todo::GroupZero, Todo::FoeTurn(1), Todo::FoeTurn(2), Todo::FoeTurn(3)]);
            return;
        }
        self.tell(Event::Round { round });
        self.then(&[Todo::FoeTurn(1), Todo::FoeTurn(2), Todo::FoeTurn(3), Todo::RoundEnd(round)]);
        for member in self.order().as_slice().iter().rev() {
            self.table.todo.push(Todo::MemberTurn(*member));
        }
        self.then(&[Todo::FoeTurn(0)]);
    }

    /// The fighters from the first player on.
    pub(super) fn order(&self) -> kernel::InlineVec<u8, 4> {
        self.table.fighters().fold(kernel::InlineVec::new(), |mut list, member| {
            list.push(member);
            list
        })
    }

    /// §round.zero
    fn has_round_zero(&self, roofs: bool) -> bool {
        let table = &*self.table;
        if let Some(boss) = &table.fight.boss {
            // §boss.turn
            return boss.of_instance <= 1;
        }
        let foes = table.foes().any(|space| !super::foe_line(self.content, table, space, 0).is_empty());
        let group = table.fighters().any(|member| self.has_zero(member));
        let skill = perks::mutation_rules(self.content, table, Trigger::Zero).next().is_some();
        let power = matches!(table.fight.power, Some(Skill::Survival | Skill::Tactics));
        foes || group || skill || power || roofs || self.may_drink()
    }

    /// Whether a member does something in round 0.
    fn has_zero(&self, member: u8) -> bool {
        let own = self.table.member(member);
        let gear = own.worn.iter().any(|worn| {
            let card = self.content.gear(worn.gear);
            card.used == Use::Always && card.rounds & 1 == 1
        });
        let melee = own.is_serenade() && own.changed && own.scrolls[0] > 0;
        gear || melee || perks::track_rules(self.content, own, Trigger::Zero).next().is_some()
    }

    /// §round.potion, §restriction.legend
    pub(super) fn may_drink(&self) -> bool {
        super::may_drink(self.table)
    }

    fn group_zero(&mut self) {
        for member in self.order().as_slice().iter().rev() {
            self.table.todo.push(Todo::MemberZero(*member));
        }
        if self.may_drink() {
            self.ask(Phase::Drink);
        }
    }

    /// What a member does in round 0.
    fn member_zero(&mut self, member: u8) {
        let own = *self.table.member(member);
        if own.dead {
            return;
        }
        let mut effects = kernel::InlineVec::<Option<Todo>, 12>::new();
        let mut push = |todo| {
            if effects.len() < 12 {
                effects.push(Some(todo));
            }
        };
        for (_, rule) in perks::track_rules(self.content, &own, Trigger::Zero) {
            if let PerkOutcome::Effects(line) = rule.outcome {
                line.iter().for_each(|effect| push(Todo::Effect(member, effect, None)));
            }
        }
        if member == self.table.first {
            for (_, rule) in perks::mutation_rules(self.content, self.table, Trigger::Zero) {
                if let PerkOutcome::Effects(line) = rule.outcome {
                    line.iter().for_each(|effect| push(Todo::Effect(member, effect, None)));
                }
            }
        }
        for worn in own.worn.iter() {
            let card = self.content.gear(worn.gear);
            if card.used == Use::Always && card.rounds & 1 == 1 {
                card.effect.iter().for_each(|effect| push(Todo::Effect(member, effect, Some(worn.gear))));
            }
        }
        if own.is_serenade() {
            if let Some(skill @ (Skill::Survival | Skill::Tactics)) = self.table.fight.power {
                push(Todo::Effect(member, self.content.serenade.powers[skill.place()], None));
            }
            for effect in super::serenade_zero(&own).into_iter().flatten() {
                // The Prisoner uses an aptitude, not she.
                let actor = if effect.verb == Verb::Aptitude { 1 - member } else { member };
                push(Todo::Effect(actor, effect, None));
            }
        }
        for todo in effects.as_slice().iter().rev().flatten() {
            self.table.todo.push(*todo);
        }
    }

    /// §round.actions; §death.fight-on: the dead act no more.
    fn member_turn(&mut self, member: u8) {
        let own = *self.table.member(member);
        if own.dead || !own.fights {
            return;
        }
        let round = self.table.fight.round;
        self.then(&[Todo::Companions(member)]);
        if own.is_serenade() && round == 3 && self.table.fight.power == Some(Skill::Brutality) {
            let power = self.content.serenade.powers[Skill::Brutality.place()];
            self.then(&[Todo::Effect(member, power, None)]);
        }
        for which in (0..own.laid.len() as u8).rev() {
            self.table.todo.push(Todo::CardLine(member, which));
        }
        self.member(member).acted = true;
    }

    /// A card of a member in this round, with equipment or without. Frost falls on the card that was laid first.
    /// §equip.one, §state.freeze, §prep.first-two
    fn card_line(&mut self, member: u8, which: u8) {
        let own = *self.table.member(member);
        let round = self.table.fight.round;
        if own.dead {
            return;
        }
        let frozen = which == 0 && own.frozen >> round & 1 == 1;
        // §restriction.legend: the first player does nothing in round II.
        let restricted = self.table.is_restricted(1) && round == 2 && member == self.table.first;
        if frozen || restricted {
            self.tell(Event::Frozen { member: self.who(member) });
            return;
        }
        // §malaise.cards
        if round == 1 && super::has_ailment(self.table, member, Ailment::NoFirstRound) {
            self.tell(Event::Trembles { member: self.who(member) });
            return;
        }
        if perks::gear_for(self.content, &own, round).next().is_some() {
            self.ask(Phase::UseGear(member, which));
        } else {
            self.use_line(member, which, None);
        }
    }

    /// The effects of a card's line and of equipment. §equip.use, §equip.replace, §equip.add
    fn use_line(&mut self, member: u8, which: u8, slot: Option<u8>) {
        let round = self.table.fight.round;
        let line = super::member_line(self.content, self.table, member, which, round);
        let worn = slot.map(|slot| {
            let content = self.content;
            let worn = &mut self.member(member).worn.as_mut_slice()[slot as usize];
            worn.used = true;
            if content.gear(worn.gear).trick == Some(Trick::Once) {
                worn.damage = 1;
            }
            worn.gear
        });
        if let Some(gear) = worn {
            let card = self.content.gear(gear);
            self.tell(Event::Uses { member: self.who(member), gear });
            if card.discarded
                && let Some(slot) = slot
            {
                self.member(member).worn.remove(slot as usize);
                self.table.scrap.put(gear);
            }
            for effect in card.effect.as_slice().iter().rev() {
                self.table.todo.push(Todo::Effect(member, *effect, Some(gear)));
            }
            if card.used == Use::Replace {
                return;
            }
        }
        for effect in line.as_slice().iter().rev() {
            self.table.todo.push(Todo::Effect(member, *effect, None));
        }
    }

    /// Companions act by themselves. §companion.slot
    fn companions(&mut self, member: u8) {
        let (own, round) = (*self.table.member(member), self.table.fight.round);
        if own.dead {
            return;
        }
        for worn in own.worn.iter() {
            let card = self.content.gear(worn.gear);
            if card.used == Use::Companion && card.rounds >> round & 1 == 1 {
                card.effect
                    .iter()
                    .for_each(|effect| self.table.todo.push(Todo::Effect(member, effect, Some(worn.gear))));
            }
        }
    }

    /// §close.poison, §close.up, §close.next, §kill.on, §third.bleed, §third.four
    fn round_end(&mut self, round: u8) {
        if !self.asks_for_replay(round) {
            self.close_round(round);
        }
    }

    fn close_round(&mut self, round: u8) {
        self.table.fight.poison_kills = 0;
        if round < 3 {
            self.then(&[Todo::Round(round + 1)]);
        } else {
            self.then(&[Todo::AfterThird, Todo::Bleed, Todo::HoleBites, Todo::RoundFour, Todo::EndFight]);
        }
        self.then(&[
            Todo::Poison(0),
            Todo::Poison(super::GROUP),
            Todo::Poison(1),
            Todo::Poison(2),
            Todo::Poison(3),
            Todo::CloseUp,
        ]);
    }

    /// What mutations do after round III.
    fn after_third(&mut self) {
        let first = self.table.first;
        let rules = perks::mutation_rules(self.content, self.table, Trigger::Third);
        for (_, rule) in rules {
            if let PerkOutcome::Effects(line) = rule.outcome {
                line.iter().for_each(|effect| self.table.todo.push(Todo::Effect(first, effect, None)));
            }
        }
    }

    fn end_fight(&mut self) {
        if self.table.fight.boss.is_some() {
            self.end_boss_turn();
        } else {
            self.then(&[Todo::Aftermath, Todo::Upkeep, Todo::PutAway]);
        }
    }

    /// Damage from a death box. §kill.penalty
    pub(super) fn death_box(&mut self, aim: crate::content::Aim, count: u8) {
        self.then(&[Todo::FoeAct(super::NOBODY, FoeAction { verb: FoeVerb::Damage, value: count, aim })]);
    }

    /// §roof.volley
    fn volley(&mut self) {
        if self.table.fight.edge != Edge::Wall && self.table.fight.foes[3].is_there() {
            self.table.fight.striker = self.table.fight.foes[3].stands;
            self.watch_attacker(Some(3));
            self.then(&[Todo::Assign(FoeAction { verb: FoeVerb::Damage, value: 1, aim: Default::default() }, None)]);
        }
    }

    /// §roof.hole
    fn hole_bites(&mut self) {
        let roofs = super::special(self.table) == Special::Roofs;
        if roofs && self.table.fight.edge == Edge::Hole && self.table.foes().next().is_some() {
            let first = self.table.first;
            if self.table.fights(first) {
                self.hurt(first, 1, Cause::Hole, None, true);
            }
        }
    }

    /// What is decided before and during a combat.
    pub(super) fn decide_in_combat(&mut self, phase: Phase, action: Action) {
        match (phase, action) {
            (Phase::Passer, Action::Pass { member }) => self.let_pass(member),
            (Phase::Lay(member), Action::Lay { card, round, say }) => self.lay(member, card, (round, say)),
            (Phase::PassSymbol(member, _), Action::Symbol { skill }) => self.scroll(member, skill),
            (Phase::Redraw(member, tossed), Action::Discard { card }) => self.toss(member, tossed, card),
            (Phase::Redraw(member, tossed), _) => self.draw(member, tossed),
            (Phase::Power(_), Action::Symbol { skill }) => self.table.fight.power = Some(skill),
            (Phase::Drink, Action::Drink { member }) => {
                self.drink(member);
                if self.may_drink() {
                    self.ask(Phase::Drink);
                }
            }
            (Phase::UseGear(member, which), Action::Gear { slot }) => self.use_line(member, which, Some(slot)),
            (Phase::UseGear(member, which), _) => self.use_line(member, which, None),
            (Phase::Aim(member, effect, gear), Action::Aim { space }) => self.strike(member, effect, gear, space),
            (Phase::Help(member, effect, gear), Action::Help { member: whom }) => self.help(member, effect, gear, whom),
            (Phase::Aptitude(member), action) => self.use_aptitude(member, action),
            (Phase::Loot(member), Action::Loot { kind }) => self.loot(member, kind),
            (Phase::Loot(_), Action::Drink { member }) => self.drink(member),
            (Phase::Assign(action, before), Action::Assign { member, companion }) => {
                self.assign(action, before, member, companion);
            }
            (Phase::Worms(by, effect, _), Action::Worms { member }) => self.give_up_for_worms(by, effect, member),
            (Phase::Worms(member, effect, gear), _) => self.carry_effect(member, effect, gear),
            (Phase::Hunger(member), Action::Take { option }) => self.starve(member, option == 0),
            (Phase::Refuse(member), Action::Discard { card }) => self.refused(member, Some(card)),
            (Phase::Refuse(member), _) => self.refused(member, None),
            (Phase::Replay(round), Action::Again {}) => self.replay(round),
            (Phase::Replay(round), _) => self.close_round(round),
            _ => {}
        }
    }

    /// A gift that is a type of loot, into the bag. §act.loot
    pub(super) fn loot(&mut self, member: u8, kind: LootKind) {
        let loot = self.table.fight.loot;
        let count = super::effects::amount(&loot, kind);
        self.tell(Event::Looted { member: self.who(member), kind, count });
        let (fight, bag) = (&mut self.table.fight.loot, &mut self.table.bag);
        match kind {
            LootKind::Teeth => {
                fight.teeth = 0;
                self.gain_teeth(count);
            }
            LootKind::Cells => {
                fight.cells = 0;
                self.gain_cells(count);
            }
            LootKind::Potions => {
                fight.potions = 0;
                self.gain_potions(count);
            }
            LootKind::Vials => bag.vials += core::mem::take(&mut fight.vials),
            LootKind::Scrolls => {
                let scrolls = core::mem::take(&mut fight.scrolls);
                bag.scrolls.iter_mut().zip(scrolls).for_each(|(bag, more)| *bag += more);
            }
            LootKind::Equipment => {
                let gear = core::mem::take(&mut fight.gear);
                gear.iter().for_each(|gear| bag.gear.push(gear));
            }
            LootKind::Blueprints => {
                let blueprints = core::mem::take(&mut fight.blueprints);
                blueprints.iter().for_each(|gear| bag.blueprints.push(gear));
            }
            LootKind::Rune => {
                let rune = core::mem::take(&mut fight.rune);
                self.gain_rune(rune);
            }
            LootKind::Clock => {
                fight.back = 0;
                self.turn_clock_back(count);
            }
            LootKind::Lanterns => {
                fight.lights = 0;
                self.light(count);
            }
            LootKind::Key => {
                fight.keys = 0;
                self.take_keys(count);
            }
        }
    }

    /// Gifts that a rule gives while a combat goes on.
    pub(super) fn rule_gifts(&mut self, gifts: &[Gift]) {
        gifts.iter().for_each(|gift| self.gain_in_combat(*gift));
    }
}
