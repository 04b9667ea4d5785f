//! What was learnt: one hidden layer, bound to the numbers that it was learnt from.

use crate::failure::refused;
use crate::layout::NumberLayout;
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadonlyArray2, PyUntypedArrayMethods};
use pyo3::prelude::*;
use std::sync::Arc;
use table::bot_spec::NAMES;

/// What a model looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ModelInput {
    /// The numbers of a view, encoded.
    Numbers,
    /// The features that the box says are worth looking at.
    Features,
}

impl ModelInput {
    fn read(word: &str) -> PyResult<Self> {
        match word {
            "numbers" => Ok(Self::Numbers),
            "features" => Ok(Self::Features),
            other => Err(refused(format!("a model looks at \"numbers\" or \"features\", not at \"{other}\""))),
        }
    }

    fn word(self) -> &'static str {
        match self {
            Self::Numbers => "numbers",
            Self::Features => "features",
        }
    }
}

/// The weights of a model: inputs, one hidden layer of rectified units, and one output (the logit of the chance to win) or one for every action.
pub struct ModelWeights {
    /// What it was learnt from.
    pub fingerprint: String,
    /// What it is called as a bot.
    pub name: String,
    /// What it looks at.
    pub input: ModelInput,
    hidden: usize,
    /// A row per input, so that an input that is 0 costs nothing.
    rows: Vec<f32>,
    bias: Vec<f32>,
    /// A row per output.
    outputs: Vec<f32>,
    output_bias: Vec<f32>,
}

impl ModelWeights {
    /// How many inputs it has.
    pub fn inputs(&self) -> usize {
        self.rows.len() / self.hidden.max(1)
    }

    /// How many outputs it has.
    pub fn outputs(&self) -> usize {
        self.output_bias.len()
    }

    /// Whether it says how good a view is, and not what to do.
    pub fn is_value(&self) -> bool {
        self.outputs() == 1
    }

    /// Begins with the hidden layer of nothing.
    #[inline]
    pub fn begin(&self, hidden: &mut Vec<f32>) {
        hidden.clear();
        hidden.extend_from_slice(&self.bias);
    }

    /// Adds an input.
    #[inline]
    pub fn add(&self, hidden: &mut [f32], at: usize, value: f32) {
        if let Some(row) = self.rows.get(at * self.hidden..(at + 1) * self.hidden) {
            hidden.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight * value);
        }
    }

    /// An output, once all inputs are added.
    #[inline]
    pub fn output(&self, hidden: &[f32], number: usize) -> f32 {
        let Some(row) = self.outputs.get(number * self.hidden..(number + 1) * self.hidden) else {
            return f32::NEG_INFINITY;
        };
        let sum: f32 = row.iter().zip(hidden).map(|(weight, unit)| weight * unit.max(0.0)).sum();
        sum + self.output_bias[number]
    }

    /// Whether it can play at tables of this layout.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, layout: &NumberLayout) -> PyResult<()> {
        if self.fingerprint == layout.bound_to() {
            return Ok(());
        }
        Err(refused(format!(
            "the model \"{}\" was learnt from other numbers (fingerprint {}) than those of this table ({}): another game, number of players, \
             option, deck or version; learn it anew",
            self.name,
            self.fingerprint,
            layout.bound_to()
        )))
    }
}

/// What was learnt, as a bot: `Model(layout, hidden, hidden_bias, output, output_bias, on="numbers", name="model")`.
#[pyclass(name = "Model", module = "oubliette_lab.native", frozen, subclass)]
pub struct LearntModel {
    /// The weights.
    pub weights: Arc<ModelWeights>,
}

