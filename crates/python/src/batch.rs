//! Many tables of one game, stepped together.

use crate::choice::BotChoice;
use crate::odds::{OddsLine, odds_of};
use crate::place::{BatchPlace, GameName};
use bots::{Bot, Seated};
use kernel::{ActionSpace, Columns, Ctx, Features, GameBox, Ink, Moves, Nobody, Outcome, Seat, Status, TooMany};

/// When a table that is over is laid out anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Autoreset {
    /// By the step after the one that ended it.
    NextStep,
    /// By the step that ended it.
    SameStep,
    /// By nobody but the caller.
    Disabled,
}

/// What the numbers of a reward are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RewardKind {
    /// 1 for a game that was won, else 0.
    Win,
    /// The score.
    Score,
}

/// How a batch is played, once for all.
pub struct BatchRules {
    /// What rewards are.
    pub reward: RewardKind,
    /// Whether an action that the rules forbid is an error; else nothing happens at its table.
    pub strict: bool,
    /// By how much the number of a table's game rises from one to the next.
    pub stride: u64,
}

/// Why a step was not made: at no table has anything happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepRefused {
    /// That many actions for that many tables.
    Count { actions: usize, tables: usize },
    /// No action has this number.
    NoAction { table: usize, number: i64, actions: usize },
    /// The rules forbid it.
    Forbidden { table: usize, action: String, clause: &'static str },
    /// The game is over.
    Over { table: usize },
}

impl core::fmt::Display for StepRefused {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Count { actions, tables } => write!(f, "{actions} actions for {tables} tables; nothing was done"),
            Self::NoAction { table, number, actions } => {
                let last = actions - 1;
                write!(
                    f,
                    "table {table}: actions have numbers from 0 to {last}, not {number}; nothing was done at any table"
                )
            }
            Self::Forbidden { table, action, clause } => {
                write!(f, "table {table}: \"{action}\" is forbidden by \u{a7}{clause}; nothing was done at any table")
            }
            Self::Over { table } => {
                write!(f, "table {table}: the game is over, reset it; nothing was done at any table")
            }
        }
    }
}

/// What a step writes: a row for every table.
pub struct BatchRows<'a> {
    /// What the awaited seat may know.
    pub numbers: &'a mut [i16],
    /// Which actions it may take.
    pub masks: &'a mut [u8],
    /// The reward of whoever acted.
    pub rewards: &'a mut [f64],
    /// Whether the game is over.
    pub over: &'a mut [bool],
    /// The awaited seat; of a game that is over, whoever acted last.
    pub seats: &'a mut [i8],
    /// Whether the action was forbidden, and nothing happened.
    pub refused: &'a mut [bool],
    /// Whether a game has ended by this step, and what it came to for every seat.
    pub ended: &'a mut [bool],
    /// The last view of a game that ended by this step and was followed by another.
    pub final_numbers: &'a mut [i16],
    /// Who won the game that ended last.
    pub won: &'a mut [bool],
    /// What each seat scored in it.
    pub scores: &'a mut [i32],
    /// How many decisions it took.
    pub decisions: &'a mut [i32],
}

/// How a table stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PlaceState {
    /// This seat, which the caller plays, is awaited.
    Awaiting(Seat),
    /// The game is over, and the caller does not know: it ended before a seat of the caller's was awaited.
    Untold,
    /// The game is over.
    Over,
}

