//! `oubliette`, `oubliette play`, `oubliette replay`.

use crate::cli::{FaceArgs, FateName, PlayArgs, ReplayArgs};
use crate::command::CommandContext;
use crate::failure::{Failure, talk};
use crate::{deck, history, puzzles, screen};
use bots::difficulty::{NoDifficulty, difficulty, find_deal};
use kernel::{ChronicleError, Lang, Seat, Text};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use table::archive::{ResumeError, read_text};
use table::bot_spec::HIDDEN;
use table::campaign::{CampaignChoice, RunOpening, next_run};
use table::{
    BotSpec, DealWish, Keeper, Label, Lesson, Luck, OpenError, Puzzle, RealCardAnswer, Session, Settings, Words, disk,
    rulebook, settings, shelf,
};
use terminal::Console;
use terminal::menu::{self, Wish};
use terminal::plain::{Ended, OpeningDealer, Sitting, tell_guide};
use terminal::screen::StartAt;
use terminal::viewer::Viewer;

/// What `--bots` says where people hold every seat.
pub const NO_BOTS: &str = "none";

/// `oubliette` without a command.
pub fn menu(desk: &mut CommandContext, face: FaceArgs) -> Result<ExitCode, Failure> {
    if screen::wanted(face) {
        return screen::show(desk, face, StartAt::Menu);
    }
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut console = Console::new(desk.lang, &mut input, &mut output).wrapped_at(window);
    let mut status = ExitCode::SUCCESS;
    loop {
        let unfinished = desk.archive.unfinished(None).map_err(|error| desk.bad_archive(&error))?;
        let wish = menu::choose(&mut console, &unfinished)?;
        desk.speak(console.lang());
        match wish {
            Wish::Play(game, settings, campaign) => {
                match begin(desk, desk.label(game)?, *settings, &campaign, &mut console) {
                    Ok(opened) => status = sit_at_menu(desk, &mut console, opened, status)?,
                    // Somebody who has no cards at hand after all is still at the menu.
                    Err(Failure::Shown(said)) => console.line(said.trim_end())?,
                    Err(failure) => return Err(failure),
                }
            }
            Wish::Lesson(game) => drop(sit_in_lesson(desk, &mut console, game)?),
            Wish::Puzzle(puzzle) => sit_at_puzzles(desk, &mut console, puzzle)?,
            Wish::Continue(path) => {
                match resume(desk, &path) {
                    Ok(resumed) => status = sit_at_menu(desk, &mut console, resumed, status)?,
                    Err(Failure::Io(error)) => return Err(Failure::Io(error)),
                    // The menu is still there for another game.
                    Err(failure) => drop(failure.tell(desk.lang)),
                }
            }
            Wish::Delete(path) => menu::tell_deleted(&mut console, desk.archive.delete(&path))?,
            Wish::History => console.line(&history::list(desk, None)?)?,
            Wish::Codex(game) => {
                let runs = desk.archive.runs().map_err(|error| desk.bad_archive(&error))?.0;
                terminal::plain::read_codex(&mut console, game, &runs)?;
            }
            Wish::Stats => console.line(&history::in_words(desk, None)?)?,
            Wish::Rules(game) => {
                tell_guide(&mut console, game)?;
                console.line("")?;
                let rules = shelf::rules(game, desk.lang).unwrap_or_default();
                for rule in &rules {
                    console.line(&format!("§{}\n{}\n", rule.id, rule.plain()))?;
                }
                if let Some(note) = rulebook::sealed_note(desk.label(game)?, &rules) {
                    console.line(&desk.words.say(&note))?;
                }
            }
            Wish::Quit => return Ok(status),
        }
    }
}

/// Plays a game from the menu, which is still there for another one where the file of this one failed; gives the exit status.
fn sit_at_menu(
    desk: &CommandContext,
    console: &mut Console<'_>,
    opened: Opened,
    status: ExitCode,
) -> Result<ExitCode, Failure> {
    match sit(desk, console, opened) {
        Ok(()) => Ok(status),
        Err(failure @ Failure::BadFile(_)) => Ok(failure.tell(desk.lang)),
        Err(failure) => Err(failure),
    }
}

