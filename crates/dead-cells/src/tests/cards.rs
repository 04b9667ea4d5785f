//! All cards of a campaign, one after the other: each one changes something when its moment comes.

use super::*;
use crate::content::{Deed, Gate, Goal, Perk, Skill, UpgradeKind};
use crate::decisions::Action;
use crate::policy::quick;
use kernel::{Moves, Nobody, Seed, Seeded, Status};

/// The cards of the well that are printed to do nothing.
const SPLASHES: [&str; 4] = ["W-01", "W-03", "W-09", "W-15"];

/// Goes on by rule of thumb until the way or the camp is reached, or it is over. Says what happened.
fn goes_on(table: &mut Table, seed: &str) -> Vec<Event> {
    let game = DeadCells::default();
    let mut ctx = Ctx::new(Seeded::new(Seed::of(seed)), Vec::new());
    go_on(table, &mut ctx);
    for _ in 0..400 {
        let Status::Awaiting(seats) = game.status(table) else { break };
        if matches!(table.phase, Phase::Move | Phase::Spend) {
            break;
        }
        let seat = seats.lowest().expect("somebody");
        let mut legal = Moves::new();
        game.legal_actions(table, seat, &mut legal);
        // Whoever may change something does.
        let action = match table.phase {
            Phase::Swap => legal[0],
            Phase::Replace => Action::Again {},
            _ => quick(&game, table, seat),
        };
        game.apply(table, seat, action, &mut ctx);
    }
    ctx.audience
}

/// What becomes of a scene: the table but for the campaign, and the story.
fn becomes(scene: Scene, todos: &[Todo], seed: &str) -> (Table, Vec<String>) {
    let mut table = scene.table;
    table.todo.clear();
    todos.iter().rev().for_each(|todo| table.todo.push(*todo));
    let events = goes_on(&mut table, seed);
    let story = events.iter().map(|event| format!("{event:?}")).collect();
    (Table { campaign: Campaign::first(printed()), ..table }, story)
}

/// A moment of a run: how it is laid out, and what comes then.
type Moment = (fn(Scene) -> Scene, Vec<Todo>);

/// The moments of a run at which a mutation may work.
fn moments() -> Vec<Moment> {
    let group = |scene: Scene| scene.hurt(0, 1).hurt(1, 1);
    let starts = vec![Todo::Deal, Todo::StartPerks, Todo::Enter(Region::Biome(0))];
    let market = |scene: Scene| {
        scene.hurt(0, 2).hurt(1, 2).at(0, "g").with(|table| {
            (table.teeth, table.campaign.crossed) = (20, 1);
        })
    };
    let vial = vec![Todo::Gift(crate::content::Gift { gain: crate::content::Gain::Vial, count: 1 }), Todo::Explore];
    // Whoever stands there falls at a touch; nobody strikes back in time, and teeth are left.
    let calm = |scene: Scene| {
        scene.foes("- B1-11 - B1-01").lays(0, "BR-28").lays(1, "TC-01").hurt(0, 1).loot("tooth2").with(|table| {
            (table.fight.foes[1].damage, table.fight.foes[3].damage) = (2, 1);
            table.members[..2].iter_mut().for_each(|member| member.shields = 2);
        })
    };
    // Enemies who last, strike, and are poisoned and marked.
    let rough = |scene: Scene| {
        let scene = scene.foes("- B2-14 B1-12 B1-12").lays(0, "TC-40").lays(1, "BR-37").scrolls(1, [0, 0, 2]);
        scene.scrolls(0, [1, 2, 1]).with(|table| {
            for space in 1..4 {
                table.fight.foes[space].states[State::Poison as usize] = 1;
                table.fight.foes[space].states[State::Mark as usize] = 1;
            }
            table.members[1].shields = 1;
        })
    };
    // One blow, and somebody is dead.
    let deadly = |scene: Scene| scene.foes("- B1-12").lays(0, "ST-01").hurt(0, 2);
    // Kills early, with aptitudes about.
    let kills = |scene: Scene| {
        let scene = scene.foes("- B1-12 B1-01").lays(0, "TC-35").scrolls(0, [1, 2, 1]);
        scene.with(|table| table.fight.foes[2].damage = 1)
    };
    let fight = vec![Todo::Round(0), Todo::Explore];
    let struck = |scene: Scene| scene.foes("- B1-12").fighting("0 1");
    let strikes = vec![Todo::FoeAct(1, stage::damage(1, crate::content::Aim::First)), Todo::Explore];
    // Somebody who is poisoned lives to see the end of round III.
    let ill = |scene: Scene| {
        let scene = scene.foes("- B2-14").fighting("0 1");
        scene.with(|table| table.fight.foes[1].states[State::Poison as usize] = 1)
    };
    let tile = |scene: Scene| scene.laid_out(0, "a");
    vec![
        (group, starts),
        (market, vec![Todo::Leave(0)]),
        (group, vial),
        (calm, [fight.as_slice()].concat()),
        (rough, fight.clone()),
        (deadly, [strikes.as_slice()].concat()),
        (kills, fight),
        (struck, strikes),
        (ill, vec![Todo::RoundEnd(3), Todo::Explore]),
        (tile, vec![Todo::Deal, Todo::Flip, Todo::Explore]),
    ]
}

