//! The table of a game whose type is known.

use super::real_cards::{PrivateAnswer, RealCards, Stop};
use super::timeline::{Checkpoint, Scene, Timeline};
use super::{
    Ask, Declined, GameTable, NoOdds, Odds, OrderVerdict, PlayedDecision, SeatView, StagedBeat, ToldEvent, Witnessed,
};
use crate::record::{Shown, fnv};
use crate::settings::{self, Luck, OpenError, Settings, named};
use crate::undo::UndoRefused;
use crate::wire;
use kernel::{
    Beat, BeatWeight, Chance, Ctx, Ending, Enumerated, Fate, Fraction, Game, GameBox, Moves, Obeyed, Order, Page,
    Refused, Scripted, Seal, Seat, SeatSet, Secrets, Seed, Seeded, Source, Status, Text, TooMany,
};
use serde_json::Value;
use std::any::Any;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// How often chance is tried at most where its ways are too many to be walked: an even chance is then known to one in a hundred.
const MOST_THROWS: usize = 2_500;

/// Everything that chance may do: how likely each outcome is, and what is witnessed then.
pub type TypedOdds<G> = Vec<(Fraction, Vec<<G as Game>::Event>)>;

/// The place of a text in a list to which it is added where it is missing.
fn place_of(texts: &mut Vec<Text>, text: Text) -> usize {
    texts.iter().position(|known| *known == text).unwrap_or_else(|| {
        texts.push(text);
        texts.len() - 1
    })
}

/// The table of a game being played: the only place where a true table is kept. What leaves it leaves through views.
pub struct TypedTable<G: GameBox> {
    game: Arc<G>,
    /// Whether the player deals real cards.
    asked: bool,
    seats: u8,
    table: G::Table,
    fate: Scripted,
    opening: Arc<[G::Event]>,
    timeline: Timeline<G>,
    /// What the player's real cards showed to one seat alone, taken back or not.
    private: BTreeSet<PrivateAnswer>,
    /// The decisions, counted from 0, that usual orders would not have spared whoever made them.
    unspared: Vec<(usize, Seat)>,
}

impl<G: GameBox> Clone for TypedTable<G> {
    fn clone(&self) -> Self {
        Self {
            game: self.game.clone(),
            asked: self.asked,
            seats: self.seats,
            table: self.table.clone(),
            fate: self.fate.clone(),
            opening: self.opening.clone(),
            timeline: self.timeline.clone(),
            private: self.private.clone(),
            unspared: self.unspared.clone(),
        }
    }
}

