no-table = There is no table at this address. Ask the person who invited you for the link again.
not-your-table = You are not playing at this table. Join it with the invite link, or continue with your code.
not-your-eyes = You cannot see other players' cards until the game is over.
not-the-host = Only the person who opened the table can do this.
no-such-seat = there is no player with that number
no-such-action = that is not a move in this game
stale = things have changed in the meantime; here are your current choices
game-over = the game is over
record-long = this game is very long already: it goes on to its end without undo, talk or changes of player
not-begun = the game has not begun: players are missing
fill-nobody = nobody is playing at this table yet: join it with the invite link before filling it with bots
not-over = the game is not over
table-full = the table is full; you can still watch
not-awaited = it is not this player's turn
not-yet = give them { $hours ->
    [0] { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min
    }
   *[other] { $hours } h { $minutes } min
} more before a bot plays for them
undo-disagreed = { $who } does not agree to undo your last move.
undo-away = an absent player, replaced by a bot, cannot agree
bot-too-long = this bot would think for too long: at most { $most } simulated games
bot-plays = a bot is playing for you; take over again to play
bot-stands-in = A bot is playing for you. Take over again whenever you like.
news-arrived = { $who } has arrived: the game begins.
news-agreed = { $who } agreed: the move is undone.
news-stood-in = A bot is playing for { $who }.
news-came-back = { $who } has taken over again.
news-went-away = { $who } has left the table for now.
news-returned = { $who } is back.
seat-away = away
seat-number = Player { $seat }
seat-nameless = Guest
seat-own = You
seat-free = (free)
seat-stood-in = { $name } (bot standing in)
seat-then = { $before }, then { $next }
seat-did = { $who }: { $what }
seats = Players
you = you
seat-awaited = to play
beside = Beside the table
story = Log
whole-story = Full log
talk = Talk to the table
talk-to = To
talk-all = all
talk-phrase = “{ $phrase }”
orders = Automatic replies ({ $count })
about = About this game
assisted = Assisted game
to-watch = Spectator view
eyes-of = Point of view: { $who }
recovery = Switch device
recovery-code = On the other device, choose “Continue a game from another device” on the home page and enter this code. You will then play there; here you can only watch. Keep the code to yourself: it works once and replaces any earlier one.
undo = Undo
undo-ask = Ask to undo
undo-insist = Undo anyway
undo-would-mark = This cannot be undone freely: { $why }. You may insist, but the game will be marked “assisted”.
undo-others-asked = The others have to agree; they are being asked.
undo-asked = { $who } asks to undo (this would undo { $decisions ->
    [one] { $decisions } move
   *[other] { $decisions } moves
}).
undo-assists = If you agree, the game will be marked “assisted” for everybody.
agree = Agree
disagree = No
waiting-for = Waiting for { $who }.
over = The game is over
result-won = { $who }: { $score } (winner)
result-lost = { $who }: { $score }
to-replay = Watch the replay
to-rematch = Join the rematch
rematch = Rematch
again = Play again
next-run = Next run of the campaign
to-the-table = Back to the table
gathering = Waiting for players to join.
invite-with = Send this link to your friends: it lets them join the table.
join = Join the table
fill-with = Fill empty seats with
fill = Start now
leave = Leave the table
stand-in = Replace with a bot
come-back = Take over again
hand-over = Let a bot play for me
new-players = Number of players
new-change = Change
new-harder = For a harder game: { $what }
new-seats = Who plays?
new-your-name = Your name
new-friend = A friend (invite link)
new-friends-join = You will get the invite link as soon as the table is open.
new-open = Public table: anyone can join
new-pace = Pace
pace-live = Real time
pace-leisure = Turn-based, over several days
new-any-seed = random
new-players-number = that is not a valid number of players
new-seed-rivals = between rivals the server draws the seed: leave this field empty
new-seed-long = this seed is too long or contains characters that are not allowed
new-seed-known = Against rivals, a seed that you choose marks the game as assisted: knowing the seed means you could know their hands.
new-unfinished = you have { $most } games that are not over: finish some of them first
join-pitch = You are invited to this table.
join-invited-by = { $who } invites you to this table.
join-learn = Learn to play
rejoin-title = Continue a game on this device
rejoin-pitch = On the other device, open the game, then “About this game” and “Switch device”: a code is shown.
rejoin-code = Code
rejoin = Continue here
rejoin-unknown = unknown or outdated code. Check every character, or ask for a new code on the other device: “About this game”, then “Switch device”. Only the latest code works, and only once
rejoin-other-seat = you are already playing at this table, in another seat: find it under “My games”, or enter this code in another browser
rejoin-daily = you have played this daily dungeon already: one try per day

ending-total = Total
ending-standing = Compared with your other games
ending-turned = What turned it:
ending-same-seed = Same seed
ending-other = Another game
ending-share = Copy to share
ending-card = Picture to share
ending-share-line = Oubliette, { $game }: { $verdict } ({ $score })
ending-first = Your first game with these settings.
ending-new-best = A new best!
ending-compared = { $place ->
    [1] Your best of { $of } games with these settings.
   *[other] Place { $place } of your { $of } games with these settings; your best is { $best }.
}
ending-streak = { $streak } wins in a row.
ending-card-score = Score: { $score }
