//! Standing orders at the screen: whoever looks gives and withdraws his own, and hears what became of them.

use super::{Over, Play};
use crate::orders::{told, usual_orders};
use crate::screen::Turn;
use crate::screen::canvas::Target;
use crate::screen::chooser::{Chooser, ChooserResult};
use crate::screen::house::House;
use crate::screen::press::Press;
use kernel::{Order, Text};
use table::Offered;

impl Play {
    /// Opens the list of orders, where there is any.
    pub(super) fn open_orders(&mut self, house: &House) -> Turn {
        let Some(chooser) = self.order_list(house) else { return Turn::Stay };
        self.over = Some(Over::Ordering(chooser));
        Turn::Redraw
    }

    fn order_list(&self, house: &House) -> Option<Chooser> {
        let orders = self.session.orders(self.seat);
        let line = |offered: &Offered| {
            let text = Text::new(if offered.stands { "screen-order-stands" } else { "screen-order" });
            house.say(&text.plain("order", self.speech.game.say(&offered.order.label)))
        };
        let lines: Vec<String> = orders.iter().map(line).collect();
        let list = |lines| {
            Chooser::new(house.word("screen-orders"), house.word("screen-orders-hint"), lines, "screen-key-order")
        };
        (!lines.is_empty()).then(|| list(lines))
    }

    /// Reads a key on the list of orders. They are followed once the list is closed: one may give several.
    pub(super) fn press_orders(&mut self, house: &House, mut list: Chooser, press: Press, targets: &[Target]) -> Turn {
        match list.press(press, targets) {
            ChooserResult::Waiting => self.over = Some(Over::Ordering(list)),
            ChooserResult::Closed => {
                // While a bot thinks, nothing is followed.
                if self.thinking.is_none() {
                    if !self.session.to_ask().has(self.seat) {
                        self.look_again(house);
                    }
                    self.ask_bots(house);
                }
                return Turn::Moved;
            }
            ChooserResult::Line(at) => {
                if let Some(Offered { order, stands }) = self.session.orders(self.seat).into_iter().nth(at) {
                    let done = match stands {
                        true => self.session.withdraw_order(self.seat, &order.word),
                        false => self.session.give_order(self.seat, &order.word),
                    };
                    done.err().into_iter().for_each(|refused| self.warn(house.say(&refused.text())));
                }
                self.over = self.order_list(house).map(|list| Over::Ordering(list.at(at)));
            }
        }
        Turn::Redraw
    }

    /// Says once which orders stand without having been given, and how that is changed.
    pub(super) fn tell_of_usual_orders(&mut self, house: &House, usual: &[Order]) {
        let said = usual_orders(usual, "screen-orders-usual", &self.speech.game);
        if let (Some(said), None) = (said, &self.message) {
            self.message = Some((house.say(&said), false));
        }
    }

    /// Hears what became of the orders of whoever looks.
    pub(super) fn hear_of_orders(&mut self) {
        let news = self.session.order_news(self.seat);
        self.order_news.extend(news);
    }

    /// What became of the orders of whoever looks, in words.
    pub(super) fn of_orders(&self) -> Option<String> {
        let told = told(&self.order_news, &self.speech.game, &self.speech.own);
        (!told.is_empty()).then(|| told.join(" "))
    }

    /// What stands on the line of keys; nothing where there is nothing to order. A mark says that something stands.
    pub(super) fn orders_key(&self, house: &House) -> Option<String> {
        let orders = self.session.orders(self.seat);
        let id = match orders.iter().any(|offered| offered.stands) {
            true => "screen-key-orders-stand",
            false => "screen-key-orders",
        };
        (!orders.is_empty()).then(|| house.word(id))
    }
}
