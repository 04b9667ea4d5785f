# Sang Rancune. Sentences, here.

heading-new = Encounter { $number }/{ $total }: { $foe }
heading = Encounter { $number }/{ $total }: { $foe }, round { $round }
printed = { $name }
figure = { $value }
both = { $first }; { $next }

gauge-prestige = Your prestige
gauge-life = Your HP
gauge-foe = { $foe }
thing-life = HP
thing-prestige = Prestige

zone-foe = Encounter
zone-heroes = Heroes
zone-board = Attack in progress
zone-stack = Low blow played
zone-hits = Hits to come
zone-hand = Hand
zone-items = Your items
zone-pile = Damage pile
zone-loot = Items of the dead
zone-deck = Deck
zone-discard = Discards
column-hero = Hero
column-initiative = Init.
column-life = HP
column-prestige = Prest.
column-hand = Hand
column-items = Items
column-set = Cards, state
cell-dead = dead
cell-set = face down: { $cards }

label-foe = { $breed }, prestige { $prestige }
label-hero = player { $player }
label-blown = { $hero } plays it
label-hit = { $damage } damage
label-attack = attack of { $value }
label-tactic = tactical
label-value = attack of { $value }
label-own = your heroic attack: { $value }, or { $most }
label-bonus = attack of { $value }: { $about }
label-tactic-about = tactical: { $about }
label-low = low blow: { $about }
label-item = item: { $about }
label-piled = { $hero }: { $value }

breed-beast = Beast
breed-giant = Giant
breed-humanoid = Humanoid
breed-artificial = Construct
breed-monster = Monster
breed-incarnation = Incarnation
breed-mage = Mage
breed-undead = Undead
breed-demon = Demon
breed-dragon = Dragon
breed-trap = Trap

mark-strikes = strikes: { $blow }
mark-pack = { $tokens ->
    [one] one left
   *[other] { $tokens } left
 }, { $life } HP in all
mark-tokens = { $tokens ->
    [one] one prestige token
   *[other] { $tokens } prestige tokens
 }
mark-heads = { $heads ->
    [one] one head
   *[other] { $heads } heads
 }
mark-form-tails = tails: it strikes by initiative
mark-form-heads = heads: it strikes whoever wounds it most
mark-quelled = does not strike this round
mark-swallowed = { $items ->
    [one] one item inside
   *[other] { $items } items inside
 }
mark-total = { $total } damage in all
mark-potion = { $rounds ->
    [0] { $item }
    [one] { $item }, one round
   *[other] { $item }, { $rounds } rounds
 }
mark-setup = prepared: { $card }
mark-goblins = { $tokens ->
    [one] one goblin in front
   *[other] { $tokens } goblins in front
 }
mark-barred = sets no card
mark-stopped = no card next round
mark-edged = does not attack this round
mark-swept = swept: the next attack fails
mark-crowded = crowded: attacks one step down
mark-failed = failed
mark-protected = protected
mark-rallied = rallied
mark-no-attack = to be kept
mark-not-now = not now

aim-all = { $damage } to everybody
aim-all-by-round = { $damage } to everybody, more each round
aim-place = { $damage } to initiative { $place }
aim-last = { $damage } to the last initiative
aim-first = { $damage } to the first to wound it
aim-last-to-wound = { $damage } to the last to wound it
aim-most = { $damage } to whoever deals most damage
aim-least = { $damage } to whoever deals least damage
aim-lowest = { $damage } to the lowest attack
aim-voted = { $damage } to the hero most pointed at
aim-signs = { $damage } to those who lose to it
aim-most-life = { $damage } to whoever has most HP
aim-most-prestige = { $damage } to whoever has most prestige
aim-each-token = { $damage } per wolf, in the order of initiative
aim-horde = { $damage } to as many heroes as goblins
aim-heads = { $damage } to initiatives 1 to its heads
aim-own-tokens = { $damage } to heroes with goblins

