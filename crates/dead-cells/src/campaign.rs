//! What a campaign has opened, bought and kept: all that outlives a run.

use crate::content::{Card, Content, Deed, Gear, Mutation, PRISONERS, Region, SERENADE, Skill};
use crate::sets::{Cards, Gears};
use kernel::{ChronicleError, InlineVec, NotationError, Printed, notation};
use serde::{Deserialize, Serialize};

/// How many cards the pockets for the start of a run hold. §mutation.pockets
pub const START_POCKETS: usize = 6;
/// How many the pockets for the run hold.
pub const DURING_POCKETS: usize = 8;

/// What the next run begins with, once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct NextRun {
    /// Gold teeth.
    pub teeth: u8,
    /// Vials.
    pub vials: u8,
    /// Damage on every Prisoner.
    pub hurt: u8,
    /// Potions.
    pub potions: u8,
    /// Scrolls of any colour.
    pub scrolls: u8,
    /// The tiles of the first biome lie open.
    pub tiles: bool,
    /// The first player is immune to poison.
    pub immune: bool,
}

/// What the group has for ever by feats and secrets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Lasting {
    /// Gold teeth at the start of every run.
    pub teeth: u8,
    /// Vials at the start of every run.
    pub vials: u8,
    /// What the healer wants for a potion; 0 where there is none.
    pub potion_price: u8,
    /// More life, by Prisoner.
    pub life: [u8; PRISONERS],
    /// Prisoners who are still to be chosen for more life.
    pub life_owed: u8,
    /// Whether a deck test may be made again once a biome.
    pub retest: bool,
}

/// What the farther part of the island has brought. It stands last in a chronicle, which may end before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Farther {
    /// How many boss cells the group has. §bosscell.level
    pub boss_cell: u8,
    /// The biomes where a run that starts there begins with a scroll, as bits.
    pub scrolls: u8,
    /// How many runs were lost in each place: biomes, then bosses. It is empty in campaigns that began before this was counted: they go on
    /// without, so that their records replay.
    #[serde(default)]
    pub lost: InlineVec<u8, PLACES>,
}

/// The places of the island: seven biomes and three bosses.
pub const PLACES: usize = 10;
/// The first of them that is a boss's.
const LAIRS: usize = 7;

impl Farther {
    /// Whether nobody has come so far.
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

/// The most boss cells that there are.
pub const BOSS_CELLS: u8 = 5;

/// What a campaign has opened, bought and kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Campaign {
    /// Which run this is, from 1.
    pub run: u16,
    /// The combat decks, by Prisoner, Serenade's last.
    pub decks: [Cards; PRISONERS + 1],
    /// Improved cards that nobody has.
    pub spare: Cards,
    /// The equipment deck.
    pub equipment: Gears,
    /// Combat cards that were purged.
    pub purged: Cards,
    /// Equipment that was purged.
    pub purged_gear: Gears,
    /// How many cards of each upgrade deck were taken.
    pub taken: [u8; 3],
    /// The next cards of each deck, where they were put in another order.
    pub ahead: [InlineVec<Mutation, 4>; 3],
    /// Cards of each deck that are for nothing.
    pub free: [u8; 3],
    /// Whether the next upgrade costs less.
    pub cheap: bool,
    /// How many cards of the well were taken.
    pub well: u8,
    /// The secrets that the group has, as bits.
    pub secrets: u32,
    /// Those of them that have come true.
    pub told: u32,
    /// The mutations for the start of a run.
    pub start: InlineVec<Mutation, START_POCKETS>,
    /// The mutations and feats for the run.
    pub during: InlineVec<Mutation, DURING_POCKETS>,
    /// The skill of the group.
    pub skill: Option<Mutation>,
    /// Cards that lie aside.
    pub aside: InlineVec<Mutation, 64>,
    /// The runes, as bits.
    pub runes: u8,
    /// The biomes where runs may start, as bits.
    pub starts: u8,
    /// The biomes that were crossed, as bits.
    pub crossed: u8,
    /// The biome that was crossed last, from 1; 0 where none was.
    pub last: u8,
    /// The enemies that cards have added, as bits.
    pub added: u8,
    /// How often each boss was beaten.
    pub beaten: [u8; 3],
    /// What the next run begins with.
    pub next: NextRun,
    /// What the group has for ever.
    pub lasting: Lasting,
    /// The places that somebody has reached, as bits: biomes, and bosses from the eighth bit on. What follows here came later: a chronicle
    /// may end before.
    #[serde(default)]
    pub reached: u16,
    /// The blueprints that were turned up, whatever became of them.
    #[serde(default)]
    pub seen: Gears,
    /// What the farther part of the island has brought.
    #[serde(default)]
    pub farther: Farther,
}

impl Campaign {
    /// A campaign that begins and counts where its runs are lost.
    pub fn counted(content: &Content) -> Self {
        let mut campaign = Self::first(content);
        (0..PLACES).for_each(|_| campaign.farther.lost.push(0));
        campaign
    }

    /// A campaign that begins, for the first time or anew. §setup.campaign, §reset.campaign
    pub fn first(content: &Content) -> Self {
        let of = |owner: u8| {
            let cards = content.cards.iter().enumerate().filter(move |(_, card)| card.owner == Some(owner));
            cards.map(|(at, _)| Card(at as u8)).collect()
        };
        let start = content.gear.iter().enumerate().filter(|(_, gear)| gear.home == "ST");
        Self {
            run: 1,
            decks: [0, 1, 2, 3, SERENADE].map(of),
            spare: Cards::default(),
            equipment: start.map(|(at, _)| Gear(at as u8)).collect(),
            purged: Cards::default(),
            purged_gear: Gears::default(),
            taken: [0; 3],
            ahead: [InlineVec::new(); 3],
            free: [0; 3],
            cheap: false,
            well: 0,
            secrets: 0,
            told: 0,
            start: InlineVec::new(),
            during: InlineVec::new(),
            skill: None,
            aside: InlineVec::new(),
            runes: 0,
            starts: 1,
            crossed: 0,
            last: 0,
            added: 0,
            beaten: [0; 3],
            next: NextRun::default(),
            lasting: Lasting::default(),
            reached: 1,
            seen: Gears::default(),
            farther: Farther::default(),
        }
    }

