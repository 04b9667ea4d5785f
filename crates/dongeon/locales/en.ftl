# Un dongeon dans un deck. Here are the sentences.

heading = { $colour }, door { $door }
colour-white = White side
colour-grey = Grey side (lost)

gauge-lives = HP
gauge-weapons = Weapons
gauge-treasures = Treasures
gauge-streak = In a row
gauge-corridors = Corridors in a row
gauge-doors = Doors in a row
gauge-torches = Torches

icon-corridor = corridor
icon-door = door
icon-monster = monster { $value }
icon-treasure = treasure
icon-weapon = weapon
icon-trap = trap
icon-turnaround = way back

zone-top = Card on top
zone-doors = Boss doors
zone-ahead = Notebook, ahead
zone-behind = Notebook, behind (their backs)
zone-weapons = Weapons
zone-treasures = Treasures
zone-wounds = Wounds
zone-legend = Icons
zone-unseen-white = White faces unknown or forgotten
zone-unseen-grey = Grey faces unknown or forgotten
thing-card = face { $number }
thing-door = boss { $door }
thing-doors = the boss doors
thing-passage = path
thing-lair = monster's lair
thing-hoard = hoard
thing-wound = wound
thing-hidden = never seen
mark-passed = passed
mark-against = against { $foe }: { $value }; weapons: +{ $weapons }

legend-corridor = walk on: all icons of the next card count
legend-door = walk on: only the top icon of the next card counts
legend-monster = fight: the monster drawn plus your weapons must reach its value
legend-treasure = pays a ransom; two give 1 HP back
legend-weapon = +1 in every fight
legend-trap = costs a weapon, else a treasure, else 1 HP
legend-turnaround = on grey: you find your way again

note-deck = { $doors ->
    [0] The boss doors are here.
    [one] 1 more card before the boss doors.
   *[other] { $doors } more cards before the boss doors.
}
note-deck-back = { $doors ->
    [0] Lost: here you go back through the boss doors, to door { $door }.
    [one] Lost: 1 more card, and you go back to door { $door }.
   *[other] Lost: { $doors } more cards, and you go back to door { $door }.
}
note-deck-entrance = { $doors ->
    [0] Lost: here is the entrance, you are on your way again.
    [one] Lost: 1 more card before the entrance, where you find your way again.
   *[other] Lost: { $doors } more cards before the entrance, where you find your way again.
}
note-held = The boss doors wait until the fight is over.
note-after-corridor = After a corridor: choose a path if there is one.
note-after-door = After a door: only the icon on top counts.
note-third-corridor = One more corridor, and you are lost!
note-third-door = One more door, and you are lost!

prompt-start = Enter through a corridor of this card.
prompt-walk = What do you do?
prompt-beaten = Beaten by { $foe }: pay { $value ->
    [one] 1 treasure
   *[other] { $value } treasures
}, or take a wound.
prompt-beaten-poor = Beaten by { $foe }: heal first, or take the wound.
prompt-between = The final boss draws back before assault { $number } of 3: heal, or face it.
prompt-won = The final boss is behind you! Score: { $score }.
prompt-died = You die. Score: { $score }.
prompt-lost = Lost for good, without a torch. Score: { $score }.
prompt-worn = A thousand steps, and the dungeon has won. Score: { $score }.

foe-monster = a monster
foe-boss = the boss of door { $door }
foe-assault = the final boss, assault { $number } of 3

side-top = on top
side-right = on the right
side-bottom = below
side-left = on the left
choice-use = { $icon } { $side }
choice-leave = Walk past
choice-flee = Run from the monster
choice-heal = Heal
choice-ransom = Pay the ransom
choice-bleed = Take the wound
choice-fight = Meet the next assault

