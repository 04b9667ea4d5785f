//! What holds in every game, with the printed deck and with any other.

use super::*;
use kernel::Telling;

/// How somebody plays, to reach tables of every kind.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// Anything allowed.
    Random,
    /// By rule of thumb, which comes far.
    Careful,
    /// Both in turn, by chance.
    Wavering,
    /// Fleeing whenever that is allowed.
    Shy,
}

fn any_style() -> impl Strategy<Value = Style> {
    prop_oneof![Just(Style::Random), Just(Style::Careful), Just(Style::Wavering), Just(Style::Shy)]
}

fn any_options() -> impl Strategy<Value = Options> {
    let torches = prop::sample::select(crate::notation::TORCHES.map(|(_, torches)| torches).to_vec());
    let notebook = prop::sample::select(crate::notation::NOTEBOOK.map(|(_, notebook)| notebook).to_vec());
    (torches, notebook).prop_map(|(torches, notebook)| Options { torches, notebook })
}

/// A deck of 1 to 35 cards with any icons, of which some are left out of the whole deck; one white face has a corridor.
fn any_deck() -> impl Strategy<Value = String> {
    let icons = prop::sample::subsequence(vec!["C", "D", "M0", "M1", "M3", "M6", "M9", "T", "W", "P"], 1..=10);
    let faces = |icons: Vec<&'static str>| {
        let mut grey = icons.clone();
        grey.push("R");
        let face = |icons: Vec<&'static str>| prop::collection::vec(prop::sample::select(icons), 4);
        prop::collection::vec((face(icons), face(grey)), 1..=35)
    };
    (icons.prop_flat_map(faces), 0..140usize).prop_map(|(mut faces, corridor)| {
        let count = faces.len();
        faces[corridor / 4 % count].0[corridor % 4] = "C";
        let card = |(white, grey): &(Vec<&str>, Vec<&str>)| format!("{}/{}", white.join("-"), grey.join("-"));
        faces.iter().map(card).collect::<Vec<_>>().join(" ")
    })
}

/// The printed deck, or any other.
fn any_game() -> impl Strategy<Value = Dongeon> {
    prop_oneof![Just(Dongeon::default()), any_deck().prop_map(|deck| game(&deck))]
}

/// A game to be played: with which deck, how, on which seed, by whom.
#[derive(Clone, Debug)]
struct Play {
    game: Dongeon,
    options: Options,
    seed: u64,
    style: Style,
}

fn any_play() -> impl Strategy<Value = Play> {
    (any_game(), any_options(), any::<u64>(), any_style()).prop_map(|(game, options, seed, style)| Play {
        game,
        options,
        seed,
        style,
    })
}

/// A decision: the table before, the action, what was heard, the table after.
struct Step<'a> {
    before: &'a Table,
    action: Action,
    events: &'a [Event],
    after: &'a Table,
}

impl Play {
    fn fate(&self) -> Seeded {
        Seeded::new(Seed::of("tests").nth(self.seed))
    }

