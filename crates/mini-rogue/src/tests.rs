//! What each clause of RULES.md comes to, in its order; then odds, and what holds in every game.
//!
//! Chance is written as it falls: `a5` and `d3` are faces of an adventurer and of the dungeon die, `c+` and `c-` the curse
//! die with and without its symbol, `p+` and `p-` the poison die; rooms, guardians and classes stand by their names.

use crate::content::{Class, Foe, Potion, Room, Ware};
use crate::decisions::{Action, Event, Goods, Price, Stat};
use crate::notation::{
    class_word, foe_word, potion_word, read_action, read_room, read_table, room_word, write_action, write_item,
    write_table,
};
use crate::rules::{ADVENTURER, CLASSES, CURSE, DUNGEON, GUARDIANS, MiniRogue, POISON, ROOMS};
use crate::table::{Cast, Cell, Difficulty, End, Gift, Item, Options, Phase, Table, Way};
use kernel::clause_test::{self, ClauseSteps, ClauseTest};
use kernel::{
    Ctx, Enumerated, Fate, Fraction, Game, Moves, Policy, Scripted, Seat, SeatSet, Seed, Seeded, Source, Status,
};
use std::ops::{Deref, DerefMut};

mod afflictions;
mod area;
mod classes;
mod end;
mod every_game;
mod fights;
mod hero;
mod insight;
mod notation;
mod odds;
mod page;
mod potions;
mod rooms;
mod setup;
mod sharing;
mod staging;
mod two;
mod why;

/// What came of some decisions.
struct Played(ClauseTest<MiniRogue>);

