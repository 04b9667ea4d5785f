//! What tracks, mutations and equipment come to.

use crate::content::{Content, Line, Perk, Rule, SERENADE, Skill, Trigger, Use};
use crate::table::{GroupMember, Table};

/// Finds out anew what a member's tracks, mutations and feats come to. §board.left, §board.max, §board.example, §setup.life, §solo.rewards
pub(crate) fn refresh(content: &Content, table: &mut Table, at: u8) {
    let campaign = table.campaign;
    let member = &mut table.members[at as usize];
    if member.who == SERENADE {
        let perks = campaign.active().flat_map(|card| content.perks_of(card));
        let more = perks.map(|perk| if let Perk::Life(more) = *perk { more } else { 0 }).sum::<u8>();
        member.life = content.serenade.life + more;
        (member.slots, member.hand_size) = (0, 0);
        return;
    }
    let prisoner = &content.prisoners[member.who as usize];
    let (mut life, mut slots, mut hand) = (campaign.lasting.life[member.who as usize], 0, 3);
    let (mut immune, mut golden) = (0, false);
    let mut each = |perk: &Perk| match *perk {
        Perk::Life(more) => life += more,
        Perk::Slots(more) => slots += more,
        Perk::Hand(more) => hand += more,
        Perk::Immune(state) => immune |= 1u8 << state as u8,
        Perk::Golden => golden = true,
        _ => {}
    };
    for skill in Skill::ALL {
        let steps = &prisoner.tracks[skill.place()];
        steps.iter().take(member.scrolls[skill.place()] as usize + 1).for_each(|step| each(&step.perk));
    }
    campaign.active().for_each(|card| content.perks_of(card).iter().for_each(&mut each));
    member.life = life.min(prisoner.hearts);
    (member.slots, member.hand_size, member.golden) = (slots.min(6), hand.min(4), golden);
    let kept = member.immune & IMMUNE_FOR_THE_RUN;
    member.immune = immune | kept | (kept != 0) as u8;
}

/// The bit that marks immunity to poison as given for the run.
pub(crate) const IMMUNE_FOR_THE_RUN: u8 = 1 << 7;

/// The rules of a member's own tracks with that trigger, each with its bit.
pub(crate) fn track_rules<'a>(
    content: &'a Content,
    member: &GroupMember,
    trigger: Trigger,
) -> impl Iterator<Item = (u32, Rule)> + use<'a> {
    let (who, scrolls) = (member.who, member.scrolls);
    let tracks: &[Vec<crate::content::Step>] =
        if who == SERENADE { &[] } else { &content.prisoners[who as usize].tracks };
    tracks.iter().enumerate().flat_map(move |(skill, steps)| {
        let active = steps.iter().enumerate().take(scrolls[skill] as usize + 1);
        active.filter_map(move |(step, cell)| match cell.perk {
            Perk::Rule(rule) if rule.trigger == trigger => Some((1 << (skill * 6 + step), rule)),
            _ => None,
        })
    })
}

/// The rules of mutations on the board with that trigger, each with its bit.
pub(crate) fn mutation_rules<'a>(
    content: &'a Content,
    table: &Table,
    trigger: Trigger,
) -> impl Iterator<Item = (u32, Rule)> + use<'a> {
    let mut found = kernel::InlineVec::<Option<(u32, Rule)>, 16>::new();
    for (place, card) in table.campaign.active().enumerate() {
        for perk in content.perks_of(card) {
            if let Perk::Rule(rule) = perk
                && rule.trigger == trigger
                && found.len() < 16
            {
                found.push(Some((1 << place, *rule)));
            }
        }
    }
    (0..found.len()).filter_map(move |at| found.as_slice()[at])
}

/// Whether a mutation on the board gives something.
pub(crate) fn has(content: &Content, table: &Table, wanted: impl Fn(&Perk) -> bool) -> bool {
    table.campaign.active().any(|card| content.perks_of(card).iter().any(&wanted))
}

/// The best of what mutations give.
pub(crate) fn best<T: Ord>(content: &Content, table: &Table, read: impl Fn(&Perk) -> Option<T>) -> Option<T> {
    table.campaign.active().flat_map(|card| content.perks_of(card).iter().filter_map(&read)).max()
}

/// The aptitude of a track's step, as it is now; nothing where there is none or it is not active. §act.aptitude
pub(crate) fn aptitude(content: &Content, member: &GroupMember, skill: Skill, step: u8) -> Option<Line> {
    if member.who == SERENADE || step > member.scrolls[skill.place()] {
        return None;
    }
    let steps = &content.prisoners[member.who as usize].tracks[skill.place()];
    let Perk::Aptitude(mut line) = steps.get(step as usize)?.perk else { return None };
    let first = steps.iter().position(|step| matches!(step.perk, Perk::Aptitude(_)));
    if first == Some(step as usize) {
        for later in steps.iter().take(member.scrolls[skill.place()] as usize + 1).skip(step as usize + 1) {
            for effect in line.as_mut_slice() {
                match later.perk {
                    Perk::Reach(reach) if effect.verb.is_aimed() => effect.reach = reach,
                    Perk::Value(value) => effect.value = value,
                    _ => {}
                }
            }
        }
    }
    Some(line)
}

/// All aptitudes of a member's board that are active.
pub(crate) fn aptitudes(content: &Content, member: &GroupMember) -> impl Iterator<Item = (Skill, u8, Line)> {
    let member = *member;
    Skill::ALL.into_iter().flat_map(move |skill| {
        (0..6).filter_map(move |step| aptitude(content, &member, skill, step).map(|line| (skill, step, line)))
    })
}

/// The bit of an aptitude among those used in a round.
pub(crate) fn bit(skill: Skill, step: u8) -> u32 {
    1 << (skill.place() as u32 * 6 + step as u32)
}

/// The equipment of a member that may be used with a card in a round, by slots. §equip.one
pub(crate) fn gear_for(content: &Content, member: &GroupMember, round: u8) -> impl Iterator<Item = u8> {
    let (own, worn) = (*member, member.worn);
    (0..worn.len() as u8).filter(move |slot| {
        let piece = worn.as_slice()[*slot as usize];
        let card = content.gear(piece.gear);
        let spent = super::tricks::is_spent(content, &own, *slot);
        matches!(card.used, Use::Replace | Use::Add) && card.rounds >> round & 1 == 1 && !piece.used && !spent
    })
}
