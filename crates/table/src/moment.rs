//! The time of day, in Greenwich, so that a family in three cities has the same daily dungeon.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

/// A moment of the calendar, to the millisecond.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Moment(u64);

impl Moment {
    /// Now.
    pub fn now() -> Self {
        Self(SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64))
    }

    /// So many seconds after the beginning of 1970.
    pub fn of_seconds(seconds: u64) -> Self {
        Self(seconds * 1000)
    }

    /// The beginning of a day that is written like `2026-11-15`; nothing where there is no such day after 1969.
    pub fn of_date(date: &str) -> Option<Self> {
        let mut parts = date.split('-').map(|part| part.parse::<u64>().ok());
        let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
        let fits = (1970..10_000).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
        let moment = fits.then(|| Self(days_until(year, month, day) * 86_400_000))?;
        (moment.date() == date).then_some(moment)
    }

    /// The number of its day since the beginning of 1970.
    pub fn day(self) -> u64 {
        self.0 / 86_400_000
    }

    /// A millisecond later.
    pub(crate) fn next(self) -> Self {
        Self(self.0 + 1)
    }

    /// The day: `2026-11-15`.
    pub fn date(self) -> String {
        let (year, month, day) = civil(self.0 / 86_400_000);
        format!("{year:04}-{month:02}-{day:02}")
    }

    /// For file names: `2026-11-15-203344-123`.
    pub fn stamp(self) -> String {
        let (seconds, millis) = (self.0 / 1000 % 86_400, self.0 % 1000);
        format!("{}-{:02}{:02}{:02}-{millis:03}", self.date(), seconds / 3600, seconds / 60 % 60, seconds % 60)
    }
}

/// `2026-11-15T20:33:44Z`.
impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0 / 1000 % 86_400;
        write!(f, "{}T{:02}:{:02}:{:02}Z", self.date(), seconds / 3600, seconds / 60 % 60, seconds % 60)
    }
}

/// Year, month and day of a number of days since 1970, in the Gregorian calendar; years begin in March so that the leap
/// day comes last.
fn civil(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let era = days / 146_097;
    let day_of_era = days % 146_097;
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let march_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * march_month + 2) / 5 + 1;
    let month = if march_month < 10 { march_month + 3 } else { march_month - 9 };
    (year_of_era + era * 400 + (month <= 2) as u64, month, day)
}

/// The days from the beginning of 1970 to a day of the Gregorian calendar, the other way round than [`civil`].
fn days_until(year: u64, month: u64, day: u64) -> u64 {
    let year = year - (month <= 2) as u64;
    let (era, year_of_era) = (year / 400, year % 400);
    let march_month = if month > 2 { month - 3 } else { month + 9 };
    let day_of_year = (153 * march_month + 2) / 5 + day - 1;
    era * 146_097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719_468
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_of_the_calendar() {
        assert_eq!(Moment(0).to_string(), "1970-01-01T00:00:00Z");
        assert_eq!(Moment::of_seconds(86_399).to_string(), "1970-01-01T23:59:59Z");
        assert_eq!(Moment(951_782_400_000).date(), "2000-02-29");
        assert_eq!(Moment(1_735_689_599_999).to_string(), "2024-12-31T23:59:59Z");
        assert_eq!(Moment(1_794_774_824_007).stamp(), "2026-11-15-203344-007");
    }

    #[test]
    fn days_are_read_as_they_are_written() {
        for day in (0..40_000).step_by(7) {
            let moment = Moment(day * 86_400_000);
            assert_eq!(Moment::of_date(&moment.date()), Some(moment));
            assert_eq!(moment.day(), day);
        }
        for other in ["", "2026", "2026-02-30", "2026-2-03", "1969-12-31", "2026-13-01", "2026-01-01-01", "seed-01-02"]
        {
            assert_eq!(Moment::of_date(other), None, "{other}");
        }
    }
}
