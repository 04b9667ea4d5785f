//! What is known: faces seen, and what the notebook holds.

use super::*;

fn view(table: &str) -> String {
    let game = game(DECK);
    write_table(&game.view(&read_table(&game.deck, table).expect("a table"), PLAYER))
}

#[track_caller]
fn holds(table: &str, deck: &str) {
    let view = view(table);
    assert!(view.split_whitespace().any(|part| part == format!("deck={deck}")), "{deck}: {view}");
}

/// §memory.seen
#[test]
fn a_face_is_seen_once_its_card_is_on_top() {
    let played = play_seeing("deck=1/?@0,?,?,doors", "w7@2", "use top");
    assert!(!played.table.unseen_white.has(6));
    assert_eq!(played.table.unseen_grey.len(), 9);
    played.says("deck=7/?@2^0,?,doors,1/?@2^0").top("C-P-D-M0");
    // Seen again, it is asked of nobody, and it lies as it was put.
    play("deck=1/?@0,7/?@2,doors", "use top").top("C-P-D-M0");
}

/// §memory.seen
#[test]
fn the_grey_face_of_a_card_stays_unseen_until_it_is_on_top_of_the_grey_side() {
    play_seeing("deck=3/?@0,1/?@0,doors,6/?@1", "g7@0", "flee")
        .says("deck=6/7@1^1,doors,1/?@0^0,3/?@0^0")
        .top("M3-C-R-D");
    // Nor is the back of what lies aside seen.
    play("deck=4/?@0,1/1@0,doors", "use top").aside(Aside::Treasure, "T-W-P-P/?");
    // A card that was first seen from grey keeps how it lies there when its white face is seen.
    play_seeing("colour=grey deck=?/6@2,1/1@0,doors", "w3@1", "use bottom")
        .says("colour=white")
        .top("M2-P-T-M4")
        .lies(3, "M2-P-T-M4/R-M6-D-P");
}

const LINE: &str = "deck=1/1@0,2/?@1,3/3@2,?,4/?@3,doors,6/6@0,7/7@1,9/9@2";

/// §memory.notebook
#[test]
fn the_notebook_holds_the_next_and_the_last_cards() {
    holds(&format!("{LINE} options=none,all"), "1/1@0^0,2/?@1^0,3/3@2^0,?,4/?@3^0,doors,6/6@0^0,7/7@1^0,9/9@2^0");
    holds(&format!("{LINE} options=none,0"), "1/1@0^0,*,*,?,*,doors,*,*,*");
    holds(&format!("{LINE} options=none,1"), "1/1@0^0,2/?@1^0,*,?,*,doors,*,*,9/9@2^0");
    holds(&format!("{LINE} options=none,3"), "1/1@0^0,2/?@1^0,3/3@2^0,?,*,doors,6/6@0^0,7/7@1^0,9/9@2^0");
    holds(&format!("{LINE} options=none,6"), "1/1@0^0,2/?@1^0,3/3@2^0,?,4/?@3^0,doors,6/6@0^0,7/7@1^0,9/9@2^0");
    assert_eq!(Options::default().notebook, Notebook::Near(3));
}

/// §memory.notebook
#[test]
fn what_is_forgotten_may_be_anywhere() {
    let game = game(DECK);
    let table = read_table(&game.deck, &format!("{LINE} options=none,1 aside=weapon:8/8@0")).expect("a table");
    let view = game.view(&table, PLAYER);
    let faces = |bag: &kernel::Bag<1>| bag.iter().map(|face| face + 1).collect::<Vec<_>>();
    // Never seen: the white 5 and the grey 2, 4 and 5. Forgotten: both faces of 3, 6 and 7, and one of 4.
    assert_eq!(faces(&view.unseen_white), [3, 4, 5, 6, 7]);
    assert_eq!(faces(&view.unseen_grey), [2, 3, 4, 5, 6, 7]);
    // What lies aside is not forgotten.
    assert_eq!(view.aside, table.aside);
}

/// §memory.notebook
#[test]
fn turned_over_it_is_read_the_other_way() {
    let table = "options=none,1 deck=3/3@0,1/1@0,2/2@1,doors,6/6@0,7/7@1,9/9@2";
    holds(table, "3/3@0^0,1/1@0^0,*,doors,*,*,9/9@2^0");
    holds(&write_table(&play(table, "flee").table), "9/9@2^0,7/7@1^0,*,doors,*,*,3/3@0^0");
}
