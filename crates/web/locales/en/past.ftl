# Games looked at again.

past-title = Replay: { $game }
past-step = Step
past-place = step { $step } of { $steps } ({ $turn ->
    [one] { $turn } move
   *[other] { $turn } moves
})
past-first = To the start
past-back = Back
past-forward = Forward
past-last = To the end
past-go = Go there
past-eyes = Point of view
past-share = Share
past-same-seed = Play the same seed
past-record = Download the game
past-verify = To verify it yourself:
past-imported = Imported game. It follows the rules, but nothing proves who played it, or when.
past-running = The game is not over: you see only what you knew.
past-start = Setup complete.
past-undo = The last move is undone.
past-assisted = The game is assisted from now on.
past-over = The game is over.
past-note = A note.
past-decided = { $who } has played.
past-no-step = That is not the number of a step.
past-unreplayable = this game cannot be replayed: { $why }
past-not-readable = A game opens when it is over; a daily dungeon, the day after.
past-import = Watch a saved game
past-import-pitch = Upload the file of a game, or paste its text: you can then watch it step by step and share the link.
past-file = File
past-paste = Or its text
past-import-go = Watch
past-import-kept = The text is kept for a year. Anyone with the link can read it.
past-no-record = there is no game here: choose a file, or paste its text
past-too-long = this game is too long to be kept here
past-import-all-full = there is no room for more imported games right now: try again later
past-import-full = you have already imported the most allowed here: { $most } games, { $megabytes } MB
past-too-free = this game has too many notes to be kept here: at most { $most } kB

# The daily dungeon.

daily-title = Daily dungeon: { $game }
daily-pitch = The same dungeon for everyone, until midnight UTC. One try; a move can be undone only if it revealed nothing.
daily-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
daily-left = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
} left (ends at midnight UTC)
daily-played = { $count ->
    [0] nobody has finished it yet
    [one] finished by { $count } person
   *[other] finished by { $count } people
}
daily-continue = Continue
daily-see-own = My game
daily-once = You have one try per day. The cards are the same for everyone.
daily-gone = You have played this dungeon today; its table no longer exists.
daily-name-hint = Optional: the name shown on the leaderboard.
daily-options = Each set of options has its own dungeon and leaderboard.
daily-board = Leaderboard
daily-board-assisted = Assisted games
daily-board-bots = Declared bots
daily-board-late = Finished after midnight UTC
daily-nobody = Nobody has finished it yet.
daily-place = Rank
daily-name = Name
daily-score = Score
daily-result = Result
daily-decisions = Moves
daily-again = Watch
daily-day = Day
daily-won = victory
daily-lost = defeat
daily-anonymous = guest
daily-proof = Is the deal really fixed in advance?
daily-sealed = Yes: the server chose the seed before anybody played, and shows only its hash. Tomorrow it will show the seed, and anybody can check that it has this hash.
daily-unsealed = Yes: here is the seed. Its SHA-256 hash is the one that this page showed all day long.
daily-commitment = Hash (SHA-256)
daily-days = Other days
daily-all = All of today's dungeons
daily-to-board = Today's leaderboard
daily-not-yet = This daily dungeon is still being played: somebody else's game cannot be watched before midnight UTC.
daily-no-day = There is no daily dungeon for that date.
daily-no-option = this game has no option “{ $option }”, or not with that value
daily-alone = the daily dungeon cannot be handed over to a bot

# Seeds.

seed-title = { $game }: seed
seed-pitch = The same seed gives the same cards and the same dice. Play it, or share this link.
seed-own = Your games with this seed
seed-no-game = There is no game of that name here.

past-play = ▶ Play
past-pause = ⏸ Pause
past-chapters = Chapters and turning points
past-chapter-before = Back to:
past-chapter-next = On to:
