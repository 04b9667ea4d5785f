//! Where a server keeps things, as the command line says it.

use crate::failure::Failure;
use clap::Args;
use etcetera::BaseStrategy;
use kernel::Text;
use std::ffi::OsStr;
use std::path::PathBuf;
use table::Words;
use web::store::{Place, StoreError};

/// Where a server keeps things.
#[derive(Args, Clone, Debug, Default)]
pub struct StoreArgs {
    #[arg(long, env = "OUBLIETTE_DATA", value_name = "FOLDER")]
    pub data: Option<PathBuf>,
    #[arg(long, env = "OUBLIETTE_DATABASE", value_name = "URL", hide_env_values = true)]
    pub database: Option<String>,
}

/// What is wrong with a store.
pub fn trouble(error: &StoreError) -> Text {
    match error {
        StoreError::Newer(version) => Text::new("store-newer").number("version", *version as i64),
        StoreError::Damaged(what) => Text::new("store-damaged").plain("what", what.as_str()),
        other => Text::new("store-trouble").plain("error", other.to_string()),
    }
}

impl StoreArgs {
    /// The place that is meant: a folder of the user's own where nothing is said.
    ///
    /// # Errors
    /// If this user has no home, two places are meant, or the address is not one of PostgreSQL.
    pub fn place(&self, words: &Words) -> Result<Place, Failure> {
        let is_variable = |name: &str, said: &OsStr| std::env::var_os(name).is_some_and(|value| value == said);
        let (mut database, mut data) = (self.database.as_deref(), self.data.as_deref());
        if let (Some(url), Some(folder)) = (database, data) {
            // What is typed counts for more than what a variable says.
            match (is_variable("OUBLIETTE_DATABASE", url.as_ref()), is_variable("OUBLIETTE_DATA", folder.as_os_str())) {
                (false, true) => data = None,
                (true, false) => database = None,
                _ => return Err(Failure::Usage(words.word("serve-two-places"))),
            }
        }
        match (database, data) {
            (Some(url), _) if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
                Ok(Place::Postgres(url.into()))
            }
            (Some(_), _) => Err(Failure::Usage(words.word("serve-database"))),
            (None, Some(folder)) => Ok(Place::Folder(folder.into())),
            (None, None) => {
                let homes = etcetera::choose_base_strategy().map_err(|_| Failure::Usage(words.word("failed-home")))?;
                Ok(Place::Folder(homes.data_dir().join("oubliette").join("server")))
            }
        }
    }
}
