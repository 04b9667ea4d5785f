//! Five lanes, the four rounds of a fight, and a hand.

use super::*;
use kernel::{Gauge, Layout, PageCell, Zone};

fn row(id: &str, name: (&str, &str), cells: [PageCell; 4]) -> Thing {
    Thing { cells: cells.to_vec(), ..thing(id, name, ("", "")) }
}

fn rounds() -> Zone {
    let on = |fr: &str, en: &str| PageCell::Said(said(fr, en));
    let (none, back) = (PageCell::Empty, PageCell::Hidden);
    let rows = [
        Thing {
            tone: Tone::Danger,
            ..row("z", ("Zombie", "Zombie"), [none.clone(), none.clone(), none.clone(), on("1 dégât", "1 damage")])
        },
        Thing {
            tone: Tone::Danger,
            ..row(
                "r",
                ("Archer d'élite", "Elite archer"),
                [
                    on("1 dégât à 2 personnes", "1 damage to 2 people"),
                    none.clone(),
                    on("1 dégât au premier", "1 damage to the first"),
                    none.clone(),
                ],
            )
        },
        row("diane", ("Diane", "Diane"), [none.clone(), on("poison", "poison"), back.clone(), none.clone()]),
        row(
            "charlotte",
            ("Charlotte", "Charlotte"),
            [on("aptitude", "ability"), back.clone(), back.clone(), none.clone()],
        ),
        Thing { here: true, ..row("you", ("Gabriel", "Gabriel"), [none.clone(), none.clone(), none.clone(), none]) },
    ];
    let heads = [("Ronde", "Round"), ("I", "I"), ("II", "II"), ("III", "III"), ("IV", "IV")];
    let columns = heads.iter().map(|(fr, en)| said(fr, en)).collect();
    Zone::new("rounds", said("Rondes", "Rounds"), Layout::Table { columns }, rows)
}

/// The page.
pub fn sample() -> Sample {
    let labels =
        [("gauche", "left"), ("GROUPE", "GROUP"), ("case 1", "space 1"), ("case 2", "space 2"), ("case 3", "space 3")];
    let labels = labels.iter().map(|(fr, en)| said(fr, en)).collect();
    let stands = |lane: u8, thing: Thing| Thing { at: (lane, 0), ..thing };
    let fight = [
        stands(1, Thing { here: true, ..thing("group", ("Les quatre têtes", "The four heads"), ("", "")) }),
        stands(1, toned("scroll", Tone::Wealth, ("Parchemin", "Scroll"), ("butin", "loot"))),
        stands(2, Thing { label: points(2), ..toned("zombie", Tone::Danger, ("Zombie", "Zombie"), ("", "")) }),
        stands(
            4,
            Thing {
                label: points(3),
                marks: vec![said("élite", "elite")],
                ..toned("archer", Tone::Danger, ("Archer", "Archer"), ("", ""))
            },
        ),
    ];
    let hand = [
        thing("h1", ("Entaille", "Slash"), ("I −, II 1 case 1, III piller", "I −, II 1 space 1, III loot")),
        thing("h2", ("Bouclier", "Shield"), ("I bloc, II −, III 1", "I block, II −, III 1")),
        thing("h3", ("Flèche", "Arrow"), ("I 1 case 2-3, II −, III aptitude", "I 1 space 2-3, II −, III ability")),
    ];
    let token = |id: &str, count: u32, name: (&str, &str)| Thing { count, ..thing(id, name, ("jeton", "token")) };
    let page = Page {
        heading: said("Quartier des prisonniers", "Prisoners' quarters"),
        gauges: vec![
            Gauge::pips("hp", said("PV", "HP"), 3, 3),
            Gauge { steps: vec![2, 4], ..Gauge::pips("cells", said("Cellules", "Cells"), 3, 6) },
        ],
        zones: vec![
            Zone::new("fight", said("Combat", "Fight"), Layout::Lanes { labels }, fight),
            rounds(),
            Zone::new("hand", said("Main", "Hand"), Layout::Hand, hand),
            Zone::new(
                "bag",
                said("Besace", "Satchel"),
                Layout::Tokens,
                [token("tooth", 2, ("dents", "teeth")), token("flask", 1, ("fiole", "flask"))],
            ),
        ],
        notes: vec![said("Diane commence.", "Diane goes first.")],
        prompt: said("Posez une carte et annoncez une action.", "Lay a card and announce one action."),
        choices: vec![
            choice("h1", ("Entaille, annoncer II", "Slash, announce II"), said("zombie : 1 sur 2", "zombie: 1 of 2")),
            choice(
                "h1",
                ("Entaille, annoncer III", "Slash, announce III"),
                said("le butin est à vous", "the loot is yours"),
            ),
            choice(
                "h2",
                ("Bouclier, annoncer I", "Shield, announce I"),
                said("un dégât de moins en I", "one damage less in I"),
            ),
            choice(
                "h2",
                ("Bouclier, annoncer III", "Shield, announce III"),
                said("zombie : 1 sur 2", "zombie: 1 of 2"),
            ),
            choice("h3", ("Flèche, annoncer I", "Arrow, announce I"), said("archer : 1 sur 3", "archer: 1 of 3")),
            choice("h3", ("Flèche, annoncer III", "Arrow, announce III"), said("votre aptitude", "your ability")),
            refused("", ("Passer", "Pass"), ("on ne passe pas en première ronde", "nobody passes in the first round")),
        ],
    };
    let story = [
        ("Diane annonce le poison en II.", "Diane announces poison in II."),
        ("Charlotte annonce son aptitude en I.", "Charlotte announces her ability in I."),
    ];
    Sample::new("lanes", named("LES COULOIRS", "THE LANES"), page, Spot::Thing(0, 2), &story)
}
