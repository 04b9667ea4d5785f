//! The group and the combat in numbers.

use super::names::{BYTE, bits, cards, foes, gears, shape};
use crate::content::State;
use crate::table::{BossFight, Fight, Foe, GUARDS, GroupMember, Laid, Spoils, Worn};
use kernel::{Among, Pen};

const WHO: Among<'static> = Among::Words(&["0", "1", "2", "3", "serenade"]);
const SKILLS: Among<'static> = Among::Words(&["survival", "tactics", "brutality"]);
const STATES: usize = State::ALL.len();
const ANNOUNCED: Among<'static> = Among::Words(&["damage", "state", "block", "aptitude", "loot", "heal"]);

/// A member of the group.
pub fn write_member<P: Pen>(member: &GroupMember, pen: &mut P) {
    let GroupMember {
        who,
        damage,
        life,
        scrolls,
        changed,
        deck,
        hand,
        discard,
        top,
        laid,
        shown,
        worn,
        slots,
        hand_size,
        immune,
        shields,
        golden,
        guard,
        states,
        frozen,
        fights,
        dead,
        acted,
        spent,
        suffered,
        vengeful,
        used,
        worked,
        hidden,
    } = member;
    pen.choice("who", *who, WHO);
    let numbers = [
        ("damage", damage),
        ("life", life),
        ("slots", slots),
        ("hand_size", hand_size),
        ("shields", shields),
        ("spent", spent),
        ("suffered", suffered),
    ];
    numbers.into_iter().for_each(|(name, number)| pen.number(name, *number, 0..=BYTE));
    let flags = [
        ("changed", changed),
        ("golden", golden),
        ("fights", fights),
        ("dead", dead),
        ("acted", acted),
        ("vengeful", vengeful),
        ("hidden", hidden),
    ];
    flags.into_iter().for_each(|(name, holds)| pen.flag(name, *holds));
    pen.amounts("scrolls", 3, scrolls.iter().copied(), BYTE);
    [("deck", deck), ("hand", hand), ("discard", discard)]
        .into_iter()
        .for_each(|(name, set)| pen.set(name, set.0.iter(), cards()));
    pen.maybe("top", top.map(|card| card.0), cards());
    pen.list("laid", 2, laid.as_slice(), write_laid);
    pen.row("shown", 2, shown.iter().map(|card| card.0), cards());
    pen.list("worn", 6, worn.as_slice(), write_worn);
    pen.row("guard", 2, guard.iter().map(|gear| gear.0), gears());
    pen.amounts("states", STATES, states.iter().copied(), BYTE);
    bits("immune", *immune, 8, pen);
    bits("frozen", *frozen, 8, pen);
    bits("used", *used, 32, pen);
    bits("worked", *worked, 32, pen);
}

fn write_laid<P: Pen>(pen: &mut P, laid: Laid) {
    let Laid { card, open, said } = laid;
    pen.maybe("card", card.map(|card| card.0), cards());
    pen.flag("open", open);
    pen.number("round", said.map_or(0, |(round, _)| round), 0..=BYTE);
    pen.maybe("said", said.map(|(_, said)| said as usize), ANNOUNCED);
}

fn write_worn<P: Pen>(pen: &mut P, worn: Worn) {
    let Worn { gear, damage, used } = worn;
    pen.choice("gear", gear.0, gears());
    pen.number("damage", damage, 0..=BYTE);
    pen.flag("used", used);
}

/// Loot.
pub fn write_spoils<P: Pen>(spoils: &Spoils, pen: &mut P) {
    let Spoils { teeth, cells, potions, vials, scrolls, gear, blueprints, rune, back, lights, keys } = spoils;
    let numbers = [("teeth", teeth), ("cells", cells), ("potions", potions), ("vials", vials), ("rune", rune)];
    let numbers = numbers.into_iter().chain([("back", back), ("lights", lights), ("keys", keys)]);
    numbers.for_each(|(name, number)| pen.number(name, *number, 0..=BYTE));
    pen.amounts("scrolls", 4, scrolls.iter().copied(), BYTE);
    pen.row("gear", 8, gear.iter().map(|gear| gear.0), gears());
    pen.row("blueprints", 8, blueprints.iter().map(|gear| gear.0), gears());
}

/// A combat.
pub fn write_fight<P: Pen>(fight: &Fight, pen: &mut P) {
    let Fight {
        on,
        round,
        preparing,
        foes: stand,
        loot,
        edge,
        hole,
        boss,
        passing,
        aimed,
        power,
        striker,
        poison_kills,
        shoved,
        spared,
        worked,
        kills,
        kills_in_round,
        killed,
        hurt,
        shields_spent,
        potions,
        attacker,
        slew,
    } = fight;
    let flags =
        [("on", on), ("preparing", preparing), ("hole", hole), ("shoved", shoved), ("spared", spared), ("hurt", hurt)];
    flags.into_iter().for_each(|(name, holds)| pen.flag(name, *holds));
    let numbers = [
        ("round", round),
        ("poison_kills", poison_kills),
        ("kills", kills),
        ("kills_in_round", kills_in_round),
        ("shields_spent", shields_spent),
        ("potions", potions),
    ];
    numbers.into_iter().for_each(|(name, number)| pen.number(name, *number, 0..=BYTE));
    for (at, foe) in stand.iter().enumerate() {
        pen.part("foe", Some(at), |pen| write_foe(foe, pen));
    }
    pen.part("loot", None, |pen| write_spoils(loot, pen));
    pen.choice("edge", *edge as usize, Among::Words(&["nothing", "wall", "hole"]));
    pen.flag("is_boss", boss.is_some());
    pen.part("boss", None, |pen| write_boss(&boss.unwrap_or_default(), pen));
    shape("passing", passing, pen);
    shape("aimed", aimed, pen);
    pen.maybe("power", power.map(|skill| skill.place()), SKILLS);
    shape("striker", striker, pen);
    shape("attacker", attacker, pen);
    pen.flag("slew", *slew);
    bits("worked", *worked, 32, pen);
    pen.row("killed", 8, killed.iter().map(|kind| kind.0), foes());
}

fn write_foe<P: Pen>(foe: &Foe, pen: &mut P) {
    let Foe { stands, damage, shields, states, frozen, acted, delayed } = foe;
    shape("stands", stands, pen);
    pen.number("damage", *damage, 0..=BYTE);
    pen.number("shields", *shields, 0..=BYTE);
    pen.amounts("states", STATES, states.iter().copied(), BYTE);
    bits("frozen", *frozen, 8, pen);
    bits("delayed", *delayed, 8, pen);
    pen.flag("acted", *acted);
}

fn write_boss<P: Pen>(fight: &BossFight, pen: &mut P) {
    let BossFight {
        boss,
        instance,
        turn,
        of_instance,
        pattern,
        patterns,
        passed,
        shurikens,
        shields,
        suffered,
        retreated,
        away,
        guards,
    } = fight;
    let numbers = [
        ("boss", boss),
        ("instance", instance),
        ("turn", turn),
        ("of_instance", of_instance),
        ("shields", shields),
        ("suffered", suffered),
    ];
    numbers.into_iter().for_each(|(name, number)| pen.number(name, *number, 0..=BYTE));
    shape("pattern", pattern, pen);
    bits("patterns", *patterns, 16, pen);
    bits("passed", *passed, 8, pen);
    bits("shurikens", *shurikens, 8, pen);
    pen.flag("retreated", *retreated);
    shape("away", away, pen);
    pen.amounts("guards", GUARDS, guards.iter().copied(), BYTE);
}
