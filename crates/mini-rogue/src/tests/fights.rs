//! Fights.

use super::*;

/// A hero of the third level with dice on the table, against somebody who stands a lot.
const STRIKE: &str = "phase=strike fight=husk:25 dice=6!+4+0 dungeon=1 xp=18 grid=lair* class=mage state=-";

/// §fight.foe
#[test]
fn enemies_have_hit_points_by_floor_and_by_heroes() {
    let content = MiniRogue::default().content;
    for (foe, hp) in [
        (Foe::Lair, [[6, 12], [9, 18], [12, 24], [15, 30]]),
        (Foe::Nest, [[6, 12], [9, 18], [12, 24], [15, 30]]),
        (Foe::Ghost, [[10, 20], [12, 24], [14, 28], [16, 32]]),
    ] {
        for floor in 1..=4 {
            assert_eq!(content.stats(foe, floor).hp, hp[floor as usize - 1], "{foe:?}");
        }
    }
    play("phase=move grid=rest*,lair,?,nest", "", "go right").says("fight=lair:6:0:1:- phase=fight");
    play("class=rogue,mage phase=move grid=rest*,lair,?,nest", "", "go right; go right")
        .says("fight=lair:12:0:1:together phase=fight");
}

/// §fight.foe
#[test]
fn a_fight_is_to_the_death() {
    for action in ["go right", "leave", "roll", "pick 1", "stop", "reroll A", "feat A xp", "evade right"] {
        refuses("phase=fight fight=lair:6:1 grid=lair*", action, "fight.foe");
    }
    play("phase=fight fight=lair:6 grid=lair*", "a2 d1 a2 d1", "attack; stop; attack; stop").says("fight=lair:2:2:1:-");
}

/// §attack.dice
#[test]
fn all_dice_are_thrown_together() {
    play("phase=fight fight=husk:25 xp=18 state=poisoned+cursed grid=lair*", "a4 a3 a2 d5 c- p+", "attack")
        .says("dice=4+3+2 dungeon=5 curse=no hp=9 phase=strike")
        .hears("1 throws 4+3+2 d5: 9 leaves 16 then hit 8; 1 bitten");
    refuses(STRIKE, "attack", "attack.blow");
    play("phase=strike fight=husk:25 dice=6! dungeon=1", "", "reroll B").refuses("attack.dice");
    play("phase=strike fight=husk:25 dice=6! dungeon=1 xp=5", "", "feat C xp").refuses("attack.dice");
}

/// §attack.miss
#[test]
fn a_one_adds_nothing() {
    play("phase=fight fight=husk:25 xp=6 grid=lair*", "a1 a3 d1", "attack; stop").says("fight=husk:22:1:1:-");
    for (face, damage) in [(1, 0), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)] {
        play("phase=fight fight=husk:25 grid=lair*", &format!("a{face} d1"), "attack; stop")
            .says(&format!("fight=husk:{}:1:1:-", 25 - damage));
    }
}

/// §attack.critical
#[test]
fn a_six_may_be_thrown_again_and_adds_up() {
    play(STRIKE, "a3", "reroll A").says("dice=9+4+0");
    play(STRIKE, "a6 a5", "reroll A; reroll A").says("dice=17+4+0");
    play(STRIKE, "a3", "reroll A; reroll A").refuses("attack.critical");
    // A miss makes the whole die nothing.
    play(STRIKE, "a1", "reroll A").says("dice=0+4+0");
    play(STRIKE, "a6 a1", "reroll A; reroll A").says("dice=0+4+0");
    play(STRIKE, "", "reroll B").refuses("attack.critical");
    play(STRIKE, "", "reroll C").refuses("attack.critical");
    // Nobody has to.
    play(STRIKE, "", "stop").says("fight=husk:15:1:1:-");
    for face in 1..=5 {
        play("phase=fight fight=husk:25", &format!("a{face} d1"), "attack; reroll A").refuses("attack.critical");
    }
}

