//! Who gets what, and what is bought.

use crate::content::{Content, Gain, Gear, Skill, Special, Trick, Use};
use crate::decisions::Action;
use crate::rules::{has_share, tile};
use crate::table::{Table, Ware};

/// What something is worth, in tenths of a scroll.
pub(super) fn gift_worth(gain: Gain) -> i32 {
    match gain {
        Gain::Nothing | Gain::Else(_) => 0,
        Gain::Tooth => 2,
        Gain::Cell => 4,
        Gain::Equipment | Gain::EquipmentEach => 7,
        Gain::Blueprint => 5,
        Gain::Scroll(_) => 10,
        Gain::Vial => 5,
        Gain::VialEach => 12,
        Gain::Potion => 12,
        Gain::Rune(_) => 30,
        Gain::Damage(_) => -9,
        Gain::PoisonNext => -9,
        Gain::Worm => -6,
        Gain::Unworm | Gain::UnwormOne => 4,
        Gain::Back => 3,
        Gain::Ahead => -4,
        Gain::Relight => 6,
        Gain::Key => 20,
        Gain::Curse => -9,
        Gain::Restrict => -7,
        Gain::Malaise => -14,
        Gain::Cure | Gain::Release => 8,
        Gain::Unring => 5,
        Gain::BossShield => -6,
    }
}

/// The better side of an either/or line; one with a test only where it can be passed.
pub(super) fn either(content: &Content, table: &Table) -> Action {
    let Some(tile) = tile(table) else { return Action::Done {} };
    let hurt = table.members().any(|member| table.member(member).damage > 0);
    let first = table.member(table.first);
    let worth = |at: &u8| {
        let option = tile.options.as_slice()[*at as usize];
        let passes = |skill: Skill| first.hand.iter().any(|card| content.card(card).symbols.has(skill));
        if option.test.is_some_and(|skill| !passes(skill)) {
            return -50;
        }
        let of = |gift: crate::content::Gift| match gift.gain {
            Gain::Vial if !hurt => 0,
            Gain::Curse => curse_worth(table, gift.count),
            // Its number is no count.
            Gain::Restrict => gift_worth(gift.gain),
            gain => gift_worth(gain) * gift.count as i32,
        };
        option.gifts.iter().map(of).sum::<i32>()
    };
    Action::Take { option: (0..tile.options.len() as u8).max_by_key(worth).unwrap_or(0) }
}

/// What a curse costs now.
fn curse_worth(table: &Table, number: u8) -> i32 {
    let life: i32 = table.members().map(|member| table.member(member).left() as i32 - 1).sum();
    match (crate::rules::special(table), number) {
        (Special::Worms | Special::Clock, 1) => -12 * table.potions as i32,
        (Special::Worms, _) => -8 * life,
        (Special::Clock, _) => {
            -6 * table.members().filter(|member| !table.member(*member).worn.is_empty()).count() as i32
        }
        (Special::Lanterns, 2) => -6 * table.crossing.lanterns as i32,
        (Special::Castle, 1) => -2 * table.teeth as i32,
        _ => -4,
    }
}

/// A step of the longest track goes, of survival last.
pub(super) fn unscroll(table: &Table, member: u8) -> Action {
    let own = table.member(member);
    let moved = Skill::ALL.into_iter().filter(|skill| own.scrolls[skill.place()] > 0);
    let dear = |skill: &Skill| (*skill == Skill::Survival) as i32 * 10 - own.scrolls[skill.place()] as i32;
    Action::Unscroll { skill: moved.min_by_key(dear).unwrap_or(Skill::Survival) }
}

/// What does least is lost.
pub(super) fn lose(content: &Content, table: &Table, member: u8) -> Action {
    let worn = table.member(member).worn;
    let worth = |slot: &u8| gear_worth(content, worn.as_slice()[*slot as usize].gear);
    Action::Lose { slot: (0..worn.len() as u8).min_by_key(worth).unwrap_or(0) }
}

