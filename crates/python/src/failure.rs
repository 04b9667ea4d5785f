//! What goes wrong, as Python hears of it.

use pyo3::create_exception;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

create_exception!(
    oubliette_lab.native,
    BugError,
    PyRuntimeError,
    "A mistake of this package, not of its caller; please report it with the game and its seed."
);

/// Carries out work of which no panic may come through: it is an exception like any other.
pub fn guarded<T>(work: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| Err(BugError::new_err(told(&*panic))))
}

/// What a panic says.
fn told(panic: &(dyn Any + Send)) -> String {
    let said = panic.downcast_ref::<&str>().map(|said| (*said).to_string());
    said.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no reason was given".into())
}

/// A call that cannot be carried out, for this reason.
pub fn refused(reason: impl ToString) -> PyErr {
    PyValueError::new_err(reason.to_string())
}

/// Panics, so that tests can see what becomes of it.
#[pyfunction]
pub fn _stumble() -> PyResult<()> {
    guarded(|| panic!("stumbled on purpose"))
}
