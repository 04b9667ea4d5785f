//! Standing orders: what people want decided without being asked. The table keeps them, and shows a seat its own: they stand in
//! no view, page, story or record.

use crate::session::{Ask, Session};
use kernel::{GameBox, Obeyed, Order, Seat, SeatSet, Status, Text};

/// A standing order that a seat may give or withdraw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offered {
    /// The order.
    pub order: Order,
    /// Whether it stands.
    pub stands: bool,
}

/// What became of a seat's orders: for that seat alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OrderNews {
    /// They decided.
    Decided {
        /// What, in notation.
        action: String,
        /// What the seat's page called it.
        label: Option<Text>,
    },
    /// The order that is called so stands no longer.
    Ended(Text),
    /// Something was taken back: no order stands any more.
    Reset,
}

/// Why an order was not given or withdrawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OrderRefused {
    /// There is no such seat, or a bot holds it.
    NoSeat,
    /// There is no such order now.
    NoOrder,
    /// The game is over.
    Over,
}

impl OrderRefused {
    /// The clause of the table's own rules.
    pub fn clause(self) -> &'static str {
        match self {
            Self::NoSeat => "order.seat",
            Self::NoOrder => "order.unknown",
            Self::Over => "order.over",
        }
    }

    /// In words.
    pub fn text(self) -> Text {
        match self {
            Self::NoSeat => Text::new("order-no-seat"),
            Self::NoOrder => Text::new("order-unknown"),
            Self::Over => Text::new("order-over"),
        }
    }
}

/// The orders that stand at a table, in the order in which they were given, and what their seats have not been told of them.
#[derive(Default)]
pub(crate) struct Orders {
    given: Vec<(Seat, Order)>,
    /// With the decision that it came after or with, counted from 1.
    news: Vec<(Seat, usize, OrderNews)>,
}

impl Orders {
    fn of(&self, seat: Seat) -> impl Iterator<Item = &Order> {
        self.given.iter().filter(move |(whose, _)| *whose == seat).map(|(_, order)| order)
    }

    fn take(&mut self, seat: Seat, word: &str) -> Option<Order> {
        let at = self.given.iter().position(|(whose, order)| *whose == seat && order.word == word)?;
        Some(self.given.remove(at).1)
    }

    /// Something was taken back, and so many decisions stand: whoever ordered something may want something else now.
    pub(crate) fn reset(&mut self, decisions: usize) {
        let whose = self.given.drain(..).fold(SeatSet::NONE, |whose, (seat, _)| whose.with(seat));
        self.news.retain(|(_, step, _)| *step <= decisions);
        // This stays news however much more is taken back.
        self.news.extend(whose.iter().map(|seat| (seat, 0, OrderNews::Reset)));
    }
}

/// What a seat's orders come to while it is awaited.
struct Come<A> {
    /// The words of those that have run their course, or ask for what is not allowed.
    ended: Vec<String>,
    /// The word of the one that decides, and what it decides.
    decides: Option<(String, A)>,
}

impl<G: GameBox> Session<G> {
    /// What a seat may order now, with what it has ordered; nothing at a bot's seat.
    pub fn orders(&self, seat: Seat) -> Vec<Offered> {
        if !self.people().has(seat) || matches!(self.status(), Status::Over(_)) {
            return Vec::new();
        }
        let stands = |order: &Order| self.orders.of(seat).any(|given| given.word == order.word);
        let mut offered: Vec<Offered> = self
            .game()
            .orders(&self.view(seat), seat)
            .into_iter()
            .map(|order| Offered { stands: stands(&order), order })
            .collect();
        for given in self.orders.of(seat) {
            if offered.iter().all(|known| known.order.word != given.word) {
                offered.push(Offered { order: given.clone(), stands: true });
            }
        }
        offered
    }

    /// Gives an order. It stands until it is withdrawn, has run its course, or something is taken back.
    ///
    /// # Errors
    /// Why not.
    pub fn give_order(&mut self, seat: Seat, word: &str) -> Result<(), OrderRefused> {
        let offered = self.offered(seat, word)?;
        if !offered.stands {
            self.orders.given.push((seat, offered.order));
        }
        Ok(())
    }

    /// Withdraws an order; one that does not stand stays so.
    ///
    /// # Errors
    /// Why not.
    pub fn withdraw_order(&mut self, seat: Seat, word: &str) -> Result<(), OrderRefused> {
        self.offered(seat, word)?;
        self.orders.take(seat, word);
        Ok(())
    }

