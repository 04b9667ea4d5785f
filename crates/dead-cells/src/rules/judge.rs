//! Whether a decision is allowed: the only judge there is.

use super::{camp, effects, explore, perks};
use crate::content::{Card, Content, Gain, Gate, Skill, Use};
use crate::decisions::{Action, Due, Refusal};
use crate::table::{Phase, PhaseKind, Purging, Table};
use kernel::Seat;

/// What is to be decided, roughly.
fn due(phase: Phase) -> Due {
    match phase {
        Phase::Camp | Phase::Choose(_) | Phase::NameFirst | Phase::Wound(_) => Due::Camp,
        Phase::Move | Phase::Replace | Phase::Either => Due::Way,
        Phase::Test(..) | Phase::DeckSymbol(..) | Phase::Retest(_) => Due::Test,
        Phase::Scroll(_)
        | Phase::Vial
        | Phase::Equip(..)
        | Phase::Stack
        | Phase::Unscroll(_)
        | Phase::Lose(_)
        | Phase::Unworm
        | Phase::Cure
        | Phase::Release => Due::Share,
        Phase::Shop(_) => Due::Market,
        Phase::Passer | Phase::Lay(_) | Phase::PassSymbol(..) | Phase::Redraw(..) | Phase::Power(_) => Due::Prepare,
        Phase::Drink
        | Phase::UseGear(..)
        | Phase::Aim(..)
        | Phase::Help(..)
        | Phase::Aptitude(_)
        | Phase::Loot(_)
        | Phase::Assign(..)
        | Phase::Worms(..)
        | Phase::Hunger(_)
        | Phase::Refuse(_)
        | Phase::Replay(_) => Due::Combat,
        _ => Due::Cells,
    }
}

/// Whether a seat may do this now.
pub(super) fn judge(content: &Content, table: &Table, seat: Seat, action: Action) -> Result<(), Refusal> {
    if seat.0 >= table.players {
        return Err(Refusal::NoSuchSeat);
    }
    if matches!(table.phase, Phase::Over(_)) {
        return Err(Refusal::Over);
    }
    if super::decider(table) != seat {
        return Err(Refusal::NotYou);
    }
    match table.phase.kind() {
        PhaseKind::Camp => in_camp(content, table, action),
        PhaseKind::Combat => in_combat(content, table, action),
        PhaseKind::Way => on_the_way(content, table, action),
    }
}

fn ok(allowed: bool, refusal: Refusal) -> Result<(), Refusal> {
    if allowed { Ok(()) } else { Err(refusal) }
}

fn in_camp(content: &Content, table: &Table, action: Action) -> Result<(), Refusal> {
    let not_now = Err(Refusal::NotNow(due(table.phase)));
    match (table.phase, action) {
        (Phase::Camp, action) => camp(content, table, action),
        (Phase::Choose(seat), Action::Choose { prisoner }) => {
            ok((prisoner as usize) < content.prisoners.len(), Refusal::Taken)?;
            ok(!super::is_taken(table, seat, prisoner), Refusal::Taken)
        }
        (Phase::NameFirst, Action::First { member }) => ok(member < table.players, Refusal::NoSuchSeat),
        (Phase::Wound(_), Action::Wound { member }) => {
            ok(member < table.players, Refusal::NoSuchSeat)?;
            ok(table.member(member).damage == 0, Refusal::Wounded)
        }
        (Phase::Spend, Action::Upgrade { skill }) => can_upgrade(content, table, skill),
        (Phase::Spend, Action::Throw {}) => can_throw(content, table),
        (Phase::Spend, Action::Done {}) => Ok(()),
        (Phase::Pocket(card), Action::Pocket { card: named, over: Some(over) }) => {
            ok(named == card, Refusal::NoPocket)?;
            let same = camp::pocket_of(content, over) == camp::pocket_of(content, card);
            ok(same && table.campaign.active().any(|there| there == over), Refusal::NoPocket)
        }
        (Phase::Pocket(_), Action::Aside {}) => Ok(()),
        (Phase::Grant(card), Action::Give { card: named, to }) => {
            ok(named == card, Refusal::CannotMove)?;
            ok((to as usize) < table.campaign.decks.len(), Refusal::CannotMove)
        }
        (Phase::Purge(what, _), action) => purge(content, table, what, action),
        (Phase::Arrange(_, left), Action::Next { place }) => ok(place < left, Refusal::NotHeld),
        (Phase::BlueprintAny, Action::Pick { place }) => {
            ok(super::has_blueprint(content, table, place), Refusal::EmptyDeck)
        }
        (Phase::SecretAny, Action::Pick { place }) => {
            let left = (place as usize) < content.secrets.len() && table.campaign.secrets >> place & 1 == 0;
            ok(left, Refusal::EmptyDeck)
        }
        (Phase::Swap, Action::Done {}) => Ok(()),
        (Phase::Swap, action) => repocket(content, table, action),
        (Phase::MoreLife, Action::Pick { place }) => ok((place as usize) < content.prisoners.len(), Refusal::NoShare),
        _ => not_now,
    }
}

