//! Low blows: when they are played, and on whom.

use super::Mind;
use crate::content::{Card, Effect};
use crate::decisions::Action;
use crate::page::{attack_value, incoming};
use crate::rules::{is_last_blow, touchable};
use crate::table::{Phase, Table, Window};
use kernel::{Fate, SeatSet, Source};

impl Mind<'_> {
    fn holds(&self, card: Card) -> bool {
        self.table.hero(self.seat).hand.has(card.0)
    }

    /// The strongest attack of the hand.
    fn best(&self) -> i32 {
        let hero = self.table.hero(self.seat);
        hero.hand.kinds().map(|(kind, _)| self.strength(Card(kind), true)).max().unwrap_or(0)
    }

    /// What the active hero's attacks will do if nobody meddles.
    fn incoming(&self, table: &Table) -> i32 {
        incoming(self.game, table).0 as i32
    }

    pub(super) fn of_window<F: Fate>(&self, luck: &mut F) -> Action {
        match self.table.phase {
            Phase::Window(Window::Reveal) if self.table.active == self.seat => self.on_own_attack(),
            Phase::Window(Window::Reveal) => self.on_attack(luck).or_else(|| self.on_set(luck)).unwrap_or(Action::Pass),
            Phase::Window(Window::Opening) => self.on_set(luck).unwrap_or(Action::Pass),
            Phase::Window(Window::Hits) => self.on_hits(luck).or_else(|| self.on_places()).unwrap_or(Action::Pass),
            _ => Action::Pass,
        }
    }

    /// The creature is made weaker where that makes the kill one's own.
    fn on_own_attack(&self) -> Action {
        let Effect::Tough { life } = self.game.content.card(Card::TOUGH).effect else { return Action::Pass };
        let short = self.table.remaining() as i32 - self.incoming(self.table);
        let in_reach = self.table.foe.start > 0 && short > 0 && short <= life as i32;
        let worth = self.prize() > self.card_worth(Card::TOUGH);
        if self.holds(Card::TOUGH) && in_reach && worth { Action::Weaken } else { Action::Pass }
    }

    /// Somebody else's attack: it is stopped if it kills and that is worth more than the card.
    fn on_attack<F: Fate>(&self, luck: &mut F) -> Option<Action> {
        let (active, left) = (self.table.active, self.table.remaining() as i32);
        let incoming = self.incoming(self.table);
        if self.table.foe.start == 0 || incoming < left {
            return self.rally(incoming, left, luck);
        }
        let loss = self.prize() * self.rivalry(active) / 100;
        // Whoever has still to play may take the kill himself.
        let mine = self.table.hero(self.seat);
        let follows = mine.initiative > self.table.hero(active).initiative && !mine.set.is_empty();
        let set = mine.set.iter().filter_map(|laid| laid.card).map(|card| self.strength(card, true)).max().unwrap_or(0);
        let chance = if follows && set >= left { self.prize() * 7 / 10 } else { 0 };
        let hurt = self.life_worth(self.seat, 8);
        let worth = (loss + chance) * self.malice_against(active) / 100 - hurt;
        let doubt = luck.pick(Source::PLAYER, 800) as i32;
        let pays = |card: Card| self.holds(card) && worth > self.card_worth(card) + doubt;
        let touched = (0..self.table.board.len() as u8)
            .filter(|at| touchable(&self.game.content, self.table, *at).is_ok())
            .max_by_key(|at| attack_value(self.game, self.table, *at));
        let touched = touched?;
        let without = incoming - attack_value(self.game, self.table, touched) as i32;
        if pays(Card::TRIP) && without < left {
            return Some(Action::Trip { at: touched });
        }
        if pays(Card::FAIL) {
            return Some(Action::Fail);
        }
        let Effect::Tough { life } = self.game.content.card(Card::TOUGH).effect else { return None };
        let saved = incoming < left + life as i32 && self.table.foe.life < self.game.content.track;
        (pays(Card::TOUGH) && saved).then_some(Action::Toughen)
    }

    /// An attack that does not kill anyway is helped where the group needs it.
    fn rally<F: Fate>(&self, incoming: i32, left: i32, luck: &mut F) -> Option<Action> {
        if !self.holds(Card::RALLY) || self.temper.team < 100 || self.table.foe.start == 0 {
            return None;
        }
        let attacks = 0..self.table.board.len() as u8;
        let at = attacks
            .filter(|at| touchable(&self.game.content, self.table, *at).is_ok())
            .max_by_key(|at| attack_value(self.game, self.table, *at))?;
        let more = attack_value(self.game, self.table, at) as i32;
        let useful = more >= 25 && incoming + more < left - 30;
        (useful && luck.pick(Source::PLAYER, 3) == 0).then_some(Action::Rally { at })
    }

    /// Cards face down: somebody who might kill before this seat's own killing blow is edged out.
    fn on_set<F: Fate>(&self, luck: &mut F) -> Option<Action> {
        let mine = self.table.hero(self.seat);
        let board = if self.table.phase == Phase::Window(Window::Reveal) { self.incoming(self.table) } else { 0 };
        let left = self.table.remaining() as i32 - board;
        // §low.edge-signals: whoever edges out loses his own card for it.
        let edger = mine.edger.checked_sub(1).filter(|edger| self.table.is_set(*edger));
        if let (true, Some(seat)) = (self.holds(Card::SIGNALS) && mine.set.is_empty(), edger) {
            return Some(Action::Swap { seat });
        }
        if !self.holds(Card::EDGE) || left <= 0 || self.table.foe.start == 0 {
            return None;
        }
        let set = mine.set.iter().filter_map(|laid| laid.card).map(|card| self.strength(card, true)).max().unwrap_or(0);
        let between = self.table.in_order().filter(|seat| {
            let hero = self.table.hero(*seat);
            *seat != self.seat && !hero.set.is_empty() && hero.initiative < mine.initiative && !self.spares(*seat)
        });
        let rivals: Vec<u8> = between.collect();
        let malice = rivals.first().map_or(0, |rival| self.malice_against(*rival));
        let worth = self.prize() * malice / 100;
        let pays = worth > self.card_worth(Card::EDGE) + luck.pick(Source::PLAYER, 1500) as i32;
        (set >= left && rivals.len() == 1 && pays).then(|| Action::Edge { seat: rivals[0] })
    }

    /// Hits to come: one's own go to whoever leads, if they are worth the card.
    fn on_hits<F: Fate>(&self, luck: &mut F) -> Option<Action> {
        if !self.holds(Card::AFTER) {
            return None;
        }
        let targets: Vec<u8> = self.foes().iter().map(|seat| seat.0).filter(|seat| !self.spares(*seat)).collect();
        let target = *targets.get(luck.pick(Source::PLAYER, targets.len().max(1) as u32) as usize)?;
        let hits = self.table.hits.iter().enumerate().filter(|(_, hit)| hit.seat != target);
        let (at, hit) = hits.max_by_key(|(_, hit)| (hit.seat == self.seat, hit.damage))?;
        let own = hit.seat == self.seat;
        let saved = if own { self.life_worth(self.seat, hit.damage) } else { 0 };
        let malice = self.malice_against(target);
        let done = self.life_worth(target, hit.damage) * self.rivalry(target) / 100 * malice / 300;
        let worth = saved + done;
        (worth > self.card_worth(Card::AFTER)).then_some(Action::Divert { hit: at as u8, seat: target })
    }

    /// Places for the next round: first, if the strongest card kills.
    fn on_places(&self) -> Option<Action> {
        let life = self.table.foe.life as i32;
        let first = self.table.at_place(1)?;
        let kills = self.table.foe.start > 0 && self.best() >= life && life > 0;
        let worth = self.prize() / 2 > self.card_worth(Card::PLAN);
        let mine = self.table.hero(self.seat);
        (self.holds(Card::PLAN)
            && is_last_blow(&self.game.content, self.table)
            && kills
            && worth
            && first != self.seat
            && !mine.stopped
            && !self.spares(first))
        .then_some(Action::Plan { seat: first })
    }

    /// After a hit: an attack that kills.
    pub(super) fn of_riposte(&self) -> Action {
        let hero = self.table.hero(self.seat);
        if !hero.hand.has(Card::RIPOSTE.0) || self.table.foe.start == 0 {
            return Action::Pass;
        }
        let life = self.table.foe.life as i32;
        let attacks = hero.hand.kinds().map(|(kind, _)| Card(kind)).filter(|card| card.is_valued());
        let kills = attacks.filter(|card| self.strength(*card, false) >= life);
        match kills.min_by_key(|card| self.card_worth(*card)) {
            Some(card) => Action::Riposte { card },
            None => Action::Pass,
        }
    }

    /// A low blow was played: it is cancelled if it is on this seat and costs more than the card.
    pub(super) fn of_counter(&self) -> Action {
        let Some(blown) = self.table.stack.last() else { return Action::Pass };
        let own_turn = self.table.active == self.seat && self.table.window == Window::Reveal;
        let kills = self.incoming(self.table) >= self.table.remaining() as i32;
        let harm = match blown.action {
            Action::Fail | Action::Trip { .. } | Action::Toughen if own_turn => {
                if kills {
                    self.prize()
                } else {
                    300
                }
            }
            Action::Edge { seat } if seat == self.seat => self.prize() / 3,
            Action::Swap { seat } if seat == self.seat => self.prize() / 4,
            Action::Divert { hit, seat } if seat == self.seat => {
                let damage = self.table.hits.as_slice().get(hit as usize).map_or(0, |hit| hit.damage);
                self.life_worth(self.seat, damage)
            }
            Action::Watch | Action::Snatch => {
                // Somebody cancels what this seat has played.
                let mine = self.table.stack.iter().rev().nth(1).is_some_and(|below| below.seat == self.seat);
                if mine { 700 } else { 0 }
            }
            _ => 0,
        };
        if harm <= self.card_worth(Card::WATCH) {
            return Action::Pass;
        }
        if self.holds(Card::FAST) {
            Action::Snatch
        } else if self.holds(Card::WATCH) {
            Action::Watch
        } else {
            Action::Pass
        }
    }

    /// Somebody who has something to steal, the leader first.
    pub(super) fn of_theft<F: Fate>(&self, luck: &mut F) -> Action {
        let rich = crate::rules::robbed(self.table, self.seat);
        let led: SeatSet = self.foes().iter().filter(|seat| rich.has(*seat)).collect();
        let from = self.any(if led.is_empty() { rich } else { led }, luck).unwrap_or(0);
        let items = self.table.hero(from).items;
        let item = items.iter().max_by_key(|item| self.item_worth(*item)).unwrap_or_default();
        Action::Steal { seat: from, item }
    }
}
