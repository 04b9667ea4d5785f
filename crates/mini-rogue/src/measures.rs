//! What is counted of a game where many are played.

use crate::content::{Class, Foe, Potion, foe_name, names};
use crate::decisions::{Event, Poured, Stat};
use crate::notation::{CLASSES, FOES, POTIONS};
use crate::table::{End, Phase, Table};
use kernel::{MeasureName, Measures};

const AREA: usize = 0;
const HP: usize = 1;
const LEVEL: usize = 2;
const XP: usize = 3;
const GOLD: usize = 4;
const FOOD: usize = 5;
const KILLS: usize = 6;
const DEALT: usize = 7;
const TAKEN: usize = 8;
const TESTS: usize = 9;
const PASSED: usize = 10;
const SKILLS: usize = 11;
const CROW: usize = 12;
const WEAPON: usize = 13;
/// From here on, the class that the hero is of.
const CLASS: usize = 14;
/// From here on, the potions that were used, by kind.
const POTION: usize = CLASS + Class::ALL.len();

const BY_TRAP: u16 = 1;
const BY_HUNGER: u16 = 2;
const BY_POISON: u16 = 3;
const WORN: u16 = 4;
/// From here on, the enemies.
const BY_FOE: u16 = 5;

/// What one has or does, and is no card.
const THINGS: [&str; 3] = ["skills", "crow", "weapon"];

/// What is counted.
pub fn measures() -> Vec<MeasureName> {
    let counted = [
        ("area", "zone atteinte", "area reached"),
        ("hp", "points de vie à la fin", "hit points at the end"),
        ("level", "niveau", "level"),
        ("xp", "expérience gagnée", "experience gained"),
        ("gold", "or à la fin", "gold at the end"),
        ("food", "rations à la fin", "rations at the end"),
        ("kills", "ennemis tués", "enemies killed"),
        ("dealt", "dégâts infligés", "damage dealt"),
        ("taken", "points de vie perdus", "hit points lost"),
        ("tests", "épreuves", "tests"),
        ("tests-passed", "épreuves réussies", "tests passed"),
        ("skills", "compétences utilisées", "skills used"),
        ("crow", "corbeau pris", "crow taken"),
        ("weapon", "arme prise", "weapon taken"),
    ];
    let counted = counted.into_iter().map(|(id, fr, en)| {
        let name = MeasureName::new(id, fr, en);
        if THINGS.contains(&id) { name.thing() } else { name }
    });
    let classes = CLASSES.iter().map(|(word, class)| (format!("class-{word}"), &names().classes[*class as usize]));
    let potions = POTIONS.iter().map(|(word, potion)| (format!("potion-{word}"), &names().potions[*potion as usize]));
    counted.chain(classes.chain(potions).map(|(id, name)| MeasureName::of(id, name))).collect()
}

/// How games end. What lives in a lair or a nest has another name on every floor.
pub fn ends() -> Vec<MeasureName> {
    let plain = [
        ("won", "Sang d'Og trouvé", "Blood of Og found"),
        ("trap", "piège", "trap"),
        ("hunger", "faim", "hunger"),
        ("poison", "poison", "poison"),
        ("worn", "épuisé", "worn out"),
    ];
    let plain = plain.into_iter().map(|(id, fr, en)| MeasureName::new(id, fr, en));
    let foes = FOES.iter().map(|(word, foe)| match foe {
        Foe::Lair => MeasureName::new(*word, "monstre d'un repaire", "monster of a lair"),
        Foe::Nest => MeasureName::new(*word, "monstre d'un nid", "monster of a nest"),
        _ => MeasureName::of(*word, foe_name(*foe, 1)),
    });
    plain.chain(foes).collect()
}

/// Counts something that happened.
#[inline(always)]
pub fn count(event: &Event, out: &mut Measures) {
    match *event {
        Event::Began { seat, class } => out.add(seat, CLASS + class as usize, 1),
        Event::Tested { seat, passed, .. } => {
            out.add(seat, TESTS, 1);
            out.add(seat, PASSED, passed);
        }
        Event::Changed { seat, stat: Stat::Hp, by, .. } if by < 0 => out.add(seat, TAKEN, -by),
        Event::Changed { seat, stat: Stat::Xp, by, .. } if by > 0 => out.add(seat, XP, by),
        Event::Level { seat, level } => out.set(seat, LEVEL, level),
        Event::Poured { seat, potion, how: Poured::Used } => out.add(seat, POTION + potion as usize, 1),
        Event::Took { seat, item } => {
            out.add(seat, CROW, item.has_crow());
            out.add(seat, WEAPON, item.feats() > 0);
        }
        Event::Used { seat, .. } => out.add(seat, SKILLS, 1),
        Event::Struck { seat, damage, .. } => out.add(seat, DEALT, damage),
        // Those who fight together have killed it together.
        Event::Killed { .. } => (0..out.seats()).for_each(|seat| out.add(seat, KILLS, 1)),
        _ => {}
    }
}

/// Counts what lies on the table at the end.
#[inline]
pub fn sum_up(table: &Table, out: &mut Measures) {
    debug_assert_eq!(measures().len(), POTION + Potion::ALL.len());
    let end = match table.phase {
        Phase::Over(End::Slain) => BY_FOE + table.fight.map_or(0, |fight| fight.foe as u16),
        Phase::Over(End::Trapped) => BY_TRAP,
        Phase::Over(End::Starved) => BY_HUNGER,
        Phase::Over(End::Poisoned) => BY_POISON,
        Phase::Over(End::Worn) => WORN,
        _ => 0,
    };
    for (seat, hero) in (0..).zip(table.party()) {
        out.set(seat, AREA, table.area);
        out.set(seat, HP, hero.hp);
        out.set(seat, GOLD, table.gold);
        out.set(seat, FOOD, table.food);
        out.end(seat, end);
    }
}
