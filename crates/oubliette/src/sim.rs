//! `oubliette sim`

use crate::cli::SimArgs;
use crate::command::CommandContext;
use crate::deck;
use crate::failure::Failure;
use crate::progress::watched;
use crate::rows::{RowFile, RowForm, RowNames};
use crate::statistics::wilson;
use bots::series::{BotTally, SeatTally};
use bots::{BotSpec, Company, RowQueue, Stretch, Tally, Watch, simulate};
use kernel::{Seat, Seed, Text};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;
use table::Label;
use table::bot_spec::{HIDDEN, names};
use table::{Luck, Measured, OpenError, Settings, Words, settings};

/// `oubliette sim`
pub fn sim(desk: &CommandContext, args: &SimArgs) -> Result<ExitCode, Failure> {
    let label = desk.label(&args.game)?;
    let company = company(desk, label, &args.bot, args.rotate, args.players)?;
    let threads = args.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from);
    let (luck, custom) = (Luck::seed(args.seed.clone()), deck::read(desk, label.id, args.deck.as_deref())?);
    let settings = Settings { players: args.players, options: args.options.clone(), custom, ..Settings::new(luck) };
    let stretch = Stretch { from: args.from, ..Stretch::first(Seed::of(&args.seed), args.games, threads) };
    let begun = Instant::now();
    let tally = match &args.rows {
        None => watched(args.games, |done| simulate(label.id, &settings, &company, stretch, Watch::counting(done)))
            .map_err(|error| desk.cannot_open(&error))?,
        Some(path) => with_rows(desk, path, &TableOf { label, settings: &settings, company: &company }, stretch)?,
    };
    let seconds = begun.elapsed().as_secs_f64();
    let apart = Apart::of(label, args, &company, &tally);
    let said = if args.json {
        let mut told = figures(&tally, seconds);
        if let Some(apart) = &apart {
            apart.add_figures(&mut told, &tally);
        }
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
        told["deck_name"] = settings.deck_name().into();
        told["bot"] = args.bot.clone().into();
        told["seed"] = args.seed.clone().into();
        told["from"] = args.from.into();
        told["threads"] = threads.into();
        told.to_string()
    } else {
        in_words(desk, args, &tally, seconds, apart.as_ref())
    };
    writeln!(io::stdout(), "{said}")?;
    Ok(ExitCode::SUCCESS)
}

/// A table that is played at again and again.
struct TableOf<'a> {
    label: &'a Label,
    settings: &'a Settings,
    company: &'a Company,
}

/// Plays, and writes a row for every game and seat into a file.
fn with_rows(desk: &CommandContext, path: &Path, table: &TableOf<'_>, stretch: Stretch) -> Result<Tally, Failure> {
    let TableOf { label, settings, company } = *table;
    let form = RowForm::of(path).ok_or_else(|| Failure::Usage(desk.words.word("rows-form")))?;
    let seats = settings.players.unwrap_or(label.players.0 as u64) as u8;
    let bad = |error: &io::Error| desk.bad_file(path, error);
    let measured = Measured::of(label.id, settings).map_err(|error| desk.cannot_open(&error))?;
    // Rows of other figures than the printed ones say so: put together later, they stay apart.
    let variant = settings.deck().map_or_else(|| label.id.into(), |deck| format!("{}-deck={deck}", label.id));
    let names = RowNames { variant, bots: company.kinds(seats), measured };
    let mut file = RowFile::create(path, form, names).map_err(|error| bad(&error))?;
    let tally = watched(stretch.games, |done| {
        let rows = RowQueue::new(stretch.from, |rows| file.add(rows));
        simulate(label.id, settings, company, stretch, Watch { done, rows: Some(&rows) })
    });
    let tally = tally.map_err(|error| desk.cannot_open(&error))?;
    file.finish().map_err(|error| bad(&error))?;
    Ok(tally)
}

