//! What speaks for an action or against it: whether a killing blow is within reach, of whom, and what it is worth; whom a low blow costs how
//! much. All by what the seat sees: of what others hold, only what nobody has seen is counted.

use crate::content::{Card, Effect, Rule};
use crate::decisions::Action;
use crate::page::{hero_name, incoming};
use crate::rules::{SangRancune, is_unholy, kinds_of_tokens, prestige, touchable, value};
use crate::table::{Phase, Played, Table, Window};
use kernel::{Seat, Text};

/// The fact that stands out for a seat, where one does.
pub fn why(game: &SangRancune, table: &Table, seat: Seat, action: Action) -> Option<Text> {
    if seat == Seat::WATCHER {
        return None;
    }
    match action {
        Action::Set { card } | Action::Play { card } => attack(game, table, seat.0, card, true),
        Action::Riposte { card } => attack(game, table, seat.0, card, false),
        Action::Divert { hit, seat: other } => {
            let hit = table.hits.as_slice().get(hit as usize)?;
            struck(table, other, hit.damage)
        }
        Action::Pass => passed(game, table, seat.0),
        other => low_blow(game, table, seat.0, other),
    }
}

/// Whether there is one creature, whose killing blow earns something.
fn has_prize(game: &SangRancune, table: &Table) -> bool {
    game.is_creature(table) && table.foe.start > 0 && table.foe.pack.is_empty()
}

/// What the killing blow earns now.
fn prize(game: &SangRancune, table: &Table) -> u8 {
    prestige(&game.content, table) + table.foe.tokens + game.content.late_bonus(table.number)
}

/// What a card does at its best in the hands of a hero, if nobody meddles. Nothing where the coin has a say, or tokens stand before the
/// creature.
fn strongest(game: &SangRancune, table: &Table, seat: u8, card: Card, with_setups: bool) -> Option<u16> {
    let content = &game.content;
    if !card.is_valued() || !kinds_of_tokens(content, table, seat).is_empty() {
        return None;
    }
    let mighty = match content.card(card).effect {
        Effect::Heroic { hero } => hero == seat,
        Effect::Holy { .. } => is_unholy(content, table),
        _ => false,
    };
    let played = Played { card, mighty: Some(mighty), ..Played::default() };
    let value = value(content, table, seat, &played, with_setups);
    let faded = matches!(content.encounter(table.foe.id).rule, Rule::Fades { from } if value >= from as u16);
    (!faded).then_some(value)
}

/// An attack: whether it kills, what others have to do before it so that it does, or what it leaves to the next hero.
fn attack(game: &SangRancune, table: &Table, seat: u8, card: Card, with_setups: bool) -> Option<Text> {
    if !has_prize(game, table) {
        return None;
    }
    let damage = strongest(game, table, seat, card, with_setups).filter(|damage| *damage > 0)?;
    let left = table.remaining();
    let place = table.hero(seat).initiative;
    let attacks = |other: &u8| *other != seat && !table.hero(*other).barred;
    let sets = table.phase == Phase::Set;
    let earlier =
        table.in_order().filter(attacks).filter(|other| sets && table.hero(*other).initiative < place).count();
    let text = |id: &'static str| Text::new(id).number("value", damage).number("prestige", prize(game, table));
    let text = |id: &'static str| text(id).number("before", earlier as i64);
    match (damage >= left, earlier) {
        (true, 0) => return Some(text("why-kills").number("left", left)),
        (true, _) => return Some(text("why-kills-unless").number("left", left)),
        (false, 1..) => return Some(text("why-needs").number("needed", left - damage)),
        (false, 0) => {}
    }
    let left = left - damage;
    let next = table.in_order().filter(attacks).find(|other| table.hero(*other).initiative > place);
    let Some(next) = next.filter(|_| with_setups) else { return Some(Text::new("why-leaves").number("left", left)) };
    let (mut deadly, mut all) = (0i64, 0i64);
    for (kind, count) in table.deck.kinds() {
        if let Some(damage) = strongest(game, table, next, Card(kind), true) {
            all += count as i64;
            deadly += if damage >= left { count as i64 } else { 0 };
        }
    }
    let text = Text::new("why-leaves-to").number("left", left).name("hero", &hero_name(next));
    Some(text.number("deadly", deadly).number("attacks", all))
}

