//! The group, hands, tracks, stalls, and the camp.

use super::explained::{self, Explained};
use super::{own, words};
use crate::content::{Card, Content, Gear, SERENADE, Skill, State, UpgradeKind};
use crate::rules::View;
use crate::table::{Phase, Table, Ware};
use kernel::{Layout, PageCell, Printed, Seat, Text, Thing, Tone, Zone};

/// A combat card.
pub fn card(content: &Content, card: Card) -> Thing {
    let printed = content.card(card);
    let mut thing = Thing::new(printed.code.clone(), printed.name.clone(), words::lines(&printed.lines), "card");
    for skill in printed.symbols.iter() {
        thing.marks.push(Text::new("mark-symbol").text("skill", words::skill(skill)));
    }
    let effects = printed.lines.iter().flat_map(|line| line.iter());
    thing.clauses = Explained::by(&["prep.announce"]).effects(effects).and("test.hand").all();
    thing
}

/// The hand of a seat.
pub fn hand(content: &Content, view: &View, seat: Seat) -> Option<Zone> {
    if seat == Seat::WATCHER && view.seen.players > 1 {
        return None;
    }
    let member = own(&view.seen, seat);
    let cards = view.seen.member(member).hand;
    Some(Zone::new("hand", Text::new("zone-hand"), Layout::Hand, cards.iter().map(|held| card(content, held))))
}

/// Everybody in the group, one a line.
pub fn members(content: &Content, view: &View, seat: Seat) -> Zone {
    let table = &view.seen;
    let columns = ["column-who", "column-life", "column-tokens", "column-cards", "column-gear"];
    let rows = table.members().map(|member| {
        let own = table.member(member);
        let name = words::who_name(own.who).clone();
        let label = Text::new(if member == table.first { "label-first" } else { "label-member" });
        let mut thing = Thing::new(format!("member{member}"), name, label, "prisoner");
        thing.here = table.seat_of(member) == seat;
        thing.tone = if own.dead { Tone::Faint } else { Tone::Help };
        let life = Text::new("cell-life").number("left", own.left()).number("life", own.life);
        let cards = Text::new("cell-cards")
            .number("held", view.held[member as usize])
            .number("left", view.left[member as usize])
            .number("discard", own.discard.len());
        thing.cells = vec![
            PageCell::Said(life),
            tokens(table, member).map_or(PageCell::Empty, PageCell::Said),
            PageCell::Said(cards),
            gear(content, table, member).map_or(PageCell::Empty, PageCell::Said),
        ];
        thing.clauses = explained::tokens(own).all();
        thing
    });
    let layout = Layout::Table { columns: columns.map(Text::new).to_vec() };
    Zone::new("group-members", Text::new("zone-group"), layout, rows.collect::<Vec<_>>())
}

fn tokens(table: &Table, member: u8) -> Option<Text> {
    let own = table.member(member);
    let mut texts = Vec::new();
    if own.dead {
        texts.push(Text::new("mark-dead"));
    }
    if table.fight.passing == Some(member) {
        texts.push(Text::new("mark-passes"));
    }
    if own.shields > 0 {
        texts.push(Text::new("mark-shields").number("count", own.shields));
    }
    for state in State::ALL {
        let count = if state == State::Freeze { own.frozen.count_ones() as u8 } else { own.tokens(state) };
        if count > 0 {
            texts.push(Text::new("mark-state").text("state", words::state(state)).number("count", count));
        }
    }
    (!texts.is_empty()).then(|| words::list(texts))
}

fn gear(content: &Content, table: &Table, member: u8) -> Option<Text> {
    let own = table.member(member);
    let texts: Vec<Text> = own.worn.iter().map(|worn| words::name(&content.gear(worn.gear).name)).collect();
    let free = own.slots.saturating_sub(own.worn.len() as u8);
    match (texts.is_empty(), free) {
        (true, 0) => None,
        (true, free) => Some(Text::new("cell-slots").number("free", free)),
        (false, _) => Some(words::list(texts)),
    }
}

