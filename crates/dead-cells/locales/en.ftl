# Dead Cells. Sentences, here.

heading-camp = Run { $run }: getting ready
heading-won = Run { $run }: victory
heading-lost = Run { $run }: defeat
heading-cells = Run { $run }: cells to spend
heading-combat = Run { $run }: { $place }, { $round }
heading-preparing = Run { $run }: { $place }, preparation
heading-way = Run { $run }: { $place }
printed = { $name }
list = { $first }, { $next }
either = { $first }, or { $next }
line-none = nothing
card-lines = I: { $one }; II: { $two }; III: { $three }
nobody = nobody
the-boss = The boss

gauge-life = HP
gauge-shields = Shields
gauge-teeth = Gold teeth
gauge-potions = Potions
gauge-cells = Cells

zone-at-hand = The card
zone-here = Here
zone-board = Combat board
zone-timeline = Rounds
zone-hand = Hand
zone-discard = Discard
zone-group = Group
zone-gear = Equipment
zone-tracks = Scroll tracks
zone-prisoners = Prisoners
zone-runes = Runes
zone-mutations = Mutations
zone-aside = Cards set aside
zone-improved = Improved combat cards
zone-secrets = Secrets
zone-upgrades = Upgrades and the well
column-who = Who
column-life = HP
column-tokens = Tokens
column-cards = Cards
column-gear = Equipment
column-0 = 0
column-1 = I
column-2 = II
column-3 = III
column-4 = IV
column-round = { $round }
column-now = { $round } (now)
lane-left = Left
lane-group = Group
lane-1 = 1
lane-2 = 2
lane-3 = 3
round-0 = Round 0
round-1 = Round I
round-2 = Round II
round-3 = Round III
round-4 = Round IV
cell-life = { $left }/{ $life }
cell-frozen = frozen
cell-cards = hand { $held }, deck { $left }, discard { $discard }
cell-slots = { $free ->
    [one] { $free } free slot
   *[other] { $free } free slots
 }

label-group = the group's space
label-empty = empty
label-loot = loot
label-no-card = no card yet
label-monster = monster
label-elite = elite
label-guard = guard
label-banner = banner
label-boss = boss
label-printed = actions of her board
label-face-down = card face down
label-start = where the group starts
label-square = unknown encounter
label-trapezoid = unknown elite encounter
label-circle = unknown treasure
label-pentagon = unknown merchant
label-hexagon = unknown door
label-pillar = teleportation pillar
label-restriction = unknown restriction
label-first = first player
label-member = member of the group
label-vial = heals a Prisoner at once
label-potion = removes all damage from a Prisoner
label-feat = feat to achieve
label-mutation = mutation
label-secret = secret to fulfil
label-secret-told = secret fulfilled
label-deck = { $left ->
    [one] { $left } card
   *[other] { $left } cards
 }, { $price ->
    [0] free
    [one] { $price } cell each
   *[other] { $price } cells each
 }
label-well = { $left ->
    [one] { $left } card
   *[other] { $left } cards
 }, 1 cell each

mark-death = when killed: { $gains }
mark-shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
 }
mark-state = { $count ->
    [1] { $state }
   *[other] { $state } ×{ $count }
 }
mark-done = visited
mark-gate = { $to ->
    [exit1] exit 1
    [exit2] exit 2
   *[other] to space { $to }
 }: { $gate }
mark-symbol = { $skill } symbol
mark-dead = dead
mark-passes = passing
mark-shuriken = shuriken
mark-price = { $price ->
    [0] free
    [one] { $price } gold tooth
   *[other] { $price } gold teeth
 }, { $left } left
mark-taken = player { $seat }
mark-deck = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }
mark-deck-of = deck: { $who }

skill-survival = Survival
skill-tactics = Tactics
skill-brutality = Brutality
symbols-none = no symbol
state-poison = poisoned
state-bleed = bleeding
state-fire = burning
state-freeze = frozen
state-mark = marked
space-left = left
space-right = space { $space }
seller-tile = Merchant tile
seller-healer = Healer
seller-merchant = Merchant
seller-collector = Collector
ware-blueprint = { $name } (blueprint)

reach-same = same target
reach-1 = left
reach-2 = 1
reach-3 = left/1
reach-4 = 2
reach-5 = left/2
reach-6 = 1–2
reach-7 = left/1–2
reach-8 = 3
reach-9 = left/3
reach-10 = 1/3
reach-11 = left/1/3
reach-12 = 2–3
reach-13 = left/2–3
reach-14 = 1–3
reach-15 = anywhere

effect-damage = { $count } damage ({ $reach }{ $each ->
    [1] , all
   *[other] { "" }
 })
effect-pierce = { $count } piercing damage ({ $reach }{ $each ->
    [1] , all
   *[other] { "" }
 })
effect-poison = { $count ->
    [1] poison
   *[other] poison ×{ $count }
 } ({ $reach }{ $each ->
    [1] , all
   *[other] { "" }
 })
effect-bleed = { $count ->
    [1] bleed
   *[other] bleed ×{ $count }
 } ({ $reach }{ $each ->
    [1] , all
   *[other] { "" }
 })
effect-fire = { $count ->
    [1] fire
   *[other] fire ×{ $count }
 } ({ $reach }{ $each ->
    [1] , all
   *[other] { "" }
 })
