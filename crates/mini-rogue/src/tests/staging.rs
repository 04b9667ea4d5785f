//! What happened, as it is staged; and how it ended.

use super::*;
use kernel::{Arg, Beat, BeatKind, BeatWeight, Ending, GameBox, Lang, Page, Telling, Text, Zone, ZoneRole};
use std::collections::BTreeSet;

/// The beats of some decisions, as `kind from>to amount`, with `!` where one turns the game.
#[track_caller]
fn staged(text: &str, chance: &str, actions: &str) -> String {
    let played = play(text, chance, actions).0;
    let shown = |beat: Beat| {
        let end = |id: Option<String>| id.unwrap_or_else(|| "-".into());
        let turning = if beat.weight == BeatWeight::Turning { "!" } else { "" };
        format!("{:?}{turning} {}>{} {}", beat.kind, end(beat.from), end(beat.to), beat.amount).to_lowercase()
    };
    let beats = played.events.iter().map(|event| played.game.beat(event));
    beats.filter(|beat| beat.weight > BeatWeight::Aside).map(shown).collect::<Vec<_>>().join("; ")
}

#[test]
fn a_blow_an_answer_and_what_it_costs() {
    let strike = "area=6 hp=9 armor=2 phase=strike fight=lair:12 dice=6!+4 dungeon=3 xp=6 grid=lair*,nest";
    assert_eq!(
        staged(strike, "", "stop"),
        "hurt hero1>enemy 10; moves enemy>hero1 0; hurt ->hero1 4; hurt ->hero1 0",
        "the adder curses whom it hurts"
    );
    let attack = "phase=fight fight=lair:6 grid=lair*,?,?,?,?,?,?,? at=1";
    assert_eq!(staged(attack, "a4 d1", "attack"), "shows hero1>dice 4");
    let again = "phase=strike fight=lair:12 dice=6! dungeon=3 grid=lair*,?,?,?,?,?,?,? at=1";
    assert_eq!(staged(again, "a5", "reroll A"), "shows ->diea 11");
}

#[test]
fn whoever_is_hurt_is_pointed_at_whoever_looks() {
    let two = "class=rogue,mage phase=strike turn=2 grid=lair*,nest fight=lair:12:0:1:together dice=2 dungeon=6";
    assert_eq!(staged(two, "", "stop"), "hurt hero2>enemy 2; moves enemy>hero2 0; hurt ->hero2 2");
    let gift = "class=rogue,mage phase=move grid=rest*,lair,?,nest potions=life,-";
    assert_eq!(staged(gift, "", "give life"), "moves hero1>hero2 0");
    let shop = "phase=room grid=merchant*,lair,?,nest gold=5 hp=5";
    assert_eq!(staged(shop, "", "buy roots"), "lost ->gold 3; healed ->hero1 4");
}

#[test]
fn steps_and_rooms_are_seen_where_they_are() {
    let way = "state=ready+settled phase=move grid=shrine*,merchant,?,nest at=1";
    assert_eq!(staged(way, "", "go right"), "moves hero1>place2 0");
    let blind = "state=settled+blind phase=move grid=shrine*,?,?,? at=1";
    assert_eq!(staged(blind, "rest", "go down"), "moves hero1>place4 0; shows ->place4 0");
    let crow = "phase=move grid=rest*,shrine,?,lair card=crow";
    assert_eq!(staged(crow, "", "swap 2; with 4"), "lost ->hero1 0; moves place2>place4 0");
}

#[test]
fn areas_and_fights_begin_chapters() {
    let exit = "phase=move at=8 food=2 area=2 beaten=yes";
    let begun = staged(exit, "rest", "go right");
    assert!(begun.contains("moves place9>dungeon 0; lost ->food 1;"), "{begun}");
    assert!(begun.contains("begins ->area3 0; shows ->place1 0"), "{begun}");
    let lair = "state=ready+settled phase=move grid=shrine*,lair,?,nest at=1";
    assert_eq!(staged(lair, "", "go right"), "moves hero1>place2 0; begins ->enemy 6");
}

