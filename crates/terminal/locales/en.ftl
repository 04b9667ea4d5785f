# Who sits where.

who-person = Player { $seat }
who-bot = Player { $seat } ({ $bot ->
    [random] random
    [montecarlo] thinking
    [beginner] beginner
    [skilled] skilled
    [expert] expert
    [master] master
   *[casual] casual
} bot)
who-hidden = Player { $seat } (masked bot)
who-character = Player { $seat } ({ $name })
who-named = { $hero }
who-named-bot = { $hero } ({ $bot ->
    [random] random
    [montecarlo] thinking
    [beginner] beginner
    [skilled] skilled
    [expert] expert
    [master] master
   *[casual] casual
} bot)
who-named-hidden = { $hero } (player { $seat }, masked bot)
who-named-character = { $hero } ({ $name })
who-then = { $before }, then { $next }
who-did = { $who }: { $what }
others-hidden = masked bots
others-characters = one bot of each character
others-character = bots: { $name }
others-people = other players, on this screen
others-level = { $level ->
    [beginner] beginner bots
   *[casual] casual bots
    [skilled] skilled bots
    [expert] expert bots
    [master] master bots
}

# Standing orders and phrases.

orders-decided = By your automatic replies: { $what }.
orders-often = { $label } ({ $times } times)
orders-ended = Automatic reply over: { $order }.
orders-reset = Your automatic replies are withdrawn: a move was undone.
talk-phrase = “{ $phrase }”
talk-to-all = to all
talk-refused = That cannot be said: { $why }.

# The plain line mode.

