//! Bots, as people and records name them: who they are is the business of another crate.

use core::fmt;

/// How long a bot may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many playouts: the same answer every time.
    Playouts(u64),
    /// So many milliseconds.
    Millis(u64),
}

/// A bot, as people name it: `random`, `careful`, `montecarlo`, `montecarlo:5000`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotSpec {
    /// Every legal action is as likely.
    Random,
    /// The game's rule of thumb.
    Careful,
    /// Flat Monte Carlo.
    MonteCarlo(Budget),
}

/// The playouts that `montecarlo` takes for a decision where nothing is said.
pub const PLAYOUTS: u64 = 4_000;

/// The names of all bots.
pub const NAMES: [&str; 3] = ["random", "careful", "montecarlo"];

impl BotSpec {
    /// The bot of that name.
    pub fn read(name: &str) -> Option<Self> {
        match name.split_once(':') {
            None => match name {
                "random" => Some(Self::Random),
                "careful" => Some(Self::Careful),
                "montecarlo" => Some(Self::MonteCarlo(Budget::Playouts(PLAYOUTS))),
                _ => None,
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
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for name in ["random", "careful", "montecarlo:1", "montecarlo:4000"] {
            assert_eq!(BotSpec::read(name).map(|spec| spec.to_string()).as_deref(), Some(name));
        }
        assert_eq!(BotSpec::read("montecarlo").map(|spec| spec.to_string()).as_deref(), Some("montecarlo:4000"));
        for other in ["", "Careful", "careful:3", "montecarlo:0", "montecarlo:", "montecarlo:-1", "montecarlo:1 2"] {
            assert_eq!(BotSpec::read(other), None, "{other}");
        }
    }
}
