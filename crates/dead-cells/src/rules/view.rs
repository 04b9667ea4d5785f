//! What a seat may know.

use crate::campaign::Campaign;
use crate::content::{Card, Content};
use crate::decisions::{Action, Event};
use crate::sets::Cards;
use crate::table::{Announced, MEMBERS, Table};
use kernel::{Bag, Fate, Seat, SeatSet, Sighting, Source};
use serde::Serialize;

/// All that a seat may know: the table without what it may not see, and how many cards there are of what is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The table. Of others, hands are empty and cards that lie face down are nothing; their decks hold all that is unseen.
    #[serde(flatten)]
    pub seen: Table,
    /// How many cards each member holds.
    pub held: [u8; MEMBERS],
    /// How many cards each member's deck has.
    pub left: [u8; MEMBERS],
    /// What was announced of the card that was laid last: everybody heard it, also where the combat is over since.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<(u8, Announced)>,
}

impl View {
    /// What a seat sees.
    pub(super) fn of(table: &Table, seat: Seat) -> Self {
        let mut view = Self { seen: *table, held: [0; MEMBERS], left: [0; MEMBERS], said: None };
        // Whose card lies face down is seen from the table; which it is, from nothing.
        if let Some(Action::Lay { round, say, .. }) = table.last.filter(|_| table.players > 1) {
            (view.seen.last, view.said) = (None, Some((round, say)));
        }
        for member in table.members() {
            let at = member as usize;
            let own = &mut view.seen.members[at];
            (view.held[at], view.left[at]) = (own.hand.len(), own.deck.len());
            if table.seat_of(member) == seat || table.players == 1 {
                continue;
            }
            let hand = core::mem::take(&mut own.hand);
            own.deck.put_all(&hand);
            for laid in own.laid.as_mut_slice().iter_mut().filter(|laid| !laid.open) {
                if let Some(card) = laid.card.take() {
                    own.deck.put(card);
                }
            }
        }
        view
    }
}

/// Deals what a seat has not seen to those who may hold it. Whoever has announced an action of a card has such a card there; and a
/// hand of which fewer things could have been said is the likelier for it.
pub(super) fn imagine<F: Fate>(content: &Content, view: &View, seat: Seat, fate: &mut F) -> Table {
    let mut table = view.seen;
    if let Some((round, say)) = view.said {
        // Which card it was is nowhere to be seen: it is this one or any other.
        table.last = Some(Action::Lay { card: Card::default(), round, say });
    }
    for member in table.members() {
        if table.seat_of(member) == seat || table.players == 1 {
            continue;
        }
        let at = member as usize;
        let unseen = table.members[at].deck;
        for attempt in 0..ATTEMPTS {
            let dealt = deal(content, view, at, unseen, fate);
            if let Some((deck, hand, laid)) =
                dealt.filter(|dealt| attempt + 1 == ATTEMPTS || dealt.3).map(|d| (d.0, d.1, d.2))
            {
                let own = &mut table.members[at];
                (own.deck, own.hand) = (deck, hand);
                let mut cards = laid.into_iter().flatten();
                for place in own.laid.as_mut_slice().iter_mut().filter(|laid| !laid.open) {
                    place.card = cards.next();
                }
                break;
            }
        }
    }
    table
}

/// How often a deal is tried before one is taken as it comes.
const ATTEMPTS: u32 = 200;

/// A deck, a hand, the cards that lie face down, and whether chance lets it stand.
type Dealt = (Cards, Cards, [Option<Card>; 2], bool);

