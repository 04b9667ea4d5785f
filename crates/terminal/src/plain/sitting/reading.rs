//! What can be read while a game goes on: everything on the table, what is known of a thing, the rules, the log.

use super::{Next, Sitting, after_word};
use crate::keys;
use crate::plain::fits;
use crate::plain::page::{state_line, zone_line};
use crate::who::sentences;
use kernel::{Choice, Page, Seat, Text};
use std::io;
use table::examine::examine;
use table::{Lesson, rulebook};

/// What one types for the rules of the choices, before the number of one.
const RULES: [&str; 1] = ["r"];
/// What one types for the log, before how many lines of it.
const LOG: [&str; 1] = ["l"];
/// So many lines of the log are said where nobody says how many.
const LAST_LINES: usize = 20;

impl Sitting<'_, '_> {
    /// Does what was typed, if it is about reading.
    pub(super) fn obey_about_reading(&mut self, typed: &str, page: &Page, seat: Seat) -> io::Result<Option<Next>> {
        if let Some(asked) = typed.strip_prefix('?') {
            self.rules(asked.trim().trim_start_matches('§'))?;
        } else if typed == "s" {
            self.state(page)?;
        } else if typed == "x" || typed.starts_with("x ") {
            self.examine(page, typed[1..].trim())?;
        } else if let Some(rest) = after_word(typed, &RULES) {
            match (rest, keys::number(rest).and_then(|number| page.choices.get(number.checked_sub(1)?))) {
                ("", _) => self.rules_of(&page.choices)?,
                (_, Some(choice)) => self.rules_of(core::slice::from_ref(choice))?,
                (_, None) => return self.complain(typed, page).map(Some),
            }
        } else if let Some(rest) = after_word(typed, &LOG) {
            match (rest, keys::number(rest)) {
                ("", _) => self.log(seat, LAST_LINES)?,
                (_, Some(lines)) => self.log(seat, lines)?,
                (_, None) => return self.complain(typed, page).map(Some),
            }
        } else {
            return Ok(None);
        }
        Ok(Some(Next::AskAgain))
    }

    /// Everything on the table, zone by zone.
    fn state(&mut self, page: &Page) -> io::Result<()> {
        let state = state_line(page, &self.words, &self.console.words);
        self.console.line(&state)?;
        for zone in &page.zones {
            let line = zone_line(zone, &self.words, &self.console.words);
            self.console.line(&line)?;
        }
        let prompt = self.words.say(&page.prompt);
        self.console.line(&prompt)
    }

    /// The rules that say what these choices do, or why they cannot be made, each once.
    fn rules_of(&mut self, choices: &[Choice]) -> io::Result<()> {
        let rules = self.session.open_rules(self.console.lang());
        let clause = |choice: &Choice| choice.refused.as_ref().map_or(choice.clause, |refused| refused.clause);
        let mut said = Vec::new();
        for clause in choices.iter().map(clause) {
            if said.contains(&clause) {
                continue;
            }
            said.push(clause);
            for rule in rules.iter().filter(|rule| rule.id == clause) {
                self.console.line(&format!("\n§{}\n{}", rule.id, rule.plain()))?;
            }
        }
        if said.is_empty() { self.rules("") } else { Ok(()) }
    }

    /// The last lines of what a seat has witnessed.
    fn log(&mut self, seat: Seat, most: usize) -> io::Result<()> {
        let story = self.session.story(0, seat);
        let lines = sentences(self.session, &story, &self.words, &self.console.words);
        if lines.is_empty() {
            return self.console.say(&Text::new("plain-log-empty"));
        }
        let earlier = lines.len().saturating_sub(most.max(1));
        if earlier > 0 {
            let text = Text::new("plain-log-earlier").number("count", earlier as i64);
            self.console.say(&text.plain("all", lines.len().to_string()))?;
        }
        lines[earlier..].iter().try_for_each(|line| self.console.line(line))
    }

    /// What is known of the things of that name, or the names of all there are.
    fn examine(&mut self, page: &Page, asked: &str) -> io::Result<()> {
        let all = examine(page, &self.words, &self.session.open_rules(self.console.lang()));
        let wanted = keys::folded(asked);
        let found: Vec<_> = all.iter().filter(|thing| keys::folded(&thing.name).contains(&wanted)).collect();
        if asked.is_empty() || found.is_empty() {
            let mut names: Vec<&str> = all.iter().map(|thing| thing.name.as_str()).collect();
            names.dedup();
            let id = if asked.is_empty() { "plain-examine" } else { "plain-examine-none" };
            return self
                .console
                .say(&Text::new(id).plain("asked", keys::shown(asked)).plain("names", names.join(", ")));
        }
        for thing in found {
            self.console.line(&format!("\n{} ({})", thing.name, thing.zone))?;
            thing.known.iter().try_for_each(|line| self.console.line(line))?;
            for rule in &thing.clauses {
                self.console.line(&format!("§{}  {}", rule.id, rule.plain()))?;
            }
        }
        Ok(())
    }

    /// What can be done now in notation, of each kind one.
    fn examples(&self) -> String {
        let verb = |action: &str| action.split(' ').next().map(String::from);
        let mut actions = self.session.legal_actions(self.seat());
        actions.sort_by_key(|action| verb(action));
        actions.dedup_by_key(|action| verb(action));
        actions.join(", ")
    }

    fn rules(&mut self, asked: &str) -> io::Result<()> {
        let lang = self.console.lang();
        let rules = self.session.open_rules(lang);
        if asked.is_empty() {
            if let Some(lesson) = Lesson::of(self.session.id()) {
                let goal = lesson.goal.in_lang(lang).to_string();
                self.console.line(&goal)?;
            }
            let mut chapters: Vec<&str> =
                rules.iter().map(|rule| rule.id.split('.').next().unwrap_or(rule.id)).collect();
            chapters.dedup();
            // Examples from this very game.
            let help = Text::new("plain-help").plain("action", self.examples()).plain("more", self.more_help());
            self.console.say(&help.plain("clause", rules.last().map(|rule| rule.id).unwrap_or_default()))?;
            self.console.say(&Text::new("plain-clauses").plain("clauses", chapters.join(", ")))?;
            let note = rulebook::sealed_note(self.session.label(), &rules).map(|note| self.words.say(&note));
            return note.map_or(Ok(()), |note| self.console.line(&note));
        }
        let found: Vec<_> = rules.iter().filter(|rule| fits(rule.id, asked)).collect();
        if found.is_empty() {
            if let Some(sealed) = rulebook::sealed_clause(self.session.label(), asked) {
                let sealed = self.words.say(&sealed);
                return self.console.line(&sealed);
            }
            return self.console.say(&Text::new("plain-no-clause").plain("clause", keys::shown(asked)));
        }
        for rule in found {
            self.console.line(&format!("\n§{}\n{}", rule.id, rule.plain()))?;
        }
        Ok(())
    }
}
