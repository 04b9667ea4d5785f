//! Players that reckon: the solver against brute force, the search against what is exactly so, and what was learnt.

use bots::learner::{Learner, LearningPlan};
use bots::network::{Network, NetworkError};
use bots::solver::Solver;
use bots::{Bot, Budget, Search};
use kernel::{
    Bag, Ctx, Deck, Fate, Game, InlineVec, Moves, Nobody, Policy, Seat, Seed, Seeded, SmallNumber, Source, Status,
    Unasked,
};
use scelerat::{Options, Scelerat, Table};
use std::sync::Arc;

const ME: Seat = Seat(0);

/// A dungeon of a few cards: a room of four, some in no known order, some beneath.
fn small(seed: Seed, unseen: u32, beneath: u32) -> Table {
    let game = Scelerat::default();
    let mut luck = Seeded::new(seed);
    let mut table = game.setup(&Options::default(), &mut Ctx::new(&mut luck, Nobody));
    let mut pick = |ways| luck.pick(Source::PLAYER, ways);
    let mut left: Vec<u8> = table.dungeon.unseen().iter().collect();
    let mut draw = |pick: &mut dyn FnMut(u32) -> u32| left.remove(pick(left.len() as u32) as usize);
    let mut bag = Bag::first(0);
    (0..unseen).for_each(|_| bag.put(draw(&mut pick)));
    let mut known: InlineVec<u8, 44> = InlineVec::new();
    (0..beneath).for_each(|_| known.push(draw(&mut pick)));
    table.dungeon = Deck::known(InlineVec::new(), bag, known);
    table.hp = 3 + pick(12) as i8;
    table
}

/// The best end of a table that leaves nothing to chance, found by trying everything.
fn brute_force(game: &Scelerat, table: &Table) -> (bool, i32) {
    let outcome = match game.status(table) {
        Status::Over(outcome) => outcome,
        Status::Awaiting(_) => {
            let mut legal = Moves::new();
            game.legal_actions(table, ME, &mut legal);
            let ends = legal.iter().map(|action| {
                let mut after = *table;
                game.apply(&mut after, ME, *action, &mut Ctx::new(Unasked, Nobody));
                brute_force(game, &after)
            });
            return ends.max().expect("something can be done");
        }
    };
    (outcome.won.has(ME), outcome.scores.as_slice()[0])
}

#[test]
fn the_solver_agrees_with_brute_force() {
    let game = Scelerat::default();
    let network = Network::of(&game).expect("a value that fits");
    let (mut won, seed) = (0, Seed::of("small dungeons"));
    for number in 0..120 {
        let table = small(seed.nth(number), 0, 4);
        let (wins, score) = brute_force(&game, &table);
        for guided in [false, true] {
            let solver = Solver::new(&game, ME, 1_000_000);
            let mut solver = if guided { solver.guided(&network) } else { solver };
            assert_eq!(solver.wins(&table), Some(wins), "{number}: {table:?}");
            let solution = solver.solve(&table).expect("few tables");
            assert_eq!(solution.won, wins, "{number}");
            if wins {
                assert_eq!(solution.score, score, "{number}: {table:?}");
                let played = solver.play(&table, &solution.line).expect("a whole game");
                assert_eq!((played.won.has(ME), played.scores.as_slice()[0]), (true, score), "{number}");
            }
        }
        won += u32::from(wins);
    }
    assert!((10..110).contains(&won), "both kinds of deals are met: {won} of 120 won");
}

#[test]
fn a_deal_that_is_laid_open_is_the_one_that_is_dealt() {
    let game = Scelerat::default();
    for number in 0..20 {
        let seed = Seed::of("open").nth(number);
        let mut ctx = Ctx::new(Seeded::new(seed), Nobody);
        let mut dealt = game.setup(&Options::default(), &mut ctx);
        let mut open = game.laid_open(&dealt, &mut ctx.fate.clone()).expect("a pile");
        let mut legal = Moves::new();
        while matches!(game.status(&dealt), Status::Awaiting(_)) {
            game.legal_actions(&dealt, ME, &mut legal);
            let action = legal[number as usize % legal.len()];
            game.apply(&mut dealt, ME, action, &mut ctx);
            game.apply(&mut open, ME, action, &mut Ctx::new(Unasked, Nobody));
            assert_eq!((dealt.room.as_slice(), dealt.hp), (open.room.as_slice(), open.hp), "{number}");
        }
        assert_eq!(game.status(&dealt), game.status(&open));
    }
}

