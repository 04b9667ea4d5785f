//! The command line: one definition for the parser, the help, the man pages and the completions, in both languages.

use crate::admin::AdminArgs;
use crate::failure::Failure;
use crate::lab::LabArgs;
use crate::serve::ServeArgs;
use clap::builder::{Resettable, Styles};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use kernel::{Lang, Text};
use std::ffi::OsString;
use std::path::PathBuf;
use table::{DealWish, Words};

/// Dungeon games of cards and dice, by their rulebooks.
#[derive(Parser, Debug)]
#[command(name = "oubliette", version, disable_help_subcommand = true, disable_help_flag = true)]
#[command(disable_version_flag = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[arg(long, global = true, value_enum, value_name = "LANG")]
    pub lang: Option<LangName>,
    #[command(flatten)]
    pub face: FaceArgs,
}

/// How things are shown.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct FaceArgs {
    #[arg(long)]
    pub plain: bool,
    #[arg(long)]
    pub still: bool,
    #[arg(long, value_enum, value_name = "SIGNS")]
    pub glyphs: Option<GlyphsName>,
}

impl FaceArgs {
    /// What was said before the command, or after it.
    pub fn or(self, other: Self) -> Self {
        let (plain, still) = (self.plain || other.plain, self.still || other.still);
        Self { plain, still, glyphs: self.glyphs.or(other.glyphs) }
    }
}

/// Signs, as the command line names them.
#[derive(Clone, Copy, ValueEnum, Debug)]
pub enum GlyphsName {
    Unicode,
    Ascii,
}

/// A language, as the command line names it.
#[derive(Clone, Copy, ValueEnum, Debug)]
pub enum LangName {
    Fr,
    En,
}

/// What to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    Play(PlayArgs),
    Engine,
    Replay(ReplayArgs),
    Review(ReviewArgs),
    Verify {
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    Sim(SimArgs),
    Lab(LabArgs),
    Solve(SolveArgs),
    Learn(LearnArgs),
    Puzzle(PuzzleArgs),
    Puzzles(PuzzlesArgs),
    Serve(ServeArgs),
    Sheet(SheetArgs),
    Rules {
        #[arg(value_name = "GAME")]
        game: String,
        #[arg(value_name = "CLAUSE")]
        clause: Option<String>,
    },
    Codex {
        #[arg(value_name = "GAME")]
        game: String,
        #[arg(value_name = "N")]
        number: Option<usize>,
        #[arg(long)]
        json: bool,
    },
    History(HistoryArgs),
    Stats {
        #[arg(value_name = "GAME")]
        game: Option<String>,
        #[arg(long)]
        json: bool,
    },
    Admin(AdminArgs),
    Paths,
    Completions {
        #[arg(value_enum, value_name = "SHELL")]
        shell: Shell,
    },
    Man {
        #[arg(value_name = "COMMAND")]
        command: Option<String>,
    },
}

/// Which games to list, or which one to delete.
#[derive(Args, Debug)]
pub struct HistoryArgs {
    #[arg(value_name = "GAME", conflicts_with = "delete")]
    pub game: Option<String>,
    #[arg(long)]
    pub json: bool,
    #[arg(long, conflicts_with = "delete")]
    pub unfinished: bool,
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    pub delete: Option<PathBuf>,
}

/// How to play.
#[derive(Args, Debug, Default)]
pub struct PlayArgs {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[arg(long, value_name = "TEXT", conflicts_with_all = ["daily", "fate", "resume"])]
    pub seed: Option<String>,
    #[arg(long, conflicts_with_all = ["fate", "resume"])]
    pub daily: bool,
    #[arg(long, value_enum, value_name = "DEAL", conflicts_with_all = ["seed", "daily", "fate", "resume", "deck", "campaign"])]
    pub deal: Option<DealName>,
    #[arg(long, value_name = "N", conflicts_with = "resume")]
    pub players: Option<u64>,
    #[arg(long, value_name = "BOT", num_args = 0..=1, conflicts_with = "resume")]
    pub bots: Option<Option<String>>,
    #[arg(long, value_name = "SEAT=BOT", value_parser = seat_bot, conflicts_with = "resume")]
    pub bot: Vec<(u8, String)>,
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value, conflicts_with = "resume")]
    pub options: Vec<(String, String)>,
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub deck: Option<PathBuf>,
    #[arg(long, value_name = "NAME", conflicts_with_all = ["resume", "deck"])]
    pub campaign: Option<String>,
    #[arg(long, conflicts_with_all = ["seed", "daily", "deal", "players", "bots", "bot", "options", "deck", "campaign", "fate", "resume"])]
    pub lesson: bool,
    #[command(flatten)]
    pub face: FaceArgs,
    #[arg(long, value_enum, value_name = "FATE", conflicts_with = "resume")]
    pub fate: Option<FateName>,
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    pub resume: Option<Option<PathBuf>>,
}

