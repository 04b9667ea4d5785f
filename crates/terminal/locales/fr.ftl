# Qui est assis où.

who-person = Joueur { $seat }
who-bot = Joueur { $seat } (robot { $bot ->
    [random] aléatoire
    [montecarlo] réfléchi
    [beginner] débutant
    [skilled] confirmé
    [expert] expert
    [master] maître
   *[casual] amateur
})
who-hidden = Joueur { $seat } (robot masqué)
who-character = Joueur { $seat } ({ $name })
who-named = { $hero }
who-named-bot = { $hero } (robot { $bot ->
    [random] aléatoire
    [montecarlo] réfléchi
    [beginner] débutant
    [skilled] confirmé
    [expert] expert
    [master] maître
   *[casual] amateur
})
who-named-hidden = { $hero } (joueur { $seat }, robot masqué)
who-named-character = { $hero } ({ $name })
who-then = { $before }, puis { $next }
who-did = { $who } : { $what }
others-hidden = des robots masqués
others-characters = un robot de chaque caractère
others-character = des robots : { $name }
others-people = d'autres joueurs, sur cet écran
others-level = { $level ->
    [beginner] des robots débutants
   *[casual] des robots amateurs
    [skilled] des robots confirmés
    [expert] des robots experts
    [master] des robots maîtres
}

# Les consignes et les phrases.

orders-decided = D'après vos réponses automatiques : { $what }.
orders-often = { $label } ({ $times } fois)
orders-ended = Réponse automatique terminée : { $order }.
orders-reset = Vos réponses automatiques sont retirées : un coup a été annulé.
talk-phrase = « { $phrase } »
talk-to-all = à tous
talk-refused = Impossible de le dire : { $why }.

# Le mode texte.

