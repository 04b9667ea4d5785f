//! How a combat is prepared: who passes, which cards are laid, what is announced, and the reveal.

use super::act::Act;
use crate::content::{Ailment, SERENADE, Skill, State, Verb};
use crate::decisions::Event;
use crate::table::{Announced, Laid, Phase, Table, Todo};
use kernel::{Audience, Fate};

/// The pairs of round and action that may be announced of a card. §prep.announce
pub(crate) fn announcements(table: &crate::content::CombatCard) -> kernel::InlineVec<Option<(u8, Announced)>, 9> {
    let mut list = kernel::InlineVec::new();
    for (round, line) in (1..).zip(&table.lines) {
        for effect in line.iter() {
            let said = Some((round, announced(effect.verb)));
            if !list.has(said) {
                list.push(said);
            }
        }
    }
    list
}

/// Whether a pair of round and action may be announced of a card. §prep.announce
pub(crate) fn may_announce(card: &crate::content::CombatCard, round: u8, say: Announced) -> bool {
    let line = card.lines.get((round as usize).wrapping_sub(1));
    line.is_some_and(|line| line.as_slice().iter().any(|effect| announced(effect.verb) == say))
}

/// What an action is called when it is announced.
fn announced(verb: Verb) -> Announced {
    match verb {
        Verb::Shield | Verb::Spend | Verb::Hide => Announced::Block,
        Verb::Aptitude => Announced::Aptitude,
        Verb::Loot => Announced::Loot,
        Verb::Heal => Announced::Heal,
        Verb::Damage | Verb::Push | Verb::Pull | Verb::Suffer | Verb::Swap => Announced::Damage,
        Verb::Poison | Verb::Bleed | Verb::Fire | Verb::Freeze | Verb::Mark => Announced::State,
        Verb::Spread | Verb::Refuse | Verb::Delay => Announced::State,
    }
}