effect-freeze = { $count ->
    [1] freeze
   *[other] freeze ×{ $count }
 } ({ $reach }{ $each ->
    [1] , all
   *[other] { "" }
 })
effect-mark = { $count ->
    [1] mark
   *[other] mark ×{ $count }
 } ({ $reach }{ $each ->
    [1] , all
   *[other] { "" }
 })
effect-push = push ({ $reach }{ $each ->
    [1] , all
   *[other] { "" }
 })
effect-pull = pull ({ $reach }{ $each ->
    [1] , all
   *[other] { "" }
 })
effect-shield = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
 }
effect-shield-any = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
 } (anyone)
effect-shield-every = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
 } (all)
effect-shield-prisoner = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
 } (Prisoner)
effect-aptitude = { $count ->
    [1] aptitude
   *[other] aptitude ×{ $count }
 }
effect-loot = { $count ->
    [1] loot
   *[other] loot ×{ $count }
 }
effect-heal = heal { $count }
effect-heal-other = heal { $count } (another)
effect-heal-prisoner = heal { $count } (Prisoner)
effect-heal-any = heal { $count } (anyone)
effect-suffer = take { $count } damage
effect-spend = { $count ->
    [one] −{ $count } shield
   *[other] −{ $count } shields
 }
effect-spread = spread poison
effect-delay = the next action comes one round later{ $each ->
    [0] { "" } ({ $reach })
   *[other] { "" }, all ({ $reach })
  }
effect-if = { $effect } if { $condition }
effect-more = { $effect }, +{ $more } if { $condition }
when-always = nothing prevents it
when-shield-spent = shield spent
when-last-life = 1 HP left
when-hurt = hurt
when-unhurt = unhurt
when-shielded = shielded
when-wall = wall
when-hole = hole
when-elite = elite or boss
when-poisoned = poisoned
when-marked = marked

foe-damage = { $count } damage{ $whom }
foe-poison = { $count ->
    [1] poison
   *[other] poison ×{ $count }
 }{ $whom }
foe-bleed = { $count ->
    [1] bleed
   *[other] bleed ×{ $count }
 }{ $whom }
foe-fire = { $count ->
    [1] fire
   *[other] fire ×{ $count }
 }{ $whom }
foe-freeze = { $count ->
    [1] freeze
   *[other] freeze ×{ $count }
 }{ $whom }
foe-mark = { $count ->
    [1] mark
   *[other] mark ×{ $count }
 }{ $whom }
foe-shield = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
 }
foe-leave = leaves
foe-flank = goes left
foe-move = moves: { $space }
foe-strike = fire strike ({ $reach })
foe-shuriken = { $count ->
    [one] { $count } shuriken
   *[other] { $count } shurikens
  }{ $whom }
foe-banner = banner (otherwise { $count ->
    [one] { $count } shield
   *[other] { $count } shields
  })
foe-guard = guard (otherwise 1 damage, 2 targets)
foe-bomb = { $count } damage (all), or 1 if the boss took 4 this turn
aim-choice = { "" }
aim-first = { "" } (first player)
aim-two = { "" } (2 targets)
aim-all = { "" } (all)
aim-one = { "" } (1 target)

say-damage = damage
say-state = state
say-block = block
say-aptitude = aptitude
say-loot = loot
say-heal = heal

gift-nothing = nothing
gift-tooth = { $count ->
    [one] { $count } gold tooth
   *[other] { $count } gold teeth
 }
gift-cell = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
 }
gift-potion = { $count ->
    [one] { $count } potion
   *[other] { $count } potions
 }
gift-vial = { $count ->
    [one] { $count } vial
   *[other] { $count } vials
 }
gift-vial-each = { $count ->
    [one] { $count } vial
   *[other] { $count } vials
 } for everybody
gift-scroll = { $count } { $skill } { $count ->
    [one] scroll
   *[other] scrolls
 }
gift-scroll-any = { $count ->
    [one] { $count } scroll
   *[other] { $count } scrolls
 } of your choice
gift-scrolls = { $count ->
    [one] { $count } scroll
   *[other] { $count } scrolls
 }
gift-equipment = { $count ->
    [one] { $count } piece of equipment
   *[other] { $count } pieces of equipment
 }
gift-equipment-each = { $count ->
    [one] { $count } piece of equipment
   *[other] { $count } pieces of equipment
 } for each Prisoner
gift-blueprint = { $count ->
    [one] { $count } blueprint
   *[other] { $count } blueprints
 }
gift-rune = { $count ->
    [one] { $count } rune
   *[other] { $count } runes
 }
gift-rune-named = { $name }
gift-poison-next = { $count ->
    [1] poison
   *[other] poison ×{ $count }
 } in the next combat (first player)

gear-replace = { $round }, instead of the card: { $does }
gear-add = { $round }, on top of the card: { $does }
gear-aptitude = aptitude action: { $does }
gear-always = { $round }, always: { $does }
gear-companion = companion, { $life } HP; { $round }: { $does }
gear-later = does nothing for now

perk-life = +{ $count } HP
perk-slots = { $count ->
    [one] +{ $count } equipment slot
   *[other] +{ $count } equipment slots
 }
perk-hand = { $count ->
    [one] +{ $count } card in hand
   *[other] +{ $count } cards in hand
 }