/// Whether a mutation on the board changes anything at some moment of a run.
fn works(code: &str) -> bool {
    moments().into_iter().any(|(lay_out, todos)| {
        let of = |codes: &str| {
            let mut scene = lay_out(scene("poisoned flayed").mutations(codes));
            let fighting = scene.table.foes().next().is_some();
            scene.table.fight.on = fighting;
            becomes(scene, &todos, "cards")
        };
        of(code) != of("")
    })
}

/// §cells.kinds, §cells.combat, §mutation.board: every mutation works at some moment, and one that takes the place of another does more.
#[test]
fn every_mutation_changes_something() {
    let content = printed();
    for upgrade in &content.upgrades {
        if matches!(upgrade.kind, UpgradeKind::Start | UpgradeKind::During | UpgradeKind::Skill) {
            assert!(!upgrade.perks.is_empty() && works(&upgrade.code), "{} does nothing", upgrade.code);
        }
    }
    for card in content.well.iter().filter(|card| !card.perks.is_empty()) {
        assert!(works(&card.code), "{} does nothing", card.code);
    }
    let perks = |at: Mutation| -> Vec<Perk> { content.perks_of(at).to_vec() };
    for (at, upgrade) in (0..).map(Mutation).zip(&content.upgrades) {
        if let Some(old) = upgrade.replaces {
            assert_ne!(perks(at), perks(old), "{}", upgrade.code);
        }
    }
}

/// §cells.combat: every improved card goes into a deck, and each of its lines does something in its round.
#[test]
fn every_improved_card_changes_something() {
    let content = printed();
    let improved = content.cards.iter().filter(|card| card.owner.is_none());
    let mut walked = 0;
    for card in improved {
        let rounds = (1..=3u8).filter(|round| !card.lines[*round as usize - 1].is_empty());
        let mut active = 0;
        for round in rounds {
            let lays = |codes: &str| {
                let scene = scene("poisoned flayed").foes("B2-14 B2-14 B2-14 B2-14").lays(0, codes).fighting("0 1");
                let scene = scene.hurt(0, 1).hurt(1, 1).scrolls(0, [0, 1, 1]).loot("tooth1").with(|table| {
                    (table.fight.on, table.fight.round) = (true, round);
                });
                becomes(scene, &[Todo::CardLine(0, 0), Todo::Explore], "cards").1
            };
            assert!(!lays(&card.code).is_empty(), "{} does nothing in round {round}", card.code);
            active += 1;
        }
        assert!(active > 0, "{} is blank", card.code);
        walked += 1;
    }
    let sold = content.upgrades.iter().filter(|upgrade| matches!(upgrade.kind, UpgradeKind::Combat(_))).count();
    let drawn = content.well.iter().filter(|card| card.card.is_some()).count();
    assert_eq!(walked, sold + drawn);
}

/// A camp where everything can be had: large decks, cards aside, biomes crossed.
fn rich() -> Scene {
    scene("poisoned flayed").mutations("SV-19").with(|table| {
        let campaign = &mut table.campaign;
        (campaign.crossed, campaign.last) = (0b111, 2);
        campaign.aside.push(mutation("BR-21"));
        ["W-11", "BR-01"].iter().zip([0, 4]).for_each(|(code, deck)| campaign.decks[deck].put(card(code)));
    })
}

/// The campaign after a run in which a card is taken, and what is to be decided next.
fn taken(mut scene: Scene, todo: Todo) -> (Campaign, Vec<String>) {
    scene.table.cells = 0;
    scene.table.todo.clear();
    [Todo::Finish(false), Todo::Spend, todo].iter().for_each(|todo| scene.table.todo.push(*todo));
    let events = goes_on(&mut scene.table, "taken");
    let cells = scene.table.cells;
    let told = events.iter().map(|event| format!("{event:?}")).filter(|told| !told.starts_with("Over"));
    (Campaign { run: 1 + cells as u16, ..scene.table.campaign }, told.collect())
}

/// §cells.instruction, §well.throw: every instruction and every card of the well does something, but for the splashes.
#[test]
fn every_instruction_and_every_card_of_the_well_changes_something() {
    let content = printed();
    for (at, upgrade) in (0..).map(Mutation).zip(&content.upgrades) {
        if let UpgradeKind::Instruction(_) = &upgrade.kind {
            let (campaign, told) = taken(rich(), Todo::Upgrade(at));
            assert!(campaign != taken(rich(), Todo::Collect).0, "{} does nothing: {told:?}", upgrade.code);
        }
    }
    for (place, card) in (0..).zip(&content.well) {
        let before = rich().with(|table| table.campaign.well = 0);
        let (campaign, told) = taken(rich(), Todo::Well(place));
        let changed = Campaign { run: campaign.run, ..before.table.campaign } != campaign || campaign.run > 1;
        assert_eq!(changed, !SPLASHES.contains(&card.code.as_str()), "{}: {told:?}", card.code);
    }
}

