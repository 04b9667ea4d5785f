//! A page on the screen: where the game stands, what lies where, what happened, what can be done and what comes of it.

use super::canvas::{Canvas, Spot, cut, width, wrapped};
use super::choices::{CellOf, ChoiceCell, ChoiceList, ChoiceRoom, ChoiceSheet};
use super::gauges;
use super::keys_line::{self, Key};
use super::look::Look;
use super::stage::{Stage, StagePlan, ZonePlace};
use super::zones::{self, Scale, Sight};
use kernel::Layout;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// From this width on, the story stands beside the table.
const BROAD: u16 = 110;
/// The width of the story beside the table.
const ASIDE: u16 = 38;
/// The columns between the last gauge and the notes beside it: as many as ` −14 ` takes.
const BESIDE: u16 = 5;
/// What is left beside the gauges is not worth a beginning of notes below this.
const WORTH: u16 = 20;
/// The rows of the scene that choices never cover.
const NEVER_COVERED: u16 = 3;

/// The width of the table on a screen of some width.
pub fn table_width(screen: u16) -> u16 {
    if screen >= BROAD { screen - ASIDE - 3 } else { screen - 2 }
}

/// A page on the screen.
pub struct Board<'a> {
    /// The page, and what one looks at.
    pub sight: Sight<'a>,
    /// What the screen remembers of the game.
    pub stage: &'a Stage,
    /// Which game this is.
    pub title: String,
    /// What stands at the right end of the title: the seed, whether there was help.
    pub badge: String,
    /// What has just happened.
    pub happening: String,
    /// What is asked, and of whom.
    pub prompt: String,
    /// The most lines of that: a lesson says more.
    pub prompt_lines: usize,
    /// What happened, oldest first.
    pub story: &'a [String],
    /// What is said of what one looks at; each with its style.
    pub detail: Vec<(String, Style)>,
    /// What the coach says of each choice, where he was asked.
    pub advice: Vec<Option<String>>,
    /// The line of keys.
    pub keys: Vec<Key>,
}

/// The parts of a screen's window.
pub struct BoardFrame {
    /// Where the table is.
    pub table: Rect,
    /// Where the story stands beside it.
    pub aside: Option<Rect>,
}

/// Draws what is around a table: the title, the keys, the line beside the story.
pub fn frame(canvas: &mut Canvas<'_>, [title_text, badge]: [&str; 2], keys: &[Key]) -> BoardFrame {
    let whole = canvas.area();
    title(canvas, title_text, badge);
    keys_line::draw(canvas, keys, whole.bottom() - 1);
    let body = Rect { y: whole.y + 1, height: whole.height - 2, ..whole };
    let table = Rect { x: body.x + 1, width: table_width(whole.width), ..body };
    let aside = (whole.width >= BROAD).then(|| {
        let aside = Rect { x: body.right() - ASIDE, width: ASIDE, ..body };
        let line = canvas.look.line(5);
        canvas.fill(Rect { x: aside.x - 1, width: 1, ..body }, line, canvas.look.dim());
        Rect { x: aside.x + 1, width: ASIDE - 2, ..aside }
    });
    BoardFrame { table, aside }
}

