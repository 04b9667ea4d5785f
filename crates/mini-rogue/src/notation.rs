//! One line of text for a table and for an action: for tests, records and bug reports.
//!
//! A table is a list of `key=value`, of which any may be left out; what each hero has stands in a list, the first hero's
//! first; a die is what it counts, with what it shows where that is something else, `!` for a critical and `x` for a
//! feat spent: `area=3 phase=move class=rogue,mage hp=10,8 potions=fire+life,- at=4,4 grid=lair*,?,?,-,rest*,?,?,?`.

use crate::content::{Class, Foe, Potion, Room, Ware};
use crate::decisions::{Action, Goods, Price};
use crate::rules::{carried, empty};
use crate::table::{
    Aim, Aside, CELLS, Carry, Cast, Cell, Difficulty, EXIT, End, Fight, Gift, Hero, Item, Options, Phase, Pip, Table,
    Way,
};
use kernel::Bag;
use kernel::spelling::{value, word};

pub const CLASSES: [(&str, Class); 4] =
    [("rogue", Class::Rogue), ("mage", Class::Mage), ("crusader", Class::Crusader), ("priestess", Class::Priestess)];

/// Who plays the first seat; the rulebook's first.
pub const CASTS: [(&str, Cast); 5] = [
    ("rogue", Cast::Of(Class::Rogue)),
    ("mage", Cast::Of(Class::Mage)),
    ("drawn", Cast::Drawn),
    ("crusader", Cast::Of(Class::Crusader)),
    ("priestess", Cast::Of(Class::Priestess)),
];

/// Who plays the second.
pub const PARTNERS: [(&str, Class); 4] =
    [("mage", Class::Mage), ("rogue", Class::Rogue), ("crusader", Class::Crusader), ("priestess", Class::Priestess)];

/// The presets of difficulty, in the order of the content.
pub const DIFFICULTIES: [(&str, Difficulty); 5] = [
    ("normal", Difficulty::Normal),
    ("easy", Difficulty::Easy),
    ("hard", Difficulty::Hard),
    ("harder", Difficulty::Harder),
    ("roguelike", Difficulty::Roguelike),
];

/// How many cards a hero may carry, by our ruling and by the rulebook.
pub const CARRY: [(&str, Carry); 2] = [("one", Carry::One), ("any", Carry::Any)];

/// Whether rations are sold.
pub const FOOD: [(&str, bool); 2] = [("sold", true), ("none", false)];

pub const POTIONS: [(&str, Potion); 6] = [
    ("fire", Potion::Fire),
    ("frost", Potion::Frost),
    ("poison", Potion::Poison),
    ("life", Potion::Life),
    ("water", Potion::Water),
    ("perception", Potion::Perception),
];

pub const ROOMS: [(&str, Room); 11] = [
    ("lair", Room::Lair),
    ("nest", Room::Nest),
    ("merchant", Room::Merchant),
    ("rest", Room::Rest),
    ("crow", Room::Crow),
    ("treasure", Room::Treasure),
    ("shrine", Room::Shrine),
    ("tomb", Room::Tomb),
    ("armory", Room::Armory),
    ("gauntlet", Room::Gauntlet),
    ("pit", Room::Pit),
];

pub const FOES: [(&str, Foe); 8] = [
    ("lair", Foe::Lair),
    ("nest", Foe::Nest),
    ("ghost", Foe::Ghost),
    ("warden", Foe::Warden),
    ("wyrm", Foe::Wyrm),
    ("weaver", Foe::Weaver),
    ("husk", Foe::Husk),
    ("heart", Foe::Heart),
];

pub const WARES: [(&str, Ware); 5] = [
    ("herbs", Ware::Herbs),
    ("food", Ware::Food),
    ("beads", Ware::Beads),
    ("roots", Ware::Roots),
    ("armor", Ware::Armor),
];

pub const WAYS: [(&str, Way); 2] = [("right", Way::Right), ("down", Way::Down)];
pub const PRICES: [(&str, Price); 3] = [("xp", Price::Xp), ("hp", Price::Hp), ("weapon", Price::Weapon)];
const LETTERS: [(&str, u8); 3] = [("A", 0), ("B", 1), ("C", 2)];
const YES: [(&str, bool); 2] = [("yes", true), ("no", false)];