impl<G: GameBox> TypedTable<G> {
    /// Lays out a table; gives what the player's real cards showed, too.
    pub(crate) fn lay_out(
        game: G,
        options: &G::Options,
        settings: &Settings,
        ask: Ask<'_>,
    ) -> Result<(Self, Vec<Shown>), OpenError> {
        let fate = settings::fate(&game, &settings.luck)?;
        let asked = settings.luck == Luck::Asked;
        let real = RealCards { game: &game, asked, fate: &fate, private: &BTreeSet::new() };
        let laid = real.run(ask, |ctx| game.setup(options, ctx));
        let laid = laid.map_err(|stop| match stop {
            Stop::Fate(error) => OpenError::Fate(error),
            Stop::Unanswered => OpenError::Unanswered,
        })?;
        let table = Self {
            asked,
            seats: game.seats(options),
            table: laid.result,
            fate: laid.fate,
            opening: laid.events.into(),
            timeline: Timeline::new(),
            private: laid.private,
            unspared: Vec::new(),
            game: Arc::new(game),
        };
        let shown = table.shown(&table.real(laid.told));
        Ok((table, shown))
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// All that a seat may know.
    pub fn typed_view(&self, seat: Seat) -> G::View {
        self.game.view(&self.table, seat)
    }

    /// The legal actions of a seat.
    pub fn typed_actions(&self, seat: Seat) -> Moves<G::Action> {
        let mut legal = Moves::new();
        self.game.legal_actions(&self.table, seat, &mut legal);
        legal
    }

    /// Everything that chance may do with an action that is allowed, before the next decision, as `viewer` would witness it. Outcomes
    /// that look the same to the viewer are one outcome.
    ///
    /// # Errors
    /// If there are more than `most` outcomes.
    pub fn typed_odds(
        &self,
        seat: Seat,
        action: G::Action,
        viewer: Seat,
        most: usize,
    ) -> Result<TypedOdds<G>, TooMany> {
        let view = self.typed_view(seat);
        let mut outcomes: BTreeMap<String, (Fraction, Vec<G::Event>)> = BTreeMap::new();
        let mut fits = true;
        let run = |fate: &mut Enumerated| {
            let mut table = self.supposed(&view, seat, fate);
            self.witnessed_of(&mut table, seat, action, viewer, fate)
        };
        Enumerated::walk(most, run, |likelihood, events| {
            let said = events.iter().map(wire::value).collect::<Value>().to_string();
            let known = outcomes.entry(said).or_insert((Fraction::ZERO, events));
            match known.0.plus(likelihood) {
                Some(sum) => known.0 = sum,
                None => fits = false,
            }
        })?;
        if fits { Ok(outcomes.into_values().collect()) } else { Err(TooMany) }
    }

    /// The same game at another table, where this seat cannot tell the difference; what it does not see is dealt anew, and luck to
    /// come is another.
    pub(crate) fn resampled(&self, seat: Seat, luck: &Luck) -> Self {
        let mut fate = settings::fate(&*self.game, luck).expect("a seed fits every game");
        let table = self.game.imagine(&self.typed_view(seat), seat, &mut fate);
        let mut again = Self { table, fate, asked: *luck == Luck::Asked, ..self.clone() };
        // What is decided from here on is taken back to this table.
        again.timeline.keep(Checkpoint { table: again.table.clone(), fate: again.fate.clone() });
        again
    }

    /// What a seat sees and may do at a table.
    fn seat_view_of(&self, table: &G::Table, seat: Seat) -> SeatView {
        let mut legal = Moves::new();
        self.game.legal_actions(table, seat, &mut legal);
        SeatView { seat, view: Box::new(self.game.view(table, seat)), legal: Box::new(legal.to_vec()) }
    }

    /// How many of the first decisions are a seat's own that usual orders would not have spared it.
    fn asked_before(&self, decisions: usize, seat: Seat) -> u16 {
        self.unspared.iter().filter(|(at, whose)| *at < decisions && *whose == seat).count() as u16
    }

    /// Whether a usual order spares a seat the question that it is asked now, be it that it does not stand.
    fn is_usually_spared(&self, seat: Seat) -> bool {
        let view = self.typed_view(seat);
        let usual = self.game.orders(&view, seat).into_iter().filter(|order| order.usual);
        let asked = self.asked_before(self.timeline.decisions(), seat);
        let spares =
            |order: Order| matches!(self.game.obey(&order.word, &view, seat, asked), Obeyed::Do(_) | Obeyed::Spare(_));
        usual.into_iter().any(spares)
    }

    /// The table when so many decisions stood, where it is not the one that stands.
    fn earlier(&self, decisions: usize) -> Option<G::Table> {
        self.timeline.table_before(&self.game, decisions).map(|point| point.table)
    }

    fn events(&self, from: usize, seat: Seat) -> impl Iterator<Item = (usize, G::Event)> {
        let opening = self.opening.iter().filter(move |_| from == 0).map(|event| (0, event.clone()));
        let later = self.timeline.events_from(&self.game, from.saturating_sub(1)).map(|(at, event)| (at + 1, event));
        opening.chain(later).filter_map(move |(at, event)| Some((at, self.game.witness(&event, seat)?)))
    }

    fn read_action(&self, action: &str) -> Result<G::Action, Declined> {
        self.game.read_action(action).ok_or(Declined::NoAction)
    }

    fn check(&self, seat: Seat, action: G::Action) -> Result<(), Declined> {
        self.game.check(&self.table, seat, action).map_err(|refusal| {
            Declined::Refused(Refused { clause: self.game.clause(refusal).0, why: self.game.explain(refusal) })
        })
    }

    /// Whether no other seat, a bot's or a person's, has learnt anything: whoever shows something may be shown something.
    fn unseen_by_others(&self, seat: Seat, after: &G::Table, events: &[G::Event]) -> bool {
        let others = SeatSet::first(self.seats).without(seat);
        others.iter().all(|other| {
            let heard = events.iter().any(|event| self.game.witness(event, other).is_some());
            !heard && self.game.view(&self.table, other) == self.game.view(after, other)
        })
    }

    /// What named sources showed, where those are the player's real cards.
    fn real(&self, told: Vec<(Source, u16)>) -> Vec<(Source, u16)> {
        if self.asked { told } else { Vec::new() }
    }

    fn shown(&self, told: &[(Source, u16)]) -> Vec<Shown> {
        let shown = |(source, face): &(Source, u16)| Shown {
            source: named(&*self.game, *source).path(),
            face: self.game.face(*source, *face),
        };
        told.iter().map(shown).collect()
    }

    /// What a seat reckons with: what it does not know is chance to it.
    fn supposed(&self, view: &G::View, seat: Seat, fate: &mut impl Fate) -> G::Table {
        match self.secrets() {
            Secrets::Nothing => self.table.clone(),
            _ => self.game.suppose(view, seat, fate),
        }
    }

    /// What an action comes to under a fate, as far as the seat can tell.
    fn outcome(&self, view: &G::View, seat: Seat, action: G::Action, fate: &mut impl Fate) -> Option<Text> {
        let mut table = self.supposed(view, seat, fate);
        self.game.outcome(&self.witnessed_of(&mut table, seat, action, seat, fate))
    }

    /// What `viewer` witnesses of an action under one way of chance.
    fn witnessed_of(
        &self,
        table: &mut G::Table,
        seat: Seat,
        action: G::Action,
        viewer: Seat,
        fate: &mut impl Fate,
    ) -> Vec<G::Event> {
        let mut ctx = Ctx::new(fate, Vec::new());
        self.game.apply(table, seat, action, &mut ctx);
        ctx.audience.iter().filter_map(|event| self.game.witness(event, viewer)).collect()
    }
}

impl<G: GameBox> GameTable for TypedTable<G> {
    fn status(&self) -> Status {
        self.game.status(&self.table)
    }

