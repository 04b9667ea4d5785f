//! The contract, run for every game on the shelf and every way to choose options.

mod common;

use kernel::contract::{self, Effort};
use kernel::{
    Ctx, Fate, Fraction, GameBox, Lang, Layout, Nobody, Obeyed, Page, PageCell, Seat, SeatSet, Seed, Seeded, Source,
    Status, Text, Zone,
};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use table::rulebook::{self, fits};
use table::{Declined, IDS, Luck, Session, Settings, StoryMark, UndoRefused, Visitor, Words, nobody_asks, shelf};

/// Of a thousand actions that ask chance, so many may have more outcomes than are enumerated here. Scélérat comes closest: three cards at once
/// of ten or more can come up in too many ways (880); of Sang Rancune's it is 420, of the others' fewer than 210.
const MOST_TOO_LONG: u64 = 900;

#[test]
fn rules_keep_the_contract() {
    struct Keep;
    impl Visitor for Keep {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            let mut all = contract::Met::default();
            for laid in common::all_tables(&game) {
                let options = game.options(laid.players, &laid.options);
                let games = common::games(&game, &laid, 40) * common::effort();
                let effort = Effort { games, outcomes: 600, throws: 300 };
                let met = contract::keep(&game, &options, G::ID, effort)
                    .unwrap_or_else(|breach| panic!("{laid:?}: {breach:?}"));
                // Every game here is one of chance, whatever its options: a battery that never compared odds has not shown them.
                met.shows_odds(1000).unwrap_or_else(|why| panic!("seed {:?}, {games} games, {laid:?}: {why:?}", G::ID));
                all = all.and(met);
            }
            println!("{}: {all:?}", G::ID);
            all.shows_odds(MOST_TOO_LONG).unwrap_or_else(|why| panic!("seed {:?}: {why:?}", G::ID));
        }
    }
    common::for_every_game(|| Keep);
}

/// Whether a usual order spares a seat a question goes by what all at the table can see, and by how often it was asked, which follows from
/// that: for whatever another seat thinks possible, it is the same.
#[test]
fn usual_orders_go_by_what_everybody_sees() {
    struct Spare;
    impl Visitor for Spare {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            for laid in common::all_tables(&game).into_iter().filter(|laid| laid.players > 1) {
                let options = game.options(laid.players, &laid.options);
                let seed = Seed::of(&format!("usual {} {laid:?}", G::ID));
                let mut ctx = Ctx::new(Seeded::new(seed), Nobody);
                let mut luck = Seeded::new(seed.player(Seat(7)));
                let mut table = game.setup(&options, &mut ctx);
                let mut asked = vec![0; laid.players as usize];
                while let Status::Awaiting(awaited) = game.status(&table) {
                    for seat in awaited.iter() {
                        let count = asked[seat.0 as usize];
                        let verdict = spared(&game, &table, seat, count);
                        for other in SeatSet::first(laid.players).without(seat).iter() {
                            let imagined = game.imagine(&game.view(&table, other), other, &mut luck);
                            assert_eq!(
                                verdict,
                                spared(&game, &imagined, seat, count),
                                "seed {seed:?}, {laid:?}, {seat:?}"
                            );
                        }
                    }
                    let seat = awaited.lowest().expect("somebody is awaited");
                    let verdict = spared(&game, &table, seat, asked[seat.0 as usize]);
                    asked[seat.0 as usize] += !verdict.into_iter().any(|(_, spares)| spares) as u16;
                    let action = game.careful(&game.view(&table, seat), seat);
                    game.apply(&mut table, seat, action, &mut ctx);
                }
            }
        }
    }
    common::for_every_game(|| Spare);
}

/// Which usual orders there are for a seat that is awaited, and whether each spares it the question.
fn spared<G: GameBox>(game: &G, table: &G::Table, seat: Seat, asked: u16) -> Vec<(String, bool)> {
    let view = game.view(table, seat);
    let usual = game.orders(&view, seat).into_iter().filter(|order| order.usual);
    let spares = |word: &str| matches!(game.obey(word, &view, seat, asked), Obeyed::Spare(_) | Obeyed::Do(_));
    usual.map(|order| (order.word.clone(), spares(&order.word))).collect()
}

/// A table of people, as it was laid.
fn settings(laid: &common::Laid, seed: &str) -> Settings {
    let players = Some(laid.players as u64);
    Settings { players, options: laid.options.clone(), ..Settings::new(Luck::seed(seed)) }
}

