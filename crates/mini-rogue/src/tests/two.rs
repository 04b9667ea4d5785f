//! Two heroes.

use super::*;

/// §two.classes
#[test]
fn two_heroes_are_of_two_classes() {
    for (hero, partner, classes) in [
        (Class::Rogue, Class::Mage, "class=rogue,mage"),
        (Class::Rogue, Class::Rogue, "class=rogue,mage"),
        (Class::Mage, Class::Mage, "class=mage,rogue"),
        (Class::Mage, Class::Rogue, "class=mage,rogue"),
        (Class::Crusader, Class::Crusader, "class=crusader,rogue"),
        (Class::Priestess, Class::Priestess, "class=priestess,rogue"),
        (Class::Priestess, Class::Crusader, "class=priestess,crusader"),
    ] {
        let options = Options { players: 2, hero: Cast::Of(hero), partner, ..Options::default() };
        set_up(options, "a6 a1 rest").says(classes);
    }
    let drawn = Options { players: 2, hero: Cast::Drawn, ..Options::default() };
    set_up(drawn, "mage a6 a1 rest").says("class=mage,rogue");
    set_up(drawn, "rogue a6 a1 rest").says("class=rogue,mage");
}

/// §two.shared
#[test]
fn gold_and_food_are_shared_and_start_with_both_sums() {
    let two = |hero, partner, difficulty| Options {
        players: 2,
        hero: Cast::Of(hero),
        partner,
        difficulty,
        ..Options::default()
    };
    set_up(two(Class::Rogue, Class::Mage, Difficulty::Normal), "a6 a1 rest")
        .says("gold=8 food=4 hp=10,11 armor=0,0 potions=-,perception xp=0,0");
    set_up(two(Class::Rogue, Class::Mage, Difficulty::Roguelike), "a6 a1 rest").says("gold=2 food=4 hp=8,9");
    set_up(two(Class::Crusader, Class::Priestess, Difficulty::Roguelike), "a6 a1 rest").says("gold=0 food=4 hp=8,11");
    set_up(two(Class::Priestess, Class::Rogue, Difficulty::Easy), "a6 a1 rest").says("gold=7 food=4 hp=15,12");
    // Both buy from the same purse.
    let shop = "class=rogue,mage phase=room grid=merchant*,lair,?,nest gold=3 hp=5,5";
    play(shop, "", "1: buy herbs; 1: leave; 2: buy herbs; 2: buy herbs; 2: buy herbs").refuses("merchant.trade");
    play(shop, "", "1: buy herbs; 1: leave; 2: buy herbs; 2: leave").says("gold=1 hp=6,6 phase=move");
}

/// §two.shared
#[test]
fn one_ration_feeds_both_and_without_one_both_starve() {
    let exit = |more: &str| format!("class=rogue,mage phase=move area=2 at=8,8 hp=9,8 {more}");
    play(&exit("food=2"), "rest", "go right; go right").says("food=1 hp=9,8 area=3");
    play(&exit("food=0"), "rest", "go right; go right").says("food=0 hp=6,5 area=3");
    play(&exit("food=0 hp=9,3"), "", "go right; go right").ends(End::Starved, 1);
    play(&exit("food=0 hp=3,9"), "", "go right; go right").ends(End::Starved, 1).says("hp=0,9");
}

/// §two.leader
#[test]
fn the_higher_die_leads_and_ties_are_thrown_again() {
    let two = Options { players: 2, ..Options::default() };
    set_up(two, "a6 a1 rest").says("leader=1 turn=1 dice=6+1").hears("6:1 leads 1");
    set_up(two, "a2 a3 rest").says("leader=2 turn=2").hears("2:3 leads 2");
    set_up(two, "a4 a4 a1 a1 a2 a5 rest").says("leader=2 turn=2");
}

/// §two.leader
#[test]
fn the_lead_changes_with_every_area_also_after_a_fall() {
    for (leader, next) in [(1, 2), (2, 1)] {
        let exit = format!("class=rogue,mage phase=move area=2 at=8,8 food=2 leader={leader} turn={leader}");
        play(&exit, "rest", "go right; go right").says(&format!("leader={next} turn={next} phase=room"));
        let pit = format!("class=rogue,mage phase=room grid=pit* leader={leader} turn={leader}");
        play(&pit, "a1 d5 a5 d1 shrine tomb", "roll; roll")
            .says(&format!("area=3 leader={next} turn={next} phase=move"));
    }
    // Alone there is nobody to change with.
    play("phase=move area=2 at=8 food=2", "rest", "go right").says("leader=1 turn=1");
}

