//! The mutation board: its pockets, and what each mutation does.

use super::*;

/// A card for the board, when cells are spent.
fn put(scene: Scene, code: &str) -> Played {
    scene.then(&[Todo::Pocket(mutation(code)), Todo::Finish(false)])
}

/// §mutation.board: what lies there stays, whether a run is won or lost.
#[test]
fn mutations_stay_from_run_to_run() {
    for won in [false, true] {
        let played = scene("poisoned flayed").mutations("SV-09 TC-25 SV-19").then(&[Todo::RunOver(won)]);
        let after = played.again(2).play("choose 0; choose 2; first 0");
        let campaign = &after.table.campaign;
        let all: Vec<_> = campaign.active().collect();
        assert_eq!(all, [mutation("SV-09"), mutation("TC-25"), mutation("SV-19")]);
        assert!(after.table.members[..2].iter().all(|member| member.life == 4));
    }
}

/// §mutation.pockets: seven runes, six cards for the start, eight for the run, one skill, each in a pocket of its own kind.
#[test]
fn each_pocket_holds_one_card_of_its_kind() {
    assert_eq!(printed().runes.len(), 7);
    let start = "SV-06 SV-09 SV-31 SV-37 TC-07 TC-14";
    let during = "SV-02 SV-05 SV-12 SV-13 SV-17 SV-22 SV-24 SV-26";
    put(scene("poisoned flayed").mutations(&start[..29]), "TC-14").shows(|table| table.campaign.start.len() == 6);
    put(scene("poisoned flayed").mutations(start), "BR-07").has(|table| table.phase, Phase::Pocket(mutation("BR-07")));
    put(scene("poisoned flayed").mutations(&during[..41]), "SV-29").shows(|table| table.campaign.during.len() == 8);
    put(scene("poisoned flayed").mutations(during), "SV-29").has(|table| table.phase, Phase::Pocket(mutation("SV-29")));
    put(scene("poisoned flayed").mutations(start), "SV-02").shows(|table| table.campaign.during.len() == 1);
    put(scene("poisoned flayed"), "W-13").shows(|table| table.campaign.during.has(mutation("W-13")));
    put(scene("poisoned flayed"), "W-17").shows(|table| table.campaign.start.has(mutation("W-17")));
}

/// §mutation.skill: one skill at most: a second one takes its place or lies aside.
#[test]
fn there_is_one_skill_at_most() {
    let second = || put(scene("poisoned flayed").mutations("SV-19 SV-02"), "TC-20");
    let played = second().may("pocket TC-20 SV-19; aside").play("pocket TC-20 SV-02").refuses("mutation.full");
    let played = played.play("pocket TC-20 SV-19").has(|table| table.campaign.skill, Some(mutation("TC-20")));
    played.shows(|table| table.campaign.aside.as_slice() == [mutation("SV-19")]);
    let aside = second().play("aside").has(|table| table.campaign.skill, Some(mutation("SV-19")));
    aside.shows(|table| table.campaign.aside.as_slice() == [mutation("TC-20")]);
    // A better level takes the place of the one before.
    let level = put(scene("poisoned flayed").mutations("SV-02"), "SV-17");
    level.shows(|table| table.campaign.during.as_slice() == [mutation("SV-17")]);
}

