//! What the system tells a program: to leave, to wait, to go on.

use super::Happening;
use std::io;
use std::sync::mpsc::Sender;

/// Listens to signals in a thread of its own.
///
/// # Errors
/// If the system does not let us.
#[cfg(unix)]
pub fn listen(post: Sender<Happening>) -> io::Result<()> {
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT])?;
    std::thread::spawn(move || {
        for signal in signals.forever() {
            let happening = match signal {
                SIGTSTP => Happening::Suspend,
                SIGCONT => {
                    // Whoever stopped us without asking may have left the terminal in any mode: it must be set anew.
                    let _ = ratatui_crossterm::crossterm::terminal::disable_raw_mode();
                    Happening::Resize
                }
                _ => Happening::Stop,
            };
            if post.send(happening).is_err() {
                return;
            }
        }
    });
    Ok(())
}

/// Waits until the shell lets us go on.
///
/// # Errors
/// If the system does not let us.
#[cfg(unix)]
pub fn wait() -> io::Result<()> {
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)
}

/// There are no such signals here.
///
/// # Errors
/// None.
#[cfg(not(unix))]
pub fn listen(_: Sender<Happening>) -> io::Result<()> {
    Ok(())
}

/// There is no shell to wait for here.
///
/// # Errors
/// None.
#[cfg(not(unix))]
pub fn wait() -> io::Result<()> {
    Ok(())
}
