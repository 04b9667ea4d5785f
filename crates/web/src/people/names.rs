//! What people may be called. A name is seen by everybody at a table, so it must be readable, nobody else's, and no insult.

use kernel::Text;
use std::error::Error;
use std::fmt;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The fewest and the most signs of a name.
pub const LENGTH: (usize, usize) = (2, 24);

/// The sign after the name of a declared bot. No name holds brackets, so nobody can put it there.
const BOT_SIGN: &str = " [bot]";

/// Why somebody cannot be called so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameRefused {
    /// It has too few letters or digits.
    Short,
    /// It is too long.
    Long,
    /// It holds signs that names have not.
    Signs,
    /// It mixes alphabets, so that it may look like another.
    Mixed,
    /// It is that of those who run the place, or of a machine.
    Reserved,
    /// It is an insult.
    Rude,
    /// Somebody is called so, or almost so.
    Taken,
}

impl fmt::Display for NameRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text().id)
    }
}

impl Error for NameRefused {}

impl NameRefused {
    /// Why, in words.
    pub fn text(self) -> Text {
        match self {
            Self::Short => Text::new("naming-short").number("least", LENGTH.0 as i64),
            Self::Long => Text::new("naming-long").number("most", LENGTH.1 as i64),
            Self::Signs => Text::new("naming-signs"),
            Self::Mixed => Text::new("naming-mixed"),
            Self::Reserved => Text::new("naming-reserved"),
            Self::Rude => Text::new("naming-rude"),
            Self::Taken => Text::new("naming-taken"),
        }
    }
}

/// A name as it will be shown: what was typed, tidied.
///
/// # Errors
/// Why somebody cannot be called so.
pub fn checked(typed: &str) -> Result<String, NameRefused> {
    // Nobody types so much; and nothing below should have to read it.
    if typed.len() > 400 {
        return Err(NameRefused::Long);
    }
    let plain: String = typed.nfkc().map(|sign| if sign == '’' { '\'' } else { sign }).collect();
    let name = plain.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    if name.chars().count() > LENGTH.1 {
        return Err(NameRefused::Long);
    }
    if !name.chars().all(allowed) || heaped(&name) {
        return Err(NameRefused::Signs);
    }
    if folded(&name).chars().count() < LENGTH.0 {
        return Err(NameRefused::Short);
    }
    let mut alphabets = name.chars().filter(|sign| sign.is_alphabetic()).map(alphabet);
    if let Some(first) = alphabets.next()
        && alphabets.any(|other| other != first)
    {
        return Err(NameRefused::Mixed);
    }
    let words = readings(&name);
    if words.iter().any(|word| listed(RUDE, word)) {
        return Err(NameRefused::Rude);
    }
    if words.iter().any(|word| listed(RESERVED, word)) || NOBODY.iter().any(|nobody| folded(nobody) == folded(&name)) {
        return Err(NameRefused::Reserved);
    }
    Ok(name)
}

/// The name as others see it: declared bots are known by it.
pub fn shown(name: &str, bot: bool) -> String {
    if bot { format!("{name}{BOT_SIGN}") } else { name.into() }
}

/// What must differ between two names: small letters and digits, without accents, and with those that look alike made the same.
pub fn folded(name: &str) -> String {
    name.nfkd().flat_map(char::to_lowercase).flat_map(plain).filter(|sign| sign.is_alphanumeric()).map(alike).collect()
}

fn allowed(sign: char) -> bool {
    // Letters that nobody sees.
    let blank = matches!(sign, '\u{115F}' | '\u{1160}' | '\u{3164}' | '\u{FFA0}' | '\u{034F}');
    (sign.is_alphanumeric() || is_combining_mark(sign) || matches!(sign, ' ' | '-' | '_' | '\'' | '.')) && !blank
}

/// Whether three marks are heaped upon a letter, or one upon nothing.
fn heaped(name: &str) -> bool {
    let mut room = 0;
    name.chars().any(|sign| {
        match (is_combining_mark(sign), sign.is_alphanumeric()) {
            (true, _) if room == 0 => return true,
            (true, _) => room -= 1,
            (false, letter) => room = if letter { 2 } else { 0 },
        }
        false
    })
}