/// §two.turn
#[test]
fn whoever_is_not_asked_does_not_decide() {
    let rest = "class=rogue,mage phase=room grid=rest*,lair,?,nest state=-,- leader=2 turn=2";
    play(rest, "", "1: pick 1").refuses("two.turn");
    play(rest, "", "2: pick 1").says("turn=1 xp=0,1 phase=room state=-,ready+settled");
    play(rest, "", "2: pick 1; 2: pick 1").refuses("two.turn");
    play(rest, "", "2: pick 1; 1: pick 3").says("turn=2 xp=0,1 hp=12,10 phase=move");
    let game = MiniRogue::default();
    let mut offered = 0;
    game.candidates(&table(rest), Seat(0), |_| offered += 1);
    assert_eq!(offered, 0);
}

/// §two.ways
#[test]
fn each_goes_their_own_way_and_both_move_when_both_have_chosen() {
    let way = "class=rogue,mage phase=move grid=rest*,shrine,?,treasure";
    play(way, "", "go right").says("at=1,1 turn=2 going=right,- phase=move");
    play(way, "", "go right; go down")
        .says("at=2,4 turn=1 going=-,- phase=room grid=rest*,shrine*,?,treasure*,?,?,?,?");
    play(way, "", "go down; go down").says("at=4,4 turn=1 phase=room");
    // The second hears of the first before choosing.
    play(way, "", "1: go right; 1: go down").refuses("two.turn");
    let apart = "class=rogue,mage phase=move at=3,7 state=blind,blind";
    play(apart, "lair pit", "go down; go right").says("at=6,8");
    play(apart, "", "go down; go down").refuses("area.ways");
    // One may pass a room by, and the other not.
    play(way, "", "evade right; go down").says("at=2,4 turn=2 phase=room state=settled+evading,ready");
}

/// §two.ways: once the area looks otherwise, whoever chose first may think again; a skill that was spent stays spent.
#[test]
fn what_the_second_changes_lets_the_first_think_again() {
    let draft = "class=rogue,mage phase=move grid=rest*,shrine,?,lair card=-,crow";
    play(draft, "", "go right; swap 2; with 4").says("turn=1 going=-,- grid=rest*,lair,?,shrine,?,?,?,?");
    play(draft, "", "evade right; swap 2; with 4").says("turn=2 going=right,-");
    let sight = "class=rogue,mage phase=move grid=rest*,shrine,?,lair";
    play(sight, "tomb", "go right; see 3; enough").says("turn=1 going=-,-");
    play(sight, "tomb", "go right; see 3").says("turn=2 going=right,-");
    let blind = "class=rogue,mage phase=move grid=rest*,shrine,?,? potions=-,water state=-,blind";
    play(blind, "lair", "go right; drink water").says("turn=1 going=-,- grid=rest*,shrine,?,lair,?,?,?,?");
}

/// §two.rooms
#[test]
fn in_the_same_room_each_deals_with_it_in_turn() {
    let chest = "class=rogue,mage phase=room grid=treasure*,lair,?,nest state=danger,-";
    play(chest, "a1 d1 a5 d2", "roll; roll; pick 2").says("gold=5 phase=move turn=1");
    let shrine = "class=rogue,mage phase=room grid=shrine*,lair,?,nest state=-,- gold=1";
    play(shrine, "d1 d6", "offer; pray").says("state=cursed+settled,settled hp=10,11 gold=0");
    let tomb = "class=rogue,mage phase=room grid=tomb*,lair,?,nest";
    play(tomb, "a5 d2 a1 d4", "roll; row 1; roll").says("potions=water,- xp=0,1 phase=move");
}

/// §two.rooms
#[test]
fn in_different_rooms_each_deals_with_their_own_alone() {
    let apart = "class=rogue,mage phase=move grid=rest*,treasure,?,lair leader=2 turn=2";
    play(apart, "", "go down; go right").says("turn=2 phase=fight fight=lair:6:0:2:- state=ready,ready+danger");
    let won = "class=rogue,mage at=2,4 leader=2 turn=2 phase=strike fight=lair:2:0:2 dice=2 dungeon=1 grid=rest*,treasure*,?,lair*";
    play(won, "", "stop").says("turn=1 phase=room xp=0,1");
    play(won, "a1 d1 crow pit tomb", "stop; roll")
        .says("gold=1 turn=2 phase=move grid=rest*,treasure*,tomb,lair*,crow,?,pit,?");
}

