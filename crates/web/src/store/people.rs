//! People: guests, accounts and declared bots, and the tokens that they are known by.

use super::{Store, StoreResult, now};
use crate::ids;
use crate::people::names;
use sqlx::Row;
use sqlx::any::AnyRow;

/// For how many days a browser's cookie opens something after it was last seen.
pub const COOKIE_DAYS: i64 = 400;

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The id: for us alone.
    pub id: String,
    /// The name of the account; a guest has none.
    pub name: Option<String>,
    /// Whether it is a declared bot.
    pub bot: bool,
    /// Whether those who run the server want nothing more of this account.
    pub banned: bool,
    /// When it was made, in seconds since 1970.
    pub created: i64,
    /// When it was last here, to the day.
    pub seen: i64,
}

impl Person {
    /// What others see: the name of the account, with a sign where it is a declared bot's; nothing for a guest.
    pub fn shown(&self) -> Option<String> {
        self.name.as_deref().map(|name| names::shown(name, self.bot))
    }
}

/// What a token is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// A browser's cookie.
    Cookie,
    /// A program's bearer token.
    Bearer,
}

impl TokenKind {
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Cookie => "cookie",
            Self::Bearer => "bearer",
        }
    }
}

pub(super) fn person(row: &AnyRow) -> Result<Person, sqlx::Error> {
    Ok(Person {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        bot: row.try_get::<i64, _>("bot")? != 0,
        banned: row.try_get::<i64, _>("banned")? != 0,
        created: row.try_get("created")?,
        seen: row.try_get("seen")?,
    })
}

impl Store {
    /// Somebody new: a guest, known by a cookie. Gives the secret that the browser keeps.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn new_guest(&self) -> StoreResult<(Person, String)> {
        let (id, created) = (ids::fresh(), now());
        {
            let _pen = self.pen().await;
            sqlx::query("INSERT INTO people (id, bot, banned, created, seen) VALUES ($1, 0, 0, $2, $2)")
                .bind(&id)
                .bind(created)
                .execute(&self.pool)
                .await?;
        }
        let secret = self.new_token(&id, TokenKind::Cookie, "").await?;
        Ok((Person { id, name: None, bot: false, banned: false, created, seen: created }, secret))
    }

    /// A new token of somebody; gives the secret, of which only the hash is kept.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn new_token(&self, person: &str, kind: TokenKind, label: &str) -> StoreResult<String> {
        let secret = ids::fresh();
        let _pen = self.pen().await;
        sqlx::query("INSERT INTO tokens (hash, person, kind, label, created, seen) VALUES ($1, $2, $3, $4, $5, $5)")
            .bind(ids::hashed(&secret))
            .bind(person)
            .bind(kind.word())
            .bind(label)
            .bind(now())
            .execute(&self.pool)
            .await?;
        Ok(secret)
    }

    /// Whoever holds the token of that secret.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn person_by_token(&self, secret: &str, kind: TokenKind) -> StoreResult<Option<Person>> {
        Ok(self.holder(secret, kind).await?.map(|(person, _)| person))
    }

    /// Whoever holds the token of that secret, and when it was last seen, to the day. A cookie that was not seen for long opens
    /// nothing; a program's token lasts until it is revoked.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn holder(&self, secret: &str, kind: TokenKind) -> StoreResult<Option<(Person, i64)>> {
        let find = "SELECT people.*, tokens.seen AS token_seen FROM tokens JOIN people ON people.id = tokens.person \
                    WHERE tokens.hash = $1 AND tokens.kind = $2 AND (tokens.kind <> 'cookie' OR tokens.seen >= $3)";
        let oldest = now() - COOKIE_DAYS * 86_400;
        let find = sqlx::query(find).bind(ids::hashed(secret)).bind(kind.word()).bind(oldest);
        let Some(row) = find.fetch_optional(&self.pool).await? else { return Ok(None) };
        Ok(Some((person(&row)?, row.try_get("token_seen")?)))
    }

    /// Those of some tokens, by their hashes, that open nothing any more.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn worthless(&self, hashes: &[String]) -> StoreResult<Vec<String>> {
        let oldest = now() - COOKIE_DAYS * 86_400;
        let (mut worthless, mut rest) = (Vec::new(), hashes);
        while !rest.is_empty() {
            // Few sizes, so that the database knows the statements already.
            let (some, others) = rest.split_at(1 << rest.len().ilog2().min(8));
            rest = others;
            let places: Vec<String> = (2..some.len() + 2).map(|at| format!("${at}")).collect();
            let find = format!(
                "SELECT tokens.hash FROM tokens JOIN people ON people.id = tokens.person WHERE people.banned = 0 \
                 AND (tokens.kind <> 'cookie' OR tokens.seen >= $1) AND tokens.hash IN ({})",
                places.join(", ")
            );
            let find = some.iter().fold(sqlx::query_scalar(&find).bind(oldest), |find, hash| find.bind(hash));
            let good: Vec<String> = find.fetch_all(&self.pool).await?;
            worthless.extend(some.iter().filter(|hash| !good.contains(hash)).cloned());
        }
        Ok(worthless)
    }

    /// Writes down that somebody was here, with this token.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn note_seen(&self, person: &str, secret: &str) -> StoreResult<()> {
        let _pen = self.pen().await;
        let mut change = self.pool.begin().await?;
        for (update, which) in [
            ("UPDATE people SET seen = $2 WHERE id = $1", person),
            ("UPDATE tokens SET seen = $2 WHERE hash = $1", &ids::hashed(secret)),
        ] {
            sqlx::query(update).bind(which).bind(now()).execute(&mut *change).await?;
        }
        change.commit().await?;
        Ok(())
    }

    /// Forgets browsers' cookies that were not seen since that moment.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn forget_cookies(&self, moment: i64) -> StoreResult<()> {
        let _pen = self.pen().await;
        let delete = sqlx::query("DELETE FROM tokens WHERE kind = $1 AND seen < $2");
        delete.bind(TokenKind::Cookie.word()).bind(moment).execute(&self.pool).await?;
        Ok(())
    }

    /// The person of that id.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn person(&self, id: &str) -> StoreResult<Option<Person>> {
        let row = sqlx::query("SELECT * FROM people WHERE id = $1").bind(id).fetch_optional(&self.pool).await?;
        Ok(row.as_ref().map(person).transpose()?)
    }
}
