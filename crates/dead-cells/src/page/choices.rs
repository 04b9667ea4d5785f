//! What can be done, and what will certainly come of it.

use super::words::{self, name};
use super::{board, camp, group, map, routes};
use crate::content::{BoardSpot, Card, Content, Effect, Line, Reach, Verb};
use crate::decisions::{Action, Event};
use crate::rules::{DeadCells, View, foe_life};
use crate::table::{Phase, Table};
use kernel::{Choice, Counted, Ctx, Game, Notation, Refused, Seat, Seed, Seeded, Text};

/// A choice of a seat.
pub fn choice(game: &DeadCells, view: &View, seat: Seat, action: Action) -> Choice {
    let table = &view.seen;
    let refused = game
        .check(table, seat, action)
        .err()
        .map(|refusal| Refused { clause: game.clause(refusal).0, why: super::explain(refusal) });
    let chance = refused.is_none() && is_chance(game, table, seat, action);
    Choice {
        action: game.write_action(action),
        things: things(&game.content, table, action),
        side: None,
        label: label(&game.content, table, action),
        consequence: match action {
            Action::Lay { card, round, .. } => laid(game, view, seat, card, round),
            action => consequence(&game.content, table, action),
        },
        clause: clause(table, action),
        chance,
        refused,
    }
}

/// Whether chance has a say before the next decision. Of what others hide, only that it is hidden is asked.
fn is_chance(game: &DeadCells, table: &Table, seat: Seat, action: Action) -> bool {
    // A card that others have laid is nothing in a view: what follows its reveal cannot be tried out.
    if table.fight.preparing {
        return false;
    }
    let mut ctx = Ctx::new(Counted::new(Seeded::new(Seed::of("page"))), Vec::<Event>::new());
    game.apply(&mut table.clone(), seat, action, &mut ctx);
    ctx.fate.asked > 0
}

/// What a choice is clicked on, then all that it reaches.
fn things(content: &Content, table: &Table, action: Action) -> Vec<String> {
    let code = |card: Card| content.card(card).code.clone();
    let reaching = |first: String, line: &Line| core::iter::once(first).chain(reached(line)).collect();
    match action {
        Action::Look { space } => vec![map::place_id(BoardSpot::Space(space))],
        Action::Go { way } | Action::Send { way } => {
            let corridor = crate::rules::biome(table).map(|biome| biome.corridors[way as usize]);
            corridor.map(|corridor| map::place_id(corridor.to)).into_iter().collect()
        }
        Action::Lay { card, round, .. } => {
            let line = content.card(card).lines.get((round as usize).wrapping_sub(1)).copied();
            reaching(code(card), &line.unwrap_or_default())
        }
        Action::Give { card, to } => vec![code(card), camp::prisoner_id(to)],
        Action::Discard { card } | Action::Purge { card } => vec![code(card)],
        Action::Aim { space } => vec![board::space_id(space)],
        Action::First { member }
        | Action::Wound { member }
        | Action::Heal { member }
        | Action::Drink { member }
        | Action::Equip { member, .. }
        | Action::Pass { member }
        | Action::Help { member }
        | Action::Assign { member, .. }
        | Action::Scroll { member, .. } => vec![group::member_id(member)],
        Action::Choose { prisoner } => vec![camp::prisoner_id(prisoner)],
        Action::Pick { place } if table.phase == Phase::MoreLife => vec![camp::prisoner_id(place)],
        Action::Lose { slot } => vec![format!("slot{slot}")],
        Action::Worms { member } | Action::Cure { member } => vec![group::member_id(member)],
        Action::Unscroll { skill } => {
            let own = table.member(super::crossing::asked(table));
            vec![group::step_id(skill, own.scrolls[skill.place()])]
        }
        Action::Gear { slot } | Action::Item { slot } => {
            let worn = table.member(decided(table)).worn.as_slice().get(slot as usize).map(|worn| worn.gear);
            let does = worn.map_or_else(Line::new, |gear| content.gear(gear).effect);
            reaching(format!("slot{slot}"), &does)
        }
        Action::Bare {} => match table.phase {
            Phase::UseGear(member, which) => {
                let line = crate::rules::member_line(content, table, member, which, table.fight.round);
                reaching(board::row_id(content, table, member, which), &line)
            }
            _ => Vec::new(),
        },
        Action::Aptitude { skill, step } => {
            let own = table.member(decided(table));
            let found = crate::rules::aptitudes(content, own).find(|known| (known.0, known.1) == (skill, step));
            reaching(group::step_id(skill, step), &found.map_or_else(Line::new, |(_, _, line)| line))
        }
        Action::Shove {} => vec![board::space_id(1)],
        Action::Loot { kind } => vec![board::loot_id(kind).into()],
        Action::Keep {} | Action::Again {} | Action::Take { .. } => vec!["tile".into()],
        Action::Symbol { .. } => match table.phase {
            Phase::DeckSymbol(_, shown) => vec![code(shown)],
            _ => Vec::new(),
        },
        Action::Scrap {} => vec!["found".into()],
        Action::Buy { offer } => vec![format!("offer{offer}")],
        Action::Pocket { card, over } => {
            let codes = core::iter::once(card).chain(over).map(|card| content.mutation_code(card).to_string());
            codes.collect()
        }
        Action::Upgrade { skill } => vec![camp::deck_id(skill)],
        Action::Throw {} => vec!["well".into()],
        _ => Vec::new(),
    }
}

