//! The dungeon of the day in a player's own games: first tries, and days in a row.

use crate::archive::Run;
use crate::moment::Moment;
use std::collections::BTreeSet;

/// Days in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DayStreak {
    /// Up to today, or up to yesterday where today has not been played yet.
    pub days: u64,
    /// The most there ever were.
    pub best: u64,
}

impl DayStreak {
    /// Counts the days, each like `2026-11-15`, in whatever order they come; what is no day is passed over.
    pub fn of<'a>(days: impl IntoIterator<Item = &'a str>, today: Moment) -> Self {
        let days: BTreeSet<u64> = days.into_iter().filter_map(Moment::of_date).map(Moment::day).collect();
        let (mut streak, mut run, mut last) = (Self::default(), 0, None);
        for day in days {
            run = if last.is_some_and(|last| last + 1 == day) { run + 1 } else { 1 };
            (streak.best, last) = (streak.best.max(run), Some(day));
        }
        let goes_on = last.is_some_and(|last| last == today.day() || last + 1 == today.day());
        streak.days = if goes_on { run } else { 0 };
        streak
    }
}

/// The day whose dungeon a game was, begun on that very day and with what is printed: `2026-11-15`; nothing for any other game.
pub fn day_played(run: &Run) -> Option<&str> {
    let day =
        run.seed().filter(|_| run.summary.settings.custom.is_none()).filter(|seed| Moment::of_date(seed).is_some())?;
    run.begun()?.starts_with(day).then_some(day)
}

/// For each of these games, which come oldest first, whether it was the first try of the dungeon of its day.
pub fn first_tries(runs: &[Run]) -> Vec<bool> {
    let mut tried = BTreeSet::new();
    let is_first = |run: &Run| {
        day_played(run)
            .is_some_and(|day| tried.insert((run.summary.game.clone(), run.non_default_options(), day.to_string())))
    };
    runs.iter().map(is_first).collect()
}

/// The days in a row on which a dungeon of the day was finished, won or lost.
pub fn day_streak(runs: &[Run], today: Moment) -> DayStreak {
    DayStreak::of(runs.iter().filter(|run| run.summary.over.is_some()).filter_map(day_played), today)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Record;

    fn run(seed: &str, begun: &str, over: bool) -> Run {
        let end = if over { "over 3 won\n" } else { "" };
        let text = format!(
            "oubliette record 1\ngame scelerat\nrules 1\ncontent 0\nplayers 1\nseed \"{seed}\"\nnote begun {begun}T10:00:00Z\nstart\n{end}"
        );
        let record = Record::read(&text).unwrap_or_else(|_| panic!("a record: {text}"));
        Run { path: "a.txt".into(), summary: record.summary() }
    }

    #[test]
    fn days_in_a_row() {
        let today = Moment::of_date("2026-03-01").expect("a day");
        let of = |days: &[&'static str]| DayStreak::of(days.iter().copied(), today);
        assert_eq!(of(&[]), DayStreak { days: 0, best: 0 });
        assert_eq!(of(&["2026-02-28", "2026-03-01", "2026-02-27", "2026-02-28"]), DayStreak { days: 3, best: 3 });
        assert_eq!(
            of(&["2026-02-28", "2026-02-27", "nothing"]),
            DayStreak { days: 2, best: 2 },
            "today is yet to come"
        );
        assert_eq!(of(&["2026-02-26", "2026-02-25", "2026-02-24"]), DayStreak { days: 0, best: 3 }, "a day was missed");
    }

    #[test]
    fn first_tries_are_of_the_day_itself() {
        let runs = [
            run("2026-02-28", "2026-02-28", false),
            run("2026-02-28", "2026-02-28", true),
            run("2026-02-27", "2026-02-28", true),
            run("other", "2026-02-28", true),
        ];
        assert_eq!(first_tries(&runs), [true, false, false, false]);
        let today = Moment::of_date("2026-02-28").expect("a day");
        assert_eq!(day_streak(&runs, today), DayStreak { days: 1, best: 1 });
        assert_eq!(day_streak(&runs[..1], today), DayStreak::default(), "a game that is not over is no day");
    }
}