plain-title = { $title }. { $luck }
plain-seed = Seed { $seed }.
plain-seed-empty = Empty seed.
plain-option = { $label }: { $means }.
plain-own = A deck of your own ({ $deck }).
plain-own-named = A deck of your own: { $name } ({ $deck }).
plain-dealt = Scripted deal.
plain-asked = Real cards: you say what they show.
plain-asked-intro = Real cards: put together what follows (more in oubliette rules { $game } setup), then say each card that you turn over.
plain-keys = Type a number, then Enter; Enter alone: repeat, s: state, x: look closer, o: odds, r: rules of the choices, l: log, c: coach, u: undo, a: abandon, ?: help and rules, q: save and quit.
plain-keys-orders = Also: i: automatic replies, to decide in advance.
plain-orders-usual = { $count ->
    [one] An automatic reply is on
   *[other] Automatic replies are on
}: { $orders }. To change that, type i.
plain-keys-talk = Also: p: talk to the table.
plain-seat = { $who }.
plain-hand-over = Player { $seat } to play: let them have the screen. Enter to go on, q to save and quit?
plain-hand-over-named = { $hero } to play: let them have the screen. Enter to go on, q to save and quit?
plain-hand-over-deal = Cards for player { $seat } alone: let them have the screen. Enter to go on, q to save and quit?
plain-hand-over-deal-named = Cards for { $hero } alone: let them have the screen. Enter to go on, q to save and quit?
plain-ask = Choice?
plain-ask-seat = { $who }, choice?
plain-bot-thinks = { $who } is thinking…
plain-ask-over = Enter to finish, u to undo the last move?
plain-ask-over-review = Enter to finish, a for the review, u to undo the last move?
plain-heading = { $heading }.
plain-gauge = { $label } { $value } of { $most }.
plain-figure = { $label } { $value }.
plain-choice = { $number }. { $label } – { $consequence }
plain-forbidden = { $label } ({ $number })
plain-not-now = Not now: { $choices }.
plain-refused = Forbidden: { $why } (§{ $clause }).
plain-lesson-wants = The lesson wants something else: { $why }
plain-unknown = “{ $typed }” is not a choice. Type { $most ->
    [one] 1
   *[other] a number from 1 to { $most }
}, s, x, o, r, l, c, u, a{ $more }, ? or q.
plain-unknown-over = “{ $typed }” is not a choice: the game is over. Press Enter, or type a, u, s, l or ?.
plain-unanswered = Nothing has changed.
plain-nobody-won = Nobody has won.
plain-seat-won = { $who }: { $score }, victory.
plain-seat-lost = { $who }: { $score }.
plain-undone = Undone.
plain-undone-assisted = Undone. The game is marked as assisted.
plain-undo-refused = Cannot undo: { $why }.
plain-undo-insist = Undo refused: { $why }. Type u! to insist; the game will be marked as assisted.
plain-times = { $count } of them
plain-face-down = face down
plain-here = you are here
plain-edge-top = top
plain-edge-right = right
plain-edge-bottom = bottom
plain-edge-left = left
plain-leads = leads to { $places }
plain-place = column { $column }, row { $row }
plain-zone-empty = { $zone }: nothing.
plain-zone-hidden = { $zone }: { $count }.
plain-zone = { $zone }: { $things }.
plain-examine = x and a name or a part of it: all that is known of it, with its rules. There are: { $names }
plain-examine-none = Nothing here is called “{ $asked }”. There are: { $names }
plain-help = Number: play that choice, or hear why it cannot be played now. You may type a move in the game's notation instead; now for example: { $action }. Enter alone: repeat. s: the whole state. o: the odds after each choice, o 3 after choice 3 only. r: the rules of the choices, r 3 that of choice 3. l: the last lines of the log, l 100 the last hundred. c: ask the coach (assisted game, once you confirm). u: undo the last move. u!: undo even if a card was revealed or a die rolled since (assisted game). x and a name: all that is known of it.{ $more } ? and a rule or a chapter: read it, for example ? { $clause }. a: abandon the game, once you confirm. q: save and quit.
plain-help-orders = i: your automatic replies, which nobody else sees and which decide for you; i 2 turns the second on or off. A reply that plays outranks one that asks you, and that one outranks one that passes. Undoing a move withdraws those you gave.
plain-help-talk = p: the phrases that are said at the table; p 2 says the second to all, p 2 4 to player 4. Everybody hears it.
plain-orders = Your automatic replies; i and a number turns one on or withdraws it:
plain-order = { $number }. { $order }
plain-order-stands = { $number }. { $order } (on)
plain-order-given = Automatic reply on: { $order }.
plain-order-withdrawn = Automatic reply withdrawn: { $order }.
plain-order-refused = Automatic reply refused: { $why }.
plain-order-unknown = “{ $typed }” is not an automatic reply. Type i for the list.
plain-orders-none = There is no automatic reply to give here.
plain-phrases = What is said at this table; p and a number says it to all, a second number says to which player ({ $players }):
plain-phrase = { $number }. { $phrase }
plain-phrase-unknown = “{ $typed }” is not a phrase. Type p for the list.
plain-phrases-none = There is nothing to say at this table.
plain-odds-none = Nothing random follows these choices.
plain-odds-unknown = The outcome is random, but its odds are not known here.
plain-odds-after = After { $numbers }:
plain-odds-choice = After { $number }, { $label }:
plain-odds-nothing = { $number }. { $label }: no odds.
plain-odds-line = { $outcome }, { $percent } ({ $over } of { $under })
plain-odds-about = { $outcome }, { $percent }
plain-odds-estimate = { $outcome }, ≈ { $percent } (± { $error })
coach-why = Why: { $why }.
coach-tenths = { $whole }.{ $tenth }
coach-chance = { "" }; chance to win { $chance }% (± { $error })
coach-exact = { "" }; chance to win { $chance }%, proved
coach-won = { "" }; a sure win, proved
coach-lost = { "" }; a sure loss, proved
plain-coach-best = Coach: { $number }. { $label }; { $confidence ->
    [only] the only move
    [sure] clearly preferred
    [fair] preferred
    [leaning] slightly preferred
   *[even] hardly preferred, others look as good
}{ $known ->
    [yes] { $chance }
   *[no] , over { $playouts ->
        [one] { $playouts } simulated game
       *[other] { $playouts } simulated games
    }
}.
plain-coach-next = Else: { $number }. { $label }; { $rating ->
    [even] looks as good
    [perhaps] perhaps worse
    [little] a little worse
    [worse] worse
   *[much] much worse
}{ $chance }.
plain-coach-none = No advice here.
plain-coach-ask = Ask the coach? The game will be marked as assisted. y: yes, Enter: no?
plain-resign-ask = Abandon this game for good? It will count as lost. y: yes, Enter: no?
plain-resigned = Game abandoned. It stays in the history: { $path }
plain-left-nothing = Nothing was played: the game is not kept.
plain-log-earlier = { $count ->
    [one] One earlier line: l { $all }
   *[other] { $count } earlier lines: l { $all }
}
plain-log-empty = Nothing has happened yet.
plain-coach-marked = The game is marked as assisted.
plain-clauses = Chapters of the rules: { $clauses }.
plain-no-clause = No rule “{ $clause }”. Type ? for the list.
plain-known-seed = You knew the seed in advance, which lets you know what rivals hold: the game counts as assisted.
plain-not-saved = Warning: saving failed ({ $error }). It will be retried at the next move.
plain-lost = Warning: saving failed ({ $error }). The last moves are not saved.
plain-left = Game saved. To resume: oubliette play { $game } --resume { $path }
plain-left-unsaved = See you soon.
plain-assisted = Assisted game.
plain-unassisted = Unassisted game.
plain-kept = Game saved: { $path }
deal-gone = { $name } cannot come up now: every such card lies elsewhere. Nothing has changed.
plain-deal = { $label }, card { $number }? (for example { $name } or { $code }; u corrects the one before, ? list, q back)
plain-deal-die = { $label }, roll { $number }? (what it shows, for example { $name }; u corrects the one before, ? list, q back)
plain-deal-several = “{ $typed }” fits several: { $faces }. Type more of the name, or the code.
plain-deal-unknown = “{ $typed }” cannot come up here: { $label }. Type ? for the list.

