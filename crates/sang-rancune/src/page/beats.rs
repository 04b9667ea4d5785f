//! What happened, as it is staged: who does what to whom, by how much, how weighty. Of what was witnessed alone.

use super::telling::{of, tell};
use super::{hand_id, hero_id};
use crate::decisions::{Action, Cause, Event, Gain};
use kernel::{Beat, BeatKind, BeatWeight, Text};

/// The creature, where it stands.
const FOE: &str = "foe";

/// More cards than these are counted, not named.
const NAMED_CARDS: u8 = 2;

/// Whether an event is shown, rather than only kept in the story.
pub fn is_shown(event: &Event) -> bool {
    !matches!(
        event,
        Event::Turn { .. }
            | Event::Set { card: None, .. }
            | Event::Adjusted { .. }
            | Event::Reshuffled
            | Event::Drew { cards: None, .. }
    )
}

/// An event as it is staged.
pub fn beat(event: &Event) -> Beat {
    let weight = if is_shown(event) { BeatWeight::Normal } else { BeatWeight::Aside };
    let told = Beat::told(words(event), weight);
    match *event {
        Event::Met { life, .. } => told.of(BeatKind::Begins).to(FOE).by(life),
        Event::Round { round } => told.of(BeatKind::Begins).by(round),
        Event::Turn { seat, .. } => told.of(BeatKind::Begins).to(hero_id(seat)),
        Event::Dealt { .. } => told.of(BeatKind::Shows).to("heroes"),
        Event::Flipped { .. } => told.of(BeatKind::Shows),
        Event::Tied => told.turning(),
        Event::Over { .. } => told.of(BeatKind::Ends).turning(),
        Event::Drew { .. }
        | Event::Reshuffled
        | Event::Set { .. }
        | Event::Discarded { .. }
        | Event::Dropped { .. }
        | Event::Torn { .. }
        | Event::Revealed { .. }
        | Event::Useless { .. }
        | Event::Prepared { .. }
        | Event::Chosen { .. }
        | Event::Stopped { .. }
        | Event::Idle { .. } => of_cards(told, event),
        Event::Blown { .. } | Event::Worked { .. } | Event::Cancelled { .. } | Event::Failed { .. } => {
            of_low_blows(told, event)
        }
        Event::Gained { .. }
        | Event::Used { .. }
        | Event::Proposed { .. }
        | Event::Declined { .. }
        | Event::Robbed { .. }
        | Event::Left { .. }
        | Event::Swallowed { .. }
        | Event::Wore { .. } => of_items(told, event),
        Event::Hurt { .. }
        | Event::Unhurt { .. }
        | Event::Healed { .. }
        | Event::Praised { .. }
        | Event::Petrified { .. }
        | Event::Cursed { .. }
        | Event::Pointed { .. }
        | Event::Signed { .. }
        | Event::Aimed { .. }
        | Event::Died { .. } => of_heroes(told, event),
        _ => of_creature(told, event),
    }
}

/// In a dozen words: what somebody draws in one go is told by number.
fn words(event: &Event) -> Text {
    match *event {
        Event::Drew { seat, count, cards: Some(_) } if count > NAMED_CARDS => {
            of("told-drew", seat).number("count", count)
        }
        _ => tell(event),
    }
}

/// Cards that are drawn, set, turned up and discarded.
fn of_cards(told: Beat, event: &Event) -> Beat {
    match *event {
        Event::Drew { count, cards: Some(_), .. } => told.of(BeatKind::Moves).from("deck").to("hand").by(count),
        Event::Drew { seat, count, cards: None } => told.of(BeatKind::Moves).from("deck").to(hero_id(seat)).by(count),
        Event::Reshuffled => told.of(BeatKind::Moves).from("discard").to("deck"),
        Event::Set { seat, card: Some(card) } => told.of(BeatKind::Moves).from(hand_id(card)).to(hero_id(seat)),
        Event::Set { seat, card: None } => told.of(BeatKind::Moves).to(hero_id(seat)),
        Event::Discarded { seat, .. } | Event::Torn { seat, .. } | Event::Dropped { seat, .. } => {
            told.of(BeatKind::Lost).from(hero_id(seat)).to("discard")
        }
        Event::Revealed { seat, .. } => told.of(BeatKind::Shows).from(hero_id(seat)).to(FOE),
        Event::Useless { seat, .. } => told.of(BeatKind::Shows).from(hero_id(seat)).to("discard"),
        Event::Prepared { seat, .. } => told.of(BeatKind::Moves).to(hero_id(seat)),
        Event::Chosen { seat, .. } => told.of(BeatKind::Shows).from(hero_id(seat)).to("board"),
        Event::Stopped { seat } | Event::Idle { seat } => told.from(hero_id(seat)),
        _ => told,
    }
}

