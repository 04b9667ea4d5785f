# One's own games, API tokens, and leaving.

me-title = My games
me-guest = You are playing as a guest: only this browser knows your games. With an account you can find them on every device.
me-nothing = You have not played here yet.
me-start = Start a game
me-running = In progress
me-none-running = No game in progress.
me-waiting = waiting for players
me-statistics = Statistics
me-history = Finished
me-date = Date
me-result = Result
me-score = Score
me-won = won
me-lost = lost
me-games = Games
me-wins = Won
me-best = Best score
me-mean = Average score
me-worst = Lowest score
me-streak = Current streak
me-best-streak = Best streak
me-rules = rules v{ $rules }
me-assisted = assisted
me-daily = daily dungeon ({ $day }), { $options }
me-to = to
me-as-table = As a table
me-chart-wins = Share of games won
me-chart-wins-said = You have won { $share } of your games.
me-chart-scores = Score over time
me-chart-scores-said = { $games ->
    [one] One game
   *[other] The last { $games } games
}, from a score of { $first } to { $last }; the best ever is { $best }. Filled dots are wins.
me-chart-spread = Score distribution
me-chart-spread-said = The most frequent: { $fullest }.
me-pages = Pages
me-newest = To the latest
me-latest = Over the last { $games } games.
me-older = Older

tokens-title = API tokens
tokens-why = A program with a token acts for your account through the API. Give each program its own, and revoke it when you no longer need it.
tokens-api = API
tokens-once = Copy this token now: it will not be shown again.
tokens-none = No tokens yet.
tokens-new = New token
tokens-label = What it is for
tokens-made = Created
tokens-revoke = Revoke
tokens-revoke-this = Revoke the token “{ $label }”
tokens-bad-label = say what the token is for, in { $most } characters at most
tokens-too-many = you have { $most } tokens already, the most allowed: revoke one first

leave-guest = Delete all my games
leave-account-what = Your account disappears: name, password, tokens. Others can then take the name.
leave-guest-what = What this server knows about this browser disappears, along with its cookie.
leave-alone = Games you played solo or with bots are deleted, with their replays and their places on the daily leaderboards.
leave-together = Games with others stay theirs; there you become “deleted player”, and a bot plays on for you if the game is not over.
leave-at-once = This is immediate and final. Server backups may keep a copy for a while.
leave-sure = Yes, delete everything
leave-stay = No, back to my games
leave-deleted-player = deleted player
leave-done = Deleted
leave-done-said = Everything we knew about you has been deleted. Come back and play any time.
