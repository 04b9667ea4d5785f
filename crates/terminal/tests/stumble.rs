//! A bug in the rules, in a real terminal: the terminal is given back, and the game's file is named and whole.

use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

/// A terminal of its own, which ends with the test.
struct Tmux(String);

impl Tmux {
    fn run(&self, args: &[&str]) -> String {
        let done = Command::new("tmux").args(["-L", &self.0, "-f", "/dev/null"]).args(args).output();
        let done = done.expect("tmux, to test the screen in a real terminal: apt-get install tmux");
        String::from_utf8_lossy(&done.stdout).into_owned()
    }

    fn wait_for(&self, wanted: &str) -> String {
        let deadline = Instant::now() + Duration::from_secs(20);
        loop {
            // Long lines are joined again.
            let screen = self.run(&["capture-pane", "-p", "-J"]);
            if screen.contains(wanted) {
                return screen;
            }
            assert!(Instant::now() < deadline, "{wanted} never came:\n{screen}");
            // Another process draws this: all one can do is to look again, until a deadline.
            std::thread::sleep(Duration::from_millis(30));
        }
    }
}

impl Drop for Tmux {
    fn drop(&mut self) {
        self.run(&["kill-server"]);
    }
}

#[test]
fn a_panic_gives_the_terminal_back() {
    // Beside the tests' own folder lie the examples.
    let here = std::env::current_exe().expect("a test has a file");
    let program = here.ancestors().nth(2).expect("target").join("examples").join("stumble");
    assert!(program.exists(), "{} is built by cargo test --workspace", program.display());
    let folder = std::env::temp_dir().join(format!("oubliette-stumble-{}", std::process::id()));
    let tmux = Tmux(format!("oubliette-stumble-{}", std::process::id()));
    tmux.run(&["new-session", "-d", "-x", "100", "-y", "24", "env PS1='ready> ' sh -i"]);
    tmux.wait_for("ready> ");
    tmux.run(&["send-keys", &format!("{} {}", program.display(), folder.display()), "Enter"]);
    tmux.wait_for("Hand the screen to player 1");
    tmux.run(&["send-keys", "v"]);
    tmux.wait_for("Lay a card");
    tmux.run(&["send-keys", "Enter"]);
    let left = tmux.wait_for("Your game is saved: ");
    assert!(left.contains("the rules stumble"), "{left}");
    let path = left.split("Your game is saved: ").nth(1).and_then(|rest| rest.split(".txt").next());
    let path = PathBuf::from(format!("{}.txt", path.expect("a path").replace('\n', "")));
    let record = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert!(record.ends_with('\n') && record.contains("\nstart #"), "{record}");
    // The shell is usable: what is typed is seen, and carried out.
    tmux.run(&["send-keys", "echo $((40 + 2)) again", "Enter"]);
    let shell = tmux.wait_for("\n42 again");
    assert!(shell.contains("echo $((40 + 2)) again"), "{shell}");
    std::fs::remove_dir_all(folder).expect("our own folder");
}