/// How many cards each member lays: two of one player, or one. §prep.three, §prep.two-players, §solo.two
pub(crate) fn cards_of(table: &Table, member: u8) -> u8 {
    match table.players {
        1 if table.member(member).is_serenade() => 0,
        1 => 2,
        2 if member == table.first => 2,
        4 if table.fight.passing == Some(member) => 0,
        _ => 1,
    }
}

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// §prep.three, §prep.order, §prep.four-players
    pub(super) fn prepare(&mut self) {
        self.table.fight.preparing = true;
        for member in self.table.members() {
            let own = self.member(member);
            own.fights = !own.dead;
        }
        if self.table.poison_next > 0 && self.table.fight.boss.is_none() {
            let (first, tokens) = (self.table.first, core::mem::take(&mut self.table.poison_next));
            self.afflict_member(first, State::Poison, tokens);
        }
        if self.table.players == 4 {
            self.ask(Phase::Passer);
        } else {
            self.lay_cards();
        }
    }

    /// Everybody lays cards in turn, from the first player on.
    pub(super) fn lay_cards(&mut self) {
        self.then(&[Todo::Reveal]);
        let order: kernel::InlineVec<u8, 4> =
            self.table.in_order().fold(kernel::InlineVec::new(), |mut list, member| {
                list.push(member);
                list
            });
        for member in order.as_slice().iter().rev() {
            if self.table.fight.passing == Some(*member) {
                self.table.todo.push(Todo::Pass(*member));
            }
            for _ in 0..cards_of(self.table, *member) {
                self.table.todo.push(Todo::Lay(*member));
            }
        }
    }

    /// §pass.out
    pub(super) fn let_pass(&mut self, member: u8) {
        self.table.fight.passing = Some(member);
        self.member(member).fights = false;
        if let Some(boss) = &mut self.table.fight.boss {
            boss.passed |= 1 << member;
            if boss.passed.count_ones() as u8 >= self.table.players {
                boss.passed = 0;
            }
        }
        self.tell(Event::Passes { member: self.who(member) });
        self.lay_cards();
    }

    /// A member lays a card, or chance does. §malaise.cards
    pub(super) fn lay_next(&mut self, member: u8) {
        if !super::has_ailment(self.table, member, Ailment::RandomCard) {
            return self.ask(Phase::Lay(member));
        }
        let (owner, hand) = (self.table.seat_of(member), self.table.member(member).hand);
        if hand.is_empty() {
            return;
        }
        let card = crate::content::Card(self.ctx.fate.for_eyes_of(owner).draw(super::DELIRIUM, &hand.0));
        let own = self.member(member);
        own.hand.take(card);
        own.laid.push(Laid { card: Some(card), open: false, said: None });
        self.tell(Event::Laid { member: self.who(member), card: Some(card), said: None });
    }

    pub(super) fn lay(&mut self, member: u8, card: crate::content::Card, said: (u8, Announced)) {
        let own = self.member(member);
        own.hand.take(card);
        own.laid.push(Laid { card: Some(card), open: false, said: Some(said) });
        self.tell(Event::Laid { member: self.who(member), card: Some(card), said: Some(said) });
    }

    /// §pass.reveal, §boss.pass
    pub(super) fn pass(&mut self, member: u8) {
        self.then(&[Todo::Redraw(member)]);
        if self.table.fight.boss.is_some() {
            return;
        }
        let Some(card) = self.top_card(member) else { return };
        self.table.revealed = Some((member, card));
        self.tell(Event::Revealed { member: self.who(member), card });
        self.discard(member, card);
        let table = &*self.table;
        let useful = |skill: &Skill| table.member(member).scrolls[skill.place()] < super::LAST_STEP;
        let mut symbols = self.content.card(card).symbols.iter().filter(useful);
        match (symbols.next(), symbols.next()) {
            (None, _) => {}
            (Some(skill), None) => self.scroll(member, skill),
            _ => self.ask(Phase::PassSymbol(member, card)),
        }
    }

    /// §pass.redraw
    pub(super) fn toss(&mut self, member: u8, tossed: u8, card: crate::content::Card) {
        self.member(member).hand.take(card);
        self.discard(member, card);
        if self.table.member(member).hand.is_empty() {
            self.draw(member, tossed + 1);
        } else {
            self.ask(Phase::Redraw(member, tossed + 1));
        }
    }

    /// §prep.reveal, §solo.combat, §solo.power, §concierge.pattern
    pub(super) fn reveal(&mut self) {
        self.table.fight.preparing = false;
        for member in self.table.members() {
            if !self.table.member(member).laid.is_empty() {
                self.member(member).shown.clear();
            }
            for at in 0..self.table.member(member).laid.len() {
                let laid = &mut self.member(member).laid.as_mut_slice()[at];
                laid.open = true;
                if let Some(card) = laid.card {
                    self.member(member).shown.push(card);
                    self.tell(Event::Shown { member: self.who(member), card });
                }
            }
        }
        self.then(&[Todo::Round(0)]);
        self.draw_pattern();
        if let Some(serenade) = self.table.who_plays(SERENADE).filter(|member| self.table.fights(*member)) {
            self.reveal_serenade(serenade);
        }
    }

    pub(super) fn reveal_serenade(&mut self, member: u8) {
        let card = self.top_card(member);
        self.member(member).shown.clear();
        match card {
            Some(card) => {
                self.member(member).shown.push(card);
                self.tell(Event::Shown { member: self.who(member), card });
            }
            None => self.tell(Event::Empty { member: self.who(member) }),
        }
        self.member(member).laid.push(Laid { card, open: true, said: None });
        let Some(top) = self.table.member(1 - member).top else { return };
        let mut symbols = self.content.card(top).symbols.iter();
        match (symbols.next(), symbols.next()) {
            (None, _) => {}
            (Some(skill), None) => self.table.fight.power = Some(skill),
            _ => self.ask(Phase::Power(top)),
        }
    }
}
