//! What the tests of all games share.

use kernel::{Chosen, GameBox};
use std::path::PathBuf;

/// The folder of a crate of this workspace.
#[allow(dead_code, reason = "not every test looks at sources")]
pub fn crate_folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(name)
}

/// Every way to choose options.
#[allow(dead_code, reason = "not every test plays")]
pub fn all_options<G: GameBox>(game: &G) -> Vec<Vec<(String, String)>> {
    let mut all: Vec<Vec<(String, String)>> = vec![Vec::new()];
    for spec in game.label().options {
        let longer = all.iter().flat_map(|chosen| {
            spec.values.iter().map(|(value, _)| {
                let mut chosen = chosen.clone();
                chosen.push((spec.key.to_string(), value.to_string()));
                chosen
            })
        });
        all = longer.collect();
    }
    if all.len() <= MOST_PRODUCTS {
        return all;
    }
    // Too many together: each value once beside the rulebook's, and the last ones all together.
    let specs = game.label().options;
    let one = |spec: &kernel::OptionSpec, at: usize| (spec.key.to_string(), spec.values[at].0.to_string());
    let mut few = vec![Vec::new(), specs.iter().map(|spec| one(spec, spec.values.len() - 1)).collect()];
    few.extend(specs.iter().flat_map(|spec| (1..spec.values.len()).map(|at| vec![one(spec, at)])));
    few
}

/// A table: how many play, and the options they chose.
#[allow(dead_code, reason = "not every test plays")]
pub type Laid = (u8, Vec<(String, String)>);

/// Every way to choose options for the fewest players, and the rulebook for every other number.
#[allow(dead_code, reason = "not every test plays")]
pub fn all_tables<G: GameBox>(game: &G) -> Vec<Laid> {
    let (least, most) = game.label().players;
    let fewest = all_options(game).into_iter().map(|chosen| (least, chosen));
    fewest.chain((least + 1..=most).map(|players| (players, Vec::new()))).collect()
}

/// More combinations of options than this are not all tried.
const MOST_PRODUCTS: usize = 30;

/// The options behind a choice.
#[allow(dead_code, reason = "not every test plays")]
pub fn options<G: GameBox>(game: &G, chosen: &Chosen) -> G::Options {
    game.options(game.label().players.0, chosen)
}

/// How much harder than usual to try: `OUBLIETTE_EFFORT`, 1 where nothing is said.
#[allow(dead_code, reason = "not every test plays")]
pub fn effort() -> u64 {
    std::env::var("OUBLIETTE_EFFORT").map_or(1, |said| said.parse().expect("OUBLIETTE_EFFORT is a number"))
}
