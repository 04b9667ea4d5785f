//! A number for every action.

use super::names::code_number;
use crate::content::{Card, Content, Gear, Mutation, PRISONERS, Skill, UpgradeKind, printed};
use crate::decisions::Action;
use crate::rules::{PocketKind, announcements, pocket_of};
use crate::table::{LootKind, MEMBERS, SPACES};
use kernel::{ActionSpace, Among, digits, notation};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The pieces of equipment that somebody can wear.
const SLOTS: u8 = 6;
/// The corridors of a board, what is for sale, the cells of a track, the sides of a line, blueprints that lie in a row.
const WAYS: u8 = 64;
const OFFERS: u8 = 6;
const STEPS: u8 = 6;
const SIDES: u8 = 2;
const IN_A_ROW: u8 = 12;
/// The kinds of restrictions, from one on.
const RESTRICTIONS: u8 = 4;

/// An action by its digits; beyond the last, nothing.
type Key = [i16; 4];

/// All actions by their numbers, and back.
pub struct AllActions {
    /// The actions.
    pub actions: ActionSpace<Action>,
    numbers: BTreeMap<Key, usize>,
}

/// All actions of the printed game.
pub static SPACE: LazyLock<AllActions> = LazyLock::new(|| {
    let mut actions = Vec::new();
    every_action(printed(), |action| actions.push(action));
    let numbers = actions.iter().enumerate().map(|(number, action)| (key(*action), number)).collect();
    AllActions { actions: ActionSpace::from(actions), numbers }
});

impl AllActions {
    /// The number of an action; nothing for one that is never legal.
    pub fn number(&self, action: Action) -> Option<usize> {
        self.numbers.get(&key(action)).copied()
    }

    /// All of them in notation.
    pub fn among(&self) -> Among<'static> {
        Among::Named(self.actions.len(), &|number| {
            SPACE.actions.act(number).and_then(|action| notation::write(&action).ok()).unwrap_or_default()
        })
    }
}

fn key(action: Action) -> Key {
    let mut key = [-1; 4];
    let mut cells = key.iter_mut();
    let written = digits(&action, &code_number, &mut |digit| {
        if let Some(cell) = cells.next() {
            *cell = digit as i16;
        }
    });
    debug_assert!(written.is_ok(), "{action:?}: {written:?}");
    key
}

fn every_action(content: &Content, mut offer: impl FnMut(Action)) {
    in_camp(content, &mut offer);
    on_the_way(content, &mut offer);
    in_combat(content, &mut offer);
}

fn all_cards(content: &Content) -> impl Iterator<Item = Card> + use<> {
    (0..content.cards.len() as u8).map(Card)
}

fn members() -> impl Iterator<Item = u8> {
    0..MEMBERS as u8
}

fn in_camp(content: &Content, offer: &mut impl FnMut(Action)) {
    for card in all_cards(content).filter(|card| content.card(*card).owner.is_none()) {
        (0..=PRISONERS as u8).for_each(|to| offer(Action::Give { card, to }));
    }
    for card in pocketed(content) {
        offer(Action::Pocket { card, over: None });
        let kind: PocketKind = pocket_of(content, card);
        let same = pocketed(content).filter(|over| pocket_of(content, *over) == kind);
        same.for_each(|over| offer(Action::Pocket { card, over: Some(over) }));
    }
    [Action::Aside {}, Action::Challenge {}, Action::Throw {}].into_iter().for_each(&mut *offer);
    (0..content.biomes.len() as u8).for_each(|biome| offer(Action::Start { biome }));
    (0..PRISONERS as u8).for_each(|prisoner| offer(Action::Choose { prisoner }));
    members().for_each(|member| offer(Action::First { member }));
    members().for_each(|member| offer(Action::Wound { member }));
    Skill::ALL.into_iter().for_each(|skill| offer(Action::Upgrade { skill }));
    all_cards(content).for_each(|card| offer(Action::Purge { card }));
    (0..content.gear.len() as u8).for_each(|gear| offer(Action::PurgeGear { gear: Gear(gear) }));
    let picks = content.secrets.len().max(content.biomes.len()).max(PRISONERS) as u8;
    (0..picks).for_each(|place| offer(Action::Pick { place }));
}