menu-title = Oubliette: dungeon games, played by the rulebook.
menu-game = { $number }. { $title }. { $pitch }
menu-continue = c. Continue: { $title }, { $decisions ->
    [0] no move yet
    [one] 1 move
   *[other] { $decisions } moves
}.
menu-unfinished = { $count ->
    [one] n. One unfinished game.
   *[other] n. { $count } unfinished games.
}
menu-unfinished-run = { $number }. { $title }, { $decisions ->
    [0] no move yet
    [one] 1 move
   *[other] { $decisions } moves
}, begun { $begun }
menu-unfinished-ask = A number to continue, d and a number to delete, Enter to go back?
menu-unfinished-unknown = “{ $typed }” is not on the list. Type a number from 1 to { $most }, d and a number, or Enter.
menu-delete-ask = Delete { $title }, begun { $begun }, for good? y: yes, Enter: no?
menu-deleted = Deleted.
menu-not-deleted = Not deleted: { $error }.
menu-other = h: history and trophies, t: statistics, r: rules, x: codex, l: français, q: quit.
menu-ask = Your choice?
menu-unknown = “{ $typed }” is not on the menu. Type { $most ->
    [one] 1
   *[other] a number from 1 to { $most }
} or one of the letters.
menu-which = The rules of which game, from 1 to { $most }? (Enter: back)
menu-which-codex = The codex of which game, from 1 to { $most }? (Enter: back)
menu-unknown-game = “{ $typed }” is not a game. Type a number from 1 to { $most }, or Enter.

setup-fresh = Random seed.
setup-players = { $players ->
    [one] 1 player.
   *[other] { $players } players.
}
setup-harder = r: a harder table, { $what }.
setup-others = Other players: { $others }.
setup-campaign = Campaign: { $campaign } (k: another).
setup-ask-others = Who plays the other seats?
setup-alone = You are playing solo: choose more players first (n).
setup-keys = Enter alone: play at once. l: lesson, h: how to play, o: options, s: seed, d: daily dungeon, c: real cards, q: back to the menu.
setup-keys-others = Enter alone: play at once. l: lesson, h: how to play, b: other players, o: options, s: seed, d: daily dungeon, c: real cards, q: back to the menu.
setup-keys-players = Enter alone: play at once. l: lesson, h: how to play, n: number of players, b: other players, o: options, s: seed, d: daily dungeon, c: real cards, q: back to the menu.
setup-ask = Enter to play, or a letter?
setup-unknown = “{ $typed }” is not one of these letters.
setup-style = { $others }: { $style }
setup-value = { $number }. { $means }
setup-option = A number, or Enter to keep { $now }?
setup-no-value = “{ $typed }” is not a number from 1 to { $most }.
setup-seed = Which seed (any text, Enter for a random one)?
setup-ask-players = How many players, from { $least } to { $most }?

