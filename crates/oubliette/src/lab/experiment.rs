//! What was played in a folder, read back: rows as they stand, and measures as they add up.

use crate::command::CommandContext;
use crate::failure::Failure;
use crate::row_reader::{RowGroup, RowReader};
use crate::rows::BASE_COLUMNS;
use crate::statistics::ClusteredMean;
use kernel::Text;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// An experiment that was played, or is being played.
pub struct Experiment {
    /// The seed of the experiment; game `n` has the seed `seed/n`.
    pub seed: String,
    /// The version that played it.
    pub version: String,
    /// How many games are to be played at each table.
    pub games: u64,
    /// The tables, in the order of the plan.
    pub variants: Vec<PlayedVariant>,
}

/// A table, and what was played there.
pub struct PlayedVariant {
    /// Its name.
    pub name: String,
    /// The id of the game.
    pub game: String,
    /// How many sit there.
    pub players: u64,
    /// Its options.
    pub options: BTreeMap<String, String>,
    /// The kinds of bots that sat there, by place.
    pub bots: Vec<String>,
    /// The ways in which games ended, by place.
    pub ends: Vec<String>,
    /// Every game and seat, in order.
    pub rows: Vec<PlayedRow>,
    /// What was counted, by name.
    pub measures: Vec<MeasureTally>,
    /// The files that all this was read from, each with the number of its first game.
    pub files: Vec<(u64, PathBuf)>,
}

/// A game, as one seat had it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayedRow {
    /// The number of the game.
    pub game: u64,
    /// The seat, from 1.
    pub seat: u8,
    /// The kind of bot.
    pub bot: u16,
    /// Whether it won.
    pub won: bool,
    /// Its score.
    pub score: i32,
    /// How many decisions the game took.
    pub decisions: u32,
    /// How it ended.
    pub end: u16,
}

/// What a measure came to at a table.
#[derive(Clone, Debug, Default)]
pub struct MeasureTally {
    /// The name of its column.
    pub id: String,
    /// Its mean, and how sure it is.
    pub mean: ClusteredMean,
    /// How many rows have some of it, and how many of those have won.
    pub with: (u64, u64),
    /// How many rows have none of it, and how many of those have won.
    pub without: (u64, u64),
}

#[derive(Deserialize)]
struct ToldPlan {
    oubliette: String,
    seed: String,
    games: u64,
    chunk: u64,
    variants: Vec<ToldVariant>,
}

#[derive(Deserialize)]
struct ToldVariant {
    name: String,
    game: String,
    players: u64,
    options: BTreeMap<String, String>,
}

impl Experiment {
    /// Reads what was played in a folder.
    ///
    /// # Errors
    /// If there is no experiment in it, nothing of it was played, or a file of it is damaged.
    pub fn read(desk: &CommandContext, folder: &Path) -> Result<Self, Failure> {
        let path = folder.join("plan.json");
        let text = fs::read_to_string(&path).map_err(|error| desk.bad_file(&path, &error))?;
        let told: ToldPlan = serde_json::from_str(&text).map_err(|_| {
            let text = Text::new("lab-no-experiment").plain("path", folder.display().to_string());
            Failure::BadFile(desk.words.say(&text))
        })?;
        let mut variants = Vec::new();
        for variant in &told.variants {
            variants.push(PlayedVariant::read(desk, folder, &told, variant)?);
        }
        if variants.iter().all(|variant| variant.rows.is_empty()) {
            let text = Text::new("lab-nothing-played").plain("path", folder.display().to_string());
            return Err(Failure::BadFile(desk.words.say(&text)));
        }
        Ok(Self { seed: told.seed, version: told.oubliette, games: told.games, variants })
    }

    /// The table of that name.
    ///
    /// # Errors
    /// If there is none.
    pub fn variant(&self, desk: &CommandContext, name: &str) -> Result<usize, Failure> {
        self.variants.iter().position(|variant| variant.name == name).ok_or_else(|| {
            let known: Vec<&str> = self.variants.iter().map(|variant| variant.name.as_str()).collect();
            let text = Text::new("lab-no-variant").plain("name", name.to_string());
            Failure::Usage(desk.words.say(&text.plain("known", known.join(", "))))
        })
    }
}

