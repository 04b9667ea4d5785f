//! Records from elsewhere, kept for a while so that they can be shown to others.

use super::{Kept, Store, now};
use crate::ids;

/// For how many seconds a record from elsewhere is kept: a year.
const KEPT: i64 = 365 * 86_400;

impl Store {
    /// Keeps a record from elsewhere; gives its id, which is the same for the same text. What is too old goes.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn keep_import(&self, text: &str) -> Kept<String> {
        let id = ids::hashed(text)[..32].to_string();
        let _pen = self.pen().await;
        sqlx::query("DELETE FROM imports WHERE created < $1").bind(now() - KEPT).execute(&self.pool).await?;
        let insert =
            "INSERT INTO imports (id, text, created) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET created = $3";
        sqlx::query(insert).bind(&id).bind(text).bind(now()).execute(&self.pool).await?;
        Ok(id)
    }

    /// The record from elsewhere of that id.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn import(&self, id: &str) -> Kept<Option<String>> {
        Ok(sqlx::query_scalar("SELECT text FROM imports WHERE id = $1").bind(id).fetch_optional(&self.pool).await?)
    }
}
