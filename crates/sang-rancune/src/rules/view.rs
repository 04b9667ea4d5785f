//! What a seat may know, and what it can imagine.

use super::SangRancune;
use crate::content::{Card, Cards, HEROES};
use crate::decisions::{Action, Event};
use crate::table::{Laid, Phase, Table};
use kernel::{Fate, Game, Moves, Seat, Sighting, Source, Stock};

/// All that a seat may know: the table, with the cards that it has not seen put back among those that nobody has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// What is seen. Other hands are empty, cards face down are unknown, and the deck holds all that was not seen.
    pub seen: Table,
}

impl View {
    /// What a seat may know of a table.
    pub(super) fn of(table: &Table, seat: Seat) -> Self {
        let mut seen = *table;
        for other in 0..HEROES {
            if other == seat.0 as usize {
                continue;
            }
            let hero = &mut seen.heroes[other];
            let mut hidden = hero.hand;
            // What everybody has seen stays in sight.
            hero.seen.iter().for_each(|card| hidden.take(card.0));
            hero.hand = Stock::EMPTY;
            hero.seen.iter().for_each(|card| hero.hand.put(card.0));
            seen.deck.put_all(&hidden);
            seen.answers[other] = None;
        }
        for hero in &mut seen.heroes {
            for laid in hero.set.as_mut_slice() {
                if !laid.known.has(seat) {
                    laid.card.take().iter().for_each(|card| seen.deck.put(card.0));
                }
            }
        }
        Self { seen }
    }
}

/// What a seat perceives of an event.
pub(super) fn witness(event: &Event, seat: Seat) -> Option<Event> {
    Some(match *event {
        Event::Drew { seat: whose, count, .. } if whose != seat.0 => Event::Drew { seat: whose, count, cards: None },
        Event::Set { seat: whose, .. } if whose != seat.0 => Event::Set { seat: whose, card: None },
        // That it was played is told, and so is what comes of it.
        Event::Worked { .. } => return None,
        seen => seen,
    })
}

/// The cards that were set face down, and who knows each.
pub(super) fn sightings(table: &Table, mut tell: impl FnMut(Sighting)) {
    for (hero, whose) in table.heroes.iter().zip(0..) {
        for (laid, which) in hero.set.iter().zip(0..) {
            let (place, seen_by) = (2 * whose + which, laid.known);
            laid.card.into_iter().for_each(|card| tell(Sighting { piece: card.0 as u16, place, seen_by }));
        }
    }
}

/// Cards among which no item is: items lie open, so nobody holds one.
fn without_items(cards: &Cards) -> Cards {
    let mut rest = *cards;
    for kind in Card::HEALING.0..=Card::AMULET.0 {
        (0..rest.count(kind)).for_each(|_| rest.take(kind));
    }
    rest
}

impl SangRancune {
    /// Deals what the seat has not seen to those who may hold it, and lets those who have answered in secret answer.
    pub(super) fn imagine_table<F: Fate>(&self, view: &View, seat: Seat, fate: &mut F) -> Table {
        let mut table = self.imagine_cards(view, seat, fate);
        self.imagine_answers(&mut table, seat, fate);
        table
    }

    /// Deals what the seat has not seen to those who may hold it. What others have answered in secret is left open.
    pub(crate) fn imagine_cards<F: Fate>(&self, view: &View, seat: Seat, fate: &mut F) -> Table {
        let mut table = view.seen;
        let mut unseen = without_items(&table.deck);
        for other in (0..table.options.players).filter(|other| *other != seat.0) {
            let hero = &mut table.heroes[other as usize];
            let (held, hidden) = (hero.hand.len() as u8, hero.set.iter().filter(|laid| laid.card.is_none()).count());
            let mut dealt = Stock::EMPTY;
            for _ in 0..(hero.cards - held) as usize + hidden {
                let card = fate.deal(Source::PLAYER, &unseen);
                unseen.take(card);
                table.deck.take(card);
                dealt.put(card);
            }
            // What is seen in the hand came there after cards were set: it is none of them.
            lay_out(dealt, hero.set.as_mut_slice(), fate).iter().for_each(|card| dealt.take(*card));
            hero.hand.put_all(&dealt);
        }
        table
    }

    /// §low.window, §foe.spite, §foe.sphinx: what others have answered, nobody knows.
    fn imagine_answers<F: Fate>(&self, table: &mut Table, seat: Seat, fate: &mut F) {
        if !matches!(table.phase, Phase::Window(_) | Phase::Vote | Phase::Sign) {
            return;
        }
        let mut legal = Moves::new();
        let answered = table.answered;
        for other in answered.without(seat).iter() {
            table.answered = answered.without(other);
            self.legal_actions(table, other, &mut legal);
            let at = fate.pick(Source::PLAYER, legal.len() as u32);
            table.answers[other.0 as usize] = legal.get(at as usize).copied().or(Some(Action::Pass));
        }
        table.answered = answered;
    }
}

/// Lays out unknown set cards from a hand: attacks where there are any. §round.useless
fn lay_out<F: Fate>(mut hand: Cards, set: &mut [Laid], fate: &mut F) -> Vec<u8> {
    let mut laid = Vec::new();
    for place in set.iter_mut().filter(|laid| laid.card.is_none()) {
        let mut attacks = hand;
        for kind in Card::FAIL.0..=Card::AMULET.0 {
            (0..attacks.count(kind)).for_each(|_| attacks.take(kind));
        }
        let card = fate.deal(Source::PLAYER, if attacks.is_empty() { &hand } else { &attacks });
        hand.take(card);
        laid.push(card);
        place.card = Some(Card(card));
    }
    laid
}