viewer-title = { $title }. { $luck } { $steps ->
    [0] No steps.
    [one] 1 step.
   *[other] { $steps } steps.
}
viewer-keys = Enter: next, p: previous, a number: go there, s: start, e: end, a: review, q: quit.
viewer-ask = Step { $step } of { $steps }?
viewer-step = Step { $step }: { $said }
viewer-decision = { $label }.
viewer-decision-by = { $who }, { $label }.
viewer-start = setup complete.
viewer-undo = the last move is undone.
viewer-assisted = the game is assisted from now on.
viewer-over = the game is over.
viewer-note = note, { $note }
viewer-next = what the campaign keeps is written down.
viewer-coach = coach, { $label }{ $confidence ->
    [untold] { "" }
    [only] { " (the only move)" }
    [sure] { " (clearly preferred)" }
    [fair] { " (preferred)" }
    [leaning] { " (slightly preferred)" }
   *[even] { " (hardly preferred, others look as good)" }
}, over { $playouts ->
    [one] { $playouts } simulated game
   *[other] { $playouts } simulated games
}.
viewer-unknown = “{ $typed }” is not a step. Type a number from 0 to { $steps }, Enter, p, s, e, a or q.

# The screen.

screen-motto = dungeon games, played by the rulebook
screen-continue = Continue: { $game }, { $decisions ->
    [one] 1 move
   *[other] { $decisions } moves
}
screen-history = History
screen-unfinished = { $count ->
    [one] One unfinished game
   *[other] Unfinished games: { $count }
}
screen-unfinished-title = Unfinished games
screen-trophies = Trophies
screen-statistics = Statistics
screen-replays = Replays
screen-rules = Rules
screen-rules-of = { $game }: the rules
screen-language = Langue : français
screen-own-language = English
screen-settings = Settings
screen-leave = Quit

screen-new-game = new game
screen-play = Play
screen-lesson = Lesson: learn by playing
screen-lesson-over = The lesson is over. Play on if you like (nothing of it is kept), or q and then a real game.
screen-lesson-left = A lesson is not kept: it begins anew.
screen-lesson-next = And now: n plays a real game, q goes back to the menu.
screen-guide = How to play
screen-guide-of = { $game }: how to play
screen-row = { $label }: { $value }
campaign-last = continue the last one, or start the first
campaign-new = start a new one
campaign-alone = none: a run on its own
campaign-named = “{ $name }”
campaign-goes-on = Campaign “{ $name }”: the next run can begin (oubliette play { $game }).
screen-campaign = Campaign
screen-campaign-kept = “{ $name }”, run { $run }
screen-campaign-running = “{ $name }”, run { $run } in progress
screen-luck = Deal
screen-luck-fresh = random
screen-luck-daily = daily dungeon, { $date } (UTC)
screen-luck-seed = seed “{ $seed }” (type it)
screen-luck-asked = real cards: you say what they show
screen-players = Players
screen-harder = Harder table
screen-harder-not = no
screen-others = Other players

screen-set-language = Language
screen-set-glyphs = Characters
screen-set-colour = Colours
screen-set-motion = Animations
screen-set-pace = What happens is shown
screen-pace-off = at once
screen-pace-quick = quickly
screen-pace-normal = step by step
screen-pace-slow = slowly
screen-set-mouse = Mouse (after a restart)
screen-set-odds = Show odds
screen-on = yes
screen-off = no
screen-off-by-command = no (asked for at the start)
screen-not-written = The settings hold until you leave; { $path } could not be written: { $error }.