impl Board<'_> {
    /// Draws all of it; gives how many rows of zones the choices cover.
    pub fn draw(&self, canvas: &mut Canvas<'_>) -> u16 {
        let BoardFrame { table: area, aside } = frame(canvas, [&self.title, &self.badge], &self.keys);
        if let Some(aside) = aside {
            draw_story(canvas, self.story, aside);
        }
        let (sight, look) = (&self.sight, canvas.look);
        let plan = StagePlan::of(sight.page, self.stage, (area.width, area.height), aside.is_none());
        self.draw_state(canvas, Rect { height: plan.state, ..area });
        let zones = Rect { y: area.y + plan.state, height: plan.zones, ..area };
        let asked = self.asked(area.width, look);
        let more = asked.len().saturating_sub(1) as u16;
        // The story is the first to yield.
        let own = (plan.choices + plan.story).saturating_sub(more);
        let most = own + plan.zones.saturating_sub(NEVER_COVERED);
        let room = ChoiceRoom { width: area.width, own, strip: own + plan.strip, most };
        let focused = match sight.focus {
            Some(Spot::Choice(at)) => Some(at),
            _ => None,
        };
        let sheet = match sight.staged {
            true => ChoiceSheet::default(),
            false => ChoiceList::of(sight, look, &self.advice).set(room, focused),
        };
        let covered = match sight.staged {
            true => self.stage.covered.min(plan.zones),
            false => sheet.height.saturating_sub(own),
        };
        for place in &plan.places {
            draw_zone(canvas, sight, *place, zones, zones.bottom() - covered);
        }
        let told = plan.story.saturating_sub((sheet.height + more).saturating_sub(plan.choices));
        let plan = StagePlan { story: if told > 2 { told } else { 0 }, ..plan };
        let foot = Rect { y: zones.bottom() - covered, height: area.bottom() + covered - zones.bottom(), ..area };
        self.draw_foot(canvas, foot, &asked, &sheet, &plan);
        covered
    }

    /// What happened, what is asked, what can be done, what comes of it, and the story.
    fn draw_foot(&self, canvas: &mut Canvas<'_>, area: Rect, asked: &[String], sheet: &ChoiceSheet, plan: &StagePlan) {
        let look = canvas.look;
        canvas.rule(area, area.y);
        if !self.happening.is_empty() {
            let style = if self.sight.staged { look.strong() } else { Style::new() };
            let room = area.width.saturating_sub(6);
            let text = canvas.fitted(&self.happening, room);
            canvas.text(area.x + 2, area.y, &format!(" {text} "), room + 2, style);
        }
        let style = if self.sight.staged { look.dim() } else { look.strong() };
        let lines = asked.len().max(1) as u16;
        canvas.lines(Rect { y: area.y + 1, height: lines, ..area }, asked, style);
        let below = 1 + lines + plan.story + plan.detail;
        let choices = Rect { y: area.y + 1 + lines, height: area.height.saturating_sub(below), ..area };
        self.draw_choices(canvas, choices, sheet);
        let lines = self.detail_lines(area.width, look, plan.detail + choices.height.saturating_sub(sheet.height));
        let high = plan.detail.max(lines.len() as u16);
        for ((line, style), y) in lines.iter().zip(choices.bottom() + plan.detail - high..) {
            canvas.text(area.x, y, line, area.width, *style);
        }
        if plan.story > 1 {
            let story = Rect { y: area.bottom() - plan.story, height: plan.story, ..area };
            canvas.rule(story, story.y);
            draw_story(canvas, self.story, Rect { y: story.y + 1, height: story.height - 1, ..story });
        }
    }

    /// What is asked, in as many lines as there may be before anything is cut.
    fn asked(&self, across: u16, look: Look) -> Vec<String> {
        let mut lines = wrapped(&look.spelt(&self.prompt), across);
        if lines.len() > self.prompt_lines {
            lines.truncate(self.prompt_lines);
            let last = &mut lines[self.prompt_lines - 1];
            *last = format!("{} {}", cut(last, across.saturating_sub(3) as usize, ""), look.cut());
        }
        lines
    }

    /// Gauges and notes, in the rows that are theirs: what does not fit there is cut.
    fn draw_state(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let (sight, look) = (&self.sight, canvas.look);
        let (lines, end) = gauges::height(sight, look, area.width);
        canvas.within(area, |canvas| gauges::draw(canvas, sight, area));
        let notes: Vec<String> = sight.page.notes.iter().map(|note| sight.said(note, look)).collect();
        let notes = notes.join(" ");
        if notes.is_empty() {
            return;
        }
        let lines = lines.min(area.height);
        let below = Rect { y: area.y + lines, height: area.height - lines, ..area };
        let mut set = wrapped(&notes, below.width);
        let (mut first, mut x, mut y) = (below.width, below.x, below.y);
        // Where that is not room enough, they begin beside the last gauges and what these have just lost or won.
        if set.len() > below.height as usize && lines > 0 && end + BESIDE + WORTH <= area.width {
            (first, x, y) = (area.width - end - BESIDE, area.x + end + BESIDE, below.y - 1);
            let begun = wrapped(&notes, first).into_iter().next().unwrap_or_default();
            let rest = notes[begun.len()..].trim_start().to_string();
            set = [begun]
                .into_iter()
                .chain((!rest.is_empty()).then(|| wrapped(&rest, area.width)).into_iter().flatten())
                .collect();
        }
        let most = (area.bottom() - y) as usize;
        let cut_off = set.len() > most;
        set.truncate(most);
        for (at, line) in set.iter().enumerate() {
            let (x, room) = if at == 0 { (x, first) } else { (area.x, area.width) };
            let last = cut_off && at + 1 == most;
            let long = room.saturating_sub(if last { width(look.cut()) + 1 } else { 0 });
            let line = if last { format!("{} {}", cut(line, long as usize, ""), look.cut()) } else { line.clone() };
            canvas.text(x, y + at as u16, &line, room, Style::new());
        }
    }

    /// The lines of the detail, as many as there is room for.
    fn detail_lines(&self, across: u16, look: Look, most: u16) -> Vec<(String, Style)> {
        let wrap = |(text, style): &(String, Style)| {
            let style = *style;
            wrapped(&look.spelt(text), across).into_iter().map(move |line| (line, style)).collect::<Vec<_>>()
        };
        let mut lines: Vec<(String, Style)> = self.detail.iter().flat_map(wrap).collect();
        let most = most as usize;
        if lines.len() > most && most > 0 {
            lines.truncate(most);
            let last = &mut lines[most - 1].0;
            *last = format!("{} {}", cut(last, (across - 3) as usize, ""), look.cut());
        }
        lines
    }

    fn draw_choices(&self, canvas: &mut Canvas<'_>, area: Rect, sheet: &ChoiceSheet) {
        let look = canvas.look;
        for cell in &sheet.cells {
            self.draw_cell(canvas, cell, area);
        }
        for head in &sheet.heads {
            canvas.text(area.x + head.x, area.y + head.y, &head.text, width(&head.text), look.strong());
        }
        let [up, _, down, _] = look.heads();
        if sheet.more.0 {
            canvas.right(area, area.y, up, look.strong());
        }
        if sheet.more.1 && area.height > 0 {
            canvas.right(area, area.bottom() - 1, down, look.strong());
        }
    }

    fn draw_cell(&self, canvas: &mut Canvas<'_>, cell: &ChoiceCell, area: Rect) {
        let (look, sight) = (canvas.look, &self.sight);
        let (CellOf::Choice(at) | CellOf::Refused(at)) = cell.of;
        let choice = &sight.page.choices[at];
        let focused = sight.focus == Some(Spot::Choice(at));
        let about = |thing: &kernel::Thing| choice.things.first() == Some(&thing.id);
        let concerned = match sight.focus {
            Some(Spot::Thing(zone, thing)) => sight.page.zones[zone].things.get(thing).is_some_and(about),
            _ => false,
        };
        let mark = match (&choice.refused, focused || concerned) {
            (Some(_), false) => look.forbidden(),
            (_, true) => look.pointer(),
            _ => " ",
        };
        let style = if choice.refused.is_some() { look.dim() } else { Style::new() };
        if cell.running {
            for (number, text) in cell.texts.iter().enumerate() {
                let (x, y, long) = (area.x + text.x, area.y + text.y, width(&text.text));
                canvas.text(x, y, &text.text, long, if focused { look.focused() } else { style });
                if number == 0 || focused {
                    canvas.text(x.saturating_sub(1), y, mark, 1, look.strong());
                }
                canvas.target(Spot::Choice(at), Rect::new(x, y, long, 1));
            }
            return;
        }
        let place = Rect::new(area.x + cell.x, area.y + cell.y, cell.width, cell.height);
        let counts = matches!(cell.of, CellOf::Refused(_)) && !focused;
        let number = if at < 99 && !counts { format!("{:>2}", at + 1) } else { "  ".into() };
        canvas.text(place.x, place.y, mark, 1, look.strong());
        canvas.text(place.x + 1, place.y, &number, 2, style.patch(look.strong()));
        for text in &cell.texts {
            let style = if focused && text.label { look.focused() } else { style };
            canvas.text(place.x + text.x, place.y + text.y, &text.text, place.width.saturating_sub(text.x), style);
        }
        canvas.right(Rect { width: place.width - 1, ..place }, place.y, &cell.advice, look.strong());
        canvas.target(Spot::Choice(at), place);
    }
}

