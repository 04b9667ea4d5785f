# The plain line mode.

plain-title = { $title }. { $luck }
plain-seed = Seed { $seed }.
plain-seed-empty = Empty seed.
plain-option = { $key }={ $value }: { $label } { $means }.
plain-dealt = Scripted deal.
plain-asked = Real cards: you say what they show.
plain-keys = Type a number, then Enter; s state, u undo, ? rules, q save and quit.
plain-seat = Seat { $seat }.
plain-ask = Choice?
plain-gauge = { $label } { $value } of { $most }.
plain-choice = { $number }. { $label }: { $consequence }
plain-forbidden = { $number }. { $label }: forbidden, { $why } (§{ $clause })
plain-refused = Forbidden: { $why } (§{ $clause }).
plain-unknown = “{ $typed }” is not a choice. Type { $most ->
    [one] 1
   *[other] a number from 1 to { $most }
}, s, u, ? or q.
plain-unanswered = Nothing has changed.
plain-undone = Undone.
plain-undo-refused = Cannot undo: { $why }.
plain-undo-insist = Undo refused: { $why }. Type u! to insist; the game will be marked as assisted.
plain-zone-empty = { $zone }: nothing.
plain-zone-hidden = { $zone }: { $count }.
plain-zone = { $zone }: { $things }.
plain-help = Number: play that choice. s: the whole state. u: undo the last move. u!: undo even after a card was revealed (assisted game). ? and a clause: read it, for example ? combat or ? combat.dulled. q: save and quit.
plain-clauses = Clauses: { $clauses }.
plain-no-clause = No clause “{ $clause }”. Type ? for the list.
plain-not-saved = Beware, saving failed: { $error }. It will be tried again at the next move.
plain-lost = Beware, saving failed: { $error }. The last moves are not recorded.
plain-left = Game saved: { $path }. To resume: oubliette play { $game } --resume
plain-left-unsaved = See you soon.
plain-assisted = Assisted game.
plain-unassisted = Unassisted game.
plain-kept = Recorded: { $path }
plain-deal = { $label }: which card? (for example { $example }; ? for the list, q to stop)
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
viewer-keys = Enter next, p previous, a number to go there, d start, f end, q quit.
viewer-ask = Line { $step } of { $steps }?
viewer-step = Line { $step }: { $line }
viewer-unknown = “{ $typed }” is not a line. Type a number from 0 to { $steps }, Enter, p, d, f or q.