/// Who plays: one bot a seat, by names with commas between them.
pub fn company(
    desk: &CommandContext,
    label: &Label,
    names_of_bots: &str,
    rotate: bool,
    players: Option<u64>,
) -> Result<Company, Failure> {
    let bots: Vec<BotSpec> = names_of_bots.split(',').map(|name| BotSpec::from(name).written_out()).collect();
    let known = bots.iter().try_for_each(|bot| settings::check_bot(Seat(0), bot, &label.characters));
    // Who hides is somebody else in every game: nothing could be told of him.
    let hidden = bots.contains(&BotSpec::Hidden).then(|| OpenError::NoBot {
        seat: Seat(0),
        name: HIDDEN.into(),
        known: names(&label.characters).join(", "),
    });
    known.and(hidden.map_or(Ok(()), Err)).map_err(|error| desk.cannot_open(&error))?;
    let (least, most) = label.players;
    let seats = players.unwrap_or(least as u64).clamp(least as u64, most as u64);
    if !rotate && bots.len() as u64 > seats {
        let text = Text::new("sim-many-bots").number("bots", bots.len() as i64).number("seats", seats as i64);
        return Err(Failure::Usage(desk.words.say(&text)));
    }
    Ok(Company { bots, rotate })
}

/// What is told where those who play are rivals, or not of one kind.
struct Apart {
    /// What each kind of bot came to.
    bots: Vec<BotTally>,
    /// The bot on each seat, where they are of several kinds and stay.
    seated: Vec<String>,
    mixed: bool,
    rotate: bool,
}

impl Apart {
    fn of(label: &Label, args: &SimArgs, company: &Company, tally: &Tally) -> Option<Self> {
        let mixed = !tally.bots.is_empty();
        let rivals = label.rivals && tally.seats.len() > 1;
        if !(mixed || rivals) {
            return None;
        }
        let bots = if mixed { tally.bots.clone() } else { vec![tally.of_one(args.bot.clone())] };
        let around = company.around(tally.seats.len() as u8).into_iter().filter(|_| mixed && !company.rotate);
        Some(Self { bots, seated: around.map(|bot| bot.to_string()).collect(), mixed, rotate: company.rotate })
    }

    /// Adds what it tells to the figures of all.
    fn add_figures(&self, told: &mut Value, tally: &Tally) {
        let (low, high) = interval(tally.none_won, tally.games);
        told["none_won"] = tally.none_won.into();
        told["none_won_rate"] = (tally.none_won as f64 / tally.games as f64).into();
        told["none_won_rate_95"] = json!([low, high]);
        told["shared_won"] = tally.shared_won.into();
        told["rotate"] = self.rotate.into();
        let bots = self.bots.iter().map(|bot| {
            let mut told = seat_figures(&bot.tally, bot.held);
            told["bot"] = bot.bot.clone().into();
            told["held"] = bot.held.into();
            told
        });
        told["bots"] = bots.collect();
        for (at, bot) in self.seated.iter().enumerate() {
            told["seats"][at]["bot"] = bot.clone().into();
        }
    }
}

