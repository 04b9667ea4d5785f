//! What each clause of RULES.md comes to, in its order; then what holds in every game.
//!
//! Cards are written as tables are: `6/6@1` is card 6 with the edge to the right of its printed top up.

use crate::content::{CardDeck, Face, Icon};
use crate::decisions::{Action, Event};
use crate::notation::{read_action, read_table, write_action, write_table};
use crate::rules::{Dongeon, GREY, GREY_TURN, WHITE, WHITE_TURN};
use crate::table::{Aside, Card, Colour, End, Notebook, Options, Phase, Table, Torches};
use kernel::clause_test::{self, ClauseSteps, ClauseTest};
use kernel::{
    Ctx, Fate, Game, Moves, Nobody, Outcome, Policy, Scripted, Seat, SeatSet, Seed, Seeded, Side, Source, Status,
};
use proptest::prelude::*;
use std::ops::{Deref, DerefMut};

mod doors;
mod end;
mod every_game;
mod fights;
mod grey;
mod insight;
mod memory;
mod moves;
mod notation;
mod odds;
mod page;
mod setup;
mod staging;
mod things;
mod walking;
mod why;

const PLAYER: Seat = Seat(0);

/// The deck that most tests are played with; every face can be told from itself turned.
const DECK: &str = "C-D-W-T/M1-P-T-W D-C-M3-P/C-D-M2-R M4-M2-P-T/D-C-P-T T-W-P-P/W-T-P-P P-P-P-P/P-P-P-P \
                    C-P-D-M5/R-M6-D-P D-M0-C-P/M3-C-R-D M6-P-C-T/P-D-W-C W-M1-D-C/T-R-D-M4";

/// What came of some decisions.
struct Played(ClauseTest<Dongeon>);

