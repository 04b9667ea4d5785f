//! What a player has before his eyes: the encounter, the heroes, the pile, a hand.

mod beats;
mod choices;
mod clauses;
mod codex;
mod ending;
mod foe;
mod heroes;
mod notes;
mod preparation;
mod prompt;
mod telling;

pub use beats::{beat, is_shown};
#[cfg(test)]
pub use clauses::OF_FOES as FOE_CLAUSES;
pub use codex::codex;
pub use ending::ending;
pub use notes::incoming;
pub use preparation::preparation;
pub use telling::{explain, outcome, tell};

use crate::content::{Card, Effect, card_word, names};
use crate::decisions::Action;
use crate::notation::sign_word;
use crate::rules::{SangRancune, View};
use crate::table::{Phase, Table};
use foe::foe;
use heroes::{hero_picture, heroes, heroes_layout};
use kernel::{Game, Gauge, Layout, Page, PageCell, Printed, Seat, Text, Thing, Tone, Zone, ZoneRole};

pub fn page(game: &SangRancune, view: &View, seat: Seat) -> Page {
    let mut choices = Vec::new();
    game.candidates(&view.seen, seat, |action| choices.push(choices::choice(game, &view.seen, seat, action)));
    Page { choices, ..scene(game, view, seat) }
}

/// The same while a decision is being carried out: nobody is asked anything.
pub fn scene(game: &SangRancune, view: &View, seat: Seat) -> Page {
    let table = &view.seen;
    Page {
        heading: heading(table),
        gauges: gauges(game, table, seat),
        zones: zones(game, table, seat),
        notes: notes::notes(game, table, seat),
        prompt: prompt::prompt(game, table, seat),
        choices: Vec::new(),
    }
}

/// What a hero is called: his first name.
pub fn hero_name(seat: u8) -> Printed {
    let heroes = &names().heroes;
    let name = &heroes[seat as usize % heroes.len()];
    let first = |name: &str| name.split(' ').next().unwrap_or(name).to_string();
    Printed::new(first(&name.fr), first(&name.en))
}

pub fn card_name(card: Card) -> &'static Printed {
    &names().cards[card.0 as usize % names().cards.len()]
}

/// What a low blow is called: one card has two names, one for each of its effects.
pub fn low_name(action: Action) -> Printed {
    let name = card_name(action.low().unwrap_or(Card::FAIL));
    let half = |name: &str| {
        let mut halves = name.split(" / ");
        let first = halves.next().unwrap_or(name);
        if action == Action::Toughen { halves.next().unwrap_or(first) } else { first }.to_string()
    };
    Printed::new(half(&name.fr), half(&name.en))
}

pub fn foe_name(id: u8) -> &'static Printed {
    &names().encounters[id as usize % names().encounters.len()]
}

fn heading(table: &Table) -> Text {
    let total = table.number + table.left + table.rising.is_some() as u8;
    let id = if table.foe.round == 0 { "heading-new" } else { "heading" };
    Text::new(id)
        .number("number", table.number)
        .number("total", total)
        .name("foe", foe_name(table.foe.id))
        .number("round", table.foe.round)
}

fn gauges(game: &SangRancune, table: &Table, seat: Seat) -> Vec<Gauge> {
    let mut gauges = Vec::new();
    if seat != Seat::WATCHER {
        let hero = table.hero(seat.0);
        gauges.push(Gauge::figure("prestige", Text::new("gauge-prestige"), hero.prestige as i32));
        gauges.push(Gauge::bar("life", Text::new("gauge-life"), hero.life as i32, game.content.life as i32));
    }
    if table.foe.start > 0 && !matches!(table.phase, Phase::Refill | Phase::Over(_)) {
        let most = table.foe.start.max(table.foe.life) as i32;
        let label = Text::new("gauge-foe").name("foe", foe_name(table.foe.id));
        gauges.push(Gauge::bar("foe", label, table.remaining() as i32, most));
    }
    gauges
}

/// All zones, at every decision in the same order: what is empty keeps its place.
fn zones(game: &SangRancune, table: &Table, seat: Seat) -> Vec<Zone> {
    let mut zones = vec![
        Zone::new("foe", Text::new("zone-foe"), Layout::Row, [foe(game, table)]).in_role(ZoneRole::Opponent),
        Zone::new("heroes", Text::new("zone-heroes"), heroes_layout(), heroes(game, table, seat))
            .in_role(ZoneRole::Others),
    ];
    zones.extend(scene_zones(game, table));
    if seat != Seat::WATCHER {
        zones.push(Zone::new("hand", Text::new("zone-hand"), Layout::Hand, hand(game, table, seat)));
        let items = own_items(game, table, seat.0);
        zones.push(Zone::new("items", Text::new("zone-items"), Layout::Row, items).in_role(ZoneRole::Own));
    }
    zones.push(Zone::new("pile", Text::new("zone-pile"), Layout::Stack, pile(game, table)));
    zones.push(Zone::pile("deck", Text::new("zone-deck"), in_deck(table, seat)));
    zones.push(Zone::pile("discard", Text::new("zone-discard"), table.discard.len() + table.spent.len()));
    zones
}

