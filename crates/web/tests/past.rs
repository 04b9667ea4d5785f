//! Replays, dungeons of the day and seeds, as browsers see them.

mod browser;

use browser::{Chance, House, untied};
use kernel::{Lang, Seat};
use std::collections::BTreeSet;
use table::{IDS, shelf};
use web::board::{BoardView, scene_slots};
use web::daily;
use web::live::table_commands;
use web::store::now;

/// What lies before a pair of eyes at a table, as a replay draws it, part by part.
async fn board_now(house: &House, id: &str, eyes: Seat) -> Vec<String> {
    let live = house.site.table(id).await.expect("a table");
    let state = live.lock(&house.site.store).await.expect("its state");
    let session = state.session.as_ref().expect("a game");
    let localizer = house.site.localizer(Lang::Fr);
    let words = localizer.game(session.id()).expect("words");
    let page = session.page(eyes);
    let sight = BoardView::still(session.id(), words, &localizer.ui, &page);
    scene_slots(&sight).iter().map(|slot| untied(&slot.html)).collect()
}

/// Whether a page shows all of it.
fn shows(page: &str, board: &[String]) -> bool {
    board.iter().all(|part| page.contains(part.as_str()))
}

async fn decisions(house: &House, id: &str) -> usize {
    let live = house.site.table(id).await.expect("a table");
    let state = live.lock(&house.site.store).await.expect("its state");
    state.session.as_ref().map_or(0, |session| session.decisions())
}

#[tokio::test]
async fn a_replay_shows_what_was_seen_then_and_no_more() {
    let (house, mut chance) = (House::open().await, Chance::new("past"));
    let mut browser = house.browser(Lang::Fr);
    let id = browser.begin("/new/scelerat", &[("option.weapon", "lt")]).await;
    let mut seen = vec![board_now(&house, &id, Seat(0)).await];
    let mut undone = false;
    while let Some(()) = browser.decide(&id, &mut chance).await {
        if !undone {
            undone = true;
            browser.post(&format!("/t/{id}/undo"), &[("insist", "yes")]).await;
            assert_eq!(decisions(&house, &id).await, 0, "taken back");
            continue;
        }
        seen.truncate(decisions(&house, &id).await);
        seen.push(board_now(&house, &id, Seat(0)).await);
    }
    for (turn, board) in seen.iter().enumerate() {
        let page = browser.get(&format!("/r/{id}?turn={turn}&as=1")).await;
        assert_eq!(page.status, 200);
        assert!(shows(&page.text, board), "turn {turn} is drawn as it was");
    }
    let end = browser.get(&format!("/r/{id}")).await.text;
    assert!(undone && end.contains("Le dernier coup est annulé") && end.contains("/record.txt"), "{end}");
    // Whoever has the link sees a finished game, too; and a turn of a table is a turn of its replay.
    let mut stranger = house.browser(Lang::Fr);
    assert_eq!(stranger.get(&format!("/r/{id}?step=3&as=1")).await.status, 200);
    let turn = stranger.get(&format!("/t/{id}?turn=2&as=1")).await;
    assert_eq!(turn.location, format!("/r/{id}?turn=2&as=1"));
    for (path, status) in
        [("?step=x", 400), ("?as=9", 400), ("?as=%0a", 400), ("?step=99999999", 200), ("?turn=9999", 200)]
    {
        assert_eq!(stranger.get(&format!("/r/{id}{path}")).await.status, status, "{path}");
    }
    assert_eq!(stranger.get("/r/nothing-here").await.status, 404);
    // The script gets the inside alone.
    let inside = stranger.get_live(&format!("/r/{id}?step=1&as=public")).await.text;
    assert!(!inside.contains("<html") && inside.contains("data-goto"));
}

#[tokio::test]
async fn every_game_can_be_looked_at_again_in_both_languages() {
    let (house, mut chance) = (House::open().await, Chance::new("past"));
    for game in IDS {
        let mut browser = house.browser(Lang::Fr);
        let id = browser.begin(&format!("/new/{game}"), &[]).await;
        while browser.decide(&id, &mut chance).await.is_some() {}
        let record = browser.get(&format!("/r/{id}/record.txt")).await;
        assert_eq!(record.status, 200, "{game}");
        let loaded = shelf::load(&record.text).expect("a record that replays");
        assert!(loaded.session.verdict().is_some(), "{game}");
        for lang in ["fr", "en"] {
            browser.lang = lang;
            for step in [0, 1, loaded.lines / 2, loaded.lines - 1] {
                for eyes in ["1", "public"] {
                    let page = browser.get(&format!("/r/{id}?step={step}&as={eyes}")).await;
                    assert_eq!(page.status, 200, "{game} {step} {eyes}");
                    assert!(page.text.contains(&format!("value=\"{step}\"")), "{game} {step} {eyes}");
                }
            }
        }
    }
}

