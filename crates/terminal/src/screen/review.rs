//! A review on the screen: found beside it, with how far that is; then a text to read, with the chance to win as a chart.

use super::canvas::{Canvas, Target};
use super::house::House;
use super::look::Look;
use super::play::clicked;
use super::reader::{Paragraph, Reader, Reading};
use super::{Happening, Turn};
use crate::review_words::{ReviewLine, no_review, review_lines, review_running, review_title};
use bots::Review;
use bots::review::{NoReview, WON};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use table::Session;

/// As many lines as a chart is high.
const HIGH: i32 = 8;
/// As many signs as a chart is broad at most.
const BROAD: usize = 76;

/// News of a review that is being found.
#[derive(Debug)]
pub enum ReviewNews {
    /// It is so far, of so much.
    Progress(usize, usize),
    /// This was found.
    Found(Result<Box<Review>, NoReview>),
}

/// A review on the screen.
pub struct ReviewScreen {
    number: u64,
    session: Session,
    title: String,
    reader: Reader,
    /// Whether nobody waits any more.
    left: Arc<AtomicBool>,
}

impl Drop for ReviewScreen {
    fn drop(&mut self) {
        self.left.store(true, Ordering::Relaxed);
    }
}

impl ReviewScreen {
    /// Begins to review a game that is kept in a file.
    pub fn new(house: &House, session: Session, file: Option<PathBuf>) -> Self {
        let title = house.say(&review_title(&session));
        let (number, left) = (house.next_question(), Arc::new(AtomicBool::new(false)));
        let reader = Reader::new(title.clone(), running(house, 0, 0));
        let screen = Self { number, session: session.clone(), title, reader, left: left.clone() };
        let Some(post) = house.post.clone() else { return screen };
        let file = file.and_then(|file| house.archive.review_file(&file));
        std::thread::spawn(move || {
            let mut progress = |done, total| {
                let told = post.send(Happening::Review(number, ReviewNews::Progress(done, total)));
                told.is_ok() && !left.load(Ordering::Relaxed)
            };
            let seats = Review::usual_seats(&session);
            let find = || Review::kept_in(file.as_deref(), &session, seats, &mut progress);
            // Whoever stumbles has found nothing; the screen goes on.
            let found = catch_unwind(AssertUnwindSafe(find)).unwrap_or(Err(NoReview::Stopped));
            post.send(Happening::Review(number, ReviewNews::Found(found.map(Box::new))))
        });
        screen
    }

    /// Hears what happens.
    pub fn hear(&mut self, house: &House, happening: Happening, targets: &[Target]) -> Turn {
        match happening {
            Happening::Review(number, news) if number == self.number => {
                let paragraphs = match news {
                    ReviewNews::Progress(done, total) => running(house, done, total),
                    ReviewNews::Found(Ok(review)) => paragraphs(house, &review, &self.session),
                    ReviewNews::Found(Err(why)) => vec![Paragraph::text(house.say(&no_review(why)))],
                };
                self.reader = Reader::new(self.title.clone(), paragraphs);
                Turn::Redraw
            }
            Happening::Press(press) => match self.reader.press(clicked(press, targets)) {
                Reading::On => Turn::Redraw,
                Reading::Done => Turn::Back,
            },
            _ => Turn::Stay,
        }
    }

    /// Draws it.
    pub fn draw(&mut self, canvas: &mut Canvas<'_>, house: &House) {
        self.reader.draw(canvas, house);
    }
}

fn running(house: &House, done: usize, total: usize) -> Vec<Paragraph> {
    vec![Paragraph::text(house.say(&review_running(done, total))), Paragraph::text(house.word("review-running-hint"))]
}

fn paragraphs(house: &House, review: &Review, session: &Session) -> Vec<Paragraph> {
    let mut paragraphs = Vec::new();
    for line in review_lines(review, session, &house.own) {
        match line {
            ReviewLine::Heading(heading) => {
                paragraphs.extend([Paragraph::text(""), Paragraph::heading(heading)]);
            }
            ReviewLine::Words(said) => paragraphs.push(Paragraph::text(said)),
            ReviewLine::Plot(what, chances) => {
                paragraphs.extend([Paragraph::text(""), Paragraph::heading(what)]);
                let rows = chart(house.look, &chances);
                let labels = [(0, WON), (HIGH as usize - 1, 0)];
                let label = |row: usize| {
                    let found = labels.iter().find(|(at, _)| *at == row);
                    found.map_or_else(String::new, |(_, chance)| house.own.percent(*chance as u32))
                };
                let rows = rows.into_iter().enumerate().map(|(row, line)| format!("{:>8} {line}", label(row)));
                paragraphs.extend(rows.map(Paragraph::text));
                paragraphs.push(Paragraph::text(""));
            }
        }
    }
    paragraphs
}

/// Chances in thousandths as bars beside each other, line by line from the top.
pub fn chart(look: Look, chances: &[i32]) -> Vec<String> {
    let heights = look.heights();
    let columns = chances.len().min(BROAD);
    let wide = if columns * 2 <= BROAD { 2 } else { 1 };
    let column = |at: usize| {
        let from = at * chances.len() / columns;
        let to = ((at + 1) * chances.len() / columns).max(from + 1);
        chances[from..to].iter().copied().min().unwrap_or(0).clamp(0, WON) * HIGH * 8 / WON
    };
    let row = |row: i32| {
        let sign = |at: usize| match column(at) - row * 8 {
            // What is lost for sure still has its place.
            ..=0 if row == 0 => heights[0],
            ..=0 => " ",
            eighths => heights[(eighths.min(8) - 1) as usize],
        };
        (0..columns).map(|at| sign(at).repeat(wide)).collect()
    };
    (0..HIGH).rev().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::look::Glyphs;

    #[test]
    fn a_chart_is_as_high_as_the_chance() {
        let look = Look { glyphs: Glyphs::Unicode, colour: false };
        let rows = chart(look, &[1_000, 500, 0]);
        assert_eq!((rows.len(), rows[0].as_str(), rows[7].as_str()), (8, "██    ", "████▁▁"));
        assert_eq!(rows[4], "████  ");
        assert_eq!(rows[3], "██    ");
        assert!(chart(look, &[500; 500]).iter().all(|row| row.chars().count() == BROAD));
        assert!(chart(look, &[]).iter().all(String::is_empty));
    }
}
