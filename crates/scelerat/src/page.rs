//! What the player has before his eyes.

use crate::content::{Card, Kind};
use crate::decisions::{Action, Event, Refusal, With};
use crate::notation::write_action;
use crate::rules::Scelerat;
use crate::table::{Dulled, FULL_LIFE, Progress, Table};
use kernel::{
    Choice, Counted, Ctx, Game, Gauge, Layout, Nobody, Page, Printed, Refused, Seat, Seed, Seeded, Suit, Text, Thing,
    Tone, Zone,
};

pub fn page(game: &Scelerat, table: &Table, seat: Seat) -> Page {
    let mut choices = Vec::new();
    game.candidates(table, seat, |action| choices.push(choice(game, table, seat, action)));
    Page { choices, ..scene(table) }
}

/// The same while a decision is being carried out: nobody is asked anything.
pub fn scene(table: &Table) -> Page {
    Page {
        heading: Text::new("heading").number("room", table.rooms),
        gauges: vec![Gauge::bar("hp", Text::new("gauge-hp"), table.hp as i32, FULL_LIFE as i32)],
        zones: vec![
            zone("room", "zone-room", Layout::Row, table.room.iter()),
            zone("weapon", "zone-weapon", Layout::Row, table.weapon.into_iter()),
            zone("slain", "zone-slain", Layout::Stack, table.slain.iter()),
            Zone::pile("dungeon", Text::new("zone-dungeon"), table.dungeon.len() as u32),
            zone("unseen", "zone-unseen", Layout::List, table.dungeon.unseen().iter().map(Card)),
            zone("beneath", "zone-beneath", Layout::List, table.dungeon.beneath().iter().copied().map(Card)),
        ],
        notes: notes(table),
        prompt: prompt(table),
        choices: Vec::new(),
    }
}

fn zone(id: &'static str, label: &'static str, layout: Layout, cards: impl Iterator<Item = Card>) -> Zone {
    Zone::new(id, Text::new(label), layout, cards.map(thing))
}

fn thing(card: Card) -> Thing {
    let (label, picture, tone) = match card.kind() {
        Kind::Monster => ("thing-monster", "monster", Tone::Danger),
        Kind::Weapon => ("thing-weapon", "weapon", Tone::Wealth),
        Kind::Potion => ("thing-potion", "potion", Tone::Help),
    };
    let (rank, suit) = corner(card);
    let label = Text::new(label).number("value", card.value());
    Thing { corner: Some(rank), suit: Some(suit), tone, ..Thing::new(card.code(), card.name().clone(), label, picture) }
}

/// What stands in a card's corner.
fn corner(card: Card) -> (Printed, Suit) {
    let (rank, suit) = card.code().split_at(card.code().len() - 1);
    let french = match rank {
        "J" => "V",
        "Q" => "D",
        "K" => "R",
        other => other,
    };
    let suit = match suit {
        "S" => Suit::Spades,
        "H" => Suit::Hearts,
        "D" => Suit::Diamonds,
        _ => Suit::Clubs,
    };
    (Printed::new(french, rank), suit)
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
    let (label, clause, consequence) = match action {
        Action::Avoid => ("choice-avoid", "avoid", Text::new("comes-avoid").number("count", table.room.len() as i64)),
        Action::Take { card } if card.kind() == Kind::Weapon => ("choice-equip", "weapon", equipping(table, card)),
        Action::Take { card } => ("choice-drink", "potion", drinking(game, table, card)),
        Action::Fight { card, with: With::Hands } => {
            ("choice-hands", "combat.hands", fighting(game, table, card, With::Hands))
        }
        Action::Fight { card, with: With::Weapon } => {
            ("choice-weapon", "combat", fighting(game, table, card, With::Weapon))
        }
    };
    let mut label = Text::new(label);
    if let Some(card) = card {
        label = label.name("card", card.name());
    }
    Choice {
        action: write_action(action),
        things: card.iter().map(|card| card.code().to_string()).collect(),
        side: None,
        label,
        consequence,
        clause,
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

/// What the next card will be: every unseen card is as likely to be it.
pub fn outcome(events: &[Event]) -> Option<Text> {
    let next = events.iter().find_map(|event| match event {
        Event::Dealt { card } => Some(card.kind()),
        _ => None,
    })?;
    Some(Text::new(match next {
        Kind::Monster => "next-monster",
        Kind::Weapon => "next-weapon",
        Kind::Potion => "next-potion",
    }))
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