/// Plays a session at random with undos, illegal tries and a replay of its record at the end.
fn play_session<G: GameBox>(game: &G, laid: &common::Laid, seed: &str) {
    let mut session =
        Session::open(game.clone(), settings(laid, seed), &mut nobody_asks).expect("options of the game itself");
    let mut luck = Seeded::new(Seed::of(seed).player(Seat(7)));
    let mut any = |ways: usize| luck.pick(Source::PLAYER, ways as u32) as usize;
    let mut pool: Vec<String> = Vec::new();
    while let Status::Awaiting(awaited) = session.status() {
        let seats: Vec<Seat> = awaited.iter().collect();
        let seat = seats[any(seats.len())];
        let legal = session.legal_actions(seat);
        assert!(legal.iter().all(|action| {
            game.read_action(action).is_some_and(|read| game.write_action(read) == *action)
                && session.action_from_json(&session.action_to_json(action).unwrap()).as_ref() == Some(action)
        }));
        refuse_what_is_illegal(&mut session, seat, &pool);
        pool.extend(legal.iter().filter(|action| !pool.contains(action)).cloned().collect::<Vec<_>>());
        let action = &legal[any(legal.len())];
        let before = (session.checksum(), session.decisions());
        session.play(seat, action, &mut nobody_asks).expect("a legal action");
        if any(4) == 0 {
            let free = session.undo_is_free();
            let lines = session.lines().len();
            match session.undo(false) {
                Ok(()) => {
                    assert!(free);
                    assert_eq!(before, (session.checksum(), session.decisions()), "seed {seed}");
                }
                Err(_) => {
                    assert!(!free);
                    assert_eq!(lines, session.lines().len());
                }
            }
        }
    }
    let record = session.record();
    let again = shelf::load(&record).unwrap_or_else(|error| panic!("seed {seed}: {error:?}\n{record}"));
    assert_eq!(again.session.record(), record);
    assert_eq!(again.cut, None);
}

/// Whatever is not legal now is refused, and changes nothing at all.
fn refuse_what_is_illegal(session: &mut Session, seat: Seat, pool: &[String]) {
    let seats = SeatSet::first(session.seats()).with(Seat(7));
    let before = session.record();
    // What the page greys out is refused with the reason it gives.
    let page = session.page(seat);
    for choice in page.choices.iter().filter(|choice| choice.refused.is_some()) {
        let played = Session::play(session, seat, &choice.action, &mut nobody_asks);
        assert_eq!(played, Err(Declined::Refused(choice.refused.clone().expect("it was filtered"))));
    }
    for other in seats.iter() {
        let legal = session.legal_actions(other);
        for action in pool.iter().filter(|action| !legal.contains(action)) {
            let played = session.play(other, action, &mut nobody_asks);
            assert!(matches!(played, Err(Declined::Refused(_))), "{other:?} {action:?}");
        }
    }
    assert_eq!(session.record(), before);
}

#[test]
fn sessions_undo_refuse_and_replay() {
    struct Play;
    impl Visitor for Play {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            for (number, laid) in common::all_tables(&game).iter().enumerate() {
                for again in 0..common::games(&game, laid, 6) * common::effort() {
                    play_session(&game, laid, &format!("session {number}/{again}"));
                }
            }
        }
    }
    common::for_every_game(|| Play);
}

/// A game at which people insist on taking things back: what was decided, by whom, and the table before.
struct Insisting {
    session: Session,
    decided: Vec<(Seat, String, String)>,
    seed: String,
}

impl Insisting {
    fn play(&mut self, seat: Seat, action: String) {
        let before = self.session.checksum();
        self.session.play(seat, &action, &mut nobody_asks).unwrap_or_else(|why| panic!("seed {}: {why:?}", self.seed));
        self.decided.push((seat, action, before));
    }

    /// Takes something back that leaves so many decisions; the same ones again come to the same, luck and all.
    fn take_back(&mut self, left: usize, undo: impl FnOnce(&mut Session) -> Result<(), UndoRefused>) {
        let (after, seed) = (self.session.checksum(), &self.seed);
        let reach = &self.decided[left..];
        // Whatever the last decision costs, taking it back costs.
        let paid = self.session.assisted() || !self.session.undo_is_free();
        undo(&mut self.session).unwrap_or_else(|why| panic!("seed {seed}, back to {left}: {why}"));
        assert_eq!((self.session.checksum(), self.session.decisions()), (reach[0].2.clone(), left), "seed {seed}");
        assert!(self.session.assisted() || !paid, "seed {seed}: nothing was marked");
        for (seat, action, before) in self.decided.split_off(left) {
            assert_eq!(self.session.checksum(), before, "seed {}: another luck", self.seed);
            self.play(seat, action);
        }
        assert_eq!(self.session.checksum(), after, "seed {}: another luck", self.seed);
    }

