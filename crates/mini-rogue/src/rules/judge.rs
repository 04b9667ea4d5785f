//! What may be decided, and why not.

use super::MiniRogue;
use super::area::undealt;
use crate::content::{Class, Foe, Potion, Room, Ware};
use crate::decisions::{Action, Due, Goods, Price, Refusal};
use crate::table::{Aside, Cell, EXIT, Gift, Item, MOST_OFFERS, Phase, Potions, Table, Way};

type Judged = Result<(), Refusal>;

fn or(allowed: bool, refusal: Refusal) -> Judged {
    if allowed { Ok(()) } else { Err(refusal) }
}

/// What is to be decided.
pub(crate) fn due(table: &Table) -> Due {
    match (table.aside, table.phase) {
        (Aside::Sight(_), _) => Due::Sight,
        (Aside::Swap(_), _) => Due::Swap,
        (Aside::Potion(_), _) => Due::Potion,
        (Aside::Offer { .. }, _) => Due::Offer,
        (Aside::None, phase) => match phase {
            Phase::Prepare => Due::Prepare,
            Phase::Failed(_) => Due::Failed,
            Phase::Pick => Due::Pick,
            Phase::Award => Due::Award,
            Phase::Item => Due::Item,
            Phase::Fight => Due::Fight,
            Phase::Strike => Due::Strike,
            Phase::Bleed => Due::Bleed,
            Phase::Move => Due::Move,
            Phase::Descent => Due::Descent,
            Phase::Room | Phase::Settled | Phase::Over(_) => Due::Room,
        },
    }
}

/// §class.way: before a room is dealt with, or between two.
pub(crate) fn is_on_the_way(table: &Table) -> bool {
    let unspoilt = |foe: Foe| !matches!(foe, Foe::Ghost | Foe::Heart);
    match table.phase {
        Phase::Room | Phase::Move => true,
        Phase::Fight => table.fight.is_some_and(|fight| fight.blows == 0 && unspoilt(fight.foe)),
        _ => false,
    }
}

/// §potion.timing: when blindness may be cured by perception.
fn is_outside_fights(table: &Table) -> bool {
    !matches!(table.phase, Phase::Fight | Phase::Strike | Phase::Bleed | Phase::Failed(_) | Phase::Over(_))
}

impl MiniRogue {
    /// Whether the hero whose turn it is may do this.
    pub(super) fn judge(&self, table: &Table, action: Action) -> Judged {
        let due = due(table);
        let now = |fits: bool| or(fits, Refusal::NotNow(due));
        let room = table.room();
        match action {
            Action::Drink { potion } => self.may_drink(table, potion, due),
            Action::Deal => now(due == Due::Prepare),
            Action::Ban { room } => {
                now(due == Due::Prepare)?;
                // §crow.omen: the crow itself is shuffled in again.
                or(undealt(table).has(room as u8) || room == Room::Crow, Refusal::NotInDeck)
            }
            Action::Roll => {
                let asks = match room {
                    Some(Room::Treasure | Room::Tomb | Room::Armory | Room::Gauntlet | Room::Pit) => true,
                    Some(Room::Crow) => table.fed,
                    _ => false,
                };
                now(due == Due::Room && asks)
            }
            Action::Pray => now(due == Due::Room && room == Some(Room::Shrine)),
            Action::Offer => {
                now(due == Due::Room && room == Some(Room::Shrine))?;
                or(table.gold >= self.content.offering, Refusal::NoGold)
            }
            Action::Pick { row } => {
                let rests = due == Due::Room && room == Some(Room::Rest);
                now(rests || due == Due::Pick && room != Some(Room::Tomb))?;
                or((1..=if rests { 3 } else { 2 }).contains(&row), Refusal::NoRow)
            }
            Action::Row { die } => {
                now(due == Due::Pick && room == Some(Room::Tomb))?;
                or((1..=6).contains(&die) && die.abs_diff(table.throw.dungeon) <= 1, Refusal::WrongRow)
            }
            Action::Accept => now(due == Due::Failed),
            Action::Feed => {
                now(due == Due::Room && room == Some(Room::Crow) && !table.fed)?;
                or(table.food > 0, Refusal::NoFood)
            }
            Action::Leave => {
                let chest = room == Some(Room::Treasure);
                let free = chest || room == Some(Room::Merchant) || room == Some(Room::Crow) && !table.fed;
                now(matches!(due, Due::Potion | Due::Award | Due::Item) || due == Due::Room && free)
            }
            Action::Take => now(due == Due::Item),
            Action::Award { seat } => now(due == Due::Award && seat < 2),
            Action::Buy { goods } => {
                now(due == Due::Room && room == Some(Room::Merchant))?;
                self.may_buy(table, goods)
            }
            Action::Sell { goods } => {
                now(due == Due::Room && room == Some(Room::Merchant))?;
                may_sell(table, goods)
            }
            Action::Discard { potion } => {
                now(due == Due::Potion)?;
                // What is found twice is not made room for.
                let double = matches!(table.aside, Aside::Potion(found) if table.hero().potions.has(found));
                or(!double, Refusal::HasPotion)?;
                or(table.hero().potions.has(potion), Refusal::NoPotion)
            }
            Action::Attack => now(due == Due::Fight),
            Action::Reroll { .. } | Action::Feat { .. } => {
                now(due == Due::Strike)?;
                self.may_rethrow(table, action)
            }
            Action::Stop => now(matches!(due, Due::Strike | Due::Bleed)),
            Action::Backstab => skill(table, Class::Rogue, now(due == Due::Fight)),
            Action::Conjure { potion } => {
                skill(table, Class::Mage, now(due == Due::Fight))?;
                or(Potion::OFFENSIVE.contains(&potion), Refusal::NotThatPotion)
            }
            Action::Smite => skill(table, Class::Crusader, now(due == Due::Fight)),
            Action::Sacrifice => skill(table, Class::Priestess, now(due == Due::Fight)),
            Action::Bleed => {
                now(due == Due::Bleed)?;
                or(table.hero().hp > 1, Refusal::LastHp)
            }
            Action::See { cell } => may_see(table, cell, due),
            Action::Enough => now(due == Due::Sight),
            Action::Shelter => skill(table, Class::Crusader, now(table.aside == Aside::None && is_on_the_way(table))),
            Action::Bless { seat } => self.may_bless(table, seat, due),
            Action::Descend => now(due == Due::Descent),
            Action::Go { way } => {
                now(due == Due::Move)?;
                or(Table::next(table.hero().at, way).is_some(), Refusal::NoWay)
            }
            Action::Evade { way } => {
                skill(table, Class::Rogue, now(due == Due::Move))?;
                may_evade(table, way)
            }
            Action::Swap { cell } => {
                now(due == Due::Move)?;
                or(table.hero().item.has_crow(), Refusal::NoCrow)?;
                may_swap(table, cell)?;
                let (mut others, down) = (0..EXIT, table.grid[cell as usize] == Cell::Down);
                let changes = |other: u8| !down || table.grid[other as usize] != Cell::Down;
                or(
                    others.any(|other| other != cell && may_swap(table, other).is_ok() && changes(other)),
                    Refusal::BothDown,
                )
            }
            Action::With { cell } => {
                let Aside::Swap(first) = table.aside else { return now(false) };
                may_swap(table, cell)?;
                or(cell != first, Refusal::NoRoom)?;
                let down = |cell: u8| table.grid[cell as usize] == Cell::Down;
                or(!(down(cell) && down(first)), Refusal::BothDown)
            }
            Action::Give { gift } => {
                now(due == Due::Move)?;
                self.may_give(table, gift)
            }
            Action::Trade { give, want } => {
                now(due == Due::Move)?;
                may_trade(table, give, want)
            }
            Action::Agree | Action::Refuse => now(due == Due::Offer),
        }
    }

