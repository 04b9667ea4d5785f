//! What happened, as it is staged; how it ended; and what lies nearest to a hand that does not look.

use super::*;
use kernel::{Arg, Beat, BeatKind, BeatWeight, Ending, Lang, Page, Telling, Text, ZoneRole};

/// The last beat that is of a kind.
#[track_caller]
fn last_of(played: &Played, kind: BeatKind) -> Beat {
    let mut beats = played.events.iter().map(|event| played.game.beat(event));
    beats.rfind(|beat| beat.kind == kind).unwrap_or_else(|| panic!("no {kind:?} in {:?}", played.events))
}

/// How it ended, from what was told.
fn plate(played: &Played) -> Ending {
    played.game.ending(&played.table, PLAYER, &played.events).expect("it is over")
}

fn points(plate: &Ending) -> Vec<(&'static str, i32)> {
    plate.score.iter().map(|line| (line.label.id, line.points)).collect()
}

fn number(text: &Text, name: &str) -> Option<i64> {
    text.args.iter().find_map(|(known, arg)| match arg {
        Arg::Number(number) if *known == name => Some(*number),
        Arg::Text(within) => number(within, name),
        _ => None,
    })
}

fn named(text: &Text, lang: Lang) -> Option<String> {
    text.args.iter().find_map(|(_, arg)| match arg {
        Arg::Name(name) => Some(name.in_lang(lang).to_string()),
        _ => None,
    })
}

/// A blow flies from the monster to the life it costs, by what it costs.
#[test]
fn a_fight_hurts_by_what_it_costs() {
    let played = play("hp=15 room=8S,7D,5H,9C weapon=5D", "fight 8S weapon");
    let blow = last_of(&played, BeatKind::Hurt);
    assert_eq!((blow.from.as_deref(), blow.to.as_deref(), blow.amount), (Some("8S"), Some("hp"), 3));
    assert_eq!(blow.weight, BeatWeight::Normal);
    let bare = last_of(&play("hp=15 room=8S,7D,5H,9C weapon=5D", "fight 8S hands"), BeatKind::Hurt);
    assert_eq!((bare.to.as_deref(), bare.amount), (Some("hp"), 8));
}

/// Where nothing is lost, nobody is hurt: the monster goes onto the weapon.
#[test]
fn a_fight_that_costs_nothing_hurts_nobody() {
    let played = play("room=4S,7D,5H,9C weapon=5D", "fight 4S weapon");
    let moved = last_of(&played, BeatKind::Moves);
    assert_eq!((moved.from.as_deref(), moved.to.as_deref(), moved.amount), (Some("4S"), Some("slain"), 0));
}

/// Half a life at a blow, and the last of it, turn a game; so does its end.
#[test]
fn heavy_blows_and_ends_turn_the_game() {
    let weight = |table: &str, actions: &str| last_of(&play(table, actions), BeatKind::Hurt).weight;
    assert_eq!(weight("room=9S,7D,5H,9C", "fight 9S hands"), BeatWeight::Normal);
    assert_eq!(weight("room=10S,7D,5H,9C", "fight 10S hands"), BeatWeight::Turning);
    assert_eq!(weight("hp=2 room=2S,7D,5H,9C", "fight 2S hands"), BeatWeight::Turning);
    let died = play("hp=2 room=2S,7D,5H,9C", "fight 2S hands");
    assert_eq!(last_of(&died, BeatKind::Ends).weight, BeatWeight::Turning);
    assert_eq!(last_of(&play("hp=4 room=3S dealt=2", "fight 3S hands"), BeatKind::Ends).weight, BeatWeight::Turning);
}

/// Potions heal by what they heal, and are lost where they heal nothing.
#[test]
fn potions_heal_or_are_lost() {
    let healed = last_of(&play("hp=17 room=8S,7D,5H,9C", "take 5H"), BeatKind::Healed);
    assert_eq!((healed.from.as_deref(), healed.to.as_deref(), healed.amount), (Some("5H"), Some("hp"), 3));
    let full = last_of(&play("room=8S,7D,5H,9C", "take 5H"), BeatKind::Lost);
    assert_eq!(full.from.as_deref(), Some("5H"));
    let second = last_of(&play("hp=3 room=8S,7D,5H,9C potion=used", "take 5H"), BeatKind::Lost);
    assert_eq!((second.from.as_deref(), second.to), (Some("5H"), None));
}

