//! Accounts: names, passwords and tokens; and how people become others, or nobody.

use super::daily::COUNTS;
use super::people::{TokenKind, person};
use super::{Person, Store, StoreError, StoreResult, now};
use crate::ids;
use sqlx::any::AnyRow;
use sqlx::{Any, Row, Transaction};

/// The bot that goes on for whoever is gone.
const STAND_IN: &str = "careful";

/// A program's token, as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenRow {
    /// What tells it from others; it opens nothing.
    pub mark: String,
    /// What its owner calls it.
    pub label: String,
    /// When it was made, in seconds since 1970.
    pub created: i64,
}

/// The tables that somebody's leaving has touched.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Left {
    /// Those whose seats have changed.
    pub changed: Vec<String>,
    /// Those that are no more.
    pub removed: Vec<String>,
}

/// A seat that somebody leaves.
struct Leaving {
    table: String,
    seat: i64,
    begun: bool,
    over: bool,
}

fn leaving(row: &AnyRow) -> Result<Leaving, sqlx::Error> {
    Ok(Leaving {
        table: row.try_get("table_id")?,
        seat: row.try_get("seat")?,
        begun: row.try_get::<i64, _>("begun")? != 0,
        over: row.try_get::<i64, _>("ended")? != 0,
    })
}

const SEATS_OF: &str = "SELECT seats.table_id, seats.seat, CASE WHEN tables.head IS NULL THEN 0 ELSE 1 END AS begun, \
                        CASE WHEN tables.result IS NULL THEN 0 ELSE 1 END AS ended \
                        FROM seats JOIN tables ON tables.id = seats.table_id WHERE seats.person = $1";

