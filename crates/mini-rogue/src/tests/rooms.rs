//! Rooms.

use super::*;

/// Where the hero of a room goes on from: both next rooms are seen, so chance is the room's alone.
fn room(name: &str, more: &str) -> String {
    let [right, below] = match name {
        "nest" | "tomb" => ["lair", "shrine"],
        _ => ["nest", "tomb"],
    };
    format!("phase=room grid={name}*,{right},?,{below} {more}")
}

/// §room.monster
#[test]
fn the_monster_of_the_floor_is_fought() {
    for (name, foe) in [("lair", Foe::Lair), ("nest", Foe::Nest)] {
        for (area, hp) in [(1, 6), (3, 9), (5, 12), (8, 15)] {
            let text = format!("phase=move area={area} grid=rest*,{name},?,shrine");
            play(&text, "", "go right")
                .says(&format!("phase=fight fight={}:{hp}:0:1:- state=ready+danger", foe_word(foe)));
        }
    }
    // On the whole floor.
    for (area, hp) in [(2, 6), (4, 9), (6, 12), (7, 12), (9, 15), (10, 15)] {
        play(&format!("phase=move area={area} grid=rest*,lair,?,shrine"), "", "go right")
            .says(&format!("fight=lair:{hp}:0:1:-"));
    }
}

/// §room.monster
#[test]
fn monsters_hurt_and_teach_by_floor() {
    for name in ["lair", "nest"] {
        for (area, hp, damage, xp) in [(1, 6, 2, 1), (3, 9, 4, 2), (5, 12, 6, 2), (8, 15, 8, 3)] {
            let room = format!("area={area} grid={name}*,rest,?,shrine phase=strike dungeon=2");
            play(&format!("{room} fight={name}:{hp} dice=2"), "", "stop").says(&format!("hp={}", 10 - damage));
            play(&format!("{room} fight={name}:{hp} dice={hp}"), "", "stop").says(&format!("xp={xp} hp=10 phase=move"));
        }
    }
}

/// §merchant.trade
#[test]
fn the_merchant_sells_at_his_prices() {
    let shop = room("merchant", "gold=10 state=cursed");
    play(&shop, "", "buy herbs").says("gold=9 hp=11 phase=room");
    play(&shop, "", "buy beads").says("gold=8 state=-");
    play(&shop, "", "buy roots").says("gold=7 hp=14");
    play(&shop, "", "buy armor").says("gold=5 armor=1");
    for potion in Potion::ALL.map(potion_word) {
        play(&shop, "", &format!("buy {potion}")).says(&format!("gold=5 potions={potion}"));
    }
}

/// §merchant.trade
#[test]
fn one_buys_as_long_as_there_is_gold_and_leaves_at_will() {
    play(&room("merchant", "gold=10"), "", "buy herbs; buy herbs; buy roots; buy armor; leave")
        .says("gold=0 hp=16 armor=1 phase=move");
    play(&room("merchant", "gold=0"), "", "leave").says("phase=move hp=10");
    for (gold, goods) in [(0, "herbs"), (1, "food"), (1, "beads"), (2, "roots"), (4, "armor"), (4, "fire"), (4, "life")]
    {
        let poor = room("merchant", &format!("gold={gold} state=cursed"));
        refuses(&poor, &format!("buy {goods}"), "merchant.trade");
        let enough = room("merchant", &format!("gold={} state=cursed", gold + 1));
        play(&enough, "", &format!("buy {goods}")).says("gold=0");
    }
    may(&room("merchant", "gold=2 hp=20"), "buy food; leave");
}

