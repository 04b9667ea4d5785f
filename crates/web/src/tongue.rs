//! A language, with the words of the web face and of every game.

use kernel::Lang;
use table::{IDS, Words, shelf};

/// A language, with the words of the web face and of every game: made once, since reading messages takes a while.
pub struct Tongue {
    /// The language.
    pub lang: Lang,
    /// The words of the web face.
    pub ui: Words,
    games: Vec<(&'static str, Words)>,
}

impl Tongue {
    /// Learns a language.
    pub fn new(lang: Lang) -> Self {
        let games = IDS.iter().filter_map(|id| Some((*id, shelf::words(id, lang)?))).collect();
        Self { lang, ui: Words::new(lang, &locales(lang)), games }
    }

    /// The words of a game; nothing where there is no such game.
    pub fn game(&self, id: &str) -> Option<&Words> {
        self.games.iter().find(|(known, _)| *known == id).map(|(_, words)| words)
    }
}

/// The messages of this crate, in Fluent's format, and those of tables.
pub fn locales(lang: Lang) -> Vec<&'static str> {
    match lang {
        Lang::Fr => {
            vec![
                table::locale(lang),
                include_str!("../locales/fr/site.ftl"),
                include_str!("../locales/fr/tables.ftl"),
                include_str!("../locales/fr/account.ftl"),
                include_str!("../locales/fr/me.ftl"),
                include_str!("../locales/fr/privacy.ftl"),
            ]
        }
        Lang::En => {
            vec![
                table::locale(lang),
                include_str!("../locales/en/site.ftl"),
                include_str!("../locales/en/tables.ftl"),
                include_str!("../locales/en/account.ftl"),
                include_str!("../locales/en/me.ftl"),
                include_str!("../locales/en/privacy.ftl"),
            ]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Whatever can be said in one language can be said in the other.
    #[test]
    fn both_languages_have_the_same_messages() {
        let ids = |lang| -> Vec<BTreeSet<&str>> {
            let message = |line: &'static str| {
                let (id, _) = line.split_once(" =")?;
                id.starts_with(|sign: char| sign.is_ascii_lowercase()).then_some(id)
            };
            locales(lang).iter().map(|text| text.lines().filter_map(message).collect()).collect()
        };
        for (french, english) in ids(Lang::Fr).iter().zip(ids(Lang::En)) {
            let only: Vec<_> = french.symmetric_difference(&english).collect();
            assert!(only.is_empty(), "in one language only: {only:?}");
        }
    }
}
