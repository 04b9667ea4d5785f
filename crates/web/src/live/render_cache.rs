//! The inside of a table's page, rendered once for all who see the same.

use crate::board::film::Film;
use crate::html::slot::{Slot, SlotMarks};
use crate::ids;
use kernel::{Lang, Seat};
use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The inside of a table's page, as somebody sees it.
pub struct Rendered {
    /// Its HTML.
    pub html: String,
    /// What tells it from others.
    pub mark: String,
    /// What tells each of its parts from others.
    pub slots: SlotMarks,
    /// Where in it each part stands.
    places: Vec<(String, Range<usize>)>,
    /// What happened since whoever looks decided last, for a page that shows what stood before.
    pub film: Film,
}

/// What is drawn of a table for somebody: the page, the parts it is made of, and the film of how it came about.
pub struct Drawing {
    /// The page.
    pub html: String,
    /// Its parts.
    pub slots: Vec<Slot>,
    /// The film.
    pub film: Film,
}

impl Rendered {
    fn new(drawing: Drawing) -> Self {
        let Drawing { mut html, slots, film } = drawing;
        html.shrink_to(html.len().next_multiple_of(ROOM));
        let place = |slot: &Slot| {
            let named = format!("data-slot=\"{}\"", slot.name);
            let start = html.find(&named)?;
            let start = start + html[start..].find('>')? + 1;
            Some((slot.name.clone(), start..start + slot.html.len()))
        };
        let places: Vec<(String, Range<usize>)> = slots.iter().filter_map(place).collect();
        let marks = SlotMarks::new(&around(&html, &places), &slots);
        Self { mark: ids::mark(&html), slots: marks, places, film, html }
    }

    /// The parts that are not what somebody has who was sent those of these marks; nothing where the page around them is another.
    pub fn parts_since(&self, sent: &SlotMarks) -> Option<Vec<(&str, &str)>> {
        let changed = self.slots.changed_since(sent)?;
        let changed = self.places.iter().filter(|(name, _)| changed.contains(&name.as_str()));
        Some(changed.map(|(name, place)| (name.as_str(), &self.html[place.clone()])).collect())
    }
}

/// A page without its parts.
fn around(html: &str, places: &[(String, Range<usize>)]) -> String {
    let mut places: Vec<&Range<usize>> = places.iter().map(|(_, place)| place).collect();
    places.sort_by_key(|place| place.start);
    let (mut rest, mut at) = (String::new(), 0);
    for place in places {
        rest += &html[at..place.start];
        at = place.end;
    }
    rest + &html[at..]
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
    slots: SlotMarks,
    /// Nothing once everybody has it.
    page: Option<Arc<Rendered>>,
}

impl RenderCache {
    fn lock(&self) -> MutexGuard<'_, Renders> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What somebody sees, rendered if need be.
    pub fn get_or_render(&self, key: RenderKey, render: impl FnOnce() -> Drawing) -> Arc<Rendered> {
        let mut renders = self.lock();
        renders.wanted = true;
        let kept = renders.kept.iter().find(|kept| kept.key == key);
        if let Some(page) = kept.and_then(|kept| kept.page.clone()) {
            return page;
        }
        let page = Arc::new(Rendered::new(render()));
        renders.kept.retain(|kept| kept.key != key);
        let (mark, slots) = (page.mark.clone(), page.slots.clone());
        renders.kept.push(Kept { key, mark, slots, page: Some(page.clone()) });
        page
    }

    /// The marks of the parts of what somebody sees, if that is its mark. Nothing is rendered to find out.
    pub fn known_as(&self, key: RenderKey, mark: &str) -> Option<SlotMarks> {
        let renders = self.lock();
        renders.kept.iter().find(|kept| kept.key == key && kept.mark == mark).map(|kept| kept.slots.clone())
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

    fn drawn(html: &str) -> Drawing {
        Drawing { html: html.into(), slots: Vec::new(), film: Film::default() }
    }

    #[test]
    fn only_parts_that_changed_are_sent() {
        let drawing = |scene: &str, hand: &str, around: &str| {
            let slots = [("scene", scene), ("hand", hand)];
            let slots: Vec<Slot> = slots.map(|(name, html)| Slot { name: name.into(), html: html.into() }).into();
            let html =
                format!("<{around}><div data-slot=\"scene\">{scene}</div><p data-slot=\"hand\">{hand}</p></{around}>");
            Rendered::new(Drawing { html, slots, film: Film::default() })
        };
        let first = drawing("rat", "sword", "form");
        assert_eq!(first.parts_since(&first.slots), Some(Vec::new()));
        assert_eq!(drawing("ogre", "sword", "form").parts_since(&first.slots), Some(vec![("scene", "ogre")]));
        assert_eq!(drawing("ogre", "axe", "form").parts_since(&first.slots).map(|parts| parts.len()), Some(2));
        assert_eq!(drawing("rat", "sword", "div").parts_since(&first.slots), None, "the page around them is another");
    }

    #[test]
    fn pages_are_rendered_once_for_each_who_sees_something_else() {
        let mut renders = RenderCache::default();
        let (seat, watcher) = ((Some(Seat(0)), Seat(0), Lang::Fr), (None, Seat::WATCHER, Lang::Fr));
        let first = renders.get_or_render(seat, || drawn("one"));
        assert!(Arc::ptr_eq(&first, &renders.get_or_render(seat, || panic!("drawn already"))));
        assert_eq!(renders.get_or_render(watcher, || drawn("two")).html, "two");
        assert_eq!(renders.get_or_render((Some(Seat(0)), Seat(0), Lang::En), || drawn("three")).html, "three");
        renders.clear();
        assert_eq!(renders.get_or_render(seat, || drawn("four")).mark, ids::mark("four"));
    }

    #[test]
    fn what_everybody_has_is_forgotten_but_for_its_mark() {
        let (mut renders, watcher) = (RenderCache::default(), (None, Seat::WATCHER, Lang::Fr));
        let page = renders.get_or_render(watcher, || drawn("one"));
        renders.told_one_of(2);
        assert_eq!(Arc::strong_count(&page), 2, "somebody has not been told");
        renders.told_one_of(2);
        assert_eq!(Arc::strong_count(&page), 1, "nobody else keeps it");
        assert!(renders.known_as(watcher, &page.mark).is_some() && renders.known_as(watcher, "another").is_none());
        assert!(renders.known_as((None, Seat::WATCHER, Lang::En), &page.mark).is_none());
        assert_eq!(
            renders.get_or_render(watcher, || drawn("one")).mark,
            page.mark,
            "it is rendered again for whoever asks"
        );
        renders.clear();
        assert!(renders.known_as(watcher, &page.mark).is_none());
        let page = renders.get_or_render(watcher, || drawn("two"));
        renders.told_one_of(2);
        assert_eq!(Arc::strong_count(&page), 2, "of what has changed since, everybody is told anew");
    }

    #[test]
    fn what_nobody_asks_for_any_more_is_forgotten() {
        let (mut renders, watcher) = (RenderCache::default(), (None, Seat::WATCHER, Lang::Fr));
        renders.get_or_render(watcher, || drawn("one"));
        renders.clear_unless_wanted();
        renders.get_or_render(watcher, || panic!("drawn already"));
        renders.clear_unless_wanted();
        assert!(!renders.is_empty(), "somebody asked since");
        renders.clear_unless_wanted();
        assert!(renders.is_empty());
    }
}