/// §merchant.sell
#[test]
fn the_merchant_buys_armor_and_potions_for_three() {
    let shop = room("merchant", "gold=1 armor=2 potions=fire+water");
    play(&shop, "", "sell armor").says("gold=4 armor=1");
    play(&shop, "", "sell armor; sell armor").says("gold=7 armor=0");
    play(&shop, "", "sell fire").says("gold=4 potions=water").heard("1 sold fire; 1 gold+3=4");
    play(&shop, "", "sell water; buy life").refuses("merchant.trade");
    for goods in ["herbs", "food", "beads", "roots"] {
        refuses(&room("merchant", "food=3"), &format!("sell {goods}"), "merchant.sell");
    }
    refuses(&room("merchant", "gold=1"), "sell armor", "merchant.sell");
}

/// §merchant.food
#[test]
fn a_ration_is_sold_unless_the_option_says_otherwise() {
    play(&room("merchant", "gold=5 food=1"), "", "buy food").says("gold=3 food=2");
    refuses(&room("merchant", "gold=5 food=1 options=1,rogue,mage,normal,none"), "buy food", "merchant.food");
    may(&room("merchant", "gold=2 hp=20 options=1,rogue,mage,normal,none"), "leave");
}

/// §room.rest
#[test]
fn a_rest_is_one_of_three_comforts_and_makes_the_skills_ready() {
    let rest = room("rest", "state=-");
    may(&rest, "pick 1; pick 2; pick 3");
    play(&rest, "", "pick 1").says("xp=1 food=0 hp=10 state=ready+settled phase=move");
    play(&rest, "", "pick 2").says("xp=0 food=1 hp=10 state=ready+settled");
    play(&rest, "", "pick 3").says("xp=0 food=0 hp=12 state=ready+settled").hears("1 refreshed");
}

/// §crow.feed
#[test]
fn a_ration_wins_the_crow() {
    play(&room("crow", "food=2"), "", "feed").says("food=1 card=crow grid=-*,nest,?,tomb,?,?,?,? phase=move");
    play(&room("crow", "food=2"), "", "leave").says("food=2 card=- grid=crow*,nest,?,tomb,?,?,?,? phase=move");
    refuses(&room("crow", "food=0"), "feed", "crow.feed");
    may(&room("crow", "food=0"), "leave");
    may(&room("crow", "food=1"), "feed; leave");
}

/// §crow.feed
#[test]
fn the_crow_stays_until_it_has_helped_and_is_then_shuffled_in_again() {
    let draft = "phase=move at=8 area=2 food=2 card=crow grid=rest*,lair,?,nest,?,?,?,shrine*";
    play(draft, "rest", "swap 2; with 3; go right").says("card=- phase=room").hears("1 drops crow; swaps 2 3");
    let table = play(draft, "rest", "swap 2; with 3; go right").table;
    assert!(table.unseen.has(Room::Crow as u8));
    // Within its area it lies aside.
    assert!(!play(draft, "", "swap 2; with 3").table.unseen.has(Room::Crow as u8));
    play(draft, "rest", "go right; deal").says("card=crow");
}

const DRAFT: &str = "phase=move at=1 card=crow grid=rest*,lair,?,nest,?,?,shrine,?";

/// §crow.draft
#[test]
fn two_rooms_change_places_and_keep_their_faces() {
    play(DRAFT, "", "swap 2").says("aside=swap:2 card=crow").may("with 3; with 4; with 5; with 6; with 7; with 8");
    play(DRAFT, "", "swap 2; with 4").says("grid=rest*,nest,?,lair,?,?,shrine,? card=- aside=- phase=move");
    // Which card lies face down there, still nobody knows.
    play(DRAFT, "", "swap 2; with 8").says("grid=rest*,?,?,nest,?,?,shrine,lair");
    play(DRAFT, "tomb", "swap 8; with 2; go right").says("grid=rest*,tomb*,?,nest,?,?,shrine,lair at=2 phase=room");
}

