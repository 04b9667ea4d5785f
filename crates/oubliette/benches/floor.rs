//! The floor: random Scélérat by the rulebook with nothing else in mind. One flat loop, cards as bytes with the role in
//! the high bits, a lazily shuffled array, a cheap generator without per-game seeds, no checks.

struct Luck(u64);

impl Luck {
    /// wyrand; a multiply-shift without a second try.
    #[inline(always)]
    fn below(&mut self, ways: u32) -> u32 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let product = (self.0 as u128).wrapping_mul((self.0 ^ 0xe703_7ed1_a0b4_28db) as u128);
        let bits = ((product >> 64) ^ product) as u64;
        (((bits >> 32) * ways as u64) >> 32) as u32
    }
}

const WEAPON: u8 = 0x40;
const POTION: u8 = 0x80;

const DECK: [u8; 44] = {
    let mut deck = [0; 44];
    let (mut at, mut value) = (0, 2);
    while value <= 14 {
        deck[at] = value;
        deck[at + 1] = value;
        at += 2;
        if value <= 10 {
            deck[at] = WEAPON | value;
            deck[at + 1] = POTION | value;
            at += 2;
        }
        value += 1;
    }
    deck
};

/// Plays games; returns the decisions and the sum of the scores.
pub fn play(games: u64, seed: u64) -> (u64, i64) {
    let mut luck = Luck(seed);
    let (mut decisions, mut scores) = (0u64, 0i64);
    for _ in 0..games {
        // Cards 0..unseen are shuffled as they are drawn; avoided ones queue in `beneath`.
        let mut deck = DECK;
        let mut unseen = 44usize;
        let mut beneath = [0u8; 128];
        let (mut head, mut tail) = (0usize, 0usize);
        let mut room = [0u8; 4];
        let mut lying = 0usize;
        let mut hp = 20i32;
        let (mut weapon, mut edge) = (0i32, 15i32);
        let mut avoided = false;
        let mut last = 0u8;
        'rooms: loop {
            while lying < 4 {
                let card = if unseen > 0 {
                    let at = luck.below(unseen as u32) as usize;
                    unseen -= 1;
                    let card = deck[at];
                    deck[at] = deck[unseen];
                    card
                } else if head < tail {
                    head += 1;
                    beneath[head - 1]
                } else {
                    break;
                };
                room[lying] = card;
                lying += 1;
            }
            if lying == 0 {
                let bonus = if hp == 20 && last & POTION != 0 { (last & 15) as i32 } else { 0 };
                scores += (hp + bonus) as i64;
                break 'rooms;
            }
            let stays = if lying == 4 { 1 } else { 0 };
            let mut can_avoid = lying == 4 && !avoided;
            let mut healed = false;
            while lying > stays {
                let mut moves = [0u8; 9];
                let mut count = 0usize;
                for (at, &card) in room[..lying].iter().enumerate() {
                    moves[count] = at as u8;
                    count += 1;
                    if card < WEAPON && weapon > 0 && (card as i32) < edge {
                        moves[count] = at as u8 | 0x10;
                        count += 1;
                    }
                }
                moves[count] = 0xff;
                count += can_avoid as usize;
                let choice = moves[luck.below(count as u32) as usize];
                decisions += 1;
                if choice == 0xff {
                    for &card in &room {
                        beneath[tail] = card;
                        tail += 1;
                    }
                    lying = 0;
                    avoided = true;
                    continue 'rooms;
                }
                can_avoid = false;
                let at = (choice & 3) as usize;
                let card = room[at];
                lying -= 1;
                for later in at..lying {
                    room[later] = room[later + 1];
                }
                last = card;
                let value = (card & 15) as i32;
                if card & WEAPON != 0 {
                    (weapon, edge) = (value, 15);
                } else if card & POTION != 0 {
                    if !healed {
                        hp = (hp + value).min(20);
                        healed = true;
                    }
                } else if choice & 0x10 != 0 {
                    hp -= (value - weapon).max(0);
                    edge = value;
                } else {
                    hp -= value;
                }
                if hp <= 0 {
                    let left = deck[..unseen].iter().chain(&beneath[head..tail]);
                    let monsters: i32 = left.filter(|&&card| card < WEAPON).map(|&card| card as i32).sum();
                    scores += (hp - monsters) as i64;
                    break 'rooms;
                }
            }
            avoided = false;
        }
    }
    (decisions, scores)
}
