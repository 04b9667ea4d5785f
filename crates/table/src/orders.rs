//! Standing orders: what people want decided without being asked. The table keeps them, and shows a seat its own: they stand in
//! no view, page, story or record.

use crate::game_table::{Ask, Declined, OrderVerdict, RealCardAnswer};
use crate::session::Session;
use core::fmt;
use kernel::{Order, Seat, SeatSet, Text};

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
        /// The decision that this made, counted from 1.
        step: usize,
        /// What, in notation.
        action: String,
        /// What the seat's page called it.
        label: Option<Text>,
    },
    /// An order stands no longer.
    Ended {
        /// The decision that this came after, counted from 1.
        step: usize,
        /// What the order is called.
        label: Text,
    },
    /// Something was taken back: what the seat ordered itself stands no longer.
    Reset,
}

impl OrderNews {
    /// The first decision, counted from 1, of whose story it has to be told before.
    pub fn told_before(&self) -> usize {
        match self {
            Self::Decided { step, .. } => *step,
            Self::Ended { step, .. } => step + 1,
            Self::Reset => 0,
        }
    }
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

impl fmt::Display for OrderRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "refused by §{}", self.clause())
    }
}

impl core::error::Error for OrderRefused {}

/// The orders that stand at a table, in the order in which they were given, and what their seats have not been told of them.
#[derive(Clone, Default)]
pub(crate) struct Orders {
    given: Vec<(Seat, Order)>,
    news: Vec<(Seat, OrderNews)>,
    /// Whether the game's usual orders stand where nobody withdrew them.
    usual: bool,
    /// The words of the usual orders that were withdrawn: they stay so.
    withdrawn: Vec<(Seat, String)>,
}

impl Orders {
    fn of(&self, seat: Seat) -> impl Iterator<Item = &Order> {
        self.given.iter().filter(move |(whose, _)| *whose == seat).map(|(_, order)| order)
    }

    /// What one seat has ordered, and nobody else.
    pub(crate) fn of_one(&self, seat: Seat) -> Self {
        Self {
            given: self.of(seat).map(|order| (seat, order.clone())).collect(),
            news: self.news.iter().filter(|(whose, _)| *whose == seat).cloned().collect(),
            usual: self.usual,
            withdrawn: self.withdrawn.iter().filter(|(whose, _)| *whose == seat).cloned().collect(),
        }
    }

    /// Whether an order stands without having been given.
    fn is_usual(&self, seat: Seat, order: &Order) -> bool {
        let withdrawn = |(whose, word): &(Seat, String)| *whose == seat && *word == order.word;
        self.usual && order.usual && !self.withdrawn.iter().any(withdrawn)
    }

    fn take(&mut self, seat: Seat, word: &str) -> Option<Order> {
        let at = self.given.iter().position(|(whose, order)| *whose == seat && order.word == word)?;
        Some(self.given.remove(at).1)
    }

    /// Something was taken back, and so many decisions stand: whoever ordered something may want something else now.
    pub(crate) fn reset(&mut self, decisions: usize) {
        // Where usual orders stand, those come again.
        let lost = self.given.drain(..).filter(|(_, order)| !(self.usual && order.usual));
        let whose: SeatSet = lost.map(|(seat, _)| seat).collect();
        let stays = |news: &OrderNews| match news {
            OrderNews::Decided { step, .. } | OrderNews::Ended { step, .. } => *step <= decisions,
            OrderNews::Reset => true,
        };
        self.news.retain(|(_, news)| stays(news));
        self.news.extend(whose.iter().map(|seat| (seat, OrderNews::Reset)));
    }
}

/// What a seat's orders come to while it is awaited.
struct SeatVerdict {
    /// The words of those that have run their course, or ask for what is not allowed.
    ended: Vec<String>,
    decision: Option<OrderedDecision>,
}

/// What an order decides.
struct OrderedDecision {
    /// The order's word.
    word: String,
    action: String,
    /// Whether its seat is told.
    told: bool,
}

/// What came of an order that decides.
enum Followed {
    Decided,
    NotNow,
    /// A real card is about to be looked up.
    Later,
}

