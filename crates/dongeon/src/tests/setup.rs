//! Set-up.

use super::*;

/// §setup.solo
#[test]
fn one_seat_and_no_other() {
    let Played(ClauseTest { game, table, .. }) = set_up(DECK, Options::default(), "w1@0");
    assert_eq!(game.seats(&table.options), 1);
    assert_eq!(game.status(&table), Status::Awaiting(SeatSet::only(PLAYER)));
    for action in ["use top", "leave", "flee", "heal", "ransom", "bleed"].map(|action| read_action(action).unwrap()) {
        let refusal = game.check(&table, Seat(1), action).unwrap_err();
        assert_eq!(game.clause(refusal).0, "setup.solo");
    }
    game.candidates(&table, Seat(1), |action| panic!("{action:?}"));
}

#[test]
fn a_stray_field_is_refused() {
    let text = include_str!("../../content/deck.toml");
    assert!(CardDeck::read(text).is_ok());
    for strayed in [format!("stray = 1\n{text}"), text.replacen("[[card]]", "[[card]]\nstray = 1", 1)] {
        let why = CardDeck::read(&strayed).unwrap_err().reason;
        assert!(why.en.contains("stray"), "{why:?}");
    }
}

/// §setup.deck
#[test]
fn thirty_five_cards_and_the_doors() {
    let game = Dongeon::default();
    let (white, grey): (Vec<Face>, Vec<Face>) =
        (0..game.deck.count()).map(|card| (game.deck.white(card), game.deck.grey(card))).unzip();
    assert_eq!(white.len(), 35);
    let icons = |faces: &[Face]| faces.iter().flat_map(|face| face.icons()).collect::<Vec<_>>();
    let count = |faces: &[Face], of: &dyn Fn(Icon) -> bool| icons(faces).into_iter().filter(|icon| of(*icon)).count();
    let of = |faces: &[Face], icon| count(faces, &|known| known == icon);
    let kinds = [Icon::Corridor, Icon::Door, Icon::Treasure, Icon::Weapon, Icon::Trap, Icon::Turnaround];
    assert_eq!(kinds.map(|icon| of(&white, icon)), [40, 36, 8, 5, 16, 0]);
    assert_eq!(kinds.map(|icon| of(&grey, icon)), [27, 29, 14, 3, 22, 9]);
    assert_eq!([&white, &grey].map(|faces| count(faces, &|icon| matches!(icon, Icon::Monster(0..=6)))), [35, 36]);
    for faces in [&white, &grey] {
        // Rats too, which are always beaten and beat nothing.
        assert!(count(faces, &|icon| icon == Icon::Monster(0)) > 0);
        // No face is traps only: no dead ends.
        assert!(faces.iter().all(|face| face.icons() != [Icon::Trap; 4]));
    }
    let table = game.setup(&Options::default(), &mut Ctx::new(Seeded::new(Seed::of("35")), Nobody));
    assert_eq!(table.deck.len(), 36);
    assert_eq!(table.deck.all().iter().filter(|card| card.is_doors()).count(), 1);
}

/// §setup.deck
#[test]
fn decks_that_cannot_be_played_are_refused() {
    let bad = |line: &str| CardDeck::read_line(line).unwrap_err().card;
    assert_eq!(bad("D-D-D-D/C-C-C-C"), 0);
    assert_eq!(bad("C-D-D-D/C-C-C-C C-D-D-R/C-C-C-C"), 2);
    assert_eq!(bad("C-D-D/C-C-C-C"), 1);
    assert_eq!(bad("C-D-D-X/C-C-C-C"), 1);
    assert_eq!(bad("C-D-D-M10/C-C-C-C"), 1);
    assert_eq!(bad(&["C-C-C-C/C-C-C-C"; 36].join(" ")), 0);
    assert!(CardDeck::read_line(&["C-C-C-C/C-C-C-C"; 35].join(" ")).is_ok());
    assert!(CardDeck::read_line("P-P-P-C/P-P-P-P").is_ok());
}

/// §setup.pairs
#[test]
fn any_grey_face_may_be_behind_any_white_one_and_turned_any_way() {
    for grey in 1..=9 {
        for letter in 0..4 {
            let mut icons = game(DECK).deck.grey(grey - 1).icons();
            icons.rotate_left(letter);
            let face = Face::new(icons).letters();
            play_seeing("deck=3/?@0,1/?@0,doors,2/?@3", &format!("g{grey}@{letter}"), "flee")
                .top(&face)
                .lies(2, &format!("P-D-C-M3/{face}"));
        }
    }
}

