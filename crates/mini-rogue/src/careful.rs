//! A rule of thumb: reckon what a fight costs, go where it costs least and gives most, and spend what keeps alive.
//!
//! Worth is counted in sixtieths of a hit point, so that the six faces of a die and parts of a blow come out even.

mod sharing;

use crate::content::{Class, Effect, Foe, Potion, Room, Skill, Ware};
use crate::decisions::{Action, Goods, Price};
use crate::rules::MiniRogue;
use crate::table::{Aim, Aside, Cell, EXIT, Hero, Item, Phase, Table, Way};
use kernel::Game;

/// A hit point.
const HP: i32 = 60;

/// What things are worth to whoever goes by the rule of thumb, in sixtieths of a hit point.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// A hit point gained with few left, with some, and with many.
    pub hp: [i32; 3],
    /// A point of experience on each level.
    pub xp: [i32; 3],
    /// What reaching a level adds.
    pub level: i32,
    /// A point of armor.
    pub armor: i32,
    /// A piece of gold.
    pub gold: i32,
    /// A ration with none, one, two, or more left.
    pub food: [i32; 4],
    /// Each potion.
    pub potions: [i32; 6],
    /// Being cursed, poisoned, or blind.
    pub ails: [i32; 3],
    /// Skills that are ready again.
    pub refresh: i32,
    /// What evading must save, in areas without a guardian and with one.
    pub evade: [i32; 2],
    /// How many hundredths a loss weighs more, as far as twice it exceeds what is left.
    pub dear: i32,
    /// The merchant, and each piece of gold there.
    pub merchant: [i32; 2],
    /// A weapon found.
    pub weapon: i32,
    /// What perception must save.
    pub perceive: i32,
    /// By how much less potions count against guardians, and against the last.
    pub guardian: [i32; 2],
    /// What the last enemy's answer is worth to be kept away: death.
    pub death: i32,
    /// A feat of a weapon.
    pub feat: i32,
    /// Hundredths of a blow that a fight is shorter than its mean, and the shortest that it is taken for.
    pub blows: [i32; 2],
    /// What a piece of gold must buy.
    pub price: i32,
    /// How many hundredths of a blow a fight must still take before a skill is used, and before the guardian's is spent on others.
    pub skill: [i32; 2],
    /// How many hit points fewer the other must have before a life potion is given away, and from how much less armor on a point of it.
    pub share: [i32; 2],
}

/// Designed, then found by hill climbing (`examples/tune-mini-rogue.rs`).
pub const TUNED: Weights = Weights {
    hp: [113, 56, 54],
    xp: [187, 76, 14],
    level: 90,
    armor: 136,
    gold: 26,
    food: [253, 170, 144, 53],
    potions: [236, 240, 116, 280, 117, 244],
    ails: [314, 525, 48],
    refresh: 60,
    evade: [60, 379],
    dear: 21,
    merchant: [40, 16],
    weapon: 95,
    perceive: 165,
    guardian: [11, 200],
    death: 2929,
    feat: 27,
    blows: [22, 7],
    price: 42,
    skill: [165, 340],
    share: [2, 1],
};

/// What to do, seeing this.
pub fn choose(game: &MiniRogue, table: &Table, weights: &Weights) -> Action {
    let thumb = Thumb { game, table, weights };
    let action = thumb.wished();
    if thumb.may(action) { action } else { thumb.whatever() }
}

/// Whoever decides at a table, by the rule.
#[derive(Clone, Copy)]
pub(crate) struct Thumb<'a> {
    pub(crate) game: &'a MiniRogue,
    pub(crate) table: &'a Table,
    weights: &'a Weights,
}

impl<'a> Thumb<'a> {
    /// With the weights that were found.
    pub(crate) fn tuned(game: &'a MiniRogue, table: &'a Table) -> Self {
        Self { game, table, weights: &TUNED }
    }
}

