//! Tables and who sits at them.

use super::{Store, StoreResult, now};
use crate::ids;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Connection, Row};
use table::BotSpec;

/// How people play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// All at once, now: who is away for long may be stood in for.
    #[default]
    Live,
    /// A move now, a move tomorrow.
    Leisure,
}

impl Pace {
    /// `live` or `leisure`.
    pub fn word(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::Leisure => "leisure",
        }
    }

    /// The pace of that word.
    pub fn read(word: &str) -> Option<Self> {
        [Self::Live, Self::Leisure].into_iter().find(|pace| pace.word() == word)
    }

    /// For how many seconds somebody may be awaited before others may have a bot stand in.
    pub fn patience(self) -> i64 {
        match self {
            Self::Live => 90,
            Self::Leisure => 3 * 86_400,
        }
    }
}

/// A table to be kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// What was asked for: the head of a record.
    pub wanted: String,
    /// Whether anybody may find it.
    pub open: bool,
    /// How people play.
    pub pace: Pace,
    /// The day, where it is the daily dungeon.
    pub daily: Option<String>,
    /// What must be the same for games to be compared: options that are not the rulebook's.
    pub kind: String,
    /// Who made it.
    pub owner: String,
    /// The seats, in order: a person's id and name, or the bot's word.
    pub seats: Vec<SeatRow>,
}

/// A table as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its id, which is in its address.
    pub id: String,
    /// What whoever holds it may sit down with.
    pub invite: String,
    /// The game.
    pub game: String,
    /// What was asked for: the head of a record.
    pub wanted: String,
    /// The head of its record, once everybody sits.
    pub head: Option<String>,
    /// Whether anybody may find it.
    pub open: bool,
    /// How people play.
    pub pace: Pace,
    /// The day, where it is the daily dungeon.
    pub daily: Option<String>,
    /// What must be the same for games to be compared.
    pub kind: String,
    /// Who made it.
    pub owner: String,
    /// When, in seconds since 1970.
    pub created: i64,
    /// When something last happened.
    pub touched: i64,
    /// How it ended, as a record says it.
    pub result: Option<String>,
    /// Whether somebody had help.
    pub assisted: bool,
    /// What the people at the table are asked to agree to: `undo 2 0,3 41.2` for seat 2, with the seats that have agreed,
    /// and the turn.
    pub asked: Option<String>,
    /// The table at which the same people play again.
    pub rematch: Option<String>,
}

/// A seat as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatRow {
    /// Who holds it, by id; nobody where it is free, or a bot's from the start.
    pub person: Option<String>,
    /// What whoever holds it is called.
    pub name: String,
    /// The bot that plays for it now.
    pub bot: Option<BotSpec>,
    /// The words of its standing orders, one a line.
    pub orders: String,
    /// When whoever holds it was last here, in seconds since 1970.
    pub seen: i64,
    /// Whether whoever holds it is a declared bot. This is read from people, and not kept here.
    pub declared: bool,
}

impl SeatRow {
    /// Whether anybody may sit down here.
    pub fn free(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }
}

pub(super) fn table(row: &AnyRow) -> Result<TableRow, sqlx::Error> {
    Ok(TableRow {
        id: row.try_get("id")?,
        invite: row.try_get("invite")?,
        game: row.try_get("game")?,
        wanted: row.try_get("wanted")?,
        head: row.try_get("head")?,
        open: row.try_get::<i64, _>("open")? != 0,
        pace: Pace::read(row.try_get("pace")?).unwrap_or_default(),
        daily: row.try_get("daily")?,
        kind: row.try_get("kind")?,
        owner: row.try_get("owner")?,
        created: row.try_get("created")?,
        touched: row.try_get("touched")?,
        result: row.try_get("result")?,
        assisted: row.try_get::<i64, _>("assisted")? != 0,
        asked: row.try_get("asked")?,
        rematch: row.try_get("rematch")?,
    })
}

pub(super) fn seat(row: &AnyRow) -> Result<SeatRow, sqlx::Error> {
    Ok(SeatRow {
        person: row.try_get("person")?,
        name: row.try_get("name")?,
        bot: row.try_get::<Option<String>, _>("bot")?.as_deref().map(BotSpec::from),
        orders: row.try_get("orders")?,
        seen: row.try_get("seen")?,
        declared: row.try_get::<Option<i64>, _>("declared")?.is_some_and(|declared| declared != 0),
    })
}

impl Store {
    /// Keeps a new table; gives its id.
    ///
    /// # Errors
    /// If somebody has this dungeon of the day already, or the store does not answer.
    pub async fn new_table(&self, new: &NewTable) -> StoreResult<String> {
        let _pen = self.pen().await;
        let mut line = self.pool.acquire().await?;
        let made = insert_table(&mut line, new).await;
        if made.is_err() {
            // As with lines: what broke may still be open on it.
            line.close_on_drop();
        }
        made
    }

