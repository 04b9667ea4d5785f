//! What is printed on cards, boards and tiles.

mod biome;
pub mod deed;
pub mod effect;
mod limits;
pub mod perk;
pub mod spell;
mod written;

pub use biome::{
    Ailment, Biome, BoardSpace, BoardSpot, Corridor, Door, Edge, Either, Exit, Gate, Good, Malaise, Region, SpaceMarks,
    Special, Tile, TileShape,
};
pub use deed::{Deed, Goal};
pub use effect::{
    Aim, Condition, Effect, FoeAction, FoeLine, FoeVerb, Gain, Gift, Gifts, Instead, Line, Reach, Skill, State,
    Symbols, Verb, Whom,
};
pub use perk::{Filter, Perk, PerkOutcome, Rule, Trigger};

use kernel::{ChangedContent, ContentError, Printed, PrintedContent};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::{Arc, LazyLock};

/// A combat card, by its place in content/cards.toml.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Hash)]
pub struct Card(pub u8);

/// A piece of equipment, by its place in content/equipment.toml.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Hash)]
pub struct Gear(pub u8);

/// A kind of enemy, by its place in content/enemies.toml.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Hash)]
pub struct Kind(pub u8);

/// A card that lies on the mutation board or aside: an upgrade, by its place in content/upgrades.toml, or beyond those a card of the well.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Hash)]
pub struct Mutation(pub u8);

/// How many Prisoners there are to choose from.
pub const PRISONERS: usize = 4;
/// Serenade's place after the Prisoners.
pub const SERENADE: u8 = 4;

/// What a combat card says.
#[derive(Clone, Debug)]
pub struct CombatCard {
    /// Its code.
    pub code: String,
    /// Its name.
    pub name: Printed,
    /// Whose start card it is; nothing where it is an upgrade.
    pub owner: Option<u8>,
    /// Its symbols.
    pub symbols: Symbols,
    /// What it does in rounds I, II and III.
    pub lines: [Line; 3],
}

/// A step of a scroll track.
#[derive(Clone, Debug)]
pub struct Step {
    /// What it gives.
    pub perk: Perk,
    /// The name of an aptitude.
    pub name: Option<Printed>,
}

/// A Prisoner.
#[derive(Clone, Debug)]
pub struct Prisoner {
    /// Its word.
    pub id: String,
    /// Its name.
    pub name: Printed,
    /// The most life that its board has room for.
    pub hearts: u8,
    /// Its tracks, by skill: the start cell, then five steps.
    pub tracks: [Vec<Step>; 3],
}

/// Serenade's board.
#[derive(Clone, Debug)]
pub struct Serenade {
    /// Her name.
    pub name: Printed,
    /// Her life.
    pub life: u8,
    /// What she does by the symbol on top of the Prisoner's discard, by skill.
    pub powers: [Effect; 3],
    /// What she does without cards, before and after she has changed.
    pub printed: [[Line; 3]; 2],
}

/// Where an enemy is placed. §combat.left, §combat.third
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Position {
    /// In the next space to the right.
    #[default]
    Next,
    /// Left of the group.
    Left,
    /// In the third space.
    Third,
}

/// What an enemy is. §combat.foes
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// A monster.
    #[default]
    Monster,
    /// An elite.
    Elite,
    /// A boss.
    Boss,
    /// A special card of a boss.
    Special,
}

/// The pile that a special card of a boss lies in. §hand.guards, §hand.banner
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pile {
    /// Plain guards.
    Plain,
    /// Elite guards.
    Elite,
    /// Banners, which lie aside.
    Banner,
}