/// §mutation.full: the card left over loses its effect and is kept, and may be put in before a later run.
#[test]
fn a_card_left_over_is_kept_for_a_later_run() {
    let during = "SV-02 SV-05 SV-12 SV-13 SV-24 SV-26 SV-34 TC-02";
    let full = || put(scene("poisoned flayed").mutations(during), "TC-25");
    let played = full().play("pocket TC-25 TC-02");
    assert!(played.table.campaign.aside.has(mutation("TC-02")));
    assert!(!played.table.campaign.active().any(|card| card == mutation("TC-02")));
    let played = full().play("aside");
    assert!(!played.table.campaign.active().any(|card| card == mutation("TC-25")));
    // Before the next run it may be put in for another, of its own kind, and then stays for this run.
    let camp = played.again(2).awaits(1).has(|table| table.phase, Phase::Camp);
    let camp = camp.play("pocket TC-25 -").refuses("mutation.full").play("pocket BR-25 SV-02").refuses("mutation.full");
    let camp = camp.play("pocket TC-25 SV-13").shows(|table| table.campaign.during.has(mutation("TC-25")));
    let camp = camp.play("pocket SV-13 TC-25").refuses("mutation.full");
    camp.play("pocket SV-13 SV-02; done").has(|table| table.phase, Phase::Choose(0));
    let room = scene("poisoned flayed").with(|table| table.campaign.aside.push(mutation("TC-25"))).over(0);
    let room = room.again(2).play("pocket TC-25 -").shows(|table| table.campaign.aside.is_empty());
    room.shows(|table| table.campaign.during.as_slice() == [mutation("TC-25")]);
}

/// What begins a run, by its mutations.
fn start(codes: &str) -> Scene {
    scene("poisoned flayed").mutations(codes).hurt(1, 1)
}

/// §mutation.pockets: what works before a run: potions, teeth, equipment, scrolls, life, a slot.
#[test]
fn some_mutations_work_before_a_run() {
    let begin = [Todo::StartPerks, Todo::Explore];
    start("SV-06").then(&begin).has(|table| table.potions, 1);
    start("SV-31").then(&begin).has(|table| table.potions, 2);
    start("TC-07").then(&begin).has(|table| table.teeth, 3);
    start("TC-32").then(&begin).has(|table| table.teeth, 6);
    let weapon = start("BR-07").chance("gear:ST-01 gear:ST-02").then(&begin).awaits(1).may("equip 0 -; scrap");
    weapon.play("equip 0 -").awaits(2).play("scrap").tells("found:ST-01 0wears:ST-01 found:ST-02 scrap:ST-02");
    start("BR-13").then(&begin).play("scroll 1 tactics").tells("scroll1:tactics1");
    let three = start("BR-31").then(&begin).play("scroll 0 survival; scroll 1 tactics; scroll 0 brutality");
    three.tells("scroll0:survival1 scroll1:tactics1 scroll0:brutality1");
    start("SV-09").explore().has(|table| (table.members[0].life, table.members[1].life), (4, 4));
    start("SV-09 SV-37").explore().has(|table| table.members[0].life, 5);
    start("TC-14").explore().has(|table| table.members[0].slots, 2);
}

