//! The page around everything: head, way around, foot, and what the script needs to find.

use crate::http::assets;
use crate::http::link;
use kernel::Lang;
use maud::{DOCTYPE, Markup, html};
use table::Words;

/// What the whole is called.
const NAME: &str = "Oubliette";

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Scheme {
    /// As the browser likes it.
    #[default]
    Auto,
    /// Parchment.
    Light,
    /// By torchlight.
    Dark,
}

/// How strongly things stand out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Contrast {
    /// As the browser likes it.
    #[default]
    Auto,
    /// As strongly as possible.
    More,
}

/// The colours of the suits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Suits {
    /// Black and red.
    #[default]
    Two,
    /// One colour each.
    Four,
}

/// Whether things move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum MotionPreference {
    /// As the browser likes it.
    #[default]
    Auto,
    /// Not at all.
    None,
}

/// Whether single keys act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Keys {
    /// They do.
    #[default]
    On,
    /// They do not.
    Off,
}

/// Whether notes are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sounds {
    /// They are not.
    #[default]
    Off,
    /// They are.
    On,
}

/// Whether the browser says that it is one's turn while the page is hidden, if it is allowed to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Notifications {
    /// It does not.
    #[default]
    Off,
    /// It does.
    On,
}

/// How somebody likes pages to look and behave.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Looks {
    /// Light or dark.
    pub scheme: Scheme,
    /// How strongly things stand out.
    pub contrast: Contrast,
    /// The colours of the suits.
    pub suits: Suits,
    /// Whether things move.
    pub motion: MotionPreference,
    /// Whether single keys act.
    pub keys: Keys,
    /// Whether notes are played.
    pub sounds: Sounds,
    /// Whether the browser says that it is one's turn.
    pub notifications: Notifications,
}

impl Looks {
    /// Reads the cookie `looks`; what it does not know it leaves aside.
    pub fn read(cookie: &str) -> Self {
        let mut looks = Self::default();
        for word in cookie.split('.') {
            match word {
                "light" => looks.scheme = Scheme::Light,
                "dark" => looks.scheme = Scheme::Dark,
                "more" => looks.contrast = Contrast::More,
                "four" => looks.suits = Suits::Four,
                "still" => looks.motion = MotionPreference::None,
                "nokeys" => looks.keys = Keys::Off,
                "sounds" => looks.sounds = Sounds::On,
                "notify" => looks.notifications = Notifications::On,
                _ => {}
            }
        }
        looks
    }

    /// What the cookie `looks` holds: a word for whatever is not as usual, `dark.four`.
    pub fn write(self) -> String {
        let words = [self.scheme(), self.contrast().map(|_| "more"), self.suits().map(|_| "four")];
        let rest = [self.motion().map(|_| "still"), self.keys().map(|_| "nokeys")];
        let heard = [self.sounds().map(|_| "sounds"), self.notifications().map(|_| "notify")];
        words.into_iter().chain(rest).chain(heard).flatten().collect::<Vec<_>>().join(".")
    }

    fn scheme(self) -> Option<&'static str> {
        match self.scheme {
            Scheme::Auto => None,
            Scheme::Light => Some("light"),
            Scheme::Dark => Some("dark"),
        }
    }

    fn contrast(self) -> Option<&'static str> {
        (self.contrast == Contrast::More).then_some("more")
    }

    fn suits(self) -> Option<&'static str> {
        (self.suits == Suits::Four).then_some("four")
    }

    fn motion(self) -> Option<&'static str> {
        (self.motion == MotionPreference::None).then_some("none")
    }

    fn keys(self) -> Option<&'static str> {
        (self.keys == Keys::Off).then_some("off")
    }

    fn sounds(self) -> Option<&'static str> {
        (self.sounds == Sounds::On).then_some("on")
    }

    fn notifications(self) -> Option<&'static str> {
        (self.notifications == Notifications::On).then_some("on")
    }
}

/// The page around something.
pub struct Shell<'a> {
    /// The words of the web face.
    pub ui: &'a Words,
    /// What the page is called.
    pub title: &'a str,
    /// The game it is about, for its colours.
    pub game: Option<&'a str>,
    /// The name of whoever looks at it; nothing for a guest.
    pub who: Option<&'a str>,
    /// Path and query of this page.
    pub here: &'a str,
    /// How it should look.
    pub looks: Looks,
    /// What it is, for those who search; nothing where nobody should find it.
    pub description: Option<&'a str>,
}