    /// Plays to the end and shows every decision.
    fn whole_game(&self, mut look: impl FnMut(Step<'_>) -> Result<(), TestCaseError>) -> Result<Table, TestCaseError> {
        let Self { game, options, style, .. } = self;
        let mut ctx = Ctx::new(self.fate(), Vec::new());
        let mut table = game.setup(options, &mut ctx);
        let mut legal = Moves::new();
        for _ in 0..=game.longest(options) {
            game.legal_actions(&table, PLAYER, &mut legal);
            if matches!(table.phase, Phase::Over(_)) {
                prop_assert!(legal.is_empty());
                return Ok(table);
            }
            prop_assert!(!legal.is_empty(), "stuck: {}", write_table(&table));
            let careful = match style {
                Style::Random | Style::Shy => false,
                Style::Careful => true,
                Style::Wavering => ctx.fate.pick(Source::PLAYER, 3) > 0,
            };
            let action = if matches!(style, Style::Shy) && legal.contains(&Action::Flee) {
                Action::Flee
            } else if careful {
                game.careful(&game.view(&table, PLAYER), PLAYER)
            } else {
                legal[ctx.fate.pick(Source::PLAYER, legal.len() as u32) as usize]
            };
            prop_assert!(legal.contains(&action), "{action:?}: {}", write_table(&table));
            let before = table;
            ctx.audience.clear();
            game.apply(&mut table, PLAYER, action, &mut ctx);
            look(Step { before: &before, action, events: &ctx.audience, after: &table })?;
        }
        Err(TestCaseError::fail("the game does not end"))
    }
}

/// Every card is in one place, and every face on one card or with those that nobody has seen.
fn conserved(game: &Dongeon, table: &Table) -> Result<(), TestCaseError> {
    let count = game.deck.count() as usize;
    let cards = || table.deck.all().iter().chain(table.aside.all());
    let doors = cards().filter(|card| card.is_doors()).count() + table.held as usize;
    prop_assert_eq!(doors, 1, "{}", write_table(table));
    prop_assert!(table.aside.all().iter().all(|card| !card.is_doors()));
    prop_assert_eq!(cards().filter(|card| !card.is_doors()).count(), count, "{}", write_table(table));
    for (colour, unseen) in [(Colour::White, &table.unseen_white), (Colour::Grey, &table.unseen_grey)] {
        let mut faces: Vec<u8> = cards().filter_map(|card| card.face(colour)).chain(unseen.iter()).collect();
        faces.sort_unstable();
        prop_assert!(faces.into_iter().eq(0..count as u8), "{colour:?}: {}", write_table(table));
    }
    Ok(())
}

/// How many cards come before the doors.
fn ahead(table: &Table) -> usize {
    table.deck.all().iter().position(|card| card.is_doors()).unwrap_or(0)
}

/// Whether an event tells of the doors or of the deck being turned over.
fn turns(event: &Event) -> bool {
    use crate::table::Foe;
    matches!(
        event,
        Event::Held
            | Event::Entrance
            | Event::CrossedBack { .. }
            | Event::Flipped { .. }
            | Event::Fought { foe: Foe::Boss(_) | Foe::Assault(_), .. }
            | Event::Ended { .. }
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(768))]

    /// §move.pass-white §move.pass-grey §move.aside §move.discard
    #[test]
    fn no_card_is_lost_or_lies_in_two_places(play in any_play()) {
        let Play { game, .. } = &play;
        play.whole_game(|step| {
            conserved(game, step.after)?;
            conserved(game, &game.view(step.after, PLAYER))
        })?;
    }

    /// §setup.life §end.death §lost.torches §walk.streak §doors.boss §doors.back
    #[test]
    fn counters_stay_within_bounds(play in any_play()) {
        play.whole_game(|Step { before, after, .. }| {
            prop_assert!(after.wounds <= 4);
            prop_assert_eq!(after.wounds == 4, after.phase == Phase::Over(End::Died));
            prop_assert!(after.count(Aside::Wound) <= after.wounds);
            prop_assert!(after.streak <= 2, "{}", write_table(after));
            prop_assert!(after.streak == 0 || after.colour == Colour::White);
            prop_assert!((1..=4).contains(&after.door));
            prop_assert!(after.torches <= before.torches && before.torches - after.torches <= 1);
            prop_assert!(after.actions >= before.actions && after.actions - before.actions <= 1);
            if let Phase::Beaten { value, .. } = after.phase {
                let heals = after.wounds > 0 && after.count(Aside::Treasure) >= 2;
                prop_assert!(value > 0 && (after.count(Aside::Treasure) >= value || heals));
            }
            prop_assert_eq!(after.held, ahead(after) == 0 && !after.deck.all().iter().any(|card| card.is_doors()));
            prop_assert!(!after.held || after.phase != Phase::Walk);
            Ok(())
        })?;
    }

