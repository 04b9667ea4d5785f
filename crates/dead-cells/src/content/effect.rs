//! What cards do: a small vocabulary, and the notation it is written in.

use kernel::InlineVec;
use serde::{Deserialize, Serialize};

/// One of the three skills: a colour of scrolls, a symbol of tests, an upgrade deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    /// Green.
    Survival,
    /// Violet.
    Tactics,
    /// Red.
    Brutality,
}

impl Skill {
    /// All three, in the order of the boards.
    pub const ALL: [Self; 3] = [Self::Survival, Self::Tactics, Self::Brutality];

    /// Its place in [`Skill::ALL`].
    #[inline]
    pub fn place(self) -> usize {
        self as usize
    }
}

/// Some of the skills.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Symbols(u8);

impl Symbols {
    /// Whether a skill is among them.
    #[inline]
    pub fn has(self, skill: Skill) -> bool {
        self.0 >> skill as u8 & 1 == 1
    }

    /// These and one more.
    #[must_use]
    pub fn with(self, skill: Skill) -> Self {
        Self(self.0 | 1 << skill as u8)
    }

    /// How many they are.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All of them, in order.
    pub fn iter(self) -> impl Iterator<Item = Skill> {
        Skill::ALL.into_iter().filter(move |skill| self.has(*skill))
    }
}

/// A state that tokens put somebody in. §state.tokens
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// Loses life at the end of every round.
    Poison,
    /// Dies after round III.
    Bleed,
    /// Dies of the second token.
    Fire,
    /// Skips a round.
    Freeze,
    /// Takes more damage.
    Mark,
}

impl State {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Poison, Self::Bleed, Self::Fire, Self::Freeze, Self::Mark];
}

/// What an action of a fighter does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verb {
    /// Damages enemies.
    #[default]
    Damage,
    /// Puts enemies in a state.
    Poison,
    /// As above.
    Bleed,
    /// As above.
    Fire,
    /// As above.
    Freeze,
    /// As above.
    Mark,
    /// Pushes an enemy away. §token.push
    Push,
    /// Pulls an enemy nearer.
    Pull,
    /// Gives shields.
    Shield,
    /// Activates an aptitude.
    Aptitude,
    /// Takes loot, or uses a potion.
    Loot,
    /// Removes damage.
    Heal,
    /// Damages the actor.
    Suffer,
    /// Spends a shield of the actor; where there is none, what follows does not happen.
    Spend,
    /// Copies a poison token from one enemy to another.
    Spread,
    /// Changes places of an enemy and whoever stands in space 1. §equip.tricks
    Swap,
    /// A hand test of tactics: frost on every enemy right of the group, or on the nearest. §equip.tricks
    Refuse,
    /// Nobody can choose the actor for damage in this round. §equip.tricks
    Hide,
    /// Puts an enemy's next action off by a round.
    Delay,
}

impl Verb {
    /// The state that it puts enemies in.
    #[inline]
    pub fn state(self) -> Option<State> {
        Some(match self {
            Self::Poison => State::Poison,
            Self::Bleed => State::Bleed,
            Self::Fire => State::Fire,
            Self::Freeze => State::Freeze,
            Self::Mark => State::Mark,
            _ => return None,
        })
    }

    /// Whether it is done to enemies within reach.
    #[inline]
    pub fn is_aimed(self) -> bool {
        matches!(self, Self::Damage | Self::Push | Self::Pull | Self::Swap | Self::Delay) || self.state().is_some()
    }
}

/// Some of the spaces of the combat board: left of the group, and the three to its right; or the one of the effect before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Reach(pub u8);

impl Reach {
    /// The same enemy as the effect before.
    pub const SAME: Self = Self(0x80);
    /// All four spaces.
    pub const ALL: Self = Self(0b1111);

    /// Whether a space is within it: 0 left of the group, then 1 to 3.
    #[inline]
    pub fn has(self, space: u8) -> bool {
        space < 4 && self.0 >> space & 1 == 1
    }
}

/// Whom a shield or healing goes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whom {
    /// The actor.
    #[default]
    Oneself,
    /// A fighter of choice.
    Any,
    /// A fighter of choice but the actor.
    Other,
    /// Every fighter.
    Every,
    /// The Prisoner, from Serenade.
    Prisoner,
}

/// When an effect happens, or is stronger.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// Always.
    #[default]
    Always,
    /// The actor has spent a shield in this combat.
    ShieldSpent,
    /// The actor has one life left.
    LastLife,
    /// The actor has taken damage in this combat.
    Hurt,
    /// The actor has taken none.
    Unhurt,
    /// The actor has a shield.
    Shielded,
    /// The wall stands behind the third space.
    Wall,
    /// The hole gapes there.
    Hole,
    /// The target is an elite or a boss.
    Elite,
    /// The target is poisoned.
    Poisoned,
    /// The target is marked.
    Marked,
    /// The attack before has killed.
    Killed,
    /// The target acts in this round.
    Acts,
}

