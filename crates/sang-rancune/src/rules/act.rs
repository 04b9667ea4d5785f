//! A decision being carried out.

use crate::content::{Card, Cards, Content, Effect, HEROES};
use crate::decisions::{Cause, Drawn, Event, Gain, Why};
use crate::table::{End, Phase, Step, Table};
use kernel::{Audience, Ctx, Fate, InlineVec, Seat, Stock};

use super::{ACTIONS, HANDS};
use crate::table::HEADS;

/// A decision being carried out.
pub(super) struct Act<'a, F, A> {
    pub content: &'a Content,
    pub table: &'a mut Table,
    pub ctx: &'a mut Ctx<F, A>,
}

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// Goes on until somebody has something to decide.
    pub fn go_on(&mut self) {
        while let Phase::Next(step) = self.table.phase {
            // §setup.hand: whoever holds too much discards before anything else happens.
            if !super::over_limit(self.content, self.table).is_empty() {
                return;
            }
            match step {
                Step::Reveal => self.reveal(),
                Step::Deal => self.deal(),
                Step::Loot => self.loot(),
                Step::Round => self.round(),
                Step::Turn => self.turn(),
                Step::Unveil => self.unveil(),
                Step::Choices => self.choices(),
                Step::Resolve(at) => self.resolve(at),
                Step::Attacked => self.attacked(),
                Step::Done => self.turn_over(),
                Step::Finish => self.finish(),
                Step::Adjust => self.adjust(),
                Step::Strike => self.strike(),
                Step::Land => self.land(),
                Step::Answered => self.hits_answered(),
                Step::Draw => self.draw_one_each(),
                Step::Cross => self.cross(),
                Step::Refilled => self.refilled(),
            }
        }
    }

    #[inline]
    pub fn next(&mut self, step: Step) {
        self.table.phase = Phase::Next(step);
    }

    #[inline]
    pub fn tell(&mut self, event: Event) {
        self.ctx.tell(event, &*self.table);
    }

    /// Moves a card from where it lies face up to the discards.
    #[inline]
    pub fn discard_spent(&mut self, card: Card) {
        self.table.spent.take(card.0);
        self.table.discard.put(card.0);
    }

    /// Takes life. §item.skin
    pub fn hurt(&mut self, seat: u8, damage: u8, cause: Cause) -> u8 {
        let hero = &mut self.table.heroes[seat as usize];
        if !hero.lives() || damage == 0 {
            return 0;
        }
        if cause != Cause::Weary && hero.under(Card::SKIN) {
            self.tell(Event::Unhurt { seat });
            return 0;
        }
        let lost = damage.min(hero.life);
        hero.life -= lost;
        let left = hero.life;
        self.tell(Event::Hurt { seat, life: lost, left, cause });
        lost
    }

    /// §end.death, §end.remains: sees to those who have no life left. Says whether anybody lives.
    pub fn bury(&mut self) -> bool {
        for seat in 0..self.table.options.players {
            let hero = self.table.hero(seat);
            // Whoever has died and was seen to has no initiative.
            if hero.lives() || hero.initiative == 0 && hero.cards == 0 && hero.items.is_empty() {
                continue;
            }
            // What he held is nobody's to see before it is discarded: the discards may become the deck at once.
            let hero = &mut self.table.heroes[seat as usize];
            (hero.prestige, hero.initiative) = (0, 0);
            self.tell(Event::Died { seat });
            self.drop_set(seat, Why::Death);
            let hero = &mut self.table.heroes[seat as usize];
            let (hand, setups, items, potions) = (hero.hand, hero.setups, hero.items, hero.potions);
            (hero.hand, hero.cards) = (Stock::EMPTY, 0);
            (hero.setups, hero.items, hero.potions, hero.seen) =
                (InlineVec::new(), InlineVec::new(), InlineVec::new(), InlineVec::new());
            (hero.goblins, hero.tokens) = (InlineVec::new(), 0);
            self.table.discard.put_all(&hand);
            setups.iter().for_each(|setup| self.table.discard.put(setup.card.0));
            potions.iter().for_each(|potion| self.table.gone.put(potion.card.0));
            items.iter().for_each(|item| self.table.loot.push(item));
        }
        // §end.nobody
        let anybody = !self.table.living().is_empty();
        if !anybody {
            self.table.phase = Phase::Over(End::Nobody);
            self.tell(Event::Over { end: End::Nobody });
        }
        anybody
    }

    /// Discards what a hero has set, and says why.
    pub fn drop_set(&mut self, seat: u8, why: Why) {
        let set = core::mem::take(&mut self.table.heroes[seat as usize].set);
        for card in set.iter().filter_map(|laid| laid.card) {
            self.table.discard.put(card.0);
            self.table.heroes[seat as usize].shown.push(card);
            self.tell(Event::Dropped { seat, card, why });
        }
    }

    /// Gives a hero an item. §item.open, §item.amulet
    pub fn gain(&mut self, seat: u8, item: Card, how: Gain) {
        self.table.heroes[seat as usize].items.push(item);
        self.tell(Event::Gained { seat, item, how });
        let more = self.gained_cards(seat, item);
        self.draw(seat, more);
    }

    /// §item.amulet: how many cards an item that was just gained lets its hero draw.
    fn gained_cards(&self, seat: u8, item: Card) -> u8 {
        match self.content.card(item).effect {
            Effect::Amulet { cards } => cards.min(self.limit(seat).saturating_sub(self.table.hero(seat).cards)),
            _ => 0,
        }
    }

    /// How many cards a hero may hold. §setup.hand
    #[inline]
    pub fn limit(&self, seat: u8) -> u8 {
        self.table.limit(seat, self.content.limit, self.content.least)
    }

    /// §setup.reshuffle: the next card of the deck, which is made anew only now; nothing where all cards are held.
    fn next_card(&mut self, seat: u8) -> Option<Card> {
        if self.table.deck.is_empty() {
            if self.table.discard.is_empty() {
                return None;
            }
            self.table.deck = core::mem::take(&mut self.table.discard);
            self.tell(Event::Reshuffled);
        }
        let card = self.ctx.fate.for_eyes_of(Seat(seat)).deal(ACTIONS, &self.table.deck);
        self.table.deck.take(card);
        Some(Card(card))
    }

    /// Draws so many cards, items among them. §round.draw
    pub fn draw(&mut self, seat: u8, count: u8) {
        self.draw_cards(seat, Some(count));
    }

    /// Draws until the hand is full, items not among them. §prize.refill
    pub fn fill_hand(&mut self, seat: u8) {
        self.draw_cards(seat, None);
    }

    /// Draws cards; items are laid open at once. §item.open
    ///
    /// What was drawn is told by kind, so that the order of cards that nobody sees tells nothing.
    fn draw_cards(&mut self, seat: u8, mut left: Option<u8>) {
        let (mut cards, mut items) = (Cards::EMPTY, Cards::EMPTY);
        while left.unwrap_or_else(|| self.limit(seat).saturating_sub(self.table.hero(seat).cards)) > 0 {
            let Some(card) = self.next_card(seat) else { break };
            left = left.map(|left| left - 1);
            if card.is_item() {
                items.put(card.0);
                self.table.heroes[seat as usize].items.push(card);
                left = left.map(|left| left + self.gained_cards(seat, card));
            } else {
                cards.put(card.0);
                self.table.heroes[seat as usize].put(card);
            }
        }
        if !cards.is_empty() {
            self.tell(Event::Drew { seat, count: cards.len() as u8, cards: Some(Drawn(cards)) });
        }
        for kind in items.iter() {
            self.tell(Event::Gained { seat, item: Card(kind), how: Gain::Drawn });
        }
    }

    /// A card of a hand, by chance. What else the hand has is for its owner alone.
    pub fn random_card(&mut self, seat: u8) -> Card {
        Card(self.ctx.fate.for_eyes_of(Seat(seat)).deal(HANDS, &self.table.hero(seat).hand))
    }

    /// Flips the coin: whether it shows heads, the side that nobody wants.
    pub fn flip(&mut self) -> bool {
        let coin = self.ctx.fate.roll(super::COIN, 2);
        self.table.coin = coin;
        self.tell(Event::Flipped { heads: coin == HEADS });
        coin == HEADS
    }

    /// §encounter.initiative, §round.initiative, §setup.initiative: every living hero draws one of the lowest cards.
    pub fn deal_initiative(&mut self) {
        let living = self.table.living();
        let mut unseen = kernel::Bag::<1>::first(living.len() as u8);
        let mut places = [0; HEROES];
        for seat in 0..self.table.options.players {
            let place = if living.has(Seat(seat)) {
                let card = self.ctx.fate.draw(super::INITIATIVE, &unseen);
                unseen.take(card);
                card + 1
            } else {
                0
            };
            places[seat as usize] = place;
            self.table.heroes[seat as usize].initiative = place;
        }
        self.table.dealt = living.len() as u8;
        self.tell(Event::Dealt { places });
    }
}
