# The rules pages.

rules-title = Rules
rules-title-of = { $game }: the rules
rules-title-clause = { $game }: { $chapter }
rules-table = The table
rules-table-pitch = What holds at every table: undo, automatic replies, talk.
rules-clauses = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-ways = Around these rules
rules-play = Play
rules-learn = Learn by playing
rules-whole = Whole rulebook
rules-all = All games
rules-contents = Contents
rules-search = Search
rules-search-all = Search all rulebooks:
rules-search-one = Search this rulebook:
rules-found = { $count ->
    [0] No rule mentions “{ $asked }”.
    [one] 1 rule mentions “{ $asked }”.
   *[other] { $count } rules mention “{ $asked }”.
}
rules-none-try = Try a single word, or the beginning of one; accents and capitals do not matter.
rules-none-elsewhere = Search all rulebooks
rules-none-contents = See the contents of this one
rules-in-place = in the rulebook
rules-neighbours = Rules nearby
rules-before = Before:
rules-after = Next:
rules-siblings = Also in “{ $chapter }”
rules-no-book-title = No rulebook here
rules-no-book = No game is called “{ $game }”. Here are the rulebooks.
rules-no-clause-title = No rule here
rules-no-clause = There is no rule “{ $clause }” in this rulebook ({ $game }). Search for a word, or open the whole rulebook.
rules-opened-title = What your campaign has opened
rules-to-table = Back to the table
rules-opened-none = Nothing yet: everything so far is in the rulebook.
look-title = Look closer
