//! What a player may have in mind: actions to be carried out until something unforeseen can happen.

use kernel::{Counted, Ctx, Game, Moves, Nobody, Seat, SeatSet, Seed, Seeded};

/// A plan: its actions, the last of which chance (or somebody else) answers. `before` is the table that the last action
/// meets; where the table is not wholly known, there is none, and the plan is one action.
pub struct Plan<G: Game> {
    pub actions: Vec<G::Action>,
    pub before: Option<G::Table>,
}

/// The most plans that are weighed against each other.
const MOST_PLANS: usize = 512;

impl<G: Game> Plan<G> {
    /// What it begins with.
    pub fn first(&self) -> G::Action {
        self.actions[0]
    }

    /// What it ends with.
    pub fn last(&self) -> G::Action {
        self.actions[self.actions.len() - 1]
    }

    /// The later actions, the last one first, each with the view that will show that nothing unforeseen has happened.
    pub fn rest(&self, game: &G, seat: Seat, view: &G::View) -> Vec<(G::View, G::Action)> {
        let mut ctx = Ctx::new(same_fate(), Nobody);
        let mut table = game.imagine(view, seat, &mut ctx.fate);
        let steps = self.actions.windows(2).map(|pair| {
            game.apply(&mut table, seat, pair[0], &mut ctx);
            (game.view(&table, seat), pair[1])
        });
        let mut rest: Vec<_> = steps.collect();
        rest.reverse();
        rest
    }
}

/// One and the same fate for all plans, so that those that come to the same can be told.
fn same_fate() -> Seeded {
    Seeded::new(Seed::of("plans"))
}

/// The plans that begin with each legal action.
pub fn plans<G: Game>(game: &G, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Plan<G>> {
    let single = || legal.iter().map(|&action| Plan { actions: vec![action], before: None }).collect();
    if G::SECRETS {
        return single();
    }
    let table = game.imagine(view, seat, &mut same_fate());
    let mut growing = Growing { game, seat, actions: Vec::new(), plans: Vec::new(), outcomes: Vec::new() };
    let few = legal.iter().all(|&first| growing.grow(&table, first));
    if few { growing.plans } else { single() }
}

/// Plans that are being made.
struct Growing<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    actions: Vec<G::Action>,
    plans: Vec<Plan<G>>,
    /// The first action of each plan and the table that it comes to.
    outcomes: Vec<(G::Action, G::Table)>,
}

impl<G: Game> Growing<'_, G> {
    /// Goes on with an action until chance speaks or the seat has no more to say; false if there are too many plans.
    fn grow(&mut self, table: &G::Table, action: G::Action) -> bool {
        let mut after = table.clone();
        let mut ctx = Ctx::new(Counted::new(same_fate()), Nobody);
        self.game.apply(&mut after, self.seat, action, &mut ctx);
        self.actions.push(action);
        let goes_on = self.game.awaited(&after) == SeatSet::only(self.seat) && ctx.fate.asked == 0;
        let few = if goes_on {
            let mut legal = Moves::new();
            self.game.legal_actions(&after, self.seat, &mut legal);
            legal.iter().all(|&next| self.grow(&after, next))
        } else {
            // Two ways to the same table are one plan.
            let outcome = (self.actions[0], after);
            if !self.outcomes.contains(&outcome) {
                self.outcomes.push(outcome);
                self.plans.push(Plan { actions: self.actions.clone(), before: Some(table.clone()) });
            }
            self.plans.len() <= MOST_PLANS
        };
        self.actions.pop();
        few
    }
}
