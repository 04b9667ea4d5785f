# The codex: what everybody has met, game by game.

codex = Codex
codex-title = { $game }: your codex
codex-ways = Around this codex
codex-pitch = Everything you have seen with your own eyes in your games, and what it does. Only you can read this.
codex-empty = Nothing yet: play this game, and what you meet is listed here.
codex-unread = { $games ->
    [one] { $games } game is still to be looked through.
   *[other] { $games } games are still to be looked through.
}
codex-go-on = Look through more games
codex-met-of = { $met } of { $all }
codex-met = { $met }
codex-often = { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
} in { $games ->
    [one] 1 game
   *[other] { $games } games
}, first begun on { $date }