impl Deref for Played {
    type Target = ClauseTest<MiniRogue>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Played {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

#[track_caller]
fn table(text: &str) -> Table {
    read_table(text).unwrap_or_else(|part| panic!("no table: {part}"))
}

/// Plays at a table given in notation, where this and nothing else comes up by chance. Whoever's turn it is decides,
/// unless an action begins with a seat: `2: go right`. Only the last action may be refused.
#[track_caller]
fn play(text: &str, chance: &str, actions: &str) -> Played {
    at(text, chance).play(actions).spent(chance.split_whitespace().count())
}

/// A table in notation; parts of it can be said without what dice show.
#[track_caller]
fn at(text: &str, chance: &str) -> Played {
    let mut played = Played(ClauseTest::at(MiniRogue::default(), text, script(chance)));
    played.shorter = Some(counted);
    played
}

/// An action that this clause does not allow at this table.
#[track_caller]
fn refuses(text: &str, action: &str, clause: &str) {
    play(text, "", action).refuses(clause);
}

/// What may be done at a table.
#[track_caller]
fn may(text: &str, actions: &str) {
    at(text, "").may(actions);
}

/// Lays out the table, where this comes up by chance.
#[track_caller]
fn set_up(options: Options, chance: &str) -> Played {
    let mut played = Played(ClauseTest::set_up(MiniRogue::default(), &options, script(chance)));
    played.shorter = Some(counted);
    played.spent(chance.split_whitespace().count())
}

/// A fate that shows this, and is in trouble if it is asked for more.
fn script(chance: &str) -> Scripted {
    let mut fate = clause_test::script(&[DUNGEON, ADVENTURER, CURSE, POISON, ROOMS, GUARDIANS, CLASSES]);
    for word in chance.split_whitespace() {
        let face = || word[1..].parse::<u8>().ok();
        let (source, shown) = match (word, word.as_bytes()[0]) {
            ("c-", _) => (CURSE, 1),
            ("c+", _) => (CURSE, 2),
            ("p-", _) => (POISON, 1),
            ("p+", _) => (POISON, 2),
            (_, b'a') if face().is_some() => (ADVENTURER, face().expect("a face")),
            (_, b'd') if face().is_some() => (DUNGEON, face().expect("a face")),
            _ => card(word).unwrap_or_else(|| panic!("no chance: {word}")),
        };
        fate.name(source, [shown as u16]);
    }
    fate
}

/// A class, a room or a guardian by its name. Monsters are rooms here, and guardians are no rooms.
fn card(word: &str) -> Option<(Source, u8)> {
    let class = [Class::Rogue, Class::Mage].into_iter().find(|class| class_word(*class) == word);
    let guardian = || Foe::GUARDIANS.iter().position(|foe| foe_word(*foe) == word);
    class
        .map(|class| (CLASSES, class as u8))
        .or_else(|| read_room(word).map(|room| (ROOMS, room as u8)))
        .or_else(|| guardian().map(|at| (GUARDIANS, at as u8)))
}

impl Played {
    /// All of this, and nothing else, was heard.
    #[track_caller]
    fn heard(self, events: &str) -> Self {
        assert_eq!(
            self.events
                .iter()
                .filter(|event| !matches!(event, Event::Of { .. }))
                .map(told)
                .collect::<Vec<_>>()
                .join("; "),
            events
        );
        self
    }

    /// This was heard, in this order; other things may have been heard too.
    #[track_caller]
    fn hears(self, events: &str) -> Self {
        let all: Vec<String> = self.events.iter().map(told).collect();
        let mut heard = all.iter();
        for event in events.split("; ") {
            assert!(heard.any(|known| known == event), "{event}: {}", all.join("; "));
        }
        self
    }

    /// These actions are allowed now, in any order, and no others.
    #[track_caller]
    fn may(self, actions: &str) -> Self {
        let mut legal = self.legal(self.table.seat());
        let mut actions: Vec<&str> = actions.split("; ").collect();
        legal.sort_unstable();
        actions.sort_unstable();
        assert_eq!(legal.join("; "), actions.join("; "));
        self
    }

    /// The game is over, and so it ended.
    #[track_caller]
    fn ends(self, end: End, score: i32) -> Self {
        let seats = self.table.options.players;
        let Status::Over(outcome) = self.game.status(&self.table) else { panic!("{}", write_table(&self.table)) };
        assert!(outcome.scores.iter().eq((0..seats).map(|_| score)), "{outcome:?}");
        assert_eq!(outcome.won, if end == End::Won { SeatSet::first(seats) } else { SeatSet::NONE });
        assert_eq!(self.events.last(), Some(&Event::Ended { end, score }));
        assert_eq!(self.table.phase, Phase::Over(end));
        self
    }
}

/// A part of a table without what dice show: only what they count.
fn counted(part: &str) -> String {
    let mut dice = part.split('@');
    let first = dice.next().unwrap_or_default().to_string();
    dice.fold(first, |said, rest| said + rest.trim_start_matches(|sign: char| sign.is_ascii_digit()))
}

/// An event in a few words; whom it happened to stands in front, counted from 1.
fn told(event: &Event) -> String {
    let word = |value: &dyn core::fmt::Debug| format!("{value:?}").to_lowercase();
    let foe = |foe: Option<Foe>| foe.map_or("-", foe_word);
    let dice =
        |dice: [u8; 3], count: u8| dice[..count as usize].iter().map(u8::to_string).collect::<Vec<_>>().join("+");
    let cursed = |cursed: bool| if cursed { " cursed" } else { "" };
    match *event {
        Event::Began { seat, class } => format!("{} begins {}", seat + 1, class_word(class)),
        Event::Led { first, second, leader } => format!("{first}:{second} leads {}", leader + 1),
        Event::Opened { area, floor, guardian } => format!("opens {area}/{floor} {}", foe(guardian)),
        Event::Banned { room } => format!("bans {}", room_word(room)),
        Event::Revealed { cell, room } => format!("reveals {} {}", cell + 1, room_word(room)),
        Event::Looked { seat, cell } => format!("{} looks {}", seat + 1, cell + 1),
        Event::Went { seat, cell, evading } => {
            format!("{} {} {}", seat + 1, if evading { "evades" } else { "goes" }, cell + 1)
        }
        Event::Tested { seat, dice: faces, count, dungeon, cursed: hit, passed, .. } => {
            let passed = if passed { "passes" } else { "fails" };
            format!("{} {passed} {} d{dungeon}{}", seat + 1, dice(faces, count), cursed(hit))
        }
        Event::Of { .. } => String::new(),
        Event::Rewarded { seat, dungeon } => format!("{} throws {dungeon} as {dungeon}", seat + 1),
        Event::Threw { seat, dungeon, counts } => format!("{} throws {dungeon} as {counts}", seat + 1),
        Event::Changed { seat, stat, by, now } => format!("{} {}{by:+}={now}", seat + 1, word(&stat)),
        Event::Level { seat, level } => format!("{} level {level}", seat + 1),
        Event::Afflicted { seat, affliction } => format!("{} gets {}", seat + 1, word(&affliction)),
        Event::Bitten { seat } => format!("{} bitten", seat + 1),
        Event::Cured { seat } => format!("{} cured", seat + 1),
        Event::Found { seat, potion } => format!("{} finds {}", seat + 1, potion_word(potion)),
        Event::Poured { seat, potion, how } => format!("{} {} {}", seat + 1, word(&how), potion_word(potion)),
        Event::Took { seat, item } => format!("{} takes {}", seat + 1, write_item(item)),
        Event::Dropped { seat, item } => format!("{} drops {}", seat + 1, write_item(item)),
        Event::Used { seat, talent } => format!("{} uses {}", seat + 1, word(&talent)),
        Event::Refreshed { seat } => format!("{} refreshed", seat + 1),
        Event::Swapped { one, other } => format!("swaps {} {}", one + 1, other + 1),
        Event::Met { foe, floor, hp, together } => {
            format!("meets {}/{floor} {hp}{}", foe_word(foe), if together { " together" } else { "" })
        }
        Event::Threatened { seat, dice: faces, count, dungeon, cursed: hit, total, left, answer, loss, .. } => {
            let threat = format!("{total} leaves {left} then {} {loss}", word(&answer));
            format!("{} throws {} d{dungeon}{}: {threat}", seat + 1, dice(faces, count), cursed(hit))
        }
        Event::Rethrew { seat, die, face, value, total, left } => {
            format!("{} rethrows {} {face} as {value}: {total} leaves {left}", seat + 1, crate::notation::letter(die))
        }
        Event::Struck { seat, damage, left } => format!("{} strikes {damage} leaves {left}", seat + 1),
        Event::Wasted { damage, left } => format!("wastes {damage} leaves {left}"),
        Event::Answered { seat, dungeon: _, answer, loss, skill } => {
            format!("{} answered {} {loss} {}", seat + 1, word(&answer), word(&skill))
        }
        Event::Killed { foe, floor } => format!("kills {}/{floor}", foe_word(foe)),
        Event::Rose => "rises".into(),
        Event::Haunted { seat } => format!("{} haunted", seat + 1),
        Event::Fell { area } => format!("falls to {area}"),
        Event::Caught { seat } => format!("{} caught", seat + 1),
        Event::Descended { ate } => if ate { "descends fed" } else { "descends hungry" }.into(),
        Event::Gave { seat, gift } => format!("{} gives {}", seat + 1, word(&gift)),
        Event::Proposed { seat, give, want } => format!("{} proposes {} for {}", seat + 1, word(&give), word(&want)),
        Event::Replied { seat, agreed } => format!("{} {}", seat + 1, if agreed { "agrees" } else { "refuses" }),
        Event::Died { seat } => format!("{} dies", seat + 1),
        Event::Ended { end, score } => format!("ends {} {score}", word(&end)),
    }
}
