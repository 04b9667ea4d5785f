//! The board of a biome as a map that one walks, and the place where the group stands.

use super::explained::{self, Explained};
use super::{group, words};
use crate::content::{Biome, BoardSpot, Content, Corridor, Gate, Region, TileShape};
use crate::rules::{View, biome};
use crate::table::{Phase, Table};
use kernel::{Layout, Printed, Text, Thing, Tone, Zone, ZoneRole};

/// The id of a place on the map: events know places, and not the biome they are in.
pub fn place_id(spot: BoardSpot) -> String {
    match spot {
        BoardSpot::Start => "start".into(),
        BoardSpot::Space(space) => format!("place{space}"),
        BoardSpot::Exit(exit) => format!("exit{}", exit + 1),
    }
}

/// The biome as a graph, with what is known of each space; of a boss, its lair alone.
pub fn map(content: &Content, table: &Table) -> Zone {
    let Some(biome) = biome(table) else {
        let lair = Layout::Path { columns: 1, rows: 1 };
        return Zone::new("map", words::place(table.place), lair, [lair_thing(content, table)]);
    };
    let sheet = BoardSheet::of(biome, table.spot);
    let rows = biome.spaces.iter().map(|space| space.at.1).max().unwrap_or(0) + 1;
    let columns = sheet.columns;
    let mut things = Vec::new();
    if sheet.first {
        things.push(Thing { at: (0, rows / 2), ..start(biome, table) });
    }
    let shown = (0..biome.spaces.len()).filter(|at| sheet.shows(biome, *at));
    things.extend(shown.map(|at| Thing { at: sheet.place(biome, at), ..space(content, biome, table, at) }));
    for (at, exit) in biome.exits.iter().enumerate().filter(|_| sheet.last) {
        let mut thing = Thing::new(format!("exit{}", at + 1), exit.name.clone(), words::place(exit.to), "door");
        thing.corner = Some(Printed::new("sortie", "exit"));
        thing.at = (columns - 1, if at == 0 { 0 } else { rows - 1 });
        thing.tone = Tone::Wonder;
        thing.here = table.spot == BoardSpot::Exit(at as u8);
        thing.clauses = vec!["death.exit", "run.biome"];
        things.push(thing);
    }
    // A corridor leads on only as far as the board is seen.
    let drawn: Vec<String> = things.iter().map(|thing| thing.id.clone()).collect();
    things.iter_mut().for_each(|thing| thing.leads_to.retain(|id| drawn.contains(id)));
    Zone::new("map", words::name(&biome.name), Layout::Path { columns, rows }, things)
}

/// The board that lies before the group, where a biome has two: with what lies just behind its gate. §castle.setup
struct BoardSheet {
    board: u8,
    first: bool,
    last: bool,
    shift: u8,
    columns: u8,
}

impl BoardSheet {
    fn of(biome: &Biome, spot: BoardSpot) -> Self {
        let last = biome.spaces.iter().map(|space| space.board).max().unwrap_or(1);
        let board = match spot {
            BoardSpot::Start => 1,
            BoardSpot::Space(space) => biome.spaces[space as usize].board,
            BoardSpot::Exit(_) => last,
        };
        let own = || biome.spaces.iter().filter(|space| space.board == board).map(|space| space.at.0);
        let shift = if board == 1 { 0 } else { own().min().unwrap_or(1) - 1 };
        let columns = own().max().unwrap_or(0) - shift + 2;
        Self { board, first: board == 1, last: board == last, shift, columns }
    }

    /// Whether a space lies on it, or a corridor leads there from it.
    fn shows(&self, biome: &Biome, at: usize) -> bool {
        let on = |spot: BoardSpot| matches!(spot, BoardSpot::Space(space) if biome.spaces[space as usize].board == self.board);
        let led_to = |way: &Corridor| way.to == BoardSpot::Space(at as u8) && on(way.from);
        on(BoardSpot::Space(at as u8)) || biome.corridors.iter().any(led_to)
    }

    /// Where a space is drawn: what lies behind the gate at the edge.
    fn place(&self, biome: &Biome, at: usize) -> (u8, u8) {
        let space = &biome.spaces[at];
        let column = if space.board == self.board { space.at.0 - self.shift } else { self.columns - 1 };
        (column, space.at.1)
    }
}

