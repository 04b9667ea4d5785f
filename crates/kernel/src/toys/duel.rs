//! A duel with secret hands, simultaneous choices and reactions out of turn; and its leaking twins.
//!
//! Six cards, from 1 to 6. Each of two players holds two and lays one face down, both at once. Then a window opens for
//! both alike, whether or not they can use it: pass, or parry by giving up the other card, which must be even. Then all is
//! revealed: the higher card wins, unless the loser parried.

use crate::{
    Among, Audience, Bag, Clause, Ctx, Fate, Game, InlineVec, Numbers, Outcome, Pen, Policy, Seat, SeatSet, Secrets,
    Source, Status,
};
use core::sync::atomic::{AtomicU8, Ordering};

/// What a twin of the duel lets out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leak {
    /// Nothing: this is the honest duel.
    Nothing,
    /// A view shows the other hand.
    View,
    /// An event tells everybody which card was laid.
    Witness,
    /// The window opens only for those who can parry.
    Window,
    /// A view is honest, but what is imagined is always the same.
    Imagination,
    /// A view is honest, but low cards are imagined too often.
    Bias,
    /// Everybody hears which cards are dealt.
    Deal,
    /// While a card is laid, everybody sees it for a moment.
    Glimpse,
    /// Who watches looks over a shoulder.
    Shoulder,
    /// Who watches is told which card was laid.
    Whisper,
    /// Who watches may decide for somebody.
    Meddling,
    /// Nothing, but its numbers stand in another place once all is revealed.
    ShiftingColumns,
    /// Nothing, but a number is higher than its column says.
    NumbersBeyond,
    /// Nothing, but its numbers do not say which cards are held.
    BlurredNumbers,
    /// Nothing, but its numbers are not the same twice.
    FickleNumbers,
    /// Nothing, but two actions have the same number.
    SharedActionNumber,
    /// Nothing, but a legal action is not among those that are numbered.
    MissingAction,
}

/// The duel, honest or not.
#[derive(Clone, Copy, Debug)]
pub struct Duel {
    /// What it lets out.
    pub leak: Leak,
}

/// A player's things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DuelSide {
    hand: InlineVec<u8, 2>,
    laid: Option<u8>,
    answer: Option<bool>,
}

/// The table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DuelTable {
    sides: [DuelSide; 2],
    revealed: bool,
}

/// What a player knows of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SideView {
    /// The cards, where they may be known.
    known: Option<DuelSide>,
    cards: u8,
    laid: bool,
    answered: bool,
}

/// What a player knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DuelView {
    sides: [SideView; 2],
    revealed: bool,
    /// Only a leaking twin fills this in.
    leaked: Option<DuelSide>,
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DuelAction {
    /// Lay a card face down.
    Lay(u8),
    /// Let it be.
    Pass,
    /// Give up the other card to avoid losing.
    Parry,
}

/// Something that happened. What a seat may not see is `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DuelEvent {
    /// A card was dealt.
    Dealt(Seat, Option<u8>),
    /// A card was laid.
    Laid(Seat, Option<u8>),
    /// The window was answered.
    Answered(Seat, Option<bool>),
    /// All was revealed.
    Revealed(u8, u8),
}

/// Why a decision is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DuelRefusal;

const CARDS: Source = Source(0);
const BOTH: SeatSet = SeatSet::first(2);

impl Duel {
    fn at(&self, seat: Seat) -> usize {
        seat.0 as usize % 2
    }

    fn can_parry(side: &DuelSide) -> bool {
        side.hand.last().is_some_and(|card| card % 2 == 0)
    }

    fn awaited_seats(&self, table: &DuelTable) -> SeatSet {
        if table.revealed {
            return SeatSet::NONE;
        }
        let all_laid = table.sides.iter().all(|side| side.laid.is_some());
        let asked = |seat: &Seat| {
            let side = &table.sides[self.at(*seat)];
            let invited = self.leak != Leak::Window || Self::can_parry(side);
            if all_laid { side.answer.is_none() && invited } else { side.laid.is_none() }
        };
        BOTH.iter().filter(asked).collect()
    }
}

impl Game for Duel {
    type Options = ();
    type Table = DuelTable;
    type Action = DuelAction;
    type Event = DuelEvent;
    type View = DuelView;
    type Refusal = DuelRefusal;

    fn seats(&self, (): &()) -> u8 {
        2
    }

    fn longest(&self, (): &()) -> u32 {
        4
    }

