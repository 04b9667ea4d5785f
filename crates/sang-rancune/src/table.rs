//! What lies on the table.

use crate::content::{Card, Cards, HEROES};
use crate::decisions::Action;
use kernel::{Bag, InlineVec, Seat, SeatSet};
use serde::Serialize;

/// How much life creatures have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Life {
    /// What the cards say.
    #[default]
    Normal,
    /// Less.
    Easy,
    /// More.
    Hard,
    /// Much more.
    Deadly,
}

/// How hard creatures hit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Harm {
    /// As the cards say.
    #[default]
    Normal,
    /// Less.
    Mild,
    /// More.
    Harsh,
}

/// How many encounters there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Length {
    /// As in the rulebook.
    #[default]
    Nine,
    /// Fewer.
    Six,
    /// More.
    Twelve,
}

/// How this table is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many play: 3 to 6.
    pub players: u8,
    /// How much life creatures have.
    pub life: Life,
    /// How many encounters there are.
    pub length: Length,
    /// How hard creatures hit.
    pub harm: Harm,
    /// Whether healing another earns prestige.
    pub thanks: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { players: 3, life: Life::Normal, length: Length::Nine, harm: Harm::Normal, thanks: true }
    }
}

/// When a window is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Window {
    /// Before anybody has set a card.
    #[default]
    Start,
    /// All have set, nobody has revealed.
    Opening,
    /// Somebody has revealed.
    Reveal,
    /// A creature's hits are assigned.
    Hits,
    /// Some were hit: only they are asked.
    Riposte,
    /// A low blow was played.
    Counter,
}

/// What comes next without anybody's decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The next encounter is turned up.
    Reveal,
    /// Initiative is dealt for it.
    Deal,
    /// The next hero may take something of the dead.
    Loot,
    /// A combat round begins.
    Round,
    /// The next hero's turn begins.
    Turn,
    /// The active hero's cards are turned up.
    Unveil,
    /// The active hero decides what there is to decide about his attacks.
    Choices,
    /// That attack of the active hero takes effect.
    Resolve(u8),
    /// The active hero has attacked.
    Attacked,
    /// The active hero's turn is over.
    Done,
    /// The round is over.
    Finish,
    /// The pile is taken off the creature's life.
    Adjust,
    /// The creature strikes.
    Strike,
    /// Its hits land.
    Land,
    /// All have answered its hits.
    Answered,
    /// Cards are discarded and drawn.
    Draw,
    /// The next hero crosses the bridge.
    Cross,
    /// Heroes have discarded and drawn.
    Refilled,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// Somebody has most prestige.
    Won,
    /// Several have most, and no encounter is left.
    Shared,
    /// Nobody is alive.
    Nobody,
}

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Nothing yet.
    Next(Step),
    /// Items before initiative.
    Market,
    /// Whether somebody agrees to an offer.
    Offer,
    /// What to take of the dead.
    Loot,
    /// Whether a low blow is played.
    Window(Window),
    /// Which card is set.
    Set,
    /// Whether a fireball is thrown, before or after the attack.
    Fire {
        /// After it.
        after: bool,
    },
    /// Which attack is played face up.
    Play,
    /// Which attack is set for the end of the round.
    Lay,
    /// How an attack of the board is made.
    Choose(u8),
    /// Which token an attack of the board hits.
    Aim(u8),
    /// Which item is stolen.
    Steal(u8),
    /// Whom to point at.
    Vote,
    /// Which sign to make.
    Sign,
    /// How to cross the bridge: so many cards are left behind already.
    Cross(u8),
    /// What to discard before drawing.
    Refill,
    /// Nothing more.
    Over(End),
}

/// A card that was set face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Laid {
    /// What it is; nothing in the view of who does not know.
    pub card: Option<Card>,
    /// Who knows it.
    pub known: SeatSet,
}

/// A card that waits for a later attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// Which.
    pub card: Card,
    /// The round it was played in.
    pub round: u8,
}

/// A potion that works.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Potion {
    /// Which.
    pub card: Card,
    /// For how many rounds yet; 0 for the whole encounter.
    pub rounds: u8,
}

