//! A decision being carried out.

use super::perks;
use super::{EQUIPMENT, SERENADES_DECK};
use crate::content::{Ailment, Card, Content, Gain, Gear, Gift, Instead, Perk, Skill, Trick};
use crate::decisions::{Cause, Event, Fighter};
use crate::table::{GroupMember, LootKind, Phase, Stands, Table, Todo};
use kernel::{Audience, Ctx, Fate, InlineVec, Source};

/// A decision being carried out.
pub(super) struct Act<'a, F, A> {
    pub content: &'a Content,
    pub table: &'a mut Table,
    pub ctx: &'a mut Ctx<F, A>,
}

impl<'a, F: Fate, A: Audience<Event>> Act<'a, F, A> {
    /// Goes on until somebody has something to decide.
    pub fn go_on(&mut self) {
        while self.table.phase == Phase::Next {
            match self.table.todo.pop() {
                Some(todo) => self.carry_out(todo),
                None => self.table.phase = Phase::Over(false),
            }
        }
    }

    /// Has these things carried out next, in order.
    pub fn then(&mut self, todos: &[Todo]) {
        todos.iter().rev().for_each(|todo| self.table.todo.push(*todo));
    }

    /// Waits for a decision.
    pub fn ask(&mut self, phase: Phase) {
        self.table.phase = phase;
    }

    #[inline]
    pub fn tell(&mut self, event: Event) {
        self.ctx.tell(event, &*self.table);
    }

    /// A member, as the story calls it.
    #[inline]
    pub fn who(&self, member: u8) -> Fighter {
        Fighter { member, who: self.table.member(member).who }
    }

    #[inline]
    pub fn member(&mut self, member: u8) -> &mut GroupMember {
        &mut self.table.members[member as usize]
    }

    fn carry_out(&mut self, todo: Todo) {
        match todo {
            Todo::Camp
            | Todo::Choose(_)
            | Todo::NameFirst
            | Todo::Wounds(_)
            | Todo::Deal
            | Todo::StartPerks
            | Todo::RunOver(_)
            | Todo::Spend
            | Todo::Upgrade(_)
            | Todo::Well(_)
            | Todo::Pocket(_)
            | Todo::Grant(_)
            | Todo::Purge(..)
            | Todo::Arrange(..)
            | Todo::BlueprintAny
            | Todo::SecretAny
            | Todo::Swap
            | Todo::MoreLife
            | Todo::Finish(_) => self.in_camp(todo),
            Todo::Enter(_)
            | Todo::Explore
            | Todo::Arrive(_)
            | Todo::Flip
            | Todo::Tile
            | Todo::HandTest(..)
            | Todo::DeckTest(_)
            | Todo::Leave(_)
            | Todo::Collect
            | Todo::Market(_)
            | Todo::CleanUp
            | Todo::Jump(_)
            | Todo::Bell
            | Todo::Lose(_)
            | Todo::Back(_) => self.on_the_way(todo),
            Todo::Gift(gift) => self.gift(gift),
            Todo::Equip(gear) => self.offer_gear(gear, None),
            Todo::EquipMember(member) => {
                if let Some(gear) = self.draw_gear() {
                    self.tell(Event::Found { gear });
                    self.offer_gear(gear, Some(member));
                }
            }
            _ => self.in_combat(todo),
        }
    }

    /// The source of a member's deck.
    pub fn source(&self, member: u8) -> Source {
        if self.table.member(member).is_serenade() { SERENADES_DECK } else { Source(member) }
    }

    /// Takes the top card of a member's deck; the discard becomes the deck where it is empty. Only its owner may know what the deck
    /// still has: the rest is the hand. §test.refill
    pub fn top_card(&mut self, member: u8) -> Option<Card> {
        let source = self.source(member);
        let own = &mut self.table.members[member as usize];
        if own.deck.is_empty() {
            if own.discard.is_empty() || own.is_serenade() {
                return None;
            }
            own.deck = core::mem::take(&mut own.discard);
            own.top = None;
            self.tell(Event::Reshuffled { member: self.who(member) });
        }
        let owner = self.table.seat_of(member);
        let own = &mut self.table.members[member as usize];
        let card = Card(self.ctx.fate.for_eyes_of(owner).draw(source, &own.deck.0));
        own.deck.take(card);
        Some(card)
    }

