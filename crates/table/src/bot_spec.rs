//! Bots, as people and records name them: who they are is the business of another crate.

use crate::level::Level;
use core::fmt;
use kernel::Character;

/// How long a bot may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// As long as is usual: nothing was said.
    Usual,
    /// So many playouts: the same answer every time.
    Playouts(u64),
    /// So many milliseconds.
    Millis(u64),
}

/// A bot, read from its name where it enters: a [`Level`], `random`, `careful`, `montecarlo`, `montecarlo:5000`, `search`, `search:5000`,
/// `hidden`, or one of the game's characters. Whether the game has that character, a table says that is laid out ([`BotSpec::plays`]).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BotSpec {
    /// Every legal action is as likely.
    Random,
    /// The game's rule of thumb, with mistakes.
    Beginner,
    /// The game's rule of thumb.
    Careful,
    /// Flat Monte Carlo: games are played out to their end.
    MonteCarlo(Budget),
    /// A look ahead that ends where a learnt value or a solver knows more; where nothing was learnt, flat Monte Carlo.
    Search(Budget),
    /// One of the game's characters that hides which, drawn by the game's seed ([`Session::unmasked_bot`](crate::Session::unmasked_bot)).
    Hidden,
    /// One of the game's characters, by its word, which looks ahead by so many playouts where the word ends with `:60`; or a name that is
    /// nobody's.
    Character(Box<str>),
}

/// The playouts that `montecarlo` takes for a decision where nothing is said.
pub const PLAYOUTS: u64 = 4_000;

/// The playouts that `search` takes for a decision where nothing is said.
pub const SEARCH_PLAYOUTS: u64 = 3_000;

/// The most that it takes at a table that is laid out now: nobody waits for longer. Records may ask for more.
pub const MOST_PLAYOUTS: u64 = 1_000_000;

/// The names of the bots that every game has, from the weakest to the strongest wherever no box says otherwise. Levels are names, too:
/// `casual` is `careful`, and `master` is `search`.
pub const NAMES: [&str; 9] =
    ["random", "beginner", "careful", "casual", "montecarlo", "skilled", "expert", "search", "master"];

/// The name of a bot that plays in one of the game's characters and hides which.
pub const HIDDEN: &str = "hidden";

/// The names of the bots of a game with these characters: those that every game has, then its own.
pub fn names(characters: &[Character]) -> Vec<&'static str> {
    NAMES.into_iter().chain(characters.iter().map(|character| character.word)).collect()
}

