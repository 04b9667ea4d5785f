//! The trophies of a player, found again in the records of finished games: nothing is kept but the games.

use crate::record::{Record, Summary};
use crate::session::Session;
use crate::settings::Luck;
use crate::shelf;
use crate::verdict::ForPeople;
use kernel::{Seat, Trophy};
use std::collections::BTreeSet;

/// So many victories in a row earn a trophy in every game.
pub const VICTORIES_IN_A_ROW: u64 = 5;

/// A trophy of a game, and how it was come by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrophyPlace {
    /// The trophy.
    pub trophy: Trophy,
    /// How many games have earned it.
    pub times: u64,
    /// When the first of them was begun, in Greenwich: `2026-11-15T20:33:44Z`; empty where its record does not say.
    pub first: Option<String>,
}

/// A trophy of a game, with the names of the games that earned it, oldest first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EarnedTrophy {
    /// The trophy.
    pub trophy: Trophy,
    /// What the games are known by; none where it is still to be earned.
    pub games: Vec<String>,
}

/// A game of a player as trophies look at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// What it is known by.
    pub name: String,
    /// The seed and the options, where chance came from a seed: its first try counts, and no other.
    pub deal: Option<(String, Vec<(String, String)>)>,
    /// Whether nobody helped, and the cards were the printed ones.
    pub fair: bool,
    /// Whether it was won; nothing while it goes on, or where it came to one thing for one and another for others.
    pub won: Option<bool>,
}

impl Attempt {
    fn of(summary: &Summary) -> Self {
        let deal = match &summary.settings.luck {
            Luck::Seed { seed, .. } => Some((seed.clone(), summary.settings.options.clone())),
            Luck::Asked => None,
        };
        let won = match summary.result().map(ForPeople::together) {
            Some(together) => together.map(|(_, won)| won),
            None => summary.resigned.then_some(false),
        };
        let fair = !summary.assisted && summary.settings.custom.is_none();
        Self { name: summary.begun().unwrap_or_default().into(), deal, fair, won }
    }
}

/// For each of these attempts at one game, which come oldest first, whether it is the first at its deal.
pub fn first_attempts<'a>(attempts: impl IntoIterator<Item = &'a Attempt>) -> Vec<bool> {
    let mut tried = BTreeSet::new();
    attempts.into_iter().map(|attempt| attempt.deal.as_ref().is_none_or(|deal| tried.insert(deal))).collect()
}

/// All trophies of the game of that id, earned or not, by these attempts at it, which come oldest first. Of each victory that counts, what
/// goes with it is asked for the trophies that the game itself earned.
///
/// A game counts that was won without help, by the printed cards, at the first try of its seed.
pub fn award<G>(
    id: &str,
    attempts: impl IntoIterator<Item = (Attempt, G)>,
    mut earned: impl FnMut(G) -> Vec<&'static str>,
) -> Vec<EarnedTrophy> {
    let Some(label) = shelf::label(id) else { return Vec::new() };
    let row = Trophy::new("row", "trophy-row", "trophy-row-deed");
    let all = label.trophies.iter().cloned().chain([row]);
    let mut trophies: Vec<EarnedTrophy> = all.map(|trophy| EarnedTrophy { trophy, games: Vec::new() }).collect();
    let (mut tried, mut streak) = (BTreeSet::new(), 0_u64);
    for (Attempt { name, deal, fair, won }, game) in attempts {
        let fresh = deal.is_none_or(|deal| tried.insert(deal));
        let Some(won) = won.filter(|_| fair && fresh) else { continue };
        streak = if won { streak + 1 } else { 0 };
        let earned = if won { earned(game) } else { Vec::new() };
        let row = won && streak.is_multiple_of(VICTORIES_IN_A_ROW);
        for place in &mut trophies {
            if earned.contains(&place.trophy.id) || (row && place.trophy.id == "row") {
                place.games.push(name.clone());
            }
        }
    }
    trophies
}

/// All trophies of the game of that id, earned or not, by these records, which come oldest first; those of other games are passed over.
/// A record that cannot be replayed earns nothing.
pub fn trophies(id: &str, records: impl IntoIterator<Item = Record>) -> Vec<TrophyPlace> {
    let own = records.into_iter().filter(|record| record.game == id);
    let places =
        award(id, own.map(|record| (Attempt::of(&record.summary()), record)), |record| earned_in(record, None));
    let place = |EarnedTrophy { trophy, games }| TrophyPlace {
        trophy,
        times: games.len() as u64,
        first: games.into_iter().next(),
    };
    places.into_iter().map(place).collect()
}

/// The ids of the trophies that a seat earned in a record, or the people of it where none is named; none where it cannot be replayed.
pub fn earned_in(record: Record, seat: Option<Seat>) -> Vec<&'static str> {
    let Ok(replay) = shelf::replay_record(record) else { return Vec::new() };
    let mut replay = replay.without_checkpoints();
    let replayed = replay.go_to(replay.steps());
    let session: &Session = replay.session();
    let seat = seat.or_else(|| session.settings().people(session.seats()).lowest());
    seat.filter(|_| replayed.is_ok()).map(|seat| session.earned(seat)).unwrap_or_default()
}
