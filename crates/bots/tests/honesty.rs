//! Bots see views, and nothing else: the die probe, the duel, and what each bot is worth on a fixed set of deals.

use bots::{Bot, Budget, Careful, MonteCarlo, Random, Search, Series, Stretch, Watch};
use kernel::toys::{Duel, Guess, GuessTable, Leak};
use kernel::{
    Audience, Clause, Ctx, Fate, Game, Moves, Outcome, Policy, Seat, SeatSet, Secrets, Seed, Seeded, Source, Status,
};
use scelerat::{Options, Scelerat};
use std::sync::atomic::AtomicU64;

fn wins<G: Policy, B: Bot<G>>(game: &G, options: G::Options, games: u64, bot: impl Fn() -> B + Sync) -> Vec<u64> {
    let series = Series { options, stretch: Stretch::first(Seed::of("honest"), games, 2) };
    series.play(game, bot, Watch::counting(&AtomicU64::new(0))).seats.iter().map(|seat| seat.wins).collect()
}

/// More wins than one in six would ever give, by six deviations.
fn too_many(games: u64) -> u64 {
    games / 6 + 6 * (games * 5 / 36).isqrt()
}

#[test]
fn nobody_guesses_the_next_die() {
    let games = 1_800;
    for (name, wins) in [
        ("random", wins(&Guess, (), games, Random::default)),
        ("careful", wins(&Guess, (), games, || Careful)),
        ("montecarlo", wins(&Guess, (), games, || MonteCarlo::new(Budget::Playouts(60)))),
    ] {
        assert!(wins[0] < too_many(games), "{name} guessed {} of {games}", wins[0]);
        assert!(wins[0] > games / 12, "{name} guessed {} of {games}", wins[0]);
    }
}

/// A bot that was told the seed of the series and clones the fate: what the probe is there to catch.
struct Cheat {
    series: Seed,
    games: u64,
}

impl Bot<Guess> for Cheat {
    fn restart(&mut self, _: Seed) {
        self.games += 1;
    }

    fn choose(&mut self, _: &Guess, _: Seat, _: &GuessTable, _: &[u8]) -> u8 {
        Seeded::new(self.series.nth(self.games - 1)).roll(Source(0), 6)
    }
}

#[test]
fn the_probe_catches_a_cheat() {
    let (games, series) = (200, Seed::of("honest"));
    let told = Series { options: (), stretch: Stretch::first(series, games, 1) };
    let caught = told.play(&Guess, || Cheat { series, games: 0 }, Watch::counting(&AtomicU64::new(0)));
    assert_eq!(caught.seats[0].wins, games);
}

/// The seed that a player is given leads back to no fate.
#[test]
fn players_cannot_find_the_seed_of_fate() {
    let seed = Seed::of("fate");
    let mine = seed.player(Seat(0));
    assert_ne!(mine.player(Seat(0)), seed);
    let stream = |seed: Seed, source| {
        let mut luck = Seeded::new(seed);
        (0..8).map(|_| luck.pick(Source(source), 1 << 20)).collect::<Vec<_>>()
    };
    let fate: Vec<_> = (0..32).map(|source| stream(seed, source)).collect();
    assert!((0..32).all(|source| !fate.contains(&stream(mine, source))));
}

/// The duel can be played by every bot, and neither seat is better off for being asked first.
#[test]
fn the_duel_is_fair_to_both_seats() {
    let duel = Duel { leak: Leak::Nothing };
    let thinking = wins(&duel, (), 300, || MonteCarlo::new(Budget::Playouts(60)));
    let careful = wins(&duel, (), 300, || Careful);
    for wins in [thinking, careful] {
        assert!(wins[0].abs_diff(wins[1]) < 90, "{wins:?}");
    }
}

/// A game in which a bold line wins five times in six, and a shy one never does: plans that fail alike under one fate are
/// not the same plan.
#[test]
fn bold_plans_are_not_thrown_away() {
    let won = wins(&Bold, (), 120, || MonteCarlo::new(Budget::Playouts(120)))[0];
    assert!(won > 80, "montecarlo won {won} of 120");
}

#[derive(Clone, Copy)]
struct Bold;

impl Game for Bold {
    type Options = ();
    /// Steps taken, whether the next is bold, and what came of it.
    type Table = (u8, bool, Option<bool>);
    type Action = bool;
    type Event = ();
    type View = (u8, bool, Option<bool>);
    type Refusal = ();
    fn seats(&self, (): &()) -> u8 {
        1
    }

    fn longest(&self, (): &()) -> u32 {
        2
    }

