//! The clauses that explain what lies on the table.

use crate::content::{Breed, Card, Effect};
use crate::rules::SangRancune;
use crate::table::{Hero, Table};

/// The clause of each encounter, in their order.
pub const OF_FOES: [&str; crate::content::ENCOUNTERS] = [
    "foe.ripper",
    "foe.troll",
    "foe.paladin",
    "foe.gargoyle",
    "foe.medusa",
    "foe.golem",
    "foe.spite",
    "foe.fear",
    "foe.shifter",
    "foe.necromancer",
    "foe.summoner",
    "foe.wolves",
    "foe.goblins",
    "foe.chief",
    "foe.cursed",
    "foe.abomination",
    "foe.sphinx",
    "foe.hydra",
    "foe.vampire",
    "foe.spectre",
    "foe.pride",
    "foe.mimic",
    "foe.dragon",
    "foe.blades",
    "foe.ceiling",
    "foe.bridge",
];

/// What explains an encounter.
pub fn of_foe(game: &SangRancune, table: &Table) -> Vec<&'static str> {
    let own = OF_FOES[table.foe.id as usize % OF_FOES.len()];
    let trap = game.content.encounter(table.foe.id).breed == Breed::Trap;
    let mut clauses = vec![own];
    if table.foe.raised {
        clauses.push("foe.necromancer");
    }
    if table.foe.tokens > 0 {
        clauses.push("token.prestige-tokens");
    }
    clauses.extend(if trap { ["encounter.trap", "strike.one"] } else { ["round.kill", "prize.killer"] });
    clauses
}

/// What explains a card, and what it does.
pub fn of_card(game: &SangRancune, card: Card) -> Vec<&'static str> {
    let own = match game.content.card(card).effect {
        Effect::Strike => return vec!["attack.value"],
        Effect::Heroic { .. } => return vec!["attack.heroic", "attack.protected"],
        Effect::Holy { .. } => "attack.holy",
        Effect::Crowd { .. } => "attack.crowd",
        Effect::Fingers => "attack.fingers",
        Effect::Sweep => "attack.sweep",
        Effect::Momentum { .. } => "attack.momentum",
        Effect::Feint => "attack.feint",
        Effect::Double { .. } => "attack.double",
        Effect::Opportunist => "attack.opportunist",
        Effect::Focus { .. } | Effect::Behind { .. } => "attack.setup",
        Effect::Riposte => "attack.riposte",
        Effect::Fail { .. } => "low.fail",
        Effect::Signals => "low.signals",
        Effect::Edge => "low.edge",
        Effect::After => "low.after",
        Effect::Plan => "low.plan",
        Effect::Tough { .. } => "low.tough",
        Effect::Trip => "low.trip",
        Effect::Rally => "low.rally",
        Effect::Watch => "low.watch",
        Effect::Fast => "low.fast",
        Effect::Heal { .. } => "item.heal",
        Effect::Strength { .. } => "item.strength",
        Effect::Haste { .. } => "item.haste",
        Effect::Skin => "item.skin",
        Effect::Fire { .. } => "item.fire",
        Effect::Amulet { .. } => "item.amulet",
    };
    match card {
        card if card.is_low() => vec![own, "low.window"],
        card if card.is_item() => vec![own, "item.when"],
        card if card.is_valued() => vec![own, "attack.value"],
        _ => vec![own, "attack.tactical"],
    }
}

/// What explains a hero, and what holds of him.
pub fn of_hero(hero: &Hero) -> Vec<&'static str> {
    if !hero.lives() {
        return vec!["end.death", "end.remains"];
    }
    let states = [
        (hero.edged, "low.edge"),
        (hero.swept, "attack.sweep"),
        (hero.crowded > 0, "attack.crowd"),
        (hero.barred || hero.stopped, "round.nothing"),
        (!hero.goblins.is_empty(), "token.chief"),
        (!hero.setups.is_empty(), "attack.setups"),
        (!hero.potions.is_empty(), "item.lasting"),
        (hero.curse > 0, "foe.cursed"),
        (!hero.set.is_empty(), "round.set"),
    ];
    let holds = states.into_iter().filter(|(holds, _)| *holds).map(|(_, clause)| clause);
    holds.chain(["round.order", "end.winner"]).collect()
}
