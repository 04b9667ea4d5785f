//! The expedition in whole numbers.

use super::{Camp, DIGS, Expedition, ExpeditionAction, ExpeditionTable};
use crate::{Numbers, Pen, Seat};

const ACTIONS: [ExpeditionAction; 3] = [ExpeditionAction::BuyLamp, ExpeditionAction::Dig, ExpeditionAction::Return];

impl Numbers for Expedition {
    fn write_numbers<P: Pen>(&self, view: &ExpeditionTable, _: Seat, pen: &mut P) {
        let ExpeditionTable { camp: Camp { run, cells, lamp }, found, digs, last, shone, over, ore: _ } = *view;
        pen.number("run", run, 1..=Camp::RUNS as i16);
        pen.number("cells", cells, 0..=6 * DIGS as i16 * Camp::RUNS as i16);
        pen.flag("lamp", lamp);
        pen.number("found", found, 0..=6 * DIGS as i16);
        pen.number("digs", digs, 0..=DIGS as i16);
        pen.number("last", last, 0..=6);
        pen.flag("shone", shone);
        pen.flag("over", over);
    }

    fn every_action(&self, offer: impl FnMut(ExpeditionAction)) {
        ACTIONS.into_iter().for_each(offer);
    }

    fn action_number(&self, action: ExpeditionAction) -> Option<usize> {
        ACTIONS.iter().position(|known| *known == action)
    }
}
