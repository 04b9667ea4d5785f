//! The heroes: a portrait for who is alone, a line each for two.

use super::telling::item_text;
use super::{ails, list};
use crate::content::names;
use crate::notation::class_word;
use crate::rules::MiniRogue;
use crate::table::{Hero, Item, Table};
use kernel::{Gauge, Layout, PageCell as Column, Printed, Seat, Text, Thing, Zone, ZoneRole};

/// Who plays: what happens to a hero happens to the thing `hero1` or `hero2`, whoever looks.
pub fn zone(game: &MiniRogue, table: &Table, seat: Seat) -> Zone {
    let things: Vec<Thing> = (0..table.party().len()).map(|at| portrait(game, table, at, seat)).collect();
    if !table.is_two() {
        return Zone::new("heroes", Text::new("zone-hero"), Layout::Row, things).in_role(ZoneRole::Own);
    }
    let columns =
        ["column-hero", "column-hp", "column-xp", "column-armor", "column-potions", "column-card", "column-ails"];
    let layout = Layout::Table { columns: columns.map(Text::new).to_vec() };
    Zone::new("heroes", Text::new("zone-heroes"), layout, things).in_role(ZoneRole::Others)
}

/// The id of a hero's portrait.
pub fn id(seat: u8) -> String {
    format!("hero{}", seat + 1)
}

fn portrait(game: &MiniRogue, table: &Table, at: usize, seat: Seat) -> Thing {
    let (content, hero) = (&game.content, &table.heroes[at & 1]);
    let class = &names().classes[hero.class as usize];
    let (name, label) = if table.is_two() {
        let name = Printed::new(format!("{} {}", at + 1, class.fr), format!("{} {}", at + 1, class.en));
        (name, Text::new("label-hero").number("player", at as i64 + 1))
    } else {
        (class.clone(), Text::new("label-level").number("level", content.level(hero.xp)))
    };
    let mut thing = Thing::new(id(at as u8), name, label, class_word(hero.class));
    thing.here = at == seat.0 as usize;
    thing.gauges = vec![Gauge::bar("hp", Text::new("gauge-hp"), hero.hp as i32, content.most_hp as i32)];
    thing.clauses = vec!["hero.levels", "hero.test", "hero.death"];
    if table.is_two() {
        if table.leader as usize == at {
            thing.marks.push(Text::new("mark-leads"));
        }
        thing.cells = cells(hero);
        thing.clauses.extend(["two.leader", "two.exchange", "two.death"]);
    }
    thing.marks.extend(next_level(game, hero));
    thing
}

/// How far it is to the next level; nothing on the highest.
fn next_level(game: &MiniRogue, hero: &Hero) -> Option<Text> {
    let level = game.content.level(hero.xp);
    let mark = game.content.levels.get(level as usize - 1)?;
    Some(Text::new("mark-next-level").number("more", mark - hero.xp).number("level", level + 1))
}

fn cells(hero: &Hero) -> Vec<Column> {
    let said = |text: Text| Column::Said(text);
    let number = |value: u8| Text::new("figure").number("value", value);
    let figure = |value: u8| said(number(value));
    let potions = list(hero.potions.iter().map(|potion| names().potions[potion as usize].clone()));
    vec![
        Column::Measured(number(hero.hp)),
        figure(hero.xp),
        figure(hero.armor),
        potions.map_or(Column::Empty, |names| said(Text::new("printed").name("name", &names))),
        match hero.item {
            Item::None => Column::Empty,
            item => said(item_text(item)),
        },
        ails(hero).map_or(Column::Empty, said),
    ]
}
