//! A long text to read: rules, the story so far, help.

use super::board::title;
use super::canvas::{Canvas, wrapped};
use super::house::House;
use super::keys_line::{self, Key};
use super::press::{Direction, Press};
use crate::guide::{GuideLine, guide};
use crate::keys::folded;
use kernel::Text;
use ratatui::layout::Rect;
use ratatui::style::Style;
use table::Session;
use table::examine::ExaminedThing;
use table::rulebook::{self, RulebookClause};

/// A long text to read.
pub struct Reader {
    title: String,
    paragraphs: Vec<Paragraph>,
    /// The first line shown.
    top: usize,
    /// The paragraph to begin with, until it has been drawn for the first time.
    begin: Option<usize>,
    /// How far one can scroll; known once it has been drawn.
    last_top: usize,
    page: usize,
    /// What is looked for, whether it is being typed, and the line where it was found.
    wanted: String,
    typing: bool,
    hit: Option<usize>,
    /// The lines as they were drawn last.
    drawn: Vec<String>,
}

/// A paragraph: a heading, or text.
pub struct Paragraph {
    /// What it says.
    pub text: String,
    /// Whether it is a heading.
    pub heading: bool,
}

impl Paragraph {
    /// A heading.
    pub fn heading(text: impl Into<String>) -> Self {
        Self { text: text.into(), heading: true }
    }

    /// Text.
    pub fn text(text: impl Into<String>) -> Self {
        Self { text: text.into(), heading: false }
    }
}

fn guide_paragraphs(house: &House, game: &str) -> Vec<Paragraph> {
    let paragraph = |line| match line {
        GuideLine::Title(title) => Paragraph::heading(title),
        GuideLine::Drawing(line) => Paragraph::text(format!("   {line}")),
        GuideLine::Words(words) => Paragraph::text(words),
    };
    guide(game, house.lang).into_iter().map(paragraph).collect()
}

/// Whether the reader goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reading {
    /// It goes on.
    On,
    /// The reader has seen enough.
    Done,
}

impl Reader {
    /// A text, from its beginning.
    pub fn new(title: impl Into<String>, paragraphs: Vec<Paragraph>) -> Self {
        Self {
            title: title.into(),
            paragraphs,
            top: 0,
            begin: None,
            last_top: 0,
            page: 1,
            wanted: String::new(),
            typing: false,
            hit: None,
            drawn: Vec::new(),
        }
    }

    /// The same, from its end.
    #[must_use]
    pub fn at_the_end(self) -> Self {
        Self { top: usize::MAX, ..self }
    }

    /// A rulebook, from the first clause on that is asked for.
    pub fn rules(house: &House, game: &str, clause: &str) -> Self {
        Self::clauses(house, game, table::shelf::rules(game, house.lang).unwrap_or_default(), clause)
    }

    /// The rules of a table, with what its campaign has opened, from the first clause on that is asked for.
    pub fn rules_of(house: &House, session: &Session, clause: &str) -> Self {
        Self::clauses(house, session.id(), session.open_rules(house.lang), clause)
    }

    /// How a game is played, on one page.
    pub fn guide(house: &House, game: &str) -> Self {
        let title = table::shelf::label(game).map(|label| label.title.in_lang(house.lang).to_string());
        let title = house.say(&Text::new("screen-guide-of").plain("game", title.unwrap_or_default()));
        Self::new(title, guide_paragraphs(house, game))
    }

    fn clauses(house: &House, game: &str, rules: Vec<RulebookClause>, clause: &str) -> Self {
        let (mut paragraphs, mut chapter, mut begin) = (guide_paragraphs(house, game), "", None);
        if !paragraphs.is_empty() {
            paragraphs.insert(0, Paragraph::heading(house.word("screen-guide").to_uppercase()));
            paragraphs.push(Paragraph::text(""));
        }
        let label = table::shelf::label(game);
        let note = label.and_then(|label| rulebook::sealed_note(label, &rules));
        for rule in rules {
            if rule.chapter != chapter {
                chapter = rule.chapter;
                paragraphs.push(Paragraph::heading(chapter.to_uppercase()));
                paragraphs.push(Paragraph::text(""));
            }
            if begin.is_none() && !clause.is_empty() && crate::plain::fits(rule.id, clause) {
                begin = Some(paragraphs.len());
            }
            paragraphs.push(Paragraph::heading(format!("§{}", rule.id)));
            paragraphs.extend(rule.plain().lines().map(Paragraph::text));
            paragraphs.push(Paragraph::text(""));
        }
        paragraphs.extend(note.map(|note| Paragraph::text(house.say(&note))));
        let title = label.map(|label| label.title.in_lang(house.lang).to_string());
        let title = house.say(&Text::new("screen-rules-of").plain("game", title.unwrap_or_default()));
        Self { begin, ..Self::new(title, paragraphs) }
    }

