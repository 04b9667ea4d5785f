//! The dungeon as it is written in TOML, and how it is read. Where an entry comes from is said for readers.

use super::{Class, Content, Effect, Effects, Foe, Handicap, Names, Potion, Room, Skill, Start, Stats, Trap, Ware};
use crate::notation::DIFFICULTIES;
use kernel::changed_content::read_content;
use kernel::{InlineVec, Printed};
use serde::Deserialize;
use serde::de::IgnoredAny;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    tracks: WrittenTracks,
    bag: WrittenBag,
    affliction: WrittenAffliction,
    cap: WrittenCap,
    hunger: WrittenHp,
    feats: WrittenFeats,
    dungeon: WrittenDungeon,
    class: Vec<WrittenClass>,
    difficulty: Vec<WrittenDifficulty>,
    potion: Vec<WrittenPotion>,
    room: Vec<WrittenName>,
    enemy: Vec<WrittenEnemy>,
    wares: Vec<WrittenWare>,
    bottle: WrittenBottle,
    rest: WrittenRows<String>,
    treasure: WrittenTreasure,
    shrine: WrittenShrine,
    tomb: WrittenRows<String>,
    armory: WrittenRows<u8>,
    trap: Vec<WrittenTrap>,
    reward: WrittenRows<[String; 2]>,
    skills: WrittenSkills,
    extension: WrittenExtension,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenTracks {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    hp: u8,
    armor: u8,
    food: u8,
    gold: u8,
    xp: u8,
    levels: [u8; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenBag {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    potions: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenAffliction {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    faces: u8,
    symbols: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenCap {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    blows: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenHp {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    hp: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenFeats {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    xp: u8,
    hp: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenDungeon {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    areas: [u8; 4],
    fall: [u8; 10],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenClass {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    id: Class,
    fr: String,
    en: String,
    hp: u8,
    armor: u8,
    food: u8,
    gold: u8,
    potion: Option<Potion>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenDifficulty {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    id: String,
    hp: i8,
    food: i8,
    gold: i8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPotion {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    id: Potion,
    fr: String,
    en: String,
    power: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenName {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    id: Room,
    fr: String,
    en: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenEnemy {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    id: String,
    fr: Vec<String>,
    en: Vec<String>,
    hp: Vec<[u8; 2]>,
    damage: Vec<u8>,
    xp: Vec<u8>,
    skill: Vec<Skill>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenWare {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    id: Ware,
    fr: String,
    en: String,
    price: u8,
    #[serde(default)]
    resale: u8,
    gives: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenBottle {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    price: u8,
    resale: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenRows<T> {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    rows: Vec<T>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenTreasure {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    gold: u8,
    danger: u8,
    rows: Vec<[String; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenShrine {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    offering: u8,
    rows: Vec<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenTrap {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    id: Room,
    fail: [Vec<String>; 3],
    pass: [String; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSkills {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    sight: u8,
    backstab: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenExtension {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    smite: u8,
    shelter: u8,
    sacrifice: u8,
    blessing: u8,
}

/// The enemies in their order; the last has phases in place of floors.
const ENEMIES: [&str; 7] = ["lair", "nest", "ghost", "warden", "wyrm", "weaver", "og"];

/// An effect in words: `lose food floor or 2`.
fn effect(text: &str) -> Option<Effect> {
    let words: Vec<&str> = text.split(' ').collect();
    let number = |word: &str| word.parse::<u8>().ok();
    Some(match words[..] {
        ["gold", n] => Effect::Gold(number(n)?),
        ["food", n] => Effect::Food(number(n)?),
        ["xp", n] => Effect::Xp(number(n)?),
        ["hp", n] => Effect::Hp(number(n)?),
        ["armor", n] => Effect::Armor(number(n)?),
        ["potion", id] => Effect::Potion(crate::notation::read_potion(id)?),
        ["refresh"] => Effect::Refresh,
        ["cure"] => Effect::Cure,
        ["curse"] => Effect::Curse,
        ["poison"] => Effect::Poison,
        ["lose", "hp", "floor"] => Effect::LoseHpByFloor,
        ["lose", "hp", n] => Effect::LoseHp(number(n)?),
        ["lose", "food", "floor", "or", hp] => Effect::LoseFoodByFloor(number(hp)?),
        ["lose", "food", n, "or", hp] => Effect::LoseFood(number(n)?, number(hp)?),
        ["lose", "armor", n, "or", hp] => Effect::LoseArmor(number(n)?, number(hp)?),
        ["fall"] => Effect::Fall,
        ["ghost"] => Effect::Ghost,
        _ => return None,
    })
}

fn one(text: &str) -> Result<Effect, Printed> {
    let shown: String = text.chars().filter(|sign| !sign.is_control()).take(40).collect();
    effect(text)
        .ok_or_else(|| Printed::new(format!("« {shown} » n'est pas un effet"), format!("“{shown}” is no effect")))
}

fn pair([left, right]: &[String; 2]) -> Result<[Effect; 2], Printed> {
    Ok([one(left)?, one(right)?])
}

/// At most as many effects as a row has room for.
fn several(texts: &[String]) -> Result<Effects, Printed> {
    let effects = texts.iter().map(|text| one(text)).collect::<Result<Vec<_>, _>>()?;
    InlineVec::try_of(&effects)
        .ok_or_else(|| Printed::new("trop d'effets pour une ligne", "too many effects for a row"))
}

/// As many rows as a table has.
fn rows<T, W, const N: usize>(rows: &[W], turn: impl Fn(&W) -> Result<T, Printed>) -> Result<[T; N], Printed> {
    let rows = rows.iter().map(turn).collect::<Result<Vec<T>, Printed>>()?;
    let count = rows.len();
    rows.try_into().map_err(|_| Printed::new(format!("{N} lignes, pas {count}"), format!("{N} rows, not {count}")))
}

/// §setup.dungeon: the floor of each area, and whether it is the last of its floor.
fn areas(counts: [u8; 4]) -> ([u8; 10], [bool; 10]) {
    let (mut floors, mut guarded, mut at) = ([0; 10], [false; 10], 0);
    for (floor, count) in counts.into_iter().enumerate() {
        for area in 0..count {
            floors[at] = floor as u8 + 1;
            guarded[at] = area + 1 == count;
            at += 1;
        }
    }
    (floors, guarded)
}

/// Every enemy has as many figures of a kind as of the others.
fn enemies(written: &[WrittenEnemy]) -> Result<[[Stats; 4]; 8], Printed> {
    for (enemy, floors) in written.iter().zip([4, 4, 4, 3, 3, 3, 2]) {
        let counts = [enemy.hp.len(), enemy.damage.len(), enemy.xp.len(), enemy.skill.len()];
        if counts.iter().any(|count| *count != floors) {
            return Err(Printed::new(
                format!("« {} » a {floors} chiffres de chaque sorte, un par étage", enemy.id),
                format!("“{}” has {floors} figures of each kind, one a floor", enemy.id),
            ));
        }
    }
    let stats = |enemy: &WrittenEnemy, at: usize| Stats {
        hp: enemy.hp[at],
        damage: enemy.damage[at],
        xp: enemy.xp[at],
        skill: enemy.skill[at],
    };
    Ok(core::array::from_fn(|foe| {
        core::array::from_fn(|floor| match Foe::ALL[foe] {
            // The last guardian has phases in place of floors.
            Foe::Husk => stats(&written[6], 0),
            Foe::Heart => stats(&written[6], 1),
            _ => stats(&written[foe], floor.min(written[foe].hp.len() - 1)),
        })
    }))
}

/// Content as it is printed, or with changes.
///
/// # Errors
/// What is wrong with it.
pub fn read(table: &toml::Table) -> Result<(Content, Names), Printed> {
    let written: Written = read_content(table)?;
    let in_order = written.class.iter().map(|class| class.id).eq(Class::ALL)
        && written.potion.iter().map(|potion| potion.id).eq(Potion::ALL)
        && written.room.iter().map(|room| room.id).eq(Room::ALL)
        && written.wares.iter().map(|ware| ware.id).eq(Ware::ALL)
        && written.trap.iter().map(|trap| trap.id).eq([Room::Gauntlet, Room::Pit])
        && written.difficulty.iter().map(|preset| preset.id.as_str()).eq(DIFFICULTIES.map(|(word, _)| word))
        && written.enemy.iter().map(|enemy| enemy.id.as_str()).eq(ENEMIES);
    assert!(in_order, "entries stand in the order of their numbers");
    let (floors, guarded) = areas(written.dungeon.areas);
    let content = Content {
        most_hp: written.tracks.hp,
        most_armor: written.tracks.armor,
        most_food: written.tracks.food,
        most_gold: written.tracks.gold,
        most_xp: written.tracks.xp,
        most_potions: written.bag.potions,
        affliction: written.affliction.faces / written.affliction.symbols,
        most_blows: written.cap.blows,
        levels: written.tracks.levels,
        hunger: written.hunger.hp,
        feat: [written.feats.xp, written.feats.hp],
        floors,
        guarded,
        fall: written.dungeon.fall,
        starts: core::array::from_fn(|at| {
            let WrittenClass { hp, armor, food, gold, potion, .. } = written.class[at];
            Start { hp, armor, food, gold, potion }
        }),
        handicaps: core::array::from_fn(|at| {
            let WrittenDifficulty { hp, food, gold, .. } = written.difficulty[at];
            Handicap { hp, food, gold }
        }),
        power: core::array::from_fn(|at| written.potion[at].power),
        enemies: enemies(&written.enemy)?,
        wares: rows(&written.wares, |ware| Ok((ware.price, ware.resale, one(&ware.gives)?)))?,
        bottle: (written.bottle.price, written.bottle.resale),
        rest: rows(&written.rest.rows, |row| one(row))?,
        treasure_gold: [written.treasure.gold, written.treasure.danger],
        treasure: rows(&written.treasure.rows, pair)?,
        offering: written.shrine.offering,
        shrine: rows(&written.shrine.rows, |row| several(row))?,
        tomb: rows(&written.tomb.rows, |row| one(row))?,
        armory: rows(&written.armory.rows, |feats| Ok(*feats))?,
        traps: rows(&written.trap, |trap| {
            Ok(Trap { fail: rows(&trap.fail, |row| several(row))?, pass: rows(&trap.pass, |row| one(row))? })
        })?,
        reward: rows(&written.reward.rows, pair)?,
        sight: written.skills.sight,
        backstab: written.skills.backstab,
        smite: written.extension.smite,
        shelter: written.extension.shelter,
        sacrifice: written.extension.sacrifice,
        blessing: written.extension.blessing,
    };
    Ok((content, named(&written)))
}

fn named(written: &Written) -> Names {
    let by_floor =
        |enemy: &WrittenEnemy| enemy.fr.iter().zip(&enemy.en).map(|(fr, en)| Printed::new(fr, en)).collect::<Vec<_>>();
    let mut enemies: Vec<Vec<Printed>> = written.enemy.iter().take(6).map(by_floor).collect();
    let og = by_floor(&written.enemy[6]);
    enemies.extend(og.into_iter().map(|name| vec![name]));
    Names {
        classes: written.class.iter().map(|class| Printed::new(&class.fr, &class.en)).collect(),
        potions: written.potion.iter().map(|potion| Printed::new(&potion.fr, &potion.en)).collect(),
        rooms: written.room.iter().map(|room| Printed::new(&room.fr, &room.en)).collect(),
        enemies,
        wares: written.wares.iter().map(|ware| Printed::new(&ware.fr, &ware.en)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stray_field_is_refused() {
        let text = super::super::SOURCE;
        let read = |text: &str| toml::from_str::<Written>(text).map(drop);
        assert_eq!(read(text), Ok(()));
        let mut tables: Vec<&str> = text.lines().filter(|line| line.starts_with('[')).collect();
        tables.dedup();
        assert!(tables.len() > 20);
        for table in tables {
            let strayed = text.replacen(table, &format!("{table}\nstray = 1"), 1);
            assert!(read(&strayed).is_err_and(|error| error.message().contains("stray")), "{table}");
        }
        assert!(read(&format!("{text}\n[stray]\nhp = 1\n")).is_err());
    }
}