perk-immune = never { $state }
perk-aptitude = aptitude: { $does }
perk-aptitude-named = aptitude { $name }: { $does }
perk-reach = reach of the track's first aptitude: { $reach }
perk-value = strength of the track's first aptitude: { $count }
perk-rule = { $trigger }: { $outcome }
perk-rule-once = { $trigger }, once per combat: { $outcome }
perk-more = +{ $count } damage
perk-golden = golden shields
perk-healer = healer: { $price ->
    [0] free
    [one] { $price } gold tooth
   *[other] { $price } gold teeth
 }, up to { $times ->
    [one] { $times } time
   *[other] { $times } times
 }{ $free ->
    [0] { "" }
   *[other] , { $free } of them free
 }
perk-merchant = merchant: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }, { $price ->
    [0] free
    [one] { $price } gold tooth each
   *[other] { $price } gold teeth each
 }
perk-collector = collector: { $cards ->
    [one] { $cards } blueprint
   *[other] { $cards } blueprints
 }, { $price ->
    [0] free
    [one] { $price } gold tooth each
   *[other] { $price } gold teeth each
 }
perk-vial = a vial removes { $count } damage
perk-guard-first = the first player ignores the first damage of each combat
perk-survive = once a run, a Prisoner who would die keeps 1 HP
perk-network = an action that hurts a marked enemy deals 1 damage to the other marked ones
perk-vengeance = after taking damage, the next attack deals 1 more
perk-keep-teeth = unlooted gold teeth go into the bag
perk-replace-tiles = { $count ->
    [one] { $count } tile of the first biome may be replaced
   *[other] { $count } tiles of the first biome may be replaced
 }
trigger-start = when the run starts
trigger-zero = Round 0
trigger-kill = when an enemy dies
trigger-kill-fire = when an enemy dies by fire
trigger-kill-far = when a monster dies on space 2 or 3
trigger-kill-early = when an enemy dies in Round I or II
trigger-kill-elite = when an elite or a boss dies
trigger-kill-poisoned = when a poisoned enemy dies
trigger-damage = when dealing damage
trigger-damage-poisoned = when hurting a poisoned enemy
trigger-damage-marked = when hurting a marked enemy
trigger-damage-shielded = when dealing damage with a shield
trigger-fire = when setting an enemy on fire
trigger-spent = when a shield is spent
trigger-calm = after a combat without damage taken
trigger-third = at the end of Round III
step-serenade = step { $step } of Serenade's track

tile-encounter = { $enemies ->
    [one] { $enemies } enemy
   *[other] { $enemies } enemies
 }{ $elites ->
    [0] { "" }
    [one] { "" } ({ $elites } elite)
   *[other] { "" } ({ $elites } elites)
 }; loot: { $loot }
brief-encounter = { $enemies ->
    [one] { $enemies } enemy
   *[other] { $enemies } enemies
 }{ $elites ->
    [0] { "" }
    [one] { "" } ({ $elites } elite)
   *[other] { "" } ({ $elites } elites)
 }
tile-merchant = merchant: { $goods }
tile-good = { $what } ({ $price ->
    [0] free
    [one] { $price } gold tooth
   *[other] { $price } gold teeth
 })
tile-door = door: { $says }
tile-treasure = treasure: { $gains }
tile-change = new first player; { $rest }
either-test = { $gains } (hand test, { $skill })
door-hand = { $won } for a passed hand test ({ $skill }), otherwise { $lost }
deck-gain = { $gains } ({ $skill })
gate-hand = hand test, { $skill }
gate-deck = deck test, { $gains }
gate-rune = needs an active rune ({ $name })

ahead-strength = { $spread ->
    [0] enemies of { $least } HP
   *[other] enemies of { $least } to { $most } HP
}, up to { $damage } damage a round
ahead-encounter = 1 of { $tiles } tiles: { $spread ->
    [0] { $many } enemies
   *[other] { $fewest } to { $many } enemies
}; { $strength }
ahead-treasure = 1 of { $tiles } treasures, { $choices } with a choice, { $tests } with a hand test
ahead-merchant = 1 of { $tiles } merchants, { $least } to { $most } gold teeth each
ahead-door = 1 of { $tiles } doors: { $deck } with a deck test, { $hand } with a hand test
ahead-exit = the biome ends; gains: { $gains }
comes-ahead = { $gate }; { $ahead }

restriction-0 = No restriction.
restriction-1 = Restriction: the first player does not act in Round II.
restriction-2 = Restriction: two shields are needed to block one damage.
restriction-3 = Restriction: potions cannot be used.
restriction-4 = Restriction: aptitude actions cannot be used.
edge-wall = A wall stands behind space 3: an enemy pushed against it takes 1 damage.
edge-hole = A hole gapes behind space 3: a monster pushed there falls in, an elite takes 1 damage.
note-silence = A curse: nobody says or shows anything while cards are laid. What is announced with a card still counts.
note-talk = Agree by signals, without talking about the icons on your cards.
note-worst = Worst case, if no card stops anything: { $hurt } damage to the group.
note-worst-deadly = Worst case, if no card stops anything: { $hurt } damage to the group, and { $dead ->
    [one] somebody dies
   *[other] { $dead } die
}.
note-roofs = Rooftops: at the end of Round 0, the enemy on space 3 deals 1 damage, unless there is a wall.
note-poison-next = The first player will start the next combat poisoned.
note-away = The boss is away and does nothing. He comes back once the elite guard is dead.
note-boss-cell = Boss Cell { $level }: 2 more cells for every biome crossed. { $level ->
    [1] Elites have 1 more HP.
    [2] There is no healer.
    [3] Where two monsters wait, there are three.
    [4] The run starts with malaise.
   *[other] Elites have 1 more HP, there is no healer, three monsters wait instead of two, and the run starts with malaise.
  }

