//! What lies on the table.

mod crossing;
mod fight;
mod todo;

pub use crossing::{BELL_COUNT, CLOCK_END, CLOCK_QUARTER, Crossing, LANTERN_COUNT, MALAISE_TOKENS, WORM_TOKENS};
pub use fight::{BossFight, Fight, Foe, GUARDS, LootKind, Spoils, Stands};
pub use todo::{Phase, PhaseKind, Purging, Purpose, Todo};

use crate::campaign::Campaign;
use crate::content::{BoardSpot, Card, Gain, Gear, Kind, Mutation, Region, SERENADE, State};
use crate::decisions::Action;
use crate::sets::{Cards, Foes, Gears, Tiles};
use kernel::{InlineVec, Seat};
use serde::{Deserialize, Serialize};

/// The most members that a group has.
pub const MEMBERS: usize = 4;
/// The most spaces that a biome's board has.
pub const SPACES: usize = 24;

/// Whether something is as it is where nothing has happened: what came later is written down only where it is not, so that older tables are
/// written as they always were.
fn is_default<T: Default + PartialEq>(thing: &T) -> bool {
    *thing == T::default()
}

/// How this table is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How many play: 1 to 4.
    pub players: u8,
    /// Whether a boss's pattern lies open before cards are chosen.
    pub open_patterns: bool,
    /// What the campaign has brought so far.
    pub campaign: Campaign,
}

/// A piece of equipment on a Prisoner's board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Worn {
    /// Which.
    pub gear: Gear,
    /// The damage on a companion.
    pub damage: u8,
    /// Whether it was used in this round.
    pub used: bool,
}

/// What was announced of a card that lies face down. §prep.announce
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Announced {
    /// Damage.
    Damage,
    /// A state.
    State,
    /// A shield.
    Block,
    /// An aptitude.
    Aptitude,
    /// Loot.
    Loot,
    /// Healing.
    Heal,
}

/// A combat card on an active space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Laid {
    /// Which; nothing in the view of who does not know, and where Serenade uses what is printed on her board.
    pub card: Option<Card>,
    /// Whether all may see it.
    pub open: bool,
    /// What was announced of it: the round, from 1, and the action.
    pub said: Option<(u8, Announced)>,
}

/// A member of the group, and what lies on the board before it. §board.areas, §setup.tracks
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GroupMember {
    /// Which Prisoner, or Serenade.
    pub who: u8,
    /// The damage on the health track.
    pub damage: u8,
    /// The life that the track has room for now.
    pub life: u8,
    /// The scroll markers, by skill: how many steps they have moved. Serenade has one, the first.
    pub scrolls: [u8; 3],
    /// Whether Serenade has changed.
    pub changed: bool,
    /// The draw pile: in a view that may not know more, all cards whose place is unknown.
    pub deck: Cards,
    /// The hand; empty in the view of others.
    pub hand: Cards,
    /// The discard.
    pub discard: Cards,
    /// Its top card.
    pub top: Option<Card>,
    /// The cards on the active space.
    pub laid: InlineVec<Laid, 2>,
    /// The cards that were turned up there last.
    pub shown: InlineVec<Card, 2>,
    /// The equipment.
    pub worn: InlineVec<Worn, 6>,
    /// How many pieces of equipment there is room for.
    pub slots: u8,
    /// How many cards are in a hand.
    pub hand_size: u8,
    /// The states that cannot be given, as bits.
    pub immune: u8,
    /// Shields.
    pub shields: u8,
    /// Whether they are golden.
    pub golden: bool,
    /// The equipment whose shields have not been spent yet and do something then.
    pub guard: InlineVec<Gear, 2>,
    /// Tokens, by state; those of frost lie on rounds.
    pub states: [u8; 5],
    /// The rounds that are frozen, as bits.
    pub frozen: u8,
    /// Whether this member takes part in the combat.
    pub fights: bool,
    /// Whether this member is dead.
    pub dead: bool,
    /// Whether this member has acted in this round.
    pub acted: bool,
    /// Shields spent in this combat.
    pub spent: u8,
    /// Damage taken in this combat.
    pub suffered: u8,
    /// Whether damage was taken in this round.
    pub vengeful: bool,
    /// The aptitudes of the board that were used in this round, as bits: six for each track.
    pub used: u32,
    /// The rules of tracks that have worked in this combat, as bits likewise.
    pub worked: u32,
    /// Whether nobody can choose this member for damage in this round. §equip.tricks
    #[serde(default, skip_serializing_if = "is_default")]
    pub hidden: bool,
}