/// The names of the bots of a game with these characters, from the weakest to the strongest, where its box has this to say of it.
pub(crate) fn ranked(ranking: &[&'static str], characters: &[Character]) -> Vec<&'static str> {
    if ranking.is_empty() { names(characters) } else { ranking.to_vec() }
}

/// How many playouts a text says.
fn read_playouts(text: &str) -> Option<u64> {
    text.parse().ok().filter(|playouts| (1..=100_000_000).contains(playouts))
}

impl From<&str> for BotSpec {
    fn from(name: &str) -> Self {
        if let Some(level) = Level::named(name) {
            return level.bot();
        }
        match name {
            "random" => Self::Random,
            "careful" => Self::Careful,
            HIDDEN => Self::Hidden,
            "montecarlo" => Self::MonteCarlo(Budget::Usual),
            "search" => Self::Search(Budget::Usual),
            _ => match name.split_once(':').and_then(|(name, number)| Some((name, read_playouts(number)?))) {
                Some(("montecarlo", playouts)) => Self::MonteCarlo(Budget::Playouts(playouts)),
                Some(("search", playouts)) => Self::Search(Budget::Playouts(playouts)),
                _ => Self::Character(name.into()),
            },
        }
    }
}

impl BotSpec {
    /// Whether a game with these characters has such a bot.
    pub fn plays(&self, characters: &[Character]) -> bool {
        match self {
            Self::Character(_) => self.place(characters).is_some(),
            Self::Hidden => !characters.is_empty(),
            Self::Random | Self::Beginner | Self::Careful | Self::MonteCarlo(_) | Self::Search(_) => true,
        }
    }

    /// The place of its character among these; nothing where it is none of them.
    pub fn place(&self, characters: &[Character]) -> Option<u8> {
        let Self::Character(word) = self else { return None };
        let (word, playouts) = word.split_once(':').map_or((&**word, None), |(word, number)| (word, Some(number)));
        let is_read = playouts.is_none_or(|number| read_playouts(number).is_some());
        let place = characters.iter().position(|character| character.word == word).filter(|_| is_read);
        place.and_then(|place| u8::try_from(place).ok())
    }

    /// The playouts that a character looks ahead by, where it does: `traitor:60`.
    pub fn playouts_in_character(&self) -> Option<u64> {
        let Self::Character(word) = self else { return None };
        word.split_once(':').and_then(|(_, number)| read_playouts(number))
    }

    /// Whether it plays games out before it decides, which takes its time.
    pub fn reckons(&self) -> bool {
        matches!(self, Self::MonteCarlo(_) | Self::Search(_)) || self.playouts_in_character().is_some()
    }

    /// The same bot with another budget, where it has one.
    #[must_use]
    pub fn within(self, budget: Budget) -> Self {
        match self {
            Self::MonteCarlo(_) => Self::MonteCarlo(budget),
            Self::Search(_) => Self::Search(budget),
            other => other,
        }
    }

    /// The same bot with what it takes for granted said: a record outlives what `montecarlo` alone stands for.
    #[must_use]
    pub fn written_out(self) -> Self {
        match self {
            Self::MonteCarlo(Budget::Usual) => Self::MonteCarlo(Budget::Playouts(PLAYOUTS)),
            Self::Search(Budget::Usual) => Self::Search(Budget::Playouts(SEARCH_PLAYOUTS)),
            other => other,
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Beginner => f.write_str("beginner"),
            Self::Careful => f.write_str("careful"),
            Self::Hidden => f.write_str(HIDDEN),
            Self::MonteCarlo(Budget::Playouts(playouts)) => write!(f, "montecarlo:{playouts}"),
            Self::Search(Budget::Playouts(playouts)) => write!(f, "search:{playouts}"),
            // What a clock decides cannot be had again; what comes nearest can.
            Self::MonteCarlo(Budget::Usual | Budget::Millis(_)) => f.write_str("montecarlo"),
            Self::Search(Budget::Usual | Budget::Millis(_)) => f.write_str("search"),
            Self::Character(word) => f.write_str(word),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Printed;

    fn characters() -> [Character; 2] {
        let character = |word| Character { word, name: Printed::new(word, word), style: Printed::new("", "") };
        [character("frugal"), character("daring")]
    }

    #[test]
    fn names_are_read_as_they_are_written() {
        for name in [
            "random",
            "beginner",
            "careful",
            "montecarlo",
            "montecarlo:1",
            "montecarlo:4000",
            "search",
            "search:300",
            "daring",
            "daring:60",
        ] {
            let spec = BotSpec::from(name);
            assert_eq!(spec.to_string(), name);
            assert!(spec.plays(&characters()), "{name}");
        }
        assert_eq!(BotSpec::from("montecarlo").written_out().to_string(), "montecarlo:4000");
        for other in ["", "Careful", "careful:3", "montecarlo:0", "montecarlo:", "montecarlo:-1", "montecarlo:1 2"] {
            assert!(!BotSpec::from(other).plays(&characters()), "{other}");
            assert_eq!(BotSpec::from(other).to_string(), other);
        }
    }

    /// A character is a bot of the games that have it, and of no other.
    #[test]
    fn characters_are_bots_of_their_game() {
        let daring = BotSpec::from("daring");
        assert_eq!((daring.place(&characters()), daring.place(&[])), (Some(1), None));
        assert!(!daring.plays(&[]) && !BotSpec::from("daring:none").plays(&characters()));
        let thinking = BotSpec::from("daring:3");
        assert_eq!((thinking.place(&characters()), thinking.playouts_in_character()), (Some(1), Some(3)));
        assert!(names(&characters()).ends_with(&["master", "frugal", "daring"]));
    }
}
