//! What the outside-in tests share: a home of one's own, the command run to its end, and two kinds of conversation.
#![allow(dead_code)]

pub mod terminal;

use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A data folder of one's own, gone with the test.
pub struct Home(pub PathBuf);

impl Home {
    pub fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("oubliette-test-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).expect("a temporary folder");
        Self(path)
    }

    /// The command, in this home, in French because nothing else is said.
    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_oubliette"));
        command.args(args).env("XDG_DATA_HOME", &self.0).env("HOME", &self.0);
        command.env("LC_ALL", "C").env("LANG", "C").env("TERM", "xterm-256color");
        for name in [
            "LC_MESSAGES",
            "XDG_CONFIG_HOME",
            "OUBLIETTE_PLAIN",
            "NO_COLOR",
            "CLICOLOR_FORCE",
            "COLUMNS",
            "RUST_BACKTRACE",
        ] {
            command.env_remove(name);
        }
        command
    }

    /// Runs the command to its end, with this on its standard input.
    pub fn run(&self, args: &[&str], input: impl AsRef<[u8]>) -> Ran {
        Ran::of(self.command(args), input)
    }

    pub fn folder(&self) -> PathBuf {
        self.0.join("oubliette").join("records")
    }

    /// The records in this home, by name.
    pub fn records(&self) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(self.folder()) else {
            return Vec::new();
        };
        let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
        paths.sort();
        paths
    }

    /// The one record in this home.
    pub fn only_record(&self) -> PathBuf {
        let mut records = self.records();
        assert_eq!(records.len(), 1, "{records:?}");
        records.remove(0)
    }

    /// A file of that name and text.
    pub fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, bytes).expect("a file");
        path
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What a command gave.
#[derive(Debug)]
pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Ran {
    pub fn of(mut command: Command, input: impl AsRef<[u8]>) -> Self {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the command starts");
        let (mut stdin, input) = (child.stdin.take().expect("piped"), input.as_ref().to_vec());
        let writer = std::thread::spawn(move || {
            let _ = stdin.write_all(&input);
        });
        let ended = child.wait_with_output().expect("the command ends");
        writer.join().expect("the writer ends");
        let text = |bytes| String::from_utf8(bytes).expect("the command writes UTF-8");
        Self { code: ended.status.code(), out: text(ended.stdout), err: text(ended.stderr) }
    }

    /// It went well, and said nothing on the side.
    #[track_caller]
    pub fn good(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// It failed with this status, and gave no data; what it said.
    #[track_caller]
    pub fn failed(self, code: i32) -> String {
        assert_eq!((self.code, self.out.as_str()), (Some(code), ""), "{}", self.err);
        assert!(!self.err.trim().is_empty(), "it failed without a word");
        assert!(!self.err.contains("panicked") && !self.err.contains("défaut"), "{}", self.err);
        self.err
    }
}

/// `oubliette engine`, talking.
pub struct Engine {
    child: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
}

impl Engine {
    pub fn start(home: &Home) -> Self {
        Self::with(home.command(&["engine"]))
    }

    pub fn with(mut command: Command) -> Self {
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the engine");
        let (to, from) = (child.stdin.take(), child.stdout.take().expect("piped"));
        let from = BufReader::new(from);
        Self { child, to, from }
    }

    /// Sends bytes as they are.
    pub fn send(&mut self, bytes: &[u8]) {
        let to = self.to.as_mut().expect("still open");
        to.write_all(bytes).and_then(|()| to.flush()).expect("the engine listens");
    }

    /// The next line, without its end.
    pub fn hear(&mut self) -> String {
        let mut line = String::new();
        self.from.read_line(&mut line).expect("the engine answers in UTF-8");
        assert!(line.ends_with('\n'), "the engine went away: {line:?}");
        line.pop();
        line
    }

    /// Sends a line, and takes its one answer.
    #[track_caller]
    pub fn line(&mut self, line: &[u8]) -> Value {
        self.send(line);
        self.send(b"\n");
        let heard = self.hear();
        let answer: Value = serde_json::from_str(&heard).unwrap_or_else(|error| panic!("{error}: {heard}"));
        let kinds = ["ok", "refused", "error"].iter().filter(|kind| answer.get(kind).is_some());
        assert_eq!(kinds.count(), 1, "{answer}");
        answer
    }

    #[track_caller]
    pub fn ask(&mut self, request: &Value) -> Value {
        self.line(request.to_string().as_bytes())
    }

    /// What is in `ok`.
    #[track_caller]
    pub fn ok(&mut self, request: &Value) -> Value {
        let answer = self.ask(request);
        let ok = answer.get("ok").unwrap_or_else(|| panic!("{request} gave {answer}"));
        ok.clone()
    }

    /// The code of the error, which has words too.
    #[track_caller]
    pub fn error(&mut self, request: &Value) -> String {
        let answer = self.ask(request);
        code(&answer).unwrap_or_else(|| panic!("{request} gave {answer}"))
    }

    /// The clause of the refusal, which has words too.
    #[track_caller]
    pub fn refused(&mut self, request: &Value) -> String {
        let answer = self.ask(request);
        let refused = answer.get("refused").unwrap_or_else(|| panic!("{request} gave {answer}"));
        assert!(refused["text"].as_str().is_some_and(|text| !text.is_empty()), "{answer}");
        refused["clause"].as_str().expect("a clause").into()
    }

    pub fn new_game(&mut self, seed: &str) -> Value {
        self.ok(&json!({"do": "new", "game": "scelerat", "seed": seed}))
    }

    /// A new game whose dungeon lies in this order.
    #[track_caller]
    pub fn dealt(&mut self, cards: &str) -> Value {
        let cards: Vec<&str> = cards.split(' ').collect();
        self.ok(&json!({"do": "new", "game": "scelerat", "seed": "x", "deal": {"piles": {"dungeon": cards}}}))
    }

    #[track_caller]
    pub fn play(&mut self, action: &Value) -> Value {
        self.ok(&json!({"do": "play", "seat": 0, "action": action}))
    }

    #[track_caller]
    pub fn actions(&mut self) -> Vec<Value> {
        let actions = self.ok(&json!({"do": "actions", "seat": 0}));
        actions["actions"].as_array().expect("a list").clone()
    }

    #[track_caller]
    pub fn view(&mut self) -> Value {
        self.ok(&json!({"do": "view", "seat": 0}))["view"].clone()
    }

    #[track_caller]
    pub fn record(&mut self) -> String {
        self.ok(&json!({"do": "record"}))["record"].as_str().expect("a text").into()
    }

    /// Everything that can be seen of the game.
    #[track_caller]
    pub fn everything(&mut self) -> (Value, Vec<Value>, String) {
        (self.view(), self.actions(), self.record())
    }

    /// Closes its input, and waits for its end.
    pub fn end(mut self) -> Option<i32> {
        drop(self.to.take());
        let mut rest = String::new();
        self.from.read_to_string(&mut rest).expect("the engine answers in UTF-8");
        assert_eq!(rest, "", "an answer that nobody asked for");
        self.child.wait().expect("the engine ends").code()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The code of an error, if the answer is one.
pub fn code(answer: &Value) -> Option<String> {
    let error = answer.get("error")?;
    let (code, text) = (error["code"].as_str()?, error["text"].as_str()?);
    assert!(!text.is_empty(), "{answer}");
    Some(code.into())
}

/// An action: `avoid`, `take 5D`, `fight QS hands`.
pub fn action(said: &str) -> Value {
    match said.split(' ').collect::<Vec<_>>()[..] {
        ["avoid"] => json!({"type": "avoid"}),
        ["take", card] => json!({"type": "take", "card": card}),
        ["fight", card, with] => json!({"type": "fight", "card": card, "with": with}),
        _ => panic!("no action: {said}"),
    }
}

/// A game in plain lines, talking.
pub struct Talk {
    pub child: Child,
    to: Option<ChildStdin>,
    from: ChildStdout,
    /// All that was heard.
    pub heard: String,
}

impl Talk {
    pub fn start(home: &Home, args: &[&str]) -> Self {
        let mut command = home.command(args);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("the command starts");
        let (to, from) = (child.stdin.take(), child.stdout.take().expect("piped"));
        Self { child, to, from, heard: String::new() }
    }

    /// What was said up to the next prompt, or to the end.
    pub fn until_prompt(&mut self) -> String {
        let mut said = Vec::new();
        let mut part = [0; 4096];
        loop {
            let read = self.from.read(&mut part).expect("the command can be heard");
            said.extend_from_slice(&part[..read]);
            let asked = ["Choix ? ", "Choice? ", "dernier coup ? ", "move back? ", "q back) ", "q revenir) "];
            if read == 0 || asked.iter().any(|prompt| said.ends_with(prompt.as_bytes())) {
                let said = String::from_utf8(said).expect("the command writes UTF-8");
                self.heard.push_str(&said);
                return said;
            }
        }
    }

    pub fn say(&mut self, line: &str) -> String {
        writeln!(self.to.as_mut().expect("still open"), "{line}").expect("the command listens");
        self.until_prompt()
    }

    /// SIGKILL.
    pub fn kill(mut self) -> String {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
        std::mem::take(&mut self.heard)
    }

    pub fn end(mut self) -> (String, Option<i32>) {
        drop(self.to.take());
        self.until_prompt();
        let code = self.child.wait().expect("it ends").code();
        (std::mem::take(&mut self.heard), code)
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A small generator, so that a test can be run again from its seed.
pub struct Rng(pub u64);

impl Rng {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    pub fn below(&mut self, most: usize) -> usize {
        (self.next() % most as u64) as usize
    }
}

/// A finished game as a record: uniformly random moves of the engine.
pub fn random_record(home: &Home, seed: &str, luck: u64) -> String {
    let mut engine = Engine::start(home);
    let mut rng = Rng(luck);
    engine.new_game(seed);
    loop {
        let actions = engine.actions();
        if actions.is_empty() {
            return engine.record();
        }
        engine.play(&actions[rng.below(actions.len())]);
    }
}

pub fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