impl Shell<'_> {
    /// The whole page.
    pub fn page(&self, body: Markup) -> Markup {
        let (ui, looks) = (self.ui, self.looks);
        html! {
            (DOCTYPE)
            html lang=(ui.lang.code()) data-scheme=[looks.scheme()] data-contrast=[looks.contrast()]
                data-suits=[looks.suits()] data-motion=[looks.motion()] data-keys=[looks.keys()]
                data-sounds=[looks.sounds()] data-notify=[looks.notifications()] {
                head {
                    meta charset="utf-8";
                    title { (self.title) @if self.title != NAME { " · " (NAME) } }
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    @match self.description {
                        Some(said) => meta name="description" content=(said);,
                        None => meta name="robots" content="noindex";,
                    }
                    meta name="color-scheme" content="light dark";
                    link #page-icon rel="icon" type="image/svg+xml" href=(assets::url("icon.svg")) data-turn=(assets::url("icon-turn.svg"));
                    link rel="apple-touch-icon" href="/icon-192.png";
                    link rel="manifest" href="/manifest.webmanifest";
                    link rel="stylesheet" href=(assets::url("style.css"));
                    script type="module" src=(assets::url("client.js")) {}
                }
                body data-game=[self.game] data-turn=(ui.word("shell-turn")) data-turn-title=(ui.word("shell-turn-title")) data-copied=(ui.word("shell-copied")) {
                    a.skip href="#main" { (ui.word("shell-skip")) }
                    (self.header())
                    p.banner #sending-again role="status" hidden { (ui.word("shell-again")) }
                    p.banner #lost-connection role="status" hidden { (ui.word("shell-lost")) }
                    main #main tabindex="-1" { (body) }
                    (self.footer())
                    div.sr #announce role="status" {}
                    div.sr #alert role="alert" {}
                    (self.help())
                }
            }
        }
    }

    fn header(&self) -> Markup {
        let ui = self.ui;
        let links =
            [("/daily", "shell-daily"), ("/rules", "shell-rules"), ("/learn", "shell-learn"), ("/me", "shell-me")];
        let current = |path: &str| self.here.split('?').next() == Some(path);
        html! {
            header.masthead {
                a.home href="/" aria-current=[current("/").then_some("page")] {
                    (crate::html::art::sign("oubliette")) span { (NAME) }
                }
                nav aria-label=(ui.word("shell-nav")) {
                    @for (path, word) in links {
                        a href=(path) aria-current=[current(path).then_some("page")] {
                            @if let (Some(who), "/me") = (self.who, path) { (who) } @else { (ui.word(word)) }
                        }
                    }
                }
            }
        }
    }

    fn footer(&self) -> Markup {
        let ui = self.ui;
        let (other, word) = match ui.lang {
            Lang::Fr => (Lang::En, "English"),
            Lang::En => (Lang::Fr, "Français"),
        };
        html! {
            footer.imprint {
                nav aria-label=(ui.word("shell-more")) {
                    a href="/looks" { (ui.word("shell-looks")) }
                    a href={ "/lang?to=" (other.code()) "&back=" (link::path(self.here)) }
                        lang=(other.code()) hreflang=(other.code()) { (word) }
                    a href="/privacy" { (ui.word("shell-privacy")) }
                    a href="/api" { (ui.word("shell-api")) }
                }
            }
        }
    }

    /// The keys, in a dialog that the script opens.
    fn help(&self) -> Markup {
        let ui = self.ui;
        let escape = ui.word("shell-key-name-escape");
        let keys = [
            ("← ↑ → ↓", "shell-key-arrows"),
            ("⏎", "shell-key-enter"),
            ("1–9", "shell-key-digits"),
            ("u", "shell-key-undo"),
            ("?", "shell-key-help"),
            (&escape, "shell-key-escape"),
        ];
        html! {
            dialog #help aria-labelledby="help-title" {
                h2 #help-title { (ui.word("shell-keys")) }
                dl.keys {
                    @for (key, word) in keys { div { dt { kbd { (key) } } dd { (ui.word(word)) } } }
                }
                form method="dialog" { button { (ui.word("shell-close")) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looks_are_read_as_they_are_written() {
        let odd = Looks {
            scheme: Scheme::Dark,
            contrast: Contrast::More,
            suits: Suits::Four,
            motion: MotionPreference::None,
            keys: Keys::Off,
            sounds: Sounds::On,
            notifications: Notifications::On,
        };
        for looks in [Looks::default(), odd, Looks { scheme: Scheme::Light, ..Looks::default() }] {
            assert_eq!(Looks::read(&looks.write()), looks);
        }
        assert_eq!(
            (Looks::default().write(), odd.write()),
            (String::new(), "dark.more.four.still.nokeys.sounds.notify".into())
        );
        assert_eq!(Looks::read("pink.<script>.four"), Looks { suits: Suits::Four, ..Looks::default() });
    }

    #[test]
    fn a_page_says_what_it_is_and_brings_nothing_inline() {
        for lang in Lang::ALL {
            let ui = Words::new(lang, &[crate::board::locale(lang)]);
            let looks = Looks::read("dark.four");
            let shell = Shell {
                ui: &ui,
                title: "<Zone>",
                game: Some("game"),
                who: Some("Zoé"),
                here: "/me?x=1",
                looks,
                description: None,
            };
            let page = shell.page(html! { p { "body" } }).into_string();
            let found = Shell { description: Some("\"Zone\" & more"), ..shell }.page(html! {}).into_string();
            assert!(found.contains("<meta name=\"description\" content=\"&quot;Zone&quot; &amp; more\">"), "{found}");
            assert!(
                !found.contains("noindex") && page.contains("<meta name=\"robots\" content=\"noindex\">"),
                "{page}"
            );
            assert!(page.starts_with(&format!("<!DOCTYPE html><html lang=\"{}\"", lang.code())), "{page}");
            for part in [
                "data-scheme=\"dark\"",
                "data-suits=\"four\"",
                "<title>&lt;Zone&gt; · Oubliette</title>",
                "<a href=\"/me\" aria-current=\"page\">Zoé</a>",
                "back=/me%3Fx%3D1",
                "<p>body</p>",
            ] {
                assert!(page.contains(part), "{part} is missing in {page}");
            }
            assert!(!page.contains(" style=") && !page.contains("data-contrast"), "{page}");
            assert_eq!(page.matches("<script").count(), page.matches("<script type=\"module\" src=").count());
        }
    }
}
