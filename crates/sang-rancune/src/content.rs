//! What the cards say.

mod limits;
mod line;
mod written;

pub use line::line;

use kernel::{ChangedContent, ContentError, InlineVec, Printed, PrintedContent, Stock};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::LazyLock;

/// How many kinds of action cards there are.
pub const KINDS: usize = 49;
/// How many encounters there are.
pub const ENCOUNTERS: usize = 26;
/// How many heroes there are, and seats at most.
pub const HEROES: usize = 6;

/// Action cards, by kind.
pub type Cards = Stock<KINDS>;

/// A kind of action card, in the order of content/rancune.toml: attacks, low blows, items.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Card(pub u8);

impl Card {
    /// The first heroic attack of the stronger six.
    pub const HEROIC: Self = Self(9);
    /// Holy Water.
    pub const HOLY: Self = Self(21);
    /// Crowd.
    pub const CROWD: Self = Self(22);
    /// Light Fingers.
    pub const FINGERS: Self = Self(23);
    /// Sweep.
    pub const SWEEP: Self = Self(24);
    /// Momentum, the last attack with a value.
    pub const MOMENTUM: Self = Self(25);
    /// Feint.
    pub const FEINT: Self = Self(26);
    /// Double Strike.
    pub const DOUBLE: Self = Self(27);
    /// Opportunist.
    pub const OPPORTUNIST: Self = Self(28);
    /// Focus Strength.
    pub const FOCUS: Self = Self(29);
    /// Slip Behind.
    pub const BEHIND: Self = Self(30);
    /// Riposte, the last attack.
    pub const RIPOSTE: Self = Self(31);
    /// Critical Fail.
    pub const FAIL: Self = Self(32);
    /// Mixed Signals.
    pub const SIGNALS: Self = Self(33);
    /// Edge Out.
    pub const EDGE: Self = Self(34);
    /// After You.
    pub const AFTER: Self = Self(35);
    /// Plan B.
    pub const PLAN: Self = Self(36);
    /// Not so Tough / Tougher than it Looks.
    pub const TOUGH: Self = Self(37);
    /// Trip.
    pub const TRIP: Self = Self(38);
    /// Rally.
    pub const RALLY: Self = Self(39);
    /// Not On My Watch.
    pub const WATCH: Self = Self(40);
    /// Not So Fast, the last low blow.
    pub const FAST: Self = Self(41);
    /// Potion of Healing.
    pub const HEALING: Self = Self(42);
    /// Salve.
    pub const SALVE: Self = Self(43);
    /// Potion of Strength.
    pub const STRENGTH: Self = Self(44);
    /// Potion of Haste.
    pub const HASTE: Self = Self(45);
    /// Potion of Iron Skin.
    pub const SKIN: Self = Self(46);
    /// Fireball.
    pub const FIRE: Self = Self(47);
    /// Amulet of Mentalism.
    pub const AMULET: Self = Self(48);

    /// All kinds, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..KINDS as u8).map(Self)
    }

    /// Whether it is an attack.
    #[inline]
    pub fn is_attack(self) -> bool {
        self <= Self::RIPOSTE
    }

    /// Whether it is an attack with a value.
    #[inline]
    pub fn is_valued(self) -> bool {
        self <= Self::MOMENTUM
    }

    /// Whether it is a low blow.
    #[inline]
    pub fn is_low(self) -> bool {
        (Self::FAIL..=Self::FAST).contains(&self)
    }

    /// Whether it is an item.
    #[inline]
    pub fn is_item(self) -> bool {
        self >= Self::HEALING
    }
}

/// What an action card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// Deals its value.
    Strike,
    /// Deals its value, or twice that for its hero.
    Heroic {
        /// The hero on the portrait.
        hero: u8,
    },
    /// Against undead and demons: more damage, and the creature does not strike.
    Holy {
        /// How much more.
        bonus: u8,
    },
    /// Turns the attacks of the next players down.
    Crowd {
        /// How many players.
        players: u8,
    },
    /// Steals an item.
    Fingers,
    /// Makes the next player's attack fail.
    Sweep,
    /// Deals more for the first player.
    Momentum {
        /// How much more.
        bonus: u8,
    },
    /// Nothing at all.
    Feint,
    /// Is replaced by attacks.
    Double {
        /// How many.
        attacks: u8,
    },
    /// Is replaced by an attack now and one at the end.
    Opportunist,
    /// A later attack deals more.
    Focus {
        /// How much more.
        bonus: u8,
    },
    /// A later attack counts several times.
    Behind {
        /// How many times.
        times: u8,
    },
    /// An attack in answer to a hit.
    Riposte,
    /// Attacks fail, and hurt who made them.
    Fail {
        /// By so much.
        life: u8,
    },
    /// Set cards change places.
    Signals,
    /// A set card is discarded.
    Edge,
    /// A hit goes to somebody else.
    After,
    /// Initiative cards change places.
    Plan,
    /// A creature is weaker, or stronger.
    Tough {
        /// By so much.
        life: u8,
    },
    /// An attack fails, and so does the next round.
    Trip,
    /// An attack turns up.
    Rally,
    /// A low blow is cancelled.
    Watch,
    /// A low blow is cancelled and taken.
    Fast,
    /// Life for oneself or another.
    Heal {
        /// How much.
        life: u8,
        /// The prestige for healing another.
        prestige: u8,
    },
    /// Attacks turn up.
    Strength {
        /// For how many rounds.
        rounds: u8,
    },
    /// Two cards are set.
    Haste {
        /// For how many rounds.
        rounds: u8,
    },
    /// Nothing hurts.
    Skin,
    /// Everything burns.
    Fire {
        /// What the creature, or every token, takes.
        creature: u8,
        /// What every other hero takes.
        heroes: u8,
    },
    /// A larger hand.
    Amulet {
        /// How many cards are drawn when it is gained.
        cards: u8,
    },
}

