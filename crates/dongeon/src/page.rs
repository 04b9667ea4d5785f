//! What the player has before his eyes: one card, and what he remembers of the others.

use crate::content::{Face, Icon};
use crate::decisions::{Action, Event, Refusal};
use crate::notation::write_action;
use crate::odds::{self, FightOdds};
use crate::rules::Dongeon;
use crate::table::{After, Aside, Card, Colour, End, Foe, LIVES, Notebook, Phase, Table, Torches};
use kernel::{
    Choice, Counted, Ctx, Game, Gauge, Layout, Page, Printed, Refused, Seat, Seed, Seeded, Side, Text, Thing, Tone,
    Zone, ZoneRole,
};

pub fn page(game: &Dongeon, table: &Table, seat: Seat) -> Page {
    let mut choices = Vec::new();
    game.candidates(table, seat, |action| choices.push(choice(game, table, seat, action)));
    Page { choices, ..scene(game, table) }
}

/// The same while a decision is being carried out: nobody is asked anything.
pub fn scene(game: &Dongeon, table: &Table) -> Page {
    Page {
        heading: Text::new("heading").text("colour", colour(table.colour)).number("door", table.door),
        gauges: gauges(table),
        zones: zones(game, table),
        notes: notes(table),
        prompt: prompt(table),
        choices: Vec::new(),
    }
}

pub fn colour(colour: Colour) -> Text {
    Text::new(if colour == Colour::White { "colour-white" } else { "colour-grey" })
}

fn gauges(table: &Table) -> Vec<Gauge> {
    let mut gauges = vec![
        Gauge::pips("lives", Text::new("gauge-lives"), table.lives() as i32, LIVES as i32),
        Gauge::figure("weapons", Text::new("gauge-weapons"), table.count(Aside::Weapon) as i32),
        Gauge::figure("treasures", Text::new("gauge-treasures"), table.count(Aside::Treasure) as i32),
        Gauge::pips("streak", Text::new(streak_label(table)), table.streak as i32, 3),
    ];
    if let Torches::Of(most) = table.options.torches {
        gauges.push(Gauge::pips("torches", Text::new("gauge-torches"), table.torches as i32, most as i32));
    }
    gauges
}

fn streak_label(table: &Table) -> &'static str {
    match (table.streak, table.after) {
        (0, _) => "gauge-streak",
        (_, After::Corridor) => "gauge-corridors",
        (_, After::Door) => "gauge-doors",
    }
}

/// An icon in a word.
pub fn icon_text(icon: Icon) -> Text {
    match icon {
        Icon::Corridor => Text::new("icon-corridor"),
        Icon::Door => Text::new("icon-door"),
        Icon::Monster(value) => Text::new("icon-monster").number("value", value),
        Icon::Treasure => Text::new("icon-treasure"),
        Icon::Weapon => Text::new("icon-weapon"),
        Icon::Trap => Text::new("icon-trap"),
        Icon::Turnaround => Text::new("icon-turnaround"),
    }
}

/// An icon in a letter: the French ones are those of the rulebook's words.
fn letter(icon: Icon) -> (String, String) {
    let (fr, en) = match icon {
        Icon::Corridor => ("C", "C"),
        Icon::Door => ("P", "D"),
        Icon::Monster(value) => return (format!("M{value}"), format!("M{value}")),
        Icon::Treasure => ("T", "T"),
        Icon::Weapon => ("A", "W"),
        Icon::Trap => ("!", "!"),
        Icon::Turnaround => ("R", "R"),
    };
    (fr.into(), en.into())
}

/// A face in letters clockwise from the top, for whoever has the real card before the eyes and says which it is.
pub fn face_letters(face: Face) -> Printed {
    let letters = face.icons().map(letter);
    let joined =
        |pick: fn(&(String, String)) -> &String| letters.iter().map(pick).cloned().collect::<Vec<_>>().join("");
    Printed::new(joined(|letter| &letter.0), joined(|letter| &letter.1))
}

