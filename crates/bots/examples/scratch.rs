//! Scratch.
use bots::{learner::{Course, Learner}, solver::Solver, judge::Judge};
use kernel::*;
use std::time::Instant;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let game = scelerat::Scelerat::default();
    let options = scelerat::Options::default();
    match args[1].as_str() {
        "solve" => {
            let mut times = Vec::new();
            let (mut won, mut und) = (0, 0);
            for n in 0..args[2].parse().unwrap() {
                let mut ctx = Ctx::new(Seeded::new(Seed::of("solve").nth(n)), Nobody);
                let table = game.setup(&options, &mut ctx);
                let open = game.laid_open(&table, &mut ctx.fate).unwrap();
                let t = Instant::now();
                let mut s = Solver::new(&game, Seat(0), 20_000_000);
                match s.wins(&open) { Some(true) => won += 1, None => und += 1, _ => {} }
                times.push((t.elapsed().as_micros(), n));
            }
            times.sort();
            println!("won {won} undecided {und} median {:?} p99 {:?} max {:?}", times[times.len()/2], times[times.len()*99/100], times.last());
        }
        _ => {
            let games: u64 = args[2].parse().unwrap();
            let hidden = args[3].parse().unwrap();
            let course = Course { games, hidden, ..Course::default() };
            let mut l = Learner::new::<scelerat::Scelerat>(course, Seed::of("learn"));
            let t = Instant::now();
            let mut sum = 0.0; let mut k = 0;
            while l.progress() < 1.0 {
                sum += l.round(&game, &options); k += 1;
                if k % 50 == 0 { println!("{} {:.1}s won {:.3}", l.games, t.elapsed().as_secs_f32(), sum / 50.0); sum = 0.0; }
            }
            let net = l.network();
            std::fs::write(&args[4], net.write(&game, &format!("{games} games"))).unwrap();
            let mut won = 0; let mut ms = 0.0;
            let t = Instant::now();
            for n in 0..4000 {
                let mut ctx = Ctx::new(Seeded::new(Seed::of("test").nth(n)), Nobody);
                let mut table = game.setup(&options, &mut ctx);
                let mut j = Judge::new(&game, &net, Seat(0));
                let z = loop {
                    if let Some(c) = j.proved(&table) { break c; }
                    let b = j.best(&table); let a = *j.actions(&b).last().unwrap();
                    table = b.before; game.apply(&mut table, Seat(0), a, &mut ctx);
                };
                won += (z > 0) as u32;
            }
            ms += t.elapsed().as_secs_f64() * 1000.0;
            println!("test won {won} of 4000, {:.3} ms a game", ms / 4000.0);
        }
    }
}
