//! One card with something at each of its four edges.

use super::*;
use kernel::{Gauge, Layout, Side, Zone};

/// The page.
pub fn sample() -> Sample {
    let edges = [("COULOIR", "CORRIDOR"), ("PORTE", "DOOR"), ("MONSTRE 3", "MONSTER 3"), ("TRÉSOR", "TREASURE")];
    let top = Thing {
        edges: edges.iter().map(|(fr, en)| said(fr, en)).collect(),
        marks: vec![said("la suivante est cachée", "the next one is hidden")],
        ..thing("17", ("Face blanche", "White side"), ("carte du dessus", "top card"))
    };
    let passed = ["Combat", "Porte", "Couloir", "Couloir"].iter().zip(["Fight", "Door", "Corridor", "Corridor"]);
    let passed = passed
        .enumerate()
        .map(|(at, (fr, en))| Thing { here: at == 3, ..thing(&format!("step{at}"), (fr, en), ("action", "action")) });
    let sided = |side: Side, choice: Choice| Choice { side: Some(side), ..choice };
    let page = Page {
        heading: said("Face blanche", "White side"),
        gauges: vec![
            Gauge::pips("hp", said("PV", "HP"), 3, 4),
            Gauge::figure("weapons", said("Armes", "Weapons"), 2),
            Gauge::figure("treasures", said("Trésors", "Treasures"), 3),
            Gauge { most: Some(4), ..Gauge::figure("doors", said("Portes de boss", "Boss doors"), 1) },
        ],
        zones: vec![
            Zone::new("card", said("Carte du dessus", "Top card"), Layout::Card, [top]),
            Zone::pile("deck", said("Pioche", "Deck"), 21),
            Zone::new("past", said("Parcours", "Way so far"), Layout::Timeline, passed),
        ],
        notes: vec![said(
            "Deux couloirs d'affilée ; au troisième, on se perd.",
            "Two corridors running; a third and you are lost.",
        )],
        prompt: said("Après un couloir : un couloir ou une porte.", "After a corridor: a corridor or a door."),
        choices: vec![
            sided(
                Side::Top,
                choice(
                    "17",
                    ("Couloir", "Corridor"),
                    said("3e d'affilée : vous vous perdez", "third running: you get lost"),
                ),
            ),
            sided(
                Side::Right,
                Choice {
                    chance: true,
                    ..choice(
                        "17",
                        ("Porte", "Door"),
                        said("le haut de la carte suivante s'impose", "the top of the next card will be forced on you"),
                    )
                },
            ),
            sided(
                Side::Bottom,
                refused(
                    "17",
                    ("Monstre 3", "Monster 3"),
                    ("il y a un couloir ou une porte", "there is a corridor or a door"),
                ),
            ),
            sided(
                Side::Left,
                refused(
                    "17",
                    ("Trésor", "Treasure"),
                    ("il y a un couloir ou une porte", "there is a corridor or a door"),
                ),
            ),
            choice("", ("Se soigner", "Heal"), said("2 trésors → PV 4", "2 treasures → HP 4")),
        ],
    };
    let story = [
        ("Combat 3 contre 2+2 : gagné.", "Fight 3 against 2+2: won."),
        ("Porte : le haut s'impose.", "Door: the top is forced."),
        ("Couloir.", "Corridor."),
        ("Couloir, le deuxième d'affilée.", "Corridor, the second running."),
    ];
    Sample::new("edges", named("UNE CARTE, QUATRE BORDS", "ONE CARD, FOUR EDGES"), page, Spot::Choice(1), &story)
}
