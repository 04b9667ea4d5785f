//! What a player has before his eyes: the encounter, the heroes, the pile, a hand.

mod choices;
mod telling;

pub use telling::{explain, outcome, tell};

use crate::content::{Aim, Blow, Breed, Card, Effect, Rule, names};
use crate::decisions::{Action, Due};
use crate::notation::{foe_word, sign_word};
use crate::rules::{SangRancune, View, harmed, leaders, prestige};
use crate::table::{End, HEADS, Hero, Phase, Table, Window};
use kernel::{Game, Gauge, Layout, Page, PageCell, Printed, Seat, Text, Thing, Tone, Zone};

pub fn page(game: &SangRancune, view: &View, seat: Seat) -> Page {
    let mut choices = Vec::new();
    game.candidates(&view.seen, seat, |action| choices.push(choices::choice(game, &view.seen, seat, action)));
    Page { choices, ..scene(game, view, seat) }
}

/// The same while a decision is being carried out: nobody is asked anything.
pub fn scene(game: &SangRancune, view: &View, seat: Seat) -> Page {
    let table = &view.seen;
    Page {
        heading: heading(table),
        gauges: gauges(game, table, seat),
        zones: zones(game, table, seat),
        notes: notes(game, table, seat),
        prompt: prompt(game, table, seat),
        choices: Vec::new(),
    }
}

/// What a hero is called: his first name.
pub fn hero_name(seat: u8) -> Printed {
    let heroes = &names().heroes;
    let name = &heroes[seat as usize % heroes.len()];
    let first = |name: &str| name.split(' ').next().unwrap_or(name).to_string();
    Printed::new(first(&name.fr), first(&name.en))
}

pub fn card_name(card: Card) -> &'static Printed {
    &names().cards[card.0 as usize % names().cards.len()]
}

/// What a low blow is called: one card has two names, one for each of its effects.
pub fn low_name(action: Action) -> Printed {
    let name = card_name(action.low().unwrap_or(Card::FAIL));
    let half = |name: &str| {
        let mut halves = name.split(" / ");
        let first = halves.next().unwrap_or(name);
        if action == Action::Toughen { halves.next().unwrap_or(first) } else { first }.to_string()
    };
    Printed::new(half(&name.fr), half(&name.en))
}

pub fn foe_name(id: u8) -> &'static Printed {
    &names().encounters[id as usize % names().encounters.len()]
}

fn heading(table: &Table) -> Text {
    let total = table.number + table.left + table.rising.is_some() as u8;
    let id = if table.foe.round == 0 { "heading-new" } else { "heading" };
    Text::new(id)
        .number("number", table.number)
        .number("total", total)
        .name("foe", foe_name(table.foe.id))
        .number("round", table.foe.round)
}

fn gauges(game: &SangRancune, table: &Table, seat: Seat) -> Vec<Gauge> {
    let mut gauges = Vec::new();
    if seat != Seat::WATCHER {
        let hero = table.hero(seat.0);
        gauges.push(Gauge::figure("prestige", Text::new("gauge-prestige"), hero.prestige as i32));
        gauges.push(Gauge::bar("life", Text::new("gauge-life"), hero.life as i32, game.content.life as i32));
    }
    if table.foe.start > 0 && !matches!(table.phase, Phase::Refill | Phase::Over(_)) {
        let most = table.foe.start.max(table.foe.life) as i32;
        let label = Text::new("gauge-foe").name("foe", foe_name(table.foe.id));
        gauges.push(Gauge::bar("foe", label, table.remaining() as i32, most));
    }
    gauges
}

