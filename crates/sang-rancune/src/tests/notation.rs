//! Notation.

use super::*;
use crate::content::{Card, HEROES};
use crate::table::{Harm, Length, Life};
use crate::{Action, ENCOUNTERS};
use kernel::{Fate, Nobody};

/// Every action there is.
fn every_action() -> Vec<Action> {
    let seats = || 0..HEROES as u8;
    let mut all = vec![
        Action::Agree,
        Action::Refuse,
        Action::Done,
        Action::Leave,
        Action::Enough,
        Action::Pass,
        Action::Fail,
        Action::Weaken,
        Action::Toughen,
        Action::Watch,
        Action::Snatch,
        Action::Fire,
        Action::Hold,
        Action::Mighty,
        Action::Plain,
        Action::Flip,
    ];
    all.extend(seats().flat_map(|seat| {
        [Action::Swap { seat }, Action::Edge { seat }, Action::Plan { seat }, Action::Point { seat }]
    }));
    all.extend(seats().flat_map(|seat| (0..12).map(move |hit| Action::Divert { hit, seat })));
    all.extend((0..8).flat_map(|at| [Action::Trip { at }, Action::Rally { at }]));
    all.extend((0..=25).map(|life| Action::Aim { life }));
    all.extend((0..3).map(|sign| Action::Sign { sign }));
    for card in Card::all() {
        all.extend([Action::Set { card }, Action::Play { card }, Action::Lay { card }, Action::Discard { card }]);
        all.extend([Action::Riposte { card }, Action::Loot { item: card }]);
        for seat in seats() {
            all.extend([
                Action::Use { item: card, seat },
                Action::Give { item: card, seat },
                Action::Steal { seat, item: card },
            ]);
            all.extend(Card::all().map(|want| Action::Trade { item: card, seat, want }));
        }
    }
    all
}

#[test]
fn every_action_is_read_as_it_is_written() {
    let all = every_action();
    let mut words: Vec<String> = all.iter().map(|action| write_action(*action)).collect();
    for (action, word) in all.iter().zip(&words) {
        assert_eq!(read_action(word), Some(*action), "{word}");
    }
    words.sort_unstable();
    words.dedup();
    assert_eq!(words.len(), all.len());
}

#[test]
fn what_is_not_an_action_is_not_read() {
    for text in [
        "",
        " ",
        "set",
        "set ",
        " set 50",
        "set  50",
        "Set 50",
        "set 51",
        "set 50 now",
        "set Feint",
        "pass 1",
        "passe",
        "edge",
        "edge 0",
        "edge 17",
        "edge 01",
        "edge +1",
        "edge one",
        "divert 1",
        "divert 0 1",
        "divert 1 0",
        "trip 0",
        "aim",
        "aim 256",
        "aim -1",
        "aim 05",
        "sign well",
        "sign 1",
        "use healing",
        "use beer 1",
        "trade skin 2",
        "trade skin 2 beer",
        "trade 2 skin salve",
        "steal healing 2",
        "loot",
        "riposte",
        "point 0",
        "fire 1",
    ] {
        assert_eq!(read_action(text), None, "{text:?}");
    }
}

/// Plays a game at random, looking at the table after each decision.
fn wander(options: Options, seed: &str, mut look: impl FnMut(&Table)) {
    let game = SangRancune::default();
    let mut ctx = Ctx::new(Seeded::new(Seed::of(seed)), Nobody);
    let mut luck = Seeded::new(Seed::of(seed).player(Seat(0)));
    let mut table = game.setup(&options, &mut ctx);
    let mut legal = Moves::new();
    look(&table);
    while let Status::Awaiting(awaited) = game.status(&table) {
        let seats: Vec<Seat> = awaited.iter().collect();
        let seat = seats[luck.pick(Source::PLAYER, seats.len() as u32) as usize];
        game.legal_actions(&table, seat, &mut legal);
        let action = legal[luck.pick(Source::PLAYER, legal.len() as u32) as usize];
        game.apply(&mut table, seat, action, &mut ctx);
        look(&table);
    }
}

