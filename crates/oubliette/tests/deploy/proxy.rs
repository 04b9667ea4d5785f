//! Two nodes on one database behind one address, by the proxies' own programs: pages, decisions, streams as they come, and a node that dies.

use super::file;
use crate::serving::line::{Line, question};
use crate::serving::postgres::Postgres;
use crate::serving::{Folder, Player, Served, Went, sessions_of, until};
use kernel::Seat;
use std::fs;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use web::store::Place;

/// A proxy that runs.
struct Proxy {
    child: Child,
    address: SocketAddr,
    _folder: Folder,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        let _ = self.child.wait();
    }
}

fn free_address() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr()).expect("a port")
}

/// A file of `deploy/` as it is, but for the addresses of the nodes.
fn with_nodes(name: &str, nodes: &[Served; 2]) -> String {
    let text = file(name);
    assert!(text.contains("127.0.0.1:7777") && text.contains("127.0.0.1:7778"), "{text}");
    let text = text.replace("127.0.0.1:7777", &nodes[0].address.to_string());
    text.replace("127.0.0.1:7778", &nodes[1].address.to_string())
}

fn start(mut command: Command, address: SocketAddr, folder: Folder) -> Proxy {
    let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("a proxy");
    until("a proxy that listens", || TcpStream::connect(address).is_ok());
    Proxy { child, address, _folder: folder }
}

/// nginx with the site of `deploy/`: without its certificate, and at ports of this test's own.
fn nginx(nodes: &[Served; 2]) -> (Proxy, SocketAddr) {
    let (plain, secure, folder) = (free_address(), free_address(), Folder::new("nginx"));
    let site = with_nodes("nginx.conf", nodes);
    let site: Vec<String> = site
        .lines()
        .filter(|line| !line.trim().starts_with("ssl_") && !line.contains("listen [::]"))
        .map(|line| line.replace("listen 80;", &format!("listen {plain};")))
        .map(|line| line.replace("listen 443 ssl http2;", &format!("listen {secure};")))
        .collect();
    let path = folder.0.display();
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|what| format!("{what}_temp_path {path}/{what};\n"))
        .concat();
    let site = site.join("\n");
    let whole = format!(
        "daemon off;\npid {path}/pid;\nerror_log {path}/errors;\nworker_processes 1;\nevents {{ worker_connections 512; }}\n\
         http {{\naccess_log off;\n{temporary}{site}\n}}\n"
    );
    fs::write(folder.0.join("nginx.conf"), whole).expect("written");
    let arguments = ["-p", folder.0.to_str().expect("a path"), "-c", "nginx.conf", "-e", "errors"];
    // People who are not root may not have it on their path.
    let program = if Path::new("/usr/sbin/nginx").exists() { "/usr/sbin/nginx" } else { "nginx" };
    let checked = Command::new(program).args(arguments).arg("-t").output();
    let checked = checked.expect("no nginx here: install it (apt-get install nginx-light)");
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
    let mut command = Command::new(program);
    command.args(arguments);
    (start(command, secure, folder), plain)
}

/// Caddy with the site of `deploy/`, without certificates; nothing where it is not installed.
fn caddy(nodes: &[Served; 2]) -> Option<Proxy> {
    let (address, folder) = (free_address(), Folder::new("caddy"));
    let site = with_nodes("Caddyfile", nodes).replace("\noubliette.example {", &format!("\nhttp://{address} {{"));
    let path = folder.0.join("Caddyfile");
    fs::write(&path, format!("{{\n\tadmin off\n\tauto_https off\n}}\n{site}")).expect("written");
    let command = |verb: &str| {
        let mut command = Command::new("caddy");
        command.args([verb, "--adapter", "caddyfile", "--config"]).arg(&path);
        command.env("HOME", &folder.0).env("XDG_DATA_HOME", &folder.0).env("XDG_CONFIG_HOME", &folder.0);
        command
    };
    let checked = command("validate").output().ok()?;
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
    let run = command("run");
    Some(start(run, address, folder))
}

/// Two nodes as they run behind a proxy; whoever comes from one address may hold two streams open.
fn nodes(database: &Postgres) -> [Served; 2] {
    [(); 2].map(|()| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_oubliette"));
        command.args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--trust-proxy", "--rate", "0"]);
        command.args(["--streams", "2", "--log-level", "error", "--database", &database.url()]);
        Served::of(command)
    })
}

