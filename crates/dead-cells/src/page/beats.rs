//! What happened, as it is staged: from where to where, by how much, how weighty.

use super::words::{self, fighter};
use super::{board, camp, group, map, telling};
use crate::content::{BoardSpot, PRISONERS, Region, SERENADE, printed};
use crate::decisions::{Event, Fighter};
use crate::table::LootKind;
use kernel::{Beat, BeatKind, BeatWeight, Text};

/// An event as it is staged.
pub fn beat(event: &Event) -> Beat {
    let told = Beat::told(short(event), if is_aside(event) { BeatWeight::Aside } else { BeatWeight::Normal });
    let beat = in_combat(event, told.clone())
        .or_else(|| of_members(event, told.clone()))
        .or_else(|| on_the_way(event, told.clone()))
        .unwrap_or_else(|| in_camp(event, told));
    if turns(event) { beat.turning() } else { beat }
}

/// What takes no time of its own: what others draw, and what nobody sees.
fn is_aside(event: &Event) -> bool {
    matches!(event, Event::Drew { cards: None, .. } | Event::Reshuffled { .. } | Event::Nothing)
}

/// What turns a run: somebody dies, or all but dies, or a boss falls.
fn turns(event: &Event) -> bool {
    matches!(
        event,
        Event::Died { .. }
            | Event::Survived { .. }
            | Event::Beaten { .. }
            | Event::Won { .. }
            | Event::Ended { .. }
            | Event::BossCell { .. }
            | Event::Epilogue
    )
}

/// An event in a dozen words at most.
fn short(event: &Event) -> Text {
    match *event {
        Event::Flipped { biome, tile } => {
            let tile = &printed().biomes[biome as usize].tiles[tile as usize];
            Text::new("beat-flipped").text("what", Text::new(map::shape_beat_of(tile.shape)))
        }
        Event::Replaced { .. } => Text::new("beat-replaced"),
        Event::Scrolled { member, skill, .. } => {
            Text::new("beat-scrolled").text("who", fighter(member)).text("skill", words::skill(skill))
        }
        Event::Challenged { .. } => Text::new("beat-challenged"),
        Event::Aptitude { member, skill, step } if member.who != SERENADE => {
            let named = printed().prisoners[member.who as usize].tracks[skill.place()].get(step as usize);
            match named.and_then(|step| step.name.as_ref()) {
                Some(_) => telling::tell(event),
                None => Text::new("beat-aptitude").text("who", fighter(member)).text("skill", words::skill(skill)),
            }
        }
        Event::Hit { stands, damage: 0, .. } => Text::new("beat-blocked").text("foe", words::stands(stands)),
        Event::Threw { .. } => Text::new("beat-threw"),
        Event::Cursed { .. } => Text::new("beat-cursed"),
        Event::Restricted { .. } => Text::new("beat-restricted"),
        Event::Looked { .. } => Text::new("beat-looked"),
        Event::Epilogue => Text::new("beat-epilogue"),
        Event::BossCell { level } => Text::new("beat-boss-cell").number("level", level),
        Event::Hit { member: Some(member), stands, damage, left, .. } => Text::new("told-hit")
            .text("who", fighter(member))
            .text("foe", words::stands(stands))
            .number("damage", damage)
            .number("left", left),
        _ => telling::tell(event),
    }
}

fn id(member: Fighter) -> String {
    group::member_id(member.member)
}

/// What happens on the combat board and its timeline.
fn in_combat(event: &Event, told: Beat) -> Option<Beat> {
    let space = board::space_id;
    Some(match *event {
        Event::Placed { space: at, .. } => told.of(BeatKind::Shows).to(space(at)),
        Event::Loot { kind, count } => told.of(BeatKind::Shows).to(board::loot_id(kind)).by(count),
        Event::Laid { member, card, .. } => {
            let from = card.map_or_else(|| id(member), |card| printed().card(card).code.clone());
            told.of(BeatKind::Moves).from(from).to("timeline")
        }
        // Serenade's card lies there only after it was told.
        Event::Shown { member, .. } if member.who == SERENADE => {
            told.of(BeatKind::Shows).from(id(member)).to("timeline")
        }
        Event::Shown { member, card } => {
            told.of(BeatKind::Shows).from(id(member)).to(printed().card(card).code.clone())
        }
        Event::Empty { member } => told.of(BeatKind::Shows).from(id(member)).to("timeline"),
        Event::Pattern { .. } => told.of(BeatKind::Shows).to("timeline"),
        Event::Round { .. } | Event::Turn { .. } => told.of(BeatKind::Begins).to("timeline"),
        Event::Pushed { from, to } | Event::Shifted { from, to } => {
            told.of(BeatKind::Moves).from(space(from)).to(space(to))
        }
        Event::Hit { member, space: at, damage, blocked, .. } => {
            let beat = match damage {
                0 => told.of(BeatKind::Lost).by(blocked),
                damage => told.of(BeatKind::Hurt).by(damage),
            };
            by_somebody(beat, member).to(space(at))
        }
        Event::Afflicted { member, space: at, count, .. } => {
            told.of(BeatKind::Moves).from(id(member)).to(space(at)).by(count)
        }
        Event::Immune { space: at, .. } => told.to(space(at)),
        Event::Killed { member, space: at, .. } => by_somebody(told.of(BeatKind::Lost), member).to(space(at)),
        Event::Left { space: at, .. } => told.of(BeatKind::Moves).from(space(at)),
        Event::Looted { member, kind, count } => {
            told.of(BeatKind::Gained).from(board::loot_id(kind)).to(id(member)).by(count)
        }
        Event::FoeFrozen { space: at, .. } => told.of(BeatKind::Lost).to(space(at)),
        Event::FoeShielded { space: at, count, .. } => told.of(BeatKind::Gained).to(space(at)).by(count),
        Event::Beaten { .. } => told.of(BeatKind::Lost).to("board"),
        Event::Retreated { space: at } => told.of(BeatKind::Moves).from(space(at)),
        Event::Returned { space: at } => told.of(BeatKind::Shows).to(space(at)),
        Event::Delayed { space: at, .. } => told.of(BeatKind::Lost).to(space(at)),
        Event::Won { .. } => told.of(BeatKind::Gained).to("board"),
        Event::Fought { kills } => told.to("board").by(kills),
        _ => return None,
    })
}

