//! Making puzzles: positions of bot games in which one move is far better than the others.
//!
//! Games are played by a [`Distracted`] bot, so that positions look as people bring them about. A position is taken where a glance sees
//! a gap, a short search sees it too, and a deep one confirms it, with an error that is small beside it. How hard a puzzle is follows from
//! who finds it: the [`LADDER`] of weak and strong players is asked again and again, and the rating is the one at which players of
//! those ratings would be expected to find it as often as they did.

use crate::network::Network;
use crate::{Advice, Bot, Careful, Distracted, Judged, MonteCarlo, Search, WinChance};
use kernel::{Ctx, Game, GameBox, Moves, Nobody, Seed, Seeded, Status};
use rayon::prelude::*;
use std::sync::Arc;
use table::bot_spec::Budget;
use table::puzzle::PUZZLED;
use table::{OpenError, Puzzle, PuzzleFile, PuzzleLine, Settings, Visitor, settings, shelf};

/// What puzzles are made by.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzlePlan {
    /// How many.
    pub count: usize,
    /// The seed of the games that are looked through: game `n` is played on the deal `seed-n`.
    pub seed: String,
    /// Playouts of the search that confirms a puzzle.
    pub playouts: u64,
}

/// Why no puzzles are made.
#[derive(Clone, PartialEq, Debug)]
pub enum NoPuzzles {
    /// There is no such game, or the settings do not fit it.
    Settings(OpenError),
    /// Nothing was learnt for this game, so that no chance can be said; or several play it.
    NotLearnt,
    /// Whoever watched wanted to stop.
    Stopped,
}

/// Of those who play the games, one decision in so many is not looked at: positions look as people bring them about.
const DISTRACTED_ONCE_IN: u32 = 5;
/// By how much less than the best the others must win.
const GAP: f64 = 0.15;
/// What is behind the best by no more than this is as right.
const NEAR: f64 = 0.03;
/// By how many standard errors the others must be behind.
const ERRORS: f64 = 4.0;
/// Playouts of a glance, and by how much of the gap it must see; the same of a longer look.
const LOOKS: [(u64, f64); 2] = [(300, 0.6), (1_500, 0.85)];
/// Where what was learnt sees no such difference between the best and the worst, nobody looks at all.
const LEAST_SPREAD: f64 = 0.1;
/// Of one game no more than so many, with at least so many decisions between them.
const MOST_OF_ONE_GAME: usize = 2;
const APART: usize = 8;
/// Where there is less to choose from, whoever guesses is right too often.
const FEWEST_MOVES: usize = 3;
/// Games that are looked through together.
const BATCH: u64 = 8;
/// Puzzles whose ratings lie in the same so many points are no more than one in so many: a spread of difficulties.
const BAND: u16 = 200;
const BANDS: usize = 4;
/// Where the best move wins less often, nobody wants to know.
const LEAST_CHANCE: f64 = 0.1;

/// Who is asked for the answer, with a rating for each, and how often.
pub const LADDER: [(Asked, f64, u64); 6] = [
    (Asked::Anybody, 400.0, 1),
    (Asked::RuleOfThumb, 900.0, 1),
    (Asked::PlayingOut(40), 1100.0, 12),
    (Asked::Learnt, 1600.0, 1),
    (Asked::Searching(200), 1900.0, 6),
    (Asked::Searching(1_000), 2200.0, 4),
];

/// Somebody who is asked for the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Somebody who plays anything.
    Anybody,
    /// The rule of thumb.
    RuleOfThumb,
    /// Flat Monte Carlo with so many playouts.
    PlayingOut(u64),
    /// What was learnt, alone.
    Learnt,
    /// A search with so many playouts.
    Searching(u64),
}

/// A position that is looked at.
struct Position<'a, G: Game> {
    game: &'a G,
    network: &'a Arc<Network>,
    view: G::View,
    legal: Vec<G::Action>,
    seed: Seed,
}

