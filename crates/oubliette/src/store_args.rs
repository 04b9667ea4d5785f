//! Where a server keeps things, as the command line says it.

use crate::failure::Failure;
use clap::Args;
use etcetera::BaseStrategy;
use std::path::PathBuf;
use table::Words;
use web::store::Place;

/// Where a server keeps things.
#[derive(Args, Clone, Debug, Default)]
pub struct StoreArgs {
    #[arg(long, env = "OUBLIETTE_DATA", value_name = "FOLDER", conflicts_with = "database")]
    pub data: Option<PathBuf>,
    #[arg(long, env = "OUBLIETTE_DATABASE", value_name = "URL", hide_env_values = true)]
    pub database: Option<String>,
}

impl StoreArgs {
    /// The place that is meant: a folder of the user's own where nothing is said.
    ///
    /// # Errors
    /// If this user has no home, or the address is not one of PostgreSQL.
    pub fn place(&self, words: &Words) -> Result<Place, Failure> {
        match (&self.database, &self.data) {
            (Some(url), _) if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
                Ok(Place::Postgres(url.clone()))
            }
            (Some(_), _) => Err(Failure::Usage(words.word("serve-database"))),
            (None, Some(folder)) => Ok(Place::Folder(folder.clone())),
            (None, None) => {
                let homes = etcetera::choose_base_strategy().map_err(|_| Failure::Usage(words.word("failed-home")))?;
                Ok(Place::Folder(homes.data_dir().join("oubliette").join("server")))
            }
        }
    }
}
