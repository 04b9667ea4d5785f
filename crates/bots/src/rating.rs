//! What advice comes to in words and bars: which action is preferred, by how much, and how sure that is. No number in it claims to be
//! the chance of winning but [`WinChance`].

use crate::Judged;

/// How an action stands beside the advised one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rating {
    /// It is the advised one.
    Best,
    /// It cannot be told from the advised one.
    Even,
    /// It may be worse.
    Perhaps,
    /// It is worse, by little beside what luck does to a game.
    Little,
    /// It is worse by more than that.
    Worse,
    /// It is worse by about as much as luck does to a game.
    Much,
}

/// How sure it is that the advised action is the best.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Confidence {
    /// There is nothing else to do.
    Only,
    /// The next best cannot be told from it.
    Even,
    /// It leads the next best by one standard error.
    Leaning,
    /// By two.
    Fair,
    /// By four.
    Sure,
}

impl Confidence {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Only, Self::Even, Self::Leaning, Self::Fair, Self::Sure];

    /// Its word in records and messages.
    pub fn word(self) -> &'static str {
        match self {
            Self::Only => "only",
            Self::Even => "even",
            Self::Leaning => "leaning",
            Self::Fair => "fair",
            Self::Sure => "sure",
        }
    }
}

impl Rating {
    /// Its word in messages.
    pub fn word(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Even => "even",
            Self::Perhaps => "perhaps",
            Self::Little => "little",
            Self::Worse => "worse",
            Self::Much => "much",
        }
    }
}

/// A chance to win, in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WinChance {
    /// The chance.
    pub thousandths: u16,
    /// How far it may be off, twice the standard error; nothing where it is proved.
    pub error: Option<u16>,
}

impl WinChance {
    /// The chance to win by an action; nothing where the bot knows none that comes true.
    pub fn of<A>(line: &Judged<A>) -> Option<Self> {
        let thousandths = |share: f64| (share.clamp(0.0, 1.0) * 1000.0).round() as u16;
        let error = (!line.proved).then(|| thousandths(line.error * 2.0).max(1));
        Some(Self { thousandths: thousandths(line.win?), error })
    }
}

/// What is worse by less of what luck does to a game is a little worse; by more than the second, much worse.
const LITTLE: f64 = 0.1;
const MUCH: f64 = 0.3;

/// How many standard errors one line is behind another; without any error, beyond all doubt.
fn errors_behind(behind: f64, error: f64) -> f64 {
    match (behind > 0.0, error > 0.0) {
        (false, _) => 0.0,
        (true, false) => f64::INFINITY,
        (true, true) => behind / error,
    }
}

/// How sure the first of these lines is.
pub fn confidence<A>(lines: &[Judged<A>]) -> Confidence {
    let [first, second, ..] = lines else { return Confidence::Only };
    match errors_behind(first.worth - second.worth, second.error) {
        lead if lead >= 4.0 => Confidence::Sure,
        lead if lead >= 2.0 => Confidence::Fair,
        lead if lead >= 1.0 => Confidence::Leaning,
        _ => Confidence::Even,
    }
}

