//! What can be said of many games from some of them: shares and means with their bounds, differences of pairs, many questions at once.

/// So many standard errors either way hold the truth 95 times in 100.
pub const Z95: f64 = 1.96;

/// A figure with the bounds that hold it 95 times in 100.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Estimate {
    /// What was found.
    pub value: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Estimate {
    /// A figure with so much either way.
    pub fn around(value: f64, spread: f64) -> Self {
        Self { value, low: value - spread, high: value + spread }
    }

    /// How far its bounds are apart.
    pub fn width(&self) -> f64 {
        self.high - self.low
    }

    /// Whether its bounds hold a number.
    pub fn holds(&self, number: f64) -> bool {
        self.low <= number && number <= self.high
    }
}

/// A share with its bounds, by Wilson; of nothing, anything is possible.
pub fn wilson(wins: u64, games: u64) -> Estimate {
    if games == 0 {
        return Estimate { value: 0.0, low: 0.0, high: 1.0 };
    }
    let (n, z) = (games as f64, Z95);
    let share = wins as f64 / n;
    let middle = share + z * z / (2.0 * n);
    let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    Estimate { value: share, low: ((middle - spread) / whole).max(0.0), high: ((middle + spread) / whole).min(1.0) }
}

/// The difference of two shares of independent games, by Newcombe.
pub fn share_difference(one: (u64, u64), other: (u64, u64)) -> Estimate {
    let (a, b) = (wilson(one.0, one.1), wilson(other.0, other.1));
    let value = a.value - b.value;
    let below = ((a.value - a.low).powi(2) + (b.high - b.value).powi(2)).sqrt();
    let above = ((a.high - a.value).powi(2) + (b.value - b.low).powi(2)).sqrt();
    Estimate { value, low: value - below, high: value + above }
}

/// Pairs of which only the one, or only the other, has won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Discordant {
    /// How many pairs there are, agreeing ones too.
    pub pairs: u64,
    /// Those that only the first has won.
    pub only_a: u64,
    /// Those that only the second has won.
    pub only_b: u64,
}

impl Discordant {
    /// The difference of the two shares, first less second. Its bounds are those of Agresti and Min: half a pair is added to each kind, so that
    /// they hold for few pairs, too.
    pub fn difference(&self) -> Estimate {
        let (a, b) = (self.only_a as f64, self.only_b as f64);
        let n = self.pairs.max(1) as f64 + 2.0;
        let middle = (a - b) / n;
        let spread = Z95 * ((a + b + 1.0) - (a - b).powi(2) / n).max(0.0).sqrt() / n;
        let value = (a - b) / self.pairs.max(1) as f64;
        Estimate { value, low: (middle - spread).max(-1.0), high: (middle + spread).min(1.0) }
    }

    /// How often pairs would differ as much by luck alone (McNemar): counted exactly up to a thousand that differ.
    pub fn p_value(&self) -> f64 {
        let (differ, fewer) = (self.only_a + self.only_b, self.only_a.min(self.only_b));
        if differ == 0 {
            return 1.0;
        }
        if differ > 1_000 {
            let z = (self.only_a.abs_diff(self.only_b) as f64 - 1.0).max(0.0) / (differ as f64).sqrt();
            return two_sided(z);
        }
        let mut term = 0.5_f64.powi(differ as i32);
        let mut below = 0.0;
        for k in 0..=fewer {
            below += term;
            term *= (differ - k) as f64 / (k + 1) as f64;
        }
        (2.0 * below).min(1.0)
    }
}

/// Numbers of games, each of one or several seats: their mean, and how sure it is. The seats of a game are no games of their own.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct ClusteredMean {
    games: u64,
    rows: f64,
    sum: f64,
    squares: f64,
    /// Of each game: the square of its sum, of its rows, and both times each other.
    game_sums: f64,
    game_rows: f64,
    game_both: f64,
}

