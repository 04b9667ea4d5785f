//! Equipment that does what no sign says.

use super::*;

/// Two fight in a round, the first with a piece of equipment.
fn with(code: &str, foes: &str, round: u8) -> Scene {
    let scene = scene("burnt flayed").wears(0, code).fighting("0 1").foes(foes);
    scene.with(move |table| (table.fight.on, table.fight.round) = (true, round))
}

/// The first uses it with a card that has nothing in that round.
fn uses(code: &str, foes: &str, round: u8) -> Played {
    let laid = ["ST-07", "ST-08", "ST-09"][round as usize - 1];
    with(code, foes, round).lays(0, laid).then(&[Todo::CardLine(0, 0), Todo::Explore]).play("gear 0")
}

/// The first activates it.
fn activates(code: &str, foes: &str) -> Played {
    with(code, foes, 1).does(1, 0, "A1").play("item 0")
}

/// §equip.tricks: the whip and the grapnel swap an enemy with whoever stands on space 1.
#[test]
fn a_swap_changes_places() {
    uses("B4-01", "- B4-01 - B4-04", 1).tells("0uses:B4-01 3>1 0hits1:1");
    activates("B4-04", "B4-09 B4-01").play("aim 0").tells("0uses:B4-04 0>1 0gives1:mark");
    let boss = scene("burnt flayed").wears(0, "B4-04").fighting("0 1").against(0, 0);
    boss.does(1, 0, "A1").play("item 0").refuses("act.aptitude");
}

/// §equip.tricks: the mushroom takes a damage that names its target, once a round.
#[test]
fn the_mushroom_shelters() {
    let scene = || with("B4-07", "- B4-01", 1);
    scene().struck(1, "d1F").tells("companion:2");
    scene().struck(1, "d2F").tells("companion:2 hurt0:1");
    scene().struck(1, "d1A").tells("companion:2 hurt1:1");
    let twice = scene().struck(1, "d1F+d1F");
    twice.tells("companion:2 hurt0:1");
    // What is a matter of choice can be put on it as on any companion.
    scene().struck(1, "d1").may("assign 0 -; assign 0 0; assign 1 -");
}

/// §equip.tricks: the wave freezes everybody right of the group for a card of tactics, or the nearest.
#[test]
fn the_wave_of_refusal_is_a_test() {
    let scene = || with("B5-04", "- B5-01 B5-06", 1).hand(0, "ST-10 ST-09");
    let asked = scene().does(1, 0, "A1").play("item 0").awaits(1).may("discard ST-10; decline");
    asked.play("discard ST-10").begins("0uses:B5-04 0gives1:freeze 0gives2:freeze");
    scene().does(1, 0, "A1").play("item 0; decline").tells("0uses:B5-04 0gives1:freeze");
    activates("B5-04", "- B5-01 B5-06").tells("0uses:B5-04 0gives1:freeze");
}

/// §equip.tricks: behind smoke nobody can be chosen for damage in that round, once a combat.
#[test]
fn smoke_hides() {
    let scene = with("B5-07", "- B4-01", 1).lays(0, "ST-07");
    let action = crate::content::FoeAction { value: 1, ..Default::default() };
    let todos = [Todo::CardLine(0, 0), Todo::FoeAct(1, action), Todo::Round(2), Todo::Explore];
    let played = scene.then(&todos).play("gear 0");
    assert!(played.story().starts_with("0uses:B5-07 hides0 hurt1:1 r2"), "{}", played.story());
    assert!(!played.table.members[0].hidden && played.phase() != Phase::UseGear(0, 0));
}

/// §equip.tricks: the spiked shield strikes back when it is spent.
#[test]
fn spikes_strike_back() {
    let scene = with("B6-02", "- B4-01", 1).lays(0, "ST-07");
    let hits = Todo::FoeAct(1, stage::damage(1, crate::content::Aim::First));
    let played = scene.then(&[Todo::CardLine(0, 0), hits, Todo::Explore]).play("gear 0");
    played.tells("0uses:B6-02 shield0:1 block0:1 0hits1:1").has(|table| table.fight.foes[1].damage, 1);
}

/// §equip.tricks: a lantern keeps three souls at most, spends them, and lights one of the Sepulchre's once a crossing.
#[test]
fn a_lantern_keeps_souls() {
    let played = with("B6-05", "- B6-09", 1).does(1, 0, "D1@1");
    assert_eq!(played.table.members[0].worn.as_slice()[0].damage, 1);
    with("B6-05", "- B6-05", 1).does(1, 0, "A1").play("item 0").refuses("act.aptitude");
    let full = with("B6-05", "- B6-05", 1).with(|table| table.members[0].worn.as_mut_slice()[0].damage = 2);
    full.does(1, 0, "A1").play("item 0").tells("0uses:B6-05 0hits1:1 0hits1:1");
    let crypt = scene("burnt flayed").wears(0, "B6-05").laid_out(5, "b").with(|table| table.crossing.lanterns = 1);
    let lit = crypt.explore().may("go 4; go 5; light").play("light").tells("lit2");
    lit.may("go 4; go 5").play("light").refuses("lantern.light");
}

/// §equip.tricks: the gravestone sets the others on fire where it kills.
#[test]
fn the_gravestone_burns_the_others() {
    uses("B6-07", "- B1-01 B4-01", 3).begins("0uses:B6-07 0hits1:2 killed1 cells+1 0gives2:fire");
    uses("B6-07", "- B4-01 B4-01", 3).tells("0uses:B6-07 0hits1:2");
}

/// §equip.tricks: whoever wears the accursed sword dies of any damage that is not blocked.
#[test]
fn the_accursed_sword_kills_its_owner() {
    uses("B6-08", "- B4-01", 1).tells("0uses:B6-08 0hits1:1");
    with("B6-08", "- B4-01", 1).struck(1, "d1F").begins("hurt0:3 died0");
    let blocked = with("B6-08", "- B4-01", 1).with(|table| table.members[0].shields = 1);
    blocked.struck(1, "d1F").tells("block0:1");
}

/// §equip.tricks: the pan strikes harder where the enemy acts in this round.
#[test]
fn the_pan_hits_who_acts() {
    uses("B7-05", "- B7-01", 1).tells("0uses:B7-05 0hits1:2");
    uses("B7-05", "- B4-01", 1).tells("0uses:B7-05 0hits1:1");
}

/// §equip.tricks: the broken clock lets the fighters play a round again, once a run; enemies do not.
#[test]
fn a_round_is_played_again_once() {
    let scene = with("S-15", "- B7-11", 1).lays(0, "ST-09").lays(1, "ST-15");
    let played = scene.then(&[Todo::RoundEnd(1), Todo::Explore]);
    assert_eq!(played.phase(), Phase::Replay(1));
    let again = played.may("again; done").play("again");
    assert!(again.story().starts_with("again1 0hits1:1 1hits1:1 r2"), "{}", again.story());
    let spent = with("S-15", "- B7-11", 1).with(|table| table.members[0].worn.as_mut_slice()[0].damage = 1);
    let spent = spent.then(&[Todo::RoundEnd(1), Todo::Explore]);
    assert!(!matches!(spent.phase(), Phase::Replay(_)));
}

/// §equip.tricks: no equipment that can be had by crossing biomes does nothing.
#[test]
fn every_blueprint_of_a_biome_does_something() {
    for biome in &printed().biomes {
        for gear in &biome.blueprints {
            let card = printed().gear(*gear);
            assert!(!card.later && (!card.effect.is_empty() || card.trick.is_some()), "{}", card.code);
        }
    }
}
