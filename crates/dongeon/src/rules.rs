//! The rules.

mod doors;
mod fights;
mod moves;

use crate::content::{CardDeck, Face, Icon};
use crate::decisions::{Action, Event, Refusal};
use crate::table::{
    After, Aside, Card, Cards, Colour, End, Foe, LIVES, MOST_ACTIONS, Notebook, Options, Phase, Table, Torches,
};
use kernel::{Audience, Bag, Clause, Ctx, Fate, Game, Outcome, Seat, SeatSet, Secrets, Side, Source, Status};

/// Which white face comes up.
pub const WHITE: Source = Source(0);
/// Which grey face comes up.
pub const GREY: Source = Source(1);
/// How a white face lies.
pub const WHITE_TURN: Source = Source(2);
/// How a grey face lies.
pub const GREY_TURN: Source = Source(3);

/// The rules, on a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dongeon {
    /// The deck.
    pub deck: CardDeck,
}

impl Default for Dongeon {
    fn default() -> Self {
        Self { deck: CardDeck::printed() }
    }
}

impl Game for Dongeon {
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

    /// §end.cap: between two card actions there is at most one ransom for each of three assaults, and four lives to heal; two pauses
    /// come in the last fight.
    fn longest(&self, _: &Options) -> u32 {
        MOST_ACTIONS as u32 * 4 + 64
    }

    fn setup<F: Fate, A: Audience<Event>>(&self, options: &Options, ctx: &mut Ctx<F, A>) -> Table {
        let count = self.deck.count();
        let mut table = Table {
            options: *options,
            phase: Phase::Start,
            colour: Colour::White,
            after: After::Corridor,
            streak: 0,
            door: 1,
            torches: if let Torches::Of(torches) = options.torches { torches } else { 0 },
            wounds: 0,
            actions: 0,
            held: false,
            facing: None,
            shown: Face::default(),
            deck: Cards::NONE,
            aside: Cards::NONE,
            why: [Aside::Weapon; crate::content::MOST_CARDS + 1],
            unseen_white: Bag::first(count),
            unseen_grey: Bag::first(count),
        };
        // §setup.shuffle: what nobody has seen has no order, and lies nowhere in particular.
        (0..count).for_each(|_| table.deck.push(Card::UNSEEN));
        // §setup.doors
        table.deck.push(Card::DOORS);
        // §setup.corridor: cards without one go under the deck as they are.
        loop {
            self.turn_up(&mut table, ctx);
            if Side::ALL.into_iter().any(|side| table.icon(side) == Icon::Corridor) {
                return table;
            }
            let up = table.top().up();
            table.deck.pass(up);
        }
    }

    #[inline]
    fn status(&self, table: &Table) -> Status {
        match table.phase {
            Phase::Over(end) => Status::Over(Outcome::solo(table.score(), end == End::Won)),
            _ => Status::Awaiting(SeatSet::only(Seat(0))),
        }
    }

    #[inline]
    fn candidates(&self, table: &Table, seat: Seat, mut offer: impl FnMut(Action)) {
        if seat != Seat(0) {
            return;
        }
        match table.phase {
            Phase::Over(_) => {}
            Phase::Start => Side::ALL.into_iter().for_each(|side| offer(Action::Use { side })),
            Phase::Walk => {
                Side::ALL.into_iter().for_each(|side| offer(Action::Use { side }));
                // What nobody would think of now is not offered.
                let seen = table.counting();
                let thought_of = [
                    (Action::Leave, !seen.has_path() && !seen.has_monster()),
                    (Action::Flee, seen.has_monster() && !seen.has_path()),
                    (Action::Heal, table.wounds > 0 || table.count(Aside::Treasure) > 1),
                ];
                thought_of.into_iter().filter(|(_, likely)| *likely).for_each(|(action, _)| offer(action));
            }
            Phase::Beaten { .. } => {
                [Action::Ransom, Action::Bleed].into_iter().for_each(&mut offer);
                if table.wounds > 0 || table.count(Aside::Treasure) > 1 {
                    offer(Action::Heal);
                }
            }
            Phase::Between(_) => [Action::Heal, Action::Fight].into_iter().for_each(offer),
        }
    }

