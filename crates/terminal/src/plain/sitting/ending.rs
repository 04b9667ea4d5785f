//! How a game ended, in lines.

use super::super::review;
use super::Sitting;
use crate::epilogue::{Epilogue, earlier};
use kernel::{Page, Seat, Text};
use std::io;
use table::{Archive, Keeper};

impl Sitting<'_, '_> {
    /// Says how the game ended: the verdict and what decided it, what it was worth, how it compares, what turned it; where several
    /// were rivals, what everybody came to.
    pub(super) fn tell_ending(&mut self, page: &Page) -> io::Result<()> {
        self.console.line("")?;
        if self.session.seats() > 1 {
            let prompt = self.words.say(&page.prompt);
            self.console.line(&prompt)?;
        }
        self.tell_epilogue()?;
        let counts = self.session.rivals() && !self.session.is_lesson_done();
        let Some(verdict) = self.session.verdict().filter(|_| counts) else {
            return Ok(());
        };
        if verdict.seats().iter().all(|(_, won)| !won) {
            self.console.say(&Text::new("plain-nobody-won"))?;
        }
        for (seat, (score, won)) in (0..).map(Seat).zip(verdict.seats()) {
            let text = Text::new(if *won { "plain-seat-won" } else { "plain-seat-lost" });
            let who = self.who(seat);
            self.console.say(&text.plain("who", who).number("score", *score))?;
        }
        Ok(())
    }

    /// What is said once a game is over; nothing while it goes on.
    fn epilogue(&self) -> Option<Epilogue> {
        let file = self.keeper.as_deref().map(Keeper::path);
        let folder = file.and_then(std::path::Path::parent);
        let runs = folder.and_then(|folder| Archive::new(folder).runs().ok()).map(|(runs, _)| runs).unwrap_or_default();
        Epilogue::of(self.session, &self.words, &self.console.words, self.seat(), &earlier(&runs, file))
    }

    fn tell_epilogue(&mut self) -> io::Result<()> {
        let Some(told) = self.epilogue() else { return Ok(()) };
        // Where the game has nothing more to say, its story has said it.
        let cause = if self.session.ending(self.seat()).is_some() { told.cause } else { String::new() };
        let text = Text::new("plain-ending").plain("verdict", told.verdict).plain("cause", cause);
        let line = self.console.words.say(&text);
        self.console.line(line.trim_end())?;
        for (label, points) in told.score {
            let text = Text::new("plain-ending-score").plain("label", label);
            self.console.say(&text.plain("points", Epilogue::points(points)))?;
        }
        told.turning.map_or(Ok(()), |(said, _)| self.console.line(&said))
    }

    /// Says what every decision of the game cost, and what luck did.
    pub(super) fn review(&mut self) -> io::Result<()> {
        let file = self.keeper.as_deref().map(Keeper::path);
        let file = file.and_then(|file| Archive::new(file.parent()?).review_file(file));
        review(self.console, self.session, file.as_deref())
    }

    /// How the game compares with earlier ones: said once nothing can be taken back any more.
    pub(super) fn tell_comparison(&mut self) -> io::Result<()> {
        let compared = self.epilogue().map(|told| told.compared).unwrap_or_default();
        compared.iter().try_for_each(|line| self.console.line(line))
    }
}