screen-nothing = nothing
screen-here = you
screen-head = { $zone }:
screen-forbidden = forbidden, { $why }
screen-refused = Forbidden: { $why } (r: the rule).
screen-refused-fold = { $count ->
    [one] 1 choice is forbidden: { $numbers } (i: why)
   *[other] { $count } choices are forbidden: { $numbers } (i: why)
}
screen-refused-title = What is forbidden, and why
screen-comes = { $label }: { $consequence }.
screen-chance = Random outcome.
screen-odds = Odds: { $odds }.
screen-odds-one = { $what } { $percent } ({ $over } in { $under })
screen-odds-about = { $what } ≈ { $percent } (± { $error })
screen-zone-count = { $zone }: { $count }.
screen-zone-open = { $zone }: { $count }. Enter names them all.
screen-no-choice = There is no choice { $typed }: type a number from 1 to { $most }.
screen-typed-ahead = A new question has just come up: that number did not answer it. Read, then type it.
screen-insist = This cannot be undone freely: { $why }. Undo anyway? The game will be marked as assisted.
screen-not-kept = Games cannot be saved: { $error } ({ $folder }).
screen-yes-no = y: yes    n: no
screen-coach-marks = Ask the coach what it would play? The game will be marked as assisted.
screen-coach-thinks = The coach is thinking…
screen-coach-none = The coach has no advice here.
screen-coach-over = The game is over: there is nothing to advise.
screen-coach = Coach: { $best }; { $confidence ->
    [only] the only move
    [sure] clearly preferred
    [fair] preferred
    [leaning] slightly preferred
   *[even] hardly preferred, others look as good
}{ $known ->
    [yes] { $chance }
   *[no] , over { $playouts ->
        [one] { $playouts } simulated game
       *[other] { $playouts } simulated games
    }
}.
screen-coach-beside = This one: { $rating ->
    [even] looks as good
    [perhaps] perhaps worse
    [little] a little worse
    [worse] worse
   *[much] much worse
}{ $chance }.
screen-bot-turn = Waiting for { $who }.
screen-bot-thinks = { $who } is thinking… { $seconds } s
screen-bot-stumbled = { $who } got stuck (a bug of ours). Enter: retry, u: undo, q: save and quit.
screen-bot-waits = Waiting for { $who }: press Enter.
screen-hand-over = Hand the screen to player { $seat }.
screen-hand-over-named = Hand the screen to { $hero }.
screen-hand-over-when = The table is hidden. Press v or Enter when nobody else is looking.
screen-seed = seed { $seed }
screen-dealt = scripted deal
screen-real-cards = real cards
screen-assisted = assisted
screen-unassisted = unassisted

screen-story = Log of the game
screen-setup = Setup complete
screen-step = Move { $step }
screen-step-seat = Move { $step }: { $who }
screen-find = Find: { $wanted }
screen-orders = Your automatic replies
screen-orders-hint = They decide for you, and nobody else sees them. A reply that plays comes first, then one that asks you, then one that passes. Undoing a move withdraws those you gave.
screen-orders-usual = { $count ->
    [one] Automatic reply on
   *[other] Automatic replies on
}: { $orders } (o changes that).
screen-order = { $order }
# In front: the end of a long line is cut.
screen-order-stands = (on) { $order }
screen-talk = Talk to the table
screen-talk-hint = What do you say?
screen-talk-whom = To whom? Everybody hears it.

screen-prepare = What to take out of the box
screen-deal-title = Real cards
screen-deal = { $label }, card { $number }: what does it show?
screen-deal-die = { $label }, roll { $number }: what does it show?
screen-deal-none = Nothing like that can come up here. Backspace deletes.