    #[inline]
    fn check(&self, table: &Table, seat: Seat, action: Action) -> Result<(), Refusal> {
        if seat != Seat(0) {
            return Err(Refusal::NoSuchSeat);
        }
        match (table.phase, action) {
            (Phase::Over(_), _) => Err(Refusal::Over),
            (Phase::Start, Action::Use { side }) => {
                let corridor = table.icon(side) == Icon::Corridor;
                if corridor { Ok(()) } else { Err(Refusal::NotACorridor) }
            }
            (Phase::Start, _) => Err(Refusal::NotBegun),
            (Phase::Beaten { value, .. }, Action::Ransom) => {
                if table.count(Aside::Treasure) >= value {
                    Ok(())
                } else {
                    Err(Refusal::TooPoorToPay)
                }
            }
            (Phase::Beaten { .. }, Action::Bleed) | (Phase::Between(_), Action::Fight) => Ok(()),
            // §thing.heal: at any moment.
            (Phase::Walk | Phase::Beaten { .. } | Phase::Between(_), Action::Heal) => check_heal(table),
            (Phase::Beaten { .. }, _) => Err(Refusal::Beaten),
            (Phase::Walk, Action::Ransom | Action::Bleed) => Err(Refusal::NotBeaten),
            (Phase::Between(_), _) => Err(Refusal::BetweenAssaults),
            (Phase::Walk, Action::Fight) => Err(Refusal::NoAssault),
            (Phase::Walk, action) => self.check_walk(table, action),
        }
    }

    fn apply<F: Fate, A: Audience<Event>>(&self, table: &mut Table, _: Seat, action: Action, ctx: &mut Ctx<F, A>) {
        match action {
            Action::Use { side } => {
                table.actions += 1;
                let edge = table.top().edge(table.colour, side);
                self.use_icon(table, table.icon(side), edge, ctx);
            }
            Action::Leave => {
                table.actions += 1;
                self.pass_as_it_lies(table);
                ctx.tell(Event::Left, table);
                calm(table);
            }
            Action::Flee => {
                table.actions += 1;
                self.flee(table, ctx);
            }
            Action::Heal => self.heal(table, ctx),
            Action::Fight => self.next_assault(table, ctx),
            Action::Ransom | Action::Bleed => self.settle_fight(table, action == Action::Ransom, ctx),
        }
        self.go_on(table, ctx);
    }

    #[inline]
    fn view(&self, table: &Table, _: Seat) -> Table {
        table.remembered(self.deck.count())
    }

    /// §memory.notebook: what is forgotten may be any face that is left, lying anyhow; what nobody has seen has no order.
    fn imagine<F: Fate>(&self, view: &Table, _: Seat, fate: &mut F) -> Table {
        let mut table = view.undecided();
        if table.options.notebook == Notebook::All {
            return table;
        }
        for at in 0..table.deck.len() {
            let forgotten = view.deck.all()[at];
            let mut card = table.deck.all()[at];
            for (colour, source, turn) in [(Colour::White, WHITE, WHITE_TURN), (Colour::Grey, GREY, GREY_TURN)] {
                if forgotten.is_forgotten(colour) {
                    let unseen = match colour {
                        Colour::White => &mut table.unseen_white,
                        Colour::Grey => &mut table.unseen_grey,
                    };
                    let face = fate.draw(source, unseen);
                    unseen.take(face);
                    card = card.seen(colour, face, fate.roll(turn, 4) - 1);
                }
            }
            table.deck.all_mut()[at] = card;
        }
        table
    }

    /// §memory.notebook
    fn suppose<F: Fate>(&self, view: &Table, _: Seat, _: &mut F) -> Table {
        view.undecided()
    }

    #[inline]
    fn secrets(&self, table: &Table) -> Secrets {
        if table.options.notebook == Notebook::All { Secrets::Nothing } else { Secrets::Forgotten }
    }

    fn witness(&self, event: &Event, _: Seat) -> Option<Event> {
        Some(*event)
    }

