# Les problèmes.

puzzles = Problèmes
puzzles-pitch = Une position tirée d'une partie, et un coup qui vaut bien mieux que les autres : à vous de le trouver. Les chances de gagner de chaque coup ont été vérifiées par une recherche approfondie.
puzzles-none = Il n'y a pas encore de problèmes.
puzzles-count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzles-today = Problème du jour
puzzles-all = Tous les problèmes
puzzles-of = Problèmes : { $game }
puzzles-one = { $game } : problème { $number }
puzzles-number = Problème
puzzles-rating = Cote
puzzles-done = Votre réponse
puzzles-done-right = juste
puzzles-done-wrong = fausse
puzzles-standing = Votre cote : { $rating }, { $right ->
    [one] { $right } bonne réponse
   *[other] { $right } bonnes réponses
} sur { $answered }{ $days ->
    [0] .
    [one] { "" } ; { $days } jour d'affilée.
   *[other] { "" } ; { $days } jours d'affilée.
}
puzzles-chances = Chances de gagner de chaque coup
puzzles-yours = (votre réponse)
puzzles-not-kept = Pour enregistrer vos réponses et recevoir une cote, commencez une partie ou connectez-vous.
puzzles-no-move = Ce n'est pas un coup possible ici.
puzzles-next = Problème suivant
puzzles-again = Essayer encore
puzzles-deal = Jouer la donne entière
puzzles-ways = Pour sortir
puzzles-no-number = Aucun problème ne porte ce numéro.
puzzles-broken = Ce problème ne correspond plus aux règles : dites-le à l'administrateur du serveur.
describe-puzzles = Problèmes : des positions de jeux de donjon où un coup vaut bien mieux que les autres. Un par jour, et des centaines d'autres.
describe-puzzles-of = { $game } : problèmes. Trouver le meilleur coup dans des positions de parties, avec les chances de gagner de chaque coup.

# Les donnes.

deal-for-me = Une donne pour moi
deal-kind = { $wish ->
    [easy] Facile
    [fair] Équilibrée
    [hard] Difficile
   *[winnable] Gagnable à coup sûr
}
deal-none = Aucune donne de ce genre n'a été trouvée : réessayez.
deal-no-wish = Ce genre de donne n'existe pas.
