//! One line of text for a table and for an action: for tests, records and bug reports.
//!
//! An action is `use top`, `use right`, `use bottom`, `use left`, `leave`, `flee`, `heal`, `ransom` or `bleed`. A table is a
//! list of `key=value`, of which any may be left out: `deck=12/7@2^1,3/?@0,?,doors weapons=4/?@1 door=2 streak=1`. A card is
//! its white face, its grey face, the edge that is up, and how far the grey face is turned; `?` is what nobody has seen.

use crate::content::{CardDeck, Face, MOST_CARDS};
use crate::decisions::Action;
use crate::table::{After, Aside, Card, Cards, Colour, End, Foe, LIVES, Notebook, Options, Phase, Table, Torches};
use kernel::spelling::{value, word};
use kernel::{Bag, Side};

const SIDES: [(&str, Side); 4] =
    [("top", Side::Top), ("right", Side::Right), ("bottom", Side::Bottom), ("left", Side::Left)];

pub fn side_word(side: Side) -> &'static str {
    SIDES[side as usize].0
}

pub fn read_side(word: &str) -> Option<Side> {
    SIDES.iter().find(|(known, _)| *known == word).map(|(_, side)| *side)
}

/// A side, on the wire.
pub mod side {
    use kernel::Side;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(side: &Side, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(super::side_word(*side))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Side, D::Error> {
        let word = String::deserialize(deserializer)?;
        super::read_side(&word).ok_or_else(|| D::Error::custom("no such side"))
    }
}

pub fn write_action(action: Action) -> String {
    match action {
        Action::Use { side } => format!("use {}", side_word(side)),
        Action::Leave => "leave".into(),
        Action::Flee => "flee".into(),
        Action::Heal => "heal".into(),
        Action::Ransom => "ransom".into(),
        Action::Bleed => "bleed".into(),
        Action::Fight => "fight".into(),
    }
}

pub fn read_action(text: &str) -> Option<Action> {
    Some(match text {
        "leave" => Action::Leave,
        "flee" => Action::Flee,
        "heal" => Action::Heal,
        "ransom" => Action::Ransom,
        "bleed" => Action::Bleed,
        "fight" => Action::Fight,
        _ => Action::Use { side: read_side(text.strip_prefix("use ")?)? },
    })
}

/// The difficulty ladder's torches, the rulebook's first.
pub const TORCHES: [(&str, Torches); 7] = [
    ("none", Torches::Endless),
    ("12", Torches::Of(12)),
    ("8", Torches::Of(8)),
    ("6", Torches::Of(6)),
    ("4", Torches::Of(4)),
    ("3", Torches::Of(3)),
    ("2", Torches::Of(2)),
];

/// The difficulty ladder's notebooks, the usual one first.
pub const NOTEBOOK: [(&str, Notebook); 6] = [
    ("3", Notebook::Near(3)),
    ("all", Notebook::All),
    ("10", Notebook::Near(10)),
    ("6", Notebook::Near(6)),
    ("1", Notebook::Near(1)),
    ("0", Notebook::Near(0)),
];

const COLOURS: [(&str, Colour); 2] = [("white", Colour::White), ("grey", Colour::Grey)];
const AFTER: [(&str, After); 2] = [("corridor", After::Corridor), ("door", After::Door)];
const ENDS: [(&str, End); 4] = [("won", End::Won), ("died", End::Died), ("lost", End::Lost), ("worn", End::Worn)];
const KINDS: [(&str, Aside); 3] = [("weapon", Aside::Weapon), ("treasure", Aside::Treasure), ("wound", Aside::Wound)];

pub fn write_card(card: Card) -> String {
    if card.is_doors() {
        return "doors".into();
    }
    let face = |colour| card.face(colour).map_or("?".into(), |face| (face + 1).to_string());
    match (face(Colour::White).as_str(), face(Colour::Grey).as_str()) {
        // Only views have these: seen, and not remembered.
        _ if card.is_forgotten(Colour::White) || card.is_forgotten(Colour::Grey) => "*".into(),
        ("?", "?") => "?".into(),
        (white, grey) => format!("{white}/{grey}@{}^{}", card.up(), card.turn()),
    }
}

fn read_card(deck: &CardDeck, text: &str) -> Option<Card> {
    match text {
        "?" => return Some(Card::UNSEEN),
        "doors" => return Some(Card::DOORS),
        _ => {}
    }
    let (faces, lies) = text.split_once('@')?;
    let (white, grey) = faces.split_once('/')?;
    let (up, turn) = lies.split_once('^').unwrap_or((lies, "0"));
    let face = |text: &str| match text {
        "?" => Some(None),
        number => {
            let number: u8 = number.parse().ok()?;
            (1..=deck.count()).contains(&number).then(|| Some(number - 1))
        }
    };
    let quarter = |text: &str| text.parse::<u8>().ok().filter(|quarters| *quarters < 4);
    let (white, grey) = (face(white)?, face(grey)?);
    (white.is_some() || grey.is_some()).then_some(())?;
    Some(Card::known(white, grey, quarter(up)?, quarter(turn)?))
}

pub fn write_phase(phase: Phase) -> String {
    let foe = |foe: Foe| match foe {
        Foe::Monster => "monster".to_string(),
        Foe::Boss(door) => format!("boss{door}"),
        Foe::Assault(number) => format!("assault{number}"),
    };
    match phase {
        Phase::Start => "start".into(),
        Phase::Walk => "walk".into(),
        Phase::Beaten { foe: by, value } => format!("beaten:{}:{value}", foe(by)),
        Phase::Between(next) => format!("between:{next}"),
        Phase::Over(end) => format!("over:{}", word(&ENDS, end)),
    }
}

fn read_phase(text: &str) -> Option<Phase> {
    let foe = |text: &str| {
        let number = |prefix: &str, most: u8| {
            let number: u8 = text.strip_prefix(prefix)?.parse().ok()?;
            (1..=most).contains(&number).then_some(number)
        };
        if text == "monster" {
            return Some(Foe::Monster);
        }
        number("boss", 3).map(Foe::Boss).or_else(|| number("assault", 3).map(Foe::Assault))
    };
    let parts: Vec<&str> = text.split(':').collect();
    match parts[..] {
        ["start"] => Some(Phase::Start),
        ["walk"] => Some(Phase::Walk),
        ["beaten", by, value] => Some(Phase::Beaten { foe: foe(by)?, value: value.parse().ok()? }),
        ["between", next @ ("2" | "3")] => Some(Phase::Between(next.parse().ok()?)),
        ["over", end] => Some(Phase::Over(value(&ENDS, end)?)),
        _ => None,
    }
}

pub fn write_table(table: &Table) -> String {
    let cards = |cards: &Cards| cards.all().iter().map(|card| write_card(*card)).collect::<Vec<_>>().join(",");
    let aside = table.aside.all().iter().zip(&table.why);
    let aside: Vec<String> = aside.map(|(card, why)| format!("{}:{}", word(&KINDS, *why), write_card(*card))).collect();
    let Options { torches, notebook } = table.options;
    let parts = [
        format!("phase={}", write_phase(table.phase)),
        format!("colour={}", word(&COLOURS, table.colour)),
        format!("after={}", word(&AFTER, table.after)),
        format!("streak={}", table.streak),
        format!("door={}", table.door),
        format!("torches={}", table.torches),
        format!("wounds={}", table.wounds),
        format!("actions={}", table.actions),
        format!("held={}", if table.held { "yes" } else { "no" }),
        format!("deck={}", cards(&table.deck)),
        format!("aside={}", aside.join(",")),
        format!("options={},{}", word(&TORCHES, torches), word(&NOTEBOOK, notebook)),
    ];
    parts.join(" ")
}

pub fn read_table(deck: &CardDeck, text: &str) -> Result<Table, String> {
    let mut table = Table {
        options: Options::default(),
        phase: Phase::Walk,
        colour: Colour::White,
        after: After::Corridor,
        streak: 0,
        door: 1,
        torches: 0,
        wounds: 0,
        actions: 0,
        held: false,
        facing: None,
        shown: Face::default(),
        deck: Cards::NONE,
        aside: Cards::NONE,
        why: [Aside::Weapon; MOST_CARDS + 1],
        unseen_white: Bag::first(deck.count()),
        unseen_grey: Bag::first(deck.count()),
    };
    for part in text.split_whitespace() {
        let (key, said) = part.split_once('=').ok_or(part)?;
        read_part(deck, &mut table, key, said).ok_or(part)?;
    }
    table.shown = table.top().lies(deck, table.colour).unwrap_or_default();
    let cards = table.deck.all().iter().chain(table.aside.all());
    for card in cards {
        for (colour, unseen) in [(Colour::White, &mut table.unseen_white), (Colour::Grey, &mut table.unseen_grey)] {
            if let Some(face) = card.face(colour) {
                if !unseen.has(face) {
                    return Err(write_card(*card));
                }
                unseen.take(face);
            }
        }
    }
    Ok(table)
}

fn read_part(deck: &CardDeck, table: &mut Table, key: &str, said: &str) -> Option<()> {
    let small = |most: u8| said.parse::<u8>().ok().filter(|number| *number <= most);
    let words = || said.split(',').filter(|word| !word.is_empty());
    match key {
        "phase" => table.phase = read_phase(said)?,
        "colour" => table.colour = value(&COLOURS, said)?,
        "after" => table.after = value(&AFTER, said)?,
        "streak" => table.streak = small(2)?,
        "door" => table.door = small(4).filter(|door| *door > 0)?,
        "torches" => table.torches = small(12)?,
        "wounds" => table.wounds = small(LIVES)?,
        "actions" => table.actions = said.parse().ok()?,
        "held" => table.held = value(&[("yes", true), ("no", false)], said)?,
        "deck" => {
            for word in words() {
                (table.deck.len() <= MOST_CARDS).then_some(())?;
                table.deck.push(read_card(deck, word)?);
            }
        }
        "aside" => {
            for word in words() {
                let (kind, card) = word.split_once(':')?;
                (table.aside.len() <= MOST_CARDS).then_some(())?;
                table.why[table.aside.len()] = value(&KINDS, kind)?;
                table.aside.push(read_card(deck, card)?);
            }
        }
        "options" => {
            let (torches, notebook) = said.split_once(',')?;
            table.options = Options { torches: value(&TORCHES, torches)?, notebook: value(&NOTEBOOK, notebook)? };
        }
        _ => return None,
    }
    Some(())
}