/// The cards that may lie on the mutation board or aside.
fn pocketed(content: &Content) -> impl Iterator<Item = Mutation> + '_ {
    let upgrades = content.upgrades.iter().map(|upgrade| match upgrade.kind {
        UpgradeKind::Combat(_) | UpgradeKind::Instruction(_) => false,
        UpgradeKind::Start | UpgradeKind::During | UpgradeKind::Skill | UpgradeKind::Feat(..) => true,
    });
    let well = content.well.iter().map(|card| !card.perks.is_empty());
    upgrades.chain(well).enumerate().filter(|(_, lies)| *lies).map(|(at, _)| Mutation(at as u8))
}

fn on_the_way(content: &Content, offer: &mut impl FnMut(Action)) {
    (0..WAYS).for_each(|way| offer(Action::Go { way }));
    [Action::Keep {}, Action::Again {}, Action::Decline {}, Action::Scrap {}, Action::Done {}]
        .into_iter()
        .for_each(&mut *offer);
    all_cards(content).for_each(|card| offer(Action::Discard { card }));
    Skill::ALL.into_iter().for_each(|skill| offer(Action::Symbol { skill }));
    (0..SIDES).for_each(|option| offer(Action::Take { option }));
    for member in members() {
        Skill::ALL.into_iter().for_each(|skill| offer(Action::Scroll { member, skill }));
    }
    members().for_each(|member| offer(Action::Heal { member }));
    members().for_each(|member| slots().for_each(|over| offer(Action::Equip { member, over })));
    (0..OFFERS).for_each(|place| offer(Action::Buy { offer: place }));
    (0..IN_A_ROW).for_each(|place| offer(Action::Next { place }));
    Skill::ALL.into_iter().for_each(|skill| offer(Action::Unscroll { skill }));
    (0..SLOTS).for_each(|slot| offer(Action::Lose { slot }));
    members().for_each(|member| offer(Action::Worms { member }));
    members().for_each(|member| offer(Action::Cure { member }));
    (1..=RESTRICTIONS).for_each(|restriction| offer(Action::Release { restriction }));
    offer(Action::Light {});
    (0..SPACES as u8).for_each(|space| offer(Action::Look { space }));
    (0..WAYS).for_each(|way| offer(Action::Send { way }));
}

/// No slot, and each of them.
fn slots() -> impl Iterator<Item = Option<u8>> {
    [None].into_iter().chain((0..SLOTS).map(Some))
}

fn in_combat(content: &Content, offer: &mut impl FnMut(Action)) {
    members().for_each(|member| offer(Action::Pass { member }));
    for card in all_cards(content) {
        for (round, say) in announcements(content.card(card)).iter().flatten() {
            offer(Action::Lay { card, round, say });
        }
    }
    members().for_each(|member| offer(Action::Drink { member }));
    (0..SLOTS).for_each(|slot| offer(Action::Gear { slot }));
    [Action::Bare {}, Action::Shove {}, Action::Skip {}].into_iter().for_each(&mut *offer);
    (0..4).for_each(|space| offer(Action::Aim { space }));
    members().for_each(|member| offer(Action::Help { member }));
    for skill in Skill::ALL {
        (0..STEPS).for_each(|step| offer(Action::Aptitude { skill, step }));
    }
    (0..SLOTS).for_each(|slot| offer(Action::Item { slot }));
    LootKind::ALL.into_iter().for_each(|kind| offer(Action::Loot { kind }));
    members().for_each(|member| slots().for_each(|companion| offer(Action::Assign { member, companion })));
}
