//! What is still to be carried out, and what is to be decided.

use super::Seller;
use crate::content::{BoardSpot, Card, Effect, FoeAction, Gear, Gift, Mutation, Region, Skill};
use serde::{Deserialize, Serialize};

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
    /// The group jumps from one pillar to the other.
    Jump(BoardSpot),
    /// A bell rings.
    Bell,
    /// A member discards a piece of equipment.
    Lose(u8),
    /// What a biome does after a combat, before loot is given out.
    Aftermath,
    /// Hunger of a member.
    Hunger(u8),
    /// A blow at whoever attacked, by a member.
    Riposte(u8, u8),
    /// Shurikens hit those they stick in.
    Shurikens,
    /// The group stands where it stood before it sent the homunculus.
    Back(BoardSpot),
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
    /// Which scroll of a member goes a step back.
    Unscroll(u8),
    /// Which equipment a member discards.
    Lose(u8),
    /// Whether an action of a member picks worms instead.
    Worms(u8, Effect, Option<Gear>),
    /// Off whom all worms are picked.
    Unworm,
    /// What hunger costs a member.
    Hunger(u8),
    /// Whose malaise is cured.
    Cure,
    /// Which restriction is lifted.
    Release,
    /// Whether a card is discarded for the test of equipment.
    Refuse(u8),
    /// Whether a round is played again.
    Replay(u8),
}

/// Which part of the game something is to be decided in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PhaseKind {
    /// Before and after a run.
    Camp,
    /// On the way.
    Way,
    /// In a combat.
    Combat,
}

impl Phase {
    /// Which part of the game it belongs to.
    pub fn kind(self) -> PhaseKind {
        match self {
            Self::Camp
            | Self::Choose(_)
            | Self::NameFirst
            | Self::Wound(_)
            | Self::Spend
            | Self::Pocket(_)
            | Self::Grant(_)
            | Self::Purge(..)
            | Self::Arrange(..)
            | Self::BlueprintAny
            | Self::SecretAny
            | Self::Swap
            | Self::MoreLife => PhaseKind::Camp,
            Self::Passer
            | Self::Lay(_)
            | Self::PassSymbol(..)
            | Self::Redraw(..)
            | Self::Power(_)
            | Self::Drink
            | Self::UseGear(..)
            | Self::Aim(..)
            | Self::Help(..)
            | Self::Aptitude(_)
            | Self::Loot(_)
            | Self::Assign(..)
            | Self::Worms(..)
            | Self::Hunger(_)
            | Self::Refuse(_)
            | Self::Replay(_) => PhaseKind::Combat,
            _ => PhaseKind::Way,
        }
    }
}