/// A guardian that falls, a level, a death and the end turn the game; a monster that falls does not.
#[test]
fn what_turns_the_game_weighs() {
    let guardian = "area=2 phase=strike at=9 guardian=wyrm guardians=warden+weaver fight=wyrm:3 dice=3 dungeon=2 xp=4";
    assert_eq!(
        staged(guardian, "d4", "stop"),
        "hurt hero1>enemy 3; lost! ->enemy 0; gained! ->hero1 2; shows ->hero1 2; shows ->dungeon-die 4"
    );
    let monster = "phase=strike fight=lair:2 dice=2 dungeon=6 grid=lair*,nest,?,tomb at=1";
    assert_eq!(staged(monster, "", "stop"), "hurt hero1>enemy 2; lost ->enemy 0; gained ->hero1 1");
    let last = "phase=strike fight=lair:6 dice=2 dungeon=6 hp=2 grid=lair*,nest at=1";
    assert!(staged(last, "", "stop").ends_with("hurt ->hero1 2; lost! ->hero1 0; ends! ->- 0"));
    // What is paid for a feat may cost the level.
    let feat = "phase=strike fight=lair:12 dice=2+2 dungeon=3 xp=6 grid=lair*,nest at=1";
    assert_eq!(staged(feat, "a3", "feat A xp"), "lost! ->hero1 1; shows ->hero1 1; shows ->diea 3");
}

/// Plays many games by rule of thumb, for one and for two, and shows every table of each.
fn every_table(mut look: impl FnMut(&MiniRogue, u64, &Table, &[Event])) {
    let game = MiniRogue::default();
    for number in 0..60 {
        let class = Class::ALL[number as usize % 4];
        let players = 1 + (number % 3 == 0) as u8;
        let options = Options { players, hero: Cast::Of(class), ..Options::default() };
        let mut ctx = Ctx::new(Seeded::new(Seed::of("staging").nth(number)), Vec::new());
        let mut table = game.setup(&options, &mut ctx);
        look(&game, number, &table, &ctx.audience);
        while !matches!(table.phase, Phase::Over(_)) {
            ctx.audience.clear();
            let seat = table.seat();
            let action = game.careful(&table, seat);
            game.apply(&mut table, seat, action, &mut ctx);
            look(&game, number, &table, &ctx.audience);
        }
    }
}

#[test]
fn zones_keep_their_place_and_role_from_the_first_decision_to_the_last() {
    let frame = |page: &Page| -> Vec<(&str, ZoneRole)> { page.zones.iter().map(|zone| (zone.id, zone.role)).collect() };
    let (mut before, mut seen) = ((u64::MAX, Vec::new()), BTreeSet::new());
    every_table(|game, number, table, _| {
        let pages = [game.page(table, table.seat()), game.page(table, Seat(0)), game.scene(table, Seat::WATCHER)];
        for page in pages {
            let now = (number, frame(&page));
            assert!(before.0 != number || before == now, "{}", write_table(table));
            seen.extend(page.zones.iter().filter(|zone| !zone.things.is_empty()).map(|zone| zone.id));
            before = now;
        }
    });
    assert_eq!(before.1.iter().map(|(id, _)| *id).collect::<Vec<_>>(), ZONES);
    assert_eq!(seen, ZONES.into(), "each of them has something in it at times");
    let roles = |text: &str| frame(&MiniRogue::default().page(&table(text), Seat(0)));
    assert!(roles("class=rogue,mage").contains(&("heroes", ZoneRole::Others)));
    assert!(roles("class=rogue").contains(&("heroes", ZoneRole::Own)));
    assert!(roles("class=rogue").contains(&("enemy", ZoneRole::Opponent)));
}

const ZONES: [&str; 9] = ["area", "goods", "enemy", "dice", "heroes", "bag", "skills", "dungeon", "unseen"];

/// Beats say more than that something is told, and all can be said.
#[test]
fn most_beats_are_more_than_told() {
    let (mut all, mut told) = (0, 0);
    every_table(|game, _, _, events| {
        for beat in events.iter().map(|event| game.beat(event)).filter(|beat| beat.weight > BeatWeight::Aside) {
            all += 1;
            told += (beat.kind == BeatKind::Told) as usize;
            can_be_said(game, &beat.words);
        }
    });
    assert!(all > 5_000 && told * 5 < all, "{told} of {all}");
}