/// Where a boss waits.
fn lair_thing(content: &Content, table: &Table) -> Thing {
    let name = match table.place {
        Region::Boss(boss) => content.bosses[boss as usize].name.clone(),
        Region::Biome(biome) => content.biomes[biome as usize].name.clone(),
    };
    let picture = match table.place {
        Region::Boss(boss) => super::board::boss_picture(boss),
        Region::Biome(_) => "door",
    };
    let thing = Thing::new("lair", name, Text::new("label-boss"), picture);
    Thing { tone: Tone::Danger, here: true, clauses: vec!["next.boss", "boss.enemy"], ..thing }
}

fn leads(biome: &Biome, from: BoardSpot) -> Vec<String> {
    biome.corridors.iter().filter(|corridor| corridor.from == from).map(|corridor| place_id(corridor.to)).collect()
}

fn start(biome: &Biome, table: &Table) -> Thing {
    let mut start = Thing::new("start", Printed::new("Départ", "Start"), Text::new("label-start"), "start");
    start.corner = Some(Printed::new("départ", "start"));
    (start.leads_to, start.here) = (leads(biome, BoardSpot::Start), table.spot == BoardSpot::Start);
    start.clauses = vec!["setup.start", "move.corridor"];
    start
}

/// A space of the map, and what is known of it.
fn space(content: &Content, biome: &Biome, table: &Table, at: usize) -> Thing {
    let (spot, field, space) = (BoardSpot::Space(at as u8), table.fields[at], &biome.spaces[at]);
    let mut thing = tile(content, biome, table, at);
    let ways = || biome.corridors.iter().filter(|corridor| corridor.from == spot);
    let gates = ways().filter_map(|corridor| explained::gate(&corridor.gate));
    let keys = ways().filter(|corridor| corridor.keys > 0).map(|_| "castle.gate");
    thing.clauses = gates.chain(keys).fold(Explained::by(&thing.clauses), Explained::and).all();
    super::crossing::mark(table, space, field.done, &mut thing);
    thing.id = place_id(spot);
    // Where a map is narrow, the letter is what is left of it.
    let letter = &space.id;
    thing.name = Printed::new(format!("{letter} {}", thing.name.fr), format!("{letter} {}", thing.name.en));
    // Its shape and its letter are printed on the board, whatever lies on it.
    thing.hidden = false;
    thing.leads_to = leads(biome, spot);
    thing.here = table.spot == spot;
    if field.done && !thing.here {
        thing.tone = Tone::Faint;
        thing.marks.push(Text::new("mark-done"));
    }
    for corridor in ways() {
        if let Some(gate) = gate_text(corridor) {
            let to = match corridor.to {
                BoardSpot::Space(space) => biome.spaces[space as usize].id.clone(),
                other => place_id(other),
            };
            thing.marks.push(Text::new("mark-gate").plain("to", to).text("gate", gate));
        }
    }
    thing
}

/// The tile of a space, face up where it is known.
fn tile(content: &Content, biome: &Biome, table: &Table, at: usize) -> Thing {
    let space = &biome.spaces[at];
    let (name, picture) = (shape_name(space.shape), shape_picture(space.shape));
    let mut thing = match table.fields[at].tile {
        Some(tile) => {
            let number = content.biomes.iter().position(|known| known.code == biome.code).unwrap_or(0) as u8;
            let mut thing = Thing::new("tile", name, super::tile_text(number, tile), picture);
            thing.clauses = explained::tile(&biome.tiles[tile as usize]).all();
            thing
        }
        None => {
            let mut thing = Thing::new("tile", name, Text::new(shape_label_of(space.shape)), picture);
            thing.hidden = true;
            thing.clauses = Explained::by(&["move.flip", explained::shape(space.shape)]).all();
            thing
        }
    };
    let enemies = table.fields[at].tile.map_or(0, |tile| biome.tiles[tile as usize].enemies.len());
    thing.corner = Some(match enemies {
        0 => shape_word(space.shape),
        enemies => Printed::new(format!("{enemies} enn."), format!("{enemies} foes")),
    });
    thing
}

