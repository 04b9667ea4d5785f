//! The trophies and the records of somebody, found again in their games. A victory is replayed once, for what it earned, and
//! remembered while the server runs; nothing of it is kept.

use crate::live::table_spec::TableSpec;
use crate::people::history::played;
use crate::site::Site;
use crate::store::{BegunGame, StoreResult, now};
use kernel::Seat;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;
use table::days::DayStreak;
use table::figures::{Figures, GameKind};
use table::record::Record;
use table::trophies::{Attempt, EarnedTrophy, award, earned_in, first_attempts};
use table::{ForPeople, IDS, Moment};

/// How many games are looked at, the latest: as many as figures are made of.
pub const MOST_GAMES: u32 = 5000;

/// How many victories are replayed for one look: the others wait for the next.
const MOST_REPLAYS: usize = 25;

/// What somebody's games of one kind came to at best.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PersonalBests {
    /// In figures.
    pub figures: Figures,
    /// How many decisions the shortest victory took.
    pub shortest: Option<u32>,
}

/// All that somebody's games have earned.
pub struct TrophyCabinet {
    games: Vec<BegunGame>,
    /// The trophies of every game on the shelf, with the tables that earned them.
    pub shelves: Vec<(&'static str, Vec<EarnedTrophy>)>,
    /// How many victories are yet to be looked at.
    pub unseen: usize,
    /// The tables at which a seed was played that had been tried before.
    pub tried_before: HashSet<String>,
}

impl TrophyCabinet {
    /// What somebody has earned, as whoever asks from that network may have it looked up now.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn of(site: &Arc<Site>, network: &str, person: &str) -> StoreResult<Self> {
        let games = site.store.begun_by(person, MOST_GAMES).await?;
        let attempts: Vec<Attempt> = games.iter().map(attempt).collect();
        let mut counts = Vec::new();
        awarded(&games, &attempts, |game| {
            counts.push(game.clone());
            Vec::new()
        });
        look_at(site, network, &counts).await?;
        let mut unseen = 0;
        let shelves = awarded(&games, &attempts, |game| {
            let known = site.earned.get(&key(game));
            unseen += usize::from(known.is_none());
            let ids = table::shelf::label(&game.kind.game).into_iter().flat_map(|label| &label.trophies);
            let earned = |id: &&'static str| known.iter().any(|known| known.split(' ').any(|known| known == *id));
            ids.map(|trophy| trophy.id).filter(earned).collect()
        });
        let tried_before = tried_before(&games, &attempts);
        Ok(Self { games, shelves, unseen, tried_before })
    }

    /// The tables that earned a trophy, with the names of these.
    pub fn marks(&self) -> HashMap<&str, Vec<&EarnedTrophy>> {
        let mut marks: HashMap<&str, Vec<&EarnedTrophy>> = HashMap::new();
        for trophy in self.shelves.iter().flat_map(|(_, trophies)| trophies) {
            trophy.games.iter().for_each(|game| marks.entry(game).or_default().push(trophy));
        }
        marks
    }

    /// Whether there may be older games, which are not looked at.
    pub fn is_full(&self) -> bool {
        self.games.len() >= MOST_GAMES as usize
    }

    /// When a game ended, in seconds since 1970.
    pub fn ended(&self, id: &str) -> Option<i64> {
        self.games.iter().find(|game| game.id == id).map(|game| game.touched)
    }

    /// The games that somebody has played, as the shelf has them.
    pub fn played(&self) -> Vec<&'static str> {
        let finished = |id: &&&str| self.games.iter().any(|game| game.kind.game == **id && game.result.is_some());
        IDS.iter().filter(finished).copied().collect()
    }

    /// The days in a row on which a dungeon of the day was finished.
    pub fn days(&self) -> DayStreak {
        let finished = self.games.iter().filter(|game| game.result.is_some());
        DayStreak::of(finished.filter_map(|game| game.daily.as_deref()), Moment::of_seconds(now().max(0) as u64))
    }

    /// The records of a game, kind by kind.
    pub fn bests(&self, game: &str) -> BTreeMap<&GameKind, PersonalBests> {
        let own = |row: &&BegunGame| row.kind.game == game;
        let mut ended: Vec<_> = self.games.iter().filter(own).filter_map(|row| Some((row, result(row)?))).collect();
        ended.sort_by_key(|(row, _)| row.touched);
        let mut bests: BTreeMap<&GameKind, PersonalBests> = BTreeMap::new();
        for (row, (score, won)) in ended {
            let best = bests.entry(&row.kind).or_default();
            best.figures.add(ForPeople::Together { score, won });
            let shorter = |length: &u32| best.shortest.is_none_or(|shortest| *length < shortest);
            if let Some(length) = row.decisions.filter(|length| won && shorter(length)) {
                best.shortest = Some(length);
            }
        }
        bests
    }
}

