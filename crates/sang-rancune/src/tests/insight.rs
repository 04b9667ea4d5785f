//! What players that reckon look at: nothing that their seat may not know, and what they suspect fits what they see.

use super::*;
use crate::insight::{FEATURES, chapter, suspect};
use kernel::{Features, Nobody, Policy};

fn numbers(game: &SangRancune, table: &Table, seat: Seat) -> Features {
    let mut features = Features::new();
    game.features(&game.view(table, seat), seat, &mut features);
    features
}

/// Plays games by rule of thumb and looks at every so many tables, and at who decides there.
fn watch(mut look: impl FnMut(&SangRancune, &Table, Seat, &str)) {
    let game = SangRancune::default();
    for number in 0..24 {
        let seed = format!("insight {number}");
        let options = Options { players: 3 + (number % 4) as u8, ..Options::default() };
        let mut ctx = Ctx::new(Seeded::new(Seed::of(&seed)), Nobody);
        let mut table = game.setup(&options, &mut ctx);
        let mut decisions = 0;
        while let Some(seat) = game.awaited(&table).lowest() {
            if decisions % 7 == 0 {
                look(&game, &table, seat, &seed);
            }
            let action = game.rollout(&table, seat, &mut ctx.fate);
            game.apply(&mut table, seat, action, &mut ctx);
            decisions += 1;
        }
    }
}

#[test]
fn there_are_as_many_numbers_as_names_and_none_twice() {
    let names: std::collections::BTreeSet<&str> = FEATURES.into_iter().collect();
    assert_eq!(names.len(), FEATURES.len());
    watch(|game, table, seat, seed| {
        assert_eq!(numbers(game, table, seat).len(), FEATURES.len(), "{seed}");
    });
}

#[test]
fn hidden_cards_exchanged_change_no_number() {
    watch(|game, table, seat, seed| {
        let seen = numbers(game, table, seat);
        for other in 0..table.options.players {
            let view = game.view(table, Seat(other));
            let imagined = game.imagine(&view, Seat(other), &mut Seeded::new(Seed::of(seed)));
            assert_eq!(numbers(game, &imagined, Seat(other)), numbers(game, table, Seat(other)), "{seed}");
        }
        assert_eq!(seen, numbers(game, table, seat), "{seed}");
    });
}

#[test]
fn what_a_seat_suspects_fits_what_it_sees() {
    let mut hidden = 0;
    watch(|game, table, seat, seed| {
        let view = game.view(table, seat);
        let suspected = suspect(game, &view, seat, &mut Seeded::new(Seed::of(seed)));
        assert_eq!(game.view(&suspected, seat), view, "{seed}");
        hidden += (suspected != *table) as u32;
        let again = suspect(game, &view, seat, &mut Seeded::new(Seed::of(seed)));
        assert_eq!(suspected, again, "{seed}");
    });
    assert!(hidden > 100, "{hidden}");
}

#[test]
fn a_chapter_is_an_encounter_and_never_goes_back() {
    let (mut last, mut begun) = (0, String::new());
    watch(|_, table, _, seed| {
        if seed != begun {
            (last, begun) = (0, seed.into());
        }
        assert!(chapter(table) >= last && chapter(table) == u32::from(table.number), "{seed}");
        last = chapter(table);
    });
}
