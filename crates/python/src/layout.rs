//! What the numbers and actions of a table mean.

use crate::encoding::Encoding;
use crate::failure::{guarded, refused};
use crate::laid::LaidOut;
use kernel::{ActionSpace, Column, ColumnKind, Columns, GameBox};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadonlyArray2, PyUntypedArrayMethods};
use pyo3::exceptions::{PyIndexError, PyKeyError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::collections::BTreeMap;
use table::{Fingerprint, OpenError, Settings, Visitor, settings, shelf};

/// What the numbers and the actions of the tables of a game mean: `Layout(game, players=None, options=None, deck=None)`.
#[pyclass(name = "Layout", module = "oubliette_lab.native", frozen)]
pub struct NumberLayout {
    laid: LaidOut,
    columns: Columns,
    encoding: Encoding,
    actions: Vec<String>,
    numbers: BTreeMap<String, usize>,
    chosen: Vec<(&'static str, &'static str)>,
    features: &'static [&'static str],
    fingerprint: String,
    seats: u8,
}

/// Reads the layout off a game.
struct ReadLayout<'a>(&'a LaidOut);

impl Visitor for ReadLayout<'_> {
    type Out = Result<NumberLayout, OpenError>;
    fn visit<G: GameBox>(self, game: G) -> Self::Out {
        let settings: &Settings = &self.0.settings;
        let game = settings::with_custom(game, settings.custom.as_deref())?;
        let options = settings::options(&game, settings)?;
        let columns = Columns::of(&game, &options);
        let actions: Vec<String> =
            ActionSpace::of(&game).all().iter().map(|action| game.write_action(*action)).collect();
        Ok(NumberLayout {
            encoding: Encoding::of(&columns),
            columns,
            numbers: actions.iter().cloned().zip(0..).collect(),
            actions,
            chosen: game.chosen(&options),
            features: G::FEATURES,
            fingerprint: Fingerprint::of(&game, &options).to_string(),
            seats: game.seats(&options),
            laid: self.0.clone(),
        })
    }
}

impl NumberLayout {
    /// The layout of the tables of a game.
    pub fn of(laid: &LaidOut) -> PyResult<Self> {
        shelf::visit(laid.label.id, ReadLayout(laid)).ok_or_else(|| refused(laid.label.id))?.map_err(refused)
    }

    /// The columns.
    pub fn columns(&self) -> &Columns {
        &self.columns
    }

    /// How many seats there are.
    pub fn seat_count(&self) -> usize {
        self.seats as usize
    }

    /// How many actions there are.
    pub fn action_count(&self) -> usize {
        self.actions.len()
    }

    /// How many numbers an encoded view has.
    pub fn input_width(&self) -> usize {
        self.encoding.width()
    }

    /// How many features the box has.
    pub fn feature_count(&self) -> usize {
        self.features.len()
    }

    /// What numbers of this layout are bound to.
    pub fn bound_to(&self) -> &str {
        &self.fingerprint
    }

    fn bounds<'py>(&self, py: Python<'py>, bound: impl Fn(&Column) -> i16) -> Bound<'py, PyArray1<i16>> {
        let of_column = |column: &Column| std::iter::repeat_n(bound(column), column.width);
        PyArray1::from_iter(py, self.columns.all().iter().flat_map(of_column))
    }
}

#[pymethods]
impl NumberLayout {
    #[new]
    #[pyo3(signature = (game, players=None, options=None, deck=None))]
    fn new(
        game: &str,
        players: Option<u64>,
        options: Option<BTreeMap<String, String>>,
        deck: Option<&str>,
    ) -> PyResult<Self> {
        guarded(|| Self::of(&LaidOut::read(game, players, options, deck)?))
    }

    /// The id of the game.
    #[getter]
    fn game(&self) -> &str {
        self.laid.label.id
    }

    /// The version of its rules.
    #[getter]
    fn rules(&self) -> u32 {
        self.laid.label.rules
    }

    /// The value of every option.
    #[getter]
    fn options(&self) -> BTreeMap<&str, &str> {
        self.chosen.iter().copied().collect()
    }

    /// How many sit at the table.
    #[getter]
    fn seats(&self) -> u8 {
        self.seats
    }

    /// A hash of the game, its rules, its content, the options, the columns and the actions: what was learnt from numbers is bound to it.
    #[getter]
    fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    /// How many numbers a view is written in.
    #[getter]
    fn width(&self) -> usize {
        self.columns.width()
    }

    /// How many numbers an encoded view has.
    #[getter]
    fn encoded_width(&self) -> usize {
        self.encoding.width()
    }

    /// The lowest that each number can be.
    #[getter]
    fn low<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i16>> {
        self.bounds(py, |column| column.low)
    }

