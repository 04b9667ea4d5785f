//! What the player has before his eyes.

use crate::content::{Card, Kind};
use crate::decisions::{Action, Event, Refusal, With};
use crate::notation::write_action;
use crate::rules::Scelerat;
use crate::table::{Dulled, FULL_LIFE, Progress, Table};
use kernel::{
    Choice, Counted, Ctx, Game, Gauge, Layout, Nobody, Page, Printed, Refused, Seat, Seed, Seeded, Suit, Text, Thing,
    Tone, Zone, ZoneRole,
};

pub fn page(game: &Scelerat, table: &Table, seat: Seat) -> Page {
    let mut choices = Vec::new();
    game.candidates(table, seat, |action| choices.push(choice(game, table, seat, action)));
    Page { choices, ..scene(game, table) }
}

/// The same while a decision is being carried out: nobody is asked anything.
pub fn scene(game: &Scelerat, table: &Table) -> Page {
    Page {
        heading: Text::new("heading").number("room", table.rooms),
        gauges: vec![Gauge::bar("hp", Text::new("gauge-hp"), table.hp as i32, FULL_LIFE as i32).under("setup.life")],
        zones: zones(game, table),
        notes: notes(game, table),
        prompt: prompt(game, table),
        choices: Vec::new(),
    }
}

fn zones(game: &Scelerat, table: &Table) -> Vec<Zone> {
    let dulled = if table.options.dulled == Dulled::Lower { "combat.dulled" } else { "combat.le" };
    let held = vec!["combat.weapon", dulled, "combat.kept", "weapon.equip"];
    let weapon = table.weapon.map(|card| Thing { marks: vec![kills(game, table)], clauses: held, ..thing(game, card) });
    let slain = table.slain.iter().map(|card| Thing { clauses: vec!["combat.stack", dulled], ..thing(game, card) });
    let unseen: Vec<Card> = table.dungeon.unseen().iter().map(Card).collect();
    let beneath = table.dungeon.beneath().iter().copied().map(Card);
    vec![
        Zone::new("room", Text::new("zone-room"), Layout::Row, table.room.iter().map(|card| thing(game, card)))
            .in_role(ZoneRole::Scene),
        Zone::new("weapon", Text::new("zone-weapon"), Layout::Row, weapon).in_role(ZoneRole::Own),
        Zone::new("slain", Text::new("zone-slain"), Layout::Stack, slain).in_role(ZoneRole::Own),
        Zone::pile("dungeon", Text::new("zone-dungeon"), table.dungeon.len() as u32),
        Zone::new("kinds", Text::new("zone-kinds"), Layout::List, kinds(game, &unseen)).in_role(ZoneRole::Memory),
        Zone::new("beneath", Text::new("zone-beneath"), Layout::List, beneath.map(|card| thing(game, card)))
            .in_role(ZoneRole::Memory),
        Zone::new("unseen", Text::new("zone-unseen"), Layout::List, unseen.into_iter().map(|card| thing(game, card)))
            .in_role(ZoneRole::Memory),
    ]
}

/// How many cards of each kind are among these, and what they are worth together.
fn kinds(game: &Scelerat, cards: &[Card]) -> impl Iterator<Item = Thing> {
    let all = [
        (Kind::Monster, Printed::new("Monstres", "Monsters"), "unseen-monster"),
        (Kind::Weapon, Printed::new("Armes", "Weapons"), "unseen-weapon"),
        (Kind::Potion, Printed::new("Potions", "Potions"), "unseen-potion"),
    ];
    all.into_iter().filter_map(move |(kind, name, id)| {
        let of_kind = cards.iter().filter(|card| card.kind() == kind);
        let total: i64 = of_kind.clone().map(|card| game.face(*card).value as i64).sum();
        let (picture, tone, clauses) = looks(kind);
        let label = Text::new("thing-kind").number("total", total);
        let count = of_kind.count() as u32;
        (count > 0).then(|| Thing { tone, count, clauses: clauses.to_vec(), ..Thing::new(id, name, label, picture) })
    })
}