/// A room begins a chapter, and its cards come from the pile.
#[test]
fn rooms_are_chapters() {
    let entered = set_up(Options::default(), "QS,5D,2H,3C");
    assert_eq!(last_of(&entered, BeatKind::Begins).to.as_deref(), Some("room"));
    let dealt = last_of(&entered, BeatKind::Shows);
    assert_eq!((dealt.from.as_deref(), dealt.to.as_deref()), (Some("dungeon"), Some("3C")));
    let taken = last_of(&play("room=8S,7D,5H,9C weapon=5D:QS", "take 7D"), BeatKind::Gained);
    assert_eq!((taken.from.as_deref(), taken.to.as_deref(), taken.amount), (Some("7D"), Some("weapon"), 7));
    let avoided = play("room=8S,7D,5H,9C beneath=2S,3S,4S,5S", "avoid");
    assert_eq!(last_of(&avoided, BeatKind::Moves).from.as_deref(), Some("room"));
}

/// A defeat names its killer and how far the exit was; how much life was missing only where no other monster would have killed.
#[test]
fn a_defeat_names_its_killer() {
    let played = play("hp=9 room=QS,KS,5H,9C weapon=4D:AC unseen=2S,10S,6H,8D beneath=JC,7H", "fight QS hands");
    let plate = plate(&played);
    assert!(!plate.won);
    assert_eq!((plate.cause.id, plate.picture), ("cause-hands-early", "monster"));
    assert_eq!(named(&plate.cause, Lang::Fr).as_deref(), Some("Dame de pique"));
    assert_eq!(named(&plate.cause, Lang::En).as_deref(), Some("Queen of spades"));
    assert_eq!((number(&plate.cause, "short"), number(&plate.cause, "left")), (None, Some(9)));
    assert_eq!(points(&plate), [("score-life", -3), ("score-pile", -23)]);
    let cut =
        |room: &str| self::plate(&play(&format!("hp=1 room=AS,7D,5H{room} weapon=8D"), "fight AS weapon")).cause.id;
    assert_eq!((cut(",9C"), cut(",6H")), ("cause-weapon-early", "cause-weapon"));
    let last = self::plate(&play("hp=3 room=3S dealt=2", "fight 3S hands"));
    assert_eq!((number(&last.cause, "short"), number(&last.cause, "left")), (Some(1), Some(0)));
}

/// §end.four: where the dungeon ends sooner, the exit is nearer.
#[test]
fn the_exit_is_nearer_where_four_cards_are_needed() {
    let left = |unseen: &str| {
        let table = format!("hp=1 room=2S,7D,5H,9C unseen={unseen} options=lt,apart,four,pile");
        number(&plate(&play(&table, "fight 2S hands")).cause, "left")
    };
    // Two more cards of this room; then one is left, and as many as lie in the pile.
    assert_eq!(left("3S,4S"), Some(2));
    assert_eq!(left("3S,4S,5S"), Some(5));
    assert_eq!(left("3S,4S,5S,6S,7S,8S"), Some(8));
}

/// The lines of a score add up to it, for every option that counts.
#[test]
fn scores_add_up() {
    let room = "hp=9 room=QS,KS,5H,9C unseen=2S beneath=JC,7H options=lt,apart,all,room";
    let lost = play(room, "fight QS hands");
    assert_eq!(points(&plate(&lost)), [("score-life", -3), ("score-pile", -13), ("score-room", -22)]);
    lost.dies(-38);
    let won = play("hp=15 room=7H dealt=2", "take 7H");
    let plate = plate(&won);
    assert_eq!((plate.won, plate.cause.id, plate.picture), (true, "cause-crossed", "potion"));
    assert_eq!(points(&plate), [("score-life", 20), ("score-bonus", 7)]);
    won.crosses(27);
    assert!(Scelerat::default().ending(&read_table("room=QS,KS,5H,9C").expect("a table"), PLAYER, &[]).is_none());
}

