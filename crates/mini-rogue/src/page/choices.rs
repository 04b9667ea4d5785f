//! What can be done, and what will certainly come of it.

use super::{class_text, effect_text, failed_trap, gift_text, goods, heroes, threat, unseen_id};
use crate::content::{Effect, Foe, Potion, Room, Skill, Ware, foe_name, names};
use crate::decisions::{Action, Event, Goods, Price};
use crate::notation::{letter, potion_word, write_action};
use crate::rules::MiniRogue;
use crate::table::{Aim, Aside, Cell, EXIT, Gift, Hero, Item, Phase, Table, Way};
use kernel::{Choice, Counted, Ctx, Game, Refused, Seat, Seed, Seeded, Text};

pub fn choice(game: &MiniRogue, table: &Table, seat: Seat, action: Action) -> Choice {
    let refused = game
        .check(table, seat, action)
        .err()
        .map(|refusal| Refused { clause: game.clause(refusal).0, why: super::explain(refusal) });
    let (events, asked) = if refused.is_none() { foreseen(game, table, seat, action) } else { (Vec::new(), 0) };
    let dies = asked == 0 && events.iter().any(|event| matches!(event, Event::Died { .. }));
    let comes = if dies { dying(game, table, action, &events) } else { consequence(game, table, action) };
    let throws = matches!(action, Action::Roll | Action::Attack | Action::Backstab | Action::Conjure { .. })
        || matches!(action, Action::Smite | Action::Sacrifice);
    let bites = throws && table.hero().poisoned;
    Choice {
        action: write_action(action),
        things: things(table, seat, action),
        side: None,
        label: label(game, table, action),
        consequence: if bites { Text::new("comes-bitten").text("first", comes) } else { comes },
        clause: clause(table, action),
        chance: asked > 0 && is_risk(table, action),
        refused,
    }
}

/// Whether what a choice comes to is left to chance. What is dealt once it is settled, and for every choice alike, is no risk of it.
fn is_risk(table: &Table, action: Action) -> bool {
    match action {
        Action::Roll | Action::Pray | Action::Offer | Action::Attack | Action::Reroll { .. } | Action::Feat { .. } => {
            true
        }
        Action::Backstab | Action::Conjure { .. } | Action::Smite | Action::Sacrifice | Action::See { .. } => true,
        Action::Go { way } => {
            let cell = Table::next(table.hero().at, way).and_then(|cell| table.grid.get(cell as usize));
            cell == Some(&Cell::Down)
        }
        _ => false,
    }
}

/// What kills whoever chooses this: hunger is paid on the way down, whatever else the choice gives.
fn dying(game: &MiniRogue, table: &Table, action: Action, events: &[Event]) -> Text {
    let down = events.iter().any(|event| matches!(event, Event::Descended { .. }));
    match action {
        _ if down && table.food == 0 => Text::new("comes-death-hungry").number("hp", game.content.hunger),
        Action::Stop | Action::Drink { .. } => Text::new("comes-death-answer"),
        _ => Text::new("comes-death"),
    }
}

/// What would happen under some fate, and how often chance would be asked.
fn foreseen(game: &MiniRogue, table: &Table, seat: Seat, action: Action) -> (Vec<Event>, u32) {
    let mut ctx = Ctx::new(Counted::new(Seeded::new(Seed::of("page"))), Vec::new());
    game.apply(&mut table.clone(), seat, action, &mut ctx);
    (ctx.audience, ctx.fate.asked)
}

