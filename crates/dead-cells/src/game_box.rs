//! What comes in the box besides the rules.

use crate::campaign::Campaign;
use crate::content::{self, Card, Gear, Kind};
use crate::decisions::{Action, Event, Refusal};
use crate::page;
use crate::rules::{DeadCells, ELITES, EQUIPMENT, MONSTERS, PATTERNS, RESTRICTIONS, SERENADES_DECK, TILES, View};
use crate::table::{Options, Table};
use kernel::{
    BoxLabel, Chosen, GameBox, Notation, OptionSpec, Page, Phrase, Printed, Seat, Source, SourceKind, SourceSpec,
    Speech, TableManners, Telling, Text, notation,
};

impl GameBox for DeadCells {
    const ID: &'static str = "dead-cells";
    const RULES: u32 = 1;

    fn printed() -> Self {
        Self::default()
    }

    fn label(&self) -> BoxLabel {
        BoxLabel {
            title: Printed::new("Dead Cells", "Dead Cells"),
            pitch: Printed::new(
                "Traversez les biomes ensemble, mourez, devenez plus forts, recommencez : une campagne, de un à quatre. Quarante minutes par run.",
                "Cross the biomes together, die, grow stronger, begin again: a campaign, for one to four. Forty minutes a run.",
            ),
            players: (1, 4),
            options: vec![OptionSpec {
                key: "patterns",
                label: Printed::new("Manœuvres du Boss", "Patterns of the boss"),
                values: vec![
                    ("hidden", Printed::new("Révélées après les cartes", "Turned up after the cards")),
                    (
                        "open",
                        Printed::new(
                            "Visibles dès le début de la manche (plus facile)",
                            "Open from the start of the turn (easier)",
                        ),
                    ),
                ],
            }],
            rules_texts: [include_str!("../REGLES.md"), include_str!("../RULES.md")],
            locales: [include_str!("../locales/fr.ftl"), include_str!("../locales/en.ftl")],
        }
    }

    fn options(&self, players: u8, chosen: &Chosen) -> Options {
        let open = chosen.iter().any(|(key, value)| key == "patterns" && value == "open");
        Options { players, open_patterns: open, campaign: Campaign::first(self.content) }
    }

    fn first_chronicle(&self) -> Option<String> {
        notation::write(&Campaign::first(self.content)).ok()
    }

    fn chosen(&self, options: &Options) -> Vec<(&'static str, &'static str)> {
        vec![("patterns", if options.open_patterns { "open" } else { "hidden" })]
    }
}

/// The most tiles that a biome has.
const MOST_TILES: u16 = 41;
/// The most patterns that a boss has.
const MOST_PATTERNS: u16 = 9;

impl Notation for DeadCells {
    fn content(&self) -> String {
        content::line()
    }

    fn sources(&self) -> Vec<SourceSpec> {
        let spec = |source, name, fr: &str, en: &str, faces: usize| SourceSpec {
            source,
            name,
            label: Printed::new(fr, en),
            kind: SourceKind::Pile { once: false },
            faces: faces as u16,
        };
        let content = self.content;
        let (cards, foes) = (content.cards.len(), content.foes.len());
        vec![
            spec(Source(0), "deck1", "Carte Combat du joueur 1", "Combat card of player 1", cards),
            spec(Source(1), "deck2", "Carte Combat du joueur 2", "Combat card of player 2", cards),
            spec(Source(2), "deck3", "Carte Combat du joueur 3", "Combat card of player 3", cards),
            spec(Source(3), "deck4", "Carte Combat du joueur 4", "Combat card of player 4", cards),
            spec(SERENADES_DECK, "serenade", "Carte de Sérénade", "Serenade's card", cards),
            spec(MONSTERS, "monsters", "Carte Monstre", "Monster card", foes),
            spec(ELITES, "elites", "Carte Élite", "Elite card", foes),
            spec(EQUIPMENT, "equipment", "Carte Équipement", "Equipment card", content.gear.len()),
            spec(TILES, "tiles", "Tuile (son numéro)", "Tile (its number)", MOST_TILES as usize),
            spec(PATTERNS, "patterns", "Manœuvre du Boss", "Pattern of the boss", MOST_PATTERNS as usize),
            spec(RESTRICTIONS, "restrictions", "Tuile Restriction du défi", "Restriction tile of the challenge", 4),
        ]
    }