    /// The table of that id, and its seats in order.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn table(&self, id: &str) -> StoreResult<Option<(TableRow, Vec<SeatRow>)>> {
        let Some(row) = sqlx::query("SELECT * FROM tables WHERE id = $1").bind(id).fetch_optional(&self.pool).await?
        else {
            return Ok(None);
        };
        let find = "SELECT seats.*, people.bot AS declared FROM seats LEFT JOIN people ON people.id = seats.person \
                    WHERE seats.table_id = $1 ORDER BY seats.seat";
        let seats = sqlx::query(find).bind(id).fetch_all(&self.pool).await?;
        let seats = seats.iter().map(seat).collect::<Result<_, _>>()?;
        Ok(Some((table(&row)?, seats)))
    }

    /// The table of that id with its seats and the lines of its record, if there is one. Where it says that the game is over, the
    /// lines are of a game that was.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn whole_table(&self, id: &str) -> StoreResult<Option<(TableRow, Vec<SeatRow>, Vec<String>)>> {
        if !ids::plausible(id) {
            return Ok(None);
        }
        // A slip at the very end may be taken back: what is read first is no younger than what is said of it.
        let lines = self.lines(id).await?;
        Ok(self.table(id).await?.map(|(row, seats)| (row, seats, lines)))
    }

    /// The id of the table that an invitation leads to.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn invited_to(&self, invite: &str) -> StoreResult<Option<String>> {
        let find = sqlx::query_scalar("SELECT id FROM tables WHERE invite = $1").bind(invite);
        Ok(find.fetch_optional(&self.pool).await?)
    }

    /// Writes down what the people at a table are asked to agree to, if it is still as somebody saw it; true if so.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn set_asked(&self, id: &str, before: Option<&str>, asked: Option<&str>) -> StoreResult<bool> {
        let _pen = self.pen().await;
        let update = sqlx::query("UPDATE tables SET asked = $3 WHERE id = $1 AND COALESCE(asked, '') = $2");
        let done = update.bind(id).bind(before.unwrap_or("")).bind(asked).execute(&self.pool).await?;
        Ok(done.rows_affected() == 1)
    }

    /// Some tables at which nothing was ever decided, and nothing has happened since that moment.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn tables_never_played_since(&self, moment: i64) -> StoreResult<Vec<String>> {
        let find = "SELECT id FROM tables WHERE touched < $1 AND result IS NULL \
                    AND (SELECT COUNT(*) FROM lines WHERE table_id = tables.id) < 2 LIMIT 100";
        Ok(sqlx::query_scalar(find).bind(moment).fetch_all(&self.pool).await?)
    }

    /// How many tables somebody has made at which the game is not over.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn unfinished_by(&self, person: &str) -> StoreResult<i64> {
        let count = sqlx::query_scalar("SELECT COUNT(*) FROM tables WHERE owner = $1 AND result IS NULL");
        Ok(count.bind(person).fetch_one(&self.pool).await?)
    }

    /// Writes down at which table the same people play again, if nobody was faster; gives the table that it is.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn set_rematch(&self, id: &str, rematch: &str) -> StoreResult<Option<String>> {
        let _pen = self.pen().await;
        sqlx::query("UPDATE tables SET rematch = $2 WHERE id = $1 AND rematch IS NULL")
            .bind(id)
            .bind(rematch)
            .execute(&self.pool)
            .await?;
        Ok(sqlx::query_scalar("SELECT rematch FROM tables WHERE id = $1").bind(id).fetch_optional(&self.pool).await?)
    }

    /// Tables that anybody may join or watch, those touched last first.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn open_tables(&self, most: u32) -> StoreResult<Vec<TableRow>> {
        let find =
            "SELECT * FROM tables WHERE open = 1 AND result IS NULL AND touched > $1 ORDER BY touched DESC LIMIT $2";
        let rows = sqlx::query(find).bind(now() - 7 * 86_400).bind(most as i64).fetch_all(&self.pool).await?;
        Ok(rows.iter().map(table).collect::<Result<_, _>>()?)
    }
}

/// Writes a new table down; gives its id.
async fn insert_table(line: &mut AnyConnection, new: &NewTable) -> StoreResult<String> {
    let id = ids::fresh();
    let mut change = line.begin().await?;
    let insert = "INSERT INTO tables (id, invite, game, wanted, open, pace, daily, kind, owner, created, touched, assisted) \
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, 0)";
    sqlx::query(insert)
        .bind(&id)
        .bind(ids::fresh())
        .bind(&new.game)
        .bind(&new.wanted)
        .bind(new.open as i64)
        .bind(new.pace.word())
        .bind(new.daily.as_deref())
        .bind(&new.kind)
        .bind(&new.owner)
        .bind(now())
        .execute(&mut *change)
        .await?;
    if let Some(day) = &new.daily {
        // Once is once: whoever has played it already is refused here, however many ask at a time.
        sqlx::query("INSERT INTO daily_plays (day, game, kind, person, table_id) VALUES ($1, $2, $3, $4, $5)")
            .bind(day)
            .bind(&new.game)
            .bind(&new.kind)
            .bind(&new.owner)
            .bind(&id)
            .execute(&mut *change)
            .await?;
    }
    for (seat, row) in new.seats.iter().enumerate() {
        let insert =
            "INSERT INTO seats (table_id, seat, person, name, bot, orders, seen) VALUES ($1, $2, $3, $4, $5, '', $6)";
        sqlx::query(insert)
            .bind(&id)
            .bind(seat as i64)
            .bind(row.person.as_deref())
            .bind(&row.name)
            .bind(row.bot.as_ref().map(BotSpec::to_string))
            .bind(now())
            .execute(&mut *change)
            .await?;
    }
    change.commit().await?;
    Ok(id)
}
