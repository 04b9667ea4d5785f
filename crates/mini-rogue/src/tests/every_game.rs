//! What holds in every game, for one and for two, with every class and difficulty.

use super::notation::every_action;
use super::*;
use proptest::prelude::*;

/// How somebody plays, to reach tables of every kind.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Style {
    /// Anything allowed.
    Random,
    /// By rule of thumb.
    Careful,
    /// Not against oneself: no blood for nothing, criticals thrown again, and so on.
    Sane,
    /// The same, by heroes who begin as strong as can be, and so come far.
    Strong,
}

/// A game to be played: how, on which seed, by whom.
#[derive(Clone, Debug)]
struct Play {
    options: Options,
    seed: u64,
    style: Style,
}

fn any_options() -> impl Strategy<Value = Options> {
    let of = |all: &[Difficulty]| prop::sample::select(all.to_vec());
    let hero = prop::sample::select(crate::notation::CASTS.map(|(_, cast)| cast).to_vec());
    let partner = prop::sample::select(Class::ALL.to_vec());
    let difficulty = of(&crate::notation::DIFFICULTIES.map(|(_, difficulty)| difficulty));
    let carry = prop::sample::select(crate::notation::CARRY.map(|(_, carry)| carry).to_vec());
    (1..=2u8, hero, partner, difficulty, any::<bool>(), carry).prop_map(
        |(players, hero, partner, difficulty, food, carry)| Options { players, hero, partner, difficulty, food, carry },
    )
}

fn any_play() -> impl Strategy<Value = Play> {
    let style = prop_oneof![Just(Style::Random), Just(Style::Careful), Just(Style::Sane), Just(Style::Strong)];
    (any_options(), any::<u64>(), style).prop_map(|(options, seed, style)| Play { options, seed, style })
}

/// A decision: the table before, the action, what was heard, the table after.
struct Step<'a> {
    before: &'a Table,
    action: Action,
    events: &'a [Event],
    after: &'a Table,
}

/// Whether a sane player would think of it.
fn is_sane(table: &Table, action: Action) -> bool {
    let hero = table.hero();
    match action {
        Action::Feat { price: Price::Hp, .. } => hero.hp > 10 && table.throw.total() == 0,
        Action::Feat { die, price: Price::Xp } => {
            !hero.xp.is_multiple_of(6) && table.throw.dice[die as usize].value == 0
        }
        Action::Feat { die, .. } => table.throw.dice[die as usize].value < 3,
        Action::Reroll { die } => table.throw.dice[die as usize].value < 24,
        Action::Stop if table.phase == Phase::Strike => {
            let again = |die: &crate::table::Pip| die.critical && die.value < 24;
            table.throw.total() >= table.foe_hp() || !table.throw.dice().iter().any(again)
        }
        Action::Bleed => hero.hp > 6,
        Action::Drink { potion: Potion::Life } => hero.hp < 9,
        Action::Sell { .. } | Action::Trade { .. } => table.gold % 2 == 1,
        _ => true,
    }
}

impl Play {
    fn fate(&self) -> Seeded {
        Seeded::new(Seed::of("tests").nth(self.seed))
    }

