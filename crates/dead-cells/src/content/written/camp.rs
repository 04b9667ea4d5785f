//! What is written of the camp: upgrades, the well, secrets.

use super::{IgnoredAnyOrNone, must};
use crate::content::deed::{self, CodeLookup};
use crate::content::effect::Skill;
use crate::content::{
    Card, CombatCard, Deed, FoeCard, GearCard, Goal, Mutation, Perk, Secret, Upgrade, UpgradeKind, WellCard,
};
use kernel::Printed;
use serde::Deserialize;
use serde::de::IgnoredAny;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenUpgrades {
    upgrades: Vec<WrittenUpgrade>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenUpgrade {
    code: String,
    deck: Skill,
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    #[serde(default, rename = "certain")]
    _certain: IgnoredAnyOrNone,
    kind: String,
    fr: Option<String>,
    en: Option<String>,
    #[serde(default)]
    perks: Vec<String>,
    replaces: Option<String>,
    does: Option<String>,
    when: Option<String>,
    reward: Option<String>,
    #[serde(default)]
    later: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenWell {
    well: Vec<WrittenWellCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenWellCard {
    code: String,
    fr: String,
    en: String,
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    #[serde(default, rename = "certain")]
    _certain: IgnoredAnyOrNone,
    does: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenSecrets {
    secrets: Vec<WrittenSecret>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSecret {
    code: String,
    fr: String,
    en: String,
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    #[serde(default, rename = "certain")]
    _certain: IgnoredAnyOrNone,
    when: Option<String>,
    reward: String,
    #[serde(default)]
    later: bool,
}

/// The place of an enemy among those that cards add, by the code of the card, which is its own.
fn added(foes: &[FoeCard], code: &str) -> Option<u8> {
    foes.iter().find(|foe| foe.code == code)?.added
}

fn deeds(text: &str, foes: &[FoeCard], gear: &[GearCard]) -> Vec<Deed> {
    let place = |code: &str| gear.iter().position(|piece| piece.code == code).map(|at| at as u8);
    let places = CodeLookup { added: &|code| added(foes, code), equipment: &place };
    must(deed::read(text, &places), text)
}

pub(super) fn read_upgrades(
    written: &WrittenUpgrades,
    cards: &[CombatCard],
    foes: &[FoeCard],
    gear: &[GearCard],
) -> Vec<Upgrade> {
    let place = |code: &String| written.upgrades.iter().position(|upgrade| upgrade.code == *code);
    let upgrade = |upgrade: &WrittenUpgrade| {
        let card = cards.iter().position(|card| card.code == upgrade.code);
        let name = match (&upgrade.fr, &upgrade.en, card) {
            (Some(fr), Some(en), _) => Printed::new(fr, en),
            (_, _, Some(at)) => cards[at].name.clone(),
            _ => panic!("content: {} has no name", upgrade.code),
        };
        let does = |text: &Option<String>| deeds(must(text.as_deref(), &upgrade.code), foes, gear);
        let kind = match upgrade.kind.as_str() {
            "combat" => UpgradeKind::Combat(Card(must(card, &upgrade.code) as u8)),
            "start" => UpgradeKind::Start,
            "during" => UpgradeKind::During,
            "skill" => UpgradeKind::Skill,
            "instruction" => UpgradeKind::Instruction(does(&upgrade.does)),
            "feat" => {
                let when = upgrade.when.as_deref().filter(|_| !upgrade.later);
                let goal = when.map_or(Goal::Later, |when| must(Goal::read(when), when));
                UpgradeKind::Feat(goal, does(&upgrade.reward))
            }
            other => panic!("content: {other} is no kind of upgrade"),
        };
        Upgrade {
            code: upgrade.code.clone(),
            name,
            deck: upgrade.deck,
            kind,
            perks: upgrade.perks.iter().map(|perk| must(Perk::read(perk), perk)).collect(),
            replaces: upgrade.replaces.as_ref().map(|code| Mutation(must(place(code), code) as u8)),
        }
    };
    written.upgrades.iter().map(upgrade).collect()
}

pub(super) fn read_well(
    written: &WrittenWell,
    cards: &[CombatCard],
    foes: &[FoeCard],
    gear: &[GearCard],
) -> Vec<WellCard> {
    let well = |well: &WrittenWellCard| {
        let perk = well.does.strip_prefix("perk ").map(|perk| must(Perk::read(perk), perk));
        let card = cards.iter().position(|card| card.code == well.code).map(|at| Card(at as u8));
        WellCard {
            code: well.code.clone(),
            name: Printed::new(&well.fr, &well.en),
            deeds: deeds(&well.does, foes, gear),
            perks: perk.into_iter().collect(),
            card,
        }
    };
    written.well.iter().map(well).collect()
}

pub(super) fn read_secrets(written: &WrittenSecrets, foes: &[FoeCard], gear: &[GearCard]) -> Vec<Secret> {
    let secret = |secret: &WrittenSecret| {
        let when = secret.when.as_deref().filter(|_| !secret.later);
        Secret {
            code: secret.code.clone(),
            name: Printed::new(&secret.fr, &secret.en),
            goal: when.map_or(Goal::Later, |when| must(Goal::read(when), when)),
            deeds: if secret.later { vec![Deed::Later] } else { deeds(&secret.reward, foes, gear) },
        }
    };
    written.secrets.iter().map(secret).collect()
}