pub const ENDS: [(&str, End); 6] = [
    ("won", End::Won),
    ("slain", End::Slain),
    ("trapped", End::Trapped),
    ("starved", End::Starved),
    ("poisoned", End::Poisoned),
    ("worn", End::Worn),
];

const PHASES: [(&str, Phase); 12] = [
    ("prepare", Phase::Prepare),
    ("room", Phase::Room),
    ("pick", Phase::Pick),
    ("award", Phase::Award),
    ("item", Phase::Item),
    ("fight", Phase::Fight),
    ("strike", Phase::Strike),
    ("bleed", Phase::Bleed),
    ("settled", Phase::Settled),
    ("move", Phase::Move),
    ("descent", Phase::Descent),
    ("failed:room", Phase::Failed(Aim::Room)),
];

const AIMS: [(&str, Aim); 6] = [
    ("backstab", Aim::Backstab),
    ("fire", Aim::Conjure(Potion::Fire)),
    ("frost", Aim::Conjure(Potion::Frost)),
    ("poison", Aim::Conjure(Potion::Poison)),
    ("smite", Aim::Smite),
    ("sacrifice", Aim::Sacrifice),
];

pub fn room_word(room: Room) -> &'static str {
    word(&ROOMS, room)
}

pub fn read_room(text: &str) -> Option<Room> {
    value(&ROOMS, text)
}

pub fn foe_word(foe: Foe) -> &'static str {
    word(&FOES, foe)
}

pub fn read_foe(text: &str) -> Option<Foe> {
    value(&FOES, text)
}

pub fn potion_word(potion: Potion) -> &'static str {
    word(&POTIONS, potion)
}

pub fn read_potion(text: &str) -> Option<Potion> {
    value(&POTIONS, text)
}

pub fn class_word(class: Class) -> &'static str {
    word(&CLASSES, class)
}

fn gift_word(gift: Gift) -> &'static str {
    match gift {
        Gift::Potion(potion) => potion_word(potion),
        Gift::Armor => "armor",
        Gift::Item => "card",
        Gift::Crow => "crow",
        Gift::Weapon => "weapon",
    }
}

fn read_gift(text: &str) -> Option<Gift> {
    match text {
        "armor" => Some(Gift::Armor),
        "card" => Some(Gift::Item),
        "crow" => Some(Gift::Crow),
        "weapon" => Some(Gift::Weapon),
        potion => read_potion(potion).map(Gift::Potion),
    }
}

fn goods_word(goods: Goods) -> &'static str {
    match goods {
        Goods::Ware(ware) => word(&WARES, ware),
        Goods::Potion(potion) => potion_word(potion),
    }
}

fn read_goods(text: &str) -> Option<Goods> {
    value(&WARES, text).map(Goods::Ware).or_else(|| read_potion(text).map(Goods::Potion))
}

pub fn write_action(action: Action) -> String {
    match action {
        Action::Ban { room } => format!("ban {}", room_word(room)),
        Action::Deal => "deal".into(),
        Action::Roll => "roll".into(),
        Action::Pray => "pray".into(),
        Action::Offer => "offer".into(),
        Action::Pick { row } => format!("pick {row}"),
        Action::Row { die } => format!("row {die}"),
        Action::Accept => "accept".into(),
        Action::Feed => "feed".into(),
        Action::Leave => "leave".into(),
        Action::Take => "take".into(),
        Action::Award { seat } => format!("award {}", seat + 1),
        Action::Buy { goods } => format!("buy {}", goods_word(goods)),
        Action::Sell { goods } => format!("sell {}", goods_word(goods)),
        Action::Drink { potion } => format!("drink {}", potion_word(potion)),
        Action::Discard { potion } => format!("discard {}", potion_word(potion)),
        Action::Attack => "attack".into(),
        Action::Reroll { die } => format!("reroll {}", letter(die)),
        Action::Feat { die, price } => format!("feat {} {}", letter(die), word(&PRICES, price)),
        Action::Stop => "stop".into(),
        Action::Backstab => "backstab".into(),
        Action::Conjure { potion } => format!("conjure {}", potion_word(potion)),
        Action::Smite => "smite".into(),
        Action::Sacrifice => "sacrifice".into(),
        Action::Bleed => "bleed".into(),
        Action::See { cell } => format!("see {}", cell + 1),
        Action::Enough => "enough".into(),
        Action::Shelter => "shelter".into(),
        Action::Bless { seat } => format!("bless {}", seat + 1),
        Action::Descend => "descend".into(),
        Action::Go { way } => format!("go {}", word(&WAYS, way)),
        Action::Evade { way } => format!("evade {}", word(&WAYS, way)),
        Action::Swap { cell } => format!("swap {}", cell + 1),
        Action::With { cell } => format!("with {}", cell + 1),
        Action::Give { gift } => format!("give {}", gift_word(gift)),
        Action::Trade { give, want } => format!("trade {} for {}", gift_word(give), gift_word(want)),
        Action::Agree => "agree".into(),
        Action::Refuse => "refuse".into(),
    }
}