    /// Refused, and nothing has changed.
    fn refused(&mut self, undo: impl FnOnce(&mut Session) -> Result<(), UndoRefused>) {
        let before = (self.session.record(), self.session.checksum());
        assert!(undo(&mut self.session).is_err(), "seed {}", self.seed);
        assert_eq!((self.session.record(), self.session.checksum()), before, "seed {}", self.seed);
    }
}

/// How often something was taken back alone, at one screen, and by consent of several.
#[derive(Default, Debug)]
struct Insisted {
    alone: usize,
    at_one_screen: usize,
    refused: usize,
    by_consent: usize,
}

/// Plays at random. After some decisions somebody insists: alone; as one of several at one screen, who may where nobody has secrets; or
/// with the consent of all others.
fn insist<G: GameBox>(game: &G, laid: &common::Laid, seed: String, insisted: &mut Insisted) {
    let session = Session::open(game.clone(), settings(laid, &seed), &mut nobody_asks).unwrap();
    let mut luck = Seeded::new(Seed::of(&seed).player(Seat(7)));
    let mut any = |ways: usize| luck.pick(Source::PLAYER, ways as u32) as usize;
    let mut game = Insisting { session, decided: Vec::new(), seed };
    let several = laid.players > 1;
    while let Status::Awaiting(awaited) = game.session.status() {
        let awaited: Vec<Seat> = awaited.iter().collect();
        let seat = awaited[any(awaited.len())];
        let legal = game.session.legal_actions(seat);
        game.play(seat, legal[any(legal.len())].clone());
        let left = game.decided.len() - 1;
        let looking = Seat(any(laid.players as usize) as u8);
        match any(8) {
            _ if !several => {
                game.take_back(left, |session| session.undo(true));
                insisted.alone += 1;
            }
            0 if game.session.may_insist() => {
                game.take_back(left, |session| session.undo_at_one_screen(looking, true));
                insisted.at_one_screen += 1;
            }
            0 if looking != seat || !game.session.undo_is_free() => {
                game.refused(|session| session.undo_at_one_screen(looking, true));
                insisted.refused += 1;
            }
            1 => {
                let last = game.decided.iter().rposition(|(seat, ..)| *seat == looking);
                match last {
                    Some(last) => game.take_back(last, |session| session.undo_by_consent(looking)),
                    None => game.refused(|session| session.undo_by_consent(looking)),
                }
                insisted.by_consent += last.is_some() as usize;
            }
            _ => {}
        }
    }
    let record = game.session.record();
    let again = shelf::load(&record).unwrap_or_else(|error| panic!("seed {}: {error:?}\n{record}", game.seed));
    assert_eq!(again.session.record(), record, "seed {}", game.seed);
}

/// Insisting takes back even what chance has answered, and the same chance comes again: for every number of players.
#[test]
fn insisting_restores_the_exact_table_and_its_luck() {
    struct Insist;
    impl Visitor for Insist {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            let (least, most) = game.label().players;
            for players in least..=most {
                let laid = common::Laid { players, options: Vec::new(), drawn: false };
                let mut insisted = Insisted::default();
                for number in 0..common::games(&game, &laid, 20) * common::effort() {
                    insist(&game, &laid, format!("insist {players}/{number}"), &mut insisted);
                }
                let at_one_screen = insisted.at_one_screen + insisted.refused;
                let tried = if players == 1 { insisted.alone } else { at_one_screen.min(insisted.by_consent) };
                assert!(tried > 0, "{} with {players}: {insisted:?}", G::ID);
            }
        }
    }
    common::for_every_game(|| Insist);
}

