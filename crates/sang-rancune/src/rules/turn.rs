//! Combat rounds: setting, revealing, attacking.

use super::act::Act;
use crate::content::{Card, Effect, Rule};
use crate::decisions::{Action, Cause, Event, Why};
use crate::table::{Laid, Phase, Piled, Played, Setup, Step, Window};
use kernel::{Audience, Fate, InlineVec, Seat, SeatSet};

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// A combat round begins.
    pub fn round(&mut self) {
        self.table.foe.round += 1;
        self.table.foe.quelled = false;
        self.table.place = 0;
        self.table.precise = false;
        self.table.sign = 0;
        self.table.wounds = InlineVec::new();
        for hero in &mut self.table.heroes {
            hero.barred = core::mem::take(&mut hero.stopped);
            (hero.edged, hero.swept, hero.crowded) = (false, false, 0);
            (hero.attacked, hero.dealt, hero.sign) = (false, 0, 0);
            hero.shown = InlineVec::new();
        }
        self.tell(Event::Round { round: self.table.foe.round });
        // §foe.shifter
        if let Rule::Shifts { life } = self.content.encounter(self.table.foe.id).rule {
            let before = self.table.coin;
            self.flip();
            if before != 0 && before != self.table.coin {
                let foe = &mut self.table.foe;
                foe.life = (foe.life + life as u16).min(foe.start).max(foe.life);
                self.tell(Event::Changed { life: self.table.foe.life });
            }
        }
        self.table.answered = SeatSet::NONE;
        self.table.phase = Phase::Set;
        self.close_set();
    }

    /// Goes on once everybody has set.
    fn close_set(&mut self) {
        if super::setters(self.table).is_empty() {
            self.table.answered = SeatSet::NONE;
            self.open(Window::Opening);
        }
    }

    /// §round.set: carries out the decision of somebody who sets a card.
    pub fn set(&mut self, seat: u8, action: Action) {
        let hero = &mut self.table.heroes[seat as usize];
        if let Action::Set { card } = action {
            // What others have seen of the hand may be what is set: from here on they cannot tell.
            hero.seen = InlineVec::new();
            hero.take(card);
            hero.set.push(Laid { card: Some(card), known: SeatSet::only(Seat(seat)) });
            let more = hero.under(Card::HASTE) && hero.set.len() < 2 && hero.cards > 0;
            self.tell(Event::Set { seat, card: Some(card) });
            if more {
                return;
            }
        } else {
            self.tell(Event::Stopped { seat });
        }
        self.table.answered = self.table.answered.with(Seat(seat));
        self.close_set();
    }

    /// §round.order: the next hero's turn; then those who set a second card; then the round is over.
    pub fn turn(&mut self) {
        while self.table.place < self.table.dealt {
            self.table.place += 1;
            if let Some(seat) = self.table.at_place(self.table.place) {
                return self.begin_turn(seat);
            }
        }
        // §attack.opportunist
        let late = self.table.in_order().find(|seat| self.table.is_set(*seat));
        match late {
            Some(seat) => {
                self.table.place = self.table.dealt + 1;
                self.table.active = seat;
                self.table.board = InlineVec::new();
                self.next(Step::Unveil);
            }
            None => self.next(Step::Finish),
        }
    }

    fn begin_turn(&mut self, seat: u8) {
        self.table.active = seat;
        self.table.board = InlineVec::new();
        self.tell(Event::Turn { seat, place: self.table.place });
        self.offer_fire(false, Step::Unveil);
    }

    /// §item.fire: asks whoever holds a fireball.
    fn offer_fire(&mut self, after: bool, otherwise: Step) {
        if self.table.hero(self.table.active).items.has(Card::FIRE) {
            self.table.phase = Phase::Fire { after };
        } else {
            self.next(otherwise);
        }
    }

    /// The active hero turns up what he has set.
    pub fn unveil(&mut self) {
        let seat = self.table.active;
        // §low.edge
        if self.table.hero(seat).edged {
            self.drop_set(seat, Why::Card { card: Card::EDGE, by: None });
        }
        let set = core::mem::take(&mut self.table.heroes[seat as usize].set);
        if set.is_empty() {
            self.tell(Event::Idle { seat });
            return self.next(Step::Attacked);
        }
        for card in set.iter().filter_map(|laid| laid.card) {
            self.turn_up(seat, card);
        }
        self.ask_for_more();
    }

    /// A card of the active hero lies face up now.
    pub fn turn_up(&mut self, seat: u8, card: Card) {
        self.table.heroes[seat as usize].shown.push(card);
        self.table.spent.put(card.0);
        // §round.useless
        if !card.is_attack() {
            self.discard_spent(card);
            return self.tell(Event::Useless { seat, card });
        }
        self.tell(Event::Revealed { seat, card });
        match self.content.card(card).effect {
            // §attack.double
            Effect::Double { attacks } => self.table.owed += attacks,
            Effect::Opportunist => {
                self.table.owed += 1;
                self.table.late += 1;
            }
            // §attack.setup
            Effect::Focus { .. } | Effect::Behind { .. } => {
                self.table.spent.take(card.0);
                let setup = Setup { card, round: self.table.foe.round };
                self.table.heroes[seat as usize].setups.push(setup);
                self.tell(Event::Prepared { seat, card });
            }
            _ => self.table.board.push(Played { card, ..Played::default() }),
        }
    }

    /// §attack.replace: the active hero plays the attacks that others were replaced by.
    pub fn ask_for_more(&mut self) {
        let hero = self.table.hero(self.table.active);
        // An empty hand is no secret.
        if hero.cards == 0 {
            (self.table.owed, self.table.late) = (0, 0);
        }
        if self.table.owed > 0 {
            self.table.phase = Phase::Play;
        } else if self.table.late > 0 {
            self.table.phase = Phase::Lay;
        } else {
            self.next(Step::Choices);
        }
    }

    /// Carries out a decision of somebody who plays attacks in place of a card.
    pub fn replace(&mut self, seat: u8, action: Action) {
        match action {
            Action::Play { card } => {
                self.table.owed -= 1;
                self.table.heroes[seat as usize].take(card);
                self.turn_up(seat, card);
            }
            Action::Lay { card } => {
                self.table.late -= 1;
                let hero = &mut self.table.heroes[seat as usize];
                hero.seen = InlineVec::new();
                hero.take(card);
                hero.set.push(Laid { card: Some(card), known: SeatSet::only(Seat(seat)) });
                self.tell(Event::Set { seat, card: Some(card) });
            }
            _ if self.table.owed > 0 => {
                self.table.owed = 0;
                self.tell(Event::Stopped { seat });
            }
            _ => {
                self.table.late = 0;
                self.tell(Event::Stopped { seat });
            }
        }
        self.ask_for_more();
    }

    /// §attack.heroic, §attack.holy: what the active hero decides before others may answer.
    pub fn choices(&mut self) {
        let open = self.table.board.iter().position(|played| played.mighty.is_none());
        let Some(at) = open else { return self.open(Window::Reveal) };
        if super::has_more(self.content, self.table, at as u8) {
            self.table.phase = Phase::Choose(at as u8);
        } else {
            self.set_mighty(at, false);
        }
    }

    fn set_mighty(&mut self, at: usize, mighty: bool) {
        self.table.board.as_mut_slice()[at].mighty = Some(mighty);
    }

    pub fn choose(&mut self, seat: u8, at: u8, action: Action) {
        let mighty = action == Action::Mighty;
        let card = self.table.board.as_slice()[at as usize].card;
        self.set_mighty(at as usize, mighty);
        self.tell(Event::Chosen { seat, card, mighty });
        self.next(Step::Choices);
    }

    /// An attack of the active hero takes effect, or fails: each for itself. §attack.many
    pub fn resolve(&mut self, at: u8) {
        let seat = self.table.active;
        let Some(played) = self.table.board.as_slice().get(at as usize).copied() else {
            return self.check_kill();
        };
        // §attack.feint, §attack.tactical
        if !played.card.is_valued() {
            return self.next(Step::Resolve(at + 1));
        }
        let first = self.is_first(at);
        // What has failed already was the first attack all the same.
        let swept = self.is_swept(seat, &played);
        if played.failed || swept || !self.table.hero(seat).lives() {
            self.use_setups(seat, first);
            let why = if swept { Why::Card { card: Card::SWEEP, by: self.sweeper() } } else { Why::Death };
            self.fail(seat, at, why);
            return self.next(Step::Resolve(at + 1));
        }
        if self.needs_aim(seat) {
            self.table.phase = Phase::Aim(at);
            return;
        }
        let value = super::value(self.content, self.table, seat, &played, first && !self.table.riposte);
        self.use_setups(seat, first);
        if self.fades(value) {
            self.fail(seat, at, Why::Coin);
            return self.next(Step::Resolve(at + 1));
        }
        self.hit(seat, at, played, value);
    }

    /// Whether it is the first attack with a value that the active hero makes now.
    fn is_first(&self, at: u8) -> bool {
        !self.table.board.as_slice()[..at as usize].iter().any(|earlier| earlier.card.is_valued())
    }

    /// §attack.sweep
    fn is_swept(&mut self, seat: u8, played: &Played) -> bool {
        let heroic = played.mighty == Some(true) && self.is_heroic(played.card);
        let hero = &mut self.table.heroes[seat as usize];
        !heroic && core::mem::take(&mut hero.swept)
    }

    /// Who swept: there is one such card, and it was turned up this round.
    fn sweeper(&self) -> Option<u8> {
        (0..self.table.options.players).find(|seat| self.table.hero(*seat).shown.has(Card::SWEEP))
    }

    fn is_heroic(&self, card: Card) -> bool {
        matches!(self.content.card(card).effect, Effect::Heroic { .. })
    }

    /// §token.aim: whether the attacker has more than one kind of token to choose from.
    fn needs_aim(&self, seat: u8) -> bool {
        super::kinds_of_tokens(self.content, self.table, seat).len() > 1
    }

    /// §attack.setup-lost, §attack.riposte-plain: those that wait are gone with the first attack, whatever becomes of it.
    fn use_setups(&mut self, seat: u8, first: bool) {
        if !first || self.table.riposte {
            return;
        }
        let round = self.table.foe.round;
        let hero = &mut self.table.heroes[seat as usize];
        let mut kept = InlineVec::new();
        for setup in hero.setups.iter() {
            if setup.round < round {
                self.table.spent.put(setup.card.0);
            } else {
                kept.push(setup);
            }
        }
        hero.setups = kept;
    }

    /// §foe.spectre
    fn fades(&mut self, value: u16) -> bool {
        match self.content.encounter(self.table.foe.id).rule {
            Rule::Fades { from } if value >= from as u16 => self.flip(),
            _ => false,
        }
    }

    /// §round.failed: the card is discarded at once.
    pub fn fail(&mut self, seat: u8, at: u8, why: Why) {
        let played = &mut self.table.board.as_mut_slice()[at as usize];
        if core::mem::replace(&mut played.failed, true) {
            return;
        }
        let card = played.card;
        self.discard_spent(card);
        self.tell(Event::Failed { seat, card, why });
    }

    /// The token that was chosen is hit.
    pub fn aim(&mut self, seat: u8, at: u8, action: Action) {
        let Action::Aim { life } = action else { return };
        let played = self.table.board.as_slice()[at as usize];
        let first = self.is_first(at);
        let value = super::value(self.content, self.table, seat, &played, first && !self.table.riposte);
        self.use_setups(seat, first);
        self.hit_token(seat, played.card, value, life);
        self.after_hit(seat, at, played);
    }

    fn hit(&mut self, seat: u8, at: u8, played: Played, value: u16) {
        let only = super::kinds_of_tokens(self.content, self.table, seat).as_slice().first().copied();
        match only {
            Some(life) => self.hit_token(seat, played.card, value, life),
            None => self.hit_creature(seat, played.card, value),
        }
        self.after_hit(seat, at, played);
    }

    /// §round.pile
    pub fn hit_creature(&mut self, seat: u8, card: Card, value: u16) {
        self.count(seat, card, value);
        self.table.pile.push(Piled { seat, card, value });
        if value > 0 {
            self.table.wounds.push(seat);
        }
        self.tell(Event::Hit {
            seat,
            card,
            value,
            remaining: (self.table.foe.start > 0).then(|| self.table.remaining()),
        });
    }

    fn count(&mut self, seat: u8, card: Card, value: u16) {
        let hero = &mut self.table.heroes[seat as usize];
        // §item.fire: it is no attack.
        hero.attacked |= card != Card::FIRE;
        hero.dealt += value;
        hero.total += value;
    }

    /// §token.excess, §token.pile, §token.chief: hits one token with so much life.
    pub fn hit_token(&mut self, seat: u8, card: Card, value: u16, life: u8) {
        let own = !self.table.hero(seat).goblins.is_empty();
        // §foe.chief: goblins are not the chief.
        self.count(seat, card, if own { 0 } else { value.min(life as u16) });
        let left = life.saturating_sub(value.min(255) as u8);
        let dead = left == 0;
        if own {
            let goblins = &mut self.table.heroes[seat as usize].goblins;
            goblins.take(life);
            if !dead {
                goblins.push(left);
            }
        } else {
            self.table.foe.pack.take(life);
            if !dead {
                self.table.foe.pack.push(left);
            }
        }
        self.tell(Event::Token { seat, card, value, life: left, dead });
        if dead && !own {
            self.hold_token(seat);
        }
    }

    /// §token.prestige
    pub fn hold_token(&mut self, seat: u8) {
        let Rule::Pack { held, .. } = self.content.encounter(self.table.foe.id).rule else { return };
        let hero = &mut self.table.heroes[seat as usize];
        hero.tokens += 1;
        if hero.tokens.is_multiple_of(held) {
            let prestige = super::prestige(self.content, self.table);
            self.praise(seat, prestige);
        }
    }

    /// What an attack does besides its damage, and whether it killed. §round.kill
    fn after_hit(&mut self, seat: u8, at: u8, played: Played) {
        self.next(Step::Resolve(at + 1));
        match self.content.card(played.card).effect {
            // §attack.holy
            Effect::Holy { .. } if played.mighty == Some(true) => {
                self.table.foe.quelled = true;
                self.tell(Event::Quelled);
            }
            // §attack.crowd, §attack.sweep: those after the last have played already.
            Effect::Crowd { players } => {
                for place in self.followers(players).iter() {
                    self.table.heroes[place as usize].crowded += 1;
                }
            }
            Effect::Sweep => {
                for place in self.followers(1).iter() {
                    self.table.heroes[place as usize].swept = true;
                }
            }
            _ => {}
        }
        // §attack.fingers: what a killing blow steals, it steals before the encounter ends.
        let fingers = matches!(self.content.card(played.card).effect, Effect::Fingers);
        if fingers && !super::robbed(self.table, seat).is_empty() {
            self.table.phase = Phase::Steal(at);
        } else if super::is_killed(self.content, self.table) {
            self.check_kill();
        }
    }

    /// The next living heroes in the order of initiative, while turns are being taken.
    fn followers(&self, most: u8) -> InlineVec<u8, 6> {
        let mut next = InlineVec::new();
        let last = if self.table.riposte { 0 } else { self.table.dealt };
        let places = self.table.place + 1..=last;
        places.filter_map(|place| self.table.at_place(place)).take(most as usize).for_each(|seat| next.push(seat));
        next
    }

    /// §attack.fingers
    pub fn steal(&mut self, seat: u8, at: u8, action: Action) {
        let Action::Steal { seat: from, item } = action else { return };
        self.table.heroes[from as usize].items.take(item);
        self.tell(Event::Robbed { seat, from, item });
        self.next(Step::Resolve(at + 1));
        self.gain(seat, item, crate::decisions::Gain::Stolen);
        if super::is_killed(self.content, self.table) {
            self.check_kill();
        }
    }

    /// §round.kill: whether the encounter is over; the kill belongs to whoever's turn it is.
    fn check_kill(&mut self) {
        if super::is_killed(self.content, self.table) {
            self.end(Some(self.table.active));
        } else {
            self.next(Step::Attacked);
        }
    }

    /// The active hero has attacked.
    pub fn attacked(&mut self) {
        (self.table.owed, self.table.late) = (0, 0);
        let own_turn = self.table.place <= self.table.dealt && !self.table.riposte;
        if own_turn && self.table.hero(self.table.active).lives() {
            self.offer_fire(true, Step::Done);
        } else {
            self.next(Step::Done);
        }
    }

    pub fn turn_over(&mut self) {
        self.table.board = InlineVec::new();
        if self.table.riposte {
            self.table.riposte = false;
            // §attack.riposte-kill: what it did is taken off at once.
            self.table.foe.life = self.table.remaining();
            self.table.pile = InlineVec::new();
            self.table.struck = self.table.struck.without(Seat(self.table.active));
            self.open(Window::Riposte);
        } else {
            self.next(Step::Turn);
        }
    }

    /// §item.fire: carries out the decision of whoever holds the fireball.
    pub fn fire(&mut self, seat: u8, action: Action, after: bool) {
        self.next(if after { Step::Done } else { Step::Unveil });
        if action == Action::Hold {
            return;
        }
        let Effect::Fire { creature, heroes } = self.content.card(Card::FIRE).effect else { return };
        self.table.heroes[seat as usize].items.take(Card::FIRE);
        self.table.gone.put(Card::FIRE.0);
        self.tell(Event::Burnt { seat });
        self.burn(seat, creature);
        let others = self.table.living().without(Seat(seat));
        for other in others.iter() {
            self.hurt(other.0, heroes, Cause::Fire);
        }
        if !self.bury() {
            return;
        }
        if super::is_killed(self.content, self.table) {
            self.end(Some(seat));
        }
    }

    /// What a fireball does to the creature, or to every token.
    fn burn(&mut self, seat: u8, damage: u8) {
        match self.content.encounter(self.table.foe.id).rule {
            Rule::Pack { .. } => {
                let pack = self.table.foe.pack;
                for life in pack.iter() {
                    self.hit_token(seat, Card::FIRE, damage as u16, life);
                }
            }
            Rule::Chief { .. } => {
                // §item.fire: the chief only to who has no goblins before him.
                let shielded = !self.table.hero(seat).goblins.is_empty();
                for seat in 0..self.table.options.players {
                    let hero = &mut self.table.heroes[seat as usize];
                    let (before, mut left) = (hero.goblins.len(), InlineVec::new());
                    hero.goblins.iter().filter(|life| *life > damage).for_each(|life| left.push(life - damage));
                    hero.goblins = left;
                    let goblins = (before - left.len()) as u8;
                    if goblins > 0 {
                        self.tell(Event::Cleared { seat, goblins });
                    }
                }
                if !shielded {
                    self.hit_creature(seat, Card::FIRE, damage as u16);
                }
            }
            Rule::Bridge { .. } => {}
            _ => self.hit_creature(seat, Card::FIRE, damage as u16),
        }
    }
}
