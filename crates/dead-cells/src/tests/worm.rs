//! Worms of the Stilt Village.

use super::*;
use crate::decisions::Cause;
use crate::table::WORM_TOKENS;

/// §worm.setup: eighteen tokens, twelve of them with a worm; all spaces but two have one, three are under water.
#[test]
fn there_are_eighteen_tokens() {
    assert_eq!(WORM_TOKENS, [12, 6]);
    let village = &printed().biomes[3];
    let waiting: String =
        village.spaces.iter().filter(|space| space.marks.worm).map(|space| space.id.as_str()).collect();
    let water: String =
        village.spaces.iter().filter(|space| space.marks.water).map(|space| space.id.as_str()).collect();
    assert_eq!((waiting.as_str(), water.as_str()), ("abcefgijk", "bgi"));
    // With all worms out, only blank tokens come.
    let all_out = scene("poisoned flayed").laid_out(3, "j").with(|table| table.crossing.worms = [7, 5, 0, 0]);
    let played = all_out.chance("tile:14").explore().play("go 20");
    assert!(played.story().starts_with("blank0"), "{}", played.story());
}

/// §worm.step: a worm clings to the First Player before the tile is turned; under water two tokens are drawn; blank ones do nothing.
#[test]
fn worms_cling_to_the_first_player() {
    let entered = |space: &str, way: &str, chance: &str| {
        scene("poisoned flayed").laid_out(3, space).with(|table| table.first = 1).chance(chance).explore().play(way)
    };
    let played = entered("start", "go 0", "worms:worm tile:2");
    assert!(played.story().starts_with("worm1 placed"), "{}", played.story());
    assert_eq!(played.table.crossing.worms, [0, 1, 0, 0]);
    let water = entered("start", "go 1", "worms:worm worms:blank tile:14");
    assert!(water.story().starts_with("worm1 blank1"), "{}", water.story());
    // The merchant's pier is dry.
    assert!(!entered("a", "go 3", "tile:18").heard(|event| matches!(event, Event::Worm { .. })));
    // A door may bring one, too.
    let door = scene("poisoned flayed").laid_out(3, "c").chance("tile:20 worms:worm").explore().play("go 9; decline");
    door.has(|table| table.crossing.worms, [1, 0, 0, 0]);
}

/// Two fight with worms on both: those of this combat are named apart.
fn infested(worms: [u8; 4], fresh: [u8; 4]) -> Scene {
    let scene = scene("burnt flayed").fighting("0 1").foes("- B4-01").at(3, "a");
    scene.with(|table| (table.crossing.worms, table.crossing.fresh) = (worms, fresh))
}

/// §worm.pick: a damage or loot action may be given up, for one worm a point; companions cannot.
#[test]
fn an_action_may_pick_worms() {
    let played = infested([3, 1, 0, 0], [0; 4]).does(1, 0, "D2@1");
    let played = played.awaits(1).may("keep; worms 0; worms 1").play("worms 0");
    played.tells("picked0:2").has(|table| table.crossing.worms, [1, 1, 0, 0]);
    infested([1, 0, 0, 0], [0; 4]).does(1, 0, "D1@1").play("keep").tells("0hits1:1");
    infested([1, 0, 0, 0], [0; 4]).does(1, 0, "D1@1").play("worms 1").refuses("worm.pick");
    infested([0, 2, 0, 0], [0; 4]).does(1, 0, "L2").play("worms 1; worms 1").tells("picked1:1 picked1:1");
    infested([0, 2, 0, 0], [0; 4]).does(1, 0, "S1").tells("shield0:1");
    let companion = infested([2, 0, 0, 0], [0; 4]).wears(0, "B6-06").with(|table| {
        (table.fight.on, table.fight.round) = (true, 2);
    });
    companion.then(&[Todo::Companions(0), Todo::Explore]).tells("0hits1:1");
    // Tiles pick them all off.
    let tile =
        scene("burnt flayed").laid_out(3, "j").hand(0, "ST-07").with(|table| table.crossing.worms = [1, 2, 0, 0]);
    let tile = tile.chance("worms:blank tile:15").explore().play("go 20; take 1; discard ST-07");
    assert!(tile.story().contains("picked0:1 picked1:2"), "{}", tile.story());
}

