//! How a sound player plays: rules of thumb for every small decision, and for the cards of a combat a look at how each would go.

mod camp;
mod combat;
mod route;
mod shares;

use crate::content::PRISONERS;
use crate::decisions::{Action, Event};
use crate::rules::{DeadCells, View, decider};
use crate::table::{Phase, Table};
use crate::{insight, measures};
use kernel::{Ctx, Fate, Features, Game, MeasureName, Measures, Moves, Nobody, Policy, Seat, Seed, Seeded, Status};
pub(crate) use shares::gear_worth;

/// How many ways the hidden cards may lie are looked at for each card that could be laid.
const SAMPLES: u64 = 6;

impl Policy for DeadCells {
    const POINTS_FOR_A_WIN: u32 = 60;

    fn careful(&self, view: &View, seat: Seat) -> Action {
        match view.seen.phase {
            Phase::Lay(_) => self.best_card(view, seat),
            _ => quick(self, &view.seen, seat),
        }
    }

    fn rollout<F: Fate>(&self, table: &Table, seat: Seat, _: &mut F) -> Action {
        quick(self, table, seat)
    }

    const FEATURES: &'static [&'static str] = &insight::FEATURES;

    fn learnt(&self) -> &'static str {
        include_str!("../content/value.txt")
    }

    fn features(&self, view: &View, seat: Seat, out: &mut Features) {
        insight::features(self, view, seat, out);
    }

    fn chapter(&self, table: &Table) -> u32 {
        insight::chapter(table)
    }

    /// What is announced changes nothing in a combat.
    fn alike(&self, one: Action, other: Action) -> bool {
        matches!((one, other), (Action::Lay { card, .. }, Action::Lay { card: same, .. }) if card == same)
    }

    fn measures(&self) -> Vec<MeasureName> {
        measures::measures(&self.content)
    }

    fn ends(&self) -> Vec<MeasureName> {
        measures::ends(&self.content)
    }

    #[inline(always)]
    fn count(&self, event: &Event, out: &mut Measures) {
        measures::count(event, out);
    }

    #[inline]
    fn sum_up(&self, table: &Table, out: &mut Measures) {
        measures::sum_up(&self.content, table, out);
    }
}

impl DeadCells {
    /// The card with which the combat goes best, over some ways in which what is hidden may lie.
    fn best_card(&self, view: &View, seat: Seat) -> Action {
        let mut legal = Moves::new();
        self.legal_actions(&view.seen, seat, &mut legal);
        let mut best = (i32::MIN, legal[0]);
        let mut tried = None;
        for action in legal.iter() {
            let Action::Lay { card, .. } = *action else { continue };
            // What is announced changes nothing in a combat.
            if tried == Some(card) {
                continue;
            }
            tried = Some(card);
            let worth = (0..SAMPLES).map(|sample| self.combat_worth(view, seat, *action, sample)).sum();
            if worth > best.0 {
                best = (worth, *action);
            }
        }
        best.1
    }

    /// What a combat comes to if a card is laid and everybody goes on by rules of thumb.
    fn combat_worth(&self, view: &View, seat: Seat, action: Action, sample: u64) -> i32 {
        let mut luck = Seeded::new(Seed::of("careful").nth(sample));
        let mut table = self.imagine(view, seat, &mut luck);
        let turn = table.fight.boss.map(|boss| (boss.instance, boss.turn));
        let mut ctx = Ctx::new(luck, Nobody);
        self.apply(&mut table, seat, action, &mut ctx);
        let goes_on = |table: &Table| {
            let same = table.fight.boss.map(|boss| (boss.instance, boss.turn)) == turn;
            table.fight.on && same && matches!(self.status(table), Status::Awaiting(_))
        };
        while goes_on(&table) {
            let seat = decider(&table);
            let action = quick(self, &table, seat);
            self.apply(&mut table, seat, action, &mut ctx);
        }
        combat::worth(&self.content, &table)
    }
}

/// What is done by rule of thumb, from what lies on the table before the one who decides.
pub(crate) fn quick(game: &DeadCells, table: &Table, seat: Seat) -> Action {
    let content = &*game.content;
    let wanted = match table.phase {
        Phase::Camp => camp::before(game, table, seat),
        Phase::Choose(_) => first_free(table),
        Phase::NameFirst => Action::First { member: 0 },
        Phase::Wound(_) => wound(table),
        Phase::Move => route::way(content, table),
        Phase::Replace => Action::Keep {},
        Phase::Retest(_) => Action::Again {},
        Phase::Test(skill, _) => route::test(content, table, skill),
        Phase::Either => shares::either(content, table),
        Phase::Scroll(colour) => shares::scroll(content, table, colour),
        Phase::Vial => shares::vial(table),
        Phase::Equip(gear, _) => shares::equip(content, table, gear),
        Phase::Shop(_) => shares::buy(content, table),
        Phase::Passer => combat::passer(table),
        Phase::Lay(member) => combat::lay(content, table, member),
        Phase::Redraw(..) => Action::Done {},
        Phase::Drink => combat::drink(table),
        Phase::UseGear(member, which) => combat::gear(content, table, member, which),
        Phase::Aim(member, effect, _) => combat::aim(content, table, member, effect),
        Phase::Help(_, effect, _) => combat::help(content, table, effect),
        Phase::Aptitude(member) => combat::aptitude(game, table, member),
        Phase::Loot(_) => combat::loot(table),
        Phase::Assign(action, _) => combat::assign(content, table, action),
        Phase::Spend => camp::spend(content, table),
        Phase::Grant(card) => camp::grant(content, table, card),
        Phase::Pocket(card) => camp::instead(content, &table.campaign, card),
        Phase::Unscroll(member) => shares::unscroll(table, member),
        Phase::Lose(member) => shares::lose(content, table, member),
        Phase::Worms(member, effect, _) => combat::worms(content, table, member, effect),
        Phase::Unworm => shares::unworm(table),
        Phase::Hunger(_) => Action::Take { option: 0 },
        Phase::Refuse(member) => combat::refuse(content, table, member),
        Phase::Replay(_) => Action::Again {},
        Phase::Swap => Action::Done {},
        Phase::Purge(what, _) => camp::purge(content, table, what),
        Phase::MoreLife => camp::more_life(table),
        _ => Action::Done {},
    };
    if game.check(table, seat, wanted).is_ok() {
        return wanted;
    }
    let mut first = None;
    game.candidates(table, seat, |action| {
        if first.is_none() && game.check(table, seat, action).is_ok() {
            first = Some(action);
        }
    });
    first.unwrap_or(wanted)
}

/// The Prisoner that is still free and helps most.
fn first_free(table: &Table) -> Action {
    const ORDER: [u8; PRISONERS] = [2, 1, 3, 0];
    let Phase::Choose(seat) = table.phase else { return Action::Done {} };
    let free = ORDER.into_iter().find(|who| !crate::rules::is_taken(table, seat, *who));
    Action::Choose { prisoner: free.unwrap_or(0) }
}

/// Those with most life begin hurt.
fn wound(table: &Table) -> Action {
    let unhurt = table.members().filter(|member| table.member(*member).damage == 0);
    Action::Wound { member: unhurt.max_by_key(|member| table.member(*member).left()).unwrap_or(0) }
}
