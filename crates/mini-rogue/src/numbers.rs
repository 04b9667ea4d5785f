//! The game in whole numbers: the view as columns, and a number for every action.

use crate::content::{Foe, Potion, Room, Ware};
use crate::decisions::{Action, Goods, Price};
use crate::notation::{CLASSES, ENDS, FOES, POTIONS, PRICES, ROOMS, WARES, WAYS};
use crate::rules::MiniRogue;
use crate::table::{
    AREAS, Aim, Aside, CELLS, Cell, EXIT, Fight, Gift, Hero, MOST_OFFERS, Phase, Pip, Table, Throw, Way,
};
use kernel::{Among, Numbers, Pen, Seat};

const CLASS: Among<'static> = Among::Named(CLASSES.len(), &|at| CLASSES[at].0.into());
const POTION: Among<'static> = Among::Named(POTIONS.len(), &|at| POTIONS[at].0.into());
const ROOM: Among<'static> = Among::Named(ROOMS.len(), &|at| ROOMS[at].0.into());
const FOE: Among<'static> = Among::Named(FOES.len(), &|at| FOES[at].0.into());
const WAY: Among<'static> = Among::Named(WAYS.len(), &|at| WAYS[at].0.into());
const END: Among<'static> = Among::Named(ENDS.len(), &|at| ENDS[at].0.into());
const PLACE: Among<'static> = Among::Named(CELLS as usize, &|at| at.to_string());
const SEATS: Among<'static> = Among::Words(&["first", "second"]);
const PHASES: Among<'static> = Among::Words(&[
    "prepare", "room", "failed", "pick", "award", "item", "fight", "strike", "bleed", "settled", "move", "descent",
    "over",
]);
const AIMS: Among<'static> =
    Among::Words(&["room", "backstab", "smite", "sacrifice", "fire", "frost", "poison", "life", "water", "perception"]);
const ASIDES: Among<'static> = Among::Words(&["none", "sight", "swap", "potion", "offer"]);
const GIFTS: Among<'static> =
    Among::Words(&["fire", "frost", "poison", "life", "water", "perception", "armor", "item", "crow", "weapon"]);
const GIFT_COUNT: usize = 10;
/// What lies at a place: a card face down, none, or a room.
const CELL: Among<'static> = Among::Named(2 + ROOMS.len(), &|at| match at {
    0 => "down".into(),
    1 => "gone".into(),
    room => ROOMS[room - 2].0.into(),
});
/// What is kept in a byte, and bounded by nothing else.
const BYTE: i16 = 255;
const DIE: i16 = 6;

/// Actions that are one word.
const PLAIN: [Action; 21] = [
    Action::Deal,
    Action::Roll,
    Action::Pray,
    Action::Offer,
    Action::Accept,
    Action::Feed,
    Action::Leave,
    Action::Take,
    Action::Attack,
    Action::Stop,
    Action::Backstab,
    Action::Smite,
    Action::Sacrifice,
    Action::Bleed,
    Action::Enough,
    Action::Shelter,
    Action::Descend,
    Action::Agree,
    Action::Refuse,
    Action::Go { way: Way::Right },
    Action::Go { way: Way::Down },
];
const GOODS: usize = WARES.len() + POTIONS.len();
const BAN: usize = PLAIN.len();
const PICK: usize = BAN + ROOMS.len();
const ROW: usize = PICK + 3;
const AWARD: usize = ROW + DIE as usize;
const BUY: usize = AWARD + 2;
const SELL: usize = BUY + GOODS;
const DRINK: usize = SELL + GOODS;
const DISCARD: usize = DRINK + POTIONS.len();
const CONJURE: usize = DISCARD + POTIONS.len();
const REROLL: usize = CONJURE + POTIONS.len();
const FEAT: usize = REROLL + 3;
const SEE: usize = FEAT + 3 * PRICES.len();
const BLESS: usize = SEE + EXIT as usize;
const EVADE: usize = BLESS + 2;
const SWAP: usize = EVADE + WAYS.len();
const WITH: usize = SWAP + EXIT as usize;
const GIVE: usize = WITH + EXIT as usize;
const TRADE: usize = GIVE + GIFT_COUNT;
const ALL: usize = TRADE + GIFT_COUNT * GIFT_COUNT;

