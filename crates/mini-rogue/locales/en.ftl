# Mini Rogue. Here are the sentences.

heading = { $hero } level { $level }, floor { $floor }, area { $area }/10
printed = { $name }
figure = { $value }

gauge-hp = HP
gauge-xp = XP
gauge-armor = Armour
gauge-food = Food
gauge-gold = Gold

zone-area = Area
zone-enemy = Enemy
zone-dice = Dice
zone-dice-blow = Dice: { $total } damage
zone-goods = For sale
zone-hero = Hero
zone-bag = Bag
zone-skills = Skills
zone-heroes = Heroes
zone-dungeon = Areas
zone-unseen = Face down or aside
column-hero = Hero
column-hp = HP
column-xp = XP
column-armor = Armour
column-potions = Potions
column-card = Card
column-ails = Afflictions

label-exit = way down
label-down = unknown
label-gone = taken along
label-guardian = guardian
label-monster = monster
label-merchant = trade
label-rest = comfort
label-crow = companion
label-treasure = chest
label-shrine = prayer
label-tomb = search
label-armory = weapon
label-trap = trap
about-monster = { $foe }: { $hp } HP, { $damage } damage, { $xp } XP
about-monster-two = { $foe }: { $hp } HP ({ $both } for two), { $damage } damage, { $xp } XP
about-skill = { $about }, { $skill }
about-guardian = the guardian: { $hp } HP, { $damage } damage, { $skill }; { $xp } XP and a reward
about-foe = { $hp } HP, { $damage } damage, { $skill }
about-og = { $first }; then { $then }
about-merchant = 1 HP for 1 gold, 4 for 3, cure 2, armour or potion 5; you have { $gold } gold
about-merchant-food = 1 HP for 1 gold, 4 for 3, ration or cure 2, armour or potion 5; you have { $gold } gold
about-rest = 1 XP, 1 ration or 2 HP; skills are ready again
about-crow = for 1 ration (of { $food }): it keeps a room away, or swaps two rooms
about-treasure = { $gold } gold; chest at { $chance }%: armour, XP, gold or a potion
about-shrine = die 1 to 3: curse; 4 or 5: cure, 1 or 2 HP; 6: 1 HP (1 gold: +1)
about-tomb = holy water, 1 ration, 1 gold, 1 XP, −1 ration or a ghost ({ $ghost } HP); { $chance }%: the die ±1
about-armory = { $chance }%: a weapon with 1 to 3 free feats
about-gauntlet = { $chance }%: holy water, 1 armour or perception; else −{ $floor } food, −1 armour, or −{ $floor } HP and poison
about-pit = { $chance }%: 1 XP, 2 XP or perception; else −1 HP and poison, −{ $floor } HP, or −3 HP and a fall
about-exit = area { $area }; a ration is eaten, { $food } left
about-exit-hungry = area { $area }; nothing to eat: −{ $hp } HP
about-down = one of { $rooms } unseen rooms, { $dangers } of them monsters or traps
about-gone = the card was taken along
label-enemy = { $foe }
label-die = { $die }: { $value }
label-die-rest = at rest
label-dungeon-die = dungeon: { $value }
label-dungeon-die-rest = at rest
label-carried-crow = keeps a room away, or swaps two rooms
label-weapon = { $feats ->
    [one] 1 free feat
   *[other] { $feats } free feats
}
label-poisoned = a roll may cost 1 HP
label-cursed = a roll may count 1 less on each die
label-blind = the next rooms cannot be seen
label-sheltered = 1 more armour in this room
label-lurking = the next blow counts double
label-fire = 7 more damage
label-frost = the enemy's next turn is lost
label-poison = the enemy loses 4 HP each turn
label-life = 6 HP, at any time
label-water = cures all afflictions, at any time
label-perception = passes a failed test, or cures blindness
label-backstab = in combat: a test, and the next blow counts double
label-evasion = on the way: past the next room
label-conjuring = in combat: a test, and a potion out of thin air
label-sight = on the way: up to three rooms are revealed
label-smite = in combat: a test, and the dice strike with twice the armour
label-shelter = on the way: 1 more armour for all in the next room
label-sacrifice = in combat: a test, and blood for blood
label-blessing = on the way: no more curse, and 2 HP
label-area = floor { $floor }
label-hero = player { $player }
label-level = level { $level }
label-guarded = floor { $floor }, guarded
label-unseen = may lie face down

