//! Nothing leaks: what a seat does in secret, and what it holds, shows nowhere before the rules show it.
//!
//! Every game is looked at, at some of its decisions. `OUBLIETTE_LEAK_GAMES` says how many games.

use super::*;
use crate::table::{Harm, Length, Life};
use crate::{Action, View};
use kernel::{Fate, Nobody, SeatSet};

/// Of the decisions of a game, one in so many is looked at, and the first in any case.
const SECRET_ANSWERS: u32 = 12;
const HIDDEN_CARDS: u32 = 3;

/// How many games to look at.
#[expect(clippy::disallowed_methods, reason = "a test may be told how hard to try; rules may not")]
fn games() -> u64 {
    std::env::var("OUBLIETTE_LEAK_GAMES").map_or(2000, |said| said.parse().expect("OUBLIETTE_LEAK_GAMES is a number"))
}

#[expect(clippy::print_stdout, reason = "how much was compared")]
fn report(what: &str, games: u64, compared: u64) {
    println!("{games} games, {compared} {what}");
}

/// How a game is played: by three to six, and with every setting of every dial.
fn options(number: u64) -> Options {
    let at = number as usize;
    Options {
        players: 3 + (number % 4) as u8,
        life: [Life::Normal, Life::Easy, Life::Hard, Life::Deadly][at / 4 % 4],
        harm: [Harm::Normal, Harm::Mild, Harm::Harsh][at / 16 % 3],
        length: [Length::Nine, Length::Six, Length::Twelve][at / 48 % 3],
        thanks: (at / 144).is_multiple_of(2),
    }
}

fn any<T: Copy>(luck: &mut Seeded, among: &[T]) -> T {
    among[luck.pick(Source::PLAYER, among.len() as u32) as usize]
}

/// Plays a game at random, looking at each table before a decision of it is made.
fn watch(game: &SangRancune, options: Options, seed: &str, mut look: impl FnMut(&Table, Seat, Action, &mut Seeded)) {
    let mut ctx = Ctx::new(Seeded::new(Seed::of(seed)), Nobody);
    let mut luck = Seeded::new(Seed::of(seed).player(Seat(0)));
    let mut curiosity = Seeded::new(Seed::of(seed).player(Seat(1)));
    let mut table = game.setup(&options, &mut ctx);
    let mut legal = Moves::new();
    while let Status::Awaiting(awaited) = game.status(&table) {
        let seats: Vec<Seat> = awaited.iter().collect();
        let seat = any(&mut luck, &seats);
        game.legal_actions(&table, seat, &mut legal);
        let action = any(&mut luck, &legal);
        look(&table, seat, action, &mut curiosity);
        game.apply(&mut table, seat, action, &mut ctx);
    }
}

/// What a seat gets besides its view: what it hears, whom the table waits for, what it may do.
#[derive(PartialEq, Debug)]
struct Given {
    heard: Vec<Event>,
    awaited: SeatSet,
    legal: Vec<Action>,
}

fn given(game: &SangRancune, table: &Table, seat: Seat, events: &[Event]) -> Given {
    let mut legal = Moves::new();
    game.legal_actions(table, seat, &mut legal);
    Given {
        heard: events.iter().filter_map(|event| game.witness(event, seat)).collect(),
        awaited: game.awaited(table),
        legal: legal.to_vec(),
    }
}

/// The table after a decision, and what happened; the fate is that of a seed.
fn after(game: &SangRancune, table: &Table, seat: Seat, action: Action, seed: Seed) -> (Table, Vec<Event>) {
    let (mut table, mut events) = (*table, Vec::new());
    game.apply(&mut table, seat, action, &mut Ctx::new(Seeded::new(seed), &mut events));
    (table, events)
}

/// Whether several answer in secret here, and an answer of this seat will not be the last.
fn is_secret(game: &SangRancune, table: &Table, seat: Seat) -> bool {
    let secret = matches!(table.phase, Phase::Set | Phase::Window(_) | Phase::Vote | Phase::Sign);
    // Whoever holds too much discards before all eyes.
    secret && game.due(table) != crate::Due::Trim && !game.awaited(table).without(seat).is_empty()
}

/// Whether two answers look the same to others: to set no further card is not to set one.
fn is_alike(one: Action, other: Action) -> bool {
    (one == Action::Enough) == (other == Action::Enough)
}

/// All that the others, and those who only watch, see and get of an answer, as text.
fn seen_by_others(game: &SangRancune, table: &Table, seat: Seat, action: Action, seed: Seed) -> Vec<String> {
    let (after, events) = after(game, table, seat, action, seed);
    let others = SeatSet::first(table.options.players).without(seat);
    let told = others.iter().chain([Seat::WATCHER]).map(|other| {
        let given = given(game, &after, other, &events);
        format!("{:?} {given:?}", game.view(&after, other))
    });
    told.collect()
}

/// Compares all answers of a seat with the one it is about to give; says how many there were.
fn compare_answers(game: &SangRancune, table: &Table, seat: Seat, action: Action, seed: &str) -> u64 {
    let mut legal = Moves::new();
    game.legal_actions(table, seat, &mut legal);
    let fate = Seed::of(seed);
    let shown = seen_by_others(game, table, seat, action, fate);
    let mut compared = 0;
    for other in legal.iter().filter(|other| **other != action && is_alike(**other, action)) {
        let instead = seen_by_others(game, table, seat, *other, fate);
        let place = write_table(table);
        assert!(shown == instead, "seed {seed}: {seat:?} gives away {action:?} or {other:?} at {place}");
        compared += 1;
    }
    compared
}

