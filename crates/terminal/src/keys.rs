//! What people type, on whatever keyboard.

/// The digits 1 to 9 and 0 of a French keyboard without Shift.
const AZERTY: [char; 10] = ['&', 'é', '"', '\'', '(', '-', 'è', '_', 'ç', 'à'];

/// The number that was typed, with or without Shift on a French keyboard: `12`, `&é`.
pub fn number(typed: &str) -> Option<usize> {
    let digit = |sign: char| {
        let unshifted = AZERTY.iter().position(|known| *known == sign).map(|at| (at as u32 + 1) % 10);
        unshifted.or(sign.to_digit(10))
    };
    if typed.is_empty() || typed.chars().count() > 6 {
        return None;
    }
    typed.chars().try_fold(0, |number, sign| Some(number * 10 + digit(sign)? as usize))
}

/// What was typed, short enough to be repeated.
pub fn shown(typed: &str) -> String {
    typed.chars().take(40).collect()
}

/// A name as it can be typed on any keyboard: small letters without accents or ligatures.
pub fn folded(name: &str) -> String {
    let plain = |sign: char| match sign {
        'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        other => other,
    };
    name.to_lowercase().replace('œ', "oe").replace('æ', "ae").chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::{folded, number};

    #[test]
    fn names_without_accents() {
        assert_eq!(folded("Dame de CŒUR"), "dame de coeur");
        assert_eq!(folded("2 de trèfle"), "2 de trefle");
    }

    #[test]
    fn both_keyboards() {
        assert_eq!(number("7"), Some(7));
        assert_eq!(number("12"), Some(12));
        let unshifted: Vec<_> = "&é\"'(-è_ç".chars().map(|sign| number(&sign.to_string())).collect();
        assert_eq!(unshifted, (1..=9).map(Some).collect::<Vec<_>>());
        assert_eq!(number("&à"), Some(10));
        assert_eq!(number("a"), None);
        assert_eq!(number(""), None);
        assert_eq!(number("99999999999999999999"), None);
    }
}