/// A face as it lies, by its icons clockwise from the top.
pub fn face_name(face: Face) -> Printed {
    let icons = face.icons().map(icon_name);
    let joined = |pick: fn(&Printed) -> &String| icons.iter().map(pick).cloned().collect::<Vec<_>>().join(" · ");
    Printed::new(joined(|name| &name.fr), joined(|name| &name.en))
}

/// An icon by its name.
pub fn icon_name(icon: Icon) -> Printed {
    match icon {
        Icon::Corridor => Printed::new("Couloir", "corridor"),
        Icon::Door => Printed::new("Porte", "door"),
        Icon::Monster(value) => Printed::new(format!("Monstre {value}"), format!("monster {value}")),
        Icon::Treasure => Printed::new("Trésor", "treasure"),
        Icon::Weapon => Printed::new("Arme", "weapon"),
        Icon::Trap => Printed::new("Piège", "trap"),
        Icon::Turnaround => Printed::new("Retournement", "way back"),
    }
}

fn zones(game: &Dongeon, table: &Table) -> Vec<Zone> {
    let mut zones = vec![
        Zone::new("top", Text::new("zone-top"), Layout::Card, top_card(game, table)).in_role(ZoneRole::Scene),
        Zone::new("doors", Text::new("zone-doors"), Layout::Timeline, (1..=4).map(|door| boss_door(table, door)))
            .in_role(ZoneRole::Own),
    ];
    for (id, label, kind) in [
        ("weapons", "zone-weapons", Aside::Weapon),
        ("treasures", "zone-treasures", Aside::Treasure),
        ("wounds", "zone-wounds", Aside::Wound),
    ] {
        let things = table.lying(kind).enumerate().map(|(at, card)| kept(game, table, kind, format!("{id}{at}"), card));
        zones.push(Zone::new(id, Text::new(label), Layout::List, things).in_role(ZoneRole::Own));
    }
    let deck = table.deck.all();
    let depth = match table.options.notebook {
        Notebook::All => deck.len(),
        Notebook::Near(depth) => depth as usize,
    };
    // Turned over, the deck shows the cards behind, the last one first, by their other face.
    let back = if table.colour == Colour::White { Colour::Grey } else { Colour::White };
    let depth = depth.min(deck.len().saturating_sub(1));
    zones.push(strip(game, ("ahead", "zone-ahead"), table.colour, deck.iter().skip(1).take(depth).copied()));
    zones.push(strip(game, ("behind", "zone-behind"), back, deck.iter().rev().take(depth).copied()));
    zones.push(legend());
    let faces = |id: &'static str, label: &'static str, faces: Vec<Face>| {
        let thing = |(at, face): (usize, Face)| mini_card(format!("{id}{at}"), face);
        Zone::new(id, Text::new(label), Layout::List, faces.into_iter().enumerate().map(thing))
            .in_role(ZoneRole::Memory)
    };
    let white = table.unseen_white.iter().map(|face| game.deck.white(face)).collect();
    let grey = table.unseen_grey.iter().map(|face| game.deck.grey(face)).collect();
    zones.push(faces("unseen-white", "zone-unseen-white", white));
    zones.push(faces("unseen-grey", "zone-unseen-grey", grey));
    zones
}

/// The door of a boss: behind, at hand, or to come.
fn boss_door(table: &Table, door: u8) -> Thing {
    let name = Printed::new(door.to_string(), door.to_string());
    let passed = door < table.door || table.phase == Phase::Over(End::Won);
    let clauses = if door == 4 { ["doors.final", "doors.value"] } else { ["doors.boss", "doors.value"] };
    Thing {
        here: door == table.door && !passed,
        tone: if passed { Tone::Faint } else { Tone::Plain },
        marks: if passed { vec![Text::new("mark-passed")] } else { Vec::new() },
        clauses: clauses.to_vec(),
        ..Thing::new(format!("door{door}"), name, Text::new("thing-door").number("door", door), "door")
    }
}