mark-visited = visited
mark-hero = { $hero }
mark-strength = { $hp } HP, { $damage } damage
mark-strength-two = { $hp } HP ({ $both } for two), { $damage } damage
mark-answer = strikes back: −{ $loss } HP
mark-answer-armor = strikes back: −{ $loss } HP, −{ $critical } on a 6
mark-worth = worth { $xp } XP
mark-worth-reward = worth { $xp } XP and a reward
mark-rises = will rise again
mark-last = the last enemy
mark-price = { $gold } gold
mark-have = you have { $now }/{ $most }
mark-have-hp = you have { $now }/{ $most } HP
mark-healthy = nothing to cure
mark-brings = sells for { $gold } gold
mark-next-level = { $more } XP to level { $level }
mark-none = no skill
mark-curses = curses
mark-poisons = poisons
mark-pierces = ignores armour
mark-weakens = takes 1 XP
mark-blinds = blinds
mark-wasting = loses { $damage } HP a turn
mark-frozen = frozen
mark-critical = critical
mark-missed = missed
mark-star = star
mark-spent = feat spent
mark-leads = leads

note-blow = Your blow is { $total }; the enemy has { $hp } HP.
note-enough = Your blow is { $total }: enough to kill ({ $hp } HP).
note-threat = As it is, { $threat }.
note-goes = { $hero } goes { $way }.
note-curse = The curse takes 1 from each die of this roll.
note-hungry = No food left: the next descent costs { $hp } HP.
note-blind = Blind: the next rooms stay face down.
note-merchant = Buy and sell as often as you like.
note-rest = One of three comforts; then your skills are ready again.
note-crow = For a ration it comes along: it keeps a room out of the next area, or swaps two rooms of this one.
note-treasure = 1 gold in any case. You may leave the chest. Test passed (5 or 6): choose one of two rewards, set by the dungeon die.
note-treasure-danger = 2 gold in any case (you met a danger). You may leave the chest. Test passed (5 or 6): choose one of two rewards, set by the dungeon die.
note-shrine = Dungeon die: 1 curse and poison; 2 or 3 curse; 4 cure and 2 HP; 5 cure and 1 HP; 6: 1 HP.
note-tomb = Dungeon die: 1 holy water, 2 food, 3 gold, 4 XP, 5 rats (a ration), 6 ghost. Test passed (5 or 6): one up or down.
note-armory = Test passed (5 or 6): a weapon; dungeon die 1 to 3 one free feat; 4 or 5 two; 6 three.
note-gauntlet = Passed (5 or 6): holy water, armour or perception. Failed: rats (food), acid (armour) or axes (HP, poison).
note-pit = Passed (5 or 6): 1 XP, 2 XP or perception. Failed: spikes (1 HP, poison), stakes (HP), or a fall (3 HP).

threat-frozen = it is frozen and will not strike back
threat-wastes = the poison kills it before it strikes back
threat-miss = dungeon die { $die }: it will miss
threat-critical = dungeon die { $die }: a critical, you lose { $loss } HP whatever the armour
threat-hit = dungeon die { $die }: it strikes back, you lose { $loss } HP
threat-deadly = dungeon die { $die }: it strikes back, and that is your death

prompt-wait = Waiting for { $hero }.
prompt-prepare = { $hero }, before the next area is set up the crow may keep a room away.
prompt-room = { $room }. What do you do?
prompt-failed = { $hero }, the test failed. Drink something, or take it as it is?
prompt-reward = { $hero }, choose one reward.
prompt-tomb = { $hero }, you passed. What does the die count as?
prompt-chest = { $hero }, the chest is open. Choose one.
prompt-award = Who gets the card?
prompt-item = { $hero }, you carry a card already. Take the new one in its place?
prompt-fight = { $hero }, attack!
prompt-strike = { $hero }, strike with that?
prompt-bleed = { $hero }, how much blood?
prompt-descent = { $hero }, nothing is left to eat, and the descent would kill you. Drink first?
prompt-move = { $hero }, where to?
prompt-sight = Which room do you look at? { $left ->
    [one] One more.
   *[other] { $left } more.
}
prompt-swap = Swap it with which room?
prompt-potion = { $potion }: there is no place for it. Make room, drink, or leave it?
prompt-offer = { $asked }, { $hero } offers you { $give } for { $want }. Agreed?
prompt-won = The Blood of Og is yours! Score: { $score }.
prompt-slain = Slain. Score: { $score }.
prompt-trapped = Killed by a trap. Score: { $score }.
prompt-starved = Starved. Score: { $score }.
prompt-poisoned = The poison has won. Score: { $score }.
prompt-worn = A fight without an end: all are worn out. Score: { $score }.

