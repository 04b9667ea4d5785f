//! What comes in the box besides the rules.

use crate::careful::{self, TUNED};
use crate::content::{self, Card, KINDS};
use crate::decisions::{Action, Event, Refusal};
use crate::notation::{self, AVOID, DULLED, ENDING, SCORE};
use crate::rules::{DUNGEON, Scelerat};
use crate::table::{Options, Table};
use crate::trophies::trophies;
use crate::{ending, insight, measures, page, staging};
use kernel::spelling::{value, word};
use kernel::{
    Beat, BoxLabel, Chosen, CodexChapter, ContentError, Ending, Fate, Features, GameBox, MeasureName, Measures,
    Notation, OptionSpec, Page, Policy, Printed, Seat, Source, SourceKind, SourceSpec, TableManners, Telling, Text,
    Trophy, Twin,
};

impl GameBox for Scelerat {
    const ID: &'static str = "scelerat";
    const RULES: u32 = 1;
    const KNOWN_CONTENT: &'static [(u32, &'static str)] = &[(1, "49cc27c09b35dc06")];

    fn printed() -> Self {
        Self::default()
    }

    fn custom(text: &str) -> Option<Result<Self, ContentError>> {
        Some(content::changed(text).map(|changed| Self::of(changed.content, Some(changed.line.into()))))
    }

    fn custom_line(&self) -> String {
        self.own.as_deref().map_or_else(content::printed_line, Into::into)
    }

    fn label(&self) -> BoxLabel {
        BoxLabel {
            teaching: include_str!("../learn.toml"),
            title: Printed::new("Scélérat", "Scoundrel"),
            pitch: Printed::new(
                "Un donjon de 44 cartes, 20 points de vie, quatre cartes par salle. En solo, 10 minutes.",
                "A dungeon of 44 cards, 20 hit points, four cards per room. Solo, 10 minutes.",
            ),
            players: (1, 1),
            options: {
                let spec = |key, fr: &str, en: &str, values: Vec<(&'static str, Printed)>| OptionSpec {
                    key,
                    label: Printed::new(fr, en),
                    values,
                };
                vec![
                    spec(
                        "weapon",
                        "Arme émoussée",
                        "Dulled weapon",
                        vec![
                            (
                                "lt",
                                Printed::new(
                                    "Ne tue que des monstres plus faibles (livret)",
                                    "Kills only weaker monsters (rulebook)",
                                ),
                            ),
                            (
                                "le",
                                Printed::new(
                                    "Tue aussi des monstres de même force",
                                    "Also kills monsters of equal strength",
                                ),
                            ),
                        ],
                    ),
                    spec(
                        "avoid",
                        "Éviter une salle",
                        "Avoiding a room",
                        vec![
                            (
                                "apart",
                                Printed::new(
                                    "Salles entières, jamais deux de suite (livret)",
                                    "Untouched rooms, never two in a row (rulebook)",
                                ),
                            ),
                            (
                                "partly",
                                Printed::new(
                                    "Même entamées, jamais deux de suite",
                                    "Started rooms too, never two in a row",
                                ),
                            ),
                            ("never", Printed::new("Jamais", "Never")),
                        ],
                    ),
                    spec(
                        "ending",
                        "Fin du donjon",
                        "End of the dungeon",
                        vec![
                            ("all", Printed::new("Toutes les cartes jouées (livret)", "Every card played (rulebook)")),
                            ("four", Printed::new("Moins de quatre cartes restantes", "Fewer than four cards left")),
                        ],
                    ),
                    spec(
                        "score",
                        "Score d'une défaite",
                        "Score of a defeat",
                        vec![
                            (
                                "pile",
                                Printed::new(
                                    "Moins les monstres de la pioche (livret)",
                                    "Minus the monsters in the pile (rulebook)",
                                ),
                            ),
                            (
                                "room",
                                Printed::new(
                                    "Moins aussi les monstres de la salle",
                                    "Minus the monsters in the room too",
                                ),
                            ),
                        ],
                    ),
                ]
            },
            rules_texts: [include_str!("../REGLES.md"), include_str!("../RULES.md")],
            locales: [include_str!("../locales/fr.ftl"), include_str!("../locales/en.ftl")],
        }
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
}

impl Notation for Scelerat {
    fn content(&self) -> String {
        let cards =
            Card::all().map(|card| format!("{} {} {}", card.code(), word(&KINDS, card.kind()), self.face(card).value));
        cards.collect::<Vec<_>>().join("; ")
    }

    fn sources(&self) -> Vec<SourceSpec> {
        vec![SourceSpec {
            source: DUNGEON,
            name: "dungeon",
            label: Printed::new("Donjon", "Dungeon"),
            kind: SourceKind::Pile { once: true },
            faces: Card::all().count() as u16,
        }]
    }