/// The letter of an adventurer die.
pub fn letter(die: u8) -> &'static str {
    LETTERS.get(die as usize).map_or("?", |(letter, _)| letter)
}

pub fn read_action(text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split(' ').collect();
    // Counted from 1 for people.
    let number = |word: &str, most: u8| {
        let number = word.parse::<u8>().ok().filter(|_| !word.starts_with(['+', '0']))?;
        (1..=most).contains(&number).then_some(number)
    };
    let place = |word: &str| number(word, CELLS).map(|cell| cell - 1);
    let seat = |word: &str| number(word, 2).map(|seat| seat - 1);
    Some(match words[..] {
        ["ban", room] => Action::Ban { room: read_room(room)? },
        ["deal"] => Action::Deal,
        ["roll"] => Action::Roll,
        ["pray"] => Action::Pray,
        ["offer"] => Action::Offer,
        ["pick", row] => Action::Pick { row: number(row, 3)? },
        ["row", die] => Action::Row { die: number(die, 6)? },
        ["accept"] => Action::Accept,
        ["feed"] => Action::Feed,
        ["leave"] => Action::Leave,
        ["take"] => Action::Take,
        ["award", to] => Action::Award { seat: seat(to)? },
        ["buy", goods] => Action::Buy { goods: read_goods(goods)? },
        ["sell", goods] => Action::Sell { goods: read_goods(goods)? },
        ["drink", potion] => Action::Drink { potion: read_potion(potion)? },
        ["discard", potion] => Action::Discard { potion: read_potion(potion)? },
        ["attack"] => Action::Attack,
        ["reroll", die] => Action::Reroll { die: value(&LETTERS, die)? },
        ["feat", die, price] => Action::Feat { die: value(&LETTERS, die)?, price: value(&PRICES, price)? },
        ["stop"] => Action::Stop,
        ["backstab"] => Action::Backstab,
        ["conjure", potion] => Action::Conjure { potion: read_potion(potion)? },
        ["smite"] => Action::Smite,
        ["sacrifice"] => Action::Sacrifice,
        ["bleed"] => Action::Bleed,
        ["see", cell] => Action::See { cell: place(cell)? },
        ["enough"] => Action::Enough,
        ["shelter"] => Action::Shelter,
        ["bless", to] => Action::Bless { seat: seat(to)? },
        ["descend"] => Action::Descend,
        ["go", way] => Action::Go { way: value(&WAYS, way)? },
        ["evade", way] => Action::Evade { way: value(&WAYS, way)? },
        ["swap", cell] => Action::Swap { cell: place(cell)? },
        ["with", cell] => Action::With { cell: place(cell)? },
        ["give", gift] => Action::Give { gift: read_gift(gift)? },
        ["trade", give, "for", want] => Action::Trade { give: read_gift(give)?, want: read_gift(want)? },
        ["agree"] => Action::Agree,
        ["refuse"] => Action::Refuse,
        _ => return None,
    })
}

/// What holds of a hero, a word each.
const STATES: [&str; 9] =
    ["ready", "poisoned", "cursed", "blind", "danger", "lurking", "sheltered", "settled", "evading"];

