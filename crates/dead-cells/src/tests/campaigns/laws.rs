//! What holds at every table, and from each decision to the next: cards, tiles, enemies and equipment are neither lost nor made, bags hold
//! what was told, and everything stays within what is printed.

use crate::campaign::{Campaign, DURING_POCKETS, START_POCKETS};
use crate::content::{
    BoardSpot, Card, Class, Content, Deed, Gear, Kind, Mutation, PRISONERS, Region, SERENADE, State, UpgradeKind,
};
use crate::decisions::Event;
use crate::rules::{FEWEST, LAST_STEP, biome, foe_life};
use crate::sets::{Cards, Foes, Gears, KINDS};
use crate::table::{
    BELL_COUNT, CLOCK_END, GroupMember, LANTERN_COUNT, LootKind, Phase, Stands, Table, Todo, WORM_TOKENS, Ware,
};

/// What a table breaks, in words.
pub(super) type Law = Result<(), String>;

/// Whether something holds; else what does not.
fn law(holds: bool, broken: impl FnOnce() -> String) -> Law {
    if holds { Ok(()) } else { Err(broken()) }
}

/// All laws of a table, and of what led from the one before to it.
///
/// # Errors
/// The first that is broken.
pub(super) fn keep(content: &Content, before: Option<&Table>, events: &[Event], table: &Table) -> Law {
    combat_cards(before, table)?;
    campaign_cards(content, table)?;
    mutations(content, table)?;
    equipment(before, table)?;
    blueprints(content, table)?;
    enemies(content, before, events, table)?;
    tiles(table)?;
    lives(content, table)?;
    fight(content, table)?;
    crossing(table)?;
    tokens(before, events, table)
}

/// The laws of a fight that goes on.
///
/// # Errors
/// The first that is broken.
pub(super) fn keep_fighting(content: &Content, before: &Table, events: &[Event], table: &Table) -> Law {
    combat_cards(Some(before), table)?;
    equipment(Some(before), table)?;
    enemies(content, Some(before), events, table)?;
    lives(content, table)?;
    fight(content, table)?;
    guards(content, table)?;
    tokens(Some(before), events, table)
}

/// Of guards and banners there are no more than are printed, and shurikens stick in members.
fn guards(content: &Content, table: &Table) -> Law {
    let Some(boss) = table.fight.boss else { return Ok(()) };
    for (kind, left) in content.bosses[boss.boss as usize].guards.iter().zip(boss.guards) {
        let there = table.fight.foes.iter().filter(|foe| foe.stands == Stands::Foe(*kind)).count() as u8;
        law(there + left <= content.foe(*kind).count, || format!("too many of {kind:?}"))?;
    }
    let stands = table.fight.foes.iter().any(|foe| foe.stands == Stands::Boss);
    law(stands != boss.away.is_some(), || "a boss that is away and there, or neither".into())?;
    law(boss.shurikens >> table.count == 0, || "a shuriken in nobody".into())
}

/// Whether the run is over and cells are being spent.
fn is_home(table: &Table) -> bool {
    matches!(table.phase, Phase::Over(_)) || table.todo.iter().any(|todo| matches!(todo, Todo::Finish(_)))
}

/// Whether decks have not been dealt yet.
fn is_in_camp(table: &Table) -> bool {
    table.todo.iter().any(|todo| todo == Todo::Deal)
}

/// Puts cards together that must not have one in common.
fn gather(pile: &mut Cards, cards: impl IntoIterator<Item = Card>) -> Law {
    for card in cards {
        law(!pile.has(card), || format!("card {card:?} twice"))?;
        pile.put(card);
    }
    Ok(())
}

/// All combat cards of a member, wherever they lie.
fn cards_of(member: &GroupMember) -> Result<Cards, String> {
    let mut all = member.deck;
    gather(&mut all, member.hand.iter())?;
    gather(&mut all, member.discard.iter())?;
    gather(&mut all, member.laid.iter().filter_map(|laid| laid.card))?;
    Ok(all)
}

