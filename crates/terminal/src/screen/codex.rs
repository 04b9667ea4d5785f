//! The codex: all that the player has met in a game, to be looked up.

use super::Turn;
use super::board::title;
use super::canvas::{Canvas, Target};
use super::house::House;
use super::keys_line::{self, Key};
use super::list::{List, Listed};
use super::press::{Direction, Press};
use super::reader::{Paragraph, Reader, Reading};
use crate::codex_words::{CodexLine, codex_lines, entry_page, meetings_of};
use kernel::Text;
use ratatui::layout::Rect;
use std::collections::VecDeque;
use std::time::Instant;
use table::{Codex, IDS, Run, shelf};

/// The codices on the shelf, or one of them.
#[derive(Default)]
pub struct CodexScreen {
    /// Which game is looked at, where one can choose.
    list: List,
    book: Option<CodexBook>,
    /// Whether one game was asked for: then there is no shelf to go back to.
    only: bool,
}

/// A codex being read. Games are replayed one after the other, and what they show is there at once.
struct CodexBook {
    codex: Codex,
    /// The games that have not been looked through, oldest first.
    unread: VecDeque<Run>,
    games: usize,
    lines: Vec<CodexLine>,
    list: List,
    reading: Option<Reader>,
}

impl CodexScreen {
    /// The codex of one game.
    pub fn of(house: &House, game: &str) -> Self {
        Self { book: CodexBook::open(house, game), only: true, ..Self::default() }
    }

    /// When to go on looking through games, if there are any left.
    pub fn due(&self, now: Instant) -> Option<Instant> {
        self.book.as_ref().filter(|book| !book.unread.is_empty()).map(|_| now)
    }

    /// Looks through the next game.
    pub fn wake(&mut self, house: &House) -> Turn {
        match &mut self.book {
            Some(book) => book.look_through(house),
            None => Turn::Stay,
        }
    }

    /// Reads a key.
    pub fn press(&mut self, house: &House, press: Press, targets: &[Target]) -> Turn {
        if let Some(book) = &mut self.book {
            let turn = book.press(house, press, targets);
            if matches!(turn, Turn::Back) && !self.only {
                self.book = None;
                return Turn::Redraw;
            }
            return turn;
        }
        let press = match self.list.press_numbered(press, IDS.len(), targets) {
            Listed::ChooserResult(at) => {
                self.book = CodexBook::open(house, IDS[at]);
                return Turn::Redraw;
            }
            Listed::Moved => return Turn::Redraw,
            Listed::Key(press) => press,
            Listed::Nothing => press,
        };
        match press {
            Press::Escape | Press::Sign('q' | 'Q') | Press::Arrow(Direction::Left) => Turn::Back,
            _ => Turn::Stay,
        }
    }

    /// Draws it.
    pub fn draw(&mut self, canvas: &mut Canvas<'_>, house: &House) {
        if let Some(book) = &mut self.book {
            return book.draw(canvas, house);
        }
        let whole = canvas.area();
        title(canvas, "OUBLIETTE", &house.word("screen-codex"));
        let titles = IDS.iter().filter_map(|id| shelf::label(id)).map(|label| label.title.in_lang(house.lang));
        let lines: Vec<String> = titles.enumerate().map(|(at, title)| format!("{}  {title}", at + 1)).collect();
        self.list.draw(canvas, Rect::new(2, 2, whole.width - 4, whole.height - 4), &lines);
        draw_keys(canvas, house);
    }
}

impl CodexBook {
    fn open(house: &House, game: &str) -> Option<Self> {
        let runs = house.archive.runs().map(|(runs, _)| runs).unwrap_or_default();
        let unread: VecDeque<Run> = runs.into_iter().filter(|run| run.summary.game == game).collect();
        let codex = Codex::of(game)?;
        let (games, lines) = (unread.len(), codex_lines(&house.own, &codex));
        Some(Self { codex, unread, games, lines, list: List::default(), reading: None })
    }

