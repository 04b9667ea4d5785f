//! A puzzle in plain lines.

use super::Sitting;
use crate::puzzling::judged;
use kernel::Text;
use std::io;

impl Sitting<'_, '_> {
    /// Says what came of the answer to a puzzle, once it is given.
    pub(super) fn judge_answer(&mut self) -> io::Result<()> {
        if self.session.puzzle().is_none() || self.session.is_puzzling() {
            self.judged = false;
            return Ok(());
        }
        if core::mem::replace(&mut self.judged, true) {
            return Ok(());
        }
        self.console.line("")?;
        let lines = judged(self.answers, self.session, &self.words, &self.console.words);
        lines.iter().try_for_each(|line| self.console.line(line))?;
        self.console.say(&Text::new("plain-puzzle-next"))
    }
}
