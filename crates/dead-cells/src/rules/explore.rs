//! The way through a biome, and what lies between two.

use super::act::Act;
use super::perks;
use super::{RESTRICTIONS, TILES};
use crate::content::{
    Biome, BoardSpot, Card, Class, Door, Gate, Gifts, Goal, Perk, Region, Skill, Special, Tile, TileShape, printed,
};
use crate::decisions::{Action, Event};
use crate::sets::{Foes, Tiles};
use crate::table::{Crossing, Fight, LANTERN_COUNT, Phase, Purpose, SPACES, Seller, Table, Todo};
use kernel::{Audience, Bag, Fate};

/// The biome that the group is in, if it is in one.
pub(crate) fn biome(table: &Table) -> Option<&'static Biome> {
    match table.place {
        Region::Biome(biome) => printed().biomes.get(biome as usize),
        Region::Boss(_) => None,
    }
}

/// The tile that the group stands on.
pub(crate) fn tile(table: &Table) -> Option<&'static Tile> {
    let BoardSpot::Space(space) = table.spot else { return None };
    let tile = table.fields[space as usize % SPACES].tile?;
    biome(table)?.tiles.get(tile as usize)
}

/// What a boss cell pays for a biome that was crossed. §bosscell.pay
const BOSS_CELL_PAY: u8 = 2;

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    pub(super) fn on_the_way(&mut self, todo: Todo) {
        match todo {
            Todo::Enter(place) => self.enter(place),
            Todo::Explore => self.explore(),
            Todo::Arrive(spot) => self.arrive(spot, false),
            Todo::Jump(spot) => self.arrive(spot, true),
            Todo::Flip => self.flip(),
            Todo::Tile => self.resolve_tile(),
            Todo::HandTest(skill, purpose) => self.hand_test(skill, purpose),
            Todo::DeckTest(way) => self.deck_test(way),
            Todo::Leave(exit) => self.leave(exit),
            Todo::Collect => self.collect(),
            Todo::Market(seller) => self.open_market(seller),
            Todo::CleanUp => self.clean_up(),
            Todo::Bell => self.ring(),
            Todo::Lose(member) => self.lose(member),
            Todo::Back(spot) => self.table.spot = spot,
            _ => {}
        }
    }

    /// §setup.biome, §setup.tiles, §setup.start, §next.biome
    fn enter(&mut self, place: Region) {
        self.table.place = place;
        self.table.campaign.reach(place);
        // §curse.crypt: until the biome is left.
        self.table.silent = false;
        self.tell(Event::Entered { place });
        self.table.crossing = self.table.crossing.left_behind();
        let Region::Biome(number) = place else {
            // §clock.wall, §keeper.bells
            self.table.boss_shields += core::mem::take(&mut self.table.crossing.bells).count_ones() as u8;
            return self.enter_boss();
        };
        let biome = &self.content.biomes[number as usize];
        let table = &mut *self.table;
        // §lantern.setup
        let lanterns = if biome.special == Special::Lanterns { LANTERN_COUNT } else { 0 };
        table.crossing = Crossing { lanterns, ..Crossing::default() };
        table.spot = BoardSpot::Start;
        table.closed = 0;
        table.fields = [Default::default(); SPACES];
        table.tiles = Tiles(Bag::first(biome.tiles.len() as u8));
        let added = |kind: &crate::content::Kind| {
            self.content.foe(*kind).added.is_none_or(|place| table.campaign.added >> place & 1 == 1)
        };
        let stock = |kinds: &[crate::content::Kind]| {
            let mut foes = Foes::default();
            for kind in kinds.iter().filter(|kind| added(kind)) {
                (0..self.content.foe(*kind).count).for_each(|_| foes.0.put(kind.0));
            }
            foes
        };
        (table.monsters, table.elites) = (stock(&biome.monsters), stock(&biome.elites));
        (table.monsters_gone, table.elites_gone) = (Foes::default(), Foes::default());
        let deeds = &mut table.deeds;
        (deeds.tests, deeds.elite_fights, deeds.retested) = (0, 0, false);
        (deeds.looked, deeds.sent) = (0, false);
        self.begin_crossing(biome);
        self.then(&[Todo::Explore]);
    }

    /// What is done once a biome is laid out. §bosscell.rules, §tile.teleport
    fn begin_crossing(&mut self, biome: &Biome) {
        let first = self.table.deeds.biomes == 0;
        if first && self.table.campaign.is_harder(4) {
            for member in self.table.members() {
                if !self.table.member(member).is_serenade() {
                    self.infect(member);
                }
            }
        }
        let looked_at = first && core::mem::take(&mut self.table.campaign.next.tiles);
        for (space, printed) in (0..).zip(&biome.spaces) {
            // Pillars lie open.
            if looked_at || printed.shape == TileShape::Teleportation {
                self.decide_tile(space);
            }
        }
    }

    /// Draws the tile of a space, if nobody has seen it yet. §move.flip
    pub(super) fn decide_tile(&mut self, space: u8) {
        if self.table.fields[space as usize].tile.is_some() {
            return;
        }
        let Region::Biome(number) = self.table.place else { return };
        let (content, biome) = (self.content, &self.content.biomes[number as usize]);
        // §castle.setup: keys lie on spaces of their own.
        let (shape, key) = (biome.spaces[space as usize].shape, biome.spaces[space as usize].marks.key);
        let mut unseen = Bag::<3>::EMPTY;
        self.table
            .tiles
            .0
            .iter()
            .filter(|tile| biome.tiles[*tile as usize].shape == shape && biome.tiles[*tile as usize].has_key() == key)
            .for_each(|tile| unseen.put(content.tile_number(number, tile)));
        if unseen.is_empty() {
            return;
        }
        let (_, tile) = content.numbered_tile(self.ctx.fate.draw(TILES, &unseen));
        self.table.tiles.0.take(tile);
        self.table.fields[space as usize].tile = Some(tile);
    }

    /// §move.alive, §death.fight-on, §solo.death
    fn explore(&mut self) {
        if self.table.anybody_dead() {
            self.then(&[Todo::RunOver(false)]);
        } else {
            self.ask(Phase::Move);
        }
    }

    /// The first player has chosen a way. §move.steps
    pub(super) fn go(&mut self, way: u8) {
        let Some(biome) = biome(self.table) else { return };
        let corridor = biome.corridors[way as usize];
        // §rune.explorer: both at once.
        if self.table.deeds.looked > 0 {
            self.table.deeds.looked = super::LOOKS;
        }
        match corridor.gate {
            _ if corridor.jump => self.then(&[Todo::Jump(corridor.to)]),
            Gate::Open | Gate::Rune(_) => self.then(&[Todo::Arrive(corridor.to)]),
            Gate::Hand(skill) => self.then(&[Todo::HandTest(skill, Purpose::Corridor(way))]),
            Gate::Deck(_) => self.then(&[Todo::DeckTest(Some(way)), Todo::Arrive(corridor.to)]),
        }
        if matches!(corridor.gate, Gate::Rune(_))
            && matches!(corridor.to, BoardSpot::Exit(_))
            && biome.special == Special::Roofs
        {
            self.reach(Goal::CrossedB3ByRune);
        }
    }

    /// The Explorer's Rune shows a tile. §rune.explorer
    fn look(&mut self, space: u8) {
        let Region::Biome(biome) = self.table.place else { return };
        self.decide_tile(space);
        self.table.deeds.looked += 1;
        if let Some(tile) = self.table.fields[space as usize].tile {
            self.tell(Event::Looked { biome, space, tile });
        }
        self.ask(Phase::Move);
    }

    /// The homunculus resolves a tile at the end of a corridor, and the group stays where it is. §rune.homunculus
    fn send(&mut self, way: u8) {
        let Some(to) = biome(self.table).map(|biome| biome.corridors[way as usize].to) else { return };
        self.table.deeds.sent = true;
        self.then(&[Todo::Flip, Todo::Back(self.table.spot), Todo::Explore]);
        self.table.spot = to;
        self.tell(Event::Sent { to });
    }

    fn arrive(&mut self, spot: BoardSpot, jump: bool) {
        self.table.spot = spot;
        self.table.closed = 0;
        self.tell(Event::Moved { to: spot });
        match spot {
            BoardSpot::Exit(exit) => self.then(&[Todo::Leave(exit)]),
            BoardSpot::Start => self.then(&[Todo::Flip, Todo::Explore]),
            BoardSpot::Space(space) => {
                self.then(&[Todo::Flip, Todo::Explore]);
                self.tread(space, jump);
            }
        }
    }

    /// §move.flip, §icon.change
    fn flip(&mut self) {
        let (BoardSpot::Space(space), Region::Biome(number)) = (self.table.spot, self.table.place) else { return };
        // §tile.again, §rune.homunculus
        if self.table.fields[space as usize].done {
            return;
        }
        self.decide_tile(space);
        let Some(tile) = self.table.fields[space as usize].tile else { return };
        self.tell(Event::Flipped { biome: number, tile });
        let again = perks::best(self.content, self.table, |perk| match perk {
            Perk::ReplaceTiles(times) => Some(*times),
            _ => None,
        });
        let same_shape = self.another_tile(tile);
        if self.table.deeds.biomes == 0 && again.is_some_and(|times| self.table.deeds.replaced < times) && same_shape {
            self.ask(Phase::Replace);
        } else {
            self.then(&[Todo::Tile]);
        }
    }

    /// Whether another tile of the same shape could come.
    fn another_tile(&self, tile: u8) -> bool {
        biome(self.table).is_some_and(|biome| {
            let (shape, key) = (biome.tiles[tile as usize].shape, biome.tiles[tile as usize].has_key());
            let fits = |other: &Tile| other.shape == shape && other.has_key() == key;
            self.table.tiles.0.iter().any(|other| fits(&biome.tiles[other as usize]))
        })
    }

    /// The tile is put back for another.
    pub(super) fn replace_tile(&mut self) {
        let (BoardSpot::Space(space), Region::Biome(number)) = (self.table.spot, self.table.place) else { return };
        let old = self.table.fields[space as usize].tile.take();
        self.table.deeds.replaced += 1;
        self.decide_tile(space);
        if let Some(old) = old {
            self.table.tiles.0.put(old);
            self.tell(Event::Replaced { biome: number, tile: old });
        }
        self.then(&[Todo::Flip]);
    }

    /// §tile.treasure, §tile.encounter, §icon.test
    fn resolve_tile(&mut self) {
        let (BoardSpot::Space(space), Some(tile)) = (self.table.spot, tile(self.table)) else { return };
        self.table.fields[space as usize].done = true;
        if tile.change_first {
            self.change_first();
        }
        if !tile.enemies.is_empty() {
            return self.begin_fight();
        }
        match tile.options.len() {
            0 => {}
            1 => self.gifts(&tile.options.as_slice()[0].gifts),
            _ => self.ask(Phase::Either),
        }
        if !tile.goods.is_empty() {
            self.set_up_stall(tile);
        }
        match tile.door {
            Door::Nothing => {}
            Door::Deck(_) => {
                self.open_door();
                self.then(&[Todo::DeckTest(None)]);
            }
            Door::Hand(skill, ..) => {
                self.open_door();
                self.then(&[Todo::HandTest(skill, Purpose::Door)]);
            }
        }
    }

    fn open_door(&mut self) {
        self.table.deeds.doors += 1;
        if self.table.deeds.doors >= 3 {
            self.reach(Goal::ThreeDoors);
        }
    }

    /// Gifts, one after the other.
    pub(super) fn gifts(&mut self, gifts: &Gifts) {
        let gifts = self.without_owned_runes(gifts.as_slice());
        for gift in gifts.as_slice().iter().rev() {
            self.table.todo.push(Todo::Gift(*gift));
        }
    }

    /// §icon.change: clockwise.
    pub(super) fn change_first(&mut self) {
        self.table.first = (self.table.first + 1) % self.table.count;
        self.tell(Event::First { member: self.who(self.table.first) });
    }

    /// §solo.tests: the Prisoner takes the token back before any test.
    fn take_token_back(&mut self) {
        if self.table.member(self.table.first).is_serenade() {
            self.change_first();
        }
    }

    fn hand_test(&mut self, skill: Skill, purpose: Purpose) {
        self.take_token_back();
        self.ask(Phase::Test(skill, purpose));
    }

    /// A card was discarded for a test, or none. §test.hand, §test.closed, §test.refill
    pub(super) fn tested(&mut self, skill: Skill, purpose: Purpose, card: Option<Card>) {
        let first = self.table.first;
        self.tell(Event::Tested { skill, card });
        if let Some(card) = card {
            self.member(first).hand.take(card);
            self.discard(first, card);
            self.passed_test();
            if self.content.card(card).symbols.len() > 1 {
                self.reach(Goal::DoubleSymbolTest);
            }
            self.refill(first);
        }
        match purpose {
            Purpose::Corridor(way) => match card {
                Some(_) => {
                    let corridor = biome(self.table).map(|biome| biome.corridors[way as usize]);
                    if let Some(corridor) = corridor {
                        self.table.fight.hole = corridor.hole;
                        self.then(&[Todo::Arrive(corridor.to)]);
                    }
                }
                None => {
                    self.table.closed |= 1 << way;
                    self.then(&[Todo::Explore]);
                }
            },
            Purpose::Either(side) => {
                let Some(tile) = tile(self.table) else { return };
                let side = if card.is_some() { side } else { 1 - side };
                let option = tile.options.as_slice()[side as usize];
                self.gifts(&option.gifts);
            }
            Purpose::Door => {
                let Some(Door::Hand(_, won, lost)) = tile(self.table).map(|tile| tile.door) else { return };
                self.gifts(if card.is_some() { &won } else { &lost });
            }
        }
    }

    fn passed_test(&mut self) {
        self.table.deeds.tests += 1;
    }

    /// §test.deck, §test.open
    fn deck_test(&mut self, way: Option<u8>) {
        self.take_token_back();
        let first = self.table.first;
        let Some(card) = self.top_card(first) else { return };
        self.table.revealed = Some((first, card));
        self.tell(Event::Revealed { member: self.who(first), card });
        self.discard(first, card);
        let useful = |skill: &Skill| self.test_gifts(way).is_some_and(|gifts| !gifts[skill.place()].is_empty());
        let mut symbols = self.content.card(card).symbols.iter().filter(useful);
        match (symbols.next(), symbols.next()) {
            (None, _) => self.test_failed(way),
            (Some(skill), None) => self.symbol_counts(way, skill),
            _ => self.ask(Phase::DeckSymbol(way, card)),
        }
    }

    fn test_failed(&mut self, way: Option<u8>) {
        let again = self.table.campaign.lasting.retest && !self.table.deeds.retested;
        if again {
            self.ask(Phase::Retest(way));
        }
    }

    /// A deck test is made again.
    pub(super) fn retest(&mut self, way: Option<u8>) {
        self.table.deeds.retested = true;
        self.then(&[Todo::DeckTest(way)]);
    }

    /// What a deck test gives, by skill.
    fn test_gifts(&self, way: Option<u8>) -> Option<[Gifts; 3]> {
        super::deck_gifts(self.table, way)
    }

    /// A symbol of a deck test counts.
    pub(super) fn symbol_counts(&mut self, way: Option<u8>, skill: Skill) {
        self.passed_test();
        if let Some(gifts) = self.test_gifts(way) {
            self.gifts(&gifts[skill.place()]);
        }
    }

    /// A side of an either/or line was taken. §icon.either
    pub(super) fn take_option(&mut self, side: u8) {
        let Some(tile) = tile(self.table) else { return };
        let option = tile.options.as_slice()[side as usize];
        match option.test {
            Some(skill) => self.then(&[Todo::HandTest(skill, Purpose::Either(side))]),
            None => self.gifts(&option.gifts),
        }
    }

    /// §death.exit, §run.biome, §roof.winch
    fn leave(&mut self, exit: u8) {
        let Region::Biome(number) = self.table.place else { return };
        let biome = &self.content.biomes[number as usize];
        self.tell(Event::Crossed { biome: number });
        self.table.deeds.biomes += 1;
        self.table.campaign.crossed |= 1 << number;
        self.table.campaign.last = number + 1;
        if self.table.restriction > 0 && self.table.deeds.biomes == 1 {
            self.gain_cells(3);
        }
        let unhurt = self.table.members().all(|member| self.table.member(member).damage == 0);
        match number {
            0 if unhurt => self.reach(Goal::FinishB1Unhurt),
            2 if self.table.deeds.elite_fights >= 2 => self.reach(Goal::FinishB3TwoElites),
            _ => {}
        }
        if self.table.deeds.tests >= 4 {
            self.reach(Goal::FourTests);
        }
        // §bosscell.pay
        if self.table.campaign.farther.boss_cell > 0 {
            self.gain_cells(BOSS_CELL_PAY);
        }
        let exit = &biome.exits[exit as usize];
        self.then(&[
            Todo::Market(Seller::Merchant),
            Todo::Market(Seller::Collector),
            Todo::CleanUp,
            Todo::Enter(exit.to),
        ]);
        // §bosscell.rules
        if !self.table.campaign.is_harder(2) {
            self.then(&[Todo::Market(Seller::Healer)]);
        }
        self.then(&[Todo::Collect]);
        self.gifts(&exit.gain);
        self.leave_behind();
    }

    /// What the biome had added is looked at, and taken off. §worm.bite, §clock.wall, §lantern.shaft, §castle.exits, §malaise.cure
    fn leave_behind(&mut self) {
        let crossing = self.table.crossing;
        self.table.crossing = crossing.left_behind();
        if crossing.worms.iter().any(|worms| *worms >= 3) {
            self.reach(Goal::ThreeWorms);
        }
        if crossing.lanterns == LANTERN_COUNT {
            self.reach(Goal::AllLanterns);
        }
        if crossing.keys == 2 {
            self.reach(Goal::BothKeys);
        }
    }

    /// §restriction.legend: one of four, by chance.
    pub(super) fn challenge(&mut self) {
        let restriction = self.ctx.fate.draw(RESTRICTIONS, &Bag::<1>::first(4)) + 1;
        self.table.restriction = restriction;
        self.tell(Event::Challenged { restriction });
    }

    /// Counts an elite encounter.
    pub(super) fn count_elite_fight(&mut self) {
        let elites = self.table.foes().any(|space| super::class(self.content, self.table, space) == Some(Class::Elite));
        self.table.deeds.elite_fights += elites as u8;
    }

    /// What is decided on the way.
    pub(super) fn decide_on_the_way(&mut self, phase: Phase, action: Action) {
        match (phase, action) {
            (Phase::Move, Action::Go { way }) => self.go(way),
            (Phase::Move, Action::Look { space }) => self.look(space),
            (Phase::Move, Action::Send { way }) => self.send(way),
            (Phase::Replace, Action::Keep {}) => self.then(&[Todo::Tile]),
            (Phase::Replace, Action::Again {}) => self.replace_tile(),
            (Phase::Test(skill, purpose), Action::Discard { card }) => self.tested(skill, purpose, Some(card)),
            (Phase::Test(skill, purpose), Action::Decline {}) => self.tested(skill, purpose, None),
            (Phase::DeckSymbol(way, _), Action::Symbol { skill }) => self.symbol_counts(way, skill),
            (Phase::Retest(way), Action::Again {}) => self.retest(way),
            (Phase::Retest(_), _) => {}
            (Phase::Either, Action::Take { option }) => self.take_option(option),
            (Phase::Scroll(_), Action::Scroll { member, skill }) => self.scroll(member, skill),
            (Phase::Vial, Action::Heal { member }) => self.vial(member),
            (Phase::Equip(gear, _), Action::Equip { member, over }) => self.equip(member, gear, over),
            (Phase::Equip(gear, _), _) => self.scrap(gear),
            (Phase::Shop(seller), Action::Buy { offer }) => self.buy(offer, seller),
            (Phase::Shop(_), _) => self.close_stall(),
            (Phase::Stack, Action::Next { place }) => self.stack(place),
            (Phase::Move, Action::Light {}) => self.kindle(),
            (Phase::Unscroll(member), Action::Unscroll { skill }) => self.unscroll(member, skill),
            (Phase::Lose(member), Action::Lose { slot }) => self.lose_gear(member, slot),
            (Phase::Unworm, Action::Worms { member }) => self.pick_worms(member, None, u8::MAX),
            (Phase::Cure, Action::Cure { member }) => self.cure(member),
            (Phase::Release, Action::Release { restriction }) => self.release(restriction),
            _ => {}
        }
    }

    /// An empty combat board, but for what the way has brought.
    pub(super) fn clear_fight(&mut self) {
        let hole = self.table.fight.hole;
        self.table.fight = Fight { hole, ..Fight::default() };
    }
}

/// The list of ways out of where the group stands.
pub(crate) fn ways(table: &Table) -> impl Iterator<Item = u8> {
    let spot = table.spot;
    let corridors: &[crate::content::Corridor] = biome(table).map_or(&[], |biome| &biome.corridors);
    corridors.iter().enumerate().filter(move |(_, corridor)| corridor.from == spot).map(|(way, _)| way as u8)
}