/// A hero, and what lies before him.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hero {
    /// Life; 0 for the dead.
    pub life: u8,
    /// Prestige.
    pub prestige: u8,
    /// His hand; empty in the view of others.
    pub hand: Cards,
    /// How many cards he holds.
    pub cards: u8,
    /// Cards of his hand that everybody has seen.
    pub seen: InlineVec<Card, 4>,
    /// What he has set face down.
    pub set: InlineVec<Laid, 2>,
    /// What he has turned up, or had to discard from what was set, this round.
    pub shown: InlineVec<Card, 16>,
    /// What was torn from his hand this round.
    pub torn: InlineVec<Card, 4>,
    /// What waits for a later attack, in the order it was played.
    pub setups: InlineVec<Setup, 4>,
    /// Closed items.
    pub items: InlineVec<Card, 10>,
    /// Potions that work: nobody can take them any more. §item.closed
    pub potions: InlineVec<Potion, 4>,
    /// His initiative; 0 where he has none.
    pub initiative: u8,
    /// Whether he sets no card next round.
    pub stopped: bool,
    /// Whether he sets no card this round.
    pub barred: bool,
    /// Whether he was edged out this round.
    pub edged: bool,
    /// Who has just edged him out, counted from 1; 0 once the window has closed.
    pub edger: u8,
    /// By how many steps his attacks are turned down this round.
    pub crowded: u8,
    /// Whether his next attack this round fails.
    pub swept: bool,
    /// Whether he has attacked with success this round.
    pub attacked: bool,
    /// The damage he has done this round.
    pub dealt: u16,
    /// The damage he has done in this encounter.
    pub total: u16,
    /// The goblins before him, by life.
    pub goblins: InlineVec<u8, 2>,
    /// Tokens of the current pack that he holds.
    pub tokens: u8,
    /// By how much his hand is smaller.
    pub curse: u8,
    /// Offers he has made in this pause.
    pub offers: u8,
    /// What he pointed at, or showed, last: a seat or a sign, counted from 1.
    pub sign: u8,
}

impl Hero {
    /// Whether he is alive.
    #[inline]
    pub fn lives(&self) -> bool {
        self.life > 0
    }

    /// Whether a potion works for him.
    #[inline]
    pub fn under(&self, card: Card) -> bool {
        self.potions.iter().any(|potion| potion.card == card)
    }

    /// Takes a card out of the hand.
    #[inline]
    pub fn take(&mut self, card: Card) {
        self.hand.take(card.0);
        self.cards -= 1;
        if self.seen.has(card) {
            self.seen.take(card);
        }
    }

    /// Puts a card into the hand.
    #[inline]
    pub fn put(&mut self, card: Card) {
        self.hand.put(card.0);
        self.cards += 1;
    }

    /// Whether the hand holds an attack.
    #[inline]
    pub fn has_attack(&self) -> bool {
        (0..=Card::RIPOSTE.0).any(|kind| self.hand.has(kind))
    }
}

/// What the heroes face.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Foe {
    /// Which encounter it is.
    pub id: u8,
    /// Whether it has risen from the dead.
    pub raised: bool,
    /// Where the marker of its life stands: it moves at the end of a round. §round.marker
    pub life: u16,
    /// Where it stood at first.
    pub start: u16,
    /// The round, from 1.
    pub round: u8,
    /// The prestige tokens on it.
    pub tokens: u8,
    /// The life of each of its pack.
    pub pack: InlineVec<u8, 18>,
    /// Its heads.
    pub heads: u8,
    /// The items it has swallowed.
    pub swallowed: InlineVec<Card, 10>,
    /// Whether it does not strike this round.
    pub quelled: bool,
}

/// An attack that was turned up and has not taken effect yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// The card.
    pub card: Card,
    /// Whether it is made with what its card offers: as a heroic attack, with the holy bonus. Nothing while undecided.
    pub mighty: Option<bool>,
    /// Steps turned up by others.
    pub rallied: u8,
    /// Whether it has failed.
    pub failed: bool,
}

/// An attack on the damage pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Piled {
    /// Whose.
    pub seat: u8,
    /// Which card.
    pub card: Card,
    /// What it does.
    pub value: u16,
}

/// A hit of a creature.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hit {
    /// Who takes it.
    pub seat: u8,
    /// How much it takes.
    pub damage: u8,
    /// Whether that is all it does: nobody met the condition of the attack.
    pub bare: bool,
}

/// A low blow that was played and has not taken effect yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blown {
    /// Who played it.
    pub seat: u8,
    /// What it is to do.
    pub action: Action,
}

impl Default for Blown {
    fn default() -> Self {
        Self { seat: 0, action: Action::Pass }
    }
}

/// What somebody proposes to somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Proposal {
    /// Who proposes.
    pub from: u8,
    /// To whom.
    pub to: u8,
    /// What is given.
    pub item: Card,
    /// What is wanted for it.
    pub want: Option<Card>,
    /// Whether it is used on him rather than given.
    pub used: bool,
}