plain-title = { $title }. { $luck }
plain-seed = Graine { $seed }.
plain-seed-empty = Graine vide.
plain-option = { $label } : { $means }.
plain-own = Un paquet à vous ({ $deck }).
plain-own-named = Un paquet à vous : { $name } ({ $deck }).
plain-dealt = Donne imposée.
plain-asked = Vraies cartes : vous dites ce qu'elles montrent.
plain-asked-intro = Vraies cartes : préparez ce qui suit (plus de détails : oubliette rules { $game } setup), puis dites chaque carte que vous retournez.
plain-keys = Tapez un numéro puis Entrée ; Entrée seule : répéter, s : état, x : de plus près, o : probabilités, r : règles des choix, l : journal, c : conseil, u : annuler, a : abandonner, ? : aide et règles, q : sauvegarder et quitter.
plain-keys-orders = Aussi : i : réponses automatiques, pour décider d'avance.
plain-orders-usual = { $count ->
    [one] Une réponse automatique est en vigueur
   *[other] Des réponses automatiques sont en vigueur
} : { $orders }. Pour changer, tapez i.
plain-keys-talk = Aussi : p : parler à la table.
plain-seat = { $who }.
plain-hand-over = Au tour du joueur { $seat } : laissez-lui l'écran. Entrée pour continuer, q pour sauvegarder et quitter ?
plain-hand-over-named = C'est à { $hero } : laissez-lui l'écran. Entrée pour continuer, q pour sauvegarder et quitter ?
plain-hand-over-deal = Cartes à ne montrer qu'au joueur { $seat } : laissez-lui l'écran. Entrée pour continuer, q pour sauvegarder et quitter ?
plain-hand-over-deal-named = Cartes à ne montrer qu'à { $hero } : laissez-lui l'écran. Entrée pour continuer, q pour sauvegarder et quitter ?
plain-ask = Choix ?
plain-ask-seat = { $who }, choix ?
plain-bot-thinks = { $who } réfléchit…
plain-ask-over = Entrée pour finir, u pour annuler le dernier coup ?
plain-ask-over-review = Entrée pour finir, a pour l'analyse, u pour annuler le dernier coup ?
plain-heading = { $heading }.
plain-gauge = { $label } { $value } sur { $most }.
plain-figure = { $label } { $value }.
plain-choice = { $number }. { $label } – { $consequence }
plain-forbidden = { $label } ({ $number })
plain-not-now = Pas maintenant : { $choices }.
plain-refused = Interdit : { $why } (§{ $clause }).
plain-lesson-wants = La leçon attend autre chose : { $why }
plain-unknown = « { $typed } » n'est pas un choix. Tapez { $most ->
    [one] { $most }
   *[other] un numéro de 1 à { $most }
}, s, x, o, r, l, c, u, a{ $more }, ? ou q.
plain-unknown-over = « { $typed } » n'est pas un choix : la partie est finie. Tapez Entrée, a, u, s, l ou ?.
plain-unanswered = Rien n'a changé.
plain-nobody-won = Personne n'a gagné.
plain-seat-won = { $who } : { $score }, victoire.
plain-seat-lost = { $who } : { $score }.
plain-undone = Annulé.
plain-undone-assisted = Annulé. La partie est marquée assistée.
plain-undo-refused = Annulation impossible : { $why }.
plain-undo-insist = Annulation refusée : { $why }. Tapez u! pour insister ; la partie sera marquée assistée.
plain-times = { $count } en tout
plain-face-down = face cachée
plain-here = vous êtes ici
plain-edge-top = en haut
plain-edge-right = à droite
plain-edge-bottom = en bas
plain-edge-left = à gauche
plain-leads = mène à { $places }
plain-place = colonne { $column }, ligne { $row }
plain-zone-empty = { $zone } : rien.
plain-zone-hidden = { $zone } : { $count }.
plain-zone = { $zone } : { $things }.
plain-examine = x et un nom, ou une partie du nom : tout ce qu'on en sait, avec les règles. Il y a : { $names }
plain-examine-none = Rien ici ne s'appelle « { $asked } ». Il y a : { $names }
plain-help = Numéro : jouer ce choix, ou entendre pourquoi il est interdit. Un coup peut aussi s'écrire dans la notation du jeu ; en ce moment, par exemple : { $action }. Entrée seule : répéter. s : tout l'état. o : les probabilités après chaque choix, o 3 après le choix 3 seulement. r : les règles des choix, r 3 celle du choix 3. l : les dernières lignes du journal, l 100 les cent dernières. c : demander conseil (partie assistée, après confirmation). u : annuler le dernier coup. u! : annuler même si une carte a été révélée ou un dé lancé depuis (partie assistée). x et un nom : tout ce qu'on en sait.{ $more } ? suivi d'un article ou d'un chapitre : le lire, par exemple ? { $clause }. a : abandonner la partie, après confirmation. q : sauvegarder et quitter.
plain-help-orders = i : vos réponses automatiques, que personne d'autre ne voit et qui décident à votre place ; i 2 active ou retire la deuxième. Une réponse qui joue l'emporte sur celle qui vous demande, et celle-ci sur celle qui passe. Annuler un coup retire celles que vous avez données.
plain-help-talk = p : les phrases qui se disent à la table ; p 2 dit la deuxième à tous, p 2 4 au joueur 4. Tout le monde entend.
plain-orders = Vos réponses automatiques ; i et un numéro en active une ou la retire :
plain-order = { $number }. { $order }
plain-order-stands = { $number }. { $order } (en vigueur)
plain-order-given = Réponse automatique activée : { $order }.
plain-order-withdrawn = Réponse automatique retirée : { $order }.
plain-order-refused = Réponse automatique refusée : { $why }.
plain-order-unknown = « { $typed } » n'est pas une réponse automatique. Tapez i pour la liste.
plain-orders-none = Il n'y a pas de réponse automatique possible ici.
plain-phrases = Ce qui se dit à cette table ; p et un numéro le dit à tous, un second numéro dit à quel joueur ({ $players }) :
plain-phrase = { $number }. { $phrase }
plain-phrase-unknown = « { $typed } » n'est pas une phrase. Tapez p pour la liste.
plain-phrases-none = À cette table, il n'y a rien à dire.
plain-odds-none = Le hasard ne change rien à ces choix.
plain-odds-unknown = Le résultat est aléatoire, mais ses probabilités ne sont pas connues ici.
plain-odds-after = Après { $numbers } :
plain-odds-choice = Après { $number }, { $label } :
plain-odds-nothing = { $number }. { $label } : pas de probabilités.
plain-odds-line = { $outcome }, { $percent } ({ $over } sur { $under })
plain-odds-about = { $outcome }, { $percent }
plain-odds-estimate = { $outcome }, env. { $percent } (± { $error })
coach-why = Pourquoi : { $why }.
coach-tenths = { $whole },{ $tenth }
coach-chance = { "" } ; { $chance } % de chances de gagner (± { $error })
coach-exact = { "" } ; { $chance } % de chances de gagner, prouvé
coach-won = { "" } ; victoire assurée, prouvé
coach-lost = { "" } ; défaite assurée, prouvé
plain-coach-best = Conseil : { $number }. { $label } ; { $confidence ->
    [only] le seul coup possible
    [sure] nette préférence
    [fair] préférence
    [leaning] légère préférence
   *[even] à peine mieux, d'autres coups se valent
}{ $known ->
    [yes] { $chance }
   *[no] , sur { $playouts ->
        [one] { $playouts } partie simulée
       *[other] { $playouts } parties simulées
    }
}.
plain-coach-next = Sinon : { $number }. { $label } ; { $rating ->
    [even] équivalent
    [perhaps] peut-être moins bon
    [little] un peu moins bon
    [worse] moins bon
   *[much] bien moins bon
}{ $chance }.
plain-coach-none = Aucun conseil ici.
plain-coach-ask = Demander conseil ? La partie sera marquée assistée. o : oui, Entrée : non ?
plain-resign-ask = Abandonner la partie pour de bon ? Elle comptera comme perdue. o : oui, Entrée : non ?
plain-resigned = Partie abandonnée. Elle reste dans l'historique : { $path }
plain-left-nothing = Rien n'a été joué : la partie n'est pas gardée.
plain-log-earlier = { $count ->
    [one] Une ligne plus ancienne : l { $all }
   *[other] { $count } lignes plus anciennes : l { $all }
}
plain-log-empty = Il ne s'est encore rien passé.
plain-coach-marked = La partie est marquée assistée.
plain-clauses = Chapitres des règles : { $clauses }.
plain-no-clause = Aucun article « { $clause } ». Tapez ? pour la liste.
plain-known-seed = Vous connaissiez la graine d'avance, ce qui permet de savoir ce que tiennent les rivaux : la partie compte comme assistée.
plain-not-saved = Attention : la sauvegarde a échoué ({ $error }). Elle sera retentée au prochain coup.
plain-lost = Attention : la sauvegarde a échoué ({ $error }). Les derniers coups ne sont pas sauvegardés.
plain-left = Partie sauvegardée. Pour reprendre : oubliette play { $game } --resume { $path }
plain-left-unsaved = À bientôt.
plain-assisted = Partie assistée.
plain-unassisted = Partie sans aide.
plain-kept = Partie sauvegardée : { $path }
deal-gone = { $name } ne peut pas sortir maintenant : toutes ces cartes sont ailleurs. Rien n'a changé.
plain-deal = { $label }, carte { $number } ? (par exemple { $name } ou { $code } ; u corriger la précédente, ? liste, q revenir)
plain-deal-die = { $label }, jet { $number } ? (par exemple { $name } ; u corriger le précédent, ? liste, q revenir)
plain-deal-several = « { $typed } » convient à plusieurs : { $faces }. Tapez la suite du nom, ou le code.
plain-deal-unknown = « { $typed } » ne peut pas sortir ici : { $label }. Tapez ? pour la liste.