/// A low blow on the attack that lies open: whether it makes or prevents a kill, or what is left of the creature then.
fn low_blow(game: &SangRancune, table: &Table, seat: u8, action: Action) -> Option<Text> {
    if !has_prize(game, table) || table.window != Window::Reveal && table.phase != Phase::Window(Window::Reveal) {
        return None;
    }
    let (content, mut changed) = (&game.content, *table);
    match action {
        Action::Trip { at } => changed.board.as_mut_slice().get_mut(at as usize)?.failed = true,
        Action::Rally { at } => changed.board.as_mut_slice().get_mut(at as usize)?.rallied += 1,
        Action::Fail => {
            for at in 0..table.board.len() as u8 {
                if touchable(content, table, at).is_ok() {
                    changed.board.as_mut_slice()[at as usize].failed = true;
                }
            }
        }
        Action::Weaken | Action::Toughen => {
            let Effect::Tough { life } = content.card(Card::TOUGH).effect else { return None };
            changed.foe.life = match action {
                Action::Weaken => table.foe.life.saturating_sub(life as u16),
                _ => (table.foe.life + life as u16).min(content.track),
            };
        }
        _ => return None,
    }
    let left = |table: &Table| match incoming(game, table) {
        (_, true) => None,
        (damage, false) => Some(table.remaining().saturating_sub(damage)),
    };
    let (before, after) = (left(table)?, left(&changed)?);
    let id = match (before, after) {
        (0, 1..) => "why-saves",
        (1.., 0) => "why-makes",
        (before, after) if before != after => "why-then-left",
        _ => return None,
    };
    let text = Text::new(id).name("hero", &hero_name(table.active)).number("before", before).number("after", after);
    let text = text.number("prestige", prize(game, table)).number("own", table.hero(seat).prestige);
    Some(text.number("total", table.hero(table.active).prestige + prize(game, table)))
}

/// What a hit leaves somebody.
fn struck(table: &Table, seat: u8, damage: u8) -> Option<Text> {
    let hero = table.hero(seat);
    // §item.skin
    if hero.under(Card::SKIN) {
        return Some(Text::new("why-unhurt").name("hero", &hero_name(seat)));
    }
    let text = Text::new(if damage >= hero.life { "why-struck-dead" } else { "why-struck" });
    let text = text.name("hero", &hero_name(seat)).number("damage", damage);
    Some(text.number("left", hero.life.saturating_sub(damage)).number("prestige", hero.prestige))
}

/// What nobody stops: somebody else's killing blow, or the hits on the seat itself.
fn passed(game: &SangRancune, table: &Table, seat: u8) -> Option<Text> {
    match table.phase {
        Phase::Window(Window::Reveal) if has_prize(game, table) && table.active != seat => {
            let (damage, coin) = incoming(game, table);
            let gains = prize(game, table);
            let text = Text::new("why-lets").name("hero", &hero_name(table.active)).number("prestige", gains);
            let text = text.number("total", table.hero(table.active).prestige + gains);
            let kills = !coin && damage > 0 && damage >= table.remaining();
            kills.then(|| text.number("own", table.hero(seat).prestige))
        }
        Phase::Window(Window::Hits) => {
            let hits = table.hits.as_slice().iter().filter(|hit| hit.seat == seat);
            let damage = hits.fold(0u8, |sum, hit| sum.saturating_add(hit.damage));
            if damage == 0 { None } else { struck(table, seat, damage) }
        }
        _ => None,
    }
}