/// Where it happens: attacks, low blows, hits, and what the dead have left.
fn scene_zones(game: &SangRancune, table: &Table) -> [Zone; 4] {
    let attacks = table.board.iter().enumerate().map(|(at, _)| attack(game, table, at as u8));
    let blows = table.stack.iter().enumerate().map(|(at, blown)| {
        let label = Text::new("label-blown").name("hero", &hero_name(blown.seat));
        let mut thing = Thing::new(format!("blow{}", at + 1), low_name(blown.action), label, "low");
        thing.tone = Tone::Danger;
        thing.clauses = blown.action.low().map_or_else(Vec::new, |card| clauses::of_card(game, card));
        thing.clauses.push("low.cancel");
        thing
    });
    let hits = table.hits.iter().enumerate().map(|(at, hit)| {
        let label = Text::new("label-hit").number("damage", hit.damage);
        let mut thing = Thing::new(format!("hit{}", at + 1), hero_name(hit.seat), label, hero_picture(hit.seat));
        (thing.tone, thing.clauses) = (Tone::Danger, vec!["strike.one"]);
        thing
    });
    let loot = table.loot.iter().enumerate().map(|(at, item)| {
        let mut thing = item_thing(game, item, format!("loot{}", at + 1));
        thing.clauses.push("end.loot");
        thing
    });
    [
        Zone::new("board", Text::new("zone-board"), Layout::Row, attacks).in_role(ZoneRole::Scene),
        Zone::new("stack", Text::new("zone-stack"), Layout::Row, blows).in_role(ZoneRole::Scene),
        Zone::new("hits", Text::new("zone-hits"), Layout::List, hits).in_role(ZoneRole::Scene),
        Zone::new("loot", Text::new("zone-loot"), Layout::List, loot).in_role(ZoneRole::Scene),
    ]
}

/// How many cards lie in the deck: of those that the seat has not seen, others hold the rest.
fn in_deck(table: &Table, seat: Seat) -> u32 {
    let held = table.heroes.iter().enumerate().map(|(at, hero)| match at == seat.0 as usize {
        true => 0,
        false => {
            hero.cards as u32 - hero.hand.len() + hero.set.iter().filter(|laid| laid.card.is_none()).count() as u32
        }
    });
    table.deck.len().saturating_sub(held.sum())
}

/// The hand of a seat; what cannot be played while others can says why.
fn hand(game: &SangRancune, table: &Table, seat: Seat) -> Vec<Thing> {
    let why = choices::why_low_blows_wait(game, table, seat);
    let playable = choices::pointed_at(game, table, seat);
    let held = table.hero(seat.0).hand.kinds().map(|(kind, count)| {
        let mut thing = Thing { count: count as u32, ..card_thing(game, seat.0, Card(kind)) };
        if let Some(why) = why.filter(|_| Card(kind).is_low() && !playable.contains(&thing.id)) {
            thing.marks.push(Text::new(why));
        }
        thing
    });
    held.collect()
}

/// The items of a seat, each kind once.
fn own_items(game: &SangRancune, table: &Table, seat: u8) -> Vec<Thing> {
    let items = table.hero(seat).items;
    let count = |item: Card| items.iter().filter(|other| *other == item).count();
    let kinds = Card::all().filter(|item| count(*item) > 0);
    let thing = |item: Card| Thing { count: count(item) as u32, ..item_thing(game, item, item_id(item)) };
    kinds.map(thing).collect()
}

/// The id of an item of one's own.
fn item_id(item: Card) -> String {
    format!("item-{}", card_word(item))
}

/// The id of a card of one's own hand.
fn hand_id(card: Card) -> String {
    format!("hand-{}", card_word(card))
}

/// The id of a hero.
fn hero_id(seat: u8) -> String {
    format!("hero{}", seat + 1)
}

/// Several names, one after the other.
fn list(names: impl Iterator<Item = Printed>) -> PageCell {
    let all: Vec<Printed> = names.collect();
    let joined = |pick: fn(&Printed) -> &String| all.iter().map(pick).cloned().collect::<Vec<_>>().join(", ");
    match all.is_empty() {
        true => PageCell::Empty,
        false => {
            let name = Printed::new(joined(|name| &name.fr), joined(|name| &name.en));
            PageCell::Said(Text::new("printed").name("name", &name))
        }
    }
}

