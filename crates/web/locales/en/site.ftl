failed-title = Something went wrong
no-page-title = Page not found
no-page = This page does not exist, or no longer does.
banned = This account is closed. Ask the server's administrator why. You can still download your games and delete the account under “Privacy”, at the bottom of the page.
other-origin = For safety, this was refused: it did not come from this site. Open the page again and retry.
too-many-requests = Too many requests at once. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
broken = Something went wrong on our side. Nothing is lost: your game is unchanged.
unreadable = The server did not understand; nothing has changed. Reload the page and try again.
store-away = The server cannot save anything right now. Nothing is lost; try again in a few seconds.
busy = The server has too much to work out right now. Nothing is lost; try again in a few seconds.
crowded = There is no room on the server right now, or too many connections come from your network. Nothing is lost; try again in a few seconds.
store-damaged = The data of this page is damaged and cannot be read. Nothing was changed; tell the server's administrator, whose log says more.
table-parted = This game was begun under version { $rules } of the rules, and parts from today's at line { $line } of its file. Changed since: { $clauses }. Release { $release } still replays it; the game is in your export.
to-the-rule = the rule
to-the-rules = Rules
to-the-start = Back to the home page
rules = Rules
daily = Daily dungeon
seed = Seed
new-seed = Seed (optional)
options = Options
play = Play
yes = yes
copy = Copy
home-title = Oubliette
home-pitch = Card and dice dungeons to play solo, with bots or with friends. Nothing to install, nothing to pay, no account needed.
home-running = Your games in progress
home-with = With { $who }
home-stood-in = A bot is playing for you
home-games = Games
home-players = { $least ->
    [1] { $most ->
        [1] 1 player
       *[other] 1–{ $most } players
    }
   *[other] { $least }–{ $most } players
}
home-as-you-like = Customise
home-open = Public tables
home-ways = And also
home-rejoin = Continue a game from another device
looks-title = Appearance
looks-scheme = Light or dark
looks-contrast = Contrast
looks-suits = Colours of the suits
looks-motion = Animations
looks-keys = Keyboard shortcuts (arrows, digits, u, ?)
looks-auto = browser setting
looks-light = light
looks-dark = dark
looks-more = strong
looks-two = two colours
looks-four = four colours
looks-still = off
looks-on = yes
looks-off = no
looks-keep = Save

# What search engines are told of pages
describe-home = Card and dice dungeons in the browser: solo, with bots or with friends, by the letter of their rulebooks. Free, no account needed.
describe-daily = The daily dungeon: the same cards and dice for everyone until midnight UTC, one try each, and a leaderboard.
describe-daily-of = { $game }, the daily dungeon: the same for everyone until midnight UTC, one try each, with today's leaderboard.
describe-new = Play { $game } in the browser: solo, with bots, or with friends by link. Choose players, options and pace.
describe-rules = All rulebooks, rule by rule and with a search: every rule that the games here are played by.
describe-rules-of = The rules of { $game }, one by one, with a search: everything that holds at the table.
describe-rules-table = What holds at every table: undo, automatic replies, table talk, replaced players.
describe-learn = Learn to play in a few minutes: guided games in which you make the moves, one idea at a time.
describe-learn-of = Learn { $game } in a few minutes: a guided game in which you make the moves.
describe-privacy = What this server stores about you and for how long, who sees what, and how to export or delete it.
describe-api = Play by program: an HTTP interface in JSON for bots and tools, with its OpenAPI document and first steps.
