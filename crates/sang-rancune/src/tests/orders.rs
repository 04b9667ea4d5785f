//! Standing orders: what they answer, and when they ask.

use super::*;
use crate::Action;
use kernel::{Moves, Obeyed, Persona, Policy, TableManners};

fn obey(text: &str, seat: u8, order: &str) -> Obeyed<Action> {
    let played = at(text, "");
    let seat = Seat(seat - 1);
    played.game.obey(order, &played.game.view(&played.table, seat), seat, 0)
}

const REVEAL: &str = "foe=ripper:40:190:1 phase=window:reveal initiative=1,2,3 active=0 place=1 board=50 spent=50";

fn reveal(hand: &str) -> String {
    format!("{} hand=-,{hand},40", REVEAL.replace("active=0", "active=1"))
}

#[test]
fn pass_until_my_turn() {
    assert_eq!(obey(&reveal("trip"), 2, "pass"), Obeyed::Spare(Action::Pass));
    assert_eq!(obey("foe=ripper:190 initiative=1,2,3 hand=40,40,40", 2, "pass"), Obeyed::Over);
    assert_eq!(obey("phase=refill foe=ripper:0 hand=40,40,40", 2, "pass"), Obeyed::Over);
}

#[test]
fn ask_only_if_something_can_be_played() {
    assert_eq!(obey(&reveal("40"), 2, "can"), Obeyed::Spare(Action::Pass));
    assert_eq!(obey(&reveal("plan"), 2, "can"), Obeyed::Spare(Action::Pass));
    assert_eq!(obey(&reveal("trip"), 2, "can"), Obeyed::Ask);
    assert_eq!(obey("foe=ripper:190 initiative=1,2,3 hand=40,40,40", 2, "can"), Obeyed::Ask);
}

#[test]
fn ask_only_if_that_card_can_be_played() {
    assert_eq!(obey(&reveal("trip"), 2, "ask trip"), Obeyed::Wanted);
    assert_eq!(obey(&reveal("trip"), 2, "ask fail"), Obeyed::Spare(Action::Pass));
    assert_eq!(obey(&reveal("trip"), 2, "ask 40"), Obeyed::Over);
    assert_eq!(obey(&reveal("trip"), 2, "ask nonsense"), Obeyed::Over);
    assert_eq!(obey(&reveal("trip"), 2, ""), Obeyed::Over);
}

/// A card is played if the attack would kill and the card helps; else the seat is asked.
#[test]
fn stop_a_killing_blow() {
    assert_eq!(obey(&reveal("trip"), 2, "stop trip"), Obeyed::Do(Action::Trip { at: 0 }));
    assert_eq!(obey(&reveal("fail"), 2, "stop fail"), Obeyed::Do(Action::Fail));
    assert_eq!(obey(&reveal("tough"), 2, "stop tough"), Obeyed::Do(Action::Toughen));
    // Twenty more do not save it from fifty.
    assert_eq!(obey(&reveal("tough").replace("ripper:40", "ripper:25"), 2, "stop tough"), Obeyed::Ask);
    assert_eq!(obey(&reveal("trip").replace("ripper:40", "ripper:60"), 2, "stop trip"), Obeyed::Ask);
    assert_eq!(obey(&reveal("40"), 2, "stop trip"), Obeyed::Ask);
    // Nobody stops himself, and a heroic attack cannot be stopped.
    let own = reveal("trip").replace("active=1", "active=2");
    assert_eq!(obey(&own, 2, "stop trip"), Obeyed::Ask);
    let heroic = reveal("trip").replace("board=50 spent=50", "board=dwarf-40:mighty spent=dwarf-40");
    assert_eq!(obey(&heroic, 2, "stop trip"), Obeyed::Ask);
}

/// What may be ordered says nothing about what is held, and every order is known.
#[test]
fn the_list_is_the_same_for_all() {
    let words = |text: &str| -> Vec<String> {
        let played = at(text, "");
        let view = played.game.view(&played.table, Seat(1));
        played.game.orders(&view, Seat(1)).into_iter().map(|order| order.word).collect()
    };
    let all = words(&reveal("trip"));
    assert_eq!(all, words(&reveal("40")));
    assert_eq!(all.len(), 16);
    assert!(all.iter().all(|word| obey(&reveal("40"), 2, word) != Obeyed::Over));
    assert!(words("phase=won foe=ripper:0 hand=-,-,-").is_empty());
    assert!(words("foe=ripper:190 initiative=1,0,2 life=100,0,100 hand=40,-,40").is_empty());
}

