//! What a player has before his eyes: a hero, an area, a fight, dice.

mod choices;
mod clauses;
mod codex;
mod dice;
mod ending;
mod goods;
mod heroes;
mod preparation;
mod staging;
mod telling;

pub use codex::codex;
pub use ending::ending;
pub use preparation::preparation;
pub use staging::beat;
use telling::failed_trap;
pub use telling::{explain, outcome, tell};

use crate::content::{Class, Effect, Foe, Potion, Room, Skill, foe_name, names};
use crate::notation::{foe_word, potion_word, room_word};
use crate::rules::MiniRogue;
use crate::table::{AREAS, Aside, Cell, EXIT, End, Gift, Hero, Phase, Table, Way};
use kernel::{Game, Gauge, Layout, Page, Printed, Seat, Shape, Text, Thing, Tone, Zone, ZoneRole};

pub fn page(game: &MiniRogue, table: &Table, seat: Seat) -> Page {
    let mut choices = Vec::new();
    game.candidates(table, seat, |action| choices.push(choices::choice(game, table, seat, action)));
    Page { choices, ..scene(game, table, seat) }
}

/// The same while a decision is being carried out: nobody is asked anything.
pub fn scene(game: &MiniRogue, table: &Table, seat: Seat) -> Page {
    // Who watches looks over the shoulder of whoever decides.
    let seat = if seat == Seat::WATCHER { table.seat() } else { seat };
    Page {
        heading: heading(game, table, seat),
        gauges: gauges(game, table, seat),
        zones: zones(game, table, seat),
        notes: notes(game, table, seat),
        prompt: prompt(table, seat),
        choices: Vec::new(),
    }
}

fn hero_of(table: &Table, seat: Seat) -> &Hero {
    &table.heroes[seat.0 as usize & 1]
}

fn heading(game: &MiniRogue, table: &Table, seat: Seat) -> Text {
    let hero = hero_of(table, seat);
    Text::new("heading")
        .number("floor", game.content.floor(table.area))
        .number("area", table.area)
        .text("hero", class_text(hero.class))
        .number("level", game.content.level(hero.xp))
}

/// A class, in a word.
pub fn class_text(class: Class) -> Text {
    Text::new("printed").name("name", &names().classes[class as usize])
}

fn gauges(game: &MiniRogue, table: &Table, seat: Seat) -> Vec<Gauge> {
    let (content, hero) = (&game.content, hero_of(table, seat));
    let track = |id, label, value: u8, most: u8, shape, clause| Gauge {
        shape,
        ..Gauge::bar(id, Text::new(label), value as i32, most as i32).under(clause)
    };
    vec![
        track("hp", "gauge-hp", hero.hp, content.most_hp, Shape::Bar, "hero.death"),
        Gauge {
            steps: content.levels.iter().map(|level| *level as i32).collect(),
            ..track("xp", "gauge-xp", hero.xp, content.most_xp, Shape::Figure, "hero.levels")
        },
        track("armor", "gauge-armor", hero.armor, content.most_armor, Shape::Figure, "answer.die"),
        track("food", "gauge-food", table.food, content.most_food, Shape::Figure, "area.descent"),
        track("gold", "gauge-gold", table.gold, content.most_gold, Shape::Figure, "merchant.trade"),
    ]
}

/// The same zones in the same order from the first decision to the last: only what lies there changes.
fn zones(game: &MiniRogue, table: &Table, seat: Seat) -> Vec<Zone> {
    let area = (0..=EXIT).map(|cell| place(game, table, cell, seat));
    vec![
        Zone::new("area", Text::new("zone-area"), Layout::Grid { columns: 3, rows: 3 }, area).in_role(ZoneRole::Scene),
        goods::zone(game, table),
        Zone::new("enemy", Text::new("zone-enemy"), Layout::Row, enemy(game, table)).in_role(ZoneRole::Opponent),
        dice::zone(game, table, seat),
        heroes::zone(game, table, seat),
        Zone::new("bag", Text::new("zone-bag"), Layout::List, bag(table, seat)).in_role(ZoneRole::Own),
        Zone::new("skills", Text::new("zone-skills"), Layout::List, skills(hero_of(table, seat)))
            .in_role(ZoneRole::Own),
        Zone::new("dungeon", Text::new("zone-dungeon"), Layout::Timeline, dungeon(game, table))
            .in_role(ZoneRole::Memory),
        Zone::new("unseen", Text::new("zone-unseen"), Layout::List, unseen(table)).in_role(ZoneRole::Memory),
    ]
}

