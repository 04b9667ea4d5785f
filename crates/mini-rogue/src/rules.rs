//! The rules.

mod area;
mod clauses;
mod fights;
mod hero;
mod judge;
mod party;
mod rooms;
mod skills;

use crate::content::{Class, Content, Foe, Potion, Room, Ware};
use crate::decisions::{Action, Event, Goods, Price, Refusal};
use crate::table::{AREAS, Aside, Cast, Cell, EXIT, End, Gift, Hero, Item, Options, Phase, Potions, Table, Throw, Way};
use kernel::{Audience, Bag, Clause, Ctx, Fate, Game, InlineVec, Outcome, Seat, SeatSet, Secrets, Source, Status};

/// The dungeon die.
pub const DUNGEON: Source = Source(0);
/// The adventurer dice.
pub const ADVENTURER: Source = Source(1);
/// The curse die: blank or symbol.
pub const CURSE: Source = Source(2);
/// The poison die: blank or symbol.
pub const POISON: Source = Source(3);
/// The room cards.
pub const ROOMS: Source = Source(4);
/// The guardian cards.
pub const GUARDIANS: Source = Source(5);
/// The class cards of the rulebook.
pub const CLASSES: Source = Source(6);

/// The rules, with what cards and boards say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MiniRogue {
    /// What cards and boards say.
    pub content: Content,
    /// All of it in a line, where it is somebody's own.
    pub(crate) own: Option<kernel::FiguresLine>,
}

impl Default for MiniRogue {
    fn default() -> Self {
        Self { content: crate::content::printed(), own: None }
    }
}

/// A decision being carried out.
struct Act<'a, F, A> {
    content: &'a Content,
    table: &'a mut Table,
    ctx: &'a mut Ctx<F, A>,
    /// The hero that was spoken of last: at first, whoever decides.
    of: u8,
}

impl Game for MiniRogue {
    type Options = Options;
    type Table = Table;
    type Action = Action;
    type Event = Event;
    type View = Table;
    type Refusal = Refusal;

    /// §setup.players
    fn seats(&self, options: &Options) -> u8 {
        options.players
    }

    /// §end.cap: ten areas of five places and two heroes, each with two fights of a hundred blows, and thirty throws a blow.
    fn longest(&self, _: &Options) -> u32 {
        1_000_000
    }

    fn setup<F: Fate, A: Audience<Event>>(&self, options: &Options, ctx: &mut Ctx<F, A>) -> Table {
        let mut table = empty(*options);
        // §setup.class
        let first = match options.hero {
            Cast::Of(class) => class,
            Cast::Drawn => Class::ALL[ctx.fate.draw(CLASSES, &Bag::<1>::first(2)) as usize],
        };
        // §two.classes
        let second = match options.partner {
            class if class != first => class,
            _ if first == Class::Rogue => Class::Mage,
            _ => Class::Rogue,
        };
        let (mut food, mut gold) = (0, 0);
        for (seat, class) in [first, second].into_iter().take(options.players as usize).enumerate() {
            let start = self.content.starts[class as usize];
            // §setup.difficulty
            let handicap = self.content.handicaps[options.difficulty as usize];
            let hero = &mut table.heroes[seat];
            hero.class = class;
            hero.hp = start.hp.saturating_add_signed(handicap.hp).clamp(1, self.content.most_hp);
            hero.armor = start.armor;
            hero.ready = true;
            start.potion.into_iter().for_each(|potion| hero.potions.put(potion));
            food += start.food.saturating_add_signed(handicap.food);
            gold += start.gold.saturating_add_signed(handicap.gold);
            ctx.audience.hear(Event::Began { seat: seat as u8, class });
        }
        // §two.shared, §hero.tracks
        table.food = food.min(self.content.most_food);
        table.gold = gold.min(self.content.most_gold);
        // §two.leader
        for _ in 0..table.is_two() as u8 * MOST_TIES {
            let (first, second) = (ctx.fate.roll(ADVENTURER, 6), ctx.fate.roll(ADVENTURER, 6));
            if first != second {
                // The dice lie there until others are thrown.
                table.throw.count = 2;
                for (die, face) in table.throw.dice.iter_mut().zip([first, second]) {
                    (die.face, die.value) = (face, face);
                }
                table.leader = (second > first) as u8;
                ctx.audience.hear(Event::Led { first, second, leader: table.leader });
                break;
            }
        }
        let mut act = Act { content: &self.content, table: &mut table, ctx, of: 0 };
        act.go_on();
        table
    }

