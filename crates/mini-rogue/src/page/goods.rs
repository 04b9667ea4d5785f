//! What the merchant has, with its price and how much of it one has.

use super::choices::{goods_name, price};
use super::{ails, bottle_label, clauses, effect_text};
use crate::content::{Potion, Room, Ware};
use crate::decisions::{Action, Goods};
use crate::notation::potion_word;
use crate::rules::MiniRogue;
use crate::table::{Phase, Table};
use kernel::{Game, Layout, Printed, Text, Thing, Tone, Zone, ZoneRole};

/// The goods: nothing where nobody trades.
pub fn zone(game: &MiniRogue, table: &Table) -> Zone {
    let open = table.phase == Phase::Room && table.room() == Some(Room::Merchant);
    let wares = Ware::ALL.into_iter().filter(|ware| table.options.food || *ware != Ware::Food).map(Goods::Ware);
    let all = wares.chain(Potion::ALL.map(Goods::Potion)).filter(|_| open).map(|goods| on_sale(game, table, goods));
    Zone::new("goods", Text::new("zone-goods"), Layout::Row, all).in_role(ZoneRole::Scene)
}

/// The thing that a choice to buy or sell these points at.
pub fn id(goods: Goods) -> String {
    let word = match goods {
        Goods::Ware(ware) => ware_word(ware),
        Goods::Potion(potion) => potion_word(potion),
    };
    format!("goods-{word}")
}

fn ware_word(ware: Ware) -> &'static str {
    match ware {
        Ware::Herbs => "herbs",
        Ware::Food => "food",
        Ware::Beads => "beads",
        Ware::Roots => "roots",
        Ware::Armor => "armor",
    }
}

/// The drawing of something for sale.
pub fn picture(goods: Goods) -> &'static str {
    match goods {
        Goods::Ware(Ware::Herbs) => "vial",
        Goods::Ware(Ware::Food) => "bread",
        Goods::Ware(Ware::Beads) => "token",
        Goods::Ware(Ware::Roots) => "jug",
        Goods::Ware(Ware::Armor) => "shield",
        Goods::Potion(_) => "potion",
    }
}

fn on_sale(game: &MiniRogue, table: &Table, goods: Goods) -> Thing {
    let (content, hero) = (&game.content, table.hero());
    let (costs, brings) = price(game, goods);
    let label = match goods {
        Goods::Ware(ware) => effect_text(content.wares[ware as usize].2, content.floor(table.area)),
        Goods::Potion(potion) => bottle_label(potion),
    };
    let mut thing = Thing::new(id(goods), goods_name(goods).clone(), label, picture(goods));
    thing.corner = Some(Printed::new(costs.to_string(), costs.to_string()));
    thing.marks.push(Text::new("mark-price").number("gold", costs));
    thing.marks.push(match goods {
        Goods::Ware(Ware::Herbs | Ware::Roots) => {
            Text::new("mark-have-hp").number("now", hero.hp).number("most", content.most_hp)
        }
        Goods::Ware(Ware::Food) => have(table.food, content.most_food),
        Goods::Ware(Ware::Armor) => have(hero.armor, content.most_armor),
        Goods::Ware(Ware::Beads) => ails(hero).unwrap_or(Text::new("mark-healthy")),
        Goods::Potion(potion) => have(hero.potions.has(potion) as u8, 1),
    });
    let sells = match goods {
        Goods::Ware(Ware::Armor) => hero.armor > 0,
        Goods::Ware(_) => false,
        Goods::Potion(potion) => hero.potions.has(potion),
    };
    if sells {
        thing.marks.push(Text::new("mark-brings").number("gold", brings));
    }
    let may = game.check(table, table.seat(), Action::Buy { goods }).is_ok();
    thing.tone = if may { Tone::Wealth } else { Tone::Faint };
    thing.clauses = match goods {
        Goods::Ware(ware) => clauses::of_ware(ware).to_vec(),
        Goods::Potion(potion) => ["merchant.trade"].iter().chain(clauses::of_potion(potion)).copied().collect(),
    };
    thing
}

fn have(now: u8, most: u8) -> Text {
    Text::new("mark-have").number("now", now).number("most", most)
}
