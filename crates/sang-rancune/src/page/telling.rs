//! What happened, what chance may bring, and why something cannot be done, in words.

use super::{card_name, foe_name, hero_name, low_name, sign_text};
use crate::content::Card;
use crate::decisions::{Action, Cause, Due, Event, Gain, Refusal, Why};
use crate::table::End;
use kernel::{Printed, Text};

pub fn explain(refusal: Refusal) -> Text {
    Text::new(match refusal {
        Refusal::NoSuchSeat => "refused-seat",
        Refusal::Over => "refused-over",
        Refusal::Dead => "refused-dead",
        Refusal::NotYourTurn => "refused-turn",
        Refusal::Answered => "refused-answered",
        Refusal::NotNow(due) => return Text::new("refused-now").text("due", Text::new(due_word(due))),
        Refusal::NotHeld => "refused-not-held",
        Refusal::MustAttack => "refused-must-attack",
        Refusal::SecondAttack => "refused-second-attack",
        Refusal::NotAnAttack => "refused-not-an-attack",
        Refusal::WrongWindow => "refused-window",
        Refusal::OwnAttack => "refused-own-attack",
        Refusal::Protected => "refused-protected",
        Refusal::Untouchable => "refused-untouchable",
        Refusal::NothingSet => "refused-nothing-set",
        Refusal::NothingOfOnesOwn => "refused-nothing-own",
        Refusal::NoHit => "refused-no-hit",
        Refusal::SameHero => "refused-same-hero",
        Refusal::NoCreature => "refused-no-creature",
        Refusal::TrackEnd => "refused-track-end",
        Refusal::NobodyThere => "refused-nobody",
        Refusal::Oneself => "refused-oneself",
        Refusal::NoItem => "refused-no-item",
        Refusal::NotUsed => "refused-not-used",
        Refusal::Unhurt => "refused-unhurt",
        Refusal::ForOneself => "refused-for-oneself",
        Refusal::WorksAlready => "refused-works-already",
        Refusal::TooEarly => "refused-too-early",
        Refusal::EnoughOffers => "refused-enough-offers",
        Refusal::SameItem => "refused-same-item",
        Refusal::NotToRiposte => "refused-not-to-riposte",
        Refusal::NoRiposte => "refused-no-riposte",
        Refusal::NoToken => "refused-no-token",
        Refusal::NoSign => "refused-no-sign",
        Refusal::TooFewCards => "refused-too-few-cards",
        Refusal::NoFlip => "refused-no-flip",
    })
}

fn due_word(due: Due) -> &'static str {
    match due {
        Due::Market => "due-market",
        Due::Offer => "due-offer",
        Due::Loot => "due-loot",
        Due::Window => "due-window",
        Due::Riposte => "due-riposte",
        Due::Counter => "due-counter",
        Due::Set => "due-set",
        Due::Fire => "due-fire",
        Due::Replace => "due-replace",
        Due::Choose => "due-choose",
        Due::Aim => "due-aim",
        Due::Steal => "due-steal",
        Due::Vote => "due-vote",
        Due::Sign => "due-sign",
        Due::Cross => "due-cross",
        Due::Refill => "due-refill",
        Due::Trim => "due-trim",
    }
}

/// What an outcome of chance comes to: only the coin of the bridge is thrown by whoever decides.
pub fn outcome(events: &[Event]) -> Option<Text> {
    match events.first()? {
        Event::Flipped { heads: true } => Some(Text::new("odds-falls")),
        Event::Flipped { heads: false } => Some(Text::new("odds-crosses")),
        _ => None,
    }
}

/// A message about a hero.
pub fn of(id: &'static str, seat: u8) -> Text {
    Text::new(id).name("hero", &hero_name(seat))
}

fn of_card(id: &'static str, seat: u8, card: Card) -> Text {
    of(id, seat).name("card", card_name(card))
}

