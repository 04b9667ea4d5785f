//! What lies on the table.

use crate::campaign::Campaign;
use crate::content::{
    BoardSpot, Card, Edge, Effect, FoeAction, Gear, Gift, Kind, Mutation, Region, SERENADE, Skill, State,
};
use crate::decisions::Action;
use crate::sets::{Cards, Foes, Gears, Tiles};
use kernel::{InlineVec, Seat};
use serde::{Deserialize, Serialize};

/// The most members that a group has.
pub const MEMBERS: usize = 4;
/// The most spaces that a biome's board has.
pub const SPACES: usize = 24;

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

/// Who stands on a space of the combat board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stands {
    /// Nobody.
    #[default]
    Nobody,
    /// An enemy of this kind.
    Foe(Kind),
    /// The boss.
    Boss,
}

/// A space of the combat board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Foe {
    /// Who stands there.
    pub stands: Stands,
    /// Damage.
    pub damage: u8,
    /// Shields.
    pub shields: u8,
    /// Tokens, by state.
    pub states: [u8; 5],
    /// The rounds that are frozen, as bits.
    pub frozen: u8,
    /// Whether it has acted in this round.
    pub acted: bool,
}

impl Foe {
    /// Whether anybody stands there.
    #[inline]
    pub fn is_there(&self) -> bool {
        self.stands != Stands::Nobody
    }

    /// How many tokens of a state there are.
    #[inline]
    pub fn tokens(&self, state: State) -> u8 {
        self.states[state as usize]
    }
}

/// Loot, in the group's space or in the bag until it is given out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Spoils {
    /// Gold teeth.
    pub teeth: u8,
    /// Cells.
    pub cells: u8,
    /// Potions.
    pub potions: u8,
    /// Vials.
    pub vials: u8,
    /// Scrolls by skill, and of any colour.
    pub scrolls: [u8; 4],
    /// Equipment.
    pub gear: InlineVec<Gear, 8>,
    /// Blueprints.
    pub blueprints: InlineVec<Gear, 8>,
    /// A rune, by its number from 1.
    pub rune: u8,
}

/// A type of loot. §act.loot
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LootKind {
    /// Gold teeth.
    Teeth,
    /// Cells.
    Cells,
    /// Potions.
    Potions,
    /// Vials.
    Vials,
    /// Scrolls.
    Scrolls,
    /// Equipment.
    Equipment,
    /// Blueprints.
    Blueprints,
    /// A rune.
    Rune,
}

impl LootKind {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Teeth,
        Self::Cells,
        Self::Potions,
        Self::Vials,
        Self::Scrolls,
        Self::Equipment,
        Self::Blueprints,
        Self::Rune,
    ];
}

impl Spoils {
    /// Whether there is loot of a type.
    pub fn has(&self, kind: LootKind) -> bool {
        match kind {
            LootKind::Teeth => self.teeth > 0,
            LootKind::Cells => self.cells > 0,
            LootKind::Potions => self.potions > 0,
            LootKind::Vials => self.vials > 0,
            LootKind::Scrolls => self.scrolls.iter().any(|count| *count > 0),
            LootKind::Equipment => !self.gear.is_empty(),
            LootKind::Blueprints => !self.blueprints.is_empty(),
            LootKind::Rune => self.rune > 0,
        }
    }

    /// The types of loot that there are.
    pub fn kinds(&self) -> impl Iterator<Item = LootKind> + '_ {
        LootKind::ALL.into_iter().filter(|kind| self.has(*kind))
    }
}

/// A boss being fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct BossFight {
    /// Which boss.
    pub boss: u8,
    /// Its instance, from 0.
    pub instance: u8,
    /// Which turn this is, from 1.
    pub turn: u8,
    /// Which turn of this instance it is, from 1.
    pub of_instance: u8,
    /// The pattern of this turn.
    pub pattern: Option<u8>,
    /// The patterns that have not been drawn, as bits.
    pub patterns: u16,
    /// The members who have passed, as bits. §boss.pass
    pub passed: u8,
}

