//! People: guests, accounts and declared bots, and the tokens that they are known by.

use super::{Kept, Store, now};
use crate::{ids, names};
use sqlx::Row;
use sqlx::any::AnyRow;

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
    pub async fn new_guest(&self) -> Kept<(Person, String)> {
        let id = ids::fresh();
        {
            let _pen = self.pen().await;
            sqlx::query("INSERT INTO people (id, bot, banned, created, seen) VALUES ($1, 0, 0, $2, $2)")
                .bind(&id)
                .bind(now())
                .execute(&self.pool)
                .await?;
        }
        let secret = self.new_token(&id, TokenKind::Cookie, "").await?;
        Ok((Person { id, name: None, bot: false, banned: false, created: now(), seen: now() }, secret))
    }

    /// A new token of somebody; gives the secret, of which only the hash is kept.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn new_token(&self, person: &str, kind: TokenKind, label: &str) -> Kept<String> {
        let secret = ids::fresh();
        let _pen = self.pen().await;
        sqlx::query("INSERT INTO tokens (hash, person, kind, label, created) VALUES ($1, $2, $3, $4, $5)")
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
    pub async fn person_by_token(&self, secret: &str, kind: TokenKind) -> Kept<Option<Person>> {
        let find = "SELECT people.* FROM tokens JOIN people ON people.id = tokens.person WHERE tokens.hash = $1 AND tokens.kind = $2";
        let row = sqlx::query(find).bind(ids::hashed(secret)).bind(kind.word()).fetch_optional(&self.pool).await?;
        Ok(row.as_ref().map(person).transpose()?)
    }

    /// The person of that id.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn person(&self, id: &str) -> Kept<Option<Person>> {
        let row = sqlx::query("SELECT * FROM people WHERE id = $1").bind(id).fetch_optional(&self.pool).await?;
        Ok(row.as_ref().map(person).transpose()?)
    }
}
