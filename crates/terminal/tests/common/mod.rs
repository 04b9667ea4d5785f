//! What the tests of this crate share: a small game for two with secrets, and one without; neither is on the shelf.
#![allow(dead_code, reason = "not every test plays every game")]

pub mod vigil;

use bots::{AnyBot, BotSpec, typed_bot_for};
use kernel::{
    Among, Audience, Bag, BoxLabel, Choice, Chosen, Clause, Ctx, Fate, Game, GameBox, Gauge, InlineVec, Lang, Layout,
    Moves, Notation, Numbers, Obeyed, Order, Outcome, Page, Pen, Phrase, Policy, Printed, Refused, Seat, SeatSet,
    Secrets, Seed, Source, SourceKind, SourceSpec, Speech, Status, TableManners, Telling, Text, Thing, Zone,
};
use serde::{Deserialize, Serialize};
use table::record::Record;
use table::{Luck, RecordError, Replay, Session, Settings, nobody_asks, shelf};
use vigil::Vigil;

/// Makes bots for these games too.
pub fn bot_for(session: &Session, spec: &BotSpec, luck: Seed) -> Option<Box<dyn AnyBot>> {
    match (session.typed::<Vigil>(), session.typed::<Whisper>()) {
        (Some(table), _) => typed_bot_for(table.game(), spec, luck),
        (_, Some(table)) => typed_bot_for(table.game(), spec, luck),
        _ => bots::bot_for(session, spec, luck),
    }
}

/// Begins to replay a record of the same game as this session's.
pub fn replay_like(session: &Session, record: &str) -> Result<Replay, RecordError> {
    let record = Record::read(record)?;
    match (session.typed::<Vigil>(), session.typed::<Whisper>()) {
        (Some(table), _) => Replay::open(*table.game(), record),
        (_, Some(table)) => Replay::open(*table.game(), record),
        _ => shelf::replay_record(record),
    }
}

fn held(bots: &[(u8, &str)]) -> Vec<(Seat, BotSpec)> {
    bots.iter().map(|(seat, name)| (Seat(*seat), (*name).into())).collect()
}

/// A game without secrets, for so many, of whom bots hold these seats; the die falls 6, 5, 4 and so on.
pub fn vigil(players: u64, bots: &[(u8, &str)]) -> Session {
    let die = ["6", "5", "4", "3", "2", "1"].map(String::from).to_vec();
    let luck = Luck::Seed { seed: "vigil".into(), deal: vec![("die.log".into(), die)] };
    let settings = Settings { players: Some(players), bots: held(bots), ..Settings::new(luck) };
    Session::open(Vigil, settings, &mut nobody_asks).expect("a table that can be laid out")
}

/// A game with secrets whose cards are known: 1 and 5 against 2 and 6, then 3 and 4 are drawn. Bots hold these seats.
pub fn whisper(bots: &[(u8, &str)]) -> Session {
    whisper_of(Whisper::default(), bots)
}

/// The same, of a variant of the game.
pub fn whisper_of(game: Whisper, bots: &[(u8, &str)]) -> Session {
    let cards = ["1", "5", "2", "6", "3", "4"].map(String::from).to_vec();
    let luck = Luck::Seed { seed: String::new(), deal: vec![("cards".into(), cards)] };
    let settings = Settings { bots: held(bots), ..Settings::new(luck) };
    Session::open(game, settings, &mut nobody_asks).expect("a deal that fits")
}

/// Six cards, from 1 to 6. Each of two players holds two, lays one face down, draws another and lays one more, by turns.
/// Then all is revealed: each of the two rounds goes to the higher card.
#[derive(Clone, Copy, Debug, Default)]
pub struct Whisper {
    /// Whether its rules have a bug: a card on the table is the end of the program.
    pub stumbles: bool,
    /// Whether both lay at once, round by round, rather than by turns.
    pub at_once: bool,
    /// Whether it has phrases to say and orders to give.
    pub talks: bool,
    /// Whether its rules forbid all talk.
    pub hushes: bool,
    /// Whether one of these orders is usual: it spares whoever sits among bots the last question.
    pub spares: bool,
}

/// A player's cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Side {
    hand: InlineVec<u8, 3>,
    laid: InlineVec<u8, 2>,
}

/// The table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    sides: [Side; 2],
    pile: Bag<1>,
}

/// What a player knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    hand: Vec<u8>,
    laid: Vec<u8>,
    /// How many cards the other one holds and has laid.
    other: (usize, usize),
    /// What the other one laid, once all is revealed.
    shown: Vec<u8>,
}

/// Lay this card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lay(pub u8);

