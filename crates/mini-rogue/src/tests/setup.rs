//! Set-up.

use super::*;

fn alone(class: Class) -> Options {
    Options { hero: Cast::Of(class), ..Options::default() }
}

/// §setup.players
#[test]
fn one_plays_or_two_and_a_seat_that_does_not_exist_decides_nothing() {
    let game = MiniRogue::default();
    let two = Options { players: 2, ..Options::default() };
    assert_eq!((game.seats(&Options::default()), game.seats(&two)), (1, 2));
    set_up(Options::default(), "rest").says("turn=1 class=rogue options=1,rogue,mage,normal,sold");
    set_up(two, "a6 a1 rest").says("class=rogue,mage options=2,rogue,mage,normal,sold");
    play("phase=fight fight=lair:6", "", "2: attack").refuses("setup.players");
    play("phase=fight fight=lair:6", "", "3: attack").refuses("setup.players");
    play("phase=over:won", "", "2: attack").refuses("setup.players");
    play("phase=fight fight=lair:12 class=rogue,mage", "", "3: attack").refuses("setup.players");
}

/// §setup.content
#[test]
fn what_the_rulebook_does_not_say_is_not_said_to_be_its() {
    let content: toml::Table = toml::from_str(include_str!("../../content/dungeon.toml")).expect("the content");
    let said = |name: &str| -> Vec<String> {
        let entry = &content[name];
        let entries = entry.as_array().cloned().unwrap_or_else(|| vec![entry.clone()]);
        entries.iter().map(|entry| entry["provenance"].as_str().expect("a word").to_string()).collect()
    };
    for public in ["tracks", "dungeon", "class", "enemy", "rest", "reward", "extension"] {
        assert!(!said(public).contains(&"rulebook".into()), "{public}");
    }
    for rulebook in ["treasure", "shrine", "tomb", "armory", "trap", "bottle", "hunger", "feats", "potion"] {
        assert!(!said(rulebook).contains(&"public".into()), "{rulebook}");
    }
}

/// §setup.content
#[test]
fn there_is_no_fortune_teller() {
    assert_eq!(Room::ALL.len(), 11);
    assert_eq!(read_room("seer"), None);
    assert_eq!(crate::content::names().rooms.len(), 11);
}

/// §setup.class
#[test]
fn each_class_has_its_starting_values() {
    for (class, values) in [
        (Class::Rogue, "class=rogue hp=10 armor=0 food=3 gold=5 potions=-"),
        (Class::Mage, "class=mage hp=11 armor=0 food=4 gold=3 potions=perception"),
        (Class::Crusader, "class=crusader hp=10 armor=1 food=4 gold=0 potions=-"),
        (Class::Priestess, "class=priestess hp=13 armor=0 food=3 gold=2 potions=water"),
    ] {
        set_up(alone(class), "rest").says(values).says("xp=0 card=- state=ready at=1 turn=1");
    }
}

/// §setup.class
#[test]
fn one_of_the_two_classes_of_the_rulebook_may_be_drawn() {
    let drawn = Options { hero: Cast::Drawn, ..Options::default() };
    set_up(drawn, "rogue rest").says("class=rogue hp=10").hears("1 begins rogue");
    set_up(drawn, "mage rest").says("class=mage hp=11").hears("1 begins mage");
    let mut classes = Vec::new();
    let game = MiniRogue::default();
    let run = |fate: &mut Enumerated| game.setup(&drawn, &mut Ctx::new(fate, kernel::Nobody)).heroes[0].class;
    Enumerated::walk_first(1, 10, run, |odds, class| classes.push((class, odds))).expect("few ways");
    assert_eq!(classes, [(Class::Rogue, Fraction::new(1, 2)), (Class::Mage, Fraction::new(1, 2))]);
}

