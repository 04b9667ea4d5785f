//! The lines of records: what must never be lost. They are written in batches, so that many tables share the cost of a disk that
//! says when it is done.

use super::daily::COUNTS;
use super::{Place, Store, StoreError, StoreResult, now};
use crate::daily::Leaderboard;
use sqlx::{AnyConnection, Connection};
use std::sync::{Arc, Weak};
use tokio::sync::{Mutex, mpsc, oneshot};

/// Lines to be added to a table's record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewLines {
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
    /// The board of the day that it is to stand on, and what it is worth there, where it is over.
    pub board: Option<(Leaderboard, i64)>,
}

/// What became of lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// They stand, and will.
    Stands,
    /// Others were written there first, by another node.
    Lost,
}

type AppendJob = (NewLines, oneshot::Sender<StoreResult<Appended>>);

/// Who writes lines down.
pub(super) struct LineWriter(mpsc::Sender<AppendJob>);

impl LineWriter {
    pub fn new() -> (Self, mpsc::Receiver<AppendJob>) {
        let (sender, receiver) = mpsc::channel(4096);
        (Self(sender), receiver)
    }

    /// Whether nobody writes any more.
    pub fn gone(&self) -> bool {
        self.0.is_closed()
    }
}

/// How many entries share a transaction at most.
const BATCH: usize = 128;

/// Writes down what comes, as long as there is a store.
pub(super) async fn write_batches(store: Weak<Store>, jobs: Arc<Mutex<mpsc::Receiver<AppendJob>>>) {
    let mut jobs = jobs.lock().await;
    let mut batch = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        let Some(store) = store.upgrade() else { return };
        let written = store.write_batch(&batch).await;
        for (at, (_, answer)) in batch.drain(..).enumerate() {
            let result = match &written {
                Ok(written) => Ok(written[at]),
                Err(StoreError::Damaged(what)) => Err(StoreError::Damaged(what.clone())),
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
    pub async fn append(&self, entry: NewLines) -> StoreResult<Appended> {
        let (answer, answered) = oneshot::channel();
        let gone = || StoreError::Away("closing".into());
        self.line_writer.0.send((entry, answer)).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }

    /// The lines of a record, in order.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn lines(&self, table: &str) -> StoreResult<Vec<String>> {
        let rows: Vec<String> = sqlx::query_scalar("SELECT lines FROM lines WHERE table_id = $1 ORDER BY n")
            .bind(table)
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.iter().flat_map(|lines| lines.split('\n').map(String::from)).collect())
    }

    async fn write_batch(&self, batch: &[AppendJob]) -> StoreResult<Vec<Appended>> {
        let _pen = self.pen().await;
        let mut line = self.pool.acquire().await?;
        let written = self.write_on(&mut line, batch).await;
        if written.is_err() {
            // What broke on a full disk may still be open on it, with an old picture of everything: nobody is to write on it again.
            line.close_on_drop();
        }
        written
    }

    async fn write_on(&self, line: &mut AnyConnection, batch: &[AppendJob]) -> StoreResult<Vec<Appended>> {
        let mut change = line.begin().await?;
        let mut written = vec![Appended::Lost; batch.len()];
        // All nodes go through tables in the same order: two that write the same ones never wait for each other.
        let mut order: Vec<(usize, &NewLines)> = batch.iter().map(|(entry, _)| entry).enumerate().collect();
        order.sort_by_key(|(_, entry)| (&entry.table, entry.n));
        let mut rest = order.as_slice();
        while !rest.is_empty() {
            // Few sizes, so that the database knows the statements already.
            let (some, others) = rest.split_at(1 << rest.len().ilog2());
            rest = others;
            let stand = insert(&mut change, some).await?;
            let stand: Vec<(usize, &NewLines)> = some
                .iter()
                .filter(|(_, entry)| stand.contains(&(entry.table.clone(), entry.n as i64)))
                .copied()
                .collect();
            let updated = update(&mut change, &stand).await?;
            for (at, entry) in stand {
                if updated.contains(&entry.table) {
                    written[at] = Appended::Stands;
                } else {
                    // The table was deleted meanwhile: nothing of it comes back.
                    let delete = sqlx::query("DELETE FROM lines WHERE table_id = $1").bind(&entry.table);
                    delete.execute(&mut *change).await?;
                }
            }
        }
        if let Place::Postgres(_) = self.place {
            let stand = order.iter().filter(|(at, _)| written[*at] == Appended::Stands);
            let news = stand.fold(self.node.clone(), |news, (_, entry)| news + " " + &entry.table);
            sqlx::query("SELECT pg_notify('oubliette', $1)").bind(news).execute(&mut *change).await?;
        }
        change.commit().await?;
        Ok(written)
    }

    /// Tells other nodes that something of a table has changed besides its lines.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn tell_others(&self, table: &str) -> StoreResult<()> {
        if let Place::Postgres(_) = self.place {
            sqlx::query("SELECT pg_notify('oubliette', $1)")
                .bind(format!("{} {table}", self.node))
                .execute(&self.pool)
                .await?;
        }
        Ok(())
    }
}