/// A place of the area, or the exit.
fn place(game: &MiniRogue, table: &Table, cell: u8, seat: Seat) -> Thing {
    let id = format!("place{}", cell + 1);
    let mut thing = match table.grid.get(cell as usize) {
        None => exit(game, table, id),
        Some(Cell::Down) => {
            let name = Printed::new("?", "?");
            let clauses = vec!["area.reveal", "area.deal"];
            Thing { hidden: true, clauses, ..Thing::new(id, name, Text::new("label-down"), "back") }
        }
        Some(Cell::Gone) => {
            let name = Printed::new("Vide", "Empty");
            let clauses = vec!["item.one"];
            Thing { tone: Tone::Faint, clauses, ..Thing::new(id, name, Text::new("label-gone"), "gone") }
        }
        Some(Cell::Up(room)) => room_thing(*room, id),
    };
    thing.marks.extend(waiting(table, cell).map(|foe| strength(game, table, foe)));
    thing.at = (cell % 3, cell / 3);
    thing.here = hero_of(table, seat).at == cell;
    let other = table.party().iter().enumerate().find(|(at, hero)| hero.at == cell && *at != seat.0 as usize);
    // Where there is room for a name only, it says who is there and who has been.
    if let Some((at, hero)) = other {
        let number = at + 1;
        thing.name = Printed::new(format!("{number} {}", thing.name.fr), format!("{number} {}", thing.name.en));
        thing.marks.push(Text::new("mark-hero").text("hero", class_text(hero.class)));
    } else if table.is_visited(cell) && !thing.here && cell != EXIT {
        thing.name = Printed::new(format!("({})", thing.name.fr), format!("({})", thing.name.en));
        thing.marks.push(Text::new("mark-visited"));
        thing.tone = Tone::Faint;
    }
    thing
}

fn room_thing(room: Room, id: String) -> Thing {
    let name = names().rooms[room as usize].clone();
    let thing = Thing::new(id, name, Text::new(room_label(room)), room_word(room));
    Thing { tone: tone(room), clauses: clauses::of_room(room).to_vec(), ..thing }
}

/// The way down, and who guards it.
fn exit(game: &MiniRogue, table: &Table, id: String) -> Thing {
    let Some(guardian) = table.guardian else {
        let clauses = vec!["area.exit", "area.descent"];
        return Thing { clauses, ..Thing::new(id, Printed::new("Sortie", "Exit"), Text::new("label-exit"), "exit") };
    };
    // Og stands there as he is fought.
    let foe = table.fight.filter(|_| guardian == Foe::Husk).map_or(guardian, |fight| fight.foe);
    let name = foe_name(foe, game.content.floor(table.area)).clone();
    let thing = Thing::new(id, name, Text::new("label-guardian"), foe_word(foe));
    Thing { tone: Tone::Danger, clauses: clauses::of_foe(foe).to_vec(), ..thing }
}

/// The enemy that waits at a place, and is not fought yet.
fn waiting(table: &Table, cell: u8) -> Option<Foe> {
    match table.grid.get(cell as usize) {
        None => table.guardian.filter(|_| table.heroes[0].at != EXIT),
        Some(Cell::Up(Room::Lair)) if !table.is_visited(cell) => Some(Foe::Lair),
        Some(Cell::Up(Room::Nest)) if !table.is_visited(cell) => Some(Foe::Nest),
        Some(_) => None,
    }
}

/// What an enemy that waits has, and does.
fn strength(game: &MiniRogue, table: &Table, foe: Foe) -> Text {
    let stats = game.content.stats(foe, game.content.floor(table.area));
    let [alone, both] = stats.hp;
    let id = match (table.is_two(), foe.is_guardian()) {
        // Whoever meets a monster may be alone.
        (true, false) => "mark-strength-two",
        _ => "mark-strength",
    };
    let hp = if table.is_two() && foe.is_guardian() { both } else { alone };
    Text::new(id).number("hp", hp).number("both", both).number("damage", stats.damage)
}

fn tone(room: Room) -> Tone {
    match room {
        Room::Lair | Room::Nest | Room::Gauntlet | Room::Pit => Tone::Danger,
        Room::Merchant | Room::Treasure => Tone::Wealth,
        Room::Rest | Room::Crow | Room::Armory => Tone::Help,
        Room::Shrine | Room::Tomb => Tone::Wonder,
    }
}

