# Puzzles.

puzzles = Puzzles
puzzles-pitch = A position from a game, and one move that is far better than the others: find it. Every move's chance to win was checked by a deep search.
puzzles-none = There are no puzzles yet.
puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzles-today = Puzzle of the day
puzzles-all = All puzzles
puzzles-of = Puzzles: { $game }
puzzles-one = { $game }: puzzle { $number }
puzzles-number = Puzzle
puzzles-rating = Rating
puzzles-done = Your answer
puzzles-done-right = right
puzzles-done-wrong = wrong
puzzles-standing = Your rating: { $rating }, { $right } right out of { $answered }{ $days ->
    [0] .
    [one] ; { $days } day in a row.
   *[other] ; { $days } days in a row.
}
puzzles-chances = Chance to win by each move
puzzles-yours = (your answer)
puzzles-not-kept = To save your answers and get a rating, start a game or log in.
puzzles-no-move = That move is not possible here.
puzzles-next = Next puzzle
puzzles-again = Try again
puzzles-deal = Play the whole deal
puzzles-ways = Ways out
puzzles-no-number = No puzzle has this number.
puzzles-broken = This puzzle no longer fits the rules: please tell the server's administrator.
describe-puzzles = Puzzles: positions from dungeon card games in which one move is far better than the others. One a day, and hundreds more.
describe-puzzles-of = { $game }: puzzles. Find the best move in positions from real games, with the chance to win by every move.

# Deals.

deal-for-me = A deal for me
deal-kind = { $wish ->
    [easy] Easy
    [fair] Fair
    [hard] Hard
   *[winnable] Winnable for sure
}
deal-none = No such deal was found: please try again.
deal-no-wish = There is no such kind of deal.
