//! Lines of a record, in words.

mod common;

use common::vigil;
use kernel::Lang;
use table::Words;
use terminal::record_line::{in_words, pages};

#[test]
fn decisions_name_who_made_them() {
    let session = vigil(3, &[(1, "careful"), (2, "daring")]);
    let said = |lang: Lang, line: &str, seats: usize| {
        let (own, game) = (Words::new(lang, &[terminal::locale(lang)]), session.words(lang));
        let before: Vec<_> = pages(&session).into_iter().take(seats).collect();
        own.say(&in_words(&line.parse().expect("a line"), &before, &session, &game))
    };
    assert_eq!(said(Lang::En, "1 0 branch #00000000", 1), "branch.");
    assert_eq!(said(Lang::En, "1 0 twig #00000000", 3), "You, Lay a twig.");
    assert_eq!(said(Lang::Fr, "2 1 log < die.log:3 #00000000", 3), "Joueur 2 (robot amateur), log.");
    assert_eq!(said(Lang::Fr, "3 2 log #00000000", 3), "Joueur 3 (Bob le Hardi), log.");
    assert_eq!(said(Lang::En, "undo #00000000", 3), "the last move is undone.");
    assert_eq!(said(Lang::En, "next \"40 [ST-01] 2\"", 3), "what the campaign keeps is written down.");
}