fn states(hero: &mut Hero) -> [&mut bool; 9] {
    [
        &mut hero.ready,
        &mut hero.poisoned,
        &mut hero.cursed,
        &mut hero.blind,
        &mut hero.danger,
        &mut hero.lurking,
        &mut hero.sheltered,
        &mut hero.settled,
        &mut hero.evading,
    ]
}

fn joined<T: AsRef<str>>(words: impl IntoIterator<Item = T>) -> String {
    let all: Vec<String> = words.into_iter().map(|word| word.as_ref().to_string()).collect();
    if all.is_empty() { "-".into() } else { all.join("+") }
}

fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split('+').filter(|part| *part != "-")
}

fn write_phase(phase: Phase) -> String {
    match phase {
        Phase::Over(end) => format!("over:{}", word(&ENDS, end)),
        Phase::Failed(aim) if aim != Aim::Room => format!("failed:{}", word(&AIMS, aim)),
        phase => word(&PHASES, phase).into(),
    }
}

fn read_phase(text: &str) -> Option<Phase> {
    value(&PHASES, text)
        .or_else(|| Some(Phase::Over(value(&ENDS, text.strip_prefix("over:")?)?)))
        .or_else(|| Some(Phase::Failed(value(&AIMS, text.strip_prefix("failed:")?)?)))
}

fn write_aside(aside: Aside) -> String {
    match aside {
        Aside::None => "-".into(),
        Aside::Sight(left) => format!("sight:{left}"),
        Aside::Swap(cell) => format!("swap:{}", cell + 1),
        Aside::Potion(potion) => format!("potion:{}", potion_word(potion)),
        Aside::Offer { give, want } => format!("offer:{}:{}", gift_word(give), gift_word(want)),
    }
}

fn read_aside(text: &str) -> Option<Aside> {
    let words: Vec<&str> = text.split(':').collect();
    let number = |word: &str, most: u8| word.parse::<u8>().ok().filter(|number| (1..=most).contains(number));
    Some(match words[..] {
        ["-"] => Aside::None,
        ["sight", left] => Aside::Sight(number(left, 3)?),
        ["swap", cell] => Aside::Swap(number(cell, EXIT)? - 1),
        ["potion", potion] => Aside::Potion(read_potion(potion)?),
        ["offer", give, want] => Aside::Offer { give: read_gift(give)?, want: read_gift(want)? },
        _ => return None,
    })
}

pub fn write_item(item: Item) -> String {
    match item {
        Item::None => "-".into(),
        Item::Crow => "crow".into(),
        Item::Weapon(feats) => format!("weapon{feats}"),
        Item::Both(feats) => format!("crow+weapon{feats}"),
    }
}

fn read_item(text: &str) -> Option<Item> {
    let weapon = |weapon: &str| {
        let feats: u8 = weapon.strip_prefix("weapon")?.parse().ok()?;
        (1..=3).contains(&feats).then_some(Item::Weapon(feats))
    };
    Some(match text.split_once('+') {
        Some(("crow", text)) => Item::Crow.with(weapon(text)?),
        _ if text == "-" => Item::None,
        _ if text == "crow" => Item::Crow,
        _ => weapon(text)?,
    })
}

fn write_cell(table: &Table, cell: u8) -> String {
    let shown = match table.grid[cell as usize] {
        Cell::Down => "?",
        Cell::Up(room) => room_word(room),
        Cell::Gone => "-",
    };
    format!("{shown}{}", if table.is_visited(cell) { "*" } else { "" })
}

fn write_fight(fight: Option<Fight>) -> String {
    let Some(fight) = fight else { return "-".into() };
    let flags = [("poisoned", fight.poisoned), ("frozen", fight.frozen), ("together", fight.together)];
    let flags = joined(flags.into_iter().filter(|(_, holds)| *holds).map(|(flag, _)| flag));
    format!("{}:{}:{}:{}:{flags}", foe_word(fight.foe), fight.hp, fight.blows, fight.owner + 1)
}