#[pymethods]
impl LearntModel {
    #[new]
    #[pyo3(signature = (layout, hidden, hidden_bias, output, output_bias, on="numbers", name="model", fingerprint=None))]
    #[allow(clippy::too_many_arguments, reason = "four arrays, and what they are")]
    fn new(
        layout: &NumberLayout,
        hidden: PyReadonlyArray2<'_, f32>,
        hidden_bias: PyReadonlyArray1<'_, f32>,
        output: PyReadonlyArray2<'_, f32>,
        output_bias: PyReadonlyArray1<'_, f32>,
        on: &str,
        name: &str,
        fingerprint: Option<String>,
    ) -> PyResult<Self> {
        let input = ModelInput::read(on)?;
        let units = hidden.shape()[1];
        let weights = ModelWeights {
            fingerprint: fingerprint.unwrap_or_else(|| layout.bound_to().into()),
            name: name.into(),
            input,
            hidden: units,
            rows: hidden.as_array().iter().copied().collect(),
            bias: hidden_bias.as_array().iter().copied().collect(),
            // From a row per unit to a row per output.
            outputs: output.as_array().t().iter().copied().collect(),
            output_bias: output_bias.as_array().iter().copied().collect(),
        };
        weights.check(layout)?;
        let wanted = match input {
            ModelInput::Numbers => layout.input_width(),
            ModelInput::Features => layout.feature_count(),
        };
        let shapes = [hidden.shape()[0] == wanted, weights.bias.len() == units, output.shape()[0] == units];
        let outputs = output.shape()[1];
        if units == 0 || shapes.contains(&false) || outputs != weights.outputs() {
            return Err(refused(format!(
                "the shapes do not fit: hidden ({wanted}, units), hidden_bias (units,), output (units, outputs), output_bias (outputs,)"
            )));
        }
        if outputs != 1 && outputs != layout.action_count() {
            let actions = layout.action_count();
            return Err(refused(format!("a model has 1 output (a value) or {actions} (one an action), not {outputs}")));
        }
        let all = [&weights.rows, &weights.bias, &weights.outputs, &weights.output_bias];
        if all.into_iter().flatten().any(|weight| !weight.is_finite()) {
            return Err(refused("a weight is not a finite number"));
        }
        if name.is_empty() || name.contains([',', ':', '\n']) || NAMES.contains(&name) {
            return Err(refused(format!("a model cannot be called \"{name}\": it is another bot's name, or no word")));
        }
        Ok(Self { weights: Arc::new(weights) })
    }

    /// What it is bound to.
    #[getter]
    fn fingerprint(&self) -> &str {
        &self.weights.fingerprint
    }

    /// What it is called in rows.
    #[getter]
    fn name(&self) -> &str {
        &self.weights.name
    }

    /// What it looks at: "numbers" or "features".
    #[getter]
    fn on(&self) -> &'static str {
        self.weights.input.word()
    }

    /// Whether it says how good a view is ("value") or what to do ("policy").
    #[getter]
    fn kind(&self) -> &'static str {
        if self.weights.is_value() { "value" } else { "policy" }
    }

    /// The four arrays that it was made of.
    fn arrays<'py>(&self, py: Python<'py>) -> PyResult<ModelArrays<'py>> {
        let ModelWeights { hidden, rows, bias, outputs, output_bias, .. } = &*self.weights;
        let first = PyArray1::from_slice(py, rows).reshape([self.weights.inputs(), *hidden])?;
        let last = PyArray1::from_slice(py, outputs).reshape([output_bias.len(), *hidden])?;
        let last = last.transpose()?.to_owned_array();
        Ok((
            first,
            PyArray1::from_slice(py, bias),
            PyArray2::from_owned_array(py, last),
            PyArray1::from_slice(py, output_bias),
        ))
    }

    fn __repr__(&self) -> String {
        let ModelWeights { name, fingerprint, .. } = &*self.weights;
        format!("Model({name:?}, {} on {}, {} units, {fingerprint})", self.kind(), self.on(), self.weights.hidden)
    }
}

/// The weights of the hidden layer, its biases, those of the output, and its biases.
type ModelArrays<'py> =
    (Bound<'py, PyArray2<f32>>, Bound<'py, PyArray1<f32>>, Bound<'py, PyArray2<f32>>, Bound<'py, PyArray1<f32>>);
