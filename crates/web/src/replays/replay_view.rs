//! A replay: a game looked at again, where it stood after a line of its record, as one pair of eyes saw it, and what had happened up to
//! there.

use crate::live::seat_names;
use crate::localizer::Localizer;
use crate::replays::open_replays::OpenReplays;
use kernel::{Page, Seat, Text};
use table::record::{Record, Summary};
use table::{CourseMark, RecordError, RecordLine, Replay, Session, StagedBeat, Words};

/// How many steps of the story stand beside a replay.
const STORY: usize = 80;

/// A replay: a game to be looked at again.
pub struct ReplayView {
    /// Its record: for us alone.
    pub record: String,
    /// What the person at each seat is called, where one ever sat there: who the bots were, and when, the record says.
    pub people: Vec<String>,
    /// Through whose eyes it is looked at.
    pub eyes: Seat,
}

/// Where in a game to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayPosition {
    /// After so many lines of its record, not counting the start.
    Step(usize),
    /// After the decision of that number, as it stands.
    Turn(usize),
    /// As far as the record goes.
    End,
}

/// A frame of a replay: what is seen there.
pub struct ReplayFrame {
    /// The game's id.
    pub game: &'static str,
    /// After how many lines of the record.
    pub step: usize,
    /// How many there are.
    pub steps: usize,
    /// How many decisions stand there.
    pub turn: usize,
    /// What each seat is called: in the game, where the game calls everybody by name, and all who held it up to the record's end.
    pub seats: Vec<String>,
    /// What those eyes had before them.
    pub page: Page,
    /// What had happened up to there, step by step; the last is the step itself.
    pub story: Vec<ReplayEvent>,
    /// What those eyes had before them until then.
    pub before: Option<Page>,
    /// The step itself, beat by beat.
    pub beats: Vec<StagedBeat>,
    /// Where in the whole record chapters begin, each with its step.
    pub chapters: Vec<(usize, String)>,
    /// What turned the game, likewise.
    pub turns: Vec<(usize, String)>,
}

/// What happened in a step.
pub struct ReplayEvent {
    /// The step.
    pub step: usize,
    /// Who decided it, where the game calls the seat by a name and it has changed hands.
    pub by: Option<String>,
    /// In sentences.
    pub said: Vec<String>,
    /// Whether it is something that somebody said.
    pub remark: bool,
    /// Whether it is worth remembering.
    pub notable: bool,
}

impl ReplayView {
    /// A record from elsewhere: people are called by their numbers.
    pub fn imported(localizer: &Localizer, summary: &Summary, record: String, eyes: Seat) -> Self {
        let person = |seat| localizer.ui.say(&Text::new("seat-number").number("seat", seat as i64 + 1));
        Self { people: (0..summary.seats()).map(person).collect(), record, eyes }
    }

    /// After how many lines of the record that is: the same for all ways to say it.
    pub fn step(&self, at: ReplayPosition) -> usize {
        let Ok(record) = Record::read(&self.record) else { return 0 };
        let steps = record.body().len() - 1;
        match at {
            ReplayPosition::End => steps,
            ReplayPosition::Step(step) => step.min(steps),
            ReplayPosition::Turn(turn) => record.place_of_decision(turn).unwrap_or(steps),
        }
    }

    /// Looks at the game where it stood then.
    ///
    /// # Errors
    /// The first line up to there that cannot be replayed.
    pub fn frame_at(
        &self,
        replays: &OpenReplays,
        localizer: &Localizer,
        step: usize,
    ) -> Result<ReplayFrame, RecordError> {
        replays.with(&self.record, |replay| self.frame(replay, localizer, step))
    }

    fn frame(&self, replay: &mut Replay, localizer: &Localizer, step: usize) -> Result<ReplayFrame, RecordError> {
        let steps = replay.steps();
        let step = step.min(steps);
        let words = localizer.game(replay.session().id());
        let mut story = Vec::new();
        replay.go_to((step + 1).saturating_sub(STORY))?;
        loop {
            story.extend(words.map(|words| self.happened(localizer, words, replay)));
            if replay.at() == step || !replay.forward()? {
                break;
            }
        }
        let session = replay.session();
        let (game, turn, page) = (session.id(), session.decisions(), session.page(self.eyes));
        let decided = matches!(replay.line(), RecordLine::Decision { .. });
        let beats = match decided {
            true => session.beats_since(session.story_mark_before(turn), self.eyes),
            false => Vec::new(),
        };
        let before = session.scene_at(session.story_mark_before(turn), self.eyes).filter(|_| decided);
        replay.go_to(steps)?;
        let (session, course) = (replay.session(), replay.session().course(self.eyes));
        let seats = (0..session.seats()).map(|seat| self.seat(localizer, session, Seat(seat))).collect();
        let (chapters, turns) = (self.placed(words, &course.chapters), self.placed(words, &course.turns));
        Ok(ReplayFrame { game, step, steps, turn, seats, page, story, before, beats, chapters, turns })
    }