menu-title = Oubliette : des jeux de donjon, selon leurs règles.
menu-game = { $number }. { $title }. { $pitch }
menu-continue = c. Continuer : { $title }, { $decisions ->
    [0] aucun coup joué
    [one] { $decisions } coup joué
   *[other] { $decisions } coups joués
}.
menu-unfinished = { $count ->
    [one] n. Une partie inachevée.
   *[other] n. { $count } parties inachevées.
}
menu-unfinished-run = { $number }. { $title }, { $decisions ->
    [0] aucun coup
    [one] 1 coup
   *[other] { $decisions } coups
}, commencée le { $begun }
menu-unfinished-ask = Un numéro pour continuer, d et un numéro pour supprimer, Entrée pour revenir ?
menu-unfinished-unknown = « { $typed } » n'est pas dans la liste. Tapez un numéro de 1 à { $most }, d et un numéro, ou Entrée.
menu-delete-ask = Supprimer pour de bon { $title }, commencée le { $begun } ? o : oui, Entrée : non ?
menu-deleted = Supprimée.
menu-not-deleted = Pas supprimée : { $error }.
menu-other = h : historique et trophées, t : statistiques, r : règles, x : codex, l : English, q : quitter.
menu-ask = Votre choix ?
menu-unknown = « { $typed } » n'est pas au menu. Tapez { $most ->
    [one] { $most }
   *[other] un numéro de 1 à { $most }
} ou une des lettres.
menu-which = Les règles de quel jeu, de 1 à { $most } ? (Entrée : revenir)
menu-which-codex = Le codex de quel jeu, de 1 à { $most } ? (Entrée : revenir)
menu-unknown-game = « { $typed } » n'est pas un jeu. Tapez un numéro de 1 à { $most }, ou Entrée.

setup-fresh = Graine au hasard.
setup-players = { $players ->
    [one] { $players } joueur.
   *[other] { $players } joueurs.
}
setup-harder = r : une table plus difficile, { $what }.
setup-others = Autres joueurs : { $others }.
setup-campaign = Campagne : { $campaign } (k : une autre).
setup-ask-others = Qui joue aux autres places ?
setup-alone = Vous jouez en solo : choisissez d'abord plus de joueurs (n).
setup-keys = Entrée seule : jouer tout de suite. l : leçon, h : comment jouer, o : options, g : graine, j : défi du jour, c : vraies cartes, q : revenir au menu.
setup-keys-others = Entrée seule : jouer tout de suite. l : leçon, h : comment jouer, b : autres joueurs, o : options, g : graine, j : défi du jour, c : vraies cartes, q : revenir au menu.
setup-keys-players = Entrée seule : jouer tout de suite. l : leçon, h : comment jouer, n : nombre de joueurs, b : autres joueurs, o : options, g : graine, j : défi du jour, c : vraies cartes, q : revenir au menu.
setup-ask = Entrée pour jouer, ou une lettre ?
setup-unknown = « { $typed } » n'est pas une de ces lettres.
setup-style = { $others } : { $style }
setup-value = { $number }. { $means }
setup-option = Un numéro, ou Entrée pour garder { $now } ?
setup-no-value = « { $typed } » n'est pas un numéro de 1 à { $most }.
setup-seed = Quelle graine (un texte quelconque, Entrée pour une au hasard) ?
setup-ask-players = Combien de joueurs, de { $least } à { $most } ?

