//! What happened, as it is staged; and where things lie.

use super::page::{REVEAL, page, said};
use super::*;
use crate::content::card_word;
use crate::table::{Harm, Length, Life};
use kernel::{Beat, BeatKind, BeatWeight, Fate, Nobody, Page, SeatSet, Telling, Thing, ZoneRole};

/// What a seat is shown of all that happened.
fn shown(played: &Played, seat: Seat) -> Vec<Beat> {
    let witnessed = played.events.iter().filter_map(|event| played.game.witness(event, seat));
    witnessed.map(|event| played.game.beat(&event)).filter(|beat| beat.weight > BeatWeight::Aside).collect()
}

fn of_kind(beats: &[Beat], kind: BeatKind) -> Vec<&Beat> {
    beats.iter().filter(|beat| beat.kind == kind).collect()
}

/// From where to where, by how much.
fn way(beat: &Beat) -> (&str, &str, i32) {
    (beat.from.as_deref().unwrap_or("-"), beat.to.as_deref().unwrap_or("-"), beat.amount)
}

fn find<'a>(page: &'a Page, id: &str) -> &'a Thing {
    let things = || page.zones.iter().flat_map(|zone| &zone.things);
    things().find(|thing| thing.id == id).unwrap_or_else(|| panic!("{id} lies nowhere"))
}

#[test]
fn cards_are_revealed_one_by_one_in_the_order_of_initiative() {
    let played = at("foe=dragon:400 initiative=2,3,1 hand=50,40,30", "").all_set("50 40 30", "window:hits").pass_once();
    let beats = shown(&played, Seat(0));
    let reveals = of_kind(&beats, BeatKind::Shows).into_iter().filter(|beat| beat.words.id == "told-revealed");
    assert_eq!(reveals.map(way).collect::<Vec<_>>(), [("hero3", "foe", 0), ("hero1", "foe", 0), ("hero2", "foe", 0)]);
    let blows = of_kind(&beats, BeatKind::Hurt).into_iter().filter(|beat| beat.to.as_deref() == Some("foe"));
    assert_eq!(blows.map(way).collect::<Vec<_>>(), [("hero3", "foe", 30), ("hero1", "foe", 50), ("hero2", "foe", 40)]);
    // Each blow follows the card it comes from.
    let order: Vec<&str> = beats.iter().map(|beat| beat.words.id).collect();
    let order: Vec<&str> = order.into_iter().filter(|id| matches!(*id, "told-revealed" | "told-hit")).collect();
    assert_eq!(order, ["told-revealed", "told-hit"].repeat(3));
}

#[test]
fn who_is_hit_is_hurt_by_so_much() {
    let played = at("foe=ripper:400 initiative=1,2,3 hand=feint,feint,feint", "place:1 place:2 place:3")
        .all_set("feint feint feint", "window:hits")
        .pass_once();
    let beats = shown(&played, Seat(2));
    let hurt: Vec<_> = of_kind(&beats, BeatKind::Hurt).into_iter().map(way).collect();
    assert_eq!(hurt, [("foe", "hero2", 15)], "{beats:?}");
}

/// A low blow says who plays what on whom, and goes that way.
#[test]
fn a_low_blow_goes_from_who_plays_it_to_whom_it_is_on() {
    let played = at("foe=dragon:400 initiative=1,2,3 hand=50,trip+feint,feint", "")
        .all_set("50 feint feint", "window:reveal")
        .play("1: pass; 2: trip 1; 3: pass")
        .pass_once();
    let beats = shown(&played, Seat(2));
    let blow = beats.iter().find(|beat| beat.words.id == "told-blown").expect("a low blow");
    assert_eq!((blow.kind, way(blow)), (BeatKind::Moves, ("hero2", "hero1", 0)));
    assert_eq!(said(&blow.words), "told-blown Vesper Trip (told-on Bruna)");
    let failed = beats.iter().find(|beat| beat.words.id == "told-failed").expect("an attack that failed");
    assert_eq!((failed.kind, way(failed)), (BeatKind::Lost, ("hero1", "discard", 0)));
}