/// §attack.enough
#[test]
fn once_it_is_enough_only_the_blow_is_left() {
    let enough = STRIKE.replace("husk:25", "husk:10").replace("state=-", "potions=fire+life card=weapon2");
    may(&enough, "stop; drink life");
    for action in ["reroll A", "feat B xp", "feat C hp", "feat C weapon", "drink fire"] {
        refuses(&enough, action, "attack.enough");
    }
    let short = enough.replace("husk:10", "husk:11");
    play(&short, "a3", "reroll A").says("dice=9+4+0");
    play(&short, "a3", "reroll A; feat B xp").refuses("attack.enough");
}

/// §attack.blow
#[test]
fn the_sum_of_the_dice_is_the_damage() {
    play(STRIKE, "", "stop").says("fight=husk:15:1:1:- phase=fight").hears("1 strikes 10 leaves 15");
    play(STRIKE, "a2", "reroll A; stop").says("fight=husk:13:1:1:-");
    for action in ["go right", "leave", "attack", "roll"] {
        refuses(STRIKE, action, "attack.blow");
    }
    // The dungeon die adds nothing.
    play(&STRIKE.replace("dungeon=1", "dungeon=4 hp=20"), "", "stop").says("fight=husk:15:1:1:- hp=12");
}

/// §feat.price
#[test]
fn a_feat_costs_one_experience_or_two_hit_points() {
    play(STRIKE, "a5", "feat C xp").says("dice=6!+4+5x xp=17 hp=10");
    play(STRIKE, "a5", "feat C hp").says("dice=6!+4+5x xp=18 hp=8");
    refuses(&STRIKE.replace("xp=18", "xp=0"), "feat C xp", "feat.price");
    // Never the last two.
    refuses(&format!("{STRIKE} hp=2"), "feat C hp", "feat.price");
    refuses(&format!("{STRIKE} hp=1"), "feat C hp", "feat.price");
    play(&format!("{STRIKE} hp=3"), "a5", "feat C hp").says("hp=1");
    may(&format!("{STRIKE} hp=2 xp=0"), "stop; reroll A");
}

/// §feat.price
#[test]
fn experience_paid_may_cost_a_level_but_the_dice_stay() {
    play(STRIKE, "a5", "feat C xp").says("dice=6!+4+5x xp=17").hears("1 xp-1=17; 1 level 2");
    play(STRIKE, "a5 a2", "feat C xp; feat B xp; stop").says("fight=husk:12:1:1:- xp=16");
    play(STRIKE, "a5 a2 a3 d1", "feat C xp; stop; attack").says("dice=2+3");
}

/// §feat.once
#[test]
fn a_die_has_one_feat_and_starts_over() {
    play(STRIKE, "a1", "feat C xp; feat C xp").refuses("feat.once");
    play(STRIKE, "a1", "feat C xp; feat C hp").refuses("feat.once");
    // What it had added up is gone, also a critical.
    play(STRIKE, "a2", "feat A xp").says("dice=2x+4+0");
    play(STRIKE, "a6 a2", "reroll A; feat A xp").says("dice=2x+4+0");
    play(STRIKE, "a1 a5", "reroll A; feat A xp").says("dice=5x+4+0");
    play(STRIKE, "a1", "feat B xp").says("dice=6!+0x+0");
    // A new critical may go on.
    play(STRIKE, "a6 a3", "feat C xp; reroll C").says("dice=6!+4+9x");
    play(STRIKE, "a6 a3", "feat C xp; reroll C; feat C xp").refuses("feat.once");
    // One looks at the first before the next, and there is one for each die.
    play(STRIKE, "a2 a3 a5", "feat A xp; feat B hp; feat C xp").says("dice=2x+3x+5x xp=16 hp=8");
    // The next attack is another one.
    play(STRIKE, "a1 a1 a1 d1 a4", "feat C xp; stop; attack; feat B xp").says("dice=0+4x");
}

/// §feat.once
#[test]
fn the_example_of_the_rulebook() {
    // A 6 that misses when thrown again, and a feat after that.
    play("phase=fight fight=husk:25 xp=19 grid=lair*", "a1 a3 a6 d1 a1 a5", "attack; reroll C; feat A xp; stop")
        .says("fight=husk:17:1:1:- xp=18")
        .hears("1 strikes 8 leaves 17");
}