impl Store {
    /// The account of that folded name.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn person_named(&self, folded: &str) -> StoreResult<Option<Person>> {
        Ok(self.account(folded).await?.map(|(person, _)| person))
    }

    /// The account of that folded name, with the hash of its password.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn account(&self, folded: &str) -> StoreResult<Option<(Person, String)>> {
        let find = sqlx::query("SELECT * FROM people WHERE folded = $1").bind(folded);
        let Some(row) = find.fetch_optional(&self.pool).await? else { return Ok(None) };
        Ok(Some((person(&row)?, row.try_get::<Option<String>, _>("password")?.unwrap_or_default())))
    }

    /// Makes a guest an account. Whatever tokens the guest had open it no more.
    ///
    /// # Errors
    /// If somebody has that name, this is no guest any more, or the store does not answer.
    pub async fn make_account(&self, guest: &str, name: &str, folded: &str, password: &str) -> StoreResult<()> {
        let _pen = self.pen().await;
        let mut change = self.pool.begin().await?;
        let update =
            "UPDATE people SET name = $2, folded = $3, password = $4, seen = $5 WHERE id = $1 AND name IS NULL";
        let done = sqlx::query(update)
            .bind(guest)
            .bind(name)
            .bind(folded)
            .bind(password)
            .bind(now())
            .execute(&mut *change)
            .await?;
        if done.rows_affected() == 0 {
            return Err(StoreError::Taken);
        }
        sqlx::query("DELETE FROM tokens WHERE person = $1").bind(guest).execute(&mut *change).await?;
        change.commit().await?;
        self.ended.notify_one();
        Ok(())
    }

    /// Gives an account another password.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn set_password(&self, id: &str, password: &str) -> StoreResult<()> {
        let _pen = self.pen().await;
        let update = sqlx::query("UPDATE people SET password = $2 WHERE id = $1 AND name IS NOT NULL");
        update.bind(id).bind(password).execute(&self.pool).await?;
        Ok(())
    }

    /// Gives an account another name, wherever it sits under the old one; gives the tables where it does.
    ///
    /// # Errors
    /// If somebody has that name, or the store does not answer.
    pub async fn set_name(&self, before: &Person, name: &str, folded: &str) -> StoreResult<Vec<String>> {
        let after = Person { name: Some(name.into()), ..before.clone() };
        let _pen = self.pen().await;
        let mut change = self.pool.begin().await?;
        sqlx::query("UPDATE people SET name = $2, folded = $3 WHERE id = $1")
            .bind(&before.id)
            .bind(name)
            .bind(folded)
            .execute(&mut *change)
            .await?;
        let tables = called(&mut change, before, &after).await?;
        change.commit().await?;
        Ok(tables)
    }

    /// Declares an account a bot, for good; gives the tables where it sits.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn declare_bot(&self, before: &Person) -> StoreResult<Vec<String>> {
        let after = Person { bot: true, ..before.clone() };
        let _pen = self.pen().await;
        let mut change = self.pool.begin().await?;
        for update in [
            "UPDATE people SET bot = 1 WHERE id = $1 AND name IS NOT NULL",
            "UPDATE tables SET board = 'bots' WHERE board IN ('plain', 'assisted') \
             AND id IN (SELECT table_id FROM seats WHERE person = $1)",
        ] {
            sqlx::query(update).bind(&before.id).execute(&mut *change).await?;
        }
        let tables = called(&mut change, before, &after).await?;
        change.commit().await?;
        Ok(tables)
    }

    /// Wants nothing more of an account, or lets it back in.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn set_banned(&self, id: &str, banned: bool) -> StoreResult<()> {
        let _pen = self.pen().await;
        let update = sqlx::query("UPDATE people SET banned = $2 WHERE id = $1");
        update.bind(id).bind(banned as i64).execute(&self.pool).await?;
        self.ended.notify_one();
        Ok(())
    }

    /// Has a token open nothing any more.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn end_token(&self, secret: &str) -> StoreResult<()> {
        let _pen = self.pen().await;
        sqlx::query("DELETE FROM tokens WHERE hash = $1").bind(ids::hashed(secret)).execute(&self.pool).await?;
        self.ended.notify_one();
        Ok(())
    }

    /// Has all of somebody's tokens of a kind open nothing any more.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn end_tokens(&self, person: &str, kind: TokenKind) -> StoreResult<()> {
        let _pen = self.pen().await;
        let delete = sqlx::query("DELETE FROM tokens WHERE person = $1 AND kind = $2");
        delete.bind(person).bind(kind.word()).execute(&self.pool).await?;
        self.ended.notify_one();
        Ok(())
    }

    /// Has one of somebody's tokens for programs open nothing any more, by its mark.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn end_marked(&self, person: &str, mark: &str) -> StoreResult<()> {
        let _pen = self.pen().await;
        let delete = "DELETE FROM tokens WHERE person = $1 AND kind = $2 AND substr(hash, 1, 16) = $3";
        sqlx::query(delete).bind(person).bind(TokenKind::Bearer.word()).bind(mark).execute(&self.pool).await?;
        self.ended.notify_one();
        Ok(())
    }

    /// Somebody's tokens for programs, oldest first.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn bearers_of(&self, person: &str) -> StoreResult<Vec<TokenRow>> {
        let find = "SELECT substr(hash, 1, 16) AS mark, label, created FROM tokens WHERE person = $1 AND kind = $2 ORDER BY created, hash";
        let rows = sqlx::query(find).bind(person).bind(TokenKind::Bearer.word()).fetch_all(&self.pool).await?;
        let read = |row: &AnyRow| {
            let (mark, label, created) = (row.try_get("mark")?, row.try_get("label")?, row.try_get("created")?);
            Ok::<_, sqlx::Error>(TokenRow { mark, label, created })
        };
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }

    /// Gives all that a guest had to an account, and forgets the guest; gives the tables that this touched. The guest's tokens
    /// are not given: whoever else had one would hold the account. Where both sat at a table that is not over, a bot goes on
    /// for the guest.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn adopt(&self, guest: &str, account: &str) -> StoreResult<Vec<String>> {
        let _pen = self.pen().await;
        let mut change = self.pool.begin().await?;
        sqlx::query("DELETE FROM tokens WHERE person = $1").bind(guest).execute(&mut *change).await?;
        let mut touched = Vec::new();
        for held in seats_of(&mut change, guest).await? {
            if !held.over && others_at(&mut change, &held.table, guest, Some(account)).await? > 0 {
                vacate(&mut change, &held, None).await?;
            } else {
                let update = sqlx::query("UPDATE seats SET person = $3 WHERE table_id = $1 AND seat = $2");
                update.bind(&held.table).bind(held.seat).bind(account).execute(&mut *change).await?;
            }
            touched.push(held.table);
        }
        // The records that the guest left here, and the dungeons of the day that the account has not played itself.
        for update in [
            "UPDATE tables SET owner = $2 WHERE owner = $1",
            "UPDATE imports SET owner = $2 WHERE owner = $1",
            "INSERT INTO daily_plays (day, game, kind, person, table_id) \
             SELECT day, game, kind, $2, table_id FROM daily_plays WHERE person = $1 ON CONFLICT DO NOTHING",
            "INSERT INTO puzzle_attempts (person, game, puzzle, attempt, at) \
             SELECT $2, game, puzzle, attempt, at FROM puzzle_attempts WHERE person = $1 ON CONFLICT DO NOTHING",
        ] {
            sqlx::query(update).bind(guest).bind(account).execute(&mut *change).await?;
        }
        for delete in ["DELETE FROM daily_plays WHERE person = $1", "DELETE FROM puzzle_attempts WHERE person = $1"] {
            sqlx::query(delete).bind(guest).execute(&mut *change).await?;
        }
        let uncounted = format!(
            "UPDATE tables SET board = NULL WHERE board IS NOT NULL AND id IN (SELECT table_id FROM seats WHERE person = $1) \
             AND NOT {COUNTS}"
        );
        sqlx::query(&uncounted).bind(account).execute(&mut *change).await?;
        sqlx::query("DELETE FROM people WHERE id = $1 AND name IS NULL").bind(guest).execute(&mut *change).await?;
        change.commit().await?;
        self.ended.notify_one();
        Ok(touched)
    }

    /// Forgets somebody: the person, the tokens, and the tables at which nobody else sits. Where others sit, the seat is called
    /// what is given here, and a bot goes on for it.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn delete_person(&self, id: &str, gone: &str) -> StoreResult<Left> {
        let _pen = self.pen().await;
        let mut change = self.pool.begin().await?;
        sqlx::query("DELETE FROM tokens WHERE person = $1").bind(id).execute(&mut *change).await?;
        let mut left = Left::default();
        for held in seats_of(&mut change, id).await? {
            if others_at(&mut change, &held.table, id, None).await? > 0 {
                vacate(&mut change, &held, Some(gone)).await?;
                left.changed.push(held.table);
            } else {
                left.removed.push(held.table);
            }
        }
        // Tables that were made for others, who never came, or made and left.
        let owned = sqlx::query_scalar("SELECT id FROM tables WHERE owner = $1").bind(id).fetch_all(&mut *change);
        for table in owned.await? {
            if !left.removed.contains(&table) && others_at(&mut change, &table, id, None).await? == 0 {
                left.removed.push(table);
            }
        }
        for table in &left.removed {
            remove(&mut change, table).await?;
        }
        for rest in [
            "UPDATE tables SET owner = '' WHERE owner = $1",
            "DELETE FROM imports WHERE owner = $1",
            "DELETE FROM daily_plays WHERE person = $1",
            "DELETE FROM puzzle_attempts WHERE person = $1",
            "DELETE FROM people WHERE id = $1",
        ] {
            sqlx::query(rest).bind(id).execute(&mut *change).await?;
        }
        change.commit().await?;
        self.ended.notify_one();
        Ok(left)
    }

    /// Forgets a table, its seats and its record; true if there was one.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn delete_table(&self, id: &str) -> StoreResult<bool> {
        let _pen = self.pen().await;
        let mut change = self.pool.begin().await?;
        let there = remove(&mut change, id).await?;
        change.commit().await?;
        Ok(there)
    }

    /// Some of the guests who have not been here since that moment.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn guests_unseen_since(&self, moment: i64) -> StoreResult<Vec<String>> {
        let find = sqlx::query_scalar("SELECT id FROM people WHERE name IS NULL AND seen < $1 LIMIT 100");
        Ok(find.bind(moment).fetch_all(&self.pool).await?)
    }
}