    /// §end.cap
    #[test]
    fn a_game_ends_within_its_cap(play in any_play()) {
        let Play { game, options, .. } = &play;
        let mut decisions = 0;
        let end = play.whole_game(|_| {
            decisions += 1;
            Ok(())
        })?;
        prop_assert!(decisions <= game.longest(options), "{}", decisions);
        prop_assert!(end.actions <= 1000);
        prop_assert!(end.phase != Phase::Over(End::Worn) || end.actions == 1000);
        prop_assert!(options.torches != Torches::Endless || end.phase != Phase::Over(End::Lost));
    }

    /// §doors.boss §fight.held
    #[test]
    fn every_step_leads_nearer_to_the_doors(play in any_play()) {
        let Play { game, .. } = &play;
        let mut since = 0;
        play.whole_game(|Step { before, action, events, after }| {
            let walks = matches!(action, Action::Use { .. } | Action::Leave);
            if events.iter().any(turns) {
                since = 0;
            } else if walks {
                since += 1;
                prop_assert!(ahead(after) < ahead(before), "{}", write_table(before));
            } else if action == Action::Heal && before.phase == Phase::Walk {
                prop_assert_eq!(ahead(after), ahead(before));
            } else {
                prop_assert!(ahead(after) <= ahead(before));
            }
            prop_assert!(since <= game.deck.count(), "{}", write_table(after));
            Ok(())
        })?;
    }

    /// §end.over §walk.corridor §walk.door
    #[test]
    fn what_is_allowed_is_a_candidate_once_and_judging_changes_nothing(play in any_play()) {
        let Play { game, .. } = &play;
        let every = Side::ALL.map(|side| Action::Use { side }).into_iter();
        let every: Vec<Action> =
            every.chain([Action::Leave, Action::Flee, Action::Heal, Action::Ransom, Action::Bleed, Action::Fight]).collect();
        play.whole_game(|step| {
            let (table, mut candidates) = (*step.after, Vec::new());
            game.candidates(&table, PLAYER, |action| candidates.push(action));
            for action in &every {
                let allowed = game.check(&table, PLAYER, *action).is_ok();
                prop_assert!(!allowed || candidates.iter().filter(|known| *known == action).count() == 1);
                prop_assert!(game.check(&table, Seat(1), *action).is_err());
            }
            prop_assert_eq!(&table, step.after);
            Ok(())
        })?;
    }

    /// §memory.notebook
    #[test]
    fn whoever_imagines_sees_what_he_saw(play in any_play()) {
        let Play { game, options, .. } = &play;
        let mut luck = Seeded::new(Seed::of("imagination").nth(play.seed));
        play.whole_game(|step| {
            let view = game.view(step.after, PLAYER);
            let imagined = game.imagine(&view, PLAYER, &mut luck);
            prop_assert_eq!(game.view(&imagined, PLAYER), view);
            let (mut real, mut thought) = (Moves::new(), Moves::new());
            game.legal_actions(step.after, PLAYER, &mut real);
            game.legal_actions(&imagined, PLAYER, &mut thought);
            prop_assert_eq!(real.iter().collect::<Vec<_>>(), thought.iter().collect::<Vec<_>>());
            if options.notebook == Notebook::All {
                prop_assert_eq!(&view, step.after);
            }
            Ok(())
        })?;
    }