fn zones(game: &SangRancune, table: &Table, seat: Seat) -> Vec<Zone> {
    let mut zones = vec![
        Zone::new("foe", Text::new("zone-foe"), Layout::Row, [foe(game, table)]),
        Zone::new("heroes", Text::new("zone-heroes"), heroes_layout(), heroes(game, table, seat)),
    ];
    if !table.board.is_empty() {
        let attacks = table.board.iter().enumerate().map(|(at, _)| attack(game, table, at as u8));
        zones.push(Zone::new("board", Text::new("zone-board"), Layout::Row, attacks));
    }
    if !table.stack.is_empty() {
        let blows = table.stack.iter().enumerate().map(|(at, blown)| {
            let label = Text::new("label-blown").name("hero", &hero_name(blown.seat));
            Thing { tone: Tone::Danger, ..Thing::new(format!("blow{}", at + 1), low_name(blown.action), label, "low") }
        });
        zones.push(Zone::new("stack", Text::new("zone-stack"), Layout::Row, blows));
    }
    if !table.hits.is_empty() {
        let hits = table.hits.iter().enumerate().map(|(at, hit)| {
            let label = Text::new("label-hit").number("damage", hit.damage);
            let name = hero_name(hit.seat);
            Thing { tone: Tone::Danger, ..Thing::new(format!("hit{}", at + 1), name, label, "hero") }
        });
        zones.push(Zone::new("hits", Text::new("zone-hits"), Layout::List, hits));
    }
    if seat != Seat::WATCHER {
        let held = table.hero(seat.0).hand.kinds();
        let hand = held.map(|(kind, count)| Thing { count: count as u32, ..card_thing(game, seat.0, Card(kind)) });
        zones.push(Zone::new("hand", Text::new("zone-hand"), Layout::Hand, hand));
    }
    if !table.pile.is_empty() {
        zones.push(Zone::new("pile", Text::new("zone-pile"), Layout::Stack, pile(table)));
    }
    if !table.loot.is_empty() {
        let loot = table.loot.iter().enumerate().map(|(at, item)| item_thing(item, format!("loot{}", at + 1)));
        zones.push(Zone::new("loot", Text::new("zone-loot"), Layout::List, loot));
    }
    let held = table.heroes.iter().enumerate().map(|(at, hero)| match at == seat.0 as usize {
        true => 0,
        false => {
            hero.cards as u32 - hero.hand.len() + hero.set.iter().filter(|laid| laid.card.is_none()).count() as u32
        }
    });
    let deck = table.deck.len().saturating_sub(held.sum());
    zones.push(Zone::pile("deck", Text::new("zone-deck"), deck));
    zones.push(Zone::pile("discard", Text::new("zone-discard"), table.discard.len() + table.spent.len()));
    zones
}

/// What is faced.
fn foe(game: &SangRancune, table: &Table) -> Thing {
    let foe = &table.foe;
    let encounter = game.content.encounter(foe.id);
    let breed = if foe.raised { Breed::Undead } else { encounter.breed };
    let prestige = prestige(&game.content, table);
    let label = Text::new("label-foe").text("breed", Text::new(breed_word(breed))).number("prestige", prestige);
    let mut thing = Thing::new("foe", foe_name(foe.id).clone(), label, foe_word(foe.id));
    thing.tone = Tone::Danger;
    if foe.start > 0 {
        let id = if table.pile.is_empty() { "mark-life" } else { "mark-life-left" };
        thing.marks.push(Text::new(id).number("life", foe.life).number("left", table.remaining()));
    }
    if !foe.pack.is_empty() {
        let whole: u16 = foe.pack.iter().map(u16::from).sum();
        thing.marks.push(Text::new("mark-pack").number("tokens", foe.pack.len() as i64).number("life", whole));
    }
    if foe.tokens > 0 {
        thing.marks.push(Text::new("mark-tokens").number("tokens", foe.tokens));
    }
    if foe.heads > 0 {
        thing.marks.push(Text::new("mark-heads").number("heads", foe.heads));
    }
    if matches!(encounter.rule, Rule::Shifts { .. }) && table.coin > 0 {
        thing.marks.push(Text::new(if table.coin == 2 { "mark-form-heads" } else { "mark-form-tails" }));
    }
    if foe.quelled {
        thing.marks.push(Text::new("mark-quelled"));
    }
    if !foe.swallowed.is_empty() {
        thing.marks.push(Text::new("mark-swallowed").number("items", foe.swallowed.len() as i64));
    }
    thing
}

fn breed_word(breed: Breed) -> &'static str {
    match breed {
        Breed::Beast => "breed-beast",
        Breed::Giant => "breed-giant",
        Breed::Humanoid => "breed-humanoid",
        Breed::Artificial => "breed-artificial",
        Breed::Monster => "breed-monster",
        Breed::Incarnation => "breed-incarnation",
        Breed::Mage => "breed-mage",
        Breed::Undead => "breed-undead",
        Breed::Demon => "breed-demon",
        Breed::Dragon => "breed-dragon",
        Breed::Trap => "breed-trap",
    }
}

