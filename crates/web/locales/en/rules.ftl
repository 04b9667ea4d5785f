# The rules pages.

rules-title = Rules
rules-title-of = { $game }: the rules
rules-title-clause = { $game }, §{ $clause }
rules-table = The table
rules-table-pitch = What holds at every table: taking back, standing orders, talk.
rules-clauses = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
}
rules-ways = Around these rules
rules-play = Play
rules-learn = Learn by playing
rules-whole = The whole rulebook
rules-all = All games
rules-contents = Contents
rules-search = Search
rules-search-all = Search all rulebooks:
rules-search-one = Search this rulebook:
rules-found = { $count ->
    [0] No clause speaks of “{ $asked }”.
    [one] 1 clause speaks of “{ $asked }”.
   *[other] { $count } clauses speak of “{ $asked }”.
}
rules-none-try = Try a single word, or the beginning of one; accents and capitals do not matter.
rules-none-elsewhere = Search all rulebooks
rules-none-contents = See the contents of this one
rules-in-place = in the rulebook
rules-neighbours = Clauses nearby
rules-before = Before:
rules-after = Next:
rules-siblings = Also in “{ $chapter }”
rules-no-book-title = No rulebook here
rules-no-book = No game is called “{ $game }”. Here are the rulebooks.
rules-no-clause-title = No clause here
rules-no-clause = There is no clause “{ $clause }” in this rulebook ({ $game }). Search for a word, or open the whole rulebook.
rules-opened-title = What your campaign has opened
rules-to-table = Back to the table
rules-opened-none = Nothing yet: everything so far stands in the rulebook.
look-title = Look closer
