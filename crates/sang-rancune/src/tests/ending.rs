//! How it ended, for each seat and for who watches.

use super::page::said;
use super::*;
use kernel::{Ending, Telling, Text};

/// How a game ended for a seat, counted from 1; 0 watches.
fn ending(played: &Played, seat: u8) -> Ending {
    let seat = seat.checked_sub(1).map_or(Seat::WATCHER, Seat);
    let last: Vec<Event> = played.events.iter().filter_map(|event| played.game.witness(event, seat)).collect();
    played.game.ending(&played.game.view(&played.table, seat), seat, &last).expect("it is over")
}

/// Verdict, cause and picture in a line.
fn plate(played: &Played, seat: u8) -> String {
    let ending = ending(played, seat);
    format!("{} | {} | {} | {}", ending.won, said(&ending.verdict), said(&ending.cause), ending.picture)
}

fn points(played: &Played, seat: u8) -> Vec<(&'static str, i32)> {
    ending(played, seat).score.iter().map(|line| (line.label.id, line.points)).collect()
}

fn kill(more: &str) -> Played {
    at(&format!("foe=ripper:10:150 left=0 initiative=1,2,3 hand=10,feint,feint {more}"), "")
        .play("1: set 10; 2: set feint; 3: set feint")
        .pass()
}

/// Both languages say it, of nothing but what they are told.
fn is_said(text: &Text) {
    for locale in [include_str!("../../locales/fr.ftl"), include_str!("../../locales/en.ftl")] {
        let start = format!("\n{} = ", text.id);
        let message = locale.split_once(&start).unwrap_or_else(|| panic!("nothing says {}", text.id)).1;
        let mut lines = message.lines();
        let first = lines.next().unwrap_or_default();
        let whole: String = [first].into_iter().chain(lines.take_while(|line| line.starts_with(' '))).collect();
        for name in whole.split("{ $").skip(1).map(|rest| rest.split([' ', '}']).next().unwrap_or_default()) {
            assert!(text.args.iter().any(|(known, _)| *known == name), "{} knows no {name}", text.id);
        }
    }
}

/// What each is told adds up to what each has, and says who has won.
fn adds_up(played: &Played) {
    let Status::Over(outcome) = played.game.status(&played.table) else { panic!("it goes on") };
    for seat in 0..=played.table.options.players {
        let ending = ending(played, seat);
        [&ending.verdict, &ending.cause]
            .into_iter()
            .chain(ending.score.iter().map(|line| &line.label))
            .for_each(is_said);
    }
    for seat in 0..played.table.options.players {
        let ending = ending(played, seat + 1);
        let sum: i32 = ending.score.iter().map(|line| line.points).sum();
        assert_eq!(sum, outcome.scores.as_slice()[seat as usize], "{ending:?}");
        assert_eq!(ending.won, outcome.won.has(Seat(seat)), "{ending:?}");
    }
    assert_eq!(ending(played, 0).won, !outcome.won.is_empty());
}

/// §end.winner: by how much it was won, and how much the others were short of it.
#[test]
fn the_plate_says_by_how_much_it_was_won() {
    let played = kill("prestige=4,5,2");
    adds_up(&played);
    assert_eq!(plate(&played, 1), "true | verdict-won | cause-won Bruna 7 2 Vesper | dwarf");
    assert_eq!(plate(&played, 2), "false | verdict-place 2 | cause-missed Bruna 7 2 | thief");
    assert_eq!(plate(&played, 3), "false | verdict-place 3 | cause-missed Bruna 7 5 | archer");
    assert_eq!(plate(&played, 0), "true | verdict-of Bruna | cause-watched Bruna 7 2 Vesper | dwarf");
    assert_eq!(points(&played, 1), [("score-foe", 3), ("score-rest", 4)]);
    assert_eq!(points(&played, 2), [("score-rest", 5)]);
    assert_eq!(points(&played, 0), points(&played, 1), "who watches is told of the winner's");
}

/// §end.tie: a shared victory is called so.
#[test]
fn a_shared_victory_is_called_so() {
    let played = kill("prestige=0,3,1 unmet=-");
    adds_up(&played);
    assert_eq!(plate(&played, 2), "true | verdict-shared | cause-shared Bruna, Vesper 3 | thief");
    assert_eq!(plate(&played, 3), "false | verdict-place 3 | cause-missed-shared Bruna, Vesper 3 2 | archer");
    assert_eq!(plate(&played, 0), "true | verdict-shared | cause-shared Bruna, Vesper 3 | dwarf");
}

/// §end.death: the dead are told what killed them where they saw it just now, and that it takes their prestige.
#[test]
fn the_dead_are_told_what_killed_them() {
    let alone =
        at("foe=ripper:10:150 left=0 life=100,0,0 initiative=1,0,0 hand=10,-,-", "").play("1: set 10").until("won");
    adds_up(&alone);
    assert_eq!(plate(&alone, 1), "true | verdict-won | cause-alone Bruna 3 | dwarf");
    assert_eq!(plate(&alone, 2), "false | verdict-dead | cause-dead Bruna 3 | thief");
    assert_eq!(points(&alone, 2), [("score-dead", 0)]);
    // The fire of seat 1 kills seat 2, and the Ripper with him.
    let burnt =
        at("foe=ripper:30:190 left=0 life=100,10,100 prestige=0,8,1 initiative=1,2,3 hand=50,30,25 items=fire,-,-", "")
            .play("1: set 50; 2: set 30; 3: set 25")
            .until("fire-before")
            .play("1: fire");
    adds_up(&burnt);
    let fire = "why-card-of Alchemist's Fire Bruna";
    assert!(plate(&burnt, 2).starts_with("false | verdict-dead | cause-killed"), "{}", plate(&burnt, 2));
    assert!(plate(&burnt, 2).contains(fire), "{}", plate(&burnt, 2));
    assert!(plate(&burnt, 2).ends_with("| ripper"), "{}", plate(&burnt, 2));
}

/// §end.nobody: where nobody is left, the plate says how far they came.
#[test]
fn the_plate_says_how_far_they_came() {
    let played =
        at("number=3 foe=paladin:400 life=5,5,0 prestige=3,2,0 left=5 initiative=1,2,0 hand=feint,feint,-", "")
            .play("1: set feint; 2: set feint")
            .pass();
    adds_up(&played);
    assert_eq!(plate(&played, 1), "false | verdict-nobody | cause-nobody-killed (printed Anti-Paladin) 3 8 | paladin");
    assert_eq!(plate(&played, 3), "false | verdict-nobody | cause-nobody Anti-Paladin 3 8 | archer");
    assert_eq!(plate(&played, 0), "false | verdict-nobody | cause-nobody Anti-Paladin 3 8 | paladin");
}

#[test]
fn while_it_goes_on_nothing_has_ended() {
    let played = at("foe=ripper:150 initiative=1,2,3 hand=50,40,30", "");
    assert_eq!(played.game.ending(&played.game.view(&played.table, Seat(0)), Seat(0), &[]), None);
}
