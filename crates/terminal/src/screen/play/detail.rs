//! What is said of what one looks at, and the keys that can be pressed.

use super::{Play, help_with};
use crate::record_line::label;
use crate::screen::canvas::Spot;
use crate::screen::caption::prompt;
use crate::screen::house::House;
use crate::screen::keys_line::Key;
use crate::screen::reader::Reader;
use crate::who::who;
use kernel::{Chance, Choice, Layout, Seat, Text};
use ratatui::style::Style;

impl Play {
    /// What is asked, and at a table of several, of whom.
    pub(super) fn prompt(&self, house: &House) -> String {
        let waiting = self.waiting(house);
        let asked = waiting.unwrap_or_else(|| prompt(house, &self.session, &self.speech, &self.page, self.seat));
        match self.lesson_says.as_str() {
            "" => asked,
            says => format!("{says} {} {asked}", house.look.heads()[1]),
        }
    }

    /// What somebody is about to do, said to whoever turns the real cards over.
    pub(super) fn announced(&self, house: &House, seat: Seat, action: &str) -> String {
        let who = house.say(&who(&self.session, seat));
        if self.session.has_secrets() {
            return who;
        }
        let page = self.session.page(seat);
        let label = label(core::iter::once(&page), action, &self.speech.game).unwrap_or_else(|| action.into());
        house.say(&Text::new("who-did").plain("who", who).plain("what", label))
    }

    /// What has just happened, in sentences.
    pub(super) fn happening(&self) -> Vec<String> {
        match self.staging.page().and(self.staging.beat()) {
            Some(beat) => vec![self.speech.game.say(&beat.words)],
            None => self.happened.clone(),
        }
    }

    /// What is said of the last key, of orders, and of what one looks at.
    pub(super) fn detail(&self, house: &House) -> Vec<(String, Style)> {
        let look = house.look;
        let mut lines = Vec::new();
        if let Some((message, warning)) = &self.message {
            lines.push((message.clone(), if *warning { look.warning() } else { look.strong() }));
        }
        lines.extend(self.of_orders().map(|told| (told, look.strong())));
        let label = |action: &str| {
            let choice = self.page.choices.iter().find(|choice| choice.action == action);
            choice.map_or_else(|| action.to_string(), |choice| self.speech.game.say(&choice.label))
        };
        let looking = match self.focus {
            Spot::Choice(at) => self.page.choices.get(at).map(|choice| choice.action.as_str()),
            _ => None,
        };
        let why = |action: &str| self.session.why(self.seat, action).map(|why| self.speech.game.say(&why));
        lines.extend(self.coach.said(house, looking, label, why).map(|said| (said, look.strong())));
        if self.ending.is_none() {
            lines.extend(self.of_focus(house));
        }
        lines
    }

    /// What is said of what one looks at.
    fn of_focus(&self, house: &House) -> Vec<(String, Style)> {
        let (game, look) = (&self.speech.game, house.look);
        match self.focus {
            Spot::Choice(at) => match self.page.choices.get(at) {
                None => Vec::new(),
                Some(Choice { refused: Some(refused), .. }) => {
                    let text = Text::new("screen-refused").plain("why", game.say(&refused.why));
                    vec![(house.say(&text), look.warning())]
                }
                Some(choice) => {
                    let text = Text::new("screen-comes").plain("label", crate::who::capital(&game.say(&choice.label)));
                    let text = text.plain("consequence", game.say(&choice.consequence));
                    let mut lines = vec![(house.say(&text), Style::new())];
                    lines.extend(self.odds(house, choice).map(|odds| (odds, Style::new())));
                    lines
                }
            },
            Spot::Thing(zone, thing) => {
                let Some(thing) = self.page.zones.get(zone).and_then(|zone| zone.things.get(thing)) else {
                    return Vec::new();
                };
                let marks: String = thing.marks.iter().map(|mark| format!(", {}", game.say(mark))).collect();
                let name = thing.name.in_lang(house.lang);
                vec![(format!("{name} ({}{marks})", game.say(&thing.label)), Style::new())]
            }
            Spot::Zone(zone) => {
                let Some(zone) = self.page.zones.get(zone) else { return Vec::new() };
                let text = match zone.layout {
                    _ if zone.count == 0 => Text::new("plain-zone-empty"),
                    Layout::Pile => Text::new("screen-zone-count"),
                    _ => Text::new("screen-zone-open"),
                };
                vec![(house.say(&text.plain("zone", game.say(&zone.label)).number("count", zone.count)), Style::new())]
            }
            Spot::Key(_) | Spot::Item(_) => Vec::new(),
        }
    }

