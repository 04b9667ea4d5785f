//! What a game is.

use crate::{ChronicleError, Fate, Moves, Seat, SeatSet, Sighting, Status};
use core::fmt::Debug;

/// A clause of a rulebook, as RULES.md names it: `combat.dulled`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Clause(pub &'static str);

/// What a table keeps from a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secrets {
    /// Nothing: a view says all, and imagining adds nothing.
    Nothing,
    /// What other seats know and this one must not.
    OfOthers,
    /// What it has seen itself, and is not meant to remember: its view may fall short of what it was told.
    Forgotten,
}

/// Who hears of what happens.
pub trait Audience<E> {
    /// Something happened.
    fn hear(&mut self, event: E);

    /// So the table stands now that this was heard: for those who stage what happens.
    #[inline]
    fn see<T: Clone + 'static>(&mut self, _table: &T) {}
}

/// An audience that does not listen: mass simulation pays nothing for events.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nobody;

impl<E> Audience<E> for Nobody {
    #[inline]
    fn hear(&mut self, _: E) {}
}

impl<E> Audience<E> for Vec<E> {
    fn hear(&mut self, event: E) {
        self.push(event);
    }
}

impl<E, A: Audience<E>> Audience<E> for &mut A {
    #[inline]
    fn hear(&mut self, event: E) {
        (**self).hear(event);
    }

    #[inline]
    fn see<T: Clone + 'static>(&mut self, table: &T) {
        (**self).see(table);
    }
}

/// What rules are given besides the table: who decides what nobody knows, and who hears of what happens.
#[derive(Debug)]
pub struct Ctx<F, A> {
    /// Who decides what nobody knows.
    pub fate: F,
    /// Who hears of what happens.
    pub audience: A,
}

impl<F, A> Ctx<F, A> {
    /// Both together.
    #[inline]
    pub fn new(fate: F, audience: A) -> Self {
        Self { fate, audience }
    }

    /// Tells that something happened, and how the table stands now.
    #[inline]
    pub fn tell<E, T: Clone + 'static>(&mut self, event: E, table: &T)
    where
        A: Audience<E>,
    {
        self.audience.hear(event);
        self.audience.see(table);
    }
}

/// The rules of a game: an immutable value that changes tables.
///
/// A decision with many parts is a sequence of small decisions. Several seats awaited at once choose simultaneously:
/// each applies its own action, and `view` keeps it from the others until the rules reveal it.
pub trait Game: Sync {
    /// How this table is played: variants, difficulty, extensions.
    type Options: Clone + Eq + Debug + Send + Sync;
    /// All there is, and nothing that nobody knows. A clone is a copy of flat memory.
    type Table: Clone + Eq + Debug + Send + Sync + 'static;
    /// A decision of a seat.
    type Action: Copy + Eq + Debug + Send + Sync;
    /// Something that happened.
    type Event: Clone + Eq + Debug + Send + Sync;
    /// All that a seat may know of a table.
    type View: Clone + Eq + Debug + Send + Sync;
    /// Why an action is not allowed.
    type Refusal: Copy + Eq + Debug + Send + Sync;

    /// How many seats a table has, by its options.
    fn seats(&self, options: &Self::Options) -> u8;

    /// The most decisions that a game can take, all seats together.
    fn longest(&self, options: &Self::Options) -> u32;

    /// Lays out the table.
    fn setup<F: Fate, A: Audience<Self::Event>>(&self, options: &Self::Options, ctx: &mut Ctx<F, A>) -> Self::Table;

    /// Whom the table waits for, or how the game ended.
    fn status(&self, table: &Self::Table) -> Status;

    /// Offers every action that the seat might think of now, allowed or not: at least all that [`Game::check`] allows.
    /// They depend on the seat's view alone, and so does their order. A seat that is not awaited is offered nothing.
    fn candidates(&self, table: &Self::Table, seat: Seat, offer: impl FnMut(Self::Action));

    /// Whether the seat may do this now: the only judge there is.
    ///
    /// # Errors
    /// Why not.
    fn check(&self, table: &Self::Table, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out an action that `check` allows.
    fn apply<F: Fate, A: Audience<Self::Event>>(
        &self,
        table: &mut Self::Table,
        seat: Seat,
        action: Self::Action,
        ctx: &mut Ctx<F, A>,
    );

    /// All that the seat may know; of [`Seat::WATCHER`], all that everybody at the table knows.
    fn view(&self, table: &Self::Table, seat: Seat) -> Self::View;

    /// Deals a table that the seat may be sitting at: any that fits the view, as likely as it is if everybody plays at random.
    /// A watcher sits at none.
    fn imagine<F: Fate>(&self, view: &Self::View, seat: Seat, fate: &mut F) -> Self::Table;

    /// A table to reckon odds with: as [`Game::imagine`], but what is decided only when somebody looks may be left open.
    #[inline]
    fn suppose<F: Fate>(&self, view: &Self::View, seat: Seat, fate: &mut F) -> Self::Table {
        self.imagine(view, seat, fate)
    }

    /// What such a table keeps from a seat: by the game and its options, whatever has happened so far.
    fn secrets(&self, table: &Self::Table) -> Secrets;

    /// What the seat perceives of an event, if anything; [`Seat::WATCHER`] perceives what follows from what any seat does.
    fn witness(&self, event: &Self::Event, seat: Seat) -> Option<Self::Event>;

    /// Where pieces lie that not everybody has seen, and who has: whoever is told of has them in its view, and nobody else. Nothing where
    /// nobody sees more than others, or the game need not say so.
    fn sightings(&self, _: &Self::Table, _: impl FnMut(Sighting)) {}

    /// The clause behind a refusal.
    fn clause(&self, refusal: Self::Refusal) -> Clause;

    /// How many effects are still to be carried out, where one thing that happens brings about others: such rules keep what is to
    /// come in a queue inside the table. A game that is over has none left.
    fn unsettled(&self, _: &Self::Table) -> usize {
        0
    }

    /// The chronicle that the next run of a campaign starts from, once this run is over: one line, and nothing in it that no seat
    /// knows by then. Nothing before the run is over, after the last run, and in games without campaigns.
    fn next_chronicle(&self, _: &Self::Table) -> Option<String> {
        None
    }

    /// The options of a run that starts from a chronicle and is otherwise laid out like this. Whatever
    /// [`Game::next_chronicle`] writes is accepted.
    ///
    /// # Errors
    /// Why no run starts from it.
    fn options_after(&self, options: &Self::Options, chronicle: &str) -> Result<Self::Options, ChronicleError> {
        let _ = (options, chronicle);
        Err(ChronicleError::NoCampaigns)
    }

    /// Whom the table waits for.
    #[inline]
    fn awaited(&self, table: &Self::Table) -> SeatSet {
        self.status(table).awaited()
    }

    /// Writes the legal actions of a seat into the caller's buffer: the candidates that `check` allows, in their order.
    #[inline]
    fn legal_actions(&self, table: &Self::Table, seat: Seat, out: &mut Moves<Self::Action>) {
        out.clear();
        self.candidates(
            table,
            seat,
            #[inline(always)]
            |action| out.offer(action, self.check(table, seat, action).is_ok()),
        );
    }
}
