//! A puzzle on the screen: its answer is judged, and the next one follows.

use super::super::reader::{Paragraph, Reader};
use super::{House, Over, Play, Scene, Turn};
use crate::puzzling::judged;

impl Play {
    /// Says what came of an answer that was just given.
    pub(super) fn judge_answer(&mut self, house: &House) {
        let Some(puzzle) = self.session.puzzle() else { return };
        if self.session.decisions() != puzzle.moves.len() + 1 {
            return;
        }
        let lines = judged(Some(&house.archive), &self.session, &self.speech.game, &self.speech.own);
        let next = house.word("screen-puzzle-next");
        let paragraphs = lines.into_iter().chain([String::new(), next]).map(Paragraph::text).collect();
        self.over = Some(Over::Reading(Reader::new(house.word("screen-puzzle"), paragraphs)));
    }

    /// The next puzzle, once this one is answered.
    pub(super) fn next_puzzle(&mut self, house: &House) -> Turn {
        let next = self.session.puzzle().filter(|_| !self.session.is_puzzling()).map(|puzzle| puzzle.next().begin());
        match next {
            Some(Ok(session)) => Turn::Instead(Box::new(Scene::Play(Box::new(Self::new(house, session, None))))),
            Some(Err(error)) => {
                self.warn(error.to_string());
                Turn::Redraw
            }
            None => Turn::Stay,
        }
    }
}
