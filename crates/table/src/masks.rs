//! Bots that hide which of the game's characters they play in, until the game is over.

use crate::bot_spec::BotSpec;
use crate::holders::each_once;
use crate::record::Summary;
use crate::session::Session;
use crate::settings::{Luck, Settings};
use crate::shelf;
use kernel::{Character, Seat, SeatSet, Seed, Seeded, draw_hidden};

impl Session {
    /// The bot that holds a seat now, behind its mask if it wears one: for whoever makes it, and nobody who plays.
    pub fn unmasked_bot(&self, seat: Seat) -> Option<BotSpec> {
        self.bot(seat).map(|bot| self.settings().unmasked(seat, bot, self.characters()))
    }

    /// The bot that holds a seat now, as everybody may know it: masks fall when the game is over.
    pub fn shown_bot(&self, seat: Seat) -> Option<BotSpec> {
        self.bot(seat).map(|bot| self.shown(seat, bot))
    }

    /// A bot that holds a seat or held it, as everybody may know it: masks fall when the game is over, and are off while one looks again at
    /// a game that is over.
    pub fn shown(&self, seat: Seat, bot: &BotSpec) -> BotSpec {
        match self.is_over() || self.was_played_out {
            true => self.settings().unmasked(seat, bot, self.characters()),
            false => bot.clone(),
        }
    }
}

impl Summary {
    /// How the table was laid out, with masks off once the game is over.
    pub fn shown_settings(&self) -> Settings {
        let seen = |(seat, bot): &(Seat, BotSpec)| (*seat, self.shown(*seat, bot));
        Settings { bots: self.settings.bots.iter().map(seen).collect(), ..self.settings.clone() }
    }

    /// All who have held a seat, the first one first and each once: bots as everybody may know them, nothing for a person.
    pub fn holders_of(&self, seat: Seat) -> Vec<Option<BotSpec>> {
        let shown = |bot: Option<&BotSpec>| bot.map(|bot| self.shown(seat, bot));
        let later = self.handed_over.iter().filter(|(handed, _)| *handed == seat);
        each_once(shown(self.settings.bot(seat)), later.map(|(_, bot)| shown(bot.as_ref())))
    }

    fn shown(&self, seat: Seat, bot: &BotSpec) -> BotSpec {
        let characters = shelf::label(&self.game).map(|label| label.characters.as_slice()).unwrap_or_default();
        if self.over.is_some() { self.settings.unmasked(seat, bot, characters) } else { bot.clone() }
    }
}

impl Settings {
    /// A bot of a seat, behind its mask if it wears one.
    fn unmasked(&self, seat: Seat, bot: &BotSpec, characters: &[Character]) -> BotSpec {
        if *bot == BotSpec::Hidden { self.behind_the_mask(seat, characters) } else { bot.clone() }
    }

    /// Which character hides at a seat. Those that the table was laid out with are drawn together by the game's seed; whoever comes later is
    /// one of the first character.
    fn behind_the_mask(&self, seat: Seat, characters: &[Character]) -> BotSpec {
        let hidden = self.bots.iter().filter(|(_, bot)| *bot == BotSpec::Hidden);
        let hidden: SeatSet = hidden.map(|(seat, _)| *seat).collect();
        let seed = match &self.luck {
            Luck::Seed { seed, .. } => Seed::of(&format!("hidden {seed}")),
            // With real cards there is no seed, and masks are the same every time.
            Luck::Asked => Seed::of("hidden"),
        };
        let drawn = draw_hidden(characters.len() as u8, hidden, &mut Seeded::new(seed));
        let place = drawn.iter().find(|(hider, _)| *hider == seat).map_or(0, |(_, place)| *place as usize);
        characters.get(place).map_or(BotSpec::Careful, |character| character.word.into())
    }
}
