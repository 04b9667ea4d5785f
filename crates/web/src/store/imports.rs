//! Records from elsewhere, kept for a while so that they can be shown to others.

use super::{Kept, Store, now};
use crate::ids;

/// For how many days a record from elsewhere is kept.
pub const IMPORT_DAYS: i64 = 365;

impl Store {
    /// Keeps a record from elsewhere; gives its id, which is the same for the same text.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn keep_import(&self, text: &str) -> Kept<String> {
        let id = ids::hashed(text)[..32].to_string();
        let _pen = self.pen().await;
        let insert =
            "INSERT INTO imports (id, text, created) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET created = $3";
        sqlx::query(insert).bind(&id).bind(text).bind(now()).execute(&self.pool).await?;
        Ok(id)
    }

    /// The record from elsewhere of that id, where it is not too old.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn import(&self, id: &str) -> Kept<Option<String>> {
        let find = sqlx::query_scalar("SELECT text FROM imports WHERE id = $1 AND created >= $2");
        Ok(find.bind(id).bind(now() - IMPORT_DAYS * 86_400).fetch_optional(&self.pool).await?)
    }

    /// Forgets records from elsewhere that were kept before that moment.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn forget_imports(&self, moment: i64) -> Kept<()> {
        let _pen = self.pen().await;
        sqlx::query("DELETE FROM imports WHERE created < $1").bind(moment).execute(&self.pool).await?;
        Ok(())
    }
}
