//! A toy of knowledge by seat: three players hold a card each, and everybody looks at the card of one neighbour; and its twins.
//!
//! Six cards, from 1 to 6. In turn, each looks at the card of the player to the left or to the right. The highest card wins.

use crate::{
    Audience, Bag, Clause, Ctx, Fate, Game, InlineVec, Moves, Outcome, Policy, Seat, SeatSet, Secrets, Sighting,
    Source, Status,
};

/// What a twin does wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PeekSlip {
    /// Nothing: this is the honest game.
    Nothing,
    /// A card that one player looks at is shown to all.
    Shown,
    /// Whoever looks at a card is not told which it is.
    Blind,
}

/// The game, honest or not.
#[derive(Clone, Copy, Debug)]
pub struct Peek {
    /// What it does wrong.
    pub slip: PeekSlip,
}

/// A card, and who has seen it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PeekCard {
    /// Which; nothing in the view of who has not seen it.
    card: Option<u8>,
    seen_by: SeatSet,
}

/// The cards of all, and how many have looked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PeekTable {
    cards: [PeekCard; 3],
    turn: u8,
}

/// Somebody looked at somebody's card; which it is, is told to who saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peeked {
    by: Seat,
    whose: Seat,
    card: Option<u8>,
}

/// Why a decision is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PeekRefusal;

const CARDS: Source = Source(0);

impl Peek {
    fn knows(&self, card: &PeekCard, whose: Seat, seat: Seat) -> bool {
        let looked_at = card.seen_by.iter().count() > 1;
        match self.slip {
            PeekSlip::Nothing => card.seen_by.has(seat),
            PeekSlip::Shown => card.seen_by.has(seat) || looked_at,
            PeekSlip::Blind => whose == seat,
        }
    }
}

impl Game for Peek {
    type Options = ();
    type Table = PeekTable;
    type Action = Seat;
    type Event = Peeked;
    type View = PeekTable;
    type Refusal = PeekRefusal;

    fn seats(&self, (): &()) -> u8 {
        3
    }

    fn longest(&self, (): &()) -> u32 {
        3
    }

    fn setup<F: Fate, A: Audience<Peeked>>(&self, (): &(), ctx: &mut Ctx<F, A>) -> PeekTable {
        let mut unseen = Bag::<1>::first(7);
        unseen.take(0);
        let cards = [0, 1, 2].map(|seat| {
            let card = ctx.fate.draw(CARDS, &unseen);
            unseen.take(card);
            PeekCard { card: Some(card), seen_by: SeatSet::only(Seat(seat)) }
        });
        PeekTable { cards, turn: 0 }
    }

    fn status(&self, table: &PeekTable) -> Status {
        if table.turn < 3 {
            return Status::Awaiting(SeatSet::only(Seat(table.turn)));
        }
        let highest = table.cards.iter().map(|held| held.card).max().flatten();
        let wins = table.cards.map(|held| held.card == highest);
        let won = [0, 1, 2].into_iter().filter(|at| wins[*at]).map(|at| Seat(at as u8)).collect();
        Status::Over(Outcome { scores: InlineVec::of(&wins.map(i32::from)), won })
    }

    fn candidates(&self, table: &PeekTable, seat: Seat, offer: impl FnMut(Seat)) {
        if table.turn == seat.0 {
            [(seat.0 + 2) % 3, (seat.0 + 1) % 3].map(Seat).into_iter().for_each(offer);
        }
    }

    fn check(&self, table: &PeekTable, seat: Seat, whose: Seat) -> Result<(), PeekRefusal> {
        if table.turn < 3 && table.turn == seat.0 && whose != seat && whose.0 < 3 { Ok(()) } else { Err(PeekRefusal) }
    }

    fn apply<F: Fate, A: Audience<Peeked>>(&self, table: &mut PeekTable, seat: Seat, whose: Seat, ctx: &mut Ctx<F, A>) {
        let held = &mut table.cards[whose.0 as usize];
        held.seen_by = held.seen_by.with(seat);
        table.turn += 1;
        ctx.audience.hear(Peeked { by: seat, whose, card: held.card });
    }

    fn view(&self, table: &PeekTable, seat: Seat) -> PeekTable {
        let mut view = *table;
        let open = table.turn == 3;
        for (held, whose) in view.cards.iter_mut().zip([0, 1, 2].map(Seat)) {
            held.card = held.card.filter(|_| open || self.knows(held, whose, seat));
        }
        view
    }

    fn imagine<F: Fate>(&self, view: &PeekTable, _: Seat, fate: &mut F) -> PeekTable {
        let mut unseen = Bag::<1>::first(7);
        unseen.take(0);
        view.cards.iter().filter_map(|held| held.card).for_each(|card| unseen.take(card));
        let mut table = *view;
        for held in table.cards.iter_mut().filter(|held| held.card.is_none()) {
            let card = fate.draw(CARDS, &unseen);
            unseen.take(card);
            held.card = Some(card);
        }
        table
    }

    fn secrets(&self, _: &PeekTable) -> Secrets {
        Secrets::OfOthers
    }

    fn witness(&self, event: &Peeked, seat: Seat) -> Option<Peeked> {
        let told = match self.slip {
            PeekSlip::Nothing => seat == event.by || seat == event.whose,
            PeekSlip::Shown => true,
            PeekSlip::Blind => seat == event.whose,
        };
        Some(Peeked { card: event.card.filter(|_| told), ..*event })
    }

    fn sightings(&self, table: &PeekTable, mut tell: impl FnMut(Sighting)) {
        for (held, place) in table.cards.iter().zip(0..) {
            let everybody = SeatSet::first(3);
            let seen_by = if table.turn == 3 { everybody } else { held.seen_by };
            held.card.into_iter().for_each(|card| tell(Sighting { piece: card as u16, place, seen_by }));
        }
    }

    fn clause(&self, _: PeekRefusal) -> Clause {
        Clause("peek")
    }
}

impl Policy for Peek {
    const POINTS_FOR_A_WIN: u32 = 1;

    fn careful(&self, _: &PeekTable, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % 3)
    }

    fn rollout<F: Fate>(&self, table: &PeekTable, seat: Seat, fate: &mut F) -> Seat {
        let mut legal = Moves::new();
        self.legal_actions(table, seat, &mut legal);
        legal[fate.pick(Source::PLAYER, legal.len() as u32) as usize]
    }
}
