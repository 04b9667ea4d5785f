//! The group, hands, gear, tracks, and what is for sale.

use super::explained::{self, Explained};
use super::{crossing, own, words};
use crate::content::{Card, Content, Gain, Gear, Gift, Skill, State};
use crate::rules::View;
use crate::table::{Phase, Table, Ware};
use kernel::{Gauge, Layout, PageCell, Printed, Seat, Text, Thing, Tone, Zone, ZoneRole};

/// A combat card.
pub fn card(content: &Content, card: Card) -> Thing {
    let printed = content.card(card);
    let mut thing = Thing::new(printed.code.clone(), printed.name.clone(), words::lines(&printed.lines), "card");
    for skill in printed.symbols.iter() {
        thing.marks.push(Text::new("mark-symbol").text("skill", words::skill(skill)));
    }
    let effects = printed.lines.iter().flat_map(|line| line.iter());
    thing.clauses = Explained::by(&["prep.announce"]).effects(effects).and("test.hand").all();
    thing
}

/// The hand of a seat.
pub fn hand(content: &Content, view: &View, seat: Seat) -> Option<Zone> {
    if seat == Seat::WATCHER && view.seen.players > 1 {
        return None;
    }
    let member = own(&view.seen, seat);
    let cards = view.seen.member(member).hand;
    Some(Zone::new("hand", Text::new("zone-hand"), Layout::Hand, cards.iter().map(|held| card(content, held))))
}

/// The id of a member.
pub fn member_id(member: u8) -> String {
    format!("member{member}")
}

/// Everybody in the group who has a Prisoner, one a line.
pub fn members(content: &Content, view: &View, seat: Seat) -> Zone {
    let table = &view.seen;
    let columns = ["column-who", "column-tokens", "column-cards", "column-gear"];
    let rows = table.members().filter(|member| super::camp::has_prisoner(table, *member)).map(|member| {
        let own = table.member(member);
        let name = words::who_name(own.who).clone();
        let label = Text::new(if member == table.first { "label-first" } else { "label-member" });
        let mut thing = Thing::new(member_id(member), name, label, "prisoner");
        thing.here = table.seat_of(member) == seat;
        thing.tone = if own.dead { Tone::Faint } else { Tone::Help };
        let gauge = Gauge::pips("life", Text::new("gauge-life"), own.left() as i32, own.life as i32);
        thing.gauges.push(gauge.under("setup.life"));
        let cards = Text::new("cell-cards")
            .number("held", view.held[member as usize])
            .number("left", view.left[member as usize])
            .number("discard", own.discard.len());
        thing.cells = vec![
            tokens(table, member).map_or(PageCell::Empty, PageCell::Said),
            PageCell::Said(cards),
            gear(content, table, member).map_or(PageCell::Empty, PageCell::Said),
        ];
        thing.clauses = crossing::explain(table, member, explained::tokens(own)).all();
        thing
    });
    let layout = Layout::Table { columns: columns.map(Text::new).to_vec() };
    Zone::new("group-members", Text::new("zone-group"), layout, rows.collect::<Vec<_>>()).in_role(ZoneRole::Others)
}

fn tokens(table: &Table, member: u8) -> Option<Text> {
    let own = table.member(member);
    let mut texts = Vec::new();
    if own.dead {
        texts.push(Text::new("mark-dead"));
    }
    if table.fight.passing == Some(member) {
        texts.push(Text::new("mark-passes"));
    }
    if table.fight.boss.is_some_and(|boss| boss.shurikens >> member & 1 == 1) {
        texts.push(Text::new("mark-shuriken"));
    }
    if own.shields > 0 {
        texts.push(Text::new("mark-shields").number("count", own.shields));
    }
    for state in State::ALL {
        let count = if state == State::Freeze { own.frozen.count_ones() as u8 } else { own.tokens(state) };
        if count > 0 {
            texts.push(Text::new("mark-state").text("state", words::state(state)).number("count", count));
        }
    }
    texts.extend(crossing::tokens(table, member));
    (!texts.is_empty()).then(|| words::list(texts))
}

fn gear(content: &Content, table: &Table, member: u8) -> Option<Text> {
    let own = table.member(member);
    let texts: Vec<Text> = own.worn.iter().map(|worn| words::name(&content.gear(worn.gear).name)).collect();
    let free = own.slots.saturating_sub(own.worn.len() as u8);
    match (texts.is_empty(), free) {
        (true, 0) => None,
        (true, free) => Some(Text::new("cell-slots").number("free", free)),
        (false, _) => Some(words::list(texts)),
    }
}