    fn setup<F: Fate, A: Audience<()>>(&self, (): &(), _: &mut Ctx<F, A>) -> Self::Table {
        (0, false, None)
    }

    fn status(&self, table: &Self::Table) -> Status {
        match table.2 {
            None => Status::Awaiting(SeatSet::only(Seat(0))),
            Some(won) => Status::Over(Outcome::solo(0, won)),
        }
    }

    fn candidates(&self, table: &Self::Table, _: Seat, offer: impl FnMut(bool)) {
        if table.2.is_none() {
            let choices: &[bool] = if table.0 == 0 { &[false] } else { &[false, true] };
            choices.iter().copied().for_each(offer);
        }
    }

    fn check(&self, table: &Self::Table, _: Seat, bold: bool) -> Result<(), ()> {
        if table.2.is_none() && (table.0 > 0 || !bold) { Ok(()) } else { Err(()) }
    }

    fn apply<F: Fate, A: Audience<()>>(&self, table: &mut Self::Table, _: Seat, bold: bool, ctx: &mut Ctx<F, A>) {
        if table.0 == 1 {
            let roll = ctx.fate.roll(Source(0), 6);
            table.2 = Some(bold && roll > 1);
        }
        table.0 += 1;
    }

    fn view(&self, table: &Self::Table, _: Seat) -> Self::Table {
        *table
    }

    fn imagine<F: Fate>(&self, view: &Self::Table, _: Seat, _: &mut F) -> Self::Table {
        *view
    }

    fn secrets(&self, _: &Self::Table) -> Secrets {
        Secrets::Nothing
    }

    fn witness(&self, (): &(), _: Seat) -> Option<()> {
        Some(())
    }

    fn clause(&self, (): ()) -> Clause {
        Clause("bold")
    }
}

impl Policy for Bold {
    const POINTS_FOR_A_WIN: u32 = 1;

    fn careful(&self, _: &Self::Table, _: Seat) -> bool {
        false
    }

    fn rollout<F: Fate>(&self, _: &Self::Table, _: Seat, _: &mut F) -> bool {
        false
    }
}

#[test]
fn what_each_bot_is_worth() {
    let game = Scelerat::default();
    assert_eq!(wins(&game, Options::default(), 20_000, Random::default), [0]);
    let careful = wins(&game, Options::default(), 4_000, || Careful)[0];
    assert!((60..240).contains(&careful), "careful won {careful} of 4000");
    let thinking = wins(&game, Options::default(), 40, || MonteCarlo::new(Budget::Playouts(600)))[0];
    assert!((5..30).contains(&thinking), "montecarlo won {thinking} of 40");
}

#[test]
fn a_series_is_the_same_on_any_number_of_threads() {
    let game = Scelerat::default();
    let tally = |threads| {
        let series =
            Series { options: Options::default(), stretch: Stretch::first(Seed::of("threads"), 3_000, threads) };
        series.play(&game, Random::default, Watch::counting(&AtomicU64::new(0)))
    };
    let one = tally(1);
    assert_eq!(one.games, 3_000);
    assert_eq!(one, tally(2));
    assert_eq!(one, tally(3));
    assert_eq!(one, tally(16));
}

#[test]
fn advice_is_the_same_on_any_number_of_threads() {
    let game = Scelerat::default();
    let table = game.setup(&Options::default(), &mut Ctx::new(Seeded::new(Seed::of("advice")), kernel::Nobody));
    let mut legal = Moves::new();
    game.legal_actions(&table, Seat(0), &mut legal);
    let advise = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("a pool");
        pool.install(|| {
            let mut bot = MonteCarlo::new(Budget::Playouts(500));
            bot.restart(Seed::of("bot"));
            bot.advise(&game, Seat(0), &table, &legal)
        })
    };
    let advice = advise(1);
    assert_eq!(advice, advise(2));
    assert_eq!(advice, advise(5));
    assert_eq!(advice.lines.len(), legal.len(), "a line for every legal action");
    assert!(legal.iter().all(|action| advice.lines.iter().any(|line| line.action == *action)));
    assert!(advice.lines.iter().all(|line| line.error > 0.0 && line.playouts > 0));
    assert_eq!(advice.action, advice.lines[0].action);
}

