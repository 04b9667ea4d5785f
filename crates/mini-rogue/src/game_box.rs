//! What comes in the box besides the rules.

use crate::careful::{self, TUNED};
use crate::content::{self, Class, Content, Foe, Room, foe_name, names};
use crate::decisions::{Action, Event, Refusal};
use crate::notation::{self, CARRY, CASTS, CLASSES as CLASS_WORDS, DIFFICULTIES, FOOD, PARTNERS};
use crate::rules::{ADVENTURER, CLASSES, CURSE, DUNGEON, GUARDIANS, MiniRogue, POISON, ROOMS};
use crate::table::{Carry, Options, Table};
use crate::trophies::trophies;
use crate::{insight, measures, page};
use kernel::spelling::{value, word};
use kernel::{
    Beat, BoxLabel, ChangedContent, Chosen, CodexChapter, ContentError, Ending, Fate, Features, GameBox, MeasureName,
    Measures, Notation, OptionSpec, Page, Policy, Printed, RuleChange, Seat, Source, SourceKind, SourceSpec,
    TableManners, Telling, Text, Trophy,
};

impl GameBox for MiniRogue {
    const ID: &'static str = "mini-rogue";
    const RULES: u32 = 2;
    const KNOWN_CONTENT: &'static [(u32, &'static str)] = &[(1, "0f8962e33aa52aac"), (2, "0f8962e33aa52aac")];
    /// What else is new only allows more: the chest that may be left, and an option.
    const CHANGES: &'static [RuleChange] = &[
        // Whoever would starve is asked whether to drink first.
        RuleChange { rules: 2, clause: "area.descent", release: "0.1" },
    ];

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
            title: Printed::new("Mini Rogue", "Mini Rogue"),
            pitch: Printed::new(
                "Des salles à explorer, des dés à lancer, quatre étages : monstres, coffres, pièges et un dieu mort. En solo ou à deux, 30 minutes.",
                "Rooms to explore, dice to roll, four floors: monsters, chests, traps and a dead god. One or two players, 30 minutes.",
            ),
            players: (1, 2),
            options: {
                let hero = CASTS.iter().map(|(word, _)| (*word, hero_means(word)));
                let partner = PARTNERS.iter().map(|(word, class)| {
                    let name = &names().classes[*class as usize];
                    let (fr, en) = if is_extension(*class) { (" (extension)", " (expansion)") } else { ("", "") };
                    (*word, Printed::new(format!("{}{fr}", name.fr), format!("{}{en}", name.en)))
                });
                let difficulty = DIFFICULTIES.iter().map(|(word, _)| (*word, difficulty_means(word)));
                let food = FOOD.iter().map(|(word, sold)| {
                    let means = match sold {
                        true => Printed::new(
                            "En vente, 2 Or (carte connue, hors livret)",
                            "On sale, 2 gold (known card, not in the rulebook)",
                        ),
                        false => Printed::new("Pas en vente (texte du livret)", "Not on sale (rulebook text)"),
                    };
                    (*word, means)
                });
                let carry = CARRY.iter().map(|(word, carry)| {
                    let means = match carry {
                        Carry::One => Printed::new("Une par Personnage (règle maison)", "One per hero (house rule)"),
                        Carry::Any => Printed::new("Sans limite (texte du livret)", "No limit (rulebook text)"),
                    };
                    (*word, means)
                });
                let spec = |key, fr: &str, en: &str, values| OptionSpec { key, label: Printed::new(fr, en), values };
                vec![
                    spec("hero", "Personnage", "Hero", hero.collect()),
                    spec("partner", "Second personnage (à deux)", "Second hero (two players)", partner.collect()),
                    spec("difficulty", "Difficulté", "Difficulty", difficulty.collect()),
                    spec("food", "Vivres chez le Marchand", "Rations at the merchant's", food.collect()),
                    spec("carry", "Cartes portées", "Carried cards", carry.collect()),
                ]
            },
            rules_texts: [include_str!("../REGLES.md"), include_str!("../RULES.md")],
            locales: [include_str!("../locales/fr.ftl"), include_str!("../locales/en.ftl")],
        }
    }

    fn options(&self, players: u8, chosen: &Chosen) -> Options {
        let mut options = Options { players, ..Options::default() };
        for (key, said) in chosen {
            match key.as_str() {
                "hero" => options.hero = value(&CASTS, said).unwrap_or(options.hero),
                "partner" => options.partner = value(&PARTNERS, said).unwrap_or(options.partner),
                "difficulty" => options.difficulty = value(&DIFFICULTIES, said).unwrap_or_default(),
                "food" => options.food = value(&FOOD, said).unwrap_or(true),
                "carry" => options.carry = value(&CARRY, said).unwrap_or_default(),
                _ => {}
            }
        }
        options
    }

    fn chosen(&self, options: &Options) -> Vec<(&'static str, &'static str)> {
        vec![
            ("hero", word(&CASTS, options.hero)),
            ("partner", word(&PARTNERS, options.partner)),
            ("difficulty", word(&DIFFICULTIES, options.difficulty)),
            ("food", word(&FOOD, options.food)),
            ("carry", word(&CARRY, options.carry)),
        ]
    }
}

