//! `oubliette learn`

use crate::cli::LearnArgs;
use crate::command::CommandContext;
use crate::failure::Failure;
use bots::learn::{LearningCourse, Learnt, NotLearnt, learn as learn_value, usual_plan};
use bots::learner::LearningPlan;
use bots::network::NetworkError;
use kernel::{Seed, Text};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;
use table::archive::read_text;
use table::{Luck, Settings};

/// `oubliette learn`
pub fn learn(desk: &CommandContext, args: &LearnArgs) -> Result<ExitCode, Failure> {
    let label = desk.label(&args.game)?;
    let no_features = || Failure::Usage(desk.words.say(&Text::new("learn-no-features").plain("game", label.id)));
    let usual = usual_plan(label.id).ok_or_else(no_features)?;
    let plan = LearningPlan {
        games: args.games.unwrap_or(usual.games),
        thumb: args.thumb.unwrap_or(usual.thumb),
        playouts: args.playouts.unwrap_or(usual.playouts),
        runs: args.runs,
        hidden: usize::from(args.hidden),
        ..usual
    };
    let settings = Settings {
        players: args.players,
        options: args.options.clone(),
        ..Settings::new(Luck::seed(args.seed.clone()))
    };
    let left = beside(&args.out, "course");
    let state =
        if left.is_file() { Some(read_text(&left).map_err(|error| desk.bad_file(&left, &error))?) } else { None };
    let value =
        args.value.as_ref().map(|path| read_text(path).map_err(|error| desk.bad_file(path, &error))).transpose()?;
    // What was learnt before says how.
    let before: String = value
        .iter()
        .flat_map(|value| value.lines())
        .filter_map(|line| line.strip_prefix("# "))
        .fold(String::new(), |before, line| before + line + "\n");
    let begun = Instant::now();
    let command = command_line(label.id, &plan, args);
    let said = |games: u64| format!("{before}Learnt by: {command}\nSo far {games} games.");
    let of = plan.thumb + plan.games;
    let mut failed = None;
    let mut watch = |learnt: Learnt| {
        let text = Text::new("learn-progress").number("games", learnt.games as i64).number("of", of as i64);
        let text = text
            .number("won", (learnt.won * 1000.0).round() as i64 / 10)
            .number("seconds", begun.elapsed().as_secs() as i64);
        let shown = writeln!(io::stderr(), "{}", desk.words.say(&text));
        let kept = write_whole(&left, &learnt.state).and_then(|()| write_whole(&args.out, &learnt.value));
        failed = shown.and(kept).err();
        failed.is_none()
    };
    let course = LearningCourse {
        game: label.id,
        settings: &settings,
        mix: args.mix,
        plan,
        value: value.as_deref(),
        seed: Seed::of(&args.seed),
    };
    let learnt = learn_value(course, state.as_deref(), &said, &mut watch);
    if let Some(error) = failed {
        return Err(desk.bad_file(&args.out, &error));
    }
    match learnt {
        Ok(()) => {}
        Err(NotLearnt::Settings(error)) => return Err(desk.cannot_open(&error)),
        Err(NotLearnt::NoFeatures) => return Err(no_features()),
        Err(NotLearnt::Value(error)) => return Err(bad_value(desk, error)),
        Err(NotLearnt::OtherSize) => {
            let text = Text::new("learn-other-size").number("hidden", plan.hidden as i64);
            return Err(Failure::Usage(desk.words.say(&text)));
        }
        Err(NotLearnt::OtherCourse | NotLearnt::Stopped) => {
            let text = Text::new("learn-other-course").plain("path", left.display().to_string());
            return Err(Failure::Usage(desk.words.say(&text)));
        }
    }
    // The course is over: there is nothing left to take up.
    std::fs::remove_file(&left).map_err(|error| desk.bad_file(&left, &error))?;
    writeln!(io::stdout(), "{}", args.out.display())?;
    Ok(ExitCode::SUCCESS)
}

/// Why a value cannot be gone on from.
fn bad_value(desk: &CommandContext, error: NetworkError) -> Failure {
    let text = match error {
        NetworkError::Bound { what, wanted, found } => {
            Text::new("learn-value-bound").plain("what", what).plain("found", found).plain("wanted", wanted)
        }
        NetworkError::None => Text::new("learn-value-line").number("line", 1),
        NetworkError::Line(line) => Text::new("learn-value-line").number("line", line as i64),
    };
    Failure::Usage(desk.words.say(&text))
}

/// The command that learns this, with all that it takes for granted.
fn command_line(game: &str, plan: &LearningPlan, args: &LearnArgs) -> String {
    let mut line =
        format!("oubliette learn {game} --games {} --hidden {} --seed {}", plan.games, plan.hidden, args.seed);
    if plan.playouts > 0 {
        line.push_str(&format!(" --thumb {} --playouts {} --runs {}", plan.thumb, plan.playouts, plan.runs));
    }
    args.players.iter().for_each(|players| line.push_str(&format!(" --players {players}")));
    args.options.iter().for_each(|(key, value)| line.push_str(&format!(" --option {key}={value}")));
    if args.mix {
        line.push_str(" --mix");
    }
    if args.value.is_some() {
        line.push_str(" --value value.txt");
    }
    line
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().map(ToOwned::to_owned).unwrap_or_default();
    name.push(".");
    name.push(ending);
    path.with_file_name(name)
}

/// Writes a file that is whole or not there.
pub fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let half = beside(path, "half");
    std::fs::write(&half, text)?;
    std::fs::rename(&half, path)
}
