//! The game in whole numbers: the view as columns, and a number for every action.
//!
//! Every struct of the table is taken apart in full: a new field is an error here until it is written, or said not to be.

mod actions;
mod camp;
mod combat;
mod names;

use crate::content::Card;
use crate::decisions::Action;
use crate::rules::{DeadCells, View};
use crate::sets::Foes;
use crate::table::{Crossing, Deeds, Field, MEMBERS, MET_GUARDS, Offer, SPACES, Table};
use actions::SPACE;
use kernel::{Among, Numbers, Pen, Seat};
use names::{BYTE, bits, cards, foes, gears, mutations, shape};

/// Tiles of a biome are numbered below this.
const TILES: usize = 64;
/// Seats, and members of the group.
const PLACES: Among<'static> = Among::Words(&["0", "1", "2", "3"]);

impl Numbers for DeadCells {
    fn write_numbers<P: Pen>(&self, view: &View, seat: Seat, pen: &mut P) {
        let View { seen, held, left, said } = view;
        pen.maybe("seat", (seat != Seat::WATCHER).then_some(seat.0), PLACES);
        write_table(seen, pen);
        pen.amounts("held", MEMBERS, held.iter().copied(), BYTE);
        pen.amounts("left", MEMBERS, left.iter().copied(), BYTE);
        shape("said", said, pen);
    }

    fn every_action(&self, offer: impl FnMut(Action)) {
        SPACE.actions.all().iter().copied().for_each(offer);
    }

    fn action_number(&self, action: Action) -> Option<usize> {
        SPACE.number(action)
    }
}

fn write_table<P: Pen>(table: &Table, pen: &mut P) {
    let Table {
        players: _,
        open_patterns: _,
        campaign,
        phase,
        todo,
        members,
        count,
        first,
        teeth,
        cells,
        potions,
        bag,
        collector,
        place,
        spot,
        fields,
        tiles,
        closed,
        monsters,
        monsters_gone,
        elites,
        elites_gone,
        on_top,
        equipment,
        scrap,
        stall,
        fight,
        poison_next,
        restriction,
        deeds,
        moved,
        turned_up,
        revealed,
        pocketed,
        silent,
        last,
        crossing,
        boss_shields,
    } = table;
    pen.part("campaign", None, |pen| camp::write_campaign(campaign, pen));
    shape("phase", phase, pen);
    pen.list("todo", 64, todo.as_slice(), |pen, todo| shape("todo", &todo, pen));
    for (at, member) in members.iter().enumerate() {
        pen.part("member", Some(at), |pen| combat::write_member(member, pen));
    }
    let numbers = [("count", count), ("first", first), ("teeth", teeth), ("cells", cells), ("potions", potions)];
    numbers.into_iter().for_each(|(name, number)| pen.number(name, *number, 0..=BYTE));
    pen.part("bag", None, |pen| combat::write_spoils(bag, pen));
    pen.row("collector", 12, collector.iter().map(|gear| gear.0), gears());
    shape("place", place, pen);
    shape("spot", spot, pen);
    write_fields(fields, pen);
    pen.set("tiles", tiles.0.iter(), Among::Named(TILES, &|tile| tile.to_string()));
    bits("closed", *closed, 64, pen);
    write_foes([monsters, monsters_gone, elites, elites_gone], pen);
    pen.row("on_top", 24, on_top.iter().map(|gear| gear.0), gears());
    pen.set("equipment", equipment.0.iter(), gears());
    pen.set("scrap", scrap.0.iter(), gears());
    pen.list("stall", 6, stall.as_slice(), write_offer);
    pen.part("fight", None, |pen| combat::write_fight(fight, pen));
    pen.number("poison_next", *poison_next, 0..=BYTE);
    pen.number("restriction", *restriction, 0..=BYTE);
    pen.part("deeds", None, |pen| write_deeds(deeds, pen));
    pen.set("moved", moved.0.iter(), cards());
    shape("turned_up", turned_up, pen);
    write_revealed(*revealed, pen);
    pen.row("pocketed", 16, pocketed.iter().map(|card| card.0), mutations());
    pen.flag("silent", *silent);
    pen.part("crossing", None, |pen| write_crossing(crossing, pen));
    pen.number("boss_shields", *boss_shields, 0..=BYTE);
    pen.maybe("last", last.and_then(|action| SPACE.number(action)), SPACE.among());
}

fn write_foes<P: Pen>(decks: [&Foes; 4], pen: &mut P) {
    for (name, deck) in ["monsters", "monsters_gone", "elites", "elites_gone"].into_iter().zip(decks) {
        pen.counts(name, deck.0.kinds(), BYTE, foes());
    }
}

fn write_revealed<P: Pen>(revealed: Option<(u8, Card)>, pen: &mut P) {
    pen.maybe("revealed_of", revealed.map(|(member, _)| member), PLACES);
    pen.maybe("revealed", revealed.map(|(_, card)| card.0), cards());
}

fn write_fields<P: Pen>(fields: &[Field; SPACES], pen: &mut P) {
    for (at, Field { tile, done }) in fields.iter().enumerate() {
        pen.part("field", Some(at), |pen| {
            pen.maybe("tile", *tile, Among::Named(TILES, &|tile| tile.to_string()));
            pen.flag("done", *done);
        });
    }
}

fn write_offer<P: Pen>(pen: &mut P, offer: Offer) {
    let Offer { ware, price, left, free } = offer;
    shape("ware", &ware, pen);
    pen.number("price", price, 0..=BYTE);
    pen.number("left", left, 0..=BYTE);
    pen.number("free", free, 0..=BYTE);
}

fn write_deeds<P: Pen>(deeds: &Deeds, pen: &mut P) {
    let Deeds {
        biomes,
        cells,
        potions,
        elites,
        tests,
        doors,
        elite_fights,
        retested,
        replaced,
        thrown,
        survived,
        goals,
        by_poison,
        combats,
        looked,
        sent,
        guards,
    } = deeds;
    let numbers = [
        ("biomes", biomes),
        ("cells", cells),
        ("potions", potions),
        ("elites", elites),
        ("tests", tests),
        ("doors", doors),
        ("elite_fights", elite_fights),
        ("replaced", replaced),
        ("thrown", thrown),
        ("combats", combats),
        ("looked", looked),
    ];
    numbers.into_iter().for_each(|(name, number)| pen.number(name, *number, 0..=BYTE));
    let flags = [("retested", retested), ("survived", survived), ("by_poison", by_poison), ("sent", sent)];
    flags.into_iter().for_each(|(name, holds)| pen.flag(name, *holds));
    bits("goals", *goals, 64, pen);
    pen.row("guards", MET_GUARDS, guards.iter().map(|kind| kind.0), foes());
}

fn write_crossing<P: Pen>(crossing: &Crossing, pen: &mut P) {
    let Crossing { worms, fresh, clock, bells, lanterns, keys, restrictions, malaises, runeless, kindled } = crossing;
    for (name, numbers) in [("worms", worms), ("fresh", fresh), ("malaises", malaises)] {
        pen.amounts(name, MEMBERS, numbers.iter().copied(), BYTE);
    }
    let numbers = [("clock", clock), ("lanterns", lanterns), ("keys", keys)];
    numbers.into_iter().for_each(|(name, number)| pen.number(name, *number, 0..=BYTE));
    bits("bells", *bells, 8, pen);
    bits("restrictions", *restrictions, 8, pen);
    pen.flag("runeless", *runeless);
    pen.flag("kindled", *kindled);
}
