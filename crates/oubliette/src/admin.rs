//! `oubliette admin`: looks after what a server keeps, while it runs.

use crate::command::CommandContext;
use crate::failure::{Failure, talk};
use crate::store_args::{StoreArgs, trouble};
use clap::{Args, Subcommand};
use kernel::Text;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use table::{Words, disk, shelf};
use web::admin::{self, AdminError};
use web::store::{Heavy, Place, Store, file};

/// What to look after, and how.
#[derive(Args, Debug)]
pub struct AdminArgs {
    #[command(flatten)]
    pub store: StoreArgs,
    #[command(subcommand)]
    pub command: AdminCommand,
}

/// What to do.
#[derive(Subcommand, Debug)]
pub enum AdminCommand {
    Backup {
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    Export {
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[arg(long, value_name = "NAME")]
        person: Option<String>,
    },
    Import {
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    Ban {
        #[arg(value_name = "NAME")]
        name: String,
        #[arg(long)]
        off: bool,
    },
    Delete {
        #[arg(value_name = "NAME", required_unless_present_any = ["table", "import"], conflicts_with_all = ["table", "import"])]
        name: Option<String>,
        #[arg(long, value_name = "ID", conflicts_with = "import")]
        table: Option<String>,
        #[arg(long, value_name = "ID")]
        import: Option<String>,
    },
    Rename {
        #[arg(value_name = "NAME")]
        name: String,
        #[arg(value_name = "NEW")]
        new: String,
    },
    Password {
        #[arg(value_name = "NAME")]
        name: String,
    },
    Stats,
    Space {
        #[arg(long, value_name = "N", default_value_t = 10)]
        most: u32,
    },
}

impl AdminCommand {
    /// The account or the table that it is about.
    fn name(&self) -> &str {
        match self {
            Self::Export { person: Some(name), .. } => name,
            Self::Ban { name, .. } | Self::Rename { name, .. } | Self::Password { name } => name,
            Self::Delete { name: Some(name), .. }
            | Self::Delete { table: Some(name), .. }
            | Self::Delete { import: Some(name), .. } => name,
            _ => "",
        }
    }

    /// The file that it reads or writes.
    fn path(&self) -> String {
        match self {
            Self::Backup { file } | Self::Import { file } | Self::Export { file, .. } => file.display().to_string(),
            _ => "-".into(),
        }
    }
}

/// Does it.
pub fn run(desk: &CommandContext, args: &AdminArgs) -> Result<ExitCode, Failure> {
    let place = args.store.place(&desk.words)?;
    // A slip of the keyboard must not make a store where there is none.
    if let Place::Folder(folder) = &place
        && !matches!(args.command, AdminCommand::Import { .. })
        && !file(folder).exists()
    {
        let text = Text::new("admin-no-store").plain("path", folder.display().to_string());
        return Err(Failure::Usage(desk.words.say(&text)));
    }
    let runtime = tokio::runtime::Runtime::new()?;
    let done = runtime.block_on(async {
        let store = Store::open(place).await?;
        let done = carry_out(desk, &store, &args.command).await;
        store.close().await;
        done
    });
    match done {
        Ok(said) => {
            said.iter().try_for_each(|said| writeln!(io::stdout(), "{}", desk.words.say(said)))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(error) => Err(failure(desk, &args.command, error)),
    }
}

/// Does it; gives what to say of it.
async fn carry_out(desk: &CommandContext, store: &Arc<Store>, command: &AdminCommand) -> Result<Vec<Text>, AdminError> {
    let said = match command {
        AdminCommand::Backup { file } => {
            let bytes = admin::backup(store, file).await?;
            Text::new("admin-backed-up").plain("path", file.display().to_string()).plain("bytes", bytes.to_string())
        }
        AdminCommand::Export { file, person } => return export(desk, store, file, person.as_deref()).await,
        AdminCommand::Import { file } => {
            let rows = match file.to_str() {
                Some("-") => admin::import(store, io::stdin().lock()).await?,
                _ => admin::import(store, BufReader::new(File::open(file)?)).await?,
            };
            Text::new("admin-imported").number("rows", rows as i64)
        }
        AdminCommand::Ban { name, off } => {
            admin::ban(store, name, !off).await?;
            Text::new(if *off { "admin-unbanned" } else { "admin-banned" }).plain("name", name.as_str())
        }
        AdminCommand::Delete { table: Some(id), .. } => {
            admin::delete_table(store, id).await?;
            Text::new("admin-deleted-table").plain("name", id.as_str())
        }
        AdminCommand::Delete { import: Some(id), .. } => {
            admin::delete_import(store, id).await?;
            Text::new("admin-deleted-import").plain("name", id.as_str())
        }
        AdminCommand::Delete { name, .. } => {
            let name = name.as_deref().unwrap_or_default();
            let left = admin::delete_person(store, name, &desk.words.word("admin-gone")).await?;
            let text = Text::new("admin-deleted").plain("name", name).number("removed", left.removed.len() as i64);
            text.number("changed", left.changed.len() as i64)
        }
        AdminCommand::Rename { name, new } => {
            admin::rename(store, name, new).await?;
            Text::new("admin-renamed").plain("name", name.as_str()).plain("new", new.as_str())
        }
        AdminCommand::Password { name } => {
            admin::set_password(store, name, &typed_password(desk)?).await?;
            Text::new("admin-new-password").plain("name", name.as_str())
        }
        AdminCommand::Stats => return stats(store).await,
        AdminCommand::Space { most } => return space(store, *most).await,
    };
    Ok(vec![said])
}

async fn export(
    desk: &CommandContext,
    store: &Store,
    file: &Path,
    person: Option<&str>,
) -> Result<Vec<Text>, AdminError> {
    let to_file = file.to_str() != Some("-");
    let mut out: Box<dyn Write> = if to_file { Box::new(private_file(file)?) } else { Box::new(io::stdout()) };
    let mut out = BufWriter::new(&mut out);
    let said = match person {
        Some(name) => {
            let games = admin::export_person(store, name, &mut out).await;
            games.map(|games| Text::new("admin-exported-person").number("games", games as i64))
        }
        None => {
            admin::export(store, &mut out).await.map(|rows| Text::new("admin-exported").number("rows", rows as i64))
        }
    };
    if said.is_err() && to_file {
        // Half an export is none.
        let _ = std::fs::remove_file(file);
    }
    // The data is on the standard output; what is said of it goes beside.
    let said = said?;
    if to_file {
        return Ok(vec![said]);
    }
    talk(&desk.words.say(&said));
    Ok(Vec::new())
}

/// A new file that nobody else reads.
fn private_file(path: &Path) -> Result<File, AdminError> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => AdminError::Exists,
        _ => error.into(),
    })
}