impl ClusteredMean {
    /// Adds a game: how many rows it has, their sum, and the sum of their squares.
    pub fn add(&mut self, rows: f64, sum: f64, squares: f64) {
        self.games += 1;
        self.rows += rows;
        self.sum += sum;
        self.squares += squares;
        self.game_sums += sum * sum;
        self.game_rows += rows * rows;
        self.game_both += sum * rows;
    }

    /// How many games there are.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How many rows there are.
    pub fn rows(&self) -> u64 {
        self.rows as u64
    }

    /// The mean of all rows.
    pub fn mean(&self) -> f64 {
        if self.rows == 0.0 { 0.0 } else { self.sum / self.rows }
    }

    /// The standard deviation of rows.
    pub fn deviation(&self) -> f64 {
        if self.rows < 2.0 {
            return 0.0;
        }
        ((self.squares - self.sum * self.mean()).max(0.0) / (self.rows - 1.0)).sqrt()
    }

    /// The standard error of the mean: what games differ by, not what rows do.
    pub fn error(&self) -> f64 {
        if self.games < 2 {
            return 0.0;
        }
        let (mean, games) = (self.mean(), self.games as f64);
        let residues = self.game_sums - 2.0 * mean * self.game_both + mean * mean * self.game_rows;
        (residues.max(0.0) * games / (games - 1.0)).sqrt() / self.rows
    }

    /// The mean with its bounds.
    pub fn estimate(&self) -> Estimate {
        Estimate::around(self.mean(), Z95 * self.error())
    }
}

/// Two numbers of each game, where the same game was played at two tables.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct PairedSums {
    n: f64,
    a: f64,
    b: f64,
    aa: f64,
    bb: f64,
    ab: f64,
}

impl PairedSums {
    /// Adds a game.
    pub fn add(&mut self, a: f64, b: f64) {
        self.n += 1.0;
        self.a += a;
        self.b += b;
        self.aa += a * a;
        self.bb += b * b;
        self.ab += a * b;
    }

    /// How many games there are.
    pub fn games(&self) -> u64 {
        self.n as u64
    }

    /// The variances of the first, of the second, and what they have in common.
    fn variances(&self) -> (f64, f64, f64) {
        if self.n < 2.0 {
            return (0.0, 0.0, 0.0);
        }
        let of = |sum: f64, one: f64, other: f64| (sum - one * other / self.n) / (self.n - 1.0);
        (of(self.aa, self.a, self.a).max(0.0), of(self.bb, self.b, self.b).max(0.0), of(self.ab, self.a, self.b))
    }

    /// The mean difference, first less second, with its bounds.
    pub fn difference(&self) -> Estimate {
        Estimate::around((self.a - self.b) / self.n.max(1.0), Z95 * self.error())
    }

    /// The standard error of the mean difference.
    pub fn error(&self) -> f64 {
        let (a, b, both) = self.variances();
        ((a + b - 2.0 * both).max(0.0) / self.n.max(1.0)).sqrt()
    }

    /// How much the one goes with the other, from -1 to 1; nothing where one of them never changes.
    pub fn correlation(&self) -> Option<f64> {
        let (a, b, both) = self.variances();
        (a > 0.0 && b > 0.0).then(|| (both / (a * b).sqrt()).clamp(-1.0, 1.0))
    }

    /// How many times as many games with luck of their own would say as much; nothing where no pair differs from another.
    pub fn variance_ratio(&self) -> Option<f64> {
        let (a, b, both) = self.variances();
        let differs = a + b - 2.0 * both;
        (differs > 1e-12 * (a + b)).then(|| (a + b) / differs)
    }

    /// How often a difference would be as great by luck alone.
    pub fn p_value(&self) -> f64 {
        let (difference, error) = (self.difference().value, self.error());
        if error > 0.0 { two_sided(difference.abs() / error) } else { 1.0 }
    }
}

