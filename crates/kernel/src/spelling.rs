//! Values and the words they are spelt with, in options and notation.

/// The word for one of a list of values.
///
/// # Panics
/// If the value has no word.
pub fn word<T: Copy + PartialEq>(words: &[(&'static str, T)], value: T) -> &'static str {
    words.iter().find(|(_, known)| *known == value).expect("every value has its word").0
}

/// The value of one of a list of words.
pub fn value<T: Copy>(words: &[(&str, T)], word: &str) -> Option<T> {
    words.iter().find(|(known, _)| *known == word).map(|(_, value)| *value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways() {
        let words = [("yes", true), ("no", false)];
        assert_eq!(word(&words, false), "no");
        assert_eq!((value(&words, "yes"), value(&words, "maybe")), (Some(true), None));
    }
}
