//! An audience that keeps what it sees: every event with the table as it stood then.

use crate::Audience;
use core::any::Any;

/// What happened, each with the table as it stood then, where the rules showed it.
#[derive(Debug)]
pub struct Scenes<E, T>(pub Vec<(E, Option<T>)>);

impl<E, T> Default for Scenes<E, T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<E, T: Clone + 'static> Audience<E> for Scenes<E, T> {
    fn hear(&mut self, event: E) {
        self.0.push((event, None));
    }

    fn see<S: Clone + 'static>(&mut self, table: &S) {
        let table = (table as &dyn Any).downcast_ref::<T>();
        if let Some((_, seen)) = self.0.last_mut() {
            *seen = table.cloned();
        }
    }
}