rule-rips = each hero hit loses a random card
rule-drains = it gains the HP it takes
rule-hide = attacks of { $value } or less do nothing
rule-petrifies = a hero who is hit sets no card next round
rule-dismantles = at the end of the round the highest card of the pile is removed
rule-votes = at the end of the round everybody points at somebody
rule-dread = one more prestige token each round, and a harder blow
rule-shifts = the coin decides its form; a change gives it { $life } HP; one prestige token each round
rule-raises = when she dies, the creature killed last rises
rule-summons = alive at the end of round { $round }, she calls another encounter
rule-pack = { $held ->
    [one] one prestige for each
   *[other] one prestige for { $held } of them
 }
rule-chief = clear your goblins before you hit the chief
rule-curses = whoever kills it holds one card fewer
rule-bursts = it bursts: { $killer } for its killer, { $others } for the others
rule-riddles = rock, paper, scissors at the end of the round
rule-heads = { $heads ->
    [one] one head
   *[other] { $heads } heads
 }; { $wound } damage in a round cost it one, else one grows
rule-feeds = it regains { $life } HP when it bites
rule-fades = an attack of { $value } or more needs the coin: heads, it fails
rule-swallows = it swallows an item of each hero hit; its killer takes them
rule-corridor = { $rounds } rounds, nothing to kill
rule-ceiling = once destroyed, { $damage } for who did least in all
rule-bridge = discard { $cards } cards, or flip the coin: on heads, { $damage } damage

note-kill-you = { $left } HP left; nobody attacks before you.
note-before = { $before ->
    [one] { $left } HP left; one hero attacks before you.
   *[other] { $left } HP left; { $before } heroes attack before you.
 }
note-left = { $left } HP left.
note-pack = { $tokens ->
    [one] One is left, with { $life } HP.
   *[other] { $tokens } are left, with { $life } HP in all.
 }
note-prize-pack-late = { $held ->
    [one] Each is worth one prestige, the last { $bonus } more.
   *[other] Every { $held } you hold are worth one prestige, the last one { $bonus } more.
 }
note-prize-pack = { $held ->
    [one] Each is worth one prestige.
   *[other] Every { $held } you hold are worth one prestige.
 }
note-prize = The killing blow is worth { $prestige } prestige.
note-strikes = Strikes: { $blows }.
note-strikes-and = Strikes: { $blows }; { $rule }.
note-rule = Special: { $rule }.
note-kills = { $hero } kills with { $value }!
note-harmless = { $hero } does no damage: { $left } left.
note-falls = It falls: the killing blow is { $hero }'s!
note-kills-coin = { $hero } kills with { $value } if the coin shows tails.
note-incoming = { $hero } deals { $value }: { $left } would be left.
note-hits = Initiative for the next round is dealt; these hits are assigned.
note-seen = { $hero } holds: { $cards }.

prompt-wait = Waiting for the others.
prompt-dead = You are dead. You can watch.
prompt-market = Items, before initiative is dealt.
prompt-offer-use = { $hero } wants to use { $item } on you.
prompt-offer-give = { $hero } offers you { $item }.
prompt-offer-trade = { $hero } offers you { $item } for { $want }.
prompt-loot = What do you take from the dead?
prompt-start = Initiative is dealt. A low blow before cards are set?
prompt-opening = All cards are set. A low blow before the first is revealed?
prompt-reveal = { $hero } has revealed. A low blow?
prompt-own-reveal = Your attack is revealed. A low blow?
prompt-hits = The creature is about to strike. A low blow?
prompt-places = New initiative for the next round. A low blow?
prompt-riposte = You were hit. A riposte?
prompt-counter = { $hero } plays { $card }. Do you cancel it?
prompt-set = Which card do you set, face down?
prompt-set-second = Which second card do you set?
prompt-fire = Do you throw the fire?
prompt-play = { $owed ->
    [one] Which attack do you play?
   *[other] Which attacks do you play? Choose { $owed }.
 }
prompt-lay = Which attack do you set for the end of the round?
prompt-choose = How do you make this attack?
prompt-aim = Which one do you hit?
prompt-steal = What do you steal?
prompt-vote = Whom do you point at?
prompt-sign = Which sign do you make?
prompt-cross = How do you cross the bridge? Discard cards, or flip the coin.
prompt-refill = Discard what you do not want, then draw.
prompt-trim = You hold too many cards: discard.
over-won = You win with { $prestige } prestige.
over-shared = You share the victory with { $prestige } prestige.
over-lost = { $hero } wins with { $prestige } prestige.
over-watched-shared = The victory is shared, with { $prestige } prestige.
over-lost-shared = Others share the victory with { $prestige } prestige.
over-nobody = Nobody got out. Nobody wins.