/// What a seat has besides its hand: equipment and scroll tracks, and the cards it has discarded.
pub fn own_boards(content: &Content, view: &View, seat: Seat) -> [Zone; 3] {
    let table = &view.seen;
    let member = table.member(own(table, seat));
    let gear = member.worn.iter().enumerate().map(|(slot, worn)| gear_thing(content, worn.gear, slot));
    let steps = Skill::ALL.into_iter().flat_map(|skill| (0..6u8).map(move |step| (skill, step)));
    let tracks = steps.map(|(skill, step)| {
        let name = match step {
            0 => skill_name(skill),
            step => Printed::new(step.to_string(), step.to_string()),
        };
        let mut thing = Thing::new(step_id(skill, step), name, super::step_text(member.who, skill, step), "scroll");
        let marker = member.scrolls[skill.place()];
        thing.at = (step, skill.place() as u8);
        thing.tone = if step <= marker { Tone::Help } else { Tone::Faint };
        thing.here = step == marker;
        thing.clauses = vec!["board.left", "board.scroll"];
        thing
    });
    // A card that lies before everybody is not among the others.
    let shown = |held: &Card| !matches!(table.phase, Phase::DeckSymbol(_, card) if card == *held);
    let discard = member.discard.iter().filter(shown).map(|held| card(content, held));
    [
        Zone::new("gear", Text::new("zone-gear"), Layout::Row, gear).in_role(ZoneRole::Own),
        Zone::new("tracks", Text::new("zone-tracks"), Layout::Grid { columns: 6, rows: 3 }, tracks)
            .in_role(ZoneRole::Own),
        Zone::new("discard", Text::new("zone-discard"), Layout::List, discard).in_role(ZoneRole::Memory),
    ]
}

/// The id of a step of a track.
pub fn step_id(skill: Skill, step: u8) -> String {
    format!("{}{step}", skill_word(skill))
}

/// The word of a skill in ids.
pub fn skill_word(skill: Skill) -> &'static str {
    ["survival", "tactics", "brutality"][skill.place()]
}

/// The name of a skill.
pub fn skill_name(skill: Skill) -> Printed {
    match skill {
        Skill::Survival => Printed::new("Survie", "Survival"),
        Skill::Tactics => Printed::new("Tactique", "Tactics"),
        Skill::Brutality => Printed::new("Brutalité", "Brutality"),
    }
}

/// A piece of equipment in a slot.
pub fn gear_thing(content: &Content, gear: Gear, slot: usize) -> Thing {
    let card = content.gear(gear);
    let mut thing = Thing::new(format!("slot{slot}"), card.name.clone(), words::gear(content, gear), "gear");
    thing.tone = Tone::Wealth;
    thing.clauses = explained::gear(card).all();
    thing
}

/// The name of something for sale that takes effect at once.
fn ware_name(gain: Gain) -> Printed {
    match gain {
        Gain::UnwormOne => Printed::new("Sans vers", "No worms"),
        Gain::Back => Printed::new("Horloge", "Clock"),
        Gain::Relight => Printed::new("Lanterne", "Light"),
        Gain::Cure => Printed::new("Remède", "Cure"),
        Gain::Scroll(_) => Printed::new("Parchemin", "Scroll"),
        _ => Printed::new("Service", "Service"),
    }
}

/// What is for sale.
pub fn offers<'a>(content: &'a Content, table: &'a Table) -> impl Iterator<Item = Thing> + 'a {
    table.stall.iter().enumerate().filter(|(_, offer)| offer.left > 0).map(|(at, offer)| {
        let (name, label) = match offer.ware {
            Ware::Vial => (Printed::new("Fiole", "Vial"), Text::new("label-vial")),
            Ware::Potion => (Printed::new("Potion", "Potion"), Text::new("label-potion")),
            Ware::Gift(gain) => (ware_name(gain), words::gift(Gift { gain, count: 1 })),
            Ware::Gear(gear) | Ware::Blueprint(gear) => (content.gear(gear).name.clone(), words::gear(content, gear)),
        };
        let mut thing = Thing::new(format!("offer{at}"), name, label, "gear");
        thing.clauses = match offer.ware {
            Ware::Vial => vec!["icon.vial", "market.tile"],
            Ware::Potion => vec!["round.potion", "market.tile"],
            Ware::Gear(gear) => explained::gear(content.gear(gear)).and("market.tile").all(),
            Ware::Blueprint(_) => vec!["icon.blueprint", "market.tile"],
            Ware::Gift(gain) => Explained::default().gifts([Gift { gain, count: 1 }]).and("market.tile").all(),
        };
        let price = if offer.free > 0 { 0 } else { offer.price };
        thing.corner = Some(Printed::new(price.to_string(), price.to_string()));
        thing.tone = Tone::Wealth;
        thing.marks.push(Text::new("mark-price").number("price", price).number("left", offer.left));
        thing
    })
}
