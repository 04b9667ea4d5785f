//! Where everything is drawn: signs onto a buffer, and a note of what lies where for the mouse and the arrows.

use super::look::{Look, Weight};
use kernel::Lang;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Something on the screen that can be looked at, or clicked on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A choice, by its place in the page.
    Choice(usize),
    /// A thing of a zone, by their places.
    Thing(usize, usize),
    /// A zone as a whole.
    Zone(usize),
    /// A key of the line of keys.
    Key(char),
    /// A line of a list.
    Item(usize),
}

/// Where something lies on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// What it is.
    pub spot: Spot,
    /// Where it is.
    pub area: Rect,
}

/// Where everything is drawn.
pub struct Canvas<'a> {
    buffer: &'a mut Buffer,
    /// Where signs may be drawn now; elsewhere they are lost.
    clip: Rect,
    /// How it looks.
    pub look: Look,
    /// In which language names are.
    pub lang: Lang,
    /// What lies where.
    pub targets: Vec<Target>,
    /// Where zones were drawn, by their places in the page.
    pub zones: Vec<(usize, Rect)>,
}

impl<'a> Canvas<'a> {
    /// A canvas on a buffer.
    pub fn new(buffer: &'a mut Buffer, look: Look, lang: Lang) -> Self {
        let clip = buffer.area;
        Self { buffer, clip, look, lang, targets: Vec::new(), zones: Vec::new() }
    }

    /// Draws something that must stay within an area.
    pub fn within(&mut self, area: Rect, draw: impl FnOnce(&mut Self)) {
        let before = self.clip;
        self.clip = area.intersection(before);
        draw(self);
        self.clip = before;
    }

    /// All of it.
    pub fn area(&self) -> Rect {
        self.buffer.area
    }

    /// Notes what lies somewhere, if any of it can be seen.
    pub fn target(&mut self, spot: Spot, area: Rect) {
        let area = area.intersection(self.clip);
        if !area.is_empty() {
            self.targets.push(Target { spot, area });
        }
    }

    /// One sign.
    pub fn sign(&mut self, x: u16, y: u16, sign: &str, style: Style) {
        if self.clip.contains((x, y).into())
            && let Some(cell) = self.buffer.cell_mut((x, y))
        {
            cell.set_symbol(sign).set_style(style);
        }
    }

    /// Text on one line, cut where it is too long; gives its width.
    pub fn text(&mut self, x: u16, y: u16, text: &str, most: u16, style: Style) -> u16 {
        let text = self.fitted(text, most);
        let width = text.width() as u16;
        if self.clip.contains((x, y).into()) {
            let room = most.min(self.clip.right() - x);
            self.buffer.set_stringn(x, y, &text, room as usize, style);
        }
        width
    }

    /// Text in the middle of a line.
    pub fn centred(&mut self, area: Rect, y: u16, text: &str, style: Style) {
        let text = self.fitted(text, area.width);
        let spare = area.width.saturating_sub(text.width() as u16);
        self.text(area.x + spare / 2, y, &text, area.width, style);
    }

    /// Text against the right end of a line.
    pub fn right(&mut self, area: Rect, y: u16, text: &str, style: Style) {
        let text = self.fitted(text, area.width);
        let spare = area.width.saturating_sub(text.width() as u16);
        self.text(area.x + spare, y, &text, area.width, style);
    }

    /// Text in this screen's signs, cut to a width.
    pub fn fitted(&self, text: &str, most: u16) -> String {
        cut(&self.look.spelt(text), most as usize, self.look.cut())
    }

    /// Lines of text, as many as fit; gives how many were drawn.
    pub fn lines(&mut self, area: Rect, lines: &[String], style: Style) -> u16 {
        for (line, y) in lines.iter().zip(area.y..area.bottom()) {
            self.text(area.x, y, line, area.width, style);
        }
        lines.len().min(area.height as usize) as u16
    }

    /// The same sign all over an area.
    pub fn fill(&mut self, area: Rect, sign: &str, style: Style) {
        let area = area.intersection(self.clip);
        for y in area.y..area.bottom() {
            for x in area.x..area.right() {
                self.sign(x, y, sign, style);
            }
        }
    }

    /// Nothing at all in an area.
    pub fn clear(&mut self, area: Rect) {
        let area = area.intersection(self.clip);
        for y in area.y..area.bottom() {
            for x in area.x..area.right() {
                if let Some(cell) = self.buffer.cell_mut((x, y)) {
                    cell.reset();
                }
            }
        }
    }