comes-nothing = nothing
comes-corridor = you walk on; the card comes back with { $next } on top
comes-door = the next card's top counts; this card comes back with { $next } on top
comes-then = { $first }; { $then }
ahead-icon = next: { $icon }
ahead-face = next: { $icons }
ahead-unseen = next: 1 of { $faces } unseen faces, { $monsters } with a monster, { $traps } with a trap
then-hurt = then the wound, { $lives } HP left
then-fight = then { $foe }
then-boss = then the boss of door { $door }: { $odds }
then-final = then the final boss: { $odds }
then-back = then back through door { $door }
then-entrance = then the entrance of the dungeon
fight-then-boss = then the boss of door { $door } at once
fight-then-final = then the final boss at once
fight-maybe-boss = { $chance }%: the boss of door { $door } at once
fight-maybe-final = { $chance }%: the final boss at once
fight-maybe-back = { $chance }%: back through door { $door } at once
fight-maybe-entrance = { $chance }%: the entrance of the dungeon at once
comes-turnaround = back to the white faces
comes-fight = win { $win }%, tie (won) { $tie }%, lose { $lose }% ({ $loss })
comes-sure = certain victory
comes-fight-unknown = if you lose: { $loss }
loss-life = −1 HP
loss-ransom = { $value ->
    [one] 1 treasure or −1 HP
   *[other] { $value } treasures or −1 HP
}
loss-death = death
comes-assault = boss: monster drawn + 4; { $odds }
comes-victory = you win: { $drawn } (drawn) + { $weapons } (weapons) against { $value }
comes-defeat = you lose: { $drawn } (drawn) + { $weapons } (weapons) against { $value } ({ $loss })
comes-treasure = one more treasure
comes-weapon = { $weapons ->
    [one] 1 weapon in all
   *[other] { $weapons } weapons in all
}
comes-trap-weapon = it costs you a weapon
comes-trap-treasure = it costs you a treasure
comes-trap-life = it costs you 1 HP, { $lives } left
comes-leave = the card goes under the deck
comes-lost = you get lost: the deck is turned over to its grey side
comes-lost-torch = you get lost and burn a torch, { $torches } left: the deck is turned over to its grey side
comes-lost-for-good = no torch left: you are lost for good, the game ends
comes-heal = 2 treasures for 1 HP: { $lives } HP
comes-ransom = { $value ->
    [one] 1 treasure
   *[other] { $value } treasures
}, no wound
comes-bleed = 1 HP less, { $lives } left
comes-death = your last HP: you die

refused-seat = this is a game for one player
refused-over = the game is over
refused-not-a-corridor = you enter through a corridor; choose one
refused-not-begun = first enter through a corridor
refused-path-first = there is a path on this card; take a path
refused-monster-first = a monster guards this card; fight it, or run if the face is white
refused-not-a-trap = you cannot choose a trap; take a thing or walk past
refused-top-only = after a door only the icon on top counts
refused-cannot-leave = this card cannot be left alone; choose an icon
refused-nothing-to-flee = there is no monster in your way
refused-no-flight = you cannot run on grey faces; fight
refused-unhurt = you have no wound
refused-too-poor = healing takes 2 treasures
refused-not-beaten = you have not lost a fight
refused-beaten = first settle the fight: heal, a ransom or a wound
refused-too-poor-to-pay = you have too few treasures for this ransom
refused-between = the final boss is coming again: heal, or meet the next assault
refused-no-assault = no assault of the final boss is to come now

next-passage = a card with a path
next-lair = a monster's lair
next-hoard = a hoard
next-monster = a monster on top
next-icon = { $icon } on top

event-turned = Card: { $top } on top, { $right } right, { $bottom } below, { $left } left.
event-walked = You take the { $icon }.
event-took = You take the { $icon }.
event-left = You walk past.
event-trap-weapon = A trap! A weapon is lost.
event-trap-treasure = A trap! A treasure is lost.
event-trap-life = A trap!
event-fought = Fight against { $foe }, value { $value }.
event-searched = { $cards ->
    [one] 1 card goes by without a monster on top.
   *[other] { $cards } cards go by without a monster on top.
}
event-won = Drawn { $drawn }, weapons { $weapons }, total { $sum }: won.
event-beaten = Drawn { $drawn }, weapons { $weapons }, total { $sum }: lost.
event-paid = { $treasures ->
    [one] 1 treasure pays for it.
   *[other] { $treasures } treasures pay for it.
}
event-hurt = You lose 1 HP, { $lives } left.
event-healed = You regain 1 HP: { $lives } HP.
event-held = Here are the boss doors: they wait until the fight is over.
event-crossed-back = You go back through the boss doors; door { $door } is on top.
event-entrance = The entrance of the dungeon: you know where you are again.
event-lost = You are lost!
event-lost-torch = You are lost! A torch burns down, { $torches } left.
event-flipped = The deck is turned over: { $colour }.
event-ended-won = The final boss is behind you. Score: { $score }.
event-ended-died = You die. Score: { $score }.
event-ended-lost = No torch left: lost for good. Score: { $score }.
event-ended-worn = A thousand steps: the dungeon wins. Score: { $score }.

