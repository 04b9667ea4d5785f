//! A game in plain lines.

use crate::Console;
use crate::keys;
use kernel::{Choice, Page, Seat, Status, Text, Thing};
use std::io;
pub use table::rulebook::fits;
use table::{Answer, AnySession, Asking, Declined, Keeper, Luck, Words, shelf};

/// How a sitting ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// The game is over.
    Over,
    /// The player left; the game is saved.
    Left,
}

/// A game in plain lines.
pub struct Sitting<'a, 'c> {
    console: &'a mut Console<'c>,
    session: &'a mut dyn AnySession,
    keeper: Option<&'a mut Keeper>,
    words: Words,
    /// The first decision, counted from 1, that has not been told; 0 before the table has been.
    untold: usize,
}

impl<'a, 'c> Sitting<'a, 'c> {
    /// Sits down at a table, new or taken up again. Without a keeper, nothing is saved.
    pub fn new(console: &'a mut Console<'c>, session: &'a mut dyn AnySession, keeper: Option<&'a mut Keeper>) -> Self {
        let words = session.words(console.lang());
        Self { console, session, keeper, words, untold: 0 }
    }

    /// Plays until the end, or until the player leaves.
    ///
    /// # Errors
    /// If the console fails.
    pub fn play(mut self) -> io::Result<Ended> {
        self.greet()?;
        if self.session.decisions() > 0 {
            // Taken up again: the last decision reminds of where one was.
            self.untold = self.session.decisions();
        }
        loop {
            let seat = self.seat();
            self.tell(seat)?;
            let over = matches!(self.session.status(), Status::Over(_));
            let page = self.session.page(seat);
            if !over {
                self.show(&page, seat)?;
            }
            let ask = Text::new(if over { "plain-ask-over" } else { "plain-ask" });
            loop {
                let next = match self.console.ask(&ask)? {
                    None => Next::Leave,
                    // A slip of the finger need not be the end; but the end is the end.
                    Some(typed) if over && typed.is_empty() => Next::Leave,
                    Some(typed) => self.obey(&typed, &page, seat)?,
                };
                match next {
                    Next::AskAgain => {}
                    Next::ShowAgain => break,
                    Next::Leave if over => return self.farewell(),
                    Next::Leave => return self.leave(),
                }
            }
        }
    }

    /// Whose eyes we see with: the first seat awaited.
    fn seat(&self) -> Seat {
        self.session.status().awaited().lowest().unwrap_or(Seat(0))
    }

    fn greet(&mut self) -> io::Result<()> {
        let title = self.session.title();
        let luck = luck(&self.session.settings().luck);
        self.console.say(&Text::new("plain-title").name("title", &title).text("luck", luck))?;
        for option in options(self.session.id(), &self.session.options()) {
            self.console.say(&option)?;
        }
        self.console.say(&Text::new("plain-keys"))
    }

    /// Says what has happened since the last time.
    fn tell(&mut self, seat: Seat) -> io::Result<()> {
        let story = self.session.story(self.untold, seat);
        self.untold = self.session.decisions() + 1;
        if !story.is_empty() {
            self.console.line("")?;
        }
        for telling in story {
            let line = self.words.say(&telling.text);
            self.console.line(&line)?;
        }
        Ok(())
    }

    /// Says where the game stands, and what can be done.
    fn show(&mut self, page: &Page, seat: Seat) -> io::Result<()> {
        self.console.line("")?;
        if self.session.seats() > 1 {
            self.console.say(&Text::new("plain-seat").number("seat", seat.0))?;
        }
        let state = state_line(page, &self.words, &self.console.words);
        self.console.line(&state)?;
        let prompt = self.words.say(&page.prompt);
        self.console.line(&prompt)?;
        for (at, choice) in page.choices.iter().enumerate() {
            let line = choice_line(at + 1, choice, &self.words, &self.console.words);
            self.console.line(&line)?;
        }
        Ok(())
    }

    /// Does what was typed.
    fn obey(&mut self, typed: &str, page: &Page, seat: Seat) -> io::Result<Next> {
        if let Some(number) = keys::number(typed) {
            return match number.checked_sub(1).and_then(|at| page.choices.get(at)) {
                Some(choice) => self.choose(choice, seat),
                None => self.complain(typed, page),
            };
        }
        match typed {
            "" => Ok(Next::ShowAgain),
            "s" | "S" => {
                self.state(page)?;
                Ok(Next::AskAgain)
            }
            "u" | "U" => self.undo(false),
            "u!" | "U!" | "u !" | "U !" => self.undo(true),
            "q" | "Q" => Ok(Next::Leave),
            _ if typed.starts_with('?') => {
                self.rules(typed[1..].trim().trim_start_matches('§'))?;
                Ok(Next::AskAgain)
            }
            // Those who know the notation may use it.
            _ => match page.choices.iter().find(|choice| choice.action.eq_ignore_ascii_case(typed)) {
                Some(choice) => self.choose(choice, seat),
                None => self.complain(typed, page),
            },
        }
    }