place = column { $column }, row { $row }
room-at = { $room } ({ $place })
down-at = the card at { $place }
way-right = right
way-down = down
ahead-wall = no way
ahead-exit = the exit
ahead-down = an unknown room
ahead-gone = an empty place

gift-armor = a point of armour
gift-card = the card carried
gift-crow = the crow
gift-weapon = the weapon

effect-nothing = nothing
effect-gold = { $by } gold
effect-food = { $by ->
    [one] 1 ration
   *[other] { $by } rations
}
effect-xp = { $by } XP
effect-hp = { $by } HP
effect-armor = { $by } armour
effect-refresh = skills ready again
effect-cure = all afflictions cured
effect-curse = cursed
effect-poison = poisoned
effect-lose-hp = −{ $by } HP
effect-lose-food = −{ $by ->
    [one] 1 ration
   *[other] { $by } rations
}, else −{ $hp } HP
effect-lose-armor = −{ $by } armour, else −{ $hp } HP
effect-fall = a fall
effect-ghost = a ghost
effect-both = { $one }, { $other }

choice-ban = Crow: keep away { $room }
choice-deal = Set up the area
choice-roll-chest = Force the chest
choice-roll-tomb = Search the tomb
choice-roll-crow = Win the crow over
choice-roll-trap = Brave the trap
choice-roll-armory = Look for a weapon
choice-pray = Pray
choice-offer = Pray, with a piece of gold
choice-row = { $die }: { $effect }
choice-accept = Take it as it is
choice-feed = Feed the crow
choice-leave-potion = Leave the potion
choice-leave-card = Leave the card
choice-leave-crow = Walk past
choice-leave-chest = Leave the chest shut
choice-leave-merchant = Leave the merchant
choice-take = Take the new card
choice-award = To { $hero }
choice-award-weapon = To { $hero } ({ $feats ->
    [one] 1 feat
   *[other] { $feats } feats
})
choice-buy = Buy { $goods } ({ $price } gold)
choice-sell = Sell { $goods } (+{ $price } gold)
choice-throw = Throw { $potion }
choice-drink = Drink { $potion }
choice-discard = Pour away { $potion }
choice-attack = Attack
choice-reroll = Reroll the critical { $die } ({ $value })
choice-feat-xp = Feat on { $die } ({ $value }) for 1 XP
choice-feat-hp = Feat on { $die } ({ $value }) for 2 HP
choice-feat-weapon = Feat on { $die } ({ $value }) with the weapon
choice-stop = Strike: { $damage } damage
choice-bled = No more blood
choice-backstab = Backstab
choice-conjure = Conjure { $potion }
choice-smite = Smite
choice-sacrifice = Sacrifice
choice-bleed = Give 1 HP (the enemy loses 2)
choice-see = Sight: look at { $place }
choice-enough = That is enough
choice-shelter = Shelter
choice-bless = Bless { $hero }
choice-descend = Descend hungry
choice-go = Go { $way }: { $room }
choice-evade = Evasion { $way }, past { $room }
choice-swap = Crow: swap { $room }
choice-with = With { $room }
choice-give = Give { $gift } to { $hero }
choice-trade = Offer { $give } for { $want }
choice-agree = Agree
choice-refuse = Refuse

