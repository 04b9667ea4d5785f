//! Areas.

use super::*;

/// §area.deal
#[test]
fn eight_of_the_cards_lie_in_the_area_and_the_others_stay_aside() {
    let table = set_up(Options::default(), "rest").says("grid=rest*,?,?,?,?,?,?,? exit=no").table;
    // Seven lie face down, and three are left over: which ones, nobody knows.
    assert_eq!(table.grid.iter().filter(|cell| **cell == Cell::Down).count(), 7);
    assert_eq!(table.unseen.len(), 10);
}

/// §area.deal
#[test]
fn cards_carried_are_not_shuffled_in() {
    let all = "lair+nest+merchant+rest+crow+treasure+shrine+tomb+armory+gauntlet+pit";
    let exit = |more: &str| format!("phase=move area=2 at=8 food=4 {more}");
    let without = |rooms: [&str; 2]| all.split('+').filter(|room| !rooms.contains(room)).collect::<Vec<_>>().join("+");
    let left = |rooms: [&str; 2]| format!("unseen={}", without(rooms));
    play(&exit(""), "rest", "go right").says(&left(["rest", "-"]));
    play(&exit("card=weapon2"), "rest", "go right").says(&left(["rest", "armory"]));
    play(&exit("card=crow"), "rest", "go right; deal").says(&left(["rest", "crow"]));
    let both = "class=rogue,mage phase=move area=2 at=8,8 food=4 card=crow,weapon1";
    let table = play(both, "rest", "go right; go right; deal").table;
    assert_eq!(table.unseen.len(), 8);
    // What lay in the last area is shuffled in again.
    play(&exit("grid=lair*,nest,pit,tomb,shrine,crow,gauntlet,merchant"), "lair", "go right")
        .says(&left(["lair", "-"]));
}

/// §area.deal
#[test]
fn before_an_area_lies_there_nothing_else_is_decided() {
    for action in ["go right", "roll", "attack", "leave", "swap 1"] {
        refuses("phase=prepare card=crow at=9", action, "area.deal");
    }
    may("phase=prepare card=crow at=9 area=2", &{
        let bans = Room::ALL.map(|room| format!("ban {}", room_word(room))).join("; ");
        format!("deal; {bans}")
    });
    refuses("phase=move grid=rest*,lair,?,nest", "deal", "area.ways");
}

/// §area.guardian
#[test]
fn the_guardian_of_a_marked_area_is_seen_at_once() {
    for (area, chance, guardian) in [(1, "weaver rest", "weaver"), (2, "rest", "-"), (3, "warden rest", "warden")] {
        play(&format!("phase=move area={area} at=8 food=4"), chance, "go right").says(&format!("guardian={guardian}"));
    }
    play("phase=move area=6 at=8 food=4 guardians=wyrm", "wyrm rest", "go right").says("area=7 guardian=wyrm");
    for area in [4, 5, 7, 8] {
        let text = format!("phase=move area={area} at=8 food=4 guardians=warden+wyrm+weaver guardian=-");
        play(&text, "rest", "go right").says("guardian=- guardians=warden+wyrm+weaver");
    }
}

/// §area.rooms
#[test]
fn places_are_numbered_row_by_row_from_the_top_left() {
    refuses("class=mage phase=move grid=rest*,lair,?,nest", "see 9", "area.rooms");
    refuses("phase=move card=crow grid=rest*,lair,?,nest", "swap 9", "area.rooms");
    play("class=mage phase=move grid=rest*,lair,?,nest", "pit", "see 8").says("grid=rest*,lair,?,nest,?,?,?,pit");
    play("phase=move grid=rest*,lair,?,shrine", "", "go down").says("at=4 phase=room");
    play("phase=move grid=rest*,shrine,?,nest", "", "go right").says("at=2 phase=room");
}

