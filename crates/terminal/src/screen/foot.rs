//! What stands below the table: what happened, what is asked, and what can be done, each with as much room as the others leave it.

use super::board::Board;
use super::canvas::{Spot, cut, width, wrapped};
use super::choices::{ChoiceList, ChoiceRoom, ChoiceSheet};
use super::look::Look;
use super::stage::StagePlan;

/// The rows of the scene that choices never cover.
const NEVER_COVERED: u16 = 3;
/// The most lines of what happened: whole sentences are worth them.
const MOST_TOLD: usize = 3;
/// The lines that notes without room above may take more where something is asked.
const MOST_NOTED: usize = 3;

/// What stands below the table, set.
pub struct Foot {
    /// What happened: the first line stands on the rule.
    pub told: Vec<String>,
    /// What is asked; while something is shown, what was shown before.
    pub asked: Vec<String>,
    /// What can be done.
    pub sheet: ChoiceSheet,
    /// How many rows of zones all this covers.
    pub covered: u16,
    /// Whether the notes that have no room above are said with what is asked.
    pub noted: bool,
}

impl Foot {
    /// The rows of what happened and of what is asked, but for the first of each.
    pub fn more(&self) -> u16 {
        (self.told.len().saturating_sub(1) + self.asked.len().saturating_sub(1)) as u16
    }

    /// Sets it; `notes` are those that have no room above. Nothing that is said costs a choice its words.
    pub fn of(board: &Board<'_>, plan: &StagePlan, across: u16, look: Look, notes: &str) -> Self {
        if board.sight.staged {
            let told = told(board, across, look, MOST_TOLD);
            // What lies on the table is what is shown: no more stays covered than piles and what is remembered.
            let covered = board.stage.covered.min(plan.strip);
            // What went by too fast can still be read.
            let rows = (1 + plan.choices + plan.detail + covered) as usize;
            let passed = board.passed.iter().flat_map(|said| wrapped(&look.spelt(said), across));
            let asked = passed.take(rows.saturating_sub(told.len().saturating_sub(1))).collect();
            return Self { told, asked, sheet: ChoiceSheet::default(), covered, noted: false };
        }
        let list = ChoiceList::of(&board.sight, look, &board.advice);
        let set = |lines: usize, notes: &str| {
            let (told, asked) = (told(board, across, look, lines), asked(board, across, look, notes));
            let mut foot = Self { told, asked, sheet: ChoiceSheet::default(), covered: 0, noted: !notes.is_empty() };
            foot.put(board, &list, plan, across);
            foot
        };
        let plain = set(1, "");
        let (setting, cells) = (plain.sheet.setting, plain.sheet.cells.len());
        let costs_nothing = |foot: &Self| {
            let sheet = &foot.sheet;
            foot.covered <= plain.covered && sheet.setting <= setting && sheet.cells.len() >= cells
        };
        let tries = [notes, ""].into_iter().flat_map(|notes| (1..=MOST_TOLD).rev().map(move |lines| (lines, notes)));
        let found = tries.map(|(lines, notes)| set(lines, notes)).find(costs_nothing);
        found.unwrap_or(plain)
    }

    /// Puts the choices in the room that is left.
    fn put(&mut self, board: &Board<'_>, list: &ChoiceList, plan: &StagePlan, across: u16) {
        // The story is the first to yield.
        let (rows, more) = (plan.choices + plan.story, self.more());
        let own = rows.saturating_sub(more);
        let most = (rows + plan.zones.saturating_sub(NEVER_COVERED)).saturating_sub(more);
        let strip = (rows + plan.strip).saturating_sub(more);
        let all = (rows + plan.zones).saturating_sub(more);
        let focused = match board.sight.focus {
            Some(Spot::Choice(at)) => Some(at),
            _ => None,
        };
        self.sheet = list.set(ChoiceRoom { width: across, own, strip, most, all }, focused);
        self.covered = (self.sheet.height + more).saturating_sub(rows).min(plan.zones);
    }
}

/// What happened, in so many lines at most.
fn told(board: &Board<'_>, across: u16, look: Look, lines: usize) -> Vec<String> {
    if board.happening.iter().all(String::is_empty) {
        return Vec::new();
    }
    newest(&board.happening, look, across.saturating_sub(6), lines)
}

/// What is asked, after what has to be known for it, in as many lines as there may be before anything is cut.
fn asked(board: &Board<'_>, across: u16, look: Look, notes: &str) -> Vec<String> {
    let prompt = look.spelt(&board.prompt);
    let (text, most) = match notes {
        "" => (prompt, board.prompt_lines),
        notes => (format!("{notes} {} {prompt}", look.heads()[1]), board.prompt_lines + MOST_NOTED),
    };
    let mut lines = wrapped(&text, across);
    if lines.len() > most {
        lines.truncate(most);
        let last = &mut lines[most - 1];
        *last = format!("{} {}", cut(last, across.saturating_sub(3) as usize, ""), look.cut());
    }
    lines
}

/// The last sentences that fit into so many lines of a width: where something is left out, it is the oldest. Where not even the last
/// one fits, it is its end that is left out.
pub fn newest(sentences: &[String], look: Look, across: u16, room: usize) -> Vec<String> {
    let lines = |text: &str| wrapped(&look.spelt(text), across);
    for from in 0..sentences.len() {
        let said = sentences[from..].join(" ");
        let said = if from == 0 { said } else { format!("{} {said}", look.cut()) };
        let lines = lines(&said);
        if lines.len() <= room {
            return lines;
        }
    }
    let mut kept = lines(sentences.last().map(String::as_str).unwrap_or_default());
    if kept.len() > room && room > 0 {
        kept.truncate(room);
        let last = &mut kept[room - 1];
        let long = across.saturating_sub(width(look.cut()) + 1);
        *last = format!("{} {}", cut(last, long as usize, ""), look.cut());
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::look::Glyphs;

    #[test]
    fn the_newest_sentences_stay() {
        let look = Look { glyphs: Glyphs::Unicode, colour: false };
        let said = ["One went by.", "Two came.", "Three stays here."].map(String::from);
        let newest = |across, room| newest(&said, look, across, room).join("\n");
        assert_eq!(newest(80, 1), "One went by. Two came. Three stays here.");
        assert_eq!(newest(30, 1), "… Two came. Three stays here.");
        assert_eq!(newest(20, 1), "… Three stays here.");
        assert_eq!(newest(22, 2), "One went by. Two came.\nThree stays here.");
        assert_eq!(newest(12, 1), "Three stay …");
        assert_eq!(newest(12, 2), "… Three\nstays here.");
        assert_eq!(newest(8, 2), "Three\nstays …");
    }
}