impl<G: GameBox> Position<'_, G> {
    fn search(&self, playouts: u64, number: u64) -> Search<G> {
        let mut search = Search::new(Some(self.network.clone()), Budget::Playouts(playouts));
        search.restart(self.seed.nth(number));
        search
    }

    fn advice(&self, playouts: u64) -> Advice<G::Action> {
        self.search(playouts, playouts).advise(self.game, PUZZLED, &self.view, &self.legal)
    }

    /// What looks find that are not deep, where they find a gap.
    fn candidate(&self) -> Option<Vec<G::Action>> {
        let learnt = self.advice(1).lines;
        let spread = learnt.first()?.worth - learnt.iter().map(|line| line.worth).fold(1.0, f64::min);
        if spread < LEAST_SPREAD {
            return None;
        }
        let mut right = None;
        for (playouts, share) in LOOKS {
            let lines = self.advice(playouts).lines;
            let count = right_ones(&lines, GAP * share, 0.0)?;
            right = Some(lines[..count].iter().map(|line| line.action).collect());
        }
        right
    }

    /// What a deep search finds, where it finds a gap and the answer is not given away; how many are right.
    fn confirmed(&self, playouts: u64) -> Option<(Vec<Judged<G::Action>>, usize)> {
        let lines = self.advice(playouts).lines;
        let right = right_ones(&lines, GAP, ERRORS)?;
        // Where all else is the end, and the rule of thumb sees it, there is nothing to find.
        let obvious = lines[right..].iter().all(|line| line.proved && line.worth <= 0.0);
        let seen = lines[..right].iter().any(|line| line.action == self.game.careful(&self.view, PUZZLED));
        (!(obvious && seen)).then_some((lines, right))
    }

    /// The puzzle that it is, unless it is none, or as hard as many others: the moves that led to it and its deal are added later.
    fn puzzle(&self, playouts: u64, full: &[u16]) -> Option<Puzzle> {
        let found = self.candidate()?;
        let guessed = self.rating(&found);
        if full.contains(&(guessed / BAND)) {
            return None;
        }
        let (lines, right) = self.confirmed(playouts)?;
        let confirmed: Vec<G::Action> = lines[..right].iter().map(|line| line.action).collect();
        let rating = if confirmed == found { guessed } else { self.rating(&confirmed) };
        let written = |(at, line): (usize, &Judged<G::Action>)| {
            let chance = WinChance::of(line);
            PuzzleLine {
                action: self.game.write_action(line.action),
                thousandths: chance.map_or(0, |chance| chance.thousandths),
                error: chance.and_then(|chance| chance.error),
                right: at < right,
            }
        };
        let lines = lines.iter().enumerate().map(written).collect();
        let (seed, options, moves) = (String::new(), Vec::new(), Vec::new());
        Some(Puzzle { game: G::ID, number: 0, rating, seed, options, moves, lines })
    }

    /// The share of its tries in which somebody finds one of the right actions.
    fn share_found(&self, asked: Asked, tries: u64, right: &[G::Action]) -> f64 {
        let (game, view, legal) = (self.game, &self.view, self.legal.as_slice());
        if asked == Asked::Anybody {
            return right.len() as f64 / legal.len() as f64;
        }
        let found = (0..tries).filter(|number| {
            let chosen = match asked {
                Asked::Anybody | Asked::RuleOfThumb => Careful.choose(game, PUZZLED, view, legal),
                Asked::PlayingOut(playouts) => {
                    let mut bot = MonteCarlo::new(Budget::Playouts(playouts));
                    bot.restart(self.seed.nth(*number));
                    bot.choose(game, PUZZLED, view, legal)
                }
                Asked::Learnt => self.search(1, *number).advise(game, PUZZLED, view, legal).action,
                Asked::Searching(playouts) => self.search(playouts, *number).advise(game, PUZZLED, view, legal).action,
            };
            right.contains(&chosen)
        });
        found.count() as f64 / tries as f64
    }

    /// How hard it is to find one of these actions.
    fn rating(&self, right: &[G::Action]) -> u16 {
        let shares = LADDER.map(|(asked, rating, tries)| (rating, self.share_found(asked, tries, right)));
        rating_of(&shares)
    }
}

/// How many of these lines, the best first, are as good as the best, where all others are far behind.
fn right_ones<A>(lines: &[Judged<A>], gap: f64, errors: f64) -> Option<usize> {
    let best = lines.first().filter(|best| best.worth >= LEAST_CHANCE && best.win.is_some())?;
    let right = lines.iter().take_while(|line| line.worth >= best.worth - NEAR).count();
    let far = |line: &Judged<A>| {
        let behind = best.worth - line.worth;
        behind >= gap && behind >= errors * (line.error.powi(2) + best.error.powi(2)).sqrt()
    };
    let others = &lines[right..];
    // One move to be found among several, or two among more.
    (right < others.len().max(2) && right <= 2 && !others.is_empty() && others.iter().all(far)).then_some(right)
}