    fn complain(&mut self, typed: &str, page: &Page) -> io::Result<Next> {
        let unknown = match page.choices.len() as i64 {
            0 => Text::new("plain-unknown-over"),
            most => Text::new("plain-unknown").number("most", most),
        };
        self.console.say(&unknown.plain("typed", keys::shown(typed)))?;
        Ok(Next::AskAgain)
    }

    fn choose(&mut self, choice: &Choice, seat: Seat) -> io::Result<Next> {
        let mut failed = Ok(());
        let console = &mut *self.console;
        let played = self.session.play(seat, &choice.action, &mut |asking| {
            deal(console, asking).unwrap_or_else(|error| {
                failed = Err(error);
                Answer::Stop
            })
        });
        failed?;
        match played {
            Ok(()) => {
                self.save("plain-not-saved")?;
            }
            Err(Declined::Refused(refused)) => {
                let why = self.words.say(&refused.why);
                self.console.say(&Text::new("plain-refused").plain("why", why).plain("clause", refused.clause))?;
                return Ok(Next::AskAgain);
            }
            Err(Declined::Fate(error)) => {
                let error = self.words.say(&error.text());
                self.console.line(&error)?;
                return Ok(Next::AskAgain);
            }
            Err(Declined::NoAction | Declined::Unanswered) => {
                self.console.say(&Text::new("plain-unanswered"))?;
            }
        }
        Ok(Next::ShowAgain)
    }

    fn undo(&mut self, insist: bool) -> io::Result<Next> {
        match self.session.undo(insist) {
            Ok(()) => {
                self.untold = self.session.decisions() + 1;
                self.save("plain-not-saved")?;
                let assisted = self.session.assisted();
                self.console.say(&Text::new(if assisted { "plain-undone-assisted" } else { "plain-undone" }))?;
                Ok(Next::ShowAgain)
            }
            Err(refused) => {
                let why = self.words.say(&refused.text());
                let can_insist = self.session.seats() == 1 && refused != table::UndoRefused::Nothing;
                let id = if can_insist { "plain-undo-insist" } else { "plain-undo-refused" };
                self.console.say(&Text::new(id).plain("why", why))?;
                Ok(Next::AskAgain)
            }
        }
    }

    /// Everything on the table, zone by zone.
    fn state(&mut self, page: &Page) -> io::Result<()> {
        let state = state_line(page, &self.words, &self.console.words);
        self.console.line(&state)?;
        for zone in &page.zones {
            let label = self.words.say(&zone.label);
            let lang = self.console.lang();
            // Of a long list the names are enough.
            let short = zone.things.len() <= 8;
            let said = |thing: &Thing| match short {
                true => format!("{} ({})", thing.name.in_lang(lang), self.words.say(&thing.label)),
                false => thing.name.in_lang(lang).to_string(),
            };
            let things: Vec<String> = zone.things.iter().map(said).collect();
            let line = match (zone.count, things.is_empty()) {
                (0, _) => Text::new("plain-zone-empty"),
                (count, true) => Text::new("plain-zone-hidden").number("count", count),
                (_, false) => Text::new("plain-zone").plain("things", things.join(", ")),
            };
            self.console.say(&line.plain("zone", label))?;
        }
        let prompt = self.words.say(&page.prompt);
        self.console.line(&prompt)
    }

    fn rules(&mut self, asked: &str) -> io::Result<()> {
        let lang = self.console.lang();
        let rules = shelf::rules(self.session.id(), lang).unwrap_or_default();
        if asked.is_empty() {
            self.console.say(&Text::new("plain-help"))?;
            let ids: Vec<&str> = rules.iter().map(|rule| rule.id).collect();
            return self.console.say(&Text::new("plain-clauses").plain("clauses", ids.join(", ")));
        }
        let found: Vec<_> = rules.iter().filter(|rule| fits(rule.id, asked)).collect();
        if found.is_empty() {
            return self.console.say(&Text::new("plain-no-clause").plain("clause", keys::shown(asked)));
        }
        for rule in found {
            self.console.line(&format!("\n§{}\n{}", rule.id, rule.plain()))?;
        }
        Ok(())
    }

    /// Saves; says so and gives false if that failed.
    fn save(&mut self, failed: &'static str) -> io::Result<bool> {
        let Some(keeper) = &mut self.keeper else { return Ok(true) };
        let Err(error) = keeper.save(self.session) else { return Ok(true) };
        let error = self.words.say(&table::disk::text(&error));
        self.console.say(&Text::new(failed).plain("error", error))?;
        Ok(false)
    }

    fn leave(mut self) -> io::Result<Ended> {
        if self.save("plain-lost")? {
            match &self.keeper {
                Some(keeper) => {
                    let path = keeper.path().display().to_string();
                    self.console.say(&Text::new("plain-left").plain("path", path).plain("game", self.session.id()))?;
                }
                None => self.console.say(&Text::new("plain-left-unsaved"))?,
            }
        }
        Ok(Ended::Left)
    }

