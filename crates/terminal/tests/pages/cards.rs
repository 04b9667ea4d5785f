//! A room of four cards, a weapon with what it slew, a pile and two lists.

use super::*;
use kernel::{Gauge, Layout, Suit, Zone};

fn card(code: &str, rank: (&str, &str), suit: Suit, value: i64) -> Thing {
    let (of, of_en, kind, tone, picture) = match suit {
        Suit::Spades => ("pique", "spades", ("monstre", "monster"), Tone::Danger, "beast"),
        Suit::Clubs => ("trèfle", "clubs", ("monstre", "monster"), Tone::Danger, "beast"),
        Suit::Diamonds => ("carreau", "diamonds", ("arme", "weapon"), Tone::Wealth, "blade"),
        Suit::Hearts => ("cœur", "hearts", ("potion", "potion"), Tone::Help, "flask"),
    };
    let name = (format!("{} de {of}", rank.0), format!("{} of {of_en}", rank.1));
    let label = (format!("{} {value}", kind.0), format!("{} {value}", kind.1));
    Thing {
        corner: Some(named(rank.0, rank.1)),
        suit: Some(suit),
        picture,
        ..toned(code, tone, (&name.0, &name.1), (&label.0, &label.1))
    }
}

fn number(value: i64, suit: Suit) -> Thing {
    let rank = value.to_string();
    card(&format!("{value}{suit:?}"), (&rank, &rank), suit, value)
}

fn queen() -> Thing {
    card("QS", ("D", "Q"), Suit::Spades, 12)
}

/// The page.
pub fn sample() -> Sample {
    let room = [queen(), number(7, Suit::Diamonds), number(5, Suit::Hearts), number(9, Suit::Clubs)];
    let unseen = (2..=10).flat_map(|value| [number(value, Suit::Spades), number(value, Suit::Clubs)]);
    let page = Page {
        heading: said("Salle 6", "Room 6"),
        gauges: vec![Gauge::bar("hp", said("PV", "HP"), 13, 20)],
        zones: vec![
            Zone::new("room", said("Salle", "Room"), Layout::Row, room),
            Zone::new("weapon", said("Arme", "Weapon"), Layout::Row, [number(5, Suit::Diamonds)]),
            Zone::new(
                "slain",
                said("Tués", "Slain"),
                Layout::Stack,
                [card("QC", ("D", "Q"), Suit::Clubs, 12), number(8, Suit::Clubs)],
            ),
            Zone::pile("pile", said("Donjon", "Dungeon"), 28),
            Zone::new("unseen", said("Pas encore vues", "Not seen yet"), Layout::List, unseen),
            Zone::new(
                "beneath",
                said("Sous la pile", "Beneath the pile"),
                Layout::List,
                [number(3, Suit::Hearts), number(4, Suit::Diamonds)],
            ),
        ],
        notes: vec![
            said("L'arme (5 de carreau) ne tue plus que sous 8.", "The weapon (5 of diamonds) now kills below 8 only."),
            said("Donjon : 28 cartes.", "Dungeon: 28 cards."),
        ],
        prompt: said("Jouez encore 3 cartes de la salle.", "Play 3 more cards of the room."),
        choices: vec![
            choice("QS", ("Dame de pique à mains nues", "Queen of spades, bare hands"), pays(12, 1)),
            refused(
                "QS",
                ("Dame de pique à l'arme", "Queen of spades, weapon"),
                ("12 n'est pas sous 8", "12 is not below 8"),
            ),
            choice(
                "7Diamonds",
                ("Prendre le 7 de carreau", "Take the 7 of diamonds"),
                said("arme 7 ; le 5 de carreau part", "weapon 7; the 5 of diamonds goes"),
            ),
            choice("5Hearts", ("Boire le 5 de cœur", "Drink the 5 of hearts"), said("+5 → PV 18", "+5 → HP 18")),
            choice("9Clubs", ("9 de trèfle à mains nues", "9 of clubs, bare hands"), pays(9, 4)),
            refused(
                "9Clubs",
                ("9 de trèfle à l'arme", "9 of clubs, weapon"),
                ("9 n'est pas sous 8", "9 is not below 8"),
            ),
            Choice {
                chance: true,
                ..choice(
                    "",
                    ("Fuir la salle", "Flee the room"),
                    said("les 4 cartes vont sous le donjon", "the 4 cards go beneath the dungeon"),
                )
            },
        ],
    };
    let story = [
        ("Le 8 de trèfle est tué à l'arme : −3 PV.", "The 8 of clubs is slain with the weapon: −3 HP."),
        ("Le 6 de cœur est bu : +6 PV.", "The 6 of hearts is drunk: +6 HP."),
        (
            "Salle 6 : dame de pique, 7 de carreau, 5 de cœur, 9 de trèfle.",
            "Room 6: queen of spades, 7 of diamonds, 5 of hearts, 9 of clubs.",
        ),
    ];
    let advice = vec![Some(0), None, Some(10), Some(9), Some(3), None, Some(8)];
    let title = named("LES CARTES", "THE CARDS");
    Sample { advice, ..Sample::new("cards", title, page, Spot::Choice(2), &story) }
}
