//! Table manners: what is sent twice counts once, no error is a dead end, the coach advises where that is fair, a lobby says who is there, and devices keep only what is everybody's.

mod browser;

use axum::http::StatusCode;
use browser::{Answer, Browser, House, untied};
use kernel::Lang;
use serde_json::Value;
use std::collections::BTreeSet;

/// The question on a page of a table, and what can be answered.
fn question(page: &str) -> Option<(String, Vec<String>)> {
    let after = |rest: &str| rest.split('"').next().unwrap_or_default().to_string();
    let request = page.split("name=\"request\" value=\"").nth(1).map(after)?;
    let actions = page.split("name=\"action\" value=\"").skip(1).map(after).collect();
    Some((request, actions))
}

/// How many decisions stand at a table.
async fn decisions(house: &House, id: &str) -> usize {
    let live = house.site.table(id).await.expect("a table");
    let state = live.lock(&house.site.store).await.expect("the table");
    state.session.as_ref().expect("a game").decisions()
}

async fn answer(browser: &mut Browser, id: &str, request: &str, action: &str) -> Answer {
    browser.post(&format!("/t/{id}/play"), &[("request", request), ("action", action)]).await
}

#[tokio::test]
async fn an_answer_that_is_sent_again_counts_once() {
    let house = House::open().await;
    for game in ["scelerat", "sang-rancune"] {
        let mut anne = house.browser(Lang::En);
        let id = anne.begin(&format!("/new/{game}"), &[("seed", "alpha")]).await;
        for _ in 0..4 {
            let page = anne.get(&format!("/t/{id}")).await.text;
            let (request, actions) = question(&page).expect("a question");
            assert_eq!(answer(&mut anne, &id, &request, &actions[0]).await.status, StatusCode::SEE_OTHER);
            let decided = decisions(&house, &id).await;
            let again = answer(&mut anne, &id, &request, &actions[0]).await;
            assert_eq!((again.status, decisions(&house, &id).await), (StatusCode::SEE_OTHER, decided), "{game}");
            // So it does where the table was read anew in between, as after a crash.
            house.site.table(&id).await.expect("a table").mark_stale();
            let again = answer(&mut anne, &id, &request, &actions[0]).await;
            assert_eq!((again.status, decisions(&house, &id).await), (StatusCode::SEE_OTHER, decided), "{game}");
            // Another answer to that question is not the one that was taken.
            if let Some(other) = actions.iter().find(|action| **action != actions[0]) {
                assert_eq!(answer(&mut anne, &id, &request, other).await.status, StatusCode::CONFLICT, "{game}");
            }
            assert_eq!(answer(&mut anne, &id, "nonsense", &actions[0]).await.status, StatusCode::CONFLICT, "{game}");
            assert_eq!(decisions(&house, &id).await, decided, "{game}");
        }
    }
}

#[tokio::test]
async fn what_was_taken_back_is_not_answered_by_being_sent_again() {
    let house = House::open().await;
    let mut anne = house.browser(Lang::En);
    let id = anne.begin("/new/scelerat", &[("seed", "alpha")]).await;
    let (request, actions) = question(&anne.get(&format!("/t/{id}")).await.text).expect("a question");
    answer(&mut anne, &id, &request, &actions[0]).await;
    anne.post(&format!("/t/{id}/undo"), &[("insist", "yes")]).await;
    assert_eq!(decisions(&house, &id).await, 0);
    assert_eq!(answer(&mut anne, &id, &request, &actions[0]).await.status, StatusCode::CONFLICT);
    assert_eq!(decisions(&house, &id).await, 0);
}