/// §two.items
#[test]
fn whoever_alone_passes_gets_the_card() {
    let armory = "class=rogue,mage phase=room grid=armory*,lair,?,nest";
    play(armory, "a5 d4", "roll").says("tried=+4,- turn=2 phase=room card=-,-");
    play(armory, "a5 d4 a1 d6", "roll; roll")
        .says("card=weapon2,- phase=move turn=1 tried=-,- grid=-*,lair,?,nest,?,?,?,?");
    play(armory, "a4 d4 a6 d6", "roll; roll").says("card=-,weapon3 phase=move turn=1");
    // Who carries one already keeps either.
    play(&format!("{armory} card=-,crow"), "a4 d4 a6 d6", "roll; roll").says("phase=item turn=2").may("take; leave");
    play(&format!("{armory} card=-,crow"), "a4 d4 a6 d6", "roll; roll; leave").says("card=-,crow phase=move");
}

/// §two.items
#[test]
fn if_both_or_none_pass_the_leader_decides() {
    for leader in [1, 2] {
        let other = 3 - leader;
        let armory = format!("class=rogue,mage phase=room grid=armory*,lair,?,nest leader={leader} turn={leader}");
        for faces in ["a5 d1 a6 d6", "a1 d1 a2 d6"] {
            let tested = play(&armory, faces, "roll; roll").says(&format!("phase=award turn={leader}"));
            tested.may("award 1; award 2; leave");
            // The weapon is by the die of whoever gets it: the leader threw a 1, the other a 6.
            let first = play(&armory, faces, &format!("roll; roll; award {leader}")).table;
            assert_eq!(first.heroes[leader - 1].item, Item::Weapon(1));
            let second = play(&armory, faces, &format!("roll; roll; award {other}")).table;
            assert_eq!(second.heroes[other - 1].item, Item::Weapon(3));
            play(&armory, faces, "roll; roll; leave").says("card=-,- phase=move grid=armory*,lair,?,nest,?,?,?,?");
            for action in ["roll", "take", "go right", "pick 1"] {
                play(&armory, faces, &format!("roll; roll; {action}")).refuses("two.items");
            }
        }
    }
}

/// §two.items §item.one
#[test]
fn whoever_is_given_a_second_card_keeps_either() {
    let armory = "class=rogue,mage phase=room grid=armory*,lair,?,nest card=-,crow";
    let given = play(armory, "a1 d1 a2 d6", "roll; roll; award 2").says("phase=item turn=2 card=-,crow");
    given.may("take; leave");
    play(armory, "a1 d1 a2 d6", "roll; roll; award 2; take").says("card=-,weapon3 phase=move turn=1 tried=-,-");
    play(armory, "a1 d1 a2 d6", "roll; roll; award 2; leave").says("card=-,crow phase=move turn=1 tried=-,-");
}

/// §two.exchange §two.limits §item.one
#[test]
fn without_the_limit_cards_are_given_one_by_one() {
    let any = "options=2,rogue,mage,normal,sold,any class=rogue,mage phase=move grid=rest*,lair,?,nest";
    let both = format!("{any} card=crow+weapon2,-");
    refuses(&both, "give card", "two.exchange");
    refuses(&both, "trade card for card", "two.exchange");
    play(&both, "", "give crow").says("card=weapon2,crow");
    play(&both, "", "give weapon").says("card=crow,weapon2");
    play(&both, "", "give weapon; give card").says("card=-,crow+weapon2");
    play(&format!("{any} card=crow,weapon1"), "", "give card").says("card=-,crow+weapon1");
    play(&format!("{any} card=crow,weapon1"), "", "trade card for card; agree").says("card=weapon1,crow");
    refuses(&format!("{any} card=crow,weapon1"), "give crow", "two.exchange");
    // With the limit, whoever carries a card takes no other.
    let one = "class=rogue,mage phase=move grid=rest*,lair,?,nest card=crow,weapon1";
    refuses(one, "give card", "two.limits");
    // An award without the limit is no choice.
    let armory =
        "options=2,rogue,mage,normal,sold,any class=rogue,mage phase=room grid=armory*,lair,?,nest card=-,crow";
    play(armory, "a1 d1 a2 d6", "roll; roll; award 2").says("card=-,crow+weapon3 phase=move");
}

