//! What a player has before his eyes: choices with what comes of them, and what chance may make of them.

use super::*;
use kernel::{Choice, Lang, Page, Telling, Text};
use std::collections::BTreeMap;

fn page(text: &str, seat: u8) -> Page {
    let game = MiniRogue::default();
    game.page(&table(text), Seat(seat))
}

#[track_caller]
fn choice(text: &str, action: &str) -> Choice {
    let found = page(text, table(text).turn).choices.into_iter().find(|choice| choice.action == action);
    found.unwrap_or_else(|| panic!("{action} is not offered"))
}

/// What an action may come to, by the ids and figures of what is said, with exact odds.
#[track_caller]
fn forecast(text: &str, action: &str) -> BTreeMap<String, Fraction> {
    let (game, table) = (MiniRogue::default(), table(text));
    let action = read_action(action).expect("an action");
    game.check(&table, table.seat(), action).expect("an action that is allowed");
    let run = |fate: &mut Enumerated| {
        let mut ctx = Ctx::new(fate, Vec::new());
        game.apply(&mut table.clone(), table.seat(), action, &mut ctx);
        said(&game.outcome(&ctx.audience).expect("something to say"))
    };
    let mut outcomes = BTreeMap::new();
    Enumerated::walk_first(MiniRogue::FORESIGHT, 20_000, run, |likelihood, said| {
        let sum = outcomes.entry(said).or_insert(Fraction::ZERO);
        *sum = sum.plus(likelihood).expect("a sum");
    })
    .expect("few enough");
    outcomes
}

fn said(text: &Text) -> String {
    let args = text.args.iter().map(|(_, arg)| match arg {
        kernel::Arg::Number(number) => format!(" {number}"),
        kernel::Arg::Name(name) => format!(" {}", name.in_lang(Lang::En)),
        kernel::Arg::Plain(plain) => format!(" {plain}"),
        kernel::Arg::Text(text) => format!(" ({})", said(text)),
    });
    format!("{}{}", text.id, args.collect::<String>())
}

#[track_caller]
fn odds(text: &str, action: &str, expected: &[(&str, u128, u128)]) {
    let expected: BTreeMap<String, Fraction> =
        expected.iter().map(|(said, over, under)| (said.to_string(), Fraction::new(*over, *under))).collect();
    assert_eq!(forecast(text, action), expected, "{action}");
}

/// The example of a fight on the third floor: 6 (critical), 4 and a miss against 12.
const STRIKE: &str = "area=6 xp=18 hp=9 armor=2 phase=strike fight=lair:12 dice=6!+4+0@1 dungeon=3";

#[test]
fn throwing_again_says_how_often_it_kills() {
    odds(STRIKE, "reroll A", &[("odds-kills", 5, 6), ("odds-missed 4", 1, 6)]);
    odds(STRIKE, "feat C xp", &[("odds-kills", 5, 6), ("odds-missed 10", 1, 6)]);
    let other: Vec<(String, u128)> = (2..=5).map(|face| (format!("odds-total {}", 6 + face), 1)).collect();
    let mut all = vec![("odds-kills", 1, 6), ("odds-missed 6", 1, 6)];
    all.extend(other.iter().map(|(said, over)| (said.as_str(), *over, 6)));
    odds(STRIKE, "feat B hp", &all);
}

#[test]
fn striking_says_what_the_enemy_will_do() {
    let stop = choice(STRIKE, "stop");
    assert_eq!(said(&stop.label), "choice-stop 10");
    assert_eq!(said(&stop.consequence), "comes-blow 10 2 (threat-hit 4 3)");
    assert!(!stop.chance);
    let dead = "area=6 xp=18 phase=strike fight=lair:10 dice=6!+4 dungeon=3 grid=lair*,?,?,?,?,?,?,? at=1";
    assert_eq!(said(&choice(dead, "stop").consequence), "comes-kill 10");
    assert_eq!(choice(dead, "reroll A").refused.expect("it is enough").clause, "attack.enough");
}

#[test]
fn an_attack_says_what_may_come_back() {
    // One die against 6: only a 6 kills; else 1 misses, 2 to 5 hit less the armor, 6 hits whatever the armor.
    let fight = "phase=fight fight=lair:6 armor=1 grid=lair*,?,?,?,?,?,?,? at=1";
    odds(
        fight,
        "attack",
        &[
            ("odds-kills", 1, 6),
            ("odds-lives (answer-miss)", 5, 36),
            ("odds-lives (answer-loss 1)", 20, 36),
            ("odds-lives (answer-loss 2)", 5, 36),
        ],
    );
}

#[test]
fn a_deadly_bite_is_death() {
    let bitten = "phase=fight fight=lair:50 hp=1 state=ready+poisoned grid=lair*,?,?,?,?,?,?,? at=1";
    assert_eq!(forecast(bitten, "attack")["odds-dead"], Fraction::new(1, 2));
}