screen-won = Won, score { $score } ({ $help }).
screen-lost = Lost, score { $score } ({ $help }).
screen-won-by = { $count ->
    [0] Nobody has won
   *[other] Won by { $who }
} ({ $help }).
screen-seat-won = { $who }: { $score }, victory.
screen-seat-lost = { $who }: { $score }, defeat.
ending-won = Victory
ending-lost = Defeat
ending-lesson = Lesson over
ending-new-best = Your best score so far.
ending-streak = Won in a row: { $streak } now, { $best } at best.
ending-turning-point = What decided it (step { $step } of the replay): { $what }
plain-ending = { $verdict }. { $cause }
plain-ending-score = { $label }: { $points }
screen-first-run = Your first game with these settings.
screen-compared = Rank { $place } of { $of } among your games with these settings; before: best { $best }, average { $mean }.
screen-path = { $gauge } { $plot } from { $from } to { $to }
screen-path-peak = { $gauge } { $plot } from { $from } to { $to }, { $peak } at best
screen-share = To share: { $line }
screen-share-line = Oubliette, { $game } v{ $rules }{ $options }, { $luck }: { $result } { $plot }
screen-share-seed = seed { $seed }
screen-share-deal = scripted deal
screen-share-asked = real cards
screen-share-won = victory, { $score }
screen-share-lost = defeat, { $score }
screen-share-won-by = { $count ->
    [0] nobody won
   *[other] won by { $who }
}
screen-file = Game saved: { $path }

screen-run = { $begun } UTC  { $game }  { $result }  { $luck }
screen-run-unfinished = { $decisions ->
    [one] unfinished, 1 move
   *[other] unfinished, { $decisions } moves
}
screen-run-won = won, { $score }
screen-run-lost = lost, { $score }
screen-run-won-by = { $count ->
    [0] won by nobody
    [one] won by player { $seats }
   *[other] won by players { $seats }
}
screen-run-resigned = abandoned
screen-run-first = first try of the day
screen-delete = Delete this game for good? { $run }
screen-deleted = Deleted.
screen-resign = Abandon this game for good? It will count as lost.
screen-resigned = This game was abandoned; v shows it.
cabinet-game = { $title }: { $earned } of { $all }
cabinet-earned = { $name }: { $deed } { $times ->
    [one] Earned on { $date }.
   *[other] Earned on { $date }, { $times } times.
}
cabinet-open = { $name }: { $deed } Not yet.
cabinet-days = Dungeon of the day: { $days ->
    [0] no streak under way
    [one] 1 day
   *[other] { $days } days in a row
}, best { $best }
screen-no-runs = No games yet.
screen-bad-files = { $count ->
    [one] 1 file is not a saved game: { $path }
   *[other] { $count } files are not saved games, the first: { $path }
}
screen-figures = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won ({ $share })
screen-figures-resigned = { $games ->
    [one] 1 game, abandoned
   *[other] { $games } games, none played to its end
}
screen-figures-rivals = { $games ->
    [one] 1 game
   *[other] { $games } games
} between rivals on this screen: played, neither won nor lost
screen-scores = Scores: best { $best }, lowest { $worst }, average { $mean }
screen-streaks = Won in a row: { $streak } now, { $best } at best
screen-score-path = Last scores: { $plot }
screen-busy = This game is being played elsewhere: { $path }
screen-wrong-record = { $damage } ({ $path })

screen-replay-step = Step { $step } of { $steps }
screen-contents = Chapters and turning points
screen-contents-hint = Where rooms, rounds and fights began, and what turned the game.
screen-chapter = step { $step }: { $what }
screen-turn = { $what } (turning point)
screen-no-chapter = No chapter begins there.
screen-next = Next: { $said }
screen-eyes = Point of view: { $who }.
screen-eyes-deciding = Point of view of the player to move: { $who }.
screen-knew = Shown: what was known then (v: what came next).
screen-truth = To come: { $coming }
screen-to-come = --- to come ---

screen-panicked = Sorry, the program hit a bug. Your game is saved: { $path }. Please send this file with your report.
screen-panicked-idle = Sorry, the program hit a bug; no game was in progress. Please report this:
screen-key-not-found = not found
screen-replay-later = This game is not over and its players have secrets: you can replay it at the end.
screen-coach-later = This game is not over: ask the coach while you play it.
screen-nothing-to-come = Nothing more came.
screen-too-small = This window is too small for the screen ({ $width }×{ $height } at least). Make it larger, or leave with q and play in plain lines: oubliette --plain