prompt-others = The others are deciding.
prompt-won = The boss is beaten! Score: { $score } ({ $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 }, { $biomes ->
    [one] { $biomes } biome crossed
   *[other] { $biomes } biomes crossed
 }).
prompt-lost = The run is over. Score: { $score } ({ $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 }, { $biomes ->
    [one] { $biomes } biome crossed
   *[other] { $biomes } biomes crossed
 }).
prompt-camp = What do you prepare before the run?
prompt-choose = Which Prisoner do you play?
prompt-first = Who is first player?
prompt-wound = Who starts with 1 damage? { $left ->
    [one] One more Prisoner.
   *[other] { $left } more Prisoners.
 }
prompt-move = Where does the group go?
prompt-replace = Do you keep this tile?
prompt-test = Hand test ({ $skill }): which card do you discard?
prompt-symbol = Which symbol counts?
prompt-retest = Do you make this deck test again?
prompt-either = Which do you take?
prompt-scroll = Who gets this scroll ({ $skill })?
prompt-scroll-any = Who gets this scroll, and in which colour?
prompt-vial = Who gets the vial?
prompt-equip = { $gear } ({ $does }): who takes it?
prompt-stack = Which blueprint do you put on the equipment deck now?
prompt-shop = { $seller }: what do you buy?
prompt-passer = Who passes?
prompt-lay = Which card do you lay, and what do you announce?
prompt-redraw = Which cards do you change?
prompt-drink = Round 0: who drinks a potion?
prompt-gear = { $round }, your card gives: { $does }. Do you use equipment?
prompt-aim = { $effect }: on which enemy?
prompt-help = { $effect }: for whom?
prompt-aptitude = Which aptitude do you use?
prompt-loot = Which loot do you take, or who drinks a potion?
prompt-assign = { $foe }, { $what }: who takes it?
prompt-assign-both = { $foe }, { $what }: both take it. Who first?
prompt-spend = { $cells ->
    [0] No cells are left. What do you do?
    [one] { $cells } cell is left. What do you do with it?
   *[other] { $cells } cells are left. What do you do with them?
 }
prompt-pocket = No pocket is free. Which card makes room for this one: { $card }?
prompt-grant = Improved card: { $card } ({ $does }). Which deck does it go to?
prompt-purge = Which card do you purge? { $left ->
    [one] One more.
   *[other] { $left } more.
 }
prompt-arrange = { $skill } deck: which card comes next?
prompt-blueprint = Which biome does the blueprint come from?
prompt-secret = Which secret do you take?
prompt-swap = Which mutation do you swap?
prompt-more-life = Who gains 1 HP for the whole campaign?

choice-give = Give to { $who }: { $card }
choice-pocket = Place: { $card }
choice-repocket = Place: { $card } (replaces { $over })
choice-aside = Leave it aside
choice-challenge = Take the challenge
choice-start = Start here: { $place }
choice-first = Name: { $who }
choice-go = Space { $space }: { $what }
choice-go-back = Go back to the start
choice-exit = Leave: { $exit } ({ $place })
choice-look = Look at the tile of { $space }: { $what }
choice-send = Send the homunculus: { $where }
choice-keep = Keep the tile
choice-again = Draw again
choice-discard = Discard: { $card }
choice-decline = Decline the test
choice-scroll = { $who }: { $skill }
choice-drink = Give a potion: { $who }
choice-equip-over = { $who } (discards { $old })
choice-scrap = Discard the equipment
choice-buy = Buy: { $what }, { $price ->
    [0] free
    [one] { $price } gold tooth
   *[other] { $price } gold teeth
 }
choice-ready = Finish getting ready
choice-leave = Buy nothing more
choice-spent = End the run
choice-redrawn = Keep the other cards
choice-no-potion = Drink nothing
choice-enough = Leave it at that
choice-pass = Let pass: { $who }
choice-lay = { $card } ({ $round }: { $say })
choice-gear = Use: { $gear }
choice-bare = Use no equipment
choice-aim = { $foe } ({ $space })
choice-secret = Take secret { $code }
choice-shove = Push the enemy on space 1
choice-skip = Use no aptitude
choice-loot = Loot: { $what }
choice-upgrade = Buy: { $skill } ({ $price ->
    [0] free
    [one] { $price } cell
   *[other] { $price } cells
 })
choice-throw = Throw 1 cell into the well
choice-purge = Purge: { $card }

comes-open = the way is open
comes-nothing = nothing else
comes-laid = if { $hidden ->
    [one] the other card does
   *[other] the { $hidden } other cards do
 } nothing: { $fallen } of { $foes } enemies { $fallen ->
    [one] falls
   *[other] fall
 }, the group takes { $hurt } damage
comes-laid-deadly = if { $hidden ->
    [one] the other card does
   *[other] the { $hidden } other cards do
 } nothing: { $fallen } of { $foes } enemies { $fallen ->
    [one] falls
   *[other] fall
 }, the group takes { $hurt } damage, { $dead ->
    [one] 1 death
   *[other] { $dead } deaths
 }
