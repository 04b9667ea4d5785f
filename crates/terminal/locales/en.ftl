# The plain line mode.

plain-title = { $title }. { $luck }
plain-seed = Seed { $seed }.
plain-seed-empty = Empty seed.
plain-option = { $key }={ $value }: { $means }.
plain-dealt = Scripted deal.
plain-asked = Real cards: you say what they show.
plain-asked-intro = Real cards: prepare and shuffle the pack (oubliette rules { $game } setup), then say each card that you turn over.
plain-keys = Type a number, then Enter; Enter alone repeats, s state, u undo, ? rules, q save and quit.
plain-seat = Seat { $seat }.
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
}, s, u, ? or q.
plain-unknown-over = “{ $typed }” is not a choice: the game is over. Press Enter, or type u, s or ?.
plain-unanswered = Nothing has changed.
plain-undone = Undone.
plain-undone-assisted = Undone. The game is marked as assisted.
plain-undo-refused = Cannot undo: { $why }.
plain-undo-insist = Undo refused: { $why }. Type u! to insist; the game will be marked as assisted.
plain-zone-empty = { $zone }: nothing.
plain-zone-hidden = { $zone }: { $count }.
plain-zone = { $zone }: { $things }.
plain-help = Number: play that choice; the notation too, for example fight QS hands. Enter alone: repeat. s: the whole state. u: undo the last move. u!: undo even after a card was revealed (assisted game). ? and a clause or a chapter: read it, for example ? combat or ? combat.dulled. q: save and quit.
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

viewer-title = { $title }. { $luck } { $steps ->
    [0] No lines.
    [one] 1 line.
   *[other] { $steps } lines.
}
viewer-keys = Enter next, p previous, a number to go there, s start, e end, q quit.
viewer-ask = Line { $step } of { $steps }?
viewer-step = Line { $step }: { $line }
viewer-unknown = “{ $typed }” is not a line. Type a number from 0 to { $steps }, Enter, p, s, e or q.
