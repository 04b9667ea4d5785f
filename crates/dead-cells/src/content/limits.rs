//! How far changed content may go: what the rules can count with, what numbers of actions and boards are made for, and what every card may do.

use super::effect::{FoeVerb, Verb};
use super::{Content, Effect, FoeLine, Gain, Gifts, Line, Reach, Spent, printed};
use crate::rules::announcements;
use core::ops::RangeInclusive;
use kernel::Printed;

/// The bounds of figures, by their fields.
pub const BOUNDS: &[(&str, RangeInclusive<i64>)] = &[
    ("prisoners.*.hearts", 3..=12),
    ("serenade.life", 1..=9),
    ("enemies.*.life", 1..=30),
    ("equipment.*.rounds", 1..=3),
    ("equipment.*.life", 1..=9),
    ("bosses.*.instances.*.life", 1..=60),
];

/// What the rules, the boards and the campaign know by heart.
pub const FIXED: &[&str] = &[
    "biomes.**",
    "later.**",
    "malaises.**",
    "runes.**",
    "secrets.**",
    "upgrades.**",
    "well.**",
    "cards.*.owner",
    "cards.*.symbols",
    "prisoners.*.life",
    "prisoners.*.survival.**",
    "prisoners.*.tactics.**",
    "prisoners.*.brutality.**",
    "serenade.power-track",
    "serenade.melee-track",
    "enemies.*.count",
    "enemies.*.biome",
    "enemies.*.class",
    "enemies.*.position",
    "enemies.*.added-by",
    "enemies.*.pile",
    "equipment.*.kind",
    "equipment.*.from",
    "equipment.*.later",
    "equipment.*.trick",
    "bosses.*.immune",
    "bosses.*.victory",
    "bosses.*.blueprints",
    "bosses.*.opens",
    "bosses.*.secrets",
    "bosses.*.restless",
    "bosses.*.tolled",
    "bosses.*.instances.*.retreats",
    "bosses.*.patterns.*.instance",
];

/// The largest figure of an effect, an action or a gift.
const MOST: u8 = 9;

/// What any card of a fighter may do.
const PLAIN: [Verb; 11] = [
    Verb::Damage,
    Verb::Poison,
    Verb::Bleed,
    Verb::Fire,
    Verb::Freeze,
    Verb::Mark,
    Verb::Push,
    Verb::Pull,
    Verb::Shield,
    Verb::Loot,
    Verb::Heal,
];

/// What any enemy may do.
const PLAIN_OF_FOES: [FoeVerb; 7] =
    [FoeVerb::Damage, FoeVerb::Poison, FoeVerb::Bleed, FoeVerb::Fire, FoeVerb::Freeze, FoeVerb::Mark, FoeVerb::Shield];

/// What no single figure shows.
///
/// # Errors
/// What does not fit.
pub fn check(content: &Content) -> Result<(), Printed> {
    let was = printed();
    for (card, printed) in content.cards.iter().zip(&was.cards) {
        check_lines(&card.lines, &printed.lines)?;
        if announcements(card).iter().ne(announcements(printed).iter()) {
            return Err(Printed::new(
                "ce qu'on peut annoncer d'une carte (ronde et sorte d'action) reste comme imprimé",
                "what can be announced of a card (round and kind of action) stays as printed",
            ));
        }
    }
    let (serenade, printed) = (&content.serenade, &was.serenade);
    check_lines(serenade.printed.as_flattened(), printed.printed.as_flattened())?;
    for (power, printed) in serenade.powers.into_iter().zip(printed.powers) {
        check_effects(&[power], &[printed])?;
    }
    for (gear, printed) in content.gear.iter().zip(&was.gear) {
        check_effects(gear.effect.as_slice(), printed.effect.as_slice())?;
        check_spent(gear.spent, printed.spent)?;
    }
    for (foe, printed) in content.foes.iter().zip(&was.foes) {
        check_actions(&foe.lines, &printed.lines)?;
        check_gifts(&foe.death, &printed.death)?;
    }
    for (boss, printed) in content.bosses.iter().zip(&was.bosses) {
        for (instance, printed) in boss.instances.iter().zip(&printed.instances) {
            check_actions(&[instance.zero], &[printed.zero])?;
        }
        for (pattern, printed) in boss.patterns.iter().zip(&printed.patterns) {
            check_actions(&pattern.lines, &printed.lines)?;
        }
    }
    Ok(())
}

