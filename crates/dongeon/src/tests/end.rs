//! The end.

use super::*;

/// §end.death
#[test]
fn the_fourth_wound_is_death_at_once() {
    play("wounds=3 deck=3/3@0,9/9@1,6/6@0,doors", "use top")
        .heard("fights Monster 4; 1+0 loses; hurt 0; ends Died 0")
        .ends(End::Died, 0);
    play("wounds=3 after=door deck=2/2@3,6/6@0,doors door=3", "use top")
        .heard("trap Life; hurt 0; ends Died 2")
        .ends(End::Died, 2);
    play("wounds=2 after=door deck=2/2@3,6/6@0,doors", "use top").says("phase=walk wounds=3");
    // Two treasures help before, not after.
    let rich = "wounds=3 deck=3/3@0,9/9@1,6/6@0,doors aside=treasure:4/4@0,treasure:1/1@3";
    play(rich, "use top").says("phase=beaten:monster:4");
    play(rich, "use top; bleed").ends(End::Died, 0);
}

/// §end.death
#[test]
fn a_fight_with_the_doors_held_can_kill() {
    play("wounds=3 deck=3/3@0,doors,9/9@1,6/6@0", "use top").ends(End::Died, 0).says("held=yes door=1");
}

/// §end.won
#[test]
fn alive_after_the_third_assault_the_game_is_won() {
    // Not one of them was won.
    let table = "door=4 deck=1/1@0,doors,9/9@1,7/7@1,3/3@0,2/2@2,8/8@0,6/6@3,4/4@0";
    play(table, "use top")
        .heard(
            "walks C; fights Assault(1) 5; 0+0 loses; hurt 3; fights Assault(2) 8; 3+0 loses; hurt 2; \
             fights Assault(3) 10; 5+0 loses; hurt 1; ends Won 11",
        )
        .ends(End::Won, 11);
    play(&format!("{table} wounds=1"), "use top").ends(End::Died, 3);
    play(&format!("{table} wounds=2"), "use top")
        .heard("walks C; fights Assault(1) 5; 0+0 loses; hurt 1; fights Assault(2) 8; 3+0 loses; hurt 0; ends Died 3");
}

/// §end.cap
#[test]
fn after_a_thousand_card_actions_the_dungeon_has_won() {
    let table = |actions: u16| format!("actions={actions} door=2 deck=1/1@0,6/6@0,2/2@0,doors");
    play(&table(998), "use top").says("phase=walk actions=999");
    play(&table(999), "use top").says("actions=1000").ends(End::Worn, 1);
    // Healing is not an action on a card.
    let hurt = "wounds=1 aside=treasure:4/4@0,wound:3/3@1,treasure:8/8@3";
    play(&format!("{} {hurt}", table(999)), "heal").says("phase=walk actions=999");
    // A lost fight is settled first.
    let beaten = "actions=999 after=door deck=9/9@1,7/7@1,6/6@0,doors aside=treasure:8/8@3";
    play(beaten, "use top").says("phase=beaten:monster:1 actions=1000");
    play(beaten, "use top; ransom").ends(End::Worn, 0);
    // Who wins with the last action has won.
    let last = "actions=999 door=4 deck=1/1@0,doors,9/9@1,6/6@3,7/7@1,3/3@0,2/2@2,8/8@0,4/4@0";
    play(last, "use top").ends(End::Won, 13);
}

/// §end.over
#[test]
fn nothing_is_done_after_the_end() {
    for end in ["won", "died", "lost", "worn"] {
        let table = format!("phase=over:{end} wounds=1 deck=3/3@0,1/1@0,doors aside=treasure:4/4@0,treasure:8/8@3");
        for action in ["use top", "use right", "leave", "flee", "heal", "ransom", "bleed", "fight"] {
            play(&table, action).refuses("end.over");
        }
        may(&table, "");
        let game = game(DECK);
        let table = read_table(&game.deck, &table).unwrap();
        game.candidates(&table, PLAYER, |action| panic!("{action:?}"));
        assert!(game.awaited(&table).is_empty());
    }
}

/// §end.score
#[test]
fn a_run_is_worth_its_doors_and_a_victory_ten_and_its_lives() {
    let score = |table: &str| read_table(&game(DECK).deck, table).unwrap().score();
    for door in 1..=4 {
        for end in ["died", "lost", "worn"] {
            assert_eq!(score(&format!("phase=over:{end} door={door}")), door - 1);
        }
    }
    for wounds in 0..4 {
        assert_eq!(score(&format!("phase=over:won door=4 wounds={wounds}")), 14 - wounds);
    }
}
