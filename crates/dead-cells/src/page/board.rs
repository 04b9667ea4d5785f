//! The combat board with its timeline.

use super::explained::Explained;
use super::words;
use crate::content::{Class, Content, FoeCard, Kind, Pile, SERENADE, State};
use crate::rules::{View, cards_of, due_line, foe_life, member_line};
use crate::table::{Fight, Foe, LootKind, Phase, Stands, Table};
use kernel::{Gauge, Layout, PageCell, Printed, Text, Thing, Tone, Zone, ZoneRole};

/// The rounds, as the heads of columns.
const ROUNDS: [&str; 5] = ["column-0", "column-1", "column-2", "column-3", "column-4"];

/// The combat board, and what everybody does in which round.
pub fn combat(content: &Content, view: &View) -> [Zone; 2] {
    let table = &view.seen;
    let labels = ["lane-left", "lane-group", "lane-1", "lane-2", "lane-3"];
    let mut things = vec![Thing { at: (0, 0), ..foe(content, table, 0) }, group()];
    things.extend(table.fight.loot.kinds().map(|kind| loot(table, kind)));
    things.extend((1..4).map(|space| Thing { at: (space + 1, 0), ..foe(content, table, space) }));
    let layout = Layout::Lanes { labels: labels.map(Text::new).to_vec() };
    let board = Zone::new("board", Text::new("zone-board"), layout, things).in_role(ZoneRole::Scene);
    [board, timeline(content, view).in_role(ZoneRole::Opponent)]
}

/// The id of a space of the combat board.
pub fn space_id(space: u8) -> String {
    format!("space{space}")
}

fn group() -> Thing {
    let name = Printed::new("Groupe", "Group");
    let thing = Thing::new("group", name, Text::new("label-group"), "group");
    Thing { here: true, tone: Tone::Help, at: (1, 0), clauses: vec!["combat.board"], ..thing }
}

/// The id of loot of a type.
pub fn loot_id(kind: LootKind) -> &'static str {
    match kind {
        LootKind::Teeth => "loot-teeth",
        LootKind::Cells => "loot-cells",
        LootKind::Potions => "loot-potions",
        LootKind::Vials => "loot-vials",
        LootKind::Scrolls => "loot-scrolls",
        LootKind::Equipment => "loot-equipment",
        LootKind::Blueprints => "loot-blueprints",
        LootKind::Rune => "loot-rune",
        LootKind::Clock => "loot-clock",
        LootKind::Lanterns => "loot-lanterns",
        LootKind::Key => "loot-key",
    }
}

/// Loot in the group's space.
fn loot(table: &Table, kind: LootKind) -> Thing {
    let (name, picture) = match kind {
        LootKind::Teeth => (Printed::new("Dents en or", "Gold teeth"), "chest"),
        LootKind::Cells => (Printed::new("Cellules", "Cells"), "chest"),
        LootKind::Potions => (Printed::new("Potions", "Potions"), "chest"),
        LootKind::Vials => (Printed::new("Fioles", "Vials"), "chest"),
        LootKind::Scrolls => (Printed::new("Parchemins", "Scrolls"), "scroll"),
        LootKind::Equipment => (Printed::new("Équipement", "Equipment"), "gear"),
        LootKind::Blueprints => (Printed::new("Schémas", "Blueprints"), "gear"),
        LootKind::Rune => (Printed::new("Rune", "Rune"), "rune"),
        LootKind::Clock => (Printed::new("Horloge", "Clock"), "clock"),
        LootKind::Lanterns => (Printed::new("Lanternes", "Lanterns"), "lantern"),
        LootKind::Key => (Printed::new("Clé", "Key"), "key"),
    };
    let thing = Thing::new(loot_id(kind), name, Text::new("label-loot"), picture);
    let count = crate::rules::amount(&table.fight.loot, kind) as u32;
    Thing { tone: Tone::Wealth, at: (1, 0), count, clauses: vec!["combat.loot", "act.loot"], ..thing }
}

/// Whoever stands on a space.
fn foe(content: &Content, table: &Table, space: u8) -> Thing {
    let foe = &table.fight.foes[space as usize];
    let id = space_id(space);
    match foe.stands {
        Stands::Nobody => {
            let name = Printed::new("—", "—");
            let clauses = vec!["range.spaces", "range.empty"];
            Thing { tone: Tone::Faint, clauses, ..Thing::new(id, name, Text::new("label-empty"), "empty") }
        }
        Stands::Foe(kind) => {
            let card = content.foe(kind);
            let elite = card.class == Class::Elite;
            let label = Text::new(foe_label(card));
            let picture = picture(content, kind);
            let mut thing = Thing::new(id, card.name.clone(), label, picture);
            thing.tone = if elite { Tone::Wonder } else { Tone::Danger };
            marks(content, table, space, foe, &mut thing);
            thing.marks.push(Text::new("mark-death").text("gains", words::gifts(card.death.as_slice())));
            let actions = card.lines.iter().flat_map(|line| line.iter());
            let clauses = on_foe(foe).actions(actions).and("kill.death").gifts(card.death.iter());
            thing.clauses = match card.pile {
                Some(Pile::Banner) => clauses.and("hand.banner").all(),
                Some(_) => clauses.and("hand.guards").all(),
                None => clauses.all(),
            };
            thing
        }
        Stands::Boss => {
            let name = boss_name(content, &table.fight);
            let picture = boss_picture(table.fight.boss.map_or(0, |boss| boss.boss));
            let mut thing = Thing::new(id, name, Text::new("label-boss"), picture);
            thing.tone = Tone::Danger;
            marks(content, table, space, foe, &mut thing);
            let clauses = on_foe(foe).and("boss.enemy").and("boss.turn").and("boss.flip");
            let own = table.fight.boss.map_or(&[][..], |boss| boss_clauses(boss.boss));
            thing.clauses = own.iter().copied().fold(clauses, Explained::and).all();
            thing
        }
    }
}

