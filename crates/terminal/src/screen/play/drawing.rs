//! What is drawn: the table, the plate at the end, or what lies over them for a while.

use super::{Over, Play, Question};
use crate::screen::board::{self, Board};
use crate::screen::canvas::Canvas;
use crate::screen::caption::{badge, heading};
use crate::screen::dialog::{ask, hand_over};
use crate::screen::house::House;
use crate::screen::zones::Sight;
use crate::who::handed;
use kernel::{Choice, Text};

/// The most lines of what a lesson says and asks.
const LESSON_LINES: usize = 8;

impl Play {
    /// Draws it.
    pub fn draw(&mut self, canvas: &mut Canvas<'_>, house: &House) {
        match &mut self.over {
            Some(Over::Reading(reader)) => return reader.draw(canvas, house),
            Some(Over::Dealing(picker)) => return picker.draw(canvas, house),
            Some(Over::Handing(_)) => {
                let text = handed(&self.session, self.seat, ["screen-hand-over", "screen-hand-over-named"]);
                return hand_over(canvas, house, &text, self.session.title());
            }
            Some(Over::Ordering(list) | Over::Talking(_, list)) => return list.draw(canvas, house),
            _ => {}
        }
        self.stage.see(self.staging.page().unwrap_or(&self.page));
        if self.ending.is_some() && self.staging.page().is_none() && !self.at_table {
            self.draw_plate(canvas, house);
        } else {
            self.stage.covered = self.draw_board(canvas, house);
        }
        if let Some(Over::Asking(question)) = &self.over {
            let text = match question {
                Question::Undo(refused) => Text::new("screen-insist").plain("why", house.say(&refused.text())),
                Question::Coach => Text::new("screen-coach-marks"),
                Question::Resign => Text::new("screen-resign"),
            };
            ask(canvas, house, &house.say(&text));
        }
    }

    /// Draws the table; gives how many rows of zones the choices cover.
    fn draw_board(&self, canvas: &mut Canvas<'_>, house: &House) -> u16 {
        let session = &self.session;
        let drawing = |picture: &str| session.drawing(picture);
        let [_, _, _, here] = house.look.heads();
        let advice = |choice: &Choice| match session.lesson_move() {
            Some(wanted) => (choice.action == wanted).then(|| here.to_string()),
            None => self.coach.beside(house, &choice.action),
        };
        let advice = self.page.choices.iter().map(advice).collect();
        let staged = self.staging.page();
        let page = staged.unwrap_or(&self.page);
        let board = Board {
            sight: Sight {
                page,
                speech: &self.speech,
                drawing: &drawing,
                focus: staged.is_none().then_some(self.focus),
                beat: self.staging.beat(),
                staged: staged.is_some(),
            },
            stage: &self.stage,
            title: heading(house, session, &self.speech, page, self.seat),
            badge: badge(house, session),
            happening: self.happening(),
            passed: self.staging.passed().iter().rev().map(|words| self.speech.game.say(words)).collect(),
            prompt_lines: if session.lesson().is_some() { LESSON_LINES } else { 2 },
            prompt: if staged.is_some() { String::new() } else { self.prompt(house) },
            story: if staged.is_some() { &self.story[..self.staged_from] } else { &self.story },
            detail: if staged.is_some() { Vec::new() } else { self.detail(house) },
            advice,
            keys: self.keys(house),
        };
        board.draw(canvas)
    }

    /// Draws the plate at the end.
    fn draw_plate(&self, canvas: &mut Canvas<'_>, house: &House) {
        let title = heading(house, &self.session, &self.speech, &self.page, self.seat);
        let frame = board::frame(canvas, [&title, &badge(house, &self.session)], &self.keys(house));
        if let Some(aside) = frame.aside {
            board::draw_story(canvas, &self.story, aside);
        }
        let drawing = |picture: &str| self.session.drawing(picture);
        if let Some(ending) = &self.ending {
            ending.draw(canvas, frame.table, &drawing, &self.detail(house));
        }
    }
}
