//! What happened, as it is staged; and how it ended.

use super::*;
use crate::table::Foe;
use kernel::{Arg, Beat, BeatKind, BeatWeight, Ending, Telling, Text};

fn beats(played: &Played) -> Vec<Beat> {
    played.events.iter().map(|event| played.game.beat(event)).collect()
}

/// The last beat that is of a kind.
#[track_caller]
fn last_of(played: &Played, kind: BeatKind) -> Beat {
    let found = beats(played).into_iter().rfind(|beat| beat.kind == kind);
    found.unwrap_or_else(|| panic!("no {kind:?} in {:?}", played.events))
}

/// How it ended, from what was told of the last decision.
#[track_caller]
fn plate(played: &Played) -> Ending {
    played.game.ending(&played.table, PLAYER, &played.events).expect("it is over")
}

fn points(plate: &Ending) -> Vec<(&'static str, i32)> {
    plate.score.iter().map(|line| (line.label.id, line.points)).collect()
}

/// The ids of the messages that a message is made of.
fn ids(text: &Text) -> Vec<&'static str> {
    let inner = text.args.iter().flat_map(|(_, arg)| match arg {
        Arg::Text(within) => ids(within),
        _ => Vec::new(),
    });
    core::iter::once(text.id).chain(inner).collect()
}

fn number(text: &Text, name: &str) -> Option<i64> {
    text.args.iter().find_map(|(known, arg)| match arg {
        Arg::Number(number) if *known == name => Some(*number),
        Arg::Text(within) => number(within, name),
        _ => None,
    })
}

/// §fight.draw §fight.value: a fight begins, the drawn card turns, weapons are added up, and it is decided.
#[test]
fn a_fight_is_several_beats() {
    // Card 3 with its monster 4 on top; card 1 passes, card 2 has a monster 3 on top; one weapon.
    let table = "after=door deck=3/?@0,1/?@0,2/?@2,doors,4/?@0 aside=weapon:9/?@0 options=none,all";
    let played = play(table, "use top");
    let shown: Vec<Beat> = beats(&played).into_iter().filter(|beat| beat.weight > BeatWeight::Aside).collect();
    let kinds: Vec<BeatKind> = shown.iter().map(|beat| beat.kind).take(4).collect();
    assert_eq!(kinds, [BeatKind::Begins, BeatKind::Shows, BeatKind::Shows, BeatKind::Shows]);
    assert_eq!((shown[0].to.as_deref(), shown[0].amount), (Some("top"), 4));
    let struck = &shown[3];
    assert_eq!((struck.from.as_deref(), struck.to.as_deref(), struck.amount), (Some("weapons"), Some("top"), 4));
    // Three and one against four: a tie, which is won, turns it.
    assert_eq!((struck.words.id, struck.weight), ("beat-tied", BeatWeight::Turning));
    assert_eq!(number(&struck.words, "value"), Some(4));
}

/// §fight.lost: a lost fight hurts by a life, and the last one turns the game.
#[test]
fn a_lost_fight_hurts() {
    let table = "after=door deck=3/?@0,2/?@2,1/?@0,doors options=none,all";
    let hurt = last_of(&play(table, "use top"), BeatKind::Hurt);
    assert_eq!((hurt.to.as_deref(), hurt.amount, hurt.weight), (Some("lives"), 1, BeatWeight::Normal));
    let dead = play(&format!("{table} wounds=3"), "use top");
    assert_eq!(last_of(&dead, BeatKind::Hurt).weight, BeatWeight::Turning);
    assert_eq!(last_of(&dead, BeatKind::Ends).weight, BeatWeight::Turning);
}

/// §thing.take §trap.object §thing.heal: things come and go where they lie.
#[test]
fn things_come_and_go() {
    let took = last_of(&play("deck=4/?@0,1/?@0,doors", "use right"), BeatKind::Gained);
    assert_eq!((took.from.as_deref(), took.to.as_deref(), took.amount), (Some("top"), Some("weapons"), 1));
    let trapped = play("after=door deck=3/?@2,1/?@0,doors aside=weapon:9/?@0", "use top");
    assert_eq!(last_of(&trapped, BeatKind::Lost).from.as_deref(), Some("weapons"));
    let rich = "deck=1/?@0,2/?@0,doors wounds=1 aside=treasure:8/?@3,treasure:4/?@0";
    let healed = last_of(&play(rich, "heal"), BeatKind::Healed);
    assert_eq!((healed.from.as_deref(), healed.to.as_deref(), healed.amount), (Some("treasures"), Some("lives"), 1));
}

