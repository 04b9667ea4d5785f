//! The dungeon of the day: the same for everybody, and known to nobody before it is played.
//!
//! Each game and kind has a seed of its own, so that nobody can rehearse one on the other. The server makes it from a secret;
//! all day long it shows the seed's hash, and the seed itself once the day is over, so that anybody can check that it was
//! settled before.

use crate::ids;
use crate::store::{DailyRun, now};
use table::Moment;

/// The day that it is in Greenwich.
pub fn today() -> String {
    Moment::of_seconds(now() as u64).date()
}

/// The last days before today, the latest first.
pub fn days_before_today(count: i64) -> Vec<String> {
    (1..=count).map(|days| Moment::of_seconds((now() - days * 86_400).max(0) as u64).date()).collect()
}

/// How many minutes are left of today.
pub fn minutes_left() -> i64 {
    (86_400 - now() % 86_400 + 59) / 60
}

/// Whether a text is a day of the calendar.
pub fn is_day(text: &str) -> bool {
    let number = |from: usize, to: usize| text.get(from..to).and_then(|digits| digits.parse::<u8>().ok());
    let shape = text
        .bytes()
        .enumerate()
        .all(|(at, sign)| if at == 4 || at == 7 { sign == b'-' } else { sign.is_ascii_digit() });
    let month = number(5, 7).is_some_and(|month| (1..=12).contains(&month));
    text.len() == 10 && shape && month && number(8, 10).is_some_and(|day| (1..=31).contains(&day))
}

/// The season of a day: its month, like `2026-11`.
pub fn season(day: &str) -> &str {
    day.get(..7).unwrap_or("")
}

/// The days of a season that have begun; nothing where it is none, or is yet to come.
pub fn days_of_season(season: &str) -> Vec<String> {
    let today = today();
    let days = (1..=31).map(|day| format!("{season}-{day:02}"));
    days.filter(|day| *day <= today && Moment::of_date(day).is_some()).collect()
}

/// The season before and the one after.
pub fn seasons_beside(season: &str) -> (String, String) {
    let beside = |seconds: i64| Moment::of_seconds(seconds.max(0) as u64).date()[..7].to_string();
    let first = begins(&format!("{season}-01"));
    (beside(first - 86_400), beside(first + 31 * 86_400))
}

/// The seed of a day, by game and kind: a secret until the day is over.
pub fn seed(secret: &str, day: &str, game: &str, kind: &str) -> String {
    // Hashed twice, so that nothing can be added to what one knows.
    let inner = ids::hashed(&format!("{secret} {day} {game} {kind}"));
    ids::hashed(&format!("{secret} {inner}"))[..32].to_string()
}

/// What is shown of a seed all day long.
pub fn commitment(seed: &str) -> String {
    ids::hashed(seed)
}

/// When a day begins, in seconds since 1970; 0 where it is none.
fn begins(day: &str) -> i64 {
    let mut parts = day.split('-').map(|part| part.parse::<i64>().unwrap_or(0));
    let (Some(year), Some(month), Some(day)) = (parts.next(), parts.next(), parts.next()) else { return 0 };
    // Years begin in March here, so that the odd day is the last.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let (century, rest) = (year.div_euclid(100), year.rem_euclid(100));
    let days = century * 146_097 / 4 + rest * 1461 / 4 + (153 * month + 2) / 5 + day - 719_469;
    days * 86_400
}

/// A leaderboard of a day's dungeon: what cannot be compared stands apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaderboard {
    /// Alone and in time.
    Plain,
    /// With help.
    Assisted,
    /// Declared bots.
    Bots,
    /// Once the day was over, and the seed known.
    Late,
}

impl Leaderboard {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 4] = [Self::Plain, Self::Assisted, Self::Bots, Self::Late];

    /// The word that the store has for it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Assisted => "assisted",
            Self::Bots => "bots",
            Self::Late => "late",
        }
    }

    /// The board of that word.
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|board| board.word() == word)
    }

    /// The board of a run of a day that was over at that moment.
    pub fn of(day: &str, ended: i64, bot: bool, assisted: bool) -> Self {
        match () {
            () if ended >= begins(day) + 86_400 => Self::Late,
            () if bot => Self::Bots,
            () if assisted => Self::Assisted,
            () => Self::Plain,
        }
    }
}

/// What a run is worth on its board: who won comes before who lost, then the score counts.
pub fn worth(score: i32, won: bool) -> i64 {
    i64::from(score) + if won { 1 << 33 } else { 0 }
}