/// How each of these lines stands beside the first, and how long its bar is, in tenths. The bar draws what the word says: full where
/// nothing can be told from the first, and shorter the worse a line surely is.
pub fn rate<A>(lines: &[Judged<A>]) -> Vec<(Rating, u8)> {
    let Some(first) = lines.first() else { return Vec::new() };
    let rated = lines.iter().enumerate().map(|(at, line)| {
        let lead = errors_behind(first.worth - line.worth, line.error);
        // What it is worse by, but for a standard error of doubt, beside what two games differ by for luck alone: errors shrink with the
        // root of the number of games.
        let surely = (lead - 1.0).max(0.0) / (line.playouts.max(1) as f64 / 2.0).sqrt();
        let rating = match surely {
            _ if at == 0 => Rating::Best,
            _ if lead < 1.0 => Rating::Even,
            _ if lead < 2.0 => Rating::Perhaps,
            small if small < LITTLE => Rating::Little,
            medium if medium < MUCH => Rating::Worse,
            _ => Rating::Much,
        };
        let bar = match rating {
            Rating::Best | Rating::Even => 10.0,
            Rating::Perhaps => 8.0,
            Rating::Little => 7.0,
            Rating::Worse => 6.0 - 2.0 * (surely - LITTLE) / (MUCH - LITTLE),
            Rating::Much => 3.0 * (1.0 - surely).clamp(0.0, 1.0 - MUCH) / (1.0 - MUCH),
        };
        (rating, bar.round() as u8)
    });
    rated.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(worths: &[f64], error: f64) -> Vec<Judged<usize>> {
        let line = |(action, worth): (usize, &f64)| Judged {
            action,
            worth: *worth,
            error,
            playouts: 5_000,
            win: None,
            proved: false,
        };
        worths.iter().enumerate().map(line).collect()
    }

    #[test]
    fn the_first_is_best_and_others_are_worse_by_what_they_lack() {
        let lines = lines(&[0.5, 0.49, 0.485, 0.455, 0.38, 0.1], 0.01);
        let rated = rate(&lines);
        let ratings: Vec<_> = rated.iter().map(|(rating, _)| *rating).collect();
        let expected = [Rating::Best, Rating::Perhaps, Rating::Perhaps, Rating::Little, Rating::Worse, Rating::Much];
        assert_eq!(ratings, expected);
        assert_eq!(rated.iter().map(|(_, bar)| *bar).collect::<Vec<_>>(), [10, 8, 8, 7, 5, 1]);
    }

    #[test]
    fn what_may_be_luck_does_not_show() {
        let rated = rate(&lines(&[0.5, 0.495, 0.491], 0.01));
        assert_eq!(rated, [(Rating::Best, 10), (Rating::Even, 10), (Rating::Even, 10)]);
    }

    /// However many games a line was found in and however far it is behind: a better word never has a shorter bar.
    #[test]
    fn words_and_bars_say_the_same() {
        let first = Judged { action: 0, worth: 0.5, error: 0.01, playouts: 2_000, win: None, proved: false };
        let mut lines = vec![first];
        for (lead, playouts) in (0..200).flat_map(|lead| [1, 8, 30, 200, 5_000].map(|playouts| (lead, playouts))) {
            let error = 0.6 / f64::from(playouts).sqrt();
            let worth = 0.5 - f64::from(lead) / 10.0 * error;
            lines.push(Judged {
                action: lines.len(),
                worth,
                error,
                playouts: playouts as u64,
                win: None,
                proved: false,
            });
        }
        let rated = rate(&lines);
        let bars = |rating: Rating| rated[1..].iter().filter(move |(word, _)| *word == rating).map(|(_, bar)| *bar);
        let words = [Rating::Even, Rating::Perhaps, Rating::Little, Rating::Worse, Rating::Much];
        for pair in words.windows(2) {
            let (better, worse) = (bars(pair[0]).min().expect("some"), bars(pair[1]).max().expect("some"));
            assert!(better > worse, "{pair:?}: {better} and {worse} tenths");
        }
    }

    #[test]
    fn sure_is_who_leads_by_many_errors() {
        let by = |lead: f64| confidence(&lines(&[0.5, 0.5 - lead], 0.01));
        assert_eq!(by(0.0), Confidence::Even);
        assert_eq!(by(0.011), Confidence::Leaning);
        assert_eq!(by(0.021), Confidence::Fair);
        assert_eq!(by(0.041), Confidence::Sure);
        assert_eq!(confidence(&lines(&[0.5, 0.4], 0.0)), Confidence::Sure);
        assert_eq!(confidence(&lines(&[0.5, 0.5], 0.0)), Confidence::Even);
        assert_eq!(confidence(&lines(&[0.5], 0.0)), Confidence::Only);
        assert_eq!(rate(&lines(&[0.5, 0.5], 0.0)), [(Rating::Best, 10), (Rating::Even, 10)]);
    }
}
