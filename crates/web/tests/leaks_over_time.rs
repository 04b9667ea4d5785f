//! Nothing leaks by looking at a game again, nor by who answers when.
//!
//! Two games are dealt at once, so that a seat cannot tell them apart: card by card, with other cards in other hands; or the same cards, and
//! others have left standing orders in one of them and decide by hand in the other. Bots hold some seats, and people give and withdraw orders, in
//! one game or in both. The same is then decided in both for as long as that is allowed. All along, what `/r` shows of both through the eyes of
//! that seat and of those who watch is the same to the letter, and so are the events: after which command of which seat, how many, in which
//! order, with which id. Where nothing was decided, nothing is sent to anybody else: silences are counted, and there have to be some.
//!
//! Two games part only where something that everybody was shown is otherwise: a window in which all have answered, or what a bot said. Whom a
//! table waits for is shown to all; so where orders answer in one game and somebody is waited for in the other, that one answers by hand, and
//! until then nobody else may have been waited for.
//!
//! Servers that cheat ([`Server`]) must be caught. Time is counted in commands here, never by a clock. `OUBLIETTE_LEAK_GAMES` says how many
//! pairs of games.

use bots::{BotSpec, TableLoop, table_loop::Next};
use kernel::{Fate, Lang, Seat, SeatSet, Seed, Seeded, Source, Status};
use std::collections::BTreeMap;
use table::{Luck, RealCardAnswer, RealCardQuestion, RecordLine, Session, Settings, shelf};
use web::api::document;
use web::ids::mark;
use web::live::table_state::TableState;
use web::localizer::Localizer;
use web::pages::table::{Onlooker, drawing};
use web::replays::open_replays::OpenReplays;
use web::replays::replay_view::{ReplayFrame, ReplayPosition, ReplayView};
use web::store::{Pace, SeatRow, TableRow};

/// The game in which people hide cards from each other, and answer in windows at the same time.
const GAME: &str = "sang-rancune";

/// How many commands of a pair of games are compared at most.
const BEATS: usize = 160;

/// After how many of them both are looked at again.
const LOOKS: usize = 40;

/// The bots that answer in the same breath.
const QUICK: [&str; 5] = ["random", "careful", "loyal", "opportunist", "traitor"];

/// What the server does with orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Server {
    /// As it should.
    Honest,
    /// It sends an event when an order is given.
    TellsOfOrders,
    /// It carries orders out at once, while others are still waited for.
    AnswersAtOnce,
    /// It shows whom it is going to ask, and not whom the table waits for.
    ShowsWhoIsAsked,
}

fn pairs() -> u64 {
    let said = std::env::var("OUBLIETTE_LEAK_GAMES").ok();
    said.map_or(12, |said| said.parse::<u64>().expect("OUBLIETTE_LEAK_GAMES is a number").div_ceil(10))
}

fn pick(luck: &mut Seeded, most: usize) -> usize {
    luck.pick(Source::PLAYER, most as u32) as usize
}

fn any<T: Clone>(luck: &mut Seeded, among: &[T]) -> T {
    among[pick(luck, among.len())].clone()
}

/// What was dealt when the tables were laid out, face by face, so that it can be dealt again.
type Dealt = Vec<String>;

/// Deals these faces again, in this order; nothing where they do not fit.
fn again(dealt: &Dealt) -> impl FnMut(&RealCardQuestion) -> RealCardAnswer {
    let mut next = 0;
    move |asking: &RealCardQuestion| {
        let face = dealt.get(next);
        next += 1;
        let place = face.and_then(|face| asking.faces.iter().position(|(known, _)| known == face));
        place.map_or(RealCardAnswer::Stop, RealCardAnswer::Shows)
    }
}

/// Deals at random, and notes what.
fn at_random<'a>(luck: &'a mut Seeded, dealt: &'a mut Dealt) -> impl FnMut(&RealCardQuestion) -> RealCardAnswer + 'a {
    move |asking: &RealCardQuestion| {
        // What others have all of is offered, and refused.
        if asking.refused.is_some() {
            dealt.pop();
        }
        let place = pick(luck, asking.faces.len());
        dealt.push(asking.faces[place].0.clone());
        RealCardAnswer::Shows(place)
    }
}

