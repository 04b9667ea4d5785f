//! The rules: what is allowed, and what comes of it.

use crate::content::{CARDS, CONTENT, Card, Face, Faces, Kind};
use crate::decisions::{Action, Event, Refusal, With};
use crate::table::{Avoid, Dulled, DungeonEnd, FULL_LIFE, Options, Progress, Score, Table};
use kernel::{
    Audience, Bag, Clause, Ctx, Deck, Fate, Game, InlineVec, Outcome, Seat, SeatSet, Secrets, Source, Status,
};

/// The one source of chance: the pile.
pub const DUNGEON: Source = Source(0);

/// Scélérat.
#[derive(Clone, Debug)]
pub struct Scelerat {
    faces: Faces,
    /// All monsters, added up.
    pub(crate) menace: i16,
    /// The value of the strongest monster.
    pub(crate) strongest: u8,
    /// All values in a line, where they are somebody's own.
    pub(crate) own: Option<kernel::FiguresLine>,
}

impl Default for Scelerat {
    fn default() -> Self {
        Self::of(CONTENT.faces, None)
    }
}

impl Game for Scelerat {
    type Options = Options;
    type Table = Table;
    type Action = Action;
    type Event = Event;
    type View = Table;
    type Refusal = Refusal;

    /// §setup.solo
    fn seats(&self, _: &Options) -> u8 {
        1
    }

    /// Every card is taken once; between two avoided rooms at least one room of three cards or more is played out.
    fn longest(&self, _: &Options) -> u32 {
        CARDS as u32 + CARDS as u32 / 3 + 2
    }

    /// §setup.deck §setup.life §setup.dungeon
    #[inline]
    fn setup<F: Fate, A: Audience<Event>>(&self, options: &Options, ctx: &mut Ctx<F, A>) -> Table {
        let mut table = Table {
            options: *options,
            progress: Progress::Exploring,
            hp: FULL_LIFE,
            room: InlineVec::new(),
            dealt: 0,
            rooms: 0,
            potion_used: false,
            avoided: false,
            weapon: None,
            kills_below: 0,
            slain: InlineVec::new(),
            last_potion: None,
            dungeon: Deck::shuffled(Bag::first(CARDS)),
            menace: self.menace,
        };
        self.enter_room(&mut table, ctx);
        table
    }

    #[inline]
    fn status(&self, table: &Table) -> Status {
        match table.progress {
            Progress::Exploring => Status::Awaiting(SeatSet::only(Seat(0))),
            ended => Status::Over(Outcome::solo(self.score(table), ended == Progress::Crossed)),
        }
    }

    /// What helps, then avoiding, then what throws something away, then fights, the cheapest first: who answers without looking loses as
    /// little as can be. A card changes its place only where it changes its use.
    #[inline(always)]
    fn candidates(&self, table: &Table, seat: Seat, mut offer: impl FnMut(Action)) {
        if seat != Seat(0) || table.progress != Progress::Exploring {
            return;
        }
        table.room.each(|card| {
            if self.helps(table, card) {
                offer(Action::Take { card });
            }
        });
        offer(Action::Avoid);
        table.room.each(|card| {
            if self.face(card).kind != Kind::Monster && !self.helps(table, card) {
                offer(Action::Take { card });
            }
        });
        let armed = table.weapon.is_some();
        self.monsters_weakest_first(table).each(|card| {
            if armed {
                offer(Action::Fight { card, with: With::Weapon });
            }
            offer(Action::Fight { card, with: With::Hands });
        });
    }

    #[inline(always)]
    fn check(&self, table: &Table, seat: Seat, action: Action) -> Result<(), Refusal> {
        if seat != Seat(0) {
            return Err(Refusal::NoSuchSeat);
        }
        if table.progress != Progress::Exploring {
            return Err(Refusal::Over);
        }
        let (card, fights, armed) = match action {
            Action::Avoid => return table.can_avoid(),
            Action::Take { card } => (card, false, false),
            Action::Fight { card, with } => (card, true, with == With::Weapon),
        };
        let face = self.face(card);
        if !table.room.has(card) {
            return Err(Refusal::NotInRoom(card));
        }
        if fights != (face.kind == Kind::Monster) {
            return Err(if fights { Refusal::FightsThing(card) } else { Refusal::TakesMonster(card) });
        }
        if armed && face.value >= table.kills_below {
            return Err(blunt(table, card));
        }
        Ok(())
    }

    #[inline]
    fn apply<F: Fate, A: Audience<Event>>(&self, table: &mut Table, _: Seat, action: Action, ctx: &mut Ctx<F, A>) {
        if self.carry_out(table, action, ctx) {
            self.enter_room(table, ctx);
        }
    }