/// The lesson of a game, at its first step.
fn lesson(desk: &CommandContext, game: &str) -> Result<Session, Failure> {
    let none = || Failure::Usage(desk.words.say(&Text::new("no-lesson").plain("game", game)));
    let lesson = Lesson::of(game).ok_or_else(none)?;
    lesson.begin().map_err(|error| Failure::Shown(error.to_string()))
}

/// Plays a lesson in plain lines. Nothing of it is kept.
fn sit_in_lesson(desk: &CommandContext, console: &mut Console<'_>, game: &str) -> Result<Ended, Failure> {
    let mut session = lesson(desk, game)?;
    Ok(Sitting::new(console, &mut session, None).play()?)
}

/// Solves puzzles in plain lines, one after the other, until the player has enough. Nothing of them is kept but the answers.
fn sit_at_puzzles(desk: &CommandContext, console: &mut Console<'_>, first: &'static Puzzle) -> Result<(), Failure> {
    let mut puzzle = first;
    loop {
        let mut session = puzzles::laid_out(puzzle)?;
        match Sitting::new(console, &mut session, None).keeping_answers(&desk.archive).play()? {
            Ended::NextPuzzle => puzzle = puzzle.next(),
            Ended::Over | Ended::Left | Ended::Unsaved => return Ok(()),
        }
    }
}

/// `oubliette puzzle` in plain lines.
pub fn puzzle(desk: &CommandContext, puzzle: &'static Puzzle) -> Result<(), Failure> {
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut console = Console::new(desk.lang, &mut input, &mut output).wrapped_at(window);
    sit_at_puzzles(desk, &mut console, puzzle)
}

/// `oubliette play`
pub fn play(desk: &mut CommandContext, args: PlayArgs, face: FaceArgs) -> Result<ExitCode, Failure> {
    let label = desk.label(&args.game)?;
    let face = args.face.or(face);
    let on_screen = screen::wanted(face);
    if args.lesson && on_screen {
        return screen::show(desk, face, StartAt::Lesson(Box::new(lesson(desk, label.id)?)));
    }
    if on_screen && args.fate == Some(FateName::Asked) {
        let settings = laid_out(desk, label, &args)?;
        // A run that was begun is taken up again below.
        let campaign = match opening(desk, label, &campaign_choice(desk, label, &args)?)? {
            RunOpening::Alone => Some(None),
            RunOpening::Start(start) => Some(Some(start)),
            RunOpening::Resume(_) => None,
        };
        if let Some(campaign) = campaign {
            return screen::show(desk, face, StartAt::Deal(label, Settings { campaign, ..settings }));
        }
    }
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut console = Console::new(desk.lang, &mut input, &mut output).wrapped_at(window);
    if args.lesson {
        sit_in_lesson(desk, &mut console, label.id)?;
        return Ok(ExitCode::SUCCESS);
    }
    let opened = match &args.resume {
        None => {
            let settings = laid_out(desk, label, &args)?;
            begin(desk, label, settings, &campaign_choice(desk, label, &args)?, &mut console)?
        }
        Some(Some(path)) => {
            let opened = resume(desk, path)?;
            if opened.0.id() != label.id {
                let text = Text::new("resume-other").plain("path", path.display().to_string());
                return Err(Failure::Usage(desk.words.say(&text.plain("game", opened.0.id()))));
            }
            opened
        }
        Some(None) => {
            let nothing = || Failure::Usage(desk.words.say(&Text::new("nothing-to-resume").plain("game", label.id)));
            let unfinished = desk.archive.unfinished(Some(label.id)).map_err(|error| desk.bad_archive(&error))?;
            let run = unfinished.first().ok_or_else(nothing)?;
            resume(desk, &run.path)?
        }
    };
    if on_screen {
        drop(console);
        let (session, mut keeper) = opened;
        // A file that was cut short may lack its last line.
        keeper.save(&session).map_err(|error| cannot_keep(desk, &error))?;
        return screen::show(desk, face, StartAt::Play(Box::new(session), keeper));
    }
    sit(desk, &mut console, opened)?;
    Ok(ExitCode::SUCCESS)
}

