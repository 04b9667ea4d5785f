//! How somebody who knows a game plays it.

use crate::{Character, Fate, Features, Game, MeasureName, Measures, Persona, Remark, Seat};

/// A table as a solver remembers it: tables of the same key differ in nothing that matters but the rank, of which more is never worse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Twin {
    /// What matters, but for the rank.
    pub key: u128,
    /// What more is never worse of: life.
    pub rank: i32,
}

/// How somebody who knows a game plays it, without reckoning.
pub trait Policy: Game {
    /// How many points of score weigh as much as a win to a bot that hardly ever wins.
    const POINTS_FOR_A_WIN: u32;

    /// In tenths of a standard error: by how much more than the rule of thumb a plan must come to before a bot that plays
    /// plans out leaves the rule. Where one decision changes little and luck much, the best of many plans is the luckiest.
    const MARGIN_IN_TENTHS_OF_ERROR: u32 = 0;

    /// The same for a bot that looks ahead a little and asks what was learnt: there the same luck is tried on both, and the error is that of
    /// the difference.
    const PAIRED_MARGIN_IN_TENTHS_OF_ERROR: u32 = 0;

    /// The words of all bots that this game can be played by, from the weakest to the strongest, as was measured; nothing where they are as
    /// strong as their names say: `random`, `careful`, `montecarlo`, `search`.
    const RANKING: &'static [&'static str] = &[];

    /// What the `careful` bot does: the rule of thumb of a sound player.
    fn careful(&self, view: &Self::View, seat: Seat) -> Self::Action;

    /// What is done in a playout: quick and sensible, and not always the same where that helps. The table is one that
    /// somebody imagined.
    fn rollout<F: Fate>(&self, table: &Self::Table, seat: Seat, fate: &mut F) -> Self::Action;

    /// The characters that bots of this game come in; none where there is one sensible way to play. Among bots that hide who they are,
    /// there is exactly one of the last character.
    fn characters(&self) -> Vec<Character> {
        Vec::new()
    }

    /// What a bot of some character does, seeing what its seat sees. Its luck is its own.
    fn in_character<F: Fate>(&self, view: &Self::View, seat: Seat, manner: Persona, luck: &mut F) -> Self::Action {
        let _ = (manner, luck);
        self.careful(view, seat)
    }

    /// What a bot remembers of something that it has just witnessed at its seat.
    fn remember(&self, memory: &mut Persona, seat: Seat, event: &Self::Event) {
        let _ = (memory, seat, event);
    }

    /// What a bot of some character says now that it has witnessed this, if anything.
    fn remark<F: Fate>(
        &self,
        view: &Self::View,
        seat: Seat,
        manner: Persona,
        witnessed: &[Self::Event],
        luck: &mut F,
    ) -> Option<Remark> {
        let _ = (view, seat, manner, witnessed, luck);
        None
    }

    /// What the learnt value of this game looks at, by name; nothing where none is learnt. Its meaning is bound to these names: whoever
    /// changes what [`Policy::features`] writes gives it another name.
    const FEATURES: &'static [&'static str] = &[];

    /// Whether the learnt value is one of tables as actions leave them before chance answers ([`Policy::after`]), rather than of tables at
    /// which somebody decides. Only where a view says all there is.
    const VALUES_AFTER: bool = false;

    /// After how many [chapters](Policy::chapter) a playout ends and the learnt value is asked.
    const HORIZON: u32 = 1;

    /// The learnt value, as the learner wrote it; nothing where there is none.
    fn learnt(&self) -> &'static str {
        ""
    }

    /// Below how many percent of games won by the bot that measures deals a deal is hard, and from how many on it is easy.
    const DEAL_BOUNDS: (u32, u32) = (25, 50);

    /// Positions of this game to think about, as the maker of puzzles wrote them; nothing where there are none.
    fn puzzles(&self) -> &'static str {
        ""
    }

    /// What the learnt value looks at: as many numbers as [`Policy::FEATURES`] has names, from what the seat may know alone. The view may
    /// be one of a table as [`Policy::after`] leaves it.
    fn features(&self, view: &Self::View, seat: Seat, out: &mut Features) {
        let _ = (view, seat, out);
    }

    /// Deals a table that the seat may be sitting at, for playouts: as [`Game::imagine`], but as likely as it is if the others play as in
    /// [`Policy::rollout`], where what they have hidden says something of how they play.
    fn suspect<F: Fate>(&self, view: &Self::View, seat: Seat, fate: &mut F) -> Self::Table {
        self.imagine(view, seat, fate)
    }

    /// Whether two actions of one decision come to the same on the table, and differ only in what others are told.
    fn alike(&self, one: Self::Action, other: Self::Action) -> bool {
        let _ = (one, other);
        false
    }

    /// The table as an action leaves it before chance answers, where chance is what answers it. Nothing where it does not, and in games
    /// whose value is read at decisions.
    fn after(&self, table: &Self::Table, seat: Seat, action: Self::Action) -> Option<Self::Table> {
        let _ = (table, seat, action);
        None
    }

    /// A number that grows whenever something is over: a room, a fight, an encounter. There playouts may be cut and the value be read.
    fn chapter(&self, table: &Self::Table) -> u32 {
        let _ = table;
        0
    }

    /// Whether nothing hidden and no chance is left: all that can still happen is decided by this seat alone.
    fn settled(&self, table: &Self::Table, seat: Seat) -> bool {
        let _ = (table, seat);
        false
    }

    /// Whether it is sure that this seat cannot win any more with a score of at least this, whatever it does. False where that takes
    /// more than a glance.
    fn hopeless(&self, table: &Self::Table, seat: Seat, score: i32) -> bool {
        let _ = (table, seat, score);
        false
    }

    /// How promising a table looks, for whoever tries what is most promising first. It decides nothing else.
    fn promise(&self, table: &Self::Table, seat: Seat) -> i32 {
        let _ = (table, seat);
        0
    }

    /// What a solver remembers a table by; nothing where it need not.
    fn twin(&self, table: &Self::Table) -> Option<Twin> {
        let _ = table;
        None
    }

    /// The same table with all that chance would still say decided now, as this fate decides it: [settled](Policy::settled). Nothing where
    /// that cannot be laid open.
    fn laid_open<F: Fate>(&self, table: &Self::Table, fate: &mut F) -> Option<Self::Table> {
        let _ = (table, fate);
        None
    }

    /// What is counted for every seat of every game where many are played; nothing where nothing is. Their places are what
    /// [`Policy::count`] and [`Policy::sum_up`] call them by.
    fn measures(&self) -> Vec<MeasureName> {
        Vec::new()
    }

    /// The ways in which a game ends for a seat, the first where nothing else is said.
    fn ends(&self) -> Vec<MeasureName> {
        Vec::new()
    }

    /// Counts something that happened.
    #[inline]
    fn count(&self, event: &Self::Event, out: &mut Measures) {
        let _ = (event, out);
    }

    /// Counts what lies on the table at the end, and says how the game ended for each seat, where no event has said it.
    #[inline]
    fn sum_up(&self, table: &Self::Table, out: &mut Measures) {
        let _ = (table, out);
    }
}