#[tokio::test]
async fn a_running_game_is_seen_again_through_ones_own_eyes_alone() {
    let (house, mut chance) = (House::open().await, Chance::new("past"));
    let (mut anne, mut bruno, mut stranger) =
        (house.browser(Lang::Fr), house.browser(Lang::Fr), house.browser(Lang::Fr));
    let id = anne
        .begin("/new/sang-rancune", &[("players", "3"), ("name", "Anne"), ("seat2", "person"), ("seat3", "careful")])
        .await;
    let invite = anne.get(&format!("/t/{id}")).await.after("/j/");
    bruno.post(&format!("/j/{invite}"), &[("name", "Bruno")]).await;
    let mut seen = Vec::new();
    // No game is over so soon.
    for _ in 0..20 {
        let turn = decisions(&house, &id).await;
        let mut boards = Vec::new();
        for eyes in [Seat(0), Seat(1), Seat::WATCHER] {
            boards.push(board_now(&house, &id, eyes).await);
        }
        seen.push((turn, boards));
        let went = anne.decide(&id, &mut chance).await.or(bruno.decide(&id, &mut chance).await);
        if went.is_none() {
            break;
        }
    }
    let seed = house.seed_of(&id).await;
    let mut texts = Vec::new();
    for (turn, boards) in &seen {
        for (browser, eyes, board) in
            [(&mut anne, "1", &boards[0]), (&mut bruno, "2", &boards[1]), (&mut stranger, "public", &boards[2])]
        {
            let page = browser.get(&format!("/r/{id}?turn={turn}&as={eyes}")).await;
            assert_eq!(page.status, 200);
            assert!(shows(&page.text, board), "turn {turn} as {eyes}");
            texts.push(page.text);
        }
    }
    let not_theirs = [(&anne, "2"), (&anne, "3"), (&bruno, "1"), (&stranger, "1")];
    for (browser, eyes) in not_theirs {
        assert_eq!(browser.clone().get(&format!("/r/{id}?step=1&as={eyes}")).await.status, 403, "as {eyes}");
    }
    for browser in [&mut anne, &mut bruno, &mut stranger] {
        let record = browser.get(&format!("/r/{id}/record.txt")).await;
        assert_eq!(record.status, 403);
        texts.push(record.text);
        texts.push(browser.get(&format!("/r/{id}")).await.text);
        texts.push(browser.get(&format!("/t/{id}")).await.text);
    }
    assert!(texts.iter().all(|text| !text.contains(&seed)), "nobody knows the seed");
}

#[tokio::test]
async fn records_from_elsewhere() {
    let (house, mut chance) = (House::open().await, Chance::new("past"));
    let mut browser = house.browser(Lang::Fr);
    let id = browser.begin("/new/scelerat", &[]).await;
    while browser.decide(&id, &mut chance).await.is_some() {}
    let record = browser.get(&format!("/r/{id}/record.txt")).await.text;
    let mut other = house.browser(Lang::Fr);
    assert_eq!(other.get("/replay").await.status, 200);
    let first = other.upload("/replay", "file", &record).await;
    let path = first.location.clone();
    let page = other.get(&path).await;
    assert!(page.status == 200 && page.text.contains("Partie importée") && page.text.contains("value=\"0\""));
    let again = path.split('?').next().expect("a path").to_string();
    let end = other.get(&again).await.text;
    assert!(shows(&end, &board_now(&house, &id, Seat(0)).await), "the end is the same");
    assert_eq!(other.get(&format!("{again}/record.txt")).await.text, record);
    // The same text in another way is the same record.
    assert_eq!(other.upload("/replay", "text", &record.replace('\n', "\r\n")).await.location, first.location);
    let noted = record.replacen("\n1 0", "\nnote <b>buy my cheese</b>\n1 0", 1);
    let noted = other.upload("/replay", "text", &noted).await.location;
    let shown = other.get(&noted.replace("step=0", "step=1")).await.text;
    assert!(shown.contains("Une note.") && !shown.contains("cheese"));
    let wrong = [
        ("text", record.replacen("\n1 0 ", "\n1 0 x", 1), "ligne"),
        ("file", "nothing of the kind".to_string(), "oubliette"),
        ("text", String::new(), "pas de partie ici"),
        ("other", record.clone(), "pas de partie ici"),
        ("file", format!("{record}{}", "undo\n".repeat(7000)), "trop long"),
        ("file", "x".repeat(250_000), "trop long"),
        ("file", "x".repeat(400_000), "trop long"),
    ];
    for (field, text, said) in wrong {
        let answer = other.upload("/replay", field, &text).await;
        let plain = answer.text.replace('\'', "&#39;").to_lowercase();
        assert!(answer.status == 422 && plain.contains(said), "{field} {said}: {} {plain}", answer.status);
    }
    assert_eq!(other.post("/replay", &[("text", "x")]).await.status, 400);
}