/// What piles and dice show from then on: the same in both games, whichever asks first.
struct Dealer {
    luck: Seeded,
    shown: BTreeMap<String, Vec<String>>,
}

impl Dealer {
    /// The place of the face that a pile or die shows the `nth` time; nothing where a game does not have it.
    fn deal(&mut self, asking: &RealCardQuestion, nth: usize) -> Option<usize> {
        let shown = self.shown.entry(asking.name.clone()).or_default();
        match shown.get(nth) {
            Some(face) => asking.faces.iter().position(|(known, _)| known == face),
            None => {
                let place = pick(&mut self.luck, asking.faces.len());
                shown.push(asking.faces[place].0.clone());
                Some(place)
            }
        }
    }
}

/// Who sits at both tables.
struct Company {
    bots: Vec<(Seat, BotSpec)>,
    /// The people who give orders.
    ordering: Vec<Seat>,
    viewer: Seat,
}

impl Company {
    fn gather(players: u8, luck: &mut Seeded) -> Self {
        let mut seats: Vec<Seat> = (0..players).map(Seat).collect();
        for at in (1..seats.len()).rev() {
            seats.swap(at, pick(luck, at + 1));
        }
        let (viewer, mut ordering, mut bots) = (seats[0], vec![seats[1]], Vec::new());
        for seat in &seats[2..] {
            match pick(luck, 3) {
                0 => bots.push((*seat, BotSpec::from(any(luck, &QUICK)))),
                1 => ordering.push(*seat),
                _ => {}
            }
        }
        bots.sort_by_key(|(seat, _)| *seat);
        Self { bots, ordering, viewer }
    }
}

fn settings(players: u8, company: &Company) -> Settings {
    Settings {
        players: Some(players.into()),
        options: Vec::new(),
        luck: Luck::Asked,
        custom: None,
        bots: company.bots.clone(),
        campaign: None,
        known_seed: false,
    }
}

fn state(session: Session) -> TableState {
    let named = |seat: u8| match session.bot(Seat(seat)) {
        Some(bot) => SeatRow { bot: Some(bot.clone()), ..SeatRow::default() },
        None => SeatRow { person: Some(format!("person{seat}")), name: format!("Name {seat}"), ..SeatRow::default() },
    };
    let seats = (0..session.seats()).map(named).collect();
    let row = TableRow {
        id: "0123456789".into(),
        invite: "bcdfghjkmn".into(),
        game: GAME.into(),
        wanted: String::new(),
        head: Some(session.head().join("\n")),
        open: false,
        pace: Pace::Live,
        daily: None,
        kind: String::new(),
        owner: "person0".into(),
        created: 0,
        touched: 0,
        result: None,
        assisted: false,
        asked: None,
        rematch: None,
    };
    TableState::new(row, seats, Some(session))
}

/// One of two games.
struct Side {
    state: TableState,
    table_loop: TableLoop,
    /// How often each pile or die was asked.
    asked: BTreeMap<String, usize>,
    /// How many orders were given.
    given: usize,
    /// The events that were sent: the command, whose eyes, and the id.
    sent: Vec<(String, usize, String)>,
    /// The ids of what was sent last, eyes by eyes.
    last: Vec<String>,
}

impl Side {
    fn new(session: Session) -> Self {
        let (asked, sent, last) = (BTreeMap::new(), Vec::new(), Vec::new());
        Self { state: state(session), table_loop: TableLoop::default(), asked, given: 0, sent, last }
    }

    fn session(&self) -> &Session {
        self.state.session.as_ref().expect("a game")
    }

    fn session_mut(&mut self) -> &mut Session {
        self.state.session.as_mut().expect("a game")
    }

    /// The people who are awaited.
    fn awaited(&self) -> SeatSet {
        let people = self.session().people();
        self.session().status().awaited().iter().filter(|seat| people.has(*seat)).collect()
    }

