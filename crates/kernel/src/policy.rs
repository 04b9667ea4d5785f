//! How somebody who knows a game plays it.

use crate::{Character, Fate, Game, Persona, Remark, Seat};

/// How somebody who knows a game plays it, without reckoning.
pub trait Policy: Game {
    /// How many points of score weigh as much as a win to a bot that hardly ever wins.
    const POINTS_FOR_A_WIN: u32;

    /// In tenths of a standard error: by how much more than the rule of thumb a plan must come to before a bot that plays
    /// plans out leaves the rule. Where one decision changes little and luck much, the best of many plans is the luckiest.
    const MARGIN_IN_TENTHS_OF_ERROR: u32 = 0;

    /// The words of all bots that this game can be played by, from the weakest to the strongest, as was measured; nothing where they are as
    /// strong as their names say: `random`, `careful`, `montecarlo`.
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
}