screen-key-enter = Enter
screen-key-escape = Esc
screen-key-space = Space
screen-key-backspace = Backspace
screen-key-arrows = Up/Down
screen-key-sideways = Left/Right
screen-key-play = play
screen-key-skip = skip
screen-key-undo = undo
screen-key-rules = rules
screen-key-story = log
screen-key-coach = coach
screen-key-orders = replies
screen-key-orders-stand = replies*
screen-key-order = turn on or off
screen-key-talk = talk
screen-key-say = say
screen-key-zones = zones
screen-key-delete = delete
screen-key-help = help
screen-key-quit = quit
screen-key-leave = quit
screen-key-new = again, other seed
screen-key-replay = replay
screen-key-whole = choose
screen-key-cancel = back
screen-key-choose = choose
screen-key-open = open
screen-key-change = change
screen-key-back = back
screen-key-scroll = scroll
screen-key-find = find
screen-key-next = next
screen-key-shows = that one
screen-key-correct = the one before
screen-key-ready = view
screen-key-yes = yes
screen-key-yes-letter = y
screen-key-no = no
screen-key-step = step
screen-key-run = play
screen-key-pause = pause
screen-key-pace = pace
screen-key-jump = go to
screen-key-goto = step
screen-key-go = go
screen-key-knew = known then
screen-key-truth = what came
screen-key-same = same seed
screen-key-turning = turning point
screen-key-table = table
screen-key-plate = verdict
screen-key-examine = examine
screen-key-refused = forbidden
screen-key-chapter = chapter
screen-key-contents = contents
screen-key-eyes = point of view

screen-examine = Looking closer
screen-help-title = Keys
screen-help =
    # Playing
    Arrows or h j k l   look at another card or choice
    Enter or Space      act on what you look at
    1 to 9              that choice at once (& é " ' ( without Shift too)
    Tab, Shift+Tab      the next zone, the zone before
    Mouse               a click looks, a second one acts; wheel: the log
    u                   undo the last move
    r                   the rules of what you look at
    i                   what is forbidden now, and why
    x                   look closer: all that is known, with its rules
    L                   the log
    c                   ask the coach (the game is then marked as assisted){ $more }
    a                   abandon the game
    ?                   these keys
    At the end          n again, other seed; s same seed; v replay
                        w replay from the turning point; t the table; a review
    q                   save and quit; Ctrl+Z goes to the shell for a while

    # Signs
    A number on a card's frame is the choice that plays it. A cross marks what is forbidden: look at it to read why.
    A wave after a choice means that chance has a say before your next decision.

    # Replays
    Left, Right         a step back, a step on (Up, Down: ten)
    Home, End, g        to the beginning, to the end, to a line
    Space, + and -      play by itself from here, faster, slower
    ] and [             the next chapter, the one before; t lists them all
    v                   what was known then, or what was true and to come
    Tab                 through whose eyes
    c                   what the coach would have done
    a                   the review: what each decision cost, and luck

    # Reading
    / finds a word, n the next one, Esc goes back.

    # Blind, or in a hurry?
    oubliette --plain says everything in lines that a screen reader can follow.

screen-help-key-orders = o                   automatic replies; *: some are on
screen-help-key-talk = p                   say a phrase to all or to somebody; everybody hears it
screen-help-orders =
    # Automatic replies
    An automatic reply decides for you, once everybody else has decided. Nobody else sees it. One that plays outranks one that asks you, and that one outranks one that passes. Undoing a move withdraws those you gave.
# Who plays which seat.

who-you = You

# Codex.
screen-codex = Codex
screen-codex-of = Codex: { $game }
screen-key-codex = codex
codex-chapter = { $label }: { $met } of { $all } met
codex-chapter-open = { $label }: { $met } met
codex-line = { $number }. { $name } · { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
} in { $games ->
    [one] 1 game
   *[other] { $games } games
}
codex-blank = { $count ->
    [one] 1 blank place
   *[other] { $count } blank places
}
codex-met = Met { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
} in { $games ->
    [one] 1 game
   *[other] { $games } games
}, first on { $date }.
codex-empty = Nothing met yet: play this game, and what you meet is listed here.
codex-reading = Looking through your games: { $read } of { $all }.
codex-ask = A number from 1 to { $most } to read more, Enter to go back?
codex-unknown = “{ $typed }” is not on the list. Type a number from 1 to { $most }, or Enter.

# The review of a game that is over.
review-title = Review: { $game }
review-running = Reviewing: { $done } of { $total }…
review-running-hint = Escape: do not wait
review-unfinished = This game is not over: the review comes at its end.
review-no-value = No review: the computer has not learnt what positions of this game are worth.
review-lesson = No review: the moves of a lesson are given.
review-no-seat = No review: this table has no such seat.
review-stopped = The review stopped before its end.
review-accuracy = Accuracy: { $accuracy }.
review-nothing = Nothing to judge: there was never more than one possible move.
review-sum = Chance to win: { $beginning } at the start, { $cost } by your decisions, { $luck } by luck, { $result } at the end ({ $won ->
    [yes] won
   *[no] lost
}).
review-sum-others = Chance to win: { $beginning } at the start, { $cost } by this player's decisions, { $luck } by luck and the others, { $result } at the end ({ $won ->
    [yes] won
   *[no] lost
}).
review-plot = Chance to win, decision by decision
review-sparkline = { $what }: { $plot }
review-deal-won = With every card known, this deal could be won.
review-deal-lost-at = With every card known, this deal could be won; after step { $step } ({ $played }) it no longer could.
review-deal-lost = Even with every card known, this deal could not be won.
review-costliest = Costliest decisions
review-no-cost = No decision cost anything.
review-costly = Step { $step }: { $played }. Chance to win { $after } instead of { $chance }, { $cost } points less { $proved ->
    [yes] (proved)
   *[no] (± { $error })
}.
review-better = Better: { $what }{ $known ->
    [yes] { "" } ({ $facts })
   *[no] { "" }
}.
review-played = Played: { $what }{ $known ->
    [yes] { "" } ({ $facts })
   *[no] { "" }
}.
review-decisions = All decisions
review-decision = Step { $step }: { $played }. Chance { $chance }{ $costly ->
    [yes] , cost { $cost }
   *[no] , no cost
}{ $lucky ->
    [yes] , luck { $luck }
   *[no] { "" }
}.
screen-key-review = review

