//! How bots of each character play: on what they see, and each in its way.

use super::*;
use crate::Action;
use kernel::{Fate, Persona, Policy, Source, TableManners};

fn decide(text: &str, seat: u8, character: u8) -> Action {
    let played = at(text, "");
    let seat = Seat(seat - 1);
    let manner = Persona { character, ..Persona::default() };
    let view = played.game.view(&played.table, seat);
    played.game.in_character(&view, seat, manner, &mut Seeded::new(Seed::of("luck")))
}

const LOYAL: u8 = 0;
const CAUTIOUS: u8 = 1;
const OPPORTUNIST: u8 = 2;
const TRAITOR: u8 = 3;

/// Whatever others hold, a bot does the same: it cannot look.
#[test]
fn nobody_looks_into_other_hands() {
    let game = SangRancune::default();
    for number in 0..8u64 {
        let options = Options { players: 3 + (number % 4) as u8, ..Options::default() };
        let seed = Seed::of("blind").nth(number);
        let (mut ctx, mut luck) = (Ctx::new(Seeded::new(seed), kernel::Nobody), Seeded::new(seed.player(Seat(0))));
        let mut table = game.setup(&options, &mut ctx);
        while let Status::Awaiting(awaited) = game.status(&table) {
            let seat = awaited.lowest().expect("somebody is awaited");
            let manner = Persona { character: luck.pick(Source::PLAYER, 4) as u8, ..Persona::default() };
            let other = game.imagine(&game.view(&table, seat), seat, &mut luck);
            let decided = |table: &Table| {
                game.in_character(&game.view(table, seat), seat, manner, &mut Seeded::new(seed.nth(table.place as u64)))
            };
            let action = decided(&table);
            assert_eq!(action, decided(&other), "seed blind/{number}");
            game.apply(&mut table, seat, action, &mut ctx);
        }
    }
}

/// What a bot thinks of is always allowed: the fallback of the release build is never needed.
#[test]
fn thoughts_are_allowed() {
    let game = SangRancune::default();
    for number in 0..40u64 {
        let options = Options { players: 3 + (number % 4) as u8, ..Options::default() };
        let seed = Seed::of("thoughts").nth(number);
        let (mut ctx, mut luck) = (Ctx::new(Seeded::new(seed), kernel::Nobody), Seeded::new(seed.player(Seat(0))));
        let mut table = game.setup(&options, &mut ctx);
        while let Status::Awaiting(awaited) = game.status(&table) {
            let seat = awaited.lowest().expect("somebody is awaited");
            let promised = kernel::SeatSet::only(Seat(luck.pick(Source::PLAYER, 6) as u8));
            let manner = Persona {
                promised,
                threatened: promised,
                grudges: promised,
                ..Persona::of((seat.0 + number as u8) % 4)
            };
            let action = game.in_character(&game.view(&table, seat), seat, manner, &mut luck);
            assert_eq!(game.check(&table, seat, action), Ok(()), "seed thoughts/{number}");
            game.apply(&mut table, seat, action, &mut ctx);
        }
    }
}

/// Nobody wastes a hundred on the last ten, and everybody takes a kill that lies there.
#[test]
fn the_smallest_card_that_kills() {
    for character in [LOYAL, CAUTIOUS, OPPORTUNIST, TRAITOR] {
        let table = "foe=dragon:25:400:2 initiative=1,2,3 hand=100+30+feint+5,40,40";
        assert_eq!(decide(table, 1, character), Action::Set { card: read_card("30").expect("a card") }, "{character}");
    }
}

/// Where the next player would kill, those who count let others do the work.
#[test]
fn a_feint_before_somebody_else_s_kill() {
    let table = "number=9 left=1 foe=pride:75:330:2 initiative=1,2,3 hand=50+feint,40,40";
    for character in [OPPORTUNIST, TRAITOR] {
        assert_eq!(decide(table, 1, character), Action::Set { card: crate::Card::FEINT }, "{character}");
    }
}

