//! What may go wrong with a server, and does not cost anybody a decision: it is killed, stopped, its database goes away, its disk is
//! full, a node of two dies.

mod serving;

use kernel::Seat;
use serving::line::{Line, between, question};
use serving::postgres::Postgres;
use serving::{Folder, Player, Served, Went, sessions_of, until};
use std::fs;
use std::io::Write;
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;
use web::store::Place;

/// How many tables are played at when a server is killed.
const TABLES: usize = 300;

/// Tables of every kind, alone and among bots.
fn many(address: SocketAddr, count: usize) -> Vec<Player> {
    let make = |at: usize| match at % 5 {
        0 => Player::alone(address, "scelerat", &[]),
        1 => Player::alone(address, "dongeon", &[]),
        2 => Player::alone(address, "mini-rogue", &[]),
        3 => Player::alone(address, "sang-rancune", &[("players", "3"), ("seat2", "careful"), ("seat3", "random")]),
        _ => Player::alone(address, "mini-rogue", &[("players", "1"), ("seed", "chosen")]),
    };
    (0..count).map(make).collect()
}

/// Plays at all tables, from several threads, until somebody says stop or the server is gone; gives the players back.
fn play_at_all(players: Vec<Player>, decided: &AtomicU32, stop: &AtomicBool) -> Vec<Player> {
    let mut hands: Vec<Vec<Player>> = (0..6).map(|_| Vec::new()).collect();
    players.into_iter().enumerate().for_each(|(at, player)| hands[at % 6].push(player));
    thread::scope(|scope| {
        let play = |mut hand: Vec<Player>| {
            'play: loop {
                for player in &mut hand {
                    if stop.load(Ordering::Relaxed) {
                        break 'play;
                    }
                    match player.decide() {
                        Ok(Went::On) => drop(decided.fetch_add(1, Ordering::Relaxed)),
                        Ok(Went::Idle | Went::Away) => {}
                        Err(_) => break 'play,
                    }
                }
            }
            hand
        };
        let threads: Vec<_> = hands.into_iter().map(|hand| scope.spawn(move || play(hand))).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("a thread")).collect()
    })
}

fn check_all(players: &[Player], place: Place) {
    let ids: Vec<String> = players.iter().map(|player| player.id().to_string()).collect();
    for (player, session) in players.iter().zip(sessions_of(place, &ids)) {
        player.check(&session, Seat(0));
    }
}

/// Everybody who is asked something decides.
fn each_decides(players: &mut [Player]) {
    for player in players {
        player.decide().expect("an answer");
    }
}

/// Whether a page says that the game is over.
fn over(page: &str) -> bool {
    page.contains("ending")
}

/// Everybody sees the question that they saw last, or a later one; and goes on.
fn go_on(players: &mut [Player], address: SocketAddr) {
    for player in players {
        player.line = player.line.also(address);
        let page = player.page().expect("a page");
        assert_eq!(page.status, 200, "{}", page.body);
        let asked = question(&page.body).map(|(request, _)| request).unwrap_or_default();
        assert!(!asked.is_empty() || over(&page.body), "{}: nobody is asked\n{}", player.table, page.body);
        if player.unsure.take().is_none() && !player.request.is_empty() {
            assert_eq!(asked, player.request, "{}: another question", player.table);
        }
        if !asked.is_empty() {
            assert_eq!(player.decide().expect("an answer"), Went::On, "{}", player.table);
        }
    }
}

#[test]
fn a_server_that_is_killed_has_all_that_it_said_yes_to() {
    let folder = Folder::new("killed");
    let server = Served::on_folder(&folder.0);
    let players = many(server.address, TABLES);
    let (decided, stop) = (AtomicU32::new(0), AtomicBool::new(false));
    let mut players = thread::scope(|scope| {
        let playing = scope.spawn(|| play_at_all(players, &decided, &stop));
        until("decisions", || decided.load(Ordering::Relaxed) > 1500);
        server.kill();
        playing.join().expect("a thread")
    });
    let unsure = players.iter().filter(|player| player.unsure.is_some()).count();
    println!("{} decisions at {TABLES} tables, {unsure} unsure", decided.load(Ordering::Relaxed));
    check_all(&players, Place::Folder(folder.0.clone()));
    let again = Served::on_folder(&folder.0);
    go_on(&mut players, again.address);
}

