//! A number for every action.

use crate::content::{Card, HEROES, KINDS};
use crate::decisions::Action;
use crate::notation::{PLAIN, SIGNS};
use kernel::ActionSpace;
use std::sync::LazyLock;

/// Attacks come first among the cards, then low blows, then items.
const ATTACKS: usize = Card::RIPOSTE.0 as usize + 1;
const HELD: usize = Card::HEALING.0 as usize;
const ITEMS: usize = KINDS - HELD;
/// As many as there may be on the board of the active hero, and as many hits to come.
const BOARD: usize = 8;
const HITS: usize = 12;
/// Whatever life a token may have left.
const LIVES: usize = 256;

const USE: usize = PLAIN.len();
const GIVE: usize = USE + ITEMS * HEROES;
const TRADE: usize = GIVE + ITEMS * HEROES;
const LOOT: usize = TRADE + ITEMS * HEROES * ITEMS;
const SET: usize = LOOT + ITEMS;
const DISCARD: usize = SET + HELD;
const RIPOSTE: usize = DISCARD + HELD;
const PLAY: usize = RIPOSTE + ATTACKS;
const LAY: usize = PLAY + ATTACKS;
const SWAP: usize = LAY + ATTACKS;
const EDGE: usize = SWAP + HEROES;
const PLAN: usize = EDGE + HEROES;
const POINT: usize = PLAN + HEROES;
const DIVERT: usize = POINT + HEROES;
const TRIP: usize = DIVERT + HITS * HEROES;
const RALLY: usize = TRIP + BOARD;
const STEAL: usize = RALLY + BOARD;
const SIGN: usize = STEAL + HEROES * ITEMS;
const AIM: usize = SIGN + SIGNS.len();
/// How many there are.
pub const ALL: usize = AIM + LIVES;

/// All actions by their numbers.
pub static SPACE: LazyLock<ActionSpace<Action>> = LazyLock::new(|| {
    let mut actions = Vec::with_capacity(ALL);
    every_action(|action| actions.push(action));
    ActionSpace::from(actions)
});

fn every_action(mut offer: impl FnMut(Action)) {
    let items = || (HELD..KINDS).map(|kind| Card(kind as u8));
    let held = || (0..HELD).map(|kind| Card(kind as u8));
    let attacks = || (0..ATTACKS).map(|kind| Card(kind as u8));
    let seats = || 0..HEROES as u8;
    PLAIN.into_iter().for_each(|(_, action)| offer(action));
    items().for_each(|item| seats().for_each(|seat| offer(Action::Use { item, seat })));
    items().for_each(|item| seats().for_each(|seat| offer(Action::Give { item, seat })));
    for item in items() {
        seats().for_each(|seat| items().for_each(|want| offer(Action::Trade { item, seat, want })));
    }
    items().for_each(|item| offer(Action::Loot { item }));
    held().for_each(|card| offer(Action::Set { card }));
    held().for_each(|card| offer(Action::Discard { card }));
    attacks().for_each(|card| offer(Action::Riposte { card }));
    attacks().for_each(|card| offer(Action::Play { card }));
    attacks().for_each(|card| offer(Action::Lay { card }));
    seats().for_each(|seat| offer(Action::Swap { seat }));
    seats().for_each(|seat| offer(Action::Edge { seat }));
    seats().for_each(|seat| offer(Action::Plan { seat }));
    seats().for_each(|seat| offer(Action::Point { seat }));
    (0..HITS as u8).for_each(|hit| seats().for_each(|seat| offer(Action::Divert { hit, seat })));
    (0..BOARD as u8).for_each(|at| offer(Action::Trip { at }));
    (0..BOARD as u8).for_each(|at| offer(Action::Rally { at }));
    seats().for_each(|seat| items().for_each(|item| offer(Action::Steal { seat, item })));
    SIGNS.into_iter().for_each(|(_, sign)| offer(Action::Sign { sign }));
    (0..=u8::MAX).for_each(|life| offer(Action::Aim { life }));
}

/// The number of an action; nothing for one that is never legal.
#[inline]
pub fn number(action: Action) -> Option<usize> {
    Some(match action {
        Action::Use { item, seat } => USE + HEROES * thing(item)? + hero(seat)?,
        Action::Give { item, seat } => GIVE + HEROES * thing(item)? + hero(seat)?,
        Action::Trade { item, seat, want } => TRADE + ITEMS * (HEROES * thing(item)? + hero(seat)?) + thing(want)?,
        Action::Loot { item } => LOOT + thing(item)?,
        Action::Set { card } => SET + below(card.0, HELD)?,
        Action::Discard { card } => DISCARD + below(card.0, HELD)?,
        Action::Riposte { card } => RIPOSTE + below(card.0, ATTACKS)?,
        Action::Play { card } => PLAY + below(card.0, ATTACKS)?,
        Action::Lay { card } => LAY + below(card.0, ATTACKS)?,
        Action::Swap { seat } => SWAP + hero(seat)?,
        Action::Edge { seat } => EDGE + hero(seat)?,
        Action::Plan { seat } => PLAN + hero(seat)?,
        Action::Point { seat } => POINT + hero(seat)?,
        Action::Divert { hit, seat } => DIVERT + HEROES * below(hit, HITS)? + hero(seat)?,
        Action::Trip { at } => TRIP + below(at, BOARD)?,
        Action::Rally { at } => RALLY + below(at, BOARD)?,
        Action::Steal { seat, item } => STEAL + ITEMS * hero(seat)? + thing(item)?,
        Action::Sign { sign } => SIGN + below(sign, SIGNS.len())?,
        Action::Aim { life } => AIM + life as usize,
        plain => return PLAIN.iter().position(|(_, known)| *known == plain),
    })
}

#[inline]
fn below(number: u8, count: usize) -> Option<usize> {
    Some(number as usize).filter(|number| *number < count)
}

#[inline]
fn hero(seat: u8) -> Option<usize> {
    below(seat, HEROES)
}

/// An item by its place among items.
#[inline]
fn thing(item: Card) -> Option<usize> {
    (item.0 as usize).checked_sub(HELD).filter(|place| *place < ITEMS)
}
