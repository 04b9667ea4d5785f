//! Standing orders: what a seat wants answered without being asked.
//!
//! `matters` asks in windows only where something is at stake by what lies open; `pass` until something else than a window is to be decided; `can` asks only if something can be played; `ask WORD` only
//! if that card can be played; `stop WORD` plays that card if the attack just revealed would kill.

use crate::content::{Card, Effect, card_word, read_card};
use crate::decisions::Action;
use crate::page::{card_name, incoming};
use crate::rules::{SangRancune, View};
use crate::stakes::spared;
use crate::table::{Phase, Table, Window};
use kernel::{Game, Moves, Obeyed, Order, Seat, Text};

/// The low blows that stop a killing blow.
const STOPPING: [Card; 3] = [Card::TRIP, Card::FAIL, Card::TOUGH];

/// The orders that a seat may give: the same whatever it holds, so that nothing can be learnt from the list.
pub fn orders(view: &View, seat: Seat) -> Vec<Order> {
    let table = &view.seen;
    if !table.hero(seat.0).lives() || matches!(table.phase, Phase::Over(_)) {
        return Vec::new();
    }
    let order = |word: String, label: Text| Order { usual: word == "matters", word, label };
    let plain = [("matters", "order-matters"), ("pass", "order-pass"), ("can", "order-can")];
    let mut orders: Vec<Order> = plain.map(|(word, id)| order(word.into(), Text::new(id))).into();
    for kind in Card::FAIL.0..=Card::FAST.0 {
        let card = Card(kind);
        orders.push(order(format!("ask {}", card_word(card)), Text::new("order-ask").name("card", card_name(card))));
    }
    for card in STOPPING {
        orders.push(order(format!("stop {}", card_word(card)), Text::new("order-stop").name("card", card_name(card))));
    }
    orders
}

/// What an order comes to.
pub fn obey(game: &SangRancune, order: &str, view: &View, seat: Seat, asked: u16) -> Obeyed<Action> {
    let table = &view.seen;
    if order == "matters" {
        return spared(game, view, seat, asked).map_or(Obeyed::Ask, Obeyed::Spare);
    }
    let Phase::Window(window) = table.phase else {
        // Whoever wanted to pass until his turn has it now.
        return if order == "pass" { Obeyed::Over } else { Obeyed::Ask };
    };
    let mut legal = Moves::new();
    game.legal_actions(table, seat, &mut legal);
    let nothing = legal.iter().all(|action| *action == Action::Pass);
    let words: Vec<&str> = order.split(' ').collect();
    match words[..] {
        ["pass"] => Obeyed::Spare(Action::Pass),
        ["can"] if nothing => Obeyed::Spare(Action::Pass),
        ["can"] => Obeyed::Ask,
        ["ask", card] => match read_card(card).filter(|card| card.is_low()) {
            None => Obeyed::Over,
            Some(card) if legal.iter().any(|action| action.low() == Some(card)) => Obeyed::Wanted,
            Some(_) => Obeyed::Spare(Action::Pass),
        },
        ["stop", card] => match read_card(card).filter(|card| STOPPING.contains(card)) {
            None => Obeyed::Over,
            Some(card) => match (window == Window::Reveal).then(|| stop(game, table, seat, card, &legal)).flatten() {
                Some(action) => Obeyed::Do(action),
                None => Obeyed::Ask,
            },
        },
        _ => Obeyed::Over,
    }
}

/// How a card stops the attack just revealed; nothing where it does not kill, or the card does not help.
fn stop(game: &SangRancune, table: &Table, seat: Seat, card: Card, legal: &Moves<Action>) -> Option<Action> {
    let damage = |table: &Table| incoming(game, table).0;
    if table.active == seat.0 || table.foe.start == 0 || damage(table) < table.remaining() {
        return None;
    }
    let helps = |action: &&Action| {
        let mut after = *table;
        match **action {
            Action::Trip { at } => after.board.as_mut_slice()[at as usize].failed = true,
            Action::Fail => {
                for at in 0..after.board.len() as u8 {
                    let touched = crate::rules::touchable(&game.content, table, at).is_ok();
                    after.board.as_mut_slice()[at as usize].failed |= touched;
                }
            }
            Action::Toughen => {
                let Effect::Tough { life } = game.content.card(Card::TOUGH).effect else { return false };
                after.foe.life = (after.foe.life + life as u16).min(game.content.track);
            }
            _ => return false,
        }
        damage(&after) < after.remaining()
    };
    legal.iter().filter(|action| action.low() == Some(card)).find(helps).copied()
}
