//! What else is worth bearing in mind: who kills, how much is left, who risks what.

use super::foe::{blows, rule};
use super::{attack_value, card_name, hero_name, list};
use crate::content::Rule;
use crate::rules::{SangRancune, prestige};
use crate::table::{Phase, Table, Window};
use kernel::{PageCell, Seat, Text};

/// Who kills, how much is left, who risks what.
pub fn notes(game: &SangRancune, table: &Table, seat: Seat) -> Vec<Text> {
    let mut notes = Vec::new();
    if matches!(table.phase, Phase::Over(_) | Phase::Refill) {
        return notes;
    }
    // While cards are being revealed, what matters is who kills.
    let revealing = matches!(table.phase, Phase::Window(Window::Opening | Window::Reveal | Window::Counter));
    let (blows, rule) = if revealing { (None, None) } else { (all_blows(game, table), rule(game, table)) };
    match (blows, rule) {
        (Some(blows), Some(rule)) => notes.push(Text::new("note-strikes-and").text("blows", blows).text("rule", rule)),
        (Some(blows), None) => notes.push(Text::new("note-strikes").text("blows", blows)),
        (None, Some(rule)) => notes.push(Text::new("note-rule").text("rule", rule)),
        (None, None) => {}
    }
    if table.foe.round > 0 && table.foe.start > 0 {
        notes.push(killing(game, table, seat));
    }
    if !table.foe.pack.is_empty() {
        let whole: u16 = table.foe.pack.iter().map(u16::from).sum();
        notes.push(Text::new("note-pack").number("tokens", table.foe.pack.len() as i64).number("life", whole));
    }
    if game.is_creature(table) {
        notes.push(prize(game, table));
    }
    if table.phase == Phase::Window(Window::Hits) && !table.hits.is_empty() {
        notes.push(Text::new("note-hits"));
    }
    for (other, hero) in table.heroes.iter().enumerate().filter(|(other, _)| *other != seat.0 as usize) {
        if let PageCell::Said(cards) = list(hero.seen.iter().map(|card| card_name(card).clone())) {
            notes.push(Text::new("note-seen").name("hero", &hero_name(other as u8)).text("cards", cards));
        }
    }
    notes
}

/// All the blows of the creature in one text.
fn all_blows(game: &SangRancune, table: &Table) -> Option<Text> {
    let blows = blows(game, table).into_iter();
    blows.reduce(|first, next| Text::new("both").text("first", first).text("next", next))
}

/// What the killing blow is worth.
fn prize(game: &SangRancune, table: &Table) -> Text {
    let encounter = game.content.encounter(table.foe.id);
    let base = prestige(&game.content, table);
    let bonus = game.content.late_bonus(table.number);
    let id = match (encounter.rule, bonus) {
        (Rule::Pack { .. }, 0) => "note-prize-pack",
        (Rule::Pack { .. }, _) => "note-prize-pack-late",
        _ => "note-prize",
    };
    let held = if let Rule::Pack { held, .. } = encounter.rule { held } else { 1 };
    let whole = base + table.foe.tokens + bonus;
    Text::new(id).number("prestige", whole).number("bonus", bonus).number("held", held)
}

/// What the attacks of the active hero will do to the creature if nobody meddles, and whether the coin has a say.
pub fn incoming(game: &SangRancune, table: &Table) -> (u16, bool) {
    let rule = game.content.encounter(table.foe.id).rule;
    // §token.chief: the first attacks go to the goblins before the hero.
    let shield = if let Rule::Chief { .. } = rule { table.hero(table.active).goblins.len() } else { 0 };
    let attacks = 0..table.board.len() as u8;
    let values: Vec<u16> = attacks
        .filter(|at| {
            let played = table.board.as_slice()[*at as usize];
            played.card.is_valued() && !played.failed
        })
        .map(|at| attack_value(game, table, at))
        .collect();
    let through = values.iter().skip(shield);
    let coin = matches!(rule, Rule::Fades { from } if through.clone().any(|value| *value >= from as u16));
    (through.sum(), coin)
}

/// Who can kill, and what that takes.
fn killing(game: &SangRancune, table: &Table, seat: Seat) -> Text {
    let left = table.remaining();
    if table.phase == Phase::Window(Window::Reveal) {
        let (incoming, coin) = incoming(game, table);
        let id = match (incoming >= left, coin) {
            (true, _) if incoming == 0 => "note-falls",
            (true, true) => "note-kills-coin",
            (true, false) => "note-kills",
            (false, _) if incoming == 0 => "note-harmless",
            (false, _) => "note-incoming",
        };
        let text = Text::new(id).name("hero", &hero_name(table.active)).number("value", incoming);
        return text.number("left", left.saturating_sub(incoming));
    }
    let sets = table.phase == Phase::Set && seat != Seat::WATCHER;
    let before = upcoming(table).filter(|_| sets).map(|_| {
        let mine = table.hero(seat.0).initiative;
        let attacks = |other: &u8| *other != seat.0 && !table.hero(*other).barred;
        table.in_order().filter(attacks).filter(|other| table.hero(*other).initiative < mine).count()
    });
    match before {
        Some(0) => Text::new("note-kill-you").number("left", left),
        Some(before) => Text::new("note-before").number("left", left).number("before", before as i64),
        None => Text::new("note-left").number("left", left),
    }
}

/// Whose attack comes next, or is being made.
fn upcoming(table: &Table) -> Option<u8> {
    match table.phase {
        Phase::Set | Phase::Window(Window::Opening) => table.at_place(1),
        _ => None,
    }
}
