//! What happened, and why something cannot be done, in words.

use super::crossing;
use super::words::{self, card, fighter, name, stands};
use crate::content::{BoardSpot, Edge, printed};
use crate::decisions::{Cause, Due, Event, Refusal};
use kernel::Text;

/// An event, in words.
pub fn tell(event: &Event) -> Text {
    on_the_way(event).or_else(|| in_combat(event)).or_else(|| crossing::tell(event)).unwrap_or_else(|| in_camp(event))
}

pub(super) fn gear_name(gear: crate::content::Gear) -> Text {
    name(&printed().gear(gear).name)
}

fn mutation(card: crate::content::Mutation) -> Text {
    name(printed().mutation_name(card))
}

fn on_the_way(event: &Event) -> Option<Text> {
    Some(match *event {
        Event::Entered { place } => Text::new("told-entered").text("place", words::place(place)),
        Event::Moved { to } => match to {
            BoardSpot::Start => Text::new("told-start"),
            BoardSpot::Space(_) => Text::new("told-moved"),
            BoardSpot::Exit(_) => Text::new("told-exit"),
        },
        Event::Tested { skill, card: Some(shown) } => {
            Text::new("told-tested").text("skill", words::skill(skill)).text("card", card(shown))
        }
        Event::Tested { skill, card: None } => Text::new("told-failed").text("skill", words::skill(skill)),
        Event::Revealed { member, card: shown } => {
            Text::new("told-revealed").text("who", fighter(member)).text("card", card(shown))
        }
        Event::Flipped { biome, tile } => Text::new("told-flipped").text("tile", super::tile_text(biome, tile)),
        Event::Looked { biome, space, tile } => Text::new("told-looked")
            .plain("space", printed().biomes[biome as usize].spaces[space as usize].id.clone())
            .text("tile", super::tile_text(biome, tile)),
        Event::Sent { .. } => Text::new("told-sent"),
        Event::Replaced { biome, tile } => Text::new("told-replaced").text("tile", super::tile_text(biome, tile)),
        Event::Gained { kind, count } => Text::new("told-gained").text("what", words::loot(kind, count)),
        Event::Found { gear } => Text::new("told-found").text("gear", gear_name(gear)),
        Event::Schema { gear } => Text::new("told-schema").text("gear", gear_name(gear)),
        Event::Rune { rune } => Text::new("told-rune").name("name", &printed().runes[rune as usize - 1].name),
        Event::Scrolled { member, skill, step } => Text::new("told-scrolled")
            .text("who", fighter(member))
            .text("skill", words::skill(skill))
            .text("gains", super::step_text(member.who, skill, step)),
        Event::Wasted { .. } => Text::new("told-wasted"),
        Event::Transformed { .. } => Text::new("told-transformed"),
        Event::Healed { member, count, left } => {
            Text::new("told-healed").text("who", fighter(member)).number("count", count).number("left", left)
        }
        Event::Drank { member, left } => Text::new("told-drank").text("who", fighter(member)).number("left", left),
        Event::Equipped { member, gear, over: None } => {
            Text::new("told-equipped").text("who", fighter(member)).text("gear", gear_name(gear))
        }
        Event::Equipped { member, gear, over: Some(old) } => Text::new("told-exchanged")
            .text("who", fighter(member))
            .text("gear", gear_name(gear))
            .text("old", gear_name(old)),
        Event::Scrapped { gear } => Text::new("told-scrapped").text("gear", gear_name(gear)),
        Event::Bought { ware, price } => {
            Text::new("told-bought").text("what", words::ware(ware)).number("price", price)
        }
        Event::Market { seller } => Text::new("told-market").text("seller", words::seller(seller)),
        Event::Crossed { biome } => Text::new("told-crossed").name("name", &printed().biomes[biome as usize].name),
        Event::First { member } => Text::new("told-first").text("who", fighter(member)),
        Event::Drew { member, count, .. } => Text::new("told-drew").text("who", fighter(member)).number("count", count),
        Event::Reshuffled { member } => Text::new("told-reshuffled").text("who", fighter(member)),
        _ => return None,
    })
}