    /// Draws cards into a hand. What was drawn is told in the order of the cards, so that the order of the draw tells nothing.
    pub fn draw(&mut self, member: u8, count: u8) {
        let mut drawn: InlineVec<u8, 8> = InlineVec::new();
        for _ in 0..count.min(8) {
            let Some(card) = self.top_card(member) else { break };
            self.member(member).hand.put(card);
            drawn.push(card.0);
        }
        drawn.as_mut_slice().sort_unstable();
        if !drawn.is_empty() {
            let mut cards = [None; 4];
            cards.iter_mut().zip(drawn.iter()).for_each(|(place, card)| *place = Some(Card(card)));
            self.tell(Event::Drew { member: self.who(member), count: drawn.len() as u8, cards: Some(cards) });
        }
    }

    /// Draws until a hand is full. §setup.hand
    pub fn refill(&mut self, member: u8) {
        let own = self.table.member(member);
        // §malaise.cards
        let most = if super::has_ailment(self.table, member, Ailment::HandOfTwo) { 2 } else { own.hand_size };
        let missing = most.saturating_sub(own.hand.len());
        self.draw(member, missing);
    }

    /// Puts a card on a member's discard.
    pub fn discard(&mut self, member: u8, card: Card) {
        let own = self.member(member);
        own.discard.put(card);
        own.top = Some(card);
    }

    /// Takes the top card of the equipment; the scrap becomes the deck where it is empty. §icon.equipment, §icon.empty
    pub fn draw_gear(&mut self) -> Option<Gear> {
        if let Some(gear) = self.table.on_top.pop() {
            return Some(gear);
        }
        if self.table.equipment.0.is_empty() {
            self.table.equipment = core::mem::take(&mut self.table.scrap);
        }
        if self.table.equipment.0.is_empty() {
            return None;
        }
        let gear = Gear(self.ctx.fate.draw(EQUIPMENT, &self.table.equipment.0));
        self.table.equipment.take(gear);
        Some(gear)
    }

    /// The next blueprint of where the group is. §icon.blueprint
    pub fn next_blueprint(&self) -> Option<Gear> {
        let held = self.table.held_blueprints();
        self.table.campaign.next_blueprint(self.blueprints(), held.as_slice())
    }

    /// A blueprint is turned up, whatever becomes of it.
    pub fn turn_up_blueprint(&mut self, gear: Gear) {
        self.table.campaign.see(gear);
        self.tell(Event::Schema { gear });
    }