/// §two.items
#[test]
fn the_leader_decides_whether_the_crow_is_fed_and_then_both_test() {
    let crow = "class=rogue,mage phase=room grid=crow*,lair,?,nest food=2";
    may(crow, "feed; leave");
    play(crow, "", "leave").says("phase=move turn=1 food=2 card=-,-");
    play(crow, "", "feed").says("food=1 fed=yes turn=1 phase=room").may("roll");
    play(crow, "", "feed; leave").refuses("area.entrance");
    play(crow, "a5 d1 a1 d1", "feed; roll; roll").says("card=crow,- fed=no food=1 phase=move");
    play(crow, "a1 d1 a5 d1", "feed; roll; roll").says("card=-,crow fed=no food=1 phase=move");
    play(crow, "a1 d1 a1 d1", "feed; roll; roll; award 2").says("card=-,crow");
    play(crow, "a1 d1 a1 d1", "feed; roll; roll; leave").says("card=-,- food=1 fed=no");
    // Alone with it, one needs no test.
    play(
        "class=rogue,mage phase=room at=2,4 state=-,settled grid=rest*,crow*,tomb,lair*,shrine,?,nest food=2",
        "",
        "feed",
    )
    .says("card=crow,- food=1 phase=move");
}

/// §two.traps
#[test]
fn only_who_fails_suffers() {
    let hall = "class=rogue,mage phase=room grid=gauntlet*,lair,?,nest state=danger,-";
    play(hall, "a1 d5 a5 d3", "roll; roll").says("hp=9,10 armor=0,1 state=poisoned+danger+settled,danger+settled");
    play(hall, "a5 d3 a1 d6", "roll; roll").says("hp=10,9 armor=1,0 state=danger+settled,poisoned+danger+settled");
}

/// §two.traps
#[test]
fn a_fall_takes_both_after_the_other_has_dealt_with_the_room() {
    let pit = "class=rogue,mage phase=room grid=pit* state=-,-";
    play(pit, "a1 d5", "roll").says("hp=7,10 falling=yes turn=2 phase=room area=1");
    play(pit, "a1 d5 a5 d3 shrine tomb", "roll; roll")
        .says("hp=7,10 xp=0,2 area=3 at=1,1 turn=2 falling=no fell=yes phase=move grid=pit*,shrine,?,tomb,?,?,?,?");
    play(pit, "a1 d5 a1 d6 shrine tomb", "roll; roll").says("hp=7,7 area=3");
    // Wherever the other is.
    let apart = "class=rogue,mage phase=room at=2,4 state=-,- grid=rest*,pit*,?,treasure* leader=1 turn=1";
    play(apart, "a1 d5", "roll").says("falling=yes turn=2 area=1 hp=7,10");
    play(apart, "a1 d5 a1 d1 shrine tomb", "roll; roll").says("gold=1 area=3 at=1,1 hp=7,10");
    // From the lowest floor nobody falls.
    play(&format!("{apart} area=9"), "a1 d5", "roll").says("falling=no hp=7,10 turn=2 phase=room");
}

/// §two.fight
#[test]
fn both_fight_one_enemy_in_turn() {
    let fight =
        "class=rogue,mage phase=fight grid=lair*,nest,?,tomb fight=lair:12:0:2:together leader=2 turn=2 state=-,-";
    play(fight, "a2 d2", "attack; stop").says("hp=10,8 turn=1 phase=fight fight=lair:10:1:2:together");
    play(fight, "a2 d2 a3 d6", "attack; stop; attack; stop").says("hp=8,8 turn=2 fight=lair:7:2:2:together");
    play(fight, "a2 d2", "attack; stop; 2: attack").refuses("two.turn");
    let last =
        "class=rogue,mage phase=strike grid=lair*,nest,?,tomb fight=lair:2:5:2:together dice=2 dungeon=6 leader=2";
    for turn in [1, 2] {
        play(&format!("{last} turn={turn}"), "", "stop")
            .says("xp=1,1 hp=10,10 phase=move turn=2 state=ready+settled,ready+settled");
    }
}

