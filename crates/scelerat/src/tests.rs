//! What each clause of RULES.md comes to, in its order; then what holds in every game.

use crate::content::{Card, Kind};
use crate::decisions::{Action, Event, Refusal, With};
use crate::notation::{read_action, read_table, write_action, write_table};
use crate::rules::{DUNGEON, Scelerat};
use crate::table::{Avoid, Dulled, Ending, Options, Progress, Score, Table};
use kernel::{Ctx, Fate, Game, Moves, Nobody, Outcome, Scripted, Seat, SeatSet, Seed, Seeded, Sense, Source, Status};
use proptest::prelude::*;
use std::collections::BTreeSet;

const PLAYER: Seat = Seat(0);

/// What came of some decisions.
struct Played {
    table: Table,
    events: Vec<Event>,
    /// Why the last decision was not allowed, if it was not.
    refused: Option<Refusal>,
}

/// Plays at a table given in notation, drawing no unseen card. Only the last action may be refused.
#[track_caller]
fn play(table: &str, actions: &str) -> Played {
    play_drawing(table, "", actions)
}

/// The same where these cards, and no others, come up.
#[track_caller]
fn play_drawing(table: &str, drawn: &str, actions: &str) -> Played {
    let game = Scelerat::default();
    let mut played = Played { table: read_table(table).expect("a table"), events: Vec::new(), refused: None };
    let mut fate = script(drawn);
    for action in actions.split("; ") {
        assert_eq!(played.refused, None, "before {action}");
        let action = read_action(action).expect("an action");
        match game.check(&played.table, PLAYER, action) {
            Ok(()) => {
                let mut ctx = Ctx::new(&mut fate, &mut played.events);
                game.apply(&mut played.table, PLAYER, action, &mut ctx);
            }
            Err(refusal) => played.refused = Some(refusal),
        }
    }
    spent(&mut fate, drawn);
    played
}

/// Lays out the table with these four cards.
#[track_caller]
fn set_up(options: Options, drawn: &str) -> Played {
    let mut fate = script(drawn);
    let mut events = Vec::new();
    let table = Scelerat::default().setup(&options, &mut Ctx::new(&mut fate, &mut events));
    spent(&mut fate, drawn);
    Played { table, events, refused: None }
}

fn script(drawn: &str) -> Scripted {
    let mut fate = Scripted::new(Seeded::new(Seed::of("no other source")));
    fate.name(DUNGEON, cards(drawn).iter().map(|card| card.0));
    fate
}

#[track_caller]
fn spent(fate: &mut Scripted, drawn: &str) {
    assert_eq!(fate.trouble(), None);
    assert_eq!(fate.told().len(), cards(drawn).len(), "not all of {drawn} was drawn");
}

impl Played {
    /// Each part of this notation is a part of the table's.
    #[track_caller]
    fn says(self, parts: &str) -> Self {
        assert_eq!(self.refused, None);
        let whole = write_table(&self.table);
        for part in parts.split_whitespace() {
            assert!(whole.split_whitespace().any(|known| known == part), "{part}: {whole}");
        }
        self
    }

    /// The last action was refused by this clause.
    #[track_caller]
    fn refuses(mut self, clause: &str) -> Self {
        let refusal = self.refused.take().expect("a refusal");
        assert_eq!(Scelerat::default().clause(refusal).0, clause);
        self
    }

    /// This, and nothing else, was heard.
    #[track_caller]
    fn heard(self, events: &str) -> Self {
        assert_eq!(self.events.iter().map(told).collect::<Vec<_>>().join("; "), events);
        self
    }

    /// The game is lost with this score.
    #[track_caller]
    fn dies(self, score: i32) -> Self {
        assert_eq!(Scelerat::default().status(&self.table), Status::Over(Outcome::solo(score, false)));
        assert_eq!(self.events.last(), Some(&Event::Died { score }));
        self.says("over=dead")
    }