impl Notation for MiniRogue {
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
            spec(DUNGEON, "dungeon", "Dé Donjon", "Dungeon die", SourceKind::Die),
            spec(ADVENTURER, "adventurer", "Dé Aventurier", "Adventurer die", SourceKind::Die),
            spec(CURSE, "curse", "Dé Malédiction", "Curse die", SourceKind::Die),
            spec(POISON, "poison", "Dé Poison", "Poison die", SourceKind::Die),
            spec(ROOMS, "rooms", "Carte Salle", "Room card", pile),
            spec(GUARDIANS, "guardians", "Carte Gardien", "Guardian card", pile),
            spec(CLASSES, "classes", "Carte Personnage", "Class card", pile),
        ]
    }

    fn face(&self, source: Source, face: u16) -> String {
        match source {
            ROOMS => notation::room_word(Room::ALL[face as usize]).into(),
            GUARDIANS => notation::foe_word(Foe::GUARDIANS[face as usize]).into(),
            CLASSES => notation::class_word(Class::ALL[..2][face as usize]).into(),
            _ => face.to_string(),
        }
    }

    fn face_name(&self, source: Source, face: u16) -> Printed {
        match source {
            ROOMS => names().rooms[face as usize].clone(),
            GUARDIANS => foe_name(Foe::GUARDIANS[face as usize], 1).clone(),
            CLASSES => names().classes[face as usize].clone(),
            CURSE | POISON if face == 2 => Printed::new("symbole", "symbol"),
            CURSE | POISON => Printed::new("vierge", "blank"),
            _ => Printed::new(face.to_string(), face.to_string()),
        }
    }

    fn read_face(&self, source: Source, text: &str) -> Option<u16> {
        match source {
            ROOMS => notation::read_room(text).map(|room| room as u16),
            GUARDIANS => {
                let foe = notation::read_foe(text)?;
                Foe::GUARDIANS.iter().position(|known| *known == foe).map(|at| at as u16)
            }
            CLASSES => value(&CLASS_WORDS[..2], text).map(|class| class as u16),
            _ => text.parse().ok().filter(|face| (1..=faces(source)).contains(face)),
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
        notation::read_table(text)
    }
}

impl Telling for MiniRogue {
    /// Three adventurer dice, the dungeon die, and two affliction dice.
    const FORESIGHT: usize = 6;

    fn page(&self, view: &Table, seat: Seat) -> Page {
        page::page(self, view, seat)
    }

    fn scene(&self, view: &Table, seat: Seat) -> Page {
        page::scene(self, view, seat)
    }

    fn tell(&self, event: &Event) -> Text {
        page::tell(event)
    }

    fn notable(&self, event: &Event) -> bool {
        !matches!(
            event,
            Event::Of { moves: true, .. }
                | Event::Revealed { .. }
                | Event::Went { .. }
                | Event::Struck { .. }
                | Event::Threatened { .. }
        )
    }

    fn beat(&self, event: &Event) -> Beat {
        page::beat(&self.content, event)
    }

    fn standing(&self, view: &Table, _: Seat) -> Option<i32> {
        view.party().iter().map(|hero| hero.hp as i32).min()
    }

