//! Windows in which low blows are played, and what those do.

use super::act::Act;
use crate::content::{Card, Effect};
use crate::decisions::{Action, Cause, Event, Why};
use crate::table::{Blown, Phase, Step, Window};
use kernel::{Audience, Fate, InlineVec, Seat, SeatSet};

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// §low.window: opens a window, for every living hero alike.
    pub fn open(&mut self, window: Window) {
        if window != Window::Counter {
            self.table.window = window;
        }
        self.table.answered = SeatSet::NONE;
        self.table.answers = [None; 6];
        self.table.phase = Phase::Window(window);
        if super::asked(self.table, window).is_empty() {
            self.close(window);
        }
    }

    /// Takes down an answer; once all have answered, the first by initiative counts. §low.priority
    pub fn answer(&mut self, seat: u8, action: Action, window: Window) {
        self.table.answers[seat as usize] = Some(action);
        self.table.answered = self.table.answered.with(Seat(seat));
        let asked = super::asked(self.table, window);
        if asked.iter().any(|seat| !self.table.answered.has(seat)) {
            return;
        }
        let first = self.table.in_order().find_map(|seat| {
            let answer = self.table.answers[seat as usize].filter(|answer| *answer != Action::Pass);
            answer.map(|action| (seat, action))
        });
        self.table.answered = SeatSet::NONE;
        self.table.answers = [None; 6];
        match first {
            None => self.close(window),
            Some((seat, Action::Riposte { card })) => self.ripostes(seat, card),
            Some((seat, action)) => self.blow(seat, action),
        }
    }

    /// All have passed.
    fn close(&mut self, window: Window) {
        // §low.edge-signals: the moment to answer is over.
        if window != Window::Counter {
            self.table.heroes.iter_mut().for_each(|hero| hero.edger = 0);
        }
        match window {
            Window::Start => self.begin(),
            Window::Opening => self.next(Step::Turn),
            Window::Reveal => self.next(Step::Resolve(0)),
            Window::Hits => self.next(Step::Land),
            Window::Riposte => self.next(Step::Answered),
            Window::Counter => self.work(),
        }
    }

    /// A low blow is played; others may cancel it. §low.cancel
    fn blow(&mut self, seat: u8, action: Action) {
        let Some(card) = action.low() else { return };
        self.table.heroes[seat as usize].take(card);
        self.table.spent.put(card.0);
        self.table.stack.push(Blown { seat, action });
        let on = match action {
            Action::Fail | Action::Trip { .. } | Action::Rally { .. } => Some(self.table.active),
            Action::Swap { seat } | Action::Edge { seat } | Action::Plan { seat } | Action::Divert { seat, .. } => {
                Some(seat)
            }
            Action::Watch | Action::Snatch => self.table.stack.iter().rev().nth(1).map(|blown| blown.seat),
            _ => None,
        };
        self.tell(Event::Blown { seat, action, on });
        self.open(Window::Counter);
    }

    /// The last low blow takes effect. Then another window opens: on the one beneath, or the one it was played in.
    fn work(&mut self) {
        let Some(Blown { seat, action }) = self.table.stack.pop() else { return };
        let Some(card) = action.low() else { return };
        self.discard_spent(card);
        self.tell(Event::Worked { seat, action });
        match action {
            Action::Watch => self.cancel(seat, false),
            Action::Snatch => self.cancel(seat, true),
            Action::Fail => self.fail_all(seat),
            Action::Trip { at } => {
                self.fail(self.table.active, at, Why::Card { card, by: Some(seat) });
                self.table.heroes[self.table.active as usize].stopped = true;
            }
            Action::Rally { at } => self.table.board.as_mut_slice()[at as usize].rallied += 1,
            Action::Weaken => self.shift_life(false),
            Action::Toughen => self.shift_life(true),
            Action::Edge { seat: target } => {
                self.drop_set(target, Why::Card { card, by: Some(seat) });
                let hero = &mut self.table.heroes[target as usize];
                (hero.edged, hero.edger) = (true, seat + 1);
            }
            Action::Swap { seat: target } => self.swap(seat, target),
            Action::Divert { hit, seat: target } => self.table.hits.as_mut_slice()[hit as usize].seat = target,
            Action::Plan { seat: target } => {
                let (one, other) = (self.table.hero(seat).initiative, self.table.hero(target).initiative);
                self.table.heroes[seat as usize].initiative = other;
                self.table.heroes[target as usize].initiative = one;
            }
            _ => {}
        }
        if matches!(self.table.phase, Phase::Over(_)) {
            return;
        }
        let window = if self.table.stack.is_empty() { self.table.window } else { Window::Counter };
        self.open(window);
    }

    /// §low.watch, §low.fast
    fn cancel(&mut self, by: u8, taken: bool) {
        let Some(Blown { seat, action }) = self.table.stack.pop() else { return };
        let Some(card) = action.low() else { return };
        if taken {
            self.table.spent.take(card.0);
            let hero = &mut self.table.heroes[by as usize];
            hero.put(card);
            if hero.seen.len() < 4 {
                hero.seen.push(card);
            }
        } else {
            self.discard_spent(card);
        }
        self.tell(Event::Cancelled { seat, card, by, taken });
    }

    /// §low.fail: all that can be touched fails, and hurts.
    fn fail_all(&mut self, by: u8) {
        let active = self.table.active;
        let why = Why::Card { card: Card::FAIL, by: Some(by) };
        for at in 0..self.table.board.len() as u8 {
            if super::touchable(self.content, self.table, at).is_ok() {
                self.fail(active, at, why);
            }
        }
        let Effect::Fail { life } = self.content.card(Card::FAIL).effect else { return };
        self.hurt(active, life, Cause::Fail);
        self.bury();
    }

    /// §low.tough
    fn shift_life(&mut self, up: bool) {
        let Effect::Tough { life } = self.content.card(Card::TOUGH).effect else { return };
        let foe = &mut self.table.foe;
        let life = life as u16;
        foe.life = if up { (foe.life + life).min(self.content.track) } else { foe.life.saturating_sub(life) };
        let life = foe.life;
        self.tell(Event::Adjusted { life });
    }

    /// §low.signals, §low.edge-signals: the first set cards change places; who knew one goes on knowing it.
    fn swap(&mut self, one: u8, other: u8) {
        let learn = |seat: u8, mut laid: crate::table::Laid| {
            laid.known = laid.known.with(Seat(seat));
            laid
        };
        let (mut mine, mut theirs) = (self.table.hero(one).set, self.table.hero(other).set);
        if theirs.is_empty() {
            return;
        }
        let taken = learn(one, theirs.remove(0));
        if mine.is_empty() {
            mine.push(taken);
        } else {
            let given = learn(other, mine.remove(0));
            let rest = core::mem::replace(&mut mine, InlineVec::of(&[taken]));
            rest.iter().for_each(|laid| mine.push(laid));
            let rest = core::mem::replace(&mut theirs, InlineVec::of(&[given]));
            rest.iter().for_each(|laid| theirs.push(laid));
        }
        self.table.heroes[one as usize].set = mine;
        self.table.heroes[other as usize].set = theirs;
    }

    /// §attack.riposte: an attack at once, outside turns.
    fn ripostes(&mut self, seat: u8, card: Card) {
        self.table.active = seat;
        self.table.riposte = true;
        self.table.board = InlineVec::new();
        let hero = &mut self.table.heroes[seat as usize];
        hero.take(Card::RIPOSTE);
        hero.take(card);
        hero.shown.push(Card::RIPOSTE);
        self.table.spent.put(Card::RIPOSTE.0);
        self.tell(Event::Revealed { seat, card: Card::RIPOSTE });
        self.turn_up(seat, card);
        self.ask_for_more();
    }
}
