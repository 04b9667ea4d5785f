//! Every action that a seat might think of.

use super::{explore, perks};
use crate::content::{Content, Gear, PRISONERS, Skill, Use};
use crate::decisions::Action;
use crate::table::{Phase, Purging, Table};

/// Offers every action that whoever decides might think of now.
pub(super) fn offer_all(content: &Content, table: &Table, offer: &mut impl FnMut(Action)) {
    let members = 0..table.count;
    match table.phase {
        Phase::Camp => camp(content, table, offer),
        Phase::Choose(_) => (0..PRISONERS as u8).for_each(|prisoner| offer(Action::Choose { prisoner })),
        Phase::NameFirst => members.for_each(|member| offer(Action::First { member })),
        Phase::Wound(_) => members.for_each(|member| offer(Action::Wound { member })),
        Phase::Move => on_the_move(content, table, offer),
        Phase::Replace => [Action::Keep {}, Action::Again {}].into_iter().for_each(offer),
        Phase::Test(..) => {
            table.member(table.first).hand.iter().for_each(|card| offer(Action::Discard { card }));
            offer(Action::Decline {});
        }
        Phase::DeckSymbol(..) | Phase::PassSymbol(..) | Phase::Power(_) => {
            Skill::ALL.into_iter().for_each(|skill| offer(Action::Symbol { skill }));
        }
        Phase::Retest(_) => [Action::Again {}, Action::Done {}].into_iter().for_each(offer),
        Phase::Either => (0..2).for_each(|option| offer(Action::Take { option })),
        Phase::Scroll(_) => {
            for member in members {
                Skill::ALL.into_iter().for_each(|skill| offer(Action::Scroll { member, skill }));
            }
        }
        Phase::Vial => members.for_each(|member| offer(Action::Heal { member })),
        Phase::Equip(..) => {
            for member in members {
                offer(Action::Equip { member, over: None });
                let worn = table.member(member).worn.len() as u8;
                (0..worn).for_each(|slot| offer(Action::Equip { member, over: Some(slot) }));
            }
            offer(Action::Scrap {});
        }
        Phase::Shop(_) => {
            (0..table.stall.len() as u8).for_each(|at| offer(Action::Buy { offer: at }));
            offer(Action::Done {});
        }
        Phase::Stack => (0..table.collector.len() as u8).for_each(|place| offer(Action::Next { place })),
        Phase::Spend => {
            Skill::ALL.into_iter().for_each(|skill| offer(Action::Upgrade { skill }));
            offer(Action::Throw {});
            offer(Action::Done {});
        }
        Phase::Pocket(card) => {
            table.campaign.active().for_each(|over| offer(Action::Pocket { card, over: Some(over) }));
            offer(Action::Aside {});
        }
        Phase::Grant(card) => (0..=PRISONERS as u8).for_each(|to| offer(Action::Give { card, to })),
        Phase::Purge(what, _) => purge(content, table, what, offer),
        Phase::Arrange(_, left) => (0..left).for_each(|place| offer(Action::Next { place })),
        Phase::BlueprintAny => (0..content.biomes.len() as u8).for_each(|place| offer(Action::Pick { place })),
        Phase::SecretAny => (0..content.secrets.len() as u8).for_each(|place| offer(Action::Pick { place })),
        Phase::Swap => {
            pockets(content, table, offer);
            offer(Action::Done {});
        }
        Phase::MoreLife => (0..PRISONERS as u8).for_each(|place| offer(Action::Pick { place })),
        Phase::Unscroll(_) => Skill::ALL.into_iter().for_each(|skill| offer(Action::Unscroll { skill })),
        Phase::Lose(member) => {
            (0..table.member(member).worn.len() as u8).for_each(|slot| offer(Action::Lose { slot }));
        }
        Phase::Unworm => members.for_each(|member| offer(Action::Worms { member })),
        Phase::Cure => members.for_each(|member| offer(Action::Cure { member })),
        Phase::Release => (1..=4).for_each(|restriction| offer(Action::Release { restriction })),
        Phase::Next | Phase::Over(_) => {}
        _ => in_combat(content, table, offer),
    }
}

/// Ways, and what runes and equipment do on the way: only what they can still do. §rune.explorer, §rune.homunculus, §lantern.light
fn on_the_move(content: &Content, table: &Table, offer: &mut impl FnMut(Action)) {
    explore::ways(table).for_each(|way| offer(Action::Go { way }));
    let sends = explore::ways(table).filter(|way| super::may_send(table, *way).is_ok());
    sends.for_each(|way| offer(Action::Send { way }));
    let spaces = 0..crate::table::SPACES as u8;
    spaces.filter(|space| super::may_look(table, *space).is_ok()).for_each(|space| offer(Action::Look { space }));
    if super::may_light(content, table) {
        offer(Action::Light {});
    }
}

