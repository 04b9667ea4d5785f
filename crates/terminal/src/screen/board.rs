//! A page on the screen: where the game stands, what lies where, what happened, what can be done and what comes of it.

use super::canvas::{Canvas, Spot, cut, width, wrapped};
use super::choices::{CellOf, ChoiceCell, ChoiceSheet};
use super::foot::Foot;
use super::gauges;
use super::keys_line::{self, Key};
use super::look::Look;
use super::stage::{Stage, StagePlan, ZonePlace};
use super::zones::{self, Scale, Sight};
use kernel::{Layout, ZoneRole};
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
    /// What has just happened, in sentences, the newest last.
    pub happening: Vec<String>,
    /// What was shown before that in the same film, the newest first.
    pub passed: Vec<String>,
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

/// Notes in lines.
struct Notes {
    lines: Vec<String>,
    /// Where the first begins; the others begin at the edge.
    first: (u16, u16),
    /// Whether all of them have room.
    fits: bool,
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
        let (sight, look) = (&self.sight, canvas.look);
        let across = aside.map(|aside| aside.width);
        let plan = StagePlan::of(sight.page, self.stage, (area.width, area.height), across);
        if let Some(aside) = aside {
            self.draw_aside(canvas, &plan, aside);
        }
        let state = Rect { height: plan.state, ..area };
        let notes: Vec<String> = sight.page.notes.iter().map(|note| sight.said(note, look)).collect();
        let fitting = (0..=notes.len()).rev().find(|count| self.notes(&notes[..*count], state, look).fits).unwrap_or(0);
        let foot = Foot::of(self, &plan, area.width, look, &notes[fitting..].join(" "));
        self.draw_state(canvas, state, if foot.noted { &notes[..fitting] } else { &notes });
        let zones = Rect { y: area.y + plan.state, height: plan.zones, ..area };
        self.draw_zones(canvas, &plan, zones, zones.bottom() - foot.covered);
        let told = plan.story.saturating_sub((foot.sheet.height + foot.more()).saturating_sub(plan.choices));
        let plan = StagePlan { story: if told > 2 { told } else { 0 }, ..plan };
        let below = zones.bottom() - foot.covered;
        self.draw_foot(canvas, Rect { y: below, height: area.bottom() - below, ..area }, &foot, &plan);
        foot.covered
    }

    /// The story beside the table, below what lies there.
    fn draw_aside(&self, canvas: &mut Canvas<'_>, plan: &StagePlan, aside: Rect) {
        let mut story = aside;
        if let Some((at, lines)) = plan.beside {
            zones::draw_beside(canvas, &self.sight, at, Rect { height: lines, ..aside });
            canvas.rule(aside, aside.y + lines);
            story = Rect { y: aside.y + lines + 1, height: aside.height.saturating_sub(lines + 1), ..aside };
        }
        draw_story(canvas, self.story, story);
    }

    /// Zones in their places, down to a row. What is covered and can be said in a line is said in one of those that are left free:
    /// whom one fights, before anything else.
    fn draw_zones(&self, canvas: &mut Canvas<'_>, plan: &StagePlan, zones: Rect, end: u16) {
        let sight = &self.sight;
        let (shown, mut covered): (Vec<ZonePlace>, Vec<ZonePlace>) =
            plan.places.iter().partition(|place| draw_zone(canvas, sight, **place, zones, end));
        let taken = |y: u16| shown.iter().any(|place| (place.area.y..place.area.bottom()).contains(&(y - zones.y)));
        let free: Vec<u16> = (zones.y..end).filter(|y| !taken(*y)).collect();
        covered.retain(|place| zones::runs(&sight.page.zones[place.at], Scale::Small));
        covered.sort_by_key(|place| sight.page.zones[place.at].role != ZoneRole::Opponent);
        for (place, y) in covered.iter().zip(free) {
            zones::draw(canvas, sight, place.at, Scale::Small, Rect { y, height: 1, ..zones });
        }
    }

    /// What happened, what is asked, what can be done, what comes of it, and the story.
    fn draw_foot(&self, canvas: &mut Canvas<'_>, area: Rect, foot: &Foot, plan: &StagePlan) {
        let look = canvas.look;
        canvas.rule(area, area.y);
        let style = if self.sight.staged { look.strong() } else { Style::new() };
        for (at, line) in foot.told.iter().enumerate() {
            let line = if at == 0 { format!(" {line} ") } else { line.clone() };
            let x = area.x + if at == 0 { 2 } else { 3 };
            canvas.text(x, area.y + at as u16, &line, area.width.saturating_sub(4), style);
        }
        let first = area.y + (foot.told.len() as u16).max(1);
        let style = if self.sight.staged { look.dim() } else { look.strong() };
        let lines = foot.asked.len().max(1) as u16;
        canvas.lines(Rect { y: first, height: lines, ..area }, &foot.asked, style);
        let (top, sheet) = (first + lines, &foot.sheet);
        let bottom = area.bottom().saturating_sub(plan.story + plan.detail);
        let choices = Rect { y: top, height: bottom.saturating_sub(top), ..area };
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

    /// Gauges and notes, in the rows that are theirs: what does not fit there is cut.
    fn draw_state(&self, canvas: &mut Canvas<'_>, area: Rect, notes: &[String]) {
        let look = canvas.look;
        canvas.within(area, |canvas| gauges::draw(canvas, &self.sight, area));
        let Notes { lines, first: (x, y), .. } = self.notes(notes, area, look);
        let most = (area.bottom() - y) as usize;
        let cut_off = lines.len() > most;
        for (at, line) in lines.iter().take(most).enumerate() {
            let x = if at == 0 { x } else { area.x };
            let room = area.right() - x;
            let last = cut_off && at + 1 == most;
            let long = room.saturating_sub(if last { width(look.cut()) + 1 } else { 0 });
            let line = if last { format!("{} {}", cut(line, long as usize, ""), look.cut()) } else { line.clone() };
            canvas.text(x, y + at as u16, &line, room, Style::new());
        }
    }

    /// Notes as they stand below the gauges; where that is not room enough, they begin beside the last of these.
    fn notes(&self, notes: &[String], area: Rect, look: Look) -> Notes {
        let (rows, end) = gauges::height(&self.sight, look, area.width);
        let rows = rows.min(area.height);
        let text = notes.join(" ");
        let below = area.height - rows;
        let lines = if text.is_empty() { Vec::new() } else { wrapped(&text, area.width) };
        if lines.len() <= below as usize || rows == 0 || end + BESIDE + WORTH > area.width {
            return Notes { fits: lines.len() <= below as usize, lines, first: (area.x, area.y + rows) };
        }
        let begun = wrapped(&text, area.width - end - BESIDE).into_iter().next().unwrap_or_default();
        let rest = text[begun.len()..].trim_start().to_string();
        let rest = if rest.is_empty() { Vec::new() } else { wrapped(&rest, area.width) };
        let lines: Vec<String> = core::iter::once(begun).chain(rest).collect();
        Notes { fits: lines.len() <= below as usize + 1, lines, first: (area.x + end + BESIDE, area.y + rows - 1) }
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
        // Beside the end of a label: it parts none of its lines.
        let end = cell.texts.iter().filter(|text| text.label).map(|text| text.y).max().unwrap_or(0);
        canvas.right(Rect { width: place.width - 1, ..place }, place.y + end, &cell.advice, look.strong());
        canvas.target(Spot::Choice(at), place);
    }
}