comes-ban = the area is set up without it; the crow goes back to the cards
comes-deal = area { $area } is set up
comes-test = a test: a 5 or 6 on { $dice ->
    [one] one die
   *[other] { $dice } dice
}
comes-pray = the dungeon die decides
comes-offer = the dungeon die counts 1 more; { $gold } gold left
comes-feed = it comes along; rations left: { $food }
comes-feed-both = both of you then try to win it; rations left: { $food }
comes-feed-choice = you then choose between it and the card you carry; rations left: { $food }
comes-leave = nothing changes
comes-death = you die
comes-death-hungry = nothing to eat on the way down: −{ $hp } HP, you die
comes-death-answer = the enemy strikes back: you die
comes-sated = HP { $now }, of which hunger takes { $hunger }
comes-bitten = { $first }; your poison bites one time in two (1 HP)
comes-contest = who gets the card depends on both of you
comes-take = the old card goes aside
comes-award = it is theirs
comes-award-choice = they then choose between it and the card they carry
comes-buy = { $effect }; { $gold } gold left
comes-sell = { $gold } gold in all
comes-discard = { $potion } takes its place
comes-attack = { $dice ->
    [one] one die
   *[other] { $dice } dice
} against { $hp } HP
comes-reroll = adds up; a miss loses the whole die
comes-feat-xp = the die starts over; XP { $xp }
comes-feat-level = the die starts over; XP { $xp }, and a level is lost
comes-feat-hp = the die starts over; HP { $hp }
comes-feat-weapon = the die starts over; { $feats ->
    [0] the weapon is spent
    [one] 1 free feat left
   *[other] { $feats } free feats left
}
comes-bled = the enemy does not strike back
comes-backstab = a test with { $dice ->
    [one] one die
   *[other] { $dice } dice
}; passed: the next blow counts double, and no counterattack
comes-conjure-fire = a test with { $dice ->
    [one] one die
   *[other] { $dice } dice
}; passed: { $damage } damage, and no counterattack
comes-conjure-frost = a test with { $dice ->
    [one] one die
   *[other] { $dice } dice
}; passed: no counterattack this turn or the next
comes-conjure-poison = a test with { $dice ->
    [one] one die
   *[other] { $dice } dice
}; passed: { $damage } HP a turn, and no counterattack
comes-smite = a test with { $dice ->
    [one] one die
   *[other] { $dice } dice
}; passed: they strike, with { $damage } more, and no counterattack
comes-sacrifice = a test with { $dice ->
    [one] one die
   *[other] { $dice } dice
}; passed: { $damage } of its HP for each of yours, and no counterattack
comes-bleed = HP { $hp }; it has { $left } left
comes-see = the room is revealed; your skills are then used up
comes-enough = no more rooms are revealed
comes-shelter = 1 more armour (4 at most) for all until the next room is dealt with; your skills are then used up
comes-bless = HP { $hp }; your skills are then used up
comes-bless-cursed = no more curse; HP { $hp }; your skills are then used up
comes-evade = { $room } is not dealt with; your skills are then used up
comes-swap = then choose the other room
comes-with = they swap places; the crow goes back to the cards
comes-give = it changes hands
comes-trade = if the other agrees
comes-agree = it is done
comes-refuse = nothing changes
comes-perception = the test is passed after all
comes-eyes = no longer blind
comes-kill = it dies
comes-blow = { $left } HP left; { $threat }
comes-frost = { $damage } damage, { $left } HP left; it does not strike back
comes-poison = { $damage } damage; at the start of its turn it has { $left } HP left

got-hp = { $now } HP in all
got-xp = { $now } XP in all
got-gold = { $now } gold in all
got-food = { $now ->
    [one] 1 ration in all
   *[other] { $now } rations in all
}
got-armor = { $now } armour in all
got-double = you have one already: drink it first if you can, or this one is lost
got-third = your bag is full: pour one away, or leave it
got-potion = { $potion } in your bag

odds-dead = death
odds-kills = kills
odds-lives = it survives, { $answer }
odds-deadly = it survives, and its counterattack would kill you
odds-missed = missed, { $total } in all
odds-total = { $total } in all
odds-passed = passed
odds-failed = failed
odds-failed-answer = failed, { $answer }
odds-either = { $one } or { $other }
odds-near = passed: the die, or one up or down
odds-weapon = { $feats ->
    [one] a weapon with 1 feat
   *[other] a weapon with { $feats } feats
}
answer-miss = misses
answer-frozen = frozen
answer-kept = no counterattack
answer-armor = the armour holds
answer-loss = you lose { $loss } HP

dice = { $dice }, dungeon { $dungeon }
dice-cursed = { $dice } (cursed, 1 less on each die), dungeon { $dungeon }
item-crow = the crow
item-both = the crow and a weapon ({ $feats ->
    [one] 1 feat
   *[other] { $feats } feats
})
item-weapon = a weapon ({ $feats ->
    [one] 1 feat
   *[other] { $feats } feats
})
talent-backstab = Backstab
talent-evasion = Evasion
talent-conjuring = Conjuring
talent-sight = Sight
talent-smite = Smite
talent-shelter = Shelter
talent-sacrifice = Sacrifice
talent-blessing = Blessing

