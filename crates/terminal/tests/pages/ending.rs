//! The table of a game that is over: there are no choices.

use super::*;
use kernel::{Gauge, Layout, Zone};

/// The page.
pub fn sample() -> Sample {
    let page = Page {
        heading: said("Salle 9", "Room 9"),
        gauges: vec![Gauge::bar("hp", said("PV", "HP"), -4, 20)],
        zones: vec![
            Zone::new(
                "room",
                said("Salle", "Room"),
                Layout::Row,
                [toned("k", Tone::Danger, ("Roi", "King"), ("monstre 13", "monster 13"))],
            ),
            Zone::pile("pile", said("Donjon", "Dungeon"), 0),
            Zone::new("unseen", said("Pas encore vues", "Not seen yet"), Layout::List, []),
            Zone::new("bag", said("Besace", "Satchel"), Layout::Tokens, []),
        ],
        notes: vec![],
        prompt: said("Vous êtes mort dans le donjon.", "You died in the dungeon."),
        choices: vec![],
    };
    let story = [("Le roi frappe : −13 PV.", "The king strikes: −13 HP.")];
    let title = named("LA FIN", "THE END");
    Sample::new("ending", title, page, Spot::Thing(0, 0), &story)
}
