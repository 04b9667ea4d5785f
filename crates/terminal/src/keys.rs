//! What people type for numbers, on whatever keyboard.

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

#[cfg(test)]
mod tests {
    use super::number;

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
