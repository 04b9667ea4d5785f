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
use kernel::changed_content::read_content;
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

/// All files, in the order of what records are bound to.
pub(super) const FILES: [&str; 11] =
    [CARDS, PRISONERS, ENEMIES, EQUIPMENT, BIOMES, BOSSES, UPGRADES, WELL, SECRETS, RUNES, MALAISE];

/// The tables that each of them has.
const TABLES: [&[&str]; 11] = [
    &["cards"],
    &["prisoners", "serenade"],
    &["enemies"],
    &["equipment"],
    &["biomes"],
    &["bosses", "later"],
    &["upgrades"],
    &["well"],
    &["secrets"],
    &["runes"],
    &["malaises"],
];

/// The tables of one file, out of those of all.
fn part(content: &toml::Table, names: &[&str]) -> toml::Table {
    content
        .iter()
        .filter(|(name, _)| names.contains(&name.as_str()))
        .map(|(name, of)| (name.clone(), of.clone()))
        .collect()
}

fn parse<T: serde::de::DeserializeOwned>(content: &toml::Table, names: &[&str]) -> Result<T, Printed> {
    read_content(&part(content, names))
}

/// What a word stands for that nobody can change; content that is compiled in has no wrong ones, which a test sees to.
fn must<T>(read: Option<T>, what: &str) -> T {
    read.unwrap_or_else(|| panic!("content: {what}"))
}

/// What a word stands for that somebody may have changed.
fn read_word<T>(read: Option<T>, what: &str) -> Result<T, Printed> {
    read.ok_or_else(|| {
        let what: String = what.chars().filter(|sign| !sign.is_control()).take(40).collect();
        Printed::new(format!("« {what} » ne se lit pas ici"), format!("“{what}” cannot be read here"))
    })
}

/// All of a list, or what is wrong with the first that cannot be read.
fn all<W, T>(written: &[W], read: impl Fn(&W) -> Result<T, Printed>) -> Result<Vec<T>, Printed> {
    written.iter().map(read).collect()
}