/// What an action card says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Printing {
    /// How many there are.
    pub count: u8,
    /// What it does.
    pub effect: Effect,
    /// Its values, lowest first; nothing for cards without.
    pub sides: InlineVec<u8, 4>,
    /// Which of its sides is the usual one.
    pub side: u8,
}

/// What kind of thing an encounter is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Breed {
    /// A beast.
    #[default]
    Beast,
    /// A giant.
    Giant,
    /// A humanoid.
    Humanoid,
    /// Something made.
    Artificial,
    /// A monster.
    Monster,
    /// A feeling that walks.
    Incarnation,
    /// A mage.
    Mage,
    /// Undead.
    Undead,
    /// A demon.
    Demon,
    /// A dragon.
    Dragon,
    /// A trap.
    Trap,
}

/// Whom a creature hits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Aim {
    /// Everybody.
    #[default]
    All,
    /// Everybody, harder with every round.
    AllByRound,
    /// Who has drawn this initiative.
    Place(u8),
    /// Who has drawn the last initiative.
    Last,
    /// Who wounded it first. §foe.troll
    First,
    /// Who wounded it last.
    LastToWound,
    /// Who wounded it most.
    Most,
    /// Who wounded it least.
    Least,
    /// Who attacked with the lowest value; one alone.
    Lowest,
    /// Who was pointed at most.
    Voted,
    /// Who lost at its game of signs.
    Signs,
    /// Who has most life; one alone.
    MostLife,
    /// Who has most prestige.
    MostPrestige,
    /// One after the other, for each token left.
    EachToken,
    /// As many as there are tokens left. §foe.goblins
    Horde,
    /// As many as it has heads.
    Heads,
    /// Who has tokens before him.
    OwnTokens,
}

/// A blow of a creature.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Blow {
    /// Whom it hits.
    pub aim: Aim,
    /// What it takes.
    pub damage: u8,
}

/// What is special about an encounter. §encounter.special
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Rule {
    /// Nothing. §foe.dragon
    Plain,
    /// A hit tears a card from the hand.
    Rips,
    /// What its blows take is added to its life.
    Drains,
    /// Weak attacks do nothing.
    Hide {
        /// Up to this value.
        up_to: u8,
    },
    /// Who is hit sets no card next round.
    Petrifies,
    /// The highest card of the pile is removed at the end of the round.
    Dismantles,
    /// Heroes point at each other.
    Votes,
    /// It grows with every round, and so does its blow.
    Dread,
    /// It changes form by the coin.
    Shifts {
        /// What it regains then.
        life: u8,
    },
    /// When it dies, the creature killed last rises.
    Raises,
    /// It calls another encounter.
    Summons {
        /// At the end of this round.
        round: u8,
    },
    /// Many small creatures.
    Pack {
        /// The life of each.
        life: u8,
        /// How many, by players.
        tokens: [u8; 4],
        /// How many of them are worth its prestige.
        held: u8,
    },
    /// Small creatures before each hero, and a chief.
    Chief {
        /// How many before each.
        tokens: u8,
        /// The life of each.
        life: u8,
    },
    /// It curses who kills it.
    Curses,
    /// It bursts.
    Bursts {
        /// What the killer takes.
        killer: u8,
        /// What the others take.
        others: u8,
    },
    /// It plays a game of signs.
    Riddles,
    /// It has heads, and they grow.
    Heads {
        /// How many, by players.
        start: [u8; 4],
        /// Damage for each starting player that costs it one.
        wound: u8,
    },
    /// It feeds on its precise blow.
    Feeds {
        /// What it regains.
        life: u8,
    },
    /// Strong attacks may pass through it.
    Fades {
        /// From this value on.
        from: u8,
    },
    /// A hit swallows an item.
    Swallows,
    /// So many rounds, and nothing to kill.
    Corridor {
        /// How many.
        rounds: u8,
    },
    /// When destroyed, it falls on who did least.
    Ceiling {
        /// What that one takes.
        least: u8,
    },
    /// Everybody crosses, light or lucky.
    Bridge {
        /// The cards to leave behind.
        cards: u8,
        /// What a fall takes.
        damage: u8,
    },
}

