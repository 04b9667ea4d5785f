//! All that can be met in Mini Rogue: rooms, enemies, goods, heroes and what they have.

use super::choices::{goods_name, price};
use super::{AFFLICTIONS, bottle_label, class_skills, clauses, effect_text, goods, room_label, skill_mark};
use crate::content::{Class, Foe, Potion, Room, Skill, Ware, foe_name, names};
use crate::decisions::Goods;
use crate::notation::{class_word, foe_word, potion_word, room_word};
use crate::rules::MiniRogue;
use kernel::{CodexChapter, CodexEntry, CodexSign, Printed, Text};

/// The floors on which an enemy is met.
fn floors(foe: Foe) -> core::ops::RangeInclusive<u8> {
    match foe {
        Foe::Lair | Foe::Nest | Foe::Ghost => 1..=4,
        Foe::Warden | Foe::Wyrm | Foe::Weaver => 1..=3,
        Foe::Husk | Foe::Heart => 4..=4,
    }
}

/// All of it, chapter by chapter.
pub fn codex(game: &MiniRogue) -> Vec<CodexChapter> {
    let potions = Potion::ALL.map(|potion| {
        CodexEntry::new(potion_word(potion), &names().potions[potion as usize], "potion")
            .facts([bottle_label(potion), priced(game, Goods::Potion(potion))])
            .under(clauses::of_potion(potion))
    });
    let [fewest, most] =
        [game.content.armory.iter().min(), game.content.armory.iter().max()].map(|feats| *feats.unwrap_or(&0));
    let weapon = CodexEntry::new("weapon", &Printed::new("Arme", "Weapon"), "weapon")
        .facts([Text::new("codex-weapon").number("fewest", fewest).number("most", most)])
        .under(&["armory.feats", "feat.once", "item.one"])
        .known_by(CodexSign::Pictured);
    let wares = Ware::ALL.map(|ware| {
        let does = effect_text(game.content.wares[ware as usize].2, 1);
        CodexEntry::new(goods::id(Goods::Ware(ware)), goods_name(Goods::Ware(ware)), goods::picture(Goods::Ware(ware)))
            .facts([does, priced(game, Goods::Ware(ware))])
            .under(clauses::of_ware(ware))
    });
    vec![
        CodexChapter::new("codex-rooms", Room::ALL.map(|room| room_entry(game, room))),
        CodexChapter::new("codex-enemies", Foe::ALL.into_iter().flat_map(|foe| enemies(game, foe))),
        CodexChapter::new("codex-carried", potions.into_iter().chain([weapon])),
        CodexChapter::new("codex-goods", wares),
        CodexChapter::new("codex-heroes", Class::ALL.map(|class| hero(game, class))),
        CodexChapter::new("codex-skills", Class::ALL.into_iter().flat_map(skills)),
        CodexChapter::new("codex-afflictions", AFFLICTIONS.map(affliction)),
    ]
}

/// What something costs, and brings when sold.
fn priced(game: &MiniRogue, goods: Goods) -> Text {
    let (costs, brings) = price(game, goods);
    let text = Text::new(if brings > 0 { "codex-price-sold" } else { "codex-price" });
    text.number("gold", costs).number("brings", brings)
}

fn room_entry(game: &MiniRogue, room: Room) -> CodexEntry {
    let content = &game.content;
    let does = match room {
        Room::Lair => monsters(game, Foe::Lair),
        Room::Nest => monsters(game, Foe::Nest),
        Room::Merchant => Text::new("codex-merchant"),
        Room::Rest => Text::new("about-rest"),
        Room::Crow => Text::new("codex-crow"),
        Room::Treasure => {
            let [gold, more] = content.treasure_gold;
            Text::new("codex-treasure").number("gold", gold).number("more", gold + more)
        }
        Room::Shrine => Text::new("note-shrine"),
        Room::Tomb => Text::new("note-tomb"),
        Room::Armory => Text::new("note-armory"),
        Room::Gauntlet => Text::new("codex-gauntlet"),
        Room::Pit => Text::new("codex-pit"),
    };
    let entry = CodexEntry::new(room_word(room), &names().rooms[room as usize], room_word(room));
    entry.facts([Text::new(room_label(room)), does]).under(clauses::of_room(room)).known_by(CodexSign::Pictured)
}

/// What a room's monster is like, from the first floor to the last: no name is given away.
fn monsters(game: &MiniRogue, foe: Foe) -> Text {
    let [first, last] = [1, 4].map(|floor| game.content.stats(foe, floor));
    Text::new("codex-monsters")
        .number("hp", first.hp[0])
        .number("most-hp", last.hp[0])
        .number("damage", first.damage)
        .number("most-damage", last.damage)
}

/// An enemy under each of the names that it has on its floors.
fn enemies(game: &MiniRogue, foe: Foe) -> Vec<CodexEntry> {
    let mut found: Vec<CodexEntry> = Vec::new();
    for floor in floors(foe) {
        let (name, stats) = (foe_name(foe, floor), game.content.stats(foe, floor));
        let mut about = Text::new("codex-foe")
            .number("floor", floor)
            .number("hp", stats.hp[0])
            .number("both", stats.hp[1])
            .number("damage", stats.damage)
            .number("xp", stats.xp);
        if stats.skill != Skill::None {
            about = Text::new("about-skill").text("about", about).text("skill", Text::new(skill_mark(stats.skill)));
        }
        match found.iter_mut().find(|entry| entry.name == *name) {
            Some(known) => known.facts.push(about),
            None => {
                let id = format!("{}{floor}", foe_word(foe));
                found.push(CodexEntry::new(id, name, foe_word(foe)).facts([about]).under(clauses::of_foe(foe)));
            }
        }
    }
    found
}

fn hero(game: &MiniRogue, class: Class) -> CodexEntry {
    let start = game.content.starts[class as usize];
    let begins = Text::new("codex-hero")
        .number("hp", start.hp)
        .number("armor", start.armor)
        .number("food", start.food)
        .number("gold", start.gold);
    let potion = start.potion.map(|potion| Text::new("printed").name("name", &names().potions[potion as usize]));
    let skills = class_skills(class).map(|(_, label)| Text::new(label));
    CodexEntry::new(class_word(class), &names().classes[class as usize], class_word(class))
        .facts([begins].into_iter().chain(potion).chain(skills))
        .under(&["hero.levels", "hero.test", "hero.death"])
        .known_by(CodexSign::Pictured)
}

fn skills(class: Class) -> [CodexEntry; 2] {
    let [fighting, walking] = class_skills(class);
    let [in_combat, on_the_way] = clauses::of_skills(class);
    let entry = |kind: &str, (name, label): (Printed, &'static str), clauses: clauses::Clauses| {
        CodexEntry::new(format!("{}-{kind}", class_word(class)), &name, "skill")
            .facts([Text::new(label)])
            .under(clauses)
    };
    [entry("combat", fighting, in_combat), entry("way", walking, on_the_way)]
}

fn affliction((id, (fr, en), label, clause): super::Affliction) -> CodexEntry {
    let sign = CodexSign::Labelled(super::affliction_name(fr, en), Text::new(label));
    let entry = CodexEntry::new(id, &Printed::new(fr, en), "die").facts([Text::new(label)]);
    entry.under(&[clause, "affliction.dice", "affliction.cure"]).known_by(sign)
}