/// The spaces of the combat board that effects reach.
fn reached(line: &Line) -> impl Iterator<Item = String> {
    let aimed: Vec<Reach> = line.iter().filter(|effect| effect.verb.is_aimed()).map(|effect| effect.reach).collect();
    (0..4).filter(move |space| aimed.iter().any(|reach| reach.has(*space))).map(board::space_id)
}

/// Whose card or aptitude is to be decided on.
fn decided(table: &Table) -> u8 {
    match table.phase {
        Phase::UseGear(member, _) | Phase::Aptitude(member) | Phase::Lose(member) => member,
        _ => table.first,
    }
}

/// The name of a member.
fn member_name(table: &Table, member: u8) -> Text {
    name(words::who_name(table.member(member).who))
}

fn label(content: &Content, table: &Table, action: Action) -> Text {
    let card_name = |card: Card| name(&content.card(card).name);
    let gear_name = |gear: crate::content::Gear| name(&content.gear(gear).name);
    match action {
        Action::Give { card, to } => {
            Text::new("choice-give").text("card", card_name(card)).text("who", name(words::who_name(to)))
        }
        Action::Pocket { card, over: None } => Text::new("choice-pocket").name("card", content.mutation_name(card)),
        Action::Pocket { card, over: Some(over) } => Text::new("choice-repocket")
            .name("card", content.mutation_name(card))
            .name("over", content.mutation_name(over)),
        Action::Aside {} => Text::new("choice-aside"),
        Action::Challenge {} => Text::new("choice-challenge"),
        Action::Start { biome } => Text::new("choice-start").name("place", &content.biomes[biome as usize].name),
        Action::Choose { prisoner } => name(words::who_name(prisoner)),
        Action::First { member } => first_label(table, member),
        Action::Wound { member } => member_name(table, member),
        Action::Go { way } => go_label(content, table, way),
        Action::Keep {} if matches!(table.phase, Phase::Worms(..)) => Text::new("choice-keep-action"),
        Action::Send { way } => Text::new("choice-send").text("where", go_label(content, table, way)),
        Action::Look { space } => {
            let spaces = crate::rules::biome(table).map_or(&[][..], |biome| &biome.spaces);
            let shape = spaces.get(space as usize).map(|space| Text::new(map::shape_label_of(space.shape)));
            Text::new("choice-look")
                .plain("space", spaces.get(space as usize).map_or_else(String::new, |space| space.id.clone()))
                .text("what", shape.unwrap_or_else(|| Text::new("gift-nothing")))
        }
        Action::Keep {} => Text::new("choice-keep"),
        Action::Again {} if matches!(table.phase, Phase::Replay(_)) => Text::new("choice-replay"),
        Action::Again {} => Text::new("choice-again"),
        Action::Take { option } if matches!(table.phase, Phase::Hunger(_)) => {
            Text::new(if option == 0 { "choice-pay" } else { "choice-starve" })
        }
        Action::Discard { card } => Text::new("choice-discard").text("card", card_name(card)),
        Action::Decline {} => Text::new("choice-decline"),
        Action::Symbol { skill } => words::skill(skill),
        Action::Take { option } => crate::rules::tile(table)
            .and_then(|tile| tile.options.as_slice().get(option as usize))
            .map_or_else(|| Text::new("gift-nothing"), super::either_text),
        Action::Scroll { member, skill } => {
            Text::new("choice-scroll").text("who", member_name(table, member)).text("skill", words::skill(skill))
        }
        Action::Heal { member } | Action::Help { member } => member_name(table, member),
        Action::Drink { member } => Text::new("choice-drink").text("who", member_name(table, member)),
        Action::Equip { member, over: None } => member_name(table, member),
        Action::Equip { member, over: Some(slot) } => {
            let old = table.member(member).worn.as_slice().get(slot as usize).map(|worn| worn.gear);
            Text::new("choice-equip-over")
                .text("who", member_name(table, member))
                .text("old", old.map_or_else(|| Text::new("gift-nothing"), gear_name))
        }
        Action::Scrap {} => Text::new("choice-scrap"),
        Action::Buy { offer } => {
            let offer = table.stall.as_slice()[offer as usize];
            let price = if offer.free > 0 { 0 } else { offer.price };
            Text::new("choice-buy").text("what", words::ware(offer.ware)).number("price", price)
        }
        Action::Done {} => Text::new(match table.phase {
            Phase::Camp => "choice-ready",
            Phase::Shop(_) => "choice-leave",
            Phase::Spend => "choice-spent",
            Phase::Redraw(..) => "choice-redrawn",
            Phase::Drink | Phase::Loot(_) => "choice-no-potion",
            _ => "choice-enough",
        }),
        Action::Pass { member } => Text::new("choice-pass").text("who", member_name(table, member)),
        Action::Lay { card, round, say } => Text::new("choice-lay")
            .text("card", card_name(card))
            .text("round", words::round(round))
            .text("say", words::announced(say)),
        _ => in_combat(content, table, action),
    }
}