    /// The game is won with this score.
    #[track_caller]
    fn crosses(self, score: i32) -> Self {
        assert_eq!(Scelerat::default().status(&self.table), Status::Over(Outcome::solo(score, true)));
        assert!(matches!(self.events.last(), Some(&Event::Crossed { score: told, .. }) if told == score));
        self.says("over=crossed")
    }
}

fn card(code: &str) -> Card {
    Card::from_code(code).expect("a card")
}

fn cards(codes: &str) -> Vec<Card> {
    codes.split(',').filter(|code| !code.is_empty()).map(card).collect()
}

/// An event in a few words.
fn told(event: &Event) -> String {
    match *event {
        Event::Entered { room } => format!("room {room}"),
        Event::Dealt { card } => format!("deals {}", card.code()),
        Event::Stayed { card } => format!("{} stays", card.code()),
        Event::Avoided => "avoided".into(),
        Event::Equipped { card, replaced: None } => format!("equips {}", card.code()),
        Event::Equipped { card, replaced: Some(old) } => format!("equips {} for {}", card.code(), old.code()),
        Event::Drank { card, healed, hp } => format!("drinks {} +{healed} hp={hp}", card.code()),
        Event::Wasted { card } => format!("wastes {}", card.code()),
        Event::Fought { card, with, lost, hp } => format!("fights {} {with:?} -{lost} hp={hp}", card.code()),
        Event::Died { score } => format!("dies {score}"),
        Event::Crossed { score, bonus: None } => format!("crosses {score}"),
        Event::Crossed { score, bonus: Some(potion) } => format!("crosses {score} with {}", potion.code()),
    }
}

fn values(kind: Kind) -> Vec<u8> {
    Card::all().filter(|card| card.kind() == kind).map(Card::value).collect()
}

// Set-up

/// §setup.solo
#[test]
fn one_seat_and_no_other() {
    let game = Scelerat::default();
    let table = set_up(Options::default(), "QS,7D,5H,9C").table;
    assert_eq!(game.seats(&table.options), 1);
    assert_eq!(game.status(&table), Status::Awaiting(SeatSet::only(PLAYER)));
    for action in ["avoid", "take 7D", "fight QS hands"].map(|action| read_action(action).unwrap()) {
        let refusal = game.check(&table, Seat(1), action).unwrap_err();
        assert_eq!(game.clause(refusal).0, "setup.solo");
    }
    game.candidates(&table, Seat(1), |action| panic!("{action:?}"));
}

/// §setup.deck
#[test]
fn forty_four_cards() {
    assert_eq!(Card::all().count(), 44);
    let codes: BTreeSet<&str> = Card::all().map(Card::code).collect();
    assert_eq!(codes.len(), 44);
    for rank in ["2", "3", "4", "5", "6", "7", "8", "9", "10"] {
        for suit in ["S", "C", "D", "H"] {
            assert!(codes.contains(format!("{rank}{suit}").as_str()), "{rank}{suit}");
        }
    }
    for rank in ["J", "Q", "K", "A"] {
        for suit in ["S", "C"] {
            assert!(codes.contains(format!("{rank}{suit}").as_str()), "{rank}{suit}");
        }
        for suit in ["D", "H"] {
            assert_eq!(Card::from_code(&format!("{rank}{suit}")), None);
        }
    }
}

/// §setup.life
#[test]
fn twenty_points_of_life_and_nothing_in_hand() {
    let played = set_up(Options::default(), "QS,7D,5H,9C").says("hp=20 dealt=4 rooms=1 beneath=");
    assert_eq!(played.table.weapon, None);
    assert_eq!(played.table.last_potion, None);
    assert!(!played.table.potion_used && !played.table.avoided);
}

/// §setup.dungeon
#[test]
fn any_card_may_lie_anywhere() {
    for first in Card::all() {
        let others: Vec<&str> = Card::all().filter(|&card| card != first).map(Card::code).collect();
        let drawn = format!("{},{}", first.code(), others[40..].join(","));
        let played = set_up(Options::default(), &drawn);
        played.says(&format!("room={drawn} unseen={}", others[..40].join(",")));
    }
}