/// What an enemy's card says.
#[derive(Clone, Debug)]
pub struct FoeCard {
    /// The code of the first of its cards.
    pub code: String,
    /// How many there are.
    pub count: u8,
    /// Its name.
    pub name: Printed,
    /// The biome or boss it belongs to: `B1`.
    pub home: String,
    /// What it is.
    pub class: Class,
    /// Its life.
    pub life: u8,
    /// Where it is placed.
    pub position: Position,
    /// What it does in rounds 0 to IV.
    pub lines: [FoeLine; 5],
    /// What its death gives.
    pub death: Gifts,
    /// Its place among the enemies that cards add to a deck; nothing where it is there from the start.
    pub added: Option<u8>,
    /// The pile that a special card of a boss lies in, where it has one.
    pub pile: Option<Pile>,
}

/// How equipment is used. §equip.use
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Use {
    /// Instead of the action of the combat card. §equip.replace
    Replace,
    /// In addition to it. §equip.add
    Add,
    /// By an aptitude. §equip.aptitude
    Aptitude,
    /// Always. §equip.always
    Always,
    /// A companion. §companion.slot
    Companion,
}

/// What a piece of equipment does that no effect says. §equip.tricks
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trick {
    /// Once a round it takes a damage that an enemy's action names a fighter for.
    Shelter,
    /// It can be used once a combat.
    Once,
    /// It stores the souls of those whom its owner kills, and its aptitude spends them; among lanterns it lights one.
    Souls,
    /// Whoever wears it dies of any damage.
    Fatal,
    /// Once a run the fighters play a round again.
    Replay,
}

/// What comes of a shield that equipment gave, once it is spent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spent {
    /// An effect.
    Effect(Effect),
    /// A gift.
    Gift(Gift),
    /// So much damage to whoever attacked.
    Attacker(u8),
}

/// What a piece of equipment says.
#[derive(Clone, Debug)]
pub struct GearCard {
    /// Its code.
    pub code: String,
    /// Its name.
    pub name: Printed,
    /// Which blueprint deck it comes from, or `ST`.
    pub home: String,
    /// How it is used.
    pub used: Use,
    /// In which rounds, as bits from round 0.
    pub rounds: u8,
    /// What it does.
    pub effect: Line,
    /// What happens when the shield that it gave is spent.
    pub spent: Option<Spent>,
    /// A companion's life.
    pub life: u8,
    /// Whether it is discarded after use.
    pub discarded: bool,
    /// Whether it needs a biome or a boss that comes later.
    pub later: bool,
    /// What it does that no effect says.
    pub trick: Option<Trick>,
    /// What it says, where effects do not say it all.
    pub says: Option<Printed>,
}

/// A phase of a boss.
#[derive(Clone, Debug)]
pub struct Instance {
    /// Its name.
    pub name: Printed,
    /// Its life, by players.
    pub life: [u8; 4],
    /// What it does in round 0.
    pub zero: FoeLine,
    /// Whether it leaves the board at half its life. §hand.retreat
    pub retreats: bool,
}

/// A pattern card of a boss.
#[derive(Clone, Debug)]
pub struct Pattern {
    /// Its code.
    pub code: String,
    /// Its name.
    pub name: Printed,
    /// For which instance, from 0.
    pub instance: u8,
    /// What it says for rounds I to IV.
    pub lines: [FoeLine; 4],
}

/// A boss.
#[derive(Clone, Debug)]
pub struct Boss {
    /// Its code.
    pub code: String,
    /// Its name.
    pub name: Printed,
    /// The states it cannot be put in.
    pub immune: Vec<State>,
    /// Its instances, one after the other.
    pub instances: Vec<Instance>,
    /// Its patterns.
    pub patterns: Vec<Pattern>,
    /// What victory gives.
    pub victory: Gifts,
    /// How many of its blueprints a victory gives.
    pub schemas: u8,
    /// The biome that victory opens as a start, counted from 1; nothing where a secret does.
    pub opens: Option<u8>,
    /// The secrets that victories bring, by their places: the first, and those of higher levels.
    pub secrets: Vec<u8>,
    /// Whether it changes its place at the end of every round. §keeper.moves
    pub restless: bool,
    /// Whether shields that the way to it has given come back with every instance. §keeper.bells
    pub tolled: bool,
    /// Its blueprints, in order.
    pub blueprints: Vec<Gear>,
    /// Its fire strikes, where it has some.
    pub strike: Option<Kind>,
    /// Its guards and banners: kinds of special cards that have a pile.
    pub guards: Vec<Kind>,
}

