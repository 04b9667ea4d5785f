//! Content as it is written in TOML, and how it is read. Where an entry comes from is said for readers.

mod biome;
mod camp;

use super::effect::{Line, Skill};
use super::perk::{self, Perk};
use super::{
    Boss, Class, CombatCard, Content, FoeCard, Gear, GearCard, Gifts, Instance, Kind, Mutation, Pattern, Pile,
    Position, Prisoner, Rune, Secret, Serenade, Spent, Step, Symbols, Trick, Use, spell,
};
use biome::{WrittenBiomes, biome, read_malaises};
use camp::{read_secrets, read_upgrades, read_well};
use kernel::Printed;
use serde::Deserialize;
use serde::de::IgnoredAny;

const CARDS: &str = include_str!("../../content/cards.toml");
const PRISONERS: &str = include_str!("../../content/prisoners.toml");
const ENEMIES: &str = include_str!("../../content/enemies.toml");
const EQUIPMENT: &str = include_str!("../../content/equipment.toml");
const BIOMES: &str = include_str!("../../content/biomes.toml");
const BOSSES: &str = include_str!("../../content/bosses.toml");
const UPGRADES: &str = include_str!("../../content/upgrades.toml");
const WELL: &str = include_str!("../../content/well.toml");
const SECRETS: &str = include_str!("../../content/secrets.toml");
const RUNES: &str = include_str!("../../content/runes.toml");
const MALAISE: &str = include_str!("../../content/malaise.toml");

fn parse<T: serde::de::DeserializeOwned>(name: &str, text: &str) -> T {
    toml::from_str(text).unwrap_or_else(|error| panic!("content/{name}.toml: {error}"))
}

