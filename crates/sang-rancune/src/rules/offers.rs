//! What somebody might think of.

use super::{SangRancune, is_last_blow, kinds_of_tokens, over_limit, robbed};
use crate::content::{Card, Content};
use crate::decisions::Action;
use crate::table::{Phase, Table, Window};
use kernel::Seat;

impl SangRancune {
    /// Offers all that an awaited seat might think of, allowed or not.
    pub(super) fn offer_all(&self, table: &Table, seat: u8, offer: &mut impl FnMut(Action)) {
        let hand = || table.hero(seat).hand.kinds().map(|(kind, _)| Card(kind));
        if !over_limit(&self.content, table).is_empty() {
            return hand().for_each(|card| offer(Action::Discard { card }));
        }
        match table.phase {
            Phase::Next(_) | Phase::Over(_) => {}
            Phase::Market => market(table, seat, offer),
            Phase::Offer => [Action::Agree, Action::Refuse].into_iter().for_each(offer),
            Phase::Loot => {
                distinct(table.loot.as_slice()).for_each(|item| offer(Action::Loot { item }));
                offer(Action::Leave);
            }
            Phase::Window(window) => {
                offer(Action::Pass);
                lows(&self.content, table, seat, window, offer);
            }
            Phase::Set => {
                // Whoever holds an attack thinks of attacks.
                let attacks = table.hero(seat).has_attack();
                hand().filter(|card| card.is_attack() == attacks).for_each(|card| offer(Action::Set { card }));
                if !table.hero(seat).set.is_empty() {
                    offer(Action::Enough);
                }
            }
            Phase::Fire { .. } => [Action::Hold, Action::Fire].into_iter().for_each(offer),
            Phase::Play => {
                hand().filter(|card| card.is_attack()).for_each(|card| offer(Action::Play { card }));
                offer(Action::Enough);
            }
            Phase::Lay => {
                hand().filter(|card| card.is_attack()).for_each(|card| offer(Action::Lay { card }));
                offer(Action::Enough);
            }
            Phase::Choose(_) => [Action::Mighty, Action::Plain].into_iter().for_each(offer),
            Phase::Aim(_) => {
                kinds_of_tokens(&self.content, table, seat).iter().for_each(|life| offer(Action::Aim { life }));
            }
            Phase::Steal(_) => {
                for from in robbed(table, seat).iter() {
                    let items = table.hero(from.0).items;
                    distinct(items.as_slice()).for_each(|item| offer(Action::Steal { seat: from.0, item }));
                }
            }
            Phase::Vote => others(table, seat).for_each(|seat| offer(Action::Point { seat })),
            Phase::Sign => (0..3).for_each(|sign| offer(Action::Sign { sign })),
            Phase::Cross(_) => {
                offer(Action::Flip);
                hand().for_each(|card| offer(Action::Discard { card }));
            }
            Phase::Refill => {
                offer(Action::Done);
                hand().for_each(|card| offer(Action::Discard { card }));
            }
        }
    }
}

fn distinct(items: &[Card]) -> impl Iterator<Item = Card> + '_ {
    items.iter().enumerate().filter(|(at, item)| !items[..*at].contains(item)).map(|(_, item)| *item)
}

fn others(table: &Table, seat: u8) -> impl Iterator<Item = u8> {
    table.living().without(Seat(seat)).iter().map(|seat| seat.0)
}

/// Items before initiative.
fn market(table: &Table, seat: u8, offer: &mut impl FnMut(Action)) {
    offer(Action::Done);
    let items = table.hero(seat).items;
    for item in distinct(items.as_slice()) {
        offer(Action::Use { item, seat });
        for other in others(table, seat) {
            if matches!(item, Card::HEALING | Card::SALVE) {
                offer(Action::Use { item, seat: other });
            }
            // Before the first encounter nobody thinks of it.
            if table.number <= 1 {
                continue;
            }
            offer(Action::Give { item, seat: other });
            let theirs = table.hero(other).items;
            distinct(theirs.as_slice()).for_each(|want| offer(Action::Trade { item, seat: other, want }));
        }
    }
}

/// The low blows of a hand that are for this moment, with all they may be played on.
fn lows(content: &Content, table: &Table, seat: u8, window: Window, offer: &mut impl FnMut(Action)) {
    let hero = table.hero(seat);
    let turn = window == Window::Reveal;
    let sets = matches!(window, Window::Opening | Window::Reveal);
    let places = window == Window::Start || window == Window::Hits && is_last_blow(content, table);
    let set_cards = || others(table, seat).filter(|other| table.is_set(*other));
    let attacks = || (0..table.board.len() as u8).filter(|_| turn && table.active != seat);
    for card in (Card::FAIL.0..=Card::FAST.0).map(Card).filter(|card| hero.hand.has(card.0)) {
        match card {
            Card::FAIL if attacks().next().is_some() => offer(Action::Fail),
            Card::SIGNALS if sets => set_cards().for_each(|seat| offer(Action::Swap { seat })),
            Card::EDGE if sets => set_cards().for_each(|seat| offer(Action::Edge { seat })),
            Card::AFTER if window == Window::Hits => {
                for (at, hit) in table.hits.iter().enumerate() {
                    let targets = table.living().without(Seat(hit.seat));
                    targets.iter().for_each(|seat| offer(Action::Divert { hit: at as u8, seat: seat.0 }));
                }
            }
            Card::PLAN if places => others(table, seat).for_each(|seat| offer(Action::Plan { seat })),
            Card::TOUGH if turn => [Action::Weaken, Action::Toughen].into_iter().for_each(&mut *offer),
            Card::TRIP => attacks().for_each(|at| offer(Action::Trip { at })),
            Card::RALLY => attacks().for_each(|at| offer(Action::Rally { at })),
            Card::WATCH if window == Window::Counter => offer(Action::Watch),
            Card::FAST if window == Window::Counter => offer(Action::Snatch),
            _ => {}
        }
    }
    if window == Window::Riposte && hero.hand.has(Card::RIPOSTE.0) {
        let attacks = hero.hand.kinds().map(|(kind, _)| Card(kind)).filter(|card| card.is_attack());
        attacks.for_each(|card| offer(Action::Riposte { card }));
    }
}
