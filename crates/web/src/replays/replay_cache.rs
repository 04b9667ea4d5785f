//! A cache of what came of replays, which take long: as many bytes as there is room for, and of those what was asked for last.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Texts by their keys. A key must say everything that its text is made of: then nothing here is ever out of date, and nobody is
/// shown what was made for somebody else.
pub struct ReplayCache {
    most: usize,
    held: Mutex<Entries>,
}

#[derive(Default)]
struct Entries {
    texts: HashMap<String, (Arc<str>, u64)>,
    bytes: usize,
    /// How often something was asked for.
    clock: u64,
}

impl ReplayCache {
    /// Nothing yet, and so many bytes at most.
    pub fn new(most: usize) -> Self {
        Self { most, held: Mutex::default() }
    }

    /// The text of that key.
    pub fn get(&self, key: &str) -> Option<Arc<str>> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.clock += 1;
        let clock = held.clock;
        let (text, used) = held.texts.get_mut(key)?;
        *used = clock;
        Some(text.clone())
    }

    /// Keeps a text; what nobody has asked for the longest makes room for it.
    pub fn keep(&self, key: String, text: Arc<str>) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let size = |key: &str, text: &str| key.len() + text.len();
        let new = size(&key, &text);
        if new > self.most || held.texts.contains_key(&key) {
            return;
        }
        while held.bytes + new > self.most {
            let oldest = held.texts.iter().min_by_key(|(_, (_, used))| *used).map(|(key, _)| key.clone());
            let Some((key, (text, _))) = oldest.and_then(|key| held.texts.remove_entry(&key)) else { return };
            held.bytes -= size(&key, &text);
        }
        held.clock += 1;
        held.bytes += new;
        let clock = held.clock;
        held.texts.insert(key, (text, clock));
    }

    /// How many bytes are kept.
    pub fn bytes(&self) -> usize {
        self.held.lock().unwrap_or_else(PoisonError::into_inner).bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_asked_for_last_stays_and_there_is_an_end_to_it() {
        let cache = ReplayCache::new(30);
        for key in ["a", "b", "c"] {
            cache.keep(key.into(), "123456789".into());
        }
        assert_eq!(cache.bytes(), 30);
        assert_eq!(cache.get("a").as_deref(), Some("123456789"));
        cache.keep("d".into(), "12345".into());
        assert_eq!((cache.get("b"), cache.bytes()), (None, 26), "nobody had asked for it");
        assert!(["a", "c", "d"].iter().all(|key| cache.get(key).is_some()));
        cache.keep("e".into(), "x".repeat(30).into());
        assert_eq!((cache.get("e"), cache.bytes()), (None, 26), "too much for all of it");
        cache.keep("a".into(), "other".into());
        assert_eq!(cache.get("a").as_deref(), Some("123456789"), "the same key is the same text");
    }
}