comes-life = { $left }/{ $life } HP
comes-kill = the enemy falls
comes-left = { $damage } damage, { $left } HP left
comes-state = becomes { $state }
comes-stuck = hits in Round IV, unless blocked
comes-look = the tile is turned face up
comes-send = the tile is resolved, and the group stays here
comes-immune = immune: cannot be { $state }
comes-blocked = damage blocked: { $left }/{ $life } HP
comes-death = 0 HP: death
comes-challenge = a random restriction for the run; 3 cells if a biome is crossed
comes-upgrade = the next card of the deck, unseen
comes-well = the next card of the well, unseen
comes-pass = neither damage nor loot in this combat

ping-left = Beware of the enemy on the left!
ping-first-space = Beware of the enemy on space 1!
ping-second-space = Beware of the enemy on space 2!
ping-third-space = Beware of the enemy on space 3!
ping-elite = The elite first!
ping-loot = I'll take care of the loot.
ping-round-one = Round I worries me.
ping-round-two = Round II worries me.
ping-round-three = Round III worries me.
ping-help = I need help.
ping-fine = I'm fine.
ping-thanks = Thanks!

told-entered = The group arrives: { $place }.
told-start = The group is at the start.
told-moved = The group moves on.
told-exit = The group takes an exit.
told-tested = Hand test passed ({ $skill }) with { $card }.
told-failed = Hand test failed ({ $skill }).
told-revealed = { $who } reveals { $card }.
told-flipped = Tile: { $tile }.
told-replaced = The tile is replaced: { $tile }.
told-looked = Space { $space }, seen from afar: { $tile }.
told-sent = The homunculus goes ahead.
told-gained = The group gains { $what }.
told-found = Equipment found: { $gear }.
told-schema = Blueprint found: { $gear }.
told-rune = { $name }: active from now on.
told-scrolled = { $who } uses a { $skill } scroll ({ $gains }).
told-wasted = Nobody can use this scroll: it gives 1 cell.
told-transformed = Serenade transforms.
told-healed = { $who } heals: { $count } damage less, { $left } HP.
told-drank = { $who } drinks a potion: { $left } HP.
told-equipped = { $who } equips { $gear }.
told-exchanged = { $who } discards { $old } and equips { $gear }.
told-scrapped = Equipment discarded: { $gear }.
told-bought = The group buys { $what } ({ $price ->
    [0] free
    [one] { $price } gold tooth
   *[other] { $price } gold teeth
 }).
told-market = The market opens ({ $seller }).
told-crossed = Biome crossed: { $name }.
told-first = { $who } takes the first player token.
told-drew = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
 }.
told-reshuffled = { $who } shuffles the discard into a new deck.
told-placed = { $foe } appears ({ $space }).
told-loot = Loot: { $what }.
told-passes = { $who } passes.
told-laid = { $who } lays a card and announces: { $round }, { $said }.
told-laid-silently = { $who } lays a card.
told-shown = { $who } plays { $card }.
told-empty = Serenade's deck is empty: the actions of her board take its place.
told-pattern = The boss's pattern: { $name }.
told-round = { $round }.
told-turn = Turn { $turn }.
told-uses = { $who } uses { $gear }.
told-aptitude = { $who } uses an aptitude ({ $aptitude }).
told-shifted = An enemy moves (before: { $from }; now: { $to }).
told-hit = { $who } deals { $damage } damage ({ $foe }): { $left } HP left.
told-hit-blocked = { $who } deals { $damage } damage ({ $foe }), { $blocked ->
    [one] a shield blocks { $blocked }
   *[other] shields block { $blocked }
 }: { $left } HP left.
told-hit-cause = { $foe } takes { $damage } damage ({ $cause }): { $left } HP left.
told-afflicted = { $foe } is now { $state }, thanks to { $who }.
told-immune = { $foe } is immune: it cannot be { $state }.
told-killed = { $foe } dies ({ $cause }).
told-left = { $foe } leaves the combat.
told-looted = { $who } loots { $what }.
told-shielded = { $who } gets { $count ->
    [one] { $count } shield
   *[other] { $count } shields
 }.
told-blocked = { $who } spends { $count ->
    [one] { $count } shield
   *[other] { $count } shields
 }.
told-hurt = { $who } takes { $damage } damage ({ $cause }): { $left } HP left.
told-hurt-by = { $who } takes { $damage } damage ({ $foe }): { $left } HP left.
told-companion-hurt = Companion hit ({ $gear }): { $left } HP left.
told-spared = { $who } ignores the first damage of the combat.
told-suffers = { $who } is now { $state }.
told-suffers-not = { $who } is immune and cannot be { $state }.
told-frozen = { $who } does not act in this round (frozen).
told-foe-frozen = { $foe } does not act in this round (frozen).
told-foe-shielded = { $foe } gets { $count ->
    [one] { $count } shield
   *[other] { $count } shields
 }.
told-died = { $who } dies ({ $cause }).
told-survived = { $who } escapes death with 1 HP.
told-beaten = { $name } collapses.
told-won = Victory over the boss ({ $name })!
told-stuck = A shuriken sticks in { $who }.
told-retreated = The boss leaves the board. Two guards take over.
told-returned = The boss is back.
told-delayed = { $foe }: the next action comes one round later.
told-fought = The combat is over: { $kills ->
    [0] no enemy killed
    [one] { $kills } enemy killed
   *[other] { $kills } enemies killed
 }.
