//! The time of day, as far as a server can trust it: clocks are set, and set wrongly.
//!
//! A clock that goes back by less than a day is not followed at once: time goes on at half its pace until the clock has caught up, so that a day
//! that is over, whose dungeon everybody may know, does not begin again, and what waits for time to pass still does. A clock that goes back by more was wrong
//! before, and one that goes forward may have slept: both are believed. What cannot be undone is not done right after a leap
//! ([`crate::store::Store::follows_a_round`]). What lasts for seconds is measured by [`uptime`], which no clock changes.

use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A clock that goes back by more than so many seconds was wrong before.
const BELIEVED_BACK: i64 = 86_400;

/// How many seconds the clocks of two nodes may differ by.
const APART: i64 = 60;

/// A clock that is read by somebody who also knows how much time has passed.
#[derive(Default)]
struct Clock {
    /// What it said last.
    said: i64,
    /// What it said when the clock of the machine went back, and when that was.
    behind: Option<(i64, Duration)>,
}

impl Clock {
    /// The time of day, where the machine's clock says `wall` and has run for so long.
    fn read(&mut self, wall: i64, up: Duration) -> i64 {
        if wall >= self.said || self.said - wall > BELIEVED_BACK {
            (self.said, self.behind) = (wall, None);
        } else {
            let (from, since) = *self.behind.get_or_insert((self.said, up));
            self.said = from + up.saturating_sub(since).as_secs() as i64 / 2;
        }
        self.said
    }
}

static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
static CLOCK: Mutex<Clock> = Mutex::new(Clock { said: 0, behind: None });

/// Seconds since 1970.
pub fn now() -> i64 {
    let wall = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64);
    CLOCK.lock().unwrap_or_else(PoisonError::into_inner).read(wall, BEGUN.elapsed())
}

/// Seconds since the server was begun, whatever clocks say.
pub fn uptime() -> i64 {
    BEGUN.elapsed().as_secs() as i64
}

/// For how many seconds something has lasted that began at a moment. What begins in days to come was noted by a clock that was
/// wrong: nobody waits for it.
pub fn lasted(since: i64, now: i64) -> i64 {
    if since > now + APART { i64::MAX } else { (now - since).max(0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: i64 = 1_800_000_000 / 86_400 * 86_400 + 43_200;

    fn after(seconds: i64) -> Duration {
        Duration::from_secs(seconds as u64)
    }

    #[test]
    fn a_clock_that_goes_back_is_waited_for_and_time_passes() {
        let mut clock = Clock::default();
        assert_eq!(clock.read(NOON, after(0)), NOON);
        // An hour back, a minute later: time has not gone back, and goes on.
        let mut last = NOON;
        for seconds in (60..7300).step_by(60) {
            let said = clock.read(NOON - 3600 + seconds, after(seconds));
            assert!(said >= last && said <= last + 60, "{seconds}: {said}");
            last = said;
        }
        assert_eq!(last, NOON - 3600 + 7260, "caught up");
        assert_eq!(clock.read(NOON + 9000, after(7400)), NOON + 9000);
    }

    #[test]
    fn a_day_that_is_over_does_not_begin_again() {
        let mut clock = Clock::default();
        let midnight = NOON + 43_200;
        clock.read(midnight + 1, after(1));
        let said = clock.read(midnight - 3, after(2));
        assert!(said > midnight, "{said}");
    }

    #[test]
    fn a_clock_that_was_years_ahead_is_not_waited_for() {
        let mut clock = Clock::default();
        clock.read(NOON, after(0));
        assert_eq!(clock.read(NOON + 86_400 * 4000, after(1)), NOON + 86_400 * 4000);
        assert_eq!(clock.read(NOON + 2, after(2)), NOON + 2);
    }

    #[test]
    fn what_was_noted_by_a_clock_that_was_ahead_is_not_waited_for() {
        assert_eq!((lasted(100, 130), lasted(130, 100)), (30, 0), "clocks of nodes differ a little");
        assert!(lasted(100_000, 100) > 86_400 * 1000);
    }
}
