//! Purged cards.

use super::*;
use crate::table::Purging;

fn purging(scene: Scene, what: Purging) -> Played {
    scene.then(&[Todo::Purge(what, 2), Todo::Finish(false)])
}

/// §purge.six: no Prisoner's deck below six cards, Serenade's not below three; there is no upper limit.
#[test]
fn purging_leaves_six_cards_and_serenade_three() {
    let large = scene("poisoned flayed").with(|table| {
        ["SV-01", "SV-04"].iter().for_each(|code| table.campaign.decks[1].put(card(code)));
        table.campaign.decks[4].put(card("SV-07"));
    });
    let played = purging(large, Purging::Any).play("purge ST-01").refuses("purge.six");
    let played = played.play("purge ST-07").shows(|table| table.campaign.decks[1].len() == 7);
    let played = played.play("purge SV-07").has(|table| table.campaign.decks[4].len(), 3);
    played.has(|table| table.phase, Phase::Over(false));
    let small = purging(scene("poisoned flayed"), Purging::Any).play("purge ST-25").refuses("purge.six");
    small.play("purge ST-19").refuses("purge.six");
    // With nothing that may be purged, nothing is.
    purging(scene("poisoned flayed"), Purging::Start).has(|table| table.phase, Phase::Over(false));
    // Before a run too, an improved card does not leave a deck too small.
    let lean = scene("poisoned flayed").with(|table| {
        table.campaign.decks[0].put(card("SV-01"));
        table.campaign.decks[0].take(card("ST-01"));
        table.campaign.purged.put(card("ST-01"));
        table.campaign.aside.push(mutation("TC-25"));
    });
    lean.over(0).again(2).may("pocket TC-25 -; done").play("give SV-01 1").refuses("purge.six");
}

/// §purge.tray: what was purged is in no deck of any later run.
#[test]
fn what_was_purged_stays_away() {
    let played = scene("poisoned flayed").with(|table| table.campaign.decks[0].put(card("SV-01")));
    let played = purging(played, Purging::Any)
        .play("purge ST-02; purge-gear ST-04")
        .has(|table| table.phase, Phase::Over(false));
    let after = played.again(2).play("choose 0; choose 2; first 0");
    let table = &after.table;
    assert!(
        table.campaign.purged.has(card("ST-02")) && !table.campaign.decks.iter().any(|deck| deck.has(card("ST-02")))
    );
    assert!(!table.members[0].deck.has(card("ST-02")) && !table.members[0].hand.has(card("ST-02")));
    assert!(table.campaign.purged_gear.has(gear("ST-04")) && !table.equipment.has(gear("ST-04")));
    // A purged blueprint is passed over.
    let blueprint = scene("poisoned flayed").with(|table| table.campaign.purged_gear.put(gear("B1-01")));
    let deck = &printed().biomes[0].blueprints;
    assert_eq!(blueprint.table.campaign.next_blueprint(deck, &[]), Some(gear("B1-02")));
}
