//! A plan: which tables are played, by whom, and how often. Where it lists several values, every combination of them is a table.

use crate::command::CommandContext;
use crate::deck;
use crate::failure::Failure;
use crate::sim;
use bots::Company;
use kernel::Text;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use table::{Fingerprint, Label, Luck, OwnContent, Settings, record};

/// More tables than this are not played at once.
const MOST_TABLES: usize = 10_000;
/// Games of a chunk, where the plan does not say.
const USUAL_CHUNK: u64 = 10_000;
/// The word for what is printed, among decks.
const PRINTED: &str = "printed";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    /// The seed of game `n` is this and `/n`, at every table: the same luck for all of them.
    seed: String,
    games: u64,
    #[serde(default = "usual_chunk")]
    chunk: u64,
    #[serde(default)]
    table: Vec<WrittenTable>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenTable {
    game: OneOrMore<String>,
    players: Option<OneOrMore<u64>>,
    /// As `sim` takes them: names with commas between them, one a seat.
    #[serde(default = "usual_bots")]
    bots: OneOrMore<String>,
    #[serde(default)]
    rotate: bool,
    #[serde(default)]
    options: BTreeMap<String, OneOrMore<String>>,
    deck: Option<OneOrMore<String>>,
}

#[derive(Clone, Deserialize)]
#[serde(untagged)]
enum OneOrMore<T> {
    One(T),
    More(Vec<T>),
}

impl<T> OneOrMore<T> {
    fn all(self) -> Vec<T> {
        match self {
            Self::One(one) => vec![one],
            Self::More(more) => more,
        }
    }
}

fn usual_chunk() -> u64 {
    USUAL_CHUNK
}

fn usual_bots() -> OneOrMore<String> {
    OneOrMore::One("careful".into())
}

/// A plan whose tables can all be laid out.
pub struct LabPlan {
    /// The seed of the experiment; game `n` has the seed `seed/n`.
    pub seed: String,
    /// How many games are played at each table.
    pub games: u64,
    /// How many of them are played together and written into one file.
    pub chunk: u64,
    /// The tables.
    pub variants: Vec<LabVariant>,
}

/// A table of a plan.
pub struct LabVariant {
    /// Its name, in rows and in the names of files.
    pub name: String,
    /// What is played.
    pub label: &'static Label,
    /// How it is laid out.
    pub settings: Settings,
    /// By whom.
    pub company: Company,
    fingerprint: Fingerprint,
}

/// Some games of a table that are played together.
pub struct LabChunk {
    /// Which table.
    pub variant: usize,
    /// The first game.
    pub from: u64,
    /// The game after the last one.
    pub to: u64,
}

impl LabPlan {
    /// Reads a plan from a file.
    ///
    /// # Errors
    /// If it cannot be read, or a table of it cannot be laid out.
    pub fn read(desk: &CommandContext, path: &Path) -> Result<Self, Failure> {
        let text = std::fs::read_to_string(path).map_err(|error| desk.bad_file(path, &error))?;
        let bad = |wrong: Text| {
            let text = Text::new("lab-bad-plan").plain("path", path.display().to_string());
            Failure::BadFile(desk.words.say(&text.text("wrong", wrong)))
        };
        let written: Written = toml::from_str(&text).map_err(|error| bad(bad_line(&text, &error)))?;
        if written.games == 0 || written.chunk == 0 {
            return Err(bad(Text::new("lab-no-games")));
        }
        let laid: Vec<Laid> = written.table.into_iter().flat_map(WrittenTable::combinations).collect();
        if laid.is_empty() {
            return Err(bad(Text::new("lab-no-tables")));
        }
        if laid.len() > MOST_TABLES {
            let text = Text::new("lab-many-tables").number("count", laid.len() as i64);
            return Err(bad(text.number("most", MOST_TABLES as i64)));
        }
        let folder = path.parent().unwrap_or(Path::new("."));
        let read = laid.into_iter().map(|laid| laid.variant(desk, folder, &written.seed));
        let variants = read.collect::<Result<Vec<LabVariant>, Failure>>()?;
        let mut names = BTreeSet::new();
        if let Some(twice) = variants.iter().find(|variant| !names.insert(&variant.name)) {
            return Err(bad(Text::new("lab-same-table").plain("name", twice.name.clone())));
        }
        Ok(Self { seed: written.seed, games: written.games, chunk: written.chunk, variants })
    }

    /// All chunks, those of the first table first.
    pub fn chunks(&self) -> impl Iterator<Item = LabChunk> + '_ {
        (0..self.variants.len()).flat_map(move |variant| {
            let starts = (0..self.games).step_by(usize::try_from(self.chunk).unwrap_or(usize::MAX));
            starts.map(move |from| LabChunk { variant, from, to: (from + self.chunk).min(self.games) })
        })
    }

    /// Exactly what is played, and by what: the same plan gives the same text.
    pub fn told(&self) -> String {
        let variants: Vec<Value> = self.variants.iter().map(LabVariant::told).collect();
        let told = json!({
            "oubliette": env!("CARGO_PKG_VERSION"),
            "seed": self.seed,
            "games": self.games,
            "chunk": self.chunk,
            "variants": variants,
        });
        format!("{told:#}\n")
    }
}