/// What the group stands before: the tile, what is for sale, and what is just being decided about.
pub fn at_hand(content: &Content, view: &View) -> Zone {
    let table = &view.seen;
    let here = match (biome(table), table.spot) {
        (Some(biome), BoardSpot::Space(at)) => tile(content, biome, table, at as usize),
        (Some(biome), BoardSpot::Exit(at)) => {
            let exit = &biome.exits[at as usize];
            let thing = Thing::new("tile", exit.name.clone(), words::place(exit.to), "door");
            Thing { tone: Tone::Wonder, clauses: vec!["death.exit", "run.biome"], ..thing }
        }
        (Some(biome), BoardSpot::Start) => {
            Thing { id: "tile".into(), here: false, leads_to: Vec::new(), ..start(biome, table) }
        }
        (None, _) => Thing { id: "tile".into(), here: false, ..lair_thing(content, table) },
    };
    let asked = match table.phase {
        Phase::DeckSymbol(_, shown) => Some(group::card(content, shown)),
        Phase::Equip(gear, _) => Some(Thing { id: "found".into(), ..group::gear_thing(content, gear, 0) }),
        _ => None,
    };
    let things = core::iter::once(here).chain(asked).chain(group::offers(content, table));
    let label = match table.phase {
        Phase::Shop(seller) => words::seller(seller),
        _ => Text::new("zone-here"),
    };
    Zone::new("at-hand", label, Layout::Row, things.collect::<Vec<_>>()).in_role(ZoneRole::Scene)
}

/// What a corridor asks for: keys, and whatever else.
pub fn gate_text(corridor: &Corridor) -> Option<Text> {
    let keys = (corridor.keys > 0).then(|| Text::new("gate-keys").number("count", corridor.keys));
    match (keys, barrier_text(&corridor.gate)) {
        (Some(keys), Some(gate)) => Some(words::list(vec![keys, gate])),
        (keys, gate) => keys.or(gate),
    }
}

fn barrier_text(gate: &Gate) -> Option<Text> {
    match gate {
        Gate::Open => None,
        Gate::Hand(skill) => Some(Text::new("gate-hand").text("skill", words::skill(*skill))),
        Gate::Deck(gifts) => Some(Text::new("gate-deck").text("gains", super::deck_test_text(gifts))),
        Gate::Rune(rune) => {
            Some(Text::new("gate-rune").name("name", &crate::content::printed().runes[*rune as usize - 1].name))
        }
    }
}

/// The name of a space of a shape.
fn shape_name(shape: TileShape) -> Printed {
    let (fr, en) = match shape {
        TileShape::Square => ("Rencontre", "Encounter"),
        TileShape::Trapezoid => ("Élite", "Elite"),
        TileShape::Circle => ("Trésor", "Treasure"),
        TileShape::Pentagon => ("Marchand", "Merchant"),
        TileShape::Hexagon => ("Porte", "Door"),
        TileShape::Teleportation => ("Pilier", "Pillar"),
        TileShape::Restriction => ("Restriction", "Restriction"),
    };
    Printed::new(fr, en)
}

/// What waits on a space of a shape, in a word that fits a small map.
fn shape_word(shape: TileShape) -> Printed {
    match shape {
        TileShape::Square => Printed::new("ennemi", "foes"),
        TileShape::Trapezoid => Printed::new("élite", "elite"),
        TileShape::Circle => Printed::new("trésor", "loot"),
        TileShape::Pentagon => Printed::new("étal", "shop"),
        TileShape::Hexagon => Printed::new("porte", "door"),
        TileShape::Teleportation => Printed::new("pilier", "pillar"),
        TileShape::Restriction => Printed::new("règle", "rule"),
    }
}

/// What is said of a tile of a shape that nobody has seen.
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

/// What a tile of a shape is called when it is turned up.
pub fn shape_beat_of(shape: TileShape) -> &'static str {
    match shape {
        TileShape::Square => "shape-square",
        TileShape::Trapezoid => "shape-trapezoid",
        TileShape::Circle => "shape-circle",
        TileShape::Pentagon => "shape-pentagon",
        TileShape::Hexagon => "shape-hexagon",
        TileShape::Teleportation => "shape-pillar",
        TileShape::Restriction => "shape-restriction",
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
