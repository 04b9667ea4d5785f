//! The inside of a table's page, rendered once for all who see the same.

use crate::ids;
use kernel::{Lang, Seat};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

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

/// What was rendered of a table as it stands. Whatever changes the table clears it; and its pages go once everybody who looks on has them, or
/// nobody asks for them any more.
#[derive(Default)]
pub struct RenderCache(Mutex<Renders>);

#[derive(Default)]
struct Renders {
    kept: Vec<Kept>,
    /// How often somebody who looks on has been told of it.
    told: usize,
    /// Whether anybody asked since it was last looked whether anybody does.
    wanted: bool,
}

struct Kept {
    key: RenderKey,
    mark: String,
    /// Nothing once everybody has it.
    page: Option<Arc<Rendered>>,
}

impl RenderCache {
    fn lock(&self) -> MutexGuard<'_, Renders> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What somebody sees, rendered if need be.
    pub fn get_or_render(&self, key: RenderKey, render: impl FnOnce() -> String) -> Arc<Rendered> {
        let mut renders = self.lock();
        renders.wanted = true;
        let kept = renders.kept.iter().find(|kept| kept.key == key);
        if let Some(page) = kept.and_then(|kept| kept.page.clone()) {
            return page;
        }
        let mut html = render();
        html.shrink_to(html.len().next_multiple_of(ROOM));
        let page = Arc::new(Rendered { mark: ids::mark(&html), html });
        renders.kept.retain(|kept| kept.key != key);
        renders.kept.push(Kept { key, mark: page.mark.clone(), page: Some(page.clone()) });
        page
    }

    /// Whether that is the mark of what somebody sees. Nothing is rendered to find out.
    pub fn is_known_as(&self, key: RenderKey, mark: &str) -> bool {
        self.lock().kept.iter().any(|kept| kept.key == key && kept.mark == mark)
    }

    /// Somebody who looks on, one of so many, has been told of the table as it stands. Once they all have, its pages are forgotten: a server
    /// would keep them for every table that is played at.
    pub fn told_one_of(&self, onlookers: usize) {
        let mut renders = self.lock();
        renders.told += 1;
        if renders.told >= onlookers {
            renders.kept.iter_mut().for_each(|kept| kept.page = None);
        }
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
        let renders = self.renders();
        (renders.kept, renders.told) = (Vec::new(), 0);
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
    fn what_everybody_has_is_forgotten_but_for_its_mark() {
        let (mut renders, watcher) = (RenderCache::default(), (None, Seat::WATCHER, Lang::Fr));
        let page = renders.get_or_render(watcher, || "one".into());
        renders.told_one_of(2);
        assert_eq!(Arc::strong_count(&page), 2, "somebody has not been told");
        renders.told_one_of(2);
        assert_eq!(Arc::strong_count(&page), 1, "nobody else keeps it");
        assert!(renders.is_known_as(watcher, &page.mark) && !renders.is_known_as(watcher, "another"));
        assert!(!renders.is_known_as((None, Seat::WATCHER, Lang::En), &page.mark));
        assert_eq!(
            renders.get_or_render(watcher, || "one".into()).mark,
            page.mark,
            "it is rendered again for whoever asks"
        );
        renders.clear();
        assert!(!renders.is_known_as(watcher, &page.mark));
        let page = renders.get_or_render(watcher, || "two".into());
        renders.told_one_of(2);
        assert_eq!(Arc::strong_count(&page), 2, "of what has changed since, everybody is told anew");
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