impl LabVariant {
    fn told(&self) -> Value {
        let chosen: BTreeMap<&str, &str> = self
            .label
            .options
            .iter()
            .map(|spec| {
                let chosen = self.settings.options.iter().find(|(key, _)| key == spec.key);
                (spec.key, chosen.map_or(spec.values[0].0, |(_, value)| value.as_str()))
            })
            .collect();
        let own = self.settings.custom.as_deref().map(|own| OwnContent::read(own).text);
        let content = own.as_deref().unwrap_or(&self.label.content);
        json!({
            "name": self.name,
            "game": self.label.id,
            "rules": self.label.rules,
            "content": record::hash(content),
            "deck": self.settings.deck(),
            "deck_name": self.settings.deck_name(),
            "fingerprint": self.fingerprint.to_string(),
            "players": self.settings.players,
            "options": chosen,
            "bots": self.company.bots.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "rotate": self.company.rotate,
        })
    }

    /// How many sit at it.
    pub fn seats(&self) -> u8 {
        self.settings.players.unwrap_or(self.label.players.0 as u64) as u8
    }
}

impl LabChunk {
    /// The name of its file: `VARIANT-FROM-TO.parquet`, the last game's number included.
    pub fn file_name(&self, plan: &LabPlan) -> String {
        let LabChunk { variant, from, to } = self;
        format!("{}-{from}-{}.parquet", plan.variants[*variant].name, to - 1)
    }
}

/// One combination of what a plan lists.
struct Laid {
    game: String,
    players: Option<u64>,
    bots: String,
    rotate: bool,
    options: Vec<(String, String)>,
    deck: Option<String>,
}

impl WrittenTable {
    fn combinations(self) -> Vec<Laid> {
        let maybe = |values: Option<OneOrMore<u64>>| values.map_or(vec![None], |all| each(all.all()));
        let decks = self.deck.map_or(vec![None], |all| each(all.all()));
        let mut options: Vec<Vec<(String, String)>> = vec![Vec::new()];
        for (key, values) in self.options {
            let values = values.all();
            let longer = |chosen: &Vec<(String, String)>| {
                let chosen = chosen.clone();
                let key = key.clone();
                values.clone().into_iter().map(move |value| [chosen.clone(), vec![(key.clone(), value)]].concat())
            };
            options = options.iter().flat_map(longer).take(MOST_TABLES + 1).collect();
        }
        let (players, bots) = (maybe(self.players), self.bots.all());
        let mut all = Vec::new();
        for game in self.game.all() {
            for players in &players {
                for bots in &bots {
                    for options in &options {
                        let table = |deck: &Option<String>| Laid {
                            game: game.clone(),
                            players: *players,
                            bots: bots.clone(),
                            rotate: self.rotate,
                            options: options.clone(),
                            deck: deck.clone(),
                        };
                        all.extend(decks.iter().map(table));
                    }
                }
            }
        }
        all
    }
}

fn each<T>(all: Vec<T>) -> Vec<Option<T>> {
    all.into_iter().map(Some).collect()
}

impl Laid {
    /// The table, if it can be laid out.
    fn variant(self, desk: &CommandContext, folder: &Path, seed: &str) -> Result<LabVariant, Failure> {
        let name = self.name();
        let label = desk.label(&self.game)?;
        let players = Some(self.players.unwrap_or(label.players.0 as u64));
        let company = sim::company(desk, label, &self.bots, self.rotate, players)?;
        let own = self.deck.filter(|deck| deck != PRINTED).map(|deck| folder.join(deck));
        let custom = deck::read(desk, label.id, own.as_deref())?;
        let settings = Settings { players, options: self.options, custom, ..Settings::new(Luck::seed(seed)) };
        let fingerprint = Fingerprint::of_settings(label.id, &settings).map_err(|error| desk.cannot_open(&error))?;
        Ok(LabVariant { name, label, settings, company, fingerprint })
    }

    /// What it is called: all that the plan says of it, in signs that any disk takes.
    fn name(&self) -> String {
        let players = self.players.map(|players| format!("{players}p"));
        let options = self.options.iter().map(|(key, value)| format!("{key}={value}"));
        let deck = self.deck.as_ref().map(|deck| format!("deck={deck}"));
        let rotate = self.rotate.then(|| "rotate".to_string());
        let first = [self.game.clone()].into_iter().chain(players).chain([self.bots.replace(',', "+")]);
        let parts: Vec<String> = first.chain(rotate).chain(options).chain(deck).collect();
        let safe = |sign: char| if sign.is_ascii_alphanumeric() || "=+._".contains(sign) { sign } else { '-' };
        parts.join("-").chars().map(safe).collect()
    }
}

/// What is wrong with a line of TOML.
fn bad_line(text: &str, error: &toml::de::Error) -> Text {
    let before = text.get(..error.span().map_or(0, |span| span.start)).unwrap_or_default();
    let what: String = error.message().chars().filter(|sign| !sign.is_control()).take(160).collect();
    Text::new("lab-bad-line").number("line", 1 + before.matches('\n').count() as i64).plain("what", what)
}