/// What an icon stands for.
pub struct IconLegend {
    /// The id of its thing.
    pub id: &'static str,
    /// The icon.
    pub icon: Icon,
    /// The message that says what it does.
    pub label: &'static str,
    /// Its drawing.
    pub picture: &'static str,
    /// The clauses that explain it.
    pub clauses: &'static [&'static str],
}

const fn stands_for(
    icon: Icon,
    label: &'static str,
    picture: &'static str,
    id: &'static str,
    clauses: &'static [&'static str],
) -> IconLegend {
    IconLegend { id, icon, label, picture, clauses }
}

/// What monsters of every value stand for.
pub const MONSTER: IconLegend = stands_for(
    Icon::Monster(0),
    "legend-monster",
    "monster",
    "sign-monster",
    &["fight.value", "fight.draw", "fight.ransom", "walk.lair", "flee.flip"],
);

/// What the other icons stand for.
pub const LEGEND: [IconLegend; 6] = [
    stands_for(Icon::Corridor, "legend-corridor", "corridor", "sign-corridor", &["walk.corridor", "walk.streak"]),
    stands_for(Icon::Door, "legend-door", "door", "sign-door", &["walk.door", "walk.streak"]),
    stands_for(
        Icon::Treasure,
        "legend-treasure",
        "treasure",
        "sign-treasure",
        &["thing.take", "fight.ransom", "thing.heal"],
    ),
    stands_for(Icon::Weapon, "legend-weapon", "weapon", "sign-weapon", &["thing.take", "thing.weapon"]),
    stands_for(Icon::Trap, "legend-trap", "spikes", "sign-trap", &["trap.object", "trap.wound"]),
    stands_for(Icon::Turnaround, "legend-turnaround", "turnaround", "sign-turnaround", &["grey.turnaround"]),
];

/// What the icons stand for.
fn legend() -> Zone {
    let thing = |legend: &IconLegend, name: Printed| Thing {
        clauses: legend.clauses.to_vec(),
        ..Thing::new(legend.id, name, Text::new(legend.label), legend.picture)
    };
    let monster = Thing { tone: Tone::Danger, ..thing(&MONSTER, Printed::new("Monstre", "monster")) };
    let things = LEGEND.iter().map(|legend| thing(legend, icon_name(legend.icon)));
    Zone::new("legend", Text::new("zone-legend"), Layout::List, things.chain([monster])).in_role(ZoneRole::Memory)
}

/// What a white face is called on top of the deck.
pub fn white_name() -> Printed {
    Printed::new("Face blanche", "White face")
}

/// What a grey face is called on top of the deck.
pub fn grey_name() -> Printed {
    Printed::new("Face grise", "Grey face")
}

/// The number of a face, in words.
pub fn face_label(number: impl Into<i64>) -> Text {
    Text::new("thing-card").number("number", number)
}

/// The card on top: its face, or its back for as long as nobody has turned it; in a fight, with whom one is up against.
fn top_card(game: &Dongeon, table: &Table) -> Option<Thing> {
    if table.deck.is_empty() {
        return None;
    }
    let top = table.top();
    let facing = match table.phase {
        Phase::Beaten { foe, value } => Some((foe, value)),
        _ => table.facing,
    };
    let against = |(foe, value): (Foe, u8)| {
        let weapons = table.count(Aside::Weapon);
        Text::new("mark-against").text("foe", foe_text(foe)).number("value", value).number("weapons", weapons)
    };
    let marks = facing.map(against).into_iter().collect();
    let Some(face) = top.lies(&game.deck, table.colour) else {
        return Some(Thing { marks, ..noted(game, table.colour, "top".into(), top) });
    };
    let (name, tone) = match table.colour {
        Colour::White => (white_name(), Tone::Plain),
        Colour::Grey => (grey_name(), Tone::Wonder),
    };
    let number = top.face(table.colour).map_or(0, |face| face as i64 + 1);
    let label = face_label(number);
    let edges = face.icons().map(icon_text).to_vec();
    let clauses = match (facing, table.after) {
        (Some(_), _) => vec!["fight.draw", "fight.value"],
        (None, After::Corridor) => vec!["walk.corridor", "walk.lair", "walk.hoard"],
        (None, After::Door) => vec!["walk.door"],
    };
    Some(Thing { edges, tone, marks, clauses, ..Thing::new("top", name, label, "card") })
}