/// As many lines as there are rounds.
fn lines<T, const N: usize>(texts: &[String; N], read: impl Fn(&str) -> Option<T>) -> Result<[T; N], Printed> {
    let read = all(texts, |text| read_word(read(text), text))?;
    Ok(read.try_into().unwrap_or_else(|_| unreachable!("as many as were read")))
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

/// Content as it is printed, or with changes.
///
/// # Errors
/// What is wrong with it.
pub(super) fn read(content: &toml::Table) -> Result<Content, Printed> {
    let cards: WrittenCards = parse(content, TABLES[0])?;
    let prisoners: WrittenPrisoners = parse(content, TABLES[1])?;
    let enemies: WrittenEnemies = parse(content, TABLES[2])?;
    let equipment: WrittenEquipment = parse(content, TABLES[3])?;
    let biomes: WrittenBiomes = parse(content, TABLES[4])?;
    let bosses: WrittenBosses = parse(content, TABLES[5])?;
    let runes: WrittenRunes = parse(content, TABLES[9])?;
    let later = bosses.later.iter();
    let later = later.map(|later| (later.code.clone(), Printed::new(&later.fr, &later.en))).collect();
    let cards = all(&cards.cards, combat_card)?;
    let mut foes = all(&enemies.enemies, enemy)?;
    let added = foes.iter_mut().zip(&enemies.enemies).filter(|(_, written)| written.added_by.is_some());
    (0..).zip(added).for_each(|(place, (foe, _))| foe.added = Some(place));
    let gear = all(&equipment.equipment, piece)?;
    let upgrades = read_upgrades(&parse(content, TABLES[6])?, &cards, &foes, &gear);
    let secrets = read_secrets(&parse(content, TABLES[8])?, &foes, &gear);
    let of_deck = |skill: Skill| {
        let cards = upgrades.iter().enumerate().filter(move |(_, upgrade)| upgrade.deck == skill);
        cards.map(|(at, _)| Mutation(at as u8)).collect()
    };
    Ok(Content {
        decks: Skill::ALL.map(of_deck),
        biomes: biomes.biomes.iter().map(|written| biome(written, &foes, &gear, &biomes.biomes)).collect(),
        bosses: all(&bosses.bosses, |written| boss(written, &foes, &gear, &secrets))?,
        well: read_well(&parse(content, TABLES[7])?, &cards, &foes, &gear),
        secrets,
        upgrades,
        prisoners: prisoners.prisoners.iter().map(prisoner).collect(),
        serenade: serenade(&prisoners.serenade)?,
        cards,
        foes,
        gear,
        runes: runes.runes.iter().map(rune).collect(),
        malaises: read_malaises(&parse(content, TABLES[10])?),
        later,
    })
}

/// What the rules read off the content: everything in the files but names, comments and where things come from.
pub(super) fn figures(content: &toml::Table) -> String {
    let kept = TABLES.map(|names| {
        let mut value = part(content, names);
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

fn combat_card(written: &WrittenCard) -> Result<CombatCard, Printed> {
    let owner =
        written.owner.as_deref().map(|owner| must(OWNERS.iter().position(|known| *known == owner), owner) as u8);
    Ok(CombatCard {
        code: written.code.clone(),
        name: Printed::new(&written.fr, &written.en),
        owner,
        symbols: written.symbols.iter().fold(Symbols::default(), |symbols, skill| symbols.with(*skill)),
        lines: lines(&written.lines, spell::line)?,
    })
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

fn serenade(written: &WrittenSerenade) -> Result<Serenade, Printed> {
    let power = |text: &str| read_word(spell::line(text).and_then(|line| line.last()), text);
    let powers = &written.powers;
    let (fr, en) = (written.fr.as_deref().unwrap_or("Sérénade"), written.en.as_deref().unwrap_or("Serenade"));
    Ok(Serenade {
        name: Printed::new(fr, en),
        life: written.life,
        powers: [power(&powers.survival)?, power(&powers.tactics)?, power(&powers.brutality)?],
        printed: [lines(&written.power_lines, spell::line)?, lines(&written.melee_lines, spell::line)?],
    })
}

fn enemy(written: &WrittenEnemy) -> Result<FoeCard, Printed> {
    Ok(FoeCard {
        code: written.code.clone(),
        count: written.count,
        name: Printed::new(&written.fr, &written.en),
        home: written.biome.clone(),
        class: written.class,
        life: written.life,
        position: written.position,
        lines: lines(&written.lines, spell::foe_line)?,
        death: read_word(spell::gifts(&written.death), &written.death)?,
        added: None,
        pile: written.pile,
    })
}

/// `Z1@L1`, `tooth1`, `attacker1`.
fn spent(text: &str) -> Result<Spent, Printed> {
    if let Some(damage) = text.strip_prefix("attacker") {
        return read_word(damage.parse().ok().map(Spent::Attacker), text);
    }
    match spell::line(text).and_then(|line| line.last()) {
        Some(effect) => Ok(Spent::Effect(effect)),
        None => read_word(spell::gifts(text).and_then(|gifts| gifts.last()).map(Spent::Gift), text),
    }
}

fn piece(written: &WrittenGear) -> Result<GearCard, Printed> {
    let bit = |round: &u8| (*round < 5).then(|| 1 << round);
    let rounds = written.rounds.iter().map(bit).try_fold(0, |rounds, round| Some(rounds | round?));
    Ok(GearCard {
        code: written.code.clone(),
        name: Printed::new(&written.fr, &written.en),
        home: written.from.clone(),
        used: written.kind,
        rounds: read_word(rounds, "rounds")?,
        effect: read_word(spell::line(&written.effect), &written.effect)?,
        spent: written.spent.as_deref().map(spent).transpose()?,
        life: written.life,
        discarded: written.discard,
        later: written.later,
        trick: written.trick,
        says: written.says.clone(),
    })
}

fn blueprints(gear: &[GearCard], home: &str) -> Vec<Gear> {
    let here = gear.iter().enumerate().filter(|(_, piece)| piece.home == home);
    here.map(|(at, _)| Gear(at as u8)).collect()
}

fn boss(written: &WrittenBoss, foes: &[FoeCard], gear: &[GearCard], secrets: &[Secret]) -> Result<Boss, Printed> {
    let special = (0..).zip(foes).filter(|(_, foe)| foe.home == written.code && foe.class == Class::Special);
    let (guards, strikes): (Vec<_>, Vec<_>) = special.partition(|(_, foe)| foe.pile.is_some());
    let secret = |code: &String| must(secrets.iter().position(|secret| secret.code == *code), code) as u8;
    let biome = |code: &String| must(code.strip_prefix('B').and_then(|number| number.parse().ok()), code);
    Ok(Boss {
        code: written.code.clone(),
        name: Printed::new(&written.fr, &written.en),
        immune: written.immune.iter().map(|state| must(perk::state(state), state)).collect(),
        instances: all(&written.instances, |instance| {
            Ok(Instance {
                name: Printed::new(&instance.fr, &instance.en),
                life: instance.life,
                zero: read_word(spell::foe_line(&instance.zero), &instance.zero)?,
                retreats: instance.retreats,
            })
        })?,
        patterns: all(&written.patterns, |pattern| {
            Ok(Pattern {
                code: pattern.code.clone(),
                name: Printed::new(&pattern.fr, &pattern.en),
                instance: pattern.instance - 1,
                lines: lines(&pattern.lines, spell::foe_line)?,
            })
        })?,
        victory: gains(&written.victory),
        schemas: written.blueprints,
        opens: written.opens.as_ref().map(biome),
        secrets: written.secrets.iter().map(secret).collect(),
        restless: written.restless,
        tolled: written.tolled,
        blueprints: blueprints(gear, &written.code),
        strike: strikes.first().map(|(at, _)| Kind(*at)),
        guards: guards.iter().map(|(at, _)| Kind(*at)).collect(),
    })
}

fn rune(written: &WrittenRune) -> Rune {
    Rune { code: written.code.clone(), name: Printed::new(&written.fr, &written.en), says: written.says.clone() }
}
