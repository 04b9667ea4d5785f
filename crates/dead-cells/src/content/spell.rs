//! How effects are spelt in content files: `D1@12`, `d1x2`, `tooth2+cell1`.

use super::effect::{
    Aim, Condition, Effect, FoeAction, FoeLine, FoeVerb, Gain, Gift, Gifts, Instead, Line, Reach, Skill, Verb, Whom,
};
use kernel::InlineVec;

/// A word and the number after it: `tooth2`.
fn split_number(text: &str) -> Option<(&str, u8)> {
    let at = text.find(|sign: char| sign.is_ascii_digit())?;
    Some((&text[..at], text[at..].parse().ok()?))
}

/// Parts joined by a plus.
fn parts<T: Copy + Default, const N: usize>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<InlineVec<T, N>> {
    let parts = text.split('+').filter(|_| text != "-");
    InlineVec::try_of(&parts.map(|part| read(part.trim())).collect::<Option<Vec<T>>>()?)
}

/// A skill by its name or the two letters of its deck.
pub fn skill(text: &str) -> Option<Skill> {
    Some(match text {
        "survival" | "SV" => Skill::Survival,
        "tactics" | "TC" => Skill::Tactics,
        "brutality" | "BR" => Skill::Brutality,
        _ => return None,
    })
}

/// `L12`, `=`.
pub fn reach(text: &str) -> Option<Reach> {
    if text == "=" {
        return Some(Reach::SAME);
    }
    text.chars().try_fold(Reach(0), |reach, sign| {
        let space = match sign {
            'L' => 0,
            '1'..='3' => sign as u8 - b'0',
            _ => return None,
        };
        Some(Reach(reach.0 | 1 << space))
    })
}

/// A condition by its name.
pub fn condition(text: &str) -> Option<Condition> {
    Some(match text {
        "shield-spent" => Condition::ShieldSpent,
        "last-life" => Condition::LastLife,
        "hurt" => Condition::Hurt,
        "unhurt" => Condition::Unhurt,
        "shielded" => Condition::Shielded,
        "wall" => Condition::Wall,
        "hole" => Condition::Hole,
        "elite" => Condition::Elite,
        "poisoned" => Condition::Poisoned,
        "marked" => Condition::Marked,
        "killed" => Condition::Killed,
        "acts" => Condition::Acts,
        _ => return None,
    })
}

fn verb(text: &str) -> Option<(Verb, Whom)> {
    Some(match text {
        "D" => (Verb::Damage, Whom::Oneself),
        "P" => (Verb::Poison, Whom::Oneself),
        "B" => (Verb::Bleed, Whom::Oneself),
        "F" => (Verb::Fire, Whom::Oneself),
        "Z" => (Verb::Freeze, Whom::Oneself),
        "M" => (Verb::Mark, Whom::Oneself),
        "X" => (Verb::Push, Whom::Oneself),
        "G" => (Verb::Pull, Whom::Oneself),
        "S" => (Verb::Shield, Whom::Oneself),
        "Sa" => (Verb::Shield, Whom::Any),
        "Sg" => (Verb::Shield, Whom::Every),
        "Sp" => (Verb::Shield, Whom::Prisoner),
        "A" => (Verb::Aptitude, Whom::Oneself),
        "L" => (Verb::Loot, Whom::Oneself),
        "H" => (Verb::Heal, Whom::Oneself),
        "Ha" => (Verb::Heal, Whom::Any),
        "Ho" => (Verb::Heal, Whom::Other),
        "Hp" => (Verb::Heal, Whom::Prisoner),
        "O" => (Verb::Suffer, Whom::Oneself),
        "U" => (Verb::Spend, Whom::Oneself),
        "C" => (Verb::Spread, Whom::Oneself),
        "W" => (Verb::Swap, Whom::Oneself),
        "N" => (Verb::Refuse, Whom::Oneself),
        "V" => (Verb::Hide, Whom::Oneself),
        "T" => (Verb::Delay, Whom::Oneself),
        _ => return None,
    })
}

/// One effect: `D1@1!`, `D1@1?hurt*1`.
fn effect(text: &str) -> Option<Effect> {
    let (head, condition_text) = match text.split_once('?') {
        Some((head, rest)) => (head, Some(rest)),
        None => (text, None),
    };
    let (head, pierces) = match head.strip_suffix('!') {
        Some(head) => (head, true),
        None => (head, false),
    };
    let (word, reach_text, each) = match (head.split_once('@'), head.split_once('&')) {
        (Some((word, reach)), _) => (word, Some(reach), false),
        (None, Some((word, reach))) => (word, Some(reach), true),
        _ => (head, None, false),
    };
    let (letters, value) = split_number(word)?;
    let (verb, whom) = verb(letters)?;
    let (condition, more) = match condition_text {
        None => (Condition::Always, 0),
        Some(said) => match said.split_once('*') {
            Some((said, more)) => (condition(said)?, more.parse().ok()?),
            None => (condition(said)?, 0),
        },
    };
    let reach = reach_text.map_or(Some(Reach::default()), reach)?;
    if verb.is_aimed() == (reach == Reach::default()) {
        return None;
    }
    Some(Effect { verb, value, reach, each, pierces, whom, condition, more })
}

