//! Biomes as they are written: boards and tiles.

use super::super::effect::Skill;
use super::super::{
    Biome, BoardSpace, BoardSpot, Class, Corridor, Door, Edge, Either, Exit, FoeCard, Gate, GearCard, Gifts, Good,
    Kind, Malaise, Region, SpaceMarks, Special, Tile, TileShape, spell,
};
use super::{IgnoredAnyOrNone, blueprints, gains, must};
use kernel::{InlineVec, Printed};
use serde::Deserialize;
use serde::de::IgnoredAny;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenBiomes {
    pub biomes: Vec<WrittenBiome>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenBiome {
    code: String,
    fr: String,
    en: String,
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    #[serde(default, rename = "certain")]
    _certain: IgnoredAnyOrNone,
    #[serde(default)]
    special: Special,
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
    #[serde(default = "one")]
    board: u8,
    #[serde(default)]
    marks: Vec<String>,
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
    #[serde(default)]
    keys: u8,
    #[serde(default)]
    jump: bool,
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

fn one() -> u8 {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenMalaises {
    malaises: Vec<WrittenMalaise>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenMalaise {
    code: String,
    fr: String,
    en: String,
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    #[serde(default, rename = "certain")]
    _certain: IgnoredAnyOrNone,
    does: super::super::Ailment,
    says: Printed,
}

/// The malaise cards, in order.
pub(super) fn read_malaises(written: &WrittenMalaises) -> Vec<Malaise> {
    let card = |card: &WrittenMalaise| Malaise {
        code: card.code.clone(),
        name: Printed::new(&card.fr, &card.en),
        says: card.says.clone(),
        does: card.does,
    };
    written.malaises.iter().map(card).collect()
}

fn marks(words: &[String]) -> SpaceMarks {
    words.iter().fold(SpaceMarks::default(), |marks, word| match word.as_str() {
        "worm" => SpaceMarks { worm: true, ..marks },
        "water" => SpaceMarks { water: true, ..marks },
        "brazier" => SpaceMarks { brazier: true, ..marks },
        "key" => SpaceMarks { key: true, ..marks },
        _ => panic!("content: {word}"),
    })
}

fn by_skill(written: &WrittenBySkill) -> [Gifts; 3] {
    [&written.survival, &written.tactics, &written.brutality].map(|text| gains(text))
}

fn rune_number(code: &str) -> u8 {
    must(code.strip_prefix("R-").and_then(|number| number.trim_start_matches('0').parse().ok()), code)
}

pub(super) fn biome(written: &WrittenBiome, foes: &[FoeCard], gear: &[GearCard], all: &[WrittenBiome]) -> Biome {
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
        keys: corridor.keys,
        jump: corridor.jump,
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
        special: written.special,
        spaces: written
            .spaces
            .iter()
            .map(|space| BoardSpace {
                id: space.id.clone(),
                shape: space.shape,
                at: space.at,
                board: space.board,
                marks: marks(&space.marks),
            })
            .collect(),
        corridors: written.corridors.iter().map(corridor).collect(),
        exits: written.exits.iter().map(exit).collect(),
        tiles: written.tiles.iter().map(tile).collect(),
        monsters: kinds(Class::Monster),
        elites: kinds(Class::Elite),
        blueprints: blueprints(gear, &written.code),
    }
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
