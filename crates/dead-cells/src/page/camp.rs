//! The camp before a run, and where cells are spent after it.

use super::group::{self, card, skill_name, skill_word};
use super::island::island;
use super::words;
use crate::content::{Card, Content, Mutation, PRISONERS, SERENADE, Skill, UpgradeKind};
use crate::rules::View;
use crate::table::{Phase, Table, Todo};
use kernel::{Layout, Printed, Seat, Text, Thing, Tone, Zone, ZoneRole};

/// Whether a seat has its Prisoner already.
pub fn has_prisoner(table: &Table, member: u8) -> bool {
    let before = table.phase == Phase::Camp || table.todo.iter().any(|todo| todo == Todo::Camp);
    let chooses =
        |seat: u8| table.phase == Phase::Choose(seat) || table.todo.iter().any(|todo| todo == Todo::Choose(seat));
    !before && !chooses(member)
}

/// The camp before a run: the Prisoners, and what the campaign has.
pub fn camp(content: &Content, view: &View, seat: Seat) -> Vec<Zone> {
    let table = &view.seen;
    let mut zones = vec![prisoners(content, table, seat).in_role(ZoneRole::Scene), group::members(content, view, seat)];
    zones.push(island(content, table));
    zones.extend(start_cards(content, table));
    zones.extend(chronicle(content, table));
    zones
}

/// The id of a Prisoner, whoever plays it.
pub fn prisoner_id(who: u8) -> String {
    format!("prisoner{who}")
}

fn prisoners(content: &Content, table: &Table, seat: Seat) -> Zone {
    let things = content.prisoners.iter().enumerate().map(|(at, prisoner)| {
        let who = at as u8;
        let start = words::list(Skill::ALL.into_iter().map(|skill| super::step_text(who, skill, 0)).collect());
        let mut thing = Thing::new(prisoner_id(who), prisoner.name.clone(), start, "prisoner");
        thing.clauses = vec!["setup.prisoner", "board.areas"];
        thing.tone = Tone::Help;
        let plays = |member: &u8| has_prisoner(table, *member) && table.member(*member).who == who;
        if let Some(member) = (0..table.players).find(plays) {
            thing.marks.push(Text::new("mark-taken").number("seat", member + 1));
            thing.here = table.seat_of(member) == seat;
        }
        thing.marks.push(Text::new("mark-deck").number("cards", table.campaign.decks[at].len()));
        thing
    });
    Zone::new("prisoners", Text::new("zone-prisoners"), Layout::Row, things)
}

/// The card that something is to be decided about.
fn at_hand(content: &Content, table: &Table) -> Zone {
    let thing = match table.phase {
        Phase::Grant(held) => Some(card(content, held)),
        Phase::Pocket(held) => Some(mutation(content, held)),
        _ => None,
    };
    Zone::new("at-hand", Text::new("zone-at-hand"), Layout::Row, thing).in_role(ZoneRole::Scene)
}

/// A card of the mutation board.
fn mutation(content: &Content, card: Mutation) -> Thing {
    let perks = content.perks_of(card).iter().map(words::perk).collect::<Vec<_>>();
    let label = match content.upgrades.get(card.0 as usize).map(|upgrade| &upgrade.kind) {
        Some(UpgradeKind::Feat(..)) => Text::new("label-feat"),
        _ if perks.is_empty() => Text::new("label-mutation"),
        _ => words::list(perks),
    };
    let name = content.mutation_name(card).clone();
    Thing { clauses: vec!["cells.kinds"], ..Thing::new(content.mutation_code(card), name, label, "mutation") }
}

/// The start cards of each Prisoner, so that one knows what one chooses.
fn start_cards(content: &Content, table: &Table) -> Vec<Zone> {
    const IDS: [&str; PRISONERS] = ["deck0", "deck1", "deck2", "deck3"];
    let start = |held: &Card| content.card(*held).owner.is_some();
    let zone = |(at, id): (usize, &'static str)| {
        let cards = table.campaign.decks[at].iter().filter(start).map(|held| card(content, held));
        Zone::new(id, words::name(&content.prisoners[at].name), Layout::List, cards).in_role(ZoneRole::Memory)
    };
    IDS.into_iter().enumerate().map(zone).collect()
}