fn by_somebody(beat: Beat, member: Option<Fighter>) -> Beat {
    match member {
        Some(member) => beat.from(id(member)),
        None => beat,
    }
}

/// What befalls somebody of the group, in a combat or out of it.
fn of_members(event: &Event, told: Beat) -> Option<Beat> {
    Some(match *event {
        Event::First { member } | Event::Reshuffled { member } => told.of(BeatKind::Moves).to(id(member)),
        Event::Drew { count, cards: Some(_), .. } => told.of(BeatKind::Moves).to("hand").by(count),
        Event::Drew { member, count, cards: None } => told.of(BeatKind::Moves).to(id(member)).by(count),
        Event::Revealed { member, .. } | Event::Transformed { member } => told.of(BeatKind::Shows).to(id(member)),
        Event::Uses { member, .. } | Event::Aptitude { member, .. } => told.of(BeatKind::Shows).from(id(member)),
        Event::Scrolled { member, .. } => told.of(BeatKind::Gained).to(id(member)).by(1),
        Event::Equipped { member, .. } => told.of(BeatKind::Gained).to(id(member)),
        Event::Stuck { member } => told.of(BeatKind::Moves).to(id(member)).by(1),
        Event::Healed { member, count, .. } => told.of(BeatKind::Healed).to(id(member)).by(count),
        Event::Drank { member, .. } => told.of(BeatKind::Healed).from("potions").to(id(member)),
        Event::Shielded { member, count } => told.of(BeatKind::Gained).to(id(member)).by(count),
        Event::Blocked { member, count } => told.of(BeatKind::Lost).to(id(member)).by(count),
        Event::Hurt { member, damage, .. } => told.of(BeatKind::Hurt).to(id(member)).by(damage),
        Event::CompanionHurt { member, .. } => told.of(BeatKind::Hurt).to(id(member)),
        Event::Suffers { member, immune: false, .. } => told.of(BeatKind::Moves).to(id(member)).by(1),
        Event::Frozen { member } | Event::Died { member, .. } => told.of(BeatKind::Lost).to(id(member)),
        Event::Survived { member } => told.of(BeatKind::Healed).to(id(member)).by(1),
        Event::Worm { member, clings: true } => told.of(BeatKind::Moves).to(id(member)).by(1),
        Event::Worm { member, clings: false } => told.to(id(member)),
        Event::Picked { member, by: Some(by), count } => {
            told.of(BeatKind::Healed).from(id(by)).to(id(member)).by(count)
        }
        Event::Picked { member, by: None, count } => told.of(BeatKind::Healed).to(id(member)).by(count),
        Event::Unscrolled { member, .. } => told.of(BeatKind::Lost).to(id(member)).by(1),
        Event::Lost { member, .. } | Event::Trembles { member } => told.of(BeatKind::Lost).to(id(member)),
        Event::Infected { member, .. } => told.of(BeatKind::Moves).to(id(member)),
        Event::Cured { member, .. } => told.of(BeatKind::Healed).to(id(member)),
        Event::Hides { member } => told.of(BeatKind::Shows).to(id(member)),
        Event::Hungers { .. } => told.of(BeatKind::Lost).to("teeth").by(1),
        Event::Passes { member } | Event::Spared { member } | Event::Suffers { member, .. } => told.to(id(member)),
        _ => return None,
    })
}

