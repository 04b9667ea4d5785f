//! What the player has before his eyes.

use crate::content::{Card, Kind};
use crate::decisions::{Action, Event, Refusal, With};
use crate::notation::write_action;
use crate::rules::Scelerat;
use crate::table::{Dulled, FULL_LIFE, Progress, Table};
use kernel::{Choice, Counted, Ctx, Game, Gauge, Layout, Nobody, Page, Refused, Seat, Seed, Seeded, Text, Thing, Zone};

pub fn page(game: &Scelerat, table: &Table, seat: Seat) -> Page {
    let mut choices = Vec::new();
    game.candidates(table, seat, |action| choices.push(choice(game, table, seat, action)));
    let pile = Zone {
        id: "dungeon",
        label: Text::new("zone-dungeon"),
        layout: Layout::Pile,
        things: Vec::new(),
        count: table.dungeon.len() as u32,
    };
    Page {
        heading: Text::new("heading").number("room", table.rooms),
        gauges: vec![Gauge { id: "hp", label: Text::new("gauge-hp"), value: table.hp as i32, most: FULL_LIFE as i32 }],
        zones: vec![
            zone("room", "zone-room", Layout::Row, table.room.iter()),
            zone("weapon", "zone-weapon", Layout::Row, table.weapon.into_iter()),
            zone("slain", "zone-slain", Layout::Stack, table.slain.iter()),
            pile,
            zone("unseen", "zone-unseen", Layout::Row, table.dungeon.unseen().iter().map(Card)),
            zone("beneath", "zone-beneath", Layout::Row, table.dungeon.beneath().iter().copied().map(Card)),
        ],
        notes: notes(table),
        prompt: prompt(table),
        choices,
    }
}

fn zone(id: &'static str, label: &'static str, layout: Layout, cards: impl Iterator<Item = Card>) -> Zone {
    let things: Vec<Thing> = cards.map(thing).collect();
    Zone { id, label: Text::new(label), layout, count: things.len() as u32, things }
}

fn thing(card: Card) -> Thing {
    let (label, picture) = match card.kind() {
        Kind::Monster => ("thing-monster", "monster"),
        Kind::Weapon => ("thing-weapon", "weapon"),
        Kind::Potion => ("thing-potion", "potion"),
    };
    Thing {
        id: card.code().into(),
        name: card.name().clone(),
        label: Text::new(label).number("value", card.value()),
        picture,
    }
}

fn notes(table: &Table) -> Vec<Text> {
    let weapon = match (table.weapon, table.slain.last()) {
        (None, _) => Text::new("note-unarmed"),
        (Some(weapon), None) => Text::new("note-fresh").name("weapon", weapon.name()),
        (Some(weapon), Some(last)) => {
            dulled(table, "note-dulled", "note-dulled-le", last).name("weapon", weapon.name())
        }
    };
    let (count, beneath) = (table.dungeon.len() as i64, table.dungeon.beneath().len() as i64);
    let dungeon = match beneath {
        0 => Text::new("note-dungeon"),
        all if all == count => Text::new("note-dungeon-avoided"),
        some => Text::new("note-dungeon-partly").number("beneath", some),
    };
    let mut notes = vec![weapon, dungeon.number("count", count)];
    if table.progress == Progress::Exploring {
        if table.potion_used {
            notes.push(Text::new("note-potion-used"));
        }
        if table.avoided && table.taken() == 0 {
            notes.push(Text::new("note-avoided"));
        }
    }
    notes
}

/// A message on what a used weapon still kills, by the options.
fn dulled(table: &Table, strict: &'static str, equal: &'static str, last: Card) -> Text {
    Text::new(if table.options.dulled == Dulled::Lower { strict } else { equal }).number("limit", last.value())
}

fn prompt(table: &Table) -> Text {
    match table.progress {
        Progress::Dead => Text::new("prompt-dead").number("score", table.score()),
        Progress::Crossed => Text::new("prompt-crossed").number("score", table.score()),
        Progress::Exploring if table.dealt < 4 => Text::new("prompt-last").number("left", table.room.len() as i64),
        Progress::Exploring => Text::new("prompt").number("left", 3 - table.taken() as i64),
    }
}

