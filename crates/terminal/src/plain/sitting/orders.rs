//! Standing orders in plain lines.

use super::{Next, Sitting};
use crate::keys;
use crate::orders::told;
use kernel::{Seat, Text};
use std::io;
use table::{Offered, OrderNews};

/// What one types to see them, before a number to give or withdraw one. `o` says the odds.
const WORDS: [&str; 7] = ["i", "réponses", "réponse", "consignes", "replies", "reply", "orders"];

impl Sitting<'_, '_> {
    /// Whether a seat has anything to order.
    pub(super) fn can_order(&self, seat: Seat) -> bool {
        !self.session.orders(seat).is_empty()
    }

    /// Does what was typed, if it is about orders.
    pub(super) fn obey_about_orders(&mut self, typed: &str, seat: Seat) -> io::Result<Option<Next>> {
        let Some(rest) = super::after_word(typed, &WORDS) else { return Ok(None) };
        let orders = self.session.orders(seat);
        if orders.is_empty() {
            self.console.say(&Text::new("plain-orders-none"))?;
            return Ok(Some(Next::AskAgain));
        }
        if rest.is_empty() {
            self.list_orders(&orders)?;
            return Ok(Some(Next::AskAgain));
        }
        let number = keys::number(rest).and_then(|number| number.checked_sub(1));
        match number.and_then(|at| orders.into_iter().nth(at)) {
            Some(offered) => self.turn_order(seat, offered).map(Some),
            None => {
                self.console.say(&Text::new("plain-order-unknown").plain("typed", keys::shown(rest)))?;
                Ok(Some(Next::AskAgain))
            }
        }
    }

    fn list_orders(&mut self, orders: &[Offered]) -> io::Result<()> {
        self.console.say(&Text::new("plain-orders"))?;
        for (at, offered) in orders.iter().enumerate() {
            let text = Text::new(if offered.stands { "plain-order-stands" } else { "plain-order" });
            let label = self.words.say(&offered.order.label);
            self.console.say(&text.number("number", at as i64 + 1).plain("order", label))?;
        }
        Ok(())
    }

    /// Gives an order, or withdraws it if it stands.
    fn turn_order(&mut self, seat: Seat, Offered { order, stands }: Offered) -> io::Result<Next> {
        let (done, id) = match stands {
            true => (self.session.withdraw_order(seat, &order.word), "plain-order-withdrawn"),
            false => (self.session.give_order(seat, &order.word), "plain-order-given"),
        };
        let text = match done {
            Ok(()) => Text::new(id).plain("order", self.words.say(&order.label)),
            Err(refused) => Text::new("plain-order-refused").plain("why", self.words.say(&refused.text())),
        };
        self.console.say(&text)?;
        // What it answers need not be asked again.
        let answered = done.is_ok() && self.session.status().awaited().has(seat) && !self.session.to_ask().has(seat);
        Ok(if answered { Next::ShowAgain } else { Next::AskAgain })
    }

    /// Says to a seat what became of its orders.
    pub(super) fn tell_of_orders(&mut self, seat: Seat) -> io::Result<()> {
        let news = self.session.order_news(seat);
        self.say_news(&news)
    }

    /// Says what became of orders.
    pub(super) fn say_news(&mut self, news: &[OrderNews]) -> io::Result<()> {
        told(news, &self.words, &self.console.words).iter().try_for_each(|line| self.console.line(line))
    }
}