/// A game and its file.
type Opened = (Session, Keeper);

/// What `--campaign` says where a run is part of none.
const NO_CAMPAIGN: &str = "none";

/// Which campaign a run is to be part of, by the command line: the last one where nothing is said, luck is fresh and cards are as printed.
fn campaign_choice(desk: &CommandContext, label: &Label, args: &PlayArgs) -> Result<CampaignChoice, Failure> {
    match args.campaign.as_deref() {
        Some(NO_CAMPAIGN) => Ok(CampaignChoice::Alone),
        Some(_) if label.first_chronicle.is_none() => {
            Err(desk.cannot_open(&OpenError::Chronicle(ChronicleError::NoCampaigns)))
        }
        Some(name) => Ok(CampaignChoice::Named(name.into())),
        // A run on other cards tells nothing of a campaign, nor the other way round.
        None if args.seed.is_some() || args.daily || args.deck.is_some() => Ok(CampaignChoice::Alone),
        None => Ok(CampaignChoice::Last),
    }
}

/// Which run is played next, by the campaign that was chosen.
fn opening(desk: &CommandContext, label: &Label, choice: &CampaignChoice) -> Result<RunOpening, Failure> {
    let folder = desk.archive.folder().to_path_buf();
    next_run(&desk.archive, label, choice).map_err(|error| match error {
        ResumeError::Record(error) => desk.wrong_record(&folder, &error),
        ResumeError::Io(error) => desk.bad_archive(&error),
        ResumeError::Busy | ResumeError::Resigned => desk.bad_archive(&io::ErrorKind::ResourceBusy.into()),
    })
}

/// Begins a game; where it is a run of a campaign, the next one, or the one that was begun.
fn begin(
    desk: &CommandContext,
    label: &Label,
    settings: Settings,
    choice: &CampaignChoice,
    console: &mut Console<'_>,
) -> Result<Opened, Failure> {
    match opening(desk, label, choice)? {
        RunOpening::Alone => open(desk, label, settings, console),
        RunOpening::Start(start) => {
            let said = desk.words.say(&Text::new("campaign-run").plain("name", start.name.clone()));
            let opened = open(desk, label, Settings { campaign: Some(start), ..settings }, console)?;
            console.line(&said)?;
            Ok(opened)
        }
        RunOpening::Resume(path) => {
            let text = Text::new("campaign-resumed").plain("path", path.display().to_string());
            console.line(&desk.words.say(&text))?;
            resume(desk, &path)
        }
    }
}

/// How the table is laid out, by the command line.
fn laid_out(desk: &CommandContext, label: &Label, args: &PlayArgs) -> Result<Settings, Failure> {
    let luck = match (args.fate, &args.seed, args.daily) {
        (Some(FateName::Asked), _, _) => Luck::Asked,
        (_, Some(seed), _) => Luck::seed(seed.clone()),
        (_, None, true) => Luck::daily(),
        (_, None, false) => Luck::fresh(),
    };
    let custom = deck::read(desk, label.id, args.deck.as_deref())?;
    let (least, most) = label.players;
    let players = args.players.unwrap_or(least as u64);
    if !(least as u64..=most as u64).contains(&players) {
        return Err(desk.cannot_open(&OpenError::Players { least, most }));
    }
    let bots = company(label, players as u8, args).map_err(|error| desk.cannot_open(&error))?;
    let known_seed = args.seed.is_some() || args.daily;
    let settings = Settings {
        players: args.players,
        options: args.options.clone(),
        luck,
        custom,
        bots,
        campaign: None,
        known_seed,
    };
    match args.deal {
        Some(deal) => found_deal(desk, label, settings, deal.into()),
        None => {
            // What the day's deal is like is said before it is played.
            if let Some(found) = args.daily.then(|| difficulty(label.id, &settings).ok()).flatten() {
                writeln!(io::stdout(), "{}", desk.words.say(&found.text()))?;
            }
            Ok(settings)
        }
    }
}

