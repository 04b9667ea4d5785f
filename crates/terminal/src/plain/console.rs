//! Lines in, lines out.

use kernel::{Lang, Text};
use std::io::{self, BufRead, Write};
use table::Words;

/// Where a face reads and writes.
pub struct Console<'a> {
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
    /// This face's own words.
    pub words: Words,
    /// How many signs a line may have, where somebody looks at it: asked for every line, as windows change.
    width: fn() -> Option<usize>,
}

/// A line longer than this is not an answer to anything.
const LONGEST_LINE: u64 = 4096;

impl<'a> Console<'a> {
    /// A console that speaks a language.
    pub fn new(lang: Lang, input: &'a mut dyn BufRead, output: &'a mut dyn Write) -> Self {
        Self { input, output, words: Words::new(lang, &[crate::locale(lang)]), width: || None }
    }

    /// Breaks lines between words at this width.
    #[must_use]
    pub fn wrapped_at(self, width: fn() -> Option<usize>) -> Self {
        Self { width, ..self }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.words.lang
    }

    /// Speaks another language from now on.
    pub fn speak(&mut self, lang: Lang) {
        self.words = Words::new(lang, &[crate::locale(lang)]);
    }

    /// Writes a line.
    ///
    /// # Errors
    /// If nobody reads any more.
    pub fn line(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{}", self.fitted(line))
    }

    /// Text with its lines broken between words, where there is a width to keep to.
    fn fitted(&self, text: &str) -> String {
        let Some(width) = (self.width)() else { return text.into() };
        let fit = |line: &str| {
            let (mut fitted, mut used) = (String::new(), 0);
            for word in unbroken(line) {
                let length = word.chars().count();
                if used > 0 && used + 1 + length > width {
                    fitted.push('\n');
                    used = 0;
                } else if used > 0 || !fitted.is_empty() {
                    fitted.push(' ');
                    used += 1;
                }
                fitted.push_str(&word);
                used += length;
            }
            fitted
        };
        text.split('\n').map(fit).collect::<Vec<_>>().join("\n")
    }

    /// Says one of this face's own messages.
    ///
    /// # Errors
    /// If nobody reads any more.
    pub fn say(&mut self, text: &Text) -> io::Result<()> {
        let line = self.words.say(text);
        self.line(&line)
    }

    /// Asks with a message, and reads a line; nothing at the end of input.
    ///
    /// # Errors
    /// If reading or writing fails.
    pub fn ask(&mut self, text: &Text) -> io::Result<Option<String>> {
        write!(self.output, "{} ", self.fitted(&self.words.say(text)))?;
        self.output.flush()?;
        let answer = self.read_line()?;
        if answer.is_none() {
            writeln!(self.output)?;
        }
        Ok(answer)
    }

    /// Asks a question that yes or no answers; whatever is no yes is a no.
    ///
    /// # Errors
    /// If reading or writing fails.
    pub fn confirm(&mut self, text: &Text) -> io::Result<bool> {
        self.ask(text).map(is_yes)
    }

    /// Reads the answer to a question that was asked: yes or no.
    ///
    /// # Errors
    /// If reading fails.
    pub fn confirmed(&mut self) -> io::Result<bool> {
        self.read_line().map(is_yes)
    }

    /// A line of input without its end. Of a line that is far too long the rest is skipped; bytes that are no text are
    /// replaced by signs that mean nothing.
    fn read_line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        let mut limited = io::Read::take(&mut *self.input, LONGEST_LINE);
        limited.read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            return Ok(None);
        }
        if bytes.len() as u64 == LONGEST_LINE && !bytes.ends_with(b"\n") {
            self.skip_line()?;
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_string()))
    }

    fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let ready = self.input.fill_buf()?;
            let (skip, done) = match ready.iter().position(|byte| *byte == b'\n') {
                Some(at) => (at + 1, true),
                None => (ready.len(), ready.is_empty()),
            };
            self.input.consume(skip);
            if done {
                return Ok(());
            }
        }
    }
}

/// The words of a line; what would look like the number of a choice at the head of one stays with the word before it.
fn unbroken(line: &str) -> Vec<String> {
    let number = |word: &str| word.strip_suffix('.').is_some_and(|number| number.parse::<u32>().is_ok());
    let mut words: Vec<String> = Vec::new();
    for word in line.split(' ') {
        match words.last_mut().filter(|_| number(word)) {
            Some(before) => *before = format!("{before} {word}"),
            None => words.push(word.into()),
        }
    }
    words
}

/// Whatever is no yes is a no.
fn is_yes(answer: Option<String>) -> bool {
    answer.is_some_and(|typed| ["o", "oui", "y", "yes"].contains(&typed.to_lowercase().as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_between_words() {
        let (mut input, mut output) = (&b""[..], Vec::new());
        let mut console = Console::new(Lang::Fr, &mut input, &mut output).wrapped_at(|| Some(12));
        console.line("une salle est déjà bue\nfin").unwrap();
        console.line("anticonstitutionnellement oui").unwrap();
        console.line("").unwrap();
        console.line("3. lanternes 1 sur 3. Fin").unwrap();
        let said = String::from_utf8(output).unwrap();
        assert_eq!(
            said,
            "une salle\nest déjà bue\nfin\nanticonstitutionnellement\noui\n\n3. lanternes\n1 sur 3. Fin\n"
        );
    }
}
