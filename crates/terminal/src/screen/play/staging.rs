//! What happened is shown beat by beat, at a pace one can follow; any key goes to the end.

use super::Play;
use crate::screen::Turn;
use crate::screen::house::House;
use kernel::{Beat, BeatKind, BeatWeight, Page, Text};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::time::{Duration, Instant};
use table::{StagedBeat, StoryMark};

/// How fast beats are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BeatPace {
    /// Not at all: the table is as it stands at once.
    Off,
    /// For those who know.
    Quick,
    /// For everybody.
    #[default]
    Normal,
    /// For those who want to see it all.
    Slow,
}

impl BeatPace {
    /// The next one, round and round.
    #[must_use]
    pub fn next(self) -> Self {
        match self {
            Self::Off => Self::Quick,
            Self::Quick => Self::Normal,
            Self::Normal => Self::Slow,
            Self::Slow => Self::Off,
        }
    }

    /// The message that names it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Off => "screen-pace-off",
            Self::Quick => "screen-pace-quick",
            Self::Normal => "screen-pace-normal",
            Self::Slow => "screen-pace-slow",
        }
    }

    /// How long a beat stands.
    pub fn beat(self) -> Duration {
        Duration::from_millis(match self {
            Self::Off => 0,
            Self::Quick => 200,
            Self::Normal => 500,
            Self::Slow => 1000,
        })
    }

    /// The same while many wait to be shown.
    fn hurried(self) -> Duration {
        self.beat() * 3 / 5
    }
}

/// More beats than this are shown in a hurry, but for those that turn the game.
const MANY: usize = 8;

/// The beats that are still to be shown.
#[derive(Default)]
pub(in crate::screen) struct Staging {
    beats: VecDeque<(StagedBeat, Duration)>,
    /// Until when the first of them stands.
    until: Option<Instant>,
    /// The last one, which the table stands as it left.
    last: Option<Beat>,
    /// What was shown before in the same film, in words, the oldest first.
    passed: Vec<Text>,
}

impl Staging {
    /// The page that is shown now, where something is being staged.
    pub fn page(&self) -> Option<&Page> {
        self.beats.front().map(|(staged, _)| &staged.page)
    }

    /// What is shown now, or what was shown last.
    pub fn beat(&self) -> Option<&Beat> {
        self.beats.front().map(|(staged, _)| &staged.beat).or(self.last.as_ref())
    }

    /// What was shown before in the same film, in words, the oldest first.
    pub fn passed(&self) -> &[Text] {
        &self.passed
    }

    /// Until when what is shown now stands.
    pub fn until(&self) -> Option<Instant> {
        self.until
    }

    /// Goes to the end.
    pub fn skip(&mut self) {
        *self = Self { last: self.last.take(), ..Self::default() };
    }

    /// Forgets all of it.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// Stages these beats after those that still wait. Where a person is asked next, a last one that costs nothing and turns nothing needs
    /// no time of its own: the table stands as it left it.
    pub fn add(&mut self, mut beats: Vec<StagedBeat>, pace: BeatPace, asked: bool, now: Instant) {
        let Some(StagedBeat { beat: last, .. }) = beats.last() else { return };
        self.last = Some(last.clone());
        if pace == BeatPace::Off {
            return self.skip();
        }
        if asked && last.weight != BeatWeight::Turning && last.amount == 0 {
            beats.pop();
        }
        let usual = if self.beats.len() + beats.len() > MANY { pace.hurried() } else { pace.beat() };
        let timed = beats.into_iter().map(|staged| {
            let long = match (staged.beat.weight, staged.beat.kind) {
                (BeatWeight::Turning, _) => pace.beat() * 3,
                // What a card or a die shows is to be read.
                (_, BeatKind::Shows) => usual * 3 / 2,
                _ => usual,
            };
            (staged, long)
        });
        self.beats.extend(timed);
        if self.until.is_none() {
            self.until = self.beats.front().map(|(_, long)| now + *long);
        }
    }

    /// The time has come for the next beat; false if it has not.
    pub fn go_on(&mut self, now: Instant) -> bool {
        if self.until.is_none_or(|until| now < until) {
            return false;
        }
        self.passed.extend(self.beats.pop_front().map(|(staged, _)| staged.beat.words));
        if self.beats.is_empty() {
            self.passed.clear();
        }
        self.until = self.beats.front().map(|(_, long)| now + *long);
        true
    }
}

impl Play {
    /// Stages what has happened since the mark, as far as whoever looks has witnessed it. What bots and orders do next is staged
    /// after it, up to the next question.
    pub(super) fn stage(&mut self, house: &House, mark: StoryMark) {
        let pace = house.pace();
        let beats = self.session.beats_since(mark, self.seat);
        self.staging.add(beats, pace, self.session.to_ask().has(self.seat), self.now);
    }

    /// When the next beat is shown.
    pub(super) fn next_beat(&self) -> Option<Instant> {
        self.staging.until()
    }

    /// Shows the next beat, where its time has come.
    pub(super) fn show_next_beat(&mut self, now: Instant) -> Turn {
        // Nobody sees what lies under a curtain: it waits.
        if self.over.is_some() {
            self.staging.until = self.staging.until.map(|until| until.max(now + Duration::from_millis(100)));
            return Turn::Stay;
        }
        if self.staging.go_on(now) { Turn::Moved } else { Turn::Stay }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn beat(amount: i32) -> StagedBeat {
        let [told, heading, prompt] = ["told", "heading", "prompt"].map(Text::new);
        let beat = Beat::told(told, BeatWeight::Normal).by(amount);
        let (gauges, zones, notes, choices) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        StagedBeat { step: 1, beat, page: Page { heading, gauges, zones, notes, prompt, choices } }
    }

    /// What bots and orders do before the next question is staged to its last beat, each after what came before it.
    #[test]
    fn everything_up_to_the_next_question_is_staged() {
        let (mut staging, now) = (Staging::default(), Instant::now());
        for _ in 0..2 {
            staging.add(vec![beat(0)], BeatPace::Normal, false, now);
        }
        assert_eq!(staging.beats.len(), 2);
        // Somebody is asked: the table stands as the last one left it, unless that cost something.
        staging.add(vec![beat(0), beat(0)], BeatPace::Normal, true, now);
        assert_eq!(staging.beats.len(), 3);
        staging.add(vec![beat(4)], BeatPace::Normal, true, now);
        assert_eq!(staging.beats.len(), 4);
        staging.add(vec![beat(0)], BeatPace::Off, true, now);
        assert_eq!(staging.beats.len(), 0);
    }

    #[test]
    fn what_turns_the_game_stands_longest() {
        let (mut staging, now) = (Staging::default(), Instant::now());
        let turning = StagedBeat { beat: beat(0).beat.turning(), ..beat(0) };
        staging.add(vec![beat(0), turning], BeatPace::Normal, true, now);
        let long: Vec<Duration> = staging.beats.iter().map(|(_, long)| *long).collect();
        assert_eq!(long, [BeatPace::Normal.beat(), BeatPace::Normal.beat() * 3]);
    }
}
