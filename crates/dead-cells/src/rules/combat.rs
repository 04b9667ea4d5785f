//! A combat: its set-up, the cards, its rounds, and what is left after it.

use super::act::Act;
use super::explore::{biome, tile};
use super::perks;
use super::{ELITES, MONSTERS};
use crate::content::{
    Class, Edge, FoeAction, FoeVerb, Gain, Gift, Goal, Kind, Perk, PerkOutcome, Position, SERENADE, Skill, State,
    Trigger, Use, Verb,
};
use crate::decisions::{Action, Cause, Event};
use crate::table::{Announced, Foe, Laid, LootKind, Phase, Stands, Table, Todo};
use kernel::{Audience, Fate};

/// The pairs of round and action that may be announced of a card. §prep.announce
pub(crate) fn announcements(table: &crate::content::CombatCard) -> kernel::InlineVec<Option<(u8, Announced)>, 9> {
    let mut list = kernel::InlineVec::new();
    for (round, line) in (1..).zip(&table.lines) {
        for effect in line.iter() {
            let said = Some((round, announced(effect.verb)));
            if !list.has(said) {
                list.push(said);
            }
        }
    }
    list
}

/// What an action is called when it is announced.
fn announced(verb: Verb) -> Announced {
    match verb {
        Verb::Shield | Verb::Spend => Announced::Block,
        Verb::Aptitude => Announced::Aptitude,
        Verb::Loot => Announced::Loot,
        Verb::Heal => Announced::Heal,
        Verb::Damage | Verb::Push | Verb::Pull | Verb::Suffer => Announced::Damage,
        Verb::Poison | Verb::Bleed | Verb::Fire | Verb::Freeze | Verb::Mark | Verb::Spread => Announced::State,
    }
}