    fn secrets(&self) -> Secrets {
        self.game.secrets(&self.table)
    }

    fn checksum(&self) -> String {
        let hash = fnv(self.game.write_table(&self.table).as_bytes());
        format!("{:08x}", (hash ^ hash >> 32) as u32)
    }

    fn view(&self, seat: Seat) -> Value {
        wire::value(&self.typed_view(seat))
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        self.seat_view_of(&self.table, seat)
    }

    fn witnessed(&self, from: usize, seat: Seat) -> Witnessed {
        let (steps, events): (Vec<usize>, Vec<G::Event>) = self.events(from, seat).unzip();
        Witnessed { events: Box::new(events), steps }
    }

    fn story(&self, from: usize, seat: Seat) -> Vec<ToldEvent> {
        let telling = |(step, event)| {
            let (json, text) = (wire::value(&event), self.game.tell(&event));
            ToldEvent { step, json, text, notable: self.game.notable(&event), remark: None, hand_over: None }
        };
        self.events(from, seat).map(telling).collect()
    }

    fn beats(&self, from: usize, seat: Seat) -> Vec<StagedBeat> {
        let staged = |(at, event, table): Scene<G>| {
            let beat = self.game.beat(&self.game.witness(&event, seat)?);
            (beat.weight > BeatWeight::Aside).then(|| {
                let page = self.game.scene(&self.game.view(&table, seat), seat);
                let page = Page { prompt: beat.words.clone(), choices: Vec::new(), ..page };
                StagedBeat { step: at + 1, beat, page }
            })
        };
        let scenes = self.timeline.scenes_from(&self.game, from.saturating_sub(1));
        scenes.into_iter().filter_map(staged).collect()
    }

    fn watch(&self, seat: Seat, look: &mut dyn FnMut(&Page)) {
        let mut show = |table: &G::Table| look(&self.game.scene(&self.game.view(table, seat), seat));
        show(&self.timeline.table_before(&self.game, 0).map_or_else(|| self.table.clone(), |point| point.table));
        self.timeline.each_scene(&self.game, 0, &mut |_, event, table| match event {
            // What is not staged for this seat nobody has shown it.
            Some(event) => {
                let witnessed = self.game.witness(&event, seat);
                if witnessed.is_some_and(|event| self.game.beat(&event).weight > BeatWeight::Aside) {
                    show(table);
                }
            }
            None => show(table),
        });
    }

    fn scene_before(&self, decision: usize, seat: Seat) -> Option<Page> {
        let point = self.timeline.table_before(&self.game, decision.checked_sub(1)?)?;
        Some(self.game.scene(&self.game.view(&point.table, seat), seat))
    }

    fn page_before(&self, decision: usize, seat: Seat) -> Option<Page> {
        let point = self.timeline.table_before(&self.game, decision.checked_sub(1)?)?;
        Some(self.game.page(&self.game.view(&point.table, seat), seat))
    }