choice-use = Use { $card }
choice-use-on = Use on { $hero }: { $card }
choice-give = Give to { $hero }: { $card }
choice-trade = Offer { $hero } { $card } for { $want }
choice-agree = Agree
choice-refuse = Refuse
choice-done = Nothing more
choice-refill = Draw
choice-loot = Take { $card }
choice-leave = Take nothing
choice-set = Set { $card }
choice-enough = No further card
choice-pass = Pass
choice-low = { $card }
choice-low-on = { $card } on { $hero }
choice-low-at = { $card } on { $attack }
choice-divert = { $card }: the hit on { $from } goes to { $hero }
choice-riposte = Riposte with { $card }
choice-fire = Throw { $card }
choice-hold = Keep it
choice-play = Play { $card }
choice-lay = Set { $card } for the end
choice-heroic = Heroic attack
choice-holy = With the blessing
choice-plain = Plain attack
choice-aim = One with { $life } HP left
choice-steal = Steal { $card } from { $hero }
choice-point = Point at { $hero }
choice-sign = { $sign }
choice-flip = Flip the coin
choice-discard = Discard { $card }

comes-nothing = nothing happens
comes-done = initiative is dealt next
comes-flip = heads: { $damage } damage
comes-sign = { $damage } damage if it shows { $sign }
comes-point = the most pointed at lose { $damage }
comes-one-dead = kills one of them
comes-one-dead-at = kills one of them, with { $life } HP at most
comes-one-hurt = hurts one of them: { $value } damage
comes-value = { $value } damage
comes-value-coin = { $value } damage if the coin shows tails
comes-value-and = { $value } damage; { $about }
comes-or = { $value } damage, or { $most }
comes-heroic = { $value } damage, protected from low blows
comes-holy = { $value } damage, and it does not strike this round
comes-heal = { $life } HP
comes-heal-other = { $life } HP for them, { $prestige } prestige for you
comes-given = for them: { $about }
comes-healed-for = { $life } HP for you, { $prestige } prestige for { $hero }
comes-divert = { $damage } damage and its effects
comes-plan = you get initiative { $place }
comes-trip = { $value } damage less; no card next round
comes-fail = { $value } damage less; { $life } HP lost
comes-left = { $left } HP left
comes-kill = { $hero } kills
comes-refill = { $cards ->
    [0] your hand is full
    [one] one card
   *[other] { $cards } cards
 }

about-attack = an attack
about-holy = against undead and demons { $bonus } more, and they do not strike
about-crowd = the next { $players } players attack one step lower
about-fingers = if it succeeds, you steal an item
about-sweep = the next player's attack fails
about-momentum = { $bonus } more with initiative 1
about-feint = nothing at all, and nothing can touch it
about-double = replaced by two attacks from your hand
about-opportunist = replaced by an attack now and one at the end of the round
about-focus = a later attack deals { $bonus } more
about-behind = a later attack counts { $times } times
about-riposte = after a hit, an attack at once; set, it is a feint
about-fail = all attacks just revealed fail; their player loses { $life } HP
about-signals = your set card and theirs change places
about-edge = their set card is discarded; they do not attack this round
about-after = a hit goes to somebody else
about-plan = you change initiatives
about-tough = the creature has { $life } HP less or more
about-trip = the attack fails; its player sets no card next round
about-rally = the attack turns one step up
about-watch = the low blow does nothing
about-fast = the low blow does nothing, and you take it
about-heal = { $life } HP
about-strength-theirs = their attacks one step up for { $rounds } rounds
about-strength = your attacks one step up for { $rounds } rounds
about-haste = two cards each round for { $rounds } rounds
about-skin = no damage this encounter
about-fire = { $creature } to the creature, or to each of a pack, { $heroes } to every other hero
about-amulet = draw up to { $cards } cards; one more in your hand