beat-turned = { $top }, { $right }, { $bottom }, { $left }.
beat-won = { $drawn } + { $weapons } against { $value }: won.
beat-tied = { $drawn } + { $weapons } against { $value }: a tie, won.
beat-beaten = { $drawn } + { $weapons } against { $value }: lost.
beat-hurt-by = Beaten by { $foe } ({ $value }): 1 HP less, { $lives } left.
beat-back = You go back through door { $door }.
beat-held = The doors wait until the fight is over.
beat-entrance = The entrance of the dungeon!

verdict-won = Victory
verdict-died = Defeat
verdict-lost = Lost for good
verdict-worn = Worn out
cause-won = Last assault: { $drawn } + { $weapons } against { $value }, with { $lives } HP left.
cause-survived = Last assault lost, but you have { $lives } HP left.
cause-fight = The last blow: { $foe }, value { $value }, { $place }.
cause-boss = The last blow: { $foe }, value { $value }.
cause-trap = The last blow: a trap, { $place }.
cause-died = The last HP is lost, { $place }.
cause-lost = No torch left, { $place }.
cause-worn = A thousand steps, { $place }.
place-grey = lost on grey, door { $door } of 4
place-before = { $cards ->
    [one] 1 card from door { $door } of 4
   *[other] { $cards } cards from door { $door } of 4
}
place-at = before door { $door } of 4
score-won = The final boss is behind
score-lives = HP left
score-doors = Doors crossed

# A game with real cards: what is put together.
prepare-shuffle = Shuffle the { $count } cards, all white face up, each one turned at random.
prepare-doors = Slide the doors card beneath them, white face up, number 1 on top.
prepare-life = Beside it, something to count your life with: { $life } to begin with.

# Trophies.

trophy-unhurt = Untouched
trophy-unhurt-deed = Win without losing a single life.
trophy-guide = A sense of direction
trophy-guide-deed = Win without ever getting lost.
trophy-wary = Light-footed
trophy-wary-deed = Win without springing a single trap.
trophy-bare = Nothing up the sleeve
trophy-bare-deed = Win the last fight without a single weapon.
trophy-hoard = The hoard
trophy-hoard-deed = Win with four treasures or more.

# Codex.
codex-white = White faces
codex-grey = Grey faces
codex-face = clockwise from the top: { $icons }
codex-monster = fight: the monster drawn plus your weapons must reach { $value }
codex-found = on { $white ->
    [one] 1 white face
   *[other] { $white } white faces
} and { $grey ->
    [one] 1 grey face
   *[other] { $grey } grey faces
}

# What speaks for a move or against it.
why = { $fact }; { $risk }
why-fight = fight won { $won } times in 100; if lost: { $loss }
why-fight-sure = victory is certain
why-weapon = against the boss of door { $door }, if it came now: won { $after } times in 100 instead of { $before }
why-treasure = with { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}, enough to pay the ransom of a monster of value { $treasures } at most{ $healed ->
    [0] { "" }
   *[other] , or to heal { $healed } HP
}
why-boss = at once, the boss of door { $door }: { $odds }
why-known-icon = by the notebook, on top of the next card: { $icon }
why-known-passage = by the notebook, the next card has a path
why-known-lair = by the notebook, the next card is a lair: a monster of value { $weakest } at least
why-known-hoard = by the notebook, the next card has neither monster nor path
why-lairs = { $lairs ->
    [0] none of the { $faces } unknown faces is a monster's lair
    [one] { $lairs } of the { $faces } unknown faces is a monster's lair
   *[other] { $lairs } of the { $faces } unknown faces are monsters' lairs
}
why-edges = { $bad ->
    [0] none of the { $edges } unknown edges holds a monster or a trap
    [one] { $bad } of the { $edges } unknown edges holds a monster or a trap
   *[other] { $bad } of the { $edges } unknown edges hold a monster or a trap
}
why-flee = even the weakest monster on the card would win { $lost } times in 100
why-torches = { $torches ->
    [0] no torches left then
    [one] { $torches } torch left
   *[other] { $torches } torches left
}
why-heal = you will have { $lives } HP, and { $treasures ->
    [0] no treasures left
    [one] { $treasures } treasure left
   *[other] { $treasures } treasures left
}
why-ransom = you keep your { $lives } HP, and { $treasures ->
    [0] no treasures are left
    [one] { $treasures } treasure is left
   *[other] { $treasures } treasures are left
}
why-bleed = { $lives } HP left, but you keep { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}
