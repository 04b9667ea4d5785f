//! Two tables held against each other, game by game: the same numbers of games have the same seeds, so that what luck does to both is not
//! counted as a difference.

use super::counted_chunk::CountedChunk;
use super::experiment::{Experiment, PlayedRow, PlayedVariant};
use crate::command::CommandContext;
use crate::failure::Failure;
use crate::statistics::{ClusteredMean, Discordant, Estimate, PairedSums, games_for_width, holm};
use std::iter;

/// What is compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Metric {
    /// The share of seats that have won.
    Won,
    /// The score.
    Score,
    /// How many decisions a game takes.
    Decisions,
}

impl Metric {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Won, Self::Score, Self::Decisions];

    /// What columns and programs call it.
    pub fn id(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Score => "score",
            Self::Decisions => "decisions",
        }
    }

    /// What it is in a row.
    pub fn of(self, row: &PlayedRow) -> f64 {
        match self {
            Self::Won => row.won as u8 as f64,
            Self::Score => row.score as f64,
            Self::Decisions => row.decisions as f64,
        }
    }
}

/// What a comparison is of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    /// What every game has.
    Metric(Metric),
    /// What the box counts, by the name of its column.
    Measure(String),
}

impl Subject {
    /// What columns and programs call it.
    pub fn id(&self) -> &str {
        match self {
            Self::Metric(metric) => metric.id(),
            Self::Measure(id) => id,
        }
    }
}

/// What the difference of two tables is, and how sure.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The first table.
    pub a: String,
    /// The second.
    pub b: String,
    /// What was compared.
    pub subject: Subject,
    /// How many games both have played.
    pub games: u64,
    /// The mean of the first.
    pub mean_a: f64,
    /// The mean of the second.
    pub mean_b: f64,
    /// The first less the second.
    pub difference: Estimate,
    /// How the bounds were found.
    pub method: &'static str,
    /// How much games go together.
    pub correlation: Option<f64>,
    /// How many times as many games with luck of their own would say as much.
    pub variance_ratio: Option<f64>,
    /// Of wins, the pairs that differ.
    pub discordant: Option<Discordant>,
    /// How often luck alone would do as much.
    pub p: f64,
    /// The same, by how many questions were asked.
    pub p_holm: f64,
}

impl Comparison {
    /// Whether it is sure that there is a difference, however many were looked for.
    pub fn is_sure(&self) -> bool {
        self.p_holm < 0.05
    }

    /// How many games the bounds need until they hold no zero, if the difference is what was found; nothing where they hold none now, or there
    /// is no difference.
    pub fn settles_after(&self) -> Option<u64> {
        let Estimate { value, .. } = self.difference;
        let open = self.difference.holds(0.0) && value != 0.0;
        open.then(|| games_for_width(self.games, self.difference.width(), 2.0 * value.abs()))
    }
}

/// Which tables are held against each other: two of them, each against one, or each against each of the same game.
pub fn pairs(experiment: &Experiment, base: Option<usize>) -> Vec<(usize, usize)> {
    let variants = &experiment.variants;
    let alike = |a: usize, b: usize| variants[a].game == variants[b].game;
    let all = (0..variants.len()).flat_map(|a| (a + 1..variants.len()).map(move |b| (a, b)));
    match base {
        Some(base) => (0..variants.len()).filter(|at| *at != base && alike(*at, base)).map(|at| (at, base)).collect(),
        None => all.filter(|(a, b)| alike(*a, *b)).collect(),
    }
}

/// Compares pairs of tables by every metric, and by all that was counted at both; of those at which several kinds of bots sit, only the seats of one
/// where it is named. Metrics are one family of questions, measures another: to look for reasons makes no answer less sure.
///
/// # Errors
/// If a file of rows cannot be read any more.
pub fn compare(
    desk: &CommandContext,
    experiment: &Experiment,
    pairs: &[(usize, usize)],
    bot: Option<&str>,
) -> Result<Vec<Comparison>, Failure> {
    let variants = &experiment.variants;
    let of_two =
        |metric: Metric| pairs.iter().map(move |(a, b)| compare_two(&variants[*a], &variants[*b], metric, bot));
    let mut metrics: Vec<Comparison> = Metric::ALL.into_iter().flat_map(of_two).collect();
    let mut measures = Vec::new();
    for (a, b) in pairs {
        measures.extend(compare_measures(desk, &variants[*a], &variants[*b], bot)?);
    }
    by_family(&mut metrics);
    by_family(&mut measures);
    // By pair, metrics before measures.
    let all = metrics.into_iter().chain(measures).filter(|comparison| comparison.games > 0);
    let mut all: Vec<Comparison> = all.collect();
    let place = |found: &Comparison| {
        pairs.iter().position(|(a, b)| variants[*a].name == found.a && variants[*b].name == found.b)
    };
    all.sort_by_key(place);
    Ok(all)
}

