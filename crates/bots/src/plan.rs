//! What a player may have in mind: actions to be carried out until something unforeseen can happen.

use kernel::{Counted, Ctx, Game, Moves, Nobody, Policy, Seat, SeatSet, Secrets, Seed, Seeded};

/// A plan: its actions, the last of which chance (or somebody else) answers. `before` is the table that the last action
/// meets; where the table is not wholly known, there is none, and the plan is one action.
pub struct Plan<G: Game> {
    pub actions: Vec<G::Action>,
    pub before: Option<G::Table>,
}

/// The most plans that are weighed against each other.
pub const MOST_PLANS: usize = 512;
/// The most steps that are taken in thought to find them.
const MOST_STEPS: usize = 8192;
/// The most actions of a plan: where chance stays silent for long, nobody thinks of all that may come of it.
const MOST_ACTIONS: usize = 32;
/// How many fates must agree before two plans are taken for one.
const FATES: u64 = 8;

impl<G: Game> Plan<G> {
    /// What it begins with.
    pub fn first(&self) -> G::Action {
        self.actions[0]
    }

    /// What it ends with.
    pub fn last(&self) -> G::Action {
        self.actions[self.actions.len() - 1]
    }
}

/// The actions after the first, the last one first, each with the view that will show that nothing unforeseen has happened.
pub fn rest<G: Game>(game: &G, seat: Seat, view: &G::View, actions: &[G::Action]) -> Vec<(G::View, G::Action)> {
    let mut ctx = Ctx::new(fate(0), Nobody);
    let mut table = game.imagine(view, seat, &mut ctx.fate);
    let steps = actions.windows(2).map(|pair| {
        game.apply(&mut table, seat, pair[0], &mut ctx);
        (game.view(&table, seat), pair[1])
    });
    let mut rest: Vec<_> = steps.collect();
    rest.reverse();
    rest
}

/// The same fates for all plans, so that those that come to the same can be told.
fn fate(number: u64) -> Seeded {
    Seeded::new(Seed::of("plans").nth(number))
}

/// The plans that begin with each legal action; where there are more than so many, or too many to think of, these actions alone.
pub fn plans<G: Game>(game: &G, seat: Seat, view: &G::View, legal: &[G::Action], most: usize) -> Vec<Plan<G>> {
    let single = || legal.iter().map(|&action| Plan { actions: vec![action], before: None }).collect();
    let table = game.imagine(view, seat, &mut fate(0));
    if game.secrets(&table) != Secrets::Nothing {
        return single();
    }
    let most = most.min(MOST_PLANS);
    let (actions, plans, outcomes) = (Vec::new(), Vec::new(), Vec::new());
    let mut growing = Growing { game, seat, actions, plans, outcomes, steps: 0, most };
    let few = legal.iter().all(|&first| growing.grow(&table, first));
    if few { growing.plans } else { single() }
}

/// Which of the plans the rule of thumb follows longest.
pub fn by_thumb<G: Policy>(game: &G, seat: Seat, view: &G::View, plans: &[Plan<G>]) -> usize {
    let mut ctx = Ctx::new(fate(0), Nobody);
    let mut table = game.imagine(view, seat, &mut ctx.fate);
    let mut left: Vec<usize> = (0..plans.len()).collect();
    for step in 0.. {
        if left.len() <= 1 || !game.awaited(&table).has(seat) {
            break;
        }
        let action = game.careful(&game.view(&table, seat), seat);
        let fits: Vec<usize> =
            left.iter().copied().filter(|at| plans[*at].actions.get(step) == Some(&action)).collect();
        if fits.is_empty() {
            break;
        }
        left = fits;
        game.apply(&mut table, seat, action, &mut ctx);
    }
    left.first().copied().unwrap_or(0)
}

/// Plans that are being made.
struct Growing<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    actions: Vec<G::Action>,
    plans: Vec<Plan<G>>,
    /// The first action of each plan and the tables that it comes to under each fate.
    outcomes: Vec<(G::Action, Vec<G::Table>)>,
    steps: usize,
    most: usize,
}

impl<G: Game> Growing<'_, G> {
    /// Goes on with an action until chance speaks or the seat has no more to say; false if there is too much to think of.
    fn grow(&mut self, table: &G::Table, action: G::Action) -> bool {
        self.steps += 1;
        if self.actions.len() == MOST_ACTIONS || self.steps > MOST_STEPS {
            return false;
        }
        let (after, asked) = self.apply(table, action, 0);
        self.actions.push(action);
        let goes_on = self.game.awaited(&after) == SeatSet::only(self.seat) && asked == 0;
        let few = if goes_on {
            let mut legal = Moves::new();
            self.game.legal_actions(&after, self.seat, &mut legal);
            legal.iter().all(|&next| self.grow(&after, next))
        } else {
            let fates = if asked == 0 { 1 } else { FATES };
            let later = (1..fates).map(|number| self.apply(table, action, number).0);
            let outcome = (self.actions[0], core::iter::once(after).chain(later).collect());
            // Two ways to the same tables are one plan.
            if !self.outcomes.contains(&outcome) {
                self.outcomes.push(outcome);
                self.plans.push(Plan { actions: self.actions.clone(), before: Some(table.clone()) });
            }
            self.plans.len() <= self.most
        };
        self.actions.pop();
        few
    }

    /// The table after an action under one of the fates, and how often that was asked.
    fn apply(&self, table: &G::Table, action: G::Action, number: u64) -> (G::Table, u32) {
        let mut after = table.clone();
        let mut ctx = Ctx::new(Counted::new(fate(number)), Nobody);
        self.game.apply(&mut after, self.seat, action, &mut ctx);
        (after, ctx.fate.asked)
    }
}