event-began = { $hero } enters the dungeon.
event-led = { $first } against { $second }: player { $player } leads.
event-of = { $hero }:
event-opened = Floor { $floor }, area { $area }.
event-opened-guarded = Floor { $floor }, area { $area }. { $guardian } guards the way down.
event-banned = The crow keeps away: { $room }.
event-revealed = { $room } is revealed.
event-looked = A look at column { $column }, row { $row }.
event-went = On to column { $column }, row { $row }.
event-evaded = Slips past column { $column }, row { $row }.
event-passed = Test passed ({ $dice }).
event-failed = Test failed ({ $dice }).
event-threw = The dungeon die shows { $dungeon }.
event-threw-more = The dungeon die shows { $dungeon }, and counts { $counts }.
event-hp-up = +{ $by } HP ({ $now }).
event-hp-down = −{ $by } HP ({ $now }).
event-xp-up = +{ $by } XP ({ $now }).
event-xp-down = −{ $by } XP ({ $now }).
event-armor-up = +{ $by } armour ({ $now }).
event-armor-down = −{ $by } armour ({ $now }).
event-food-up = +{ $by } food ({ $now }).
event-food-down = −{ $by } food ({ $now }).
event-gold-up = +{ $by } gold ({ $now }).
event-gold-down = −{ $by } gold ({ $now }).
event-level = Level { $level }.
event-poisoned = Poisoned!
event-cursed = Cursed!
event-blinded = Blinded!
event-bitten = The poison bites.
event-cured = Cured.
event-found = In the bag: { $potion }.
event-used-potion = Used: { $potion }.
event-poured-away = Left behind: { $potion }.
event-sold-potion = Sold: { $potion }.
event-double = Lost, since there is one already: { $potion }.
event-took = Taken along: { $item }.
event-dropped = Back to the cards: { $item }.
event-worn-out = The weapon is spent.
event-used = { $talent }.
event-refreshed = Skills are ready again.
event-swapped = Two rooms swap places.
event-gave = Gives { $gift }.
event-proposed = Offers { $give } for { $want }.
event-agreed = Agrees.
event-declined = Refuses.
event-fell = The floor gives way! Down to area { $area }.
event-caught = There is nothing beneath to fall to.
event-descended = A ration is eaten on the way down.
event-starved = Nothing to eat on the way down!
event-died = No HP left: death.
event-ended-won = The Blood of Og is found! Score: { $score }.
event-ended-lost = The dungeon has won. Score: { $score }.
event-met = { $foe }, { $hp } HP!
event-threatened = Dice { $dice }: { $total } damage.
event-rethrew = Die { $die } shows { $face }, and counts { $value }: { $total } damage.
event-rethrew-cursed = Die { $die } shows { $face }, and counts { $value } (curse): { $total } damage.
event-struck = { $damage } damage; { $left } HP left.
event-wasted = It wastes away: { $damage } damage, { $left } HP left.
event-answer-miss = It misses.
event-answer-frozen = It is frozen.
event-answer-kept = It cannot strike back.
event-answer-armor = It strikes back; the armour holds.
event-answer-hit = It strikes back.
event-answer-critical = It strikes back, a critical!
event-killed = { $foe } is dead.
event-rose = What was left of Og rises once more!
event-haunted = Something stirs in the tomb…

beat-opened-guarded = Floor { $floor }, area { $area }. Guardian: { $guardian }.
beat-dice = { $dice ->
    [one] One die to roll.
   *[other] { $dice } dice to roll.
}
beat-level-up = Level { $level } reached ({ $xp } XP)!
beat-level-down = Back to level { $level } ({ $xp } XP).