/// §setup.difficulty
#[test]
fn each_difficulty_changes_the_starting_values() {
    for (class, difficulty, values) in [
        (Class::Rogue, Difficulty::Normal, "hp=10 food=3 gold=5"),
        (Class::Rogue, Difficulty::Easy, "hp=12 food=4 gold=5"),
        (Class::Rogue, Difficulty::Hard, "hp=9 food=2 gold=5"),
        (Class::Rogue, Difficulty::Harder, "hp=8 food=2 gold=5"),
        (Class::Rogue, Difficulty::Roguelike, "hp=8 food=2 gold=2"),
        // Nothing goes beyond its track, and nothing below 0.
        (Class::Mage, Difficulty::Easy, "hp=13 food=4 gold=3"),
        (Class::Mage, Difficulty::Hard, "hp=10 food=3 gold=3"),
        (Class::Mage, Difficulty::Roguelike, "hp=9 food=3 gold=0"),
        (Class::Crusader, Difficulty::Roguelike, "hp=8 food=3 gold=0 armor=1"),
        (Class::Priestess, Difficulty::Roguelike, "hp=11 food=2 gold=0"),
    ] {
        set_up(Options { difficulty, ..alone(class) }, "rest").says(values);
    }
}

/// §setup.difficulty
#[test]
fn nobody_begins_dead() {
    let mut game = MiniRogue::default();
    game.content.starts[0].hp = 1;
    let options = Options { difficulty: Difficulty::Roguelike, ..Options::default() };
    let table = game.setup(&options, &mut Ctx::new(script("rest"), kernel::Nobody));
    assert_eq!(table.heroes[0].hp, 1);
}

/// §setup.rooms
#[test]
fn there_are_eleven_rooms_one_of_each() {
    let unseen = "unseen=lair+nest+merchant+crow+treasure+shrine+tomb+armory+gauntlet+pit";
    set_up(Options::default(), "rest").says(unseen).says("grid=rest*,?,?,?,?,?,?,?");
    for room in Room::ALL {
        let table = set_up(Options::default(), room_word(room)).table;
        assert_eq!(table.grid[0], Cell::Up(room));
        assert_eq!(table.unseen.len(), 10);
        assert!(!table.unseen.has(room as u8));
    }
}

/// §setup.guardians §setup.dungeon
#[test]
fn the_guardians_of_the_upper_floors_are_shuffled_and_og_is_always_last() {
    set_up(Options::default(), "rest").says("guardians=warden+wyrm+weaver guardian=-");
    let exit = |area: u8, left: &str| format!("phase=move area={area} food=4 at=8 beaten=yes guardians={left}");
    play(&exit(1, "warden+wyrm+weaver"), "wyrm rest", "go right").says("area=2 guardian=wyrm guardians=warden+weaver");
    play(&exit(3, "warden+weaver"), "weaver rest", "go right").says("area=4 guardian=weaver guardians=warden");
    play(&exit(6, "warden"), "warden rest", "go right").says("area=7 guardian=warden guardians=-");
    play(&exit(9, "-"), "rest", "go right").says("area=10 guardian=husk guardians=-");
    // Also where a fall left guardians in the box.
    play(&exit(9, "warden+wyrm"), "rest", "go right").says("area=10 guardian=husk guardians=warden+wyrm");
}

/// §setup.dungeon
#[test]
fn there_are_four_floors_of_two_two_three_and_three_areas() {
    let content = MiniRogue::default().content;
    let floors: Vec<u8> = (1..=10).map(|area| content.floor(area)).collect();
    assert_eq!(floors, [1, 1, 2, 2, 3, 3, 3, 4, 4, 4]);
    let guarded: Vec<u8> = (1..=10).filter(|area| content.is_guarded(*area)).collect();
    assert_eq!(guarded, [2, 4, 7, 10]);
    set_up(Options::default(), "rest").says("area=1").heard("1 begins rogue; opens 1/1 -; reveals 1 rest");
}

/// §two.leader: a script that has run dry shows the same face for ever, and the throw for the lead ends all the same.
#[test]
fn dice_that_are_asked_for_do_not_tie_for_ever() {
    let mut fate = script("");
    let options = Options { players: 2, ..Options::default() };
    MiniRogue::default().setup(&options, &mut Ctx::new(&mut fate, Vec::new()));
    assert!(fate.trouble().is_some());
}