    #[inline]
    fn status(&self, table: &Table) -> Status {
        match table.phase {
            Phase::Over(end) => {
                let seats = table.options.players;
                let won = if end == End::Won { SeatSet::first(seats) } else { SeatSet::NONE };
                let score = table.score();
                Status::Over(Outcome { scores: InlineVec::of(&[score, score][..seats as usize]), won })
            }
            _ => Status::Awaiting(SeatSet::only(table.seat())),
        }
    }

    #[inline]
    fn candidates(&self, table: &Table, seat: Seat, mut offer: impl FnMut(Action)) {
        if seat != table.seat() || matches!(table.phase, Phase::Over(_)) {
            return;
        }
        match table.aside {
            Aside::None => self.of_phase(table, &mut offer),
            Aside::Sight(_) => {
                (0..EXIT).for_each(|cell| offer(Action::See { cell }));
                offer(Action::Enough);
            }
            Aside::Swap(_) => (0..EXIT).for_each(|cell| offer(Action::With { cell })),
            Aside::Potion(_) => {
                table.hero().potions.iter().for_each(|potion| offer(Action::Discard { potion }));
                offer(Action::Leave);
                sips(table, &mut offer);
            }
            Aside::Offer { .. } => [Action::Agree, Action::Refuse].into_iter().for_each(offer),
        }
    }

    #[inline]
    fn check(&self, table: &Table, seat: Seat, action: Action) -> Result<(), Refusal> {
        if seat.0 >= table.options.players {
            return Err(Refusal::NoSuchSeat);
        }
        if matches!(table.phase, Phase::Over(_)) {
            return Err(Refusal::Over);
        }
        // §two.turn
        if seat != table.seat() {
            return Err(Refusal::NotYourTurn);
        }
        self.judge(table, action)
    }

    fn apply<F: Fate, A: Audience<Event>>(&self, table: &mut Table, _: Seat, action: Action, ctx: &mut Ctx<F, A>) {
        let of = table.turn;
        let mut act = Act { content: &self.content, table, ctx, of };
        act.decide(action);
        act.go_on();
    }

    #[inline]
    fn view(&self, table: &Table, _: Seat) -> Table {
        *table
    }

    #[inline]
    fn imagine<F: Fate>(&self, view: &Table, _: Seat, _: &mut F) -> Table {
        *view
    }

    #[inline]
    fn secrets(&self, _: &Table) -> Secrets {
        Secrets::Nothing
    }

    fn witness(&self, event: &Event, _: Seat) -> Option<Event> {
        Some(*event)
    }

    fn clause(&self, refusal: Refusal) -> Clause {
        clauses::clause(refusal)
    }
}

/// A table before anything lies on it.
pub(crate) fn empty(options: Options) -> Table {
    Table {
        options,
        phase: Phase::Prepare,
        aside: Aside::None,
        turn: 0,
        leader: 0,
        area: 1,
        food: 0,
        gold: 0,
        heroes: [Hero::default(); 2],
        grid: [Cell::Down; EXIT as usize],
        visited: 0,
        unseen: Bag::EMPTY,
        banned: None,
        fell: false,
        falling: false,
        fed: false,
        guardian: None,
        beaten: false,
        // §setup.guardians: what nobody has seen has no order.
        guardians: Bag::first(Foe::GUARDIANS.len() as u8),
        fight: None,
        throw: Throw::default(),
        offers: 0,
    }
}