/// An attack of the active hero that has not taken effect yet.
fn attack(game: &SangRancune, table: &Table, at: u8) -> Thing {
    let played = table.board.as_slice()[at as usize];
    let value = attack_value(game, table, at);
    let label = match played.card.is_valued() {
        true => Text::new("label-attack").number("value", value),
        false => Text::new("label-tactic"),
    };
    let mut thing = Thing::new(format!("attack{}", at + 1), card_name(played.card).clone(), label, family(played.card));
    thing.tone = if played.failed { Tone::Faint } else { Tone::Danger };
    let marks = [
        (played.failed, "mark-failed"),
        (played.mighty == Some(true) && is_heroic(game, played.card), "mark-protected"),
        (played.rallied > 0, "mark-rallied"),
    ];
    thing.marks.extend(marks.into_iter().filter(|(holds, _)| *holds).map(|(_, id)| Text::new(id)));
    thing.clauses = clauses::of_card(game, played.card);
    if played.failed {
        thing.clauses.push("round.failed");
    }
    if played.card.is_valued() {
        let value = value.to_string();
        thing.corner = Some(Printed::new(value.clone(), value));
    }
    thing
}

fn is_heroic(game: &SangRancune, card: Card) -> bool {
    matches!(game.content.card(card).effect, Effect::Heroic { .. })
}

/// What an attack of the board would do now.
pub fn attack_value(game: &SangRancune, table: &Table, at: u8) -> u16 {
    let board = table.board.as_slice();
    let Some(played) = board.get(at as usize) else { return 0 };
    let first = !board[..at as usize].iter().any(|earlier| earlier.card.is_valued());
    if played.failed || !played.card.is_valued() {
        return 0;
    }
    crate::rules::value(&game.content, table, table.active, played, first && !table.riposte)
}

/// The drawing of a card.
pub fn family(card: Card) -> &'static str {
    match card {
        card if card.is_item() => "item",
        card if card.is_low() => "low",
        card if card > Card::MOMENTUM => "tactic",
        card if card >= Card::HOLY => "bonus",
        card if card >= Card::HEROIC => "heroic",
        _ => "attack",
    }
}

/// A card of a hand.
fn card_thing(game: &SangRancune, seat: u8, card: Card) -> Thing {
    let printing = game.content.card(card);
    let value = game.content.value(card, printing.side);
    let own = matches!(printing.effect, Effect::Heroic { hero } if hero == seat);
    let label = match (card.is_valued(), card.is_low()) {
        (true, _) if own => {
            let most = game.content.value(card, printing.side + 1);
            Text::new("label-own").number("value", value).number("most", most)
        }
        (true, _) if card < Card::HOLY => Text::new("label-value").number("value", value),
        (true, _) => Text::new("label-bonus").number("value", value).text("about", choices::about(game, card)),
        (_, true) => Text::new("label-low").text("about", choices::about(game, card)),
        _ => Text::new("label-tactic-about").text("about", choices::about(game, card)),
    };
    let mut thing = Thing::new(hand_id(card), card_name(card).clone(), label, family(card));
    thing.clauses = clauses::of_card(game, card);
    // A number alone says all of a plain attack, and of nothing else.
    if card.is_valued() && card < Card::HOLY {
        let value = format!("{value}{}", if own { "*" } else { "" });
        thing.corner = Some(Printed::new(value.clone(), value));
    }
    thing.tone = match family(card) {
        "low" => Tone::Wonder,
        "item" => Tone::Help,
        "tactic" => Tone::Plain,
        _ => Tone::Danger,
    };
    thing
}

fn item_thing(game: &SangRancune, item: Card, id: String) -> Thing {
    let label = Text::new("label-item").text("about", choices::about(game, item));
    let thing = Thing::new(id, card_name(item).clone(), label, "item");
    Thing { tone: Tone::Help, clauses: clauses::of_card(game, item), ..thing }
}

/// The damage pile, the oldest first.
fn pile(game: &SangRancune, table: &Table) -> Vec<Thing> {
    let thing = |(at, piled): (usize, crate::table::Piled)| {
        let label = Text::new("label-piled").name("hero", &hero_name(piled.seat)).number("value", piled.value);
        let value = piled.value.to_string();
        let mut thing =
            Thing::new(format!("piled{}", at + 1), card_name(piled.card).clone(), label, family(piled.card));
        thing.corner = Some(Printed::new(value.clone(), value));
        thing.clauses = clauses::of_card(game, piled.card);
        thing.clauses.push("round.pile");
        thing
    };
    table.pile.iter().enumerate().map(thing).collect()
}

/// A sign, in a word.
pub fn sign_text(sign: u8) -> Text {
    Text::new(match sign_word(sign) {
        "rock" => "sign-rock",
        "paper" => "sign-paper",
        _ => "sign-scissors",
    })
}
