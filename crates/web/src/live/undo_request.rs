//! The request to take a decision back, to which the people at a table have to agree.

use kernel::{Seat, SeatSet};

/// What the people at a table are asked to agree to: that somebody takes his last decision back (an undo by consent).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UndoRequest {
    /// Who asks.
    pub seat: Seat,
    /// Who has agreed.
    pub agreed: SeatSet,
    /// The turn at which it was asked: nobody agrees to anything else.
    pub turn: String,
}

impl UndoRequest {
    /// Reads what the store has.
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let (kind, seat, agreed, turn) = (words.next()?, words.next()?, words.next()?, words.next()?);
        let seats = agreed.split(',').map(|seat| seat.parse().ok().map(Seat)).collect::<Option<Vec<_>>>()?;
        let agreed = seats.into_iter().fold(SeatSet::NONE, SeatSet::with);
        (kind == "undo").then_some(Self { seat: Seat(seat.parse().ok()?), agreed, turn: turn.into() })
    }

    /// For the store.
    pub fn write(&self) -> String {
        let agreed: Vec<String> = self.agreed.iter().map(|seat| seat.0.to_string()).collect();
        format!("undo {} {} {}", self.seat.0, agreed.join(","), self.turn)
    }
}

/// That somebody did not agree to an undo.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UndoDenied {
    /// Who had asked.
    pub seat: Seat,
    /// Who did not agree.
    pub by: Seat,
    /// The turn at which it was asked.
    pub turn: String,
}

impl UndoDenied {
    /// Reads what the store has.
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.strip_prefix("disagreed ")?.split(' ');
        let (seat, by) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        Some(Self { seat: Seat(seat), by: Seat(by), turn: words.next()?.into() })
    }

    /// For the store.
    pub fn write(&self) -> String {
        format!("disagreed {} {} {}", self.seat.0, self.by.0, self.turn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_is_read_as_it_was_written() {
        let asked =
            UndoRequest { seat: Seat(2), agreed: SeatSet::NONE.with(Seat(0)).with(Seat(2)), turn: "41.2".into() };
        assert_eq!((asked.write().as_str(), UndoRequest::read(&asked.write())), ("undo 2 0,2 41.2", Some(asked)));
        for odd in ["", "undo", "undo 2", "undo 2 0", "undo x 0 1.0", "undo 2 y 1.0", "other 2 0 1.0"] {
            assert_eq!((UndoRequest::read(odd), UndoDenied::read(odd)), (None, None), "{odd}");
        }
        let disagreed = UndoDenied { seat: Seat(2), by: Seat(0), turn: "41.2".into() };
        assert_eq!(UndoDenied::read(&disagreed.write()), Some(disagreed.clone()));
        assert_eq!(UndoRequest::read(&disagreed.write()), None);
    }
}