impl MiniRogue {
    /// What somebody might think of, where no other question comes first.
    fn of_phase(&self, table: &Table, offer: &mut impl FnMut(Action)) {
        let hero = table.hero();
        match table.phase {
            Phase::Over(_) | Phase::Settled => return,
            Phase::Prepare => {
                offer(Action::Deal);
                Room::ALL.into_iter().for_each(|room| offer(Action::Ban { room }));
            }
            Phase::Room => self.of_room(table, offer),
            Phase::Failed(_) => offer(Action::Accept),
            Phase::Pick if table.room() == Some(Room::Tomb) => {
                let die = table.throw.dungeon;
                (die.max(2) - 1..=(die + 1).min(6)).for_each(|die| offer(Action::Row { die }));
            }
            Phase::Pick => (1..=2).for_each(|row| offer(Action::Pick { row })),
            Phase::Award => {
                (0..2).for_each(|seat| offer(Action::Award { seat }));
                offer(Action::Leave);
            }
            Phase::Item => [Action::Take, Action::Leave].into_iter().for_each(&mut *offer),
            Phase::Fight => {
                offer(Action::Attack);
                match hero.class {
                    Class::Rogue => offer(Action::Backstab),
                    Class::Mage => Potion::OFFENSIVE.into_iter().for_each(|potion| offer(Action::Conjure { potion })),
                    Class::Crusader => offer(Action::Smite),
                    Class::Priestess => offer(Action::Sacrifice),
                }
                if judge::is_on_the_way(table) {
                    on_the_way(table, offer);
                }
            }
            Phase::Strike => {
                offer(Action::Stop);
                for die in 0..table.throw.count {
                    if table.throw.dice[die as usize].critical {
                        offer(Action::Reroll { die });
                    }
                    offer(Action::Feat { die, price: Price::Xp });
                    offer(Action::Feat { die, price: Price::Hp });
                    if hero.item.feats() > 0 {
                        offer(Action::Feat { die, price: Price::Weapon });
                    }
                }
                let thrown = hero.potions.iter().filter(|potion| Potion::OFFENSIVE.contains(potion));
                thrown.for_each(|potion| offer(Action::Drink { potion }));
            }
            Phase::Bleed => [Action::Bleed, Action::Stop].into_iter().for_each(&mut *offer),
            Phase::Descent => offer(Action::Descend),
            Phase::Move => {
                let ways = [Way::Right, Way::Down].into_iter().filter(|way| Table::next(hero.at, *way).is_some());
                ways.clone().for_each(|way| offer(Action::Go { way }));
                if hero.class == Class::Rogue {
                    ways.for_each(|way| offer(Action::Evade { way }));
                }
                on_the_way(table, offer);
                if hero.item.has_crow() {
                    (0..EXIT).filter(|cell| !table.is_visited(*cell)).for_each(|cell| offer(Action::Swap { cell }));
                }
                if table.is_joined() {
                    gifts(table, offer);
                }
            }
        }
        sips(table, offer);
    }

    /// What a room asks.
    fn of_room(&self, table: &Table, offer: &mut impl FnMut(Action)) {
        match table.room() {
            Some(Room::Merchant) => {
                for ware in Ware::ALL {
                    offer(Action::Buy { goods: Goods::Ware(ware) });
                }
                Potion::ALL.into_iter().for_each(|potion| offer(Action::Buy { goods: Goods::Potion(potion) }));
                if table.hero().armor > 0 {
                    offer(Action::Sell { goods: Goods::Ware(Ware::Armor) });
                }
                let carried = table.hero().potions.iter();
                carried.for_each(|potion| offer(Action::Sell { goods: Goods::Potion(potion) }));
                offer(Action::Leave);
            }
            Some(Room::Rest) => (1..=3).for_each(|row| offer(Action::Pick { row })),
            Some(Room::Crow) if !table.fed => [Action::Feed, Action::Leave].into_iter().for_each(&mut *offer),
            Some(Room::Shrine) => [Action::Pray, Action::Offer].into_iter().for_each(&mut *offer),
            // §treasure.chest
            Some(Room::Treasure) => [Action::Roll, Action::Leave].into_iter().for_each(&mut *offer),
            _ => offer(Action::Roll),
        }
        on_the_way(table, offer);
    }
}

/// Skills of classes between rooms.
fn on_the_way(table: &Table, offer: &mut impl FnMut(Action)) {
    let hero = table.hero();
    if !hero.ready {
        return;
    }
    match hero.class {
        Class::Rogue => {}
        Class::Mage => {
            let down = (0..EXIT).filter(|cell| table.grid[*cell as usize] == Cell::Down);
            down.for_each(|cell| offer(Action::See { cell }));
        }
        Class::Crusader => offer(Action::Shelter),
        Class::Priestess => (0..table.options.players).for_each(|seat| offer(Action::Bless { seat })),
    }
}

/// §potion.timing: what is drunk, and not thrown.
fn sips(table: &Table, offer: &mut impl FnMut(Action)) {
    for potion in [Potion::Life, Potion::Water, Potion::Perception] {
        if table.hero().potions.has(potion) {
            offer(Action::Drink { potion });
        }
    }
}

/// What heroes may hand to each other.
fn gifts(table: &Table, offer: &mut impl FnMut(Action)) {
    let (hero, other) = (table.hero(), table.other());
    for potion in hero.potions.iter() {
        offer(Action::Give { gift: Gift::Potion(potion) });
        for wanted in other.potions.iter() {
            offer(Action::Trade { give: Gift::Potion(potion), want: Gift::Potion(wanted) });
        }
    }
    if hero.armor > 0 {
        offer(Action::Give { gift: Gift::Armor });
    }
    if matches!(hero.item, Item::Both(_)) {
        [Gift::Crow, Gift::Weapon].into_iter().for_each(|gift| offer(Action::Give { gift }));
    } else if hero.item != Item::None {
        offer(Action::Give { gift: Gift::Item });
        if other.item.is_one() {
            offer(Action::Trade { give: Gift::Item, want: Gift::Item });
        }
    }
}