/// The rating of a puzzle that players of these ratings find in these shares of their tries: where the shares that Elo's curve expects of
/// them add up to those that they came to.
pub fn rating_of(shares: &[(f64, f64)]) -> u16 {
    let found: f64 = shares.iter().map(|(_, share)| share).sum();
    let expected = |rating: f64| -> f64 {
        shares.iter().map(|(player, _)| 1.0 / (1.0 + 10f64.powf((rating - player) / 400.0))).sum()
    };
    let (mut low, mut high) = (200.0, 2800.0);
    for _ in 0..24 {
        let middle = (low + high) / 2.0;
        if expected(middle) > found { low = middle } else { high = middle }
    }
    f64::midpoint(low, high).round() as u16
}

/// How games are looked through for puzzles.
struct Mine<'a, G: GameBox> {
    game: &'a G,
    network: &'a Arc<Network>,
    options: &'a G::Options,
    chosen: &'a [(String, String)],
    playouts: u64,
    /// The bands of ratings of which there are enough.
    full: Vec<u16>,
}

impl<G: GameBox> Mine<'_, G> {
    /// Looks through a game on a deal; the puzzles that are found in it are numbered later.
    fn look_through(&self, deal: &str) -> Vec<Puzzle> {
        let (game, seed) = (self.game, Seed::of(deal));
        let mut bot = Distracted::new(Some(self.network.clone()), DISTRACTED_ONCE_IN);
        bot.restart(seed.player(PUZZLED));
        let mut ctx = Ctx::new(Seeded::new(seed), Nobody);
        let mut table = game.setup(self.options, &mut ctx);
        let (mut moves, mut puzzles): (Vec<String>, Vec<Puzzle>) = (Vec::new(), Vec::new());
        let mut legal = Moves::new();
        while let Status::Awaiting(_) = game.status(&table) {
            game.legal_actions(&table, PUZZLED, &mut legal);
            let view = game.view(&table, PUZZLED);
            let near = puzzles.last().is_some_and(|last| moves.len() < last.moves.len() + APART);
            if legal.len() >= FEWEST_MOVES && !near && puzzles.len() < MOST_OF_ONE_GAME {
                let seed = Seed::of(&format!("puzzle {deal} {}", moves.len()));
                let (view, legal) = (view.clone(), legal.to_vec());
                let position = Position { game, network: self.network, view, legal, seed };
                let puzzle = position.puzzle(self.playouts, &self.full);
                let (seed, options) = (deal.to_string(), self.chosen.to_vec());
                puzzles.extend(puzzle.map(|puzzle| Puzzle { seed, options, moves: moves.clone(), ..puzzle }));
            }
            let action = bot.choose(game, PUZZLED, &view, &legal);
            moves.push(game.write_action(action));
            game.apply(&mut table, PUZZLED, action, &mut ctx);
        }
        puzzles
    }
}

/// Makes puzzles of a game, from the beginning or from where a file was left. `watch` is shown the file whenever some games have been looked
/// through, and says whether to go on. The same plan comes to the same puzzles on any number of threads.
///
/// # Errors
/// Why not.
pub fn make_puzzles(
    id: &str,
    settings: &Settings,
    plan: &PuzzlePlan,
    file: PuzzleFile,
    watch: &mut dyn FnMut(&PuzzleFile) -> bool,
) -> Result<PuzzleFile, NoPuzzles> {
    struct Make<'a> {
        settings: &'a Settings,
        plan: &'a PuzzlePlan,
        file: PuzzleFile,
        watch: &'a mut dyn FnMut(&PuzzleFile) -> bool,
    }
    impl Visitor for Make<'_> {
        type Out = Result<PuzzleFile, NoPuzzles>;
        fn visit<G: GameBox>(self, game: G) -> Self::Out {
            let Self { settings, plan, mut file, watch } = self;
            let options = settings::options(&game, settings).map_err(NoPuzzles::Settings)?;
            let network = Network::of(&game).map(Arc::new).map_err(|_| NoPuzzles::NotLearnt)?;
            if game.seats(&options) != 1 {
                return Err(NoPuzzles::NotLearnt);
            }
            while file.puzzles.len() < plan.count {
                let from = file.mined.1;
                let batch = (plan.count as u64).min(BATCH);
                let deals: Vec<String> = (from..from + batch).map(|game| format!("{}-{game}", plan.seed)).collect();
                let full = full_bands(&file, plan.count);
                let (network, chosen, playouts) = (&network, settings.options.as_slice(), plan.playouts);
                let mine = Mine { game: &game, network, options: &options, chosen, playouts, full };
                let found: Vec<Vec<Puzzle>> = deals.par_iter().map(|deal| mine.look_through(deal)).collect();
                found.into_iter().flatten().for_each(|puzzle| take(&mut file, plan.count, puzzle));
                file.mined = (plan.seed.clone(), from + batch);
                if !watch(&file) {
                    return Err(NoPuzzles::Stopped);
                }
            }
            Ok(file)
        }
    }
    let make = Make { settings, plan, file, watch };
    shelf::visit(id, make).unwrap_or_else(|| Err(NoPuzzles::Settings(OpenError::Game(id.into()))))
}

