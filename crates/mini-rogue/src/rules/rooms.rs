//! Rooms: what each of them does.

use super::{Act, DUNGEON};
use crate::content::{Effect, Foe, Room};
use crate::decisions::{Event, Goods, Poured, Stat};
use crate::table::{Aim, Aside, Cell, EXIT, End, Item, Phase, Throw};
use kernel::{Audience, Fate};

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// §merchant.trade, §merchant.food
    pub(super) fn buy(&mut self, goods: Goods) {
        let seat = self.table.turn;
        match goods {
            Goods::Ware(ware) => {
                let (price, _, gives) = self.content.wares[ware as usize];
                self.lose(seat, Stat::Gold, price);
                self.effect(gives, End::Slain);
            }
            Goods::Potion(potion) => {
                self.lose(seat, Stat::Gold, self.content.bottle.0);
                self.find(potion);
            }
        }
    }

    /// §merchant.sell
    pub(super) fn sell(&mut self, goods: Goods) {
        let seat = self.table.turn;
        match goods {
            Goods::Ware(ware) => {
                self.lose(seat, Stat::Armor, 1);
                self.gain(seat, Stat::Gold, self.content.wares[ware as usize].1);
            }
            Goods::Potion(potion) => {
                self.sell_potion(potion);
                self.gain(seat, Stat::Gold, self.content.bottle.1);
            }
        }
    }

    /// Walks away from a merchant, a crow, a chest, a card or a potion.
    pub(super) fn leave(&mut self) {
        let seat = self.table.turn;
        if let Aside::Potion(potion) = self.table.aside {
            self.table.aside = Aside::None;
            return self.hear(Event::Poured { seat, potion, how: Poured::Away });
        }
        match self.table.phase {
            Phase::Award | Phase::Item => self.item_settled(),
            // §two.items: the leader speaks for both.
            _ if self.table.room() == Some(Room::Crow) => self.item_settled(),
            _ => {
                // §treasure.chest: the gold lies beside it.
                if self.table.room() == Some(Room::Treasure) {
                    self.treasure_gold();
                }
                self.table.phase = Phase::Settled;
            }
        }
    }

    /// §play.pick: the comforts of a rest, what is in a chest, what a guardian leaves.
    pub(super) fn pick(&mut self, row: usize) {
        let die = (self.table.throw.dungeon as usize).saturating_sub(1);
        let seat = self.table.turn;
        let effect = if self.table.hero().at == EXIT {
            // §guardian.reward
            self.content.reward[die][row]
        } else if self.table.room() == Some(Room::Rest) {
            // §room.rest
            self.refresh(seat);
            self.content.rest[row]
        } else {
            // §treasure.chest
            self.content.treasure[die][row]
        };
        self.table.throw.picked = row as u8 + 1;
        self.table.phase = Phase::Settled;
        self.effect(effect, End::Slain);
    }

    /// §guardian.reward
    pub(super) fn throw_reward(&mut self) {
        let seat = self.table.turn;
        let dungeon = self.ctx.fate.roll(DUNGEON, 6);
        // The dice that won it stay there: a skill may have thrown them with this same decision.
        let throw = &mut self.table.throw;
        (throw.before, throw.dungeon, throw.picked) = (throw.dungeon, dungeon, 0);
        self.hear(Event::Rewarded { seat, dungeon });
        self.table.phase = Phase::Pick;
    }

    /// §shrine.prayer, §shrine.offering
    pub(super) fn pray(&mut self, offering: bool) {
        let seat = self.table.turn;
        if offering {
            self.lose(seat, Stat::Gold, self.content.offering);
        }
        let dungeon = self.ctx.fate.roll(DUNGEON, 6);
        self.table.throw = Throw { dungeon, ..Throw::default() };
        let counts = (dungeon + offering as u8).min(6);
        self.hear(Event::Threw { seat, dungeon, counts });
        self.table.phase = Phase::Settled;
        for effect in self.content.shrine[counts as usize - 1].iter() {
            self.effect(effect, End::Slain);
        }
    }

    /// §treasure.gold
    pub(super) fn treasure_gold(&mut self) {
        let [gold, more] = self.content.treasure_gold;
        let more = if self.table.hero().danger { more } else { 0 };
        self.gain(self.table.turn, Stat::Gold, gold + more);
    }

    /// A test was passed.
    pub(super) fn passed(&mut self, aim: Aim) {
        let row = (self.table.throw.dungeon as usize - 1) / 2;
        match (aim, self.table.room()) {
            (Aim::Room, Some(Room::Treasure | Room::Tomb)) => self.table.phase = Phase::Pick,
            (Aim::Room, Some(Room::Gauntlet | Room::Pit)) => {
                // §trap.test
                let effect = self.content.traps[self.trap()].pass[row];
                self.table.phase = Phase::Settled;
                self.effect(effect, End::Trapped);
            }
            (Aim::Room, _) => self.tried(true),
            _ => self.skilled(aim),
        }
    }

    /// A test failed, for good.
    pub(super) fn failed(&mut self, aim: Aim) {
        let die = self.table.throw.dungeon;
        match (aim, self.table.room()) {
            (Aim::Room, Some(Room::Treasure)) => self.table.phase = Phase::Settled,
            (Aim::Room, Some(Room::Tomb)) => self.tomb_row(die),
            (Aim::Room, Some(Room::Gauntlet | Room::Pit)) => {
                // §trap.test
                let effects = self.content.traps[self.trap()].fail[(die as usize - 1) / 2];
                self.table.phase = Phase::Settled;
                for effect in effects.iter() {
                    if !self.is_over() {
                        self.effect(effect, End::Trapped);
                    }
                }
            }
            (Aim::Room, _) => self.tried(false),
            // §class.combat
            _ => self.enemy_turn(false),
        }
    }

    fn trap(&self) -> usize {
        (self.table.room() == Some(Room::Pit)) as usize
    }

    /// §tomb.search, §tomb.shift
    pub(super) fn tomb_row(&mut self, die: u8) {
        let seat = self.table.turn;
        let effect = self.content.tomb[die as usize - 1];
        self.table.throw.picked = die;
        self.table.phase = Phase::Settled;
        if effect == Effect::Ghost {
            // §tomb.ghost
            self.hear(Event::Haunted { seat });
            return self.meet(Foe::Ghost);
        }
        self.effect(effect, End::Starved);
    }

    /// §crow.feed
    pub(super) fn feed(&mut self) {
        self.lose(self.table.turn, Stat::Food, 1);
        if self.table.is_shared() {
            // §two.items: both try to win it, the leader first.
            self.table.fed = true;
        } else {
            self.win_item();
        }
    }

    /// A test for a card that can be taken along.
    fn tried(&mut self, passed: bool) {
        let dungeon = self.table.throw.dungeon;
        if !self.table.is_shared() {
            // §armory.weapon
            return if passed { self.win_item() } else { self.item_settled() };
        }
        // §two.items
        self.table.hero_mut().tried = Some((passed, dungeon));
        match (passed, self.table.other().tried) {
            (_, None) => {
                self.table.turn ^= 1;
                self.table.phase = Phase::Room;
            }
            (true, Some((false, _))) => self.win_item(),
            (false, Some((true, _))) => {
                self.table.turn ^= 1;
                self.win_item();
            }
            _ => {
                self.table.turn = self.table.leader;
                self.table.phase = Phase::Award;
            }
        }
    }

    /// The card of the room, as whoever wins it would carry it.
    pub(super) fn prize(&self) -> Item {
        match self.table.room() {
            Some(Room::Crow) => Item::Crow,
            _ => {
                let die = self.table.hero().tried.map_or(self.table.throw.dungeon, |(_, die)| die);
                Item::Weapon(self.content.armory[die.clamp(1, 6) as usize - 1])
            }
        }
    }

    /// §item.one
    pub(super) fn win_item(&mut self) {
        if self.table.has_room(self.table.hero(), self.prize()) {
            self.take_item();
        } else {
            self.table.phase = Phase::Item;
        }
    }

    pub(super) fn take_item(&mut self) {
        let (seat, item) = (self.table.turn, self.prize());
        let at = self.table.hero().at as usize;
        let before = self.table.hero().item;
        if self.table.has_room(self.table.hero(), item) {
            self.table.hero_mut().item = before.with(item);
        } else {
            self.table.hero_mut().item = item;
            self.hear(Event::Dropped { seat, item: before });
        }
        self.table.grid[at] = Cell::Gone;
        self.hear(Event::Took { seat, item });
        self.item_settled();
    }

    /// The card has found its place, for all who wanted it.
    fn item_settled(&mut self) {
        if self.table.is_shared() {
            let other = self.table.turn as usize ^ 1;
            self.table.heroes[other].settled = true;
            self.table.heroes[other].sheltered = false;
        }
        self.table.fed = false;
        self.table.heroes.iter_mut().for_each(|hero| hero.tried = None);
        self.table.phase = Phase::Settled;
    }

    /// §crow.draft
    pub(super) fn swap_with(&mut self, other: u8) {
        let Aside::Swap(one) = self.table.aside else { return };
        let seat = self.table.turn;
        self.table.aside = Aside::None;
        self.table.grid.swap(one as usize, other as usize);
        let hero = self.table.hero_mut();
        hero.item = hero.item.without_crow();
        self.hear(Event::Dropped { seat, item: Item::Crow });
        self.hear(Event::Swapped { one, other });
        self.think_again();
    }

    /// §armory.feats
    pub(super) fn wear_weapon(&mut self) {
        let seat = self.table.turn;
        let hero = self.table.hero_mut();
        let left = hero.item.feats().saturating_sub(1);
        hero.item = hero.item.with_feats(left);
        if left == 0 {
            self.hear(Event::Dropped { seat, item: Item::Weapon(0) });
        }
    }
}
