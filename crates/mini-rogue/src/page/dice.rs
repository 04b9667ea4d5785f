//! The dice: they lie there as they were thrown last, or at rest, as many as the hero has.

use super::hero_of;
use crate::notation::letter;
use crate::rules::MiniRogue;
use crate::table::{EXIT, Phase, Pip, Table};
use kernel::{Layout, Printed, Seat, Text, Thing, Tone, Zone, ZoneRole};

/// The dice, with what they come to in an attack.
pub fn zone(game: &MiniRogue, table: &Table, seat: Seat) -> Zone {
    let label = match table.phase {
        Phase::Strike => Text::new("zone-dice-blow").number("total", table.blow(&game.content, false)),
        _ => Text::new("zone-dice"),
    };
    Zone::new("dice", label, Layout::Dice, dice(game, table, seat)).in_role(ZoneRole::Own)
}

/// Whether something still depends on the dice that lie there.
fn matter(table: &Table) -> bool {
    matches!(table.phase, Phase::Strike | Phase::Failed(_) | Phase::Pick | Phase::Award | Phase::Item)
}

fn dice(game: &MiniRogue, table: &Table, seat: Seat) -> Vec<Thing> {
    // A reward is thrown with the dungeon die alone; what lies beside it is of the fight.
    let rewarded = table.phase == Phase::Pick && table.hero().at == EXIT;
    let thrown = if rewarded { &[][..] } else { table.throw.dice() };
    let mut dice: Vec<Thing> = if thrown.is_empty() {
        (0..game.content.level(hero_of(table, seat).xp)).map(at_rest).collect()
    } else {
        thrown.iter().enumerate().map(|(at, die)| lying(table, at as u8, *die)).collect()
    };
    dice.push(dungeon_die(table));
    dice
}

fn die(at: u8, label: Text) -> Thing {
    let name = Printed::new(letter(at), letter(at));
    let clauses = vec!["attack.dice", "attack.critical", "attack.miss", "feat.price", "hero.test"];
    Thing { clauses, ..Thing::new(format!("die{}", letter(at)), name, label, "die") }
}

fn at_rest(at: u8) -> Thing {
    Thing { tone: Tone::Faint, ..die(at, Text::new("label-die-rest").plain("die", letter(at))) }
}

fn lying(table: &Table, at: u8, thrown: Pip) -> Thing {
    let fighting = table.phase == Phase::Strike;
    let shows = if thrown.value == 0 { thrown.face } else { thrown.value };
    let label = Text::new("label-die").plain("die", letter(at)).number("value", shows);
    let mut thing = Thing { corner: shown(shows), ..die(at, label) };
    if !matter(table) {
        thing.tone = Tone::Faint;
        return thing;
    }
    if fighting && thrown.critical {
        thing.marks.push(Text::new("mark-critical"));
    }
    if fighting && thrown.value == 0 {
        thing.marks.push(Text::new("mark-missed"));
        thing.tone = Tone::Faint;
    }
    if !fighting && thrown.value >= 5 {
        thing.marks.push(Text::new("mark-star"));
    }
    if thrown.spent {
        thing.marks.push(Text::new("mark-spent"));
    }
    thing
}

fn dungeon_die(table: &Table) -> Thing {
    let name = Printed::new("Donjon", "Dungeon");
    let shows = table.throw.dungeon;
    let (label, corner) = match shows {
        0 => (Text::new("label-dungeon-die-rest"), None),
        _ => (Text::new("label-dungeon-die").number("value", shows), shown(shows)),
    };
    let tone = if shows > 0 && matter(table) { Tone::Danger } else { Tone::Faint };
    let clauses = vec!["answer.die", "hero.test"];
    Thing { corner, tone, clauses, ..Thing::new("dungeon-die", name, label, "dungeon-die") }
}

fn shown(value: u8) -> Option<Printed> {
    let value = value.to_string();
    Some(Printed::new(value.clone(), value))
}
