//! Odds that a player reckons in his head: how much damage others will do.

/// What an attack of somebody else does on average, and its spread squared.
const MEAN: i32 = 27;
const SPREAD: i32 = 560;

/// How likely a normal number is to be above its mean less so many tenths of its spread: thousandths.
const UP_TO: [i32; 31] = [
    500, 540, 579, 618, 655, 691, 726, 758, 788, 816, 841, 864, 885, 903, 919, 933, 945, 955, 964, 971, 977, 982, 986,
    989, 992, 994, 995, 997, 997, 998, 999,
];

/// How likely so many attacks of others are to do at least so much, in thousandths.
pub fn at_least(attacks: u32, damage: i32) -> i32 {
    if damage <= 0 {
        return 1000;
    }
    if attacks == 0 {
        return 0;
    }
    let attacks = attacks as i32;
    let spread = ((attacks * SPREAD) as u32).isqrt().max(1) as i32;
    let tenths = (attacks * MEAN - damage) * 10 / spread;
    let at = (tenths.unsigned_abs() as usize).min(UP_TO.len() - 1);
    if tenths >= 0 { UP_TO[at] } else { 1000 - UP_TO[at] }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_attacks_do_more_and_more_damage_is_less_likely() {
        assert_eq!((at_least(0, 1), at_least(0, 0), at_least(3, -5)), (0, 1000, 1000));
        assert_eq!(at_least(2, 54), 500);
        for attacks in 1..6 {
            assert!((1..300).all(|damage| at_least(attacks, damage) >= at_least(attacks, damage + 1)));
            assert!((60..300).all(|damage| at_least(attacks, damage) <= at_least(attacks + 1, damage)));
        }
    }
}
