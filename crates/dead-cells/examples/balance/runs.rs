//! One run of careful players, and how shares are written.

use dead_cells::{Action, Campaign, DeadCells, Event, LootKind, Mutation, Options, Phase, Region, Ware};
use kernel::{Ctx, Game, Policy, Seed, Seeded, Status};

/// What became of a run.
#[derive(Clone)]
pub struct Run {
    /// How many biomes were crossed.
    pub biomes: u8,
    /// Whether a boss was beaten.
    pub won: bool,
    /// Where the run began.
    pub start: Region,
    /// Where it ended.
    pub end: Region,
    /// All places that the group came to.
    pub places: Vec<Region>,
    /// The cells that were brought home.
    pub cells: u8,
    /// The blueprints that were found or bought.
    pub blueprints: u8,
    /// The gold teeth that were gained.
    pub teeth: u32,
    /// How many combats there were; a fight against a boss is none.
    pub combats: u32,
    /// The damage that was suffered.
    pub damage: u32,
    /// How many decisions were made.
    pub decisions: u32,
    /// The upgrades that were bought after it.
    pub bought: Vec<Mutation>,
    /// The highest boss cell that was won by it.
    pub boss_cell: u8,
    /// How often each combat card was held when one was to be laid, and how often it was the one.
    pub held: Vec<(u16, u16)>,
}

/// Plays a run by rule of thumb; by these Prisoners, where some are named.
pub fn play(game: &DeadCells, options: &Options, who: &[u8], seed: Seed) -> (Run, Option<Options>) {
    let mut ctx = Ctx::new(Seeded::new(seed), Vec::new());
    let mut table = game.setup(options, &mut ctx);
    let mut decisions = 0;
    let mut held = vec![(0, 0); game.content.cards.len()];
    while let Status::Awaiting(seats) = game.status(&table) {
        let seat = seats.lowest().expect("somebody is awaited");
        let action = match (table.phase, who.get(seat.0 as usize)) {
            (Phase::Choose(_), Some(prisoner)) => Action::Choose { prisoner: *prisoner },
            _ => game.careful(&game.view(&table, seat), seat),
        };
        if let (Phase::Lay(member), Action::Lay { card, .. }) = (table.phase, action) {
            table.members[member as usize].hand.iter().for_each(|card| held[card.0 as usize].0 += 1);
            held[card.0 as usize].1 += 1;
        }
        game.apply(&mut table, seat, action, &mut ctx);
        decisions += 1;
    }
    let mut run = told(&ctx.audience);
    (run.decisions, run.held) = (decisions, held);
    let next = game.next_chronicle(&table).and_then(|chronicle| game.options_after(options, &chronicle).ok());
    (run, next)
}

/// What became of a run, from what happened in it.
fn told(events: &[Event]) -> Run {
    let mut run = Run {
        biomes: 0,
        won: false,
        start: Region::Biome(0),
        end: Region::Biome(0),
        places: Vec::new(),
        cells: 0,
        blueprints: 0,
        teeth: 0,
        combats: 0,
        damage: 0,
        decisions: 0,
        bought: Vec::new(),
        boss_cell: 0,
        held: Vec::new(),
    };
    for event in events {
        match event {
            Event::Entered { place } => run.places.push(*place),
            Event::Crossed { .. } => run.biomes += 1,
            Event::Schema { .. } | Event::Bought { ware: Ware::Blueprint(_), .. } => run.blueprints += 1,
            Event::Gained { kind: LootKind::Teeth, count } => run.teeth += *count as u32,
            Event::Fought { .. } => run.combats += 1,
            Event::Hurt { damage, .. } => run.damage += *damage as u32,
            Event::Ended { won, cells } => (run.won, run.cells) = (*won, *cells),
            Event::Upgraded { card } => run.bought.push(*card),
            Event::BossCell { level } => run.boss_cell = *level,
            _ => {}
        }
    }
    run.start = run.places[0];
    run.end = run.places[run.places.len() - 1];
    run
}

/// The interval that holds a share nineteen times out of twenty (Wilson), in per cent.
pub fn interval(count: usize, of: usize) -> (f64, f64) {
    let (n, p) = (of.max(1) as f64, count as f64 / of.max(1) as f64);
    let z = 1.96f64;
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
    (100.0 * (middle - half).max(0.0), 100.0 * (middle + half))
}

/// A share in per cent, with the interval that holds it nineteen times out of twenty.
pub fn share(count: usize, of: usize) -> String {
    let (least, most) = interval(count, of);
    format!("{:.1} [{least:.1}–{most:.1}]", 100.0 * count as f64 / of.max(1) as f64)
}

/// The options of a run of a campaign.
pub fn options(players: u8, campaign: Campaign) -> Options {
    Options { players, open_patterns: false, campaign }
}

/// A campaign that begins.
pub fn beginning(game: &DeadCells, players: u8) -> Options {
    options(players, Campaign::first(&game.content))
}

/// What a place is called: by its code.
pub fn code(game: &DeadCells, place: Region) -> &str {
    match place {
        Region::Biome(biome) => &game.content.biomes[biome as usize].code,
        Region::Boss(boss) => &game.content.bosses[boss as usize].code,
    }
}