/// A member has the cards of its deck all along, each once. What is purged and given after a run lies in the campaign's decks.
fn combat_cards(before: Option<&Table>, table: &Table) -> Law {
    for at in table.members() {
        let member = table.member(at);
        let all = cards_of(member)?;
        let wanted = match before {
            _ if is_in_camp(table) => Cards::default(),
            Some(before) if is_home(before) => cards_of(before.member(at))?,
            _ if is_home(table) => continue,
            _ => table.campaign.decks[member.who as usize],
        };
        law(all == wanted, || format!("member {at} has {all:?} for {wanted:?}"))?;
        law(member.top.is_some() != member.discard.is_empty(), || format!("member {at}: no top of a discard"))?;
        law(member.top.is_none_or(|top| member.discard.has(top)), || format!("member {at}: another top"))?;
        // §clock.loss: a hand that has become too large is not filled up.
        let kept = before.is_some_and(|before| before.member(at).hand.len() >= member.hand.len());
        law(member.hand.len() <= member.hand_size || kept, || format!("member {at} holds too many cards"))?;
    }
    Ok(())
}

/// Every card of the campaign is in one place, decks are large enough, and improved cards are those that were bought or drawn from the well.
fn campaign_cards(content: &Content, table: &Table) -> Law {
    let campaign = &table.campaign;
    let mut all = Cards::default();
    for deck in campaign.decks.iter().chain([&campaign.spare, &campaign.purged]) {
        gather(&mut all, deck.iter())?;
    }
    for (deck, fewest) in campaign.decks.iter().zip(FEWEST) {
        law(deck.len() >= fewest, || format!("a deck of {} cards", deck.len()))?;
    }
    let mut wanted: Cards =
        (0..content.cards.len() as u8).map(Card).filter(|card| content.card(*card).owner.is_some()).collect();
    let bought = bought(content, campaign).filter_map(|card| match content.upgrades[card.0 as usize].kind {
        UpgradeKind::Combat(card) => Some(card),
        _ => None,
    });
    let drawn = drawn(content, campaign).filter_map(|place| content.well[place].card);
    gather(&mut wanted, bought.chain(drawn))?;
    // What is still to be given to somebody lies nowhere.
    pending(table).filter_map(|todo| granted(content, todo)).for_each(|card| {
        if wanted.has(card) && !all.has(card) {
            wanted.take(card);
        }
    });
    law(all == wanted, || format!("the campaign has {all:?} for {wanted:?}"))
}

/// The upgrades that were taken from their decks and bought.
fn bought<'a>(content: &'a Content, campaign: &'a Campaign) -> impl Iterator<Item = Mutation> + 'a {
    let taken = content.decks.iter().zip(&campaign.taken).flat_map(|(deck, taken)| &deck[..*taken as usize]);
    taken.copied().filter(|card| !campaign.ahead.iter().any(|ahead| ahead.has(*card)))
}

/// The cards of the well that were drawn, by their places: none after the one that closes it.
fn drawn<'a>(content: &'a Content, campaign: &'a Campaign) -> impl Iterator<Item = usize> + 'a {
    let closes = content.well.iter().position(|card| card.deeds.contains(&Deed::Close));
    0..(campaign.well as usize).min(closes.map_or(usize::MAX, |place| place + 1))
}

/// What is still to be carried out, what is being decided among it.
fn pending(table: &Table) -> impl Iterator<Item = Todo> {
    let decided = match table.phase {
        Phase::Grant(card) => Some(Todo::Grant(card)),
        Phase::Pocket(card) => Some(Todo::Pocket(card)),
        Phase::Equip(gear, _) => Some(Todo::Equip(gear)),
        _ => None,
    };
    table.todo.iter().chain(decided)
}

/// The improved card that somebody is about to be given.
fn granted(content: &Content, todo: Todo) -> Option<Card> {
    match todo {
        Todo::Grant(card) => Some(card),
        Todo::Upgrade(card) => match content.upgrades[card.0 as usize].kind {
            UpgradeKind::Combat(card) => Some(card),
            _ => None,
        },
        Todo::Well(place) => content.well[place as usize].card,
        _ => None,
    }
}

