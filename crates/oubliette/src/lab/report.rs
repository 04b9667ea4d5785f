//! `oubliette lab report`: what an experiment has shown, as one page that opens anywhere, or as tables in Markdown.

mod differences;
mod figures;
mod html;
mod markdown;
mod pictures;
pub mod words;

use super::LabReportArgs;
use super::comparison::Comparison;
use super::experiment::{Experiment, PlayedVariant};
use crate::command::CommandContext;
use crate::failure::Failure;
use crate::rows::part_of;
use kernel::{Lang, Text};
use maud::Markup;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use table::shelf;
use words::ReportWords;

/// A part of a report.
pub struct ReportChapter {
    /// What it is about.
    pub title: String,
    /// Sentences before its figures.
    pub intro: Vec<String>,
    /// Its figures.
    pub figures: Vec<Figure>,
    /// Whether it is among the few that Markdown has, too.
    pub brief: bool,
}

/// Figures, as a chart where there is one, and always as a table.
pub struct Figure {
    /// What they are of.
    pub title: String,
    /// What to keep in mind.
    pub note: Option<String>,
    /// The chart.
    pub chart: Option<Markup>,
    /// The table: its head, and its rows.
    pub head: Vec<String>,
    /// The rows, each as long as the head.
    pub rows: Vec<Vec<String>>,
    /// Whether it is among the few that Markdown has, too.
    pub brief: bool,
}

/// `oubliette lab report`
pub fn run(desk: &CommandContext, args: &LabReportArgs) -> Result<ExitCode, Failure> {
    if args.out.is_none() && args.markdown.is_none() && args.charts.is_none() {
        return Err(Failure::Usage(desk.words.word("lab-report-nowhere")));
    }
    let experiment = Experiment::read(desk, &args.folder)?;
    let found = differences::found(desk, &experiment)?;
    if let Some(path) = &args.out {
        let page = html::page(desk.lang, |lang| chapters(&experiment, &found, &ReportWords::typeset(lang)));
        put(desk, path, &page.into_string())?;
    }
    if let Some(path) = &args.markdown {
        let before = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(desk.bad_file(path, &error)),
        };
        let words = ReportWords::plain(desk.lang);
        let made = markdown::tables(&words, &chapters(&experiment, &found, &words), args.plan.as_deref());
        put(desk, path, &markdown::between_marks(&before, &made))?;
    }
    if let Some(folder) = &args.charts {
        fs::create_dir_all(folder).map_err(|error| desk.bad_file(folder, &error))?;
        let chapters = chapters(&experiment, &found, &ReportWords::plain(desk.lang));
        for (name, drawn) in pictures::pictures(&chapters) {
            put(desk, &folder.join(name), &drawn)?;
        }
    }
    for path in args.out.iter().chain(&args.charts).chain(&args.markdown) {
        let text = Text::new("lab-report-written").plain("path", path.display().to_string());
        writeln!(io::stdout(), "{}", desk.words.say(&text))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes a file beside its place, and puts it there when it is whole.
fn put(desk: &CommandContext, path: &Path, text: &str) -> Result<(), Failure> {
    let part = part_of(path);
    let written = fs::write(&part, text).and_then(|()| fs::rename(&part, path));
    written.map_err(|error| {
        let _ = fs::remove_file(&part);
        desk.bad_file(path, &error)
    })
}

/// The whole report in a language.
fn chapters(experiment: &Experiment, found: &[Comparison], words: &ReportWords) -> Vec<ReportChapter> {
    let mut chapters = vec![ReportChapter {
        title: words.word("report-title"),
        intro: vec![
            words.say(
                Text::new("report-intro")
                    .plain("seed", experiment.seed.clone())
                    .plain("version", experiment.version.clone())
                    .number("tables", experiment.variants.len() as i64)
                    .plain("games", words.count(experiment.games)),
            ),
            words.word("report-bounds"),
        ],
        figures: Vec::new(),
        brief: true,
    }];
    let played: Vec<&PlayedVariant> = experiment.variants.iter().filter(|variant| !variant.rows.is_empty()).collect();
    for of_game in played.chunk_by(|one, other| one.game == other.game) {
        chapters.push(ReportChapter {
            title: title(&of_game[0].game, words.lang()),
            intro: Vec::new(),
            figures: figures::of_game(words, of_game),
            brief: true,
        });
        chapters.extend(of_game.iter().enumerate().map(|(at, variant)| ReportChapter {
            title: variant.name.clone(),
            intro: vec![figures::described(words, variant)],
            figures: figures::of_variant(words, variant),
            // The first is the game as it comes.
            brief: at == 0,
        }));
    }
    chapters.extend(differences::chapter(experiment, found, words));
    chapters.push(ReportChapter {
        title: words.word("report-settle"),
        intro: vec![words.word("report-settle-said")],
        figures: differences::settling(experiment, words),
        brief: false,
    });
    chapters
}

fn title(game: &str, lang: Lang) -> String {
    shelf::label(game).map_or_else(|| game.into(), |label| label.title.in_lang(lang).to_string())
}
