//! Games of the past: the history, those to be seen again, what they came to; and the rulebooks on the shelf.

use super::board::title;
use super::canvas::{Canvas, Target};
use super::codex::CodexScreen;
use super::dialog::{ask, tell};
use super::house::House;
use super::keys_line::{self, Key};
use super::list::{List, Listed};
use super::press::{Direction, Press};
use super::reader::{Reader, Reading};
use super::{Scene, Turn};
use kernel::{Printed, Text};
use ratatui::layout::Rect;
use std::path::PathBuf;
use table::days::first_tries;
use table::{ForPeople, IDS, Run, figures, option_words, shelf};

/// Games of the past, the newest first.
pub struct Runs {
    runs: Vec<Run>,
    list: List,
    /// Whether each was the first try of the dungeon of its day.
    first_tries: Vec<bool>,
    showing: Showing,
    /// The game that is about to be deleted, while the player is asked.
    deleting: Option<PathBuf>,
    message: Option<String>,
}

/// Which games are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Showing {
    /// All of them; unfinished ones can be taken up again.
    All,
    /// Those that can be taken up again.
    Unfinished,
    /// Those that are over.
    Finished,
}

impl Showing {
    fn shows(self, run: &Run) -> bool {
        match self {
            Self::All => true,
            Self::Unfinished => run.summary.is_unfinished(),
            Self::Finished => run.summary.over.is_some(),
        }
    }

    fn title(self, house: &House) -> String {
        house.word(match self {
            Self::All => "screen-history",
            Self::Unfinished => "screen-unfinished-title",
            Self::Finished => "screen-replays",
        })
    }
}

impl Runs {
    /// Reads the archive.
    pub fn new(house: &House, showing: Showing) -> Self {
        let (runs, message) = match house.archive.runs() {
            Ok((runs, bad)) if bad.is_empty() => (runs, None),
            Ok((runs, bad)) => {
                let path = bad[0].display().to_string();
                (
                    runs,
                    Some(
                        house.say(&Text::new("screen-bad-files").number("count", bad.len() as i64).plain("path", path)),
                    ),
                )
            }
            Err(error) => (Vec::new(), Some(house.say(&table::disk::text(&error)))),
        };
        let first_tries = first_tries(&runs);
        let shown = runs.into_iter().zip(first_tries).rev().filter(|(run, _)| showing.shows(run));
        let (runs, first_tries) = shown.unzip();
        Self { runs, first_tries, list: List::default(), showing, deleting: None, message }
    }

    /// Reads the archive again, looking at the same place of the list.
    pub fn look_again(&mut self, house: &House) {
        let at = self.list.at;
        *self = Self::new(house, self.showing);
        self.list.at = at.min(self.runs.len().saturating_sub(1));
    }

    /// Says something below the list.
    pub fn tell(&mut self, message: String) {
        self.message = Some(message);
    }

    /// Reads a key.
    pub fn press(&mut self, house: &House, press: Press, targets: &[Target]) -> Turn {
        if let Some(path) = self.deleting.take() {
            return self.answer(house, path, super::play::clicked(press, targets));
        }
        self.message = None;
        let press = match self.list.press(press, self.runs.len(), targets) {
            Listed::ChooserResult(at) => return self.open(at),
            Listed::Moved => return Turn::Redraw,
            Listed::Key(press) => press,
            Listed::Nothing => press,
        };
        match press {
            Press::Enter => self.open(self.list.at),
            Press::Sign('v' | 'V') => match self.runs.get(self.list.at) {
                Some(run) => Turn::ReplayFile(run.path.clone()),
                None => Turn::Stay,
            },
            Press::Sign('x' | 'X') => match self.runs.get(self.list.at) {
                Some(run) => Turn::Open(Box::new(Scene::Codex(Box::new(CodexScreen::of(house, &run.summary.game))))),
                None => Turn::Stay,
            },
            Press::Sign('d' | 'D') => {
                self.deleting = self.runs.get(self.list.at).map(|run| run.path.clone());
                Turn::Redraw
            }
            Press::Escape | Press::Sign('q' | 'Q') | Press::Arrow(Direction::Left) => Turn::Back,
            _ => Turn::Stay,
        }
    }