#[test]
fn tests_say_their_rows() {
    let room = |room: &str| format!("phase=room xp=6 grid={room}*,?,?,?,?,?,?,? at=1");
    let tomb = forecast(&room("tomb"), "roll");
    assert_eq!(tomb["odds-near"], Fraction::new(5, 9));
    assert_eq!(tomb["effect-ghost"], Fraction::new(4, 54));
    let pit = forecast(&format!("{} area=5", room("pit")), "roll");
    assert_eq!(pit["effect-both (effect-lose-hp 3) (effect-fall)"], Fraction::new(4, 27));
    assert_eq!(pit["effect-lose-hp 3"], Fraction::new(4, 27), "as many as the floor says");
    assert_eq!(pit["effect-xp 2"], Fraction::new(5, 27));
    let armory = forecast(&room("armory"), "roll");
    assert_eq!(armory["odds-weapon 3"], Fraction::new(5, 54));
    odds(
        &format!("{} gold=3", room("shrine")),
        "offer",
        &[
            ("effect-curse", 2, 6),
            ("effect-both (effect-cure) (effect-hp 2)", 1, 6),
            ("effect-both (effect-cure) (effect-hp 1)", 1, 6),
            ("effect-hp 1", 2, 6),
        ],
    );
}

#[test]
fn an_unknown_room_is_told_by_all_that_it_may_be() {
    let blind = "state=ready+blind+settled grid=rest*,?,?,?,?,?,?,? at=1";
    let rooms = forecast(blind, "go right");
    assert_eq!(rooms.len(), 10);
    assert!(rooms.values().all(|likelihood| *likelihood == Fraction::new(1, 10)));
}

#[test]
fn with_two_everybody_sees_who_decides() {
    let two =
        "class=rogue,mage hp=10,11 state=ready+settled,ready+settled at=1,1 grid=rest*,lair,?,nest,?,?,?,? turn=2";
    assert_eq!(said(&page(two, 0).prompt), "prompt-wait (printed Mage)");
    assert!(page(two, 0).choices.is_empty());
    assert_eq!(said(&page(two, 1).prompt), "prompt-move (printed Mage)");
    assert!(!page(two, 1).choices.is_empty());
    let heroes = page(two, 0).zones.into_iter().find(|zone| zone.id == "heroes").expect("both heroes");
    assert_eq!(heroes.things.len(), 2);
}

#[test]
fn what_is_face_down_tells_nothing() {
    let shown = page("grid=rest*,?,?,?,?,?,?,? at=1", 0);
    let area = shown.zones.iter().find(|zone| zone.id == "area").expect("the area");
    let down: Vec<_> = area.things.iter().filter(|thing| thing.hidden).collect();
    assert_eq!(down.len(), 7);
    assert!(down.iter().all(|thing| thing.name.en == "?" && thing.marks.is_empty()));
}

#[test]
fn a_reward_is_no_shrine() {
    let two =
        "class=rogue,mage phase=pick area=2 at=9,9 guardian=wyrm guardians=warden+weaver food=1 beaten=yes dungeon=1";
    let (game, table) = (MiniRogue::default(), table(two));
    let mut ctx = Ctx::new(Seeded::new(Seed::of("reward")), Vec::new());
    game.apply(&mut table.clone(), table.seat(), Action::Pick { row: 1 }, &mut ctx);
    assert_eq!(game.outcome(&ctx.audience), None);
}

#[test]
fn losses_are_told_by_the_floor_whatever_else_goes() {
    let gauntlet = "area=5 phase=room grid=gauntlet*,lair,?,nest food=4";
    for state in ["state=-", "state=poisoned", "state=- potions=life", "state=- food=1"] {
        let rows = forecast(&format!("{gauntlet} {state}"), "roll");
        assert!(rows.contains_key("effect-lose-food 3 2"), "{state}: {rows:?}");
        assert!(rows.contains_key("effect-both (effect-lose-hp 3) (effect-poison)"), "{state}: {rows:?}");
    }
    let pit = forecast("area=9 phase=room grid=pit*,lair,?,nest", "roll");
    assert!(pit.contains_key("effect-lose-hp 3") && pit.contains_key("effect-lose-hp 4"), "{pit:?}");
    assert!(pit.keys().all(|said| !said.contains("fall")), "nothing beneath: {pit:?}");
}

