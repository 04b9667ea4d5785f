coach = Coach
coach-marks = Ask the coach what it would play? The game will be marked as assisted.
coach-marked = The game is already marked as assisted.
coach-sees = It sees what you see and nothing else.
coach-ask = Ask the coach
coach-none = The coach has no advice here.
coach-best = The coach would play: { $best }; { $confidence ->
    [only] the only move
    [sure] clearly preferred
    [fair] preferred
    [leaning] slightly preferred
   *[even] hardly preferred, others look as good
}. The game is marked as assisted.
coach-choices = Your choices, the best first
coach-rating = { $rating ->
    [best] the best
    [even] looks as good
    [perhaps] perhaps worse
    [little] a little worse
    [worse] worse
   *[much] much worse
}
coach-tenths = { $whole }.{ $tenth }
coach-chance = chance to win { $chance }% (± { $error })
coach-exact = chance to win { $chance }%, proved
coach-won = a sure win, proved
coach-lost = a sure loss, proved
coach-playouts = { $playouts ->
    [one] { $playouts } simulated game
   *[other] { $playouts } simulated games
}
