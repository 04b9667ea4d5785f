//! Whole campaigns, played at random and by rule of thumb: nothing is lost or made, decks keep six cards, every run ends, and what is
//! written down between two runs reads the same.
//!
//! `OUBLIETTE_CAMPAIGN_SECONDS` says for how long campaigns are played, else there are a few; `OUBLIETTE_CAMPAIGN_FIRST` says with which to begin. A breach names
//! its campaign, the run, what the run started from and every decision since.

mod bosses;
mod laws;

use crate::campaign::Campaign;
use crate::content::printed;
use crate::decisions::{Action, Event};
use crate::policy::quick;
use crate::rules::DeadCells;
use crate::table::{Options, Phase, Table};
use kernel::{Ctx, Fate, Game, Moves, Notation, Policy, Seat, Seed, Seeded, Source, Status};

/// How many campaigns are played where nobody says for how long.
const CAMPAIGNS: u64 = 36;
/// How many runs each of them has.
const RUNS: u64 = 10;
/// The decisions that no run takes: ten times as many as the longest that was met.
const LONGEST: usize = 4_000;
/// Of the tables of a run, one in so many is written down and read again.
const WRITTEN: u32 = 60;

/// What a test was told.
#[expect(clippy::disallowed_methods, reason = "a test may be told how hard to try; rules may not")]
fn told(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|said| said.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// Whether there is time for another campaign.
fn goes_on() -> impl Fn(u64) -> bool {
    #[expect(clippy::disallowed_types, reason = "a test may be told how long to try; rules have no clock")]
    let start = std::time::Instant::now();
    let seconds = told("OUBLIETTE_CAMPAIGN_SECONDS");
    move |played| match seconds {
        Some(seconds) => start.elapsed().as_secs() < seconds,
        None => played < CAMPAIGNS,
    }
}

#[expect(clippy::print_stdout, reason = "how much was played")]
fn report(tally: &Tally) {
    println!("{tally:?}");
}

/// What was played: a test that never gets anywhere has shown nothing.
#[derive(Default, Debug)]
struct Tally {
    campaigns: u64,
    runs: u64,
    decisions: u64,
    longest: usize,
    /// Runs that came to a boss, and those that beat it.
    bosses: u64,
    won: u64,
    /// Upgrades bought, cells thrown into the well, and combat cards purged.
    upgrades: u64,
    thrown: u64,
    purged: u64,
}

impl Tally {
    fn count(&mut self, decisions: usize, events: &[Event]) {
        (self.runs, self.decisions) = (self.runs + 1, self.decisions + decisions as u64);
        self.longest = self.longest.max(decisions);
        for event in events {
            match event {
                Event::Entered { place: crate::content::Region::Boss(_) } => self.bosses += 1,
                Event::Won { .. } => self.won += 1,
                Event::Upgraded { .. } => self.upgrades += 1,
                Event::Threw { .. } => self.thrown += 1,
                Event::Purged { .. } => self.purged += 1,
                _ => {}
            }
        }
    }
}

/// How a group decides in a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Manner {
    /// Anything that is allowed.
    Random,
    /// By rule of thumb, and now and then anything.
    Quick,
    /// The cards of a combat with care.
    Careful,
}

impl Manner {
    fn decide(self, game: &DeadCells, table: &Table, seat: Seat, luck: &mut Seeded) -> Action {
        let mut legal = Moves::new();
        game.legal_actions(table, seat, &mut legal);
        assert!(!legal.is_empty(), "nothing is allowed at {:?}", table.phase);
        let any = legal[luck.pick(Source::PLAYER, legal.len() as u32) as usize];
        match self {
            Self::Random => any,
            // Cells are spent in every way, and camps arranged.
            _ if matches!(table.phase, Phase::Camp | Phase::Spend | Phase::Grant(_) | Phase::Purge(..)) => any,
            Self::Quick if luck.pick(Source::PLAYER, 12) == 0 => any,
            Self::Quick => quick(game, table, seat),
            Self::Careful => game.careful(&game.view(table, seat), seat),
        }
    }
}

/// A run under way: enough to play it again, told where a test fails in it.
struct Diary {
    campaign: u64,
    run: u64,
    options: Options,
    chronicle: String,
    decisions: Vec<Action>,
}

impl Drop for Diary {
    #[expect(clippy::print_stderr, reason = "what a breach needs to be met again")]
    fn drop(&mut self) {
        if std::thread::panicking() {
            let (game, Self { campaign, run, options, .. }) = (DeadCells::default(), &*self);
            let decided: Vec<String> = self.decisions.iter().map(|action| game.write_action(*action)).collect();
            eprintln!(
                "OUBLIETTE_CAMPAIGN_FIRST={campaign}, run {run}, {} players, open patterns: {}",
                options.players, options.open_patterns
            );
            eprintln!("it started from {}", self.chronicle);
            eprintln!("{} decisions: {}", decided.len(), decided.join("; "));
        }
    }
}

