//! Nothing leaks: where what somebody may not know is otherwise, every byte that they get is the same.
//!
//! Games of every kind are played at random, with bots, talk, orders and things taken back. At some of their decisions, each seat is
//! set down at a table that it cannot tell from its own, and all that the server would send is compared: pages in both languages, what programs
//! get, the id of the question and of the event, odds, stories, refusals. `OUBLIETTE_LEAK_GAMES` says how many games.

use kernel::{Fate, GameBox, Lang, Seat, SeatSet, Seed, Seeded, Source, Status};
use table::{BotSpec, IDS, Luck, Session, Settings, Visitor, nobody_asks, shelf};
use web::live::table_state::TableState;
use web::localizer::Localizer;
use web::pages::table::{Onlooker, chances, drawing, whole_story};
use web::store::{Pace, SeatRow, TableRow};

/// Of the decisions of a game, one in so many is looked at by every seat, and the first and the last in any case.
const LOOKS: u32 = 120;
/// One in so many is also made otherwise elsewhere, and compared by one seat.
const TWICE: u32 = 16;

/// A session that this seat cannot tell from this one.
fn resampled(session: &Session, seat: Seat, luck: &str) -> Session {
    struct Resample<'a>(&'a Session, Seat, &'a str);
    impl Visitor for Resample<'_> {
        type Out = Session;
        fn visit<G: GameBox>(self, _: G) -> Session {
            self.0.resampled::<G>(self.1, self.2)
        }
    }
    shelf::visit(session.id(), Resample(session, seat, luck)).expect("a game on the shelf")
}

fn games() -> u64 {
    std::env::var("OUBLIETTE_LEAK_GAMES").map_or(24, |said| said.parse().expect("OUBLIETTE_LEAK_GAMES is a number"))
}

/// A random game and those who look at it.
struct Trial<'a> {
    localizers: &'a [Localizer; 2],
    luck: Seeded,
    seed: String,
    /// Actions met so far: what is not allowed now is refused in the same words.
    pool: Vec<String>,
    compared: u64,
    /// How often what others see was otherwise: a test that never changes anything finds nothing.
    changed: u64,
}

