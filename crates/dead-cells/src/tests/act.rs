//! Actions: damage, shields, aptitudes, loot, healing.

use super::*;

fn three() -> Scene {
    scene("poisoned flayed burnt").fighting("0 1 2").foes("- B1-12")
}

/// §act.damage: a token for each icon; an enemy dies at its life, and of more.
#[test]
fn an_enemy_dies_of_as_much_damage_as_it_has_life() {
    three().does(1, 0, "D2@1").has(|table| table.fight.foes[1].damage, 2).tells("0hits1:2");
    scene("poisoned flayed").fighting("0").foes("- B1-01").does(1, 0, "D2@1").tells("0hits1:2 killed1 cells+1");
    scene("poisoned flayed").fighting("0").foes("- B1-01").does(1, 0, "D2@1+D1@1").tells("0hits1:2 killed1 cells+1");
    let fourth = scene("poisoned flayed").fighting("0").foes("- B2-10").does(1, 0, "D2@1");
    fourth.has(|table| table.fight.foes[1].is_there(), false);
}

/// §act.hit: the first player gives the damage of an enemy to a fighter, or to a companion of one.
#[test]
fn the_first_player_says_who_is_hurt() {
    let played = three().with(|table| table.first = 2).wears(1, "B2-03").struck(1, "d1").awaits(3);
    let played = played.may("assign 0 -; assign 1 -; assign 1 0; assign 2 -");
    played.play("1: assign 0 -").refuses("move.first").play("assign 1 0").tells("companion:1");
    three().struck(1, "d1").play("assign 1 -").tells("hurt1:1");
}

/// §act.assign: several icons go one by one to whom the first player wants, of the living who fight; or all to one.
#[test]
fn icons_are_given_one_by_one_unless_the_card_says_otherwise() {
    three().struck(1, "d2").play("assign 0 -; assign 0 -").tells("hurt0:1 hurt0:1");
    three().struck(1, "d2").play("assign 0 -; assign 2 -").tells("hurt0:1 hurt2:1");
    three().struck(1, "d2s").play("assign 2 -").tells("hurt2:2");
    let dead = || three().with(|table| table.members[1].dead = true);
    dead().struck(1, "d1").play("assign 1 -").refuses("act.assign").may("assign 0 -; assign 2 -");
    three().struck(1, "d1").play("assign 3 -").refuses("act.assign");
    scene("poisoned flayed burnt")
        .fighting("0 2")
        .foes("- B1-12")
        .struck(1, "d1")
        .play("assign 1 -")
        .refuses("act.assign");
}

/// §act.two: two different fighters are struck once each; a single one is struck once, and companions do not count.
#[test]
fn an_action_on_two_strikes_two_different_fighters() {
    let played = three().wears(1, "B2-03").struck(1, "d1x2").play("assign 1 0").refuses("companion.limits");
    let played = played.play("assign 1 -; assign 1 -").refuses("act.two").may("assign 0 -; assign 2 -");
    played.play("assign 0 -").tells("hurt1:1 hurt0:1");
    scene("poisoned flayed").fighting("1").foes("- B1-12").struck(1, "d1x2").tells("hurt1:1");
}

/// §act.all: every living fighter is struck, and nobody else.
#[test]
fn an_action_on_all_strikes_every_living_fighter() {
    three().struck(1, "d1A").tells("hurt0:1 hurt1:1 hurt2:1");
    let four = scene("poisoned flayed burnt quartered").fighting("0 1 3").foes("- B1-12");
    four.with(|table| table.members[1].dead = true).struck(1, "d1A").tells("hurt0:1 hurt3:1");
}

/// §act.block: a shield for each icon, for oneself or whom the card names; an enemy puts it on its card.
#[test]
fn block_gives_shields() {
    three().does(1, 1, "S2").tells("shield1:2").has(|table| table.members[1].shields, 2);
    three().does(1, 1, "Sg1").tells("shield0:1 shield1:1 shield2:1");
    let any = three().does(1, 1, "Sa1").awaits(2).may("help 0; help 1; help 2");
    any.play("help 3").refuses("act.assign").play("help 0").tells("shield0:1");
    three().struck(1, "s2").tells("guards1:2").has(|table| table.fight.foes[1].shields, 2);
}

/// §act.shields: a shield takes one damage and is spent at once; states pass it; what needs damage is not triggered.
#[test]
fn each_shield_takes_one_damage() {
    let guarded = |shields| three().with(move |table| table.members[0].shields = shields);
    guarded(1).struck(1, "d1F").tells("block0:1").has(|table| table.members[0].shields, 0);
    guarded(1).struck(1, "d2s").play("assign 0 -").tells("block0:1 hurt0:1");
    guarded(3).struck(1, "d2s").play("assign 0 -").tells("block0:2").has(|table| table.members[0].shields, 1);
    guarded(2).struck(1, "p1F").tells("gets0:poison").has(|table| table.members[0].shields, 2);
    // Blocked damage is none: neither vengeance nor despair.
    guarded(1).struck(1, "d1F").shows(|table| !table.members[0].vengeful && table.members[0].suffered == 0);
    let foe = three().with(|table| table.fight.foes[1].shields = 1).does(1, 0, "D2@1+D1@1");
    foe.tells("0hits1:1 0hits1:1").has(|table| table.fight.foes[1].shields, 0);
    let pierced = three().with(|table| table.fight.foes[1].shields = 1).does(1, 0, "D1@1!");
    pierced.tells("0hits1:1").has(|table| table.fight.foes[1].shields, 1);
}

