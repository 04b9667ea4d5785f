//! What speaks for an action or against it: what a room may cost, what the dice may still do, what a thing is good for.

use crate::content::{Effect, Foe, Potion, Room, Skill, Ware};
use crate::decisions::{Action, Goods, Price};
use crate::rules::{LAST, MiniRogue};
use crate::table::{Cell, EXIT, Phase, Table, Way};
use kernel::Text;

/// The fact that stands out, where one does.
pub fn why(game: &MiniRogue, table: &Table, action: Action) -> Option<Text> {
    match action {
        Action::Go { way } => ahead(game, table, way),
        Action::Roll => test(game, table, table.room()?),
        Action::Attack => {
            let foe = table.fight?.foe;
            (!table.fight?.frozen).then(|| answers(game, table, foe, "why-attack"))
        }
        Action::Stop if table.phase == Phase::Strike => struck(game, table, table.blow(&game.content, false)),
        Action::Reroll { die } => Some(rethrown(game, table, die, None)),
        Action::Feat { die, price } => Some(rethrown(game, table, die, Some(price))),
        Action::Drink { potion } => drunk(game, table, potion),
        Action::Buy { goods: Goods::Ware(ware) } => bought(game, table, ware),
        Action::Bleed => {
            let left = table.foe_hp().saturating_sub(game.content.sacrifice);
            Some(both_left(left, table.hero().hp.saturating_sub(1)))
        }
        _ => None,
    }
}

/// What waits on a way, where it lies open, and how bad it may be where it does not.
fn ahead(game: &MiniRogue, table: &Table, way: Way) -> Option<Text> {
    match Table::next(table.hero().at, way)? {
        EXIT => match table.guardian {
            Some(foe) => Some(answers(game, table, foe, "why-guardian")),
            None => Some(descent(game, table)),
        },
        cell => match table.grid[cell as usize] {
            Cell::Gone => None,
            Cell::Down => {
                let among =
                    |rooms: [Room; 2]| table.unseen.iter().filter(|card| rooms.contains(&Room::of(*card))).count();
                let text = Text::new("why-down").number("rooms", table.unseen.len() as i64);
                let text = text.number("monsters", among([Room::Lair, Room::Nest]) as i64);
                Some(text.number("traps", among([Room::Gauntlet, Room::Pit]) as i64))
            }
            Cell::Up(Room::Lair) => Some(answers(game, table, Foe::Lair, "why-monster")),
            Cell::Up(Room::Nest) => Some(answers(game, table, Foe::Nest, "why-monster")),
            Cell::Up(room) => test(game, table, room).filter(|_| matches!(room, Room::Gauntlet | Room::Pit)),
        },
    }
}

/// What an enemy's answers cost: an ordinary one, the worst, and how many of the worst kill.
fn answers(game: &MiniRogue, table: &Table, foe: Foe, id: &'static str) -> Text {
    let (content, hp) = (&game.content, table.hero().hp);
    let stats = content.stats(foe, content.floor(table.area));
    let armor = if stats.skill == Skill::Pierce { 0 } else { table.armor(content) };
    let (hit, worst) = (stats.damage.saturating_sub(armor), stats.damage);
    Text::new(id).number("hit", hit).number("worst", worst).number("deadly", hp.div_ceil(worst.max(1))).number("hp", hp)
}

/// What is left to eat below.
fn descent(game: &MiniRogue, table: &Table) -> Text {
    match table.food {
        0 => Text::new("why-hungry").number("hp", table.hero().hp.saturating_sub(game.content.hunger)),
        food => Text::new("why-descent").number("food", food - 1).number("areas", LAST.saturating_sub(table.area)),
    }
}

/// How likely a test is passed, and what failing may cost at worst.
fn test(game: &MiniRogue, table: &Table, room: Room) -> Option<Text> {
    let (content, hero) = (&game.content, table.hero());
    let chance = (content.passes(hero) * 100 + 108) / 216;
    let floor = content.floor(table.area);
    let cost = |effect: &Effect| match *effect {
        Effect::LoseHp(by) => by,
        Effect::LoseHpByFloor => floor,
        Effect::LoseFoodByFloor(hp) if table.food < floor => hp,
        Effect::LoseArmor(by, hp) if hero.armor < by => hp,
        _ => 0,
    };
    let text = Text::new(match room {
        Room::Gauntlet | Room::Pit => "why-trap",
        Room::Treasure | Room::Tomb | Room::Armory | Room::Crow => return Some(passing(chance)),
        _ => return None,
    });
    let rows = &content.traps[(room == Room::Pit) as usize].fail;
    let worst = rows.iter().map(|row| row.as_slice().iter().map(cost).sum::<u8>()).max().unwrap_or(0);
    Some(text.number("chance", chance).number("worst", worst).number("hp", hero.hp))
}

