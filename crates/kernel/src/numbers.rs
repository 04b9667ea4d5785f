//! A game in whole numbers, for those who learn and those who count: what a seat may know as columns, and a number for every action.

use crate::pen::Pen;
use crate::{Game, Seat};

/// A game whose views and actions are numbers too.
///
/// It is given a view and never a table: what a seat may not know cannot be written.
pub trait Numbers: Game {
    /// Writes all that the seat may know: the same columns in the same order for every view of a table, other numbers for every other view.
    /// What the options settle once for all need not be written.
    fn write_numbers<P: Pen>(&self, view: &Self::View, seat: Seat, pen: &mut P);

    /// Offers every action that may ever be legal, whatever the options, each once: in the order of their numbers, from 0.
    fn every_action(&self, offer: impl FnMut(Self::Action));

    /// The number of an action; nothing for one that is never legal.
    fn action_number(&self, action: Self::Action) -> Option<usize>;
}

/// All actions of a game by their numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionSpace<A> {
    actions: Vec<A>,
}

impl<A: Copy> ActionSpace<A> {
    /// The actions of a game.
    pub fn of<G: Numbers<Action = A>>(game: &G) -> Self {
        let mut actions = Vec::new();
        game.every_action(|action| actions.push(action));
        Self { actions }
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.actions.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }

    /// The action of a number.
    #[inline]
    pub fn act(&self, number: usize) -> Option<A> {
        self.actions.get(number).copied()
    }

    /// All of them, by their numbers.
    pub fn all(&self) -> &[A] {
        &self.actions
    }

    /// Which actions are legal, one number for each: 1 for those that are given, and 0 for all others.
    #[inline]
    pub fn mask<G: Numbers<Action = A>>(&self, game: &G, legal: &[A], mask: &mut [u8]) {
        mask.fill(0);
        for number in legal.iter().filter_map(|action| game.action_number(*action)) {
            if let Some(cell) = mask.get_mut(number) {
                *cell = 1;
            }
        }
    }
}

impl<A> From<Vec<A>> for ActionSpace<A> {
    fn from(actions: Vec<A>) -> Self {
        Self { actions }
    }
}
