//! What cards do between runs: instructions, the well, rewards of feats and secrets; and what feats and secrets ask for.

use super::effect::{Gifts, Skill};
use super::spell;
use serde::{Deserialize, Serialize};

/// What a card of the camp does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Nothing.
    Nothing,
    /// So many start cards of Prisoners may be purged.
    PurgeStart(u8),
    /// So much equipment may be purged.
    PurgeEquipment(u8),
    /// So many cards of any deck may be purged.
    PurgeAny(u8),
    /// The next secret is taken.
    Secret,
    /// Any secret that is left is taken.
    SecretAny,
    /// An enemy is added to the deck of its biome, by its place among the added ones.
    Add(u8),
    /// The next cards of a deck may be put in another order.
    Look(Skill, u8),
    /// A mutation of the board may be changed for one that lies aside.
    Swap,
    /// A blueprint of a biome that was crossed goes on top of the equipment.
    BlueprintAny,
    /// A blueprint of the last biome goes on top of the equipment.
    BlueprintLast,
    /// Cells.
    Cells(u8),
    /// Gold teeth for the next run.
    TeethNext(u8),
    /// A vial for the next run.
    VialNext,
    /// Damage on everybody in the next run.
    HurtNext(u8),
    /// The next upgrade costs less.
    Cheap,
    /// This card of the well is an improved combat card.
    Card,
    /// This card of the well is a mutation for the board.
    Pocket,
    /// The tiles of the next biome are looked at.
    LookTiles,
    /// Equipment of that code goes into the deck.
    Equipment(u8),
    /// The well is closed.
    Close,
    /// The next cards of a deck are for nothing.
    Free(Skill, u8),
    /// One Prisoner has more life for ever.
    MaxLife,
    /// A vial at the start of every run.
    VialStart,
    /// The healer sells a potion at this price.
    PotionAtHealer(u8),
    /// More teeth at the start of every run.
    TeethStart(u8),
    /// Gifts, at once if a run goes on, else with the next.
    Gifts(Gifts),
    /// A deck test may be made again once a biome.
    Retest,
    /// A tooth for every potion that is left.
    ToothPerPotion,
    /// The first player of the next run is immune to poison.
    ImmuneNext,
    /// A biome becomes a start.
    Start(u8),
    /// Something that needs a biome or a boss that comes later.
    Later,
    /// A run that starts in a biome begins with a scroll.
    ScrollAt(u8),
    /// The group has so many boss cells. §bosscell.level
    BossCell(u8),
    /// The story of the island is told to its end.
    Epilogue,
}

/// What a feat or a secret asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// The first biome was crossed with everybody unhurt.
    FinishB1Unhurt,
    /// Four shields were spent in a combat that was won.
    FourShieldsSpent,
    /// Three potions were used in a run.
    ThreePotions,
    /// Three elites were killed in a run.
    ThreeElites,
    /// The Concierge was beaten without a potion.
    BossC1WithoutPotion,
    /// Poison killed two in one round end.
    TwoPoisonKills,
    /// Four tests were passed in a biome.
    FourTests,
    /// A run ended with eight teeth.
    EightTeeth,
    /// Something that needs a biome or a boss that comes later.
    Later,
    /// An enemy in the third space was killed in round I.
    FarKillRound1,
    /// Three enemies were killed in one round.
    ThreeKillsARound,
    /// An instance of a boss fell within two turns.
    BossInstanceTwoTurns,
    /// An elite died by fire.
    EliteByFire,
    /// The third biome was crossed after two elite encounters.
    FinishB3TwoElites,
    /// Three doors were opened in a run.
    ThreeDoors,
    /// A run was lost in the first biome without a cell.
    LostInB1WithoutCells,
    /// Ten teeth at once.
    TenTeeth,
    /// Three enemies of one name were killed in one combat.
    ThreeOfAName,
    /// A card with two symbols was discarded for a test.
    DoubleSymbolTest,
    /// Three kills and no damage in a combat.
    CleanSweep,
    /// Five cells were thrown into the well in one visit.
    FiveInTheWell,
    /// A potion was used on somebody unhurt.
    PotionUnhurt,
    /// A Kamikaze exploded.
    KamikazeExploded,
    /// Somebody died by poison.
    DiedByPoison,
    /// An elite was killed in round I.
    EliteInRound1,
    /// The third biome was left by way of a rune.
    CrossedB3ByRune,
    /// The Concierge was beaten.
    BeatC1,
    /// A biome was left with three worms on somebody.
    ThreeWorms,
    /// All three bells rang in one crossing.
    ThreeBells,
    /// A biome was left with every lantern lit.
    AllLanterns,
    /// The throne was opened with both keys.
    BothKeys,
    /// The Time Keeper was beaten.
    BeatC2,
    /// She was, and nobody had fewer than two life left.
    BossC2Healthy,
    /// The Hand of the King was beaten, without a boss cell.
    BeatC3,
    /// He was, with the first boss cell.
    BeatC3BossCell1,
}