    fn odds(&self, house: &House, choice: &Choice) -> Option<String> {
        if !choice.chance {
            return None;
        }
        if self.forecast.is_empty() || !house.preferences.odds {
            return Some(house.word("screen-chance"));
        }
        let said = self.forecast.iter().map(|(chance, text)| {
            let what = Text::new(if chance.is_exact() { "screen-odds-one" } else { "screen-odds-about" });
            let what = what.plain("what", self.speech.game.say(text));
            let what = what.plain("percent", house.own.percent(chance.in_parts(1000)));
            house.say(&match chance {
                Chance::Exact(likelihood) => {
                    what.plain("over", likelihood.over().to_string()).plain("under", likelihood.under().to_string())
                }
                Chance::About { .. } => what.plain("error", house.own.percent(chance.error_in_parts(1000))),
            })
        });
        let said = said.collect::<Vec<_>>().join(", ");
        Some(house.say(&Text::new("screen-odds").plain("odds", said)))
    }

    pub(super) fn keys(&self, house: &House) -> Vec<Key> {
        let word = |id| house.word(id);
        if self.is_over() {
            let turning = self.ending.as_ref().is_some_and(|ending| ending.turning.is_some());
            let mut keys = vec![Key::new('n', word("screen-key-new"))];
            keys.extend(self.can_repeat().then(|| Key::new('s', word("screen-key-same"))));
            let reviewed = self.ending.as_ref().is_some_and(|ending| ending.reviewed);
            keys.extend(reviewed.then(|| Key::new('a', word("screen-key-review"))));
            keys.push(Key::new('v', word("screen-key-replay")));
            keys.extend(turning.then(|| Key::new('w', word("screen-key-turning"))));
            keys.push(Key::new('t', word(if self.at_table { "screen-key-plate" } else { "screen-key-table" })));
            keys.extend([
                Key::new('u', word("screen-key-undo")),
                Key::new('L', word("screen-key-story")),
                Key::new('?', word("screen-key-help")),
                Key::new('q', word("screen-key-leave")),
            ]);
            return keys;
        }
        if self.staging.page().is_some() {
            return vec![Key::named('\n', word("screen-key-enter"), word("screen-key-skip"))];
        }
        if !self.typed.is_empty() {
            return vec![
                Key::named('\n', format!("{}_", self.typed), word("screen-key-whole")),
                Key::named('\u{1b}', word("screen-key-escape"), word("screen-key-cancel")),
            ];
        }
        let mut keys = vec![
            Key::named('\n', word("screen-key-enter"), word("screen-key-play")),
            Key::new('x', word("screen-key-examine")),
            Key::new('u', word("screen-key-undo")),
        ];
        keys.extend(self.orders_key(house).map(|does| Key::new('o', does)));
        keys.extend(self.talks().then(|| Key::new('p', word("screen-key-talk"))));
        keys.extend([
            Key::new('r', word("screen-key-rules")),
            Key::new('L', word("screen-key-story")),
            Key::new('c', word("screen-key-coach")),
            Key::named('\t', "Tab", word("screen-key-zones")),
            Key::new('i', word("screen-key-refused")),
            Key::new('?', word("screen-key-help")),
            Key::new('q', word("screen-key-quit")),
        ]);
        keys
    }

    /// All keys, with those of this table.
    pub(super) fn help(&self, house: &House) -> Reader {
        let orders = self.orders_key(house).is_some();
        let keys = [(orders, "screen-help-key-orders"), (self.talks(), "screen-help-key-talk")];
        let keys: Vec<&str> = keys.into_iter().filter(|(can, _)| *can).map(|(_, id)| id).collect();
        let more = orders.then_some("screen-help-orders");
        help_with(house, &keys, more.as_slice())
    }
}