    /// Hears whether a game is to be deleted.
    fn answer(&mut self, house: &House, path: PathBuf, press: Press) -> Turn {
        match press {
            Press::Sign('o' | 'O' | 'y' | 'Y') => {
                let deleted = house.archive.delete(&path);
                self.look_again(house);
                self.message = Some(match deleted {
                    Ok(()) => house.word("screen-deleted"),
                    Err(error) => {
                        let text = Text::new("menu-not-deleted");
                        house.say(&text.plain("error", house.say(&table::disk::text(&error))))
                    }
                });
            }
            Press::Sign('n' | 'N' | 'q' | 'Q') | Press::Escape => {}
            _ => self.deleting = Some(path),
        }
        Turn::Redraw
    }

    fn open(&self, at: usize) -> Turn {
        match self.runs.get(at) {
            Some(run) if run.summary.is_unfinished() => Turn::Resume(run.path.clone()),
            Some(run) => Turn::ReplayFile(run.path.clone()),
            None => Turn::Stay,
        }
    }

    /// Draws it.
    pub fn draw(&self, canvas: &mut Canvas<'_>, house: &House) {
        let (whole, look) = (canvas.area(), canvas.look);
        title(canvas, "OUBLIETTE", &self.showing.title(house));
        let listed = self.runs.iter().zip(&self.first_tries);
        let lines: Vec<String> = listed.map(|(run, first)| line(house, run, *first)).collect();
        let area = Rect::new(2, 2, whole.width - 4, whole.height - 5);
        self.list.draw(canvas, area, &lines);
        if lines.is_empty() {
            canvas.text(4, 3, &house.word("screen-no-runs"), whole.width - 6, look.dim());
        }
        match (&self.message, self.runs.get(self.list.at)) {
            (Some(message), _) => tell(canvas, message),
            (None, Some(run)) => {
                let path = run.path.display().to_string();
                canvas.text(2, whole.bottom() - 2, &path, whole.width - 4, look.dim());
            }
            (None, None) => {}
        }
        let keys = [
            Key::named('j', house.word("screen-key-arrows"), house.word("screen-key-choose")),
            Key::named('\n', house.word("screen-key-enter"), house.word("screen-key-open")),
            Key::new('v', house.word("screen-key-replay")),
            Key::new('d', house.word("screen-key-delete")),
            Key::new('x', house.word("screen-key-codex")),
            Key::named('\u{1b}', house.word("screen-key-escape"), house.word("screen-key-back")),
        ];
        keys_line::draw(canvas, &keys, whole.bottom() - 1);
        if self.deleting.is_some()
            && let Some(said) = lines.get(self.list.at)
        {
            ask(canvas, house, &house.say(&Text::new("screen-delete").plain("run", said.clone())));
        }
    }
}

fn game(id: &str) -> Printed {
    shelf::label(id).map_or_else(|| Printed::new(id, id), |label| label.title.clone())
}

/// A game of the past in a line: `2026-11-15 20:33  Scélérat  gagnée, 12  graine ab`.
fn line(house: &House, run: &Run, first_try: bool) -> String {
    let begun = run.begun().unwrap_or("?").replace('T', " ");
    let begun: String = begun.chars().take(16).collect();
    let result = match run.summary.result() {
        None if run.summary.resigned => Text::new("screen-run-resigned"),
        None => Text::new("screen-run-unfinished").number("decisions", run.summary.decisions as i64),
        Some(ForPeople::Together { score, won: true }) => Text::new("screen-run-won").number("score", score),
        Some(ForPeople::Together { score, won: false }) => Text::new("screen-run-lost").number("score", score),
        Some(ForPeople::Apart { winners }) => {
            let seats: Vec<String> = winners.iter().map(|seat| (seat.0 + 1).to_string()).collect();
            Text::new("screen-run-won-by").number("count", winners.len() as i64).plain("seats", seats.join(", "))
        }
    };
    let luck = match run.seed() {
        Some(seed) => Text::new("screen-seed").plain("seed", seed),
        None => Text::new("screen-real-cards"),
    };
    let text = Text::new("screen-run").plain("begun", begun).name("game", &game(&run.summary.game));
    let mut line = house.say(&text.text("result", result).text("luck", luck));
    if first_try {
        line = format!("{line}, {}", house.word("screen-run-first"));
    }
    if run.summary.assisted {
        line = format!("{line}, {}", house.word("screen-assisted"));
    }
    let odd = option_words::options(&house.own, &run.summary.game, &run.shown_options());
    if odd.is_empty() { line } else { format!("{line}, {odd}") }
}

