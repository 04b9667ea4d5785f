//! How it ended: for who won, for who came after, for the dead, and for who watched.

use super::heroes::hero_picture;
use super::{card_name, foe_name, hero_name};
use crate::content::Card;
use crate::decisions::{Cause, Event, Why};
use crate::notation::foe_word;
use crate::rules::{View, leaders};
use crate::table::{End, Phase, Table};
use kernel::{Ending, Printed, ScoreLine, Seat, Text};

/// How it ended for whoever looks; nothing while it goes on.
pub fn ending(view: &View, seat: Seat, last: &[Event]) -> Option<Ending> {
    let table = &view.seen;
    let Phase::Over(end) = table.phase else { return None };
    let winners = leaders(table);
    let winner = winners.lowest().map(|seat| seat.0);
    let looked_at = if seat == Seat::WATCHER { winner } else { Some(seat.0) };
    let won = if seat == Seat::WATCHER { winner.is_some() } else { winners.has(seat) };
    Some(Ending {
        won,
        verdict: verdict(table, seat, end),
        picture: picture(table, looked_at, last),
        cause: cause(table, seat, end, last),
        score: looked_at.map_or_else(Vec::new, |seat| score(table, seat, last)),
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

/// The hero, or what has just killed him.
fn picture(table: &Table, looked_at: Option<u8>, last: &[Event]) -> &'static str {
    match looked_at {
        Some(seat) if !died_now(seat, last) => hero_picture(seat),
        _ => foe_word(table.foe.id),
    }
}

fn died_now(seat: u8, last: &[Event]) -> bool {
    last.contains(&Event::Died { seat })
}

/// What decided it: by how much it was won or lost, or what killed.
fn cause(table: &Table, seat: Seat, end: End, last: &[Event]) -> Text {
    let winners = leaders(table);
    let Some(winner) = winners.lowest().filter(|_| end != End::Nobody) else { return nobody(table, seat, last) };
    let prestige = table.hero(winner.0).prestige;
    let with = |id: &'static str| Text::new(id).name("hero", &winners_name(table)).number("prestige", prestige);
    if seat == Seat::WATCHER || winners.has(seat) {
        return by_how_much(table, seat, with);
    }
    let hero = table.hero(seat.0);
    match (hero.lives(), end) {
        (true, End::Shared) => with("cause-missed-shared").number("missing", prestige - hero.prestige),
        (true, _) => with("cause-missed").number("missing", prestige - hero.prestige),
        (false, _) => match killer(table, seat.0, last) {
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
fn nobody(table: &Table, seat: Seat, last: &[Event]) -> Text {
    let total = table.number + table.left + table.rising.is_some() as u8;
    let killer = (seat != Seat::WATCHER).then(|| killer(table, seat.0, last)).flatten();
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

/// What killed a hero with the last decision; of an earlier death nothing is known any more.
fn killer(table: &Table, seat: u8, last: &[Event]) -> Option<Text> {
    if !died_now(seat, last) {
        return None;
    }
    let cause = last.iter().rev().find_map(|event| match *event {
        Event::Hurt { seat: hurt, left: 0, cause, .. } if hurt == seat => Some(cause),
        _ => None,
    })?;
    let of_card = |card: Card, by: Option<u8>| match by {
        Some(by) => Text::new("why-card-of").name("card", card_name(card)).name("hero", &hero_name(by)),
        None => Text::new("why-card").name("card", card_name(card)),
    };
    Some(match cause {
        Cause::Hit | Cause::Fall | Cause::Bridge => Text::new("printed").name("name", foe_name(table.foe.id)),
        Cause::Fire => of_card(
            Card::FIRE,
            last.iter().find_map(|event| match *event {
                Event::Burnt { seat } => Some(seat),
                _ => None,
            }),
        ),
        Cause::Fail => of_card(
            Card::FAIL,
            last.iter().find_map(|event| match *event {
                Event::Failed { why: Why::Card { card: Card::FAIL, by }, .. } => by,
                _ => None,
            }),
        ),
        Cause::Weary => Text::new("killer-weary"),
    })
}

/// What the prestige of a hero is made of: what he had before the last decision, and what that brought. The dead have none.
fn score(table: &Table, seat: u8, last: &[Event]) -> Vec<ScoreLine> {
    let hero = table.hero(seat);
    if !hero.lives() {
        return vec![ScoreLine::new(Text::new("score-dead"), 0)];
    }
    let praised = last.iter().filter_map(|event| match *event {
        Event::Praised { seat: whose, prestige } if whose == seat => Some(prestige as i32),
        _ => None,
    });
    let whole = hero.prestige as i32;
    let now = praised.sum::<i32>().min(whole);
    if now == 0 {
        return vec![ScoreLine::new(Text::new("score-whole"), whole)];
    }
    vec![ScoreLine::new(Text::new("score-before"), whole - now), ScoreLine::new(Text::new("score-last"), now)]
}
