//! The shape of what is kept, and how it came to be.

use super::{Place, Store, StoreResult};
use sqlx::Executor;

/// Each step leads from one version to the next; what has been released is never changed, only added to.
const STEPS: [&str; 4] = [
    "
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT,
    folded TEXT UNIQUE,
    password TEXT,
    bot BIGINT NOT NULL,
    banned BIGINT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX tokens_of_person ON tokens (person);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    invite TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    wanted TEXT NOT NULL,
    head TEXT,
    open BIGINT NOT NULL,
    pace TEXT NOT NULL,
    daily TEXT,
    kind TEXT NOT NULL,
    owner TEXT NOT NULL,
    created BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    result TEXT,
    assisted BIGINT NOT NULL,
    asked TEXT,
    rematch TEXT,
    claim TEXT UNIQUE
);
CREATE INDEX tables_of_day ON tables (daily, game, kind);
CREATE INDEX tables_open ON tables (open, touched);
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT,
    name TEXT NOT NULL,
    bot TEXT,
    orders TEXT NOT NULL,
    recovery TEXT,
    seen BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_person ON seats (person);
CREATE UNIQUE INDEX seats_by_recovery ON seats (recovery);
CREATE TABLE lines (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    lines TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);
CREATE TABLE imports (
    id TEXT PRIMARY KEY,
    text TEXT NOT NULL,
    created BIGINT NOT NULL
);
",
    "
ALTER TABLE tables ADD COLUMN board TEXT;
ALTER TABLE tables ADD COLUMN worth BIGINT;
CREATE INDEX tables_on_board ON tables (daily, game, kind, board, worth DESC, touched, id);
CREATE INDEX tables_of_owner ON tables (owner, result);
CREATE TABLE daily_plays (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (day, game, kind, person)
);
CREATE INDEX daily_plays_of_person ON daily_plays (person);
CREATE INDEX daily_plays_of_table ON daily_plays (table_id);
INSERT INTO daily_plays (day, game, kind, person, table_id)
    SELECT tables.daily, tables.game, tables.kind, seats.person, tables.id
    FROM tables JOIN seats ON seats.table_id = tables.id
    WHERE tables.daily IS NOT NULL AND seats.person IS NOT NULL ORDER BY tables.created, tables.id
    ON CONFLICT DO NOTHING;
INSERT INTO daily_plays (day, game, kind, person, table_id)
    SELECT daily, game, kind, owner, id FROM tables WHERE daily IS NOT NULL AND owner <> '' ORDER BY created, id
    ON CONFLICT DO NOTHING;
ALTER TABLE imports ADD COLUMN owner TEXT;
ALTER TABLE imports ADD COLUMN bytes BIGINT NOT NULL DEFAULT 0;
UPDATE imports SET bytes = LENGTH(text);
CREATE INDEX imports_of_owner ON imports (owner, bytes);
",
    "
CREATE TABLE reviews (
    id TEXT PRIMARY KEY,
    text TEXT NOT NULL,
    created BIGINT NOT NULL
);
",
    "
CREATE TABLE puzzle_attempts (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    attempt TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, game, puzzle)
);
",
];

/// The version from which on tables say on which board of the day they stand.
const BOARDS: usize = 2;

impl Store {
    /// Brings the database to the shape that this version knows.
    pub(super) async fn make_schema(&self) -> StoreResult<()> {
        let mut change = self.pool.begin().await?;
        if let Place::Postgres(_) = self.place {
            // Two nodes that start together make it once.
            change.execute("SELECT pg_advisory_xact_lock(7777)").await?;
        }
        change.execute("CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)").await?;
        let found: Option<String> =
            sqlx::query_scalar("SELECT value FROM meta WHERE name = 'schema'").fetch_optional(&mut *change).await?;
        let version: usize = found.as_deref().and_then(|found| found.parse().ok()).unwrap_or(0);
        if version > STEPS.len() {
            return Err(super::StoreError::Newer(version));
        }
        for step in &STEPS[version..] {
            for statement in step.split(';').map(str::trim).filter(|statement| !statement.is_empty()) {
                change.execute(statement).await?;
            }
        }
        if version < BOARDS {
            super::daily::rank_old_runs(&mut change).await?;
        }
        if version < STEPS.len() {
            change.execute("INSERT INTO meta (name, value) VALUES ('seen', '0') ON CONFLICT DO NOTHING").await?;
            let write =
                "INSERT INTO meta (name, value) VALUES ('schema', $1) ON CONFLICT (name) DO UPDATE SET value = $1";
            sqlx::query(write).bind(STEPS.len().to_string()).execute(&mut *change).await?;
        }
        change.commit().await?;
        Ok(())
    }
}
