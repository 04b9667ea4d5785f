//! What can be decided, why not, and what happens.

use crate::content::{BoardSpot, Card, Gear, Kind, Mutation, Region, Skill, State};
use crate::table::{Announced, LootKind, Seller, Stands, Ware};
use serde::{Deserialize, Serialize};

/// A decision. Members, spaces and places are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Give an improved card to a Prisoner's deck, or to Serenade's.
    Give {
        /// Which.
        card: Card,
        /// To whom.
        to: u8,
    },
    /// Put a card that lies aside into its pocket, or change it for one there.
    Pocket {
        /// Which.
        card: Mutation,
        /// For which.
        over: Option<Mutation>,
    },
    /// Leave a card aside.
    Aside {},
    /// Take a challenge for the run.
    Challenge {},
    /// Start the run in a biome.
    Start {
        /// Which.
        biome: u8,
    },
    /// Play a Prisoner.
    Choose {
        /// Which.
        prisoner: u8,
    },
    /// Name the first player.
    First {
        /// Who.
        member: u8,
    },
    /// Hurt a Prisoner.
    Wound {
        /// Whom.
        member: u8,
    },
    /// Take a corridor.
    Go {
        /// Which.
        way: u8,
    },
    /// Keep the tile.
    Keep {},
    /// Draw another tile, or make a test again.
    Again {},
    /// Discard a card for a test, or to change it.
    Discard {
        /// Which.
        card: Card,
    },
    /// Decline a test.
    Decline {},
    /// Let a symbol count.
    Symbol {
        /// Which.
        skill: Skill,
    },
    /// Take a side of an either/or line.
    Take {
        /// Which.
        option: u8,
    },
    /// Give a scroll.
    Scroll {
        /// To whom.
        member: u8,
        /// Of which colour.
        skill: Skill,
    },
    /// Heal somebody with a vial.
    Heal {
        /// Whom.
        member: u8,
    },
    /// Give a potion.
    Drink {
        /// To whom.
        member: u8,
    },
    /// Give equipment to somebody, in place of what is there where there is no room.
    Equip {
        /// To whom.
        member: u8,
        /// In place of which.
        over: Option<u8>,
    },
    /// Discard equipment that was just gained.
    Scrap {},
    /// Buy something.
    Buy {
        /// Which of the offers.
        offer: u8,
    },
    /// Nothing more.
    Done {},
    /// Let somebody pass.
    Pass {
        /// Whom.
        member: u8,
    },
    /// Lay a card and announce one of its actions.
    Lay {
        /// Which.
        card: Card,
        /// The round of the action.
        round: u8,
        /// The action.
        say: Announced,
    },
    /// Use equipment with a card.
    Gear {
        /// Which slot.
        slot: u8,
    },
    /// Use none.
    Bare {},
    /// Aim at an enemy.
    Aim {
        /// On which space.
        space: u8,
    },
    /// Help a fighter.
    Help {
        /// Whom.
        member: u8,
    },
    /// Use an aptitude of the board.
    Aptitude {
        /// Of which track.
        skill: Skill,
        /// Of which step.
        step: u8,
    },
    /// Use an aptitude of equipment.
    Item {
        /// In which slot.
        slot: u8,
    },
    /// Shove the enemy next to the group.
    Shove {},
    /// Use no aptitude.
    Skip {},
    /// Take loot of a type.
    Loot {
        /// Which.
        kind: LootKind,
    },
    /// Let a fighter, or a companion, take what an enemy deals.
    Assign {
        /// Who.
        member: u8,
        /// The slot of the companion.
        companion: Option<u8>,
    },
    /// Buy an upgrade.
    Upgrade {
        /// Of which deck.
        skill: Skill,
    },
    /// Throw a cell into the well.
    Throw {},
    /// Purge a combat card.
    Purge {
        /// Which.
        card: Card,
    },
    /// Purge equipment.
    PurgeGear {
        /// Which.
        gear: Gear,
    },
    /// Let a card come next, or a blueprint lie next on top.
    Next {
        /// Which of those there are.
        place: u8,
    },
    /// Choose a biome, a secret, a Prisoner.
    Pick {
        /// Which.
        place: u8,
    },
    /// Move a scroll a step back.
    Unscroll {
        /// Of which colour.
        skill: Skill,
    },
    /// Discard a piece of equipment.
    Lose {
        /// In which slot.
        slot: u8,
    },
    /// Pick worms off somebody.
    Worms {
        /// Off whom.
        member: u8,
    },
    /// Cure somebody of a malaise.
    Cure {
        /// Whom.
        member: u8,
    },
    /// Lift a restriction.
    Release {
        /// Which.
        restriction: u8,
    },
    /// Light a lantern by equipment.
    Light {},
    /// Look at a tile that lies face down.
    Look {
        /// On which space.
        space: u8,
    },
    /// Send the homunculus down a corridor.
    Send {
        /// Which.
        way: u8,
    },
}