/// §low.window, §round.set, §foe.spite, §foe.sphinx: where several answer in secret, an answer that is not the last is the
/// same to all others, whatever it is.
#[test]
fn secret_answers_do_not_leak() {
    let (game, games) = (SangRancune::default(), games());
    let mut compared = 0;
    for number in 0..games {
        let seed = format!("secret answers/{number}");
        let (mut asked, mut looked) = (0, 0);
        watch(&game, options(number), &seed, |table, seat, action, luck| {
            if !is_secret(&game, table, seat) {
                return;
            }
            asked += 1;
            if looked == 0 || luck.pick(Source::PLAYER, SECRET_ANSWERS) == 0 {
                looked += compare_answers(&game, table, seat, action, &seed);
            }
        });
        assert!(looked > 0, "seed {seed}: nothing was compared in {asked} answers");
        compared += looked;
    }
    report("secret answers compared with another one", games, compared);
}

/// What a viewer gets at a table where the cards that they do not see lie otherwise. Says whether the decision could be
/// compared there: whether it was allowed, and led to the same view.
fn compare_cards(
    game: &SangRancune,
    table: &Table,
    viewer: Seat,
    (seat, action): (Seat, Action),
    seed: &str,
    luck: &mut Seeded,
) -> bool {
    let view: View = game.view(table, viewer);
    let other = game.imagine(&view, viewer, luck);
    let place = || format!("seed {seed}: {viewer:?} at {}", write_table(table));
    assert!(game.view(&other, viewer) == view, "{} sees {}", place(), write_table(&other));
    assert_eq!(game.awaited(table), game.awaited(&other), "{}", place());
    let judged = |table: &Table| {
        let mut all = Vec::new();
        game.candidates(table, viewer, |action| all.push((action, game.check(table, viewer, action))));
        all
    };
    assert_eq!(judged(table), judged(&other), "{}", place());
    // Whoever only watches knows nothing that this seat does not.
    let watched = |table: &Table| game.view(table, Seat::WATCHER);
    assert!(watched(table) == watched(&other), "{}: who watches sees {}", place(), write_table(&other));
    if game.check(&other, seat, action).is_err() {
        return false;
    }
    let fate = Seed::of(seed).nth(luck.pick(Source::PLAYER, 1 << 16) as u64);
    let (here, happened) = after(game, table, seat, action, fate);
    let (there, elsewhere) = after(game, &other, seat, action, fate);
    if game.view(&here, viewer) != game.view(&there, viewer) {
        return false;
    }
    for eyes in [viewer, Seat::WATCHER] {
        let (here, there) = (given(game, &here, eyes, &happened), given(game, &there, eyes, &elsewhere));
        assert!(here == there, "{}: {seat:?} {action:?}: {eyes:?} gets {here:?} or {there:?}", place());
    }
    true
}

/// Where hidden cards lie otherwise and a seat sees the same, it gets the same.
#[test]
fn hidden_cards_do_not_leak() {
    let (game, games) = (SangRancune::default(), games());
    let (mut compared, mut decisions) = (0, 0);
    for number in 0..games {
        let seed = format!("hidden cards/{number}");
        let (mut looked, mut same) = (0, 0);
        let options = options(number);
        let seats: Vec<Seat> = SeatSet::first(options.players).iter().collect();
        watch(&game, options, &seed, |table, seat, action, luck| {
            if same == 0 || luck.pick(Source::PLAYER, HIDDEN_CARDS) == 0 {
                let viewer = any(luck, &seats);
                looked += 1;
                same += compare_cards(&game, table, viewer, (seat, action), &seed, luck) as u64;
            }
        });
        assert!(same > 0, "seed {seed}: nothing was compared in {looked} decisions");
        (compared, decisions) = (compared + same, decisions + looked);
    }
    report("decisions looked at with other hidden cards", games, decisions);
    report("of them compared to the end", games, compared);
}

/// Whoever sees a card in a hand does not imagine that it was set before it came there.
#[test]
fn what_is_seen_in_a_hand_is_not_imagined_face_down() {
    let table = "foe=dragon:400 phase=window:reveal initiative=1,2,3 set=-,poke,feint hand=-,trip,- seen=-,trip,-";
    let (played, mut luck) = (at(table, ""), Seeded::new(Seed::of("imagined")));
    let view = played.game.view(&played.table, Seat(0));
    for _ in 0..500 {
        let imagined = played.game.imagine(&view, Seat(0), &mut luck);
        assert_eq!(played.game.view(&imagined, Seat(0)), view);
    }
}

/// Whoever only watches sees how many cards everybody holds and has set, and none of them.
#[test]
fn who_watches_sees_no_hidden_card() {
    let seen = |hidden: &str| {
        let played = at(&format!("foe=dragon:400 phase=window:opening initiative=1,2,3 {hidden}"), "");
        let view = played.game.view(&played.table, Seat::WATCHER);
        let page = kernel::Telling::page(&played.game, &view, Seat::WATCHER);
        assert!(page.choices.is_empty() && page.zones.iter().all(|zone| zone.id != "hand"), "{page:?}");
        (view, page)
    };
    let one = seen("set=poke,trip,feint hand=trip,fail+watch,plan");
    let other = seen("set=feint,poke,poke hand=plan,trip+trip,edge");
    assert_eq!(one, other);
    assert_ne!(one, seen("set=feint,poke,poke hand=plan,trip,edge"), "that somebody holds a card is seen");
}
