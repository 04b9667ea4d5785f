//! Messages into sentences.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kernel::{Arg, Lang, Printed, Text};
use unic_langid::LanguageIdentifier;

/// A language, with the messages that somebody needs.
pub struct Words {
    /// The language.
    pub lang: Lang,
    bundle: FluentBundle<FluentResource>,
    tied: bool,
}

impl Words {
    /// The messages of some locale files.
    ///
    /// # Panics
    /// If a file is ill-formed, or two define the same message: they are all our own, and tested.
    pub fn new(lang: Lang, locales: &[&str]) -> Self {
        let id: LanguageIdentifier = lang.code().parse().expect("fr and en are languages");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        for locale in locales {
            let resource = FluentResource::try_new((*locale).to_string())
                .unwrap_or_else(|(_, errors)| panic!("an ill-formed locale file: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("a message defined twice: {errors:?}"));
        }
        Self { lang, bundle, tied: false }
    }

    /// The same words as a typesetter sets them, with spaces where no line may break and curled apostrophes: for faces that do not
    /// break lines themselves.
    pub fn tied(self) -> Self {
        Self { tied: true, ..self }
    }

    /// What is printed in both languages.
    pub fn printed(&self, printed: &Printed) -> String {
        self.tie(printed.in_lang(self.lang).to_string())
    }

    fn tie(&self, said: String) -> String {
        if self.tied { tie(self.lang, &said).replace(TYPED_APOSTROPHE, "'") } else { said }
    }

    /// Says a message.
    pub fn say(&self, text: &Text) -> String {
        let said = self.try_say(text);
        debug_assert!(said.is_ok(), "a message is missing or ill-filled: {text:?}");
        said.unwrap_or_else(|trouble| trouble)
    }

    /// Says a message without arguments.
    pub fn word(&self, id: &'static str) -> String {
        self.say(&Text::new(id))
    }

    /// A number as the language writes it: « −3,25 », "−3.25".
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        let text = format!("{number:.digits$}").replace('-', "−");
        if self.lang == Lang::Fr { text.replace('.', ",") } else { text }
    }

    /// A share as the language writes it: « 43,1 % », "43.1%".
    pub fn percent(&self, per_mille: u32) -> String {
        let number = self.decimal(per_mille as f64 / 10.0, 1);
        if self.lang == Lang::Fr { self.tie(format!("{number} %")) } else { format!("{number}%") }
    }

    /// A message without arguments, by an id that is put together; nothing where there is none.
    pub fn plain(&self, id: &str) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        Some(self.tie(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned()))
    }

    /// Says a message.
    ///
    /// # Errors
    /// If it is missing or ill-filled, what could be said of it.
    pub fn try_say(&self, text: &Text) -> Result<String, String> {
        self.filled(text).map(|said| self.tie(said)).map_err(|said| self.tie(said))
    }

    fn filled(&self, text: &Text) -> Result<String, String> {
        let pattern = self.bundle.get_message(text.id).and_then(|message| message.value());
        let pattern = pattern.ok_or_else(|| format!("{{{}}}", text.id))?;
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            let value: FluentValue<'_> = match arg {
                Arg::Number(number) if *number < 0 => format!("−{}", number.unsigned_abs()).into(),
                Arg::Number(number) => (*number).into(),
                Arg::Name(printed) => printed.in_lang(self.lang).into(),
                Arg::Plain(plain) if self.tied => printable(plain).replace('\'', TYPED_APOSTROPHE).into(),
                Arg::Plain(plain) => printable(plain).into(),
                Arg::Text(text) => self.filled(text)?.into(),
            };
            args.set(*name, value);
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if errors.is_empty() { Ok(said) } else { Err(said) }
    }
}

/// Stands for an apostrophe within what somebody typed, which stays as it was typed.
const TYPED_APOSTROPHE: &str = "\u{e000}";

/// What a number is of, where no line may break between the two.
const UNITS: [&str; 12] = ["PV", "XP", "Or", "min", "h", "s", "carte", "cartes", "ko", "Mo", "dé", "dés"];

/// A text of ours as a typesetter sets it: curled apostrophes, and no line that breaks after ±; in French also spaces at which no line breaks, thin ones before high
/// signs and within quotation marks, wide ones before a colon, a per cent sign and the unit of a number.
pub fn tie(lang: Lang, said: &str) -> String {
    let mut tied = String::with_capacity(said.len() + 8);
    for (at, sign) in said.char_indices() {
        let rest = &said[at + sign.len_utf8()..];
        tied.push(match sign {
            '\'' if tied.ends_with(char::is_alphabetic) => '’',
            ' ' if tied.ends_with('±') => '\u{a0}',
            ' ' if lang == Lang::Fr => space(&tied, rest),
            _ => sign,
        });
    }
    tied
}

/// The space that French sets between this and that.
fn space(before: &str, after: &str) -> char {
    let word = after.split(|sign: char| !sign.is_alphabetic()).next().unwrap_or_default();
    match after.chars().next() {
        Some(';' | '!' | '?' | '»') => '\u{202f}',
        Some(':' | '%') => '\u{a0}',
        _ if before.ends_with('«') => '\u{202f}',
        _ if before.ends_with(['§', '°']) => '\u{a0}',
        _ if before.ends_with(|sign: char| sign.is_ascii_digit()) && UNITS.contains(&word) => '\u{a0}',
        _ => ' ',
    }
}

/// Text from elsewhere, without signs that would move the cursor or worse.
fn printable(text: &str) -> String {
    text.chars().map(|sign| if sign.is_control() { char::REPLACEMENT_CHARACTER } else { sign }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_do_not_break_before_a_sign() {
        let locale = "asked = « Vraiment ? » Oui : 3 cartes ! { $who } ; l'as à 14 cerises.";
        let asked = Text { id: "asked", args: vec![("who", Arg::Plain("O'Ada".into()))] };
        let words = |lang| Words::new(lang, &[locale]);
        assert_eq!(words(Lang::Fr).say(&asked), "« Vraiment ? » Oui : 3 cartes ! O'Ada ; l'as à 14 cerises.");
        let tied =
            "«\u{202f}Vraiment\u{202f}?\u{202f}» Oui\u{a0}: 3\u{a0}cartes\u{202f}! O'Ada\u{202f}; l’as à 14 cerises.";
        assert_eq!(words(Lang::Fr).tied().say(&asked), tied);
        assert_eq!(words(Lang::En).tied().say(&asked), words(Lang::En).say(&asked).replace("l'as", "l’as"));
        assert_eq!(words(Lang::Fr).tied().percent(431), "43,1\u{a0}%");
    }

    #[test]
    fn numbers_as_they_are_written() {
        let [french, english] = Lang::ALL.map(|lang| Words::new(lang, &[]));
        assert_eq!((french.decimal(-3.25, 2), english.decimal(-3.25, 1)), ("−3,25".into(), "−3.2".into()));
        assert_eq!((french.percent(431), english.percent(431)), ("43,1 %".into(), "43.1%".into()));
        assert_eq!((french.percent(0), english.percent(1000)), ("0,0 %".into(), "100.0%".into()));
    }
}