/// §worm.pick: a merchant picks all worms off one Prisoner for a tooth.
#[test]
fn a_merchant_picks_worms() {
    let scene = scene("burnt flayed").laid_out(3, "a").with(|table| {
        (table.teeth, table.crossing.worms) = (1, [2, 1, 0, 0]);
    });
    let played = scene.chance("tile:19").explore().play("go 3");
    played.may("buy 2; done").play("buy 2; worms 0").has(|table| table.crossing.worms, [0, 1, 0, 0]);
}

/// §worm.bite: after round IV each worm deals 1 damage that a shield blocks, the First Player first; then it is gone.
#[test]
fn worms_bite_after_round_iv() {
    let scene = infested([2, 1, 0, 0], [0; 4]).with(|table| {
        (table.fight.on, table.members[0].shields, table.first) = (true, 1, 1);
    });
    let played = scene.then(&[Todo::EndFight, Todo::Explore]).begins("hurt1:1 block0:1 hurt0:1");
    assert!(played.heard(|event| matches!(event, Event::Hurt { cause: Cause::Worm, .. })));
    assert_eq!((played.table.crossing.worms, played.phase()), ([0; 4], Phase::Move));
    let deadly = infested([3, 0, 0, 0], [0; 4]).with(|table| table.fight.on = true);
    let deadly = deadly.then(&[Todo::EndFight, Todo::Explore]);
    assert!(deadly.story().starts_with("hurt0:3 died0"), "{}", deadly.story());
    // Whoever leaves the biome leaves the worms.
    let left = scene_with_worms().explore().play("go 21");
    left.has(|table| table.crossing.worms, [0; 4]).has(|table| table.place, Region::Biome(4));
}

fn scene_with_worms() -> Scene {
    scene("burnt flayed").laid_out(3, "k").with(|table| table.crossing.worms = [3, 1, 0, 0])
}

/// §worm.fresh: worms of this combat do not bite in it; whoever passes is not bitten and keeps them.
#[test]
fn fresh_worms_wait() {
    let drawn = infested([0; 4], [0; 4]).chance("worms:worm worms:blank").with(|table| table.fight.on = true);
    let drawn = drawn
        .with(|table| table.fight.foes[1] = Foe { stands: Stands::Foe(kind("B4-12")), damage: 5, ..Foe::default() });
    let played = drawn.does(1, 0, "D1@1");
    assert!(played.story().contains("worm0 blank0"), "{}", played.story());
    assert_eq!((played.table.crossing.worms, played.table.crossing.fresh), ([1, 0, 0, 0], [1, 0, 0, 0]));
    let waits = infested([2, 1, 0, 0], [1, 0, 0, 0]).with(|table| {
        (table.fight.on, table.members[1].fights) = (true, false);
    });
    let waits = waits.then(&[Todo::EndFight, Todo::Explore]).begins("hurt0:1");
    waits.has(|table| (table.crossing.worms, table.crossing.fresh), ([1, 1, 0, 0], [0; 4]));
}

/// §secret.take: whoever leaves a biome with three worms on somebody has done what a secret asks for.
#[test]
fn three_worms_are_a_secret() {
    let scene = scene_with_worms().with(|table| table.campaign.secrets = 1 << 13);
    let played = scene.explore().play("go 21");
    assert!(played.heard(|event| matches!(event, Event::Revelation { secret: 13 })));
    assert!(played.table.campaign.equipment.has(gear("S-14")));
}

/// §worm.step, §solo.burdens: on Serenade they cling, too, and bite her.
#[test]
fn worms_cling_to_serenade() {
    let solo = scene("poisoned").laid_out(3, "start").with(|table| table.first = 1).chance("worms:worm tile:2");
    solo.explore().play("go 0").has(|table| table.crossing.worms, [0, 1, 0, 0]);
}