/// The scroll tracks and the equipment of a seat's own Prisoner.
pub fn tracks(content: &Content, view: &View, seat: Seat) -> Vec<Zone> {
    let table = &view.seen;
    let who = own(table, seat);
    let member = table.member(who);
    let mut zones = Vec::new();
    if !member.worn.is_empty() {
        let things = member.worn.iter().enumerate().map(|(slot, worn)| gear_thing(content, worn.gear, slot));
        zones.push(Zone::new("gear", Text::new("zone-gear"), Layout::Row, things));
    }
    if member.who != SERENADE {
        let steps = Skill::ALL.into_iter().flat_map(|skill| {
            let marker = member.scrolls[skill.place()];
            (0..6u8).map(move |step| (skill, step, marker))
        });
        let things = steps.map(|(skill, step, marker)| {
            let id = format!("{}{step}", skill_word(skill));
            let name = match step {
                0 => skill_name(skill),
                step => Printed::new(step.to_string(), step.to_string()),
            };
            let mut thing = Thing::new(id, name, super::step_text(member.who, skill, step), "scroll");
            thing.at = (step, skill.place() as u8);
            thing.tone = if step <= marker { Tone::Help } else { Tone::Faint };
            thing.here = step == marker;
            thing.clauses = vec!["board.left", "board.scroll"];
            thing
        });
        let layout = Layout::Grid { columns: 6, rows: 3 };
        zones.push(Zone::new("tracks", Text::new("zone-tracks"), layout, things));
    }
    zones
}

fn skill_word(skill: Skill) -> &'static str {
    ["survival", "tactics", "brutality"][skill.place()]
}

fn skill_name(skill: Skill) -> Printed {
    match skill {
        Skill::Survival => Printed::new("Survie", "Survival"),
        Skill::Tactics => Printed::new("Tactique", "Tactics"),
        Skill::Brutality => Printed::new("Brutalité", "Brutality"),
    }
}

/// A piece of equipment in a slot.
fn gear_thing(content: &Content, gear: Gear, slot: usize) -> Thing {
    let card = content.gear(gear);
    let mut thing = Thing::new(format!("slot{slot}"), card.name.clone(), words::gear(gear), "gear");
    thing.tone = Tone::Wealth;
    thing.clauses = explained::gear(card).all();
    thing
}

/// What is for sale.
pub fn stall(table: &Table) -> Option<Zone> {
    let Phase::Shop(seller) = table.phase else { return None };
    let things = table.stall.iter().enumerate().filter(|(_, offer)| offer.left > 0).map(|(at, offer)| {
        let (name, label) = match offer.ware {
            Ware::Vial => (Printed::new("Fiole", "Vial"), Text::new("label-vial")),
            Ware::Potion => (Printed::new("Potion", "Potion"), Text::new("label-potion")),
            Ware::Gear(gear) | Ware::Blueprint(gear) => {
                (crate::content::printed().gear(gear).name.clone(), words::gear(gear))
            }
        };
        let mut thing = Thing::new(format!("offer{at}"), name, label, "gear");
        thing.clauses = match offer.ware {
            Ware::Vial => vec!["icon.vial", "market.tile"],
            Ware::Potion => vec!["round.potion", "market.tile"],
            Ware::Gear(gear) => explained::gear(crate::content::printed().gear(gear)).and("market.tile").all(),
            Ware::Blueprint(_) => vec!["icon.blueprint", "market.tile"],
        };
        let price = if offer.free > 0 { 0 } else { offer.price };
        thing.corner = Some(Printed::new(price.to_string(), price.to_string()));
        thing.tone = Tone::Wealth;
        thing.marks.push(Text::new("mark-price").number("price", price).number("left", offer.left));
        thing
    });
    Some(Zone::new("stall", words::seller(seller), Layout::Row, things.collect::<Vec<_>>()))
}

/// The camp before a run: the Prisoners, and what the campaign has.
pub fn camp(content: &Content, view: &View, seat: Seat) -> Vec<Zone> {
    let table = &view.seen;
    let prisoners = content.prisoners.iter().enumerate().map(|(at, prisoner)| {
        let start = words::list(Skill::ALL.into_iter().map(|skill| super::step_text(at as u8, skill, 0)).collect());
        let mut thing = Thing::new(format!("prisoner{at}"), prisoner.name.clone(), start, "prisoner");
        thing.clauses = vec!["setup.prisoner", "board.areas"];
        thing.tone = Tone::Help;
        let before = match table.phase {
            Phase::Choose(seat) => seat,
            Phase::Camp => 0,
            _ => table.players,
        };
        let taken = (0..before).find(|member| table.member(*member).who == at as u8);
        if let Some(member) = taken {
            thing.marks.push(Text::new("mark-taken").number("seat", member + 1));
            thing.here = table.seat_of(member) == seat;
        }
        let deck = &table.campaign.decks[at];
        thing.marks.push(Text::new("mark-deck").number("cards", deck.len()));
        thing
    });
    let mut zones = vec![Zone::new("prisoners", Text::new("zone-prisoners"), Layout::Row, prisoners)];
    if let Phase::Choose(_) = table.phase {
        zones.extend(start_cards(content, table));
    }
    zones.extend(chronicle(content, table));
    zones
}

