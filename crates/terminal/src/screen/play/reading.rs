//! What can be read while a game goes on: the story, the rules, everything on the table, what cannot be done, the keys.

use super::{Over, Play};
use crate::screen::Turn;
use crate::screen::canvas::Spot;
use crate::screen::house::House;
use crate::screen::reader::{Paragraph, Reader};
use crate::who::who_at;
use kernel::{Choice, Text};
use table::examine::examine;

impl Play {
    /// All that cannot be done now, with the reasons.
    pub(super) fn read_refused(&mut self, house: &House) {
        let game = &self.speech.game;
        let line = |(at, choice): (usize, &Choice)| {
            let refused = choice.refused.as_ref()?;
            let why = format!("      {} (§{})", game.say(&refused.why), refused.clause);
            let label = Paragraph::heading(format!("{:>3}  {}", at + 1, game.say(&choice.label)));
            Some([label, Paragraph::text(why)])
        };
        let lines: Vec<Paragraph> = self.page.choices.iter().enumerate().filter_map(line).flatten().collect();
        if !lines.is_empty() {
            self.over = Some(Over::Reading(Reader::new(house.word("screen-refused-title"), lines)));
        }
    }

    pub(super) fn read_story(&mut self, house: &House) -> Turn {
        let (mut paragraphs, mut step) = (Vec::new(), usize::MAX);
        for telling in self.session.story(0, self.seat) {
            if telling.step != step {
                step = telling.step;
                let by = self.session.decided_by(step).filter(|_| self.session.seats() > 1);
                let text = match (step, by) {
                    (0, _) => Text::new("screen-setup"),
                    (_, None) => Text::new("screen-step"),
                    (_, Some(seat)) => {
                        Text::new("screen-step-seat").plain("who", house.say(&who_at(&self.session, seat, step)))
                    }
                };
                paragraphs.push(Paragraph::heading(house.say(&text.number("step", step as i64))));
            }
            paragraphs.push(Paragraph::text(format!("  {}", self.speech.game.say(&telling.text))));
        }
        let reader = Reader::new(house.word("screen-story"), paragraphs).at_the_end();
        self.over = Some(Over::Reading(reader));
        Turn::Redraw
    }

    /// Everything on the table with all that is known of it, from what is looked at on.
    pub(super) fn examine(&mut self, house: &House) {
        let looked_at = match self.focus {
            Spot::Thing(zone, thing) => {
                self.page.zones.get(zone).and_then(|zone| zone.things.get(thing)).map(|thing| &thing.id)
            }
            _ => self.focused_choice().and_then(|choice| choice.things.first()),
        };
        let all = examine(&self.page, &self.speech.game, &self.session.open_rules(house.lang));
        self.over = Some(Over::Reading(Reader::examined(house, &all, looked_at.map(String::as_str))));
    }

    /// The rules, from the clause of what is looked at on: of a thing, of what can be done with it, or else of what it is; of an empty zone, of
    /// what can be done with it. Where the page knows no clause, from their start, which is how the game is played.
    pub(super) fn read_rules(&mut self, house: &House) {
        let thing = match self.focus {
            Spot::Thing(zone, thing) => self.page.zones.get(zone).and_then(|zone| zone.things.get(thing)),
            Spot::Zone(zone) => self.page.zones.get(zone).and_then(|zone| zone.things.first()),
            _ => None,
        };
        let done_with =
            |id: &str| self.page.choices.iter().find(|choice| choice.things.iter().any(|thing| thing == id));
        let choice = match (thing, self.focus) {
            (Some(thing), _) => done_with(&thing.id),
            (None, Spot::Zone(zone)) => self.page.zones.get(zone).and_then(|zone| done_with(zone.id)),
            (None, _) => self.focused_choice(),
        };
        let of_choice = choice.map(|choice| choice.refused.as_ref().map_or(choice.clause, |refused| refused.clause));
        let clause = of_choice.or_else(|| thing?.clauses.first().copied()).unwrap_or_default();
        self.over = Some(Over::Reading(Reader::rules_of(house, &self.session, clause)));
    }

    /// All that lies in a zone, by name.
    pub(super) fn read_zone(&mut self, house: &House, zone: usize) {
        let Some(zone) = self.page.zones.get(zone).filter(|zone| !zone.things.is_empty()) else { return };
        let line = |thing: &kernel::Thing| {
            let marks: String = thing.marks.iter().map(|mark| format!(", {}", self.speech.game.say(mark))).collect();
            let name = thing.name.in_lang(house.lang);
            Paragraph::text(format!("{name} ({}{marks})", self.speech.game.say(&thing.label)))
        };
        let lines: Vec<Paragraph> = zone.things.iter().map(line).collect();
        self.over = Some(Over::Reading(Reader::new(self.speech.game.say(&zone.label), lines)));
    }
}

/// All keys.
pub fn help(house: &House) -> Reader {
    help_with(house, &[], &[])
}

/// All keys, with those that not every table has among them, and what else is to be said of those.
pub(super) fn help_with(house: &House, keys: &[&'static str], more: &[&'static str]) -> Reader {
    let keys: String = keys.iter().map(|id| format!("\n{}", house.word(id))).collect();
    let keys = house.say(&Text::new("screen-help").plain("more", keys));
    let more = more.iter().map(|id| house.word(id));
    let text = core::iter::once(keys).chain(more).collect::<Vec<_>>().join("\n\n");
    let paragraphs = text.lines().map(|line| match line.strip_prefix("# ") {
        Some(heading) => Paragraph::heading(heading),
        None => Paragraph::text(line),
    });
    Reader::new(house.word("screen-help-title"), paragraphs.collect())
}
