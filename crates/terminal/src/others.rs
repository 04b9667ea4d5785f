//! Who holds the seats beside the first, as new games offer it.

use kernel::{Seat, Text};
use table::bot_spec::BotSpec;

/// Who holds the seats beside the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Others {
    /// People at this screen.
    #[default]
    People,
    /// Bots that follow the game's rule of thumb.
    Careful,
    /// Bots that reckon.
    MonteCarlo,
}

impl Others {
    /// All that is offered.
    pub const ALL: [Self; 3] = [Self::People, Self::Careful, Self::MonteCarlo];

    /// In words.
    pub fn text(self) -> Text {
        match self {
            Self::People => Text::new("others-people"),
            Self::Careful => Text::new("others-careful"),
            Self::MonteCarlo => Text::new("others-montecarlo"),
        }
    }

    /// The seats that bots hold then, at a table of so many.
    pub fn bots(self, seats: u8) -> Vec<(Seat, String)> {
        let spec = match self {
            Self::People => None,
            Self::Careful => BotSpec::read("careful"),
            Self::MonteCarlo => BotSpec::read("montecarlo"),
        };
        spec.map(|spec| (1..seats).map(|seat| (Seat(seat), spec.to_string())).collect()).unwrap_or_default()
    }

    /// What comes nearest to these bots, at a table of so many.
    pub fn of(bots: &[(Seat, String)], seats: u8) -> Self {
        Self::ALL.into_iter().find(|others| others.bots(seats) == bots).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_but_the_first() {
        assert_eq!(Others::People.bots(4), []);
        assert_eq!(Others::Careful.bots(1), []);
        assert_eq!(Others::Careful.bots(3), [(Seat(1), "careful".into()), (Seat(2), "careful".into())]);
        for others in Others::ALL {
            assert_eq!(Others::of(&others.bots(2), 2), others);
        }
        assert_eq!(Others::of(&[(Seat(0), "careful".into())], 2), Others::People);
    }
}