/// A combat. §combat.board
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Fight {
    /// Whether there is one.
    pub on: bool,
    /// The round, 0 to 4.
    pub round: u8,
    /// Whether cards are still being laid.
    pub preparing: bool,
    /// The spaces: left of the group, then 1 to 3.
    pub foes: [Foe; 4],
    /// The loot in the group's space.
    pub loot: Spoils,
    /// What lies at the edge.
    pub edge: Edge,
    /// Whether it is fought at the hole whatever the tile shows. §roof.corridor
    pub hole: bool,
    /// The boss, where one is fought.
    pub boss: Option<BossFight>,
    /// The member who passes.
    pub passing: Option<u8>,
    /// The space that an effect was aimed at last.
    pub aimed: Option<u8>,
    /// The power that Serenade uses. §solo.power
    pub power: Option<Skill>,
    /// Whose action it is that tokens come from.
    pub striker: Stands,
    /// Enemies that poison has killed in this round end.
    pub poison_kills: u8,
    /// Whether somebody has been shoved in this round. §token.shove
    pub shoved: bool,
    /// Whether the first player was spared the first damage.
    pub spared: bool,
    /// The mutations that have worked in this combat, as bits of the pockets: start, during, skill.
    pub worked: u32,
    /// Kills in this combat.
    pub kills: u8,
    /// Kills in this round.
    pub kills_in_round: u8,
    /// What was killed in this combat.
    pub killed: InlineVec<Kind, 8>,
    /// Whether any member took damage.
    pub hurt: bool,
    /// Shields spent by all.
    pub shields_spent: u8,
    /// Potions used in this fight.
    pub potions: u8,
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

/// Where a hand test comes from. §test.hand
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// A corridor, by its place.
    Corridor(u8),
    /// One side of an either/or line.
    Either(u8),
    /// A door.
    Door,
}

/// Where a card that was purged comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purging {
    /// A start card of a Prisoner.
    Start,
    /// Equipment.
    Equipment,
    /// Any card.
    Any,
}