    /// The seats at which an order stands.
    fn ordered(&self) -> SeatSet {
        let stands = |seat: &Seat| self.session().orders(*seat).iter().any(|offered| offered.stands);
        (0..self.session().seats()).map(Seat).filter(stands).collect()
    }

    /// Lets bots and orders answer, as the server does within one append; whether the cards could be dealt.
    fn settle(&mut self, server: Server, dealer: &mut Dealer) -> bool {
        loop {
            let session = self.state.session.as_mut().expect("a game");
            let next = self.table_loop.advance(session, |_| false);
            let Next::RealCard(asking) = next else {
                if server != Server::AnswersAtOnce || !self.answer_at_once() {
                    return true;
                }
                continue;
            };
            // What others have all of is offered, and refused.
            if asking.refused.is_some() {
                return false;
            }
            let nth = self.asked.entry(asking.name.clone()).or_default();
            let Some(place) = dealer.deal(&asking, *nth) else { return false };
            *nth += 1;
            self.table_loop.answer(session, RealCardAnswer::Shows(place)).expect("a card that was offered");
        }
    }

    /// A server that cheats: somebody who has ordered something passes while others are still waited for.
    fn answer_at_once(&mut self) -> bool {
        let asked = self.session().to_ask();
        let spared = self.awaited().iter().find(|seat| !asked.has(*seat));
        let Some(seat) = spared.filter(|seat| self.session().legal_actions(*seat).contains(&"pass".into())) else {
            return false;
        };
        let session = self.state.session.as_mut().expect("a game");
        self.table_loop.decide(session, seat, "pass").is_ok()
    }

    /// What was decided, in order: whose it was, and what.
    fn decisions(&self) -> Vec<(Seat, String)> {
        let lines = self.session().lines().iter().map(|line| line.parse().expect("a line of a record"));
        let decision = |line| match line {
            RecordLine::Decision { seat, action, .. } => Some((seat, action)),
            _ => None,
        };
        lines.filter_map(decision).collect()
    }

    /// The record as it stands.
    fn record(&self) -> String {
        let (head, session) = (self.state.row.head.iter().flat_map(|head| head.lines()), self.session());
        let lines = head.chain(session.lines().iter());
        lines.map(|line| format!("{line}\n")).collect()
    }

    /// What everybody was shown: what was decided, as far as all who decide at the same time have, and what was said.
    fn shown(&self) -> Vec<String> {
        let mut replay = shelf::replay(&self.record()).expect("a record that replays");
        let (mut shown, mut hidden) = (Vec::new(), Vec::new());
        let mut awaited = replay.session().status().awaited();
        while replay.forward().expect("a line that replays") {
            match replay.line() {
                RecordLine::Decision { seat, action, .. } => {
                    hidden.push(format!("{seat:?} {action}"));
                    let left = awaited.without(*seat);
                    awaited = replay.session().status().awaited();
                    if left.is_empty() || awaited != left {
                        hidden.sort();
                        shown.append(&mut hidden);
                    }
                }
                line => shown.push(line.to_string()),
            }
        }
        shown
    }

    /// What each of those who look on is sent of the game as it stands: the ids of the events, of the own seat and of those who watch, for
    /// browsers and for programs.
    fn events(&self, server: Server, viewer: Seat, localizer: &Localizer) -> Vec<String> {
        let eyes = [(Some(viewer), viewer), (Some(viewer), Seat::WATCHER), (None, Seat::WATCHER)];
        let told = match server {
            Server::Honest | Server::AnswersAtOnce => String::new(),
            Server::TellsOfOrders => self.given.to_string(),
            Server::ShowsWhoIsAsked => format!("{:?}", self.session().to_ask()),
        };
        let sent = |(own, eyes)| {
            let onlooker = Onlooker { own, eyes };
            let drawn = drawing(localizer, &self.state, onlooker);
            let page = drawn.html + &drawn.film.drawn;
            [page, document(localizer, &self.state, onlooker).to_string()].map(|sent| mark(&(sent + &told)))
        };
        eyes.into_iter().flat_map(sent).collect()
    }
}

