//! After a run: what it came to, how it compares, its path, and a line to share.

use super::canvas::wrapped;
use super::house::House;
use super::look::Look;
use super::zones::ScreenWords;
use crate::who::who;
use kernel::{Seat, SeatSet, Text};
use ratatui::style::Style;
use std::path::Path;
use table::figures::{self, GameKind, Standing};
use table::{ForPeople, Luck, Session, Verdict, shelf};

/// After a run.
pub struct EndScreen {
    /// A line of text to share.
    pub share: String,
    lines: Vec<(String, bool)>,
}

impl EndScreen {
    /// What a finished game came to for the people at the table, and its path as this seat saw it; nothing while it goes on.
    pub fn of(house: &House, session: &Session, speech: &ScreenWords, seat: Seat, file: Option<&Path>) -> Option<Self> {
        let verdict = session.verdict()?;
        let result = verdict.of_people(session.settings().people(session.seats()), session.rivals());
        let said = match result {
            ForPeople::Together { score, won } => {
                Text::new(if won { "screen-won" } else { "screen-lost" }).number("score", score)
            }
            ForPeople::Apart { winners } => won_by(house, session, "screen-won-by", winners),
        };
        let help = Text::new(if session.assisted() { "screen-assisted" } else { "screen-unassisted" });
        let mut lines = vec![(house.say(&said.text("help", help)), true)];
        if !verdict.shared() {
            lines.push((seat_by_seat(house, session, &verdict), false));
        }
        if let Some((score, _)) = result.together() {
            lines.push((compared(house, session, score, file), false));
        }
        let path = gauge_path(session, seat);
        let look = house.look;
        if let Some((label, values, most)) = &path {
            let plot = plot(look, values, *most, 48);
            let text = Text::new("screen-path").plain("gauge", speech.game.say(label)).plain("plot", plot);
            let ends = (values.first().copied().unwrap_or(0), values.last().copied().unwrap_or(0));
            lines.push((house.say(&text.number("from", ends.0).number("to", ends.1)), false));
        }
        let small = path.as_ref().map(|(_, values, most)| plot(look, values, *most, 12)).unwrap_or_default();
        let share = share(house, session, result, &small);
        lines.push((house.say(&Text::new("screen-share").plain("line", share.clone())), false));
        // The name alone: a whole path seldom fits, and its end is what tells games apart.
        if let Some(file) = file.and_then(Path::file_name) {
            lines.push((house.say(&Text::new("screen-file").plain("path", file.to_string_lossy())), false));
        }
        Some(Self { share, lines })
    }

    /// In words, the result first, in lines of a width.
    pub fn lines(&self, look: Look, width: u16) -> Vec<(String, Style)> {
        let style = |strong: bool| if strong { look.strong() } else { Style::new() };
        let wrap = |(line, strong): &(String, bool)| {
            let style = style(*strong);
            wrapped(&look.spelt(line), width).into_iter().map(move |line| (line, style)).collect::<Vec<_>>()
        };
        self.lines.iter().flat_map(wrap).collect()
    }
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

/// How a score compares with the player's other games of the same kind.
fn compared(house: &House, session: &Session, score: i32, file: Option<&Path>) -> String {
    let runs = house.archive.runs().map(|(runs, _)| runs).unwrap_or_default();
    let others = runs.iter().filter(|run| Some(run.path.as_path()) != file);
    let Standing { earlier, place } = figures::rank(&GameKind::of_session(session), score, others);
    let Some(best) = earlier.best else { return house.word("screen-first-run") };
    let text = Text::new("screen-compared").number("runs", earlier.games as i64).number("place", place as i64);
    let text = text.number("of", earlier.games as i64 + 1).number("best", best);
    house.say(&text.plain("mean", house.own.decimal(earlier.mean(), 1)))
}

/// The first gauge after each decision that stands, with its name and its most.
fn gauge_path(session: &Session, seat: Seat) -> Option<(Text, Vec<i32>, i32)> {
    let mut replay = shelf::replay(&session.record()).ok()?;
    let mut values: Vec<i32> = Vec::new();
    loop {
        let session = replay.session();
        let page = session.page(seat);
        let gauge = page.gauges.first()?.clone();
        values.truncate(session.decisions());
        values.push(gauge.value);
        if !replay.forward().ok()? {
            let most = gauge.most.unwrap_or(0).max(values.iter().copied().max().unwrap_or(1)).max(1);
            return Some((gauge.label, values, most));
        }
    }
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
    let odd = session.non_default_options();
    let text = text.plain("options", if odd.is_empty() { odd } else { format!(" {odd}") });
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
