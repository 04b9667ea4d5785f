# The board.

board-stage = The table
board-notes = Bear in mind
board-figure = { $value }
board-of = of { $most }
board-times = × { $count }
board-cards = { $count ->
    [one] card
   *[other] cards
}
board-nothing = nothing
board-here = you are here
board-chance = random outcome
board-refused = not possible:
board-not-now = Not now ({ $count })
board-rule = the rule
board-face-down = face down

# Around the page.

shell-skip = Skip to the content
shell-nav = Navigation
shell-more = More
shell-daily = Daily
shell-rules = Rules
shell-learn = Learn
shell-me = My games
shell-privacy = Privacy
shell-api = API
shell-looks = Appearance
shell-lost = Connection lost, trying again…
shell-turn = Your turn.
shell-turn-title = ● Your turn –
shell-again = Your answer has not arrived yet, sending it again…
shell-copied = Copied
shell-keys = Keyboard shortcuts
shell-key-arrows = go from card to card
shell-key-enter = play
shell-key-digits = play the choice with that number
shell-key-undo = undo the last move
shell-key-help = show this help
shell-key-name-escape = Esc
shell-key-escape = close
shell-close = Close