impl Trial<'_> {
    fn pick(&mut self, most: usize) -> usize {
        self.luck.pick(Source::PLAYER, most as u32) as usize
    }

    fn one_in(&mut self, most: u32) -> bool {
        self.luck.pick(Source::PLAYER, most) == 0
    }

    fn any<T: Clone>(&mut self, among: &[T]) -> T {
        among[self.pick(among.len())].clone()
    }

    /// A table of a game, laid out at random: how many sit there, which of them are bots, and how it is played.
    fn lay_out(&mut self, game: &str) -> TableState {
        let label = shelf::label(game).expect("a game");
        let (least, most) = label.players;
        let players = least + self.pick((most - least) as usize + 1) as u8;
        let mut options = Vec::new();
        for spec in label.options.iter().filter(|spec| !spec.key.contains("players")) {
            let value = self.any(&spec.values).0;
            if value != spec.values[0].0 && self.one_in(2) {
                options.push((spec.key.to_string(), value.to_string()));
            }
        }
        let words: Vec<&str> =
            label.characters.iter().map(|character| character.word).chain(["random", "careful"]).collect();
        let mut bots = Vec::new();
        for seat in 1..players {
            if self.one_in(3) {
                bots.push((Seat(seat), BotSpec::from(self.any(&words))));
            }
        }
        let named = |seat: u8| SeatRow {
            person: Some(format!("person{seat}")),
            name: format!("Name {seat}"),
            ..SeatRow::default()
        };
        let mut seats: Vec<SeatRow> = (0..players).map(named).collect();
        for (seat, bot) in &bots {
            seats[seat.0 as usize] = SeatRow { bot: Some(bot.clone()), ..SeatRow::default() };
        }
        let luck = Luck::seed(self.seed.clone());
        let settings = Settings {
            players: Some(players as u64),
            options,
            luck,
            custom: None,
            bots,
            campaign: None,
            known_seed: false,
        };
        let session = shelf::open(game, settings, &mut nobody_asks).expect("a table");
        TableState::new(row(game), seats, Some(session))
    }

    /// All that the server would send to somebody who looks at a table.
    fn bytes(&self, state: &TableState, onlooker: Onlooker, localizer: &Localizer) -> [String; 5] {
        let drawn = drawing(localizer, state, onlooker);
        let page = drawn.html + &drawn.film.drawn;
        let story = whole_story(localizer, state, onlooker).into_string();
        let request = format!("{:?}", onlooker.own.map(|own| state.request(own)));
        let told = web::api::document(localizer, state, onlooker);
        let program = format!("{told} {}", web::api::since(state, onlooker, 0));
        // The id of an event is made of its bytes.
        [web::ids::mark(&page), page, story, request, program]
    }

    /// What a seat gets if it asks for odds, or for what is not allowed.
    fn answers(&self, state: &mut TableState, seat: Seat, asked: &[String]) -> Vec<String> {
        let session = state.session.as_mut().expect("a game");
        let legal = session.legal_actions(seat);
        let mut sent = Vec::new();
        for action in asked {
            match legal.contains(action) {
                true => sent.push(chances(&self.localizers[0], session, seat, action).into_string()),
                false => sent.push(format!("{:?}", session.play(seat, action, &mut nobody_asks).expect_err("refused"))),
            }
        }
        sent
    }

    /// What somebody asks for out of turn or in vain, and one thing that is allowed.
    fn questions(&mut self, session: &Session, seat: Seat) -> Vec<String> {
        let legal = session.legal_actions(seat);
        let pool = self.pool.clone();
        let mut asked: Vec<String> = (0..6).map(|_| self.any(&pool)).collect();
        asked.retain(|action| !legal.contains(action));
        if !legal.is_empty() {
            asked.push(self.any(&legal));
        }
        asked
    }

    /// The same table, dealt anew where this seat cannot tell the difference.
    fn resampled(&mut self, state: &TableState, seat: Seat) -> TableState {
        let number = self.pick(1 << 20);
        let luck = format!("{} elsewhere {number}", self.seed);
        let session = resampled(state.session.as_ref().expect("a game"), seat, &luck);
        let mut seats = state.seats.clone();
        for (at, row) in seats.iter_mut().enumerate().filter(|(at, _)| *at != seat.0 as usize) {
            row.orders = format!("order {at}");
        }
        TableState::new(state.row.clone(), seats, Some(session))
    }

    fn compare(&mut self, here: &TableState, there: &TableState, seat: Seat, what: &str) {
        for onlooker in [
            Onlooker { own: Some(seat), eyes: seat },
            Onlooker { own: Some(seat), eyes: Seat::WATCHER },
            Onlooker { own: None, eyes: Seat::WATCHER },
        ] {
            let localizer = &self.localizers[self.pick(2)];
            let (one, other) = (self.bytes(here, onlooker, localizer), self.bytes(there, onlooker, localizer));
            for (one, other) in one.iter().zip(&other) {
                assert!(one == other, "seed {}: {what}: {onlooker:?} gets\n{one}\nor\n{other}", self.seed);
            }
            self.compared += 1;
        }
    }

    /// Sets a seat down elsewhere, and compares all that it gets.
    fn look(&mut self, state: &mut TableState, seat: Seat) {
        let mut there = self.resampled(state, seat);
        let what = format!("decision {}", state.session.as_ref().expect("a game").decisions());
        self.compare(state, &there, seat, &what);
        let asked = self.questions(state.session.as_ref().expect("a game"), seat);
        let (one, other) = (self.answers(state, seat, &asked), self.answers(&mut there, seat, &asked));
        assert_eq!(one, other, "seed {}: {what}: {seat:?} asks {asked:?}", self.seed);
        let (here, there) = (state.session.as_ref().expect("a game"), there.session.as_ref().expect("a game"));
        let others = SeatSet::first(here.seats()).without(seat);
        self.changed += others.iter().any(|other| here.view(other) != there.view(other)) as u64;
    }

    /// Has somebody decide here and, maybe something else, elsewhere: where a seat may not know the difference, it gets the same.
    fn decide(&mut self, state: &mut TableState, seat: Seat, action: &str) {
        let players = state.seats.len();
        let viewer = Seat(self.pick(players) as u8);
        let mut there = self.resampled(state, viewer);
        let legal = there.session.as_ref().expect("a game").legal_actions(seat);
        let instead = match viewer == seat || self.one_in(2) {
            true => action.to_string(),
            false => self.any(&legal),
        };
        play(state, seat, action);
        if !legal.contains(&instead) {
            return;
        }
        play(&mut there, seat, &instead);
        let known = |state: &TableState| {
            let session = state.session.as_ref().expect("a game");
            let heard: Vec<_> = [viewer, Seat::WATCHER].map(|eyes| session.story(session.decisions(), eyes)).into();
            (session.view(viewer), session.view(Seat::WATCHER), session.status(), heard)
        };
        if known(state) == known(&there) {
            let what = format!("{seat:?} decides {action} or {instead}");
            self.compare(state, &there, viewer, &what);
        }
    }

    /// Talk, orders and questions to all, which others may or may not hear of.
    fn diversions(&mut self, state: &mut TableState) {
        let people: Vec<Seat> = state.people().iter().collect();
        let seat = self.any(&people);
        let session = state.session.as_mut().expect("a game");
        let phrases = session.phrases();
        if !phrases.is_empty() && self.one_in(6) {
            let word = self.any(phrases).word;
            let to = Some(Seat(self.pick(session.seats() as usize) as u8)).filter(|to| *to != seat);
            let _ = session.say(seat, word, to);
        }
        if self.one_in(5) {
            self.order(state, seat);
        }
        let session = state.session.as_mut().expect("a game");
        if self.one_in(12) && session.undo_reach(seat).is_some() {
            state.row.asked = Some(format!("undo {} {} {}", seat.0, seat.0, state.turn()));
        } else if self.one_in(3) && state.row.asked.take().is_some() {
            let _ = session.undo_by_consent(seat);
        }
    }

    /// Gives an order, of which nobody else gets a byte.
    fn order(&mut self, state: &mut TableState, seat: Seat) {
        let offered = state.session.as_ref().expect("a game").orders(seat);
        if offered.is_empty() {
            return;
        }
        let all = SeatSet::first(state.seats.len() as u8).without(seat);
        let others: Vec<Onlooker> = all.iter().map(|other| Onlooker { own: Some(other), eyes: other }).collect();
        let looked = if self.one_in(16) { others } else { Vec::new() };
        let localizer = &self.localizers[self.pick(2)];
        let before: Vec<_> = looked.iter().map(|other| self.bytes(state, *other, localizer)).collect();
        let session = state.session.as_mut().expect("a game");
        session.give_order(seat, &self.any(&offered).order.word).expect("an order");
        for (other, before) in looked.iter().zip(before) {
            assert_eq!(self.bytes(state, *other, localizer), before, "seed {}: an order of {seat:?}", self.seed);
            self.compared += 1;
        }
    }

    fn game(&mut self, game: &str) {
        let mut state = self.lay_out(game);
        self.pool.clear();
        let mut decided = 0;
        loop {
            state.advance();
            let session = state.session.as_ref().expect("a game");
            let Status::Awaiting(awaited) = session.status() else { break };
            let people: Vec<Seat> = awaited.iter().filter(|seat| state.people().has(*seat)).collect();
            let seat = self.any(&people);
            let action = self.any(&session.legal_actions(seat));
            self.pool.push(action.clone());
            let seats = state.seats.len() as u8;
            if self.one_in(LOOKS) || decided == 0 {
                (0..seats).for_each(|seat| self.look(&mut state, Seat(seat)));
            }
            match self.one_in(TWICE) {
                true => self.decide(&mut state, seat, &action),
                false => play(&mut state, seat, &action),
            }
            decided += 1;
            // Whoever takes back for ever never ends.
            if decided < 400 {
                self.diversions(&mut state);
            } else {
                state.row.asked = None;
            }
        }
        (0..state.seats.len() as u8).for_each(|seat| self.look(&mut state, Seat(seat)));
    }
}