    /// Takes what is drawn in an area away.
    pub fn lift(&mut self, area: Rect) -> Vec<Cell> {
        let area = area.intersection(self.area());
        let cells = area.positions().map(|place| self.buffer[place].clone()).collect();
        self.clear(area);
        cells
    }

    /// Puts what was taken away somewhere else.
    pub fn put(&mut self, area: Rect, cells: Vec<Cell>) {
        for (place, lifted) in area.positions().zip(cells) {
            if let Some(cell) = self.buffer.cell_mut(place) {
                *cell = lifted;
            }
        }
    }

    /// A style laid over what is there.
    pub fn tint(&mut self, area: Rect, style: Style) {
        self.buffer.set_style(area.intersection(self.clip), style);
    }

    /// A frame; gives what lies within.
    pub fn frame(&mut self, area: Rect, weight: Weight, style: Style) -> Rect {
        if area.width < 2 || area.height < 2 {
            return area;
        }
        let [top_left, top_right, bottom_right, bottom_left, flat, upright] = self.look.frame(weight);
        let (right, bottom) = (area.right() - 1, area.bottom() - 1);
        for x in area.x + 1..right {
            self.sign(x, area.y, flat, style);
            self.sign(x, bottom, flat, style);
        }
        for y in area.y + 1..bottom {
            self.sign(area.x, y, upright, style);
            self.sign(right, y, upright, style);
        }
        self.sign(area.x, area.y, top_left, style);
        self.sign(right, area.y, top_right, style);
        self.sign(right, bottom, bottom_right, style);
        self.sign(area.x, bottom, bottom_left, style);
        Rect::new(area.x + 1, area.y + 1, area.width - 2, area.height - 2)
    }

    /// A rule from edge to edge.
    pub fn rule(&mut self, area: Rect, y: u16) {
        let style = self.look.dim();
        self.fill(Rect::new(area.x, y, area.width, 1), self.look.rule(), style);
    }
}

/// The width of text in columns.
pub fn width(text: &str) -> u16 {
    text.width() as u16
}

/// Text, cut to a width.
pub fn cut(text: &str, most: usize, sign: &str) -> String {
    if text.width() <= most {
        return text.into();
    }
    let room = most.saturating_sub(sign.width());
    let mut used = 0;
    let kept = text.chars().take_while(|sign| {
        used += sign.width().unwrap_or(0);
        used <= room
    });
    let kept: String = kept.collect();
    if most == 0 { String::new() } else { kept.trim_end().to_string() + sign }
}

/// Text broken between words into lines of a width; signs that must not begin a line stay with the word before.
pub fn wrapped(text: &str, most: u16) -> Vec<String> {
    let most = most.max(1) as usize;
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        // What fits keeps its spaces: somebody may have set it out in columns.
        if paragraph.width() <= most {
            lines.push(paragraph.into());
            continue;
        }
        let mut line = String::new();
        for word in words(paragraph) {
            let mut word = word;
            if !line.is_empty() && line.width() + 1 + word.width() > most {
                lines.push(core::mem::take(&mut line));
            }
            while word.width() > most {
                let head: String = word.chars().take(most).collect();
                word = word.chars().skip(most).collect();
                lines.push(head);
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&word);
        }
        lines.push(line);
    }
    lines
}

/// The words of a text; French signs that stand apart (: ; ! ? » %) are never parted from what they follow.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let clings = word.starts_with([':', ';', '!', '?', '»', '%']) || words.last().is_some_and(|last| last == "«");
        match words.last_mut() {
            Some(last) if clings => {
                last.push(' ');
                last.push_str(word);
            }
            _ => words.push(word.into()),
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_cut_and_wrapped() {
        assert_eq!(cut("Dame de pique", 8, "…"), "Dame de…");
        assert_eq!(cut("Dame", 4, "…"), "Dame");
        assert_eq!(cut("Dame", 0, "…"), "");
        assert_eq!(wrapped("une salle est déjà bue\nfin", 12), ["une salle", "est déjà bue", "fin"]);
        assert_eq!(wrapped("prêt à partir ?", 13), ["prêt à", "partir ?"]);
        assert_eq!(wrapped("abcdefgh", 3), ["abc", "def", "gh"]);
    }
}
