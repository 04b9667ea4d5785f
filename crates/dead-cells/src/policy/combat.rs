//! What to do in a combat.

use crate::content::{Aim, Card, Class, Content, Effect, FoeAction, FoeVerb, Line, Pile, Reach, State, Use, Verb};
use crate::decisions::Action;
use crate::rules::{self, DeadCells, aptitudes, foe_life, foe_line, gear_for, may_aim, may_help, member_line};
use crate::table::{LootKind, Stands, Table};
use kernel::Game;

/// What a group is worth after a combat, or after a turn against a boss.
pub(super) fn worth(content: &Content, table: &Table) -> i32 {
    let mut worth = 0;
    for member in table.members() {
        let own = table.member(member);
        let left = own.left() as i32;
        // The last points of life are worth most.
        worth += 10 * left - 14 * (left == 1) as i32 - 90 * own.dead as i32;
        worth += 9 * own.scrolls.iter().map(|step| *step as i32).sum::<i32>();
        worth += own.worn.iter().map(|worn| super::shares::gear_worth(content, worn.gear)).sum::<i32>() / 2;
    }
    worth += 4 * table.cells as i32 + 3 * table.teeth as i32 + 12 * table.potions as i32;
    worth += 5 * table.collector.len() as i32 + 25 * table.campaign.runes.count_ones() as i32;
    let crossing = &table.crossing;
    worth -= 7 * crossing.worms.iter().map(|worms| *worms as i32).sum::<i32>();
    worth -= 15 * crossing.malaises.iter().filter(|card| **card > 0).count() as i32;
    worth += 20 * crossing.keys as i32 + 4 * crossing.lanterns as i32 - crossing.clock as i32;
    if let Some(boss) = table.fight.boss {
        let here = table.foes().find(|space| table.fight.foes[*space as usize].stands == Stands::Boss);
        worth += 60 * boss.instance as i32;
        let damage = here.map(|space| table.fight.foes[space as usize].damage).or(boss.away);
        worth += 5 * damage.unwrap_or(0) as i32;
        // Shurikens hit sooner or later; so do guards, and a boss that is away comes back only for dead ones.
        worth -= 8 * boss.shurikens.count_ones() as i32;
        worth -= table.foes().map(|space| guard_worth(content, table, space)).sum::<i32>();
        // Shields and poison last from turn to turn.
        worth += table.members().map(|member| 3 * table.member(member).shields as i32).sum::<i32>();
        worth += here.map_or(0, |space| 9 * table.fight.foes[space as usize].tokens(State::Poison) as i32);
        worth += here.map_or(0, |space| 9 * table.fight.foes[space as usize].tokens(State::Mark) as i32);
    }
    if table.deeds.biomes > 0 && table.campaign.beaten.iter().any(|beaten| *beaten > 0) && !table.fight.on {
        worth += 50;
    }
    worth
}

/// What it is worth to be rid of a guard or a banner.
fn guard_worth(content: &Content, table: &Table, space: u8) -> i32 {
    let left = foe_life(content, table, space).saturating_sub(table.fight.foes[space as usize].damage) as i32;
    match table.fight.foes[space as usize].stands {
        Stands::Foe(kind) => match content.foe(kind).pile {
            Some(Pile::Elite) => 6 + 4 * left,
            Some(Pile::Plain) => 4 + 3 * left,
            Some(Pile::Banner) => 2 + 2 * left,
            None => 0,
        },
        _ => 0,
    }
}

/// The weakest passes.
pub(super) fn passer(table: &Table) -> Action {
    let passed = table.fight.boss.map_or(0, |boss| boss.passed);
    let others = table.members().filter(|member| *member != table.first && passed >> member & 1 == 0);
    let weakest = others.min_by_key(|member| table.member(*member).left());
    Action::Pass { member: weakest.unwrap_or((table.first + 1) % table.count) }
}