viewer-title = { $title }. { $luck } { $steps ->
    [0] Aucune étape.
    [one] { $steps } étape.
   *[other] { $steps } étapes.
}
viewer-keys = Entrée : suivante, p : précédente, un numéro : y aller, d : début, f : fin, a : analyse, q : quitter.
viewer-ask = Étape { $step } sur { $steps } ?
viewer-step = Étape { $step } : { $said }
viewer-decision = { $label }.
viewer-decision-by = { $who }, { $label }.
viewer-start = mise en place terminée.
viewer-undo = le dernier coup est annulé.
viewer-assisted = la partie est désormais assistée.
viewer-over = la partie est finie.
viewer-note = note, { $note }
viewer-next = ce que garde la campagne est noté.
viewer-coach = conseil, { $label }{ $confidence ->
    [untold] { "" }
    [only] { " (le seul coup possible)" }
    [sure] { " (nette préférence)" }
    [fair] { " (préférence)" }
    [leaning] { " (légère préférence)" }
   *[even] { " (à peine mieux, d'autres coups se valent)" }
}, sur { $playouts ->
    [one] { $playouts } partie simulée
   *[other] { $playouts } parties simulées
}.
viewer-unknown = « { $typed } » n'est pas une étape. Tapez un numéro de 0 à { $steps }, Entrée, p, d, f, a ou q.

# L'écran.

screen-motto = des jeux de donjon, selon leurs règles
screen-continue = Continuer : { $game }, { $decisions ->
    [one] { $decisions } coup
   *[other] { $decisions } coups
}
screen-history = Historique
screen-unfinished = { $count ->
    [one] Une partie inachevée
   *[other] Parties inachevées : { $count }
}
screen-unfinished-title = Parties inachevées
screen-trophies = Trophées
screen-statistics = Statistiques
screen-replays = Revoir une partie
screen-rules = Règles
screen-rules-of = { $game } : les règles
screen-language = Language: English
screen-own-language = français
screen-settings = Réglages
screen-leave = Quitter

