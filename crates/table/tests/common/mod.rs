//! What the tests of all games share.

use kernel::{Chosen, Fate, GameBox, Seat, Seed, Seeded, Source};
use std::path::PathBuf;
use table::{IDS, Session, Visitor, shelf};

/// The folder of a crate of this workspace.
#[allow(dead_code, reason = "not every test looks at sources")]
pub fn crate_folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(name)
}

/// Every way to choose options, where these are not too many together: else each value once beside the rulebook's, and the last
/// ones all together.
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
    let specs = game.label().options;
    let one = |spec: &kernel::OptionSpec, at: usize| (spec.key.to_string(), spec.values[at].0.to_string());
    let mut few = vec![Vec::new(), specs.iter().map(|spec| one(spec, spec.values.len() - 1)).collect()];
    few.extend(specs.iter().flat_map(|spec| (1..spec.values.len()).map(|at| vec![one(spec, at)])));
    few
}

/// Combinations of options that a seed draws, such that every value of every option is in one of them: the values of each
/// option are shuffled, and laid side by side.
#[allow(dead_code, reason = "not every test plays")]
pub fn some_options<G: GameBox>(game: &G, seed: &str) -> Vec<Vec<(String, String)>> {
    let mut luck = Seeded::new(Seed::of(seed));
    let shuffled: Vec<(String, Vec<String>)> = game
        .label()
        .options
        .iter()
        .map(|spec| {
            let mut values: Vec<String> = spec.values.iter().map(|(value, _)| value.to_string()).collect();
            for left in (1..values.len()).rev() {
                values.swap(left, luck.pick(Source::PLAYER, left as u32 + 1) as usize);
            }
            (spec.key.to_string(), values)
        })
        .collect();
    let most = shuffled.iter().map(|(_, values)| values.len()).max().unwrap_or(0);
    let row =
        |at: usize| shuffled.iter().map(|(key, values)| (key.clone(), values[at % values.len()].clone())).collect();
    (0..most).map(row).collect()
}

/// A table: how many play, and the options they chose.
#[allow(dead_code, reason = "not every test plays")]
#[derive(Clone, Debug)]
pub struct Laid {
    pub players: u8,
    pub options: Vec<(String, String)>,
    /// One of many that a seed drew: fewer games will do.
    pub drawn: bool,
}

/// Tables for every number of players: with [`all_options`] for the fewest; for every other number by the rulebook, and with every value
/// of every option in [`some_options`], other combinations for each number and the more of them the greater the [`effort`].
#[allow(dead_code, reason = "not every test plays")]
pub fn all_tables<G: GameBox>(game: &G) -> Vec<Laid> {
    let (least, most) = game.label().players;
    let mut all: Vec<Laid> =
        all_options(game).into_iter().map(|options| Laid { players: least, options, drawn: false }).collect();
    for players in least + 1..=most {
        all.push(Laid { players, options: Vec::new(), drawn: false });
        for again in 0..effort() {
            let drawn = some_options(game, &format!("options {} {players}/{again}", G::ID));
            all.extend(drawn.into_iter().map(|options| Laid { players, options, drawn: true }));
        }
    }
    all
}

/// More combinations of options than this are not all tried.
const MOST_PRODUCTS: usize = 30;

/// The options behind a choice.
#[allow(dead_code, reason = "not every test plays")]
pub fn options<G: GameBox>(game: &G, chosen: &Chosen) -> G::Options {
    game.options(game.label().players.0, chosen)
}

/// Runs a test for every game.
#[allow(dead_code, reason = "not every test is for all games")]
pub fn for_every_game<V: Visitor<Out = ()>>(test: impl Fn() -> V) {
    for id in IDS {
        shelf::visit(id, test()).expect("a game on the shelf");
    }
}

/// How many games to try: fewer where one game shows as much as many of another, and at a table that was drawn.
#[allow(dead_code, reason = "not every test plays")]
pub fn games<G: GameBox>(game: &G, laid: &Laid, most: u64) -> u64 {
    let options = game.options(laid.players, &laid.options);
    let mut ctx = kernel::Ctx::new(Seeded::new(Seed::of("how long")), kernel::Nobody);
    let mut table = game.setup(&options, &mut ctx);
    let mut decisions = 0;
    while let Some(seat) = game.awaited(&table).lowest() {
        let action = game.careful(&game.view(&table, seat), seat);
        game.apply(&mut table, seat, action, &mut ctx);
        decisions += 1;
    }
    let most = if laid.drawn { most / 4 } else { most };
    if decisions <= 250 { most.max(1) } else { (most * 100 / decisions).max(1) }
}

/// What the rule of thumb says.
#[allow(dead_code, reason = "not every test plays")]
pub fn careful<G: GameBox>(game: &G, session: &Session, seat: Seat) -> String {
    let view = session.typed::<G>().expect("a session of this game").typed_view(seat);
    game.write_action(game.careful(&view, seat))
}

/// How much harder than usual to try: `OUBLIETTE_EFFORT`, 1 where nothing is said.
#[allow(dead_code, reason = "not every test plays")]
pub fn effort() -> u64 {
    std::env::var("OUBLIETTE_EFFORT").map_or(1, |said| said.parse().expect("OUBLIETTE_EFFORT is a number"))
}
