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

/// Those who have played a day's dungeon, apart as they should be.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Boards {
    /// Alone and in time.
    pub plain: Vec<Placed>,
    /// With help.
    pub assisted: Vec<Placed>,
    /// Declared bots.
    pub bots: Vec<Placed>,
    /// Once the day was over, and the seed known.
    pub late: Vec<Placed>,
}

/// A run with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placed {
    /// The place, from 1; who did equally well has the same.
    pub place: usize,
    /// The run.
    pub run: DailyRun,
}

impl Boards {
    /// Sorts the runs of a day.
    pub fn of(day: &str, runs: Vec<DailyRun>) -> Self {
        let late = |run: &DailyRun| Moment::of_seconds(run.ended.max(0) as u64).date().as_str() > day;
        let (late, rest): (Vec<_>, Vec<_>) = runs.into_iter().partition(late);
        let (bots, rest): (Vec<_>, Vec<_>) = rest.into_iter().partition(|run| run.bot);
        let (assisted, plain): (Vec<_>, Vec<_>) = rest.into_iter().partition(|run| run.assisted);
        Self { plain: placed(plain), assisted: placed(assisted), bots: placed(bots), late: placed(late) }
    }
}

/// Who won comes before who lost, then the score counts.
fn placed(mut runs: Vec<DailyRun>) -> Vec<Placed> {
    let worth = |run: &DailyRun| (run.won, run.score);
    runs.sort_by_key(|run| std::cmp::Reverse(worth(run)));
    let better = |run: &DailyRun| runs.iter().filter(|other| worth(other) > worth(run)).count();
    let places: Vec<usize> = runs.iter().map(|run| better(run) + 1).collect();
    places.into_iter().zip(runs).map(|(place, run)| Placed { place, run }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(person: &str, score: i32, won: bool) -> DailyRun {
        let (table, person, name) = (person.to_string(), person.to_string(), person.to_string());
        // Noon of the 15th of November 2026.
        let ended = 1_794_744_000;
        DailyRun { table, person, name, bot: false, score, won, decisions: Some(9), assisted: false, ended }
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
    fn boards_keep_apart_what_cannot_be_compared() {
        let late = DailyRun { ended: 1_794_744_000 + 86_400, ..run("late", 30, true) };
        let helped = DailyRun { assisted: true, ..run("helped", 30, true) };
        let bot = DailyRun { bot: true, ..run("bot", 30, true) };
        let runs =
            vec![run("c", 3, false), late, run("a", 9, true), helped, run("d", 12, false), bot, run("b", 9, true)];
        let boards = Boards::of("2026-11-15", runs);
        let names =
            |board: &[Placed]| board.iter().map(|placed| (placed.place, placed.run.name.clone())).collect::<Vec<_>>();
        let expected = [(1, "a"), (1, "b"), (3, "d"), (4, "c")].map(|(place, name)| (place, name.to_string()));
        assert_eq!(names(&boards.plain), expected);
        let apart = [&boards.assisted, &boards.bots, &boards.late].map(|board| names(board));
        assert_eq!(apart, [[(1, "helped".to_string())], [(1, "bot".to_string())], [(1, "late".to_string())]]);
    }
}