    /// What was beaten before its reward could be had: starts that lay beyond what was printed then. §concierge.victory, §keeper.victory
    pub fn catch_up(&mut self, content: &Content) {
        let beaten = content.bosses.iter().zip(self.beaten).filter(|(_, times)| *times > 0);
        let opened = beaten.flat_map(|(boss, _)| {
            let deeds = boss.secrets.iter().flat_map(|secret| &content.secrets[*secret as usize].deeds);
            let starts = deeds.filter_map(|deed| match deed {
                Deed::Start(biome) => Some(*biome),
                _ => None,
            });
            starts.chain(boss.opens)
        });
        for biome in opened.filter(|biome| *biome as usize <= content.biomes.len()) {
            self.starts |= 1 << (biome - 1);
        }
    }

    /// Whether a rule of boss cells holds, by its number: that of the level, and at the last level all. §bosscell.rules
    #[inline]
    pub fn is_harder(&self, rule: u8) -> bool {
        self.farther.boss_cell == rule || self.farther.boss_cell == BOSS_CELLS
    }

    /// Somebody reaches a place: what is printed about it lies open from now on.
    pub fn reach(&mut self, place: Region) {
        self.reached |= reached_bit(place);
    }

    /// Whether somebody has been there.
    pub fn has_reached(&self, place: Region) -> bool {
        self.reached & reached_bit(place) != 0
    }

    /// A run is lost in a place.
    pub fn lose(&mut self, place: Region) {
        if let Some(lost) = self.farther.lost.as_mut_slice().get_mut(place_number(place)) {
            *lost = lost.saturating_add(1);
        }
    }

    /// How many runs were lost in a place.
    pub fn lost_in(&self, place: Region) -> u8 {
        self.farther.lost.as_slice().get(place_number(place)).copied().unwrap_or(0)
    }

    /// A blueprint is turned up.
    pub fn see(&mut self, gear: Gear) {
        if !self.seen.has(gear) {
            self.seen.put(gear);
        }
    }

    /// Whether the group has a rune, by its number from 1.
    #[inline]
    pub fn has_rune(&self, number: u8) -> bool {
        self.runes >> (number - 1) & 1 == 1
    }

    /// The mutations on the board that give something, feats among them.
    pub fn active(&self) -> impl Iterator<Item = Mutation> + '_ {
        self.start.iter().chain(self.during.iter()).chain(self.skill)
    }

    /// The next card of an upgrade deck; nothing where it is empty. §cells.decks
    pub fn next_upgrade(&self, content: &Content, skill: Skill) -> Option<Mutation> {
        let place = skill.place();
        let ahead = self.ahead[place].as_slice().first().copied();
        ahead.or_else(|| content.decks[place].get(self.taken[place] as usize).copied())
    }

    /// The next blueprint of a deck, in numeric order: one that is neither in the equipment nor purged nor `held`.
    /// What a run leaves with the collector is in its deck again. §icon.blueprint, §over.collector
    pub fn next_blueprint(&self, deck: &[Gear], held: &[Gear]) -> Option<Gear> {
        let free = |gear: &&Gear| !self.equipment.has(**gear) && !self.purged_gear.has(**gear) && !held.contains(gear);
        deck.iter().find(free).copied()
    }

    /// What an upgrade costs now. §cells.decks
    pub fn price(&self, skill: Skill) -> u8 {
        match (self.free[skill.place()], self.cheap) {
            (1.., _) => 0,
            (0, true) => 1,
            (0, false) => 2,
        }
    }
}

/// How it is written at the end of a chronicle that lost runs are not counted, and that the farther part of the island has brought nothing
/// yet.
const NOTHING_LOST: &str = " []";
const NOTHING_FARTHER: &str = " 0 0";

/// A campaign as it is written down; of one that has not come so far, as it always was.
pub(crate) fn chronicle(campaign: &Campaign) -> Option<String> {
    let text = notation::write(campaign).ok()?;
    let farther = campaign.farther;
    let text = text.strip_suffix(NOTHING_LOST).filter(|_| farther.lost.is_empty()).unwrap_or(&text);
    Some(text.strip_suffix(NOTHING_FARTHER).filter(|_| farther.is_nothing()).unwrap_or(text).into())
}

fn place_number(place: Region) -> usize {
    match place {
        Region::Biome(biome) => biome as usize,
        Region::Boss(boss) => LAIRS + boss as usize,
    }
}

fn reached_bit(place: Region) -> u16 {
    match place {
        Region::Biome(biome) => 1 << biome,
        Region::Boss(boss) => 1 << (8 + boss),
    }
}

/// Why a text is no chronicle.
pub(crate) fn unreadable(error: NotationError) -> ChronicleError {
    ChronicleError::Unreadable(Printed::new(
        format!("chronique illisible : {error}"),
        format!("unreadable chronicle: {error}"),
    ))
}

/// That no campaign can stand as a chronicle says.
pub(crate) fn impossible() -> ChronicleError {
    ChronicleError::Unreadable(Printed::new("cette chronique ne peut pas être", "no campaign can stand so"))
}
