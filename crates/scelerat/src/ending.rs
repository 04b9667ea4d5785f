//! How a game ended: by what, how close it was, and what it was worth.

use crate::content::Card;
use crate::decisions::{Event, With};
use crate::rules::Scelerat;
use crate::table::{DungeonEnd, Progress, Score, Table};
use kernel::{Ending, ScoreLine, Text};

/// The plate of a game that is over.
pub fn ending(game: &Scelerat, table: &Table, story: &[Event]) -> Option<Ending> {
    match table.progress {
        Progress::Exploring => None,
        Progress::Dead => Some(Ending {
            won: false,
            verdict: Text::new("verdict-dead"),
            picture: "monster",
            cause: death(game, table, story),
            score: lost_score(game, table),
        }),
        Progress::Crossed => Some(Ending {
            won: true,
            verdict: Text::new("verdict-crossed"),
            picture: if table.bonus().is_some() { "potion" } else { "weapon" },
            cause: Text::new("cause-crossed").number("hp", table.hp).number("rooms", table.rooms),
            score: won_score(game, table),
        }),
    }
}

/// What killed, and how far the exit was; how much life was missing only where no monster was left to kill after it.
fn death(game: &Scelerat, table: &Table, story: &[Event]) -> Text {
    let killer = story.iter().rev().find_map(|event| match *event {
        Event::Fought { card, with, hp, .. } => Some((card, with, hp)),
        _ => None,
    });
    match killer {
        None => Text::new("beat-died"),
        Some((card, with, hp)) => {
            let last = table.menace == 0 && game.menace_of(table.room.iter()) == 0;
            let id = match (with, last) {
                (With::Hands, true) => "cause-hands",
                (With::Hands, false) => "cause-hands-early",
                (With::Weapon, true) => "cause-weapon",
                (With::Weapon, false) => "cause-weapon-early",
            };
            let left = Text::new("cause-left").number("left", cards_to_the_exit(table));
            let text = Text::new(id).name("card", card.name()).text("left", left);
            if last { text.number("short", 1 - hp as i64) } else { text }
        }
    }
}

/// How many cards had still to be played. §end.crossed §end.four
fn cards_to_the_exit(table: &Table) -> i64 {
    let cards = (table.room.len() + table.dungeon.len()) as i64;
    match table.options.ending {
        DungeonEnd::All => cards,
        DungeonEnd::Four => {
            // This room is played but for a card, and every room after it takes three, for as long as four are left.
            let this_room = table.room.len() as i64 - 1;
            let rooms_after = (cards - this_room - 1) / 3;
            this_room.max(0) + 3 * rooms_after.max(0)
        }
    }
}

/// §score.loss §score.room
fn lost_score(game: &Scelerat, table: &Table) -> Vec<ScoreLine> {
    let mut lines = vec![
        ScoreLine::new(Text::new("score-life"), table.hp),
        ScoreLine::new(Text::new("score-pile"), -(table.menace as i32)),
    ];
    if table.options.score == Score::Room {
        let in_room: i32 = game.menace_of(table.room.iter());
        lines.push(ScoreLine::new(Text::new("score-room"), -in_room));
    }
    lines
}

/// §score.win §score.bonus
fn won_score(game: &Scelerat, table: &Table) -> Vec<ScoreLine> {
    let bonus =
        |potion: Card| ScoreLine::new(Text::new("score-bonus").name("potion", potion.name()), game.face(potion).value);
    let life = ScoreLine::new(Text::new("score-life"), table.hp);
    core::iter::once(life).chain(table.bonus().map(bonus)).collect()
}