/// §end.death: a defeat names what killed, and how far the door was.
#[test]
fn a_defeat_names_its_killer() {
    let table = "after=door deck=3/?@0,2/?@2,1/?@0,doors wounds=3 door=2 options=none,all";
    let killed = plate(&play(table, "use top"));
    assert_eq!((killed.won, killed.picture), (false, "monster"));
    assert_eq!(ids(&killed.cause), ["cause-fight", "foe-monster", "place-before"]);
    assert_eq!((number(&killed.cause, "value"), number(&killed.cause, "door")), (Some(4), Some(2)));
    assert_eq!(points(&killed), [("score-doors", 1)]);
    let trap = plate(&play("after=door deck=3/?@2,2/?@2,doors wounds=3", "use top"));
    assert_eq!((ids(&trap.cause), trap.picture), (vec!["cause-trap", "place-before"], "spikes"));
    assert_eq!(number(&trap.cause, "cards"), Some(1));
}

/// §fight.ransom: who would rather bleed is told by whom, too.
#[test]
fn a_wound_taken_names_who_dealt_it() {
    let table = "phase=beaten:boss1:4 wounds=3 door=2 deck=9/?@1,6/?@0,doors aside=treasure:8/?@3,treasure:4/?@0";
    let played = play(table, "bleed");
    assert!(matches!(played.events[0], Event::Hurt { lives: 0, by: Some((Foe::Boss(1), 4)) }), "{:?}", played.events);
    assert_eq!(ids(&plate(&played).cause), ["cause-boss", "foe-boss"]);
}

/// §end.won §end.score: a win counts the boss and the lives left, and says how the last assault went.
#[test]
fn a_win_counts_what_is_left() {
    let table = "phase=between:3 door=4 wounds=1 deck=7/?@1,8/?@0,1/?@0,doors aside=treasure:4/?@0 options=none,all";
    let played = play(table, "fight");
    let won = plate(&played);
    assert_eq!((won.won, won.picture, won.cause.id), (true, "doors", "cause-won"));
    assert_eq!((number(&won.cause, "drawn"), number(&won.cause, "value")), (Some(6), Some(4)));
    assert_eq!(points(&won), [("score-won", 10), ("score-lives", 3)]);
    played.ends(End::Won, 13);
    let going = read_table(&game(DECK).deck, "deck=1/?@0,doors").expect("a table");
    assert!(game(DECK).ending(&going, PLAYER, &[]).is_none());
}

/// §lost.torches
#[test]
fn who_is_lost_for_good_is_told_where() {
    let lost = plate(&play("deck=3/?@0,1/?@0,doors torches=0 options=2,3", "flee"));
    assert_eq!((lost.won, lost.verdict.id, lost.cause.id), (false, "verdict-lost", "cause-lost"));
    assert_eq!(points(&lost), [("score-doors", 0)]);
}

proptest! {
    /// Whatever is played: what is shown says what happens, and nobody is faced once a decision is over.
    #[test]
    fn every_game_is_staged(seed in any::<u64>()) {
        let game = Dongeon::default();
        let options = Options { torches: Torches::Of(3), ..Options::default() };
        let mut ctx = Ctx::new(Seeded::new(Seed::of(&seed.to_string())), Vec::new());
        let mut table = game.setup(&options, &mut ctx);
        while !game.awaited(&table).is_empty() {
            prop_assert_eq!(table.facing, None);
            let action = game.careful(&game.view(&table, PLAYER), PLAYER);
            game.apply(&mut table, PLAYER, action, &mut ctx);
        }
        for beat in ctx.audience.iter().map(|event| game.beat(event)) {
            prop_assert!(beat.kind != BeatKind::Told || beat.weight == BeatWeight::Aside, "{:?}", beat);
        }
    }
}
