//! A real browser: Chromium without a window, told what to do by WebDriver.

use crate::common::Home;
use crate::server::Server;
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Nothing may take longer than this.
pub const DEADLINE: Duration = Duration::from_secs(120);
/// How long to wait before looking again.
const PAUSE: Duration = Duration::from_millis(15);
/// The name under which WebDriver hands out elements.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";
const NEEDED: &str =
    "these tests need Chromium and its driver: install them (for example `apt install chromium chromium-driver`)";

/// The keys that have no sign of their own, as WebDriver names them.
pub mod keys {
    pub const TAB: &str = "\u{e004}";
    pub const ENTER: &str = "\u{e007}";
    pub const ESCAPE: &str = "\u{e00c}";
    pub const HOME: &str = "\u{e011}";
    pub const RIGHT: &str = "\u{e014}";
    pub const DOWN: &str = "\u{e015}";
}

/// What kind of browser somebody has.
#[derive(Clone, Copy)]
pub struct Kind {
    pub lang: &'static str,
    pub scripts: bool,
    /// Whether cards move.
    pub moving: bool,
}

pub const FRENCH: Kind = Kind { lang: "fr", scripts: true, moving: false };
pub const ENGLISH: Kind = Kind { lang: "en", ..FRENCH };

/// The sizes at which pages are looked at.
pub const PHONE: (u32, u32) = (360, 740);
pub const DESK: (u32, u32) = (1280, 800);

/// A browser with a profile of its own, closed with the test. Whatever its console complains of fails the test.
pub struct Browser {
    driver: Child,
    agent: ureq::Agent,
    session: String,
    site: String,
    pub lang: &'static str,
    width: Cell<u32>,
    forgiven: RefCell<Vec<&'static str>>,
    _profile: Home,
}

/// Starts a driver, and hears where it listens. One that finds its port taken on one of the machine's addresses ends at once, and another
/// is started.
fn start_driver(profile: &Home) -> Option<(Child, String)> {
    let mut driver = Command::new("chromedriver")
        .arg("--port=0")
        .env("HOME", &profile.0)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect(NEEDED);
    let mut lines = BufReader::new(driver.stdout.take().expect("piped")).lines().map_while(Result::ok);
    let said = lines.find_map(|line| line.split_once("successfully on port ").map(|(_, port)| port.to_string()));
    let Some(port) = said else {
        let _ = driver.kill();
        let _ = driver.wait();
        return None;
    };
    std::thread::spawn(move || lines.for_each(drop));
    Some((driver, port))
}

/// Something on a page.
pub struct Element(String);

impl Browser {
    /// A browser of that kind, which looks at no page yet.
    #[track_caller]
    pub fn new(server: &Server, kind: Kind) -> Self {
        let profile = Home::new();
        let (driver, port) = (0..5).find_map(|_| start_driver(&profile)).expect("the driver says where it listens");
        let port = port.trim_end_matches('.').to_string();
        let config = ureq::Agent::config_builder().timeout_global(Some(DEADLINE * 2)).http_status_as_error(false);
        let mut browser = Self {
            driver,
            agent: config.build().into(),
            session: format!("http://127.0.0.1:{port}/session"),
            site: server.url.clone(),
            lang: kind.lang,
            width: Cell::new(0),
            forgiven: RefCell::default(),
            _profile: profile,
        };
        let made = browser.ask("", &browser.capabilities(kind));
        let id = made["sessionId"].as_str().unwrap_or_else(|| panic!("{NEEDED}: {made}"));
        browser.session = format!("{}/{id}", browser.session);
        browser.size(DESK);
        browser
    }

    fn capabilities(&self, kind: Kind) -> Value {
        let profile = format!("--user-data-dir={}", self._profile.0.join("profile").display());
        let mut args = vec!["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync"];
        args.extend(["--disable-background-networking", "--disable-component-update", "--hide-scrollbars", &profile]);
        args.extend((!kind.moving).then_some("--force-prefers-reduced-motion"));
        let mut likes = json!({"intl.accept_languages": kind.lang});
        if !kind.scripts {
            likes["profile.managed_default_content_settings.javascript"] = json!(2);
        }
        json!({"capabilities": {"alwaysMatch": {
            "goog:chromeOptions": {"args": args, "prefs": likes},
            "goog:loggingPrefs": {"browser": "ALL"},
        }}})
    }

    /// Asks the driver for something; an error is an answer, too.
    fn ask(&self, path: &str, body: &Value) -> Value {
        let sent = self.agent.post(format!("{}{path}", self.session)).send_json(body);
        let mut answer = sent.unwrap_or_else(|error| panic!("the driver does not answer: {path}: {error}"));
        let answer: Value = answer.body_mut().with_config().limit(64 << 20).read_json().expect("JSON");
        answer["value"].clone()
    }

    #[track_caller]
    fn told(&self, path: &str, body: &Value) -> Value {
        let value = self.ask(path, body);
        if let Some(error) = value.get("error").filter(|_| value.get("stacktrace").is_some()) {
            panic!("{path}: {error}: {}\n{}", value["message"], self.seen());
        }
        value
    }

