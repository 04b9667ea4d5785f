//! The localizer: a language, with the translations of the web face and of every game.

use kernel::Lang;
use table::{IDS, Words, shelf};

/// A language, with the words of the web face and of every game: made once, since reading messages takes a while.
pub struct Localizer {
    /// The language.
    pub lang: Lang,
    /// The words of the web face.
    pub ui: Words,
    games: Vec<(&'static str, Words)>,
}

impl Localizer {
    /// Learns a language.
    pub fn new(lang: Lang) -> Self {
        let games = IDS.iter().filter_map(|id| Some((*id, shelf::words(id, lang)?.tied()))).collect();
        Self { lang, ui: Words::new(lang, &locales(lang)).tied(), games }
    }

    /// The words of a game; nothing where there is no such game.
    pub fn game(&self, id: &str) -> Option<&Words> {
        self.games.iter().find(|(known, _)| *known == id).map(|(_, words)| words)
    }
}

/// Why something is refused, as a sentence: refusals are written as parts of one.
pub fn sentence(why: &str) -> String {
    let mut signs = why.chars();
    let begun: String = signs.next().map(|first| first.to_uppercase().chain(signs).collect()).unwrap_or_default();
    if begun.ends_with(['.', '!', '?', '»', '…']) { begun } else { begun + "." }
}

/// The messages of this crate, in Fluent's format, and those of tables.
pub fn locales(lang: Lang) -> Vec<&'static str> {
    let own: &[&'static str] = match lang {
        Lang::Fr => &[
            include_str!("../locales/fr/account.ftl"),
            include_str!("../locales/fr/api.ftl"),
            include_str!("../locales/fr/board.ftl"),
            include_str!("../locales/fr/coach.ftl"),
            include_str!("../locales/fr/codex.ftl"),
            include_str!("../locales/fr/learn.ftl"),
            include_str!("../locales/fr/manners.ftl"),
            include_str!("../locales/fr/me.ftl"),
            include_str!("../locales/fr/past.ftl"),
            include_str!("../locales/fr/privacy.ftl"),
            include_str!("../locales/fr/review.ftl"),
            include_str!("../locales/fr/puzzles.ftl"),
            include_str!("../locales/fr/rules.ftl"),
            include_str!("../locales/fr/site.ftl"),
            include_str!("../locales/fr/tables.ftl"),
            include_str!("../locales/fr/trophies.ftl"),
        ],
        Lang::En => &[
            include_str!("../locales/en/account.ftl"),
            include_str!("../locales/en/api.ftl"),
            include_str!("../locales/en/board.ftl"),
            include_str!("../locales/en/coach.ftl"),
            include_str!("../locales/en/codex.ftl"),
            include_str!("../locales/en/learn.ftl"),
            include_str!("../locales/en/manners.ftl"),
            include_str!("../locales/en/me.ftl"),
            include_str!("../locales/en/past.ftl"),
            include_str!("../locales/en/privacy.ftl"),
            include_str!("../locales/en/review.ftl"),
            include_str!("../locales/en/puzzles.ftl"),
            include_str!("../locales/en/rules.ftl"),
            include_str!("../locales/en/site.ftl"),
            include_str!("../locales/en/tables.ftl"),
            include_str!("../locales/en/trophies.ftl"),
        ],
    };
    [&[table::locale(lang)], own].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ids of the messages in a locale file.
    fn ids(locale: &str) -> Vec<&str> {
        locale
            .lines()
            .filter_map(|line| line.split_once(" ="))
            .map(|(id, _)| id)
            .filter(|id| !id.starts_with([' ', '#']))
            .collect()
    }

    #[test]
    fn refusals_are_said_in_sentences() {
        assert_eq!(sentence("éteinte : choisissez-en une autre"), "Éteinte : choisissez-en une autre.");
        assert_eq!((sentence("Vraiment ?"), sentence("")), ("Vraiment ?".to_string(), ".".to_string()));
    }

    #[test]
    fn both_languages_say_the_same_messages() {
        let [french, english] = Lang::ALL.map(locales);
        assert_eq!(french.len(), english.len());
        for (french, english) in french.iter().zip(&english) {
            assert_eq!(ids(french), ids(english));
        }
    }
}