    fn setup<F: Fate, A: Audience<DuelEvent>>(&self, (): &(), ctx: &mut Ctx<F, A>) -> DuelTable {
        let mut unseen = Bag::<1>::first(7);
        unseen.take(0);
        let mut table = DuelTable { sides: [DuelSide::default(); 2], revealed: false };
        for seat in [0, 0, 1, 1] {
            let card = ctx.fate.draw(CARDS, &unseen);
            unseen.take(card);
            table.sides[seat as usize].hand.push(card);
            ctx.audience.hear(DuelEvent::Dealt(Seat(seat), Some(card)));
        }
        table
    }

    fn status(&self, table: &DuelTable) -> Status {
        if !table.revealed {
            return Status::Awaiting(self.awaited_seats(table));
        }
        let [one, two] = table.sides;
        let (winner, loser) = if one.laid > two.laid { (Seat(0), two) } else { (Seat(1), one) };
        let won = if loser.answer == Some(true) { SeatSet::NONE } else { SeatSet::only(winner) };
        Status::Over(Outcome { scores: InlineVec::of(&[won.has(Seat(0)) as i32, won.has(Seat(1)) as i32]), won })
    }

    fn candidates(&self, table: &DuelTable, seat: Seat, mut offer: impl FnMut(DuelAction)) {
        let meddles = self.leak == Leak::Meddling && seat == Seat::WATCHER;
        let seat = if meddles { Seat(1) } else { seat };
        if !self.awaited_seats(table).has(seat) {
            return;
        }
        let side = &table.sides[self.at(seat)];
        if side.laid.is_none() {
            side.hand.iter().for_each(|card| offer(DuelAction::Lay(card)));
        } else {
            offer(DuelAction::Pass);
            offer(DuelAction::Parry);
        }
    }

    fn check(&self, table: &DuelTable, seat: Seat, action: DuelAction) -> Result<(), DuelRefusal> {
        let meddles = self.leak == Leak::Meddling && seat == Seat::WATCHER;
        let seat = if meddles { Seat(1) } else { seat };
        let side = &table.sides[self.at(seat)];
        let allowed = self.awaited_seats(table).has(seat)
            && match action {
                DuelAction::Lay(card) => side.laid.is_none() && side.hand.iter().any(|held| held == card),
                DuelAction::Pass => side.laid.is_some(),
                DuelAction::Parry => side.laid.is_some() && Self::can_parry(side),
            };
        if allowed { Ok(()) } else { Err(DuelRefusal) }
    }

    fn apply<F: Fate, A: Audience<DuelEvent>>(
        &self,
        table: &mut DuelTable,
        seat: Seat,
        action: DuelAction,
        ctx: &mut Ctx<F, A>,
    ) {
        let side = &mut table.sides[self.at(seat)];
        match action {
            DuelAction::Lay(card) => {
                side.hand = InlineVec::of(&side.hand.iter().filter(|held| *held != card).collect::<Vec<_>>());
                side.laid = Some(card);
                table.revealed = self.leak == Leak::Glimpse;
                ctx.tell(DuelEvent::Laid(seat, Some(card)), table);
                table.revealed = false;
            }
            answer => {
                side.answer = Some(answer == DuelAction::Parry);
                let answered = DuelEvent::Answered(seat, side.answer);
                ctx.tell(answered, table);
            }
        }
        if self.awaited_seats(table).is_empty() {
            table.revealed = true;
            let [one, two] = table.sides.map(|side| side.laid.unwrap_or(0));
            ctx.tell(DuelEvent::Revealed(one, two), table);
        }
    }

    fn view(&self, table: &DuelTable, seat: Seat) -> DuelView {
        let sits = seat != Seat::WATCHER || self.leak == Leak::Shoulder;
        let of = |at: usize| {
            let side = table.sides[at];
            SideView {
                known: (sits && at == self.at(seat) || table.revealed).then_some(side),
                cards: side.hand.len() as u8,
                laid: side.laid.is_some(),
                answered: side.answer.is_some(),
            }
        };
        let leaked = (self.leak == Leak::View).then_some(table.sides[1 - self.at(seat)]);
        DuelView { sides: [of(0), of(1)], revealed: table.revealed, leaked }
    }