    fn face(&self, source: Source, face: u16) -> String {
        let at = face as u8;
        match source {
            MONSTERS | ELITES => self.content.foe(Kind(at)).code.clone(),
            EQUIPMENT => self.content.gear(Gear(at)).code.clone(),
            TILES | PATTERNS | RESTRICTIONS => format!("{}", face + 1),
            _ => self.content.card(Card(at)).code.clone(),
        }
    }

    fn face_name(&self, source: Source, face: u16) -> Printed {
        let at = face as u8;
        let numbered = |fr: &str, en: &str| Printed::new(format!("{fr} {}", face + 1), format!("{en} {}", face + 1));
        match source {
            MONSTERS | ELITES => self.content.foe(Kind(at)).name.clone(),
            EQUIPMENT => self.content.gear(Gear(at)).name.clone(),
            TILES => numbered("tuile", "tile"),
            PATTERNS => {
                let pattern = self.content.bosses[0].patterns.get(face as usize);
                pattern.map_or_else(|| numbered("manœuvre", "pattern"), |pattern| pattern.name.clone())
            }
            RESTRICTIONS => numbered("restriction", "restriction"),
            _ => self.content.card(Card(at)).name.clone(),
        }
    }

    fn read_face(&self, source: Source, text: &str) -> Option<u16> {
        let content = self.content;
        let place = match source {
            MONSTERS | ELITES => content.foes.iter().position(|foe| foe.code == text)?,
            EQUIPMENT => content.gear.iter().position(|gear| gear.code == text)?,
            TILES => text.parse::<usize>().ok()?.checked_sub(1).filter(|at| *at < MOST_TILES as usize)?,
            PATTERNS => text.parse::<usize>().ok()?.checked_sub(1).filter(|at| *at < MOST_PATTERNS as usize)?,
            RESTRICTIONS => text.parse::<usize>().ok()?.checked_sub(1).filter(|at| *at < 4)?,
            _ => content.cards.iter().position(|card| card.code == text)?,
        };
        Some(place as u16)
    }

    fn write_action(&self, action: Action) -> String {
        notation::write(&action).unwrap_or_default()
    }

    fn read_action(&self, text: &str) -> Option<Action> {
        notation::read(text).ok()
    }

    fn write_table(&self, table: &Table) -> String {
        serde_json::to_string(table).unwrap_or_default()
    }

    fn read_table(&self, text: &str) -> Result<Table, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}

impl Telling for DeadCells {
    /// A card that is drawn after a test, and the next tile.
    const FORESIGHT: usize = 2;

    fn page(&self, view: &View, seat: Seat) -> Page {
        page::page(self, view, seat)
    }

    fn tell(&self, event: &Event) -> Text {
        page::tell(event)
    }

    fn notable(&self, event: &Event) -> bool {
        page::notable(event)
    }

    fn outcome(&self, events: &[Event]) -> Option<Text> {
        page::outcome(events)
    }

    fn drawing(&self, picture: &str) -> Option<&'static str> {
        kernel::drawing(include_str!("../content/drawings.txt"), picture)
    }

    fn explain(&self, refusal: Refusal) -> Text {
        page::explain(refusal)
    }
}

impl TableManners for DeadCells {
    /// §prep.talk, §talk.pings: monsters and needs, never icons of cards.
    fn phrases(&self) -> Vec<Phrase> {
        let phrase = |word, speech, id| Phrase { word, speech, text: Text::new(id) };
        vec![
            phrase("left", Speech::Warning, "ping-left"),
            phrase("first-space", Speech::Warning, "ping-first-space"),
            phrase("second-space", Speech::Warning, "ping-second-space"),
            phrase("third-space", Speech::Warning, "ping-third-space"),
            phrase("elite", Speech::Warning, "ping-elite"),
            phrase("loot", Speech::Promise, "ping-loot"),
            phrase("round-one", Speech::Warning, "ping-round-one"),
            phrase("round-two", Speech::Warning, "ping-round-two"),
            phrase("round-three", Speech::Warning, "ping-round-three"),
            phrase("help", Speech::Warning, "ping-help"),
            phrase("fine", Speech::Promise, "ping-fine"),
            phrase("thanks", Speech::Thanks, "ping-thanks"),
        ]
    }
}
