//! The combat that the rulebook prints, step by step, to exactly the printed result.

use super::*;
use crate::decisions::Cause;
use crate::table::LootKind;

/// Diane, Charlotte, Mario and Gabriel: §round.order, §act.damage, §act.assign, §state.poison, §close.up, §kill.death, §act.loot,
/// §upkeep.give, §pass.reveal, §pass.redraw, §board.max.
#[test]
fn the_printed_combat_comes_to_the_printed_result() {
    let played = scene("poisoned flayed quartered burnt")
        .hand(0, "ST-01 ST-02 ST-03")
        .hand(1, "ST-13 ST-14 ST-15")
        .hand(2, "ST-20 ST-21 ST-22")
        .hand(3, "ST-07 ST-08 ST-09")
        .foes("- B1-01 - B1-11")
        .loot("scrollSV1")
        .chance("deck3:ST-19 deck3:ST-24 gear:ST-04")
        .fight()
        .awaits(1)
        .play("pass 2; lay ST-01 2 state")
        .awaits(2)
        .play("lay ST-13 1 aptitude")
        // Mario passes: a violet scroll, and one card changed.
        .awaits(3)
        .shows(|table| table.members[2].scrolls == [0, 1, 0])
        .play("discard ST-22; done")
        .awaits(4)
        .play("lay ST-07 3 loot")
        // Round I: the Flayed shields herself; the elite archer hurts two.
        .awaits(2)
        .play("aptitude brutality 0")
        .shows(|table| table.members[1].shields == 1)
        .awaits(1)
        .play("assign 1 -; assign 3 -");
    let played = played
        .shows(|table| table.members[1].shields == 0 && table.members[1].damage == 0 && table.members[3].damage == 1)
        // The archer has closed up by one.
        .shows(|table| table.fight.foes[2].stands == Stands::Foe(kind("B1-11")) && !table.fight.foes[3].is_there())
        // Round II: poison on the archer; the zombie dies of two blows.
        .awaits(1)
        .play("aim 2")
        .awaits(4)
        .play("aim 1")
        .shows(|table| table.cells == 1 && table.fight.round == 4);
    // Round III was played without anybody's decision: damage, loot, damage on the first player, and poison kills.
    let hit = |event: &Event, damage, cause| matches!(event, Event::Hit { damage: dealt, cause: by, .. } if (*dealt, *by) == (damage, cause));
    assert_eq!(played.events.iter().filter(|event| hit(event, 1, Cause::Poison)).count(), 2);
    assert!(played.heard(|event| matches!(event, Event::Looted { kind: LootKind::Scrolls, count: 1, .. })));
    assert!(played.heard(|event| matches!(event, Event::Killed { stands, cause: Cause::Poison, .. } if *stands == Stands::Foe(kind("B1-11")))));
    assert!(played.heard(|event| matches!(event, Event::Found { gear: found } if *found == gear("ST-04"))));
    // What was gained goes to those who fought: the scroll to the Poisoned, the sword to the Burnt.
    let played = played
        .awaits(1)
        .play("scroll 0 survival")
        .play("equip 3 -")
        .shows(|table| {
            table.members[0].damage == 1 && table.members[0].life == 4 && table.members[0].scrolls == [1, 0, 0]
        })
        .shows(|table| table.members[1].damage == 0 && table.members[3].damage == 1 && table.members[2].damage == 0)
        .shows(|table| table.members[3].worn.as_slice()[0].gear == gear("ST-04"))
        .shows(|table| (table.cells, table.teeth, table.fight.on) == (1, 0, false));
    // Everybody holds three cards again, and the token has not moved.
    assert!(played.table.members.iter().all(|member| member.hand.len() == 3));
    assert_eq!((played.table.first, played.phase()), (0, Phase::Move));
}