/// What was done at a table: by whom, and what.
enum Command {
    Decide(Seat, String),
    /// In these games, these orders are given, or withdrawn where they stand.
    Order(Seat, [Option<String>; 2]),
    /// Somebody looks whether bots or orders have something to answer.
    Round,
}

impl std::fmt::Display for Command {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Decide(seat, action) => write!(f, "{seat:?} decides {action}"),
            Self::Order(seat, words) => write!(f, "{seat:?} orders {words:?}"),
            Self::Round => f.write_str("a round"),
        }
    }
}

/// Two games that a seat cannot tell apart.
struct Twins {
    sides: [Side; 2],
    company: Company,
    dealer: Dealer,
    server: Server,
    /// Whether others hold other cards in the second; else they hold the same, and orders stand in the first alone.
    dealt_otherwise: bool,
}

/// What became of two games.
#[derive(PartialEq, Eq)]
enum Came {
    /// They are still the same to the viewer.
    Alike,
    /// Something that everybody was shown is otherwise.
    Parted,
}

impl Twins {
    /// Deals a game and then another, in which others hold some of each other's cards, or have ordered something; nothing where that came to
    /// nothing.
    fn deal(server: Server, dealt_otherwise: bool, luck: &mut Seeded) -> Option<Self> {
        let players = 3 + pick(luck, 4) as u8;
        let company = Company::gather(players, luck);
        let mut dealt = Dealt::new();
        let here = shelf::open(GAME, settings(players, &company), &mut at_random(luck, &mut dealt)).expect("a table");
        let mut others = None;
        let tries = if dealt_otherwise { 60 } else { 0 };
        for _ in 0..tries {
            let (one, other) = (pick(luck, dealt.len()), pick(luck, dealt.len()));
            let mut swapped = dealt.clone();
            swapped.swap(one, other);
            let Ok(there) = shelf::open(GAME, settings(players, &company), &mut again(&swapped)) else { continue };
            let differs = (0..players).map(Seat).any(|seat| here.view(seat) != there.view(seat));
            let same = [company.viewer, Seat::WATCHER].iter().all(|eyes| here.view(*eyes) == there.view(*eyes));
            if differs && same {
                (dealt, others) = (swapped, Some(there));
            }
        }
        if !dealt_otherwise {
            others = shelf::open(GAME, settings(players, &company), &mut again(&dealt)).ok();
        }
        let sides = [here, others?].map(Side::new);
        let dealer = Dealer { luck: luck.clone(), shown: BTreeMap::new() };
        Some(Self { sides, company, dealer, server, dealt_otherwise })
    }

    /// All that the viewer, and whoever watches, knows of each of the games.
    fn known(&self) -> [String; 2] {
        let eyes = [self.company.viewer, Seat::WATCHER];
        [0, 1].map(|side| {
            let session = self.sides[side].session();
            let told = eyes.map(|eyes| (session.view(eyes), session.story(0, eyes)));
            format!("{told:?} {:?}", session.status())
        })
    }

    /// What is done next; nothing where both games allow nothing, or are over.
    fn command(&self, luck: &mut Seeded) -> Option<Command> {
        let [here, there] = &self.sides;
        let Status::Awaiting(_) = here.session().status() else { return None };
        match pick(luck, 16) {
            0 => return Some(Command::Round),
            // One's own orders are the same in both games.
            1 => {
                let word = self.order(0, self.company.viewer, luck)?;
                return Some(Command::Order(self.company.viewer, [Some(word.clone()), Some(word)]));
            }
            2..5 => {
                let seat = any(luck, &self.company.ordering);
                let words = [0, 1].map(|side| {
                    let orders = side == 0 || self.dealt_otherwise;
                    orders.then(|| self.order(side, seat, luck)).flatten()
                });
                return Some(Command::Order(seat, words));
            }
            _ => {}
        }
        let (asked, also) = (here.session().to_ask(), there.session().to_ask());
        let asked = asked.iter().chain(also.iter().filter(|seat| !asked.has(*seat)));
        let both: Vec<Seat> = asked.filter(|seat| here.awaited().has(*seat) && there.awaited().has(*seat)).collect();
        if both.is_empty() {
            return None;
        }
        let seat = any(luck, &both);
        let elsewhere = there.session().legal_actions(seat);
        let mut both = here.session().legal_actions(seat);
        both.retain(|action| elsewhere.contains(action));
        // Most pass most of the time: else games part before much was compared.
        let passes = both.contains(&"pass".into()) && pick(luck, 4) > 0;
        let action = if passes { "pass".into() } else { any(luck, both.get(..).filter(|both| !both.is_empty())?) };
        Some(Command::Decide(seat, action))
    }