/// Something that happened. What a seat may not see is `None`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// A card was dealt or drawn.
    Drew(u8, Option<u8>),
    /// A card was laid.
    Laid(u8, Option<u8>),
    /// All was revealed.
    Revealed,
}

/// The card is not in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotInHand;

const CARDS: Source = Source(0);

fn draw<F: Fate, A: Audience<Event>>(table: &mut Table, seat: u8, ctx: &mut Ctx<F, A>) {
    let card = ctx.fate.for_eyes_of(Seat(seat)).draw(CARDS, &table.pile);
    table.pile.take(card);
    table.sides[seat as usize].hand.push(card);
    ctx.audience.hear(Event::Drew(seat, Some(card)));
}

fn all_cards() -> Bag<1> {
    let mut all = Bag::first(7);
    all.take(0);
    all
}

impl Whisper {
    fn movers(self, table: &Table) -> SeatSet {
        let [one, two] = table.sides.map(|side| side.laid.len());
        match (one + two, self.at_once) {
            (4, _) => SeatSet::NONE,
            (2, true) | (0, true) if one == two => SeatSet::first(2),
            (_, true) => SeatSet::only(Seat((two < one) as u8)),
            (laid, false) => SeatSet::only(Seat(laid as u8 % 2)),
        }
    }
}

impl Game for Whisper {
    type Options = ();
    type Table = Table;
    type Action = Lay;
    type Event = Event;
    type View = View;
    type Refusal = NotInHand;

    fn seats(&self, (): &()) -> u8 {
        2
    }

    fn longest(&self, (): &()) -> u32 {
        4
    }

    fn setup<F: Fate, A: Audience<Event>>(&self, (): &(), ctx: &mut Ctx<F, A>) -> Table {
        let mut table = Table { sides: [Side::default(); 2], pile: all_cards() };
        [0, 0, 1, 1].into_iter().for_each(|seat| draw(&mut table, seat, ctx));
        table
    }

    fn status(&self, table: &Table) -> Status {
        assert!(!self.stumbles || table.sides[0].laid.is_empty(), "the rules stumble");
        let movers = self.movers(table);
        if !movers.is_empty() {
            return Status::Awaiting(movers);
        }
        let [one, two] = table.sides.map(|side| side.laid);
        let points = one.iter().zip(two.iter()).filter(|(one, two)| one > two).count() as i32;
        let won = match points {
            0 => SeatSet::only(Seat(1)),
            2 => SeatSet::only(Seat(0)),
            _ => SeatSet::NONE,
        };
        Status::Over(Outcome { scores: InlineVec::of(&[points, 2 - points]), won })
    }

    fn candidates(&self, table: &Table, seat: Seat, mut offer: impl FnMut(Lay)) {
        if self.movers(table).has(seat) {
            table.sides[seat.0 as usize].hand.iter().for_each(|card| offer(Lay(card)));
        }
    }

    fn check(&self, table: &Table, seat: Seat, Lay(card): Lay) -> Result<(), NotInHand> {
        let held = self.movers(table).has(seat) && table.sides[seat.0 as usize].hand.has(card);
        if held { Ok(()) } else { Err(NotInHand) }
    }

    fn apply<F: Fate, A: Audience<Event>>(&self, table: &mut Table, seat: Seat, Lay(card): Lay, ctx: &mut Ctx<F, A>) {
        let side = &mut table.sides[seat.0 as usize];
        side.hand.take(card);
        side.laid.push(card);
        ctx.audience.hear(Event::Laid(seat.0, Some(card)));
        if side.laid.len() == 1 {
            draw(table, seat.0, ctx);
        }
        if self.movers(table).is_empty() {
            ctx.audience.hear(Event::Revealed);
        }
    }

    fn view(&self, table: &Table, seat: Seat) -> View {
        let (mine, other) = (&table.sides[seat.0 as usize % 2], &table.sides[1 - seat.0 as usize % 2]);
        let shown = if self.movers(table).is_empty() { other.laid.iter().collect() } else { Vec::new() };
        let (mut hand, mut laid): (Vec<u8>, Vec<u8>) = (mine.hand.iter().collect(), mine.laid.iter().collect());
        if seat == Seat::WATCHER {
            hand.clear();
            laid.retain(|_| !shown.is_empty());
        }
        View { hand, laid, other: (other.hand.len(), other.laid.len()), shown }
    }

