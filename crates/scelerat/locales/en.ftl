# Scélérat. Card names come from the content; here are the sentences.

heading = Room { $room }
gauge-hp = HP
zone-room = Room
zone-weapon = Weapon
zone-slain = Slain by this weapon
zone-beneath = At the bottom of the dungeon, in order
zone-kinds = Cards not seen yet
zone-unseen = Cards not seen yet, one by one
zone-dungeon = Dungeon
thing-monster = monster { $value }
thing-weapon = weapon { $value }
thing-potion = potion { $value }
thing-kind = total value { $total }
mark-fresh = sharp: kills anything
mark-dulled = { $limit ->
    [2] kills nothing more
   *[other] kills below { $limit }
}
mark-dulled-le = kills { $limit } or less

note-unarmed = No weapon.
note-fresh = Weapon: { $weapon }, still sharp: it kills any monster.
note-dulled = Weapon: { $weapon }, { $limit ->
    [2] can kill no more monsters
   *[other] can only kill monsters below { $limit }
}.
note-dulled-le = Weapon: { $weapon }, can only kill monsters of { $limit } or less.
note-dungeon = { $count ->
    [0] The dungeon is empty.
    [one] 1 card in the dungeon.
   *[other] { $count } cards in the dungeon.
}
note-dungeon-avoided = { $count ->
    [one] 1 card in the dungeon, avoided before.
   *[other] { $count } cards in the dungeon, all avoided before.
}
note-dungeon-partly = { $count } cards in the dungeon, { $beneath } of them avoided, at the bottom.
note-potion-used = This room's potion has been drunk.
note-avoided = The last room was avoided: this one must be played.

prompt = { $left ->
    [one] 1 more card to play in this room.
   *[other] { $left } more cards to play in this room.
}
prompt-last = { $left ->
    [one] Last room: 1 more card.
   *[other] Last room: { $left } more cards, all to be played.
}
prompt-dead = You lose. Score: { $score }.
prompt-crossed = Dungeon cleared! Score: { $score }.

choice-avoid = Avoid the room
choice-equip = Equip { $card }
choice-drink = Drink { $card }
choice-hands = Bare-handed: { $card }
choice-weapon = With the weapon: { $card }

comes-avoid = { $count ->
    [one] 1 card under the dungeon; the next room must be played
   *[other] { $count } cards under the dungeon; the next room must be played
}
comes-equip = weapon { $value }, sharp
comes-replace = weapon { $value }, sharp; discarded: { $old }
comes-drink = +{ $healed } → { $hp } HP
comes-waste = +0, this room's potion has been drunk
comes-full = no effect, HP at the maximum; other potions of this room will not heal
comes-fight = −{ $lost } → { $hp } HP
comes-cut = { $lost ->
    [0] unhurt, { $hp } HP
   *[other] −{ $lost } → { $hp } HP
}; then the weapon kills { $limit ->
    [2] nothing
   *[other] below { $limit }
}
comes-cut-le = { $lost ->
    [0] unhurt, { $hp } HP
   *[other] −{ $lost } → { $hp } HP
}; then the weapon kills { $limit } or less
comes-death = −{ $lost }, you die

refused-over = the game is over; start another
refused-seat = this is a game for one player
refused-not-in-room = that card is not in the room: { $card }; choose a card of the room
refused-takes-monster = a monster is fought, not picked up: { $card }
refused-fights-thing = only monsters are fought: { $card } is picked up
refused-unarmed = you have no weapon; fight bare-handed
refused-blunt = the weapon has killed a monster of { $limit }, it can no longer kill a monster of { $value }; fight bare-handed
refused-begun = a card of this room has been played; finish the room
refused-short = only a room of four cards can be avoided; play this one
refused-avoided = the last room was avoided, never two in a row; play this one
refused-never = at this table no room can be avoided