/// Whoever has most worms is rid of them.
pub(super) fn unworm(table: &Table) -> Action {
    let most = table.members().max_by_key(|member| table.crossing.worms[*member as usize]);
    Action::Worms { member: most.unwrap_or(0) }
}

/// Scrolls go to the weakest first, for life; then to whoever has least.
pub(super) fn scroll(content: &Content, table: &Table, colour: Option<Skill>) -> Action {
    let mut best = (i32::MIN, Action::Done {});
    for member in table.members() {
        for skill in Skill::ALL {
            if crate::rules::can_scroll(content, table, member, colour, skill).is_err() {
                continue;
            }
            let own = table.member(member);
            let step = own.scrolls[skill.place()] as i32;
            let survival = skill == Skill::Survival;
            let life = if survival && !own.is_serenade() { 12 - 2 * own.life as i32 } else { 0 };
            let worth = life - step - own.left() as i32;
            if worth > best.0 {
                best = (worth, Action::Scroll { member, skill });
            }
        }
    }
    best.1
}

/// A vial goes to whoever has least life left.
pub(super) fn vial(table: &Table) -> Action {
    let hurt = table.members().filter(|member| crate::rules::helps_vial(table, *member));
    let weakest = hurt.min_by_key(|member| table.member(*member).left());
    Action::Heal { member: weakest.unwrap_or(0) }
}

/// Equipment goes where there is room; else in the place of what does less.
pub(super) fn equip(content: &Content, table: &Table, gear: Gear) -> Action {
    let wearers = table.members().filter(|member| has_share(table, *member) && !table.member(*member).is_serenade());
    let roomy = wearers.clone().filter(|member| {
        let own = table.member(*member);
        own.worn.len() < own.slots as usize
    });
    if let Some(member) = roomy.min_by_key(|member| table.member(*member).worn.len()) {
        return Action::Equip { member, over: None };
    }
    let new = gear_worth(content, gear);
    let mut worst = (new, Action::Scrap {});
    for member in wearers {
        for (slot, worn) in (0..).zip(table.member(member).worn.iter()) {
            let worth = gear_worth(content, worn.gear);
            if worth < worst.0 {
                worst = (worth, Action::Equip { member, over: Some(slot) });
            }
        }
    }
    worst.1
}

/// Roughly what equipment is worth.
pub(crate) fn gear_worth(content: &Content, gear: Gear) -> i32 {
    let card = content.gear(gear);
    let does: i32 = card.effect.iter().map(|effect| effect.value as i32 * if effect.each { 2 } else { 1 }).sum();
    let kind = match card.used {
        Use::Add => 8,
        Use::Companion => 9,
        Use::Always => 6,
        Use::Aptitude => 4,
        Use::Replace => 3,
    };
    match card.trick {
        _ if card.later => 0,
        // Nobody wants to die of a scratch.
        Some(Trick::Fatal) => 1,
        _ => kind + 3 * does,
    }
}

/// What is worth its price: help for the hurt, equipment while there is room, blueprints with what is left.
pub(super) fn buy(content: &Content, table: &Table) -> Action {
    let room = table.members().any(|member| {
        let own = table.member(member);
        !own.is_serenade() && own.worn.len() < own.slots as usize
    });
    let mut best = (0, Action::Done {});
    for at in 0..table.stall.len() as u8 {
        if crate::rules::can_buy(table, at).is_err() {
            continue;
        }
        let offer = table.stall.as_slice()[at as usize];
        let worth = match offer.ware {
            Ware::Vial => 8,
            Ware::Potion => 12,
            Ware::Gear(gear) if room => gear_worth(content, gear),
            Ware::Gear(_) => 0,
            Ware::Blueprint(gear) => gear_worth(content, gear) / 2,
            Ware::Gift(Gain::Back) => 0,
            Ware::Gift(Gain::Relight) => 9 - 3 * table.crossing.lanterns as i32,
            Ware::Gift(gain) => gift_worth(gain),
        };
        if worth > best.0 {
            best = (worth, Action::Buy { offer: at });
        }
    }
    best.1
}
