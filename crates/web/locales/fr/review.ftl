# L'analyse d'une partie finie.

review-title = Analyse : { $game }
to-review = Analyse
review-running = Analyse en cours : { $done } sur { $total }. La page se recharge toute seule.
review-progress = Avancement de l'analyse
review-look-again = Recharger
review-unfinished = cette partie n'est pas finie : l'analyse se fait à la fin
review-no-value = pas d'analyse : l'ordinateur n'a pas appris ce que valent les positions de ce jeu
review-lesson = pas d'analyse : les coups d'une leçon sont imposés
review-no-seat = pas d'analyse : cette place n'existe pas à cette table
review-accuracy = Précision : { $accuracy }
review-nothing = Rien à juger : il n'y a jamais eu qu'un seul coup possible.
review-beginning = Chances de gagner au départ
review-cost = Décisions
review-luck = Hasard
review-luck-others = Hasard et autres joueurs
review-won = Fin de partie : victoire
review-lost = Fin de partie : défaite
review-chart = Chances de gagner (%), décision après décision
review-chart-says = De { $beginning } à { $result } ; les chiffres sont dans le tableau plus bas.
review-deal-won = Toutes cartes connues, cette donne pouvait être gagnée.
review-deal-lost-at = Toutes cartes connues, cette donne pouvait être gagnée ; après le coup { $decision } ({ $played }), elle ne le pouvait plus.
review-deal-lost = Même toutes cartes connues, cette donne ne pouvait pas être gagnée.
review-costliest = Décisions les plus coûteuses
review-no-cost = Aucune décision n'a coûté de chances.
review-costly = Coup { $decision } : { $played }. { $after } de chances de gagner au lieu de { $chance }, soit { $cost } points de moins { $proved ->
    [yes] (prouvé)
   *[no] (± { $error })
}.
review-better = Mieux : { $what }{ $known ->
    [yes] { "" } ({ $facts })
   *[no] { "" }
}.
review-played = Joué : { $what }{ $known ->
    [yes] { "" } ({ $facts })
   *[no] { "" }
}.
review-decisions = Toutes les décisions
review-number = Coup
review-decided = Décision
review-chance = Chances avant
review-costs = Coût
review-luck-after = Hasard ensuite
review-others = Analyse des autres joueurs
review-how = Les chances au départ, moins le coût des décisions, plus le hasard, donnent exactement le résultat. Le coût d'une décision est son écart avec la meilleure, d'après ce que l'on savait alors ; un écart trop petit pour être sûr ne coûte rien. La précision est la moyenne de 100 × e^(−coût/20).