    /// The highest that each number can be.
    #[getter]
    fn high<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i16>> {
        self.bounds(py, |column| column.high)
    }

    /// The columns: a dict each, with name, kind, offset, width, low, high and names.
    #[getter(columns)]
    fn columns_of<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let told = |column: &Column| {
            let dict = PyDict::new(py);
            dict.set_item("name", &column.name)?;
            dict.set_item("kind", ColumnKind::word(column.kind))?;
            dict.set_item("offset", column.offset)?;
            dict.set_item("width", column.width)?;
            dict.set_item("low", column.low)?;
            dict.set_item("high", column.high)?;
            dict.set_item("names", &column.names)?;
            Ok(dict)
        };
        self.columns.all().iter().map(told).collect()
    }

    /// The notation of every action, by its number.
    #[getter]
    fn actions(&self) -> Vec<String> {
        self.actions.clone()
    }

    /// The names of the box's features; none where it has none.
    #[getter]
    fn features(&self) -> Vec<&'static str> {
        self.features.to_vec()
    }

    /// The number of an action in notation.
    fn number(&self, action: &str) -> PyResult<usize> {
        let unknown = || PyKeyError::new_err(format!("\"{action}\" is no action of {}", self.laid.label.id));
        self.numbers.get(action).copied().ok_or_else(unknown)
    }

    /// The notation of an action.
    fn action(&self, number: usize) -> PyResult<&str> {
        let beyond = || PyIndexError::new_err(format!("actions have numbers from 0 to {}", self.actions.len() - 1));
        self.actions.get(number).map(String::as_str).ok_or_else(beyond)
    }

    /// The numbers of a view as people read them: a line for every column that says something.
    fn text(&self, numbers: PyReadonlyArray1<'_, i16>) -> PyResult<String> {
        let numbers = numbers.as_slice().map_err(refused)?;
        self.check_width(numbers.len())?;
        if let Some((column, number)) = self.columns.out_of_bounds(numbers) {
            let (name, low, high) = (&column.name, column.low, column.high);
            return Err(refused(format!("{name} lies between {low} and {high}, and here it is {number}")));
        }
        guarded(|| Ok(self.columns.print(numbers)))
    }

    /// Views, one a row, as a network likes them: what names something as a flag for each name, all else as a share of its greatest.
    fn encode<'py>(&self, py: Python<'py>, numbers: PyReadonlyArray2<'py, i16>) -> PyResult<Bound<'py, PyArray2<f32>>> {
        let [rows, width] = [numbers.shape()[0], numbers.shape()[1]];
        self.check_width(width)?;
        let encoded = PyArray2::zeros(py, [rows, self.encoding.width()], false);
        {
            let mut cells = encoded.readwrite();
            let (cells, numbers) = (cells.as_slice_mut().map_err(refused)?, numbers.as_slice().map_err(refused)?);
            let rows = cells.chunks_exact_mut(self.encoding.width().max(1)).zip(numbers.chunks_exact(width.max(1)));
            for (row, view) in rows {
                self.encoding.encode(view, |at, number| row[at] = number);
            }
        }
        Ok(encoded)
    }

    fn __repr__(&self) -> String {
        let (id, seats) = (self.laid.label.id, self.seats);
        let (width, actions) = (self.columns.width(), self.actions.len());
        format!("Layout({id:?}, players={seats}: {width} numbers, {actions} actions, {})", self.fingerprint)
    }
}

impl NumberLayout {
    fn check_width(&self, width: usize) -> PyResult<()> {
        let wanted = self.columns.width();
        if width == wanted {
            return Ok(());
        }
        Err(refused(format!("a view of {} has {wanted} numbers, not {width}", self.laid.label.id)))
    }
}

/// All games: for each its title, the fewest and the most players, its options with their values (the first is the rulebook's) and its bots.
#[pyfunction]
pub fn games(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let all = PyDict::new(py);
    for label in table::IDS.iter().filter_map(|id| shelf::label(id)) {
        let dict = PyDict::new(py);
        dict.set_item("title", label.title.in_lang(kernel::Lang::En))?;
        dict.set_item("titre", label.title.in_lang(kernel::Lang::Fr))?;
        dict.set_item("rules", label.rules)?;
        dict.set_item("players", label.players)?;
        dict.set_item("rivals", label.rivals)?;
        let options = PyDict::new(py);
        for spec in &label.options {
            options.set_item(spec.key, spec.values.iter().map(|(value, _)| *value).collect::<Vec<_>>())?;
        }
        dict.set_item("options", options)?;
        dict.set_item("bots", table::bot_spec::names(&label.characters))?;
        all.set_item(label.id, dict)?;
    }
    Ok(all)
}