/// §act.golden: one golden shield takes all the damage of one enemy action.
#[test]
fn a_golden_shield_takes_all_of_one_action() {
    let golden = || three().scrolls(1, [0, 5, 0]).with(|table| table.members[1].shields = 1);
    golden().struck(1, "d2s").play("assign 1 -").tells("block1:1").has(|table| table.members[1].shields, 0);
    golden().struck(1, "d2s+d1").play("assign 1 -; assign 1 -").tells("block1:1 hurt1:1");
}

/// §act.aptitude: one's own aptitudes to the left of a marker, and one's own equipment; it may be left unused.
#[test]
fn an_aptitude_is_of_ones_own_board_or_equipment() {
    let own = || scene("poisoned flayed").fighting("0 1").foes("- B1-12 B1-12");
    own().does(1, 0, "A1").awaits(1).may("aptitude tactics 0; skip");
    let played = own().scrolls(0, [0, 0, 1]).wears(0, "ST-05").does(1, 0, "A1");
    let played = played.may("aptitude tactics 0; aptitude brutality 1; item 0; skip");
    let played = played.play("aptitude brutality 0").refuses("act.aptitude");
    let played = played.play("aptitude tactics 2").refuses("act.aptitude").play("item 1").refuses("act.aptitude");
    played.play("aptitude brutality 1").tells("0apt:brutality1 0hits1:1");
    own().does(1, 0, "A1").play("skip").tells("");
    // What would do nothing is not offered, and without any there is nothing to decide.
    scene("poisoned flayed")
        .fighting("0 1")
        .foes("- - - B1-12")
        .does(1, 0, "A1")
        .tells("")
        .shows(|table| table.phase == Phase::Move);
}

/// §act.repeat: an aptitude of the board once a round, one of equipment as often as there are icons.
#[test]
fn an_aptitude_of_the_board_works_once_a_round() {
    let played = scene("poisoned flayed").fighting("0 1").wears(0, "ST-05").foes("- B1-12").does(1, 0, "A2");
    let played = played.play("aptitude tactics 0; aptitude tactics 0").refuses("act.repeat").may("item 0; skip");
    played.play("item 0").tells("0apt:tactics0 0gives1:poison 0uses:ST-05 0gives1:bleed");
    let twice = scene("poisoned flayed").fighting("0 1").wears(0, "ST-05").foes("- B1-12").does(1, 0, "A2");
    twice.play("item 0; item 0").has(|table| table.fight.foes[1].tokens(State::Bleed), 2);
    // In the next round it works again.
    let next = scene("poisoned flayed").lays(0, "TC-22").foes("- B1-12").round(1);
    next.play("aptitude tactics 0; aptitude tactics 0")
        .begins("r1 0apt:tactics0 0gives1:poison -hits1:1 r2 0apt:tactics0");
}

/// §act.loot: all loot of one kind for each icon, of the looter's choice; scrolls are one kind.
#[test]
fn loot_takes_all_of_one_kind() {
    let rich = || scene("poisoned flayed").fighting("0 1").loot("tooth2+cell1+scrollSV1+scrollBR1");
    let played = rich().does(1, 1, "L1").awaits(2).may("loot teeth; loot cells; loot scrolls");
    let played = played.play("loot potions").refuses("act.loot").play("loot teeth").tells("1loots:teeth2 teeth+2");
    played.has(|table| (table.teeth, table.cells, table.fight.loot.cells), (2, 0, 1));
    let both = rich().does(1, 1, "L2").play("loot scrolls; loot cells").has(|table| table.bag.scrolls, [1, 0, 1, 0]);
    both.has(|table| (table.cells, table.fight.loot.teeth), (1, 2));
    scene("poisoned flayed").fighting("0 1").does(1, 1, "L1").tells("");
}

/// §act.loot-potion: instead of loot a potion, for any Prisoner who lives; with no loot it may be kept.
#[test]
fn loot_may_be_a_potion_instead() {
    let potion = || scene("poisoned flayed").fighting("0 1").hurt(0, 2).with(|table| table.potions = 1);
    let played = potion().loot("tooth1").does(1, 1, "L1").awaits(2).may("loot teeth; drink 0; drink 1");
    let played = played.play("drink 0").tells("drank0");
    played.has(|table| (table.potions, table.members[0].damage, table.fight.loot.teeth), (0, 0, 1));
    let played = potion().does(1, 1, "L1").may("drink 0; drink 1; done");
    played.play("done").tells("").has(|table| table.potions, 1);
}

/// §act.given: what was looted for somebody lies in the bag until upkeep.
#[test]
fn scrolls_and_vials_wait_for_upkeep() {
    let played = scene("poisoned flayed").fighting("0 1").hurt(0, 1).loot("scrollSV1+vial1").does(1, 1, "L2");
    let played = played.play("loot scrolls");
    played
        .has(|table| (table.bag.scrolls[0], table.bag.vials, table.members[0].damage), (1, 1, 1))
        .shows(|table| table.members.iter().all(|member| member.scrolls == [0; 3]));
}

/// §act.heal: one damage for each icon, from oneself or from whom the card names.
#[test]
fn heal_removes_damage() {
    let hurt = || three().hurt(0, 2).hurt(2, 1);
    hurt().does(1, 0, "H1").tells("heal0:1");
    hurt().does(1, 0, "H2").tells("heal0:2");
    hurt().does(1, 1, "H1").tells("");
    hurt().does(1, 1, "Ha1").awaits(2).play("help 1").refuses("icon.vial").may("help 0; help 2");
    hurt().does(1, 0, "Ho2").tells("heal2:1");
}
