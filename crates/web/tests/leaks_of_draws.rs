//! Nothing leaks of what others draw and hold, neither at the table nor when a game is looked at again.
//!
//! Two games are dealt card by card, so that a seat cannot tell them apart: others draw other cards, and decide otherwise where the seat may
//! not know. After every decision, all that the server would send to that seat and to those who watch is the same to the letter, and so is what
//! `/r` shows of both. Two games part where something that everybody is shown is otherwise.
//!
//! A server that cheats ([`Server`]) must be caught. `OUBLIETTE_LEAK_GAMES` says how many pairs of games.

use kernel::{Fate, Lang, Seat, Seed, Seeded, Source, Status};
use std::collections::BTreeMap;
use table::{Luck, RealCardAnswer, RealCardQuestion, Session, Settings, shelf};
use web::api::document;
use web::live::table_state::TableState;
use web::localizer::Localizer;
use web::pages::table::{Onlooker, drawing, whole_story};
use web::replays::open_replays::OpenReplays;
use web::replays::replay_view::{ReplayPosition, ReplayView};
use web::store::{Pace, SeatRow, TableRow};

/// The game in which everybody draws from a deck of their own: what one draws changes nothing that others see.
const GAME: &str = "dead-cells";
/// How many decisions of a pair are compared at most.
const DECISIONS: usize = 240;
/// How often the second game is tried to be dealt otherwise than the first.
const TRIES: usize = 16;
/// After so many decisions both are looked at again.
const LOOKS: usize = 12;

/// What the server shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Server {
    /// What it should.
    Honest,
    /// What the next seat holds.
    ShowsANeighbour,
    /// What everybody hears.
    TellsAll,
}

fn pairs() -> u64 {
    let said = std::env::var("OUBLIETTE_LEAK_GAMES").ok();
    said.map_or(24, |said| said.parse::<u64>().expect("OUBLIETTE_LEAK_GAMES is a number").div_ceil(10))
}

fn pick(luck: &mut Seeded, most: usize) -> usize {
    luck.pick(Source::PLAYER, most as u32) as usize
}

fn any<T: Clone>(luck: &mut Seeded, among: &[T]) -> T {
    among[pick(luck, among.len())].clone()
}

/// What each pile and die has shown in one step, in order.
type Shown = BTreeMap<String, Vec<String>>;

/// Deals at random, and notes what.
fn at_random<'a>(luck: &'a mut Seeded, shown: &'a mut Shown) -> impl FnMut(&RealCardQuestion) -> RealCardAnswer + 'a {
    move |asking| {
        let place = pick(luck, asking.faces.len());
        shown.entry(asking.name.clone()).or_default().push(asking.faces[place].0.clone());
        RealCardAnswer::Shows(place)
    }
}

/// Deals the same again, but from some piles otherwise, each or none as luck has it.
fn otherwise<'a>(luck: &'a mut Seeded, shown: &'a Shown) -> impl FnMut(&RealCardQuestion) -> RealCardAnswer + 'a {
    let mut others: BTreeMap<String, bool> = BTreeMap::new();
    let mut dealt: BTreeMap<String, usize> = BTreeMap::new();
    move |asking| {
        if *others.entry(asking.name.clone()).or_insert_with(|| pick(luck, 2) == 0) {
            return RealCardAnswer::Shows(pick(luck, asking.faces.len()));
        }
        let nth = dealt.entry(asking.name.clone()).or_default();
        let face = shown.get(&asking.name).and_then(|faces| faces.get(*nth));
        *nth += 1;
        let place = face.and_then(|face| asking.faces.iter().position(|(known, _)| known == face));
        place.map_or(RealCardAnswer::Stop, RealCardAnswer::Shows)
    }
}

fn settings(players: u8) -> Settings {
    Settings {
        players: Some(players.into()),
        options: Vec::new(),
        luck: Luck::Asked,
        custom: None,
        bots: Vec::new(),
        campaign: None,
        known_seed: false,
    }
}

fn state(session: &Session) -> TableState {
    let named = |seat: u8| SeatRow {
        person: Some(format!("person{seat}")),
        name: format!("Name {seat}"),
        ..SeatRow::default()
    };
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
    TableState::new(row, (0..session.seats()).map(named).collect(), Some(session.clone()))
}

