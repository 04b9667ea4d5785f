//! `oubliette history`, `oubliette stats`, `oubliette verify`.

use crate::cli::HistoryArgs;
use crate::command::CommandContext;
use crate::failure::{Failure, talk};
use kernel::{Printed, SeatSet, Status, Text};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::archive::read_text;
use table::campaign::{ChainLink, walk_chain};
use table::days::first_tries;
use table::record::Record;
use table::{ForPeople, Run, Session, Verdict, figures, option_words, shelf};
use terminal::Console;
use terminal::cabinet::{cabinet, cabinet_words, days_in_words};
use terminal::menu::tell_deleted;

/// `oubliette history`
pub fn history(desk: &CommandContext, args: &HistoryArgs) -> Result<ExitCode, Failure> {
    if let Some(path) = &args.delete {
        return delete(desk, path);
    }
    let game = args.game.as_deref();
    let said = if args.json {
        let runs = runs(desk, game)?;
        let listed = runs.iter().zip(first_tries(&runs));
        let listed = listed.filter(|(run, _)| !args.unfinished || run.summary.is_unfinished());
        Value::from(listed.map(|(run, first)| run_json(run, first)).collect::<Vec<_>>()).to_string()
    } else if args.unfinished {
        unfinished(desk, game)?
    } else {
        list(desk, game)?
    };
    writeln!(io::stdout(), "{said}")?;
    Ok(ExitCode::SUCCESS)
}

