//! What happened is shown beat by beat, at a pace one can follow; any key goes to the end.

use super::Play;
use crate::screen::Turn;
use crate::screen::house::House;
use kernel::{Beat, BeatWeight, Page};
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
            Self::Normal => 450,
            Self::Slow => 900,
        })
    }

    /// The longest that one decision takes.
    fn most(self) -> Duration {
        self.beat() * 5
    }
}

/// The beats that are still to be shown.
#[derive(Default)]
pub(in crate::screen) struct Staging {
    beats: VecDeque<(StagedBeat, Duration)>,
    /// Until when the first of them stands.
    until: Option<Instant>,
    /// The last one, which the table stands as it left: how much it came to is seen until the next.
    last: Option<Beat>,
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

    /// Stages these beats after those that still wait. The last one needs no time of its own: the table stands as it left it.
    pub fn add(&mut self, mut beats: Vec<StagedBeat>, pace: BeatPace, now: Instant) {
        let Some(last) = beats.pop() else { return };
        self.last = Some(last.beat);
        if pace == BeatPace::Off {
            return self.skip();
        }
        let weighed = |staged: &StagedBeat| if staged.beat.weight == BeatWeight::Turning { 2 } else { 1 };
        let parts: u32 = beats.iter().map(weighed).sum();
        let each = pace.beat().min(pace.most() / parts.max(1));
        let timed = beats.into_iter().map(|staged| {
            let long = each * weighed(&staged);
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
        self.beats.pop_front();
        self.until = self.beats.front().map(|(_, long)| now + *long);
        true
    }
}

impl Play {
    /// Stages what has happened since the mark, as far as whoever looks has witnessed it.
    pub(super) fn stage(&mut self, house: &House, mark: StoryMark) {
        let pace = house.pace();
        let beats = self.session.beats_since(mark, self.seat);
        self.staging.add(beats, pace, self.now);
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