/// A run with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RankedRun {
    /// The place, from 1; who did equally well has the same.
    pub place: usize,
    /// The run.
    pub run: DailyRun,
}

/// Gives the best of a board, which come best first, their places.
pub fn ranked(runs: Vec<DailyRun>) -> Vec<RankedRun> {
    let worth = |run: &DailyRun| worth(run.score, run.won);
    let places: Vec<usize> =
        runs.iter().map(|run| 1 + runs.partition_point(|other| worth(other) > worth(run))).collect();
    places.into_iter().zip(runs).map(|(place, run)| RankedRun { place, run }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(person: &str, score: i32, won: bool) -> DailyRun {
        let (table, person, name) = (person.to_string(), person.to_string(), person.to_string());
        DailyRun { table, person, name, score, won, decisions: Some(9) }
    }

    #[test]
    fn days_are_days() {
        assert!(is_day("2026-11-15") && is_day(&today()) && days_before_today(3).iter().all(|day| is_day(day)));
        for text in
            ["", "2026-13-01", "2026-00-10", "2026-01-32", "2026-1-1", "2026-11-15x", "é26-11-15", "../../../.."]
        {
            assert!(!is_day(text), "{text}");
        }
        assert!(days_before_today(1)[0] < today() && (1..=1440).contains(&minutes_left()));
    }

    #[test]
    fn seasons_are_months() {
        assert_eq!((days_of_season("2024-02").len(), days_of_season("2026-02").len()), (29, 28));
        assert_eq!(days_of_season("2026-01").last().map(String::as_str), Some("2026-01-31"));
        assert_eq!(days_of_season(season(&today())).last(), Some(&today()));
        for odd in ["", "2026", "2026-13", "2026-1", "9999-01", "2026-01-01", "é26-01"] {
            assert!(days_of_season(odd).is_empty(), "{odd}");
        }
        assert_eq!(seasons_beside("2026-01"), ("2025-12".to_string(), "2026-02".to_string()));
        assert_eq!(seasons_beside("2024-12"), ("2024-11".to_string(), "2025-01".to_string()));
    }

    #[test]
    fn every_board_has_a_seed_of_its_own() {
        let seeds = [
            seed("a", "2026-11-15", "one", ""),
            seed("b", "2026-11-15", "one", ""),
            seed("a", "2026-11-16", "one", ""),
            seed("a", "2026-11-15", "another", ""),
            seed("a", "2026-11-15", "one", "weapon=le"),
        ];
        assert!(seeds.iter().all(|seed| seed.len() == 32));
        let kinds: std::collections::BTreeSet<_> = seeds.iter().collect();
        assert_eq!(kinds.len(), seeds.len());
        assert!(!commitment(&seeds[0]).contains(&seeds[0]));
    }

    #[test]
    fn days_begin_when_they_do() {
        assert_eq!(begins("1970-01-01"), 0);
        assert_eq!(begins("2026-11-15"), 1_794_700_800);
        for seconds in (0..5_000_000_000_i64).step_by(86_400 * 97) {
            let day = Moment::of_seconds(seconds as u64).date();
            assert_eq!(begins(&day), seconds / 86_400 * 86_400, "{day}");
        }
        for odd in ["", "x", "2026", "2026-11"] {
            assert_eq!(begins(odd), 0, "{odd}");
        }
    }

    #[test]
    fn boards_keep_apart_what_cannot_be_compared() {
        let (day, noon) = ("2026-11-15", 1_794_744_000);
        let board = |ended, bot, assisted| Leaderboard::of(day, ended, bot, assisted);
        assert_eq!(board(noon, false, false), Leaderboard::Plain);
        assert_eq!(board(noon, false, true), Leaderboard::Assisted);
        assert_eq!(board(noon, true, true), Leaderboard::Bots);
        assert_eq!(board(noon + 86_400, true, true), Leaderboard::Late);
        assert!(Leaderboard::ALL.iter().all(|board| Leaderboard::read(board.word()) == Some(*board)));
    }

    #[test]
    fn who_did_equally_well_has_the_same_place() {
        let runs = vec![run("a", -3, true), run("b", -3, true), run("d", 12, false), run("c", 3, false)];
        assert!(runs.is_sorted_by_key(|run| -worth(run.score, run.won)));
        let placed: Vec<_> = ranked(runs).into_iter().map(|placed| (placed.place, placed.run.name)).collect();
        assert_eq!(placed, [(1, "a"), (1, "b"), (3, "d"), (4, "c")].map(|(place, name)| (place, name.to_string())));
    }
}
