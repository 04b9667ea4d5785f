//! How strong a bot is, in words that are the same in every game.

use crate::bot_spec::{BotSpec, Budget};

/// How strong a bot is, for people: the same words in every game and every face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Follows the rule of thumb, and errs often.
    Beginner,
    /// Follows the rule of thumb.
    Casual,
    /// Looks ahead a little.
    Skilled,
    /// Looks ahead.
    Expert,
    /// Looks ahead for as long as people like to wait.
    Master,
}

impl Level {
    /// All of them, from the weakest to the strongest.
    pub const ALL: [Self; 5] = [Self::Beginner, Self::Casual, Self::Skilled, Self::Expert, Self::Master];

    /// Its name for programs, and what messages choose by.
    pub fn word(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Casual => "casual",
            Self::Skilled => "skilled",
            Self::Expert => "expert",
            Self::Master => "master",
        }
    }

    /// The level of that name.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.word() == word)
    }

    /// The bot that plays at this level.
    pub fn bot(self) -> BotSpec {
        match self {
            Self::Beginner => BotSpec::Beginner,
            Self::Casual => BotSpec::Careful,
            Self::Skilled => BotSpec::Search(Budget::Playouts(30)),
            Self::Expert => BotSpec::Search(Budget::Playouts(300)),
            Self::Master => BotSpec::Search(Budget::Playouts(3_000)),
        }
    }

    /// The level that a bot plays at; nothing where it is of none of them.
    pub fn of(bot: &BotSpec) -> Option<Self> {
        match bot {
            BotSpec::Beginner => Some(Self::Beginner),
            BotSpec::Careful => Some(Self::Casual),
            BotSpec::Search(Budget::Playouts(playouts)) => Some(match playouts {
                0..300 => Self::Skilled,
                300..3_000 => Self::Expert,
                _ => Self::Master,
            }),
            BotSpec::Search(Budget::Usual | Budget::Millis(_)) => Some(Self::Master),
            BotSpec::Random | BotSpec::MonteCarlo(_) | BotSpec::Hidden | BotSpec::Character(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_bot_that_is_of_it() {
        for level in Level::ALL {
            assert_eq!(Level::of(&level.bot()), Some(level));
            assert_eq!(Level::named(level.word()), Some(level));
            assert_eq!(BotSpec::from(level.word()), level.bot(), "programs may say it, too");
        }
        assert_eq!(Level::named("grandmaster"), None);
        assert!(Level::ALL.is_sorted());
    }
}