fn read_fight(text: &str) -> Option<Option<Fight>> {
    if text == "-" {
        return Some(None);
    }
    let mut words = text.split(':');
    let foe = read_foe(words.next()?)?;
    let mut number = |default: u8| words.next().map_or(Some(default), |word| word.parse::<u8>().ok());
    let (hp, blows, owner) = (number(1)?, number(0)?, number(1)?);
    let mut fight = Fight {
        foe,
        hp: (1..=50).contains(&hp).then_some(hp)?,
        poisoned: false,
        frozen: false,
        blows: (blows < crate::content::printed().most_blows).then_some(blows)?,
        together: false,
        owner: (1..=2).contains(&owner).then(|| owner - 1)?,
    };
    for flag in words.next().into_iter().flat_map(parts) {
        match flag {
            "poisoned" => fight.poisoned = true,
            "frozen" => fight.frozen = true,
            "together" => fight.together = true,
            _ => return None,
        }
    }
    words.next().is_none().then_some(Some(fight))
}

fn write_die(die: &Pip) -> String {
    let (critical, spent) = (if die.critical { "!" } else { "" }, if die.spent { "x" } else { "" });
    let shows = if die.face == die.value { String::new() } else { format!("@{}", die.face) };
    format!("{}{shows}{critical}{spent}", die.value)
}

fn read_die(text: &str) -> Option<Pip> {
    let (text, spent) = text.strip_suffix('x').map_or((text, false), |text| (text, true));
    let (text, critical) = text.strip_suffix('!').map_or((text, false), |text| (text, true));
    let (value, face) = text.split_once('@').unwrap_or((text, text));
    let value = value.parse::<u8>().ok().filter(|value| *value <= 60)?;
    Some(Pip { face: face.parse().ok()?, value, critical, spent })
}

pub fn write_table(table: &Table) -> String {
    let Options { players, hero, partner, difficulty, food, carry } = table.options;
    let each = |said: &dyn Fn(&Hero) -> String| table.party().iter().map(said).collect::<Vec<_>>().join(",");
    let cards = |cards: &mut dyn Iterator<Item = &'static str>| joined(cards);
    let yes = |holds: bool| word(&YES, holds);
    let state = |hero: &Hero| {
        let mut hero = *hero;
        let holds = states(&mut hero).map(|state| *state);
        joined(STATES.iter().zip(holds).filter(|(_, holds)| *holds).map(|(state, _)| state))
    };
    let tried = |hero: &Hero| match hero.tried {
        None => "-".to_string(),
        Some((passed, die)) => format!("{}{die}", if passed { "+" } else { "" }),
    };
    [
        format!("phase={}", write_phase(table.phase)),
        format!("aside={}", write_aside(table.aside)),
        format!("turn={}", table.turn + 1),
        format!("leader={}", table.leader + 1),
        format!("area={}", table.area),
        format!("food={}", table.food),
        format!("gold={}", table.gold),
        format!("class={}", each(&|hero| class_word(hero.class).into())),
        format!("hp={}", each(&|hero| hero.hp.to_string())),
        format!("xp={}", each(&|hero| hero.xp.to_string())),
        format!("armor={}", each(&|hero| hero.armor.to_string())),
        format!("potions={}", each(&|hero| joined(hero.potions.iter().map(potion_word)))),
        format!("card={}", each(&|hero| write_item(hero.item))),
        format!("at={}", each(&|hero| (hero.at + 1).to_string())),
        format!("state={}", each(&state)),
        format!("going={}", each(&|hero| hero.going.map_or("-", |way| word(&WAYS, way)).into())),
        format!("tried={}", each(&tried)),
        format!("grid={}", (0..EXIT).map(|cell| write_cell(table, cell)).collect::<Vec<_>>().join(",")),
        format!("exit={}", yes(table.is_visited(EXIT))),
        format!("unseen={}", cards(&mut table.unseen.iter().map(|card| room_word(Room::of(card))))),
        format!("banned={}", table.banned.map_or("-", room_word)),
        format!("fell={}", yes(table.fell)),
        format!("falling={}", yes(table.falling)),
        format!("fed={}", yes(table.fed)),
        format!("guardian={}", table.guardian.map_or("-", foe_word)),
        format!("beaten={}", yes(table.beaten)),
        format!("guardians={}", cards(&mut table.guardians.iter().map(|card| foe_word(Foe::GUARDIANS[card as usize])))),
        format!("fight={}", write_fight(table.fight)),
        format!("dice={}", joined(table.throw.dice().iter().map(write_die))),
        format!("dungeon={}", table.throw.dungeon),
        format!("curse={}", yes(table.throw.cursed)),
        format!("bite={}", yes(table.throw.bitten)),
        format!("before={}", table.throw.before),
        format!("picked={}", table.throw.picked),
        format!("offers={}", table.offers),
        format!(
            "options={players},{},{},{},{}{}",
            word(&CASTS, hero),
            word(&PARTNERS, partner),
            word(&DIFFICULTIES, difficulty),
            word(&FOOD, food),
            // Tables of before this option are written as they were.
            if carry == Carry::One { String::new() } else { format!(",{}", word(&CARRY, carry)) }
        ),
    ]
    .join(" ")
}