/// §setup.dungeon
#[test]
fn the_seed_shuffles() {
    let game = Scelerat::default();
    let room = |seed: &str| {
        let mut ctx = Ctx::new(Seeded::new(Seed::of(seed)), Nobody);
        game.setup(&Options::default(), &mut ctx).room
    };
    assert_eq!(room("one"), room("one"));
    assert!((0..20).any(|n| room(&n.to_string()) != room("one")));
}

// Cards

/// §card.monster
#[test]
fn black_cards_are_monsters() {
    assert_eq!(values(Kind::Monster), [(2..=14).collect::<Vec<u8>>(), (2..=14).collect()].concat());
    let named = ["2S", "10C", "JS", "QC", "KS", "AC"].map(|code| card(code).value());
    assert_eq!(named, [2, 10, 11, 12, 13, 14]);
    assert_eq!(Card::all().map(|card| card.menace() as i32).sum::<i32>(), 208);
    assert!(Card::all().all(|card| (card.kind() == Kind::Monster) == card.code().ends_with(['S', 'C'])));
}

/// §card.monster
#[test]
fn a_monster_hits_as_hard_as_its_value() {
    let room = "room=7C,JS,KS,AC";
    play(room, "fight 7C hands").says("hp=13");
    play(room, "fight JS hands").says("hp=9");
    play(room, "fight KS hands").says("hp=7");
    play(room, "fight AC hands").says("hp=6");
}

/// §card.weapon
#[test]
fn diamonds_are_weapons() {
    assert_eq!(values(Kind::Weapon), (2..=10).collect::<Vec<u8>>());
    assert!(Card::all().all(|card| (card.kind() == Kind::Weapon) == card.code().ends_with('D')));
}

/// §card.potion
#[test]
fn hearts_are_potions() {
    assert_eq!(values(Kind::Potion), (2..=10).collect::<Vec<u8>>());
    assert!(Card::all().all(|card| (card.kind() == Kind::Potion) == card.code().ends_with('H')));
}

/// §card.discard
#[test]
fn the_discards_lie_nowhere_on_the_table() {
    let played = play("hp=10 room=5H,3S,7D,9C weapon=5D:QS,8C", "take 5H; fight 3S hands; take 7D")
        .says("hp=12 room=9C weapon=7D: unseen= beneath=");
    assert_eq!(played.table.dungeon.len(), 0);
    assert_eq!(played.table.menace, 0);
}

// Rooms

/// §room.deal
#[test]
fn four_cards_one_after_another() {
    set_up(Options::default(), "QS,7D,5H,9C")
        .heard("room 1; deals QS; deals 7D; deals 5H; deals 9C")
        .says("room=QS,7D,5H,9C dealt=4 rooms=1");
}

/// §room.order
#[test]
fn the_carried_card_lies_first() {
    play_drawing("room=2S,7D,5H,9C unseen=3S,4S,5S,6S", "6S,3S,5S", "take 7D; take 5H; fight 2S hands")
        .says("room=9C,6S,3S,5S unseen=4S");
    play_drawing("room=2S,7D,5H,9C unseen=3S,4S,5S,6S", "4S,6S,3S", "take 7D; take 5H; fight 9C hands")
        .says("room=2S,4S,6S,3S unseen=5S");
}

/// §room.order
#[test]
fn taking_a_card_closes_the_gap() {
    play("room=2S,7D,5H,9C", "take 7D").says("room=2S,5H,9C dealt=4");
    play("room=2S,7D,5H,9C", "fight 2S hands").says("room=7D,5H,9C");
    play("room=2S,7D,5H,9C", "take 5H; fight 9C hands").says("room=2S,7D");
}

