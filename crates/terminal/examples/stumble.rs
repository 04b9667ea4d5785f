//! A game whose rules have a bug, on the screen: `stumble FOLDER`. The tests look at what is left of the terminal.

#[path = "../tests/common/mod.rs"]
mod common;

use common::Whisper;
use kernel::Lang;
use std::path::PathBuf;
use table::{Archive, Luck, Session, Settings, nobody_asks};
use terminal::screen::house::{House, Wishes};
use terminal::screen::{self, App, StartAt};

fn main() {
    let folder = PathBuf::from(std::env::args_os().nth(1).expect("a folder"));
    let archive = Archive::new(folder.join("records"));
    let game = Whisper { stumbles: true, ..Whisper::default() };
    let session = Session::open(game, Settings::new(Luck::seed("a")), &mut nobody_asks).expect("a game");
    let keeper = archive.keep(&session).expect("a folder that can be written");
    let house = House::new(Lang::En, archive, folder.join("settings.toml"), Wishes::default());
    let app = App::new(house, StartAt::Play(Box::new(session), keeper)).unwrap_or_else(|error| panic!("{error:?}"));
    screen::run(app).expect("a terminal");
}