    #[inline]
    fn view(&self, table: &Table, _: Seat) -> Table {
        *table
    }

    #[inline]
    fn imagine<F: Fate>(&self, view: &Table, _: Seat, _: &mut F) -> Table {
        *view
    }

    fn secrets(&self, _: &Table) -> Secrets {
        Secrets::Nothing
    }

    fn witness(&self, event: &Event, _: Seat) -> Option<Event> {
        Some(*event)
    }

    fn clause(&self, refusal: Refusal) -> Clause {
        Clause(match refusal {
            Refusal::Over => "end.over",
            Refusal::NoSuchSeat => "setup.solo",
            Refusal::NotInRoom(_) | Refusal::TakesMonster(_) | Refusal::FightsThing(_) => "room.choose",
            Refusal::Unarmed => "combat.unarmed",
            Refusal::Blunt { .. } => "combat.dulled",
            Refusal::RoomBegun | Refusal::RoomShort => "avoid.whole",
            Refusal::AvoidedLast => "avoid.twice",
            Refusal::NeverAvoids => "avoid.never",
        })
    }
}

impl Scelerat {
    /// The game with these cards.
    pub(crate) fn of(faces: Faces, own: Option<kernel::FiguresLine>) -> Self {
        let menace = faces.iter().map(|face| face.menace);
        Self { faces, menace: menace.clone().map(i16::from).sum(), strongest: menace.max().unwrap_or_default(), own }
    }

    /// The score as it stands. §score.loss §score.room §score.win §score.bonus
    #[inline]
    pub fn score(&self, table: &Table) -> i32 {
        if table.progress == Progress::Dead {
            let counted = if table.options.score == Score::Room { self.menace_of(table.room.iter()) } else { 0 };
            return table.hp as i32 - table.menace as i32 - counted;
        }
        table.hp as i32 + table.bonus().map_or(0, |potion| self.face(potion).value as i32)
    }

    /// The monsters among these cards, added up.
    #[inline]
    pub(crate) fn menace_of(&self, cards: impl Iterator<Item = Card>) -> i32 {
        cards.map(|card| self.face(card).menace as i32).sum()
    }

    /// Carries out an action; whether the room is over and the next one is to be dealt.
    #[inline]
    pub(crate) fn carry_out<F: Fate, A: Audience<Event>>(
        &self,
        table: &mut Table,
        action: Action,
        ctx: &mut Ctx<F, A>,
    ) -> bool {
        match action {
            Action::Avoid => self.avoid_room(table, ctx),
            Action::Take { card } => {
                leave_room(table, card);
                match self.face(card).kind {
                    Kind::Weapon => equip(table, card, ctx),
                    _ => self.drink(table, card, ctx),
                }
            }
            Action::Fight { card, with } => {
                leave_room(table, card);
                self.fight(table, card, with, ctx);
            }
        }
        action == Action::Avoid || self.finish_card(table, ctx)
    }

    /// What is printed on a card.
    #[inline]
    pub(crate) fn face(&self, card: Card) -> Face {
        self.faces[card.0 as usize]
    }

    /// Whether taking this card is all gain now: a potion that heals, a weapon at least as strong as the one in hand.
    #[inline]
    fn helps(&self, table: &Table, card: Card) -> bool {
        let face = self.face(card);
        match face.kind {
            Kind::Monster => false,
            Kind::Potion => self.healing(table, card) > 0,
            Kind::Weapon => table.weapon.is_none_or(|held| face.value >= self.face(held).value),
        }
    }

    /// The monsters of the room, the weakest first; equal ones as they lie.
    #[inline]
    fn monsters_weakest_first(&self, table: &Table) -> InlineVec<Card, 4> {
        let mut sorted: InlineVec<Card, 4> = InlineVec::new();
        table.room.each(|card| {
            if self.face(card).kind == Kind::Monster {
                sorted.push(card);
            }
        });
        sorted.as_mut_slice().sort_by_key(|card| self.face(*card).value);
        sorted
    }

    /// What fighting this monster costs. §combat.hands §combat.weapon
    #[inline]
    pub(crate) fn damage(&self, table: &Table, card: Card, with: With) -> i8 {
        let value = self.face(card).value;
        match (with, table.weapon) {
            (With::Weapon, Some(weapon)) => value.saturating_sub(self.face(weapon).value) as i8,
            _ => value as i8,
        }
    }

    /// What drinking this potion gives. §potion.heal §potion.cap §potion.once
    #[inline]
    pub(crate) fn healing(&self, table: &Table, card: Card) -> i8 {
        if table.potion_used { 0 } else { (self.face(card).value as i8).min(FULL_LIFE - table.hp) }
    }

