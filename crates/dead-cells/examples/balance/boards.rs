//! The boards: how many ways there are, and how long they are.

use dead_cells::{Biome, BoardSpot, DeadCells, Gate, TileShape};

/// All simple paths from the last spot to an exit; without runes and hand tests where those are not to be had.
fn paths(biome: &Biome, path: &mut Vec<BoardSpot>, free: bool, found: &mut Vec<Vec<BoardSpot>>) {
    let spot = path[path.len() - 1];
    if matches!(spot, BoardSpot::Exit(_)) {
        return found.push(path.clone());
    }
    for corridor in biome.corridors.iter().filter(|corridor| corridor.from == spot) {
        let open = free || matches!(corridor.gate, Gate::Open | Gate::Deck(_));
        if open && !path.contains(&corridor.to) {
            path.push(corridor.to);
            paths(biome, path, free, found);
            path.pop();
        }
    }
}

/// The least, the mean and the most.
fn spread(list: &[usize]) -> String {
    let mean = list.iter().sum::<usize>() as f64 / list.len().max(1) as f64;
    format!("{} / {mean:.1} / {}", list.iter().min().unwrap_or(&0), list.iter().max().unwrap_or(&0))
}

/// The table of the boards.
pub fn boards(game: &DeadCells) {
    println!(
        "| biome | spaces | tiles | paths | of them with neither rune nor hand test | tiles a path | combats a path |"
    );
    println!("|---|---|---|---|---|---|---|");
    for biome in &game.content.biomes {
        let (mut all, mut plain) = (Vec::new(), Vec::new());
        paths(biome, &mut vec![BoardSpot::Start], true, &mut all);
        paths(biome, &mut vec![BoardSpot::Start], false, &mut plain);
        let lengths: Vec<usize> = all.iter().map(|path| path.len() - 2).collect();
        let is_fight = |spot: &&BoardSpot| match spot {
            BoardSpot::Space(space) => {
                matches!(biome.spaces[*space as usize].shape, TileShape::Square | TileShape::Trapezoid)
            }
            _ => false,
        };
        let fights: Vec<usize> = all.iter().map(|path| path.iter().filter(is_fight).count()).collect();
        println!(
            "| {} | {} | {} | {} | {} | {} | {} |",
            biome.code,
            biome.spaces.len(),
            biome.tiles.len(),
            all.len(),
            plain.len(),
            spread(&lengths),
            spread(&fights),
        );
    }
    println!();
}
