//! The heroes, each with life, prestige, cards, items, and what lies before him.

use super::{card_name, clauses, hero_id, hero_name, list};
use crate::content::{Rule, names};
use crate::rules::{SangRancune, leaders};
use crate::table::{Hero, Table};
use kernel::{Gauge, Layout, PageCell, Printed, Seat, Text, Thing, Tone};

pub fn heroes_layout() -> Layout {
    let columns = [
        "column-hero",
        "column-initiative",
        "column-life",
        "column-prestige",
        "column-hand",
        "column-items",
        "column-set",
    ];
    Layout::Table { columns: columns.map(Text::new).to_vec() }
}

/// The heroes in the order of initiative, the dead last.
pub fn heroes(game: &SangRancune, table: &Table, seat: Seat) -> Vec<Thing> {
    let mut seats: Vec<u8> = (0..table.options.players).collect();
    seats.sort_by_key(|at| match table.hero(*at) {
        hero if !hero.lives() => 99,
        hero => hero.initiative,
    });
    let leaders = leaders(table);
    let row = |at: u8| {
        let hero = table.hero(at);
        let label = Text::new("label-hero").number("player", at + 1);
        let mut thing = Thing::new(hero_id(at), hero_name(at), label, hero_picture(at));
        thing.here = at == seat.0;
        if hero.prestige > 0 && leaders.has(Seat(at)) {
            thing.tone = Tone::Wealth;
        }
        if !hero.lives() {
            thing.tone = Tone::Faint;
        }
        thing.gauges = hero_gauges(game, hero);
        thing.clauses = clauses::of_hero(hero);
        let figure = |value: u8| Text::new("figure").number("value", value);
        thing.cells = vec![
            if hero.initiative > 0 { PageCell::Said(figure(hero.initiative)) } else { PageCell::Empty },
            PageCell::Measured(figure(hero.life)),
            PageCell::Measured(figure(hero.prestige)),
            PageCell::Said(figure(hero.cards)),
            list(hero.items.iter().map(|item| card_name(item).clone())),
            state_cell(game, table, at),
        ];
        thing
    };
    seats.into_iter().map(row).collect()
}

/// What a hero is measured by.
fn hero_gauges(game: &SangRancune, hero: &Hero) -> Vec<Gauge> {
    vec![
        Gauge::bar("life", Text::new("thing-life"), hero.life as i32, game.content.life as i32).under("end.death"),
        Gauge::figure("prestige", Text::new("thing-prestige"), hero.prestige as i32).under("end.winner"),
    ]
}

/// The drawing of a hero.
pub fn hero_picture(seat: u8) -> &'static str {
    let words = &names().hero_words;
    &words[seat as usize % words.len()]
}

/// What holds of a hero.
fn states(hero: &Hero) -> Vec<Text> {
    let mut marks = Vec::new();
    for potion in hero.potions.iter() {
        marks.push(Text::new("mark-potion").name("item", card_name(potion.card)).number("rounds", potion.rounds));
    }
    for setup in hero.setups.iter() {
        marks.push(Text::new("mark-setup").name("card", card_name(setup.card)));
    }
    if !hero.goblins.is_empty() {
        marks.push(Text::new("mark-goblins").number("tokens", hero.goblins.len() as i64));
    }
    let flags = [
        (hero.barred, "mark-barred"),
        (hero.stopped, "mark-stopped"),
        (hero.edged, "mark-edged"),
        (hero.swept, "mark-swept"),
        (hero.crowded > 0, "mark-crowded"),
    ];
    marks.extend(flags.into_iter().filter(|(holds, _)| *holds).map(|(_, id)| Text::new(id)));
    marks
}

/// What a hero has set or turned up, and what else holds of him.
fn state_cell(game: &SangRancune, table: &Table, at: u8) -> PageCell {
    let hero = table.hero(at);
    if !hero.lives() {
        return PageCell::Said(Text::new("cell-dead"));
    }
    let mut said = Vec::new();
    let known = hero.set.iter().map(|laid| match laid.card {
        Some(card) => card_name(card).clone(),
        None => Printed::new("?", "?"),
    });
    if let PageCell::Said(cards) = list(known) {
        said.push(Text::new("cell-set").text("cards", cards));
    } else if let PageCell::Said(cards) = list(hero.shown.iter().map(|card| card_name(card).clone())) {
        said.push(cards);
    }
    if matches!(game.content.encounter(table.foe.id).rule, Rule::Ceiling { .. }) {
        said.push(Text::new("mark-total").number("total", hero.total));
    }
    said.extend(states(hero));
    match said.into_iter().reduce(|first, next| Text::new("both").text("first", first).text("next", next)) {
        Some(text) => PageCell::Said(text),
        None => PageCell::Empty,
    }
}
