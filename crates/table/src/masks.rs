//! Bots that hide which of the game's characters they play in, until the game is over.

use crate::bot_spec::BotSpec;
use crate::session::Session;
use crate::settings::Luck;
use kernel::{Seat, SeatSet, Seed, Seeded, draw_hidden};

impl Session {
    /// The bot that holds a seat now, behind its mask if it wears one: for whoever makes it, and nobody who plays.
    pub fn unmasked_bot(&self, seat: Seat) -> Option<BotSpec> {
        match self.bot(seat)? {
            BotSpec::Hidden => Some(self.behind_the_mask(seat)),
            bot => Some(bot.clone()),
        }
    }

    /// The bot that holds a seat now, as everybody may know it: masks fall when the game is over.
    pub fn shown_bot(&self, seat: Seat) -> Option<BotSpec> {
        if self.is_over() { self.unmasked_bot(seat) } else { self.bot(seat).cloned() }
    }

    /// Which character hides at a seat. Those that the table was laid out with are drawn together by the game's seed; whoever comes later is
    /// one of the first character.
    fn behind_the_mask(&self, seat: Seat) -> BotSpec {
        let hidden = self.settings().bots.iter().filter(|(_, bot)| *bot == BotSpec::Hidden);
        let hidden: SeatSet = hidden.map(|(seat, _)| *seat).collect();
        let seed = match &self.settings().luck {
            Luck::Seed { seed, .. } => Seed::of(&format!("hidden {seed}")),
            // With real cards there is no seed, and masks are the same every time.
            Luck::Asked => Seed::of("hidden"),
        };
        let characters = self.characters();
        let drawn = draw_hidden(characters.len() as u8, hidden, &mut Seeded::new(seed));
        let place = drawn.iter().find(|(hider, _)| *hider == seat).map_or(0, |(_, place)| *place as usize);
        characters.get(place).map_or(BotSpec::Careful, |character| character.word.into())
    }
}
