//! How a report writes figures.

use crate::cli;
use crate::lab::experiment::PlayedVariant;
use crate::statistics::Estimate;
use kernel::{Lang, MeasureName, Text};
use table::{Luck, Measured, Settings, Words};

/// The words of a report in a language.
pub struct ReportWords {
    words: Words,
}

impl ReportWords {
    /// As a typesetter sets them.
    pub fn typeset(lang: Lang) -> Self {
        Self { words: Words::new(lang, &[cli::locale(lang), table::locale(lang)]).tied() }
    }

    /// As one types them.
    pub fn plain(lang: Lang) -> Self {
        Self { words: Words::new(lang, &[cli::locale(lang), table::locale(lang)]) }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.words.lang
    }

    /// The words themselves.
    pub fn all(&self) -> &Words {
        &self.words
    }

    /// A message without arguments.
    pub fn word(&self, id: &'static str) -> String {
        self.words.word(id)
    }

    /// A message.
    pub fn say(&self, text: Text) -> String {
        self.words.say(&text)
    }

    /// Several of them: the head of a table.
    pub fn head<const N: usize>(&self, ids: [&'static str; N]) -> Vec<String> {
        ids.map(|id| self.word(id)).to_vec()
    }

    /// A number of things: « 12 000 », "12,000".
    pub fn count(&self, number: u64) -> String {
        let digits = number.to_string();
        let mut written = String::new();
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                written.push(if self.lang() == Lang::Fr { '\u{202f}' } else { ',' });
            }
            written.push(digit);
        }
        written
    }

    /// A number with so many digits after the point.
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        self.words.decimal(number, digits)
    }

    /// A share of all: « 43,1 % », "43.1%".
    pub fn share(&self, share: f64) -> String {
        self.share_to(share, 1)
    }

    fn share_to(&self, share: f64, digits: usize) -> String {
        let number = self.decimal(100.0 * share, digits);
        if self.lang() == Lang::Fr { format!("{number}\u{a0}%") } else { format!("{number}%") }
    }

    /// A share with its bounds: "43.1% [42.0–44.2]".
    pub fn share_within(&self, share: &Estimate) -> String {
        let bound = |bound: f64| self.decimal(100.0 * bound, 1);
        format!("{} [{}–{}]", self.share(share.value), bound(share.low), bound(share.high))
    }

    /// A mean with its bounds.
    pub fn within(&self, mean: &Estimate, digits: usize) -> String {
        let [value, low, high] = [mean.value, mean.low, mean.high].map(|number| self.decimal(number, digits));
        // A dash beside a minus is hard to read.
        let between = if mean.low < 0.0 { self.between() } else { "–" };
        format!("{value} [{low}{between}{high}]")
    }

    /// A difference with its bounds, with its sign: "+1.2 [−0.3; +2.7]".
    pub fn difference(&self, difference: &Estimate, scale: f64, digits: usize) -> String {
        let Estimate { value, low, high } = *difference;
        let [value, low, high] = [value, low, high].map(|number| self.signed(scale * number, digits));
        format!("{value} [{low}{}{high}]", self.between())
    }

    /// What stands between two bounds.
    fn between(&self) -> &'static str {
        if self.lang() == Lang::Fr { "\u{202f}; " } else { "; " }
    }

    /// A chance: nothing is impossible.
    pub fn chance(&self, p: f64) -> String {
        if p < 0.0001 { format!("< {}", self.decimal(0.0001, 4)) } else { self.decimal(p, 4) }
    }

    /// A number with its sign.
    pub fn signed(&self, number: f64, digits: usize) -> String {
        let sign = if number > 0.0 { "+" } else { "" };
        format!("{sign}{}", self.decimal(number, digits))
    }

    /// What the measures and ends of a table are called; those that are not known any more are called by their ids.
    pub fn names(&self, variant: &PlayedVariant) -> VariantNames {
        let measured = Measured::of(&variant.game, &Settings::new(Luck::seed("")));
        VariantNames { lang: self.lang(), measured: measured.unwrap_or_default() }
    }
}

/// What the measures and ends of a table are called.
pub struct VariantNames {
    lang: Lang,
    measured: Measured,
}

impl VariantNames {
    /// What a measure is called.
    pub fn measure(&self, id: &str) -> String {
        self.find(&self.measured.measures, id)
    }

    /// What a way to end is called.
    pub fn end(&self, id: &str) -> String {
        self.find(&self.measured.ends, id)
    }

    /// Whether a measure counts something that one has or does.
    pub fn is_thing(&self, id: &str) -> bool {
        self.measured.measures.iter().any(|measure| measure.id == id && measure.thing)
    }

    fn find(&self, names: &[MeasureName], id: &str) -> String {
        let named = names.iter().find(|name| name.id == id);
        named.map_or_else(|| id.into(), |name| name.name.in_lang(self.lang).to_string())
    }
}