/// A rival's killing blow is stopped by those who betray, and suffered by the loyal early on.
#[test]
fn treason_against_a_killing_blow() {
    let table = "number=8 foe=pride:40:330:2 phase=window:reveal initiative=1,2,3 active=1 place=1 board=50 spent=50 \
                 prestige=12,3,2 hand=-,trip+40,40";
    assert_eq!(decide(table, 2, TRAITOR), Action::Trip { at: 0 });
    let early = table.replace("number=8", "number=1").replace("prestige=12,3,2", "prestige=0,0,0");
    assert_eq!(decide(&early, 2, LOYAL), Action::Pass);
}

/// Hits go to whoever leads.
#[test]
fn hits_are_sent_to_the_leader() {
    let table = "foe=dragon:300:400:1 phase=window:hits hits=1:20 initiative=1,2,3 life=25,90,90 prestige=3,1,9 \
                 hand=after+40,40,40";
    for character in [CAUTIOUS, OPPORTUNIST, TRAITOR] {
        assert_eq!(decide(table, 1, character), Action::Divert { hit: 0, seat: 2 }, "{character}");
    }
}

fn decide_with(text: &str, seat: u8, memory: Persona) -> Action {
    let played = at(text, "");
    let view = played.game.view(&played.table, Seat(seat - 1));
    played.game.in_character(&view, Seat(seat - 1), memory, &mut Seeded::new(Seed::of("luck")))
}

/// What a seat remembers of what it was told, and then of what happened.
fn recalled(character: u8, said: &[(u8, &str)], events: &[Event]) -> Persona {
    let game = SangRancune::default();
    let mut memory = Persona::of(character);
    for (by, word) in said {
        let phrase = game.phrases().iter().position(|phrase| phrase.word == *word).expect("a phrase");
        let remark = kernel::Remark { seat: Seat(*by), phrase: phrase as u8, to: None };
        memory.hear(Seat(0), remark, game.phrases()[phrase].speech);
    }
    events.iter().for_each(|event| game.remember(&mut memory, Seat(0), event));
    memory
}

/// Promises are kept or broken, and remembered; wrongs are held against somebody until they are paid back.
#[test]
fn promises_and_wrongs_are_remembered() {
    let met = Event::Met { number: 2, foe: crate::Which(0), raised: false, life: 190 };
    let killed = Event::Killed { seat: 1, foe: crate::Which(0) };
    let trip = |by: u8, on: u8| Event::Blown { seat: by, action: Action::Trip { at: 0 }, on: Some(on) };
    let only = |seat: u8| kernel::SeatSet::only(Seat(seat));
    let promise = recalled(LOYAL, &[(1, "small")], &[]);
    assert_eq!((promise.promised, promise.trusted), (only(1), kernel::SeatSet::NONE));
    let kept = recalled(LOYAL, &[(1, "small")], &[met]);
    assert_eq!((kept.promised, kept.trusted, kept.grudges), (kernel::SeatSet::NONE, only(1), kernel::SeatSet::NONE));
    let broken = recalled(LOYAL, &[(1, "small")], &[killed, met]);
    assert_eq!((broken.trusted, broken.grudges), (kernel::SeatSet::NONE, only(1)));
    let wronged = recalled(LOYAL, &[(2, "peace")], &[trip(2, 0), trip(1, 2)]);
    assert_eq!((wronged.truces, wronged.grudges), (kernel::SeatSet::NONE, only(2)));
    let settled = recalled(LOYAL, &[(0, "revenge")], &[trip(2, 0), trip(0, 2)]);
    assert_eq!(
        (settled.grudges, settled.vowed.has(Seat(2)), settled.vowed.has(Seat(1))),
        (kernel::SeatSet::NONE, false, true)
    );
    let dead = recalled(LOYAL, &[(2, "peace")], &[trip(1, 0), Event::Died { seat: 1 }, Event::Died { seat: 2 }]);
    assert_eq!((dead.grudges, dead.truces), (kernel::SeatSet::NONE, kernel::SeatSet::NONE));
}

