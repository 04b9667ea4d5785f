//! What all commands share, and the small ones.

use crate::cli;
use crate::failure::{Failure, talk};
use crate::play::NO_BOTS;
use clap::builder::PossibleValuesParser;
use clap_complete::Shell;
use etcetera::BaseStrategy;
use kernel::{Lang, Text};
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::bot_spec::{HIDDEN, NAMES};
use table::{Archive, Label, OpenError, RecordError, Words, disk, rulebook, shelf};
use terminal::keys::folded;
use terminal::screen::preferences::Preferences;

/// What a command needs: a language, words, and the player's own games.
pub struct CommandContext {
    /// The language.
    pub lang: Lang,
    /// The command's own words.
    pub words: Words,
    /// The player's own games.
    pub archive: Archive,
    /// Where the player's settings are written down.
    pub settings: PathBuf,
}

impl CommandContext {
    /// A desk in a language: the one that was asked for, else the one in the player's settings, else this one.
    ///
    /// # Errors
    /// If this user has no home.
    pub fn open(lang: Lang, asked: bool) -> Result<Self, Failure> {
        let words = Words::new(lang, &[cli::locale(lang), table::locale(lang)]);
        let homes = etcetera::choose_base_strategy().map_err(|_| Failure::Usage(words.word("failed-home")))?;
        let archive = Archive::new(homes.data_dir().join("oubliette").join("records"));
        let settings = homes.config_dir().join("oubliette").join("settings.toml");
        let mut desk = Self { lang, words, archive, settings };
        if let Some(liked) = Preferences::read(&desk.settings).lang().filter(|_| !asked) {
            desk.speak(liked);
        }
        Ok(desk)
    }

    /// Speaks another language from now on.
    pub fn speak(&mut self, lang: Lang) {
        self.lang = lang;
        self.words = Words::new(lang, &[cli::locale(lang), table::locale(lang)]);
    }

    /// A table that cannot be laid out is a matter of usage.
    pub fn cannot_open(&self, error: &OpenError) -> Failure {
        Failure::Usage(self.words.say(&error.text()))
    }

    /// A file or folder that cannot be read.
    pub fn bad_file(&self, path: &Path, error: &io::Error) -> Failure {
        let text = Text::new("failed-file").plain("path", path.display().to_string());
        Failure::BadFile(self.words.say(&text.text("error", disk::text(error))))
    }

    /// The folder of the player's own games cannot be read.
    pub fn bad_archive(&self, error: &io::Error) -> Failure {
        self.bad_file(self.archive.folder(), error)
    }

    /// A record with a wrong line.
    pub fn wrong_record(&self, path: &Path, error: &RecordError) -> Failure {
        let text = Text::new("wrong-record").plain("path", path.display().to_string());
        let said = self.words.say(&text.plain("damage", error.say(self.lang)));
        if error.bad_file { Failure::BadFile(said) } else { Failure::Wrong(said) }
    }

    /// Says that a file ends early, where it does.
    pub fn tell_of_cut(&self, path: &Path, cut: Option<usize>) {
        if let Some(line) = cut {
            let text = Text::new("cut-short").plain("path", path.display().to_string());
            talk(&self.words.say(&text.number("line", line as i64)));
        }
    }

    /// The label of a game that was named.
    ///
    /// # Errors
    /// If there is none of that name.
    pub fn label(&self, game: &str) -> Result<&'static Label, Failure> {
        let typed = folded(game);
        let fits = |label: &&'static Label| {
            [label.id, &label.title.fr, &label.title.en].iter().any(|name| folded(name) == typed)
        };
        let found = table::IDS.iter().filter_map(|id| shelf::label(id)).find(fits);
        found.ok_or_else(|| self.cannot_open(&OpenError::Game(game.into())))
    }
}

/// `oubliette rules`
pub fn rules(desk: &CommandContext, game: &str, clause: Option<&str>) -> Result<ExitCode, Failure> {
    let label = desk.label(game)?;
    let rules = shelf::rules(label.id, desk.lang).unwrap_or_default();
    let asked = clause.map(|clause| clause.trim_start_matches('§'));
    let found: Vec<_> =
        rules.iter().filter(|rule| asked.is_none_or(|asked| terminal::plain::fits(rule.id, asked))).collect();
    if let Some(sealed) = asked.filter(|_| found.is_empty()).and_then(|asked| rulebook::sealed_clause(label, asked)) {
        return Err(Failure::Usage(desk.words.say(&sealed)));
    }
    if found.is_empty() {
        let ids: Vec<&str> = rules.iter().map(|rule| rule.id).collect();
        let text = Text::new("no-clause").plain("clause", asked.unwrap_or("")).plain("known", ids.join(", "));
        return Err(Failure::Usage(desk.words.say(&text)));
    }
    let mut out = io::stdout().lock();
    let mut chapter = "";
    if asked.is_none() {
        writeln!(out, "{}", label.title.in_lang(desk.lang))?;
    }
    for rule in found {
        if rule.chapter != chapter {
            chapter = rule.chapter;
            writeln!(out, "\n{chapter}")?;
        }
        writeln!(out, "\n§{}\n{}", rule.id, rule.plain())?;
    }
    if let Some(note) = rulebook::sealed_note(label, &rules).filter(|_| asked.is_none()) {
        writeln!(out, "\n{}", desk.words.say(&note))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// `oubliette paths`
pub fn paths(desk: &CommandContext) -> Result<ExitCode, Failure> {
    writeln!(io::stdout(), "records {}", desk.archive.folder().display())?;
    writeln!(io::stdout(), "settings {}", desk.settings.display())?;
    Ok(ExitCode::SUCCESS)
}

/// `oubliette completions`
pub fn completions(desk: &CommandContext, shell: Shell) -> Result<ExitCode, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut naming_what_there_is(cli::command(desk.lang)), "oubliette", &mut script);
    io::stdout().write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}