/// Changes what somebody is called wherever they sit; gives the tables.
async fn called(change: &mut Transaction<'_, Any>, before: &Person, after: &Person) -> StoreResult<Vec<String>> {
    sqlx::query("UPDATE seats SET name = $3 WHERE person = $1 AND name = $2")
        .bind(&before.id)
        .bind(before.shown())
        .bind(after.shown())
        .execute(&mut **change)
        .await?;
    let tables = sqlx::query_scalar("SELECT DISTINCT table_id FROM seats WHERE person = $1").bind(&before.id);
    Ok(tables.fetch_all(&mut **change).await?)
}

async fn seats_of(change: &mut Transaction<'_, Any>, person: &str) -> StoreResult<Vec<Leaving>> {
    let rows = sqlx::query(SEATS_OF).bind(person).fetch_all(&mut **change).await?;
    Ok(rows.iter().map(leaving).collect::<Result<_, _>>()?)
}

/// How many other people sit at a table, or whether one of them does.
async fn others_at(
    change: &mut Transaction<'_, Any>,
    table: &str,
    person: &str,
    other: Option<&str>,
) -> StoreResult<i64> {
    let count = "SELECT COUNT(*) FROM seats WHERE table_id = $1 AND person IS NOT NULL AND person <> $2 AND (person = $3 OR $4 = 1)";
    let count =
        sqlx::query_scalar(count).bind(table).bind(person).bind(other.unwrap_or("")).bind(other.is_none() as i64);
    Ok(count.fetch_one(&mut **change).await?)
}

