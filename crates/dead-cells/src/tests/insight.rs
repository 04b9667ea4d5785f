//! What players that reckon look at: nothing that their seat may not know, and chapters that never go back.

use super::*;
use crate::insight::{FEATURES, chapter};
use crate::policy::quick;
use kernel::{Features, Nobody, Policy, Seed, Seeded};

fn numbers(game: &DeadCells, table: &Table, seat: Seat) -> Features {
    let mut features = Features::new();
    game.features(&game.view(table, seat), seat, &mut features);
    features
}

/// Plays campaigns by rule of thumb and looks at every table; the last number is that of the run.
fn watch(mut look: impl FnMut(&DeadCells, &Table, &str)) {
    let game = DeadCells::default();
    for players in 1..=4 {
        let mut options = Options { players, open_patterns: false, campaign: Campaign::first(printed()) };
        for run in 0..14 {
            let seed = format!("insight {players}/{run}");
            let mut ctx = Ctx::new(Seeded::new(Seed::of(&seed)), Nobody);
            let mut table = game.setup(&options, &mut ctx);
            while let Some(seat) = game.awaited(&table).lowest() {
                look(&game, &table, &seed);
                let action = quick(&game, &table, seat);
                game.apply(&mut table, seat, action, &mut ctx);
            }
            let next = game.next_chronicle(&table).expect("a chronicle");
            options = game.options_after(&options, &next).expect("a campaign that goes on");
        }
    }
}

#[test]
fn there_are_as_many_numbers_as_names_and_none_twice() {
    let names: std::collections::BTreeSet<&str> = FEATURES.into_iter().collect();
    assert_eq!(names.len(), FEATURES.len());
    watch(|game, table, seed| assert_eq!(numbers(game, table, Seat(0)).len(), FEATURES.len(), "{seed}"));
}

#[test]
fn hidden_cards_exchanged_change_no_number() {
    let mut changed = 0;
    watch(|game, table, seed| {
        for seat in (0..table.players).map(Seat) {
            let imagined = game.imagine(&game.view(table, seat), seat, &mut Seeded::new(Seed::of(seed)));
            assert_eq!(numbers(game, &imagined, seat), numbers(game, table, seat), "{seed}");
            changed += (imagined != *table) as u32;
        }
    });
    assert!(changed > 100, "{changed}");
}

#[test]
fn a_chapter_ends_with_a_space_a_biome_or_a_turn_and_never_goes_back() {
    let (mut last, mut begun, mut grown) = (0, String::new(), 0);
    watch(|_, table, seed| {
        if seed != begun {
            (last, begun) = (0, seed.into());
        }
        let now = chapter(table);
        if table.todo.iter().any(|todo| matches!(todo, Todo::Finish(_))) {
            assert!(now <= last, "{seed}: {now} after {last} at {:?}", table.phase);
            return;
        }
        assert!(now >= last, "{seed}: {now} after {last} at {:?}", table.phase);
        if now > last {
            grown += 1;
            let turn = table.fight.boss.is_some();
            assert!(turn || table.phase == Phase::Move, "{seed}: {:?}", table.phase);
        }
        last = now;
    });
    assert!(grown > 100, "{grown}");
}
