//! Who chooses a way knows what it leads to: in figures, or by an effect that the rules name; never by flavour alone.

mod common;

use kernel::{Arg, Choice, GameBox, Lang, Page, Text};
use std::collections::BTreeMap;
use table::{Luck, Session, Settings, Visitor, nobody_asks, shelf};

/// The clauses of choices that pick a way, in all games.
const WAYS: [&str; 7] = ["area.ways", "rogue.evasion", "walk", "walk.leave", "move.corridor", "setup.biome", "avoid"];

/// What a way may come to without a figure: an effect that has a name of its own.
const NAMED: [&str; 10] = [
    "comes-lost",
    "comes-lost-for-good",
    "comes-evade",
    "comes-death",
    "about-gone",
    "mark-done",
    "ahead-face",
    "ahead-icon",
    "ahead-exit",
    "then-entrance",
];

/// Whether a message, or one within it, names an effect.
fn names_an_effect(text: &Text) -> bool {
    let within = |(_, arg): &(&'static str, Arg)| matches!(arg, Arg::Text(text) if names_an_effect(text));
    NAMED.contains(&text.id) || text.args.iter().any(within)
}

fn ways(page: &Page) -> impl Iterator<Item = &Choice> {
    page.choices.iter().filter(|choice| choice.refused.is_none() && WAYS.contains(&choice.clause))
}

#[test]
fn every_way_says_what_it_leads_to() {
    struct Walk;
    impl Visitor for Walk {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            let (least, most) = game.label().players;
            let (mut in_figures, mut named) = (0, BTreeMap::<&str, u32>::new());
            for round in 0..8 * common::effort() {
                let players = least + (round % (most - least + 1) as u64) as u8;
                let seed = format!("ways {round}");
                let settings = Settings { players: Some(players as u64), ..Settings::new(Luck::seed(&seed)) };
                let mut session = Session::open(game.clone(), settings, &mut nobody_asks).expect("a table");
                while let Some(seat) = session.status().awaited().lowest() {
                    let page = session.page(seat);
                    for way in ways(&page) {
                        let figures = Lang::ALL.map(|lang| {
                            let words = shelf::words(G::ID, lang).expect("words");
                            format!("{}: {}", words.say(&way.label), words.say(&way.consequence))
                        });
                        if figures.iter().all(|said| said.contains(|sign: char| sign.is_ascii_digit())) {
                            in_figures += 1;
                            continue;
                        }
                        let said = figures.join(" / ");
                        assert!(names_an_effect(&way.consequence), "{}: seed {seed}: {said}", G::ID);
                        *named.entry(way.consequence.id).or_default() += 1;
                    }
                    let action = common::careful(&game, &session, seat);
                    session.play(seat, &action, &mut nobody_asks).expect("a legal action");
                }
            }
            println!("{}: {in_figures} ways in figures, {named:?} by name", G::ID);
            assert!(G::RIVALS || in_figures > 10, "{}: {in_figures}", G::ID);
        }
    }
    common::for_every_game(|| Walk);
}
