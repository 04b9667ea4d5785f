//! The clause behind each refusal.

use crate::decisions::{Due, Refusal};
use kernel::Clause;

pub(super) fn clause(refusal: Refusal) -> Clause {
    Clause(match refusal {
        Refusal::NoSuchSeat | Refusal::Taken => "setup.prisoner",
        Refusal::Over => "run.end",
        Refusal::NotYou => "move.first",
        Refusal::NotNow(due) => match due {
            Due::Camp => "setup.leader",
            Due::Way => "move.steps",
            Due::Test => "test.hand",
            Due::Share => "upkeep.give",
            Due::Market => "market.tile",
            Due::Prepare => "prep.order",
            Due::Combat => "round.actions",
            Due::Cells => "cells.ways",
        },
        Refusal::NoWay => "move.corridor",
        Refusal::NoRune => "move.rune",
        Refusal::Closed => "test.closed",
        Refusal::NoSymbol | Refusal::NotHeld => "test.hand",
        Refusal::Failed => "icon.either",
        Refusal::NoShare => "upkeep.give",
        Refusal::FullTrack => "board.full",
        Refusal::OtherColour => "icon.scroll",
        Refusal::Unhurt => "icon.vial",
        Refusal::Room => "equip.full",
        Refusal::NoRoom => "equip.slot",
        Refusal::NoGear => "solo.rewards",
        Refusal::TooDear | Refusal::SoldOut => "market.tile",
        Refusal::FirstMayNotPass => "prep.four-players",
        Refusal::PassedAlready => "boss.pass",
        Refusal::NotOnCard => "prep.announce",
        Refusal::OutOfReach => "range.spaces",
        Refusal::NobodyThere => "range.empty",
        Refusal::NoAptitude | Refusal::Useless => "act.aptitude",
        Refusal::UsedAlready => "act.repeat",
        Refusal::NoLoot => "act.loot",
        Refusal::NoPotion => "round.potion",
        Refusal::NoFighter => "act.assign",
        Refusal::Twice => "act.two",
        Refusal::NotOnCompanion => "companion.limits",
        Refusal::TooFewCells | Refusal::EmptyDeck => "cells.decks",
        Refusal::WellClosed => "well.throw",
        Refusal::NoPocket => "mutation.full",
        Refusal::TooSmall => "purge.six",
        Refusal::NotToPurge => "purge.tray",
        Refusal::CannotMove => "cells.combat",
        Refusal::NoStart => "setup.biome",
    })
}
