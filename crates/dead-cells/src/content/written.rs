//! Content as it is written in TOML, and how it is read. Where an entry comes from is said for readers.

mod camp;

use super::effect::{Line, Skill};
use super::perk::{self, Perk};
use super::{
    Biome, BoardSpace, BoardSpot, Boss, Class, CombatCard, Content, Corridor, Door, Edge, Either, Exit, FoeCard, Gate,
    Gear, GearCard, Gifts, Good, Instance, Kind, Mutation, Pattern, Pile, Position, Prisoner, Region, Rune, Secret,
    Serenade, Spent, Step, Symbols, Tile, TileShape, Use, spell,
};
use camp::{read_secrets, read_upgrades, read_well};
use kernel::{InlineVec, Printed};
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
    #[serde(default, rename = "says")]
    _says: IgnoredAnyOrNone,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenBiomes {
    biomes: Vec<WrittenBiome>,
    #[serde(default)]
    later: Vec<WrittenLater>,
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
struct WrittenBiome {
    code: String,
    fr: String,
    en: String,
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    #[serde(default, rename = "certain")]
    _certain: IgnoredAnyOrNone,
    special: Option<String>,
    spaces: Vec<WrittenSpace>,
    corridors: Vec<WrittenCorridor>,
    exits: Vec<WrittenExit>,
    tiles: Vec<WrittenTile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSpace {
    id: String,
    shape: TileShape,
    at: (u8, u8),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct WrittenCorridor {
    from: String,
    to: String,
    hand_test: Option<Skill>,
    deck_test: Option<WrittenBySkill>,
    rune: Option<String>,
    #[serde(default)]
    hole: bool,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct WrittenBySkill {
    #[serde(default = "nothing")]
    survival: String,
    #[serde(default = "nothing")]
    tactics: String,
    #[serde(default = "nothing")]
    brutality: String,
}

fn nothing() -> String {
    "-".into()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenExit {
    id: String,
    to: String,
    gain: Option<String>,
    fr: String,
    en: String,
    #[serde(default, rename = "provenance")]
    _provenance: IgnoredAnyOrNone,
    #[serde(default, rename = "certain")]
    _certain: IgnoredAnyOrNone,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct WrittenTile {
    code: String,
    shape: TileShape,
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    #[serde(default, rename = "certain")]
    _certain: IgnoredAnyOrNone,
    #[serde(default)]
    change_first: bool,
    #[serde(default)]
    enemies: String,
    #[serde(default = "nothing")]
    loot: String,
    #[serde(default)]
    token: Edge,
    #[serde(default)]
    options: Vec<String>,
    #[serde(default)]
    goods: Vec<String>,
    door: Option<String>,
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

fn by_skill(written: &WrittenBySkill) -> [Gifts; 3] {
    [&written.survival, &written.tactics, &written.brutality].map(|text| gains(text))
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
    let later = biomes.later.iter().chain(&bosses.later);
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
        later,
    }
}

/// What the rules read off the content: everything in the files but names, comments and where things come from.
pub(super) fn figures() -> String {
    let files = [CARDS, PRISONERS, ENEMIES, EQUIPMENT, BIOMES, BOSSES, UPGRADES, WELL, SECRETS, RUNES];
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

fn piece(written: &WrittenGear) -> GearCard {
    GearCard {
        code: written.code.clone(),
        name: Printed::new(&written.fr, &written.en),
        home: written.from.clone(),
        used: written.kind,
        rounds: written.rounds.iter().fold(0, |rounds, round| rounds | 1 << round),
        effect: effects(&written.effect),
        spent: written.spent.as_deref().map(|text| match spell::line(text).and_then(|line| line.last()) {
            Some(effect) => Spent::Effect(effect),
            None => Spent::Gift(must(gains(text).last(), text)),
        }),
        life: written.life,
        discarded: written.discard,
        later: written.later,
    }
}

fn rune_number(code: &str) -> u8 {
    must(code.strip_prefix("R-").and_then(|number| number.trim_start_matches('0').parse().ok()), code)
}

fn biome(written: &WrittenBiome, foes: &[FoeCard], gear: &[GearCard], all: &[WrittenBiome]) -> Biome {
    let spot = |word: &str| match word {
        "start" => BoardSpot::Start,
        _ => match written.exits.iter().position(|exit| exit.id == word) {
            Some(exit) => BoardSpot::Exit(exit as u8),
            None => {
                let space = written.spaces.iter().position(|space| space.id == word);
                BoardSpot::Space(must(space, word) as u8)
            }
        },
    };
    let corridor = |corridor: &WrittenCorridor| Corridor {
        from: spot(&corridor.from),
        to: spot(&corridor.to),
        gate: match (&corridor.hand_test, &corridor.deck_test, &corridor.rune) {
            (None, None, None) => Gate::Open,
            (Some(skill), None, None) => Gate::Hand(*skill),
            (None, Some(gains), None) => Gate::Deck(by_skill(gains)),
            (None, None, Some(rune)) => Gate::Rune(rune_number(rune)),
            _ => panic!("content: a corridor has one gate"),
        },
        hole: corridor.hole,
    };
    let exit = |exit: &WrittenExit| Exit {
        name: Printed::new(&exit.fr, &exit.en),
        to: match exit.to.split_at(1) {
            ("B", _) => Region::Biome(must(all.iter().position(|biome| biome.code == exit.to), &exit.to) as u8),
            (_, number) => Region::Boss(must(number.parse::<u8>().ok(), &exit.to) - 1),
        },
        gain: gains(exit.gain.as_deref().unwrap_or("-")),
    };
    let kinds = |class: Class| {
        let here = foes.iter().enumerate().filter(|(_, foe)| foe.home == written.code && foe.class == class);
        here.map(|(at, _)| Kind(at as u8)).collect::<Vec<_>>()
    };
    Biome {
        code: written.code.clone(),
        name: Printed::new(&written.fr, &written.en),
        roofs: written.special.as_deref() == Some("roofs"),
        spaces: written
            .spaces
            .iter()
            .map(|space| BoardSpace { id: space.id.clone(), shape: space.shape, at: space.at })
            .collect(),
        corridors: written.corridors.iter().map(corridor).collect(),
        exits: written.exits.iter().map(exit).collect(),
        tiles: written.tiles.iter().map(tile).collect(),
        monsters: kinds(Class::Monster),
        elites: kinds(Class::Elite),
        blueprints: blueprints(gear, &written.code),
    }
}

fn blueprints(gear: &[GearCard], home: &str) -> Vec<Gear> {
    let here = gear.iter().enumerate().filter(|(_, piece)| piece.home == home);
    here.map(|(at, _)| Gear(at as u8)).collect()
}

fn tile(written: &WrittenTile) -> Tile {
    let either = |text: &String| match text.strip_prefix("test ") {
        Some(rest) => {
            let (skill, gifts) = must(rest.split_once(": "), text);
            Either { test: Some(must(spell::skill(skill), text)), gifts: gains(gifts) }
        }
        None => Either { test: None, gifts: gains(text) },
    };
    let good = |text: &String| {
        let words: Vec<&str> = text.split_whitespace().collect();
        let number = |at: usize| must(words.get(at).and_then(|word| word.parse().ok()), text);
        Good { gift: must(gains(words[0]).last(), text), price: number(1), times: number(2) }
    };
    Tile {
        code: written.code.clone(),
        shape: written.shape,
        change_first: written.change_first,
        enemies: InlineVec::of(&written.enemies.chars().map(|sign| sign == 'E').collect::<Vec<_>>()),
        loot: gains(&written.loot),
        edge: written.token,
        options: InlineVec::of(&written.options.iter().map(either).collect::<Vec<_>>()),
        goods: InlineVec::of(&written.goods.iter().map(good).collect::<Vec<_>>()),
        door: written.door.as_deref().map_or(Door::Nothing, door),
    }
}

/// `deck survival vial1 tactics tooth2 brutality cell1`, `hand brutality cell2 else p1F`.
fn door(text: &str) -> Door {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.as_slice() {
        ["deck", pairs @ ..] => {
            let mut by_skill = [Gifts::new(); 3];
            for pair in pairs.chunks(2) {
                by_skill[must(spell::skill(pair[0]), text).place()] = gains(pair[1]);
            }
            Door::Deck(by_skill)
        }
        ["hand", skill, won, "else", lost] => Door::Hand(must(spell::skill(skill), text), gains(won), gains(lost)),
        _ => panic!("content: {text}"),
    }
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
