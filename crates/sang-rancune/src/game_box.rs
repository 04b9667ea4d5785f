//! What comes in the box besides the rules.

use crate::characters;
use crate::content::{self, Card, Content, ENCOUNTERS, HEROES, KINDS, card_word, names, read_card};
use crate::decisions::{Action, Event, Refusal};
use crate::notation::{self, HARMS, HEALING, LENGTHS, LIVES, foe_word, read_foe, sign_word};
use crate::orders;
use crate::page;
use crate::rules::{ACTIONS, COIN, ENCOUNTER, HANDS, INITIATIVE, ITEMS, SIGNS, SangRancune, View};
use crate::table::{Options, Table};
use crate::trophies::trophies;
use kernel::spelling::{value, word};
use kernel::{
    Beat, BoxLabel, ChangedContent, Chosen, CodexChapter, ContentError, Ending, GameBox, HarderTable, Notation, Obeyed,
    OptionSpec, Order, Page, Phrase, Printed, RuleChange, Seat, Source, SourceKind, SourceSpec, TableManners, Telling,
    Text, Trophy,
};

impl GameBox for SangRancune {
    const ID: &'static str = "sang-rancune";
    const RULES: u32 = 2;
    const CHANGES: &'static [RuleChange] = &[
        // Wolves have more life than a fire takes.
        RuleChange { rules: 2, clause: "foe.wolves", release: "0.1" },
    ];
    const KNOWN_CONTENT: &'static [(u32, &'static str)] = &[(1, "f6d8a218ce6aa33c"), (2, "34c9693f10c113b3")];
    const RIVALS: bool = true;

    fn printed() -> Self {
        Self::default()
    }

    fn custom(text: &str) -> Option<Result<Self, ContentError>> {
        let game = |changed: ChangedContent<Content>| Self { content: changed.content, own: Some(changed.line.into()) };
        Some(content::changed(text).map(game))
    }

    fn custom_line(&self) -> String {
        self.own.as_deref().map_or_else(content::printed_line, Into::into)
    }

    fn label(&self) -> BoxLabel {
        BoxLabel {
            teaching: include_str!("../learn.toml"),
            title: Printed::new("Sang Rancune", "Sang Rancune"),
            pitch: Printed::new(
                "Combattez ensemble, mais portez le coup fatal : cartes secrètes, coups bas et trahisons. De 3 à 6 joueurs, 45 minutes.",
                "Fight together, but land the killing blow yourself: hidden cards, low blows and betrayal. 3 to 6 players, 45 minutes.",
            ),
            players: (3, 6),
            options: {
                let spec = |key, fr: &str, en: &str, values: Vec<(&'static str, Printed)>| OptionSpec {
                    key,
                    label: Printed::new(fr, en),
                    values,
                };
                let means = |pairs: [(&str, &str); 4], words: [&'static str; 4]| -> Vec<(&'static str, Printed)> {
                    words.into_iter().zip(pairs).map(|(word, (fr, en))| (word, Printed::new(fr, en))).collect()
                };
                let lives = means(
                    [
                        ("Normaux", "Normal"),
                        ("Faciles : −15 %", "Easy: −15%"),
                        ("Difficiles : +15 %", "Hard: +15%"),
                        ("Mortels : +30 %", "Deadly: +30%"),
                    ],
                    LIVES.map(|(word, _)| word),
                );
                let lengths = vec![
                    (LENGTHS[0].0, Printed::new("Neuf Rencontres", "Nine encounters")),
                    (LENGTHS[1].0, Printed::new("Six Rencontres", "Six encounters")),
                    (LENGTHS[2].0, Printed::new("Douze Rencontres", "Twelve encounters")),
                ];
                let harms = vec![
                    (HARMS[0].0, Printed::new("Comme sur les cartes", "As on the cards")),
                    (HARMS[1].0, Printed::new("Doux : −5 par coup", "Mild: −5 per blow")),
                    (HARMS[2].0, Printed::new("Rudes : +5 par coup", "Harsh: +5 per blow")),
                ];
                let healing = vec![
                    (
                        HEALING[0].0,
                        Printed::new(
                            "Soigner un autre Héros rapporte du Prestige (cartes connues, hors livret)",
                            "Healing another hero earns prestige (known cards, not in the rulebook)",
                        ),
                    ),
                    (HEALING[1].0, Printed::new("Ne rapporte rien (texte du livret)", "Earns nothing (rulebook text)")),
                ];
                vec![
                    spec("life", "PV des Créatures", "Creature HP", lives),
                    spec("harm", "Coups des Créatures", "Creature damage", harms),
                    spec("length", "Longueur", "Length", lengths),
                    spec("healing", "Soins", "Healing", healing),
                ]
            },
            rules_texts: [include_str!("../REGLES.md"), include_str!("../RULES.md")],
            locales: [include_str!("../locales/fr.ftl"), include_str!("../locales/en.ftl")],
        }
    }

    /// BALANCE.md has the figures.
    fn harder_table(&self) -> Option<HarderTable> {
        let what =
            Printed::new("à cinq, face à des Créatures plus coriaces", "five players, against tougher creatures");
        Some(HarderTable { players: 5, options: &[("life", "hard")], what })
    }

    fn options(&self, players: u8, chosen: &Chosen) -> Options {
        let mut options = Options { players, ..Options::default() };
        for (key, said) in chosen {
            match key.as_str() {
                "life" => options.life = value(&LIVES, said).unwrap_or_default(),
                "harm" => options.harm = value(&HARMS, said).unwrap_or_default(),
                "length" => options.length = value(&LENGTHS, said).unwrap_or_default(),
                "healing" => options.thanks = value(&HEALING, said).unwrap_or(true),
                _ => {}
            }
        }
        options
    }

    fn chosen(&self, options: &Options) -> Vec<(&'static str, &'static str)> {
        vec![
            ("life", word(&LIVES, options.life)),
            ("harm", word(&HARMS, options.harm)),
            ("length", word(&LENGTHS, options.length)),
            ("healing", word(&HEALING, options.thanks)),
        ]
    }
}