fn in_combat(event: &Event) -> Option<Text> {
    Some(match *event {
        Event::Placed { space, stands: who } => {
            Text::new("told-placed").text("foe", stands(who)).text("space", words::space(space))
        }
        Event::Loot { kind, count } => Text::new("told-loot").text("what", words::loot(kind, count)),
        Event::Passes { member } => Text::new("told-passes").text("who", fighter(member)),
        Event::Laid { member, said, .. } => match said {
            Some((round, said)) => Text::new("told-laid")
                .text("who", fighter(member))
                .text("round", words::round(round))
                .text("said", words::announced(said)),
            None => Text::new("told-laid-silently").text("who", fighter(member)),
        },
        Event::Shown { member, card: shown } => {
            Text::new("told-shown").text("who", fighter(member)).text("card", card(shown))
        }
        Event::Empty { .. } => Text::new("told-empty"),
        Event::Pattern { boss, pattern } => {
            Text::new("told-pattern").name("name", &printed().bosses[boss as usize].patterns[pattern as usize].name)
        }
        Event::Round { round } => Text::new("told-round").text("round", words::round(round)),
        Event::Turn { turn } => Text::new("told-turn").number("turn", turn),
        Event::Uses { member, gear } => {
            Text::new("told-uses").text("who", fighter(member)).text("gear", gear_name(gear))
        }
        Event::Aptitude { member, skill, step } => Text::new("told-aptitude")
            .text("who", fighter(member))
            .text("aptitude", super::aptitude_name(member.who, skill, step)),
        Event::Pushed { from, to } | Event::Shifted { from, to } => {
            Text::new("told-shifted").text("from", words::space(from)).text("to", words::space(to))
        }
        Event::Hit { member, stands: foe, damage, blocked, left, cause, .. } => {
            hit(member, foe, damage, blocked, left, cause)
        }
        Event::Afflicted { member, stands: foe, state, .. } => Text::new("told-afflicted")
            .text("who", fighter(member))
            .text("foe", stands(foe))
            .text("state", words::state(state)),
        Event::Immune { stands: foe, state, .. } => {
            Text::new("told-immune").text("foe", stands(foe)).text("state", words::state(state))
        }
        Event::Killed { stands: foe, cause, .. } => {
            Text::new("told-killed").text("foe", stands(foe)).text("cause", cause_text(cause))
        }
        Event::Left { stands: foe, .. } => Text::new("told-left").text("foe", stands(foe)),
        Event::Looted { member, kind, count } => {
            Text::new("told-looted").text("who", fighter(member)).text("what", words::loot(kind, count))
        }
        Event::Shielded { member, count } => {
            Text::new("told-shielded").text("who", fighter(member)).number("count", count)
        }
        Event::Blocked { member, count } => {
            Text::new("told-blocked").text("who", fighter(member)).number("count", count)
        }
        Event::Hurt { member, damage, left, cause, by } => {
            let text = Text::new(if by.is_some() { "told-hurt-by" } else { "told-hurt" });
            let text = text.text("who", fighter(member)).number("damage", damage).number("left", left);
            match by {
                Some(foe) => text.text("foe", stands(foe)),
                None => text.text("cause", cause_text(cause)),
            }
        }
        Event::CompanionHurt { gear, left, .. } => {
            Text::new("told-companion-hurt").text("gear", gear_name(gear)).number("left", left)
        }
        Event::Spared { member } => Text::new("told-spared").text("who", fighter(member)),
        Event::Suffers { member, state, immune } => {
            let id = if immune { "told-suffers-not" } else { "told-suffers" };
            Text::new(id).text("who", fighter(member)).text("state", words::state(state))
        }
        Event::Frozen { member } => Text::new("told-frozen").text("who", fighter(member)),
        Event::FoeFrozen { stands: foe, .. } => Text::new("told-foe-frozen").text("foe", stands(foe)),
        Event::FoeShielded { stands: foe, count, .. } => {
            Text::new("told-foe-shielded").text("foe", stands(foe)).number("count", count)
        }
        Event::Died { member, cause } => {
            Text::new("told-died").text("who", fighter(member)).text("cause", cause_text(cause))
        }
        Event::Survived { member } => Text::new("told-survived").text("who", fighter(member)),
        Event::Beaten { boss, instance } => {
            let name = &printed().bosses[boss as usize].instances[instance as usize].name;
            Text::new("told-beaten").name("name", name)
        }
        Event::Won { boss } => Text::new("told-won").name("name", &printed().bosses[boss as usize].name),
        Event::Fought { kills } => Text::new("told-fought").number("kills", kills),
        Event::Stuck { member } => Text::new("told-stuck").text("who", fighter(member)),
        Event::Retreated { .. } => Text::new("told-retreated"),
        Event::Returned { .. } => Text::new("told-returned"),
        Event::Delayed { stands: foe, .. } => Text::new("told-delayed").text("foe", stands(foe)),
        _ => return None,
    })
}