fn in_combat(content: &Content, table: &Table, action: Action) -> Text {
    let decided = decided(table);
    let worn = |slot: u8| table.member(decided).worn.as_slice().get(slot as usize).map(|worn| worn.gear);
    let gear = |slot: u8| worn(slot).map_or_else(|| Text::new("gift-nothing"), |gear| name(&content.gear(gear).name));
    match action {
        Action::Gear { slot } => Text::new("choice-gear").text("gear", gear(slot)),
        Action::Bare {} => Text::new("choice-bare"),
        Action::Aim { space } => {
            Text::new("choice-aim").text("foe", foe_name(content, table, space)).text("space", words::space(space))
        }
        Action::Aptitude { skill, step } => super::aptitude_name(table.member(decided).who, skill, step),
        Action::Item { slot } => gear(slot),
        Action::Shove {} => Text::new("choice-shove"),
        Action::Skip {} => Text::new("choice-skip"),
        Action::Loot { kind } => {
            Text::new("choice-loot").text("what", words::loot(kind, crate::rules::amount(&table.fight.loot, kind)))
        }
        Action::Assign { member, companion: None } => member_name(table, member),
        Action::Assign { member, companion: Some(slot) } => {
            let gear = table.member(member).worn.as_slice().get(slot as usize).map(|worn| worn.gear);
            gear.map_or_else(|| Text::new("gift-nothing"), |gear| name(&content.gear(gear).name))
        }
        Action::Upgrade { skill } => {
            Text::new("choice-upgrade").text("skill", words::skill(skill)).number("price", table.campaign.price(skill))
        }
        Action::Throw {} => Text::new("choice-throw"),
        Action::Unscroll { skill } => Text::new("choice-unscroll").text("skill", words::skill(skill)),
        Action::Lose { slot } => Text::new("choice-discard").text("card", gear(slot)),
        Action::Worms { member } => Text::new("choice-worms").text("who", member_name(table, member)),
        Action::Cure { member } => member_name(table, member),
        Action::Release { restriction } => super::restriction_text(restriction),
        Action::Light {} => Text::new("choice-light"),
        Action::Purge { card } => Text::new("choice-purge").text("card", name(&content.card(card).name)),
        Action::PurgeGear { gear } => Text::new("choice-purge").text("card", name(&content.gear(gear).name)),
        Action::Next { place } => next_label(content, table, place),
        Action::Pick { place } => match table.phase {
            Phase::BlueprintAny => name(&content.biomes[place as usize].name),
            // Its back shows its number and no more.
            Phase::SecretAny => Text::new("choice-secret").plain("code", content.secrets[place as usize].code.clone()),
            _ => name(words::who_name(place)),
        },
        _ => Text::new("gift-nothing"),
    }
}

