//! Ids and secrets: 128 bits that nobody can guess.

use sha2::{Digest, Sha256};

/// A fresh id of 128 bits, in 26 signs that can be read aloud: few vowels, nothing that looks like something else.
pub fn fresh() -> String {
    const SIGNS: &[u8; 32] = b"0123456789bcdfghjkmnpqrstuvwxyza";
    let mut bytes = [0; 26];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes.iter().map(|byte| SIGNS[(byte & 31) as usize] as char).collect()
}

/// What is kept of a secret: whoever reads the store cannot use it.
pub fn hashed(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

/// Sixteen hexadecimal digits that say whether two texts are the same.
pub fn mark(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes())[..8])
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Whether a text may be an id of ours: short, and of letters and digits.
pub fn plausible(text: &str) -> bool {
    (8..=64).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_differ_and_are_plausible() {
        let (one, other) = (fresh(), fresh());
        assert!(one != other && one.len() == 26 && plausible(&one) && plausible(&other));
        assert!(!plausible("../../etc") && !plausible("") && !plausible(&"a".repeat(65)));
        assert_eq!((hashed("a").len(), mark("a").len()), (64, 16));
        assert!(hashed("a").starts_with(&mark("a")));
    }
}