    fn seat_view_before(&self, decision: usize, seat: Seat) -> Option<SeatView> {
        let point = self.timeline.table_before(&self.game, decision.checked_sub(1)?)?;
        Some(self.seat_view_of(&point.table, seat))
    }

    fn action_of(&self, decision: usize) -> Option<String> {
        let (_, action) = self.timeline.decision(decision.checked_sub(1)?)?;
        Some(self.game.write_action(action))
    }

    fn why(&self, decisions: usize, seat: Seat, action: &str) -> Option<Text> {
        let action = self.game.read_action(action)?;
        let earlier = self.earlier(decisions);
        let table = earlier.as_ref().unwrap_or(&self.table);
        // Of what cannot be done, nothing speaks for it.
        self.game.check(table, seat, action).ok()?;
        self.game.why(&self.game.view(table, seat), seat, action)
    }

    fn beats_alone(&self, from: usize, seat: Seat) -> Vec<(usize, Beat)> {
        let beat = |(step, event)| (step, self.game.beat(&event));
        self.events(from, seat).map(beat).filter(|(_, beat)| beat.weight > BeatWeight::Aside).collect()
    }

    fn standings(&self, seat: Seat) -> Vec<(usize, Beat, i32)> {
        let witnessed = |(at, event, table): Scene<G>| {
            let beat = self.game.beat(&self.game.witness(&event, seat)?);
            Some((at + 1, beat, self.game.standing(&self.game.view(&table, seat), seat)?))
        };
        self.timeline.scenes_from(&self.game, 0).into_iter().filter_map(witnessed).collect()
    }

    fn ending(&self, seat: Seat) -> Option<Ending> {
        let Status::Over(_) = self.game.status(&self.table) else { return None };
        let story: Vec<G::Event> = self.events(0, seat).map(|(_, event)| event).collect();
        self.game.ending(&self.typed_view(seat), seat, &story)
    }

    fn earned(&self, seat: Seat) -> Vec<&'static str> {
        match self.game.status(&self.table) {
            Status::Over(outcome) if outcome.won.has(seat) => {
                let story: Vec<G::Event> = self.events(0, seat).map(|(_, event)| event).collect();
                self.game.earned(&self.typed_view(seat), seat, &story)
            }
            _ => Vec::new(),
        }
    }

    fn page(&self, seat: Seat) -> Page {
        self.game.page(&self.typed_view(seat), seat)
    }

