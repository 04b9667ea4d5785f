//! A line to a server: requests and answers as they are, byte by byte, so that nothing is made nicer on the way.
#![allow(dead_code, reason = "not every test asks for everything")]

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

/// What a server answers.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Answer {
    /// The value of a header, the first of that name.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Where it sends whoever asked.
    pub fn location(&self) -> &str {
        self.header("location").unwrap_or("")
    }
}

/// Somebody at a browser: with a cookie, and a line that stays open.
pub struct Line {
    pub address: SocketAddr,
    pub cookie: String,
    /// Headers that go with every request.
    pub headers: Vec<(String, String)>,
    /// The line, and when it was last used: servers close idle ones.
    open: Option<(BufReader<TcpStream>, Instant)>,
}

impl Line {
    pub fn to(address: SocketAddr) -> Self {
        Self { address, cookie: String::new(), headers: Vec::new(), open: None }
    }

    /// The same person, from another line, and to another node if need be.
    pub fn also(&self, address: SocketAddr) -> Self {
        Self { address, cookie: self.cookie.clone(), headers: self.headers.clone(), open: None }
    }

    pub fn with(mut self, name: &str, value: &str) -> Self {
        self.headers.push((name.into(), value.into()));
        self
    }

    pub fn get(&mut self, path: &str) -> io::Result<Answer> {
        self.ask("GET", path, "")
    }

    /// Sends a form, as a page of the server's own would.
    pub fn post(&mut self, path: &str, form: &[(&str, &str)]) -> io::Result<Answer> {
        let pairs: Vec<String> = form.iter().map(|(key, value)| format!("{}={}", coded(key), coded(value))).collect();
        self.ask("POST", path, &pairs.join("&"))
    }

    /// Asks on the line that is open; on a new one, where it was closed between two requests.
    pub fn ask(&mut self, method: &str, path: &str, body: &str) -> io::Result<Answer> {
        let used = self.open.is_some();
        match self.ask_once(method, path, body) {
            // A line that was idle may have been closed just now; nothing was done then that could be done twice.
            Err(_) if used && method == "GET" => self.ask_once(method, path, body),
            answered => answered,
        }
    }

    fn ask_once(&mut self, method: &str, path: &str, body: &str) -> io::Result<Answer> {
        let mut line = match self.open.take() {
            Some((line, used)) if used.elapsed() < Duration::from_secs(8) => line,
            _ => connect(self.address)?,
        };
        line.get_mut().write_all(self.request(method, path, body).as_bytes())?;
        let (status, headers) = head(&mut line)?;
        let body = whole_body(&mut line, &headers, status)?;
        let answer = Answer { status, headers, body };
        if answer.header("connection") != Some("close") {
            self.open = Some((line, Instant::now()));
        }
        for (_, set) in answer.headers.iter().filter(|(name, _)| name == "set-cookie") {
            self.cookie = set.split(';').next().unwrap_or("").to_string();
        }
        Ok(answer)
    }

    fn request(&self, method: &str, path: &str, body: &str) -> String {
        let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\n", self.address);
        if !self.cookie.is_empty() {
            text += &format!("cookie: {}\r\n", self.cookie);
        }
        let named = |name: &str| self.headers.iter().any(|(known, _)| known == name);
        if method != "GET" {
            text += &format!("content-length: {}\r\n", body.len());
            if !named("content-type") {
                text += "content-type: application/x-www-form-urlencoded\r\n";
            }
        }
        if !named("origin") && !named("sec-fetch-site") {
            text += "sec-fetch-site: same-origin\r\n";
        }
        self.headers.iter().for_each(|(name, value)| text += &format!("{name}: {value}\r\n"));
        text + "\r\n" + body
    }

    /// Opens a stream of events.
    pub fn stream(&self, path: &str) -> io::Result<Events> {
        let mut line = connect(self.address)?;
        line.get_mut().write_all(self.request("GET", path, "").as_bytes())?;
        let (status, headers) = head(&mut line)?;
        Ok(Events { status, headers, line, rest: Vec::new() })
    }
}

/// A text as forms send it.
pub fn coded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.' | b'~');
    text.bytes().map(|byte| if plain(byte) { (byte as char).to_string() } else { format!("%{byte:02X}") }).collect()
}