    /// An order that a seat may give, or withdraw.
    fn order(&self, side: usize, seat: Seat, luck: &mut Seeded) -> Option<String> {
        let offered = self.sides[side].session().orders(seat);
        // Every other time one that spares its seat all questions, or those that it cannot answer.
        let offered = if pick(luck, 2) == 0 { offered.get(..2)? } else { &offered };
        (!offered.is_empty()).then(|| offered[pick(luck, offered.len())].order.word.clone())
    }

    /// Does the same in both games; whether that could be done, and the cards be dealt.
    fn carry_out(&mut self, command: &Command) -> bool {
        let mut done = true;
        for (at, side) in self.sides.iter_mut().enumerate() {
            match command {
                Command::Round => {}
                Command::Decide(seat, action) => {
                    let session = side.state.session.as_mut().expect("a game");
                    done &= side.table_loop.decide(session, *seat, action).is_ok();
                }
                Command::Order(seat, words) => {
                    let Some(word) = &words[at] else { continue };
                    let stands =
                        side.session().orders(*seat).iter().any(|known| known.stands && known.order.word == *word);
                    let session = side.session_mut();
                    let ordered =
                        if stands { session.withdraw_order(*seat, word) } else { session.give_order(*seat, word) };
                    ordered.expect("an order that was offered");
                    side.given += 1;
                }
            }
            done &= side.settle(self.server, &mut self.dealer);
        }
        done
    }

    /// Where orders have answered in one game, the people in the other answer by hand; whether the cards could be dealt. By then nobody else
    /// may be waited for there: else orders answer before everybody has.
    fn level(&mut self, ordered: [SeatSet; 2], found: &mut Found) -> Result<bool, String> {
        loop {
            let decided = [0, 1].map(|side| self.sides[side].decisions());
            let short = (decided[0].len() > decided[1].len()) as usize;
            let long = 1 - short;
            let Some((seat, action)) = decided[long].get(decided[short].len()).cloned() else { return Ok(true) };
            let same = decided[short].iter().zip(&decided[long]).all(|(one, other)| one.0 == other.0);
            let awaited = self.sides[short].awaited();
            if !same || !awaited.has(seat) {
                return Ok(true);
            }
            if let Some(other) = awaited.iter().find(|other| !ordered[long].has(*other)) {
                return Err(format!("{seat:?} has answered by an order while the table waits for {other:?}"));
            }
            if !self.sides[short].session().legal_actions(seat).contains(&action) {
                return Ok(true);
            }
            found.by_hand += 1;
            let side = &mut self.sides[short];
            let session = side.state.session.as_mut().expect("a game");
            side.table_loop.decide(session, seat, &action).expect("allowed");
            if !side.settle(self.server, &mut self.dealer) {
                return Ok(false);
            }
        }
    }

    /// Sends what there is to send after a command, and compares.
    fn send(&mut self, command: &str, quiet: bool, localizer: &Localizer, found: &mut Found) -> Result<Came, String> {
        let [here, there] = self.known();
        if here != there {
            let [here, there] = [0, 1].map(|side| self.sides[side].shown());
            found.parted += 1;
            return match here == there {
                true => {
                    Err(format!("{command}: somebody knows more of one than of the other, and nothing else was shown"))
                }
                false => Ok(Came::Parted),
            };
        }
        for side in &mut self.sides {
            let now = side.events(self.server, self.company.viewer, localizer);
            for (at, id) in now.iter().enumerate() {
                if side.last.get(at) != Some(id) {
                    side.sent.push((command.into(), at, id.clone()));
                }
            }
            side.last = now;
        }
        let [here, there] = &self.sides;
        if here.sent != there.sent {
            let new = |side: &Side| side.sent.iter().filter(|sent| sent.0 == command).cloned().collect::<Vec<_>>();
            return Err(format!("{command}: events differ: {:?} and {:?}", new(here), new(there)));
        }
        let sent = here.sent.iter().rev().take_while(|sent| sent.0 == command).count();
        if quiet && sent > 0 {
            return Err(format!("{command}: nothing was decided, and {sent} events are sent"));
        }
        found.sent += sent as u64;
        found.silent += (here.last.len() - sent) as u64;
        Ok(Came::Alike)
    }

