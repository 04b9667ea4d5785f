//! Items: when they are used, on whom, and what they are worth.

use super::Mind;
use crate::content::{Card, Effect, Rule};
use crate::decisions::Action;
use crate::rules::leaders;
use kernel::{Fate, Seat, Source};

impl Mind<'_> {
    /// What an item is worth to whoever has it.
    pub(super) fn item_worth(&self, item: Card) -> i32 {
        match item {
            Card::AMULET => 2000,
            Card::HEALING => 1800,
            Card::SKIN => 1700,
            Card::FIRE => 1600,
            Card::HASTE => 1500,
            Card::SALVE => 1200,
            _ => 1100,
        }
    }

    /// Items before initiative.
    pub(super) fn at_market<F: Fate>(&self, luck: &mut F) -> Action {
        let items = self.table.hero(self.seat).items;
        for item in items.iter() {
            let action = match self.game.content.card(item).effect {
                Effect::Heal { life, prestige } => self.heal(item, life, prestige, luck),
                Effect::Skin => self.wants_skin().then_some(Action::Use { item, seat: self.seat }),
                Effect::Strength { .. } | Effect::Haste { .. } => {
                    self.wants_potion(item).then_some(Action::Use { item, seat: self.seat })
                }
                _ => None,
            };
            if let Some(action) = action {
                return action;
            }
        }
        Action::Done
    }

    /// Oneself where one needs it; else somebody who is hurt, for the prestige.
    fn heal<F: Fate>(&self, item: Card, life: u8, prestige: u8, luck: &mut F) -> Option<Action> {
        let mine = self.table.hero(self.seat);
        let most = self.game.content.life;
        let need = (30 + self.temper.care / 8).min(60) as u8;
        if mine.life <= need {
            return Some(Action::Use { item, seat: self.seat });
        }
        let pays = self.table.options.thanks && prestige > 0 && mine.offers < crate::rules::MOST_OFFERS;
        // Nobody asks again who has just refused, nor helps who has wronged him.
        let welcome = |seat: &Seat| !self.manner.declined.has(*seat) && !self.owes(seat.0);
        let hurt = |seat: &Seat| self.table.hero(seat.0).life + life <= most && welcome(seat);
        let others = self.table.living().without(Seat(self.seat));
        // Whoever leads is healed last of all.
        let patients = others.iter().filter(hurt).filter(|seat| !leaders(self.table).has(*seat) || mine.prestige == 0);
        let willing = self.temper.kindness + 100 > luck.pick(Source::PLAYER, 250) as i32;
        let patient = if pays && willing && mine.life > 50 { self.any(patients.collect(), luck) } else { None };
        if let Some(seat) = patient {
            return Some(Action::Use { item, seat });
        }
        let last = self.table.left <= 1;
        (mine.life + life <= most && (last || mine.life <= need + 15)).then_some(Action::Use { item, seat: self.seat })
    }

    fn wants_skin(&self) -> bool {
        let life = self.table.hero(self.seat).life as i32;
        life * 100 / self.temper.care.max(1) <= 45 || self.table.left == 0 && life <= 70
    }

    fn wants_potion(&self, item: Card) -> bool {
        let hero = self.table.hero(self.seat);
        let late = self.table.number >= 7 || self.table.left <= 2;
        self.table.foe.start > 0 && !hero.under(item) && (late || self.prize() >= 5000)
    }

    /// Whether to agree to what somebody offers.
    pub(super) fn of_offer(&self) -> Action {
        let proposal = &self.table.proposal;
        let mine = self.table.hero(self.seat);
        let agreed = match (proposal.used, proposal.want) {
            // Whoever heals is praised for it: not by somebody who is hardly hurt.
            (true, _) => {
                mine.life <= 40 + (self.temper.kindness / 8) as u8 || !leaders(self.table).has(Seat(proposal.from))
            }
            (false, None) => true,
            (false, Some(want)) => self.item_worth(proposal.item) > self.item_worth(want),
        };
        if agreed { Action::Agree } else { Action::Refuse }
    }

    pub(super) fn of_loot(&self) -> Action {
        match self.table.loot.iter().max_by_key(|item| self.item_worth(*item)) {
            Some(item) => Action::Loot { item },
            None => Action::Leave,
        }
    }

    /// The fireball: where it kills, or kills many.
    pub(super) fn of_fire(&self) -> Action {
        let Effect::Fire { creature, heroes } = self.game.content.card(Card::FIRE).effect else { return Action::Hold };
        let foe = &self.table.foe;
        let gain = match self.game.content.encounter(foe.id).rule {
            Rule::Pack { held, .. } => {
                let dead = foe.pack.iter().filter(|life| *life <= creature).count() as i32;
                dead * 1000 / held as i32
            }
            Rule::Chief { .. } if !self.table.hero(self.seat).goblins.is_empty() => 400,
            _ if foe.start > 0 && self.table.remaining() <= creature as u16 => self.prize(),
            _ => 0,
        };
        let others = self.table.living().without(Seat(self.seat));
        let killed = others.iter().any(|seat| self.table.hero(seat.0).life <= heroes);
        let harm = if killed { 2500 } else { 300 } * self.temper.team / 100;
        if gain > 1500 + harm / 2 { Action::Fire } else { Action::Hold }
    }

    /// The bridge: two cards that are not worth the fall, or the coin.
    pub(super) fn of_bridge(&self) -> Action {
        let hero = self.table.hero(self.seat);
        let Rule::Bridge { cards, damage } = self.game.content.encounter(self.table.foe.id).rule else {
            return Action::Flip;
        };
        let mut worths: Vec<(i32, Card)> =
            hero.hand.iter().map(Card).map(|card| (self.card_worth(card), card)).collect();
        worths.sort_unstable();
        let begun = self.table.phase != crate::table::Phase::Cross(0);
        let price: i32 = worths.iter().take(cards as usize).map(|(worth, _)| *worth).sum();
        let fall = self.life_worth(self.seat, damage) / 2;
        match worths.first() {
            Some((_, card)) if begun || worths.len() >= cards as usize && price < fall => {
                Action::Discard { card: *card }
            }
            _ => Action::Flip,
        }
    }
}