    /// Moments of the game, each with the step of the record that it is at.
    fn placed(&self, words: Option<&Words>, marks: &[CourseMark]) -> Vec<(usize, String)> {
        let (Some(words), Ok(record)) = (words, Record::read(&self.record)) else { return Vec::new() };
        let place = |mark: &CourseMark| Some((record.place_of_decision(mark.step)?, words.say(&mark.words)));
        marks.iter().filter_map(place).collect()
    }

    /// What the line says that was replayed last, as these eyes saw it.
    fn happened(&self, localizer: &Localizer, words: &Words, replay: &Replay) -> ReplayEvent {
        let (session, line, ui) = (replay.session(), replay.line(), &localizer.ui);
        let plain =
            |said: String| ReplayEvent { step: replay.at(), by: None, said: vec![said], remark: false, notable: false };
        match line {
            RecordLine::Start { .. } => {
                let told = self.told(localizer, words, session, 0);
                if told.said.is_empty() { plain(ui.word("past-start")) } else { told }
            }
            RecordLine::Undo { .. } => plain(ui.word("past-undo")),
            RecordLine::Assisted { .. } => plain(ui.word("past-assisted")),
            RecordLine::Over { .. } => plain(ui.word("past-over")),
            RecordLine::Say { .. } => {
                let told =
                    session.story(session.decisions(), self.eyes).into_iter().rfind(|told| told.remark.is_some());
                let said = told.map(|told| words.say(&told.text)).unwrap_or_default();
                ReplayEvent { remark: true, ..plain(said) }
            }
            RecordLine::HandOver { seat, .. } => {
                let said = session
                    .hand_overs()
                    .last()
                    .map(|change| seat_names::handed_over(localizer, session, change, self.person(*seat)));
                plain(said.unwrap_or_default())
            }
            RecordLine::Decision { number, seat, .. } => {
                let told =
                    ReplayEvent { step: replay.at(), ..self.told(localizer, words, session, session.decisions()) };
                if told.said.is_empty() {
                    let who = self.called(localizer, session, *seat, *number);
                    ReplayEvent { by: told.by, ..plain(ui.say(&Text::new("past-decided").plain("who", who))) }
                } else {
                    told
                }
            }
            // What a note says may be meant for one seat, or be anybody's words in a file from elsewhere.
            _ => plain(ui.word("past-note")),
        }
    }

    /// What the person at a seat is called.
    fn person(&self, seat: Seat) -> &str {
        self.people.get(seat.0 as usize).map(String::as_str).unwrap_or_default()
    }

    /// What a seat is called, and all who have held it.
    pub fn seat(&self, localizer: &Localizer, session: &Session, seat: Seat) -> String {
        let holders = seat_names::all_holders(localizer, session, seat, self.person(seat));
        match session.seat_name(seat) {
            Some(name) => format!("{} · {holders}", name.in_lang(localizer.lang)),
            None => holders,
        }
    }

    /// What whoever made a decision is called: in the game, where the game calls everybody by name; else by who they were.
    fn called(&self, localizer: &Localizer, session: &Session, seat: Seat, decision: usize) -> String {
        match session.seat_name(seat) {
            Some(name) => name.in_lang(localizer.lang).to_string(),
            None => seat_names::decider(localizer, session, seat, decision, self.person(seat)),
        }
    }

    /// What these eyes saw of the last decision; at a table of several, its first sentence says whose it was unless the game calls everybody
    /// by name.
    fn told(&self, localizer: &Localizer, words: &Words, session: &Session, decision: usize) -> ReplayEvent {
        let told = session.story(decision, self.eyes);
        let told: Vec<_> = told.iter().filter(|told| told.step == decision && told.is_of_game()).collect();
        let mut said: Vec<String> = told.iter().map(|told| words.say(&told.text)).collect();
        let by = session.decided_by(decision).filter(|_| session.seats() > 1);
        let nameless = by.filter(|seat| session.seat_name(*seat).is_none());
        if let (Some(seat), Some(first)) = (nameless, said.first_mut()) {
            let who = self.called(localizer, session, seat, decision);
            *first = localizer.ui.say(&Text::new("seat-did").plain("who", who).plain("what", first.clone()));
        }
        let changed = |seat: &Seat| session.seat_name(*seat).is_some() && session.holders_of(*seat).len() > 1;
        let by = by.filter(changed);
        let by = by.map(|seat| seat_names::decider(localizer, session, seat, decision, self.person(seat)));
        ReplayEvent { step: 0, by, said, remark: false, notable: told.iter().any(|told| told.notable) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_is_where_its_decision_stands() {
        let record = "oubliette record 1\nseed \"1 0\"\nstart #a\n1 0 a\n2 0 b\nundo\nsay 0 hm\n2 0 c\nover 1 won\n";
        let view = ReplayView { record: record.into(), people: Vec::new(), eyes: Seat(0) };
        let ends = [ReplayPosition::End, ReplayPosition::Step(6), ReplayPosition::Step(99), ReplayPosition::Turn(3)]
            .map(|at| view.step(at));
        assert_eq!((ends, view.step(ReplayPosition::Turn(2)), view.step(ReplayPosition::Step(4))), ([6; 4], 5, 4));
    }
}
