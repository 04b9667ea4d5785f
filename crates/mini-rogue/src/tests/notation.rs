//! Notation.

use super::*;

/// Every action there is.
pub(super) fn every_action() -> Vec<Action> {
    let (seats, dice, cells, ways) = (0..2u8, 0..3u8, 0..9u8, [Way::Right, Way::Down]);
    let potions = Potion::ALL;
    let gifts: Vec<Gift> =
        potions.map(Gift::Potion).into_iter().chain([Gift::Armor, Gift::Item, Gift::Crow, Gift::Weapon]).collect();
    let goods: Vec<Goods> = Ware::ALL.map(Goods::Ware).into_iter().chain(potions.map(Goods::Potion)).collect();
    let mut all = vec![
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
    ];
    all.extend(Room::ALL.map(|room| Action::Ban { room }));
    all.extend((1..=3).map(|row| Action::Pick { row }));
    all.extend((1..=6).map(|die| Action::Row { die }));
    all.extend(seats.clone().map(|seat| Action::Award { seat }));
    all.extend(seats.map(|seat| Action::Bless { seat }));
    all.extend(goods.iter().flat_map(|&goods| [Action::Buy { goods }, Action::Sell { goods }]));
    for potion in potions {
        all.extend([Action::Drink { potion }, Action::Discard { potion }, Action::Conjure { potion }]);
    }
    for die in dice {
        all.push(Action::Reroll { die });
        all.extend([Price::Xp, Price::Hp, Price::Weapon].map(|price| Action::Feat { die, price }));
    }
    all.extend(cells.flat_map(|cell| [Action::See { cell }, Action::Swap { cell }, Action::With { cell }]));
    all.extend(ways.into_iter().flat_map(|way| [Action::Go { way }, Action::Evade { way }]));
    for &give in &gifts {
        all.push(Action::Give { gift: give });
        all.extend(gifts.iter().map(|&want| Action::Trade { give, want }));
    }
    all
}

#[test]
fn every_action_is_written_as_it_is_read() {
    let all = every_action();
    for action in &all {
        assert_eq!(read_action(&write_action(*action)), Some(*action));
    }
    let mut words: Vec<String> = all.iter().map(|action| write_action(*action)).collect();
    words.sort_unstable();
    words.dedup();
    assert_eq!(words.len(), all.len());
}

#[test]
fn what_is_not_an_action_is_not_read() {
    for text in [
        "",
        "go",
        "go ",
        " go right",
        "go left",
        "go up",
        "Go right",
        "go right now",
        "pick",
        "pick 0",
        "pick 4",
        "pick +1",
        "pick 01",
        "row 7",
        "row 0",
        "see 0",
        "see 10",
        "swap 99",
        "reroll D",
        "reroll a",
        "feat A",
        "feat A gold",
        "award 3",
        "bless 0",
        "buy sword",
        "sell crow",
        "drink beer",
        "ban exit",
        "trade fire water",
        "give gold",
        "roll 1",
    ] {
        assert_eq!(read_action(text), None, "{text}");
    }
}

#[test]
fn what_is_not_a_table_is_not_read() {
    for (text, wrong) in [
        ("hp=21", "hp=21"),
        ("xp=24", "xp=24"),
        ("armor=5", "armor=5"),
        ("food=5", "food=5"),
        ("gold=11", "gold=11"),
        ("hp=10,10,10", "hp=10,10,10"),
        ("area=0", "area=0"),
        ("area=11", "area=11"),
        ("turn=0", "turn=0"),
        ("turn=3", "turn=3"),
        ("leader=3", "leader=3"),
        ("at=0", "at=0"),
        ("at=10", "at=10"),
        ("potions=fire+life+water", "potions=fire+life+water"),
        ("potions=beer", "potions=beer"),
        ("card=weapon0", "card=weapon0"),
        ("card=weapon4", "card=weapon4"),
        ("card=lair", "card=lair"),
        ("state=happy", "state=happy"),
        ("going=left", "going=left"),
        ("tried=7", "tried=7"),
        ("grid=lair,?,?,?,?,?,?,?,?", "grid=lair,?,?,?,?,?,?,?,?"),
        ("grid=lair,lair", "grid=lair,lair"),
        ("grid=cellar", "grid=cellar"),
        ("grid=lair unseen=lair+nest+merchant+rest+crow+treasure+shrine+tomb", "grid=lair"),
        ("grid=lair unseen=nest", "grid=lair"),
        ("unseen=lair+lair", "unseen=lair+lair"),
        ("guardians=wyrm+wyrm", "guardians=wyrm+wyrm"),
        ("guardians=husk", "guardians=husk"),
        ("guardian=rat", "guardian=rat"),
        ("fight=lair:0", "fight=lair:0"),
        ("fight=lair:51", "fight=lair:51"),
        ("fight=lair:5:100", "fight=lair:5:100"),
        ("fight=lair:5:1:3", "fight=lair:5:1:3"),
        ("fight=lair:5:1:1:angry", "fight=lair:5:1:1:angry"),
        ("dice=1+2+3+4", "dice=1+2+3+4"),
        ("dice=99", "dice=99"),
        ("dungeon=7", "dungeon=7"),
        ("aside=sight:4", "aside=sight:4"),
        ("aside=swap:9", "aside=swap:9"),
        ("offers=3", "offers=3"),
        ("phase=over", "phase=over"),
        ("phase=failed", "phase=failed"),
        ("options=3,rogue,mage,normal,sold", "options=3,rogue,mage,normal,sold"),
        ("options=1,drawn,drawn,normal,sold", "options=1,drawn,drawn,normal,sold"),
        ("options=1", "options=1"),
        ("options=1,rogue,mage,normal,sold,two", "options=1,rogue,mage,normal,sold,two"),
        ("card=weapon1+crow", "card=weapon1+crow"),
        ("card=crow+weapon4", "card=crow+weapon4"),
        ("card=crow+crow", "card=crow+crow"),
        ("life=3", "life=3"),
        ("walk", "walk"),
    ] {
        assert_eq!(read_table(text).err(), Some(wrong.into()), "{text}");
    }
}

#[test]
fn what_is_left_out_of_a_table_is_as_at_the_start() {
    let table = table("");
    assert_eq!((table.area, table.turn, table.leader, table.phase), (1, 0, 0, Phase::Move));
    assert_eq!((table.heroes[0].hp, table.heroes[0].ready, table.options), (10, true, Options::default()));
    assert_eq!((table.unseen.len(), table.guardians.len()), (11, 3));
}
