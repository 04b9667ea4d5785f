//! Set-up.

use super::*;

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
