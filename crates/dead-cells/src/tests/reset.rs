//! Starting over.

use super::*;
use kernel::GameBox;

/// §reset.campaign: a campaign that begins anew has nothing of the old one: runes, pockets, cards and enemies as at its beginning.
#[test]
fn a_campaign_begins_anew_with_nothing_of_the_old_one() {
    let first = Campaign::first(printed());
    assert_eq!((first.run, first.runes, first.well, first.taken), (1, 0, 0, [0; 3]));
    assert_eq!((first.secrets, first.told, first.added, first.starts), (0, 0, 0, 1));
    assert_eq!((first.active().count(), first.aside.len(), first.lasting), (0, 0, Default::default()));
    let codes: Vec<&str> = first.equipment.iter().map(|gear| printed().gear(gear).code.as_str()).collect();
    assert_eq!(codes, ["ST-01", "ST-02", "ST-03", "ST-04", "ST-05", "ST-06", "ST-07", "ST-08"]);
    let none = |cards: &crate::sets::Cards| cards.is_empty();
    assert!(none(&first.purged) && none(&first.spare) && first.purged_gear.iter().next().is_none());
    for (who, deck) in (0..).zip(&first.decks) {
        assert!(deck.iter().all(|card| printed().card(card).owner == Some(who)));
        assert_eq!(deck.len(), if who == SERENADE { 3 } else { 6 });
    }
    for biome in 0..3 {
        let entered = scene("poisoned flayed").then(&[Todo::Enter(Region::Biome(biome))]);
        let mut foes = entered.table.monsters.0.kinds().chain(entered.table.elites.0.kinds());
        assert!(foes.all(|(kind, _)| printed().foes[kind as usize].added.is_none()));
        let blueprints = &printed().biomes[biome as usize].blueprints;
        assert_eq!(first.next_blueprint(blueprints, &[]), Some(blueprints[0]));
    }
    // A chain that is begun again begins with exactly this.
    let game = DeadCells::default();
    let options = Options { players: 2, open_patterns: false, campaign: first };
    let chronicle = game.first_chronicle().expect("a chronicle");
    let begun = game.options_after(&options, &chronicle).expect("a campaign").campaign;
    assert_eq!(begun, Campaign { farther: begun.farther, ..first });
    assert_eq!(begun, Campaign::counted(printed()));
}
