//! Records from elsewhere, kept for a while so that they can be shown to others.

use super::{Store, StoreResult, now};
use crate::ids;

/// For how many days a record from elsewhere is kept.
pub const IMPORT_DAYS: i64 = 365;

impl Store {
    /// Keeps a record from elsewhere, which somebody known left or anybody; gives its id, which is the same for the same text.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn keep_import(&self, text: &str, owner: Option<&str>) -> StoreResult<String> {
        let id = ids::hashed(text)[..32].to_string();
        let _pen = self.pen().await;
        let insert = "INSERT INTO imports (id, text, created, owner, bytes) VALUES ($1, $2, $3, $4, $5) \
                      ON CONFLICT (id) DO UPDATE SET created = $3";
        let insert = sqlx::query(insert).bind(&id).bind(text).bind(now()).bind(owner).bind(text.len() as i64);
        insert.execute(&self.pool).await?;
        Ok(id)
    }

    /// How many records from elsewhere somebody has left here, and their bytes.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn imports_of(&self, owner: &str) -> StoreResult<(i64, i64)> {
        let count = "SELECT COUNT(*), CAST(COALESCE(SUM(bytes), 0) AS BIGINT) FROM imports WHERE owner = $1";
        Ok(sqlx::query_as(count).bind(owner).fetch_one(&self.pool).await?)
    }

    /// The bytes of all records from elsewhere.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn import_bytes(&self) -> StoreResult<i64> {
        let sum = sqlx::query_scalar("SELECT CAST(COALESCE(SUM(bytes), 0) AS BIGINT) FROM imports");
        Ok(sum.fetch_one(&self.pool).await?)
    }

    /// Removes a record from elsewhere; true if there was one.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn delete_import(&self, id: &str) -> StoreResult<bool> {
        let _pen = self.pen().await;
        let delete = sqlx::query("DELETE FROM imports WHERE id = $1").bind(id);
        Ok(delete.execute(&self.pool).await?.rows_affected() == 1)
    }

    /// The record from elsewhere of that id, where it is not too old.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn import(&self, id: &str) -> StoreResult<Option<String>> {
        let find = sqlx::query_scalar("SELECT text FROM imports WHERE id = $1 AND created >= $2");
        Ok(find.bind(id).bind(now() - IMPORT_DAYS * 86_400).fetch_optional(&self.pool).await?)
    }

    /// Forgets records from elsewhere that were kept before that moment.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn forget_imports(&self, moment: i64) -> StoreResult<()> {
        let _pen = self.pen().await;
        sqlx::query("DELETE FROM imports WHERE created < $1").bind(moment).execute(&self.pool).await?;
        Ok(())
    }
}