impl Thumb<'_> {
    fn may(&self, action: Action) -> bool {
        self.game.check(self.table, self.table.seat(), action).is_ok()
    }

    /// The first thing that is allowed.
    fn whatever(&self) -> Action {
        let mut first = None;
        self.game.candidates(self.table, self.table.seat(), |action| {
            if first.is_none() && self.may(action) {
                first = Some(action);
            }
        });
        first.unwrap_or(Action::Stop)
    }

    fn hero(&self) -> &Hero {
        self.table.hero()
    }

    pub(crate) fn floor(&self) -> u8 {
        self.game.content.floor(self.table.area)
    }

    fn wished(&self) -> Action {
        match self.table.aside {
            Aside::None => {}
            Aside::Sight(_) => return self.sight(),
            Aside::Swap(first) => return self.swap_with(first),
            Aside::Potion(found) => return self.third_potion(found),
            Aside::Offer { .. } => return Action::Agree,
        }
        if let Some(sip) = self.sip() {
            return sip;
        }
        match self.table.phase {
            Phase::Prepare => self.omen(),
            Phase::Room => self.room(),
            Phase::Failed(aim) => self.failed(aim),
            Phase::Pick => self.pick(),
            Phase::Award => Action::Award { seat: !self.has_room(self.table.room()) as u8 ^ self.table.turn },
            Phase::Item => Action::Take,
            Phase::Fight => self.fight(),
            Phase::Strike => self.strike(),
            Phase::Bleed => self.bleed(),
            Phase::Descent => Action::Descend,
            Phase::Move | Phase::Settled | Phase::Over(_) => self.walk(),
        }
    }

    /// §potion.timing: what is drunk before it is too late.
    fn sip(&self) -> Option<Action> {
        let (hero, table) = (self.hero(), self.table);
        let drink = |potion| Some(Action::Drink { potion }).filter(|action| self.may(*action));
        if hero.potions.has(Potion::Life) {
            let threatened = match table.phase {
                Phase::Strike => {
                    let dead = table.blow(&self.game.content, false) >= table.foe_hp();
                    if dead { 0 } else { self.answer() }
                }
                Phase::Failed(_) => 3.max(self.floor()),
                Phase::Move if table.food == 0 && self.leads_out() => self.game.content.hunger,
                Phase::Fight => (hero.hp <= 4) as u8 * hero.hp,
                Phase::Descent => self.game.content.hunger,
                // The poison die is thrown with every test.
                Phase::Room if hero.poisoned && self.may(Action::Roll) => 1,
                _ => 0,
            };
            if threatened >= hero.hp && threatened > 0 {
                return drink(Potion::Life);
            }
        }
        let calm = matches!(table.phase, Phase::Move | Phase::Fight);
        if calm && hero.potions.has(Potion::Water) && (hero.cursed || hero.poisoned) {
            return drink(Potion::Water);
        }
        None
    }

    /// Whether the hero may carry the card of a room too.
    fn has_room(&self, room: Option<Room>) -> bool {
        let card = if room == Some(Room::Crow) { Item::Crow } else { Item::Weapon(1) };
        self.table.has_room(self.hero(), card)
    }

    /// Whether the next step leaves the area.
    fn leads_out(&self) -> bool {
        [Way::Right, Way::Down].into_iter().any(|way| Table::next(self.hero().at, way) == Some(EXIT))
    }

    /// What the enemy's answer costs, by the die that lies there.
    fn answer(&self) -> u8 {
        let frozen = self.table.fight.is_some_and(|fight| fight.frozen);
        if frozen { 0 } else { self.table.answer(&self.game.content, self.table.throw.dungeon) }
    }

    /// The mean of a blow, in sixtieths.
    fn mean_blow(&self, hero: &Hero) -> i32 {
        let die = if hero.cursed { 183 } else { 226 };
        die * self.game.content.level(hero.xp) as i32
    }

    /// The mean of an answer on a floor, in sixtieths.
    fn mean_answer(&self, foe: Foe, floor: u8, hero: &Hero) -> i32 {
        let stats = self.game.content.stats(foe, floor);
        let (damage, armor) = (stats.damage as i32, hero.armor as i32);
        let hit = if stats.skill == Skill::Pierce { damage } else { (damage - armor).max(0) };
        let ails = match stats.skill {
            Skill::Curse if !hero.cursed => 90,
            Skill::Poison if !hero.poisoned => 60,
            Skill::Weaken => 60,
            Skill::Blind if !hero.blind => 30,
            _ => 0,
        };
        10 * (4 * hit + damage) + ails / 2
    }

    /// What a fight will still cost, from so many hit points on.
    fn fight_cost(&self, foe: Foe, hp: i32, hero: &Hero) -> i32 {
        if hp <= 0 {
            return 0;
        }
        let answer = self.mean_answer(foe, self.floor(), hero);
        // In two, every other blow is the other hero's, and so is its answer.
        let hp = if self.table.fight.is_some_and(|fight| fight.together) { (hp + 1) / 2 } else { hp };
        self.dear(self.answers(hp, hero, answer), hero)
    }

    /// What so many hit points of an enemy cost whose answers come to this.
    fn answers(&self, hp: i32, hero: &Hero, answer: i32) -> i32 {
        // As many answers as blows, but for the last; a blow that falls short costs a whole one.
        let [shorter, least] = self.weights.blows;
        let blows = (hp * HP * 100 / self.mean_blow(hero).max(1) - shorter).max(least);
        answer * blows / 100
    }

    /// What a whole fight on a floor costs the hero, alone or with the other, in sixtieths of a hit point.
    pub(crate) fn toll(&self, foe: Foe, floor: u8) -> i32 {
        let hero = self.hero();
        let hp = self.game.content.stats(foe, floor).hp[0] as i32;
        self.answers(hp, hero, self.mean_answer(foe, floor, hero))
    }

    pub(crate) fn level(&self, hero: &Hero) -> u8 {
        self.game.content.level(hero.xp)
    }

    /// A loss weighs the more the nearer it comes to the end.
    fn dear(&self, cost: i32, hero: &Hero) -> i32 {
        let have = hero.hp as i32 * HP;
        let over = (cost * 2 - have).max(0);
        cost + over * self.weights.dear / 100
    }

    fn xp_worth(&self, hero: &Hero, by: i32) -> i32 {
        let (xp, levels) = (hero.xp as i32, self.game.content.levels.map(i32::from));
        let each = match xp {
            _ if xp >= self.game.content.most_xp as i32 => return HP,
            _ if xp < levels[0] => self.weights.xp[0],
            _ if xp < levels[1] => self.weights.xp[1],
            _ => self.weights.xp[2],
        };
        let gains_level = levels.iter().any(|level| xp < *level && xp + by >= *level);
        each * by + if gains_level { self.weights.level } else { 0 }
    }

    fn potion_worth(&self, potion: Potion) -> i32 {
        let cures = potion == Potion::Water && self.hero().cursed;
        self.weights.potions[potion as usize] + 120 * cures as i32
    }

    /// What an effect is worth.
    fn worth(&self, effect: Effect) -> i32 {
        let (hero, table, content) = (self.hero(), self.table, &self.game.content);
        let floor = self.floor() as i32;
        let lose_hp = |by: i32| -self.dear(by * HP, hero) - if by >= hero.hp as i32 { 100_000 } else { 0 };
        match effect {
            Effect::Nothing => 0,
            Effect::Gold(by) => self.weights.gold * (by.min(content.most_gold - table.gold)) as i32,
            Effect::Food(by) => self.food_worth() * by.min(content.most_food - table.food) as i32,
            Effect::Xp(by) => self.xp_worth(hero, by as i32),
            Effect::Hp(by) => self.hp_worth(by),
            Effect::Armor(by) => self.weights.armor * by.min(content.most_armor - hero.armor) as i32,
            Effect::Potion(potion) if hero.potions.has(potion) => 0,
            Effect::Potion(potion) if hero.potions.len() == 2 => {
                let least = hero.potions.iter().map(|carried| self.potion_worth(carried)).min().unwrap_or(0);
                (self.potion_worth(potion) - least).max(0)
            }
            Effect::Potion(potion) => self.potion_worth(potion),
            Effect::Refresh => !hero.ready as i32 * self.weights.refresh,
            Effect::Cure => {
                let [cursed, poisoned, blind] = self.weights.ails;
                hero.cursed as i32 * cursed + hero.poisoned as i32 * poisoned + hero.blind as i32 * blind
            }
            Effect::Curse => -(!hero.cursed as i32) * self.weights.ails[0],
            Effect::Poison => -(!hero.poisoned as i32) * self.weights.ails[1],
            Effect::LoseHp(by) => lose_hp(by as i32),
            Effect::LoseHpByFloor => lose_hp(floor),
            Effect::LoseFood(by, hp) if table.food < by => lose_hp(hp as i32),
            Effect::LoseFood(by, _) => -self.food_worth() * by as i32,
            Effect::LoseFoodByFloor(hp) if (table.food as i32) < floor => lose_hp(hp as i32),
            Effect::LoseFoodByFloor(_) => -self.food_worth() * floor,
            Effect::LoseArmor(by, hp) if hero.armor < by => lose_hp(hp as i32),
            Effect::LoseArmor(by, _) => -self.weights.armor * by as i32,
            Effect::Fall => 0,
            Effect::Ghost => {
                let stats = content.stats(Foe::Ghost, self.floor());
                self.xp_worth(hero, stats.xp as i32) - self.fight_cost(Foe::Ghost, stats.hp[0] as i32, hero)
            }
        }
    }

    /// A ration saves three hit points, if it will be needed.
    fn food_worth(&self) -> i32 {
        let needed = 10 - self.table.area as i32;
        match self.table.food as i32 {
            food if food >= needed => 10,
            left => self.weights.food[left.clamp(0, 3) as usize],
        }
    }

    fn hp_worth(&self, by: u8) -> i32 {
        let hero = self.hero();
        let gained = by.min(self.game.content.most_hp - hero.hp) as i32;
        let each = match hero.hp {
            0..=5 => self.weights.hp[0],
            6..=10 => self.weights.hp[1],
            _ => self.weights.hp[2],
        };
        gained * each
    }

    /// What a room is worth to the hero.
    fn room_worth(&self, room: Room) -> i32 {
        let (hero, content) = (self.hero(), &self.game.content);
        let passes = self.game.content.passes(hero);
        let bite = if hero.poisoned { -30 } else { 0 };
        let tested = |pass: i32, fail: i32| (pass * passes + fail * (216 - passes)) / 216 + bite;
        let mean = |rows: &[Effect]| rows.iter().map(|effect| self.worth(*effect)).sum::<i32>() / rows.len() as i32;
        match room {
            Room::Lair | Room::Nest => {
                let foe = if room == Room::Lair { Foe::Lair } else { Foe::Nest };
                let stats = content.stats(foe, self.floor());
                let hp = stats.hp[0] as i32;
                self.xp_worth(hero, stats.xp as i32) - self.fight_cost(foe, hp, hero)
            }
            Room::Merchant => self.weights.merchant[0] + self.table.gold as i32 * self.weights.merchant[1],
            Room::Rest => {
                content.rest.iter().map(|effect| self.worth(*effect)).max().unwrap_or(0) + self.worth(Effect::Refresh)
            }
            Room::Crow => 20,
            Room::Treasure => 80 + self.chest_worth().max(0),
            Room::Shrine => {
                let row =
                    |counts: usize| content.shrine[counts.min(5)].iter().map(|effect| self.worth(effect)).sum::<i32>();
                let more = (self.table.gold > 0) as usize;
                (0..6).map(|die| row(die + more)).sum::<i32>() / 6 - more as i32 * 30
            }
            Room::Tomb => {
                let chosen =
                    |die: usize| (die.max(1) - 1..=(die + 1).min(5)).map(|row| self.worth(content.tomb[row])).max();
                let passed = (0..6).filter_map(chosen).sum::<i32>() / 6;
                tested(passed, mean(&content.tomb))
            }
            Room::Armory => {
                let room = self.has_room(Some(Room::Armory));
                tested(if room { self.weights.weapon } else { self.weights.weapon / 4 }, 0)
            }
            Room::Gauntlet | Room::Pit => {
                let trap = &content.traps[(room == Room::Pit) as usize];
                let fail =
                    trap.fail.iter().map(|row| row.iter().map(|effect| self.worth(effect)).sum::<i32>()).sum::<i32>()
                        / 3;
                tested(mean(&trap.pass), fail)
            }
        }
    }

    /// What it is worth to open a chest: poison may bite, and kill.
    fn chest_worth(&self) -> i32 {
        let hero = self.hero();
        let row = |[one, other]: &[Effect; 2]| self.worth(*one).max(self.worth(*other));
        let rows = self.game.content.treasure.iter().map(row).sum::<i32>() / 6;
        let bite = if hero.poisoned { self.worth(Effect::LoseHp(1)) / 2 } else { 0 };
        rows * self.game.content.passes(hero) / 216 + bite
    }

    /// What each room that may be met in this area is worth.
    pub(crate) fn room_worths(&self) -> [i32; Room::ALL.len()] {
        let met = |room: Room| self.table.unseen.has(room as u8) || self.table.grid.contains(&Cell::Up(room));
        Room::ALL.map(|room| if met(room) { self.room_worth(room) } else { 0 })
    }

    /// What lies at a place is worth.
    pub(crate) fn place_worth(&self, cell: u8, worths: &[i32; Room::ALL.len()], unknown: i32) -> i32 {
        match self.table.grid.get(cell as usize) {
            None | Some(Cell::Gone) => 0,
            Some(Cell::Down) => unknown,
            Some(Cell::Up(room)) => worths[*room as usize],
        }
    }

    /// The mean worth of a room that nobody has seen.
    pub(crate) fn unknown(&self, worths: &[i32; Room::ALL.len()]) -> i32 {
        let count = self.table.unseen.len() as i32;
        let sum: i32 = self.table.unseen.iter().map(|card| worths[Room::of(card) as usize]).sum();
        if count == 0 { 0 } else { sum / count }
    }

    /// The best that can be had from each place on, itself included.
    pub(crate) fn paths(&self, worths: &[i32; Room::ALL.len()]) -> [i32; 9] {
        let unknown = self.unknown(worths);
        let mut best = [0; 9];
        for cell in (0..EXIT).rev() {
            let ahead = [Way::Right, Way::Down].into_iter().filter_map(|way| Table::next(cell, way));
            let ahead = ahead.map(|next| best[next as usize]).max().unwrap_or(0);
            best[cell as usize] = self.place_worth(cell, worths, unknown) + ahead;
        }
        best
    }

    fn walk(&self) -> Action {
        let (hero, table) = (self.hero(), self.table);
        let ways = [Way::Right, Way::Down].into_iter().filter_map(|way| Some((way, Table::next(hero.at, way)?)));
        if hero.blind && self.may(Action::Drink { potion: Potion::Perception }) {
            return Action::Drink { potion: Potion::Perception };
        }
        if let Some(shared) = self.share() {
            return shared;
        }
        if hero.class == Class::Mage && hero.ready && hero.at <= 1 && table.guardian.is_none() {
            let action = self.sight();
            if self.may(action) {
                return action;
            }
        }
        let worths = self.room_worths();
        let best = self.paths(&worths);
        let mut chosen = (i32::MIN, Way::Right);
        for (way, next) in ways.clone() {
            if best[next as usize] > chosen.0 {
                chosen = (best[next as usize], way);
            }
        }
        // Past a room that costs more than the skill is worth.
        if hero.class == Class::Rogue && hero.ready {
            let spare = self.weights.evade[table.guardian.is_some() as usize];
            let (mut evaded, unknown) = ((chosen.0 + spare, None), self.unknown(&worths));
            for (way, next) in ways.filter(|(_, next)| *next != EXIT) {
                let worth = best[next as usize] - self.place_worth(next, &worths, unknown);
                if worth > evaded.0 {
                    evaded = (worth, Some(way));
                }
            }
            if let Some(way) = evaded.1 {
                return Action::Evade { way };
            }
        }
        Action::Go { way: chosen.1 }
    }

    /// The nearest room ahead that lies face down.
    fn sight(&self) -> Action {
        let hero = self.hero();
        let ahead = |cell: u8| cell % 3 >= hero.at % 3 && cell / 3 >= hero.at / 3;
        let down = |cell: &u8| self.table.grid[*cell as usize] == Cell::Down;
        let nearest = (0..EXIT).filter(down).filter(|cell| ahead(*cell)).min_by_key(|cell| cell % 3 + cell / 3);
        nearest.map_or(Action::Enough, |cell| Action::See { cell })
    }

    fn swap_with(&self, first: u8) -> Action {
        let with = (0..EXIT).map(|cell| Action::With { cell }).find(|action| self.may(*action));
        with.unwrap_or(Action::With { cell: first })
    }

    /// The monster or trap that costs most is kept away.
    fn omen(&self) -> Action {
        let worst = Room::ALL
            .into_iter()
            .filter(|room| self.may(Action::Ban { room: *room }))
            .min_by_key(|room| self.room_worth(*room));
        worst.map_or(Action::Deal, |room| Action::Ban { room })
    }

    fn third_potion(&self, found: Potion) -> Action {
        let least = self.hero().potions.iter().min_by_key(|potion| self.potion_worth(*potion));
        match least {
            Some(potion) if self.potion_worth(potion) < self.potion_worth(found) => Action::Discard { potion },
            _ => Action::Leave,
        }
    }

    fn room(&self) -> Action {
        let table = self.table;
        match table.room() {
            Some(Room::Merchant) => self.shop(),
            Some(Room::Rest) => {
                let rows = &self.game.content.rest;
                let best = (0..3).max_by_key(|row| self.worth(rows[*row])).unwrap_or(0);
                Action::Pick { row: best as u8 + 1 }
            }
            Some(Room::Crow) if !table.fed => {
                let spare = table.food as i32 > 10 - table.area as i32 || table.food == 4;
                if spare && self.has_room(Some(Room::Crow)) { Action::Feed } else { Action::Leave }
            }
            Some(Room::Shrine) if table.gold > 0 && !(self.hero().cursed && self.hero().poisoned) => Action::Offer,
            Some(Room::Shrine) => Action::Pray,
            Some(Room::Treasure) if self.chest_worth() < 0 => Action::Leave,
            _ => Action::Roll,
        }
    }

    fn price(&self, goods: Goods) -> u8 {
        match goods {
            Goods::Ware(ware) => self.game.content.wares[ware as usize].0,
            Goods::Potion(_) => self.game.content.bottle.0,
        }
    }

    /// What is worth most beyond its price, and by how much.
    fn bargain(&self) -> (i32, Action) {
        let wares = Ware::ALL.map(|ware| (Goods::Ware(ware), self.game.content.wares[ware as usize].2));
        let bottles = Potion::ALL.map(|potion| (Goods::Potion(potion), Effect::Potion(potion)));
        let mut best = (0, Action::Leave);
        for (goods, gives) in wares.into_iter().chain(bottles) {
            let worth = self.worth(gives) - self.weights.price * self.price(goods) as i32;
            let action = Action::Buy { goods };
            if worth > best.0 && self.may(action) {
                best = (worth, action);
            }
        }
        best
    }

    fn failed(&self, aim: Aim) -> Action {
        let perceive = Action::Drink { potion: Potion::Perception };
        let content = &self.game.content;
        let die = self.table.throw.dungeon.max(1) as usize - 1;
        let worth = match (aim, self.table.room()) {
            (Aim::Room, Some(Room::Treasure)) => {
                content.treasure[die].iter().map(|effect| self.worth(*effect)).max().unwrap_or(0)
            }
            (Aim::Room, Some(Room::Tomb)) => {
                let best = (die.max(1) - 1..=(die + 1).min(5)).map(|row| self.worth(content.tomb[row])).max();
                best.unwrap_or(0) - self.worth(content.tomb[die])
            }
            (Aim::Room, Some(room @ (Room::Gauntlet | Room::Pit))) => {
                let trap = &content.traps[(room == Room::Pit) as usize];
                let fail: i32 = trap.fail[die / 2].iter().map(|effect| self.worth(effect)).sum();
                self.worth(trap.pass[die / 2]) - fail
            }
            (Aim::Room, _) => 120,
            _ => self.answer() as i32 * HP + 200,
        };
        if worth > self.weights.perceive && self.may(perceive) { perceive } else { Action::Accept }
    }

    fn pick(&self) -> Action {
        let (content, die) = (&self.game.content, self.table.throw.dungeon.max(1) as usize - 1);
        if self.hero().at < EXIT && self.table.room() == Some(Room::Tomb) {
            let rows = (die.max(1) - 1)..=(die + 1).min(5);
            let best = rows.max_by_key(|row| self.worth(content.tomb[*row])).unwrap_or(die);
            return Action::Row { die: best as u8 + 1 };
        }
        let [one, other] = if self.hero().at == EXIT { content.reward[die] } else { content.treasure[die] };
        Action::Pick { row: 1 + (self.worth(other) > self.worth(one)) as u8 }
    }

    fn fight(&self) -> Action {
        let hero = self.hero();
        let Some(fight) = self.table.fight else { return Action::Attack };
        if !hero.ready || fight.frozen {
            return Action::Attack;
        }
        let (hp, blow) = (fight.hp as i32 * HP, self.mean_blow(hero));
        // Where the guardian is still to come, skills are kept for it.
        let kept = self.table.guardian.is_some() && !fight.foe.is_guardian();
        let [long, longer] = self.weights.skill;
        if hp * 100 < blow * if kept { longer } else { long } {
            return Action::Attack;
        }
        let level = self.game.content.level(hero.xp);
        match hero.class {
            Class::Rogue if level >= 2 && !hero.lurking => Action::Backstab,
            Class::Mage if fight.hp >= 12 && !fight.poisoned => Action::Conjure { potion: Potion::Poison },
            Class::Mage if level >= 2 || hero.hp <= 6 => Action::Conjure { potion: Potion::Fire },
            Class::Crusader if hero.armor > 0 || level >= 2 => Action::Smite,
            Class::Priestess if level >= 2 && hero.hp >= 8 => Action::Sacrifice,
            _ => Action::Attack,
        }
    }

    /// Blood for blood while it shortens the fight more than it costs.
    fn bleed(&self) -> Action {
        let Some(fight) = self.table.fight else { return Action::Stop };
        let hero = self.hero();
        let gain =
            self.fight_cost(fight.foe, fight.hp as i32, hero) - self.fight_cost(fight.foe, fight.hp as i32 - 2, hero);
        let deadly = fight.hp <= 2;
        if hero.hp > 4 && (deadly || gain > HP + 10) { Action::Bleed } else { Action::Stop }
    }

    /// What it will still cost if the blow left so many hit points: the answer that is coming, and those after it.
    fn after(&self, foe: Foe, left: i32, answer: i32) -> i32 {
        if left <= 0 {
            return 0;
        }
        let hero = self.hero();
        let deadly = if answer >= hero.hp as i32 { self.weights.death } else { 0 };
        self.dear(answer * HP, hero) + deadly + self.fight_cost(foe, left, hero)
    }

    /// The dice lie there: again, a feat, a potion, or strike.
    fn strike(&self) -> Action {
        let (table, content, hero) = (self.table, &self.game.content, self.hero());
        let Some(fight) = table.fight else { return Action::Stop };
        let (hp, answer) = (fight.hp as i32, self.answer() as i32);
        let total = table.blow(content, false) as i32;
        if total >= hp {
            return Action::Stop;
        }
        let times = if hero.lurking { content.backstab as i32 } else { 1 };
        let mut best = (self.after(fight.foe, hp - total, answer), Action::Stop);
        let mut try_one = |cost: i32, action: Action| {
            if cost < best.0 && self.may(action) {
                best = (cost, action);
            }
        };
        let curse = table.throw.cursed as i32;
        for (die, pip) in table.throw.dice().iter().enumerate() {
            let value = pip.value as i32;
            let rethrown = |adds: bool| {
                let shown = |face: i32| match face - curse {
                    ..=1 => 0,
                    counts => counts + if adds { value } else { 0 },
                };
                let left = |face: i32| hp - (total - value * times + shown(face) * times);
                (1..=6).map(|face| self.after(fight.foe, left(face), answer)).sum::<i32>() / 6
            };
            let die = die as u8;
            if pip.critical {
                try_one(rethrown(true), Action::Reroll { die });
            }
            if !pip.spent && !pip.critical {
                let again = rethrown(false);
                try_one(again + self.weights.feat, Action::Feat { die, price: Price::Weapon });
                try_one(again + self.xp_price(), Action::Feat { die, price: Price::Xp });
                let dear = self.dear(2 * HP, hero) + if hero.hp <= 4 { 5 * HP } else { 0 };
                try_one(again + dear, Action::Feat { die, price: Price::Hp });
            }
        }
        let guardian = fight.foe.is_guardian() as i32;
        let last = (fight.foe == Foe::Heart) as i32 * self.weights.guardian[1];
        let fire = content.power[Potion::Fire as usize] as i32 * times;
        let spend = |potion: Potion| (self.potion_worth(potion) - self.weights.guardian[0] * guardian - last).max(10);
        try_one(
            self.after(fight.foe, hp - total - fire, answer) + spend(Potion::Fire),
            Action::Drink { potion: Potion::Fire },
        );
        try_one(self.after(fight.foe, hp - total, 0) + spend(Potion::Frost), Action::Drink { potion: Potion::Frost });
        if !fight.poisoned {
            // It wastes away beside the blows.
            let wastes = content.power[Potion::Poison as usize] as i32 * HP;
            let blow = self.mean_blow(hero).max(1);
            let left = (hp - total - wastes / HP).max(0);
            let sooner = left * blow / (blow + wastes);
            try_one(
                self.after(fight.foe, sooner, answer) + spend(Potion::Poison),
                Action::Drink { potion: Potion::Poison },
            );
        }
        best.1
    }

    /// What a point of experience is worth to one who pays with it.
    fn xp_price(&self) -> i32 {
        let hero = self.hero();
        let drops = self.game.content.levels.contains(&hero.xp);
        self.xp_worth(hero, 1) + if drops { 400 } else { 0 }
    }
}