/// Where the next room settles everything, what the search says is the share of all orders in which the solver wins.
#[test]
fn the_search_comes_to_the_exact_chance() {
    let game = Scelerat::default();
    let network = Arc::new(Network::of(&game).expect("a value that fits"));
    let mut between = 0;
    for number in 0..150 {
        let table = small(Seed::of("search").nth(number), 3, 2);
        let mut legal = Moves::new();
        game.legal_actions(&table, ME, &mut legal);
        let mut bot = Search::new(Some(network.clone()), Budget::Playouts(1_000));
        bot.restart(Seed::of("luck").nth(number));
        let advice = bot.advise(&game, ME, &table, &legal);
        let (line, best) = (&advice.lines[0], exact(&game, &table));
        let said = line.win.expect("a chance");
        assert!((said - best).abs() <= 5.0 * line.error + 1e-3, "{number}: said {said} ± {}, is {best}", line.error);
        assert!(
            advice.lines.iter().all(|other| other.worth <= line.worth),
            "what is advised is the best that is shown"
        );
        assert_eq!(advice.lines.len(), legal.len(), "every legal action is judged");
        between += u32::from(best > 0.0 && best < 1.0);
    }
    assert!(between > 2, "some are neither won nor lost: {between}");
}

/// The chance to win under the best play, over all orders of what is unseen.
fn exact(game: &Scelerat, table: &Table) -> f64 {
    if let Status::Over(outcome) = game.status(table) {
        return f64::from(u8::from(outcome.won.has(ME)));
    }
    if game.settled(table, ME) {
        return f64::from(u8::from(brute_force(game, table).0));
    }
    let mut legal = Moves::new();
    game.legal_actions(table, ME, &mut legal);
    let worth = |action: &_| {
        if game.after(table, ME, *action).is_none() {
            let mut after = *table;
            game.apply(&mut after, ME, *action, &mut Ctx::new(Unasked, Nobody));
            return exact(game, &after);
        }
        let orders = orders(table.dungeon.unseen().iter().collect());
        let count = orders.len() as f64;
        let sum: f64 = orders
            .into_iter()
            .map(|order| {
                let mut after = *table;
                game.apply(&mut after, ME, *action, &mut Ctx::new(Told(order.into_iter()), Nobody));
                exact(game, &after)
            })
            .sum();
        sum / count
    };
    legal.iter().map(worth).fold(0.0, f64::max)
}

/// A fate that says these cards.
struct Told(std::vec::IntoIter<u8>);

impl Fate for Told {
    fn pick(&mut self, _: Source, _: u32) -> u32 {
        unreachable!("only cards are drawn")
    }

    fn draw<const W: usize, I: SmallNumber>(&mut self, _: Source, unseen: &Bag<W, I>) -> I {
        let card = self.0.next().expect("a card");
        let at = unseen.iter().position(|known| known.place() == usize::from(card)).expect("an unseen card");
        unseen.nth(at as u32)
    }
}

fn orders(cards: Vec<u8>) -> Vec<Vec<u8>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    let each = cards.iter().enumerate().flat_map(|(at, card)| {
        let mut rest = cards.clone();
        rest.remove(at);
        orders(rest).into_iter().map(move |mut order| {
            order.insert(0, *card);
            order
        })
    });
    each.collect()
}

#[test]
fn any_budget_plays_a_game_to_its_end_and_keeps_its_answer_on_any_number_of_threads() {
    let game = Scelerat::default();
    let play = |budget: Budget, network: Option<Arc<Network>>| {
        let mut ctx = Ctx::new(Seeded::new(Seed::of("whole")), Nobody);
        let mut table = game.setup(&Options::default(), &mut ctx);
        let mut bot = Search::new(network, budget);
        bot.restart(Seed::of("bot"));
        let (mut legal, mut played) = (Moves::new(), Vec::new());
        while matches!(game.status(&table), Status::Awaiting(_)) {
            game.legal_actions(&table, ME, &mut legal);
            let action = bot.choose(&game, ME, &table, &legal);
            assert!(legal.contains(&action));
            game.apply(&mut table, ME, action, &mut ctx);
            played.push(action);
        }
        played
    };
    let network = Network::of(&game).ok().map(Arc::new);
    play(Budget::Playouts(1), None);
    play(Budget::Millis(1), network.clone());
    play(Budget::Playouts(1), network.clone());
    let on = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        pool.install(|| play(Budget::Playouts(400), network.clone()))
    };
    assert_eq!(on(1), on(3));
}

