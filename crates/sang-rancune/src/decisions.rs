//! What can be decided, why not, and what happens.

use crate::content::{Card, Cards};
use crate::table::End;
use serde::{Deserialize, Serialize, Serializer};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Action {
    /// Use an item, on oneself or on another.
    Use {
        /// Which.
        item: Card,
        /// On whom.
        seat: u8,
    },
    /// Give an item away.
    Give {
        /// Which.
        item: Card,
        /// To whom.
        seat: u8,
    },
    /// Propose an exchange.
    Trade {
        /// This.
        item: Card,
        /// With whom.
        seat: u8,
        /// For that.
        want: Card,
    },
    /// Agree to it.
    Agree,
    /// Do not.
    Refuse,
    /// Nothing more before initiative; no more cards to discard.
    Done,
    /// Take an item of the dead.
    Loot {
        /// Which.
        item: Card,
    },
    /// Take none.
    Leave,
    /// Set a card face down.
    Set {
        /// Which.
        card: Card,
    },
    /// No further card.
    Enough,
    /// Play nothing.
    Pass,
    /// Critical Fail.
    Fail,
    /// Mixed Signals.
    Swap {
        /// With whom.
        seat: u8,
    },
    /// Edge Out.
    Edge {
        /// Whom.
        seat: u8,
    },
    /// After You.
    Divert {
        /// Which hit.
        hit: u8,
        /// To whom.
        seat: u8,
    },
    /// Plan B.
    Plan {
        /// With whom.
        seat: u8,
    },
    /// Not so Tough.
    Weaken,
    /// Tougher than it Looks.
    Toughen,
    /// Trip.
    Trip {
        /// Which attack.
        at: u8,
    },
    /// Rally.
    Rally {
        /// Which attack.
        at: u8,
    },
    /// Not On My Watch.
    Watch,
    /// Not So Fast.
    Snatch,
    /// Riposte.
    Riposte {
        /// With what.
        card: Card,
    },
    /// Throw the fireball.
    Fire,
    /// Keep it.
    Hold,
    /// Play an attack face up.
    Play {
        /// Which.
        card: Card,
    },
    /// Set an attack for the end of the round.
    Lay {
        /// Which.
        card: Card,
    },
    /// Make the attack with all its card offers.
    Mighty,
    /// Make it as a plain one.
    Plain,
    /// Hit a token.
    Aim {
        /// One with so much life left.
        life: u8,
    },
    /// Steal an item.
    Steal {
        /// From whom.
        seat: u8,
        /// Which.
        item: Card,
    },
    /// Point at somebody.
    Point {
        /// At whom.
        seat: u8,
    },
    /// Show a sign.
    Sign {
        /// 0 rock, 1 paper, 2 scissors.
        sign: u8,
    },
    /// Trust the coin.
    Flip,
    /// Discard a card.
    Discard {
        /// Which.
        card: Card,
    },
}

impl Action {
    /// The low blow behind it.
    pub fn low(self) -> Option<Card> {
        Some(match self {
            Self::Fail => Card::FAIL,
            Self::Swap { .. } => Card::SIGNALS,
            Self::Edge { .. } => Card::EDGE,
            Self::Divert { .. } => Card::AFTER,
            Self::Plan { .. } => Card::PLAN,
            Self::Weaken | Self::Toughen => Card::TOUGH,
            Self::Trip { .. } => Card::TRIP,
            Self::Rally { .. } => Card::RALLY,
            Self::Watch => Card::WATCH,
            Self::Snatch => Card::FAST,
            _ => return None,
        })
    }
}

/// What is to be decided now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// Items before initiative.
    Market,
    /// An offer.
    Offer,
    /// The items of the dead.
    Loot,
    /// A window.
    Window,
    /// A window after a hit.
    Riposte,
    /// A window on a low blow.
    Counter,
    /// Setting a card.
    Set,
    /// A fireball.
    Fire,
    /// Attacks in place of a card.
    Replace,
    /// How an attack is made.
    Choose,
    /// Which token is hit.
    Aim,
    /// What is stolen.
    Steal,
    /// Pointing at somebody.
    Vote,
    /// A sign.
    Sign,
    /// The bridge.
    Cross,
    /// Discarding before drawing.
    Refill,
    /// Discarding down to the limit.
    Trim,
}

