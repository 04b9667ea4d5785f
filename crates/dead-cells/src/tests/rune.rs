//! Runes that act.

use super::*;

fn group(rune: u8) -> Scene {
    scene("poisoned flayed").with(move |table| table.campaign.runes = 1 << (rune - 1)).laid_out(0, "start")
}

/// §rune.explorer: two tiles once a biome, which stay face up; then none, and none without the rune.
#[test]
fn the_explorers_rune_shows_two_tiles() {
    let played = group(6).chance("tile:1 tile:10").explore().play("look 0");
    let played = played.tells("looked0:0").has(|table| (table.fields[0].tile, table.fields[0].done), (Some(0), false));
    assert_eq!((played.phase(), played.table.spot), (Phase::Move, BoardSpot::Start));
    let played = played.play("look 0").refuses("rune.explorer").play("look 8").play("look 3").refuses("move.rune");
    assert_eq!(played.table.fields.iter().filter(|field| field.tile.is_some()).count(), 2);
    scene("poisoned flayed").laid_out(0, "start").explore().play("look 0").refuses("move.rune").may("go 0; go 1");
    // What is left of it is lost with the next move, and the next biome begins anew.
    let moved = group(6).chance("tile:10 tile:1").explore().play("look 8; go 1");
    assert_eq!(moved.table.deeds.looked, 2);
    let next = group(6).with(|table| (table.deeds.looked, table.deeds.sent) = (2, true));
    next.then(&[Todo::Enter(Region::Biome(1))]).has(|table| (table.deeds.looked, table.deeds.sent), (0, false));
}

/// §rune.homunculus: a treasure or a merchant next to the group, once a biome; the group stays, and the tile is not resolved again.
#[test]
fn the_homunculus_resolves_a_tile_from_afar() {
    let biome = &printed().biomes[0];
    let to = |id: &str| BoardSpot::Space(biome.spaces.iter().position(|space| space.id == id).expect("a space") as u8);
    let way = |from: &str, space: &str| {
        let found = biome.corridors.iter().position(|way| way.from == to(from) && way.to == to(space));
        found.expect("a corridor")
    };
    let teeth = (1..).zip(&biome.tiles).find(|(_, tile)| {
        let only = tile.options.as_slice().first().map(|option| option.gifts);
        tile.options.len() == 1
            && only.is_some_and(|gifts| gifts.iter().all(|gift| gift.gain == crate::content::Gain::Tooth))
    });
    let (number, _) = teeth.expect("a treasure of teeth");
    // The corridor to c asks for a test: the homunculus does not mind.
    let far = scene("poisoned flayed").with(|table| table.campaign.runes = 1 << 6).laid_out(0, "a");
    let played = far.chance(&format!("tile:{number}")).explore().play(&format!("send {}", way("a", "c")));
    assert!(played.story().starts_with("sent teeth+"), "{}", played.story());
    let played = played.has(|table| (table.spot, table.phase, table.deeds.sent), (to("a"), Phase::Move, true));
    let played = played.play(&format!("send {}", way("a", "c"))).refuses("move.rune");
    // The space is entered later: nothing is left there.
    let BoardSpot::Space(c) = to("c") else { panic!("a space") };
    let table = played.table;
    let later = scene("poisoned flayed").with(|other| *other = table).then(&[Todo::Arrive(to("c"))]).tells("");
    assert!(later.table.fields[c as usize].done && later.phase() == Phase::Move);
    // Neither an encounter nor a door, nor without the rune.
    let wrong = scene("poisoned flayed").with(|table| table.campaign.runes = 1 << 6).laid_out(0, "a").explore();
    wrong.play(&format!("send {}", way("a", "d"))).refuses("rune.homunculus");
    let without = scene("poisoned flayed").laid_out(0, "a").explore();
    without.play(&format!("send {}", way("a", "c"))).refuses("move.rune");
}
