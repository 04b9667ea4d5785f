//! `oubliette`, `oubliette play`, `oubliette replay`.

use crate::cli::{FaceArgs, FateName, PlayArgs, ReplayArgs};
use crate::command::Desk;
use crate::failure::Failure;
use crate::{deck, history, screen};
use kernel::{Lang, Seat, Text};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::archive::{ResumeError, read_text};
use table::bot_spec::BotSpec;
use table::shelf::Label;
use table::{Answer, AnySession, Keeper, Luck, OpenError, Settings, Words, disk, shelf};
use terminal::Console;
use terminal::menu::{self, Wish};
use terminal::plain::{self, Sitting};
use terminal::screen::Start;
use terminal::viewer::Viewer;

/// `oubliette` without a command.
pub fn menu(desk: &mut Desk, face: FaceArgs) -> Result<ExitCode, Failure> {
    if screen::wanted(face) {
        return screen::show(desk, face, Start::Menu);
    }
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut console = Console::new(desk.lang, &mut input, &mut output).wrapped_at(window);
    loop {
        let unfinished = desk.archive.unfinished(None).map_err(|error| desk.bad_archive(&error))?;
        let wish = menu::choose(&mut console, unfinished.as_ref())?;
        desk.speak(console.lang());
        match (wish, unfinished) {
            (Wish::Play(game, settings), _) => match open(desk, game, settings, &mut console) {
                Ok(opened) => drop(sit(desk, &mut console, opened)?),
                // Somebody who has no cards at hand after all is still at the menu.
                Err(Failure::Shown(said)) => console.line(said.trim_end())?,
                Err(failure) => return Err(failure),
            },
            (Wish::Continue, Some(run)) => {
                match resume(desk, &run.path) {
                    Ok(resumed) => drop(sit(desk, &mut console, resumed)?),
                    Err(Failure::Io(error)) => return Err(Failure::Io(error)),
                    // The menu is still there for another game.
                    Err(failure) => drop(failure.tell(desk.lang)),
                }
            }
            (Wish::Continue, None) => {}
            (Wish::History, _) => console.line(&history::list(desk, None)?)?,
            (Wish::Stats, _) => console.line(&history::in_words(desk, None)?)?,
            (Wish::Rules(game), _) => {
                for rule in shelf::rules(game, desk.lang).unwrap_or_default() {
                    console.line(&format!("§{}\n{}\n", rule.id, rule.plain()))?;
                }
            }
            (Wish::Quit, _) => return Ok(ExitCode::SUCCESS),
        }
    }
}

/// `oubliette play`
pub fn play(desk: &mut Desk, args: PlayArgs, face: FaceArgs) -> Result<ExitCode, Failure> {
    let label = desk.label(&args.game)?;
    let face = args.face.or(face);
    let on_screen = screen::wanted(face);
    if on_screen && args.fate == Some(FateName::Asked) {
        let settings = settings(desk, &label, &args)?;
        return screen::show(desk, face, Start::Deal(Box::new(label), settings));
    }
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut console = Console::new(desk.lang, &mut input, &mut output).wrapped_at(window);
    let opened = match &args.resume {
        None => open(desk, label.id, settings(desk, &label, &args)?, &mut console)?,
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
            let run = unfinished.ok_or_else(nothing)?;
            resume(desk, &run.path)?
        }
    };
    if on_screen {
        drop(console);
        let (session, mut keeper) = opened;
        // A file that was cut short may lack its last line.
        keeper.save(&*session).map_err(|error| cannot_keep(desk, &error))?;
        return screen::show(desk, face, Start::Play(session, keeper));
    }
    sit(desk, &mut console, opened)
}

/// A game and its file.
type Opened = (Box<dyn AnySession>, Keeper);

/// How the table is laid out, by the command line.
fn settings(desk: &Desk, label: &Label, args: &PlayArgs) -> Result<Settings, Failure> {
    let luck = match (args.fate, &args.seed, args.daily) {
        (Some(FateName::Asked), _, _) => Luck::Asked,
        (_, Some(seed), _) => Luck::seed(seed.clone()),
        (_, None, true) => Luck::daily(),
        (_, None, false) => Luck::fresh(),
    };
    let own = deck::read(desk, label.id, args.deck.as_deref())?;
    let (least, most) = label.players;
    let players = args.players.unwrap_or(least as u64);
    if !(least as u64..=most as u64).contains(&players) {
        return Err(desk.cannot_open(&OpenError::Players { least, most }));
    }
    let bots = company(desk, players as u8, args)?;
    Ok(Settings { players: args.players, options: args.options.clone(), luck, own, bots })
}

