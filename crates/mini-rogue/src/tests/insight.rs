//! What a learnt value looks at.

use super::*;
use crate::insight;
use kernel::{Features, Nobody};

fn looked_at(game: &MiniRogue, view: &Table, seat: Seat) -> Features {
    let mut features = Features::new();
    game.features(view, seat, &mut features);
    features
}

/// Plays games by rule of thumb and now and then by chance, and shows every table at which something is decided.
fn every_table(mut look: impl FnMut(&MiniRogue, &Table)) {
    let game = MiniRogue::default();
    for (number, class) in Class::ALL.into_iter().cycle().take(120).enumerate() {
        let players = 1 + (number / 4 % 2) as u8;
        let partner = Class::ALL[number / 8 % 4];
        let options = Options { players, hero: Cast::Of(class), partner, ..Options::default() };
        let mut ctx = Ctx::new(Seeded::new(Seed::of("insight").nth(number as u64)), Nobody);
        let mut table = game.setup(&options, &mut ctx);
        let mut legal = Moves::new();
        while let Status::Awaiting(_) = game.status(&table) {
            look(&game, &table);
            let seat = table.seat();
            game.legal_actions(&table, seat, &mut legal);
            let action = if ctx.fate.pick(Source::PLAYER, 12) == 0 {
                legal[ctx.fate.pick(Source::PLAYER, legal.len() as u32) as usize]
            } else {
                game.careful(&game.view(&table, seat), seat)
            };
            let before = game.chapter(&table);
            game.apply(&mut table, seat, action, &mut ctx);
            let over = matches!(game.status(&table), Status::Over(_));
            assert!(over || game.chapter(&table) >= before, "chapters do not go back: {}", write_table(&table));
        }
    }
}

#[test]
fn there_are_as_many_numbers_as_names() {
    every_table(|game, table| {
        for seat in 0..table.options.players {
            assert_eq!(looked_at(game, table, Seat(seat)).len(), insight::FEATURES.len());
        }
    });
}

/// Nothing is hidden, and the fate that a table is met with plays no part.
#[test]
fn equal_views_give_equal_numbers() {
    let mut luck = Seeded::new(Seed::of("hidden"));
    every_table(|game, table| {
        let other = game.imagine(&game.view(table, table.seat()), table.seat(), &mut luck);
        assert_eq!(looked_at(game, table, table.seat()), looked_at(game, &other, table.seat()));
    });
}

/// A room that is dealt with ends a chapter, and so does slipping past one.
#[test]
fn rooms_end_chapters() {
    let mut grown = [0; 4];
    let mut last: Option<(u8, u32)> = None;
    every_table(|game, table| {
        let now = game.chapter(table);
        if let Some((area, before)) = last
            && area == table.area
        {
            grown[(now.saturating_sub(before) as usize).min(3)] += 1;
        }
        last = Some((table.area, now));
    });
    assert!(grown[1] > 1000 && grown[2] == 0 && grown[3] == 0, "{grown:?}");
}