/// Two games that a seat cannot tell apart.
struct Twins {
    sides: [Session; 2],
    viewer: Seat,
    server: Server,
}

/// What came of the comparing of some pairs.
#[derive(Default, Debug)]
struct Found {
    pairs: u64,
    decisions: u64,
    looks: u64,
    /// Tables that somebody else saw otherwise, and decisions that were made otherwise.
    otherwise: u64,
    decided_otherwise: u64,
    parted: u64,
}

impl Twins {
    /// Deals a game, and the same once more: what is dealt before the first decision is open in some games, and hidden in others.
    fn deal(server: Server, luck: &mut Seeded) -> Self {
        let (least, most) = shelf::label(GAME).expect("a game").players;
        let least = least.max(2);
        let players = least + pick(luck, (most - least) as usize + 1) as u8;
        let viewer = Seat(pick(luck, players as usize) as u8);
        let mut shown = Shown::new();
        let here = shelf::open(GAME, settings(players), &mut at_random(luck, &mut shown)).expect("a table");
        let mut twins = Self { sides: [here.clone(), here], viewer, server };
        for _ in 0..TRIES {
            let Ok(there) = shelf::open(GAME, settings(players), &mut otherwise(luck, &shown)) else { continue };
            if twins.known(&there) == twins.known(&twins.sides[0]) {
                twins.sides[1] = there;
                break;
            }
        }
        twins
    }

    /// All that the viewer, and whoever watches, knows of a game.
    fn known(&self, session: &Session) -> String {
        let told = [self.viewer, Seat::WATCHER].map(|eyes| (session.view(eyes), session.story(0, eyes)));
        format!("{told:?} {:?}", session.status())
    }

    /// Decides something in the first game, and in the second what the viewer cannot tell from it: nothing where there is no such thing. Whether both
    /// go on.
    fn decide(&mut self, luck: &mut Seeded, found: &mut Found) -> bool {
        let Status::Awaiting(awaited) = self.sides[0].status() else { return false };
        let seats: Vec<Seat> = awaited.iter().collect();
        let seat = any(luck, &seats);
        let [mut here, there] = self.sides.clone();
        let elsewhere = there.legal_actions(seat);
        // What both allow, where they do: else games part soon.
        let mut actions = here.legal_actions(seat);
        let both: Vec<String> = actions.iter().filter(|action| elsewhere.contains(action)).cloned().collect();
        if !both.is_empty() && pick(luck, 6) > 0 {
            actions = both;
        }
        let action = any(luck, &actions);
        let mut shown = Shown::new();
        here.play(seat, &action, &mut at_random(luck, &mut shown)).expect("allowed");
        let (known, other_first) = (self.known(&here), pick(luck, 3) == 0);
        for attempt in 0..TRIES {
            let own = seat == self.viewer || (attempt < TRIES / 2) != other_first;
            let instead = if own { action.clone() } else { any(luck, &elsewhere) };
            let mut tried = there.clone();
            if tried.play(seat, &instead, &mut otherwise(luck, &shown)).is_ok() && self.known(&tried) == known {
                found.decided_otherwise += (instead != action) as u64;
                self.sides = [here, tried];
                return true;
            }
        }
        found.parted += 1;
        false
    }

    /// All that the server would send of a game to the viewer and to those who watch.
    fn sent(&self, session: &Session, localizer: &Localizer) -> Vec<String> {
        let state = state(session);
        let eyes = [(Some(self.viewer), self.viewer), (Some(self.viewer), Seat::WATCHER), (None, Seat::WATCHER)];
        let neighbour = Seat((self.viewer.0 + 1) % session.seats());
        let more = match self.server {
            Server::Honest => String::new(),
            Server::ShowsANeighbour => format!("{:?}", session.view(neighbour)),
            Server::TellsAll => format!("{:?}", session.story(0, neighbour)),
        };
        let sent = eyes.into_iter().flat_map(|(own, eyes)| {
            let onlooker = Onlooker { own, eyes };
            let drawn = drawing(localizer, &state, onlooker);
            let page = drawn.html + &drawn.film.drawn;
            [
                page,
                whole_story(localizer, &state, onlooker).into_string(),
                document(localizer, &state, onlooker).to_string(),
            ]
        });
        sent.chain([more]).collect()
    }