/// Every upgrade that stays lies in one pocket or aside, and nothing lies there that was not bought; feats go once they are reached.
fn mutations(content: &Content, table: &Table) -> Law {
    let campaign = &table.campaign;
    let upgrades = content.upgrades.len();
    let mut there: Vec<Mutation> = campaign.active().chain(campaign.aside.iter()).collect();
    there.sort_unstable();
    law(there.windows(2).all(|pair| pair[0] != pair[1]), || format!("a mutation twice: {there:?}"))?;
    let mut kept: Vec<(Mutation, bool)> = Vec::new();
    for card in bought(content, campaign) {
        match content.upgrades[card.0 as usize].kind {
            UpgradeKind::Start | UpgradeKind::During | UpgradeKind::Skill => kept.push((card, true)),
            UpgradeKind::Feat(..) => kept.push((card, false)),
            UpgradeKind::Combat(_) | UpgradeKind::Instruction(_) => {}
        }
    }
    let pockets = drawn(content, campaign).filter(|place| content.well[*place].deeds.contains(&Deed::Pocket));
    kept.extend(pockets.map(|place| (Mutation((upgrades + place) as u8), true)));
    let waits = |card: Mutation| {
        pending(table).any(|todo| match todo {
            Todo::Pocket(waiting) | Todo::Upgrade(waiting) => waiting == card,
            Todo::Well(place) => Mutation((upgrades + place as usize) as u8) == card,
            _ => false,
        })
    };
    for (card, stays) in &kept {
        law(!stays || there.contains(card) != waits(*card), || format!("{card:?} is gone, or twice"))?;
    }
    let known = |card: &Mutation| kept.iter().any(|(other, _)| other == card);
    law(there.iter().all(known), || format!("a mutation that nobody has bought: {there:?}"))?;
    law(campaign.start.len() <= START_POCKETS && campaign.during.len() <= DURING_POCKETS, || "full pockets".into())
}

/// All equipment of the run, wherever it lies.
fn gear_of(table: &Table) -> Result<Gears, String> {
    let worn = table.members().flat_map(|member| table.member(member).worn.iter()).map(|worn| worn.gear);
    let for_sale = table.stall.iter().filter(|offer| offer.left > 0).filter_map(|offer| match offer.ware {
        Ware::Gear(gear) => Some(gear),
        _ => None,
    });
    let waits = pending(table).filter_map(|todo| match todo {
        Todo::Equip(gear) => Some(gear),
        _ => None,
    });
    let bags = table.bag.gear.iter().chain(table.fight.loot.gear.iter());
    let mut all = table.equipment;
    let elsewhere = table.scrap.iter().chain(table.on_top.iter()).chain(worn).chain(for_sale);
    for gear in elsewhere.chain(waits).chain(bags) {
        law(!all.has(gear), || format!("{gear:?} twice"))?;
        all.put(gear);
    }
    Ok(all)
}

/// Equipment changes places; more comes by blueprints alone, and those are the campaign's from then on.
fn equipment(before: Option<&Table>, table: &Table) -> Law {
    let all = gear_of(table)?;
    let campaign = &table.campaign;
    let both = campaign.equipment.iter().any(|gear| campaign.purged_gear.has(gear));
    law(!both, || "equipment that is purged and there".into())?;
    let Some(before) = before.filter(|before| !is_home(table) && !is_in_camp(before)) else { return Ok(()) };
    let had = gear_of(before)?;
    for gear in had.iter() {
        law(all.has(gear), || format!("{gear:?} is gone"))?;
    }
    for gear in all.iter().filter(|gear| !had.has(*gear)) {
        let new = campaign.equipment.has(gear) && !before.campaign.equipment.has(gear);
        law(new, || format!("{gear:?} comes from nowhere"))?;
    }
    Ok(())
}

/// Blueprints that the group holds are no equipment yet, each once.
fn blueprints(content: &Content, table: &Table) -> Law {
    let for_sale = table.stall.iter().filter(|offer| offer.left > 0).filter_map(|offer| match offer.ware {
        Ware::Blueprint(gear) => Some(gear),
        _ => None,
    });
    let bags = table.bag.blueprints.iter().chain(table.fight.loot.blueprints.iter());
    let mut held: Vec<Gear> = table.collector.iter().chain(bags).chain(for_sale).collect();
    held.sort_unstable();
    law(held.windows(2).all(|pair| pair[0] != pair[1]), || format!("a blueprint twice: {held:?}"))?;
    let campaign = &table.campaign;
    for gear in held {
        let owned = campaign.equipment.has(gear) || campaign.purged_gear.has(gear);
        law(!owned || is_home(table), || format!("the blueprint {gear:?} is equipment already"))?;
        law(content.gear(gear).home != "ST", || format!("{gear:?} has no blueprint"))?;
    }
    Ok(())
}