    fn offered(&self, seat: Seat, word: &str) -> Result<Offered, OrderRefused> {
        if !self.people().has(seat) {
            return Err(OrderRefused::NoSeat);
        }
        if matches!(self.status(), Status::Over(_)) {
            return Err(OrderRefused::Over);
        }
        self.orders(seat).into_iter().find(|offered| offered.order.word == word).ok_or(OrderRefused::NoOrder)
    }

    /// The people whom the table waits for and no order answers for.
    pub fn to_ask(&self) -> SeatSet {
        let people = self.people();
        let awaited = self.status().awaited();
        let asked = |seat: &Seat| people.has(*seat) && self.come(*seat).decides.is_none();
        awaited.iter().filter(asked).fold(SeatSet::NONE, SeatSet::with)
    }

    /// Carries out what is ordered, and gives how many decisions that made. When somebody answers must not say that he had
    /// ordered something: orders are carried out only once nobody is awaited but seats for which one answers, and then for
    /// all of them together. The first order that was given and has something to say decides. Where an order cannot be
    /// carried out, it ends, and its seat is asked.
    pub fn follow_orders(&mut self, ask: Ask<'_>) -> usize {
        let before = self.decisions();
        // No game takes more decisions than this, whatever is ordered.
        for _ in 0..self.longest() {
            let Some(answers) = self.answers() else { break };
            for (seat, word, action) in answers {
                // The answer of another seat may have closed the question.
                if self.check(seat, action).is_err() || !self.obey_order(seat, &word, action, &mut *ask) {
                    break;
                }
            }
        }
        self.decisions() - before
    }

    /// What became of a seat's orders since it was last told.
    pub fn order_news(&mut self, seat: Seat) -> Vec<OrderNews> {
        let (told, rest) = self.orders.news.drain(..).partition(|(whose, ..)| *whose == seat);
        self.orders.news = rest;
        let told: Vec<(Seat, usize, OrderNews)> = told;
        told.into_iter().map(|(_, _, news)| news).collect()
    }

    /// What orders answer for everybody who is awaited; nothing while anybody has to answer himself.
    fn answers(&mut self) -> Option<Vec<(Seat, String, G::Action)>> {
        let (awaited, people) = (self.status().awaited(), self.people());
        if awaited.is_empty() || awaited.iter().any(|seat| !people.has(seat)) {
            return None;
        }
        let mut answers = Vec::new();
        let mut asked = false;
        for seat in awaited.iter() {
            let come = self.come(seat);
            come.ended.iter().for_each(|word| self.end_order(seat, word));
            match come.decides {
                Some((word, action)) => answers.push((seat, word, action)),
                None => asked = true,
            }
        }
        (!asked).then_some(answers)
    }

    fn come(&self, seat: Seat) -> Come<G::Action> {
        let mut come = Come { ended: Vec::new(), decides: None };
        if self.orders.of(seat).next().is_none() {
            return come;
        }
        let view = self.view(seat);
        let (mut wanted, mut spared) = (false, None);
        for order in self.orders.of(seat) {
            match self.game().obey(&order.word, &view, seat) {
                Obeyed::Ask => {}
                Obeyed::Wanted => wanted = true,
                Obeyed::Do(action) if self.check(seat, action).is_ok() => {
                    come.decides.get_or_insert((order.word.clone(), action));
                }
                Obeyed::Spare(action) if self.check(seat, action).is_ok() => {
                    spared.get_or_insert((order.word.clone(), action));
                }
                Obeyed::Do(_) | Obeyed::Spare(_) | Obeyed::Over => come.ended.push(order.word.clone()),
            }
        }
        if come.decides.is_none() && !wanted {
            come.decides = spared;
        }
        come
    }

    /// Decides as an order says; false if that cannot be.
    fn obey_order(&mut self, seat: Seat, word: &str, action: G::Action, ask: Ask<'_>) -> bool {
        let written = self.game().write_action(action);
        let choices = self.game().page(&self.view(seat), seat).choices;
        let label = choices.into_iter().find(|choice| choice.action == written).map(|choice| choice.label);
        if self.play(seat, action, ask).is_err() {
            self.end_order(seat, word);
            return false;
        }
        let step = self.decisions();
        self.orders.news.push((seat, step, OrderNews::Decided { action: written, label }));
        true
    }

    fn end_order(&mut self, seat: Seat, word: &str) {
        let step = self.decisions();
        if let Some(order) = self.orders.take(seat, word) {
            self.orders.news.push((seat, step, OrderNews::Ended(order.label)));
        }
    }
}