/// Whom the creature will hit, and how hard: all its blows, one after the other.
fn blows(game: &SangRancune, table: &Table) -> Option<Text> {
    let encounter = game.content.encounter(table.foe.id);
    let column = table.column();
    // §foe.shifter: once the coin has fallen, only one of its forms strikes.
    let form = matches!(encounter.rule, Rule::Shifts { .. }) && table.coin > 0;
    let random = encounter.random[column].iter().filter(|_| !form || table.coin != HEADS);
    let precise = encounter.precise[column].iter().filter(|_| !form || table.coin == HEADS);
    let all = random.chain(precise);
    all.map(|blow| blow_text(game, table, blow))
        .reduce(|first, next| Text::new("both").text("first", first).text("next", next))
}

fn blow_text(game: &SangRancune, table: &Table, blow: Blow) -> Text {
    let round = table.foe.round.max(1);
    let damage = match blow.aim {
        Aim::AllByRound => blow.damage.saturating_mul(round),
        Aim::Least => blow.damage.saturating_mul(2 + table.foe.tokens),
        _ => blow.damage,
    };
    let text = Text::new(match blow.aim {
        Aim::All => "aim-all",
        Aim::AllByRound => "aim-all-by-round",
        Aim::Place(_) => "aim-place",
        Aim::Last => "aim-last",
        Aim::First => "aim-first",
        Aim::LastToWound => "aim-last-to-wound",
        Aim::Most => "aim-most",
        Aim::Least => "aim-least",
        Aim::Lowest => "aim-lowest",
        Aim::Voted => "aim-voted",
        Aim::Signs => "aim-signs",
        Aim::MostLife => "aim-most-life",
        Aim::MostPrestige => "aim-most-prestige",
        Aim::EachToken => "aim-each-token",
        Aim::Horde => "aim-horde",
        Aim::Heads => "aim-heads",
        Aim::OwnTokens => "aim-own-tokens",
    });
    let place = if let Aim::Place(place) = blow.aim { place } else { 0 };
    text.number("damage", harmed(&game.content, table, damage)).number("place", place)
}

/// What is special about an encounter, in a few words.
fn rule(game: &SangRancune, table: &Table) -> Option<Text> {
    let harm = |damage: u8| harmed(&game.content, table, damage);
    Some(match game.content.encounter(table.foe.id).rule {
        Rule::Plain => return None,
        Rule::Rips => Text::new("rule-rips"),
        Rule::Drains => Text::new("rule-drains"),
        Rule::Hide { up_to } => Text::new("rule-hide").number("value", up_to),
        Rule::Petrifies => Text::new("rule-petrifies"),
        Rule::Dismantles => Text::new("rule-dismantles"),
        Rule::Votes => Text::new("rule-votes"),
        Rule::Dread => Text::new("rule-dread"),
        Rule::Shifts { life } => Text::new("rule-shifts").number("life", life),
        Rule::Raises => Text::new("rule-raises"),
        Rule::Summons { round } => Text::new("rule-summons").number("round", round),
        Rule::Pack { held, .. } => Text::new("rule-pack").number("held", held),
        Rule::Chief { .. } => Text::new("rule-chief"),
        Rule::Curses => Text::new("rule-curses"),
        Rule::Bursts { killer, others } => {
            Text::new("rule-bursts").number("killer", harm(killer)).number("others", harm(others))
        }
        Rule::Riddles => Text::new("rule-riddles"),
        Rule::Heads { wound, .. } => {
            let heads = table.foe.heads;
            Text::new("rule-heads").number("wound", wound as i64 * table.options.players as i64).number("heads", heads)
        }
        Rule::Feeds { life } => Text::new("rule-feeds").number("life", life),
        Rule::Fades { from } => Text::new("rule-fades").number("value", from),
        Rule::Swallows => Text::new("rule-swallows"),
        Rule::Corridor { rounds } => Text::new("rule-corridor").number("rounds", rounds),
        Rule::Ceiling { least } => Text::new("rule-ceiling").number("damage", harm(least)),
        Rule::Bridge { cards, damage } => {
            Text::new("rule-bridge").number("cards", cards).number("damage", harm(damage))
        }
    })
}

