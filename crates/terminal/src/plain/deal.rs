//! Real cards, told one by one.

use super::Console;
use super::sitting::CURTAIN;
use crate::keys;
use crate::who::called_by;
use kernel::{Seat, SeatSet, Text};
use std::io;
use table::{Label, RealCardAnswer, RealCardQuestion, Settings, Words, shelf};

/// Asks for the real cards of a table that is being laid out, each of whom it is for.
pub struct OpeningDealer<'a> {
    label: &'a Label,
    words: Words,
    seats: u8,
    people: SeatSet,
    /// Who looks at the screen, once something was for one pair of eyes alone.
    looking: Option<Seat>,
}

impl<'a> OpeningDealer<'a> {
    /// For a table that is laid out like this.
    pub fn new(console: &Console<'_>, label: &'a Label, settings: &Settings) -> Self {
        let (least, most) = label.players;
        let seats = settings.players.unwrap_or(least as u64).clamp(least as u64, most as u64) as u8;
        let words = Words::new(console.lang(), &[label.locale(console.lang())]);
        Self { label, words, seats, people: settings.people(seats), looking: None }
    }

    /// Says how a game with real cards begins, and what is taken out of the box for it.
    ///
    /// # Errors
    /// If the console fails.
    pub fn introduce(&self, console: &mut Console<'_>, settings: &Settings) -> io::Result<()> {
        console.say(&Text::new("plain-asked-intro").plain("game", self.label.id))?;
        // Settings that do not fit are refused when the table is laid out.
        let lines = shelf::preparation(self.label.id, settings).unwrap_or_default();
        lines.iter().try_for_each(|text| console.line(&self.words.say(text)))
    }

    /// Asks what a real card shows: whoever may see it, where nobody else looks.
    ///
    /// # Errors
    /// If the console fails.
    pub fn ask(&mut self, console: &mut Console<'_>, asking: &RealCardQuestion) -> io::Result<RealCardAnswer> {
        let alone = asking.eyes.filter(|seat| self.people.len() > 1 && self.people.has(*seat));
        if let Some(seat) = alone.filter(|seat| self.looking != Some(*seat)) {
            self.close(console)?;
            self.looking = Some(seat);
            let ask = match self.label.seat_name(seat) {
                Some(name) => Text::new("plain-hand-over-deal-named").name("hero", name),
                None => Text::new("plain-hand-over-deal").number("seat", seat.0 as i64 + 1),
            };
            let answer = console.ask(&ask)?;
            if answer.is_none_or(|typed| typed.eq_ignore_ascii_case("q")) {
                return Ok(RealCardAnswer::Stop);
            }
        }
        let whose = asking.eyes.filter(|_| self.seats > 1).map(|seat| called_by(self.label.seat_name(seat), seat));
        deal(console, &self.words, asking, whose)
    }

    /// Drops the curtain over what one seat was asked, if any was.
    ///
    /// # Errors
    /// If the console fails.
    pub fn close(&mut self, console: &mut Console<'_>) -> io::Result<()> {
        match self.looking.take() {
            Some(_) => (0..CURTAIN).try_for_each(|_| console.line("")),
            None => Ok(()),
        }
    }
}

