//! The piles and dice of every game on the shelf: how they are called, and what they show.

mod common;

use kernel::{Fate, GameBox, Lang, Seat, Seed, Seeded, Source};
use std::collections::BTreeMap;
use table::Visitor;

/// Piles and dice have names of their own, and what they show can be written and read.
#[test]
fn sources_are_well_named() {
    struct Look;
    impl Visitor for Look {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            let sources = game.sources();
            for (at, spec) in sources.iter().enumerate() {
                assert!(spec.source != Source::PLAYER);
                let unlike = |other: &kernel::SourceSpec| other.source != spec.source && other.path() != spec.path();
                assert!(sources[..at].iter().all(unlike), "{spec:?}");
                assert!(!spec.path().contains([' ', ':', '#']), "{spec:?}");
                assert!(spec.faces > 1, "nothing is left to chance: {spec:?}");
                for face in spec.all_faces() {
                    let said = game.face(spec.source, face);
                    assert!(!said.is_empty() && !said.contains([' ', ':', '#']), "{spec:?} {said}");
                    assert_eq!(game.read_face(spec.source, &said), Some(face));
                    let name = game.face_name(spec.source, face);
                    assert!(Lang::ALL.iter().all(|lang| !name.in_lang(*lang).is_empty()), "{spec:?} {said}");
                }
            }
            // Whatever a text is, it is a face that there is or none: words of other sources, and numbers.
            let words = sources.iter().flat_map(|spec| spec.all_faces().map(|face| game.face(spec.source, face)));
            let numbers = (0..=300).map(|number| number.to_string());
            for text in words.chain(numbers).chain(["".into(), "-".into(), "?".into(), u16::MAX.to_string()]) {
                for spec in &sources {
                    let read = game.read_face(spec.source, &text);
                    assert!(read.is_none_or(|face| spec.all_faces().contains(&face)), "{spec:?} {text:?}: {read:?}");
                }
            }
        }
    }
    common::for_every_game(|| Look);
}

/// A fate that notes the least and the greatest face of each source.
struct Noting {
    fate: Seeded,
    seen: BTreeMap<Source, (u16, u16)>,
}

impl Noting {
    fn note(&mut self, source: Source, face: u16) {
        let (least, most) = self.seen.entry(source).or_insert((face, face));
        (*least, *most) = (face.min(*least), face.max(*most));
    }
}

impl Fate for Noting {
    fn pick(&mut self, source: Source, ways: u32) -> u32 {
        let face = self.fate.pick(source, ways);
        self.note(source, face as u16);
        face
    }

    fn draw<const W: usize, I: kernel::SmallNumber>(&mut self, source: Source, unseen: &kernel::Bag<W, I>) -> I {
        let card = self.fate.draw(source, unseen);
        self.note(source, card.into());
        card
    }

    fn deal<const N: usize, I: kernel::SmallNumber>(&mut self, source: Source, unseen: &kernel::Stock<N, I>) -> I {
        let kind = self.fate.deal(source, unseen);
        self.note(source, kind.into());
        kind
    }

    fn roll(&mut self, source: Source, faces: u8) -> u8 {
        let face = self.fate.roll(source, faces);
        self.note(source, face as u16);
        face
    }
}

/// Whatever comes up is a face of a source that the box has, and dice show the first and the last face that they are said to have.
#[test]
fn sources_show_the_faces_that_they_have() {
    struct Play;
    impl Visitor for Play {
        type Out = ();
        fn visit<G: GameBox>(self, game: G) {
            let mut ctx = kernel::Ctx::new(
                Noting { fate: Seeded::new(Seed::of("faces")), seen: BTreeMap::new() },
                kernel::Nobody,
            );
            let mut legal = kernel::Moves::new();
            for (number, laid) in common::all_tables(&game).iter().enumerate() {
                // What a campaign opens late is met late.
                let least = if game.first_chronicle().is_some() { 60 } else { 4 };
                let games = common::games(&game, laid, 40).max(least);
                let mut options = game.options(laid.players, &laid.options);
                let mut luck = Seeded::new(Seed::of("faces").nth(number as u64).player(Seat(0)));
                for number in 0..games {
                    let mut table = game.setup(&options, &mut ctx);
                    while let Some(seat) = game.awaited(&table).lowest() {
                        // Half by rule of thumb, which gets further; of campaigns, every other run wholly so.
                        let sound = least > 4 && number % 2 == 1;
                        let action = if sound || luck.pick(Source::PLAYER, 2) == 0 {
                            game.careful(&game.view(&table, seat), seat)
                        } else {
                            game.legal_actions(&table, seat, &mut legal);
                            legal[luck.pick(Source::PLAYER, legal.len() as u32) as usize]
                        };
                        game.apply(&mut table, seat, action, &mut ctx);
                    }
                    // A campaign goes on: some things come up only later in it.
                    if let Some(next) = game.next_chronicle(&table) {
                        options = game.options_after(&options, &next).expect("a campaign that goes on");
                    }
                }
            }
            let sources = game.sources();
            for (source, (least, most)) in &ctx.fate.seen {
                let spec = sources.iter().find(|spec| spec.source == *source);
                let spec = spec.unwrap_or_else(|| panic!("{}: {source:?} is in no box, seed \"faces\"", G::ID));
                let faces = spec.all_faces();
                assert!(faces.contains(least) && faces.contains(most), "seed \"faces\": {spec:?} {least} to {most}");
                // A die shows all that it has; a pile may hold what was never drawn here.
                let whole = (*least, *most) == (*faces.start(), *faces.end());
                assert!(whole || spec.kind != kernel::SourceKind::Die, "seed \"faces\": {spec:?} {least} to {most}");
            }
            for spec in sources {
                assert!(ctx.fate.seen.contains_key(&spec.source), "seed \"faces\": {spec:?} was never asked");
            }
        }
    }
    common::for_every_game(|| Play);
}
