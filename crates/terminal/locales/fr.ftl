# Le mode texte.

plain-title = { $title }. { $luck }
plain-seed = Graine { $seed }.
plain-seed-empty = Graine vide.
plain-option = { $key }={ $value } : { $means }.
plain-dealt = Donne imposée.
plain-asked = Cartes réelles : vous dites ce qu'elles montrent.
plain-asked-intro = Cartes réelles : préparez et mélangez le paquet (oubliette rules { $game } setup), puis dites chaque carte que vous retournez.
plain-keys = Tapez un numéro puis Entrée ; Entrée seule répète, s état, o chances, c conseil, u annuler, ? règles, q sauver et quitter.
plain-seat = Siège { $seat }.
plain-hand-over = Au tour du siège { $seat } : laissez-lui l'écran. Entrée pour continuer, q pour sauver et quitter ?
plain-ask = Choix ?
plain-ask-over = Entrée pour finir, u pour reprendre le dernier coup ?
plain-heading = { $heading }.
plain-gauge = { $label } { $value } sur { $most }.
plain-figure = { $label } { $value }.
plain-choice = { $number }. { $label } : { $consequence }
plain-forbidden = { $number }. { $label } : interdit, { $why } (§{ $clause })
plain-refused = Interdit : { $why } (§{ $clause }).
plain-unknown = « { $typed } » n'est pas un choix. Tapez { $most ->
    [one] { $most }
   *[other] un numéro de 1 à { $most }
}, s, o, c, u, ? ou q.
plain-unknown-over = « { $typed } » n'est pas un choix : la partie est finie. Tapez Entrée, u, s ou ?.
plain-unanswered = Rien n'est changé.
plain-undone = Annulé.
plain-undone-assisted = Annulé. La partie est marquée assistée.
plain-undo-refused = Annulation impossible : { $why }.
plain-undo-insist = Annulation refusée : { $why }. Tapez u! pour insister ; la partie sera marquée assistée.
plain-zone-empty = { $zone } : rien.
plain-zone-hidden = { $zone } : { $count }.
plain-zone = { $zone } : { $things }.
plain-help = Numéro : jouer ce choix ; la notation aussi, par exemple fight QS hands. Entrée seule : répéter. s : tout l'état. o : ce que le hasard peut donner après chaque choix, o 3 après le choix 3 seulement. c : demander conseil (partie assistée). u : annuler le dernier coup. u! : annuler même après une carte révélée (partie assistée). ? suivi d'un article ou d'un chapitre : le lire, par exemple ? combat ou ? combat.dulled. q : sauver et quitter.
plain-odds-none = Le hasard ne change rien à ces choix.
plain-odds-unknown = Le hasard s'en mêle, mais rien ne se chiffre ici.
plain-odds-after = Après { $numbers } :
plain-odds-choice = Après { $number }, { $label } :
plain-odds-nothing = { $number }. { $label } : rien à chiffrer.
plain-odds-line = { $outcome } : { $percent } ({ $over } sur { $under })
plain-odds-about = { $outcome } : { $percent }
plain-coach-best = Conseil : { $number }. { $label } ; { $win } de chances de gagner (± { $error }), sur { $playouts ->
    [one] { $playouts } partie imaginée
   *[other] { $playouts } parties imaginées
}.
plain-coach-next = Sinon : { $number }. { $label } ; { $win } (± { $error }), sur { $playouts }.
plain-coach-none = Aucun conseil ici.
plain-coach-marked = La partie est marquée assistée.
plain-clauses = Articles : { $clauses }.
plain-no-clause = Aucun article « { $clause } ». Tapez ? pour la liste.
plain-not-saved = Attention, la sauvegarde a échoué : { $error }. Elle sera retentée au prochain coup.
plain-lost = Attention, la sauvegarde a échoué : { $error }. Les derniers coups ne sont pas enregistrés.
plain-left = Partie sauvée. Pour reprendre : oubliette play { $game } --resume { $path }
plain-left-unsaved = À bientôt.
plain-assisted = Partie assistée.
plain-unassisted = Partie sans aide.
plain-kept = Enregistrée : { $path }
plain-deal = { $label }, carte { $number } ? (par exemple { $name } ou { $code } ; u corriger la précédente, ? liste, q revenir)
plain-deal-unknown = « { $typed } » ne peut pas sortir ici : { $label }. Tapez ? pour la liste.

menu-title = Oubliette : des jeux de donjon, par leurs règles.
menu-game = { $number }. { $title }. { $pitch }
menu-continue = c. Continuer : { $title }, { $decisions ->
    [0] aucun coup joué
    [one] { $decisions } coup joué
   *[other] { $decisions } coups joués
}.
menu-other = h historique, t statistiques, r règles, l English, q quitter.
menu-ask = Votre choix ?
menu-unknown = « { $typed } » n'est pas au menu. Tapez { $most ->
    [one] { $most }
   *[other] un numéro de 1 à { $most }
} ou une des lettres.
menu-which = Les règles de quel jeu, de 1 à { $most } ? (Entrée revenir)
menu-unknown-game = « { $typed } » n'est pas un jeu. Tapez un numéro de 1 à { $most }, ou Entrée.

setup-fresh = Graine au hasard.
setup-players = { $players ->
    [one] { $players } joueur.
   *[other] { $players } joueurs.
}
setup-keys = Entrée seule : jouer tout de suite. o options, g graine, j donjon du jour, c cartes réelles, q revenir au menu.
setup-keys-players = Entrée seule : jouer tout de suite. n nombre de joueurs, o options, g graine, j donjon du jour, c cartes réelles, q revenir au menu.
setup-ask = Entrée pour jouer, ou une lettre ?
setup-unknown = « { $typed } » n'est pas une de ces lettres.
setup-value = { $number }. { $means }
setup-option = Un numéro, ou Entrée pour garder { $now } ?
setup-no-value = « { $typed } » n'est pas un numéro de 1 à { $most }.
setup-seed = Quelle graine (un texte quelconque, Entrée pour une au hasard) ?
setup-ask-players = Combien de joueurs, de { $least } à { $most } ?

viewer-title = { $title }. { $luck } { $steps ->
    [0] Aucune ligne.
    [one] { $steps } ligne.
   *[other] { $steps } lignes.
}
viewer-keys = Entrée suivante, p précédente, un numéro pour y aller, d début, f fin, q quitter.
viewer-ask = Ligne { $step } sur { $steps } ?
viewer-step = Ligne { $step } : { $said }
viewer-step-seat = Ligne { $step } : siège { $seat }, { $said }
viewer-decision = { $label }.
viewer-start = la table est mise.
viewer-undo = le dernier coup est repris.
viewer-assisted = la partie est désormais assistée.
viewer-over = la partie est finie.
viewer-note = note, { $note }
viewer-coach = conseil, { $label } ; { $win } de chances de gagner (± { $error }), sur { $playouts ->
    [one] { $playouts } partie imaginée
   *[other] { $playouts } parties imaginées
}.
viewer-unknown = « { $typed } » n'est pas une ligne. Tapez un numéro de 0 à { $steps }, Entrée, p, d, f ou q.
