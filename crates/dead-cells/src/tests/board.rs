//! The Prisoner board.

use super::*;
use crate::content::Skill;

/// §board.areas: all sees what lies on a board, but for hands and cards that lie face down.
#[test]
fn a_board_is_open_but_for_what_lies_face_down() {
    let played = scene("poisoned flayed burnt")
        .hand(0, "ST-01 ST-02")
        .hand(1, "ST-13 ST-14")
        .discard(0, "ST-03")
        .wears(0, "ST-01")
        .hurt(0, 1)
        .scrolls(0, [0, 2, 0])
        .foes("- B1-01")
        .fight()
        .play("lay ST-01 2 state");
    let own = played.game.view(&played.table, Seat(0)).seen.members[0];
    let seen = played.game.view(&played.table, Seat(1)).seen.members[0];
    assert_eq!(own.laid.as_slice()[0].card, Some(card("ST-01")));
    assert_eq!((seen.laid.as_slice()[0].card, seen.hand.len()), (None, 0));
    assert_eq!(seen.laid.as_slice()[0].said, own.laid.as_slice()[0].said);
    assert_eq!((seen.discard, seen.top, seen.damage), (own.discard, Some(card("ST-03")), 1));
    assert_eq!((seen.worn.as_slice(), seen.scrolls), (own.worn.as_slice(), [0, 2, 0]));
    // What is not known lies among the deck, without an order.
    assert!(seen.deck.has(card("ST-01")) && seen.deck.has(card("ST-02")));
}

/// §board.scroll: a scroll moves the marker of its own colour by one, and opens what it has passed.
#[test]
fn a_scroll_moves_its_marker_by_one() {
    let gift = Todo::Gift(spell::gifts("scrollTC1").expect("gifts").as_slice()[0]);
    let played = scene("burnt flayed").then(&[gift, Todo::Explore]).play("scroll 0 tactics");
    assert_eq!((played.table.members[0].scrolls, played.table.members[1].scrolls), ([0, 1, 0], [0; 3]));
    let open = |member: u8| {
        crate::rules::aptitudes(printed(), played.table.member(member)).map(|(skill, step, _)| (skill, step))
    };
    assert_eq!(open(0).collect::<Vec<_>>(), [(Skill::Tactics, 1), (Skill::Brutality, 0)]);
}

/// §board.left: all that a marker has passed is active at once, and nothing beyond it.
#[test]
fn everything_left_of_a_marker_adds_up() {
    let life = |steps| scene("poisoned flayed").scrolls(0, [steps, 0, 0]).table.members[0].life;
    assert_eq!([0, 1, 2, 3, 4, 5].map(life), [3, 4, 4, 5, 5, 6]);
    let member = scene("poisoned flayed").scrolls(0, [3, 3, 4]).table.members[0];
    assert_eq!((member.slots, member.life), (3, 5));
    assert!(member.is_immune(State::Poison));
    let slots = |steps| scene("poisoned flayed").scrolls(0, [0, 0, steps]).table.members[0].slots;
    assert_eq!([0, 3, 4].map(slots), [1, 1, 2]);
}

/// §board.example: the Burnt has 3 HP, one more with a green scroll, and with two cannot be frozen.
#[test]
fn the_burnt_grows_as_the_rulebook_says() {
    let burnt = |steps| {
        let member = scene("burnt flayed").scrolls(0, [steps, 0, 0]).table.members[0];
        (member.life, member.is_immune(State::Freeze))
    };
    assert_eq!([0, 1, 2].map(burnt), [(3, false), (4, false), (4, true)]);
}

/// §board.max: more life comes at once, its heart is free of damage, and there are eight hearts.
#[test]
fn a_heart_gained_is_free_of_damage() {
    let gift = Todo::Gift(spell::gifts("scrollSV1").expect("gifts").as_slice()[0]);
    let played = scene("burnt flayed").hurt(0, 2).then(&[gift, Todo::Explore]).play("scroll 0 survival");
    let member = played.table.members[0];
    assert_eq!((member.life, member.damage, member.left()), (4, 2, 2));
    let grown = scene("burnt flayed").with(|table| table.campaign.lasting.life[1] = 7).scrolls(0, [5, 0, 0]);
    assert_eq!(grown.table.members[0].life, 8);
}

/// §board.full: a sixth scroll of a colour cannot go to a Prisoner; one that nobody can use gives a cell.
#[test]
fn a_full_track_takes_no_scroll() {
    let gift = Todo::Gift(spell::gifts("scrollSV1").expect("gifts").as_slice()[0]);
    scene("burnt flayed poisoned")
        .scrolls(0, [5, 0, 0])
        .then(&[gift, Todo::Explore])
        .may("scroll 1 survival; scroll 2 survival")
        .play("scroll 0 survival")
        .refuses("board.full");
    let played = scene("burnt flayed").scrolls(0, [5, 0, 0]).scrolls(1, [5, 0, 0]).then(&[gift, Todo::Explore]);
    assert!(played.heard(|event| matches!(event, Event::Wasted { skill: Some(Skill::Survival) })));
    assert_eq!((played.table.cells, played.phase()), (1, Phase::Move));
}
