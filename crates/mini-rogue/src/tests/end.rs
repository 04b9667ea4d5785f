//! The end.

use super::*;

/// §end.won
#[test]
fn the_game_is_won_with_the_second_phase_of_og() {
    let last = "area=10 guardian=husk at=9 phase=strike dice=3 dungeon=6 hp=7 food=0";
    play(&format!("{last} fight=heart:3"), "", "stop").ends(End::Won, 17).says("area=10 food=0 hp=7");
    play(&format!("{last} fight=husk:3"), "", "stop").says("phase=fight");
    play(&format!("{last} fight=heart:4:0:1:poisoned"), "", "stop").ends(End::Won, 17);
    let two =
        "class=rogue,mage area=10 guardian=husk at=9,9 phase=strike dice=3 dungeon=6 hp=7,5 fight=heart:3:0:1:together";
    play(two, "", "stop").ends(End::Won, 15);
}

/// §end.over
#[test]
fn nothing_is_done_after_the_end() {
    for end in ["won", "slain", "trapped", "starved", "poisoned", "worn"] {
        for action in ["attack", "stop", "go right", "drink life", "roll", "deal", "accept", "leave"] {
            refuses(&format!("phase=over:{end} potions=life hp=5"), action, "end.over");
        }
        let game = MiniRogue::default();
        let mut legal = Moves::new();
        game.legal_actions(&table(&format!("phase=over:{end} potions=life")), Seat(0), &mut legal);
        assert!(legal.is_empty());
    }
}

/// §end.score
#[test]
fn a_lost_game_scores_the_areas_left_behind() {
    for area in 1..=10 {
        let text = format!("area={area} phase=strike fight=husk:20 dice=2 dungeon=6 hp=1");
        play(&text, "", "stop").ends(End::Slain, area - 1);
    }
}

/// §end.score
#[test]
fn a_win_scores_ten_and_the_hit_points_left() {
    for hp in [1, 20] {
        let text = format!("area=10 phase=strike fight=heart:2 dice=2 dungeon=6 hp={hp} at=9");
        play(&text, "", "stop").ends(End::Won, 10 + hp);
    }
    for hp in ["4,9", "9,4"] {
        let text =
            format!("class=rogue,mage area=10 phase=strike fight=heart:2:0:1:together dice=2 dungeon=6 hp={hp} at=9,9");
        play(&text, "", "stop").ends(End::Won, 14);
    }
}

/// §end.cap
#[test]
fn a_hundred_blows_wear_everybody_out() {
    let fight = |blows: u8| format!("phase=strike fight=lair:6:{blows} dice=0 dungeon=1 area=2 grid=lair*");
    play(&fight(98), "", "stop").says("phase=fight fight=lair:6:99:1:-");
    play(&fight(99), "", "stop").ends(End::Worn, 1);
    // A skill is a blow; whoever kills with the last one has won.
    play("phase=fight fight=lair:6:99 grid=lair*", "a5 d1", "backstab").ends(End::Worn, 0);
    play("phase=strike fight=lair:6:99 dice=6! dungeon=1 grid=lair*,nest,?,tomb", "", "stop").says("phase=move");
    // Both heroes' blows count together.
    let two = "class=rogue,mage phase=strike fight=lair:6:99:1:together dice=0 dungeon=1 turn=2 grid=lair*";
    play(two, "", "stop").ends(End::Worn, 0);
}
