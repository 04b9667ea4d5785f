//! After a run: a plate with the verdict, what decided it, what it came to, how it compares, its path, and a line to share.

use super::canvas::{Canvas, width, wrapped};
use super::house::House;
use super::look::{Look, Weight};
use super::zones::ScreenWords;
use crate::epilogue::{Epilogue, earlier};
use crate::who::who;
use bots::Review;
use kernel::{Gauge, Seat, SeatSet, Text};
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::path::Path;
use table::{ForPeople, Luck, Session, Verdict, option_words, shelf};

/// The least width beside a drawing.
const BESIDE: u16 = 40;

/// After a run.
pub struct EndScreen {
    /// A line of text to share; nothing after a lesson.
    pub share: Option<String>,
    /// The step of the replay at which the game was decided, counted from 1.
    pub turning: Option<usize>,
    /// Whether the game can be reviewed.
    pub reviewed: bool,
    epilogue: Epilogue,
    /// What it came to, its path, where it is kept: in the order in which they yield, the last first.
    lines: Vec<PlateLine>,
}

/// A line of the plate.
struct PlateLine {
    text: String,
    strong: bool,
    /// What is left out first where there is no room.
    aside: bool,
}

impl PlateLine {
    fn new(text: String) -> Self {
        Self { text, strong: false, aside: false }
    }
}

impl EndScreen {
    /// What a finished game came to for the people at the table, and its path as this seat saw it; nothing while it goes on.
    pub fn of(house: &House, session: &Session, speech: &ScreenWords, seat: Seat, file: Option<&Path>) -> Option<Self> {
        let verdict = session.verdict()?;
        let runs = house.archive.runs().map(|(runs, _)| runs).unwrap_or_default();
        let epilogue = Epilogue::of(session, &speech.game, &house.own, seat, &earlier(&runs, file))?;
        if session.is_lesson_done() {
            let next = PlateLine { strong: true, ..PlateLine::new(house.word("screen-lesson-next")) };
            return Some(Self { share: None, turning: None, reviewed: false, epilogue, lines: vec![next] });
        }
        let result = verdict.of_people(session.settings().people(session.seats()), session.rivals());
        let said = match result {
            ForPeople::Together { score, won } => {
                Text::new(if won { "screen-won" } else { "screen-lost" }).number("score", score)
            }
            ForPeople::Apart { winners } => won_by(house, session, "screen-won-by", winners),
        };
        let help = Text::new(if session.assisted() { "screen-assisted" } else { "screen-unassisted" });
        let result_line = house.say(&said.text("help", help));
        let mut lines = vec![PlateLine { strong: true, ..PlateLine::new(result_line) }];
        if !verdict.shared() {
            lines.push(PlateLine::new(seat_by_seat(house, session, &verdict)));
        }
        lines.extend(epilogue.compared.iter().cloned().map(PlateLine::new));
        lines.extend(epilogue.turning.iter().map(|(said, _)| PlateLine::new(said.clone())));
        let path = gauge_path(session, seat);
        let look = house.look;
        if let Some((label, values, most)) = &path {
            let plot = plot(look, values, *most, 48);
            let (from, to) = (values.first().copied().unwrap_or(0), values.last().copied().unwrap_or(0));
            let peak = values.iter().copied().max().unwrap_or(0);
            let text = Text::new(if peak > from.max(to) { "screen-path-peak" } else { "screen-path" });
            let text = text.plain("gauge", speech.game.say(label)).plain("plot", plot).number("peak", peak);
            lines.push(PlateLine::new(house.say(&text.number("from", from).number("to", to))));
        }
        let small = path.as_ref().map(|(_, values, most)| plot(look, values, *most, 12)).unwrap_or_default();
        let share = share(house, session, result, &small);
        lines.push(PlateLine::new(house.say(&Text::new("screen-share").plain("line", share.clone()))));
        // The name alone: a whole path seldom fits, and its end is what tells games apart.
        if let Some(file) = file.and_then(Path::file_name) {
            let line = house.say(&Text::new("screen-file").plain("path", file.to_string_lossy()));
            lines.push(PlateLine { aside: true, ..PlateLine::new(line) });
        }
        let turning = epilogue.turning.as_ref().map(|(_, step)| *step);
        let reviewed = Review::possible(session, Review::usual_seats(session)).is_ok();
        Some(Self { share: Some(share), turning, reviewed, epilogue, lines })
    }