/// What a choice is done to.
fn things(table: &Table, seat: Seat, action: Action) -> Vec<String> {
    let hero = &table.heroes[seat.0 as usize & 1];
    let place = |cell: u8| vec![format!("place{}", cell + 1)];
    let carried = |potion: Potion| {
        hero.potions.has(potion).then(|| potion_word(potion).to_string()).into_iter().collect::<Vec<_>>()
    };
    match action {
        Action::Go { way } | Action::Evade { way } => Table::next(hero.at, way).map_or(Vec::new(), place),
        Action::See { cell } | Action::Swap { cell } | Action::With { cell } => place(cell),
        Action::Reroll { die } | Action::Feat { die, .. } => vec![format!("die{}", letter(die))],
        Action::Drink { potion } | Action::Discard { potion } => carried(potion),
        Action::Buy { goods } => on_sale(table, goods),
        Action::Sell { goods: goods @ Goods::Potion(potion) } => [carried(potion), on_sale(table, goods)].concat(),
        Action::Sell { goods } => on_sale(table, goods),
        Action::Attack | Action::Bleed => vec!["enemy".into()],
        Action::Stop if table.phase == Phase::Strike => vec!["enemy".into()],
        Action::Backstab | Action::Conjure { .. } | Action::Smite | Action::Sacrifice | Action::Stop => {
            vec!["combat-skill".into()]
        }
        Action::Shelter | Action::Enough => vec!["way-skill".into()],
        Action::Bless { seat } => vec!["way-skill".into(), heroes::id(seat)],
        Action::Award { seat } => vec![heroes::id(seat)],
        Action::Give { gift } => given(hero, gift).into_iter().chain([heroes::id(seat.0 ^ 1)]).collect(),
        Action::Trade { give, .. } => given(hero, give).into_iter().chain([heroes::id(seat.0 ^ 1)]).collect(),
        Action::Agree | Action::Refuse => vec![heroes::id(seat.0 ^ 1)],
        Action::Ban { room } => table.unseen.has(room as u8).then(|| unseen_id(room)).into_iter().collect(),
        Action::Accept => vec!["dungeon-die".into()],
        Action::Roll | Action::Pray | Action::Offer | Action::Feed | Action::Take => place(hero.at),
        Action::Pick { .. } | Action::Row { .. } => place(hero.at),
        // What gives something up is no click on what is given up.
        Action::Leave | Action::Descend | Action::Deal => Vec::new(),
    }
}

/// What is bought or sold, where it lies at the merchant's.
fn on_sale(table: &Table, goods: Goods) -> Vec<String> {
    let sold = table.options.food || goods != Goods::Ware(Ware::Food);
    sold.then(|| goods::id(goods)).into_iter().collect()
}

/// What is handed over, where it lies in the bag.
fn given(hero: &Hero, gift: Gift) -> Option<String> {
    let crow = hero.item.has_crow();
    match gift {
        Gift::Potion(potion) => hero.potions.has(potion).then(|| potion_word(potion).to_string()),
        Gift::Armor => None,
        Gift::Item | Gift::Crow => (hero.item != Item::None).then(|| "card".into()),
        Gift::Weapon => (hero.item.feats() > 0).then(|| if crow { "second-card".into() } else { "card".into() }),
    }
}

