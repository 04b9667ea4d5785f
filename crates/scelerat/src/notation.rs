//! One line of text for a table and for an action: for tests, records and bug reports.
//!
//! An action is `avoid`, `take 5D`, `fight QS hands` or `fight QS weapon`. A table is a list of `key=value`, of which any
//! may be left out: `hp=13 room=KS,7D,5H,9C weapon=5D:QS,8C unseen=2S,3S beneath=AC`.

use crate::content::{CARDS, Card, Kind};
use crate::decisions::{Action, With};
use crate::rules::Scelerat;
use crate::table::{Avoid, Dulled, DungeonEnd, FULL_LIFE, Options, Progress, Score, Table};
use kernel::spelling::{value, word};
use kernel::{Bag, Deck, InlineVec};

pub fn write_action(action: Action) -> String {
    match action {
        Action::Avoid => "avoid".into(),
        Action::Take { card } => format!("take {}", card.code()),
        Action::Fight { card, with: With::Hands } => format!("fight {} hands", card.code()),
        Action::Fight { card, with: With::Weapon } => format!("fight {} weapon", card.code()),
    }
}

pub fn read_action(text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split(' ').collect();
    match words[..] {
        ["avoid"] => Some(Action::Avoid),
        ["take", card] => Some(Action::Take { card: Card::from_code(card)? }),
        ["fight", card, "hands"] => Some(Action::Fight { card: Card::from_code(card)?, with: With::Hands }),
        ["fight", card, "weapon"] => Some(Action::Fight { card: Card::from_code(card)?, with: With::Weapon }),
        _ => None,
    }
}

pub const DULLED: [(&str, Dulled); 2] = [("lt", Dulled::Lower), ("le", Dulled::LowerOrEqual)];
pub const AVOID: [(&str, Avoid); 3] = [("apart", Avoid::Apart), ("partly", Avoid::Partly), ("never", Avoid::Never)];
pub const ENDING: [(&str, DungeonEnd); 2] = [("all", DungeonEnd::All), ("four", DungeonEnd::Four)];
pub const SCORE: [(&str, Score); 2] = [("pile", Score::Pile), ("room", Score::Room)];

pub fn write_table(table: &Table) -> String {
    let mut parts = vec![
        format!("hp={}", table.hp),
        format!("room={}", write_cards(table.room.iter())),
        format!("dealt={}", table.dealt),
        format!("rooms={}", table.rooms),
    ];
    if let Some(weapon) = table.weapon {
        parts.push(format!("weapon={}:{}", weapon.code(), write_cards(table.slain.iter())));
    }
    if let Some(last) = table.last_potion {
        parts.push(format!("last={}", last.code()));
    }
    let flags = [(table.potion_used, "potion=used"), (table.avoided, "avoided=yes")];
    parts.extend(flags.iter().filter(|(set, _)| *set).map(|(_, word)| word.to_string()));
    match table.progress {
        Progress::Exploring => {}
        Progress::Dead => parts.push("over=dead".into()),
        Progress::Crossed => parts.push("over=crossed".into()),
    }
    parts.push(format!("unseen={}", write_cards(table.dungeon.unseen().iter().map(Card))));
    parts.push(format!("beneath={}", write_cards(table.dungeon.beneath().iter().copied().map(Card))));
    let Options { dulled, avoid, ending, score } = table.options;
    let options = [word(&DULLED, dulled), word(&AVOID, avoid), word(&ENDING, ending), word(&SCORE, score)];
    parts.push(format!("options={}", options.join(",")));
    parts.join(" ")
}