    fn clause(&self, refusal: Refusal) -> Clause {
        Clause(match refusal {
            Refusal::NoSuchSeat => "setup.solo",
            Refusal::Over => "end.over",
            Refusal::NotACorridor => "setup.corridor",
            Refusal::NotBegun => "setup.first",
            Refusal::PathFirst => "walk.corridor",
            Refusal::MonsterFirst => "walk.lair",
            Refusal::NotATrap => "walk.hoard",
            Refusal::TopOnly => "walk.door",
            Refusal::CannotLeave => "walk.leave",
            Refusal::NothingToFlee => "flee.flip",
            Refusal::NoFlightOnGrey => "flee.white",
            Refusal::Unhurt | Refusal::TooPoorToHeal => "thing.heal",
            Refusal::NotBeaten | Refusal::Beaten | Refusal::TooPoorToPay => "fight.ransom",
            Refusal::BetweenAssaults | Refusal::NoAssault => "doors.final",
        })
    }
}

/// §thing.heal
#[inline]
fn check_heal(table: &Table) -> Result<(), Refusal> {
    if table.wounds == 0 {
        Err(Refusal::Unhurt)
    } else if table.count(Aside::Treasure) < 2 {
        Err(Refusal::TooPoorToHeal)
    } else {
        Ok(())
    }
}

/// §walk.after: whatever was met, one walks on as after a corridor, and no row of corridors or doors goes on.
#[inline]
fn calm(table: &mut Table) {
    (table.after, table.streak) = (After::Corridor, 0);
}

impl Dongeon {
    /// What may be done with the card on top.
    #[inline]
    fn check_walk(&self, table: &Table, action: Action) -> Result<(), Refusal> {
        let seen = table.counting();
        let (path, monster) = (seen.has_path(), seen.has_monster());
        match action {
            Action::Use { side } => {
                match table.icon(side) {
                    _ if table.after == After::Door => {
                        if side == Side::Top {
                            Ok(())
                        } else {
                            Err(Refusal::TopOnly)
                        }
                    }
                    // §walk.corridor: where there is a path, one takes a path.
                    icon if icon.is_path() => Ok(()),
                    _ if path => Err(Refusal::PathFirst),
                    // §walk.lair: any of its monsters.
                    Icon::Monster(_) => Ok(()),
                    _ if monster => Err(Refusal::MonsterFirst),
                    // §walk.hoard: any of its things; a trap is not touched.
                    Icon::Trap => Err(Refusal::NotATrap),
                    _ => Ok(()),
                }
            }
            // §walk.leave, §walk.dead-end
            Action::Leave => {
                let trapped = table.after == After::Door && table.icon(Side::Top) == Icon::Trap;
                if path || monster || trapped { Err(Refusal::CannotLeave) } else { Ok(()) }
            }
            Action::Flee => {
                if path || !monster {
                    Err(Refusal::NothingToFlee)
                } else if table.colour == Colour::Grey {
                    Err(Refusal::NoFlightOnGrey)
                } else {
                    Ok(())
                }
            }
            Action::Heal | Action::Ransom | Action::Bleed | Action::Fight => Err(Refusal::NotBeaten),
        }
    }

    fn use_icon<F: Fate, A: Audience<Event>>(&self, table: &mut Table, icon: Icon, edge: u8, ctx: &mut Ctx<F, A>) {
        match icon {
            Icon::Corridor | Icon::Door => self.walk(table, icon, edge, ctx),
            // §grey.turnaround: the card goes under, the deck is turned over, and the way is found.
            Icon::Turnaround => {
                ctx.tell(Event::Walked { icon }, table);
                self.pass(table, edge);
                self.flip(table, ctx);
                calm(table);
            }
            Icon::Monster(value) => {
                self.pass(table, edge);
                self.fight(table, Foe::Monster, value, true, ctx);
            }
            // §thing.take
            Icon::Treasure | Icon::Weapon => {
                let kind = if icon == Icon::Weapon { Aside::Weapon } else { Aside::Treasure };
                self.set_aside(table, edge, kind);
                ctx.tell(Event::Took { icon }, table);
                calm(table);
            }
            Icon::Trap => self.spring(table, edge, ctx),
        }
    }