/// §mutation.board: what works in a run, each card once.
#[test]
fn each_mutation_works_in_a_run() {
    let group = |codes: &str| scene("poisoned flayed").mutations(codes).fighting("0 1").hurt(1, 1);
    // Fine dining: vials heal one more.
    let vial = group("SV-13")
        .hurt(1, 2)
        .then(&[Todo::Gift(crate::content::Gift { gain: crate::content::Gain::Vial, count: 1 }), Todo::Explore]);
    vial.tells("heal1:2");
    // Last gasp: once a run, and not from bleeding.
    let gasp = group("SV-19").hurt(0, 2).foes("- B1-12").struck(1, "d1F+d1F");
    gasp.tells("hurt0:1 survived0 hurt0:1 died0");
    // Necromancy and frenzy: for the death of an elite.
    let elite = |codes: &str| group(codes).hurt(0, 1).foes("- B1-13").does(1, 0, "F1@1+F1@1");
    elite("SV-24").play("help 1").tells("0gives1:fire 0gives1:fire killed1 scrolls+1 cells+1 heal1:1");
    elite("BR-29").tells("0gives1:fire 0gives1:fire killed1 scrolls+1 cells+1 heal0:1");
    group("SV-24 BR-29").hurt(0, 1).foes("- B1-01").does(1, 0, "D2@1").tells("0hits1:2 killed1 cells+1");
    // Blind faith: an aptitude for the first shield spent in a combat.
    let faith = group("SV-26").foes("- B1-12").with(|table| table.members[1].shields = 2).struck(1, "d1+d1");
    let faith = faith.play("assign 1 -").awaits(2).play("aptitude brutality 0; assign 1 -").awaits(1);
    faith.tells("block1:1 1apt:brutality0 shield1:1 block1:1");
    // Soldier's endurance: the first damage on the first player.
    group("SV-34").foes("- B1-12").struck(1, "d1F+d1F").tells("spared0 hurt0:1");
    // Hunter's instinct: a monster on space 2 or 3.
    group("TC-09").foes("- B1-01 B1-01").does(1, 0, "D2@2").tells("0hits2:2 killed2 teeth+1 cells+1");
    group("TC-09").foes("- B1-01 B1-01").does(1, 0, "D2@1").tells("0hits1:2 killed1 cells+1");
    // Support: the first player marks whoever stands farthest in round 0.
    group("TC-20").foes("- - - B1-12").round(0).begins("r0 0gives3:mark r1");
    // Peace of mind: a tooth for a combat without damage.
    let calm = |hurt: bool| group("TC-25").with(move |table| (table.fight.on, table.fight.hurt) = (true, hurt));
    calm(false).then(&[Todo::PutAway, Todo::Explore]).tells("teeth+1");
    calm(true).then(&[Todo::PutAway, Todo::Explore]).tells("");
    // Barbed points: the poisoned, after round III.
    let barbed = group("TC-27").foes("- B1-12 B1-12").with(|table| table.fight.foes[2].states[0] = 1);
    barbed.then(&[Todo::AfterThird, Todo::Explore]).tells("0hits2:1");
    // Web: the marked suffer with each other.
    let web = group("TC-34").foes("B1-12 B1-12 B1-12").with(|table| {
        [0, 1].into_iter().for_each(|space| table.fight.foes[space].states[State::Mark as usize] = 1);
    });
    web.does(1, 0, "D1@1").tells("0hits1:2 0hits0:2");
    // It is spun where somebody was killed.
    group("TC-34").foes("- B1-01 B1-12").does(1, 0, "D2@1").tells("0hits1:2 killed1 cells+1 0gives2:mark");
    // Follow-up: after a kill in round I or II.
    group("BR-09").foes("- B1-01 B1-01").does(2, 0, "D2@2").tells("0hits2:2 killed2 cells+1 0hits1:1");
    group("BR-09").foes("- B1-01 B1-01").does(3, 0, "D2@2").tells("0hits2:2 killed2 cells+1");
    // Killer's instinct: an aptitude for the first kill.
    let killer = group("BR-21").foes("- B1-01 B1-12").does(3, 1, "D2@1").awaits(2).play("aptitude brutality 0");
    killer.tells("1hits1:2 killed1 cells+1 1apt:brutality0 shield1:1");
    // Vengeance: who was hurt hits harder next, once.
    let revenge = group("BR-25").foes("- B2-14").with(|table| table.members[0].vengeful = true).does(1, 0, "D1@1+D1@1");
    revenge.tells("0hits1:2 0hits1:1");
    // Nimble fingers: teeth that nobody looted.
    let fingers = group("W-13").loot("tooth2+cell1").with(|table| table.fight.on = true);
    fingers.then(&[Todo::PutAway, Todo::Explore]).tells("teeth+2");
}

/// §mutation.pockets: the current obeys: two tiles of the first biome may be drawn anew.
#[test]
fn tiles_of_the_first_biome_may_be_drawn_anew() {
    let begin = scene("poisoned flayed").mutations("W-17").chance("tile:10 tile:11 tile:12");
    let played = begin.then(&[Todo::Enter(Region::Biome(0))]);
    let mut played = played;
    played.table.spot = BoardSpot::Space(0);
    played.table.members[0].hand.put(card("ST-03"));
    let played = played.play("go 2; discard ST-03").has(|table| table.phase, Phase::Replace).may("keep; again");
    let played = played.play("again").has(|table| (table.phase, table.fields[2].tile), (Phase::Replace, Some(10)));
    let played = played.play("again").has(|table| (table.fields[2].tile, table.deeds.replaced), (Some(11), 2));
    played.has(|table| table.teeth, 3);
}