screen-new-game = nouvelle partie
screen-play = Jouer
screen-lesson = Leçon : apprendre en jouant
screen-lesson-over = La leçon est finie. Continuez si vous voulez (rien n'en est gardé), ou q puis une vraie partie.
screen-lesson-left = Une leçon n'est pas gardée : elle reprend du début.
screen-lesson-next = Et maintenant : n joue une vraie partie, q revient au menu.
screen-guide = Comment jouer
screen-guide-of = { $game } : comment jouer
screen-row = { $label } : { $value }
campaign-last = continuer la dernière, ou commencer la première
campaign-new = en commencer une nouvelle
campaign-alone = aucune : une partie isolée
campaign-named = « { $name } »
campaign-goes-on = Campagne « { $name } » : la partie suivante peut commencer (oubliette play { $game }).
screen-campaign = Campagne
screen-campaign-kept = « { $name } », partie { $run }
screen-campaign-running = « { $name } », partie { $run } en cours
screen-luck = Tirage
screen-luck-fresh = au hasard
screen-luck-daily = défi du jour, { $date } (UTC)
screen-luck-seed = graine « { $seed } » (tapez-la)
screen-luck-asked = vraies cartes : vous dites ce qu'elles montrent
screen-players = Joueurs
screen-harder = Table plus difficile
screen-harder-not = non
screen-others = Autres joueurs

screen-set-language = Langue
screen-set-glyphs = Caractères
screen-set-colour = Couleurs
screen-set-motion = Animations
screen-set-pace = Ce qui se passe se voit
screen-pace-off = d'un coup
screen-pace-quick = vite
screen-pace-normal = pas à pas
screen-pace-slow = lentement
screen-set-mouse = Souris (dès le prochain lancement)
screen-set-odds = Afficher les probabilités
screen-on = oui
screen-off = non
screen-off-by-command = non (demandé au lancement)
screen-not-written = Les réglages valent jusqu'à votre départ ; impossible d'écrire { $path } : { $error }.

screen-nothing = rien
screen-here = vous
screen-head = { $zone } :
screen-forbidden = interdit, { $why }
screen-refused = Interdit : { $why } (r : la règle).
screen-refused-fold = { $count ->
    [one] 1 choix interdit : { $numbers } (i : pourquoi)
   *[other] { $count } choix interdits : { $numbers } (i : pourquoi)
}
screen-refused-title = Ce qui est interdit, et pourquoi
screen-comes = { $label } : { $consequence }.
screen-chance = Résultat aléatoire.
screen-odds = Probabilités : { $odds }.
screen-odds-one = { $what } { $percent } ({ $over } sur { $under })
screen-odds-about = { $what } env. { $percent } (± { $error })
screen-zone-count = { $zone } : { $count }.
screen-zone-open = { $zone } : { $count }. Entrée les nomme.
screen-no-choice = Pas de choix { $typed } : tapez un numéro de 1 à { $most }.
screen-typed-ahead = Une nouvelle question vient de s'afficher : ce chiffre n'y a pas répondu. Lisez, puis tapez-le.
screen-insist = Ce coup ne s'annule pas librement : { $why }. Annuler quand même ? La partie sera marquée comme assistée.
screen-not-kept = Les parties ne peuvent pas être sauvegardées : { $error } ({ $folder }).
screen-yes-no = o : oui    n : non
screen-coach-marks = Demander au coach ce qu'il jouerait ? La partie sera marquée comme assistée.
screen-coach-thinks = Le coach réfléchit…
screen-coach-none = Le coach n'a pas de conseil ici.
screen-coach-over = La partie est finie : rien à conseiller.
screen-coach = Coach : { $best } ; { $confidence ->
    [only] le seul coup possible
    [sure] nette préférence
    [fair] préférence
    [leaning] légère préférence
   *[even] à peine mieux, d'autres coups se valent
}{ $known ->
    [yes] { $chance }
   *[no] , sur { $playouts ->
        [one] { $playouts } partie simulée
       *[other] { $playouts } parties simulées
    }
}.
screen-coach-beside = Celui-ci : { $rating ->
    [even] équivalent
    [perhaps] peut-être moins bon
    [little] un peu moins bon
    [worse] moins bon
   *[much] bien moins bon
}{ $chance }.
screen-bot-turn = Au tour de l'autre joueur : { $who }.
screen-bot-thinks = { $who } réfléchit… { $seconds } s
screen-bot-stumbled = { $who } ne répond plus (un bug de notre part). Entrée : réessayer, u : annuler, q : sauvegarder et quitter.
screen-bot-waits = Au tour de l'autre joueur : { $who }. Appuyez sur Entrée.
screen-hand-over = Passez l'écran au joueur { $seat }.
screen-hand-over-named = Passez l'écran à { $hero }.
screen-hand-over-when = La table est cachée. Appuyez sur v ou Entrée quand personne d'autre ne regarde.
screen-seed = graine { $seed }
screen-dealt = donne imposée
screen-real-cards = vraies cartes
screen-assisted = assistée
screen-unassisted = sans aide

screen-story = Journal de la partie
screen-setup = Mise en place terminée
screen-step = Coup { $step }
screen-step-seat = Coup { $step } : { $who }
screen-find = Chercher : { $wanted }
screen-orders = Vos réponses automatiques
screen-orders-hint = Elles décident à votre place, et personne d'autre ne les voit. Une réponse qui joue l'emporte ; puis celle qui vous demande ; puis celle qui passe. Annuler un coup retire celles que vous avez données.
screen-orders-usual = { $count ->
    [one] Réponse automatique en vigueur
   *[other] Réponses automatiques en vigueur
} : { $orders } (o pour changer).
screen-order = { $order }
# Devant : la fin d'une ligne longue est coupée.
screen-order-stands = (en vigueur) { $order }
screen-talk = Parler à la table
screen-talk-hint = Que dites-vous ?
screen-talk-whom = À qui ? Tout le monde entend.

screen-prepare = Ce que l'on sort de la boîte
screen-deal-title = De vraies cartes
screen-deal = { $label }, carte { $number } : que montre-t-elle ?
screen-deal-die = { $label }, jet { $number } : que montre-t-il ?
screen-deal-none = Rien de tel ne peut sortir ici. Retour arrière efface.

screen-won = Gagné, score { $score } ({ $help }).
screen-lost = Perdu, score { $score } ({ $help }).
screen-won-by = { $count ->
    [0] Personne n'a gagné
    [one] A gagné : { $who }
   *[other] Ont gagné : { $who }
} ({ $help }).
screen-seat-won = { $who } : { $score }, victoire.
screen-seat-lost = { $who } : { $score }, défaite.
ending-won = Victoire
ending-lost = Défaite
ending-lesson = Leçon finie
ending-new-best = Votre meilleur score.
ending-streak = Victoires d'affilée : { $streak } à présent, { $best } au mieux.
ending-turning-point = Ce qui a tout décidé (étape { $step } de la partie enregistrée) : { $what }
plain-ending = { $verdict }. { $cause }
plain-ending-score = { $label } : { $points }
screen-first-run = Votre première partie avec ces réglages.
screen-compared = Rang { $place } sur { $of } parmi vos parties avec ces réglages ; avant : meilleur score { $best }, moyenne { $mean }.
screen-path = { $gauge } { $plot } de { $from } à { $to }
screen-path-peak = { $gauge } { $plot } de { $from } à { $to }, { $peak } au mieux
screen-share = À partager : { $line }
screen-share-line = Oubliette, { $game } v{ $rules }{ $options }, { $luck } : { $result } { $plot }
screen-share-seed = graine { $seed }
screen-share-deal = donne imposée
screen-share-asked = vraies cartes
screen-share-won = victoire, { $score }
screen-share-lost = défaite, { $score }
screen-share-won-by = { $count ->
    [0] personne n'a gagné
    [one] a gagné : { $who }
   *[other] ont gagné : { $who }
}
screen-file = Partie sauvegardée : { $path }

screen-run = { $begun } UTC  { $game }  { $result }  { $luck }
screen-run-unfinished = { $decisions ->
    [one] inachevée, { $decisions } coup
   *[other] inachevée, { $decisions } coups
}
screen-run-won = gagnée, { $score }
screen-run-lost = perdue, { $score }
screen-run-won-by = { $count ->
    [0] gagnée par personne
    [one] gagnée : joueur { $seats }
   *[other] gagnée : joueurs { $seats }
}
screen-run-resigned = abandonnée
screen-run-first = premier essai du jour
screen-delete = Supprimer cette partie pour de bon ? { $run }
screen-deleted = Supprimée.
screen-resign = Abandonner cette partie pour de bon ? Elle comptera comme perdue.
screen-resigned = Cette partie a été abandonnée ; v la montre.
cabinet-game = { $title } : { $earned } sur { $all }
cabinet-earned = { $name } : { $deed } { $times ->
    [one] Gagné le { $date }.
   *[other] Gagné le { $date }, { $times } fois.
}
cabinet-open = { $name } : { $deed } Pas encore.
cabinet-days = Donjon du jour : { $days ->
    [0] pas de série en cours
    [one] 1 jour
   *[other] { $days } jours de suite
}, record { $best }
screen-no-runs = Aucune partie encore.
screen-bad-files = { $count ->
    [one] { $count } fichier n'est pas une partie : { $path }
   *[other] { $count } fichiers ne sont pas des parties, le premier : { $path }
}
screen-figures = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
} ({ $share })
screen-figures-resigned = { $games ->
    [one] 1 partie abandonnée
   *[other] { $games } parties, aucune menée à son terme
}
screen-figures-rivals = { $games ->
    [one] { $games } partie entre rivaux
   *[other] { $games } parties entre rivaux
} devant cet écran : jouées, ni gagnées ni perdues
screen-scores = Scores : meilleur { $best }, moins bon { $worst }, moyenne { $mean }
screen-streaks = Victoires d'affilée : { $streak } à présent, { $best } au mieux
screen-score-path = Derniers scores : { $plot }
screen-busy = Cette partie se joue déjà ailleurs : { $path }
screen-wrong-record = { $damage } ({ $path })