/// Before Prisoners are known, seats are named.
fn first_label(table: &Table, member: u8) -> Text {
    Text::new("choice-first").text("who", member_name(table, member))
}

fn next_label(content: &Content, table: &Table, place: u8) -> Text {
    match table.phase {
        Phase::Arrange(skill, left) => {
            let ahead = table.campaign.ahead[skill.place()];
            let at = ahead.len() - left as usize + place as usize;
            name(content.mutation_name(ahead.as_slice()[at.min(ahead.len() - 1)]))
        }
        _ => {
            let gear = table.collector.as_slice().get(place as usize);
            gear.map_or_else(|| Text::new("gift-nothing"), |gear| name(&content.gear(*gear).name))
        }
    }
}

/// Whoever stands on a space.
fn foe_name(content: &Content, table: &Table, space: u8) -> Text {
    match table.fight.foes[space as usize].stands {
        crate::table::Stands::Boss => name(&board::boss_name(content, &table.fight)),
        who => words::stands(who),
    }
}

fn go_label(content: &Content, table: &Table, way: u8) -> Text {
    let Some(biome) = crate::rules::biome(table) else { return Text::new("gift-nothing") };
    let corridor = &biome.corridors[way as usize];
    match corridor.to {
        BoardSpot::Exit(exit) => Text::new("choice-exit")
            .name("exit", &biome.exits[exit as usize].name)
            .text("place", words::place(biome.exits[exit as usize].to)),
        BoardSpot::Space(space) => {
            let shape = biome.spaces[space as usize].shape;
            let known = table.fields[space as usize].tile;
            let number = content.biomes.iter().position(|known| known.code == biome.code).unwrap_or(0) as u8;
            let what = match known {
                Some(tile) => super::tile_text(number, tile),
                None => Text::new(map::shape_label_of(shape)),
            };
            Text::new("choice-go").plain("space", biome.spaces[space as usize].id.clone()).text("what", what)
        }
        BoardSpot::Start => Text::new("choice-go-back"),
    }
}

fn consequence(content: &Content, table: &Table, action: Action) -> Text {
    match action {
        Action::Go { way } => going(content, table, way),
        Action::Start { biome } => {
            Text::new("codex-spaces").number("spaces", content.biomes[biome as usize].spaces.len() as i64)
        }
        Action::Choose { prisoner } => words::list(
            crate::content::Skill::ALL.into_iter().map(|skill| super::step_text(prisoner, skill, 0)).collect(),
        ),
        Action::Give { card, .. } | Action::Purge { card } => words::lines(&content.card(card).lines),
        Action::Discard { card } => super::symbols_text(content.card(card).symbols),
        Action::Scroll { member, skill } => {
            let own = table.member(member);
            super::step_text(own.who, skill, own.scrolls[skill.place()] + 1)
        }
        Action::Heal { member } | Action::Drink { member } => {
            let own = table.member(member);
            let all = matches!(action, Action::Drink { .. });
            let left = if all { own.life } else { (own.left() + 1).min(own.life) };
            Text::new("comes-life").number("left", left).number("life", own.life)
        }
        Action::Wound { member } => {
            let own = table.member(member);
            Text::new("comes-life").number("left", own.left().saturating_sub(1)).number("life", own.life)
        }
        Action::Aim { space } => aimed(content, table, space),
        Action::Assign { member, companion: None } => assigned(table, member),
        Action::Aptitude { skill, step } => match table.phase {
            Phase::Aptitude(member) => {
                let own = table.member(member);
                let found = crate::rules::aptitudes(content, own).find(|known| (known.0, known.1) == (skill, step));
                found.map_or_else(|| Text::new("comes-nothing"), |(_, _, line)| words::line(&line))
            }
            _ => Text::new("comes-nothing"),
        },
        Action::Item { slot } | Action::Gear { slot } => match table.phase {
            Phase::Aptitude(member) | Phase::UseGear(member, _) => {
                let worn = table.member(member).worn.as_slice().get(slot as usize).map(|worn| worn.gear);
                worn.map_or_else(|| Text::new("comes-nothing"), |gear| words::gear(content, gear))
            }
            _ => Text::new("comes-nothing"),
        },
        Action::Bare {} => match table.phase {
            Phase::UseGear(member, which) => super::line_of(content, table, member, which),
            _ => Text::new("comes-nothing"),
        },
        Action::Buy { offer } => match table.stall.as_slice()[offer as usize].ware {
            crate::table::Ware::Gear(gear) | crate::table::Ware::Blueprint(gear) => words::gear(content, gear),
            crate::table::Ware::Vial => Text::new("label-vial"),
            crate::table::Ware::Potion => Text::new("label-potion"),
            crate::table::Ware::Gift(gain) => words::gift(crate::content::Gift { gain, count: 1 }),
        },
        Action::PurgeGear { gear } => words::gear(content, gear),
        Action::Take { option } => super::crossing::price(table, option),
        Action::Lose { slot } => {
            let worn = table.member(decided(table)).worn.as_slice().get(slot as usize).map(|worn| worn.gear);
            worn.map_or_else(|| Text::new("comes-nothing"), |gear| words::gear(content, gear))
        }
        Action::Unscroll { skill } => {
            let own = table.member(super::crossing::asked(table));
            super::step_text(own.who, skill, own.scrolls[skill.place()])
        }
        Action::Cure { member } => {
            super::crossing::malaise(table, member).unwrap_or_else(|| Text::new("comes-nothing"))
        }
        Action::Light {} => Text::new("gift-relight").number("count", 1),
        Action::Keep {} => match table.phase {
            Phase::Worms(_, effect, _) => words::effect(effect),
            _ => Text::new("comes-nothing"),
        },
        Action::Challenge {} => Text::new("comes-challenge"),
        Action::Look { .. } => Text::new("comes-look"),
        Action::Send { .. } => Text::new("comes-send"),
        Action::Upgrade { .. } => Text::new("comes-upgrade"),
        Action::Throw {} => Text::new("comes-well"),
        Action::Pass { .. } => Text::new("comes-pass"),
        _ => Text::new("comes-nothing"),
    }
}

