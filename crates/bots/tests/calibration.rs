//! What is told of a position comes true: a small sample of what `cargo bench --bench calibration` looks at, on seeds of its own.

use bots::calibration::{CalibrationPlan, Reliability, calibrate};
use bots::{Bot, MonteCarlo, Search};
use kernel::{Ctx, Game, Moves, Nobody, Seat, Seed, Seeded, Status};
use scelerat::{Options, Scelerat};
use table::bot_spec::Budget;
use table::{Luck, Settings};

/// How far what is told may be from what comes true over so few games: three standard errors, if those of a game are all won or all lost.
fn near(games: u64) -> f64 {
    3.0 * 0.5 / (games as f64).sqrt()
}

/// By how much more was told than came true, on average.
fn excess(found: &Reliability) -> f64 {
    let said: f64 = found.deciles.iter().map(|group| group.said).sum();
    let won: u64 = found.deciles.iter().map(|group| group.won).sum();
    (said - won as f64) / found.positions() as f64
}

#[test]
fn what_is_told_comes_true() {
    let seed = "told";
    for (game, players, playouts, games) in
        [("scelerat", None, 40, 60), ("mini-rogue", None, 30, 80), ("dead-cells", Some(3), 20, 60)]
    {
        let settings = Settings { players, ..Settings::new(Luck::seed(seed.to_string())) };
        let plan = CalibrationPlan { games, playouts, every: 3, reckoned: false, seed: Seed::of(seed) };
        let found = calibrate(game, &settings, plan).expect("games");
        println!(
            "{game}, seed {seed}: {} positions, told {:+.1} points too high",
            found.positions(),
            excess(&found) * 100.0
        );
        assert!(found.positions() > 200, "{game}");
        assert!(excess(&found).abs() < near(games), "{game}: {found:#?}");
    }
}

/// What the coach said before anything was learnt, the share of playouts to the end that are won, would not have passed: it is not what
/// whoever plays well wins.
#[test]
fn playouts_to_the_end_do_not_come_true() {
    let (game, games) = (Scelerat::default(), 40);
    let mut found = Reliability::default();
    for seed in Seed::of("told").series(0..games) {
        let mut player = Search::of(&game, Budget::Playouts(40));
        let mut advisor = MonteCarlo::new(Budget::Playouts(60));
        player.restart(seed.player(Seat(0)));
        Bot::<Scelerat>::restart(&mut advisor, seed.player(Seat(1)));
        let (mut ctx, mut legal, mut said) = (Ctx::new(Seeded::new(seed), Nobody), Moves::new(), Vec::new());
        let mut table = game.setup(&Options::default(), &mut ctx);
        let won = loop {
            if let Status::Over(outcome) = game.status(&table) {
                break outcome.won.has(Seat(0));
            }
            game.legal_actions(&table, Seat(0), &mut legal);
            let view = game.view(&table, Seat(0));
            if said.len() < 8 {
                let advice = advisor.advise(&game, Seat(0), &view, &legal);
                said.extend(advice.lines.first().map(|line| line.worth.clamp(0.0, 1.0)));
            }
            let action = player.choose(&game, Seat(0), &view, &legal);
            game.apply(&mut table, Seat(0), action, &mut ctx);
        };
        said.into_iter().for_each(|said| found.add(said, won));
    }
    println!("seed told: {} positions, said {:+.1} points too high", found.positions(), excess(&found) * 100.0);
    assert!(excess(&found).abs() > near(games), "{found:#?}");
}