/// How many decisions each node has kept.
fn kept(nodes: &[Served]) -> Vec<u64> {
    let kept = |node: &Served| {
        let text = node.line().get("/metrics").expect("an answer").body;
        let figure = text.lines().find_map(|line| line.strip_prefix("oubliette_decisions_total "));
        figure.expect("such a figure").parse().expect("a number")
    };
    nodes.iter().map(kept).collect()
}

/// A game that lasts: chance is the same in all of them.
const SEEDED: &[(&str, &str)] = &[("players", "1"), ("seed", "a proxy")];

/// Somebody who plays a little; says which node kept it, since all that is about one table goes to one node.
fn plays(address: SocketAddr, nodes: &[Served; 2]) -> (Player, usize) {
    let before = kept(nodes);
    let mut player = Player::alone(address, "mini-rogue", SEEDED);
    for _ in 0..3 {
        assert_eq!(player.decide().expect("an answer"), Went::On);
    }
    let rose: Vec<u64> = kept(nodes).iter().zip(before).map(|(now, before)| now - before).collect();
    let node = rose.iter().position(|rose| *rose == 3);
    (player, node.unwrap_or_else(|| panic!("one node keeps them: {rose:?}")))
}

/// Everything that a proxy before two nodes is for.
fn one_address_for_two_nodes(proxy: &Proxy, nodes: [Served; 2], database: &Postgres) {
    let mut line = Line::to(proxy.address);
    assert_eq!(line.get("/").expect("a page").status, 200);
    assert_eq!(line.get("/metrics").expect("an answer").status, 404, "that is for those who run it");
    // Some table of each node: which one it is follows from its id.
    let mut tables: [Option<Player>; 2] = [None, None];
    until("a table at each node", || {
        let (player, node) = plays(proxy.address, &nodes);
        tables[node] = Some(player);
        tables.iter().all(Option::is_some)
    });
    let [mut here, mut there] = tables.map(|table| table.expect("a table"));
    let mut streams = [&here, &there].map(|player| {
        let mut events = player.line.stream(&format!("{}/stream", player.table)).expect("a stream");
        assert_eq!(events.status, 200);
        events.next().expect("an event").expect("the table as it is");
        events
    });
    // An event comes while the stream goes on.
    for (player, events) in [&mut here, &mut there].into_iter().zip(&mut streams) {
        assert_eq!(player.decide().expect("an answer"), Went::On);
        let shown = events.next().expect("an event").expect("what was decided").data;
        assert!(question(&shown).is_none_or(|(request, _)| request == player.request), "{shown}");
    }
    // Whatever somebody says of himself, the address that counts is the one the proxy saw.
    let path = format!("{}/stream?as=public", here.table);
    let held = line.stream(&path).expect("a stream");
    let other = Line::to(proxy.address).with("x-forwarded-for", "203.0.113.9");
    assert_eq!((held.status, other.stream(&path).expect("an answer").status), (200, 429));

    let [dies, stays] = nodes;
    dies.kill();
    let [mut broken, mut whole] = streams;
    assert!(!matches!(broken.next(), Ok(Some(_))), "the stream ends with its node");
    // Everybody goes on at the same address, those whose node died and those whose node did not.
    for player in [&mut here, &mut there] {
        assert_eq!(player.decide().expect("an answer"), Went::On);
    }
    whole.next().expect("an event").expect("what was decided");
    let mut again = here.line.stream(&format!("{}/stream", here.table)).expect("a stream");
    again.next().expect("an event").expect("the table as it is");
    assert_eq!(stays.line().get("/readyz").expect("an answer").status, 200);
    let ids = [&here, &there].map(|player| player.id().to_string());
    for (player, session) in [here, there].iter().zip(sessions_of(Place::Postgres(database.url()), &ids)) {
        player.check(&session, Seat(0));
    }
}

#[test]
fn nginx_is_one_address_for_two_nodes() {
    let database = Postgres::start();
    let nodes = nodes(&database);
    // One that gathers events is only slow, which cannot be told from a busy machine.
    assert!(file("nginx.conf").contains("proxy_buffering off;"));
    let (proxy, plain) = nginx(&nodes);
    let answer = Line::to(plain).get("/rules?q=card").expect("an answer");
    assert_eq!(answer.status, 301);
    assert!(answer.location().starts_with("https://") && answer.location().ends_with("/rules?q=card"));
    one_address_for_two_nodes(&proxy, nodes, &database);
}

#[test]
fn caddy_is_one_address_for_two_nodes() {
    let database = Postgres::start();
    let nodes = nodes(&database);
    match caddy(&nodes) {
        Some(proxy) => one_address_for_two_nodes(&proxy, nodes, &database),
        None => println!("skipped: no Caddy here (apt-get install caddy)"),
    }
}
