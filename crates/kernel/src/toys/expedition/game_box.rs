//! The expedition as a whole box, so that campaigns are tried with records, sessions and replays before a real game has them.

use super::{
    Camp, Expedition, ExpeditionAction, ExpeditionEvent, ExpeditionRefusal, ExpeditionTable, LAMP, SHAFT, Slip,
};
use crate::{
    BoxLabel, Choice, Chosen, Game, GameBox, Gauge, Notation, Page, Printed, Seal, Seat, Source, SourceKind,
    SourceSpec, TableManners, Telling, Text, notation,
};

/// The words of both languages: a toy speaks one.
const WORDS: &str = "\
expedition-heading = the shaft
expedition-found = found
expedition-prompt = what now?
expedition-over = the run is over
expedition-choice = go on
expedition-buy = buy { $what }
expedition-hear = you have heard of { $what }
expedition-told = it happened
expedition-no = not now
";

/// The rules of both languages.
const RULES: &str = "\
# Expedition

## Shaft

### §shaft.dig
What the die shows is found.

## Lamp

### §lamp.price
A lamp costs twenty cells.
";

/// What nobody has heard of at first.
fn lamp() -> Printed {
    Printed::new("la lampe", "the lamp")
}

impl GameBox for Expedition {
    const ID: &'static str = "expedition";
    const RULES: u32 = 1;

    fn printed() -> Self {
        Self { slip: Slip::Nothing }
    }

    fn label(&self) -> BoxLabel {
        BoxLabel {
            teaching: "",
            title: Printed::new("Expédition", "Expedition"),
            pitch: Printed::new("Un jouet.", "A toy."),
            players: (1, 1),
            options: Vec::new(),
            rules_texts: [RULES; 2],
            locales: [WORDS; 2],
        }
    }

    fn options(&self, _: u8, _: &Chosen) -> Camp {
        Camp::FIRST
    }

    fn first_chronicle(&self) -> Option<String> {
        notation::write(&Camp::FIRST).ok()
    }

    fn chosen(&self, _: &Camp) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }
}

impl Notation for Expedition {
    fn content(&self) -> String {
        "1 2 3 4 5 6".into()
    }

    fn sources(&self) -> Vec<SourceSpec> {
        let label = Printed::new("Puits", "Shaft");
        vec![SourceSpec {
            source: SHAFT.source,
            name: "shaft",
            label,
            kind: SourceKind::Die,
            faces: SHAFT.faces as u16,
        }]
    }

    fn face(&self, _: Source, face: u16) -> String {
        face.to_string()
    }

    fn face_name(&self, _: Source, face: u16) -> Printed {
        Printed::new(face.to_string(), face.to_string())
    }

    fn read_face(&self, _: Source, text: &str) -> Option<u16> {
        text.parse().ok().filter(|face| (1..=SHAFT.faces as u16).contains(face))
    }

    fn write_action(&self, action: ExpeditionAction) -> String {
        notation::write(&action).expect("a word")
    }

    fn read_action(&self, text: &str) -> Option<ExpeditionAction> {
        notation::read(text).ok()
    }

    fn write_table(&self, table: &ExpeditionTable) -> String {
        let Camp { run, cells, lamp } = table.camp;
        let ExpeditionTable { found, digs, last, shone, over, .. } = table;
        format!("{run} {cells} {lamp} {found} {digs} {last} {shone} {over}")
    }

    fn read_table(&self, text: &str) -> Result<ExpeditionTable, String> {
        Err(text.into())
    }
}

fn heard_of() -> Text {
    Text::new("expedition-hear").name("what", &lamp())
}

impl Telling for Expedition {
    fn page(&self, view: &ExpeditionTable, seat: Seat) -> Page {
        let mut choices = Vec::new();
        self.candidates(view, seat, |action| {
            if self.check(view, seat, action).is_ok() {
                let buys = action == ExpeditionAction::BuyLamp;
                let label = match buys {
                    true => Text::new("expedition-buy").name("what", &lamp()),
                    false => Text::new("expedition-choice"),
                };
                choices.push(Choice {
                    action: self.write_action(action),
                    things: Vec::new(),
                    side: None,
                    label,
                    consequence: Text::new("expedition-choice"),
                    clause: if buys || self.slip == Slip::Points { "lamp.price" } else { "shaft.dig" },
                    chance: action == ExpeditionAction::Dig,
                    refused: None,
                });
            }
        });
        Page {
            heading: Text::new("expedition-heading"),
            gauges: vec![Gauge::figure("found", Text::new("expedition-found"), view.found as i32)],
            zones: Vec::new(),
            notes: if self.slip == Slip::Blabs { vec![heard_of()] } else { Vec::new() },
            prompt: Text::new(if view.over { "expedition-over" } else { "expedition-prompt" }),
            choices,
        }
    }

    fn tell(&self, _: &ExpeditionEvent) -> Text {
        if self.slip == Slip::Rumours { heard_of() } else { Text::new("expedition-told") }
    }

    fn outcome(&self, _: &[ExpeditionEvent]) -> Option<Text> {
        (self.slip == Slip::Promises).then(heard_of)
    }

    fn drawing(&self, _: &str) -> Option<&'static str> {
        None
    }

    fn explain(&self, _: ExpeditionRefusal) -> Text {
        Text::new("expedition-no")
    }

    fn sealed(&self, view: Option<&ExpeditionTable>) -> Vec<Seal> {
        match view {
            Some(view) if view.camp.lamp || view.camp.cells >= LAMP => Vec::new(),
            _ => vec![Seal::Name(lamp()), Seal::Clauses("lamp")],
        }
    }
}

impl TableManners for Expedition {}
