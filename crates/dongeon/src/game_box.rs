//! What comes in the box besides the rules.

use crate::careful::{self, TUNED};
use crate::content::{BadDeck, CardDeck, Face};
use crate::decisions::{Action, Event, Refusal};
use crate::notation::{self, NOTEBOOK, TORCHES};
use crate::rules::{Dongeon, GREY, GREY_TURN, WHITE, WHITE_TURN};
use crate::table::{Options, Table};
use crate::trophies::trophies;
use crate::{ending, insight, measures, page, sheet, staging};
use kernel::spelling::{value, word};
use kernel::{
    Beat, BoxLabel, Chosen, CodexChapter, ContentError, Ending, Fate, Features, GameBox, MeasureName, Measures,
    Notation, OptionSpec, Page, Policy, Printed, RuleChange, Seat, Sheet, Source, SourceKind, SourceSpec, TableManners,
    Telling, Text, Trophy,
};

impl GameBox for Dongeon {
    const ID: &'static str = "dongeon";
    const RULES: u32 = 2;
    const CHANGES: &'static [RuleChange] = &[
        // Healing is asked about before the last wound, and before that of the last assault.
        RuleChange { rules: 2, clause: "thing.heal", release: "0.1" },
        // Between two assaults too.
        RuleChange { rules: 2, clause: "doors.final", release: "0.1" },
    ];

    fn printed() -> Self {
        Self::default()
    }

    fn label(&self) -> BoxLabel {
        BoxLabel {
            teaching: include_str!("../learn.toml"),
            title: Printed::new("Un dongeon dans un deck", "A Dungeon in a Deck"),
            pitch: Printed::new(
                "Un paquet en main, quatre icônes par face, quatre portes de boss : tout se joue sur la mémoire et le sens des cartes. En solo, 15 minutes.",
                "One deck in hand, four icons per face, four boss doors. It is all about memory and which way up your cards lie. Solo, 15 minutes.",
            ),
            players: (1, 1),
            options: {
                let torches = TORCHES.iter().map(|(word, _)| {
                    let means = match *word {
                        "none" => Printed::new("Illimitées (livret)", "Unlimited (rulebook)"),
                        count => Printed::new(
                            format!("{count} : on peut se perdre {count} fois, pas une de plus"),
                            format!("{count}: you can get lost {count} times, no more"),
                        ),
                    };
                    (*word, means)
                });
                let notebook = NOTEBOOK.iter().map(|(word, _)| {
                    let means = match *word {
                        "all" => Printed::new("Complet : toutes les cartes vues", "Full: every card seen"),
                        "0" => Printed::new("Aucun : la carte du dessus seulement", "None: only the card on top"),
                        "1" => {
                            Printed::new("1 carte devant et 1 derrière, si vues", "1 card ahead and 1 behind, if seen")
                        }
                        depth => Printed::new(
                            format!("{depth} cartes devant et {depth} derrière, si vues"),
                            format!("{depth} cards ahead and {depth} behind, if seen"),
                        ),
                    };
                    (*word, means)
                });
                vec![
                    OptionSpec { key: "torches", label: Printed::new("Torches", "Torches"), values: torches.collect() },
                    OptionSpec {
                        key: "notebook",
                        label: Printed::new("Carnet", "Notebook"),
                        values: notebook.collect(),
                    },
                ]
            },
            rules_texts: [include_str!("../REGLES.md"), include_str!("../RULES.md")],
            locales: [include_str!("../locales/fr.ftl"), include_str!("../locales/en.ftl")],
        }
    }

    fn custom(text: &str) -> Option<Result<Self, ContentError>> {
        if let Some(changed) = CardDeck::changed(text) {
            return Some(changed.map(|deck| Self { deck }));
        }
        let deck = if CardDeck::is_line(text) { CardDeck::read_line(text) } else { CardDeck::read(text) };
        let place = |card| (card > 0).then(|| Printed::new(format!("Carte {card}"), format!("Card {card}")));
        let error = |BadDeck { card, reason }| ContentError { place: place(card), reason };
        Some(deck.map(|deck| Self { deck }).map_err(error))
    }

    fn options(&self, _: u8, chosen: &Chosen) -> Options {
        let mut options = Options::default();
        for (key, said) in chosen {
            match key.as_str() {
                "torches" => options.torches = value(&TORCHES, said).unwrap_or_default(),
                "notebook" => options.notebook = value(&NOTEBOOK, said).unwrap_or_default(),
                _ => {}
            }
        }
        options
    }

    fn chosen(&self, options: &Options) -> Vec<(&'static str, &'static str)> {
        vec![("torches", word(&TORCHES, options.torches)), ("notebook", word(&NOTEBOOK, options.notebook))]
    }

    fn sheets(&self) -> Vec<Sheet> {
        sheet::sheets(&self.deck)
    }
}

impl Notation for Dongeon {
    fn content(&self) -> String {
        self.deck.line()
    }