/// Why a decision is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// §setup.players
    NoSuchSeat,
    /// §end.over
    Over,
    /// §end.death: the dead decide nothing.
    Dead,
    /// §round.order: others are awaited.
    NotYourTurn,
    /// §round.set: answered already.
    Answered,
    /// Something else is to be decided: the clause is that one's.
    NotNow(Due),
    /// §low.hand: that card is not in the hand.
    NotHeld,
    /// §round.useless: an attack is held.
    MustAttack,
    /// §item.haste: the second card must be an attack.
    SecondAttack,
    /// §attack.replace: that is no attack.
    NotAnAttack,
    /// §low.hand: that low blow is for another moment.
    WrongWindow,
    /// §low.fail, §low.trip, §low.rally: one's own attack.
    OwnAttack,
    /// §attack.protected
    Protected,
    /// §attack.feint: nothing there to touch.
    Untouchable,
    /// §low.edge: no card face down.
    NothingSet,
    /// §low.signals: no card of one's own face down.
    NothingOfOnesOwn,
    /// §low.after: there is no such hit.
    NoHit,
    /// §low.after: it would hit the same one.
    SameHero,
    /// §low.tough: no creature with a life marker.
    NoCreature,
    /// §low.tough: the marker is at its end.
    TrackEnd,
    /// §end.death: that hero is dead, or does not exist.
    NobodyThere,
    /// §low.hand: on oneself.
    Oneself,
    /// §item.open: no such item.
    NoItem,
    /// §item.when: not an item to use now.
    NotUsed,
    /// §item.heal: no wound to heal.
    Unhurt,
    /// §item.heal: only healing is for others.
    ForOneself,
    /// §item.lasting: it works already.
    WorksAlready,
    /// §item.give: not before the first encounter.
    TooEarly,
    /// §item.give: enough was proposed.
    EnoughOffers,
    /// §item.give: an item for the same item.
    SameItem,
    /// §attack.riposte-cards: not with that card.
    NotToRiposte,
    /// §attack.riposte: no Riposte in the hand.
    NoRiposte,
    /// §token.aim: no token with so much life.
    NoToken,
    /// §foe.sphinx: no such sign.
    NoSign,
    /// §foe.bridge: too few cards.
    TooFewCards,
    /// §foe.bridge: begun with cards.
    NoFlip,
}

/// Why life was lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Cause {
    /// A hit of the creature.
    Hit,
    /// A fireball.
    Fire,
    /// A critical fail.
    Fail,
    /// The creature burst, the ceiling fell.
    Fall,
    /// The bridge.
    Bridge,
    /// Weariness.
    Weary,
}

/// Why an attack failed, or a card that was set was discarded unused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Why {
    /// A card did it.
    Card {
        /// Which.
        card: Card,
        /// Whose, as long as the table shows it.
        by: Option<u8>,
    },
    /// The coin showed heads: the creature's own rule.
    Coin,
    /// Its hero died.
    Death,
    /// The encounter was over before its turn.
    End,
}

/// Why cards changed hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Gain {
    /// It was drawn.
    Drawn,
    /// It was given.
    Given,
    /// It was stolen.
    Stolen,
    /// It was taken from the dead.
    Looted,
    /// It lay in the mimic.
    Found,
}