    /// Has a command of the browser's own debugger carried out.
    #[track_caller]
    pub fn debug(&self, command: &str, with: &Value) -> Value {
        self.told("/goog/cdp/execute", &json!({"cmd": command, "params": with}))
    }

    /// Looks through a window of that size; a narrow one is that of a phone.
    #[track_caller]
    pub fn size(&self, (width, height): (u32, u32)) {
        let phone = width < 600;
        let metrics = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone});
        self.debug("Emulation.setDeviceMetricsOverride", &metrics);
        self.debug("Emulation.setTouchEmulationEnabled", &json!({"enabled": phone}));
        self.width.set(width);
    }

    /// Prefers pages by day (`light`) or by night (`dark`).
    #[track_caller]
    pub fn prefer(&self, scheme: &str) {
        let features = json!([{"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": "reduce"}]);
        self.debug("Emulation.setEmulatedMedia", &json!({"features": features}));
    }

    /// Forgets all cookies: nobody knows this browser any more.
    #[track_caller]
    pub fn forget_everything(&self) {
        self.debug("Network.clearBrowserCookies", &json!({}));
    }

    /// How many pixels wide the window is.
    pub fn width(&self) -> u32 {
        self.width.get()
    }

    /// From now on comes to the server by another address.
    pub fn come_by(&mut self, url: &str) {
        self.site = url.to_string();
    }

    /// Goes to a page of the server.
    #[track_caller]
    pub fn open(&self, path: &str) {
        self.told("/url", &json!({"url": format!("{}{path}", self.site)}));
    }

    #[track_caller]
    pub fn reload(&self) {
        self.told("/refresh", &json!({}));
    }

    /// Goes back to the page before.
    #[track_caller]
    pub fn back(&self) {
        self.told("/back", &json!({}));
    }

    /// The path and query of the page.
    #[track_caller]
    pub fn path(&self) -> String {
        self.text_of("location.pathname + location.search")
    }

    /// The value of an expression on the page.
    #[track_caller]
    pub fn value(&self, expression: &str) -> Value {
        self.run(&format!("return ({expression})"), &[])
    }

    #[track_caller]
    pub fn text_of(&self, expression: &str) -> String {
        let value = self.value(expression);
        value.as_str().unwrap_or_else(|| panic!("{expression} is {value}\n{}", self.seen())).to_string()
    }

    /// Runs something on the page.
    #[track_caller]
    pub fn run(&self, script: &str, with: &[Value]) -> Value {
        self.told("/execute/sync", &json!({"script": script, "args": with}))
    }

    /// Runs something on the page that calls `arguments[0]` with what comes of it.
    #[track_caller]
    pub fn run_and_wait(&self, script: &str) -> Value {
        self.told("/execute/async", &json!({"script": script, "args": []}))
    }

    /// Waits until an expression on the page holds, and gives its value. While one page goes and another comes, nothing holds.
    #[track_caller]
    pub fn until(&self, what: &str, expression: &str) -> Value {
        let begun = Instant::now();
        loop {
            let body = json!({"script": format!("return ({expression})"), "args": []});
            let value = self.ask("/execute/sync", &body);
            let failed = value.get("error").is_some() && value.get("stacktrace").is_some();
            if !failed && !matches!(value, Value::Null | Value::Bool(false)) {
                return value;
            }
            assert!(begun.elapsed() < DEADLINE, "{what} does not come: {expression} is {value}\n{}", self.seen());
            std::thread::sleep(PAUSE);
        }
    }

    /// The first element of that kind that is in sight.
    #[track_caller]
    pub fn find(&self, css: &str) -> Element {
        let wanted = json!(css).to_string();
        let first =
            format!("[...document.querySelectorAll({wanted})].find((el) => el.getClientRects().length) ?? null");
        Element(self.until(css, &first)[ELEMENT].as_str().expect("an element").into())
    }

    /// The elements that an expression on the page gives.
    #[track_caller]
    pub fn elements(&self, expression: &str) -> Vec<Element> {
        let found = self.value(expression);
        let each = found.as_array().expect("a list").iter();
        each.map(|element| Element(element[ELEMENT].as_str().expect("an element").into())).collect()
    }

    /// Scrolls there and clicks, as a hand would: what something else covers cannot be clicked.
    #[track_caller]
    pub fn click_on(&self, element: &Element) {
        self.scroll_to(element);
        self.told(&format!("/element/{}/click", element.0), &json!({}));
    }

    fn scroll_to(&self, element: &Element) {
        let script = "arguments[0].scrollIntoView({ block: 'center' })";
        self.ask("/execute/sync", &json!({"script": script, "args": [{ELEMENT: element.0}]}));
    }

    /// Clicks, unless the element has just gone; says whether.
    pub fn try_click_on(&self, element: &Element) -> bool {
        self.scroll_to(element);
        self.ask(&format!("/element/{}/click", element.0), &json!({})).is_null()
    }

    #[track_caller]
    pub fn click(&self, css: &str) {
        self.click_on(&self.find(css));
    }

    /// Clicks where a click leads to another page, and waits for that.
    #[track_caller]
    pub fn follow(&self, css: &str) {
        self.leave_by(|| self.click(css));
    }

    /// Does something that leads to another page, and waits for that.
    #[track_caller]
    pub fn leave_by(&self, deed: impl FnOnce()) {
        self.run("document.documentElement.left = true", &[]);
        deed();
        self.until("the next page", "!document.documentElement.left && document.readyState === 'complete'");
    }

    /// Writes into a field.
    #[track_caller]
    pub fn write(&self, css: &str, text: &str) {
        let field = self.find(css);
        self.told(&format!("/element/{}/clear", field.0), &json!({}));
        self.told(&format!("/element/{}/value", field.0), &json!({"text": text}));
    }

    /// Chooses in a list.
    #[track_caller]
    pub fn choose(&self, css: &str, value: &str) {
        let list = self.find(css);
        let options = "return [...arguments[0].options].find((option) => option.value === arguments[1])";
        let option = self.run(options, &[json!({ELEMENT: list.0}), json!(value)]);
        self.click_on(&Element(option[ELEMENT].as_str().expect("an option of that value").into()));
    }

    /// Presses a key and lets it go.
    #[track_caller]
    pub fn press(&self, key: &str) {
        let deeds = json!([{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]);
        self.told("/actions", &json!({"actions": [{"type": "key", "id": "keys", "actions": deeds}]}));
    }

    /// Presses the key at a place of the keyboard that gives another sign than it does in America.
    #[track_caller]
    pub fn press_at(&self, code: &str, sign: &str) {
        for kind in ["keyDown", "keyUp"] {
            self.debug("Input.dispatchKeyEvent", &json!({"type": kind, "code": code, "key": sign, "text": sign}));
        }
    }

    /// Opens another tab of this browser and looks at it; gives the one before.
    #[track_caller]
    pub fn another_tab(&self) -> String {
        let before = self.tab();
        let made = self.told("/window/new", &json!({"type": "tab"}));
        self.look_at(made["handle"].as_str().expect("a tab"));
        self.size(DESK);
        before
    }

    /// The tab that is looked at.
    #[track_caller]
    pub fn tab(&self) -> String {
        let mut answer = self.agent.get(format!("{}/window", self.session)).call().expect("the driver answers");
        let answer: Value = answer.body_mut().read_json().expect("JSON");
        answer["value"].as_str().expect("a tab").into()
    }

    #[track_caller]
    pub fn look_at(&self, tab: &str) {
        self.told("/window", &json!({"handle": tab}));
    }

    /// A picture of the whole page, as PNG.
    #[track_caller]
    pub fn picture(&self) -> Vec<u8> {
        let tall = self.value("document.scrollingElement.scrollHeight");
        let clip = json!({"x": 0, "y": 0, "width": self.width(), "height": tall, "scale": 1});
        let wanted = json!({"format": "png", "captureBeyondViewport": true, "clip": clip});
        let shot = self.debug("Page.captureScreenshot", &wanted);
        from_base64(shot["data"].as_str().expect("a picture"))
    }

    /// What the page says, for whoever reads why a test failed.
    pub fn seen(&self) -> String {
        let script = "return location.href + '\\n' + document.body.innerText";
        let value = self.ask("/execute/sync", &json!({"script": script, "args": []}));
        format!("--- {}\n---", value.as_str().unwrap_or("(no page)"))
    }

    /// From now on the console may complain of this.
    pub fn forgive(&self, complaint: &'static str) {
        self.forgiven.borrow_mut().push(complaint);
    }

    /// What the console has complained of since somebody last asked.
    pub fn complaints(&self) -> Vec<String> {
        let log = self.ask("/se/log", &json!({"type": "browser"}));
        let entries = log.as_array().cloned().unwrap_or_default().into_iter();
        let bad = entries.filter(|entry| matches!(entry["level"].as_str(), Some("SEVERE" | "WARNING")));
        let said = bad.map(|entry| entry["message"].as_str().unwrap_or_default().to_string());
        said.filter(|said| !self.forgiven.borrow().iter().any(|forgiven| said.contains(forgiven))).collect()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let failing = std::thread::panicking();
        let complaints = if failing { Vec::new() } else { self.complaints() };
        let _ = self.agent.delete(&self.session).call();
        let _ = self.driver.kill();
        let _ = self.driver.wait();
        assert!(complaints.is_empty(), "the console complains:\n{}", complaints.join("\n"));
    }
}

/// The bytes behind base64: four signs for three of them.
fn from_base64(coded: &str) -> Vec<u8> {
    let worth = |sign: u8| match sign {
        b'A'..=b'Z' => sign - b'A',
        b'a'..=b'z' => sign - b'a' + 26,
        b'0'..=b'9' => sign - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let signs: Vec<u8> = coded.bytes().filter(|sign| *sign != b'=').map(worth).collect();
    let three = |four: &[u8]| {
        let word = four.iter().chain(&[0; 3]).take(4).fold(0_u32, |word, six| word << 6 | *six as u32);
        word.to_be_bytes()[1..four.len()].to_vec()
    };
    signs.chunks(4).flat_map(three).collect()
}