/// What may be arranged before a run. §setup.leader
pub(super) fn camp(content: &Content, table: &Table, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Done {} => Ok(()),
        Action::Give { card, to } => may_give(content, table, card, to),
        Action::Pocket { .. } => repocket(content, table, action),
        Action::Challenge {} => {
            let allowed = table.campaign.has_rune(CHALLENGER) && table.restriction == 0;
            ok(allowed, Refusal::NoRune)
        }
        Action::Start { biome } => {
            let open = (biome as usize) < content.biomes.len() && table.campaign.starts >> biome & 1 == 1;
            let other =
                !table.todo.iter().any(|todo| todo == crate::table::Todo::Enter(crate::content::Region::Biome(biome)));
            ok(open && other, Refusal::NoStart)
        }
        _ => Err(Refusal::NotNow(Due::Camp)),
    }
}

/// The rune that lets a group take a challenge.
pub(super) const CHALLENGER: u8 = 5;

/// §cells.combat, §purge.six
fn may_give(content: &Content, table: &Table, card: Card, to: u8) -> Result<(), Refusal> {
    let campaign = &table.campaign;
    let improved = content.card(card).owner.is_none() && !table.moved.has(card);
    ok(improved && (to as usize) < campaign.decks.len(), Refusal::CannotMove)?;
    match campaign.decks.iter().position(|deck| deck.has(card)) {
        Some(from) if from == to as usize => Err(Refusal::CannotMove),
        Some(from) => ok(campaign.decks[from].len() > super::FEWEST[from], Refusal::TooSmall),
        None => ok(campaign.spare.has(card), Refusal::NotHeld),
    }
}

/// A card that lies aside, into its pocket. §mutation.full
pub(super) fn repocket(content: &Content, table: &Table, action: Action) -> Result<(), Refusal> {
    let Action::Pocket { card, over } = action else { return Err(Refusal::NotNow(due(table.phase))) };
    let campaign = &table.campaign;
    ok(campaign.aside.has(card), Refusal::NoPocket)?;
    let kind = camp::pocket_of(content, card);
    let room = match kind {
        camp::PocketKind::Start => campaign.start.len() < crate::campaign::START_POCKETS,
        camp::PocketKind::During => campaign.during.len() < crate::campaign::DURING_POCKETS,
        camp::PocketKind::Skill => campaign.skill.is_none(),
    };
    match over {
        None => ok(room, Refusal::NoPocket),
        Some(over) => {
            // What was put in before this run is not taken out again at once.
            let there = campaign.active().any(|there| there == over) && camp::pocket_of(content, over) == kind;
            ok(there && !room && !table.pocketed.has(over), Refusal::NoPocket)
        }
    }
}

/// §cells.decks
pub(super) fn can_upgrade(content: &Content, table: &Table, skill: Skill) -> Result<(), Refusal> {
    ok(table.campaign.next_upgrade(content, skill).is_some(), Refusal::EmptyDeck)?;
    ok(table.cells >= table.campaign.price(skill), Refusal::TooFewCells)
}

/// §well.throw
pub(super) fn can_throw(content: &Content, table: &Table) -> Result<(), Refusal> {
    ok((table.campaign.well as usize) < content.well.len(), Refusal::WellClosed)?;
    ok(table.cells >= 1, Refusal::TooFewCells)
}

