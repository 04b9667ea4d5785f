//! What is counted of a game where many are played.

use crate::content::{Card, KINDS, card_word, names};
use crate::decisions::Event;
use crate::notation::foe_word;
use crate::rules::SangRancune;
use crate::table::Table;
use kernel::{Game, MeasureName, Measures, Seat, SeatSet, Status};

const PRESTIGE: usize = 0;
const LIFE: usize = 1;
const ENCOUNTERS: usize = 2;
const KILLS: usize = 3;
const DEALT: usize = 4;
const TAKEN: usize = 5;
const HEALED: usize = 6;
const GIVEN: usize = 7;
const DEATHS: usize = 8;
/// From here on, how often each card was played: attacks revealed, low blows, items used.
const CARDS: usize = 9;

const OUTDONE: u16 = 1;
/// From here on, the encounters at which the hero died.
const DIED: u16 = 2;

/// What one has or does, and is no card.
const THINGS: [&str; 1] = ["used-on-others"];

/// What is counted.
pub fn measures() -> Vec<MeasureName> {
    let counted = [
        ("prestige", "prestige", "prestige"),
        ("life", "vie à la fin", "life at the end"),
        ("encounters", "rencontres", "encounters"),
        ("kills", "créatures tuées", "creatures killed"),
        ("dealt", "dégâts infligés", "damage dealt"),
        ("taken", "vie perdue", "life lost"),
        ("healed", "vie rendue", "life healed"),
        ("used-on-others", "objets utilisés sur un autre", "items used on another"),
        ("died", "mort", "died"),
    ];
    let counted = counted.into_iter().map(|(id, fr, en)| {
        let name = MeasureName::new(id, fr, en);
        if THINGS.contains(&id) { name.thing() } else { name }
    });
    let cards = Card::all().map(|card| (format!("card-{}", card_word(card)), &names().cards[card.0 as usize]));
    counted.chain(cards.map(|(id, name)| MeasureName::of(id, name))).collect()
}

/// How games end for a seat.
pub fn ends() -> Vec<MeasureName> {
    let plain = [("won", "victoire", "won"), ("outdone", "vivant, sans victoire", "alive, and not the winner")];
    let plain = plain.into_iter().map(|(id, fr, en)| MeasureName::new(id, fr, en));
    let died = (0..).zip(&names().encounters);
    let died = died.map(|(id, name)| MeasureName::of(format!("died-{}", foe_word(id)), name));
    plain.chain(died).collect()
}

/// Counts something that happened.
#[inline(always)]
pub fn count(event: &Event, out: &mut Measures) {
    let card_at = |card: Card| CARDS + card.0 as usize % KINDS;
    match *event {
        Event::Met { foe, .. } => {
            for seat in (0..out.seats()).filter(|seat| out.of(*seat)[DEATHS] == 0).map(Seat).collect::<SeatSet>().iter()
            {
                out.add(seat.0, ENCOUNTERS, 1);
                // Whoever dies does so here, until the next is met.
                out.end(seat.0, DIED + foe.0 as u16);
            }
        }
        Event::Died { seat } => out.add(seat, DEATHS, 1),
        Event::Used { seat, item, on } => {
            out.add(seat, card_at(item), 1);
            out.add(seat, GIVEN, seat != on);
        }
        Event::Healed { seat, life } => out.add(seat, HEALED, life),
        Event::Revealed { seat, card } => out.add(seat, card_at(card), 1),
        Event::Blown { seat, action, .. } => {
            if let Some(card) = action.low() {
                out.add(seat, card_at(card), 1);
            }
        }
        Event::Burnt { seat } => out.add(seat, card_at(Card::FIRE), 1),
        Event::Hit { seat, value, .. } | Event::Token { seat, value, .. } => out.add(seat, DEALT, value),
        Event::Hurt { seat, life, .. } => out.add(seat, TAKEN, life),
        Event::Killed { seat, .. } => out.add(seat, KILLS, 1),
        _ => {}
    }
}

/// Counts what lies on the table at the end.
pub fn sum_up(game: &SangRancune, table: &Table, out: &mut Measures) {
    let Status::Over(outcome) = game.status(table) else { return };
    for seat in 0..out.seats() {
        let hero = table.hero(seat);
        out.set(seat, PRESTIGE, hero.prestige);
        out.set(seat, LIFE, hero.life);
        if outcome.won.has(Seat(seat)) {
            out.end(seat, 0);
        } else if hero.lives() {
            out.end(seat, OUTDONE);
        }
    }
}
