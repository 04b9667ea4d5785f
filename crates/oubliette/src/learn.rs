//! `oubliette learn`

use crate::cli::LearnArgs;
use crate::command::CommandContext;
use crate::failure::Failure;
use bots::learn::{LearningCourse, Learnt, NotLearnt, learn as learn_value, usual_plan};
use bots::learner::LearningPlan;
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
    let begun = Instant::now();
    let said = |games: u64| format!("Learnt by: {}\nSo far {games} games.", command_line(label.id, &plan, args));
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
    let course =
        LearningCourse { game: label.id, settings: &settings, mix: args.mix, plan, seed: Seed::of(&args.seed) };
    let learnt = learn_value(course, state.as_deref(), &said, &mut watch);
    if let Some(error) = failed {
        return Err(desk.bad_file(&args.out, &error));
    }
    match learnt {
        Ok(()) => {}
        Err(NotLearnt::Settings(error)) => return Err(desk.cannot_open(&error)),
        Err(NotLearnt::NoFeatures) => return Err(no_features()),
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
