//! What is told of a position comes true: a small sample of what `cargo bench --bench calibration` looks at, on seeds of its own.

use bots::calibration::{CalibrationPlan, Reliability, calibrate};
use bots::{Bot, MonteCarlo};
use kernel::{Ctx, Game, Moves, Nobody, Seat, Seed, Seeded, Status};
use scelerat::{Options, Scelerat};
use table::bot_spec::Budget;
use table::{Luck, Settings};

/// How far what is told may be from what comes true, on average over so few games.
const NEAR: f64 = 0.08;

fn miss(found: &Reliability) -> f64 {
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
            miss(&found) * 100.0
        );
        assert!(found.positions() > 200, "{game}");
        assert!(miss(&found).abs() < NEAR, "{game}: {found:#?}");
    }
}

/// What the coach said before anything was learnt, how many of its playouts were won, would not have passed.
#[test]
fn playouts_to_the_end_do_not_come_true() {
    let game = Scelerat::default();
    let mut found = Reliability::default();
    for seed in Seed::of("told").series(0..40) {
        let mut advisor = MonteCarlo::new(Budget::Playouts(200));
        Bot::<Scelerat>::restart(&mut advisor, seed.player(Seat(0)));
        let (mut ctx, mut legal, mut said) = (Ctx::new(Seeded::new(seed), Nobody), Moves::new(), Vec::new());
        let mut table = game.setup(&Options::default(), &mut ctx);
        let won = loop {
            if let Status::Over(outcome) = game.status(&table) {
                break outcome.won.has(Seat(0));
            }
            game.legal_actions(&table, Seat(0), &mut legal);
            let advice = advisor.advise(&game, Seat(0), &game.view(&table, Seat(0)), &legal);
            said.extend(advice.lines.first().map(|line| line.worth.clamp(0.0, 1.0)));
            game.apply(&mut table, Seat(0), advice.action, &mut ctx);
        };
        said.into_iter().for_each(|said| found.add(said, won));
    }
    println!("seed told: {} positions, said {:+.1} points too high", found.positions(), miss(&found) * 100.0);
    assert!(miss(&found).abs() > NEAR, "{found:#?}");
}