/// What finished games came to, a few lines each kind.
pub fn statistics(house: &House, runs: &[Run]) -> Vec<String> {
    let mut lines = Vec::new();
    for (kind, figures) in figures::of(runs) {
        let mut head = format!("{} ({})", game(&kind.game).in_lang(house.lang), kind.rules);
        if !kind.options.is_empty() {
            head = format!("{head}, {}", option_words::options(&house.own, &kind.game, &kind.options));
        }
        if kind.assisted {
            head = format!("{head}, {}", house.word("screen-assisted"));
        }
        lines.push(head);
        if figures.best.is_none() {
            let id = if figures.resigned > 0 { "screen-figures-resigned" } else { "screen-figures-rivals" };
            let text = Text::new(id).number("games", figures.games as i64);
            lines.extend([format!("  {}", house.say(&text)), String::new()]);
            continue;
        }
        let text = Text::new("screen-figures").number("games", figures.games as i64);
        let text = text.number("wins", figures.wins as i64).plain("share", house.own.percent(figures.wins_per_mille()));
        lines.push(format!("  {}", house.say(&text)));
        let text = Text::new("screen-scores").number("best", figures.best.unwrap_or(0));
        let text = text.number("worst", figures.worst.unwrap_or(0)).plain("mean", house.own.decimal(figures.mean(), 1));
        lines.push(format!("  {}", house.say(&text)));
        let text = Text::new("screen-streaks").number("streak", figures.streak as i64);
        lines.push(format!("  {}", house.say(&text.number("best", figures.best_streak as i64))));
        lines.push(scores(house, runs, &kind));
        lines.push(String::new());
    }
    if lines.is_empty() { vec![house.word("screen-no-runs")] } else { lines }
}

/// The last scores of a kind as a small plot, from the worst to the best of them.
fn scores(house: &House, runs: &[Run], kind: &figures::GameKind) -> String {
    let same = runs.iter().filter(|run| figures::GameKind::of(run) == *kind);
    let scores: Vec<i32> = same.filter_map(|run| Some(run.summary.result()?.together()?.0)).collect();
    let last = &scores[scores.len().saturating_sub(60)..];
    let (least, most) = (last.iter().min().copied().unwrap_or(0), last.iter().max().copied().unwrap_or(0));
    let above: Vec<i32> = last.iter().map(|score| score - least).collect();
    let plot = super::ending::plot(house.look, &above, (most - least).max(1), 60);
    format!("  {}", house.say(&Text::new("screen-score-path").plain("plot", plot)))
}

/// The rulebooks on the shelf.
#[derive(Default)]
pub struct Shelf {
    list: List,
    reading: Option<Reader>,
}

impl Shelf {
    /// Reads a key.
    pub fn press(&mut self, house: &House, press: Press, targets: &[Target]) -> Turn {
        if let Some(reader) = &mut self.reading {
            if reader.press(super::play::clicked(press, targets)) == Reading::Done {
                self.reading = None;
            }
            return Turn::Redraw;
        }
        let press = match self.list.press(press, IDS.len(), targets) {
            Listed::ChooserResult(at) => {
                self.reading = Some(Reader::rules(house, IDS[at], ""));
                return Turn::Redraw;
            }
            Listed::Moved => return Turn::Redraw,
            Listed::Key(press) => press,
            Listed::Nothing => press,
        };
        match press {
            Press::Enter => {
                self.reading = Some(Reader::rules(house, IDS[self.list.at], ""));
                Turn::Redraw
            }
            Press::Escape | Press::Sign('q' | 'Q') | Press::Arrow(Direction::Left) => Turn::Back,
            _ => Turn::Stay,
        }
    }

    /// Draws it.
    pub fn draw(&mut self, canvas: &mut Canvas<'_>, house: &House) {
        if let Some(reader) = &mut self.reading {
            return reader.draw(canvas, house);
        }
        let whole = canvas.area();
        title(canvas, "OUBLIETTE", &house.word("screen-rules"));
        let lines: Vec<String> = IDS.iter().map(|id| game(id).in_lang(house.lang).to_string()).collect();
        self.list.draw(canvas, Rect::new(2, 2, whole.width - 4, whole.height - 4), &lines);
        let keys = [
            Key::named('\n', house.word("screen-key-enter"), house.word("screen-key-open")),
            Key::named('\u{1b}', house.word("screen-key-escape"), house.word("screen-key-back")),
        ];
        keys_line::draw(canvas, &keys, whole.bottom() - 1);
    }
}