    fn sources(&self) -> Vec<SourceSpec> {
        let spec = |source, name, fr: &str, en: &str, kind| {
            let faces = if kind == SourceKind::Die { SIDES } else { self.deck.count() as u16 };
            SourceSpec { source, name, label: Printed::new(fr, en), kind, faces }
        };
        let pile = SourceKind::Pile { once: true };
        vec![
            spec(WHITE, "white", "Face blanche", "White face", pile),
            spec(GREY, "grey", "Face grise", "Grey face", pile),
            spec(WHITE_TURN, "white", "Icône du haut (blanche)", "Icon on top (white)", SourceKind::Die),
            spec(GREY_TURN, "grey", "Icône du haut (grise)", "Icon on top (grey)", SourceKind::Die),
        ]
    }

    fn face(&self, source: Source, face: u16) -> String {
        if source == WHITE || source == GREY { (face + 1).to_string() } else { face.to_string() }
    }

    fn face_name(&self, source: Source, face: u16) -> Printed {
        let named = |face: Face| page::face_letters(face);
        match source {
            WHITE => named(self.deck.white(face as u8)),
            GREY => named(self.deck.grey(face as u8)),
            _ => {
                let (fr, en) = match face {
                    1 => ("la première lettre", "the first letter"),
                    2 => ("la deuxième lettre", "the second letter"),
                    3 => ("la troisième lettre", "the third letter"),
                    _ => ("la quatrième lettre", "the fourth letter"),
                };
                Printed::new(fr, en)
            }
        }
    }

    fn read_face(&self, source: Source, text: &str) -> Option<u16> {
        let number: u16 = text.parse().ok()?;
        if source == WHITE || source == GREY {
            number.checked_sub(1).filter(|face| *face < self.deck.count() as u16)
        } else {
            (1..=SIDES).contains(&number).then_some(number)
        }
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
        notation::read_table(&self.deck, text)
    }
}

impl Telling for Dongeon {
    /// The face of the next card, and how it lies.
    const FORESIGHT: usize = 2;

    fn page(&self, view: &Table, seat: Seat) -> Page {
        page::page(self, view, seat)
    }

    fn scene(&self, view: &Table, _: Seat) -> Page {
        page::scene(self, view)
    }

    fn tell(&self, event: &Event) -> Text {
        staging::tell(event)
    }

    fn notable(&self, event: &Event) -> bool {
        staging::notable(event)
    }

    fn beat(&self, event: &Event) -> Beat {
        staging::beat(event)
    }

    fn standing(&self, view: &Table, _: Seat) -> Option<i32> {
        Some(view.lives() as i32)
    }

    fn ending(&self, view: &Table, _: Seat, story: &[Event]) -> Option<Ending> {
        ending::ending(view, story)
    }

    fn trophies(&self) -> Vec<Trophy> {
        trophies().map(|(trophy, _)| trophy).into()
    }

    fn earned(&self, view: &Table, _: Seat, story: &[Event]) -> Vec<&'static str> {
        let earned = trophies().into_iter().filter(|(_, test)| test(view, story));
        earned.map(|(trophy, _)| trophy.id).collect()
    }

    fn codex(&self) -> Vec<CodexChapter> {
        crate::codex::codex(&self.deck)
    }

    fn outcome(&self, events: &[Event]) -> Option<Text> {
        staging::outcome(events)
    }

    fn why(&self, view: &Table, _: Seat, action: Action) -> Option<Text> {
        crate::why::why(self, view, action)
    }

    fn preparation(&self, _: &Options) -> Vec<Text> {
        crate::preparation::preparation(self)
    }

    fn drawing(&self, picture: &str) -> Option<&'static str> {
        kernel::drawing(include_str!("../content/drawings.txt"), picture)
    }

    fn explain(&self, refusal: Refusal) -> Text {
        page::explain(refusal)
    }
}

impl TableManners for Dongeon {}

impl Policy for Dongeon {
    /// Designed: a door is worth a fiftieth of a win, as the score counts doors.
    const POINTS_FOR_A_WIN: u32 = 50;
    const PAIRED_MARGIN_IN_TENTHS_OF_ERROR: u32 = 10;

    fn careful(&self, view: &Table, _: Seat) -> Action {
        careful::choose(self, view, &TUNED)
    }

    fn rollout<F: Fate>(&self, table: &Table, _: Seat, _: &mut F) -> Action {
        careful::choose(self, table, &TUNED)
    }

    const FEATURES: &'static [&'static str] = &insight::FEATURES;

    /// Nine to twelve card actions.
    const HORIZON: u32 = 3;

    fn puzzles(&self) -> &'static str {
        include_str!("../content/puzzles.txt")
    }

    fn learnt(&self) -> &'static str {
        include_str!("../content/value.txt")
    }

    fn features(&self, view: &Table, _: Seat, out: &mut Features) {
        insight::features(self, view, out);
    }

    fn chapter(&self, table: &Table) -> u32 {
        insight::chapter(table)
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

/// A face can lie on each of its sides.
const SIDES: u16 = 4;