    fn farewell(mut self) -> io::Result<Ended> {
        let assisted = if self.session.assisted() { "plain-assisted" } else { "plain-unassisted" };
        self.console.say(&Text::new(assisted))?;
        if self.save("plain-lost")?
            && let Some(keeper) = &self.keeper
        {
            let path = keeper.path().display().to_string();
            self.console.say(&Text::new("plain-kept").plain("path", path))?;
        }
        Ok(Ended::Over)
    }
}

enum Next {
    AskAgain,
    ShowAgain,
    Leave,
}

/// Where chance comes from, in words.
pub fn luck(luck: &Luck) -> Text {
    match luck {
        Luck::Seed { seed, deal } if seed.is_empty() && deal.is_empty() => Text::new("plain-seed-empty"),
        Luck::Seed { seed, deal } if deal.is_empty() => Text::new("plain-seed").plain("seed", seed.clone()),
        Luck::Seed { .. } => Text::new("plain-dealt"),
        Luck::Asked => Text::new("plain-asked"),
    }
}

/// The options that are not the rulebook's, a message each.
pub fn options(id: &str, options: &[(&'static str, &'static str)]) -> Vec<Text> {
    let specs = shelf::label(id).map(|label| label.options).unwrap_or_default();
    let odd = options.iter().filter_map(|(key, value)| {
        let spec = specs.iter().find(|spec| spec.key == *key)?;
        let (_, means) = spec.values.iter().skip(1).find(|(known, _)| known == value)?;
        Some(Text::new("plain-option").plain("key", *key).plain("value", *value).name("means", means))
    });
    odd.collect()
}

/// Where the game stands, in one line.
pub(crate) fn state_line(page: &Page, words: &Words, own: &Words) -> String {
    let gauges = page.gauges.iter().map(|gauge| {
        let text = Text::new("plain-gauge").plain("label", words.say(&gauge.label));
        let text = text.number("value", gauge.value.max(0));
        own.say(&match gauge.most {
            Some(most) => text.number("most", most),
            None => Text { id: "plain-figure", ..text },
        })
    });
    let notes = page.notes.iter().map(|note| words.say(note));
    let heading = own.say(&Text::new("plain-heading").plain("heading", words.say(&page.heading)));
    core::iter::once(heading).chain(gauges).chain(notes).collect::<Vec<_>>().join(" ")
}

/// A choice in one line: its number, what it is, what certainly comes of it; or why it cannot be.
fn choice_line(number: usize, choice: &Choice, words: &Words, own: &Words) -> String {
    let label = words.say(&choice.label);
    let line = match &choice.refused {
        None => Text::new("plain-choice").plain("consequence", words.say(&choice.consequence)),
        Some(refused) => {
            Text::new("plain-forbidden").plain("why", words.say(&refused.why)).plain("clause", refused.clause)
        }
    };
    own.say(&line.number("number", number as i64).plain("label", label))
}

/// Says how a game with real cards begins.
///
/// # Errors
/// If the console fails.
pub fn introduce_real_cards(console: &mut Console<'_>, game: &str) -> io::Result<()> {
    console.say(&Text::new("plain-asked-intro").plain("game", game))
}

/// Asks the player what the real cards show, and repeats what was understood.
///
/// # Errors
/// If the console fails.
pub fn deal(console: &mut Console<'_>, asking: &Asking) -> io::Result<Answer> {
    let lang = console.lang();
    let label = asking.label.in_lang(lang);
    loop {
        let example = asking.faces.first();
        let ask = Text::new("plain-deal").plain("label", label).number("number", asking.answered as i64 + 1);
        let ask = ask.plain("name", example.map_or("", |(_, name)| name.in_lang(lang)));
        let ask = ask.plain("code", example.map_or("", |(code, _)| code));
        let Some(typed) = console.ask(&ask)? else { return Ok(Answer::Stop) };
        let wanted = loose(&typed);
        let fits = |name: &str| loose(name) == wanted;
        let found = asking.faces.iter().position(|(code, name)| fits(code) || fits(name.in_lang(lang)));
        if let Some(at) = found {
            console.line(asking.faces[at].1.in_lang(lang))?;
            return Ok(Answer::Shows(at));
        }
        match wanted.as_str() {
            "" => {}
            "q" => return Ok(Answer::Stop),
            "u" => return Ok(Answer::Back),
            "?" => {
                let faces: Vec<_> =
                    asking.faces.iter().map(|(code, name)| format!("{code} ({})", name.in_lang(lang))).collect();
                console.line(&faces.join(", "))?;
            }
            _ => {
                let unknown = Text::new("plain-deal-unknown").plain("typed", keys::shown(&typed));
                console.say(&unknown.plain("label", label))?;
            }
        }
    }
}

/// A name as people type it: `7 trefle` for `7 de trèfle`.
fn loose(name: &str) -> String {
    let words = keys::folded(name);
    words.split_whitespace().filter(|word| !["de", "of"].contains(word)).collect::<Vec<_>>().join(" ")
}