told-run = Run { $number }.
told-gave = { $who } gets a card for the deck ({ $card }).
told-pocketed = The mutation board gets a card ({ $card }).
told-repocketed = The mutation board gets a card ({ $card }) and gives one up ({ $over }).
told-aside = A card stays aside ({ $card }).
told-challenged = The group takes the challenge. { $what }
told-chose = Player { $seat }: { $who }.
told-ended-won = The run is won, with { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 }.
told-ended = The run is lost, with { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 }.
told-upgraded = Upgrade bought. It reads: “{ $card }”
told-threw = A cell falls into the well. { $card }
told-secret = New secret: { $secret }.
told-revelation = Secret fulfilled: { $secret }.
told-feat = Feat achieved: { $card }.
told-purged = Card purged: { $card }.
told-added = New enemy from now on: { $foe }.
told-opened = New place to start from: { $name }.
told-boss-cell = { $level ->
    [5] Fifth Boss Cell: the campaign is complete.
   *[other] Boss Cell { $level } of 5: the next runs are harder, and pay more.
  }
told-scroll-at = A scroll for every run that starts there: { $name }.
told-epilogue = The king is dead, and his Hand has fallen. In the dark of the cells something stirs, takes another body, and begins again. You know the way now.
told-more-life = { $who } gains 1 HP for the whole campaign.
told-over-won = The boss is beaten, and the run is over.
told-over = The run is over; the campaign goes on.
told-nothing = Nothing happens.

# A dozen words at most, for what is staged.
beat-flipped = A tile is revealed: { $what }.
beat-replaced = The tile is replaced by another.
beat-boss-cell = A Boss Cell is gained ({ $level } of 5).
beat-looked = A tile is seen from afar.
beat-epilogue = The story of the island comes to its end.
beat-scrolled = { $who } uses a { $skill } scroll.
beat-challenged = The group takes the challenge.
beat-aptitude = { $who } uses an aptitude ({ $skill }).
beat-blocked = { $foe } blocks it all.
beat-threw = A cell falls into the well.
shape-square = encounter
shape-trapezoid = elite encounter
shape-circle = treasure
shape-pentagon = merchant
shape-hexagon = door
shape-pillar = teleportation pillar
shape-restriction = restriction

# The later biomes: worms, the clock, lanterns, the castle.
gauge-clock = Clock
gauge-lanterns = Lanterns
gauge-keys = Keys
mark-worm-token = worm token
mark-water = under water: one more token
mark-brazier = brazier
mark-guarded-key = a key lies here
mark-worms = { $count ->
    [one] { $count } worm
   *[other] { $count } worms
 }
gate-keys = { $count ->
    [one] needs { $count } key
   *[other] needs { $count } keys
 }
effect-swap = swap with space 1 ({ $reach })
effect-refuse = hand test (Tactics): freeze (1–3, all) or freeze (1)
effect-hide = cannot be chosen for damage in this round
when-killed = it kills
when-acts = the enemy acts in this round
foe-infect = malaise (first player)
gift-worm = { $count ->
    [one] { $count } worm token
   *[other] { $count } worm tokens
 }
gift-unworm = all worms picked off
gift-unworm-one = all worms picked off a Prisoner
gift-back = clock −{ $count }
gift-ahead = clock +{ $count }
gift-relight = { $count ->
    [one] { $count } lantern relit
   *[other] { $count } lanterns relit
 }
gift-key = { $count ->
    [one] { $count } key
   *[other] { $count } keys
 }
gift-curse = curse { $count ->
    [1] I
   *[other] II
 }
gift-restrict = restriction { $count ->
    [1] I
    [2] II
    [3] III
   *[other] IV
 }
gift-malaise = malaise (first player)
gift-cure = 1 malaise cured
gift-release = 1 restriction lifted
gift-unring = 1 bell silenced
gift-guard = the boss starts with { $count } shields
tile-cursed = { $rest } (cursed: { $curse })
curse-potions = all potions are discarded
curse-last-life = everybody drops to 1 HP
curse-equipment = every Prisoner discards 1 piece of equipment
curse-silence = nobody may talk while cards are laid, until the biome ends
curse-lanterns = all lanterns go out
curse-teeth = all gold teeth are discarded
curse-runes = no rune can be used until the biome ends
comes-malaise = a malaise card, unseen, until the biome ends
note-worms = Stilt Village: where a token lies, a worm may cling to the first player; under water, two. After each combat, worms bite: 1 damage each. Damage or loot actions can pick them off instead.
note-worms-bite = Worms bite after Round IV: 1 damage for each one that clung before this combat.
note-clock = Clock Tower: each move, and each combat with an enemy left, advances the clock. At 4, 8 and 12 a bell strikes the first player: 2 damage, a scroll step or a piece of equipment. Bells that rang arm the boss.
note-bells = { $count ->
    [one] { $count } bell has rung.
   *[other] { $count } bells have rung.
 }