/// The bounds of a share at 95 %, by Wilson.
fn interval(wins: u64, games: u64) -> (f64, f64) {
    let share = wilson(wins, games);
    (share.low, share.high)
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

fn in_words(desk: &CommandContext, args: &SimArgs, tally: &Tally, seconds: f64, apart: Option<&Apart>) -> String {
    let words = &desk.words;
    let head = match apart.filter(|apart| apart.mixed) {
        Some(_) => Text::new("sim-head-mixed").plain("bots", args.bot.replace(',', ", ")),
        None => Text::new("sim-head").plain("bot", args.bot.clone()),
    };
    let head = head.plain("game", args.game.clone());
    let head = head.plain("seed", args.seed.clone()).number("games", tally.games as i64);
    let head = head.number("players", tally.seats.len() as i64);
    let head = head.number("decisions", tally.decisions as i64).plain("seconds", words.decimal(seconds, 2));
    let mut lines = vec![words.say(&head)];
    lines.extend(apart.filter(|apart| apart.mixed && apart.rotate).map(|_| words.word("sim-rotate")));
    lines.extend(together(tally).map(|all| words.say(&share(words, Text::new("sim-together"), all, tally.games))));
    for (at, seat) in tally.seats.iter().enumerate() {
        let line = match apart.and_then(|apart| apart.seated.get(at)) {
            Some(bot) => Text::new("sim-seat-bot").plain("bot", bot.clone()),
            None => Text::new("sim-seat"),
        };
        let line = share(words, line, seat.wins, tally.games).number("seat", at as i64 + 1);
        let line = line.plain("mean", words.decimal(seat.scores as f64 / tally.games as f64, 2));
        let line = line.plain("deviation", words.decimal(deviation(seat, tally.games), 2));
        lines.push(words.say(&line.number("lowest", seat.lowest).number("highest", seat.highest)));
    }
    if let Some(apart) = apart {
        for BotTally { bot, held, tally } in &apart.bots {
            let line = share(words, Text::new("sim-bot"), tally.wins, *held).plain("bot", bot.clone());
            let mean = words.decimal(tally.scores as f64 / *held as f64, 2);
            lines.push(words.say(&line.number("held", *held as i64).plain("mean", mean)));
        }
        lines.push(words.say(&share(words, Text::new("sim-none-won"), tally.none_won, tally.games)));
        if tally.seats.len() > 1 {
            lines.push(words.say(&Text::new("sim-shared").number("shared", tally.shared_won as i64)));
        }
    }
    lines.join("\n")
}

/// How many of so many, as a share with its bounds.
fn share(words: &Words, line: Text, wins: u64, of: u64) -> Text {
    let (low, high) = interval(wins, of);
    let line = line.number("wins", wins as i64);
    let line = line.plain("share", words.decimal(100.0 * wins as f64 / of as f64, 2));
    line.plain("low", words.decimal(100.0 * low, 2)).plain("high", words.decimal(100.0 * high, 2))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Lang;

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

    fn args(line: &[&str]) -> SimArgs {
        let args: Vec<std::ffi::OsString> =
            ["oubliette", "sim", table::IDS[0]].iter().chain(line).map(Into::into).collect();
        match crate::cli::parse(&args, Lang::En).expect("a command line").command {
            Some(crate::cli::Command::Sim(args)) => args,
            other => panic!("{other:?}"),
        }
    }

    fn label(rivals: bool) -> Label {
        Label { rivals, players: (2, 3), ..table::shelf::label(table::IDS[0]).expect("a game on the shelf").clone() }
    }

    fn desk(lang: Lang) -> CommandContext {
        let words = Words::new(lang, &[crate::cli::locale(lang), table::locale(lang)]);
        CommandContext { lang, words, archive: table::Archive::new(""), settings: "".into() }
    }

    /// Ten games of two bots on two seats, of which one nobody won and one both did.
    fn two() -> (SimArgs, Company, Tally) {
        let args = args(&["--bot", "careful,random"]);
        let company = company(&desk(Lang::En), &label(true), &args.bot, args.rotate, args.players).expect("bots");
        let (one, other) = (seat(6, 2), seat(4, 3));
        let of = |bot: &str, tally| BotTally { bot: bot.into(), held: 10, tally };
        let bots = vec![of("careful", one), of("random", other)];
        let (games, none_won, shared_won) = (10, 1, 1);
        (args, company, Tally { games, none_won, shared_won, seats: vec![one, other], bots, ..Tally::default() })
    }

    #[test]
    fn kinds_of_bots_are_told_apart() {
        let (args, company, tally) = two();
        let apart = Apart::of(&label(false), &args, &company, &tally).expect("two kinds");
        let mut told = figures(&tally, 1.0);
        apart.add_figures(&mut told, &tally);
        assert_eq!(
            (&told["none_won"], &told["none_won_rate"], &told["shared_won"]),
            (&json!(1), &json!(0.1), &json!(1))
        );
        assert_eq!((&told["seats"][1]["bot"], &told["seats"][1]["mean_score"]), (&json!("random"), &json!(3.0)));
        assert_eq!((&told["bots"][0]["bot"], &told["bots"][0]["held"]), (&json!("careful"), &json!(10)));
        assert_eq!((&told["bots"][0]["wins"], &told["bots"][0]["win_rate"]), (&json!(6), &json!(0.6)));
        assert!(told["bots"][0]["win_rate_95"][0].as_f64().is_some_and(|low| (0.3..0.6).contains(&low)));
        let said = in_words(&desk(Lang::En), &args, &tally, 1.0, Some(&apart));
        for line in [
            "2 players (careful, random), seed 0",
            "Player 2 (random): 4 won, 40.00% (95%: 16.82 to 68.73), average score 3.00",
            "careful: 6 won of 10, 60.00% (95%: 31.27 to 83.18), average score 2.00",
            "Nobody won: 1 game, 10.00% (95%: 1.79 to 40.42)",
            "Won by several: 1 (a win that is shared counts for each)",
        ] {
            assert!(said.contains(line), "{line}\n{said}");
        }
        assert!(!said.contains("change seats"), "{said}");
        let said = in_words(&desk(Lang::Fr), &args, &tally, 1.0, Some(&apart));
        assert!(said.contains("Sans vainqueur : 1 partie, 10,00 %") && said.contains("compte pour chacun"), "{said}");
    }

    #[test]
    fn bots_that_change_seats() {
        let (mut args, company, tally) = two();
        args.rotate = true;
        let apart = Apart::of(&label(false), &args, &Company { rotate: true, ..company }, &tally).expect("two kinds");
        let said = in_words(&desk(Lang::En), &args, &tally, 1.0, Some(&apart));
        assert!(said.contains("The bots change seats every game.\n") && said.contains("\nPlayer 2: 4 won"), "{said}");
        let mut told = figures(&tally, 1.0);
        apart.add_figures(&mut told, &tally);
        assert_eq!((&told["rotate"], &told["seats"][0]["bot"]), (&json!(true), &Value::Null));
    }

    /// One kind of bot is told apart among rivals alone.
    #[test]
    fn rivals_of_one_kind() {
        let (args, company) = (args(&["--bot", "careful"]), Company::of_one(BotSpec::Careful));
        let tally = Tally { games: 10, none_won: 1, seats: vec![seat(4, 2), seat(5, 3)], ..Tally::default() };
        assert!(Apart::of(&label(false), &args, &company, &tally).is_none());
        let apart = Apart::of(&label(true), &args, &company, &tally).expect("rivals");
        let said = in_words(&desk(Lang::En), &args, &tally, 1.0, Some(&apart));
        assert!(said.contains("2 × careful, seed 0") && said.contains("\ncareful: 9 won of 20, 45.00%"), "{said}");
        assert!(said.contains("\nNobody won: 1 game, 10.00%"), "{said}");
        let alone = Tally { games: 10, seats: vec![seat(4, 2)], ..Tally::default() };
        assert!(Apart::of(&label(true), &args, &company, &alone).is_none());
    }

    #[test]
    fn as_many_bots_as_seats() {
        let company = |line: &[&str]| {
            let args = args(line);
            company(&desk(Lang::En), &label(true), &args.bot, args.rotate, args.players)
        };
        assert_eq!(company(&["--bot", "careful,random"]).map(|company| company.bots.len()).ok(), Some(2));
        let Err(Failure::Usage(said)) = company(&["--bot", "careful,random,random"]) else { panic!("too many") };
        assert_eq!(said, "3 bots for 2 seats: name fewer, or let them change seats with --rotate.");
        assert!(company(&["--bot", "careful,random,random", "--players", "3"]).is_ok());
        assert!(company(&["--bot", "careful,random,random", "--rotate"]).is_ok_and(|company| company.rotate));
        for wrong in ["careful,", "", "careful,nobody", "careful random"] {
            assert!(matches!(company(&["--bot", wrong]), Err(Failure::Usage(_))), "{wrong}");
        }
    }
}