impl Default for GroupMember {
    fn default() -> Self {
        Self {
            who: 0,
            damage: 0,
            life: 3,
            scrolls: [0; 3],
            changed: false,
            deck: Cards::default(),
            hand: Cards::default(),
            discard: Cards::default(),
            top: None,
            laid: InlineVec::new(),
            shown: InlineVec::new(),
            worn: InlineVec::new(),
            slots: 1,
            hand_size: 3,
            immune: 0,
            shields: 0,
            golden: false,
            guard: InlineVec::new(),
            states: [0; 5],
            frozen: 0,
            fights: false,
            dead: false,
            acted: false,
            spent: 0,
            suffered: 0,
            vengeful: false,
            used: 0,
            worked: 0,
            hidden: false,
        }
    }
}

impl GroupMember {
    /// Whether it is Serenade.
    #[inline]
    pub fn is_serenade(&self) -> bool {
        self.who == SERENADE
    }

    /// The life that is left.
    #[inline]
    pub fn left(&self) -> u8 {
        self.life.saturating_sub(self.damage)
    }

    /// Whether a state cannot be given.
    #[inline]
    pub fn is_immune(&self, state: State) -> bool {
        self.immune >> state as u8 & 1 == 1
    }

    /// How many tokens of a state there are.
    #[inline]
    pub fn tokens(&self, state: State) -> u8 {
        self.states[state as usize]
    }
}

/// Something for sale. §market.tile
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ware {
    /// A vial, or a healer's help.
    Vial,
    /// A potion.
    Potion,
    /// A piece of equipment.
    Gear(Gear),
    /// A blueprint.
    Blueprint(Gear),
    /// Something else that takes effect at once.
    Gift(Gain),
}

/// Something for sale, its price, and how often.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// What.
    pub ware: Ware,
    /// For how many gold teeth.
    pub price: u8,
    /// How often it can still be bought.
    pub left: u8,
    /// How often for nothing.
    pub free: u8,
}

impl Default for Offer {
    fn default() -> Self {
        Self { ware: Ware::Vial, price: 0, left: 0, free: 0 }
    }
}

/// Who sells. §inter.market
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seller {
    /// A merchant met on the way.
    Tile,
    /// The healer of the interbiome.
    Healer,
    /// The merchant of the interbiome.
    Merchant,
    /// The collector of the interbiome.
    Collector,
}

/// A space of the biome's board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Field {
    /// The tile that is known to lie there.
    pub tile: Option<u8>,
    /// Whether it was resolved.
    pub done: bool,
}

/// What a run has seen so far, for feats, secrets and the score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deeds {
    /// Biomes crossed.
    pub biomes: u8,
    /// Cells carried home.
    pub cells: u8,
    /// Potions used.
    pub potions: u8,
    /// Elites killed.
    pub elites: u8,
    /// Tests passed in this biome.
    pub tests: u8,
    /// Doors opened.
    pub doors: u8,
    /// Elite encounters in this biome.
    pub elite_fights: u8,
    /// Whether a deck test was made again in this biome.
    pub retested: bool,
    /// Tiles that were drawn anew.
    pub replaced: u8,
    /// Cells thrown into the well.
    pub thrown: u8,
    /// Whether somebody was kept alive.
    pub survived: bool,
    /// Goals that were reached in this run, so that none counts twice.
    pub goals: u64,
    /// Whether a Prisoner died by poison.
    pub by_poison: bool,
    /// Combats fought.
    pub combats: u8,
    /// Tiles that the Explorer's Rune has shown in this biome. §rune.explorer
    #[serde(default, skip_serializing_if = "is_default")]
    pub looked: u8,
    /// Whether the homunculus was sent in this biome. §rune.homunculus
    #[serde(default, skip_serializing_if = "is_default")]
    pub sent: bool,
    /// The guards that came, in their order: what was seen of them outlives the combat. §hand.guards
    #[serde(default, skip_serializing_if = "is_default")]
    pub guards: InlineVec<Kind, MET_GUARDS>,
}

/// So many guards are remembered.
pub const MET_GUARDS: usize = 16;

