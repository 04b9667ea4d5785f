//! One notation for the actions of any game, derived from their types: a few words on one line.
//!
//! `#[derive(Serialize, Deserialize)]` on an action is enough for [`write`] and [`read`]:
//!
//! | value | in notation |
//! |---|---|
//! | a variant of an enum | its name in kebab-case, then its fields in order: `fight 12 with-hands` |
//! | a struct, a tuple, an array | its fields in order |
//! | a whole number, a truth | `12`, `-3`, `true` |
//! | a text, such as the code of a card | the word itself: no spaces, no brackets, not `-` |
//! | an option | `-`, or what is there |
//! | a sequence | `[3 7 12]`, `[]` |
//! | `()` | `()` |
//!
//! Every value is written in one way only, and only that way is read. What cannot be written is an error and never a guess:
//! floats, maps, texts that are no words, options of options. Enums are tagged as serde does it by default.

mod read;
mod write;

pub use read::read;
pub use write::write;

use core::fmt;

/// Why something cannot be written or read in notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotationError {
    /// Notation has no words for such values.
    Unsupported(&'static str),
    /// This text is no single word, so that nobody could say where it ends.
    NoWord(String),
    /// This option cannot be told from nothing.
    Nothing,
    /// The line ends where something is missing.
    Ends,
    /// Something else should stand in the place of this word.
    Expected {
        /// What should stand there.
        what: &'static str,
        /// What does.
        found: String,
    },
    /// No variant is spelt so.
    NoVariant {
        /// Those that there are.
        known: Vec<String>,
        /// What was found.
        found: String,
    },
    /// The line should end before this word.
    TooLong(String),
    /// What the type itself has to say against it.
    Refused(String),
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unsupported(what) => write!(f, "no notation for {what}"),
            Self::NoWord(text) => write!(f, "no single word: {text:?}"),
            Self::Nothing => write!(f, "an option that would look like nothing"),
            Self::Ends => write!(f, "the line ends too early"),
            Self::Expected { what, found } => write!(f, "{what} expected, not {found:?}"),
            Self::NoVariant { known, found } => write!(f, "one of {} expected, not {found:?}", known.join(", ")),
            Self::TooLong(word) => write!(f, "the line should end before {word:?}"),
            Self::Refused(why) => write!(f, "{why}"),
        }
    }
}

impl core::error::Error for NotationError {}

impl serde::ser::Error for NotationError {
    fn custom<T: fmt::Display>(why: T) -> Self {
        Self::Refused(why.to_string())
    }
}

impl serde::de::Error for NotationError {
    fn custom<T: fmt::Display>(why: T) -> Self {
        Self::Refused(why.to_string())
    }

    fn invalid_length(_: usize, _: &dyn serde::de::Expected) -> Self {
        Self::Ends
    }
}

/// What stands for nothing.
const NOTHING: &str = "-";
/// What stands for `()`.
const UNIT: &str = "()";

/// The name of a variant as words are spelt: `LoseHp` is `lose-hp`.
fn kebab(name: &str) -> String {
    let mut word = String::new();
    let signs: Vec<char> = name.chars().collect();
    for (at, sign) in signs.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| signs[before]);
        let after_small = before.is_some_and(|before| before.is_lowercase() || before.is_ascii_digit());
        let before_small =
            before.is_some_and(char::is_uppercase) && signs.get(at + 1).is_some_and(|next| next.is_lowercase());
        if sign.is_uppercase() && (after_small || before_small) {
            word.push('-');
        }
        match sign {
            '_' => word.push('-'),
            sign => word.extend(sign.to_lowercase()),
        }
    }
    word
}

