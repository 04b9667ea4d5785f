//! What scroll tracks and mutations give: figures that grow, and rules with a trigger.

use super::effect::{Condition, Gifts, Line, Reach, State};
use super::spell;
use serde::{Deserialize, Serialize};

/// When a rule of a track or a mutation works.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    /// A run begins.
    Start,
    /// Round 0.
    Zero,
    /// An enemy was killed.
    Kill,
    /// A fighter damages an enemy by an action.
    ActDamage,
    /// A fighter sets an enemy on fire by an action.
    ActFire,
    /// A shield was spent.
    Spent,
    /// A combat ended without damage on any member.
    Calm,
    /// Round III ends.
    Third,
}

/// What must hold for a rule to work, all of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Filter {
    /// A condition on the actor or the target.
    pub condition: Condition,
    /// The enemy died by fire.
    pub by_fire: bool,
    /// It was a monster, neither an elite nor a boss.
    pub monster: bool,
    /// It stood in the second or third space.
    pub far: bool,
    /// It is round I or II.
    pub early: bool,
}

/// What a rule comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PerkOutcome {
    /// These effects.
    Effects(Line),
    /// These gifts.
    Gifts(Gifts),
    /// So much more damage.
    More(u8),
    /// The Prisoner may use an aptitude.
    Aptitude,
}

/// A rule of a track or a mutation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rule {
    /// When it works.
    pub trigger: Trigger,
    /// What must hold.
    pub filter: Filter,
    /// Whether it works once a combat.
    pub once: bool,
    /// What it comes to.
    pub outcome: PerkOutcome,
}

/// What a step of a track or a mutation gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Perk {
    /// More life.
    Life(u8),
    /// More slots for equipment.
    Slots(u8),
    /// More cards in the hand.
    Hand(u8),
    /// A state that cannot be given.
    Immune(State),
    /// An aptitude.
    Aptitude(Line),
    /// The first aptitude of the track reaches these spaces.
    Reach(Reach),
    /// The first aptitude of the track does so much.
    Value(u8),
    /// A rule.
    Rule(Rule),
    /// Shields are golden. §act.golden
    Golden,
    /// The healer: price, how often, and how often for nothing.
    Healer {
        /// Gold teeth each time.
        price: u8,
        /// How often at most.
        times: u8,
        /// How often for nothing.
        free: u8,
    },
    /// The merchant: how many cards, and their price.
    Merchant {
        /// Cards shown.
        cards: u8,
        /// Gold teeth for each.
        price: u8,
    },
    /// The collector: how many cards, and their price.
    Collector {
        /// Cards shown.
        cards: u8,
        /// Gold teeth for each.
        price: u8,
    },
    /// Vials heal so much more.
    Vial(u8),
    /// The first damage of each combat on the first player is ignored.
    GuardFirst,
    /// Once a run, whoever would die stays at one life.
    Survive,
    /// Marked enemies suffer with each other.
    Network,
    /// Whoever was hurt in a round hits harder next.
    Vengeance,
    /// Gold teeth that nobody looted stay.
    KeepTeeth,
    /// So many tiles of the first biome may be placed anew.
    ReplaceTiles(u8),
}

impl Perk {
    /// A perk in words: `life 1`, `healer 1 2 0`, `kill elite: Ha1`.
    pub fn read(text: &str) -> Option<Self> {
        if let Some((head, outcome)) = text.split_once(": ") {
            return rule(head, outcome).map(Self::Rule);
        }
        let mut words = text.split_whitespace();
        let word = words.next()?;
        let rest: Vec<&str> = words.collect();
        let number = |at: usize| -> Option<u8> { rest.get(at)?.parse().ok() };
        let perk = match word {
            "life" | "start-life" => Self::Life(number(0)?),
            "slot" => Self::Slots(number(0)?),
            "hand" => Self::Hand(number(0)?),
            "value" => Self::Value(number(0)?),
            "vial" => Self::Vial(number(0)?),
            "replace-tiles" => Self::ReplaceTiles(number(0)?),
            "reach" => Self::Reach(spell::reach(rest.first()?)?),
            "immune" => Self::Immune(state(rest.first()?)?),
            "healer" => Self::Healer { price: number(0)?, times: number(1)?, free: number(2).unwrap_or(0) },
            "merchant" => Self::Merchant { cards: number(0)?, price: number(1)? },
            "collector" => Self::Collector { cards: number(0)?, price: number(1)? },
            "golden" => Self::Golden,
            "guard-first" => Self::GuardFirst,
            "survive" => Self::Survive,
            "network" => Self::Network,
            "vengeance" => Self::Vengeance,
            "keep-teeth" => Self::KeepTeeth,
            _ => return None,
        };
        Some(perk)
    }
}

/// A state by its name.
pub fn state(text: &str) -> Option<State> {
    Some(match text {
        "poison" => State::Poison,
        "bleed" => State::Bleed,
        "fire" => State::Fire,
        "freeze" => State::Freeze,
        "mark" => State::Mark,
        _ => return None,
    })
}

fn rule(head: &str, outcome: &str) -> Option<Rule> {
    let mut words = head.split_whitespace();
    let trigger = match words.next()? {
        "start" => Trigger::Start,
        "zero" => Trigger::Zero,
        "kill" => Trigger::Kill,
        "act-D" => Trigger::ActDamage,
        "act-F" => Trigger::ActFire,
        "spent" => Trigger::Spent,
        "calm" => Trigger::Calm,
        "third" => Trigger::Third,
        _ => return None,
    };
    let (mut filter, mut once) = (Filter::default(), false);
    for word in words {
        match word {
            "once" => once = true,
            "fire" => filter.by_fire = true,
            "monster" => filter.monster = true,
            "far" => filter.far = true,
            "early" => filter.early = true,
            _ => filter.condition = spell::condition(word)?,
        }
    }
    let outcome = match outcome {
        "aptitude" => PerkOutcome::Aptitude,
        _ => match outcome.strip_prefix('+') {
            Some(more) => PerkOutcome::More(more.parse().ok()?),
            None => match spell::line(outcome) {
                Some(line) => PerkOutcome::Effects(line),
                None => PerkOutcome::Gifts(spell::gifts(outcome)?),
            },
        },
    };
    Some(Rule { trigger, filter, once, outcome })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn perks_are_read() {
        assert_eq!(Perk::read("life 1"), Some(Perk::Life(1)));
        assert_eq!(Perk::read("healer 1 4 2"), Some(Perk::Healer { price: 1, times: 4, free: 2 }));
        let Some(Perk::Rule(rule)) = Perk::read("act-D poisoned once: +1") else { panic!("a rule") };
        assert_eq!((rule.trigger, rule.once, rule.outcome), (Trigger::ActDamage, true, PerkOutcome::More(1)));
        assert_eq!(rule.filter.condition, Condition::Poisoned);
        let Some(Perk::Rule(rule)) = Perk::read("kill early: D1@1") else { panic!("a rule") };
        assert!(rule.filter.early && matches!(rule.outcome, PerkOutcome::Effects(_)));
        let Some(Perk::Rule(rule)) = Perk::read("start: potion1") else { panic!("a rule") };
        assert!(matches!(rule.outcome, PerkOutcome::Gifts(_)));
        for wrong in ["life", "golden age: x", "when: D1@1", "immune rain"] {
            assert_eq!(Perk::read(wrong), None, "{wrong}");
        }
    }
}