fn in_combat(content: &Content, table: &Table, offer: &mut impl FnMut(Action)) {
    let members = 0..table.count;
    match table.phase {
        Phase::Passer => members.for_each(|member| offer(Action::Pass { member })),
        Phase::Lay(member) => {
            for card in table.member(member).hand.iter() {
                for (round, say) in super::announcements(content.card(card)).iter().flatten() {
                    offer(Action::Lay { card, round, say });
                }
            }
        }
        Phase::Redraw(member, _) => {
            table.member(member).hand.iter().for_each(|card| offer(Action::Discard { card }));
            offer(Action::Done {});
        }
        Phase::Drink => {
            members.for_each(|member| offer(Action::Drink { member }));
            offer(Action::Done {});
        }
        Phase::UseGear(member, _) => {
            let slots = perks::gear_for(content, table.member(member), table.fight.round);
            slots.for_each(|slot| offer(Action::Gear { slot }));
            offer(Action::Bare {});
        }
        Phase::Aim(..) => table.foes().for_each(|space| offer(Action::Aim { space })),
        Phase::Help(..) => members.for_each(|member| offer(Action::Help { member })),
        Phase::Aptitude(member) => {
            aptitudes(content, table, member, offer);
            offer(Action::Skip {});
        }
        Phase::Loot(_) => {
            table.fight.loot.kinds().for_each(|kind| offer(Action::Loot { kind }));
            members.filter(|_| super::may_drink(table)).for_each(|member| offer(Action::Drink { member }));
            offer(Action::Done {});
        }
        Phase::Assign(..) => {
            for member in members {
                offer(Action::Assign { member, companion: None });
                let worn = table.member(member).worn;
                for (slot, worn) in (0..).zip(worn.iter()) {
                    if content.gear(worn.gear).used == Use::Companion {
                        offer(Action::Assign { member, companion: Some(slot) });
                    }
                }
            }
        }
        Phase::Worms(..) => {
            offer(Action::Keep {});
            let infested = members.filter(|member| table.crossing.worms[*member as usize] > 0);
            infested.for_each(|member| offer(Action::Worms { member }));
        }
        Phase::Hunger(_) => (0..2).for_each(|option| offer(Action::Take { option })),
        Phase::Refuse(member) => {
            table.member(member).hand.iter().for_each(|card| offer(Action::Discard { card }));
            offer(Action::Decline {});
        }
        Phase::Replay(_) => [Action::Again {}, Action::Done {}].into_iter().for_each(offer),
        _ => {}
    }
}

/// The aptitudes that a member might use.
pub(super) fn aptitudes(content: &Content, table: &Table, member: u8, offer: &mut impl FnMut(Action)) {
    let own = table.member(member);
    for (skill, step, _) in perks::aptitudes(content, own) {
        offer(Action::Aptitude { skill, step });
    }
    for (slot, worn) in (0..).zip(own.worn.iter()) {
        if content.gear(worn.gear).used == Use::Aptitude {
            offer(Action::Item { slot });
        }
    }
    if table.fight.edge != crate::content::Edge::Nothing {
        offer(Action::Shove {});
    }
}

/// What might be arranged before a run.
pub(super) fn camp(content: &Content, table: &Table, offer: &mut impl FnMut(Action)) {
    let campaign = &table.campaign;
    let decks = campaign.decks.iter().flat_map(|deck| deck.iter());
    for card in decks.chain(campaign.spare.iter()) {
        if content.card(card).owner.is_none() {
            (0..=PRISONERS as u8).for_each(|to| offer(Action::Give { card, to }));
        }
    }
    pockets(content, table, offer);
    if campaign.has_rune(super::judge::CHALLENGER) {
        offer(Action::Challenge {});
    }
    (0..content.biomes.len() as u8)
        .filter(|biome| campaign.starts >> biome & 1 == 1)
        .for_each(|biome| offer(Action::Start { biome }));
    offer(Action::Done {});
}

/// Cards that lie aside, into pockets.
pub(super) fn pockets(_: &Content, table: &Table, offer: &mut impl FnMut(Action)) {
    let campaign = &table.campaign;
    for card in campaign.aside.iter() {
        offer(Action::Pocket { card, over: None });
        campaign.active().for_each(|over| offer(Action::Pocket { card, over: Some(over) }));
    }
}

/// Cards that might be purged.
pub(super) fn purge(content: &Content, table: &Table, what: Purging, offer: &mut impl FnMut(Action)) {
    let campaign = &table.campaign;
    if what != Purging::Equipment {
        let decks = campaign.decks.iter().flat_map(|deck| deck.iter());
        decks.chain(campaign.spare.iter()).for_each(|card| offer(Action::Purge { card }));
    }
    if what != Purging::Start {
        let all = (0..content.gear.len() as u8).map(Gear);
        all.filter(|gear| campaign.equipment.has(*gear)).for_each(|gear| offer(Action::PurgeGear { gear }));
    }
}