/// The alphabet of a letter, roughly: letters of two of them in one name can look like another name.
fn alphabet(letter: char) -> u32 {
    match letter as u32 {
        0x41..=0x24F | 0x1E00..=0x1EFF | 0x2C60..=0x2C7F | 0xA720..=0xA7FF => 0,
        0x370..=0x3FF | 0x1F00..=0x1FFF => 1,
        0x400..=0x52F | 0xA640..=0xA69F => 2,
        // Chinese, Japanese and Korean are written with each other.
        0x1100..=0x11FF | 0x2E80..=0x9FFF | 0xAC00..=0xD7FF | 0x2_0000..=0x3_FFFF => 3,
        // Blocks are rarely smaller than this.
        other => 4 + other / 128,
    }
}

/// Letters that no decomposition makes plain, as those who cannot type them write them.
fn plain(letter: char) -> impl Iterator<Item = char> {
    let text = match letter {
        'ß' => "ss",
        'æ' => "ae",
        'œ' => "oe",
        'þ' => "th",
        'ø' => "o",
        'đ' | 'ð' => "d",
        'ł' => "l",
        'ħ' => "h",
        'ı' => "i",
        _ => "",
    };
    text.chars().chain(text.is_empty().then_some(letter))
}

/// What looks the same, or does in capitals, is the same.
fn alike(sign: char) -> char {
    match sign {
        '0' | 'о' | 'ο' => 'o',
        '1' | 'i' | 'і' | 'ι' => 'l',
        'а' | 'α' => 'a',
        'в' | 'β' => 'b',
        'с' => 'c',
        'ԁ' => 'd',
        'е' | 'ε' => 'e',
        'н' | 'һ' => 'h',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'м' | 'μ' => 'm',
        'η' => 'n',
        'р' | 'ρ' => 'p',
        'ԛ' => 'q',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'υ' => 'u',
        'ν' => 'v',
        'ԝ' => 'w',
        'х' | 'χ' => 'x',
        'у' | 'γ' => 'y',
        other => other,
    }
}

/// What a name may be read as, word by word and as a whole: digits can stand for letters, and letters can be drawn out. Words
/// within longer words are left alone: people live in Scunthorpe.
fn readings(name: &str) -> Vec<String> {
    let mut words: Vec<String> = vec![String::new()];
    let mut before = ' ';
    for sign in name.nfkd().filter(|sign| !is_combining_mark(*sign)) {
        let begins = !sign.is_alphanumeric() || (sign.is_uppercase() && before.is_lowercase());
        if begins {
            words.push(String::new());
        }
        if sign.is_alphanumeric()
            && let Some(word) = words.last_mut()
        {
            word.extend(sign.to_lowercase().flat_map(plain));
        }
        before = sign;
    }
    // Spaced out letters are one word.
    words.push(words.concat());
    let trimmed: Vec<String> =
        words.iter().map(|word| word.trim_matches(|sign: char| sign.is_numeric()).to_string()).collect();
    let spelled = words.iter().chain(&trimmed).map(|word| word.chars().map(letter).collect::<String>());
    let mut all: Vec<String> = spelled.flat_map(|word| [drawn_in(&word, 1), drawn_in(&word, 2)]).collect();
    all.retain(|word| word.len() > 1);
    all
}

/// The letter that a digit stands for.
fn letter(sign: char) -> char {
    match sign {
        '0' => 'o',
        '1' => 'i',
        '3' => 'e',
        '4' => 'a',
        '5' => 's',
        '7' => 't',
        '8' => 'b',
        '9' => 'g',
        other => other,
    }
}

/// A word whose letters that are drawn out to three or more are so many.
fn drawn_in(word: &str, many: usize) -> String {
    let signs: Vec<char> = word.chars().collect();
    let runs = signs.chunk_by(|one, other| one == other);
    runs.flat_map(|run| &run[..if run.len() > 2 { many } else { run.len() }]).collect()
}

fn listed(list: &str, word: &str) -> bool {
    let singular = word.strip_suffix('s').unwrap_or(word);
    list.split_whitespace().any(|known| known == word || known == singular)
}

/// What whoever is gone is called, which nobody else may be.
const NOBODY: [&str; 6] = ["joueur supprimé", "deleted player", "personne", "nobody", "tout le monde", "everybody"];

/// Names of those who run the place, and of machines.
const RESERVED: &str = "
    admin administrator administrateur administratrice moderator moderateur moderatrice modo oubliette bot robot staff support
    system systeme server serveur root sysadmin webmaster official officiel security securite
    careful random montecarlo search guest invite
";

