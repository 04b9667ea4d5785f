//! What takes up room, for those who run a server.

use super::{Store, StoreResult};
use sqlx::any::AnyRow;
use sqlx::{AnyPool, Row};

/// What takes up room in a store.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Space {
    /// How many tables have a record, and the bytes of all records.
    pub tables: (i64, i64),
    /// How many records came from elsewhere, and their bytes.
    pub imports: (i64, i64),
    /// The tables with the longest records, the longest first.
    pub largest_tables: Vec<Heavy>,
    /// The longest records from elsewhere, the longest first.
    pub largest_imports: Vec<Heavy>,
    /// Those whose tables and records take the most, the most first. Here the id is the person's.
    pub owners: Vec<Heavy>,
}

/// Something that takes up room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heavy {
    /// The id.
    pub id: String,
    /// Whose it is: the name of an account, the beginning of a guest's id, or nothing.
    pub owner: String,
    /// How many bytes.
    pub bytes: i64,
}

/// What an owner is called.
const CALLED: &str = "COALESCE(people.name, substr(COALESCE(heavy.owner, ''), 1, 8))";

fn heavy(row: &AnyRow) -> Result<Heavy, sqlx::Error> {
    Ok(Heavy { id: row.try_get("id")?, owner: row.try_get("called")?, bytes: row.try_get("bytes")? })
}

/// The heaviest of what a statement gives: each with an id, an owner and its bytes.
async fn heaviest(pool: &AnyPool, from: &str, most: u32) -> StoreResult<Vec<Heavy>> {
    let find = format!(
        "SELECT heavy.id, {CALLED} AS called, CAST(heavy.bytes AS BIGINT) AS bytes FROM ({from}) AS heavy \
         LEFT JOIN people ON people.id = heavy.owner ORDER BY heavy.bytes DESC, heavy.id LIMIT $1"
    );
    let rows = sqlx::query(&find).bind(most as i64).fetch_all(pool).await?;
    Ok(rows.iter().map(heavy).collect::<Result<_, _>>()?)
}

impl Store {
    /// Weighs what is in the store, with so many of the heaviest of each kind.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn space(&self, most: u32) -> StoreResult<Space> {
        let pool = &self.pool;
        let tables = "SELECT lines.table_id AS id, tables.owner AS owner, SUM(octet_length(lines.lines)) AS bytes FROM lines \
                      JOIN tables ON tables.id = lines.table_id GROUP BY lines.table_id, tables.owner";
        let imports = "SELECT id, owner, bytes FROM imports";
        let owners = format!(
            "SELECT COALESCE(owner, '') AS id, COALESCE(owner, '') AS owner, SUM(bytes) AS bytes \
             FROM (SELECT owner, bytes FROM ({tables}) AS played UNION ALL SELECT owner, bytes FROM imports) AS all_of_it \
             GROUP BY COALESCE(owner, '')"
        );
        let sum = async |from: &str| -> StoreResult<(i64, i64)> {
            let sum =
                format!("SELECT COUNT(*), CAST(COALESCE(SUM(weighed.bytes), 0) AS BIGINT) FROM ({from}) AS weighed");
            Ok(sqlx::query_as(&sum).fetch_one(pool).await?)
        };
        Ok(Space {
            tables: sum(tables).await?,
            imports: sum(imports).await?,
            largest_tables: heaviest(pool, tables, most).await?,
            largest_imports: heaviest(pool, imports, most).await?,
            owners: heaviest(pool, &owners, most).await?,
        })
    }
}