/// Kills and deaths turn the game, prestige is gained, encounters and rounds begin.
#[test]
fn kills_and_deaths_turn_the_game() {
    let killed = at("foe=ripper:50:150 left=1 initiative=1,2,3 hand=50*2,40,feint", "foe:troll")
        .all_set("50 40 feint", "refill")
        .play("1: done; 2: done; 3: done")
        .pass();
    let beats = shown(&killed, Seat(1));
    let turning = |beats: &[Beat]| -> Vec<&'static str> {
        beats.iter().filter(|beat| beat.weight == BeatWeight::Turning).map(|beat| beat.words.id).collect()
    };
    assert_eq!(turning(&beats), ["told-killed"]);
    let praised: Vec<_> =
        of_kind(&beats, BeatKind::Gained).into_iter().filter(|beat| beat.amount > 0).map(way).collect();
    assert_eq!(praised, [("-", "hero1", 3)]);
    let begins: Vec<_> = of_kind(&beats, BeatKind::Begins).into_iter().map(|beat| beat.words.id).collect();
    assert_eq!(begins, ["told-met"]);
    let round = at("foe=dragon:400 initiative=1,2,3 hand=feint,feint,feint", "").all_set("feint feint feint", "set");
    let begins = shown(&round, Seat(1)).into_iter().find(|beat| beat.kind == BeatKind::Begins).expect("a round");
    assert_eq!((begins.words.id, begins.amount), ("told-round", 2));
    let died = at("foe=ripper:400 life=100,15,100 initiative=1,2,3 hand=feint,feint,feint", "place:1 place:2 place:3")
        .all_set("feint feint feint", "window:hits")
        .pass_once();
    assert_eq!(turning(&shown(&died, Seat(1))), ["told-died"]);
}

/// A card that is set is seen to leave one's own hand, and nobody else's.
#[test]
fn only_one_s_own_card_is_seen_to_leave_the_hand() {
    let played = at("foe=dragon:400 initiative=1,2,3 hand=50,40,30", "").play("2: set 40");
    let own = played.game.beat(&played.game.witness(&played.events[0], Seat(1)).expect("one's own"));
    assert_eq!((own.kind, way(&own)), (BeatKind::Moves, ("hand-40", "hero2", 0)));
    for other in [Seat(0), Seat::WATCHER] {
        let seen = played.game.beat(&played.game.witness(&played.events[0], other).expect("that it was set"));
        assert_eq!((seen.weight, way(&seen)), (BeatWeight::Aside, ("-", "hero2", 0)));
    }
}

/// What is drawn in one go is counted, and named where that is short.
#[test]
fn beats_are_short() {
    let game = SangRancune::default();
    let mut events = Vec::new();
    game.setup(&Options::default(), &mut Ctx::new(Seeded::new(Seed::of("short")), &mut events));
    let drew = events
        .iter()
        .filter_map(|event| game.witness(event, Seat(0)))
        .find(|event| matches!(event, Event::Drew { cards: Some(_), .. }));
    let beat = game.beat(&drew.expect("a hand is drawn"));
    assert_eq!((beat.kind, beat.from.as_deref(), beat.to.as_deref()), (BeatKind::Moves, Some("deck"), Some("hand")));
    assert_eq!(beat.words.id, "told-drew");
    assert!(beat.amount > 2, "{beat:?}");
}

const ZONES: [(&str, ZoneRole); 11] = [
    ("foe", ZoneRole::Opponent),
    ("heroes", ZoneRole::Others),
    ("board", ZoneRole::Scene),
    ("stack", ZoneRole::Scene),
    ("hits", ZoneRole::Scene),
    ("loot", ZoneRole::Scene),
    ("hand", ZoneRole::Hand),
    ("items", ZoneRole::Own),
    ("pile", ZoneRole::Piles),
    ("deck", ZoneRole::Piles),
    ("discard", ZoneRole::Piles),
];

