//! Bots with characters, what they are told at the table, and tables where not all bots are of one kind.

use bots::{Bot, BotSpec, Careful, Company, GameRow, InCharacter, RowQueue, Seated, Series, Stretch, Watch};
use kernel::{
    Audience, Character, Clause, Ctx, Fate, Game, InlineVec, Outcome, Persona, Policy, Printed, Remark, Seat, SeatSet,
    Secrets, Seed, Source, Speech, Status,
};
use std::sync::atomic::AtomicU64;

/// Three rivals bid once each, by turns, from 0 to 3, and everybody sees it: the highest bids win, if anybody bids at all.
#[derive(Clone, Copy)]
struct Bids;

/// What the meek, the rash and the fickle do: bid nothing, all, or anything; whoever was promised something bids 1, and
/// whoever was threatened 2.
const WORDS: [&str; 3] = ["meek", "rash", "fickle"];

fn spec(word: &str) -> BotSpec {
    BotSpec::from(word)
}

fn company(words: &str, rotate: bool) -> Company {
    Company { bots: words.split(',').map(spec).collect(), rotate }
}

impl Game for Bids {
    type Options = ();
    type Table = InlineVec<u8, 3>;
    type Action = u8;
    type Event = u8;
    type View = InlineVec<u8, 3>;
    type Refusal = ();

    fn seats(&self, (): &()) -> u8 {
        3
    }

    fn longest(&self, (): &()) -> u32 {
        3
    }

    fn setup<F: Fate, A: Audience<u8>>(&self, (): &(), _: &mut Ctx<F, A>) -> Self::Table {
        InlineVec::new()
    }

    fn status(&self, bids: &Self::Table) -> Status {
        if bids.len() < 3 {
            return Status::Awaiting(SeatSet::only(Seat(bids.len() as u8)));
        }
        let most = bids.iter().max().unwrap_or(0);
        let won = SeatSet::first(3).iter().filter(|seat| most > 0 && bids.as_slice()[seat.0 as usize] == most);
        let scores: Vec<i32> = bids.iter().map(i32::from).collect();
        Status::Over(Outcome { scores: InlineVec::of(&scores), won: won.collect() })
    }

    fn candidates(&self, _: &Self::Table, _: Seat, offer: impl FnMut(u8)) {
        (0..=3).for_each(offer);
    }

    fn check(&self, bids: &Self::Table, seat: Seat, _: u8) -> Result<(), ()> {
        if self.status(bids).awaited().has(seat) { Ok(()) } else { Err(()) }
    }

    fn apply<F: Fate, A: Audience<u8>>(&self, bids: &mut Self::Table, _: Seat, bid: u8, ctx: &mut Ctx<F, A>) {
        bids.push(bid);
        ctx.audience.hear(bid);
    }

    fn view(&self, bids: &Self::Table, _: Seat) -> Self::Table {
        *bids
    }

    fn imagine<F: Fate>(&self, bids: &Self::Table, _: Seat, _: &mut F) -> Self::Table {
        *bids
    }

    fn secrets(&self, _: &Self::Table) -> Secrets {
        Secrets::Nothing
    }

    fn witness(&self, bid: &u8, _: Seat) -> Option<u8> {
        Some(*bid)
    }

    fn clause(&self, (): ()) -> Clause {
        Clause("bids")
    }
}

impl Policy for Bids {
    const POINTS_FOR_A_WIN: u32 = 10;

    fn careful(&self, _: &Self::Table, _: Seat) -> u8 {
        1
    }

    fn rollout<F: Fate>(&self, _: &Self::Table, _: Seat, fate: &mut F) -> u8 {
        fate.pick(Source::PLAYER, 4) as u8
    }

    fn characters(&self) -> Vec<Character> {
        let character = |word| Character { word, name: Printed::new(word, word), style: Printed::new("", "") };
        WORDS.map(character).to_vec()
    }

    fn in_character<F: Fate>(&self, _: &Self::Table, _: Seat, manner: Persona, luck: &mut F) -> u8 {
        match manner {
            Persona { promised, .. } if !promised.is_empty() => 1,
            Persona { threatened, .. } if !threatened.is_empty() => 2,
            Persona { character: 0, .. } => 0,
            Persona { character: 1, .. } => 3,
            _ => luck.pick(Source::PLAYER, 4) as u8,
        }
    }