fn heroes_layout() -> Layout {
    let columns = [
        "column-hero",
        "column-initiative",
        "column-life",
        "column-prestige",
        "column-hand",
        "column-items",
        "column-set",
    ];
    Layout::Table { columns: columns.map(Text::new).to_vec() }
}

/// The heroes in the order of initiative, the dead last.
fn heroes(game: &SangRancune, table: &Table, seat: Seat) -> Vec<Thing> {
    let mut seats: Vec<u8> = (0..table.options.players).collect();
    seats.sort_by_key(|at| match table.hero(*at) {
        hero if !hero.lives() => 99,
        hero => hero.initiative,
    });
    let leaders = leaders(table);
    let row = |at: u8| {
        let hero = table.hero(at);
        let label = Text::new("label-hero").number("player", at + 1);
        let mut thing = Thing::new(format!("hero{}", at + 1), hero_name(at), label, hero_picture(at));
        thing.here = at == seat.0;
        if hero.prestige > 0 && leaders.has(Seat(at)) {
            thing.tone = Tone::Wealth;
        }
        if !hero.lives() {
            thing.tone = Tone::Faint;
        }
        let figure = |value: u8| PageCell::Said(Text::new("figure").number("value", value));
        thing.cells = vec![
            if hero.initiative > 0 { figure(hero.initiative) } else { PageCell::Empty },
            if hero.lives() { figure(hero.life) } else { PageCell::Said(Text::new("cell-dead")) },
            figure(hero.prestige),
            figure(hero.cards),
            list(hero.items.iter().map(|item| card_name(item).clone())),
            state_cell(game, table, at),
        ];
        thing
    };
    seats.into_iter().map(row).collect()
}

fn hero_picture(seat: u8) -> &'static str {
    let words = &names().hero_words;
    &words[seat as usize % words.len()]
}

/// What holds of a hero.
fn states(hero: &Hero) -> Vec<Text> {
    let mut marks = Vec::new();
    for potion in hero.potions.iter() {
        marks.push(Text::new("mark-potion").name("item", card_name(potion.card)).number("rounds", potion.rounds));
    }
    for setup in hero.setups.iter() {
        marks.push(Text::new("mark-setup").name("card", card_name(setup.card)));
    }
    if !hero.goblins.is_empty() {
        marks.push(Text::new("mark-goblins").number("tokens", hero.goblins.len() as i64));
    }
    let flags = [
        (hero.barred, "mark-barred"),
        (hero.stopped, "mark-stopped"),
        (hero.edged, "mark-edged"),
        (hero.swept, "mark-swept"),
        (hero.crowded > 0, "mark-crowded"),
    ];
    marks.extend(flags.into_iter().filter(|(holds, _)| *holds).map(|(_, id)| Text::new(id)));
    marks
}

/// What a hero has set or turned up, and what else holds of him.
fn state_cell(game: &SangRancune, table: &Table, at: u8) -> PageCell {
    let hero = table.hero(at);
    let mut said = Vec::new();
    let known = hero.set.iter().map(|laid| match laid.card {
        Some(card) => card_name(card).clone(),
        None => Printed::new("?", "?"),
    });
    if let PageCell::Said(cards) = list(known) {
        said.push(Text::new("cell-set").text("cards", cards));
    } else if let PageCell::Said(cards) = list(hero.shown.iter().map(|card| card_name(card).clone())) {
        said.push(cards);
    }
    if matches!(game.content.encounter(table.foe.id).rule, Rule::Ceiling { .. }) {
        said.push(Text::new("mark-total").number("total", hero.total));
    }
    said.extend(states(hero));
    match said.into_iter().reduce(|first, next| Text::new("both").text("first", first).text("next", next)) {
        Some(text) => PageCell::Said(text),
        None => PageCell::Empty,
    }
}

/// Several names, one after the other.
fn list(names: impl Iterator<Item = Printed>) -> PageCell {
    let all: Vec<Printed> = names.collect();
    let joined = |pick: fn(&Printed) -> &String| all.iter().map(pick).cloned().collect::<Vec<_>>().join(", ");
    match all.is_empty() {
        true => PageCell::Empty,
        false => {
            let name = Printed::new(joined(|name| &name.fr), joined(|name| &name.en));
            PageCell::Said(Text::new("printed").name("name", &name))
        }
    }
}