screen-replay-step = Étape { $step } sur { $steps }
screen-contents = Chapitres et tournants
screen-contents-hint = Où ont commencé les salles, les manches, les combats, et ce qui a fait basculer la partie.
screen-chapter = étape { $step } : { $what }
screen-turn = { $what } (tournant)
screen-no-chapter = Aucun chapitre ne commence par là.
screen-next = Ensuite : { $said }
screen-eyes = Point de vue : { $who }.
screen-eyes-deciding = Point de vue du joueur dont c'est le tour : { $who }.
screen-knew = Affiché : ce qu'on savait alors (v : ce qui allait venir).
screen-truth = À venir : { $coming }
screen-to-come = --- à venir ---

screen-panicked = Le programme a rencontré un bug, désolé. Votre partie est sauvegardée : { $path }. Joignez ce fichier à votre signalement.
screen-panicked-idle = Le programme a rencontré un bug, désolé ; aucune partie n'était en cours. Merci de signaler ceci :
screen-key-not-found = introuvable
screen-replay-later = Cette partie n'est pas finie et ses joueurs ont des secrets : vous pourrez la revoir à la fin.
screen-coach-later = Cette partie n'est pas finie : demandez au coach en la jouant.
screen-nothing-to-come = Rien d'autre n'est venu.
screen-too-small = Cette fenêtre est trop petite pour l'écran ({ $width }×{ $height } au moins). Agrandissez-la, ou quittez avec q et jouez en lignes : oubliette --plain