    /// The blueprint deck of where the group is.
    pub fn blueprints(&self) -> &'a [Gear] {
        match self.table.place {
            crate::content::Region::Biome(biome) => &self.content.biomes[biome as usize].blueprints,
            crate::content::Region::Boss(boss) => &self.content.bosses[boss as usize].blueprints,
        }
    }

    /// Gold teeth into the bag. §icon.tooth
    pub fn gain_teeth(&mut self, count: u8) {
        if count > 0 {
            self.table.teeth = self.table.teeth.saturating_add(count);
            self.tell(Event::Gained { kind: LootKind::Teeth, count });
            if self.table.teeth >= 10 {
                self.reach(crate::content::Goal::TenTeeth);
            }
        }
    }

    /// Cells into the bag. §icon.cell
    pub fn gain_cells(&mut self, count: u8) {
        if count > 0 {
            self.table.cells = self.table.cells.saturating_add(count);
            self.tell(Event::Gained { kind: LootKind::Cells, count });
        }
    }

    /// Potions into the bag. §icon.potion
    pub fn gain_potions(&mut self, count: u8) {
        if count > 0 {
            self.table.potions = self.table.potions.saturating_add(count);
            self.tell(Event::Gained { kind: LootKind::Potions, count });
        }
    }

    /// A rune, for ever. §icon.rune
    pub fn gain_rune(&mut self, rune: u8) {
        if !self.table.campaign.has_rune(rune) {
            self.table.campaign.runes |= 1 << (rune - 1);
            self.tell(Event::Rune { rune });
        }
    }

    /// A gift, whoever it is for. In a combat it waits in the bag until the combat is over.
    fn gift(&mut self, gift: Gift) {
        if self.table.fight.on {
            self.gain_in_combat(gift);
            return;
        }
        let Gift { gain, count } = gift;
        match gain {
            Gain::Nothing | Gain::Else(_) => {}
            Gain::Tooth => self.gain_teeth(count),
            Gain::Cell => self.gain_cells(count),
            Gain::Potion => self.gain_potions(count),
            Gain::Rune(rune) => self.gain_rune(rune),
            Gain::Equipment => {
                self.again(gift);
                if let Some(gear) = self.draw_gear() {
                    self.tell(Event::Found { gear });
                    self.offer_gear(gear, None);
                }
            }
            Gain::EquipmentEach => {
                for member in self.table.members().rev() {
                    if !self.table.member(member).is_serenade() {
                        self.table.todo.push(Todo::EquipMember(member));
                    }
                }
            }
            Gain::Blueprint => (0..count).for_each(|_| self.collect_blueprint()),
            Gain::Scroll(colour) => {
                self.again(gift);
                self.offer_scroll(colour);
            }
            Gain::Vial => {
                self.again(gift);
                self.offer_vial();
            }
            Gain::VialEach => self.table.members().for_each(|member| self.heal(member, count)),
            // §icon.first, §move.outside: nobody else can take it, and nothing blocks it.
            Gain::Damage(_) => {
                let first = self.table.first;
                self.hurt(first, count, Cause::Tile, None, false);
            }
            Gain::PoisonNext => self.table.poison_next += count,
            _ => self.gift_of_biome(gift),
        }
    }

    /// What only some biomes know.
    fn gift_of_biome(&mut self, Gift { gain, count }: Gift) {
        let first = self.table.first;
        match gain {
            Gain::Worm => self.draw_worms(count),
            Gain::Unworm => self.table.members().for_each(|member| self.pick_worms(member, None, u8::MAX)),
            Gain::UnwormOne => self.offer_unworm(),
            Gain::Back => self.turn_clock_back(count),
            Gain::Ahead => self.advance_clock(count),
            Gain::Relight => self.light(count),
            Gain::Key => self.take_keys(count),
            Gain::Curse => self.curse(count),
            Gain::Restrict => self.restrict(count),
            Gain::Malaise => self.infect(first),
            Gain::Cure => self.offer_cure(),
            Gain::Release => self.offer_release(),
            Gain::Unring => self.silence_bell(),
            Gain::BossShield => {
                self.table.boss_shields += count;
                self.tell(Event::Guarded { count });
            }
            _ => {}
        }
    }

    /// The rest of a gift of several.
    fn again(&mut self, gift: Gift) {
        if gift.count > 1 {
            self.table.todo.push(Todo::Gift(Gift { count: gift.count - 1, ..gift }));
        }
    }

    /// Something gained while a combat goes on: it is given out after it. §kill.death
    pub fn gain_in_combat(&mut self, gift: Gift) {
        let Gift { gain, count } = gift;
        match gain {
            Gain::Tooth => self.gain_teeth(count),
            Gain::Cell => self.gain_cells(count),
            Gain::Potion => self.gain_potions(count),
            Gain::Vial | Gain::VialEach => {
                self.table.bag.vials += count;
                self.tell(Event::Gained { kind: LootKind::Vials, count });
            }
            Gain::Scroll(colour) => {
                self.table.bag.scrolls[colour.map_or(3, Skill::place)] += count;
                self.tell(Event::Gained { kind: LootKind::Scrolls, count });
            }
            Gain::Equipment | Gain::EquipmentEach => {
                for _ in 0..count {
                    if self.table.bag.gear.len() < 8
                        && let Some(gear) = self.draw_gear()
                    {
                        self.table.bag.gear.push(gear);
                        self.tell(Event::Found { gear });
                    }
                }
            }
            Gain::Blueprint => {
                for _ in 0..count {
                    match self.next_blueprint().filter(|_| self.table.bag.blueprints.len() < 8) {
                        Some(gear) => {
                            self.table.bag.blueprints.push(gear);
                            self.turn_up_blueprint(gear);
                        }
                        None => self.gain_teeth(1),
                    }
                }
            }
            Gain::Rune(rune) => self.gain_rune(rune),
            Gain::Damage(aim) => self.death_box(aim, count),
            Gain::Nothing | Gain::Else(_) | Gain::PoisonNext => {}
            _ => self.gift_of_biome(gift),
        }
    }

    /// Gifts with a rune among them: where the group has it, what is written beside it. §icon.rune
    pub fn without_owned_runes(&self, gifts: &[Gift]) -> InlineVec<Gift, 4> {
        let owned = |gift: &Gift| matches!(gift.gain, Gain::Rune(rune) if self.table.campaign.has_rune(rune));
        let has_rune = gifts.iter().any(|gift| matches!(gift.gain, Gain::Rune(_)));
        let have_it = gifts.iter().any(owned);
        let mut list = InlineVec::new();
        for gift in gifts {
            let gain = match gift.gain {
                Gain::Rune(_) if have_it => continue,
                Gain::Else(_) if has_rune && !have_it => continue,
                Gain::Else(Instead::Blueprint) => Gain::Blueprint,
                Gain::Else(Instead::Cell) => Gain::Cell,
                gain => gain,
            };
            list.push(Gift { gain, count: gift.count });
        }
        list
    }

    /// A blueprint for the collector. §icon.blueprint, §icon.empty
    pub fn collect_blueprint(&mut self) {
        match self.next_blueprint().filter(|_| self.table.collector.len() < 12) {
            Some(gear) => {
                self.table.collector.push(gear);
                self.turn_up_blueprint(gear);
            }
            None => self.gain_teeth(1),
        }
    }

    /// Somebody is to get a scroll; where nobody can use it, it is worth a cell. §board.full
    pub fn offer_scroll(&mut self, colour: Option<Skill>) {
        let mut takers = 0;
        let mut only = None;
        for member in self.table.members() {
            for skill in Skill::ALL {
                if super::can_scroll(self.content, self.table, member, colour, skill).is_ok() {
                    takers += 1;
                    only = Some((member, skill));
                }
            }
        }
        match (takers, only) {
            (0, _) => {
                self.tell(Event::Wasted { skill: colour });
                self.gain_cells(1);
            }
            (1, Some((member, skill))) => self.scroll(member, skill),
            _ => self.ask(Phase::Scroll(colour)),
        }
    }

    /// Moves a scroll marker. §board.scroll
    pub fn scroll(&mut self, member: u8, skill: Skill) {
        if self.table.member(member).is_serenade() {
            return self.serenades_scroll(member);
        }
        let own = self.member(member);
        own.scrolls[skill.place()] += 1;
        let step = own.scrolls[skill.place()];
        perks::refresh(self.content, self.table, member);
        self.tell(Event::Scrolled { member: self.who(member), skill, step });
    }

    /// Serenade's marker moves whatever the colour. §solo.rewards, §solo.power-track, §solo.transform
    fn serenades_scroll(&mut self, member: u8) {
        let own = self.member(member);
        own.scrolls[0] += 1;
        let (step, changed) = (own.scrolls[0], own.changed);
        self.tell(Event::Scrolled { member: self.who(member), skill: Skill::Survival, step });
        match (changed, step) {
            (false, 1) => self.gain_teeth(2),
            (false, 2) => {
                let prisoner = self.table.members().find(|other| !self.table.member(*other).is_serenade());
                if let Some(prisoner) = prisoner {
                    self.vial(prisoner);
                }
            }
            (false, _) => {
                let own = self.member(member);
                (own.changed, own.damage) = (true, 0);
                own.scrolls[0] = 0;
                self.tell(Event::Transformed { member: self.who(member) });
            }
            (true, _) => {}
        }
    }

    /// A vial is to be used; with nobody hurt it is lost. §icon.vial, §icon.empty
    pub fn offer_vial(&mut self) {
        let hurt = |member: &u8| super::helps_vial(self.table, *member);
        let mut those = self.table.members().filter(hurt);
        match (those.next(), those.next()) {
            (None, _) => self.tell(Event::Nothing),
            (Some(only), None) => self.vial(only),
            _ => self.ask(Phase::Vial),
        }
    }

    /// A vial heals.
    pub fn vial(&mut self, member: u8) {
        let more = perks::best(self.content, self.table, |perk| match perk {
            Perk::Vial(more) => Some(*more),
            _ => None,
        });
        self.heal(member, 1 + more.unwrap_or(0));
    }

    /// Removes damage.
    pub fn heal(&mut self, member: u8, count: u8) {
        let own = self.member(member);
        let count = count.min(own.damage);
        if count > 0 && !own.dead {
            own.damage -= count;
            let left = own.left();
            self.tell(Event::Healed { member: self.who(member), count, left });
        }
    }

    /// A potion removes all damage. §round.potion, §act.loot-potion
    pub fn drink(&mut self, member: u8) {
        self.table.potions -= 1;
        self.table.deeds.potions += 1;
        self.table.fight.potions += 1;
        let own = self.member(member);
        let unhurt = own.damage == 0;
        own.damage = 0;
        let left = own.left();
        self.tell(Event::Drank { member: self.who(member), left });
        if unhurt {
            self.reach(crate::content::Goal::PotionUnhurt);
        }
        if self.table.deeds.potions >= 3 {
            self.reach(crate::content::Goal::ThreePotions);
        }
    }

    /// Somebody is to get a piece of equipment; with nobody to take it, it is scrap. §equip.place
    pub fn offer_gear(&mut self, gear: Gear, only: Option<u8>) {
        let can = |member: u8| super::may_wear(self.table, member, only);
        let takers = self.table.members().filter(|member| can(*member)).count();
        let mut roomy = self.table.members().filter(|member| {
            let own = self.table.member(*member);
            can(*member) && own.worn.len() < own.slots as usize
        });
        match (takers, roomy.next()) {
            (0, _) => self.scrap(gear),
            // Nothing is to be decided where one alone may take it, and has room.
            (1, Some(member)) if only.is_none() => self.equip(member, gear, None),
            _ => self.ask(Phase::Equip(gear, only)),
        }
    }

    /// Puts equipment on, for good. §equip.kept
    pub fn equip(&mut self, member: u8, gear: Gear, over: Option<u8>) {
        let old = over.map(|slot| self.member(member).worn.remove(slot as usize).gear);
        if let Some(old) = old {
            self.table.scrap.put(old);
        }
        self.member(member).worn.push(crate::table::Worn { gear, damage: 0, used: false });
        self.tell(Event::Equipped { member: self.who(member), gear, over: old });
    }

    /// Discards equipment.
    pub fn scrap(&mut self, gear: Gear) {
        self.table.scrap.put(gear);
        self.tell(Event::Scrapped { gear });
    }

    /// Damages a member. Shields are spent at once. §act.hit, §act.block, §act.golden, §state.mark
    pub fn hurt(&mut self, member: u8, damage: u8, cause: Cause, by: Option<Stands>, blockable: bool) {
        let own = *self.table.member(member);
        if own.dead || damage == 0 {
            return;
        }
        let mut damage = damage;
        if cause == Cause::Foe {
            damage += own.tokens(crate::content::State::Mark);
            if self.is_spared(member) {
                damage -= 1;
            }
        }
        if blockable && own.shields > 0 && damage > 0 {
            damage -= self.block(member, damage);
        }
        if damage == 0 {
            return;
        }
        if super::tricks::slot_with(self.content, &own, Trick::Fatal).is_some() {
            damage = own.left();
        }
        let fighting = self.table.fight.on;
        let own = self.member(member);
        own.damage = own.damage.saturating_add(damage).min(own.life);
        // What a biome does to a step is no part of the next combat.
        if fighting || !matches!(cause, Cause::Bell | Cause::Dark | Cause::Curse) {
            own.suffered = own.suffered.saturating_add(damage);
        }
        own.vengeful |= fighting;
        let left = own.left();
        self.table.fight.hurt |= fighting;
        self.tell(Event::Hurt { member: self.who(member), damage, left, cause, by });
        if left == 0 {
            self.die(member, cause);
        }
    }

    /// Whether a mutation spares the first player this damage.
    fn is_spared(&mut self, member: u8) -> bool {
        let spared = member == self.table.first
            && !self.table.fight.spared
            && perks::has(self.content, self.table, |perk| *perk == Perk::GuardFirst);
        if spared {
            self.table.fight.spared = true;
            self.tell(Event::Spared { member: self.who(member) });
        }
        spared
    }

    /// Spends shields on damage; says how much they take. §restriction.legend
    fn block(&mut self, member: u8, damage: u8) -> u8 {
        let own = *self.table.member(member);
        let each = if self.table.is_restricted(2) { 2 } else { 1 };
        let (blocked, spent) = match own.golden {
            true if own.shields >= each => (damage, each),
            true => (0, 0),
            false => {
                let blocked = damage.min(own.shields / each);
                (blocked, blocked * each)
            }
        };
        if spent > 0 {
            self.member(member).shields -= spent;
            self.tell(Event::Blocked { member: self.who(member), count: spent });
            self.shield_spent(member, spent);
        }
        blocked
    }

    /// A Prisoner dies, unless something keeps it alive. §death.full
    pub fn die(&mut self, member: u8, cause: Cause) {
        let kept = !self.table.deeds.survived && perks::has(self.content, self.table, |perk| *perk == Perk::Survive);
        if kept && cause != Cause::Bleed {
            self.table.deeds.survived = true;
            let own = self.member(member);
            own.damage = own.life - 1;
            self.tell(Event::Survived { member: self.who(member) });
            return;
        }
        self.member(member).dead = true;
        self.tell(Event::Died { member: self.who(member), cause });
        if cause == Cause::Poison {
            self.reach(crate::content::Goal::DiedByPoison);
        }
        // §move.alive: outside a combat nothing more is resolved.
        if !self.table.fight.on {
            self.then(&[Todo::RunOver(false)]);
        }
    }

    /// Damage on a companion. §companion.life
    pub fn hurt_companion(&mut self, member: u8, slot: u8, damage: u8) {
        let worn = &mut self.member(member).worn.as_mut_slice()[slot as usize];
        worn.damage += damage;
        let (gear, suffered) = (worn.gear, worn.damage);
        let left = self.content.gear(gear).life.saturating_sub(suffered);
        self.tell(Event::CompanionHurt { member: self.who(member), gear, left });
        if left == 0 {
            self.member(member).worn.remove(slot as usize);
            self.scrap(gear);
        }
    }
}