/// A message stands in both languages, and speaks only of what it is given.
#[track_caller]
fn can_be_said(game: &MiniRogue, text: &Text) {
    for lang in Lang::ALL {
        let locale = game.label().locale(lang);
        let mut lines = locale.lines().skip_while(|line| !line.starts_with(&format!("{} = ", text.id)));
        let first = lines.next().unwrap_or_else(|| panic!("{} is not said in {}", text.id, lang.code()));
        let rest = lines.take_while(|line| line.starts_with(' ') || line.starts_with('}'));
        for variable in [first].into_iter().chain(rest).flat_map(|line| line.split("{ $").skip(1)) {
            let name = variable.split([' ', '}']).next().expect("a name");
            assert!(text.args.iter().any(|(arg, _)| *arg == name), "{}: {name} is not given", text.id);
        }
    }
    for (_, arg) in &text.args {
        if let Arg::Text(inner) = arg {
            can_be_said(game, inner);
        }
    }
}

/// How it ended at a table, with the sum of the score's lines, which is the score.
#[track_caller]
fn ended(text: &str, actions: &str) -> (Ending, i32) {
    let played = play(text, "", actions).0;
    let seats = 0..played.table.options.players;
    let all: Vec<Ending> =
        seats.map(|seat| played.game.ending(&played.table, Seat(seat), &played.events).expect("it is over")).collect();
    let ending = all[0].clone();
    assert!(all.iter().all(|other| *other == ending), "all have won or lost together");
    let sum = ending.score.iter().map(|line| line.points).sum();
    assert_eq!(sum, played.table.score());
    [&ending.verdict, &ending.cause].into_iter().for_each(|text| can_be_said(&played.game, text));
    ending.score.iter().for_each(|line| can_be_said(&played.game, &line.label));
    (ending, sum)
}

/// The number or the text that a message speaks of.
fn arg<'a>(text: &'a Text, name: &str) -> &'a Arg {
    &text.args.iter().find(|(known, _)| *known == name).expect("an argument").1
}

fn close(ending: &Ending) -> &Text {
    let Arg::Text(text) = arg(&ending.cause, "where") else { panic!("{ending:?}") };
    text
}

/// §end.score: a defeat says what killed, what was left of it, and how far it was.
#[test]
fn a_defeat_names_what_killed_and_how_close_it_was() {
    let slain = "area=4 phase=strike fight=nest:9 dice=2 dungeon=6 hp=3 grid=rest*,nest* at=2";
    let (ending, sum) = ended(slain, "stop");
    assert_eq!((ending.won, ending.verdict.id, ending.picture, sum), (false, "verdict-slain", "nest", 3));
    assert_eq!((ending.cause.id, arg(&ending.cause, "left")), ("cause-slain", &Arg::Number(7)));
    let far = close(&ending);
    assert_eq!((far.id, arg(far, "rooms"), arg(far, "areas")), ("close-area", &Arg::Number(3), &Arg::Number(6)));
    // Floor by floor: two areas of the first, one of the second.
    assert_eq!(ending.score.iter().map(|line| line.points).collect::<Vec<_>>(), [2, 1]);

    let og = "area=10 guardian=husk at=9 phase=strike fight=heart:9 dice=2 dungeon=6 hp=3";
    let (ending, sum) = ended(og, "stop");
    assert_eq!((ending.picture, close(&ending).id, sum), ("heart", "close-heart", 9));
    let (husk, _) = ended(&og.replace("heart", "husk"), "stop");
    assert_eq!((husk.picture, close(&husk).id), ("husk", "close-husk"));
    let last =
        "area=10 guardian=husk at=8 phase=strike fight=lair:9 dice=2 dungeon=6 hp=3 grid=rest*,?,?,?,?,?,?,lair*";
    assert_eq!(close(&ended(last, "stop").0).id, "close-last");
}