/// §setup.pairs
#[test]
fn the_letter_that_comes_up_is_on_top_and_the_other_face_stays_as_it_lies() {
    let deck = game(DECK).deck;
    for (up, letter) in (0..16).map(|both| (both / 4, both % 4)) {
        for (colour, other, back) in [
            (Colour::White, Colour::Grey, Card::known(None, Some(0), up, 0)),
            (Colour::Grey, Colour::White, Card::known(Some(0), None, up, 0)),
            (Colour::White, Colour::Grey, Card::UNSEEN),
            (Colour::Grey, Colour::White, Card::UNSEEN),
        ] {
            let card = back.seen(colour, 1, letter);
            let face = if colour == Colour::White { deck.white(1) } else { deck.grey(1) };
            let lies = card.lies(&deck, colour).expect("a face that was seen");
            for at in 0..4 {
                assert_eq!(lies.icon(at), face.icon(letter + at), "{colour:?} {back:?} {letter}");
            }
            assert_eq!(card.lies(&deck, other), back.lies(&deck, other), "{colour:?} {back:?} {letter}");
        }
    }
}

/// §setup.shuffle
#[test]
fn nobody_knows_the_order_or_how_a_card_lies() {
    let table = set_up(DECK, Options::default(), "w6@2").says("deck=6/?@2^0,?,?,?,?,?,?,?,?,doors").table;
    assert_eq!(table.unseen_white.len(), 8);
    assert_eq!(table.unseen_grey.len(), 9);
    for (face, letter) in [(1, 0), (1, 1), (2, 2), (6, 3), (9, 0)] {
        let mut icons = game(DECK).deck.white(face - 1).icons();
        icons.rotate_left(letter);
        set_up(DECK, Options::default(), &format!("w{face}@{letter}")).top(&Face::new(icons).letters());
    }
}

/// §setup.shuffle
#[test]
fn every_card_comes_first_as_often_turned_every_way() {
    let (game, mut counts) = (game("C-D-W-T/P-P-P-P C-D-M1-P/P-P-P-P"), [0u32; 8]);
    for number in 0..8000 {
        let mut ctx = Ctx::new(Seeded::new(Seed::of("first").nth(number)), Nobody);
        let table = game.setup(&Options::default(), &mut ctx);
        let first = table.top().face(Colour::White).unwrap();
        let up = table.top().edge(Colour::White, Side::Top);
        counts[(4 * first + up) as usize] += 1;
    }
    assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
}

/// §setup.doors
#[test]
fn the_doors_are_at_the_bottom_and_the_first_is_up() {
    let table = set_up(DECK, Options::default(), "w1@0").says("door=1 colour=white held=no").table;
    assert!(table.deck.all()[9].is_doors());
}

/// §setup.corridor
#[test]
fn cards_without_a_corridor_go_under_the_doors_as_they_lie() {
    let played = set_up(DECK, Options::default(), "w3@1 w5@0 w4@3 w9@2");
    let saw = ["M2-P-T-M4", "P-P-P-P", "P-T-W-P", "D-C-W-M1"];
    assert_eq!(seen(&played.events), saw);
    played
        .says("phase=start deck=9/?@2^0,?,?,?,?,?,doors,3/?@1^0,5/?@0^0,4/?@3^0")
        .lies(3, "M2-P-T-M4/?")
        .lies(4, "P-T-W-P/?")
        .may("use right");
}

/// §setup.corridor
#[test]
fn one_enters_by_any_corridor_of_the_first_card() {
    let deck = "C-D-C-C/P-P-P-P P-P-P-P/P-P-P-P";
    set_up(deck, Options::default(), "w1@0").may("use top; use bottom; use left");
    for (side, lies) in [("top", "C-C-C-D/?"), ("bottom", "C-D-C-C/?"), ("left", "D-C-C-C/?")] {
        play_on(deck, "phase=start deck=1/?@0,2/?@0,doors", "", &format!("use {side}")).lies(1, lies);
    }
    play("phase=start deck=9/?@2,doors", "use top").refuses("setup.corridor");
}

/// §setup.first
#[test]
fn the_first_step_is_the_corridor_and_counts_in_a_row() {
    may("phase=start deck=1/?@0,2/2@0,doors", "use top");
    play("phase=start deck=1/?@3,2/2@0,doors", "use right")
        .heard("walks C")
        .deck("2 doors 1")
        .lies(1, "W-T-C-D/?")
        .says("phase=walk after=corridor streak=1 actions=1");
    for action in ["leave", "flee", "heal", "ransom", "bleed"] {
        let table = "phase=start wounds=1 aside=wound:3/3@0,treasure:4/4@0,treasure:8/8@3 deck=1/?@0,2/2@0,doors";
        play(table, action).refuses("setup.first");
    }
}

/// §setup.life
#[test]
fn four_lives_and_nothing_in_hand() {
    let played = set_up(DECK, Options::default(), "w1@0").says("wounds=0 aside= torches=0 streak=0 actions=0");
    assert_eq!(played.table.lives(), 4);
    let torches = Options { torches: Torches::Of(4), ..Options::default() };
    set_up(DECK, torches, "w1@0").says("torches=4 wounds=0");
}
