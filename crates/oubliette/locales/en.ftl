# The oubliette command.

cli-main = Dungeon games of cards and dice, played by the rulebook. Without a command: the menu.
cli-main-version = Print the version
cli-main-plain = Lines of text only, for screen readers
cli-main-still = No animations on the screen
cli-main-glyphs = The characters of the screen: unicode or ascii
cli-help = Print this help
cli-lang = The language: fr or en (default: the system's, or French)
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-usage = Usage:
cli-default = [default: { $value }]
cli-value-address = ADDRESS
cli-value-bot = BOT
cli-value-clause = RULE
cli-value-command = COMMAND
cli-value-deal = DEAL
cli-value-fate = FATE
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-form = FORM
cli-value-game = GAME
cli-value-id = ID
cli-value-key-value = KEY=VALUE
cli-value-lang = LANG
cli-value-level = LEVEL
cli-value-n = N
cli-value-name = NAME
cli-value-new = NEW
cli-value-seat-bot = SEAT=BOT
cli-value-seconds = SECONDS
cli-value-shard = I/N
cli-value-shell = SHELL
cli-value-signs = CHARACTERS
cli-value-t = N
cli-value-text = TEXT
cli-value-url = URL
cli-value-variant = TABLE
cli-play = Play a game
cli-play-game = The game, for example scelerat
cli-play-seed = The seed: any text; it determines every card and die
cli-play-daily = The daily dungeon: the date (UTC) is the seed
cli-play-deal = A deal for me: easy, fair, hard, or winnable (for sure, by someone who knows every card)
cli-play-players = How many players (default: the game's minimum)
cli-play-bots = Who plays the other seats: a level (beginner, casual, skilled, expert, master), random, montecarlo[:PLAYOUTS], search[:PLAYOUTS], a character of the game, or none (people at this screen); several names, separated by commas, alternate. --bots alone: all characters of the game, or casual. Without --bots: the game's characters if it has any, else people
cli-play-bot = Who plays one seat, counted from 1, for example 2=casual; may be repeated
cli-play-options = An option of the game, for example weapon=le; may be repeated
cli-play-deck = Cards of your own: a file of what changes, or a whole deck (docs/variants.md)
cli-play-campaign = The campaign to continue, by its name; a new name starts one; none: a run on its own. Without this option, and if the deal is random: the campaign played last
cli-play-plain = Lines of text only, for screen readers
cli-play-still = No animations on the screen
cli-play-glyphs = The characters of the screen: unicode or ascii
cli-play-fate = seeded: cards and dice come from the seed; asked: you draw real cards and say what they show
cli-play-lesson = The lesson of the game: a prepared game with explanations; nothing of it is kept
cli-play-resume = Resume the last unfinished game, or the one in the given file
cli-engine = Speak the protocol for programs: one JSON object per line
cli-replay = Replay a saved game
cli-replay-file = The saved game
cli-replay-turn = Start at this step
cli-replay-all = Print all of it at once
cli-replay-plain = Lines of text only, for screen readers
cli-replay-still = No animations on the screen
cli-replay-glyphs = The characters of the screen: unicode or ascii
cli-review = Review a finished game: its decisions, its luck, the chance to win
cli-review-file = The saved game
cli-review-seat = Review this seat, counted from 1 (default: those of people); may be repeated
cli-review-json = A JSON document; its chances are in thousandths
cli-verify = Verify saved games
cli-verify-files = The saved games
cli-sim = Simulate many games
cli-sim-game = The game, for example scelerat
cli-sim-games = How many games
cli-sim-from = The number of the first game
cli-sim-rows = Also write a row for every game and seat into this file: .csv or .parquet
cli-sim-bot = Who plays: a level (beginner, casual, skilled, expert, master), random, montecarlo[:PLAYOUTS], search[:PLAYOUTS] or a character of the game; several names, separated by commas: one per seat, the list is repeated
cli-sim-rotate = Every game, the list of --bot moves on by one seat, so that no bot profits from its seat
cli-sim-players = How many players (default: the game's minimum)
cli-sim-seed = The seed of the series; game n has the seed TEXT/n
cli-sim-threads = How many threads (default: one per core)
cli-sim-options = An option of the game, for example weapon=le; may be repeated
cli-sim-deck = Cards of your own: a file of what changes, or a whole deck (docs/variants.md)
cli-sim-json = One JSON document
cli-lab = Play whole experiments: many tables, many games, on one machine or on several
cli-lab-run = Play the games of a plan, and go on where an earlier run stopped
cli-lab-run-plan = The plan, in TOML: seed, games, and the tables to be played
cli-lab-run-out = The folder for the rows and for plan.json
cli-lab-run-dry_run = Only say what is to be played, and how long it may take
cli-lab-run-shard = Play only every N-th chunk, the I-th of them: one such part for each machine or job
cli-lab-run-threads = How many threads (default: one per core)
cli-lab-compare = Hold tables of an experiment against each other, on the same luck
cli-lab-compare-folder = The folder that lab run has filled
cli-lab-compare-a = A table, by its name in plan.json; alone, every other is held against it (if none is named: each against each of the same game)
cli-lab-compare-b = The other table
cli-lab-compare-bot = Only the seats of this bot, where several kinds sit together
cli-lab-compare-json = For programs
cli-lab-report = Show what an experiment has found: charts and tables on one page
cli-lab-report-folder = The folder that lab run has filled
cli-lab-report-out = The page, as HTML in both languages: it opens offline
cli-lab-report-charts = Every chart of it as a picture (SVG) of its own, into this folder
cli-lab-report-markdown = Put the most telling tables into a Markdown file, between marks; what else is in it stays
cli-lab-report-plan = How the tables name the plan that they come from
cli-sheet = Write the cards of a game as pages to print
cli-sheet-game = The game, for example dongeon
cli-sheet-deck = Cards of your own, as a file
cli-sheet-out = The folder for the pages (default: the current one)
cli-rules = Print the rules of a game
cli-rules-game = The game, for example scelerat
cli-rules-clause = A rule, for example combat.dulled, or a chapter, for example combat
cli-solve = Find out whether a deal could be won, with every card known
cli-solve-deal = A seed, or the file of a saved game
cli-solve-game = The game, where a seed is given (default: the first that can be solved)
cli-solve-options = An option of the game, for example weapon=le; may be repeated
cli-solve-certificate = Write the winning game to this file, so that “oubliette verify” can check it
cli-solve-json = One JSON document
cli-learn = Learn what positions of a game are worth, by playing
cli-learn-game = The game, for example scelerat
cli-learn-games = How many games to play by what is learnt (default: what suits the game)
cli-learn-thumb = How many games to play by rule of thumb first (default: what suits the game)
cli-learn-playouts = How many playouts to spend on a decision, in games that are played by search (default: 64)
cli-learn-runs = How many runs of a campaign to play one after the other
cli-learn-mix = Draw the number of players and the options anew for every game, except those given here
cli-learn-hidden = How many hidden units the network has
cli-learn-players = How many players (default: the game's minimum)
cli-learn-seed = The seed of the course: the same seed learns the same
cli-learn-options = An option of the game, for example weapon=le; may be repeated
cli-learn-value = A value that was learnt before, to go on from
cli-learn-out = Where to write what was learnt; a course that was stopped goes on from there
cli-puzzle = Find the best move: the puzzle of the day, or another
cli-puzzle-game = The game, for example scelerat (default: that of today's puzzle)
cli-puzzle-number = The number of the puzzle (default: today's)
cli-puzzle-plain = Lines of text only, for screen readers
cli-puzzle-still = No animations on the screen
cli-puzzle-glyphs = The characters of the screen: unicode or ascii
cli-puzzles = Make puzzles from games of bots
cli-puzzles-make = Look through games of bots for positions in which one move is far better than the others
cli-puzzles-make-game = The game, for example scelerat
cli-puzzles-make-count = How many puzzles
cli-puzzles-make-seed = The seed of the games: the same seed finds the same puzzles
cli-puzzles-make-playouts = How many playouts confirm a puzzle
cli-puzzles-make-options = An option of the game, for example weapon=le; may be repeated
cli-puzzles-make-out = Where to write them; a search that was stopped goes on from there
cli-serve = Start a web server: share games by link
cli-serve-listen = Where to listen (127.0.0.1:7777; also OUBLIETTE_LISTEN)
cli-serve-data = The folder in which everything is kept, in one SQLite file (also OUBLIETTE_DATA)
cli-serve-database = A PostgreSQL database instead: postgres://… (also OUBLIETTE_DATABASE)
cli-serve-public_url = The server's public address, behind a proxy: https://… (also OUBLIETTE_PUBLIC_URL)
cli-serve-trust_proxy = Believe the address that a proxy gives (also OUBLIETTE_TRUST_PROXY)
cli-serve-no_accounts = Switch off new accounts (also OUBLIETTE_NO_ACCOUNTS)
cli-serve-rate = Requests per minute and per address, 0 for no limit (600; also OUBLIETTE_RATE)
cli-serve-streams = Streams open per address, 0 for no limit (60; also OUBLIETTE_STREAMS)
cli-serve-drain = Seconds left to running requests when stopping (10; also OUBLIETTE_DRAIN)
cli-serve-log = The form of the log: text or json (text; also OUBLIETTE_LOG)
cli-serve-log_level = What it notes: error, warn, info, debug (info; also OUBLIETTE_LOG_LEVEL)
cli-codex = List what you have met in a game
cli-codex-game = The game, for example scelerat
cli-codex-number = A number of the list: all about that one
cli-codex-json = One JSON document
cli-history = List your games
cli-history-game = Of one game only
cli-history-json = One JSON document
cli-history-unfinished = Unfinished games only
cli-history-delete = Delete this game for good, once you confirm
cli-stats = Sum up your games
cli-stats-game = Of one game only
cli-stats-json = One JSON document
cli-admin = Manage a server's data, even while it runs
cli-admin-data = The folder in which everything is kept, in one SQLite file (also OUBLIETTE_DATA)
cli-admin-database = A PostgreSQL database instead: postgres://… (also OUBLIETTE_DATABASE)
cli-admin-backup = Copy the SQLite file as it is now; put the copy into a data folder as oubliette.db to go back to it
cli-admin-backup-file = The copy, which must not be there yet
cli-admin-export = Export everything, or everything about one account: one JSON object per line
cli-admin-export-file = The file, or - for the standard output; keep it safe: it holds hashes and seeds
cli-admin-export-person = Of this account only, as its owner may have it
cli-admin-import = Import an export into an empty store: SQLite or PostgreSQL
cli-admin-import-file = The export, or - for the standard input
cli-admin-ban = Close an account
cli-admin-ban-name = The account
cli-admin-ban-off = Open it again
cli-admin-delete = Delete an account, a table or an imported game
cli-admin-delete-name = The account
cli-admin-delete-table = The table, by the id in its address
cli-admin-delete-import = The imported game, by the id in its address
cli-admin-rename = Give an account another name
cli-admin-rename-name = The account
cli-admin-rename-new = The new name
cli-admin-password = Give an account another password: one line on the standard input
cli-admin-password-name = The account
cli-admin-stats = Count what is in the store
cli-admin-space = Measure what is in the store: the heaviest tables and imported games, and whose they are
cli-admin-space-most = How many of each
cli-paths = Say where your games are
cli-completions = Print completions for a shell
cli-completions-shell = The shell
cli-man = Print the manual page
cli-man-command = Of one command

man-examples = EXAMPLES
man-play = Play a game with a random seed.
man-daily = Play the daily dungeon, the same for everyone.
man-deal = Play a deal that is easy to win.
man-puzzle = Find the best move of the puzzle of the day.
man-puzzle-number = Answer another puzzle.
man-seed = Play the seed 42: the same cards every time.
man-resume = Resume the last unfinished game.
man-bots = Play with three bots, at a game that takes that many.
man-replay = Tell a whole game at once.
man-review = Review a finished game: what each decision cost, and what luck did.
man-verify = Verify saved games, and name the first wrong line of each.
man-sim = Simulate a hundred thousand games and give the figures.
man-sim-mixed = Simulate tables at which two kinds of bots change seats every game.
man-sim-rows = Simulate the next hundred thousand games of a series, with a row for every game.
man-lab = Play the games of a plan; what was played already is not played again.
man-lab-shard = Play the third of forty parts of a plan.
man-lab-compare = Compare two tables of an experiment, game by game.
man-lab-report = Write what was found as a page with charts.
man-sheet = Write the cards as SVG pages, to be printed on both sides.
man-rules = Print all the rules.
man-serve = Start a server on this machine: go to http://127.0.0.1:7777.
man-serve-database = Serve the whole network, and keep everything in a PostgreSQL database.
man-backup = Copy the server's data, while it runs.
man-ban = Close an account.

usage = { $wrong } See: oubliette --help
usage-unknown = The argument “{ $argument }” is unknown.
usage-command = The command “{ $command }” is unknown.
usage-no-value = { $argument } needs a value.
usage-one-of = { $argument } cannot be “{ $value }”. Values: { $known }.
usage-value = { $argument } cannot be “{ $value }”.
usage-key-value = { $argument }: “{ $value }” is not of the form key=value, for example weapon=le.
usage-seat-bot = { $argument }: “{ $value }” is not of the form seat=bot, seats from 1, for example 2=casual.
usage-shard = { $argument } does not take “{ $value }”: which part of how many is meant, for example 3/40.
usage-address = { $argument }: “{ $value }” is not an address and a port, for example 127.0.0.1:7777.
usage-twice = { $argument } is given twice.
usage-missing = Missing: { $argument }.
usage-conflict = { $argument } does not go with { $other }.
usage-other = The command line is ill-formed.

wrong-record = { $path }: { $damage }
failed-io = Failed: { $error }.
failed-home = No home folder is known: set HOME.
failed-file = { $path }: cannot be read ({ $error }).
failed-unsaved = { $path }: the last moves of the game could not be saved. The file ends before them.
failed-keep = { $folder }: the game cannot be saved there ({ $error }). Make room, or choose another folder with XDG_DATA_HOME.
panicked = Sorry, the program hit a bug. Your game is saved: { $path }. Please send this file with your report.
bad-deck = { $path }: this deck cannot be played. { $wrong } Correct the file and try again.
nothing-to-resume = No unfinished game of { $game }. Start one: oubliette play { $game }
resume-other = { $path }: this is a game of { $game }; resume it under that name.
resume-resigned = { $path }: this game was abandoned. To see it again: oubliette replay { $path }
resume-busy = { $path }: this game is open elsewhere. Leave it there first.
cut-short = { $path }: the file ends within line { $line }; that line is left out, everything before it is kept.
not-a-record = { $path }: not a readable saved game; the file is left out.
no-codex-number = There is no { $number } on the list: { $most ->
    [0] nothing was met yet
   *[other] type a number from 1 to { $most }
}.
no-clause = No rule “{ $clause }”. Rules: { $known }.
no-command = No command “{ $command }”. Commands: { $known }.
no-turn = No step { $turn }: the last is { $most }.

campaign-run = Campaign “{ $name }”: the next run begins.
campaign-resumed = The last run of the campaign is not over: it goes on ({ $path }).
verified-first-run = { $path }: first run of a campaign.
verified-next-run = { $path }: follows { $before }.
verified-missing-run = { $path }: the run before it, { $hash }, is not among these files; add its record to check the whole chain.
verified-broken-chain = { $path }: does not follow { $before }. { $why }
verified = { $path }: correct, { $decisions ->
    [one] 1 move
   *[other] { $decisions } moves
}, score { $scores }
verified-unfinished = { $path }: correct, { $decisions ->
    [one] 1 move
   *[other] { $decisions } moves
}, unfinished

history-empty = No games yet. Start: oubliette play scelerat
history-line = { $begun }  { $game } (rules v{ $rules })  { $result }  { $luck }  { $options }  { $assisted }  { $file }
history-won = won, score { $score }
history-lost = lost, score { $score }
history-won-by = { $count ->
    [0] won by nobody
    [one] won by player { $seats }
   *[other] won by players { $seats }
}
history-seats = { $result } ({ $seats })
history-seat-won = player { $seat }: { $score }, victory
history-seat-lost = player { $seat }: { $score }, defeat
history-resigned = abandoned, { $decisions ->
    [one] 1 move
   *[other] { $decisions } moves
}
history-first-try = first try of the day
history-no-unfinished = No unfinished game.
history-trophies = Trophies ({ $command }: all): { $games }
history-delete-ask = Delete { $path } for good? y: yes, Enter: no?
history-unfinished = unfinished, { $decisions ->
    [one] 1 move
   *[other] { $decisions } moves
}
history-seed-empty = empty seed
history-seed = seed { $seed }
history-asked = real cards
history-assisted = assisted
history-unassisted = unassisted
stats-empty = No finished game yet.
stats-line = { $game } (rules v{ $rules }, { $options }), { $assisted }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins ->
    [0] none won
   *[other] { $wins } won
} ({ $share }), average score { $mean }, best { $best }, lowest { $worst }, current streak { $streak }, best streak { $best_streak }
stats-line-resigned = { $game } (rules { $rules }, { $options }), { $assisted }: { $games ->
    [one] 1 game, abandoned
   *[other] { $games } games, none played to its end
}
stats-line-rivals = { $game } (rules v{ $rules }, { $options }), { $assisted }: { $games ->
    [one] 1 game
   *[other] { $games } games
} between rivals on one screen, neither won nor lost

admin-no-store = { $path }: nothing is kept there. Say where with --data or --database.
admin-store = The store does not answer: { $error }
admin-no-account = No account is called “{ $name }”.
admin-no-table = There is no table “{ $name }”.
admin-no-import = There is no imported game “{ $name }”.
admin-refused = Refused: { $why }.
admin-not-empty = There is something in this store already: import into an empty one.
admin-not-export = { $line ->
    [0] The export ends too early
   *[other] Line { $line } does not belong in a complete export
}; nothing was imported.
admin-other-version = This export is of another version of oubliette; nothing was imported.
admin-not-one-file = PostgreSQL is not a file to copy: use pg_dump, or “oubliette admin export”.
admin-exists = { $path }: there is such a file already; nothing was written.
admin-defect = The system could not provide random numbers: try again.
admin-gone = deleted player
admin-backed-up = { $path }: written, { $bytes } bytes
admin-exported = { $rows ->
    [one] { $rows } row written
   *[other] { $rows } rows written
}
admin-exported-person = { $games ->
    [one] { $games } game written
   *[other] { $games } games written
}
admin-imported = { $rows ->
    [one] { $rows } row imported
   *[other] { $rows } rows imported
}
admin-banned = { $name }: closed
admin-unbanned = { $name }: open again
admin-renamed = { $name } is now called { $new }
admin-new-password = { $name }: another password; logged out everywhere, API tokens revoked
admin-deleted-table = Table { $name }: deleted
admin-deleted-import = Imported game { $name }: deleted
admin-deleted = { $name }: deleted; { $removed ->
    [one] { $removed } table deleted
   *[other] { $removed } tables deleted
}, { $changed ->
    [one] { $changed } seat left to a bot or to nobody
   *[other] { $changed } seats left to bots or to nobody
}
admin-type-password = New password:
admin-stats-people = Accounts: { $accounts }, of which declared bots: { $bots }, closed: { $banned }; guests: { $guests }
admin-stats-tables = Tables: waiting { $waiting }, running { $running }, finished { $finished }; touched in the last day: { $today }
admin-stats-game = { $game }: { $tables }
admin-space-tables = Records of tables: { $count }, { $kilobytes } kB
admin-space-table = table { $id } ({ $owner }): { $kilobytes } kB
admin-space-imports = Imported games: { $count }, { $kilobytes } kB
admin-space-import = imported game { $id } ({ $owner }): { $kilobytes } kB
admin-space-owners = Whose they are (accounts by name, guests by the beginning of their id):
admin-space-owner = { $owner }: { $kilobytes } kB

sim-head-mixed = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
} ({ $bots }), seed { $seed }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions ->
    [one] 1 move
   *[other] { $decisions } moves
}, { $seconds } s
sim-rotate = The bots change seats every game.
sim-seat-bot = Player { $seat } ({ $bot }): { $wins } won, { $share }% (95%: { $low } to { $high }), average score { $mean } (deviation { $deviation }), from { $lowest } to { $highest }
sim-bot = { $bot }: { $wins } won of { $held }, { $share }% (95%: { $low } to { $high }), average score { $mean }
sim-none-won = Nobody won: { $wins ->
    [one] 1 game
   *[other] { $wins } games
}, { $share }% (95%: { $low } to { $high })
sim-shared = Won by several: { $shared } (a win that is shared counts for each)
sim-many-bots = { $bots } bots for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: name fewer, or let them change seats with --rotate.
sim-head = { $game }, { $players ->
    [one] { $bot }
   *[other] { $players } × { $bot }
}, seed { $seed }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions ->
    [one] 1 move
   *[other] { $decisions } moves
}, { $seconds } s
sim-together = All together: { $wins } won, { $share }% (95%: { $low } to { $high })
sim-seat = Player { $seat }: { $wins } won, { $share }% (95%: { $low } to { $high }), average score { $mean } (deviation { $deviation }), from { $lowest } to { $highest }

sheet-none = { $title } has no cards of ours to print: use real ones. Games that have: { $known }.
sheet-written = { $path }: written
sheet-there = { $path }: already there, unchanged
sheet-other = { $path }: a file of that name with something else in it is there; nothing was written. Choose another folder with --out.
sheet-failed = { $path }: cannot be written ({ $error }). Choose another folder with --out.
sheet-print = To print: A4, actual size (100%), both sides, flipped on the long edge; the grey side of a page goes behind its white side. Cut along the marks.

engine-json = This is not JSON: { $error }.
engine-long = The line is too long: 4 MiB at most.
engine-object = A request is a JSON object, for example {"{"}"do":"hello"{"}"}.
engine-field = The field “{ $field }” is missing or not of the right kind.
engine-verb = Unknown request: “{ $verb }”.
engine-no-game = No game: begin with “new” or “load”.
engine-seat = There is no such seat; seats go from 0 to { $last }.
engine-not-awaited = Seat { $seat } has nothing to decide.
engine-action = That is not a move in this game: { $action }.
engine-options = Options are an object whose values are texts.
engine-asked = This game is played with real cards: it cannot go on here.
engine-defect = Sorry, the program hit a bug; the game is as before. Please send “record” with your report.
engine-too-many = There are more than { $most } possible outcomes.
serve-ready = Oubliette awaits you: { $url }
serve-database = The database must be an address of PostgreSQL: postgres://user@host/base
serve-two-places = Say --data or --database, not both.
store-newer = it was made by a newer version ({ $version }): run a newer oubliette
store-damaged = the file is damaged ({ $what }). Nothing was written to it. Keep a copy of its folder, and put a backup in its place.
store-trouble = { $error }
serve-no-store = The database cannot be used: { $error }
serve-no-listen = Cannot listen at { $address }: { $error }. Choose another address with --listen.
no-lesson = “{ $game }” has no lesson.

# Solving and learning.

solve-won = The deal { $seed } can be won: best score { $score } ({ $nodes } positions examined). One way:
solve-lost = The deal { $seed } cannot be won: every way was tried ({ $nodes } positions examined).
solve-not-open = The deals of { $game } cannot be solved: what chance says there depends on what is done, or others play too.
solve-too-long = This deal takes too long to solve.
solve-real-cards = This game was dealt by hand: nobody knows the order of the cards that were not turned over.
solve-no-certificate = This deal cannot be won, so there is no winning game to write.
learn-progress = { $games } games of { $of }, { $won }% won of late, { $seconds } s
learn-no-features = Nothing can be learnt of { $game } yet: the game does not say what to look at.
learn-other-course = { $path } is of another course. Choose another file with --out, or delete it to begin anew.
learn-value-bound = The value of --value was learnt for { $what ->
    [game] another game
    [rules] other rules
    [content] other content
   *[features] other features
  }: { $found } (here: { $wanted }). Leave --value out to learn anew.
learn-value-line = Line { $line } of the value of --value cannot be read. Leave --value out to learn anew.
learn-other-size = The value of --value does not have { $hidden } hidden units. Say with --hidden how many it has.
puzzles-progress = Puzzles: { $puzzles } of { $of }; games: { $games }; { $seconds } s
puzzles-other = { $path } holds puzzles of another game, other rules or another seed. Choose another file with --out, or delete it to begin anew.
puzzles-not-learnt = { $game }: no puzzles can be made. Several people play this game, or its chances to win have not been learnt yet.
puzzles-seed = The seed must be one word.
puzzle-none = { $game } has no puzzles. Games that have some: { $known }.
puzzle-none-at-all = No game has puzzles.
puzzle-number = { $game }: the puzzles are numbered from 1 to { $most }.
deal-looking = Looking for a deal, examined so far: { $looked }…
deal-nearest = No deal of this kind: here is the closest of { $looked }.
deal-not-solved = { $game }: nobody can tell whether a deal can be won for sure. Choose easy, fair or hard.
deal-not-alone = { $game }: a deal can be chosen only in solo games, with the cards of a seed.

rows-form = Rows are written into a file that ends in .csv or .parquet.

lab-bad-plan = { $path } is no plan: { $wrong }
lab-bad-line = line { $line } does not fit a plan in TOML ({ $what })
lab-no-tables = there is no table in it
lab-no-games = games and chunk are numbers from 1 on
lab-same-table = the table { $name } is in it twice
lab-many-tables = it comes to { $count } tables, and more than { $most } are not played at once
lab-other-plan = { $path } holds the games of another plan, or of another version: take another folder, or the same plan.
lab-dry = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $games } games in { $chunks ->
    [one] 1 chunk
   *[other] { $chunks } chunks
}; left: { $left-games } games in { $left-chunks ->
    [one] 1 chunk
   *[other] { $left-chunks } chunks
}, about { $time } on { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}
lab-dry-table = { $name }: { $games } games left, about { $time }
lab-done = { $games } games in { $chunks ->
    [one] 1 chunk
   *[other] { $chunks } chunks
} were played in { $time }; { $before ->
    [0] none was there before
    [one] 1 chunk was there before
   *[other] { $before } chunks were there before
}
lab-no-experiment = { $path } holds no experiment of this version: fill it with lab run.
lab-nothing-played = No game of { $path } is played yet: go on with lab run.
lab-no-variant = There is no table { $name } in this experiment. There are: { $known }.
lab-no-bot = No { $bot } sits at any table of this experiment.
lab-compare-nothing = There is nothing to compare: only tables of one game are held against each other.
lab-compare-head = { $a } less { $b }, { $games } games of the same seeds:
lab-compare-won = wins { $value } points [{ $low }; { $high }], { $a }% against { $b }%
lab-compare-score = score { $value } [{ $low }; { $high }], { $a } against { $b }
lab-compare-decisions = decisions { $value } [{ $low }; { $high }], { $a } against { $b }
lab-compare-measure = { $name } { $value } [{ $low }; { $high }], { $a } against { $b }
lab-compare-only = { $a } games better only here, { $b } only there
lab-compare-gain = the same luck is worth { $ratio } times the games
lab-compare-sure = a difference
lab-compare-open = open; if it is as found, { $games } games would show it
lab-compare-same = no difference found
lab-compare-among-many = alone a difference, among so many questions maybe luck
lab-compare-note = In brackets, bounds that hold the truth 95 times in 100. A difference is called one where it stands among all questions asked at once (Holm): { $count } of wins, score and decisions, and { $measures } of what was counted, apart from those.
lab-compare-rest = { $more ->
        [0] of what was counted, { $same } more show no sure difference
       *[other] of what was counted, { $more } more differ, and { $same } show no sure difference
    } (all of it: pairs.parquet, or --json)
lab-report-nowhere = Say where to: --out FILE.html, --charts FOLDER, or --markdown FILE.md.
lab-report-written = { $path } is written.
report-title = What the games say
report-intro = { $tables ->
    [one] One table
   *[other] { $tables } tables
}, up to { $games } games at each, seed { $seed }: game n is oubliette play GAME --seed { $seed }/n. Played by oubliette { $version }.
report-bounds = In brackets, bounds that hold the truth 95 times in 100: of shares by Wilson, of means by games, since the seats of a game share its luck.
report-table-said = { $games } games; { $players ->
    [one] one player
   *[other] { $players } players
}; bots: { $bots }; options: { $options }.
report-table = table
report-games = games
report-won = won
report-score = score
report-decisions = decisions
report-bot = bot
report-seats-held = seats held
report-wins = Wins, scores and length
report-bots = By bot
report-seats = By seat
report-seat = seat { $seat }
report-seat-head = seat
report-first = the first against the others
report-first-said = The first seat against the mean of the others in the same games: { $won } points of wins, { $score } of score.
report-ends = Where it ends
report-ends-seats = Seats end apart: each counts.
report-end = end
report-how-often = how often
report-share = share
report-survival = Not lost yet
report-survival-said = A game counts as lost when it ends and nobody has won.
report-not-lost = not lost
report-length = Length in decisions
report-scores = Scores
report-quarters = From { $least } to { $most }; half of them from { $low } to { $high }, the middle one { $middle }.
report-to = to
report-strength = With and without
report-strength-said = Share of wins of those who had or did it at least once, and of those who never did. Whoever lives longer does more of everything: this shows what goes with winning, not what brings it about.
report-what = what
report-had = had it
report-with = won with
report-without = won without
report-difference = difference
report-measures = What was counted
report-mean = mean
report-deviation = standard deviation
report-chart-marks = Highest: { $most }, { $highest }; lowest: { $least }, { $lowest }.
report-chart-most = Most often: { $name }, { $share }.
report-chart-half = Half of the games are lost after { $decisions } decisions.
report-chart-no-half = Fewer than half of the games are lost.
report-ab = Differences
report-ab-said = Tables of a game held against each other, game by game on the same seeds. Wins by the pairs that differ, other figures by the mean difference of games.
report-ab-won = Wins, in points
report-ab-score = Score
report-ab-decisions = Decisions
report-ab-counted = What was counted: { $pair }
report-ab-counted-said = Those that differ surely, among all that was counted at these tables (Holm, apart from wins, score and decisions). On the chart, in per cent of the second table's mean.
report-ab-mean-a = mean of the first
report-ab-mean-b = mean of the other
report-ab-a = first
report-ab-b = less
report-only = better only first / second
report-ratio = variance ratio
report-correlation = correlation
report-p = p (Holm)
report-verdict = verdict
report-settle = What would settle this
report-settle-said = Games still needed until the bounds of the share of wins are so narrow.
report-settle-wins = Games still to be played
report-for-width = for ±{ $width } points
report-settled = none
report-made-by = Made by `oubliette lab run { $plan } --out FOLDER`, then `oubliette lab report FOLDER --lang en --markdown BALANCE.md --plan { $plan }`; with `--out REPORT.html` the same has charts, and every row.
report-as-table = These figures as a table
report-left-out = … { $count } more
