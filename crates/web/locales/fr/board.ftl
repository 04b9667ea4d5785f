# Le plateau.

board-stage = La table
board-notes = À savoir
board-figure = { $value }
board-of = sur { $most }
board-times = × { $count }
board-cards = { $count ->
    [one] carte
   *[other] cartes
}
board-nothing = rien
board-here = vous êtes ici
board-chance = résultat aléatoire
board-refused = impossible :
board-not-now = Pas maintenant ({ $count })
board-rule = la règle
board-face-down = face cachée

# Autour de la page.

shell-skip = Aller au contenu
shell-nav = Navigation
shell-more = Plus
shell-daily = Défi du jour
shell-rules = Règles
shell-learn = Apprendre
shell-me = Mes parties
shell-privacy = Vie privée
shell-api = API
shell-looks = Apparence
shell-lost = Connexion perdue, nouvel essai…
shell-turn = À vous de jouer.
shell-turn-title = ● À vous –
shell-again = Réponse pas encore arrivée, nouvel envoi…
shell-copied = Copié
shell-keys = Raccourcis clavier
shell-key-arrows = aller d'une carte à l'autre
shell-key-enter = jouer
shell-key-digits = jouer le choix qui porte ce numéro
shell-key-undo = annuler le dernier coup
shell-key-help = montrer cette aide
shell-key-name-escape = Échap
shell-key-escape = fermer
shell-close = Fermer