    /// §potion.timing
    fn may_drink(&self, table: &Table, potion: Potion, due: Due) -> Judged {
        let hero = table.hero();
        or(!matches!(due, Due::Sight | Due::Swap | Due::Offer), Refusal::NotNow(due))?;
        or(hero.potions.has(potion), Refusal::NoPotion)?;
        match potion {
            Potion::Life => or(hero.hp < self.content.most_hp, Refusal::HpFull),
            Potion::Water => or(hero.is_afflicted(), Refusal::Healthy),
            Potion::Perception if due == Due::Failed => Ok(()),
            Potion::Perception => {
                or(is_outside_fights(table), Refusal::NotThatPotion)?;
                or(hero.blind, Refusal::Healthy)
            }
            Potion::Fire | Potion::Frost | Potion::Poison => {
                or(due == Due::Strike, Refusal::NotThatPotion)?;
                self.still_lives(table)
            }
        }
    }

    /// §attack.enough
    fn still_lives(&self, table: &Table) -> Judged {
        or(table.blow(&self.content, false) < table.foe_hp(), Refusal::Enough)
    }

    /// §merchant.trade
    fn may_buy(&self, table: &Table, goods: Goods) -> Judged {
        let (content, hero) = (&self.content, table.hero());
        match goods {
            Goods::Potion(potion) => {
                or(!hero.potions.has(potion), Refusal::HasPotion)?;
                or(hero.potions.len() < content.most_potions, Refusal::TwoPotions)?;
                or(table.gold >= content.bottle.0, Refusal::TooPoor)
            }
            Goods::Ware(ware) => {
                match ware {
                    Ware::Herbs | Ware::Roots => or(hero.hp < content.most_hp, Refusal::HpFull)?,
                    Ware::Food => {
                        or(table.options.food, Refusal::NotSold)?;
                        or(table.food < content.most_food, Refusal::FoodFull)?;
                    }
                    Ware::Beads => or(hero.is_afflicted(), Refusal::Healthy)?,
                    Ware::Armor => or(hero.armor < content.most_armor, Refusal::ArmorFull)?,
                }
                or(table.gold >= content.wares[ware as usize].0, Refusal::TooPoor)
            }
        }
    }

