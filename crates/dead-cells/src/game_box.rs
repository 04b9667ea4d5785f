//! What comes in the box besides the rules.

use crate::campaign::Campaign;
use crate::content::{self, Card, Content, Gear, Kind, OwnFigures, Pattern, Tile};
use crate::decisions::{Action, Event, Refusal};
use crate::page;
use crate::rules::{
    BELLS, DELIRIUM, DeadCells, ELITES, EQUIPMENT, GUARD_PILES, MALAISES, MONSTERS, PATTERNS, RESTRICTIONS,
    SERENADES_DECK, TILES, View, WORMS,
};
use crate::seals;
use crate::table::{BELL_COUNT, Options, Table};
use crate::trophies::trophies;
use kernel::{
    Beat, BoxLabel, ChangedContent, Chosen, CodexChapter, ContentError, Ending, GameBox, Notation, OptionSpec, Page,
    Phrase, Printed, RuleChange, Seal, Seat, Source, SourceKind, SourceSpec, Speech, TableManners, Telling, Text,
    Trophy, notation,
};
use std::sync::Arc;

impl GameBox for DeadCells {
    const ID: &'static str = "dead-cells";
    const RULES: u32 = 2;
    const CHANGES: &'static [RuleChange] = &[
        // The Stilt Village is a start once the Concierge was beaten.
        RuleChange { rules: 2, clause: "concierge.victory", release: "0.1" },
        // Steps of the Flayed and the Quartered, which are designed, changed places.
        RuleChange { rules: 2, clause: "board.example", release: "0.1" },
    ];

    fn printed() -> Self {
        Self::default()
    }

    fn custom(text: &str) -> Option<Result<Self, ContentError>> {
        let game = |changed: ChangedContent<(Content, String)>| {
            let (content, figures) = changed.content;
            let own = OwnFigures { figures, line: changed.line };
            Self { content: Arc::new(content), own: Some(Arc::new(own)) }
        };
        Some(content::changed(text).map(game))
    }

    fn custom_line(&self) -> String {
        self.own.as_ref().map_or_else(content::printed_line, |own| own.line.clone())
    }

    fn label(&self) -> BoxLabel {
        BoxLabel {
            teaching: include_str!("../learn.toml"),
            title: Printed::new("Dead Cells", "Dead Cells"),
            pitch: Printed::new(
                "Traversez les biomes ensemble, mourez, devenez plus forts, recommencez : une campagne. De 1 à 4 joueurs, 40 minutes par partie.",
                "Cross the biomes together, die, grow stronger, start again: a campaign. 1 to 4 players, 40 minutes per run.",
            ),
            players: (1, 4),
            options: vec![OptionSpec {
                key: "patterns",
                label: Printed::new("Manœuvres du Boss", "Boss patterns"),
                values: vec![
                    ("hidden", Printed::new("Révélées après les cartes", "Revealed after the cards")),
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
        Options { players, open_patterns: open, campaign: Campaign::first(&self.content) }
    }

    fn first_chronicle(&self) -> Option<String> {
        crate::campaign::chronicle(&Campaign::counted(&self.content))
    }

    fn chosen(&self, options: &Options) -> Vec<(&'static str, &'static str)> {
        vec![("patterns", if options.open_patterns { "open" } else { "hidden" })]
    }
}

impl DeadCells {
    /// The patterns of all bosses, in one numbering.
    fn patterns(&self) -> impl Iterator<Item = &Pattern> {
        self.content.bosses.iter().flat_map(|boss| &boss.patterns)
    }

    /// The tiles of all biomes, as they are numbered.
    fn tiles(&self) -> impl Iterator<Item = &Tile> {
        self.content.biomes.iter().flat_map(|biome| &biome.tiles)
    }

    fn tile(&self, number: u16) -> &Tile {
        let (biome, tile) = self.content.numbered_tile(number as u8);
        &self.content.biomes[biome as usize].tiles[tile as usize]
    }
}

impl Notation for DeadCells {
    fn content(&self) -> String {
        self.own.as_ref().map_or_else(content::line, |own| own.figures.clone())
    }

    fn sources(&self) -> Vec<SourceSpec> {
        let spec = |source, name, fr: &str, en: &str, faces: usize| SourceSpec {
            source,
            name,
            label: Printed::new(fr, en),
            kind: SourceKind::Pile { once: false },
            faces: faces as u16,
        };
        let content = &self.content;
        let (cards, foes) = (content.cards.len(), content.foes.len());
        vec![
            spec(Source(0), "deck1", "Carte Combat", "Combat card", cards),
            spec(Source(1), "deck2", "Carte Combat", "Combat card", cards),
            spec(Source(2), "deck3", "Carte Combat", "Combat card", cards),
            spec(Source(3), "deck4", "Carte Combat", "Combat card", cards),
            spec(SERENADES_DECK, "serenade", "Carte Combat de Sérénade", "Serenade’s combat card", cards),
            spec(MONSTERS, "monsters", "Carte Monstre", "Monster card", foes),
            spec(ELITES, "elites", "Carte Élite", "Elite card", foes),
            spec(EQUIPMENT, "equipment", "Carte Équipement", "Equipment card", content.gear.len()),
            spec(TILES, "tiles", "Tuile", "Tile", self.tiles().count()),
            spec(PATTERNS, "patterns", "Manœuvre du Boss", "Pattern of the boss", self.patterns().count()),
            spec(RESTRICTIONS, "restrictions", "Tuile Restriction du défi", "Restriction tile of the challenge", 4),
            spec(WORMS, "worms", "Jeton Ver", "Worm token", 2),
            spec(BELLS, "bells", "Cloche", "Bell", BELL_COUNT as usize),
            spec(MALAISES, "malaises", "Carte Malaise", "Malaise card", content.malaises.len()),
            spec(DELIRIUM, "delirium", "Carte posée au hasard", "Card laid at random", cards),
            spec(GUARD_PILES, "guards", "Carte Garde", "Guard card", foes),
        ]
    }

    fn face(&self, source: Source, face: u16) -> String {
        let at = face as u8;
        match source {
            MONSTERS | ELITES | GUARD_PILES => self.content.foe(Kind(at)).code.clone(),
            EQUIPMENT => self.content.gear(Gear(at)).code.clone(),
            TILES => self.tile(face).code.clone(),
            PATTERNS => self.patterns().nth(face as usize).map_or_else(String::new, |pattern| pattern.code.clone()),
            RESTRICTIONS | BELLS => format!("{}", face + 1),
            WORMS => if face == 0 { "worm" } else { "blank" }.into(),
            MALAISES => self.content.malaises[face as usize].code.clone(),
            _ => self.content.card(Card(at)).code.clone(),
        }
    }

    fn face_name(&self, source: Source, face: u16) -> Printed {
        let at = face as u8;
        let numbered = |fr: &str, en: &str| Printed::new(format!("{fr} {}", face + 1), format!("{en} {}", face + 1));
        match source {
            MONSTERS | ELITES | GUARD_PILES => self.content.foe(Kind(at)).name.clone(),
            EQUIPMENT => self.content.gear(Gear(at)).name.clone(),
            TILES => Printed::new(&*self.tile(face).code, &*self.tile(face).code),
            PATTERNS => {
                let pattern = self.patterns().nth(face as usize);
                pattern.map_or_else(|| numbered("manœuvre", "pattern"), |pattern| pattern.name.clone())
            }
            RESTRICTIONS => numbered("restriction", "restriction"),
            BELLS => numbered("cloche", "bell"),
            WORMS if face == 0 => Printed::new("ver", "worm"),
            WORMS => Printed::new("face vide", "blank"),
            MALAISES => self.content.malaises[face as usize].name.clone(),
            _ => self.content.card(Card(at)).name.clone(),
        }
    }

    fn read_face(&self, source: Source, text: &str) -> Option<u16> {
        let content = &self.content;
        let place = match source {
            MONSTERS | ELITES | GUARD_PILES => content.foes.iter().position(|foe| foe.code == text)?,
            EQUIPMENT => content.gear.iter().position(|gear| gear.code == text)?,
            TILES => self.tiles().position(|tile| tile.code == text)?,
            PATTERNS => self.patterns().position(|pattern| pattern.code == text)?,
            RESTRICTIONS => text.parse::<usize>().ok()?.checked_sub(1).filter(|at| *at < 4)?,
            BELLS => text.parse::<usize>().ok()?.checked_sub(1).filter(|at| *at < BELL_COUNT as usize)?,
            WORMS => ["worm", "blank"].iter().position(|face| *face == text)?,
            MALAISES => content.malaises.iter().position(|card| card.code == text)?,
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
        let text = serde_json::to_string(table).unwrap_or_default();
        let farther = &table.campaign.farther;
        // Tables of those who have not come so far are written as they always were.
        let written = serde_json::to_string(farther).unwrap_or_default();
        match (farther.is_nothing(), farther.lost.is_empty()) {
            (true, _) => text.replacen(&format!(r#","farther":{written}"#), "", 1),
            (false, true) => text.replacen(&written, &written.replacen(r#","lost":[]"#, "", 1), 1),
            (false, false) => text,
        }
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

    fn scene(&self, view: &View, seat: Seat) -> Page {
        page::scene(self, view, seat)
    }

    fn tell(&self, event: &Event) -> Text {
        page::tell(event)
    }

    fn notable(&self, event: &Event) -> bool {
        page::notable(event)
    }

    fn beat(&self, event: &Event) -> Beat {
        page::beat(event)
    }

    fn standing(&self, view: &View, _: Seat) -> Option<i32> {
        let members = view.seen.members().map(|member| view.seen.member(member));
        members.map(|member| if member.dead { 0 } else { member.left() as i32 }).min()
    }

    fn ending(&self, view: &View, _: Seat, last: &[Event]) -> Option<Ending> {
        page::ending(&self.content, view, last)
    }

    fn trophies(&self) -> Vec<Trophy> {
        trophies().map(|(trophy, _)| trophy).into()
    }

    fn earned(&self, view: &View, _: Seat, story: &[Event]) -> Vec<&'static str> {
        let earned = trophies().into_iter().filter(|(_, test)| test(&view.seen, story));
        earned.map(|(trophy, _)| trophy.id).collect()
    }

    fn codex(&self) -> Vec<CodexChapter> {
        page::codex(&self.content)
    }

    fn outcome(&self, events: &[Event]) -> Option<Text> {
        page::outcome(events)
    }

    fn why(&self, view: &View, seat: Seat, action: Action) -> Option<Text> {
        crate::why::why(self, view, seat, action)
    }

    fn drawing(&self, picture: &str) -> Option<&'static str> {
        kernel::drawing(include_str!("../content/drawings.txt"), picture)
    }

    fn explain(&self, refusal: Refusal) -> Text {
        page::explain(refusal)
    }

    fn sealed(&self, view: Option<&View>) -> Vec<Seal> {
        seals::sealed(&self.content, view.map(|view| &view.seen))
    }

    fn face_text(&self, source: Source, face: u16) -> Option<Text> {
        match source {
            TILES => {
                let (biome, tile) = self.content.numbered_tile(face as u8);
                Some(page::tile_text(biome, tile))
            }
            RESTRICTIONS => Some(page::restriction_text(face as u8 + 1)),
            _ => None,
        }
    }

    fn preparation(&self, options: &Options) -> Vec<Text> {
        page::preparation(&self.content, options)
    }
}

impl TableManners for DeadCells {
    /// §talk.silence
    fn silence(&self, view: &View) -> bool {
        view.seen.silent && view.seen.fight.on && view.seen.fight.preparing
    }

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