/// Pages, events and refusals can be said in both languages wherever random play leads.
#[test]
fn everything_can_be_said() {
    struct Say;
    impl Visitor for Say {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            let words = Lang::ALL.map(|lang| Words::new(lang, &[table::locale(lang), game.label().locale(lang)]));
            let say = |text: &Text| {
                words.iter().for_each(|words| assert!(words.try_say(text).is_ok(), "{:?}: {text:?}", words.lang));
            };
            for (number, laid) in common::all_tables(&game).iter().enumerate() {
                let settings = settings(laid, &format!("say {number}"));
                let mut session = Session::open(game.clone(), settings, &mut nobody_asks).unwrap();
                loop {
                    // Pages take their time: at a table that was drawn, those of some decisions.
                    let running = !session.status().awaited().is_empty();
                    if !(laid.drawn && running) || session.decisions().is_multiple_of(6) {
                        for seat in SeatSet::first(session.seats()).iter() {
                            say_page(&game, &session, seat, &say);
                        }
                        say_page(&game, &session, Seat::WATCHER, &say);
                        check_watched(&session);
                    }
                    let Some(seat) = session.status().awaited().lowest() else { break };
                    session.play(seat, &common::careful(&game, &session, seat), &mut nobody_asks).unwrap();
                }
                for seat in SeatSet::first(session.seats()).iter().chain([Seat::WATCHER]) {
                    session.story(0, seat).iter().for_each(|telling| say(&telling.text));
                    session.beats_since(StoryMark::default(), seat).iter().for_each(|staged| say(&staged.beat.words));
                    let ending = session.ending(seat).expect("it is over");
                    [&ending.verdict, &ending.cause].into_iter().for_each(&say);
                    ending.score.iter().for_each(|line| say(&line.label));
                    assert!(game.drawing(ending.picture).is_some(), "no drawing of {ending:?}");
                }
            }
        }
    }
    common::for_every_game(|| Say);
}

/// Who watches is told whom the table waits for, may do nothing, and is in nobody's way.
fn check_watched(session: &Session) {
    let page = Session::page(session, Seat::WATCHER);
    assert!(page.choices.is_empty(), "{page:?}");
    let running = !session.status().awaited().is_empty();
    assert_eq!(page.prompt.id.starts_with("awaited"), running, "{page:?}");
    assert!(Session::orders(session, Seat::WATCHER).is_empty());
}

fn say_page<G: GameBox>(game: &G, session: &Session, seat: Seat, say: &impl Fn(&Text)) {
    let page = Session::page(session, seat);
    [&page.heading, &page.prompt].into_iter().chain(&page.notes).for_each(say);
    page.gauges.iter().for_each(|gauge| say(&gauge.label));
    page.zones.iter().for_each(|zone| say_zone(zone, say));
    let legal = session.legal_actions(seat);
    let allowed = page.choices.iter().filter(|choice| choice.refused.is_none());
    let allowed: Vec<String> = allowed.map(|choice| choice.action.clone()).collect();
    assert_eq!(allowed, legal, "a page offers exactly the legal actions");
    for choice in &page.choices {
        assert!(game.read_action(&choice.action).is_some());
        say(&choice.label);
        say(&choice.consequence);
        choice.refused.iter().for_each(|refused| say(&refused.why));
        let forecast = Session::forecast(session, seat, &choice.action, OUTCOMES);
        forecast.iter().for_each(|(_, text)| say(text));
    }
    check_page(game, &page);
}

fn say_zone(zone: &Zone, say: &impl Fn(&Text)) {
    say(&zone.label);
    match &zone.layout {
        Layout::Lanes { labels } => labels.iter().for_each(say),
        Layout::Table { columns } => columns.iter().for_each(say),
        _ => {}
    }
    for thing in &zone.things {
        say(&thing.label);
        thing.marks.iter().chain(&thing.edges).for_each(say);
        thing.gauges.iter().for_each(|gauge| say(&gauge.label));
        thing.cells.iter().filter_map(PageCell::text).for_each(say);
    }
}