sign-rock = rock
sign-paper = paper
sign-scissors = scissors

odds-falls = the plank breaks
odds-crosses = you cross

due-market = items are used now
due-offer = answer the offer first
due-loot = the dead are looted now
due-window = pass, or play a low blow
due-riposte = pass, or riposte
due-counter = pass, or cancel the low blow
due-set = set a card first
due-fire = decide about the fire first
due-replace = play attacks first
due-choose = decide how you attack first
due-aim = choose what you hit first
due-steal = choose what you steal first
due-vote = point at somebody
due-sign = make a sign
due-cross = cross the bridge first
due-refill = discard, or draw
due-trim = discard down to your limit first
refused-seat = there is no such seat
refused-over = the game is over
refused-dead = the dead decide nothing
refused-turn = it is not your turn yet; wait
refused-answered = you have decided already; wait for the others
refused-now = not now: { $due }
refused-not-held = you do not hold that card
refused-must-attack = you hold an attack: set an attack
refused-second-attack = the second card must be an attack
refused-not-an-attack = that is no attack
refused-window = this low blow is for another moment
refused-own-attack = not on your own attack
refused-protected = a heroic attack is protected
refused-untouchable = there is no attack to touch
refused-nothing-set = that hero has no card face down
refused-nothing-own = you have no card face down
refused-no-hit = there is no such hit
refused-same-hero = that hero is hit already
refused-no-creature = there is no creature with an HP marker
refused-track-end = the marker cannot go further
refused-nobody = nobody alive sits there
refused-oneself = not on yourself
refused-no-item = nobody has that item there
refused-not-used = that item is not used now
refused-unhurt = no wound to heal
refused-for-oneself = that potion is for yourself only
refused-works-already = such a potion works already
refused-too-early = items are given between two encounters
refused-enough-offers = you have made two offers already
refused-same-item = that is the same item
refused-not-to-riposte = riposte with an attack that deals damage, or Double Strike
refused-no-riposte = you hold no Riposte
refused-no-token = nothing there has exactly that many HP
refused-no-sign = rock, paper or scissors
refused-too-few-cards = you hold too few cards: flip the coin
refused-no-flip = you have left a card behind already

told-met = Encounter { $number }: { $foe }, { $life } HP.
told-met-plain = Encounter { $number }: { $foe }.
told-raised = Encounter { $number }: { $foe } has risen, { $life } HP.
told-drew = { $hero } draws { $count ->
    [one] a card
   *[other] { $count } cards
 }.
told-drew-own = { $hero } draws: { $cards }.
told-dealt = Initiative: { $order }.
told-set = { $hero } sets a card.
told-set-own = { $hero } sets { $card }.
told-blown = { $hero } plays { $card }{ $target }.
told-worked = { $card } works{ $target }.
told-on = { "" } on { $hero }
told-on-none = { "" }
told-cancelled = { $hero } cancels { $card } of { $other }.
told-snatched = { $hero } cancels { $card } of { $other } and takes it.
told-round = Round { $round }.
told-heads = The coin shows heads.
told-tails = The coin shows tails.
told-changed = It changes form: { $life } HP.
told-no-further = { $hero } adds no card.
told-turn = Initiative { $place }: { $hero }.
told-idle = { $hero } has no card to reveal.
told-revealed = { $hero } reveals { $card }.
told-useless = { $hero } had set { $card }: no effect.
told-dropped = { $hero }: { $card } is discarded unused ({ $why }).
told-prepared = { $hero } prepares: { $card }.
told-mighty = { $hero } makes the most of { $card }.
told-plain = { $hero } plays { $card } without its bonus.
told-failed = { $card } of { $hero } fails ({ $why }).
why-card = { $card }
why-card-of = { $card } by { $hero }
why-coin = the coin shows heads
why-death = its hero is dead
why-end = the encounter is over
told-hit = { $hero } deals { $value } ({ $card }): { $left } left.
told-hit-trap = { $hero } deals { $value } ({ $card }).
told-token = { $hero } hits for { $value } ({ $card }): { $life } HP left on it.
told-token-dead = { $hero } kills one of them ({ $card }, { $value }).
told-burnt = { $hero } throws { $card }.
told-cleared = The fire kills { $goblins ->
    [one] one goblin
   *[other] { $goblins } goblins
 } in front of { $hero }.