    /// What is seen of a game when it is looked at again.
    fn past(&self, localizer: &Localizer, side: &Side, eyes: Seat, at: ReplayPosition) -> String {
        let people = side.state.seats.iter().map(|seat| seat.name.clone()).collect();
        let past = ReplayView { record: side.record(), people, eyes };
        let ReplayFrame { game, step, steps, turn, seats, page, story, before, beats, chapters, turns } =
            past.frame_at(&OpenReplays::default(), localizer, past.step(at)).expect("a record that replays");
        let told: Vec<_> = story.iter().map(|told| (told.step, &told.said, told.remark, told.notable)).collect();
        format!("{game} {step} {steps} {turn} {seats:?} {page:?} {told:?} {before:?} {beats:?} {chapters:?} {turns:?}")
    }

    /// Whether a replay shows somebody else something else: a test that never changes anything finds nothing.
    fn otherwise(&self, localizer: &Localizer) -> bool {
        let others = (0..self.sides[0].session().seats()).map(Seat).filter(|seat| *seat != self.company.viewer);
        others.into_iter().any(|eyes| {
            let [here, there] =
                [0, 1].map(|side| self.past(localizer, &self.sides[side], eyes, ReplayPosition::Step(0)));
            here != there
        })
    }
}

/// What came of the comparing of some pairs.
#[derive(Default, Debug)]
struct Found {
    pairs: u64,
    /// Pairs in which others hold other cards.
    dealt_otherwise: u64,
    beats: u64,
    looks: u64,
    /// How often somebody else saw something else.
    otherwise: u64,
    /// How often an event was sent, and how often there was nothing to send.
    sent: u64,
    silent: u64,
    /// How often an order was given or withdrawn and nothing came of it, which nobody may hear of.
    untold: u64,
    /// How often several people were waited for at the same time.
    together: u64,
    /// The decisions that bots made, and those that orders made in one game and people by hand in the other.
    by_bots: u64,
    by_hand: u64,
    /// Decisions that orders made in both games.
    by_orders: u64,
    parted: u64,
}

/// Compares a pair of games.
fn compare(server: Server, number: u64, localizers: &[Localizer; 2], found: &mut Found) -> Result<(), String> {
    let seed = format!("leaks over time/{number}");
    let mut luck = Seeded::new(Seed::of(&seed).player(Seat(0)));
    let Some(mut twins) = Twins::deal(server, number.is_multiple_of(2), &mut luck) else { return Ok(()) };
    let localizer = &localizers[number as usize / 2 % 2];
    found.pairs += 1;
    found.dealt_otherwise += twins.dealt_otherwise as u64;
    let ended = play(&mut twins, &mut luck, localizer, found);
    let bots = SeatSet::first(twins.sides[0].session().seats())
        .iter()
        .filter(|seat| twins.sides[0].session().bot(*seat).is_some());
    let bots: SeatSet = bots.collect();
    found.by_bots += twins.sides[0].decisions().iter().filter(|(seat, _)| bots.has(*seat)).count() as u64;
    ended.map_err(|leak| format!("seed {seed}, {leak}"))
}