/// The improved cards of the campaign, each with the deck it is in.
fn improved(content: &Content, table: &Table) -> Vec<Thing> {
    let campaign = &table.campaign;
    let decks = (0..=SERENADE).zip(&campaign.decks);
    let given = decks.flat_map(|(who, deck)| deck.iter().map(move |held| (Some(who), held)));
    let all = given.chain(campaign.spare.iter().map(|held| (None, held)));
    let improved = all.filter(|(_, held)| content.card(*held).owner.is_none());
    let thing = |(who, held): (Option<u8>, Card)| {
        let mut thing = card(content, held);
        if let Some(who) = who {
            thing.marks.push(Text::new("mark-deck-of").name("who", words::who_name(who)));
        }
        thing
    };
    improved.map(thing).collect()
}

/// What the campaign has: cards that may change places, runes, secrets.
fn chronicle(content: &Content, table: &Table) -> [Zone; 5] {
    let campaign = &table.campaign;
    let zone =
        |id, label, role, things: Vec<Thing>| Zone::new(id, Text::new(label), Layout::List, things).in_role(role);
    let mutation = |card| mutation(content, card);
    let runes = content.runes.iter().enumerate().filter(|(at, _)| campaign.runes >> at & 1 == 1);
    let runes = runes.map(|(_, rune)| {
        let thing = Thing::new(&*rune.code, rune.name.clone(), words::name(&rune.says), "rune");
        Thing { clauses: vec!["icon.rune", "move.rune"], ..thing }
    });
    let secrets = content.secrets.iter().enumerate().filter(|(at, _)| campaign.secrets >> at & 1 == 1);
    let secrets = secrets.map(|(at, secret)| {
        let told = campaign.told >> at & 1 == 1;
        let label = Text::new(if told { "label-secret-told" } else { "label-secret" });
        Thing { clauses: vec!["secret.take"], ..Thing::new(&*secret.code, secret.name.clone(), label, "secret") }
    });
    [
        zone("mutations", "zone-mutations", ZoneRole::Own, campaign.active().map(mutation).collect()),
        zone("aside", "zone-aside", ZoneRole::Own, campaign.aside.iter().map(mutation).collect()),
        zone("improved", "zone-improved", ZoneRole::Own, improved(content, table)),
        zone("runes", "zone-runes", ZoneRole::Memory, runes.collect()),
        zone("secrets", "zone-secrets", ZoneRole::Memory, secrets.collect()),
    ]
}

/// Where cells are spent.
pub fn cells(content: &Content, view: &View, seat: Seat) -> Vec<Zone> {
    let table = &view.seen;
    let mut zones = vec![
        at_hand(content, table),
        upgrades(content, table),
        prisoners(content, table, seat).in_role(ZoneRole::Others),
    ];
    zones.push(island(content, table));
    zones.extend(chronicle(content, table));
    zones
}

/// The id of the upgrade deck of a skill.
pub fn deck_id(skill: Skill) -> String {
    format!("deck-{}", skill_word(skill))
}

/// The upgrade decks and the well.
fn upgrades(content: &Content, table: &Table) -> Zone {
    let campaign = &table.campaign;
    let decks = Skill::ALL.into_iter().map(|skill| {
        let left = content.decks[skill.place()].len() as i64 - campaign.taken[skill.place()] as i64
            + campaign.ahead[skill.place()].len() as i64;
        let label = Text::new("label-deck").number("left", left).number("price", campaign.price(skill));
        let clauses = vec!["cells.decks", "cells.kinds"];
        Thing { clauses, ..Thing::new(deck_id(skill), skill_name(skill), label, "deck") }
    });
    let label = Text::new("label-well").number("left", content.well.len() as i64 - campaign.well as i64);
    let well = Thing::new("well", Printed::new("Le puits", "The well"), label, "well");
    let well = Thing { clauses: vec!["well.throw"], ..well };
    let things = decks.chain([well]).collect::<Vec<_>>();
    Zone::new("upgrades", Text::new("zone-upgrades"), Layout::Row, things).in_role(ZoneRole::Scene)
}