/// The card that something is to be decided about.
fn at_hand(content: &Content, table: &Table) -> Option<Zone> {
    let thing = match table.phase {
        Phase::Grant(held) => card(content, held),
        Phase::Pocket(held) => mutation(content, held),
        _ => return None,
    };
    Some(Zone::new("at-hand", Text::new("zone-at-hand"), Layout::Row, [thing]))
}

/// A card of the mutation board.
fn mutation(content: &Content, card: crate::content::Mutation) -> Thing {
    let perks = content.perks_of(card).iter().map(words::perk).collect::<Vec<_>>();
    let label = match content.upgrades.get(card.0 as usize).map(|upgrade| &upgrade.kind) {
        Some(UpgradeKind::Feat(..)) => Text::new("label-feat"),
        _ if perks.is_empty() => Text::new("label-mutation"),
        _ => words::list(perks),
    };
    let name = content.mutation_name(card).clone();
    Thing { clauses: vec!["cells.kinds"], ..Thing::new(content.mutation_code(card), name, label, "mutation") }
}

/// The cards of each Prisoner, so that one knows what one chooses.
fn start_cards(content: &Content, table: &Table) -> Vec<Zone> {
    const IDS: [&str; 4] = ["deck0", "deck1", "deck2", "deck3"];
    let zone = |(at, id): (usize, &'static str)| {
        let cards = table.campaign.decks[at].iter().map(|held| card(content, held)).collect::<Vec<_>>();
        Zone::new(id, words::name(&content.prisoners[at].name), Layout::List, cards)
    };
    IDS.into_iter().enumerate().map(zone).collect()
}

/// What the campaign has: runes, mutations, secrets.
fn chronicle(content: &Content, table: &Table) -> Vec<Zone> {
    let campaign = &table.campaign;
    let mut zones = Vec::new();
    let mut push = |id, label, things: Vec<Thing>| {
        if !things.is_empty() {
            zones.push(Zone::new(id, Text::new(label), Layout::List, things));
        }
    };
    let mutation = |card| mutation(content, card);
    let runes = content.runes.iter().enumerate().filter(|(at, _)| campaign.runes >> at & 1 == 1);
    let runes = runes.map(|(_, rune)| {
        let thing = Thing::new(&*rune.code, rune.name.clone(), words::name(&rune.says), "rune");
        Thing { clauses: vec!["icon.rune", "move.rune"], ..thing }
    });
    push("runes", "zone-runes", runes.collect());
    push("mutations", "zone-mutations", campaign.active().map(mutation).collect());
    push("aside", "zone-aside", campaign.aside.iter().map(mutation).collect());
    let improved = campaign.decks.iter().flat_map(|deck| deck.iter()).chain(campaign.spare.iter());
    let improved = improved.filter(|held| content.card(*held).owner.is_none());
    push("improved", "zone-improved", improved.map(|held| card(content, held)).collect());
    let secrets = content.secrets.iter().enumerate().filter(|(at, _)| campaign.secrets >> at & 1 == 1);
    let secrets = secrets.map(|(at, secret)| {
        let told = campaign.told >> at & 1 == 1;
        let label = Text::new(if told { "label-secret-told" } else { "label-secret" });
        Thing { clauses: vec!["secret.take"], ..Thing::new(&*secret.code, secret.name.clone(), label, "secret") }
    });
    push("secrets", "zone-secrets", secrets.collect());
    zones
}

/// Where cells are spent.
pub fn cells(content: &Content, view: &View) -> Vec<Zone> {
    let table = &view.seen;
    let campaign = &table.campaign;
    let decks = Skill::ALL.into_iter().map(|skill| {
        let left = content.decks[skill.place()].len() as i64 - campaign.taken[skill.place()] as i64
            + campaign.ahead[skill.place()].len() as i64;
        let label = Text::new("label-deck").number("left", left).number("price", campaign.price(skill));
        let id = format!("deck-{}", skill_word(skill));
        let clauses = vec!["cells.decks", "cells.kinds"];
        Thing { hidden: true, clauses, ..Thing::new(id, skill_name(skill), label, "deck") }
    });
    let well = content.well.len() as i64 - campaign.well as i64;
    let well_name = Printed::new("Le puits", "The well");
    let label = Text::new("label-well").number("left", well);
    let well = Thing { hidden: true, clauses: vec!["well.throw"], ..Thing::new("well", well_name, label, "well") };
    let mut zones: Vec<Zone> = at_hand(content, table).into_iter().collect();
    zones.push(Zone::new("upgrades", Text::new("zone-upgrades"), Layout::Row, decks.chain([well]).collect::<Vec<_>>()));
    zones.extend(chronicle(content, table));
    zones
}
