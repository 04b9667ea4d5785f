//! The games in whole numbers: what the contract promises of them, for every game, every number of players and every option.

mod common;

use kernel::contract;
use kernel::{ActionSpace, Columns, Ctx, GameBox, Nobody, Seat, Seed, Seeded};
use std::collections::BTreeMap;
use table::{Fingerprint, Luck, Settings, Visitor};

#[test]
fn numbers_keep_the_contract() {
    struct Keep;
    impl Visitor for Keep {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            for laid in common::all_tables(&game) {
                let options = game.options(laid.players, &laid.options);
                let games = common::games(&game, &laid, 24) * common::effort();
                let met = contract::keep_numbers(&game, &options, G::ID, games)
                    .unwrap_or_else(|breach| panic!("{laid:?}: {breach:?}"));
                assert!(met.views > 20 && met.legal > 20, "{} {laid:?}: {met:?}", G::ID);
                println!("{} {laid:?}: {met:?}", G::ID);
            }
        }
    }
    common::for_every_game(|| Keep);
}

/// A number, its action and its notation say the same, and no two of them do.
#[test]
fn every_action_number_has_a_notation_of_its_own() {
    struct Spell;
    impl Visitor for Spell {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            let mut said: BTreeMap<String, usize> = BTreeMap::new();
            for (number, action) in ActionSpace::of(&game).all().iter().enumerate() {
                let line = game.write_action(*action);
                assert_eq!(game.read_action(&line), Some(*action), "{}: {line}", G::ID);
                assert_eq!(game.action_number(*action), Some(number), "{}: {line}", G::ID);
                assert_eq!(said.insert(line.clone(), number), None, "{}: {line} twice", G::ID);
            }
        }
    }
    common::for_every_game(|| Spell);
}

/// What is printed says every column that holds something, and columns have names of their own.
#[test]
fn numbers_are_printed_back() {
    struct Print;
    impl Visitor for Print {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            let options = common::options(&game, &[]);
            let columns = Columns::of(&game, &options);
            let mut names: Vec<&str> = columns.all().iter().map(|column| column.name.as_str()).collect();
            let count = names.len();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), count, "{}: a name twice", G::ID);
            assert!(columns.all().iter().all(|column| column.low < column.high), "{}: a column of one number", G::ID);
            let table = game.setup(&options, &mut Ctx::new(Seeded::new(Seed::of("print")), Nobody));
            let numbers = columns.write(&game, &game.view(&table, Seat(0)), Seat(0));
            let printed = columns.print(&numbers);
            for column in columns.all() {
                let holds = numbers[column.offset..column.offset + column.width].iter().any(|number| *number != 0);
                let line = format!("{}: ", column.name);
                assert!(!holds || printed.lines().any(|said| said.starts_with(&line)), "{}: {line}\n{printed}", G::ID);
            }
        }
    }
    common::for_every_game(|| Print);
}

/// Tables that differ in anything that numbers hang on have different fingerprints, and the same table always has the same.
#[test]
fn fingerprints_tell_tables_apart() {
    struct Take;
    impl Visitor for Take {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            let mut known: BTreeMap<Fingerprint, String> = BTreeMap::new();
            let (least, most) = game.label().players;
            let usual = (least..=most).map(|players| (players, Vec::new()));
            let chosen = game.label().options.into_iter().flat_map(|spec| {
                let others = spec.values.into_iter().skip(1);
                others.map(move |(value, _)| (least, vec![(spec.key.to_string(), value.to_string())]))
            });
            for (players, options) in usual.chain(chosen) {
                let laid = format!("{players} {options:?}");
                let settings =
                    Settings { players: Some(players as u64), options, ..Settings::new(Luck::seed("fingerprint")) };
                let taken = Fingerprint::of_settings(G::ID, &settings).expect("a table of this game");
                assert_eq!(Fingerprint::of_settings(G::ID, &settings), Ok(taken.clone()));
                assert_eq!(known.insert(taken, laid.clone()), None, "{}: {laid}", G::ID);
            }
        }
    }
    common::for_every_game(|| Take);
    assert!(Fingerprint::of_settings("no such game", &Settings::new(Luck::seed(""))).is_err());
}
