//! Many tables of one game, for Python.

use crate::batch::{AnyBatch, Autoreset, BatchRows, BatchRules, OddsRefused, RewardKind, TableBatch};
use crate::choice::BotChoice;
use crate::failure::{BugError, guarded, refused};
use crate::laid::LaidOut;
use crate::layout::NumberLayout;
use crate::odds::OddsLine;
use crate::place::GameName;
use kernel::{GameBox, Seat};
use numpy::{Element, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::PyList;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use table::{Luck, OpenError, Settings, Visitor, nobody_asks, settings, shelf};

/// So many tables at once are enough for anybody.
const MOST_TABLES: usize = 1 << 20;

/// Tables of one game, stepped together: `Tables(game, count=1, players=None, options=None, deck=None, bots=None, ...)`.
///
/// `bots` has a bot (a name or a Model) for every seat, or None where the caller decides.
#[pyclass(name = "Tables", module = "oubliette_lab.native")]
pub struct PythonTables {
    laid: LaidOut,
    layout: Py<NumberLayout>,
    seats: usize,
    held: Vec<Option<BotChoice>>,
    batch: Mutex<Box<dyn AnyBatch>>,
    arrays: BatchArrays,
    mode: Autoreset,
    stride: u64,
    /// Whether a mistake of ours has left tables in between: they must be laid out anew.
    broken: bool,
}

/// Where steps write to, as Python sees it.
struct BatchArrays {
    numbers: Py<PyArray2<i16>>,
    masks: Py<PyArray2<u8>>,
    rewards: Py<PyArray1<f64>>,
    over: Py<PyArray1<bool>>,
    seats: Py<PyArray1<i8>>,
    refused: Py<PyArray1<bool>>,
    ended: Py<PyArray1<bool>>,
    final_numbers: Py<PyArray2<i16>>,
    won: Py<PyArray2<bool>>,
    scores: Py<PyArray2<i32>>,
    decisions: Py<PyArray1<i32>>,
}

impl BatchArrays {
    fn new(py: Python<'_>, count: usize, layout: &NumberLayout) -> Self {
        let (width, seats) = (layout.columns().width(), layout.seat_count());
        fn line<T: Element>(py: Python<'_>, count: usize) -> Py<PyArray1<T>> {
            PyArray1::zeros(py, count, false).unbind()
        }
        fn grid<T: Element>(py: Python<'_>, count: usize, width: usize) -> Py<PyArray2<T>> {
            PyArray2::zeros(py, [count, width], false).unbind()
        }
        Self {
            numbers: grid(py, count, width),
            masks: grid(py, count, layout.action_count()),
            rewards: line(py, count),
            over: line(py, count),
            seats: line(py, count),
            refused: line(py, count),
            ended: line(py, count),
            final_numbers: grid(py, count, width),
            won: grid(py, count, seats),
            scores: grid(py, count, seats),
            decisions: line(py, count),
        }
    }
}

/// The arrays of a batch while they are written to.
struct HeldArrays<'py> {
    numbers: PyReadwriteArray2<'py, i16>,
    masks: PyReadwriteArray2<'py, u8>,
    rewards: PyReadwriteArray1<'py, f64>,
    over: PyReadwriteArray1<'py, bool>,
    seats: PyReadwriteArray1<'py, i8>,
    refused: PyReadwriteArray1<'py, bool>,
    ended: PyReadwriteArray1<'py, bool>,
    final_numbers: PyReadwriteArray2<'py, i16>,
    won: PyReadwriteArray2<'py, bool>,
    scores: PyReadwriteArray2<'py, i32>,
    decisions: PyReadwriteArray1<'py, i32>,
}

