//! Nothing leaks by looking at a game again, nor by who answers when.
//!
//! Two games are dealt at once, card by card, so that a seat gets the same in both and others do not; then the same is decided in both for as
//! long as that is allowed and the seat can see no difference. All along, what `/r` shows of both through the eyes of that seat and of
//! those who watch is the same to the letter, and events come at the same beats: after the same decisions, as many, in the same order.
//! Time is counted in decisions here, never by a clock. `OUBLIETTE_LEAK_GAMES` says how many pairs of games.

use kernel::{Fate, Lang, Seat, Seed, Seeded, Source, Status};
use table::{Luck, RealCardAnswer, RealCardQuestion, Session, Settings, shelf};
use web::ids::mark;
use web::live::table_state::TableState;
use web::localizer::Localizer;
use web::pages::table::{Onlooker, inside};
use web::replays::open_replays::OpenReplays;
use web::replays::replay_view::{ReplayFrame, ReplayPosition, ReplayView};
use web::store::{Pace, SeatRow, TableRow};

/// The game in which people hide cards from each other.
const GAME: &str = "sang-rancune";

/// How many decisions of a pair of games are compared at most.
const BEATS: usize = 160;

/// After how many of them both are looked at again.
const LOOKS: usize = 40;

fn pairs() -> u64 {
    let said = std::env::var("OUBLIETTE_LEAK_GAMES").ok();
    said.map_or(8, |said| said.parse::<u64>().expect("OUBLIETTE_LEAK_GAMES is a number").div_ceil(10))
}

fn pick(luck: &mut Seeded, most: usize) -> usize {
    luck.pick(Source::PLAYER, most as u32) as usize
}

/// What was dealt, face by face, so that it can be dealt again.
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
        let place = luck.pick(Source::PLAYER, asking.faces.len() as u32) as usize;
        dealt.push(asking.faces[place].0.clone());
        RealCardAnswer::Shows(place)
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