/// A fate, as the command line names it.
#[derive(Clone, Copy, ValueEnum, PartialEq, Eq, Debug)]
pub enum FateName {
    Seeded,
    Asked,
}

/// A kind of deal, as the command line names it.
#[derive(Clone, Copy, ValueEnum, PartialEq, Eq, Debug)]
pub enum DealName {
    Easy,
    Fair,
    Hard,
    Winnable,
}

impl From<DealName> for DealWish {
    fn from(name: DealName) -> Self {
        match name {
            DealName::Easy => Self::Easy,
            DealName::Fair => Self::Fair,
            DealName::Hard => Self::Hard,
            DealName::Winnable => Self::Winnable,
        }
    }
}

/// What to replay.
#[derive(Args, Debug)]
pub struct ReplayArgs {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "N")]
    pub turn: Option<usize>,
    #[arg(long, conflicts_with = "turn")]
    pub all: bool,
    #[command(flatten)]
    pub face: FaceArgs,
}

/// What to review.
#[derive(Args, Debug)]
pub struct ReviewArgs {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=8))]
    pub seat: Vec<u8>,
    #[arg(long)]
    pub json: bool,
}

/// What to simulate.
#[derive(Args, Debug)]
pub struct SimArgs {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    pub games: u64,
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=1_000_000_000_000))]
    pub from: u64,
    #[arg(long, value_name = "FILE")]
    pub rows: Option<PathBuf>,
    #[arg(long, value_name = "BOT", default_value = "random")]
    pub bot: String,
    #[arg(long)]
    pub rotate: bool,
    #[arg(long, value_name = "N")]
    pub players: Option<u64>,
    #[arg(long, value_name = "TEXT", default_value = "0")]
    pub seed: String,
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub options: Vec<(String, String)>,
    #[arg(long, value_name = "FILE")]
    pub deck: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

/// What to solve.
#[derive(Args, Debug)]
pub struct SolveArgs {
    #[arg(value_name = "DEAL")]
    pub deal: String,
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub options: Vec<(String, String)>,
    #[arg(long, value_name = "FILE")]
    pub certificate: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

/// What to learn.
#[derive(Args, Debug)]
pub struct LearnArgs {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub games: Option<u64>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(0..=1_000_000_000))]
    pub thumb: Option<u64>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub playouts: Option<u64>,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=100))]
    pub runs: u32,
    #[arg(long)]
    pub mix: bool,
    #[arg(long, value_name = "N", default_value_t = 32, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub hidden: u16,
    #[arg(long, value_name = "N")]
    pub players: Option<u64>,
    #[arg(long, value_name = "TEXT", default_value = "learn")]
    pub seed: String,
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub options: Vec<(String, String)>,
    #[arg(long, value_name = "FILE")]
    pub value: Option<PathBuf>,
    #[arg(long, value_name = "FILE", default_value = "value.txt")]
    pub out: PathBuf,
}

/// Which puzzle to solve.
#[derive(Args, Debug)]
pub struct PuzzleArgs {
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    #[arg(long, value_name = "N", requires = "game")]
    pub number: Option<usize>,
    #[command(flatten)]
    pub face: FaceArgs,
}

/// What to do with puzzles.
#[derive(Args, Debug)]
pub struct PuzzlesArgs {
    #[command(subcommand)]
    pub command: PuzzlesCommand,
}

/// What to do with puzzles.
#[derive(Subcommand, Debug)]
pub enum PuzzlesCommand {
    Make(PuzzlesMakeArgs),
}

