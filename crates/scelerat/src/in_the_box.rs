//! What comes in the box besides the rules.

use crate::careful::{self, TUNED};
use crate::content::Card;
use crate::decisions::{Action, Event, Refusal};
use crate::notation::{self, AVOID, DULLED, ENDING, SCORE, value, word};
use crate::page;
use crate::rules::{DUNGEON, Scelerat};
use crate::table::{Options, Table};
use kernel::{
    Chosen, Fate, GameBox, Lang, OptionSpec, Page, Printed, Seat, Sense, Source, SourceKind, SourceSpec, Text,
};

impl GameBox for Scelerat {
    const ID: &'static str = "scelerat";
    const RULES: u32 = 1;

    fn printed() -> Self {
        Self::default()
    }

    fn title(&self) -> Printed {
        Printed::new("Scélérat", "Scoundrel")
    }

    fn pitch(&self) -> Printed {
        Printed::new(
            "Un donjon de 44 cartes, 20 points de vie, quatre cartes par salle. Seul, dix minutes.",
            "A dungeon of 44 cards, 20 points of life, four cards to a room. Alone, ten minutes.",
        )
    }

    fn players(&self) -> (u8, u8) {
        (1, 1)
    }

    fn content(&self) -> String {
        let cards = Card::all().map(|card| format!("{} {:?} {}\n", card.code(), card.kind(), card.value()));
        cards.collect()
    }

    fn rules_text(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::Fr => include_str!("../REGLES.md"),
            Lang::En => include_str!("../RULES.md"),
        }
    }

    fn locale(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::Fr => include_str!("../locales/fr.ftl"),
            Lang::En => include_str!("../locales/en.ftl"),
        }
    }

    fn option_specs(&self) -> Vec<OptionSpec> {
        let spec = |key, fr: &str, en: &str, values: Vec<(&'static str, Printed)>| OptionSpec {
            key,
            label: Printed::new(fr, en),
            values,
        };
        vec![
            spec(
                "weapon",
                "Une arme qui a servi tue ensuite",
                "A used weapon then kills",
                vec![
                    (
                        "lt",
                        Printed::new(
                            "les monstres strictement plus faibles que le dernier (livret)",
                            "monsters strictly weaker than the last (rulebook)",
                        ),
                    ),
                    (
                        "le",
                        Printed::new(
                            "les monstres plus faibles que le dernier ou égaux",
                            "monsters weaker than the last, or equal",
                        ),
                    ),
                ],
            ),
            spec(
                "avoid",
                "On évite une salle",
                "A room can be avoided",
                vec![
                    (
                        "apart",
                        Printed::new("entière, jamais deux d'affilée (livret)", "whole, never two running (rulebook)"),
                    ),
                    (
                        "partly",
                        Printed::new("même entamée, jamais deux d'affilée", "even once begun, never two running"),
                    ),
                    ("never", Printed::new("jamais", "never")),
                ],
            ),
            spec(
                "ending",
                "Le donjon est traversé",
                "The dungeon is crossed",
                vec![
                    (
                        "all",
                        Printed::new(
                            "quand toutes les cartes sont jouées (livret)",
                            "when every card has been played (rulebook)",
                        ),
                    ),
                    (
                        "four",
                        Printed::new(
                            "dès qu'il reste moins de quatre cartes",
                            "as soon as fewer than four cards are left",
                        ),
                    ),
                ],
            ),
            spec(
                "score",
                "Après une défaite on compte",
                "After a defeat one counts",
                vec![
                    ("pile", Printed::new("les monstres de la pioche (livret)", "the monsters in the pile (rulebook)")),
                    ("room", Printed::new("les monstres de la salle aussi", "the monsters in the room too")),
                ],
            ),
        ]
    }

    fn options(&self, _: u8, chosen: &Chosen) -> Options {
        let mut options = Options::default();
        for (key, said) in chosen {
            match key.as_str() {
                "weapon" => options.dulled = value(&DULLED, said).unwrap_or_default(),
                "avoid" => options.avoid = value(&AVOID, said).unwrap_or_default(),
                "ending" => options.ending = value(&ENDING, said).unwrap_or_default(),
                "score" => options.score = value(&SCORE, said).unwrap_or_default(),
                _ => {}
            }
        }
        options
    }

    fn chosen(&self, options: &Options) -> Vec<(&'static str, &'static str)> {
        vec![
            ("weapon", word(&DULLED, options.dulled)),
            ("avoid", word(&AVOID, options.avoid)),
            ("ending", word(&ENDING, options.ending)),
            ("score", word(&SCORE, options.score)),
        ]
    }

    fn sources(&self) -> Vec<SourceSpec> {
        vec![SourceSpec {
            source: DUNGEON,
            name: "dungeon",
            label: Printed::new("Donjon", "Dungeon"),
            kind: SourceKind::Pile { once: true },
        }]
    }

    fn face(&self, _: Source, face: u8) -> String {
        Card(face).code().into()
    }

    fn face_name(&self, _: Source, face: u8) -> Printed {
        Card(face).name().clone()
    }

    fn read_face(&self, _: Source, text: &str) -> Option<u8> {
        Card::from_code(text).map(|card| card.0)
    }

    fn write_action(&self, action: Action) -> String {
        notation::write_action(action)
    }

    fn read_action(&self, text: &str) -> Option<Action> {
        notation::read_action(text)
    }

    fn write_table(&self, table: &Table) -> String {
        notation::write_table(table)
    }

    fn read_table(&self, text: &str) -> Result<Table, String> {
        notation::read_table(text)
    }

    fn page(&self, view: &Table, seat: Seat) -> Page {
        page::page(self, view, seat)
    }

    fn tell(&self, event: &Event) -> Text {
        page::tell(event)
    }

    fn explain(&self, refusal: Refusal) -> Text {
        page::explain(refusal)
    }
}

impl Sense for Scelerat {
    /// Designed: of 0, 10, 100, 300 and 1000, the one that won most often.
    const POINTS_FOR_A_WIN: u32 = 100;

    fn careful(&self, view: &Table, _: Seat) -> Action {
        careful::choose(self, view, &TUNED)
    }

    fn rollout<F: Fate>(&self, table: &Table, _: Seat, _: &mut F) -> Action {
        careful::choose(self, table, &TUNED)
    }
}