/// §crow.draft
#[test]
fn a_draft_moves_no_room_that_somebody_was_in_nor_the_exit() {
    refuses(DRAFT, "swap 1", "crow.draft");
    refuses(DRAFT, "swap 9", "area.rooms");
    play(DRAFT, "", "swap 2; with 1").refuses("crow.draft");
    play(DRAFT, "", "swap 2; with 9").refuses("area.rooms");
    play(DRAFT, "", "swap 2; with 2").refuses("area.rooms");
    // Two that lie face down would change nothing.
    play(DRAFT, "", "swap 3; with 5").refuses("crow.draft");
    play(DRAFT, "", "swap 3").may("with 2; with 4; with 7");
    refuses("phase=move card=crow grid=rest*", "swap 3", "crow.draft");
    refuses("phase=move card=crow grid=rest*,lair*", "swap 3", "crow.draft");
}

/// §crow.draft
#[test]
fn a_draft_comes_between_two_rooms_and_needs_the_crow() {
    refuses("phase=move grid=rest*,lair,?,nest", "swap 2", "crow.draft");
    refuses("phase=move card=weapon1 grid=rest*,lair,?,nest", "swap 2", "crow.draft");
    refuses("phase=room card=crow grid=rest*,lair,?,nest", "swap 2", "area.entrance");
    refuses("phase=fight fight=lair:6 card=crow grid=lair*,rest", "swap 2", "fight.foe");
    for action in ["go right", "swap 3", "enough", "leave"] {
        play(DRAFT, "", &format!("swap 2; {action}")).refuses("crow.draft");
    }
    refuses(DRAFT, "with 3", "area.ways");
}

/// §crow.omen
#[test]
fn the_crow_keeps_one_room_out_of_the_next_area() {
    let exit = "phase=move area=2 at=8 food=1 card=crow";
    play(exit, "", "go right").says("phase=prepare area=3 card=crow food=0");
    play(exit, "rest", "go right; ban lair")
        .says("card=- banned=lair unseen=nest+merchant+crow+treasure+shrine+tomb+armory+gauntlet+pit")
        .hears("1 drops crow; bans lair; opens 3/2 -; reveals 1 rest");
    // The crow's own card may be the one.
    play(exit, "rest", "go right; ban crow")
        .says("card=- unseen=lair+nest+merchant+treasure+shrine+tomb+armory+gauntlet+pit");
    // It is kept out of one area only.
    let after = "phase=move area=2 at=8 food=1 banned=lair unseen=nest+merchant+rest+crow+treasure+shrine+tomb+pit";
    play(after, "lair", "go right").says("banned=- grid=lair*,?,?,?,?,?,?,?");
}

/// §crow.omen
#[test]
fn only_a_card_that_is_to_be_shuffled_can_be_named() {
    let two = "class=rogue,mage phase=prepare area=3 card=weapon2,crow turn=2";
    refuses(two, "ban armory", "crow.omen");
    play(two, "rest", "ban pit").says("card=weapon2,- banned=pit");
    refuses("phase=prepare area=3 fell=yes card=crow", "ban pit", "crow.omen");
    refuses("phase=move grid=rest*,lair,?,nest card=crow", "ban pit", "area.ways");
}

/// §treasure.gold
#[test]
fn a_treasure_is_worth_one_gold_and_one_more_after_a_danger() {
    play(&room("treasure", ""), "a1 d1", "roll").says("gold=1 phase=move");
    play(&room("treasure", "state=danger"), "a1 d1", "roll").says("gold=2");
    play(&room("treasure", "gold=9 state=danger"), "a1 d1", "roll").says("gold=10");
    // The gold needs no test, and is there when it was passed too.
    play(&room("treasure", "state=danger"), "a6 d4", "roll; pick 2").says("gold=3");
}

/// §treasure.gold
#[test]
fn monsters_ghosts_and_traps_are_dangers_and_other_rooms_are_not() {
    for (name, danger) in [
        ("lair", true),
        ("nest", true),
        ("gauntlet", true),
        ("pit", true),
        ("merchant", false),
        ("rest", false),
        ("crow", false),
        ("treasure", false),
        ("shrine", false),
        ("tomb", false),
        ("armory", false),
    ] {
        let first = if name == "rest" { "tomb" } else { "rest" };
        let table = play(&format!("phase=move grid={first}*,{name}"), "", "go right").table;
        assert_eq!(table.heroes[0].danger, danger, "{name}");
    }
    play(&room("tomb", ""), "a1 d6", "roll").says("state=ready+danger phase=fight");
    // A trap that was passed is one as well.
    play(&room("gauntlet", ""), "a1 d3", "roll").says("hp=8");
    play("phase=move grid=rest*,pit,?,?,treasure state=-", "a6 d1 tomb", "go right; roll; go down")
        .says("state=danger");
}

