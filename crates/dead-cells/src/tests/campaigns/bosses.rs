//! Bosses, each fought to its end by rule of thumb, by one to four, from a camp that has come far.

use super::super::endings::is_said;
use super::{LONGEST, Manner, laws};
use crate::campaign::Campaign;
use crate::content::{Region, printed};
use crate::decisions::{Action, Event};
use crate::rules::DeadCells;
use crate::table::{Options, Phase, Table, Todo};
use kernel::{Ctx, Fate, Game, Seat, Seed, Seeded, Source, Status, Telling};

/// How many fights there are of each kind.
const FIGHTS: u64 = 12;

/// A campaign that has come far: life, scrolls and cards to begin with, more of them than any has, in place of equipment.
fn far(luck: &mut Seeded, level: u8) -> Campaign {
    let mut campaign = Campaign::first(printed());
    campaign.lasting.life = [5; 4];
    (campaign.next.scrolls, campaign.next.potions, campaign.next.teeth) = (14, 6, 3);
    campaign.farther.boss_cell = level;
    let improved = printed().cards.iter().enumerate().filter(|(_, card)| card.owner.is_none());
    for (at, _) in improved {
        let deck = luck.pick(Source::PLAYER, 5);
        campaign.decks[deck as usize].put(crate::content::Card(at as u8));
    }
    campaign.taken = [0, 1, 2].map(|deck: usize| printed().decks[deck].len() as u8);
    campaign.well = printed().well.len() as u8;
    campaign
}

/// What came of a fight.
#[derive(Default, Debug)]
struct Fights {
    fought: u64,
    won: u64,
    instances: u64,
    retreats: u64,
    shurikens: u64,
    turns: u64,
    most_turns: u8,
}

/// Of the decisions of a fight, one in so many is looked at on a page.
const LOOKS: usize = 23;

/// All that lies on a page can be looked up and is drawn, and all that is said of it is there in both languages.
fn look(game: &DeadCells, table: &Table, seat: Seat) {
    let page = game.page(&game.view(table, seat), seat);
    [&page.heading, &page.prompt].into_iter().chain(&page.notes).for_each(is_said);
    for thing in page.zones.iter().flat_map(|zone| &zone.things) {
        assert!(!thing.clauses.is_empty() && game.drawing(thing.picture).is_some(), "{thing:?}");
        core::iter::once(&thing.label).chain(&thing.marks).for_each(is_said);
        thing.cells.iter().filter_map(kernel::PageCell::text).for_each(is_said);
    }
    for choice in &page.choices {
        [&choice.label, &choice.consequence].into_iter().for_each(is_said);
    }
}

/// Fights a boss, held to the laws all along.
fn fight(boss: u8, players: u8, number: u64, fights: &mut Fights) {
    let game = DeadCells::default();
    let seed = Seed::of("bosses").nth(boss as u64).nth(players as u64).nth(number);
    let mut luck = Seeded::new(seed.player(Seat(0)));
    let campaign = far(&mut luck, (number % 6) as u8);
    let options = Options { players, open_patterns: number.is_multiple_of(2), campaign };
    let mut ctx = Ctx::new(Seeded::new(seed), Vec::new());
    let mut table = game.setup(&options, &mut ctx);
    for todo in table.todo.as_mut_slice() {
        if matches!(todo, Todo::Enter(_)) {
            *todo = Todo::Enter(Region::Boss(boss));
        }
    }
    table.boss_shields = (number % 3) as u8;
    let manner = [Manner::Random, Manner::Quick, Manner::Careful, Manner::Careful][(number % 4) as usize];
    let (mut heard, mut decisions) = (ctx.audience.len(), 0_usize);
    while let Status::Awaiting(seats) = game.status(&table) {
        let seat = seats.lowest().expect("somebody");
        if table.fight.on && decisions.is_multiple_of(LOOKS) {
            look(&game, &table, seat);
        }
        // Whatever the camp could arrange, it is this boss that is met.
        let action = match table.phase {
            Phase::Camp => Action::Done {},
            _ => manner.decide(&game, &table, seat, &mut luck),
        };
        let before: Table = table;
        game.apply(&mut table, seat, action, &mut ctx);
        // The camp of this campaign was not bought card by card: what is fought is held to the laws.
        if table.fight.on && before.fight.on {
            laws::keep_fighting(&game.content, &before, &ctx.audience[heard..], &table).unwrap_or_else(|broken| {
                let told = &ctx.audience[heard..];
                panic!(
                    "{broken}: boss {boss}, {players} players, fight {number}, {action:?} {:?}: {told:?}",
                    table.phase
                )
            });
        }
        heard = ctx.audience.len();
        decisions += 1;
        assert!(decisions < LONGEST, "a fight without end: boss {boss}, {players} players, fight {number}");
    }
    assert!(table.todo.is_empty() && !table.fight.on);
    fights.fought += 1;
    let mut told = std::collections::BTreeSet::new();
    for event in &ctx.audience {
        if told.insert(game.tell(event).id) {
            is_said(&game.tell(event));
            is_said(&game.beat(event).words);
        }
        match event {
            Event::Won { .. } => fights.won += 1,
            Event::Beaten { .. } => fights.instances += 1,
            Event::Retreated { .. } => fights.retreats += 1,
            Event::Stuck { .. } => fights.shurikens += 1,
            Event::Turn { turn } => {
                (fights.turns, fights.most_turns) = (fights.turns + 1, fights.most_turns.max(*turn));
            }
            _ => {}
        }
    }
}

#[expect(clippy::print_stdout, reason = "how the fights went")]
fn report(boss: u8, players: u8, fights: &Fights) {
    println!("boss {boss}, {players} players: {fights:?}");
}

/// §boss.won, §boss.turn: whoever fights a boss wins or dies, for every number of players; and each can be beaten.
#[test]
fn every_boss_is_fought_to_the_end() {
    for boss in 0..printed().bosses.len() as u8 {
        let mut all = Fights::default();
        for players in 1..=4 {
            let mut fights = Fights::default();
            (0..FIGHTS).for_each(|number| fight(boss, players, number, &mut fights));
            report(boss, players, &fights);
            let Fights { fought, won, instances, retreats, shurikens, .. } = fights;
            (all.fought, all.won, all.instances) = (all.fought + fought, all.won + won, all.instances + instances);
            (all.retreats, all.shurikens) = (all.retreats + retreats, all.shurikens + shurikens);
        }
        assert!(all.won > 0 && all.won < all.fought, "boss {boss}: {all:?}");
        assert_eq!((all.retreats > 0, all.shurikens > 0), (boss == 2, boss == 1), "boss {boss}: {all:?}");
    }
}