pub fn read_table(text: &str) -> Result<Table, String> {
    let mut table = empty(Options::default());
    table.phase = Phase::Move;
    for hero in &mut table.heroes {
        (hero.hp, hero.ready) = (10, true);
    }
    let mut unseen = None;
    for part in text.split_whitespace() {
        let (key, said) = part.split_once('=').ok_or(part)?;
        if key == "unseen" {
            unseen = Some(read_cards(said).ok_or(part)?);
        } else {
            read_part(&mut table, key, said).ok_or(part)?;
        }
    }
    table.unseen = match unseen {
        Some(unseen) => unseen,
        None => left_over(&table),
    };
    // What lies somewhere is not unseen, and there are enough cards for all that lie face down.
    let shown = table.grid.iter().filter_map(|cell| if let Cell::Up(room) = cell { Some(*room) } else { None });
    let twice = shown.clone().any(|room| table.unseen.has(room as u8))
        || Room::ALL.iter().any(|room| shown.clone().filter(|shown| shown == room).count() > 1);
    let down = table.grid.iter().filter(|cell| **cell == Cell::Down).count() as u32;
    if twice || table.unseen.len() < down {
        return Err(text.split_whitespace().find(|part| part.starts_with("grid=")).unwrap_or("grid").into());
    }
    let fights = matches!(table.phase, Phase::Fight | Phase::Strike | Phase::Bleed);
    let thrown = matches!(table.phase, Phase::Failed(_) | Phase::Pick | Phase::Strike);
    let nobody = table.turn.max(table.leader) >= table.options.players;
    if fights && table.fight.is_none() || thrown && table.throw.dungeon == 0 || nobody {
        return Err(format!("phase={}", write_phase(table.phase)));
    }
    // Whoever does not play has nothing.
    if !table.is_two() {
        table.heroes[1] = Hero::default();
    }
    table.visited |= table.party().iter().fold(0, |visited, hero| visited | 1 << hero.at);
    Ok(table)
}

/// Cards that lie nowhere and are carried by nobody.
fn left_over(table: &Table) -> Bag<1> {
    let mut left = Bag::first(Room::ALL.len() as u8);
    let held = table.party().iter().flat_map(|hero| hero.item.rooms());
    let shown = table.grid.iter().filter_map(|cell| if let Cell::Up(room) = cell { Some(*room) } else { None });
    for room in held.chain(shown).chain(table.banned) {
        if left.has(room as u8) {
            left.take(room as u8);
        }
    }
    left
}

fn read_cards(text: &str) -> Option<Bag<1>> {
    let mut cards = Bag::EMPTY;
    for card in parts(text) {
        let room = read_room(card)? as u8;
        (!cards.has(room)).then(|| cards.put(room))?;
    }
    Some(cards)
}

