//! A real terminal, for tests that sit at the screen: a shell in a window of tmux, typed at and looked at from outside.

use super::{Home, text};
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// Nothing may take longer than this.
const DEADLINE: Duration = Duration::from_secs(10);
/// How long to wait before looking again.
const PAUSE: Duration = Duration::from_millis(15);
const PROMPT: &str = "shell$";
const PROCPS: &str = "these tests need ps and pgrep: install them (for example `apt install procps`)";

/// A window with a shell in it, closed with the test.
pub struct Terminal<'a> {
    home: &'a Home,
    socket: String,
}

impl<'a> Terminal<'a> {
    /// A shell in a window of so many columns and lines, for somebody who speaks this language.
    pub fn new(home: &'a Home, (columns, lines): (u16, u16), lang: &str) -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let socket = format!("oubliette-test-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let rc = home.file("rc", format!("PS1='{PROMPT} '; unset HISTFILE; bind 'set enable-bracketed-paste off'\n"));
        let terminal = Self { home, socket };
        let program = PathBuf::from(env!("CARGO_BIN_EXE_oubliette"));
        let folder = program.parent().expect("a folder").display().to_string();
        let path = format!("{folder}:{}", std::env::var("PATH").unwrap_or_default());
        let mut tmux = terminal.command();
        // The terminal's surroundings are those of its first command.
        tmux.env_clear()
            .env("TMUX_TMPDIR", &home.0)
            .env("PATH", path)
            .env("HOME", &home.0)
            .env("XDG_DATA_HOME", &home.0);
        tmux.env("LANG", lang).env("SHELL", "/bin/sh");
        tmux.args(["-f", "/dev/null", "new-session", "-d"]);
        tmux.args(["-x", &columns.to_string(), "-y", &lines.to_string()]);
        tmux.arg(format!("exec bash --noprofile --rcfile '{}' -i", rc.display()));
        let made = tmux.output().expect("these tests need tmux: install it (for example `apt install tmux`)");
        assert!(made.status.success(), "tmux: {}", String::from_utf8_lossy(&made.stderr));
        terminal.wait_for_shell();
        terminal
    }

    /// A window of the usual size in French, where this has been typed.
    pub fn open(home: &'a Home, line: &str) -> Self {
        let terminal = Self::new(home, (80, 24), "fr_FR.UTF-8");
        terminal.run(line);
        terminal
    }

    fn command(&self) -> Command {
        let mut command = Command::new("tmux");
        // The socket lies in the home, and goes with it.
        command.args(["-u", "-L", &self.socket]).env("TMUX_TMPDIR", &self.home.0).env_remove("TMUX");
        command
    }

    fn tmux(&self, args: &[&str]) -> Output {
        self.command().args(args).output().expect("tmux")
    }

    #[track_caller]
    fn told(&self, args: &[&str]) -> String {
        let told = self.tmux(args);
        assert!(told.status.success(), "tmux {args:?}: {}", String::from_utf8_lossy(&told.stderr));
        String::from_utf8(told.stdout).expect("tmux writes UTF-8")
    }

    /// What the window shows.
    #[track_caller]
    pub fn screen(&self) -> String {
        self.told(&["capture-pane", "-p"])
    }

    /// What the window shows, with the escapes for colours and weights.
    #[track_caller]
    pub fn coloured(&self) -> String {
        self.told(&["capture-pane", "-p", "-e"])
    }

    /// Presses keys, as tmux names them.
    #[track_caller]
    pub fn keys(&self, keys: &[&str]) {
        if keys.iter().any(|key| key.starts_with(|sign: char| sign.is_ascii_digit())) {
            // A number that is pressed as its question appears answers nothing: people read first.
            std::thread::sleep(Duration::from_millis(400));
        }
        self.told(&[&["send-keys", "--"], keys].concat());
    }

    /// Types signs.
    #[track_caller]
    pub fn types(&self, signs: &str) {
        if signs.chars().count() == 1 {
            // As with keys: one sign may be a number on some keyboard.
            std::thread::sleep(Duration::from_millis(400));
        }
        self.told(&["send-keys", "-l", "--", signs]);
    }