/// An attack of the active hero that has not taken effect yet.
fn attack(game: &SangRancune, table: &Table, at: u8) -> Thing {
    let played = table.board.as_slice()[at as usize];
    let value = attack_value(game, table, at);
    let label = match played.card.is_valued() {
        true => Text::new("label-attack").number("value", value),
        false => Text::new("label-tactic"),
    };
    let mut thing = Thing::new(format!("attack{}", at + 1), card_name(played.card).clone(), label, family(played.card));
    thing.tone = if played.failed { Tone::Faint } else { Tone::Danger };
    let marks = [
        (played.failed, "mark-failed"),
        (played.mighty == Some(true) && is_heroic(game, played.card), "mark-protected"),
        (played.rallied > 0, "mark-rallied"),
    ];
    thing.marks.extend(marks.into_iter().filter(|(holds, _)| *holds).map(|(_, id)| Text::new(id)));
    thing
}

fn is_heroic(game: &SangRancune, card: Card) -> bool {
    matches!(game.content.card(card).effect, Effect::Heroic { .. })
}

/// What an attack of the board would do now.
pub fn attack_value(game: &SangRancune, table: &Table, at: u8) -> u16 {
    let board = table.board.as_slice();
    let Some(played) = board.get(at as usize) else { return 0 };
    let first = !board[..at as usize].iter().any(|earlier| earlier.card.is_valued());
    if played.failed || !played.card.is_valued() {
        return 0;
    }
    crate::rules::value(&game.content, table, table.active, played, first && !table.riposte)
}

/// The drawing of a card.
pub fn family(card: Card) -> &'static str {
    match card {
        card if card.is_item() => "item",
        card if card.is_low() => "low",
        card if card > Card::MOMENTUM => "tactic",
        card if card >= Card::HOLY => "bonus",
        card if card >= Card::HEROIC => "heroic",
        _ => "attack",
    }
}

/// A card of a hand.
fn card_thing(game: &SangRancune, seat: u8, card: Card) -> Thing {
    let printing = game.content.card(card);
    let id = format!("hand-{}", crate::content::card_word(card));
    let value = game.content.value(card, printing.side);
    let own = matches!(printing.effect, Effect::Heroic { hero } if hero == seat);
    let label = match (card.is_valued(), card.is_low()) {
        (true, _) if own => {
            let most = game.content.value(card, printing.side + 1);
            Text::new("label-own").number("value", value).number("most", most)
        }
        (true, _) if card < Card::HOLY => Text::new("label-value").number("value", value),
        (true, _) => Text::new("label-bonus").number("value", value).text("about", choices::about(game, card)),
        (_, true) => Text::new("label-low").text("about", choices::about(game, card)),
        _ => Text::new("label-tactic-about").text("about", choices::about(game, card)),
    };
    let mut thing = Thing::new(id, card_name(card).clone(), label, family(card));
    // A number alone says all of a plain attack, and of nothing else.
    if card.is_valued() && card < Card::HOLY {
        let value = format!("{value}{}", if own { "*" } else { "" });
        thing.corner = Some(Printed::new(value.clone(), value));
    }
    thing.tone = match family(card) {
        "low" => Tone::Wonder,
        "item" => Tone::Help,
        "tactic" => Tone::Plain,
        _ => Tone::Danger,
    };
    thing
}

fn item_thing(item: Card, id: String) -> Thing {
    Thing { tone: Tone::Help, ..Thing::new(id, card_name(item).clone(), Text::new("label-item"), "item") }
}

/// The damage pile, the oldest first.
fn pile(table: &Table) -> Vec<Thing> {
    let thing = |(at, piled): (usize, crate::table::Piled)| {
        let label = Text::new("label-piled").name("hero", &hero_name(piled.seat)).number("value", piled.value);
        let value = piled.value.to_string();
        let mut thing =
            Thing::new(format!("piled{}", at + 1), card_name(piled.card).clone(), label, family(piled.card));
        thing.corner = Some(Printed::new(value.clone(), value));
        thing
    };
    table.pile.iter().enumerate().map(thing).collect()
}

