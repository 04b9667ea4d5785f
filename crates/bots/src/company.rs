//! Who sits at the tables of a series.

use table::bot_spec::BotSpec;

/// Who sits at the tables of a series: a bot for every seat, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Company {
    /// The bots; where they are fewer than the seats, the list is repeated.
    pub bots: Vec<BotSpec>,
    /// Whether game `k` seats the list shifted by `k`, so that no bot owes anything to its seat.
    pub rotate: bool,
}

impl Company {
    /// One kind of bot on every seat.
    pub fn of_one(bot: BotSpec) -> Self {
        Self { bots: vec![bot], rotate: false }
    }

    /// The only kind of bot there is, where there is only one.
    pub fn one(&self) -> Option<&BotSpec> {
        let first = self.bots.first()?;
        self.bots.iter().all(|bot| bot == first).then_some(first)
    }

    /// The bots in their order around a table of so many: in game `k`, the seat `s` has the bot `s`, or `s + k` where they
    /// rotate. Rotating bots may be more than the seats: each game leaves others out. Of those who stay, the first sit.
    pub fn around(&self, seats: u8) -> Vec<BotSpec> {
        let length = if self.rotate { self.bots.len().max(seats as usize) } else { seats as usize };
        self.bots.iter().cloned().cycle().take(length).collect()
    }

    /// The names of the kinds of bots around a table of so many, each once, in the order in which they sit.
    pub fn kinds(&self, seats: u8) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for name in self.around(seats).iter().map(ToString::to_string) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_go_around_the_table() {
        use BotSpec::{Careful as careful, Random as random};
        let company = |bots: &[BotSpec], rotate| Company { bots: bots.to_vec(), rotate };
        assert_eq!(company(&[careful, random], false).around(3), [careful, random, careful]);
        assert_eq!(company(&[careful, random], true).around(3), [careful, random, careful]);
        assert_eq!(company(&[careful, random, random], false).around(2), [careful, random]);
        assert_eq!(company(&[careful, random, random], true).around(2), [careful, random, random]);
        assert_eq!(company(&[careful, careful], true).one(), Some(&careful));
        assert_eq!(company(&[careful, random], true).one(), None);
        assert_eq!(Company::of_one(random).around(2), [random, random]);
        assert_eq!(company(&[careful, random, careful], true).kinds(2), ["careful", "random"]);
    }
}