    /// Types a command at the shell's prompt.
    #[track_caller]
    pub fn run(&self, line: &str) {
        self.types(line);
        // Once the line can be read, a bare prompt means that its command has ended.
        let last: String = line.chars().rev().take(12).collect::<Vec<_>>().into_iter().rev().collect();
        self.until(&format!("the line typed: {last}"), |screen| screen.replace('\n', "").contains(&last));
        self.keys(&["Enter"]);
    }

    /// Clicks at a column and a line, from 0.
    #[track_caller]
    pub fn click(&self, (column, line): (usize, usize)) {
        // Pasted rather than typed: an escape must come in one piece.
        let (column, line) = (column + 1, line + 1);
        let click = format!("\x1b[<0;{column};{line}M\x1b[<0;{column};{line}m");
        self.told(&["set-buffer", &click, ";", "paste-buffer", "-r"]);
    }

    /// Where something stands on the screen.
    #[track_caller]
    pub fn place(&self, wanted: &str) -> (usize, usize) {
        let screen = self.wait_for(wanted);
        let line = screen.lines().position(|line| line.contains(wanted)).expect("it is there");
        let before = screen.lines().nth(line).and_then(|line| line.split(wanted).next()).unwrap_or_default();
        (before.chars().count(), line)
    }

    /// Waits until the screen is right; gives it.
    #[track_caller]
    pub fn until(&self, what: &str, right: impl Fn(&str) -> bool) -> String {
        let begun = Instant::now();
        loop {
            let screen = self.screen();
            if right(&screen) {
                // A picture may be caught while it is being drawn: it is whole once it stands still.
                std::thread::sleep(PAUSE);
                let again = self.screen();
                if again == screen {
                    return screen;
                }
            }
            assert!(begun.elapsed() < DEADLINE, "never came: {what}\nThe last screen:\n{screen}");
            std::thread::sleep(PAUSE);
        }
    }

    /// Waits until the screen says something; gives the screen.
    #[track_caller]
    pub fn wait_for(&self, wanted: &str) -> String {
        self.until(wanted, |screen| screen.contains(wanted))
    }

    /// Chooses an entry of the menu, however many games stand before it: by its number, or by walking down to it.
    #[track_caller]
    pub fn choose(&self, entry: &str) {
        let screen = self.wait_for(entry);
        let number =
            screen.lines().find_map(|line| before(line, entry)?.pop().filter(|word| word.parse::<u8>().is_ok()));
        if let Some(number) = number {
            return self.keys(&[&number]);
        }
        while !at(&self.screen(), entry) {
            let before = self.screen();
            self.keys(&["Down"]);
            self.until("another entry", |screen| screen != before);
        }
        self.keys(&["Enter"]);
    }

    /// Waits until the screen says something, wherever its lines are broken.
    #[track_caller]
    pub fn wait_for_words(&self, wanted: &str) -> String {
        let bare = |text: &str| text.split_whitespace().collect::<String>();
        self.until(wanted, |screen| bare(screen).contains(&bare(wanted)))
    }

    /// Waits until the screen no longer says something; gives the screen.
    #[track_caller]
    pub fn wait_without(&self, unwanted: &str) -> String {
        self.until(&format!("a screen without {unwanted}"), |screen| !screen.contains(unwanted))
    }

    /// Waits for the shell to ask for a command; gives the screen.
    #[track_caller]
    pub fn wait_for_shell(&self) -> String {
        let asks =
            |screen: &str| screen.lines().rfind(|line| !line.trim().is_empty()).map(str::trim_end) == Some(PROMPT);
        self.until("the shell's prompt", asks)
    }

    /// Waits for the shell to ask for a command in the middle of what a program has left on the screen.
    #[track_caller]
    pub fn wait_for_shell_in_picture(&self) -> String {
        self.until("the shell's prompt", |screen| screen.lines().any(|line| line.starts_with(PROMPT)))
    }

    /// Waits until the only record holds so many decisions and undos; gives it.
    #[track_caller]
    pub fn wait_for_kept(&self, count: usize) -> String {
        let begun = Instant::now();
        loop {
            let record = self.home.records().first().map(|path| text(path)).unwrap_or_default();
            if kept(&record) == count {
                return record;
            }
            let screen = || self.screen();
            assert!(begun.elapsed() < DEADLINE, "never {count} decisions:\n{record}\n{}", screen());
            std::thread::sleep(PAUSE);
        }
    }

