//! The encounters: figures row by row for three to six players, and what is special about each.

mod from_the_ripper;
mod from_the_wolves;

use super::short_ways::{aimed, players};
use super::*;
use crate::content::Breed;

/// An encounter as its card has it: its type, its life for 3, 4, 5 and 6 players, its prestige.
#[track_caller]
fn card(foe: &str, breed: Breed, life: [u16; 4], prestige: u8) {
    for (count, life) in (3..=6).zip(life) {
        let played = set_up(players(count), &format!("foe:{foe}"));
        assert_eq!((played.table.foe.life, played.table.foe.start), (life, life), "{foe}, {count}");
        let encounter = played.game.content.encounter(played.table.foe.id);
        assert_eq!((encounter.breed, encounter.prestige), (breed, prestige), "{foe}");
    }
    if life[0] > 0 {
        at(&format!("foe={foe}:30:150 left=1 initiative=1,2,3 hand=30,feint,feint"), "")
            .all_set("30 feint feint", "refill")
            .says(&format!("prestige={prestige}:0,0:0,0:0"));
    }
}

/// A round against an encounter: seat 1 deals 30, seat 2 deals 25, seat 3 pokes, the others feint. Everybody keeps the
/// initiative of the seat.
#[track_caller]
fn round(foe: &str, count: usize) -> Played {
    let cards = &["30", "25", "poke", "feint", "feint", "feint"][..count];
    let places: Vec<String> = (1..=count).map(|place| place.to_string()).collect();
    let dealt: Vec<String> = places.iter().map(|place| format!("place:{place}")).collect();
    let options = format!("options={count},normal,9,normal,prestige");
    at(&format!("{options} foe={foe} initiative={} hand={}", places.join(","), cards.join(",")), &dealt.join(" "))
        .all_set(&cards.join(" "), "window:hits")
}

/// Whom the random and the precise attack hit in such a round with 3, 4, 5 and 6 players.
#[track_caller]
fn strikes(foe: &str, random: [&str; 4], precise: [&str; 4]) {
    for (at, count) in (3..=6).enumerate() {
        let played = round(foe, count);
        // Where nobody is hit at random, the precise attack is the first that anybody is asked about.
        assert_eq!(played.table.precise, random[at].is_empty(), "{foe}, {count}: first");
        let so_far = if played.table.precise { 0 } else { played.events.len() };
        let played = played.until("set");
        assert_eq!(aimed(&played.events[..so_far]), random[at], "{foe}, {count}: random");
        assert_eq!(aimed(&played.events[so_far..]), precise[at], "{foe}, {count}: precise");
    }
}

/// The same for every number of players.
fn always(hits: &str) -> [&str; 4] {
    [hits; 4]
}

/// Everybody for so much, with 3, 4, 5 and 6 players.
const ALL_FIVE: [&str; 4] = ["1:5 2:5 3:5", "1:5 2:5 3:5 4:5", "1:5 2:5 3:5 4:5 5:5", "1:5 2:5 3:5 4:5 5:5 6:5"];