/// What is to be decided, roughly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// The camp before a run.
    Camp,
    /// The way.
    Way,
    /// A test.
    Test,
    /// Who gets something.
    Share,
    /// What to buy.
    Market,
    /// Cards for a combat.
    Prepare,
    /// The combat itself.
    Combat,
    /// How cells are spent.
    Cells,
}

/// Why a decision is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// §setup.leader: there is no such seat.
    NoSuchSeat,
    /// §run.end
    Over,
    /// Somebody else decides.
    NotYou,
    /// Something else is to be decided.
    NotNow(Due),
    /// §setup.prisoner: somebody plays that Prisoner.
    Taken,
    /// §setup.four: that Prisoner is hurt already.
    Wounded,
    /// §move.corridor: no corridor leads there from here.
    NoWay,
    /// §move.rune: the rune is missing.
    NoRune,
    /// §test.closed: the test was failed.
    Closed,
    /// §test.hand: the card does not show the symbol.
    NoSymbol,
    /// That card is not held.
    NotHeld,
    /// §icon.either: the test was failed.
    Failed,
    /// §upkeep.give: that member has no part in it.
    NoShare,
    /// §board.full: that track is full.
    FullTrack,
    /// §icon.scroll: of another colour.
    OtherColour,
    /// §icon.vial: that member is not hurt.
    Unhurt,
    /// §equip.full: there is room.
    Room,
    /// §equip.slot: there is no room.
    NoRoom,
    /// §solo.rewards: Serenade takes no equipment.
    NoGear,
    /// §market.tile: too few gold teeth.
    TooDear,
    /// §market.tile: nothing of it is left.
    SoldOut,
    /// §prep.four-players: the first player cannot pass.
    FirstMayNotPass,
    /// §boss.pass: that player has passed already.
    PassedAlready,
    /// §prep.announce: the card has no such action in that round.
    NotOnCard,
    /// §range.spaces: out of reach.
    OutOfReach,
    /// §range.empty: nobody stands there.
    NobodyThere,
    /// §act.aptitude: there is no such aptitude.
    NoAptitude,
    /// §act.repeat: used in this round already.
    UsedAlready,
    /// §act.aptitude: it would do nothing.
    Useless,
    /// §act.loot: there is no such loot.
    NoLoot,
    /// §round.potion: there is no potion.
    NoPotion,
    /// §act.assign: no fighter.
    NoFighter,
    /// §act.two: the same one twice.
    Twice,
    /// §companion.limits: nothing but damage of choice.
    NotOnCompanion,
    /// §cells.decks: too few cells.
    TooFewCells,
    /// §cells.decks: the deck is empty.
    EmptyDeck,
    /// §well.throw: the well is closed.
    WellClosed,
    /// §mutation.full: no such pocket.
    NoPocket,
    /// §purge.six: the deck would be too small.
    TooSmall,
    /// §purge.tray: not that card.
    NotToPurge,
    /// §cells.combat: that card cannot change hands now.
    CannotMove,
    /// §setup.biome: runs do not start there.
    NoStart,
    /// §castle.gate: keys are missing.
    NoKey,
    /// §worm.pick: no worms there.
    NoWorm,
    /// §castle.restriction: whoever has a malaise must accept.
    Infected,
    /// §lantern.light: no lantern can be lit.
    NoLight,
    /// §malaise.cure: no malaise there, or no such restriction.
    NoCure,
    /// §keeper.shuriken: one sticks there already.
    StuckAlready,
    /// §rune.explorer: that tile has been seen.
    SeenAlready,
    /// §rune.homunculus: neither a treasure nor a merchant.
    NotForIt,
    /// §rune.explorer, §rune.homunculus: the rune was used in this biome.
    RuneSpent,
}

