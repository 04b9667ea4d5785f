//! Everything that chance may make of an action, exactly.

use kernel::{Columns, Ctx, Enumerated, Fraction, GameBox, Nobody, Seat, Status, TooMany};
use std::collections::BTreeMap;

/// What may come of an action, as the seat will see it then.
pub struct OddsLine {
    /// How likely it is.
    pub chance: Fraction,
    /// The seat's view then, in numbers.
    pub numbers: Vec<i16>,
    /// Whether the game is over then, and if so whether the seat has won it, and with which score.
    pub ended: EndedGame,
}

/// Whether the seat has won, and its score; nothing while the game goes on.
type EndedGame = Option<(bool, i32)>;

/// All that may come of an action that is allowed, the likeliest first; what looks the same to the seat is one line.
///
/// # Errors
/// If there are more than `most` ways.
pub fn odds_of<G: GameBox>(
    game: &G,
    columns: &Columns,
    (seat, view): (Seat, &G::View),
    action: G::Action,
    most: usize,
) -> Result<Vec<OddsLine>, TooMany> {
    let mut lines: BTreeMap<Vec<i16>, (Fraction, EndedGame)> = BTreeMap::new();
    let mut fits = true;
    let run = |fate: &mut Enumerated| {
        let mut table = game.suppose(view, seat, fate);
        game.apply(&mut table, seat, action, &mut Ctx::new(fate, Nobody));
        let ended = match game.status(&table) {
            Status::Over(outcome) => {
                let score = outcome.scores.iter().nth(seat.0 as usize).unwrap_or(0);
                Some((outcome.won.has(seat), score))
            }
            Status::Awaiting(_) => None,
        };
        (columns.write(game, &game.view(&table, seat), seat), ended)
    };
    Enumerated::walk(most, run, |chance, (numbers, ended)| {
        let known = lines.entry(numbers).or_insert((Fraction::ZERO, ended));
        match known.0.plus(chance) {
            Some(sum) => known.0 = sum,
            None => fits = false,
        }
    })?;
    if !fits {
        return Err(TooMany);
    }
    let lines = lines.into_iter().map(|(numbers, (chance, ended))| OddsLine { chance, numbers, ended });
    let mut lines: Vec<OddsLine> = lines.collect();
    lines.sort_by_key(|line| core::cmp::Reverse(line.chance.in_parts(1_000_000_000)));
    Ok(lines)
}