/// The damage that an enemy still threatens to deal.
fn threat(content: &Content, table: &Table, space: u8) -> i32 {
    let foe = &table.fight.foes[space as usize];
    let from = if foe.acted { table.fight.round + 1 } else { table.fight.round.max(1) };
    let rounds = (from..=4).filter(|round| foe.frozen >> round & 1 == 0);
    rounds.map(|round| line_threat(table, &foe_line(content, table, space, round))).sum()
}

fn line_threat(table: &Table, line: &crate::content::FoeLine) -> i32 {
    let fighters = table.fighters().count() as i32;
    line.iter()
        .map(|action| {
            let whom = match action.aim {
                Aim::All => fighters,
                Aim::Two => fighters.min(2),
                _ => 1,
            };
            let weight = match action.verb {
                FoeVerb::Damage => 3,
                FoeVerb::Poison => 5,
                FoeVerb::Bleed | FoeVerb::Fire | FoeVerb::Mark | FoeVerb::Shuriken | FoeVerb::Bomb => 3,
                _ => 0,
            };
            weight * action.value as i32 * whom
        })
        .sum()
}

/// What an effect on a space is worth.
fn target_worth(content: &Content, table: &Table, effect: Effect, space: u8) -> i32 {
    let foe = &table.fight.foes[space as usize];
    let life = foe_life(content, table, space) as i32;
    let left = life - foe.damage as i32;
    let danger = threat(content, table, space);
    let boss = rules::class(content, table, space) == Some(Class::Boss);
    let rounds = 4 - table.fight.round.clamp(1, 3) as i32;
    // What poison and blood will do anyway need not be done.
    let doomed = foe.tokens(State::Bleed) > 0 || foe.tokens(State::Poison) as i32 * rounds >= left;
    match effect.verb {
        Verb::Damage => {
            let dealt = effect.value as i32 + foe.tokens(State::Mark) as i32;
            let dealt = if effect.pierces { dealt } else { dealt - foe.shields as i32 };
            match (dealt >= left, doomed) {
                (true, _) => 40 + 4 * danger,
                (false, true) => danger,
                (false, false) => 10 + 3 * danger + dealt - left + 20 * boss as i32,
            }
        }
        Verb::Poison if doomed => 0,
        Verb::Poison => 10 + 2 * danger + 4 * left.min(rounds) + 20 * boss as i32,
        Verb::Fire if rules::foe_is_immune(content, table, space, State::Fire) => -5,
        Verb::Fire => match foe.tokens(State::Fire) {
            0 => 8 + danger + 2 * left,
            _ => 50 + 4 * danger + 4 * left,
        },
        Verb::Bleed if rules::foe_is_immune(content, table, space, State::Bleed) || doomed => -5,
        Verb::Bleed => 10 + 6 * left,
        Verb::Freeze => {
            let from = if foe.acted { table.fight.round + 1 } else { table.fight.round.max(1) };
            let next = (from..=3).find(|round| !foe_line(content, table, space, *round).is_empty());
            5 + next.map_or(0, |round| 4 * line_threat(table, &foe_line(content, table, space, round)))
        }
        Verb::Mark => 5 + 3 * left + 20 * boss as i32,
        _ => danger,
    }
}

/// The enemy that it is best to aim at.
pub(super) fn aim(content: &Content, table: &Table, member: u8, effect: Effect) -> Action {
    let spaces = (0..4).filter(|space| may_aim(content, table, member, effect, *space));
    let best = spaces.max_by_key(|space| target_worth(content, table, effect, *space));
    Action::Aim { space: best.unwrap_or(1) }
}

/// Shields for whoever has least life left, or is aimed at; healing for the most hurt.
pub(super) fn help(_: &Content, table: &Table, effect: Effect) -> Action {
    let crate::table::Phase::Help(member, ..) = table.phase else { return Action::Done {} };
    let those = table.members().filter(|whom| may_help(table, member, effect, *whom));
    let need = |whom: &u8| {
        let own = table.member(*whom);
        (own.left() + own.shields) as i32 * 2 - (*whom == table.first) as i32
    };
    Action::Help { member: those.min_by_key(need).unwrap_or(member) }
}