/// Deletes a game for good, once somebody has said yes.
fn delete(desk: &CommandContext, path: &Path) -> Result<ExitCode, Failure> {
    let text = read_text(path).map_err(|error| desk.bad_file(path, &error))?;
    // What is no record is not ours to delete.
    Record::read(&text).map_err(|error| desk.wrong_record(path, &error))?;
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut console = Console::new(desk.lang, &mut input, &mut output);
    let ask = desk.words.say(&Text::new("history-delete-ask").plain("path", path.display().to_string()));
    console.line(&ask)?;
    if console.confirmed()? {
        tell_deleted(&mut console, desk.archive.delete(path))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The player's games, oldest first; files that are no records are named on the way.
fn runs(desk: &CommandContext, game: Option<&str>) -> Result<Vec<Run>, Failure> {
    let game = game.map(|game| desk.label(game)).transpose()?.map(|label| label.id);
    let (mut runs, bad) = desk.archive.runs().map_err(|error| desk.bad_archive(&error))?;
    for path in bad {
        talk(&desk.words.say(&Text::new("not-a-record").plain("path", path.display().to_string())));
    }
    runs.retain(|run| game.is_none_or(|game| run.summary.game == game));
    Ok(runs)
}

/// When a run was begun, for people: `2026-11-15 20:33:44 UTC`.
fn date(run: &Run) -> String {
    let begun = run.begun().unwrap_or("?");
    begun.strip_suffix('Z').map_or_else(|| begun.into(), |moment| moment.replacen('T', " ", 1) + " UTC")
}

/// The title of a game, or its id where it is not on the shelf.
fn title(id: &str) -> Printed {
    shelf::label(id).map_or_else(|| Printed::new(id, id), |label| label.title.clone())
}

fn run_json(run: &Run, first_try: bool) -> Value {
    let options: BTreeMap<&str, &str> =
        run.summary.settings.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    let bots: BTreeMap<String, String> =
        run.summary.shown_settings().bots.iter().map(|(seat, bot)| (seat.0.to_string(), bot.to_string())).collect();
    let seats = run.summary.over.as_ref().map(|verdict| {
        verdict.seats().iter().map(|(score, won)| json!({ "score": score, "won": won })).collect::<Vec<_>>()
    });
    let together = run.summary.result().and_then(ForPeople::together);
    json!({
        "game": run.summary.game,
        "rules": run.summary.rules,
        "options": options,
        "deck": run.summary.settings.deck(),
        "deck_name": run.summary.settings.deck_name(),
        "seed": run.seed(),
        "begun": run.begun(),
        "decisions": run.summary.decisions,
        "players": run.summary.seats(),
        "bots": bots,
        "score": together.map(|(score, _)| score),
        "won": together.map(|(_, won)| won),
        "seats": seats,
        "assisted": run.summary.assisted,
        "resigned": run.summary.resigned,
        "first_try": first_try,
        "file": run.path,
    })
}

/// The history in words: a line a game, days in a row, and trophies; all of these where one game is asked for.
///
/// # Errors
/// If the archive cannot be read.
pub fn list(desk: &CommandContext, game: Option<&str>) -> Result<String, Failure> {
    let runs = runs(desk, game)?;
    if runs.is_empty() {
        return Ok(desk.words.word("history-empty"));
    }
    let mut lines: Vec<String> =
        runs.iter().zip(first_tries(&runs)).map(|(run, first)| line(desk, run, first)).collect();
    let own = cabinet_words(desk.lang);
    lines.extend(days_in_words(&own, &runs));
    let shelves = cabinet(&own, &runs, game);
    match game {
        Some(_) => lines.extend(shelves.into_iter().flat_map(|shelf| [vec![shelf.head], shelf.lines].concat())),
        None if shelves.iter().any(|shelf| shelf.earned > 0) => {
            let earned = shelves.into_iter().filter(|shelf| shelf.earned > 0).map(|shelf| shelf.head);
            let text = Text::new("history-trophies").plain("command", "oubliette history GAME");
            lines.push(desk.words.say(&text.plain("games", earned.collect::<Vec<_>>().join(", "))));
        }
        None => {}
    }
    Ok(lines.join("\n"))
}

/// The unfinished games in words, the last one first.
fn unfinished(desk: &CommandContext, game: Option<&str>) -> Result<String, Failure> {
    let runs = runs(desk, game)?;
    let unfinished = runs.iter().rev().filter(|run| run.summary.is_unfinished());
    let lines: Vec<String> = unfinished.map(|run| line(desk, run, false)).collect();
    Ok(if lines.is_empty() { desk.words.word("history-no-unfinished") } else { lines.join("\n") })
}

/// A game in a line.
fn line(desk: &CommandContext, run: &Run, first_try: bool) -> String {
    let decisions = run.summary.decisions as i64;
    let result = match run.summary.result() {
        None if run.summary.resigned => Text::new("history-resigned").number("decisions", decisions),
        None => Text::new("history-unfinished").number("decisions", decisions),
        Some(ForPeople::Together { score, won: true }) => Text::new("history-won").number("score", score),
        Some(ForPeople::Together { score, won: false }) => Text::new("history-lost").number("score", score),
        Some(ForPeople::Apart { winners }) => won_by(winners),
    };
    let result = match run.summary.over.as_ref().filter(|verdict| !verdict.shared()) {
        Some(verdict) => Text::new("history-seats").text("result", result).plain("seats", seat_by_seat(desk, verdict)),
        None => result,
    };
    let assisted = Text::new(if run.summary.assisted { "history-assisted" } else { "history-unassisted" });
    let luck = match run.seed() {
        Some("") => Text::new("history-seed-empty"),
        Some(seed) => Text::new("history-seed").plain("seed", seed),
        None => Text::new("history-asked"),
    };
    let luck = desk.words.say(&luck);
    let luck = if first_try { format!("{luck}, {}", desk.words.word("history-first-try")) } else { luck };
    let line = Text::new("history-line").plain("begun", date(run)).plain("luck", luck);
    let line = line.name("game", &title(&run.summary.game)).plain("rules", run.summary.rules.clone());
    let options = option_words::options_or_standard(&desk.words, &run.summary.game, &run.shown_options());
    let line = line.text("result", result).text("assisted", assisted).plain("options", options);
    desk.words.say(&line.plain("file", run.path.display().to_string()))
}

/// Who won, among rivals.
fn won_by(winners: SeatSet) -> Text {
    let seats: Vec<String> = winners.iter().map(|seat| (seat.0 + 1).to_string()).collect();
    Text::new("history-won-by").number("count", winners.len() as i64).plain("seats", seats.join(", "))
}

/// How a game ended, seat by seat.
fn seat_by_seat(desk: &CommandContext, verdict: &Verdict) -> String {
    let seat = |(at, (score, won)): (usize, &(i32, bool))| {
        let text = Text::new(if *won { "history-seat-won" } else { "history-seat-lost" });
        desk.words.say(&text.number("seat", at as i64 + 1).number("score", *score))
    };
    verdict.seats().iter().enumerate().map(seat).collect::<Vec<_>>().join(", ")
}

/// `oubliette stats`
pub fn stats(desk: &CommandContext, game: Option<&str>, as_json: bool) -> Result<ExitCode, Failure> {
    let said = if as_json {
        let kinds = figures::of(&runs(desk, game)?);
        let rows = kinds.iter().map(|(kind, figures)| {
            json!({
                "game": kind.game, "rules": kind.rules, "options": kind.options, "assisted": kind.assisted,
                "games": figures.games, "apart": figures.apart,
                "wins": figures.wins, "mean_score": figures.mean(), "best": figures.best, "worst": figures.worst,
                "resigned": figures.resigned, "streak": figures.streak, "best_streak": figures.best_streak,
            })
        });
        Value::from(rows.collect::<Vec<_>>()).to_string()
    } else {
        in_words(desk, game)?
    };
    writeln!(io::stdout(), "{said}")?;
    Ok(ExitCode::SUCCESS)
}

/// The statistics in words.
///
/// # Errors
/// If the archive cannot be read.
pub fn in_words(desk: &CommandContext, game: Option<&str>) -> Result<String, Failure> {
    let kinds = figures::of(&runs(desk, game)?);
    if kinds.is_empty() {
        return Ok(desk.words.word("stats-empty"));
    }
    let lines = kinds.iter().map(|(kind, figures)| {
        let assisted = Text::new(if kind.assisted { "history-assisted" } else { "history-unassisted" });
        let scored = figures.best.is_some();
        let line = Text::new(match scored {
            true => "stats-line",
            false if figures.resigned > 0 => "stats-line-resigned",
            false => "stats-line-rivals",
        });
        let line = line.name("game", &title(&kind.game)).plain("rules", kind.rules.clone());
        let options = option_words::options_or_standard(&desk.words, &kind.game, &kind.options);
        let line = line.plain("options", options).text("assisted", assisted);
        let line = line.number("games", figures.games as i64);
        if !scored {
            return desk.words.say(&line);
        }
        let line = line.number("wins", figures.wins as i64);
        let line = line.plain("share", desk.words.percent(figures.wins_per_mille()));
        let line = line.plain("mean", desk.words.decimal(figures.mean(), 1));
        let line = line.number("best", figures.best.unwrap_or(0)).number("worst", figures.worst.unwrap_or(0));
        let line = line.number("streak", figures.streak as i64).number("best_streak", figures.best_streak as i64);
        desk.words.say(&line)
    });
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

/// `oubliette verify`
pub fn verify(desk: &CommandContext, files: &[PathBuf]) -> Result<ExitCode, Failure> {
    let (mut worst, mut runs, mut names) = (0, Vec::new(), Vec::new());
    for path in files {
        match verify_one(desk, path) {
            Ok((said, session)) => {
                writeln!(io::stdout(), "{said}")?;
                if session.settings().campaign.is_some() {
                    runs.push(session);
                    names.push(path.display().to_string());
                }
            }
            Err(Failure::Io(error)) => return Err(Failure::Io(error)),
            Err(failure) => {
                worst = worst.max(if matches!(failure, Failure::Wrong(_)) { 4 } else { 3 });
                failure.tell(desk.lang);
            }
        }
    }
    for (name, link) in names.iter().zip(walk_chain(&runs)) {
        let said = match link {
            ChainLink::Alone => continue,
            ChainLink::First => Text::new("verified-first-run"),
            ChainLink::After(place) => Text::new("verified-next-run").plain("before", names[place].clone()),
            ChainLink::Missing(hash) => Text::new("verified-missing-run").plain("hash", hash),
            ChainLink::Broken(place, broken) => {
                worst = worst.max(4);
                Text::new("verified-broken-chain").plain("before", names[place].clone()).text("why", broken.text())
            }
        };
        writeln!(io::stdout(), "{}", desk.words.say(&said.plain("path", name.clone())))?;
    }
    Ok(ExitCode::from(worst))
}

fn verify_one(desk: &CommandContext, path: &Path) -> Result<(String, Session), Failure> {
    let text = read_text(path).map_err(|error| desk.bad_file(path, &error))?;
    let loaded = shelf::load(&text).map_err(|error| desk.wrong_record(path, &error))?;
    desk.tell_of_cut(path, loaded.cut);
    let path = path.display().to_string();
    let decisions = loaded.session.decisions() as i64;
    let text = match loaded.session.status() {
        Status::Awaiting(_) => Text::new("verified-unfinished"),
        Status::Over(outcome) => {
            let scores: Vec<String> = outcome.scores.iter().map(|score| score.to_string().replace('-', "−")).collect();
            Text::new("verified").plain("scores", scores.join(", "))
        }
    };
    Ok((desk.words.say(&text.plain("path", path).number("decisions", decisions)), loaded.session))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Lang, Seat};
    use table::Words;

    #[test]
    fn who_won_among_rivals() {
        let one = SeatSet::only(Seat(1));
        let said = |lang, winners| Words::new(lang, &[crate::cli::locale(lang)]).say(&won_by(winners));
        assert_eq!(said(Lang::Fr, one), "gagnée : joueur 2");
        assert_eq!(said(Lang::Fr, one.with(Seat(3))), "gagnée : joueurs 2, 4");
        assert_eq!(
            (said(Lang::Fr, SeatSet::NONE), said(Lang::En, SeatSet::NONE)),
            ("gagnée par personne".into(), "won by nobody".into())
        );
        assert_eq!(said(Lang::En, one), "won by player 2");
    }
}