/// §room.choose
#[test]
fn cards_are_taken_in_any_order() {
    let table = "room=2S,7D,5H,9C beneath=3S";
    play(table, "fight 2S hands; take 7D; take 5H").says("hp=20 room=9C,3S weapon=7D:");
    play(table, "take 5H; take 7D; fight 2S weapon").says("hp=20 room=9C,3S weapon=7D:2S");
    play(table, "fight 9C hands; take 5H; fight 2S hands").says("hp=14 room=7D,3S");
}

/// §room.choose
#[test]
fn only_cards_of_the_room() {
    let table = "room=2S,7D,5H,9C weapon=6D:QS,8C unseen=3S,3D beneath=3H";
    for action in [
        "take 3D",
        "take 3H",
        "take 6D",
        "take 4D",
        "fight 3S hands",
        "fight 3S weapon",
        "fight QS hands",
        "fight 4C hands",
    ] {
        play(table, action).refuses("room.choose").says("hp=20 room=2S,7D,5H,9C");
    }
    play(table, "take 7D; take 7D").refuses("room.choose");
}

/// §room.choose
#[test]
fn no_card_is_played_as_what_it_is_not() {
    let table = "room=2S,7D,5H,9C weapon=6D";
    for action in ["take 2S", "take 9C", "fight 7D hands", "fight 7D weapon", "fight 5H hands", "fight 5H weapon"] {
        play(table, action).refuses("room.choose");
    }
}

/// §room.three
#[test]
fn two_cards_are_too_few_and_three_are_enough() {
    let table = "room=2S,7D,5H,9C unseen=3S,4S,5S";
    play(table, "take 7D; take 5H").says("room=2S,9C dealt=4 rooms=1");
    play_drawing(table, "5S,4S,3S", "take 7D; take 5H; fight 2S weapon").says("room=9C,5S,4S,3S dealt=4 rooms=2");
}

/// §room.carry
#[test]
fn the_fourth_card_stays_for_the_next_room() {
    play_drawing("hp=10 room=2S,7D,5H,9C unseen=3S,4S,5S", "4S,3S,5S", "take 7D; take 5H; fight 9C weapon")
        .heard(
            "equips 7D; drinks 5H +5 hp=15; fights 9C Weapon -2 hp=13; 2S stays; room 2; deals 4S; deals 3S; deals 5S",
        )
        .says("hp=13 room=2S,4S,3S,5S rooms=2 weapon=7D:9C");
}

/// §room.short
#[test]
fn the_last_room_of_two_is_played_out() {
    let table = "hp=18 room=2S,7D,5H,9C rooms=14 unseen=3S";
    let fourteenth = "fight 2S hands; take 5H; take 7D";
    play_drawing(table, "3S", fourteenth).says("hp=20 room=9C,3S dealt=2 rooms=15");
    let fifteenth = format!("{fourteenth}; fight 3S hands");
    play_drawing(table, "3S", &fifteenth).says("hp=17 room=9C dealt=2 rooms=15");
    let last = format!("{fifteenth}; fight 9C hands");
    play_drawing(table, "3S", &last).crosses(8).says("room= rooms=15");
}

/// §room.short
#[test]
fn one_potion_heals_in_the_last_room() {
    play("hp=5 room=6H,4H dealt=2 rooms=15", "take 4H; take 6H").crosses(9).says("hp=9");
}

/// §room.short
#[test]
fn a_short_room_keeps_no_card() {
    play("hp=9 room=2S,3S,4S dealt=3", "fight 2S hands; fight 3S hands").says("hp=4 room=4S dealt=3 rooms=1");
    play("hp=9 room=4S dealt=1", "fight 4S hands").crosses(5);
}

// Avoiding

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

// Weapons and potions

/// §weapon.equip
#[test]
fn a_weapon_is_in_hand_at_once_and_fresh() {
    play("room=2S,3D,5H,AC", "take 3D; fight AC weapon").says("hp=9 weapon=3D:AC");
}