/// What a word stands for; content that is compiled in has no wrong ones, which a test sees to.
fn must<T>(read: Option<T>, what: &str) -> T {
    read.unwrap_or_else(|| panic!("content: {what}"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenCards {
    cards: Vec<WrittenCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenCard {
    code: String,
    fr: String,
    en: String,
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    #[serde(default, rename = "certain")]
    _certain: IgnoredAnyOrNone,
    owner: Option<String>,
    symbols: Vec<Skill>,
    lines: [String; 3],
}

/// Something that is there for readers, or not.
#[derive(Default)]
struct IgnoredAnyOrNone;

impl<'de> Deserialize<'de> for IgnoredAnyOrNone {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        IgnoredAny::deserialize(deserializer).map(|_| Self)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPrisoners {
    prisoners: Vec<WrittenPrisoner>,
    serenade: WrittenSerenade,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPrisoner {
    id: String,
    fr: String,
    en: String,
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    #[serde(default, rename = "certain")]
    _certain: IgnoredAnyOrNone,
    hearts: u8,
    #[serde(rename = "life")]
    _life: u8,
    survival: Vec<WrittenStep>,
    tactics: Vec<WrittenStep>,
    brutality: Vec<WrittenStep>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenStep {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    #[serde(default, rename = "certain")]
    _certain: IgnoredAnyOrNone,
    perk: Option<String>,
    rule: Option<String>,
    aptitude: Option<String>,
    fr: Option<String>,
    en: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct WrittenSerenade {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    #[serde(default, rename = "certain")]
    _certain: IgnoredAnyOrNone,
    fr: Option<String>,
    en: Option<String>,
    life: u8,
    powers: WrittenPowers,
    power_lines: [String; 3],
    melee_lines: [String; 3],
    #[serde(rename = "power-track")]
    _power_track: Vec<String>,
    #[serde(rename = "melee-track")]
    _melee_track: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPowers {
    survival: String,
    tactics: String,
    brutality: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenEnemies {
    enemies: Vec<WrittenEnemy>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct WrittenEnemy {
    code: String,
    count: u8,
    biome: String,
    fr: String,
    en: String,
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    #[serde(default, rename = "certain")]
    _certain: IgnoredAnyOrNone,
    class: Class,
    life: u8,
    #[serde(default)]
    position: Position,
    lines: [String; 5],
    death: String,
    added_by: Option<String>,
    pile: Option<Pile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenEquipment {
    equipment: Vec<WrittenGear>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenGear {
    code: String,
    fr: String,
    en: String,
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    #[serde(default, rename = "certain")]
    _certain: IgnoredAnyOrNone,
    kind: Use,
    #[serde(default)]
    rounds: Vec<u8>,
    effect: String,
    spent: Option<String>,
    #[serde(default)]
    life: u8,
    #[serde(default)]
    discard: bool,
    from: String,
    #[serde(default)]
    later: bool,
    trick: Option<Trick>,
    says: Option<Printed>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenLater {
    code: String,
    fr: String,
    en: String,
    #[serde(default, rename = "provenance")]
    _provenance: IgnoredAnyOrNone,
    #[serde(default, rename = "certain")]
    _certain: IgnoredAnyOrNone,
    #[serde(default, rename = "tiles")]
    _tiles: IgnoredAnyOrNone,
    #[serde(default, rename = "cards")]
    _cards: IgnoredAnyOrNone,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenBosses {
    bosses: Vec<WrittenBoss>,
    #[serde(default)]
    later: Vec<WrittenLater>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenBoss {
    code: String,
    fr: String,
    en: String,
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    #[serde(default, rename = "certain")]
    _certain: IgnoredAnyOrNone,
    immune: Vec<String>,
    instances: Vec<WrittenInstance>,
    patterns: Vec<WrittenPattern>,
    victory: String,
    blueprints: u8,
    opens: Option<String>,
    #[serde(default)]
    secrets: Vec<String>,
    #[serde(default)]
    restless: bool,
    #[serde(default)]
    tolled: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenInstance {
    fr: String,
    en: String,
    #[serde(default, rename = "provenance")]
    _provenance: IgnoredAnyOrNone,
    #[serde(default, rename = "certain")]
    _certain: IgnoredAnyOrNone,
    life: [u8; 4],
    zero: String,
    #[serde(default)]
    retreats: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPattern {
    code: String,
    fr: String,
    en: String,
    #[serde(default, rename = "provenance")]
    _provenance: IgnoredAnyOrNone,
    #[serde(default, rename = "certain")]
    _certain: IgnoredAnyOrNone,
    instance: u8,
    lines: [String; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenRunes {
    runes: Vec<WrittenRune>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenRune {
    code: String,
    fr: String,
    en: String,
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    #[serde(default, rename = "certain")]
    _certain: IgnoredAnyOrNone,
    #[serde(rename = "use")]
    says: Printed,
    #[serde(default, rename = "later")]
    _later: bool,
}

const OWNERS: [&str; 5] = ["poisoned", "burnt", "flayed", "quartered", "serenade"];

fn effects(text: &str) -> Line {
    must(spell::line(text), text)
}

fn gains(text: &str) -> Gifts {
    must(spell::gifts(text), text)
}

/// Reads all content that is compiled in; a test sees to it that it can be read.
pub(super) fn read() -> Content {
    let cards: WrittenCards = parse("cards", CARDS);
    let prisoners: WrittenPrisoners = parse("prisoners", PRISONERS);
    let enemies: WrittenEnemies = parse("enemies", ENEMIES);
    let equipment: WrittenEquipment = parse("equipment", EQUIPMENT);
    let biomes: WrittenBiomes = parse("biomes", BIOMES);
    let bosses: WrittenBosses = parse("bosses", BOSSES);
    let runes: WrittenRunes = parse("runes", RUNES);
    let later = bosses.later.iter();
    let later = later.map(|later| (later.code.clone(), Printed::new(&later.fr, &later.en))).collect();
    let cards: Vec<CombatCard> = cards.cards.iter().map(combat_card).collect();
    let mut foes: Vec<FoeCard> = enemies.enemies.iter().map(enemy).collect();
    let added = foes.iter_mut().zip(&enemies.enemies).filter(|(_, written)| written.added_by.is_some());
    (0..).zip(added).for_each(|(place, (foe, _))| foe.added = Some(place));
    let gear: Vec<GearCard> = equipment.equipment.iter().map(piece).collect();
    let upgrades = read_upgrades(&cards, &foes, &gear);
    let secrets = read_secrets(&foes, &gear);
    let of_deck = |skill: Skill| {
        let cards = upgrades.iter().enumerate().filter(move |(_, upgrade)| upgrade.deck == skill);
        cards.map(|(at, _)| Mutation(at as u8)).collect()
    };
    Content {
        decks: Skill::ALL.map(of_deck),
        biomes: biomes.biomes.iter().map(|written| biome(written, &foes, &gear, &biomes.biomes)).collect(),
        bosses: bosses.bosses.iter().map(|written| boss(written, &foes, &gear, &secrets)).collect(),
        well: read_well(&cards, &foes, &gear),
        secrets,
        upgrades,
        prisoners: prisoners.prisoners.iter().map(prisoner).collect(),
        serenade: serenade(&prisoners.serenade),
        cards,
        foes,
        gear,
        runes: runes.runes.iter().map(rune).collect(),
        malaises: read_malaises(),
        later,
    }
}

/// What the rules read off the content: everything in the files but names, comments and where things come from.
pub(super) fn figures() -> String {
    let files = [CARDS, PRISONERS, ENEMIES, EQUIPMENT, BIOMES, BOSSES, UPGRADES, WELL, SECRETS, RUNES, MALAISE];
    let kept = files.map(|text| {
        let mut value: toml::Table = parse("figures", text);
        strip(&mut value);
        serde_json::to_string(&value).expect("plain data")
    });
    kept.join(" ")
}

/// Takes out of a table what the rules do not read.
fn strip(table: &mut toml::Table) {
    for word in ["fr", "en", "provenance", "certain", "says", "use"] {
        table.remove(word);
    }
    for (_, value) in table.iter_mut() {
        strip_value(value);
    }
}

fn strip_value(value: &mut toml::Value) {
    match value {
        toml::Value::Table(table) => strip(table),
        toml::Value::Array(list) => list.iter_mut().for_each(strip_value),
        _ => {}
    }
}

fn combat_card(written: &WrittenCard) -> CombatCard {
    let owner =
        written.owner.as_deref().map(|owner| must(OWNERS.iter().position(|known| *known == owner), owner) as u8);
    CombatCard {
        code: written.code.clone(),
        name: Printed::new(&written.fr, &written.en),
        owner,
        symbols: written.symbols.iter().fold(Symbols::default(), |symbols, skill| symbols.with(*skill)),
        lines: [0, 1, 2].map(|round| effects(&written.lines[round])),
    }
}

fn step(written: &WrittenStep) -> Step {
    let perk = match (&written.perk, &written.rule, &written.aptitude) {
        (Some(perk), None, None) => must(Perk::read(perk), perk),
        (None, Some(rule), None) => must(Perk::read(rule), rule),
        (None, None, Some(aptitude)) => Perk::Aptitude(effects(aptitude)),
        _ => panic!("content: a step is a perk, a rule or an aptitude"),
    };
    let name = written.fr.as_ref().zip(written.en.as_ref()).map(|(fr, en)| Printed::new(fr, en));
    Step { perk, name }
}

fn prisoner(written: &WrittenPrisoner) -> Prisoner {
    let tracks = [&written.survival, &written.tactics, &written.brutality];
    Prisoner {
        id: written.id.clone(),
        name: Printed::new(&written.fr, &written.en),
        hearts: written.hearts,
        tracks: tracks.map(|steps| steps.iter().map(step).collect()),
    }
}

fn serenade(written: &WrittenSerenade) -> Serenade {
    let power = |text: &str| must(effects(text).last(), text);
    let powers = &written.powers;
    let lines = |texts: &[String; 3]| [0, 1, 2].map(|round| effects(&texts[round]));
    let (fr, en) = (written.fr.as_deref().unwrap_or("Sérénade"), written.en.as_deref().unwrap_or("Serenade"));
    Serenade {
        name: Printed::new(fr, en),
        life: written.life,
        powers: [power(&powers.survival), power(&powers.tactics), power(&powers.brutality)],
        printed: [lines(&written.power_lines), lines(&written.melee_lines)],
    }
}

fn enemy(written: &WrittenEnemy) -> FoeCard {
    FoeCard {
        code: written.code.clone(),
        count: written.count,
        name: Printed::new(&written.fr, &written.en),
        home: written.biome.clone(),
        class: written.class,
        life: written.life,
        position: written.position,
        lines: [0, 1, 2, 3, 4].map(|round| must(spell::foe_line(&written.lines[round]), &written.code)),
        death: gains(&written.death),
        added: None,
        pile: written.pile,
    }
}

/// `Z1@L1`, `tooth1`, `attacker1`.
fn spent(text: &str) -> Spent {
    if let Some(damage) = text.strip_prefix("attacker") {
        return Spent::Attacker(must(damage.parse().ok(), text));
    }
    match spell::line(text).and_then(|line| line.last()) {
        Some(effect) => Spent::Effect(effect),
        None => Spent::Gift(must(gains(text).last(), text)),
    }
}

fn piece(written: &WrittenGear) -> GearCard {
    GearCard {
        code: written.code.clone(),
        name: Printed::new(&written.fr, &written.en),
        home: written.from.clone(),
        used: written.kind,
        rounds: written.rounds.iter().fold(0, |rounds, round| rounds | 1 << round),
        effect: effects(&written.effect),
        spent: written.spent.as_deref().map(spent),
        life: written.life,
        discarded: written.discard,
        later: written.later,
        trick: written.trick,
        says: written.says.clone(),
    }
}

fn blueprints(gear: &[GearCard], home: &str) -> Vec<Gear> {
    let here = gear.iter().enumerate().filter(|(_, piece)| piece.home == home);
    here.map(|(at, _)| Gear(at as u8)).collect()
}

fn boss(written: &WrittenBoss, foes: &[FoeCard], gear: &[GearCard], secrets: &[Secret]) -> Boss {
    let foe_line = |text: &String| must(spell::foe_line(text), text);
    let special = (0..).zip(foes).filter(|(_, foe)| foe.home == written.code && foe.class == Class::Special);
    let (guards, strikes): (Vec<_>, Vec<_>) = special.partition(|(_, foe)| foe.pile.is_some());
    let secret = |code: &String| must(secrets.iter().position(|secret| secret.code == *code), code) as u8;
    let biome = |code: &String| must(code.strip_prefix('B').and_then(|number| number.parse().ok()), code);
    Boss {
        code: written.code.clone(),
        name: Printed::new(&written.fr, &written.en),
        immune: written.immune.iter().map(|state| must(perk::state(state), state)).collect(),
        instances: written
            .instances
            .iter()
            .map(|instance| Instance {
                name: Printed::new(&instance.fr, &instance.en),
                life: instance.life,
                zero: foe_line(&instance.zero),
                retreats: instance.retreats,
            })
            .collect(),
        patterns: written
            .patterns
            .iter()
            .map(|pattern| Pattern {
                code: pattern.code.clone(),
                name: Printed::new(&pattern.fr, &pattern.en),
                instance: pattern.instance - 1,
                lines: [0, 1, 2, 3].map(|round| foe_line(&pattern.lines[round])),
            })
            .collect(),
        victory: gains(&written.victory),
        schemas: written.blueprints,
        opens: written.opens.as_ref().map(biome),
        secrets: written.secrets.iter().map(secret).collect(),
        restless: written.restless,
        tolled: written.tolled,
        blueprints: blueprints(gear, &written.code),
        strike: strikes.first().map(|(at, _)| Kind(*at)),
        guards: guards.iter().map(|(at, _)| Kind(*at)).collect(),
    }
}

fn rune(written: &WrittenRune) -> Rune {
    Rune { code: written.code.clone(), name: Printed::new(&written.fr, &written.en), says: written.says.clone() }
}