impl Numbers for MiniRogue {
    fn write_numbers<P: Pen>(&self, view: &Table, seat: Seat, pen: &mut P) {
        // What a table is made of is named in full, so that nothing new is forgotten here.
        let Table {
            options,
            phase,
            aside,
            turn,
            leader,
            area,
            food,
            gold,
            heroes,
            grid,
            visited,
            unseen,
            banned,
            fell,
            falling,
            fed,
            guardian,
            beaten,
            guardians,
            fight,
            throw,
            offers,
        } = view;
        pen.maybe("seat", (seat.0 < 2).then_some(seat.0), SEATS);
        write_phase(*phase, pen);
        write_aside(*aside, pen);
        pen.choice("turn", *turn, SEATS);
        pen.choice("leader", *leader, SEATS);
        pen.number("area", *area, 0..=AREAS as i16);
        pen.number("food", *food, 0..=self.content.most_food as i16);
        pen.number("gold", *gold, 0..=self.content.most_gold as i16);
        for (at, hero) in heroes.iter().enumerate().take(options.players as usize) {
            pen.part("hero", Some(at), |pen| self.write_hero(hero, pen));
        }
        let cell = |cell: &Cell| match cell {
            Cell::Down => 0,
            Cell::Gone => 1,
            Cell::Up(room) => 2 + *room as usize,
        };
        pen.row("grid", EXIT as usize, grid.iter().map(cell), CELL);
        pen.set("visited", (0..CELLS).filter(|cell| visited >> cell & 1 == 1), PLACE);
        pen.set("unseen", unseen.iter(), ROOM);
        pen.maybe("banned", banned.map(|room| room as usize), ROOM);
        pen.flag("fell", *fell);
        pen.flag("falling", *falling);
        pen.flag("fed", *fed);
        pen.maybe("guardian", guardian.map(|foe| foe as usize), FOE);
        pen.flag("beaten", *beaten);
        pen.set("guardians", guardians.iter(), Among::Words(&["first", "second", "third"]));
        pen.part("fight", None, |pen| write_fight(*fight, pen));
        pen.part("throw", None, |pen| write_throw(*throw, pen));
        pen.number("offers", *offers, 0..=MOST_OFFERS as i16);
    }

    fn every_action(&self, mut offer: impl FnMut(Action)) {
        PLAIN.into_iter().for_each(&mut offer);
        Room::ALL.into_iter().for_each(|room| offer(Action::Ban { room }));
        (1..=3).for_each(|row| offer(Action::Pick { row }));
        (1..=DIE as u8).for_each(|die| offer(Action::Row { die }));
        (0..2).for_each(|seat| offer(Action::Award { seat }));
        goods().for_each(|goods| offer(Action::Buy { goods }));
        goods().for_each(|goods| offer(Action::Sell { goods }));
        Potion::ALL.into_iter().for_each(|potion| offer(Action::Drink { potion }));
        Potion::ALL.into_iter().for_each(|potion| offer(Action::Discard { potion }));
        Potion::ALL.into_iter().for_each(|potion| offer(Action::Conjure { potion }));
        (0..3).for_each(|die| offer(Action::Reroll { die }));
        for die in 0..3 {
            PRICES.into_iter().for_each(|(_, price)| offer(Action::Feat { die, price }));
        }
        (0..EXIT).for_each(|cell| offer(Action::See { cell }));
        (0..2).for_each(|seat| offer(Action::Bless { seat }));
        WAYS.into_iter().for_each(|(_, way)| offer(Action::Evade { way }));
        (0..EXIT).for_each(|cell| offer(Action::Swap { cell }));
        (0..EXIT).for_each(|cell| offer(Action::With { cell }));
        gifts().for_each(|gift| offer(Action::Give { gift }));
        for give in gifts() {
            gifts().for_each(|want| offer(Action::Trade { give, want }));
        }
    }