verdict-won = Victory
verdict-slain = Slain
verdict-trapped = Killed by a trap
verdict-starved = Starved
verdict-rats = Prey of rats
verdict-poisoned = Poisoned
verdict-worn = Worn out
cause-won = Og fell twice; { $hero } ended with { $hp } HP, on level { $level }.
cause-won-two = Og fell twice; { $hero }, the weaker of the two, ended with { $hp } HP.
cause-slain = { $hero } down. The last blow: { $foe }, with { $left } HP left. { $where }
cause-trapped = { $hero } down: one trap too many ({ $room }). { $where }
cause-starved = { $hero } down: nothing left to eat on the way down. { $where }
cause-rats = { $hero } down: no ration to throw to the rats of the tomb. { $where }
cause-poisoned = { $hero } down: the poison took the last HP. { $where }
cause-worn = All are worn out. Still standing: { $foe }, with { $left } HP. { $where }
close-area = Floor { $floor }, area { $area }/10: { $rooms ->
    [one] one room
   *[other] { $rooms } rooms
} from the exit and { $areas ->
    [one] one area
   *[other] { $areas } areas
} from Og.
close-exit = Floor { $floor }, area { $area }/10: at the exit, { $areas ->
    [one] one area
   *[other] { $areas } areas
} from Og.
close-last = Floor { $floor }, area { $area }/10: { $rooms ->
    [one] one room
   *[other] { $rooms } rooms
} from Og.
close-husk = Face to face with Og, who would have risen once more.
close-heart = Face to face with Og's heart, the very last enemy.
score-floor = Floor { $floor }: { $areas ->
    [one] one area left behind
   *[other] { $areas } areas left behind
}
score-hp = HP left ({ $hero })

refused-seat = there is no such seat at this table
refused-over = the game is over
refused-turn = it is the other hero's turn
refused-now = not now: first { $due }
refused-too-poor = not enough gold: sell something, or choose something cheaper
refused-not-sold = at this table the merchant sells no food
refused-not-bought = the merchant buys armour and potions only
refused-hp-full = HP cannot go any higher
refused-armor-full = armour cannot go any higher
refused-food-full = you cannot carry more food
refused-healthy = there is nothing to cure
refused-has-potion = you have one of these already: never two of the same
refused-two-potions = you carry two potions already: sell one first
refused-no-potion = you do not have that potion
refused-not-that-potion = not the moment for this potion
refused-no-armor = you have no armour to sell
refused-no-food = you have no food to give
refused-no-gold = you have no gold to give
refused-no-xp = you have no XP to pay with
refused-too-weak = you need at least 3 HP to pay with 2
refused-no-weapon = you carry no weapon with feats
refused-die-spent = this die has had its feat in this attack
refused-not-critical = only a die that shows a critical is rerolled for free
refused-no-die = there is no such die
refused-enough = it is enough already: strike
refused-wrong-class = that is another class's skill
refused-skill-spent = your skill is used up: rest, or finish the area
refused-blind = you are blind: drink perception or holy water first
refused-already-seen = this room is face up already: choose one that is face down
refused-no-room = there is no such room here: choose another
refused-no-way = there is no way there: go right or down, inside the area
refused-not-past-exit = the exit cannot be slipped past
refused-no-crow = you have no crow
refused-room-done = somebody has been there: choose a room nobody has been in
refused-both-down = nothing would change: at least one of the two must be face up
refused-not-in-deck = that card is not among those to be dealt: name another
refused-wrong-row = the die may count one more or one less, from 1 to 6
refused-no-row = there is no such thing to choose
refused-alone = you are alone
refused-apart = you must stand in the same room
refused-nothing-to-give = there is nothing of that kind to give
refused-partner-full = it does not fit: nobody may go beyond two different potions, 4 armour and one card
refused-enough-offers = enough was offered here: go on
refused-no-trade = a potion is exchanged for a potion, a card for a card; give the rest away
refused-last-hp = the last HP is not given
refused-no-hero = there is no such hero
refused-no-need = that hero needs no blessing

due-prepare = set up the area
due-room = deal with the room
due-failed = settle the failed test
due-pick = choose one of the things
due-award = say who gets the card
due-item = say whether you take the card
due-fight = fight the enemy
due-strike = say what the dice do
due-bleed = say how much blood you give
due-move = choose a way
due-descent = say whether you drink before the descent
due-sight = choose the rooms you look at
due-swap = choose the other room
due-potion = make room for the potion, or leave it
due-offer = answer the offer

# A game with real cards: what is put together.
prepare-rooms = Shuffle the { $count } Room cards into one pile, face down: { $cards }.
prepare-guardians = Shuffle three Guardians, face down: { $cards }; slide { $last } beneath them, face up.
prepare-class = Take the class card { $class } and its board.
prepare-classes = Each player takes the card of their class and its board.
prepare-class-drawn = Shuffle the class cards of the Rogue and the Mage: one will be drawn.
prepare-dice = Have the dice at hand: { $dice }.
prepare-card = { $name }
prepare-list = { $first }, { $next }

# Trophies.