/// §treasure.chest
#[test]
fn the_chest_offers_two_things_by_the_dungeon_die() {
    for (die, first, second) in [
        (1, "armor=1 xp=0", "armor=0 xp=2"),
        (2, "potions=fire gold=1", "potions=- gold=3"),
        (3, "potions=life xp=0", "potions=- xp=2"),
        (4, "armor=1 gold=1", "armor=0 gold=2"),
        (5, "potions=poison", "potions=perception"),
        (6, "potions=frost state=settled", "potions=- state=ready+settled"),
    ] {
        let chest = room("treasure", "state=-");
        let dice = format!("a5 d{die}");
        play(&chest, &dice, "roll").says("phase=pick").may("pick 1; pick 2");
        play(&chest, &dice, "roll; pick 1").says(first).says("phase=move");
        play(&chest, &dice, "roll; pick 2").says(second).says("phase=move");
        play(&chest, &format!("a4 d{die}"), "roll").says("phase=move gold=1 xp=0 armor=0 potions=- state=settled");
    }
}

/// §treasure.chest §treasure.gold
#[test]
fn a_chest_may_be_left_for_the_gold_alone() {
    let chest = room("treasure", "state=poisoned hp=1");
    may(&chest, "roll; leave");
    play(&chest, "", "leave").says("phase=move gold=1 hp=1 state=poisoned+settled").heard("1 gold+1=1");
    play(&room("treasure", "state=danger"), "", "leave").says("gold=2 phase=move");
    // By rule of thumb a chest is not worth one's life; what else must be rolled, must be.
    let careful = |text: &str| write_action(MiniRogue::default().careful(&table(text), Seat(0)));
    assert_eq!(careful(&chest), "leave");
    assert_eq!(careful(&room("treasure", "state=poisoned hp=9")), "roll");
    assert_eq!(careful(&room("treasure", "state=poisoned hp=1 potions=life")), "drink life");
    refuses(&room("tomb", "state=poisoned hp=1"), "leave", "area.entrance");
    // At two, one may leave what the other opens.
    let two = "class=rogue,mage phase=room grid=treasure*,lair,?,nest";
    play(two, "a4 d1", "leave; roll").says("phase=move gold=2");
}

/// §shrine.prayer
#[test]
fn the_gods_answer_by_the_dungeon_die() {
    for (die, healthy, ill) in [
        (1, "hp=10 state=poisoned+cursed+settled", "hp=10 state=poisoned+cursed+blind+settled"),
        (2, "hp=10 state=cursed+settled", "hp=10 state=poisoned+cursed+blind+settled"),
        (3, "hp=10 state=cursed+settled", "hp=10 state=poisoned+cursed+blind+settled"),
        (4, "hp=12 state=settled", "hp=12 state=settled"),
        (5, "hp=11 state=settled", "hp=11 state=settled"),
        (6, "hp=11 state=settled", "hp=11 state=poisoned+blind+settled"),
    ] {
        play(&room("shrine", "state=-"), &format!("d{die}"), "pray").says(healthy).says("phase=move");
        play(&room("shrine", "state=poisoned+blind"), &format!("d{die}"), "pray").says(ill);
    }
    may(&room("shrine", ""), "pray");
}

