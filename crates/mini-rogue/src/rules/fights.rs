//! Fights: attacks, feats, answers, victories.

use super::{ADVENTURER, Act};
use crate::content::{Foe, Potion, Skill};
use crate::decisions::{Affliction, Answer, Event, Price, Stat};
use crate::table::{End, Fight, Phase, Pip, Throw};
use kernel::{Audience, Fate};

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// §fight.foe, §two.fight: an enemy, for one hero or for two.
    pub(super) fn meet(&mut self, foe: Foe) {
        let owner = self.table.turn;
        // Whoever slipped past the tomb has no part in it.
        let beside = self.table.is_joined() && !self.table.other().evading;
        let together = if foe == Foe::Ghost { beside } else { self.table.is_shared() };
        let floor = self.content.floor(self.table.area);
        let hp = self.content.stats(foe, floor).hp[together as usize];
        self.table.fight = Some(Fight { foe, hp, poisoned: false, frozen: false, blows: 0, together, owner });
        for (seat, hero) in self.table.heroes.iter_mut().enumerate() {
            hero.lurking = false;
            hero.danger |= !foe.is_guardian() && (together || seat == owner as usize);
        }
        if together {
            self.table.turn = self.table.leader;
        }
        self.table.phase = Phase::Fight;
        self.hear(Event::Met { foe, floor, hp, together });
    }

    /// §attack.dice
    pub(super) fn attack(&mut self) {
        let seat = self.table.turn;
        self.throw_dice();
        for die in &mut self.table.throw.dice {
            *die = counted(die.value, *die);
        }
        let Throw { dice, count, dungeon, cursed, .. } = self.table.throw;
        let dice = dice.map(|die| die.value);
        let (total, left) = self.threat();
        let (answer, loss) = self.threatened();
        let deadly = loss >= self.table.hero().hp;
        self.hear(Event::Threatened { seat, dice, count, dungeon, cursed, total, left, answer, loss, deadly });
        self.bite();
        if !self.is_over() {
            self.table.phase = Phase::Strike;
        }
    }

    /// What the blow would be, and what it would leave of the enemy.
    fn threat(&self) -> (u8, u8) {
        let total = self.table.blow(self.content, false);
        (total, self.table.left(self.content, total))
    }

    /// §answer.die: what the enemy will do if it lives, and what that costs.
    fn threatened(&self) -> (Answer, u8) {
        if self.table.fight.is_some_and(|fight| fight.frozen) {
            return (Answer::Frozen, 0);
        }
        let dungeon = self.table.throw.dungeon;
        let answer = match dungeon {
            1 => Answer::Miss,
            2..=5 => Answer::Hit,
            _ => Answer::Critical,
        };
        (answer, self.table.answer(self.content, dungeon))
    }

    /// §attack.critical: the die is thrown again; a feat makes it start over.
    pub(super) fn rethrow(&mut self, die: u8, adds: bool) {
        let seat = self.table.turn;
        let shown = self.ctx.fate.roll(ADVENTURER, 6);
        let before = self.table.throw.dice[die as usize];
        // §affliction.curse
        let after = counted(shown - self.table.throw.cursed as u8, Pip { face: shown, ..before });
        let value = match (adds, after.value) {
            // §attack.miss
            (_, 0) => 0,
            (true, value) => before.value + value,
            (false, value) => value,
        };
        self.table.throw.dice[die as usize] = Pip { value, ..after };
        let (total, left) = self.threat();
        self.hear(Event::Rethrew { seat, die, face: shown, value, total, left });
    }

    /// §feat.price, §feat.once
    pub(super) fn feat(&mut self, die: u8, price: Price) {
        let seat = self.table.turn;
        match price {
            Price::Xp => self.lose_xp(seat, self.content.feat[0]),
            Price::Hp => self.lose(seat, Stat::Hp, self.content.feat[1]),
            Price::Weapon => self.wear_weapon(),
        }
        self.table.throw.dice[die as usize].spent = true;
        self.rethrow(die, false);
    }

    /// §attack.blow: with a potion, if there is one.
    pub(super) fn strike(&mut self, potion: Option<Potion>) {
        // §potion.fire
        let damage = self.table.blow(self.content, potion == Some(Potion::Fire));
        self.table.hero_mut().lurking = false;
        if let Some(fight) = &mut self.table.fight {
            // §potion.frost, §potion.poison
            fight.frozen |= potion == Some(Potion::Frost);
            fight.poisoned |= potion == Some(Potion::Poison);
        }
        if self.hurt(damage) {
            self.enemy_turn(false);
        }
    }

    /// The enemy loses hit points; whether it lives.
    pub(super) fn hurt(&mut self, damage: u8) -> bool {
        let seat = self.table.turn;
        let Some(fight) = &mut self.table.fight else { return false };
        fight.hp = fight.hp.saturating_sub(damage);
        let left = fight.hp;
        self.hear(Event::Struck { seat, damage, left });
        if left == 0 {
            self.killed();
        }
        left > 0
    }

    /// §answer.die: the enemy wastes away, then it strikes, unless a skill that worked keeps it from doing so.
    pub(super) fn enemy_turn(&mut self, kept: bool) {
        let seat = self.table.turn;
        let Some(fight) = &mut self.table.fight else { return };
        fight.blows += 1;
        let (blows, foe) = (fight.blows, fight.foe);
        // §potion.poison
        if fight.poisoned {
            let damage = self.content.power[Potion::Poison as usize].min(fight.hp);
            fight.hp -= damage;
            let left = fight.hp;
            self.hear(Event::Wasted { damage, left });
            if left == 0 {
                return self.killed();
            }
        }
        let (answer, loss) = match self.threatened() {
            (answer, _) if kept && answer != Answer::Frozen => (Answer::Kept, 0),
            threatened => threatened,
        };
        // §potion.frost
        if let (Answer::Frozen, Some(fight)) = (answer, &mut self.table.fight) {
            fight.frozen = false;
        }
        let floor = self.content.floor(self.table.area);
        let skill = if loss > 0 { self.content.stats(foe, floor).skill } else { Skill::None };
        self.hear(Event::Answered { seat, dungeon: self.table.throw.dungeon, answer, loss, skill });
        if loss > 0 {
            self.lose_hp(seat, loss, End::Slain);
        }
        if self.is_over() {
            return;
        }
        // §enemy.skills
        match skill {
            Skill::None | Skill::Pierce => {}
            Skill::Curse => self.afflict(seat, Affliction::Curse),
            Skill::Poison => self.afflict(seat, Affliction::Poison),
            Skill::Blind => self.afflict(seat, Affliction::Blind),
            Skill::Weaken => self.lose_xp(seat, 1),
        }
        // §end.cap
        if blows >= self.content.most_blows {
            return self.end(End::Worn);
        }
        if self.table.fight.is_some_and(|fight| fight.together) {
            self.table.turn ^= 1;
        }
        self.table.phase = Phase::Fight;
    }

    /// The enemy is dead.
    pub(super) fn killed(&mut self) {
        let Some(fight) = self.table.fight.take() else { return };
        let floor = self.content.floor(self.table.area);
        self.table.heroes.iter_mut().for_each(|hero| hero.lurking = false);
        self.hear(Event::Killed { foe: fight.foe, floor });
        match fight.foe {
            // §og.phases
            Foe::Husk => {
                self.hear(Event::Rose);
                self.table.turn = self.table.leader;
                return self.meet(Foe::Heart);
            }
            // §end.won
            Foe::Heart => return self.end(End::Won),
            _ => {}
        }
        // §fight.won, §two.fight, §guardian.line
        let xp = self.content.stats(fight.foe, floor).xp;
        for seat in 0..self.table.options.players {
            if fight.together || seat == fight.owner {
                self.gain_xp(seat, xp);
            }
        }
        self.table.turn = fight.owner;
        if fight.foe.is_guardian() {
            self.table.beaten = true;
            return self.advance();
        }
        if fight.together && fight.foe != Foe::Ghost {
            self.table.heroes.iter_mut().for_each(|hero| hero.settled = true);
            self.table.heroes.iter_mut().for_each(|hero| hero.sheltered = false);
        }
        self.table.phase = Phase::Settled;
    }
}

/// §attack.miss, §attack.critical: what a face counts in an attack.
#[inline]
fn counted(counts: u8, die: Pip) -> Pip {
    Pip { value: if counts <= 1 { 0 } else { counts }, critical: counts == 6, ..die }
}