fn choice(game: &Scelerat, table: &Table, seat: Seat, action: Action) -> Choice {
    let refused = game
        .check(table, seat, action)
        .err()
        .map(|refusal| Refused { clause: game.clause(refusal).0, why: explain(refusal) });
    let card = match action {
        Action::Avoid => None,
        Action::Take { card } | Action::Fight { card, .. } => Some(card),
    };
    let (label, consequence) = match action {
        Action::Avoid => ("choice-avoid", Text::new("comes-avoid").number("count", table.room.len() as i64)),
        Action::Take { card } if card.kind() == Kind::Weapon => ("choice-equip", equipping(table, card)),
        Action::Take { card } => ("choice-drink", drinking(game, table, card)),
        Action::Fight { card, with: With::Hands } => ("choice-hands", fighting(game, table, card, With::Hands)),
        Action::Fight { card, with: With::Weapon } => ("choice-weapon", fighting(game, table, card, With::Weapon)),
    };
    let mut label = Text::new(label);
    if let Some(card) = card {
        label = label.name("card", card.name());
    }
    Choice {
        action: write_action(action),
        thing: card.map(|card| card.code().into()),
        label,
        consequence,
        chance: refused.is_none() && draws_after(game, table, seat, action),
        refused,
    }
}

fn equipping(table: &Table, card: Card) -> Text {
    match table.weapon {
        None => Text::new("comes-equip").number("value", card.value()),
        Some(old) => Text::new("comes-replace").number("value", card.value()).name("old", old.name()),
    }
}

fn drinking(game: &Scelerat, table: &Table, card: Card) -> Text {
    let healed = game.healing(table, card);
    match (table.potion_used, healed) {
        (true, _) => Text::new("comes-waste"),
        (false, 0) => Text::new("comes-full"),
        _ => Text::new("comes-drink").number("healed", healed).number("hp", table.hp + healed),
    }
}

fn fighting(game: &Scelerat, table: &Table, card: Card, with: With) -> Text {
    let lost = game.damage(table, card, with);
    let hp = table.hp - lost;
    match (hp <= 0, with) {
        (true, _) => Text::new("comes-death").number("lost", lost),
        (false, With::Hands) => Text::new("comes-fight").number("lost", lost).number("hp", hp),
        (false, With::Weapon) => dulled(table, "comes-cut", "comes-cut-le", card).number("lost", lost).number("hp", hp),
    }
}

/// Whether a card of unknown place is turned over after this.
fn draws_after(game: &Scelerat, table: &Table, seat: Seat, action: Action) -> bool {
    let mut ctx = Ctx::new(Counted::new(Seeded::new(Seed::of("page"))), Nobody);
    game.apply(&mut table.clone(), seat, action, &mut ctx);
    ctx.fate.asked > 0
}

pub fn explain(refusal: Refusal) -> Text {
    match refusal {
        Refusal::Over => Text::new("refused-over"),
        Refusal::NoSuchSeat => Text::new("refused-seat"),
        Refusal::NotInRoom(card) => Text::new("refused-not-in-room").name("card", card.name()),
        Refusal::TakesMonster(card) => Text::new("refused-takes-monster").name("card", card.name()),
        Refusal::FightsThing(card) => Text::new("refused-fights-thing").name("card", card.name()),
        Refusal::Unarmed => Text::new("refused-unarmed"),
        Refusal::Blunt { card, last } => {
            Text::new("refused-blunt").number("value", card.value()).number("limit", last.value())
        }
        Refusal::RoomBegun => Text::new("refused-begun"),
        Refusal::RoomShort => Text::new("refused-short"),
        Refusal::AvoidedLast => Text::new("refused-avoided"),
        Refusal::NeverAvoids => Text::new("refused-never"),
    }
}

pub fn tell(event: &Event) -> Text {
    match *event {
        Event::Entered { room } => Text::new("event-entered").number("room", room),
        Event::Dealt { card } => Text::new("event-dealt").name("card", card.name()).text("what", thing(card).label),
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
