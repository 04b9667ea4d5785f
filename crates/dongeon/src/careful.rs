//! A rule of thumb: take things, keep out of fights that cannot be won, do not walk three times the same way.

use crate::content::Icon;
use crate::decisions::Action;
use crate::rules::Dongeon;
use crate::table::{After, Aside, Card, Colour, Foe, LIVES, Phase, Table, Torches};
use kernel::{Game, Seat, Side};

/// What icons left on top are worth, and what dangers cost, in hundredths of a life.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// A treasure in hand.
    pub treasure: i32,
    /// A weapon in hand.
    pub weapon: i32,
    /// A life.
    pub life: i32,
    /// Being lost.
    pub lost: i32,
    /// A trap met next time round.
    pub trap: i32,
}

/// Designed.
pub const TUNED: Weights = Weights { treasure: 35, weapon: 60, life: 100, lost: 45, trap: 30 };

/// What to do, seeing this.
pub fn choose(game: &Dongeon, table: &Table, weights: &Weights) -> Action {
    match table.phase {
        Phase::Beaten { foe, value } => return settle(game, table, foe, value),
        // Treasures are worth nothing after the last assault, and a ransom of the final boss is dearer.
        Phase::Between(_) => return Action::Heal,
        Phase::Walk if table.wounds >= 2 && game.check(table, Seat(0), Action::Heal).is_ok() => return Action::Heal,
        _ => {}
    }
    let mut best = (i32::MIN, Action::Leave);
    game.candidates(table, Seat(0), |action| {
        if action != Action::Heal && game.check(table, Seat(0), action).is_ok() {
            let worth = worth(game, table, action, weights);
            if worth > best.0 {
                best = (worth, action);
            }
        }
    });
    best.1
}

/// Two treasures heal as much as a ransom saves, and only a wound that is the last, or comes at the very end, cannot be healed later.
fn settle(game: &Dongeon, table: &Table, foe: Foe, value: u8) -> Action {
    let now_or_never = table.wounds + 1 == LIVES || foe == Foe::Assault(3);
    let allowed = |action| game.check(table, Seat(0), action).is_ok();
    if value <= 2 && allowed(Action::Ransom) {
        Action::Ransom
    } else if now_or_never && allowed(Action::Heal) {
        Action::Heal
    } else if now_or_never && allowed(Action::Ransom) {
        Action::Ransom
    } else {
        Action::Bleed
    }
}

fn worth(game: &Dongeon, table: &Table, action: Action, weights: &Weights) -> i32 {
    let Action::Use { side } = action else {
        return match action {
            Action::Flee => -lost(table, weights),
            _ => -5,
        };
    };
    let top = table.top();
    let edge = top.edge(table.colour, side);
    match table.icon(side) {
        Icon::Treasure => weights.treasure,
        Icon::Weapon => weights.weapon,
        Icon::Trap => -trap(table, weights),
        Icon::Monster(value) => -fight(game, table, value, weights),
        Icon::Turnaround => 40,
        icon @ (Icon::Corridor | Icon::Door) => {
            let kind = if icon == Icon::Door { After::Door } else { After::Corridor };
            let third = table.colour == Colour::White && table.after == kind && table.streak == 2;
            if third {
                return -lost(table, weights);
            }
            left_behind(game, table, top, edge, weights) + ahead(game, table, kind, weights)
        }
    }
}

fn lost(table: &Table, weights: &Weights) -> i32 {
    match table.options.torches {
        Torches::Of(_) if table.torches == 0 => 100 * weights.life,
        Torches::Of(_) => weights.lost + 30 / (table.torches as i32),
        // Whoever runs from everything runs in circles: patience wears thin.
        Torches::Endless => weights.lost + table.actions as i32 / 2,
    }
}

fn trap(table: &Table, weights: &Weights) -> i32 {
    match (table.count(Aside::Weapon), table.count(Aside::Treasure)) {
        (0, 0) => life(table, weights),
        (0, _) => weights.treasure,
        _ => weights.weapon,
    }
}

