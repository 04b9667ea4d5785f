//! What to do between runs: where to start, which mutations to carry, what to buy, and whom cards are for.

use crate::campaign::Campaign;
use crate::content::{
    Card, Condition, Content, Effect, Mutation, PRISONERS, Perk, PerkOutcome, SERENADE, Skill, Trigger, UpgradeKind,
    Verb, Whom,
};
use crate::decisions::Action;
use crate::rules::{DeadCells, FEWEST};
use crate::table::{Purging, Table};
use kernel::{Game, Seat};

/// As many cards make a deck that lasts Serenade from one interbiome to the next.
const SERENADES_FILL: u8 = 8;

/// The best mutations that lie aside are put in, and a run starts as far on as the campaign has come.
pub(super) fn before(game: &DeadCells, table: &Table, seat: Seat) -> Action {
    let content = &*game.content;
    let campaign = &table.campaign;
    for card in campaign.aside.iter() {
        let free = Action::Pocket { card, over: None };
        if game.check(table, seat, free).is_ok() {
            return free;
        }
        let change = instead(content, campaign, card);
        if game.check(table, seat, change).is_ok() {
            return change;
        }
    }
    let farthest = 7 - (campaign.starts | 1).leading_zeros() as u8;
    let start = Action::Start { biome: farthest };
    if game.check(table, seat, start).is_ok() { start } else { Action::Done {} }
}

/// A mutation takes the place of one that is worth less; else it stays aside.
pub(super) fn instead(content: &Content, campaign: &Campaign, card: Mutation) -> Action {
    let kind = crate::rules::pocket_of(content, card);
    let alike = campaign.active().filter(|there| crate::rules::pocket_of(content, *there) == kind);
    let least = alike.min_by_key(|there| mutation_worth(content, *there));
    match least.filter(|there| mutation_worth(content, *there) < mutation_worth(content, card)) {
        Some(over) => Action::Pocket { card, over: Some(over) },
        None => Action::Aside {},
    }
}

/// Roughly what a mutation or a feat is worth on the board.
fn mutation_worth(content: &Content, card: Mutation) -> i32 {
    if let Some(UpgradeKind::Feat(..)) = content.upgrades.get(card.0 as usize).map(|upgrade| &upgrade.kind) {
        return 4;
    }
    content.perks_of(card).iter().map(perk_worth).sum()
}

fn perk_worth(perk: &Perk) -> i32 {
    match perk {
        Perk::Life(count) => 20 * *count as i32,
        Perk::Slots(count) => 9 * *count as i32,
        Perk::GuardFirst | Perk::Survive => 20,
        Perk::Healer { times, free, .. } => 6 + (*times + *free) as i32,
        Perk::Vengeance => 12,
        Perk::Merchant { cards, .. } => 4 + *cards as i32,
        Perk::Vial(_) => 8,
        Perk::Network | Perk::Collector { .. } | Perk::KeepTeeth => 3,
        Perk::Rule(rule) => match (&rule.trigger, &rule.outcome) {
            (Trigger::Start, PerkOutcome::Gifts(gifts)) => super::route::gifts_worth(gifts),
            (_, PerkOutcome::Gifts(_)) => 5,
            _ => 12,
        },
        _ => 2,
    }
}

/// Cells go to the deck of which least was taken, survival first; what is left is thrown into the well.
pub(super) fn spend(content: &Content, table: &Table) -> Action {
    let campaign = &table.campaign;
    let order = [Skill::Survival, Skill::Brutality, Skill::Tactics];
    let affordable = order
        .into_iter()
        .filter(|skill| campaign.next_upgrade(content, *skill).is_some() && table.cells >= campaign.price(*skill));
    match affordable.min_by_key(|skill| campaign.taken[skill.place()]) {
        Some(skill) => Action::Upgrade { skill },
        None => Action::Throw {},
    }
}

/// What a deck is worth, by the mean of its cards.
fn deck_worth(content: &Content, campaign: &Campaign, who: u8) -> i32 {
    let deck = &campaign.decks[who as usize];
    deck.iter().map(|card| card_worth(content, card)).sum::<i32>() / deck.len().max(1) as i32
}