    fn remark<F: Fate>(
        &self,
        _: &Self::Table,
        seat: Seat,
        manner: Persona,
        witnessed: &[u8],
        _: &mut F,
    ) -> Option<Remark> {
        witnessed.contains(&3).then_some(Remark { seat, phrase: manner.character, to: None })
    }
}

fn bid(bot: &mut InCharacter) -> u8 {
    bot.choose(&Bids, Seat(0), &InlineVec::new(), &[0, 1, 2, 3])
}

fn said(seat: u8, to: Option<u8>) -> Remark {
    Remark { seat: Seat(seat), phrase: 0, to: to.map(Seat) }
}

fn hear(bot: &mut InCharacter, remark: Remark, speech: Speech) {
    Bot::<Bids>::hear(bot, Seat(0), remark, speech);
}

/// What is said to a bot, or to all, is remembered until the game is over; the rest is no business of its.
#[test]
fn bots_remember_what_they_are_told() {
    let mut meek = InCharacter::new(0);
    Bot::<Bids>::restart(&mut meek, Seed::of("memory"));
    assert_eq!(bid(&mut meek), 0);
    hear(&mut meek, said(1, Some(2)), Speech::Threat);
    hear(&mut meek, said(0, None), Speech::Threat);
    hear(&mut meek, said(1, Some(0)), Speech::Warning);
    hear(&mut meek, said(1, None), Speech::Thanks);
    hear(&mut meek, said(200, None), Speech::Promise);
    assert_eq!(bid(&mut meek), 0);
    hear(&mut meek, said(1, None), Speech::Threat);
    assert_eq!(bid(&mut meek), 2);
    hear(&mut meek, said(2, Some(0)), Speech::Promise);
    assert!((0..40).all(|_| bid(&mut meek) == 1), "a promise is remembered");
    Bot::<Bids>::restart(&mut meek, Seed::of("another game"));
    assert_eq!(bid(&mut meek), 0);
}

#[test]
fn bots_speak_of_what_they_have_witnessed() {
    let mut rash = InCharacter::new(1);
    let mut remark = |events: &[u8]| rash.remark(&Bids, Seat(2), &InlineVec::new(), events);
    assert_eq!(remark(&[0, 1]), None);
    assert_eq!(remark(&[3]), Some(Remark { seat: Seat(2), phrase: 1, to: None }));
    assert_eq!(Bot::<Bids>::remark(&mut Careful, &Bids, Seat(2), &InlineVec::new(), &[3]), None);
}

/// The luck of a character is its own: the same seed gives the same, another one something else.
#[test]
fn characters_have_luck_of_their_own() {
    let bids = |seed: &str| {
        let mut fickle = InCharacter::new(2);
        Bot::<Bids>::restart(&mut fickle, Seed::of(seed));
        (0..20).map(|_| bid(&mut fickle)).collect::<Vec<_>>()
    };
    assert_eq!(bids("a"), bids("a"));
    assert_ne!(bids("a"), bids("b"));
}

fn tally(company: &Company, games: u64, threads: usize) -> bots::Tally {
    let series = Series { options: (), stretch: Stretch::first(Seed::of("mixed"), games, threads) };
    series.play_mixed(&Bids, company, |spec| Seated::unlearnt(&Bids, spec), Watch::counting(&AtomicU64::new(0)))
}

#[test]
fn every_kind_of_bot_is_counted() {
    let tally = tally(&company("careful,meek,rash", false), 10, 1);
    assert_eq!(tally.seats.iter().map(|seat| seat.wins).collect::<Vec<_>>(), [0, 0, 10]);
    let bots: Vec<_> = tally.bots.iter().map(|bot| (bot.bot.as_str(), bot.held, bot.tally.wins)).collect();
    assert_eq!(bots, [("careful", 10, 0), ("meek", 10, 0), ("rash", 10, 10)]);
    assert_eq!((tally.none_won, tally.shared_won, tally.bots[2].tally.scores), (0, 0, 30));
}

/// A list that is too short is repeated; a win that is shared is a win of each.
#[test]
fn shared_wins_count_for_each() {
    let tally = tally(&company("rash,meek", false), 10, 1);
    assert_eq!(tally.seats.iter().map(|seat| seat.wins).collect::<Vec<_>>(), [10, 0, 10]);
    let bots: Vec<_> = tally.bots.iter().map(|bot| (bot.bot.as_str(), bot.held, bot.tally.wins)).collect();
    assert_eq!(bots, [("rash", 20, 20), ("meek", 10, 0)]);
    assert_eq!((tally.shared_won, tally.none_won), (10, 0));
}

