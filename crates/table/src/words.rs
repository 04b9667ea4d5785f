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

    /// The same words, with spaces where no line may break: for faces that do not break lines themselves.
    pub fn tied(self) -> Self {
        Self { tied: true, ..self }
    }

    /// What is printed in both languages.
    pub fn printed(&self, printed: &Printed) -> String {
        self.tie(printed.in_lang(self.lang).to_string())
    }

    fn tie(&self, said: String) -> String {
        if self.tied && self.lang == Lang::Fr { tie(&said) } else { said }
    }

    /// Says a message.
    pub fn say(&self, text: &Text) -> String {
        let said = self.try_say(text);
        debug_assert!(said.is_ok(), "a message is missing or ill-filled: {text:?}");
        self.tie(said.unwrap_or_else(|trouble| trouble))
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
        let pattern = self.bundle.get_message(text.id).and_then(|message| message.value());
        let pattern = pattern.ok_or_else(|| format!("{{{}}}", text.id))?;
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            let value: FluentValue<'_> = match arg {
                Arg::Number(number) if *number < 0 => format!("−{}", number.unsigned_abs()).into(),
                Arg::Number(number) => (*number).into(),
                Arg::Name(printed) => printed.in_lang(self.lang).into(),
                Arg::Plain(plain) => printable(plain).into(),
                Arg::Text(text) => self.try_say(text)?.into(),
            };
            args.set(*name, value);
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if errors.is_empty() { Ok(said) } else { Err(said) }
    }
}

/// A text of ours with spaces at which no line breaks, where French puts some before a sign or within quotation marks.
pub fn tie(said: &str) -> String {
    let mut tied = String::with_capacity(said.len() + 8);
    let mut signs = said.chars().peekable();
    while let Some(sign) = signs.next() {
        let next = signs.peek();
        tied.push(match (sign, next) {
            (' ', Some(':' | ';' | '!' | '?' | '»' | '%')) => '\u{a0}',
            (' ', _) if tied.ends_with('«') => '\u{a0}',
            _ => sign,
        });
    }
    tied
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
        let locale = "asked = « Vraiment ? » Oui : 3 cartes ! { $who } ; voilà.";
        let asked = Text { id: "asked", args: vec![("who", Arg::Plain("Ada".into()))] };
        let words = |lang| Words::new(lang, &[locale]);
        assert_eq!(words(Lang::Fr).say(&asked), "« Vraiment ? » Oui : 3 cartes ! Ada ; voilà.");
        let tied = "«\u{a0}Vraiment\u{a0}?\u{a0}» Oui\u{a0}: 3 cartes\u{a0}! Ada\u{a0}; voilà.";
        assert_eq!(words(Lang::Fr).tied().say(&asked), tied);
        assert_eq!(words(Lang::En).tied().say(&asked), words(Lang::En).say(&asked));
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