/// Takes somebody off a seat: it is free again where the game has not begun, and a bot goes on where it is not over.
async fn vacate(change: &mut Transaction<'_, Any>, held: &Leaving, gone: Option<&str>) -> StoreResult<()> {
    let update = match (held.begun, held.over) {
        (false, _) => {
            "UPDATE seats SET person = NULL, recovery = NULL, name = '', orders = '' WHERE table_id = $1 AND seat = $2"
        }
        (_, true) => "UPDATE seats SET person = NULL, recovery = NULL, name = $3 WHERE table_id = $1 AND seat = $2",
        (_, false) => {
            "UPDATE seats SET person = NULL, recovery = NULL, name = $3, bot = COALESCE(bot, $4), orders = '' WHERE table_id = $1 AND seat = $2"
        }
    };
    let name = match gone {
        Some(gone) => gone.to_string(),
        None => {
            let find = sqlx::query_scalar("SELECT name FROM seats WHERE table_id = $1 AND seat = $2");
            find.bind(&held.table).bind(held.seat).fetch_one(&mut **change).await?
        }
    };
    let mut update = sqlx::query(update).bind(&held.table).bind(held.seat);
    if held.begun {
        update = update.bind(name);
    }
    if held.begun && !held.over {
        update = update.bind(STAND_IN);
    }
    update.execute(&mut **change).await?;
    // Nobody waits for the consent of who is gone.
    sqlx::query("UPDATE tables SET asked = NULL WHERE id = $1").bind(&held.table).execute(&mut **change).await?;
    Ok(())
}

async fn remove(change: &mut Transaction<'_, Any>, table: &str) -> StoreResult<bool> {
    let done = sqlx::query("DELETE FROM tables WHERE id = $1").bind(table).execute(&mut **change).await?;
    for rest in [
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM lines WHERE table_id = $1",
        // Those who came from there can play again elsewhere.
        "UPDATE tables SET rematch = NULL WHERE rematch = $1",
    ] {
        sqlx::query(rest).bind(table).execute(&mut **change).await?;
    }
    Ok(done.rows_affected() == 1)
}