    fn ending(&self, view: &Table, _: Seat, _: &[Event]) -> Option<Ending> {
        page::ending(self, view)
    }

    fn trophies(&self) -> Vec<Trophy> {
        trophies().map(|(trophy, _)| trophy).into()
    }

    fn earned(&self, view: &Table, _: Seat, story: &[Event]) -> Vec<&'static str> {
        let earned = trophies().into_iter().filter(|(_, test)| test(view, story));
        earned.map(|(trophy, _)| trophy.id).collect()
    }

    fn codex(&self) -> Vec<CodexChapter> {
        page::codex(self)
    }

    fn outcome(&self, events: &[Event]) -> Option<Text> {
        page::outcome(&self.content, events)
    }

    fn why(&self, view: &Table, _: Seat, action: Action) -> Option<Text> {
        crate::why::why(self, view, action)
    }

    fn preparation(&self, options: &Options) -> Vec<Text> {
        page::preparation(options, &self.sources())
    }

    fn drawing(&self, picture: &str) -> Option<&'static str> {
        kernel::drawing(include_str!("../content/drawings.txt"), picture)
    }

    fn explain(&self, refusal: Refusal) -> Text {
        page::explain(refusal)
    }
}

impl TableManners for MiniRogue {}

fn is_extension(class: Class) -> bool {
    matches!(class, Class::Crusader | Class::Priestess)
}

fn hero_means(word: &str) -> Printed {
    match word {
        "rogue" => Printed::new("Rogue : poignarde, s'éclipse", "Rogue: backstabs, slips away"),
        "mage" => Printed::new("Mage : conjure, voit de loin", "Mage: conjures, sees from afar"),
        "drawn" => Printed::new("Tiré au sort entre Rogue et Mage", "Drawn: Rogue or Mage"),
        "crusader" => Printed::new(
            "Croisé (extension) : frappe avec son armure, protège",
            "Crusader (expansion): smites, shelters",
        ),
        _ => Printed::new(
            "Prêtresse (extension) : donne son sang, bénit",
            "Priestess (expansion): trades blood, blesses",
        ),
    }
}

fn difficulty_means(word: &str) -> Printed {
    match word {
        "normal" => Printed::new("Normale", "Normal"),
        "easy" => Printed::new("Facile : +2 PV, +1 ration", "Easy: +2 HP, +1 ration"),
        "hard" => Printed::new("Difficile : −1 PV, −1 ration", "Hard: −1 HP, −1 ration"),
        "harder" => Printed::new("Très difficile : −2 PV, −1 ration", "Harder: −2 HP, −1 ration"),
        _ => Printed::new("Roguelike : −2 PV, −1 ration, −3 Or", "Roguelike: −2 HP, −1 ration, −3 gold"),
    }
}

impl Policy for MiniRogue {
    /// Designed: an area is worth a two-hundredth of a win.
    const POINTS_FOR_A_WIN: u32 = 200;
    const MARGIN_IN_TENTHS_OF_ERROR: u32 = 20;
    const PAIRED_MARGIN_IN_TENTHS_OF_ERROR: u32 = 10;

    fn careful(&self, view: &Table, _: Seat) -> Action {
        careful::choose(self, view, &TUNED)
    }

    fn rollout<F: Fate>(&self, table: &Table, _: Seat, _: &mut F) -> Action {
        careful::choose(self, table, &TUNED)
    }

    const FEATURES: &'static [&'static str] = &insight::FEATURES;

    /// A step, a room dealt with, and a step again: fights are what the value knows least of.
    const HORIZON: u32 = 3;

    fn puzzles(&self) -> &'static str {
        include_str!("../content/puzzles.txt")
    }

    fn learnt(&self) -> &'static str {
        include_str!("../content/value.txt")
    }

    fn features(&self, view: &Table, seat: Seat, out: &mut Features) {
        insight::features(self, view, seat, out);
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

/// How many faces a source has.
fn faces(source: Source) -> u16 {
    let faces = match source {
        ROOMS => Room::ALL.len(),
        GUARDIANS => Foe::GUARDIANS.len(),
        CLASSES | CURSE | POISON => 2,
        _ => 6,
    };
    faces as u16
}