/// Something that happened. What a seat may not see is `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
#[allow(missing_docs, reason = "the fields are named after what they are")]
pub enum Event {
    /// An encounter was turned up.
    Met { number: u8, foe: Which, raised: bool, life: u16 },
    /// Cards were drawn.
    Drew { seat: u8, count: u8, cards: Option<Drawn> },
    /// The discards became the deck.
    Reshuffled,
    /// Somebody has an item.
    Gained { seat: u8, item: Card, how: Gain },
    /// An item was used.
    Used { seat: u8, item: Card, on: u8 },
    /// Something was proposed.
    Proposed { from: u8, to: u8, item: Card, want: Option<Card>, used: bool },
    /// It was refused.
    Declined { from: u8, to: u8 },
    /// Life was regained.
    Healed { seat: u8, life: u8 },
    /// Prestige was gained.
    Praised { seat: u8, prestige: u8 },
    /// Initiative was dealt: seat by seat.
    Dealt { places: [u8; 6] },
    /// Items of the dead were left.
    Left { items: u8 },
    /// A round began.
    Round { round: u8 },
    /// The coin was flipped.
    Flipped { heads: bool },
    /// The creature changed form.
    Changed { life: u16 },
    /// Somebody set a card.
    Set { seat: u8, card: Option<Card> },
    /// Somebody sets no further card.
    Stopped { seat: u8 },
    /// Somebody's turn began.
    Turn { seat: u8, place: u8 },
    /// A card was turned up.
    Revealed { seat: u8, card: Card },
    /// A low blow was set, and does nothing.
    Useless { seat: u8, card: Card },
    /// A card that was set is discarded unused.
    Dropped { seat: u8, card: Card, why: Why },
    /// An attack waits for a later one.
    Prepared { seat: u8, card: Card },
    /// The attack is made with all it offers, or not.
    Chosen { seat: u8, card: Card, mighty: bool },
    /// A low blow was played, on somebody or not.
    Blown { seat: u8, action: Action, on: Option<u8> },
    /// Somebody has nothing to reveal.
    Idle { seat: u8 },
    /// It was cancelled.
    Cancelled { seat: u8, card: Card, by: u8, taken: bool },
    /// It took effect.
    Worked { seat: u8, action: Action },
    /// An attack failed.
    Failed { seat: u8, card: Card, why: Why },
    /// An attack hit; so much is left of the creature, where it has life.
    Hit { seat: u8, card: Card, value: u16, remaining: Option<u16> },
    /// An attack hit a token.
    Token { seat: u8, card: Card, value: u16, life: u8, dead: bool },
    /// A fireball was thrown.
    Burnt { seat: u8 },
    /// The fireball killed so many of the goblins in front of a hero.
    Cleared { seat: u8, goblins: u8 },
    /// An item was stolen.
    Robbed { seat: u8, from: u8, item: Card },
    /// The highest card was removed from the pile.
    Dismantled { seat: u8, card: Card, value: u16 },
    /// Somebody pointed at somebody.
    Pointed { seat: u8, at: u8 },
    /// A sign was shown; by the sphinx where there is no seat.
    Signed { seat: Option<u8>, sign: u8 },
    /// A prestige token was added.
    Grew { tokens: u8 },
    /// Heads were lost or grown.
    Headed { heads: u8 },
    /// An encounter was added.
    Summoned,
    /// The marker stands here now.
    Adjusted { life: u16 },
    /// The creature does not strike.
    Quelled,
    /// Nobody meets the condition.
    Wild,
    /// Somebody is to be hit.
    Aimed { seat: u8, damage: u8 },
    /// Life was lost.
    Hurt { seat: u8, life: u8, left: u8, cause: Cause },
    /// Iron skin: no life was lost.
    Unhurt { seat: u8 },
    /// A card was torn from a hand.
    Torn { seat: u8, card: Card },
    /// Somebody will set no card.
    Petrified { seat: u8 },
    /// The creature swallowed an item.
    Swallowed { seat: u8, item: Card },
    /// The creature regained life.
    Fed { life: u16 },
    /// Somebody died.
    Died { seat: u8 },
    /// The creature was killed, the trap is behind.
    Killed { seat: u8, foe: Which },
    /// The encounter is over without a killer.
    Passed { foe: Which },
    /// Somebody's hand is smaller from now on.
    Cursed { seat: u8 },
    /// The creature killed last rises.
    Rises { foe: Which },
    /// A potion no longer works.
    Wore { seat: u8, item: Card },
    /// A card was discarded.
    Discarded { seat: u8, card: Card },
    /// Several lead: another encounter.
    Tied,
    /// The game is over.
    Over { end: End },
}

/// Which encounter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Which(pub u8);

/// Cards that were drawn, to who drew them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawn(pub Cards);

impl Serialize for Drawn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(Card))
    }
}
