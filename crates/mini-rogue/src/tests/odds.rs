//! Exact odds, walked through the game's own decisions and compared with counting.

use super::*;

/// What comes of it when a player acts as told from a table on, with the likelihood of each.
fn walk<T: PartialEq>(
    text: &str,
    act: impl Fn(&Table) -> Option<Action>,
    come: impl Fn(&Table) -> T,
) -> Vec<(T, Fraction)> {
    let (game, start) = (MiniRogue::default(), table(text));
    let mut odds: Vec<(T, Fraction)> = Vec::new();
    let run = |fate: &mut Enumerated| {
        let mut table = start;
        let mut ctx = Ctx::new(fate, kernel::Nobody);
        while let Some(action) = act(&table) {
            let seat = table.seat();
            assert_eq!(game.check(&table, seat, action), Ok(()), "{action:?} {}", write_table(&table));
            game.apply(&mut table, seat, action, &mut ctx);
        }
        come(&table)
    };
    let each = |likely, came| match odds.iter_mut().find(|(known, _)| *known == came) {
        Some((_, sum)) => *sum = sum.plus(likely).expect("small"),
        None => odds.push((came, likely)),
    };
    Enumerated::walk(1_000_000, run, each).expect("few ways");
    let whole = odds.iter().fold(Fraction::ZERO, |sum, (_, likely)| sum.plus(*likely).expect("small"));
    assert_eq!(whole, Fraction::ONE);
    odds
}

/// How likely it is.
fn chance(text: &str, act: impl Fn(&Table) -> Option<Action>, holds: impl Fn(&Table) -> bool) -> Fraction {
    let odds = walk(text, act, holds);
    odds.into_iter().find(|(came, _)| *came).map_or(Fraction::ZERO, |(_, likely)| likely)
}

/// The same, if one thing is done and no more.
fn once(text: &str, action: &str, holds: impl Fn(&Table) -> bool) -> Fraction {
    let (before, action) = (table(text), read_action(action).expect("an action"));
    chance(text, |table| (*table == before).then_some(action), holds)
}

/// All throws of some dice.
fn throws(dice: u32) -> Vec<Vec<u8>> {
    (0..6u32.pow(dice)).map(|throw| (0..dice).map(|die| (throw / 6u32.pow(die) % 6) as u8 + 1).collect()).collect()
}

/// How often a throw of some dice is good, by counting.
fn count(dice: u32, good: impl Fn(&[u8]) -> bool) -> Fraction {
    let all = throws(dice);
    Fraction::new(all.iter().filter(|throw| good(throw)).count() as u128, all.len() as u128)
}

const WON: fn(&Table) -> bool = |table| matches!(table.heroes[0].item, Item::Weapon(_));

/// §hero.test
#[test]
fn a_test_is_passed_one_time_in_three_and_more_often_on_higher_levels() {
    for (dice, xp, odds, per_mille) in [(1, 0, (1, 3), 333), (2, 6, (5, 9), 556), (3, 18, (19, 27), 704)] {
        let passed = once(&format!("phase=room grid=armory*,lair,?,nest xp={xp}"), "roll", WON);
        assert_eq!(passed, Fraction::new(odds.0, odds.1));
        assert_eq!(passed, count(dice, |throw| throw.iter().any(|face| *face >= 5)));
        assert_eq!(passed.in_parts(1000), per_mille);
    }
}

/// §affliction.curse
#[test]
fn a_curse_makes_it_one_time_in_four() {
    for (dice, xp, odds, per_mille) in [(1, 0, (1, 4), 250), (2, 6, (31, 72), 431), (3, 18, (9, 16), 563)] {
        let text = format!("phase=room grid=armory*,lair,?,nest xp={xp} state=cursed");
        let passed = once(&text, "roll", WON);
        assert_eq!(passed, Fraction::new(odds.0, odds.1));
        // One more die, of which half the faces take one from all others.
        let counted = count(dice + 1, |throw| {
            let (curse, faces) = (throw[0] > 3, &throw[1..]);
            faces.iter().any(|face| face - curse as u8 >= 5)
        });
        assert_eq!(passed, counted);
        assert_eq!(passed.in_parts(1000), per_mille);
    }
}

/// §tomb.search §hero.test
#[test]
fn a_ghost_wakes_one_time_in_six_unless_somebody_knows_better() {
    let ghost = once("phase=room grid=tomb*,lair,?,nest", "roll", |table| table.phase == Phase::Fight);
    assert_eq!(ghost, Fraction::new(1, 9));
}

/// The mean damage of one die if a critical is thrown again below so much.
fn mean(limit: u8) -> Fraction {
    let act = |table: &Table| match table.phase {
        Phase::Fight if table.foe_hp() == 50 && table.fight?.blows == 0 => Some(Action::Attack),
        Phase::Strike => {
            let die = table.throw.dice[0];
            Some(if die.critical && die.value < limit { Action::Reroll { die: 0 } } else { Action::Stop })
        }
        _ => None,
    };
    let odds = walk("phase=fight fight=husk:50 hp=20 grid=lair*", act, |table| 50 - table.foe_hp());
    let times = |likely: Fraction, damage: u8| Fraction::new(likely.over() * damage as u128, likely.under());
    odds.into_iter().fold(Fraction::ZERO, |sum, (damage, likely)| sum.plus(times(likely, damage)).expect("small"))
}

