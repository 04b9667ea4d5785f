//! What each clause of RULES.md comes to, in its order; then what holds in every game.

use crate::content::{Card, Kind};
use crate::decisions::{Action, Event, Refusal, With};
use crate::notation::{read_action, write_action, write_table};
use crate::rules::{DUNGEON, Scelerat};
use crate::table::{Avoid, Dulled, DungeonEnd, Options, Progress, Score, Table};
use kernel::clause_test::{self, ClauseSteps, ClauseTest};
use kernel::{Ctx, Fate, Game, Moves, Nobody, Outcome, Policy, Scripted, Seat, SeatSet, Seed, Seeded, Source, Status};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::ops::{Deref, DerefMut};

mod avoiding;
mod cards;
mod combat;
mod end;
mod every_game;
mod notation;
mod rooms;
mod score;
mod setup;
mod staging;
mod weapons_and_potions;
mod why;

const PLAYER: Seat = Seat(0);

/// What came of some decisions.
struct Played(ClauseTest<Scelerat>);

impl Deref for Played {
    type Target = ClauseTest<Scelerat>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Played {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// Plays at a table given in notation, drawing no unseen card. Only the last action may be refused.
#[track_caller]
fn play(table: &str, actions: &str) -> Played {
    play_drawing(table, "", actions)
}

/// The same where these cards, and no others, come up.
#[track_caller]
fn play_drawing(table: &str, drawn: &str, actions: &str) -> Played {
    Played(ClauseTest::at(Scelerat::default(), table, script(drawn))).play(actions).spent(cards(drawn).len())
}

/// Lays out the table with these four cards.
#[track_caller]
fn set_up(options: Options, drawn: &str) -> Played {
    Played(ClauseTest::set_up(Scelerat::default(), &options, script(drawn))).spent(cards(drawn).len())
}

fn script(drawn: &str) -> Scripted {
    let mut fate = clause_test::script(&[DUNGEON]);
    fate.name(DUNGEON, cards(drawn).iter().map(|card| card.0 as u16));
    fate
}

impl Played {
    /// This, and nothing else, was heard.
    #[track_caller]
    fn heard(self, events: &str) -> Self {
        assert_eq!(self.events.iter().map(told).collect::<Vec<_>>().join("; "), events);
        self
    }

    /// The game is lost with this score.
    #[track_caller]
    fn dies(self, score: i32) -> Self {
        assert_eq!(Scelerat::default().status(&self.table), Status::Over(Outcome::solo(score, false)));
        assert_eq!(self.events.last(), Some(&Event::Died { hp: self.table.hp, score }));
        self.says("over=dead")
    }

    /// The game is won with this score.
    #[track_caller]
    fn crosses(self, score: i32) -> Self {
        assert_eq!(Scelerat::default().status(&self.table), Status::Over(Outcome::solo(score, true)));
        assert!(matches!(self.events.last(), Some(&Event::Crossed { score: told, .. }) if told == score));
        self.says("over=crossed")
    }
}

fn card(code: &str) -> Card {
    Card::from_code(code).expect("a card")
}

fn cards(codes: &str) -> Vec<Card> {
    codes.split(',').filter(|code| !code.is_empty()).map(card).collect()
}

/// An event in a few words.
fn told(event: &Event) -> String {
    match *event {
        Event::Entered { room } => format!("room {room}"),
        Event::Dealt { card } => format!("deals {}", card.code()),
        Event::Stayed { card } => format!("{} stays", card.code()),
        Event::Avoided => "avoided".into(),
        Event::Equipped { card, replaced: None } => format!("equips {}", card.code()),
        Event::Equipped { card, replaced: Some(old) } => format!("equips {} for {}", card.code(), old.code()),
        Event::Drank { card, healed, hp } => format!("drinks {} +{healed} hp={hp}", card.code()),
        Event::Wasted { card } => format!("wastes {}", card.code()),
        Event::Fought { card, with, lost, hp } => format!("fights {} {with:?} -{lost} hp={hp}", card.code()),
        Event::Died { score, .. } => format!("dies {score}"),
        Event::Crossed { score, bonus: None } => format!("crosses {score}"),
        Event::Crossed { score, bonus: Some(potion) } => format!("crosses {score} with {}", potion.code()),
    }
}

fn values(kind: Kind) -> Vec<u8> {
    Card::all().filter(|card| card.kind() == kind).map(Card::value).collect()
}

/// A table of the printed game, in notation.
fn read_table(text: &str) -> Result<Table, String> {
    crate::notation::read_table(&Scelerat::default(), text)
}
