//! Death, and the exit.

use super::*;
use crate::content::{Aim, Gain, Gift};

/// §death.full: with as much damage as life a Prisoner dies, in a combat or not.
#[test]
fn a_full_life_track_kills() {
    let hurt = |damage| scene("poisoned flayed").fighting("0 1").foes("- B1-12").hurt(0, damage);
    hurt(1).struck(1, "d1F").tells("hurt0:1");
    hurt(2).struck(1, "d1F").tells("hurt0:1 died0");
    hurt(2).scrolls(0, [1, 0, 0]).struck(1, "d1F").tells("hurt0:1");
    let tile = Todo::Gift(Gift { gain: Gain::Damage(Aim::First), count: 1 });
    let played = scene("poisoned flayed").hurt(0, 2).then(&[tile, Todo::Explore]);
    played.tells("hurt0:1 died0").shows(|table| table.phase == Phase::Over(false));
}

/// §death.fight-on: the combat is played to its end; the dead neither act nor are hit; then the run ends with its cells.
#[test]
fn a_combat_is_played_to_its_end_without_the_dead() {
    let played = scene("poisoned flayed").lays(0, "ST-03").lays(1, "ST-15").hurt(0, 2).foes("- B1-11 B1-01");
    let played = played.with(|table| table.cells = 2).round(1).awaits(1).play("assign 0 -");
    let played = played.tells("r1 0hits1:1 1hits1:1 hurt0:1 died0 hurt1:1 r2 shield1:1 block1:1 r3 hurt1:1");
    played.shows(|table| table.phase == Phase::Spend && table.cells == 2 && table.deeds.cells == 2);
}

/// §death.exit: with all alive the exit is taken: what it gives, then the interbiome, then the place it leads to.
#[test]
fn an_exit_leads_through_the_interbiome_to_the_next_place() {
    let played = scene("poisoned flayed").at(1, "j").with(|table| table.campaign.runes = 1).hurt(0, 1).hurt(1, 2);
    let played = played.chance("gear:ST-04").explore().play("go 17");
    played.begins(
        "crossed1 heal0:1 heal1:1 healer merchant found:ST-04 scrap:ST-04 collector schema:B2-01 placed1 turn1",
    );
    let dead = scene("poisoned flayed").at(1, "k").with(|table| table.members[1].dead = true).explore();
    dead.tells("").shows(|table| table.phase == Phase::Over(false));
}