fn hit(
    member: Option<crate::decisions::Fighter>,
    foe: crate::table::Stands,
    damage: u8,
    blocked: u8,
    left: u8,
    cause: Cause,
) -> Text {
    let id = match (member, blocked) {
        (Some(_), 0) => "told-hit",
        (Some(_), _) => "told-hit-blocked",
        (None, _) => "told-hit-cause",
    };
    let text = Text::new(id).text("foe", stands(foe)).number("damage", damage).number("left", left);
    let text = text.number("blocked", blocked);
    match member {
        Some(member) => text.text("who", fighter(member)),
        None => text.text("cause", cause_text(cause)),
    }
}

fn in_camp(event: &Event) -> Text {
    match *event {
        Event::Run { number } => Text::new("told-run").number("number", number),
        Event::Gave { card: given, to } => {
            Text::new("told-gave").text("card", card(given)).text("who", name(words::who_name(to)))
        }
        Event::Pocketed { card, over: None } => Text::new("told-pocketed").text("card", mutation(card)),
        Event::Pocketed { card, over: Some(over) } => {
            Text::new("told-repocketed").text("card", mutation(card)).text("over", mutation(over))
        }
        Event::PutAside { card } => Text::new("told-aside").text("card", mutation(card)),
        Event::Challenged { restriction } => Text::new("told-challenged").text("what", restriction_text(restriction)),
        Event::Chose { member } => {
            Text::new("told-chose").number("seat", member.member + 1).text("who", fighter(member))
        }
        Event::Ended { won, cells } => {
            Text::new(if won { "told-ended-won" } else { "told-ended" }).number("cells", cells)
        }
        Event::Upgraded { card } => Text::new("told-upgraded").text("card", mutation(card)),
        Event::Threw { card } => Text::new("told-threw").text("card", name(&printed().well[card as usize].name)),
        Event::Secret { secret } => {
            Text::new("told-secret").text("secret", name(&printed().secrets[secret as usize].name))
        }
        Event::Revelation { secret } => {
            Text::new("told-revelation").text("secret", name(&printed().secrets[secret as usize].name))
        }
        Event::Feat { card } => Text::new("told-feat").text("card", mutation(card)),
        Event::Purged { card: gone } => Text::new("told-purged").text("card", card(gone)),
        Event::PurgedGear { gear } => Text::new("told-purged").text("card", gear_name(gear)),
        Event::Added { kind } => Text::new("told-added").text("foe", name(&printed().foe(kind).name)),
        Event::Opened { biome } => Text::new("told-opened").name("name", &printed().biomes[biome as usize].name),
        Event::BossCell { level } => Text::new("told-boss-cell").number("level", level),
        Event::ScrollAt { biome } => match printed().biomes.get(biome as usize) {
            Some(biome) => Text::new("told-scroll-at").name("name", &biome.name),
            None => Text::new("told-nothing"),
        },
        Event::Epilogue => Text::new("told-epilogue"),
        Event::MoreLife { prisoner } => Text::new("told-more-life").text("who", name(words::who_name(prisoner))),
        Event::Over { won } => Text::new(if won { "told-over-won" } else { "told-over" }),
        _ => Text::new("told-nothing"),
    }
}

/// What a restriction forbids. §restriction.legend
pub fn restriction_text(restriction: u8) -> Text {
    Text::new(
        ["restriction-0", "restriction-1", "restriction-2", "restriction-3", "restriction-4"][restriction as usize % 5],
    )
}

/// What lies at the edge of the combat board.
pub fn edge_text(edge: Edge) -> Option<Text> {
    match edge {
        Edge::Nothing => None,
        Edge::Wall => Some(Text::new("edge-wall")),
        Edge::Hole => Some(Text::new("edge-hole")),
    }
}

