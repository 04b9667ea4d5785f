//! What is counted of a game where many are played.

use crate::content::Icon;
use crate::decisions::Event;
use crate::table::{End, Foe, Phase, Table};
use kernel::{MeasureName, Measures};

const DOORS: usize = 0;
const LIVES: usize = 1;
const ACTIONS: usize = 2;
const FIGHTS: usize = 3;
const WINS: usize = 4;
const WEAPONS: usize = 5;
const TREASURES: usize = 6;
const RANSOMS: usize = 7;
const WOUNDS: usize = 8;
const HEALED: usize = 9;
const TRAPS: usize = 10;
const LOST: usize = 11;

const WORN: u16 = 1;
const NO_TORCH: u16 = 2;
const BY_TRAP: u16 = 3;
const BY_MONSTER: u16 = 4;
/// From here on, the bosses of the doors, then the assaults of the last one.
const BY_BOSS: u16 = 5;
const BOSSES: u8 = 3;

/// What one has or does, and is no card.
const THINGS: [&str; 5] = ["weapons", "treasures", "ransoms", "traps", "lost"];

/// What is counted.
pub fn measures() -> Vec<MeasureName> {
    let counted = [
        ("doors", "portes passées", "doors passed"),
        ("lives", "vies à la fin", "lives at the end"),
        ("actions", "cartes jouées", "card actions"),
        ("fights", "combats", "fights"),
        ("fights-won", "combats gagnés", "fights won"),
        ("weapons", "armes prises", "weapons taken"),
        ("treasures", "trésors pris", "treasures taken"),
        ("ransoms", "rançons", "ransoms"),
        ("wounds", "blessures", "wounds"),
        ("healed", "vies rendues", "lives healed"),
        ("traps", "pièges", "traps"),
        ("lost", "fois perdu", "times lost"),
    ];
    counted
        .into_iter()
        .map(|(id, fr, en)| {
            let name = MeasureName::new(id, fr, en);
            if THINGS.contains(&id) { name.thing() } else { name }
        })
        .collect()
}

/// How games end.
pub fn ends() -> Vec<MeasureName> {
    let plain = [
        ("won", "boss final vaincu", "final boss beaten"),
        ("worn", "épuisé", "worn out"),
        ("no-torch", "perdu sans torche", "lost without a torch"),
        ("trap", "piège", "trap"),
        ("monster", "Monstre", "Monster"),
    ];
    let plain = plain.into_iter().map(|(id, fr, en)| MeasureName::new(id, fr, en));
    let bosses = (1..=BOSSES).map(|door| {
        MeasureName::new(format!("boss-{door}"), format!("boss de la Porte {door}"), format!("boss of Door {door}"))
    });
    let assaults = (1..=BOSSES).map(|number| {
        let (fr, en) = (format!("boss final, assaut {number}"), format!("final boss, assault {number}"));
        MeasureName::new(format!("assault-{number}"), fr, en)
    });
    plain.chain(bosses).chain(assaults).collect()
}

/// Counts something that happened.
#[inline(always)]
pub fn count(event: &Event, out: &mut Measures) {
    match *event {
        Event::Took { icon: Icon::Weapon } => out.add(0, WEAPONS, 1),
        Event::Took { icon: Icon::Treasure } => out.add(0, TREASURES, 1),
        Event::Sprung { .. } => out.add(0, TRAPS, 1),
        Event::Fought { .. } => out.add(0, FIGHTS, 1),
        Event::Struck { won: true, .. } => out.add(0, WINS, 1),
        Event::Paid { .. } => out.add(0, RANSOMS, 1),
        Event::Hurt { by, .. } => {
            out.add(0, WOUNDS, 1);
            let number = |number: u8| number.clamp(1, BOSSES) as u16 - 1;
            let end = match by {
                None => BY_TRAP,
                Some((Foe::Monster, _)) => BY_MONSTER,
                Some((Foe::Boss(door), _)) => BY_BOSS + number(door),
                Some((Foe::Assault(assault), _)) => BY_BOSS + BOSSES as u16 + number(assault),
            };
            out.end(0, end);
        }
        Event::Healed { .. } => out.add(0, HEALED, 1),
        Event::Lost { .. } => out.add(0, LOST, 1),
        _ => {}
    }
}

/// Counts what lies on the table at the end; who has died did so by the last wound.
#[inline]
pub fn sum_up(table: &Table, out: &mut Measures) {
    out.set(0, DOORS, table.door - 1);
    out.set(0, LIVES, table.lives());
    out.set(0, ACTIONS, table.actions);
    match table.phase {
        Phase::Over(End::Won) => out.end(0, 0),
        Phase::Over(End::Worn) => out.end(0, WORN),
        Phase::Over(End::Lost) => out.end(0, NO_TORCH),
        _ => {}
    }
}
