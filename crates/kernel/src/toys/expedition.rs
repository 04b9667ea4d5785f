//! An expedition of thirty runs: cells are carried from run to run, and a lamp that was bought once changes all later runs.
//!
//! A run is six digs at most. A dig throws a die: what it shows is found, but on a one the shaft falls in and all that this run
//! has found is lost. Whoever returns in time keeps it. Before the first dig a lamp can be bought for good; with it, the first one
//! of a run is thrown again. Nobody hears of the lamp before there are cells enough to pay for it.

mod game_box;
mod numbers;

use crate::{
    Audience, ChronicleError, Clause, Ctx, Die, Fate, Game, Outcome, Policy, Printed, Seat, SeatSet, Secrets, Source,
    Status, notation,
};
use serde::{Deserialize, Serialize};

/// What a twin of the expedition does wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slip {
    /// Nothing: this is the honest expedition.
    Nothing,
    /// Its chronicle tells of an ore that nobody saw.
    Hidden,
    /// Its chronicle is not taken by the next run.
    Unreadable,
    /// It writes a chronicle before the run is over.
    Early,
    /// Its chronicle means another thing after another run.
    Drifting,
    /// Whoever digs last is paid after the run is over.
    Unsettled,
    /// Its page names the lamp before anybody has heard of it.
    Blabs,
    /// So does its story.
    Rumours,
    /// So do its odds.
    Promises,
    /// Its page points at a clause about the lamp.
    Points,
}

/// The expedition, honest or not.
#[derive(Clone, Copy, Debug)]
pub struct Expedition {
    /// What it does wrong.
    pub slip: Slip,
}

/// Where a run starts from: what the runs before have come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Camp {
    /// Which run this is, from 1.
    pub run: u8,
    /// The cells that were brought home.
    pub cells: u16,
    /// Whether there is a lamp.
    pub lamp: bool,
}

impl Camp {
    /// Before the first run.
    pub const FIRST: Self = Self { run: 1, cells: 0, lamp: false };
    /// How many runs a campaign has.
    pub const RUNS: u8 = 30;
}