    fn drawing(&self, picture: &str) -> Option<&'static str> {
        self.game.drawing(picture)
    }

    fn legal_actions(&self, seat: Seat) -> Vec<String> {
        self.typed_actions(seat).iter().map(|action| self.game.write_action(*action)).collect()
    }

    fn action_from_json(&self, action: &Value) -> Option<String> {
        let action: G::Action = serde_json::from_value(action.clone()).ok()?;
        Some(self.game.write_action(action))
    }

    fn action_to_json(&self, action: &str) -> Option<Value> {
        self.game.read_action(action).map(|action| wire::value(&action))
    }

    fn play(&mut self, seat: Seat, action: &str, ask: Ask<'_>) -> Result<PlayedDecision, Declined> {
        let action = self.read_action(action)?;
        self.check(seat, action)?;
        let real = RealCards { game: &*self.game, asked: self.asked, fate: &self.fate, private: &self.private };
        let played = real.run(ask, |ctx| {
            let mut table = self.table.clone();
            self.game.apply(&mut table, seat, action, ctx);
            table
        });
        let played = played.map_err(|stop| match stop {
            Stop::Fate(error) => Declined::Fate(error),
            Stop::Unanswered => Declined::Unanswered,
        })?;
        // Where everybody knows everything, others learn nothing from a decision that is taken back.
        let open = self.secrets() == Secrets::Nothing;
        let undo_cost = match (played.asked, open || self.unseen_by_others(seat, &played.result, &played.events)) {
            (0, true) => None,
            (_, true) => Some(UndoRefused::Answered),
            (_, false) => Some(UndoRefused::Seen),
        };
        if !self.is_usually_spared(seat) {
            self.unspared.push((self.timeline.decisions(), seat));
        }
        self.private.extend(played.private);
        let real = self.real(played.told);
        let shown = self.shown(&real);
        let before = Checkpoint {
            table: core::mem::replace(&mut self.table, played.result),
            fate: core::mem::replace(&mut self.fate, played.fate),
        };
        self.timeline.push(before, (seat, action), played.events, &real);
        Ok(PlayedDecision { action: self.game.write_action(action), shown, undo_cost })
    }

    fn take_back(&mut self) {
        if let Some(before) = self.timeline.pop(&self.game) {
            (self.table, self.fate) = (before.table, before.fate);
            let decisions = self.timeline.decisions();
            self.unspared.retain(|(at, _)| *at < decisions);
        }
    }

    fn odds(&self, seat: Seat, action: &str, viewer: Seat, most: usize) -> Result<Odds, NoOdds> {
        let action = self.read_action(action).map_err(NoOdds::Declined)?;
        self.check(seat, action).map_err(NoOdds::Declined)?;
        let outcomes = self.typed_odds(seat, action, viewer, most).map_err(|TooMany| NoOdds::TooMany)?;
        Ok(outcomes.into_iter().map(|(p, events)| (p, events.iter().map(wire::value).collect())).collect())
    }

    fn forecast(&self, seat: Seat, action: &str, most: usize) -> Vec<(Chance, Text)> {
        let Some(action) = self.game.read_action(action).filter(|action| self.check(seat, *action).is_ok()) else {
            return Vec::new();
        };
        let view = self.typed_view(seat);
        let (mut texts, mut exact): (Vec<Text>, Vec<Fraction>) = (Vec::new(), Vec::new());
        let (mut matters, mut fits) = (true, true);
        let run = |fate: &mut Enumerated| self.outcome(&view, seat, action, fate);
        let walked = Enumerated::walk_first(G::FORESIGHT, most, run, |likelihood, text| {
            let Some(text) = text else { return matters = false };
            let at = place_of(&mut texts, text);
            exact.resize(texts.len(), Fraction::ZERO);
            match exact[at].plus(likelihood) {
                Some(more) => exact[at] = more,
                None => fits = false,
            }
        });
        if !matters {
            return Vec::new();
        }
        let mut outcomes: Vec<(Chance, Text)> = if walked.is_ok() && fits {
            exact.into_iter().map(Chance::Exact).zip(texts).collect()
        } else {
            // Nobody's luck: the same view gets the same estimate, and no fate is touched.
            let luck = Seed::of("forecast").player(seat);
            let run =
                |fate: &mut Seeded| self.outcome(&view, seat, action, fate).map(|text| place_of(&mut texts, text));
            let counted = kernel::sample(luck, most.min(MOST_THROWS) as u32, run);
            let named = counted.into_iter().map(|(chance, at)| Some((chance, texts[at?].clone())));
            named.collect::<Option<_>>().unwrap_or_default()
        };
        outcomes.sort_by_key(|(chance, _)| core::cmp::Reverse(chance.in_parts(1_000_000)));
        outcomes
    }

    fn orders(&self, decisions: usize, seat: Seat) -> Vec<Order> {
        let earlier = self.earlier(decisions);
        self.game.orders(&self.game.view(earlier.as_ref().unwrap_or(&self.table), seat), seat)
    }

    fn obey(&self, decisions: usize, seat: Seat, words: &[&str]) -> Vec<OrderVerdict> {
        let earlier = self.earlier(decisions);
        let table = earlier.as_ref().unwrap_or(&self.table);
        let view = self.game.view(table, seat);
        let allowed = |action: G::Action| self.game.check(table, seat, action).is_ok();
        let asked = self.asked_before(decisions, seat);
        let verdict = |word: &&str| match self.game.obey(word, &view, seat, asked) {
            Obeyed::Ask => OrderVerdict::Silent,
            Obeyed::Wanted => OrderVerdict::Wanted,
            Obeyed::Do(action) if allowed(action) => OrderVerdict::Decides(self.game.write_action(action)),
            Obeyed::Spare(action) if allowed(action) => OrderVerdict::Spares(self.game.write_action(action)),
            Obeyed::Do(_) | Obeyed::Spare(_) | Obeyed::Over => OrderVerdict::Ended,
        };
        words.iter().map(verdict).collect()
    }

    fn silence(&self) -> bool {
        self.game.silence(&self.typed_view(Seat::WATCHER))
    }

    fn sealed(&self, seat: Seat) -> Vec<Seal> {
        self.game.sealed(Some(&self.typed_view(seat)))
    }

    fn next_chronicle(&self) -> Option<String> {
        self.game.next_chronicle(&self.table)
    }

    fn duplicate(&self) -> Box<dyn GameTable> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
