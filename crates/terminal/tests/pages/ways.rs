//! Places joined by arrows, with branches that join again; a short timeline.

use super::*;
use kernel::{Gauge, Layout, Zone};

fn place(id: &str, at: (u8, u8), name: (&str, &str), leads_to: &[&str]) -> Thing {
    let leads_to = leads_to.iter().map(|id| (*id).to_string()).collect();
    Thing { at, leads_to, ..thing(id, name, ("lieu", "place")) }
}

fn unknown(id: &str, at: (u8, u8), leads_to: &[&str]) -> Thing {
    Thing { hidden: true, ..place(id, at, ("lieu inconnu", "unknown place"), leads_to) }
}

/// The page.
pub fn sample() -> Sample {
    let way = [
        Thing { here: true, ..place("cell", (0, 1), ("Cellule", "Cell"), &["forge", "sewer", "yard"]) },
        place("forge", (1, 0), ("Forge", "Forge"), &["b"]),
        place("yard", (1, 1), ("Cour", "Yard"), &["c", "sewer"]),
        Thing { tone: Tone::Danger, ..place("sewer", (1, 2), ("Égouts", "Sewers"), &["d"]) },
        unknown("b", (2, 0), &["bridge"]),
        unknown("c", (2, 1), &["bridge"]),
        Thing { marks: vec![said("élite", "elite")], ..place("d", (2, 2), ("Crypte", "Crypt"), &["bridge"]) },
        place("bridge", (3, 1), ("Pont", "Bridge"), &["gate"]),
        Thing { tone: Tone::Wonder, ..place("gate", (4, 1), ("Porte", "Gate"), &[]) },
    ];
    let past = [("Prison", "Prison"), ("Passage", "Passage"), ("Quartier", "Quarters")];
    let past = past
        .iter()
        .enumerate()
        .map(|(at, (fr, en))| Thing { here: at == 2, ..thing(&format!("past{at}"), (fr, en), ("biome", "biome")) });
    let page = Page {
        heading: said("Quartier des prisonniers", "Prisoners' quarters"),
        gauges: vec![
            Gauge::pips("hp", said("PV", "HP"), 1, 5),
            Gauge { steps: vec![3, 6], ..Gauge::bar("cells", said("Cellules", "Cells"), 4, 9) },
        ],
        zones: vec![
            Zone::new("way", said("Biome", "Biome"), Layout::Path { columns: 5, rows: 3 }, way),
            Zone::new("past", said("Parcours", "Way so far"), Layout::Timeline, past),
            Zone::pile("fights", said("Combats", "Fights"), 6),
            Zone::new("dealt", said("Butin", "Loot"), Layout::Row, [face_down("loot1"), face_down("loot2")]),
        ],
        notes: vec![said("On ne revient pas sur ses pas.", "There is no way back.")],
        prompt: said("Où aller ?", "Where to?"),
        choices: vec![
            choice("forge", ("La forge", "The forge"), said("une arme de plus", "one more weapon")),
            choice("yard", ("La cour", "The yard"), said("rien de certain", "nothing certain")),
            choice("sewer", ("Les égouts", "The sewers"), said("−1 PV, 2 cellules", "−1 HP, 2 cells")),
            refused(
                "bridge",
                ("Le pont", "The bridge"),
                ("il faut d'abord passer par un autre lieu", "another place comes first"),
            ),
        ],
    };
    let story = [("Vous quittez le passage.", "You leave the passage.")];
    Sample::new("ways", named("LES CHEMINS", "THE WAYS"), page, Spot::Choice(1), &story)
}