impl PlayedVariant {
    fn read(desk: &CommandContext, folder: &Path, plan: &ToldPlan, told: &ToldVariant) -> Result<Self, Failure> {
        let mut variant = Self {
            name: told.name.clone(),
            game: told.game.clone(),
            players: told.players,
            options: told.options.clone(),
            bots: Vec::new(),
            ends: Vec::new(),
            rows: Vec::new(),
            measures: Vec::new(),
            files: chunk_files(folder, plan, &told.name).filter(|(_, path)| path.exists()).collect(),
        };
        for (_, path) in variant.files.clone() {
            variant.read_chunk(&path).map_err(|error| desk.bad_file(&path, &error))?;
        }
        Ok(variant)
    }

    fn read_chunk(&mut self, path: &Path) -> io::Result<()> {
        let file = RowReader::open(path)?;
        let measures: Vec<&String> =
            file.columns.iter().filter(|name| !BASE_COLUMNS.contains(&name.as_str())).collect();
        if self.measures.is_empty() {
            let named = measures.iter().map(|id| MeasureTally { id: (*id).clone(), ..MeasureTally::default() });
            self.measures = named.collect();
        }
        for group in file.groups() {
            let group = group?;
            let from = self.rows.len();
            self.read_rows(&group)?;
            for measure in &mut self.measures {
                measure.add(&group.wholes(&measure.id)?, &self.rows[from..]);
            }
        }
        Ok(())
    }

    fn read_rows(&mut self, group: &RowGroup<'_>) -> io::Result<()> {
        let (games, seats) = (group.longs("game")?, group.wholes("seat")?);
        let (bots, ends) = (group.places("bot", &mut self.bots)?, group.places("end", &mut self.ends)?);
        let (won, scores, decisions) = (group.truths("won")?, group.wholes("score")?, group.wholes("decisions")?);
        self.rows.extend((0..group.len()).map(|at| PlayedRow {
            game: games[at] as u64,
            seat: seats[at] as u8,
            bot: bots[at],
            won: won[at],
            score: scores[at],
            decisions: decisions[at] as u32,
            end: ends[at],
        }));
        Ok(())
    }

    /// The rows, game by game.
    pub fn by_game(&self) -> impl Iterator<Item = &[PlayedRow]> {
        self.rows.chunk_by(|one, other| one.game == other.game)
    }

    /// How many games were played.
    pub fn games(&self) -> u64 {
        self.by_game().count() as u64
    }

    /// Whether all seats of a game always win or lose together.
    pub fn wins_together(&self) -> bool {
        self.by_game().all(|rows| rows.iter().all(|row| row.won == rows[0].won))
    }
}

impl MeasureTally {
    fn add(&mut self, values: &[i32], rows: &[PlayedRow]) {
        let mut at = 0;
        for game in rows.chunk_by(|one, other| one.game == other.game) {
            let values = &values[at..at + game.len()];
            at += game.len();
            let (mut sum, mut squares) = (0.0, 0.0);
            for (value, row) in values.iter().zip(game) {
                sum += *value as f64;
                squares += (*value as f64).powi(2);
                let of = if *value > 0 { &mut self.with } else { &mut self.without };
                of.0 += 1;
                of.1 += row.won as u64;
            }
            self.mean.add(game.len() as f64, sum, squares);
        }
    }
}

/// The files of a table, those of the first games first, each with the number of its first game.
fn chunk_files(folder: &Path, plan: &ToldPlan, name: &str) -> impl Iterator<Item = (u64, PathBuf)> {
    let chunk = plan.chunk.max(1);
    let starts = (0..plan.games).step_by(usize::try_from(chunk).unwrap_or(usize::MAX));
    let file = move |from: u64| format!("{name}-{from}-{}.parquet", (from + chunk).min(plan.games) - 1);
    starts.map(move |from| (from, folder.join("games").join(file(from))))
}