/// Cards of the notebook in the order in which one would come to them; those that nobody remembers are only counted.
fn strip(
    game: &Dongeon,
    (id, label): (&'static str, &'static str),
    colour: Colour,
    cards: impl Iterator<Item = Card>,
) -> Zone {
    let (mut things, mut unknown, mut count): (Vec<Thing>, u32, u32) = (Vec::new(), 0, 0);
    let gap = |things: &mut Vec<Thing>, unknown: u32| {
        if unknown > 0 {
            let name = Printed::new(format!("{unknown} ?"), format!("{unknown} ?"));
            let thing = Thing::new(format!("{id}{}", things.len()), name, Text::new("thing-hidden"), "face");
            things.push(Thing { tone: Tone::Faint, ..thing });
        }
    };
    for card in cards {
        count += 1;
        if card.is_doors() || card.face(colour).is_some() {
            gap(&mut things, core::mem::take(&mut unknown));
            things.push(noted(game, colour, format!("{id}{}", things.len()), card));
        } else {
            unknown += 1;
        }
    }
    gap(&mut things, unknown);
    Zone { count, ..Zone::new(id, Text::new(label), Layout::List, things) }.in_role(ZoneRole::Memory)
}

/// The colour on which a card was set aside: the one whose icon says why it lies there.
fn won_on(game: &Dongeon, table: &Table, kind: Aside, card: Card) -> Colour {
    let fits = |colour: &Colour| match card.icon(&game.deck, *colour, card.up()) {
        Some(Icon::Weapon) => kind == Aside::Weapon,
        Some(Icon::Treasure) => kind == Aside::Treasure,
        Some(Icon::Monster(_) | Icon::Trap) => kind == Aside::Wound,
        _ => false,
    };
    let known = |colour: &Colour| card.face(*colour).is_some();
    let both = [table.colour, Colour::White, Colour::Grey];
    both.into_iter().find(fits).or_else(|| both.into_iter().find(known)).unwrap_or(table.colour)
}

/// A card set aside: why it lies there, and its face.
fn kept(game: &Dongeon, table: &Table, kind: Aside, id: String, card: Card) -> Thing {
    let (label, tone, clauses) = match kind {
        Aside::Weapon => ("icon-weapon", Tone::Wealth, vec!["thing.weapon"]),
        Aside::Treasure => ("icon-treasure", Tone::Wealth, vec!["fight.ransom", "thing.heal"]),
        Aside::Wound => ("thing-wound", Tone::Danger, vec!["fight.lost", "thing.heal"]),
    };
    let noted = noted(game, won_on(game, table, kind, card), id, card);
    Thing { label: Text::new(label), tone, clauses, ..noted }
}

/// A card as it lies, one colour visible.
fn noted(game: &Dongeon, colour: Colour, id: String, card: Card) -> Thing {
    if card.is_doors() {
        let name = Printed::new("Portes", "Doors");
        let clauses = vec!["doors.boss", "doors.back"];
        return Thing { tone: Tone::Wealth, clauses, ..Thing::new(id, name, Text::new("thing-doors"), "doors") };
    }
    match card.lies(&game.deck, colour) {
        Some(face) => mini_card(id, face),
        None => {
            let name = Printed::new("?", "?");
            Thing { hidden: true, ..Thing::new(id, name, Text::new("thing-hidden"), "face") }
        }
    }
}

/// What one would find on a face after a corridor: its message, and the clause that explains it.
pub fn path_label(face: Face) -> (&'static str, &'static str) {
    match (face.has_path(), face.has_monster()) {
        (true, _) => ("thing-passage", "walk.corridor"),
        (false, true) => ("thing-lair", "walk.lair"),
        (false, false) => ("thing-hoard", "walk.hoard"),
    }
}