/// §weapon.equip
#[test]
fn a_new_weapon_replaces_the_old_one_and_what_lies_on_it() {
    let table = "room=2S,3D,KS,AC weapon=10D:QS,2C";
    play(table, "fight KS weapon").refuses("combat.dulled");
    let played = play(table, "take 3D").says("hp=20 weapon=3D:").heard("equips 3D for 10D");
    assert!(played.table.slain.is_empty());
    play(table, "take 3D; fight KS weapon").says("hp=10 weapon=3D:KS");
}

/// §potion.heal
#[test]
fn a_potion_gives_its_value() {
    play("hp=3 room=10H,2S,3S,4S", "take 10H")
        .says("hp=13 room=2S,3S,4S last=10H potion=used")
        .heard("drinks 10H +10 hp=13");
}

/// §potion.cap
#[test]
fn life_stops_at_twenty() {
    play("hp=13 room=7H,2S,3S,4S", "take 7H").says("hp=20");
    play("hp=14 room=7H,2S,3S,4S", "take 7H").says("hp=20").heard("drinks 7H +6 hp=20");
}

/// §potion.once
#[test]
fn a_second_potion_is_wasted_and_counts_as_a_card() {
    play("hp=3 room=2H,10H,3S,4S", "take 2H; take 10H")
        .says("hp=5 room=3S,4S last=10H")
        .heard("drinks 2H +2 hp=5; wastes 10H");
    play("hp=3 room=2H,10H,9H,4S", "take 2H; take 10H; take 9H").says("hp=5 room=4S rooms=2");
}

/// §potion.once
#[test]
fn the_next_room_heals_again() {
    let table = "hp=3 room=2H,3H,4D,5H unseen=6S,7S,8S,9S";
    let room = "take 2H; take 3H; take 4D";
    let played = play_drawing(table, "6S,7S,8S", room).says("hp=5 room=5H,6S,7S,8S");
    assert!(!played.table.potion_used);
    let next = format!("{room}; take 5H");
    play_drawing(table, "6S,7S,8S", &next).says("hp=10 potion=used");
}

/// §potion.full
#[test]
fn a_potion_at_full_life_uses_the_healing_of_the_room() {
    play("hp=20 room=2H,10H,9S,4S", "take 2H; fight 9S hands; take 10H")
        .says("hp=11")
        .heard("drinks 2H +0 hp=20; fights 9S Hands -9 hp=11; wastes 10H; 4S stays; room 2");
}

// Combat

/// §combat.hands
#[test]
fn bare_hands_cost_the_full_value() {
    let played =
        play("hp=13 room=QS,7D,5H,9C", "fight QS hands").says("hp=1 room=7D,5H,9C").heard("fights QS Hands -12 hp=1");
    assert!(played.table.slain.is_empty());
}

/// §combat.free
#[test]
fn bare_hands_are_a_choice_with_a_weapon_too() {
    let table = "room=QS,7C,5H,9C weapon=10D:KC";
    play(table, "fight 7C hands").says("hp=13 weapon=10D:KC");
    play(table, "fight 7C hands; fight QS weapon").says("hp=11 weapon=10D:KC,QS");
}

/// §combat.weapon
#[test]
fn a_weapon_takes_its_value_off_the_blow() {
    let table = "room=QS,6C,5C,4C weapon=5D";
    play(table, "fight QS weapon").heard("fights QS Weapon -7 hp=13").says("hp=13");
    play(table, "fight 6C weapon").heard("fights 6C Weapon -1 hp=19").says("hp=19");
    play(table, "fight 5C weapon").heard("fights 5C Weapon -0 hp=20").says("hp=20");
    play(table, "fight 4C weapon").heard("fights 4C Weapon -0 hp=20").says("hp=20");
}

