//! Campaigns on a toy: every run has a whole record of its own, and the chain of records can be walked.

use kernel::toys::Expedition;
use kernel::{GameBox, Policy, Seat};
use table::campaign::{ChainLink, walk_chain};
use table::record::Record;
use table::{CampaignStart, ChainBreak, Damage, Luck, OpenError, Replay, Session, Settings, nobody_asks};

/// A run of a campaign, played to its end by rule of thumb.
fn run(start: Option<CampaignStart>, seed: &str) -> Session {
    let settings = Settings { campaign: start, ..Settings::new(Luck::seed(seed)) };
    let game = Expedition::printed();
    let mut session = Session::open(game, settings, &mut nobody_asks).expect("a chronicle of the game's own");
    while let Some(seat) = session.status().awaited().lowest() {
        let view = session.typed::<Expedition>().expect("an expedition").typed_view(seat);
        let action = session
            .legal_actions(seat)
            .into_iter()
            .find(|action| kernel::Notation::read_action(&game, action) == Some(game.careful(&view, seat)));
        session.play(seat, &action.expect("a legal action"), &mut nobody_asks).expect("a legal action");
    }
    session
}

fn first() -> CampaignStart {
    CampaignStart { chronicle: Expedition::printed().first_chronicle().expect("campaigns"), ..CampaignStart::default() }
}

fn replayed(record: &str) -> Result<Session, Damage> {
    let opened = Replay::open(Expedition::printed(), Record::read(record).map_err(|error| *error.damage)?);
    let mut replay = opened.map_err(|error| *error.damage)?;
    while replay.forward().map_err(|error| *error.damage)? {}
    Ok(replay.stop().session)
}

#[test]
fn a_campaign_is_a_chain_of_records_that_verifies() {
    let (mut runs, mut start) = (Vec::new(), Some(first()));
    while let Some(from) = start {
        let session = run(Some(from), &format!("campaign {}", runs.len()));
        start = session.next_start();
        runs.push(session.record());
    }
    assert_eq!(runs.len(), 30, "a campaign has thirty runs");
    // Each run is whole by itself, and each follows from the one before.
    let runs: Vec<Session> = runs.iter().map(|record| replayed(record).expect("a record that replays")).collect();
    for pair in runs.windows(2) {
        assert_eq!(pair[1].follows(&pair[0]), Ok(()));
        assert!(pair[0].lines().last().is_some_and(|line| line.starts_with("next ")), "{}", pair[0].record());
    }
    assert_eq!(runs[2].follows(&runs[0]), Err(ChainBreak::OtherRun));
    assert_eq!(runs[0].follows(&runs[1]), Err(ChainBreak::OtherRun));
    assert_eq!(runs[29].next_start(), None);
    // In whatever order they come, each finds the one before.
    let mut shuffled = vec![runs[2].clone(), runs[0].clone(), runs[1].clone(), runs[9].clone(), run(None, "alone")];
    let missing = ChainLink::Missing(runs[8].record_hash());
    let (first, after) = (ChainLink::First, ChainLink::After);
    assert_eq!(walk_chain(&shuffled), [after(2), first, after(1), missing, ChainLink::Alone]);
    // A record that was added to is another one.
    shuffled[1].note("added");
    assert_eq!(walk_chain(&shuffled)[2], ChainLink::Missing(runs[0].record_hash()));
    let cells: Vec<_> = runs.iter().map(|run| run.view(Seat(0))["camp"]["cells"].as_u64().unwrap_or(0)).collect();
    assert!(cells.iter().any(|cells| *cells > 0), "something was carried: {cells:?}");
}

#[test]
fn a_chain_that_was_tampered_with_is_found() {
    let one = run(Some(first()), "one");
    let two = run(one.next_start(), "two");
    assert_eq!(two.follows(&one), Ok(()));
    let chronicle = |record: &str| {
        let line = record.lines().find(|line| line.starts_with("chronicle ")).expect("a chronicle");
        record.replace(line, "chronicle \"2 5 false\"")
    };
    // Other cells to start from: the record may replay, but it does not follow.
    let richer = Settings {
        campaign: Some(CampaignStart {
            chronicle: "2 5 false".into(),
            previous: Some(one.record_hash()),
            ..CampaignStart::default()
        }),
        ..Settings::new(Luck::seed("two"))
    };
    let richer = Session::open(Expedition::printed(), richer, &mut nobody_asks).expect("a chronicle that can be read");
    if richer.settings().campaign.as_ref().map(|start| &start.chronicle) != one.next_chronicle().as_ref() {
        assert_eq!(richer.follows(&one), Err(ChainBreak::OtherChronicle));
        assert!(matches!(replayed(&chronicle(&two.record())), Err(Damage::Checksum)), "the table is another one");
    }
    let next = two.record().lines().last().expect("a last line").to_string();
    let lied = two.record().replace(&next, "next \"3 36 true\"");
    assert!(lied == two.record() || matches!(replayed(&lied), Err(Damage::Outcome)));
    let alone = run(None, "alone");
    assert_eq!(
        (alone.follows(&one), alone.lines().last().is_some_and(|line| line.starts_with("next "))),
        (Err(ChainBreak::NoCampaign), false)
    );
}

#[test]
fn what_is_no_chronicle_is_refused() {
    for chronicle in ["", "nonsense", "0 0 false", "31 0 false", "2 9999 false", "2 0 maybe"] {
        let campaign = Some(CampaignStart { chronicle: chronicle.into(), ..CampaignStart::default() });
        let settings = Settings { campaign, ..Settings::new(Luck::seed("")) };
        let refused = Session::open(Expedition::printed(), settings, &mut nobody_asks).err();
        assert!(matches!(refused, Some(OpenError::Chronicle(_))), "{chronicle}: {refused:?}");
    }
    // A game without campaigns takes none.
    let campaign = Some(first());
    let settings = Settings { campaign, ..Settings::new(Luck::seed("")) };
    let refused = table::shelf::open(table::IDS[0], settings, &mut nobody_asks).err();
    assert!(matches!(refused, Some(OpenError::Chronicle(kernel::ChronicleError::NoCampaigns))), "{refused:?}");
}