    /// Plays to the end and shows every decision.
    fn whole_game(&self, mut look: impl FnMut(Step<'_>) -> Result<(), TestCaseError>) -> Result<Table, TestCaseError> {
        let (game, options) = (MiniRogue::default(), &self.options);
        let mut ctx = Ctx::new(self.fate(), Vec::new());
        let mut table = game.setup(options, &mut ctx);
        if self.style == Style::Strong {
            for hero in table.party_mut() {
                (hero.hp, hero.xp, hero.armor) = (20, 20, 3);
            }
            (table.food, table.gold) = (4, 10);
        }
        let mut legal = Moves::new();
        for _ in 0..=game.longest(options) {
            let seat = table.seat();
            game.legal_actions(&table, seat, &mut legal);
            if matches!(table.phase, Phase::Over(_)) {
                prop_assert!(legal.is_empty());
                return Ok(table);
            }
            prop_assert_eq!(game.awaited(&table), SeatSet::only(seat));
            prop_assert!(!legal.is_empty(), "stuck: {}", write_table(&table));
            let sane: Vec<Action> = legal.iter().copied().filter(|action| is_sane(&table, *action)).collect();
            let among = if self.style == Style::Random || sane.is_empty() { &legal[..] } else { &sane[..] };
            let action = match self.style {
                Style::Careful => game.careful(&game.view(&table, seat), seat),
                _ => among[ctx.fate.pick(Source::PLAYER, among.len() as u32) as usize],
            };
            prop_assert!(legal.contains(&action), "{action:?}: {}", write_table(&table));
            let before = table;
            ctx.audience.clear();
            game.apply(&mut table, seat, action, &mut ctx);
            look(Step { before: &before, action, events: &ctx.audience, after: &table })?;
        }
        Err(TestCaseError::fail("the game does not end"))
    }
}

/// The room cards that lie or are carried somewhere, and those unseen.
fn placed(table: &Table) -> Vec<u8> {
    let shown = table.grid.iter().filter_map(|cell| match cell {
        Cell::Up(room) => Some(*room as u8),
        _ => None,
    });
    let carried = table.party().iter().flat_map(|hero| hero.item.rooms()).map(|room| room as u8);
    shown.chain(carried).chain(table.unseen.iter()).collect()
}

/// How far a place is from the entrance.
fn depth(at: u8) -> u8 {
    at % 3 + at / 3
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(768))]

    /// §hero.tracks §hero.death §two.death §end.won
    #[test]
    fn no_track_leaves_its_bounds_and_only_the_dead_have_no_hit_points(play in any_play()) {
        play.whole_game(|Step { after, events, .. }| {
            prop_assert!(after.food <= 4 && after.gold <= 10);
            for hero in after.party() {
                prop_assert!(hero.hp <= 20 && hero.xp <= 23 && hero.armor <= 4, "{}", write_table(after));
            }
            let dead = after.party().iter().filter(|hero| hero.hp == 0).count();
            let lost = matches!(after.phase, Phase::Over(end) if !matches!(end, End::Won | End::Worn));
            prop_assert_eq!(dead, lost as usize, "{}", write_table(after));
            prop_assert!((1..=10).contains(&after.area));
            // What is told of a track is where it stands, and nothing is told after the end.
            let ended = events.iter().position(|event| matches!(event, Event::Ended { .. }));
            prop_assert!(ended.is_none_or(|at| at + 1 == events.len()), "{events:?}");
            prop_assert_eq!(ended.is_some(), matches!(after.phase, Phase::Over(_)));
            for (seat, hero) in after.party().iter().enumerate() {
                for (stat, stands) in [(Stat::Hp, hero.hp), (Stat::Xp, hero.xp), (Stat::Armor, hero.armor)] {
                    let told = events.iter().rev().find_map(|event| match *event {
                        Event::Changed { seat: told, stat: known, now, .. } if told as usize == seat && known == stat => Some(now),
                        Event::Gave { .. } if stat == Stat::Armor => Some(stands),
                        _ => None,
                    });
                    prop_assert_eq!(told.unwrap_or(stands), stands, "{:?}", events);
                }
            }
            Ok(())
        })?;
    }

    /// §potion.two §potion.different §item.one §area.deal §two.limits
    #[test]
    fn no_card_or_potion_is_in_two_places(play in any_play()) {
        play.whole_game(|Step { before, after, .. }| {
            let mut cards = placed(after);
            let count = cards.len();
            cards.sort_unstable();
            cards.dedup();
            prop_assert_eq!(cards.len(), count, "{}", write_table(after));
            prop_assert!(cards.iter().all(|card| *card < 11));
            let down = after.grid.iter().filter(|cell| **cell == Cell::Down).count() as u32;
            if after.phase != Phase::Prepare {
                prop_assert!(after.unseen.len() >= down, "{}", write_table(after));
            }
            prop_assert!(after.party().iter().all(|hero| hero.potions.len() <= 2));
            // Nothing lies down again within an area.
            if before.area == after.area && before.phase != Phase::Prepare {
                prop_assert!(after.unseen.iter().all(|card| before.unseen.has(card)));
            }
            Ok(())
        })?;
    }

    /// §setup.guardians §area.guardian
    #[test]
    fn no_guardian_comes_twice_and_og_waits_at_the_end(play in any_play()) {
        let mut met: Vec<Foe> = Vec::new();
        play.whole_game(|Step { events, after, .. }| {
            for event in events {
                if let Event::Opened { area, guardian, .. } = *event {
                    prop_assert_eq!(guardian.is_some(), [2, 4, 7, 10].contains(&area));
                    prop_assert_eq!(guardian == Some(Foe::Husk), area == 10);
                    if let Some(foe) = guardian {
                        prop_assert!(!met.contains(&foe), "{met:?}");
                        met.push(foe);
                    }
                }
            }
            let unseen = |foe: Foe| Foe::GUARDIANS.iter().position(|known| *known == foe).is_some_and(|at| after.guardians.has(at as u8));
            prop_assert!(!met.iter().any(|foe| unseen(*foe)));
            Ok(())
        })?;
    }

    /// §area.ways §two.ways §area.entrance §area.fall
    #[test]
    fn heroes_go_right_or_down_and_stay_on_one_diagonal(play in any_play()) {
        play.whole_game(|Step { before, after, events, .. }| {
            let party = after.party();
            prop_assert!(party.iter().all(|hero| depth(hero.at) == depth(party[0].at)), "{}", write_table(after));
            for event in events {
                if let Event::Went { seat, cell, .. } = *event {
                    let from = before.heroes[seat as usize].at;
                    let ways = [Way::Right, Way::Down].map(|way| Table::next(from, way));
                    prop_assert!(ways.contains(&Some(cell)), "{from} {cell}");
                }
            }
            let went = events.iter().filter(|event| matches!(event, Event::Went { .. })).count();
            prop_assert!(went == 0 || went == party.len());
            let opened = events.iter().any(|event| matches!(event, Event::Opened { .. }));
            if went == 0 && !opened && after.area == before.area {
                prop_assert!(before.party().iter().map(|hero| hero.at).eq(party.iter().map(|hero| hero.at)));
            }
            prop_assert!(after.area >= before.area);
            prop_assert!(party.iter().all(|hero| after.is_visited(hero.at)));
            Ok(())
        })?;
    }

    /// §end.cap §end.score
    #[test]
    fn a_game_ends_and_scores_what_it_is_worth(play in any_play()) {
        let mut decisions = 0;
        let end = play.whole_game(|Step { after, .. }| {
            decisions += 1;
            prop_assert!(after.fight.is_none_or(|fight| fight.blows <= 100));
            Ok(())
        })?;
        prop_assert!(decisions < MiniRogue::default().longest(&play.options));
        let Status::Over(outcome) = MiniRogue::default().status(&end) else { return Err(TestCaseError::fail("not over")) };
        let won = end.phase == Phase::Over(End::Won);
        prop_assert_eq!(outcome.scores.len(), play.options.players as usize);
        let worth = if won { 11..=30 } else { 0..=9 };
        prop_assert!(outcome.scores.iter().all(|score| worth.contains(&score)));
    }

    /// §two.turn §setup.players
    #[test]
    fn tables_and_actions_are_written_as_they_are_read(play in any_play()) {
        play.whole_game(|Step { action, after, .. }| {
            let written = write_table(after);
            let read = read_table(&written).map_err(TestCaseError::fail)?;
            prop_assert_eq!(write_table(&read), written);
            prop_assert_eq!(&read, after);
            prop_assert_eq!(read_action(&write_action(action)), Some(action));
            Ok(())
        })?;
    }

    #[test]
    fn the_same_seed_and_decisions_give_the_same_game(play in any_play()) {
        prop_assume!(play.style != Style::Strong);
        let game = MiniRogue::default();
        let mut ctx = Ctx::new(play.fate(), kernel::Nobody);
        let mut again = game.setup(&play.options, &mut ctx);
        let end = play.whole_game(|step| {
            prop_assert_eq!(&again, step.before);
            game.apply(&mut again, step.before.seat(), step.action, &mut ctx);
            prop_assert_eq!(&again, step.after);
            Ok(())
        })?;
        prop_assert_eq!(again, end);
    }

    /// §two.fight §two.rooms §potion.fire
    #[test]
    fn every_decision_changes_something(play in any_play()) {
        play.whole_game(|step| {
            prop_assert!(step.before != step.after, "{:?} {}", step.action, write_table(step.before));
            Ok(())
        })?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    /// §end.over §two.turn §setup.players
    #[test]
    fn what_is_allowed_is_a_candidate_once_and_judging_changes_nothing(play in any_play()) {
        let (game, every) = (MiniRogue::default(), every_action());
        play.whole_game(|step| {
            let (table, mut candidates) = (*step.after, Vec::new());
            game.candidates(&table, table.seat(), |action| candidates.push(action));
            for action in &every {
                let allowed = game.check(&table, table.seat(), *action).is_ok();
                let times = candidates.iter().filter(|known| *known == action).count();
                prop_assert!(times <= 1, "{action:?} twice: {}", write_table(&table));
                prop_assert!(!allowed || times == 1, "{action:?} left out: {}", write_table(&table));
                prop_assert!(game.check(&table, Seat(table.turn ^ 1), *action).is_err());
                prop_assert!(game.check(&table, Seat(2), *action).is_err());
            }
            prop_assert!(candidates.iter().all(|action| every.contains(action)));
            prop_assert_eq!(&table, step.after);
            prop_assert_eq!(&game.view(&table, Seat(0)), step.after);
            Ok(())
        })?;
    }
}

