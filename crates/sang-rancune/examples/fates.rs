//! What becomes of tables of bots: who survives, how long it takes, who wins, and what they do to each other:
//! `cargo run --release -p oubliette-sang-rancune --example fates -- 20000 4 loyal,cautious,opportunist,traitor life=hard`
//! (games, players, characters, options). Characters change seats every game.

#![allow(clippy::disallowed_methods, reason = "a tool, not rules: it reads its command line")]

use kernel::{Ctx, Game, GameBox, Manner, Seat, Seed, Seeded, Sense, Status};
use sang_rancune::{Action, Event, SangRancune};
use std::collections::BTreeMap;

/// What was counted.
#[derive(Default)]
struct Counts {
    games: u64,
    decisions: u64,
    rounds: u64,
    encounters: u64,
    survivors: u64,
    all_survive: u64,
    nobody: u64,
    ties: u64,
    prestige: u64,
    seats: [u64; 6],
    seat_alive: [u64; 6],
    won: BTreeMap<&'static str, u64>,
    alive: BTreeMap<&'static str, u64>,
    sat: BTreeMap<&'static str, u64>,
    deeds: BTreeMap<(&'static str, &'static str), u64>,
    /// Rounds, times met, life lost by heroes, deaths: by encounter.
    foes: BTreeMap<u8, [u64; 4]>,
}

fn deed(event: &Event) -> Option<(u8, &'static str)> {
    Some(match *event {
        Event::Worked { seat, action } => {
            let word = match action {
                Action::Fail => "critical fail",
                Action::Swap { .. } => "mixed signals",
                Action::Edge { .. } => "edge out",
                Action::Divert { .. } => "after you",
                Action::Plan { .. } => "plan b",
                Action::Weaken => "not so tough",
                Action::Toughen => "tougher",
                Action::Trip { .. } => "trip",
                Action::Rally { .. } => "rally",
                Action::Watch => "not on my watch",
                _ => "not so fast",
            };
            (seat, word)
        }
        Event::Used { seat, on, .. } if seat != on => (seat, "heals another"),
        Event::Used { seat, .. } => (seat, "uses an item"),
        Event::Killed { seat, .. } => (seat, "kills"),
        Event::Revealed { seat, card } if card == sang_rancune::Card::FEINT => (seat, "feints"),
        Event::Revealed { seat, card } if card == sang_rancune::Card::RIPOSTE => (seat, "ripostes"),
        Event::Prepared { seat, .. } => (seat, "prepares"),
        Event::Hit { seat, .. } => (seat, "hits"),
        Event::Died { seat } => (seat, "dies"),
        _ => return None,
    })
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default: u64| words.get(at).map_or(default, |word| word.parse().expect("a number"));
    let (games, players) = (number(0, 2000), number(1, 4) as u8);
    let game = SangRancune::printed();
    let characters = game.characters();
    let said = words.get(2).map_or("loyal,cautious,opportunist,traitor", String::as_str);
    let place = |word: &str| characters.iter().position(|known| known.word == word).expect("a character");
    let company: Vec<u8> = said.split(',').map(|word| place(word) as u8).collect();
    let chosen = words.iter().skip(3).map(|word| word.split_once('=').expect("key=value"));
    let chosen: Vec<(String, String)> = chosen.map(|(key, value)| (key.into(), value.into())).collect();
    let options = game.options(players, &chosen);
    let mut counts = Counts::default();
    for (number, seed) in Seed::of("fates").series(0..games).enumerate() {
        let seated = |seat: u8| company[(seat as usize + number) % company.len()];
        play(&game, &options, seed, &seated, &mut counts);
    }
    report(&counts, players);
}

