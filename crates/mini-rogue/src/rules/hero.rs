//! Tracks, afflictions, potions, tests.

use super::{ADVENTURER, Act, CURSE, DUNGEON, POISON};
use crate::content::{Effect, Potion, Room};
use crate::decisions::{Affliction, Event, Poured, Stat, Trial};
use crate::table::{Aim, Aside, End, Phase, Pip, Throw};
use kernel::{Audience, Fate, Source};

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// Moves a track of a hero; what goes beyond its ends is lost. §hero.tracks
    fn change(&mut self, seat: u8, stat: Stat, by: i8) {
        let content = self.content;
        let hero = &mut self.table.heroes[seat as usize & 1];
        let (track, most) = match stat {
            Stat::Hp => (&mut hero.hp, content.most_hp),
            Stat::Xp => (&mut hero.xp, content.most_xp),
            Stat::Armor => (&mut hero.armor, content.most_armor),
            Stat::Food => (&mut self.table.food, content.most_food),
            Stat::Gold => (&mut self.table.gold, content.most_gold),
        };
        let before = *track;
        *track = before.saturating_add_signed(by).min(most);
        let now = *track;
        if now != before {
            self.hear(Event::Changed { seat, stat, by: now as i8 - before as i8, now });
        }
    }

    pub(super) fn gain(&mut self, seat: u8, stat: Stat, by: u8) {
        self.change(seat, stat, by as i8);
    }

    pub(super) fn lose(&mut self, seat: u8, stat: Stat, by: u8) {
        self.change(seat, stat, -(by as i8));
    }

    /// §hero.death, §two.death
    pub(super) fn lose_hp(&mut self, seat: u8, by: u8, end: End) {
        self.lose(seat, Stat::Hp, by);
        if self.table.heroes[seat as usize & 1].hp == 0 && !self.is_over() {
            self.hear(Event::Died { seat });
            self.end(end);
        }
    }

    /// §hero.levels, §hero.beyond
    pub(super) fn gain_xp(&mut self, seat: u8, by: u8) {
        if by == 0 {
            return;
        }
        if self.table.heroes[seat as usize & 1].xp == self.content.most_xp {
            return self.gain(seat, Stat::Hp, 1);
        }
        self.move_xp(seat, by as i8);
    }

    pub(super) fn lose_xp(&mut self, seat: u8, by: u8) {
        self.move_xp(seat, -(by as i8));
    }

    fn move_xp(&mut self, seat: u8, by: i8) {
        let level = |act: &Self| act.content.level(act.table.heroes[seat as usize & 1].xp);
        let before = level(self);
        self.change(seat, Stat::Xp, by);
        let now = level(self);
        if now != before {
            self.hear(Event::Level { seat, level: now });
        }
    }

    /// §affliction.dice: never two of a kind.
    pub(super) fn afflict(&mut self, seat: u8, affliction: Affliction) {
        let hero = &mut self.table.heroes[seat as usize & 1];
        let ails = match affliction {
            Affliction::Poison => &mut hero.poisoned,
            Affliction::Curse => &mut hero.cursed,
            Affliction::Blind => &mut hero.blind,
        };
        if !core::mem::replace(ails, true) {
            self.hear(Event::Afflicted { seat, affliction });
        }
    }

    /// §affliction.cure
    pub(super) fn cure(&mut self, seat: u8) {
        let hero = &mut self.table.heroes[seat as usize & 1];
        if hero.is_afflicted() {
            let was_blind = hero.blind;
            (hero.poisoned, hero.cursed, hero.blind) = (false, false, false);
            self.hear(Event::Cured { seat });
            // A room that a draft put there face down stays so for whoever could see.
            if was_blind {
                self.look_around(seat);
            }
        }
    }

    /// §class.spent
    pub(super) fn refresh(&mut self, seat: u8) {
        if !core::mem::replace(&mut self.table.heroes[seat as usize & 1].ready, true) {
            self.hear(Event::Refreshed { seat });
        }
    }

    /// What a row of a table does to the hero whose turn it is.
    pub(super) fn effect(&mut self, effect: Effect, end: End) {
        let seat = self.table.turn;
        let floor = self.content.floor(self.table.area);
        match effect {
            Effect::Nothing | Effect::Ghost => {}
            Effect::Gold(by) => self.gain(seat, Stat::Gold, by),
            Effect::Food(by) => self.gain(seat, Stat::Food, by),
            Effect::Xp(by) => self.gain_xp(seat, by),
            Effect::Hp(by) => self.gain(seat, Stat::Hp, by),
            Effect::Armor(by) => self.gain(seat, Stat::Armor, by),
            Effect::Potion(potion) => self.find(potion),
            Effect::Refresh => self.refresh(seat),
            Effect::Cure => self.cure(seat),
            Effect::Curse => self.afflict(seat, Affliction::Curse),
            Effect::Poison => self.afflict(seat, Affliction::Poison),
            Effect::LoseHp(by) => self.lose_hp(seat, by, end),
            Effect::LoseHpByFloor => self.lose_hp(seat, floor, end),
            Effect::LoseFood(by, hp) => self.pay(Stat::Food, by, hp, end),
            Effect::LoseFoodByFloor(hp) => self.pay(Stat::Food, floor, hp, end),
            Effect::LoseArmor(by, hp) => self.pay(Stat::Armor, by, hp, end),
            Effect::Fall => self.give_way(),
        }
    }

    /// §trap.unpaid: all of it, or hit points.
    fn pay(&mut self, stat: Stat, by: u8, hp: u8, end: End) {
        let seat = self.table.turn;
        let there = if stat == Stat::Food { self.table.food } else { self.table.hero().armor };
        if there >= by {
            self.lose(seat, stat, by);
        } else {
            self.lose_hp(seat, hp, end);
        }
    }

    /// §potion.two, §potion.different
    pub(super) fn find(&mut self, potion: Potion) {
        let seat = self.table.turn;
        let hero = self.table.hero_mut();
        let spare = match potion {
            Potion::Life => hero.hp < self.content.most_hp,
            Potion::Water => hero.is_afflicted(),
            _ => false,
        };
        if hero.potions.has(potion) && spare {
            // The one that is carried may be drunk first.
            self.table.aside = Aside::Potion(potion);
        } else if hero.potions.has(potion) {
            self.hear(Event::Poured { seat, potion, how: Poured::Double });
        } else if hero.potions.len() < self.content.most_potions {
            hero.potions.put(potion);
            self.hear(Event::Found { seat, potion });
        } else {
            self.table.aside = Aside::Potion(potion);
        }
    }

    fn pour(&mut self, potion: Potion, how: Poured) {
        let seat = self.table.turn;
        self.table.hero_mut().potions.take(potion);
        self.hear(Event::Poured { seat, potion, how });
    }

    /// A third potion takes the place of another.
    pub(super) fn make_room(&mut self, potion: Potion) {
        self.pour(potion, Poured::Away);
        self.settle_third();
    }

    fn settle_third(&mut self) {
        if let Aside::Potion(found) = self.table.aside {
            self.table.aside = Aside::None;
            self.find(found);
        }
    }

    pub(super) fn sell_potion(&mut self, potion: Potion) {
        self.pour(potion, Poured::Sold);
    }

    /// §potion.timing
    pub(super) fn drink(&mut self, potion: Potion) {
        let seat = self.table.turn;
        self.pour(potion, Poured::Used);
        match potion {
            Potion::Life => self.gain(seat, Stat::Hp, self.content.power[Potion::Life as usize]),
            Potion::Water => self.cure(seat),
            Potion::Perception => match self.table.phase {
                Phase::Failed(aim) => return self.passed(aim),
                _ => {
                    self.table.hero_mut().blind = false;
                    self.hear(Event::Cured { seat });
                    self.look_around(seat);
                }
            },
            Potion::Fire | Potion::Frost | Potion::Poison => return self.strike(Some(potion)),
        }
        self.settle_third();
    }

    /// §attack.dice, §hero.test: all dice in hand at once.
    pub(super) fn throw_dice(&mut self) {
        let hero = *self.table.hero();
        let count = self.content.level(hero.xp);
        let mut throw = Throw { count, ..Throw::default() };
        for die in throw.dice.iter_mut().take(count as usize) {
            die.face = self.ctx.fate.roll(ADVENTURER, 6);
        }
        throw.dungeon = self.ctx.fate.roll(DUNGEON, 6);
        // §affliction.curse
        throw.cursed = hero.cursed && self.afflicts(CURSE);
        // §affliction.poison
        throw.bitten = hero.poisoned && self.afflicts(POISON);
        for die in throw.dice.iter_mut().take(count as usize) {
            die.value = die.face - throw.cursed as u8;
        }
        self.table.throw = throw;
    }

    /// §affliction.dice: a die with two kinds of faces, blank and symbol, as many of each.
    fn afflicts(&mut self, die: Source) -> bool {
        self.ctx.fate.roll(die, self.content.affliction) == self.content.affliction
    }

    /// §affliction.poison: at once, but after the dice were seen.
    pub(super) fn bite(&mut self) {
        let seat = self.table.turn;
        if self.table.throw.bitten {
            self.hear(Event::Bitten { seat });
            self.lose_hp(seat, 1, End::Poisoned);
        }
    }

    /// §hero.test
    pub(super) fn test(&mut self, aim: Aim) {
        let seat = self.table.turn;
        if aim == Aim::Room && self.table.room() == Some(Room::Treasure) {
            self.treasure_gold();
        }
        self.throw_dice();
        let Throw { dice, count, dungeon, cursed, .. } = self.table.throw;
        let passed = dice.iter().any(|die| die.value >= 5);
        let dice = dice.map(|die: Pip| die.value);
        let trial = self.trial(aim);
        let area = self.table.area;
        self.hear(Event::Tested { seat, area, trial, dice, count, dungeon, cursed, passed });
        self.spend_on(aim);
        self.bite();
        if self.is_over() {
        } else if passed {
            self.passed(aim);
        } else if self.may_still_drink(aim) {
            self.table.phase = Phase::Failed(aim);
        } else {
            self.failed(aim);
        }
    }

    fn trial(&self, aim: Aim) -> Trial {
        match (aim, self.table.room()) {
            (Aim::Room, Some(Room::Treasure)) => Trial::Chest,
            (Aim::Room, Some(Room::Tomb)) => Trial::Tomb,
            (Aim::Room, Some(Room::Armory | Room::Crow)) if self.table.is_shared() => Trial::Contest,
            (Aim::Room, Some(Room::Gauntlet)) => Trial::Gauntlet,
            (Aim::Room, Some(Room::Pit)) => Trial::Pit,
            (Aim::Room, _) => Trial::Armory,
            _ => Trial::Skill,
        }
    }

    /// §potion.timing: perception may turn the test, and life may be wanted before a failure hurts.
    fn may_still_drink(&self, aim: Aim) -> bool {
        let hurts = aim != Aim::Room || matches!(self.table.room(), Some(Room::Tomb | Room::Gauntlet | Room::Pit));
        let hero = self.table.hero();
        hero.potions.has(Potion::Perception)
            || hurts && hero.potions.has(Potion::Life) && hero.hp < self.content.most_hp
    }
}