/// Effects joined by a plus; a bonus is written `?hurt+1` and read before parts are taken apart.
pub fn line(text: &str) -> Option<Line> {
    // The plus of a bonus joins nothing.
    let mut plain = String::new();
    let mut in_condition = false;
    for sign in text.chars() {
        match sign {
            '?' => in_condition = true,
            '+' if in_condition => {
                in_condition = false;
                plain.push('*');
                continue;
            }
            _ => {}
        }
        plain.push(sign);
    }
    // `D1@1?hurt*D1` was a plus between effects after all.
    let mut joined = String::new();
    let signs: Vec<char> = plain.chars().collect();
    for (at, sign) in signs.iter().enumerate() {
        let bonus = *sign != '*' || signs.get(at + 1).is_some_and(char::is_ascii_digit);
        joined.push(if bonus { *sign } else { '+' });
    }
    parts(&joined, effect)
}

/// One action of an enemy: `d1x2`, `move:3`.
fn foe_action(text: &str) -> Option<FoeAction> {
    if let Some(space) = text.strip_prefix("move:") {
        let value = if space == "L" { 0 } else { space.parse().ok()? };
        return Some(FoeAction { verb: FoeVerb::Move, value, aim: Aim::Choice });
    }
    if let Some(spaces) = text.strip_prefix("strike:") {
        return Some(FoeAction { verb: FoeVerb::Strike, value: reach(spaces)?.0, aim: Aim::Choice });
    }
    if let Some(count) = text.strip_prefix("shuriken") {
        let aimed = |value, aim| Some(FoeAction { verb: FoeVerb::Shuriken, value, aim });
        return if count == "F" { aimed(1, Aim::First) } else { aimed(count.parse().ok()?, Aim::Choice) };
    }
    let counted =
        |word: &str, verb| Some(FoeAction { verb, value: text.strip_prefix(word)?.parse().ok()?, aim: Aim::All });
    if let Some(action) = counted("banner", FoeVerb::Banner).or_else(|| counted("bomb", FoeVerb::Bomb)) {
        return Some(action);
    }
    match text {
        "guard" => return Some(FoeAction { verb: FoeVerb::Guard, value: 1, aim: Aim::Two }),
        "K" => return Some(FoeAction { verb: FoeVerb::Leave, ..FoeAction::default() }),
        "T" => return Some(FoeAction { verb: FoeVerb::Flank, ..FoeAction::default() }),
        _ => {}
    }
    let verb = match text.chars().next()? {
        'd' => FoeVerb::Damage,
        'p' => FoeVerb::Poison,
        'b' => FoeVerb::Bleed,
        'f' => FoeVerb::Fire,
        'z' => FoeVerb::Freeze,
        'm' => FoeVerb::Mark,
        's' => FoeVerb::Shield,
        'i' => FoeVerb::Infect,
        _ => return None,
    };
    let (value, aim) = aimed(text.get(1..)?)?;
    Some(FoeAction { verb, value, aim })
}

/// `1`, `1F`, `1x2`, `1A`, `2s`.
fn aimed(text: &str) -> Option<(u8, Aim)> {
    let value = text.get(..1)?.parse().ok()?;
    let aim = match text.get(1..)? {
        "" => Aim::Choice,
        "F" => Aim::First,
        "x2" => Aim::Two,
        "A" => Aim::All,
        "s" => Aim::One,
        _ => return None,
    };
    Some((value, aim))
}

/// Actions of an enemy joined by a plus.
pub fn foe_line(text: &str) -> Option<FoeLine> {
    parts(text, foe_action)
}

/// One gift: `tooth2`, `scrollSV1`, `scroll?1`, `d1F`.
fn gift(text: &str) -> Option<Gift> {
    if let Some(rune) = text.strip_prefix("rune R-") {
        return Some(Gift { gain: Gain::Rune(rune.trim_start_matches('0').parse().ok()?), count: 1 });
    }
    if let Some((count, aim)) = text.strip_prefix('d').and_then(aimed) {
        return Some(Gift { gain: Gain::Damage(aim), count });
    }
    if text == "p1F" {
        return Some(Gift { gain: Gain::PoisonNext, count: 1 });
    }
    if let Some(rest) = text.strip_prefix("scroll") {
        let (colour, count) = rest.split_at_checked(rest.len().checked_sub(1)?)?;
        let colour = if colour == "?" { None } else { Some(skill(colour)?) };
        return Some(Gift { gain: Gain::Scroll(colour), count: count.parse().ok()? });
    }
    let (word, count) = split_number(text)?;
    let gain = match word {
        "tooth" => Gain::Tooth,
        "cell" => Gain::Cell,
        "equip" => Gain::Equipment,
        "equip-each" => Gain::EquipmentEach,
        "schema" => Gain::Blueprint,
        "vial" => Gain::Vial,
        "vial-each" => Gain::VialEach,
        "potion" => Gain::Potion,
        "worm" => Gain::Worm,
        "unworm" => Gain::Unworm,
        "unworm-one" => Gain::UnwormOne,
        "back" => Gain::Back,
        "ahead" => Gain::Ahead,
        "relight" => Gain::Relight,
        "key" => Gain::Key,
        "curse" => Gain::Curse,
        "restrict" => Gain::Restrict,
        "malaise" => Gain::Malaise,
        "cure" => Gain::Cure,
        "release" => Gain::Release,
        "unring" => Gain::Unring,
        "guard" => Gain::BossShield,
        _ => return None,
    };
    Some(Gift { gain, count })
}