/// §shrine.offering
#[test]
fn a_piece_of_gold_adds_one_and_a_six_stays_six() {
    may(&room("shrine", "gold=1"), "pray; offer");
    refuses(&room("shrine", "gold=0"), "offer", "shrine.offering");
    for (die, after) in [
        (1, "state=cursed+settled hp=10"),
        (2, "state=cursed+settled hp=10"),
        (3, "state=settled hp=12"),
        (4, "state=settled hp=11"),
        (5, "state=settled hp=11"),
        (6, "state=settled hp=11"),
    ] {
        let counts = (die + 1).min(6);
        play(&room("shrine", "gold=2 state=-"), &format!("d{die}"), "offer")
            .says(after)
            .says("gold=1")
            .hears(&format!("1 gold-1=1; 1 throws {die} as {counts}"));
    }
    // A 5 that counts as 6 cures nothing.
    play(&room("shrine", "gold=1 state=poisoned"), "d5", "offer").says("state=poisoned+settled");
}

/// §tomb.search
#[test]
fn the_tomb_holds_something_whether_the_test_is_passed_or_not() {
    let rows = [
        (1, "potions=water food=2 gold=0 xp=0"),
        (2, "potions=- food=3 gold=0 xp=0"),
        (3, "potions=- food=2 gold=1 xp=0"),
        (4, "potions=- food=2 gold=0 xp=1"),
        (5, "potions=- food=1 gold=0 xp=0"),
    ];
    for (die, found) in rows {
        play(&room("tomb", "food=2"), &format!("a4 d{die}"), "roll").says(found).says("phase=move hp=10");
        play(&room("tomb", "food=2"), &format!("a5 d{die}"), &format!("roll; row {die}"))
            .says(found)
            .says("phase=move");
    }
    play(&room("tomb", "food=0"), "a1 d5", "roll").says("hp=7 food=0");
    play(&room("tomb", "food=0 hp=3"), "a1 d5", "roll").ends(End::Starved, 0);
    play(&room("tomb", ""), "a1 d6", "roll").says("phase=fight fight=ghost:10:0:1:-");
}

/// §tomb.shift
#[test]
fn a_passed_test_shifts_the_die_by_one() {
    for (die, rows) in [
        (1, "row 1; row 2"),
        (2, "row 1; row 2; row 3"),
        (3, "row 2; row 3; row 4"),
        (4, "row 3; row 4; row 5"),
        (5, "row 4; row 5; row 6"),
        (6, "row 5; row 6"),
    ] {
        play(&room("tomb", ""), &format!("a6 d{die}"), "roll").says("phase=pick").may(rows);
    }
    play(&room("tomb", ""), "a6 d6", "roll; row 1").refuses("tomb.shift");
    play(&room("tomb", ""), "a6 d1", "roll; row 6").refuses("tomb.shift");
    play(&room("tomb", ""), "a6 d3", "roll; row 5").refuses("tomb.shift");
    play(&room("tomb", ""), "a6 d5", "roll; row 4").says("xp=1 phase=move picked=4");
    play(&room("tomb", ""), "a6 d5", "roll; row 6").says("phase=fight");
    play(&room("tomb", ""), "a6 d5", "roll; pick 1").refuses("play.pick");
}

/// §tomb.ghost
#[test]
fn the_ghost_of_the_floor_is_fought_like_a_monster() {
    for (area, hp, damage, xp) in [(1, 10, 1, 1), (3, 12, 2, 1), (5, 14, 3, 2), (8, 16, 5, 2)] {
        let tomb = room("tomb", &format!("area={area}"));
        play(&tomb, "a1 d6", "roll").says(&format!("fight=ghost:{hp}:0:1:- phase=fight state=ready+danger"));
        let strike = format!("{tomb} phase=strike fight=ghost:{hp} dungeon=3");
        play(&format!("{strike} dice=2"), "", "stop").says(&format!("hp={}", 10 - damage));
        play(&format!("{strike} dice={hp}"), "", "stop").says(&format!("xp={xp} phase=move fight=-"));
    }
}