impl<'py> HeldArrays<'py> {
    fn hold(py: Python<'py>, arrays: &BatchArrays) -> PyResult<Self> {
        fn line<'py, T: Element>(py: Python<'py>, array: &Py<PyArray1<T>>) -> PyResult<PyReadwriteArray1<'py, T>> {
            array.bind(py).try_readwrite().map_err(refused)
        }
        fn grid<'py, T: Element>(py: Python<'py>, array: &Py<PyArray2<T>>) -> PyResult<PyReadwriteArray2<'py, T>> {
            array.bind(py).try_readwrite().map_err(refused)
        }
        Ok(Self {
            numbers: grid(py, &arrays.numbers)?,
            masks: grid(py, &arrays.masks)?,
            rewards: line(py, &arrays.rewards)?,
            over: line(py, &arrays.over)?,
            seats: line(py, &arrays.seats)?,
            refused: line(py, &arrays.refused)?,
            ended: line(py, &arrays.ended)?,
            final_numbers: grid(py, &arrays.final_numbers)?,
            won: grid(py, &arrays.won)?,
            scores: grid(py, &arrays.scores)?,
            decisions: line(py, &arrays.decisions)?,
        })
    }

    fn rows(&mut self) -> PyResult<BatchRows<'_>> {
        Ok(BatchRows {
            numbers: self.numbers.as_slice_mut().map_err(refused)?,
            masks: self.masks.as_slice_mut().map_err(refused)?,
            rewards: self.rewards.as_slice_mut().map_err(refused)?,
            over: self.over.as_slice_mut().map_err(refused)?,
            seats: self.seats.as_slice_mut().map_err(refused)?,
            refused: self.refused.as_slice_mut().map_err(refused)?,
            ended: self.ended.as_slice_mut().map_err(refused)?,
            final_numbers: self.final_numbers.as_slice_mut().map_err(refused)?,
            won: self.won.as_slice_mut().map_err(refused)?,
            scores: self.scores.as_slice_mut().map_err(refused)?,
            decisions: self.decisions.as_slice_mut().map_err(refused)?,
        })
    }
}

/// The numbers of a view, and which actions are allowed.
type SeenView<'py> = (Bound<'py, PyArray1<i16>>, Bound<'py, PyArray1<u8>>);

/// Lays out a batch of the game of some id.
struct OpenBatch<'a> {
    settings: &'a Settings,
    names: Vec<GameName>,
    held: Vec<Option<BotChoice>>,
    rules: BatchRules,
}

impl Visitor for OpenBatch<'_> {
    type Out = Result<Box<dyn AnyBatch>, OpenError>;
    fn visit<G: GameBox>(self, game: G) -> Self::Out {
        let game = settings::with_custom(game, self.settings.custom.as_deref())?;
        let options = settings::options(&game, self.settings)?;
        Ok(Box::new(TableBatch::new(game, options, self.names, self.held, self.rules)))
    }
}

fn read_autoreset(word: &str) -> PyResult<Autoreset> {
    match word {
        "next_step" => Ok(Autoreset::NextStep),
        "same_step" => Ok(Autoreset::SameStep),
        "disabled" => Ok(Autoreset::Disabled),
        other => Err(refused(format!("autoreset is \"next_step\", \"same_step\" or \"disabled\", not \"{other}\""))),
    }
}

fn read_reward(word: &str) -> PyResult<RewardKind> {
    match word {
        "win" => Ok(RewardKind::Win),
        "score" => Ok(RewardKind::Score),
        other => Err(refused(format!("a reward is \"win\" or \"score\", not \"{other}\""))),
    }
}

fn read_illegal(word: &str) -> PyResult<bool> {
    match word {
        "stay" => Ok(false),
        "raise" => Ok(true),
        other => Err(refused(format!("illegal is \"stay\" or \"raise\", not \"{other}\""))),
    }
}

fn read_held(
    bots: Option<&Bound<'_, PyList>>,
    laid: &LaidOut,
    layout: &NumberLayout,
) -> PyResult<Vec<Option<BotChoice>>> {
    let seats = layout.seat_count();
    let Some(bots) = bots else { return Ok(vec![None; seats]) };
    if bots.len() != seats {
        return Err(refused(format!("there are {seats} seats, and bots names {}", bots.len())));
    }
    let read = |bot: Bound<'_, PyAny>| {
        if bot.is_none() { Ok(None) } else { BotChoice::read(&bot, laid, layout).map(Some) }
    };
    let held = bots.iter().map(read).collect::<PyResult<Vec<_>>>()?;
    if held.iter().all(Option::is_some) {
        return Err(refused("bots hold every seat: play() plays such games, here one seat must be None"));
    }
    Ok(held)
}

impl PythonTables {
    fn count_of(&mut self) -> usize {
        self.batch().count()
    }

    fn batch(&mut self) -> &mut dyn AnyBatch {
        &mut **self.batch.get_mut().unwrap_or_else(PoisonError::into_inner)
    }

    fn check_at(&mut self, at: usize) -> PyResult<()> {
        let count = self.count_of();
        if at < count {
            return Ok(());
        }
        Err(PyIndexError::new_err(format!("tables have numbers from 0 to {}, not {at}", count - 1)))
    }

