//! What is said at the table, and when bots say it.

use super::TRAITOR;
use super::memory::harms;
use crate::decisions::Event;
use crate::rules::{View, leaders};
use crate::table::Phase;
use kernel::{Fate, Persona, Phrase, Remark, Seat, Source, Speech, Text};

/// The character that wants peace.
const CAUTIOUS: u8 = 1;

const PROMISE_SMALL: u8 = 0;
const PROMISE_PEACE: u8 = 1;
const THREAT_REVENGE: u8 = 2;
const THREAT_HEIR: u8 = 3;
const WARN_LEADER: u8 = 4;
const WARN_STRONG: u8 = 5;
const THANKS: u8 = 6;
const THANKS_IRONY: u8 = 7;

/// What anybody may say: nothing that names a card or a hand. §talk.hands
pub fn phrases() -> Vec<Phrase> {
    let phrase = |word, speech, id| Phrase { word, speech, text: Text::new(id) };
    vec![
        phrase("small", Speech::Promise, "say-small"),
        phrase("peace", Speech::Truce, "say-peace"),
        phrase("revenge", Speech::Threat, "say-revenge"),
        phrase("heir", Speech::Threat, "say-heir"),
        phrase("leader", Speech::Warning, "say-leader"),
        phrase("strong", Speech::Warning, "say-strong"),
        phrase("thanks", Speech::Thanks, "say-thanks"),
        phrase("irony", Speech::Thanks, "say-irony"),
    ]
}

/// What a bot says of what it has just seen, if it says anything.
pub(super) fn remark<F: Fate>(
    view: &View,
    seat: Seat,
    manner: Persona,
    witnessed: &[Event],
    luck: &mut F,
) -> Option<Remark> {
    let table = &view.seen;
    if !table.hero(seat.0).lives() || matches!(table.phase, Phase::Over(_)) {
        return None;
    }
    let mut chance = |ways: u32| luck.pick(Source::PLAYER, ways) == 0;
    let say = |phrase: u8, to: Option<u8>| Some(Remark { seat, phrase, to: to.map(Seat) });
    for event in witnessed {
        match *event {
            Event::Blown { seat: by, action, on: Some(on) } if by != seat.0 && on == seat.0 => {
                let helps = !harms(action);
                if helps && chance(2) {
                    return say(THANKS, Some(by));
                }
                if !helps && chance(2) {
                    return say(if chance(3) { THANKS_IRONY } else { THREAT_REVENGE }, Some(by));
                }
            }
            Event::Used { seat: by, on, .. } if on == seat.0 && by != seat.0 => return say(THANKS, Some(by)),
            Event::Killed { seat: by, .. } if by != seat.0 && leaders(table).has(Seat(by)) && chance(6) => {
                return say(WARN_LEADER, None);
            }
            // Those who mean it least promise most.
            Event::Met { .. } if manner.character == TRAITOR && chance(3) => {
                return say(if chance(2) { PROMISE_SMALL } else { PROMISE_PEACE }, None);
            }
            Event::Met { .. } if chance(14) => {
                let cautious = manner.character == CAUTIOUS;
                return say(if cautious { PROMISE_PEACE } else { PROMISE_SMALL }, None);
            }
            Event::Met { life, .. } if life >= 300 && chance(8) => return say(WARN_STRONG, None),
            Event::Died { seat: who } if who != seat.0 && manner.character == TRAITOR && chance(4) => {
                return say(THREAT_HEIR, None);
            }
            _ => {}
        }
    }
    None
}