/// The bands of ratings of which a file has enough.
fn full_bands(file: &PuzzleFile, count: usize) -> Vec<u16> {
    let many = |band: &u16| file.puzzles.iter().filter(|known| known.rating / BAND == *band).count();
    (0..u16::MAX / BAND).filter(|band| many(band) >= count.div_ceil(BANDS)).collect()
}

/// Whether the table of a puzzle can be laid out as faces do, with the same things to do.
fn replays(puzzle: &Puzzle) -> bool {
    puzzle.position().is_ok_and(|session| {
        let legal = session.legal_actions(PUZZLED);
        legal.len() == puzzle.lines.len() && puzzle.lines.iter().all(|line| legal.contains(&line.action))
    })
}

/// Takes a puzzle in, unless there are enough, or enough as hard as it.
fn take(file: &mut PuzzleFile, count: usize, puzzle: Puzzle) {
    let full = full_bands(file, count).contains(&(puzzle.rating / BAND));
    if file.puzzles.len() < count && !full && replays(&puzzle) {
        let number = file.puzzles.len() + 1;
        file.puzzles.push(Puzzle { number, ..puzzle });
    }
}

/// Searches a puzzle's position again: the action that is found, with what is thought of each.
///
/// # Errors
/// If the position cannot be laid out any more.
pub fn search_again(puzzle: &Puzzle, playouts: u64) -> Result<Advice<String>, table::PuzzleError> {
    let session = puzzle.position()?;
    let spec = crate::BotSpec::Search(Budget::Playouts(playouts));
    let bot = crate::bot_for(&session, &spec, Seed::of("search again"));
    let view = session.seat_view(PUZZLED);
    Ok(bot.map_or(Advice { action: String::new(), lines: Vec::new() }, |mut bot| bot.advise(&view)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(worth: f64, error: f64) -> Judged<u8> {
        Judged { action: 0, worth, win: Some(worth), proved: false, error, playouts: 100 }
    }

    #[test]
    fn one_move_is_far_better_or_there_is_no_puzzle() {
        let right = |worths: &[f64], error| {
            let lines: Vec<_> = worths.iter().map(|worth| line(*worth, error)).collect();
            right_ones(&lines, 0.15, 4.0)
        };
        assert_eq!(right(&[0.7, 0.4, 0.1], 0.01), Some(1));
        assert_eq!(right(&[0.7, 0.69, 0.4], 0.01), None, "two of three is no search");
        assert_eq!(right(&[0.7, 0.69, 0.4, 0.4, 0.3], 0.01), Some(2));
        assert_eq!(right(&[0.7, 0.6, 0.1], 0.01), None, "not far enough");
        assert_eq!(right(&[0.7, 0.65, 0.4], 0.01), None, "neither as good nor far behind");
        assert_eq!(right(&[0.7, 0.5, 0.1], 0.05), None, "not sure enough");
        assert_eq!(right(&[0.7, 0.69], 0.01), None);
        assert_eq!(right(&[0.05, 0.0], 0.001), None, "hopeless");
        assert_eq!(right(&[], 0.01), None);
    }

    #[test]
    fn what_few_find_is_hard() {
        let rating = |found: [f64; 6]| {
            let shares: Vec<_> = LADDER.iter().zip(found).map(|((_, rating, _), share)| (*rating, share)).collect();
            rating_of(&shares)
        };
        let easy = rating([0.5, 1.0, 1.0, 1.0, 1.0, 1.0]);
        let fair = rating([0.2, 0.0, 0.5, 1.0, 1.0, 1.0]);
        let hard = rating([0.2, 0.0, 0.0, 0.0, 0.5, 1.0]);
        assert!(easy < 700 && (900..1500).contains(&fair) && hard > 1600, "{easy} {fair} {hard}");
        assert!(rating([0.0; 6]) > rating([0.1; 6]));
    }
}