/// The same table on a deal that is as hard as somebody would like.
fn found_deal(desk: &CommandContext, label: &Label, settings: Settings, wish: DealWish) -> Result<Settings, Failure> {
    let mut told = Instant::now();
    let mut watch = |looked: u32| {
        if told.elapsed() > PROGRESS && io::stderr().is_terminal() {
            told = Instant::now();
            talk(&desk.words.say(&Text::new("deal-looking").number("looked", i64::from(looked))));
        }
        true
    };
    let mut seeds = || match Luck::fresh() {
        Luck::Seed { seed, .. } => seed,
        Luck::Asked => String::new(),
    };
    let none = |id: &'static str| Failure::Usage(desk.words.say(&Text::new(id).plain("game", label.id)));
    let found = find_deal(label.id, &settings, wish, &mut seeds, &mut watch).map_err(|error| match error {
        NoDifficulty::Settings(error) => desk.cannot_open(&error),
        NoDifficulty::NotSolved => none("deal-not-solved"),
        NoDifficulty::NoDeal | NoDifficulty::Stopped => none("deal-not-alone"),
    })?;
    if !found.fits {
        let nearest = Text::new("deal-nearest").number("looked", i64::from(found.looked));
        writeln!(io::stdout(), "{}", desk.words.say(&nearest))?;
    }
    writeln!(io::stdout(), "{}", desk.words.say(&found.difficulty.text()))?;
    Ok(Settings { luck: Luck::seed(found.seed), ..settings })
}

/// How long one waits before one is told again how far a search has come.
const PROGRESS: Duration = Duration::from_secs(2);

/// The seats that bots hold: those named one by one, and with `--bots` every other one but the first, by turns. Where
/// nothing is said and bots come in characters, those hold them and hide which: three people are seldom at one screen.
fn company(label: &Label, seats: u8, args: &PlayArgs) -> Result<Vec<(Seat, BotSpec)>, OpenError> {
    let mut bots: Vec<(Seat, &str)> = args.bot.iter().map(|(number, bot)| (Seat(number - 1), bot.as_str())).collect();
    let words = || match label.characters.as_slice() {
        [] => vec!["careful"],
        _ => vec![HIDDEN],
    };
    let names: Vec<&str> = match &args.bots {
        Some(Some(names)) if names == NO_BOTS => Vec::new(),
        Some(_) if seats == 1 => return Err(OpenError::NoSeat { seat: Seat(1), seats }),
        Some(Some(names)) => names.split(',').collect(),
        Some(None) => words(),
        None if bots.is_empty() && !label.characters.is_empty() => words(),
        None => Vec::new(),
    };
    let turns = (1..seats).map(Seat).zip(names.into_iter().cycle());
    let free: Vec<(Seat, &str)> = turns.filter(|(seat, _)| bots.iter().all(|(held, _)| held != seat)).collect();
    bots.extend(free);
    // What a bot takes for granted is written out, so that the record says it.
    let named = |(seat, name)| {
        let bot = BotSpec::from(name).written_out();
        settings::check_new_bot(seat, &bot, &label.characters).map(|()| (seat, bot))
    };
    let mut bots = bots.into_iter().map(named).collect::<Result<Vec<_>, OpenError>>()?;
    bots.sort_by_key(|(seat, _)| *seat);
    Ok(bots)
}

