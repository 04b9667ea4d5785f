//! Nine rooms, dice, tracks and tokens.

use super::*;
use kernel::{Gauge, Layout, Zone};

fn rooms() -> Vec<Thing> {
    let at = |column: u8, row: u8, thing: Thing| Thing { at: (column, row), ..thing };
    let hidden = |column: u8, row: u8| {
        let name = format!("{}", row * 3 + column + 1);
        let id = format!("room{name}");
        at(column, row, Thing { hidden: true, ..thing(&id, (&name, &name), ("pas encore vue", "not seen yet")) })
    };
    vec![
        at(0, 0, Thing { tone: Tone::Faint, ..thing("room1", ("Trésor", "Treasure"), ("vu", "seen")) }),
        at(1, 0, Thing { here: true, ..toned("room2", Tone::Danger, ("Monstre", "Monster"), ("PV 12", "HP 12")) }),
        hidden(2, 0),
        hidden(0, 1),
        at(
            1,
            1,
            Thing {
                marks: vec![said("2 clés", "2 keys")],
                ..toned("room5", Tone::Wealth, ("Marchand", "Merchant"), ("vu", "seen"))
            },
        ),
        hidden(2, 1),
        hidden(0, 2),
        hidden(1, 2),
        at(2, 2, toned("room9", Tone::Wonder, ("Gardien", "Guardian"), ("révélé", "revealed"))),
    ]
}

fn die(id: &str, shows: &str, tone: Tone, label: (&str, &str)) -> Thing {
    Thing { corner: Some(named(shows, shows)), ..toned(id, tone, ("dé", "die"), label) }
}

/// The page.
pub fn sample() -> Sample {
    let token = |id: &str, count: u32, name: (&str, &str)| Thing { count, ..thing(id, name, ("jeton", "token")) };
    let page = Page {
        heading: said("Étage 3, zone 2", "Floor 3, area 2"),
        gauges: vec![
            Gauge::bar("hp", said("PV", "HP"), 9, 20),
            Gauge { steps: vec![6, 12, 18], ..Gauge::bar("xp", said("XP", "XP"), 14, 26) },
            Gauge::pips("armour", said("Armure", "Armour"), 2, 5),
            Gauge::figure("food", said("Vivres", "Food"), 3),
            Gauge::figure("gold", said("Or", "Gold"), 5),
        ],
        zones: vec![
            Zone::new("rooms", said("Étage", "Floor"), Layout::Grid { columns: 3, rows: 3 }, rooms()),
            Zone::new(
                "dice",
                said("Vos dés", "Your dice"),
                Layout::Dice,
                [
                    die("a", "6", Tone::Help, ("critique", "critical")),
                    die("b", "4", Tone::Plain, ("touché", "hit")),
                    die("c", "1", Tone::Danger, ("raté", "miss")),
                ],
            ),
            Zone::new(
                "foe",
                said("Dé du donjon", "Dungeon die"),
                Layout::Dice,
                [die("d", "3", Tone::Danger, ("l'ennemi touche", "the enemy hits"))],
            ),
            Zone::new(
                "bag",
                said("Potions", "Potions"),
                Layout::Tokens,
                [token("fire", 2, ("Feu", "Fire")), token("sight", 1, ("Perception", "Sight"))],
            ),
        ],
        notes: vec![
            said("Monstre de l'étage 3 : PV 12, dégâts 6.", "Monster of floor 3: HP 12, damage 6."),
            said("Vos dés font 10.", "Your dice deal 10."),
        ],
        prompt: said("Relancer, ou s'arrêter là ?", "Roll again, or stop here?"),
        choices: vec![
            choice("", ("S'arrêter", "Stop"), said("10 sur 12 ; puis −4 PV", "10 of 12; then −4 HP")),
            Choice {
                chance: true,
                ..choice(
                    "a",
                    ("Relancer le critique", "Roll the critical again"),
                    said("le 6 est perdu", "the 6 is lost"),
                )
            },
            Choice {
                chance: true,
                ..choice("b", ("Prouesse sur le 4", "Feat on the 4"), said("1 XP ou 2 PV", "1 XP or 2 HP"))
            },
            Choice {
                chance: true,
                ..choice("c", ("Prouesse sur le 1", "Feat on the 1"), said("1 XP ou 2 PV", "1 XP or 2 HP"))
            },
            choice("fire", ("Potion de feu", "Fire potion"), said("+7 : le monstre meurt", "+7: the monster dies")),
            refused(
                "room5",
                ("Aller chez le marchand", "Go to the merchant"),
                ("le combat dure encore", "the fight still lasts"),
            ),
        ],
    };
    let story = [
        ("Trésor : +1 or, +1 armure.", "Treasure: +1 gold, +1 armour."),
        ("Monstre de l'étage 3.", "Monster of floor 3."),
        ("Dés : 6, 4, 1 ; donjon : 3.", "Dice: 6, 4, 1; dungeon: 3."),
    ];
    Sample::new("rooms", named("LES NEUF SALLES", "NINE ROOMS"), page, Spot::Choice(3), &story)
}
