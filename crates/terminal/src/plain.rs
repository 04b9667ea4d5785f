//! The plain line mode: append-only text that a screen reader can follow, one question at a time.
//!
//! Read in this order: [`Console`], [`Sitting`], [`OpeningDealer`], [`viewer`], [`menu`], [`setup`].

mod codex;
mod console;
mod deal;
pub mod menu;
mod odds;
mod page;
mod review;
pub mod setup;
mod sitting;
pub mod viewer;

pub use codex::read_codex;
pub use console::Console;
pub use deal::OpeningDealer;
pub(crate) use deal::{FaceName, loose};
pub use page::{luck, options};
use review::review;
pub(crate) use setup::choice_text;
pub use setup::tell_guide;
pub use sitting::{Ended, Sitting};
pub use table::rulebook::fits;
