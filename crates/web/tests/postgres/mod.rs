//! A PostgreSQL of one's own, in a temporary folder.
#![allow(dead_code, reason = "not every test asks for everything")]

use std::fs;
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};

/// A PostgreSQL of one's own.
pub struct Postgres {
    folder: PathBuf,
    tools: PathBuf,
    port: u16,
}

impl Postgres {
    /// Makes and starts one.
    pub fn start() -> Self {
        let tools = tools().expect("no PostgreSQL here: install it (apt-get install postgresql)");
        let port = TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr()).expect("a port").port();
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("oubliette-postgres-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a temporary folder");
        let database = Self { folder, tools, port };
        if is_root() {
            let owner = Command::new("chown").arg("postgres").arg(&database.folder).status();
            assert!(owner.expect("chown").success(), "the user postgres comes with PostgreSQL");
        }
        let data = database.data();
        let init = ["-D", &data, "-U", "oubliette", "--auth=trust", "-E", "UTF8", "--locale=C", "--no-sync"];
        database.tool("initdb", &init);
        database.begin();
        database
    }

    /// Starts it again.
    pub fn begin(&self) {
        let folder = self.folder.display();
        let options = format!(
            "-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories='{folder}' -c max_connections=60",
            self.port
        );
        let log = format!("{folder}/log");
        self.tool("pg_ctl", &["-D", &self.data(), "-o", &options, "-l", &log, "-w", "start"]);
    }

    /// Stops it as a loss of power would.
    pub fn stop_at_once(&self) {
        self.tool("pg_ctl", &["-D", &self.data(), "-m", "immediate", "-w", "stop"]);
    }

    /// Its address.
    pub fn url(&self) -> String {
        self.url_of("postgres")
    }

    /// The address of another database in it, which is new.
    pub fn another(&self, name: &str) -> String {
        self.tool("createdb", &["-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", "oubliette", name]);
        self.url_of(name)
    }

    /// The number of its first process, which has started all others.
    pub fn pid(&self) -> u32 {
        let written = fs::read_to_string(self.folder.join("data").join("postmaster.pid")).expect("it runs");
        written.lines().next().and_then(|pid| pid.trim().parse().ok()).expect("a number")
    }

    /// What it answers, as text.
    pub fn ask(&self, sql: &str) -> String {
        self.ask_of("postgres", sql)
    }

    /// What another database in it answers, as text.
    pub fn ask_of(&self, name: &str, sql: &str) -> String {
        let ran = self.run("psql", &["-X", "-A", "-t", "-c", sql, &self.url_of(name)]);
        let said = String::from_utf8_lossy(&ran.stdout).trim().to_string();
        assert!(ran.status.success(), "{said}");
        said
    }

    fn url_of(&self, name: &str) -> String {
        format!("postgres://oubliette@127.0.0.1:{}/{name}", self.port)
    }

    fn data(&self) -> String {
        self.folder.join("data").display().to_string()
    }

    fn run(&self, tool: &str, args: &[&str]) -> Output {
        let path = self.tools.join(tool);
        let mut command = if is_root() {
            // It does not run as root.
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(path);
            command
        } else {
            Command::new(path)
        };
        // What it starts lives on: it must not hold a pipe of ours.
        let said = self.folder.join("said");
        let file = fs::File::create(&said).expect("a file");
        command.current_dir("/").args(args).stdout(file.try_clone().expect("a file")).stderr(file);
        let status = command.status().expect("the tools of PostgreSQL run");
        Output { status, stdout: fs::read(said).unwrap_or_default(), stderr: Vec::new() }
    }

    fn tool(&self, tool: &str, args: &[&str]) {
        let ran = self.run(tool, args);
        assert!(ran.status.success(), "{tool}: {}", String::from_utf8_lossy(&ran.stdout));
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.run("pg_ctl", &["-D", &self.data(), "-m", "immediate", "-w", "stop"]);
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0)
}

/// Where the tools of the newest PostgreSQL are.
pub fn tools() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<(u32, PathBuf)> = versions
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path().join("bin"))))
        .filter(|(_, tools)| tools.join("initdb").exists())
        .collect();
    found.sort();
    let on_path = || {
        let paths = std::env::var_os("PATH")?;
        std::env::split_paths(&paths).find(|folder| folder.join("initdb").exists())
    };
    found.pop().map(|(_, tools)| tools).or_else(on_path)
}