#[tokio::test]
async fn a_daily_dungeon_is_everybodys_once_and_its_seed_nobodys() {
    let (house, mut chance) = (House::open().await, Chance::new("past"));
    let (mut anne, mut bruno) = (house.browser(Lang::Fr), house.browser(Lang::Fr));
    let (day, secret) = (daily::today(), house.site.secret.clone());
    let seed = daily::seed(&secret, &day, "scelerat", "");
    let first = anne.get("/daily/scelerat").await.text;
    assert!(first.contains(&daily::commitment(&seed)) && !first.contains(&seed));
    let id = anne.begin("/daily/scelerat", &[("name", "Anne")]).await;
    assert_eq!(house.seed_of(&id).await, seed, "everybody plays the same");
    assert_eq!(anne.begin("/daily/scelerat", &[]).await, id, "there is but one");
    let other = anne.begin("/daily/scelerat", &[("option.weapon", "le")]).await;
    assert!(other != id && house.seed_of(&other).await != seed, "other options, other cards");
    let mut texts = vec![first];
    // Nobody can insist, have it played by a bot, or play it again before its end.
    for _ in 0..12 {
        let more = anne.decide(&id, &mut chance).await;
        texts.push(anne.get(&format!("/t/{id}")).await.text);
        if more.is_some() {
            for (deed, form) in [("undo", &[("insist", "yes")][..]), ("leave", &[]), ("rematch", &[])] {
                let answer = anne.post(&format!("/t/{id}/{deed}"), form).await;
                assert!(deed == "undo" || answer.status == 422, "{deed}: {}", answer.status);
                texts.push(answer.text);
            }
        }
    }
    while anne.decide(&id, &mut chance).await.is_some() {}
    let (row, _) = house.site.store.table(&id).await.expect("the store").expect("a table");
    assert!(row.result.is_some() && !row.assisted, "what is not free cannot be taken back");
    for path in ["", "/story", "/stream?as=public"] {
        assert_eq!(bruno.get(&format!("/t/{id}{path}")).await.status, 403, "{path}");
    }
    for path in ["", "?step=1&as=1", "?as=public", "/record.txt"] {
        assert_eq!(bruno.get(&format!("/r/{id}{path}")).await.status, 403, "{path}");
    }
    assert_eq!(anne.get(&format!("/r/{id}/record.txt")).await.status, 403);
    let steps: usize = anne.get(&format!("/r/{id}")).await.after("max=\"").parse().expect("a number");
    for step in 0..=steps {
        texts.push(anne.get(&format!("/r/{id}?step={step}")).await.text);
    }
    let again = anne.post(&format!("/t/{id}/rematch"), &[]).await.location;
    assert_ne!(house.seed_of(again.rsplit('/').next().expect("an id")).await, seed);
    let board = anne.get("/daily/scelerat").await.text;
    assert!(board.contains("Anne (vous)") && board.contains(&format!("/r/{id}")), "{board}");
    let theirs = bruno.get("/daily/scelerat").await.text;
    assert!(theirs.contains("Anne") && !theirs.contains(&format!("/r/{id}")) && !theirs.contains("vous)"));
    assert!(!bruno.get("/daily/scelerat?option.weapon=le").await.text.contains("Anne"));
    for path in ["/", "/daily", "/daily/scelerat", &format!("/daily/scelerat/{day}"), &format!("/t/{id}/story"), &again]
    {
        texts.push(anne.get(path).await.text);
    }
    texts.extend([board, theirs]);
    assert!(texts.iter().all(|text| !text.contains(&seed)), "nobody knows the seed");
}

