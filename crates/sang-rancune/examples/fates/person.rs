//! Games of a sound player among masked bots that talk and remember, and what the player is asked.

use kernel::{
    Ctx, GameBox, Moves, Obeyed, Persona, Policy, Remark, Seat, SeatSet, Seed, Seeded, Status, TableManners,
    draw_hidden,
};
use kernel::{Game, Phrase};
use sang_rancune::{Action, Event, Options, Phase, SangRancune, Table, Window};
use std::collections::BTreeMap;

/// The person's seat.
const PERSON: Seat = Seat(0);

/// A table at which one person sits.
pub struct PersonTable {
    pub name: &'static str,
    pub players: u8,
    pub options: &'static [(&'static str, &'static str)],
    /// The characters of the others; where there are none they are masked.
    pub company: &'static [u8],
}

/// The tables that are compared: that of earlier releases, the one that a new game lays out for each number of players, and the
/// recommended one.
pub static PERSON_TABLES: [PersonTable; 6] = [
    PersonTable { name: "3, loyal and cautious", players: 3, options: &[], company: &[0, 1] },
    PersonTable { name: "3, masked", players: 3, options: &[], company: &[] },
    PersonTable { name: "4, masked", players: 4, options: &[], company: &[] },
    PersonTable { name: "5, masked", players: 5, options: &[], company: &[] },
    PersonTable { name: "6, masked", players: 6, options: &[], company: &[] },
    PersonTable { name: "5, masked, life=hard", players: 5, options: &[("life", "hard")], company: &[] },
];

/// What became of a person.
#[derive(Default)]
pub struct PersonCounts {
    /// Games won by whoever is asked everything, and by whoever has the usual order.
    pub won: [u64; 2],
    /// How often the person was asked in each game, with the usual order.
    pub asked: Vec<u64>,
    /// How often there was one answer.
    pub single: u64,
    /// How often each kind of question was asked, and how often it had one answer.
    pub kinds: BTreeMap<&'static str, [u64; 2]>,
}

impl PersonTable {
    /// Plays so many games, each with the usual order and without.
    pub fn play(&self, games: u64) -> PersonCounts {
        let game = SangRancune::printed();
        let chosen: Vec<(String, String)> =
            self.options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
        let options = game.options(self.players, &chosen);
        let mut counts = PersonCounts::default();
        for seed in Seed::of("person").series(0..games) {
            for spared in [false, true] {
                let mut sitting = Sitting::new(&game, &options, seed, self.company);
                sitting.play(spared);
                counts.won[spared as usize] += sitting.won as u64;
                if spared {
                    counts.asked.push(sitting.asked);
                    counts.single += sitting.single;
                    for (kind, [asked, single]) in sitting.kinds {
                        let sum = counts.kinds.entry(kind).or_default();
                        *sum = [sum[0] + asked, sum[1] + single];
                    }
                }
            }
        }
        counts.asked.sort_unstable();
        counts
    }
}

/// A game that is being played.
struct Sitting<'a> {
    game: &'a SangRancune,
    table: Table,
    ctx: Ctx<Seeded, Vec<Event>>,
    luck: Vec<Seeded>,
    memories: Vec<Persona>,
    phrases: Vec<Phrase>,
    heard: usize,
    asked: u64,
    single: u64,
    kinds: BTreeMap<&'static str, [u64; 2]>,
    won: bool,
}

/// What a question is about.
fn kind_of(table: &Table) -> &'static str {
    match table.phase {
        Phase::Market => "items before an encounter",
        Phase::Offer => "an offer",
        Phase::Loot => "what the dead have left",
        Phase::Window(Window::Start | Window::Opening) => "low blows before the first turn",
        Phase::Window(Window::Reveal) if table.active == PERSON.0 => "low blows on one's own attack",
        Phase::Window(Window::Reveal) => "low blows on somebody's attack",
        Phase::Window(Window::Hits) => "low blows on hits",
        Phase::Window(Window::Riposte) => "a riposte",
        Phase::Window(Window::Counter) => "cancelling a low blow",
        Phase::Set => "a card to set",
        Phase::Refill => "discarding before a new hand",
        Phase::Fire { .. } => "fire",
        Phase::Vote | Phase::Sign | Phase::Cross(_) => "what an encounter asks",
        _ => "how an attack is made",
    }
}

impl<'a> Sitting<'a> {
    fn new(game: &'a SangRancune, options: &Options, seed: Seed, company: &[u8]) -> Self {
        let mut ctx = Ctx::new(Seeded::new(seed), Vec::new());
        let table = game.setup(options, &mut ctx);
        let mut luck: Vec<Seeded> = (0..6).map(|seat| Seeded::new(seed.player(Seat(seat)))).collect();
        let others = SeatSet::first(options.players).without(PERSON);
        let masked = draw_hidden(game.characters().len() as u8, others, &mut luck[0]);
        let mut memories = vec![Persona::of(2); options.players as usize];
        for (at, (seat, drawn)) in masked.into_iter().enumerate() {
            memories[seat.0 as usize] = Persona::of(company.get(at).copied().unwrap_or(drawn));
        }
        let phrases = game.phrases();
        Self {
            game,
            table,
            ctx,
            luck,
            memories,
            phrases,
            heard: 0,
            asked: 0,
            single: 0,
            kinds: BTreeMap::new(),
            won: false,
        }
    }

    fn play(&mut self, spared: bool) {
        loop {
            self.talk();
            match self.game.status(&self.table) {
                Status::Over(outcome) => return self.won = outcome.won.has(PERSON),
                Status::Awaiting(awaited) => {
                    let seat = awaited.lowest().expect("somebody is awaited");
                    let action = self.decide(seat, spared);
                    self.game.apply(&mut self.table, seat, action, &mut self.ctx);
                }
            }
        }
    }

    /// What a seat does: the person what a sound player does, unless the usual order answers.
    fn decide(&mut self, seat: Seat, spared: bool) -> Action {
        let view = self.game.view(&self.table, seat);
        if seat == PERSON && spared {
            if let Obeyed::Spare(action) = self.game.obey("matters", &view, seat, self.asked as u16) {
                return action;
            }
            let mut legal = Moves::new();
            self.game.legal_actions(&self.table, seat, &mut legal);
            let one = (legal.len() == 1) as u64;
            (self.asked, self.single) = (self.asked + 1, self.single + one);
            let [asked, single] = self.kinds.entry(kind_of(&self.table)).or_default();
            (*asked, *single) = (*asked + 1, *single + one);
        }
        let at = seat.0 as usize;
        self.game.in_character(&view, seat, self.memories[at], &mut self.luck[at])
    }

    /// Lets the bots see what has happened, speak of it, and hear each other.
    fn talk(&mut self) {
        let events = self.ctx.audience[self.heard..].to_vec();
        self.heard = self.ctx.audience.len();
        let mut said: Vec<Remark> = Vec::new();
        for seat in SeatSet::first(self.memories.len() as u8).without(PERSON).iter() {
            let at = seat.0 as usize;
            let seen: Vec<Event> = events.iter().filter_map(|event| self.game.witness(event, seat)).collect();
            seen.iter().for_each(|event| self.game.remember(&mut self.memories[at], seat, event));
            let view = self.game.view(&self.table, seat);
            said.extend(self.game.remark(&view, seat, self.memories[at], &seen, &mut self.luck[at]));
        }
        for remark in said {
            let speech = self.phrases[remark.phrase as usize].speech;
            for seat in SeatSet::first(self.memories.len() as u8).without(PERSON).iter() {
                self.memories[seat.0 as usize].hear(seat, remark, speech);
            }
        }
    }
}