/// What caused damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// An enemy's action.
    Foe,
    /// Poison.
    Poison,
    /// Bleeding.
    Bleed,
    /// Fire.
    Fire,
    /// A death box.
    Death,
    /// A tile.
    Tile,
    /// One's own effect.
    Own,
    /// The set-up.
    Setup,
    /// The volley of open roofs.
    Volley,
    /// The hole.
    Hole,
    /// A push against the wall.
    Wall,
    /// An action of a fighter.
    Action,
    /// The fight lasts too long.
    Weary,
    /// Worms bite.
    Worm,
    /// A bell.
    Bell,
    /// Darkness.
    Dark,
    /// A curse.
    Curse,
    /// A key that was guarded to the end.
    Key,
    /// A malaise.
    Malaise,
    /// A shuriken.
    Shuriken,
}

/// A member of the group, as the story calls it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Fighter {
    /// Its place in the group.
    pub member: u8,
    /// Which Prisoner it is, or Serenade.
    pub who: u8,
}

/// Something that happened. What a seat may not see is `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are named after what they are")]
pub enum Event {
    /// A run began.
    Run { number: u16 },
    /// An improved card changed hands.
    Gave { card: Card, to: u8 },
    /// A mutation was put into its pocket.
    Pocketed { card: Mutation, over: Option<Mutation> },
    /// A card was left aside.
    PutAside { card: Mutation },
    /// The group takes a challenge.
    Challenged { restriction: u8 },
    /// A seat plays a Prisoner.
    Chose { member: Fighter },
    /// Somebody is first player.
    First { member: Fighter },
    /// Cards were drawn.
    Drew { member: Fighter, count: u8, cards: Option<[Option<Card>; 4]> },
    /// A discard became the deck.
    Reshuffled { member: Fighter },
    /// The group comes to a place.
    Entered { place: Region },
    /// The group goes to a spot.
    Moved { to: BoardSpot },
    /// A hand test was passed, with this card; or failed.
    Tested { skill: Skill, card: Option<Card> },
    /// A card was revealed for a deck test, or by whoever passes.
    Revealed { member: Fighter, card: Card },
    /// A tile was turned up.
    Flipped { biome: u8, tile: u8 },
    /// It was put back for another.
    Replaced { biome: u8, tile: u8 },
    /// Something was gained: gold teeth, cells, potions.
    Gained { kind: LootKind, count: u8 },
    /// Equipment was gained.
    Found { gear: Gear },
    /// A blueprint was found.
    Schema { gear: Gear },
    /// A rune was found.
    Rune { rune: u8 },
    /// A scroll moved a marker.
    Scrolled { member: Fighter, skill: Skill, step: u8 },
    /// Nobody could use a scroll.
    Wasted { skill: Option<Skill> },
    /// Serenade changed.
    Transformed { member: Fighter },
    /// Damage was removed.
    Healed { member: Fighter, count: u8, left: u8 },
    /// A potion was used.
    Drank { member: Fighter, left: u8 },
    /// Equipment was put on.
    Equipped { member: Fighter, gear: Gear, over: Option<Gear> },
    /// Equipment was discarded.
    Scrapped { gear: Gear },
    /// Something was bought.
    Bought { ware: Ware, price: u8 },
    /// A seller shows wares.
    Market { seller: Seller },
    /// An enemy was placed.
    Placed { space: u8, stands: Stands },
    /// Loot was placed.
    Loot { kind: LootKind, count: u8 },
    /// Somebody passes.
    Passes { member: Fighter },
    /// A card was laid face down.
    Laid { member: Fighter, card: Option<Card>, said: Option<(u8, Announced)> },
    /// A card was turned up.
    Shown { member: Fighter, card: Card },
    /// Serenade uses what is printed on her board.
    Empty { member: Fighter },
    /// The boss's pattern was turned up.
    Pattern { boss: u8, pattern: u8 },
    /// A round began.
    Round { round: u8 },
    /// A turn against a boss began.
    Turn { turn: u8 },
    /// Equipment is used.
    Uses { member: Fighter, gear: Gear },
    /// An aptitude is used.
    Aptitude { member: Fighter, skill: Skill, step: u8 },
    /// Somebody is shoved or pushed.
    Pushed { from: u8, to: u8 },
    /// An enemy changed its space.
    Shifted { from: u8, to: u8 },
    /// An enemy was damaged.
    Hit { member: Option<Fighter>, space: u8, stands: Stands, damage: u8, blocked: u8, left: u8, cause: Cause },
    /// An enemy was put in a state.
    Afflicted { member: Fighter, space: u8, stands: Stands, state: State, count: u8 },
    /// It is immune.
    Immune { space: u8, stands: Stands, state: State },
    /// An enemy was killed.
    Killed { member: Option<Fighter>, space: u8, stands: Stands, cause: Cause },
    /// An enemy left.
    Left { space: u8, stands: Stands },
    /// Loot was taken.
    Looted { member: Fighter, kind: LootKind, count: u8 },
    /// Shields were given.
    Shielded { member: Fighter, count: u8 },
    /// Shields were spent.
    Blocked { member: Fighter, count: u8 },
    /// A member was hurt.
    Hurt { member: Fighter, damage: u8, left: u8, cause: Cause, by: Option<Stands> },
    /// A companion was hurt.
    CompanionHurt { member: Fighter, gear: Gear, left: u8 },
    /// The first damage was ignored.
    Spared { member: Fighter },
    /// A member was put in a state.
    Suffers { member: Fighter, state: State, immune: bool },
    /// A member skips a round.
    Frozen { member: Fighter },
    /// An enemy skips a round.
    FoeFrozen { space: u8, stands: Stands },
    /// An enemy shielded itself.
    FoeShielded { space: u8, stands: Stands, count: u8 },
    /// A member died.
    Died { member: Fighter, cause: Cause },
    /// A member who would have died did not.
    Survived { member: Fighter },
    /// A boss's instance was beaten.
    Beaten { boss: u8, instance: u8 },
    /// The boss was beaten.
    Won { boss: u8 },
    /// A biome was crossed.
    Crossed { biome: u8 },
    /// A combat is over.
    Fought { kills: u8 },
    /// The run is over.
    Ended { won: bool, cells: u8 },
    /// A card was bought from an upgrade deck.
    Upgraded { card: Mutation },
    /// A card came out of the well.
    Threw { card: u8 },
    /// A secret was taken.
    Secret { secret: u8 },
    /// A secret came true.
    Revelation { secret: u8 },
    /// A feat was done.
    Feat { card: Mutation },
    /// A combat card was purged.
    Purged { card: Card },
    /// Equipment was purged.
    PurgedGear { gear: Gear },
    /// An enemy was added to its deck.
    Added { kind: Kind },
    /// A biome became a start.
    Opened { biome: u8 },
    /// A Prisoner has more life for ever.
    MoreLife { prisoner: u8 },
    /// Nothing came of it.
    Nothing,
    /// It is over.
    Over { won: bool },
    /// A worm token was drawn: whether there is a worm on it, and on whom it clings.
    Worm { member: Fighter, clings: bool },
    /// Worms were picked off somebody.
    Picked { member: Fighter, by: Option<Fighter>, count: u8 },
    /// The clock stands elsewhere.
    Clock { at: u8, back: bool },
    /// A bell rang.
    Rang { bell: u8 },
    /// A bell fell silent.
    Silenced { left: u8 },
    /// A scroll went a step back.
    Unscrolled { member: Fighter, skill: Skill, step: u8 },
    /// A member lost a piece of equipment.
    Lost { member: Fighter, gear: Gear },
    /// Lanterns went out or were lit.
    Lanterns { lit: u8, more: bool },
    /// A key was taken.
    Key { keys: u8 },
    /// A curse struck.
    Cursed { biome: u8, curse: u8 },
    /// Gold teeth or potions were lost.
    Emptied { kind: LootKind, count: u8 },
    /// A restriction holds.
    Restricted { restriction: u8 },
    /// It holds no more.
    Released { restriction: u8 },
    /// A member got a malaise.
    Infected { member: Fighter, card: u8 },
    /// A member was cured.
    Cured { member: Fighter, card: u8 },
    /// A member does not act, by a malaise.
    Trembles { member: Fighter },
    /// A member cannot be chosen in this round.
    Hides { member: Fighter },
    /// A round is played again.
    Replays { round: u8 },
    /// The boss to come will have shields.
    Guarded { count: u8 },
    /// Hunger cost a gold tooth.
    Hungers { member: Fighter },
    /// A shuriken sticks in somebody.
    Stuck { member: Fighter },
    /// The boss leaves the board for a while.
    Retreated { space: u8 },
    /// The boss is back.
    Returned { space: u8 },
    /// What an enemy does next comes a round later.
    Delayed { space: u8, stands: Stands },
    /// The group has so many boss cells.
    BossCell { level: u8 },
    /// A run that starts in a biome begins with a scroll from now on.
    ScrollAt { biome: u8 },
    /// The story of the island is told to its end.
    Epilogue,
    /// A tile was looked at.
    Looked { biome: u8, space: u8, tile: u8 },
    /// The homunculus went somewhere.
    Sent { to: BoardSpot },
}
