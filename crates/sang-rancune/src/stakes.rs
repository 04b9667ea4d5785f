//! What is at stake for a seat, by what lies open. Nothing here looks at a hand: who is asked must not say what anybody holds. How often
//! a seat was asked follows from what lay open then, so that everybody could count it.

use crate::content::{Card, Effect};
use crate::decisions::{Action, Due};
use crate::page::incoming;
use crate::rules::{SangRancune, View, is_last_blow, kinds_of_tokens, power, prestige, robbed, serves, touchable};
use crate::table::{Hit, Phase, Played, Table, Window};
use kernel::{Policy, Seat};

/// The prestige for which a potion, a low blow or a place before somebody else is worth a question.
const GREAT_PRIZE: u8 = 6;

/// A hit that takes one part of so many of the life that is left is worth a question.
const HEAVY_PART: u16 = 2;

/// By how much a wound has to exceed what a potion heals to be worth a question.
const WOUND_BEYOND: u8 = 10;

/// The fewest copies of an attack that everybody reckons with.
const USUAL_COPIES: u8 = 5;

/// The most questions in a game of the usual length.
const MOST_QUESTIONS: i16 = 60;

/// The questions that are kept for each encounter to come.
const KEPT_FOR_ENCOUNTER: i16 = 4;

/// With so many questions left besides those that are kept, small stakes are worth none any more; then weighty ones; then no more than
/// the choice of a card is asked.
const SHORT: [i16; 3] = [8, 6, 4];

/// How much hangs on a question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stake {
    /// Nothing, or too little to ask.
    Nothing,
    /// Much life, an old card in the way, a place before somebody else.
    Small,
    /// A potion, a riposte.
    Weighty,
    /// One's own death, or a great prize that is about to be taken or lost.
    Vital,
}

impl Stake {
    /// This much where it holds, and else nothing.
    fn if_so(self, holds: bool) -> Self {
        if holds { self } else { Self::Nothing }
    }
}

/// The answer that a seat can be spared to give: too little is at stake for it after so many questions, or there is no other. Nothing
/// where it should be asked. Once there is no room left, what cannot be left undone is done as a sound player would do it.
pub fn spared(game: &SangRancune, view: &View, seat: Seat, asked: u16) -> Option<Action> {
    let stakes = Stakes { game, table: &view.seen, seat: seat.0 };
    let room = stakes.room(asked);
    let due = game.due(&view.seen);
    let (stake, answer) = match due {
        Due::Window | Due::Riposte | Due::Counter => (stakes.in_window(), Action::Pass),
        Due::Market => (stakes.of_items(), Action::Done),
        Due::Fire => (stakes.of_fire(), Action::Hold),
        Due::Refill => (stakes.of_refill(), Action::Done),
        _ => {
            let unasked = if due == Due::Set { room.spent } else { room.least.is_none() };
            return stakes.only_answer().or_else(|| unasked.then(|| game.careful(view, seat)));
        }
    };
    let worth = room.least.is_some_and(|least| stake >= least);
    (!worth).then_some(answer)
}

/// How much room there is for questions.
struct Room {
    /// The least that is worth one; nothing once only a card to set is.
    least: Option<Stake>,
    /// Whether there is none.
    spent: bool,
}

/// What a seat has to win or lose at a table.
struct Stakes<'a> {
    game: &'a SangRancune,
    /// What is seen: of the seat's own hand, only how many cards it has.
    table: &'a Table,
    seat: u8,
}

