//! `oubliette sim`

use crate::cli::SimArgs;
use crate::command::Desk;
use crate::deck;
use crate::failure::Failure;
use bots::desk::simulate;
use bots::series::SeatTally;
use bots::{BotSpec, Tally};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Seed, Text};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use table::bot_spec::NAMES;
use table::{Luck, Settings};

/// `oubliette sim`
pub fn sim(desk: &Desk, args: &SimArgs) -> Result<ExitCode, Failure> {
    let label = desk.label(&args.game)?;
    let spec = BotSpec::read(&args.bot).ok_or_else(|| {
        let text = Text::new("no-bot").plain("bot", args.bot.clone()).plain("known", NAMES.join(", "));
        Failure::Usage(desk.words.say(&text))
    })?;
    let threads = args.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from);
    let (luck, own) = (Luck::seed(args.seed.clone()), deck::read(desk, label.id, args.deck.as_deref())?);
    let settings = Settings { options: args.options.clone(), own, ..Settings::new(luck) };
    let begun = Instant::now();
    let tally = watched(args.games, |done| {
        simulate(label.id, &settings, spec, Seed::of(&args.seed), args.games, threads, done)
    });
    let tally = tally.map_err(|error| desk.cannot_open(&error))?;
    let seconds = begun.elapsed().as_secs_f64();
    let said = if args.json {
        let mut told = figures(&tally, seconds);
        let chosen: BTreeMap<&str, &str> = label
            .options
            .iter()
            .map(|spec| {
                let chosen = args.options.iter().find(|(key, _)| key == spec.key);
                (spec.key, chosen.map_or(spec.values[0].0, |(_, value)| value.as_str()))
            })
            .collect();
        told["game"] = label.id.into();
        told["rules"] = label.rules.into();
        told["options"] = json!(chosen);
        told["deck"] = settings.deck().into();
        told["bot"] = args.bot.clone().into();
        told["seed"] = args.seed.clone().into();
        told["threads"] = threads.into();
        told.to_string()
    } else {
        in_words(desk, args, &tally, seconds)
    };
    writeln!(io::stdout(), "{said}")?;
    Ok(ExitCode::SUCCESS)
}

/// Shows progress on a terminal while the work is done.
fn watched<T: Send>(games: u64, work: impl FnOnce(&AtomicU64) -> T + Send) -> T {
    let done = AtomicU64::new(0);
    if !io::stderr().is_terminal() {
        return work(&done);
    }
    std::thread::scope(|scope| {
        let worker = scope.spawn(|| work(&done));
        let bar = ProgressBar::new(games);
        let style = |template| ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
        bar.set_style(style("{wide_bar} {human_pos}/{human_len}"));
        let mut foreseen = false;
        while !worker.is_finished() {
            let ended = done.load(Ordering::Relaxed);
            // Before the first game ends, nobody knows how long they take.
            if ended > 0 && !foreseen {
                foreseen = true;
                bar.set_style(style("{wide_bar} {human_pos}/{human_len} {eta}"));
            }
            bar.set_position(ended);
            std::thread::sleep(Duration::from_millis(20));
        }
        bar.finish_and_clear();
        worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

/// The bounds of a share at 95 %, by Wilson.
fn interval(wins: u64, games: u64) -> (f64, f64) {
    let (n, z) = (games as f64, 1.96);
    let share = wins as f64 / n;
    let middle = share + z * z / (2.0 * n);
    let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    (((middle - spread) / whole).max(0.0), ((middle + spread) / whole).min(1.0))
}

fn deviation(seat: &SeatTally, games: u64) -> f64 {
    let mean = seat.scores as f64 / games as f64;
    (seat.squares as f64 / games as f64 - mean * mean).max(0.0).sqrt()
}

fn seat_figures(seat: &SeatTally, games: u64) -> Value {
    let (low, high) = interval(seat.wins, games);
    json!({
        "wins": seat.wins,
        "win_rate": seat.wins as f64 / games as f64,
        "win_rate_95": [low, high],
        "mean_score": seat.scores as f64 / games as f64,
        "score_deviation": deviation(seat, games),
        "lowest_score": seat.lowest,
        "highest_score": seat.highest,
    })
}

/// The figures of seat 0 stand at the top, for those who simulate a game for one; `seats` has everybody's.
fn figures(tally: &Tally, seconds: f64) -> Value {
    let mut told = seat_figures(&tally.seats[0], tally.games);
    told["games"] = tally.games.into();
    told["decisions"] = tally.decisions.into();
    told["longest"] = tally.longest.into();
    told["seconds"] = seconds.into();
    told["games_per_second"] = (tally.games as f64 / seconds).into();
    told["decisions_per_second"] = (tally.decisions as f64 / seconds).into();
    told["seats"] = tally.seats.iter().map(|seat| seat_figures(seat, tally.games)).collect();
    told
}

fn in_words(desk: &Desk, args: &SimArgs, tally: &Tally, seconds: f64) -> String {
    let decimal = |number: f64, places| desk.words.decimal(number, places);
    let head = Text::new("sim-head").plain("game", args.game.clone()).plain("bot", args.bot.clone());
    let head = head.plain("seed", args.seed.clone()).number("games", tally.games as i64);
    let head = head.number("decisions", tally.decisions as i64).plain("seconds", decimal(seconds, 2));
    let mut lines = vec![desk.words.say(&head)];
    for (number, seat) in tally.seats.iter().enumerate() {
        let (low, high) = interval(seat.wins, tally.games);
        let line = Text::new("sim-seat").number("seat", number as i64).number("wins", seat.wins as i64);
        let line = line.plain("share", decimal(100.0 * seat.wins as f64 / tally.games as f64, 2));
        let line = line.plain("low", decimal(100.0 * low, 2)).plain("high", decimal(100.0 * high, 2));
        let line = line.plain("mean", decimal(seat.scores as f64 / tally.games as f64, 2));
        let line = line.plain("deviation", decimal(deviation(seat, tally.games), 2));
        lines.push(desk.words.say(&line.number("lowest", seat.lowest).number("highest", seat.highest)));
    }
    lines.join("\n")
}