/// §two.fight
#[test]
fn enemies_have_the_second_figure_for_two() {
    for (area, hp) in [(1, 12), (3, 18), (5, 24), (8, 30)] {
        let way = format!("class=rogue,mage phase=move area={area} grid=rest*,nest,?,lair");
        play(&way, "", "go right; go right")
            .says(&format!("fight=nest:{hp}:0:1:together state=ready+danger,ready+danger"));
        play(&way, "", "go right; go down").says(&format!("fight=nest:{}:0:1:-", hp / 2));
    }
    for (area, hp) in [(2, 24), (4, 32), (7, 40)] {
        let exit =
            format!("class=rogue,mage phase=move area={area} at=8,8 guardian=weaver guardians=- leader=2 turn=2");
        play(&exit, "", "go right; go right").says(&format!("fight=weaver:{hp}:0:2:together turn=2"));
    }
    for (area, hp) in [(1, 20), (3, 24), (5, 28), (8, 32)] {
        let tomb = format!("class=rogue,mage phase=room area={area} grid=tomb*,lair,?,nest");
        play(&tomb, "a1 d6", "roll").says(&format!("fight=ghost:{hp}:0:1:together turn=1"));
    }
}

/// §two.fight
#[test]
fn both_get_a_reward() {
    let last = "class=rogue,mage phase=strike area=2 at=9,9 guardian=wyrm guardians=warden+weaver food=1 \
                fight=wyrm:2:5:1:together dice=2 dungeon=6 turn=2";
    play(last, "d1", "stop").says("xp=2,2 phase=pick turn=1 beaten=yes");
    play(last, "d1 d2", "stop; pick 1").says("potions=fire,- turn=2 phase=pick dungeon=2");
    play(last, "d1 d2 rest", "stop; pick 1; pick 2")
        .says("potions=fire,- gold=1 area=3 food=0 turn=2 leader=2 phase=room");
}

/// §two.fight
#[test]
fn a_ghost_at_the_tomb_of_both_is_fought_by_both() {
    let tomb = "class=rogue,mage phase=room grid=tomb*,lair,?,nest leader=2 turn=2 state=-,-";
    // Whoever woke it: the leader attacks first, and the other's search is still to come.
    play(tomb, "a1 d6", "roll").says("fight=ghost:20:0:2:together turn=2 state=danger,danger");
    let woken = play(tomb, "a1 d3 a1 d6", "roll; roll").says("gold=1 fight=ghost:20:0:1:together turn=2");
    woken.may("attack");
    let last = "class=rogue,mage phase=strike grid=tomb*,lair,?,nest leader=2 turn=1 fight=ghost:2:5:2:together dice=2 dungeon=6";
    play(last, "", "stop").says("xp=1,1 turn=1 phase=room state=ready,ready+settled");
    // Alone at the tomb, one fights it alone.
    let apart = "class=rogue,mage phase=room at=2,4 state=-,settled grid=rest*,tomb*,?,lair*";
    play(apart, "a1 d6", "roll").says("fight=ghost:10:0:1:- state=danger,settled");
}

/// §two.fight
#[test]
fn whoever_evades_leaves_the_other_alone() {
    let way = "class=rogue,mage phase=move grid=rest*,lair,?,nest";
    play(way, "", "evade right; go right")
        .says("fight=lair:6:0:2:- turn=2 phase=fight state=settled+evading,ready+danger");
    // Nor does a ghost drag in whoever slipped past its tomb.
    let tomb = "class=rogue,mage phase=move grid=rest*,tomb,?,nest";
    play(tomb, "a1 d6", "evade right; go right; roll").says("fight=ghost:10:0:2:- turn=2");
    let last = "class=rogue,mage at=2,2 phase=strike grid=rest*,lair*,tomb,nest,shrine fight=lair:2:5:2 dice=2 dungeon=6 turn=2 state=settled,-";
    play(last, "", "stop").says("xp=0,1 phase=move turn=1");
}

const TOGETHER: &str =
    "class=rogue,mage phase=move grid=rest*,lair,?,nest potions=fire+life,water armor=2,0 card=crow,weapon2";

