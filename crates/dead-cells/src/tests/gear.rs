//! Equipment: what the cards that do more than strike do.

use super::*;

/// What is different about a table.
type Change = fn(&mut Table);

/// The Poisoned uses a piece in a round with a card that has nothing there, against these enemies.
fn uses(scene: Scene, code: &str) -> Played {
    let round = printed().gear(gear(code)).rounds.trailing_zeros() as u8;
    let laid = ["ST-01", "ST-02", "ST-03"][round as usize - 1];
    let scene = scene.wears(0, code).lays(0, laid).fighting("0 1").with(move |table| {
        (table.fight.on, table.fight.round) = (true, round);
    });
    scene.then(&[Todo::CardLine(0, 0), Todo::Explore]).play("gear 0")
}

fn against(foes: &str) -> Scene {
    scene("burnt flayed").foes(foes)
}

/// §equip.use, §act.shields: a shield that equipment gave is spent first, and then does what the card says.
#[test]
fn a_shield_of_equipment_does_something_when_it_is_spent() {
    let spent = |code: &str, story: &str| {
        let played =
            against("- B2-14").wears(0, code).lays(0, "ST-07").fighting("1").with(|table| table.members[0].shields = 1);
        let played = played.with(|table| (table.fight.on, table.fight.round) = (true, 1));
        let hits = Todo::FoeAct(1, stage::damage(1, crate::content::Aim::First));
        played.then(&[Todo::CardLine(0, 0), hits, hits, Todo::Explore]).play("gear 0").tells(story);
    };
    spent("B1-04", "0uses:B1-04 shield0:1 block0:1 0gives1:freeze block0:1");
    spent("B3-03", "0uses:B3-03 shield0:1 block0:1 0gives1:bleed block0:1");
    spent("B4-08", "0uses:B4-08 shield0:1 block0:1 teeth+1 block0:1");
    spent("B1-07", "0uses:B1-07 shield0:2 block0:1 block0:1");
    // Another piece whose shield does nothing leaves the first one's at work.
    let both = against("- B2-14").wears(0, "B1-04 B1-07").lays(0, "ST-07 ST-12").fighting("1").with(|table| {
        (table.fight.on, table.fight.round) = (true, 1);
    });
    let hits = Todo::FoeAct(1, stage::damage(1, crate::content::Aim::First));
    let both = both.then(&[Todo::CardLine(0, 0), Todo::CardLine(0, 1), hits, Todo::Explore]).play("gear 0; gear 1");
    both.tells("0uses:B1-04 shield0:1 0uses:B1-07 0gives1:fire shield0:2 block0:1 0gives1:freeze");
}

/// §act.shields: two such shields do both what they say, one after the other.
#[test]
fn two_shields_of_equipment_both_do_something() {
    let both = against("- B2-14").wears(0, "B1-04 B3-03").lays(0, "ST-07 ST-07").fighting("1").with(|table| {
        (table.fight.on, table.fight.round) = (true, 1);
    });
    let hits = Todo::FoeAct(1, stage::damage(1, crate::content::Aim::First));
    let both =
        both.then(&[Todo::CardLine(0, 0), Todo::CardLine(0, 1), hits, hits, Todo::Explore]).play("gear 0; gear 1");
    both.tells("0uses:B1-04 shield0:1 0uses:B3-03 shield0:1 block0:1 0gives1:freeze block0:1 0gives1:bleed");
}

/// §token.push, §equip.replace: the sandals push what they strike; where they find nobody they push nobody.
#[test]
fn the_sandals_push_what_they_strike() {
    uses(against("- B2-14"), "B3-06").tells("0uses:B3-06 0hits1:1 1>2");
    uses(against("- B2-14 B1-12"), "B3-06").tells("0uses:B3-06 0hits1:1 1>3");
    uses(against("- B1-01").with(|table| table.fight.foes[1].damage = 1), "B3-06")
        .tells("0uses:B3-06 0hits1:1 killed1 cells+1");
    // An older aim does not count.
    uses(against("- - B1-12").with(|table| table.fight.aimed = Some(2)), "B3-06").tells("0uses:B3-06");
    let full = "- B2-14 B1-12 B1-12";
    uses(against(full), "B3-06").tells("0uses:B3-06 0hits1:1");
    uses(against("- B2-14 B1-12 B1-01").edge(Edge::Hole), "B3-06")
        .tells("0uses:B3-06 0hits1:1 killed3 cells+1 2>3 1>2");
    // At a wall they deal their own damage, and the wall none besides.
    uses(against(full).edge(Edge::Wall), "B3-06").tells("0uses:B3-06 0hits1:2");
}

/// §equip.aptitude: the magnetic grenade pulls to the nearest free space and strikes there.
#[test]
fn the_grenade_pulls_and_strikes() {
    let item = |foes: &str| against(foes).wears(0, "B1-08").fighting("0 1").does(1, 0, "A1");
    item("- - - B1-12").play("item 0").tells("0uses:B1-08 3>1 0hits1:1");
    item("- B1-12 - B1-13").play("item 0").tells("0uses:B1-08 3>2 0hits2:1");
    item("- B1-12 B1-13 -").play("item 0").refuses("act.aptitude");
}

