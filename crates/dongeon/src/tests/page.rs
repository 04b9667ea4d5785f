//! What the page says, where it would be easy to say something else.

use super::*;
use kernel::{Arg, Page, Telling, Text, Tone, ZoneRole};

fn page(table: &str) -> Page {
    let game = game(DECK);
    let table = read_table(&game.deck, table).unwrap_or_else(|part| panic!("{part}"));
    game.page(&table, PLAYER)
}

fn names(page: &Page, zone: &str) -> Vec<String> {
    let zone = page.zones.iter().find(|known| known.id == zone).expect("a zone");
    zone.things.iter().map(|thing| thing.name.en.clone()).collect()
}

fn edges(page: &Page, zone: &str, at: usize) -> Vec<&'static str> {
    let zone = page.zones.iter().find(|known| known.id == zone).expect("a zone");
    zone.things[at].edges.iter().map(|edge| edge.id).collect()
}

/// §move.aside: a card set aside shows the face it was won on, whatever colour one sees.
#[test]
fn cards_aside_show_the_face_they_were_won_on() {
    // Card 1: a weapon on white at edge 2; on grey, a weapon at edge 1 (behind it).
    let white = page("deck=2/?@0^0,doors aside=weapon:1/?@2^0");
    assert_eq!(names(&white, "weapons"), ["weapon · treasure · corridor · door"]);
    assert_eq!(edges(&white, "weapons", 0), ["icon-weapon", "icon-treasure", "icon-corridor", "icon-door"]);
    let grey = page("colour=grey deck=2/2@0^0,doors aside=weapon:1/?@2^0");
    assert_eq!(names(&grey, "weapons"), ["weapon · treasure · corridor · door"]);
}

/// §doors.boss: where the doors come next, a choice says so, and promises nothing of the next card.
#[test]
fn the_doors_that_come_next_are_announced() {
    let near = page("deck=1/?@0^0,doors,2/?@0^0 streak=1");
    let parts = |page: &Page| {
        let parts = page.choices[1].consequence.args.iter().map(|(_, arg)| match arg {
            Arg::Text(text) => text.id,
            other => panic!("{other:?}"),
        });
        parts.collect::<Vec<_>>()
    };
    assert_eq!(parts(&near), ["comes-corridor", "then-boss"]);
    let far = page("deck=1/?@0^0,2/?@0^0,doors streak=1");
    assert_eq!(parts(&far), ["ahead-icon", "comes-door"]);
    let unseen = page("deck=1/?@0^0,?,doors streak=1");
    assert_eq!(parts(&unseen), ["ahead-unseen", "comes-door"]);
}

/// §end.death: what would be the end says so.
#[test]
fn the_end_is_announced() {
    // Card 3 with its monster 4 on top, and card 2 behind it with a monster 3 on top: beaten, on the last life.
    let table = "after=door deck=3/?@0^0,2/?@2^0,doors wounds=3 options=none,all";
    assert_eq!(page(table).choices[0].consequence.id, "comes-death");
    // Not where two treasures would still heal.
    let rich = format!("{table} aside=treasure:4/?@0^0,treasure:1/?@3^0");
    assert_eq!(first(&page(&rich).choices[0].consequence).id, "comes-defeat");
    let trap = "after=door deck=3/?@2^0,2/?@2^0,doors wounds=3";
    assert_eq!(page(trap).choices[0].consequence.id, "comes-death");
}

/// §fight.value: before a fight its odds are told, and what losing it costs; nobody loses to a monster worth nothing.
#[test]
fn fights_tell_their_odds() {
    // Card 3 with its monster 4 on top, and cards that nobody knows behind it.
    let told = |more: &str| page(&format!("after=door deck=3/?@0^0,?,?,doors {more}")).choices[0].consequence.clone();
    let odds = |more: &str| first(&told(more)).clone();
    let loss = |text: &Text| match text.args.iter().find(|(name, _)| *name == "loss") {
        Some((_, Arg::Text(loss))) => loss.id,
        _ => panic!("{text:?} does not say what a loss costs"),
    };
    assert_eq!((odds("").id, loss(&odds(""))), ("comes-fight", "loss-life"));
    assert_eq!(loss(&odds("wounds=3")), "loss-death");
    let rich = "treasure:4/?@0,treasure:1/?@3,treasure:8/?@3,treasure:9/?@0";
    assert_eq!(loss(&odds(&format!("aside={rich}"))), "loss-ransom");
    let weakest = page("after=door deck=7/?@1^0,?,?,doors");
    assert_eq!(first(&weakest.choices[0].consequence).id, "comes-sure");
}

/// What is said first, before what may follow from it.
fn first(text: &Text) -> &Text {
    match text.args.iter().find(|(name, _)| text.id == "comes-then" && *name == "first") {
        Some((_, Arg::Text(first))) => first,
        _ => text,
    }
}