/// The side of the coin that nobody wants.
pub const HEADS: u8 = 2;

/// All there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// How this table is played.
    pub options: Options,
    /// What is to be decided.
    pub phase: Phase,
    /// The window to come back to when a low blow has taken effect.
    pub window: Window,
    /// The heroes, by seat.
    pub heroes: [Hero; HEROES],
    /// What they face.
    pub foe: Foe,
    /// The action cards that nobody has seen: in a true table the deck, in a view what others hold too.
    pub deck: Cards,
    /// The discarded cards.
    pub discard: Cards,
    /// The cards that lie face up and will be discarded.
    pub spent: Cards,
    /// The cards that have left the game.
    pub gone: Cards,
    /// The encounters that nobody has met.
    pub unmet: Bag<1>,
    /// How many of them are still to come.
    pub left: u8,
    /// Which encounter this is, from 1.
    pub number: u8,
    /// The creature killed last.
    pub killed: Option<u8>,
    /// The creature that rises next.
    pub rising: Option<u8>,
    /// The items of the dead.
    pub loot: InlineVec<Card, 10>,
    /// The damage pile of this round.
    pub pile: InlineVec<Piled, 20>,
    /// Who has wounded the creature this round, blow by blow.
    pub wounds: InlineVec<u8, 20>,
    /// The attacks of the active hero.
    pub board: InlineVec<Played, 8>,
    /// Whose turn it is.
    pub active: u8,
    /// The initiative whose turn it is; beyond the last, those who struck late.
    pub place: u8,
    /// How many initiative cards were dealt.
    pub dealt: u8,
    /// Whether the active hero ripostes.
    pub riposte: bool,
    /// How many attacks the active hero is still to play.
    pub owed: u8,
    /// Whether he is to set one for the end of the round.
    pub late: u8,
    /// Low blows that have not taken effect yet, the last on top.
    pub stack: InlineVec<Blown, 4>,
    /// What seats have answered; in a view, one's own only.
    pub answers: [Option<Action>; HEROES],
    /// Who has answered.
    pub answered: SeatSet,
    /// The hits to come.
    pub hits: InlineVec<Hit, 12>,
    /// Who was hit.
    pub struck: SeatSet,
    /// Whether the precise attack is on.
    pub precise: bool,
    /// What somebody proposes.
    pub proposal: Proposal,
    /// What the coin showed last: 0 nothing yet, 1 tails, 2 heads.
    pub coin: u8,
    /// The sign of the sphinx, counted from 1.
    pub sign: u8,
}

/// Searching copies tables by the million.
const _: () = assert!(size_of::<Table>() <= 1536);

impl Table {
    /// The hero of a seat.
    #[inline]
    pub fn hero(&self, seat: u8) -> &Hero {
        &self.heroes[seat as usize % HEROES]
    }

    /// Those who are alive.
    #[inline]
    pub fn living(&self) -> SeatSet {
        let seats = 0..self.options.players;
        seats.filter(|seat| self.hero(*seat).lives()).map(Seat).collect()
    }

    /// Who has that initiative and lives.
    #[inline]
    pub fn at_place(&self, place: u8) -> Option<u8> {
        (0..self.options.players).find(|seat| self.hero(*seat).initiative == place && self.hero(*seat).lives())
    }

    /// The living in the order of initiative.
    pub fn in_order(&self) -> impl Iterator<Item = u8> + '_ {
        (1..=self.dealt).filter_map(|place| self.at_place(place))
    }

    /// The damage on the pile.
    #[inline]
    pub fn piled(&self) -> u16 {
        self.pile.iter().map(|piled| piled.value).sum()
    }

    /// What the creature has left, the pile reckoned in.
    #[inline]
    pub fn remaining(&self) -> u16 {
        self.foe.life.saturating_sub(self.piled())
    }

    /// How many cards may be in a hand. `limit` and `least` are the rulebook's and the curse's.
    #[inline]
    pub fn limit(&self, seat: u8, limit: u8, least: u8) -> u8 {
        let hero = self.hero(seat);
        (limit - hero.curse).max(least) + hero.items.has(Card::AMULET) as u8
    }

    /// The column of the cards' figures: by the number of players who began. §encounter.start
    #[inline]
    pub fn column(&self) -> usize {
        (self.options.players as usize).saturating_sub(3) & 3
    }

    /// Whether a hero has cards face down.
    #[inline]
    pub fn is_set(&self, seat: u8) -> bool {
        !self.hero(seat).set.is_empty()
    }
}
