//! `oubliette learn`

use crate::cli::LearnArgs;
use crate::command::CommandContext;
use crate::failure::Failure;
use bots::learn::{Learnt, NotLearnt, learn as learn_value};
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
    let course = LearningPlan { games: args.games, hidden: usize::from(args.hidden), ..LearningPlan::default() };
    let settings = Settings {
        players: args.players,
        options: args.options.clone(),
        ..Settings::new(Luck::seed(args.seed.clone()))
    };
    let left = beside(&args.out, "course");
    let state =
        if left.is_file() { Some(read_text(&left).map_err(|error| desk.bad_file(&left, &error))?) } else { None };
    let begun = Instant::now();
    let said = |games: u64| {
        format!(
            "Learnt by: oubliette learn {} --games {} --hidden {} --seed {}\nSo far {games} games.",
            label.id, args.games, args.hidden, args.seed
        )
    };
    let mut failed = None;
    let mut watch = |learnt: Learnt| {
        let text = Text::new("learn-progress").number("games", learnt.games as i64).number("of", args.games as i64);
        let text = text
            .number("won", (learnt.won * 1000.0).round() as i64 / 10)
            .number("seconds", begun.elapsed().as_secs() as i64);
        let shown = writeln!(io::stderr(), "{}", desk.words.say(&text));
        let kept = write_whole(&left, &learnt.state).and_then(|()| write_whole(&args.out, &learnt.value));
        failed = shown.and(kept).err();
        failed.is_none()
    };
    let learnt = learn_value(label.id, &settings, course, Seed::of(&args.seed), state.as_deref(), &said, &mut watch);
    if let Some(error) = failed {
        return Err(desk.bad_file(&args.out, &error));
    }
    match learnt {
        Ok(()) => {}
        Err(NotLearnt::Settings(error)) => return Err(desk.cannot_open(&error)),
        Err(NotLearnt::NoFeatures) => {
            return Err(Failure::Usage(desk.words.say(&Text::new("learn-no-features").plain("game", label.id))));
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

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().map(ToOwned::to_owned).unwrap_or_default();
    name.push(".");
    name.push(ending);
    path.with_file_name(name)
}

/// Writes a file that is whole or not there.
fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let half = beside(path, "half");
    std::fs::write(&half, text)?;
    std::fs::rename(&half, path)
}
