//! Games of bots, and what is counted in them.

use kernel::{Ctx, Game, GameBox, Persona, Policy, Seat, Seed, Seeded, Status};
use sang_rancune::{Action, Event, SangRancune};
use std::collections::BTreeMap;

/// A company of bots at a table: who sits there, how many, and by which options.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Company {
    /// How many play.
    pub players: u8,
    /// Their characters, which change seats every game; where there are more seats the list begins again.
    pub characters: Vec<String>,
    /// Options that were chosen.
    pub options: Vec<(String, String)>,
}

impl Company {
    /// A company of these characters, joined by commas.
    pub fn of(players: u8, characters: &str) -> Self {
        Self { players, characters: characters.split(',').map(String::from).collect(), options: Vec::new() }
    }

    /// With an option, `key=value`.
    pub fn with(mut self, option: &str) -> Self {
        let (key, value) = option.split_once('=').expect("key=value");
        self.options.push((key.into(), value.into()));
        self
    }

    /// Plays so many games and counts.
    pub fn play(&self, games: u64) -> Counts {
        let game = SangRancune::printed();
        let known = game.characters();
        let place = |word: &String| known.iter().position(|character| character.word == *word).expect("a character");
        let company: Vec<u8> = self.characters.iter().map(|word| place(word) as u8).collect();
        let options = game.options(self.players, &self.options);
        let mut counts = Counts::default();
        for (number, seed) in Seed::of("fates").series(0..games).enumerate() {
            let seated = |seat: u8| company[(seat as usize + number) % company.len()];
            counts.play(&game, &options, seed, &seated);
        }
        counts
    }
}

/// What was counted.
#[derive(Default)]
pub struct Counts {
    pub games: u64,
    pub decisions: u64,
    pub rounds: u64,
    pub encounters: u64,
    pub survivors: u64,
    pub all_survive: u64,
    pub nobody: u64,
    pub ties: u64,
    pub prestige: u64,
    pub seats: [u64; 6],
    pub won: BTreeMap<&'static str, u64>,
    pub alive: BTreeMap<&'static str, u64>,
    pub sat: BTreeMap<&'static str, u64>,
    pub deeds: BTreeMap<(&'static str, &'static str), u64>,
    /// Rounds, times met, life lost by heroes, deaths: by encounter.
    pub foes: BTreeMap<u8, [u64; 4]>,
    /// How often fire was thrown, and the prestige that it brought at once; games in whose last encounter it was, and those
    /// that the thrower won: by encounter.
    pub fires: BTreeMap<u8, [u64; 4]>,
}

fn deed(event: &Event) -> Option<(u8, &'static str)> {
    Some(match *event {
        Event::Worked { seat, action } => {
            let word = match action {
                Action::Fail => "critical fail",
                Action::Swap { .. } => "mixed signals",
                Action::Edge { .. } => "edge out",
                Action::Divert { .. } => "after you",
                Action::Plan { .. } => "change of plan",
                Action::Weaken => "not so tough",
                Action::Toughen => "tougher",
                Action::Trip { .. } => "trip",
                Action::Rally { .. } => "rally",
                Action::Watch => "not on my watch",
                _ => "not so fast",
            };
            (seat, word)
        }
        Event::Used { seat, on, .. } if seat != on => (seat, "heals another"),
        Event::Killed { seat, .. } => (seat, "kills"),
        Event::Burnt { seat } => (seat, "throws fire"),
        Event::Revealed { seat, card } if card == sang_rancune::Card::FEINT => (seat, "feints"),
        Event::Revealed { seat, card } if card == sang_rancune::Card::RIPOSTE => (seat, "ripostes"),
        Event::Prepared { seat, .. } => (seat, "prepares"),
        Event::Died { seat } => (seat, "dies"),
        _ => return None,
    })
}

impl Counts {
    fn play(&mut self, game: &SangRancune, options: &sang_rancune::Options, seed: Seed, seated: &impl Fn(u8) -> u8) {
        let characters = game.characters();
        let word = |seat: u8| characters[seated(seat) as usize].word;
        let mut ctx = Ctx::new(Seeded::new(seed), Vec::new());
        let mut luck: Vec<Seeded> = (0..6).map(|seat| Seeded::new(seed.player(Seat(seat)))).collect();
        let mut table = game.setup(options, &mut ctx);
        let outcome = loop {
            let awaited = match game.status(&table) {
                Status::Over(outcome) => break outcome,
                Status::Awaiting(awaited) => awaited,
            };
            let seat = awaited.lowest().expect("somebody is awaited");
            let manner = Persona { character: seated(seat.0), ..Persona::default() };
            let action = game.in_character(&game.view(&table, seat), seat, manner, &mut luck[seat.0 as usize]);
            game.apply(&mut table, seat, action, &mut ctx);
            self.decisions += 1;
        };
        let (mut foe, mut thrower, mut burning) = (0, None, false);
        for event in &ctx.audience {
            if let Some((seat, done)) = deed(event) {
                *self.deeds.entry((word(seat), done)).or_default() += 1;
            }
            match event {
                Event::Met { foe: id, .. } => {
                    (foe, thrower) = (id.0, None);
                    self.encounters += 1;
                    self.foes.entry(foe).or_default()[1] += 1;
                }
                Event::Round { .. } => {
                    self.rounds += 1;
                    self.foes.entry(foe).or_default()[0] += 1;
                }
                Event::Hurt { life, .. } => self.foes.entry(foe).or_default()[2] += *life as u64,
                Event::Died { .. } => self.foes.entry(foe).or_default()[3] += 1,
                Event::Burnt { seat } => {
                    (thrower, burning) = (Some(*seat), true);
                    self.fires.entry(foe).or_default()[0] += 1;
                }
                Event::Praised { seat, prestige } if burning && thrower == Some(*seat) => {
                    self.fires.entry(foe).or_default()[1] += *prestige as u64;
                }
                // The throw is over: somebody goes on.
                Event::Turn { .. } | Event::Revealed { .. } | Event::Idle { .. } | Event::Drew { .. } => {
                    burning = false
                }
                Event::Tied => self.ties += 1,
                _ => {}
            }
        }
        if let Some(seat) = thrower {
            let [_, _, thrown, won] = self.fires.entry(foe).or_default();
            (*thrown, *won) = (*thrown + 1, *won + outcome.won.has(Seat(seat)) as u64);
        }
        let alive: Vec<u8> = (0..options.players).filter(|seat| table.hero(*seat).lives()).collect();
        self.games += 1;
        self.survivors += alive.len() as u64;
        self.all_survive += (alive.len() == options.players as usize) as u64;
        self.nobody += alive.is_empty() as u64;
        for seat in 0..options.players {
            *self.sat.entry(word(seat)).or_default() += 1;
            if alive.contains(&seat) {
                *self.alive.entry(word(seat)).or_default() += 1;
            }
            if outcome.won.has(Seat(seat)) {
                self.seats[seat as usize] += 1;
                *self.won.entry(word(seat)).or_default() += 1;
                self.prestige += table.hero(seat).prestige as u64;
            }
        }
    }
}