/// Faces draw what a page holds without asking: things are where it says, and choices are about things that are there.
fn check_page<G: GameBox>(game: &G, page: &Page) {
    let rules = rulebook::read(game.label().rules_text(Lang::Fr));
    let things: Vec<_> = page.zones.iter().flat_map(|zone| &zone.things).collect();
    for choice in &page.choices {
        for id in &choice.things {
            assert!(things.iter().any(|thing| thing.id == *id), "{choice:?}: {id} lies nowhere");
        }
        assert!(rules.iter().any(|rule| fits(rule.id, choice.clause)), "no clause or chapter: {choice:?}");
        let sided = |id: &String| things.iter().any(|thing| thing.id == *id && thing.edges.len() == 4);
        assert!(choice.side.is_none() || choice.things.first().is_some_and(sided), "an edge of nothing: {choice:?}");
    }
    for gauge in &page.gauges {
        assert!(gauge.clause.is_none_or(|clause| rules.iter().any(|rule| rule.id == clause)), "{gauge:?}");
    }
    for zone in &page.zones {
        for thing in &zone.things {
            let drawing = game.drawing(thing.picture).unwrap_or_else(|| panic!("no drawing of {thing:?}"));
            small(drawing, 9, 3);
            assert!(thing.edges.is_empty() || thing.edges.len() == 4, "{thing:?}");
            let printed = |clause: &&str| rules.iter().any(|rule| rule.id == *clause);
            assert!(thing.clauses.iter().all(printed), "no such clause: {thing:?}");
            let known = |id: &String| zone.things.iter().any(|other| other.id == *id);
            assert!(thing.leads_to.iter().all(known), "{thing:?} leads nowhere");
            let (column, row) = thing.at;
            match &zone.layout {
                Layout::Grid { columns, rows } | Layout::Path { columns, rows } => {
                    assert!(column < *columns && row < *rows, "outside: {thing:?}");
                }
                Layout::Lanes { labels } => assert!((column as usize) < labels.len(), "in no lane: {thing:?}"),
                Layout::Table { columns } => assert_eq!(thing.cells.len() + 1, columns.len(), "{thing:?}"),
                _ => {}
            }
        }
    }
}

/// A drawing that fits its place, in signs that every terminal has.
fn small(drawing: &str, width: usize, height: usize) {
    assert!(drawing.lines().count() <= height, "too high:\n{drawing}");
    assert!(drawing.lines().all(|line| line.len() <= width), "too wide:\n{drawing}");
    assert!(drawing.chars().all(|sign| sign == '\n' || matches!(sign, ' '..='~')), "not ASCII:\n{drawing}");
}

#[test]
fn every_lid_has_a_drawing() {
    for id in IDS {
        let drawing = shelf::label(id).expect("a game on the shelf").drawing;
        assert!(!drawing.trim().is_empty(), "{id}");
        small(drawing, 36, 12);
    }
}

/// Whoever plays with real cards is told what to put together, in both languages; and what is told is whole.
#[test]
fn every_game_says_what_to_prepare() {
    for id in IDS {
        let label = shelf::label(id).expect("a game on the shelf");
        let lines = shelf::preparation(id, &Settings::new(Luck::Asked)).expect("the rulebook's table");
        assert!(lines.len() > 1, "{id}: {lines:?}");
        for lang in Lang::ALL {
            let words = Words::new(lang, &[label.locale(lang)]);
            assert!(lines.iter().all(|text| !words.say(text).contains('{')), "{id}");
        }
    }
}

/// Of the lines of every file of drawings, each belongs to one drawing or names the next: none is lost.
#[test]
fn drawings_are_whole() {
    for id in IDS {
        let lid = shelf::label(id).expect("a game on the shelf").drawing;
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(id).join("content/drawings.txt");
        let file = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let (_, after) = file.split_once("== title\n").expect("a drawing for the lid");
        let whole = after.split("\n== ").next().expect("its lines").trim_end();
        assert_eq!(lid, whole, "{id}");
    }
}

/// The most outcomes of chance that are looked at.
const OUTCOMES: usize = 400;

/// What a choice may come to adds up to one and is what the odds say; what cannot be done comes to nothing.
fn check_forecasts<G: GameBox>(game: &G, session: &Session, seat: Seat) -> usize {
    let page = session.page(seat);
    let mut compared = 0;
    for choice in &page.choices {
        let forecast = Session::forecast(session, seat, &choice.action, OUTCOMES);
        assert!(choice.refused.is_none() || forecast.is_empty(), "{choice:?}: {forecast:?}");
        if choice.refused.is_some() {
            continue;
        }
        let sum = forecast.iter().try_fold(Fraction::ZERO, |sum, (chance, _)| sum.plus(chance.likelihood()));
        assert!(forecast.is_empty() || sum == Some(Fraction::ONE), "{choice:?}: {forecast:?}");
        let action = game.read_action(&choice.action).expect("a choice can be read");
        let table = session.typed::<G>().expect("a session of this game");
        let Ok(odds) = table.typed_odds(seat, action, seat, OUTCOMES) else { continue };
        let mut expected: BTreeMap<String, Fraction> = BTreeMap::new();
        let said = odds.iter().map(|(likelihood, events)| Some((*likelihood, game.outcome(events)?)));
        // Where chance settles nothing that matters, nothing is said.
        for (likelihood, text) in said.collect::<Option<Vec<_>>>().unwrap_or_default() {
            let sum = expected.entry(format!("{text:?}")).or_insert(Fraction::ZERO);
            *sum = sum.plus(likelihood).expect("odds that were added up already");
        }
        let found: BTreeMap<String, Fraction> =
            forecast.iter().map(|(chance, text)| (format!("{text:?}"), chance.likelihood())).collect();
        assert_eq!(found.len(), forecast.len(), "said twice: {forecast:?}");
        assert_eq!(found, expected, "{choice:?}");
        assert!(forecast.iter().all(|(chance, _)| chance.is_exact()), "{choice:?}");
        compared += !found.is_empty() as usize;
    }
    for nonsense in ["", "no such action", "\0"] {
        assert!(Session::forecast(session, seat, nonsense, OUTCOMES).is_empty());
    }
    compared
}