impl<F: Fate, A: Audience<Event>> Act<'_, F, A> {
    /// Carries out what was decided.
    fn decide(&mut self, action: Action) {
        match action {
            Action::Ban { room } => self.ban(room),
            Action::Deal => self.lay_out(),
            Action::Roll => self.test(crate::table::Aim::Room),
            Action::Pray | Action::Offer => self.pray(action == Action::Offer),
            Action::Pick { row } => self.pick(row as usize - 1),
            Action::Row { die } => self.tomb_row(die),
            Action::Accept => {
                if let Phase::Failed(aim) = self.table.phase {
                    self.failed(aim);
                }
            }
            Action::Feed => self.feed(),
            Action::Leave => self.leave(),
            Action::Take => self.take_item(),
            Action::Award { seat } => {
                self.table.turn = seat;
                self.win_item();
            }
            Action::Buy { goods } => self.buy(goods),
            Action::Sell { goods } => self.sell(goods),
            Action::Drink { potion } => self.drink(potion),
            Action::Discard { potion } => self.make_room(potion),
            Action::Attack => self.attack(),
            Action::Reroll { die } => self.rethrow(die, true),
            Action::Feat { die, price } => self.feat(die, price),
            Action::Stop if self.table.phase == Phase::Bleed => self.bled(),
            Action::Stop => self.strike(None),
            Action::Backstab => self.test(crate::table::Aim::Backstab),
            Action::Conjure { potion } => self.test(crate::table::Aim::Conjure(potion)),
            Action::Smite => self.test(crate::table::Aim::Smite),
            Action::Sacrifice => self.test(crate::table::Aim::Sacrifice),
            Action::Bleed => self.bleed(),
            Action::See { cell } => self.see(cell),
            Action::Enough => {
                self.table.aside = Aside::None;
                self.think_again();
            }
            Action::Shelter => self.shelter(),
            Action::Bless { seat } => self.bless(seat),
            Action::Descend => self.descend(),
            Action::Go { way } => self.go(way, false),
            Action::Evade { way } => self.go(way, true),
            Action::Swap { cell } => self.table.aside = Aside::Swap(cell),
            Action::With { cell } => self.swap_with(cell),
            Action::Give { gift } => self.give(gift),
            Action::Trade { give, want } => self.propose(give, want),
            Action::Agree | Action::Refuse => self.reply(action == Action::Agree),
        }
    }

    /// Goes on until somebody has something to decide.
    fn go_on(&mut self) {
        while self.table.aside == Aside::None {
            match self.table.phase {
                Phase::Prepare => {
                    let party = self.table.party();
                    match party.iter().position(|hero| hero.item.has_crow()) {
                        // §crow.omen
                        Some(holder) => {
                            self.table.turn = holder as u8;
                            return;
                        }
                        None => self.lay_out(),
                    }
                }
                Phase::Settled => self.settle(),
                Phase::Descent => match self.starving() {
                    Some(seat) => {
                        self.table.turn = seat;
                        return;
                    }
                    None => self.descend(),
                },
                _ => return,
            }
        }
    }

    // Into whoever tells of something: what nobody listens to is not even put together then.
    #[inline(always)]
    fn hear(&mut self, event: Event) {
        if self.table.is_two() {
            self.name_hero(&event);
        }
        self.ctx.tell(event, &*self.table);
    }

    /// Says whom an event is about, where that is not whoever was spoken of last.
    fn name_hero(&mut self, event: &Event) {
        if let Some(seat) = event.seat().filter(|seat| *seat != self.of) {
            self.of = seat;
            let class = self.table.heroes[seat as usize & 1].class;
            let moves = matches!(event, Event::Went { .. });
            self.ctx.tell(Event::Of { seat, class, moves }, &*self.table);
        }
    }

    fn is_over(&self) -> bool {
        matches!(self.table.phase, Phase::Over(_))
    }

    /// §end.over
    fn end(&mut self, end: End) {
        self.table.phase = Phase::Over(end);
        self.table.aside = Aside::None;
        let score = self.table.score();
        self.hear(Event::Ended { end, score });
    }
}

/// Potions that somebody carries: a short cut for notation.
pub(crate) fn carried(potions: impl IntoIterator<Item = Potion>) -> Potions {
    let mut carried = Potions::default();
    potions.into_iter().for_each(|potion| carried.put(potion));
    carried
}

/// Throws for the lead. Real dice part sooner; a script that has run dry shows the same face for ever.
const MOST_TIES: u8 = 100;

/// The last area.
pub(crate) const LAST: u8 = AREAS;