fn open(
    desk: &CommandContext,
    label: &Label,
    settings: Settings,
    console: &mut Console<'_>,
) -> Result<Opened, Failure> {
    let mut failed = Ok(());
    let mut dealer = OpeningDealer::new(console, label, &settings);
    if settings.luck == Luck::Asked {
        dealer.introduce(console, &settings)?;
    }
    let opened = shelf::open(label.id, settings, &mut |asking| {
        dealer.ask(console, asking).unwrap_or_else(|error| {
            failed = Err(error);
            RealCardAnswer::Stop
        })
    });
    failed?;
    dealer.close(console)?;
    let session = match opened {
        Ok(session) => session,
        Err(OpenError::Unanswered) => {
            return Err(Failure::Shown(desk.words.say(&OpenError::Unanswered.text()) + "\n"));
        }
        Err(error) => return Err(desk.cannot_open(&error)),
    };
    let keeper = desk.archive.keep(&session).map_err(|error| cannot_keep(desk, &error))?;
    Ok((session, keeper))
}

fn cannot_keep(desk: &CommandContext, error: &io::Error) -> Failure {
    let folder = desk.archive.folder().display().to_string();
    let text = Text::new("failed-keep").plain("folder", folder).text("error", disk::text(error));
    Failure::BadFile(desk.words.say(&text))
}

fn resume(desk: &CommandContext, path: &Path) -> Result<Opened, Failure> {
    let (loaded, keeper) = desk.archive.resume(path).map_err(|error| match error {
        ResumeError::Io(error) => desk.bad_file(path, &error),
        ResumeError::Busy => {
            let text = Text::new("resume-busy").plain("path", path.display().to_string());
            Failure::Usage(desk.words.say(&text))
        }
        ResumeError::Resigned => {
            let text = Text::new("resume-resigned").plain("path", path.display().to_string());
            Failure::Usage(desk.words.say(&text))
        }
        ResumeError::Record(error) => desk.wrong_record(path, &error),
    })?;
    desk.tell_of_cut(path, loaded.cut);
    Ok((loaded.session, keeper))
}

/// Plays a game to its end, or until the player leaves.
fn sit(desk: &CommandContext, console: &mut Console<'_>, opened: Opened) -> Result<(), Failure> {
    let (mut session, mut keeper) = opened;
    // A file that was cut short may lack its last line.
    keeper.save(&session).map_err(|error| cannot_keep(desk, &error))?;
    tell_of_panics(desk.lang, keeper.path().to_path_buf());
    match Sitting::new(console, &mut session, Some(&mut keeper)).play()? {
        Ended::Over | Ended::Left | Ended::NextPuzzle => Ok(()),
        Ended::Unsaved => Err(Failure::unsaved(desk.lang, [keeper.path()])),
    }
}

/// A panic is our fault, and never the end of a game: its file is whole, and makes the best report.
fn tell_of_panics(lang: Lang, path: PathBuf) {
    std::panic::set_hook(Box::new(move |panic| {
        let words = Words::new(lang, &[crate::cli::locale(lang)]);
        let text = Text::new("panicked").plain("path", path.display().to_string());
        let _ = writeln!(io::stderr(), "{}\n{panic}", words.say(&text));
    }));
}