    fn imagine<F: Fate>(&self, view: &View, seat: Seat, fate: &mut F) -> Table {
        let mine = Side { hand: InlineVec::of(&view.hand), laid: InlineVec::of(&view.laid) };
        let mut pile = all_cards();
        view.hand.iter().chain(&view.laid).chain(&view.shown).for_each(|card| pile.take(*card));
        let mut unseen = || {
            let card = pile.nth(fate.pick(CARDS, pile.len()));
            pile.take(card);
            card
        };
        let mut other = Side { hand: InlineVec::new(), laid: InlineVec::of(&view.shown) };
        (0..view.other.0).for_each(|_| other.hand.push(unseen()));
        (view.shown.len()..view.other.1).for_each(|_| other.laid.push(unseen()));
        let sides = if seat.0 == 0 { [mine, other] } else { [other, mine] };
        Table { sides, pile }
    }

    fn secrets(&self, _: &Table) -> Secrets {
        Secrets::OfOthers
    }

    fn witness(&self, event: &Event, seat: Seat) -> Option<Event> {
        Some(match event {
            Event::Drew(whose, _) if *whose != seat.0 => Event::Drew(*whose, None),
            Event::Laid(whose, _) if *whose != seat.0 => Event::Laid(*whose, None),
            seen => seen.clone(),
        })
    }

    fn clause(&self, _: NotInHand) -> Clause {
        Clause("lay.hand")
    }
}

impl Policy for Whisper {
    const POINTS_FOR_A_WIN: u32 = 2;

    fn careful(&self, view: &View, _: Seat) -> Lay {
        Lay(view.hand.iter().copied().max().unwrap_or(0))
    }

    fn rollout<F: Fate>(&self, table: &Table, seat: Seat, fate: &mut F) -> Lay {
        let mut legal = Moves::new();
        self.legal_actions(table, seat, &mut legal);
        legal[fate.pick(Source::PLAYER, legal.len() as u32) as usize]
    }
}

const WORDS: &str = "
heading = Whisper
gauge-laid = Laid
zone-hand = Hand
card = card { $card }
prompt = Lay a card
over = All is revealed
choice-lay = Lay { $card }
comes-lay = nobody sees it
not-in-hand = it is not in hand
drew = Seat { $seat } draws { $card }
drew-hidden = Seat { $seat } draws
laid = Seat { $seat } lays { $card }
laid-hidden = Seat { $seat } lays a card
revealed = Revealed
next-high = next card high
next-low = next card low
order-high = Always lay my highest card
order-first = Lay my lowest card first
order-cheat = Lay a card that I do not hold
order-spare = Spare me the last question
phrase-promise = I will go low
phrase-thanks = Thank you
";

fn card(card: u8) -> Printed {
    Printed::new(card.to_string(), card.to_string())
}

impl Numbers for Whisper {
    fn write_numbers<P: Pen>(&self, view: &View, _: Seat, pen: &mut P) {
        let cards = Among::Words(&["0", "1", "2", "3", "4", "5", "6"]);
        let rows = [("hand", 3, &view.hand), ("laid", 2, &view.laid), ("shown", 2, &view.shown)];
        rows.into_iter().for_each(|(name, places, row)| pen.row(name, places, row.iter().copied(), cards));
        pen.number("held", view.other.0 as i32, 0..=3);
        pen.number("down", view.other.1 as i32, 0..=2);
    }

    fn every_action(&self, offer: impl FnMut(Lay)) {
        (0..=6).map(Lay).for_each(offer);
    }

    fn action_number(&self, Lay(card): Lay) -> Option<usize> {
        (card <= 6).then_some(card as usize)
    }
}

impl GameBox for Whisper {
    const ID: &'static str = "whisper";
    const RULES: u32 = 1;
    const RIVALS: bool = true;

    fn printed() -> Self {
        Self::default()
    }

    fn label(&self) -> BoxLabel {
        BoxLabel {
            teaching: "",
            title: Printed::new("Murmure", "Whisper"),
            pitch: Printed::new("Un jouet.", "A toy."),
            players: (2, 2),
            options: Vec::new(),
            rules_texts: Lang::ALL.map(|lang| {
                let _ = lang;
                "# Whisper\n\n## Laying\n\n### §lay.hand\n\nA card is laid from the hand.\n"
            }),
            locales: Lang::ALL.map(|lang| {
                let _ = lang;
                WORDS
            }),
        }
    }

    fn options(&self, _: u8, _: &Chosen) {}

    fn chosen(&self, (): &()) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }
}

impl Notation for Whisper {
    fn content(&self) -> String {
        "1 2 3 4 5 6".into()
    }

    fn sources(&self) -> Vec<SourceSpec> {
        let label = Printed::new("Cartes", "Cards");
        vec![SourceSpec { source: CARDS, name: "cards", label, kind: SourceKind::Pile { once: true }, faces: 7 }]
    }

    fn face(&self, _: Source, face: u16) -> String {
        face.to_string()
    }

    fn face_name(&self, _: Source, face: u16) -> Printed {
        card(face as u8)
    }