/// §area.entrance
#[test]
fn the_entrance_is_turned_up_and_dealt_with() {
    play("phase=move area=2 at=8 food=1", "gauntlet", "go right")
        .says("at=1 grid=gauntlet*,?,?,?,?,?,?,? phase=room state=ready+danger")
        .may("roll");
    set_up(Options::default(), "lair").says("phase=fight fight=lair:6:0:1:-");
}

/// §area.entrance
#[test]
fn a_room_is_dealt_with_before_one_goes_on() {
    for (room, actions) in [
        ("rest", "go right; roll; pray; leave; attack; buy herbs; feed; stop; accept; take; row 1; award 1"),
        ("shrine", "go right; roll; leave; pick 1; sell armor"),
        ("treasure", "go right; pick 1; pray; offer"),
        ("gauntlet", "go down; leave; pick 1"),
        ("merchant", "go right; pick 1; roll; offer"),
        ("crow", "go right; roll; pick 1; evade down"),
        ("tomb", "leave; row 1; deal; ban lair; enough; bleed"),
    ] {
        for action in actions.split("; ") {
            refuses(&format!("phase=room grid={room}* food=1 gold=5"), action, "area.entrance");
        }
    }
}

/// §area.reveal
#[test]
fn after_a_room_the_next_ones_are_turned_up() {
    play("phase=room grid=rest*", "lair tomb", "pick 1")
        .says("grid=rest*,lair,?,tomb,?,?,?,?")
        .hears("reveals 2 lair; reveals 4 tomb");
    let middle = "phase=room at=5 grid=?,?,?,?,rest*";
    play(middle, "lair tomb", "pick 1").says("grid=?,?,?,?,rest*,lair,?,tomb");
    // What is up already is not drawn again, and at the edge there is only one.
    play("phase=room at=5 grid=?,?,?,?,rest*,lair", "tomb", "pick 1").says("grid=?,?,?,?,rest*,lair,?,tomb");
    play("phase=room at=3 grid=?,?,rest*", "lair", "pick 1").says("grid=?,?,rest*,?,?,lair,?,?");
    play("phase=room at=7 grid=?,?,?,?,?,?,rest*", "lair", "pick 1").says("grid=?,?,?,?,?,?,rest*,lair");
    play("phase=room at=8 grid=?,?,?,?,?,?,?,rest*", "", "pick 1").says("phase=move");
}

/// §area.ways
#[test]
fn one_goes_right_or_down() {
    for (at, ways) in [
        (1, "go right; go down"),
        (2, "go right; go down"),
        (3, "go down"),
        (4, "go right; go down"),
        (5, "go right; go down"),
        (6, "go down"),
        (7, "go right"),
        (8, "go right"),
    ] {
        may(&format!("phase=move at={at} state=-"), ways);
    }
    refuses("phase=move at=3", "go right", "area.ways");
    refuses("phase=move at=6", "go right", "area.ways");
    refuses("phase=move at=7", "go down", "area.ways");
    for action in ["roll", "pick 1", "attack", "leave", "accept", "stop", "pray", "buy herbs"] {
        refuses("phase=move grid=rest*,lair,?,nest", action, "area.ways");
    }
    for (at, way, to) in
        [(1, "right", 2), (1, "down", 4), (4, "right", 5), (5, "down", 8), (7, "right", 8), (3, "down", 6)]
    {
        let text = format!("phase=move at={at} state=blind");
        play(&text, "rest", &format!("go {way}")).says(&format!("at={to} phase=room"));
    }
}

/// §area.exit
#[test]
fn at_the_exit_waits_the_guardian_or_the_descent() {
    play("phase=move at=8 area=2 guardian=wyrm guardians=warden+weaver", "", "go right")
        .says("at=9 phase=fight fight=wyrm:12:0:1:- exit=yes");
    play("phase=move at=6 area=2 guardian=- food=2", "rest", "go down").says("area=3 food=1 phase=room at=1");
}