/// Who kills, how much is left, who risks what.
fn notes(game: &SangRancune, table: &Table, seat: Seat) -> Vec<Text> {
    let mut notes = Vec::new();
    if matches!(table.phase, Phase::Over(_) | Phase::Refill) {
        return notes;
    }
    // While cards are being revealed, what matters is who kills.
    let revealing = matches!(table.phase, Phase::Window(Window::Opening | Window::Reveal | Window::Counter));
    let (blows, rule) = if revealing { (None, None) } else { (blows(game, table), rule(game, table)) };
    match (blows, rule) {
        (Some(blows), Some(rule)) => notes.push(Text::new("note-strikes-and").text("blows", blows).text("rule", rule)),
        (Some(blows), None) => notes.push(Text::new("note-strikes").text("blows", blows)),
        (None, Some(rule)) => notes.push(Text::new("note-rule").text("rule", rule)),
        (None, None) => {}
    }
    if table.foe.round > 0 && table.foe.start > 0 {
        notes.push(killing(game, table, seat));
    }
    if !table.foe.pack.is_empty() {
        let whole: u16 = table.foe.pack.iter().map(u16::from).sum();
        notes.push(Text::new("note-pack").number("tokens", table.foe.pack.len() as i64).number("life", whole));
    }
    if game.is_creature(table) {
        notes.push(prize(game, table));
    }
    if table.phase == Phase::Window(Window::Hits) && !table.hits.is_empty() {
        notes.push(Text::new("note-hits"));
    }
    for (other, hero) in table.heroes.iter().enumerate().filter(|(other, _)| *other != seat.0 as usize) {
        if let PageCell::Said(cards) = list(hero.seen.iter().map(|card| card_name(card).clone())) {
            notes.push(Text::new("note-seen").name("hero", &hero_name(other as u8)).text("cards", cards));
        }
    }
    notes
}

/// What the killing blow is worth.
fn prize(game: &SangRancune, table: &Table) -> Text {
    let encounter = game.content.encounter(table.foe.id);
    let base = prestige(&game.content, table);
    let bonus = game.content.late_bonus(table.number);
    let id = match (encounter.rule, bonus) {
        (Rule::Pack { .. }, 0) => "note-prize-pack",
        (Rule::Pack { .. }, _) => "note-prize-pack-late",
        _ => "note-prize",
    };
    let held = if let Rule::Pack { held, .. } = encounter.rule { held } else { 1 };
    let whole = base + table.foe.tokens + bonus;
    Text::new(id).number("prestige", whole).number("bonus", bonus).number("held", held)
}

/// What the attacks of the active hero will do to the creature if nobody meddles, and whether the coin has a say.
pub fn incoming(game: &SangRancune, table: &Table) -> (u16, bool) {
    let rule = game.content.encounter(table.foe.id).rule;
    // §token.chief: the first attacks go to the goblins before the hero.
    let shield = if let Rule::Chief { .. } = rule { table.hero(table.active).goblins.len() } else { 0 };
    let attacks = 0..table.board.len() as u8;
    let values: Vec<u16> = attacks
        .filter(|at| {
            let played = table.board.as_slice()[*at as usize];
            played.card.is_valued() && !played.failed
        })
        .map(|at| attack_value(game, table, at))
        .collect();
    let through = values.iter().skip(shield);
    let coin = matches!(rule, Rule::Fades { from } if through.clone().any(|value| *value >= from as u16));
    (through.sum(), coin)
}

/// Who can kill, and what that takes.
fn killing(game: &SangRancune, table: &Table, seat: Seat) -> Text {
    let left = table.remaining();
    if table.phase == Phase::Window(Window::Reveal) {
        let (incoming, coin) = incoming(game, table);
        let id = match (incoming >= left, coin) {
            (true, _) if incoming == 0 => "note-falls",
            (true, true) => "note-kills-coin",
            (true, false) => "note-kills",
            (false, _) if incoming == 0 => "note-harmless",
            (false, _) => "note-incoming",
        };
        let text = Text::new(id).name("hero", &hero_name(table.active)).number("value", incoming);
        return text.number("left", left.saturating_sub(incoming));
    }
    let sets = table.phase == Phase::Set && seat != Seat::WATCHER;
    let before = upcoming(table).filter(|_| sets).map(|_| {
        let mine = table.hero(seat.0).initiative;
        let attacks = |other: &u8| *other != seat.0 && !table.hero(*other).barred;
        table.in_order().filter(attacks).filter(|other| table.hero(*other).initiative < mine).count()
    });
    match before {
        Some(0) => Text::new("note-kill-you").number("left", left),
        Some(before) => Text::new("note-before").number("left", left).number("before", before as i64),
        None => Text::new("note-left").number("left", left),
    }
}

