//! Heroes: tracks, levels, tests.

use super::*;

/// §hero.tracks
#[test]
fn what_goes_beyond_a_track_is_lost() {
    let rest = |more: &str| format!("phase=room grid=rest* {more}");
    play(&rest("hp=19"), "nest tomb", "pick 3").says("hp=20").hears("1 hp+1=20");
    play(&rest("hp=20"), "nest tomb", "pick 3").says("hp=20");
    play(&rest("food=4"), "nest tomb", "pick 2").says("food=4");
    play("phase=pick dungeon=4 grid=treasure* armor=4", "nest tomb", "pick 1").says("armor=4");
    play("phase=pick dungeon=2 grid=treasure* gold=9", "nest tomb", "pick 2").says("gold=10");
    play("phase=pick dungeon=1 grid=treasure* xp=22", "nest tomb", "pick 2").says("xp=23 hp=10");
    play("phase=room grid=merchant* potions=fire gold=9", "", "sell fire").says("gold=10 potions=-");
}

/// §hero.tracks
#[test]
fn a_purchase_that_adds_nothing_is_refused() {
    let shop = |more: &str| format!("phase=room grid=merchant* gold=10 {more}");
    refuses(&shop("hp=20"), "buy herbs", "hero.tracks");
    refuses(&shop("hp=20"), "buy roots", "hero.tracks");
    refuses(&shop("food=4"), "buy food", "hero.tracks");
    refuses(&shop("armor=4"), "buy armor", "hero.tracks");
    refuses(&shop("potions=life hp=20"), "drink life", "hero.tracks");
    play(&shop("hp=19 food=3 armor=3"), "", "buy herbs").says("hp=20 gold=9");
    play(&shop("hp=19"), "", "buy roots").says("hp=20 gold=7");
    play(&shop("food=3"), "", "buy food").says("food=4 gold=8");
    play(&shop("armor=3"), "", "buy armor").says("armor=4 gold=5");
}

/// §hero.tracks
#[test]
fn nothing_goes_below_zero() {
    // A phantom weakens whoever has no experience.
    play("area=3 phase=strike fight=ghost:12 dice=2 dungeon=3 grid=tomb*", "", "stop").says("xp=0 hp=8");
}

/// §hero.levels
#[test]
fn levels_are_reached_at_six_and_eighteen() {
    let content = MiniRogue::default().content;
    for (xp, level) in [(0, 1), (5, 1), (6, 2), (17, 2), (18, 3), (23, 3)] {
        assert_eq!(content.level(xp), level, "{xp}");
    }
    let rest = |xp: u8| format!("phase=room grid=rest* xp={xp}");
    play(&rest(4), "nest tomb", "pick 1").says("xp=5").heard("1 xp+1=5; reveals 2 nest; reveals 4 tomb");
    play(&rest(5), "nest tomb", "pick 1").says("xp=6").hears("1 xp+1=6; 1 level 2");
    play(&rest(17), "nest tomb", "pick 1").says("xp=18").hears("1 xp+1=18; 1 level 3");
}

/// §hero.levels
#[test]
fn there_are_as_many_adventurer_dice_as_the_level() {
    play("phase=fight fight=lair:6 xp=5", "a2 d1", "attack").says("dice=2");
    play("phase=fight fight=lair:6 xp=6", "a2 a3 d1", "attack").says("dice=2+3");
    play("phase=fight fight=lair:6 xp=17", "a2 a3 d1", "attack").says("dice=2+3");
    play("phase=fight fight=warden:12 xp=18", "a2 a3 a4 d1", "attack").says("dice=2+3+4");
    play("phase=room grid=treasure* xp=18", "a1 a2 a5 d1", "roll").says("phase=pick");
}

/// §hero.levels
#[test]
fn a_level_is_lost_with_its_experience() {
    let ghost = "area=3 phase=strike fight=ghost:12 dice=2+2 dungeon=3 grid=tomb* xp=6";
    play(ghost, "a3 d1", "stop; attack").says("xp=5 dice=3").hears("1 xp-1=5; 1 level 1");
}

/// §hero.beyond
#[test]
fn at_the_end_of_the_track_any_gain_is_a_hit_point() {
    play("phase=room grid=rest* xp=23 hp=10", "nest tomb", "pick 1").says("xp=23 hp=11");
    play("phase=strike fight=lair:1 dice=2 dungeon=6 grid=lair* xp=23 area=8", "nest tomb", "stop").says("xp=23 hp=11");
    play("phase=pick dungeon=1 grid=treasure* xp=23 hp=20", "nest tomb", "pick 2").says("xp=23 hp=20");
    // A gain that only reaches the end brings nothing besides.
    play("phase=strike fight=lair:1 dice=2 dungeon=6 grid=lair* xp=21 area=8", "nest tomb", "stop").says("xp=23 hp=10");
}

/// §hero.death
#[test]
fn without_hit_points_a_hero_dies_at_once() {
    play("phase=strike fight=lair:6 dice=2 dungeon=2 grid=lair* hp=2", "", "stop")
        .says("hp=0")
        .heard("1 strikes 2 leaves 4; 1 answered hit 2 none; 1 hp-2=0; 1 dies; ends slain 0")
        .ends(End::Slain, 0);
    play("phase=strike fight=lair:6 dice=2 dungeon=2 grid=lair* hp=3", "", "stop").says("hp=1 phase=fight");
}

/// §hero.death
#[test]
fn no_potion_comes_between_the_blow_and_death() {
    let table = "phase=strike fight=lair:6 dice=2 dungeon=2 grid=lair* hp=2 potions=life";
    play(table, "", "stop").ends(End::Slain, 0).says("potions=life hp=0");
    play(table, "", "stop; drink life").refuses("end.over");
    // Before it, there is time.
    play(table, "", "drink life; stop").says("hp=6 phase=fight");
}

/// §hero.test
#[test]
fn a_five_or_a_six_passes() {
    for face in 1..=6 {
        let played = play("phase=room grid=armory*,nest,?,tomb", &format!("a{face} d4"), "roll");
        if face >= 5 { played.says("card=weapon2") } else { played.says("card=-") }.says("phase=move");
    }
    play("phase=room grid=armory*,nest,?,tomb xp=6", "a6 a1 d1", "roll").says("card=weapon1");
    play("phase=room grid=armory*,nest,?,tomb xp=6", "a4 a5 d1", "roll").says("card=weapon1");
    play("phase=room grid=armory*,nest,?,tomb xp=6", "a4 a4 d6", "roll").says("card=-");
    play("phase=room grid=armory*,nest,?,tomb xp=18", "a4 a4 a5 d6", "roll").says("card=weapon3");
}

/// §hero.test
#[test]
fn the_dungeon_die_passes_no_test() {
    play("phase=room grid=treasure*,nest,?,tomb", "a4 d6", "roll").says("phase=move").hears("1 fails 4 d6");
}

/// §hero.test
#[test]
fn a_failed_test_is_settled_before_anything_else() {
    let table = "phase=failed:room dungeon=1 dice=4 grid=pit*,nest,?,tomb potions=perception";
    for action in ["roll", "go right", "pick 1", "attack", "stop", "leave"] {
        refuses(table, action, "hero.test");
    }
    may(table, "accept; drink perception");
    refuses("phase=move grid=pit*,nest,?,tomb potions=perception", "accept", "area.ways");
}