/// How many cards each member lays: two of one player, or one. §prep.three, §prep.two-players, §solo.two
pub(crate) fn cards_of(table: &Table, member: u8) -> u8 {
    match table.players {
        1 if table.member(member).is_serenade() => 0,
        1 => 2,
        2 if member == table.first => 2,
        4 if table.fight.passing == Some(member) => 0,
        _ => 1,
    }
}

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    pub(super) fn in_combat(&mut self, todo: Todo) {
        match todo {
            Todo::PlaceFoes => self.place_foes(),
            Todo::PlaceLoot => self.place_loot(),
            Todo::Prepare => self.prepare(),
            Todo::Lay(member) => self.ask(Phase::Lay(member)),
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
                self.then(&[Todo::FoeTurn(0), Todo::FoeTurn(1), Todo::FoeTurn(2), Todo::FoeTurn(3)]);
            }
            Todo::EndFight => self.end_fight(),
            Todo::BossTurn => self.boss_turn(),
            Todo::Upkeep => self.upkeep(),
            Todo::PutAway => self.put_away(),
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
        for elite in tile.enemies.iter() {
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
        let roofs = biome(self.table).is_some_and(|biome| biome.roofs);
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
            Class::Boss | Class::Special => {}
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
                                self.tell(Event::Schema { gear });
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

    /// §prep.three, §prep.order, §prep.four-players
    fn prepare(&mut self) {
        self.table.fight.preparing = true;
        for member in self.table.members() {
            let own = self.member(member);
            own.fights = !own.dead;
        }
        if self.table.poison_next > 0 && self.table.fight.boss.is_none() {
            let (first, tokens) = (self.table.first, core::mem::take(&mut self.table.poison_next));
            self.afflict_member(first, State::Poison, tokens);
        }
        if self.table.players == 4 {
            self.ask(Phase::Passer);
        } else {
            self.lay_cards();
        }
    }

    /// Everybody lays cards in turn, from the first player on.
    fn lay_cards(&mut self) {
        self.then(&[Todo::Reveal]);
        let order: kernel::InlineVec<u8, 4> =
            self.table.in_order().fold(kernel::InlineVec::new(), |mut list, member| {
                list.push(member);
                list
            });
        for member in order.as_slice().iter().rev() {
            if self.table.fight.passing == Some(*member) {
                self.table.todo.push(Todo::Pass(*member));
            }
            for _ in 0..cards_of(self.table, *member) {
                self.table.todo.push(Todo::Lay(*member));
            }
        }
    }

    /// §pass.out
    fn let_pass(&mut self, member: u8) {
        self.table.fight.passing = Some(member);
        self.member(member).fights = false;
        if let Some(boss) = &mut self.table.fight.boss {
            boss.passed |= 1 << member;
            if boss.passed.count_ones() as u8 >= self.table.players {
                boss.passed = 0;
            }
        }
        self.tell(Event::Passes { member: self.who(member) });
        self.lay_cards();
    }

    fn lay(&mut self, member: u8, card: crate::content::Card, said: (u8, Announced)) {
        let own = self.member(member);
        own.hand.take(card);
        own.laid.push(Laid { card: Some(card), open: false, said: Some(said) });
        self.tell(Event::Laid { member: self.who(member), card: Some(card), said: Some(said) });
    }

    /// §pass.reveal, §boss.pass
    fn pass(&mut self, member: u8) {
        self.then(&[Todo::Redraw(member)]);
        if self.table.fight.boss.is_some() {
            return;
        }
        let Some(card) = self.top_card(member) else { return };
        self.table.revealed = Some((member, card));
        self.tell(Event::Revealed { member: self.who(member), card });
        self.discard(member, card);
        let table = &*self.table;
        let useful = |skill: &Skill| table.member(member).scrolls[skill.place()] < super::LAST_STEP;
        let mut symbols = self.content.card(card).symbols.iter().filter(useful);
        match (symbols.next(), symbols.next()) {
            (None, _) => {}
            (Some(skill), None) => self.scroll(member, skill),
            _ => self.ask(Phase::PassSymbol(member, card)),
        }
    }

    /// §pass.redraw
    fn toss(&mut self, member: u8, tossed: u8, card: crate::content::Card) {
        self.member(member).hand.take(card);
        self.discard(member, card);
        if self.table.member(member).hand.is_empty() {
            self.draw(member, tossed + 1);
        } else {
            self.ask(Phase::Redraw(member, tossed + 1));
        }
    }

    /// §prep.reveal, §solo.combat, §solo.power, §concierge.pattern
    fn reveal(&mut self) {
        self.table.fight.preparing = false;
        for member in self.table.members() {
            if !self.table.member(member).laid.is_empty() {
                self.member(member).shown.clear();
            }
            for at in 0..self.table.member(member).laid.len() {
                let laid = &mut self.member(member).laid.as_mut_slice()[at];
                laid.open = true;
                if let Some(card) = laid.card {
                    self.member(member).shown.push(card);
                    self.tell(Event::Shown { member: self.who(member), card });
                }
            }
        }
        self.then(&[Todo::Round(0)]);
        self.draw_pattern();
        if let Some(serenade) = self.table.who_plays(SERENADE).filter(|member| self.table.fights(*member)) {
            self.reveal_serenade(serenade);
        }
    }

    fn reveal_serenade(&mut self, member: u8) {
        let card = self.top_card(member);
        self.member(member).shown.clear();
        match card {
            Some(card) => {
                self.member(member).shown.push(card);
                self.tell(Event::Shown { member: self.who(member), card });
            }
            None => self.tell(Event::Empty { member: self.who(member) }),
        }
        self.member(member).laid.push(Laid { card, open: true, said: None });
        let Some(top) = self.table.member(1 - member).top else { return };
        let mut symbols = self.content.card(top).symbols.iter();
        match (symbols.next(), symbols.next()) {
            (None, _) => {}
            (Some(skill), None) => self.table.fight.power = Some(skill),
            _ => self.ask(Phase::Power(top)),
        }
    }

    /// A round begins. §round.order, §round.zero, §close.next, §kill.on
    fn round(&mut self, round: u8) {
        self.table.fight.round = round;
        self.table.fight.kills_in_round = 0;
        self.table.fight.shoved = false;
        for member in self.table.members() {
            let own = self.member(member);
            (own.acted, own.used, own.vengeful) = (false, 0, own.vengeful);
            own.worn.as_mut_slice().iter_mut().for_each(|worn| worn.used = false);
        }
        self.table.fight.foes.iter_mut().for_each(|foe| foe.acted = false);
        if round == 0 {
            let roofs = biome(self.table).is_some_and(|biome| biome.roofs) && self.table.fight.boss.is_none();
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
        let restricted = self.table.restriction == 1 && round == 2 && member == self.table.first;
        if frozen || restricted {
            self.tell(Event::Frozen { member: self.who(member) });
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
            let worn = &mut self.member(member).worn.as_mut_slice()[slot as usize];
            worn.used = true;
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
            self.then(&[Todo::Upkeep, Todo::PutAway]);
        }
    }

    /// §upkeep.give, §act.given: what was gained goes to those who fought.
    fn upkeep(&mut self) {
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
    fn give_next(&mut self) {
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
    fn put_away(&mut self) {
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
        for member in self.table.members() {
            if !self.table.member(member).is_serenade() && !self.table.member(member).dead {
                self.refill(member);
            }
            self.clear_tokens(member);
            self.discard_laid(member);
            let own = self.member(member);
            (own.fights, own.spent, own.suffered, own.worked) = (false, 0, 0, 0);
        }
        self.table.fight = Default::default();
    }

    /// States and shields leave a board. §upkeep.tokens
    pub(super) fn clear_tokens(&mut self, member: u8) {
        let own = self.member(member);
        (own.shields, own.states, own.frozen, own.vengeful) = (0, [0; 5], 0, false);
        own.guard.clear();
    }

    /// Active cards are discarded, Serenade's too. §solo.discard
    pub(super) fn discard_laid(&mut self, member: u8) {
        let laid = core::mem::take(&mut self.member(member).laid);
        laid.iter().filter_map(|laid| laid.card).for_each(|card| self.discard(member, card));
    }

    /// Damage from a death box. §kill.penalty
    pub(super) fn death_box(&mut self, aim: crate::content::Aim, count: u8) {
        self.then(&[Todo::FoeAct(super::NOBODY, FoeAction { verb: FoeVerb::Damage, value: count, aim })]);
    }

    /// §roof.volley
    fn volley(&mut self) {
        if self.table.fight.edge != Edge::Wall && self.table.fight.foes[3].is_there() {
            self.table.fight.striker = self.table.fight.foes[3].stands;
            self.then(&[Todo::Assign(FoeAction { verb: FoeVerb::Damage, value: 1, aim: Default::default() }, None)]);
        }
    }

    /// §roof.hole
    fn hole_bites(&mut self) {
        let roofs = biome(self.table).is_some_and(|biome| biome.roofs);
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
        }
    }

    /// Gifts that a rule gives while a combat goes on.
    pub(super) fn rule_gifts(&mut self, gifts: &[Gift]) {
        gifts.iter().for_each(|gift| self.gain_in_combat(*gift));
    }
}