fn label(game: &MiniRogue, table: &Table, action: Action) -> Text {
    let potion_name = |text: Text, potion: Potion| text.name("potion", &names().potions[potion as usize]);
    let floor = game.content.floor(table.area);
    let hero_at = |seat: u8| class_text(table.heroes[seat as usize & 1].class);
    match action {
        Action::Ban { room } => Text::new("choice-ban").name("room", &names().rooms[room as usize]),
        Action::Deal => Text::new("choice-deal"),
        Action::Roll => Text::new(match table.room() {
            Some(Room::Treasure) => "choice-roll-chest",
            Some(Room::Tomb) => "choice-roll-tomb",
            Some(Room::Crow) => "choice-roll-crow",
            Some(Room::Gauntlet | Room::Pit) => "choice-roll-trap",
            _ => "choice-roll-armory",
        }),
        Action::Pray => Text::new("choice-pray"),
        Action::Offer => Text::new("choice-offer"),
        Action::Pick { row } => effect_text(picked(game, table, row), floor),
        Action::Row { die } => {
            let effect = game.content.tomb[die.clamp(1, 6) as usize - 1];
            Text::new("choice-row").number("die", die).text("effect", effect_text(effect, floor))
        }
        Action::Accept => Text::new("choice-accept"),
        Action::Feed => Text::new("choice-feed"),
        Action::Leave => Text::new(match (table.aside, table.phase) {
            (Aside::Potion(_), _) => "choice-leave-potion",
            (_, Phase::Award | Phase::Item) => "choice-leave-card",
            _ if table.room() == Some(Room::Crow) => "choice-leave-crow",
            _ if table.room() == Some(Room::Treasure) => "choice-leave-chest",
            _ => "choice-leave-merchant",
        }),
        Action::Take => Text::new("choice-take"),
        Action::Award { seat } => match (table.room(), table.heroes[seat as usize & 1].tried) {
            (Some(Room::Armory), Some((_, die))) => Text::new("choice-award-weapon")
                .text("hero", hero_at(seat))
                .number("feats", game.content.armory[die.clamp(1, 6) as usize - 1]),
            _ => Text::new("choice-award").text("hero", hero_at(seat)),
        },
        Action::Buy { goods } => {
            Text::new("choice-buy").name("goods", goods_name(goods)).number("price", price(game, goods).0)
        }
        Action::Sell { goods } => {
            Text::new("choice-sell").name("goods", goods_name(goods)).number("price", price(game, goods).1)
        }
        Action::Drink { potion } if Potion::OFFENSIVE.contains(&potion) => {
            potion_name(Text::new("choice-throw"), potion)
        }
        Action::Drink { potion } => potion_name(Text::new("choice-drink"), potion),
        Action::Discard { potion } => potion_name(Text::new("choice-discard"), potion),
        Action::Attack => Text::new("choice-attack"),
        Action::Reroll { die } => die_text("choice-reroll", table, die),
        Action::Feat { die, price } => die_text(
            match price {
                Price::Xp => "choice-feat-xp",
                Price::Hp => "choice-feat-hp",
                Price::Weapon => "choice-feat-weapon",
            },
            table,
            die,
        ),
        Action::Stop if table.phase == Phase::Bleed => Text::new("choice-bled"),
        Action::Stop => Text::new("choice-stop").number("damage", table.blow(&game.content, false)),
        Action::Backstab => Text::new("choice-backstab"),
        Action::Conjure { potion } => potion_name(Text::new("choice-conjure"), potion),
        Action::Smite => Text::new("choice-smite"),
        Action::Sacrifice => Text::new("choice-sacrifice"),
        Action::Bleed => Text::new("choice-bleed"),
        Action::See { cell } => Text::new("choice-see").text("place", place_text(cell)),
        Action::Enough => Text::new("choice-enough"),
        Action::Shelter => Text::new("choice-shelter"),
        Action::Bless { seat } => Text::new("choice-bless").text("hero", hero_at(seat)),
        Action::Descend => Text::new("choice-descend"),
        Action::Go { way } => way_text("choice-go", table, way),
        Action::Evade { way } => way_text("choice-evade", table, way),
        Action::Swap { cell } => Text::new("choice-swap").text("room", room_text(table, cell)),
        Action::With { cell } => Text::new("choice-with").text("room", room_text(table, cell)),
        Action::Give { gift } => {
            Text::new("choice-give").text("gift", gift_text(gift)).text("hero", class_text(table.other().class))
        }
        Action::Trade { give, want } => {
            Text::new("choice-trade").text("give", gift_text(give)).text("want", gift_text(want))
        }
        Action::Agree => Text::new("choice-agree"),
        Action::Refuse => Text::new("choice-refuse"),
    }
}

/// The name of something for sale.
pub fn goods_name(goods: Goods) -> &'static kernel::Printed {
    match goods {
        Goods::Ware(ware) => &names().wares[ware as usize],
        Goods::Potion(potion) => &names().potions[potion as usize],
    }
}

/// What something costs, and brings when sold.
pub fn price(game: &MiniRogue, goods: Goods) -> (u8, u8) {
    match goods {
        Goods::Ware(ware) => (game.content.wares[ware as usize].0, game.content.wares[ware as usize].1),
        Goods::Potion(_) => game.content.bottle,
    }
}

fn die_text(id: &'static str, table: &Table, die: u8) -> Text {
    let value = table.throw.dice.get(die as usize).map_or(0, |die| die.value);
    Text::new(id).plain("die", letter(die)).number("value", value)
}

/// A place, by row and column.
fn place_text(cell: u8) -> Text {
    Text::new("place").number("row", cell / 3 + 1).number("column", cell % 3 + 1)
}

/// What lies at a place, and where that is.
fn room_text(table: &Table, cell: u8) -> Text {
    match table.grid.get(cell as usize) {
        Some(Cell::Up(room)) => {
            Text::new("room-at").name("room", &names().rooms[*room as usize]).text("place", place_text(cell))
        }
        _ => Text::new("down-at").text("place", place_text(cell)),
    }
}

fn way_text(id: &'static str, table: &Table, way: Way) -> Text {
    let side = Text::new(if way == Way::Right { "way-right" } else { "way-down" });
    Text::new(id).text("way", side).text("room", ahead(table, way))
}