/// What a way asks for, and what lies at its end.
fn going(content: &Content, table: &Table, way: u8) -> Text {
    let Some(biome) = crate::rules::biome(table) else { return Text::new("comes-nothing") };
    let corridor = &biome.corridors[way as usize];
    match (map::gate_text(corridor), routes::ahead(content, table, biome, corridor.to)) {
        (Some(gate), Some(ahead)) => Text::new("comes-ahead").text("gate", gate).text("ahead", ahead),
        (gate, ahead) => gate.or(ahead).unwrap_or_else(|| Text::new("comes-open")),
    }
}

/// What a card comes to if no hidden card helps, and how many cards are hidden; against a boss what it does in the round that is announced.
fn laid(game: &DeadCells, view: &View, seat: Seat, card: Card, round: u8) -> Text {
    let table = &view.seen;
    let own = super::own(table, seat);
    let Some(alone) = game.without_help(view, own, Some(card)) else {
        let lines = &game.content.card(card).lines;
        return words::line(&lines[(round as usize).clamp(1, lines.len()) - 1]);
    };
    let others = table.members().filter(|member| *member != own && table.fights(*member));
    let hidden: i64 = others
        .map(|member| match table.member(member).is_serenade() {
            true => 1,
            false => crate::rules::cards_of(table, member) as i64,
        })
        .sum();
    let id = if alone.dead > 0 { "comes-laid-deadly" } else { "comes-laid" };
    Text::new(id)
        .number("fallen", alone.fallen)
        .number("foes", table.foes().count() as i64)
        .number("hurt", alone.hurt)
        .number("dead", alone.dead)
        .number("hidden", hidden)
}

/// What certainly becomes of the enemy that is aimed at.
fn aimed(content: &Content, table: &Table, space: u8) -> Text {
    let Phase::Aim(member, effect, _) = table.phase else { return Text::new("comes-nothing") };
    let foe = &table.fight.foes[space as usize];
    let life = foe_life(content, table, space).saturating_sub(foe.damage);
    match effect.verb {
        Verb::Damage => {
            let dealt = expected_damage(content, table, member, effect, space);
            match life.saturating_sub(dealt) {
                0 => Text::new("comes-kill"),
                left => Text::new("comes-left").number("damage", dealt).number("left", left),
            }
        }
        Verb::Fire if foe.tokens(crate::content::State::Fire) > 0 => Text::new("comes-kill"),
        _ => words::effect(effect),
    }
}

