//! What happened, as it is staged: who does what to what, by how much, how weighty.
//!
//! A beat does not know who looks. So what befalls a hero points at the portrait (`hero1`, `hero2`), which every page has, and
//! not at a track of whoever looks; food and gold belong to both.

use super::heroes::id as hero;
use super::telling::{dice_text, tell};
use crate::content::{Content, foe_name};
use crate::decisions::{Answer, Event, Poured, Stat};
use crate::notation::letter;
use kernel::{Beat, BeatKind, BeatWeight, Text};

/// An event as a beat.
pub fn beat(content: &Content, event: &Event) -> Beat {
    let told = Beat::told(tell(event), BeatWeight::Normal);
    match *event {
        Event::Began { seat, .. } => told.to(hero(seat)),
        Event::Of { moves: true, .. } | Event::Looked { .. } => Beat { weight: BeatWeight::Aside, ..told },
        Event::Of { seat, .. } => told.to(hero(seat)),
        Event::Led { .. } => told.of(BeatKind::Shows).to("dice"),
        Event::Opened { area, floor, guardian } => {
            let words = match guardian {
                Some(foe) => Text::new("beat-opened-guarded").name("guardian", foe_name(foe, floor)),
                None => Text::new("event-opened"),
            };
            let words = words.number("area", area).number("floor", floor);
            Beat { words, ..told }.of(BeatKind::Begins).to(format!("area{area}"))
        }
        Event::Fell { area } => told.of(BeatKind::Moves).to(format!("area{area}")),
        Event::Descended { .. } => told.of(BeatKind::Moves).from(place(8)).to("dungeon"),
        Event::Banned { .. } => told.of(BeatKind::Lost).to("unseen"),
        Event::Revealed { cell, .. } => told.of(BeatKind::Shows).to(place(cell)),
        Event::Went { seat, cell, .. } => told.of(BeatKind::Moves).from(hero(seat)).to(place(cell)),
        Event::Swapped { one, other } => told.of(BeatKind::Moves).from(place(one)).to(place(other)),
        Event::Tested { seat, dice, count, dungeon, passed, .. } => {
            let id = if passed { "event-passed" } else { "event-failed" };
            let words = Text::new(id).text("dice", dice_text(&dice, count, dungeon, false));
            Beat { words, ..told }.of(BeatKind::Shows).from(hero(seat)).to("dice")
        }
        Event::Threw { dungeon, .. } | Event::Rewarded { dungeon, .. } => {
            told.of(BeatKind::Shows).to("dungeon-die").by(dungeon)
        }
        Event::Changed { .. } => changed(content, event, told),
        Event::Level { seat, level } => {
            let words = Text::new("beat-dice").number("dice", level);
            Beat { words, ..told }.of(BeatKind::Shows).to(hero(seat)).by(level)
        }
        Event::Died { seat } => told.of(BeatKind::Lost).to(hero(seat)).turning(),
        Event::Ended { .. } => told.of(BeatKind::Ends).turning(),
        _ => of_fight(event, told),
    }
}

/// A place of the area, by its id.
fn place(cell: u8) -> String {
    format!("place{}", cell + 1)
}

/// A track moved. Experience that reaches a level, or falls below it, turns the game.
fn changed(content: &Content, event: &Event, told: Beat) -> Beat {
    let Event::Changed { seat, stat, by, now } = *event else { return told };
    let up = by > 0;
    let kind = match (stat, up) {
        (Stat::Hp, true) => BeatKind::Healed,
        (Stat::Hp, false) => BeatKind::Hurt,
        (_, true) => BeatKind::Gained,
        (_, false) => BeatKind::Lost,
    };
    let to = match stat {
        Stat::Food => "food".into(),
        Stat::Gold => "gold".into(),
        Stat::Hp | Stat::Xp | Stat::Armor => hero(seat),
    };
    let beat = told.of(kind).to(to).by(by.unsigned_abs());
    let level = content.level(now);
    if stat != Stat::Xp || content.level(now.saturating_add_signed(-by)) == level {
        return beat;
    }
    let words = Text::new(if up { "beat-level-up" } else { "beat-level-down" });
    Beat { words: words.number("level", level).number("xp", now), ..beat }.turning()
}

/// What happens in a fight.
fn of_fight(event: &Event, told: Beat) -> Beat {
    match *event {
        Event::Met { hp, .. } => told.of(BeatKind::Begins).to("enemy").by(hp),
        Event::Threatened { seat, dice, count, dungeon, total, .. } => {
            let shown = dice_text(&dice, count, dungeon, false);
            let words = Text::new("event-threatened").text("dice", shown).number("total", total);
            Beat { words, ..told }.of(BeatKind::Shows).from(hero(seat)).to("dice").by(total)
        }
        Event::Rethrew { die, value, .. } => told.of(BeatKind::Shows).to(format!("die{}", letter(die))).by(value),
        Event::Struck { seat, damage, .. } => told.of(BeatKind::Hurt).from(hero(seat)).to("enemy").by(damage),
        Event::Wasted { damage, .. } => told.of(BeatKind::Hurt).to("enemy").by(damage),
        // What it costs is told of the track.
        Event::Answered { seat, answer: Answer::Miss | Answer::Hit | Answer::Critical, .. } => {
            told.of(BeatKind::Moves).from("enemy").to(hero(seat))
        }
        Event::Answered { .. } => told.to("enemy"),
        Event::Killed { foe, .. } => {
            let fallen = told.of(BeatKind::Lost).to("enemy");
            if foe.is_guardian() { fallen.turning() } else { fallen }
        }
        Event::Rose => told.of(BeatKind::Shows).to(place(8)),
        _ => of_hero(event, told),
    }
}

/// What a hero has, suffers, and does.
fn of_hero(event: &Event, told: Beat) -> Beat {
    match *event {
        Event::Afflicted { seat, .. } => told.of(BeatKind::Hurt).to(hero(seat)),
        Event::Bitten { seat } | Event::Used { seat, .. } => told.of(BeatKind::Shows).to(hero(seat)),
        Event::Cured { seat } => told.of(BeatKind::Healed).to(hero(seat)),
        Event::Found { seat, .. } | Event::Took { seat, .. } | Event::Refreshed { seat } => {
            told.of(BeatKind::Gained).to(hero(seat))
        }
        Event::Poured { how: Poured::Double, seat, .. } => told.to(hero(seat)),
        Event::Poured { seat, .. } | Event::Dropped { seat, .. } => told.of(BeatKind::Lost).to(hero(seat)),
        Event::Gave { seat, .. } | Event::Replied { seat, agreed: true } => {
            told.of(BeatKind::Moves).from(hero(seat)).to(hero(seat ^ 1))
        }
        Event::Proposed { seat, .. } | Event::Replied { seat, .. } => told.from(hero(seat)).to(hero(seat ^ 1)),
        Event::Haunted { seat } | Event::Caught { seat } => told.to(hero(seat)),
        _ => told,
    }
}