    /// What is seen of a game when it is looked at again.
    fn past(&self, session: &Session, localizer: &Localizer, eyes: Seat, at: ReplayPosition) -> String {
        let lines = session.head().iter().map(String::as_str).chain(session.lines().iter());
        let record = lines.map(|line| format!("{line}\n")).collect();
        let people = (0..session.seats()).map(|seat| format!("Name {seat}")).collect();
        let past = ReplayView { record, people, eyes };
        let frame = past.frame_at(&OpenReplays::default(), localizer, past.step(at)).expect("a record that replays");
        let told: Vec<_> = frame.story.iter().map(|told| (told.step, &told.said, told.remark, told.notable)).collect();
        format!("{} {} {} {:?} {told:?}", frame.step, frame.steps, frame.turn, frame.page)
    }

    /// Compares all that is sent, and now and then what is seen later.
    fn compare(
        &self,
        decided: usize,
        localizer: &Localizer,
        luck: &mut Seeded,
        found: &mut Found,
    ) -> Result<(), String> {
        let [here, there] = &self.sides;
        for (one, other) in self.sent(here, localizer).iter().zip(self.sent(there, localizer)) {
            if *one != other {
                return Err(format!("decision {decided}: {:?} is sent\n{one}\nor\n{other}", self.viewer));
            }
        }
        found.decisions += 1;
        let others = (0..here.seats()).map(Seat).filter(|seat| *seat != self.viewer);
        found.otherwise += others.into_iter().any(|seat| here.view(seat) != there.view(seat)) as u64;
        if !decided.is_multiple_of(LOOKS) {
            return Ok(());
        }
        for at in [ReplayPosition::End, ReplayPosition::Step(pick(luck, here.lines().len() + 1))] {
            for eyes in [self.viewer, Seat::WATCHER] {
                let [one, other] = [here, there].map(|side| self.past(side, localizer, eyes, at));
                if one != other {
                    return Err(format!("decision {decided}: {at:?} through {eyes:?}:\n{one}\n{other}"));
                }
                found.looks += 1;
            }
        }
        Ok(())
    }
}

/// Compares the pair of games of a number.
fn compare(server: Server, number: u64, localizer: &Localizer, found: &mut Found) -> Result<(), String> {
    let seed = format!("leaks of draws/{number}");
    let mut luck = Seeded::new(Seed::of(&seed).player(Seat(0)));
    let mut twins = Twins::deal(server, &mut luck);
    found.pairs += 1;
    let leak = |leak: String| format!("seed {seed}, {leak}");
    twins.compare(0, localizer, &mut luck, found).map_err(leak)?;
    for decided in 1..DECISIONS {
        if !twins.decide(&mut luck, found) {
            break;
        }
        twins.compare(decided, localizer, &mut luck, found).map_err(leak)?;
    }
    Ok(())
}

#[test]
fn what_others_draw_shows_nowhere() {
    let (localizers, mut found) = (Lang::ALL.map(Localizer::new), Found::default());
    for number in 0..pairs() {
        let localizer = &localizers[number as usize % 2];
        compare(Server::Honest, number, localizer, &mut found).unwrap_or_else(|leak| panic!("{leak}"));
    }
    println!("{found:?}");
    let Found { pairs, decisions, looks, otherwise, decided_otherwise, .. } = found;
    assert!(decisions > pairs * 4 && looks > pairs, "hardly anything was compared");
    assert!(otherwise > pairs && decided_otherwise > 0, "the other games were hardly others");
}

/// A check that catches nobody checks nothing.
#[test]
fn servers_that_show_more_are_caught() {
    let localizer = Localizer::new(Lang::En);
    for server in [Server::ShowsANeighbour, Server::TellsAll] {
        let mut found = Found::default();
        let caught = (0..8).any(|number| compare(server, number, &localizer, &mut found).is_err());
        assert!(caught, "{server:?}: {found:?}");
    }
}