    /// §memory.notebook
    #[test]
    fn what_is_forgotten_is_not_in_the_view_in_any_form(play in any_play(), shift: usize, quarters in 0..4u8) {
        let Play { game, options, .. } = &play;
        let Notebook::Near(depth) = options.notebook else { return Ok(()) };
        play.whole_game(|step| {
            // The same table, but for the order and the turns of the cards that the notebook does not hold. Which of
            // their faces have been seen can be counted by anybody.
            let deck = step.after.deck.all().iter();
            let mut cards: Vec<String> = deck.map(|card| crate::notation::write_card(*card)).collect();
            let (from, to) = (depth as usize + 1, cards.len().saturating_sub(depth as usize));
            let seen = |at: &usize| !["doors", "?"].contains(&cards[*at].as_str());
            let forgotten: Vec<usize> = (from..to).filter(seen).collect();
            let turned = |card: &String| match card.split_once('@') {
                Some((faces, lies)) => {
                    let up = lies.as_bytes()[0] - b'0';
                    format!("{faces}@{}{}", (up + quarters) & 3, &lies[1..])
                }
                None => card.clone(),
            };
            let alike = |card: &str| (card.starts_with("?/"), card.contains("/?"));
            for kind in [(false, false), (false, true), (true, false)] {
                let places: Vec<usize> = forgotten.iter().copied().filter(|at| alike(&cards[*at]) == kind).collect();
                let others: Vec<String> = places.iter().map(|at| turned(&cards[*at])).collect();
                for (at, place) in places.iter().enumerate() {
                    cards[*place].clone_from(&others[(at + shift % 35) % others.len()]);
                }
            }
            let whole = write_table(step.after);
            let parts = whole.split(' ').map(|part| match part.strip_prefix("deck=") {
                Some(_) => format!("deck={}", cards.join(",")),
                None => part.to_string(),
            });
            let other = read_table(&game.deck, &parts.collect::<Vec<_>>().join(" ")).map_err(TestCaseError::fail)?;
            let (one, other) = (game.view(step.after, PLAYER), game.view(&other, PLAYER));
            prop_assert_eq!(format!("{one:?}"), format!("{other:?}"));
            prop_assert_eq!(toml::to_string(&one), toml::to_string(&other));
            prop_assert!(toml::to_string(&one).is_ok());
            prop_assert_eq!(game.page(&one, PLAYER), game.page(&other, PLAYER));
            prop_assert_eq!(one, other);
            Ok(())
        })?;
    }

    #[test]
    fn tables_are_written_as_they_are_read(play in any_play()) {
        let Play { game, .. } = &play;
        play.whole_game(|step| {
            prop_assert_eq!(read_table(&game.deck, &write_table(step.after)), Ok(*step.after));
            prop_assert_eq!(read_action(&write_action(step.action)), Some(step.action));
            Ok(())
        })?;
        prop_assert_eq!(CardDeck::read_line(&game.deck.line()), Ok(game.deck.clone()));
    }

    #[test]
    fn the_same_seed_and_decisions_give_the_same_game(play in any_play()) {
        let Play { game, options, .. } = &play;
        let mut ctx = Ctx::new(play.fate(), Nobody);
        let mut again = game.setup(options, &mut ctx);
        let end = play.whole_game(|step| {
            prop_assert_eq!(&again, step.before);
            game.apply(&mut again, PLAYER, step.action, &mut ctx);
            prop_assert_eq!(&again, step.after);
            Ok(())
        })?;
        prop_assert_eq!(again, end);
    }
}

/// Cards with a path on either side, told apart by their monsters: corridors to get lost by, turnarounds to come back.
const PATHS: &str = "C-M1-D-P/R-M1-T-D C-M2-D-P/R-M2-T-D C-M3-D-P/R-M3-T-D C-M4-D-P/R-M4-T-D";

/// A deck of the four cards of [`PATHS`] and the doors, in any order and lying any way.
fn any_pile() -> impl Strategy<Value = Vec<String>> {
    let cards = prop::array::uniform4((0..4u8, 0..4u8)).prop_map(|lies| {
        let card = |(at, (up, turn)): (usize, &(u8, u8))| format!("{0}/{0}@{up}^{turn}", at + 1);
        lies.iter().enumerate().map(card).chain(["doors".into()]).collect::<Vec<_>>()
    });
    cards.prop_shuffle()
}

/// Where an icon stands on the card on top.
fn side_of(game: &Dongeon, table: &Table, icon: Icon) -> Action {
    let face = table.top().lies(&game.deck, table.colour).expect("a face");
    let side = Side::ALL.into_iter().find(|side| face.icon(*side as u8) == icon).expect("the icon");
    Action::Use { side }
}