/// What is still to be carried out, one thing after the other: the last is the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Todo {
    /// The camp before a run.
    Camp,
    /// A seat chooses its Prisoner.
    Choose(u8),
    /// The leader names the first player.
    NameFirst,
    /// Two Prisoners of four begin hurt.
    Wounds(u8),
    /// Decks are shuffled and hands drawn.
    Deal,
    /// What mutations give before a run.
    StartPerks,
    /// The group comes to a biome or a boss.
    Enter(Region),
    /// The group moves on, or the run is over.
    #[default]
    Explore,
    /// The group stands on a new place.
    Arrive(BoardSpot),
    /// The tile there is turned up.
    Flip,
    /// What the tile says.
    Tile,
    /// A hand test.
    HandTest(Skill, Purpose),
    /// A deck test of a corridor, by its place, or of the door.
    DeckTest(Option<u8>),
    /// A gift.
    Gift(Gift),
    /// A piece of equipment for somebody.
    Equip(Gear),
    /// A piece of equipment for a member, to keep or to discard.
    EquipMember(u8),
    /// A biome is left by an exit.
    Leave(u8),
    /// Blueprints that were collected go on top of the equipment.
    Collect,
    /// A seller of the interbiome.
    Market(Seller),
    /// What was not bought is put away.
    CleanUp,
    /// Enemies are placed.
    PlaceFoes,
    /// Loot is placed.
    PlaceLoot,
    /// Cards are chosen for the combat.
    Prepare,
    /// A member lays a card.
    Lay(u8),
    /// A member passes.
    Pass(u8),
    /// A member who passes may change cards.
    Redraw(u8),
    /// All cards are turned up.
    Reveal,
    /// A round begins.
    Round(u8),
    /// The group's part of round 0.
    GroupZero,
    /// A member's actions of round 0.
    MemberZero(u8),
    /// A member's turn in a round.
    MemberTurn(u8),
    /// A card of a member in a round.
    CardLine(u8, u8),
    /// Companions of a member act.
    Companions(u8),
    /// An effect of a member, with the equipment it comes from.
    Effect(u8, Effect, Option<Gear>),
    /// An enemy's turn in a round.
    FoeTurn(u8),
    /// An action of the enemy on a space.
    FoeAct(u8, FoeAction),
    /// Tokens from an enemy for fighters of choice: action, and the member who has had some already.
    Assign(FoeAction, Option<u8>),
    /// The volley of open roofs.
    Volley,
    /// The end of a round.
    RoundEnd(u8),
    /// Poison on a space, or on the group.
    Poison(u8),
    /// Enemies close up.
    CloseUp,
    /// What happens after round III, before bleeding.
    AfterThird,
    /// Bleeding.
    Bleed,
    /// The hole of open roofs.
    HoleBites,
    /// Round IV.
    RoundFour,
    /// The end of a turn against a boss, or of a combat.
    EndFight,
    /// A new turn against a boss.
    BossTurn,
    /// Loot is given out.
    Upkeep,
    /// What is left is put away, hands are drawn.
    PutAway,
    /// The run is over.
    RunOver(bool),
    /// Cells are spent.
    Spend,
    /// An upgrade that was taken.
    Upgrade(Mutation),
    /// A card of the well, by its place.
    Well(u8),
    /// A card for a pocket.
    Pocket(Mutation),
    /// An improved combat card for a deck.
    Grant(Card),
    /// Cards may be purged.
    Purge(Purging, u8),
    /// The next cards of a deck are put in order.
    Arrange(Skill, u8),
    /// A blueprint of some biome.
    BlueprintAny,
    /// Any secret.
    SecretAny,
    /// A mutation may be changed for another.
    Swap,
    /// A Prisoner gets more life for ever.
    MoreLife,
    /// The game is over.
    Finish(bool),
}

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Nothing: something is still to be carried out.
    Next,
    /// How the camp is arranged.
    Camp,
    /// Which Prisoner a seat plays.
    Choose(u8),
    /// Who is first player.
    NameFirst,
    /// Who begins hurt, and who does already.
    Wound(u8),
    /// Which way to go.
    Move,
    /// Whether a tile is drawn anew.
    Replace,
    /// Whether a card is discarded for a test.
    Test(Skill, Purpose),
    /// Which symbol of a card counts: for a corridor's test or the door's.
    DeckSymbol(Option<u8>, Card),
    /// Whether a deck test is made again.
    Retest(Option<u8>),
    /// Which side of an either/or line.
    Either,
    /// Who gets a scroll: of this colour, or of any.
    Scroll(Option<Skill>),
    /// Whom a vial heals.
    Vial,
    /// Who gets a piece of equipment: this member only, or any.
    Equip(Gear, Option<u8>),
    /// Which blueprint lies next on top.
    Stack,
    /// What to buy.
    Shop(Seller),
    /// Who passes.
    Passer,
    /// Which card a member lays.
    Lay(u8),
    /// Which symbol of a passing member's card counts.
    PassSymbol(u8, Card),
    /// Which cards a passing member changes, and how many were tossed.
    Redraw(u8, u8),
    /// Which symbol Serenade uses.
    Power(Card),
    /// Who drinks a potion in round 0.
    Drink,
    /// With which equipment a card of a member is used.
    UseGear(u8, u8),
    /// Which enemy an effect is aimed at.
    Aim(u8, Effect, Option<Gear>),
    /// Whom an effect helps.
    Help(u8, Effect, Option<Gear>),
    /// Which aptitude a member uses.
    Aptitude(u8),
    /// Which loot a member takes.
    Loot(u8),
    /// Who takes an enemy's tokens; the other one has had some already.
    Assign(FoeAction, Option<u8>),
    /// How cells are spent.
    Spend,
    /// Which card a pocket gives up for a new one.
    Pocket(Mutation),
    /// Whose deck an improved card goes to.
    Grant(Card),
    /// Which card is purged.
    Purge(Purging, u8),
    /// Which of the next cards of a deck comes first, and how many are left.
    Arrange(Skill, u8),
    /// Which biome a blueprint comes from.
    BlueprintAny,
    /// Which secret.
    SecretAny,
    /// Which mutation is changed.
    Swap,
    /// Which Prisoner gets more life.
    MoreLife,
    /// The game is over; whether a boss was beaten.
    Over(bool),
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
    pub goals: u32,
    /// Whether a Prisoner died by poison.
    pub by_poison: bool,
    /// Combats fought.
    pub combats: u8,
}

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
    /// What was decided last; nothing in a view where it was a card that lies face down.
    pub last: Option<Action>,
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
