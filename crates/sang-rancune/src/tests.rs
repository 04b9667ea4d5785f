//! What each clause of RULES.md comes to, in its order; then what holds in every game.
//!
//! Chance is written as it falls, each word `source:face`: `card:50` the next action card, `place:2` the next initiative
//! card (dealt to living seats in order), `foe:ripper` the next encounter, `coin:tails`, `hand:40` a card torn from a hand,
//! `item:1` the first of some items, `sign:rock`. A source that a script does not name follows a seed.

use crate::content::{card_word, read_card};
use crate::decisions::Event;
use crate::notation::{foe_word, read_action, read_foe, write_action, write_table};
use crate::rules::{ACTIONS, COIN, ENCOUNTER, HANDS, INITIATIVE, ITEMS, SIGNS, SangRancune};
use crate::table::{Options, Phase, Table};
use kernel::clause_test::{self, ClauseSteps, ClauseTest};
use kernel::{Ctx, Game, Moves, Scripted, Seat, Seed, Seeded, Source, Status};
use std::ops::{Deref, DerefMut};

mod attack;
mod characters;
mod encounter;
mod end;
mod ending;
mod every_game;
mod foe;
mod insight;
mod item;
mod leaks;
mod low;
mod notation;
mod orders;
mod page;
mod prize;
mod ripostes_and_bonuses;
mod round;
mod setup;
mod short_ways;
mod special_cases;
mod stage;
mod strike;
mod talk;
mod token;
mod why;

/// What came of some decisions.
struct Played(ClauseTest<SangRancune>);

impl Deref for Played {
    type Target = ClauseTest<SangRancune>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Played {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// A table given in notation; `chance` is what comes up.
#[track_caller]
fn at(text: &str, chance: &str) -> Played {
    Played(ClauseTest::at(SangRancune::default(), text, script(chance)))
}

/// Lays out the table, where this comes up by chance.
#[track_caller]
fn set_up(options: Options, chance: &str) -> Played {
    Played(ClauseTest::set_up(SangRancune::default(), &options, script(chance)))
}

/// A fate in which this comes up; a source that is not named follows a seed.
fn script(chance: &str) -> Scripted {
    let mut fate = clause_test::script(&[]);
    for word in chance.split_whitespace() {
        let (source, face) = word.split_once(':').unwrap_or_else(|| panic!("no chance: {word}"));
        let shown: Option<(Source, u8)> = match source {
            "card" => read_card(face).map(|card| (ACTIONS, card.0)),
            "place" => face.parse().ok().map(|place: u8| (INITIATIVE, place - 1)),
            "foe" => read_foe(face).map(|foe| (ENCOUNTER, foe)),
            "coin" => Some((COIN, if face == "heads" { 2 } else { 1 })),
            "hand" => read_card(face).map(|card| (HANDS, card.0)),
            "item" => face.parse().ok().map(|at: u8| (ITEMS, at - 1)),
            "sign" => {
                ["rock", "paper", "scissors"].iter().position(|sign| *sign == face).map(|at| (SIGNS, at as u8 + 1))
            }
            _ => None,
        };
        let (source, face) = shown.unwrap_or_else(|| panic!("no chance: {word}"));
        fate.name(source, [face as u16]);
    }
    fate
}

impl Played {
    /// Everybody who is asked passes, until something else than a window is to be decided.
    #[track_caller]
    fn pass(mut self) -> Self {
        while let (Phase::Window(_), Status::Awaiting(seats)) = (self.table.phase, self.game.status(&self.table)) {
            let seat = seats.lowest().expect("somebody is awaited").0 + 1;
            self = self.play(&format!("{seat}: pass"));
        }
        self
    }

    /// Everybody passes in this window only: those who are awaited now.
    #[track_caller]
    fn pass_once(mut self) -> Self {
        for seat in self.game.awaited(&self.table).iter() {
            self = self.play(&format!("{}: pass", seat.0 + 1));
        }
        self
    }

    /// Exactly these seats are awaited: `1 3`.
    #[track_caller]
    fn awaits(self, seats: &str) -> Self {
        let awaited: Vec<String> = self.game.awaited(&self.table).iter().map(|seat| (seat.0 + 1).to_string()).collect();
        assert_eq!(awaited.join(" "), seats, "at {}", write_table(&self.table));
        self
    }

    /// A seat may do exactly this: `pass; edge 2; edge 3`.
    #[track_caller]
    fn may(self, seat: u8, actions: &str) -> Self {
        assert_eq!(self.legal(Seat(seat - 1)).join("; "), actions);
        self
    }

    /// Whether something happened.
    fn heard(&self, which: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(which)
    }
}

/// The words of cards and encounters are read as they are written.
#[test]
fn words_are_read_as_they_are_written() {
    for card in crate::Card::all() {
        assert_eq!(read_card(card_word(card)), Some(card));
    }
    for foe in 0..crate::ENCOUNTERS as u8 {
        assert_eq!(read_foe(foe_word(foe)), Some(foe));
    }
}

/// §attack.order: the rulebook's own sums, 50 × 2 + 30 = 130 and 50 + 30, × 2 = 160.
#[test]
fn set_ups_count_in_the_order_they_were_played() {
    for (setups, total) in [("behind@1+focus@1", 130), ("focus@1+behind@1", 160)] {
        at(&format!("foe=dragon:400:400:2 initiative=1,2,3 hand=50,feint,feint setups={setups},-,-"), "")
            .play("1: set 50; 2: set feint; 3: set feint")
            .pass()
            .says("phase=set");
        let played = at(&format!("foe=dragon:400:400:2 initiative=1,2,3 hand=50,feint,feint setups={setups},-,-"), "")
            .play("1: set 50; 2: set feint; 3: set feint")
            .pass_once()
            .pass_once();
        assert!(played.heard(|event| matches!(event, Event::Hit { value, .. } if *value == total)), "{setups}");
    }
}

/// A table of the printed game, in notation.
fn read_table(text: &str) -> Result<Table, String> {
    crate::notation::read_table(&SangRancune::default().content, text)
}