/// §fight.held: a fight may run through the cards before the doors, and says so; on grey the doors are crossed back, and the counter says that.
#[test]
fn fights_tell_the_doors_they_may_run_into() {
    let then = |table: &str| {
        let told = page(table).choices[0].consequence.clone();
        told.args.iter().find(|(name, _)| *name == "then").map(|(_, then)| match then {
            Arg::Text(then) => then.id,
            other => panic!("{other:?}"),
        })
    };
    assert_eq!(then("after=door deck=3/?@0^0,?,?,doors"), Some("fight-maybe-boss"));
    assert_eq!(then("after=door deck=3/?@0^0,?,?,doors door=4"), Some("fight-maybe-final"));
    assert_eq!(then("after=door deck=3/?@0^0,?,doors,? door=4"), Some("fight-then-final"));
    assert_eq!(then("after=door deck=3/?@0^0,2/?@2^0,?,?,doors"), None, "the next monster is known");
    let note = |table: &str| page(table).notes[0].id;
    assert_eq!(note("deck=1/?@0^0,doors door=2"), "note-deck");
    assert_eq!(note("colour=grey deck=2/2@0^0,doors door=2"), "note-deck-back");
    assert_eq!(note("colour=grey deck=2/2@0^0,doors"), "note-deck-entrance");
}

/// §memory.notebook: what lies behind is noted by the face that would come up, and what nobody remembers is counted.
#[test]
fn the_notebook_in_both_directions() {
    let seen = page("deck=1/?@0^0,?,?,2/?@0^0,doors,7/3@0^0 options=none,all");
    assert_eq!(
        names(&seen, "ahead"),
        ["2 ?", "door · corridor · monster 3 · trap", "Doors", "door · monster 0 · corridor · trap"]
    );
    let back = "the grey face of card 7";
    assert_eq!(names(&seen, "behind")[0], "door · corridor · trap · treasure", "{back}");
    assert_eq!(edges(&seen, "behind", 0), ["icon-door", "icon-corridor", "icon-trap", "icon-treasure"], "{back}");
}

/// §doors.boss: doors that lie behind are crossed out, and one stands before the next.
#[test]
fn doors_behind_are_crossed_out() {
    let page = page("deck=1/?@0^0,2/?@0^0,doors door=3");
    let doors = page.zones.iter().find(|zone| zone.id == "doors").expect("a zone");
    let marked: Vec<_> = doors.things.iter().map(|door| (door.marks.len(), door.tone, door.here)).collect();
    let (passed, to_come) = ((1, Tone::Faint, false), (0, Tone::Plain, false));
    assert_eq!(marked, [passed, passed, (0, Tone::Plain, true), to_come]);
}

/// Every zone has its place from the first decision to the last, and stays there when it is empty.
#[test]
fn zones_keep_their_roles() {
    let roles = |page: &Page| page.zones.iter().map(|zone| (zone.id, zone.role)).collect::<Vec<_>>();
    let (own, memory) = (ZoneRole::Own, ZoneRole::Memory);
    let expected = [
        ("top", ZoneRole::Scene),
        ("doors", own),
        ("weapons", own),
        ("treasures", own),
        ("wounds", own),
        ("ahead", memory),
        ("behind", memory),
        ("legend", memory),
        ("unseen-white", memory),
        ("unseen-grey", memory),
    ];
    assert_eq!(roles(&page("deck=1/?@0^0,2/?@0^0,doors")), expected);
    assert_eq!(roles(&page("phase=over:died wounds=4")), expected);
}

/// The legend explains every icon that a card can have, each with its clauses.
#[test]
fn the_legend_explains_every_icon() {
    let page = page("deck=1/?@0^0,2/?@0^0,doors");
    let legend = page.zones.iter().find(|zone| zone.id == "legend").expect("a zone");
    let mut pictures: Vec<&str> = legend.things.iter().map(|thing| thing.picture).collect();
    pictures.sort_unstable();
    assert_eq!(pictures, ["corridor", "door", "monster", "spikes", "treasure", "turnaround", "weapon"]);
    assert!(legend.things.iter().all(|thing| !thing.clauses.is_empty()), "{legend:?}");
}

/// §thing.heal: whoever can only heal or bleed is told so, and what follows healing.
#[test]
fn healing_in_a_fight_says_what_follows() {
    let last = "phase=beaten:monster:4 wounds=3 deck=9/?@1^0,6/?@0^0,doors aside=treasure:8/?@3^0,treasure:4/?@0^0";
    let last = page(last);
    assert_eq!(last.prompt.id, "prompt-beaten-poor");
    let heal = last.choices.iter().find(|choice| choice.action == "heal").expect("a choice");
    assert_eq!(heal.consequence.id, "comes-then");
    let between = page("phase=between:2 door=4 wounds=1 deck=6/?@0^0,doors aside=treasure:8/?@3^0,treasure:4/?@0^0");
    assert_eq!(between.prompt.id, "prompt-between");
    assert_eq!(between.choices.iter().map(|choice| choice.action.as_str()).collect::<Vec<_>>(), ["heal", "fight"]);
}
