//! Batches of tables in numbers, on one core: every step writes what the awaited seat may know and which actions are legal, and takes one at
//! random: `cargo bench --bench numbers`. `ONLY=GAME` measures one game.

#![allow(missing_docs)]

use kernel::{ActionSpace, Columns, Ctx, Fate, GameBox, Ink, Moves, Nobody, Seat, Seed, Seeded, Source, Status};
use std::hint::black_box;
use std::time::{Duration, Instant};
use table::{IDS, Visitor, shelf};

/// Tables of a batch.
const BATCH: usize = 1024;
const TIME: Duration = Duration::from_secs(2);

/// What a step does besides deciding.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Written {
    Nothing,
    MaskAlone,
    All,
}

struct Batch<'a, G: GameBox> {
    game: &'a G,
    options: G::Options,
    columns: Columns,
    space: ActionSpace<G::Action>,
    tables: Vec<(G::Table, Seeded)>,
    luck: Seeded,
    legal: Moves<G::Action>,
    numbers: Vec<i16>,
    masks: Vec<u8>,
}

impl<'a, G: GameBox> Batch<'a, G> {
    fn new(game: &'a G, players: u8) -> Self {
        let options = game.options(players, &[]);
        let (columns, space) = (Columns::of(game, &options), ActionSpace::of(game));
        let table = |number: u64| {
            let mut fate = Seeded::new(Seed::of("batch").nth(number));
            (game.setup(&options, &mut Ctx::new(&mut fate, Nobody)), fate)
        };
        let tables = (0..BATCH as u64).map(table).collect();
        let (numbers, masks) = (vec![0; BATCH * columns.width()], vec![0; BATCH * space.len()]);
        let luck = Seeded::new(Seed::of("luck"));
        Self { game, options, columns, space, tables, luck, legal: Moves::new(), numbers, masks }
    }

    /// One step of every table.
    fn step(&mut self, written: Written) {
        let (width, actions) = (self.columns.width(), self.space.len());
        for (at, (table, fate)) in self.tables.iter_mut().enumerate() {
            let seat = match self.game.status(table) {
                Status::Awaiting(seats) => seats.lowest().unwrap_or(Seat(0)),
                Status::Over(_) => {
                    *table = self.game.setup(&self.options, &mut Ctx::new(&mut *fate, Nobody));
                    self.game.awaited(table).lowest().unwrap_or(Seat(0))
                }
            };
            self.game.legal_actions(table, seat, &mut self.legal);
            if written == Written::All {
                let numbers = &mut self.numbers[at * width..(at + 1) * width];
                self.game.write_numbers(&self.game.view(table, seat), seat, &mut Ink::new(numbers));
            }
            if written != Written::Nothing {
                self.space.mask(self.game, &self.legal, &mut self.masks[at * actions..(at + 1) * actions]);
            }
            let action = self.legal[self.luck.pick(Source::PLAYER, self.legal.len() as u32) as usize];
            self.game.apply(table, seat, action, &mut Ctx::new(&mut *fate, Nobody));
        }
        black_box((&self.numbers, &self.masks));
    }

    /// Million steps a second.
    fn speed(&mut self, written: Written) -> f64 {
        self.step(written);
        let (begun, mut steps) = (Instant::now(), 0);
        while begun.elapsed() < TIME {
            self.step(written);
            steps += BATCH;
        }
        steps as f64 / begun.elapsed().as_secs_f64() / 1e6
    }
}

struct Measure;

impl Visitor for Measure {
    type Out = ();
    fn visit<G: GameBox>(self, game: G) {
        let (least, most) = game.label().players;
        for players in [least, most.min(4)].into_iter().collect::<std::collections::BTreeSet<u8>>() {
            let mut batch = Batch::new(&game, players);
            let [nothing, mask, all] =
                [Written::Nothing, Written::MaskAlone, Written::All].map(|what| batch.speed(what));
            println!(
                "{:<14} {players} players  {:>5} numbers in {:>4} columns  {:>4} actions  M steps/s: {nothing:>6.2} bare, {mask:>6.2} with mask, {all:>6.2} with all",
                G::ID,
                batch.columns.width(),
                batch.columns.all().len(),
                batch.space.len(),
            );
        }
    }
}

fn main() {
    let only = std::env::var("ONLY").ok();
    for id in IDS.iter().filter(|id| only.as_deref().is_none_or(|only| only == **id)) {
        shelf::visit(id, Measure);
    }
}