#[test]
fn a_server_that_is_asked_to_stop_ends_what_it_has_begun() {
    let folder = Folder::new("stopped");
    let server = Served::on_folder(&folder.0);
    let players = many(server.address, 30);
    let mut events = players[0].line.stream(&format!("{}/stream", players[0].table)).expect("a stream");
    events.next().expect("an event").expect("the table as it is");
    let (decided, stop) = (AtomicU32::new(0), AtomicBool::new(false));
    let players = thread::scope(|scope| {
        let playing = scope.spawn(|| play_at_all(players, &decided, &stop));
        until("decisions", || decided.load(Ordering::Relaxed) > 100);
        server.ask_to_stop();
        // The stream ends as streams do, not in the middle of something.
        while events.next().expect("an end").is_some() {}
        let status = server.stopped();
        assert!(status.success(), "{status}");
        stop.store(true, Ordering::Relaxed);
        playing.join().expect("a thread")
    });
    check_all(&players, Place::Folder(folder.0.clone()));
}

#[test]
fn a_database_that_goes_away_and_comes_back_loses_nothing() {
    let database = Postgres::start();
    let server = Served::on_database(&database.url());
    let mut players = many(server.address, 20);
    let thinking = [("players", "3"), ("seat2", "montecarlo:50"), ("seat3", "careful")];
    let mut slow = Player::alone(server.address, "sang-rancune", &thinking);
    for _ in 0..5 {
        each_decides(&mut players);
    }
    players.retain(|player| !player.request.is_empty());
    until("somebody who thinks", || slow.decide().expect("an answer") == Went::On);
    let mut events = players[0].line.stream(&format!("{}/stream", players[0].table)).expect("a stream");
    events.next().expect("an event").expect("the table as it is");

    database.stop_at_once();
    let words = [("fr", "Le serveur ne peut rien enregistrer"), ("en", "cannot save anything")];
    for (lang, said) in words {
        let mut line = players[1].line.also(server.address).with("accept-language", lang);
        let page = line.get(&players[1].table).expect("a page");
        assert_eq!(page.status, 503);
        assert!(page.body.contains(said), "{}", page.body);
        assert!(page.header("retry-after").is_some());
        let (request, action) = (players[1].request.clone(), "anything");
        let form = [("request", request.as_str()), ("action", action)];
        let answer = line.post(&format!("{}/play", players[1].table), &form).expect("an answer");
        assert_eq!(answer.status, 503, "{}", answer.body);
    }
    assert_eq!(players[0].decide().expect("an answer"), Went::Away);
    let mut line = server.line();
    assert_eq!(line.get("/readyz").expect("an answer").status, 503);
    assert_eq!(line.get("/healthz").expect("an answer").status, 200);

    database.begin();
    until("ready", || line.get("/readyz").expect("an answer").status == 200);
    go_on(&mut players, server.address);
    // Whoever looked on all the time is shown what happened since.
    until("an event", || events.next().expect("an event").is_some());
    // And whoever was thinking has not stopped for ever.
    until("the bot's decision", || {
        let page = slow.page().expect("a page").body;
        question(&page).is_some() || over(&page)
    });
    check_all(&players, Place::Postgres(database.url()));
}

/// A small disk of one's own; nothing where this user may not have one.
struct SmallDisk(Folder);

impl SmallDisk {
    fn new() -> Option<Self> {
        let folder = Folder::new("disk");
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", "size=4m", "tmpfs"]).arg(&folder.0).output();
        mounted.is_ok_and(|ran| ran.status.success()).then(|| Self(folder))
    }

    /// Fills it to the last byte; what does so can be taken away again.
    fn fill(&self) -> std::path::PathBuf {
        let path = self.0.0.join("filler");
        let mut file = fs::File::create(&path).expect("a file");
        for size in [4096, 256, 1] {
            while file.write_all(&vec![1; size]).is_ok() {}
        }
        path
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0.0).status();
    }
}

