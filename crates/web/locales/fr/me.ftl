# Ses propres parties, les jetons d'API, et partir.

me-title = Mes parties
me-guest = Vous jouez en invité : seul ce navigateur connaît vos parties. Avec un compte, vous les retrouvez sur tous vos appareils.
me-nothing = Vous n'avez pas encore joué ici.
me-start = Commencer une partie
me-running = En cours
me-none-running = Aucune partie en cours.
me-waiting = en attente de joueurs
me-statistics = Statistiques
me-history = Terminées
me-date = Date
me-result = Résultat
me-score = Score
me-won = gagnée
me-lost = perdue
me-games = Parties
me-wins = Gagnées
me-best = Meilleur score
me-mean = Score moyen
me-worst = Moins bon score
me-streak = Série en cours
me-best-streak = Meilleure série
me-rules = règles v{ $rules }
me-assisted = assistée
me-daily = défi du jour ({ $day }), { $options }
me-to = à
me-as-table = En tableau
me-chart-wins = Part des parties gagnées
me-chart-wins-said = Vous avez gagné { $share } de vos parties.
me-chart-scores = Score au fil du temps
me-chart-scores-said = { $games ->
    [one] Une partie
   *[other] Les { $games } dernières parties
}, d'un score de { $first } à { $last } ; le meilleur de tous est { $best }. Les points pleins sont les parties gagnées.
me-chart-spread = Fréquence des scores
me-chart-spread-said = Le plus fréquent : { $fullest }.
me-pages = Pages
me-newest = Revenir aux dernières
me-latest = Sur les { $games } dernières parties.
me-older = Plus anciennes

tokens-title = Jetons d'API
tokens-why = Un programme muni d'un jeton agit au nom de votre compte, par l'API. Donnez à chaque programme le sien, et révoquez-le quand il ne sert plus.
tokens-api = API
tokens-once = Copiez ce jeton maintenant : il ne sera plus montré.
tokens-none = Pas encore de jeton.
tokens-new = Nouveau jeton
tokens-label = À quoi il sert
tokens-made = Créé
tokens-revoke = Révoquer
tokens-revoke-this = Révoquer le jeton « { $label } »
tokens-bad-label = dites à quoi sert le jeton, en { $most } caractères au plus
tokens-too-many = vous avez déjà { $most } jetons, le maximum : révoquez-en un d'abord

leave-guest = Supprimer toutes mes parties
leave-account-what = Votre compte disparaît : nom, mot de passe, jetons. D'autres pourront prendre ce nom.
leave-guest-what = Ce que ce serveur sait de ce navigateur disparaît, ainsi que son cookie.
leave-alone = Les parties jouées en solo ou avec des robots sont supprimées, avec leurs enregistrements et leur place dans les classements du jour.
leave-together = Les parties à plusieurs restent celles des autres ; vous y devenez « joueur supprimé », et un robot y joue pour vous si la partie n'est pas finie.
leave-at-once = C'est immédiat et définitif. Les sauvegardes du serveur peuvent en garder une copie quelque temps.
leave-sure = Oui, tout supprimer
leave-stay = Non, retour à mes parties
leave-deleted-player = joueur supprimé
leave-done = Supprimé
leave-done-said = Tout ce que ce serveur savait de vous est supprimé. Revenez jouer quand vous voulez.