/// §area.descent
#[test]
fn the_descent_costs_a_ration_or_three_hit_points() {
    let exit = |more: &str| format!("phase=move area=2 at=8 {more}");
    play(&exit("food=2"), "rest", "go right")
        .says("food=1 hp=10 area=3")
        .heard("1 goes 9; descends fed; 1 food-1=1; opens 3/2 -; reveals 1 rest");
    play(&exit("food=0"), "rest", "go right").says("food=0 hp=7 area=3");
    play(&exit("food=0 hp=3"), "", "go right").ends(End::Starved, 1).says("area=2");
}

/// §area.descent §potion.timing
#[test]
fn whoever_would_starve_may_drink_first() {
    let exit = |more: &str| format!("phase=move area=2 at=8 food=0 {more}");
    play(&exit("hp=3 potions=life"), "", "go right").says("phase=descent hp=3 area=2").may("descend; drink life");
    play(&exit("hp=3 potions=life"), "rest", "go right; drink life")
        .says("phase=room hp=6 potions=- area=3 at=1")
        .heard("1 goes 9; 1 used life; 1 hp+6=9; descends hungry; 1 hp-3=6; opens 3/2 -; reveals 1 rest");
    play(&exit("hp=3 potions=life"), "", "go right; descend").ends(End::Starved, 1);
    // Water is drunk at any moment too, and helps nothing here.
    let ill = exit("hp=2 potions=life+water state=cursed");
    play(&ill, "", "go right").may("descend; drink life; drink water");
    play(&ill, "", "go right; drink water").says("phase=descent state=settled potions=life");
    for action in ["go right", "roll", "deal", "leave"] {
        play(&ill, "", &format!("go right; {action}")).refuses("area.descent");
    }
    refuses(&exit("hp=3 potions=life"), "descend", "area.ways");
    // Whoever survives, has something to eat, or nothing to drink is not asked.
    play(&exit("hp=4 potions=life"), "rest", "go right").says("hp=1 potions=life area=3");
    play("phase=move area=2 at=8 food=1 hp=3 potions=life", "rest", "go right").says("hp=3 food=0 area=3");
    play(&exit("hp=3 potions=water"), "", "go right").ends(End::Starved, 1);
}

/// §area.descent §guardian.reward
#[test]
fn a_potion_won_from_a_guardian_is_drunk_before_the_descent() {
    let won = "phase=pick at=9 area=2 guardian=wyrm beaten=yes guardians=warden+weaver dungeon=4 food=0 hp=2 state=-";
    play(won, "", "pick 1").says("phase=descent potions=life");
    play(won, "rest", "pick 1; drink life").says("area=3 hp=5 potions=- phase=room");
    play(won, "", "pick 2").ends(End::Starved, 1);
}

/// §area.descent §two.shared
#[test]
fn at_two_each_hero_in_danger_is_asked() {
    let exit = |more: &str| format!("class=rogue,mage phase=move area=2 at=8,8 food=0 {more}");
    let both = exit("hp=3,2 potions=life,life leader=2 turn=2");
    play(&both, "", "go right; go right").says("phase=descent turn=2");
    play(&both, "", "go right; go right; drink life").says("phase=descent turn=1 hp=3,8");
    play(&both, "rest", "go right; go right; drink life; drink life").says("area=3 hp=6,5 potions=-,- leader=1");
    play(&both, "", "go right; go right; 1: drink life").refuses("two.turn");
    play(&both, "", "go right; go right; drink life; descend").ends(End::Starved, 1);
    // Only the one in danger.
    play(&exit("hp=9,3 potions=life,life"), "", "go right; go right").says("phase=descent turn=2");
    // Nobody, where the other dies in any case.
    play(&exit("hp=3,3 potions=life,-"), "", "go right; go right").ends(End::Starved, 1);
}

/// §area.descent
#[test]
fn the_descent_makes_the_skills_ready_again() {
    play("phase=move area=2 at=8 food=1 state=-", "rest", "go right")
        .says("state=ready")
        .hears("1 food-1=0; 1 refreshed");
}