    fn action_number(&self, action: Action) -> Option<usize> {
        let number = match action {
            Action::Ban { room } => BAN + room as usize,
            Action::Pick { row: row @ 1..=3 } => PICK + row as usize - 1,
            Action::Row { die: die @ 1..=6 } => ROW + die as usize - 1,
            Action::Award { seat: seat @ 0..2 } => AWARD + seat as usize,
            Action::Buy { goods } => BUY + goods_place(goods),
            Action::Sell { goods } => SELL + goods_place(goods),
            Action::Drink { potion } => DRINK + potion as usize,
            Action::Discard { potion } => DISCARD + potion as usize,
            Action::Conjure { potion } => CONJURE + potion as usize,
            Action::Reroll { die: die @ 0..3 } => REROLL + die as usize,
            Action::Feat { die: die @ 0..3, price } => FEAT + PRICES.len() * die as usize + price as usize,
            Action::See { cell: cell @ 0..EXIT } => SEE + cell as usize,
            Action::Bless { seat: seat @ 0..2 } => BLESS + seat as usize,
            Action::Evade { way } => EVADE + way as usize,
            Action::Swap { cell: cell @ 0..EXIT } => SWAP + cell as usize,
            Action::With { cell: cell @ 0..EXIT } => WITH + cell as usize,
            Action::Give { gift } => GIVE + gift_place(gift),
            Action::Trade { give, want } => TRADE + GIFT_COUNT * gift_place(give) + gift_place(want),
            plain => return PLAIN.iter().position(|known| *known == plain),
        };
        debug_assert!(number < ALL, "{action:?}");
        Some(number)
    }
}

impl MiniRogue {
    fn write_hero<P: Pen>(&self, hero: &Hero, pen: &mut P) {
        let Hero {
            class,
            hp,
            xp,
            armor,
            potions,
            item,
            ready,
            poisoned,
            cursed,
            blind,
            danger,
            lurking,
            sheltered,
            at,
            settled,
            going,
            evading,
            tried,
        } = *hero;
        pen.choice("class", class as usize, CLASS);
        pen.number("hp", hp, 0..=self.content.most_hp as i16);
        pen.number("xp", xp, 0..=self.content.most_xp as i16);
        pen.number("armor", armor, 0..=self.content.most_armor as i16);
        pen.set("potions", potions.iter().map(|potion| potion as usize), POTION);
        pen.flag("crow", item.has_crow());
        pen.number("feats", item.feats(), 0..=BYTE);
        pen.flag("ready", ready);
        pen.flag("poisoned", poisoned);
        pen.flag("cursed", cursed);
        pen.flag("blind", blind);
        pen.flag("danger", danger);
        pen.flag("lurking", lurking);
        pen.flag("sheltered", sheltered);
        pen.choice("at", at, PLACE);
        pen.flag("settled", settled);
        pen.maybe("going", going.map(|way| way as usize), WAY);
        pen.flag("evading", evading);
        pen.maybe("tried", tried.map(|(passed, _)| passed as usize), Among::Words(&["failed", "passed"]));
        pen.number("tried_die", tried.map_or(0, |(_, die)| die), 0..=DIE);
    }
}

fn write_phase<P: Pen>(phase: Phase, pen: &mut P) {
    let at = match phase {
        Phase::Prepare => 0usize,
        Phase::Room => 1,
        Phase::Failed(_) => 2,
        Phase::Pick => 3,
        Phase::Award => 4,
        Phase::Item => 5,
        Phase::Fight => 6,
        Phase::Strike => 7,
        Phase::Bleed => 8,
        Phase::Settled => 9,
        Phase::Move => 10,
        Phase::Descent => 11,
        Phase::Over(_) => 12,
    };
    let aim = |aim: Aim| match aim {
        Aim::Room => 0,
        Aim::Backstab => 1,
        Aim::Smite => 2,
        Aim::Sacrifice => 3,
        Aim::Conjure(potion) => 4 + potion as usize,
    };
    pen.choice("phase", at, PHASES);
    pen.maybe("failed", if let Phase::Failed(of) = phase { Some(aim(of)) } else { None }, AIMS);
    pen.maybe("end", if let Phase::Over(end) = phase { Some(end as usize) } else { None }, END);
}

