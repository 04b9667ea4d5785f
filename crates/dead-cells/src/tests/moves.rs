//! Exploration.

use super::*;

/// §move.corridor: only along a corridor, only with its arrow, and never past a space.
#[test]
fn the_group_moves_along_arrows_one_space_at_a_time() {
    // From d the arrows lead to e and f.
    let at_d = || scene("poisoned flayed").at(0, "d").explore();
    at_d().may("go 7; go 8");
    // Back to a, on from e, and nowhere.
    at_d()
        .play("go 3")
        .refuses("move.corridor")
        .play("go 9")
        .refuses("move.corridor")
        .play("go 40")
        .refuses("move.corridor");
    at_d().play("go 7").shows(|table| table.spot == BoardSpot::Space(4));
}

/// §move.first: the First Player says which way.
#[test]
fn the_first_player_chooses_the_way() {
    scene("poisoned flayed burnt")
        .with(|table| table.first = 1)
        .explore()
        .awaits(2)
        .play("1: go 0")
        .refuses("move.first")
        .play("2: go 1")
        .shows(|table| table.spot == BoardSpot::Space(1));
}

/// §move.rune: a way with a rune is closed until the rune is active.
#[test]
fn a_rune_opens_its_way() {
    let at_i = |runes| scene("poisoned flayed").with(|table| table.campaign.runes = runes).at(0, "i").explore();
    at_i(0).may("go 15").play("go 16").refuses("move.rune");
    at_i(0b10).play("go 16").refuses("move.rune");
    at_i(0b01).may("go 15; go 16").play("go 16").shows(|table| table.place == Region::Biome(2));
}

/// §move.steps: first the way, then its test, and only then the group stands on the new space.
#[test]
fn a_way_is_tested_before_the_group_stands_there() {
    let played = scene("poisoned flayed").hand(0, "ST-03").at(0, "a").explore().play("done").refuses("move.steps");
    let played = played.play("go 2").shows(|table| table.spot == BoardSpot::Space(0));
    let played = played.play("discard ST-03").shows(|table| table.spot == BoardSpot::Space(2));
    let place = |which: fn(&Event) -> bool| played.events.iter().position(which);
    assert!(place(|event| matches!(event, Event::Tested { .. })) < place(|event| matches!(event, Event::Moved { .. })));
}

/// §move.flip: the tile is turned, then the token passes, then the tile is resolved from top to bottom.
#[test]
fn a_tile_is_turned_and_resolved_from_top_to_bottom() {
    let played = scene("poisoned flayed burnt")
        .laid_out(0, "start")
        .chance("tile:1 monster:B1-01 monster:B1-05")
        .explore()
        .play("go 0");
    let told: Vec<&Event> = played.events.iter().filter(|event| !matches!(event, Event::Entered { .. })).collect();
    assert!(matches!(told[0], Event::Moved { to: BoardSpot::Space(0) }));
    assert!(matches!(told[1], Event::Flipped { biome: 0, tile: 0 }));
    assert!(matches!(told[2], Event::First { .. }));
    assert!(matches!(told[3], Event::Placed { space: 1, .. }) && matches!(told[4], Event::Placed { space: 3, .. }));
    assert!(matches!(told[5], Event::Loot { count: 2, .. }));
    let played = played.awaits(2);
    assert_eq!((played.phase(), played.table.fields[0].tile), (Phase::Lay(1), Some(0)));
}

/// §move.alive: with everybody alive the group moves on after the tile.
#[test]
fn the_living_move_on_and_a_death_ends_the_run() {
    let treasure =
        |damage| scene("poisoned flayed").laid_out(1, "g").hand(0, "ST-01").hurt(0, damage).chance("tile:16").explore();
    let played = treasure(1).play("go 12; discard ST-01; take 1");
    assert_eq!((played.phase(), played.table.cells, played.table.members[0].damage), (Phase::Move, 2, 2));
    let played = treasure(2).play("go 12; discard ST-01; take 1");
    assert!(played.heard(|event| matches!(event, Event::Ended { won: false, cells: 2 })));
}

/// §move.alive: whoever dies outside a combat ends the run at once, and the rest of the tile is not resolved.
#[test]
fn the_rest_of_a_deadly_tile_is_not_resolved() {
    let gifts = spell::gifts("d1F+cell2").expect("gifts");
    let todos: Vec<Todo> = gifts.iter().map(Todo::Gift).chain([Todo::Explore]).collect();
    let played = scene("poisoned flayed").hurt(0, 2).then(&todos);
    assert_eq!((played.table.cells, played.phase()), (0, Phase::Over(false)));
}

/// §move.outside: damage of a tile hits the one it names; no shield blocks it, no companion takes it.
#[test]
fn damage_outside_a_combat_is_not_blocked() {
    let damage = Todo::Gift(spell::gifts("d1F").expect("gifts").as_slice()[0]);
    let played = scene("poisoned flayed burnt")
        .with(|table| {
            table.first = 2;
            table.members[2].shields = 2;
        })
        .wears(2, "B2-03")
        .then(&[damage, Todo::Explore]);
    assert_eq!(played.phase(), Phase::Move);
    assert_eq!(played.table.members.map(|member| member.damage), [0, 0, 1, 0]);
    assert_eq!((played.table.members[2].shields, played.table.members[2].worn.as_slice()[0].damage), (2, 0));
}

/// §move.outside: every Prisoner is all of them, whoever passed last, and Serenade.
#[test]
fn every_prisoner_means_all_and_serenade() {
    let hurt = |prisoners| {
        let played =
            scene(prisoners).with(|table| table.campaign.next.hurt = 1).then(&[Todo::StartPerks, Todo::Explore]);
        played.table.members.map(|member| member.damage)
    };
    assert_eq!(hurt("poisoned"), [1, 1, 0, 0]);
    assert_eq!(hurt("poisoned flayed burnt quartered"), [1, 1, 1, 1]);
}