#[test]
fn forecasts_are_the_odds() {
    struct Look;
    impl Visitor for Look {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            let (mut compared, mut any) = (0, false);
            for (number, chosen) in common::all_options(&game).iter().enumerate() {
                let luck = Luck::seed(format!("forecast {number}"));
                let settings = Settings { options: chosen.clone(), ..Settings::new(luck) };
                let mut session = Session::open(game.clone(), settings, &mut nobody_asks).unwrap();
                while let Some(seat) = session.status().awaited().lowest() {
                    compared += check_forecasts(&game, &session, seat);
                    any |= session.page(seat).choices.iter().any(|choice| choice.chance);
                    session.play(seat, &common::careful(&game, &session, seat), &mut nobody_asks).unwrap();
                }
            }
            assert!(!any || compared > 0, "{}: no forecast was small enough to be compared", G::ID);
        }
    }
    common::for_every_game(|| Look);
}

/// The careful bot's rule of thumb always gives a legal action.
#[test]
fn rules_of_thumb_are_legal() {
    struct Thumb;
    impl Visitor for Thumb {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            for chosen in common::all_options(&game) {
                let options = common::options(&game, &chosen);
                let mut ctx = Ctx::new(Seeded::new(Seed::of("thumb")), Nobody);
                for _ in 0..50 {
                    let mut table = game.setup(&options, &mut ctx);
                    while let Some(seat) = game.awaited(&table).lowest() {
                        let careful = game.careful(&game.view(&table, seat), seat);
                        assert!(game.check(&table, seat, careful).is_ok(), "{chosen:?} {careful:?} {table:?}");
                        let rollout = game.rollout(&table, seat, &mut ctx.fate);
                        assert!(game.check(&table, seat, rollout).is_ok());
                        game.apply(&mut table, seat, careful, &mut ctx);
                    }
                }
            }
        }
    }
    common::for_every_game(|| Thumb);
}

/// Whatever may be chosen is what is played: no value of an option is read as another.
#[test]
fn options_are_chosen_as_they_are_said() {
    struct Choose;
    impl Visitor for Choose {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            let label = game.label();
            for spec in &label.options {
                for (value, _) in &spec.values {
                    let options = game.options(label.players.0, &[(spec.key.to_string(), value.to_string())]);
                    let chosen = game.chosen(&options);
                    assert!(chosen.contains(&(spec.key, *value)), "{} {}={value}: {chosen:?}", G::ID, spec.key);
                    let keys = chosen.iter().map(|(key, _)| *key);
                    assert!(keys.eq(label.options.iter().map(|spec| spec.key)), "{}: {chosen:?}", G::ID);
                }
            }
        }
    }
    common::for_every_game(|| Choose);
}

/// A game that takes content of one's own reads what it writes: records carry that line, and nothing else of the file.
#[test]
fn own_content_is_read_as_it_is_written() {
    struct Own;
    impl Visitor for Own {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            let content = game.custom_line();
            match G::custom(&content) {
                None => assert!(shelf::custom(G::ID, &content).is_err() && !shelf::takes_custom(G::ID)),
                Some(own) => {
                    let own = own.expect("content that was just written");
                    assert_eq!((own.custom_line(), own.content()), (content.clone(), game.content()));
                    assert!(!content.contains(['\n', '\r']), "a line: {content}");
                    assert_eq!(shelf::custom(G::ID, &content), Ok(content));
                }
            }
        }
    }
    common::for_every_game(|| Own);
}