/// §area.descent §tomb.search §trap.test §affliction.poison §end.cap: not only enemies kill.
#[test]
fn hunger_rats_traps_poison_and_weariness_are_told_apart() {
    let (hungry, _) = ended("phase=move at=8 area=1 food=0 hp=3", "go right");
    assert_eq!((hungry.verdict.id, hungry.cause.id, hungry.picture), ("verdict-starved", "cause-starved", "exit"));
    assert_eq!(close(&hungry).id, "close-exit");
    let tomb = "phase=failed:room potions=life grid=tomb*,nest,?,lair food=0 hp=3 dice=2 dungeon=5";
    let (rats, _) = ended(tomb, "accept");
    assert_eq!((rats.verdict.id, rats.cause.id, rats.picture), ("verdict-rats", "cause-rats", "tomb"));
    let pit = "phase=failed:room potions=life grid=pit*,nest,?,lair hp=1 dice=2 dungeon=3";
    let (trapped, _) = ended(pit, "accept");
    assert_eq!((trapped.verdict.id, trapped.cause.id, trapped.picture), ("verdict-trapped", "cause-trapped", "pit"));
    let game = MiniRogue::default();
    for (end, cause) in [("poisoned", "cause-poisoned"), ("worn", "cause-worn")] {
        let over = table(&format!("phase=over:{end} fight=lair:5 grid=lair* area=3"));
        let ending = game.ending(&over, Seat(0), &[]).expect("it is over");
        assert_eq!((ending.cause.id, ending.picture), (cause, "lair"));
        can_be_said(&game, &ending.cause);
    }
    assert_eq!(game.ending(&table("phase=move"), Seat(0), &[]), None);
}

/// §end.score §two.death
#[test]
fn a_win_says_by_how_much_and_two_share_it() {
    let last = "area=10 guardian=husk phase=strike dice=3 dungeon=6";
    let (alone, sum) = ended(&format!("{last} at=9 hp=7 fight=heart:3"), "stop");
    assert_eq!((alone.won, alone.verdict.id, alone.cause.id, sum), (true, "verdict-won", "cause-won", 17));
    assert_eq!(alone.score.iter().map(|line| line.points).collect::<Vec<_>>(), [2, 2, 3, 3, 7]);
    let two = format!("class=rogue,mage {last} at=9,9 hp=7,5 fight=heart:3:0:1:together");
    let (both, sum) = ended(&two, "stop");
    assert_eq!((both.cause.id, arg(&both.cause, "hp"), sum), ("cause-won-two", &Arg::Number(5), 15));
    let weaver = "class=rogue,mage area=2 guardian=weaver guardians=warden+wyrm phase=strike turn=2 at=9,9 hp=7,2";
    let (lost, sum) = ended(&format!("{weaver} fight=weaver:20:1:1:together dice=2 dungeon=3"), "stop");
    assert_eq!((lost.won, lost.picture, lost.score.len(), sum), (false, "weaver", 1, 1));
    let Arg::Text(hero) = arg(&lost.cause, "hero") else { panic!("{lost:?}") };
    assert_eq!(hero.args[0].1, Arg::Name(crate::content::names().classes[Class::Mage as usize].clone()));
}

fn zone(page: &Page, id: &str) -> Zone {
    page.zones.iter().find(|zone| zone.id == id).expect("a zone that is always there").clone()
}

/// §merchant.trade: what is for sale lies there, with its price and how much one has; choices point at it.
#[test]
fn goods_say_their_price_and_what_one_has() {
    let game = MiniRogue::default();
    let shop = "phase=room grid=merchant*,lair,?,nest gold=4 hp=9 armor=1 potions=fire";
    let page = game.page(&table(shop), Seat(0));
    let goods = zone(&page, "goods");
    assert_eq!((goods.things.len(), goods.role), (11, ZoneRole::Scene));
    let thing = |id: &str| goods.things.iter().find(|thing| thing.id == id).expect("for sale");
    let marks = |id: &str| thing(id).marks.iter().map(|mark| mark.id).collect::<Vec<_>>();
    assert_eq!(thing("goods-roots").corner.as_ref().map(|corner| corner.en.as_str()), Some("3"));
    assert_eq!(marks("goods-roots"), ["mark-price", "mark-have-hp"]);
    assert_eq!(marks("goods-armor"), ["mark-price", "mark-have", "mark-brings"]);
    assert_eq!(marks("goods-beads"), ["mark-price", "mark-healthy"]);
    assert_eq!(thing("goods-fire").tone, kernel::Tone::Faint, "there is one already");
    assert_eq!(thing("goods-herbs").tone, kernel::Tone::Wealth);
    let buys = page.choices.iter().filter(|choice| choice.action.starts_with("buy "));
    assert!(buys.into_iter().all(|choice| choice.things == [format!("goods-{}", &choice.action[4..])]));
    let sold = page.choices.iter().find(|choice| choice.action == "sell fire").expect("it may be sold");
    assert_eq!(sold.things, ["fire", "goods-fire"]);
    let left = page.choices.iter().find(|choice| choice.action == "leave").expect("one may leave");
    assert!(left.things.is_empty(), "nobody leaves by a click on what is for sale, or on the merchant");
    let none = game.page(&table(&format!("options=1,rogue,mage,normal,none,one {shop}")), Seat(0));
    assert_eq!(zone(&none, "goods").things.len(), 10, "no rations");
    assert!(zone(&game.page(&table("phase=move"), Seat(0)), "goods").things.is_empty());
}

