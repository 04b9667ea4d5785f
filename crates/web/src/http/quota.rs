//! How much of the disk one address or one person may fill.

use crate::http::http_error::HttpError;
use crate::http::middleware::too_many;
use crate::site::Site;
use crate::store::Person;
use kernel::Text;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// The most games of one person that are not over.
pub const UNFINISHED: i64 = 1_000;
/// The most records from elsewhere that one person keeps here.
pub const IMPORTS: i64 = 200;
/// Their most bytes.
pub const IMPORT_BYTES: i64 = 8 << 20;
/// The most bytes of records from elsewhere that come from one address in a day.
pub const IMPORT_BYTES_A_DAY: u64 = 4 << 20;
/// The most bytes of records from elsewhere of everybody.
pub const ALL_IMPORT_BYTES: i64 = 1 << 30;
/// How many times the new tables of a minute one address may make in a day.
pub const MINUTES_OF_TABLES: u32 = 40;

/// Buckets that fill again in a day, one for each address.
pub struct Allowance {
    /// What a bucket holds; 0 for no limit.
    most: u64,
    buckets: Mutex<HashMap<String, (f64, Instant)>>,
}

const DAY: f64 = 86_400.0;

impl Allowance {
    /// So much a day, all at once if need be; 0 for no limit.
    pub fn per_day(most: u64) -> Self {
        Self { most, buckets: Mutex::default() }
    }

    /// Takes so much for somebody; after how many seconds there will be so much again, where there is not.
    ///
    /// # Errors
    /// The seconds to wait.
    pub fn take(&self, who: &str, amount: u64) -> Result<(), u32> {
        if self.most == 0 {
            return Ok(());
        }
        let (now, most, amount) = (Instant::now(), self.most as f64, amount as f64);
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > 100_000 {
            // Whoever has a full bucket again needs none to be remembered by.
            buckets.retain(|_, (left, seen)| *left + now.duration_since(*seen).as_secs_f64() * most / DAY < most);
        }
        let (left, seen) = buckets.entry(who.into()).or_insert((most, now));
        *left = (*left + now.duration_since(*seen).as_secs_f64() * most / DAY).min(most);
        *seen = now;
        if *left < amount {
            return Err((((amount - *left) * DAY / most).ceil() as u32).max(1));
        }
        *left -= amount;
        Ok(())
    }
}

impl Site {
    /// Whether somebody at an address may make one more table, of whatever kind.
    ///
    /// # Errors
    /// If there were too many a moment ago or in a day, or too many are not over.
    pub async fn may_create_table(&self, address: IpAddr, person: Option<&Person>) -> Result<(), HttpError> {
        self.table_creations.take(&address.to_string()).map_err(too_many)?;
        self.table_creations_a_day.take(&address.to_string(), 1).map_err(too_many)?;
        if let Some(person) = person
            && self.store.unfinished_by(&person.id).await? >= UNFINISHED
        {
            return Err(HttpError::refused(Text::new("new-unfinished").number("most", UNFINISHED)));
        }
        Ok(())
    }

    /// Whether somebody at an address may leave a record from elsewhere of so many bytes.
    ///
    /// # Errors
    /// If the address has left too much in a day, or the person or everybody too much in all.
    pub async fn may_import(&self, address: IpAddr, person: Option<&Person>, bytes: usize) -> Result<(), HttpError> {
        self.imports_a_day.take(&address.to_string(), bytes as u64).map_err(too_many)?;
        let full = |count: i64, kept: i64| count >= IMPORTS || kept + bytes as i64 > IMPORT_BYTES;
        if let Some(person) = person {
            let (count, kept) = self.store.imports_of(&person.id).await?;
            if full(count, kept) {
                let text =
                    Text::new("past-import-full").number("most", IMPORTS).number("megabytes", IMPORT_BYTES >> 20);
                return Err(HttpError::refused(text));
            }
        }
        if self.store.import_bytes().await? + bytes as i64 > ALL_IMPORT_BYTES {
            return Err(HttpError::refused(Text::new("past-import-all-full")));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_comes_back_in_a_day() {
        let allowance = Allowance::per_day(100);
        assert!(allowance.take("a", 60).is_ok());
        assert!(allowance.take("a", 60).is_err_and(|seconds| (17_000..=17_280).contains(&seconds)));
        assert!(allowance.take("a", 40).is_ok() && allowance.take("b", 100).is_ok());
        assert!(allowance.take("c", 101).is_err(), "more than there ever is");
        assert!(Allowance::per_day(0).take("a", u64::MAX).is_ok());
    }
}