/// An effect of a combat card, a piece of equipment, an aptitude.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Effect {
    /// What it does.
    pub verb: Verb,
    /// How much, or how often.
    pub value: u8,
    /// Which enemies it reaches.
    pub reach: Reach,
    /// Whether it is done to every enemy within reach.
    pub each: bool,
    /// Whether shields do not count.
    pub pierces: bool,
    /// Whom it helps.
    pub whom: Whom,
    /// On what it depends.
    pub condition: Condition,
    /// By how much it is stronger then; 0 where it does not happen otherwise.
    pub more: u8,
}

/// What happens in one round of a card.
pub type Line = InlineVec<Effect, 3>;

/// What an enemy does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FoeVerb {
    /// Damages fighters.
    #[default]
    Damage,
    /// Puts fighters in a state.
    Poison,
    /// As above.
    Bleed,
    /// As above.
    Fire,
    /// As above.
    Freeze,
    /// As above.
    Mark,
    /// Shields itself.
    Shield,
    /// Leaves the board; nobody gets anything.
    Leave,
    /// Moves to the space left of the group, if it is free.
    Flank,
    /// Moves to a space, changing places with whoever stands there.
    Move,
    /// Puts fire strikes on free spaces.
    Strike,
    /// Gives a malaise. §malaise.tokens
    Infect,
    /// Sticks shurikens into different Prisoners. §keeper.shuriken
    Shuriken,
    /// Raises a banner; where none can be raised, shields itself. §hand.call
    Banner,
    /// Calls a guard; where none can come, damages two fighters. §hand.call
    Guard,
    /// Damages every fighter, less where the boss was hit hard in this turn. §hand.bomb
    Bomb,
}

impl FoeVerb {
    /// The state that it puts fighters in.
    #[inline]
    pub fn state(self) -> Option<State> {
        Some(match self {
            Self::Poison => State::Poison,
            Self::Bleed => State::Bleed,
            Self::Fire => State::Fire,
            Self::Freeze => State::Freeze,
            Self::Mark => State::Mark,
            _ => return None,
        })
    }
}

/// Whom an enemy's action is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// Each token for a fighter of choice.
    #[default]
    Choice,
    /// The first player.
    First,
    /// Two different fighters.
    Two,
    /// Every fighter.
    All,
    /// All tokens for one fighter of choice.
    One,
}

/// An action of an enemy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct FoeAction {
    /// What it does.
    pub verb: FoeVerb,
    /// How many tokens; of a move, the space; of a strike, the spaces as a [`Reach`]; of a banner, the shields instead.
    pub value: u8,
    /// Whom it is for.
    pub aim: Aim,
}

/// What an enemy does in one round.
pub type FoeLine = InlineVec<FoeAction, 4>;

/// Something to gain, or to suffer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gain {
    /// Nothing.
    #[default]
    Nothing,
    /// Gold teeth.
    Tooth,
    /// Cells.
    Cell,
    /// Equipment from the top of its deck.
    Equipment,
    /// A piece of equipment for every Prisoner, to keep or to discard.
    EquipmentEach,
    /// Blueprints from the bottom of their deck.
    Blueprint,
    /// A scroll of that colour; of any where none is named.
    Scroll(Option<Skill>),
    /// Heals one damage at once.
    Vial,
    /// A vial for every member of the group.
    VialEach,
    /// Potions.
    Potion,
    /// A rune, by its number from 1; where the group has it, what follows instead.
    Rune(u8),
    /// Only where the group had the rune before it.
    Else(Instead),
    /// Damage.
    Damage(Aim),
    /// Poison on the first player in the next combat.
    PoisonNext,
    /// Worm tokens are drawn. §worm.step
    Worm,
    /// All worms are picked off. §worm.pick
    Unworm,
    /// All worms are picked off one member.
    UnwormOne,
    /// The clock goes back. §clock.back
    Back,
    /// The clock goes on.
    Ahead,
    /// Lanterns are lit. §lantern.light
    Relight,
    /// A key. §castle.key
    Key,
    /// The curse of the biome with that number strikes. §tile.cursed
    Curse,
    /// The restriction with that number holds until the biome is left. §castle.restriction
    Restrict,
    /// The first player gets a malaise. §malaise.tokens
    Malaise,
    /// A malaise is cured.
    Cure,
    /// A restriction is lifted.
    Release,
    /// A bell that has rung is silenced. §clock.wall
    Unring,
    /// The boss to come begins with shields. §castle.exits
    BossShield,
}

/// What lies there instead of a rune that the group has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Instead {
    /// A blueprint.
    #[default]
    Blueprint,
    /// Cells.
    Cell,
}

/// So many of something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Gift {
    /// What.
    pub gain: Gain,
    /// How many.
    pub count: u8,
}

/// Several gifts together.
pub type Gifts = InlineVec<Gift, 4>;