#[test]
fn every_table_of_a_game_is_read_as_it_is_written() {
    let (mut tables, mut phases) = (0, Vec::new());
    for players in 3..=HEROES as u8 {
        for number in 0..12 {
            let options = Options {
                players,
                life: [Life::Normal, Life::Easy, Life::Hard, Life::Deadly][number % 4],
                harm: [Harm::Normal, Harm::Mild, Harm::Harsh][number % 3],
                length: [Length::Nine, Length::Six, Length::Twelve][number % 3],
                thanks: number % 2 == 0,
            };
            let seed = format!("notation {players}/{number}");
            wander(options, &seed, |table| {
                let written = write_table(table);
                assert_eq!(read_table(&written).as_ref(), Ok(table), "seed {seed}: {written}");
                tables += 1;
                let phase = written.split(' ').nth(1).unwrap_or_default().to_string();
                if !phases.contains(&phase) {
                    phases.push(phase);
                }
            });
        }
    }
    for phase in ["market", "offer", "set", "fire-before", "fire-after", "play", "lay", "vote", "sign", "refill"] {
        assert!(phases.contains(&format!("phase={phase}")), "no {phase} among {phases:?}");
    }
    assert!(tables > 10_000, "{tables} tables");
}

#[test]
fn what_is_left_out_of_a_table_is_as_at_the_start() {
    let table = read_table("").unwrap_or_else(|part| panic!("{part}"));
    assert_eq!((table.phase, table.number, table.foe.round, table.options), (Phase::Set, 1, 1, Options::default()));
    assert_eq!(table.heroes.map(|hero| hero.life), [100, 100, 100, 0, 0, 0]);
    assert_eq!((table.deck.len(), table.unmet.len()), (94, ENCOUNTERS as u32 - 1));
    // As many play as there are heroes to speak of.
    assert_eq!(read_table("life=90,80,70,60,50").map(|table| table.options.players), Ok(5));
}

/// Parts that no table has.
const NO_PARTS: &[&str] = &[
    "walk",
    "colour=red",
    "phase=",
    "phase=sleep",
    "phase=window",
    "phase=window:late",
    "phase=choose:x",
    "options=2,normal,9,normal,prestige",
    "options=7,normal,9,normal,prestige",
    "options=3,brutal,9,normal,prestige",
    "options=3,normal,8,normal,prestige",
    "options=3,normal,9,soft,prestige",
    "options=3,normal,9,normal,thanks",
    "options=3",
    "number=x",
    "number=256",
    "number=01",
    "left=-1",
    "unmet=ripper+ripper",
    "unmet=wyrm",
    "killed=wyrm",
    "foe=wyrm:100",
    "foe=ripper:x",
    "foe=ripper:+190",
    "foe=ripper:0190",
    "foe=ripper:190:190:256",
    "foe=ripper:190:190:1:0:0:angry",
    "foe=ripper:190:190:1:0:0:-:more",
    "pack=x",
    "swallowed=beer",
    "hand=51",
    "hand=50*x",
    "hand=50*0",
    "hand=50*10",
    "hand=50,40,30,25,20,10,5",
    "life=101",
    "life=1,2,3,4,5,6,7",
    "prestige=x",
    "prestige=1:x",
    "set=50+40+30",
    "set=50@7",
    "set=50@0",
    "set=?@1",
    "setups=focus",
    "items=50",
    "potions=skin",
    "initiative=7",
    "state=happy",
    "edger=7",
    "dealt=x",
    "dealt=+5",
    "total=05",
    "curse=4",
    "pile=1:50",
    "pile=7:50:50",
    "pile=1:50:+50",
    "wounds=0",
    "board=50:maybe",
    "active=0",
    "active=7",
    "cards=7",
    "turn=mine",
    "stack=1:dance",
    "answers=dance",
    "answered=7",
    "hits=1",
    "hits=1:300",
    "blow=soft",
    "proposal=1:2:give:skin",
    "proposal=1:2:lend:skin:-",
    "coin=3",
    "sphinx=4",
];

#[test]
fn what_is_not_a_table_is_named() {
    for wrong in NO_PARTS {
        let text = format!("number=2 {wrong} left=1");
        assert_eq!(read_table(&text).err().as_deref(), Some(*wrong), "{wrong}");
    }
}

#[test]
fn more_cards_than_there_are_make_no_table() {
    for text in ["hand=watch,watch,-", "hand=100*3", "items=fire,fire,-", "discard=fast spent=fast", "hand=50*5"] {
        assert_eq!(read_table(text).err().as_deref(), Some(text));
    }
}