/// What becomes of a table when something is done that feats and secrets wait for.
fn done(mut scene: Scene, goal: Goal) -> Table {
    let game = DeadCells::default();
    scene.table.todo.clear();
    scene.table.todo.push(Todo::Explore);
    let mut ctx = Ctx::new(Seeded::new(Seed::of("goal")), Nobody);
    crate::rules::reach(&mut scene.table, goal, &mut ctx);
    go_on(&mut scene.table, &mut ctx);
    for _ in 0..20 {
        if scene.table.phase == Phase::Move {
            break;
        }
        let seat = game.awaited(&scene.table).lowest().expect("somebody");
        let action: Action = quick(&game, &scene.table, seat);
        game.apply(&mut scene.table, seat, action, &mut ctx);
    }
    scene.table
}

/// §cells.feat, §secret.take: whatever every feat and every secret waits for is known to the rules, and brings something.
#[test]
fn every_feat_and_every_secret_changes_something() {
    let content = printed();
    let group = || scene("poisoned flayed").hurt(0, 1).hurt(1, 1).laid_out(0, "a").with(|table| table.potions = 2);
    // What it takes to have the card is no change.
    let bare = |table: Table| {
        let campaign = &table.campaign;
        let campaign = Campaign { secrets: 0, told: 0, during: kernel::InlineVec::new(), ..*campaign };
        Table { campaign, last: None, ..table }
    };
    for upgrade in &content.upgrades {
        if let UpgradeKind::Feat(goal, deeds) = &upgrade.kind {
            assert!(*goal != Goal::Later && !deeds.contains(&Deed::Later), "{} waits", upgrade.code);
            let with = bare(done(group().mutations(&upgrade.code), *goal));
            assert!(with != bare(done(group(), *goal)), "{} brings nothing", upgrade.code);
        }
    }
    for (place, secret) in content.secrets.iter().enumerate() {
        assert!(secret.goal != Goal::Later && !secret.deeds.contains(&Deed::Later), "{} waits", secret.code);
        let with = group().with(|table| table.campaign.secrets = 1 << place);
        assert!(bare(done(with, secret.goal)) != bare(done(group(), secret.goal)), "{} brings nothing", secret.code);
    }
}

/// §move.rune, §rune.explorer, §rune.homunculus: every rune opens a way or allows something else.
#[test]
fn every_rune_changes_something() {
    let content = printed();
    for (number, rune) in (1..=7u8).zip(&content.runes) {
        let corridors = content.biomes.iter().flat_map(|biome| &biome.corridors);
        let opens = corridors.into_iter().any(|way| way.gate == Gate::Rune(number));
        let may = |runes: u8| {
            let with = |table: &mut Table| table.campaign.runes = runes;
            let way = scene("poisoned flayed").with(with).laid_out(0, "a").explore();
            let options = Options { players: 2, open_patterns: false, campaign: way.table.campaign };
            let camp = Played(ClauseTest::set_up(DeadCells::default(), &options, clause_test::script(&[])));
            (way.legal(Seat(0)), camp.legal(Seat(0)))
        };
        let acts = may(1 << (number - 1)) != may(0);
        assert!(opens || acts, "{}", rune.code);
    }
}

/// §equip.use: every piece of equipment does something, but for those that wait.
#[test]
fn no_equipment_that_bosses_and_secrets_give_is_blank() {
    let content = printed();
    for gear in content.gear.iter().filter(|gear| gear.home.starts_with('C')) {
        assert!(!gear.later && !gear.effect.is_empty(), "{} does nothing", gear.code);
    }
    // The bent time puts an enemy's next action off by a round.
    let bent = scene("burnt flayed").foes("- B1-11").wears(0, "C2-04").fighting("0 1").does(1, 0, "A1").play("item 0");
    let bent = bent.tells("0uses:C2-04 delayed1").has(|table| table.fight.foes[1].delayed, 0b10);
    let table = bent.table;
    let line = |round| crate::rules::due_line(content, &table, 1, round);
    assert!(line(1).is_empty() && line(2) == content.foe(kind("B1-11")).lines[1]);
    assert_eq!(line(3), content.foe(kind("B1-11")).lines[3]);
    // A second delay takes the next line, and what has no line left cannot be put off.
    let again = scene("burnt flayed").with(|other| *other = table).wears(0, "C2-04").does(2, 0, "T1@L123");
    again.has(|table| table.fight.foes[1].delayed, 0b1010);
    let late = scene("burnt flayed").foes("- B1-11").wears(0, "C2-04").fighting("0 1");
    let late = late.with(|table| table.fight.foes[1].acted = true).does(3, 0, "A1");
    assert!(late.story().is_empty() && Skill::ALL.len() == 3);
}