/// What an attack takes at least: marks and shields are reckoned in.
pub fn expected_damage(content: &Content, table: &Table, member: u8, effect: Effect, space: u8) -> u8 {
    let foe = &table.fight.foes[space as usize];
    let more = effect.more > 0 && crate::rules::holds(content, table, member, effect.condition, Some(space));
    let value = effect.value + if more { effect.more } else { 0 } + foe.tokens(crate::content::State::Mark);
    if effect.pierces { value } else { value.saturating_sub(foe.shields) }
}

/// What certainly becomes of the member who takes an enemy's tokens.
fn assigned(table: &Table, member: u8) -> Text {
    let Phase::Assign(action, _) = table.phase else { return Text::new("comes-nothing") };
    let own = table.member(member);
    if action.verb == crate::content::FoeVerb::Shuriken {
        return Text::new("comes-stuck");
    }
    if let Some(state) = action.verb.state() {
        let id = if own.is_immune(state) { "comes-immune" } else { "comes-state" };
        return Text::new(id).text("state", words::state(state));
    }
    let marks = own.tokens(crate::content::State::Mark);
    let blocked = if own.golden && own.shields > 0 { u8::MAX } else { own.shields };
    let damage = (action.value + marks).saturating_sub(blocked);
    match own.left().saturating_sub(damage) {
        0 => Text::new("comes-death"),
        left if damage == 0 => Text::new("comes-blocked").number("left", left).number("life", own.life),
        left => Text::new("comes-life").number("left", left).number("life", own.life),
    }
}

/// The clause, or the chapter, that says what a choice does.
fn clause(table: &Table, action: Action) -> &'static str {
    match action {
        Action::Give { .. } => "cells.combat",
        Action::Pocket { .. } | Action::Aside {} => "mutation.full",
        Action::Challenge {} => "restriction.legend",
        Action::Start { .. } => "setup.biome",
        Action::Choose { .. } => "setup.prisoner",
        Action::First { .. } => "setup.first",
        Action::Wound { .. } => "setup.four",
        Action::Go { .. } => "move.corridor",
        Action::Keep {} if matches!(table.phase, Phase::Worms(..)) => "worm.pick",
        Action::Keep {} => "move.flip",
        Action::Again {} if matches!(table.phase, Phase::Replay(_)) => "equip.tricks",
        Action::Again {} => "test.deck",
        Action::Discard { .. } if matches!(table.phase, Phase::Redraw(..)) => "pass.redraw",
        Action::Discard { .. } => "test.hand",
        Action::Decline {} => "test.decline",
        Action::Symbol { .. } => "test.deck",
        Action::Take { .. } if matches!(table.phase, Phase::Hunger(_)) => "malaise.cards",
        Action::Take { .. } => "icon.either",
        Action::Scroll { .. } => "icon.scroll",
        Action::Heal { .. } => "icon.vial",
        Action::Drink { .. } => "round.potion",
        Action::Equip { .. } | Action::Scrap {} => "equip.place",
        Action::Buy { .. } => "market.tile",
        Action::Done {} => match table.phase {
            Phase::Camp => "setup.leader",
            Phase::Spend => "over.cells",
            Phase::Redraw(..) => "pass.redraw",
            Phase::Drink => "round.potion",
            _ => "market.tile",
        },
        Action::Pass { .. } => "prep.four-players",
        Action::Lay { .. } => "prep.announce",
        Action::Gear { .. } | Action::Bare {} => "equip.one",
        Action::Aim { .. } => "range.one",
        Action::Help { .. } => "act.block",
        Action::Aptitude { .. } | Action::Skip {} => "act.aptitude",
        Action::Item { .. } => "equip.aptitude",
        Action::Shove {} => "token.shove",
        Action::Loot { .. } => "act.loot",
        Action::Assign { .. } => "act.assign",
        Action::Upgrade { .. } => "cells.decks",
        Action::Throw {} => "well.throw",
        Action::Purge { .. } | Action::PurgeGear { .. } => "purge.tray",
        Action::Next { .. } => "inter.blueprints",
        Action::Pick { .. } => "cells.instruction",
        Action::Unscroll { .. } | Action::Lose { .. } => "clock.loss",
        Action::Worms { .. } => "worm.pick",
        Action::Cure { .. } | Action::Release { .. } => "malaise.cure",
        Action::Light {} => "lantern.light",
        Action::Look { .. } => "rune.explorer",
        Action::Send { .. } => "rune.homunculus",
    }
}