/// Plays a run to its end, held to the laws all along; gives what the next starts from.
fn play_run(game: &DeadCells, diary: &mut Diary, manner: Manner, seed: Seed, tally: &mut Tally) -> Options {
    let mut luck = Seeded::new(seed.player(Seat(0)));
    let mut ctx = Ctx::new(Seeded::new(seed), Vec::new());
    let mut table = game.setup(&diary.options, &mut ctx);
    let hold = |before: Option<&Table>, events: &[Event], table: &Table| {
        laws::keep(&game.content, before, events, table)
            .unwrap_or_else(|broken| panic!("{broken}, at {:?} after {events:?}", table.phase));
    };
    hold(None, &ctx.audience, &table);
    let mut heard = ctx.audience.len();
    while let Status::Awaiting(seats) = game.status(&table) {
        let seat = seats.lowest().expect("somebody");
        let action = manner.decide(game, &table, seat, &mut luck);
        diary.decisions.push(action);
        let before = table;
        game.apply(&mut table, seat, action, &mut ctx);
        hold(Some(&before), &ctx.audience[heard..], &table);
        heard = ctx.audience.len();
        assert!(diary.decisions.len() < LONGEST, "a run without end");
        if luck.pick(Source::PLAYER, WRITTEN) == 0 {
            let again = game.read_table(&game.write_table(&table)).expect("a table that was written");
            assert_eq!(again, table, "a table that reads otherwise");
        }
    }
    assert!(table.todo.is_empty(), "something is left to be carried out: {:?}", table.todo);
    tally.count(diary.decisions.len(), &ctx.audience);
    let chronicle = game.next_chronicle(&table).expect("a chronicle");
    let options = game.options_after(&diary.options, &chronicle).expect("a campaign that goes on");
    let mut next = Campaign { run: table.campaign.run + 1, ..table.campaign };
    if table.phase == Phase::Over(false) {
        next.lose(table.place);
    }
    assert_eq!(options.campaign, next);
    assert_eq!(crate::campaign::chronicle(&options.campaign).as_deref(), Some(chronicle.as_str()));
    (diary.chronicle, diary.options) = (chronicle, options);
    diary.decisions.clear();
    options
}

/// Plays the campaign of a number: by one to four, from its first run or from a camp that has much to spend.
fn play_campaign(number: u64, tally: &mut Tally) {
    let game = DeadCells::default();
    let mut luck = Seeded::new(Seed::of("campaigns").nth(number));
    let mut pick = |ways| luck.pick(Source::PLAYER, ways);
    let mut campaign = Campaign::first(printed());
    if pick(3) == 0 {
        campaign.free = [pick(20) as u8, pick(20) as u8, pick(20) as u8];
        campaign.lasting.life = [pick(4) as u8; 4];
        campaign.runes = pick(1 << printed().runes.len()) as u8;
        // Some have come far already.
        campaign.starts |= pick(1 << printed().biomes.len()) as u8;
    }
    let options = Options { players: 1 + (number % 4) as u8, open_patterns: pick(2) == 0, campaign };
    let chronicle = kernel::notation::write(&campaign).expect("a chronicle");
    let mut diary = Diary { campaign: number, run: 0, options, chronicle, decisions: Vec::new() };
    for run in 0..RUNS {
        let manner = [Manner::Random, Manner::Quick, Manner::Quick, Manner::Quick, Manner::Careful][pick(5) as usize];
        diary.run = run;
        play_run(&game, &mut diary, manner, Seed::of("campaigns").nth(number).nth(run), tally);
    }
    tally.campaigns += 1;
}

#[test]
fn nothing_is_lost_in_a_campaign_and_every_run_ends() {
    let goes_on = goes_on();
    let first = told("OUBLIETTE_CAMPAIGN_FIRST").unwrap_or(0);
    let mut tally = Tally::default();
    while goes_on(tally.campaigns) {
        play_campaign(first + tally.campaigns, &mut tally);
    }
    report(&tally);
    let Tally { bosses, won, upgrades, thrown, purged, .. } = tally;
    assert!(bosses > 0 && won > 0, "nobody came far");
    assert!(upgrades > 0 && thrown > 0 && purged > 0, "nothing was spent");
}

/// A table in the middle of a run: with cards in hands, equipment and tiles about.
fn middle_of_a_run() -> Table {
    let game = DeadCells::default();
    let options = Options { players: 3, open_patterns: false, campaign: Campaign::first(printed()) };
    let mut ctx = Ctx::new(Seeded::new(Seed::of("middle")), Vec::new());
    let mut table = game.setup(&options, &mut ctx);
    while !matches!(table.phase, Phase::Lay(2)) {
        let seat = game.awaited(&table).lowest().expect("somebody");
        let action = quick(&game, &table, seat);
        game.apply(&mut table, seat, action, &mut ctx);
    }
    table
}

/// Laws that nothing breaks are none.
#[test]
fn whoever_cheats_breaks_a_law() {
    let table = middle_of_a_run();
    let broken = |cheat: fn(&mut Table)| {
        let mut other = table;
        cheat(&mut other);
        laws::keep(printed(), Some(&table), &[], &other).is_err()
    };
    assert!(!broken(|_| {}));
    let cheats: [fn(&mut Table); 16] = [
        |table| table.members[0].deck = Default::default(),
        |table| table.members[1].hand = table.members[0].hand,
        |table| table.members[0].discard = table.members[0].hand,
        |table| table.members[0].laid.clear(),
        |table| table.campaign.decks[0] = Default::default(),
        |table| table.campaign.purged = table.campaign.decks[3],
        |table| table.campaign.aside.push(Default::default()),
        |table| table.campaign.taken[0] += 1,
        |table| table.scrap = table.equipment,
        |table| table.equipment = Default::default(),
        |table| table.collector.push(table.campaign.equipment.iter().next().unwrap_or_default()),
        |table| table.monsters = Default::default(),
        |table| table.tiles = Default::default(),
        |table| table.members[0].damage = 9,
        |table| table.fight.foes[1].damage = 99,
        |table| table.teeth += 1,
    ];
    for (number, cheat) in cheats.into_iter().enumerate() {
        assert!(broken(cheat), "cheat {number}");
    }
}
