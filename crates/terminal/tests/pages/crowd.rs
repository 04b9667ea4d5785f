//! Too much of everything: long texts, twenty-five choices, cards face down, nothing where something might lie.

use super::*;
use kernel::{Gauge, Layout, Zone};

/// The page.
pub fn sample() -> Sample {
    let line = (1..=6).map(|at| match at {
        2 => Thing {
            marks: vec![said("2 blessures", "2 wounds")],
            ..toned(
                "m2",
                Tone::Danger,
                ("Chevalier errant de la tour", "Knight errant of the tower"),
                ("monstre", "monster"),
            )
        },
        4 => Thing { here: true, ..thing("m4", ("Vous", "You"), ("héros", "hero")) },
        at => face_down(&format!("m{at}")),
    });
    let long = (
        "Une phrase très longue qui dit tout ce qui arrivera si l'on choisit ceci, et même un peu plus, jusqu'à ne plus tenir",
        "A very long sentence that says all that will come of choosing this, and even a little more, until it fits no more",
    );
    let choices = (1..=25).map(|at| {
        let label =
            (format!("Choix numéro {at} parmi beaucoup d'autres"), format!("Choice number {at} among a great many"));
        let consequence = if at % 3 == 0 { said(long.0, long.1) } else { said("presque rien", "next to nothing") };
        match at {
            7 => refused("m2", (&label.0, &label.1), long),
            at => {
                Choice { chance: at % 4 == 0, ..choice(&format!("m{}", at % 6 + 1), (&label.0, &label.1), consequence) }
            }
        }
    });
    let page = Page {
        heading: said(
            "Une longue file dans un couloir sans fin ni lumière",
            "A long queue in a corridor without end or light",
        ),
        gauges: vec![
            Gauge::bar("hp", said("Points de vie", "Points of life"), 2, 20),
            Gauge::pips("luck", said("Chance", "Luck"), 0, 8),
            Gauge::bar("rage", said("Rage", "Rage"), 180, 180),
            Gauge::figure("debt", said("Dette", "Debt"), -3),
        ],
        zones: vec![
            Zone::new("line", said("File", "Queue"), Layout::Row, line),
            Zone::new("none", said("Arme", "Weapon"), Layout::Row, []),
            Zone::pile("pile", said("Pioche épuisée", "Spent deck"), 0),
            Zone::new(
                "trophies",
                said("Trophées", "Trophies"),
                Layout::Stack,
                (1..=9).map(|at| face_down(&format!("s{at}"))),
            ),
        ],
        notes: vec![said(&format!("{}.", long.0), &format!("{}.", long.1)), said(long.0, long.1)],
        prompt: said(
            "Choisissez une chose, une seule, parmi les vingt-cinq que voici.",
            "Choose one thing, and one only, of these twenty-five.",
        ),
        choices: choices.collect(),
    };
    let story: Vec<(String, String)> = (1..=30)
        .map(|at| (format!("Coup {at} : il ne s'est rien passé."), format!("Move {at}: nothing happened.")))
        .collect();
    let story: Vec<(&str, &str)> = story.iter().map(|(fr, en)| (&**fr, &**en)).collect();
    Sample::new("crowd", named("LA FOULE", "THE CROWD"), page, Spot::Choice(15), &story)
}