/// What lies on a way, in a word.
fn ahead(table: &Table, way: Way) -> Text {
    match Table::next(table.hero().at, way) {
        None => Text::new("ahead-wall"),
        Some(EXIT) => match table.guardian {
            Some(foe) => {
                let floor = crate::content::printed().floor(table.area);
                Text::new("printed").name("name", foe_name(foe, floor))
            }
            None => Text::new("ahead-exit"),
        },
        Some(cell) => match table.grid[cell as usize] {
            Cell::Up(room) => Text::new("printed").name("name", &names().rooms[room as usize]),
            Cell::Down => Text::new("ahead-down"),
            Cell::Gone => Text::new("ahead-gone"),
        },
    }
}

/// What waits on a way, in figures.
fn about(game: &MiniRogue, table: &Table, way: Way) -> Text {
    let floor = game.content.floor(table.area);
    let skill = |foe: Foe| Text::new(super::skill_mark(game.content.stats(foe, floor).skill));
    match Table::next(table.hero().at, way) {
        None => Text::new("ahead-wall"),
        Some(EXIT) => match table.guardian {
            Some(Foe::Husk) => {
                let phase = |foe| foe_text(game, table, "about-foe", foe, table.is_two()).text("skill", skill(foe));
                Text::new("about-og").text("first", phase(Foe::Husk)).text("then", phase(Foe::Heart))
            }
            Some(foe) => foe_text(game, table, "about-guardian", foe, table.is_two()).text("skill", skill(foe)),
            None => about_descent(game, table),
        },
        Some(cell) => match table.grid[cell as usize] {
            Cell::Gone => Text::new("about-gone"),
            Cell::Down => {
                let dangerous =
                    |card: u8| matches!(Room::of(card), Room::Lair | Room::Nest | Room::Gauntlet | Room::Pit);
                let dangers = table.unseen.iter().filter(|card| dangerous(*card)).count();
                let rooms = table.unseen.len() as i64;
                Text::new("about-down").number("rooms", rooms).number("dangers", dangers as i64)
            }
            Cell::Up(room) => about_room(game, table, room, cell),
        },
    }
}

/// The way down, and who eats what.
fn about_descent(game: &MiniRogue, table: &Table) -> Text {
    let text = Text::new(if table.food > 0 { "about-exit" } else { "about-exit-hungry" });
    let text = text.number("area", table.area + 1).number("food", table.food.saturating_sub(1));
    text.number("hp", game.content.hunger)
}

/// What an enemy has, does and is worth.
fn foe_text(game: &MiniRogue, table: &Table, id: &'static str, foe: Foe, two: bool) -> Text {
    let floor = game.content.floor(table.area);
    let stats = game.content.stats(foe, floor);
    let text = Text::new(id).name("foe", foe_name(foe, floor)).number("hp", stats.hp[two as usize]);
    text.number("both", stats.hp[1]).number("damage", stats.damage).number("xp", stats.xp)
}

/// What a room that lies face up does to whoever decides.
fn about_room(game: &MiniRogue, table: &Table, room: Room, cell: u8) -> Text {
    let (content, hero) = (&game.content, table.hero());
    let floor = content.floor(table.area);
    let chance = (content.passes(hero) * 100 + 108) / 216;
    // The second to choose knows who will be there; the first does not yet.
    let other = table.other();
    let comes = other.going.and_then(|way| Table::next(other.at, way)).filter(|_| !other.evading);
    let monster = |foe: Foe| {
        let about = match other.going {
            _ if !table.is_two() => foe_text(game, table, "about-monster", foe, false),
            Some(_) => foe_text(game, table, "about-monster", foe, comes == Some(cell)),
            None => foe_text(game, table, "about-monster-two", foe, false),
        };
        match content.stats(foe, floor).skill {
            Skill::None => about,
            skill => Text::new("about-skill").text("about", about).text("skill", Text::new(super::skill_mark(skill))),
        }
    };
    let [gold, more] = content.treasure_gold;
    let id = match room {
        Room::Lair => return monster(Foe::Lair),
        Room::Nest => return monster(Foe::Nest),
        Room::Merchant if table.options.food => "about-merchant-food",
        Room::Merchant => "about-merchant",
        Room::Rest => "about-rest",
        Room::Crow => "about-crow",
        Room::Treasure => "about-treasure",
        Room::Shrine => "about-shrine",
        Room::Tomb => "about-tomb",
        Room::Armory => "about-armory",
        Room::Gauntlet => "about-gauntlet",
        Room::Pit => "about-pit",
    };
    let gold = if room == Room::Treasure { gold + if hero.danger { more } else { 0 } } else { table.gold };
    Text::new(id)
        .number("chance", chance)
        .number("gold", gold)
        .number("food", table.food)
        .number("floor", floor)
        .number("ghost", content.stats(Foe::Ghost, floor).hp[(comes == Some(cell)) as usize])
}