/// With `matters`, a window asks where something is at stake by what lies open, whatever is held.
#[test]
fn ask_only_when_it_matters() {
    let asked = |text: &str, seat: u8| {
        let verdicts = ["trip+edge", "40", "after+40"].map(|hand| obey(&text.replace("HAND", hand), seat, "matters"));
        assert!(verdicts.iter().all(|verdict| *verdict == verdicts[0]), "{text}: {verdicts:?}");
        assert!([Obeyed::Ask, Obeyed::Spare(Action::Pass)].contains(&verdicts[0]), "{text}: {verdicts:?}");
        verdicts[0] == Obeyed::Ask
    };
    // A killing blow: for a great prize, not where it does not kill, nor where its hero stays behind.
    let blow = format!("{} number=7 left=2", reveal("HAND"));
    assert!(asked(&blow, 2) && asked(&format!("{blow} prestige=0,3,0"), 2));
    assert!(!asked(&blow.replace("ripper:40", "ripper:90"), 2));
    assert!(!asked(&format!("{blow} prestige=0,9,0"), 2), "far behind");
    assert!(!asked(&blow.replace("board=50 spent=50", "board=dwarf-40:mighty spent=dwarf-40"), 2), "protected");
    assert!(!asked(&reveal("HAND"), 2), "a small prize");
    // One's own attack: where a low blow makes it kill.
    let own = reveal("HAND").replace("active=1", "active=2");
    assert!(!asked(&own, 2) && asked(&own.replace("ripper:40", "ripper:65"), 2));
    // A hit: on oneself, and of half of the life that is left, or more.
    let hit = "foe=dragon:300:400:1 phase=window:hits hits=2:20 initiative=1,2,3 life=90,40,90 hand=40,HAND,40";
    assert!(asked(hit, 2) && !asked(&hit.replace("2:20", "1:20"), 2) && !asked(&hit.replace("90,40", "90,45"), 2));
    assert!(!asked(&hit.replace("2:20", "2:5"), 2) && asked(&hit.replace("2:20", "2:5").replace("90,40", "90,5"), 2));
    // A low blow that costs oneself a kill, and one against somebody else.
    let low = "foe=ripper:40:190:1 phase=window:counter window=reveal initiative=1,2,3 active=1 place=1 board=50 \
               stack=3:trip_1 spent=50+trip hand=40,HAND,40";
    let own = low.replace("active=1", "active=2");
    assert!(!asked(low, 2) && asked(&own, 2) && !asked(&own.replace("ripper:40", "ripper:90"), 2));
    assert!(!asked("foe=ripper:190:190:1 phase=window:start initiative=1,2,3 hand=40,HAND,40", 2));
}

/// The longer a game grows, the more has to be at stake: half a life, then a potion, then one's death. Once sixty were asked, a sound player
/// answers.
#[test]
fn ask_for_less_in_a_long_game() {
    let asked_after = |text: &str, asked: u16| {
        let played = at(text, "");
        played.game.obey("matters", &played.game.view(&played.table, Seat(1)), Seat(1), asked) == Obeyed::Ask
    };
    let last = |text: &str| (0..=60).rfind(|asked| asked_after(text, *asked));
    let hit = "number=9 left=0 foe=dragon:300:400:1 phase=window:hits hits=2:20 initiative=1,2,3 life=90,LIFE,90 hand=40,40,40";
    let (heavy, deadly) = (hit.replace("LIFE", "40"), hit.replace("LIFE", "20"));
    let potion = "number=9 left=0 phase=market foe=ripper:190 items=-,healing,- life=100,50,100 hand=40,40,40";
    let set = "number=9 left=0 foe=ripper:190 initiative=1,2,3 hand=40,50+trip,40";
    assert_eq!([&heavy, potion, &deadly, set].map(last), [51, 53, 55, 59].map(Some));
    // Four are kept for each encounter to come.
    assert_eq!(last(&heavy.replace("number=9 left=0", "number=7 left=2")), Some(43));
    assert_eq!(obey_after_sixty(set), Obeyed::Spare(Action::Set { card: read_card("50").expect("a card") }));
}

fn obey_after_sixty(text: &str) -> Obeyed<Action> {
    let played = at(text, "");
    played.game.obey("matters", &played.game.view(&played.table, Seat(1)), Seat(1), 60)
}

/// Nobody is asked about a low blow whose empty hand everybody sees.
#[test]
fn an_empty_hand_is_not_asked() {
    let own = "number=7 left=2 foe=ripper:60:190:1 phase=window:reveal initiative=1,2,3 active=2 place=2 board=50 spent=50 hand=40,HAND,40";
    assert_eq!(obey(&own.replace("HAND", "40"), 2, "matters"), Obeyed::Ask);
    assert_eq!(obey(&own.replace("HAND", "-"), 2, "matters"), Obeyed::Spare(Action::Pass));
}