/// §combat.stack
#[test]
fn the_slain_lie_on_the_weapon() {
    play("room=QS,8C,5H,9C weapon=5D beneath=2S,3S,4S", "fight QS weapon; fight 9C weapon; fight 8C weapon")
        .says("hp=6 room=5H,2S,3S,4S weapon=5D:QS,9C,8C");
}

/// §combat.dulled
#[test]
fn a_used_weapon_kills_only_weaker_monsters() {
    play("room=QS,6C,2H,3H weapon=5D", "fight QS weapon; fight 6C weapon").says("hp=12 weapon=5D:QS,6C");
    let refused = play("room=QS,6C,2H,3H weapon=5D", "fight 6C weapon; fight QS weapon");
    assert_eq!(refused.refused, Some(Refusal::Blunt { card: card("QS"), last: card("6C") }));
    refused.refuses("combat.dulled").says("hp=19 weapon=5D:6C room=QS,2H,3H");
}

/// §combat.dulled
#[test]
fn an_equal_monster_is_too_strong() {
    play("room=8S,7C,2H,3H weapon=5D:8C", "fight 8S weapon").refuses("combat.dulled");
    play("room=8S,7C,2H,3H weapon=5D:8C", "fight 7C weapon").says("hp=18");
    play("room=2S,7C,2H,3H weapon=5D:2C", "fight 2S weapon").refuses("combat.dulled");
}

/// §combat.dulled
#[test]
fn the_last_kill_is_what_counts() {
    play("room=9S,7C,2H,3H weapon=5D:QS,8C", "fight 9S weapon").refuses("combat.dulled");
    play("room=9S,7C,2H,3H weapon=5D:QS,8C", "fight 7C weapon").says("hp=18 weapon=5D:QS,8C,7C");
}

/// §combat.le
#[test]
fn an_equal_monster_falls_under_the_option() {
    let table = "room=8S,9C,2H,3H weapon=5D:8C options=le,apart,all,pile";
    play(table, "fight 8S weapon").says("hp=17 weapon=5D:8C,8S");
    play(table, "fight 9C weapon").refuses("combat.dulled");
    play(table, "fight 8S weapon; fight 9C weapon").refuses("combat.dulled");
    let fresh = "room=AS,AC,2H,3H weapon=10D options=le,apart,all,pile";
    play(fresh, "fight AS weapon; fight AC weapon").says("hp=12 weapon=10D:AS,AC");
}

/// §combat.kept
#[test]
fn a_dulled_weapon_is_kept_for_weaker_monsters() {
    play("room=QS,5C,2H,3H weapon=5D:6C", "fight QS hands; fight 5C weapon").says("hp=8 weapon=5D:6C,5C");
    let refused = play("room=QS,5C,2H,3H weapon=5D:6C", "fight QS weapon");
    refused.refuses("combat.dulled").says("weapon=5D:6C hp=20");
}

/// §combat.unarmed
#[test]
fn without_a_weapon_only_bare_hands() {
    play("room=QS,7D,2H,3H", "fight QS weapon").refuses("combat.unarmed");
    play("room=QS,7D,2H,3H options=le,apart,all,pile", "fight QS weapon").refuses("combat.unarmed");
    play("room=QS,7D,2H,3H", "take 7D; fight QS weapon").says("hp=15");
}

// End

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

// Score

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

// Notation

#[test]
fn every_action_is_written_as_it_is_read() {
    let every = Card::all().flat_map(|card| {
        let fight = |with| Action::Fight { card, with };
        [Action::Take { card }, fight(With::Hands), fight(With::Weapon)]
    });
    for action in every.chain([Action::Avoid]) {
        assert_eq!(read_action(&write_action(action)), Some(action));
    }
    assert_eq!(write_action(Action::Take { card: card("10H") }), "take 10H");
}

#[test]
fn what_is_not_an_action_is_not_read() {
    for text in [
        "",
        " avoid",
        "avoid 2S",
        "take",
        "take JD",
        "take 5d",
        "take 5D 6D",
        "fight QS",
        "fight QS sword",
        "fight hands",
        "flee",
    ] {
        assert_eq!(read_action(text), None, "{text}");
    }
}