pub fn read_table(game: &Scelerat, text: &str) -> Result<Table, String> {
    let deepest = 1 - game.strongest as i8;
    let mut table = Table {
        options: Options::default(),
        progress: Progress::Exploring,
        hp: FULL_LIFE,
        room: InlineVec::new(),
        dealt: 4,
        rooms: 1,
        potion_used: false,
        avoided: false,
        weapon: None,
        kills_below: 0,
        slain: InlineVec::new(),
        last_potion: None,
        dungeon: Deck::shuffled(Bag::EMPTY),
        menace: 0,
    };
    let (mut unseen, mut beneath) = (Bag::EMPTY, InlineVec::new());
    let mut lying = Bag::<1>::EMPTY;
    for part in text.split_whitespace() {
        let wrong = || part.to_string();
        let (key, said) = part.split_once('=').ok_or_else(wrong)?;
        let mut cards = |text: &str| read_cards(text, &mut lying).ok_or_else(wrong);
        match key {
            "hp" => table.hp = said.parse().ok().filter(|hp| (deepest..=FULL_LIFE).contains(hp)).ok_or_else(wrong)?,
            "room" => table.room = line(&cards(said)?).ok_or_else(wrong)?,
            "dealt" => table.dealt = said.parse().ok().filter(|dealt| *dealt <= 4).ok_or_else(wrong)?,
            "rooms" => table.rooms = said.parse().ok().filter(|rooms| *rooms <= 60).ok_or_else(wrong)?,
            "weapon" => {
                let (weapon, slain) = said.split_once(':').unwrap_or((said, ""));
                table.weapon = Some(*cards(weapon)?.first().ok_or_else(wrong)?);
                table.slain = line(&cards(slain)?).ok_or_else(wrong)?;
            }
            "last" => {
                let potion = Card::from_code(said).filter(|card| card.kind() == Kind::Potion);
                table.last_potion = Some(potion.ok_or_else(wrong)?);
            }
            "potion" => table.potion_used = value(&[("used", true)], said).ok_or_else(wrong)?,
            "avoided" => table.avoided = value(&[("yes", true)], said).ok_or_else(wrong)?,
            "over" => {
                let words = [("dead", Progress::Dead), ("crossed", Progress::Crossed)];
                table.progress = value(&words, said).ok_or_else(wrong)?;
            }
            "unseen" => cards(said)?.iter().for_each(|card| unseen.put(card.0)),
            "beneath" => beneath = InlineVec::of(&cards(said)?.iter().map(|card| card.0).collect::<Vec<_>>()),
            "options" => table.options = read_options(said).ok_or_else(wrong)?,
            _ => return Err(wrong()),
        }
    }
    if table.room.len() > table.dealt as usize {
        return Err(format!("dealt={}", table.dealt));
    }
    table.kills_below = match table.slain.last() {
        Some(last) => game.face(last).value + (table.options.dulled == Dulled::LowerOrEqual) as u8,
        None => {
            if table.weapon.is_some() {
                u8::MAX
            } else {
                0
            }
        }
    };
    table.menace = game.menace_of(unseen.iter().chain(beneath.iter()).map(Card)) as i16;
    table.dungeon = Deck::known(InlineVec::new(), unseen, beneath);
    Ok(table)
}

fn read_options(text: &str) -> Option<Options> {
    let words: Vec<&str> = text.split(',').collect();
    let [dulled, avoid, ending, score] = words[..] else {
        return None;
    };
    Some(Options {
        dulled: value(&DULLED, dulled)?,
        avoid: value(&AVOID, avoid)?,
        ending: value(&ENDING, ending)?,
        score: value(&SCORE, score)?,
    })
}

fn write_cards(cards: impl Iterator<Item = Card>) -> String {
    cards.map(Card::code).collect::<Vec<_>>().join(",")
}

/// Cards by their codes, none of which may lie in two places.
fn read_cards(text: &str, lying: &mut Bag<1>) -> Option<Vec<Card>> {
    let codes = text.split(',').filter(|code| !code.is_empty());
    codes
        .map(|code| {
            let card = Card::from_code(code).filter(|card| card.0 < CARDS && !lying.has(card.0))?;
            lying.put(card.0);
            Some(card)
        })
        .collect()
}

fn line<const N: usize>(cards: &[Card]) -> Option<InlineVec<Card, N>> {
    (cards.len() <= N).then(|| InlineVec::of(cards))
}
