//! One line of text for a table and for an action: for tests, records and bug reports.

mod tables;

use crate::content::{card_word, names, read_card};
use crate::decisions::Action;
use crate::table::{Harm, Length, Life};
use kernel::spelling::{value, word};
use std::str::FromStr;
pub use tables::{read_table, write_table};

/// How much life creatures have; the cards' own first.
pub const LIVES: [(&str, Life); 4] =
    [("normal", Life::Normal), ("easy", Life::Easy), ("hard", Life::Hard), ("deadly", Life::Deadly)];

/// How many encounters there are; the rulebook's first.
pub const LENGTHS: [(&str, Length); 3] = [("9", Length::Nine), ("6", Length::Six), ("12", Length::Twelve)];

/// How hard creatures hit; the cards' own first.
pub const HARMS: [(&str, Harm); 3] = [("normal", Harm::Normal), ("mild", Harm::Mild), ("harsh", Harm::Harsh)];

/// Whether healing another earns prestige.
pub const HEALING: [(&str, bool); 2] = [("prestige", true), ("plain", false)];

pub const SIGNS: [(&str, u8); 3] = [("rock", 0), ("paper", 1), ("scissors", 2)];

/// What records call an encounter.
pub fn foe_word(id: u8) -> &'static str {
    let words = &names().encounter_words;
    &words[id as usize % words.len()]
}

/// The encounter that records call so.
pub fn read_foe(said: &str) -> Option<u8> {
    names().encounter_words.iter().position(|known| known == said).map(|at| at as u8)
}

/// Actions that are one word.
pub const PLAIN: [(&str, Action); 16] = [
    ("agree", Action::Agree),
    ("refuse", Action::Refuse),
    ("done", Action::Done),
    ("leave", Action::Leave),
    ("enough", Action::Enough),
    ("pass", Action::Pass),
    ("fail", Action::Fail),
    ("weaken", Action::Weaken),
    ("toughen", Action::Toughen),
    ("watch", Action::Watch),
    ("snatch", Action::Snatch),
    ("fire", Action::Fire),
    ("hold", Action::Hold),
    ("mighty", Action::Mighty),
    ("plain", Action::Plain),
    ("flip", Action::Flip),
];

/// An action in notation; seats and places are counted from 1.
pub fn write_action(action: Action) -> String {
    match action {
        Action::Use { item, seat } => format!("use {} {}", card_word(item), seat + 1),
        Action::Give { item, seat } => format!("give {} {}", card_word(item), seat + 1),
        Action::Trade { item, seat, want } => format!("trade {} {} {}", card_word(item), seat + 1, card_word(want)),
        Action::Loot { item } => format!("loot {}", card_word(item)),
        Action::Set { card } => format!("set {}", card_word(card)),
        Action::Swap { seat } => format!("swap {}", seat + 1),
        Action::Edge { seat } => format!("edge {}", seat + 1),
        Action::Divert { hit, seat } => format!("divert {} {}", hit + 1, seat + 1),
        Action::Plan { seat } => format!("plan {}", seat + 1),
        Action::Trip { at } => format!("trip {}", at + 1),
        Action::Rally { at } => format!("rally {}", at + 1),
        Action::Riposte { card } => format!("riposte {}", card_word(card)),
        Action::Play { card } => format!("play {}", card_word(card)),
        Action::Lay { card } => format!("lay {}", card_word(card)),
        Action::Aim { life } => format!("aim {life}"),
        Action::Steal { seat, item } => format!("steal {} {}", seat + 1, card_word(item)),
        Action::Point { seat } => format!("point {}", seat + 1),
        Action::Sign { sign } => format!("sign {}", word(&SIGNS, sign % 3)),
        Action::Discard { card } => format!("discard {}", card_word(card)),
        plain => word(&PLAIN, plain).into(),
    }
}

/// The action that a notation stands for.
pub fn read_action(text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split(' ').collect();
    Some(match words[..] {
        ["use", item, seat] => Action::Use { item: read_card(item)?, seat: place(seat)? },
        ["give", item, seat] => Action::Give { item: read_card(item)?, seat: place(seat)? },
        ["trade", item, seat, want] => {
            Action::Trade { item: read_card(item)?, seat: place(seat)?, want: read_card(want)? }
        }
        ["loot", item] => Action::Loot { item: read_card(item)? },
        ["set", card] => Action::Set { card: read_card(card)? },
        ["swap", seat] => Action::Swap { seat: place(seat)? },
        ["edge", seat] => Action::Edge { seat: place(seat)? },
        ["divert", hit, seat] => Action::Divert { hit: place(hit)?, seat: place(seat)? },
        ["plan", seat] => Action::Plan { seat: place(seat)? },
        ["trip", at] => Action::Trip { at: place(at)? },
        ["rally", at] => Action::Rally { at: place(at)? },
        ["riposte", card] => Action::Riposte { card: read_card(card)? },
        ["play", card] => Action::Play { card: read_card(card)? },
        ["lay", card] => Action::Lay { card: read_card(card)? },
        ["aim", life] => Action::Aim { life: whole(life)? },
        ["steal", seat, item] => Action::Steal { seat: place(seat)?, item: read_card(item)? },
        ["point", seat] => Action::Point { seat: place(seat)? },
        ["sign", sign] => Action::Sign { sign: value(&SIGNS, sign)? },
        ["discard", card] => Action::Discard { card: read_card(card)? },
        [plain] => value(&PLAIN, plain)?,
        _ => return None,
    })
}

/// A number as it is written, and not otherwise.
fn whole<N: FromStr + ToString>(said: &str) -> Option<N> {
    said.parse().ok().filter(|number: &N| number.to_string() == said)
}

/// A seat or a place, counted from 1.
fn place(said: &str) -> Option<u8> {
    whole::<u8>(said)?.checked_sub(1).filter(|at| *at < 16)
}

/// What a sign is called.
pub fn sign_word(sign: u8) -> &'static str {
    word(&SIGNS, sign % 3)
}
