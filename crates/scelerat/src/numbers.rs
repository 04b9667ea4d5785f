//! The game in whole numbers: the view as columns, and a number for every action.

use crate::content::{CARDS, Card};
use crate::decisions::{Action, With};
use crate::rules::Scelerat;
use crate::table::{FULL_LIFE, Table};
use kernel::{Among, Numbers, Pen, Seat};

/// The cards by their codes.
const CODES: Among<'static> = Among::Named(CARDS as usize, &|card| Card(card as u8).code().into());

/// All cards, and every room avoided once.
const MOST_ROOMS: i16 = 60;

const TAKE: usize = 1;
const FIGHT: usize = TAKE + CARDS as usize;

impl Numbers for Scelerat {
    #[inline]
    fn write_numbers<P: Pen>(&self, view: &Table, _: Seat, pen: &mut P) {
        // What a table is made of is named in full, so that nothing new is forgotten here.
        let Table {
            options: _,
            progress,
            hp,
            room,
            dealt,
            rooms,
            potion_used,
            avoided,
            weapon,
            kills_below,
            slain,
            last_potion,
            dungeon,
            menace,
        } = view;
        pen.choice("progress", *progress as usize, Among::Words(&["exploring", "dead", "crossed"]));
        pen.number("hp", *hp, 1 - self.strongest as i16..=FULL_LIFE as i16);
        pen.row("room", 4, room.iter().map(place), CODES);
        pen.number("dealt", *dealt, 0..=4);
        pen.number("rooms", *rooms, 0..=MOST_ROOMS);
        pen.flag("potion_used", *potion_used);
        pen.flag("avoided", *avoided);
        pen.maybe("weapon", weapon.map(place), CODES);
        // A weapon that has killed nothing kills everything.
        pen.number("kills_below", *kills_below, 0..=255);
        pen.row("slain", 26, slain.iter().map(place), CODES);
        pen.maybe("last_potion", last_potion.map(place), CODES);
        pen.number("menace", *menace, 0..=self.menace.max(255));
        pen.set("unseen", dungeon.unseen().iter(), CODES);
        pen.row("beneath", CARDS as usize, dungeon.beneath().iter().copied(), CODES);
    }

    fn every_action(&self, mut offer: impl FnMut(Action)) {
        offer(Action::Avoid);
        Card::all().for_each(|card| offer(Action::Take { card }));
        for card in Card::all() {
            [With::Hands, With::Weapon].into_iter().for_each(|with| offer(Action::Fight { card, with }));
        }
    }

    #[inline]
    fn action_number(&self, action: Action) -> Option<usize> {
        match action {
            Action::Avoid => Some(0),
            Action::Take { card } => (card.0 < CARDS).then(|| TAKE + place(card)),
            Action::Fight { card, with } => (card.0 < CARDS).then(|| FIGHT + 2 * place(card) + with as usize),
        }
    }
}

#[inline]
fn place(card: Card) -> usize {
    card.0 as usize
}