/// §armory.weapon
#[test]
fn a_weapon_has_feats_by_the_dungeon_die() {
    for (die, feats) in [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)] {
        play(&room("armory", ""), &format!("a5 d{die}"), "roll")
            .says(&format!("card=weapon{feats} grid=-*,nest,?,tomb,?,?,?,? phase=move"));
        play(&room("armory", ""), &format!("a4 d{die}"), "roll")
            .says("card=- grid=armory*,nest,?,tomb,?,?,?,? phase=move");
    }
}

/// §armory.feats
#[test]
fn the_feats_of_a_weapon_are_free_and_then_it_is_gone() {
    let strike = "phase=strike fight=husk:25 dice=2+0 dungeon=1 xp=6 grid=lair* card=weapon2";
    play(strike, "a4", "feat B weapon").says("dice=2+4x xp=6 hp=10 card=weapon1");
    play(strike, "a4 a3", "feat B weapon; feat A weapon").says("dice=3x+4x xp=6 card=-").hears("1 drops weapon0");
    play(strike, "a4", "feat B weapon; feat B weapon").refuses("feat.once");
    refuses("phase=strike fight=husk:25 dice=2 dungeon=1 card=crow", "feat A weapon", "armory.feats");
    refuses("phase=strike fight=husk:25 dice=2 dungeon=1", "feat A weapon", "armory.feats");
    // What is left keeps for the next fight.
    play("phase=strike fight=lair:3 dice=0 dungeon=1 grid=lair*,nest,?,tomb card=weapon3", "a4", "feat A weapon; stop")
        .says("card=weapon2 phase=move");
    // The card is shuffled in again.
    let table = play("phase=move area=2 at=8 food=1", "rest", "go right").table;
    assert!(table.unseen.has(Room::Armory as u8));
}

/// §item.one
#[test]
fn a_hero_carries_one_card_and_keeps_either() {
    let armory = room("armory", "card=crow");
    play(&armory, "a5 d6", "roll").says("phase=item card=crow").may("take; leave");
    play(&armory, "a5 d6", "roll; take")
        .says("card=weapon3 phase=move grid=-*,nest,?,tomb,?,?,?,?")
        .hears("1 drops crow; 1 takes weapon3");
    play(&armory, "a5 d6", "roll; leave").says("card=crow phase=move grid=armory*,nest,?,tomb,?,?,?,?");
    play(&room("crow", "card=weapon1 food=1"), "", "feed; take").says("card=crow food=0");
    play(&room("crow", "card=weapon1 food=1"), "", "feed; leave").says("card=weapon1 food=0");
    for action in ["go right", "roll", "pick 1"] {
        play(&armory, "a5 d6", &format!("roll; {action}")).refuses("item.one");
    }
    // The card not kept lies aside, and not in this area.
    assert!(!play(&armory, "a5 d6", "roll; take").table.unseen.has(Room::Crow as u8));
}

/// §item.one
#[test]
fn without_the_limit_a_hero_carries_both() {
    let any = |name: &str, more: &str| room(name, &format!("options=1,rogue,mage,normal,sold,any {more}"));
    play(&any("armory", "card=crow"), "a5 d4", "roll")
        .says("card=crow+weapon2 phase=move options=1,rogue,mage,normal,sold,any")
        .hears("1 takes weapon2");
    play(&any("crow", "card=weapon1 food=1"), "", "feed").says("card=crow+weapon1 food=0 phase=move");
    // Each is used up by itself, and neither is shuffled in while it is carried.
    let both = "options=1,rogue,mage,normal,sold,any card=crow+weapon1";
    let strike = format!("phase=strike fight=lair:6 dice=2 dungeon=1 xp=3 {both}");
    play(&strike, "a3", "feat A weapon").says("card=crow");
    let moving = format!("phase=move grid=rest*,lair,?,nest {both}");
    play(&moving, "", "swap 2; with 4").says("card=weapon1");
    let exit = format!("phase=move area=2 at=8 food=4 {both}");
    play(&exit, "rest", "go right; deal").says("unseen=lair+nest+merchant+treasure+shrine+tomb+gauntlet+pit");
    let kept = play(&exit, "rest", "go right; ban pit").says("card=weapon1");
    assert!(kept.table.unseen.has(Room::Crow as u8) && !kept.table.unseen.has(Room::Armory as u8));
}