#[test]
fn a_full_disk_loses_nothing() {
    let Some(disk) = SmallDisk::new() else {
        println!("skipped: this user may not mount a small disk (tmpfs)");
        return;
    };
    let data = disk.0.0.join("data");
    let server = Served::on_folder(&data);
    let mut players = many(server.address, 10);
    each_decides(&mut players);
    let filler = disk.fill();
    until_full(&mut players);
    // All who were refused see the question that they saw before.
    for player in &mut players {
        let page = player.page().expect("a page");
        assert!(page.status == 200 || page.status == 503, "{}", page.status);
    }
    fs::remove_file(filler).expect("room again");
    let mut line = server.line();
    until("ready", || line.get("/readyz").expect("an answer").status == 200);
    players.iter_mut().for_each(|player| player.request.clear());
    go_on(&mut players, server.address);
    check_all(&players, Place::Folder(data.clone()));
    server.kill();
    check_all(&players, Place::Folder(data));
}

/// Plays until the server says that it cannot write: what room it had left in its own files is used up then.
fn until_full(players: &mut [Player]) {
    for _ in 0..2000 {
        for player in players.iter_mut() {
            if player.decide().expect("an answer") == Went::Away {
                let mut line = player.line.also(player.line.address).with("accept-language", "en");
                let form = [("request", player.request.as_str()), ("action", player.unsure.as_deref().unwrap_or(""))];
                let answer = line.post(&format!("{}/play", player.table), &form).expect("an answer");
                assert_eq!(answer.status, 503, "{}", answer.body);
                assert!(answer.header("retry-after").is_some());
                return;
            }
        }
    }
    panic!("the disk was never full");
}

/// Three people at a table of rivals, each with the node that they talk to.
fn three(nodes: [SocketAddr; 3]) -> Vec<Player> {
    let mut host = Line::to(nodes[0]);
    let form = [("players", "3"), ("name", "Ada"), ("seat2", "person"), ("seat3", "person")];
    let table = host.post("/new/sang-rancune", &form).expect("an answer").location().to_string();
    let page = host.get(&table).expect("a page").body;
    let invite = format!("/j/{}", between(&page, "\"/j/", "\"").expect("an invitation"));
    let mut players = vec![Player::at(host, &table)];
    for (node, name) in nodes[1..].iter().zip(["Bea", "Cem"]) {
        let mut line = Line::to(*node);
        assert_eq!(line.post(&invite, &[("name", name)]).expect("an answer").location(), table);
        players.push(Player::at(line, &table));
    }
    players
}

/// Whoever is asked decides, wherever they are; false once it is over.
fn round(players: &mut [Player]) -> bool {
    let mut on = false;
    for player in players.iter_mut() {
        // Another node's news may be on its way: who was asked already is asked again by the fresh page.
        on |= player.decide().expect("an answer") == Went::On;
    }
    on || !players.iter_mut().all(|player| over(&player.page().expect("a page").body))
}

#[test]
fn two_nodes_are_one_server_and_one_of_them_may_die() {
    let database = Postgres::start();
    let (one, other) = (Served::on_database(&database.url()), Served::on_database(&database.url()));
    let mut players = three([one.address, other.address, one.address]);
    let table = players[0].table.clone();
    let mut streams: Vec<_> = [one.address, other.address]
        .map(|node| {
            (Line::to(node).stream(&format!("{table}/stream?as=public")).expect("a stream"), "none".to_string())
        })
        .into();
    for _ in 0..12 {
        round(&mut players);
        // Both nodes come to show the same, and those who look on at either see it.
        let shown = Line::to(one.address).get(&format!("{table}?as=public")).expect("a page").body;
        for (stream, last) in &mut streams {
            while !shown.contains(last.as_str()) {
                *last = stream.next().expect("an event").expect("a page").data;
            }
        }
    }
    // A bot that thinks at the node which dies thinks again at the other, where somebody looks on.
    let thinking = [("players", "3"), ("seat2", "montecarlo:2000"), ("seat3", "montecarlo:2000")];
    let mut slow = Player::alone(other.address, "sang-rancune", &thinking);
    let mut watching = slow.line.also(one.address).stream(&format!("{}/stream", slow.table)).expect("a stream");
    watching.next().expect("an event").expect("the table as it is");
    until("somebody who thinks", || slow.decide().expect("an answer") == Went::On);
    other.kill();
    slow.line = slow.line.also(one.address);
    until("the bot's decision", || {
        let page = slow.page().expect("a page").body;
        question(&page).is_some() || over(&page)
    });
    // Whoever was there comes to the other node with the same cookie.
    players[1].line = players[1].line.also(one.address);
    players[1].unsure = None;
    for _ in 0..12 {
        assert!(round(&mut players), "nobody can go on");
    }
    let session = sessions_of(Place::Postgres(database.url()), &[players[0].id().to_string()]).remove(0);
    players.iter().zip(0..).for_each(|(player, seat)| player.check(&session, Seat(seat)));
}