fn room_label(room: Room) -> &'static str {
    match room {
        Room::Lair | Room::Nest => "label-monster",
        Room::Merchant => "label-merchant",
        Room::Rest => "label-rest",
        Room::Crow => "label-crow",
        Room::Treasure => "label-treasure",
        Room::Shrine => "label-shrine",
        Room::Tomb => "label-tomb",
        Room::Armory => "label-armory",
        Room::Gauntlet | Room::Pit => "label-trap",
    }
}

/// Who is fought, with what is left of it and what it does.
fn enemy(game: &MiniRogue, table: &Table) -> Option<Thing> {
    let (fight, content) = (table.fight?, &game.content);
    let floor = content.floor(table.area);
    let stats = content.stats(fight.foe, floor);
    let most = stats.hp[fight.together as usize];
    let label = Text::new("label-enemy").name("foe", foe_name(fight.foe, floor));
    let mut thing = Thing::new("enemy", foe_name(fight.foe, floor).clone(), label, foe_word(fight.foe));
    (thing.tone, thing.clauses) = (Tone::Danger, clauses::of_foe(fight.foe).to_vec());
    thing.gauges = vec![Gauge::bar("foe", Text::new("gauge-hp"), fight.hp as i32, most as i32)];
    let (hit, critical) = (table.answer(content, 2), table.answer(content, 6));
    let answer = if hit == critical { "mark-answer" } else { "mark-answer-armor" };
    thing.marks.push(Text::new(answer).number("loss", hit).number("critical", critical));
    if stats.skill != Skill::None {
        thing.marks.push(Text::new(skill_mark(stats.skill)));
    }
    thing.marks.push(match fight.foe {
        Foe::Husk => Text::new("mark-rises"),
        Foe::Heart => Text::new("mark-last"),
        foe if foe.is_guardian() => Text::new("mark-worth-reward").number("xp", stats.xp),
        _ => Text::new("mark-worth").number("xp", stats.xp),
    });
    if fight.poisoned {
        thing.marks.push(Text::new("mark-wasting").number("damage", content.power[Potion::Poison as usize]));
        thing.clauses.push("potion.poison");
    }
    if fight.frozen {
        thing.marks.push(Text::new("mark-frozen"));
        thing.clauses.push("potion.frost");
    }
    Some(thing)
}

fn skill_mark(skill: Skill) -> &'static str {
    match skill {
        Skill::None => "mark-none",
        Skill::Curse => "mark-curses",
        Skill::Poison => "mark-poisons",
        Skill::Pierce => "mark-pierces",
        Skill::Weaken => "mark-weakens",
        Skill::Blind => "mark-blinds",
    }
}