fn state(session: Session) -> TableState {
    let named = |seat: u8| SeatRow {
        person: Some(format!("person{seat}")),
        name: format!("Name {seat}"),
        ..SeatRow::default()
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

fn session(state: &TableState) -> &Session {
    state.session.as_ref().expect("a game")
}

/// Two games that a seat cannot tell apart.
struct Twins {
    here: TableState,
    there: TableState,
    viewer: Seat,
    seed: String,
}

impl Twins {
    /// Deals a game and then another, in which others hold some of each other's cards; nothing where that came to nothing.
    fn deal(seed: String, luck: &mut Seeded) -> Option<Self> {
        let players = 3 + pick(luck, 4) as u8;
        let viewer = Seat(pick(luck, players as usize) as u8);
        let mut dealt = Dealt::new();
        let here = shelf::open(GAME, settings(players), &mut at_random(luck, &mut dealt)).expect("a table");
        let mut others = None;
        for _ in 0..60 {
            let (one, other) = (pick(luck, dealt.len()), pick(luck, dealt.len()));
            let mut swapped = dealt.clone();
            swapped.swap(one, other);
            let Ok(there) = shelf::open(GAME, settings(players), &mut again(&swapped)) else { continue };
            let differs = (0..players).map(Seat).any(|seat| here.view(seat) != there.view(seat));
            let same = [viewer, Seat::WATCHER].iter().all(|eyes| here.view(*eyes) == there.view(*eyes));
            if differs && same {
                (dealt, others) = (swapped, Some(there));
            }
        }
        Some(Self { here: state(here), there: state(others?), viewer, seed })
    }

    /// All that the viewer, and whoever watches, knows of one of the games.
    fn known(&self, state: &TableState) -> String {
        let eyes = [self.viewer, Seat::WATCHER];
        let session = session(state);
        let told = eyes.map(|eyes| (session.view(eyes), session.story(0, eyes)));
        format!("{told:?} {:?}", session.status())
    }

    /// Decides the same in both games, with the same luck; whether the viewer still sees no difference.
    fn decide(&mut self, seat: Seat, action: &str, luck: &mut Seeded) -> bool {
        let mut dealt = Dealt::new();
        let game = self.here.session.as_mut().expect("a game");
        game.play(seat, action, &mut at_random(luck, &mut dealt)).expect("allowed");
        let game = self.there.session.as_mut().expect("a game");
        game.play(seat, action, &mut again(&dealt)).is_ok() && self.known(&self.here) == self.known(&self.there)
    }

    /// The seat that decides next, and what both games allow it; nothing where they do not, or the game is over.
    fn choice(&self, luck: &mut Seeded) -> Option<(Seat, String)> {
        let Status::Awaiting(awaited) = session(&self.here).status() else { return None };
        let awaited: Vec<Seat> = awaited.iter().collect();
        let seat = awaited[pick(luck, awaited.len())];
        let there = session(&self.there).legal_actions(seat);
        let both: Vec<String> =
            session(&self.here).legal_actions(seat).into_iter().filter(|action| there.contains(action)).collect();
        (!both.is_empty()).then(|| (seat, both[pick(luck, both.len())].clone()))
    }

    /// What each of those who look on is sent of a game as it stands: the ids of the events.
    fn events(&self, localizer: &Localizer, state: &TableState) -> Vec<String> {
        let own = Some(self.viewer);
        let eyes = [(own, self.viewer), (own, Seat::WATCHER), (None, Seat::WATCHER)];
        eyes.map(|(own, eyes)| mark(&inside(localizer, state, Onlooker { own, eyes }).into_string())).into()
    }

    /// What is seen of a game when it is looked at again.
    fn past(&self, localizer: &Localizer, state: &TableState, eyes: Seat, at: ReplayPosition) -> String {
        let (head, session) = (state.row.head.iter().flat_map(|head| head.lines()), session(state));
        let lines = head.chain(session.lines().iter().map(|line| &**line));
        let holders = state.seats.iter().map(|seat| seat.name.clone()).collect();
        let past = ReplayView { record: lines.map(|line| format!("{line}\n")).collect(), holders, eyes };
        let ReplayFrame { game, step, steps, turn, seats, page, story } =
            past.frame_at(&OpenReplays::default(), localizer, past.step(at)).expect("a record that replays");
        let told: Vec<_> = story.iter().map(|told| (told.step, &told.said, told.remark, told.notable)).collect();
        format!("{game} {step} {steps} {turn} {seats:?} {page:?} {told:?}")
    }
}

impl Twins {
    /// Whether a replay shows somebody else something else: a test that never changes anything finds nothing.
    fn otherwise(&self, localizer: &Localizer) -> bool {
        let others = (0..session(&self.here).seats()).map(Seat).filter(|seat| *seat != self.viewer);
        others.into_iter().any(|eyes| {
            let [here, there] =
                [&self.here, &self.there].map(|state| self.past(localizer, state, eyes, ReplayPosition::Step(0)));
            here != there
        })
    }
}

/// What came of the comparing of some pairs.
#[derive(Default)]
struct Found {
    pairs: u64,
    beats: u64,
    looks: u64,
    /// How often somebody else saw something else.
    otherwise: u64,
    /// How often an event was sent, and how often there was nothing to send.
    sent: u64,
    silent: u64,
}

fn compare(number: u64, localizers: &[Localizer; 2], found: &mut Found) {
    let seed = format!("leaks over time/{number}");
    let mut luck = Seeded::new(Seed::of(&seed).player(Seat(0)));
    let Some(mut twins) = Twins::deal(seed, &mut luck) else { return };
    found.pairs += 1;
    let localizer = &localizers[number as usize % 2];
    let mut last = (twins.events(localizer, &twins.here), twins.events(localizer, &twins.there));
    for beat in 0..BEATS {
        let Some((seat, action)) = twins.choice(&mut luck) else { break };
        if !twins.decide(seat, &action, &mut luck) {
            break;
        }
        let what = format!("seed {}, beat {beat}: {seat:?} decides {action}", twins.seed);
        let now = (twins.events(localizer, &twins.here), twins.events(localizer, &twins.there));
        assert_eq!(now.0, now.1, "{what}: events differ");
        let changed = |before: &[String], after: &[String]| -> Vec<bool> {
            before.iter().zip(after).map(|(before, after)| before != after).collect()
        };
        let (one, other) = (changed(&last.0, &now.0), changed(&last.1, &now.1));
        assert_eq!(one, other, "{what}: somebody hears of one and not of the other");
        found.sent += one.iter().filter(|sent| **sent).count() as u64;
        found.silent += one.iter().filter(|sent| !**sent).count() as u64;
        found.beats += 1;
        last = now;
        if beat % LOOKS == 0 {
            found.otherwise += twins.otherwise(localizer) as u64;
            let steps = session(&twins.here).lines().len();
            for at in [
                ReplayPosition::End,
                ReplayPosition::Step(pick(&mut luck, steps)),
                ReplayPosition::Turn(pick(&mut luck, beat + 1)),
            ] {
                for eyes in [twins.viewer, Seat::WATCHER] {
                    let [here, there] = [&twins.here, &twins.there].map(|state| twins.past(localizer, state, eyes, at));
                    assert_eq!(here, there, "{what}: {at:?} through {eyes:?}");
                    found.looks += 1;
                }
            }
        }
    }
}

#[test]
fn neither_replays_nor_beats_tell_what_others_hold() {
    let localizers = Lang::ALL.map(Localizer::new);
    let mut found = Found::default();
    for number in 0..pairs() {
        compare(number, &localizers, &mut found);
    }
    let Found { pairs, beats, looks, otherwise, sent, silent } = found;
    println!("{pairs} pairs, {beats} beats, {looks} looks back, {sent} events and {silent} times nothing to tell");
    assert!(pairs > 0 && beats > pairs * 5 && looks > pairs && sent > 0, "hardly anything was compared");
    assert!(otherwise > pairs, "the other games were hardly others");
}