/// §area.descent
#[test]
fn afflictions_and_cards_are_taken_along_and_danger_is_left_behind() {
    let exit = "phase=move area=2 at=8 food=1 card=weapon3 potions=fire+life xp=7 state=poisoned+cursed+danger";
    play(exit, "rest", "go right").says("state=ready+poisoned+cursed card=weapon3 potions=fire+life xp=7");
}

/// §area.fall
#[test]
fn a_fall_leads_to_the_area_beneath() {
    for (from, to) in [(1, 3), (2, 4), (3, 5), (4, 6), (5, 8), (6, 9), (7, 10)] {
        let guardian = if to == 4 { "wyrm " } else { "" };
        let text = format!("phase=room area={from} grid=pit*,lair,?,nest hp=10 food=2 state=- guardians=wyrm+weaver");
        let played = play(&text, &format!("a1 d5 {guardian}shrine tomb"), "roll");
        played.says(&format!("area={to} hp=7 food=2 phase=move at=1 fell=yes grid=pit*,shrine,?,tomb,?,?,?,?"));
    }
    for from in [8, 9, 10] {
        play(&format!("phase=room area={from} grid=pit*,lair,?,nest hp=10"), "a1 d6", "roll")
            .says(&format!("area={from} hp=7 fell=no phase=move grid=pit*,lair,?,nest,?,?,?,?"))
            .hears("1 hp-3=7; 1 caught");
    }
}

/// §area.fall
#[test]
fn the_trap_is_the_entrance_and_dealt_with() {
    // Nothing is eaten, no skill is ready again, and dangers met before do not count.
    play("phase=room grid=pit* state=danger", "a1 d5 shrine tomb", "roll")
        .says("state=settled phase=move unseen=lair+nest+merchant+rest+crow+treasure+armory+gauntlet")
        .may("go right; go down");
}

/// §area.fall
#[test]
fn the_area_after_the_next_has_an_entrance_of_its_own_again() {
    let exit = "phase=move area=5 at=8 food=1 fell=yes grid=pit*";
    play(exit, "pit", "go right").says("area=6 fell=no grid=pit*,?,?,?,?,?,?,? phase=room").may("roll");
}

/// §area.fall
#[test]
fn a_fall_takes_the_guardian_of_the_floor_along() {
    // It was seen already: it is gone for good.
    play("phase=room area=2 guardian=wyrm guardians=warden+weaver grid=pit*", "a1 d5 weaver shrine tomb", "roll")
        .says("area=4 guardian=weaver guardians=warden");
    // It was not: which one is gone, nobody knows, so any of the three may still come.
    for guardian in ["warden", "wyrm", "weaver"] {
        play("phase=room area=3 grid=pit* fell=no", "a1 d5 shrine tomb", "roll").says("area=5 guardian=-");
        let next = "phase=move area=6 at=8 food=1 guardians=warden+wyrm+weaver";
        play(next, &format!("{guardian} rest"), "go right").says(&format!("guardian={guardian}"));
    }
    play("phase=room area=7 guardian=wyrm guardians=- grid=pit*", "a1 d5 shrine tomb", "roll").says("guardian=husk");
}

/// §area.fall
#[test]
fn before_the_new_area_lies_there_the_crow_may_speak() {
    let pit = "phase=room grid=pit* card=crow";
    play(pit, "a1 d5", "roll").says("phase=prepare area=3 hp=7 fell=yes");
    play(pit, "a1 d5 shrine tomb", "roll; ban lair").says("card=- banned=lair grid=pit*,shrine,?,tomb,?,?,?,?");
    // The trap lies there already.
    play(pit, "a1 d5", "roll; ban pit").refuses("crow.omen");
}

/// §area.fall
#[test]
fn who_dies_of_the_fall_does_not_fall() {
    play("phase=room area=3 grid=pit* hp=3", "a1 d5", "roll").ends(End::Trapped, 2).says("area=3");
}
