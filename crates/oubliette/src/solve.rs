//! `oubliette solve`

use crate::cli::SolveArgs;
use crate::command::CommandContext;
use crate::failure::Failure;
use bots::solve::{Unsolved, can_be_solved, solve as solve_deal};
use bots::solver::Solution;
use kernel::{Seat, Seed, Text};
use serde_json::json;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use table::archive::read_text;
use table::{Luck, Settings, nobody_asks, shelf};

/// What is to be solved: a deal of a game.
struct Deal {
    game: String,
    settings: Settings,
    seed: String,
}

/// `oubliette solve`
pub fn solve(desk: &CommandContext, args: &SolveArgs) -> Result<ExitCode, Failure> {
    let deal = deal(desk, args)?;
    let solved = solve_deal(&deal.game, &deal.settings, Seed::of(&deal.seed)).map_err(|unsolved| match unsolved {
        Unsolved::Settings(error) => desk.cannot_open(&error),
        Unsolved::NotOpen => {
            Failure::Usage(desk.words.say(&Text::new("solve-not-open").plain("game", deal.game.clone())))
        }
        Unsolved::TooLong => Failure::Usage(desk.words.word("solve-too-long")),
    })?;
    if let Some(path) = &args.certificate {
        certify(desk, &deal, &solved, path)?;
    }
    let said = if args.json {
        let Solution { won, score, line, nodes } = &solved;
        let score = won.then_some(score);
        json!({ "game": deal.game, "seed": deal.seed, "won": won, "score": score, "line": line, "nodes": nodes })
            .to_string()
    } else {
        in_words(desk, &deal, &solved)
    };
    writeln!(io::stdout(), "{said}")?;
    Ok(ExitCode::SUCCESS)
}

/// The deal that was asked for: a record's, where there is such a file, else that of a seed.
fn deal(desk: &CommandContext, args: &SolveArgs) -> Result<Deal, Failure> {
    let path = Path::new(&args.deal);
    if path.is_file() {
        let text = read_text(path).map_err(|error| desk.bad_file(path, &error))?;
        let loaded = shelf::load(&text).map_err(|error| desk.wrong_record(path, &error))?;
        let settings = loaded.session.settings().clone();
        return match &settings.luck {
            Luck::Seed { seed, deal } if deal.is_empty() => {
                Ok(Deal { game: loaded.session.id().into(), seed: seed.clone(), settings })
            }
            _ => Err(Failure::Usage(desk.words.word("solve-real-cards"))),
        };
    }
    let game = match &args.game {
        Some(game) => desk.label(game)?.id,
        None => {
            let mut known = shelf::IDS.iter().copied().filter(|id| can_be_solved(id));
            known.next().ok_or_else(|| Failure::Usage(desk.words.word("solve-too-long")))?
        }
    };
    let settings = Settings { options: args.options.clone(), ..Settings::new(Luck::seed(args.deal.clone())) };
    Ok(Deal { game: game.into(), settings, seed: args.deal.clone() })
}

/// Writes the game that the solution plays as a record: whoever doubts it verifies it by playing.
fn certify(desk: &CommandContext, deal: &Deal, solved: &Solution<String>, path: &Path) -> Result<(), Failure> {
    if !solved.won {
        return Err(Failure::Usage(desk.words.word("solve-no-certificate")));
    }
    let settings = Settings { bots: Vec::new(), ..deal.settings.clone() };
    let mut session = shelf::open(&deal.game, settings, &mut nobody_asks).map_err(|error| desk.cannot_open(&error))?;
    for action in &solved.line {
        let played = session.play(Seat(0), action, &mut nobody_asks);
        assert!(played.is_ok(), "a solution is played as it was found: {action}");
    }
    session.note("solved");
    session.mark_assisted();
    std::fs::write(path, session.record()).map_err(|error| desk.bad_file(path, &error))
}

fn in_words(desk: &CommandContext, deal: &Deal, solved: &Solution<String>) -> String {
    let text = Text::new(if solved.won { "solve-won" } else { "solve-lost" });
    let text = text.plain("seed", deal.seed.clone()).number("score", solved.score).number("nodes", solved.nodes as i64);
    let mut said = desk.words.say(&text);
    for (at, action) in solved.line.iter().enumerate() {
        said.push_str(&format!("\n{:>3}. {action}", at + 1));
    }
    said
}
