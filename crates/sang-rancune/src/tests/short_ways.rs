//! Short ways through a round.

use super::*;

impl Played {
    /// Everybody passes until this is to be decided: `window:hits`.
    #[track_caller]
    pub(super) fn until(mut self, phase: &str) -> Self {
        let there = format!(" phase={phase} ");
        while !write_table(&self.table).contains(&there) {
            assert!(matches!(self.table.phase, Phase::Window(_)), "at {}", write_table(&self.table));
            let seat = self.game.awaited(&self.table).lowest().expect("somebody is awaited").0 + 1;
            self = self.play(&format!("{seat}: pass"));
        }
        self
    }

    /// Everybody who has items is done with them.
    #[track_caller]
    pub(super) fn close_the_market(mut self) -> Self {
        while self.table.phase == Phase::Market {
            let seat = self.game.awaited(&self.table).lowest().expect("somebody is awaited").0 + 1;
            self = self.play(&format!("{seat}: done"));
        }
        self
    }

    /// Everybody sets a card, and all pass until this is to be decided.
    #[track_caller]
    pub(super) fn all_set(mut self, cards: &str, phase: &str) -> Self {
        for (seat, card) in cards.split(' ').enumerate() {
            self = self.play(&format!("{}: set {card}", seat + 1));
        }
        self.until(phase)
    }

    /// Those who have lost life so far, and how much: `2:15 4:15`.
    #[track_caller]
    pub(super) fn loses(self, said: &str) -> Self {
        let lost = self.events.iter().filter_map(|event| match event {
            Event::Hurt { seat, life, .. } => Some(format!("{}:{life}", seat + 1)),
            _ => None,
        });
        assert_eq!(lost.collect::<Vec<_>>().join(" "), said);
        self
    }

    /// Those who had nothing to reveal so far: `1 3`.
    #[track_caller]
    pub(super) fn idles(self, said: &str) -> Self {
        let idle = self.events.iter().filter_map(|event| match event {
            Event::Idle { seat } => Some((seat + 1).to_string()),
            _ => None,
        });
        assert_eq!(idle.collect::<Vec<_>>().join(" "), said);
        self
    }

    /// The attacks on the creature so far, and what each did: `1:50:50 2:poke:0`.
    #[track_caller]
    pub(super) fn deals(self, said: &str) -> Self {
        let hits = self.events.iter().filter_map(|event| match event {
            Event::Hit { seat, card, value, .. } => Some(format!("{}:{}:{value}", seat + 1, card_word(*card))),
            _ => None,
        });
        assert_eq!(hits.collect::<Vec<_>>().join(" "), said);
        self
    }

    /// Where the first such event stands among all.
    #[track_caller]
    pub(super) fn place_of(&self, which: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().position(which).expect("it happened")
    }
}

/// The hits that were assigned: `2:15 4:15`, or nothing.
pub(super) fn aimed(events: &[Event]) -> String {
    let hits = events.iter().filter_map(|event| match event {
        Event::Aimed { seat, damage } => Some(format!("{}:{damage}", seat + 1)),
        _ => None,
    });
    hits.collect::<Vec<_>>().join(" ")
}

/// The usual options for so many players.
pub(super) fn players(players: u8) -> Options {
    Options { players, ..Options::default() }
}