/// Gifts joined by a plus: `tooth2+cell1`, `rune R-01 else schema1`.
pub fn gifts(text: &str) -> Option<Gifts> {
    let Some((rune, otherwise)) = text.split_once(" else ") else { return parts(text, gift) };
    let mut list = gifts(rune)?;
    for instead in gifts(otherwise)?.iter() {
        let gain = match instead.gain {
            Gain::Blueprint => Instead::Blueprint,
            Gain::Cell => Instead::Cell,
            _ => return None,
        };
        list =
            InlineVec::try_of(&[list.as_slice(), &[Gift { gain: Gain::Else(gain), count: instead.count }]].concat())?;
    }
    Some(list)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn effects_are_read() {
        let one = |text| line(text).and_then(|line| line.last()).unwrap_or_else(|| panic!("{text}"));
        assert_eq!((one("D1@12").reach, one("D1@12").each), (Reach(0b110), false));
        assert_eq!((one("P1&L123").reach, one("P1&L123").each), (Reach::ALL, true));
        assert!(one("D1@2!").pierces);
        assert_eq!((one("D1@1?hurt+1").condition, one("D1@1?hurt+1").more), (Condition::Hurt, 1));
        assert_eq!((one("D1@1?shielded").condition, one("D1@1?shielded").more), (Condition::Shielded, 0));
        assert_eq!((one("Sa1").whom, one("Sg1").whom, one("Hp1").whom), (Whom::Any, Whom::Every, Whom::Prisoner));
        assert_eq!(line("-").map(|line| line.len()), Some(0));
        assert_eq!(line("G1@23+D1@=").map(|line| line.len()), Some(2));
        assert_eq!(line("D1@1?shielded+S1").map(|line| line.len()), Some(2));
        for wrong in ["", "D@1", "D1", "S1@1", "Q1@1", "D1@4", "D1@1?never"] {
            assert_eq!(line(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn actions_of_enemies_are_read() {
        let one = |text| foe_line(text).and_then(|line| line.last()).unwrap_or_else(|| panic!("{text}"));
        let action = |verb, value, aim| FoeAction { verb, value, aim };
        assert_eq!(one("d1"), action(FoeVerb::Damage, 1, Aim::Choice));
        assert_eq!(one("d2s"), action(FoeVerb::Damage, 2, Aim::One));
        assert_eq!(one("m1F"), action(FoeVerb::Mark, 1, Aim::First));
        assert_eq!(one("p1x2"), action(FoeVerb::Poison, 1, Aim::Two));
        assert_eq!(one("move:L").value, 0);
        assert_eq!(one("strike:23").value, 0b1100);
        assert_eq!(foe_line("d2s+K").map(|line| line.len()), Some(2));
        assert_eq!(one("shuriken3"), action(FoeVerb::Shuriken, 3, Aim::Choice));
        assert_eq!(one("shurikenF"), action(FoeVerb::Shuriken, 1, Aim::First));
        assert_eq!((one("banner2").verb, one("banner2").value), (FoeVerb::Banner, 2));
        assert_eq!((one("bomb2").verb, one("guard").verb), (FoeVerb::Bomb, FoeVerb::Guard));
        assert!(foe_line("d").is_none() && foe_line("d1y").is_none());
    }

    #[test]
    fn gifts_are_read() {
        let list = gifts("rune R-01 else schema1+cell1").expect("gifts");
        assert_eq!(list.as_slice()[0].gain, Gain::Rune(1));
        assert_eq!(list.as_slice()[1].gain, Gain::Else(Instead::Blueprint));
        let list = gifts("scroll?2+scrollTC1+d1x2").expect("gifts");
        assert_eq!(list.as_slice()[0], Gift { gain: Gain::Scroll(None), count: 2 });
        assert_eq!(list.as_slice()[1], Gift { gain: Gain::Scroll(Some(Skill::Tactics)), count: 1 });
        assert_eq!(list.as_slice()[2], Gift { gain: Gain::Damage(Aim::Two), count: 1 });
        assert!(gifts("gold1").is_none());
    }
}
