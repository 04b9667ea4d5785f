# Les parties revues.

past-title = Revoir une partie : { $game }
past-step = Étape
past-place = étape { $step } sur { $steps } ({ $turn ->
    [one] { $turn } coup
   *[other] { $turn } coups
})
past-first = Au début
past-back = En arrière
past-forward = En avant
past-last = À la fin
past-go = Y aller
past-eyes = Point de vue
past-share = Partager
past-same-seed = Jouer la même graine
past-record = Télécharger la partie
past-verify = Pour la vérifier vous-même :
past-imported = Partie importée. Elle respecte les règles, mais rien ne prouve qui l'a jouée, ni quand.
past-running = La partie n'est pas finie : vous ne revoyez que ce que vous saviez.
past-start = Mise en place terminée.
past-undo = Le dernier coup est annulé.
past-assisted = La partie est désormais assistée.
past-over = La partie est finie.
past-note = Une note.
past-decided = { $who } a joué.
past-no-step = Ce n'est pas un numéro d'étape.
past-unreplayable = cette partie ne peut pas être rejouée : { $why }
past-not-readable = Une partie s'ouvre quand elle est finie ; celle d'un défi du jour, le lendemain.
past-import = Revoir une partie enregistrée
past-import-pitch = Déposez le fichier d'une partie, ou collez son texte : vous pourrez la revoir pas à pas et en partager le lien.
past-file = Fichier
past-paste = Ou son texte
past-import-go = Revoir
past-import-kept = Le texte est gardé un an. Toute personne qui a le lien peut le lire.
past-no-record = il n'y a pas de partie ici : choisissez un fichier, ou collez son texte
past-too-long = cette partie est trop longue pour être gardée ici
past-import-all-full = il n'y a plus de place pour d'autres parties importées en ce moment : réessayez plus tard
past-import-full = vous avez déjà importé le maximum ici : { $most } parties, { $megabytes } Mo
past-too-free = cette partie a trop de notes pour être gardée ici : au plus { $most } ko

# Le défi du jour.

daily-title = Défi du jour : { $game }
daily-pitch = Le même donjon pour tout le monde, jusqu'à minuit UTC. Un seul essai ; un coup ne s'annule que s'il n'a rien révélé.
daily-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
daily-left = encore { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
} (jusqu'à minuit UTC)
daily-played = { $count ->
    [0] personne ne l'a encore fini
    [one] fini par { $count } personne
   *[other] fini par { $count } personnes
}
daily-continue = Continuer
daily-see-own = Ma partie
daily-once = Vous n'avez qu'un essai par jour. Les cartes sont les mêmes pour tous.
daily-gone = Vous avez joué ce défi aujourd'hui ; sa table n'existe plus.
daily-name-hint = Facultatif : le nom affiché au classement.
daily-options = Chaque combinaison d'options a son propre défi et son propre classement.
daily-board = Classement
daily-board-assisted = Parties assistées
daily-board-bots = Robots déclarés
daily-board-late = Terminées après minuit UTC
daily-nobody = Personne ne l'a encore fini.
daily-place = Rang
daily-name = Nom
daily-score = Score
daily-result = Résultat
daily-decisions = Coups
daily-again = Revoir
daily-day = Jour
daily-won = victoire
daily-lost = défaite
daily-anonymous = invité
daily-proof = Le tirage est-il vraiment fixé d'avance ?
daily-sealed = Oui : le serveur a choisi la graine avant tout le monde et n'en montre que l'empreinte. Demain il montrera la graine, et chacun pourra vérifier qu'elle a cette empreinte.
daily-unsealed = Oui : voici la graine. Son empreinte SHA-256 est celle que cette page a montrée toute la journée.
daily-commitment = Empreinte (SHA-256)
daily-days = Autres jours
daily-all = Tous les défis du jour
daily-to-board = Classement du jour
daily-not-yet = Ce défi du jour est encore en cours : la partie de quelqu'un d'autre ne se regarde pas avant minuit UTC.
daily-no-day = Il n'y a pas de défi à cette date.
daily-no-option = ce jeu n'a pas d'option « { $option } », ou pas avec cette valeur
daily-alone = le défi du jour ne se confie pas à un robot

# Les graines.

seed-title = { $game } : graine
seed-pitch = La même graine donne les mêmes cartes et les mêmes dés. Jouez-la, ou donnez ce lien à quelqu'un.
seed-own = Vos parties avec cette graine
seed-no-game = Il n'y a pas de jeu de ce nom ici.

past-play = ▶ Lecture
past-pause = ⏸ Pause
past-chapters = Chapitres et tournants
past-chapter-before = Revenir à :
past-chapter-next = Aller à :
