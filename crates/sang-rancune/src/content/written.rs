//! The cards as they are written in TOML, and how they are read. Where an entry comes from is said for readers.

use super::{Aim, Blow, Breed, Content, ENCOUNTERS, Effect, Encounter, KINDS, Names, Printing, Rule};
use kernel::changed_content::read_content;
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

/// Content as it is printed, or with changes.
///
/// # Errors
/// What is wrong with it.
pub(super) fn read(table: &toml::Table) -> Result<(Content, Names), Printed> {
    let written: Written = read_content(table)?;
    let cards = written.cards.iter().map(printing).collect::<Result<Vec<Printing>, Printed>>()?;
    let encounters = written.encounters.iter().map(encounter).collect::<Result<Vec<Encounter>, Printed>>()?;
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
    Ok((content, names))
}

fn printing(card: &WrittenCard) -> Result<Printing, Printed> {
    let sides = InlineVec::try_of(&card.sides).ok_or_else(|| Printed::new("trop de côtés", "too many sides"))?;
    Ok(Printing { count: card.count, effect: card.effect, sides, side: card.side })
}

/// The blows against three to six players; none where nothing is said.
fn by_players(rows: &[Vec<String>]) -> Result<[InlineVec<Blow, 2>; 4], Printed> {
    let mut columns = [InlineVec::new(); 4];
    if rows.len() > columns.len() {
        return Err(Printed::new(
            "quatre colonnes au plus, de 3 à 6 joueurs",
            "four columns at most, for 3 to 6 players",
        ));
    }
    for (column, row) in columns.iter_mut().zip(rows) {
        let blows = row.iter().map(|said| blow(said)).collect::<Option<Vec<Blow>>>();
        *column = blows.and_then(|blows| InlineVec::try_of(&blows)).ok_or_else(|| {
            let shown: String = row.join(", ").chars().filter(|sign| !sign.is_control()).take(60).collect();
            Printed::new(
                format!("« {shown} » ne sont pas des coups : deux au plus, comme \"2:15\" ou \"most:20\""),
                format!("“{shown}” are no blows: two at most, like \"2:15\" or \"most:20\""),
            )
        })?;
    }
    Ok(columns)
}

fn encounter(foe: &WrittenEncounter) -> Result<Encounter, Printed> {
    Ok(Encounter {
        breed: foe.breed,
        prestige: foe.prestige,
        life: foe.life,
        random: by_players(&foe.random)?,
        precise: by_players(&foe.precise)?,
        rule: foe.rule,
    })
}

/// A blow as it is written: `2:15`, `most:20`.
fn blow(said: &str) -> Option<Blow> {
    let (aim, damage) = said.split_once(':')?;
    let aim = value(&AIMS, aim).or_else(|| aim.parse().ok().map(Aim::Place))?;
    Some(Blow { aim, damage: damage.parse().ok()? })
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
            assert_eq!(blow(said).map(write_blow).as_deref(), Some(said));
        }
    }
}
