//! Who holds the seats beside the first, as new games offer it.

use kernel::{Character, Printed, Seat, Text};
use table::{BotSpec, Level};

/// Who holds the seats beside the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Others {
    /// Bots that hide which of the game's characters they are.
    Hidden,
    /// Bots of all the game's characters, one after the other.
    Characters,
    /// Bots of one of the game's characters: a place among them.
    Character(usize),
    /// Bots of a level.
    Level(Level),
    /// People at this screen.
    People,
}

impl Others {
    /// All that is offered in a game with these characters, the usual first.
    pub fn offered(characters: &[Character]) -> Vec<Self> {
        if characters.is_empty() {
            return [Self::People].into_iter().chain(Level::ALL.map(Self::Level)).collect();
        }
        let each = (0..characters.len()).map(Self::Character);
        let levels = Level::ALL.map(Self::Level);
        [Self::Hidden, Self::Characters].into_iter().chain(each).chain(levels).chain([Self::People]).collect()
    }

    /// Who holds them where nothing is said.
    pub fn usual(characters: &[Character]) -> Self {
        if characters.is_empty() { Self::People } else { Self::Hidden }
    }

    /// In words.
    pub fn text(self, characters: &[Character]) -> Text {
        match self {
            Self::Hidden => Text::new("others-hidden"),
            Self::Characters => Text::new("others-characters"),
            Self::Character(at) => match characters.get(at) {
                Some(character) => Text::new("others-character").name("name", &character.name),
                None => Text::new("others-characters"),
            },
            Self::Level(level) => Text::new("others-level").plain("level", level.word()),
            Self::People => Text::new("others-people"),
        }
    }

    /// How they play, in a sentence, where they are of one character.
    pub fn style(self, characters: &[Character]) -> Option<&Printed> {
        match self {
            Self::Character(at) => characters.get(at).map(|character| &character.style),
            _ => None,
        }
    }

    /// The seats that bots hold then, at a table of so many.
    pub fn bots(self, characters: &[Character], seats: u8) -> Vec<(Seat, BotSpec)> {
        let bots: Vec<BotSpec> = match self {
            Self::Hidden => characters.iter().take(1).map(|_| BotSpec::Hidden).collect(),
            Self::Characters => characters.iter().map(|character| character.word.into()).collect(),
            Self::Character(at) => characters.iter().skip(at).take(1).map(|character| character.word.into()).collect(),
            Self::Level(level) => vec![level.bot()],
            Self::People => Vec::new(),
        };
        (1..seats).map(Seat).zip(bots.into_iter().cycle()).collect()
    }

    /// What comes nearest to these bots, at a table of so many.
    pub fn of(bots: &[(Seat, BotSpec)], characters: &[Character], seats: u8) -> Self {
        let fits = |others: &Self| others.bots(characters, seats) == bots;
        Self::offered(characters).into_iter().find(fits).unwrap_or(Self::People)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn characters() -> Vec<Character> {
        let character = |word| Character { word, name: Printed::new(word, word), style: Printed::new("", "") };
        ["frugal", "daring"].map(character).to_vec()
    }

    #[test]
    fn every_seat_but_the_first() {
        assert_eq!(Others::People.bots(&[], 4), []);
        assert_eq!(Others::Level(Level::Casual).bots(&[], 1), []);
        assert_eq!(
            Others::Level(Level::Casual).bots(&[], 3),
            [(Seat(1), "careful".into()), (Seat(2), "careful".into())]
        );
        for characters in [Vec::new(), characters()] {
            for others in Others::offered(&characters) {
                assert_eq!(Others::of(&others.bots(&characters, 3), &characters, 3), others);
            }
            assert_eq!(Others::of(&[(Seat(0), "careful".into())], &characters, 2), Others::People);
            assert_eq!(Others::offered(&characters)[0], Others::usual(&characters));
        }
    }

    #[test]
    fn characters_come_one_after_the_other() {
        let words = |others: Others, seats| {
            let bots = others.bots(&characters(), seats);
            bots.into_iter().map(|(seat, name)| format!("{}={name}", seat.0)).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(words(Others::Characters, 4), "1=frugal 2=daring 3=frugal");
        assert_eq!(words(Others::Character(1), 3), "1=daring 2=daring");
        assert_eq!(words(Others::Characters, 1), "");
        assert_eq!(words(Others::Hidden, 3), "1=hidden 2=hidden");
        assert_eq!(Others::offered(&characters()).len(), 10);
        assert_eq!(Others::Hidden.bots(&[], 3), []);
        assert_eq!(Others::Characters.bots(&[], 3), [], "where there are none, nobody comes");
    }
}
