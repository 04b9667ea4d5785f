//! How a table is laid out, as people say it.

use crate::bot_spec::{self, BotSpec, Budget};
use crate::campaign::CampaignStart;
use crate::moment::Moment;
use crate::own_content::OwnContent;
use crate::shelf;
use crate::words::Words;
use core::fmt;
use kernel::{
    Character, ChronicleError, ContentError, FateQuestion, GameBox, Lang, Printed, Scripted, Seat, SeatSet, Seed,
    Seeded, Source, SourceKind, SourceSpec, Text, Trouble,
};
use std::hash::{BuildHasher, Hasher, RandomState};

/// Where chance comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Luck {
    /// From a seed, but for the sources that a script names.
    Seed {
        /// Any text.
        seed: String,
        /// What piles and dice will show, in order, each by its [`SourceSpec::path`]; a last `*` has one go on by the seed from there.
        deal: Vec<(String, Vec<String>)>,
    },
    /// From real cards and dice: the player says what they show.
    Asked,
}

impl Luck {
    /// From a seed alone.
    pub fn seed(seed: impl Into<String>) -> Self {
        Self::Seed { seed: seed.into(), deal: Vec::new() }
    }

    /// From a seed that nobody has chosen, short enough to be said on the telephone.
    pub fn fresh() -> Self {
        const SIGNS: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";
        let mut chance = RandomState::new().build_hasher().finish();
        let mut sign = || {
            let at = chance % SIGNS.len() as u64;
            chance /= SIGNS.len() as u64;
            SIGNS[at as usize] as char
        };
        let (first, second): (String, String) = ((0..4).map(|_| sign()).collect(), (0..4).map(|_| sign()).collect());
        Self::seed(format!("{first}-{second}"))
    }

    /// From the seed of the day, the same for everybody.
    pub fn daily() -> Self {
        Self::seed(Moment::now().date())
    }
}

/// How a table is laid out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The number of players; the fewest that the game takes where nothing is said.
    pub players: Option<u64>,
    /// Options by key and value; the rulebook where nothing is said.
    pub options: Vec<(String, String)>,
    /// Where chance comes from.
    pub luck: Luck,
    /// Content of one's own, as [`OwnContent::read`] takes it apart; what is printed where nothing is said.
    pub custom: Option<String>,
    /// The seats that bots hold; people hold the others. Rules know nothing of this.
    pub bots: Vec<(Seat, BotSpec)>,
    /// Where the run starts, where it is one of a campaign.
    pub campaign: Option<CampaignStart>,
    /// Whether whoever sits down knew the seed before: it was chosen, or is the calendar's. Rules know nothing of this, either; a game
    /// of rivals is marked as assisted from its start.
    pub known_seed: bool,
}

impl Settings {
    /// By the rulebook, with this luck.
    pub fn new(luck: Luck) -> Self {
        Self {
            players: None,
            options: Vec::new(),
            luck,
            custom: None,
            bots: Vec::new(),
            campaign: None,
            known_seed: false,
        }
    }

    /// The bot that holds a seat; nothing where a person does.
    pub fn bot(&self, seat: Seat) -> Option<&BotSpec> {
        self.bots.iter().find(|(held, _)| *held == seat).map(|(_, bot)| bot)
    }

    /// The seats that people hold, at a table of so many.
    pub fn people(&self, seats: u8) -> SeatSet {
        let held = |seat: &Seat| self.bot(*seat).is_none();
        SeatSet::first(seats).iter().filter(held).collect()
    }

