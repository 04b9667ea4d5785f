# What is said of any game.

open-game = No game is called “{ $id }”. Games: { $known }.
open-players = This game is for { $least } to { $most } players.
open-players-exactly = { $least ->
    [one] This game is for one player.
   *[other] This game is for { $least } players.
}
open-no-option = This game has no option “{ $key }”. Options: { $known }.
open-no-value = The option “{ $key }” cannot be “{ $value }”. Values: { $known }.
open-twice = The option “{ $key }” is given twice; once is enough.
open-no-source = This game has no pile or die “{ $name }”. It has: { $known }.
open-no-own = { $title } is played with its own cards alone. Leave your deck out, or choose a game that takes one: { $known }.
open-own = { $place }: { $reason }.
open-own-whole = As a whole: { $reason }.
open-no-bot = No bot of this game is called “{ $bot }”. Bots: { $known }.
open-playouts = A bot “montecarlo” simulates at most { $most } games per decision: more would take too long. Give a smaller number.
open-no-seat = There is no player { $seat } at a table for { $seats }.
open-no-other-seat = This table is for one player: there is no seat for a bot.
open-seat-twice = Player { $seat } is given two bots; one is enough.
open-nobody = Bots would play every seat: leave one to a person, or watch many games with “sim”.
open-unanswered = The deal is not complete: the game has not begun.

fate-dry = The script for “{ $source }” has run dry.
fate-not-there = “{ $source }” cannot give “{ $face }” here.
fate-twice = The script for “{ $source }” lists “{ $face }” twice.

awaited = Waiting for { $who }.
awaited-alone = It is the player's turn.
seat-called = { $who }
seat-numbered = Player { $seat }
awaited-several = { $first }, { $next }

undo-nothing = no move has been played yet
undo-answered = a card has been revealed or a die rolled since
undo-seen = somebody else has seen this move
undo-bot = a bot has played since

order-no-seat = nobody plays that seat
order-unknown = there is no such automatic reply here
order-over = the game is over

seat-unknown = there is no such seat
seat-held = nothing to change: that seat is already held that way
seat-nobody = nobody would be left at the table
seat-over = the game is over

hand-over-to-bot = { $who } hands over to a bot: { $bot }.
hand-over-to-person = { $who } takes over from a bot: { $bot }.
hand-over-between-bots = { $who }: another bot takes over ({ $before }, then { $bot }).

talk-said = Player { $seat }: “{ $phrase }”
talk-said-to = Player { $seat } to player { $to }: “{ $phrase }”
talk-named = { $who }: “{ $phrase }”
talk-named-to = { $who } to { $to }: “{ $phrase }”
talk-no-phrase = there is no such phrase in this game
talk-no-seat = nobody plays that seat
talk-oneself = choose a player other than yourself
talk-over = the game is over
talk-silence = the rules of the game forbid all talk now
talk-enough = no more than { $most } phrases before the next decision

record-line = line { $line }: { $damage }
record-step = line { $line }: decision { $step }, { $damage }
record-order = decision { $expected } is expected here; a line is missing or one too many
record-not-one = this is not an Oubliette record: its first line should be “oubliette record 1”
record-no-start = the file ends before the game begins
record-unreadable = unreadable line: { $line }
record-rules = this game follows version { $rules } of the rules, and this program knows no later one than { $known }: use a newer release
record-changed = { $damage }. This game was played by version { $rules } of the rules, and { $count ->
    [one] a rule has
   *[other] some rules have
 } changed since: { $clauses }. Release { $release } still replays it
record-content = this game was played with other cards
record-own = these cards are not those whose hash stands on line { $content }
record-refused = forbidden move (§{ $clause }): { $why }
record-no-action = that is not a move in this game
record-checksum = the table is not what the checksum says
record-outcome = the game does not end like this
record-undo = there is nothing to undo here
record-said = that cannot have been said here: { $why }
record-handed-over = that seat cannot change players here: { $why }

disk-not-found = not found
disk-denied = access denied
disk-full = no space left on the disk
disk-read-only = the disk is read-only
disk-busy = another program is using it
disk-folder = it is a folder
disk-no-folder = it is not a folder
disk-too-large = the file is too large
disk-no-text = it is not text
disk-address-taken = this address is taken already
disk-address-other = this machine has no such address
disk-other = { $error }

open-no-campaigns = This game knows no campaigns.
open-chronicle = No run can start from this chronicle: { $reason }
chain-no-campaign = This run is part of no campaign.
chain-other-run = This run does not follow that one: its record names another, or none.
chain-other-chronicle = The chronicle it starts from is not the one that the run before wrote.

# Rules that a campaign opens.
rules-sealed = { $count ->
    [one] One more rule is sealed: it can be read when a campaign gets there.
   *[other] { $count } more rules are sealed: they can be read when a campaign gets there.
}
rules-sealed-clause = §{ $clause } is sealed: it can be read when a campaign gets there.

# What a game is played with.
bot-character = { $name }
bot-random = Random bot
bot-level = { $level ->
    [beginner] Beginner bot
   *[casual] Casual bot
    [skilled] Skilled bot
    [expert] Expert bot
    [master] Master bot
}
bot-montecarlo = Thinking bot
bot-hidden = Masked bot
option = { $label }: { $value }
option-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
option-bots = other seats: { $bot }
option-bot = player { $seat }: { $bot }
option-deck = your own deck ({ $deck })
options-standard = standard rules

# A lesson.

lesson-says = { $said }
lesson-not-now = { $said }

# Puzzles.

puzzle-what = Puzzle { $number }, rated { $rating }.
puzzle-ask = Find the best move. { $prompt }
puzzle-move = { $move }
puzzle-right = Right!
puzzle-wrong = Not the best move: your chance to win drops by { $whole }.{ $tenth } points.
puzzle-best = Best: { $move } – { $comes }
puzzle-yours = Yours: { $move } – { $comes }
puzzle-line = { $move }: { $chance }
puzzle-line-right = ★ { $move }: { $chance }
puzzle-tenths = { $whole }.{ $tenth }
puzzle-chance = { $chance }% (± { $error })
puzzle-exact = { $chance }%, proved
puzzle-won = a sure win, proved
puzzle-lost = a sure loss, proved

# How hard a deal is.

deal-difficulty = { $level ->
    [easy] Easy deal
    [fair] Fair deal
   *[hard] Hard deal
}: a bot of fixed strength wins it { $won } times out of { $games }.
deal-wish = { $wish ->
    [easy] an easy deal
    [fair] a fair deal
    [hard] a hard deal
   *[winnable] a deal that can be won for sure
}

# Trophies of all games.

trophy-row = Five in a row
trophy-row-deed = Win five games one after the other.