    /// Draws the plate; messages come last, and are always seen.
    pub fn draw(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        drawing: &dyn Fn(&str) -> Option<&'static str>,
        messages: &[(String, Style)],
    ) {
        let look = canvas.look;
        let tone = if self.epilogue.won { kernel::Tone::Help } else { kernel::Tone::Danger };
        let style = look.tone(tone).patch(look.strong());
        let inner = canvas.frame(Rect { height: 3, ..area }, Weight::Heavy, style);
        canvas.centred(inner, inner.y, &spread(&look.spelt(&self.epilogue.verdict), inner.width), style);
        let body = Rect { y: area.y + 3, height: area.height.saturating_sub(3), ..area };
        let drawing = drawing(self.epilogue.picture).map(|drawing| drawing.lines().collect::<Vec<_>>());
        let broad = drawing.iter().flatten().map(|line| width(line)).max().unwrap_or(0);
        let beside = drawing.filter(|lines| broad + 2 + BESIDE <= body.width && lines.len() + 1 < body.height as usize);
        let narrow = if beside.is_some() { body.width - broad - 2 } else { body.width };
        let head = self.head(look, narrow);
        let mut rest = self.rest(look, body.width, false);
        let messages: Vec<(String, Style)> = messages.iter().flat_map(|line| wrap(look, line, body.width)).collect();
        // Beside a drawing at least as much stands as it is high.
        let high = beside.as_ref().map_or(0, Vec::len).max(head.len()) as u16 + 1;
        if high + (rest.len() + messages.len()) as u16 > body.height {
            rest = self.rest(look, body.width, true);
        }
        for (line, y) in beside.iter().flatten().zip(body.y + 1..) {
            canvas.text(body.right() - broad, y, line, broad, look.tone(tone));
        }
        let mut y = body.y;
        for (line, style) in &head {
            canvas.text(body.x, y, line, narrow, *style);
            y += 1;
        }
        let spare = body.height.saturating_sub(high + (rest.len() + messages.len()) as u16);
        y = (body.y + high).max(y) + (spare > 3) as u16;
        for (line, style) in rest.iter().chain(&messages) {
            canvas.text(body.x, y.min(area.bottom() - 1), line, body.width, *style);
            y += 1;
        }
    }

    /// What decided it, and the score line by line, its figures under each other.
    fn head(&self, look: Look, across: u16) -> Vec<(String, Style)> {
        let mut lines = wrap(look, &(self.epilogue.cause.clone(), look.strong()), across);
        let points: Vec<(String, String)> = self
            .epilogue
            .score
            .iter()
            .map(|(label, points)| (look.spelt(label), look.spelt(&Epilogue::points(*points))))
            .collect();
        let longest = points.iter().map(|(label, _)| width(label)).max().unwrap_or(0);
        let figures = points.iter().map(|(_, points)| width(points)).max().unwrap_or(0);
        if !points.is_empty() {
            lines.push((String::new(), Style::new()));
        }
        for (label, points) in points {
            let gap = " ".repeat((longest + 2 + figures - width(&label) - width(&points)) as usize);
            lines.push((format!("  {label}{gap}{points}"), Style::new()));
        }
        lines
    }

    /// What it came to and how it compares.
    fn rest(&self, look: Look, across: u16, short: bool) -> Vec<(String, Style)> {
        let lines = self.lines.iter().filter(|line| !(short && line.aside));
        let styled = |line: &PlateLine| {
            let style = if line.strong { look.strong() } else { Style::new() };
            wrap(look, &(line.text.clone(), style), across)
        };
        lines.flat_map(styled).collect()
    }
}

/// Letters apart, as on a plate, where there is room.
fn spread(verdict: &str, room: u16) -> String {
    let apart: Vec<String> = verdict.to_uppercase().chars().map(String::from).collect();
    let apart = apart.join(" ");
    if width(&apart) + 2 <= room { apart } else { verdict.to_uppercase() }
}

