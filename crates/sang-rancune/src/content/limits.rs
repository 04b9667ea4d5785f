//! How far changed content may go: what the rules can count with, what lies on the table at most, and what lets every game end.

use super::{Blow, Breed, Content, printed};
use core::ops::RangeInclusive;
use kernel::{InlineVec, Printed};

/// The bounds of figures, by their fields; the first that fits counts.
pub const BOUNDS: &[(&str, RangeInclusive<i64>)] = &[
    ("hero.life", 1..=200),
    ("dungeon.late", 0..=20),
    ("track.end", 100..=999),
    ("track.weary_from", 5..=40),
    ("track.weary", 1..=99),
    ("dials.life", 10..=300),
    ("dials.harm", -50..=50),
    ("dials.length", 1..=20),
    ("cards.*.count", 1..=9),
    ("cards.*.sides", 0..=200),
    ("cards.*.effect.crowd.players", 1..=5),
    ("cards.*.effect.behind.times", 1..=4),
    ("cards.*.effect.heal.prestige", 0..=9),
    ("cards.*.effect.*.rounds", 1..=9),
    ("encounters.*.prestige", 0..=20),
    ("encounters.*.life", 0..=500),
    ("encounters.*.rule.summons.round", 1..=9),
    // No more hits are assigned at once than this.
    ("encounters.wolves.rule.pack.tokens", 1..=12),
    ("encounters.*.rule.pack.tokens", 1..=18),
    ("encounters.*.rule.pack.held", 1..=18),
    ("encounters.*.rule.*.life", 1..=99),
    ("encounters.*.rule.chief.tokens", 1..=2),
    ("encounters.*.rule.heads.start", 1..=5),
    ("encounters.*.rule.heads.wound", 1..=99),
    ("encounters.*.rule.corridor.rounds", 1..=9),
    ("encounters.*.rule.bridge.cards", 1..=3),
];

/// What the rules know by heart.
pub const FIXED: &[&str] = &[
    "hand.limit",
    "hand.least",
    "cards.*.side",
    "cards.*.effect.heroic.hero",
    "cards.*.effect.double.attacks",
    "cards.*.effect.amulet.cards",
];

/// How many kinds of cards may be there in other numbers than printed: attacks without a face, which nothing else counts.
const COUNTED: usize = super::Card::HEROIC.0 as usize;

/// What no single figure shows.
///
/// # Errors
/// What does not fit.
pub fn check(content: &Content) -> Result<(), Printed> {
    let was = printed();
    for (at, (card, printed)) in content.cards.iter().zip(&was.cards).enumerate() {
        if at >= COUNTED && card.count != printed.count {
            return Err(Printed::new(
                "seul le nombre des attaques simples peut changer (de \"100\" à \"poke\")",
                "only plain attacks can be there in other numbers (\"100\" to \"poke\")",
            ));
        }
        if card.sides.len() != printed.sides.len() {
            let count = printed.sides.len();
            return Err(Printed::new(format!("cette carte a {count} côtés"), format!("this card has {count} sides")));
        }
    }
    for (foe, printed) in content.encounters.iter().zip(&was.encounters) {
        if (foe.breed == Breed::Trap) != (printed.breed == Breed::Trap) {
            return Err(Printed::new(
                "un piège reste un piège, et lui seul",
                "a trap stays a trap, and nothing else is",
            ));
        }
        if foe.life.iter().zip(printed.life).any(|(life, was)| (*life == 0) != (was == 0)) {
            return Err(Printed::new(
                "une créature sans vie reste sans vie, une autre en garde",
                "a creature without life stays without, and others keep some",
            ));
        }
        if !same_aims(&foe.random, &printed.random) || !same_aims(&foe.precise, &printed.precise) {
            return Err(Printed::new(
                "qui est frappé reste comme imprimé ; seule la force d'un coup peut changer",
                "who is hit stays as printed; only how hard a blow is can change",
            ));
        }
    }
    Ok(())
}

fn same_aims(blows: &[InlineVec<Blow, 2>; 4], printed: &[InlineVec<Blow, 2>; 4]) -> bool {
    let aims = |blows: &InlineVec<Blow, 2>| blows.iter().map(|blow| blow.aim).collect::<Vec<_>>();
    blows.iter().map(aims).eq(printed.iter().map(aims))
}