/// What lies on an enemy's card.
fn on_foe(foe: &Foe) -> Explained {
    let there = |state: &State| match state {
        State::Freeze => foe.frozen != 0,
        state => foe.tokens(*state) > 0,
    };
    let shields = (foe.shields > 0).then_some("act.shields");
    shields.into_iter().fold(Explained::default(), Explained::and).states(State::ALL.into_iter().filter(there))
}

/// The name of the boss's instance.
pub fn boss_name(content: &Content, fight: &Fight) -> Printed {
    fight.boss.map_or_else(
        || Printed::new("Boss", "Boss"),
        |boss| content.bosses[boss.boss as usize].instances[boss.instance as usize].name.clone(),
    )
}

/// What an enemy is.
pub fn foe_label(card: &FoeCard) -> &'static str {
    match card.pile {
        Some(Pile::Banner) => "label-banner",
        Some(Pile::Plain | Pile::Elite) => "label-guard",
        None if card.class == Class::Elite => "label-elite",
        None => "label-monster",
    }
}

/// The drawing of a boss.
pub fn boss_picture(boss: u8) -> &'static str {
    ["concierge", "keeper", "hand"][boss as usize % 3]
}

/// The clauses of a boss's own.
pub fn boss_clauses(boss: u8) -> &'static [&'static str] {
    match boss {
        1 => &["keeper.moves", "keeper.shuriken"],
        2 => &["hand.retreat", "hand.back"],
        _ => &[],
    }
}

/// The drawing of an enemy: all of one name look alike.
pub fn picture(content: &Content, kind: Kind) -> &'static str {
    const DRAWN: [&str; 24] = [
        // Before the rat that is in its name.
        "pirate",
        "zombie",
        "archer",
        "grenadier",
        "shield",
        "rat",
        "scorpion",
        "worm",
        "kamikaze",
        "fly",
        "inquisitor",
        "warrior",
        "stalker",
        "bombardier",
        "cannibal",
        "clockwork",
        "slasher",
        "chopper",
        "shocker",
        "flogger",
        "knight",
        "banner",
        "lancer",
        "guard",
    ];
    let name = content.foe(kind).name.en.to_lowercase();
    let among = |word: &str| name.contains(word);
    let found = DRAWN.iter().find(|word| among(word)).copied();
    found.unwrap_or(if among("fire") { "flame" } else { "beast" })
}

/// The life and the tokens of whoever stands on a space.
fn marks(content: &Content, table: &Table, space: u8, foe: &Foe, thing: &mut Thing) {
    let life = foe_life(content, table, space) as i32;
    let left = (life - foe.damage as i32).max(0);
    thing.corner = Some(Printed::new(left.to_string(), left.to_string()));
    let gauge = if foe.stands == Stands::Boss { Gauge::bar } else { Gauge::pips };
    thing.gauges.push(gauge("life", Text::new("gauge-life"), left, life).under("act.damage"));
    if foe.shields > 0 {
        let shields = Gauge::figure("shields", Text::new("gauge-shields"), foe.shields as i32);
        thing.gauges.push(shields.under("act.shields"));
    }
    for state in State::ALL {
        let tokens = match state {
            State::Freeze => foe.frozen.count_ones() as u8,
            state => foe.tokens(state),
        };
        if tokens > 0 {
            thing.marks.push(Text::new("mark-state").text("state", words::state(state)).number("count", tokens));
        }
    }
}

/// Who has how much life left, and rounds as columns, the one that goes on marked; a row for every fighter's card and every enemy, in the order in which they act.
fn timeline(content: &Content, view: &View) -> Zone {
    let table = &view.seen;
    let mut columns = vec![Text::new("column-who"), Text::new("column-life")];
    columns.extend((0..5).map(|round| {
        let id = if !table.fight.preparing && round == table.fight.round { "column-now" } else { "column-round" };
        Text::new(id).text("round", Text::new(ROUNDS[round as usize]))
    }));
    let mut rows = Vec::new();
    if table.fight.foes[0].is_there() {
        rows.push(foe_row(content, table, 0));
    }
    for member in table.in_order() {
        let cards = cards_of(table, member).max(table.member(member).laid.len() as u8).max(1);
        rows.extend((0..cards).map(|which| member_row(content, table, member, which)));
    }
    (1..4).filter(|space| table.fight.foes[*space as usize].is_there()).for_each(|space| {
        rows.push(foe_row(content, table, space));
    });
    Zone::new("timeline", Text::new("zone-timeline"), Layout::Table { columns }, rows)
}

