//! The odds of fights, held against every way of chance.

use super::*;
use crate::odds::{FightOdds, against_boss, against_monster, reaching_doors};
use crate::table::Foe;
use kernel::Enumerated;

/// The odds are those of every way of chance, but for what makes them add up to a hundred.
#[track_caller]
fn near(odds: FightOdds, walked: [u32; 3], table: &str) {
    let FightOdds { win, tie, lose } = odds;
    let apart = [win, tie, lose].into_iter().zip(walked).all(|(told, exact)| told.abs_diff(exact) <= 1);
    assert!(apart && win + tie + lose == 100, "{odds:?} for {walked:?}: {table}");
}

/// How a fight ends under every way of chance, in per cent: won, tied, lost.
fn walked(table: &str, action: Action) -> [u32; 3] {
    let game = game(DECK);
    let table = read_table(&game.deck, table).expect("a table");
    let mut parts = [0u64; 3];
    let run = |fate: &mut Enumerated| {
        let mut ctx = Ctx::new(fate, Vec::new());
        game.apply(&mut table.clone(), PLAYER, action, &mut ctx);
        let struck = ctx.audience.iter().find_map(|event| match *event {
            Event::Struck { drawn, weapons, value, won } => Some((drawn + weapons == value, won)),
            _ => None,
        });
        match struck.expect("a fight") {
            (true, true) => 1,
            (_, true) => 0,
            _ => 2,
        }
    };
    Enumerated::walk_first(usize::MAX, 5_000_000, run, |likelihood, way| {
        parts[way] += likelihood.in_parts(1_000_000_000) as u64;
    })
    .expect("few ways");
    parts.map(|part| ((part + 5_000_000) / 10_000_000) as u32)
}

/// §fight.draw §fight.value: what nobody has seen may be any face that is left, lying anyhow.
#[test]
fn odds_against_a_monster_are_those_of_every_way_of_chance() {
    let game = game(DECK);
    let (top, value) = (Action::Use { side: Side::Top }, 4);
    for rest in ["?,doors", "?,?,doors", "2/?@1,?,doors,?", "?,2/?@2,doors,?", "?,1/?@0,?,doors"] {
        for aside in ["", "weapon:9/?@0", "weapon:9/?@0,weapon:1/?@2"] {
            if rest.contains("1/") && aside.contains("1/") {
                continue;
            }
            let table = format!("after=door deck=3/?@0,{rest} aside={aside} options=none,all");
            let odds = against_monster(&game, &read_table(&game.deck, &table).expect("a table"), value).expect("odds");
            near(odds, walked(&table, top), &table);
        }
    }
}

/// §doors.value: the first monster is the boss's, the second one's own.
#[test]
fn odds_against_a_boss_are_those_of_every_way_of_chance() {
    let game = game(DECK);
    // Monsters known behind the unknown: the deck is never gone round twice.
    for rest in ["2/?@2,?,8/?@0", "?,2/?@2,8/?@0", "2/?@2,8/?@0", "?,2/?@2,1/?@0,?,8/?@0"] {
        let table = format!("phase=between:2 door=4 deck={rest},doors options=none,all");
        let laid = read_table(&game.deck, &table).expect("a table");
        let odds = against_boss(&game, &laid, laid.deck.all().iter().copied(), (4, 0)).expect("odds");
        near(odds, walked(&table, Action::Fight), &table);
    }
}

/// §fight.held: how often a fight is followed by the doors at once is what every way of chance says.
#[test]
fn the_chance_to_run_into_the_doors_is_that_of_every_way_of_chance() {
    let game = game(DECK);
    for rest in ["?,doors,?", "?,?,doors", "?,?,?,doors", "2/?@1,?,doors,?", "?,2/?@2,?,doors,?"] {
        let laid = format!("after=door deck=3/?@0,{rest} options=none,all");
        let table = read_table(&game.deck, &laid).expect("a table");
        let mut met = 0u64;
        let run = |fate: &mut Enumerated| {
            let mut ctx = Ctx::new(fate, Vec::new());
            game.apply(&mut table.clone(), PLAYER, Action::Use { side: Side::Top }, &mut ctx);
            ctx.audience.iter().any(|event| matches!(event, Event::Fought { foe: Foe::Boss(_), .. }))
        };
        Enumerated::walk_first(usize::MAX, 5_000_000, run, |likelihood, doors| {
            met += if doors { likelihood.in_parts(1_000_000_000) as u64 } else { 0 };
        })
        .expect("few ways");
        let told = reaching_doors(&game, &table);
        assert!((met / 10_000_000).abs_diff(u64::from(told)) <= 1, "{told} for {met}: {laid}");
    }
}

/// Odds add up to a hundred, and what can happen is never told as nothing.
#[test]
fn odds_add_up() {
    let game = Dongeon::default();
    let fresh = game.setup(&Options::default(), &mut Ctx::new(Seeded::new(Seed::of("odds")), Nobody));
    for value in 0..=9 {
        let FightOdds { win, tie, lose } = against_monster(&game, &fresh, value).expect("odds");
        assert_eq!(win + tie + lose, 100, "{value}");
        assert_eq!(lose > 0, value > 0, "{value}");
    }
}
