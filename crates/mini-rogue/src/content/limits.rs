//! How far changed content may go: what the rules can count with, and what lets every game end.

use super::{Content, Effect, printed};
use core::mem::discriminant;
use core::ops::RangeInclusive;
use kernel::Printed;

/// The bounds of figures, by their fields.
pub const BOUNDS: &[(&str, RangeInclusive<i64>)] = &[
    ("tracks.hp", 1..=99),
    ("tracks.armor", 0..=20),
    ("tracks.xp", 1..=99),
    ("tracks.levels", 1..=99),
    ("bag.potions", 1..=6),
    ("class.*.hp", 1..=99),
    ("class.*.armor", 0..=20),
    ("difficulty.*.hp", -99..=99),
    ("difficulty.*.food", -99..=99),
    ("difficulty.*.gold", -99..=99),
    ("enemy.*.hp", 1..=200),
    ("wares.*.price", 1..=99),
    ("bottle.price", 1..=99),
    ("armory.rows", 1..=9),
    ("skills.sight", 1..=8),
    ("skills.backstab", 1..=9),
    ("extension.smite", 0..=5),
    ("extension.shelter", 0..=9),
];

/// What the rules know by heart.
pub const FIXED: &[&str] = &["affliction.faces", "affliction.symbols", "cap.blows", "dungeon.areas", "dungeon.fall"];

/// The largest figure in a row of a table.
const MOST: u8 = 99;

/// What no single figure shows.
///
/// # Errors
/// What does not fit together.
pub fn check(content: &Content) -> Result<(), Printed> {
    let (levels, tracks) = (content.levels, content.most_xp);
    if levels[0] >= levels[1] || levels[1] > tracks {
        return Err(Printed::new(
            "les niveaux montent, et la piste d'expérience les contient (tracks.levels, tracks.xp)",
            "levels rise, and the track of experience holds them (tracks.levels, tracks.xp)",
        ));
    }
    let fits = |start: &super::Start| {
        start.hp <= content.most_hp
            && start.armor <= content.most_armor
            && start.food <= content.most_food
            && start.gold <= content.most_gold
    };
    if !content.starts.iter().all(fits) {
        return Err(Printed::new(
            "une classe ne commence pas au-delà des pistes (class, tracks)",
            "no class starts beyond the tracks (class, tracks)",
        ));
    }
    check_trade(content)?;
    check_rows(content)
}

/// Nobody trades for ever: whatever is sold again is sold at a loss.
fn check_trade(content: &Content) -> Result<(), Printed> {
    for ((price, resale, gives), (_, _, was)) in content.wares.iter().zip(printed().wares) {
        if discriminant(gives) != discriminant(&was) {
            return Err(Printed::new(
                "une marchandise donne toujours la même sorte de chose ; son nombre peut changer",
                "a ware always gives the same kind of thing; how many may change",
            ));
        }
        let pieces = if let Effect::Armor(pieces) = gives { *pieces } else { 1 };
        if *resale as u16 * pieces as u16 >= *price as u16 {
            return Err(loss());
        }
    }
    if content.bottle.1 >= content.bottle.0 { Err(loss()) } else { Ok(()) }
}

fn loss() -> Printed {
    Printed::new(
        "le marchand rachète moins cher qu'il ne vend (price, resale)",
        "the merchant buys for less than he sells (price, resale)",
    )
}

/// Ghosts rise from the tomb alone, and floors give way in traps alone.
fn check_rows(content: &Content) -> Result<(), Printed> {
    let traps = content.traps.iter();
    let in_traps = traps.flat_map(|trap| trap.fail.iter().flat_map(|row| row.iter()).chain(trap.pass));
    let in_tomb = content.tomb.into_iter();
    let gifts = content.treasure.into_iter().chain(content.reward).flatten();
    let others =
        gifts.chain(content.rest).chain(content.shrine.into_iter().flat_map(|row| row.iter().collect::<Vec<_>>()));
    let wares = content.wares.into_iter().map(|(_, _, gives)| gives);
    for (effect, traps, tomb) in in_traps
        .map(|effect| (effect, true, false))
        .chain(in_tomb.map(|effect| (effect, false, true)))
        .chain(others.chain(wares).map(|effect| (effect, false, false)))
    {
        if effect == Effect::Ghost && !tomb || effect == Effect::Fall && !traps {
            return Err(Printed::new(
                "« ghost » n'a sa place que dans la sépulture, « fall » que dans un piège",
                "“ghost” has its place in the tomb alone, “fall” in traps alone",
            ));
        }
        if figures(effect).into_iter().any(|figure| figure > MOST) {
            return Err(Printed::new(format!("un chiffre dépasse {MOST}"), format!("a figure is beyond {MOST}")));
        }
    }
    Ok(())
}

fn figures(effect: Effect) -> [u8; 2] {
    match effect {
        Effect::Gold(by) | Effect::Food(by) | Effect::Xp(by) | Effect::Hp(by) | Effect::Armor(by) => [by, 0],
        Effect::LoseHp(by) | Effect::LoseFoodByFloor(by) => [by, 0],
        Effect::LoseFood(by, hp) | Effect::LoseArmor(by, hp) => [by, hp],
        _ => [0, 0],
    }
}
