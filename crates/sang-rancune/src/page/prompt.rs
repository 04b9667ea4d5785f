//! What is asked, or how it ended.

use super::{card_name, hero_name, low_name};
use crate::decisions::Due;
use crate::rules::{SangRancune, leaders};
use crate::table::{End, Phase, Table, Window};
use kernel::{Game, Seat, Text};

pub fn prompt(game: &SangRancune, table: &Table, seat: Seat) -> Text {
    if let Phase::Over(end) = table.phase {
        return over(table, seat, end);
    }
    if seat != Seat::WATCHER && !table.hero(seat.0).lives() {
        return Text::new("prompt-dead");
    }
    if !game.awaited(table).has(seat) {
        return Text::new("prompt-wait");
    }
    let active = hero_name(table.active);
    match game.due(table) {
        Due::Market => Text::new("prompt-market"),
        Due::Offer => {
            let proposal = &table.proposal;
            let text = match (proposal.used, proposal.want) {
                (true, _) => Text::new("prompt-offer-use"),
                (false, None) => Text::new("prompt-offer-give"),
                (false, Some(want)) => Text::new("prompt-offer-trade").name("want", card_name(want)),
            };
            text.name("hero", &hero_name(proposal.from)).name("item", card_name(proposal.item))
        }
        Due::Loot => Text::new("prompt-loot"),
        Due::Window => match table.phase {
            Phase::Window(Window::Start) => Text::new("prompt-start"),
            Phase::Window(Window::Opening) => Text::new("prompt-opening"),
            Phase::Window(Window::Hits) if table.hits.is_empty() => Text::new("prompt-places"),
            Phase::Window(Window::Hits) => Text::new("prompt-hits"),
            _ if table.active == seat.0 => Text::new("prompt-own-reveal"),
            _ => Text::new("prompt-reveal").name("hero", &active),
        },
        Due::Riposte => Text::new("prompt-riposte"),
        Due::Counter => {
            let blown = table.stack.last().unwrap_or_default();
            Text::new("prompt-counter").name("hero", &hero_name(blown.seat)).name("card", &low_name(blown.action))
        }
        Due::Set if !table.hero(seat.0).set.is_empty() => Text::new("prompt-set-second"),
        Due::Set => Text::new("prompt-set"),
        Due::Fire => Text::new("prompt-fire"),
        Due::Replace if table.phase == Phase::Lay => Text::new("prompt-lay"),
        Due::Replace => Text::new("prompt-play").number("owed", table.owed),
        Due::Choose => Text::new("prompt-choose"),
        Due::Aim => Text::new("prompt-aim"),
        Due::Steal => Text::new("prompt-steal"),
        Due::Vote => Text::new("prompt-vote"),
        Due::Sign => Text::new("prompt-sign"),
        Due::Cross => Text::new("prompt-cross"),
        Due::Refill => Text::new("prompt-refill"),
        Due::Trim => Text::new("prompt-trim"),
    }
}

fn over(table: &Table, seat: Seat, end: End) -> Text {
    let leaders = leaders(table);
    let text = match (end, leaders.has(seat)) {
        (End::Nobody, _) => return Text::new("over-nobody"),
        (End::Won, true) => Text::new("over-won"),
        (End::Won, false) => Text::new("over-lost"),
        (End::Shared, true) => Text::new("over-shared"),
        (End::Shared, false) if seat == Seat::WATCHER => Text::new("over-watched-shared"),
        (End::Shared, false) => Text::new("over-lost-shared"),
    };
    let winner = leaders.lowest().map_or(0, |seat| seat.0);
    text.name("hero", &hero_name(winner)).number("prestige", table.hero(winner).prestige)
}