/// A small card: its icons at its edges, and what one would find there after a corridor.
fn mini_card(id: String, face: Face) -> Thing {
    let (label, clause) = path_label(face);
    let edges = face.icons().map(icon_text).to_vec();
    Thing { edges, clauses: vec![clause], ..Thing::new(id, face_name(face), Text::new(label), "face") }
}

fn notes(table: &Table) -> Vec<Text> {
    let doors = table.deck.all().iter().position(|card| card.is_doors());
    let mut notes = vec![match doors {
        Some(ahead) if table.colour == Colour::White => Text::new("note-deck").number("doors", ahead as i64),
        // On grey faces the doors are crossed the other way.
        Some(ahead) if table.door == 1 => Text::new("note-deck-entrance").number("doors", ahead as i64),
        Some(ahead) => Text::new("note-deck-back").number("doors", ahead as i64).number("door", table.door - 1),
        None => Text::new("note-held"),
    }];
    if table.phase == Phase::Walk {
        notes.push(Text::new(match table.after {
            After::Corridor => "note-after-corridor",
            After::Door => "note-after-door",
        }));
        if table.streak == 2 && table.colour == Colour::White {
            notes.push(Text::new(match table.after {
                After::Corridor => "note-third-corridor",
                After::Door => "note-third-door",
            }));
        }
    }
    notes
}

fn prompt(table: &Table) -> Text {
    match table.phase {
        Phase::Start => Text::new("prompt-start"),
        Phase::Walk => Text::new("prompt-walk"),
        Phase::Beaten { foe, value } if table.count(Aside::Treasure) < value => {
            Text::new("prompt-beaten-poor").text("foe", foe_text(foe))
        }
        Phase::Beaten { foe, value } => Text::new("prompt-beaten").text("foe", foe_text(foe)).number("value", value),
        Phase::Between(next) => Text::new("prompt-between").number("number", next),
        Phase::Over(end) => Text::new(match end {
            End::Won => "prompt-won",
            End::Died => "prompt-died",
            End::Lost => "prompt-lost",
            End::Worn => "prompt-worn",
        })
        .number("score", table.score()),
    }
}

pub fn foe_text(foe: Foe) -> Text {
    match foe {
        Foe::Monster => Text::new("foe-monster"),
        Foe::Boss(door) => Text::new("foe-boss").number("door", door),
        Foe::Assault(number) => Text::new("foe-assault").number("number", number),
    }
}

fn choice(game: &Dongeon, table: &Table, seat: Seat, action: Action) -> Choice {
    let refused = game
        .check(table, seat, action)
        .err()
        .map(|refusal| Refused { clause: game.clause(refusal).0, why: explain(refusal) });
    let (side, icon) = match action {
        Action::Use { side } => (Some(side), Some(table.icon(side))),
        _ => (None, None),
    };
    let label = match (action, icon) {
        (Action::Use { side }, Some(icon)) => {
            let side = Text::new(["side-top", "side-right", "side-bottom", "side-left"][side as usize]);
            Text::new("choice-use").text("icon", icon_text(icon)).text("side", side)
        }
        (Action::Use { .. } | Action::Leave, _) => Text::new("choice-leave"),
        (Action::Flee, _) => Text::new("choice-flee"),
        (Action::Heal, _) => Text::new("choice-heal"),
        (Action::Ransom, _) => Text::new("choice-ransom"),
        (Action::Bleed, _) => Text::new("choice-bleed"),
        (Action::Fight, _) => Text::new("choice-fight"),
    };
    let (events, asked) = if refused.is_none() { foreseen(game, table, seat, action) } else { (Vec::new(), 0) };
    Choice {
        action: write_action(action),
        things: side.map(|_| "top".to_string()).into_iter().collect(),
        side,
        label,
        consequence: consequence(game, table, action, &events, asked),
        clause: clause(action, icon),
        chance: asked > 0,
        refused,
    }
}

