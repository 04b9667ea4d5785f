# Les pages de règles.

rules-title = Règles
rules-title-of = { $game } : les règles
rules-title-clause = { $game } : { $chapter }
rules-table = La table
rules-table-pitch = Ce qui vaut à toutes les tables : annuler, les réponses automatiques, parler.
rules-clauses = { $count ->
    [one] { $count } article
   *[other] { $count } articles
}
rules-ways = Autour de ces règles
rules-play = Jouer
rules-learn = Apprendre en jouant
rules-whole = Tout le livret
rules-all = Tous les jeux
rules-contents = Sommaire
rules-search = Chercher
rules-search-all = Chercher dans tous les livrets :
rules-search-one = Chercher dans ce livret :
rules-found = { $count ->
    [0] Aucun article ne parle de « { $asked } ».
    [one] { $count } article parle de « { $asked } ».
   *[other] { $count } articles parlent de « { $asked } ».
}
rules-none-try = Essayez un seul mot, ou le début d'un mot ; les accents et les majuscules ne comptent pas.
rules-none-elsewhere = Chercher dans tous les livrets
rules-none-contents = Voir le sommaire de celui-ci
rules-in-place = dans le livret
rules-neighbours = Articles voisins
rules-before = Avant :
rules-after = Ensuite :
rules-siblings = Aussi dans « { $chapter } »
rules-no-book-title = Pas de livret ici
rules-no-book = Aucun jeu ne s'appelle « { $game } ». Voici les livrets disponibles.
rules-no-clause-title = Pas d'article ici
rules-no-clause = Aucun article « { $clause } » dans ce livret ({ $game }). Cherchez un mot, ou ouvrez le livret entier.
rules-opened-title = Ce que votre campagne a ouvert
rules-to-table = Revenir à la table
rules-opened-none = Rien encore : jusqu'ici, tout est dans le livret.
look-title = Regarder de plus près