/// Peace keeps low blows away, but from the traitor; a grudge and a threat call them down.
#[test]
fn words_and_wrongs_change_whom_blows_fall_on() {
    let blow = "number=5 left=4 foe=pride:40:330:2 phase=window:reveal initiative=1,2,3 active=2 place=1 board=50 \
                spent=50 prestige=4,4,4 hand=trip+40,-,40";
    let peace = |character| recalled(character, &[(1, "peace")], &[]);
    assert_eq!(decide_with(blow, 1, Persona::of(OPPORTUNIST)), Action::Trip { at: 0 });
    assert_eq!(decide_with(blow, 1, peace(OPPORTUNIST)), Action::Pass);
    assert_eq!(decide_with(blow, 1, peace(TRAITOR)), Action::Trip { at: 0 });
    // A threat is carried out, even by the mildest.
    assert_eq!(decide_with(blow, 1, Persona::of(LOYAL)), Action::Pass);
    assert_eq!(decide_with(blow, 1, recalled(LOYAL, &[(0, "revenge")], &[])), Action::Trip { at: 0 });
    // A hit goes to whoever wronged the bot, not to the leader.
    let hit = "foe=dragon:300:400:1 phase=window:hits hits=1:20 initiative=1,2,3 life=25,90,90 prestige=3,1,9 \
               hand=after+40,40,40";
    let tripped = Event::Blown { seat: 1, action: Action::Trip { at: 0 }, on: Some(0) };
    assert_eq!(decide_with(hit, 1, recalled(CAUTIOUS, &[], &[tripped])), Action::Divert { hit: 0, seat: 1 });
}

/// Whoever has promised to hit lightly does so, but for the traitor.
#[test]
fn promises_to_hit_lightly_are_kept() {
    let table = "number=5 left=4 foe=dragon:60:400:2 initiative=1,2,3 hand=100+20,40,40";
    let pledged = |character| decide_with(table, 1, recalled(character, &[(0, "small")], &[]));
    let set = |card: &str| Action::Set { card: read_card(card).expect("a card") };
    for character in [LOYAL, CAUTIOUS, OPPORTUNIST] {
        assert_eq!(decide(table, 1, character), set("100"), "{character}");
        assert_eq!(pledged(character), set("20"), "{character}");
    }
    assert_eq!(pledged(TRAITOR), set("100"));
}

/// A refused offer is not repeated as long as nothing has changed.
#[test]
fn refused_offers_are_not_repeated() {
    let well = "number=3 phase=market foe=ripper:190 items=healing,-,- life=100,40,100 prestige=2,0,4 hand=40,40,40";
    let refused = Event::Declined { from: 0, to: 1 };
    let hurt = Event::Hurt { seat: 1, life: 10, left: 30, cause: crate::Cause::Hit };
    let offer = Action::Use { item: crate::Card::HEALING, seat: 1 };
    assert_eq!(decide_with(well, 1, Persona::of(LOYAL)), offer);
    assert_eq!(decide_with(well, 1, recalled(LOYAL, &[], &[refused])), Action::Done);
    assert_eq!(decide_with(well, 1, recalled(LOYAL, &[], &[refused, hurt])), offer);
}

/// Whoever is unhurt heals another for the prestige; whoever is badly hurt heals himself.
#[test]
fn healing_for_prestige_or_for_life() {
    let well = "number=3 phase=market foe=ripper:190 items=healing,-,- life=100,40,100 prestige=2,0,4 hand=40,40,40";
    assert_eq!(decide(well, 1, LOYAL), Action::Use { item: crate::Card::HEALING, seat: 1 });
    let hurt = well.replace("life=100,40,100", "life=20,40,100");
    for character in [LOYAL, CAUTIOUS, OPPORTUNIST, TRAITOR] {
        assert_eq!(decide(&hurt, 1, character), Action::Use { item: crate::Card::HEALING, seat: 0 }, "{character}");
    }
}

