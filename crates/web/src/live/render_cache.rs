//! The inside of a table's page, drawn once for all who see the same.

use crate::ids;
use kernel::{Lang, Seat};
use std::sync::{Arc, Mutex, PoisonError};

/// The inside of a table's page.
pub struct Picture {
    /// Its HTML.
    pub html: String,
    /// What tells it from others.
    pub mark: String,
}

/// For whom a picture is: the seat that is theirs, through whose eyes they look, and their language.
pub type Viewer = (Option<Seat>, Seat, Lang);

/// The pictures of a table as it stands. Whatever changes the table wipes them.
#[derive(Default)]
pub struct Pictures(Mutex<Vec<(Viewer, Arc<Picture>)>>);

impl Pictures {
    /// The picture for somebody, drawn if need be.
    pub fn of(&self, viewer: Viewer, draw: impl FnOnce() -> String) -> Arc<Picture> {
        let mut drawn = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, picture)) = drawn.iter().find(|(known, _)| *known == viewer) {
            return picture.clone();
        }
        let html = draw();
        let picture = Arc::new(Picture { mark: ids::mark(&html), html });
        drawn.push((viewer, picture.clone()));
        picture
    }

    /// Wipes them all.
    pub fn wipe(&mut self) {
        self.0.get_mut().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_drawn_once_for_each_who_sees_something_else() {
        let mut pictures = Pictures::default();
        let (seat, watcher) = ((Some(Seat(0)), Seat(0), Lang::Fr), (None, Seat::WATCHER, Lang::Fr));
        let first = pictures.of(seat, || "one".into());
        assert!(Arc::ptr_eq(&first, &pictures.of(seat, || panic!("drawn already"))));
        assert_eq!(pictures.of(watcher, || "two".into()).html, "two");
        assert_eq!(pictures.of((Some(Seat(0)), Seat(0), Lang::En), || "three".into()).html, "three");
        pictures.wipe();
        assert_eq!(pictures.of(seat, || "four".into()).mark, ids::mark("four"));
    }
}
