//! What holds in every game, whoever plays and however.

use crate::content::{Cards, HEROES};
use crate::table::{Harm, Length, Life, Options, Phase, Table};
use crate::{Action, SangRancune};
use kernel::{Ctx, Fate, Game, Moves, Nobody, Seat, Seed, Seeded, Source, Status, Stock};

/// All action cards, wherever they lie.
fn all_cards(table: &Table) -> Cards {
    let mut all = Stock::EMPTY;
    for part in [&table.deck, &table.discard, &table.spent, &table.gone] {
        all.put_all(part);
    }
    for hero in &table.heroes {
        all.put_all(&hero.hand);
        hero.set.iter().filter_map(|laid| laid.card).for_each(|card| all.put(card.0));
        hero.setups.iter().for_each(|setup| all.put(setup.card.0));
        hero.items.iter().for_each(|item| all.put(item.0));
        hero.potions.iter().for_each(|potion| all.put(potion.card.0));
    }
    table.foe.swallowed.iter().chain(table.loot.iter()).for_each(|item| all.put(item.0));
    all
}

fn holds(game: &SangRancune, table: &Table, seed: &str) {
    assert_eq!(all_cards(table), game.content.stock(), "seed {seed}: {table:?}");
    assert_eq!(all_cards(table).len(), 94);
    for hero in &table.heroes {
        assert!(hero.life <= 100, "seed {seed}");
        assert_eq!(hero.hand.len(), hero.cards as u32, "seed {seed}");
        assert!(hero.lives() || hero.prestige == 0 && hero.cards == 0 && hero.items.is_empty(), "seed {seed}");
        assert!(hero.hand.iter().all(|kind| !crate::Card(kind).is_item()), "seed {seed}");
    }
    assert!(table.foe.life <= game.content.track, "seed {seed}");
    assert!(
        !matches!(table.phase, Phase::Next(_)) || !matches!(game.status(table), Status::Awaiting(s) if s.is_empty())
    );
}

/// Plays a game at random, looking at the table after each decision.
fn play(game: &SangRancune, options: Options, seed: &str, mut look: impl FnMut(&Table, Seat, Action)) -> (Table, u32) {
    let mut ctx = Ctx::new(Seeded::new(Seed::of(seed)), Nobody);
    let mut luck = Seeded::new(Seed::of(seed).player(Seat(0)));
    let mut table = game.setup(&options, &mut ctx);
    let (mut legal, mut decisions) = (Moves::new(), 0);
    while let Status::Awaiting(awaited) = game.status(&table) {
        let seats: Vec<Seat> = awaited.iter().collect();
        let seat = seats[luck.pick(Source::PLAYER, seats.len() as u32) as usize];
        game.legal_actions(&table, seat, &mut legal);
        assert!(!legal.is_empty(), "seed {seed}: {seat:?} is stuck: {table:?}");
        let action = legal[luck.pick(Source::PLAYER, legal.len() as u32) as usize];
        game.apply(&mut table, seat, action, &mut ctx);
        look(&table, seat, action);
        decisions += 1;
        assert!(decisions < game.longest(&options), "seed {seed}");
    }
    (table, decisions)
}

#[test]
fn cards_are_conserved_and_life_keeps_its_bounds() {
    let game = SangRancune::default();
    let (mut games, mut decisions) = (0, 0);
    for players in 3..=HEROES as u8 {
        for number in 0..60 {
            let seed = format!("conserved {players}/{number}");
            let life = [Life::Normal, Life::Easy, Life::Hard, Life::Deadly][number % 4];
            let harm = [Harm::Normal, Harm::Mild, Harm::Harsh][number % 3];
            let length = [Length::Nine, Length::Six, Length::Twelve][number % 3];
            let options = Options { players, life, harm, length, thanks: number % 2 == 0 };
            let (_, count) = play(&game, options, &seed, |table, _, _| holds(&game, table, &seed));
            (games, decisions) = (games + 1, decisions + count);
        }
    }
    assert!(decisions / games > 100, "games of {} decisions", decisions / games);
}

#[test]
fn the_contract_is_kept() {
    let game = SangRancune::default();
    for players in 3..=HEROES as u8 {
        let options = Options { players, ..Options::default() };
        let effort = kernel::contract::Effort { games: 6, outcomes: 100, throws: 50 };
        let kept = kernel::contract::keep(&game, &options, "sang rancune", effort);
        if let Err(breach) = kept {
            let tail = breach.how.len().saturating_sub(1500);
            panic!("{:?} {}", breach.promise, breach.how.get(tail..).unwrap_or(&breach.how));
        }
    }
}