/// No question for gifts alone, none about a fire that kills nothing, and none where everybody sees that there is one answer.
#[test]
fn ask_outside_windows_only_when_it_matters() {
    let market = "number=3 left=5 phase=market foe=ripper:190 items=-,ITEM,- life=100,LIFE,100 hand=40,40,40";
    let market = |item: &str, life: &str| obey(&market.replace("ITEM", item).replace("LIFE", life), 2, "matters");
    assert_eq!(market("fire", "50"), Obeyed::Spare(Action::Done), "nothing but a gift");
    assert_eq!((market("healing", "70"), market("healing", "65")), (Obeyed::Spare(Action::Done), Obeyed::Ask));
    assert_eq!((market("strength", "90"), market("skin", "40")), (Obeyed::Spare(Action::Done), Obeyed::Ask));
    let fire = "phase=fire-before foe=ripper:LIFE:190:1 initiative=2,1,3 active=2 items=-,fire,- hand=40,40,40";
    let fire = |life: &str| obey(&fire.replace("LIFE", life), 2, "matters");
    assert_eq!((fire("90"), fire("30")), (Obeyed::Spare(Action::Hold), Obeyed::Ask));
    let refill = "phase=refill foe=ripper:0 hand=40,HAND,40";
    let refill = |hand: &str| obey(&refill.replace("HAND", hand), 2, "matters");
    assert_eq!((refill("5+10+20"), refill("5+10+10+20+20+30")), (Obeyed::Spare(Action::Done), Obeyed::Ask));
    let set = "foe=ripper:190 initiative=1,2,3 hand=40,HAND,40";
    let set = |hand: &str| obey(&set.replace("HAND", hand), 2, "matters");
    assert_eq!(set("50"), Obeyed::Spare(Action::Set { card: read_card("50").expect("a card") }));
    assert_eq!(set("50+trip"), Obeyed::Ask, "nobody else knows that only one can be set");
}

/// What a person with the usual order is asked in a game: how often, and how often there was one answer.
fn questions(game: &SangRancune, players: u8, seed: Seed) -> (u32, u32) {
    let options = Options { players, ..Options::default() };
    let mut ctx = Ctx::new(Seeded::new(seed), kernel::Nobody);
    let mut luck = Seeded::new(seed.player(Seat(0)));
    let mut table = game.setup(&options, &mut ctx);
    let (mut asked, mut single, mut legal) = (0, 0, Moves::new());
    while let Status::Awaiting(awaited) = game.status(&table) {
        let seat = awaited.lowest().expect("somebody is awaited");
        let view = game.view(&table, seat);
        let manner = Persona { character: [2, 0, 1, 3][seat.0 as usize % 4], ..Persona::default() };
        let mut action = game.in_character(&view, seat, manner, &mut luck);
        if seat == Seat(0) {
            match game.obey("matters", &view, seat, asked as u16) {
                Obeyed::Spare(spared) => action = spared,
                verdict => {
                    assert_eq!(verdict, Obeyed::Ask);
                    game.legal_actions(&table, seat, &mut legal);
                    (asked, single) = (asked + 1, single + (legal.len() == 1) as u32);
                }
            }
        }
        assert_eq!(game.check(&table, seat, action), Ok(()), "seed {seed:?}");
        game.apply(&mut table, seat, action, &mut ctx);
    }
    (asked, single)
}

/// A person with the usual order at a table of four is asked sixty times a game at most, and few questions have one answer.
#[test]
#[expect(clippy::print_stdout, reason = "BALANCE.md has the figures of more games")]
fn sixty_questions_a_game() {
    let (game, games) = (SangRancune::default(), 100);
    let seeds = Seed::of("questions").series(0..games);
    let counted: Vec<(u32, u32)> = seeds.map(|seed| questions(&game, 4, seed)).collect();
    let asked: u32 = counted.iter().map(|(asked, _)| asked).sum();
    let single: u32 = counted.iter().map(|(_, single)| single).sum();
    let above = |most: u32| counted.iter().filter(|(asked, _)| *asked > most).count();
    let said = format!(
        "seed questions: {asked} questions in {games} games, {single} with one answer; above 40, 50, 60: {:?}",
        [40, 50, 60].map(above)
    );
    println!("{said}");
    assert!(above(60) == 0 && asked <= 48 * games as u32 && single * 6 <= asked, "{said}");
}