/// The ways out of the middle of a page.
fn ways(page: &str) -> Vec<&str> {
    let inside = page.split("<main").nth(1).and_then(|rest| rest.split("</main>").next()).unwrap_or_default();
    inside.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Looks at the page of an error: it says what to do in words, leads home, and somewhere that fits.
#[track_caller]
fn leads_on(answer: &Answer, status: u16, fitting: &str) {
    assert_eq!(answer.status.as_u16(), status, "{}", answer.text);
    let ways = ways(&answer.text);
    assert!(ways.contains(&"/") && ways.contains(&fitting), "{status}: {ways:?}");
    assert!(answer.text.contains("role=\"alert\""), "{status}: {}", answer.text);
}

#[tokio::test]
async fn every_error_leads_on() {
    let house = House::open().await;
    let (mut anne, mut bert) = (house.browser(Lang::Fr), house.browser(Lang::Fr));
    let id = anne.begin("/new/scelerat", &[("seed", "alpha")]).await;
    let table = format!("/t/{id}");
    bert.begin("/new/scelerat", &[]).await;
    leads_on(&anne.get("/nowhere").await, 404, "/me");
    leads_on(&anne.get("/t/0123456789bcdfghjkmnpqrsta").await, 404, "/me");
    leads_on(&anne.get(&format!("{table}?as=9")).await, 400, &table);
    leads_on(&bert.get(&format!("{table}?as=1")).await, 403, &table);
    leads_on(&bert.post(&format!("{table}/play"), &[("request", "x"), ("action", "y")]).await, 403, "/rejoin");
    leads_on(&anne.get(&format!("{table}/play")).await, 405, &table);
    leads_on(&anne.post(&format!("{table}/play"), &[]).await, 422, &table);
    leads_on(&anne.post("/learn/scelerat", &[]).await, 405, "/rules");
    let large = "x".repeat(40 << 20);
    let answer = anne.post("/rejoin", &[("code", &large)]).await;
    leads_on(&answer, 413, "/me");
    // A question that no longer stands is answered with the one that does.
    let late = anne.post(&format!("{table}/play"), &[("request", "late"), ("action", "avoid")]).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.text.contains("name=\"action\"") && late.text.contains("role=\"alert\""), "{}", late.text);
}

#[tokio::test]
async fn whoever_asks_too_much_is_led_on() {
    let folder = browser::Folder::new();
    let config = web::Config { rate: 2, ..web::Config::new(web::store::Place::Folder(folder.0.clone())) };
    let site = web::Site::open(config).await.expect("a site");
    let mut anne = Browser::new(&site);
    for _ in 0..10 {
        let answer = anne.get("/rules?x=1").await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            return leads_on(&answer, 429, "/rules?x=1");
        }
    }
    panic!("nobody is asked to wait");
}

#[tokio::test]
async fn a_wrong_code_says_what_to_do() {
    let house = House::open().await;
    for (lang, said) in [(Lang::Fr, "demandez un nouveau code"), (Lang::En, "ask for a new code")] {
        let answer = house.browser(lang).post("/rejoin", &[("code", "wrong-\"code")]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer.text.contains(said), "{}", answer.text);
        assert!(answer.text.contains("name=\"code\" value=\"wrong-&quot;code\""), "it can be mended: {}", answer.text);
        assert!(ways(&answer.text).contains(&"/me"), "{}", answer.text);
    }
}

#[tokio::test]
async fn a_lobby_says_who_is_there() {
    let house = House::open().await;
    let (mut anne, mut bert) = (house.browser(Lang::Fr), house.browser(Lang::Fr));
    let three = [("players", "3"), ("name", "Anne"), ("seat2", "person"), ("seat3", "person")];
    let id = anne.begin("/new/sang-rancune", &three).await;
    let table = format!("/t/{id}");
    let page = anne.get(&table).await;
    let invite = page.after("/j/");
    assert_eq!(page.text.matches("class=\"portrait\"").count(), 3, "{}", page.text);
    assert!(page.text.contains(&format!("src=\"/j/{invite}/qr.svg\"")) && page.text.contains("data-share=\"invite\""));
    assert!(!page.text.contains("a rejoint la table"), "nobody else is there");
    let shown = bert.get(&format!("/j/{invite}")).await;
    assert!(shown.text.contains("class=\"portrait\"") && shown.text.contains("Anne"), "{}", shown.text);
    bert.post(&format!("/j/{invite}"), &[("name", "Bert")]).await;
    assert!(anne.get(&table).await.text.contains("<li>Bert a rejoint la table.</li>"));
    let mut colin = house.browser(Lang::Fr);
    colin.post(&format!("/j/{invite}"), &[("name", "Colin")]).await;
    let begun = anne.get(&table).await.text;
    // Whoever comes last is told of until something else has happened, which may be at once.
    assert!(begun.contains("<form class=\"board\"") && begun.contains("Colin"), "{begun}");
    // Nobody who has no invitation is drawn one.
    assert_eq!(bert.get("/j/0123456789bcdfghjkmnpqrsta/qr.svg").await.status, StatusCode::NOT_FOUND);
}

/// Whether a game is kept as assisted.
async fn assisted(house: &House, id: &str) -> bool {
    house.site.store.table(id).await.expect("a store").expect("a table").0.assisted
}

