# One's own games, tokens for programs, and leaving.

me-title = My games
me-guest = You are a guest: this browser alone knows your games. With an account they are yours on every device.
me-nothing = You have not played here yet.
me-start = Start a game
me-running = Running
me-none-running = No game is running.
me-waiting = waiting for players
me-statistics = Statistics
me-history = Finished
me-date = Date
me-game = Game
me-result = Result
me-score = Score
me-won = won
me-lost = lost
me-games = Games
me-wins = Won
me-best = Best score
me-mean = Mean score
me-worst = Worst score
me-streak = Current streak
me-best-streak = Best streak
me-rules = rules { $rules }
me-assisted = assisted
me-rulebook = by the rulebook
me-option = { $label }: { $value }
me-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
me-bots = bots: { $bot }
me-bot = seat { $seat }: { $bot } (bot)
me-daily = dungeon of { $day }, { $options }
me-to = to
me-as-table = As a table
me-chart-wins = Share of games won
me-chart-wins-said = { $share } of the games were won.
me-chart-scores = Score over time
me-chart-scores-said = { $games ->
    [one] One game
   *[other] The last { $games } games
}, from a score of { $first } to { $last }; the best ever is { $best }. Full points are games won.
me-chart-spread = How often each score
me-chart-spread-said = The most frequent: { $fullest }.
me-pages = Pages
me-newest = To the latest
me-latest = Of the latest { $games } games.
me-older = Older

tokens-title = Tokens for programs
tokens-why = Whoever shows a token acts for your account through the API. Give each program its own, and revoke it when you no longer need it.
tokens-api = The API
tokens-once = Copy this token now: it will not be shown again.
tokens-none = No tokens yet.
tokens-new = New token
tokens-label = What it is for
tokens-made = Made
tokens-revoke = Revoke
tokens-revoke-this = Revoke the token “{ $label }”
tokens-bad-label = say what the token is for, in { $most } characters at most
tokens-too-many = { $most } tokens are enough: revoke one first

leave-guest = Delete all my games
leave-account-what = Your account goes: name, password, tokens. Others can then take the name.
leave-guest-what = What this server knows of this browser goes, and its cookie with it.
leave-alone = Games that you played alone or with bots are deleted, with their replays and their places on the daily boards.
leave-together = Games with others stay theirs; your seat there is then called “deleted player”, and a bot plays on for you where the game is not over.
leave-at-once = This is immediate and final. Backups of whoever runs this server may keep a copy for a while.
leave-sure = Yes, delete everything
leave-stay = No, back to my games
leave-deleted-player = deleted player
leave-done = Deleted
leave-done-said = All that was known of you here is deleted. You are welcome to play again.
