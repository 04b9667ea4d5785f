//! What happened, as it is told and as it is staged: what goes where, and by how much.

use crate::content::Card;
use crate::decisions::{Event, With};
use crate::page;
use crate::rules::Scelerat;
use crate::table::FULL_LIFE;
use kernel::{Beat, BeatKind, BeatWeight, Text};

/// A blow that costs so much turns a game: half a life.
const HEAVY_BLOW: i8 = FULL_LIFE / 2;

pub fn tell(game: &Scelerat, event: &Event) -> Text {
    match *event {
        Event::Entered { room } => Text::new("event-entered").number("room", room),
        Event::Dealt { card } => {
            Text::new("event-dealt").name("card", card.name()).text("what", page::thing(game, card).label)
        }
        Event::Stayed { card } => Text::new("event-stayed").name("card", card.name()),
        Event::Avoided => Text::new("event-avoided"),
        Event::Equipped { card, replaced: None } => Text::new("event-equipped").name("card", card.name()),
        Event::Equipped { card, replaced: Some(old) } => {
            Text::new("event-replaced").name("card", card.name()).name("old", old.name())
        }
        Event::Drank { card, healed, hp } => {
            Text::new("event-drank").name("card", card.name()).number("healed", healed).number("hp", hp)
        }
        Event::Wasted { card } => Text::new("event-wasted").name("card", card.name()),
        Event::Fought { card, with, lost, hp } => {
            let id = if with == With::Hands { "event-hands" } else { "event-weapon" };
            Text::new(id).name("card", card.name()).number("lost", lost).number("hp", hp)
        }
        Event::Died { hp, score } => {
            let left = hp as i32 - score;
            Text::new("event-died").number("score", score).number("hp", hp).number("left", left)
        }
        Event::Crossed { score, bonus: None } => Text::new("event-crossed").number("score", score),
        Event::Crossed { score, bonus: Some(potion) } => {
            Text::new("event-bonus").number("score", score).name("potion", potion.name())
        }
    }
}

/// Whether an event belongs into one line on what just happened.
pub fn notable(event: &Event) -> bool {
    !matches!(event, Event::Entered { .. } | Event::Dealt { .. } | Event::Stayed { .. })
}

/// An event as it is staged, by the ids of the page.
pub fn beat(game: &Scelerat, event: &Event) -> Beat {
    let shown = |words: Text| Beat::told(words, BeatWeight::Normal);
    match *event {
        Event::Entered { .. } => shown(tell(game, event)).of(BeatKind::Begins).to("room"),
        Event::Dealt { card } => shown(tell(game, event)).of(BeatKind::Shows).from("dungeon").to(card.code()),
        // It lies where it lay.
        Event::Stayed { card } => Beat::told(tell(game, event), BeatWeight::Aside).to(card.code()),
        Event::Avoided => shown(Text::new("beat-avoided")).of(BeatKind::Moves).from("room").to("dungeon"),
        Event::Equipped { card, .. } => {
            let words = Text::new("event-equipped").name("card", card.name());
            shown(words).of(BeatKind::Gained).from(card.code()).to("weapon").by(game.face(card).value)
        }
        Event::Drank { card, healed: 0, .. } => shown(tell(game, event)).of(BeatKind::Lost).from(card.code()),
        Event::Drank { card, healed, .. } => {
            shown(tell(game, event)).of(BeatKind::Healed).from(card.code()).to("hp").by(healed)
        }
        Event::Wasted { card } => {
            let words = Text::new("beat-wasted").name("card", card.name());
            shown(words).of(BeatKind::Lost).from(card.code())
        }
        Event::Fought { card, lost, hp, .. } => fought(card, lost, hp, tell(game, event)),
        Event::Died { .. } => shown(Text::new("beat-died")).of(BeatKind::Ends).to("hp").turning(),
        Event::Crossed { score, .. } => {
            let words = Text::new("event-crossed").number("score", score);
            shown(words).of(BeatKind::Ends).from("dungeon").turning()
        }
    }
}

/// A fight: where it costs nothing, the monster only goes onto the weapon.
fn fought(card: Card, lost: i8, hp: i8, words: Text) -> Beat {
    let blow = Beat::told(words, BeatWeight::Normal).from(card.code());
    match lost {
        0 => blow.of(BeatKind::Moves).to("slain"),
        _ if hp <= 0 || lost >= HEAVY_BLOW => blow.of(BeatKind::Hurt).to("hp").by(lost).turning(),
        _ => blow.of(BeatKind::Hurt).to("hp").by(lost),
    }
}
