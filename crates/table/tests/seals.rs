//! What a campaign has not opened leaves no table: not as a page, in both languages, not in the story, the rules, the record or on the wire.

mod common;

use kernel::contract::keep_seals;
use kernel::seal::{PageWord, read_page};
use kernel::toys::Expedition;
use kernel::{GameBox, Lang, Page, PageCell, Printed, Seal, Seat, Text};
use table::{CampaignStart, Luck, Session, Settings, Visitor, Words, nobody_asks, shelf};

/// Every game on the shelf keeps what it has sealed; those without seals have nothing to keep.
#[test]
fn no_game_says_what_is_sealed() {
    struct Keep;
    impl Visitor for Keep {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            if game.sealed(None).is_empty() {
                return;
            }
            for players in game.label().players.0..=game.label().players.1 {
                let options = game.options(players, &Vec::new());
                let met = keep_seals(&game, &options, &format!("seals {players}"), 6 * common::effort());
                let met = met.unwrap_or_else(|breach| panic!("{}: {:.300}", G::ID, breach.how));
                println!("{} for {players}: {met:?}", G::ID);
                assert!(met.opened > 0, "{} for {players}: {met:?}", G::ID);
            }
        }
    }
    common::for_every_game(|| Keep);
}

/// Every sentence of a page.
fn sentences(page: &Page, say: &dyn Fn(&Text) -> String) -> Vec<String> {
    let mut said: Vec<String> = [&page.heading, &page.prompt].into_iter().chain(&page.notes).map(say).collect();
    for thing in page.zones.iter().flat_map(|zone| &zone.things) {
        let cells = thing.cells.iter().filter_map(PageCell::text);
        said.extend([&thing.label].into_iter().chain(&thing.marks).chain(&thing.edges).chain(cells).map(say));
    }
    for choice in &page.choices {
        said.extend(
            [&choice.label, &choice.consequence].into_iter().chain(choice.refused.iter().map(|no| &no.why)).map(say),
        );
    }
    said
}

/// Whether a name stands in a text, as words of their own.
fn names(text: &str, name: &str) -> bool {
    let whole = |at: usize| {
        let before = text[..at].chars().next_back().is_none_or(|sign| !sign.is_alphanumeric());
        before && text[at + name.len()..].chars().next().is_none_or(|sign| !sign.is_alphanumeric())
    };
    text.match_indices(name).any(|(at, _)| whole(at))
}

/// What is said at a table in a language, all of it.
fn everything(session: &Session, seat: Seat, lang: Lang) -> Vec<String> {
    let words: Words = shelf::words(session.id(), lang).expect("a game on the shelf");
    let page = session.page(seat);
    let mut said = sentences(&page, &|text| words.say(text));
    read_page(&page, &mut |word| match word {
        PageWord::Name(name) => said.push(name.into()),
        PageWord::Clause(_) => {}
    });
    said.extend(session.story(session.decisions(), seat).iter().map(|told| words.say(&told.text)));
    said.extend(session.legal_actions(seat));
    said.push(session.lines().last().map(ToString::to_string).unwrap_or_default());
    said.extend(session.open_rules(lang).iter().map(|rule| rule.body.to_string()));
    said.push(session.view(seat).to_string());
    said
}

fn sealed_names(sealed: Vec<Seal>) -> Vec<Printed> {
    let name = |seal| match seal {
        Seal::Name(name) => Some(name),
        Seal::Clauses(_) => None,
    };
    sealed.into_iter().filter_map(name).collect()
}

#[test]
fn no_word_of_a_campaign_names_what_it_has_not_opened() {
    struct Read;
    impl Visitor for Read {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            let Some(chronicle) = game.first_chronicle() else { return };
            let mut start = Some(CampaignStart { chronicle, ..CampaignStart::default() });
            let mut read = 0;
            for run in 0..3 * common::effort() {
                let seed = format!("read {run}");
                let settings = Settings { campaign: start, players: Some(2), ..Settings::new(Luck::seed(&seed)) };
                let mut session =
                    Session::open(game.clone(), settings, &mut nobody_asks).expect("a chronicle of its own");
                while let Some(seat) = session.status().awaited().lowest() {
                    let action = common::careful(&game, &session, seat);
                    session.play(seat, &action, &mut nobody_asks).expect("a legal action");
                    // Every seventh decision is looked at closely.
                    if !session.decisions().is_multiple_of(7) {
                        continue;
                    }
                    let sealed = sealed_names(session.sealed());
                    for (lang, viewer) in Lang::ALL.into_iter().zip([Seat(0), Seat::WATCHER]) {
                        for text in everything(&session, viewer, lang) {
                            let found = sealed.iter().find(|name| names(&text, name.in_lang(lang)));
                            assert_eq!(found, None, "seed {seed}, decision {}: {text}", session.decisions());
                            read += 1;
                        }
                    }
                }
                start = session.next_start();
            }
            assert!(read > 10_000, "{}: {read}", G::ID);
            println!("{}: {read} sentences", G::ID);
        }
    }
    common::for_every_game(|| Read);
}

/// Who sits at no table reads what no campaign opens; who sits at one, what this one has opened.
#[test]
fn rules_are_read_when_a_campaign_gets_there() {
    let game = Expedition::printed();
    let at = |cells: u16| {
        let mut camp = kernel::toys::Camp::FIRST;
        (camp.run, camp.cells) = (4, cells);
        let chronicle = kernel::notation::write(&camp).expect("a chronicle");
        let campaign = Some(CampaignStart { chronicle, ..CampaignStart::default() });
        let settings = Settings { campaign, ..Settings::new(Luck::seed("rules")) };
        let session = Session::open(game, settings, &mut nobody_asks).expect("a run");
        session.open_rules(Lang::En).iter().map(|rule| rule.id).collect::<Vec<_>>()
    };
    assert_eq!(at(0), ["shaft.dig"]);
    assert_eq!(at(20), ["shaft.dig", "lamp.price"]);
    for id in table::IDS {
        let label = shelf::label(id).expect("a game on the shelf");
        let (open, whole) = (shelf::rules(id, Lang::En).unwrap(), shelf::whole_rules(id, Lang::En).unwrap());
        let seals = label.sealed.iter().filter(|seal| matches!(seal, Seal::Clauses(_))).count();
        assert_eq!(open.len() < whole.len(), seals > 0, "{id}");
    }
}