fn passing(chance: i32) -> Text {
    Text::new("why-test").number("chance", chance)
}

/// What the answer to a blow costs by the die that lies there.
fn answer(game: &MiniRogue, table: &Table) -> u8 {
    let frozen = table.fight.is_some_and(|fight| fight.frozen);
    if frozen { 0 } else { table.answer(&game.content, table.throw.dungeon) }
}

/// What a blow spares if it kills, and else what both are left with. Nothing of one that ends the game.
fn struck(game: &MiniRogue, table: &Table, damage: u8) -> Option<Text> {
    let (loss, hp) = (answer(game, table), table.hero().hp);
    match table.left(&game.content, damage) {
        0 if loss > 0 => Some(Text::new("why-kill").number("loss", loss.min(hp))),
        0 => None,
        left if hp > loss => Some(both_left(left, hp - loss)),
        _ => None,
    }
}

fn both_left(left: u8, hp: u8) -> Text {
    Text::new("why-left").number("left", left).number("hp", hp)
}

/// How many faces of a die thrown again kill at once, and how many make the blow weaker; and what is left once it is paid.
fn rethrown(game: &MiniRogue, table: &Table, die: u8, price: Option<Price>) -> Text {
    let now = table.blow(&game.content, false);
    let (mut kill, mut worse) = (0u8, 0u8);
    for face in 1..=6u8 {
        let mut thrown = *table;
        let pip = &mut thrown.throw.dice[die as usize % 3];
        pip.value = match face - table.throw.cursed as u8 {
            // §attack.miss
            0 | 1 => 0,
            counts if price.is_none() => pip.value + counts,
            counts => counts,
        };
        let damage = thrown.blow(&game.content, false);
        kill += u8::from(thrown.left(&game.content, damage) == 0);
        worse += u8::from(damage < now);
    }
    let faces = Text::new("why-die").number("kill", kill).number("worse", worse);
    match price {
        Some(Price::Hp) => {
            let left = table.hero().hp.saturating_sub(game.content.feat[1]);
            Text::new("why").text("fact", faces).text("risk", Text::new("why-hp").number("hp", left))
        }
        _ => faces,
    }
}

/// What a potion changes now.
fn drunk(game: &MiniRogue, table: &Table, potion: Potion) -> Option<Text> {
    let (content, hero) = (&game.content, table.hero());
    let striking = table.phase == Phase::Strike;
    match potion {
        Potion::Life => {
            let power = content.power[Potion::Life as usize];
            let healed = power.min(content.most_hp.saturating_sub(hero.hp));
            Some(Text::new("why-life").number("healed", healed).number("lost", power - healed))
        }
        Potion::Fire if striking => struck(game, table, table.blow(content, true)),
        Potion::Frost if striking => {
            let loss = answer(game, table);
            (loss > 0).then(|| Text::new("why-frost").number("loss", loss.min(hero.hp)))
        }
        Potion::Poison if striking => {
            let mut poisoned = *table;
            poisoned.fight.as_mut()?.poisoned = true;
            struck(game, &poisoned, table.blow(content, false))
        }
        _ => None,
    }
}

/// What something of the merchant's is good for.
fn bought(game: &MiniRogue, table: &Table, ware: Ware) -> Option<Text> {
    let (content, hero) = (&game.content, table.hero());
    let (price, _, effect) = content.wares[ware as usize];
    let gold = table.gold.saturating_sub(price);
    let text = match effect {
        Effect::Hp(by) => {
            let healed = by.min(content.most_hp.saturating_sub(hero.hp));
            Text::new("why-healed").number("healed", healed).number("price", price)
        }
        // At the last guardian's there is nothing to eat for any more.
        Effect::Food(by) if table.area < LAST => {
            let food = (table.food + by).min(content.most_food);
            Text::new("why-food").number("food", food).number("areas", LAST - table.area)
        }
        Effect::Armor(_) => Text::new("why-armor"),
        _ => return None,
    };
    Some(Text::new("why").text("fact", text).text("risk", Text::new("why-gold").number("gold", gold)))
}