fn play(twins: &mut Twins, luck: &mut Seeded, localizer: &Localizer, found: &mut Found) -> Result<(), String> {
    let dealt = twins.carry_out(&Command::Round);
    if !dealt || twins.send("start", false, localizer, found)? == Came::Parted {
        return Ok(());
    }
    for beat in 0..BEATS {
        let Some(command) = twins.command(luck) else { break };
        let what = format!("beat {beat}: {command}");
        let before = [0, 1].map(|side| twins.sides[side].session().decisions());
        let mut ordered = [0, 1].map(|side| twins.sides[side].ordered());
        if let Command::Order(seat, words) = &command {
            for (ordered, _) in ordered.iter_mut().zip(words).filter(|(_, word)| word.is_some()) {
                *ordered = ordered.with(*seat);
            }
        }
        found.together += (twins.sides[0].awaited().len() > 1) as u64;
        if !twins.carry_out(&command) {
            break;
        }
        let made = [0, 1].map(|side| twins.sides[side].session().decisions() - before[side]);
        // Whoever orders something is told that it stands; nobody else hears of it unless something was decided.
        let own = matches!(&command, Command::Order(seat, _) if *seat == twins.company.viewer);
        let quiet = made == [0, 0] && !own;
        found.untold += (quiet && matches!(command, Command::Order(..))) as u64;
        let by_hand = found.by_hand;
        if !twins.level(ordered, found).map_err(|leak| format!("{what}: {leak}"))? {
            break;
        }
        if by_hand == found.by_hand && matches!(command, Command::Decide(..)) {
            let all = twins.sides[0].decisions();
            let ordered = all[before[0]..].iter().skip(1).filter(|(seat, _)| ordered[0].has(*seat));
            found.by_orders += ordered.count() as u64;
        }
        if twins.send(&what, quiet, localizer, found)? == Came::Parted {
            break;
        }
        found.beats += 1;
        if beat.is_multiple_of(LOOKS) {
            found.otherwise += twins.otherwise(localizer) as u64;
            let steps = twins.sides[0].session().lines().len();
            for at in [
                ReplayPosition::End,
                ReplayPosition::Step(pick(luck, steps)),
                ReplayPosition::Turn(pick(luck, beat + 1)),
            ] {
                for eyes in [twins.company.viewer, Seat::WATCHER] {
                    let [here, there] = [0, 1].map(|side| twins.past(localizer, &twins.sides[side], eyes, at));
                    if here != there {
                        return Err(format!("{what}: {at:?} through {eyes:?}:\n{here}\n{there}"));
                    }
                    found.looks += 1;
                }
            }
        }
    }
    Ok(())
}

#[test]
fn neither_replays_nor_beats_tell_what_others_hold() {
    let localizers = Lang::ALL.map(Localizer::new);
    let mut found = Found::default();
    for number in 0..pairs() {
        compare(Server::Honest, number, &localizers, &mut found).unwrap_or_else(|leak| panic!("{leak}"));
    }
    println!("{found:#?}");
    let Found { pairs, dealt_otherwise, beats, looks, otherwise, .. } = found;
    assert!(pairs > 1 && beats > pairs * 5 && looks > pairs, "hardly anything was compared");
    assert!(otherwise >= dealt_otherwise && dealt_otherwise > 0, "the other games were hardly others");
    assert!(found.sent > 0 && found.silent > 0 && found.untold > pairs, "hardly anything was kept from anybody");
    assert!(
        found.together > pairs && found.by_bots > pairs && found.by_hand > pairs && found.by_orders > 0,
        "hardly anybody answered"
    );
}

/// A check that catches nobody checks nothing.
#[test]
fn servers_that_cheat_are_caught() {
    let localizers = Lang::ALL.map(Localizer::new);
    for server in [Server::TellsOfOrders, Server::AnswersAtOnce, Server::ShowsWhoIsAsked] {
        // Whichever way the other game differs: in cards or in orders.
        for ways in 0..2 {
            let mut found = Found::default();
            let leaks = (0..8).map(|number| compare(server, number * 2 + ways, &localizers, &mut found));
            let leak = leaks.filter_map(Result::err).next();
            println!("{server:?}: {}", leak.as_deref().unwrap_or("not caught"));
            assert!(leak.is_some(), "{server:?}, {ways}: {found:#?}");
        }
    }
}
