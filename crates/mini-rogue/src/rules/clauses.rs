//! The clauses behind refusals.

use crate::decisions::{Due, Refusal};
use kernel::Clause;

/// The clause behind a refusal.
pub(super) fn clause(refusal: Refusal) -> Clause {
    Clause(match refusal {
        Refusal::NoSuchSeat => "setup.players",
        Refusal::Over => "end.over",
        Refusal::NotYourTurn => "two.turn",
        Refusal::NotNow(due) => return due_clause(due),
        Refusal::TooPoor => "merchant.trade",
        Refusal::NotSold => "merchant.food",
        Refusal::NotBought | Refusal::NoArmor => "merchant.sell",
        Refusal::HpFull | Refusal::ArmorFull | Refusal::FoodFull => "hero.tracks",
        Refusal::Healthy => "affliction.cure",
        Refusal::HasPotion => "potion.different",
        Refusal::TwoPotions | Refusal::NoPotion => "potion.two",
        Refusal::NotThatPotion => "potion.timing",
        Refusal::NoFood => "crow.feed",
        Refusal::NoGold => "shrine.offering",
        Refusal::NoXp | Refusal::TooWeak => "feat.price",
        Refusal::NoWeapon => "armory.feats",
        Refusal::DieSpent => "feat.once",
        Refusal::NotCritical => "attack.critical",
        Refusal::NoDie => "attack.dice",
        Refusal::Enough => "attack.enough",
        Refusal::WrongClass => "class.skills",
        Refusal::SkillSpent => "class.spent",
        Refusal::Blind => "affliction.blind",
        Refusal::AlreadySeen => "mage.sight",
        Refusal::NoRoom => "area.rooms",
        Refusal::NoWay => "area.ways",
        Refusal::NotPastExit => "rogue.evasion",
        Refusal::NoCrow | Refusal::RoomDone | Refusal::BothDown => "crow.draft",
        Refusal::NotInDeck => "crow.omen",
        Refusal::WrongRow => "tomb.shift",
        Refusal::NoRow => "play.pick",
        Refusal::Alone | Refusal::Apart | Refusal::NothingToGive | Refusal::EnoughOffers | Refusal::NoTrade => {
            "two.exchange"
        }
        Refusal::PartnerFull => "two.limits",
        Refusal::LastHp => "priestess.sacrifice",
        Refusal::NoHero | Refusal::NoNeed => "priestess.blessing",
    })
}

fn due_clause(due: Due) -> Clause {
    Clause(match due {
        Due::Prepare => "area.deal",
        Due::Room => "area.entrance",
        Due::Failed => "hero.test",
        Due::Pick => "play.pick",
        Due::Award => "two.items",
        Due::Item => "item.one",
        Due::Fight => "fight.foe",
        Due::Strike => "attack.blow",
        Due::Bleed => "priestess.sacrifice",
        Due::Move => "area.ways",
        Due::Descent => "area.descent",
        Due::Sight => "mage.sight",
        Due::Swap => "crow.draft",
        Due::Potion => "potion.two",
        Due::Offer => "two.exchange",
    })
}