impl Notation for SangRancune {
    fn content(&self) -> String {
        content::line(&self.content)
    }

    fn sources(&self) -> Vec<SourceSpec> {
        let spec = |source, name, fr: &str, en: &str, kind| SourceSpec {
            source,
            name,
            label: Printed::new(fr, en),
            kind,
            faces: faces(source),
        };
        let pile = SourceKind::Pile { once: false };
        vec![
            spec(ACTIONS, "actions", "Carte Action", "Action card", pile),
            spec(
                INITIATIVE,
                "initiative",
                "Carte Initiative (sièges dans l'ordre)",
                "Initiative card (seats in order)",
                pile,
            ),
            spec(ENCOUNTER, "encounters", "Carte Rencontre", "Encounter card", SourceKind::Pile { once: true }),
            spec(COIN, "coin", "Pile ou Face", "Coin", SourceKind::Die),
            spec(HANDS, "hand", "Carte arrachée à la main", "Card torn from the hand", pile),
            spec(ITEMS, "item", "Objet avalé (le combien)", "Item swallowed (which)", pile),
            spec(SIGNS, "sphinx", "Signe du Sphinx", "Sign of the Sphinx", SourceKind::Die),
        ]
    }

    fn face(&self, source: Source, face: u16) -> String {
        match source {
            ACTIONS | HANDS => card_word(Card(face as u8)).into(),
            ENCOUNTER => foe_word(face as u8).into(),
            COIN => COIN_WORDS[face as usize - 1].into(),
            SIGNS => SIGN_WORDS[face as usize - 1].into(),
            _ => (face + 1).to_string(),
        }
    }

    fn face_name(&self, source: Source, face: u16) -> Printed {
        match source {
            ACTIONS | HANDS => names().cards[face as usize].clone(),
            ENCOUNTER => names().encounters[face as usize].clone(),
            COIN if face == 2 => Printed::new("Face", "heads"),
            COIN => Printed::new("Pile", "tails"),
            SIGNS => match sign_word(face.saturating_sub(1) as u8) {
                "rock" => Printed::new("pierre", "rock"),
                "paper" => Printed::new("feuille", "paper"),
                _ => Printed::new("ciseaux", "scissors"),
            },
            _ => Printed::new((face + 1).to_string(), (face + 1).to_string()),
        }
    }