/// §shrine.prayer §guardian.reward §two.leader: whoever saw the table before and after knows what was heard.
#[test]
fn what_was_thrown_and_picked_can_be_seen_on_the_table() {
    play("phase=room grid=shrine*,lair,?,nest", "d2", "pray").says("dungeon=2 dice=-");
    play("phase=room grid=shrine*,lair,?,nest gold=1", "d5", "offer").says("dungeon=5");
    let exit = "phase=fight area=2 at=9 guardian=wyrm fight=wyrm:4:1:1:poisoned guardians=warden+weaver";
    play(exit, "a3 d6 d2", "backstab").says("phase=pick dice=3 before=6 dungeon=2 picked=0");
    // A second potion of a kind and gold beyond the track both change nothing else.
    let chest = "phase=pick dungeon=2 grid=treasure*,nest,?,tomb potions=fire gold=10";
    play(chest, "", "pick 1").says("picked=1 gold=10");
    play(chest, "", "pick 2").says("picked=2 gold=10");
    // What a cursed die shows can be seen, also where it misses either way.
    let cursed = "phase=strike dice=5 dungeon=1 curse=yes fight=warden:12 xp=6";
    play(cursed, "a1", "feat A xp").says("dice=0@1x");
    play(cursed, "a2", "feat A xp").says("dice=0@2x");
    play("phase=fight fight=warden:12 state=cursed", "a6 d1 c+", "attack").says("dice=5@6");
}

