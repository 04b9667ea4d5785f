//! Pages to look at: `cargo run -p oubliette-web --example gallery -- FOLDER`, then serve the folder and open it. Positions of
//! careful games by a fixed seed, made-up pages for layouts that no game uses yet, and the looks of everything around them.

#[path = "gallery/campaign.rs"]
mod campaign;
#[path = "gallery/made_up.rs"]
mod made_up;
#[path = "gallery/other_pages.rs"]
mod other_pages;

use bots::BotSpec;
use kernel::{Lang, Seat, Seed, Status};
use maud::{Markup, html};
use std::path::Path;
use std::{env, fs};
use table::{IDS, Luck, Session, Settings, Words, nobody_asks, shelf};
use web::board::{self, AnswerForm, BoardView};
use web::html::shell::{Looks, Shell};
use web::localizer::locales;

/// How many decisions into a game the positions are.
const STEPS: &[usize] = &[0, 5, 12, 25, 46, 600];

fn main() {
    let folder = env::args().nth(1).unwrap_or_else(|| "gallery".into());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets")).expect("a folder to write to");
    for asset in web::http::assets::all() {
        fs::write(folder.join("assets").join(asset.name), asset.text).expect("an asset");
    }
    let mut names = Vec::new();
    for lang in Lang::ALL {
        let ui = Words::new(lang, &locales(lang));
        for game in IDS {
            for (at, steps) in STEPS.iter().enumerate() {
                let session = played(game, *steps, at % 2 == 1);
                let name = format!("{game}-{at}-{}", lang.code());
                write(folder, &name, &ui, Some(game), table_page(&session, &ui));
                names.push(name);
            }
        }
        for (game, place, body) in campaign::all(&ui, table_page) {
            let place: String = place.chars().map(|sign| if sign.is_alphanumeric() { sign } else { '-' }).collect();
            let name = format!("{game}-{place}-{}", lang.code());
            write(folder, &name, &ui, Some(game), body);
            names.push(name);
        }
        for (name, game, body) in other_pages::all(lang, &ui).into_iter().chain(made_up::all(lang, &ui)) {
            let name = format!("{name}-{}", lang.code());
            write(folder, &name, &ui, game, body);
            names.push(name);
        }
    }
    let ui = Words::new(Lang::En, &locales(Lang::En));
    let index = html! { ul.rows { @for name in &names { li { a href={ (name) ".html" } { (name) } } } } };
    write(folder, "index", &ui, None, index);
}

fn write(folder: &Path, name: &str, ui: &Words, game: Option<&str>, body: Markup) {
    let shell = Shell { ui, title: name, game, who: None, here: "/", looks: Looks::default(), description: None };
    fs::write(folder.join(format!("{name}.html")), shell.page(body).into_string()).expect("a page");
}

/// A game played by rule of thumb, until so many decisions are made and the first seat has something to decide.
fn played(game: &str, steps: usize, crowded: bool) -> Session {
    let (fewest, most) = shelf::label(game).expect("a game of the shelf").players;
    let players = Some(u64::from(if crowded { most } else { fewest }));
    let settings = Settings { players, ..Settings::new(Luck::seed("gallery-7")) };
    let mut session = shelf::open(game, settings, &mut nobody_asks).expect("a table");
    let mut bot = bots::bot_for(&session, &BotSpec::Careful, Seed::of("gallery")).expect("a bot for every game");
    while let Status::Awaiting(seats) = session.status() {
        if session.decisions() >= steps && seats.has(Seat(0)) {
            break;
        }
        let Some(seat) = seats.iter().last() else { break };
        let action = bot.decide(&session.seat_view(seat));
        session.play(seat, &action, &mut nobody_asks).expect("a legal action");
    }
    session
}

fn table_page(session: &Session, ui: &Words) -> Markup {
    let (words, page) = (session.words(ui.lang), session.page(Seat(0)));
    let ask = Some(AnswerForm { action: "/t/example/play", request: "7", method: "post" });
    let view = BoardView { ask, undo: Some(ui.word("undo")), ..BoardView::still(session.id(), &words, ui, &page) };
    let story = session.story(session.decisions().saturating_sub(6), Seat(0));
    html! {
        h1.sr { (session.title().in_lang(ui.lang)) }
        div.table #live {
            div.play { (board::board(&view)) }
            aside.side {
                section.box {
                    h2 { "Journal" }
                    ol.log {
                        @for told in story.iter().rev() {
                            li.notable[told.notable] { span.step-number { (told.step) } (words.say(&told.text)) }
                        }
                    }
                }
            }
        }
    }
}