/// A batch of tables of some game.
pub trait AnyBatch: Send {
    /// How many tables there are.
    fn count(&self) -> usize;
    /// The seed of the game at a table.
    fn name(&self, at: usize) -> &GameName;
    /// Lays out a table anew.
    fn begin(&mut self, at: usize, name: GameName, rows: &mut BatchRows<'_>);
    /// One step of every table, or of none.
    fn step(&mut self, actions: &[i64], mode: Autoreset, rows: &mut BatchRows<'_>) -> Result<(), StepRefused>;
    /// What a seat may know at a table, and which actions it may take.
    fn look(&mut self, at: usize, seat: Seat, numbers: &mut [i16], mask: &mut [u8]);
    /// The seats that a table waits for, as many as are the caller's.
    fn awaited(&self, at: usize) -> Vec<u8>;
    /// What a bot would do at every table that awaits a seat of the caller's; -1 at others.
    fn choose(&mut self, bot: &BotChoice, actions: &mut [i64]);
    /// The features of what the awaited seats may know, a row for every table.
    fn features(&self, width: usize, cells: &mut [f32]);
    /// What may come of an action of the awaited seat.
    fn odds(&self, at: usize, action: i64, most: usize) -> Result<Vec<OddsLine>, OddsRefused>;
    /// All that was decided at a table, by whom, in notation.
    fn decided(&self, at: usize) -> Vec<(Seat, String)>;
}

/// Why there are no odds.
pub enum OddsRefused {
    /// The action cannot be taken.
    Step(StepRefused),
    /// There are too many ways.
    TooMany,
}

impl From<TooMany> for OddsRefused {
    fn from(_: TooMany) -> Self {
        Self::TooMany
    }
}

/// Bots that are asked at the tables of a batch, one for every seat of every table that asked.
struct Advisers<G: GameBox> {
    choice: BotChoice,
    /// Each with the game that it was told of.
    bots: Vec<Option<(u64, Seated<G>)>>,
}

/// A batch of tables of one game.
pub struct TableBatch<G: GameBox> {
    game: G,
    options: G::Options,
    columns: Columns,
    space: ActionSpace<G::Action>,
    rules: BatchRules,
    seats: usize,
    /// Who holds each seat; nobody where it is the caller's.
    held: Vec<Option<BotChoice>>,
    places: Vec<BatchPlace<G>>,
    states: Vec<PlaceState>,
    /// A bot for every seat that one holds, table after table.
    opponents: Vec<Option<Seated<G>>>,
    advisers: Vec<Advisers<G>>,
    legal: Moves<G::Action>,
}

impl<G: GameBox> TableBatch<G> {
    /// Lays out so many tables; [`AnyBatch::begin`] is called for each before the first step.
    pub fn new(
        game: G,
        options: G::Options,
        names: Vec<GameName>,
        held: Vec<Option<BotChoice>>,
        rules: BatchRules,
    ) -> Self {
        let (columns, space) = (Columns::of(&game, &options), ActionSpace::of(&game));
        let seats = game.seats(&options) as usize;
        let seated = |held: &Option<BotChoice>| held.as_ref().map(|choice| choice.seated(&game, &options));
        let opponents = names.iter().flat_map(|_| held.iter().map(seated)).collect();
        let states = vec![PlaceState::Over; names.len()];
        let places = names.into_iter().map(|name| BatchPlace::new(&game, &options, name)).collect();
        let legal = Moves::new();
        Self {
            game,
            options,
            columns,
            space,
            rules,
            seats,
            held,
            places,
            states,
            opponents,
            advisers: Vec::new(),
            legal,
        }
    }

    /// Whether no bot holds a seat.
    #[inline]
    fn is_mine(&self, seat: Seat) -> bool {
        self.held.get(seat.0 as usize).is_none_or(Option::is_none)
    }

    /// Lets bots decide until a seat of the caller's is awaited, or the game is over.
    fn go_on(&mut self, at: usize) -> Result<Seat, Outcome> {
        loop {
            let awaited = match self.game.status(&self.places[at].table) {
                Status::Over(outcome) => return Err(outcome),
                Status::Awaiting(seats) => seats,
            };
            // In the order in which whole games are played: the lowest seat first.
            let seat = awaited.lowest().unwrap_or(Seat(0));
            if self.is_mine(seat) {
                return Ok(seat);
            }
            let Self { game, legal, places, opponents, seats, .. } = self;
            let place = &mut places[at];
            game.legal_actions(&place.table, seat, legal);
            let Some(bot) = &mut opponents[at * *seats + seat.0 as usize] else { return Ok(seat) };
            let action = bot.choose(game, seat, &game.view(&place.table, seat), legal);
            place.decided.push((seat, game.action_number(action).unwrap_or_default() as u16));
            game.apply(&mut place.table, seat, action, &mut Ctx::new(&mut place.fate, Nobody));
        }
    }

    /// Writes what a seat sees, and what it may do where it is awaited.
    #[inline]
    fn write(&mut self, at: usize, seat: Seat, awaited: bool, numbers: &mut [i16], mask: &mut [u8]) {
        let Self { game, places, legal, space, .. } = self;
        let table = &places[at].table;
        game.write_numbers(&game.view(table, seat), seat, &mut Ink::new(numbers));
        if awaited {
            game.legal_actions(table, seat, legal);
            space.mask(game, legal, mask);
        } else {
            mask.fill(0);
        }
    }

    /// Lays out a table for the game of that name, and lets bots begin.
    fn lay(&mut self, at: usize, name: GameName, rows: &mut BatchRows<'_>) {
        self.places[at].begin(&self.game, &self.options, name);
        let seed = self.places[at].seed;
        for seat in 0..self.seats {
            if let Some(bot) = &mut self.opponents[at * self.seats + seat] {
                bot.restart(seed.player(Seat(seat as u8)));
            }
        }
        (rows.rewards[at], rows.over[at], rows.refused[at]) = (0.0, false, false);
        match self.go_on(at) {
            Ok(seat) => self.wait_for(at, seat, rows),
            Err(_) => {
                let seat = self.first_mine();
                self.states[at] = PlaceState::Untold;
                self.show(at, seat, false, rows);
            }
        }
    }

    fn first_mine(&self) -> Seat {
        Seat((0..self.seats).find(|seat| self.held[*seat].is_none()).unwrap_or(0) as u8)
    }

    #[inline]
    fn wait_for(&mut self, at: usize, seat: Seat, rows: &mut BatchRows<'_>) {
        self.states[at] = PlaceState::Awaiting(seat);
        self.show(at, seat, true, rows);
    }

    /// Writes a table's row of numbers and its mask.
    #[inline]
    fn show(&mut self, at: usize, seat: Seat, awaited: bool, rows: &mut BatchRows<'_>) {
        let (width, actions) = (self.columns.width(), self.space.len());
        rows.seats[at] = seat.0 as i8;
        let numbers = &mut rows.numbers[at * width..(at + 1) * width];
        self.write(at, seat, awaited, numbers, &mut rows.masks[at * actions..(at + 1) * actions]);
    }

    /// Ends a game, and lays out the next one where that is asked for.
    fn end(&mut self, at: usize, seat: Seat, outcome: &Outcome, mode: Autoreset, rows: &mut BatchRows<'_>) {
        let (seats, width) = (self.seats, self.columns.width());
        let score = |seat: usize| outcome.scores.iter().nth(seat).unwrap_or(0);
        for other in 0..seats {
            rows.won[at * seats + other] = outcome.won.has(Seat(other as u8));
            rows.scores[at * seats + other] = score(other);
        }
        let reward = match self.rules.reward {
            RewardKind::Win => outcome.won.has(seat) as u8 as f64,
            RewardKind::Score => score(seat.0 as usize) as f64,
        };
        (rows.ended[at], rows.decisions[at]) = (true, self.places[at].decided.len() as i32);
        self.states[at] = PlaceState::Over;
        self.show(at, seat, false, rows);
        if mode == Autoreset::SameStep {
            let row = at * width..(at + 1) * width;
            rows.final_numbers[row.clone()].copy_from_slice(&rows.numbers[row]);
            self.lay(at, self.places[at].name.next(self.rules.stride), rows);
        }
        (rows.rewards[at], rows.over[at]) = (reward, true);
    }

    /// One step of one table.
    #[inline]
    fn step_at(&mut self, at: usize, number: i64, mode: Autoreset, rows: &mut BatchRows<'_>) {
        (rows.rewards[at], rows.over[at], rows.refused[at], rows.ended[at]) = (0.0, false, false, false);
        let seat = match self.states[at] {
            PlaceState::Awaiting(seat) => seat,
            PlaceState::Over => return self.lay(at, self.places[at].name.next(self.rules.stride), rows),
            PlaceState::Untold => {
                if let Status::Over(outcome) = self.game.status(&self.places[at].table) {
                    self.end(at, self.first_mine(), &outcome, mode, rows);
                }
                return;
            }
        };
        let Some(action) = self.space.act(number as usize) else { return };
        let place = &mut self.places[at];
        if self.game.check(&place.table, seat, action).is_err() {
            rows.refused[at] = true;
            return;
        }
        place.decided.push((seat, number as u16));
        self.game.apply(&mut place.table, seat, action, &mut Ctx::new(&mut place.fate, Nobody));
        match self.go_on(at) {
            Ok(next) => self.wait_for(at, next, rows),
            Err(outcome) => self.end(at, seat, &outcome, mode, rows),
        }
    }

    /// Whether an action can be taken at a table.
    fn check(&self, at: usize, number: i64, strict: bool) -> Result<Option<(Seat, G::Action)>, StepRefused> {
        let PlaceState::Awaiting(seat) = self.states[at] else { return Ok(None) };
        let action = usize::try_from(number).ok().and_then(|number| self.space.act(number));
        let unknown = StepRefused::NoAction { table: at, number, actions: self.space.len() };
        let action = action.ok_or(unknown)?;
        if strict {
            self.game.check(&self.places[at].table, seat, action).map_err(|refusal| StepRefused::Forbidden {
                table: at,
                action: self.game.write_action(action),
                clause: self.game.clause(refusal).0,
            })?;
        }
        Ok(Some((seat, action)))
    }
}

impl<G: GameBox> AnyBatch for TableBatch<G> {
    fn count(&self) -> usize {
        self.places.len()
    }

    fn name(&self, at: usize) -> &GameName {
        &self.places[at].name
    }

    fn begin(&mut self, at: usize, name: GameName, rows: &mut BatchRows<'_>) {
        self.lay(at, name, rows);
        rows.ended[at] = false;
    }

    fn step(&mut self, actions: &[i64], mode: Autoreset, rows: &mut BatchRows<'_>) -> Result<(), StepRefused> {
        if actions.len() != self.places.len() {
            return Err(StepRefused::Count { actions: actions.len(), tables: self.places.len() });
        }
        for (at, number) in actions.iter().enumerate() {
            if mode == Autoreset::Disabled && self.states[at] == PlaceState::Over {
                return Err(StepRefused::Over { table: at });
            }
            self.check(at, *number, self.rules.strict)?;
        }
        for (at, number) in actions.iter().enumerate() {
            self.step_at(at, *number, mode, rows);
        }
        Ok(())
    }

    fn look(&mut self, at: usize, seat: Seat, numbers: &mut [i16], mask: &mut [u8]) {
        let awaited = self.game.awaited(&self.places[at].table).has(seat);
        self.write(at, seat, awaited, numbers, mask);
    }

    fn awaited(&self, at: usize) -> Vec<u8> {
        let awaited = self.game.awaited(&self.places[at].table);
        awaited.iter().filter(|seat| self.is_mine(*seat)).map(|seat| seat.0).collect()
    }

    fn choose(&mut self, bot: &BotChoice, actions: &mut [i64]) {
        let known = self.advisers.iter().position(|advisers| advisers.choice.is(bot));
        let known = known.unwrap_or_else(|| {
            let bots = std::iter::repeat_with(|| None).take(self.places.len() * self.seats).collect();
            self.advisers.push(Advisers { choice: bot.clone(), bots });
            self.advisers.len() - 1
        });
        let Self { game, options, places, states, advisers, legal, seats, .. } = self;
        for (at, chosen) in actions.iter_mut().enumerate() {
            let (PlaceState::Awaiting(seat), place) = (states[at], &places[at]) else {
                *chosen = -1;
                continue;
            };
            let adviser = advisers[known].bots[at * *seats + seat.0 as usize]
                .get_or_insert_with(|| (u64::MAX, bot.seated(game, options)));
            if adviser.0 != place.serial {
                adviser.0 = place.serial;
                adviser.1.restart(place.seed.player(seat));
            }
            game.legal_actions(&place.table, seat, legal);
            let action = adviser.1.choose(game, seat, &game.view(&place.table, seat), legal);
            *chosen = game.action_number(action).map_or(-1, |number| number as i64);
        }
    }

    fn features(&self, width: usize, cells: &mut [f32]) {
        let mut features = Features::new();
        for (at, row) in cells.chunks_exact_mut(width.max(1)).enumerate() {
            let seat = match self.states[at] {
                PlaceState::Awaiting(seat) => seat,
                PlaceState::Over | PlaceState::Untold => self.first_mine(),
            };
            features.clear();
            self.game.features(&self.game.view(&self.places[at].table, seat), seat, &mut features);
            let scaled = features.padded().iter().map(|one| *one as f32 / Features::ONE as f32);
            row.iter_mut().zip(scaled).for_each(|(cell, one)| *cell = one);
        }
    }

    fn odds(&self, at: usize, action: i64, most: usize) -> Result<Vec<OddsLine>, OddsRefused> {
        let checked = self.check(at, action, true).map_err(OddsRefused::Step)?;
        let (seat, action) = checked.ok_or(OddsRefused::Step(StepRefused::Over { table: at }))?;
        let view = self.game.view(&self.places[at].table, seat);
        Ok(odds_of(&self.game, &self.columns, (seat, &view), action, most)?)
    }

    fn decided(&self, at: usize) -> Vec<(Seat, String)> {
        let written = |number: u16| self.space.act(number as usize).map(|action| self.game.write_action(action));
        self.places[at].decided.iter().map(|(seat, number)| (*seat, written(*number).unwrap_or_default())).collect()
    }
}