told-robbed = { $hero } steals { $card } from { $other }.
told-dismantled = { $card } of { $hero } ({ $value }) is torn from the pile.
told-pointed = { $hero } points at { $other }.
told-signed = { $hero } shows { $sign }.
told-sphinx = The sphinx shows { $sign }.
told-grew = The stake grows: { $tokens ->
    [one] one prestige token
   *[other] { $tokens } prestige tokens
 }.
told-headed = { $heads ->
    [one] It has one head now.
   *[other] It has { $heads } heads now.
 }
told-summoned = Another encounter is called.
told-adjusted = The marker stands at { $life } HP.
told-quelled = It will not strike this round.
told-wild = Nobody fits: it strikes everybody.
told-aimed = { $hero } is to be hit: { $damage }.
told-hurt = { $hero } is hit: { $life } HP lost, { $left } left.
told-hurt-fire = { $hero } is burnt: { $life } HP lost, { $left } left.
told-hurt-fail = { $hero } is hurt by the blunder: { $life } HP lost, { $left } left.
told-hurt-fall = { $hero } is caught: { $life } HP lost, { $left } left.
told-hurt-bridge = { $hero } falls through: { $life } HP lost, { $left } left.
told-hurt-weary = { $hero } is worn out: { $life } HP lost, { $left } left.
told-unhurt = Nothing hurts { $hero }.
told-torn = { $hero } loses { $card }.
told-petrified = { $hero } is petrified.
told-swallowed = { $card } of { $hero } is swallowed.
told-fed = It feeds: { $life } HP.
told-died = { $hero } dies.
told-killed = { $hero } deals the killing blow ({ $foe }).
told-passed-by = { $foe } is behind you.
told-cursed = { $hero } is cursed: one card less.
told-rises = { $foe } will rise.
told-wore = { $card } of { $hero } wears off.
told-discarded = { $hero } discards { $card }.
told-gained = { $hero } finds { $card }.
told-given = { $hero } receives { $card }.
told-stolen = { $hero } now has { $card }.
told-looted = { $hero } takes { $card } from the dead.
told-found = { $hero } recovers { $card }.
told-used = { $hero } uses { $card }.
told-used-on = { $hero } uses { $card } on { $other }.
told-offers-use = { $hero } wants to use { $card } on { $other }.
told-offers = { $hero } offers { $card } to { $other }.
told-offers-trade = { $hero } offers { $card } to { $other } for { $want }.
told-declined = { $hero } declines.
told-healed = { $hero } regains { $life } HP.
told-praised = { $hero } gains { $prestige } prestige.
told-left = { $items ->
    [one] One item is left behind.
   *[other] { $items } items are left behind.
 }
told-tied = A tie: something waits at the exit.
told-over-won = The dungeon is behind you.
told-over-shared = The dungeon is behind you, and several lead.
told-over-nobody = Nobody is left.
told-reshuffled = The discards become the deck.

say-small = I'll only hit lightly, I promise.
say-peace = I'll leave you alone if you leave me alone.
say-revenge = You will pay for that.
say-heir = The next corpse will be you.
say-leader = Watch out for the leader!
say-strong = This one is strong: all together!
say-thanks = Thank you!
say-irony = Oh, thank you so much.

order-matters = Ask me only when it matters
order-pass = Pass until my turn
order-can = Pass if I can play nothing
order-ask = Stop only for { $card }
order-stop = Play { $card } to stop a killing blow

verdict-won = Victory
verdict-shared = Victory shared
verdict-of = Victory: { $hero }
verdict-place = { $place ->
    [2] Second place
    [3] Third place
    [4] Fourth place
    [5] Fifth place
   *[other] Sixth place
 }
