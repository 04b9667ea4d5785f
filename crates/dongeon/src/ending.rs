//! How a game ended: by what, how close it was, and what it was worth.

use crate::decisions::Event;
use crate::page::foe_text;
use crate::table::{Colour, End, Foe, Phase, Table};
use kernel::{Ending, ScoreLine, Text};

/// The plate of a game that is over.
pub fn ending(table: &Table, story: &[Event]) -> Option<Ending> {
    let Phase::Over(end) = table.phase else { return None };
    let trapped = || matches!(last_hurt(story), Some(None));
    let (verdict, picture, cause) = match end {
        End::Won => ("verdict-won", "doors", won(table, story)),
        End::Died => ("verdict-died", if trapped() { "spikes" } else { "monster" }, death(table, story)),
        End::Lost => ("verdict-lost", "turnaround", Text::new("cause-lost").text("place", place(table))),
        End::Worn => ("verdict-worn", "face", Text::new("cause-worn").text("place", place(table))),
    };
    Some(Ending { won: end == End::Won, verdict: Text::new(verdict), picture, cause, score: score(table, end) })
}

/// How the last assault went, and what is left.
fn won(table: &Table, story: &[Event]) -> Text {
    let struck = story.iter().rev().find_map(|event| match *event {
        Event::Struck { drawn, weapons, value, won } => {
            let text = Text::new("cause-won").number("drawn", drawn).number("weapons", weapons).number("value", value);
            Some(won.then_some(text))
        }
        _ => None,
    });
    struck.flatten().unwrap_or_else(|| Text::new("cause-survived")).number("lives", table.lives())
}

/// By whom one was hurt last, if at all; nobody for a trap.
fn last_hurt(story: &[Event]) -> Option<Option<(Foe, u8)>> {
    story.iter().rev().find_map(|event| match *event {
        Event::Hurt { by, .. } => Some(by),
        _ => None,
    })
}

/// What took the last life, and how far one had come.
fn death(table: &Table, story: &[Event]) -> Text {
    match last_hurt(story) {
        // Bosses are met at their doors.
        Some(Some((foe @ (Foe::Boss(_) | Foe::Assault(_)), value))) => {
            return Text::new("cause-boss").text("foe", foe_text(foe)).number("value", value);
        }
        Some(Some((foe, value))) => Text::new("cause-fight").text("foe", foe_text(foe)).number("value", value),
        Some(None) => Text::new("cause-trap"),
        None => Text::new("cause-died"),
    }
    .text("place", place(table))
}

/// Where it ended: lost among grey faces, or so many cards before a door.
fn place(table: &Table) -> Text {
    let ahead = table.deck.all().iter().position(|card| card.is_doors());
    match (table.colour, ahead) {
        (Colour::Grey, _) => Text::new("place-grey").number("door", table.door),
        (Colour::White, Some(cards)) => {
            Text::new("place-before").number("cards", cards as i64).number("door", table.door)
        }
        (Colour::White, None) => Text::new("place-at").number("door", table.door),
    }
}

/// §end.score
fn score(table: &Table, end: End) -> Vec<ScoreLine> {
    match end {
        End::Won => vec![
            ScoreLine::new(Text::new("score-won"), table.score() - table.lives() as i32),
            ScoreLine::new(Text::new("score-lives"), table.lives()),
        ],
        _ => vec![ScoreLine::new(Text::new("score-doors"), table.score())],
    }
}