pub fn tell(event: &Event) -> Text {
    match *event {
        Event::Met { number, foe, raised, life } => {
            let id = match (raised, life) {
                (true, _) => "told-raised",
                (_, 0) => "told-met-plain",
                _ => "told-met",
            };
            Text::new(id).number("number", number).name("foe", foe_name(foe.0)).number("life", life)
        }
        Event::Drew { seat, count, cards } => match cards {
            Some(cards) => {
                let names = cards.0.iter().map(|kind| card_name(Card(kind)).clone());
                of("told-drew-own", seat).name("cards", &joined(names))
            }
            None => of("told-drew", seat).number("count", count),
        },
        Event::Dealt { places } => {
            let mut order: Vec<(u8, u8)> = places
                .iter()
                .enumerate()
                .filter(|(_, place)| **place > 0)
                .map(|(at, place)| (*place, at as u8))
                .collect();
            order.sort_unstable();
            let names = order.into_iter().map(|(place, seat)| {
                let name = hero_name(seat);
                Printed::new(format!("{place} {}", name.fr), format!("{place} {}", name.en))
            });
            Text::new("told-dealt").name("order", &joined(names))
        }
        Event::Set { seat, card: Some(card) } => of_card("told-set-own", seat, card),
        Event::Set { seat, card: None } => of("told-set", seat),
        Event::Blown { seat, action, on } => blown("told-blown", seat, action, on),
        Event::Worked { seat, action } => blown("told-worked", seat, action, None),
        Event::Idle { seat } => of("told-idle", seat),
        Event::Cancelled { seat, card, by, taken } => {
            let id = if taken { "told-snatched" } else { "told-cancelled" };
            of_card(id, by, card).name("other", &hero_name(seat))
        }
        _ => of_fight(event),
    }
}

/// A low blow, and whom it is on.
fn blown(id: &'static str, seat: u8, action: Action, on: Option<u8>) -> Text {
    let target = match on {
        Some(on) => Text::new("told-on").name("hero", &hero_name(on)),
        None => Text::new("told-on-none"),
    };
    of(id, seat).name("card", &low_name(action)).text("target", target)
}

/// What an attack failed of, or a set card was lost to.
fn because(why: Why) -> Text {
    match why {
        Why::Card { card, by: Some(by) } => of_card("why-card-of", by, card),
        Why::Card { card, by: None } => Text::new("why-card").name("card", card_name(card)),
        Why::Coin => Text::new("why-coin"),
        Why::Death => Text::new("why-death"),
        Why::End => Text::new("why-end"),
    }
}

fn of_fight(event: &Event) -> Text {
    match *event {
        Event::Round { round } => Text::new("told-round").number("round", round),
        Event::Flipped { heads } => Text::new(if heads { "told-heads" } else { "told-tails" }),
        Event::Changed { life } => Text::new("told-changed").number("life", life),
        Event::Stopped { seat } => of("told-no-further", seat),
        Event::Turn { seat, place } => of("told-turn", seat).number("place", place),
        Event::Revealed { seat, card } => of_card("told-revealed", seat, card),
        Event::Useless { seat, card } => of_card("told-useless", seat, card),
        Event::Dropped { seat, card, why } => of_card("told-dropped", seat, card).text("why", because(why)),
        Event::Prepared { seat, card } => of_card("told-prepared", seat, card),
        Event::Chosen { seat, card, mighty } => of_card(if mighty { "told-mighty" } else { "told-plain" }, seat, card),
        Event::Failed { seat, card, why } => of_card("told-failed", seat, card).text("why", because(why)),
        Event::Hit { seat, card, value, remaining } => {
            let id = if remaining.is_some() { "told-hit" } else { "told-hit-trap" };
            of_card(id, seat, card).number("value", value).number("left", remaining.unwrap_or(0))
        }
        Event::Token { seat, card, value, life, dead } => {
            let id = if dead { "told-token-dead" } else { "told-token" };
            of_card(id, seat, card).number("value", value).number("life", life)
        }
        Event::Burnt { seat } => of_card("told-burnt", seat, Card::FIRE),
        Event::Cleared { seat, goblins } => of("told-cleared", seat).number("goblins", goblins),
        Event::Robbed { seat, from, item } => of_card("told-robbed", seat, item).name("other", &hero_name(from)),
        Event::Dismantled { seat, card, value } => of_card("told-dismantled", seat, card).number("value", value),
        Event::Pointed { seat, at } => of("told-pointed", seat).name("other", &hero_name(at)),
        Event::Signed { seat: Some(seat), sign } => of("told-signed", seat).text("sign", sign_text(sign)),
        Event::Signed { seat: None, sign } => Text::new("told-sphinx").text("sign", sign_text(sign)),
        Event::Grew { tokens } => Text::new("told-grew").number("tokens", tokens),
        Event::Headed { heads } => Text::new("told-headed").number("heads", heads),
        Event::Summoned => Text::new("told-summoned"),
        Event::Adjusted { life } => Text::new("told-adjusted").number("life", life),
        Event::Quelled => Text::new("told-quelled"),
        Event::Wild => Text::new("told-wild"),
        Event::Aimed { seat, damage } => of("told-aimed", seat).number("damage", damage),
        _ => of_heroes(event),
    }
}