    fn read_face(&self, source: Source, text: &str) -> Option<u16> {
        let among = |words: &[&str]| words.iter().position(|known| *known == text).map(|at| at as u16 + 1);
        match source {
            ACTIONS | HANDS => read_card(text).map(|card| card.0 as u16),
            ENCOUNTER => read_foe(text).map(u16::from),
            COIN => among(&COIN_WORDS),
            SIGNS => among(&SIGN_WORDS),
            _ => text.parse::<u16>().ok()?.checked_sub(1).filter(|place| *place < faces(source)),
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
        notation::read_table(&self.content, text)
    }
}

impl Telling for SangRancune {
    /// The coin of the bridge.
    const FORESIGHT: usize = 1;

    fn page(&self, view: &View, seat: Seat) -> Page {
        page::page(self, view, seat)
    }

    fn scene(&self, view: &View, seat: Seat) -> Page {
        page::scene(self, view, seat)
    }

    fn tell(&self, event: &Event) -> Text {
        page::tell(event)
    }

    fn notable(&self, event: &Event) -> bool {
        !matches!(event, Event::Set { .. }) && page::is_shown(event)
    }

    fn beat(&self, event: &Event) -> Beat {
        page::beat(event)
    }

    fn standing(&self, view: &View, seat: Seat) -> Option<i32> {
        let prestige = |seat: u8| view.seen.hero(seat).prestige as i32;
        let others = (0..view.seen.options.players).filter(|other| *other != seat.0).map(prestige).max()?;
        (seat != Seat::WATCHER).then(|| prestige(seat.0) - others)
    }

    fn ending(&self, view: &View, seat: Seat, story: &[Event]) -> Option<Ending> {
        page::ending(view, seat, story)
    }

    fn trophies(&self) -> Vec<Trophy> {
        trophies().map(|(trophy, _)| trophy).into()
    }

    fn earned(&self, view: &View, seat: Seat, story: &[Event]) -> Vec<&'static str> {
        let earned = trophies().into_iter().filter(|(_, test)| test(&view.seen, seat.0, story));
        earned.map(|(trophy, _)| trophy.id).collect()
    }

    fn codex(&self) -> Vec<CodexChapter> {
        page::codex(self)
    }

    fn outcome(&self, events: &[Event]) -> Option<Text> {
        page::outcome(events)
    }

    fn why(&self, view: &View, seat: Seat, action: Action) -> Option<Text> {
        crate::why::why(self, &view.seen, seat, action)
    }

    fn preparation(&self, options: &Options) -> Vec<Text> {
        page::preparation(&self.content, options)
    }

    fn drawing(&self, picture: &str) -> Option<&'static str> {
        kernel::drawing(include_str!("../content/drawings.txt"), picture)
    }

    fn explain(&self, refusal: Refusal) -> Text {
        page::explain(refusal)
    }
}

impl TableManners for SangRancune {
    fn seat_name(&self, seat: Seat) -> Option<Printed> {
        Some(page::hero_name(seat.0))
    }

    fn phrases(&self) -> Vec<Phrase> {
        characters::phrases()
    }

    fn orders(&self, view: &View, seat: Seat) -> Vec<Order> {
        orders::orders(view, seat)
    }

    fn obey(&self, order: &str, view: &View, seat: Seat, asked: u16) -> Obeyed<Action> {
        orders::obey(self, order, view, seat, asked)
    }
}

const COIN_WORDS: [&str; 2] = ["tails", "heads"];
const SIGN_WORDS: [&str; 3] = ["rock", "paper", "scissors"];

/// As many as a hero can hold.
const MOST_ITEMS: usize = 10;

/// How many faces a source has.
fn faces(source: Source) -> u16 {
    let faces = match source {
        ACTIONS | HANDS => KINDS,
        ENCOUNTER => ENCOUNTERS,
        COIN => COIN_WORDS.len(),
        SIGNS => SIGN_WORDS.len(),
        INITIATIVE => HEROES,
        _ => MOST_ITEMS,
    };
    faces as u16
}