fn play(state: &mut TableState, seat: Seat, action: &str) {
    let session = state.session.as_mut().expect("a game");
    session.play(seat, action, &mut nobody_asks).expect("allowed");
}

fn row(game: &str) -> TableRow {
    TableRow {
        id: "0123456789".into(),
        invite: "bcdfghjkmn".into(),
        game: game.into(),
        wanted: String::new(),
        head: None,
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
    }
}

/// Plays the game of a number; gives how many pages were compared, and how many tables others saw otherwise.
fn play_number(localizers: &[Localizer; 2], number: u64) -> (u64, u64) {
    let seed = format!("leaks of the web/{number}");
    // The more sit at a game, the more they hide from each other, and the more often it is played.
    let seats = |id: &&'static str| shelf::label(id).expect("a game").players.1 as usize;
    let often: Vec<&str> = IDS.iter().flat_map(|id| std::iter::repeat_n(*id, seats(id))).collect();
    let game = often[number as usize * 5 % often.len()];
    let luck = Seeded::new(Seed::of(&seed).player(Seat(0)));
    let mut trial = Trial { localizers, luck, seed, pool: Vec::new(), compared: 0, changed: 0 };
    trial.game(game);
    assert!(trial.compared > 0, "seed {}: nothing was compared", trial.seed);
    (trial.compared, trial.changed)
}

#[test]
fn nobody_gets_a_byte_more_than_they_may_know() {
    let (games, hands) = (games(), std::thread::available_parallelism().map_or(1, usize::from) as u64);
    let play = |hand: u64| {
        let localizers = Lang::ALL.map(Localizer::new);
        let played = (hand..games).step_by(hands as usize).map(|number| play_number(&localizers, number));
        played.fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1))
    };
    let (compared, changed) = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..hands).map(|hand| scope.spawn(move || play(hand))).collect();
        let counts = threads.into_iter().map(|thread| thread.join().expect("no leak"));
        counts.fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1))
    });
    println!("{games} games, {compared} pages compared with those of another table");
    println!("{changed} tables that others saw otherwise");
    assert!(changed > compared / 20, "the other tables were hardly others");
}