/// The command line with games and bots by their names. Only what is offered: what is typed may be more.
fn naming_what_there_is(command: clap::Command) -> clap::Command {
    let characters = table::IDS.iter().filter_map(|id| shelf::label(id)).flat_map(|label| &label.characters);
    let bots = NAMES.into_iter().chain(characters.map(|character| character.word)).chain([HIDDEN]);
    let mut bots: Vec<&str> = bots.collect();
    // Games may have characters of the same word.
    let mut known = BTreeSet::new();
    bots.retain(|bot| known.insert(*bot));
    command.mut_subcommands(|sub| {
        let simulates = sub.get_name() == "sim";
        sub.mut_args(|arg| match arg.get_id().as_str() {
            "game" => arg.value_parser(PossibleValuesParser::new(table::IDS)),
            "bots" => {
                arg.value_parser(PossibleValuesParser::new(bots.iter().copied().chain([NO_BOTS]).collect::<Vec<_>>()))
            }
            "bot" if simulates => {
                let known = bots.iter().copied().filter(|bot| *bot != HIDDEN);
                arg.value_parser(PossibleValuesParser::new(known.collect::<Vec<_>>()))
            }
            _ => arg,
        })
    })
}

/// `oubliette man`
pub fn man(desk: &CommandContext, name: Option<&str>) -> Result<ExitCode, Failure> {
    let mut command = cli::command(desk.lang);
    command.build();
    let page = match name {
        None => command,
        Some(name) => {
            let unknown = || {
                let names: Vec<&str> = command.get_subcommands().map(clap::Command::get_name).collect();
                let text = Text::new("no-command").plain("command", name).plain("known", names.join(", "));
                Failure::Usage(desk.words.say(&text))
            };
            command.find_subcommand(name).cloned().ok_or_else(unknown)?
        }
    };
    let title = page.get_display_name().unwrap_or("oubliette").to_string();
    let mut roff = Vec::new();
    let source = concat!("oubliette ", env!("CARGO_PKG_VERSION"));
    clap_mangen::Man::new(page).title(title).section("6").source(source).manual("Oubliette").render(&mut roff)?;
    let mut text = String::from_utf8_lossy(&roff).into_owned();
    let end = text.find(".SH VERSION").unwrap_or(text.len());
    text.insert_str(end, &examples(desk, name));
    if desk.lang == Lang::Fr {
        for (english, french) in [(".SH NAME", ".SH NOM"), (".SH SUBCOMMANDS", ".SH COMMANDES")] {
            text = text.replace(english, french);
        }
    }
    io::stdout().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// The examples of a manual page: those of one command, or all.
fn examples(desk: &CommandContext, command: Option<&str>) -> String {
    let game = table::IDS[0];
    let all = [
        ("play", format!("play {game}"), "man-play"),
        ("play", format!("play {game} --daily"), "man-daily"),
        ("play", format!("play {game} --seed 42"), "man-seed"),
        ("play", format!("play {game} --resume"), "man-resume"),
        ("play", "play GAME --players 4 --bots careful".into(), "man-bots"),
        ("play", format!("play {game} --deal easy"), "man-deal"),
        ("puzzle", "puzzle".into(), "man-puzzle"),
        ("puzzle", format!("puzzle {game} --number 12"), "man-puzzle-number"),
        ("replay", "replay FILE --all".into(), "man-replay"),
        ("review", "review FILE".into(), "man-review"),
        ("verify", "verify *.txt".into(), "man-verify"),
        ("sim", format!("sim {game} --games 100000 --bot careful"), "man-sim"),
        ("sim", "sim GAME --players 4 --bot careful,random --rotate".into(), "man-sim-mixed"),
        ("sim", format!("sim {game} --games 100000 --from 100000 --rows rows.parquet"), "man-sim-rows"),
        ("lab", "lab run PLAN.toml --out FOLDER".into(), "man-lab"),
        ("lab", "lab run PLAN.toml --out FOLDER --shard 3/40".into(), "man-lab-shard"),
        ("lab", "lab compare FOLDER A B".into(), "man-lab-compare"),
        ("lab", "lab report FOLDER --out REPORT.html".into(), "man-lab-report"),
        ("sheet", format!("sheet {} --out FOLDER", shelf::printable().first().unwrap_or(&game)), "man-sheet"),
        ("rules", format!("rules {game}"), "man-rules"),
        ("serve", "serve".into(), "man-serve"),
        ("serve", "serve --listen 0.0.0.0:7777 --database postgres://USER@HOST/BASE".into(), "man-serve-database"),
        ("admin", "admin backup FILE".into(), "man-backup"),
        ("admin", "admin ban NAME".into(), "man-ban"),
    ];
    let wanted = all.iter().filter(|(of, _, _)| command.is_none_or(|command| command == *of));
    let shown: String = wanted
        .map(|(_, line, id)| format!(".TP\n\\fBoubliette {}\\fR\n{}\n", line.replace('-', "\\-"), desk.words.word(id)))
        .collect();
    if shown.is_empty() { shown } else { format!(".SH {}\n{shown}", desk.words.word("man-examples")) }
}
