//! The cards as they are written in TOML, and how they are read. Where an entry comes from is said for readers.

use super::{Aim, Blow, Breed, Content, ENCOUNTERS, Effect, Encounter, KINDS, Names, Printing, Rule};
use kernel::spelling::{value, word};
use kernel::{InlineVec, Printed};
use serde::Deserialize;
use serde::de::IgnoredAny;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    hero: WrittenHero,
    hand: WrittenHand,
    dungeon: WrittenDungeon,
    track: WrittenTrack,
    dials: WrittenDials,
    heroes: Vec<WrittenName>,
    cards: Vec<WrittenCard>,
    encounters: Vec<WrittenEncounter>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenHero {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    life: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenHand {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    limit: u8,
    least: u8,
    #[serde(rename = "least_provenance")]
    _least_provenance: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenDungeon {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    nobody: u8,
    late: [(u8, u8); 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenTrack {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    end: u16,
    weary_from: u8,
    weary: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenDials {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    life: [u16; 4],
    harm: [i8; 3],
    length: [u8; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenName {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    id: String,
    fr: String,
    en: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenCard {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    id: String,
    fr: String,
    en: String,
    count: u8,
    effect: Effect,
    #[serde(default)]
    sides: Vec<u8>,
    #[serde(default)]
    side: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenEncounter {
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    id: String,
    fr: String,
    en: String,
    #[serde(rename = "type")]
    breed: Breed,
    prestige: u8,
    life: [u16; 4],
    random: Vec<Vec<String>>,
    precise: Vec<Vec<String>>,
    rule: Rule,
}

/// Reads what is compiled in; `tests/content.rs` sees to it that it can be read.
pub(super) fn read(text: &str) -> (Content, Names) {
    let written: Written = toml::from_str(text).expect("content that is compiled in");
    let cards: Vec<Printing> = written.cards.iter().map(printing).collect();
    let encounters: Vec<Encounter> = written.encounters.iter().map(encounter).collect();
    let content = Content {
        cards: <[Printing; KINDS]>::try_from(cards).expect("all kinds of cards"),
        encounters: <[Encounter; ENCOUNTERS]>::try_from(encounters).expect("all encounters"),
        life: written.hero.life,
        limit: written.hand.limit,
        least: written.hand.least,
        nobody: written.dungeon.nobody,
        late: written.dungeon.late,
        track: written.track.end,
        weary_from: written.track.weary_from,
        weary: written.track.weary,
        life_dial: written.dials.life,
        harm_dial: written.dials.harm,
        length_dial: written.dials.length,
    };
    let printed = |fr: &String, en: &String| Printed::new(fr.clone(), en.clone());
    let names = Names {
        heroes: written.heroes.iter().map(|hero| printed(&hero.fr, &hero.en)).collect(),
        cards: written.cards.iter().map(|card| printed(&card.fr, &card.en)).collect(),
        encounters: written.encounters.iter().map(|foe| printed(&foe.fr, &foe.en)).collect(),
        card_words: written.cards.into_iter().map(|card| card.id).collect(),
        encounter_words: written.encounters.into_iter().map(|foe| foe.id).collect(),
        hero_words: written.heroes.into_iter().map(|hero| hero.id).collect(),
    };
    (content, names)
}

fn printing(card: &WrittenCard) -> Printing {
    Printing { count: card.count, effect: card.effect, sides: InlineVec::of(&card.sides), side: card.side }
}

fn encounter(foe: &WrittenEncounter) -> Encounter {
    let by_players = |rows: &[Vec<String>]| {
        core::array::from_fn(|at| {
            let blows: Vec<Blow> = rows.get(at).into_iter().flatten().map(|said| blow(said)).collect();
            InlineVec::of(&blows)
        })
    };
    Encounter {
        breed: foe.breed,
        prestige: foe.prestige,
        life: foe.life,
        random: by_players(&foe.random),
        precise: by_players(&foe.precise),
        rule: foe.rule,
    }
}

/// A blow as it is written: `2:15`, `most:20`.
fn blow(said: &str) -> Blow {
    let (aim, damage) = said.split_once(':').expect("whom, and how much");
    let place = || Aim::Place(aim.parse().expect("an initiative"));
    let aim = value(&AIMS, aim).unwrap_or_else(place);
    Blow { aim, damage: damage.parse().expect("damage") }
}

/// Whom a blow hits, in words; else the initiative that does.
const AIMS: [(&str, Aim); 16] = [
    ("all", Aim::All),
    ("all-by-round", Aim::AllByRound),
    ("last", Aim::Last),
    ("first", Aim::First),
    ("last-to-wound", Aim::LastToWound),
    ("most", Aim::Most),
    ("least", Aim::Least),
    ("lowest", Aim::Lowest),
    ("voted", Aim::Voted),
    ("signs", Aim::Signs),
    ("most-life", Aim::MostLife),
    ("most-prestige", Aim::MostPrestige),
    ("each-token", Aim::EachToken),
    ("horde", Aim::Horde),
    ("heads", Aim::Heads),
    ("own-tokens", Aim::OwnTokens),
];

/// A blow as [`blow`] reads it.
pub(super) fn write_blow(blow: Blow) -> String {
    match blow.aim {
        Aim::Place(place) => format!("{place}:{}", blow.damage),
        aim => format!("{}:{}", word(&AIMS, aim), blow.damage),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stray_field_is_refused() {
        let text = include_str!("../../content/rancune.toml");
        let read = |text: &str| toml::from_str::<Written>(text).map(drop);
        assert_eq!(read(text), Ok(()));
        let mut tables: Vec<&str> = text.lines().filter(|line| line.starts_with('[')).collect();
        tables.dedup();
        for table in tables {
            let strayed = text.replacen(table, &format!("{table}\nstray = 1"), 1);
            assert!(read(&strayed).is_err_and(|error| error.message().contains("stray")), "{table}");
        }
        // Within what a card or an encounter does, too.
        for (written, strayed) in [("{ hero = 0", "{ stray = 1, hero = 0"), ("{ up_to = ", "{ stray = 1, up_to = ")] {
            assert!(text.contains(written), "{written}");
            let strayed = text.replacen(written, strayed, 1);
            assert!(read(&strayed).is_err_and(|error| error.message().contains("stray")), "{written}");
        }
    }

    #[test]
    fn blows_are_written_as_they_are_read() {
        for said in ["2:15", "most:20", "own-tokens:5", "all-by-round:1"] {
            assert_eq!(write_blow(blow(said)), said);
        }
    }
}
