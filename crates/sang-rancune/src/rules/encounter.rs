//! Encounters: how they begin and end.

use super::ENCOUNTER;
use super::act::Act;
use crate::content::{Breed, Card, Effect, Rule};
use crate::decisions::{Action, Cause, Event, Gain, Which, Why};
use crate::table::{End, Foe, Phase, Potion, Proposal, Step, Window};
use kernel::{Audience, Fate, InlineVec, Seat, SeatSet, Stock};

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// §encounter.reveal: turns up the next encounter.
    pub fn reveal(&mut self) {
        self.table.number += 1;
        let (id, raised) = match self.table.rising.take() {
            Some(id) => (id, true),
            None => {
                let id = self.ctx.fate.draw(ENCOUNTER, &self.table.unmet);
                self.table.unmet.take(id);
                self.table.left -= 1;
                (id, false)
            }
        };
        let column = self.table.column();
        let encounter = self.content.encounter(id);
        let mut life = self.by_dial(encounter.life[column]);
        if raised {
            // §foe.necromancer
            life = life.div_ceil(2).next_multiple_of(5);
        }
        let mut foe = Foe { id, raised, life, start: life, ..Foe::default() };
        match encounter.rule {
            Rule::Pack { life, tokens, .. } => (0..tokens[column]).for_each(|_| foe.pack.push(life)),
            Rule::Heads { start, .. } => foe.heads = start[column],
            Rule::Chief { tokens, life } => {
                for seat in self.table.living().iter() {
                    let goblins = &mut self.table.heroes[seat.0 as usize].goblins;
                    (0..tokens).for_each(|_| goblins.push(life));
                }
            }
            _ => {}
        }
        self.table.foe = foe;
        self.table.coin = 0;
        for hero in &mut self.table.heroes {
            (hero.total, hero.offers, hero.initiative) = (0, 0, 0);
            (hero.shown, hero.torn) = (InlineVec::new(), InlineVec::new());
        }
        self.table.dealt = 0;
        self.tell(Event::Met { number: self.table.number, foe: Which(id), raised, life });
        self.table.answered = SeatSet::NONE;
        self.table.phase = Phase::Market;
        self.close_market();
    }

    /// §setup.life: the dial of creature life, to the nearest multiple of 5.
    fn by_dial(&self, life: u16) -> u16 {
        let hundredths = self.content.life_dial[self.table.options.life as usize];
        let life = (life as u32 * hundredths as u32 + 250) / 500 * 5;
        (life as u16).min(self.content.track)
    }

    /// §encounter.items: goes on once nobody has anything to do with items.
    pub fn close_market(&mut self) {
        if super::at_market(self.content, self.table).is_empty() {
            self.table.answered = SeatSet::NONE;
            self.next(Step::Deal);
        }
    }

    /// Carries out a decision about items.
    pub fn trade(&mut self, seat: u8, action: Action) {
        match action {
            Action::Done => self.table.answered = self.table.answered.with(Seat(seat)),
            Action::Use { item, seat: on } if on == seat => self.use_item(seat, item, seat),
            Action::Use { item, seat: to } => self.propose(Proposal { from: seat, to, item, want: None, used: true }),
            Action::Give { item, seat: to } => {
                self.propose(Proposal { from: seat, to, item, want: None, used: false });
            }
            Action::Trade { item, seat: to, want } => {
                self.propose(Proposal { from: seat, to, item, want: Some(want), used: false });
            }
            Action::Agree => self.agree(),
            _ => {
                let Proposal { from, to, .. } = self.table.proposal;
                self.tell(Event::Declined { from, to });
                self.table.phase = Phase::Market;
            }
        }
        if self.table.phase == Phase::Market {
            self.close_market();
        }
    }

    fn propose(&mut self, proposal: Proposal) {
        let Proposal { from, to, item, want, used } = proposal;
        self.table.proposal = proposal;
        self.table.heroes[from as usize].offers += 1;
        self.table.phase = Phase::Offer;
        self.tell(Event::Proposed { from, to, item, want, used });
    }

    /// §item.give: what was proposed is done.
    fn agree(&mut self) {
        let Proposal { from, to, item, want, used } = self.table.proposal;
        self.table.phase = Phase::Market;
        if used {
            return self.use_item(from, item, to);
        }
        self.table.heroes[from as usize].items.take(item);
        if let Some(want) = want {
            self.table.heroes[to as usize].items.take(want);
        }
        self.gain(to, item, Gain::Given);
        if let Some(want) = want {
            self.gain(from, want, Gain::Given);
        }
        self.table.answered = SeatSet::NONE;
    }

    /// §item.heal, §item.lasting, §item.gone
    fn use_item(&mut self, seat: u8, item: Card, on: u8) {
        self.table.heroes[seat as usize].items.take(item);
        let rounds = match self.content.card(item).effect {
            Effect::Heal { .. } => None,
            Effect::Strength { rounds } | Effect::Haste { rounds } => Some(rounds),
            _ => Some(0),
        };
        if let Some(rounds) = rounds {
            self.table.heroes[seat as usize].potions.push(Potion { card: item, rounds });
        }
        self.tell(Event::Used { seat, item, on });
        if let Effect::Heal { life, prestige } = self.content.card(item).effect {
            self.table.gone.put(item.0);
            let hero = &mut self.table.heroes[on as usize];
            let gained = life.min(self.content.life - hero.life);
            hero.life += gained;
            self.tell(Event::Healed { seat: on, life: gained });
            if on != seat && self.table.options.thanks {
                self.praise(seat, prestige);
            }
        }
        // Others may want to answer what they see.
        self.table.answered = SeatSet::NONE;
    }

    pub fn praise(&mut self, seat: u8, prestige: u8) {
        if prestige > 0 {
            let hero = &mut self.table.heroes[seat as usize];
            hero.prestige = hero.prestige.saturating_add(prestige);
            self.tell(Event::Praised { seat, prestige });
        }
    }

    /// §encounter.initiative
    pub fn deal(&mut self) {
        self.deal_initiative();
        self.table.place = 0;
        self.next(Step::Loot);
    }

    /// §end.loot, §end.heap: in the order of initiative, each may take one item of all that the dead have left.
    pub fn loot(&mut self) {
        self.table.place += 1;
        if self.table.loot.is_empty() || self.table.place > self.table.dealt {
            if !self.table.loot.is_empty() {
                self.tell(Event::Left { items: self.table.loot.len() as u8 });
                let left = core::mem::take(&mut self.table.loot);
                left.iter().for_each(|item| self.table.gone.put(item.0));
            }
            self.table.place = 0;
            self.open(Window::Start);
        } else if let Some(seat) = self.table.at_place(self.table.place) {
            self.table.active = seat;
            self.table.phase = Phase::Loot;
        }
    }

    /// What follows when nobody changes places any more.
    pub fn begin(&mut self) {
        let bridge = matches!(self.content.encounter(self.table.foe.id).rule, Rule::Bridge { .. });
        self.next(if bridge { Step::Cross } else { Step::Round });
    }

    /// §foe.bridge: one hero after the other.
    pub fn cross(&mut self) {
        self.table.place += 1;
        if self.table.place > self.table.dealt {
            return self.end(None);
        }
        if let Some(seat) = self.table.at_place(self.table.place) {
            self.table.active = seat;
            self.table.phase = Phase::Cross(0);
        }
    }

    /// Carries out a decision on the bridge.
    pub fn on_the_bridge(&mut self, seat: u8, action: Action, thrown: u8) {
        let Rule::Bridge { cards, damage } = self.content.encounter(self.table.foe.id).rule else { return };
        self.next(Step::Cross);
        if let Action::Discard { card } = action {
            self.discard_from_hand(seat, card);
            if thrown + 1 < cards {
                self.table.phase = Phase::Cross(thrown + 1);
            }
        } else if self.flip() {
            let harmed = super::harmed(self.content, self.table, damage);
            self.hurt(seat, harmed, Cause::Bridge);
            self.bury();
        }
    }

    pub fn discard_from_hand(&mut self, seat: u8, card: Card) {
        self.table.heroes[seat as usize].take(card);
        self.table.discard.put(card.0);
        self.tell(Event::Discarded { seat, card });
    }

    /// The encounter is over; `killer` has dealt the killing blow.
    pub fn end(&mut self, killer: Option<u8>) {
        let id = self.table.foe.id;
        match killer {
            Some(seat) => {
                self.table.foe.life = 0;
                self.tell(Event::Killed { seat, foe: Which(id) });
            }
            None => self.tell(Event::Passed { foe: Which(id) }),
        }
        self.last_harm(killer);
        // §prize.dead: deaths are settled before prestige is.
        if !self.bury() {
            return;
        }
        if let Some(killer) = killer {
            self.prize(killer);
        }
        self.raise();
        self.clear_away();
        self.go_further();
    }

    /// What an encounter does when it ends.
    fn last_harm(&mut self, killer: Option<u8>) {
        let living = self.table.living();
        match self.content.encounter(self.table.foe.id).rule {
            // §foe.abomination
            Rule::Bursts { killer: most, others } => {
                for seat in living.iter().map(|seat| seat.0) {
                    let damage = if Some(seat) == killer { most } else { others };
                    let harmed = super::harmed(self.content, self.table, damage);
                    self.hurt(seat, harmed, Cause::Fall);
                }
            }
            // §foe.ceiling
            Rule::Ceiling { least } => {
                let fewest = living.iter().map(|seat| self.table.hero(seat.0).total).min();
                let harmed = super::harmed(self.content, self.table, least);
                for seat in living.iter().map(|seat| seat.0) {
                    if Some(self.table.hero(seat).total) == fewest {
                        self.hurt(seat, harmed, Cause::Fall);
                    }
                }
            }
            _ => {}
        }
    }

    /// §prize.killer, §prize.late: what the killing blow is worth.
    fn prize(&mut self, killer: u8) {
        let foe = self.table.foe;
        let encounter = self.content.encounter(foe.id);
        let swallowed = core::mem::take(&mut self.table.foe.swallowed);
        if !self.table.hero(killer).lives() {
            swallowed.iter().for_each(|item| self.table.gone.put(item.0));
            return;
        }
        // §token.prestige, §token.bonus: tokens were paid for one by one; the last earns the bonus.
        let is_pack = matches!(encounter.rule, Rule::Pack { .. });
        let base = if is_pack { 0 } else { super::prestige(self.content, self.table) };
        let late = if encounter.breed == Breed::Trap { 0 } else { self.content.late_bonus(self.table.number) };
        self.praise(killer, base + foe.tokens + late);
        // §foe.mimic
        swallowed.iter().for_each(|item| self.gain(killer, item, Gain::Found));
        // §foe.cursed
        if encounter.rule == Rule::Curses {
            let hero = &mut self.table.heroes[killer as usize];
            hero.curse = (hero.curse + 1).min(self.content.limit - self.content.least);
            self.tell(Event::Cursed { seat: killer });
        }
    }

    /// §foe.necromancer: the creature killed before her rises, whoever has killed her and lives or not.
    fn raise(&mut self) {
        if self.content.encounter(self.table.foe.id).rule == Rule::Raises {
            self.table.rising = self.table.killed;
            if let Some(foe) = self.table.rising {
                self.tell(Event::Rises { foe: Which(foe) });
            }
        }
    }

    /// §prize.refill, §prize.lapse, §token.left: what an encounter leaves on the table.
    fn clear_away(&mut self) {
        let foe = self.table.foe;
        if foe.start > 0 && self.content.encounter(foe.id).breed != Breed::Trap {
            self.table.killed = Some(foe.id);
        }
        foe.swallowed.iter().for_each(|item| self.table.gone.put(item.0));
        self.table.foe.swallowed = InlineVec::new();
        self.table.foe.pack = InlineVec::new();
        (self.table.pile, self.table.board, self.table.hits) = (InlineVec::new(), InlineVec::new(), InlineVec::new());
        (self.table.wounds, self.table.struck) = (InlineVec::new(), SeatSet::NONE);
        (self.table.owed, self.table.late, self.table.riposte) = (0, 0, false);
        let spent = core::mem::take(&mut self.table.spent);
        self.table.discard.put_all(&spent);
        for seat in 0..self.table.options.players {
            self.drop_set(seat, Why::End);
            let hero = &mut self.table.heroes[seat as usize];
            let (setups, potions) = (core::mem::take(&mut hero.setups), core::mem::take(&mut hero.potions));
            (hero.stopped, hero.barred, hero.edged, hero.swept, hero.crowded) = (false, false, false, false, 0);
            (hero.attacked, hero.dealt, hero.tokens, hero.goblins) = (false, 0, 0, InlineVec::new());
            setups.iter().for_each(|setup| self.table.discard.put(setup.card.0));
            potions.iter().for_each(|potion| self.table.gone.put(potion.card.0));
        }
    }

    /// §end.last, §end.winner, §end.tie, §end.survivor: the next encounter, or the end.
    fn go_further(&mut self) {
        if self.table.left == 0 && self.table.rising.is_none() {
            let leaders = super::leaders(self.table);
            if leaders.len() == 1 {
                return self.over(End::Won);
            }
            if self.table.unmet.is_empty() {
                return self.over(End::Shared);
            }
            self.tell(Event::Tied);
            self.table.left = 1;
        }
        self.table.answered = SeatSet::NONE;
        self.table.phase = Phase::Refill;
    }

    fn over(&mut self, end: End) {
        self.table.phase = Phase::Over(end);
        self.tell(Event::Over { end });
    }

    /// §prize.refill: carries out a decision of somebody who prepares for the next encounter.
    pub fn refill(&mut self, seat: u8, action: Action) {
        if let Action::Discard { card } = action {
            return self.discard_from_hand(seat, card);
        }
        self.table.answered = self.table.answered.with(Seat(seat));
        if self.table.answered == self.table.living() {
            self.next(Step::Refilled);
        }
    }

    /// §prize.refill, §prize.draw, §prize.progress: all have discarded, and draw, wanted or not.
    pub fn refilled(&mut self) {
        self.table.answered = SeatSet::NONE;
        for seat in self.table.living().iter() {
            self.fill_hand(seat.0);
        }
        self.next(Step::Reveal);
    }

    /// Lays out the table.
    pub fn lay_out(&mut self) {
        let players = self.table.options.players;
        // §setup.encounters
        self.table.left = self.content.length_dial[self.table.options.length as usize];
        self.table.deck = self.content.stock();
        self.table.discard = Stock::EMPTY;
        // §setup.heroes
        for seat in 0..players {
            self.table.heroes[seat as usize].life = self.content.life;
        }
        // §setup.cards
        for seat in 0..players {
            self.draw(seat, self.content.limit);
        }
        self.next(Step::Reveal);
    }
}