/// What picking a row gives.
fn picked(game: &MiniRogue, table: &Table, row: u8) -> Effect {
    let (die, row) = ((table.throw.dungeon as usize).saturating_sub(1), row as usize - 1);
    if table.hero().at == EXIT {
        game.content.reward[die][row.min(1)]
    } else if table.room() == Some(Room::Rest) {
        game.content.rest[row]
    } else {
        game.content.treasure[die][row.min(1)]
    }
}

fn clause(table: &Table, action: Action) -> &'static str {
    match action {
        Action::Ban { .. } | Action::Deal => "crow.omen",
        Action::Roll | Action::Accept => match table.room() {
            Some(Room::Treasure) => "treasure.chest",
            Some(Room::Tomb) => "tomb.search",
            Some(Room::Armory) => "armory.weapon",
            Some(Room::Crow) => "two.items",
            Some(Room::Gauntlet | Room::Pit) => "trap.test",
            _ => "class.combat",
        },
        Action::Pray => "shrine.prayer",
        Action::Offer => "shrine.offering",
        Action::Pick { .. } if table.hero().at == EXIT => "guardian.reward",
        Action::Pick { .. } if table.room() == Some(Room::Rest) => "room.rest",
        Action::Pick { .. } => "treasure.chest",
        Action::Row { .. } => "tomb.shift",
        Action::Feed => "crow.feed",
        Action::Leave => match (table.aside, table.phase) {
            (Aside::Potion(_), _) => "potion.two",
            (_, Phase::Award | Phase::Item) => "item.one",
            _ if table.room() == Some(Room::Crow) => "crow.feed",
            _ if table.room() == Some(Room::Treasure) => "treasure.chest",
            _ => "merchant.trade",
        },
        Action::Take => "item.one",
        Action::Award { .. } => "two.items",
        Action::Buy { .. } => "merchant.trade",
        Action::Sell { .. } => "merchant.sell",
        Action::Drink { potion } => match potion {
            Potion::Fire => "potion.fire",
            Potion::Frost => "potion.frost",
            Potion::Poison => "potion.poison",
            _ => "potion.timing",
        },
        Action::Discard { .. } => "potion.two",
        Action::Attack => "attack.dice",
        Action::Reroll { .. } => "attack.critical",
        Action::Feat { .. } => "feat.price",
        Action::Stop if table.phase == Phase::Bleed => "priestess.sacrifice",
        Action::Stop => "attack.blow",
        Action::Backstab => "rogue.backstab",
        Action::Conjure { .. } => "mage.conjuring",
        Action::Smite => "crusader.smite",
        Action::Sacrifice | Action::Bleed => "priestess.sacrifice",
        Action::See { .. } | Action::Enough => "mage.sight",
        Action::Shelter => "crusader.shelter",
        Action::Bless { .. } => "priestess.blessing",
        Action::Descend => "area.descent",
        Action::Go { .. } => "area.ways",
        Action::Evade { .. } => "rogue.evasion",
        Action::Swap { .. } | Action::With { .. } => "crow.draft",
        Action::Give { .. } | Action::Trade { .. } | Action::Agree | Action::Refuse => "two.exchange",
    }
}