verdict-dead = Slain
verdict-nobody = All dead
cause-won = You win with { $prestige } prestige, { $more } more than { $next }.
cause-alone = You win with { $prestige } prestige: nobody else is alive.
cause-watched = { $hero } wins with { $prestige } prestige, { $more } more than { $next }.
cause-watched-alone = { $hero } wins with { $prestige } prestige, with nobody else alive.
cause-shared = { $hero }: even, with { $prestige } prestige.
cause-missed = { $hero } wins with { $prestige } prestige; you were { $missing } short.
cause-missed-shared = { $hero } share the victory with { $prestige } prestige; you were { $missing } short.
cause-killed = Killed by: { $killer }. { $hero } wins with { $prestige } prestige.
cause-dead = Your hero died before the end. { $hero } wins with { $prestige } prestige.
cause-nobody = Nobody survives encounter { $number }/{ $total }: { $foe }.
cause-nobody-killed = Killed by: { $killer }. Nobody survives encounter { $number }/{ $total }.
killer-diverted = { $foe }, a blow sent to you by { $hero } ({ $card })
killer-weary = weariness
score-thanks = Others healed
score-foe = { $foe }
score-rest = Otherwise, won and lost
score-dead = Death takes all prestige

# A game with real cards: what is put together.
prepare-shuffle = Shuffle these { $count } Action cards into a draw pile, face down, and deal { $hand } to each player:
prepare-attacks = – { $count } attacks: { $cards };
prepare-low = – { $count } low blows: { $cards };
prepare-items = – { $count } items: { $cards }.
prepare-encounters = Shuffle the { $count } Encounter cards: { $length } of them, face down, are the dungeon; the others go back into the box unseen.
prepare-heroes = Take the Initiative cards from 1 to { $players } and, in the order of the seats, these heroes: { $heroes }.
prepare-counted = { $name } ×{ $count }
prepare-card = { $name }
prepare-list = { $first }, { $next }

# Trophies.

trophy-clean = Clean hands
trophy-clean-deed = Win without playing a single low blow.
trophy-slayer = The last blow
trophy-slayer-deed = Win, having finished off six creatures or more.
trophy-ahead = Far ahead
trophy-ahead-deed = Win by 20 prestige or more.
trophy-sturdy = Hale and hearty
trophy-sturdy-deed = Win with 75 life or more.
trophy-six = One against five
trophy-six-deed = Win at a table of six.

# Codex.
codex-creatures = Creatures
codex-traps = Traps
codex-attacks = Attacks
codex-tactics = Tactical cards
codex-low-blows = Low blows
codex-items = Items
codex-heroes = Heroes
codex-life = { $three } HP with three players, { $four } with four, { $five } with five, { $six } with six
codex-players = { $players } players: { $said }
codex-heroic = for { $hero }: { $most }
codex-count = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
codex-own-attack = heroic attack: { $card }, { $value } or { $most }
codex-hero = { $life } HP

# What speaks for a move or against it.
why-kills = { $value } damage is enough for its { $left } HP: the killing blow is worth { $prestige } prestige
why-kills-unless = { $value } damage is enough for its { $left } HP ({ $prestige } prestige), { $before ->
    [one] unless the hero who attacks before you kills
   *[other] unless one of the { $before } heroes who attack before you kills
}
why-needs = { $before ->
    [one] the hero who attacks before you has
   *[other] the { $before } heroes who attack before you have
} to take at least { $needed } HP for your { $value } damage to kill ({ $prestige } prestige)
why-leaves = it has { $left } HP left
why-leaves-to = it has { $left } HP left; of the { $attacks } attacks that you have not seen, { $deadly ->
    [0] none is enough for { $hero } to kill
    [one] { $deadly } is enough for { $hero } to kill
   *[other] { $deadly } are enough for { $hero } to kill
}
why-saves = { $hero } no longer kills and does not get { $prestige } prestige ({ $total } in all, against your { $own }); the creature has { $after } HP left
why-makes = { $hero } kills and takes { $prestige } prestige: { $total }, against your { $own }
why-then-left = after { $hero }'s attack, the creature has { $after } HP left instead of { $before }
why-struck = { $hero } loses { $damage } HP and keeps { $left }
why-struck-dead = { $hero } dies of it ({ $damage } damage) and loses all prestige ({ $prestige })
why-unhurt = a potion protects { $hero }: no HP lost
why-lets = { $hero } kills and takes { $prestige } prestige: { $total }, against your { $own }
