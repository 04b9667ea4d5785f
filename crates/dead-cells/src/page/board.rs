//! The combat board with its timeline, and the board of a biome.

use super::explained::{self, Explained};
use super::words;
use crate::content::{BoardSpot, Content, Gate, Kind, SERENADE, State, TileShape};
use crate::rules::{View, biome, foe_life, foe_line, member_line};
use crate::table::{Fight, Foe, Stands, Table};
use kernel::{Layout, PageCell, Printed, Text, Thing, Tone, Zone};

/// The combat board, and what everybody does in which round.
pub fn combat(content: &Content, view: &View) -> Vec<Zone> {
    let table = &view.seen;
    vec![
        Zone::new(
            "board",
            Text::new("zone-board"),
            Layout::Grid { columns: 5, rows: 1 },
            (0..5).map(|column| space(content, table, column)),
        ),
        timeline(content, view),
    ]
}

/// The space of the combat board in a column: left, the group, and three to the right.
fn space(content: &Content, table: &Table, column: u8) -> Thing {
    let at = (column, 0);
    match column {
        1 => Thing { at, ..group(table) },
        0 => Thing { at, ..foe(content, table, 0) },
        _ => Thing { at, ..foe(content, table, column - 1) },
    }
}

fn group(table: &Table) -> Thing {
    let name = Printed::new("Groupe", "Group");
    let mut thing = Thing::new("group", name, Text::new("label-group"), "group");
    thing.here = true;
    thing.clauses = vec!["combat.board", "combat.loot", "act.loot"];
    let loot = &table.fight.loot;
    for kind in loot.kinds() {
        thing.marks.push(Text::new("mark-loot").text("what", words::loot(kind, crate::rules::amount(loot, kind))));
    }
    thing
}