#[tokio::test]
async fn the_day_after_everything_is_open() {
    let (house, mut chance) = (House::open().await, Chance::new("past"));
    let (mut anne, mut bruno) = (house.browser(Lang::Fr), house.browser(Lang::Fr));
    let id = anne.begin("/daily/scelerat", &[]).await;
    let late = bruno.begin("/daily/scelerat", &[("name", "Bruno")]).await;
    while anne.decide(&id, &mut chance).await.is_some() {}
    // A day goes by; Bruno's game is over only then.
    let yesterday = daily::days_before_today(1)[0].clone();
    let pool = house.site.store.pool();
    for change in ["UPDATE tables SET daily = $1", "UPDATE daily_plays SET day = $1"] {
        sqlx::query(change).bind(&yesterday).execute(pool).await.expect("a change");
    }
    let earlier = sqlx::query("UPDATE tables SET touched = $2 WHERE id = $1").bind(&id).bind(now() - 86_400);
    earlier.execute(pool).await.expect("a change");
    for id in [&id, &late] {
        house.site.table(id).await.expect("a table").mark_stale();
    }
    while bruno.decide(&late, &mut chance).await.is_some() {}
    let seed = daily::seed(&house.site.secret, &yesterday, "scelerat", "");
    let page = house.browser(Lang::Fr).get(&format!("/daily/scelerat/{yesterday}")).await.text;
    assert!(
        page.contains(&seed)
            && page.contains(&daily::commitment(&seed))
            && page.contains(&format!("/seed/scelerat/{seed}"))
    );
    let (in_time, after) = page.split_once("Terminées après minuit UTC").expect("who was late stands apart");
    assert!(in_time.contains("invité") && in_time.contains(&format!("/r/{id}")) && !in_time.contains("Bruno"));
    assert!(after.contains("Bruno") && after.contains(&format!("/r/{late}")));
    assert_eq!(bruno.get(&format!("/r/{id}?step=2&as=1")).await.status, 200);
    assert_eq!(bruno.get(&format!("/r/{id}/record.txt")).await.status, 200);
    let none = ["/daily/scelerat/9999-01-01", "/daily/scelerat/2020-99-01", "/daily/scelerat/x", "/daily/chess"];
    for path in none {
        assert_eq!(bruno.get(path).await.status, 404, "{path}");
    }
    assert_eq!(bruno.get("/daily/scelerat?option.weapon=banana").await.status, 422);
    assert_eq!(bruno.get("/daily/scelerat?option.banana=1").await.status, 422);
}

#[tokio::test]
async fn who_clicks_twice_has_one_dungeon() {
    let house = House::open().await;
    let mut browser = house.browser(Lang::Fr);
    // Somebody who is known already.
    browser.begin("/new/scelerat", &[]).await;
    let (mut one, mut two, mut three) = (browser.clone(), browser.clone(), browser.clone());
    let path = "/daily/sang-rancune";
    let (one, two, three) = tokio::join!(one.begin(path, &[]), two.begin(path, &[]), three.begin(path, &[]));
    assert!(one == two && two == three, "{one} {two} {three}");
    let page = browser.get("/daily").await.text;
    assert!(page.contains(&format!("/t/{one}")) && page.contains("UTC"));
}

#[tokio::test]
async fn a_run_with_help_and_a_declared_bot_stand_apart() {
    let (house, mut chance) = (House::open().await, Chance::new("past"));
    let (mut helped, mut robot) = (house.browser(Lang::Fr), house.browser(Lang::Fr));
    let tables = [
        helped.begin("/daily/dongeon", &[("name", "Hilde")]).await,
        robot.begin("/daily/dongeon", &[("name", "Robert")]).await,
    ];
    {
        let live = house.site.table(&tables[0]).await.expect("a table");
        let mut state = live.lock(&house.site.store).await.expect("its state");
        state.session.as_mut().expect("a game").mark_assisted();
    }
    for (browser, id) in [(&mut helped, &tables[0]), (&mut robot, &tables[1])] {
        while browser.decide(id, &mut chance).await.is_some() {}
    }
    // Whoever is declared a bot plays by the API alone from then on.
    let store = &house.site.store;
    let (_, seats) = store.table(&tables[1]).await.expect("the store").expect("a table");
    let robot = seats[0].person.clone().expect("a person");
    store.make_account(&robot, "Robert", "robert", "").await.expect("an account");
    let robot = store.person(&robot).await.expect("the store").expect("an account");
    store.declare_bot(&robot).await.expect("a declared bot");
    let page = house.browser(Lang::Fr).get("/daily/dongeon").await.text;
    let (before, after) = page.split_once("Parties assistées").expect("a board apart");
    let (assisted, bots) = after.split_once("Robots déclarés").expect("another");
    assert!(!before.contains("Hilde") && !before.contains("Robert") && before.contains("Personne ne l'a encore fini"));
    assert!(assisted.contains("Hilde") && bots.contains("Robert"));
}