/// The best first, and the first is the advice: for every game, whoever is awaited, with few playouts and with more.
#[test]
fn the_advice_is_the_first_line_and_no_line_is_worth_more() {
    struct Asked;
    impl table::Visitor for Asked {
        type Out = ();
        fn visit<G: kernel::GameBox>(self, game: G) {
            let options = game.options(game.label().players.0, &[]);
            for number in 0..6 {
                let seed = format!("first line {number}");
                let mut ctx = Ctx::new(Seeded::new(Seed::of(&seed)), kernel::Nobody);
                let mut table = game.setup(&options, &mut ctx);
                for step in 0..30 {
                    let Some(seat) = game.status(&table).awaited().lowest() else { break };
                    let mut legal = Moves::new();
                    game.legal_actions(&table, seat, &mut legal);
                    let budget = Budget::Playouts([8, 60, 300][step % 3]);
                    let bots: [Box<dyn Bot<G>>; 2] =
                        [Box::new(Search::of(&game, budget)), Box::new(MonteCarlo::new(budget))];
                    let [_, action] = bots.map(|mut bot| {
                        bot.restart(Seed::of(&seed));
                        let advice = bot.advise(&game, seat, &game.view(&table, seat), &legal);
                        assert_eq!(advice.lines[0].action, advice.action, "{}, {seed}, {step}", G::ID);
                        let falls = advice.lines.windows(2).all(|pair| pair[0].worth >= pair[1].worth);
                        assert!(falls, "{}, {seed}, {step}: {:?}", G::ID, advice.lines);
                        // Where the table is known, some actions are proved to be no better than others.
                        let told = |action| G::VALUES_AFTER || advice.lines.iter().any(|line| line.action == action);
                        assert!(legal.iter().all(|action| told(*action)), "{}, {seed}, {step}", G::ID);
                        advice.action
                    });
                    game.apply(&mut table, seat, action, &mut ctx);
                }
            }
        }
    }
    for id in table::IDS {
        table::shelf::visit(id, Asked).expect("a game on the shelf");
    }
}

#[test]
fn a_time_budget_answers() {
    let game = Scelerat::default();
    let table = game.setup(&Options::default(), &mut Ctx::new(Seeded::new(Seed::of("time")), kernel::Nobody));
    let mut legal = Moves::new();
    game.legal_actions(&table, Seat(0), &mut legal);
    let mut bot = MonteCarlo::new(Budget::Millis(30));
    bot.restart(Seed::of("bot"));
    let advice = bot.advise(&game, Seat(0), &table, &legal);
    assert!(legal.contains(&advice.action));
    assert!(advice.lines.iter().all(|line| line.playouts > 0));
}

/// At tables that a seat cannot tell apart, every bot decides the same: for every game, with as many as can sit at it.
#[test]
fn bots_decide_by_what_they_may_know() {
    struct Asked;
    impl table::Visitor for Asked {
        /// How often the other table was another to somebody.
        type Out = u32;
        fn visit<G: kernel::GameBox>(self, game: G) -> u32 {
            let options = game.options(game.label().players.1, &[]);
            let mut others = 0;
            for number in 0..8 {
                let seed = Seed::of("what they may know").nth(number);
                let mut luck = Seeded::new(seed.player(Seat(0)));
                let mut ctx = Ctx::new(Seeded::new(seed), kernel::Nobody);
                let mut table = game.setup(&options, &mut ctx);
                for _ in 0..60 {
                    let Some(seat) = game.status(&table).awaited().lowest() else { break };
                    let view = game.view(&table, seat);
                    let other = game.imagine(&view, seat, &mut luck);
                    let seats = SeatSet::first(game.seats(&options));
                    others += seats.iter().any(|eyes| game.view(&table, eyes) != game.view(&other, eyes)) as u32;
                    let chosen = |table: &G::Table| {
                        let (view, mut legal) = (game.view(table, seat), Moves::new());
                        game.legal_actions(table, seat, &mut legal);
                        let (mut random, budget) = (Random::default(), Budget::Playouts(12));
                        let (mut thinking, mut searching) = (MonteCarlo::new(budget), Search::of(&game, budget));
                        Bot::<G>::restart(&mut random, seed);
                        Bot::<G>::restart(&mut thinking, seed);
                        Bot::<G>::restart(&mut searching, seed);
                        [
                            random.choose(&game, seat, &view, &legal),
                            Careful.choose(&game, seat, &view, &legal),
                            thinking.choose(&game, seat, &view, &legal),
                            searching.choose(&game, seat, &view, &legal),
                        ]
                    };
                    let decided = chosen(&table);
                    assert_eq!(decided, chosen(&other), "{}, {number}: {seat:?} at {table:?}", G::ID);
                    game.apply(&mut table, seat, decided[luck.pick(Source::PLAYER, 2) as usize], &mut ctx);
                }
            }
            others
        }
    }
    for id in table::IDS {
        let others = table::shelf::visit(id, Asked).expect("a game on the shelf");
        let several = table::shelf::label(id).expect("a game").players.1 > 2;
        assert!(others > 0 || !several, "{id}: the other tables were hardly others");
    }
}
