//! Where runs end and of what, by the rule of thumb:
//! `cargo run --release -p oubliette-mini-rogue --example deaths -- 20000 1 hero=mage difficulty=hard`
//! (games, players, options).

#![allow(clippy::disallowed_methods, reason = "a tool, not rules: it reads its command line")]

use kernel::{Ctx, Game, GameBox, Nobody, Policy, Seed, Seeded, Status};
use mini_rogue::{End, MiniRogue, Phase};
use std::collections::BTreeMap;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default: u64| words.get(at).map_or(default, |word| word.parse().expect("a number"));
    let (games, players) = (number(0, 20_000), number(1, 1) as u8);
    let chosen = words.iter().skip(2).map(|word| word.split_once('=').expect("key=value"));
    let chosen: Vec<(String, String)> = chosen.map(|(key, value)| (key.into(), value.into())).collect();
    let game = MiniRogue::printed();
    let options = game.options(players, &chosen);
    let (mut areas, mut ends) = ([0u64; 11], BTreeMap::<String, u64>::new());
    for seed in Seed::of("deaths").series(0..games) {
        let mut ctx = Ctx::new(Seeded::new(seed), Nobody);
        let mut table = game.setup(&options, &mut ctx);
        while let Status::Awaiting(seats) = game.status(&table) {
            let seat = seats.lowest().expect("somebody is awaited");
            let action = game.careful(&game.view(&table, seat), seat);
            game.apply(&mut table, seat, action, &mut ctx);
        }
        let Phase::Over(end) = table.phase else { continue };
        let cause = match table.fight {
            Some(fight) if end == End::Slain => format!("{end:?} by {:?}", fight.foe),
            _ => format!("{end:?}"),
        };
        *ends.entry(cause).or_default() += 1;
        areas[if end == End::Won { 0 } else { table.area as usize }] += 1;
    }
    let percent = |count: u64| format!("{:>5.1} %", 100.0 * count as f64 / games as f64);
    println!("won {}", percent(areas[0]));
    (1..=10).for_each(|area| println!("area {area:>2} {}", percent(areas[area])));
    ends.iter().for_each(|(cause, count)| println!("{cause:<16} {}", percent(*count)));
}
