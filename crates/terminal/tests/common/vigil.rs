//! A small game without secrets for two or three who win or lose together, which is on no shelf.

use kernel::{
    Audience, BoxLabel, Character, Choice, Chosen, Clause, Ctx, Fate, Game, GameBox, Gauge, InlineVec, Lang, Moves,
    Notation, Numbers, Outcome, Page, Pen, Persona, Policy, Printed, Remark, Seat, SeatSet, Secrets, Source,
    SourceKind, SourceSpec, Status, TableManners, Telling, Text,
};
use serde::{Deserialize, Serialize};

/// Two or three keep a fire through the night, by turns, two turns each: one lays a twig, or throws a die for a log. If the
/// fire has grown enough at dawn, all have won.
#[derive(Clone, Copy, Debug, Default)]
pub struct Vigil;

/// The table, which everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Table {
    seats: u8,
    turn: u8,
    fire: u8,
    logs: u8,
}

/// What one does for the fire.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Feed {
    /// A twig: one more, for certain.
    Twig,
    /// A log: as much as a die says.
    Log,
}

/// The fire was fed, by a seat, by so much.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fed(u8, Feed, u8);

/// It is somebody else's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotNow;

const DIE: Source = Source(0);

impl Table {
    fn mover(&self) -> Option<Seat> {
        (self.turn < 2 * self.seats).then_some(Seat(self.turn % self.seats))
    }
}

impl Game for Vigil {
    type Options = u8;
    type Table = Table;
    type Action = Feed;
    type Event = Fed;
    type View = Table;
    type Refusal = NotNow;

    fn seats(&self, players: &u8) -> u8 {
        *players
    }

    fn longest(&self, players: &u8) -> u32 {
        2 * *players as u32
    }

    fn setup<F: Fate, A: Audience<Fed>>(&self, players: &u8, _: &mut Ctx<F, A>) -> Table {
        Table { seats: *players, turn: 0, fire: 0, logs: 0 }
    }

    fn status(&self, table: &Table) -> Status {
        if let Some(seat) = table.mover() {
            return Status::Awaiting(SeatSet::only(seat));
        }
        let won = if table.fire >= 3 * table.seats { SeatSet::first(table.seats) } else { SeatSet::NONE };
        Status::Over(Outcome { scores: InlineVec::of(&vec![table.fire as i32; table.seats as usize]), won })
    }

    fn candidates(&self, table: &Table, seat: Seat, mut offer: impl FnMut(Feed)) {
        if table.mover() == Some(seat) {
            offer(Feed::Twig);
            offer(Feed::Log);
        }
    }

    fn check(&self, table: &Table, seat: Seat, _: Feed) -> Result<(), NotNow> {
        if table.mover() == Some(seat) { Ok(()) } else { Err(NotNow) }
    }

    fn apply<F: Fate, A: Audience<Fed>>(&self, table: &mut Table, seat: Seat, feed: Feed, ctx: &mut Ctx<F, A>) {
        let more = match feed {
            Feed::Twig => 1,
            Feed::Log => ctx.fate.roll(DIE, 6),
        };
        (table.fire, table.turn) = (table.fire + more, table.turn + 1);
        table.logs += (feed == Feed::Log) as u8;
        ctx.audience.hear(Fed(seat.0, feed, more));
    }

    fn view(&self, table: &Table, _: Seat) -> Table {
        table.clone()
    }

    fn imagine<F: Fate>(&self, view: &Table, _: Seat, _: &mut F) -> Table {
        view.clone()
    }

    fn secrets(&self, _: &Table) -> Secrets {
        Secrets::Nothing
    }

    fn witness(&self, event: &Fed, _: Seat) -> Option<Fed> {
        Some(event.clone())
    }

    fn clause(&self, _: NotNow) -> Clause {
        Clause("turn.order")
    }
}

impl Policy for Vigil {
    const POINTS_FOR_A_WIN: u32 = 10;

    fn careful(&self, _: &Table, _: Seat) -> Feed {
        Feed::Twig
    }

    fn rollout<F: Fate>(&self, table: &Table, seat: Seat, fate: &mut F) -> Feed {
        let mut legal = Moves::new();
        self.legal_actions(table, seat, &mut legal);
        legal[fate.pick(Source::PLAYER, legal.len() as u32) as usize]
    }

    fn characters(&self) -> Vec<Character> {
        let frugal = Printed::new("Anne la Frugale", "Anne the Frugal");
        let daring = Printed::new("Bob le Hardi", "Bob the Bold");
        vec![
            Character { word: "frugal", name: frugal, style: Printed::new("Garde les bûches.", "Saves the logs.") },
            Character { word: "daring", name: daring, style: Printed::new("Jette le dé.", "Throws the die.") },
        ]
    }

    /// Whoever is threatened lays a twig.
    fn in_character<F: Fate>(&self, _: &Table, _: Seat, manner: Persona, _: &mut F) -> Feed {
        if manner.character == 1 && manner.threatened.is_empty() { Feed::Log } else { Feed::Twig }
    }

