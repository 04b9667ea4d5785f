//! The way through a biome, and what lies between two.

use super::act::Act;
use super::perks;
use super::{RESTRICTIONS, TILES};
use crate::content::{
    Biome, BoardSpot, Card, Class, Door, Gate, Gear, Gifts, Goal, Perk, Region, SERENADE, Skill, Tile, printed,
};
use crate::decisions::{Action, Event};
use crate::sets::{Foes, Tiles};
use crate::table::{Fight, Offer, Phase, Purpose, SPACES, Seller, Table, Todo, Ware};
use kernel::{Audience, Bag, Fate, InlineVec};

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

/// What the healer asks for where no mutation says otherwise. §market.healer
const HEALER: (u8, u8, u8) = (2, 1, 0);
/// How many cards the merchant shows, and their price. §market.merchant
const MERCHANT: (u8, u8) = (1, 3);
/// What a boss cell pays for a biome that was crossed. §bosscell.pay
const BOSS_CELL_PAY: u8 = 2;
/// How many cards the collector shows, and their price. §market.collector
const COLLECTOR: (u8, u8) = (1, 2);

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    pub(super) fn on_the_way(&mut self, todo: Todo) {
        match todo {
            Todo::Enter(place) => self.enter(place),
            Todo::Explore => self.explore(),
            Todo::Arrive(spot) => self.arrive(spot),
            Todo::Flip => self.flip(),
            Todo::Tile => self.resolve_tile(),
            Todo::HandTest(skill, purpose) => self.hand_test(skill, purpose),
            Todo::DeckTest(way) => self.deck_test(way),
            Todo::Leave(exit) => self.leave(exit),
            Todo::Collect => self.collect(),
            Todo::Market(seller) => self.open_market(seller),
            Todo::CleanUp => self.clean_up(),
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
        let Region::Biome(number) = place else { return self.enter_boss() };
        let biome = &self.content.biomes[number as usize];
        let table = &mut *self.table;
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
        if deeds.biomes == 0 && table.campaign.next.tiles {
            table.campaign.next.tiles = false;
            (0..biome.spaces.len()).for_each(|space| self.decide_tile(space as u8));
        }
        self.then(&[Todo::Explore]);
    }

    /// Draws the tile of a space, if nobody has seen it yet. §move.flip
    fn decide_tile(&mut self, space: u8) {
        if self.table.fields[space as usize].tile.is_some() {
            return;
        }
        let Region::Biome(number) = self.table.place else { return };
        let (content, biome) = (self.content, &self.content.biomes[number as usize]);
        let shape = biome.spaces[space as usize].shape;
        let mut unseen = Bag::<1>::EMPTY;
        self.table
            .tiles
            .0
            .iter()
            .filter(|tile| biome.tiles[*tile as usize].shape == shape)
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
            Gate::Open | Gate::Rune(_) => self.then(&[Todo::Arrive(corridor.to)]),
            Gate::Hand(skill) => self.then(&[Todo::HandTest(skill, Purpose::Corridor(way))]),
            Gate::Deck(_) => self.then(&[Todo::DeckTest(Some(way)), Todo::Arrive(corridor.to)]),
        }
        if matches!(corridor.gate, Gate::Rune(_)) && matches!(corridor.to, BoardSpot::Exit(_)) && biome.roofs {
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

    fn arrive(&mut self, spot: BoardSpot) {
        self.table.spot = spot;
        self.table.closed = 0;
        self.tell(Event::Moved { to: spot });
        match spot {
            BoardSpot::Exit(exit) => self.then(&[Todo::Leave(exit)]),
            _ => self.then(&[Todo::Flip, Todo::Explore]),
        }
    }

    /// §move.flip, §icon.change
    fn flip(&mut self) {
        let (BoardSpot::Space(space), Region::Biome(number)) = (self.table.spot, self.table.place) else { return };
        // What was resolved is not resolved again. §rune.homunculus
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
            let shape = biome.tiles[tile as usize].shape;
            self.table.tiles.0.iter().any(|other| biome.tiles[other as usize].shape == shape)
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

    /// §tile.merchant, §market.tile
    fn set_up_stall(&mut self, tile: &Tile) {
        self.table.stall.clear();
        for good in tile.goods.iter() {
            let ware = match good.gift.gain {
                crate::content::Gain::Vial => Some(Ware::Vial),
                crate::content::Gain::Potion => Some(Ware::Potion),
                _ => None,
            };
            match ware {
                Some(ware) => self.offer(Offer { ware, price: good.price, left: good.times, free: 0 }),
                None if good.gift.gain == crate::content::Gain::Equipment => self.show_gear(good.times, good.price),
                None => self.show_blueprints(good.times, good.price),
            }
        }
        self.open_stall(Seller::Tile);
    }

    fn offer(&mut self, offer: Offer) {
        if self.table.stall.len() < 6 {
            self.table.stall.push(offer);
        }
    }

    /// Reveals equipment, in the order of the cards: what is put away at once does not show in which order it came.
    fn show_gear(&mut self, cards: u8, price: u8) {
        let mut shown: InlineVec<u8, 6> = InlineVec::new();
        for _ in 0..cards {
            if self.table.stall.len() + shown.len() < 6
                && let Some(gear) = self.draw_gear()
            {
                shown.push(gear.0);
            }
        }
        shown.as_mut_slice().sort_unstable();
        for gear in shown.iter().map(Gear) {
            self.tell(Event::Found { gear });
            self.offer(Offer { ware: Ware::Gear(gear), price, left: 1, free: 0 });
        }
    }

    fn show_blueprints(&mut self, cards: u8, price: u8) {
        for _ in 0..cards {
            if self.table.stall.len() < 6
                && let Some(gear) = self.next_blueprint()
            {
                self.turn_up_blueprint(gear);
                self.offer(Offer { ware: Ware::Blueprint(gear), price, left: 1, free: 0 });
            }
        }
    }

    /// Opens a stall where anything can be bought; else closes it at once.
    pub(super) fn open_stall(&mut self, seller: Seller) {
        let can = (0..self.table.stall.len() as u8).any(|offer| super::can_buy(self.table, offer).is_ok());
        if can {
            self.ask(Phase::Shop(seller));
        } else {
            self.close_stall();
        }
    }

    /// §inter.clean: what was not bought is put away.
    pub(super) fn close_stall(&mut self) {
        let stall = core::mem::take(&mut self.table.stall);
        for offer in stall.iter().filter(|offer| offer.left > 0) {
            if let Ware::Gear(gear) = offer.ware {
                self.scrap(gear);
            }
        }
    }

    /// Something was bought.
    pub(super) fn buy(&mut self, at: u8, seller: Seller) {
        let offer = &mut self.table.stall.as_mut_slice()[at as usize];
        let price = if offer.free > 0 { 0 } else { offer.price };
        offer.left -= 1;
        offer.free = offer.free.saturating_sub(1);
        let ware = offer.ware;
        self.table.teeth -= price;
        self.tell(Event::Bought { ware, price });
        self.then(&[Todo::Market(seller)]);
        match ware {
            Ware::Vial if seller == Seller::Healer => {
                let gain = crate::content::Gain::Vial;
                self.then(&[Todo::Gift(crate::content::Gift { gain, count: 1 })]);
            }
            Ware::Vial => self.offer_vial(),
            Ware::Potion => self.gain_potions(1),
            Ware::Gear(gear) => self.offer_gear(gear, None),
            Ware::Blueprint(gear) if seller == Seller::Tile => self.table.collector.push(gear),
            Ware::Blueprint(gear) => self.own_blueprint(gear),
        }
    }

    /// A blueprint becomes equipment for ever, on top of the deck. §inter.blueprints
    pub(super) fn own_blueprint(&mut self, gear: Gear) {
        self.table.campaign.equipment.put(gear);
        if self.table.on_top.len() < 24 {
            self.table.on_top.push(gear);
        } else {
            self.table.equipment.put(gear);
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
    }

    /// §inter.blueprints: in the order that the first player wants.
    fn collect(&mut self) {
        match self.table.collector.len() {
            0 => {}
            1 => self.stack(0),
            _ => self.ask(Phase::Stack),
        }
    }

    /// A collected blueprint is laid on top.
    pub(super) fn stack(&mut self, place: u8) {
        let gear = self.table.collector.remove(place as usize);
        self.own_blueprint(gear);
        self.then(&[Todo::Collect]);
    }

    /// Opens the stall of a seller, or goes on with one that is open. §inter.market
    fn open_market(&mut self, seller: Seller) {
        if self.table.stall.is_empty() && seller != Seller::Tile {
            self.set_out(seller);
        }
        self.open_stall(seller);
    }

    fn set_out(&mut self, seller: Seller) {
        self.tell(Event::Market { seller });
        match seller {
            Seller::Healer => {
                let (price, times, free) = self
                    .level(|perk| match perk {
                        Perk::Healer { price, times, free } => Some((*free, *times, *price)),
                        _ => None,
                    })
                    .map_or(HEALER, |(free, times, price)| (price, times, free));
                self.offer(Offer { ware: Ware::Vial, price, left: times, free });
                let price = self.table.campaign.lasting.potion_price;
                if price > 0 {
                    self.offer(Offer { ware: Ware::Potion, price, left: 1, free: 0 });
                }
            }
            Seller::Merchant => {
                let (cards, price) = self
                    .level(|perk| match perk {
                        Perk::Merchant { cards, price } => Some((*cards, *price)),
                        _ => None,
                    })
                    .unwrap_or(MERCHANT);
                self.show_gear(cards, price);
            }
            Seller::Collector => {
                let (cards, price) = self
                    .level(|perk| match perk {
                        Perk::Collector { cards, price } => Some((*cards, *price)),
                        _ => None,
                    })
                    .unwrap_or(COLLECTOR);
                self.show_blueprints(cards, price);
            }
            Seller::Tile => {}
        }
    }

    fn level<T: Ord>(&self, read: impl Fn(&Perk) -> Option<T>) -> Option<T> {
        perks::best(self.content, self.table, read)
    }

    /// §inter.clean, §solo.empty: Serenade's cards come back in the interbiome alone.
    fn clean_up(&mut self) {
        self.close_stall();
        for member in self.table.members() {
            if self.table.member(member).who == SERENADE {
                let own = self.member(member);
                let discard = core::mem::take(&mut own.discard);
                own.deck.put_all(&discard);
                own.top = None;
            }
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