fn consequence(game: &MiniRogue, table: &Table, action: Action) -> Text {
    let (content, hero) = (&game.content, table.hero());
    let test = |id: &'static str| Text::new(id).number("dice", content.level(hero.xp));
    match action {
        Action::Ban { .. } => Text::new("comes-ban"),
        Action::Deal => Text::new("comes-deal").number("area", table.area),
        Action::Roll => test("comes-test"),
        Action::Pray => Text::new("comes-pray"),
        Action::Offer => Text::new("comes-offer").number("gold", table.gold.saturating_sub(content.offering)),
        Action::Pick { row } => got(game, table, picked(game, table, row)),
        Action::Row { die } => got(game, table, content.tomb[die.clamp(1, 6) as usize - 1]),
        Action::Accept => accepted(game, table),
        Action::Feed => Text::new(match table.has_room(hero, Item::Crow) {
            _ if table.is_shared() => "comes-feed-both",
            true => "comes-feed",
            false => "comes-feed-choice",
        })
        .number("food", table.food.saturating_sub(1)),
        Action::Leave
            if table.aside == Aside::None && table.phase == Phase::Room && table.room() == Some(Room::Treasure) =>
        {
            let [gold, more] = content.treasure_gold;
            let gold = gold + if hero.danger { more } else { 0 };
            got(game, table, Effect::Gold(gold))
        }
        Action::Leave => Text::new("comes-leave"),
        Action::Take => Text::new("comes-take"),
        Action::Award { seat } => {
            let card = if table.room() == Some(Room::Crow) { Item::Crow } else { Item::Weapon(1) };
            let fits = table.has_room(&table.heroes[seat as usize & 1], card);
            Text::new(if fits { "comes-award" } else { "comes-award-choice" })
        }
        Action::Buy { goods } => {
            let gives = match goods {
                Goods::Ware(ware) => got(game, table, content.wares[ware as usize].2),
                Goods::Potion(potion) => super::bottle_label(potion),
            };
            let left = table.gold.saturating_sub(price(game, goods).0);
            Text::new("comes-buy").text("effect", gives).number("gold", left)
        }
        Action::Sell { goods } => {
            Text::new("comes-sell").number("gold", (table.gold + price(game, goods).1).min(content.most_gold))
        }
        Action::Drink { potion } => drunk(game, table, potion),
        Action::Discard { .. } => match table.aside {
            Aside::Potion(found) => Text::new("comes-discard").name("potion", &names().potions[found as usize]),
            _ => Text::new("comes-leave"),
        },
        Action::Attack => Text::new("comes-attack").number("dice", content.level(hero.xp)).number("hp", table.foe_hp()),
        Action::Reroll { .. } => Text::new("comes-reroll"),
        Action::Feat { price, .. } => Text::new(match price {
            Price::Xp if content.levels.contains(&hero.xp) => "comes-feat-level",
            Price::Xp => "comes-feat-xp",
            Price::Hp => "comes-feat-hp",
            Price::Weapon => "comes-feat-weapon",
        })
        .number("xp", hero.xp.saturating_sub(content.feat[0]))
        .number("hp", hero.hp.saturating_sub(content.feat[1]))
        .number("feats", hero.item.feats().saturating_sub(1)),
        Action::Stop if table.phase == Phase::Bleed => Text::new("comes-bled"),
        Action::Stop => blow(game, table, false),
        Action::Backstab => test("comes-backstab"),
        Action::Conjure { potion } => match potion {
            Potion::Fire => test("comes-conjure-fire").number("damage", content.power[Potion::Fire as usize]),
            Potion::Frost => test("comes-conjure-frost"),
            _ => test("comes-conjure-poison").number("damage", content.power[Potion::Poison as usize]),
        },
        Action::Smite => test("comes-smite").number("damage", content.smite * table.armor(content)),
        Action::Sacrifice => test("comes-sacrifice").number("damage", content.sacrifice),
        Action::Bleed => Text::new("comes-bleed")
            .number("hp", hero.hp.saturating_sub(1))
            .number("left", table.foe_hp().saturating_sub(content.sacrifice)),
        Action::See { .. } => Text::new("comes-see"),
        Action::Enough => Text::new("comes-enough"),
        Action::Shelter => Text::new("comes-shelter"),
        Action::Bless { seat } => {
            let blessed = &table.heroes[seat as usize & 1];
            let id = if blessed.cursed { "comes-bless-cursed" } else { "comes-bless" };
            Text::new(id).number("hp", (blessed.hp + content.blessing).min(content.most_hp))
        }
        Action::Descend => Text::new("comes-death"),
        Action::Go { way } => about(game, table, way),
        Action::Evade { way } => Text::new("comes-evade").text("room", ahead(table, way)),
        Action::Swap { .. } => Text::new("comes-swap"),
        Action::With { .. } => Text::new("comes-with"),
        Action::Give { .. } => Text::new("comes-give"),
        Action::Trade { .. } => Text::new("comes-trade"),
        Action::Agree => Text::new("comes-agree"),
        Action::Refuse => Text::new("comes-refuse"),
    }
}