    /// Gives the window another size.
    #[track_caller]
    pub fn resize(&self, (columns, lines): (u16, u16)) {
        self.told(&["resize-window", "-x", &columns.to_string(), "-y", &lines.to_string()]);
    }

    /// The terminal works as a shell's should: what is typed is shown, lines are lines, no mouse is listened to.
    #[track_caller]
    pub fn usable(&self) {
        self.wait_for_shell();
        self.run("echo modes $(stty -a | grep -owE -e '-?(icanon|echo|isig|opost|icrnl)')");
        let screen = self.wait_for_shell();
        let answer = screen.lines().rfind(|line| line.starts_with("modes "));
        assert_eq!(answer.map(str::trim), Some("modes icrnl opost isig icanon echo"), "{screen}");
        let state = self.told(&["display-message", "-p", "#{alternate_on} #{mouse_any_flag} #{cursor_flag}"]);
        assert_eq!(state.trim(), "0 0 1", "another screen, a mouse, or no cursor:\n{screen}");
    }

    /// The process of the game, which the shell has started.
    #[track_caller]
    pub fn child(&self) -> u32 {
        let shell = self.told(&["display-message", "-p", "#{pane_pid}"]);
        let found = Command::new("pgrep").args(["-P", shell.trim()]).output().expect(PROCPS);
        let found = String::from_utf8_lossy(&found.stdout).trim().to_string();
        found.parse().unwrap_or_else(|_| panic!("not one process but {found:?}\n{}", self.screen()))
    }

    /// Writes all that comes into the window to a file too, from now on.
    #[track_caller]
    pub fn tapped(&self) -> PathBuf {
        let path = self.home.file("tap", "");
        self.told(&["pipe-pane", &format!("exec cat >> '{}'", path.display())]);
        path
    }

    /// Closes the window, whatever happens in it.
    pub fn close(self) {
        drop(self);
    }
}

impl Drop for Terminal<'_> {
    fn drop(&mut self) {
        let _ = self.command().arg("kill-server").output();
    }
}

/// How many decisions and undos a record holds.
pub fn kept(record: &str) -> usize {
    let counts = |line: &&str| line.starts_with(|sign: char| sign.is_ascii_digit()) || line.starts_with("undo");
    record.lines().filter(counts).count()
}

/// Sends a signal to a process.
#[track_caller]
pub fn signal(name: &str, process: u32) {
    let sent = Command::new("sh").args(["-c", &format!("kill -{name} {process}")]).status().expect("a shell");
    assert!(sent.success(), "no process {process}");
}

/// Waits for a process to be gone.
#[track_caller]
pub fn wait_for_end(process: u32) {
    let begun = Instant::now();
    let alive = || {
        let asked = Command::new("ps").args(["-o", "stat=", "-p", &process.to_string()]).output().expect(PROCPS);
        let state = String::from_utf8_lossy(&asked.stdout).trim().to_string();
        !state.is_empty() && !state.starts_with('Z')
    };
    while alive() {
        assert!(begun.elapsed() < DEADLINE, "the process {process} never ended");
        std::thread::sleep(PAUSE);
    }
}

/// The time a process has had, in ticks of the system's clock.
#[cfg(target_os = "linux")]
pub fn ticks(process: u32) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).expect("the process runs");
    let fields: Vec<&str> = stat.rsplit(')').next().expect("a name").split_whitespace().collect();
    fields[11..13].iter().map(|field| field.parse::<u64>().expect("a number")).sum()
}

/// The words of a line before an entry of a menu.
fn before(line: &str, entry: &str) -> Option<Vec<String>> {
    let (before, _) = line.split_once(entry)?;
    Some(before.split_whitespace().map(String::from).collect())
}

/// Whether an entry of a menu is the one looked at: the mark stands before it, or before its number.
pub fn at(screen: &str, entry: &str) -> bool {
    screen
        .lines()
        .filter_map(|line| before(line, entry))
        .any(|words| words.iter().rev().take(2).any(|word| word == "▸" || word == ">"))
}
