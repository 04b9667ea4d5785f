//! Avoiding.

use super::*;

/// §avoid.whole
#[test]
fn the_first_room_may_be_avoided() {
    let start = write_table(&set_up(Options::default(), "QS,7D,5H,9C").table);
    play_drawing(&start, "2S,3S,4S,5S", "avoid")
        .says("hp=20 room=2S,3S,4S,5S dealt=4 rooms=2 beneath=QS,7D,5H,9C avoided=yes");
}

/// §avoid.whole
#[test]
fn a_begun_room_is_not_avoided() {
    let table = "room=2S,7D,5H,9C unseen=3S,4S,5S,6S";
    play(table, "take 7D; avoid").refuses("avoid.whole");
    play(table, "take 7D; take 5H; avoid").refuses("avoid.whole");
}

/// §avoid.whole
#[test]
fn a_short_room_is_not_avoided() {
    play("room=2S,7D dealt=2", "avoid").refuses("avoid.whole");
    play("room=2S,7D,5H dealt=3", "avoid").refuses("avoid.whole");
    play("room=2S dealt=2", "avoid").refuses("avoid.whole");
}

/// §avoid.whole
#[test]
fn avoided_cards_come_back_as_they_lay() {
    let played = play_drawing(
        "room=9C,2S,7D,5H unseen=3S,3D,3H,4S,10H",
        "3S,3D,3H,4S,10H",
        "avoid; take 3D; take 3H; fight 3S weapon",
    )
    .says("room=4S,10H,9C,2S beneath=7D,5H unseen= rooms=3");
    let next = write_table(&played.table);
    play(&next, "fight 2S weapon; take 10H; fight 9C hands").says("hp=11 room=4S,7D,5H dealt=3 beneath= rooms=4");
}

/// §avoid.whole
#[test]
fn avoided_rooms_lie_one_beneath_the_other() {
    play_drawing(
        "room=2H,3H,4H,5H unseen=2D,3D,4D,5D,6D beneath=KS,QS,AC,JC",
        "6D,2D,5D,4D,3D",
        "avoid; take 6D; take 2D; take 5D; avoid",
    )
    .says("room=AC,JC,2H,3H beneath=4H,5H,4D,3D,KS,QS unseen= rooms=4");
}

/// §avoid.whole
#[test]
fn the_last_four_cards_come_straight_back() {
    play("room=2S,3S,4S,5S", "avoid")
        .says("room=2S,3S,4S,5S dealt=4 rooms=2 beneath= avoided=yes")
        .heard("avoided; room 2; deals 2S; deals 3S; deals 4S; deals 5S");
}

/// §avoid.twice
#[test]
fn never_two_running() {
    let table = "room=2H,3H,4H,5H unseen=2D,3D,4D,5D,6D,7D,8D,9D";
    play_drawing(table, "2D,3D,4D,5D", "avoid; avoid").refuses("avoid.twice");
    play_drawing(table, "2D,3D,4D,5D", "avoid; take 2D; avoid").refuses("avoid.twice");
}

/// §avoid.twice
#[test]
fn after_a_room_was_played_the_next_can_be_avoided() {
    play_drawing(
        "room=2H,3H,4H,5H unseen=2D,3D,4D,5D,6D,7D,8D,9D,10D,6H,7H",
        "2D,3D,4D,5D,6D,7D,8D,9D,10D,6H,7H",
        "avoid; take 2D; take 3D; take 4D; avoid",
    )
    .says("room=9D,10D,6H,7H beneath=2H,3H,4H,5H,5D,6D,7D,8D rooms=4 avoided=yes");
}

/// §avoid.twice
#[test]
fn rooms_are_avoided_without_any_limit_in_number() {
    play(
        "room=2H,3H,4H,5H beneath=2D,3D,4D,5D,6D,7D,8D,9D,10D,6H,7H,8H",
        "avoid; take 2D; take 3D; take 4D; avoid; take 9D; take 10D; take 6H; avoid; take 4H; take 5H; take 5D; avoid",
    )
    .says("rooms=8 avoided=yes");
}

/// §avoid.partly
#[test]
fn the_rest_of_a_begun_room_goes_beneath() {
    let table = "hp=9 room=2H,3H,4D,5C unseen=6S,7S,8S,9S beneath=KS options=lt,partly,all,pile";
    play_drawing(table, "6S,7S,8S,9S", "take 3H; avoid")
        .says("hp=12 room=6S,7S,8S,9S dealt=4 rooms=2 beneath=KS,2H,4D,5C avoided=yes");
    play_drawing(table, "9S,7S,8S,6S", "take 3H; take 4D; avoid").says("room=9S,7S,8S,6S beneath=KS,2H,5C weapon=4D:");
    play_drawing(table, "9S,7S,8S,6S", "avoid").says("room=9S,7S,8S,6S beneath=KS,2H,3H,4D,5C");
    play("room=2H,3H,4D,5C options=lt,apart,all,pile", "take 3H; avoid").refuses("avoid.whole");
}

/// §avoid.partly
#[test]
fn begun_rooms_are_never_avoided_two_running() {
    let table = "room=2H,3H,4H,5H unseen=2D,3D,4D,5D,6D,7D,8D,9D,10D,6H,7H options=lt,partly,all,pile";
    let avoided = "take 2H; avoid";
    let played_out = "take 2D; take 3D; take 4D";
    let refused = format!("{avoided}; avoid");
    play_drawing(table, "2D,3D,4D,5D", &refused).refuses("avoid.twice");
    let begun = format!("{avoided}; take 2D; avoid");
    play_drawing(table, "2D,3D,4D,5D", &begun).refuses("avoid.twice");
    let again = format!("{avoided}; {played_out}; take 6D; avoid");
    play_drawing(table, "2D,3D,4D,5D,6D,7D,8D,9D,10D,6H,7H", &again)
        .says("room=9D,10D,6H,7H beneath=3H,4H,5H,5D,7D,8D avoided=yes");
}

/// §avoid.partly
#[test]
fn a_begun_room_avoided_over_an_empty_dungeon_is_the_last() {
    play("room=2S,3S,4S,5S options=lt,partly,all,pile", "fight 4S hands; avoid").says("room=2S,3S,5S dealt=3 rooms=2");
    play("room=2S,3S dealt=2 options=lt,partly,all,pile", "avoid").refuses("avoid.whole");
}

/// §avoid.never
#[test]
fn no_room_is_avoided() {
    let options = Options { avoid: Avoid::Never, ..Options::default() };
    let start = write_table(&set_up(options, "QS,7D,5H,9C").table);
    play(&start, "avoid").refuses("avoid.never");
    play(&start, "take 7D; avoid").refuses("avoid.never");
    let played = "take 7D; take 5H; fight 9C weapon; avoid";
    play_drawing(&start, "2S,3S,4S", played).refuses("avoid.never");
}