/// Draws a zone in its place, down to a row: what is covered is left out, or drawn smaller where that is enough.
fn draw_zone(canvas: &mut Canvas<'_>, sight: &Sight<'_>, place: ZonePlace, zones: Rect, end: u16) {
    let zone = &sight.page.zones[place.at];
    let area = Rect { x: zones.x + place.area.x, y: zones.y + place.area.y, ..place.area };
    let seen = area.height.min(end.saturating_sub(area.y));
    let loose = matches!(zone.layout, Layout::Row | Layout::Hand | Layout::Stack | Layout::Pile | Layout::Dice);
    let (scale, least) = match place.scale {
        scale if seen == area.height => (scale, 1),
        _ if loose => (Scale::Small, 1),
        scale if matches!(zone.layout, Layout::Table { .. } | Layout::List) => (scale, 2),
        scale => (scale, area.height),
    };
    if seen < least {
        return;
    }
    let area = Rect { height: seen, ..area };
    canvas.zones.push((place.at, area));
    zones::draw(canvas, sight, place.at, scale, area);
}

/// The end of the story, the newest line last.
pub fn draw_story(canvas: &mut Canvas<'_>, story: &[String], area: Rect) {
    let look = canvas.look;
    let mut lines: Vec<String> = Vec::new();
    for told in story.iter().rev() {
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