/// What caused damage.
pub fn cause_text(cause: Cause) -> Text {
    Text::new(match cause {
        Cause::Foe => "cause-foe",
        Cause::Poison => "cause-poison",
        Cause::Bleed => "cause-bleed",
        Cause::Fire => "cause-fire",
        Cause::Death => "cause-death",
        Cause::Tile => "cause-tile",
        Cause::Own => "cause-own",
        Cause::Setup => "cause-setup",
        Cause::Volley => "cause-volley",
        Cause::Hole => "cause-hole",
        Cause::Wall => "cause-wall",
        Cause::Action => "cause-action",
        Cause::Weary => "cause-weary",
        Cause::Worm => "cause-worm",
        Cause::Bell => "cause-bell",
        Cause::Dark => "cause-dark",
        Cause::Curse => "cause-curse",
        Cause::Key => "cause-key",
        Cause::Malaise => "cause-malaise",
        Cause::Shuriken => "cause-shuriken",
    })
}

/// Whether an event belongs into one line on what just happened.
pub fn notable(event: &Event) -> bool {
    !matches!(
        event,
        Event::Drew { .. }
            | Event::Reshuffled { .. }
            | Event::Shifted { .. }
            | Event::Loot { .. }
            | Event::Moved { .. }
            | Event::Nothing
    )
}

/// What an outcome of chance comes to.
pub fn outcome(events: &[Event]) -> Option<Text> {
    let flipped = events.iter().find_map(|event| match event {
        Event::Flipped { biome, tile } => Some(super::tile_in_brief(*biome, *tile)),
        _ => None,
    });
    let revealed = events.iter().find_map(|event| match event {
        Event::Revealed { card, .. } => Some(super::symbols_text(printed().card(*card).symbols)),
        _ => None,
    });
    flipped.or(revealed)
}

/// A refusal, in words.
pub fn explain(refusal: Refusal) -> Text {
    Text::new(match refusal {
        Refusal::NoSuchSeat => "no-seat",
        Refusal::Over => "no-over",
        Refusal::NotYou => "no-not-you",
        Refusal::NotNow(due) => match due {
            Due::Camp => "no-now-camp",
            Due::Way => "no-now-way",
            Due::Test => "no-now-test",
            Due::Share => "no-now-share",
            Due::Market => "no-now-market",
            Due::Prepare => "no-now-prepare",
            Due::Combat => "no-now-combat",
            Due::Cells => "no-now-cells",
        },
        Refusal::Taken => "no-taken",
        Refusal::NoWay => "no-way",
        Refusal::NoRune => "no-rune",
        Refusal::Closed => "no-closed",
        Refusal::NoSymbol => "no-symbol",
        Refusal::NotHeld => "no-held",
        Refusal::Failed => "no-failed",
        Refusal::NoShare => "no-share",
        Refusal::FullTrack => "no-full-track",
        Refusal::OtherColour => "no-other-colour",
        Refusal::Unhurt => "no-unhurt",
        Refusal::Room => "no-room-there",
        Refusal::NoRoom => "no-room",
        Refusal::NoGear => "no-gear",
        Refusal::TooDear => "no-too-dear",
        Refusal::SoldOut => "no-sold-out",
        Refusal::FirstMayNotPass => "no-first-pass",
        Refusal::PassedAlready => "no-passed",
        Refusal::NotOnCard => "no-on-card",
        Refusal::OutOfReach => "no-reach",
        Refusal::NobodyThere => "no-nobody",
        Refusal::NoAptitude => "no-aptitude",
        Refusal::UsedAlready => "no-used",
        Refusal::Useless => "no-useless",
        Refusal::NoLoot => "no-loot",
        Refusal::NoPotion => "no-potion",
        Refusal::NoFighter => "no-fighter",
        Refusal::Twice => "no-twice",
        Refusal::Wounded => "no-wounded",
        Refusal::NotOnCompanion => "no-companion",
        Refusal::TooFewCells => "no-cells",
        Refusal::EmptyDeck => "no-empty-deck",
        Refusal::WellClosed => "no-well",
        Refusal::NoPocket => "no-pocket",
        Refusal::TooSmall => "no-too-small",
        Refusal::NotToPurge => "no-purge",
        Refusal::CannotMove => "no-move",
        Refusal::NoStart => "no-start",
        Refusal::NoKey => "no-key",
        Refusal::NoWorm => "no-worm",
        Refusal::Infected => "no-infected",
        Refusal::NoLight => "no-light",
        Refusal::NoCure => "no-cure",
        Refusal::StuckAlready => "no-stuck",
        Refusal::SeenAlready => "no-seen",
        Refusal::NotForIt => "no-sending",
        Refusal::RuneSpent => "no-rune-spent",
    })
}