/// Which puzzles to make.
#[derive(Args, Debug)]
pub struct PuzzlesMakeArgs {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    pub count: u16,
    #[arg(long, value_name = "TEXT", default_value = "puzzles")]
    pub seed: String,
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(100..=1_000_000))]
    pub playouts: u64,
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub options: Vec<(String, String)>,
    #[arg(long, value_name = "FILE", default_value = "puzzles.txt")]
    pub out: PathBuf,
}

/// What to print.
#[derive(Args, Debug)]
pub struct SheetArgs {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[arg(long, value_name = "FILE")]
    pub deck: Option<PathBuf>,
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    pub out: PathBuf,
}

fn key_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or_else(|| "KEY=VALUE".to_string())?;
    Ok((key.into(), value.into()))
}

/// A seat, counted from 1, and the name of a bot.
fn seat_bot(text: &str) -> Result<(u8, String), String> {
    let (seat, bot) = text.split_once('=').ok_or_else(|| "SEAT=BOT".to_string())?;
    let seat = seat.parse().ok().filter(|seat| *seat > 0).ok_or_else(|| "SEAT=BOT".to_string())?;
    Ok((seat, bot.into()))
}

/// The messages of this crate, in Fluent's format.
pub fn locale(lang: Lang) -> &'static str {
    match lang {
        Lang::Fr => include_str!("../locales/fr.ftl"),
        Lang::En => include_str!("../locales/en.ftl"),
    }
}

/// The language to speak: what `--lang` says, else the locale's, else French.
pub fn language(args: &[OsString]) -> Lang {
    let named = |name: &str| match name {
        "fr" => Some(Lang::Fr),
        "en" => Some(Lang::En),
        _ => None,
    };
    let words: Vec<_> = args.iter().map(|arg| arg.to_string_lossy()).collect();
    let asked = words.iter().enumerate().find_map(|(at, word)| match word.strip_prefix("--lang") {
        Some("") => named(words.get(at + 1)?),
        Some(rest) => named(rest.strip_prefix('=')?),
        None => None,
    });
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = || set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG"));
    asked.unwrap_or_else(|| match locale() {
        Some(locale) if !["fr", "C", "POSIX"].iter().any(|ours| locale.split(['_', '.', '@']).next() == Some(ours)) => {
            Lang::En
        }
        _ => Lang::Fr,
    })
}

/// The command line's definition, in a language. Every text of it is a message `cli-…`.
pub fn command(lang: Lang) -> clap::Command {
    let words = Words::new(lang, &[locale(lang)]);
    let text = |id: &str| words.plain(&format!("cli-{id}")).unwrap_or_else(|| panic!("no message cli-{id}"));
    let help = || Arg::new("help").short('h').long("help").action(ArgAction::Help).help(text("help"));
    let dress = |command: clap::Command, name: &str| {
        command
            .disable_help_flag(true)
            .arg(help())
            .about(text(name))
            .help_template(format!("{{about}}\n\n{} {{usage}}\n\n{{all-args}}", text("usage")))
            .mut_args(|arg| {
                let id = format!("{name}-{}", arg.get_id());
                let heading = text(if arg.is_positional() { "arguments" } else { "options" });
                let told = match arg.get_id().as_str() {
                    "help" => text("help"),
                    "lang" => text("lang"),
                    _ => text(&id),
                };
                // The help names the values itself, in its language.
                let listed = arg.get_action().takes_values();
                let arg = arg.help_heading(heading).hide_possible_values(listed).hide_default_value(listed);
                let variable = arg.get_env().is_some();
                let default = arg.get_default_values().first().filter(|_| listed && !variable);
                let told = match default.and_then(|value| value.to_str()) {
                    Some(value) => {
                        let default = Text::new("cli-default").plain("value", value);
                        format!("{told} {}", words.say(&default))
                    }
                    None => told,
                };
                let names = arg.get_value_names().filter(|_| listed).into_iter().flatten();
                let names: Vec<String> = names.map(|name| text(&value_id(name))).collect();
                let arg = if names.is_empty() { arg } else { arg.value_names(names) };
                let arg = arg.help(told);
                // An empty variable says nothing.
                let empty = arg.get_env().and_then(std::env::var_os).is_some_and(|value| value.is_empty());
                let arg = if empty { arg.env(Resettable::Reset) } else { arg };
                arg.hide_env(true)
            })
    };
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let mut whole = dress(Cli::command().arg(version), "main").styles(Styles::plain());
    whole = whole.subcommand_help_heading(text("commands")).subcommand_value_name(text("value-command"));
    let names: Vec<String> = whole.get_subcommands().map(|sub| sub.get_name().to_string()).collect();
    for name in names {
        whole = whole.mut_subcommand(&name, |sub| dress_all(sub, &name, &dress, &text));
    }
    whole
}