/// What kind of card an upgrade is. §cells.kinds
#[derive(Clone, Debug)]
pub enum UpgradeKind {
    /// An improved combat card.
    Combat(Card),
    /// A mutation that works before a run.
    Start,
    /// A mutation that works during a run.
    During,
    /// The skill of the group.
    Skill,
    /// An instruction.
    Instruction(Vec<Deed>),
    /// A feat.
    Feat(Goal, Vec<Deed>),
}

/// An upgrade.
#[derive(Clone, Debug)]
pub struct Upgrade {
    /// Its code.
    pub code: String,
    /// Its name, or what it says.
    pub name: Printed,
    /// Its deck.
    pub deck: Skill,
    /// What it is.
    pub kind: UpgradeKind,
    /// What it gives.
    pub perks: Vec<Perk>,
    /// The mutation that it takes the place of.
    pub replaces: Option<Mutation>,
}

/// A card of the well.
#[derive(Clone, Debug)]
pub struct WellCard {
    /// Its code.
    pub code: String,
    /// What happens.
    pub name: Printed,
    /// What it does.
    pub deeds: Vec<Deed>,
    /// What it gives, where it is a mutation.
    pub perks: Vec<Perk>,
    /// The improved card that it is.
    pub card: Option<Card>,
}

/// A secret.
#[derive(Clone, Debug)]
pub struct Secret {
    /// Its code.
    pub code: String,
    /// What it asks for.
    pub name: Printed,
    /// What it asks for.
    pub goal: Goal,
    /// What it gives.
    pub deeds: Vec<Deed>,
}

/// A rune.
#[derive(Clone, Debug)]
pub struct Rune {
    /// Its code.
    pub code: String,
    /// Its name.
    pub name: Printed,
    /// How it is used.
    pub says: Printed,
}

/// All that is printed.
#[derive(Clone, Debug)]
pub struct Content {
    /// The combat cards.
    pub cards: Vec<CombatCard>,
    /// The Prisoners.
    pub prisoners: Vec<Prisoner>,
    /// Serenade.
    pub serenade: Serenade,
    /// The enemies.
    pub foes: Vec<FoeCard>,
    /// The equipment.
    pub gear: Vec<GearCard>,
    /// The biomes that can be played.
    pub biomes: Vec<Biome>,
    /// The bosses that can be played.
    pub bosses: Vec<Boss>,
    /// The upgrade decks, by skill, the card that is bought first first.
    pub decks: [Vec<Mutation>; 3],
    /// The upgrades.
    pub upgrades: Vec<Upgrade>,
    /// The well.
    pub well: Vec<WellCard>,
    /// The secrets.
    pub secrets: Vec<Secret>,
    /// The runes.
    pub runes: Vec<Rune>,
    /// The malaise cards.
    pub malaises: Vec<Malaise>,
    /// The codes of biomes and bosses that come later, with their names.
    pub later: Vec<(String, Printed)>,
}

static PRINTED: LazyLock<PrintedContent> =
    LazyLock::new(|| PrintedContent::new("dead-cells", &written::FILES, limits::BOUNDS, limits::FIXED));

static SHARED: LazyLock<Arc<Content>> =
    LazyLock::new(|| Arc::new(written::read(PRINTED.table()).expect("content that is compiled in")));

/// All figures of content of somebody's own.
#[derive(Debug)]
pub struct OwnFigures {
    /// What records are bound to.
    pub figures: String,
    /// What they carry.
    pub line: String,
}

/// All that is printed: names, codes, and what no change touches. §setup.order
pub fn printed() -> &'static Content {
    &SHARED
}

/// The same, for a game to hold.
pub fn shared() -> Arc<Content> {
    Arc::clone(&SHARED)
}

/// The line that records are bound to. Names are not in it.
pub fn line() -> String {
    written::figures(PRINTED.table())
}