/// What a thing comes to with the tracks as they stand.
fn got(game: &MiniRogue, table: &Table, effect: Effect) -> Text {
    let (content, hero) = (&game.content, table.hero());
    let stands = |id: &'static str, now: u8, by: u8, most: u8| Text::new(id).number("now", (now + by).min(most));
    match effect {
        Effect::Hp(by) => stands("got-hp", hero.hp, by, content.most_hp),
        Effect::Xp(_) if hero.xp == content.most_xp => stands("got-hp", hero.hp, 1, content.most_hp),
        Effect::Xp(by) => stands("got-xp", hero.xp, by, content.most_xp),
        Effect::Gold(by) => stands("got-gold", table.gold, by, content.most_gold),
        Effect::Food(by) => stands("got-food", table.food, by, content.most_food),
        Effect::Armor(by) => stands("got-armor", hero.armor, by, content.most_armor),
        Effect::Potion(potion) if hero.potions.has(potion) => Text::new("got-double"),
        Effect::Potion(_) if hero.potions.len() == 2 => Text::new("got-third"),
        Effect::Potion(potion) => Text::new("got-potion").name("potion", &names().potions[potion as usize]),
        Effect::LoseFood(_, hp) if table.food == 0 => Text::new("got-hp").number("now", hero.hp.saturating_sub(hp)),
        Effect::LoseFood(by, _) => Text::new("got-food").number("now", table.food.saturating_sub(by)),
        effect => effect_text(effect, content.floor(table.area)),
    }
}

fn unpaid(hp: u8) -> Text {
    Text::new("effect-lose-hp").number("by", hp)
}

/// What a failed test comes to.
fn accepted(game: &MiniRogue, table: &Table) -> Text {
    let die = table.throw.dungeon.max(1);
    let Phase::Failed(Aim::Room) = table.phase else { return threat(game, table, 0) };
    match table.room() {
        Some(Room::Tomb) => got(game, table, game.content.tomb[die as usize - 1]),
        Some(room @ (Room::Gauntlet | Room::Pit)) => {
            let row = game.content.traps[(room == Room::Pit) as usize].fail[(die as usize - 1) / 2];
            // Where it cannot be paid, it is certain what comes instead.
            match row.as_slice() {
                [Effect::LoseArmor(by, hp)] if table.hero().armor < *by => unpaid(*hp),
                [Effect::LoseFoodByFloor(hp)] if table.food < game.content.floor(table.area) => unpaid(*hp),
                _ => failed_trap(&game.content, room == Room::Pit, die, table.area),
            }
        }
        Some(Room::Armory | Room::Crow) if table.is_shared() => Text::new("comes-contest"),
        _ => Text::new("effect-nothing"),
    }
}

fn drunk(game: &MiniRogue, table: &Table, potion: Potion) -> Text {
    let content = &game.content;
    match potion {
        Potion::Life => {
            let hp = (table.hero().hp + content.power[Potion::Life as usize]).min(content.most_hp);
            let id = if table.phase == Phase::Descent { "comes-sated" } else { "got-hp" };
            Text::new(id).number("now", hp).number("hunger", content.hunger)
        }
        Potion::Water => Text::new("effect-cure"),
        Potion::Perception if matches!(table.phase, Phase::Failed(_)) => Text::new("comes-perception"),
        Potion::Perception => Text::new("comes-eyes"),
        Potion::Fire => blow(game, table, true),
        Potion::Frost => {
            let damage = table.blow(content, false);
            match table.left(content, damage) {
                0 => Text::new("threat-wastes"),
                left => Text::new("comes-frost").number("damage", damage).number("left", left),
            }
        }
        Potion::Poison => {
            let damage = table.blow(content, false);
            let left = table.foe_hp().saturating_sub(damage);
            match left.saturating_sub(content.power[Potion::Poison as usize]) {
                0 => Text::new("threat-wastes"),
                left => Text::new("comes-poison").number("damage", damage).number("left", left),
            }
        }
    }
}

/// What striking now comes to.
fn blow(game: &MiniRogue, table: &Table, fire: bool) -> Text {
    let damage = table.blow(&game.content, fire);
    if damage >= table.foe_hp() {
        return Text::new("comes-kill").number("damage", damage);
    }
    let answer = threat(game, table, damage);
    match table.left(&game.content, damage) {
        0 => answer,
        left => Text::new("comes-blow").number("damage", damage).number("left", left).text("threat", answer),
    }
}
