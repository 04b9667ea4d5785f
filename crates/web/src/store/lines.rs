//! The lines of records: what must never be lost. They are written in batches, so that many tables share the cost of a disk that
//! says when it is done.

use super::{Kept, Place, Store, StoreError, now};
use std::sync::Weak;
use tokio::sync::{mpsc, oneshot};

/// Lines to be added to a table's record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The table.
    pub table: String,
    /// How many lines stand before these: 0 for the start.
    pub n: usize,
    /// The lines.
    pub lines: Vec<String>,
    /// The head of the record, with its start.
    pub head: Option<String>,
    /// How the game ended, where it has.
    pub result: Option<String>,
    /// Whether somebody had help.
    pub assisted: bool,
}

/// What became of lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// They stand, and will.
    Stands,
    /// Others were written there first, by another node.
    Lost,
}

type Order = (Entry, oneshot::Sender<Kept<Appended>>);

/// Who writes lines down.
pub(super) struct Scribe(mpsc::Sender<Order>);

impl Scribe {
    pub fn new() -> (Self, mpsc::Receiver<Order>) {
        let (sender, receiver) = mpsc::channel(4096);
        (Self(sender), receiver)
    }
}

/// How many entries share a transaction at most.
const BATCH: usize = 128;

/// Writes down what comes, as long as there is a store.
pub(super) async fn write_down(store: Weak<Store>, mut orders: mpsc::Receiver<Order>) {
    let mut batch = Vec::with_capacity(BATCH);
    while orders.recv_many(&mut batch, BATCH).await > 0 {
        let Some(store) = store.upgrade() else { return };
        let written = store.write_batch(&batch).await;
        for (at, (_, answer)) in batch.drain(..).enumerate() {
            let result = match &written {
                Ok(written) => Ok(written[at]),
                Err(error) => Err(StoreError::Away(error.to_string())),
            };
            // Whoever asked may have gone; what is written is written.
            let _ = answer.send(result);
        }
    }
}

impl Store {
    /// Adds lines to a record. Whatever is answered `Stands` survives a crash.
    ///
    /// # Errors
    /// If the store does not answer: then nobody knows whether the lines stand until they are read again.
    pub async fn append(&self, entry: Entry) -> Kept<Appended> {
        let (answer, answered) = oneshot::channel();
        let gone = || StoreError::Away("closing".into());
        self.scribe.0.send((entry, answer)).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }

    /// The lines of a record, in order.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn lines(&self, table: &str) -> Kept<Vec<String>> {
        let rows: Vec<String> = sqlx::query_scalar("SELECT lines FROM lines WHERE table_id = $1 ORDER BY n")
            .bind(table)
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.iter().flat_map(|lines| lines.split('\n').map(String::from)).collect())
    }

    async fn write_batch(&self, batch: &[Order]) -> Kept<Vec<Appended>> {
        let _pen = self.pen().await;
        let mut change = self.pool.begin().await?;
        let mut written = vec![Appended::Lost; batch.len()];
        // All nodes go through tables in the same order: two that write the same ones never wait for each other.
        let mut order: Vec<usize> = (0..batch.len()).collect();
        order.sort_by_key(|at| &batch[*at].0.table);
        for at in order {
            let entry = &batch[at].0;
            let done = sqlx::query(
                "INSERT INTO lines (table_id, n, lines, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
            )
            .bind(&entry.table)
            .bind(entry.n as i64)
            .bind(entry.lines.join("\n"))
            .bind(now())
            .execute(&mut *change)
            .await?;
            if done.rows_affected() == 0 {
                continue;
            }
            let update =
                "UPDATE tables SET touched = $2, result = $3, assisted = $4, head = COALESCE($5, head) WHERE id = $1";
            let done = sqlx::query(update)
                .bind(&entry.table)
                .bind(now())
                .bind(entry.result.as_deref())
                .bind(entry.assisted as i64)
                .bind(entry.head.as_deref())
                .execute(&mut *change)
                .await?;
            if done.rows_affected() == 0 {
                // The table was deleted meanwhile: nothing of it comes back.
                sqlx::query("DELETE FROM lines WHERE table_id = $1").bind(&entry.table).execute(&mut *change).await?;
                continue;
            }
            if let Place::Postgres(_) = self.place {
                sqlx::query("SELECT pg_notify('oubliette', $1)")
                    .bind(format!("{} {}", self.node, entry.table))
                    .execute(&mut *change)
                    .await?;
            }
            written[at] = Appended::Stands;
        }
        change.commit().await?;
        Ok(written)
    }

    /// Tells other nodes that something of a table has changed besides its lines.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn tell_others(&self, table: &str) -> Kept<()> {
        if let Place::Postgres(_) = self.place {
            sqlx::query("SELECT pg_notify('oubliette', $1)")
                .bind(format!("{} {table}", self.node))
                .execute(&self.pool)
                .await?;
        }
        Ok(())
    }
}