/// Whether a text is one word that nothing else could be taken for.
fn is_word(text: &str) -> bool {
    let fits = |sign: char| !sign.is_whitespace() && !sign.is_control() && !matches!(sign, '[' | ']');
    !text.is_empty() && text != NOTHING && text.chars().all(fits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde::{Deserialize, Serialize};

    /// A card beyond a byte.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    struct Card(u16);

    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    enum With {
        BareHands,
        Weapon { card: Card, twice: bool },
        Both(Card, Option<Card>),
    }

    /// An action of a toy that has every shape that actions come in.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    enum ToyAction {
        Pass,
        GoTo(i16),
        Fight {
            foe: Card,
            with: With,
        },
        Take {
            what: Option<With>,
            places: Vec<u8>,
        },
        Arrange(Vec<ToyAction>),
        Say {
            word: String,
            to: Option<u8>,
            pair: (i64, [u8; 2]),
        },
        Nest(Box<ToyAction>),
        #[serde(rename = "HPLost")]
        Lost(u64, ()),
    }

    fn with() -> impl Strategy<Value = With> {
        let card = || any::<u16>().prop_map(Card);
        prop_oneof![
            Just(With::BareHands),
            (card(), any::<bool>()).prop_map(|(card, twice)| With::Weapon { card, twice }),
            (card(), proptest::option::of(card())).prop_map(|(one, other)| With::Both(one, other)),
        ]
    }

    fn action() -> impl Strategy<Value = ToyAction> {
        let card = || any::<u16>().prop_map(Card);
        let leaf = prop_oneof![
            Just(ToyAction::Pass),
            any::<i16>().prop_map(ToyAction::GoTo),
            any::<u64>().prop_map(|lost| ToyAction::Lost(lost, ())),
            (card(), with()).prop_map(|(foe, with)| ToyAction::Fight { foe, with }),
            (proptest::option::of(with()), proptest::collection::vec(any::<u8>(), 0..5))
                .prop_map(|(what, places)| ToyAction::Take { what, places }),
            ("[a-zA-Zéèœ0-9/.:#-]{2,9}", proptest::option::of(any::<u8>()), any::<i64>(), any::<[u8; 2]>())
                .prop_map(|(word, to, number, two)| ToyAction::Say { word, to, pair: (number, two) }),
        ];
        leaf.prop_recursive(3, 24, 4, |inner| {
            prop_oneof![
                proptest::collection::vec(inner.clone(), 0..4).prop_map(ToyAction::Arrange),
                inner.prop_map(|one| ToyAction::Nest(Box::new(one))),
            ]
        })
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(action in action()) {
            let line = write(&action).unwrap();
            prop_assert!(!line.contains('\n') && line.trim() == line && !line.contains("  "), "{:?}", line);
            prop_assert_eq!(read::<ToyAction>(&line), Ok(action), "{}", line);
        }

        /// Whatever can be read is written the same again: one action, one line.
        #[test]
        fn there_is_one_way_to_write(line in "(pass|go-to|fight|nest|take|-|[0-9]{1,2}|\\[|\\]| |bare-hands|\\+1|arrange){1,9}") {
            if let Ok(action) = read::<ToyAction>(&line) {
                prop_assert_eq!(write(&action), Ok(line));
            }
        }

        #[test]
        fn any_line_is_read_or_refused(line in ".{0,40}") {
            let _ = read::<ToyAction>(&line);
        }

        /// Changing a written line never panics, and what it then says is written so.
        #[test]
        fn damaged_lines_are_read_or_refused(action in action(), at in any::<prop::sample::Index>(), sign in ".") {
            let mut signs: Vec<char> = write(&action).unwrap().chars().collect();
            let at = at.index(signs.len());
            signs[at] = sign.chars().next().unwrap();
            let line: String = signs.into_iter().collect();
            if let Ok(action) = read::<ToyAction>(&line) {
                prop_assert_eq!(write(&action), Ok(line));
            }
        }
    }

    #[test]
    fn lines() {
        let fight = |with| ToyAction::Fight { foe: Card(300), with };
        for (line, action) in [
            ("pass", ToyAction::Pass),
            ("go-to -3", ToyAction::GoTo(-3)),
            ("fight 300 bare-hands", fight(With::BareHands)),
            ("fight 300 weapon 7 true", fight(With::Weapon { card: Card(7), twice: true })),
            ("fight 300 both 7 -", fight(With::Both(Card(7), None))),
            ("take - []", ToyAction::Take { what: None, places: vec![] }),
            (
                "take both 1 2 [3 4]",
                ToyAction::Take { what: Some(With::Both(Card(1), Some(Card(2)))), places: vec![3, 4] },
            ),
            (
                "arrange [pass go-to 1 arrange []]",
                ToyAction::Arrange(vec![ToyAction::Pass, ToyAction::GoTo(1), ToyAction::Arrange(vec![])]),
            ),
            ("say QS - 5 1 2", ToyAction::Say { word: "QS".into(), to: None, pair: (5, [1, 2]) }),
            ("hp-lost 9 ()", ToyAction::Lost(9, ())),
        ] {
            assert_eq!(write(&action).as_deref(), Ok(line));
            assert_eq!(read(line), Ok(action));
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        let wrong = |line| read::<ToyAction>(line).unwrap_err();
        let expected = |what, found: &str| NotationError::Expected { what, found: found.into() };
        assert_eq!(wrong(""), NotationError::Ends);
        let known = ["pass", "go-to", "fight", "take", "arrange", "say", "nest", "hp-lost"].map(String::from).to_vec();
        assert_eq!(wrong("jump"), NotationError::NoVariant { known, found: "jump".into() });
        assert_eq!(wrong("go-to"), NotationError::Ends);
        assert_eq!(wrong("go-to three"), expected("a whole number", "three"));
        assert_eq!(wrong("go-to 03"), expected("a whole number", "03"));
        assert_eq!(wrong("go-to +3"), expected("a whole number", "+3"));
        assert_eq!(wrong("go-to 40000"), expected("a whole number", "40000"));
        assert_eq!(wrong("pass pass"), NotationError::TooLong("pass".into()));
        assert_eq!(wrong("pass "), NotationError::TooLong(String::new()));
        assert_eq!(wrong("go-to  3"), expected("a whole number", ""));
        assert_eq!(wrong("take - [1"), NotationError::Ends);
        assert_eq!(wrong("take - [1]]"), NotationError::TooLong("]".into()));
        assert!(matches!(wrong("take - [ 1]"), NotationError::Expected { .. }));
        assert!(matches!(wrong("take - 1"), NotationError::Expected { .. }));
        assert!(matches!(wrong("fight 1 weapon 2 maybe"), NotationError::Expected { .. }));
        let say = |word: &str| write(&ToyAction::Say { word: word.into(), to: None, pair: (0, [0, 0]) }).unwrap_err();
        for text in ["", "-", "two words", "a[b", "line\nbreak"] {
            assert_eq!(say(text), NotationError::NoWord(text.into()));
        }
        assert_eq!(write(&Some(None::<u8>)), Err(NotationError::Nothing));
        assert_eq!(write(&1.5), Err(NotationError::Unsupported("a float")));
        assert_eq!(write(&std::collections::BTreeMap::<u8, u8>::new()), Err(NotationError::Unsupported("a map")));
        assert!(matches!(read::<f32>("1.5"), Err(NotationError::Unsupported(_))));
        assert!(!wrong("jump").to_string().is_empty());
    }

    #[test]
    fn names_in_kebab_case() {
        for (name, word) in [
            ("Pass", "pass"),
            ("GoTo", "go-to"),
            ("HPLost", "hp-lost"),
            ("lose-hp", "lose-hp"),
            ("Take2More", "take2-more"),
            ("snake_case", "snake-case"),
        ] {
            assert_eq!(kebab(name), word);
        }
    }
}
