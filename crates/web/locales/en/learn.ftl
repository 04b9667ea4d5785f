# Lessons.

learn-title = Learn by playing
learn-title-of = { $game } in a few minutes
learn-how = A guided game: you make the moves, one idea at a time. No account needed; stop or go back whenever you like.
learn-length = { $count ->
    [one] 1 move, a few minutes
   *[other] { $count } moves, a few minutes
}
learn-guide = How to play
learn-begin = Start
learn-progress = Move { $step } of { $all }
learn-progress-label = How far you are in the lesson
learn-refused = The rules do not allow it: { $why }.
learn-over = End of the lesson
learn-play = Play for real
learn-rules = Rules
learn-back = Back one move
learn-again = Start again
learn-skip = Skip the lesson
learn-ways = Around this lesson
learn-broken = this lesson no longer fits the rules; read those instead