fn of_heroes(event: &Event) -> Text {
    match *event {
        Event::Hurt { seat, life, left, cause } => {
            let id = match cause {
                Cause::Hit => "told-hurt",
                Cause::Fire => "told-hurt-fire",
                Cause::Fail => "told-hurt-fail",
                Cause::Fall => "told-hurt-fall",
                Cause::Bridge => "told-hurt-bridge",
                Cause::Weary => "told-hurt-weary",
            };
            of(id, seat).number("life", life).number("left", left)
        }
        Event::Unhurt { seat } => of("told-unhurt", seat),
        Event::Torn { seat, card } => of_card("told-torn", seat, card),
        Event::Petrified { seat } => of("told-petrified", seat),
        Event::Swallowed { seat, item } => of_card("told-swallowed", seat, item),
        Event::Fed { life } => Text::new("told-fed").number("life", life),
        Event::Died { seat } => of("told-died", seat),
        Event::Killed { seat, foe } => of("told-killed", seat).name("foe", foe_name(foe.0)),
        Event::Passed { foe } => Text::new("told-passed-by").name("foe", foe_name(foe.0)),
        Event::Cursed { seat } => of("told-cursed", seat),
        Event::Rises { foe } => Text::new("told-rises").name("foe", foe_name(foe.0)),
        Event::Wore { seat, item } => of_card("told-wore", seat, item),
        Event::Discarded { seat, card } => of_card("told-discarded", seat, card),
        Event::Gained { seat, item, how } => {
            let id = match how {
                Gain::Drawn => "told-gained",
                Gain::Given => "told-given",
                Gain::Stolen => "told-stolen",
                Gain::Looted => "told-looted",
                Gain::Found => "told-found",
            };
            of_card(id, seat, item)
        }
        Event::Used { seat, item, on } if seat == on => of_card("told-used", seat, item),
        Event::Used { seat, item, on } => of_card("told-used-on", seat, item).name("other", &hero_name(on)),
        Event::Proposed { from, to, item, want, used } => {
            let text = match (used, want) {
                (true, _) => of_card("told-offers-use", from, item),
                (false, None) => of_card("told-offers", from, item),
                (false, Some(want)) => of_card("told-offers-trade", from, item).name("want", card_name(want)),
            };
            text.name("other", &hero_name(to))
        }
        Event::Declined { to, .. } => of("told-declined", to),
        Event::Healed { seat, life } => of("told-healed", seat).number("life", life),
        Event::Praised { seat, prestige } => of("told-praised", seat).number("prestige", prestige),
        Event::Left { items } => Text::new("told-left").number("items", items),
        Event::Tied => Text::new("told-tied"),
        Event::Over { end } => Text::new(match end {
            End::Won => "told-over-won",
            End::Shared => "told-over-shared",
            End::Nobody => "told-over-nobody",
        }),
        _ => Text::new("told-reshuffled"),
    }
}

/// Several names, one after the other.
fn joined(names: impl Iterator<Item = Printed>) -> Printed {
    let all: Vec<Printed> = names.collect();
    let pick = |of: fn(&Printed) -> &String| all.iter().map(of).cloned().collect::<Vec<_>>().join(", ");
    Printed::new(pick(|name| &name.fr), pick(|name| &name.en))
}
