//! Spending cells.

use super::*;

/// The next card of its deck is this one.
pub(super) fn next_is(scene: Scene, code: &str) -> Scene {
    scene.with(|table| {
        let deck = printed().upgrades[mutation(code).0 as usize].deck;
        let at = printed().decks[deck.place()].iter().position(|card| *card == mutation(code));
        table.campaign.taken[deck.place()] = at.expect("a card of that deck") as u8;
    })
}

/// The card is bought for two cells, and nothing else.
pub(super) fn bought(scene: Scene, code: &str) -> Played {
    let deck = match &code[..2] {
        "SV" => "survival",
        "TC" => "tactics",
        _ => "brutality",
    };
    let played = next_is(scene, code).over(2).play(&format!("upgrade {deck}"));
    assert!(played.heard(|event| *event == Event::Upgraded { card: mutation(code) }));
    played
}

/// §cells.ways: upgrades or the well, and the first player decides, also for the dead.
#[test]
fn the_first_player_buys_upgrades_or_throws_cells() {
    let played = scene("poisoned flayed").with(|table| (table.first, table.members[1].dead) = (1, true)).over(3);
    let played = played.awaits(2).may("upgrade survival; upgrade tactics; upgrade brutality; throw; done");
    played.play("1: throw").refuses("move.first").play("go 0").refuses("cells.ways");
}

/// §cells.decks: two cells for the lowest number left of a deck of one's choice, as often as cells last.
#[test]
fn an_upgrade_costs_two_cells() {
    let played = scene("poisoned flayed").over(5).play("upgrade tactics; give TC-01 0").has(|table| table.cells, 3);
    let played = played.play("upgrade tactics").has(|table| (table.cells, table.campaign.taken), (1, [0, 2, 0]));
    let played = played.play("upgrade tactics").refuses("cells.decks").may("throw; done");
    assert!(played.table.campaign.during.has(mutation("TC-02")));
    let empty = scene("poisoned flayed").with(|table| table.campaign.taken = [42, 40, 0]).over(4);
    let empty = empty.may("upgrade brutality; throw; done");
    empty.play("upgrade survival").refuses("cells.decks");
    // A card may make it cheaper, or free.
    let cheap = scene("poisoned flayed")
        .with(|table| table.campaign.cheap = true)
        .over(1)
        .play("upgrade survival; give SV-01 0");
    cheap.has(|table| (table.cells, table.campaign.cheap, table.phase), (0, false, Phase::Over(false)));
    let free = scene("poisoned flayed").with(|table| table.campaign.free[2] = 1).over(0).may("upgrade brutality; done");
    free.play("upgrade brutality; give BR-01 4").has(|table| (table.cells, table.campaign.free), (0, [0; 3]));
}

/// §cells.kinds: a mutation for a pocket, an improved card, an instruction, a feat.
#[test]
fn an_upgrade_is_of_one_of_four_kinds() {
    bought(scene("poisoned flayed"), "SV-02").shows(|table| table.campaign.during.has(mutation("SV-02")));
    bought(scene("poisoned flayed"), "SV-06").shows(|table| table.campaign.start.has(mutation("SV-06")));
    bought(scene("poisoned flayed"), "SV-19").has(|table| table.campaign.skill, Some(mutation("SV-19")));
    bought(scene("poisoned flayed"), "SV-01").has(|table| table.phase, Phase::Grant(card("SV-01")));
    bought(scene("poisoned flayed"), "BR-27").has(|table| table.cells, 2);
    bought(scene("poisoned flayed"), "SV-05").shows(|table| table.campaign.during.has(mutation("SV-05")));
}

/// §cells.combat, §solo.rewards: an improved card joins any deck, Serenade's too; before a run it can be given to another.
#[test]
fn an_improved_card_joins_a_deck_of_choice() {
    let played = bought(scene("poisoned flayed"), "SV-01");
    let played = played.may("give SV-01 0; give SV-01 1; give SV-01 2; give SV-01 3; give SV-01 4");
    let played = played.play("give SV-04 0").refuses("cells.combat").play("give SV-01 5").refuses("cells.combat");
    let played = played.play("give SV-01 2").shows(|table| table.campaign.decks[2].has(card("SV-01")));
    let camp = played.again(2).awaits(1).play("give SV-01 2").refuses("cells.combat");
    let camp = camp.play("give ST-01 1").refuses("cells.combat").play("2: give SV-01 0").refuses("move.first");
    let camp = camp
        .play("give SV-01 0")
        .shows(|table| table.campaign.decks[0].has(card("SV-01")) && !table.campaign.decks[2].has(card("SV-01")));
    // Once before a run is enough; the deck of the run holds it.
    let camp = camp.play("give SV-01 3").refuses("cells.combat").play("done; choose 0; choose 1; first 0");
    let own = &camp.table.members[0];
    assert!(own.deck.has(card("SV-01")) || own.hand.has(card("SV-01")));
}

/// §cells.instruction: an instruction is carried out at once, and leaves nothing on the board.
#[test]
fn an_instruction_is_carried_out_at_once() {
    let played = bought(scene("poisoned flayed"), "BR-27").has(|table| table.cells, 2);
    assert_eq!(played.table.campaign.active().count(), 0);
}

/// §cells.feat: a feat waits on the board; once achieved, its card does what it says and leaves.
#[test]
fn a_feat_is_carried_out_when_it_is_achieved() {
    let hunted = scene("poisoned flayed").mutations("BR-05").fighting("0").foes("- B1-01 B1-01 B1-01");
    let played = hunted.does(1, 0, "F1&123+F1&12").has(|table| table.campaign.free[2], 0);
    assert!(played.table.campaign.during.has(mutation("BR-05")));
    let hunted = scene("poisoned flayed").mutations("BR-05").fighting("0").foes("- B1-01 B1-01 B1-01");
    let played = hunted.does(1, 0, "F1&123+F1&123").has(|table| table.campaign.free[2], 1);
    assert!(played.table.campaign.during.is_empty() && played.story().contains("feat:BR-05"));
    // Without the card nothing comes of it.
    let bare = scene("poisoned flayed").fighting("0").foes("- B1-01 B1-01 B1-01").does(1, 0, "F1&123+F1&123");
    bare.has(|table| table.campaign.free[2], 0);
}
