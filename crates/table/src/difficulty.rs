//! How hard a deal is, and which kind of deal somebody would like: words for a figure that others measure.

use kernel::Text;

/// How hard a deal is, in a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealLevel {
    /// A player of fixed strength wins it more often than most deals.
    Easy,
    /// In between.
    Fair,
    /// Less often.
    Hard,
}

/// How often a player of fixed strength won a deal. It says nothing of what lies where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DealDifficulty {
    /// Games won.
    pub won: u32,
    /// Games played.
    pub games: u32,
    /// Below how many percent a deal of the game is hard, and from how many on it is easy.
    pub bounds: (u32, u32),
}

impl DealDifficulty {
    /// In a word.
    pub fn level(self) -> DealLevel {
        let (hard, easy) = self.bounds;
        match self.won * 100 {
            won if won >= easy * self.games => DealLevel::Easy,
            won if won >= hard * self.games => DealLevel::Fair,
            _ => DealLevel::Hard,
        }
    }

    /// The word and the figure.
    pub fn text(self) -> Text {
        let level = match self.level() {
            DealLevel::Easy => "easy",
            DealLevel::Fair => "fair",
            DealLevel::Hard => "hard",
        };
        let text = Text::new("deal-difficulty").plain("level", level);
        text.number("won", i64::from(self.won)).number("games", i64::from(self.games))
    }
}

/// A deal that somebody would like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealWish {
    /// An easy one.
    Easy,
    /// A fair one.
    Fair,
    /// A hard one.
    Hard,
    /// One that can be won for sure by whoever knows the whole order.
    Winnable,
}

impl DealWish {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Fair, Self::Hard, Self::Winnable];

    /// Its word for programs.
    pub fn word(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Fair => "fair",
            Self::Hard => "hard",
            Self::Winnable => "winnable",
        }
    }

    /// The wish of that word.
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|wish| wish.word() == word)
    }

    /// In words.
    pub fn text(self) -> Text {
        Text::new("deal-wish").plain("wish", self.word())
    }

    /// How hard a deal of this kind is; nothing where it may be of any.
    pub fn level(self) -> Option<DealLevel> {
        match self {
            Self::Easy => Some(DealLevel::Easy),
            Self::Fair => Some(DealLevel::Fair),
            Self::Hard => Some(DealLevel::Hard),
            Self::Winnable => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_have_words() {
        let level = |won| DealDifficulty { won, games: 50, bounds: (20, 60) }.level();
        assert_eq!([0, 9, 10, 29, 30, 50].map(level), {
            use DealLevel::{Easy, Fair, Hard};
            [Hard, Hard, Fair, Fair, Easy, Easy]
        });
        for wish in DealWish::ALL {
            assert_eq!(DealWish::read(wish.word()), Some(wish));
        }
        assert_eq!(DealWish::read("hopeless"), None);
    }
}
