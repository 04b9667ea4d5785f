//! Areas: laying out, looking, going, descending, falling.

use super::{Act, GUARDIANS, LAST, ROOMS};
use crate::content::{Foe, Potion, Room};
use crate::decisions::{Event, Stat, Talent};
use crate::table::{Cell, EXIT, End, Hero, Item, Phase, Table, Way};
use kernel::{Audience, Bag, Fate};

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// §crow.omen
    pub(super) fn ban(&mut self, room: Room) {
        let seat = self.table.turn;
        self.table.banned = Some(room);
        let hero = self.table.hero_mut();
        hero.item = hero.item.without_crow();
        self.hear(Event::Dropped { seat, item: Item::Crow });
        self.hear(Event::Banned { room });
        self.lay_out();
    }

    /// §area.deal: an order that nobody has seen does not exist, so laying out is knowing which cards may lie there.
    pub(super) fn lay_out(&mut self) {
        let table = &mut *self.table;
        table.unseen = undealt(table);
        table.grid = [Cell::Down; EXIT as usize];
        table.visited = 0;
        table.guardian = None;
        table.beaten = false;
        table.falling = false;
        table.fight = None;
        let fell = table.fell;
        for hero in table.party_mut() {
            (hero.at, hero.settled, hero.danger, hero.going) = (0, fell, false, None);
            hero.evading = false;
        }
        let (area, floor) = (table.area, self.content.floor(table.area));
        // §area.guardian
        if area == LAST {
            table.guardian = Some(Foe::Husk);
        } else if self.content.is_guarded(area) {
            let card = self.ctx.fate.draw(GUARDIANS, &table.guardians);
            table.guardians.take(card);
            table.guardian = Some(Foe::GUARDIANS[card as usize]);
        }
        let guardian = table.guardian;
        self.hear(Event::Opened { area, floor, guardian });
        if fell {
            // §area.fall: the floor that gave way is the entrance, and dealt with.
            self.table.grid[0] = Cell::Up(Room::Pit);
        } else {
            // §area.entrance
            self.turn_up(0);
        }
        self.table.visited = 1;
        self.advance();
    }

    /// Turns up a card, if it lies face down.
    pub(super) fn turn_up(&mut self, cell: u8) {
        if self.table.grid.get(cell as usize) == Some(&Cell::Down) {
            let card = self.ctx.fate.draw(ROOMS, &self.table.unseen);
            self.table.unseen.take(card);
            let room = Room::of(card);
            self.table.grid[cell as usize] = Cell::Up(room);
            self.hear(Event::Revealed { cell, room });
        }
    }

    /// The next hero who has something to deal with; or, once all are done, where it goes on.
    pub(super) fn advance(&mut self) {
        // §two.turn, §two.rooms
        let (leader, players) = (self.table.leader, self.table.options.players);
        for seat in [leader, leader ^ 1].into_iter().take(players as usize) {
            if !self.table.heroes[seat as usize].settled {
                self.table.turn = seat;
                return self.arrive();
            }
        }
        self.table.turn = leader;
        if self.table.falling {
            self.fall();
        } else if self.table.heroes[0].at == EXIT {
            self.table.phase = Phase::Descent;
        } else {
            // §area.reveal
            for seat in [leader, leader ^ 1].into_iter().take(players as usize) {
                self.look(seat);
            }
            self.table.heroes.iter_mut().for_each(|hero| hero.going = None);
            self.table.offers = 0;
            self.table.phase = Phase::Move;
        }
    }

    /// §affliction.blind
    fn look(&mut self, seat: u8) {
        let hero = self.table.heroes[seat as usize];
        if !hero.blind {
            [Way::Right, Way::Down]
                .into_iter()
                .filter_map(|way| Table::next(hero.at, way))
                .for_each(|at| self.turn_up(at));
        }
    }

    /// §affliction.cure: whoever sees again between two rooms sees the next ones.
    pub(super) fn look_around(&mut self, seat: u8) {
        if self.table.phase == Phase::Move {
            self.look(seat);
            self.think_again();
        }
    }

    /// §two.ways: whoever said first where to go may think again once the area looks otherwise.
    pub(super) fn think_again(&mut self) {
        let other = self.table.turn ^ 1;
        let hero = &mut self.table.heroes[other as usize & 1];
        if self.table.options.players == 2 && hero.going.is_some() && !hero.evading {
            hero.going = None;
            self.table.turn = other;
        }
    }

    /// A hero stands before a card that is not dealt with.
    fn arrive(&mut self) {
        let at = self.table.hero().at;
        if at == EXIT {
            // §area.exit
            return match self.table.guardian {
                Some(_) if self.table.beaten => self.throw_reward(),
                Some(foe) => self.meet(foe),
                None => self.table.phase = Phase::Settled,
            };
        }
        self.turn_up(at);
        self.table.phase = Phase::Room;
        match self.table.room() {
            // §room.monster
            Some(Room::Lair) => self.meet(Foe::Lair),
            Some(Room::Nest) => self.meet(Foe::Nest),
            Some(Room::Gauntlet | Room::Pit) => self.table.hero_mut().danger = true,
            Some(_) => {}
            None => self.table.phase = Phase::Settled,
        }
    }

    /// A hero is done with a room.
    pub(super) fn settle(&mut self) {
        let passage = self.table.hero().at == EXIT && self.table.guardian.is_none();
        let hero = self.table.hero_mut();
        hero.settled = true;
        // §crusader.shelter: an open exit is no room.
        hero.sheltered &= passage;
        hero.tried = None;
        self.advance();
    }

    /// §area.ways, §two.ways
    pub(super) fn go(&mut self, way: Way, evading: bool) {
        let seat = self.table.turn;
        let hero = self.table.hero_mut();
        (hero.going, hero.evading) = (Some(way), evading);
        if evading {
            // §rogue.evasion
            hero.ready = false;
            self.hear(Event::Used { seat, talent: Talent::Evasion });
        }
        if self.table.is_two() && self.table.other().going.is_none() {
            self.table.turn ^= 1;
            self.table.offers = 0;
            return;
        }
        let (leader, players) = (self.table.leader, self.table.options.players);
        for seat in [leader, leader ^ 1].into_iter().take(players as usize) {
            let hero = &mut self.table.heroes[seat as usize];
            let evading = hero.evading;
            let next = hero.going.take().and_then(|way| Table::next(hero.at, way));
            hero.at = next.unwrap_or(hero.at);
            hero.settled = evading;
            let cell = hero.at;
            self.table.visited |= 1 << cell;
            self.hear(Event::Went { seat, cell, evading });
            self.turn_up(cell);
        }
        self.advance();
    }

    /// §area.descent: whom hunger would kill, and who can still drink a life potion; nobody, if it would kill another all the same.
    pub(super) fn starving(&self) -> Option<u8> {
        let table = &*self.table;
        let starves = |hero: &Hero| table.food == 0 && hero.hp <= self.content.hunger;
        let drinks = |hero: &Hero| hero.potions.has(Potion::Life);
        if table.party().iter().any(|hero| starves(hero) && !drinks(hero)) {
            return None;
        }
        let seats = [table.leader, table.leader ^ 1].into_iter().take(table.options.players as usize);
        seats.into_iter().find(|seat| starves(&table.heroes[*seat as usize]))
    }

    /// §area.descent
    pub(super) fn descend(&mut self) {
        let ate = self.table.food > 0;
        self.hear(Event::Descended { ate });
        let seats = 0..self.table.options.players;
        if ate {
            self.lose(self.table.leader, Stat::Food, 1);
        } else {
            for seat in seats.clone() {
                if !self.is_over() {
                    self.lose_hp(seat, self.content.hunger, End::Starved);
                }
            }
        }
        if self.is_over() {
            return;
        }
        seats.for_each(|seat| self.refresh(seat));
        self.table.area += 1;
        self.table.fell = false;
        self.change_leader();
    }

    /// §two.leader
    fn change_leader(&mut self) {
        self.table.leader ^= self.table.is_two() as u8;
        self.table.banned = None;
        self.table.phase = Phase::Prepare;
        // Nothing of the area that is left lies there any more.
        self.table.grid = [Cell::Down; EXIT as usize];
        self.table.visited = 1;
        self.table.guardian = None;
        self.table.party_mut().iter_mut().for_each(|hero| hero.at = 0);
        self.table.unseen = undealt(self.table);
    }

    /// §area.fall: the floor gives way under a hero, if there is something beneath.
    pub(super) fn give_way(&mut self) {
        let seat = self.table.turn;
        if self.content.fall[self.table.area as usize - 1] == 0 {
            self.hear(Event::Caught { seat });
        } else {
            self.table.falling = true;
        }
    }

    /// §area.fall, §two.traps: all fall. The guardian of the floor goes, seen or not: if not, it may have been any.
    fn fall(&mut self) {
        self.table.area = self.content.fall[self.table.area as usize - 1];
        self.table.fell = true;
        self.hear(Event::Fell { area: self.table.area });
        self.change_leader();
    }
}

/// The room cards that may be dealt: all but those carried, the one kept out, and the floor that gave way.
pub(super) fn undealt(table: &Table) -> Bag<1> {
    let mut cards = Bag::first(Room::ALL.len() as u8);
    let mut out = |room: Room| {
        if cards.has(room as u8) {
            cards.take(room as u8);
        }
    };
    for hero in table.party() {
        hero.item.rooms().for_each(&mut out);
    }
    table.banned.into_iter().for_each(&mut out);
    if table.fell {
        out(Room::Pit);
    }
    cards
}