screen-key-enter = Entrée
screen-key-escape = Échap
screen-key-space = Espace
screen-key-backspace = Retour arrière
screen-key-arrows = Haut/Bas
screen-key-sideways = Gauche/Droite
screen-key-play = jouer
screen-key-skip = passer
screen-key-undo = annuler
screen-key-rules = règles
screen-key-story = journal
screen-key-coach = coach
screen-key-orders = réponses
screen-key-orders-stand = réponses*
screen-key-order = activer ou retirer
screen-key-talk = parler
screen-key-say = dire
screen-key-zones = zones
screen-key-delete = supprimer
screen-key-help = aide
screen-key-quit = quitter
screen-key-leave = quitter
screen-key-new = rejouer, autre graine
screen-key-replay = revoir
screen-key-whole = choisir
screen-key-cancel = retour
screen-key-choose = choisir
screen-key-open = ouvrir
screen-key-change = changer
screen-key-back = retour
screen-key-scroll = défiler
screen-key-find = chercher
screen-key-next = suivant
screen-key-shows = celle-ci
screen-key-correct = la précédente
screen-key-ready = voir
screen-key-yes = oui
screen-key-yes-letter = o
screen-key-no = non
screen-key-step = avancer
screen-key-run = lecture
screen-key-pause = pause
screen-key-pace = allure
screen-key-jump = aller à
screen-key-goto = étape
screen-key-go = aller
screen-key-knew = vu alors
screen-key-truth = la suite
screen-key-same = même graine
screen-key-turning = tournant
screen-key-table = table
screen-key-plate = verdict
screen-key-examine = examiner
screen-key-refused = interdits
screen-key-chapter = chapitre
screen-key-contents = sommaire
screen-key-eyes = point de vue