# Puzzles.

puzzle-chances = The chance to win by each move:
puzzle-own-move = { $line } (your answer)
puzzle-other-move = { $line }
puzzle-standing = Your rating: { $rating }{ $moved ->
    [up] { " " }(+{ $by })
    [down] { " " }(−{ $by })
   *[none] { "" }
}, { $right } right out of { $answered }{ $days ->
    [0] .
    [one] ; { $days } day in a row.
   *[other] ; { $days } days in a row.
}
puzzle-not-kept = Your answer could not be saved ({ $error }).
puzzle-no-coach = The coach is silent until you have answered.
puzzle-menu = Puzzles: find the best move ({ $answered ->
    [0] { $count }
   *[other] { $answered } of { $count } answered, your rating: { $rating }
})
plain-puzzle-next = n: next puzzle, u: try another move, q: leave; or play on (nothing of it is kept).
screen-puzzle = Puzzle
screen-puzzle-today = Puzzle of the day
screen-puzzle-next = n: next puzzle, u: try another move, q: leave; or play on (nothing of it is kept).
menu-puzzle = p: puzzle of the day
setup-puzzles = p: puzzles, find the best move ({ $count }).
setup-ask-puzzle = Which puzzle, from 1 to { $most } (Enter: today's, q: back)?

# A deal for me.

screen-deal-looking = Looking for a deal, examined so far: { $looked }. Any key to stop.
screen-deal-not-found = No such deal was found.
deal-nearest = No deal of this kind; the closest of { $looked }: { $deal }
setup-deal = e: a deal for me, as hard as I like.
setup-deal-looking = Looking for a deal…
setup-deal-nearest = No deal of this kind: here is the closest of { $looked }.
