//! What is for sale: on the way, and in the interbiome.

use super::act::Act;
use super::perks;
use crate::content::{Gain, Gear, Perk, SERENADE, Tile};
use crate::decisions::Event;
use crate::table::{Offer, Phase, Seller, Todo, Ware};
use kernel::{Audience, Fate, InlineVec};

/// What the healer asks for where no mutation says otherwise. §market.healer
const HEALER: (u8, u8, u8) = (2, 1, 0);
/// How many cards the merchant shows, and their price. §market.merchant
const MERCHANT: (u8, u8) = (1, 3);
/// How many cards the collector shows, and their price. §market.collector
const COLLECTOR: (u8, u8) = (1, 2);

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// §tile.merchant, §market.tile
    pub(super) fn set_up_stall(&mut self, tile: &Tile) {
        self.table.stall.clear();
        for good in tile.goods.iter() {
            let ware = match good.gift.gain {
                Gain::Vial => Some(Ware::Vial),
                Gain::Potion => Some(Ware::Potion),
                Gain::Equipment | Gain::Blueprint => None,
                gain => Some(Ware::Gift(gain)),
            };
            match ware {
                Some(ware) => self.offer(Offer { ware, price: good.price, left: good.times, free: 0 }),
                None if good.gift.gain == Gain::Equipment => self.show_gear(good.times, good.price),
                None => self.show_blueprints(good.times, good.price),
            }
        }
        self.open_stall(Seller::Tile);
    }

    fn offer(&mut self, offer: Offer) {
        if self.table.stall.len() < 6 {
            self.table.stall.push(offer);
        }
    }

    /// Reveals equipment, in the order of the cards: what is put away at once does not show in which order it came.
    fn show_gear(&mut self, cards: u8, price: u8) {
        let mut shown: InlineVec<u8, 6> = InlineVec::new();
        for _ in 0..cards {
            if self.table.stall.len() + shown.len() < 6
                && let Some(gear) = self.draw_gear()
            {
                shown.push(gear.0);
            }
        }
        shown.as_mut_slice().sort_unstable();
        for gear in shown.iter().map(Gear) {
            self.tell(Event::Found { gear });
            self.offer(Offer { ware: Ware::Gear(gear), price, left: 1, free: 0 });
        }
    }

    fn show_blueprints(&mut self, cards: u8, price: u8) {
        for _ in 0..cards {
            if self.table.stall.len() < 6
                && let Some(gear) = self.next_blueprint()
            {
                self.turn_up_blueprint(gear);
                self.offer(Offer { ware: Ware::Blueprint(gear), price, left: 1, free: 0 });
            }
        }
    }

    /// Opens a stall where anything can be bought; else closes it at once.
    pub(super) fn open_stall(&mut self, seller: Seller) {
        let can = (0..self.table.stall.len() as u8).any(|offer| super::can_buy(self.table, offer).is_ok());
        if can {
            self.ask(Phase::Shop(seller));
        } else {
            self.close_stall();
        }
    }

    /// §inter.clean: what was not bought is put away.
    pub(super) fn close_stall(&mut self) {
        let stall = core::mem::take(&mut self.table.stall);
        for offer in stall.iter().filter(|offer| offer.left > 0) {
            if let Ware::Gear(gear) = offer.ware {
                self.scrap(gear);
            }
        }
    }

    /// Something was bought.
    pub(super) fn buy(&mut self, at: u8, seller: Seller) {
        let offer = &mut self.table.stall.as_mut_slice()[at as usize];
        let price = if offer.free > 0 { 0 } else { offer.price };
        offer.left -= 1;
        offer.free = offer.free.saturating_sub(1);
        let ware = offer.ware;
        self.table.teeth -= price;
        self.tell(Event::Bought { ware, price });
        self.then(&[Todo::Market(seller)]);
        match ware {
            Ware::Vial if seller == Seller::Healer => {
                let gain = Gain::Vial;
                self.then(&[Todo::Gift(crate::content::Gift { gain, count: 1 })]);
            }
            Ware::Vial => self.offer_vial(),
            Ware::Potion => self.gain_potions(1),
            Ware::Gear(gear) => self.offer_gear(gear, None),
            Ware::Blueprint(gear) if seller == Seller::Tile => self.table.collector.push(gear),
            Ware::Blueprint(gear) => self.own_blueprint(gear),
            Ware::Gift(gain) => self.then(&[Todo::Gift(crate::content::Gift { gain, count: 1 })]),
        }
    }

    /// A blueprint becomes equipment for ever, on top of the deck. §inter.blueprints
    pub(super) fn own_blueprint(&mut self, gear: Gear) {
        self.table.campaign.equipment.put(gear);
        if self.table.on_top.len() < 24 {
            self.table.on_top.push(gear);
        } else {
            self.table.equipment.put(gear);
        }
    }

    /// §inter.blueprints: in the order that the first player wants.
    pub(super) fn collect(&mut self) {
        match self.table.collector.len() {
            0 => {}
            1 => self.stack(0),
            _ => self.ask(Phase::Stack),
        }
    }

    /// A collected blueprint is laid on top.
    pub(super) fn stack(&mut self, place: u8) {
        let gear = self.table.collector.remove(place as usize);
        self.own_blueprint(gear);
        self.then(&[Todo::Collect]);
    }

    /// Opens the stall of a seller, or goes on with one that is open. §inter.market
    pub(super) fn open_market(&mut self, seller: Seller) {
        if self.table.stall.is_empty() && seller != Seller::Tile {
            self.set_out(seller);
        }
        self.open_stall(seller);
    }

    fn set_out(&mut self, seller: Seller) {
        self.tell(Event::Market { seller });
        match seller {
            Seller::Healer => {
                let (price, times, free) = self
                    .level(|perk| match perk {
                        Perk::Healer { price, times, free } => Some((*free, *times, *price)),
                        _ => None,
                    })
                    .map_or(HEALER, |(free, times, price)| (price, times, free));
                self.offer(Offer { ware: Ware::Vial, price, left: times, free });
                let price = self.table.campaign.lasting.potion_price;
                if price > 0 {
                    self.offer(Offer { ware: Ware::Potion, price, left: 1, free: 0 });
                }
            }
            Seller::Merchant => {
                let (cards, price) = self
                    .level(|perk| match perk {
                        Perk::Merchant { cards, price } => Some((*cards, *price)),
                        _ => None,
                    })
                    .unwrap_or(MERCHANT);
                self.show_gear(cards, price);
            }
            Seller::Collector => {
                let (cards, price) = self
                    .level(|perk| match perk {
                        Perk::Collector { cards, price } => Some((*cards, *price)),
                        _ => None,
                    })
                    .unwrap_or(COLLECTOR);
                self.show_blueprints(cards, price);
            }
            Seller::Tile => {}
        }
    }

    fn level<T: Ord>(&self, read: impl Fn(&Perk) -> Option<T>) -> Option<T> {
        perks::best(self.content, self.table, read)
    }

    /// §inter.clean, §solo.empty: Serenade's cards come back in the interbiome alone.
    pub(super) fn clean_up(&mut self) {
        self.close_stall();
        for member in self.table.members() {
            if self.table.member(member).who == SERENADE {
                let own = self.member(member);
                let discard = core::mem::take(&mut own.discard);
                own.deck.put_all(&discard);
                own.top = None;
            }
        }
    }
}