fn play(
    game: &SangRancune,
    options: &sang_rancune::Options,
    seed: Seed,
    seated: &impl Fn(u8) -> u8,
    counts: &mut Counts,
) {
    let characters = game.characters();
    let word = |seat: u8| characters[seated(seat) as usize].word;
    let mut ctx = Ctx::new(Seeded::new(seed), Vec::new());
    let mut luck: Vec<Seeded> = (0..6).map(|seat| Seeded::new(seed.player(Seat(seat)))).collect();
    let mut table = game.setup(options, &mut ctx);
    let outcome = loop {
        let awaited = match game.status(&table) {
            Status::Over(outcome) => break outcome,
            Status::Awaiting(awaited) => awaited,
        };
        let seat = awaited.lowest().expect("somebody is awaited");
        let manner = Manner { character: seated(seat.0), ..Manner::default() };
        let action = game.in_character(&game.view(&table, seat), seat, manner, &mut luck[seat.0 as usize]);
        game.apply(&mut table, seat, action, &mut ctx);
        counts.decisions += 1;
    };
    let mut foe = 0;
    for event in &ctx.audience {
        if let Some((seat, done)) = deed(event) {
            *counts.deeds.entry((word(seat), done)).or_default() += 1;
        }
        match event {
            Event::Met { foe: id, .. } => {
                foe = id.0;
                counts.encounters += 1;
                counts.foes.entry(foe).or_default()[1] += 1;
            }
            Event::Round { .. } => {
                counts.rounds += 1;
                counts.foes.entry(foe).or_default()[0] += 1;
            }
            Event::Hurt { life, .. } => counts.foes.entry(foe).or_default()[2] += *life as u64,
            Event::Died { .. } => counts.foes.entry(foe).or_default()[3] += 1,
            Event::Tied => counts.ties += 1,
            _ => {}
        }
    }
    let alive: Vec<u8> = (0..options.players).filter(|seat| table.hero(*seat).lives()).collect();
    counts.games += 1;
    counts.survivors += alive.len() as u64;
    counts.all_survive += (alive.len() == options.players as usize) as u64;
    counts.nobody += alive.is_empty() as u64;
    for seat in 0..options.players {
        *counts.sat.entry(word(seat)).or_default() += 1;
        if alive.contains(&seat) {
            *counts.alive.entry(word(seat)).or_default() += 1;
            counts.seat_alive[seat as usize] += 1;
        }
        if outcome.won.has(Seat(seat)) {
            counts.seats[seat as usize] += 1;
            *counts.won.entry(word(seat)).or_default() += 1;
            counts.prestige += table.hero(seat).prestige as u64;
        }
    }
}

/// A share in percent, with its 95 % interval (Wilson).
fn share(count: u64, of: u64) -> String {
    let (n, p, z) = (of.max(1) as f64, count as f64 / of.max(1) as f64, 1.96);
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    format!("{:5.2} % ({:.2} to {:.2})", 100.0 * p, 100.0 * (middle - half), 100.0 * (middle + half))
}

fn report(counts: &Counts, players: u8) {
    let games = counts.games.max(1);
    let mean = |count: u64| count as f64 / games as f64;
    println!(
        "{games} games of {players}: {:.0} decisions, {:.2} encounters, {:.1} rounds",
        mean(counts.decisions),
        mean(counts.encounters),
        mean(counts.rounds)
    );
    println!(
        "all survive {}; nobody {}; {:.2} survivors; {:.2} ties",
        share(counts.all_survive, games),
        share(counts.nobody, games),
        mean(counts.survivors),
        mean(counts.ties)
    );
    let wins: u64 = counts.seats.iter().sum();
    println!("a winner has {:.1} prestige", counts.prestige as f64 / wins.max(1) as f64);
    for seat in 0..players as usize {
        println!(
            "seat {}: wins {}, survives {}",
            seat + 1,
            share(counts.seats[seat], games),
            share(counts.seat_alive[seat], games)
        );
    }
    for (word, sat) in &counts.sat {
        let of = |map: &BTreeMap<&'static str, u64>| map.get(word).copied().unwrap_or(0);
        println!("{word}: wins {}, survives {}", share(of(&counts.won), *sat), share(of(&counts.alive), *sat));
    }
    let mut deeds: Vec<&'static str> = counts.deeds.keys().map(|(_, deed)| *deed).collect();
    deeds.sort_unstable();
    deeds.dedup();
    for deed in deeds {
        let each = counts.sat.iter().map(|(word, sat)| {
            let count = counts.deeds.get(&(*word, deed)).copied().unwrap_or(0);
            format!("{word} {:.3}", count as f64 / *sat as f64)
        });
        println!("{deed}, a seat and game: {}", each.collect::<Vec<_>>().join(", "));
    }
    for (foe, [rounds, met, lost, deaths]) in &counts.foes {
        let met = (*met).max(1) as f64;
        println!(
            "encounter {:>2}: {:.1} rounds, {:.1} life lost a hero, {:.3} deaths",
            foe + 1,
            *rounds as f64 / met,
            *lost as f64 / met / players as f64,
            *deaths as f64 / met
        );
    }
}
