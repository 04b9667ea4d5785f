//! What holds in every game.

use super::*;

/// How somebody plays, to reach tables of every kind.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// Anything allowed.
    Random,
    /// By rule of thumb, which comes far.
    Careful,
    /// Both in turn, by chance.
    Wavering,
    /// Avoiding whatever can be avoided.
    Shy,
}

fn any_style() -> impl Strategy<Value = Style> {
    prop_oneof![Just(Style::Random), Just(Style::Careful), Just(Style::Wavering), Just(Style::Shy)]
}

fn any_options() -> impl Strategy<Value = Options> {
    (
        prop_oneof![Just(Dulled::Lower), Just(Dulled::LowerOrEqual)],
        prop_oneof![Just(Avoid::Apart), Just(Avoid::Partly), Just(Avoid::Never)],
        prop_oneof![Just(DungeonEnd::All), Just(DungeonEnd::Four)],
        prop_oneof![Just(Score::Pile), Just(Score::Room)],
    )
        .prop_map(|(dulled, avoid, ending, score)| Options { dulled, avoid, ending, score })
}

/// Plays a game to its end and shows every decision: the table before, the action, the table after.
fn whole_game(
    options: Options,
    seed: u64,
    style: Style,
    mut look: impl FnMut(&Table, Action, &Table) -> Result<(), TestCaseError>,
) -> Result<Table, TestCaseError> {
    let game = Scelerat::default();
    let mut ctx = Ctx::new(Seeded::new(Seed::of("tests").nth(seed)), Nobody);
    let mut table = game.setup(&options, &mut ctx);
    let mut legal = Moves::new();
    for _ in 0..1000 {
        game.legal_actions(&table, PLAYER, &mut legal);
        if table.progress != Progress::Exploring {
            prop_assert!(legal.is_empty());
            return Ok(table);
        }
        prop_assert!(!legal.is_empty());
        let careful = match style {
            Style::Random => false,
            Style::Careful | Style::Shy => true,
            Style::Wavering => ctx.fate.pick(Source::PLAYER, 3) > 0,
        };
        let action = if matches!(style, Style::Shy) && legal.contains(&Action::Avoid) {
            Action::Avoid
        } else if careful {
            game.careful(&table, PLAYER)
        } else {
            legal[ctx.fate.pick(Source::PLAYER, legal.len() as u32) as usize]
        };
        prop_assert!(legal.contains(&action), "{action:?}");
        let before = table;
        game.apply(&mut table, PLAYER, action, &mut ctx);
        look(&before, action, &table)?;
    }
    Err(TestCaseError::fail("the game does not end"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1024))]

    #[test]
    fn tables_are_written_as_they_are_read(options in any_options(), seed: u64, style in any_style()) {
        whole_game(options, seed, style, |_, action, after| {
            prop_assert_eq!(read_table(&write_table(after)), Ok(*after));
            prop_assert_eq!(read_action(&write_action(action)), Some(action));
            Ok(())
        })?;
    }

    /// §card.discard
    #[test]
    fn no_card_is_lost_or_lies_in_two_places(options in any_options(), seed: u64, style in any_style()) {
        let mut discards: Vec<Card> = Vec::new();
        whole_game(options, seed, style, |before, action, after| {
            match action {
                Action::Avoid => {}
                Action::Take { card } if card.kind() == Kind::Weapon => {
                    discards.extend(before.weapon.into_iter().chain(before.slain.iter()));
                }
                Action::Take { card } | Action::Fight { card, with: With::Hands } => discards.push(card),
                Action::Fight { card, with: With::Weapon } => prop_assert_eq!(after.slain.last(), Some(card)),
            }
            let pile = after.dungeon.on_top().iter().chain(after.dungeon.beneath()).copied();
            let mut lying: Vec<Card> = pile.chain(after.dungeon.unseen().iter()).map(Card).collect();
            prop_assert_eq!(lying.iter().map(|card| card.menace() as i16).sum::<i16>(), after.menace);
            lying.extend(after.room.iter().chain(after.weapon).chain(after.slain.iter()));
            lying.extend(&discards);
            lying.sort_unstable();
            prop_assert!(lying.iter().copied().eq(Card::all()), "{:?}", lying);
            Ok(())
        })?;
    }

    /// §potion.cap §end.death
    #[test]
    fn the_living_have_between_one_and_twenty(options in any_options(), seed: u64, style in any_style()) {
        whole_game(options, seed, style, |_, _, after| {
            prop_assert!(after.hp <= 20);
            prop_assert_eq!(after.hp <= 0, after.progress == Progress::Dead);
            Ok(())
        })?;
    }

    /// §combat.dulled §combat.le
    #[test]
    fn the_slain_grow_weaker(options in any_options(), seed: u64, style in any_style()) {
        whole_game(options, seed, style, |_, _, after| {
            let fits = |pair: &[Card]| match options.dulled {
                Dulled::Lower => pair[1].value() < pair[0].value(),
                Dulled::LowerOrEqual => pair[1].value() <= pair[0].value(),
            };
            prop_assert!(after.slain.as_slice().windows(2).all(fits), "{:?}", after.slain);
            Ok(())
        })?;
    }

    /// §avoid.twice §avoid.never
    #[test]
    fn a_played_room_follows_an_avoided_one(options in any_options(), seed: u64, style in any_style()) {
        let mut avoided_in = None;
        whole_game(options, seed, style, |before, action, _| {
            if action == Action::Avoid {
                prop_assert!(options.avoid != Avoid::Never);
                prop_assert!(avoided_in.is_none_or(|room| before.rooms >= room + 2));
                avoided_in = Some(before.rooms);
            }
            Ok(())
        })?;
    }

    /// §room.three §room.short §end.crossed §end.four
    #[test]
    fn a_crossed_dungeon_has_fifteen_rooms_to_play(options in any_options(), seed: u64, style in any_style()) {
        let (mut avoided, mut begun) = (0, false);
        let end = whole_game(options, seed, style, |before, action, _| {
            avoided += (action == Action::Avoid) as u8;
            begun |= action == Action::Avoid && before.taken() > 0;
            Ok(())
        })?;
        if end.progress == Progress::Crossed && !begun {
            let (rooms, left) = if options.ending == DungeonEnd::All { (15, 0) } else { (14, 2) };
            prop_assert_eq!(end.rooms - avoided, rooms);
            prop_assert_eq!(end.room.len() + end.dungeon.len(), left);
        }
    }

    #[test]
    fn no_game_takes_longer_than_the_longest(options in any_options(), seed: u64, style in any_style()) {
        let mut decisions = 0;
        whole_game(options, seed, style, |_, _, _| {
            decisions += 1;
            Ok(())
        })?;
        prop_assert!(decisions <= Scelerat::default().longest(&options), "{}", decisions);
    }
}