#[test]
fn of_two_nodes_that_decide_at_once_exactly_one_wins() {
    let database = Postgres::start();
    let nodes = [Served::on_database(&database.url()), Served::on_database(&database.url())];
    // Who wins a race decides how the game goes on: one may be over soon.
    let mut races = 0;
    for _ in 0..8 {
        races += raced_game(&database, &nodes);
        if races > 10 {
            break;
        }
    }
    println!("{races} races");
    assert!(races > 10, "{races}");
}

/// Plays a game in which both nodes are told a decision at once, again and again; how often they were told different ones.
fn raced_game(database: &Postgres, [one, other]: &[Served; 2]) -> u32 {
    let mut first = Player::alone(one.address, "mini-rogue", &[]);
    let mut second = Player::at(first.line.also(other.address), &first.table);
    let (mut races, mut kept) = (0, Vec::new());
    for _ in 0..60 {
        let Some((request, actions)) = first.asked().expect("a page") else { break };
        // Both nodes have to know of the last decision: what is raced for is the next one.
        until("the same question", || second.asked().expect("a page").is_some_and(|(asked, _)| asked == request));
        let (here, there) = (&actions[0], &actions[actions.len() - 1]);
        let (one, other) = thread::scope(|scope| {
            let racing = scope.spawn(|| second.answer(&request, there).expect("an answer"));
            (first.answer(&request, here).expect("an answer"), racing.join().expect("a thread"))
        });
        // Where there is one answer alone, both give it, and it counts once.
        if here == there {
            assert_eq!((one.status, other.status), (200, 200));
            kept.push(here.clone());
            continue;
        }
        let won = [one.status, other.status].iter().filter(|status| **status == 200).count();
        assert_eq!(won, 1, "{} and {}", one.status, other.status);
        let (winner, loser, action) = if one.status == 200 { (one, other, here) } else { (other, one, there) };
        assert_eq!(loser.status, 409, "{}", loser.body);
        let fresh = |body: &str| question(body).map(|(request, _)| request);
        assert_eq!(fresh(&winner.body), fresh(&loser.body), "whoever lost is asked what stands now");
        kept.push(action.clone());
        races += 1;
    }
    let session = sessions_of(Place::Postgres(database.url()), &[first.id().to_string()]).remove(0);
    let stands: Vec<String> = serving::decisions(&session, Seat(0)).into_iter().map(|(decided, _)| decided).collect();
    assert_eq!(stands, kept);
    races
}

/// Whoever has said half of something, or nothing, does not keep a server from stopping, however long it would wait for others.
#[test]
fn a_server_that_is_asked_to_stop_waits_for_nobody_who_has_not_asked() {
    let folder = Folder::new("waiting");
    let mut command = Command::new(env!("CARGO_BIN_EXE_oubliette"));
    command.args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--drain", "3600", "--trust-proxy"]);
    command.args(["--log-level", "error", "--data"]).arg(&folder.0);
    let server = Served::of(command);
    let mut idle = server.line();
    assert_eq!(idle.get("/healthz").expect("an answer").status, 200);
    let said = ["", "GET / HTTP/1.1\r\nhost: x\r\nx-slow", "G"];
    let _sockets = said.map(|said| {
        let mut socket = TcpStream::connect(server.address).expect("a line");
        socket.write_all(said.as_bytes()).expect("sent");
        socket
    });
    // Connections are taken in the order in which they come: once a later one is answered, the server has these.
    assert_eq!(server.line().get("/healthz").expect("an answer").status, 200);
    server.ask_to_stop();
    assert!(server.stopped().success());
}

/// A server says plainly that its folder cannot be used.
#[test]
fn a_folder_that_cannot_be_used_is_told() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oubliette"));
    command.args(["--lang", "en", "serve", "--data"]).arg(Path::new("/dev/null/nowhere"));
    let ran = command.output().expect("the command");
    assert!(!ran.status.success());
    assert!(String::from_utf8_lossy(&ran.stderr).contains("/dev/null/nowhere"), "{ran:?}");
}