/// What happens on the map, and what is found there.
fn on_the_way(event: &Event, told: Beat) -> Option<Beat> {
    Some(match *event {
        Event::Entered { place: Region::Biome(_) } => told.of(BeatKind::Begins).to("map"),
        Event::Entered { place: Region::Boss(_) } => told.of(BeatKind::Begins),
        Event::Moved { to } => told.of(BeatKind::Moves).to(map::place_id(to)),
        Event::Flipped { .. } | Event::Tested { card: Some(_), .. } => told.of(BeatKind::Shows).to("tile"),
        Event::Tested { card: None, .. } => told.to("tile"),
        Event::Replaced { .. } => told.of(BeatKind::Lost).to("tile"),
        Event::Looked { space, .. } => told.of(BeatKind::Shows).to(map::place_id(BoardSpot::Space(space))),
        Event::Sent { to } => told.of(BeatKind::Moves).to(map::place_id(to)),
        Event::Gained { kind, count } => told.of(BeatKind::Gained).to(bag(kind)).by(count),
        Event::Found { .. } | Event::Schema { .. } => told.of(BeatKind::Shows),
        Event::Rune { .. } => told.of(BeatKind::Gained),
        Event::Wasted { .. } | Event::Scrapped { .. } => told.of(BeatKind::Lost),
        Event::Bought { price, .. } => told.of(BeatKind::Lost).to("teeth").by(price),
        Event::Market { .. } => told.of(BeatKind::Shows).to("at-hand"),
        Event::Crossed { .. } => told.of(BeatKind::Gained).to("map"),
        Event::Clock { back: false, .. } => told.of(BeatKind::Moves).to("clock"),
        Event::Clock { back: true, .. } => told.of(BeatKind::Gained).to("clock"),
        Event::Rang { .. } => told.of(BeatKind::Shows),
        Event::Silenced { .. } => told.of(BeatKind::Gained),
        Event::Lanterns { more: true, .. } => told.of(BeatKind::Gained).to("lanterns").by(1),
        Event::Lanterns { more: false, .. } => told.of(BeatKind::Lost).to("lanterns").by(1),
        Event::Key { .. } => told.of(BeatKind::Gained).to("keys").by(1),
        Event::Cursed { .. } | Event::Restricted { .. } => told.of(BeatKind::Lost),
        Event::Emptied { kind, count } => told.of(BeatKind::Lost).to(bag(kind)).by(count),
        Event::Released { .. } => told.of(BeatKind::Gained),
        Event::Replays { .. } => told.of(BeatKind::Begins).to("timeline"),
        Event::Guarded { .. } => told,
        _ => return None,
    })
}

/// Where something that is gained goes: what is counted to its gauge, what is given out after a combat to the group's space.
fn bag(kind: LootKind) -> &'static str {
    match kind {
        LootKind::Teeth => "teeth",
        LootKind::Cells => "cells",
        LootKind::Potions => "potions",
        LootKind::Vials | LootKind::Scrolls | LootKind::Equipment | LootKind::Blueprints | LootKind::Rune => "group",
        LootKind::Clock => "clock",
        LootKind::Lanterns => "lanterns",
        LootKind::Key => "keys",
    }
}

/// What happens before and after a run.
fn in_camp(event: &Event, told: Beat) -> Beat {
    match *event {
        Event::Run { .. } => told.of(BeatKind::Begins),
        Event::Chose { member } => {
            let beat = told.of(BeatKind::Moves).to("group-members");
            if member.who == SERENADE { beat } else { beat.from(camp::prisoner_id(member.who)) }
        }
        Event::Gave { card, to } => {
            let beat = told.of(BeatKind::Moves).from(printed().card(card).code.clone());
            if (to as usize) < PRISONERS { beat.to(camp::prisoner_id(to)) } else { beat }
        }
        Event::Pocketed { .. } => told.of(BeatKind::Gained).to("mutations"),
        Event::PutAside { .. } => told.of(BeatKind::Moves).to("aside"),
        Event::Challenged { .. } | Event::Added { .. } => told.of(BeatKind::Shows),
        Event::Upgraded { .. } => told.of(BeatKind::Shows).to("upgrades"),
        Event::Threw { .. } => told.of(BeatKind::Shows).to("well"),
        Event::BossCell { level } => told.of(BeatKind::Gained).by(level),
        Event::ScrollAt { .. } => told.of(BeatKind::Gained),
        Event::Epilogue => told.of(BeatKind::Ends),
        Event::Secret { .. } | Event::Revelation { .. } | Event::Feat { .. } | Event::Opened { .. } => {
            told.of(BeatKind::Gained)
        }
        Event::Purged { .. } | Event::PurgedGear { .. } => told.of(BeatKind::Lost),
        Event::MoreLife { prisoner } => told.of(BeatKind::Gained).to(camp::prisoner_id(prisoner)).by(1),
        Event::Ended { .. } | Event::Over { .. } => told.of(BeatKind::Ends),
        _ => told,
    }
}
