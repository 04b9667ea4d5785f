//! Somebody to ask for advice, who sees what the seat sees and nothing else.

use bots::{AnyBot, BotSpec, Budget, Judged, hire};
use kernel::{Seat, Seed};
use table::{AnySession, SeatView};

/// How many games the coach imagines before he speaks.
pub const PLAYOUTS: u64 = 4_000;

/// What the coach thinks of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opinion {
    /// The action, in notation.
    pub action: String,
    /// Games won out of a thousand.
    pub win: u32,
    /// The standard error of that, out of a thousand.
    pub error: u32,
    /// The imagined games that it was found in.
    pub playouts: u64,
}

impl Opinion {
    fn of(judged: Judged<String>) -> Self {
        let per_mille = |share: f64| (share * 1000.0).round() as u32;
        let Judged { action, win, error, playouts } = judged;
        Self { action, win: per_mille(win), error: per_mille(error), playouts }
    }

    /// As records note it: `coach 431 12 1500 fight 9S hands`.
    pub fn note(&self) -> String {
        format!("coach {} {} {} {}", self.win, self.error, self.playouts, self.action)
    }

    /// What a note of a record says, if it is of this kind.
    pub fn read(note: &str) -> Option<Self> {
        let mut words = note.strip_prefix("coach ")?.splitn(4, ' ');
        let (win, error) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let (playouts, action) = (words.next()?.parse().ok()?, words.next()?.to_string());
        (win <= 1000 && error <= 1000).then_some(Self { action, win, error, playouts })
    }
}

/// A question to the coach: he can think about it elsewhere, since he has all that he may see.
pub struct Question {
    coach: Box<dyn AnyBot>,
    view: SeatView,
}

impl Question {
    /// What to do in a seat's place; nothing where the seat has nothing to decide, or nobody coaches this game.
    pub fn new(session: &dyn AnySession, seat: Seat) -> Option<Self> {
        if !session.status().awaited().has(seat) {
            return None;
        }
        // His luck comes from what the seat sees: the same view gets the same advice, and no fate is touched.
        let seed = Seed::of(&format!("coach {}", session.view(seat)));
        let spec = BotSpec::MonteCarlo(Budget::Playouts(PLAYOUTS));
        let coach = hire(session.id(), session.settings().own.as_deref(), spec, seed)?;
        Some(Self { coach, view: session.seat_view(seat) })
    }

    /// What he thinks of the legal actions, the best first.
    pub fn answer(mut self) -> Vec<Opinion> {
        self.coach.advise(&self.view).lines.into_iter().map(Opinion::of).collect()
    }
}

/// Writes down that the player had help and what the best advice was.
pub fn write_down(session: &mut dyn AnySession, opinions: &[Opinion]) {
    session.mark_assisted();
    let Some(note) = opinions.first().map(Opinion::note) else { return };
    // Asked twice, he says the same: once is enough.
    if session.lines().last().and_then(|line| line.strip_prefix("note ")) != Some(note.as_str()) {
        session.note(&note);
    }
}

/// Asks the coach, and writes that down.
pub fn consult(session: &mut dyn AnySession, seat: Seat) -> Option<Vec<Opinion>> {
    let opinions = Question::new(session, seat)?.answer();
    write_down(session, &opinions);
    (!opinions.is_empty()).then_some(opinions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_read_as_they_were_written() {
        let opinion = Opinion { action: "fight 9S hands".into(), win: 431, error: 12, playouts: 1500 };
        assert_eq!(opinion.note(), "coach 431 12 1500 fight 9S hands");
        assert_eq!(Opinion::read(&opinion.note()), Some(opinion));
        for other in ["", "coach", "coach 1 2 3", "coach a 2 3 x", "coach 1001 2 3 x", "begun 1 2 3 x"] {
            assert_eq!(Opinion::read(other), None, "{other}");
        }
    }
}
