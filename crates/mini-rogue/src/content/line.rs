//! All figures that the rules read, in one line: what records are bound to. Frozen, word for word.

use super::{Content, Effect, Effects, Skill, Trap};
use crate::notation::potion_word;
use kernel::spelling::word;

/// The skills of enemies, as the content file has them.
const SKILLS: [(&str, Skill); 6] = [
    ("none", Skill::None),
    ("curse", Skill::Curse),
    ("poison", Skill::Poison),
    ("pierce", Skill::Pierce),
    ("weaken", Skill::Weaken),
    ("blind", Skill::Blind),
];

/// An effect in the words of the content file.
fn effect(effect: Effect) -> String {
    match effect {
        Effect::Nothing => "nothing".into(),
        Effect::Gold(n) => format!("gold {n}"),
        Effect::Food(n) => format!("food {n}"),
        Effect::Xp(n) => format!("xp {n}"),
        Effect::Hp(n) => format!("hp {n}"),
        Effect::Armor(n) => format!("armor {n}"),
        Effect::Potion(potion) => format!("potion {}", potion_word(potion)),
        Effect::Refresh => "refresh".into(),
        Effect::Cure => "cure".into(),
        Effect::Curse => "curse".into(),
        Effect::Poison => "poison".into(),
        Effect::LoseHpByFloor => "lose hp floor".into(),
        Effect::LoseHp(n) => format!("lose hp {n}"),
        Effect::LoseFoodByFloor(hp) => format!("lose food floor or {hp}"),
        Effect::LoseFood(n, hp) => format!("lose food {n} or {hp}"),
        Effect::LoseArmor(n, hp) => format!("lose armor {n} or {hp}"),
        Effect::Fall => "fall".into(),
        Effect::Ghost => "ghost".into(),
    }
}

/// Things in a row, each in words.
fn row<T>(things: impl IntoIterator<Item = T>, between: &str, said: impl Fn(T) -> String) -> String {
    things.into_iter().map(said).collect::<Vec<_>>().join(between)
}

fn numbers<N: ToString>(numbers: impl IntoIterator<Item = N>) -> String {
    row(numbers, " ", |number| number.to_string())
}

fn together(effects: &Effects) -> String {
    row(effects.iter(), " & ", effect)
}

fn pairs(rows: &[[Effect; 2]; 6]) -> String {
    row(rows, ", ", |pair| row(*pair, " | ", effect))
}

fn trap(trap: &Trap) -> String {
    format!("{} / {}", row(&trap.fail, ", ", together), row(trap.pass, ", ", effect))
}

/// All figures that the rules read, in one line.
pub fn line(content: &Content) -> String {
    let Content { most_hp, most_armor, most_food, most_gold, most_xp, .. } = *content;
    let starts = row(&content.starts, ", ", |start| {
        let potion = start.potion.map_or("-", potion_word);
        format!("{} {potion}", numbers([start.hp, start.armor, start.food, start.gold]))
    });
    let enemies = row(content.enemies.iter().flatten(), ", ", |stats| {
        let [one, two] = stats.hp;
        format!("{} {}", numbers([one, two, stats.damage, stats.xp]), word(&SKILLS, stats.skill))
    });
    let wares = row(&content.wares, ", ", |(price, resale, gives)| format!("{price} {resale} {}", effect(*gives)));
    [
        format!("tracks {}", numbers([most_hp, most_armor, most_food, most_gold, most_xp])),
        format!("levels {}", numbers(content.levels)),
        format!("potions {}", content.most_potions),
        format!("affliction {}", content.affliction),
        format!("blows {}", content.most_blows),
        format!("hunger {}", content.hunger),
        format!("feat {}", numbers(content.feat)),
        format!("floors {}", numbers(content.floors)),
        format!("guarded {}", numbers(content.guarded.map(u8::from))),
        format!("fall {}", numbers(content.fall)),
        format!("starts {starts}"),
        format!("handicaps {}", row(&content.handicaps, ", ", |change| numbers([change.hp, change.food, change.gold]))),
        format!("power {}", numbers(content.power)),
        format!("enemies {enemies}"),
        format!("wares {wares}"),
        format!("bottle {} {}", content.bottle.0, content.bottle.1),
        format!("rest {}", row(content.rest, ", ", effect)),
        format!("treasure {}, {}", numbers(content.treasure_gold), pairs(&content.treasure)),
        format!("shrine {}, {}", content.offering, row(&content.shrine, ", ", together)),
        format!("tomb {}", row(content.tomb, ", ", effect)),
        format!("armory {}", numbers(content.armory)),
        format!("traps {}", row(&content.traps, "; ", trap)),
        format!("reward {}", pairs(&content.reward)),
        format!("sight {}", content.sight),
        format!("backstab {}", content.backstab),
        format!("smite {}", content.smite),
        format!("shelter {}", content.shelter),
        format!("sacrifice {}", content.sacrifice),
        format!("blessing {}", content.blessing),
    ]
    .join("; ")
}