/// The seats that bots hold: those named one by one, and with `--bots` every other one but the first.
fn company(desk: &Desk, seats: u8, args: &PlayArgs) -> Result<Vec<(Seat, String)>, Failure> {
    let one_by_one = args.bot.iter().map(|(number, bot)| (Seat(number - 1), bot.as_str()));
    let mut bots: Vec<(Seat, &str)> = one_by_one.collect();
    if let Some(bot) = &args.bots {
        if seats == 1 {
            return Err(desk.cannot_open(&OpenError::NoSeat { seat: Seat(1), seats }));
        }
        let free: Vec<Seat> = (1..seats).map(Seat).filter(|seat| bots.iter().all(|(held, _)| held != seat)).collect();
        bots.extend(free.into_iter().map(|seat| (seat, bot.as_str())));
    }
    // What a bot takes for granted is written out, so that the record says it.
    let named = |(seat, name): (Seat, &str)| match BotSpec::read(name) {
        Some(spec) => Ok((seat, spec.to_string())),
        None => Err(desk.cannot_open(&OpenError::NoBot { seat, name: name.into() })),
    };
    let mut bots = bots.into_iter().map(named).collect::<Result<Vec<_>, _>>()?;
    bots.sort_by_key(|(seat, _)| *seat);
    Ok(bots)
}

fn open(desk: &Desk, game: &str, settings: Settings, console: &mut Console<'_>) -> Result<Opened, Failure> {
    let mut failed = Ok(());
    if settings.luck == Luck::Asked {
        plain::introduce_real_cards(console, game)?;
    }
    let opened = shelf::open(game, settings, &mut |asking| {
        plain::deal(console, asking).unwrap_or_else(|error| {
            failed = Err(error);
            Answer::Stop
        })
    });
    failed?;
    let session = match opened {
        Ok(session) => session,
        Err(OpenError::Unanswered) => {
            return Err(Failure::Shown(desk.words.say(&OpenError::Unanswered.text()) + "\n"));
        }
        Err(error) => return Err(desk.cannot_open(&error)),
    };
    let keeper = desk.archive.keep(&*session).map_err(|error| cannot_keep(desk, &error))?;
    Ok((session, keeper))
}

fn cannot_keep(desk: &Desk, error: &io::Error) -> Failure {
    let folder = desk.archive.folder().display().to_string();
    let text = Text::new("failed-keep").plain("folder", folder).text("error", disk::text(error));
    Failure::BadFile(desk.words.say(&text))
}

fn resume(desk: &Desk, path: &Path) -> Result<Opened, Failure> {
    let (loaded, keeper) = desk.archive.resume(path).map_err(|error| match error {
        ResumeError::Io(error) => desk.bad_file(path, &error),
        ResumeError::Busy => {
            let text = Text::new("resume-busy").plain("path", path.display().to_string());
            Failure::Usage(desk.words.say(&text))
        }
        ResumeError::Record(error) => desk.wrong_record(path, &error),
    })?;
    desk.tell_of_cut(path, loaded.cut);
    Ok((loaded.session, keeper))
}

fn sit(desk: &Desk, console: &mut Console<'_>, opened: Opened) -> Result<ExitCode, Failure> {
    let (mut session, mut keeper) = opened;
    // A file that was cut short may lack its last line.
    keeper.save(&*session).map_err(|error| cannot_keep(desk, &error))?;
    tell_of_panics(desk.lang, keeper.path().to_path_buf());
    Sitting::new(console, &mut *session, Some(&mut keeper)).play()?;
    Ok(ExitCode::SUCCESS)
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
pub fn replay(desk: &Desk, args: &ReplayArgs, face: FaceArgs) -> Result<ExitCode, Failure> {
    let text = read_text(&args.file).map_err(|error| desk.bad_file(&args.file, &error))?;
    let mut viewer = Viewer::open(&text).map_err(|error| desk.wrong_record(&args.file, &error))?;
    desk.tell_of_cut(&args.file, viewer.cut());
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
            return screen::show(desk, args.face.or(face), Start::Replay(text.clone(), from.unwrap_or(0)));
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
