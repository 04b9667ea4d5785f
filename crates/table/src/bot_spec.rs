//! Bots, as people and records name them: who they are is the business of another crate.

use core::fmt;
use kernel::Character;

/// How long a bot may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many playouts: the same answer every time.
    Playouts(u64),
    /// So many milliseconds.
    Millis(u64),
}

/// A bot, as people name it: `random`, `careful`, `montecarlo`, `montecarlo:5000`, or one of the game's characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotSpec {
    /// Every legal action is as likely.
    Random,
    /// The game's rule of thumb.
    Careful,
    /// Flat Monte Carlo.
    MonteCarlo(Budget),
    /// One of the game's characters.
    Character {
        /// Its place among them.
        place: u8,
        /// Its word.
        word: &'static str,
    },
}

/// The playouts that `montecarlo` takes for a decision where nothing is said.
pub const PLAYOUTS: u64 = 4_000;

/// The most that it takes at a table that is laid out now: nobody waits for longer. Records may ask for more.
pub const MOST_PLAYOUTS: u64 = 1_000_000;

/// The names of the bots that every game has.
pub const NAMES: [&str; 3] = ["random", "careful", "montecarlo"];

/// The names of the bots of a game with these characters.
pub fn names(characters: &[Character]) -> Vec<&'static str> {
    NAMES.into_iter().chain(characters.iter().map(|character| character.word)).collect()
}

impl BotSpec {
    /// The bot of that name, in a game with these characters.
    pub fn read(name: &str, characters: &[Character]) -> Option<Self> {
        match name.split_once(':') {
            None => match name {
                "random" => Some(Self::Random),
                "careful" => Some(Self::Careful),
                "montecarlo" => Some(Self::MonteCarlo(Budget::Playouts(PLAYOUTS))),
                word => characters.iter().zip(0..).find_map(|(character, place)| {
                    (character.word == word).then_some(Self::Character { place, word: character.word })
                }),
            },
            Some(("montecarlo", playouts)) => {
                let playouts = playouts.parse().ok().filter(|playouts| (1..=100_000_000).contains(playouts))?;
                Some(Self::MonteCarlo(Budget::Playouts(playouts)))
            }
            Some(_) => None,
        }
    }

    /// The same bot with another budget, where it has one.
    #[must_use]
    pub fn within(self, budget: Budget) -> Self {
        match self {
            Self::MonteCarlo(_) => Self::MonteCarlo(budget),
            other => other,
        }
    }
}

impl fmt::Display for BotSpec {
    /// Its name, with what it takes for granted: a record outlives what `montecarlo` alone stands for.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Careful => f.write_str("careful"),
            Self::MonteCarlo(Budget::Playouts(playouts)) => write!(f, "montecarlo:{playouts}"),
            // What a clock decides cannot be had again; what comes nearest can.
            Self::MonteCarlo(Budget::Millis(_)) => f.write_str("montecarlo"),
            Self::Character { word, .. } => f.write_str(word),
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
        let written = |name, characters: &[Character]| BotSpec::read(name, characters).map(|spec| spec.to_string());
        for name in ["random", "careful", "montecarlo:1", "montecarlo:4000"] {
            assert_eq!(written(name, &[]).as_deref(), Some(name));
            assert_eq!(written(name, &characters()).as_deref(), Some(name));
        }
        assert_eq!(written("montecarlo", &[]).as_deref(), Some("montecarlo:4000"));
        for other in ["", "Careful", "careful:3", "montecarlo:0", "montecarlo:", "montecarlo:-1", "montecarlo:1 2"] {
            assert_eq!(BotSpec::read(other, &characters()), None, "{other}");
        }
    }

    /// A character is a bot of the games that have it, and of no other.
    #[test]
    fn characters_are_bots_of_their_game() {
        let daring = BotSpec::read("daring", &characters());
        assert_eq!(daring, Some(BotSpec::Character { place: 1, word: "daring" }));
        assert_eq!(daring.map(|spec| spec.to_string()).as_deref(), Some("daring"));
        assert_eq!((BotSpec::read("daring", &[]), BotSpec::read("daring:3", &characters())), (None, None));
        assert_eq!(names(&characters()), ["random", "careful", "montecarlo", "frugal", "daring"]);
    }
}