fn deal<F: Fate>(content: &Content, view: &View, at: usize, unseen: Cards, fate: &mut F) -> Option<Dealt> {
    let own = &view.seen.members[at];
    let mut deck = unseen;
    let mut laid = [None; 2];
    let hidden = own.laid.iter().filter(|laid| !laid.open);
    for (place, hidden) in laid.iter_mut().zip(hidden) {
        let mut fitting = Bag::<2>::EMPTY;
        let fits =
            |card: &Card| hidden.said.is_none_or(|said| super::announcements(content.card(*card)).has(Some(said)));
        deck.iter().filter(fits).for_each(|card| fitting.put(card.0));
        if fitting.is_empty() {
            return None;
        }
        let card = Card(fate.draw(Source::PLAYER, &fitting));
        deck.take(card);
        *place = Some(card);
    }
    let mut hand = Cards::default();
    for _ in 0..view.held[at] {
        if deck.is_empty() {
            return None;
        }
        let card = Card(fate.draw(Source::PLAYER, &deck.0));
        deck.take(card);
        hand.put(card);
    }
    // Of a hand from which much can be said, each thing is said the more seldom.
    let mut held = hand;
    let mut stands = true;
    // Of a card that chance has laid nothing was said. §malaise.cards
    let said = own.laid.iter().any(|laid| !laid.open && laid.said.is_some());
    for card in laid.into_iter().rev().flatten().filter(|_| said) {
        held.put(card);
        let ways: u32 = held.iter().map(|card| super::announcements(content.card(card)).len() as u32).sum();
        stands &= fate.pick(Source::PLAYER, ways) < held.len() as u32;
    }
    Some((deck, hand, laid, stands))
}

/// What a seat perceives of an event.
pub(super) fn witness(event: &Event, seat: Seat) -> Event {
    match *event {
        Event::Drew { member, count, .. } if Seat(member.member) != seat => Event::Drew { member, count, cards: None },
        Event::Laid { member, said, .. } if Seat(member.member) != seat => Event::Laid { member, card: None, said },
        event => event,
    }
}

/// The cards that not everybody sees: hands, and cards that lie face down. §prep.announce
pub(super) fn sightings(table: &Table, mut tell: impl FnMut(Sighting)) {
    let everybody = SeatSet::first(table.players);
    for member in table.members() {
        let own = table.member(member);
        let seen_by = SeatSet::only(table.seat_of(member));
        let place = member as u16;
        own.hand.iter().for_each(|card| tell(Sighting { piece: card.0 as u16, place, seen_by }));
        for (laid, which) in own.laid.iter().zip(1..) {
            let place = place + MEMBERS as u16 * which;
            let seen_by = if laid.open { everybody } else { seen_by };
            laid.card.into_iter().for_each(|card| tell(Sighting { piece: card.0 as u16, place, seen_by }));
        }
    }
}

/// Whether a campaign could stand so: every card is somewhere once, decks are large enough, pockets hold what belongs there.
pub(super) fn is_sound(content: &Content, campaign: &Campaign) -> bool {
    let mut seen = Cards::default();
    let sets = campaign.decks.iter().chain([&campaign.spare, &campaign.purged]);
    for card in sets.flat_map(|set| set.iter()) {
        if card.0 as usize >= content.cards.len() || seen.has(card) {
            return false;
        }
        seen.put(card);
    }
    let start = content.cards.iter().enumerate().filter(|(_, card)| card.owner.is_some());
    let all_there = start.clone().all(|(at, _)| seen.has(Card(at as u8)));
    let large = campaign.decks.iter().zip(super::FEWEST).all(|(deck, fewest)| deck.len() >= fewest);
    let known = |card: crate::content::Mutation| (card.0 as usize) < content.upgrades.len() + content.well.len();
    let cards =
        campaign.active().chain(campaign.aside.iter()).chain(campaign.ahead.iter().flat_map(|list| list.iter()));
    let decks = campaign.taken.iter().zip(&content.decks).all(|(taken, deck)| *taken as usize <= deck.len());
    let both = campaign.equipment.iter().all(|gear| !campaign.purged_gear.has(gear));
    all_there
        && large
        && decks
        && both
        && cards.into_iter().all(known)
        && campaign.run > 0
        && campaign.starts != 0
        && campaign.starts >> content.biomes.len() == 0
        && campaign.well as usize <= content.well.len()
        && campaign.runes >> content.runes.len() == 0
}