#[test]
fn what_is_not_a_table_is_not_read() {
    for (text, wrong) in [
        ("room=2S,2S", "room=2S,2S"),
        ("room=2S unseen=3S,2S", "unseen=3S,2S"),
        ("room=2S weapon=5D:QS,2S", "weapon=5D:QS,2S"),
        ("room=2S,3S,4S,5S,6S", "room=2S,3S,4S,5S,6S"),
        ("room=2S,3S dealt=1", "dealt=1"),
        ("hp=21", "hp=21"),
        ("hp=-14", "hp=-14"),
        ("dealt=5", "dealt=5"),
        ("last=JD", "last=JD"),
        ("life=3", "life=3"),
        ("avoided", "avoided"),
        ("options=lt,apart", "options=lt,apart"),
        ("options=lt,apart,all,all", "options=lt,apart,all,all"),
    ] {
        assert_eq!(read_table(text), Err(wrong.into()), "{text}");
    }
}

// What holds in every game

/// How somebody plays, to reach tables of every kind.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// Anything allowed.
    Random,
    /// By rule of thumb, which comes far.
    Careful,
    /// Both in turn, by chance.
    Wavering,
    /// Avoiding whatever can be avoided.
    Shy,
}

fn any_style() -> impl Strategy<Value = Style> {
    prop_oneof![Just(Style::Random), Just(Style::Careful), Just(Style::Wavering), Just(Style::Shy)]
}

fn any_options() -> impl Strategy<Value = Options> {
    (
        prop_oneof![Just(Dulled::Lower), Just(Dulled::LowerOrEqual)],
        prop_oneof![Just(Avoid::Apart), Just(Avoid::Partly), Just(Avoid::Never)],
        prop_oneof![Just(Ending::All), Just(Ending::Four)],
        prop_oneof![Just(Score::Pile), Just(Score::Room)],
    )
        .prop_map(|(dulled, avoid, ending, score)| Options { dulled, avoid, ending, score })
}