/// The score of a game, and whether it was won, once it is over.
fn result(game: &BegunGame) -> Option<(i32, bool)> {
    played(game.result.as_deref()?, game.touched, game.seat).map(|own| (own.score, own.won))
}

/// What the trophies that a game earned are remembered by: if its end is taken back, it is touched.
fn key(game: &BegunGame) -> String {
    format!("{} {} {}", game.id, game.seat, game.touched)
}

fn attempt(game: &BegunGame) -> Attempt {
    let wanted = TableSpec::read(&game.wanted);
    Attempt {
        name: game.id.clone(),
        deal: Some((wanted.seed, wanted.options)),
        fair: !game.kind.assisted,
        won: result(game).map(|(_, won)| won),
    }
}

fn games_of<'a>(
    games: &'a [BegunGame],
    attempts: &'a [Attempt],
    id: &str,
) -> impl Iterator<Item = (&'a Attempt, &'a BegunGame)> {
    attempts.iter().zip(games).filter(move |(_, game)| game.kind.game == id)
}

/// The trophies of all games on the shelf.
fn awarded<'a>(
    games: &'a [BegunGame],
    attempts: &'a [Attempt],
    mut earned: impl FnMut(&'a BegunGame) -> Vec<&'static str>,
) -> Vec<(&'static str, Vec<EarnedTrophy>)> {
    let own = |id| games_of(games, attempts, id).map(|(attempt, game)| (attempt.clone(), game));
    IDS.iter().map(|id| (*id, award(id, own(id), &mut earned))).collect()
}

fn tried_before(games: &[BegunGame], attempts: &[Attempt]) -> HashSet<String> {
    let of_game = |id: &&str| {
        let own = || games_of(games, attempts, id).map(|(attempt, _)| attempt);
        let again = own().zip(first_attempts(own())).filter(|(_, first)| !first);
        again.map(|(attempt, _)| attempt.name.clone()).collect::<Vec<_>>()
    };
    IDS.iter().flat_map(of_game).collect()
}

/// Replays some of these victories that nobody has looked at yet, where it can be done soon: else they wait for another look.
async fn look_at(site: &Arc<Site>, network: &str, victories: &[BegunGame]) -> StoreResult<()> {
    let unknown = victories.iter().filter(|game| site.earned.get(&key(game)).is_none());
    let some: Vec<BegunGame> = unknown.take(MOST_REPLAYS).cloned().collect();
    if some.is_empty() {
        return Ok(());
    }
    // As with every replay: nobody waits for what one network asks for.
    let Some(front) = site.bot_pool.front_soon(network).await else { return Ok(()) };
    let ids: Vec<&str> = some.iter().map(|game| game.id.as_str()).collect();
    let lines = site.store.lines_of(&ids).await?;
    let tables = site.store.tables(&ids).await?;
    let record = |game: &BegunGame| {
        let (row, _) = tables.get(&game.id).filter(|(row, _)| row.touched == game.touched)?;
        let text = row.head.clone()? + "\n" + &lines.get(&game.id)?.join("\n") + "\n";
        Some((key(game), Seat(game.seat), text))
    };
    let records: Vec<_> = some.iter().filter_map(record).collect();
    let kept = site.clone();
    let looking = site.bot_pool.run_at_front(front, move || {
        for (key, seat, text) in records {
            let earned = Record::read(&text).map(|record| earned_in(record, Some(seat))).unwrap_or_default();
            kept.earned.keep(key, earned.join(" ").into());
        }
    });
    looking.await;
    Ok(())
}