impl Goal {
    /// A goal by its word in the content files.
    pub fn read(text: &str) -> Option<Self> {
        Some(match text {
            "finish-B1-unhurt" => Self::FinishB1Unhurt,
            "four-shields-spent" => Self::FourShieldsSpent,
            "three-potions" => Self::ThreePotions,
            "three-elites" => Self::ThreeElites,
            "boss-C1-without-potion" => Self::BossC1WithoutPotion,
            "two-poison-kills" => Self::TwoPoisonKills,
            "four-tests" => Self::FourTests,
            "eight-teeth" => Self::EightTeeth,
            "far-kill-round-1" => Self::FarKillRound1,
            "three-kills-a-round" => Self::ThreeKillsARound,
            "boss-instance-two-turns" => Self::BossInstanceTwoTurns,
            "elite-by-fire" => Self::EliteByFire,
            "finish-B3-two-elites" => Self::FinishB3TwoElites,
            "three-doors" => Self::ThreeDoors,
            "lost-in-B1-without-cells" => Self::LostInB1WithoutCells,
            "ten-teeth" => Self::TenTeeth,
            "three-of-a-name" => Self::ThreeOfAName,
            "double-symbol-test" => Self::DoubleSymbolTest,
            "clean-sweep" => Self::CleanSweep,
            "five-in-the-well" => Self::FiveInTheWell,
            "potion-unhurt" => Self::PotionUnhurt,
            "kamikaze-exploded" => Self::KamikazeExploded,
            "died-by-poison" => Self::DiedByPoison,
            "elite-in-round-1" => Self::EliteInRound1,
            "crossed-B3-by-rune" => Self::CrossedB3ByRune,
            "beat-C1" => Self::BeatC1,
            "three-worms" => Self::ThreeWorms,
            "three-bells" => Self::ThreeBells,
            "all-lanterns" => Self::AllLanterns,
            "both-keys" => Self::BothKeys,
            "beat-C2" => Self::BeatC2,
            "boss-C2-healthy" => Self::BossC2Healthy,
            "beat-C3" => Self::BeatC3,
            "beat-C3-boss-cell-1" => Self::BeatC3BossCell1,
            _ => return None,
        })
    }
}

/// What a deed's words need to be told: where added enemies, equipment and biomes stand.
pub struct CodeLookup<'a> {
    /// The place of an enemy that a card adds, by the card's code.
    pub added: &'a dyn Fn(&str) -> Option<u8>,
    /// The place of a piece of equipment, by its code.
    pub equipment: &'a dyn Fn(&str) -> Option<u8>,
}

/// Deeds in words: `purge-start 1`, `hurt-next 1 + cells 2`.
pub fn read(text: &str, places: &CodeLookup<'_>) -> Option<Vec<Deed>> {
    text.split(" + ").map(|part| one(part, places)).collect()
}

fn one(text: &str, places: &CodeLookup<'_>) -> Option<Deed> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let number = |at: usize| words.get(at).map_or(Some(1), |word| word.parse::<u8>().ok());
    let deed = match *words.first()? {
        "nothing" => Deed::Nothing,
        "purge-start" => Deed::PurgeStart(number(1)?),
        "purge-equipment" => Deed::PurgeEquipment(number(1)?),
        "purge-any" => Deed::PurgeAny(number(1)?),
        "secret" => Deed::Secret,
        "secret-any" => Deed::SecretAny,
        "add" => Deed::Add((places.added)(words.get(1)?)?),
        "look" => Deed::Look(spell::skill(words.get(1)?)?, number(2)?),
        "swap" => Deed::Swap,
        "blueprint-any" => Deed::BlueprintAny,
        "blueprint-last" => Deed::BlueprintLast,
        "cells" => Deed::Cells(number(1)?),
        "teeth-next" => Deed::TeethNext(number(1)?),
        "vial-next" => Deed::VialNext,
        "hurt-next" => Deed::HurtNext(number(1)?),
        "cheap" => Deed::Cheap,
        "card" => Deed::Card,
        "perk" => Deed::Pocket,
        "look-tiles" => Deed::LookTiles,
        "equipment" => Deed::Equipment((places.equipment)(words.get(1)?)?),
        "close" => Deed::Close,
        "free" | "next" => Deed::Free(spell::skill(words.get(1)?)?, number(2)?),
        "max-life-one" => Deed::MaxLife,
        "vial-start" => Deed::VialStart,
        "potion-at-healer" => Deed::PotionAtHealer(number(1)?),
        "teeth-start" => Deed::TeethStart(number(1)?),
        "retest" => Deed::Retest,
        "tooth-per-potion" => Deed::ToothPerPotion,
        "immune-poison-next" => Deed::ImmuneNext,
        "start" => Deed::Start(words.get(1)?.strip_prefix('B')?.parse().ok()?),
        "scroll-at" => Deed::ScrollAt(words.get(1)?.strip_prefix('B')?.parse().ok()?),
        "boss-cell" => Deed::BossCell(number(1)?),
        "epilogue" => Deed::Epilogue,
        _ => Deed::Gifts(spell::gifts(text)?),
    };
    Some(deed)
}