trophy-healthy = In rude health
trophy-healthy-deed = Win without being cursed, poisoned or blinded once.
trophy-fed = Never hungry
trophy-fed-deed = Win without ever descending on an empty stomach.
trophy-corked = Corks in
trophy-corked-deed = Win without using a single potion.
trophy-hale = Fresh as a daisy
trophy-hale-deed = Win with 12 HP or more.
trophy-hard = The hard way
trophy-hard-deed = Win on hard or harder still.

# Codex.
codex-rooms = Rooms
codex-enemies = Enemies
codex-carried = Potions and weapon
codex-goods = Goods
codex-heroes = Heroes
codex-skills = Skills
codex-afflictions = Afflictions
codex-monsters = a monster: { $hp } to { $most-hp } HP and { $damage } to { $most-damage } damage, by floor
codex-merchant = 1 HP for 1 gold, 4 for 3, a ration or a cure for 2, armour or a potion for 5; he buys armour and potions back
codex-crow = for 1 ration it comes along: it keeps a room away, or swaps two rooms
codex-treasure = { $gold } gold, { $more } once a danger was met; the chest on a 5 or 6: armour, XP, gold or a potion
codex-gauntlet = 5 or 6: holy water, 1 armour or perception; else rations or HP by the floor, 1 armour, or poison
codex-pit = 5 or 6: 1 XP, 2 XP or perception; else −1 HP and poison, HP by the floor, or −3 HP and a fall
codex-foe = floor { $floor }: { $hp } HP ({ $both } for two), { $damage } damage, { $xp } XP
codex-weapon = { $fewest } to { $most } free feats
codex-price = { $gold } gold at the merchant's
codex-price-sold = { $gold } gold at the merchant's, sold for { $brings }
codex-hero = begins with { $hp } HP, { $armor } armour, { $food } rations, { $gold } gold

# What speaks for a move or against it.
why = { $fact }; { $risk }
why-monster = each counterattack there costs { $hit } HP, { $worst } at worst; { $deadly ->
    [one] the worst would kill you (you have { $hp } HP)
   *[other] it would take { $deadly } of the worst to kill you (you have { $hp } HP)
}
why-guardian = each counterattack of the guardian costs { $hit } HP, { $worst } at worst; { $deadly ->
    [one] the worst would kill you (you have { $hp } HP)
   *[other] it would take { $deadly } of the worst to kill you (you have { $hp } HP)
}
why-attack = if it survives, its counterattack costs { $hit } HP, { $worst } at worst; { $deadly ->
    [one] the worst would kill you (you have { $hp } HP)
   *[other] it would take { $deadly } of the worst to kill you (you have { $hp } HP)
}
why-down = { $rooms ->
    [one] the only possible room
   *[other] { $rooms } possible rooms
}: { $monsters ->
    [0] no monsters
    [one] { $monsters } monster
   *[other] { $monsters } monsters
}, { $traps ->
    [0] no traps
    [one] { $traps } trap
   *[other] { $traps } traps
}
why-descent = { $food ->
    [0] no rations left
    [one] { $food } ration left
   *[other] { $food } rations left
} for { $areas ->
    [one] the last area
   *[other] the { $areas } areas to come
}
why-hungry = without a ration, hunger leaves you with { $hp } HP
why-trap = test passed { $chance } times in 100; failing costs at worst { $worst } of your { $hp } HP
why-test = test passed { $chance } times in 100
why-kill = the enemy dies before it strikes back: { $loss } HP saved
why-left = the enemy keeps { $left } HP, and you { $hp }
why-die = { $kill ->
    [0] no face of the die kills at once
    [one] { $kill } of the die's 6 faces kills at once
   *[other] { $kill } of the die's 6 faces kill at once
}, { $worse ->
    [0] none weakens the blow
    [one] { $worse } weakens the blow
   *[other] { $worse } weaken the blow
}
why-hp = { $hp } HP left
why-life = it gives back { $healed } HP{ $lost ->
    [0] { "" }
    [one] , { $lost } more is lost
   *[other] , { $lost } more are lost
}
why-frost = it saves you a counterattack of { $loss } HP
why-healed = { $healed } HP more for { $price } gold
why-food = { $food ->
    [one] { $food } ration
   *[other] { $food } rations
} for { $areas ->
    [one] the area to come
   *[other] the { $areas } areas to come
}
why-armor = every ordinary counterattack costs 1 HP less
why-gold = { $gold ->
    [0] no gold left
   *[other] { $gold } gold left
}