/// The table of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ExpeditionTable {
    camp: Camp,
    found: u8,
    digs: u8,
    last: u8,
    /// Whether the lamp has shone in this run.
    shone: bool,
    over: bool,
    /// Only a slipping twin keeps this, and shows it to nobody.
    ore: Option<u8>,
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ExpeditionAction {
    /// Pay for the lamp.
    BuyLamp,
    /// Throw the die.
    Dig,
    /// Bring home what was found.
    Return,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum ExpeditionEvent {
    /// The lamp was bought.
    Bought,
    /// The die showed this.
    Dug(u8),
    /// So much was brought home.
    Returned(u8),
}

/// Why a decision is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExpeditionRefusal;

const SHAFT: Die = Die { source: Source(0), faces: 6 };
const ORE: Die = Die { source: Source(1), faces: 6 };
const DIGS: u8 = 6;
const LAMP: u16 = 20;

impl Game for Expedition {
    type Options = Camp;
    type Table = ExpeditionTable;
    type Action = ExpeditionAction;
    type Event = ExpeditionEvent;
    type View = ExpeditionTable;
    type Refusal = ExpeditionRefusal;

    fn seats(&self, _: &Camp) -> u8 {
        1
    }

    fn longest(&self, _: &Camp) -> u32 {
        DIGS as u32 + 2
    }

    fn setup<F: Fate, A: Audience<ExpeditionEvent>>(&self, camp: &Camp, ctx: &mut Ctx<F, A>) -> ExpeditionTable {
        let ore = (self.slip == Slip::Hidden).then(|| ORE.roll(&mut ctx.fate));
        ExpeditionTable { camp: *camp, found: 0, digs: 0, last: 0, shone: false, over: false, ore }
    }

    fn status(&self, table: &ExpeditionTable) -> Status {
        match table.over {
            false => Status::Awaiting(SeatSet::only(Seat(0))),
            true => Status::Over(Outcome::solo(table.found as i32, table.found > 0)),
        }
    }

    fn candidates(&self, table: &ExpeditionTable, seat: Seat, offer: impl FnMut(ExpeditionAction)) {
        if seat == Seat(0) && !table.over {
            [ExpeditionAction::BuyLamp, ExpeditionAction::Dig, ExpeditionAction::Return].into_iter().for_each(offer);
        }
    }

    fn check(&self, table: &ExpeditionTable, seat: Seat, action: ExpeditionAction) -> Result<(), ExpeditionRefusal> {
        let allowed = seat == Seat(0)
            && !table.over
            && match action {
                ExpeditionAction::BuyLamp => table.digs == 0 && !table.camp.lamp && table.camp.cells >= LAMP,
                ExpeditionAction::Dig => table.digs < DIGS,
                ExpeditionAction::Return => table.digs > 0,
            };
        if allowed { Ok(()) } else { Err(ExpeditionRefusal) }
    }

    fn apply<F: Fate, A: Audience<ExpeditionEvent>>(
        &self,
        table: &mut ExpeditionTable,
        _: Seat,
        action: ExpeditionAction,
        ctx: &mut Ctx<F, A>,
    ) {
        match action {
            ExpeditionAction::BuyLamp => {
                (table.camp.cells, table.camp.lamp) = (table.camp.cells - LAMP, true);
                ctx.audience.hear(ExpeditionEvent::Bought);
            }
            ExpeditionAction::Dig => {
                let mut shown = SHAFT.roll(&mut ctx.fate);
                if shown == 1 && table.camp.lamp && !table.shone {
                    table.shone = true;
                    shown = SHAFT.roll(&mut ctx.fate);
                }
                (table.last, table.digs) = (shown, table.digs + 1);
                match shown {
                    1 => (table.found, table.over) = (0, true),
                    shown => table.found += shown,
                }
                ctx.audience.hear(ExpeditionEvent::Dug(shown));
            }
            ExpeditionAction::Return => {
                table.over = true;
                ctx.audience.hear(ExpeditionEvent::Returned(table.found));
            }
        }
    }

    fn view(&self, table: &ExpeditionTable, _: Seat) -> ExpeditionTable {
        ExpeditionTable { ore: None, ..*table }
    }

    fn imagine<F: Fate>(&self, view: &ExpeditionTable, _: Seat, fate: &mut F) -> ExpeditionTable {
        let ore = (self.slip == Slip::Hidden).then(|| ORE.roll(fate));
        ExpeditionTable { ore, ..*view }
    }

    fn secrets(&self, _: &ExpeditionTable) -> Secrets {
        if self.slip == Slip::Hidden { Secrets::OfOthers } else { Secrets::Nothing }
    }

    fn witness(&self, event: &ExpeditionEvent, _: Seat) -> Option<ExpeditionEvent> {
        Some(*event)
    }

    fn clause(&self, _: ExpeditionRefusal) -> Clause {
        Clause("expedition")
    }

    fn unsettled(&self, table: &ExpeditionTable) -> usize {
        (self.slip == Slip::Unsettled && table.over) as usize
    }

    fn next_chronicle(&self, table: &ExpeditionTable) -> Option<String> {
        let camp = table.camp;
        if camp.run == Camp::RUNS || !table.over && self.slip != Slip::Early {
            return None;
        }
        let cells = camp.cells + table.found as u16 + table.ore.unwrap_or(0) as u16;
        let next = Camp { run: camp.run + 1, cells, ..camp };
        let said = notation::write(&next).expect("numbers and a truth");
        Some(if self.slip == Slip::Unreadable && camp.run == 7 { format!("{said} or so") } else { said })
    }

    fn options_after(&self, before: &Camp, chronicle: &str) -> Result<Camp, ChronicleError> {
        let unreadable = || {
            let (fr, en) =
                ("la chronique ne dit pas où en est l'expédition", "the chronicle does not say how far it has come");
            ChronicleError::Unreadable(Printed::new(fr, en))
        };
        let camp: Camp = notation::read(chronicle).map_err(|_| unreadable())?;
        // No run brings home more than all its digs could show.
        let most = (camp.run as u16).saturating_sub(1) * (DIGS + 1) as u16 * SHAFT.faces as u16;
        if !(1..=Camp::RUNS).contains(&camp.run) || camp.cells > most {
            return Err(unreadable());
        }
        Ok(if self.slip == Slip::Drifting { Camp { cells: camp.cells.max(before.cells + 1), ..camp } } else { camp })
    }
}

impl Policy for Expedition {
    const POINTS_FOR_A_WIN: u32 = 10;

    fn careful(&self, view: &ExpeditionTable, _: Seat) -> ExpeditionAction {
        if self.check(view, Seat(0), ExpeditionAction::BuyLamp).is_ok() {
            return ExpeditionAction::BuyLamp;
        }
        let enough = if view.camp.lamp && !view.shone { 24 } else { 15 };
        if view.digs == DIGS || view.found >= enough { ExpeditionAction::Return } else { ExpeditionAction::Dig }
    }

    fn rollout<F: Fate>(&self, table: &ExpeditionTable, seat: Seat, _: &mut F) -> ExpeditionAction {
        self.careful(table, seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Moves, Nobody, Seed, Seeded};

    const HONEST: Expedition = Expedition { slip: Slip::Nothing };

    /// The chronicles of a whole campaign, each run under the seed of its number.
    fn campaign(seed: &str, careful: bool) -> Vec<String> {
        let (mut camp, mut chronicles) = (Camp::FIRST, Vec::new());
        let mut luck = Seeded::new(Seed::of(seed).player(Seat(0)));
        loop {
            let mut ctx = Ctx::new(Seeded::new(Seed::of(seed).nth(camp.run as u64)), Nobody);
            let mut table = HONEST.setup(&camp, &mut ctx);
            let mut legal = Moves::new();
            while !HONEST.awaited(&table).is_empty() {
                assert_eq!(HONEST.next_chronicle(&table), None, "seed {seed}: not over yet");
                HONEST.legal_actions(&table, Seat(0), &mut legal);
                let any = legal[luck.pick(Source::PLAYER, legal.len() as u32) as usize];
                let action = if careful { HONEST.careful(&table, Seat(0)) } else { any };
                HONEST.check(&table, Seat(0), action).unwrap_or_else(|_| panic!("seed {seed}: {action:?} {table:?}"));
                HONEST.apply(&mut table, Seat(0), action, &mut ctx);
            }
            let Some(chronicle) = HONEST.next_chronicle(&table) else { return chronicles };
            camp = HONEST
                .options_after(&camp, &chronicle)
                .unwrap_or_else(|why| panic!("seed {seed}: {chronicle}: {why:?}"));
            chronicles.push(chronicle);
        }
    }

    #[test]
    fn a_chain_of_thirty_runs() {
        for number in 0..200 {
            let seed = format!("chain {number}");
            for careful in [false, true] {
                let chronicles = campaign(&seed, careful);
                assert_eq!(chronicles.len(), Camp::RUNS as usize - 1, "seed {seed}");
                assert_eq!(chronicles, campaign(&seed, careful), "seed {seed}: played again");
            }
        }
    }

    #[test]
    fn a_lamp_lasts_and_helps() {
        let cells = |camp: Camp| -> u32 {
            let runs = (0..4_000).map(|number| {
                let mut ctx = Ctx::new(Seeded::new(Seed::of("lamp").nth(number)), Nobody);
                let mut table = HONEST.setup(&camp, &mut ctx);
                while !HONEST.awaited(&table).is_empty() {
                    let action = HONEST.careful(&table, Seat(0));
                    HONEST.apply(&mut table, Seat(0), action, &mut ctx);
                }
                table.found as u32
            });
            runs.sum()
        };
        let (dark, lit) = (cells(Camp::FIRST), cells(Camp { lamp: true, ..Camp::FIRST }));
        assert!(lit > dark * 5 / 4, "{lit} with a lamp, {dark} without");
        let bought = campaign("chain 1", true);
        let at = bought.iter().position(|chronicle| chronicle.ends_with("true")).expect("a lamp in thirty runs");
        assert!(bought[at..].iter().all(|chronicle| chronicle.ends_with("true")), "{bought:?}");
    }

    #[test]
    fn nonsense_is_no_chronicle() {
        for text in ["", "1 0", "1 0 false false", "0 0 false", "31 0 false", "1 -1 false", "2 9999 true", "1 0 maybe"]
        {
            let refused = HONEST.options_after(&Camp::FIRST, text);
            assert!(matches!(refused, Err(ChronicleError::Unreadable(_))), "{text:?}: {refused:?}");
        }
        assert_eq!(HONEST.options_after(&Camp::FIRST, "1 0 false"), Ok(Camp::FIRST));
        assert_eq!(crate::toys::Guess.options_after(&(), "1 0 false"), Err(ChronicleError::NoCampaigns));
    }
}