/// Characters and phrases have words and sentences of their own in both languages; no phrase names a card. §talk.hands
#[test]
fn characters_and_phrases_are_told_apart() {
    let game = SangRancune::default();
    let characters = game.characters();
    assert_eq!(
        characters.iter().map(|one| one.word).collect::<Vec<_>>(),
        ["loyal", "cautious", "opportunist", "traitor"]
    );
    assert!(characters.iter().all(|one| !one.style.fr.is_empty() && !one.style.en.is_empty()));
    let words: Vec<&str> = game.phrases().iter().map(|phrase| phrase.word).collect();
    assert_eq!(words.len(), 8);
    for speech in [kernel::Speech::Promise, kernel::Speech::Threat, kernel::Speech::Warning, kernel::Speech::Thanks] {
        assert!(game.phrases().iter().any(|phrase| phrase.speech == speech), "{speech:?}");
    }
    assert!(game.phrases().iter().all(|phrase| phrase.text.args.is_empty()));
}

/// Bots say thank you, and do not like to be tripped.
#[test]
fn bots_answer_what_is_done_to_them() {
    let game = SangRancune::default();
    let table = read_table("foe=ripper:190 phase=set active=1 initiative=1,2,3 hand=40,40,40").expect("a table");
    let view = game.view(&table, Seat(0));
    let mut luck = Seeded::new(Seed::of("speech"));
    let mut says = |event: Event| game.remark(&view, Seat(0), Persona::default(), &[event], &mut luck);
    let healed = Event::Used { seat: 1, item: crate::Card::HEALING, on: 0 };
    let word = |remark: kernel::Remark| SangRancune::default().phrases()[remark.phrase as usize].word;
    assert_eq!(says(healed).map(|remark| (word(remark), remark.to)), Some(("thanks", Some(Seat(1)))));
    let tripped = Event::Blown { seat: 2, action: Action::Trip { at: 0 }, on: Some(0) };
    let answers: Vec<_> = (0..40).filter_map(|_| says(tripped)).collect();
    assert!(!answers.is_empty() && answers.iter().all(|remark| remark.to == Some(Seat(2))));
    let another = Event::Blown { seat: 2, action: Action::Trip { at: 0 }, on: Some(1) };
    assert!((0..40).all(|_| says(another).is_none()));
    assert!((0..40).all(|_| says(Event::Round { round: 1 }).is_none()));
}

/// Every table of BALANCE.md stands below the command that writes it, and every table that is written stands there.
#[test]
fn every_table_of_figures_has_its_command() {
    let (figures, tool) = (include_str!("../../BALANCE.md"), include_str!("../../examples/fates/tables.rs"));
    // What the lab makes says its command once, at its head.
    let (figures, made) = figures.split_once("<!-- made by `oubliette lab report`").expect("the tables of the lab");
    assert!(made.contains("`oubliette lab run "), "{made}");
    let listed = tool.split("TABLES: ").nth(1).and_then(|rest| rest.split(';').nth(1)).expect("the list of tables");
    let written: Vec<&str> = listed.split('"').skip(1).step_by(2).collect();
    let (mut command, mut found) = (None, Vec::new());
    for line in figures.lines() {
        let said = line.strip_prefix("`cargo run --release -p oubliette-sang-rancune --example fates -- ");
        if let Some(said) = said {
            command = said.split(' ').next();
        } else if line.starts_with("`oubliette sim sang-rancune ") {
            command = Some("sim");
        } else if line.starts_with("|---") {
            found.push(command.take().unwrap_or_else(|| panic!("no command above {line}, after {found:?}")));
        }
    }
    // What any bots make of each other is told by the command itself.
    found.retain(|table| *table != "sim");
    assert_eq!(found, written);
}

/// Programs are told which bots are the stronger ones: what BALANCE.md has measured, and every character is among them.
#[test]
fn bots_are_ranked_as_they_were_measured() {
    let game = SangRancune::default();
    let place = |bot: &str| SangRancune::RANKING.iter().position(|known| *known == bot).expect("a bot that is ranked");
    assert!(game.characters().iter().all(|character| place("random") < place(character.word)));
    assert!(["careful", "cautious", "opportunist", "traitor"].iter().all(|stronger| place("loyal") < place(stronger)));
}
