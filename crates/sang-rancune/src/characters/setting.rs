//! Which card is set, and how attacks are made.

use super::Mind;
use super::chances::at_least;
use super::memory::LIGHT;
use crate::content::{Aim, Card, Effect, Rule};
use crate::decisions::Action;
use crate::rules::{kinds_of_tokens, power};
use crate::table::{Phase, Played};
use kernel::{Fate, Seat, Source};

/// What each point of damage beyond what was promised costs whoever keeps his word.
const BROKEN_WORD: i32 = 200;

/// What an attack would come to.
struct Outlook {
    /// Chances in thousandths that it kills, that the creature is dead before, and that somebody after it kills.
    kills: i32,
    after: i32,
}

impl Mind<'_> {
    /// What a card would do as an attack of this seat, at its best.
    pub(super) fn strength(&self, card: Card, with_setups: bool) -> i32 {
        if !card.is_valued() {
            return 0;
        }
        let own = match self.game.content.card(card).effect {
            Effect::Heroic { hero } => hero == self.seat,
            Effect::Holy { .. } => crate::rules::is_unholy(&self.game.content, self.table),
            _ => false,
        };
        let played = Played { card, mighty: Some(own), ..Played::default() };
        let value = power(&self.game.content, self.table, self.seat, &played, with_setups) as i32;
        match self.game.content.encounter(self.table.foe.id).rule {
            Rule::Hide { up_to } if value <= up_to as i32 => 0,
            Rule::Fades { from } if value >= from as i32 => value / 2,
            _ => value,
        }
    }

    /// How many attacks come before this seat's, and after it.
    fn around(&self) -> (u32, u32) {
        let mine = self.table.hero(self.seat).initiative;
        let attacks = |seat: &Seat| seat.0 != self.seat && !self.table.hero(seat.0).barred;
        let others = || self.table.living().iter().filter(attacks).map(|seat| self.table.hero(seat.0).initiative);
        (others().filter(|place| *place < mine).count() as u32, others().filter(|place| *place > mine).count() as u32)
    }

    fn outlook(&self, value: i32, (before, after): (u32, u32)) -> Outlook {
        let left = self.life_left();
        let dead_before = at_least(before, left);
        let kills = (at_least(before, left - value) - dead_before).max(0);
        let by_all = at_least(before + after, left - value);
        Outlook { kills, after: (by_all - kills - dead_before).max(0) }
    }

    /// What is left of the creature, or of its pack.
    fn life_left(&self) -> i32 {
        match self.table.foe.pack.is_empty() {
            true => self.table.remaining() as i32,
            false => self.table.foe.pack.iter().map(i32::from).sum(),
        }
    }

    /// What setting a card is worth.
    fn worth_of_setting(&self, card: Card) -> i32 {
        let around = self.around();
        let spent = self.card_worth(card);
        let (value, late) = match card {
            Card::DOUBLE => (self.best_two(card), false),
            Card::OPPORTUNIST => (self.best_two(card), true),
            card => (self.strength(card, true), false),
        };
        let around = if late { (around.0 + around.1, 0) } else { around };
        let outlook = self.outlook(value, around);
        let prize = self.prize();
        let rivals = self.rivalry(self.foes().lowest().map_or(0, |seat| seat.0));
        let mut worth = prize * outlook.kills / 1000 - prize * outlook.after / 1000 * rivals / 100 - spent;
        worth += self.of_team(value) + self.of_tokens(card, value) - self.risk(card, value);
        if self.hits_lightly() {
            worth -= (value - LIGHT).max(0) * BROKEN_WORD;
        }
        if matches!(card, Card::FOCUS | Card::BEHIND) {
            // It works only if the creature is still there next round.
            let lives = 1000 - at_least(around.0 + around.1, self.life_left());
            worth += 1300 * lives / 1000;
        }
        worth
    }

    /// The two strongest attacks of the hand besides a card.
    fn best_two(&self, but: Card) -> i32 {
        let hero = self.table.hero(self.seat);
        let mut values: Vec<i32> =
            hero.hand.iter().map(Card).filter(|card| *card != but).map(|card| self.strength(card, true)).collect();
        values.sort_unstable_by(|a, b| b.cmp(a));
        values.iter().take(2).sum()
    }

    /// What damage is worth to everybody: the sooner it ends, the less it hurts.
    fn of_team(&self, value: i32) -> i32 {
        let useful = value.min(self.life_left());
        let danger = self.table.living().iter().filter(|seat| self.table.hero(seat.0).life <= 40).count() as i32;
        useful * (11 + 4 * danger) * self.temper.team / 100
    }

    /// What tokens an attack would bring.
    fn of_tokens(&self, card: Card, value: i32) -> i32 {
        let Rule::Pack { held, .. } = self.game.content.encounter(self.table.foe.id).rule else { return 0 };
        let kinds = kinds_of_tokens(&self.game.content, self.table, self.seat);
        let kills = kinds.iter().any(|life| life as i32 <= value);
        let wasted = (value - kinds.iter().map(i32::from).max().unwrap_or(0)).max(0);
        if kills && card.is_valued() { 900 / held as i32 - 6 * wasted } else { 0 }
    }

    /// What an attack may cost its own hero by the creature's blow.
    fn risk(&self, card: Card, value: i32) -> i32 {
        let column = self.table.column();
        let encounter = self.game.content.encounter(self.table.foe.id);
        let others = self.table.living().len().saturating_sub(1).max(1) as i32;
        let mut risk = 0;
        for blow in encounter.precise[column].iter() {
            let damage = crate::rules::harmed(&self.game.content, self.table, blow.damage);
            let likely = match blow.aim {
                Aim::Most => (value - 15).clamp(0, 50) * 16,
                Aim::First if self.table.hero(self.seat).initiative == 1 && value > 0 => 900,
                Aim::LastToWound if self.table.hero(self.seat).initiative == self.table.dealt && value > 0 => 800,
                Aim::Least | Aim::Lowest if card.is_valued() => (45 - value).clamp(0, 45) * 60 / (others + 1),
                _ => 0,
            };
            risk += self.life_worth(self.seat, damage) * likely.min(1000) / 1000;
        }
        if let Rule::Bursts { killer, .. } = encounter.rule {
            let kills = self.outlook(value, self.around()).kills;
            risk += self.life_worth(self.seat, killer) * kills / 1000;
        }
        if let (Rule::Ceiling { least }, 0) = (encounter.rule, value) {
            risk += self.life_worth(self.seat, least) / 3;
        }
        risk
    }

    /// §round.set, as this character sees it.
    pub(super) fn of_set<F: Fate>(&self, luck: &mut F) -> Action {
        let hero = self.table.hero(self.seat);
        let attacks = hero.has_attack();
        let second = !hero.set.is_empty();
        if second && !attacks {
            return Action::Enough;
        }
        let kinds = hero.hand.kinds().map(|(kind, _)| Card(kind)).filter(|card| card.is_attack() == attacks);
        // Nobody is to read a bot like a book.
        let best = kinds.map(|card| (self.worth_of_setting(card) + luck.pick(Source::PLAYER, 250) as i32, card)).max();
        let Some((worth, card)) = best else { return Action::Enough };
        if second && worth < 0 { Action::Enough } else { Action::Set { card } }
    }

    /// Which attacks come in place of a card: the strongest.
    pub(super) fn of_replacement(&self) -> Action {
        let hero = self.table.hero(self.seat);
        let attacks = hero.hand.kinds().map(|(kind, _)| Card(kind)).filter(|card| card.is_valued());
        let Some(card) = attacks.max_by_key(|card| self.strength(*card, true)) else { return Action::Enough };
        if self.table.phase == Phase::Lay { Action::Lay { card } } else { Action::Play { card } }
    }

    /// A heroic attack is made as one, unless it would only serve the next player.
    pub(super) fn of_choice(&self) -> Action {
        let Phase::Choose(at) = self.table.phase else { return Action::Plain };
        let mut mighty = *self.table;
        if let Some(played) = mighty.board.as_mut_slice().get_mut(at as usize) {
            played.mighty = Some(true);
        }
        let left = self.table.remaining() as i32 - crate::page::attack_value(self.game, &mighty, at) as i32;
        let others_follow = self.around().1 > 0 && self.table.place <= self.table.dealt;
        let serves_others = left > 0 && left <= 35 && others_follow && self.temper.team < 100;
        if serves_others { Action::Plain } else { Action::Mighty }
    }

    /// The largest token that dies of it, or else the weakest.
    pub(super) fn of_aim(&self) -> Action {
        let Phase::Aim(at) = self.table.phase else { return Action::Pass };
        let value = crate::page::attack_value(self.game, self.table, at);
        let kinds = kinds_of_tokens(&self.game.content, self.table, self.seat);
        let dies = kinds.iter().filter(|life| *life as u16 <= value).max();
        Action::Aim { life: dies.or_else(|| kinds.iter().min()).unwrap_or(0) }
    }
}
