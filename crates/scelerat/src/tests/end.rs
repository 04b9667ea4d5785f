//! End.

use super::*;

/// §end.death
#[test]
fn life_at_zero_is_death_at_once() {
    play("hp=12 room=QS,7D,5H,9C unseen=2S", "fight QS hands")
        .says("hp=0 room=7D,5H,9C")
        .heard("fights QS Hands -12 hp=0; dies -2")
        .dies(-2);
    play("hp=13 room=QS,7D,5H,9C", "fight QS hands; take 5H").says("hp=6");
}

/// §end.death
#[test]
fn life_falls_below_zero() {
    play("hp=1 room=AS,7D,5H,9C", "fight AS hands").says("hp=-13").dies(-13);
    play("hp=1 room=AS,7D,5H,9C weapon=8D", "fight AS weapon").says("hp=-5 weapon=8D:AS").dies(-5);
}

/// §end.death
#[test]
fn no_room_is_entered_after_death() {
    play("hp=3 room=2D,3D,3S,9C unseen=2S,4S", "take 2D; take 3D; fight 3S hands")
        .says("hp=0 room=9C rooms=1 unseen=2S,4S")
        .dies(-6);
}

/// §end.death
#[test]
fn the_last_card_can_kill() {
    play("hp=3 room=3S dealt=2", "fight 3S hands").dies(0).says("hp=0");
}

/// §end.crossed
#[test]
fn alive_with_no_card_left() {
    play("hp=4 room=3S dealt=2", "fight 3S hands").heard("fights 3S Hands -3 hp=1; crosses 1").crosses(1);
}

/// §end.crossed
#[test]
fn an_empty_pile_is_not_the_end() {
    let played = play("hp=10 room=2S,3S,4D,9C", "fight 2S hands; fight 3S hands; take 4D");
    assert_eq!(played.table.progress, Progress::Exploring);
    played.says("hp=5 room=9C dealt=1 rooms=2");
}

/// §end.four
#[test]
fn the_dungeon_ends_where_no_room_of_four_can_be_made() {
    let actions = "fight 2S hands; take 5H; take 7D";
    let table = "hp=18 room=2S,7D,5H,9C rooms=14 unseen=3S,4S options=lt,apart,four,pile";
    play(table, actions).crosses(20).says("room=9C unseen=3S,4S rooms=14");
    let four_left = "hp=18 room=2S,7D,5H,9C rooms=13 unseen=3S,4S,6S options=lt,apart,four,pile";
    play_drawing(four_left, "6S,3S,4S", actions).says("room=9C,6S,3S,4S dealt=4 rooms=14");
}

/// §end.four
#[test]
fn the_last_whole_room_can_still_be_avoided() {
    play_drawing("room=2S,7D,5H,9C rooms=14 unseen=3S options=lt,apart,four,pile", "3S", "avoid")
        .says("room=3S,2S,7D,5H beneath=9C rooms=15 avoided=yes");
}

/// §end.four §avoid.partly
#[test]
fn what_is_left_of_a_begun_room_can_be_too_few() {
    play("hp=11 room=2S,7D,5H,9C unseen=3S options=lt,partly,four,pile", "fight 2S hands; take 7D; avoid")
        .crosses(9)
        .says("room= unseen=3S beneath=5H,9C");
}

/// §end.over
#[test]
fn nothing_is_done_after_the_end() {
    let actions = ["avoid", "take 5H", "take 7D", "fight 9C hands", "fight QS weapon"];
    let game = Scelerat::default();
    for over in ["dead", "crossed"] {
        for options in ["lt,apart,all,pile", "le,partly,four,room", "lt,never,all,pile"] {
            let table = format!("hp=3 room=7D,5H,9C,QS over={over} options={options}");
            for action in actions {
                play(&table, action).refuses("end.over");
            }
            let table = read_table(&table).unwrap();
            game.candidates(&table, PLAYER, |action| panic!("{action:?}"));
            assert!(game.awaited(&table).is_empty());
        }
    }
    play("hp=3 room=QS,5H,7D,9C", "fight QS hands; take 5H").refuses("end.over");
}
