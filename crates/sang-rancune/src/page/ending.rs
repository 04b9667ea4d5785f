//! How it ended: for who won, for who came after, for the dead, and for who watched.

use super::heroes::hero_picture;
use super::{card_name, foe_name, hero_name};
use crate::content::Card;
use crate::decisions::{Action, Cause, Event, Why};
use crate::notation::foe_word;
use crate::rules::{View, leaders};
use crate::table::{End, Phase, Table};
use kernel::{Ending, Printed, ScoreLine, Seat, Text};

/// How it ended for whoever looks; nothing while it goes on.
pub fn ending(view: &View, seat: Seat, story: &[Event]) -> Option<Ending> {
    let table = &view.seen;
    let Phase::Over(end) = table.phase else { return None };
    let winners = leaders(table);
    let winner = winners.lowest().map(|seat| seat.0);
    let looked_at = if seat == Seat::WATCHER { winner } else { Some(seat.0) };
    let won = if seat == Seat::WATCHER { winner.is_some() } else { winners.has(seat) };
    Some(Ending {
        won,
        verdict: verdict(table, seat, end),
        picture: picture(table, looked_at, story),
        cause: cause(table, seat, end, story),
        score: looked_at.map_or_else(Vec::new, |seat| score(table, seat, story)),
    })
}

fn verdict(table: &Table, seat: Seat, end: End) -> Text {
    let winners = leaders(table);
    let lives = seat != Seat::WATCHER && table.hero(seat.0).lives();
    match (end, winners.lowest()) {
        (End::Nobody, _) | (_, None) => Text::new("verdict-nobody"),
        (End::Shared, _) if winners.has(seat) || seat == Seat::WATCHER => Text::new("verdict-shared"),
        (_, Some(winner)) if seat == Seat::WATCHER => Text::new("verdict-of").name("hero", &hero_name(winner.0)),
        _ if winners.has(seat) => Text::new("verdict-won"),
        _ if lives => Text::new("verdict-place").number("place", place(table, seat.0)),
        _ => Text::new("verdict-dead"),
    }
}

/// The place of a living hero, from 1.
fn place(table: &Table, seat: u8) -> u8 {
    let more = |other: &Seat| table.hero(other.0).prestige > table.hero(seat).prestige;
    1 + table.living().iter().filter(more).count() as u8
}

/// The hero, or what killed him.
fn picture(table: &Table, looked_at: Option<u8>, story: &[Event]) -> &'static str {
    match looked_at {
        Some(seat) if !died(seat, story) => hero_picture(seat),
        _ => foe_word(faced(table, story)),
    }
}

fn died(seat: u8, story: &[Event]) -> bool {
    story.contains(&Event::Died { seat })
}

/// What decided it: by how much it was won or lost, or what killed.
fn cause(table: &Table, seat: Seat, end: End, story: &[Event]) -> Text {
    let winners = leaders(table);
    let Some(winner) = winners.lowest().filter(|_| end != End::Nobody) else { return nobody(table, seat, story) };
    let prestige = table.hero(winner.0).prestige;
    let with = |id: &'static str| Text::new(id).name("hero", &winners_name(table)).number("prestige", prestige);
    if seat == Seat::WATCHER || winners.has(seat) {
        return by_how_much(table, seat, with);
    }
    let hero = table.hero(seat.0);
    match (hero.lives(), end) {
        (true, End::Shared) => with("cause-missed-shared").number("missing", prestige - hero.prestige),
        (true, _) => with("cause-missed").number("missing", prestige - hero.prestige),
        (false, _) => match killer(table, seat.0, story) {
            Some(killer) => with("cause-killed").text("killer", killer),
            None => with("cause-dead"),
        },
    }
}

