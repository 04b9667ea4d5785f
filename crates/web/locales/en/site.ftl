failed-title = Something went wrong
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
store-damaged = What is stored of this is damaged, and cannot be read. Nothing was changed; whoever runs this server has been told in its log.
table-parted = This game was begun by version { $rules } of the rules, and parts from today's at line { $line } of its record. Changed since: { $clauses }. Release { $release } still replays it; the record is in your export.
to-the-rule = the rule
to-the-rules = The rules
to-the-start = Back to the home page
rules = Rules
daily = Daily dungeon
seed = Seed
options = Options
play = Play
yes = yes
copy = Copy
home-title = Oubliette
home-pitch = Card and dice dungeons to play solo, with bots or with friends. Nothing to install, nothing to pay, no account needed.
home-running = Your games in progress
home-games = The games
home-players = { $least ->
    [1] { $most ->
        [1] For one player
        [2] For one or two players
       *[other] For 1 to { $most } players
    }
   *[other] For { $least } to { $most } players
}
home-as-you-like = Customise
home-open = Public tables
home-ways = And also
home-learn = Learn { $title } in two minutes
home-rejoin = Continue a game from another device
looks-title = Looks
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
describe-home = Dungeons of cards and dice in the browser: alone, with bots or with friends, by the letter of their rulebooks. Free, without an account.
describe-daily = The daily dungeon: the same cards and dice for everybody until midnight UTC, one attempt each, and a board of results.
describe-daily-of = { $game }, the daily dungeon: the same for everybody until midnight UTC, one attempt each, with today's board.
describe-new = Play { $game } in the browser: alone, with bots, or with friends by link. Choose players, options and pace.
describe-rules = All rulebooks, clause by clause and with a search: every rule that the games here are played by.
describe-rules-of = The rules of { $game }, clause by clause, with a search: everything that holds at the table.
describe-rules-table = What holds at every table: taking back, standing orders, table talk, seats that change hands.
describe-learn = Learn to play in two minutes: games prepared for you, in which you make the moves, one idea at a time.
describe-learn-of = Learn { $game } in two minutes: a game prepared for you, in which you make the moves.
describe-privacy = What this server stores of those who play and for how long, who sees what, and how to take it away or delete it.
describe-api = Play by program: an HTTP interface in JSON for bots and tools, with its OpenAPI document and first steps.
