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

/// Room is kept in multiples of so many bytes, and no more: a server renders as many pages as it has tables, again and again, and where one was
/// the next of about that size fits.
const ROOM: usize = 4096;

/// For whom it is rendered: the seat that is theirs, through whose eyes they look, and their language.
pub type RenderKey = (Option<Seat>, Seat, Lang);

/// What was rendered of a table as it stands. Whatever changes the table clears it, and so does nobody's asking for it any more.
#[derive(Default)]
pub struct RenderCache(Mutex<Renders>);

#[derive(Default)]
struct Renders {
    kept: Vec<(RenderKey, Arc<Rendered>)>,
    /// Whether anybody asked since it was last looked whether anybody does.
    wanted: bool,
}

impl RenderCache {
    /// What somebody sees, rendered if need be.
    pub fn get_or_render(&self, key: RenderKey, render: impl FnOnce() -> String) -> Arc<Rendered> {
        let mut renders = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        renders.wanted = true;
        if let Some((_, rendered)) = renders.kept.iter().find(|(known, _)| *known == key) {
            return rendered.clone();
        }
        let mut html = render();
        html.shrink_to(html.len().next_multiple_of(ROOM));
        let rendered = Arc::new(Rendered { mark: ids::mark(&html), html });
        renders.kept.push((key, rendered.clone()));
        rendered
    }

    fn renders(&mut self) -> &mut Renders {
        self.0.get_mut().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether nothing was rendered yet.
    pub fn is_empty(&mut self) -> bool {
        self.renders().kept.is_empty()
    }

    /// Forgets all of it.
    pub fn clear(&mut self) {
        self.renders().kept = Vec::new();
    }

    /// Forgets all of it where nobody has asked for any since this was last called: everybody who looks on has it by then.
    pub fn clear_unless_wanted(&mut self) {
        if !core::mem::take(&mut self.renders().wanted) {
            self.clear();
        }
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

    #[test]
    fn what_nobody_asks_for_any_more_is_forgotten() {
        let (mut renders, watcher) = (RenderCache::default(), (None, Seat::WATCHER, Lang::Fr));
        renders.get_or_render(watcher, || "one".into());
        renders.clear_unless_wanted();
        renders.get_or_render(watcher, || panic!("drawn already"));
        renders.clear_unless_wanted();
        assert!(!renders.is_empty(), "somebody asked since");
        renders.clear_unless_wanted();
        assert!(renders.is_empty());
    }
}