impl Deref for Played {
    type Target = ClauseTest<Dongeon>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Played {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

fn game(deck: &str) -> Dongeon {
    Dongeon { deck: CardDeck::read_line(deck).expect("a deck") }
}

/// Plays with [`DECK`] at a table given in notation, seeing no new face. Only the last action may be refused.
#[track_caller]
fn play(table: &str, actions: &str) -> Played {
    play_on(DECK, table, "", actions)
}

/// The same where these faces, and no others, are seen for the first time: `w2@1` is the second white face, turned so
/// that the second of its letters is on top.
#[track_caller]
fn play_seeing(table: &str, seen: &str, actions: &str) -> Played {
    play_on(DECK, table, seen, actions)
}

/// The same with any deck.
#[track_caller]
fn play_on(deck: &str, table: &str, seen: &str, actions: &str) -> Played {
    Played(ClauseTest::at(game(deck), table, script(seen))).play(actions).spent(2 * seen.split_whitespace().count())
}

/// Lays out the table; these faces are seen.
#[track_caller]
fn set_up(deck: &str, options: Options, seen: &str) -> Played {
    Played(ClauseTest::set_up(game(deck), &options, script(seen))).spent(2 * seen.split_whitespace().count())
}

/// A fate that shows these faces, and is in trouble if it is asked for more.
fn script(seen: &str) -> Scripted {
    let mut fate = clause_test::script(&[WHITE, WHITE_TURN, GREY, GREY_TURN]);
    for face in seen.split_whitespace() {
        let (pile, die) = if face.starts_with('w') { (WHITE, WHITE_TURN) } else { (GREY, GREY_TURN) };
        let (number, letter) = face[1..].split_once('@').expect("a face and a letter");
        fate.name(pile, [number.parse::<u16>().expect("a face") - 1]);
        fate.name(die, [letter.parse::<u16>().expect("a letter") + 1]);
    }
    fate
}

impl Played {
    /// The deck: every card by its white face, the top one first.
    #[track_caller]
    fn deck(self, cards: &str) -> Self {
        let name = |card: &Card| match card.face(Colour::White) {
            Some(face) => (face + 1).to_string(),
            None if card.is_doors() => "doors".into(),
            None => "?".into(),
        };
        assert_eq!(self.table.deck.all().iter().map(name).collect::<Vec<_>>().join(" "), cards);
        self
    }

    /// How a card of the deck lies: its white face as one sees it from white, its grey face as from grey.
    #[track_caller]
    fn lies(self, number: u8, faces: &str) -> Self {
        let here = |card: &&Card| card.face(Colour::White) == Some(number - 1);
        let card = *self.table.deck.all().iter().find(here).expect("a card of the deck");
        assert_eq!(lying(&self.game, card), faces, "card {number}");
        self
    }

    /// How the cards set aside lie, the oldest first.
    #[track_caller]
    fn aside(self, kind: Aside, cards: &str) -> Self {
        let cards_aside: Vec<String> = self.table.lying(kind).map(|card| lying(&self.game, card)).collect();
        assert_eq!(cards_aside.join(" "), cards);
        self
    }

    /// The card on top, as one sees it.
    #[track_caller]
    fn top(self, icons: &str) -> Self {
        let face = self.table.top().lies(&self.game.deck, self.table.colour);
        assert_eq!(face.map(Face::letters).as_deref(), Some(icons));
        self
    }

    /// This, and nothing else, was heard, apart from the cards that came on top.
    #[track_caller]
    fn heard(self, events: &str) -> Self {
        assert_eq!(self.events.iter().filter_map(told).collect::<Vec<_>>().join("; "), events);
        self
    }

    /// These actions are allowed now, and no others.
    #[track_caller]
    fn may(self, actions: &str) -> Self {
        assert_eq!(self.legal(PLAYER).join("; "), actions);
        self
    }

    /// The game is over, and so it ended.
    #[track_caller]
    fn ends(self, end: End, score: i32) -> Self {
        assert_eq!(self.game.status(&self.table), Status::Over(Outcome::solo(score, end == End::Won)));
        assert_eq!(self.events.last(), Some(&Event::Ended { end, score }));
        assert_eq!(self.table.phase, Phase::Over(end));
        self
    }
}

fn lying(game: &Dongeon, card: Card) -> String {
    let face = |colour| card.lies(&game.deck, colour).map_or("?".into(), Face::letters);
    format!("{}/{}", face(Colour::White), face(Colour::Grey))
}

/// What may be done at a table of [`DECK`].
#[track_caller]
fn may(table: &str, actions: &str) {
    Played(ClauseTest::at(game(DECK), table, script(""))).may(actions);
}

/// An event in a few words; cards that come on top are in [`seen`].
fn told(event: &Event) -> Option<String> {
    Some(match *event {
        Event::Turned { .. } => return None,
        Event::Walked { icon } => format!("walks {}", icon.letter()),
        Event::Took { icon } => format!("takes {}", icon.letter()),
        Event::Left => "leaves".into(),
        Event::Sprung { cost } => format!("trap {cost:?}"),
        Event::Fought { foe, value } => format!("fights {foe:?} {value}"),
        Event::Searched { cards } => format!("passes {cards}"),
        Event::Struck { drawn, weapons, won, .. } => {
            format!("{drawn}+{weapons} {}", if won { "wins" } else { "loses" })
        }
        Event::Paid { treasures } => format!("pays {treasures}"),
        Event::Hurt { lives, .. } => format!("hurt {lives}"),
        Event::Healed { lives } => format!("healed {lives}"),
        Event::Held => "holds".into(),
        Event::CrossedBack { door } => format!("back to {door}"),
        Event::Entrance => "entrance".into(),
        Event::Lost { torches } => format!("lost {torches:?}"),
        Event::Flipped { colour } => format!("flips {colour:?}"),
        Event::Ended { end, score } => format!("ends {end:?} {score}"),
    })
}

/// The faces that came on top, as they lay.
fn seen(events: &[Event]) -> Vec<String> {
    let face = |event: &Event| match *event {
        Event::Turned { icons, .. } => Some(Face::new(icons).letters()),
        _ => None,
    };
    events.iter().filter_map(face).collect()
}