    fn imagine<F: Fate>(&self, view: &DuelView, seat: Seat, fate: &mut F) -> DuelTable {
        let mut unseen = Bag::<1>::first(7);
        unseen.take(0);
        for side in view.sides.iter().filter_map(|side| side.known) {
            side.hand.iter().chain(side.laid).for_each(|card| unseen.take(card));
        }
        let other = 1 - self.at(seat);
        let guessed = view.sides[other].known.or(view.leaked).unwrap_or_else(|| {
            let hidden = view.sides[other];
            let mut draw = || {
                let card = match self.leak {
                    Leak::Imagination => unseen.nth(0),
                    Leak::Bias => fate.draw(CARDS, &unseen).min(fate.draw(CARDS, &unseen)),
                    _ => fate.draw(CARDS, &unseen),
                };
                unseen.take(card);
                card
            };
            let mut side = DuelSide { laid: hidden.laid.then(&mut draw), ..DuelSide::default() };
            (0..hidden.cards).for_each(|_| side.hand.push(draw()));
            side.answer = hidden.answered.then(|| Self::can_parry(&side) && fate.pick(CARDS, 2) == 1);
            side
        });
        let mine = view.sides[self.at(seat)].known.unwrap_or_default();
        let sides = if other == 1 { [mine, guessed] } else { [guessed, mine] };
        DuelTable { sides, revealed: view.revealed }
    }

    fn secrets(&self, _: &DuelTable) -> Secrets {
        Secrets::OfOthers
    }

    fn witness(&self, event: &DuelEvent, seat: Seat) -> Option<DuelEvent> {
        Some(match *event {
            DuelEvent::Dealt(whose, _) if whose != seat && self.leak != Leak::Deal => DuelEvent::Dealt(whose, None),
            seen @ DuelEvent::Laid(..) if seat == Seat::WATCHER && self.leak == Leak::Whisper => seen,
            DuelEvent::Laid(whose, _) if whose != seat && self.leak != Leak::Witness => DuelEvent::Laid(whose, None),
            DuelEvent::Answered(whose, _) if whose != seat => DuelEvent::Answered(whose, None),
            seen => seen,
        })
    }

    fn clause(&self, _: DuelRefusal) -> Clause {
        Clause("duel")
    }
}

impl Policy for Duel {
    const POINTS_FOR_A_WIN: u32 = 1;

    fn careful(&self, view: &DuelView, seat: Seat) -> DuelAction {
        match view.sides[self.at(seat)].known {
            Some(DuelSide { laid: None, hand, .. }) => DuelAction::Lay(hand.iter().max().unwrap_or(0)),
            _ => DuelAction::Pass,
        }
    }

    fn rollout<F: Fate>(&self, table: &DuelTable, seat: Seat, fate: &mut F) -> DuelAction {
        let mut legal = crate::Moves::new();
        self.legal_actions(table, seat, &mut legal);
        legal[fate.pick(Source::PLAYER, legal.len() as u32) as usize]
    }
}

/// How often the numbers of a fickle twin were written.
static WRITTEN: AtomicU8 = AtomicU8::new(0);

impl Numbers for Duel {
    fn write_numbers<P: Pen>(&self, view: &DuelView, seat: Seat, pen: &mut P) {
        let cards = Among::Words(&["1", "2", "3", "4", "5", "6"]);
        let card = |card: u8| card as usize - 1;
        pen.maybe("seat", (seat != Seat::WATCHER).then_some(self.at(seat)), Among::Words(&["one", "two"]));
        if self.leak == Leak::ShiftingColumns && view.revealed {
            pen.flag("shown", true);
        }
        pen.flag("revealed", view.revealed);
        for (at, side) in view.sides.iter().enumerate() {
            pen.part("side", Some(at), |pen| {
                let known = side.known.unwrap_or_default();
                let hand = known.hand.iter().filter(|_| self.leak != Leak::BlurredNumbers);
                pen.flag("known", side.known.is_some());
                pen.row("hand", 2, hand.map(card), cards);
                pen.maybe("card", known.laid.map(card), cards);
                pen.maybe("answer", known.answer.map(usize::from), Among::Words(&["pass", "parry"]));
                let more = (self.leak == Leak::NumbersBeyond) as u8 * 2;
                pen.part("hand", None, |pen| pen.number("count", side.cards + more, 0..=2));
                pen.flag("laid", side.laid);
                pen.flag("answered", side.answered);
            });
        }
        if self.leak == Leak::FickleNumbers {
            pen.number("mood", WRITTEN.fetch_add(1, Ordering::Relaxed), 0..=255);
        }
    }

    fn every_action(&self, mut offer: impl FnMut(DuelAction)) {
        (1..=6).for_each(|card| offer(DuelAction::Lay(card)));
        offer(DuelAction::Pass);
        if self.leak != Leak::MissingAction {
            offer(DuelAction::Parry);
        }
    }

    fn action_number(&self, action: DuelAction) -> Option<usize> {
        match action {
            DuelAction::Lay(card) => (card as usize).checked_sub(1).filter(|number| *number < 6),
            DuelAction::Pass => Some(6),
            DuelAction::Parry if self.leak == Leak::SharedActionNumber => Some(6),
            DuelAction::Parry => Some(7),
        }
    }
}