/// Insults of whole groups of people, and the plainest of the others, in our two languages. Modest on purpose: whoever runs a
/// server can rename whom they must.
const RUDE: &str = "
    nigger nigga negro kike spic chink gook wetback raghead towelhead faggot fag tranny shemale dyke retard cunt whore slut
    rapist nazi hitler fuck fucker fucking motherfucker asshole cocksucker
    negre negresse bougnoule bicot youpin youtre bamboula niakoue chinetoque raton crouille pede pedale tarlouze tapette gouine
    travelo mongol salope pute putain encule enculee connard connasse batard nique niquer pedophile violeur bite
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_called_what_they_are_called() {
        for name in [
            "Zoé",
            "Anne-Marie",
            "O'Neill",
            "J. R.",
            "Владимир",
            "Ελένη",
            "さくら",
            "김민수",
            "李明",
            "Łukasz",
            "bob_42",
            "42",
            "Ng",
            "मीरा",
            "Nguyễn Văn An",
            "مريم",
        ] {
            assert_eq!(checked(name).as_deref(), Ok(name));
        }
        assert_eq!(checked("  Jean   Paul ").as_deref(), Ok("Jean Paul"));
        assert_eq!(checked("d’Artagnan").as_deref(), Ok("d'Artagnan"));
        assert_eq!(checked("Ａｎｎａ").as_deref(), Ok("Anna"));
    }

    /// Scunthorpe: words within longer words, and names that resemble others, are left alone.
    #[test]
    fn innocent_names_pass() {
        for name in [
            "Scunthorpe",
            "Penistone",
            "Niger",
            "Nigerian",
            "Talbot",
            "Abbot",
            "Matthew Cockburn",
            "Putaux",
            "Reputee",
            "Cassandre",
            "Administration",
            "Mongolie",
            "Dickens",
            "Bitencourt",
            "Spicy",
            "Essex",
            "Habituel",
            "Sussex 9",
            "Rateau",
            "Robotnik",
            "Randomize",
            "Assassin",
        ] {
            assert_eq!(checked(name).as_deref(), Ok(name));
        }
    }

    #[test]
    fn insults_and_offices_do_not() {
        for name in [
            "Connard",
            "C0nnard",
            "c o n n a r d",
            "ConnardFini",
            "connaaaard",
            "SALOPES",
            "pute69",
            "Enculé",
            "Big-Fag",
            "n.i.g.g.a",
        ] {
            assert_eq!(checked(name), Err(NameRefused::Rude), "{name}");
        }
        for name in [
            "admin",
            "4dm1n",
            "Admin 2",
            "The Oubliette",
            "bot",
            "B0t",
            "Super-Robot",
            "joueur supprimé",
            "JOUEUR SUPPRIME",
            "Deleted Player",
            "careful",
            "adm.in",
        ] {
            assert_eq!(checked(name), Err(NameRefused::Reserved), "{name}");
        }
    }

    #[test]
    fn names_that_nobody_can_read() {
        for name in ["a", "", "  ", "é", "-_'.", ".é."] {
            assert_eq!(checked(name), Err(NameRefused::Short), "{name:?}");
        }
        assert_eq!(checked(&"a".repeat(24)).map(|name| name.len()), Ok(24));
        for name in ["a".repeat(25), "é".repeat(10_000)] {
            assert_eq!(checked(&name), Err(NameRefused::Long));
        }
        for name in [
            "a\nb",
            "a\u{200b}b",
            "a\u{202e}b",
            "<b>a</b>",
            "ab\u{3164}",
            "Z\u{301}\u{301}\u{301}\u{301}oe",
            "\u{301}ab",
            "A [bot]",
            "a@b",
            "😀😀",
        ] {
            assert_eq!(checked(name), Err(NameRefused::Signs), "{name:?}");
        }
        // A Cyrillic а, a Greek ο.
        for name in ["P\u{430}ul", "Z\u{3bf}e", "ᴀdmin"] {
            assert_eq!(checked(name), Err(NameRefused::Mixed), "{name:?}");
        }
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        for (one, other) in [
            ("Zoé", "zoe"),
            ("Jean-Paul", "jean paul"),
            ("Bob", "B0b"),
            ("Ilia", "l1ia"),
            ("PABA", "РАВА"),
            ("Straße", "strasse"),
            ("Søren", "Soren"),
            ("A.B", "A_B"),
        ] {
            assert_eq!(folded(one), folded(other), "{one} {other}");
        }
        assert_ne!(folded("Anna"), folded("Anne"));
        assert_ne!(folded("李明"), folded("李月"));
        assert_eq!((shown("Ada", false), shown("Ada", true)), ("Ada".into(), "Ada [bot]".into()));
        assert!(checked(&shown("Ada", true)).is_err());
    }
}
