//! Made-up pages, for layouts that no game on the shelf uses yet.

use kernel::{Choice, Gauge, Lang, Layout, Page, Printed, Text, Thing, Tone, Zone};
use maud::Markup;
use table::Words;
use web::board::{self, AnswerForm, BoardView};

/// What the made-up game says.
const WORDS: &str = "
said = { $text }
";

fn said(text: &str) -> Text {
    Text::new("said").plain("text", text)
}

fn named(name: &str) -> Printed {
    Printed::new(name, name)
}

pub fn all(lang: Lang, ui: &Words) -> Vec<(&'static str, Option<&'static str>, Markup)> {
    let words = Words::new(lang, &[WORDS]);
    let page = page();
    let ask = Some(AnswerForm { action: "/t/example/play", request: "1", method: "post" });
    let still = || BoardView::still("dead-cells", &words, ui, &page);
    let (watching, playing) = (board::board(&still()), board::board(&BoardView { ask, ..still() }));
    vec![("made-up", Some("dead-cells"), playing), ("made-up-watching", Some("dead-cells"), watching)]
}

fn thing(id: &str, name: &str, label: &str, picture: &'static str, tone: Tone) -> Thing {
    Thing { tone, ..Thing::new(id, named(name), said(label), picture) }
}

fn page() -> Page {
    Page {
        heading: said("Quartier des prisonniers, ronde II"),
        gauges: vec![
            Gauge::pips("life", said("PV"), 3, 5),
            Gauge::figure("cells", said("Cellules"), 4),
            Gauge { steps: vec![3, 6], ..Gauge::bar("scrolls", said("Parchemins"), 4, 9) },
        ],
        zones: vec![map(), lanes(), rounds(), hand(), tokens(), hidden()],
        notes: vec![said("L'archer d'élite frappe en I et en III.")],
        prompt: said("Choisissez une carte et annoncez une action."),
        choices: choices(),
    }
}

fn map() -> Zone {
    let place = |id: &str, name: &str, at: (u8, u8), leads: &[&str], tone, hidden| Thing {
        at,
        hidden,
        here: id == "b",
        leads_to: leads.iter().map(|to| (*to).to_string()).collect(),
        ..thing(id, name, "salle", if hidden { "back" } else { "door" }, tone)
    };
    let things = vec![
        place("a", "Entrée", (0, 1), &["b"], Tone::Faint, false),
        place("b", "Combat", (1, 1), &["c", "d"], Tone::Danger, false),
        place("c", "?", (2, 0), &["e"], Tone::Plain, true),
        place("d", "?", (2, 2), &["e", "f"], Tone::Plain, true),
        place("e", "Coffre", (3, 1), &["f"], Tone::Wealth, false),
        place("f", "Porte", (4, 1), &[], Tone::Wonder, false),
    ];
    Zone::new("map", said("Carte du biome"), Layout::Path { columns: 5, rows: 3 }, things)
}

fn lanes() -> Zone {
    let labels = ["Gauche", "Groupe", "Case 1", "Case 2", "Case 3"].map(said).to_vec();
    let lane = |id: &str, name: &str, lane: u8, tone, marks: &[&str]| Thing {
        at: (lane, 0),
        marks: marks.iter().map(|mark| said(mark)).collect(),
        ..thing(id, name, "monstre", "monster", tone)
    };
    let things = vec![
        Thing { here: true, ..lane("us", "Nous", 1, Tone::Help, &[]) },
        lane("zombie", "Zombie", 2, Tone::Danger, &["2 PV"]),
        lane("archer", "Archer", 4, Tone::Danger, &["3 PV", "élite"]),
    ];
    Zone::new("lanes", said("Combat"), Layout::Lanes { labels }, things)
}

fn rounds() -> Zone {
    let step = |id: &str, name: &str, here| Thing { here, ..thing(id, name, "ronde", "area", Tone::Plain) };
    let things = [step("r1", "I", false), step("r2", "II", true), step("r3", "III", false), step("r4", "IV", false)];
    Zone::new("rounds", said("Rondes"), Layout::Timeline, things)
}

fn hand() -> Zone {
    let things = ["Lame", "Bouclier", "Poison"]
        .map(|name| thing(name, name, "I – / II 1 dégât / III piller", "attack", Tone::Danger));
    Zone::new("hand", said("Main"), Layout::Hand, things)
}

fn tokens() -> Zone {
    let token = |id: &str, name: &str, count, tone| Thing { count, ..thing(id, name, "jeton", "token", tone) };
    let things = [token("teeth", "Dents", 2, Tone::Wealth), token("potion", "Potion", 1, Tone::Help)];
    Zone::new("bag", said("Besace"), Layout::Tokens, things)
}

fn hidden() -> Zone {
    let back = |id: &str| Thing { hidden: true, ..thing(id, "Carte", "face cachée", "back", Tone::Plain) };
    Zone::new("laid", said("Cartes posées"), Layout::Row, [back("laid1"), back("laid2"), back("laid3")])
}

fn choices() -> Vec<Choice> {
    let choice = |action: &str, things: &[&str], label: &str, comes: &str, chance| Choice {
        action: action.into(),
        things: things.iter().map(|thing| (*thing).to_string()).collect(),
        side: None,
        label: said(label),
        consequence: said(comes),
        clause: "play",
        chance,
        refused: None,
    };
    let mut barred = choice("lay shield", &["Bouclier"], "Poser : Bouclier", "", false);
    barred.refused =
        Some(kernel::Refused { clause: "hand.tired", why: said("cette carte a servi à la ronde précédente") });
    vec![
        choice("lay blade", &["Lame"], "Poser : Lame", "le zombie perd 1 PV en II", false),
        barred,
        choice("lay poison", &["Poison"], "Poser : Poison", "1 dégât à chaque ronde", true),
        choice("go d", &["d"], "Aller en bas", "une salle inconnue", true),
        choice("hit zombie", &["zombie"], "Frapper le zombie", "il lui reste 1 PV", false),
        choice("push zombie", &["zombie"], "Pousser le zombie", "il va en case 2", false),
        choice("pass", &[], "Passer", "vous refaites votre main", false),
    ]
}
