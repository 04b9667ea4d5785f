//! What a learnt value looks at.

use super::*;
use crate::insight;
use kernel::Features;

fn looked_at(game: &Dongeon, view: &Table) -> Features {
    let mut features = Features::new();
    game.features(view, PLAYER, &mut features);
    features
}

/// Plays games by rule of thumb and by chance in turn, and shows every table at which something is decided.
fn every_table(mut look: impl FnMut(&Dongeon, &Table)) {
    let game = Dongeon::default();
    for (number, (_, notebook)) in crate::notation::NOTEBOOK.iter().enumerate() {
        for (_, torches) in crate::notation::TORCHES {
            let seed = Seed::of("insight").nth(number as u64);
            let mut ctx = Ctx::new(Seeded::new(seed), Nobody);
            let mut table = game.setup(&Options { torches, notebook: *notebook }, &mut ctx);
            let mut legal = Moves::new();
            while let Status::Awaiting(_) = game.status(&table) {
                look(&game, &table);
                game.legal_actions(&table, PLAYER, &mut legal);
                let action = if ctx.fate.pick(Source::PLAYER, 4) == 0 {
                    legal[ctx.fate.pick(Source::PLAYER, legal.len() as u32) as usize]
                } else {
                    game.careful(&game.view(&table, PLAYER), PLAYER)
                };
                let before = game.chapter(&table);
                game.apply(&mut table, PLAYER, action, &mut ctx);
                assert!(game.chapter(&table) >= before, "chapters do not go back");
            }
        }
    }
}

#[test]
fn there_are_as_many_numbers_as_names() {
    every_table(|game, table| assert_eq!(looked_at(game, &game.view(table, PLAYER)).len(), insight::FEATURES.len()));
}

/// Cards that the player does not know may be any that are left: that changes nothing.
#[test]
fn what_is_hidden_is_not_looked_at() {
    let mut luck = Seeded::new(Seed::of("hidden"));
    every_table(|game, table| {
        let view = game.view(table, PLAYER);
        let other = game.view(&game.imagine(&view, PLAYER, &mut luck), PLAYER);
        assert_eq!(looked_at(game, &view), looked_at(game, &other));
        // Of a table on which all is decided, the value sees no more than of one on which nothing is.
        let open = game.view(&game.suppose(&view, PLAYER, &mut luck), PLAYER);
        assert_eq!(looked_at(game, &view), looked_at(game, &open));
    });
}
