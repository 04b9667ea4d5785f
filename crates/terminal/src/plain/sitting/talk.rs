//! Table talk in plain lines.

use super::{Next, Sitting};
use crate::keys;
use kernel::{Phrase, Seat, Text};
use std::io;

/// What one types to see the phrases, before the number of one, and of whom one says it to.
const WORDS: [&str; 3] = ["p", "parler", "say"];

impl Sitting<'_, '_> {
    /// Does what was typed, if it is about talking.
    pub(super) fn obey_about_talk(&mut self, typed: &str, seat: Seat) -> io::Result<Option<Next>> {
        let Some(rest) = super::after_word(typed, &WORDS) else { return Ok(None) };
        let phrases = self.session.phrases_now().to_vec();
        let numbers: Option<Vec<usize>> = rest.split_whitespace().map(keys::number).collect();
        match numbers.as_deref() {
            _ if phrases.is_empty() => self.console.say(&Text::new("plain-phrases-none"))?,
            Some([]) => self.list_phrases(&phrases)?,
            Some([phrase]) => self.say(seat, &phrases, *phrase, None)?,
            Some([phrase, to]) => self.say(seat, &phrases, *phrase, Some(*to))?,
            _ => self.console.say(&Text::new("plain-phrase-unknown").plain("typed", keys::shown(rest)))?,
        }
        Ok(Some(Next::AskAgain))
    }

    fn list_phrases(&mut self, phrases: &[Phrase]) -> io::Result<()> {
        let players = (0..self.session.seats()).map(|seat| {
            let name = self.session.seat_name(Seat(seat)).map(|name| self.console.words.printed(name));
            name.map_or_else(|| (seat + 1).to_string(), |name| format!("{} {name}", seat + 1))
        });
        let players = players.collect::<Vec<_>>().join(", ");
        self.console.say(&Text::new("plain-phrases").plain("players", players))?;
        for (at, phrase) in phrases.iter().enumerate() {
            let said = Text::new("talk-phrase").plain("phrase", self.words.say(&phrase.text));
            let text = Text::new("plain-phrase").number("number", at as i64 + 1);
            self.console.say(&text.text("phrase", said))?;
        }
        Ok(())
    }

    /// Says a phrase, by its number, to a player, by his number, or to all.
    fn say(&mut self, seat: Seat, phrases: &[Phrase], phrase: usize, to: Option<usize>) -> io::Result<()> {
        // Nobody sits at a number that is none.
        let to = to.map(|number| Seat(u8::try_from(number.wrapping_sub(1)).unwrap_or(u8::MAX)));
        let word = phrase.checked_sub(1).and_then(|at| phrases.get(at)).map_or("", |phrase| phrase.word);
        match self.table_loop.say(self.session, seat, word, to) {
            Ok(()) => {
                self.save("plain-not-saved")?;
                self.tell(seat)
            }
            Err(refused) => {
                let why = self.words.say(&refused.text());
                self.console.say(&Text::new("talk-refused").plain("why", why))
            }
        }
    }
}