/// §purge.six, §purge.tray
pub(super) fn purge(content: &Content, table: &Table, what: Purging, action: Action) -> Result<(), Refusal> {
    let campaign = &table.campaign;
    match action {
        Action::Purge { card } => {
            let start = content.card(card).owner.is_some_and(|owner| owner != crate::content::SERENADE);
            let fits = match what {
                Purging::Start => start,
                Purging::Equipment => false,
                Purging::Any => true,
            };
            ok(fits, Refusal::NotToPurge)?;
            match campaign.decks.iter().position(|deck| deck.has(card)) {
                Some(deck) => ok(campaign.decks[deck].len() > super::FEWEST[deck], Refusal::TooSmall),
                None => ok(campaign.spare.has(card), Refusal::NotHeld),
            }
        }
        Action::PurgeGear { gear } => {
            ok(what != Purging::Start, Refusal::NotToPurge)?;
            ok(campaign.equipment.has(gear), Refusal::NotHeld)
        }
        _ => Err(Refusal::NotNow(Due::Cells)),
    }
}

fn on_the_way(content: &Content, table: &Table, action: Action) -> Result<(), Refusal> {
    let first = table.member(table.first);
    match (table.phase, action) {
        (Phase::Move, Action::Go { way }) => may_go(table, way),
        (Phase::Move, Action::Look { space }) => super::may_look(table, space),
        (Phase::Move, Action::Send { way }) => super::may_send(table, way),
        (Phase::Replace, Action::Keep {} | Action::Again {}) => Ok(()),
        (Phase::Test(skill, _), Action::Discard { card }) => {
            ok(first.hand.has(card), Refusal::NotHeld)?;
            ok(content.card(card).symbols.has(skill), Refusal::NoSymbol)
        }
        // §test.decline
        (Phase::Test(..), Action::Decline {}) => Ok(()),
        (Phase::DeckSymbol(way, card), Action::Symbol { skill }) => {
            let useful = super::deck_gifts(table, way).is_some_and(|gifts| !gifts[skill.place()].is_empty());
            ok(useful && content.card(card).symbols.has(skill), Refusal::NoSymbol)
        }
        (Phase::Retest(_), Action::Again {} | Action::Done {}) => Ok(()),
        (Phase::Either, Action::Take { option }) => may_take(table, option),
        (Phase::Scroll(colour), Action::Scroll { member, skill }) => {
            super::can_scroll(content, table, member, colour, skill)
        }
        (Phase::Vial, Action::Heal { member }) => {
            ok(super::has_share(table, member), Refusal::NoShare)?;
            ok(super::helps_vial(table, member), Refusal::Unhurt)
        }
        (Phase::Equip(_, only), Action::Equip { member, over }) => may_equip(table, only, member, over),
        (Phase::Equip(_, only), Action::Scrap {}) => may_scrap(table, only),
        (Phase::Shop(_), Action::Buy { offer }) => super::can_buy(table, offer),
        (Phase::Shop(_), Action::Done {}) => Ok(()),
        (Phase::Stack, Action::Next { place }) => ok((place as usize) < table.collector.len(), Refusal::NotHeld),
        (Phase::Move, Action::Light {}) => ok(super::may_light(content, table), Refusal::NoLight),
        (Phase::Unscroll(member), Action::Unscroll { skill }) => {
            ok(table.member(member).scrolls[skill.place()] > 0, Refusal::FullTrack)
        }
        (Phase::Lose(member), Action::Lose { slot }) => {
            ok((slot as usize) < table.member(member).worn.len(), Refusal::NotHeld)
        }
        (Phase::Unworm, Action::Worms { member }) => has_worm(table, member),
        (Phase::Cure, Action::Cure { member }) => {
            let ill = member < table.count && table.crossing.malaises[member as usize] > 0;
            ok(ill, Refusal::NoCure)
        }
        (Phase::Release, Action::Release { restriction }) => {
            let holds = (1..=4).contains(&restriction) && table.crossing.restrictions >> restriction & 1 == 1;
            ok(holds, Refusal::NoCure)
        }
        _ => Err(Refusal::NotNow(due(table.phase))),
    }
}

