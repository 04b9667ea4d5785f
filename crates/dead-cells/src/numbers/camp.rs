//! What outlives a run, in numbers.

use super::names::{BYTE, bits, cards, gears, mutations};
use crate::campaign::{Campaign, DURING_POCKETS, Farther, Lasting, NextRun, PLACES, START_POCKETS};
use crate::content::PRISONERS;
use kernel::Pen;

/// Runs are counted no further; a campaign of thirty thousand runs takes years.
const MOST_RUNS: i16 = i16::MAX;

/// What a campaign has opened, bought and kept.
pub fn write_campaign<P: Pen>(campaign: &Campaign, pen: &mut P) {
    let Campaign {
        run,
        decks,
        spare,
        equipment,
        purged,
        purged_gear,
        taken,
        ahead,
        free,
        cheap,
        well,
        secrets,
        told,
        start,
        during,
        skill,
        aside,
        runes,
        starts,
        crossed,
        last,
        added,
        beaten,
        next,
        lasting,
        reached,
        seen,
        farther,
    } = campaign;
    pen.number("run", *run, 0..=MOST_RUNS);
    for (at, deck) in decks.iter().enumerate() {
        pen.part("deck", Some(at), |pen| pen.set("cards", deck.0.iter(), cards()));
    }
    [("spare", spare), ("purged", purged)].into_iter().for_each(|(name, set)| pen.set(name, set.0.iter(), cards()));
    let gear = [("equipment", equipment), ("purged_gear", purged_gear), ("seen", seen)];
    gear.into_iter().for_each(|(name, set)| pen.set(name, set.0.iter(), gears()));
    for (at, cards) in ahead.iter().enumerate() {
        pen.part("ahead", Some(at), |pen| pen.row("cards", 4, cards.iter().map(|card| card.0), mutations()));
    }
    for (name, numbers) in [("taken", taken), ("free", free), ("beaten", beaten)] {
        pen.amounts(name, numbers.len(), numbers.iter().copied(), BYTE);
    }
    pen.flag("cheap", *cheap);
    pen.number("well", *well, 0..=BYTE);
    pen.number("last", *last, 0..=BYTE);
    pen.row("start", START_POCKETS, start.iter().map(|card| card.0), mutations());
    pen.row("during", DURING_POCKETS, during.iter().map(|card| card.0), mutations());
    pen.maybe("skill", skill.map(|card| card.0), mutations());
    pen.row("aside", 64, aside.iter().map(|card| card.0), mutations());
    bits("secrets", *secrets, 32, pen);
    bits("told", *told, 32, pen);
    for (name, kept) in [("runes", runes), ("starts", starts), ("crossed", crossed), ("added", added)] {
        bits(name, *kept, 8, pen);
    }
    bits("reached", *reached, 16, pen);
    let Farther { boss_cell, scrolls, lost } = farther;
    pen.number("boss_cell", *boss_cell, 0..=BYTE);
    bits("scrolls", *scrolls, 8, pen);
    pen.amounts("lost", PLACES, lost.iter(), BYTE);
    pen.part("next", None, |pen| write_next(next, pen));
    pen.part("lasting", None, |pen| write_lasting(lasting, pen));
}

fn write_next<P: Pen>(next: &NextRun, pen: &mut P) {
    let NextRun { teeth, vials, hurt, potions, scrolls, tiles, immune } = next;
    let numbers = [("teeth", teeth), ("vials", vials), ("hurt", hurt), ("potions", potions), ("scrolls", scrolls)];
    numbers.into_iter().for_each(|(name, number)| pen.number(name, *number, 0..=BYTE));
    pen.flag("tiles", *tiles);
    pen.flag("immune", *immune);
}

fn write_lasting<P: Pen>(lasting: &Lasting, pen: &mut P) {
    let Lasting { teeth, vials, potion_price, life, life_owed, retest } = lasting;
    let numbers = [("teeth", teeth), ("vials", vials), ("potion_price", potion_price), ("life_owed", life_owed)];
    numbers.into_iter().for_each(|(name, number)| pen.number(name, *number, 0..=BYTE));
    pen.amounts("life", PRISONERS, life.iter().copied(), BYTE);
    pen.flag("retest", *retest);
}
