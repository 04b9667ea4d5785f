//! The clauses behind refusals.

use crate::decisions::{Due, Refusal};
use kernel::Clause;

/// The clause behind a refusal.
pub(super) fn clause(refusal: Refusal) -> Clause {
    Clause(match refusal {
        Refusal::NoSuchSeat => "setup.players",
        Refusal::Over => "end.over",
        Refusal::Dead | Refusal::NobodyThere => "end.death",
        Refusal::NotYourTurn => "round.order",
        Refusal::Answered => "round.set",
        Refusal::NotNow(due) => return due_clause(due),
        Refusal::NotHeld | Refusal::WrongWindow | Refusal::Oneself => "low.hand",
        Refusal::MustAttack => "round.useless",
        Refusal::SecondAttack => "item.haste",
        Refusal::NotAnAttack => "attack.replace",
        Refusal::OwnAttack => "low.fail",
        Refusal::Protected => "attack.protected",
        Refusal::Untouchable => "attack.feint",
        Refusal::NothingSet => "low.edge",
        Refusal::NothingOfOnesOwn => "low.signals",
        Refusal::NoHit | Refusal::SameHero => "low.after",
        Refusal::NoCreature | Refusal::TrackEnd => "low.tough",
        Refusal::NoItem => "item.open",
        Refusal::NotUsed => "item.when",
        Refusal::Unhurt | Refusal::ForOneself => "item.heal",
        Refusal::WorksAlready => "item.lasting",
        Refusal::TooEarly | Refusal::EnoughOffers | Refusal::SameItem => "item.give",
        Refusal::NoRiposte => "attack.riposte",
        Refusal::NotToRiposte => "attack.riposte-cards",
        Refusal::NoToken => "token.aim",
        Refusal::NoSign => "foe.sphinx",
        Refusal::TooFewCards | Refusal::NoFlip => "foe.bridge",
    })
}

fn due_clause(due: Due) -> Clause {
    Clause(match due {
        Due::Market => "encounter.items",
        Due::Offer => "item.give",
        Due::Loot => "end.loot",
        Due::Window => "low.window",
        Due::Riposte => "attack.riposte",
        Due::Counter => "low.cancel",
        Due::Set => "round.set",
        Due::Fire => "item.fire",
        Due::Replace => "attack.replace",
        Due::Choose => "attack.heroic",
        Due::Aim => "token.aim",
        Due::Steal => "attack.fingers",
        Due::Vote => "foe.spite",
        Due::Sign => "foe.sphinx",
        Due::Cross => "foe.bridge",
        Due::Refill => "prize.refill",
        Due::Trim => "setup.hand",
    })
}