fn clause(action: Action, icon: Option<Icon>) -> &'static str {
    match (action, icon) {
        (Action::Use { .. }, Some(Icon::Monster(_))) => "fight",
        (Action::Use { .. }, Some(Icon::Treasure | Icon::Weapon)) => "thing",
        (Action::Use { .. }, Some(Icon::Trap)) => "trap",
        (Action::Use { .. }, Some(Icon::Turnaround)) => "grey",
        (Action::Use { .. }, _) => "walk",
        (Action::Leave, _) => "walk.leave",
        (Action::Flee, _) => "flee",
        (Action::Heal, _) => "thing.heal",
        (Action::Ransom | Action::Bleed, _) => "fight.ransom",
        (Action::Fight, _) => "doors.final",
    }
}

/// What would happen under some fate, and how often chance would be asked.
fn foreseen(game: &Dongeon, table: &Table, seat: Seat, action: Action) -> (Vec<Event>, u32) {
    let mut ctx = Ctx::new(Counted::new(Seeded::new(Seed::of("page"))), Vec::new());
    game.apply(&mut table.undecided(), seat, action, &mut ctx);
    (ctx.audience, ctx.fate.asked)
}

/// What will certainly come of it; where nothing is left to chance, how a fight will end too.
fn consequence(game: &Dongeon, table: &Table, action: Action, events: &[Event], asked: u32) -> Text {
    let weapons = table.count(Aside::Weapon);
    match action {
        Action::Use { side } => match table.icon(side) {
            icon @ (Icon::Corridor | Icon::Door) => walking(game, table, icon, side),
            Icon::Turnaround => Text::new("comes-turnaround"),
            Icon::Monster(value) => {
                let struck = events.iter().find_map(|event| match event {
                    Event::Struck { drawn, won, .. } if asked == 0 => Some((*drawn, *won)),
                    _ => None,
                });
                let fought = match struck {
                    Some((drawn, true)) => Text::new("comes-victory").number("drawn", drawn),
                    Some((_, false)) if dies(table, value) => return Text::new("comes-death"),
                    Some((drawn, false)) => {
                        Text::new("comes-defeat").number("drawn", drawn).text("loss", loss(table, Some(value)))
                    }
                    None => fighting(odds::against_monster(game, table, value), loss(table, Some(value))),
                };
                let fought =
                    if struck.is_some() { fought.number("value", value).number("weapons", weapons) } else { fought };
                into_doors(game, table, fought)
            }
            Icon::Treasure => then_doors(game, table, Text::new("comes-treasure"), None, weapons),
            Icon::Weapon => {
                let more = Text::new("comes-weapon").number("weapons", weapons + 1);
                then_doors(game, table, more, None, weapons + 1)
            }
            Icon::Trap => match (weapons, table.count(Aside::Treasure)) {
                (0, 0) if table.lives() == 1 => Text::new("comes-death"),
                (0, 0) => Text::new("comes-trap-life").number("lives", table.lives().saturating_sub(1)),
                (0, _) => Text::new("comes-trap-treasure"),
                _ => Text::new("comes-trap-weapon"),
            },
        },
        Action::Leave => {
            let up = table.top().up();
            let passed = table.top().turned(if table.colour == Colour::White { up + 2 } else { up });
            let comes = after(next_card(game, table, false), Text::new("comes-leave"));
            then_doors(game, table, comes, Some(passed), weapons)
        }
        Action::Flee => losing(table),
        Action::Heal => healing(table, events),
        Action::Ransom => {
            let Phase::Beaten { value, .. } = table.phase else { return Text::new("comes-nothing") };
            Text::new("comes-ransom").number("value", value)
        }
        Action::Bleed if table.lives() == 1 => Text::new("comes-death"),
        Action::Bleed => Text::new("comes-bleed").number("lives", table.lives().saturating_sub(1)),
        Action::Fight => {
            let cards = table.deck.all().iter().copied();
            let odds = odds::against_boss(game, table, cards, (4, weapons));
            Text::new("comes-assault").text("odds", fighting(odds, loss(table, None)))
        }
    }
}