fn write_aside<P: Pen>(aside: Aside, pen: &mut P) {
    let (at, sight, swap, potion, offer) = match aside {
        Aside::None => (0usize, 0, None, None, None),
        Aside::Sight(rooms) => (1, rooms, None, None, None),
        Aside::Swap(cell) => (2, 0, Some(cell), None, None),
        Aside::Potion(potion) => (3, 0, None, Some(potion as usize), None),
        Aside::Offer { give, want } => (4, 0, None, None, Some((gift_place(give), gift_place(want)))),
    };
    pen.choice("aside", at, ASIDES);
    pen.number("sight", sight, 0..=BYTE);
    pen.maybe("swap", swap, PLACE);
    pen.maybe("third_potion", potion, POTION);
    pen.maybe("given", offer.map(|(give, _)| give), GIFTS);
    pen.maybe("wanted", offer.map(|(_, want)| want), GIFTS);
}

fn write_fight<P: Pen>(fight: Option<Fight>, pen: &mut P) {
    let calm =
        Fight { foe: Foe::default(), hp: 0, poisoned: false, frozen: false, blows: 0, together: false, owner: 0 };
    pen.flag("on", fight.is_some());
    let Fight { foe, hp, poisoned, frozen, blows, together, owner } = fight.unwrap_or(calm);
    pen.choice("foe", foe as usize, FOE);
    pen.number("hp", hp, 0..=BYTE);
    pen.flag("poisoned", poisoned);
    pen.flag("frozen", frozen);
    pen.number("blows", blows, 0..=BYTE);
    pen.flag("together", together);
    pen.choice("owner", owner, SEATS);
}

fn write_throw<P: Pen>(throw: Throw, pen: &mut P) {
    let Throw { dice, count, dungeon, cursed, bitten, before, picked } = throw;
    for (at, Pip { face, value, critical, spent }) in dice.into_iter().enumerate() {
        pen.part("die", Some(at), |pen| {
            pen.number("face", face, 0..=DIE);
            pen.number("value", value, 0..=BYTE);
            pen.flag("critical", critical);
            pen.flag("spent", spent);
        });
    }
    pen.number("count", count, 0..=3);
    pen.number("dungeon", dungeon, 0..=DIE);
    pen.flag("cursed", cursed);
    pen.flag("bitten", bitten);
    pen.number("before", before, 0..=DIE);
    pen.number("picked", picked, 0..=DIE);
}

fn goods() -> impl Iterator<Item = Goods> {
    let wares = WARES.into_iter().map(|(_, ware)| Goods::Ware(ware));
    wares.chain(Potion::ALL.into_iter().map(Goods::Potion))
}

fn goods_place(goods: Goods) -> usize {
    match goods {
        Goods::Ware(ware) => ware as usize,
        Goods::Potion(potion) => WARES.len() + potion as usize,
    }
}

fn gifts() -> impl Iterator<Item = Gift> {
    let things = [Gift::Armor, Gift::Item, Gift::Crow, Gift::Weapon];
    Potion::ALL.into_iter().map(Gift::Potion).chain(things)
}

fn gift_place(gift: Gift) -> usize {
    match gift {
        Gift::Potion(potion) => potion as usize,
        Gift::Armor => POTIONS.len(),
        Gift::Item => POTIONS.len() + 1,
        Gift::Crow => POTIONS.len() + 2,
        Gift::Weapon => POTIONS.len() + 3,
    }
}

/// Lists of words stand in the order of what they name.
const _: () = assert!(Ware::Armor as usize + 1 == WARES.len() && Price::Weapon as usize + 1 == PRICES.len());
