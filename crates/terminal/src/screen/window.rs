//! The real terminal: what happens in it comes in, pictures go out. Pictures are drawn only when something has changed.

use super::press::{Meaning, meaning};
use super::{App, Farewell, Happening, signals};
use kernel::{Lang, Text};
use ratatui::terminal::Terminal;
use ratatui_crossterm::CrosstermBackend;
use ratatui_crossterm::crossterm::cursor::Show;
use ratatui_crossterm::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui_crossterm::crossterm::execute;
use ratatui_crossterm::crossterm::terminal::{self, Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen};
use std::io::{self, Stdout, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Instant;
use table::Words;

/// The file of the game on the screen, for whoever must tell of a disaster.
static FILE: Mutex<Option<PathBuf>> = Mutex::new(None);

/// A game with this file is on the screen.
pub(super) fn plays(path: Option<&Path>) {
    if let Ok(mut file) = FILE.lock() {
        *file = path.map(Path::to_path_buf);
    }
}

type Screen = Terminal<CrosstermBackend<Stdout>>;

/// Shows a screen until the player leaves; gives what is to be said in the shell afterwards.
///
/// # Errors
/// If the terminal fails. Every decision that could be saved is on disk by then.
pub fn run(mut app: App) -> io::Result<Farewell> {
    let (post, news) = mpsc::channel();
    app.house.post = Some(post.clone());
    tell_of_panics(app.house.lang);
    let shown = enter(app.house.preferences.mouse).and_then(|()| listen(post)).and_then(|()| show(&mut app, &news));
    restore();
    shown?;
    Ok(app.farewell())
}

/// A panic gives the terminal back, then says where the game is: its file is whole, and makes the best report.
fn tell_of_panics(lang: Lang) {
    std::panic::set_hook(Box::new(move |panic| {
        // Elsewhere than in the main thread, the screen goes on and deals with it.
        if thread::current().name() != Some("main") {
            return;
        }
        restore();
        let words = Words::new(lang, &[crate::locale(lang)]);
        let text = match FILE.try_lock().ok().and_then(|file| file.clone()) {
            Some(path) => Text::new("screen-panicked").plain("path", path.display().to_string()),
            None => Text::new("screen-panicked-idle"),
        };
        let _ = writeln!(io::stderr(), "{}\n{panic}", words.say(&text));
    }));
}

fn enter(mouse: bool) -> io::Result<()> {
    terminal::enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen)?;
    if mouse {
        execute!(io::stdout(), EnableMouseCapture)?;
    }
    Ok(())
}

/// Gives the terminal back as it was. It can be called at any time, and nobody minds if it has been called before.
fn restore() {
    // There is nobody left to tell if this fails.
    let _ = execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
    let _ = terminal::disable_raw_mode();
    let _ = io::stdout().flush();
}

/// Listens to the terminal and to signals, each in a thread of its own.
fn listen(post: Sender<Happening>) -> io::Result<()> {
    signals::listen(post.clone())?;
    thread::spawn(move || {
        loop {
            let happening = match event::read() {
                Err(_) => Happening::Stop,
                Ok(event) => match meaning(&event) {
                    None => continue,
                    Some(Meaning::Press(press)) => Happening::Press(press),
                    Some(Meaning::Resize) => Happening::Resize,
                    Some(Meaning::Suspend) => Happening::Suspend,
                    Some(Meaning::Interrupt) => Happening::Stop,
                },
            };
            let over = matches!(happening, Happening::Stop);
            if post.send(happening).is_err() || over {
                return;
            }
        }
    });
    Ok(())
}

/// An empty screen. The library's own way of clearing asks the terminal where its cursor is, which takes its time and is
/// not always answered.
fn blank() -> io::Result<Screen> {
    execute!(io::stdout(), Clear(ClearType::All))?;
    Terminal::new(CrosstermBackend::new(io::stdout()))
}

fn show(app: &mut App, news: &Receiver<Happening>) -> io::Result<()> {
    let mut screen = blank()?;
    let mut stale = true;
    loop {
        if stale {
            screen.draw(|frame| app.draw(frame.buffer_mut(), Instant::now()))?;
        }
        stale = match next(app, news) {
            None => app.wake(Instant::now()),
            Some(Happening::Suspend) => {
                suspend(app.house.preferences.mouse)?;
                screen = blank()?;
                true
            }
            Some(happening) => {
                if matches!(happening, Happening::Resize) {
                    terminal::enable_raw_mode()?;
                    screen = blank()?;
                }
                app.hear(happening, Instant::now())
            }
        };
        if app.over() {
            return Ok(());
        }
    }
}

/// What happens next; nothing if the time has come to draw again.
fn next(app: &App, news: &Receiver<Happening>) -> Option<Happening> {
    let now = Instant::now();
    let Some(wakes) = app.wakes(now) else { return Some(news.recv().unwrap_or(Happening::Stop)) };
    match news.recv_timeout(wakes.saturating_duration_since(now)) {
        Ok(happening) => Some(happening),
        Err(RecvTimeoutError::Timeout) => None,
        Err(RecvTimeoutError::Disconnected) => Some(Happening::Stop),
    }
}

/// Gives the terminal to the shell until the player comes back.
fn suspend(mouse: bool) -> io::Result<()> {
    restore();
    signals::wait()?;
    enter(mouse)
}