/// §icon.either, §castle.restriction: whoever has a malaise cannot choose another.
fn may_take(table: &Table, option: u8) -> Result<(), Refusal> {
    let options = explore::tile(table).map(|tile| tile.options);
    let option = options.and_then(|options| options.as_slice().get(option as usize).copied()).ok_or(Refusal::Failed)?;
    let first = table.first;
    let bearer = if table.member(first).is_serenade() { 1 - first } else { first };
    let infects = option.gifts.iter().any(|gift| gift.gain == Gain::Malaise);
    ok(!infects || table.crossing.malaises[bearer as usize] == 0, Refusal::Infected)
}

/// §worm.pick
fn has_worm(table: &Table, member: u8) -> Result<(), Refusal> {
    ok(member < table.count && table.crossing.worms[member as usize] > 0, Refusal::NoWorm)
}

/// §move.corridor, §move.rune, §test.closed
fn may_go(table: &Table, way: u8) -> Result<(), Refusal> {
    let biome = explore::biome(table).ok_or(Refusal::NoWay)?;
    let corridor = biome.corridors.get(way as usize).ok_or(Refusal::NoWay)?;
    ok(corridor.from == table.spot, Refusal::NoWay)?;
    if let Gate::Rune(rune) = corridor.gate {
        ok(table.can_use_rune(rune), Refusal::NoRune)?;
    }
    // §castle.gate
    ok(table.crossing.keys >= corridor.keys, Refusal::NoKey)?;
    ok(table.closed >> way & 1 == 0, Refusal::Closed)
}

/// §equip.place, §equip.full
fn may_equip(table: &Table, only: Option<u8>, member: u8, over: Option<u8>) -> Result<(), Refusal> {
    ok(super::has_share(table, member), Refusal::NoShare)?;
    ok(!table.member(member).is_serenade(), Refusal::NoGear)?;
    ok(super::may_wear(table, member, only), Refusal::NoShare)?;
    let own = table.member(member);
    let room = own.worn.len() < own.slots as usize;
    match over {
        None => ok(room, Refusal::NoRoom),
        Some(slot) => {
            ok(!room, Refusal::Room)?;
            ok((slot as usize) < own.worn.len(), Refusal::NotHeld)
        }
    }
}

/// §equip.full: what was just gained may be discarded where there is no room for it, or where it is only offered.
fn may_scrap(table: &Table, only: Option<u8>) -> Result<(), Refusal> {
    let full = |member: u8| {
        let own = table.member(member);
        super::may_wear(table, member, only) && own.worn.len() >= own.slots as usize
    };
    ok(only.is_some() || table.members().any(full), Refusal::Room)
}

