//! `oubliette serve`: tables by link, in any browser.

use crate::command::CommandContext;
use crate::failure::{Failure, talk};
use crate::store_args::{StoreArgs, trouble};
use clap::builder::BoolishValueParser;
use clap::{Args, ValueEnum};
use kernel::Text;
use std::net::SocketAddr;
use std::process::ExitCode;
use tokio::signal::unix::{SignalKind, signal};
use web::http::serve::{ServeError, serve};
use web::{Config, logs};

/// How to serve.
#[derive(Args, Debug)]
pub struct ServeArgs {
    #[arg(long, env = "OUBLIETTE_LISTEN", value_name = "ADDRESS", default_value = "127.0.0.1:7777")]
    pub listen: SocketAddr,
    #[command(flatten)]
    pub store: StoreArgs,
    #[arg(long, env = "OUBLIETTE_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<String>,
    #[arg(long, env = "OUBLIETTE_TRUST_PROXY", value_parser = BoolishValueParser::new())]
    pub trust_proxy: bool,
    #[arg(long, env = "OUBLIETTE_NO_ACCOUNTS", value_parser = BoolishValueParser::new())]
    pub no_accounts: bool,
    #[arg(long, env = "OUBLIETTE_RATE", value_name = "N", default_value_t = 600)]
    pub rate: u32,
    #[arg(long, env = "OUBLIETTE_STREAMS", value_name = "N", default_value_t = 60)]
    pub streams: u32,
    #[arg(long, env = "OUBLIETTE_DRAIN", value_name = "SECONDS", default_value_t = 10)]
    pub drain: u64,
    #[arg(long, env = "OUBLIETTE_LOG", value_enum, value_name = "FORM", default_value = "text")]
    pub log: LogName,
    #[arg(long, env = "OUBLIETTE_LOG_LEVEL", value_enum, value_name = "LEVEL", default_value = "info")]
    pub log_level: LevelName,
}

/// The form of logs, as the command line names it.
#[derive(Clone, Copy, ValueEnum, Debug)]
pub enum LogName {
    Text,
    Json,
}

/// What logs note, as the command line names it.
#[derive(Clone, Copy, ValueEnum, Debug)]
pub enum LevelName {
    Error,
    Warn,
    Info,
    Debug,
}

impl LevelName {
    fn word(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warn => "warn",
            Self::Info => "info",
            Self::Debug => "debug",
        }
    }
}

/// Serves until it is asked to stop.
pub fn run(desk: &CommandContext, args: ServeArgs) -> Result<ExitCode, Failure> {
    let place = args.store.place(&desk.words)?;
    logs::begin(matches!(args.log, LogName::Json), args.log_level.word());
    let public_url = args.public_url.clone();
    let config = Config {
        listen: args.listen,
        public_url: args.public_url,
        trust_proxy: args.trust_proxy,
        accounts: !args.no_accounts,
        rate: args.rate,
        streams: args.streams,
        drain: args.drain,
        ..Config::new(place)
    };
    let runtime = tokio::runtime::Runtime::new()?;
    let served = runtime.block_on(async {
        let (mut term, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
        let stop = async move {
            tokio::select! {
                _ = term.recv() => {}
                _ = interrupt.recv() => {}
            }
        };
        let ready = |address: SocketAddr| {
            let url = public_url.unwrap_or_else(|| format!("http://{address}"));
            match args.log {
                LogName::Text => talk(&desk.words.say(&Text::new("serve-ready").plain("url", url))),
                LogName::Json => logs::ready(&url),
            }
        };
        Ok::<_, std::io::Error>(serve(config, ready, stop).await)
    })?;
    // What bots still think about is in the store, as far as it was decided.
    runtime.shutdown_background();
    match served {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(ServeError::Store(error)) => {
            let text = Text::new("serve-no-store").text("error", trouble(&error));
            Err(Failure::BadFile(desk.words.say(&text)))
        }
        Err(ServeError::Listen(address, error)) => {
            let text = Text::new("serve-no-listen").plain("address", address.to_string());
            Err(Failure::Usage(desk.words.say(&text.text("error", table::disk::text(&error)))))
        }
    }
}