fn read_part(table: &mut Table, key: &str, said: &str) -> Option<()> {
    let small = |most: u8| said.parse::<u8>().ok().filter(|number| *number <= most);
    let yes = || value(&YES, said);
    match key {
        "phase" => table.phase = read_phase(said)?,
        "aside" => table.aside = read_aside(said)?,
        "turn" => table.turn = small(2)?.checked_sub(1)?,
        "leader" => table.leader = small(2)?.checked_sub(1)?,
        "area" => table.area = small(crate::table::AREAS).filter(|area| *area > 0)?,
        "food" => table.food = small(4)?,
        "gold" => table.gold = small(10)?,
        "grid" => {
            let words: Vec<&str> = said.split(',').collect();
            (words.len() <= EXIT as usize).then_some(())?;
            for (cell, word) in words.into_iter().enumerate() {
                let (word, visited) = word.strip_suffix('*').map_or((word, false), |word| (word, true));
                table.visited |= (visited as u16) << cell;
                table.grid[cell] = match word {
                    "?" => Cell::Down,
                    "-" => Cell::Gone,
                    room => Cell::Up(read_room(room)?),
                };
            }
        }
        "exit" => table.visited |= (yes()? as u16) << EXIT,
        "banned" => table.banned = if said == "-" { None } else { Some(read_room(said)?) },
        "fell" => table.fell = yes()?,
        "falling" => table.falling = yes()?,
        "fed" => table.fed = yes()?,
        "guardian" => table.guardian = if said == "-" { None } else { Some(read_foe(said)?) },
        "beaten" => table.beaten = yes()?,
        "guardians" => {
            table.guardians = Bag::EMPTY;
            for word in parts(said) {
                let foe = read_foe(word)?;
                let card = Foe::GUARDIANS.iter().position(|known| *known == foe)? as u8;
                (!table.guardians.has(card)).then(|| table.guardians.put(card))?;
            }
        }
        "fight" => table.fight = read_fight(said)?,
        "dice" => {
            table.throw.count = 0;
            for word in parts(said) {
                *table.throw.dice.get_mut(table.throw.count as usize)? = read_die(word)?;
                table.throw.count += 1;
            }
        }
        "dungeon" => table.throw.dungeon = small(6)?,
        "curse" => table.throw.cursed = yes()?,
        "bite" => table.throw.bitten = yes()?,
        "before" => table.throw.before = small(6)?,
        "picked" => table.throw.picked = small(6)?,
        "offers" => table.offers = small(crate::table::MOST_OFFERS)?,
        "options" => table.options = read_options(said)?,
        _ => {
            let words: Vec<&str> = said.split(',').collect();
            (words.len() <= 2).then_some(())?;
            if words.len() == 2 {
                table.options.players = 2;
            }
            for (hero, word) in table.heroes.iter_mut().zip(words) {
                read_hero(hero, key, word)?;
            }
        }
    }
    Some(())
}

fn read_options(said: &str) -> Option<Options> {
    let words: Vec<&str> = said.split(',').collect();
    let (words, carry) = match words[..] {
        [.., carry] if words.len() == 6 => (&words[..5], value(&CARRY, carry)?),
        _ => (&words[..], Carry::One),
    };
    let [players, hero, partner, difficulty, food] = *words else { return None };
    Some(Options {
        players: players.parse().ok().filter(|players| (1..=2).contains(players))?,
        hero: value(&CASTS, hero)?,
        partner: value(&PARTNERS, partner)?,
        difficulty: value(&DIFFICULTIES, difficulty)?,
        food: value(&FOOD, food)?,
        carry,
    })
}

fn read_hero(hero: &mut Hero, key: &str, said: &str) -> Option<()> {
    let small = |most: u8| said.parse::<u8>().ok().filter(|number| *number <= most);
    match key {
        "class" => hero.class = value(&CLASSES, said)?,
        "hp" => hero.hp = small(20)?,
        "xp" => hero.xp = small(23)?,
        "armor" => hero.armor = small(4)?,
        "potions" => {
            hero.potions = carried(parts(said).map(read_potion).collect::<Option<Vec<_>>>()?);
            (hero.potions.len() <= 2).then_some(())?;
        }
        "card" => hero.item = read_item(said)?,
        "at" => hero.at = small(CELLS)?.checked_sub(1)?,
        "state" => {
            states(hero).into_iter().for_each(|state| *state = false);
            for word in parts(said) {
                let at = STATES.iter().position(|state| *state == word)?;
                *states(hero)[at] = true;
            }
        }
        "going" => hero.going = if said == "-" { None } else { Some(value(&WAYS, said)?) },
        "tried" => {
            hero.tried = match said {
                "-" => None,
                said => {
                    let (die, passed) = said.strip_prefix('+').map_or((said, false), |die| (die, true));
                    let die = die.parse::<u8>().ok().filter(|die| (1..=6).contains(die))?;
                    Some((passed, die))
                }
            }
        }
        _ => return None,
    }
    Some(())
}
