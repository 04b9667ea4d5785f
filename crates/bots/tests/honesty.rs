//! Bots see views, and nothing else: the die probe, the duel, and what each bot is worth on a fixed set of deals.

use bots::{Bot, Budget, Careful, MonteCarlo, Random, Series};
use kernel::toys::{Duel, Guess, GuessTable, Leak};
use kernel::{Fate, Game, Moves, Seat, Seed, Seeded, Source};
use scelerat::{Options, Scelerat};
use std::sync::atomic::AtomicU64;

fn wins<G: Game, B: Bot<G>>(game: &G, options: G::Options, games: u64, bot: impl Fn() -> B + Sync) -> Vec<u64> {
    let series = Series { options, seed: Seed::of("honest"), games, threads: 2 };
    series.play(game, bot, &AtomicU64::new(0)).seats.iter().map(|seat| seat.wins).collect()
}

/// More wins than one in six would ever give, by six deviations.
fn too_many(games: u64) -> u64 {
    games / 6 + 6 * (games * 5 / 36).isqrt()
}

#[test]
fn nobody_guesses_the_next_die() {
    let games = 1_800;
    for (name, wins) in [
        ("random", wins(&Guess, (), games, Random::default)),
        ("careful", wins(&Guess, (), games, || Careful)),
        ("montecarlo", wins(&Guess, (), games, || MonteCarlo::new(Budget::Playouts(60)))),
    ] {
        assert!(wins[0] < too_many(games), "{name} guessed {} of {games}", wins[0]);
        assert!(wins[0] > games / 12, "{name} guessed {} of {games}", wins[0]);
    }
}

/// A bot that clones its luck from the seed of the game: what the probe is there to catch.
struct Cheat(Seeded);

impl Bot<Guess> for Cheat {
    fn restart(&mut self, seed: Seed) {
        // Taking the player's mark off again gives the seed of the fate.
        self.0.restart(seed.player(Seat(0)));
    }

    fn choose(&mut self, _: &Guess, _: Seat, _: &GuessTable, _: &[u8]) -> u8 {
        self.0.clone().roll(Source(0), 6)
    }
}

#[test]
fn the_probe_catches_a_cheat() {
    let games = 200;
    let caught = wins(&Guess, (), games, || Cheat(Seeded::new(Seed::of(""))));
    assert_eq!(caught[0], games);
}

#[test]
fn secret_hands_are_played_on_views() {
    let duel = Duel { leak: Leak::Nothing };
    let thinking = wins(&duel, (), 300, || MonteCarlo::new(Budget::Playouts(60)));
    let careful = wins(&duel, (), 300, || Careful);
    // Equal players are about equal, whichever seat is asked first.
    for wins in [thinking, careful] {
        assert!(wins[0].abs_diff(wins[1]) < 90, "{wins:?}");
    }
}

#[test]
fn what_each_bot_is_worth() {
    let game = Scelerat::default();
    assert_eq!(wins(&game, Options::default(), 20_000, Random::default), [0]);
    let careful = wins(&game, Options::default(), 4_000, || Careful)[0];
    assert!((60..240).contains(&careful), "careful won {careful} of 4000");
    let thinking = wins(&game, Options::default(), 40, || MonteCarlo::new(Budget::Playouts(200)))[0];
    assert!((5..30).contains(&thinking), "montecarlo won {thinking} of 40");
}

#[test]
fn a_series_is_the_same_on_any_number_of_threads() {
    let game = Scelerat::default();
    let tally = |threads| {
        let series = Series { options: Options::default(), seed: Seed::of("threads"), games: 3_000, threads };
        series.play(&game, Random::default, &AtomicU64::new(0))
    };
    let one = tally(1);
    assert_eq!(one.games, 3_000);
    assert_eq!(one, tally(2));
    assert_eq!(one, tally(3));
    assert_eq!(one, tally(16));
}

#[test]
fn advice_is_the_same_on_any_number_of_threads() {
    let game = Scelerat::default();
    let table = game.setup(&Options::default(), &mut kernel::Ctx::new(Seeded::new(Seed::of("advice")), kernel::Nobody));
    let mut legal = Moves::new();
    game.legal_actions(&table, Seat(0), &mut legal);
    let advise = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("a pool");
        pool.install(|| {
            let mut bot = MonteCarlo::new(Budget::Playouts(500));
            bot.restart(Seed::of("bot"));
            bot.advise(&game, Seat(0), &table, &legal)
        })
    };
    let advice = advise(1);
    assert_eq!(advice, advise(2));
    assert_eq!(advice, advise(5));
    assert_eq!(advice.lines.len(), legal.len(), "a line for every legal action");
    assert!(legal.iter().all(|action| advice.lines.iter().any(|line| line.action == *action)));
    assert!(advice.lines.iter().all(|line| (0.0..=1.0).contains(&line.win) && line.error > 0.0 && line.playouts > 0));
    assert_eq!(advice.action, advice.lines[0].action);
}

#[test]
fn a_time_budget_is_kept_to_and_answers() {
    let game = Scelerat::default();
    let table = game.setup(&Options::default(), &mut kernel::Ctx::new(Seeded::new(Seed::of("time")), kernel::Nobody));
    let mut legal = Moves::new();
    game.legal_actions(&table, Seat(0), &mut legal);
    let mut bot = MonteCarlo::new(Budget::Millis(30));
    bot.restart(Seed::of("bot"));
    let advice = bot.advise(&game, Seat(0), &table, &legal);
    assert!(legal.contains(&advice.action));
    assert!(advice.lines.iter().all(|line| line.playouts > 0));
}
