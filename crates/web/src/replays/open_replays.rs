//! Games that are being looked at again: stepping through one does not play it from its start each time.

use crate::ids;
use std::sync::{Arc, Mutex, PoisonError};
use table::{RecordError, Replay, shelf};

/// How many games are kept at hand.
const MOST: usize = 24;

/// Games that are being looked at again, by the hash of their record, the last first.
#[derive(Default)]
pub struct OpenReplays(Mutex<Vec<(String, Arc<Mutex<Replay>>)>>);

impl OpenReplays {
    /// Looks at a record, which is taken up only where nobody has lately.
    ///
    /// # Errors
    /// What is wrong with the record.
    pub fn with<T>(
        &self,
        record: &str,
        look: impl FnOnce(&mut Replay) -> Result<T, RecordError>,
    ) -> Result<T, RecordError> {
        let key = ids::hashed(record);
        let replay = match self.find(&key) {
            Some(replay) => replay,
            None => {
                let replay = Arc::new(Mutex::new(shelf::replay(record)?));
                let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
                kept.insert(0, (key, replay.clone()));
                kept.truncate(MOST);
                replay
            }
        };
        look(&mut replay.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn find(&self, key: &str) -> Option<Arc<Mutex<Replay>>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = kept.iter().position(|(known, _)| known == key)?;
        kept[..=at].rotate_right(1);
        Some(kept[0].1.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{IDS, Luck, Settings, nobody_asks};

    fn record(seed: &str) -> String {
        shelf::open(IDS[0], Settings::new(Luck::seed(seed)), &mut nobody_asks).expect("a game on the shelf").record()
    }

    #[test]
    fn what_was_looked_at_lately_is_at_hand() {
        let cache = OpenReplays::default();
        let first = record("first");
        let at = |replay: &mut Replay| Ok(std::ptr::from_ref(replay) as usize);
        let found = cache.with(&first, at).expect("a record");
        assert_eq!(cache.with(&first, at), Ok(found));
        for number in 0..MOST {
            cache.with(&record(&number.to_string()), at).expect("a record");
        }
        assert!(cache.find(&ids::hashed(&first)).is_none(), "it was looked at too long ago");
        assert_eq!(cache.0.lock().expect("a cache").len(), MOST);
        assert!(cache.with("no record", at).is_err());
    }
}