/// The cards of monsters and elites in a biome, by kind, wherever they lie.
fn enemies_of(content: &Content, table: &Table) -> [u8; KINDS] {
    let mut all = [0; KINDS];
    let mut count = |foes: &Foes| foes.0.kinds().for_each(|(kind, count)| all[kind as usize] += count);
    [table.monsters, table.monsters_gone, table.elites, table.elites_gone].iter().for_each(&mut count);
    for foe in table.fight.foes {
        if let Stands::Foe(kind) = foe.stands
            && matches!(content.foe(kind).class, Class::Monster | Class::Elite)
        {
            all[kind.0 as usize] += 1;
        }
    }
    all
}

/// Enemies come from their decks and go to their discards; a biome begins with those that are printed and added.
fn enemies(content: &Content, before: Option<&Table>, events: &[Event], table: &Table) -> Law {
    let all = enemies_of(content, table);
    let entered = events.iter().rev().find_map(|event| match event {
        Event::Entered { place: Region::Biome(number) } => Some(&content.biomes[*number as usize]),
        _ => None,
    });
    let wanted = match (entered, before) {
        (Some(biome), _) => {
            let added = |kind: &Kind| content.foe(*kind).added.is_none_or(|at| table.campaign.added >> at & 1 == 1);
            let mut stock = [0; KINDS];
            for kind in biome.monsters.iter().chain(&biome.elites).filter(|kind| added(kind)) {
                stock[kind.0 as usize] = content.foe(*kind).count;
            }
            stock
        }
        (None, Some(before)) => enemies_of(content, before),
        (None, None) => [0; KINDS],
    };
    law(all == wanted, || format!("enemies {all:?} for {wanted:?}"))
}

/// Every tile of a biome is on its board or among the unseen, once, and fits its space.
fn tiles(table: &Table) -> Law {
    let Some(biome) = biome(table).filter(|_| !is_in_camp(table)) else { return Ok(()) };
    let mut seen = table.tiles.0;
    for (space, field) in table.fields.iter().enumerate() {
        let Some(tile) = field.tile else { continue };
        law(!seen.has(tile), || format!("tile {tile} twice"))?;
        seen.put(tile);
        let fits = biome.spaces.get(space).is_some_and(|space| space.shape == biome.tiles[tile as usize].shape);
        law(fits, || format!("tile {tile} on space {space}"))?;
    }
    // The first biome is laid out once everybody has begun.
    let laid_out = !seen.is_empty();
    law(!laid_out || seen.len() as usize == biome.tiles.len(), || format!("{} tiles", seen.len()))?;
    let there = match table.spot {
        BoardSpot::Start => true,
        BoardSpot::Space(space) => (space as usize) < biome.spaces.len(),
        BoardSpot::Exit(exit) => (exit as usize) < biome.exits.len(),
    };
    law(there, || "nowhere".into())
}

/// Life, tracks and boards are within what is printed, and who has none left is dead.
fn lives(content: &Content, table: &Table) -> Law {
    law(table.count <= 4 && table.first < table.count, || "no first player".into())?;
    for at in table.members() {
        let member = table.member(at);
        let hearts = match member.who {
            // §solo.rewards: Vitality is hers, too.
            SERENADE => content.serenade.life + 2,
            who => content.prisoners[who as usize].hearts,
        };
        let life = (1..=hearts).contains(&member.life) && member.damage <= member.life;
        law(life, || format!("member {at}: {} damage of {} life", member.damage, member.life))?;
        law(member.dead == (member.left() == 0), || format!("member {at} is dead: {}", member.dead))?;
        law(member.scrolls.iter().all(|step| *step <= LAST_STEP), || format!("member {at}: a long track"))?;
        law(member.worn.len() <= member.slots as usize, || format!("member {at} wears too much"))?;
        law(member.tokens(State::Fire) <= member.dead as u8 + 1, || format!("member {at} burns on"))?;
        law(member.frozen & !0b1110 == 0, || format!("member {at}: frost on no round"))?;
        let fighting = table.fight.on || (member.shields == 0 && member.states == [0; 5] && member.laid.is_empty());
        law(fighting, || format!("member {at} keeps what a combat gave"))?;
    }
    let mut who: Vec<u8> = table.members().map(|at| table.member(at).who).collect();
    who.sort_unstable();
    let alone = is_in_camp(table) || who.windows(2).all(|pair| pair[0] != pair[1]);
    law(alone && who.iter().all(|who| *who <= SERENADE), || format!("Prisoners {who:?}"))?;
    let lasting = table.campaign.lasting.life;
    law(lasting.len() == PRISONERS, || "Prisoners".into())
}

