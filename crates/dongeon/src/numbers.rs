//! The game in whole numbers: the view as columns, and a number for every action.

use crate::content::{Face, Icon, MOST_CARDS};
use crate::decisions::Action;
use crate::rules::Dongeon;
use crate::table::{Aside, Card, Cards, Colour, End, Foe, LIVES, MOST_ACTIONS, Phase, Table};
use kernel::{Among, Numbers, Pen, Seat, Side};

const ICONS: Among<'static> = Among::Words(&[
    "corridor",
    "door",
    "treasure",
    "weapon",
    "trap",
    "turnaround",
    "M0",
    "M1",
    "M2",
    "M3",
    "M4",
    "M5",
    "M6",
    "M7",
    "M8",
    "M9",
]);
const SIDES: Among<'static> = Among::Words(&["top", "right", "bottom", "left"]);
const PHASES: Among<'static> = Among::Words(&["start", "walk", "beaten", "between", "won", "died", "lost", "worn"]);
const FOES: Among<'static> = Among::Words(&["monster", "boss1", "boss2", "boss3", "assault1", "assault2", "assault3"]);
const KINDS: Among<'static> = Among::Words(&["weapon", "treasure", "wound"]);

/// The most torches that one may begin with.
const MOST_TORCHES: i16 = 12;
/// A fight is worth no more than a byte says.
const MOST_VALUE: i16 = 255;
/// A search of the deck goes past the last card action.
const MOST_COUNTED: i16 = MOST_ACTIONS as i16 + MOST_CARDS as i16 + 1;

/// What a face may be: one of the deck, unseen or forgotten.
const UNSEEN: usize = 0;
const FORGOTTEN: usize = 1;
const DOORS: usize = 2;
const FIRST_FACE: usize = 3;

impl Numbers for Dongeon {
    fn write_numbers<P: Pen>(&self, view: &Table, _: Seat, pen: &mut P) {
        // What a table is made of is named in full, so that nothing new is forgotten here.
        let Table {
            options: _,
            phase,
            colour,
            after,
            streak,
            door,
            torches,
            wounds,
            actions,
            held,
            facing,
            shown,
            deck,
            aside,
            why,
            unseen_white,
            unseen_grey,
        } = view;
        write_phase(*phase, pen);
        pen.choice("colour", *colour as usize, Among::Words(&["white", "grey"]));
        pen.choice("after", *after as usize, Among::Words(&["corridor", "door"]));
        pen.number("streak", *streak, 0..=2);
        pen.number("door", *door, 1..=4);
        pen.number("torches", *torches, 0..=MOST_TORCHES);
        pen.number("wounds", *wounds, 0..=LIVES as i16);
        pen.number("actions", *actions, 0..=MOST_COUNTED);
        pen.flag("held", *held);
        pen.part("facing", None, |pen| write_foe(*facing, pen));
        write_face(*shown, pen);
        let count = self.deck.count() as usize;
        let faces = |face: usize| match face {
            UNSEEN => "?".into(),
            FORGOTTEN => "*".into(),
            DOORS => "doors".into(),
            face => (face - FIRST_FACE + 1).to_string(),
        };
        let among = Among::Named(FIRST_FACE + count, &faces);
        pen.part("deck", None, |pen| write_cards(deck, count + 1, among, pen));
        pen.part("aside", None, |pen| {
            write_cards(aside, count + 1, among, pen);
            pen.row("why", count + 1, why[..aside.len()].iter().map(|why| *why as usize), KINDS);
        });
        let number = |face: usize| (face + 1).to_string();
        pen.set("unseen_white", unseen_white.iter(), Among::Named(count, &number));
        pen.set("unseen_grey", unseen_grey.iter(), Among::Named(count, &number));
    }

    fn every_action(&self, mut offer: impl FnMut(Action)) {
        Side::ALL.into_iter().for_each(|side| offer(Action::Use { side }));
        let others = [Action::Leave, Action::Flee, Action::Heal, Action::Ransom, Action::Bleed, Action::Fight];
        others.into_iter().for_each(offer);
    }

    #[inline]
    fn action_number(&self, action: Action) -> Option<usize> {
        Some(match action {
            Action::Use { side } => side as usize,
            Action::Leave => 4,
            Action::Flee => 5,
            Action::Heal => 6,
            Action::Ransom => 7,
            Action::Bleed => 8,
            Action::Fight => 9,
        })
    }
}

fn write_phase<P: Pen>(phase: Phase, pen: &mut P) {
    let at = match phase {
        Phase::Start => 0usize,
        Phase::Walk => 1,
        Phase::Beaten { .. } => 2,
        Phase::Between(_) => 3,
        Phase::Over(End::Won) => 4,
        Phase::Over(End::Died) => 5,
        Phase::Over(End::Lost) => 6,
        Phase::Over(End::Worn) => 7,
    };
    pen.choice("phase", at, PHASES);
    let beaten_by = if let Phase::Beaten { foe, value } = phase { Some((foe, value)) } else { None };
    pen.part("beaten", None, |pen| write_foe(beaten_by, pen));
    let next = if let Phase::Between(next) = phase { next } else { 0 };
    pen.number("next_assault", next, 0..=3);
}

fn write_foe<P: Pen>(foe: Option<(Foe, u8)>, pen: &mut P) {
    let place = |foe: Foe| match foe {
        Foe::Monster => 0,
        Foe::Boss(door) => door as usize,
        Foe::Assault(number) => 3 + number as usize,
    };
    pen.maybe("by", foe.map(|(foe, _)| place(foe)), FOES);
    pen.number("value", foe.map_or(0, |(_, value)| value), 0..=MOST_VALUE);
}

/// The icons that one looks at, clockwise from the top.
fn write_face<P: Pen>(face: Face, pen: &mut P) {
    let place = |icon: Icon| match icon {
        Icon::Corridor => 0,
        Icon::Door => 1,
        Icon::Treasure => 2,
        Icon::Weapon => 3,
        Icon::Trap => 4,
        Icon::Turnaround => 5,
        Icon::Monster(value) => 6 + value as usize,
    };
    pen.row("shown", 4, face.icons().into_iter().map(place), ICONS);
}

/// Cards in order, in columns of their own for each thing that is known of them.
fn write_cards<P: Pen>(cards: &Cards, places: usize, faces: Among<'_>, pen: &mut P) {
    let face = |card: &Card, colour: Colour| match card.face(colour) {
        _ if card.is_doors() => DOORS,
        Some(face) => FIRST_FACE + face as usize,
        None if card.is_forgotten(colour) => FORGOTTEN,
        None => UNSEEN,
    };
    pen.row("white", places, cards.all().iter().map(|card| face(card, Colour::White)), faces);
    pen.row("grey", places, cards.all().iter().map(|card| face(card, Colour::Grey)), faces);
    pen.row("up", places, cards.all().iter().map(|card| card.up()), SIDES);
    pen.row("turn", places, cards.all().iter().map(|card| card.turn()), SIDES);
}

/// Reasons are written by their places.
const _: () = assert!(Aside::Weapon as usize == 0 && Aside::Wound as usize == 2);