/// §attack.critical §attack.miss
#[test]
fn a_critical_is_best_thrown_again_until_it_counts_twenty_four() {
    // A 1 counts nothing, so a die alone is worth 20 sixths.
    assert_eq!(mean(6), Fraction::new(20, 6));
    // By hand: from 18 on it is worth 55/3, from 12 on 241/18, from 6 on 925/108.
    assert_eq!(mean(24), Fraction::new(2437, 648));
    assert_eq!(mean(24).in_parts(100), 376);
    let less = |one: Fraction, other: Fraction| one.over() * other.under() < other.over() * one.under();
    for (worse, better) in [(6, 12), (12, 18), (18, 24), (30, 24)] {
        assert!(less(mean(worse), mean(better)), "{worse} {better}");
    }
}

/// A critical, a 4 and a miss against twelve hit points.
const EXAMPLE: &str = "phase=strike fight=husk:12 dice=6!+4+0 dungeon=3 xp=18 grid=lair*";

/// §attack.critical §feat.price §attack.enough
#[test]
fn which_die_to_throw_again_can_be_counted() {
    let enough = |table: &Table| table.throw.total() >= table.foe_hp();
    assert_eq!(once(EXAMPLE, "reroll A", enough), Fraction::new(5, 6));
    assert_eq!(once(EXAMPLE, "feat C xp", enough), Fraction::new(5, 6));
    // With the 4 only a 6 will do, and the critical is not to be started over.
    assert_eq!(once(EXAMPLE, "feat B xp", enough), Fraction::new(1, 6));
    assert_eq!(once(EXAMPLE, "feat A xp", enough), Fraction::ZERO);
    for (die, others) in [(1, 6), (2, 10), (0, 4)] {
        let text = EXAMPLE.to_string();
        let feat = write_action(Action::Feat { die, price: Price::Hp });
        let counted = count(1, |throw| throw[0] > 1 && others + throw[0] >= 12);
        assert_eq!(once(&text, &feat, enough), counted);
    }
}

/// §feat.once
#[test]
fn two_chances_are_better_than_one() {
    // The miss first, and the critical only if that was not enough.
    let act = |table: &Table| match table.phase {
        Phase::Strike if table.throw.total() >= table.foe_hp() => None,
        Phase::Strike if !table.throw.dice[2].spent => Some(Action::Feat { die: 2, price: Price::Xp }),
        Phase::Strike if table.throw.dice[0].value == 6 => Some(Action::Reroll { die: 0 }),
        _ => None,
    };
    let killed = chance(EXAMPLE, act, |table| table.throw.total() >= table.foe_hp());
    assert_eq!(killed, Fraction::new(35, 36));
    // The other way round a miss costs the critical.
    let act = |table: &Table| match table.phase {
        Phase::Strike if table.throw.total() >= table.foe_hp() => None,
        Phase::Strike if table.throw.dice[0] == self::table(EXAMPLE).throw.dice[0] => Some(Action::Reroll { die: 0 }),
        Phase::Strike if !table.throw.dice[2].spent => Some(Action::Feat { die: 2, price: Price::Xp }),
        _ => None,
    };
    assert_eq!(chance(EXAMPLE, act, |table| table.throw.total() >= table.foe_hp()), Fraction::new(5, 6));
}

/// §answer.die
#[test]
fn an_enemy_misses_one_time_in_six() {
    let act = |table: &Table| match table.phase {
        Phase::Fight if table.fight?.blows == 0 => Some(Action::Attack),
        Phase::Strike => Some(Action::Stop),
        _ => None,
    };
    let fight = "phase=fight fight=husk:50 armor=3 hp=20 grid=lair*";
    let lost = walk(fight, act, |table| 20 - table.heroes[0].hp);
    let odds = |loss: u8| lost.iter().find(|(lost, _)| *lost == loss).map(|(_, likely)| *likely);
    assert_eq!(
        (odds(0), odds(5), odds(8)),
        (Some(Fraction::new(1, 6)), Some(Fraction::new(4, 6)), Some(Fraction::new(1, 6)))
    );
}

/// §area.deal
#[test]
fn every_unseen_room_is_as_likely() {
    let seen = walk(
        "phase=move grid=rest*,lair,?,nest state=blind at=2 class=mage",
        |table| (table.heroes[0].at == 1).then_some(Action::Go { way: Way::Right }),
        |table| table.grid[2],
    );
    assert_eq!(seen.len(), 8);
    assert!(seen.iter().all(|(_, likely)| *likely == Fraction::new(1, 8)));
}