#[test]
fn an_enemy_that_wastes_away_does_not_live() {
    let wasting = "phase=fight grid=lair*,nest,?,tomb fight=lair:5:2:1:poisoned";
    assert_eq!(forecast(wasting, "attack")["odds-kills"], Fraction::new(5, 6));
    let strike = "phase=strike grid=lair*,nest,?,tomb fight=lair:5:2:1:poisoned dice=2 dungeon=3";
    assert_eq!(said(&choice(strike, "stop").consequence), "threat-wastes 3");
    let later = "phase=strike grid=lair*,nest,?,tomb fight=lair:9:2:1:poisoned dice=2 dungeon=3";
    assert_eq!(said(&choice(later, "stop").consequence), "comes-blow 2 3 (threat-hit 2 3)");
    let armor = forecast("phase=fight grid=lair*,nest,?,tomb fight=lair:6 armor=2", "attack");
    assert!(armor.contains_key("odds-lives (answer-armor)"), "{armor:?}");
}

#[test]
fn two_are_told_what_each_of_them_meets() {
    let blind = "class=rogue,mage phase=move at=2,4 grid=rest*,shrine*,?,treasure*,lair,?,nest state=blind,- turn=2 going=right,-";
    let (game, table) = (MiniRogue::default(), table(blind));
    let mut ctx = Ctx::new(Seeded::new(Seed::of("two")), Vec::new());
    game.apply(&mut table.clone(), table.seat(), Action::Go { way: Way::Down }, &mut ctx);
    assert_eq!(game.outcome(&ctx.audience), None, "the room that is turned up is the other hero's");
    let armory = forecast("class=rogue,mage phase=room grid=armory*,lair,?,nest", "roll");
    assert_eq!(armory.keys().collect::<Vec<_>>(), ["odds-failed", "odds-passed"]);
    let way = "class=rogue,mage phase=move grid=rest*,lair,?,nest";
    assert_eq!(said(&choice(way, "go right").consequence), "about-monster-two Ash rat 6 12 2 1");
    let second = "class=rogue,mage phase=move grid=rest*,lair,?,nest turn=2 going=right,-";
    assert_eq!(said(&choice(second, "go right").consequence), "about-monster Ash rat 12 12 2 1");
    assert_eq!(said(&choice(second, "go down").consequence), "about-monster Cellar spider 6 12 2 1");
}

/// What happens to the other hero is told with that hero's name, whoever decided.
#[test]
fn what_happens_to_the_other_is_told_as_theirs() {
    let last = "class=rogue,mage phase=strike at=1,1 grid=lair*,nest,?,tomb fight=lair:2:5:1:together dice=2 dungeon=6";
    let events = play(last, "", "stop").0.events;
    let of = events.iter().position(|event| matches!(event, Event::Of { seat: 1, class: Class::Mage, .. }));
    let xp = events.iter().position(|event| matches!(event, Event::Changed { seat: 1, stat: Stat::Xp, .. }));
    assert!(of.is_some() && of.map(|at| at + 1) == xp, "{events:?}");
    let alone = play("phase=strike at=1 grid=lair*,nest,?,tomb fight=lair:2 dice=2 dungeon=6", "", "stop").0.events;
    assert!(!alone.iter().any(|event| matches!(event, Event::Of { .. })));
}

#[test]
fn death_is_announced() {
    let weak = "phase=strike at=1 grid=lair*,nest,?,tomb fight=lair:6 dice=2 dungeon=3 hp=2";
    assert_eq!(said(&choice(weak, "stop").consequence), "comes-death-answer");
    let fight = forecast("phase=fight at=1 grid=lair*,nest,?,tomb fight=lair:6 hp=2", "attack");
    assert_eq!(fight["odds-deadly"], Fraction::new(25, 36));
    let trap = "phase=failed:room at=1 grid=pit*,nest,?,tomb dice=2 dungeon=6 hp=3 potions=life area=9";
    assert_eq!(said(&choice(trap, "accept").consequence), "comes-death");
}

/// §area.descent §treasure.chest: what may be decided now says what comes of it.
#[test]
fn the_last_sip_and_the_chest_left_shut_are_announced() {
    let hungry = "phase=descent at=9 area=2 food=0 hp=3 potions=life";
    assert_eq!(page(hungry, 0).prompt.id, "prompt-descent");
    assert_eq!(said(&choice(hungry, "descend").consequence), "comes-death-hungry 3");
    assert_eq!(said(&choice(hungry, "drink life").consequence), "comes-sated 9 3");
    let chest = choice("phase=room grid=treasure*,nest,?,tomb state=danger gold=3", "leave");
    assert_eq!((chest.label.id, chest.clause), ("choice-leave-chest", "treasure.chest"));
    assert_eq!(said(&chest.consequence), "got-gold 5");
}

/// §item.one: without the limit both cards lie in the bag.
#[test]
fn both_cards_are_shown() {
    let bag = page("options=1,rogue,mage,normal,sold,any phase=move grid=rest*,lair,?,nest card=crow+weapon2", 0);
    let ids: Vec<&str> = bag.zones.iter().flat_map(|zone| &zone.things).map(|thing| thing.id.as_str()).collect();
    assert!(ids.contains(&"card") && ids.contains(&"second-card"), "{ids:?}");
}