/// `oubliette replay`
pub fn replay(desk: &CommandContext, args: &ReplayArgs, face: FaceArgs) -> Result<ExitCode, Failure> {
    let text = read_text(&args.file).map_err(|error| desk.bad_file(&args.file, &error))?;
    let mut viewer = Viewer::open(&text).map_err(|error| desk.wrong_record(&args.file, &error))?;
    desk.tell_of_cut(&args.file, viewer.cut());
    viewer = viewer.with_review(desk.archive.review_file(&args.file));
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut console = Console::new(desk.lang, &mut input, &mut output).wrapped_at(window);
    match (args.all, args.turn) {
        (true, _) => (0..=viewer.steps()).try_for_each(|step| viewer.show(&mut console, step))?,
        (false, Some(turn)) if turn > viewer.steps() => {
            let text = Text::new("no-turn").number("turn", turn as i64).number("most", viewer.steps() as i64);
            return Err(Failure::Usage(desk.words.say(&text)));
        }
        (false, from) if screen::wanted(args.face.or(face)) => {
            drop(console);
            drop((input, output));
            return screen::show(desk, args.face.or(face), StartAt::Replay(text.clone(), from.unwrap_or(0)));
        }
        (false, from) => viewer.browse(&mut console, from.unwrap_or(0))?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The width of the window, if there is one. One column stays free: some terminals break the line that fills it.
fn window() -> Option<usize> {
    let (width, _) = terminal_size::terminal_size_of(io::stdout())?;
    Some((width.0 as usize).saturating_sub(1).max(20))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Character, Printed};
    use table::bot_spec::NAMES;

    fn label(words: &[&'static str]) -> Label {
        let character =
            |word: &&'static str| Character { word, name: Printed::new(*word, *word), style: Printed::new("", "") };
        let label = shelf::label(table::IDS[0]).expect("a game on the shelf");
        Label { characters: words.iter().map(character).collect(), ..label.clone() }
    }

    /// The bots at a table of four, where `--bots` and `--bot` say this.
    fn seated(label: &Label, bots: Option<Option<&str>>, bot: &[(u8, &str)]) -> Result<String, OpenError> {
        let bots = bots.map(|bots| bots.map(String::from));
        let bot = bot.iter().map(|(seat, name)| (*seat, name.to_string())).collect();
        let seated = company(label, 4, &PlayArgs { bots, bot, ..PlayArgs::default() })?;
        Ok(seated.iter().map(|(seat, name)| format!("{}={name}", seat.0 + 1)).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn people_sit_where_bots_have_no_character() {
        let plain = label(&[]);
        let seated = |bots, bot: &[(u8, &str)]| seated(&plain, bots, bot).expect("bots that there are");
        assert_eq!(seated(None, &[]), "");
        assert_eq!(seated(Some(None), &[]), "2=careful 3=careful 4=careful");
        assert_eq!(
            seated(Some(Some("montecarlo")), &[(1, "random"), (3, "random")]),
            "1=random 2=montecarlo:4000 3=random 4=montecarlo:4000"
        );
        assert_eq!(seated(Some(Some("careful,random")), &[]), "2=careful 3=random 4=careful");
        assert_eq!(seated(Some(Some("none")), &[(2, "careful")]), "2=careful");
    }

    #[test]
    fn characters_sit_where_nothing_is_said() {
        let rivals = label(&["frugal", "daring"]);
        let said = |bots, bot: &[(u8, &str)]| seated(&rivals, bots, bot).expect("bots that there are");
        assert_eq!(said(None, &[]), "2=hidden 3=hidden 4=hidden");
        assert_eq!(said(Some(None), &[]), "2=hidden 3=hidden 4=hidden");
        assert_eq!(said(Some(Some("none")), &[]), "");
        assert_eq!(said(None, &[(3, "daring")]), "3=daring", "the other seats are people's, as was said");
        assert_eq!(said(Some(None), &[(3, "careful")]), "2=hidden 3=careful 4=hidden");
        assert_eq!(said(Some(Some("daring")), &[]), "2=daring 3=daring 4=daring");
        let known = [&NAMES[..], &["frugal", "daring", "hidden"]].concat().join(", ");
        let unknown = OpenError::NoBot { seat: Seat(1), name: "meek".into(), known };
        assert_eq!(seated(&rivals, Some(Some("meek")), &[]), Err(unknown));
        assert_eq!(company(&rivals, 1, &PlayArgs::default()), Ok(Vec::new()));
    }

    #[test]
    fn a_table_for_one_has_no_seat_for_a_bot() {
        let bots = |bots: Option<&str>| PlayArgs { bots: Some(bots.map(String::from)), ..PlayArgs::default() };
        for wanted in [None, Some("careful")] {
            assert_eq!(company(&label(&[]), 1, &bots(wanted)), Err(OpenError::NoSeat { seat: Seat(1), seats: 1 }));
        }
        assert_eq!(company(&label(&[]), 1, &bots(Some("none"))), Ok(Vec::new()));
    }
}
