//! The caller's buffer for legal actions.

use core::ops::Deref;

/// A list of actions that is filled again and again without allocating.
#[derive(Clone, Debug)]
pub struct Moves<A> {
    list: Vec<A>,
    count: usize,
}

impl<A: Copy> Moves<A> {
    /// An empty list.
    pub fn new() -> Self {
        Self { list: Vec::new(), count: 0 }
    }

    /// Forgets all actions, but keeps their room.
    #[inline]
    pub fn clear(&mut self) {
        self.count = 0;
    }

    /// Adds an action if it is allowed. It is written either way and then kept or not, which spares the processor a
    /// guess about every candidate.
    #[inline]
    pub fn offer(&mut self, action: A, allowed: bool) {
        match self.list.get_mut(self.count) {
            Some(slot) => *slot = action,
            None => self.widen(action),
        }
        self.count += allowed as usize;
    }

    #[cold]
    fn widen(&mut self, action: A) {
        self.list.resize(self.list.len() + 32, action);
    }
}

impl<A: Copy> Default for Moves<A> {
    fn default() -> Self {
        Self::new()
    }
}

impl<A> Deref for Moves<A> {
    type Target = [A];

    #[inline]
    fn deref(&self) -> &[A] {
        &self.list[..self.count]
    }
}
