//! The trophies of a player, found again in the records of finished games: nothing is kept but the games.

use crate::figures::Figures;
use crate::record::{Record, Summary};
use crate::session::Session;
use crate::settings::Luck;
use crate::shelf;
use crate::verdict::ForPeople;
use kernel::Trophy;
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

impl TrophyPlace {
    fn add(&mut self, summary: &Summary) {
        self.times += 1;
        self.first.get_or_insert_with(|| summary.begun().unwrap_or_default().into());
    }
}

/// All trophies of the game of that id, earned or not, by these records, which come oldest first; those of other games are passed over.
///
/// A game counts that was won without help, by the printed cards, at the first try of its seed. A record that cannot be replayed earns
/// nothing.
pub fn trophies(id: &str, records: impl IntoIterator<Item = Record>) -> Vec<TrophyPlace> {
    let Some(label) = shelf::label(id) else { return Vec::new() };
    let row = Trophy::new("row", "trophy-row", "trophy-row-deed");
    let all = label.trophies.iter().cloned().chain([row]);
    let mut places: Vec<TrophyPlace> = all.map(|trophy| TrophyPlace { trophy, times: 0, first: None }).collect();
    let (mut tried, mut figures) = (BTreeSet::new(), Figures::default());
    for record in records.into_iter().filter(|record| record.game == id) {
        let summary = record.summary();
        let fresh = match &summary.settings.luck {
            Luck::Seed { seed, .. } => tried.insert((seed.clone(), summary.settings.options.clone())),
            Luck::Asked => true,
        };
        if summary.assisted || summary.settings.custom.is_some() || !fresh {
            continue;
        }
        match summary.result().map(ForPeople::together) {
            Some(Some((score, won))) => figures.add(ForPeople::Together { score, won }),
            None if summary.resigned => figures.add_resigned(),
            _ => continue,
        }
        let victory = figures.streak > 0;
        let earned = if victory { earned_by(record) } else { Vec::new() };
        let row = victory && figures.streak.is_multiple_of(VICTORIES_IN_A_ROW);
        for place in &mut places {
            if earned.contains(&place.trophy.id) || (row && place.trophy.id == "row") {
                place.add(&summary);
            }
        }
    }
    places
}

/// The ids of the trophies that the people of a record earned; none where it cannot be replayed.
fn earned_by(record: Record) -> Vec<&'static str> {
    let Ok(replay) = shelf::replay_record(record) else { return Vec::new() };
    let mut replay = replay.without_checkpoints();
    let replayed = replay.go_to(replay.steps());
    let session: &Session = replay.session();
    let person = session.settings().people(session.seats()).lowest();
    person.filter(|_| replayed.is_ok()).map(|seat| session.earned(seat)).unwrap_or_default()
}