/// Healing; in a fight, the wound or the assault that follows where nothing is left to choose.
fn healing(table: &Table, events: &[Event]) -> Text {
    let heal = Text::new("comes-heal").number("lives", (table.lives() + 1).min(LIVES));
    let then = events.iter().find_map(|event| match event {
        Event::Hurt { lives, .. } => Some(Text::new("then-hurt").number("lives", *lives)),
        Event::Fought { foe, .. } => Some(Text::new("then-fight").text("foe", foe_text(*foe))),
        _ => None,
    });
    match then {
        Some(then) if table.phase != Phase::Walk => Text::new("comes-then").text("first", heal).text("then", then),
        _ => heal,
    }
}

/// A path: how many in a row that makes, and the icon that will be on top of this card next time.
fn walking(game: &Dongeon, table: &Table, icon: Icon, side: Side) -> Text {
    let kind = if icon == Icon::Door { After::Door } else { After::Corridor };
    if table.colour == Colour::White && table.after == kind && table.streak == 2 {
        return losing(table);
    }
    let top = table.top();
    let edge = top.edge(table.colour, side);
    let next = if table.colour == Colour::White { (edge + 2) & 3 } else { edge };
    // The ghost of the card: how it will lie when it comes back.
    let passed = top.turned(next);
    let Some(ghost) = passed.lies(&game.deck, table.colour) else { return Text::new("comes-nothing") };
    // Behind a door the next card counts, unless it is that of the doors.
    let door = kind == After::Door && !doors_next(table);
    let id = if door { "comes-door" } else { "comes-corridor" };
    let next = icon_text(ghost.icon(Side::Top as u8));
    let comes = after(next_card(game, table, door), Text::new(id).text("next", next));
    then_doors(game, table, comes, Some(passed), table.count(Aside::Weapon))
}

/// What comes next, where that is known, and then the rest.
fn after(next: Option<Text>, rest: Text) -> Text {
    match next {
        Some(next) => Text::new("comes-then").text("first", next).text("then", rest),
        None => rest,
    }
}

/// What the next card brings: its icons where the notebook holds it, else what it may be. The doors card says so itself.
fn next_card(game: &Dongeon, table: &Table, door: bool) -> Option<Text> {
    let next = table.deck.all().get(1).filter(|card| !card.is_doors())?;
    if let Some(face) = next.lies(&game.deck, table.colour) {
        let top = face.icon(Side::Top as u8);
        return Some(match door {
            true => Text::new("ahead-icon").text("icon", icon_text(top)),
            false => Text::new("ahead-face").name("icons", &face_name(face)),
        });
    }
    let faces: Vec<Face> = match table.colour {
        Colour::White => table.unseen_white.iter().map(|face| game.deck.white(face)).collect(),
        Colour::Grey => table.unseen_grey.iter().map(|face| game.deck.grey(face)).collect(),
    };
    let with = |which: fn(&&Face) -> bool| faces.iter().filter(which).count() as i64;
    let text = Text::new("ahead-unseen").number("faces", faces.len() as i64);
    let text = text.number("monsters", with(|face| face.has_monster()));
    Some(text.number("traps", with(|face| face.icons().contains(&Icon::Trap))))
}

/// Whether the doors card comes up once the card on top is gone.
fn doors_next(table: &Table) -> bool {
    table.deck.all().get(1).is_some_and(|card| card.is_doors())
}

/// What comes of something, and of the doors card that comes up next, where it does: the card on top has gone under the deck as said, or
/// aside, and one has so many weapons then.
fn then_doors(game: &Dongeon, table: &Table, first: Text, passed: Option<Card>, weapons: u8) -> Text {
    if !doors_next(table) {
        return first;
    }
    let then = match (table.colour, table.door) {
        (Colour::White, door) => {
            let cards = table.deck.all().iter().skip(2).copied().chain(passed);
            let odds = fighting(odds::against_boss(game, table, cards, (door, weapons)), loss(table, None));
            let foe = if door == 4 { Text::new("then-final") } else { Text::new("then-boss").number("door", door) };
            foe.text("odds", odds)
        }
        (Colour::Grey, 1) => Text::new("then-entrance"),
        (Colour::Grey, door) => Text::new("then-back").number("door", door),
    };
    Text::new("comes-then").text("first", first).text("then", then)
}

