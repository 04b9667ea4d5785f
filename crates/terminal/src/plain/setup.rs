//! How a new table is laid out, asked in plain lines.

use super::{Console, luck, options};
use crate::guide::{GuideLine, guide};
use crate::keys;
use crate::others::Others;
use crate::screen::deal_inquiry::fresh_seed;
use bots::difficulty::{difficulty, find_deal, wishes};
use kernel::Text;
use std::io;
use table::{CampaignChoice, Luck, Settings, Words};
use table::{Label, Lesson, Moment, Puzzle};

/// A table being thought of; where chance comes from may not have been said.
struct Plan<'a> {
    label: &'a Label,
    players: Option<u64>,
    others: Others,
    options: Vec<(String, String)>,
    luck: Option<Luck>,
    campaign: CampaignChoice,
}

/// The campaigns that a run can be part of, as the menu offers them.
const CAMPAIGNS: [CampaignChoice; 3] = [CampaignChoice::Last, CampaignChoice::New, CampaignChoice::Alone];

/// What is set up.
#[derive(Debug)]
pub enum SetUp {
    /// A game, and the campaign that it is to be part of.
    Game(Box<Settings>, CampaignChoice),
    /// The lesson.
    Lesson,
    /// A puzzle.
    Puzzle(&'static Puzzle),
}

/// Asks how to play a game: by the rulebook with a fresh seed where nothing else is said. Nothing if the player goes back.
///
/// # Errors
/// If the console fails.
pub fn ask(console: &mut Console<'_>, label: &Label) -> io::Result<Option<SetUp>> {
    let others = Others::usual(&label.characters);
    let campaign = CampaignChoice::Last;
    let mut plan = Plan { label, players: None, others, options: Vec::new(), luck: None, campaign };
    plan.tell(console)?;
    console.say(&plan.keys())?;
    if !wishes(label.id).is_empty() {
        console.say(&Text::new("setup-deal"))?;
    }
    if !Puzzle::all_of(label.id).is_empty() {
        console.say(&Text::new("setup-puzzles").number("count", Puzzle::all_of(label.id).len() as i64))?;
    }
    if let Some(harder) = &label.harder {
        console.say(&Text::new("setup-harder").name("what", &harder.what))?;
    }
    loop {
        let Some(typed) = console.ask(&Text::new("setup-ask"))? else { return Ok(None) };
        match typed.to_lowercase().as_str() {
            "" => break,
            "q" => return Ok(None),
            "l" if Lesson::of(label.id).is_some() => return Ok(Some(SetUp::Lesson)),
            "h" if Lesson::of(label.id).is_some() => {
                tell_guide(console, label.id)?;
                continue;
            }
            "p" if !Puzzle::all_of(label.id).is_empty() => match ask_puzzle(console, label.id)? {
                Some(puzzle) => return Ok(Some(SetUp::Puzzle(puzzle))),
                None => continue,
            },
            "o" => plan.ask_options(console)?,
            // The letters of both languages: nobody has to think of which one he speaks.
            "g" | "s" => plan.ask_seed(console)?,
            "j" | "d" => plan.luck = Some(Luck::daily()),
            "c" => plan.luck = Some(Luck::Asked),
            "e" if !wishes(label.id).is_empty() => plan.ask_deal(console)?,
            "n" if plan.can_choose_players() => plan.ask_players(console)?,
            "b" if plan.label.players.1 > 1 => plan.ask_others(console)?,
            "r" if plan.label.harder.is_some() => plan.make_harder(),
            "k" if plan.label.first_chronicle.is_some() => plan.ask_campaign(console)?,
            _ => {
                console.say(&Text::new("setup-unknown").plain("typed", keys::shown(&typed)))?;
                continue;
            }
        }
        plan.tell(console)?;
    }
    let bots = plan.others.bots(&label.characters, plan.seats());
    let Plan { players, options, luck, campaign, .. } = plan;
    let known_seed = matches!(luck, Some(Luck::Seed { .. }));
    let settings = Settings::new(luck.unwrap_or_else(Luck::fresh));
    Ok(Some(SetUp::Game(Box::new(Settings { players, options, bots, known_seed, ..settings }), campaign)))
}

/// Asks for the number of a puzzle: that of today where nothing is said. Nothing if the player goes back.
fn ask_puzzle(console: &mut Console<'_>, game: &str) -> io::Result<Option<&'static Puzzle>> {
    let ask = Text::new("setup-ask-puzzle").number("most", Puzzle::all_of(game).len() as i64);
    loop {
        let Some(typed) = console.ask(&ask)? else { return Ok(None) };
        match keys::number(&typed).and_then(|number| Puzzle::of(game, number)) {
            _ if typed.eq_ignore_ascii_case("q") => return Ok(None),
            None if typed.is_empty() => return Ok(Puzzle::of_day(game, Moment::now())),
            None => {}
            found => return Ok(found),
        }
    }
}

/// Says how a game is played, on one page.
///
/// # Errors
/// If the console fails.
pub fn tell_guide(console: &mut Console<'_>, game: &str) -> io::Result<()> {
    guide(game, console.lang()).into_iter().try_for_each(|line| match line {
        GuideLine::Title(title) => console.line(&title),
        // Drawings say nothing to whoever listens.
        GuideLine::Drawing(_) => Ok(()),
        GuideLine::Words(words) => console.line(&words),
    })
}

impl Plan<'_> {
    fn can_choose_players(&self) -> bool {
        self.label.players.0 < self.label.players.1
    }

    /// How many seats there will be.
    fn seats(&self) -> u8 {
        self.players.map_or(self.label.players.0, |players| players as u8)
    }

    fn keys(&self) -> Text {
        match (self.can_choose_players(), self.label.players.1 > 1) {
            (true, _) => Text::new("setup-keys-players"),
            (false, true) => Text::new("setup-keys-others"),
            (false, false) => Text::new("setup-keys"),
        }
    }

    /// Makes the table the one that is recommended to whoever wants it harder.
    fn make_harder(&mut self) {
        let Some(harder) = &self.label.harder else { return };
        self.players = Some(harder.players as u64);
        self.others = Others::usual(&self.label.characters);
        self.options = harder.options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    }

    fn ask_campaign(&mut self, console: &mut Console<'_>) -> io::Result<()> {
        let values = CAMPAIGNS.map(|choice| console.words.say(&choice_text(&choice)));
        let now = CAMPAIGNS.iter().position(|choice| *choice == self.campaign).unwrap_or(0);
        if let Some(at) = ask_which(console, &values, now)? {
            self.campaign = CAMPAIGNS[at].clone();
        }
        Ok(())
    }

    /// Says what the table will be like.
    fn tell(&self, console: &mut Console<'_>) -> io::Result<()> {
        let luck = self.luck.as_ref().map_or_else(|| Text::new("setup-fresh"), luck);
        console.say(&Text::new("plain-title").name("title", &self.label.title).text("luck", luck))?;
        if self.can_choose_players() {
            console.say(&Text::new("setup-players").number("players", self.seats()))?;
        }
        if self.seats() > 1 {
            console.say(&Text::new("setup-others").text("others", self.others.text(&self.label.characters)))?;
        }
        if self.label.first_chronicle.is_some() {
            console.say(&Text::new("setup-campaign").text("campaign", choice_text(&self.campaign)))?;
        }
        options(self.label.id, &self.options).iter().try_for_each(|option| console.say(option))?;
        self.tell_difficulty(console)
    }

    fn ask_options(&mut self, console: &mut Console<'_>) -> io::Result<()> {
        for spec in &self.label.options {
            let chosen = self.options.iter().find(|(key, _)| key == spec.key);
            let now = chosen.and_then(|(_, chosen)| spec.values.iter().position(|(value, _)| value == chosen));
            console.line(spec.label.in_lang(console.lang()))?;
            let values: Vec<String> =
                spec.values.iter().map(|(_, means)| means.in_lang(console.lang()).into()).collect();
            let Some(at) = ask_which(console, &values, now.unwrap_or(0))? else { return Ok(()) };
            self.options.retain(|(key, _)| key != spec.key);
            self.options.push((spec.key.into(), spec.values[at].0.into()));
        }
        Ok(())
    }

    fn ask_seed(&mut self, console: &mut Console<'_>) -> io::Result<()> {
        match console.ask(&Text::new("setup-seed"))? {
            Some(seed) if !seed.is_empty() => self.luck = Some(Luck::seed(seed)),
            _ => self.luck = None,
        }
        Ok(())
    }

    /// Asks how hard a deal somebody would like, and looks for one.
    fn ask_deal(&mut self, console: &mut Console<'_>) -> io::Result<()> {
        let said = Words::new(console.lang(), &[table::locale(console.lang())]);
        let wishes = wishes(self.label.id);
        let values: Vec<String> = wishes.iter().map(|wish| said.say(&wish.text())).collect();
        let Some(at) = ask_which(console, &values, 0)? else { return Ok(()) };
        console.say(&Text::new("setup-deal-looking"))?;
        let settings =
            Settings { players: self.players, options: self.options.clone(), ..Settings::new(Luck::seed("")) };
        match find_deal(self.label.id, &settings, wishes[at], &mut fresh_seed, &mut |_| true) {
            Ok(found) => {
                if !found.fits {
                    console.say(&Text::new("setup-deal-nearest").number("looked", i64::from(found.looked)))?;
                }
                self.luck = Some(Luck::seed(found.seed));
                Ok(())
            }
            Err(_) => console.say(&Text::new("screen-deal-not-found")),
        }
    }

    /// Says how hard the chosen deal is, where one is chosen and that can be said.
    fn tell_difficulty(&self, console: &mut Console<'_>) -> io::Result<()> {
        let Some(luck) = self.luck.clone() else { return Ok(()) };
        let settings = Settings { players: self.players, options: self.options.clone(), ..Settings::new(luck) };
        match difficulty(self.label.id, &settings) {
            Ok(found) => {
                let said = Words::new(console.lang(), &[table::locale(console.lang())]).say(&found.text());
                console.line(&said)
            }
            Err(_) => Ok(()),
        }
    }

    fn ask_players(&mut self, console: &mut Console<'_>) -> io::Result<()> {
        let (least, most) = self.label.players;
        let ask = Text::new("setup-ask-players").number("least", least).number("most", most);
        while let Some(typed) = console.ask(&ask)? {
            match keys::number(&typed) {
                _ if typed.is_empty() => break,
                Some(players) if (least as usize..=most as usize).contains(&players) => {
                    self.players = Some(players as u64);
                    break;
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn ask_others(&mut self, console: &mut Console<'_>) -> io::Result<()> {
        if self.seats() == 1 {
            return console.say(&Text::new("setup-alone"));
        }
        console.say(&Text::new("setup-ask-others"))?;
        let characters = &self.label.characters;
        let offered = Others::offered(characters);
        let means = |others: &Others| {
            let text = others.text(characters);
            console.words.say(&match others.style(characters) {
                Some(style) => Text::new("setup-style").text("others", text).name("style", style),
                None => text,
            })
        };
        let values: Vec<String> = offered.iter().map(means).collect();
        let now = offered.iter().position(|others| *others == self.others).unwrap_or(0);
        if let Some(at) = ask_which(console, &values, now)? {
            self.others = offered[at];
        }
        Ok(())
    }
}

/// A campaign that a run can be part of, in words.
pub(crate) fn choice_text(choice: &CampaignChoice) -> Text {
    match choice {
        CampaignChoice::Last => Text::new("campaign-last"),
        CampaignChoice::New => Text::new("campaign-new"),
        CampaignChoice::Alone => Text::new("campaign-alone"),
        CampaignChoice::Named(name) => Text::new("campaign-named").plain("name", name.clone()),
    }
}

/// Asks for one of several values; nothing at the end of input.
fn ask_which(console: &mut Console<'_>, values: &[String], now: usize) -> io::Result<Option<usize>> {
    for (at, means) in values.iter().enumerate() {
        console.say(&Text::new("setup-value").number("number", at as i64 + 1).plain("means", means.as_str()))?;
    }
    let ask = Text::new("setup-option").number("now", now as i64 + 1);
    while let Some(typed) = console.ask(&ask)? {
        if typed.is_empty() {
            return Ok(Some(now));
        }
        let chosen = keys::number(&typed).and_then(|number| number.checked_sub(1));
        if let Some(at) = chosen.filter(|at| *at < values.len()) {
            return Ok(Some(at));
        }
        let unknown = Text::new("setup-no-value").plain("typed", keys::shown(&typed));
        console.say(&unknown.number("most", values.len() as i64))?;
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Character, Lang, Printed};
    use table::shelf;

    fn asked(players: (u8, u8), typed: &str) -> (Option<Settings>, String) {
        asked_of(Label { players, ..shelf::label(table::IDS[0]).expect("a game on the shelf").clone() }, typed)
    }

    fn asked_of(label: Label, typed: &str) -> (Option<Settings>, String) {
        let (mut input, mut output) = (typed.as_bytes(), Vec::new());
        let settings = ask(&mut Console::new(Lang::En, &mut input, &mut output), &label);
        (
            match settings.expect("a console in memory") {
                Some(SetUp::Game(settings, _)) => Some(*settings),
                Some(SetUp::Lesson | SetUp::Puzzle(_)) | None => None,
            },
            String::from_utf8(output).expect("UTF-8"),
        )
    }

    #[test]
    fn enter_alone_is_the_rulebook_with_a_fresh_seed() {
        let (one, two) = (asked((1, 1), "\n").0.expect("a table"), asked((1, 1), "\n").0.expect("a table"));
        assert_eq!((one.players, one.options.len()), (None, 0));
        assert_ne!(one.luck, two.luck);
    }

    #[test]
    fn players_are_asked_for_where_there_is_a_range() {
        let (settings, said) = asked((2, 4), "N\n1\n5\nx\n3\n\n");
        assert_eq!(settings.expect("a table").players, Some(3));
        assert!(said.contains("2 players.") && said.contains("3 players."), "{said}");
        assert_eq!(asked((2, 4), "n\n\n\n").0.expect("a table").players, None);
        let (settings, said) = asked((2, 2), "n\n\n");
        assert_eq!(settings.expect("a table").players, None);
        assert!(said.contains("is not one of these letters") && !said.contains("number of players"), "{said}");
    }

    #[test]
    fn other_seats_are_for_people_or_bots() {
        let bots = |players, typed| {
            let bots = asked(players, typed).0.expect("a table").bots;
            bots.into_iter().map(|(seat, name)| (seat.0, name)).collect::<Vec<_>>()
        };
        assert_eq!(bots((2, 4), "\n"), []);
        assert_eq!(bots((2, 2), "b\n3\n\n"), [(1, "casual".into())]);
        // Seats that come later are held by the same.
        assert_eq!(bots((2, 4), "b\n6\nn\n3\n\n"), [(1, "master".into()), (2, "master".into())]);
        assert_eq!(bots((1, 2), "n\n2\nb\n2\nn\n1\n\n"), []);
        let (_, said) = asked((1, 2), "b\n\n");
        assert!(said.contains("You are playing solo") && !said.contains("Other players:"), "{said}");
        let (_, said) = asked((2, 3), "b\n9\n3\n\n");
        assert!(
            said.contains("Other players: other players, on this screen.")
                && said.contains("Other players: casual bots."),
            "{said}"
        );
        assert!(asked((1, 1), "b\n\n").1.contains("is not one of these letters"));
    }

    /// Where bots come in characters, they hold the other seats unless people are asked for.
    #[test]
    fn other_seats_are_for_characters() {
        let character = |word, name: &str, style: &str| Character {
            word,
            name: Printed::new(name, name),
            style: Printed::new(style, style),
        };
        let characters =
            vec![character("frugal", "Anne the Frugal", "Saves."), character("daring", "Bob the Bold", "Dares.")];
        let asked = |typed| {
            let label = shelf::label(table::IDS[0]).expect("a game on the shelf");
            let (settings, said) =
                asked_of(Label { players: (3, 4), characters: characters.clone(), ..label.clone() }, typed);
            let bots = settings.expect("a table").bots;
            (bots.into_iter().map(|(seat, name)| format!("{}={name}", seat.0)).collect::<Vec<_>>().join(" "), said)
        };
        let (bots, said) = asked("\n");
        assert_eq!(bots, "1=hidden 2=hidden");
        assert!(said.contains("Other players: masked bots."), "{said}");
        assert_eq!(asked("b\n2\n\n").0, "1=frugal 2=daring");
        let (bots, said) = asked("b\n4\nn\n4\n\n");
        assert_eq!(bots, "1=daring 2=daring 3=daring");
        assert!(said.contains("3. bots: Anne the Frugal: Saves.") && said.contains("10. other players"), "{said}");
        assert_eq!(asked("b\n6\n\n").0, "1=careful 2=careful");
        assert_eq!(asked("b\n10\n\n").0, "");
    }

    #[test]
    fn the_last_luck_counts() {
        let luck = |typed| asked((1, 1), typed).0.expect("a table").luck;
        assert_eq!(luck("c\ns\nmine\n\n"), Luck::seed("mine"));
        assert_eq!(luck("g\nmine\nC\n\n"), Luck::Asked);
        assert_ne!(luck("s\nmine\ns\n\n\n"), Luck::seed("mine"));
        assert!(asked((1, 1), "s\nmine\nq\n").0.is_none() && asked((1, 1), "s\nmine\n").0.is_none());
    }
}
