//! A codex holds what its player has met, and says of it what the box says: nothing hidden, nothing sealed, nothing of others.

mod common;

use kernel::{CodexEntry, CodexSign, GameBox, Lang, Seal, Seat, SeatSet};
use std::collections::{BTreeMap, BTreeSet};
use table::record::Record;
use table::{
    CampaignStart, Codex, GameMeetings, IDS, Luck, Session, Settings, StoryMark, Visitor, Words, nobody_asks, shelf,
};

fn entries(id: &str) -> Vec<&'static CodexEntry> {
    shelf::label(id).expect("a game").codex.iter().flat_map(|chapter| &chapter.entries).collect()
}

fn facts(words: &Words, entry: &CodexEntry) -> Vec<String> {
    let said = entry.facts.iter().map(|fact| words.try_say(fact));
    said.map(|said| said.unwrap_or_else(|said| panic!("{}: {said}", entry.id))).collect()
}

fn play<G: GameBox>(game: &G, settings: Settings) -> Session {
    let mut session = Session::open(game.clone(), settings, &mut nobody_asks).expect("a table");
    while let Some(seat) = session.status().awaited().lowest() {
        let action = common::careful(game, &session, seat);
        session.play(seat, &action, &mut nobody_asks).expect("a legal action");
    }
    session
}

fn read(session: &Session) -> Record {
    Record::read(&session.record()).expect("a record of ours")
}

#[test]
fn entries_are_well_formed() {
    for id in IDS {
        let rules: BTreeSet<&str> =
            shelf::whole_rules(id, Lang::En).expect("rules").iter().map(|rule| rule.id).collect();
        let all = entries(id);
        assert!(all.len() >= 20, "{id}: {}", all.len());
        let ids: BTreeSet<&str> = all.iter().map(|entry| entry.id.as_str()).collect();
        assert_eq!(ids.len(), all.len(), "{id}: ids");
        let mut signs: BTreeMap<String, &str> = BTreeMap::new();
        for entry in all {
            let sign = match &entry.sign {
                CodexSign::Pictured => format!("{:?}", entry.picture),
                CodexSign::Named | CodexSign::Remembered => format!("{:?} {:?}", entry.name, entry.picture),
                sign @ CodexSign::Fighter { .. } => format!("{:?} {sign:?}", entry.name),
                sign => format!("{sign:?}"),
            };
            if let Some(other) = signs.insert(sign, &entry.id) {
                panic!("{id}: {other} and {} look the same", entry.id);
            }
            for clause in &entry.clauses {
                assert!(rules.contains(clause), "{id}: {} points at §{clause}", entry.id);
            }
            assert!(!entry.clauses.is_empty(), "{id}: {} has no clause", entry.id);
            for lang in Lang::ALL {
                let said = facts(&shelf::words(id, lang).expect("words"), entry);
                println!("{id} {} {}: {}", entry.id, entry.name.in_lang(lang), said.join(" | "));
                assert!(!said.is_empty() && said.iter().all(|line| !line.is_empty()), "{id}: {}", entry.id);
            }
        }
    }
}

/// The pages that a seat had before its eyes, found in another way than the codex does.
fn seen(session: &Session, seat: Seat) -> BTreeSet<String> {
    let staged = session.beats_since(StoryMark::default(), seat).into_iter().map(|beat| beat.page);
    let before = (1..=session.decisions()).filter_map(|decision| session.page_before(decision, seat));
    let all = entries(session.id());
    let mut met = BTreeSet::new();
    for page in staged.chain(before).chain([session.page(seat)]) {
        met.extend(all.iter().filter(|entry| entry.is_on(&page)).map(|entry| entry.id.clone()));
    }
    met
}

struct Meet;

impl Visitor for Meet {
    type Out = ();
    fn visit<G: GameBox>(self, game: G) {
        let (least, most) = game.label().players;
        let (mut met, mut differ) = (BTreeSet::new(), 0);
        for round in 0..6 * common::effort() {
            let players = least + (round % (most - least + 1) as u64) as u8;
            let seed = format!("codex {round}");
            let session = play(&game, Settings { players: Some(players as u64), ..Settings::new(Luck::seed(&seed)) });
            let of: Vec<BTreeMap<String, u64>> = (0..session.seats())
                .map(|seat| GameMeetings::of_seats(read(&session), SeatSet::only(Seat(seat))).times)
                .collect();
            for (seat, times) in (0..).map(Seat).zip(&of) {
                let ids: BTreeSet<String> = times.keys().cloned().collect();
                assert_eq!(ids, seen(&session, seat), "{}: seed {seed}, seat {}", G::ID, seat.0);
                // Whoever holds something else, and whatever lies in the piles: this seat's codex is the same.
                let mut other = BTreeSet::new();
                let again = session.resampled::<G>(seat, "otherwise");
                again.watch(seat, &mut |page| {
                    other.extend(entries(G::ID).iter().filter(|entry| entry.is_on(page)).map(|entry| entry.id.clone()));
                });
                assert!(ids.is_superset(&other), "{}: seed {seed}, seat {}", G::ID, seat.0);
                met.extend(ids);
            }
            differ += of.iter().filter(|times| **times != of[0]).count();
        }
        let all = entries(G::ID).len();
        println!("{}: {} of {all} met, {differ} seats saw other things than the first", G::ID, met.len());
        // A campaign opens one thing after the other: its first runs meet little of it.
        let most_of_it = met.len() * 4 > all * 3 || game.first_chronicle().is_some() && met.len() > 40;
        let unmet =
            || entries(G::ID).iter().map(|entry| entry.id.clone()).filter(|id| !met.contains(id)).collect::<Vec<_>>();
        assert!(most_of_it, "{}: {} of {all}, not {:?}", G::ID, met.len(), unmet());
    }
}

