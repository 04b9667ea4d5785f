//! What the player's finished games came to. Rankings never mix games, rules, decks, options, numbers of players or the
//! bots among them, and assisted games stand apart. Where several people share a screen, they keep one book: see
//! [`crate::Verdict::of_people`]. Where they are rivals, their games count as played, and neither as won nor as lost.

use crate::archive::Run;
use crate::session::Session;
use crate::verdict::ForPeople;
use std::collections::BTreeMap;

/// What must be the same for games to be compared.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct GameKind {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: String,
    /// What is not the rulebook's for the fewest: `players=3 bots=careful weapon=le deck=own:1a2b3c4d`.
    pub options: String,
    /// Whether the player had help.
    pub assisted: bool,
}

impl GameKind {
    /// The kind of a game in the archive.
    pub fn of(run: &Run) -> Self {
        let summary = &run.summary;
        let (game, rules) = (summary.game.clone(), summary.rules.clone());
        Self { game, rules, options: run.non_default_options(), assisted: summary.assisted }
    }

    /// The kind of a game on the table.
    pub fn of_session(session: &Session) -> Self {
        Self {
            game: session.id().into(),
            rules: session.rules().to_string(),
            options: session.non_default_options(),
            assisted: session.assisted(),
        }
    }
}

/// What finished games of one kind came to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    /// Games.
    pub games: u64,
    /// Those of them that rivals at one screen played: they count as played and for nothing else.
    pub apart: u64,
    /// Those of them that were given up: they count as lost, without a score.
    pub resigned: u64,
    /// Games won.
    pub wins: u64,
    /// Games won since the last one lost.
    pub streak: u64,
    /// The most games won in a row.
    pub best_streak: u64,
    /// The best score.
    pub best: Option<i32>,
    /// The worst score.
    pub worst: Option<i32>,
    scores: i64,
}

impl Figures {
    /// Adds a game, which comes after all that were added before.
    pub fn add(&mut self, result: ForPeople) {
        self.games += 1;
        let Some((score, won)) = result.together() else {
            self.apart += 1;
            return;
        };
        self.wins += won as u64;
        self.streak = if won { self.streak + 1 } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
        self.scores += score as i64;
        self.best = self.best.max(Some(score));
        self.worst = Some(self.worst.map_or(score, |worst| worst.min(score)));
    }

    /// Adds a game that was given up, which comes after all that were added before.
    pub fn add_resigned(&mut self) {
        (self.games, self.resigned, self.streak) = (self.games + 1, self.resigned + 1, 0);
    }

    /// Adds a game in the archive, if it is finished.
    fn add_run(&mut self, run: &Run) {
        match run.summary.result() {
            Some(result) => self.add(result),
            None if run.summary.resigned => self.add_resigned(),
            None => {}
        }
    }

    /// Games that were won or lost.
    pub fn decided(&self) -> u64 {
        self.games - self.apart
    }

    /// The mean score; 0 where no game has one.
    pub fn mean(&self) -> f64 {
        self.scores as f64 / (self.decided() - self.resigned).max(1) as f64
    }

    /// Games won out of a thousand that were won or lost; 0 where there are none.
    pub fn wins_per_mille(&self) -> u32 {
        ((self.wins * 1000 + self.decided() / 2) / self.decided().max(1)) as u32
    }
}

/// The figures of every kind of finished game among these, which come oldest first.
pub fn of(runs: &[Run]) -> BTreeMap<GameKind, Figures> {
    let mut kinds: BTreeMap<GameKind, Figures> = BTreeMap::new();
    for run in runs {
        if !run.summary.is_unfinished() {
            kinds.entry(GameKind::of(run)).or_default().add_run(run);
        }
    }
    kinds
}

/// How a score stands among earlier ones of its kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// What the earlier games of that kind came to.
    pub earlier: Figures,
    /// The place of the score among them all, 1 for the best; the same for equal scores.
    pub place: u64,
}