    /// Who else sits there, short enough for lists: `bots=careful` where one kind of bot holds every seat but the first,
    /// else each of them with its seat, counted from 1: `bot2=careful bot4=random`.
    pub fn company(&self, seats: u8) -> String {
        let mut bots: Vec<_> = self.bots.iter().map(|(seat, bot)| (seat.0, bot.to_string())).collect();
        bots.sort_unstable();
        match bots.first() {
            None => String::new(),
            Some((_, name))
                if bots.iter().map(|(_, other)| other).all(|other| other == name)
                    && self.people(seats) == SeatSet::only(Seat(0)) =>
            {
                format!("bots={name}")
            }
            Some(_) => {
                bots.iter().map(|(seat, name)| format!("bot{}={name}", *seat as u16 + 1)).collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// The mark of content of one's own, short enough for lists: `own:1a2b3c4d`.
    pub fn deck(&self) -> Option<String> {
        self.custom.as_deref().map(|own| OwnContent::read(own).mark())
    }

    /// What content of one's own is called, where whoever wrote it says so.
    pub fn deck_name(&self) -> Option<String> {
        OwnContent::read(self.custom.as_deref()?).name
    }
}

/// Why a table cannot be laid out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// No such game on the shelf.
    Game(String),
    /// The game is not for so many.
    Players {
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// The game has no such option.
    NoOption {
        /// What was said.
        key: String,
        /// What there is.
        known: String,
    },
    /// The option has no such value.
    NoValue {
        /// The option.
        key: String,
        /// What was said.
        value: String,
        /// What there is.
        known: String,
    },
    /// An option is given twice.
    Twice(String),
    /// The script names no pile or die of the game.
    NoSource {
        /// What was said.
        name: String,
        /// What there is.
        known: String,
    },
    /// The game, of that title, takes no content of one's own.
    NoCustom(Printed),
    /// The content of one's own does not fit the game.
    Custom(ContentError),
    /// No run starts from that chronicle.
    Chronicle(ChronicleError),
    /// The bot of this seat would think for too long.
    Playouts(Seat),
    /// No bot of this game is called so.
    NoBot {
        /// The seat it should hold.
        seat: Seat,
        /// What was said.
        name: String,
        /// What there is.
        known: String,
    },
    /// A bot should hold a seat that is not there.
    NoSeat {
        /// The seat.
        seat: Seat,
        /// How many there are.
        seats: u8,
    },
    /// Two bots should hold one seat.
    SeatTwice(Seat),
    /// Bots hold every seat; this one should be somebody's.
    Nobody(Seat),
    /// The script does not fit the game.
    Fate(FateError),
    /// The player did not say what the cards show.
    Unanswered,
}

/// How a script and a game do not fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FateError {
    /// The script has run dry.
    Dry(String),
    /// The pile does not hold this, or the die has no such face.
    NotThere {
        /// The pile or die.
        source: String,
        /// What was said.
        face: String,
    },
    /// The card is listed twice.
    Twice {
        /// The pile.
        source: String,
        /// The card.
        face: String,
    },
}

impl FateError {
    /// In words.
    pub fn text(&self) -> Text {
        match self {
            Self::Dry(source) => Text::new("fate-dry").plain("source", source.clone()),
            Self::NotThere { source, face } => {
                Text::new("fate-not-there").plain("source", source.clone()).plain("face", face.clone())
            }
            Self::Twice { source, face } => {
                Text::new("fate-twice").plain("source", source.clone()).plain("face", face.clone())
            }
        }
    }

    pub(crate) fn of<G: GameBox>(game: &G, trouble: &Trouble) -> Self {
        match trouble {
            Trouble::Dry(FateQuestion { source, .. }) => Self::Dry(named(game, *source).path()),
            Trouble::Impossible { source, face } => {
                Self::NotThere { source: named(game, *source).path(), face: game.face(*source, *face) }
            }
        }
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Words::new(Lang::En, &[crate::locale(Lang::En)]).say(&self.text()))
    }
}

impl core::error::Error for OpenError {}

impl OpenError {
    /// In words.
    pub fn text(&self) -> Text {
        match self {
            Self::Game(id) => Text::new("open-game").plain("id", id.clone()).plain("known", crate::IDS.join(", ")),
            Self::Players { least, most } if least == most => Text::new("open-players-exactly").number("least", *least),
            Self::Players { least, most } => Text::new("open-players").number("least", *least).number("most", *most),
            Self::NoOption { key, known } => {
                Text::new("open-no-option").plain("key", key.clone()).plain("known", known.clone())
            }
            Self::NoValue { key, value, known } => Text::new("open-no-value")
                .plain("key", key.clone())
                .plain("value", value.clone())
                .plain("known", known.clone()),
            Self::Twice(key) => Text::new("open-twice").plain("key", key.clone()),
            Self::NoSource { name, known } => {
                Text::new("open-no-source").plain("name", name.clone()).plain("known", known.clone())
            }
            Self::NoCustom(title) => {
                let known: Vec<&str> = crate::IDS.iter().copied().filter(|id| shelf::takes_custom(id)).collect();
                Text::new("open-no-own").name("title", title).plain("known", known.join(", "))
            }
            Self::Custom(ContentError { place: None, reason }) => Text::new("open-own-whole").name("reason", reason),
            Self::Custom(ContentError { place: Some(place), reason }) => {
                Text::new("open-own").name("place", place).name("reason", reason)
            }
            Self::NoBot { name, known, .. } => {
                Text::new("open-no-bot").plain("bot", name.clone()).plain("known", known.clone())
            }
            Self::Chronicle(ChronicleError::NoCampaigns) => Text::new("open-no-campaigns"),
            Self::Chronicle(ChronicleError::Unreadable(reason)) => Text::new("open-chronicle").name("reason", reason),
            Self::Playouts(_) => Text::new("open-playouts").number("most", bot_spec::MOST_PLAYOUTS as i64),
            Self::NoSeat { seats: 1, .. } => Text::new("open-no-other-seat"),
            Self::NoSeat { seat, seats } => {
                Text::new("open-no-seat").number("seat", seat.0 as i64 + 1).number("seats", *seats)
            }
            Self::SeatTwice(seat) => Text::new("open-seat-twice").number("seat", seat.0 as i64 + 1),
            Self::Nobody(_) => Text::new("open-nobody"),
            Self::Fate(error) => error.text(),
            Self::Unanswered => Text::new("open-unanswered"),
        }
    }
}

/// The spec of a source that the game has used.
pub(crate) fn named<G: GameBox>(game: &G, source: Source) -> SourceSpec {
    game.sources().into_iter().find(|spec| spec.source == source).expect("a game names its sources")
}

/// The game on content of one's own, where there is some.
///
/// # Errors
/// If the game takes none, or the content does not fit it.
pub fn with_custom<G: GameBox>(printed: G, custom: Option<&str>) -> Result<G, OpenError> {
    match custom {
        None => Ok(printed),
        Some(custom) => match G::custom(&OwnContent::read(custom).text) {
            None => Err(OpenError::NoCustom(printed.label().title)),
            Some(game) => game.map_err(OpenError::Custom),
        },
    }
}

/// The game's options for what people chose.
///
/// # Errors
/// If they do not fit the game.
pub fn options<G: GameBox>(game: &G, settings: &Settings) -> Result<G::Options, OpenError> {
    let (least, most) = game.label().players;
    let players = settings.players.unwrap_or(least as u64);
    if !(least as u64..=most as u64).contains(&players) {
        return Err(OpenError::Players { least, most });
    }
    let specs = game.label().options;
    for (at, (key, value)) in settings.options.iter().enumerate() {
        let Some(spec) = specs.iter().find(|spec| spec.key == key) else {
            let known = specs.iter().map(|spec| spec.key).collect::<Vec<_>>().join(", ");
            return Err(OpenError::NoOption { key: key.clone(), known });
        };
        if !spec.values.iter().any(|(known, _)| known == value) {
            let known = spec.values.iter().map(|(value, _)| *value).collect::<Vec<_>>().join(", ");
            return Err(OpenError::NoValue { key: key.clone(), value: value.clone(), known });
        }
        if settings.options[..at].iter().any(|(earlier, _)| earlier == key) {
            return Err(OpenError::Twice(key.clone()));
        }
    }
    let chronicle = settings.campaign.as_ref().map(|start| start.chronicle.as_str());
    game.options_from(players as u8, &settings.options, chronicle).map_err(OpenError::Chronicle)
}

/// Whether a game with these characters has a bot.
///
/// # Errors
/// If none is called so.
pub fn check_bot(seat: Seat, bot: &BotSpec, characters: &[Character]) -> Result<(), OpenError> {
    if bot.plays(characters) {
        return Ok(());
    }
    let mut known = bot_spec::names(characters);
    known.extend(Some(bot_spec::HIDDEN).filter(|_| !characters.is_empty()));
    Err(OpenError::NoBot { seat, name: bot.to_string(), known: known.join(", ") })
}

/// The same, for a table that is laid out now.
///
/// # Errors
/// If none is called so, or it would think for too long.
pub fn check_new_bot(seat: Seat, bot: &BotSpec, characters: &[Character]) -> Result<(), OpenError> {
    match bot {
        BotSpec::MonteCarlo(Budget::Playouts(playouts)) | BotSpec::Search(Budget::Playouts(playouts))
            if *playouts > bot_spec::MOST_PLAYOUTS =>
        {
            Err(OpenError::Playouts(seat))
        }
        bot => check_bot(seat, bot, characters),
    }
}

/// Whether bots can hold the seats that they should, at a table of so many of a game with these characters.
///
/// # Errors
/// Which of them cannot.
pub(crate) fn check_bots(settings: &Settings, seats: u8, characters: &[Character]) -> Result<(), OpenError> {
    for (at, (seat, bot)) in settings.bots.iter().enumerate() {
        let seat = *seat;
        if seat.0 >= seats {
            return Err(OpenError::NoSeat { seat, seats });
        }
        if settings.bots[..at].iter().any(|(earlier, _)| *earlier == seat) {
            return Err(OpenError::SeatTwice(seat));
        }
        check_bot(seat, bot, characters)?;
        // A game that nobody plays is a simulation.
        if at + 1 == seats as usize {
            return Err(OpenError::Nobody(seat));
        }
    }
    Ok(())
}

/// What stands at the end of a deal that goes on by the seed; no face is written so.
pub(crate) const THEN_SEEDED: &str = "*";

/// The fate that the settings ask for.
pub(crate) fn fate<G: GameBox>(game: &G, luck: &Luck) -> Result<Scripted, OpenError> {
    let (seed, deal) = match luck {
        Luck::Seed { seed, deal } => (seed.as_str(), deal.as_slice()),
        Luck::Asked => ("", &[][..]),
    };
    let mut fate = Scripted::new(Seeded::new(Seed::of(seed)));
    let sources = game.sources();
    if *luck == Luck::Asked {
        sources.iter().for_each(|spec| fate.name(spec.source, []));
    }
    for (name, faces) in deal {
        let Some(spec) = sources.iter().find(|spec| spec.path() == *name) else {
            let known = sources.iter().map(SourceSpec::path).collect::<Vec<_>>().join(", ");
            return Err(OpenError::NoSource { name: name.clone(), known });
        };
        let mut shown = Vec::new();
        let faces = match faces.split_last() {
            Some((last, faces)) if last == THEN_SEEDED => {
                fate.go_on_by_seed(spec.source);
                faces
            }
            _ => faces,
        };
        for face in faces {
            let unknown = || OpenError::Fate(FateError::NotThere { source: spec.path(), face: face.clone() });
            let number = game.read_face(spec.source, face).ok_or_else(unknown)?;
            if spec.kind == (SourceKind::Pile { once: true }) && shown.contains(&number) {
                return Err(OpenError::Fate(FateError::Twice { source: spec.path(), face: face.clone() }));
            }
            shown.push(number);
        }
        fate.name(spec.source, shown);
    }
    Ok(fate)
}