#[test]
fn what_was_met_stood_on_the_seats_own_pages() {
    common::for_every_game(|| Meet);
}

/// Of a campaign, nothing that it has not opened stands in a codex: neither a name nor how much there is.
#[test]
fn a_codex_names_nothing_that_is_sealed() {
    struct Read;
    impl Visitor for Read {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            let Some(chronicle) = game.first_chronicle() else { return };
            let mut codex = Codex::of(G::ID).expect("a game");
            let mut start = Some(CampaignStart { chronicle, ..CampaignStart::default() });
            for run in 0..3 * common::effort() {
                let seed = format!("sealed codex {run}");
                let settings = Settings { campaign: start, players: Some(2), ..Settings::new(Luck::seed(&seed)) };
                let session = play(&game, settings);
                codex.add(&GameMeetings::of_seats(read(&session), SeatSet::only(Seat(0))));
                let sealed: Vec<_> = session
                    .sealed()
                    .into_iter()
                    .filter_map(|seal| match seal {
                        Seal::Name(name) => Some(name),
                        Seal::Clauses(_) => None,
                    })
                    .collect();
                assert!(!sealed.is_empty(), "{}: seed {seed}", G::ID);
                for lang in Lang::ALL {
                    let words = shelf::words(G::ID, lang).expect("words");
                    for met in codex.met() {
                        let name = met.entry.name.in_lang(lang);
                        assert!(sealed.iter().all(|sealed| sealed.in_lang(lang) != name), "seed {seed}: {name}");
                        for line in facts(&words, met.entry) {
                            let named = sealed.iter().find(|name| names(&line, name.in_lang(lang)));
                            assert_eq!(named, None, "seed {seed}: {}: {line}", met.entry.id);
                        }
                    }
                }
                let chapters = codex.chapters();
                assert!(
                    chapters
                        .iter()
                        .all(|chapter| chapter.of.is_some() || chapter.met().count() == chapter.places.len())
                );
                start = session.next_start();
            }
        }
    }
    common::for_every_game(|| Read);
}

/// Whether a name stands in a text, as words of their own.
fn names(text: &str, name: &str) -> bool {
    let whole = |at: usize| {
        let before = text[..at].chars().next_back().is_none_or(|sign| !sign.is_alphanumeric());
        before && text[at + name.len()..].chars().next().is_none_or(|sign| !sign.is_alphanumeric())
    };
    text.match_indices(name).any(|(at, _)| whole(at))
}

#[test]
fn what_was_met_is_counted_game_by_game() {
    let id = IDS[0];
    let mut codex = Codex::of(id).expect("a game");
    let all: usize = codex.chapters().iter().map(|chapter| chapter.places.len()).sum();
    assert_eq!((codex.met().len(), all), (0, entries(id).len()), "blank places, and no more");
    let (one, other) = (entries(id)[0].id.clone(), entries(id)[1].id.clone());
    let game = |begun: &str, times: &[(&String, u64)]| GameMeetings {
        begun: begun.into(),
        times: times.iter().map(|(id, times)| (id.to_string(), *times)).collect(),
    };
    codex.add(&game("2026-01-01T00:00:00Z", &[(&one, 2)]));
    codex.add(&game("2026-01-02T00:00:00Z", &[(&one, 1), (&other, 4)]));
    let met = codex.met();
    let said: Vec<_> = met.iter().map(|met| (&met.entry.id, met.times, met.games, &met.first[..10])).collect();
    assert_eq!(said, [(&one, 3, 2, "2026-01-01"), (&other, 4, 1, "2026-01-02")]);
    assert_eq!(codex.chapters()[0].of, Some(shelf::label(id).expect("a game").codex[0].entries.len()));
    assert!(Codex::of("nothing").is_none());
}

/// While several people play at one screen, a codex tells none of them what another holds; cards of one's own are no part of it.
#[test]
fn a_game_of_several_at_one_screen_counts_once_it_is_over() {
    for id in IDS.iter().filter(|id| shelf::label(id).is_some_and(|label| label.players.1 > 1)) {
        let players = shelf::label(id).map(|label| label.players.1 as u64);
        let settings = Settings { players, ..Settings::new(Luck::seed("several")) };
        let session = shelf::open(id, settings, &mut nobody_asks).expect("a table");
        assert_eq!(GameMeetings::at_one_screen(read(&session)).times.len(), 0, "{id}");
        let mut over = session.clone();
        over.resign();
        assert!(!GameMeetings::at_one_screen(read(&over)).times.is_empty(), "{id}");
    }
    let alone = shelf::open(IDS[0], Settings::new(Luck::seed("alone")), &mut nobody_asks).expect("a table");
    assert!(!GameMeetings::at_one_screen(read(&alone)).times.is_empty());
}