    fn look_through(&mut self, house: &House) -> Turn {
        let Some(run) = self.unread.pop_front() else { return Turn::Stay };
        self.codex.add(&meetings_of(&run));
        let looked_at = self.lines.get(self.list.at).map(|line| line.text.clone());
        self.lines = codex_lines(&house.own, &self.codex);
        // Whoever has gone to a line stays there while others come in above it.
        let same = self.lines.iter().position(|line| self.list.at > 0 && Some(&line.text) == looked_at.as_ref());
        self.list.at = same.unwrap_or(self.list.at).min(self.lines.len().saturating_sub(1));
        Turn::Redraw
    }

    fn press(&mut self, house: &House, press: Press, targets: &[Target]) -> Turn {
        if let Some(reader) = &mut self.reading {
            if reader.press(super::play::clicked(press, targets)) == Reading::Done {
                self.reading = None;
            }
            return Turn::Redraw;
        }
        let press = match self.list.press(press, self.lines.len(), targets) {
            Listed::ChooserResult(at) => return self.read(house, at),
            Listed::Moved => return Turn::Redraw,
            Listed::Key(press) => press,
            Listed::Nothing => press,
        };
        match press {
            Press::Enter => self.read(house, self.list.at),
            Press::Escape | Press::Sign('q' | 'Q') | Press::Arrow(Direction::Left) => Turn::Back,
            _ => Turn::Stay,
        }
    }

    /// Opens the page of what stands on a line.
    fn read(&mut self, house: &House, at: usize) -> Turn {
        let met = self.codex.met();
        let Some(met) = self.lines.get(at).and_then(|line| met.get(line.entry?)) else { return Turn::Stay };
        let page = entry_page(&house.own, &self.codex, met);
        let drawing = page.drawing.iter().map(|line| Paragraph::text(format!("   {line}")));
        let rules = page.clauses.iter().flat_map(|rule| {
            [Paragraph::text(""), Paragraph::heading(format!("§{}", rule.id)), Paragraph::text(rule.plain())]
        });
        let facts = page.facts.iter().map(Paragraph::text);
        let paragraphs = drawing.chain([Paragraph::text("")]).chain(facts).chain(rules).collect();
        self.reading = Some(Reader::new(page.name, paragraphs));
        Turn::Redraw
    }

    fn draw(&mut self, canvas: &mut Canvas<'_>, house: &House) {
        if let Some(reader) = &mut self.reading {
            return reader.draw(canvas, house);
        }
        let (whole, look) = (canvas.area(), canvas.look);
        let game = self.codex.label().title.in_lang(house.lang);
        title(canvas, &house.say(&Text::new("screen-codex-of").plain("game", game)), "");
        let lines: Vec<String> = self.lines.iter().map(|line| line.text.clone()).collect();
        self.list.draw(canvas, Rect::new(2, 2, whole.width - 4, whole.height - 5), &lines);
        let read = self.games - self.unread.len();
        let below = match self.unread.is_empty() {
            false => Some(Text::new("codex-reading").number("read", read as i64).number("all", self.games as i64)),
            true if self.codex.met().is_empty() => Some(Text::new("codex-empty")),
            true => None,
        };
        if let Some(below) = below {
            canvas.text(2, whole.bottom() - 2, &house.say(&below), whole.width - 4, look.dim());
        }
        draw_keys(canvas, house);
    }
}

fn draw_keys(canvas: &mut Canvas<'_>, house: &House) {
    let keys = [
        Key::named('j', house.word("screen-key-arrows"), house.word("screen-key-choose")),
        Key::named('\n', house.word("screen-key-enter"), house.word("screen-key-open")),
        Key::named('\u{1b}', house.word("screen-key-escape"), house.word("screen-key-back")),
    ];
    keys_line::draw(canvas, &keys, canvas.area().bottom() - 1);
}