fn wrap(look: Look, (line, style): &(String, Style), across: u16) -> Vec<(String, Style)> {
    wrapped(&look.spelt(line), across).into_iter().map(|line| (line, *style)).collect()
}

/// What every seat came to.
fn seat_by_seat(house: &House, session: &Session, verdict: &Verdict) -> String {
    let seat = |(at, (score, won)): (usize, &(i32, bool))| {
        let text = Text::new(if *won { "screen-seat-won" } else { "screen-seat-lost" });
        let who = house.say(&who(session, Seat(at as u8)));
        house.say(&text.plain("who", who).number("score", *score))
    };
    verdict.seats().iter().enumerate().map(seat).collect::<Vec<_>>().join(" ")
}

/// What the game was mostly about, after each decision that stands: the gauge that was first on most pages, with its name and its most.
fn gauge_path(session: &Session, seat: Seat) -> Option<(Text, Vec<i32>, i32)> {
    let mut replay = shelf::replay(&session.record()).ok()?;
    let mut firsts: Vec<Option<Gauge>> = Vec::new();
    loop {
        let session = replay.session();
        firsts.truncate(session.decisions());
        firsts.push(session.page(seat).gauges.into_iter().next());
        if !replay.forward().ok()? {
            break;
        }
    }
    let times = |id: &str| firsts.iter().flatten().filter(|gauge| gauge.id == id).count();
    let mostly = firsts.iter().flatten().map(|gauge| gauge.id).max_by_key(|id| times(id))?;
    let path: Vec<&Gauge> = firsts.iter().flatten().filter(|gauge| gauge.id == mostly).collect();
    let values: Vec<i32> = path.iter().map(|gauge| gauge.value).collect();
    let last = path.last()?;
    let most = last.most.unwrap_or(0).max(values.iter().copied().max().unwrap_or(1)).max(1);
    Some((last.label.clone(), values, most))
}

/// Values as a small plot, no broader than so many signs: each sign is the least of the values it stands for.
pub fn plot(look: Look, values: &[i32], most: i32, across: usize) -> String {
    let heights = look.heights();
    let signs = values.len().min(across);
    let sign = |at: usize| {
        let (from, to) =
            (at * values.len() / signs, ((at + 1) * values.len() / signs).max(at * values.len() / signs + 1));
        let least = values[from..to].iter().copied().min().unwrap_or(0).clamp(0, most);
        heights[(least * 7 / most.max(1)) as usize]
    };
    (0..signs).map(sign).collect()
}

/// Who won, among rivals.
fn won_by(house: &House, session: &Session, id: &'static str, winners: SeatSet) -> Text {
    let names: Vec<String> = winners.iter().map(|seat| house.say(&who(session, seat))).collect();
    Text::new(id).number("count", winners.len() as i64).plain("who", names.join(", "))
}

fn share(house: &House, session: &Session, result: ForPeople, plot: &str) -> String {
    let luck = match &session.settings().luck {
        Luck::Seed { seed, deal } if deal.is_empty() => Text::new("screen-share-seed").plain("seed", seed.clone()),
        Luck::Seed { .. } => Text::new("screen-share-deal"),
        Luck::Asked => Text::new("screen-share-asked"),
    };
    let result = match result {
        ForPeople::Together { score, won } => {
            Text::new(if won { "screen-share-won" } else { "screen-share-lost" }).number("score", score)
        }
        ForPeople::Apart { winners } => won_by(house, session, "screen-share-won-by", winners),
    };
    let text = Text::new("screen-share-line").name("game", session.title()).number("rules", session.rules());
    let odd = option_words::options(&house.own, session.id(), &session.non_default_options());
    let text = text.plain("options", if odd.is_empty() { odd } else { format!(", {odd}") });
    house.say(&text.text("luck", luck).text("result", result).plain("plot", plot))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::look::Glyphs;

    #[test]
    fn plots_keep_the_lows() {
        let look = Look { glyphs: Glyphs::Unicode, colour: false };
        assert_eq!(plot(look, &[20, 10, 0], 20, 10), "█▄▁");
        assert_eq!(plot(look, &[20, 20, 2, 20], 20, 2), "█▁");
        assert_eq!(plot(look, &[-3, 25], 20, 10), "▁█");
        assert_eq!(plot(look, &[], 20, 10), "");
    }
}