#[test]
fn nobody_may_win() {
    let tally = tally(&company("meek", false), 7, 2);
    assert_eq!((tally.none_won, tally.shared_won, tally.bots[0].held), (7, 0, 21));
    let one = Series { options: (), stretch: Stretch::first(Seed::of("mixed"), 7, 2) };
    let one = one.play(&Bids, || InCharacter::new(0), Watch::counting(&AtomicU64::new(0)));
    assert_eq!((&one.seats, one.bots.len()), (&tally.seats, 0));
    assert_eq!(one.of_one("meek".into()), tally.bots[0]);
}

/// Rotating bots have every seat as often as each other, and those who are more than the seats every company.
#[test]
fn rotating_bots_owe_nothing_to_their_seats() {
    let three = tally(&company("careful,meek,rash", true), 9, 2);
    assert_eq!(three.seats.iter().map(|seat| seat.wins).collect::<Vec<_>>(), [3, 3, 3]);
    assert_eq!((three.bots[2].held, three.bots[2].tally.wins), (9, 9));
    let four = tally(&company("careful,meek,rash,fickle", true), 8, 1);
    assert!(four.bots.iter().all(|bot| bot.held == 6), "{:?}", four.bots);
}

/// Whatever the threads, and whether the bots of one kind are counted as such or among others.
#[test]
fn mixed_series_are_the_same_on_any_number_of_threads() {
    for rotate in [false, true] {
        let mixed = company("fickle,random,careful,montecarlo:20", rotate);
        let one = tally(&mixed, 600, 1);
        assert_eq!(one, tally(&mixed, 600, 2));
        assert_eq!(one, tally(&mixed, 600, 7));
    }
    let same = tally(&company("fickle,fickle,fickle", true), 600, 2);
    let one = Series { options: (), stretch: Stretch::first(Seed::of("mixed"), 600, 2) };
    assert_eq!(one.play(&Bids, || InCharacter::new(2), Watch::counting(&AtomicU64::new(0))).seats, same.seats);
}

/// Rows tell every game and seat, in order, whatever the threads and wherever a series is cut in two.
#[test]
fn rows_are_the_same_whoever_plays_them() {
    let company = Company { bots: vec![BotSpec::Careful, BotSpec::Random], rotate: true };
    let rows = |from, games, threads| {
        let mut rows: Vec<GameRow> = Vec::new();
        let queue = RowQueue::new(from, |told| rows.extend(&told.rows));
        let stretch = Stretch { from, ..Stretch::first(Seed::of("rows"), games, threads) };
        let (series, done) = (Series { options: (), stretch }, AtomicU64::new(0));
        let watch = Watch { done: &done, rows: Some(&queue) };
        let tally = series.play_mixed(&Bids, &company, |spec| Seated::unlearnt(&Bids, spec), watch);
        drop(queue);
        (rows, tally)
    };
    let (whole, tally) = rows(0, 1_000, 1);
    assert_eq!(rows(0, 1_000, 3).0, whole);
    let cut: Vec<GameRow> = [rows(0, 337, 2).0, rows(337, 663, 2).0].concat();
    assert_eq!(cut, whole);
    let seats = tally.seats.len() as u64;
    assert!(
        whole.iter().map(|row| (row.game, row.seat as u64)).eq((0..1_000 * seats).map(|at| (at / seats, at % seats)))
    );
    for (seat, told) in tally.seats.iter().enumerate() {
        let of_seat = || whole.iter().filter(|row| row.seat as usize == seat);
        assert_eq!(of_seat().filter(|row| row.won).count() as u64, told.wins);
        assert_eq!(of_seat().map(|row| row.score as i64).sum::<i64>(), told.scores);
    }
    for (kind, told) in tally.bots.iter().enumerate() {
        assert_eq!(company.kinds(seats as u8)[kind], told.bot);
        assert_eq!(whole.iter().filter(|row| row.bot == kind).count() as u64, told.held);
    }
    assert_eq!(whole.iter().filter(|row| row.seat == 0).map(|row| row.decisions as u64).sum::<u64>(), tally.decisions);
}
