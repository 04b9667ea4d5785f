//! The clauses that explain what lies on the table, what matters most first.

use crate::content::{Class, Foe, Potion, Room, Ware};

/// Some clauses, by their names.
pub type Clauses = &'static [&'static str];

/// What a room does.
pub fn of_room(room: Room) -> Clauses {
    match room {
        Room::Lair | Room::Nest => &["room.monster", "fight.foe"],
        Room::Merchant => &["merchant.trade", "merchant.sell", "merchant.food"],
        Room::Rest => &["room.rest", "class.spent"],
        Room::Crow => &["crow.feed", "crow.draft", "crow.omen"],
        Room::Treasure => &["treasure.gold", "treasure.chest"],
        Room::Shrine => &["shrine.prayer", "shrine.offering"],
        Room::Tomb => &["tomb.search", "tomb.shift", "tomb.ghost"],
        Room::Armory => &["armory.weapon", "armory.feats"],
        Room::Gauntlet => &["trap.test", "trap.unpaid"],
        Room::Pit => &["trap.test", "area.fall"],
    }
}

/// Who is fought, and how.
pub fn of_foe(foe: Foe) -> Clauses {
    match foe {
        Foe::Lair | Foe::Nest => &["room.monster", "fight.foe", "answer.die", "enemy.skills", "fight.won"],
        Foe::Ghost => &["tomb.ghost", "fight.foe", "answer.die", "enemy.skills", "fight.won"],
        Foe::Warden | Foe::Wyrm | Foe::Weaver => {
            &["guardian.line", "guardian.reward", "fight.foe", "answer.die", "enemy.skills"]
        }
        Foe::Husk | Foe::Heart => &["og.phases", "fight.foe", "answer.die", "enemy.skills", "end.won"],
    }
}

/// What a potion does, and when.
pub fn of_potion(potion: Potion) -> Clauses {
    match potion {
        Potion::Fire => &["potion.fire", "potion.timing", "potion.kinds"],
        Potion::Frost => &["potion.frost", "potion.timing", "potion.kinds"],
        Potion::Poison => &["potion.poison", "potion.timing", "potion.kinds"],
        Potion::Life => &["potion.kinds", "potion.timing", "hero.tracks"],
        Potion::Water => &["potion.kinds", "potion.timing", "affliction.cure"],
        Potion::Perception => &["potion.kinds", "potion.timing", "hero.test"],
    }
}

/// What is for sale besides potions.
pub fn of_ware(ware: Ware) -> Clauses {
    match ware {
        Ware::Herbs | Ware::Roots => &["merchant.trade", "hero.tracks"],
        Ware::Food => &["merchant.food", "area.descent"],
        Ware::Beads => &["merchant.trade", "affliction.cure"],
        Ware::Armor => &["merchant.trade", "merchant.sell", "answer.die"],
    }
}

/// A class's skill in combat, and the one on the way.
pub fn of_skills(class: Class) -> [Clauses; 2] {
    match class {
        Class::Rogue => {
            [&["rogue.backstab", "class.combat", "class.spent"], &["rogue.evasion", "class.way", "class.spent"]]
        }
        Class::Mage => {
            [&["mage.conjuring", "class.combat", "class.spent"], &["mage.sight", "class.way", "class.spent"]]
        }
        Class::Crusader => {
            [&["crusader.smite", "class.combat", "class.spent"], &["crusader.shelter", "class.way", "class.spent"]]
        }
        Class::Priestess => [
            &["priestess.sacrifice", "class.combat", "class.spent"],
            &["priestess.blessing", "class.way", "class.spent"],
        ],
    }
}
