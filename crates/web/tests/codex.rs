//! The codex over HTTP: one's own, made of one's own pages; nobody else's, and nothing that was hidden.

mod browser;

use axum::http::StatusCode;
use browser::games::game;
use browser::{Browser, Folder, site};
use std::collections::BTreeSet;
use table::IDS;

/// The ids of what stands on a codex page.
fn met(page: &str) -> BTreeSet<String> {
    let items = page.split("<li id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    items.map(String::from).collect()
}

#[tokio::test]
async fn everybody_reads_their_own() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let mut nobody = Browser::new(&site);
    for id in IDS {
        let empty = nobody.get(&format!("/codex/{id}")).await;
        assert_eq!(empty.status, StatusCode::OK, "{id}");
        assert!(met(&empty.text).is_empty() && empty.text.contains("class=\"blank\""), "{id}");
    }
    assert!(nobody.cookie.is_none(), "looking makes nobody a guest");
    assert_eq!(nobody.get("/codex/whist").await.status, StatusCode::NOT_FOUND);
    let (mut ada, guest) = Browser::guest(&site).await;
    for seed in 0..23 {
        game(&site, &guest.id, &format!("seed {seed}"), None, true).await;
    }
    game(&site, &guest.id, "running", None, false).await;
    let path = format!("/codex/{}", IDS[0]);
    // A few games are looked through for each page; then all of them are known.
    let first = ada.get(&path).await.text;
    assert!(first.contains("still to be looked through"), "20 of 24");
    let second = ada.get(&path).await.text;
    assert!(!second.contains("still to be looked through"));
    assert!(met(&first).is_subset(&met(&second)) && met(&second).len() > 20);
    assert_eq!(met(&ada.get(&path).await.text), met(&second), "what is kept says the same");
    let french = {
        ada.lang = "fr";
        ada.get(&path).await.text
    };
    assert_eq!(met(&french), met(&second));
    assert!(french.contains("votre codex") && french.contains(" sur 26") && !french.contains("style="));
    // Somebody else has met nothing of this.
    let (mut bea, _) = Browser::guest(&site).await;
    assert!(met(&bea.get(&path).await.text).is_empty());
    // There are ways to it from the first page, the rules and nowhere that is public.
    let link = format!("href=\"{path}\"");
    assert!(
        ada.get("/").await.text.contains(&link) && ada.get(&format!("/rules/{}", IDS[0])).await.text.contains(&link)
    );
    assert!(!ada.get("/rules/table").await.text.contains("/codex/"));
}
