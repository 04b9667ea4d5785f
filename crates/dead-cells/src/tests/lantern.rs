//! Lanterns and darkness of the Forgotten Sepulchre.

use super::*;

fn crypt(space: &str, lanterns: u8) -> Scene {
    scene("poisoned flayed").laid_out(5, space).with(move |table| table.crossing.lanterns = lanterns)
}

/// §lantern.setup: three, all lit.
#[test]
fn three_lanterns_are_lit_at_first() {
    let scene = scene("poisoned flayed").laid_out(5, "start");
    assert_eq!(scene.table.crossing.lanterns, 3);
}

/// §lantern.moves: a step puts one out before the tile is turned; in the dark it hurts everybody; jumps and exits cost nothing.
#[test]
fn every_step_costs_light() {
    let lit = crypt("b", 2).chance("tile:9").explore().play("go 5");
    assert!(lit.story().starts_with("out1 first1 placed"), "{}", lit.story());
    let dark = crypt("b", 0).chance("tile:10").explore().play("go 5");
    assert!(dark.story().starts_with("hurt0:1 hurt1:1 placed"), "{}", dark.story());
    let jump = crypt("s", 0).with(|table| table.campaign.runes = 0b10).explore().play("go 9");
    assert!(!jump.heard(|event| matches!(event, Event::Hurt { .. } | Event::Lanterns { .. })));
    let exit = crypt("j", 0).explore().play("go 20");
    assert!(!exit.heard(|event| matches!(event, Event::Hurt { .. })));
}

/// §lantern.brazier: after that, a lantern is lit where a fire burns.
#[test]
fn a_brazier_lights_a_lantern() {
    let played = crypt("b", 2).chance("tile:18 deck1:ST-06").explore().play("go 4");
    assert!(played.story().starts_with("out1 lit2"), "{}", played.story());
    let dark = crypt("b", 0).chance("tile:18 deck1:ST-06").explore().play("go 4");
    assert!(dark.story().starts_with("hurt0:1 hurt1:1 lit1"), "{}", dark.story());
}

/// §lantern.light: an elite that fell lights one, one a combat; three is the most.
#[test]
fn a_fallen_elite_lights_a_lantern() {
    let ended = |lanterns: u8, codes: &[&str]| {
        let scene = crypt("d", lanterns).fighting("0 1").with(|table| table.fight.on = true);
        let killed: Vec<Kind> = codes.iter().map(|code| kind(code)).collect();
        let scene = scene.with(|table| killed.iter().for_each(|kind| table.fight.killed.push(*kind)));
        scene.then(&[Todo::EndFight, Todo::Explore]).table.crossing.lanterns
    };
    assert_eq!([ended(1, &["B6-13", "B6-14"]), ended(1, &["B6-01"]), ended(3, &["B6-13"])], [2, 1, 3]);
    let loot = crypt("a", 1).fighting("0 1").with(|table| table.fight.loot.lights = 1).does(3, 0, "L1");
    loot.tells("0loots:lanterns1 lit2");
    let sold = |lanterns: u8| {
        let scene = crypt("e", lanterns).with(|table| table.teeth = 1).chance("tile:16");
        scene.explore().play("go 12")
    };
    sold(1).may("buy 1; done").play("buy 1").has(|table| table.crossing.lanterns, 2);
    // With all of them lit after the brazier, nothing is sold.
    sold(3).has(|table| (table.phase, table.crossing.lanterns), (Phase::Move, 3));
}

/// §lantern.dark: darkness may kill, at once, and the tile stays closed; in a combat it does nothing.
#[test]
fn darkness_kills() {
    let played = crypt("b", 0).hurt(0, 2).hurt(1, 2).explore().play("go 5");
    assert!(played.story().starts_with("hurt0:1 died0 hurt1:1 died1"), "{}", played.story());
    assert!(!played.heard(|event| matches!(event, Event::Flipped { .. })));
    let fight = crypt("a", 0).fighting("0 1").foes("- B6-01").round(3);
    assert!(!fight.heard(|event| matches!(event, Event::Lanterns { .. })));
}

/// §lantern.shaft: the shaft needs its rune and gives a scroll before the interbiome; all lanterns lit are a secret.
#[test]
fn the_shaft_gives_a_scroll() {
    crypt("j", 1).explore().play("go 21").refuses("move.rune");
    let played = crypt("j", 3).with(|table| (table.campaign.runes, table.campaign.secrets) = (0b100, 1 << 15));
    let played = played.explore().play("go 21");
    assert!(played.heard(|event| matches!(event, Event::Revelation { secret: 15 })));
    assert!(matches!(played.phase(), Phase::Scroll(None)), "{:?}", played.phase());
    assert!(!played.heard(|event| matches!(event, Event::Market { .. })));
}