#[tokio::test]
async fn a_seed_is_a_page() {
    let (house, mut chance) = (House::open().await, Chance::new("past"));
    let mut browser = house.browser(Lang::Fr);
    let odd = "à/b ?&\"<i>";
    let path = format!("/seed/scelerat/{}", web::http::link::part(odd));
    let page = browser.get(&path).await;
    assert!(page.status == 200 && !page.text.contains("<i>") && page.text.contains("action=\"/new/scelerat\""));
    let id = browser.begin("/new/scelerat", &[("seed", odd)]).await;
    assert_eq!(house.seed_of(&id).await, odd);
    assert!(!browser.get(&path).await.text.contains(&id), "not while it is played");
    while browser.decide(&id, &mut chance).await.is_some() {}
    assert!(browser.get(&path).await.text.contains(&format!("/r/{id}")));
    assert!(!browser.get(&format!("{path}?option.weapon=le")).await.text.contains(&id), "another kind of game");
    assert!(!house.browser(Lang::Fr).get(&path).await.text.contains(&id), "somebody else's");
    let unknown = browser.get("/seed/chess/1").await;
    assert!(unknown.status == 404 && unknown.text.contains("pas de jeu de ce nom"));
    assert_eq!(browser.get(&format!("/seed/scelerat/{}", "x".repeat(101))).await.status, 422);
    assert_eq!(browser.get("/seed/scelerat/%01").await.status, 422);
}

#[tokio::test]
async fn nobody_hands_a_daily_dungeon_to_a_bot() {
    let house = House::open().await;
    let mut browser = house.browser(Lang::Fr);
    let id = browser.begin("/daily/mini-rogue", &[]).await;
    assert_eq!(browser.post(&format!("/t/{id}/leave"), &[]).await.status, 422);
    let live = house.site.table(&id).await.expect("a table");
    let person = live.lock(&house.site.store).await.expect("its state").seats[0].person.clone().expect("a person");
    let person = house.site.store.person(&person).await.expect("the store").expect("that person");
    let mut table = live.lock(&house.site.store).await.expect("its state");
    assert!(table_commands::leave(&house.site, &mut table, &person).await.is_err());
}

#[test]
fn both_languages_say_the_same() {
    let ids = |text: &str| -> BTreeSet<String> {
        let named = text.lines().filter_map(|line| line.split_once(" = ")).filter(|(id, _)| !id.starts_with(' '));
        named.map(|(id, _)| id.to_string()).collect()
    };
    let (fr, en) = (include_str!("../locales/fr/past.ftl"), include_str!("../locales/en/past.ftl"));
    assert_eq!(ids(fr), ids(en));
}

/// Whether a seat has decided something after so many decisions.
async fn has_decided_since(house: &House, id: &str, before: usize, seat: Seat) -> bool {
    let live = house.site.table(id).await.expect("a table");
    let state = live.lock(&house.site.store).await.expect("its state");
    let session = state.session.as_ref().expect("a game");
    (before + 1..=session.decisions()).any(|step| session.decided_by(step) == Some(seat))
}