/// The fighter who can best bear it: with a shield, immune, or with most life left; companions before all.
pub(super) fn assign(content: &Content, table: &Table, action: FoeAction) -> Action {
    let crate::table::Phase::Assign(_, before) = table.phase else { return Action::Done {} };
    let may = |member: u8, companion| rules::may_assign(content, table, action, before, member, companion).is_ok();
    for member in table.members() {
        for slot in 0..table.member(member).worn.len() as u8 {
            if may(member, Some(slot)) {
                return Action::Assign { member, companion: Some(slot) };
            }
        }
    }
    let bears = |member: &u8| {
        let own = table.member(*member);
        match action.verb.state() {
            Some(state) => 10 * own.is_immune(state) as i32 + own.left() as i32,
            None => {
                let damage = (action.value + own.tokens(State::Mark)) as i32;
                let unblocked = (damage - own.shields as i32).max(0);
                let left = own.left() as i32 - unblocked;
                // A shield that takes it all is best, death worst.
                left * 4 - 3 * unblocked - 100 * (left <= 0) as i32 + 20 * (unblocked == 0) as i32
            }
        }
    };
    let those = table.members().filter(|member| may(*member, None));
    Action::Assign { member: those.max_by_key(bears).unwrap_or(table.first), companion: None }
}

/// A potion for somebody who is nearly dead.
pub(super) fn drink(table: &Table) -> Action {
    let weak = table.members().filter(|member| {
        let own = table.member(*member);
        !own.dead && own.left() <= 1 && own.damage >= 2
    });
    weak.max_by_key(|member| table.member(*member).damage).map_or(Action::Done {}, |member| Action::Drink { member })
}

/// What is worth most; a potion where somebody is nearly dead.
pub(super) fn loot(table: &Table) -> Action {
    if let (true, drink @ Action::Drink { .. }) = (rules::may_drink(table), drink(table)) {
        return drink;
    }
    let worth = |kind: &LootKind| {
        let count = rules::amount(&table.fight.loot, *kind) as i32;
        count
            * match kind {
                LootKind::Rune => 40,
                LootKind::Scrolls => 10,
                LootKind::Potions => 11,
                LootKind::Equipment => 8,
                LootKind::Blueprints => 5,
                LootKind::Vials => 6,
                LootKind::Cells => 4,
                LootKind::Teeth => 2,
                LootKind::Key => 30,
                LootKind::Lanterns => 6 * (table.crossing.lanterns < 2) as i32 + 1,
                LootKind::Clock => 3,
            }
    };
    match table.fight.loot.kinds().max_by_key(worth) {
        Some(kind) => Action::Loot { kind },
        None => Action::Drink { member: table.first },
    }
}

/// What a line is worth to a member now.
fn line_worth(content: &Content, table: &Table, member: u8, line: &Line) -> i32 {
    line.iter().map(|effect| effect_worth(content, table, member, effect)).sum()
}

fn effect_worth(content: &Content, table: &Table, member: u8, effect: Effect) -> i32 {
    match effect.verb {
        verb if verb.is_aimed() => {
            let spaces =
                (0..4).filter(|space| effect.reach == Reach::SAME || may_aim(content, table, member, effect, *space));
            let worths = spaces.filter(|space| table.fight.foes[*space as usize].is_there());
            let worths = worths.map(|space| target_worth(content, table, effect, space));
            if effect.each { worths.sum() } else { worths.max().unwrap_or(0) }
        }
        Verb::Shield => {
            let danger: i32 = table.foes().map(|space| threat(content, table, space)).sum();
            danger.min(9 * effect.value as i32)
        }
        Verb::Heal => {
            let hurt = table.members().filter(|whom| may_help(table, member, effect, *whom)).count() as i32;
            15 * hurt.min(1) * effect.value as i32
        }
        Verb::Loot => 12 * table.fight.loot.kinds().count().min(1) as i32,
        Verb::Aptitude => 10 * effect.value as i32,
        Verb::Suffer => -25,
        _ => 3,
    }
}