/// §equip.use: what depends on something: a spent shield, the last life, damage taken, a wall, an elite, a foe's shield.
#[test]
fn some_equipment_is_stronger_at_times() {
    let strength = |code: &str, change: fn(&mut Table)| {
        let played = uses(against("- B2-14").with(change), code);
        let hit = played.events.iter().find_map(|event| match event {
            Event::Hit { damage, .. } => Some(*damage),
            _ => None,
        });
        hit.unwrap_or(0)
    };
    let plain: Change = |_| {};
    let cases: [(&str, Change, u8, u8); 6] = [
        ("B2-01", |table| table.members[0].spent = 1, 1, 2),
        ("B2-04", |table| table.members[0].damage = 2, 1, 2),
        ("B3-02", |table| table.members[0].suffered = 1, 1, 2),
        ("C1-03", |table| table.fight.edge = Edge::Wall, 1, 2),
        ("C3-03", |table| table.members[0].suffered = 1, 2, 1),
        ("B5-09", |table| table.fight.foes[1].stands = Stands::Foe(kind("B2-08")), 3, 1),
    ];
    for (code, change, usual, other) in cases {
        assert_eq!((strength(code, plain), strength(code, change)), (usual, other), "{code}");
    }
    // The whip does not mind shields.
    let whip = uses(against("- - B2-14").with(|table| table.fight.foes[2].shields = 2), "B2-02");
    whip.tells("0uses:B2-02 0hits2:1").has(|table| table.fight.foes[2].shields, 2);
}

/// §equip.aptitude, §act.heal: vampirism hurts who uses it and heals another.
#[test]
fn vampirism_heals_another_for_ones_own_damage() {
    let bitten =
        scene("burnt flayed quartered").wears(0, "B3-09").fighting("0 1 2").hurt(0, 1).hurt(1, 2).does(1, 0, "A1");
    bitten.play("item 0").tells("0uses:B3-09 hurt0:1 heal1:2");
}

/// §equip.replace, §equip.add: what the other pieces of the biomes played here and of the Concierge do on their round.
#[test]
fn each_piece_does_what_it_says_on_its_round() {
    let cases = [
        ("ST-01", "- B2-14", "", "0hits1:1"),
        ("ST-02", "- - - B2-14", "", "0hits3:1"),
        ("ST-03", "-", "", "shield0:1"),
        ("ST-04", "- B2-14", "", "0hits1:1"),
        ("ST-07", "B2-14", "", "0hits0:1"),
        ("B1-01", "- B2-14", "", "0gives1:bleed"),
        ("B1-02", "- B2-14", "", "0hits1:1"),
        ("B1-05", "- - B2-14", "", "0hits2:1"),
        ("B1-06", "- - - B2-14", "", "0gives3:freeze"),
        ("B2-06", "- - - B2-14", "", "0gives3:poison"),
        ("B2-09", "- - - B2-14", "", "0hits3:1"),
        ("B3-01", "- B2-14 B2-14", "", "0hits1:1 0hits2:1"),
        ("B3-04", "- B2-14 B2-14", "aim 2", "0hits2:1"),
        ("B3-07", "- B2-14 B2-14 B2-14", "", "0hits1:1 0hits2:1 0hits3:1"),
        ("C1-01", "- B2-14 B2-14", "", "0hits1:2 0gives2:fire"),
        ("C1-02", "- - B2-14", "", "0hits2:2"),
        ("S-03", "- B2-14", "", "shield0:1 0hits1:1"),
        ("W-21", "- B2-14", "", "0hits1:2"),
    ];
    for (code, foes, decision, story) in cases {
        let played = uses(scene("poisoned flayed").foes(foes), code);
        let played = if decision.is_empty() { played } else { played.play(decision) };
        let begins = format!("0uses:{code} {story}");
        assert!(played.story().starts_with(&begins), "{code}: {}", played.story());
    }
    let items = [
        ("ST-05", "- - B2-14", "0gives2:bleed"),
        ("ST-06", "- - - B2-14", "0hits3:1"),
        ("B1-03", "- - - B2-14", "0gives3:fire"),
        ("B2-05", "-", "shield0:1"),
        ("B2-07", "- B2-14 B2-14", "0gives1:poison 0gives2:poison"),
        ("B2-08", "- B2-14 B2-14 B2-14", "0hits2:1 0hits3:1"),
        ("B3-05", "B2-14", "0gives0:bleed"),
        ("C1-04", "- - - B2-14", "0gives3:freeze"),
        ("C1-05", "B2-14 B2-14", "0hits0:1 0hits1:1"),
        ("S-09", "- B2-14", "0hits1:2"),
    ];
    for (code, foes, story) in items {
        let played = scene("quartered flayed").foes(foes).wears(0, code).fighting("0").does(1, 0, "A1").play("item 0");
        played.tells(&format!("0uses:{code} {story}"));
    }
    // Companions, each in its round.
    let companions =
        [("B2-03", "- - B2-14", "0hits2:1"), ("B3-08", "- - - B2-14", "0gives3:mark"), ("S-07", "B2-14", "0hits0:1")];
    for (code, foes, story) in companions {
        let round = printed().gear(gear(code)).rounds.trailing_zeros() as u8;
        let scene = scene("poisoned flayed")
            .foes(foes)
            .wears(0, code)
            .fighting("0")
            .with(move |table| table.fight.round = round);
        scene.then(&[Todo::Companions(0), Todo::Explore]).tells(story);
    }
    let worm =
        scene("poisoned flayed").loot("tooth1").wears(0, "W-19").fighting("0").with(|table| table.fight.round = 3);
    worm.then(&[Todo::Companions(0), Todo::Explore]).tells("0loots:teeth1 teeth+1");
}
