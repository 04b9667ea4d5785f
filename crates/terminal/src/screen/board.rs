//! A page on the screen: where the game stands, what lies where, what can be done, what comes of it, what happened.

use super::arrange::{Arrangement, arrange};
use super::canvas::{Canvas, Spot, width, wrapped};
use super::gauges;
use super::keys_line::{self, Key};
use super::look::Look;
use super::zones::{self, Scale, Sight};
use kernel::{Choice, Text};
use ratatui::layout::Rect;
use ratatui::style::Style;

/// From this width on, the story stands beside the table.
const BROAD: u16 = 110;
/// The width of the story beside the table.
const ASIDE: u16 = 38;
/// From this height on, cards have drawings.
const HIGH: u16 = 32;

/// A page on the screen.
pub struct Board<'a> {
    /// The page, and what one looks at.
    pub sight: Sight<'a>,
    /// Which game this is.
    pub title: String,
    /// What stands at the right end of the title: the seed, whether there was help.
    pub badge: String,
    /// What happened, oldest first.
    pub story: &'a [String],
    /// What is said of what one looks at; each with its style.
    pub detail: Vec<(String, Style)>,
    /// What the coach says of each choice, where he was asked.
    pub advice: Vec<Option<String>>,
    /// What stands where the choices would be, once there are none.
    pub epilogue: Vec<(String, Style)>,
    /// The line of keys.
    pub keys: Vec<Key>,
}

