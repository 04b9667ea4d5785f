//! Games that a value is learnt from.

use crate::judge::Judge;
use crate::learner::LearningPlan;
use crate::network::{Chance16, Network, SURE};
use crate::{Bot, Careful, InCharacter, Search};
use kernel::{Ctx, Features, GameBox, Moves, Nobody, Seat, SeatSet, Seed, Seeded, Source, Status, Stream};
use std::sync::Arc;
use table::bot_spec::Budget;

/// A moment of a game, and what it was found to be worth later.
#[derive(Clone)]
pub struct Sample {
    /// What the value looks at.
    pub features: Features,
    /// What it should say.
    pub target: f32,
}

/// What a game taught, and what share of the seats that learn won it.
pub struct PlayedGame {
    /// Its moments.
    pub samples: Vec<Sample>,
    /// From 0 to 1.
    pub won: f32,
}

/// A moment of a game while it is played.
struct Moment {
    features: Features,
    /// What the best way on from here was thought to be worth.
    best: f32,
    /// Whether that way was left.
    strayed: bool,
}

/// How games are played to learn from them: with what is known so far, and now and then otherwise.
pub struct SelfPlay<'a, G: GameBox> {
    /// The game.
    pub game: &'a G,
    /// What is known so far.
    pub network: &'a Arc<Network>,
    /// The course.
    pub course: &'a LearningPlan,
    /// How often something else is tried.
    pub stray: f32,
    /// Whether everybody plays by rules of thumb: what is known so far is worth nothing yet.
    pub by_thumb: bool,
}

fn share(chance: Chance16) -> f32 {
    chance as f32 / SURE as f32
}

/// Whether something happens that is this likely.
fn happens(luck: &mut Stream, chance: f32) -> bool {
    (luck.pick(1 << 16) as f32) < chance * (1 << 16) as f32
}

/// Who sits where: in games of characters one seat is chosen to sit among them, else all are; and who holds each seat by rule of thumb.
pub(crate) fn seated_among_characters<G: GameBox>(
    game: &G,
    seats: u8,
    luck: &mut Stream,
) -> (SeatSet, Vec<Box<dyn Bot<G>>>) {
    let characters = game.characters().len() as u32;
    let chosen = match characters {
        0 => SeatSet::first(seats),
        _ => SeatSet::only(Seat(luck.pick(u32::from(seats)) as u8)),
    };
    let bots = SeatSet::first(seats).iter().map(|seat| -> Box<dyn Bot<G>> {
        // One place more than there are characters: somebody sound.
        let place = luck.pick(characters + 1);
        if chosen.has(seat) || place == characters {
            Box::new(Careful)
        } else {
            Box::new(InCharacter::new(place as u8))
        }
    });
    let bots = bots.collect();
    (chosen, bots)
}

