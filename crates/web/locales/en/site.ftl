failed-title = That did not work
no-page = There is nothing at this address.
banned = This account is closed. Ask whoever runs this server why. You can still download your games and delete the account, by way of “Privacy” below.
other-origin = This request does not come from a page of ours; nothing was done. Open the page again and retry.
too-many-requests = Too many requests at once. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
broken = Something broke on our side. Nothing is lost: the table is as it was.
unreadable = This request cannot be read; nothing was done.
store-away = The server cannot write anything down right now. Nothing is lost; try again in a few seconds.
busy = The server has too much to work out right now. Nothing is lost; try again in a few seconds.
crowded = There is no room on the server right now, or too many connections come from your network. Nothing is lost; try again in a few seconds.
to-the-rule = the rule
to-the-rules = The rules
to-the-start = Back to the start
rules = Rules
daily = Daily dungeon
seed = Seed
options = Options
play = Play
yes = yes
copy = Copy
home-title = Oubliette
home-pitch = Dungeons of cards and dice: alone, with bots, or with friends. Nothing to install, nothing to pay, no account to make.
home-running = Your running games
home-games = The games
home-players = { $least ->
    [1] { $most ->
        [1] For one player
        [2] For one or two players
       *[other] For 1 to { $most } players
    }
   *[other] For { $least } to { $most } players
}
home-as-you-like = As you like it
home-open = Open tables
home-ways = And also
home-learn = Learn { $title } in two minutes
home-rejoin = Take up a seat on this device
looks-title = Looks
looks-scheme = Light or dark
looks-contrast = Contrast
looks-suits = Colours of the suits
looks-motion = Motion
looks-keys = Single keys (arrows, digits, u, ?)
looks-auto = as the browser
looks-light = light
looks-dark = dark
looks-more = strong
looks-two = two colours
looks-four = four colours
looks-still = nothing moves
looks-on = yes
looks-off = no
looks-keep = Keep