    fn read_face(&self, _: Source, text: &str) -> Option<u16> {
        text.parse().ok().filter(|face| (1..=6).contains(face))
    }

    fn write_action(&self, Lay(card): Lay) -> String {
        format!("lay {card}")
    }

    fn read_action(&self, text: &str) -> Option<Lay> {
        Some(Lay(text.strip_prefix("lay ")?.parse().ok()?))
    }

    fn write_table(&self, table: &Table) -> String {
        format!("{table:?}")
    }

    fn read_table(&self, text: &str) -> Result<Table, String> {
        Err(text.into())
    }
}

impl Telling for Whisper {
    fn page(&self, view: &View, seat: Seat) -> Page {
        let thing = |held: &u8| {
            let label = Text::new("card").name("card", &card(*held));
            Thing::new(held.to_string(), card(*held), label, "card")
        };
        let first = seat.0 == 0 || self.at_once;
        let mine = view.laid.len() < 2 && (view.laid.len() < view.other.1 || first && view.laid.len() == view.other.1);
        let choice = |held: &u8| Choice {
            action: self.write_action(Lay(*held)),
            things: vec![held.to_string()],
            side: None,
            label: Text::new("choice-lay").name("card", &card(*held)),
            consequence: Text::new("comes-lay"),
            clause: "lay",
            chance: view.laid.is_empty(),
            refused: (!mine).then(|| Refused { clause: "lay.hand", why: Text::new("not-in-hand") }),
        };
        Page {
            heading: Text::new("heading"),
            gauges: vec![Gauge::pips("laid", Text::new("gauge-laid"), view.laid.len() as i32, 2)],
            zones: vec![Zone::new("hand", Text::new("zone-hand"), Layout::Hand, view.hand.iter().map(thing))],
            notes: Vec::new(),
            prompt: Text::new(if view.shown.is_empty() { "prompt" } else { "over" }),
            choices: view.hand.iter().filter(|_| mine).map(choice).collect(),
        }
    }

    fn tell(&self, event: &Event) -> Text {
        let (open, hidden, seat, known) = match event {
            Event::Drew(seat, known) => ("drew", "drew-hidden", seat, known),
            Event::Laid(seat, known) => ("laid", "laid-hidden", seat, known),
            Event::Revealed => return Text::new("revealed"),
        };
        match known {
            Some(known) => Text::new(open).number("seat", *seat).name("card", &card(*known)),
            None => Text::new(hidden).number("seat", *seat),
        }
    }

    fn outcome(&self, events: &[Event]) -> Option<Text> {
        events.iter().find_map(|event| match event {
            Event::Drew(_, Some(card)) => Some(Text::new(if *card > 4 { "next-high" } else { "next-low" })),
            _ => None,
        })
    }

    fn drawing(&self, picture: &str) -> Option<&'static str> {
        match picture {
            "title" => Some("psst"),
            _ => Some("[ ]"),
        }
    }

    fn explain(&self, _: NotInHand) -> Text {
        Text::new("not-in-hand")
    }
}

impl TableManners for Whisper {
    fn phrases(&self) -> Vec<Phrase> {
        let phrase = |word, speech, id| Phrase { word, speech, text: Text::new(id) };
        let all =
            [phrase("promise", Speech::Promise, "phrase-promise"), phrase("thanks", Speech::Thanks, "phrase-thanks")];
        all.into_iter().filter(|_| self.talks).collect()
    }

    fn silence(&self, _: &View) -> bool {
        self.hushes
    }

    fn orders(&self, _: &View, _: Seat) -> Vec<Order> {
        let order = |word: &str, id| Order { word: word.into(), label: Text::new(id), usual: false };
        let all = [order("high", "order-high"), order("first", "order-first"), order("cheat", "order-cheat")];
        let usual = Order { usual: true, ..order("spare", "order-spare") };
        let usual = self.spares.then_some(usual);
        all.into_iter().filter(|_| self.talks).chain(usual).collect()
    }

    fn obey(&self, order: &str, view: &View, _: Seat, _: u16) -> Obeyed<Lay> {
        match order {
            "high" => view.hand.iter().max().map_or(Obeyed::Ask, |card| Obeyed::Do(Lay(*card))),
            "first" if view.laid.is_empty() => {
                view.hand.iter().min().map_or(Obeyed::Ask, |card| Obeyed::Do(Lay(*card)))
            }
            "cheat" => Obeyed::Do(Lay(0)),
            "spare" if view.laid.is_empty() => Obeyed::Wanted,
            "spare" => view.hand.iter().min().map_or(Obeyed::Ask, |card| Obeyed::Spare(Lay(*card))),
            _ => Obeyed::Over,
        }
    }
}
