# The review of a game that is over.

review-title = Review: { $game }
to-review = Review
review-running = Reviewing: { $done } of { $total }. The page reloads by itself.
review-progress = Progress of the review
review-look-again = Reload
review-unfinished = this game is not over: the review comes at its end
review-no-value = no review: the computer has not learnt what positions of this game are worth
review-lesson = no review: the moves of a lesson are given
review-no-seat = no review: this table has no such seat
review-accuracy = Accuracy: { $accuracy }
review-nothing = Nothing to judge: there was never more than one possible move.
review-beginning = Chance to win at the start
review-cost = Decisions
review-luck = Luck
review-luck-others = Luck and other players
review-won = End of the game: won
review-lost = End of the game: lost
review-chart = Chance to win (%), decision by decision
review-chart-says = From { $beginning } to { $result }; the figures are in the table below.
review-deal-won = With every card known, this deal could be won.
review-deal-lost-at = With every card known, this deal could be won; after move { $decision } ({ $played }) it no longer could.
review-deal-lost = Even with every card known, this deal could not be won.
review-costliest = Costliest decisions
review-no-cost = No decision cost anything.
review-costly = Move { $decision }: { $played }. Chance to win { $after } instead of { $chance }, { $cost } points less { $proved ->
    [yes] (proved)
   *[no] (± { $error })
}.
review-better = Better: { $what }{ $known ->
    [yes] { "" } ({ $facts })
   *[no] { "" }
}.
review-played = Played: { $what }{ $known ->
    [yes] { "" } ({ $facts })
   *[no] { "" }
}.
review-decisions = All decisions
review-number = Move
review-decided = Decision
review-chance = Chance before
review-costs = Cost
review-luck-after = Luck after
review-others = Review of the other players
review-how = The chance at the start, minus what decisions cost, plus luck, is exactly the result. The cost of a decision is how far it falls short of the best one, by what was known at the time; a difference too small to be sure of costs nothing. Accuracy is the average of 100 × e^(−cost/20).