proptest! {
    /// Who answers without looking: loses no life unless every answer costs some, and then no more than the cheapest; throws nothing away
    /// while something else can be done for free.
    #[test]
    fn the_first_answer_is_the_gentlest(seed in any::<u64>()) {
        let game = Scelerat::default();
        let mut ctx = Ctx::new(Seeded::new(Seed::of(&seed.to_string())), Nobody);
        let mut table = game.setup(&Options::default(), &mut ctx);
        let cost = |table: &Table, action: Action| match action {
            Action::Fight { card, with } => 1 + game.damage(table, card, with),
            _ => 0,
        };
        while table.progress == Progress::Exploring {
            let mut legal = Moves::new();
            game.legal_actions(&table, PLAYER, &mut legal);
            let first = legal[0];
            prop_assert_eq!(Some(cost(&table, first)), legal.iter().map(|action| cost(&table, *action)).min());
            if let Action::Take { card } = first {
                let thrown = match card.kind() {
                    Kind::Weapon => table.weapon.is_some_and(|held| held.value() > card.value()),
                    _ => game.healing(&table, card) == 0,
                };
                prop_assert!(!thrown || !legal.contains(&Action::Avoid), "{}", write_table(&table));
            }
            let action = legal[ctx.fate.pick(Source::PLAYER, legal.len() as u32) as usize];
            game.apply(&mut table, PLAYER, action, &mut ctx);
        }
    }
}

fn page(table: &str) -> Page {
    Scelerat::default().page(&read_table(table).expect("a table"), PLAYER)
}

/// Every zone has its place from the first decision to the last, and stays there when it is empty.
#[test]
fn zones_keep_their_roles() {
    let roles = |page: &Page| page.zones.iter().map(|zone| (zone.id, zone.role)).collect::<Vec<_>>();
    let empty = page("room=QS,7D,5H,9C");
    let expected = [
        ("room", ZoneRole::Scene),
        ("weapon", ZoneRole::Own),
        ("slain", ZoneRole::Own),
        ("dungeon", ZoneRole::Piles),
        ("kinds", ZoneRole::Memory),
        ("beneath", ZoneRole::Memory),
        ("unseen", ZoneRole::Memory),
    ];
    assert_eq!(roles(&empty), expected);
    assert_eq!(roles(&page("hp=0 weapon=5D:8S over=dead")), expected);
}

/// §combat.dulled: what the weapon still kills is a mark on it.
#[test]
fn the_weapon_says_what_it_still_kills() {
    let mark = |table: &str| {
        let page = page(table);
        let weapon = &page.zones[1].things[0];
        (weapon.marks[0].id, number(&weapon.marks[0], "limit"))
    };
    assert_eq!(mark("room=QS weapon=5D"), ("mark-fresh", None));
    assert_eq!(mark("room=QS weapon=5D:9C,8S"), ("mark-dulled", Some(8)));
    assert_eq!(mark("room=QS weapon=5D:8S options=le,apart,all,pile"), ("mark-dulled-le", Some(8)));
}

/// Unseen cards are counted by kind, with what they are worth together.
#[test]
fn unseen_cards_are_counted_by_kind() {
    let page = page("room=QS unseen=2S,10S,6H,8D beneath=JC");
    let kinds = page.zones.iter().find(|zone| zone.id == "kinds").expect("a zone");
    let counted = |id: &str| {
        let thing = kinds.things.iter().find(|thing| thing.id == id).expect("a kind");
        (thing.count, number(&thing.label, "total"))
    };
    assert_eq!(kinds.count, 4);
    assert_eq!(counted("unseen-monster"), (2, Some(12)));
    assert_eq!(counted("unseen-weapon"), (1, Some(8)));
    assert_eq!(counted("unseen-potion"), (1, Some(6)));
}

/// Both ways to fight stand on the card, and avoiding is always listed.
#[test]
fn choices_lie_on_their_cards() {
    let page = page("hp=20 room=QS,3D,5H,9C weapon=5D:9S");
    let actions: Vec<&str> = page.choices.iter().map(|choice| choice.action.as_str()).collect();
    let expected =
        ["avoid", "take 3D", "take 5H", "fight 9C weapon", "fight 9C hands", "fight QS weapon", "fight QS hands"];
    assert_eq!(actions, expected);
    let dulled = page.choices[3].refused.as_ref().expect("nine is not below nine");
    assert_eq!(dulled.clause, "combat.dulled");
    let begun = self::page("hp=12 room=QS,3D,5H dealt=4 weapon=5D:9S");
    assert_eq!(begun.choices[0].action, "take 5H");
    let avoid = begun.choices.iter().find(|choice| choice.action == "avoid").expect("always listed");
    assert_eq!(avoid.refused.as_ref().map(|refused| refused.clause), Some("avoid.whole"));
}