screen-examine = De plus près
screen-help-title = Touches
screen-help =
    # Jouer
    Flèches ou h j k l  regarder une autre carte, un autre choix
    Entrée ou Espace    agir sur ce qu'on regarde
    1 à 9               ce choix aussitôt (& é " ' ( sans Maj conviennent)
    Tab, Maj+Tab        la zone suivante, la zone précédente
    Souris              un clic regarde, un second agit ; molette : journal
    u                   annuler le dernier coup
    r                   les règles de ce qu'on regarde
    i                   ce qui est interdit à présent, et pourquoi
    x                   de plus près : tout ce qu'on sait, avec les règles
    L                   le journal
    c                   demander au coach (la partie est alors marquée assistée){ $more }
    a                   abandonner la partie
    ?                   ces touches
    À la fin            n rejouer, autre graine ; s même graine ; v revoir
                        w revoir depuis le tournant ; t la table ; a l'analyse
    q                   sauvegarder et quitter ; Ctrl+Z : retour au shell

    # Les signes
    Un numéro sur le cadre d'une carte est le choix qui la joue. Une croix marque ce qui est interdit : regardez-le pour lire pourquoi.
    Une vague après un choix : le hasard a son mot à dire avant votre prochaine décision.

    # Revoir une partie
    Gauche, Droite      un pas en arrière, un pas en avant (Haut, Bas : dix)
    Début, Fin, g       au début, à la fin, à une ligne
    Espace, + et -      lecture à partir d'ici, plus vite, moins vite
    ] et [              le chapitre suivant, le précédent ; t en donne la liste
    v                   ce qu'on savait alors, ou ce qui était vrai et allait venir
    Tab                 par les yeux de qui
    c                   ce que le coach aurait joué
    a                   l'analyse : ce que chaque décision a coûté, et la chance

    # Lire
    / cherche un mot, n le suivant, Échap revient.

    # Aveugle, ou pressé ?
    oubliette --plain dit tout en lignes qu'un lecteur d'écran peut suivre.

screen-help-key-orders = o                   les réponses automatiques ; * : il y en a en vigueur
screen-help-key-talk = p                   dire une phrase à tous ou à quelqu'un ; tout le monde entend
screen-help-orders =
    # Réponses automatiques
    Une réponse automatique décide à votre place, une fois que tous les autres ont décidé. Personne d'autre ne la voit. Celle qui joue l'emporte sur celle qui vous demande, et celle-ci sur celle qui passe. Annuler un coup retire celles que vous avez données.
# Qui joue à quelle place.

who-you = Vous

# Codex.
screen-codex = Codex
screen-codex-of = Codex : { $game }
screen-key-codex = codex
codex-chapter = { $label } : { $met } sur { $all }
codex-chapter-open = { $label } : { $met }
codex-line = { $number }. { $name } · { $times } fois en { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
codex-blank = { $count ->
    [one] 1 place vide
   *[other] { $count } places vides
}
codex-met = { $times } fois en { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, la première commencée le { $date }.
codex-empty = Rien pour l'instant : jouez à ce jeu, ce que vous y verrez sera noté ici.
codex-reading = Relecture de vos parties : { $read } sur { $all }.
codex-ask = Un numéro de 1 à { $most } pour en lire plus, Entrée pour revenir ?
codex-unknown = « { $typed } » n'est pas dans la liste. Tapez un numéro de 1 à { $most }, ou Entrée.

# L'analyse d'une partie finie.
review-title = Analyse : { $game }
review-running = Analyse en cours : { $done } sur { $total }…
review-running-hint = Échap : ne pas attendre
review-unfinished = Cette partie n'est pas finie : l'analyse se fait à la fin.
review-no-value = Pas d'analyse : l'ordinateur n'a pas appris ce que valent les positions de ce jeu.
review-lesson = Pas d'analyse : les coups d'une leçon sont imposés.
review-no-seat = Pas d'analyse : cette place n'existe pas à cette table.
review-stopped = L'analyse s'est arrêtée avant la fin.
review-accuracy = Précision : { $accuracy }.
review-nothing = Rien à juger : il n'y a jamais eu qu'un seul coup possible.
review-sum = Chances de gagner : { $beginning } au départ, { $cost } par vos décisions, { $luck } par le hasard, { $result } à la fin ({ $won ->
    [yes] victoire
   *[no] défaite
}).
review-sum-others = Chances de gagner : { $beginning } au départ, { $cost } par ses décisions, { $luck } par le hasard et les autres, { $result } à la fin ({ $won ->
    [yes] victoire
   *[no] défaite
}).
review-plot = Chances de gagner, décision après décision
review-sparkline = { $what } : { $plot }
review-deal-won = Toutes cartes connues, cette donne pouvait être gagnée.
review-deal-lost-at = Toutes cartes connues, cette donne pouvait être gagnée ; après l'étape { $step } ({ $played }), elle ne le pouvait plus.
review-deal-lost = Même toutes cartes connues, cette donne ne pouvait pas être gagnée.
review-costliest = Décisions les plus coûteuses
review-no-cost = Aucune décision n'a coûté de chances.
review-costly = Étape { $step } : { $played }. { $after } de chances de gagner au lieu de { $chance }, soit { $cost } points de moins { $proved ->
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
review-decision = Étape { $step } : { $played }. Chances { $chance }{ $costly ->
    [yes] , coût { $cost }
   *[no] , sans coût
}{ $lucky ->
    [yes] , hasard { $luck }
   *[no] { "" }
}.
screen-key-review = analyse

# Les problèmes.

puzzle-chances = Les chances de gagner de chaque coup :
puzzle-own-move = { $line } (votre réponse)
puzzle-other-move = { $line }
puzzle-standing = Votre cote : { $rating }{ $moved ->
    [up] { " " }(+{ $by })
    [down] { " " }(−{ $by })
   *[none] { "" }
}, { $right ->
    [one] { $right } bonne réponse
   *[other] { $right } bonnes réponses
} sur { $answered }{ $days ->
    [0] .
    [one] { "" } ; { $days } jour d'affilée.
   *[other] { "" } ; { $days } jours d'affilée.
}
puzzle-not-kept = Votre réponse n'a pas pu être enregistrée ({ $error }).
puzzle-no-coach = Le coach se tait tant que vous n'avez pas répondu.
puzzle-menu = Problèmes : trouver le meilleur coup ({ $answered ->
    [0] { $count }
    [one] { $answered } réponse sur { $count }, votre cote : { $rating }
   *[other] { $answered } réponses sur { $count }, votre cote : { $rating }
})
plain-puzzle-next = n : problème suivant, u : essayer un autre coup, q : quitter ; ou continuez la partie (rien n'en est gardé).
screen-puzzle = Problème
screen-puzzle-today = Problème du jour
screen-puzzle-next = n : problème suivant, u : essayer un autre coup, q : quitter ; ou continuez la partie (rien n'en est gardé).
menu-puzzle = p : problème du jour
setup-puzzles = p : problèmes, trouver le meilleur coup ({ $count }).
setup-ask-puzzle = Quel problème, de 1 à { $most } (Entrée : celui du jour, q : retour) ?

# Une donne pour moi.

screen-deal-looking = Recherche d'une donne, examinées : { $looked }. Une touche pour arrêter.
screen-deal-not-found = Aucune donne de ce genre n'a été trouvée.
deal-nearest = Aucune donne de ce genre ; la plus proche parmi { $looked } : { $deal }
setup-deal = e : une donne pour moi, plus ou moins difficile.
setup-deal-looking = Recherche d'une donne…
setup-deal-nearest = Aucune donne de ce genre : voici la plus proche parmi { $looked }.
