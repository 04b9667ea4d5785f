//! Passwords: hashed with Argon2id, never kept, never logged.

use crate::http::http_error::HttpError;
use crate::people::names;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::http::StatusCode;
use kernel::Text;
use std::error::Error;
use std::fmt;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization;

/// The fewest and the most signs of a password.
pub const LENGTH: (usize, usize) = (8, 200);

/// Hashing takes a core and 19 MiB, so that guessing is dear; strangers must not make it dear for us.
static HASHERS: Semaphore = Semaphore::const_new(2);

/// What everybody tries first.
const KNOWN: &str =
    "password passw0rd motdepasse azertyuiop qwertyuiop azerty123 qwerty123 12345678 123456789 1234567890 00000000
    11111111 iloveyou jetaime1 abcd1234 password1 oubliette donjon123 dungeon1";

/// Why a password will not do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PasswordRefused {
    /// It is too short.
    Short,
    /// It is too long.
    Long,
    /// It is among the first that anybody tries.
    Known,
}

impl fmt::Display for PasswordRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text().id)
    }
}

impl Error for PasswordRefused {}

impl PasswordRefused {
    /// Why, in words.
    pub fn text(self) -> Text {
        match self {
            Self::Short => Text::new("password-short").number("least", LENGTH.0 as i64),
            Self::Long => Text::new("password-long").number("most", LENGTH.1 as i64),
            Self::Known => Text::new("password-known"),
        }
    }
}

/// Whether this may be the password of whoever is called so.
///
/// # Errors
/// Why not.
pub fn checked(password: &str, name: &str) -> Result<(), PasswordRefused> {
    let small = password.to_lowercase();
    let same = password.chars().next().is_some_and(|first| password.chars().all(|sign| sign == first));
    match password.chars().count() {
        short if short < LENGTH.0 => Err(PasswordRefused::Short),
        long if long > LENGTH.1 => Err(PasswordRefused::Long),
        _ if same || KNOWN.split_whitespace().any(|known| known == small) => Err(PasswordRefused::Known),
        _ if names::folded(password) == names::folded(name) => Err(PasswordRefused::Known),
        _ => Ok(()),
    }
}

/// Keyboards write the same accent in different ways.
fn typed(password: &str) -> Vec<u8> {
    password.nfc().collect::<String>().into_bytes()
}

/// How often a password was hashed, be it to be kept or to be compared.
static HASHINGS: AtomicU64 = AtomicU64::new(0);

/// How often a password was hashed, be it to be kept or to be compared: whoever guesses makes it grow.
pub fn hashings() -> u64 {
    HASHINGS.load(Ordering::Relaxed)
}

fn hash(password: &[u8]) -> Option<String> {
    HASHINGS.fetch_add(1, Ordering::Relaxed);
    Argon2::default().hash_password(password).ok().map(|hash| hash.to_string())
}

/// A hash that is nobody's, so that names that do not exist cost as much as those that do.
static NOBODYS: LazyLock<String> = LazyLock::new(|| hash(crate::ids::fresh().as_bytes()).unwrap_or_default());

/// Makes ready what names that do not exist are compared with: the first of them would else take twice as long.
pub async fn get_ready() {
    let _ = tokio::task::spawn_blocking(|| LazyLock::force(&NOBODYS)).await;
}

fn defect() -> HttpError {
    HttpError::new(StatusCode::INTERNAL_SERVER_ERROR, "account-defect")
}

/// What is kept of a password.
///
/// # Errors
/// If the machine has no randomness.
pub async fn hashed(password: &str) -> Result<String, HttpError> {
    let password = typed(password);
    let _hasher = HASHERS.acquire().await.map_err(|_| defect())?;
    tokio::task::spawn_blocking(move || hash(&password)).await.ok().flatten().ok_or_else(defect)
}

/// Whether this is the password of that hash; takes as long where there is none.
///
/// # Errors
/// If the machine fails.
pub async fn fits(password: &str, kept: Option<String>) -> Result<bool, HttpError> {
    // What is longer than any password is none, and not worth the time.
    let password = if password.len() > LENGTH.1 * 4 { Vec::new() } else { typed(password) };
    let _hasher = HASHERS.acquire().await.map_err(|_| defect())?;
    let verify = move || {
        // What was kept and cannot be read is nobody's either.
        let kept = kept.filter(|kept| PasswordHash::new(kept).is_ok());
        let there = kept.is_some();
        let kept = kept.unwrap_or_else(|| NOBODYS.clone());
        let parsed = PasswordHash::new(&kept);
        HASHINGS.fetch_add(1, Ordering::Relaxed);
        let same = parsed.is_ok_and(|kept| Argon2::default().verify_password(&password, &kept).is_ok());
        same && there
    };
    tokio::task::spawn_blocking(verify).await.map_err(|_| defect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_fits_its_hash_and_no_other() {
        let kept = hashed("cheval correct").await.expect("a hash");
        assert!(kept.starts_with("$argon2id$") && !kept.contains("cheval"));
        assert_ne!(hashed("cheval correct").await.expect("a hash"), kept, "salted");
        let fits = |password: &'static str, kept: Option<&str>| fits(password, kept.map(String::from));
        assert!(fits("cheval correct", Some(&kept)).await.expect("an answer"));
        for (password, kept) in [
            ("cheval Correct", Some(kept.as_str())),
            ("", Some(&kept)),
            ("cheval correct", None),
            ("", None),
            ("a", Some("")),
        ] {
            assert!(!fits(password, kept).await.expect("an answer"), "{password}");
        }
    }

    /// An é is an é, however the keyboard writes it.
    #[tokio::test]
    async fn accents_are_the_same_on_all_keyboards() {
        let kept = hashed("pr\u{e9}sident").await.expect("a hash");
        assert!(fits("pre\u{301}sident", Some(kept)).await.expect("an answer"));
    }

    #[test]
    fn passwords_that_will_not_do() {
        assert_eq!(checked("sept sg", "Ada"), Err(PasswordRefused::Short));
        assert_eq!(checked(&"é".repeat(201), "Ada"), Err(PasswordRefused::Long));
        for known in ["MotDePasse", "password", "aaaaaaaaaaaa", "Jean-Paul 1", "jean paul1"] {
            assert_eq!(checked(known, "Jean Paul 1"), Err(PasswordRefused::Known), "{known}");
        }
        for good in ["huit sgn", &"éa".repeat(100), "correct horse battery staple"] {
            assert_eq!(checked(good, "Jean Paul 1"), Ok(()), "{good}");
        }
    }
}
