//! What speaks for an action or against it: what a fight risks, what may lie ahead, what a thing is good for.

use crate::content::{Face, Icon};
use crate::decisions::Action;
use crate::odds::{self, FightOdds};
use crate::page::{icon_text, loss};
use crate::rules::Dongeon;
use crate::table::{After, Aside, Card, Colour, LIVES, Phase, Table, Torches};
use kernel::{Side, Text};

/// The fact that stands out, where one does.
pub fn why(game: &Dongeon, table: &Table, action: Action) -> Option<Text> {
    let (weapons, treasures) = (table.count(Aside::Weapon), table.count(Aside::Treasure));
    match action {
        Action::Use { side } => match table.icon(side) {
            Icon::Monster(value) => fight(odds::against_monster(game, table, value), loss(table, Some(value))),
            Icon::Weapon => weapon(game, table, weapons),
            Icon::Treasure => Some(treasure(treasures + 1)),
            icon @ (Icon::Corridor | Icon::Door) => path(game, table, icon, side),
            Icon::Trap | Icon::Turnaround => None,
        },
        Action::Leave => {
            let up = table.top().up();
            let passed = table.top().turned(if table.colour == Colour::White { up + 2 } else { up });
            ahead(game, table, After::Corridor, passed)
        }
        Action::Flee => flee(game, table),
        Action::Heal => {
            let lives = (table.lives() + 1).min(LIVES);
            let left = treasures.saturating_sub(2);
            Some(Text::new("why-heal").number("lives", lives).number("treasures", left))
        }
        Action::Ransom => {
            let Phase::Beaten { value, .. } = table.phase else { return None };
            let left = treasures.saturating_sub(value);
            Some(Text::new("why-ransom").number("lives", table.lives()).number("treasures", left))
        }
        Action::Bleed => {
            let lives = table.lives().saturating_sub(1);
            let kept = Text::new("why-bleed").number("lives", lives).number("treasures", treasures);
            (lives > 0 && treasures > 0).then_some(kept)
        }
        Action::Fight => {
            let cards = table.deck.all().iter().copied();
            fight(odds::against_boss(game, table, cards, (4, weapons)), loss(table, None))
        }
    }
}

/// In how many of a hundred fights one does not lose, and what losing costs.
fn fight(odds: Option<FightOdds>, loss: Text) -> Option<Text> {
    let FightOdds { lose, .. } = odds?;
    Some(match lose {
        0 => Text::new("why-fight-sure"),
        _ => Text::new("why-fight").number("won", 100 - lose).text("loss", loss),
    })
}

/// What a weapon more changes against the next boss, were he to be fought at once.
fn weapon(game: &Dongeon, table: &Table, weapons: u8) -> Option<Text> {
    let won = |weapons: u8| {
        let cards = table.deck.all().iter().skip(1).copied();
        let FightOdds { lose, .. } = odds::against_boss(game, table, cards, (table.door, weapons))?;
        Some(100 - lose)
    };
    let (before, after) = (won(weapons)?, won(weapons + 1)?);
    let text = Text::new("why-weapon").number("door", table.door);
    (after > before).then_some(text.number("before", before).number("after", after))
}

/// What so many treasures are good for.
fn treasure(treasures: u8) -> Text {
    Text::new("why-treasure").number("treasures", treasures).number("healed", treasures / 2)
}

/// Whether one gets lost on it, and what may lie behind it.
fn path(game: &Dongeon, table: &Table, icon: Icon, side: Side) -> Option<Text> {
    let kind = if icon == Icon::Door { After::Door } else { After::Corridor };
    if table.colour == Colour::White && table.after == kind && table.streak == 2 {
        return torches(table);
    }
    let edge = table.top().edge(table.colour, side);
    let passed = table.top().turned(if table.colour == Colour::White { (edge + 2) & 3 } else { edge });
    ahead(game, table, kind, passed)
}

/// What the next card holds, by the notebook or by all the faces that it may be: the boss, where it is that of the doors.
fn ahead(game: &Dongeon, table: &Table, kind: After, passed: Card) -> Option<Text> {
    let next = *table.deck.all().get(1)?;
    if next.is_doors() {
        let cards = table.deck.all().iter().skip(2).copied().chain([passed]);
        let boss = (table.door, table.count(Aside::Weapon));
        let odds = odds::against_boss(game, table, cards, boss).filter(|_| table.colour == Colour::White);
        let text = Text::new("why-boss").number("door", table.door);
        return Some(text.text("odds", fight(odds, loss(table, None))?));
    }
    if let Some(face) = next.lies(&game.deck, table.colour) {
        let top = icon_text(face.icon(Side::Top as u8));
        return Some(match (kind, face.has_path(), face.has_monster()) {
            (After::Door, ..) => Text::new("why-known-icon").text("icon", top),
            (After::Corridor, true, _) => Text::new("why-known-passage"),
            (After::Corridor, false, true) => Text::new("why-known-lair").number("weakest", weakest(face)?),
            (After::Corridor, false, false) => Text::new("why-known-hoard"),
        });
    }
    Some(unseen(game, table, kind))
}

fn weakest(face: Face) -> Option<u8> {
    let value = |icon: Icon| if let Icon::Monster(value) = icon { Some(value) } else { None };
    face.icons().into_iter().filter_map(value).min()
}

/// What the faces that nobody knows come to: after a corridor by the whole face, after a door by the edge on top.
fn unseen(game: &Dongeon, table: &Table, kind: After) -> Text {
    let faces: Vec<Face> = match table.colour {
        Colour::White => table.unseen_white.iter().map(|face| game.deck.white(face)).collect(),
        Colour::Grey => table.unseen_grey.iter().map(|face| game.deck.grey(face)).collect(),
    };
    match kind {
        After::Corridor => {
            let lairs = faces.iter().filter(|face| face.has_monster() && !face.has_path()).count();
            Text::new("why-lairs").number("lairs", lairs as i64).number("faces", faces.len() as i64)
        }
        After::Door => {
            let bad = |icon: &Icon| matches!(icon, Icon::Monster(_) | Icon::Trap);
            let edges: usize = faces.iter().map(|face| face.icons().iter().filter(|icon| bad(icon)).count()).sum();
            Text::new("why-edges").number("bad", edges as i64).number("edges", 4 * faces.len() as i64)
        }
    }
}

/// The best fight that one runs from, and the torches that are left.
fn flee(game: &Dongeon, table: &Table) -> Option<Text> {
    let torches = torches(table);
    let FightOdds { lose, .. } = odds::against_monster(game, table, weakest(table.counting())?)?;
    let spared = Text::new("why-flee").number("lost", lose);
    Some(match torches {
        Some(torches) => Text::new("why").text("fact", spared).text("risk", torches),
        None => spared,
    })
}

/// What getting lost leaves.
fn torches(table: &Table) -> Option<Text> {
    match table.options.torches {
        Torches::Endless => None,
        Torches::Of(_) => Some(Text::new("why-torches").number("torches", table.torches.checked_sub(1)?)),
    }
}