/// Says how sure each answer is among all of its family.
fn by_family(family: &mut Vec<Comparison>) {
    family.retain(|comparison| comparison.games > 0);
    let p_values: Vec<f64> = family.iter().map(|comparison| comparison.p).collect();
    family.iter_mut().zip(holm(&p_values)).for_each(|(comparison, p)| comparison.p_holm = p);
}

/// The rows of a game, and what they come to.
#[derive(Clone, Copy)]
pub struct GameMean {
    rows: f64,
    sum: f64,
    squares: f64,
}

impl GameMean {
    /// Of the values of a game; nothing where there are none.
    pub fn of(values: impl Iterator<Item = f64>) -> Option<Self> {
        let nothing = Self { rows: 0.0, sum: 0.0, squares: 0.0 };
        let mean = values.fold(nothing, |Self { rows, sum, squares }, value| Self {
            rows: rows + 1.0,
            sum: sum + value,
            squares: squares + value * value,
        });
        (mean.rows > 0.0).then_some(mean)
    }

    fn mean(&self) -> f64 {
        self.sum / self.rows
    }
}

/// What is in both of two lists of games, each in the order of their numbers.
fn of_same_games<A, B>(
    a: impl Iterator<Item = (u64, A)>,
    b: impl Iterator<Item = (u64, B)>,
) -> impl Iterator<Item = (A, B)> {
    let (mut a, mut b) = (a.peekable(), b.peekable());
    iter::from_fn(move || {
        loop {
            let (game_a, game_b) = (a.peek()?.0, b.peek()?.0);
            if game_a == game_b {
                return Some((a.next()?.1, b.next()?.1));
            }
            if game_a < game_b {
                a.next().map(|_| ())
            } else {
                b.next().map(|_| ())
            };
        }
    })
}

/// Games of two tables, pair by pair.
#[derive(Default)]
struct PairTally {
    mean_a: ClusteredMean,
    mean_b: ClusteredMean,
    sums: PairedSums,
    discordant: Discordant,
    /// Pairs of which one is neither lost nor won as a whole.
    partly: u64,
}

impl PairTally {
    fn add(&mut self, one: GameMean, other: GameMean) {
        let (a, b) = (one.mean(), other.mean());
        self.sums.add(a, b);
        self.mean_a.add(one.rows, one.sum, one.squares);
        self.mean_b.add(other.rows, other.sum, other.squares);
        self.partly += [a, b].iter().any(|won| *won != 0.0 && *won != 1.0) as u64;
        self.discordant.pairs += 1;
        self.discordant.only_a += (a > b) as u64;
        self.discordant.only_b += (b > a) as u64;
    }

    /// What comes of it.
    fn conclude(self, a: &PlayedVariant, b: &PlayedVariant, subject: Subject) -> Comparison {
        let Self { mean_a, mean_b, sums, discordant, partly } = self;
        let wins = subject == Subject::Metric(Metric::Won);
        let (difference, p, method) = if wins && (partly == 0 || sums.error() == 0.0) {
            (discordant.difference(), discordant.p_value(), "discordant")
        } else {
            (sums.difference(), sums.p_value(), "paired")
        };
        Comparison {
            a: a.name.clone(),
            b: b.name.clone(),
            subject,
            games: sums.games(),
            mean_a: mean_a.mean(),
            mean_b: mean_b.mean(),
            difference,
            method,
            correlation: sums.correlation(),
            variance_ratio: sums.variance_ratio(),
            discordant: wins.then_some(discordant),
            p,
            p_holm: p,
        }
    }
}