/// §answer.die
#[test]
fn the_dungeon_die_decides_the_answer() {
    for (dungeon, armor, hp) in
        [(1, 0, 20), (1, 4, 20), (2, 0, 14), (3, 1, 15), (4, 2, 16), (5, 4, 18), (6, 0, 14), (6, 4, 14)]
    {
        let text = format!("area=5 phase=strike fight=lair:12 dice=2 dungeon={dungeon} armor={armor} hp=20 grid=lair*");
        play(&text, "", "stop").says(&format!("hp={hp} armor={armor} phase=fight"));
    }
    // Armor may keep all of it away.
    play("phase=strike fight=lair:6 dice=2 dungeon=5 armor=3 grid=lair*", "", "stop")
        .says("hp=10")
        .hears("1 answered hit 0 none");
    // The dead do not answer.
    play("phase=strike fight=lair:2 dice=2 dungeon=6 grid=lair*,nest,?,tomb", "", "stop").says("hp=10 phase=move");
}

/// §enemy.skills
#[test]
fn enemies_afflict_whom_they_have_hurt() {
    for (area, foe, state, xp) in [
        (1, "lair", "-", 9),
        (3, "lair", "-", 9),
        (5, "lair", "cursed", 9),
        (8, "lair", "cursed", 9),
        (1, "nest", "-", 9),
        (3, "nest", "-", 9),
        (5, "nest", "poisoned", 9),
        (8, "nest", "poisoned", 9),
        (1, "ghost", "-", 9),
        (3, "ghost", "-", 8),
        (5, "ghost", "blind", 9),
        (8, "ghost", "-", 9),
        (2, "warden", "-", 9),
        (4, "wyrm", "cursed", 9),
        (7, "weaver", "poisoned", 9),
        (10, "husk", "cursed", 9),
        (10, "heart", "poisoned", 9),
    ] {
        let strike = |dungeon: u8| {
            format!("area={area} phase=strike fight={foe}:20 dice=2+2 dungeon={dungeon} state=- hp=20 xp=9")
        };
        play(&strike(3), "", "stop").says(&format!("state={state} xp={xp}"));
        play(&strike(6), "", "stop").says(&format!("state={state} xp={xp}"));
        // A miss afflicts nobody.
        play(&strike(1), "", "stop").says("state=- xp=9 hp=20");
    }
}

/// §enemy.skills
#[test]
fn an_attack_that_cost_nothing_afflicts_nobody() {
    play("area=2 phase=strike fight=wyrm:9 dice=2 dungeon=3 armor=2 state=-", "", "stop").says("state=- hp=10");
    play("area=2 phase=strike fight=wyrm:9 dice=2 dungeon=6 armor=2 state=-", "", "stop").says("state=cursed hp=8");
    play("area=3 phase=strike fight=ghost:9 dice=2 dungeon=3 armor=2 xp=3", "", "stop").says("xp=3 hp=10");
    // Who dies of it is not cursed any more.
    play("area=2 phase=strike fight=wyrm:9 dice=2 dungeon=3 hp=2 state=-", "", "stop")
        .ends(End::Slain, 1)
        .says("state=-");
}

/// §enemy.skills
#[test]
fn piercing_attacks_always_ignore_armor() {
    play("area=8 phase=strike fight=ghost:16 dice=2 dungeon=2 armor=4", "", "stop").says("hp=5");
    play("area=2 phase=strike fight=warden:12 dice=2 dungeon=5 armor=4", "", "stop").says("hp=8");
    play("area=2 phase=strike fight=warden:12 dice=2 dungeon=1 armor=0", "", "stop").says("hp=10");
}

/// §fight.won
#[test]
fn the_experience_of_an_enemy_is_by_floor() {
    for (foe, rows) in [
        ("lair", [(1, 1), (3, 2), (5, 2), (8, 3)]),
        ("nest", [(2, 1), (4, 2), (6, 2), (9, 3)]),
        ("ghost", [(1, 1), (3, 1), (7, 2), (10, 2)]),
    ] {
        for (area, xp) in rows {
            let text = format!("area={area} phase=strike fight={foe}:3 dice=3 dungeon=6 grid=shrine*,rest,?,crow");
            play(&text, "", "stop").says(&format!("xp={xp} phase=move fight=- hp=10"));
        }
    }
}