/// Whose card an action of now comes from: a member, and which of its cards where that matters.
fn acting(table: &Table) -> Option<(u8, Option<u8>)> {
    match table.phase {
        Phase::UseGear(member, which) => Some((member, Some(which))),
        Phase::Aim(member, ..) | Phase::Help(member, ..) | Phase::Aptitude(member) | Phase::Loot(member) => {
            Some((member, None))
        }
        _ => None,
    }
}

/// How much life is left of how much.
fn life_cell(left: u8, life: u8) -> PageCell {
    PageCell::Said(Text::new("cell-life").number("left", left).number("life", life))
}

fn foe_row(content: &Content, table: &Table, space: u8) -> Thing {
    let foe = &table.fight.foes[space as usize];
    let name = match foe.stands {
        Stands::Foe(kind) => content.foe(kind).name.clone(),
        _ => boss_name(content, &table.fight),
    };
    let mut thing = Thing::new(format!("row{space}"), name, words::space(space), "row");
    thing.tone = Tone::Danger;
    thing.here = matches!(table.phase, Phase::Assign(..)) && table.fight.striker == foe.stands;
    let actions = (0..5).flat_map(|round| due_line(content, table, space, round).iter().collect::<Vec<_>>());
    thing.clauses = Explained::by(&["round.actions", "round.order"]).actions(actions).all();
    let hidden = foe.stands == Stands::Boss && table.fight.boss.is_some_and(|boss| boss.pattern.is_none());
    let rounds = (0..5).map(|round| {
        let line = due_line(content, table, space, round);
        match (line.is_empty(), foe.frozen >> round & 1) {
            _ if hidden && round > 0 => PageCell::Hidden,
            (true, _) => PageCell::Empty,
            (false, 1) => PageCell::Said(Text::new("cell-frozen")),
            (false, _) => PageCell::Said(words::foe_line(&line)),
        }
    });
    let life = foe_life(content, table, space);
    thing.cells = core::iter::once(life_cell(life.saturating_sub(foe.damage), life)).chain(rounds).collect();
    thing
}

/// The id of the row of a card that a member has laid: what is known is called by its name, what is not by its place.
pub fn row_id(content: &Content, table: &Table, member: u8, which: u8) -> String {
    let known = table.member(member).laid.as_slice().get(which as usize).and_then(|laid| laid.card);
    known.map_or_else(|| format!("card{member}{which}"), |card| content.card(card).code.clone())
}

fn member_row(content: &Content, table: &Table, member: u8, which: u8) -> Thing {
    let own = table.member(member);
    let laid = own.laid.as_slice().get(which as usize).copied();
    let card = laid.and_then(|laid| laid.card);
    let known = card.is_some() || laid.is_some() && own.who == SERENADE;
    let label = match card {
        Some(card) => words::card(card),
        None if own.dead => Text::new("mark-dead"),
        None if table.fight.passing == Some(member) => Text::new("mark-passes"),
        None if laid.is_none() => Text::new("label-no-card"),
        None if known => Text::new("label-printed"),
        None => Text::new("label-face-down"),
    };
    let mut thing = Thing::new(row_id(content, table, member, which), words::who_name(own.who).clone(), label, "row");
    thing.tone = if own.dead || !own.fights { Tone::Faint } else { Tone::Help };
    thing.here = acting(table).is_some_and(|(who, card)| who == member && card.is_none_or(|card| card == which));
    let printed = card.into_iter().flat_map(|card| content.card(card).lines.iter().flat_map(|line| line.iter()));
    thing.clauses = Explained::by(&["round.group", "prep.announce"]).effects(printed).all();
    let rounds = (0..5u8).map(|round| {
        let line = member_line(content, table, member, which, round);
        let frozen = which == 0 && own.frozen >> round & 1 == 1;
        let announced = laid.and_then(|laid| laid.said).filter(|(said, _)| *said == round && !known);
        match announced {
            Some((_, said)) => PageCell::Said(words::announced(said)),
            None if laid.is_some() && !known && (1..=3).contains(&round) => PageCell::Hidden,
            None if line.is_empty() => PageCell::Empty,
            None if frozen => PageCell::Said(Text::new("cell-frozen")),
            None => PageCell::Said(words::line(&line)),
        }
    });
    let life = if which == 0 { life_cell(own.left(), own.life) } else { PageCell::Empty };
    thing.cells = core::iter::once(life).chain(rounds).collect();
    thing
}
