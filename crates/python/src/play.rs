//! Whole series of games, as columns.

use crate::choice::BotChoice;
use crate::failure::{guarded, refused};
use crate::laid::LaidOut;
use crate::layout::NumberLayout;
use bots::{Company, GameRows, RowQueue, Series, Stretch, Watch, simulate};
use kernel::{GameBox, Seed};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use std::collections::BTreeMap;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};
use table::{Measured, OpenError, Settings, Visitor, settings, shelf};

/// Whoever presses Ctrl-C waits for about so long.
const BREATH: Duration = Duration::from_millis(200);

/// Plays a stretch with bots of which some are models.
struct PlayLearnt<'a> {
    settings: &'a Settings,
    company: &'a Company,
    choices: &'a [BotChoice],
    stretch: Stretch,
    watch: Watch<'a>,
}

impl Visitor for PlayLearnt<'_> {
    type Out = Result<(), OpenError>;
    fn visit<G: GameBox>(self, game: G) -> Self::Out {
        let game = settings::with_custom(game, self.settings.custom.as_deref())?;
        let series = Series { options: settings::options(&game, self.settings)?, stretch: self.stretch };
        let named = |spec: &bots::BotSpec| {
            let choice = self.choices.iter().find(|choice| choice.spec() == *spec).unwrap_or(&self.choices[0]);
            choice.seated(&game, &series.options)
        };
        series.play_mixed(&game, self.company, named, self.watch);
        Ok(())
    }
}

/// A series that is being played.
struct PlayedSeries {
    laid: LaidOut,
    company: Company,
    choices: Vec<BotChoice>,
    told: GameRows,
}

impl PlayedSeries {
    fn play(&mut self, stretch: Stretch) -> Result<(), OpenError> {
        let Self { laid, company, choices, told } = self;
        let done = AtomicU64::new(0);
        let queue = RowQueue::new(stretch.from, |some| {
            told.rows.extend_from_slice(&some.rows);
            told.measures.extend_from_slice(&some.measures);
        });
        let watch = Watch { done: &done, rows: Some(&queue) };
        let settings = &laid.settings;
        if choices.iter().all(|choice| matches!(choice, BotChoice::Named(_))) {
            return simulate(laid.label.id, settings, company, stretch, watch).map(|_| ());
        }
        let learnt = PlayLearnt { settings, company, choices, stretch, watch };
        shelf::visit(laid.label.id, learnt).unwrap_or_else(|| Err(OpenError::Game(laid.label.id.into())))
    }
}

fn read_choices(bots: &Bound<'_, PyList>, laid: &LaidOut, layout: &NumberLayout) -> PyResult<Vec<BotChoice>> {
    let choices = bots.iter().map(|bot| BotChoice::read(&bot, laid, layout)).collect::<PyResult<Vec<BotChoice>>>()?;
    if choices.is_empty() {
        return Err(refused("somebody must play: name at least one bot"));
    }
    for (at, choice) in choices.iter().enumerate() {
        if let Some(other) = choices[..at].iter().find(|other| other.spec() == choice.spec() && !other.is(choice)) {
            return Err(refused(format!("two models are called \"{}\": give one another name", other.spec())));
        }
    }
    Ok(choices)
}

/// Plays the games `first` to `first + games - 1` of a series: a dict of columns, a row for every game and seat, as `oubliette sim --rows` writes
/// them. `bots` are repeated around the table.
#[pyfunction]
#[pyo3(signature = (game, bots, games, seed, first=0, players=None, options=None, deck=None, rotate=false, threads=None))]
#[allow(clippy::too_many_arguments, reason = "named in Python, each with what is usual")]
pub fn play<'py>(
    py: Python<'py>,
    game: &str,
    bots: &Bound<'py, PyList>,
    games: u64,
    seed: &str,
    first: u64,
    players: Option<u64>,
    options: Option<BTreeMap<String, String>>,
    deck: Option<&str>,
    rotate: bool,
    threads: Option<usize>,
) -> PyResult<Bound<'py, PyDict>> {
    let laid = LaidOut::read(game, players, options, deck)?;
    let layout = NumberLayout::of(&laid)?;
    let choices = read_choices(bots, &laid, &layout)?;
    let seats = layout.seat_count();
    if !rotate && choices.len() > seats {
        return Err(refused(format!("{} bots for {seats} seats: leave some out, or rotate", choices.len())));
    }
    let company = Company { bots: choices.iter().map(BotChoice::spec).collect(), rotate };
    let kinds = company.kinds(seats as u8);
    let threads =
        threads.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), |some| some.max(1));
    let measured = Measured::of(laid.label.id, &laid.settings).map_err(refused)?;
    let mut series = PlayedSeries { laid, company, choices, told: GameRows::default() };
    let (mut played, mut some, whole) = (0, 64.min(games), Seed::of(seed));
    while played < games {
        let begun = Instant::now();
        let stretch = Stretch { from: first + played, ..Stretch::first(whole, some.min(games - played), threads) };
        py.detach(|| guarded(|| series.play(stretch).map_err(refused)))?;
        py.check_signals()?;
        played += stretch.games;
        some = if begun.elapsed() < BREATH { some.saturating_mul(4) } else { some };
    }
    columns(py, &series.told, &kinds, &measured)
}

/// A dict of columns, those that every game has and those that this one counts; `bots` and `ends` are what the numbers of two of them stand for.
fn columns<'py>(
    py: Python<'py>,
    told: &GameRows,
    kinds: &[String],
    measured: &Measured,
) -> PyResult<Bound<'py, PyDict>> {
    let (dict, rows) = (PyDict::new(py), &told.rows);
    dict.set_item("game", PyArray1::from_iter(py, rows.iter().map(|row| row.game as i64)))?;
    dict.set_item("seat", PyArray1::from_iter(py, rows.iter().map(|row| row.seat as i32 + 1)))?;
    dict.set_item("bot", PyArray1::from_iter(py, rows.iter().map(|row| row.bot as i64)))?;
    dict.set_item("won", PyArray1::from_iter(py, rows.iter().map(|row| row.won)))?;
    dict.set_item("score", PyArray1::from_iter(py, rows.iter().map(|row| row.score)))?;
    dict.set_item("decisions", PyArray1::from_iter(py, rows.iter().map(|row| row.decisions as i32)))?;
    dict.set_item("end", PyArray1::from_iter(py, rows.iter().map(|row| row.end as i64)))?;
    let each = measured.measures.len();
    for (at, measure) in measured.measures.iter().enumerate() {
        let values = told.measures.chunks_exact(each).map(|row| row[at]);
        dict.set_item(&measure.id, PyArray1::from_iter(py, values))?;
    }
    let ends: Vec<&str> = measured.ends.iter().map(|end| end.id.as_str()).collect();
    dict.set_item("bots", kinds)?;
    dict.set_item("ends", ends)?;
    Ok(dict)
}
