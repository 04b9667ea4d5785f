//! Reviews of games, kept for a while: whatever is forgotten can be found again.

use super::{Store, StoreResult, now};

/// For how many days a review is kept.
pub const REVIEW_DAYS: i64 = 365;

impl Store {
    /// Keeps a review.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn keep_review(&self, id: &str, text: &str) -> StoreResult<()> {
        let _pen = self.pen().await;
        let insert = "INSERT INTO reviews (id, text, created) VALUES ($1, $2, $3) \
                      ON CONFLICT (id) DO UPDATE SET text = $2, created = $3";
        sqlx::query(insert).bind(id).bind(text).bind(now()).execute(&self.pool).await?;
        Ok(())
    }

    /// The review of that id.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn review(&self, id: &str) -> StoreResult<Option<String>> {
        let find = sqlx::query_scalar("SELECT text FROM reviews WHERE id = $1");
        Ok(find.bind(id).fetch_optional(&self.pool).await?)
    }

    /// Forgets reviews that were kept before that moment.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn forget_reviews(&self, moment: i64) -> StoreResult<()> {
        let _pen = self.pen().await;
        sqlx::query("DELETE FROM reviews WHERE created < $1").bind(moment).execute(&self.pool).await?;
        Ok(())
    }
}