    /// Does something to the tables with the arrays at hand, without Python's lock. A panic leaves the tables unusable until they are laid out
    /// anew.
    fn change<T: Send>(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn AnyBatch, &mut BatchRows<'_>) -> PyResult<T> + Send,
    ) -> PyResult<T> {
        let mut held = HeldArrays::hold(py, &self.arrays)?;
        let mut rows = held.rows()?;
        let batch = self.batch.get_mut().unwrap_or_else(PoisonError::into_inner);
        let done = py.detach(|| guarded(|| work(&mut **batch, &mut rows)));
        self.broken |= done.as_ref().is_err_and(|error| error.is_instance_of::<BugError>(py));
        done
    }

    fn check_whole(&self) -> PyResult<()> {
        if self.broken {
            return Err(refused("a mistake of this package has left these tables in between; reset all of them"));
        }
        Ok(())
    }
}

#[pymethods]
impl PythonTables {
    #[new]
    #[pyo3(signature = (game, count=1, players=None, options=None, deck=None, bots=None, autoreset="next_step", reward="win", illegal="stay",
        series="", first=0, stride=None))]
    #[allow(clippy::too_many_arguments, reason = "named in Python, each with what is usual")]
    fn new(
        py: Python<'_>,
        game: &str,
        count: usize,
        players: Option<u64>,
        options: Option<BTreeMap<String, String>>,
        deck: Option<&str>,
        bots: Option<&Bound<'_, PyList>>,
        autoreset: &str,
        reward: &str,
        illegal: &str,
        series: &str,
        first: u64,
        stride: Option<u64>,
    ) -> PyResult<Self> {
        guarded(|| {
            if !(1..=MOST_TABLES).contains(&count) {
                return Err(refused(format!("there are 1 to {MOST_TABLES} tables, not {count}")));
            }
            let laid = LaidOut::read(game, players, options, deck)?;
            let layout = NumberLayout::of(&laid)?;
            let (mode, seats) = (read_autoreset(autoreset)?, layout.seat_count());
            let held = read_held(bots, &laid, &layout)?;
            let stride = stride.unwrap_or(count as u64);
            let names: Vec<GameName> =
                (0..count as u64).map(|at| GameName { text: series.into(), number: Some(first + at) }).collect();
            let rules = BatchRules { reward: read_reward(reward)?, strict: read_illegal(illegal)?, stride };
            let open = OpenBatch { settings: &laid.settings, names: names.clone(), held: held.clone(), rules };
            let batch = shelf::visit(laid.label.id, open).ok_or_else(|| refused(game))?.map_err(refused)?;
            let arrays = BatchArrays::new(py, count, &layout);
            let layout = Py::new(py, layout)?;
            let batch = Mutex::new(batch);
            let mut tables = Self { laid, layout, seats, held, batch, arrays, mode, stride, broken: false };
            tables.change(py, |batch, rows| {
                names.into_iter().enumerate().for_each(|(at, name)| batch.begin(at, name, rows));
                Ok(())
            })?;
            Ok(tables)
        })
    }

    /// Lays out tables anew: those of `places` (all where it is None), the n-th with the seed `texts[n]`, or with that and `/numbers[n]`
    /// where that is not None. Nothing happens where one of them cannot be.
    #[pyo3(signature = (texts, numbers, places=None))]
    fn begin(
        &mut self,
        py: Python<'_>,
        texts: Vec<String>,
        numbers: Vec<Option<u64>>,
        places: Option<Vec<usize>>,
    ) -> PyResult<()> {
        if places.is_some() {
            self.check_whole()?;
        }
        let places = places.unwrap_or_else(|| (0..self.count_of()).collect());
        places.iter().try_for_each(|at| self.check_at(*at))?;
        if texts.len() != places.len() || numbers.len() != places.len() {
            return Err(refused(format!("{} seeds for {} tables; nothing was done", texts.len(), places.len())));
        }
        if let Some(text) = texts.iter().find(|text| text.contains(['\n', '\r'])) {
            return Err(refused(format!("a seed is one line, not {text:?}; nothing was done")));
        }
        let names = texts.into_iter().zip(numbers).map(|(text, number)| GameName { text: text.into(), number });
        let names: Vec<GameName> = names.collect();
        self.change(py, |batch, rows| {
            places.into_iter().zip(names).for_each(|(at, name)| batch.begin(at, name, rows));
            Ok(())
        })?;
        self.broken = false;
        Ok(())
    }

    /// Steps every table, or none of them where an action has no such number; the arrays say what came of it.
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        self.check_whole()?;
        let (actions, mode) = (actions.as_slice().map_err(refused)?, self.mode);
        self.change(py, |batch, rows| batch.step(actions, mode, rows).map_err(refused))
    }

    /// Steps the only table: what the awaited seat sees, which actions it may take, the reward, whether the game is over, the seat, and whether
    /// the action was forbidden.
    #[allow(clippy::type_complexity, reason = "what Python unpacks at once")]
    fn step_one<'py>(
        &mut self,
        py: Python<'py>,
        action: i64,
    ) -> PyResult<(Bound<'py, PyArray1<i16>>, Bound<'py, PyArray1<u8>>, f64, bool, i8, bool)> {
        self.check_whole()?;
        let mut held = HeldArrays::hold(py, &self.arrays)?;
        let mut rows = held.rows()?;
        let (batch, mode) = (self.batch.get_mut().unwrap_or_else(PoisonError::into_inner), self.mode);
        let done = guarded(|| batch.step(&[action], mode, &mut rows).map_err(refused));
        self.broken |= done.as_ref().is_err_and(|error| error.is_instance_of::<BugError>(py));
        done?;
        let numbers = PyArray1::from_slice(py, rows.numbers);
        let masks = PyArray1::from_slice(py, rows.masks);
        Ok((numbers, masks, rows.rewards[0], rows.over[0], rows.seats[0], rows.refused[0]))
    }

    /// What a seat may know at a table, and which actions it may take: none where it is not awaited.
    fn look<'py>(&mut self, py: Python<'py>, seat: u8, at: usize) -> PyResult<SeenView<'py>> {
        self.check_whole()?;
        self.check_at(at)?;
        if seat as usize >= self.seats {
            return Err(PyIndexError::new_err(format!("seats have numbers from 0 to {}", self.seats - 1)));
        }
        let (width, actions) = (self.layout.get().columns().width(), self.layout.get().action_count());
        let (mut numbers, mut mask) = (vec![0; width], vec![0; actions]);
        guarded(|| {
            self.batch().look(at, Seat(seat), &mut numbers, &mut mask);
            Ok((PyArray1::from_vec(py, numbers), PyArray1::from_vec(py, mask)))
        })
    }

    /// The seats of the caller's that a table waits for: several of them choose without seeing each other.
    fn awaited(&mut self, at: usize) -> PyResult<Vec<u8>> {
        self.check_at(at)?;
        Ok(self.batch().awaited(at))
    }

    /// What a bot (a name or a Model) would do at every table, in numbers; -1 where the game is over. Its luck is that of its seat in
    /// a game of this seed, as in `play` and in `oubliette sim`.
    fn choose<'py>(&mut self, py: Python<'py>, bot: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        self.check_whole()?;
        let choice = BotChoice::read(bot, &self.laid, self.layout.get())?;
        let mut actions = vec![-1; self.count_of()];
        let batch = self.batch.get_mut().unwrap_or_else(PoisonError::into_inner);
        py.detach(|| {
            guarded(|| {
                batch.choose(&choice, &mut actions);
                Ok(())
            })
        })?;
        Ok(PyArray1::from_vec(py, actions))
    }

    /// The box's features of what the awaited seats see, a row for every table.
    fn features<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<f32>>> {
        self.check_whole()?;
        let (count, width) = (self.count_of(), self.layout.get().feature_count());
        let mut cells = vec![0.0; count * width];
        guarded(|| {
            self.batch().features(width, &mut cells);
            PyArray1::from_vec(py, cells).reshape([count, width])
        })
    }

    /// Everything that chance may make of an action of the awaited seat: over, under, numbers, whether the game is over then, whether it is
    /// won, and the score. The likeliest first; the chances add up to exactly 1.
    #[pyo3(signature = (action, at=0, most=100_000))]
    #[allow(clippy::type_complexity, reason = "what Python unpacks at once")]
    fn odds<'py>(
        &mut self,
        py: Python<'py>,
        action: i64,
        at: usize,
        most: usize,
    ) -> PyResult<Vec<(u128, u128, Bound<'py, PyArray1<i16>>, bool, bool, i32)>> {
        self.check_whole()?;
        self.check_at(at)?;
        let lines = guarded(|| {
            self.batch().odds(at, action, most).map_err(|why| match why {
                OddsRefused::Step(step) => refused(step),
                OddsRefused::TooMany => {
                    refused(format!("chance has more than {most} ways here: raise `most`, or sample by playing"))
                }
            })
        })?;
        let told = |OddsLine { chance, numbers, ended }: OddsLine| {
            let (won, score) = ended.unwrap_or_default();
            (chance.over(), chance.under(), PyArray1::from_vec(py, numbers), ended.is_some(), won, score)
        };
        Ok(lines.into_iter().map(told).collect())
    }

    /// The record of the game at a table, as the command reads it.
    #[pyo3(signature = (at=0))]
    fn record(&mut self, at: usize) -> PyResult<String> {
        self.check_whole()?;
        self.check_at(at)?;
        guarded(|| {
            let (decided, seed) = (self.batch().decided(at), self.batch().name(at).text());
            let held = self.held.iter().zip(0..).filter_map(|(held, seat)| match held {
                // A model is nobody whom the command knows: its decisions stand in the record, its name does not.
                Some(BotChoice::Named(spec)) => Some((Seat(seat), spec.clone())),
                _ => None,
            });
            let settings = Settings {
                luck: Luck::seed(seed),
                bots: held.collect(),
                // Whoever says a seed knows it.
                known_seed: true,
                ..self.laid.settings.clone()
            };
            let mut session = shelf::open(self.laid.label.id, settings, &mut nobody_asks).map_err(refused)?;
            for (seat, action) in decided {
                session.play(seat, &action, &mut nobody_asks).map_err(|error| BugError::new_err(error.to_string()))?;
            }
            Ok(session.record())
        })
    }

    /// The seeds of the games at all tables, as the command takes them.
    #[getter]
    fn seeds(&mut self) -> Vec<String> {
        (0..self.count_of()).map(|at| self.batch().name(at).text()).collect()
    }

    /// What numbers and actions mean.
    #[getter]
    fn layout(&self, py: Python<'_>) -> Py<NumberLayout> {
        self.layout.clone_ref(py)
    }

    /// How many tables there are.
    #[getter]
    fn count(&mut self) -> usize {
        self.count_of()
    }

    /// By how much the number of a table's game rises from one to the next.
    #[getter]
    fn stride(&self) -> u64 {
        self.stride
    }

    /// What the awaited seats see, a row for every table. Every step writes into this and the following arrays.
    #[getter]
    fn numbers(&self, py: Python<'_>) -> Py<PyArray2<i16>> {
        self.arrays.numbers.clone_ref(py)
    }

    /// Which actions they may take.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArray2<u8>> {
        self.arrays.masks.clone_ref(py)
    }

    /// The rewards of the last step.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray1<f64>> {
        self.arrays.rewards.clone_ref(py)
    }

    /// Whether the last step ended the game.
    #[getter]
    fn over(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.arrays.over.clone_ref(py)
    }

    /// The awaited seats.
    #[getter]
    fn seats(&self, py: Python<'_>) -> Py<PyArray1<i8>> {
        self.arrays.seats.clone_ref(py)
    }

    /// Whether the last action was forbidden, and nothing happened.
    #[getter]
    fn refused(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.arrays.refused.clone_ref(py)
    }

    /// Whether the last step ended a game: then `won`, `scores` and `decisions` are about it.
    #[getter]
    fn ended(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.arrays.ended.clone_ref(py)
    }

    /// The last views of games that ended by the last step, where the next one was laid out at once.
    #[getter]
    fn final_numbers(&self, py: Python<'_>) -> Py<PyArray2<i16>> {
        self.arrays.final_numbers.clone_ref(py)
    }

    /// Which seats won the game that ended last.
    #[getter]
    fn won(&self, py: Python<'_>) -> Py<PyArray2<bool>> {
        self.arrays.won.clone_ref(py)
    }

    /// What they scored in it.
    #[getter]
    fn scores(&self, py: Python<'_>) -> Py<PyArray2<i32>> {
        self.arrays.scores.clone_ref(py)
    }

    /// How many decisions it took, all seats together.
    #[getter]
    fn decisions(&self, py: Python<'_>) -> Py<PyArray1<i32>> {
        self.arrays.decisions.clone_ref(py)
    }
}