/// What each beat points at lies on the page before it or after it, and zones keep their places from the first decision to the last.
#[test]
fn zones_keep_their_places_and_beats_point_at_what_is_there() {
    let game = SangRancune::default();
    let (mut decisions, mut shown, mut told) = (0, 0, 0);
    for number in 0..24 {
        let options = Options {
            players: 3 + number % 4,
            life: [Life::Normal, Life::Easy][number as usize / 4 % 2],
            harm: [Harm::Normal, Harm::Harsh][number as usize / 8 % 2],
            length: Length::Six,
            thanks: true,
        };
        let seed = Seed::of(&format!("stage {number}"));
        let mut luck = Seeded::new(seed.player(Seat(0)));
        let mut table = game.setup(&options, &mut Ctx::new(Seeded::new(seed), Nobody));
        let mut fate = Seeded::new(seed.player(Seat(5)));
        let mut legal = Moves::new();
        while let Status::Awaiting(awaited) = game.status(&table) {
            let seat = awaited.lowest().expect("somebody is awaited");
            game.legal_actions(&table, seat, &mut legal);
            let action = legal[luck.pick(Source::PLAYER, legal.len() as u32) as usize];
            let viewers: Vec<Seat> = SeatSet::first(options.players).iter().chain([Seat::WATCHER]).collect();
            let before: Vec<Page> =
                viewers.iter().map(|viewer| game.page(&game.view(&table, *viewer), *viewer)).collect();
            let mut scenes: Vec<(Event, Option<Table>)> = Vec::new();
            game.apply(&mut table, seat, action, &mut Ctx::new(&mut fate, Scenes(&mut scenes)));
            decisions += 1;
            for (viewer, mut before) in viewers.into_iter().zip(before) {
                keeps_its_zones(&before, viewer);
                for (event, scene) in &scenes {
                    let Some(event) = game.witness(event, viewer) else { continue };
                    let beat = game.beat(&event);
                    let page =
                        game.scene(&game.view(&scene.expect("every event is told with its table"), viewer), viewer);
                    keeps_its_zones(&page, viewer);
                    for end in beat.from.iter().chain(&beat.to) {
                        assert!(lies(&before, end) || lies(&page, end), "{end} is nowhere: {beat:?}");
                    }
                    if beat.weight > BeatWeight::Aside {
                        before = page;
                        shown += 1;
                        told += (beat.kind == BeatKind::Told) as u32;
                    }
                }
            }
        }
    }
    assert!(decisions > 1000 && told * 4 < shown, "{told} of {shown} in {decisions}");
}

/// Keeps the table with every event.
struct Scenes<'a>(&'a mut Vec<(Event, Option<Table>)>);

impl kernel::Audience<Event> for Scenes<'_> {
    fn hear(&mut self, event: Event) {
        self.0.push((event, None));
    }

    fn see<T: Clone + 'static>(&mut self, table: &T) {
        let seen = (table as &dyn core::any::Any).downcast_ref::<Table>().copied();
        if let Some((_, table)) = self.0.last_mut() {
            *table = seen;
        }
    }
}

fn lies(page: &Page, id: &str) -> bool {
    page.zones.iter().any(|zone| zone.id == id || zone.things.iter().any(|thing| thing.id == id))
}

fn keeps_its_zones(page: &Page, viewer: Seat) {
    let own = |id: &str| matches!(id, "hand" | "items");
    let expected = ZONES.into_iter().filter(|(id, _)| viewer != Seat::WATCHER || !own(id));
    assert!(page.zones.iter().map(|zone| (zone.id, zone.role)).eq(expected), "{page:?}");
}

/// The creature shows who has dealt how much; what lies face down or has not landed is not in it.
#[test]
fn a_creature_shows_who_has_dealt_what() {
    let shares = |text: &str, seat: u8| -> (i32, i32, Vec<(String, i32)>) {
        let page = page(text, seat);
        let life = &find(&page, "foe").gauges[0];
        let who = life.shares.iter().map(|share| (share.who.en.clone(), share.amount)).collect();
        (life.value, life.most.expect("a bar"), who)
    };
    let dealt = format!("{REVEAL} total=40,0,0,0");
    for seat in 1..=4 {
        assert_eq!(shares(&dealt, seat), (150, 190, vec![("Bruna".into(), 40)]));
        // Another card face down, another in the hand: the same to all.
        let other =
            dealt.replace("set=-,-,-,20", "set=-,-,-,100").replace("hand=trip+30,-,-,100", "hand=trip+30,-,-,20");
        assert_eq!(shares(&other, seat), shares(&dealt, seat));
    }
    // What it has regained, it had besides.
    assert_eq!(
        shares("foe=vampire:140:150:2 initiative=1,2,3 total=30,0,20 hand=50,40,30", 1),
        (140, 190, vec![("Bruna".into(), 30), ("Sylvan".into(), 20)])
    );
    // A killing blow took no more than there was.
    let killed = at("foe=ripper:30:150 left=1 initiative=1,2,3 total=0,120,0 hand=100,40,feint", "")
        .all_set("100 40 feint", "refill");
    let seen = killed.game.page(&killed.game.view(&killed.table, Seat(0)), Seat(0));
    let life = &find(&seen, "foe").gauges[0];
    assert_eq!((life.value, life.most), (0, Some(150)));
    assert_eq!(life.shares.iter().map(|share| share.amount).collect::<Vec<_>>(), [30, 120]);
    // A pack is as strong as all of it.
    assert_eq!(shares("foe=goblins pack=10+5 initiative=1,2,3 total=5,0,0 hand=50,40,30", 1).0, 15);
    assert!(find(&page("foe=bridge phase=cross:0 initiative=1,2,3 hand=40,40,40", 1), "foe").gauges.is_empty());
}

