no-table = There is no table at this address. Ask whoever invited you for the link.
not-your-table = You do not sit at this table. Join it by its link, or take up your seat with its code.
not-your-eyes = This view is somebody else's. All of them open when the game is over.
not-the-host = Only whoever opened the table can do this.
no-such-seat = there is no seat of that number
no-such-action = this is no action of this game
stale = the question has changed meanwhile: here is the one that stands
game-over = the game is over
record-long = the record of this table is very long: from here on it only goes on to its end, without taking back, talk or changing hands
not-begun = the game has not begun: somebody is missing
fill-nobody = nobody sits at this table: sit down by its link before bots take the other seats
not-over = the game is not over
table-full = all seats are taken; you may watch
not-awaited = the table does not wait for this seat
not-yet = give them { $hours ->
    [0] { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min
    }
   *[other] { $hours } h { $minutes } min
} more
undo-disagreed = { $who } does not agree to undo your last move.
undo-away = a bot plays for somebody who is not there to agree
bot-too-long = this bot would think for too long: at most montecarlo:{ $most }
bot-plays = a bot plays at your seat; take it back to play
bot-stands-in = A bot plays for you. Take your seat back to play.
bot-random = Random bot
bot-hidden = Masked bot
bot-careful = Careful bot
bot-montecarlo = Reckoning bot
seat-number = Player { $seat }
seat-nameless = Anonymous
seat-free = (free)
seat-stood-in = { $name } (a bot plays)
seat-did = { $who }: { $what }
seats = The table
you = you
seat-awaited = awaited
beside = Beside the table
story = The story
whole-story = The whole story
talk = Talk to the table
talk-to = To
talk-all = all
talk-phrase = “{ $phrase }”
orders = Standing orders ({ $count })
about = This table
assisted = Assisted game
to-watch = Public view
eyes-of = Through the eyes of { $who }
recovery = Continue on another device
recovery-code = On the other device, open the page “Take up a seat” and give this code. The seat goes there: here, you can then only watch. Keep this code to yourself; it is good for once, and replaces the one before.
undo = Undo
undo-ask = Ask to undo
undo-insist = Undo anyway (marks the game as assisted)
undo-would-mark = Not undone: { $why }. If you insist, the game will be marked as assisted.
undo-others-asked = The others have to agree; they are being asked.
undo-asked = { $who } asks to undo the last move ({ $decisions ->
    [one] { $decisions } move undone
   *[other] { $decisions } moves undone
}).
agree = Agree
disagree = No
waiting-for = Waiting for { $who }.
over = The game is over
result-won = { $who }: { $score } (won)
result-lost = { $who }: { $score }
to-replay = Watch it again
to-rematch = To the rematch
rematch = Rematch
again = Play again
next-run = Next run of the campaign
to-the-table = Back to the table
gathering = Waiting until everybody is seated.
invite-with = Invite with this link: whoever opens it can sit down.
join = Sit down
fill-with = Give the free seats to
fill = Begin
leave = Leave the table
stand-in = Let a bot stand in
come-back = Take my seat back
hand-over = Let a bot play for me
new-players = Players
new-change = Change
new-harder = Recommended to whoever wants it harder: { $what }
new-seats = Who plays?
new-your-name = Your name
new-friend = Somebody, by the link
new-friends-join = The link to invite with is shown once the table is open.
new-open = Open table: anybody can find it
new-pace = Pace
pace-live = Live
pace-leisure = Everybody at their own pace, over several days
new-any-seed = at random
new-players-number = the number of players cannot be read
new-seed-rivals = at a table of rivals the server draws the seed: leave it empty
new-seed-long = this seed is too long, or has characters that will not do
new-seed-known = Against rivals, a seed that you choose marks the game as assisted: whoever knows it can know their hands.
new-unfinished = you have { $most } games that are not over: finish some of them first
join-pitch = You are invited to this table.
rejoin-title = Take up a seat
rejoin-pitch = At the table, on the other device, “Continue on another device” gives a code.
rejoin-code = Recovery code
rejoin = Take it up
rejoin-unknown = this code opens no seat. Check every character, or ask for a new code on the other device: at the table, “This table”, then “Continue on another device”. Only the last code asked for works, and only once
rejoin-other-seat = you already have another seat at this table: find it under “My games”, or enter this code in another browser
rejoin-daily = you have played this dungeon of the day already: once is once

ending-total = Total
ending-standing = How it compares
ending-turned = What turned it:
ending-same-seed = Same seed
ending-other = Another game
ending-share = Copy to share
ending-card = Picture to share
ending-share-line = Oubliette, { $game }: { $verdict } ({ $score })
ending-first = Your first game of this kind.
ending-new-best = A new best!
ending-compared = { $place ->
    [1] Your best of { $of } games of this kind.
   *[other] Place { $place } of your { $of } games of this kind; your best is { $best }.
}
ending-streak = { $streak } wins in a row.
ending-card-score = Score: { $score }