event-entered = Room { $room }.
event-dealt = { $card }, { $what }.
event-stayed = Stays for the next room: { $card }.
event-avoided = Room avoided: its cards go under the dungeon.
event-equipped = { $card }: weapon in hand.
event-replaced = { $card }: weapon in hand; discarded: { $old }.
event-drank = { $card }: { $healed ->
    [0] no effect
   *[other] +{ $healed }
}, { $hp } HP.
event-wasted = { $card }: potion wasted, only one heals in a room.
event-hands = { $card } bare-handed: −{ $lost }, { $hp } HP.
event-weapon = { $card } with the weapon: { $lost ->
    [0] unhurt
   *[other] −{ $lost }
}, { $hp } HP.
event-died = You die. Score: { $score } ({ $hp } HP, minus { $left } for the monsters left).
event-crossed = Dungeon cleared! Score: { $score }.
event-bonus = Dungeon cleared, and the last card ({ $potion }) is a bonus! Score: { $score }.

next-monster = next card: a monster
next-weapon = next card: a weapon
next-potion = next card: a potion

beat-avoided = Room avoided.
beat-wasted = { $card }: potion wasted.
beat-died = You die.

verdict-dead = Defeat
verdict-crossed = Victory
cause-hands = { $card } bare-handed: { $short } HP short, { $left }.
cause-weapon = { $card } with the weapon: { $short } HP short, { $left }.
cause-hands-early = { $card } bare-handed, { $left }.
cause-weapon-early = { $card } with the weapon, { $left }.
cause-left = { $left ->
    [0] on the last card
    [one] 1 card from the exit
   *[other] { $left } cards from the exit
}
cause-crossed = { $rooms ->
    [one] Dungeon cleared in 1 room, with { $hp } HP.
   *[other] Dungeon cleared in { $rooms } rooms, with { $hp } HP.
}
score-life = HP
score-pile = Monsters left in the draw pile
score-room = Monsters left in the room
score-bonus = Last card: { $potion }

# A game with real cards: what is put together.
prepare-shuffle = Shuffle these { $count } cards into one pile, face down: the dungeon. Put the rest of the pack aside.
prepare-suit = – { $count } cards: { $first } to { $last };
prepare-life = Beside it, something to count your life with: { $life } to begin with.

# Trophies.

trophy-whole = Without a scratch
trophy-whole-deed = Cross the dungeon and leave it with all your life.
trophy-armed = Never bare-handed
trophy-armed-deed = Cross the dungeon without ever fighting bare-handed.
trophy-onward = Straight ahead
trophy-onward-deed = Cross the dungeon without avoiding a single room.
trophy-thrift = Not a drop lost
trophy-thrift-deed = Cross the dungeon without wasting a single potion.
trophy-toast = One for the road
trophy-toast-deed = End on a potion with full life: it counts on top.

# Codex.
codex-monsters = Monsters
codex-weapons = Weapons
codex-potions = Potions
codex-monster = −{ $value } HP bare-handed; with a weapon, minus the weapon's value
codex-weapon = takes { $value } off a monster's blow
codex-potion = +{ $value } HP, one potion a room

# What speaks for a move or against it.
why = { $fact }; { $risk }
why-risk = { $deadly ->
    [0] none of the { $monsters } unseen monsters would then kill you in one blow
    [one] { $deadly } of the { $monsters } unseen monsters would then kill you in one blow
   *[other] { $deadly } of the { $monsters } unseen monsters would then kill you in one blow
}
why-risk-one = { $deadly ->
    [0] the last unseen monster would not kill you in one blow
   *[other] the last unseen monster would then kill you in one blow
}
why-avoid = { $count ->
    [0] no monster is sent to the bottom of the dungeon
    [one] { $count } monster of value { $total } waits at the bottom of the dungeon
   *[other] { $count } monsters, of total value { $total }, wait at the bottom of the dungeon
}
why-equip = the weapon kills { $reach ->
    [0] any monster
    [one] the unseen monster
   *[other] each of the { $reach } unseen monsters
}
why-replace = the new weapon kills any monster, the old one { $before ->
    [0] none of the unseen ones
   *[other] { $before } of the unseen ones
}
why-drink = { $healed ->
    [0] the potion heals nothing
   *[other] the potion gives back { $healed } HP
}
why-weapon = the weapon saves { $spared } HP { $spent ->
    [0] and still reaches all the monsters it reached
   *[other] and no longer reaches { $spent } of the unseen monsters
}
why-hands = the blow costs { $lost } HP
why-hands-keeping = { $lost } HP lost, but the weapon still reaches { $reach ->
    [one] { $reach } unseen monster
   *[other] { $reach } unseen monsters
}
