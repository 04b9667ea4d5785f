//! The inside of a table's page, rendered once for all who see the same.

use crate::ids;
use kernel::{Lang, Seat};
use std::sync::{Arc, Mutex, PoisonError};

/// The inside of a table's page, as somebody sees it.
pub struct Rendered {
    /// Its HTML.
    pub html: String,
    /// What tells it from others.
    pub mark: String,
}

/// For whom it is rendered: the seat that is theirs, through whose eyes they look, and their language.
pub type RenderKey = (Option<Seat>, Seat, Lang);

/// What was rendered of a table as it stands. Whatever changes the table clears it.
#[derive(Default)]
pub struct RenderCache(Mutex<Vec<(RenderKey, Arc<Rendered>)>>);

impl RenderCache {
    /// What somebody sees, rendered if need be.
    pub fn get_or_render(&self, key: RenderKey, render: impl FnOnce() -> String) -> Arc<Rendered> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, rendered)) = kept.iter().find(|(known, _)| *known == key) {
            return rendered.clone();
        }
        let html = render();
        let rendered = Arc::new(Rendered { mark: ids::mark(&html), html });
        kept.push((key, rendered.clone()));
        rendered
    }

    /// Whether nothing was rendered yet.
    pub fn is_empty(&mut self) -> bool {
        self.0.get_mut().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// Forgets all of it.
    pub fn clear(&mut self) {
        self.0.get_mut().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_rendered_once_for_each_who_sees_something_else() {
        let mut renders = RenderCache::default();
        let (seat, watcher) = ((Some(Seat(0)), Seat(0), Lang::Fr), (None, Seat::WATCHER, Lang::Fr));
        let first = renders.get_or_render(seat, || "one".into());
        assert!(Arc::ptr_eq(&first, &renders.get_or_render(seat, || panic!("drawn already"))));
        assert_eq!(renders.get_or_render(watcher, || "two".into()).html, "two");
        assert_eq!(renders.get_or_render((Some(Seat(0)), Seat(0), Lang::En), || "three".into()).html, "three");
        renders.clear();
        assert_eq!(renders.get_or_render(seat, || "four".into()).mark, ids::mark("four"));
    }
}