fn check_lines(lines: &[Line], printed: &[Line]) -> Result<(), Printed> {
    let printed: Vec<Effect> = printed.iter().flat_map(|line| line.iter().collect::<Vec<_>>()).collect();
    lines.iter().try_for_each(|line| check_effects(line.as_slice(), &printed))
}

/// Effects that any card may have, or this one has as printed.
fn check_effects(effects: &[Effect], printed: &[Effect]) -> Result<(), Printed> {
    for (at, effect) in effects.iter().enumerate() {
        check_figure(effect.value.max(effect.more))?;
        if !PLAIN.contains(&effect.verb) && !printed.iter().any(|known| known.verb == effect.verb) {
            return Err(unfit());
        }
        // The same enemy as before: there has to be one.
        if effect.reach == Reach::SAME && !(at > 0 && effects[at - 1].verb.is_aimed()) {
            return Err(unfit());
        }
    }
    Ok(())
}

fn check_spent(spent: Option<Spent>, printed: Option<Spent>) -> Result<(), Printed> {
    match spent {
        None => Ok(()),
        Some(Spent::Attacker(damage)) => check_figure(damage),
        Some(Spent::Gift(gift))
            if printed.is_some_and(|known| matches!(known, Spent::Gift(of) if of.gain == gift.gain)) =>
        {
            check_figure(gift.count)
        }
        Some(Spent::Gift(gift)) if matches!(gift.gain, Gain::Tooth | Gain::Cell) => check_figure(gift.count),
        Some(Spent::Gift(_)) => Err(unfit()),
        Some(Spent::Effect(effect)) => {
            let known = if let Some(Spent::Effect(known)) = printed { vec![known] } else { Vec::new() };
            check_effects(&[effect], &known)
        }
    }
}

/// Actions that any enemy may have, or this one has as printed.
fn check_actions(lines: &[FoeLine], printed: &[FoeLine]) -> Result<(), Printed> {
    let of = |lines: &[FoeLine]| lines.iter().flat_map(|line| line.iter().collect::<Vec<_>>()).collect::<Vec<_>>();
    let known = of(printed);
    for action in of(lines) {
        let fits = if PLAIN_OF_FOES.contains(&action.verb) {
            known.iter().any(|known| known.aim == action.aim) || action.verb.state().is_none()
        } else {
            known.contains(&action)
        };
        if !fits {
            return Err(unfit());
        }
        check_figure(action.value.min(if PLAIN_OF_FOES.contains(&action.verb) { u8::MAX } else { MOST }))?;
    }
    Ok(())
}

/// Gifts that any death may bring, or this one brings as printed.
fn check_gifts(gifts: &Gifts, printed: &Gifts) -> Result<(), Printed> {
    for gift in gifts.iter() {
        let plain = matches!(gift.gain, Gain::Tooth | Gain::Cell | Gain::Vial);
        if !plain && !printed.iter().any(|known| known.gain == gift.gain) {
            return Err(unfit());
        }
        check_figure(gift.count)?;
    }
    Ok(())
}

fn check_figure(figure: u8) -> Result<(), Printed> {
    if figure > MOST {
        return Err(Printed::new(format!("un chiffre dépasse {MOST}"), format!("a figure is beyond {MOST}")));
    }
    Ok(())
}

fn unfit() -> Printed {
    Printed::new(
        "cette carte ne peut pas faire cela : restez aux sortes d'action communes ou à celles qui y sont imprimées",
        "this card cannot do that: keep to the common kinds of action or to those printed on it",
    )
}