/// An improved card makes the weakest deck of those who play better, or goes to somebody who does not play. Serenade needs enough to
/// last from one interbiome to the next.
pub(super) fn grant(content: &Content, table: &Table, card: Card) -> Action {
    let campaign = &table.campaign;
    let plays = |who: &u8| table.who_plays(*who).is_some();
    let few = campaign.decks[SERENADE as usize].len() < SERENADES_FILL;
    if plays(&SERENADE) && few && serves_serenade(content, card) {
        return Action::Give { card, to: SERENADE };
    }
    let playing = (0..PRISONERS as u8).filter(plays);
    let weakest = playing.min_by_key(|who| deck_worth(content, campaign, *who)).unwrap_or(0);
    let others = (0..PRISONERS as u8).filter(|who| !plays(who));
    let other = others.min_by_key(|who| campaign.decks[*who as usize].len());
    let better = card_worth(content, card) >= deck_worth(content, campaign, weakest);
    Action::Give { card, to: if better { weakest } else { other.unwrap_or(weakest) } }
}

/// Whether a card does more for Serenade than for the Prisoner: she has no aptitudes.
fn serves_serenade(content: &Content, card: Card) -> bool {
    let lines = &content.card(card).lines;
    lines.iter().all(|line| line.iter().all(|effect| effect.verb != Verb::Aptitude))
        && lines.iter().filter(|line| line.iter().any(|effect| effect.verb.is_aimed())).count() >= 2
}

/// Roughly what a combat card is worth.
pub(crate) fn card_worth(content: &Content, card: Card) -> i32 {
    let lines = content.card(card).lines.iter().zip([11, 10, 9]);
    lines.map(|(line, early)| early * line.iter().map(effect_worth).sum::<i32>()).sum::<i32>() / 10
}

fn effect_worth(effect: Effect) -> i32 {
    let spaces = (effect.reach.0 & 0b1111).count_ones() as i32;
    let value = (2 * effect.value as i32 + effect.more as i32) / 2;
    let often = match (effect.condition, effect.more) {
        (Condition::Always, _) | (_, 1..) => 10,
        (_, 0) => 6,
    };
    let one = match effect.verb {
        Verb::Damage => value * (9 + 2 * spaces) + 3 * effect.pierces as i32,
        Verb::Poison => 14 + 2 * spaces,
        Verb::Bleed => 13 + 2 * spaces,
        Verb::Fire => 11 + 2 * spaces,
        Verb::Freeze => 8 + 2 * spaces,
        Verb::Mark => 6 + 2 * spaces,
        Verb::Shield if effect.whom == Whom::Every => 20 * value,
        Verb::Shield => 9 * value,
        Verb::Aptitude => 11 * value,
        Verb::Loot => 7,
        Verb::Heal => 14 * value,
        Verb::Suffer => -12,
        Verb::Spend => -5,
        _ => 4,
    };
    if effect.each { one * often * 8 / 50 } else { one * often / 10 }
}

/// The weakest card of those who play is purged, or the weakest equipment.
pub(super) fn purge(content: &Content, table: &Table, what: Purging) -> Action {
    let campaign = &table.campaign;
    let playing = (0..=SERENADE).filter(|who| table.who_plays(*who).is_some());
    let large = playing.filter(|who| campaign.decks[*who as usize].len() > FEWEST[*who as usize]);
    let start = |card: &Card| what != Purging::Start || content.card(*card).owner.is_some();
    let cards = large.flat_map(|who| campaign.decks[who as usize].iter()).filter(start);
    let weakest = cards.min_by_key(|card| card_worth(content, *card)).filter(|_| what != Purging::Equipment);
    let gear = campaign.equipment.iter().min_by_key(|gear| super::gear_worth(content, *gear));
    match (weakest, gear) {
        (Some(card), _) => Action::Purge { card },
        (None, Some(gear)) => Action::PurgeGear { gear },
        (None, None) => Action::Done {},
    }
}

/// More life is for whoever plays and has had least of it.
pub(super) fn more_life(table: &Table) -> Action {
    let playing = (0..PRISONERS as u8).filter(|who| table.who_plays(*who).is_some());
    let least = playing.min_by_key(|who| table.campaign.lasting.life[*who as usize]);
    Action::Pick { place: least.unwrap_or(0) }
}
