//! The games for Python: the module `oubliette_lab.native`, on which the package `oubliette_lab` stands.
//!
//! A face like the others: it names no game. Read in this order: [`laid`] (how a table is laid out), [`layout`] (its columns and actions),
//! [`encoding`], [`weights`] and [`model_bot`] (what was learnt, and who plays by it), [`choice`] (who sits where), [`batch`] (many tables of one
//! game), [`tables`] (the same for Python), [`play`] (whole series).

mod batch;
mod choice;
mod encoding;
mod failure;
mod laid;
mod layout;
mod model_bot;
mod odds;
mod place;
mod play;
mod tables;
mod weights;

use pyo3::prelude::*;

/// The module that Python loads.
#[pymodule]
fn native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("BugError", module.py().get_type::<failure::BugError>())?;
    module.add_class::<layout::NumberLayout>()?;
    module.add_class::<weights::LearntModel>()?;
    module.add_class::<tables::PythonTables>()?;
    module.add_function(wrap_pyfunction!(layout::games, module)?)?;
    module.add_function(wrap_pyfunction!(play::play, module)?)?;
    module.add_function(wrap_pyfunction!(failure::_stumble, module)?)
}
