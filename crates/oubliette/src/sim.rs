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
    let settings = Settings { players: args.players, options: args.options.clone(), own, ..Settings::new(luck) };
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
        told["players"] = tally.seats.len().into();
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

/// Games that all seats won together, or lost together, where there is nothing else: the game is played against nobody.
fn together(tally: &Tally) -> Option<u64> {
    (tally.seats.len() > 1 && tally.all_won + tally.none_won == tally.games).then_some(tally.all_won)
}

/// Of a game for one, the figures of the only seat stand at the top; of a game for several, how often all or none have won.
/// `seats` has everybody's.
fn figures(tally: &Tally, seconds: f64) -> Value {
    let mut told = match tally.seats.as_slice() {
        [only] => seat_figures(only, tally.games),
        _ => json!({ "all_won": tally.all_won, "none_won": tally.none_won }),
    };
    if let Some(wins) = together(tally) {
        let (low, high) = interval(wins, tally.games);
        told["wins"] = wins.into();
        told["win_rate"] = (wins as f64 / tally.games as f64).into();
        told["win_rate_95"] = json!([low, high]);
    }
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
    let head = head.number("players", tally.seats.len() as i64);
    let head = head.number("decisions", tally.decisions as i64).plain("seconds", decimal(seconds, 2));
    let mut lines = vec![desk.words.say(&head)];
    let wins = |id: &'static str, wins: u64| {
        let (low, high) = interval(wins, tally.games);
        let line = Text::new(id).number("wins", wins as i64);
        let line = line.plain("share", decimal(100.0 * wins as f64 / tally.games as f64, 2));
        line.plain("low", decimal(100.0 * low, 2)).plain("high", decimal(100.0 * high, 2))
    };
    lines.extend(together(tally).map(|all| desk.words.say(&wins("sim-together", all))));
    for (number, seat) in tally.seats.iter().enumerate() {
        let line = wins("sim-seat", seat.wins).number("seat", number as i64 + 1);
        let line = line.plain("mean", decimal(seat.scores as f64 / tally.games as f64, 2));
        let line = line.plain("deviation", decimal(deviation(seat, tally.games), 2));
        lines.push(desk.words.say(&line.number("lowest", seat.lowest).number("highest", seat.highest)));
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(wins: u64, score: i32) -> SeatTally {
        SeatTally { wins, scores: 10 * score as i64, squares: 0, lowest: score, highest: score }
    }

    #[test]
    fn a_game_for_one_stands_at_the_top() {
        let tally = Tally { games: 10, all_won: 4, none_won: 6, seats: vec![seat(4, 2)], ..Tally::default() };
        let told = figures(&tally, 1.0);
        assert_eq!((&told["wins"], &told["mean_score"], &told["all_won"]), (&json!(4), &json!(2.0), &Value::Null));
    }

    #[test]
    fn those_who_win_together_are_counted_once() {
        let tally = Tally { games: 10, all_won: 4, none_won: 6, seats: vec![seat(4, 2); 2], ..Tally::default() };
        let told = figures(&tally, 1.0);
        assert_eq!((&told["wins"], &told["win_rate"], &told["mean_score"]), (&json!(4), &json!(0.4), &Value::Null));
        assert_eq!((&told["seats"][1]["wins"], &told["seats"][1]["mean_score"]), (&json!(4), &json!(2.0)));
    }

    #[test]
    fn those_who_win_apart_are_not() {
        let tally = Tally { games: 10, none_won: 1, seats: vec![seat(4, 2), seat(5, 3)], ..Tally::default() };
        let told = figures(&tally, 1.0);
        assert_eq!((&told["wins"], &told["all_won"], &told["none_won"]), (&Value::Null, &json!(0), &json!(1)));
        assert_eq!((&told["seats"][0]["wins"], &told["seats"][1]["wins"]), (&json!(4), &json!(5)));
    }
}