    /// Logs are spoken of.
    fn remark<F: Fate>(&self, _: &Table, seat: Seat, manner: Persona, witnessed: &[Fed], _: &mut F) -> Option<Remark> {
        let Fed(to, ..) = witnessed.iter().find(|Fed(_, feed, _)| *feed == Feed::Log)?;
        Some(Remark { seat, phrase: manner.character, to: Some(Seat(*to)) })
    }
}

const WORDS: &str = "
heading = Night
gauge-fire = Fire
prompt = Feed the fire
over = Dawn
choice-twig = Lay a twig
choice-log = Throw for a log
comes-twig = one more
comes-log = one to six more
not-now = it is not your turn
fed-twig = a twig
fed-log = a log of { $more }
";

impl Numbers for Vigil {
    fn write_numbers<P: Pen>(&self, view: &Table, seat: Seat, pen: &mut P) {
        pen.number("seat", seat.0, 0..=255);
        pen.number("turn", view.turn, 0..=6);
        pen.number("fire", view.fire, 0..=255);
        pen.number("logs", view.logs, 0..=255);
    }

    fn every_action(&self, offer: impl FnMut(Feed)) {
        [Feed::Twig, Feed::Log].into_iter().for_each(offer);
    }

    fn action_number(&self, action: Feed) -> Option<usize> {
        Some(action as usize)
    }
}

impl GameBox for Vigil {
    const ID: &'static str = "vigil";
    const RULES: u32 = 1;

    fn printed() -> Self {
        Self
    }

    fn label(&self) -> BoxLabel {
        BoxLabel {
            teaching: "",
            title: Printed::new("Veillée", "Vigil"),
            pitch: Printed::new("Un jouet.", "A toy."),
            players: (2, 3),
            options: Vec::new(),
            rules_texts: Lang::ALL.map(|lang| {
                let _ = lang;
                "# Vigil\n\n## Turns\n\n### §turn.order\n\nOne after the other.\n"
            }),
            locales: Lang::ALL.map(|lang| {
                let _ = lang;
                WORDS
            }),
        }
    }

    fn options(&self, players: u8, _: &Chosen) -> u8 {
        players
    }

    fn chosen(&self, _: &u8) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }
}

impl Notation for Vigil {
    fn content(&self) -> String {
        "1 2 3 4 5 6".into()
    }

    fn sources(&self) -> Vec<SourceSpec> {
        vec![SourceSpec {
            source: DIE,
            name: "log",
            label: Printed::new("Bûche", "Log"),
            kind: SourceKind::Die,
            faces: 6,
        }]
    }

    fn face(&self, _: Source, face: u16) -> String {
        face.to_string()
    }

    fn face_name(&self, _: Source, face: u16) -> Printed {
        Printed::new(face.to_string(), face.to_string())
    }

    fn read_face(&self, _: Source, text: &str) -> Option<u16> {
        text.parse().ok().filter(|face| (1..=6).contains(face))
    }

    fn write_action(&self, feed: Feed) -> String {
        if feed == Feed::Twig { "twig" } else { "log" }.into()
    }

    fn read_action(&self, text: &str) -> Option<Feed> {
        match text {
            "twig" => Some(Feed::Twig),
            "log" => Some(Feed::Log),
            _ => None,
        }
    }

    fn write_table(&self, table: &Table) -> String {
        format!("{table:?}")
    }

    fn read_table(&self, text: &str) -> Result<Table, String> {
        Err(text.into())
    }
}

impl Telling for Vigil {
    fn page(&self, view: &Table, seat: Seat) -> Page {
        let choice = |feed: Feed, label: &'static str, comes: &'static str| Choice {
            action: self.write_action(feed),
            things: Vec::new(),
            side: None,
            label: Text::new(label),
            consequence: Text::new(comes),
            clause: "turn",
            chance: feed == Feed::Log,
            refused: None,
        };
        let mine = view.mover() == Some(seat);
        let choices = [choice(Feed::Twig, "choice-twig", "comes-twig"), choice(Feed::Log, "choice-log", "comes-log")];
        Page {
            heading: Text::new("heading"),
            gauges: vec![Gauge::figure("fire", Text::new("gauge-fire"), view.fire as i32)],
            zones: Vec::new(),
            notes: Vec::new(),
            prompt: Text::new(if view.mover().is_some() { "prompt" } else { "over" }),
            choices: choices.into_iter().filter(|_| mine).collect(),
        }
    }

    fn tell(&self, Fed(_, feed, more): &Fed) -> Text {
        match feed {
            Feed::Twig => Text::new("fed-twig"),
            Feed::Log => Text::new("fed-log").number("more", *more),
        }
    }

    fn outcome(&self, _: &[Fed]) -> Option<Text> {
        None
    }

    fn drawing(&self, _: &str) -> Option<&'static str> {
        None
    }

    fn explain(&self, _: NotNow) -> Text {
        Text::new("not-now")
    }
}

impl TableManners for Vigil {}
