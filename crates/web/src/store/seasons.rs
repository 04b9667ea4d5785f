//! Seasons: what everybody's dungeons of the day came to in a month.

use super::{Store, StoreResult};
use crate::daily::Leaderboard;
use sqlx::Row;
use sqlx::any::AnyRow;

/// Somebody's place in a season of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeasonPlace {
    /// The place, from 1; who did equally well has the same.
    pub place: i64,
    /// Who it is, by id.
    pub person: String,
    /// What they are called.
    pub name: String,
    /// Their points.
    pub points: i64,
    /// The days on which they finished the dungeon.
    pub days: i64,
    /// Those of them that they won.
    pub wins: i64,
    /// All their scores together.
    pub score: i64,
}

fn place(row: &AnyRow) -> Result<SeasonPlace, sqlx::Error> {
    Ok(SeasonPlace {
        place: row.try_get("place")?,
        person: row.try_get("person")?,
        name: row.try_get("name")?,
        points: row.try_get("points")?,
        days: row.try_get("days")?,
        wins: row.try_get("wins")?,
        score: row.try_get("score")?,
    })
}

/// The standings of a season: a point for each day that was finished, and two more for each that was won; among equals, all scores
/// together. What a run is worth says both whether it was won and its score: see [`crate::daily::worth`].
const STANDINGS: &str = "WITH runs AS (SELECT seats.person, COALESCE(people.name, seats.name) AS name, \
     CASE WHEN tables.worth > 4294967296 THEN 1 ELSE 0 END AS won, \
     CASE WHEN tables.worth > 4294967296 THEN tables.worth - 8589934592 ELSE tables.worth END AS score \
     FROM tables JOIN seats ON seats.table_id = tables.id JOIN people ON people.id = seats.person \
     WHERE tables.daily IN (DAYS) AND tables.game = $1 AND tables.kind = $2 AND tables.board = $3 AND people.banned = 0), \
     totals AS (SELECT person, MAX(name) AS name, COUNT(*) AS days, CAST(SUM(won) AS BIGINT) AS wins, \
     CAST(SUM(score) AS BIGINT) AS score FROM runs GROUP BY person), \
     standings AS (SELECT person, name, days, wins, score, days + 2 * wins AS points, \
     RANK() OVER (ORDER BY days + 2 * wins DESC, score DESC) AS place, \
     ROW_NUMBER() OVER (ORDER BY days + 2 * wins DESC, score DESC, person) AS line FROM totals) \
     SELECT * FROM standings WHERE line <= $4 OR person = $5 ORDER BY line";

impl Store {
    /// The best of a season of a game and kind, by its days, best first; somebody's own place beside. Only who played alone and in time
    /// stands there.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn season_places(
        &self,
        days: &[String],
        game: &str,
        kind: &str,
        own: Option<&str>,
        most: u32,
    ) -> StoreResult<Vec<SeasonPlace>> {
        // Day by day, so that the index of the boards finds each at once.
        let listed: Vec<String> = (0..days.len()).map(|at| format!("${}", at + 6)).collect();
        let find = STANDINGS.replace("DAYS", &listed.join(", "));
        let find = sqlx::query(&find).bind(game).bind(kind).bind(Leaderboard::Plain.word());
        let find = find.bind(i64::from(most)).bind(own.unwrap_or(""));
        let find = days.iter().fold(find, |find, day| find.bind(day.as_str()));
        Ok(find.fetch_all(&self.pool).await?.iter().map(place).collect::<Result<_, _>>()?)
    }

    /// The first day of which a dungeon was played, if any was.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn first_day(&self) -> StoreResult<Option<String>> {
        let find = "SELECT MIN(daily) FROM tables WHERE daily IS NOT NULL";
        Ok(sqlx::query_scalar::<_, Option<String>>(find).fetch_one(&self.pool).await?)
    }
}