/// The message that names a value, by the name that the definition has: `KEY=VALUE` is `value-key-value`.
fn value_id(name: &str) -> String {
    format!("value-{}", name.to_lowercase().replace('=', "-"))
}

/// Dresses a command and those within it.
fn dress_all(
    command: clap::Command,
    name: &str,
    dress: &impl Fn(clap::Command, &str) -> clap::Command,
    text: &impl Fn(&str) -> String,
) -> clap::Command {
    let mut command = dress(command, name);
    let within: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_string()).collect();
    if !within.is_empty() {
        command = command.subcommand_help_heading(text("commands")).subcommand_value_name(text("value-command"));
        // What holds for all of them may be said after each of them.
        command = command.mut_args(|arg| if arg.get_id() == "help" { arg } else { arg.global(true) });
    }
    for sub in within {
        command = command.mut_subcommand(&sub, |inner| dress_all(inner, &format!("{name}-{sub}"), dress, text));
    }
    command
}

/// Reads the command line.
///
/// # Errors
/// What is wrong with it, in words; or the help that was asked for.
pub fn parse(args: &[OsString], lang: Lang) -> Result<Cli, Failure> {
    let matches = command(lang).try_get_matches_from(args);
    let parsed = matches.and_then(|matches| Cli::from_arg_matches(&matches));
    parsed.map_err(|error| match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Failure::Shown(error.to_string()),
        _ => Failure::Usage(complaint(&error, lang)),
    })
}

/// What is wrong with a command line.
fn complaint(error: &clap::Error, lang: Lang) -> String {
    let words = Words::new(lang, &[locale(lang)]);
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(other) => other.to_string(),
        None => String::new(),
    };
    let (argument, value) = (context(ContextKind::InvalidArg), context(ContextKind::InvalidValue));
    let takes = |name| words.plain(&format!("cli-{}", value_id(name))).is_some_and(|name| argument.contains(&name));
    let known = context(ContextKind::ValidValue);
    let wrong = match error.kind() {
        ErrorKind::UnknownArgument => Text::new("usage-unknown").plain("argument", argument),
        ErrorKind::InvalidSubcommand => {
            Text::new("usage-command").plain("command", context(ContextKind::InvalidSubcommand))
        }
        ErrorKind::InvalidValue if value.is_empty() => Text::new("usage-no-value").plain("argument", argument),
        ErrorKind::InvalidValue if !known.is_empty() => {
            Text::new("usage-one-of").plain("argument", argument).plain("value", value).plain("known", known)
        }
        ErrorKind::ValueValidation if takes("KEY=VALUE") => {
            Text::new("usage-key-value").plain("argument", argument).plain("value", value)
        }
        ErrorKind::ValueValidation if takes("SEAT=BOT") => {
            Text::new("usage-seat-bot").plain("argument", argument).plain("value", value)
        }
        ErrorKind::ValueValidation if takes("SHARD") => {
            Text::new("usage-shard").plain("argument", argument).plain("value", value)
        }
        ErrorKind::ValueValidation if takes("ADDRESS") => {
            Text::new("usage-address").plain("argument", argument).plain("value", value)
        }
        ErrorKind::ArgumentConflict if argument == context(ContextKind::PriorArg) => {
            Text::new("usage-twice").plain("argument", argument)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            Text::new("usage-value").plain("argument", argument).plain("value", value)
        }
        ErrorKind::MissingRequiredArgument => Text::new("usage-missing").plain("argument", argument),
        ErrorKind::ArgumentConflict => {
            let other = context(ContextKind::PriorArg);
            Text::new("usage-conflict").plain("argument", argument).plain("other", other)
        }
        _ => Text::new("usage-other"),
    };
    words.say(&Text::new("usage").text("wrong", wrong))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every command and argument has its words in both languages, and the definition is sound.
    #[test]
    fn complete_in_both_languages() {
        for lang in Lang::ALL {
            command(lang).debug_assert();
        }
    }
}
