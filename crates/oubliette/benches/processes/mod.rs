//! What processes use of the machine, and how to let them have no more than a share of it.
#![allow(dead_code, reason = "not every bench needs everything")]

use std::fs;
use std::ops::{Add, Sub};
use std::path::{Path, PathBuf};

/// What processes have used so far.
#[derive(Clone, Copy, Default)]
pub struct Usage {
    /// Seconds of processor.
    pub processor: f64,
    /// Bytes written, to files above all: what is sent over the network counts only where it is written like a file.
    pub written: f64,
    /// Bytes of memory that they hold now.
    pub memory: u64,
}

impl Add for Usage {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            processor: self.processor + other.processor,
            written: self.written + other.written,
            memory: self.memory + other.memory,
        }
    }
}

impl Sub for Usage {
    type Output = Self;

    /// What came since; the memory is as it is now.
    fn sub(self, before: Self) -> Self {
        Self {
            processor: self.processor - before.processor,
            written: self.written - before.written,
            memory: self.memory,
        }
    }
}

fn field<T: std::str::FromStr>(text: &str, name: &str) -> Option<T> {
    let said = text.lines().find_map(|line| line.strip_prefix(name))?;
    said.trim().trim_end_matches(" kB").parse().ok()
}

/// The fields of a process behind its name: its state is the first, its parent the second.
fn stat(pid: u32) -> Option<Vec<i64>> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    Some(stat.rsplit_once(')')?.1.split_whitespace().map(|field| field.parse().unwrap_or(-1)).collect())
}

fn used(pid: u32) -> Option<Usage> {
    let ticks: i64 = stat(pid)?[11..13].iter().sum();
    let io = fs::read_to_string(format!("/proc/{pid}/io")).unwrap_or_default();
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    Some(Usage {
        processor: ticks as f64 / 100.0,
        written: field(&io, "wchar:").unwrap_or(0.0),
        memory: field::<u64>(&status, "VmRSS:").unwrap_or(0) * 1024,
    })
}

/// What a process uses.
pub fn usage(pid: u32) -> Usage {
    used(pid).expect("a process")
}

/// What a process uses with all that it has started and that still run. Their memory is not added up: they share most of it.
pub fn usage_with_children(pid: u32) -> Usage {
    let all = fs::read_dir("/proc").expect("processes").flatten();
    let pids = all.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let children = pids.filter(|child| stat(*child).is_some_and(|fields| fields[1] == i64::from(pid)));
    let sum = children.filter_map(used).fold(usage(pid), Add::add);
    Usage { memory: usage(pid).memory, ..sum }
}

/// A share of a processor that some processes have together, and no more; gone when dropped, after them.
pub struct ProcessorShare(PathBuf);

/// How long a period is in which the share is given out, in microseconds: short, so that nobody stands still for long.
const PERIOD: u64 = 10_000;

/// How much it weighs against others who want the processors: so much that it gets its share on a busy machine, too.
const WEIGHT: u64 = 8192;

impl ProcessorShare {
    /// So many percent of one processor.
    pub fn new(name: &str, percent: u64) -> Self {
        let (first, second) = (Path::new("/sys/fs/cgroup/cpu"), Path::new("/sys/fs/cgroup"));
        let older = first.join("cpu.cfs_quota_us").exists() || first.join("tasks").exists();
        let group = if older { first } else { second }.join(format!("oubliette-{}-{name}", std::process::id()));
        let needed = "SHARE needs root, and control groups that can be made under /sys/fs/cgroup";
        fs::create_dir(&group).expect(needed);
        let quota = (PERIOD * percent / 100).to_string();
        let write = |file: &str, text: &str| fs::write(group.join(file), text).expect(needed);
        if older {
            write("cpu.cfs_period_us", &PERIOD.to_string());
            write("cpu.cfs_quota_us", &quota);
            write("cpu.shares", &WEIGHT.to_string());
        } else {
            write("cpu.max", &format!("{quota} {PERIOD}"));
            write("cpu.weight", &WEIGHT.to_string());
        }
        Self(group)
    }

    /// Puts a process into it; what it starts later is in it, too.
    pub fn hold(&self, pid: u32) {
        fs::write(self.0.join("cgroup.procs"), pid.to_string()).expect("a process of ours");
    }

    /// Puts a process and all that it has started into it.
    pub fn hold_with_children(&self, pid: u32) {
        self.hold(pid);
        for entry in fs::read_dir("/proc").expect("processes").flatten() {
            if let Some(child) = entry.file_name().to_str().and_then(|name| name.parse::<u32>().ok())
                && stat(child).is_some_and(|fields| fields[1] == i64::from(pid))
            {
                self.hold(child);
            }
        }
    }
}

impl Drop for ProcessorShare {
    fn drop(&mut self) {
        let _ = fs::remove_dir(&self.0);
    }
}