note-lanterns = Forgotten Sepulcher: each step puts out a lantern; without light, each step costs everybody 1 damage. Braziers relight one, so does an elite that falls.
note-dark = It is dark: the next step costs everybody 1 damage.
note-castle = High Peak Castle: two boards. A guarded key opens the gate, both keys the throne door. A restriction tile binds you until the castle is left, or makes the first player ill.
note-runeless = A curse: no rune can be used here.
note-malaise = { $who }: { $says }
prompt-unscroll = A bell: which scroll goes one step back?
prompt-lose = Which equipment do you discard?
prompt-worms = { $effect }: do you carry it out, or pick worms off?
prompt-unworm = Who is rid of all worms?
prompt-hunger = Hunger: what do you give?
prompt-cure = Who is cured?
prompt-release = Which restriction is lifted?
prompt-replay = { $round } is over: do the fighters play it again?
choice-keep-action = Carry out the action
choice-worms = Pick worms off: { $who }
choice-unscroll = One step back: { $skill }
choice-light = Relight a lantern (equipment)
choice-pay = Give 1 gold tooth
choice-starve = Take 1 damage
choice-replay = Play the round again
told-worm = A worm clings to { $who }.
told-worm-blank = A worm token without a worm.
told-picked = { $count ->
    [one] { $count } worm is picked off { $who }.
   *[other] { $count } worms are picked off { $who }.
 }
told-clock = The clock stands at { $at }.
told-clock-back = The clock goes back to { $at }.
told-bell-damage = A bell rings: 2 damage for the first player.
told-bell-scroll = A bell rings: the first player loses a scroll step.
told-bell-gear = A bell rings: the first player loses a piece of equipment.
told-silenced = A bell falls silent; { $left } left.
told-unscrolled = { $who } goes one scroll step back ({ $skill }).
told-lost = { $who } loses { $gear }.
told-lanterns-lit = Light again: { $lit ->
    [one] { $lit } lantern burns.
   *[other] { $lit } lanterns burn.
 }
told-lanterns-out = { $lit ->
    [0] The last lantern goes out.
    [one] A lantern goes out, { $lit } burns.
   *[other] A lantern goes out, { $lit } burn.
 }
told-key = The group has { $keys ->
    [one] { $keys } key.
   *[other] { $keys } keys.
 }
told-cursed = A curse strikes: { $what }.
told-emptied = The group loses { $what }.
told-released = A restriction is lifted.
told-infected = { $who } falls ill: { $card }.
told-cured = { $who } is cured: { $card }.
told-trembles = { $who } trembles and does not act.
told-hides = { $who } vanishes in smoke for this round.
told-replays = The broken clock strikes: { $round } again.
told-guarded = The boss will start with { $count } shields.
told-hungers = { $who } is hungry: 1 gold tooth less.
beat-cursed = A curse strikes.
beat-restricted = A restriction holds until the biome ends.
prepare-worms = The 18 worm tokens, face down and mixed: 12 with a worm, 6 blank.
prepare-clock = The clock at 0 and the 3 bells, face down.
prepare-lanterns = The 3 lanterns, lit side up.
prepare-castle = Both boards, the 2 key tiles apart, 4 malaise tokens and the 5 malaise cards, shuffled.
cause-worm = worms
cause-bell = bell
cause-dark = darkness
cause-curse = curse
cause-key = guarded key
cause-malaise = malaise
no-key = a key is missing; take another way
no-worm = there is no worm there; choose somebody else
no-infected = the first player is ill already; accept the restriction
no-light = no lantern can be relit now; choose something else
no-cure = there is nothing to cure or lift there; choose another

# How a run ended.
verdict-won = Victory
verdict-lost = Defeat
cause-won = { $place }: beaten. The weakest ({ $who }) had { $left }/{ $life } HP left.
cause-kept = { $cause } What the campaign has gained is kept for run { $next }.
cause-complete = { $cause } The fifth Boss Cell is yours: the campaign is complete. Run { $next } may follow.
cause-lost = Dead: { $who } ({ $place }), { $far }.
cause-lost-by = Dead: { $who } ({ $killer }; { $place }), { $far }.
far-biome = { $spaces ->
    [0] at an exit
    [one] { $spaces } space from an exit
   *[other] { $spaces } spaces from an exit
 } and { $biomes ->
    [one] { $biomes } biome
   *[other] { $biomes } biomes
 } from the boss
far-boss-only = { $biomes ->
    [one] { $biomes } biome
   *[other] { $biomes } biomes
 } from the boss
far-form = against the boss's form { $form } of { $forms }
far-life = against the boss's form { $form } of { $forms }, which had { $left } HP left
score-cells = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
 } brought back
score-biomes = { $count ->
    [one] { $count } biome
   *[other] { $count } biomes
 } crossed
score-boss = Boss beaten

cause-foe = an enemy's blow
cause-poison = poison
cause-bleed = bleeding
cause-fire = fire
cause-death = death box
cause-tile = tile
cause-own = a card's effect
cause-setup = setup
cause-volley = volley
cause-hole = hole
cause-wall = wall
cause-action = action
cause-weary = a combat that lasted too long
cause-shuriken = shuriken