#[test]
fn heroes_show_life_and_prestige_and_the_creature_whom_it_strikes() {
    let page = page("foe=ripper:190 life=100,35,100 prestige=2,9,1 initiative=1,2,3 hand=50,40,30", 1);
    let hero = find(&page, "hero2");
    let gauges: Vec<_> = hero.gauges.iter().map(|gauge| (gauge.id, gauge.value, gauge.most)).collect();
    assert_eq!(gauges, [("life", 35, Some(100)), ("prestige", 9, None)]);
    assert!(find(&page, "hero1").here && !hero.here);
    assert!(find(&page, "foe").marks.iter().any(|mark| said(mark) == "mark-strikes (aim-place 15 2)"));
}

/// A choice points first at what it is made with: a card of the hand, an item, an attack of the board.
#[test]
fn choices_lie_on_what_they_are_made_with() {
    let on = |text: &str, action: &str| -> Vec<String> {
        let page = page(text, 1);
        let choice = page.choices.iter().find(|choice| choice.action == action);
        choice.unwrap_or_else(|| panic!("{action} is no choice: {:?}", page.choices)).things.clone()
    };
    assert_eq!(on(REVEAL, "trip 1"), ["hand-trip", "attack1"]);
    assert_eq!(on(REVEAL, "pass"), Vec::<String>::new());
    assert_eq!(on("foe=ripper:190 initiative=1,2,3 hand=50+40,40,40", "set 50"), ["hand-50"]);
    let market = "phase=market number=2 foe=ripper:190 life=50,50,100 items=salve,-,- hand=50,40,30";
    assert_eq!(on(market, "use salve 2"), ["item-salve", "hero2"]);
    let heroic =
        "phase=choose:0 foe=ripper:190 initiative=1,2,3 active=1 place=1 board=dwarf-40:? spent=dwarf-40 hand=50,40,30";
    assert_eq!(on(heroic, "mighty"), ["attack1"]);
    let riposte = "phase=window:riposte foe=ripper:190 initiative=1,2,3 struck=1 hand=riposte+50,40,30";
    assert_eq!(on(riposte, "riposte 50"), ["hand-50", "hand-riposte"]);
}

/// A card that cannot be laid says why, in few words.
#[test]
fn low_blows_say_why_they_wait() {
    let marks = |text: &str, id: &str| -> Vec<&'static str> {
        find(&page(text, 1), id).marks.iter().map(|mark| mark.id).collect()
    };
    assert_eq!(marks("foe=ripper:190 initiative=1,2,3 hand=50+trip,40,30", "hand-trip"), ["mark-no-attack"]);
    assert_eq!(marks("foe=ripper:190 initiative=1,2,3 hand=50+trip,40,30", "hand-50"), Vec::<&str>::new());
    assert_eq!(marks("foe=ripper:190 initiative=1,2,3 hand=trip,40,30", "hand-trip"), Vec::<&str>::new());
    assert_eq!(marks(&REVEAL.replace("trip+30", "plan+trip+30"), "hand-plan"), ["mark-not-now"]);
    assert_eq!(marks(REVEAL, "hand-trip"), Vec::<&str>::new());
}

/// Everything on the table is explained by clauses of its own.
#[test]
fn things_name_their_clauses() {
    for (foe, clause) in crate::page::FOE_CLAUSES.iter().enumerate() {
        assert_eq!(*clause, format!("foe.{}", foe_word(foe as u8)));
    }
    let rules = include_str!("../../RULES.md");
    let everything = "foe=ripper:190 initiative=1,2,3 items=fire+salve,-,- state=edged,-,-";
    for card in crate::Card::all().filter(|card| !card.is_item()) {
        let page = page(&format!("{everything} hand={},40,30", card_word(card)), 1);
        for thing in page.zones.iter().flat_map(|zone| &zone.things) {
            assert!(!thing.clauses.is_empty(), "{thing:?}");
            for clause in &thing.clauses {
                assert!(rules.contains(&format!("### §{clause}\n")), "{clause} of {thing:?}");
            }
        }
        assert!(find(&page, "hero1").clauses.starts_with(&["low.edge"]));
    }
}
