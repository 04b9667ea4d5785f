//! Pages that are for everybody: what search engines are told of them. All others ask not to be listed, and hold what is somebody's.

use crate::localizer::Localizer;
use crate::rules::rulebook::Rulebook;
use kernel::{Lang, Text};
use table::shelf;
use table::{Lesson, Puzzle};

/// What a page is, in a sentence for those who search; nothing where it is not for everybody, or there are too many like it.
pub fn description(localizer: &Localizer, path: &str) -> Option<String> {
    let parts: Vec<&str> = path.split('/').skip(1).collect();
    let text = match parts.as_slice() {
        [""] => Text::new("describe-home"),
        ["daily"] => Text::new("describe-daily"),
        ["daily", game] => of_game("describe-daily-of", game, localizer.lang)?,
        ["new", game] => of_game("describe-new", game, localizer.lang)?,
        ["rules"] => Text::new("describe-rules"),
        ["rules", book] => match &Rulebook::of(book, localizer.lang)?.title {
            Some(title) => Text::new("describe-rules-of").plain("game", title.as_str()),
            None => Text::new("describe-rules-table"),
        },
        ["learn"] => Text::new("describe-learn"),
        ["learn", game] => {
            Lesson::all().iter().find(|lesson| lesson.game == *game)?;
            of_game("describe-learn-of", game, localizer.lang)?
        }
        ["puzzles"] => Text::new("describe-puzzles"),
        ["puzzles", game] => {
            Puzzle::all_of(game).first()?;
            of_game("describe-puzzles-of", game, localizer.lang)?
        }
        ["privacy"] => Text::new("describe-privacy"),
        ["api"] => Text::new("describe-api"),
        _ => return None,
    };
    Some(localizer.ui.say(&text))
}

fn of_game(id: &'static str, game: &str, lang: Lang) -> Option<Text> {
    Some(Text::new(id).plain("game", shelf::label(game)?.title.in_lang(lang)))
}

/// Whether a page says nothing of whoever looks at it but a name that everybody may know, so that its size tells nothing either.
pub fn says_the_same_to_all(path: &str) -> bool {
    let first = path.trim_start_matches('/').split('/').next().unwrap_or("");
    matches!(first, "rules" | "learn" | "privacy" | "offline") || matches!(path, "/api" | "/api/v1/games")
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::IDS;

    #[test]
    fn only_pages_for_everybody_are_described() {
        let localizers = Lang::ALL.map(Localizer::new);
        let game = IDS[0];
        let public =
            ["/", "/daily", "/rules", "/rules/table", "/learn", "/puzzles", "/privacy", "/api"].map(String::from);
        let of_games = ["daily", "new", "rules"].map(|page| format!("/{page}/{game}"));
        let lessons = Lesson::all().iter().map(|lesson| format!("/learn/{}", lesson.game));
        let mut told = std::collections::BTreeSet::new();
        for path in public.into_iter().chain(of_games).chain(lessons) {
            for localizer in &localizers {
                let said = description(localizer, &path).unwrap_or_else(|| panic!("{path} is not described"));
                assert!((40..=200).contains(&said.chars().count()), "{path}: {said}");
                assert!(told.insert(said), "{path} is described like another page");
            }
        }
        for path in [
            "/t/0123456789bcdfghjkmnpqrsta",
            "/r/0123456789bcdfghjkmnpqrsta",
            "/j/0123456789bcdfghjkmnpqrsta",
            "/me",
            "/me/tokens",
            "/login",
            "/rejoin",
            "/replay",
            "/looks",
            "/rules/chess",
            &format!("/seed/{game}/1"),
            &format!("/daily/{game}/2026-11-16"),
        ] {
            assert!(localizers.iter().all(|localizer| description(localizer, path).is_none()), "{path}");
        }
    }

    #[test]
    fn what_is_somebodys_does_not_say_the_same_to_all() {
        for path in ["/rules", "/rules/x/y", "/learn/x", "/privacy", "/api", "/api/v1/games"] {
            assert!(says_the_same_to_all(path), "{path}");
        }
        for path in ["/", "/daily", "/me", "/t/x", "/r/x", "/j/x", "/new/x", "/api/v1/me", "/api/v1/tables", "/looks"] {
            assert!(!says_the_same_to_all(path), "{path}");
        }
    }
}
