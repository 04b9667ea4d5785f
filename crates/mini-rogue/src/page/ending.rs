//! How it ended: the verdict, what killed and how close it was, and what it was worth.

use super::class_text;
use crate::content::{Foe, Room, foe_name, names};
use crate::notation::{foe_word, room_word};
use crate::rules::MiniRogue;
use crate::table::{AREAS, Cell, EXIT, End, Hero, Phase, Table};
use kernel::{Ending, ScoreLine, Text};

/// How it ended, for all who played alike; nothing while it goes on.
pub fn ending(game: &MiniRogue, table: &Table) -> Option<Ending> {
    let Phase::Over(end) = table.phase else { return None };
    let score = score(game, table, end);
    Some(Ending {
        won: end == End::Won,
        verdict: Text::new(match end {
            End::Won => "verdict-won",
            End::Slain => "verdict-slain",
            End::Trapped => "verdict-trapped",
            End::Starved if room(table, weakest(table)) == Some(Room::Tomb) => "verdict-rats",
            End::Starved => "verdict-starved",
            End::Poisoned => "verdict-poisoned",
            End::Worn => "verdict-worn",
        }),
        picture: picture(table, end),
        cause: if end == End::Won { triumph(game, table) } else { downfall(game, table, end) },
        score,
    })
}

/// Whoever fell; else whoever has fewest hit points.
fn weakest(table: &Table) -> &Hero {
    table.party().iter().min_by_key(|hero| hero.hp).unwrap_or(&table.heroes[0])
}

/// The room in which somebody fell.
fn room(table: &Table, hero: &Hero) -> Option<Room> {
    match table.grid.get(hero.at as usize) {
        Some(Cell::Up(room)) => Some(*room),
        _ => None,
    }
}

fn picture(table: &Table, end: End) -> &'static str {
    match (end, table.fight, room(table, weakest(table))) {
        (End::Won, ..) => foe_word(Foe::Heart),
        (_, Some(fight), _) => foe_word(fight.foe),
        (_, None, Some(room)) => room_word(room),
        (_, None, None) => "exit",
    }
}

/// By how much it was won.
fn triumph(game: &MiniRogue, table: &Table) -> Text {
    let hero = weakest(table);
    let id = if table.is_two() { "cause-won-two" } else { "cause-won" };
    let text = Text::new(id).text("hero", class_text(hero.class)).number("hp", hero.hp);
    text.number("level", game.content.level(hero.xp))
}

/// What killed, where, and how far it was still.
fn downfall(game: &MiniRogue, table: &Table, end: End) -> Text {
    let fallen = weakest(table);
    let foe = table.fight.map(|fight| foe_name(fight.foe, game.content.floor(table.area)));
    let text = match (end, foe, room(table, fallen)) {
        (End::Poisoned, ..) => Text::new("cause-poisoned"),
        (End::Starved, _, Some(Room::Tomb)) => Text::new("cause-rats"),
        (End::Starved, ..) => Text::new("cause-starved"),
        (End::Worn, Some(foe), _) => Text::new("cause-worn").name("foe", foe).number("left", table.foe_hp()),
        (_, Some(foe), _) => Text::new("cause-slain").name("foe", foe).number("left", table.foe_hp()),
        (_, None, room) => Text::new("cause-trapped").name("room", &names().rooms[room.unwrap_or(Room::Pit) as usize]),
    };
    text.text("hero", class_text(fallen.class)).text("where", how_close(game, table, fallen))
}

/// How many rooms it was to the exit, and how many areas to Og.
fn how_close(game: &MiniRogue, table: &Table, hero: &Hero) -> Text {
    let rooms = (EXIT % 3 - hero.at % 3) + (EXIT / 3 - hero.at / 3);
    let heart = table.fight.is_some_and(|fight| fight.foe == Foe::Heart);
    let id = match (table.area, rooms) {
        (AREAS, 0) if heart => "close-heart",
        (AREAS, 0) => "close-husk",
        (AREAS, _) => "close-last",
        (_, 0) => "close-exit",
        _ => "close-area",
    };
    Text::new(id)
        .number("floor", game.content.floor(table.area))
        .number("area", table.area)
        .number("rooms", rooms)
        .number("areas", AREAS - table.area)
}

/// §end.score: the areas left behind, floor by floor, and for a win the hit points that are left.
fn score(game: &MiniRogue, table: &Table, end: End) -> Vec<ScoreLine> {
    let behind = if end == End::Won { AREAS } else { table.area - 1 };
    let on = |floor: u8| (1..=behind).filter(|area| game.content.floor(*area) == floor).count() as i32;
    let reached = game.content.floor(behind.max(1));
    let mut lines: Vec<ScoreLine> = (1..=reached)
        .map(|floor| {
            ScoreLine::new(Text::new("score-floor").number("floor", floor).number("areas", on(floor)), on(floor))
        })
        .collect();
    if end == End::Won {
        let hero = weakest(table);
        let label = Text::new("score-hp").text("hero", class_text(hero.class)).number("hp", hero.hp);
        lines.push(ScoreLine::new(label, hero.hp));
    }
    lines
}