/// Whose attack comes next, or is being made.
fn upcoming(table: &Table) -> Option<u8> {
    match table.phase {
        Phase::Set | Phase::Window(Window::Opening) => table.at_place(1),
        _ => None,
    }
}

fn prompt(game: &SangRancune, table: &Table, seat: Seat) -> Text {
    if let Phase::Over(end) = table.phase {
        return over(table, seat, end);
    }
    if seat != Seat::WATCHER && !table.hero(seat.0).lives() {
        return Text::new("prompt-dead");
    }
    if !game.awaited(table).has(seat) {
        return Text::new("prompt-wait");
    }
    let active = hero_name(table.active);
    match game.due(table) {
        Due::Market => Text::new("prompt-market"),
        Due::Offer => {
            let proposal = &table.proposal;
            let text = match (proposal.used, proposal.want) {
                (true, _) => Text::new("prompt-offer-use"),
                (false, None) => Text::new("prompt-offer-give"),
                (false, Some(want)) => Text::new("prompt-offer-trade").name("want", card_name(want)),
            };
            text.name("hero", &hero_name(proposal.from)).name("item", card_name(proposal.item))
        }
        Due::Loot => Text::new("prompt-loot"),
        Due::Window => match table.phase {
            Phase::Window(Window::Start) => Text::new("prompt-start"),
            Phase::Window(Window::Opening) => Text::new("prompt-opening"),
            Phase::Window(Window::Hits) if table.hits.is_empty() => Text::new("prompt-places"),
            Phase::Window(Window::Hits) => Text::new("prompt-hits"),
            _ if table.active == seat.0 => Text::new("prompt-own-reveal"),
            _ => Text::new("prompt-reveal").name("hero", &active),
        },
        Due::Riposte => Text::new("prompt-riposte"),
        Due::Counter => {
            let blown = table.stack.last().unwrap_or_default();
            Text::new("prompt-counter").name("hero", &hero_name(blown.seat)).name("card", &low_name(blown.action))
        }
        Due::Set if !table.hero(seat.0).set.is_empty() => Text::new("prompt-set-second"),
        Due::Set => Text::new("prompt-set"),
        Due::Fire => Text::new("prompt-fire"),
        Due::Replace if table.phase == Phase::Lay => Text::new("prompt-lay"),
        Due::Replace => Text::new("prompt-play").number("owed", table.owed),
        Due::Choose => Text::new("prompt-choose"),
        Due::Aim => Text::new("prompt-aim"),
        Due::Steal => Text::new("prompt-steal"),
        Due::Vote => Text::new("prompt-vote"),
        Due::Sign => Text::new("prompt-sign"),
        Due::Cross => Text::new("prompt-cross"),
        Due::Refill => Text::new("prompt-refill"),
        Due::Trim => Text::new("prompt-trim"),
    }
}

fn over(table: &Table, seat: Seat, end: End) -> Text {
    let leaders = leaders(table);
    let text = match (end, leaders.has(seat)) {
        (End::Nobody, _) => return Text::new("over-nobody"),
        (End::Won, true) => Text::new("over-won"),
        (End::Won, false) => Text::new("over-lost"),
        (End::Shared, true) => Text::new("over-shared"),
        (End::Shared, false) if seat == Seat::WATCHER => Text::new("over-watched-shared"),
        (End::Shared, false) => Text::new("over-lost-shared"),
    };
    let winner = leaders.lowest().map_or(0, |seat| seat.0);
    text.name("hero", &hero_name(winner)).number("prestige", table.hero(winner).prestige)
}

/// A sign, in a word.
pub fn sign_text(sign: u8) -> Text {
    Text::new(match sign_word(sign) {
        "rock" => "sign-rock",
        "paper" => "sign-paper",
        _ => "sign-scissors",
    })
}