/// How a score of that kind stands among those of earlier games; games of other kinds and unfinished ones are passed over.
pub fn rank<'a>(kind: &GameKind, score: i32, earlier: impl IntoIterator<Item = &'a Run>) -> Standing {
    let mut standing = Standing { earlier: Figures::default(), place: 1 };
    for run in earlier {
        if !run.summary.is_unfinished() && GameKind::of(run) == *kind {
            standing.earlier.add_run(run);
            let other = run.summary.result().and_then(ForPeople::together);
            standing.place += other.is_some_and(|(other, _)| other > score) as u64;
        }
    }
    standing
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Summary;
    use crate::settings::{Luck, Settings};
    use crate::{Verdict, shelf};
    use kernel::{Outcome, Seat, SeatSet};

    fn run(options: &[(&str, &str)], over: Option<(i32, bool)>, assisted: bool) -> Run {
        let options = options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
        let settings = Settings { options, ..Settings::new(Luck::seed("a")) };
        let notes = vec!["begun 2026-11-15T20:33:44Z".to_string()];
        let (game, rules) = (shelf::IDS[0].to_string(), "1".to_string());
        let over = over.map(|(score, won)| Verdict::of(&Outcome::solo(score, won)));
        let handed_over = Vec::new();
        let summary =
            Summary { game, rules, settings, notes, decisions: 3, assisted, resigned: false, over, handed_over };
        Run { path: "a.txt".into(), summary }
    }

    /// An option of the first game and two of its values, the rulebook's first.
    fn option() -> (&'static str, &'static str, &'static str) {
        let spec = &shelf::label(shelf::IDS[0]).expect("a game").options[0];
        (spec.key, spec.values[0].0, spec.values[1].0)
    }

    #[test]
    fn what_a_run_says_of_itself() {
        let (key, usual, odd) = option();
        assert_eq!(run(&[(key, usual)], None, false).non_default_options(), "");
        let odd_one = run(&[(key, odd)], None, false);
        assert_eq!(odd_one.non_default_options(), format!("{key}={odd}"));
        assert_eq!((odd_one.seed(), odd_one.begun()), (Some("a"), Some("2026-11-15T20:33:44Z")));
    }

    #[test]
    fn kinds_are_never_mixed() {
        let (key, usual, odd) = option();
        let runs = [
            run(&[(key, usual)], Some((5, true)), false),
            run(&[], Some((7, true)), false),
            run(&[], Some((-3, false)), false),
            run(&[], Some((2, true)), false),
            run(&[], None, false),
            run(&[(key, odd)], Some((9, true)), false),
            run(&[], Some((20, true)), true),
        ];
        let kinds = of(&runs);
        assert_eq!(kinds.len(), 3);
        let plain = &kinds[&GameKind::of(&runs[0])];
        assert_eq!((plain.games, plain.wins, plain.streak, plain.best_streak), (4, 3, 1, 2));
        assert_eq!((plain.best, plain.worst, plain.mean(), plain.wins_per_mille()), (Some(7), Some(-3), 2.75, 750));
        assert_eq!(Figures::default().mean(), 0.0);
        assert_eq!(kinds.values().map(|figures| figures.games).sum::<u64>(), 6);
    }

    /// Tables of other sizes, and with other bots, are other games.
    #[test]
    fn tables_of_several_stand_apart() {
        let seated = |players: u64, bots: &[(u8, &str)], over: &str| {
            let mut run = run(&[], None, false);
            run.summary.settings.players = Some(players);
            run.summary.settings.bots = bots.iter().map(|(seat, bot)| (Seat(*seat), (*bot).into())).collect();
            run.summary.over = over.parse().ok();
            run
        };
        let runs = [
            seated(1, &[], "5 lost"),
            seated(2, &[], "5 lost 7 won"),
            seated(2, &[(1, "careful")], "5 lost 7 won"),
            seated(2, &[(0, "careful")], "5 lost 7 won"),
            seated(3, &[(1, "random"), (2, "random")], "5 lost 7 won 9 lost"),
            seated(3, &[(1, "random"), (2, "careful")], "5 lost 7 lost 9 won"),
        ];
        let said: Vec<String> = runs.iter().map(Run::non_default_options).collect();
        let expected = [
            "",
            "players=2",
            "players=2 bots=careful",
            "players=2 bot1=careful",
            "players=3 bots=random",
            "players=3 bot2=random bot3=careful",
        ];
        assert_eq!(said, expected);
        assert_eq!(of(&runs).len(), runs.len());
        // The result is that of the people, wherever they sit.
        let results: Vec<_> = runs.iter().filter_map(|run| run.summary.result()?.together()).collect();
        assert_eq!(results, [(5, false), (7, true), (5, false), (7, true), (5, false), (5, false)]);
    }

    /// What several rivals played is played, and neither won nor lost by them.
    #[test]
    fn rivals_only_count_as_having_played() {
        let mut figures = Figures::default();
        let apart = ForPeople::Apart { winners: SeatSet::only(Seat(1)) };
        let results =
            [ForPeople::Together { score: 6, won: true }, apart, ForPeople::Together { score: 2, won: false }];
        results.into_iter().for_each(|result| figures.add(result));
        assert_eq!((figures.games, figures.apart, figures.decided()), (3, 1, 2));
        assert_eq!((figures.wins, figures.wins_per_mille(), figures.mean()), (1, 500, 4.0));
        assert_eq!((figures.best, figures.worst, figures.best_streak), (Some(6), Some(2), 1));
        let mut only = Figures::default();
        only.add(apart);
        assert_eq!((only.wins_per_mille(), only.mean(), only.best), (0, 0.0, None));
    }

    #[test]
    fn places_among_earlier_games() {
        let runs = [
            run(&[], Some((5, true)), false),
            run(&[], Some((7, true)), false),
            run(&[], Some((99, true)), true),
            run(&[], None, false),
        ];
        let place = |score| rank(&GameKind::of(&runs[0]), score, &runs).place;
        assert_eq!([8, 7, 6, 5, 4].map(place), [1, 1, 2, 2, 3]);
        let standing = rank(&GameKind::of(&runs[0]), 6, &runs);
        assert_eq!((standing.earlier.games, standing.earlier.best, standing.earlier.mean()), (2, Some(7), 6.0));
        let first = rank(&GameKind::of(&runs[0]), -5, []);
        assert_eq!((first.earlier.games, first.earlier.best, first.place), (0, None, 1));
    }

    #[test]
    fn the_kind_of_a_game_on_the_table() {
        let (key, _, odd) = option();
        let settings = Settings { options: vec![(key.into(), odd.into())], ..Settings::new(Luck::fresh()) };
        let mut session = shelf::open(shelf::IDS[0], settings, &mut crate::nobody_asks).expect("a game");
        assert_eq!(GameKind::of_session(&session), GameKind::of(&run(&[(key, odd)], None, false)));
        session.mark_assisted();
        assert!(GameKind::of_session(&session).assisted);
    }
}
