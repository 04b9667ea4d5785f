//! More finished games than anybody plays in a test.

use crate::browser::games::game;
use std::sync::Arc;
use web::Site;

/// So many finished games of somebody, straight into the store, a second apart: copies of one that was played. Their ids, oldest
/// first.
pub async fn many_games(site: &Arc<Site>, person: &str, count: i64) -> Vec<String> {
    let model = game(site, person, "model", None, true).await;
    let mut change = site.store.pool().begin().await.expect("a change");
    let mut ids = vec![model.clone()];
    for at in 1..count {
        let id = format!("copy{at:022}");
        let copies = [
            "INSERT INTO tables (id, invite, game, wanted, head, open, pace, daily, kind, owner, created, touched, result, assisted, \
             asked, rematch, claim) SELECT $1, $1, game, wanted, head, open, pace, daily, kind, owner, created + $2, touched + $2, \
             result, assisted, asked, rematch, claim FROM tables WHERE id = $3",
            "INSERT INTO seats SELECT $1, seat, person, name, bot, orders, recovery, seen + $2 FROM seats WHERE table_id = $3",
            "INSERT INTO lines SELECT $1, n, lines, at + $2 FROM lines WHERE table_id = $3",
        ];
        for copy in copies {
            sqlx::query(copy).bind(&id).bind(at).bind(&model).execute(&mut *change).await.expect("a copy");
        }
        ids.push(id);
    }
    change.commit().await.expect("written");
    ids
}