    /// §potion.heal §potion.once §potion.full §card.discard
    #[inline]
    fn drink<F: Fate, A: Audience<Event>>(&self, table: &mut Table, card: Card, ctx: &mut Ctx<F, A>) {
        table.last_potion = Some(card);
        if table.potion_used {
            return ctx.tell(Event::Wasted { card }, table);
        }
        let healed = self.healing(table, card);
        table.hp += healed;
        table.potion_used = true;
        ctx.tell(Event::Drank { card, healed, hp: table.hp }, table);
    }

    /// §combat.hands §combat.free §combat.weapon §combat.stack
    #[inline]
    fn fight<F: Fate, A: Audience<Event>>(&self, table: &mut Table, card: Card, with: With, ctx: &mut Ctx<F, A>) {
        let lost = self.damage(table, card, with);
        table.hp -= lost;
        if with == With::Weapon {
            table.slain.push(card);
            table.kills_below = self.face(card).value + (table.options.dulled == Dulled::LowerOrEqual) as u8;
        }
        ctx.tell(Event::Fought { card, with, lost, hp: table.hp }, table);
    }

    /// §room.deal §room.order §room.short §end.crossed §end.four
    // Inlined, the first room is dealt knowing that the pile is whole.
    #[inline(always)]
    fn enter_room<F: Fate, A: Audience<Event>>(&self, table: &mut Table, ctx: &mut Ctx<F, A>) {
        let cards = table.room.len() + table.dungeon.len();
        if cards == 0 || cards < 4 && table.options.ending == DungeonEnd::Four {
            table.progress = Progress::Crossed;
            return ctx.tell(Event::Crossed { score: self.score(table), bonus: table.bonus() }, table);
        }
        table.rooms += 1;
        ctx.tell(Event::Entered { room: table.rooms }, table);
        while table.room.len() < 4
            && let Some(card) = table.dungeon.draw(DUNGEON, &mut ctx.fate)
        {
            let card = Card(card);
            table.menace -= self.face(card).menace as i16;
            table.room.push(card);
            ctx.tell(Event::Dealt { card }, table);
        }
        table.dealt = table.room.len() as u8;
        table.potion_used = false;
    }

    /// §avoid.whole: the cards go beneath as they lie.
    #[inline]
    fn avoid_room<F: Fate, A: Audience<Event>>(&self, table: &mut Table, ctx: &mut Ctx<F, A>) {
        for card in table.room.iter() {
            table.dungeon.put_beneath(card.0);
            table.menace += self.face(card).menace as i16;
        }
        table.room.clear();
        table.avoided = true;
        ctx.tell(Event::Avoided, table);
    }

    /// After a card: death, the next card of the room, or, if this says so, the next room. §end.death §room.three
    /// §room.carry §room.short
    #[inline]
    fn finish_card<F: Fate, A: Audience<Event>>(&self, table: &mut Table, ctx: &mut Ctx<F, A>) -> bool {
        if table.hp <= 0 {
            table.progress = Progress::Dead;
            ctx.tell(Event::Died { hp: table.hp, score: self.score(table) }, table);
            return false;
        }
        let stays = if table.dealt == 4 { 1 } else { 0 };
        if table.room.len() != stays {
            return false;
        }
        if let Some(card) = table.room.last() {
            ctx.tell(Event::Stayed { card }, table);
        }
        table.avoided = false;
        true
    }
}

impl Table {
    /// Whether the room can be avoided. §avoid.whole §avoid.twice §avoid.partly §avoid.never
    #[inline(always)]
    pub(crate) fn can_avoid(&self) -> Result<(), Refusal> {
        match self.options.avoid {
            _ if self.progress != Progress::Exploring => Err(Refusal::Over),
            Avoid::Never => Err(Refusal::NeverAvoids),
            _ if self.avoided => Err(Refusal::AvoidedLast),
            _ if self.dealt < 4 => Err(Refusal::RoomShort),
            Avoid::Apart if self.taken() > 0 => Err(Refusal::RoomBegun),
            _ => Ok(()),
        }
    }
}

/// §room.choose
#[inline]
fn leave_room(table: &mut Table, card: Card) {
    table.room.take(card);
    table.last_potion = None;
}

/// §weapon.equip §card.discard
#[inline]
fn equip<F: Fate, A: Audience<Event>>(table: &mut Table, card: Card, ctx: &mut Ctx<F, A>) {
    let replaced = table.weapon.replace(card);
    table.slain.clear();
    table.kills_below = u8::MAX;
    ctx.tell(Event::Equipped { card, replaced }, table);
}

/// Why the weapon, or none, does not kill this monster. §combat.unarmed §combat.dulled §combat.le §combat.kept
fn blunt(table: &Table, card: Card) -> Refusal {
    let last = table.slain.last();
    last.map_or(Refusal::Unarmed, |last| Refusal::Blunt { card, last })
}