/// §area.rooms §attack.dice §play.pick §tomb.shift
#[test]
fn what_no_notation_can_say_is_refused_as_well() {
    let wild = |number: u8| {
        let (seat, die, row, cell) = (number, number, number, number);
        [
            Action::Award { seat },
            Action::Bless { seat },
            Action::Reroll { die },
            Action::Feat { die, price: Price::Xp },
            Action::Row { die },
            Action::Pick { row },
            Action::See { cell },
            Action::Swap { cell },
            Action::With { cell },
        ]
    };
    let game = MiniRogue::default();
    for seed in 0..32 {
        let options = Options { players: 2, partner: Class::ALL[seed as usize % 4], ..Options::default() };
        let play = Play { options, seed, style: Style::Strong };
        let check = |table: &Table, action| game.check(table, table.seat(), action).is_ok();
        play.whole_game(|Step { after, .. }| {
            for number in [9, 64, 200, 255] {
                prop_assert!(!wild(number).into_iter().any(|action| check(after, action)), "{}", write_table(after));
            }
            let none = [Action::Pick { row: 0 }, Action::Row { die: 0 }];
            prop_assert!(!none.into_iter().any(|action| check(after, action)));
            Ok(())
        })
        .unwrap_or_else(|wrong| panic!("seed {seed}: {wrong}"));
    }
}

