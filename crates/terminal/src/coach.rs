//! Somebody to ask for advice, who sees what the seat sees and nothing else.

use bots::rating::{confidence, rate};
use bots::{AnyBot, BotSpec, Budget, Confidence, Judged, Rating, WinChance, bot_for};
use kernel::{Seat, Seed, Text};
use table::{RecordLine, SeatView, Session};

/// How many games the coach imagines before he speaks, where he speaks once.
pub const PLAYOUTS: u64 = 4_000;

/// How many he imagines before he speaks again and again, to whoever goes on looking.
const SHARPER_AND_SHARPER: [u64; 4] = [250, 1_000, PLAYOUTS, 16_000];

/// What the coach thinks of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opinion {
    /// The action, in notation.
    pub action: String,
    /// How it stands beside what he would do.
    pub rating: Rating,
    /// The same as a bar, in tenths; what he would do is full.
    pub bar: u8,
    /// The chance to win by it, where he can say one that comes true.
    pub chance: Option<WinChance>,
}

/// A chance to win in words: “62.4% ± 1.2”, or that it is sure.
pub fn chance_text(chance: WinChance) -> Text {
    let tenths = |number: u16| Text::new("coach-tenths").number("whole", number / 10).number("tenth", number % 10);
    match (chance.error, chance.thousandths) {
        (None, 1000) => Text::new("coach-won"),
        (None, 0) => Text::new("coach-lost"),
        (None, number) => Text::new("coach-exact").text("chance", tenths(number)),
        (Some(error), number) => Text::new("coach-chance").text("chance", tenths(number)).text("error", tenths(error)),
    }
}

/// What the coach would do, and what he thinks of the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opinions {
    /// Every legal action, what he would do first and then the better ones.
    pub lines: Vec<Opinion>,
    /// How sure he is of the first.
    pub confidence: Confidence,
    /// The games that he played out.
    pub playouts: u64,
}

impl Opinions {
    /// Nothing where he has nothing to say.
    fn of(lines: Vec<Judged<String>>) -> Option<Self> {
        let playouts = lines.iter().map(|line| line.playouts).sum();
        let (rated, confidence) = (rate(&lines), confidence(&lines));
        let opinion = |(line, (rating, bar)): (Judged<String>, _)| {
            let chance = WinChance::of(&line);
            Opinion { action: line.action, rating, bar, chance }
        };
        let lines: Vec<Opinion> = lines.into_iter().zip(rated).map(opinion).collect();
        (!lines.is_empty()).then_some(Self { lines, confidence, playouts })
    }

    /// What he would do.
    pub fn best(&self) -> &Opinion {
        &self.lines[0]
    }

    /// What records keep of it.
    pub fn noted(&self) -> Noted {
        Noted { action: self.best().action.clone(), confidence: Some(self.confidence), playouts: self.playouts }
    }
}

/// What a record keeps of advice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noted {
    /// The action, in notation.
    pub action: String,
    /// How sure he was; older records say a share of games instead, which was no chance of winning and is not told.
    pub confidence: Option<Confidence>,
    /// The games that he played out.
    pub playouts: u64,
}

impl Noted {
    /// As records note it: `coach sure 4000 fight 9S hands`.
    pub fn note(&self) -> String {
        let confidence = self.confidence.map_or("even", Confidence::word);
        format!("coach {confidence} {} {}", self.playouts, self.action)
    }

    /// What a note of a record says, if it is of this kind. Older ones say two shares out of a thousand: `coach 431 12 1500 fight 9S hands`.
    pub fn read(note: &str) -> Option<Self> {
        let (first, rest) = note.strip_prefix("coach ")?.split_once(' ')?;
        let known = Confidence::ALL.into_iter().find(|confidence| confidence.word() == first);
        let share = |word: &str| word.parse().is_ok_and(|share: u32| share <= 1000);
        let rest = match known {
            Some(_) => rest,
            None => rest.split_once(' ').filter(|(error, _)| share(first) && share(error))?.1,
        };
        let (playouts, action) = rest.split_once(' ')?;
        Some(Self { action: action.into(), confidence: known, playouts: playouts.parse().ok()? })
    }
}

/// A question to the coach: he can think about it elsewhere, since he has all that he may see.
pub struct CoachQuestion {
    coaches: Vec<Box<dyn AnyBot>>,
    view: SeatView,
}

impl CoachQuestion {
    /// What to do in a seat's place; nothing where the seat has nothing to decide, or nobody coaches this game.
    pub fn new(session: &Session, seat: Seat) -> Option<Self> {
        Self::with(session, seat, &[PLAYOUTS])
    }

    /// The same, to be answered at once and then better and better.
    pub fn sharpening(session: &Session, seat: Seat) -> Option<Self> {
        Self::with(session, seat, &SHARPER_AND_SHARPER)
    }

    fn with(session: &Session, seat: Seat, budgets: &[u64]) -> Option<Self> {
        if !session.status().awaited().has(seat) {
            return None;
        }
        // His luck comes from what the seat sees: the same view gets the same advice, and no fate is touched.
        let seed = Seed::of(&format!("coach {}", session.view(seat)));
        let coach = |playouts: &u64| bot_for(session, &BotSpec::Search(Budget::Playouts(*playouts)), seed);
        let coaches = budgets.iter().map(coach).collect::<Option<_>>()?;
        Some(Self { coaches, view: session.seat_view(seat) })
    }

    /// What he thinks of the legal actions; nothing where he has nothing to say.
    pub fn answer(self) -> Option<Opinions> {
        self.answers().last().flatten()
    }

    /// The same, as often as he speaks.
    pub fn answers(self) -> impl Iterator<Item = Option<Opinions>> {
        let Self { coaches, view } = self;
        coaches.into_iter().map(move |mut coach| Opinions::of(coach.advise(&view).lines))
    }
}

/// Writes down that the player had help and what the advice was.
pub fn write_down(session: &mut Session, opinions: Option<&Opinions>) {
    session.mark_assisted();
    let Some(note) = opinions.map(|opinions| opinions.noted().note()) else { return };
    // Asked twice, he says the same: once is enough.
    let last = session.lines().last().and_then(|line| line.parse().ok());
    if last != Some(RecordLine::Note(note.clone())) {
        session.note(&note);
    }
}

/// Asks the coach, and writes that down.
pub fn consult(session: &mut Session, seat: Seat) -> Option<Opinions> {
    let opinions = CoachQuestion::new(session, seat)?.answer();
    write_down(session, opinions.as_ref());
    opinions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_read_as_they_were_written() {
        for confidence in Confidence::ALL {
            let noted = Noted { action: "fight 9S hands".into(), confidence: Some(confidence), playouts: 1500 };
            assert_eq!(noted.note(), format!("coach {} 1500 fight 9S hands", confidence.word()));
            assert_eq!(Noted::read(&noted.note()), Some(noted));
        }
        for other in ["", "coach", "coach sure", "coach sure 3", "coach sure a x", "coach bold 3 x", "begun 1 2 3 x"] {
            assert_eq!(Noted::read(other), None, "{other}");
        }
    }

    #[test]
    fn older_notes_are_read_without_their_shares() {
        let noted = Noted { action: "fight 9S hands".into(), confidence: None, playouts: 1500 };
        assert_eq!(Noted::read("coach 431 12 1500 fight 9S hands"), Some(noted));
        for other in ["coach 1 2 3", "coach a 2 3 x", "coach 1001 2 3 x", "coach 1 1001 3 x"] {
            assert_eq!(Noted::read(other), None, "{other}");
        }
    }
}
