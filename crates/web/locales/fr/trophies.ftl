# Ce qui fait revenir : trophées, records, historique, saisons, et la partie d'un ami à battre.

trophies-title = Trophées et records
trophies-how = Un trophée se gagne par une victoire sans aide, au premier essai d'une graine.
trophies-of = { $earned } { $earned ->
    [one] trophée
   *[other] trophées
} sur { $all }
trophies-unseen = { $games ->
    [one] Une victoire reste à examiner.
   *[other] { $games } victoires restent à examiner.
}
trophies-look-on = Examiner la suite
trophies-days = { $days ->
    [0] Aucune série en cours ;
    [one] Un jour ;
   *[other] { $days } jours de suite ;
} { $best ->
    [one] votre record est d'un jour.
   *[other] votre record est de { $best } jours de suite.
}
trophies-no-days = Finissez le défi du jour pour commencer une série.
trophies-to-daily = Défis du jour
trophies-earned = Gagné :
trophies-times = { $times } fois
trophies-open = Pas encore gagné.
trophies-records = Records

me-none-finished = Aucune partie finie de ce jeu.
me-filter = Choisir un jeu
me-all-games = Tous les jeux
me-today = aujourd'hui
me-yesterday = hier
me-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
me-with = avec { $who }
me-mark-daily = Défi du jour, premier essai
me-mark-again = Graine déjà jouée
me-mark-assisted = Assistée
me-shortest = Victoire la plus courte

season-title = Saison : { $game }
season-month = { $month ->
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
season-rule = Chaque défi du jour fini dans la journée vaut 1 point, gagné 3 points ; à égalité, la somme des scores départage. Les parties assistées ne comptent pas.
season-points = Points
season-days = Jours
season-wins = Victoires
season-others = Autres saisons
season-link = Classement de la saison
daily-no-season = Il n'y a pas de saison à cette date : une saison est un mois, écrit comme 2026-11.

beat-title = Faites mieux : { $game }
beat-friend = Un ami
beat-said-won = { $who } a gagné avec cette graine ; score : { $score }.
beat-said-lost = { $who } a perdu avec cette graine ; score : { $score }.
beat-pitch = Jouez la même graine, avec les mêmes options. À la fin, les deux résultats sont comparés.
beat-play = Jouer la même graine
beat-own = C'est votre partie. Envoyez ce lien à un ami : les mêmes cartes et les mêmes dés l'attendent.
beat-share = Défier un ami
beat-compare = Comparer avec la partie à battre
beat-compared = { $who } : { $theirs }, vous : { $yours }.
beat-won = { $score } (victoire)
beat-lost = { $score } (défaite)
beat-better = Vous faites mieux !
beat-equal = Égalité.
beat-worse = Pas cette fois.
beat-their-game = Revoir la partie à battre
beat-none = Cette partie n'existe pas ou plus : demandez un autre lien.
beat-not-over = cette partie n'est pas finie : ouvrez ce lien quand elle le sera
beat-not-alone = on ne peut défier qu'avec une partie jouée en solo, et d'une campagne, la première seulement : demandez un autre lien
