//! `oubliette puzzles make`, `oubliette puzzle`

use crate::cli::{FaceArgs, PuzzleArgs, PuzzlesArgs, PuzzlesCommand, PuzzlesMakeArgs};
use crate::command::CommandContext;
use crate::failure::Failure;
use crate::{learn, play, screen};
use bots::puzzle_maker::{NoPuzzles, PuzzlePlan, make_puzzles};
use kernel::Text;
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;
use table::archive::read_text;
use table::{Luck, Moment, Puzzle, PuzzleFile, Session, Settings};
use terminal::screen::StartAt;

/// `oubliette puzzles`
pub fn puzzles(desk: &CommandContext, args: &PuzzlesArgs) -> Result<ExitCode, Failure> {
    match &args.command {
        PuzzlesCommand::Make(args) => make(desk, args),
    }
}

/// `oubliette puzzles make`
fn make(desk: &CommandContext, args: &PuzzlesMakeArgs) -> Result<ExitCode, Failure> {
    let label = desk.label(&args.game)?;
    let plan = PuzzlePlan { count: usize::from(args.count), seed: args.seed.clone(), playouts: args.playouts };
    let settings = Settings { options: args.options.clone(), ..Settings::new(Luck::seed("")) };
    let other =
        || Failure::Usage(desk.words.say(&Text::new("puzzles-other").plain("path", args.out.display().to_string())));
    // A file that was begun by the same plan is gone on with.
    let mut file = match args.out.is_file() {
        true => {
            let text = read_text(&args.out).map_err(|error| desk.bad_file(&args.out, &error))?;
            PuzzleFile::read(label, &text).ok().filter(|file| file.mined.0 == args.seed).ok_or_else(other)?
        }
        false => PuzzleFile { mined: (args.seed.clone(), 0), ..PuzzleFile::default() },
    };
    if args.seed.contains(char::is_whitespace) {
        return Err(Failure::Usage(desk.words.word("puzzles-seed")));
    }
    file.said = format!(
        "Made by: oubliette puzzles make {} --count {} --seed {} --playouts {}\n",
        label.id, args.count, args.seed, args.playouts
    );
    let begun = Instant::now();
    let mut failed = None;
    let mut watch = |file: &PuzzleFile| {
        let text = Text::new("puzzles-progress").number("puzzles", file.puzzles.len() as i64);
        let text = text.number("of", i64::from(args.count)).number("games", file.mined.1 as i64);
        let shown =
            writeln!(io::stderr(), "{}", desk.words.say(&text.number("seconds", begun.elapsed().as_secs() as i64)));
        failed = shown.and(learn::write_whole(&args.out, &file.write(label))).err();
        failed.is_none()
    };
    let made = make_puzzles(label.id, &settings, &plan, file, &mut watch);
    if let Some(error) = failed {
        return Err(desk.bad_file(&args.out, &error));
    }
    match made {
        Ok(_) => {}
        Err(NoPuzzles::Settings(error)) => return Err(desk.cannot_open(&error)),
        Err(NoPuzzles::NotLearnt | NoPuzzles::Stopped) => {
            return Err(Failure::Usage(desk.words.say(&Text::new("puzzles-not-learnt").plain("game", label.id))));
        }
    }
    writeln!(io::stdout(), "{}", args.out.display())?;
    Ok(ExitCode::SUCCESS)
}

/// The puzzle that the command line asks for: that of today where it names none.
fn asked(desk: &CommandContext, args: &PuzzleArgs) -> Result<&'static Puzzle, Failure> {
    let now = Moment::now();
    let usage = |text: &Text| Failure::Usage(desk.words.say(text));
    let game = match &args.game {
        Some(game) => Some(desk.label(game)?),
        None => None,
    };
    let id = match game {
        Some(label) => label.id,
        None => Puzzle::today(now).map(|puzzle| puzzle.game).ok_or_else(|| usage(&Text::new("puzzle-none-at-all")))?,
    };
    let all = Puzzle::all_of(id).len();
    if all == 0 {
        return Err(usage(&Text::new("puzzle-none").plain("game", id).plain("known", Puzzle::games().join(", "))));
    }
    let found = match args.number {
        Some(number) => Puzzle::of(id, number),
        None => Puzzle::of_day(id, now),
    };
    found.ok_or_else(|| usage(&Text::new("puzzle-number").plain("game", id).number("most", all as i64)))
}

/// A puzzle, laid out.
pub fn laid_out(puzzle: &'static Puzzle) -> Result<Session, Failure> {
    puzzle.begin().map_err(|error| Failure::Shown(error.to_string()))
}

/// `oubliette puzzle`
pub fn puzzle(desk: &CommandContext, args: &PuzzleArgs, face: FaceArgs) -> Result<ExitCode, Failure> {
    let puzzle = asked(desk, args)?;
    let face = args.face.or(face);
    if screen::wanted(face) {
        return screen::show(desk, face, StartAt::Puzzle(Box::new(laid_out(puzzle)?)));
    }
    play::puzzle(desk, puzzle)?;
    Ok(ExitCode::SUCCESS)
}
