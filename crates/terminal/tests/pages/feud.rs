//! An initiative list with hidden cards, a hand of twelve, and a timeline that is too long.

use super::*;
use kernel::{Gauge, Layout, PageCell, Zone};

fn player(id: &str, name: &str, cells: [&str; 4], laid: PageCell) -> Thing {
    let mut cells: Vec<PageCell> = cells
        .iter()
        .map(|cell| if cell.is_empty() { PageCell::Empty } else { PageCell::Said(said(cell, cell)) })
        .collect();
    cells.push(laid);
    Thing { cells, ..thing(id, (name, name), ("", "")) }
}

fn hand() -> Vec<Thing> {
    let attacks = [10, 20, 30, 40, 50, 60, 70].map(|value: i64| {
        let name = value.to_string();
        let id = format!("a{value}");
        Thing {
            corner: Some(named(&name, &name)),
            ..thing(&id, (&format!("Attaque {name}"), &format!("Attack {name}")), ("attaque", "attack"))
        }
    });
    let low = [
        ("fail", ("Échec critique", "Critical failure"), ("coup bas", "low blow")),
        ("move", ("Bouge de là !", "Out of the way!"), ("coup bas", "low blow")),
        ("plan", ("Plan B", "Plan B"), ("coup bas", "low blow")),
        ("feint", ("Feinte", "Feint"), ("attaque", "attack")),
        ("flick", ("Pichenette", "Flick"), ("attaque", "attack")),
    ];
    attacks.into_iter().chain(low.map(|(id, name, label)| toned(id, Tone::Wonder, name, label))).collect()
}

/// The page.
pub fn sample() -> Sample {
    let heads = [
        ("Joueur", "Player"),
        ("PV", "HP"),
        ("Prestige", "Prestige"),
        ("Main", "Hand"),
        ("Objets", "Items"),
        ("Carte posée", "Card laid"),
    ];
    let columns = heads.iter().map(|(fr, en)| said(fr, en)).collect();
    let laid = |fr: &str, en: &str| PageCell::Said(said(fr, en));
    let players = [
        player("zelie", "Zélie", ["85", "7", "6", "Potion"], laid("Attaque 40", "Attack 40")),
        Thing { here: true, ..player("you", "Margot", ["60", "4", "6", ""], laid("Pichenette", "Flick")) },
        player("bertrand", "Bertrand", ["100", "3", "6", "Amulette"], PageCell::Hidden),
        player("ines", "Inès", ["45", "9", "5", ""], PageCell::Hidden),
    ];
    let deeds = (1..=14).map(|at| {
        let name = (format!("rencontre {at}"), format!("encounter {at}"));
        Thing { here: at == 14, ..thing(&format!("t{at}"), (&name.0, &name.1), ("passée", "past")) }
    });
    let page = Page {
        heading: said("Rencontre 4 sur 9, tour 1", "Encounter 4 of 9, turn 1"),
        gauges: vec![
            Gauge::bar("foe", said("L'Éventreur", "The Ripper"), 100, 190),
            Gauge::figure("prestige", said("Prestige", "Prestige"), 4),
        ],
        zones: vec![
            Zone::new("order", said("Initiative", "Initiative"), Layout::Table { columns }, players),
            Zone::new("hand", said("Votre main", "Your hand"), Layout::Hand, hand()),
            Zone::new("past", said("Campagne", "Campaign"), Layout::Timeline, deeds),
            Zone::pile("damage", said("Dégâts", "Damage"), 0),
        ],
        notes: vec![
            said(
                "L'Éventreur attaque l'initiative 2 : 15, et retire 1 carte de la main au hasard.",
                "The Ripper attacks initiative 2: 15, and takes 1 card of the hand at random.",
            ),
            said("Coup fatal : il reste 100.", "Killing blow: 100 left."),
        ],
        prompt: said("Avant la révélation d'Inès : un coup bas ?", "Before Inès shows her card: a low blow?"),
        choices: vec![
            choice(
                "fail",
                ("Échec critique", "Critical failure"),
                said("vise l'attaque une fois révélée", "aims at the attack once shown"),
            ),
            choice(
                "move",
                ("Bouge de là !", "Out of the way!"),
                said("Inès n'attaque pas ce tour", "Inès does not attack this turn"),
            ),
            refused(
                "plan",
                ("Plan B", "Plan B"),
                ("seulement après l'attaque au hasard", "only after the random attack"),
            ),
            choice("", ("Passer", "Pass"), said("Inès révèle sa carte", "Inès shows her card")),
        ],
    };
    let story = [
        ("Zélie : « je tape petit, promis ».", "Zélie: “a small blow, promised”."),
        ("Zélie révèle une attaque de 40.", "Zélie shows an attack of 40."),
        ("Margot révèle une pichenette.", "Margot shows a flick."),
    ];
    Sample::new("feud", named("LA RANCUNE", "THE GRUDGE"), page, Spot::Choice(1), &story)
}