/// What may ail a hero: its id, its names in French and English, the message that says what it does, the clause that explains it.
type Affliction = (&'static str, (&'static str, &'static str), &'static str, &'static str);

const AFFLICTIONS: [Affliction; 3] = [
    ("poison-die", ("Poison", "Poisoned"), "label-poisoned", "affliction.poison"),
    ("curse-die", ("Malédiction", "Cursed"), "label-cursed", "affliction.curse"),
    ("blindness", ("Aveuglement", "Blind"), "label-blind", "affliction.blind"),
];

/// Potions, the card carried, and what ails the hero.
/// What an affliction is called among the things of a hero.
fn affliction_name(fr: &str, en: &str) -> Printed {
    Printed::new(format!("Affliction : {fr}"), format!("Affliction: {en}"))
}

fn bag(table: &Table, seat: Seat) -> Vec<Thing> {
    let hero = hero_of(table, seat);
    let mut things: Vec<Thing> = hero.potions.iter().map(bottle).collect();
    let helps = |id: &str, name: Printed, label: Text, picture, clauses: &[&'static str]| Thing {
        tone: Tone::Help,
        clauses: clauses.to_vec(),
        ..Thing::new(id, name, label, picture)
    };
    if hero.item.has_crow() {
        let name = names().rooms[Room::Crow as usize].clone();
        let clauses = ["crow.draft", "crow.omen", "item.one"];
        things.push(helps("card", name, Text::new("label-carried-crow"), "crow", &clauses));
    }
    if hero.item.feats() > 0 {
        let label = Text::new("label-weapon").number("feats", hero.item.feats());
        let id = if hero.item.has_crow() { "second-card" } else { "card" };
        let clauses = ["armory.feats", "feat.once", "item.one"];
        let feats = hero.item.feats();
        let name = Printed::new(format!("Arme (Prouesses : {feats})"), format!("Weapon (feats: {feats})"));
        things.push(helps(id, name, label, "weapon", &clauses));
    }
    let ails = [hero.poisoned, hero.cursed, hero.blind];
    for (_, (id, (fr, en), label, clause)) in ails.into_iter().zip(AFFLICTIONS).filter(|(ails, _)| *ails) {
        let name = affliction_name(fr, en);
        let clauses = vec![clause, "affliction.dice", "affliction.cure"];
        things.push(Thing { tone: Tone::Danger, clauses, ..Thing::new(id, name, Text::new(label), "die") });
    }
    if hero.sheltered {
        let (name, label) = (Printed::new("Abri", "Shelter"), Text::new("label-sheltered"));
        things.push(helps("shelter", name, label, "skill", &["crusader.shelter"]));
    }
    if hero.lurking {
        let (name, label) = (Printed::new("À l'affût", "Lurking"), Text::new("label-lurking"));
        things.push(helps("lurking", name, label, "skill", &["rogue.backstab"]));
    }
    things
}

fn bottle(potion: Potion) -> Thing {
    let name = names().potions[potion as usize].clone();
    let clauses = clauses::of_potion(potion).to_vec();
    let thing = Thing::new(potion_word(potion), name, bottle_label(potion), "potion");
    Thing { tone: Tone::Help, clauses, ..thing }
}

/// What a potion does, in a few words.
fn bottle_label(potion: Potion) -> Text {
    Text::new(match potion {
        Potion::Fire => "label-fire",
        Potion::Frost => "label-frost",
        Potion::Poison => "label-poison",
        Potion::Life => "label-life",
        Potion::Water => "label-water",
        Potion::Perception => "label-perception",
    })
}

/// The skill of a class in combat, and the one on the way: names, and the messages that say what they do.
fn class_skills(class: Class) -> [(Printed, &'static str); 2] {
    match class {
        Class::Rogue => [
            (Printed::new("Poignarder", "Backstab"), "label-backstab"),
            (Printed::new("Évasion", "Evasion"), "label-evasion"),
        ],
        Class::Mage => [
            (Printed::new("Conjuration", "Conjuring"), "label-conjuring"),
            (Printed::new("Clairvoyance", "Sight"), "label-sight"),
        ],
        Class::Crusader => {
            [(Printed::new("Châtiment", "Smite"), "label-smite"), (Printed::new("Abri", "Shelter"), "label-shelter")]
        }
        Class::Priestess => [
            (Printed::new("Sacrifice", "Sacrifice"), "label-sacrifice"),
            (Printed::new("Bénédiction", "Blessing"), "label-blessing"),
        ],
    }
}

/// The two skills of a hero's class.
fn skills(hero: &Hero) -> [Thing; 2] {
    let [(combat, in_combat), (way, on_the_way)] = class_skills(hero.class);
    let thing = |id: &str, name: Printed, label, clauses: clauses::Clauses| {
        let spent = Printed::new(format!("{} (indisponible)", name.fr), format!("{} (used)", name.en));
        let name = if hero.ready { name } else { spent };
        let tone = if hero.ready { Tone::Help } else { Tone::Faint };
        Thing { tone, clauses: clauses.to_vec(), ..Thing::new(id, name, Text::new(label), "skill") }
    };
    let [fighting, walking] = clauses::of_skills(hero.class);
    [thing("combat-skill", combat, in_combat, fighting), thing("way-skill", way, on_the_way, walking)]
}

/// Several names, one after the other.
fn list(names: impl Iterator<Item = Printed>) -> Option<Printed> {
    let all: Vec<Printed> = names.collect();
    let joined = |pick: fn(&Printed) -> &String| all.iter().map(pick).cloned().collect::<Vec<_>>().join(", ");
    (!all.is_empty()).then(|| Printed::new(joined(|name| &name.fr), joined(|name| &name.en)))
}

fn ails(hero: &Hero) -> Option<Text> {
    let words = [
        (hero.poisoned, Printed::new("poison", "poison")),
        (hero.cursed, Printed::new("malédiction", "curse")),
        (hero.blind, Printed::new("aveuglement", "blindness")),
    ];
    let words = words.into_iter().filter(|(ails, _)| *ails).map(|(_, name)| name);
    list(words).map(|names| Text::new("printed").name("name", &names))
}

/// The areas of the dungeon.
fn dungeon(game: &MiniRogue, table: &Table) -> Vec<Thing> {
    let area = |area: u8| {
        let guarded = game.content.is_guarded(area);
        let number = format!("{area}{}", if guarded { "!" } else { "" });
        let label =
            Text::new(if guarded { "label-guarded" } else { "label-area" }).number("floor", game.content.floor(area));
        let picture = if guarded { "guardian" } else { "area" };
        let mut thing = Thing::new(format!("area{area}"), Printed::new(number.clone(), number), label, picture);
        thing.here = area == table.area;
        thing.clauses =
            if guarded { vec!["area.guardian", "setup.dungeon"] } else { vec!["setup.dungeon", "area.exit"] };
        if area < table.area {
            thing.tone = Tone::Faint;
        }
        thing
    };
    (1..=AREAS).map(area).collect()
}

/// Rooms that may lie face down, or aside.
fn unseen(table: &Table) -> Vec<Thing> {
    let room = |card: u8| {
        let room = Room::of(card);
        let name = names().rooms[room as usize].clone();
        Thing {
            tone: tone(room),
            clauses: clauses::of_room(room).to_vec(),
            ..Thing::new(unseen_id(room), name, Text::new("label-unseen"), room_word(room))
        }
    };
    table.unseen.iter().map(room).collect()
}

/// The thing that a room is among those that nobody has seen.
fn unseen_id(room: Room) -> String {
    format!("unseen-{}", room_word(room))
}

/// What the room does, and what else is to be borne in mind.
fn notes(game: &MiniRogue, table: &Table, seat: Seat) -> Vec<Text> {
    let mut notes = Vec::new();
    let (content, hero) = (&game.content, hero_of(table, seat));
    let before = matches!(table.phase, Phase::Room);
    if let (true, Some(room)) = (before && table.seat() == seat, table.room()) {
        notes.extend(room_note(room, table));
    }
    // Once a blow has fallen, there is nothing left to reckon.
    if table.phase == Phase::Strike && table.seat() == seat && table.foe_hp() > 0 {
        let total = table.blow(content, false);
        if total >= table.foe_hp() {
            notes.push(Text::new("note-enough").number("total", total).number("hp", table.foe_hp()));
        } else {
            notes.push(Text::new("note-blow").number("total", total).number("hp", table.foe_hp()));
            notes.push(Text::new("note-threat").text("threat", threat(game, table, total)));
        }
        if table.throw.cursed {
            notes.push(Text::new("note-curse"));
        }
    }
    if table.food == 0 && table.area < AREAS && !matches!(table.phase, Phase::Over(_)) {
        notes.push(Text::new("note-hungry").number("hp", content.hunger));
    }
    if hero.blind {
        notes.push(Text::new("note-blind"));
    }
    let other = &table.heroes[seat.0 as usize & 1 ^ 1];
    if let (Phase::Move, true, Some(way)) = (table.phase, table.is_two(), other.going) {
        let side = Text::new(if way == Way::Right { "way-right" } else { "way-down" });
        notes.push(Text::new("note-goes").text("hero", class_text(other.class)).text("way", side));
    }
    notes
}

/// What the enemy's answer to such a blow would be, by the dungeon die that lies there.
fn threat(game: &MiniRogue, table: &Table, damage: u8) -> Text {
    let (die, loss) = (table.throw.dungeon, table.answer(&game.content, table.throw.dungeon));
    let lives = table.foe_hp() > damage;
    let frozen = table.fight.is_some_and(|fight| fight.frozen);
    match die {
        _ if lives && table.left(&game.content, damage) == 0 => Text::new("threat-wastes"),
        2..=6 if lives && !frozen && loss >= table.hero().hp => Text::new("threat-deadly"),
        _ if frozen => Text::new("threat-frozen"),
        1 => Text::new("threat-miss"),
        6 => Text::new("threat-critical").number("loss", loss),
        _ => Text::new("threat-hit").number("loss", loss),
    }
    .number("die", die)
}

fn room_note(room: Room, table: &Table) -> Option<Text> {
    Some(Text::new(match room {
        Room::Lair | Room::Nest => return None,
        Room::Merchant => "note-merchant",
        Room::Rest => "note-rest",
        Room::Crow => "note-crow",
        Room::Treasure if table.hero().danger => "note-treasure-danger",
        Room::Treasure => "note-treasure",
        Room::Shrine => "note-shrine",
        Room::Tomb => "note-tomb",
        Room::Armory => "note-armory",
        Room::Gauntlet => "note-gauntlet",
        Room::Pit => "note-pit",
    }))
}

fn prompt(table: &Table, seat: Seat) -> Text {
    if let Phase::Over(end) = table.phase {
        let id = match end {
            End::Won => "prompt-won",
            End::Slain => "prompt-slain",
            End::Trapped => "prompt-trapped",
            End::Starved => "prompt-starved",
            End::Poisoned => "prompt-poisoned",
            End::Worn => "prompt-worn",
        };
        return Text::new(id).number("score", table.score());
    }
    let asked = class_text(table.hero().class);
    if table.seat() != seat {
        return Text::new("prompt-wait").text("hero", asked);
    }
    let id = match (table.aside, table.phase) {
        (Aside::Sight(left), _) => return Text::new("prompt-sight").number("left", left),
        (Aside::Swap(_), _) => "prompt-swap",
        (Aside::Potion(potion), _) => {
            return Text::new("prompt-potion").name("potion", &names().potions[potion as usize]);
        }
        (Aside::Offer { give, want }, _) => {
            return Text::new("prompt-offer")
                .text("hero", class_text(table.other().class))
                .text("asked", asked)
                .text("give", gift_text(give))
                .text("want", gift_text(want));
        }
        (_, Phase::Prepare) => "prompt-prepare",
        (_, Phase::Room) => match table.room() {
            Some(room) => return Text::new("prompt-room").name("room", &names().rooms[room as usize]),
            None => "prompt-move",
        },
        (_, Phase::Failed(_)) => "prompt-failed",
        (_, Phase::Pick) if table.hero().at == EXIT => "prompt-reward",
        (_, Phase::Pick) if table.room() == Some(Room::Tomb) => "prompt-tomb",
        (_, Phase::Pick) => "prompt-chest",
        (_, Phase::Award) => "prompt-award",
        (_, Phase::Item) => "prompt-item",
        (_, Phase::Fight) => "prompt-fight",
        (_, Phase::Strike) => "prompt-strike",
        (_, Phase::Bleed) => "prompt-bleed",
        (_, Phase::Descent) => "prompt-descent",
        (_, Phase::Move | Phase::Settled | Phase::Over(_)) => "prompt-move",
    };
    Text::new(id).text("hero", asked)
}

/// Something that heroes hand to each other, in words.
pub fn gift_text(gift: Gift) -> Text {
    match gift {
        Gift::Potion(potion) => Text::new("printed").name("name", &names().potions[potion as usize]),
        Gift::Armor => Text::new("gift-armor"),
        Gift::Item => Text::new("gift-card"),
        Gift::Crow => Text::new("gift-crow"),
        Gift::Weapon => Text::new("gift-weapon"),
    }
}

/// What a row of a table does, in words.
pub fn effect_text(effect: Effect, floor: u8) -> Text {
    match effect {
        Effect::Nothing => Text::new("effect-nothing"),
        Effect::Gold(by) => Text::new("effect-gold").number("by", by),
        Effect::Food(by) => Text::new("effect-food").number("by", by),
        Effect::Xp(by) => Text::new("effect-xp").number("by", by),
        Effect::Hp(by) => Text::new("effect-hp").number("by", by),
        Effect::Armor(by) => Text::new("effect-armor").number("by", by),
        Effect::Potion(potion) => Text::new("printed").name("name", &names().potions[potion as usize]),
        Effect::Refresh => Text::new("effect-refresh"),
        Effect::Cure => Text::new("effect-cure"),
        Effect::Curse => Text::new("effect-curse"),
        Effect::Poison => Text::new("effect-poison"),
        Effect::LoseHp(by) => Text::new("effect-lose-hp").number("by", by),
        Effect::LoseHpByFloor => Text::new("effect-lose-hp").number("by", floor),
        Effect::LoseFood(by, hp) => Text::new("effect-lose-food").number("by", by).number("hp", hp),
        Effect::LoseFoodByFloor(hp) => Text::new("effect-lose-food").number("by", floor).number("hp", hp),
        Effect::LoseArmor(by, hp) => Text::new("effect-lose-armor").number("by", by).number("hp", hp),
        Effect::Fall => Text::new("effect-fall"),
        Effect::Ghost => Text::new("effect-ghost"),
    }
}

/// Two things that happen together.
pub fn effects_text(effects: &[Effect], floor: u8) -> Text {
    match effects {
        [one] => effect_text(*one, floor),
        [one, other] => {
            Text::new("effect-both").text("one", effect_text(*one, floor)).text("other", effect_text(*other, floor))
        }
        _ => Text::new("effect-nothing"),
    }
}