    /// A corridor or a door.
    fn walk<F: Fate, A: Audience<Event>>(&self, table: &mut Table, icon: Icon, edge: u8, ctx: &mut Ctx<F, A>) {
        let kind = if icon == Icon::Door { After::Door } else { After::Corridor };
        ctx.tell(Event::Walked { icon }, table);
        self.pass(table, edge);
        table.phase = Phase::Walk;
        // §grey.streak: whoever is lost does not get more lost.
        if table.colour == Colour::White {
            // §walk.streak
            table.streak = if table.after == kind { table.streak + 1 } else { 1 };
        }
        table.after = kind;
        if table.streak == 3 {
            self.lose_the_way(table, ctx);
        }
    }

    /// §trap.object, §trap.wound
    fn spring<F: Fate, A: Audience<Event>>(&self, table: &mut Table, edge: u8, ctx: &mut Ctx<F, A>) {
        let lost = [Aside::Weapon, Aside::Treasure].into_iter().find(|kind| table.count(*kind) > 0);
        ctx.tell(Event::Sprung { cost: lost.unwrap_or(Aside::Wound).into() }, table);
        match lost {
            Some(kind) => {
                self.pass(table, edge);
                self.discard(table, kind);
            }
            None => self.wound(table, Some(edge), ctx),
        }
        calm(table);
    }

    /// §end.death
    fn wound<F: Fate, A: Audience<Event>>(&self, table: &mut Table, edge: Option<u8>, ctx: &mut Ctx<F, A>) {
        edge.into_iter().for_each(|edge| self.set_aside(table, edge, Aside::Wound));
        table.wounds += 1;
        ctx.tell(Event::Hurt { lives: table.lives(), by: table.facing }, table);
        if table.wounds >= LIVES {
            self.end(table, End::Died, ctx);
        }
    }

    /// §thing.heal: the wound goes back first, then two treasures, the oldest of each.
    fn heal<F: Fate, A: Audience<Event>>(&self, table: &mut Table, ctx: &mut Ctx<F, A>) {
        if table.count(Aside::Wound) > 0 {
            self.discard(table, Aside::Wound);
        }
        self.discard(table, Aside::Treasure);
        self.discard(table, Aside::Treasure);
        table.wounds -= 1;
        ctx.tell(Event::Healed { lives: table.lives() }, table);
        match table.phase {
            Phase::Beaten { foe, value } => self.beaten(table, foe, value, ctx),
            Phase::Between(_) if check_heal(table).is_err() => self.next_assault(table, ctx),
            _ => {}
        }
    }

    /// §flee.flip: the monster's card stays where it is; one runs back along the corridors.
    fn flee<F: Fate, A: Audience<Event>>(&self, table: &mut Table, ctx: &mut Ctx<F, A>) {
        table.after = After::Corridor;
        self.lose_the_way(table, ctx);
    }

    /// §lost.streak, §lost.torches
    fn lose_the_way<F: Fate, A: Audience<Event>>(&self, table: &mut Table, ctx: &mut Ctx<F, A>) {
        let counted = table.options.torches != Torches::Endless;
        table.streak = 0;
        if counted && table.torches == 0 {
            return self.end(table, End::Lost, ctx);
        }
        table.torches = table.torches.saturating_sub(1);
        ctx.tell(Event::Lost { torches: counted.then_some(table.torches) }, table);
        self.flip(table, ctx);
    }

    fn end<F: Fate, A: Audience<Event>>(&self, table: &mut Table, end: End, ctx: &mut Ctx<F, A>) {
        (table.phase, table.facing) = (Phase::Over(end), None);
        ctx.tell(Event::Ended { end, score: table.score() }, table);
    }

    /// Goes on until there is something to decide: the doors card needs no decision, and the card on top is looked at.
    fn go_on<F: Fate, A: Audience<Event>>(&self, table: &mut Table, ctx: &mut Ctx<F, A>) {
        while table.phase == Phase::Walk && table.top().is_doors() {
            self.meet_doors(table, ctx);
        }
        // §end.cap
        if table.phase == Phase::Walk && table.actions >= MOST_ACTIONS {
            self.end(table, End::Worn, ctx);
        }
        // §memory.seen: the card on top is looked at, also in the pause between two assaults.
        if matches!(table.phase, Phase::Walk | Phase::Between(_)) {
            self.turn_up(table, ctx);
        }
        table.shown = table.top().lies(&self.deck, table.colour).unwrap_or_default();
    }
}
