//! A page on the screen: where the game stands, what lies where, what can be done, what comes of it, what happened.

use super::arrange::{Arrangement, arrange};
use super::canvas::{Canvas, Spot, cut, width, wrapped};
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

/// So many choices are in sight whatever else there is; and where even then something would be left out.
const LEAST_ROWS: u16 = 6;
const FEWEST_ROWS: u16 = 4;
/// The lines that are kept for what is said of what one looks at.
const DETAIL: u16 = 2;
/// The most lines of it.
pub const MOST_DETAIL: usize = 4;
/// The most lines of notes, and how many there may be on a high screen.
const NOTES: [usize; 2] = [2, 4];

/// Gauges and notes as they are drawn: the notes, where they begin, and the lines that all of it takes.
struct State {
    notes: Vec<String>,
    notes_at: (u16, u16),
    height: u16,
}

/// The width of the table on a screen of some width.
pub fn table_width(screen: u16) -> u16 {
    if screen >= BROAD { screen - ASIDE - 3 } else { screen - 2 }
}

/// A page on the screen.
pub struct Board<'a> {
    /// The page, and what one looks at.
    pub sight: Sight<'a>,
    /// Which game this is.
    pub title: String,
    /// What stands at the right end of the title: the seed, whether there was help.
    pub badge: String,
    /// What is asked, and of whom.
    pub prompt: String,
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
            self.draw_table(canvas, Rect { x: body.x + 1, width: table_width(whole.width), ..body }, false);
        } else {
            self.draw_table(canvas, Rect { x: body.x + 1, width: table_width(whole.width), ..body }, true);
        }
    }

    fn rows(&self) -> u16 {
        if self.epilogue.is_empty() { self.sight.page.choices.len() as u16 } else { self.epilogue.len() as u16 }
    }

    /// The rows that zones leave room for: about as many whatever can be done, that they do not grow and shrink all the time.
    fn wanted_rows(&self) -> u16 {
        self.rows().clamp(FEWEST_ROWS, 9)
    }

    fn draw_table(&self, canvas: &mut Canvas<'_>, area: Rect, with_story: bool) {
        let (sight, look) = (&self.sight, canvas.look);
        let state = self.state(look, area);
        gauges::draw(canvas, sight, area);
        let (x, y) = state.notes_at;
        let notes = Rect { x: area.x + x, y: area.y + y, width: area.width - x, height: state.notes.len() as u16 };
        canvas.lines(notes, &state.notes, Style::new());
        let y = area.y + state.height;
        let left = area.bottom().saturating_sub(y);
        let detail = self.detail_lines(area.width, look);
        let (scales, arrangement) = self.fitting(look, area, left);
        // In the least of windows choices and zones both give way.
        let room = |rows: u16| left.saturating_sub(1 + self.rows().min(rows) + detail.len() as u16);
        let rows = if arrangement.height <= room(LEAST_ROWS) { LEAST_ROWS } else { FEWEST_ROWS };
        let room = Rect { y, height: arrangement.height.min(room(rows)), ..area };
        let whole = canvas.area();
        canvas.within(Rect { x: whole.x, width: whole.width, ..room }, |canvas| {
            for (at, place) in arrangement.places {
                let place = Rect { x: area.x + place.x, y: y + place.y, ..place };
                zones::draw(canvas, sight, at, scales[at], place);
            }
        });
        if arrangement.height > room.height && room.height > 0 {
            canvas.right(area, room.bottom() - 1, look.cut(), look.strong());
        }
        let below = Rect { y: room.bottom(), height: area.bottom().saturating_sub(room.bottom()), ..area };
        self.draw_foot(canvas, below, &detail, with_story);
    }

    /// What is asked, what can be done, what comes of it, and what happened.
    fn draw_foot(&self, canvas: &mut Canvas<'_>, area: Rect, detail: &[(String, Style)], with_story: bool) {
        let (mut y, long) = (area.y, detail.len() as u16);
        if area.height > 1 + self.rows() + long {
            canvas.rule(area, y);
            y += 1;
        }
        canvas.text(area.x, y, &self.prompt, area.width, canvas.look.strong());
        y += 1;
        let rows = self.rows().min(area.bottom().saturating_sub(y + long));
        self.draw_rows(canvas, Rect { y, height: rows, ..area });
        y += rows;
        if area.bottom() > y + long {
            canvas.rule(area, y);
            y += 1;
        }
        for (line, style) in detail {
            canvas.text(area.x, y, line, area.width, *style);
            y += 1;
        }
        if with_story && area.bottom() > y + 1 {
            canvas.rule(area, y);
            self.draw_story(canvas, Rect { y: y + 1, height: area.bottom() - y - 1, ..area });
        }
    }

    /// Gauges and notes: notes stand beside the gauges only where the zones need the line.
    fn state(&self, look: Look, area: Rect) -> State {
        let sight = &self.sight;
        let (lines, end) = gauges::height(sight, look, area.width);
        let notes: Vec<String> = sight.page.notes.iter().map(|note| sight.said(note, look)).collect();
        let notes = notes.join(" ");
        if notes.is_empty() {
            return State { notes: Vec::new(), notes_at: (0, lines), height: lines };
        }
        let small = vec![Scale::Small; sight.page.zones.len()];
        let zones = arrange(sight, look, &small, area.width).height;
        let tight = area.height < lines + 1 + zones + 1 + self.wanted_rows() + DETAIL;
        if tight && lines > 0 && end + 3 + width(&notes) <= area.width {
            return State { notes: vec![notes], notes_at: (end + 3, lines - 1), height: lines };
        }
        let mut notes = wrapped(&notes, area.width);
        let most = NOTES[(area.height + 2 >= HIGH) as usize];
        if notes.len() > most {
            let last = cut(&notes[most - 1], area.width.saturating_sub(width(look.cut()) + 1) as usize, "");
            notes.truncate(most - 1);
            notes.push(format!("{last} {}", look.cut()));
        }
        let height = lines + notes.len() as u16;
        State { notes, notes_at: (0, lines), height }
    }

    /// The lines of the detail: always two at least, so that nothing jumps as one looks around.
    fn detail_lines(&self, across: u16, look: Look) -> Vec<(String, Style)> {
        let wrap = |(text, style): &(String, Style)| {
            let style = *style;
            wrapped(&look.spelt(text), across).into_iter().map(move |line| (line, style)).collect::<Vec<_>>()
        };
        let mut lines: Vec<(String, Style)> = self.detail.iter().flat_map(wrap).collect();
        if lines.len() > MOST_DETAIL {
            lines.truncate(MOST_DETAIL);
            let last = &mut lines[MOST_DETAIL - 1].0;
            *last = format!("{last} {}", look.cut());
        }
        while lines.len() < DETAIL as usize {
            lines.push((String::new(), Style::new()));
        }
        lines
    }

    /// The scale of every zone: all grow, what matters most first, while they leave room for what can be done.
    fn fitting(&self, look: Look, area: Rect, left: u16) -> (Vec<Scale>, Arrangement) {
        let rows = self.wanted_rows();
        let mut scales = vec![Scale::Small; self.sight.page.zones.len()];
        let fits = |scales: &[Scale], rows: u16| {
            let height = arrange(&self.sight, look, scales, area.width).height;
            height + 1 + rows + DETAIL <= left
        };
        let mut grow = |scale: Scale, rows: u16, zones: usize| {
            for at in 0..scales.len().min(zones) {
                let before = core::mem::replace(&mut scales[at], scale);
                if before >= scale || !fits(&scales, rows) {
                    scales[at] = before;
                }
            }
        };
        grow(Scale::Medium, rows, 1);
        grow(Scale::Medium, rows.min(LEAST_ROWS), 1);
        grow(Scale::Medium, rows, usize::MAX);
        if area.height + 2 >= HIGH {
            grow(Scale::Large, self.rows().max(FEWEST_ROWS), usize::MAX);
        }
        let arrangement = arrange(&self.sight, look, &scales, area.width);
        (scales, arrangement)
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
        let longest = labels.iter().map(|label| width(label)).max().unwrap_or(0).min(area.width / 2);
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
    // Where the game stands comes first: what it is played with gives way, down to a sixth of the line.
    let left = line.width.saturating_sub(width(title) + 5).clamp(line.width / 6, line.width / 2);
    let badge = canvas.fitted(badge, left);
    let room = line.width.saturating_sub(width(&badge) + 4);
    canvas.text(line.x + 1, line.y, title, room, style);
    canvas.right(Rect { width: line.width - 1, ..line }, line.y, &badge, style);
}
