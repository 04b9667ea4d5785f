//! The codex of a player: all that stood open on their own pages, found again in the records. Nothing is kept but the games.

use crate::label::Label;
use crate::record::Record;
use crate::session::Session;
use crate::shelf;
use kernel::{CodexChapter, CodexEntry, CodexSign, Page, Seat, SeatSet, Text};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// What one game showed of a codex.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct GameMeetings {
    /// When the game was begun, in Greenwich: `2026-11-15T20:33:44Z`; empty where its record does not say.
    pub begun: String,
    /// How often each entry came before the player's eyes, by its id.
    pub times: BTreeMap<String, u64>,
}

impl GameMeetings {
    /// What these seats saw in a record, as far as it can be replayed; nothing of cards that are not the printed ones.
    pub fn of_seats(record: Record, seats: SeatSet) -> Self {
        let begun = record.summary().begun().unwrap_or_default().to_string();
        let none = Self { begun, times: BTreeMap::new() };
        if record.settings.custom.is_some() {
            return none;
        }
        let Ok(replay) = shelf::replay_record(record) else { return none };
        let mut replay = replay.without_checkpoints();
        // What can no longer be replayed was seen all the same; but by which rules, nobody knows.
        let _ = replay.go_to(replay.steps());
        seats.iter().fold(none, |found, seat| found.with(seen_by(replay.session(), seat)))
    }

    /// What those saw who play at one screen. While a game of several people goes on, its codex must not tell one of them what another
    /// holds: it counts once it is over.
    pub fn at_one_screen(record: Record) -> Self {
        let summary = record.summary();
        let people = summary.settings.people(summary.seats());
        match summary.is_unfinished() && people.iter().count() > 1 {
            true => Self::default(),
            false => Self::of_seats(record, people),
        }
    }

    /// The same with what another seat of the same game saw: what both did counts once.
    fn with(mut self, other: BTreeMap<String, u64>) -> Self {
        for (id, times) in other {
            let known = self.times.entry(id).or_default();
            *known = times.max(*known);
        }
        self
    }
}

/// How often each entry came before the eyes of a seat: it counts again once it was gone.
fn seen_by(session: &Session, seat: Seat) -> BTreeMap<String, u64> {
    let (finder, mut times, mut there) = (Finder::new(&session.label().codex), BTreeMap::new(), BTreeSet::new());
    session.watch(seat, &mut |page| {
        let now = finder.on(page);
        for id in now.difference(&there) {
            *times.entry(id.to_string()).or_default() += 1;
        }
        there = now;
    });
    times
}

/// Finds on pages what a codex knows. Most entries are looked up by the name of a thing.
struct Finder<'a> {
    named: BTreeMap<&'a str, Vec<&'a CodexEntry>>,
    others: Vec<&'a CodexEntry>,
}

impl<'a> Finder<'a> {
    fn new(chapters: &'a [CodexChapter]) -> Self {
        let mut finder = Self { named: BTreeMap::new(), others: Vec::new() };
        for entry in chapters.iter().flat_map(|chapter| &chapter.entries) {
            match entry.sign {
                CodexSign::Named | CodexSign::Remembered | CodexSign::Fighter { .. } => {
                    finder.named.entry(&entry.name.fr).or_default().push(entry);
                }
                _ => finder.others.push(entry),
            }
        }
        finder
    }

    fn on(&self, page: &Page) -> BTreeSet<&'a str> {
        let names: BTreeSet<&str> =
            page.zones.iter().flat_map(|zone| &zone.things).map(|thing| thing.name.fr.as_str()).collect();
        let named = names.iter().filter_map(|name| self.named.get(name)).flatten();
        named.chain(&self.others).filter(|entry| entry.is_on(page)).map(|entry| entry.id.as_str()).collect()
    }
}

/// Something that was met.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MetEntry {
    /// What it is.
    pub entry: &'static CodexEntry,
    /// How often it came before the player's eyes.
    pub times: u64,
    /// In how many games.
    pub games: u64,
    /// When the first of them was begun, as in [`GameMeetings::begun`].
    pub first: String,
}

/// A chapter as a player knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MetChapter {
    /// What it is about.
    pub label: &'static Text,
    /// How many there are in all, where that may be said.
    pub of: Option<usize>,
    /// What was met, in the order of the box; where it may be said how many there are, with a blank place for each of the others.
    pub places: Vec<Option<MetEntry>>,
}

impl MetChapter {
    /// What was met.
    pub fn met(&self) -> impl Iterator<Item = &MetEntry> {
        self.places.iter().flatten()
    }
}

/// The codex of a game, as a player knows it.
#[derive(Clone, Debug)]
pub struct Codex {
    label: &'static Label,
    found: BTreeMap<String, (u64, u64, String)>,
}

impl Codex {
    /// The codex of the game of that id, of which nothing was met yet.
    pub fn of(id: &str) -> Option<Self> {
        Some(Self { label: shelf::label(id)?, found: BTreeMap::new() })
    }

    /// The game.
    pub fn label(&self) -> &'static Label {
        self.label
    }

    /// Adds what a game showed; games come oldest first.
    pub fn add(&mut self, game: &GameMeetings) {
        for (id, times) in &game.times {
            let (all, games, first) = self.found.entry(id.clone()).or_default();
            (*all, *games) = (*all + times, *games + 1);
            if first.is_empty() {
                first.clone_from(&game.begun);
            }
        }
    }

    /// Chapter by chapter. What lies ahead is not even counted: of a chapter that says no number, nothing stands here until something was met.
    pub fn chapters(&self) -> Vec<MetChapter> {
        let met = |entry: &'static CodexEntry| {
            let (times, games, first) = self.found.get(&entry.id)?.clone();
            Some(MetEntry { entry, times, games, first })
        };
        let chapters = self.label.codex.iter().map(|chapter| {
            let places = chapter.entries.iter().map(met).filter(|place| chapter.counted || place.is_some());
            let of = chapter.counted.then_some(chapter.entries.len());
            MetChapter { label: &chapter.label, of, places: places.collect() }
        });
        chapters.filter(|chapter| !chapter.places.is_empty()).collect()
    }

    /// Everything that was met, in the order of its chapters: its place is its number.
    pub fn met(&self) -> Vec<MetEntry> {
        self.chapters().iter().flat_map(|chapter| chapter.met().cloned().collect::<Vec<_>>()).collect()
    }
}
