# What brings people back: trophies, records, history, seasons, and a friend's game to beat.

trophies-title = Trophies and records
trophies-how = A trophy is earned by winning without help, at the first try of a seed.
trophies-of = { $earned } of { $all } trophies
trophies-unseen = { $games ->
    [one] One victory is still to be examined.
   *[other] { $games } victories are still to be examined.
}
trophies-look-on = Examine more
trophies-days = { $days ->
    [0] No streak at the moment;
    [one] One day;
   *[other] { $days } days in a row;
} { $best ->
    [one] your best is one day.
   *[other] your best is { $best } days in a row.
}
trophies-no-days = Finish the daily dungeon to start a streak.
trophies-to-daily = Daily dungeons
trophies-earned = Earned:
trophies-times = { $times } times
trophies-open = Not earned yet.
trophies-records = Records

me-none-finished = No finished games of this kind.
me-filter = Choose a game
me-all-games = All games
me-today = today
me-yesterday = yesterday
me-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
me-with = with { $who }
me-mark-daily = Daily dungeon, first try
me-mark-again = Seed played before
me-mark-assisted = Assisted
me-shortest = Shortest win

season-title = Season: { $game }
season-month = { $month ->
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
season-rule = Each daily dungeon finished on its day is worth 1 point, 3 if won; ties are broken by total score. Assisted games do not count.
season-points = Points
season-days = Days
season-wins = Wins
season-others = Other seasons
season-link = Season leaderboard
daily-no-season = There is no season for that date: a season is a month, written like 2026-11.

beat-title = Beat this: { $game }
beat-friend = A friend
beat-said-won = { $who } won with this seed; score: { $score }.
beat-said-lost = { $who } lost with this seed; score: { $score }.
beat-pitch = Play the same seed, with the same options. At the end the two results are compared.
beat-play = Play the same seed
beat-own = This is your game. Send this link to a friend: the same cards and dice await them.
beat-share = Challenge a friend
beat-compare = Compare with the game to beat
beat-compared = { $who }: { $theirs }, you: { $yours }.
beat-won = { $score } (victory)
beat-lost = { $score } (defeat)
beat-better = You did better!
beat-equal = A tie.
beat-worse = Not this time.
beat-their-game = Watch the game to beat
beat-none = This game does not exist, or no longer does: ask for another link.
beat-not-over = this game is not over: open this link when it is
beat-not-alone = only games played solo can be a challenge, and of a campaign only the first: ask for another link