/// §trap.test
#[test]
fn the_trapped_hall_by_the_dungeon_die() {
    for (area, floor) in [(1, 1), (3, 2), (5, 3), (8, 4)] {
        let hall = room("gauntlet", &format!("area={area} food=4 armor=2"));
        for die in [1, 2] {
            play(&hall, &format!("a4 d{die}"), "roll").says(&format!("food={} hp=10 phase=move", 4 - floor));
            play(&hall, &format!("a5 d{die}"), "roll").says("potions=water food=4 phase=move");
        }
        for die in [3, 4] {
            play(&hall, &format!("a4 d{die}"), "roll").says("armor=1 hp=10 food=4");
            play(&hall, &format!("a5 d{die}"), "roll").says("armor=3 hp=10");
        }
        for die in [5, 6] {
            play(&hall, &format!("a4 d{die}"), "roll").says(&format!("hp={} state=ready+poisoned+settled", 10 - floor));
            play(&hall, &format!("a5 d{die}"), "roll").says("potions=perception hp=10");
        }
    }
}

/// §trap.test
#[test]
fn the_rotten_floor_by_the_dungeon_die() {
    for (area, floor) in [(1, 1), (3, 2), (5, 3), (8, 4)] {
        let pit = room("pit", &format!("area={area} state=-"));
        for die in [1, 2] {
            play(&pit, &format!("a4 d{die}"), "roll").says("hp=9 state=poisoned+settled xp=0 phase=move");
            play(&pit, &format!("a5 d{die}"), "roll").says("hp=10 xp=1 state=settled phase=move");
        }
        for die in [3, 4] {
            play(&pit, &format!("a4 d{die}"), "roll").says(&format!("hp={} state=settled", 10 - floor));
            play(&pit, &format!("a5 d{die}"), "roll").says("hp=10 xp=2");
        }
        for die in [5, 6] {
            let chance = if area == 8 { String::new() } else { "shrine rest".into() };
            let played = play(&pit, &format!("a4 d{die} {chance}"), "roll").says("hp=7");
            assert_eq!(played.table.area != area, area != 8);
            play(&pit, &format!("a5 d{die}"), "roll").says("potions=perception hp=10").says(&format!("area={area}"));
        }
    }
}

/// §trap.unpaid
#[test]
fn what_cannot_be_paid_in_full_costs_two_hit_points() {
    play(&room("gauntlet", "armor=0"), "a1 d3", "roll").says("hp=8 armor=0");
    play(&room("gauntlet", "food=0"), "a1 d1", "roll").says("hp=8 food=0");
    // Nothing is paid in part.
    play(&room("gauntlet", "area=5 food=2"), "a1 d1", "roll").says("hp=8 food=2");
    play(&room("gauntlet", "area=5 food=3"), "a1 d1", "roll").says("hp=10 food=0");
    play(&room("gauntlet", "armor=0 hp=2"), "a1 d3", "roll").ends(End::Trapped, 0);
    play(&room("gauntlet", "area=8 hp=4"), "a1 d5", "roll").ends(End::Trapped, 7);
}

/// §play.pick
#[test]
fn exactly_one_of_the_things_offered_is_taken() {
    let chest = "phase=pick dungeon=1 grid=treasure*,nest,?,tomb";
    refuses(chest, "pick 3", "play.pick");
    play(chest, "", "pick 1; pick 2").refuses("area.ways");
    for action in ["leave", "go right", "roll", "row 1", "accept"] {
        refuses(chest, action, "play.pick");
    }
    // Also what has no room.
    play("phase=pick dungeon=1 grid=treasure*,nest,?,tomb armor=4", "", "pick 1").says("armor=4 xp=0 phase=move");
}
