//! The clock of the Clock Tower.

use super::*;

fn tower(space: &str, clock: u8, bells: u8) -> Scene {
    let scene = scene("poisoned flayed").laid_out(4, space);
    scene.with(move |table| (table.crossing.clock, table.crossing.bells) = (clock, bells))
}

/// §clock.setup: the clock begins at 0, and no bell has rung; in other biomes there is none.
#[test]
fn the_clock_begins_at_nothing() {
    let scene = scene("poisoned flayed").laid_out(4, "start");
    assert_eq!((scene.table.crossing.clock, scene.table.crossing.bells), (0, 0));
    let elsewhere = super::scene("poisoned flayed").laid_out(0, "start").explore().play("go 0");
    assert!(!elsewhere.heard(|event| matches!(event, Event::Clock { .. })));
}

/// §clock.moves: a move advances the clock before the tile is turned, a jump too; an exit does not.
#[test]
fn every_move_advances_the_clock() {
    let played = tower("k", 1, 0).chance("tile:1").explore().play("go 20");
    assert!(played.story().starts_with("clock2 first1 placed"), "{}", played.story());
    let jump = tower("d", 1, 0).with(|table| table.campaign.runes = 0b10).explore().play("go 9");
    assert!(jump.story().starts_with("clock2"), "{}", jump.story());
    let exit = tower("j", 1, 0).explore().play("go 22");
    assert!(!exit.heard(|event| matches!(event, Event::Clock { .. })));
}

/// §clock.moves: a combat that leaves an enemy advances it by 1 once all is put away; a clean one does not.
#[test]
fn an_unfinished_combat_advances_the_clock() {
    let ended = |foes: &str| {
        let scene = tower("a", 2, 0).fighting("0 1").foes(foes).with(|table| table.fight.on = true);
        scene.then(&[Todo::EndFight, Todo::Explore])
    };
    ended("- B5-01").has(|table| (table.crossing.clock, table.fight.on), (3, false));
    ended("-").has(|table| table.crossing.clock, 2);
}

/// §clock.bells: at 4, 8 and 12 a bell rings before the tile; at 12 the clock stops.
#[test]
fn the_clock_rings_at_every_quarter() {
    let moved = |clock, bells, chance: &str| tower("k", clock, bells).chance(chance).explore().play("go 20");
    assert!(moved(3, 0, "bell:1 tile:2").story().starts_with("clock4 bell0 hurt0:2 placed"));
    assert!(moved(7, 0b001, "bell:2 tile:2").story().starts_with("clock8 bell1 nothing placed"));
    let last = moved(11, 0b011, "bell:3 tile:2");
    assert!(last.story().starts_with("clock12 bell2 nothing"), "{}", last.story());
    let stopped = moved(12, 0b111, "tile:2");
    assert!(!stopped.heard(|event| matches!(event, Event::Clock { .. } | Event::Rang { .. })));
    // Whoever dies of a bell sees no tile.
    let dead = tower("k", 3, 0).hurt(0, 1).chance("bell:1").explore().play("go 20");
    assert!(dead.story().starts_with("clock4 bell0 hurt0:2 died0"), "{}", dead.story());
    assert!(!dead.heard(|event| matches!(event, Event::Flipped { .. })));
}

/// §clock.bells, §secret.take: all three in one crossing are a secret.
#[test]
fn three_bells_are_a_secret() {
    let scene = tower("k", 11, 0b011).with(|table| table.campaign.secrets = 1 << 14).chance("bell:3 tile:2");
    assert!(scene.explore().play("go 20").heard(|event| matches!(event, Event::Revelation { secret: 14 })));
}

/// §clock.loss: a lost step takes life and slots with it, and leaves 1 HP; what no slot holds is discarded.
#[test]
fn a_lost_step_takes_what_it_gave() {
    let hit = |damage: u8| {
        let scene = scene("poisoned flayed").laid_out(4, "a").scrolls(0, [1, 0, 0]).hurt(0, damage).chance("bell:2");
        scene.then(&[Todo::Bell, Todo::Explore])
    };
    assert_eq!(printed().prisoners[0].tracks[0].len(), 6);
    hit(3).has(|table| (table.members[0].life, table.members[0].damage, table.members[0].dead), (3, 2, false));
    hit(0).has(|table| (table.members[0].life, table.members[0].damage), (3, 0));
    let slots = printed().prisoners.iter().position(|prisoner| {
        prisoner.tracks[2].iter().take(2).any(|step| matches!(step.perk, crate::content::Perk::Slots(_)))
    });
    assert!(slots.is_some() || printed().prisoners.len() == 4);
}

/// §clock.back: back by so many, never below nothing or what has rung, and never once it has stopped.
#[test]
fn the_clock_goes_back() {
    let back = |clock, bells| {
        let scene = tower("k", clock, bells).chance("tile:16");
        let gift = crate::content::Gift { gain: crate::content::Gain::Back, count: 2 };
        scene.then(&[Todo::Gift(gift), Todo::Explore]).table.crossing.clock
    };
    assert_eq!([back(3, 0), back(1, 0), back(5, 1), back(4, 1), back(12, 7)], [1, 0, 4, 4, 12]);
    let ahead = crate::content::Gift { gain: crate::content::Gain::Ahead, count: 1 };
    tower("k", 3, 0).chance("bell:1").then(&[Todo::Gift(ahead), Todo::Explore]).tells("clock4 bell0 hurt0:2");
    // As loot it goes back the moment it is looted.
    let loot = tower("a", 3, 0).fighting("0 1").with(|table| table.fight.loot.back = 1).does(3, 0, "L1");
    loot.tells("0loots:clock1 back2");
    // A merchant sells it where it helps.
    let sold = tower("e", 2, 0).with(|table| table.teeth = 1).chance("tile:22 gear:ST-03 gear:ST-04").explore();
    sold.play("go 10; buy 2").has(|table| table.crossing.clock, 2);
}

/// §clock.wall: the wall needs its rune, silences a bell and gives a potion; bells go along to the boss.
#[test]
fn the_wall_silences_a_bell() {
    tower("l", 9, 0b110).explore().play("go 23").refuses("move.rune");
    let wall = tower("l", 9, 0b110).with(|table| table.campaign.runes = 0b1000).explore().play("go 23");
    assert!(wall.story().starts_with("crossed4 silenced1 potions+1"), "{}", wall.story());
    let met = tower("j", 9, 0b110).explore().play("go 22");
    met.has(|table| (table.place, table.fight.foes[1].shields, table.crossing.bells), (Region::Boss(1), 2, 0));
    let none = tower("l", 2, 0).with(|table| table.campaign.runes = 0b1000).explore().play("go 23");
    assert!(none.story().starts_with("crossed4 potions+1"), "{}", none.story());
}