/// Enemies on the board live, and are where the combat is.
fn fight(content: &Content, table: &Table) -> Law {
    let fight = &table.fight;
    for (space, foe) in (0..).zip(&fight.foes) {
        if !foe.is_there() {
            law(*foe == Default::default(), || format!("something lies on space {space}"))?;
            continue;
        }
        law(fight.on, || "enemies without a combat".into())?;
        // A beaten boss lies there until what its death has brought is handed out.
        let lies = foe.stands == Stands::Boss && table.todo.has(Todo::PutAway);
        law(lies || foe.damage < foe_life(content, table, space), || format!("a dead enemy on space {space}"))?;
        law(foe.tokens(State::Fire) < 2 && foe.frozen & !0b1110 == 0, || format!("tokens on space {space}"))?;
    }
    let bosses = fight.foes.iter().filter(|foe| foe.stands == Stands::Boss).count();
    let meets = matches!(table.place, Region::Boss(_)) && fight.on && fight.boss.is_some();
    law(bosses <= meets as usize, || format!("{bosses} bosses"))?;
    law(fight.round <= 4 && table.restriction <= 4, || "no such round".into())?;
    let campaign = &table.campaign;
    law(campaign.told & !campaign.secrets == 0, || "a secret that nobody has".into())?;
    law(campaign.runes >> content.runes.len() == 0, || "a rune that is not printed".into())
}

/// Tokens and markers of a biome are as many as there are.
fn crossing(table: &Table) -> Law {
    let crossing = &table.crossing;
    let worms: u8 = crossing.worms.iter().sum();
    law(worms <= WORM_TOKENS[0], || format!("{worms} worms"))?;
    let fresh = crossing.fresh.iter().zip(crossing.worms).all(|(fresh, worms)| *fresh <= worms);
    law(fresh, || "worms that came and are not there".into())?;
    law(crossing.clock <= CLOCK_END && crossing.rung() <= BELL_COUNT, || format!("clock {}", crossing.clock))?;
    law(crossing.lanterns <= LANTERN_COUNT && crossing.keys <= 2, || "more tokens than there are".into())?;
    let mut cards: Vec<u8> = crossing.malaises.iter().copied().filter(|card| *card > 0).collect();
    cards.sort_unstable();
    law(cards.windows(2).all(|pair| pair[0] != pair[1]), || format!("a malaise twice: {cards:?}"))
}

/// The bag holds what was gained and not spent.
fn tokens(before: Option<&Table>, events: &[Event], table: &Table) -> Law {
    let Some(before) = before else { return Ok(()) };
    let (mut teeth, mut potions, mut cells) = (before.teeth as u32, before.potions as u32, before.cells as u32);
    for event in events {
        match *event {
            Event::Gained { kind: LootKind::Teeth, count } => teeth += count as u32,
            Event::Gained { kind: LootKind::Potions, count } => potions += count as u32,
            Event::Gained { kind: LootKind::Cells, count } => cells += count as u32,
            Event::Bought { price, .. } => {
                teeth = teeth.checked_sub(price as u32).ok_or("more teeth than there were")?
            }
            Event::Emptied { kind: LootKind::Teeth, count } => {
                teeth = teeth.checked_sub(count as u32).ok_or("more teeth than there were")?
            }
            Event::Emptied { kind: LootKind::Potions, count } => {
                potions = potions.checked_sub(count as u32).ok_or("more potions than there were")?
            }
            Event::Hungers { .. } => teeth = teeth.checked_sub(1).ok_or("no tooth for hunger")?,
            Event::Drank { .. } => potions = potions.checked_sub(1).ok_or("a potion that was not there")?,
            _ => {}
        }
    }
    law(table.teeth as u32 == teeth, || format!("{} teeth for {teeth}", table.teeth))?;
    law(table.potions as u32 == potions, || format!("{} potions for {potions}", table.potions))?;
    // After a run, cards give and cost cells by what they say.
    law(is_home(table) || table.cells as u32 == cells, || format!("{} cells for {cells}", table.cells))
}