fn connect(address: SocketAddr) -> io::Result<BufReader<TcpStream>> {
    let stream = TcpStream::connect_timeout(&address, Duration::from_secs(10))?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(Duration::from_secs(60)))?;
    Ok(BufReader::new(stream))
}

fn ended(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::UnexpectedEof, what.to_string())
}

fn text_line(line: &mut impl BufRead) -> io::Result<String> {
    let mut text = String::new();
    if line.read_line(&mut text)? == 0 {
        return Err(ended("no more lines"));
    }
    Ok(text.trim_end().to_string())
}

type Head = (u16, Vec<(String, String)>);

fn head(line: &mut BufReader<TcpStream>) -> io::Result<Head> {
    let first = text_line(line)?;
    let status = first.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(|| ended("no status"))?;
    let mut headers = Vec::new();
    loop {
        let text = text_line(line)?;
        match text.split_once(':') {
            Some((name, value)) => headers.push((name.to_lowercase(), value.trim().to_string())),
            None => return Ok((status, headers)),
        }
    }
}

fn whole_body(line: &mut BufReader<TcpStream>, headers: &[(String, String)], status: u16) -> io::Result<String> {
    let named = |name: &str| headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
    let mut bytes = Vec::new();
    if let Some(length) = named("content-length").and_then(|length| length.parse().ok()) {
        bytes.resize(length, 0);
        line.read_exact(&mut bytes)?;
    } else if named("transfer-encoding") == Some("chunked") {
        while let Some(chunk) = chunk(line)? {
            bytes.extend(chunk);
        }
    } else if status != 304 && status != 204 {
        line.read_to_end(&mut bytes)?;
    }
    String::from_utf8(bytes).map_err(|_| ended("no text"))
}

fn chunk(line: &mut BufReader<TcpStream>) -> io::Result<Option<Vec<u8>>> {
    let size = usize::from_str_radix(&text_line(line)?, 16).map_err(|_| ended("no chunk"))?;
    let mut bytes = vec![0; size + 2];
    line.read_exact(&mut bytes)?;
    bytes.truncate(size);
    Ok((size > 0).then_some(bytes))
}

/// An event of a stream.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Event {
    pub id: String,
    pub data: String,
}

/// A stream of events.
pub struct Events {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    line: BufReader<TcpStream>,
    rest: Vec<u8>,
}

impl Events {
    /// The next event; nothing where the server ends the stream. Signs of life alone are not waited for without end.
    pub fn next(&mut self) -> io::Result<Option<Event>> {
        let until = Instant::now() + Duration::from_secs(60);
        loop {
            if Instant::now() > until {
                return Err(io::Error::new(io::ErrorKind::TimedOut, "no event in a minute"));
            }
            if let Some(end) = self.rest.windows(2).position(|two| two == b"\n\n") {
                let text: Vec<u8> = self.rest.drain(..end + 2).collect();
                let text = String::from_utf8(text).map_err(|_| ended("no text"))?;
                if !text.starts_with(':') {
                    return Ok(Some(event(&text)));
                }
                continue;
            }
            match chunk(&mut self.line)? {
                Some(bytes) => self.rest.extend(bytes),
                None => return Ok(None),
            }
        }
    }

    /// For how long to wait for an event at most.
    pub fn patience(&self, most: Duration) {
        self.line.get_ref().set_read_timeout(Some(most)).expect("a time");
    }
}

fn event(text: &str) -> Event {
    let field = |name: &str| {
        let lines = text.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
        lines.map(|line| line.strip_prefix(' ').unwrap_or(line)).collect::<Vec<_>>().join("\n")
    };
    Event { id: field("id"), data: field("data") }
}

/// What stands between two texts on a page, the first time.
pub fn between<'a>(page: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let (_, rest) = page.split_once(before)?;
    Some(rest.split_once(after)?.0)
}

/// The question on a page, and the actions that may answer it.
pub fn question(page: &str) -> Option<(String, Vec<String>)> {
    let request = between(page, "name=\"request\" value=\"", "\"")?.to_string();
    let actions = page.split("name=\"action\" value=\"").skip(1).filter_map(|rest| {
        let (action, rest) = rest.split_once('"')?;
        let tag = rest.split_once('>')?.0;
        let plain = action.replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
        (!tag.contains("disabled")).then_some(plain)
    });
    let actions: Vec<String> = actions.collect();
    (!actions.is_empty()).then_some((request, actions))
}