/// A life is worth the more the fewer are left.
fn life(table: &Table, weights: &Weights) -> i32 {
    match table.lives() {
        0 | 1 => 20 * weights.life,
        2 => 2 * weights.life,
        _ => weights.life,
    }
}

/// What a fight costs: by the cards that were seen where they are known, else by what the faces show on the whole.
fn fight(game: &Dongeon, table: &Table, value: u8, weights: &Weights) -> i32 {
    let weapons = table.count(Aside::Weapon);
    life(table, weights) * chance_to_lose(game, table.colour, next_draw(game, table), value, weapons) / 60
}

/// The monster that would be drawn for the player, if all cards up to it were seen.
pub(crate) fn next_draw(game: &Dongeon, table: &Table) -> Option<u8> {
    for card in table.deck.all().iter().skip(1).filter(|card| !card.is_doors()) {
        match card.icon(&game.deck, table.colour, card.edge(table.colour, Side::Top)) {
            Some(Icon::Monster(drawn)) => return Some(drawn),
            Some(_) => {}
            None => return None,
        }
    }
    None
}

/// How likely a fight is to be lost, in sixtieths: surely or not where the monster is known that will be drawn, else by what the faces show on
/// the whole.
pub(crate) fn chance_to_lose(game: &Dongeon, colour: Colour, drawn: Option<u8>, value: u8, weapons: u8) -> i32 {
    if let Some(drawn) = drawn {
        return 60 * (drawn + weapons < value) as i32;
    }
    let monsters = game.deck.monsters(colour == Colour::White);
    let all: i32 = monsters.iter().map(|count| *count as i32).sum();
    let beaten = monsters.iter().zip(0u8..).filter(|(_, drawn)| drawn + weapons < value);
    let beaten: i32 = beaten.map(|(count, _)| *count as i32).sum();
    if all == 0 { 0 } else { 60 * beaten / all }
}

/// What the icon will be worth that lies on top of this card when it comes round again.
fn left_behind(game: &Dongeon, table: &Table, card: Card, used: u8, weights: &Weights) -> i32 {
    let next = if table.colour == Colour::White { (used + 2) & 3 } else { used };
    match card.icon(&game.deck, table.colour, next) {
        Some(Icon::Weapon) => weights.weapon / 3,
        Some(Icon::Treasure) => weights.treasure / 3,
        Some(Icon::Trap) => -weights.trap / 3,
        Some(Icon::Monster(value)) => value as i32 - 2,
        _ => 0,
    }
}

/// What waits on the next card, if it was seen.
fn ahead(game: &Dongeon, table: &Table, kind: After, weights: &Weights) -> i32 {
    let Some(next) = table.deck.all().get(1).copied().filter(|card| !card.is_doors()) else { return 0 };
    let Some(face) = next.lies(&game.deck, table.colour) else {
        // Behind a door one takes what comes.
        return if kind == After::Door { -6 } else { 0 };
    };
    let one = |icon: Icon| match icon {
        Icon::Treasure => weights.treasure,
        Icon::Weapon => weights.weapon,
        Icon::Trap => -trap(table, weights),
        Icon::Monster(value) => -fight(game, table, value, weights).min(lost(table, weights)),
        Icon::Turnaround => 40,
        Icon::Corridor | Icon::Door => 0,
    };
    match kind {
        After::Door => one(face.icon(Side::Top as u8)),
        After::Corridor => {
            let icons = face.icons();
            if icons.iter().any(|icon| icon.is_path()) {
                0
            } else if icons.iter().any(|icon| matches!(icon, Icon::Monster(_))) {
                let monsters = icons.into_iter().filter(|icon| matches!(icon, Icon::Monster(_)));
                monsters.map(one).max().unwrap_or(0)
            } else {
                icons.into_iter().filter(|icon| icon.is_thing()).map(one).max().unwrap_or(0)
            }
        }
    }
}
