//! What happened, as it is told and as it is staged: which card turns, what is added up, who is hurt.

use crate::content::Icon;
use crate::decisions::{Cost, Event};
use crate::page::{colour, foe_text, icon_text};
use crate::table::{End, Foe};
use kernel::{Beat, BeatKind, BeatWeight, Text};

/// What the next card will be, where it has never been seen: behind a door its top icon counts, after a corridor its kind.
pub fn outcome(events: &[Event]) -> Option<Text> {
    let mut door = false;
    for event in events {
        match event {
            Event::Walked { icon } => door = *icon == Icon::Door,
            Event::Turned { icons, new: true } => {
                let [top, ..] = icons;
                let path = icons.iter().any(|icon| icon.is_path());
                let monster = icons.iter().any(|icon| matches!(icon, Icon::Monster(_)));
                return Some(match (door, path, monster) {
                    (true, ..) => match top {
                        Icon::Monster(_) => Text::new("next-monster"),
                        icon => Text::new("next-icon").text("icon", icon_text(*icon)),
                    },
                    (false, true, _) => Text::new("next-passage"),
                    (false, false, true) => Text::new("next-lair"),
                    (false, false, false) => Text::new("next-hoard"),
                });
            }
            Event::Fought { .. } | Event::Flipped { .. } => return None,
            _ => {}
        }
    }
    None
}

pub fn tell(event: &Event) -> Text {
    match *event {
        Event::Turned { icons, .. } => {
            let [top, right, bottom, left] = icons.map(icon_text);
            Text::new("event-turned").text("top", top).text("right", right).text("bottom", bottom).text("left", left)
        }
        Event::Walked { icon } => Text::new("event-walked").text("icon", icon_text(icon)),
        Event::Took { icon } => Text::new("event-took").text("icon", icon_text(icon)),
        Event::Left => Text::new("event-left"),
        Event::Sprung { cost } => Text::new(match cost {
            Cost::Weapon => "event-trap-weapon",
            Cost::Treasure => "event-trap-treasure",
            Cost::Life => "event-trap-life",
        }),
        Event::Fought { foe, value } => Text::new("event-fought").text("foe", foe_text(foe)).number("value", value),
        Event::Searched { cards } => Text::new("event-searched").number("cards", cards),
        Event::Struck { drawn, weapons, won, .. } => Text::new(if won { "event-won" } else { "event-beaten" })
            .number("drawn", drawn)
            .number("weapons", weapons)
            .number("sum", drawn + weapons),
        Event::Paid { treasures } => Text::new("event-paid").number("treasures", treasures),
        Event::Hurt { lives, .. } => Text::new("event-hurt").number("lives", lives),
        Event::Healed { lives } => Text::new("event-healed").number("lives", lives),
        Event::Held => Text::new("event-held"),
        Event::CrossedBack { door } => Text::new("event-crossed-back").number("door", door),
        Event::Entrance => Text::new("event-entrance"),
        Event::Lost { torches: None } => Text::new("event-lost"),
        Event::Lost { torches: Some(torches) } => Text::new("event-lost-torch").number("torches", torches),
        Event::Flipped { colour: shown } => Text::new("event-flipped").text("colour", colour(shown)),
        Event::Ended { end, score } => Text::new(match end {
            End::Won => "event-ended-won",
            End::Died => "event-ended-died",
            End::Lost => "event-ended-lost",
            End::Worn => "event-ended-worn",
        })
        .number("score", score),
    }
}

/// Whether an event belongs into one line on what just happened.
pub fn notable(event: &Event) -> bool {
    !matches!(event, Event::Turned { .. } | Event::Searched { .. } | Event::Flipped { .. })
}

/// An event as it is staged, by the ids of the page. Fights, doors crossed back and the turning of the deck are what one would jump by.
pub fn beat(event: &Event) -> Beat {
    let shown = Beat::told(words(event), BeatWeight::Normal);
    match *event {
        Event::Turned { .. } => shown.of(BeatKind::Shows).to("top"),
        Event::Walked { .. } | Event::Left => shown.of(BeatKind::Moves).from("top").to("behind"),
        Event::Took { icon } => {
            let to = if icon == Icon::Weapon { "weapons" } else { "treasures" };
            shown.of(BeatKind::Gained).from("top").to(to).by(1)
        }
        Event::Sprung { cost: Cost::Weapon } => shown.of(BeatKind::Lost).from("weapons").to("top").by(1),
        Event::Sprung { cost: Cost::Treasure } => shown.of(BeatKind::Lost).from("treasures").to("top").by(1),
        // What it costs comes next.
        Event::Sprung { cost: Cost::Life } => shown.of(BeatKind::Shows).to("top"),
        Event::Fought { foe, value } => fought(shown, foe).by(value),
        Event::Searched { .. } => Beat::told(tell(event), BeatWeight::Aside),
        Event::Struck { drawn, weapons, value, won } => {
            let sum = drawn + weapons;
            let struck = shown.of(BeatKind::Shows).from("weapons").to("top").by(sum);
            if won && sum == value { struck.turning() } else { struck }
        }
        Event::Paid { treasures } => shown.of(BeatKind::Lost).from("treasures").by(treasures),
        Event::Hurt { lives, .. } => {
            let hurt = shown.of(BeatKind::Hurt).from("top").to("lives").by(1);
            if lives == 0 { hurt.turning() } else { hurt }
        }
        Event::Healed { .. } => shown.of(BeatKind::Healed).from("treasures").to("lives").by(1),
        Event::Held => shown.of(BeatKind::Shows).to("doors"),
        Event::CrossedBack { door } => shown.of(BeatKind::Begins).to(format!("door{door}")),
        Event::Entrance => shown.of(BeatKind::Shows).to("door1"),
        Event::Lost { torches: None } => shown.of(BeatKind::Lost).from("top"),
        Event::Lost { torches: Some(_) } => shown.of(BeatKind::Lost).from("torches").by(1),
        Event::Flipped { .. } => shown.of(BeatKind::Begins).to("top"),
        Event::Ended { .. } => shown.of(BeatKind::Ends).to("doors").turning(),
    }
}

/// A fight begins, at the card or at the door of the boss; the first assault of the last one is what all led to.
fn fought(shown: Beat, foe: Foe) -> Beat {
    let begins = shown.of(BeatKind::Begins);
    match foe {
        Foe::Monster => begins.to("top"),
        Foe::Boss(door) => begins.to(format!("door{door}")),
        Foe::Assault(1) => begins.to("door4").turning(),
        Foe::Assault(_) => begins.to("door4"),
    }
}

/// An event in a dozen words at most.
fn words(event: &Event) -> Text {
    match *event {
        Event::Turned { icons, .. } => {
            let [top, right, bottom, left] = icons.map(icon_text);
            Text::new("beat-turned").text("top", top).text("right", right).text("bottom", bottom).text("left", left)
        }
        Event::Struck { drawn, weapons, value, won } => {
            let id = match (won, drawn + weapons == value) {
                (true, false) => "beat-won",
                (true, true) => "beat-tied",
                (false, _) => "beat-beaten",
            };
            Text::new(id).number("drawn", drawn).number("weapons", weapons).number("value", value)
        }
        Event::Hurt { lives, by: Some((foe, value)) } => {
            Text::new("beat-hurt-by").text("foe", foe_text(foe)).number("value", value).number("lives", lives)
        }
        Event::CrossedBack { door } => Text::new("beat-back").number("door", door),
        Event::Held => Text::new("beat-held"),
        Event::Entrance => Text::new("beat-entrance"),
        Event::Lost { .. } => Text::new("event-lost"),
        _ => tell(event),
    }
}
