//! The next place.

use super::*;
use crate::table::Field;

/// §next.biome: the old biome goes back to its box, equipment stays, and the new one is set up like the first.
#[test]
fn the_next_biome_is_set_up_like_the_first() {
    let played = scene("poisoned flayed").at(0, "g").wears(1, "ST-04").with(|table| {
        table.monsters_gone.0.put(kind("B1-01").0);
        table.monsters.0.put(kind("B1-05").0);
        table.fields[0] = Field { tile: Some(3), done: true };
    });
    let played = played.explore().play("go 12");
    let table = &played.table;
    assert_eq!((table.place, table.spot, played.phase()), (Region::Biome(1), BoardSpot::Start, Phase::Move));
    let all = |foes: &crate::sets::Foes| {
        foes.0.kinds().map(|(kind, count)| (printed().foes[kind as usize].code.clone(), count)).collect::<Vec<_>>()
    };
    let monsters = [("B2-01", 2), ("B2-03", 3), ("B2-06", 2), ("B2-08", 2), ("B2-10", 2), ("B2-12", 1)];
    assert_eq!(all(&table.monsters), monsters.map(|(code, count)| (code.to_string(), count)));
    assert_eq!(all(&table.elites), ["B2-13", "B2-14", "B2-15", "B2-16"].map(|code| (code.to_string(), 1)));
    assert!(all(&table.monsters_gone).is_empty() && all(&table.elites_gone).is_empty());
    assert!(table.fields.iter().all(|field| *field == Field::default()));
    assert_eq!((table.tiles.0.len(), table.members[1].worn.len()), (20, 1));
    assert_eq!(table.campaign.next_blueprint(&printed().biomes[1].blueprints, &[]), Some(gear("B2-01")));
}

/// §next.boss: an exit to a boss is followed by the fight, after the interbiome.
#[test]
fn an_exit_to_a_boss_is_followed_by_the_fight() {
    let played = scene("poisoned flayed").at(1, "k").chance("gear:ST-04").explore().play("go 18");
    let played = played.tells("crossed1 healer merchant found:ST-04 scrap:ST-04 collector schema:B2-01 placed1 turn1");
    played.shows(|table| table.place == Region::Boss(0) && table.fight.on && table.phase == Phase::Lay(0));
}