/// Asks the coach at a new table, twice, and plays what he would: `marks` is said before, `best` of the first line alone, `found` of it.
async fn ask_the_coach(house: &House, lang: Lang, game: &str, [marks, best, found]: [&str; 3]) {
    let mut anne = house.browser(lang);
    let id = anne.begin(&format!("/new/{game}"), &[("seed", "alpha")]).await;
    let (table, coach) = (format!("/t/{id}"), format!("/t/{id}/coach"));
    let page = anne.get(&table).await.text;
    assert!(page.contains(&format!("href=\"{coach}\"")), "{game}: {page}");
    // Whoever asks is told first that the game will be marked, and nothing is marked before.
    let told = anne.get(&coach).await.text;
    assert!(told.contains(marks) && !assisted(house, &id).await, "{game}: {told}");
    let (request, mut legal) = question(&page).expect("a question");
    assert_eq!(question(&told).expect("the same question").0, request, "{game}");
    let said = anne.post(&coach, &[("request", &request)]).await;
    assert_eq!((said.status, assisted(house, &id).await), (StatusCode::OK, true), "{game}: {}", said.text);
    let (again, judged) = question(&said.text).expect("choices");
    let mut all = judged.clone();
    all.sort();
    legal.sort();
    legal.dedup();
    assert_eq!((again.as_str(), all), (request.as_str(), legal), "{game}");
    let opinions: Vec<&str> = said.text.split("class=\"opinion\"").skip(1).collect();
    assert!(opinions.len() == judged.len() && opinions[0].contains("class=\"track\""), "{game}: {}", said.text);
    let firsts = opinions.iter().map(|opinion| opinion.contains(&format!("<b>{best}</b>")));
    assert!(firsts.enumerate().all(|(at, first)| first == (at == 0)), "{game}: {}", said.text);
    assert!(opinions[0].contains(found), "{game}: {}", opinions[0]);
    // A game that is marked is asked about at once, and the same question has the same answer.
    let button = format!("form=\"coach\" name=\"request\" value=\"{request}\"");
    assert!(anne.get(&table).await.text.contains(&button), "{game}");
    assert_eq!(anne.post(&coach, &[("request", &request)]).await.text, said.text, "{game}");
    assert_eq!(answer(&mut anne, &id, &request, &judged[0]).await.status, StatusCode::SEE_OTHER, "{game}");
    let late = anne.post(&coach, &[("request", &request)]).await;
    assert!(late.status == StatusCode::CONFLICT && late.text.contains("role=\"alert\""), "{game}: {}", late.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_coach_marks_the_game_and_judges_every_choice() {
    let house = House::open().await;
    let french = ["La partie sera marquée comme assistée.", "le meilleur"];
    let english = ["The game will be marked as assisted.", "the best"];
    for (lang, [marks, best], win) in
        [(Lang::Fr, french, "% de chances de gagner (± "), (Lang::En, english, "chance to win ")]
    {
        for game in ["scelerat", "mini-rogue"] {
            ask_the_coach(&house, lang, game, [marks, best, win]).await;
        }
    }
}

/// Nobody has advice in a game that counts, against other people or at somebody else's table: there is no button, and it is said why.
#[tokio::test(flavor = "multi_thread")]
async fn the_coach_says_nothing_where_it_would_not_be_fair() {
    let house = House::open().await;
    let (mut anne, mut bert) = (house.browser(Lang::Fr), house.browser(Lang::En));
    let two = [("players", "3"), ("name", "Anne"), ("seat2", "person"), ("seat3", "careful")];
    let several = anne.begin("/new/sang-rancune", &two).await;
    let invite = anne.get(&format!("/t/{several}")).await.after("/j/");
    bert.post(&format!("/j/{invite}"), &[("name", "Bert")]).await;
    let daily = anne.begin("/daily/scelerat", &[("name", "Anne")]).await;
    for (id, why) in [
        (&several, "Pas de conseil à une table de plusieurs personnes."),
        (&daily, "Pas de conseil dans le défi du jour."),
    ] {
        let (page, coach) = (anne.get(&format!("/t/{id}")).await.text, format!("/t/{id}/coach"));
        assert!(
            page.contains("<form class=\"board\"")
                && !page.contains("class=\"quiet coach\"")
                && !page.contains(&format!("href=\"{coach}\"")),
            "{page}"
        );
        let request = question(&page).map(|(request, _)| request).unwrap_or_default();
        for refused in [anne.get(&coach).await, anne.post(&coach, &[("request", &request)]).await] {
            assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.text);
            assert!(refused.text.contains(why) && refused.text.contains("role=\"alert\""), "{}", refused.text);
        }
        assert!(!assisted(&house, id).await);
    }
    let alone = anne.begin("/new/scelerat", &[]).await;
    leads_on(&bert.get(&format!("/t/{alone}/coach")).await, 403, &format!("/t/{alone}"));
    leads_on(&bert.post(&format!("/t/{alone}/coach"), &[("request", "x")]).await, 403, &format!("/t/{alone}"));
    assert!(!assisted(&house, &alone).await);
}

/// The list of what a device keeps, as the worker is told.
async fn kept(house: &House, lang: Lang) -> Value {
    let script = house.page(lang, &format!("/worker.js?lang={}", lang.code())).await;
    let list = script.strip_prefix("const KEPT = ").and_then(|rest| rest.split_once(";\n")).expect("a list").0;
    serde_json::from_str(list).expect("JSON")
}

fn texts(list: &Value) -> Vec<&str> {
    list.as_array().expect("a list").iter().filter_map(Value::as_str).collect()
}

#[tokio::test]
async fn devices_keep_what_is_everybodys_and_nothing_else() {
    let house = House::open().await;
    let mut names = BTreeSet::new();
    for lang in Lang::ALL {
        let kept = kept(&house, lang).await;
        names.insert(kept["name"].as_str().expect("a name").to_string());
        for page in texts(&kept["pages"]) {
            let first = page.trim_start_matches('/').split(['/', '?']).next().unwrap_or_default();
            assert!(["rules", "learn", "offline"].contains(&first), "{page} is not for everybody");
            let (mut anne, mut nobody) = (house.browser(lang), house.browser(lang));
            anne.begin("/new/scelerat", &[]).await;
            assert_eq!(anne.get(page).await.text, nobody.get(page).await.text, "{page} is somebody's");
            assert_eq!(nobody.get(page).await.status, StatusCode::OK, "{page}");
        }
        for file in texts(&kept["files"]) {
            assert!(file.starts_with("/assets/") && file.contains("?v="), "{file}");
        }
        let lesson = table::Lesson::of("scelerat").expect("a lesson");
        assert_eq!(texts(&kept["moves"]["/learn/scelerat"]).len(), lesson.steps.len());
        let offline = house.page(lang, "/offline").await;
        for way in ["/learn/scelerat?step=1", "/rules/scelerat", "/rules/table", "/"] {
            assert!(ways(&offline).contains(&way), "{way}: {offline}");
        }
        let manifest: Value = serde_json::from_str(&house.page(lang, "/manifest.webmanifest").await).expect("JSON");
        assert_eq!((&manifest["display"], &manifest["lang"]), (&"standalone".into(), &lang.code().into()));
    }
    assert_eq!(names.len(), Lang::ALL.len(), "each language has a store of its own");
}

#[tokio::test]
async fn people_are_called_by_their_names_and_heard_where_they_sit() {
    let house = House::open().await;
    let (mut anne, mut bert) = (house.browser(Lang::Fr), house.browser(Lang::Fr));
    let with_bert = [("players", "3"), ("name", "Anne"), ("seat2", "person"), ("seat3", "careful")];
    let id = anne.begin("/new/sang-rancune", &with_bert).await;
    let table = format!("/t/{id}");
    let invite = format!("/j/{}", anne.get(&table).await.after("/j/"));
    let shown = bert.get(&invite).await.text;
    assert!(shown.contains("Anne vous invite") && shown.contains("class=\"goal\""), "{shown}");
    assert!(shown.contains("/learn/sang-rancune"), "{shown}");
    bert.post(&invite, &[("name", "Bert")]).await;
    let page = anne.get(&table).await.text;
    assert!(page.contains("data-seat=\"2\"") && page.contains("<span class=\"holder\"> · Bert</span>"), "{page}");
    let phrase = page.split("name=\"phrase\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    anne.post(&format!("{table}/say"), &[("phrase", phrase.expect("a phrase")), ("to", "2")]).await;
    assert!(bert.get(&table).await.text.contains("data-speaker=\"1\""));
    bert.post(&format!("{table}/leave"), &[]).await;
    // That line stands until something else has happened, the log for ever.
    let left = untied(&anne.get(&table).await.text);
    assert!(left.contains("Un robot joue pour Bert.") || left.contains("passe la main à un robot"), "{left}");
    let away = bert.get(&table).await.text;
    assert!(away.contains("form=\"back\"") && away.contains(&format!("action=\"{table}/back\"")), "{away}");
    let home = bert.get("/").await.text;
    assert!(home.contains("Avec Anne") && home.contains("Un robot joue à votre place"), "{home}");
}