/// §guardian.line
#[test]
fn guardians_have_one_line_and_a_skill_each() {
    let content = MiniRogue::default().content;
    for foe in Foe::GUARDIANS {
        for (floor, hp, damage, xp) in [(1, [12, 24], 2, 2), (2, [16, 32], 4, 3), (3, [20, 40], 6, 4)] {
            let stats = content.stats(foe, floor);
            assert_eq!((stats.hp, stats.damage, stats.xp), (hp, damage, xp), "{foe:?}");
        }
    }
    for (area, hp, damage, xp) in [(2, 12, 2, 2), (4, 16, 4, 3), (7, 20, 6, 4)] {
        for foe in ["warden", "wyrm", "weaver"] {
            let exit = format!("area={area} guardian={foe} guardians=- at=8");
            play(&format!("{exit} phase=move"), "", "go right").says(&format!("fight={foe}:{hp}:0:1:-"));
            let strike = format!("{exit} at=9 phase=strike fight={foe}:{hp} dungeon=3");
            play(&format!("{strike} dice=2"), "", "stop").says(&format!("hp={}", 10 - damage));
            play(&format!("{strike} dice={hp}"), "d2", "stop").says(&format!("xp={xp} phase=pick beaten=yes"));
        }
    }
}

/// §guardian.reward
#[test]
fn a_guardian_leaves_one_of_two_things() {
    for (die, first, second) in [
        (1, "potions=fire xp=3", "potions=- xp=5"),
        (2, "potions=frost gold=0", "potions=- gold=1"),
        (3, "potions=poison xp=3", "potions=- xp=5"),
        (4, "potions=life armor=0", "potions=- armor=1"),
        (5, "potions=water gold=0", "potions=- gold=1"),
        (6, "potions=perception armor=0", "potions=- armor=1"),
    ] {
        let strike = "area=4 guardian=wyrm guardians=warden at=9 phase=strike fight=wyrm:3 dice=3 dungeon=6 food=2";
        play(strike, &format!("d{die}"), "stop").says("phase=pick").may("pick 1; pick 2");
        for (row, after) in [(1, first), (2, second)] {
            play(strike, &format!("d{die} rest"), &format!("stop; pick {row}")).says(after).says("area=5 food=1");
        }
    }
}

/// §og.phases
#[test]
fn og_is_fought_twice() {
    play("area=10 guardian=husk at=8 phase=move", "", "go right").says("fight=husk:25:0:1:-");
    for (foe, damage, state) in [("husk", 8, "cursed"), ("heart", 9, "poisoned")] {
        let strike = format!("area=10 guardian=husk at=9 phase=strike fight={foe}:20 dice=2 dungeon=3 hp=20 state=-");
        play(&strike, "", "stop").says(&format!("hp={} state={state}", 20 - damage));
    }
    let last =
        "area=10 guardian=husk at=9 phase=strike fight=husk:3:7:1:poisoned+frozen dice=20 dungeon=6 state=lurking";
    // No damage, frost, poison or backstab is carried over; there is neither experience nor a reward.
    play(last, "", "stop")
        .says("phase=fight fight=heart:20:0:1:- hp=10 xp=0 state=-")
        .heard("1 strikes 40 leaves 0; kills husk/4; rises; meets heart/4 20");
}

/// §og.phases
#[test]
fn frost_conjured_while_the_husk_wastes_away_does_not_freeze_the_heart() {
    let fight = "area=10 guardian=husk at=9 phase=fight fight=husk:4:7:1:poisoned class=mage";
    play(fight, "a5 d6", "conjure frost").says("fight=heart:20:0:1:- phase=fight");
}

/// §og.phases
#[test]
fn two_heroes_meet_twice_as_much_of_og_and_the_leader_attacks_first_again() {
    let two = "class=rogue,mage area=10 guardian=husk at=9,9 hp=9,9";
    play("class=rogue,mage area=10 guardian=husk at=8,8 phase=move", "", "go right; go right")
        .says("fight=husk:50:0:1:together turn=1");
    for (leader, turn) in [(1, 2), (2, 1), (1, 1), (2, 2)] {
        let strike =
            format!("{two} leader={leader} turn={turn} phase=strike fight=husk:3:4:1:together dice=3 dungeon=6");
        play(&strike, "", "stop").says(&format!("fight=heart:40:0:{leader}:together turn={leader} hp=9,9"));
    }
}