impl Stakes<'_> {
    /// The room that is left after so many questions. What the encounters ahead are likely to take is kept free, so that a long game asks
    /// for less the longer it grows.
    fn room(&self, asked: u16) -> Room {
        let dial = self.game.content.length_dial;
        let [length, usual] = [dial[self.table.options.length as usize], dial[0]].map(i16::from);
        let left = MOST_QUESTIONS * length / usual - asked as i16;
        let free = left - KEPT_FOR_ENCOUNTER * self.table.left as i16;
        let levels = [Stake::Small, Stake::Weighty, Stake::Vital].into_iter().zip(SHORT);
        let least = levels.into_iter().find(|(_, short)| free > *short).map(|(stake, _)| stake);
        Room { least, spent: left <= 0 }
    }

    /// What hangs on a window: a killing blow within reach, a hit on the seat, its own blow.
    fn in_window(&self) -> Stake {
        let table = self.table;
        let Phase::Window(window) = table.phase else { return Stake::Vital };
        match window {
            Window::Start => Stake::Nothing,
            Window::Opening => Stake::Small.if_so(self.may_be_forestalled()),
            Window::Reveal if table.active == self.seat => self.of_prize().if_so(self.nearly_kills()),
            Window::Reveal => Stake::Vital.if_so(self.rival_kills()),
            Window::Hits => self.of_hits().max(Stake::Weighty.if_so(self.could_go_first())),
            Window::Riposte => {
                let reached = self.is_great() && self.reaches(self.seat, table.foe.life);
                Stake::Weighty.if_so(reached && self.may_hold(&[Card::RIPOSTE]))
            }
            Window::Counter => self.of_countered().if_so(self.may_hold(&[Card::WATCH, Card::FAST])),
        }
    }

    /// Whether the seat may hold one of these cards, for all that the others can see.
    fn may_hold(&self, cards: &[Card]) -> bool {
        let (table, hero) = (self.table, self.table.hero(self.seat));
        // Everybody has seen the whole hand, or there is none.
        if hero.seen.len() >= hero.cards as usize {
            return cards.iter().any(|card| hero.seen.has(*card));
        }
        let others = table.living().without(Seat(self.seat));
        let elsewhere = |card: Card| {
            let open = [&table.discard, &table.spent, &table.gone].map(|pile| pile.count(card.0));
            let shown = others.iter().flat_map(|other| table.hero(other.0).seen.iter());
            open.iter().sum::<u8>() + shown.filter(|seen| *seen == card).count() as u8
        };
        cards.iter().any(|card| elsewhere(*card) < self.game.content.card(*card).count)
    }

    /// What the killing blow earns now; nothing in a trap.
    fn prize(&self) -> u8 {
        if !self.game.is_creature(self.table) {
            return 0;
        }
        let late = self.game.content.late_bonus(self.table.number);
        prestige(&self.game.content, self.table) + self.table.foe.tokens + late
    }

    /// Whether the killing blow earns much.
    fn is_great(&self) -> bool {
        self.prize() >= GREAT_PRIZE
    }

    /// What hangs on one's own killing blow.
    fn of_prize(&self) -> Stake {
        if self.is_great() { Stake::Vital } else { Stake::Small }
    }

    /// By how much a low blow moves the creature's life.
    fn toughness(&self) -> u16 {
        match self.game.content.card(Card::TOUGH).effect {
            Effect::Tough { life } => life as u16,
            _ => 0,
        }
    }

    /// Whether what the active hero has turned up would kill.
    fn kills(&self) -> bool {
        self.table.foe.start > 0 && self.prize() > 0 && incoming(self.game, self.table).0 >= self.table.remaining()
    }

    /// Whether somebody else's attack kills, takes him to this seat's prestige or beyond by a great prize, and might still be stopped.
    fn rival_kills(&self) -> bool {
        let table = self.table;
        let catches_up = table.hero(table.active).prestige + self.prize() >= table.hero(self.seat).prestige;
        let touched = (0..table.board.len() as u8).any(|at| touchable(&self.game.content, table, at).is_ok());
        let saved = incoming(self.game, table).0 < table.remaining() + self.toughness();
        let stopped = touched && self.may_hold(&[Card::TRIP, Card::FAIL]) || saved && self.may_hold(&[Card::TOUGH]);
        self.kills() && self.is_great() && catches_up && stopped
    }

    /// Whether the seat's own attack misses the kill by so little that a low blow makes it one.
    fn nearly_kills(&self) -> bool {
        let (damage, left) = (incoming(self.game, self.table).0, self.table.remaining());
        let short = damage < left && damage + self.toughness() >= left;
        self.table.foe.start > 0 && self.prize() > 0 && short && self.may_hold(&[Card::TOUGH])
    }

    /// Whether a usual blow of a hero, with what waits for it in the open, would kill what has so much life left.
    fn reaches(&self, seat: u8, life: u16) -> bool {
        let content = &self.game.content;
        let usual = (0..Card::HEROIC.0).map(Card).filter(|card| content.card(*card).count >= USUAL_COPIES);
        let Some(card) = usual.max_by_key(|card| content.value(*card, content.card(*card).side)) else { return false };
        let played = Played { card, mighty: Some(false), ..Played::default() };
        let in_reach = life > 0 && power(content, self.table, seat, &played, true) >= life;
        self.table.foe.start > 0 && self.prize() > 0 && in_reach
    }

    /// Whether the seat has a card face down, and whoever reveals first could take a great prize before it.
    fn may_be_forestalled(&self) -> bool {
        let table = self.table;
        let next = table.in_order().find(|other| table.is_set(*other)).filter(|next| *next != self.seat);
        let rival = table.is_set(self.seat) && next.is_some_and(|next| self.reaches(next, table.remaining()));
        rival && self.is_great() && self.may_hold(&[Card::EDGE, Card::SIGNALS])
    }

    /// What hangs on the hits that come: one's death, or much of one's life.
    fn of_hits(&self) -> Stake {
        let hits = self.table.hits.as_slice().iter().filter(|hit| hit.seat == self.seat);
        let worst = hits.map(|hit| self.of_hit(hit)).max().unwrap_or(Stake::Nothing);
        worst.if_so(self.may_hold(&[Card::AFTER]))
    }

    /// What hangs on a hit on this seat.
    fn of_hit(&self, hit: &Hit) -> Stake {
        if hit.damage >= self.table.hero(self.seat).life {
            return Stake::Vital;
        }
        Stake::Small.if_so(self.is_heavy(hit.damage))
    }

    /// Whether so much damage takes much of the life that the seat has left, or all of it.
    fn is_heavy(&self, damage: u8) -> bool {
        damage as u16 * HEAVY_PART >= self.table.hero(self.seat).life as u16
    }

    /// Whether the first blow of the next round could take a great prize, and is somebody else's.
    fn could_go_first(&self) -> bool {
        let table = self.table;
        let places = is_last_blow(&self.game.content, table) && table.at_place(1) != Some(self.seat);
        let reached = places && self.is_great() && self.reaches(self.seat, table.foe.life);
        reached && self.may_hold(&[Card::PLAN])
    }

    /// What the low blow that was just played costs this seat: a kill, a great chance of one, or much life.
    fn of_countered(&self) -> Stake {
        let Some(blown) = self.table.stack.last() else { return Stake::Nothing };
        let own_turn = self.table.active == self.seat && self.table.window == Window::Reveal;
        match blown.action {
            Action::Fail | Action::Trip { .. } | Action::Toughen => self.of_prize().if_so(own_turn && self.kills()),
            Action::Edge { seat } | Action::Swap { seat } => {
                let reached = self.is_great() && self.reaches(seat, self.table.remaining());
                Stake::Small.if_so(seat == self.seat && reached)
            }
            Action::Divert { seat, hit } => {
                let hit = self.table.hits.as_slice().get(hit as usize);
                hit.map_or(Stake::Nothing, |hit| self.of_hit(hit)).if_so(seat == self.seat)
            }
            Action::Plan { seat } => Stake::Small.if_so(seat == self.seat && self.reaches(seat, self.table.foe.life)),
            Action::Watch | Action::Snatch => {
                let below = self.table.stack.iter().rev().nth(1);
                Stake::Small.if_so(below.is_some_and(|below| below.seat == self.seat))
            }
            _ => Stake::Nothing,
        }
    }

    /// Whether an item is worth using: for a deep wound, unless something was offered in this pause already, for a great prize or in
    /// danger. Gifts alone are worth no question.
    fn of_items(&self) -> Stake {
        let (content, table) = (&self.game.content, self.table);
        let late = table.left == 0 || content.late_bonus(table.number) > 0;
        let hero = table.hero(self.seat);
        let due = |item: Card| match content.card(item).effect {
            Effect::Heal { life, .. } => {
                let deep = |other: Seat| table.hero(other.0).life + life + WOUND_BEYOND <= content.life;
                hero.offers == 0 && table.living().iter().any(deep)
            }
            Effect::Skin => late || hero.life <= content.life / 2,
            _ => late || self.is_great(),
        };
        Stake::Weighty.if_so(hero.items.iter().any(|item| serves(content, table, self.seat, item) && due(item)))
    }

    /// What hangs on a fireball: the creature's life, or that of tokens.
    fn of_fire(&self) -> Stake {
        let Effect::Fire { creature, .. } = self.game.content.card(Card::FIRE).effect else { return Stake::Nothing };
        let tokens = kinds_of_tokens(&self.game.content, self.table, self.seat);
        let burns = tokens.iter().any(|life| life <= creature);
        let kills = tokens.is_empty() && self.table.foe.start > 0 && self.table.remaining() <= creature as u16;
        Stake::Vital.if_so(burns || kills)
    }

    /// What hangs on a new hand: so few cards may be drawn that old ones are in the way.
    fn of_refill(&self) -> Stake {
        let limit = self.table.limit(self.seat, self.game.content.limit, self.game.content.least);
        Stake::Small.if_so(self.table.hero(self.seat).cards + 1 >= limit)
    }

    /// The only answer there is, where everybody sees that there is no other.
    fn only_answer(&self) -> Option<Action> {
        let (table, hero) = (self.table, self.table.hero(self.seat));
        match self.game.due(table) {
            Due::Aim => {
                let kinds = kinds_of_tokens(&self.game.content, table, self.seat);
                let first = kinds.iter().next().filter(|_| kinds.len() == 1);
                first.map(|life| Action::Aim { life })
            }
            Due::Steal => {
                let of = |from: Seat| table.hero(from.0).items.iter().map(move |item| (from.0, item));
                let mut things = robbed(table, self.seat).iter().flat_map(of);
                let (seat, item) = things.next()?;
                things.all(|other| other == (seat, item)).then_some(Action::Steal { seat, item })
            }
            Due::Vote => {
                let others = table.living().without(Seat(self.seat));
                others.lowest().filter(|_| others.len() == 1).map(|other| Action::Point { seat: other.0 })
            }
            Due::Replace if hero.cards == 0 => Some(Action::Enough),
            Due::Set if hero.cards == 1 && hero.set.is_empty() => {
                hero.hand.kinds().next().map(|(kind, _)| Action::Set { card: Card(kind) })
            }
            Due::Cross if hero.cards == 0 && table.phase == Phase::Cross(0) => Some(Action::Flip),
            _ => None,
        }
    }
}