/// Compares two tables by one metric. A game counts once, whoever sits at it: the seats of a game share its luck.
fn compare_two(a: &PlayedVariant, b: &PlayedVariant, metric: Metric, bot: Option<&str>) -> Comparison {
    let games = |variant: &PlayedVariant| {
        let bot = bot.map(|bot| variant.bots.iter().position(|name| name == bot).map_or(u16::MAX, |at| at as u16));
        variant
            .by_game()
            .filter_map(|rows| {
                let kept = rows.iter().filter(|row| bot.is_none_or(|bot| row.bot == bot));
                Some((rows[0].game, GameMean::of(kept.map(|row| metric.of(row)))?))
            })
            .collect::<Vec<(u64, GameMean)>>()
    };
    let mut pairs = PairTally::default();
    of_same_games(games(a).into_iter(), games(b).into_iter()).for_each(|(one, other)| pairs.add(one, other));
    pairs.conclude(a, b, Subject::Metric(metric))
}

/// Compares two tables by all that both have counted, chunk by chunk: there may be more of it than memory. What neither has had any of is left out.
fn compare_measures(
    desk: &CommandContext,
    a: &PlayedVariant,
    b: &PlayedVariant,
    bot: Option<&str>,
) -> Result<Vec<Comparison>, Failure> {
    let had = |variant: &PlayedVariant, id: &str| variant.measures.iter().any(|one| one.id == id && one.with.0 > 0);
    let shared =
        a.measures.iter().map(|measure| &measure.id).filter(|id| b.measures.iter().any(|other| other.id == **id));
    let ids: Vec<&String> = shared.filter(|id| had(a, id) || had(b, id)).collect();
    let mut tallies: Vec<PairTally> = ids.iter().map(|_| PairTally::default()).collect();
    let files = |variant: &PlayedVariant| variant.files.clone().into_iter();
    for (one, other) in of_same_games(files(a), files(b)) {
        let read = |path| CountedChunk::read(path, &ids, bot).map_err(|error| desk.bad_file(path, &error));
        let (one, other) = (read(&one)?, read(&other)?);
        for (at, tally) in tallies.iter_mut().enumerate() {
            of_same_games(one.games(at), other.games(at)).for_each(|(one, other)| tally.add(one, other));
        }
    }
    let found = ids.iter().zip(tallies).map(|(id, tally)| tally.conclude(a, b, Subject::Measure((*id).clone())));
    Ok(found.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::{BotSpec, Company, RowQueue, Stretch, Watch, simulate};
    use kernel::Seed;
    use std::collections::BTreeMap;
    use std::sync::atomic::AtomicU64;
    use table::{Luck, Settings, shelf};

    fn variant(name: &str, rows: Vec<PlayedRow>) -> PlayedVariant {
        PlayedVariant {
            name: name.into(),
            game: "any".into(),
            players: 1,
            options: BTreeMap::new(),
            bots: vec!["careful".into(), "random".into()],
            ends: vec![String::new()],
            rows,
            measures: Vec::new(),
            files: Vec::new(),
        }
    }

    fn row(game: u64, seat: u8, won: bool, score: i32) -> PlayedRow {
        PlayedRow { game, seat, bot: seat as u16 - 1, won, score, decisions: 1, end: 0 }
    }

    /// By hand: games 0, 2 and 3 are in both; of those the first has won two and the second one.
    #[test]
    fn only_games_that_both_have_played_are_compared() {
        let a = variant("a", vec![row(0, 1, true, 5), row(1, 1, true, 9), row(2, 1, true, 3), row(3, 1, false, 1)]);
        let b = variant("b", vec![row(0, 1, false, 1), row(2, 1, true, 2), row(3, 1, false, 0), row(4, 1, true, 9)]);
        let won = compare_two(&a, &b, Metric::Won, None);
        assert_eq!(won.discordant, Some(Discordant { pairs: 3, only_a: 1, only_b: 0 }));
        assert_eq!((won.games, won.method), (3, "discordant"));
        let score = compare_two(&a, &b, Metric::Score, None);
        assert!((score.difference.value - 2.0).abs() < 1e-12, "(5-1 + 3-2 + 1-0)/3: {score:?}");
    }

    /// Seats of one game are no games of their own: twice the same seat tells nothing more.
    #[test]
    fn seats_are_clustered_by_game() {
        let single =
            |won: fn(u64) -> bool| (0..40).map(|game| row(game, 1, won(game), game as i32)).collect::<Vec<_>>();
        let double = |won: fn(u64) -> bool| {
            (0..40).flat_map(|game| [1, 2].map(|seat| row(game, seat, won(game), game as i32))).collect::<Vec<_>>()
        };
        let one: fn(u64) -> bool = |game| game % 3 == 0;
        let other: fn(u64) -> bool = |game| game % 4 == 0;
        for metric in Metric::ALL {
            let alone = compare_two(&variant("a", single(one)), &variant("b", single(other)), metric, None);
            let both = compare_two(&variant("a", double(one)), &variant("b", double(other)), metric, None);
            assert_eq!((alone.difference, alone.p, alone.games), (both.difference, both.p, both.games));
        }
        let of_one = compare_two(&variant("a", double(one)), &variant("b", double(other)), Metric::Won, Some("random"));
        assert_eq!(of_one.games, 40);
        let nobody = compare_two(&variant("a", double(one)), &variant("b", double(other)), Metric::Won, Some("oracle"));
        assert_eq!(nobody.games, 0);
    }

    fn played(id: &str, company: &Company, seed: &str, from: u64, games: u64) -> PlayedVariant {
        let settings = Settings { players: None, ..Settings::new(Luck::seed(seed)) };
        let mut rows = Vec::new();
        {
            let queue = RowQueue::new(from, |told| {
                rows.extend(told.rows.iter().map(|row| PlayedRow {
                    game: row.game - from,
                    seat: row.seat + 1,
                    bot: row.bot as u16,
                    won: row.won,
                    score: row.score,
                    decisions: row.decisions,
                    end: row.end,
                }));
            });
            let stretch = Stretch { from, ..Stretch::first(Seed::of(seed), games, 2) };
            let watch = Watch { done: &AtomicU64::new(0), rows: Some(&queue) };
            simulate(id, &settings, company, stretch, watch).expect("a table that can be laid out");
        }
        variant(seed, rows)
    }

    /// How many of so many comparisons of a table with itself, on other luck, hold zero, by metric.
    fn covered(id: &str, company: &Company, bot: Option<&str>, times: u64, games: u64) -> [u64; 3] {
        let whole = played(id, company, "a-a", 0, 2 * times * games);
        let seats = whole.rows.iter().filter(|row| row.game == 0).count();
        let mut halves = whole.rows.chunks(games as usize * seats).map(|rows| {
            let first = rows[0].game;
            variant("half", rows.iter().map(|row| PlayedRow { game: row.game - first, ..*row }).collect())
        });
        let mut held = [0; 3];
        while let (Some(a), Some(b)) = (halves.next(), halves.next()) {
            for (held, metric) in held.iter_mut().zip(Metric::ALL) {
                *held += compare_two(&a, &b, metric, bot).difference.holds(0.0) as u64;
            }
        }
        held
    }

    /// What is no difference is found to be none about 95 times in 100: within four standard deviations of a binomial draw.
    #[test]
    fn a_table_does_not_differ_from_itself() {
        let one = Company { bots: vec![BotSpec::Careful], rotate: false };
        let mixed = Company { bots: vec![BotSpec::Random, BotSpec::Careful], rotate: true };
        let several = table::IDS.iter().find(|id| shelf::label(id).is_some_and(|label| label.players.0 > 1));
        let several = several.expect("a game for several");
        for (id, company, bot, times, games) in
            [(table::IDS[0], &one, None, 200_u64, 150_u64), (several, &mixed, Some("random"), 60, 40)]
        {
            let (n, share) = (times as f64, 0.95);
            let away = 4.0 * (n * share * (1.0 - share)).sqrt();
            for (held, metric) in covered(id, company, bot, times, games).into_iter().zip(Metric::ALL) {
                let off = (held as f64 - n * share).abs();
                // Where few games are won, bounds that are made for few hold more often.
                let rather_more = metric == Metric::Won && held as f64 > n * share;
                assert!(off <= away || rather_more, "{id}, seed a-a, {}: {held} of {times}", metric.id());
            }
        }
    }
}