/// Asks the player what the real cards show, and repeats what was understood.
///
/// # Errors
/// If the console fails.
pub(super) fn deal(
    console: &mut Console<'_>,
    words: &Words,
    asking: &RealCardQuestion,
    whose: Option<Text>,
) -> io::Result<RealCardAnswer> {
    let lang = console.lang();
    let label = asking.label.in_lang(lang);
    let label = match whose {
        Some(whose) => console.words.say(&Text::new("who-did").text("who", whose).plain("what", label)),
        None => label.to_string(),
    };
    if let Some(at) = asking.refused {
        let gone = Text::new("deal-gone").plain("name", asking.faces[at].1.in_lang(lang));
        console.say(&gone)?;
    }
    loop {
        let example = asking.faces.first();
        let ask = Text::new(if asking.die { "plain-deal-die" } else { "plain-deal" })
            .plain("label", &*label)
            .number("number", asking.number as i64);
        let ask = ask.plain("name", example.map_or("", |(_, name)| name.in_lang(lang)));
        let ask = ask.plain("code", example.map_or("", |(code, _)| code));
        let Some(typed) = console.ask(&ask)? else { return Ok(RealCardAnswer::Stop) };
        let wanted = loose(&typed);
        let faces: Vec<FaceName> = (0..asking.faces.len()).map(|at| FaceName::of(asking, at, words)).collect();
        let exactly = faces.iter().position(|face| face.rank(&wanted) == Some(0));
        match (exactly, wanted.as_str()) {
            (Some(at), _) => return understood(console, asking, at),
            (None, "") => {}
            (None, "q") => return Ok(RealCardAnswer::Stop),
            (None, "u") => return Ok(RealCardAnswer::Back),
            (None, "?") if faces.iter().any(|face| face.detail.is_some()) => {
                faces.iter().try_for_each(|face| console.line(&face.spelt()))?;
            }
            (None, "?") => console.line(&spelt(&faces))?,
            (None, _) => {
                // A number is no part of a name: 5 is not 50.
                let part = wanted.chars().count() > 1 && wanted.chars().any(char::is_alphabetic);
                let fits = |at: &usize| part && faces[*at].rank(&wanted).is_some();
                let fitting: Vec<usize> = (0..faces.len()).filter(fits).collect();
                match fitting.as_slice() {
                    [at] => return understood(console, asking, *at),
                    [] => {
                        let unknown = Text::new("plain-deal-unknown").plain("typed", keys::shown(&typed));
                        console.say(&unknown.plain("label", &*label))?;
                    }
                    several => {
                        let several = several.iter().map(|at| faces[*at].clone()).collect::<Vec<_>>();
                        let which = Text::new("plain-deal-several").plain("typed", keys::shown(&typed));
                        console.say(&which.plain("faces", spelt(&several)))?;
                    }
                }
            }
        }
    }
}

fn understood(console: &mut Console<'_>, asking: &RealCardQuestion, at: usize) -> io::Result<RealCardAnswer> {
    console.line(asking.faces[at].1.in_lang(console.lang()))?;
    Ok(RealCardAnswer::Shows(at))
}

fn spelt(faces: &[FaceName]) -> String {
    faces.iter().map(FaceName::spelt).collect::<Vec<_>>().join(", ")
}

/// What a card or die may show, as people read and type it.
#[derive(Clone)]
pub(crate) struct FaceName {
    /// How records write it.
    pub code: String,
    /// Its printed name.
    pub name: String,
    /// What stands on it, where its name does not say it.
    pub detail: Option<String>,
}

impl FaceName {
    /// One of the faces of a question.
    pub fn of(asking: &RealCardQuestion, at: usize, words: &Words) -> Self {
        let (code, name) = &asking.faces[at];
        let detail = asking.details.get(at).and_then(Option::as_ref).map(|text| words.say(text));
        Self { code: code.clone(), name: name.in_lang(words.lang).into(), detail }
    }

    /// How well it fits what was typed, the best 0; not at all where nothing of it is there.
    pub fn rank(&self, wanted: &str) -> Option<u8> {
        let (code, name) = (loose(&self.code), loose(&self.name));
        match () {
            () if code == wanted || name == wanted => Some(0),
            () if code.starts_with(wanted) || name.starts_with(wanted) => Some(1),
            () if name.contains(wanted) => Some(2),
            () if self.detail.as_ref().is_some_and(|detail| loose(detail).contains(wanted)) => Some(3),
            () => None,
        }
    }

    /// The code with the name, where that is another word.
    pub fn spelt(&self) -> String {
        let Self { code, name, detail } = self;
        match detail {
            Some(detail) if code == name => format!("{code} ({detail})"),
            Some(detail) => format!("{code} ({name}, {detail})"),
            None if code == name => name.clone(),
            None => format!("{code} ({name})"),
        }
    }
}

/// A name as people type it: `7 trefle` for `7 de trèfle`.
pub(crate) fn loose(name: &str) -> String {
    let words = keys::folded(name);
    words.split_whitespace().filter(|word| !["de", "of"].contains(word)).collect::<Vec<_>>().join(" ")
}