fn act(game: &Dongeon, table: &mut Table, action: Action) {
    assert_eq!(game.check(table, PLAYER, action), Ok(()), "{}", write_table(table));
    game.apply(table, PLAYER, action, &mut Ctx::new(script(""), Nobody));
}

proptest! {
    /// §move.flip §lost.streak §grey.turnaround
    #[test]
    fn passed_and_turned_over_twice_the_order_is_the_same(pile in any_pile()) {
        prop_assume!(pile[0] != "doors");
        let game = game(PATHS);
        let text = format!("door=2 streak=2 deck={}", pile.join(","));
        let mut table = read_table(&game.deck, &text).expect("a table");
        let before = table;
        let used = side_of(&game, &table, Icon::Corridor);
        act(&game, &mut table, used);
        // Lost: this card is on top, and behind it what was passed before, the last one first.
        let mut over = before.deck.all().to_vec();
        over.rotate_left(1);
        over.reverse();
        prop_assert_eq!(table.colour, Colour::Grey);
        prop_assert_eq!(faces(&over), faces(table.deck.all()));
        prop_assert_eq!(&over[1..], &table.deck.all()[1..]);
        let back = side_of(&game, &table, Icon::Turnaround);
        act(&game, &mut table, back);
        // Found again at once: the order is as it was, and all but the card that was used lie as they did.
        prop_assert_eq!(table.colour, Colour::White);
        prop_assert_eq!(faces(before.deck.all()), faces(table.deck.all()));
        prop_assert_eq!(&before.deck.all()[1..], &table.deck.all()[1..]);
    }

    /// §move.flip §flee.flip §doors.entrance
    #[test]
    fn fled_to_the_entrance_nothing_has_moved(pile in any_pile(), up in 0..4u8) {
        let game = game(&format!("{PATHS} M1-P-T-P/P-P-P-P"));
        let cards = pile.iter().filter(|card| *card != "doors").cloned().collect::<Vec<_>>().join(",");
        let text = format!("deck=5/5@{up},{cards},doors");
        let mut table = read_table(&game.deck, &text).expect("a table");
        let before = table;
        act(&game, &mut table, Action::Flee);
        prop_assert_eq!(Table { actions: 0, ..table }, before);
    }

    /// §move.flip
    #[test]
    fn four_quarter_turns_are_none_and_grey_turns_the_other_way(face in 1..=9u8, up in 0..4u8, turn in 0..4u8) {
        let deck = game(DECK).deck;
        let card = |up: u8| Card::known(Some(face - 1), Some(face - 1), up & 3, turn);
        let lies = |up: u8, colour| card(up).lies(&deck, colour).unwrap().icons();
        for quarters in 0..=4u8 {
            let (mut white, mut grey) = (lies(up, Colour::White), lies(up, Colour::Grey));
            white.rotate_left(quarters as usize);
            grey.rotate_right(quarters as usize);
            prop_assert_eq!(lies(up + quarters, Colour::White), white);
            prop_assert_eq!(lies(up + quarters, Colour::Grey), grey);
        }
    }

    /// §move.flip
    #[test]
    fn seen_from_grey_left_and_right_are_mirrored(face in 1..=9u8, up in 0..4u8, turn in 0..4u8) {
        let deck = game(DECK).deck;
        let card = Card::known(Some(face - 1), Some(face - 1), up, turn);
        let mirrored = [Side::Top, Side::Left, Side::Bottom, Side::Right];
        for (white, grey) in Side::ALL.into_iter().zip(mirrored) {
            let edge = card.edge(Colour::White, white);
            prop_assert_eq!(edge, card.edge(Colour::Grey, grey));
            // Both icons of an edge stand on the sides that the eye sees them on.
            for (colour, side) in [(Colour::White, white), (Colour::Grey, grey)] {
                let seen = card.lies(&deck, colour).unwrap().icon(side as u8);
                prop_assert_eq!(card.icon(&deck, colour, edge), Some(seen));
            }
        }
    }
}

fn faces(cards: &[Card]) -> Vec<Option<u8>> {
    cards.iter().map(|card| card.face(Colour::White)).collect()
}