no-seat = nobody sits there; choose somebody in the group
no-over = the run is over
no-not-you = somebody else is deciding; wait
no-now-camp = finish getting ready first
no-now-way = decide on the way or the tile first
no-now-test = finish the test first
no-now-share = share out what was gained first
no-now-market = finish buying first
no-now-prepare = prepare the combat first
no-now-combat = play the combat first
no-now-cells = decide on the cells and the cards first
no-taken = another player has this Prisoner; choose another
no-way = no corridor leads there from here; take another way
no-rune = the rune for this is not active, or has been used; choose something else
no-closed = the test failed and this corridor is closed; take another way
no-symbol = this card does not show that symbol; choose something else
no-held = this card is not there; choose another
no-failed = this option is gone; take the other
no-share = this player cannot have it; choose somebody else
no-full-track = this track is full; choose another
no-other-colour = this scroll is of another colour; choose another track
no-unhurt = there is no damage to remove; choose somebody else
no-room-there = there is a free slot; no need to discard anything
no-room = no slot is free; discard equipment
no-gear = Serenade takes no equipment; choose the Prisoner
no-too-dear = there are not enough gold teeth; choose something else
no-sold-out = there are none left; choose something else
no-first-pass = the first player cannot pass; choose somebody else
no-passed = this player has passed already; the others come first
no-on-card = this card has no such action in that round; announce another
no-reach = this enemy is out of reach; aim at another
no-nobody = no enemy stands there; aim at another
no-aptitude = this aptitude cannot be used; choose another
no-used = you have already done that in this round; wait for the next
no-useless = this aptitude would do nothing now; choose another
no-loot = there is no loot of this kind; choose another
no-potion = no potion can be used now
no-fighter = there is no living fighter there; choose somebody else
no-wounded = that Prisoner is hurt already; choose another
no-twice = this fighter has already been hit; choose another
no-companion = a companion only takes damage of your choice; name a fighter
no-cells = there are not enough cells; choose something else
no-empty-deck = there are none left; choose something else
no-well = the well has nothing more to give
no-pocket = this card cannot go there; choose another pocket
no-too-small = this deck would become too small; choose another card
no-purge = this card cannot be purged now; choose another
no-move = this card cannot go there now
no-start = the run cannot start there, or already does; choose another place
no-stuck = a shuriken is stuck there already; choose somebody else
no-seen = this tile lies face up already; choose another
no-sending = the homunculus only goes to a treasure or a merchant nobody has met; choose another corridor
no-rune-spent = this rune has been used in this biome; choose something else

# What is taken out of the box for a run with real cards.
prepare-decks = For each player, the combat deck of their Prisoner, shuffled: { $decks }.
prepare-serenade = Serenade's deck, shuffled: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
prepare-equipment = The equipment deck, shuffled ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
 }): { $cards }.
prepare-biome = The board of { $biome } and its { $tiles } tiles, shuffled by shape: one face down on every space, the others aside.
prepare-monsters = Its monster deck, shuffled: { $foes }.
prepare-elites = Its elite deck, shuffled: { $foes }.
prepare-counted = { $name } ×{ $count }
prepare-card = { $name }

# Trophies.

trophy-sober = Dry
trophy-sober-deed = Win a run without drinking a single potion.
trophy-firm = Steady
trophy-firm-deed = Win a run with everybody at half their HP or more.
trophy-immune = Immune
trophy-immune-deed = Win a run without suffering a single state.
trophy-harvest = The harvest
trophy-harvest-deed = Win a run with 12 cells or more.
trophy-dare = I dare you
trophy-dare-deed = Win a run after taking a challenge.

# Codex.
codex-places = Places
codex-monsters = Monsters
codex-elites = Elites
codex-bosses = Bosses
codex-cards = Combat cards
codex-life = { $life } HP
codex-boss-life = { $one } HP alone, { $two } for two, { $three } for three, { $four } for four
codex-immune = cannot be: { $states }
codex-round = { $round }: { $does }
codex-track = { $skill }: { $gives }
codex-spaces = { $spaces } spaces
codex-exit = exit: { $exit } ({ $place })

# What speaks for a move or against it.
why-lay = the card alone: at most { $damage } damage, and the enemies have { $life } HP; { $missed ->
    [0] all are within reach
    [one] { $missed } enemy is out of reach
   *[other] { $missed } enemies are out of reach
}
why-block = { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
} against { $threat } damage that the enemies can still deal
why-aim = it can still deal { $threat } damage in this combat
why-aim-kills = it falls, and will not deal its { $threat } damage
why-way = { $fights ->
    [0] no combat has to be fought before an exit
    [one] at least { $fights } combat before an exit
   *[other] at least { $fights } combats before an exit
}; the weakest member of the group has { $weakest } HP
why-upgrade = { $cells ->
    [0] no cells left then
    [one] { $cells } cell left
   *[other] { $cells } cells left
}; { $cards ->
    [0] this is the last card of this deck
    [one] { $cards } more card in this deck
   *[other] { $cards } more cards in this deck
}
why-throw = { $cells ->
    [0] no cells left then
    [one] { $cells } cell left
   *[other] { $cells } cells left
}
why-buy = { $teeth ->
    [0] no gold teeth left then
    [one] { $teeth } gold tooth left
   *[other] { $teeth } gold teeth left
}

# The island as the campaign knows it.
zone-island = The island
label-unexplored = nobody has been there
label-boss-reached = not beaten yet
label-boss-beaten = { $count ->
    [one] beaten once
   *[other] beaten { $count } times
}
label-biome-crossed = crossed
label-biome-reached = not crossed yet
label-biome-start = a start
mark-lost = { $count ->
    [one] { $count } run lost
   *[other] { $count } runs lost
}