/// What happens in fewer of a hundred fights is not worth a word before one.
const LEAST_CHANCE: u32 = 3;

/// A fight, and the doors card that may come up once it is over: the cards that are drawn go by.
fn into_doors(game: &Dongeon, table: &Table, fought: Text) -> Text {
    let chance = odds::reaching_doors(game, table);
    let sure = chance == 100;
    let then = match (table.colour, table.door) {
        _ if chance < LEAST_CHANCE => return fought,
        (Colour::White, 4) => Text::new(if sure { "fight-then-final" } else { "fight-maybe-final" }),
        (Colour::White, _) => Text::new(if sure { "fight-then-boss" } else { "fight-maybe-boss" }),
        (Colour::Grey, 1) => Text::new(if sure { "then-entrance" } else { "fight-maybe-entrance" }),
        (Colour::Grey, _) => Text::new(if sure { "then-back" } else { "fight-maybe-back" }),
    };
    let then = if table.door > 1 || table.colour == Colour::White { then.number("door", table.door) } else { then };
    let then = if sure { then } else { then.number("chance", chance) };
    Text::new("comes-then").text("first", fought).text("then", then)
}

/// The odds of a fight, and what losing it costs.
fn fighting(odds: Option<FightOdds>, loss: Text) -> Text {
    match odds {
        None => Text::new("comes-fight-unknown").text("loss", loss),
        Some(FightOdds { lose: 0, .. }) => Text::new("comes-sure"),
        Some(FightOdds { win, tie, lose }) => {
            Text::new("comes-fight").number("win", win).number("tie", tie).number("lose", lose).text("loss", loss)
        }
    }
}

/// What a lost fight costs; a boss's value, and so his ransom, is not known before.
pub fn loss(table: &Table, value: Option<u8>) -> Text {
    match value {
        Some(value) if table.count(Aside::Treasure) >= value => Text::new("loss-ransom").number("value", value),
        Some(value) if dies(table, value) => Text::new("loss-death"),
        None if table.lives() == 1 && table.count(Aside::Treasure) < 2 => Text::new("loss-death"),
        _ => Text::new("loss-life"),
    }
}

/// Whether a fight lost against this value is the end: neither a ransom nor healing saves the last life.
fn dies(table: &Table, value: u8) -> bool {
    table.lives() == 1 && table.count(Aside::Treasure) < value.min(2)
}

fn losing(table: &Table) -> Text {
    match table.options.torches {
        Torches::Endless => Text::new("comes-lost"),
        Torches::Of(_) if table.torches == 0 => Text::new("comes-lost-for-good"),
        Torches::Of(_) => Text::new("comes-lost-torch").number("torches", table.torches - 1),
    }
}

pub fn explain(refusal: Refusal) -> Text {
    Text::new(match refusal {
        Refusal::NoSuchSeat => "refused-seat",
        Refusal::Over => "refused-over",
        Refusal::NotACorridor => "refused-not-a-corridor",
        Refusal::NotBegun => "refused-not-begun",
        Refusal::PathFirst => "refused-path-first",
        Refusal::MonsterFirst => "refused-monster-first",
        Refusal::NotATrap => "refused-not-a-trap",
        Refusal::TopOnly => "refused-top-only",
        Refusal::CannotLeave => "refused-cannot-leave",
        Refusal::NothingToFlee => "refused-nothing-to-flee",
        Refusal::NoFlightOnGrey => "refused-no-flight",
        Refusal::Unhurt => "refused-unhurt",
        Refusal::TooPoorToHeal => "refused-too-poor",
        Refusal::NotBeaten => "refused-not-beaten",
        Refusal::Beaten => "refused-beaten",
        Refusal::TooPoorToPay => "refused-too-poor-to-pay",
        Refusal::BetweenAssaults => "refused-between",
        Refusal::NoAssault => "refused-no-assault",
    })
}