/// §two.exchange
#[test]
fn whoever_stands_together_gives_between_two_rooms() {
    play(TOGETHER, "", "give fire").says("potions=life,fire+water turn=1 phase=move").heard("1 gives potion(fire)");
    play(TOGETHER, "", "give armor; give armor").says("armor=0,2");
    play(&TOGETHER.replace(",weapon2", ",-"), "", "give card").says("card=-,crow");
    play(&TOGETHER.replace("card=crow", "card=-"), "", "go right; give card").says("card=weapon2,-");
    refuses(TOGETHER, "give frost", "two.exchange");
    play(TOGETHER, "", "go right; give armor").refuses("two.exchange");
    refuses(&TOGETHER.replace("card=crow", "card=-"), "give card", "two.exchange");
    refuses(&format!("{TOGETHER} at=2,4"), "give fire", "two.exchange");
    refuses(&format!("{TOGETHER} at=2,4"), "trade fire for water", "two.exchange");
    refuses("phase=move grid=rest*,lair,?,nest potions=fire", "give fire", "two.exchange");
    refuses(&TOGETHER.replace("phase=move", "phase=room"), "give fire", "area.entrance");
}

/// §two.exchange
#[test]
fn an_exchange_needs_the_consent_of_the_other() {
    let offered = play(TOGETHER, "", "trade fire for water")
        .says("aside=offer:fire:water turn=2 offers=1 potions=fire+life,water");
    offered.may("agree; refuse");
    play(TOGETHER, "", "trade fire for water; 1: agree").refuses("two.turn");
    play(TOGETHER, "", "trade fire for water; agree").says("potions=life+water,fire turn=1 aside=- phase=move");
    play(TOGETHER, "", "trade fire for water; refuse").says("potions=fire+life,water turn=1 aside=-");
    play(TOGETHER, "", "trade card for card; agree").says("card=weapon2,crow turn=1");
    for action in ["go right", "give water", "attack", "leave"] {
        play(TOGETHER, "", &format!("trade fire for water; {action}")).refuses("two.exchange");
    }
    refuses(TOGETHER, "agree", "area.ways");
    // Like for like, and only what is there.
    refuses(TOGETHER, "trade fire for armor", "two.exchange");
    refuses(TOGETHER, "trade armor for water", "two.exchange");
    refuses(TOGETHER, "trade card for water", "two.exchange");
    refuses(TOGETHER, "trade frost for water", "two.exchange");
    refuses(TOGETHER, "trade fire for frost", "two.exchange");
    refuses(&TOGETHER.replace("weapon2", "-"), "trade card for card", "two.exchange");
}

/// §two.exchange
#[test]
fn each_proposes_twice_between_two_rooms() {
    let twice = "trade fire for water; refuse; trade life for water; refuse";
    play(TOGETHER, "", &format!("{twice}; trade fire for water")).refuses("two.exchange");
    play(TOGETHER, "", &format!("{twice}; give life")).says("potions=fire,life+water");
    // The other has proposals of their own, and after the next room there are new ones.
    play(TOGETHER, "", &format!("{twice}; go right; trade water for fire; agree"))
        .says("potions=life+water,fire offers=1 turn=2");
    play("class=rogue,mage phase=room grid=rest*,lair,?,nest offers=2", "", "pick 1; pick 1")
        .says("offers=0 phase=move");
}

/// §two.limits
#[test]
fn nobody_is_given_more_than_they_can_carry() {
    let full = TOGETHER.replace(",water", ",water+frost");
    refuses(&full, "give fire", "two.limits");
    play(&full, "", "trade fire for water; agree").says("potions=life+water,fire+frost");
    refuses(&TOGETHER.replace(",water", ",fire"), "give fire", "two.limits");
    refuses(&TOGETHER.replace("armor=2,0", "armor=2,4"), "give armor", "two.limits");
    refuses(TOGETHER, "give card", "two.limits");
    // Neither would end with two of a kind.
    refuses(&TOGETHER.replace(",water", ",fire"), "trade fire for fire", "two.limits");
    refuses(&TOGETHER.replace(",water", ",life+water"), "trade life for water", "two.limits");
    refuses(&TOGETHER.replace("fire+life,water", "fire+water,water"), "trade fire for water", "two.limits");
}

/// §two.death
#[test]
fn if_one_dies_both_have_lost() {
    let strike = "class=rogue,mage phase=strike fight=lair:12:0:1:together dice=2 dungeon=3 grid=lair* hp=2,2";
    play(strike, "", "stop").ends(End::Slain, 0).says("hp=0,2");
    play(&format!("{strike} turn=2"), "", "stop").ends(End::Slain, 0).says("hp=2,0");
    play(strike, "", "stop; 2: attack").refuses("end.over");
}