/// Whoever hands a seat over and takes it again is named where that was, and so is whoever decided meanwhile: beside the table, in the
/// whole story, step by step in the replay, here and elsewhere.
#[tokio::test]
async fn replays_say_who_handed_over_and_who_decided() {
    let (house, mut chance) = (House::open().await, Chance::new("hands"));
    let (mut anne, mut bruno) = (house.browser(Lang::Fr), house.browser(Lang::Fr));
    let form = [("players", "2"), ("name", "Anne"), ("seat2", "person"), ("seed", "hands")];
    let id = anne.begin("/new/mini-rogue", &form).await;
    let invite = anne.get(&format!("/t/{id}")).await.after("/j/");
    bruno.post(&format!("/j/{invite}"), &[("name", "Bruno")]).await;
    for _ in 0..6 {
        anne.decide(&id, &mut chance).await.or(bruno.decide(&id, &mut chance).await);
    }
    let before = decisions(&house, &id).await;
    bruno.post(&format!("/t/{id}/leave"), &[]).await;
    while !has_decided_since(&house, &id, before, Seat(1)).await {
        anne.decide(&id, &mut chance).await.expect("the game goes on");
    }
    // Not everything that a bot decides is told with a name.
    while !untied(&anne.get(&format!("/t/{id}/story?as=1")).await.text).contains("Robot amateur : ") {
        anne.decide(&id, &mut chance).await.expect("the game goes on");
    }
    bruno.post(&format!("/t/{id}/back"), &[]).await;
    bruno.decide(&id, &mut chance).await.or(anne.decide(&id, &mut chance).await).expect("the game goes on");
    let [left, back] = [
        "Bruno passe la main à un robot : Robot amateur.",
        "Bruno prend la main, à la suite d'un robot : Robot amateur.",
    ];
    let story = untied(&anne.get(&format!("/t/{id}/story?as=1")).await.text);
    for said in [left, back, "Robot amateur : ", "Bruno : "] {
        assert!(story.contains(said), "{said}\n{story}");
    }
    while anne.decide(&id, &mut chance).await.or(bruno.decide(&id, &mut chance).await).is_some() {}
    let replay = untied(&anne.get(&format!("/r/{id}")).await.text);
    assert!(replay.contains("Bruno, puis Robot amateur"), "{replay}");
    let record = anne.get(&format!("/r/{id}/record.txt")).await.text;
    let path = anne.upload("/replay", "text", &record).await.location;
    let imported = path.split('?').next().expect("a path").to_string();
    let number =
        |said: &str| record.split("\nstart").nth(1).and_then(|body| body.lines().position(|line| line == said));
    for (line, here, elsewhere) in [
        ("seat 1 careful", left, "Joueur 2 passe la main à un robot : Robot amateur."),
        ("seat 1 person", back, "Joueur 2 prend la main, à la suite d'un robot : Robot amateur."),
    ] {
        let step = number(line).unwrap_or_else(|| panic!("no {line} in {record}"));
        for (of, said) in [(format!("/r/{id}"), here), (imported.clone(), elsewhere)] {
            let page = untied(&anne.get(&format!("{of}?step={step}&as=1")).await.text);
            assert!(page.contains(said), "{of} step {step}: {said}\n{page}");
        }
    }
}

/// While a game goes on nobody is told who hides behind a mask; once it is over the replay tells from its first step on, here and elsewhere.
#[tokio::test]
async fn masks_are_off_in_replays_of_what_is_over() {
    let (house, mut chance) = (House::open().await, Chance::new("masks"));
    let mut anne = house.browser(Lang::Fr);
    let form = [("players", "3"), ("name", "Anne"), ("seat2", "hidden"), ("seat3", "hidden")];
    let id = anne.begin("/new/sang-rancune", &form).await;
    for path in [format!("/t/{id}"), format!("/r/{id}"), format!("/t/{id}/story?as=1")] {
        let page = untied(&anne.get(&path).await.text);
        assert!(!page.contains("Le Traître"), "{path}: {page}");
    }
    assert!(untied(&anne.get(&format!("/t/{id}")).await.text).contains("Robot masqué"));
    while anne.decide(&id, &mut chance).await.is_some() {}
    let record = anne.get(&format!("/r/{id}/record.txt")).await.text;
    let path = anne.upload("/replay", "text", &record).await.location;
    let imported = path.split('?').next().expect("a path").to_string();
    for of in [format!("/r/{id}"), imported] {
        for step in ["0", "3", "999999"] {
            let page = untied(&anne.get(&format!("{of}?step={step}&as=1")).await.text);
            assert!(page.contains("Le Traître") && !page.contains("Robot masqué"), "{of} step {step}\n{page}");
        }
    }
    let summary = table::record::Record::read(&record).expect("a record").summary();
    let behind: Vec<_> = (1..3).flat_map(|seat| summary.holders_of(Seat(seat))).flatten().collect();
    assert!(behind.len() == 2 && !behind.contains(&table::BotSpec::Hidden), "{behind:?}");
    let running = record.split("\nover ").next().expect("its lines");
    let running = table::record::Record::read(&format!("{running}\n")).expect("a record").summary();
    assert_eq!(running.holders_of(Seat(1)), [Some(table::BotSpec::Hidden)], "masks stay on while it goes on");
}
