//! Shorthand: what every page says again and again, each said by one sign, on its way to a page that knows the signs.
//!
//! The phrases are fixed, and no words of anybody's can be one: they hold `<` or `"`, which are escaped in words. So, unlike compression, the
//! size of what is sent says no more than it does in longhand.

use crate::http::assets;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The sign of the first phrase; the others follow. They are for private use: no script writes with them.
const FIRST: u32 = 0xE000;
/// So many bytes of a phrase tell which ones to try.
const HEAD: usize = 8;

/// The phrases as this program's pages say them, each on its line.
static PHRASES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let phrases = include_str!("../../assets/shorthand.txt").lines();
    phrases.map(|phrase| phrase.replace("{art}", &assets::art_url())).collect()
});

/// Phrases with their signs, by how they begin.
type SignsByHead = BTreeMap<&'static [u8], Vec<(char, &'static str)>>;

/// The phrases by how they begin, the longest first.
static BY_HEAD: LazyLock<SignsByHead> = LazyLock::new(|| {
    let mut by_head = SignsByHead::new();
    for (sign, phrase) in (FIRST..).filter_map(char::from_u32).zip(PHRASES.iter()) {
        by_head.entry(&phrase.as_bytes()[..HEAD]).or_default().push((sign, phrase));
    }
    by_head.values_mut().for_each(|phrases| phrases.sort_by_key(|(_, phrase)| core::cmp::Reverse(phrase.len())));
    by_head
});

/// The phrases as a line of a script that reads them: `const phrases = [...];`.
pub fn script() -> String {
    let phrases: Vec<String> = PHRASES.iter().map(|phrase| format!("{phrase:?}")).collect();
    format!("const phrases = [{}];\n", phrases.join(","))
}

/// Which phrases the signs stand for: a page of another version of this program may know others.
pub fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| assets::version(&PHRASES.join("\n")));
    &VERSION
}

/// HTML in shorthand.
pub fn shorten(html: &str) -> String {
    let mut short = String::with_capacity(html.len() / 2);
    let mut rest = html;
    while let Some(sign) = rest.chars().next() {
        let phrase = rest.as_bytes().get(..HEAD).and_then(|head| BY_HEAD.get(head));
        let phrase = phrase.and_then(|phrases| phrases.iter().find(|(_, phrase)| rest.starts_with(phrase)));
        match phrase {
            Some((sign, phrase)) => {
                short.push(*sign);
                rest = &rest[phrase.len()..];
            }
            None => {
                match is_sign(sign) {
                    // Whoever has one in their name has it said in longhand.
                    true => short += &format!("&#{};", u32::from(sign)),
                    false => short.push(sign),
                }
                rest = &rest[sign.len_utf8()..];
            }
        }
    }
    short
}

fn is_sign(sign: char) -> bool {
    u32::from(sign).checked_sub(FIRST).is_some_and(|at| (at as usize) < PHRASES.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expand(short: &str) -> String {
        let expanded = |sign: char| match is_sign(sign) {
            true => PHRASES[(u32::from(sign) - FIRST) as usize].clone(),
            false => sign.to_string(),
        };
        short.chars().map(expanded).collect()
    }

    #[test]
    fn what_is_shortened_says_the_same() {
        let html: String = PHRASES.iter().map(|phrase| format!("{phrase}é ♥ <b>{phrase}")).collect();
        let short = shorten(&html);
        assert_eq!(expand(&short), html);
        assert!(short.len() * 3 < html.len(), "{} of {}", short.len(), html.len());
        assert_eq!((shorten(""), shorten("<"), shorten("déjà vu")), ("".into(), "<".into(), "déjà vu".into()));
    }

    #[test]
    fn a_sign_in_somebodys_words_stays_what_it_is() {
        assert_eq!(shorten("Zo\u{E001}"), "Zo&#57345;");
    }

    /// Words cannot hold what is escaped in them, so none can be a phrase.
    #[test]
    fn no_words_are_a_phrase() {
        for phrase in PHRASES.iter() {
            assert!(phrase.starts_with(['<', '"']) && phrase.len() >= HEAD, "{phrase}");
            assert!(!phrase.contains(['{', '\n', '\\']), "{phrase}");
        }
        assert!(script().starts_with("const phrases = [\""));
    }
}
