//! What speaks for an action or against it: what it keeps, spends or risks, counted on what has not been seen.

use crate::content::{Card, Kind};
use crate::decisions::{Action, With};
use crate::rules::Scelerat;
use crate::table::{Progress, Table};
use kernel::{Ctx, Nobody, Text, Unasked};

/// The monsters that nobody has seen, as whoever stands at a table would meet them.
struct Unseen {
    monsters: i64,
    /// Those that the weapon in hand still kills.
    in_reach: i64,
    /// Those of which a single blow kills.
    deadly: i64,
}

impl Unseen {
    fn of(game: &Scelerat, table: &Table) -> Self {
        let mut unseen = Self { monsters: 0, in_reach: 0, deadly: 0 };
        let cards = table.dungeon.unseen().iter().map(Card);
        for card in cards.filter(|card| game.face(*card).kind == Kind::Monster) {
            let in_reach = table.weapon.is_some() && game.face(card).value < table.kills_below;
            let with = if in_reach { With::Weapon } else { With::Hands };
            unseen.monsters += 1;
            unseen.in_reach += i64::from(in_reach);
            unseen.deadly += i64::from(game.damage(table, card, with) >= table.hp);
        }
        unseen
    }
}

/// What an action keeps or spends, and what is risked then. Nothing of one that ends the game: its consequence says that.
pub fn why(game: &Scelerat, table: &Table, action: Action) -> Option<Text> {
    let mut after = *table;
    let leaves = game.carry_out(&mut after, action, &mut Ctx::new(Unasked, Nobody));
    let last = leaves && after.room.is_empty() && after.dungeon.is_empty();
    if after.progress != Progress::Exploring || last {
        return None;
    }
    let unseen = Unseen::of(game, &after);
    let fact = fact(game, table, action, &unseen);
    if unseen.monsters == 0 {
        return Some(fact);
    }
    let risk = Text::new(if unseen.monsters == 1 { "why-risk-one" } else { "why-risk" });
    let risk = risk.number("deadly", unseen.deadly).number("monsters", unseen.monsters);
    Some(Text::new("why").text("fact", fact).text("risk", risk))
}

fn fact(game: &Scelerat, table: &Table, action: Action, unseen: &Unseen) -> Text {
    let reach = |text: Text| text.number("reach", unseen.in_reach).number("monsters", unseen.monsters);
    match action {
        Action::Avoid => {
            let monsters = || table.room.iter().map(|card| game.face(card)).filter(|face| face.kind == Kind::Monster);
            let total: i64 = monsters().map(|face| i64::from(face.value)).sum();
            Text::new("why-avoid").number("count", monsters().count() as i64).number("total", total)
        }
        Action::Take { card } if game.face(card).kind == Kind::Weapon => {
            let spent = Unseen::of(game, table);
            reach(Text::new(if table.weapon.is_some() { "why-replace" } else { "why-equip" }))
                .number("before", spent.in_reach)
        }
        Action::Take { card } => Text::new("why-drink").number("healed", game.healing(table, card)),
        Action::Fight { card, with: With::Weapon } => {
            let spared = game.damage(table, card, With::Hands) - game.damage(table, card, With::Weapon);
            let before = Unseen::of(game, table).in_reach;
            reach(Text::new("why-weapon")).number("spared", spared).number("spent", before - unseen.in_reach)
        }
        Action::Fight { card, with: With::Hands } => {
            let lost = game.damage(table, card, With::Hands);
            let kept = table.weapon.is_some() && unseen.in_reach > 0;
            reach(Text::new(if kept { "why-hands-keeping" } else { "why-hands" })).number("lost", lost)
        }
    }
}
