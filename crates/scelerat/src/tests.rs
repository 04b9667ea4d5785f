//! What each clause of RULES.md comes to, in its order; then what holds in every game.

use crate::content::{Card, Kind};
use crate::decisions::{Action, Event, Refusal, With};
use crate::notation::{read_action, read_table, write_action, write_table};
use crate::rules::{DUNGEON, Scelerat};
use crate::table::{Avoid, Dulled, Ending, Options, Progress, Score, Table};
use kernel::{Ctx, Fate, Game, Moves, Nobody, Outcome, Policy, Scripted, Seat, SeatSet, Seed, Seeded, Source, Status};
use proptest::prelude::*;
use std::collections::BTreeSet;

mod avoiding;
mod cards;
mod combat;
mod end;
mod every_game;
mod notation;
mod rooms;
mod score;
mod setup;
mod weapons_and_potions;

const PLAYER: Seat = Seat(0);

/// What came of some decisions.
struct Played {
    table: Table,
    events: Vec<Event>,
    /// Why the last decision was not allowed, if it was not.
    refused: Option<Refusal>,
}

/// Plays at a table given in notation, drawing no unseen card. Only the last action may be refused.
#[track_caller]
fn play(table: &str, actions: &str) -> Played {
    play_drawing(table, "", actions)
}

/// The same where these cards, and no others, come up.
#[track_caller]
fn play_drawing(table: &str, drawn: &str, actions: &str) -> Played {
    let game = Scelerat::default();
    let mut played = Played { table: read_table(table).expect("a table"), events: Vec::new(), refused: None };
    let mut fate = script(drawn);
    for action in actions.split("; ") {
        assert_eq!(played.refused, None, "before {action}");
        let action = read_action(action).expect("an action");
        match game.check(&played.table, PLAYER, action) {
            Ok(()) => {
                let mut ctx = Ctx::new(&mut fate, &mut played.events);
                game.apply(&mut played.table, PLAYER, action, &mut ctx);
            }
            Err(refusal) => played.refused = Some(refusal),
        }
    }
    spent(&mut fate, drawn);
    played
}

/// Lays out the table with these four cards.
#[track_caller]
fn set_up(options: Options, drawn: &str) -> Played {
    let mut fate = script(drawn);
    let mut events = Vec::new();
    let table = Scelerat::default().setup(&options, &mut Ctx::new(&mut fate, &mut events));
    spent(&mut fate, drawn);
    Played { table, events, refused: None }
}

fn script(drawn: &str) -> Scripted {
    let mut fate = Scripted::new(Seeded::new(Seed::of("no other source")));
    fate.name(DUNGEON, cards(drawn).iter().map(|card| card.0 as u16));
    fate
}

#[track_caller]
fn spent(fate: &mut Scripted, drawn: &str) {
    assert_eq!(fate.trouble(), None);
    assert_eq!(fate.told().len(), cards(drawn).len(), "not all of {drawn} was drawn");
}

impl Played {
    /// Each part of this notation is a part of the table's.
    #[track_caller]
    fn says(self, parts: &str) -> Self {
        assert_eq!(self.refused, None);
        let whole = write_table(&self.table);
        for part in parts.split_whitespace() {
            assert!(whole.split_whitespace().any(|known| known == part), "{part}: {whole}");
        }
        self
    }

    /// The last action was refused by this clause.
    #[track_caller]
    fn refuses(mut self, clause: &str) -> Self {
        let refusal = self.refused.take().expect("a refusal");
        assert_eq!(Scelerat::default().clause(refusal).0, clause);
        self
    }

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