/// What a kind of card looks like, and the clauses that explain it.
fn looks(kind: Kind) -> (&'static str, Tone, &'static [&'static str]) {
    match kind {
        Kind::Monster => ("monster", Tone::Danger, &["card.monster", "combat.hands", "combat.weapon"]),
        Kind::Weapon => ("weapon", Tone::Wealth, &["card.weapon", "weapon.equip", "combat.weapon"]),
        Kind::Potion => ("potion", Tone::Help, &["card.potion", "potion.heal", "potion.once"]),
    }
}

pub fn thing(game: &Scelerat, card: Card) -> Thing {
    let (picture, tone, clauses) = looks(card.kind());
    let label = Text::new(match card.kind() {
        Kind::Monster => "thing-monster",
        Kind::Weapon => "thing-weapon",
        Kind::Potion => "thing-potion",
    });
    let (rank, suit) = corner(card);
    Thing {
        corner: Some(rank),
        suit: Some(suit),
        tone,
        clauses: clauses.to_vec(),
        ..Thing::new(card.code(), card.name().clone(), label.number("value", game.face(card).value), picture)
    }
}

/// What the weapon in hand still kills, in a few words.
fn kills(game: &Scelerat, table: &Table) -> Text {
    match table.slain.last() {
        None => Text::new("mark-fresh"),
        Some(last) => dulled(game, table, "mark-dulled", "mark-dulled-le", last),
    }
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

fn notes(game: &Scelerat, table: &Table) -> Vec<Text> {
    let weapon = match (table.weapon, table.slain.last()) {
        (None, _) => Text::new("note-unarmed"),
        (Some(weapon), None) => Text::new("note-fresh").name("weapon", weapon.name()),
        (Some(weapon), Some(last)) => {
            dulled(game, table, "note-dulled", "note-dulled-le", last).name("weapon", weapon.name())
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
fn dulled(game: &Scelerat, table: &Table, strict: &'static str, equal: &'static str, last: Card) -> Text {
    Text::new(if table.options.dulled == Dulled::Lower { strict } else { equal }).number("limit", game.face(last).value)
}

fn prompt(game: &Scelerat, table: &Table) -> Text {
    match table.progress {
        Progress::Dead => Text::new("prompt-dead").number("score", game.score(table)),
        Progress::Crossed => Text::new("prompt-crossed").number("score", game.score(table)),
        Progress::Exploring if table.dealt < 4 => Text::new("prompt-last").number("left", table.room.len() as i64),
        Progress::Exploring => Text::new("prompt").number("left", 3 - table.taken() as i64),
    }
}

fn choice(game: &Scelerat, table: &Table, seat: Seat, action: Action) -> Choice {
    let refused = game
        .check(table, seat, action)
        .err()
        .map(|refusal| Refused { clause: game.clause(refusal).0, why: explain(game, refusal) });
    let card = match action {
        Action::Avoid => None,
        Action::Take { card } | Action::Fight { card, .. } => Some(card),
    };
    let (label, clause, consequence) = match action {
        Action::Avoid => ("choice-avoid", "avoid", Text::new("comes-avoid").number("count", table.room.len() as i64)),
        Action::Take { card } if card.kind() == Kind::Weapon => {
            ("choice-equip", "weapon", equipping(game, table, card))
        }
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

fn equipping(game: &Scelerat, table: &Table, card: Card) -> Text {
    match table.weapon {
        None => Text::new("comes-equip").number("value", game.face(card).value),
        Some(old) => Text::new("comes-replace").number("value", game.face(card).value).name("old", old.name()),
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
        (false, With::Weapon) => {
            dulled(game, table, "comes-cut", "comes-cut-le", card).number("lost", lost).number("hp", hp)
        }
    }
}

/// Whether a card of unknown place is turned over after this.
fn draws_after(game: &Scelerat, table: &Table, seat: Seat, action: Action) -> bool {
    let mut ctx = Ctx::new(Counted::new(Seeded::new(Seed::of("page"))), Nobody);
    game.apply(&mut table.clone(), seat, action, &mut ctx);
    ctx.fate.asked > 0
}

pub fn explain(game: &Scelerat, refusal: Refusal) -> Text {
    match refusal {
        Refusal::Over => Text::new("refused-over"),
        Refusal::NoSuchSeat => Text::new("refused-seat"),
        Refusal::NotInRoom(card) => Text::new("refused-not-in-room").name("card", card.name()),
        Refusal::TakesMonster(card) => Text::new("refused-takes-monster").name("card", card.name()),
        Refusal::FightsThing(card) => Text::new("refused-fights-thing").name("card", card.name()),
        Refusal::Unarmed => Text::new("refused-unarmed"),
        Refusal::Blunt { card, last } => {
            Text::new("refused-blunt").number("value", game.face(card).value).number("limit", game.face(last).value)
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