    /// §attack.critical, §feat.once, §feat.price
    fn may_rethrow(&self, table: &Table, action: Action) -> Judged {
        let (Action::Reroll { die } | Action::Feat { die, .. }) = action else { return Ok(()) };
        or(die < table.throw.count, Refusal::NoDie)?;
        let (shown, hero) = (table.throw.dice[die as usize], table.hero());
        match action {
            Action::Feat { price, .. } => {
                or(!shown.spent, Refusal::DieSpent)?;
                match price {
                    Price::Xp => or(hero.xp >= self.content.feat[0], Refusal::NoXp)?,
                    Price::Hp => or(hero.hp > self.content.feat[1], Refusal::TooWeak)?,
                    Price::Weapon => or(hero.item.feats() > 0, Refusal::NoWeapon)?,
                }
            }
            _ => or(shown.critical, Refusal::NotCritical)?,
        }
        self.still_lives(table)
    }

    /// §priestess.blessing
    fn may_bless(&self, table: &Table, seat: u8, due: Due) -> Judged {
        skill(table, Class::Priestess, or(table.aside == Aside::None && is_on_the_way(table), Refusal::NotNow(due)))?;
        let Some(hero) = table.party().get(seat as usize) else { return Err(Refusal::NoHero) };
        or(hero.cursed || hero.hp < self.content.most_hp, Refusal::NoNeed)
    }

    /// §two.exchange, §two.limits
    fn may_give(&self, table: &Table, gift: Gift) -> Judged {
        meets(table)?;
        let (hero, other) = (table.hero(), table.other());
        match gift {
            Gift::Potion(potion) => {
                or(hero.potions.has(potion), Refusal::NothingToGive)?;
                let fits = other.potions.len() < self.content.most_potions && !other.potions.has(potion);
                or(fits, Refusal::PartnerFull)
            }
            Gift::Armor => {
                or(hero.armor > 0, Refusal::NothingToGive)?;
                or(other.armor < self.content.most_armor, Refusal::PartnerFull)
            }
            Gift::Item => {
                or(hero.item.is_one(), Refusal::NothingToGive)?;
                or(table.has_room(other, hero.item), Refusal::PartnerFull)
            }
            // Whoever carries both says which.
            Gift::Crow | Gift::Weapon => {
                let Item::Both(feats) = hero.item else { return Err(Refusal::NothingToGive) };
                let card = if gift == Gift::Crow { Item::Crow } else { Item::Weapon(feats) };
                or(table.has_room(other, card), Refusal::PartnerFull)
            }
        }
    }
}

/// §class.skills, §class.spent
fn skill(table: &Table, class: Class, now: Judged) -> Judged {
    let hero = table.hero();
    or(hero.class == class, Refusal::WrongClass)?;
    now?;
    or(hero.ready, Refusal::SkillSpent)
}

/// §mage.sight, §affliction.blind
fn may_see(table: &Table, cell: u8, due: Due) -> Judged {
    if due != Due::Sight {
        let now = or(table.aside == Aside::None && is_on_the_way(table), Refusal::NotNow(due));
        skill(table, Class::Mage, now)?;
        or(!table.hero().blind, Refusal::Blind)?;
    }
    match table.grid.get(cell as usize) {
        None => Err(Refusal::NoRoom),
        Some(Cell::Down) => Ok(()),
        Some(_) => Err(Refusal::AlreadySeen),
    }
}

/// §rogue.evasion
fn may_evade(table: &Table, way: Way) -> Judged {
    match Table::next(table.hero().at, way) {
        None => Err(Refusal::NoWay),
        Some(EXIT) => Err(Refusal::NotPastExit),
        Some(_) => Ok(()),
    }
}

/// §crow.draft
fn may_swap(table: &Table, cell: u8) -> Judged {
    or(cell < EXIT, Refusal::NoRoom)?;
    or(!table.is_visited(cell), Refusal::RoomDone)
}

/// §merchant.sell
fn may_sell(table: &Table, goods: Goods) -> Judged {
    match goods {
        Goods::Potion(potion) => or(table.hero().potions.has(potion), Refusal::NoPotion),
        Goods::Ware(Ware::Armor) => or(table.hero().armor > 0, Refusal::NoArmor),
        Goods::Ware(_) => Err(Refusal::NotBought),
    }
}

/// §two.exchange: both in the same room.
fn meets(table: &Table) -> Judged {
    or(table.is_two(), Refusal::Alone)?;
    or(table.is_joined(), Refusal::Apart)
}

fn may_trade(table: &Table, give: Gift, want: Gift) -> Judged {
    meets(table)?;
    let (hero, other) = (table.hero(), table.other());
    match (give, want) {
        (Gift::Item, Gift::Item) => or(hero.item.is_one() && other.item.is_one(), Refusal::NothingToGive)?,
        (Gift::Potion(mine), Gift::Potion(theirs)) => {
            or(hero.potions.has(mine) && other.potions.has(theirs), Refusal::NothingToGive)?;
            let lacks = |potions: Potions, potion| !potions.has(potion);
            or(lacks(other.potions, mine) && lacks(hero.potions, theirs), Refusal::PartnerFull)?;
        }
        _ => return Err(Refusal::NoTrade),
    }
    or(table.offers < MOST_OFFERS, Refusal::EnoughOffers)
}
