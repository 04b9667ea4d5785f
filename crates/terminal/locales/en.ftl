# The plain line mode.

plain-title = { $title }. { $luck }
plain-seed = Seed { $seed }.
plain-seed-empty = Empty seed.
plain-option = { $key }={ $value }: { $means }.
plain-dealt = Scripted deal.
plain-asked = Real cards: you say what they show.
plain-asked-intro = Real cards: prepare and shuffle the pack (oubliette rules { $game } setup), then say each card that you turn over.
plain-keys = Type a number, then Enter; Enter alone repeats, s state, o odds, c coach, u undo, ? rules, q save and quit.
plain-seat = Seat { $seat }.
plain-hand-over = Seat { $seat } to play: let them have the screen. Enter to go on, q to save and quit?
plain-ask = Choice?
plain-ask-over = Enter to finish, u to take the last move back?
plain-heading = { $heading }.
plain-gauge = { $label } { $value } of { $most }.
plain-figure = { $label } { $value }.
plain-choice = { $number }. { $label }: { $consequence }
plain-forbidden = { $number }. { $label }: forbidden, { $why } (§{ $clause })
plain-refused = Forbidden: { $why } (§{ $clause }).
plain-unknown = “{ $typed }” is not a choice. Type { $most ->
    [one] 1
   *[other] a number from 1 to { $most }
}, s, o, c, u, ? or q.
plain-unknown-over = “{ $typed }” is not a choice: the game is over. Press Enter, or type u, s or ?.
plain-unanswered = Nothing has changed.
plain-undone = Undone.
plain-undone-assisted = Undone. The game is marked as assisted.
plain-undo-refused = Cannot undo: { $why }.
plain-undo-insist = Undo refused: { $why }. Type u! to insist; the game will be marked as assisted.
plain-zone-empty = { $zone }: nothing.
plain-zone-hidden = { $zone }: { $count }.
plain-zone = { $zone }: { $things }.
plain-help = Number: play that choice; the notation too, for example fight QS hands. Enter alone: repeat. s: the whole state. o: what chance may bring after each choice, o 3 after choice 3 only. c: ask the coach (assisted game). u: undo the last move. u!: undo even after a card was revealed (assisted game). ? and a clause or a chapter: read it, for example ? combat or ? combat.dulled. q: save and quit.
plain-odds-none = Chance has no say in these choices.
plain-odds-unknown = Chance has a say, but its odds cannot be told here.
plain-odds-after = After { $numbers }:
plain-odds-choice = After { $number }, { $label }:
plain-odds-nothing = { $number }. { $label }: no odds to tell.
plain-odds-line = { $outcome }: { $percent } ({ $over } of { $under })
plain-odds-about = { $outcome }: { $percent }
plain-coach-best = Coach: { $number }. { $label }; { $win } chance of winning (± { $error }), over { $playouts ->
    [one] 1 imagined game
   *[other] { $playouts } imagined games
}.
plain-coach-next = Else: { $number }. { $label }; { $win } (± { $error }), over { $playouts }.
plain-coach-none = No advice here.
plain-coach-marked = The game is marked as assisted.
plain-clauses = Clauses: { $clauses }.
plain-no-clause = No clause “{ $clause }”. Type ? for the list.
plain-not-saved = Beware, saving failed: { $error }. It will be tried again at the next move.
plain-lost = Beware, saving failed: { $error }. The last moves are not recorded.
plain-left = Game saved. To resume: oubliette play { $game } --resume { $path }
plain-left-unsaved = See you soon.
plain-assisted = Assisted game.
plain-unassisted = Unassisted game.
plain-kept = Recorded: { $path }
plain-deal = { $label }, card { $number }? (for example { $name } or { $code }; u corrects the one before, ? list, q back)
plain-deal-unknown = “{ $typed }” cannot come up here: { $label }. Type ? for the list.

menu-title = Oubliette: dungeon games, by their rules.
menu-game = { $number }. { $title }. { $pitch }
menu-continue = c. Continue: { $title }, { $decisions ->
    [0] no move yet
    [one] 1 move
   *[other] { $decisions } moves
}.
menu-other = h history, t statistics, r rules, l français, q quit.
menu-ask = Your choice?
menu-unknown = “{ $typed }” is not on the menu. Type { $most ->
    [one] 1
   *[other] a number from 1 to { $most }
} or one of the letters.
menu-which = The rules of which game, from 1 to { $most }? (Enter goes back)
menu-unknown-game = “{ $typed }” is not a game. Type a number from 1 to { $most }, or Enter.

setup-fresh = Random seed.
setup-players = { $players ->
    [one] 1 player.
   *[other] { $players } players.
}
setup-keys = Enter alone: play at once. o options, s seed, d daily dungeon, c real cards, q back to the menu.
setup-keys-players = Enter alone: play at once. n number of players, o options, s seed, d daily dungeon, c real cards, q back to the menu.
setup-ask = Enter to play, or a letter?
setup-unknown = “{ $typed }” is not one of these letters.
setup-value = { $number }. { $means }
setup-option = A number, or Enter to keep { $now }?
setup-no-value = “{ $typed }” is not a number from 1 to { $most }.
setup-seed = Which seed (any text, Enter for a random one)?
setup-ask-players = How many players, from { $least } to { $most }?

viewer-title = { $title }. { $luck } { $steps ->
    [0] No lines.
    [one] 1 line.
   *[other] { $steps } lines.
}
viewer-keys = Enter next, p previous, a number to go there, s start, e end, q quit.
viewer-ask = Line { $step } of { $steps }?
viewer-step = Line { $step }: { $said }
viewer-step-seat = Line { $step }: seat { $seat }, { $said }
viewer-decision = { $label }.
viewer-start = the table is laid.
viewer-undo = the last move is taken back.
viewer-assisted = the game is assisted from now on.
viewer-over = the game is over.
viewer-note = note, { $note }
viewer-coach = coach, { $label }; { $win } chance of winning (± { $error }), over { $playouts ->
    [one] 1 imagined game
   *[other] { $playouts } imagined games
}.
viewer-unknown = “{ $typed }” is not a line. Type a number from 0 to { $steps }, Enter, p, s, e or q.