/// What an encounter card says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Encounter {
    /// What kind of thing it is.
    pub breed: Breed,
    /// The prestige for killing it.
    pub prestige: u8,
    /// Its life, by players from 3 to 6; 0 where there is none.
    pub life: [u16; 4],
    /// Its random attack, by players.
    pub random: [InlineVec<Blow, 2>; 4],
    /// Its precise attack, by players.
    pub precise: [InlineVec<Blow, 2>; 4],
    /// What is special about it.
    pub rule: Rule,
}

/// What all cards say, and the figures of the rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// The action cards.
    pub cards: [Printing; KINDS],
    /// The encounters.
    pub encounters: [Encounter; ENCOUNTERS],
    /// A hero's life.
    pub life: u8,
    /// The cards in a hand at most.
    pub limit: u8,
    /// What a curse leaves of that.
    pub least: u8,
    /// What every hero takes where nobody meets a condition.
    pub nobody: u8,
    /// From which encounter on there is how much more prestige.
    pub late: [(u8, u8); 2],
    /// The end of the creatures' life track.
    pub track: u16,
    /// From which round on a fight wears everybody out.
    pub weary_from: u8,
    /// By how much.
    pub weary: u8,
    /// The dial of creature life, in hundredths.
    pub life_dial: [u16; 4],
    /// The dial of creature damage.
    pub harm_dial: [i8; 3],
    /// The dial of encounters.
    pub length_dial: [u8; 3],
}

impl Content {
    /// What an action card says.
    #[inline]
    pub fn card(&self, card: Card) -> &Printing {
        &self.cards[card.0 as usize % KINDS]
    }

    /// What an encounter card says.
    #[inline]
    pub fn encounter(&self, id: u8) -> &Encounter {
        &self.encounters[id as usize % ENCOUNTERS]
    }

    /// All action cards.
    pub fn stock(&self) -> Cards {
        Stock::of(self.cards.map(|card| card.count))
    }

    /// §attack.value: the value of a card on a side; the last where it has fewer.
    #[inline]
    pub fn value(&self, card: Card, side: u8) -> u8 {
        let sides = self.card(card).sides;
        sides.as_slice().get(side as usize).copied().or(sides.last()).unwrap_or(0)
    }

    /// §prize.late: the bonus of a killing blow.
    #[inline]
    pub fn late_bonus(&self, number: u8) -> u8 {
        self.late.iter().filter(|(from, _)| number >= *from).map(|(_, bonus)| *bonus).max().unwrap_or(0)
    }
}

/// The names of things, as printed.
#[derive(Clone, Debug)]
pub struct Names {
    /// Of heroes.
    pub heroes: Vec<Printed>,
    /// Of action cards.
    pub cards: Vec<Printed>,
    /// Of encounters.
    pub encounters: Vec<Printed>,
    /// What records call action cards.
    pub card_words: Vec<String>,
    /// What records call encounters.
    pub encounter_words: Vec<String>,
    /// What drawings call heroes.
    pub hero_words: Vec<String>,
}

static PRINTED: LazyLock<PrintedContent> = LazyLock::new(|| {
    let files = [include_str!("../content/rancune.toml")];
    PrintedContent::new("sang-rancune", &files, limits::BOUNDS, limits::FIXED)
});

static BOTH: LazyLock<(Content, Names)> =
    LazyLock::new(|| written::read(PRINTED.table()).expect("content that is compiled in"));

/// The printed figures. §setup.content
pub fn printed() -> Content {
    BOTH.0.clone()
}

/// The printed figures, in a line that [`changed`] reads.
pub fn printed_line() -> String {
    PRINTED.line()
}

/// The printed figures with what a text changes.
///
/// # Errors
/// The first change that does not fit.
pub fn changed(text: &str) -> Result<ChangedContent<Content>, ContentError> {
    PRINTED.changed(text, |table| {
        let (content, _) = written::read(table)?;
        limits::check(&content)?;
        Ok(content)
    })
}

/// The printed names.
pub fn names() -> &'static Names {
    &BOTH.1
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&names().card_words[self.0 as usize % KINDS])
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let said = String::deserialize(deserializer)?;
        read_card(&said).ok_or_else(|| D::Error::custom("no such card"))
    }
}

/// What records call a card.
pub fn card_word(card: Card) -> &'static str {
    &names().card_words[card.0 as usize % KINDS]
}

/// The card that records call so.
pub fn read_card(word: &str) -> Option<Card> {
    names().card_words.iter().position(|known| known == word).map(|at| Card(at as u8))
}