/// The printed figures, in a line that [`changed`] reads.
pub fn printed_line() -> String {
    PRINTED.line()
}

/// What is printed with what a text changes, and the figures that records are bound to then.
///
/// # Errors
/// The first change that does not fit.
pub fn changed(text: &str) -> Result<ChangedContent<(Content, String)>, ContentError> {
    PRINTED.changed(text, |table| {
        let content = written::read(table)?;
        limits::check(&content)?;
        Ok((content, written::figures(table)))
    })
}

impl Content {
    /// What a combat card says.
    #[inline]
    pub fn card(&self, card: Card) -> &CombatCard {
        &self.cards[card.0 as usize]
    }

    /// What a piece of equipment says.
    #[inline]
    pub fn gear(&self, gear: Gear) -> &GearCard {
        &self.gear[gear.0 as usize]
    }

    /// The number of a tile among those of all biomes: with real tiles, each is called by a code of its own.
    pub fn tile_number(&self, biome: u8, tile: u8) -> u8 {
        let before: usize = self.biomes[..biome as usize].iter().map(|biome| biome.tiles.len()).sum();
        before as u8 + tile
    }

    /// The biome of a tile with such a number, and its place there.
    pub fn numbered_tile(&self, number: u8) -> (u8, u8) {
        let mut left = number as usize;
        for (at, biome) in self.biomes.iter().enumerate() {
            match left.checked_sub(biome.tiles.len()) {
                Some(beyond) => left = beyond,
                None => return (at as u8, left as u8),
            }
        }
        (0, 0)
    }

    /// What an enemy's card says.
    #[inline]
    pub fn foe(&self, kind: Kind) -> &FoeCard {
        &self.foes[kind.0 as usize]
    }

    /// The perks of a card on the mutation board.
    pub fn perks_of(&self, card: Mutation) -> &[Perk] {
        let at = card.0 as usize;
        match self.upgrades.get(at) {
            Some(upgrade) => &upgrade.perks,
            None => &self.well[at - self.upgrades.len()].perks,
        }
    }

    /// The code of a card on the mutation board.
    pub fn mutation_code(&self, card: Mutation) -> &str {
        let at = card.0 as usize;
        self.upgrades.get(at).map_or_else(|| self.well[at - self.upgrades.len()].code.as_str(), |upgrade| &upgrade.code)
    }

    /// The name of a card on the mutation board.
    pub fn mutation_name(&self, card: Mutation) -> &Printed {
        let at = card.0 as usize;
        self.upgrades.get(at).map_or_else(|| &self.well[at - self.upgrades.len()].name, |upgrade| &upgrade.name)
    }
}

fn read_code<'de, D: Deserializer<'de>>(
    deserializer: D,
    place: impl Fn(&str) -> Option<usize>,
) -> Result<u8, D::Error> {
    let said = String::deserialize(deserializer)?;
    place(&said).map(|at| at as u8).ok_or_else(|| D::Error::custom("no such card"))
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&printed().card(*self).code)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_code(deserializer, |code| printed().cards.iter().position(|card| card.code == code)).map(Self)
    }
}

impl Serialize for Gear {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&printed().gear(*self).code)
    }
}

impl<'de> Deserialize<'de> for Gear {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_code(deserializer, |code| printed().gear.iter().position(|gear| gear.code == code)).map(Self)
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&printed().foe(*self).code)
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_code(deserializer, |code| printed().foes.iter().position(|foe| foe.code == code)).map(Self)
    }
}

impl Serialize for Mutation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(printed().mutation_code(*self))
    }
}

impl<'de> Deserialize<'de> for Mutation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let content = printed();
        read_code(deserializer, |code| {
            let upgrade = content.upgrades.iter().position(|upgrade| upgrade.code == code);
            upgrade.or_else(|| {
                let at = content.well.iter().position(|card| card.code == code)?;
                Some(content.upgrades.len() + at)
            })
        })
        .map(Self)
    }
}