impl<G: GameBox> SelfPlay<'_, G> {
    /// Plays the game of a seed.
    pub fn play(&self, options: &G::Options, seed: Seed) -> PlayedGame {
        if G::VALUES_AFTER {
            return self.play_alone(options, seed);
        }
        let (mut options, mut samples, mut won) = (options.clone(), Vec::new(), 0.0);
        for run in 0..self.course.runs.max(1) {
            let (played, table) = self.play_together(&options, seed.nth(u64::from(run)));
            samples.extend(played.samples);
            won = played.won;
            let next = self.game.next_chronicle(&table);
            match next.and_then(|chronicle| self.game.options_after(&options, &chronicle).ok()) {
                Some(next) => options = next,
                None => break,
            }
        }
        PlayedGame { samples, won }
    }

    /// Plays a game against chance by the best that is known of tables as actions leave them.
    fn play_alone(&self, options: &G::Options, seed: Seed) -> PlayedGame {
        let (game, seat) = (self.game, Seat(0));
        let mut luck = seed.player(seat).stream(Source::PLAYER);
        let mut judge = Judge::new(game, self.network, seat);
        let mut ctx = Ctx::new(Seeded::new(seed), Nobody);
        let mut table = game.setup(options, &mut ctx);
        let mut moments: Vec<Moment> = Vec::new();
        let ended = loop {
            if let Some(chance) = judge.proved(&table) {
                break share(chance);
            }
            let best = judge.best(&table);
            let value = share(best.chance);
            let strayed = happens(&mut luck, self.stray);
            let chosen = if strayed {
                let count = judge.leaves(&table).len() as u32;
                judge.leaves(&table)[luck.pick(count) as usize].clone()
            } else {
                best
            };
            let last = *judge.actions(&chosen).last().expect("a way has a step");
            if let Some(after) = game.after(&chosen.before, seat, last) {
                judge.learnt(&after);
                moments.push(Moment { features: *judge.features(), best: value, strayed });
            }
            table = chosen.before;
            game.apply(&mut table, seat, last, &mut ctx);
        };
        let lambda = self.course.lambda;
        let mut later = ended;
        let mut samples: Vec<Sample> = Vec::with_capacity(moments.len());
        for moment in moments.into_iter().rev() {
            samples.push(Sample { features: moment.features, target: later });
            // Where the best way was left, what came of it says nothing of the best way.
            later = if moment.strayed { moment.best } else { (1.0 - lambda) * moment.best + lambda * later };
        }
        PlayedGame { samples, won: ended }
    }

    /// Plays a game by the search itself, and looks at the table whenever a chapter begins; how the table stands at its end.
    fn play_together(&self, options: &G::Options, seed: Seed) -> (PlayedGame, G::Table) {
        let game = self.game;
        let seats = game.seats(options);
        let mut luck = seed.player(Seat::WATCHER).stream(Source::PLAYER);
        let (learns, mut bots) = seated_among_characters(game, seats, &mut luck);
        if !self.by_thumb {
            let budget = Budget::Playouts(self.course.playouts);
            let search = || Search::new(Some(self.network.clone()), budget);
            learns.iter().for_each(|seat| bots[seat.0 as usize] = Box::new(search()));
        }
        bots.iter_mut().enumerate().for_each(|(seat, bot)| bot.restart(seed.player(Seat(seat as u8))));
        let mut judges: Vec<Judge<'_, G>> =
            SeatSet::first(seats).iter().map(|seat| Judge::new(game, self.network, seat)).collect();
        let mut moments: Vec<Vec<Moment>> = judges.iter().map(|_| Vec::new()).collect();
        let (mut ctx, mut legal) = (Ctx::new(Seeded::new(seed), Nobody), Moves::new());
        let mut table = game.setup(options, &mut ctx);
        // Where everybody plays by rule of thumb, everybody's game teaches something.
        let teach = if self.by_thumb { SeatSet::first(seats) } else { learns };
        let (mut chapter, mut strays) = (None, false);
        let outcome = loop {
            let awaited = match game.status(&table) {
                Status::Over(outcome) => break outcome,
                Status::Awaiting(seats) => seats,
            };
            let seat = awaited.lowest().expect("an unfinished game awaits somebody");
            if chapter != Some(game.chapter(&table)) {
                chapter = Some(game.chapter(&table));
                strays = happens(&mut luck, self.stray);
                for learner in teach.iter() {
                    let at = learner.0 as usize;
                    let best = share(judges[at].learnt(&table));
                    moments[at].push(Moment { features: *judges[at].features(), best, strayed: false });
                }
            }
            game.legal_actions(&table, seat, &mut legal);
            let action = if strays && learns.has(seat) && legal.len() > 1 {
                strays = false;
                moments.iter_mut().filter_map(|seat| seat.last_mut()).for_each(|now| now.strayed = true);
                legal[luck.pick(legal.len() as u32) as usize]
            } else {
                bots[seat.0 as usize].choose(game, seat, &game.view(&table, seat), &legal)
            };
            game.apply(&mut table, seat, action, &mut ctx);
        };
        let mut played = PlayedGame { samples: Vec::new(), won: 0.0 };
        for seat in teach.iter() {
            let ended = f32::from(u8::from(outcome.won.has(seat)));
            played.won += if learns.has(seat) { ended / f32::from(learns.len() as u8) } else { 0.0 };
            self.look_back(&moments[seat.0 as usize], ended, &mut played.samples);
        }
        (played, table)
    }

    /// What each moment was worth, seen from later. A chapter in which the best way was left teaches nothing, but where rules of thumb are
    /// followed: those who follow them err now and then.
    fn look_back(&self, moments: &[Moment], ended: f32, samples: &mut Vec<Sample>) {
        let lambda = if self.by_thumb { 1.0 } else { self.course.lambda };
        let mut later = ended;
        for moment in moments.iter().rev() {
            if moment.strayed && !self.by_thumb {
                later = moment.best;
                continue;
            }
            samples.push(Sample { features: moment.features, target: later });
            later = (1.0 - lambda) * moment.best + lambda * later;
        }
    }
}