#[test]
fn a_lost_position_is_played_to_its_end() {
    let game = Scelerat::default();
    let network = Network::of(&game).ok().map(Arc::new);
    for number in 0..20 {
        let mut table = small(Seed::of("lost").nth(number), 6, 3);
        table.hp = 1;
        let mut ctx = Ctx::new(Seeded::new(Seed::of("lost")), Nobody);
        let mut bot = Search::new(network.clone(), Budget::Playouts(50));
        let mut legal = Moves::new();
        while matches!(game.status(&table), Status::Awaiting(_)) {
            game.legal_actions(&table, ME, &mut legal);
            let action = bot.choose(&game, ME, &table, &legal);
            game.apply(&mut table, ME, action, &mut ctx);
        }
    }
}

/// Whoever changes rules, cards or features learns anew.
#[test]
fn the_values_in_the_boxes_fit() {
    struct Fit;
    impl table::Visitor for Fit {
        type Out = bool;
        fn visit<G: kernel::GameBox>(self, game: G) -> bool {
            let found = Network::of(&game);
            assert!(found.is_ok() || found == Err(NetworkError::None), "{}: {}", G::ID, found.unwrap_err());
            found.is_ok()
        }
    }
    let fit: Vec<&str> = table::IDS.iter().copied().filter(|id| table::shelf::visit(id, Fit) == Some(true)).collect();
    assert!(["scelerat", "sang-rancune", "dead-cells"].iter().all(|id| fit.contains(id)), "{fit:?}");
}

#[test]
fn a_value_that_does_not_fit_is_refused_and_named() {
    let game = Scelerat::default();
    let text = game.learnt();
    let network = Network::read(&game, text).expect("a value that fits");
    assert_eq!(Network::read(&game, &network.write(&game, "said\ntwice")), Ok(network));
    assert_eq!(Network::read(&game, ""), Err(NetworkError::None));
    let changed = |from: &str, to: &str| Network::read(&game, &text.replacen(from, to, 1));
    for (what, from, to) in [
        ("game", "game scelerat", "game other"),
        ("rules", "rules 1", "rules 7"),
        ("features", "features ", "features 1"),
    ] {
        let Err(error @ NetworkError::Bound { .. }) = changed(from, to) else { panic!("{what} is not looked at") };
        assert!(error.to_string().contains(what), "{error}");
    }
    let told = Network::read(&game, &format!("{text}calibrated 0.2500:0.4000 0.5000:0.6000\n"))
        .expect("a value that says how it is told");
    assert_eq!(Network::read(&game, &told.write(&game, "")), Ok(told));
    assert!(matches!(Network::read(&game, &format!("{text}calibrated 0.5:0.6 0.7:0.1\n")), Err(NetworkError::Line(_))));
    assert!(matches!(changed("bias", "bios"), Err(NetworkError::Line(_))));
    assert!(matches!(changed(" 1 ", " x "), Err(NetworkError::Line(_) | NetworkError::Bound { .. })));
}

#[test]
fn a_course_goes_on_from_what_was_learnt_before() {
    let game = Scelerat::default();
    let plan = LearningPlan { games: 64, round: 32, hidden: 4, ..LearningPlan::ALONE };
    let mut first = Learner::new::<Scelerat>(plan, Seed::of("first"));
    first.round(&game, &|_| Options::default());
    let learnt = first.network();
    let (said, again) = (learnt.weights().numbers, learnt.weights().quantized().weights().numbers);
    assert!(said.iter().zip(&again).all(|(said, again)| (said - again).abs() < 1e-5), "eight bits keep what they say");
    let mut second = Learner::new::<Scelerat>(plan, Seed::of("second")).going_on_from(&learnt).expect("the same size");
    second.round(&game, &|_| Options::default());
    assert_ne!(second.network(), learnt);
    let other = LearningPlan { hidden: 5, ..plan };
    assert!(Learner::new::<Scelerat>(other, Seed::of("second")).going_on_from(&learnt).is_none());
}

#[test]
fn what_is_learnt_depends_on_the_seed_alone_and_a_course_can_be_taken_up() {
    let game = Scelerat::default();
    let plan = LearningPlan { games: 96, round: 32, hidden: 4, ..LearningPlan::ALONE };
    let fresh = || Learner::new::<Scelerat>(plan, Seed::of("course"));
    let (mut whole, mut first) = (fresh(), fresh());
    for _ in 0..3 {
        whole.round(&game, &|_| Options::default());
    }
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a thread");
    pool.install(|| first.round(&game, &|_| Options::default()));
    let mut second = fresh().read(&first.write()).expect("the same course");
    for _ in 0..2 {
        second.round(&game, &|_| Options::default());
    }
    assert_eq!(whole.network(), second.network());
    assert_eq!(whole.write(), second.write());
    let other = LearningPlan { hidden: 5, ..plan };
    assert!(Learner::new::<Scelerat>(other, Seed::of("course")).read(&first.write()).is_none());
}
