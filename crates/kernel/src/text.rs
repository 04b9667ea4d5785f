//! Words that faces say: message ids with arguments, never sentences.

use serde::{Deserialize, Serialize};

/// A language that Oubliette speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lang {
    /// French, the language of the rulebooks.
    #[default]
    Fr,
    /// English.
    En,
}

impl Lang {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Fr, Self::En];

    /// Its place in [`Lang::ALL`].
    pub fn place(self) -> usize {
        self as usize
    }

    /// `fr` or `en`.
    pub fn code(self) -> &'static str {
        match self {
            Self::Fr => "fr",
            Self::En => "en",
        }
    }
}

/// The name of a printed thing, in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Printed {
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
}

impl Printed {
    /// A name in both languages.
    pub fn new(fr: impl Into<String>, en: impl Into<String>) -> Self {
        Self { fr: fr.into(), en: en.into() }
    }

    /// The name in one language.
    pub fn in_lang(&self, lang: Lang) -> &str {
        match lang {
            Lang::Fr => &self.fr,
            Lang::En => &self.en,
        }
    }
}

/// Something that a message speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A printed thing.
    Name(Printed),
    /// Text that is the same in every language: a seed, a file name.
    Plain(String),
    /// Another message.
    Text(Box<Text>),
}

/// A message to be said: its id in the locale files, and what it speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Text {
    /// The id of the message.
    pub id: &'static str,
    /// Its arguments, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// As programmers read it, before it is said in any language: the id and what it speaks of.
impl core::fmt::Display for Text {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.id)?;
        self.args.iter().try_for_each(|(name, arg)| match arg {
            Arg::Number(number) => write!(f, " {name}={number}"),
            Arg::Text(inner) => write!(f, " ({inner})"),
            Arg::Name(name) => write!(f, " {}", name.en),
            Arg::Plain(plain) => write!(f, " {plain}"),
        })
    }
}

impl Text {
    /// A message without arguments.
    pub fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }

    /// Adds a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Self {
        self.with(name, Arg::Number(number.into()))
    }

    /// Adds a printed thing.
    #[must_use]
    pub fn name(self, name: &'static str, printed: &Printed) -> Self {
        self.with(name, Arg::Name(printed.clone()))
    }

    /// Adds text that is the same in every language.
    #[must_use]
    pub fn plain(self, name: &'static str, text: impl Into<String>) -> Self {
        self.with(name, Arg::Plain(text.into()))
    }

    /// Adds another message.
    #[must_use]
    pub fn text(self, name: &'static str, text: Self) -> Self {
        self.with(name, Arg::Text(Box::new(text)))
    }
}
