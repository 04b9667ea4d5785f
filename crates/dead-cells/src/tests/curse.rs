//! Curses of treasures.

use super::*;
use crate::content::{Gain, Gift};

/// A curse strikes a group in a biome.
fn cursed(biome: u8, number: u8, change: impl FnOnce(&mut Table)) -> Played {
    let scene = scene("poisoned flayed").laid_out(biome, "a").with(change);
    scene.then(&[Todo::Gift(Gift { gain: Gain::Curse, count: number }), Todo::Explore])
}

/// §curse.mist: I takes all potions, II leaves everybody 1 HP and kills nobody.
#[test]
fn the_curses_of_the_stilt_village() {
    cursed(3, 1, |table| table.potions = 3).tells("curse1 potions-3").has(|table| table.potions, 0);
    let played = cursed(3, 2, |table| table.members[1].damage = 2).tells("curse2 hurt0:2");
    assert!(played.table.members().all(|member| played.table.member(member).left() == 1));
}

/// §curse.clock: I takes all potions, II a card of equipment of each Prisoner's choice; who has none loses none.
#[test]
fn the_curses_of_the_clock_tower() {
    cursed(4, 1, |table| table.potions = 1).tells("curse1 potions-1");
    let two = |table: &mut Table| {
        table.members[1].slots = 2;
        for code in ["ST-03", "ST-04"] {
            table.equipment.take(gear(code));
            table.members[1].worn.push(Worn { gear: gear(code), damage: 0, used: false });
        }
    };
    cursed(4, 2, two).awaits(2).play("lose 0").tells("curse2 nothing 1loses:ST-03");
}

/// §curse.crypt: I closes talk while cards are laid, until the biome is left; II puts all lanterns out.
#[test]
fn the_curses_of_the_sepulchre() {
    let played = cursed(5, 1, |_| {}).has(|table| table.silent, true);
    let left = Scene { table: played.table, fate: clause_test::script(&[]) };
    left.then(&[Todo::Enter(Region::Biome(3))]).has(|table| table.silent, false);
    cursed(5, 2, |_| {}).tells("curse2 out0").has(|table| table.crossing.lanterns, 0);
    cursed(5, 2, |table| table.crossing.lanterns = 0).tells("curse2");
}

/// §curse.castle: I takes all gold teeth, II all runes until the biome is left.
#[test]
fn the_curses_of_the_castle() {
    cursed(6, 1, |table| table.teeth = 5).tells("curse1 teeth-5").has(|table| table.teeth, 0);
    let runes = |table: &mut Table| table.campaign.runes = 0x7f;
    let played = cursed(6, 2, runes).has(|table| table.can_use_rune(4), false);
    let at = Scene { table: played.table, fate: clause_test::script(&[]) }.at(6, "l");
    at.explore().play("go 25").refuses("move.rune");
    let left = Scene { table: played.table, fate: clause_test::script(&[]) };
    left.then(&[Todo::Enter(Region::Biome(3))]).has(|table| table.can_use_rune(4), true);
}