/// Plays a game to its end and shows every decision: the table before, the action, the table after.
fn whole_game(
    options: Options,
    seed: u64,
    style: Style,
    mut look: impl FnMut(&Table, Action, &Table) -> Result<(), TestCaseError>,
) -> Result<Table, TestCaseError> {
    let game = Scelerat::default();
    let mut ctx = Ctx::new(Seeded::new(Seed::of("tests").nth(seed)), Nobody);
    let mut table = game.setup(&options, &mut ctx);
    let mut legal = Moves::new();
    for _ in 0..1000 {
        game.legal_actions(&table, PLAYER, &mut legal);
        if table.progress != Progress::Exploring {
            prop_assert!(legal.is_empty());
            return Ok(table);
        }
        prop_assert!(!legal.is_empty());
        let careful = match style {
            Style::Random => false,
            Style::Careful | Style::Shy => true,
            Style::Wavering => ctx.fate.pick(Source::PLAYER, 3) > 0,
        };
        let action = if matches!(style, Style::Shy) && legal.contains(&Action::Avoid) {
            Action::Avoid
        } else if careful {
            game.careful(&table, PLAYER)
        } else {
            legal[ctx.fate.pick(Source::PLAYER, legal.len() as u32) as usize]
        };
        prop_assert!(legal.contains(&action), "{action:?}");
        let before = table;
        game.apply(&mut table, PLAYER, action, &mut ctx);
        look(&before, action, &table)?;
    }
    Err(TestCaseError::fail("the game does not end"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1024))]

    #[test]
    fn tables_are_written_as_they_are_read(options in any_options(), seed: u64, style in any_style()) {
        whole_game(options, seed, style, |_, action, after| {
            prop_assert_eq!(read_table(&write_table(after)), Ok(*after));
            prop_assert_eq!(read_action(&write_action(action)), Some(action));
            Ok(())
        })?;
    }

    /// §card.discard
    #[test]
    fn no_card_is_lost_or_lies_in_two_places(options in any_options(), seed: u64, style in any_style()) {
        let mut discards: Vec<Card> = Vec::new();
        whole_game(options, seed, style, |before, action, after| {
            match action {
                Action::Avoid => {}
                Action::Take { card } if card.kind() == Kind::Weapon => {
                    discards.extend(before.weapon.into_iter().chain(before.slain.iter()));
                }
                Action::Take { card } | Action::Fight { card, with: With::Hands } => discards.push(card),
                Action::Fight { card, with: With::Weapon } => prop_assert_eq!(after.slain.last(), Some(card)),
            }
            let pile = after.dungeon.on_top().iter().chain(after.dungeon.beneath()).copied();
            let mut lying: Vec<Card> = pile.chain(after.dungeon.unseen().iter()).map(Card).collect();
            prop_assert_eq!(lying.iter().map(|card| card.menace() as i16).sum::<i16>(), after.menace);
            lying.extend(after.room.iter().chain(after.weapon).chain(after.slain.iter()));
            lying.extend(&discards);
            lying.sort_unstable();
            prop_assert!(lying.iter().copied().eq(Card::all()), "{:?}", lying);
            Ok(())
        })?;
    }

    /// §potion.cap §end.death
    #[test]
    fn the_living_have_between_one_and_twenty(options in any_options(), seed: u64, style in any_style()) {
        whole_game(options, seed, style, |_, _, after| {
            prop_assert!(after.hp <= 20);
            prop_assert_eq!(after.hp <= 0, after.progress == Progress::Dead);
            Ok(())
        })?;
    }

    /// §combat.dulled §combat.le
    #[test]
    fn the_slain_grow_weaker(options in any_options(), seed: u64, style in any_style()) {
        whole_game(options, seed, style, |_, _, after| {
            let fits = |pair: &[Card]| match options.dulled {
                Dulled::Lower => pair[1].value() < pair[0].value(),
                Dulled::LowerOrEqual => pair[1].value() <= pair[0].value(),
            };
            prop_assert!(after.slain.as_slice().windows(2).all(fits), "{:?}", after.slain);
            Ok(())
        })?;
    }

    /// §avoid.twice §avoid.never
    #[test]
    fn a_played_room_follows_an_avoided_one(options in any_options(), seed: u64, style in any_style()) {
        let mut avoided_in = None;
        whole_game(options, seed, style, |before, action, _| {
            if action == Action::Avoid {
                prop_assert!(options.avoid != Avoid::Never);
                prop_assert!(avoided_in.is_none_or(|room| before.rooms >= room + 2));
                avoided_in = Some(before.rooms);
            }
            Ok(())
        })?;
    }

    /// §room.three §room.short §end.crossed §end.four
    #[test]
    fn a_crossed_dungeon_has_fifteen_rooms_to_play(options in any_options(), seed: u64, style in any_style()) {
        let (mut avoided, mut begun) = (0, false);
        let end = whole_game(options, seed, style, |before, action, _| {
            avoided += (action == Action::Avoid) as u8;
            begun |= action == Action::Avoid && before.taken() > 0;
            Ok(())
        })?;
        if end.progress == Progress::Crossed && !begun {
            let (rooms, left) = if options.ending == Ending::All { (15, 0) } else { (14, 2) };
            prop_assert_eq!(end.rooms - avoided, rooms);
            prop_assert_eq!(end.room.len() + end.dungeon.len(), left);
        }
    }

    #[test]
    fn no_game_takes_longer_than_the_longest(options in any_options(), seed: u64, style in any_style()) {
        let mut decisions = 0;
        whole_game(options, seed, style, |_, _, _| {
            decisions += 1;
            Ok(())
        })?;
        prop_assert!(decisions <= Scelerat::default().longest(&options), "{}", decisions);
    }
}