/// Draws a zone in its place, down to a row: what is covered is left out, or drawn smaller where that is enough. False where it
/// is left out.
fn draw_zone(canvas: &mut Canvas<'_>, sight: &Sight<'_>, place: ZonePlace, zones: Rect, end: u16) -> bool {
    let zone = &sight.page.zones[place.at];
    let area = Rect { x: zones.x + place.area.x, y: zones.y + place.area.y, ..place.area };
    let seen = area.height.min(end.saturating_sub(area.y));
    let loose = matches!(zone.layout, Layout::Row | Layout::Hand | Layout::Stack | Layout::Pile | Layout::Dice);
    let (scale, least) = match place.scale {
        scale if seen == area.height => (scale, 1),
        _ if loose => (Scale::Small, 1),
        scale if zones::runs(zone, scale) => (scale, 1),
        scale if matches!(zone.layout, Layout::Table { .. }) => (scale, 2),
        scale => (scale, area.height),
    };
    if seen < least {
        return false;
    }
    let area = Rect { height: seen, ..area };
    canvas.zones.push((place.at, area));
    zones::draw(canvas, sight, place.at, scale, area);
    true
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
    // A part that does not fit is left out whole.
    let fits = |badge: &&str| width(badge) <= left;
    let parts = badge.match_indices(" · ").map(|(at, _)| &badge[..at]);
    let badge = canvas.fitted(parts.chain([badge]).filter(fits).last().unwrap_or(badge), left);
    let room = line.width.saturating_sub(width(&badge) + 4);
    canvas.text(line.x + 1, line.y, title, room, style);
    canvas.right(Rect { width: line.width - 1, ..line }, line.y, &badge, style);
}