impl Session {
    /// What a seat may order now, with what it has ordered; nothing at a bot's seat. For that seat alone.
    pub fn orders(&self, seat: Seat) -> Vec<Offered> {
        if !self.people().has(seat) || self.is_over() {
            return Vec::new();
        }
        let stands = |order: &Order| self.orders.of(seat).any(|given| given.word == order.word);
        let offered = self.game.orders(self.decisions(), seat).into_iter();
        let mut offered: Vec<Offered> = offered.map(|order| Offered { stands: stands(&order), order }).collect();
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
            self.orders.withdrawn.retain(|(whose, known)| *whose != seat || known != word);
            self.orders.given.push((seat, offered.order));
        }
        Ok(())
    }

    /// Has the orders stand that are usual in the game, for every person at a table of several seats, from now on and after something is
    /// taken back; gives those that do, each once. One that is withdrawn stays so. Usual orders go by what everybody sees, so
    /// that being spared a question tells the others nothing.
    pub fn give_usual_orders(&mut self) -> Vec<Order> {
        self.orders.usual = self.seats() > 1 && self.lesson().is_none();
        self.renew_usual_orders()
    }

    /// Has the usual orders stand again, where they do; gives those that do now, each once.
    pub(crate) fn renew_usual_orders(&mut self) -> Vec<Order> {
        let mut standing: Vec<Order> = Vec::new();
        if !self.orders.usual {
            return standing;
        }
        for seat in self.people().iter() {
            let usual = |Offered { order, .. }: &Offered| self.orders.is_usual(seat, order);
            let usual: Vec<Offered> = self.orders(seat).into_iter().filter(usual).collect();
            for Offered { order, stands } in usual {
                if !stands {
                    self.orders.given.push((seat, order.clone()));
                }
                if standing.iter().all(|known| known.word != order.word) {
                    standing.push(order);
                }
            }
        }
        standing
    }

    /// Withdraws an order; one that does not stand stays so.
    ///
    /// # Errors
    /// Why not.
    pub fn withdraw_order(&mut self, seat: Seat, word: &str) -> Result<(), OrderRefused> {
        self.offered(seat, word)?;
        if self.orders.take(seat, word).is_some_and(|order| order.usual) {
            self.orders.withdrawn.push((seat, word.into()));
        }
        Ok(())
    }

    fn offered(&self, seat: Seat, word: &str) -> Result<Offered, OrderRefused> {
        if !self.people().has(seat) {
            return Err(OrderRefused::NoSeat);
        }
        if self.is_over() {
            return Err(OrderRefused::Over);
        }
        self.orders(seat).into_iter().find(|offered| offered.order.word == word).ok_or(OrderRefused::NoOrder)
    }

    /// The people whom the table waits for and no order answers for.
    pub fn to_ask(&self) -> SeatSet {
        let people = self.people();
        let awaited = self.status().awaited();
        let asked = |seat: &Seat| people.has(*seat) && self.seat_verdict(*seat).decision.is_none();
        awaited.iter().filter(asked).collect()
    }

    /// Whether usual orders answered for a seat that was awaited when so many decisions stood: whatever is taken back, they do so
    /// again.
    pub fn is_usually_answered(&self, decisions: usize, seat: Seat) -> bool {
        if !self.orders.usual {
            return false;
        }
        let offered = self.game.orders(decisions, seat);
        let usual: Vec<&str> =
            offered.iter().filter(|order| self.orders.is_usual(seat, order)).map(|order| order.word.as_str()).collect();
        let mut spared = false;
        for verdict in self.game.obey(decisions, seat, &usual) {
            match verdict {
                OrderVerdict::Decides(_) => return true,
                OrderVerdict::Wanted => return false,
                OrderVerdict::Spares(_) => spared = true,
                OrderVerdict::Silent | OrderVerdict::Ended => {}
            }
        }
        spared
    }

    /// A seat is in other hands: its orders, and what became of them, are nobody's. What is usual stands for whoever comes.
    pub(crate) fn change_orders(&mut self, seat: Seat) {
        self.orders.given.retain(|(whose, _)| *whose != seat);
        self.orders.news.retain(|(whose, _)| *whose != seat);
        self.orders.withdrawn.retain(|(whose, _)| *whose != seat);
        self.renew_usual_orders();
    }

    /// Whether orders stand that are usual in the game, for everybody who has not withdrawn them.
    pub fn has_usual_orders(&self) -> bool {
        self.orders.usual
    }

    /// Carries out what is ordered, and gives how many decisions that made. When somebody answers must not say that he had
    /// ordered something: orders are carried out only once nobody is awaited but seats for which one answers, and then for
    /// all of them together. An order that decides outranks those that want their seat asked, and these outrank those that
    /// spare it the question; among equals the first that was given counts. Where an order cannot be carried out, it ends,
    /// and its seat is asked; where a real card is to be told [`RealCardAnswer::Later`], it stands, and the same comes to be tried again.
    pub fn follow_orders(&mut self, ask: Ask<'_>) -> usize {
        let before = self.decisions();
        // No game takes more decisions than this, whatever is ordered.
        for _ in 0..self.longest() {
            let Some(answers) = self.ordered_decisions() else { break };
            for (seat, decision) in answers {
                match self.obey_order(seat, decision, &mut *ask) {
                    Followed::Decided => {}
                    Followed::NotNow => break,
                    Followed::Later => return self.decisions() - before,
                }
            }
        }
        self.decisions() - before
    }

    /// What became of a seat's orders since it was last told: for that seat alone.
    pub fn order_news(&mut self, seat: Seat) -> Vec<OrderNews> {
        let (told, rest): (Vec<_>, Vec<_>) = self.orders.news.drain(..).partition(|(whose, _)| *whose == seat);
        self.orders.news = rest;
        told.into_iter().map(|(_, news)| news).collect()
    }

    /// What orders decide for everybody who is awaited; nothing while anybody has to answer himself.
    fn ordered_decisions(&mut self) -> Option<Vec<(Seat, OrderedDecision)>> {
        let (awaited, people) = (self.status().awaited(), self.people());
        if awaited.is_empty() || awaited.iter().any(|seat| !people.has(seat)) {
            return None;
        }
        let mut answers = Vec::new();
        let mut asked = false;
        for seat in awaited.iter() {
            let verdict = self.seat_verdict(seat);
            verdict.ended.iter().for_each(|word| self.end_order(seat, word));
            match verdict.decision {
                Some(answer) => answers.push((seat, answer)),
                None => asked = true,
            }
        }
        (!asked).then_some(answers)
    }

    fn seat_verdict(&self, seat: Seat) -> SeatVerdict {
        let mut come = SeatVerdict { ended: Vec::new(), decision: None };
        let words: Vec<&str> = self.orders.of(seat).map(|order| order.word.as_str()).collect();
        if words.is_empty() {
            return come;
        }
        let (mut wanted, mut spared) = (false, None);
        for (word, verdict) in words.iter().zip(self.game.obey(self.decisions(), seat, &words)) {
            let decision = |action, told| OrderedDecision { word: (*word).into(), action, told };
            match verdict {
                OrderVerdict::Silent => {}
                OrderVerdict::Wanted => wanted = true,
                OrderVerdict::Decides(action) => {
                    come.decision.get_or_insert_with(|| decision(action, true));
                }
                OrderVerdict::Spares(action) => {
                    spared.get_or_insert_with(|| decision(action, false));
                }
                OrderVerdict::Ended => come.ended.push((*word).into()),
            }
        }
        if come.decision.is_none() && !wanted {
            come.decision = spared;
        }
        come
    }

    /// Decides as an order says.
    fn obey_order(&mut self, seat: Seat, decision: OrderedDecision, ask: Ask<'_>) -> Followed {
        let OrderedDecision { word, action, told } = decision;
        let label = told.then(|| self.game.page(seat).choices.into_iter().find(|choice| choice.action == action));
        let label = label.flatten().map(|choice| choice.label);
        let mut later = false;
        let played = self.play(seat, &action, &mut |asking| {
            let answer = ask(asking);
            later = answer == RealCardAnswer::Later;
            answer
        });
        match played {
            Ok(()) => {
                if told {
                    let step = self.decisions();
                    self.orders.news.push((seat, OrderNews::Decided { step, action, label }));
                }
                Followed::Decided
            }
            // The answer of another seat may have closed the question.
            Err(Declined::Refused(_)) => Followed::NotNow,
            Err(_) if later => Followed::Later,
            Err(_) => {
                self.end_order(seat, &word);
                Followed::NotNow
            }
        }
    }

    fn end_order(&mut self, seat: Seat, word: &str) {
        let step = self.decisions();
        if let Some(order) = self.orders.take(seat, word) {
            self.orders.news.push((seat, OrderNews::Ended { step, label: order.label }));
        }
    }
}