/// The password on the standard input.
fn typed_password(desk: &CommandContext) -> Result<String, AdminError> {
    if io::stdin().is_terminal() {
        talk(&desk.words.word("admin-type-password"));
    }
    let mut line = String::new();
    io::stdin().lock().read_line(&mut line)?;
    Ok(line.trim_end_matches(['\r', '\n']).to_string())
}

async fn stats(store: &Store) -> Result<Vec<Text>, AdminError> {
    let counts = store.counts().await?;
    let people = Text::new("admin-stats-people").number("accounts", counts.accounts).number("bots", counts.bots);
    let people = people.number("banned", counts.banned).number("guests", counts.guests);
    let tables = Text::new("admin-stats-tables").number("waiting", counts.waiting).number("running", counts.running);
    let tables = tables.number("finished", counts.finished).number("today", counts.today);
    let games = counts.games.iter().map(|(id, tables)| {
        let text = Text::new("admin-stats-game").number("tables", *tables);
        match shelf::label(id) {
            Some(label) => text.name("game", &label.title),
            None => text.plain("game", id.as_str()),
        }
    });
    Ok([people, tables].into_iter().chain(games).collect())
}

/// What takes up room: in all, the heaviest tables and records from elsewhere, and whose they are.
async fn space(store: &Store, most: u32) -> Result<Vec<Text>, AdminError> {
    let space = store.space(most).await?;
    let kilobytes = |bytes: i64| (bytes + 999) / 1000;
    let sum =
        |id, (count, bytes): (i64, i64)| Text::new(id).number("count", count).number("kilobytes", kilobytes(bytes));
    let line = |id: &'static str, heavy: &Heavy| {
        let owner = if heavy.owner.is_empty() { "–" } else { &heavy.owner };
        let text = Text::new(id).plain("id", heavy.id.as_str()).plain("owner", owner);
        text.number("kilobytes", kilobytes(heavy.bytes))
    };
    let tables = space.largest_tables.iter().map(|heavy| line("admin-space-table", heavy));
    let imports = space.largest_imports.iter().map(|heavy| line("admin-space-import", heavy));
    let owners = space.owners.iter().map(|heavy| line("admin-space-owner", heavy));
    let mut said = vec![sum("admin-space-tables", space.tables)];
    said.extend(tables);
    said.push(sum("admin-space-imports", space.imports));
    said.extend(imports);
    said.push(Text::new("admin-space-owners"));
    said.extend(owners);
    Ok(said)
}

/// Why nothing came of it, in words.
fn failure(desk: &CommandContext, command: &AdminCommand, error: AdminError) -> Failure {
    let words = &desk.words;
    match error {
        AdminError::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => Failure::Io(error),
        AdminError::Io(error) => {
            let text = Text::new("failed-file").plain("path", command.path()).text("error", disk::text(&error));
            Failure::BadFile(words.say(&text))
        }
        AdminError::Store(error) => {
            Failure::BadFile(words.say(&Text::new("admin-store").text("error", trouble(&error))))
        }
        AdminError::Refused(why) => {
            let why = Words::new(desk.lang, &web::localizer::locales(desk.lang)).say(&why);
            Failure::Usage(words.say(&Text::new("admin-refused").plain("why", why)))
        }
        AdminError::NotAnExport(line) => {
            Failure::BadFile(words.say(&Text::new("admin-not-export").number("line", line as i64)))
        }
        AdminError::OtherVersion => Failure::BadFile(words.word("admin-other-version")),
        AdminError::NoAccount => {
            Failure::Usage(words.say(&Text::new("admin-no-account").plain("name", command.name())))
        }
        AdminError::NoTable => Failure::Usage(words.say(&Text::new("admin-no-table").plain("name", command.name()))),
        AdminError::NoImport => Failure::Usage(words.say(&Text::new("admin-no-import").plain("name", command.name()))),
        AdminError::NotEmpty => Failure::Usage(words.word("admin-not-empty")),
        AdminError::NotOneFile => Failure::Usage(words.word("admin-not-one-file")),
        AdminError::Exists => Failure::Usage(words.say(&Text::new("admin-exists").plain("path", command.path()))),
        AdminError::Defect => Failure::Usage(words.word("admin-defect")),
    }
}