/// A low blow goes from who plays it to whom it is on, or to the creature.
fn of_low_blows(told: Beat, event: &Event) -> Beat {
    match *event {
        Event::Blown { seat, action, on } => {
            let target = match (on, action) {
                (Some(on), _) => hero_id(on),
                (None, Action::Weaken | Action::Toughen) => FOE.into(),
                (None, _) => "stack".into(),
            };
            told.of(BeatKind::Moves).from(hero_id(seat)).to(target)
        }
        Event::Worked { seat, .. } => told.from(hero_id(seat)),
        Event::Cancelled { seat, by, taken: false, .. } => told.of(BeatKind::Lost).from(hero_id(by)).to(hero_id(seat)),
        // What is taken goes to who takes it.
        Event::Cancelled { seat, by, taken: true, .. } => told.of(BeatKind::Moves).from(hero_id(seat)).to(hero_id(by)),
        Event::Failed { seat, .. } => told.of(BeatKind::Lost).from(hero_id(seat)).to("discard"),
        _ => told,
    }
}

/// Items that change hands.
fn of_items(told: Beat, event: &Event) -> Beat {
    match *event {
        Event::Gained { seat, how, .. } => {
            let gained = told.of(BeatKind::Gained).to(hero_id(seat));
            match how {
                Gain::Drawn => gained.from("deck"),
                Gain::Looted => gained.from("loot"),
                Gain::Found => gained.from(FOE),
                Gain::Given | Gain::Stolen => gained,
            }
        }
        Event::Used { seat, on, .. } => told.of(BeatKind::Moves).from(hero_id(seat)).to(hero_id(on)),
        Event::Proposed { from, to, .. } => told.from(hero_id(from)).to(hero_id(to)),
        Event::Declined { from, to } => told.from(hero_id(to)).to(hero_id(from)),
        Event::Robbed { seat, from, .. } => told.of(BeatKind::Moves).from(hero_id(from)).to(hero_id(seat)),
        Event::Left { items } => told.of(BeatKind::Lost).from("loot").by(items),
        Event::Swallowed { seat, .. } => told.of(BeatKind::Lost).from(hero_id(seat)).to(FOE),
        Event::Wore { seat, .. } => told.of(BeatKind::Lost).from(hero_id(seat)),
        _ => told,
    }
}

/// What befalls heroes.
fn of_heroes(told: Beat, event: &Event) -> Beat {
    match *event {
        Event::Hurt { seat, life, cause, .. } => {
            let hurt = told.of(BeatKind::Hurt).to(hero_id(seat)).by(life);
            match cause {
                Cause::Hit | Cause::Fall | Cause::Bridge => hurt.from(FOE),
                Cause::Fire | Cause::Fail | Cause::Weary => hurt,
            }
        }
        Event::Unhurt { seat } => told.to(hero_id(seat)),
        Event::Healed { seat, life } => told.of(BeatKind::Healed).to(hero_id(seat)).by(life),
        Event::Praised { seat, prestige } => told.of(BeatKind::Gained).to(hero_id(seat)).by(prestige),
        Event::Petrified { seat } => told.from(FOE).to(hero_id(seat)),
        Event::Cursed { seat } => told.of(BeatKind::Lost).from(FOE).to(hero_id(seat)),
        Event::Pointed { seat, at } => told.of(BeatKind::Shows).from(hero_id(seat)).to(hero_id(at)),
        Event::Signed { seat: Some(seat), .. } => told.of(BeatKind::Shows).from(hero_id(seat)).to(FOE),
        Event::Signed { seat: None, .. } => told.of(BeatKind::Shows).from(FOE),
        Event::Aimed { seat, damage } => told.of(BeatKind::Moves).from(FOE).to(hero_id(seat)).by(damage),
        // The life that was lost is told already.
        Event::Died { seat } => told.of(BeatKind::Hurt).to(hero_id(seat)).turning(),
        _ => told,
    }
}

/// What befalls the creature.
fn of_creature(told: Beat, event: &Event) -> Beat {
    match *event {
        Event::Hit { seat, value: 0, .. } => told.from(hero_id(seat)).to(FOE),
        Event::Hit { seat, value, .. } | Event::Token { seat, value, .. } => {
            told.of(BeatKind::Hurt).from(hero_id(seat)).to(FOE).by(value)
        }
        Event::Burnt { seat } => told.of(BeatKind::Moves).from(hero_id(seat)).to(FOE),
        Event::Cleared { seat, .. } => told.of(BeatKind::Lost).from(hero_id(seat)),
        // What leaves the pile is life that it has again.
        Event::Dismantled { value, .. } => told.of(BeatKind::Healed).from("pile").to(FOE).by(value),
        Event::Fed { .. } | Event::Changed { .. } => told.of(BeatKind::Healed).to(FOE),
        Event::Grew { .. } => told.of(BeatKind::Gained).to(FOE).by(1),
        Event::Headed { .. } | Event::Adjusted { .. } => told.of(BeatKind::Shows).to(FOE),
        Event::Quelled => told.to(FOE),
        Event::Killed { seat, .. } => told.of(BeatKind::Hurt).from(hero_id(seat)).to(FOE).turning(),
        Event::Wild | Event::Passed { .. } => told.from(FOE),
        _ => told,
    }
}