/// So many rows of parameters, as a statement lists them.
fn rows(count: usize, row: &[&str]) -> String {
    let numbered = |at: usize| {
        let cell = |(cell, kind): (usize, &&str)| format!("CAST(${} AS {kind})", at * row.len() + cell + 1);
        format!("({})", row.iter().enumerate().map(cell).collect::<Vec<_>>().join(", "))
    };
    (0..count).map(numbered).collect::<Vec<_>>().join(", ")
}

/// Adds lines where nothing stands yet; gives those that stand now.
async fn insert(change: &mut AnyConnection, entries: &[(usize, &NewLines)]) -> StoreResult<Vec<(String, i64)>> {
    let rows = rows(entries.len(), &["TEXT", "BIGINT", "TEXT", "BIGINT"]);
    let insert = format!(
        "INSERT INTO lines (table_id, n, lines, at) VALUES {rows} ON CONFLICT DO NOTHING RETURNING table_id, n"
    );
    let mut insert = sqlx::query_as(&insert);
    for (_, entry) in entries {
        insert = insert.bind(&entry.table).bind(entry.n as i64).bind(entry.lines.join("\n")).bind(now());
    }
    Ok(insert.fetch_all(change).await?)
}

/// Says of tables what their new lines made of them; gives those that are there.
async fn update(change: &mut AnyConnection, entries: &[(usize, &NewLines)]) -> StoreResult<Vec<String>> {
    let mut updated = Vec::new();
    let mut rest = entries;
    while !rest.is_empty() {
        let (some, others) = rest.split_at(1 << rest.len().ilog2());
        rest = others;
        let rows = rows(some.len(), &["TEXT", "BIGINT", "TEXT", "BIGINT", "TEXT", "TEXT", "BIGINT"]);
        // Only the table with which its holder plays the day stands on a board.
        let update = format!(
            "WITH news (id, touched, result, assisted, head, board, worth) AS (VALUES {rows}) UPDATE tables SET \
             touched = news.touched, result = news.result, assisted = news.assisted, \
             head = COALESCE(news.head, tables.head), worth = news.worth, \
             board = CASE WHEN news.board IS NOT NULL AND {COUNTS} THEN news.board END FROM news \
             WHERE tables.id = news.id RETURNING tables.id"
        );
        let mut update = sqlx::query_scalar(&update);
        for (_, entry) in some {
            update = update.bind(&entry.table).bind(now()).bind(entry.result.as_deref());
            update = update.bind(entry.assisted as i64).bind(entry.head.as_deref());
            let (board, worth) = entry.board.unzip();
            update = update.bind(board.map(Leaderboard::word)).bind(worth);
        }
        updated.extend(update.fetch_all(&mut *change).await?);
    }
    Ok(updated)
}
