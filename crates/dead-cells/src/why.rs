//! What speaks for an action or against it: what a card can do to whom, what an enemy still threatens, the fights on a way, what is left
//! once something is spent. All is read off cards and boards that the seat sees.

use crate::content::{Aim, Biome, BoardSpot, Card, Content, FoeVerb, Gate, Reach, TileShape, Verb};
use crate::decisions::Action;
use crate::page::{expected_damage, own};
use crate::rules::{DeadCells, View, biome, foe_life, foe_line};
use crate::table::{Phase, SPACES, Table};
use kernel::{Seat, Text};

/// The fact that stands out for a seat, where one does.
pub fn why(game: &DeadCells, view: &View, seat: Seat, action: Action) -> Option<Text> {
    let (content, table) = (&*game.content, &view.seen);
    match action {
        Action::Lay { card, .. } => laid(content, table, own(table, seat), card),
        Action::Aim { space } => aimed(content, table, space),
        Action::Go { way } => going(table, way),
        Action::Upgrade { skill } => {
            let cards = content.decks[skill.place()].len().saturating_sub(table.campaign.taken[skill.place()] as usize);
            let left = table.cells.saturating_sub(table.campaign.price(skill));
            Some(Text::new("why-upgrade").number("cells", left).number("cards", cards.saturating_sub(1) as i64))
        }
        Action::Throw {} => Some(Text::new("why-throw").number("cells", table.cells.saturating_sub(1))),
        Action::Buy { offer } => {
            let offer = table.stall.as_slice().get(offer as usize)?;
            let price = if offer.free > 0 { 0 } else { offer.price };
            Some(Text::new("why-buy").number("teeth", table.teeth.saturating_sub(price)))
        }
        _ => None,
    }
}

/// The life that whoever stands on a space has left.
fn life_left(content: &Content, table: &Table, space: u8) -> u8 {
    foe_life(content, table, space).saturating_sub(table.fight.foes[space as usize % 4].damage)
}

/// The damage that whoever stands on a space still deals before the combat is over, if nobody stops it or blocks it.
fn threat(content: &Content, table: &Table, space: u8) -> i64 {
    let foe = &table.fight.foes[space as usize % 4];
    let from = if foe.acted { table.fight.round + 1 } else { table.fight.round };
    let fighters = table.fighters().count() as i64;
    let rounds = (from..=4).filter(|round| foe.frozen >> round & 1 == 0);
    let lines = rounds.map(|round| foe_line(content, table, space, round));
    let dealt = |line: crate::content::FoeLine| {
        let hits = line.iter().filter(|action| action.verb == FoeVerb::Damage);
        let whom = |aim: Aim| match aim {
            Aim::All => fighters,
            Aim::Two => fighters.min(2),
            _ => 1,
        };
        hits.map(|action| action.value as i64 * whom(action.aim)).sum::<i64>()
    };
    lines.map(dealt).sum()
}

/// What a card does by itself, at most, to the enemies as they stand, and how many of them it does not reach; or what it blocks.
fn laid(content: &Content, table: &Table, member: u8, card: Card) -> Option<Text> {
    let frozen = table.member(member).frozen;
    let lines = (1..).zip(&content.card(card).lines).filter(|(round, _)| frozen >> round & 1 == 0);
    let effects: Vec<_> = lines.flat_map(|(_, line)| line.iter()).collect();
    let reaches = |reach: Reach| table.foes().filter(move |space| reach.has(*space)).count() as i64;
    let (mut damage, mut shields) = (0, 0);
    for effect in &effects {
        let most = effect.value as i64 + effect.more as i64;
        match effect.verb {
            Verb::Damage if effect.each => damage += most * reaches(effect.reach),
            Verb::Damage => damage += most,
            Verb::Shield => shields += effect.value as i64,
            _ => {}
        }
    }
    let aimed: Vec<Reach> = effects.iter().filter(|effect| effect.verb.is_aimed()).map(|effect| effect.reach).collect();
    let missed = table.foes().filter(|space| !aimed.iter().any(|reach| reach.has(*space))).count() as i64;
    let life: i64 = table.foes().map(|space| life_left(content, table, space) as i64).sum();
    let threat: i64 = table.foes().map(|space| threat(content, table, space)).sum();
    match (damage, shields) {
        (0, 0) => None,
        (0, shields) => Some(Text::new("why-block").number("shields", shields).number("threat", threat)),
        (damage, _) => {
            Some(Text::new("why-lay").number("damage", damage).number("life", life).number("missed", missed))
        }
    }
}

/// What an enemy that is aimed at still threatens, and whether that is over.
fn aimed(content: &Content, table: &Table, space: u8) -> Option<Text> {
    let Phase::Aim(member, effect, _) = table.phase else { return None };
    let (threat, life) = (threat(content, table, space), life_left(content, table, space));
    let kills = effect.verb == Verb::Damage && expected_damage(content, table, member, effect, space) >= life;
    let text = Text::new(if kills { "why-aim-kills" } else { "why-aim" }).number("threat", threat);
    (threat > 0).then_some(text)
}

/// The fewest fights before an exit by this way, and how its end compares with the group's weakest.
fn going(table: &Table, way: u8) -> Option<Text> {
    let biome = biome(table)?;
    let corridor = biome.corridors.get(way as usize)?;
    let fights = fewest_fights(table, biome, corridor.to)?;
    let weakest = table.members().map(|member| table.member(member)).filter(|member| !member.dead);
    let weakest = weakest.map(|member| member.left()).min()?;
    Some(Text::new("why-way").number("fights", fights).number("weakest", weakest))
}

/// Whether one has to fight on a space, by its tile where that lies open, and else by its shape.
fn is_fight(table: &Table, biome: &Biome, space: u8) -> bool {
    let field = table.fields[space as usize % SPACES];
    let shape = biome.spaces[space as usize].shape;
    !field.done
        && match field.tile.and_then(|tile| biome.tiles.get(tile as usize)) {
            Some(tile) => !tile.enemies.is_empty(),
            None => matches!(shape, TileShape::Square | TileShape::Trapezoid),
        }
}

/// The fewest fights from a place on, itself among them, until an exit; nothing where none can be reached. A test that may be passed is no
/// obstacle, a rune that is missing is one.
fn fewest_fights(table: &Table, biome: &Biome, from: BoardSpot) -> Option<u8> {
    let open = |way: usize| match biome.corridors[way].gate {
        _ if table.closed >> way & 1 == 1 => false,
        Gate::Rune(rune) => table.campaign.has_rune(rune),
        _ => true,
    };
    let mut fewest: [Option<u8>; SPACES] = [None; SPACES];
    let known = |fewest: &[Option<u8>; SPACES], spot: BoardSpot| match spot {
        BoardSpot::Exit(_) => Some(0),
        BoardSpot::Space(space) => fewest[space as usize % SPACES],
        BoardSpot::Start => None,
    };
    // No way passes more spaces than there are.
    for _ in 0..biome.spaces.len() {
        for corridor in (0..biome.corridors.len()).filter(|way| open(*way)).map(|way| &biome.corridors[way]) {
            let (BoardSpot::Space(space), Some(ahead)) = (corridor.from, known(&fewest, corridor.to)) else { continue };
            let here = ahead + u8::from(is_fight(table, biome, space));
            let best = &mut fewest[space as usize % SPACES];
            *best = Some(best.map_or(here, |best| best.min(here)));
        }
    }
    known(&fewest, from)
}