/// Where many questions are asked at once, some would be answered by luck: by how much each counts then (Holm), in the order asked.
pub fn holm(p_values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..p_values.len()).collect();
    order.sort_by(|one, other| p_values[*one].total_cmp(&p_values[*other]));
    let mut adjusted = vec![1.0; p_values.len()];
    let mut least: f64 = 0.0;
    for (rank, at) in order.into_iter().enumerate() {
        least = least.max((p_values[at] * (p_values.len() - rank) as f64).min(1.0));
        adjusted[at] = least;
    }
    adjusted
}

/// How many games make the bounds of a figure so wide, where these games made them as wide as they are.
pub fn games_for_width(games: u64, width: f64, wanted: f64) -> u64 {
    if width <= wanted { games } else { (games as f64 * (width / wanted).powi(2)).ceil() as u64 }
}

/// How often something normal is at least so many standard errors away, on either side.
pub fn two_sided(z: f64) -> f64 {
    complement(z.abs() / std::f64::consts::SQRT_2).clamp(0.0, 1.0)
}

/// The complement of the error function, from 0 on: by its series near 0, by its continued fraction beyond.
fn complement(x: f64) -> f64 {
    let scale = (-x * x).exp() / std::f64::consts::PI.sqrt();
    if x < 2.5 {
        // erf(x) = 2/√π · e^(−x²) · Σ 2ⁿ x^(2n+1) / (1·3·…·(2n+1))
        let (mut term, mut sum) = (x, x);
        for n in 1..200 {
            term *= 2.0 * x * x / (2 * n + 1) as f64;
            sum += term;
        }
        1.0 - 2.0 * scale * sum
    } else {
        // erfc(x) = e^(−x²)/√π · 1/(x + (1/2)/(x + 1/(x + (3/2)/(x + …))))
        let below = (1..=60).rev().fold(x, |below, n| x + n as f64 / 2.0 / below);
        scale / below
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: f64, known: f64, within: f64) {
        assert!((found - known).abs() <= within, "{found} is not {known}");
    }

    /// Known values: Newcombe (1998) gives 81 of 263 as 0.2553 to 0.3662, 0 of 20 as 0 to 0.1611, 1 of 29 as 0.0061 to 0.1718.
    #[test]
    fn shares_have_the_bounds_of_wilson() {
        for (wins, games, low, high) in [(81, 263, 0.2553, 0.3662), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)] {
            let share = wilson(wins, games);
            near(share.low, low, 5e-5);
            near(share.high, high, 5e-5);
        }
        assert_eq!(wilson(0, 0), Estimate { value: 0.0, low: 0.0, high: 1.0 });
        near(wilson(20, 20).high, 1.0, 1e-12);
    }

    /// Known values: Newcombe (1998), 56 of 70 against 48 of 80, without a correction: 0.0524 to 0.3339.
    #[test]
    fn differences_of_shares_have_the_bounds_of_newcombe() {
        let difference = share_difference((56, 70), (48, 80));
        near(difference.value, 0.2, 1e-12);
        near(difference.low, 0.0524, 5e-5);
        near(difference.high, 0.3339, 5e-5);
    }

    /// By hand: 12 and 3 of 50 pairs. (12.5 − 3.5)/52 = 0.17308; √(16 − 81/52)/52 = 0.07308.
    #[test]
    fn pairs_that_differ_have_the_bounds_of_agresti_and_min() {
        let pairs = Discordant { pairs: 50, only_a: 12, only_b: 3 };
        let difference = pairs.difference();
        near(difference.value, 0.18, 1e-12);
        near(difference.low, 0.173077 - 1.96 * 0.073080, 1e-5);
        near(difference.high, 0.173077 + 1.96 * 0.073080, 1e-5);
        let none = Discordant { pairs: 50, ..Discordant::default() }.difference();
        assert!(none.low < 0.0 && none.high > 0.0, "no difference among few pairs proves little: {none:?}");
    }

    /// By hand: of 15 that differ, 3 or fewer on one side: 2·(1 + 15 + 105 + 455)/2¹⁵ = 0.03515625.
    #[test]
    fn mcnemar_counts_exactly() {
        near(Discordant { pairs: 50, only_a: 12, only_b: 3 }.p_value(), 0.035_156_25, 1e-12);
        near(Discordant { pairs: 50, only_a: 5, only_b: 5 }.p_value(), 1.0, 1e-12);
        near(Discordant { pairs: 9, only_a: 0, only_b: 0 }.p_value(), 1.0, 1e-12);
        let (exact, more) = (
            Discordant { pairs: 5_000, only_a: 530, only_b: 470 }.p_value(),
            Discordant { pairs: 5_000, only_a: 531, only_b: 470 }.p_value(),
        );
        near(exact, 0.0620, 2e-4);
        near(more, two_sided(60.0 / 1001_f64.sqrt()), 1e-12);
    }

    /// Known values of the normal distribution.
    #[test]
    fn the_tail_of_the_normal_distribution() {
        for (z, known) in [(0.0, 1.0), (1.0, 0.317_310_507_9), (1.959_963_985, 0.05), (3.0, 0.002_699_796_1)] {
            near(two_sided(z), known, 1e-9);
        }
        near(two_sided(5.0) / 5.733_031e-7, 1.0, 1e-6);
        near(two_sided(3.6), two_sided(3.5999), 1e-6);
    }

    /// By hand: two games of two seats with 1, 1 and 0, 0. The mean is ½; residues of games are 1 and −1: (1 + 1)·2/1, its root through 4 is ½.
    #[test]
    fn seats_of_a_game_are_one_cluster() {
        let mut both = ClusteredMean::default();
        both.add(2.0, 2.0, 2.0);
        both.add(2.0, 0.0, 0.0);
        assert_eq!((both.games(), both.rows()), (2, 4));
        near(both.mean(), 0.5, 1e-12);
        near(both.error(), 0.5, 1e-12);
        near(both.deviation(), (1.0_f64 / 3.0).sqrt(), 1e-12);
        // As if each seat were a game of its own: 1, 1, 0, 0 have the error √(⅓/4).
        let mut apart = ClusteredMean::default();
        [1.0, 1.0, 0.0, 0.0].iter().for_each(|value| apart.add(1.0, *value, value * value));
        near(apart.error(), (1.0_f64 / 12.0).sqrt(), 1e-12);
    }

    /// By hand: a = 1, 2, 3, 4 and b = 1, 1, 2, 4. Variances 5/3 and 2, in common 5/3; differences 0, 1, 1, 0 have the variance ⅓.
    #[test]
    fn pairs_gain_by_what_they_have_in_common() {
        let mut pairs = PairedSums::default();
        [(1.0, 1.0), (2.0, 1.0), (3.0, 2.0), (4.0, 4.0)].iter().for_each(|(a, b)| pairs.add(*a, *b));
        near(pairs.difference().value, 0.5, 1e-12);
        near(pairs.error(), (1.0_f64 / 12.0).sqrt(), 1e-12);
        near(pairs.correlation().unwrap(), 5.0 / 3.0 / (10.0_f64 / 3.0).sqrt(), 1e-12);
        near(pairs.variance_ratio().unwrap(), 11.0, 1e-9);
        let mut same = PairedSums::default();
        (0..9).for_each(|at| same.add(at as f64, at as f64));
        assert_eq!((same.variance_ratio(), same.p_value()), (None, 1.0));
    }

    /// Known values: Holm's own example of 0.01, 0.04, 0.03, 0.005.
    #[test]
    fn holm_asks_more_of_many_questions() {
        let adjusted = holm(&[0.01, 0.04, 0.03, 0.005]);
        for (found, known) in adjusted.iter().zip([0.03, 0.06, 0.06, 0.02]) {
            near(*found, known, 1e-12);
        }
        assert!(holm(&[]).is_empty());
        assert_eq!(holm(&[0.7, 0.9]), [1.0, 1.0]);
    }

    #[test]
    fn four_times_the_games_halve_the_width() {
        assert_eq!(games_for_width(1_000, 0.04, 0.02), 4_000);
        assert_eq!(games_for_width(1_000, 0.01, 0.02), 1_000);
    }
}
