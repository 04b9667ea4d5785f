//! Bells, of a biome that comes later.

use super::curse::{clause, comes_later};

/// §bell.legend: the three bells of the Clock Tower are stated, for the First Player, and nobody comes there yet.
#[test]
fn the_bells_come_later() {
    comes_later("bell.legend", "B5");
    let [fr, en] = clause("bell.legend");
    assert!(fr.contains("Premier Joueur") && en.contains("First Player"));
}