/// The enemy says its life, its answer to this hero, and what it is worth.
#[test]
fn an_enemy_says_what_it_has_and_does() {
    let game = MiniRogue::default();
    let fight = |more: &str| {
        let text = format!("area=6 phase=fight fight=lair:9 grid=lair*,nest {more}");
        zone(&game.page(&table(&text), Seat(0)), "enemy").things[0].clone()
    };
    let enemy = fight("armor=2");
    assert_eq!(enemy.gauges.iter().map(|gauge| (gauge.value, gauge.most)).collect::<Vec<_>>(), [(9, Some(12))]);
    assert_eq!(
        enemy.marks.iter().map(|mark| mark.id).collect::<Vec<_>>(),
        ["mark-answer-armor", "mark-curses", "mark-worth"]
    );
    assert_eq!((arg(&enemy.marks[0], "loss"), arg(&enemy.marks[0], "critical")), (&Arg::Number(4), &Arg::Number(6)));
    assert_eq!(fight("armor=0").marks[0].id, "mark-answer");
    assert!(zone(&game.page(&table("phase=move"), Seat(0)), "enemy").things.is_empty());
}

/// §hero.levels: as many dice as the level, and how far it is to the next.
#[test]
fn dice_lie_there_always_and_the_next_level_is_said() {
    let game = MiniRogue::default();
    let page = |text: &str| game.page(&table(text), Seat(0));
    let ids =
        |page: &Page| zone(page, "dice").things.iter().map(|thing| thing.id.clone()).collect::<Vec<_>>().join(" ");
    assert_eq!(ids(&page("phase=move xp=6")), "dieA dieB dungeon-die");
    let strike = page("phase=strike fight=lair:12 dice=6!+4 dungeon=3 xp=6 grid=lair*");
    assert_eq!(ids(&strike), "dieA dieB dungeon-die");
    let label = zone(&strike, "dice").label;
    assert_eq!((label.id, arg(&label, "total")), ("zone-dice-blow", &Arg::Number(10)));
    let next = |xp: u8| zone(&page(&format!("phase=move xp={xp}")), "heroes").things[0].marks.clone();
    assert_eq!((arg(&next(2)[0], "more"), arg(&next(2)[0], "level")), (&Arg::Number(4), &Arg::Number(2)));
    assert_eq!((arg(&next(17)[0], "more"), arg(&next(17)[0], "level")), (&Arg::Number(1), &Arg::Number(3)));
    assert!(next(18).is_empty());
}

/// Everything on a page is explained by a clause of the rulebook, and ways say what waits in figures.
#[test]
fn things_are_explained_and_ways_are_told_in_figures() {
    every_table(|game, number, table, _| {
        if number % 10 > 0 {
            return;
        }
        let page = game.page(table, table.seat());
        for thing in page.zones.iter().flat_map(|zone| &zone.things) {
            let explained = |clause: &&str| game.label().rules_text(Lang::En).contains(&format!("### §{clause}\n"));
            assert!(!thing.clauses.is_empty() && thing.clauses.iter().all(explained), "{thing:?}");
        }
        let tells_figures = |text: &Text| {
            let locale = game.label().locale(Lang::En);
            let line = locale.lines().find(|line| line.starts_with(&format!("{} = ", text.id)));
            line.is_some_and(|line| line.contains(|sign: char| sign.is_ascii_digit()))
                || text.args.iter().any(|(_, arg)| matches!(arg, Arg::Number(_) | Arg::Text(_)))
        };
        for choice in page.choices.iter().filter(|choice| choice.action.starts_with("go ")) {
            let known = ["about-gone", "comes-death"].contains(&choice.consequence.id);
            assert!(known || tells_figures(&choice.consequence), "{choice:?}");
        }
    });
}