fn in_combat(content: &Content, table: &Table, action: Action) -> Result<(), Refusal> {
    match (table.phase, action) {
        (Phase::Passer, Action::Pass { member }) => {
            ok(member < table.players, Refusal::NoSuchSeat)?;
            ok(member != table.first, Refusal::FirstMayNotPass)?;
            let passed = table.fight.boss.map_or(0, |boss| boss.passed);
            let others = (0..table.players).any(|other| other != table.first && passed >> other & 1 == 0);
            ok(passed >> member & 1 == 0 || !others, Refusal::PassedAlready)
        }
        (Phase::Lay(member), Action::Lay { card, round, say }) => {
            ok(table.member(member).hand.has(card), Refusal::NotHeld)?;
            ok(super::may_announce(content.card(card), round, say), Refusal::NotOnCard)
        }
        (Phase::PassSymbol(member, card), Action::Symbol { skill }) => {
            ok(content.card(card).symbols.has(skill), Refusal::NoSymbol)?;
            ok(table.member(member).scrolls[skill.place()] < super::LAST_STEP, Refusal::FullTrack)
        }
        (Phase::Redraw(member, _), Action::Discard { card }) => {
            ok(table.member(member).hand.has(card), Refusal::NotHeld)
        }
        (Phase::Redraw(..) | Phase::Drink, Action::Done {}) => Ok(()),
        (Phase::Power(card), Action::Symbol { skill }) => ok(content.card(card).symbols.has(skill), Refusal::NoSymbol),
        (Phase::Drink, Action::Drink { member }) | (Phase::Loot(_), Action::Drink { member }) => {
            ok(super::may_drink(table), Refusal::NoPotion)?;
            ok(member < table.count && !table.member(member).dead, Refusal::NoFighter)
        }
        (Phase::UseGear(member, _), Action::Gear { slot }) => {
            let mut slots = perks::gear_for(content, table.member(member), table.fight.round);
            ok(slots.any(|known| known == slot), Refusal::NotHeld)
        }
        (Phase::UseGear(..), Action::Bare {}) => Ok(()),
        (Phase::Aim(member, effect, _), Action::Aim { space }) => {
            ok(space < 4 && table.fight.foes[space as usize].is_there(), Refusal::NobodyThere)?;
            ok(effects::may_aim(content, table, member, effect, space), Refusal::OutOfReach)
        }
        (Phase::Help(member, effect, _), Action::Help { member: whom }) => {
            ok(whom < table.count && table.fights(whom), Refusal::NoFighter)?;
            ok(effects::may_help(table, member, effect, whom), Refusal::Unhurt)
        }
        (Phase::Aptitude(_), Action::Skip {}) => Ok(()),
        (Phase::Aptitude(member), action) => aptitude(content, table, member, action),
        // §act.loot-potion: with no loot a potion may be used, and need not.
        (Phase::Loot(_), Action::Done {}) if table.fight.loot.kinds().next().is_none() => Ok(()),
        (Phase::Loot(_), Action::Loot { kind }) => ok(table.fight.loot.has(kind), Refusal::NoLoot),
        (Phase::Assign(dealt, before), Action::Assign { member, companion }) => {
            super::may_assign(content, table, dealt, before, member, companion)
        }
        (Phase::Worms(..), Action::Keep {}) => Ok(()),
        (Phase::Worms(..), Action::Worms { member }) => {
            ok(member < table.count && table.fights(member), Refusal::NoFighter)?;
            has_worm(table, member)
        }
        (Phase::Hunger(_), Action::Take { option }) => ok(option < 2, Refusal::Failed),
        (Phase::Refuse(member), Action::Discard { card }) => {
            ok(table.member(member).hand.has(card), Refusal::NotHeld)?;
            ok(content.card(card).symbols.has(Skill::Tactics), Refusal::NoSymbol)
        }
        (Phase::Refuse(_), Action::Decline {}) => Ok(()),
        (Phase::Replay(_), Action::Again {} | Action::Done {}) => Ok(()),
        _ => Err(Refusal::NotNow(due(table.phase))),
    }
}

/// §act.aptitude, §act.repeat, §restriction.legend
pub(super) fn aptitude(content: &Content, table: &Table, member: u8, action: Action) -> Result<(), Refusal> {
    let own = table.member(member);
    ok(!table.is_restricted(4), Refusal::NoAptitude)?;
    let useful = |line: &[crate::content::Effect]| {
        let first = line.first().is_some_and(|effect| effects::is_useful(content, table, member, *effect));
        ok(first, Refusal::Useless)
    };
    match action {
        Action::Aptitude { skill, step } => {
            ok(step < 6, Refusal::NoAptitude)?;
            let line = perks::aptitude(content, own, skill, step).ok_or(Refusal::NoAptitude)?;
            ok(own.used & perks::bit(skill, step) == 0, Refusal::UsedAlready)?;
            useful(line.as_slice())
        }
        Action::Item { slot } => {
            let worn = own.worn.as_slice().get(slot as usize).ok_or(Refusal::NoAptitude)?;
            let card = content.gear(worn.gear);
            ok(card.used == Use::Aptitude, Refusal::NoAptitude)?;
            ok(super::tricks::has_souls(content, own, slot), Refusal::Useless)?;
            useful(card.effect.as_slice())
        }
        Action::Shove {} => {
            ok(table.fight.edge != crate::content::Edge::Nothing, Refusal::NoAptitude)?;
            ok(!table.fight.shoved, Refusal::UsedAlready)?;
            ok(effects::pushable(content, table, 1), Refusal::NobodyThere)
        }
        _ => Err(Refusal::NotNow(Due::Combat)),
    }
}
