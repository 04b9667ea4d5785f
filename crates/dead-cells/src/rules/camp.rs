//! The camp: before a run, and after it, where cells are spent.

use super::act::Act;
use super::perks;
use crate::campaign::{DURING_POCKETS, NextRun, START_POCKETS};
use crate::content::{
    Card, Deed, Gain, Gift, Goal, Mutation, PRISONERS, Perk, PerkOutcome, Region, SERENADE, Skill, Trigger, UpgradeKind,
};
use crate::decisions::{Action, Cause, Event};
use crate::sets::Gears;
use crate::table::{GroupMember, Phase, Purging, Todo};
use kernel::{Audience, Fate};

/// Where a card lies on the mutation board. §mutation.pockets
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PocketKind {
    /// Start of a run.
    Start,
    /// During a run, feats among them.
    During,
    /// The skill of the group.
    Skill,
}

/// The pocket that a card belongs in.
pub(crate) fn pocket_of(content: &crate::content::Content, card: Mutation) -> PocketKind {
    match content.upgrades.get(card.0 as usize).map(|upgrade| &upgrade.kind) {
        Some(UpgradeKind::Start) => PocketKind::Start,
        Some(UpgradeKind::Skill) => PocketKind::Skill,
        Some(_) => PocketKind::During,
        // A card of the well.
        None => match content.perks_of(card).first() {
            Some(Perk::ReplaceTiles(_)) => PocketKind::Start,
            _ => PocketKind::During,
        },
    }
}

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    pub(super) fn in_camp(&mut self, todo: Todo) {
        match todo {
            Todo::Camp => self.camp(),
            Todo::Choose(seat) => self.choose(seat),
            // §setup.first, §solo.first
            Todo::NameFirst => match self.table.players {
                1 => self.name_first(0),
                _ => self.ask(Phase::NameFirst),
            },
            // §setup.four
            Todo::Wounds(left) => match left {
                0 => {}
                left => self.ask(Phase::Wound(left)),
            },
            Todo::Deal => self.deal(),
            Todo::StartPerks => self.start_perks(),
            Todo::RunOver(won) => self.run_over(won),
            Todo::Spend => self.spend(),
            Todo::Upgrade(card) => self.upgrade(card),
            Todo::Well(place) => self.well(place),
            Todo::Pocket(card) => self.pocket(card),
            Todo::Grant(card) => self.ask(Phase::Grant(card)),
            Todo::Purge(what, left) => self.purge_next(what, left),
            Todo::Arrange(skill, left) => match left {
                0 | 1 => {}
                left => self.ask(Phase::Arrange(skill, left)),
            },
            Todo::BlueprintAny => self.blueprint_any(),
            Todo::SecretAny => match self.table.campaign.secrets.count_ones() as usize {
                taken if taken >= self.content.secrets.len() => self.tell(Event::Nothing),
                _ => self.ask(Phase::SecretAny),
            },
            Todo::Swap => match super::can_swap(self.content, self.table) {
                true => self.ask(Phase::Swap),
                false => self.tell(Event::Nothing),
            },
            Todo::MoreLife => {
                self.table.campaign.lasting.life_owed -= 1;
                self.ask(Phase::MoreLife);
            }
            Todo::Finish(won) => {
                self.tell(Event::Over { won });
                self.ask(Phase::Over(won));
            }
            _ => {}
        }
    }

    /// §setup.leader: what there is to arrange before a run is the leader's.
    fn camp(&mut self) {
        self.tell(Event::Run { number: self.table.campaign.run });
        if super::camp_has_choices(self.content, self.table) {
            self.ask(Phase::Camp);
        }
    }

    /// §setup.prisoner
    fn choose(&mut self, seat: u8) {
        let free = (0..PRISONERS as u8).filter(|who| !super::is_taken(self.table, seat, *who));
        let free: kernel::InlineVec<u8, 4> = free.fold(kernel::InlineVec::new(), |mut list, who| {
            list.push(who);
            list
        });
        match free.as_slice() {
            [only] => self.play_as(seat, *only),
            _ => self.ask(Phase::Choose(seat)),
        }
    }

    fn play_as(&mut self, member: u8, who: u8) {
        *self.member(member) = GroupMember { who, ..GroupMember::default() };
        self.tell(Event::Chose { member: self.who(member) });
        perks::refresh(self.content, self.table, member);
    }

    fn name_first(&mut self, member: u8) {
        self.table.first = member;
        self.tell(Event::First { member: self.who(member) });
    }

    /// §setup.hand, §solo.setup
    fn deal(&mut self) {
        if self.table.players == 1 {
            self.play_as(1, SERENADE);
            self.table.count = 2;
        }
        let campaign = self.table.campaign;
        // §setup.biome: all equipment of the campaign is shuffled.
        (self.table.equipment, self.table.scrap) = (campaign.equipment, Gears::default());
        for member in self.table.members() {
            let own = self.member(member);
            own.deck = campaign.decks[own.who as usize];
            if !own.is_serenade() {
                self.refill(member);
            }
        }
    }

    /// What mutations, feats and the well give at the start of a run. §mutation.board
    fn start_perks(&mut self) {
        let next = self.table.campaign.next;
        // Tiles are looked at when the first biome is laid out.
        self.table.campaign.next = NextRun { tiles: next.tiles, ..NextRun::default() };
        let lasting = self.table.campaign.lasting;
        if next.immune && !self.table.member(self.table.first).is_serenade() {
            let first = self.table.first;
            self.member(first).immune |= perks::IMMUNE_FOR_THE_RUN;
            perks::refresh(self.content, self.table, first);
        }
        for member in self.table.members() {
            self.hurt(member, next.hurt, Cause::Setup, None, false);
        }
        self.gain_teeth(next.teeth + lasting.teeth);
        self.gain_potions(next.potions);
        let starts = self.table.todo.iter().find_map(|todo| match todo {
            Todo::Enter(Region::Biome(biome)) => Some(biome),
            _ => None,
        });
        // §secret.take: of a start that a secret has made easier.
        let scroll = starts.is_some_and(|biome| self.table.campaign.farther.scrolls >> biome & 1 == 1);
        let mut push = |gain, count| {
            if count > 0 {
                self.table.todo.push(Todo::Gift(Gift { gain, count }));
            }
        };
        push(Gain::Scroll(None), next.scrolls + scroll as u8);
        push(Gain::Vial, next.vials + lasting.vials);
        let rules: kernel::InlineVec<Option<PerkOutcome>, 16> =
            perks::mutation_rules(self.content, self.table, Trigger::Start).fold(
                kernel::InlineVec::new(),
                |mut list, (_, rule)| {
                    list.push(Some(rule.outcome));
                    list
                },
            );
        for outcome in rules.iter().flatten() {
            if let PerkOutcome::Gifts(gifts) = outcome {
                self.gifts(&gifts);
            }
        }
    }

    /// §over.bag, §over.collector, §over.equipment, §over.scrolls, §over.success
    fn run_over(&mut self, won: bool) {
        self.table.deeds.cells = self.table.cells;
        self.tell(Event::Ended { won, cells: self.table.cells });
        self.table.todo.clear();
        self.then(&[Todo::Spend, Todo::Finish(won)]);
        if self.table.teeth >= 8 {
            self.reach(Goal::EightTeeth);
        }
        if !won && self.table.place == Region::Biome(0) && self.table.cells == 0 {
            self.reach(Goal::LostInB1WithoutCells);
        }
    }

    /// §cells.ways, §over.cells
    fn spend(&mut self) {
        if self.table.campaign.lasting.life_owed > 0 {
            self.then(&[Todo::MoreLife, Todo::Spend]);
        } else if super::can_spend(self.content, self.table) {
            self.ask(Phase::Spend);
        }
    }

    /// An upgrade is bought. §cells.decks
    fn buy_upgrade(&mut self, skill: Skill) {
        let (place, price) = (skill.place(), self.table.campaign.price(skill));
        let Some(card) = self.table.campaign.next_upgrade(self.content, skill) else { return };
        let campaign = &mut self.table.campaign;
        match (campaign.free[place], campaign.cheap) {
            (1.., _) => campaign.free[place] -= 1,
            (_, true) => campaign.cheap = false,
            _ => {}
        }
        if campaign.ahead[place].is_empty() {
            campaign.taken[place] += 1;
        } else {
            campaign.ahead[place].remove(0);
        }
        self.table.cells -= price;
        self.tell(Event::Upgraded { card });
        self.then(&[Todo::Upgrade(card), Todo::Spend]);
    }

    /// §cells.kinds
    fn upgrade(&mut self, card: Mutation) {
        match &self.content.upgrades[card.0 as usize].kind {
            UpgradeKind::Combat(card) => self.then(&[Todo::Grant(*card)]),
            UpgradeKind::Start | UpgradeKind::During | UpgradeKind::Skill | UpgradeKind::Feat(..) => {
                self.then(&[Todo::Pocket(card)]);
            }
            UpgradeKind::Instruction(deeds) => deeds.iter().for_each(|deed| self.instruct(*deed, None)),
        }
    }

    /// §well.throw
    fn throw(&mut self) {
        let place = self.table.campaign.well;
        self.table.campaign.well += 1;
        self.table.cells -= 1;
        self.table.deeds.thrown += 1;
        self.tell(Event::Threw { card: place });
        if self.table.deeds.thrown >= 5 {
            self.reach(Goal::FiveInTheWell);
        }
        self.then(&[Todo::Well(place), Todo::Spend]);
    }

    fn well(&mut self, place: u8) {
        let card = &self.content.well[place as usize];
        card.deeds.iter().for_each(|deed| self.instruct(*deed, Some(place)));
    }

    /// What an instruction or a card of the well says. §cells.instruction
    fn instruct(&mut self, deed: Deed, well: Option<u8>) {
        let upgrades = self.content.upgrades.len() as u8;
        match deed {
            Deed::PurgeStart(count) => self.then(&[Todo::Purge(Purging::Start, count)]),
            Deed::PurgeEquipment(count) => self.then(&[Todo::Purge(Purging::Equipment, count)]),
            Deed::PurgeAny(count) => self.then(&[Todo::Purge(Purging::Any, count)]),
            Deed::Look(skill, count) => self.look_ahead(skill, count),
            Deed::Swap => self.then(&[Todo::Swap]),
            Deed::BlueprintAny => self.then(&[Todo::BlueprintAny]),
            Deed::BlueprintLast => self.blueprint_last(),
            Deed::SecretAny => self.then(&[Todo::SecretAny]),
            Deed::Card => {
                if let Some(card) = well.and_then(|place| self.content.well[place as usize].card) {
                    self.then(&[Todo::Grant(card)]);
                }
            }
            Deed::Pocket => {
                if let Some(place) = well {
                    self.then(&[Todo::Pocket(Mutation(upgrades + place))]);
                }
            }
            Deed::Close => self.table.campaign.well = self.content.well.len() as u8,
            Deed::Nothing | Deed::Later => self.tell(Event::Nothing),
            deed => self.lasting(deed),
        }
    }

    /// The next cards of a deck are looked at. §cells.instruction
    fn look_ahead(&mut self, skill: Skill, count: u8) {
        let place = skill.place();
        let mut seen = 0;
        for _ in 0..count {
            let campaign = &mut self.table.campaign;
            let next = self.content.decks[place].get(campaign.taken[place] as usize);
            if let Some(card) = next.filter(|_| campaign.ahead[place].len() < 4) {
                campaign.ahead[place].push(*card);
                campaign.taken[place] += 1;
                seen += 1;
            }
        }
        self.then(&[Todo::Arrange(skill, seen)]);
    }

    /// A card that was looked at comes next.
    fn arrange(&mut self, skill: Skill, left: u8, place: u8) {
        let ahead = &mut self.table.campaign.ahead[skill.place()];
        let from = ahead.len() - left as usize;
        ahead.as_mut_slice()[from..=from + place as usize].rotate_right(1);
        self.then(&[Todo::Arrange(skill, left - 1)]);
    }

    fn blueprint_last(&mut self) {
        match self.table.campaign.last {
            0 => self.tell(Event::Nothing),
            last => self.own_blueprint_of(last - 1),
        }
    }

    fn blueprint_any(&mut self) {
        let any =
            (0..self.content.biomes.len() as u8).any(|biome| super::has_blueprint(self.content, self.table, biome));
        match any {
            true => self.ask(Phase::BlueprintAny),
            false => self.tell(Event::Nothing),
        }
    }

    fn own_blueprint_of(&mut self, biome: u8) {
        let deck = &self.content.biomes[biome as usize].blueprints;
        match self.table.campaign.next_blueprint(deck, &[]) {
            Some(gear) => {
                self.table.campaign.equipment.put(gear);
                self.turn_up_blueprint(gear);
            }
            None => self.tell(Event::Nothing),
        }
    }

    /// §mutation.pockets, §mutation.skill, §mutation.full
    fn pocket(&mut self, card: Mutation) {
        let replaced = self.content.upgrades.get(card.0 as usize).and_then(|upgrade| upgrade.replaces);
        if let Some(old) = replaced {
            self.take_out(old);
        }
        let campaign = &self.table.campaign;
        let room = match pocket_of(self.content, card) {
            PocketKind::Start => campaign.start.len() < START_POCKETS,
            PocketKind::During => campaign.during.len() < DURING_POCKETS,
            PocketKind::Skill => campaign.skill.is_none(),
        };
        match room {
            true => self.put_in(card, None),
            false => self.ask(Phase::Pocket(card)),
        }
    }

    /// Takes a card off the board and lays it aside, if it lies there.
    fn take_out(&mut self, card: Mutation) {
        let campaign = &mut self.table.campaign;
        let before = campaign.active().count();
        if campaign.start.has(card) {
            campaign.start.take(card);
        }
        if campaign.during.has(card) {
            campaign.during.take(card);
        }
        if campaign.skill == Some(card) {
            campaign.skill = None;
        }
        if campaign.active().count() < before {
            campaign.aside.push(card);
        }
    }

    fn put_in(&mut self, card: Mutation, over: Option<Mutation>) {
        if let Some(old) = over {
            self.take_out(old);
        }
        let campaign = &mut self.table.campaign;
        if campaign.aside.has(card) {
            campaign.aside.take(card);
        }
        match pocket_of(self.content, card) {
            PocketKind::Start => campaign.start.push(card),
            PocketKind::During => campaign.during.push(card),
            PocketKind::Skill => campaign.skill = Some(card),
        }
        self.tell(Event::Pocketed { card, over });
    }

    /// §purge.six, §purge.tray: what must be purged is, while anything may be.
    fn purge_next(&mut self, what: Purging, left: u8) {
        if left > 0 && super::can_purge_any(self.content, self.table, what) {
            self.ask(Phase::Purge(what, left));
        }
    }

    fn purge(&mut self, card: Card) {
        let campaign = &mut self.table.campaign;
        if let Some(deck) = campaign.decks.iter_mut().find(|deck| deck.has(card)) {
            deck.take(card);
        } else {
            campaign.spare.take(card);
        }
        campaign.purged.put(card);
        self.tell(Event::Purged { card });
    }

    /// Gives an improved card to a deck. §cells.combat
    fn give(&mut self, card: Card, to: u8) {
        let campaign = &mut self.table.campaign;
        if let Some(deck) = campaign.decks.iter_mut().find(|deck| deck.has(card)) {
            deck.take(card);
        }
        if campaign.spare.has(card) {
            campaign.spare.take(card);
        }
        campaign.decks[to as usize].put(card);
        self.tell(Event::Gave { card, to });
    }

    /// What is decided in the camp.
    pub(super) fn decide_in_camp(&mut self, phase: Phase, action: Action) {
        match (phase, action) {
            (Phase::Camp, Action::Give { card, to }) => {
                self.give(card, to);
                self.table.moved.put(card);
                self.ask(Phase::Camp);
            }
            (Phase::Camp, Action::Pocket { card, over }) => {
                self.put_in(card, over);
                self.table.pocketed.push(card);
                self.ask(Phase::Camp);
            }
            (Phase::Camp, Action::Challenge {}) => {
                self.challenge();
                self.ask(Phase::Camp);
            }
            (Phase::Camp, Action::Start { biome }) => {
                self.start_at(biome);
                self.ask(Phase::Camp);
            }
            (Phase::Camp, _) => self.table.pocketed.clear(),
            (Phase::Choose(seat), Action::Choose { prisoner }) => self.play_as(seat, prisoner),
            (Phase::NameFirst, Action::First { member }) => self.name_first(member),
            (Phase::Wound(left), Action::Wound { member }) => {
                self.hurt(member, 1, Cause::Setup, None, false);
                self.then(&[Todo::Wounds(left - 1)]);
            }
            (Phase::Spend, Action::Upgrade { skill }) => self.buy_upgrade(skill),
            (Phase::Spend, Action::Throw {}) => self.throw(),
            (Phase::Pocket(card), Action::Pocket { over, .. }) => self.put_in(card, over),
            (Phase::Pocket(card), _) => {
                self.table.campaign.aside.push(card);
                self.tell(Event::PutAside { card });
            }
            (Phase::Grant(_), Action::Give { card, to }) => self.give(card, to),
            (Phase::Purge(what, left), Action::Purge { card }) => {
                self.purge(card);
                self.then(&[Todo::Purge(what, left - 1)]);
            }
            (Phase::Purge(what, left), Action::PurgeGear { gear }) => {
                self.table.campaign.equipment.take(gear);
                self.table.campaign.purged_gear.put(gear);
                self.tell(Event::PurgedGear { gear });
                self.then(&[Todo::Purge(what, left - 1)]);
            }
            (Phase::Arrange(skill, left), Action::Next { place }) => self.arrange(skill, left, place),
            (Phase::BlueprintAny, Action::Pick { place }) => self.own_blueprint_of(place),
            (Phase::SecretAny, Action::Pick { place }) => self.take_secret(place),
            (Phase::Swap, Action::Pocket { card, over }) => self.put_in(card, over),
            (Phase::MoreLife, Action::Pick { place }) => {
                self.table.campaign.lasting.life[place as usize] += 1;
                self.tell(Event::MoreLife { prisoner: place });
            }
            _ => {}
        }
    }

    /// The run starts in a biome that the campaign has opened. §setup.biome
    fn start_at(&mut self, biome: u8) {
        let enter = Todo::Enter(Region::Biome(biome));
        for todo in self.table.todo.as_mut_slice() {
            if matches!(todo, Todo::Enter(_)) {
                *todo = enter;
            }
        }
    }
}