/// All there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// How many play.
    pub players: u8,
    /// Whether a boss's pattern lies open.
    pub open_patterns: bool,
    /// What outlives the run.
    pub campaign: Campaign,
    /// What is to be decided.
    pub phase: Phase,
    /// What is still to be carried out, the next thing last.
    pub todo: InlineVec<Todo, 64>,
    /// The members of the group.
    pub members: [GroupMember; MEMBERS],
    /// How many members there are.
    pub count: u8,
    /// The first player, as a member.
    pub first: u8,
    /// Gold teeth in the bag. §run.bag
    pub teeth: u8,
    /// Cells.
    pub cells: u8,
    /// Potions.
    pub potions: u8,
    /// What was gained in a combat and is given out after it.
    pub bag: Spoils,
    /// Blueprints on the collector's space.
    pub collector: InlineVec<Gear, 12>,
    /// Where the group is.
    pub place: Region,
    /// Where it stands there.
    pub spot: BoardSpot,
    /// The spaces of the biome.
    pub fields: [Field; SPACES],
    /// The tiles that nobody has seen.
    pub tiles: Tiles,
    /// The corridors that a failed test has closed, as bits.
    pub closed: u64,
    /// The monsters to come.
    pub monsters: Foes,
    /// Those who are gone.
    pub monsters_gone: Foes,
    /// The elites to come.
    pub elites: Foes,
    /// Those who are gone.
    pub elites_gone: Foes,
    /// Equipment that was put on top of its deck, the top last.
    pub on_top: InlineVec<Gear, 24>,
    /// The rest of the equipment deck.
    pub equipment: Gears,
    /// Equipment that was discarded.
    pub scrap: Gears,
    /// What is for sale.
    pub stall: InlineVec<Offer, 6>,
    /// The combat.
    pub fight: Fight,
    /// Poison that waits for the first player.
    pub poison_next: u8,
    /// The restriction of a challenge, from 1; 0 where there is none.
    pub restriction: u8,
    /// What the run has seen.
    pub deeds: Deeds,
    /// Improved cards that have changed hands before this run.
    pub moved: Cards,
    /// The pattern of a boss that was turned up last, be it that its turn is over.
    pub turned_up: Option<u8>,
    /// The card that was revealed last from a deck, and whose.
    pub revealed: Option<(u8, Card)>,
    /// Mutations that were put into a pocket before this run.
    pub pocketed: InlineVec<Mutation, 16>,
    /// Whether a curse keeps everybody silent while cards are laid. §curse.crypt
    pub silent: bool,
    /// What was decided last; nothing in a view where it was a card that lies face down.
    pub last: Option<Action>,
    /// What the biome adds.
    #[serde(default, skip_serializing_if = "is_default")]
    pub crossing: Crossing,
    /// The shields that the next boss begins with: bells that have rung, a gate that was passed by. §keeper.bells, §hand.setup
    #[serde(default, skip_serializing_if = "is_default")]
    pub boss_shields: u8,
}

/// Searching copies tables by the million.
const _: () = assert!(size_of::<Table>() <= 4096);

impl Table {
    /// The seat that decides for a member: alone, one decides for both. §solo.first
    #[inline]
    pub fn seat_of(&self, member: u8) -> Seat {
        Seat(if self.players == 1 { 0 } else { member })
    }

    /// The members, by their places.
    #[inline]
    pub fn members(&self) -> core::ops::Range<u8> {
        0..self.count
    }

    /// A member.
    #[inline]
    pub fn member(&self, member: u8) -> &GroupMember {
        &self.members[member as usize % MEMBERS]
    }

    /// The members from the first player on, clockwise. §round.group
    pub fn in_order(&self) -> impl Iterator<Item = u8> + use<> {
        let (first, count) = (self.first, self.count);
        (0..count).map(move |step| (first + step) % count.max(1))
    }

    /// Whether a member fights and lives.
    #[inline]
    pub fn fights(&self, member: u8) -> bool {
        let member = self.member(member);
        member.fights && !member.dead
    }

    /// The fighters who live, from the first player on.
    pub fn fighters(&self) -> impl Iterator<Item = u8> + '_ {
        self.in_order().filter(|member| self.fights(*member))
    }

    /// The enemies' spaces that somebody stands on, from left to right.
    pub fn foes(&self) -> impl Iterator<Item = u8> + '_ {
        (0..4).filter(|space| self.fight.foes[*space as usize].is_there())
    }

    /// Whether a restriction holds: by a challenge, or until the biome is left. §restriction.legend, §castle.restriction
    #[inline]
    pub fn is_restricted(&self, number: u8) -> bool {
        self.restriction == number || self.crossing.restrictions >> number & 1 == 1
    }

    /// Whether a rune is active and can be used. §move.rune, §curse.castle
    #[inline]
    pub fn can_use_rune(&self, number: u8) -> bool {
        self.campaign.has_rune(number) && !self.crossing.runeless
    }

    /// Whether a fighter who lives has worms. §worm.pick
    pub fn has_worms(&self) -> bool {
        self.fighters().any(|member| self.crossing.worms[member as usize] > 0)
    }

    /// Whether anybody is dead, Serenade among them. §solo.death
    pub fn anybody_dead(&self) -> bool {
        self.members().any(|member| self.member(member).dead)
    }

    /// Which member plays a Prisoner, if any.
    pub fn who_plays(&self, prisoner: u8) -> Option<u8> {
        self.members().find(|member| self.member(*member).who == prisoner)
    }

    /// The blueprints that lie somewhere and are in no deck.
    pub fn held_blueprints(&self) -> InlineVec<Gear, 48> {
        let mut held = InlineVec::new();
        let bags = self.bag.blueprints.iter().chain(self.fight.loot.blueprints.iter());
        bags.chain(self.collector.iter()).for_each(|gear| held.push(gear));
        for offer in self.stall.iter() {
            if let Ware::Blueprint(gear) = offer.ware {
                held.push(gear);
            }
        }
        held
    }
}