/// By how much the victory was won, over whom.
fn by_how_much(table: &Table, seat: Seat, with: impl Fn(&'static str) -> Text) -> Text {
    let winners = leaders(table);
    let watched = seat == Seat::WATCHER;
    if winners.len() > 1 {
        return with("cause-shared");
    }
    let others = table.living().iter().filter(|other| !winners.has(*other));
    let most = winners.lowest().map_or(0, |winner| table.hero(winner.0).prestige);
    match others.max_by_key(|other| (table.hero(other.0).prestige, u8::MAX - other.0)) {
        Some(next) => with(if watched { "cause-watched" } else { "cause-won" })
            .number("more", most - table.hero(next.0).prestige)
            .name("next", &hero_name(next.0)),
        None => with(if watched { "cause-watched-alone" } else { "cause-alone" }),
    }
}

/// Nobody is left: how far they came, and what killed the last.
fn nobody(table: &Table, seat: Seat, story: &[Event]) -> Text {
    let total = table.number + table.left + table.rising.is_some() as u8;
    let killer = (seat != Seat::WATCHER).then(|| killer(table, seat.0, story)).flatten();
    let text = match killer {
        Some(killer) => Text::new("cause-nobody-killed").text("killer", killer),
        None => Text::new("cause-nobody").name("foe", foe_name(table.foe.id)),
    };
    text.number("number", table.number).number("total", total)
}

/// Those who lead, by their names.
fn winners_name(table: &Table) -> Printed {
    let names: Vec<Printed> = leaders(table).iter().map(|seat| hero_name(seat.0)).collect();
    let joined = |pick: fn(&Printed) -> &String| names.iter().map(pick).cloned().collect::<Vec<_>>().join(", ");
    Printed::new(joined(|name| &name.fr), joined(|name| &name.en))
}

/// What was faced last by the end of a story.
fn faced(table: &Table, story: &[Event]) -> u8 {
    let met = story.iter().rev().find_map(|event| match *event {
        Event::Met { foe, .. } => Some(foe.0),
        _ => None,
    });
    met.unwrap_or(table.foe.id)
}

/// What killed a hero.
fn killer(table: &Table, seat: u8, story: &[Event]) -> Option<Text> {
    let end = story.iter().rposition(|event| *event == Event::Died { seat })?;
    let story = &story[..=end];
    let cause = story.iter().rev().find_map(|event| match *event {
        Event::Hurt { seat: hurt, left: 0, cause, .. } if hurt == seat => Some(cause),
        _ => None,
    })?;
    let of_card = |card: Card, by: Option<u8>| match by {
        Some(by) => Text::new("why-card-of").name("card", card_name(card)).name("hero", &hero_name(by)),
        None => Text::new("why-card").name("card", card_name(card)),
    };
    Some(match cause {
        Cause::Hit | Cause::Fall | Cause::Bridge => {
            let foe = foe_name(faced(table, story));
            match diverted(seat, story).filter(|_| cause == Cause::Hit) {
                Some(by) => Text::new("killer-diverted")
                    .name("foe", foe)
                    .name("card", card_name(Card::AFTER))
                    .name("hero", &hero_name(by)),
                None => Text::new("printed").name("name", foe),
            }
        }
        Cause::Fire => of_card(
            Card::FIRE,
            story.iter().rev().find_map(|event| match *event {
                Event::Burnt { seat } => Some(seat),
                _ => None,
            }),
        ),
        Cause::Fail => of_card(
            Card::FAIL,
            story.iter().rev().find_map(|event| match *event {
                Event::Failed { why: Why::Card { card: Card::FAIL, by }, .. } => by,
                _ => None,
            }),
        ),
        Cause::Weary => Text::new("killer-weary"),
    })
}

/// Who has sent the creature's blow to a hero in the round that a story ends with, if somebody has and nobody has stopped it.
fn diverted(to: u8, story: &[Event]) -> Option<u8> {
    let mut sender = None;
    for event in story {
        match *event {
            Event::Round { .. } | Event::Met { .. } => sender = None,
            Event::Blown { seat, action: Action::Divert { seat: target, .. }, .. } if target == to => {
                sender = Some(seat)
            }
            Event::Cancelled { seat, card: Card::AFTER, .. } if sender == Some(seat) => sender = None,
            _ => {}
        }
    }
    sender
}

/// What the prestige of a hero is made of, encounter by encounter; what came otherwise, and what was spent, in a line of its own. The dead
/// have none.
fn score(table: &Table, seat: u8, story: &[Event]) -> Vec<ScoreLine> {
    let hero = table.hero(seat);
    if !hero.lives() {
        return vec![ScoreLine::new(Text::new("score-dead"), 0)];
    }
    let (mut faced, mut lines): (u8, Vec<(u8, i32)>) = (table.foe.id, Vec::new());
    let (mut thanks, mut before) = (0, None);
    for event in story {
        // Whoever heals others is thanked for it at once.
        let healed = matches!(before.replace(*event), Some(Event::Healed { seat: healed, .. }) if healed != seat);
        match *event {
            Event::Met { foe, .. } => faced = foe.0,
            Event::Praised { seat: whose, prestige } if whose == seat && healed => thanks += prestige as i32,
            Event::Praised { seat: whose, prestige } if whose == seat => match lines.last_mut() {
                Some((last, points)) if *last == faced => *points += prestige as i32,
                _ => lines.push((faced, prestige as i32)),
            },
            _ => {}
        }
    }
    let rest = hero.prestige as i32 - thanks - lines.iter().map(|(_, points)| points).sum::<i32>();
    let line = |(foe, points)| ScoreLine::new(Text::new("score-foe").name("foe", foe_name(foe)), points);
    let mut lines: Vec<ScoreLine> = lines.into_iter().map(line).collect();
    if thanks > 0 {
        lines.push(ScoreLine::new(Text::new("score-thanks"), thanks));
    }
    if rest != 0 || lines.is_empty() {
        lines.push(ScoreLine::new(Text::new("score-rest"), rest));
    }
    lines
}