/// The games above come everywhere: otherwise they would prove little.
#[test]
fn these_games_see_everything() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..400 {
        let players = 1 + (seed % 2) as u8;
        let hero = Cast::Of(Class::ALL[seed as usize / 2 % 4]);
        let partner = Class::ALL[seed as usize / 8 % 4];
        let style = [Style::Random, Style::Careful, Style::Strong, Style::Strong][seed as usize / 32 % 4];
        let play = Play { options: Options { players, hero, partner, ..Options::default() }, seed, style };
        play.whole_game(|Step { events, after, action, .. }| {
            let name = |text: String| text.split([' ', '{', '(']).next().unwrap_or_default().to_string();
            seen.extend(events.iter().map(|event| name(format!("event {event:?}").replacen(' ', "-", 1))));
            seen.insert(name(format!("action-{action:?}")));
            seen.insert(name(format!("phase-{:?}", after.phase)));
            seen.insert(name(format!("aside-{:?}", after.aside)));
            seen.insert(format!("area-{}", after.area));
            if let Phase::Over(end) = after.phase {
                seen.insert(format!("end-{end:?}"));
            }
            Ok(())
        })
        .unwrap_or_else(|wrong| panic!("seed {seed}: {wrong}"));
    }
    let has = |name: &str| assert!(seen.contains(name), "never {name}: {seen:?}");
    for phase in ["Prepare", "Room", "Failed", "Pick", "Award", "Item", "Fight", "Strike", "Bleed", "Move", "Over"] {
        has(&format!("phase-{phase}"));
    }
    ["None", "Sight", "Swap", "Potion", "Offer"].into_iter().for_each(|aside| has(&format!("aside-{aside}")));
    ["Won", "Slain", "Trapped", "Starved", "Poisoned"].into_iter().for_each(|end| has(&format!("end-{end}")));
    (1..=10).for_each(|area| has(&format!("area-{area}")));
    ["Rose", "Haunted", "Fell", "Caught", "Wasted", "Swapped", "Banned"]
        .into_iter()
        .for_each(|event| has(&format!("event-{event}")));
    for action in every_action() {
        let name = format!("{action:?}");
        has(&format!("action-{}", name.split(' ').next().unwrap_or_default()));
    }
}

/// Every refusal there is, each with the clause behind it.
#[test]
fn every_refusal_names_a_clause_of_the_rulebook() {
    let rules = include_str!("../../RULES.md");
    let game = MiniRogue::default();
    let every = every_action();
    let mut clauses = std::collections::BTreeSet::new();
    for seed in 0..100 {
        let options = Options {
            players: 1 + (seed % 2) as u8,
            hero: Cast::Of(Class::ALL[seed as usize / 2 % 4]),
            ..Options::default()
        };
        let play = Play { options, seed, style: Style::Strong };
        play.whole_game(|Step { after, .. }| {
            let refused = every.iter().filter_map(|action| game.check(after, after.seat(), *action).err());
            clauses.extend(refused.map(|refusal| game.clause(refusal).0));
            Ok(())
        })
        .unwrap_or_else(|wrong| panic!("seed {seed}: {wrong}"));
    }
    for clause in clauses {
        assert!(rules.contains(&format!("### §{clause}\n")), "{clause}");
    }
}