    /// Everything on a table, from one thing on.
    pub fn examined(house: &House, all: &[ExaminedThing], from: Option<&str>) -> Self {
        let (mut paragraphs, mut zone, mut begin) = (Vec::new(), "", None);
        for thing in all {
            if thing.zone != zone {
                zone = &thing.zone;
                paragraphs.push(Paragraph::heading(zone.to_uppercase()));
                paragraphs.push(Paragraph::text(""));
            }
            if begin.is_none() && from.is_some() && thing.thing.as_deref() == from {
                begin = Some(paragraphs.len());
            }
            paragraphs.push(Paragraph::heading(thing.name.clone()));
            paragraphs.extend(thing.known.iter().map(Paragraph::text));
            for rule in &thing.clauses {
                paragraphs.extend(format!("§{}  {}", rule.id, rule.plain()).lines().map(Paragraph::text));
            }
            paragraphs.push(Paragraph::text(""));
        }
        Self { begin, ..Self::new(house.word("screen-examine"), paragraphs) }
    }

    /// Reads a key.
    pub fn press(&mut self, press: Press) -> Reading {
        if self.typing {
            self.type_wanted(press);
            return Reading::On;
        }
        match press {
            Press::Escape | Press::Enter | Press::Sign('q' | 'Q') => return Reading::Done,
            Press::Sign('/') => (self.typing, self.wanted, self.hit) = (true, String::new(), None),
            Press::Sign('n') => self.find(),
            Press::Wheel(Direction::Up) => self.top = self.top.saturating_sub(3),
            Press::Wheel(_) => self.top = self.top.saturating_add(3),
            Press::Page(Direction::Up) => self.top = self.top.saturating_sub(self.page),
            Press::Page(_) | Press::Sign(' ') => self.top = self.top.saturating_add(self.page),
            Press::Home => self.top = 0,
            Press::End => self.top = usize::MAX,
            other => match other.direction() {
                Some(Direction::Up) => self.top = self.top.saturating_sub(1),
                Some(Direction::Down) => self.top = self.top.saturating_add(1),
                Some(Direction::Left) => return Reading::Done,
                _ => {}
            },
        }
        self.top = self.top.min(self.last_top);
        Reading::On
    }

    fn type_wanted(&mut self, press: Press) {
        match press {
            Press::Sign(sign) => self.wanted.push(sign),
            Press::Backspace => drop(self.wanted.pop()),
            Press::Enter => {
                self.typing = false;
                self.find();
            }
            Press::Escape => (self.typing, self.wanted) = (false, String::new()),
            _ => {}
        }
    }

    /// Goes to the next line that says what is wanted; round from the end.
    fn find(&mut self) {
        let wanted = folded(&self.wanted);
        if wanted.is_empty() {
            return;
        }
        let says = |at: &usize| folded(&self.drawn[*at]).contains(&wanted);
        let from = self.hit.map_or(self.top, |hit| hit + 1);
        self.hit = (from..self.drawn.len()).find(says).or_else(|| (0..self.drawn.len()).find(says));
        self.hit.into_iter().for_each(|hit| self.top = hit);
    }

    /// Draws it over the whole screen.
    pub fn draw(&mut self, canvas: &mut Canvas<'_>, house: &House) {
        let (whole, look) = (canvas.area(), canvas.look);
        canvas.clear(whole);
        let across = whole.width.saturating_sub(4).min(96);
        let area = Rect::new(whole.x + 2, whole.y + 2, across, whole.height.saturating_sub(4));
        let mut lines: Vec<(String, Style)> = Vec::new();
        for (at, paragraph) in self.paragraphs.iter().enumerate() {
            if self.begin == Some(at) {
                (self.top, self.begin) = (lines.len(), None);
            }
            let style = if paragraph.heading { look.strong() } else { Style::new() };
            lines.extend(wrapped(&look.spelt(&paragraph.text), across).into_iter().map(|line| (line, style)));
        }
        self.page = area.height.saturating_sub(1).max(1) as usize;
        self.last_top = lines.len().saturating_sub(area.height as usize);
        let found = !self.wanted.is_empty() && !self.typing;
        self.top = self.top.min(self.last_top);
        let wanted = folded(&self.wanted);
        for ((line, style), y) in lines.iter().skip(self.top).zip(area.y..area.bottom()) {
            let hit = found && folded(line).contains(&wanted);
            canvas.text(area.x, y, line, area.width, if hit { look.focused() } else { *style });
        }
        let shown = (self.top + area.height as usize).min(lines.len());
        let badge = if self.last_top > 0 { format!("{shown}/{}", lines.len()) } else { String::new() };
        title(canvas, &self.title, &badge);
        self.drawn = lines.into_iter().map(|(line, _)| line).collect();
        self.draw_keys(canvas, house);
    }

    fn draw_keys(&self, canvas: &mut Canvas<'_>, house: &House) {
        let y = canvas.area().bottom() - 1;
        if self.typing {
            let text = house.say(&Text::new("screen-find").plain("wanted", format!("{}_", self.wanted)));
            canvas.text(1, y, &text, canvas.area().width - 2, canvas.look.strong());
            return;
        }
        let mut keys = vec![Key::named('j', house.word("screen-key-arrows"), house.word("screen-key-scroll"))];
        keys.push(Key::new('/', house.word("screen-key-find")));
        if !self.wanted.is_empty() {
            let next = if self.hit.is_some() { "screen-key-next" } else { "screen-key-not-found" };
            keys.push(Key::new('n', house.word(next)));
        }
        keys.push(Key::named('\u{1b}', house.word("screen-key-escape"), house.word("screen-key-back")));
        keys_line::draw(canvas, &keys, y);
    }
}