/// Whoever stands on a space.
fn foe(content: &Content, table: &Table, space: u8) -> Thing {
    let foe = &table.fight.foes[space as usize];
    let id = format!("space{space}");
    match foe.stands {
        Stands::Nobody => {
            let name = Printed::new("—", "—");
            let clauses = vec!["range.spaces", "range.empty"];
            Thing { tone: Tone::Faint, clauses, ..Thing::new(id, name, words::space(space), "empty") }
        }
        Stands::Foe(kind) => {
            let card = content.foe(kind);
            let elite = card.class == crate::content::Class::Elite;
            let label = Text::new(if elite { "label-elite" } else { "label-monster" });
            let picture = picture(content, kind);
            let mut thing = Thing::new(id, card.name.clone(), label, picture);
            thing.tone = if elite { Tone::Wonder } else { Tone::Danger };
            marks(content, table, space, foe, &mut thing);
            thing.marks.push(Text::new("mark-death").text("gains", words::gifts(card.death.as_slice())));
            let actions = card.lines.iter().flat_map(|line| line.iter());
            thing.clauses = on_foe(foe).actions(actions).and("kill.death").gifts(card.death.iter()).all();
            thing
        }
        Stands::Boss => {
            let name = boss_name(content, &table.fight);
            let mut thing = Thing::new(id, name, Text::new("label-boss"), "concierge");
            thing.tone = Tone::Danger;
            marks(content, table, space, foe, &mut thing);
            thing.clauses = on_foe(foe).and("boss.enemy").and("boss.turn").and("boss.flip").all();
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

/// The drawing of an enemy: all of one name look alike.
fn picture(content: &Content, kind: Kind) -> &'static str {
    const DRAWN: [&str; 10] =
        ["zombie", "archer", "grenadier", "shield", "rat", "scorpion", "worm", "kamikaze", "fly", "inquisitor"];
    let name = content.foe(kind).name.en.to_lowercase();
    let among = |word: &str| name.contains(word);
    let found = DRAWN.iter().find(|word| among(word)).copied();
    found.unwrap_or(if among("fire") { "flame" } else { "beast" })
}

/// The tokens on whoever stands on a space.
fn marks(content: &Content, table: &Table, space: u8, foe: &Foe, thing: &mut Thing) {
    let life = foe_life(content, table, space);
    let left = life.saturating_sub(foe.damage);
    thing.corner = Some(Printed::new(left.to_string(), left.to_string()));
    thing.marks.push(Text::new("mark-life").number("left", left).number("life", life));
    if foe.shields > 0 {
        thing.marks.push(Text::new("mark-shields").number("count", foe.shields));
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

/// Rounds as columns, a row for every fighter's card and every enemy.
fn timeline(content: &Content, view: &View) -> Zone {
    let table = &view.seen;
    let columns = ["column-who", "round-0", "round-1", "round-2", "round-3", "round-4"];
    let mut rows = Vec::new();
    if table.fight.foes[0].is_there() {
        rows.push(foe_row(content, table, 0));
    }
    for member in table.in_order() {
        if !table.member(member).fights {
            continue;
        }
        for which in 0..table.member(member).laid.len() as u8 {
            rows.push(member_row(content, table, member, which));
        }
    }
    (1..4).filter(|space| table.fight.foes[*space as usize].is_there()).for_each(|space| {
        rows.push(foe_row(content, table, space));
    });
    Zone::new("timeline", Text::new("zone-timeline"), Layout::Table { columns: columns.map(Text::new).to_vec() }, rows)
}

fn foe_row(content: &Content, table: &Table, space: u8) -> Thing {
    let foe = &table.fight.foes[space as usize];
    let name = match foe.stands {
        Stands::Foe(kind) => content.foe(kind).name.clone(),
        _ => boss_name(content, &table.fight),
    };
    let mut thing = Thing::new(format!("row{space}"), name, words::space(space), "row");
    thing.tone = Tone::Danger;
    let actions = (0..5).flat_map(|round| foe_line(content, table, space, round).iter().collect::<Vec<_>>());
    thing.clauses = Explained::by(&["round.actions", "round.order"]).actions(actions).all();
    let hidden = foe.stands == Stands::Boss && table.fight.boss.is_some_and(|boss| boss.pattern.is_none());
    thing.cells = (0..5)
        .map(|round| {
            let line = foe_line(content, table, space, round);
            match (line.is_empty(), foe.frozen >> round & 1) {
                _ if hidden && round > 0 => PageCell::Hidden,
                (true, _) => PageCell::Empty,
                (false, 1) => PageCell::Said(Text::new("cell-frozen")),
                (false, _) => PageCell::Said(words::foe_line(&line)),
            }
        })
        .collect();
    thing
}

fn member_row(content: &Content, table: &Table, member: u8, which: u8) -> Thing {
    let own = table.member(member);
    let laid = own.laid.as_slice()[which as usize];
    let name = words::who_name(own.who).clone();
    let label = match laid.card {
        Some(card) => words::card(card),
        None if own.who == SERENADE => Text::new("label-printed"),
        None => Text::new("label-face-down"),
    };
    let mut thing = Thing::new(format!("card{member}{which}"), name, label, "row");
    thing.tone = Tone::Help;
    let printed = laid.card.into_iter().flat_map(|card| content.card(card).lines.iter().flat_map(|line| line.iter()));
    thing.clauses = Explained::by(&["round.group", "prep.announce"]).effects(printed).all();
    let known = laid.card.is_some() || own.who == SERENADE;
    thing.cells = (0..5u8)
        .map(|round| {
            let line = member_line(content, table, member, which, round);
            let frozen = which == 0 && own.frozen >> round & 1 == 1;
            let announced = laid.said.filter(|(said, _)| *said == round && !known);
            match announced {
                Some((_, said)) => PageCell::Said(words::announced(said)),
                None if !known && (1..=3).contains(&round) => PageCell::Hidden,
                None if line.is_empty() => PageCell::Empty,
                None if frozen => PageCell::Said(Text::new("cell-frozen")),
                None => PageCell::Said(words::line(&line)),
            }
        })
        .collect();
    thing
}

/// The biome as a graph, with what is known of each space.
pub fn map(content: &Content, table: &Table) -> Zone {
    let Some(biome) = biome(table) else {
        return Zone::new("map", Text::new("zone-map"), Layout::List, []);
    };
    let columns = biome.spaces.iter().map(|space| space.at.0).max().unwrap_or(0) + 2;
    let rows = biome.spaces.iter().map(|space| space.at.1).max().unwrap_or(0) + 1;
    let id = |spot: BoardSpot| match spot {
        BoardSpot::Start => "start".to_string(),
        BoardSpot::Space(space) => format!("place-{}", biome.spaces[space as usize].id),
        BoardSpot::Exit(exit) => format!("exit{}", exit + 1),
    };
    let leads = |from: BoardSpot| {
        let ways = biome.corridors.iter().filter(|corridor| corridor.from == from);
        ways.map(|corridor| id(corridor.to)).collect::<Vec<_>>()
    };
    let mut things = Vec::new();
    let middle = rows / 2;
    let mut start = Thing::new("start", Printed::new("Départ", "Start"), Text::new("label-start"), "start");
    (start.at, start.leads_to, start.here) = ((0, middle), leads(BoardSpot::Start), table.spot == BoardSpot::Start);
    start.clauses = vec!["setup.start", "move.corridor"];
    things.push(start);
    for (at, space) in biome.spaces.iter().enumerate() {
        let spot = BoardSpot::Space(at as u8);
        let field = table.fields[at];
        let mut thing = match field.tile {
            Some(tile) => {
                let number = content.biomes.iter().position(|known| known.code == biome.code).unwrap_or(0) as u8;
                Thing::new(
                    id(spot),
                    shape_name(space.shape),
                    super::tile_text(number, tile),
                    shape_picture(space.shape),
                )
            }
            None => {
                let label = Text::new(shape_label_of(space.shape));
                Thing {
                    hidden: true,
                    ..Thing::new(id(spot), shape_name(space.shape), label, shape_picture(space.shape))
                }
            }
        };
        let open = field.tile.map(|tile| explained::tile(&biome.tiles[tile as usize]));
        let explained = open.unwrap_or_else(|| Explained::by(&["move.flip", explained::shape(space.shape)]));
        let gates = biome.corridors.iter().filter(|corridor| corridor.from == spot);
        let gates = gates.filter_map(|corridor| explained::gate(&corridor.gate));
        thing.clauses = gates.fold(explained, Explained::and).all();
        thing.at = space.at;
        thing.corner = Some(Printed::new(space.id.clone(), space.id.clone()));
        thing.leads_to = leads(spot);
        thing.here = table.spot == spot;
        if field.done && !thing.here {
            thing.tone = Tone::Faint;
            thing.marks.push(Text::new("mark-done"));
        }
        for corridor in biome.corridors.iter().filter(|corridor| corridor.from == spot) {
            if let Some(gate) = gate_text(&corridor.gate) {
                thing.marks.push(Text::new("mark-gate").plain("to", id(corridor.to)).text("gate", gate));
            }
        }
        things.push(thing);
    }
    for (at, exit) in biome.exits.iter().enumerate() {
        let mut thing = Thing::new(format!("exit{}", at + 1), exit.name.clone(), words::place(exit.to), "door");
        thing.at = (columns - 1, if at == 0 { 0 } else { rows - 1 });
        thing.tone = Tone::Wonder;
        thing.clauses = vec!["death.exit", "run.biome"];
        things.push(thing);
    }
    Zone::new("map", words::name(&biome.name), Layout::Path { columns, rows }, things)
}

/// What a corridor asks for.
pub fn gate_text(gate: &Gate) -> Option<Text> {
    match gate {
        Gate::Open => None,
        Gate::Hand(skill) => Some(Text::new("gate-hand").text("skill", words::skill(*skill))),
        Gate::Deck(gifts) => Some(Text::new("gate-deck").text("gains", super::deck_test_text(gifts))),
        Gate::Rune(rune) => {
            Some(Text::new("gate-rune").name("name", &crate::content::printed().runes[*rune as usize - 1].name))
        }
    }
}

fn shape_name(shape: TileShape) -> Printed {
    match shape {
        TileShape::Square => Printed::new("Rencontre", "Encounter"),
        TileShape::Trapezoid => Printed::new("Élite", "Elite"),
        TileShape::Circle => Printed::new("Trésor", "Treasure"),
        TileShape::Pentagon => Printed::new("Marchand", "Merchant"),
        TileShape::Hexagon => Printed::new("Porte", "Door"),
        TileShape::Teleportation => Printed::new("Pilier", "Pillar"),
        TileShape::Restriction => Printed::new("Restriction", "Restriction"),
    }
}

pub fn shape_label_of(shape: TileShape) -> &'static str {
    match shape {
        TileShape::Square => "label-square",
        TileShape::Trapezoid => "label-trapezoid",
        TileShape::Circle => "label-circle",
        TileShape::Pentagon => "label-pentagon",
        TileShape::Hexagon => "label-hexagon",
        TileShape::Teleportation => "label-pillar",
        TileShape::Restriction => "label-restriction",
    }
}

fn shape_picture(shape: TileShape) -> &'static str {
    match shape {
        TileShape::Square => "square",
        TileShape::Trapezoid => "elite",
        TileShape::Circle => "chest",
        TileShape::Pentagon => "merchant",
        TileShape::Hexagon => "door",
        TileShape::Teleportation => "pillar",
        TileShape::Restriction => "lock",
    }
}
