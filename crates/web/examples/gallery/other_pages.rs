//! The looks of whatever is not a table.

use kernel::Lang;
use maud::{Markup, html};
use table::{IDS, Words, shelf};
use web::html::art;

pub fn all(lang: Lang, _ui: &Words) -> Vec<(&'static str, Option<&'static str>, Markup)> {
    vec![
        ("landing", None, landing(lang)),
        ("forms", None, forms()),
        ("lists", None, lists()),
        ("replay", Some("scelerat"), replay()),
        ("drawings", None, drawings()),
    ]
}

fn landing(lang: Lang) -> Markup {
    let labels = IDS.iter().filter_map(|id| shelf::label(id));
    html! {
        div.hero { h1 { "Descendez." } p { "Cinq donjons de poche, seul ou à plusieurs, dans le navigateur." } }
        ul.lids {
            @for label in labels {
                li data-game=(label.id) {
                    (art::lid(label.id))
                    div.words {
                        h2 { (label.title.in_lang(lang)) }
                        p { (label.pitch.in_lang(lang)) }
                        div.facts { span { (label.players.0) "–" (label.players.1) " joueurs" } }
                        div.buttons { button.main { "Jouer" } a.button.quiet href="#" { "Options" } }
                    }
                }
            }
            li data-game="dead-cells" {
                (art::lid("dead-cells"))
                div.words { h2 { "Dead Cells" } p { "Bientôt." } div.buttons { button.main disabled { "Jouer" } } }
            }
        }
    }
}

fn forms() -> Markup {
    html! {
        div.narrow {
            h1 { "Un compte" }
            p.notice { "Vos parties d'invité vous suivront." }
            p.refusal role="alert" { "ce nom est déjà pris" }
            form {
                div.field { label for="name" { "Nom" } input id="name"; span.hint { "3 à 20 signes" } }
                div.field { label for="password" { "Mot de passe" } input id="password" type="password"; }
                fieldset { legend { "Arme émoussée" } label { input type="radio" name="a" checked; "plus faible" } label { input type="radio" name="a"; "ou égal" } }
                div.field { label for="who" { "Place 2" } select id="who" { option { "robot prudent" } option { "une personne" } } }
                label.inline { input type="checkbox"; "Table ouverte à tous" }
                div.buttons { button.main { "Créer" } button.quiet type="button" { "Annuler" } button disabled { "Impossible" } }
            }
            details { summary { "Plus d'options" } p { "Une graine, un paquet à soi." } }
        }
    }
}

fn lists() -> Markup {
    html! {
        h1 { "Moi" }
        nav.tabs { a href="#" aria-current="page" { "Parties" } a href="#" { "Chiffres" } a href="#" { "Compte" } }
        ul.rows {
            li { a href="#" { "Scélérat, graine 417" } span { "à vous de jouer" } }
            li { a href="#" { "Sang Rancune, table de Bruna" } span { "on attend Filoute" } }
        }
        h2 { "Le donjon du jour" }
        div.scroll { table.figures {
            thead { tr { th { "Rang" } th { "Nom" } th.number { "Score" } } }
            tbody { tr { td { "1" } td { "Zélie" } td.number { "20" } } tr.mine { td { "2" } td { "vous" } td.number { "13" } } tr { td { "3" } td { "Anselme" } td.number { "−12" } } }
        } }
        svg.chart viewBox="0 0 320 120" role="img" aria-label="Scores" {
            path.axis d="M20 100H310M20 10V100" {}
            @for (at, height) in [20, 44, 80, 61, 33, 12].into_iter().enumerate() { rect.bar x=(30 + at * 46) y=(100 - height) width="30" height=(height) {} }
            text x="30" y="114" { "−200" } text x="270" y="114" { "30" }
        }
        section.box {
            h2 { "À table" }
            ul.seats { li.you { "Bruna (vous)" } li.awaited { "Filoute" } li { "Sylvain " span.bot { "robot prudent" } } }
            div.talk { button { "Merci !" } button { "Menteur !" } }
            div.orders { button aria-pressed="true" { "Passer quand je n'ai rien à jouer" } button aria-pressed="false" { "Toujours demander" } }
        }
        article.rules {
            h1 { "Règles" } h2 { "Combat" }
            section #combat { h3 { "À mains nues " a.clause href="#combat" { "§combat.hands" } } p { "Le monstre fait perdre sa valeur." } }
            section { p { "Une " mark { "arme" } " retranche sa valeur." } }
        }
    }
}

fn replay() -> Markup {
    html! {
        h1 { "Partie de Zélie" }
        div.replay {
            a.button href="#" { "‹" } input type="range" min="0" max="40" value="12" aria-label="Décision" data-goto="/r/x?turn="; a.button href="#" { "›" }
            span.where { "décision 12 sur 40" }
        }
        p { button data-copy="#link" { "Copier le lien" } " " code #link { "oubliette.example/r/k7qf?turn=12" } }
        p.notice { "Partie finie : tout est visible." }
    }
}

/// Every drawing of the sheet.
fn drawings() -> Markup {
    let ids = art::SHEET.split("<symbol id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    html! {
        div.row { ul.things.of-8 {
            @for id in ids.filter(|id| !id.starts_with("lid")) {
                li.item { div.thing.card { span.face data-tone="danger" { span.picture { (art::picture(id, None, "plain")) } span.label { (id) } } } }
            }
        } }
    }
}