/// Worms are picked off whoever they would hurt most, where the action is worth less than that.
pub(super) fn worms(content: &Content, table: &Table, member: u8, effect: Effect) -> Action {
    let points = if effect.verb == Verb::Loot { 1 } else { effect.value };
    let gain = |whom: &u8| {
        let (own, crossing) = (table.member(*whom), &table.crossing);
        let biting = crossing.worms[*whom as usize] - crossing.fresh[*whom as usize];
        let picked = biting.min(points) as i32;
        let deadly = (biting >= own.left() + own.shields) as i32;
        picked * (14 + 60 * deadly)
    };
    let those = table.fighters().filter(|whom| table.crossing.worms[*whom as usize] > 0);
    let best = those.max_by_key(gain);
    let does = effect_worth(content, table, member, effect);
    match best {
        Some(whom) if gain(&whom) > does => Action::Worms { member: whom },
        _ => Action::Keep {},
    }
}

/// A card for the test of equipment, where several enemies would freeze.
pub(super) fn refuse(content: &Content, table: &Table, member: u8) -> Action {
    let many = table.foes().filter(|space| *space > 0).count() > 1;
    let fitting = |card: &Card| content.card(*card).symbols.has(crate::content::Skill::Tactics);
    let card = table.member(member).hand.iter().find(fitting).filter(|_| many);
    card.map_or(Action::Decline {}, |card| Action::Discard { card })
}

/// The equipment that does most with a card, or none.
pub(super) fn gear(content: &Content, table: &Table, member: u8, which: u8) -> Action {
    let own = table.member(member);
    let bare = line_worth(content, table, member, &member_line(content, table, member, which, table.fight.round));
    let mut best = (bare, Action::Bare {});
    for slot in gear_for(content, own, table.fight.round) {
        let card = content.gear(own.worn.as_slice()[slot as usize].gear);
        let does = line_worth(content, table, member, &card.effect);
        let worth = if card.used == Use::Add { bare + does } else { does };
        if worth > best.0 {
            best = (worth, Action::Gear { slot });
        }
    }
    best.1
}

/// The aptitude that does most.
pub(super) fn aptitude(game: &DeadCells, table: &Table, member: u8) -> Action {
    let content = &*game.content;
    let own = table.member(member);
    let seat = table.seat_of(member);
    let mut best = (0, Action::Skip {});
    let mut consider = |action: Action, line: &Line| {
        let worth = line_worth(content, table, member, line);
        if worth > best.0 && game.check(table, seat, action).is_ok() {
            best = (worth, action);
        }
    };
    for (skill, step, line) in aptitudes(content, own) {
        consider(Action::Aptitude { skill, step }, &line);
    }
    for (slot, worn) in (0..).zip(own.worn.iter()) {
        let card = content.gear(worn.gear);
        if card.used == Use::Aptitude {
            consider(Action::Item { slot }, &card.effect);
        }
    }
    best.1
}

/// A card by a glance: what its lines could do to who stands there.
pub(super) fn lay(content: &Content, table: &Table, member: u8) -> Action {
    let glance = |card: &Card| {
        content.card(*card).lines.iter().map(|line| line_glance(content, table, member, line)).sum::<i32>()
    };
    let best = table.member(member).hand.iter().max_by_key(glance).unwrap_or_default();
    let said = rules::announcements(content.card(best)).as_slice().first().copied().flatten();
    match said {
        Some((round, say)) => Action::Lay { card: best, round, say },
        None => Action::Done {},
    }
}

/// What a line could do, before anybody has moved.
fn line_glance(content: &Content, table: &Table, member: u8, line: &Line) -> i32 {
    line.iter()
        .map(|effect| match effect.verb {
            // Enemies come nearer: whoever is right of the group may be within reach by then.
            verb if verb.is_aimed() => {
                let right = effect.reach.0 & Reach::ALL.0 & !1 != 0;
                let near = (1..4).any(|space| table.fight.foes[space as usize].is_there());
                let left = effect.reach.has(0) && table.fight.foes[0].is_there();
                10 * ((right && near) || left) as i32 * effect.value as i32
            }
            _ => effect_worth(content, table, member, effect),
        })
        .sum()
}
