//! A search query: words that somebody looks for, without regard to accents and capitals.

use maud::{Markup, html};
use std::ops::Range;

/// More than this nobody types.
const MOST_SIGNS: usize = 100;

/// What somebody looks for: a text holds it if it holds every word, anywhere.
#[derive(Clone, Debug, Default)]
pub struct SearchQuery {
    /// What was typed.
    pub asked: String,
    words: Vec<String>,
}

/// A sign of a folded text, with where it stands in the text as it was written.
type Folded = (char, Range<usize>);

/// A text without accents, ligatures and capitals.
fn fold(text: &str) -> Vec<Folded> {
    let mut folded = Vec::with_capacity(text.len());
    for (at, sign) in text.char_indices() {
        let place = at..at + sign.len_utf8();
        for sign in sign.to_lowercase() {
            let plain = match sign {
                'à' | 'â' | 'ä' | 'á' => "a",
                'ç' => "c",
                'é' | 'è' | 'ê' | 'ë' => "e",
                'î' | 'ï' | 'í' => "i",
                'ñ' => "n",
                'ô' | 'ö' | 'ó' => "o",
                'ù' | 'û' | 'ü' | 'ú' => "u",
                'ÿ' => "y",
                'œ' => "oe",
                'æ' => "ae",
                '’' => "'",
                other => {
                    folded.push((other, place.clone()));
                    continue;
                }
            };
            folded.extend(plain.chars().map(|sign| (sign, place.clone())));
        }
    }
    folded
}

fn signs(folded: &[Folded]) -> String {
    folded.iter().map(|(sign, _)| sign).collect()
}

impl SearchQuery {
    /// What was typed; the § before a clause may be left out.
    pub fn new(asked: &str) -> Self {
        let asked: String = asked.trim().chars().take(MOST_SIGNS).collect();
        let words = asked.split_whitespace().map(|word| signs(&fold(word.trim_start_matches('§'))));
        Self { words: words.filter(|word| !word.is_empty()).collect(), asked }
    }

    /// Whether nothing is looked for.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Whether all words are somewhere in these texts.
    pub fn is_in(&self, texts: &[&str]) -> bool {
        let folded: Vec<String> = texts.iter().map(|text| signs(&fold(text))).collect();
        self.words.iter().all(|word| folded.iter().any(|text| text.contains(word)))
    }

    /// Where the words stand in a text, from left to right and apart from each other.
    fn places(&self, text: &str) -> Vec<Range<usize>> {
        let folded = fold(text);
        let mut places: Vec<Range<usize>> = Vec::new();
        let mut at = 0;
        while at < folded.len() {
            let here = |word: &&String| {
                let mut rest = folded[at..].iter().map(|(sign, _)| *sign);
                word.chars().all(|sign| rest.next() == Some(sign))
            };
            let longest = self.words.iter().filter(here).map(|word| word.chars().count()).max().unwrap_or(0);
            if longest == 0 {
                at += 1;
                continue;
            }
            let place = folded[at].1.start..folded[at + longest - 1].1.end;
            // A ligature may end one hit and begin the next.
            match places.last_mut().filter(|last| place.start <= last.end) {
                Some(last) => last.end = place.end,
                None => places.push(place),
            }
            at += longest;
        }
        places
    }

    /// A text, with the words marked.
    pub fn marked(&self, text: &str) -> Markup {
        let places = if self.is_empty() { Vec::new() } else { self.places(text) };
        let starts = std::iter::once(0).chain(places.iter().map(|place| place.end));
        let ends = places.iter().map(|place| place.start).chain(std::iter::once(text.len()));
        let mut hits = places.iter();
        html! {
            @for (start, end) in starts.zip(ends) {
                (text[start..end])
                @if let Some(hit) = hits.next() { mark { (text[hit.clone()]) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_capitals_and_ligatures_do_not_matter() {
        for (asked, text) in
            [("epee", "l'Épée"), ("COEUR", "un cœur"), ("Œuf", "OEUF"), ("§a.b", "a.b"), ("l'e", "l’été")]
        {
            assert!(SearchQuery::new(asked).is_in(&[text]), "{asked} in {text}");
        }
        assert!(!SearchQuery::new("salle cave").is_in(&["la salle"]));
        assert!(SearchQuery::new("salle cave").is_in(&["la salle", "une cave"]));
        assert!(SearchQuery::new(" § ").is_empty());
    }

    #[test]
    fn hits_are_marked_as_they_are_written() {
        let marked = |asked: &str, text: &str| SearchQuery::new(asked).marked(text).into_string();
        assert_eq!(marked("epee", "Une Épée, deux épées."), "Une <mark>Épée</mark>, deux <mark>épée</mark>s.");
        assert_eq!(marked("o", "cœur"), "c<mark>œ</mark>ur");
        assert_eq!(marked("room roo", "the room"), "the <mark>room</mark>");
        assert_eq!(marked("ab c", "abc"), "<mark>abc</mark>");
        assert_eq!(marked("", "a < b"), "a &lt; b");
        assert_eq!(marked("<b>", "a <b> c"), "a <mark>&lt;b&gt;</mark> c");
    }
}
