//! Score.

use super::*;

/// §score.loss
#[test]
fn a_loser_counts_the_monsters_of_the_pile() {
    play("hp=9 room=QS,KS,5H,9C weapon=4D:AC unseen=2S,10S,6H,8D beneath=JC,7H", "fight QS hands")
        .says("hp=-3")
        .dies(-3 - 2 - 10 - 11);
}

/// §score.loss
#[test]
fn avoided_monsters_count_and_drawn_ones_no_longer_do() {
    let table = "hp=2 room=JC,7H,8D,2S unseen=3S,4S,5S,6S,9D";
    play_drawing(table, "3S,6S,4S,5S", "avoid; fight 3S hands")
        .says("hp=-1 unseen=9D beneath=JC,7H,8D,2S")
        .dies(-1 - 11 - 2);
}

/// §score.loss
#[test]
fn a_loss_can_score_nothing() {
    play("hp=2 room=2S,KS,5H,9C unseen=6H", "fight 2S hands").dies(0);
}

/// §score.room
#[test]
fn a_loser_counts_the_monsters_of_the_room_under_the_option() {
    let table = "hp=9 room=QS,KS,5H,9C weapon=4D:AC unseen=2S,10S,6H,8D beneath=JC,7H options=lt,apart,all,room";
    play(table, "fight QS hands").dies(-3 - 2 - 10 - 11 - 13 - 9);
    play("hp=4 room=3S,4D dealt=2 options=lt,apart,all,room", "fight 3S hands; take 4D").crosses(1);
}

/// §score.win
#[test]
fn a_winner_scores_the_life_left() {
    play("hp=20 room=3S,4D dealt=2", "fight 3S hands; take 4D").crosses(17);
    play("hp=20 room=4D dealt=2", "take 4D").crosses(20);
    play("hp=7 room=4H dealt=2", "take 4H").crosses(11);
}

/// §score.bonus
#[test]
fn the_last_potion_counts_at_twenty() {
    play("hp=15 room=7H dealt=2", "take 7H").heard("drinks 7H +5 hp=20; crosses 27 with 7H").crosses(27);
    play("hp=20 room=10H dealt=2", "take 10H").crosses(30);
}

/// §score.bonus
#[test]
fn the_last_potion_counts_even_wasted() {
    play("hp=15 room=7H,3H dealt=2", "take 7H; take 3H").says("hp=20 last=3H").crosses(23);
}

/// §score.bonus
#[test]
fn no_bonus_below_twenty() {
    play("hp=12 room=7H dealt=2", "take 7H").heard("drinks 7H +7 hp=19; crosses 19").crosses(19);
    play("hp=19 room=7H,3H dealt=2 potion=used", "take 7H; take 3H").crosses(19);
}

/// §score.bonus
#[test]
fn no_bonus_where_a_potion_was_not_last() {
    play("hp=15 room=7H,3D dealt=2", "take 7H; take 3D").crosses(20);
    play("hp=15 room=7H,3S dealt=2 weapon=4D", "take 7H; fight 3S weapon").crosses(20);
}

/// §score.bonus §end.four
#[test]
fn the_last_card_played_is_the_last() {
    let table = "hp=18 room=2S,7D,5H,9C unseen=3H options=lt,apart,four,pile";
    play(table, "fight 2S hands; take 7D; take 5H").crosses(25);
    play(table, "fight 2S hands; take 5H; take 7D").crosses(20);
}