    fn face(&self, _: Source, face: u16) -> String {
        card(face).code().into()
    }

    fn face_name(&self, _: Source, face: u16) -> Printed {
        card(face).name().clone()
    }

    fn read_face(&self, _: Source, text: &str) -> Option<u16> {
        Card::from_code(text).map(|card| card.0 as u16)
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
        notation::read_table(self, text)
    }
}

impl Telling for Scelerat {
    const FORESIGHT: usize = 1;

    fn page(&self, view: &Table, seat: Seat) -> Page {
        page::page(self, view, seat)
    }

    fn scene(&self, view: &Table, _: Seat) -> Page {
        page::scene(self, view)
    }

    fn tell(&self, event: &Event) -> Text {
        staging::tell(self, event)
    }

    fn notable(&self, event: &Event) -> bool {
        staging::notable(event)
    }

    fn beat(&self, event: &Event) -> Beat {
        staging::beat(self, event)
    }

    fn standing(&self, view: &Table, _: Seat) -> Option<i32> {
        Some(view.hp.max(0) as i32)
    }

    fn ending(&self, view: &Table, _: Seat, story: &[Event]) -> Option<Ending> {
        ending::ending(self, view, story)
    }

    fn trophies(&self) -> Vec<Trophy> {
        trophies().map(|(trophy, _)| trophy).into()
    }

    fn earned(&self, view: &Table, _: Seat, story: &[Event]) -> Vec<&'static str> {
        let earned = trophies().into_iter().filter(|(_, test)| test(view, story));
        earned.map(|(trophy, _)| trophy.id).collect()
    }

    fn codex(&self) -> Vec<CodexChapter> {
        crate::codex::codex(self)
    }

    fn outcome(&self, events: &[Event]) -> Option<Text> {
        page::outcome(events)
    }

    fn why(&self, view: &Table, _: Seat, action: Action) -> Option<Text> {
        crate::why::why(self, view, action)
    }

    fn preparation(&self, _: &Options) -> Vec<Text> {
        crate::preparation::preparation()
    }

    fn drawing(&self, picture: &str) -> Option<&'static str> {
        kernel::drawing(include_str!("../content/drawings.txt"), picture)
    }

    fn explain(&self, refusal: Refusal) -> Text {
        page::explain(self, refusal)
    }
}

impl TableManners for Scelerat {}

fn card(face: u16) -> Card {
    Card(u8::try_from(face).expect("there is no such card"))
}

impl Policy for Scelerat {
    /// Designed: of 100, 333 and 1000, the one that won most often (600 games of 1,000 playouts each).
    const POINTS_FOR_A_WIN: u32 = 100;

    fn careful(&self, view: &Table, _: Seat) -> Action {
        careful::choose(self, view, &TUNED)
    }

    fn rollout<F: Fate>(&self, table: &Table, _: Seat, _: &mut F) -> Action {
        careful::choose(self, table, &TUNED)
    }

    const FEATURES: &'static [&'static str] = &insight::FEATURES;
    const VALUES_AFTER: bool = true;

    /// Thirds of 60 deals lie at 54 and 64 (`bots/examples/deals.rs`).
    const DEAL_BOUNDS: (u32, u32) = (50, 66);

    fn puzzles(&self) -> &'static str {
        include_str!("../content/puzzles.txt")
    }

    fn learnt(&self) -> &'static str {
        include_str!("../content/value.txt")
    }

    fn features(&self, view: &Table, _: Seat, out: &mut Features) {
        insight::features(self, view, out);
    }

    fn after(&self, table: &Table, _: Seat, action: Action) -> Option<Table> {
        insight::after(self, table, action)
    }

    fn chapter(&self, table: &Table) -> u32 {
        table.rooms as u32
    }

    fn settled(&self, table: &Table, _: Seat) -> bool {
        table.dungeon.unseen().is_empty()
    }

    fn hopeless(&self, table: &Table, _: Seat, score: i32) -> bool {
        insight::hopeless(self, table, score)
    }

    fn promise(&self, table: &Table, _: Seat) -> i32 {
        careful::likes(self, table, &TUNED)
    }

    fn twin(&self, table: &Table) -> Option<Twin> {
        Some(insight::twin(table))
    }

    fn laid_open<F: Fate>(&self, table: &Table, fate: &mut F) -> Option<Table> {
        Some(insight::laid_open(table, fate))
    }

    fn measures(&self) -> Vec<MeasureName> {
        measures::measures()
    }

    fn ends(&self) -> Vec<MeasureName> {
        measures::ends()
    }

    #[inline(always)]
    fn count(&self, event: &Event, out: &mut Measures) {
        measures::count(event, out);
    }

    #[inline]
    fn sum_up(&self, table: &Table, out: &mut Measures) {
        measures::sum_up(table, out);
    }
}