impl Board<'_> {
    /// Draws all of it.
    pub fn draw(&self, canvas: &mut Canvas<'_>) {
        let whole = canvas.area();
        title(canvas, &self.title, &self.badge);
        keys_line::draw(canvas, &self.keys, whole.bottom() - 1);
        let body = Rect { y: whole.y + 1, height: whole.height - 2, ..whole };
        if whole.width >= BROAD {
            let aside = Rect { x: body.right() - ASIDE, width: ASIDE, ..body };
            let line = canvas.look.line(5);
            canvas.fill(Rect { x: aside.x - 1, width: 1, ..body }, line, canvas.look.dim());
            self.draw_story(canvas, Rect { x: aside.x + 1, width: ASIDE - 2, ..aside });
            self.draw_table(canvas, Rect { x: body.x + 1, width: body.width - ASIDE - 3, ..body }, false);
        } else {
            self.draw_table(canvas, Rect { x: body.x + 1, width: body.width - 2, ..body }, true);
        }
    }

    fn rows(&self) -> u16 {
        if self.epilogue.is_empty() { self.sight.page.choices.len() as u16 } else { self.epilogue.len() as u16 }
    }

    fn draw_table(&self, canvas: &mut Canvas<'_>, area: Rect, with_story: bool) {
        let (sight, look) = (&self.sight, canvas.look);
        gauges::draw(canvas, sight, area);
        let mut y = area.y + gauges::height(sight, look, area.width);
        let notes: Vec<String> = sight.page.notes.iter().map(|note| sight.say(note)).collect();
        let notes = wrapped(&look.spelt(&notes.join(" ")), area.width);
        let notes = &notes[..notes.len().min(2)];
        y += canvas.lines(Rect { y, ..area }, notes, Style::new());
        let left = area.bottom().saturating_sub(y);
        let detail = self.detail_lines(area.width, look);
        let (scale, arrangement) = self.fitting(look, area, left, detail.len() as u16);
        for (at, place) in arrangement.places {
            let place = Rect::new(area.x + place.x, y + place.y, place.width, place.height);
            let room = Rect { height: area.bottom().saturating_sub(y), y, ..area };
            zones::draw(canvas, sight, at, scale, place.intersection(room));
        }
        y += arrangement.height;
        let foot = 1 + self.rows() + detail.len() as u16;
        let spare = area.bottom().saturating_sub(y + foot);
        if spare > 0 {
            canvas.rule(area, y);
            y += 1;
        }
        canvas.text(area.x, y, &sight.say(&sight.page.prompt), area.width, look.strong());
        y += 1;
        let rows = self.rows().min(area.bottom().saturating_sub(y + detail.len() as u16));
        self.draw_rows(canvas, Rect { y, height: rows, ..area });
        y += rows;
        if area.bottom() > y + detail.len() as u16 {
            canvas.rule(area, y);
            y += 1;
        }
        for (line, style) in &detail {
            canvas.text(area.x, y, line, area.width, *style);
            y += 1;
        }
        if with_story && area.bottom() > y + 1 {
            canvas.rule(area, y);
            self.draw_story(canvas, Rect { y: y + 1, height: area.bottom() - y - 1, ..area });
        }
    }

    /// The lines of the detail: always two at least, so that nothing jumps as one looks around.
    fn detail_lines(&self, across: u16, look: Look) -> Vec<(String, Style)> {
        let wrap = |(text, style): &(String, Style)| {
            let style = *style;
            wrapped(&look.spelt(text), across).into_iter().map(move |line| (line, style)).collect::<Vec<_>>()
        };
        let mut lines: Vec<(String, Style)> = self.detail.iter().flat_map(wrap).collect();
        lines.truncate(4);
        while lines.len() < 2 {
            lines.push((String::new(), Style::new()));
        }
        lines
    }

    /// The largest scale at which the zones leave room for what can be done.
    fn fitting(&self, look: Look, area: Rect, left: u16, detail: u16) -> (Scale, Arrangement) {
        let least = 1 + self.rows().min(6) + detail;
        let all = 1 + self.rows() + detail;
        for scale in [Scale::Large, Scale::Medium] {
            let arrangement = arrange(&self.sight, look, scale, area.width);
            let fits = match scale {
                Scale::Large => area.height + 2 >= HIGH && arrangement.height + all <= left,
                _ => arrangement.height + least <= left,
            };
            if fits {
                return (scale, arrangement);
            }
        }
        (Scale::Small, arrange(&self.sight, look, Scale::Small, area.width))
    }

    fn draw_rows(&self, canvas: &mut Canvas<'_>, area: Rect) {
        if !self.epilogue.is_empty() {
            for ((line, style), y) in self.epilogue.iter().zip(area.y..area.bottom()) {
                canvas.text(area.x, y, line, area.width, *style);
            }
            return;
        }
        let (choices, look) = (&self.sight.page.choices, canvas.look);
        let labels: Vec<String> = choices.iter().map(|choice| look.spelt(&self.sight.say(&choice.label))).collect();
        let longest = labels.iter().map(|label| width(label)).max().unwrap_or(0).min(area.width * 9 / 20);
        let focused = match self.sight.focus {
            Some(Spot::Choice(at)) => at,
            _ => 0,
        };
        let first = scrolled(choices.len(), area.height as usize, focused);
        let shown = choices.iter().enumerate().skip(first).take(area.height as usize);
        for ((at, choice), y) in shown.zip(area.y..area.bottom()) {
            self.draw_choice(canvas, at, choice, &labels[at], longest, Rect { y, height: 1, ..area });
        }
        let [up, _, down, _] = look.heads();
        if first > 0 {
            canvas.right(area, area.y, up, look.strong());
        }
        if area.height > 0 && first + (area.height as usize) < choices.len() {
            canvas.right(area, area.bottom() - 1, down, look.strong());
        }
    }

    fn draw_choice(&self, canvas: &mut Canvas<'_>, at: usize, choice: &Choice, label: &str, longest: u16, line: Rect) {
        let look = canvas.look;
        let focused = self.sight.focus == Some(Spot::Choice(at));
        let about = |thing: &kernel::Thing| choice.things.first() == Some(&thing.id);
        let concerned = match self.sight.focus {
            Some(Spot::Thing(zone, thing)) => self.sight.page.zones[zone].things.get(thing).is_some_and(about),
            _ => false,
        };
        let mark = match (&choice.refused, focused || concerned) {
            (Some(_), false) => look.forbidden(),
            (_, true) => look.pointer(),
            _ => " ",
        };
        let style = if choice.refused.is_some() { look.dim() } else { Style::new() };
        let number = if at < 99 { format!("{:>2}", at + 1) } else { "  ".into() };
        canvas.text(line.x, line.y, mark, 1, look.strong());
        canvas.text(line.x + 1, line.y, &number, 2, style.patch(look.strong()));
        canvas.text(line.x + 5, line.y, label, longest, if focused { look.focused() } else { style });
        let x = line.x + 5 + longest + 2;
        let said = match &choice.refused {
            Some(refused) => {
                let why = Text::new("screen-forbidden").plain("why", self.sight.say(&refused.why));
                self.sight.speech.own.say(&why)
            }
            None if choice.chance => format!("{} {}", self.sight.say(&choice.consequence), look.chance()),
            None => self.sight.say(&choice.consequence),
        };
        let advice = self.advice.get(at).cloned().flatten().unwrap_or_default();
        let room = line.right().saturating_sub(x + 2 + width(&advice));
        canvas.text(x, line.y, &said, room, style);
        canvas.right(Rect { width: line.width - 1, ..line }, line.y, &advice, look.strong());
        canvas.target(Spot::Choice(at), line);
    }

    /// The end of the story, the newest line last.
    fn draw_story(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let look = canvas.look;
        let mut lines: Vec<String> = Vec::new();
        for told in self.story.iter().rev() {
            let mut wrapped = wrapped(&look.spelt(told), area.width);
            wrapped.append(&mut lines);
            lines = wrapped;
            if lines.len() >= area.height as usize {
                break;
            }
        }
        let skip = lines.len().saturating_sub(area.height as usize);
        canvas.lines(area, &lines[skip..], look.dim());
    }
}

/// The first of some lines that is shown, so that the one looked at is in sight.
pub fn scrolled(lines: usize, room: usize, focused: usize) -> usize {
    if lines <= room || room == 0 {
        return 0;
    }
    focused.saturating_sub(room / 2).min(lines - room)
}

/// The bar at the top.
pub fn title(canvas: &mut Canvas<'_>, title: &str, badge: &str) {
    let line = Rect { height: 1, ..canvas.area() };
    let style = canvas.look.title();
    canvas.fill(line, " ", style);
    let badge = canvas.fitted(badge, line.width / 2);
    let room = line.width.saturating_sub(width(&badge) + 4);
    canvas.text(line.x + 1, line.y, title, room, style);
    canvas.right(Rect { width: line.width - 1, ..line }, line.y, &badge, style);
}
